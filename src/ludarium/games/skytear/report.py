"""The battle report: what a finished game comes to, for people as text and for programs as data."""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.skytear.content import COUNTERS, FACTIONS, VICTORY_CARDS
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.errors import BadSetup


class SideReport(Struct, frozen=True):
    """One side: whom it fielded and what it did."""

    side: int
    seats: tuple[int, ...]
    first: bool
    factions: tuple[str, ...]
    heroes: tuple[str, ...]
    result: str
    """win, loss or draw"""
    heroes_defeated: int
    minions_defeated: int
    tokens_won: int
    structure_damage: int
    towers_left: int


class BattleReport(Struct, frozen=True):
    """A finished game. `reason` says how it ended: nexus, track, both, resignation, or a victory card's id."""

    form: str
    board: str
    turns: int
    reason: str
    winner: int | None
    victory_cards: tuple[str, ...]
    sides: tuple[SideReport, ...]


def report(state: SkytearState) -> BattleReport:
    """The report of a finished game; refuses one that goes on."""
    if state.outcome is None:
        raise BadSetup("a battle report is written when the game is over")
    places = state.outcome.places
    winner = None if places[0] == places[1] else 0 if places[0] == 1 else 1
    return BattleReport(
        form=state.form_id,
        board=state.board_id,
        turns=state.turn,
        reason=state.outcome.reason,
        winner=winner,
        victory_cards=tuple(VICTORY_CARDS[card].id for card in state.victory),
        sides=tuple(_side(state, side, winner) for side in (0, 1)),
    )


def _side(state: SkytearState, side: int, winner: int | None) -> SideReport:
    def counted(name: str) -> int:
        return state.counters[side][COUNTERS.index(name)]

    heroes = [hero for hero in state.heroes if hero.side == side]
    played = {hero.card.faction for hero in heroes}
    return SideReport(
        side=side,
        seats=state.team(side),
        first=side == state.first_side,
        factions=tuple(faction for faction in FACTIONS if faction in played),
        heroes=tuple(hero.id for hero in heroes),
        result="draw" if winner is None else "win" if winner == side else "loss",
        heroes_defeated=counted("enemy_heroes_defeated"),
        minions_defeated=counted("enemy_minions_defeated"),
        tokens_won=counted("control_tokens_won"),
        structure_damage=counted("structure_damage_dealt"),
        towers_left=sum(hp > 0 for hp in state.towers[side]),
    )


_ENDINGS = {
    "nexus": "the enemy nexus was destroyed",
    "track": "the mana track had come to its end",
    "both": "both sides fulfilled a condition at the same moment",
    "resignation": "the other side gave up",
}


def text(finished: BattleReport) -> str:
    """The report in a few lines of English."""
    names = {card.id: card.name for card in VICTORY_CARDS}
    ending = _ENDINGS.get(finished.reason) or f"{names[finished.reason]} was fulfilled"
    outcome = "A draw" if finished.winner is None else f"Side {finished.winner} won"
    turns = f"{finished.turns} turn{'s' if finished.turns != 1 else ''}"
    lines = [f"Skytear, {finished.form} on {finished.board}: {outcome} after {turns}: {ending}."]
    for side in finished.sides:
        players = " and ".join(f"seat {seat}" for seat in side.seats)
        lines.append(
            f"Side {side.side} ({players}{', first' if side.first else ''}), {' and '.join(side.factions)}: "
            f"{', '.join(side.heroes)}."
        )
        lines.append(
            f"  {side.heroes_defeated} heroes and {side.minions_defeated} minions defeated, "
            f"{side.tokens_won} tokens won, {side.structure_damage} damage to structures, "
            f"{side.towers_left} towers left."
        )
    return "\n".join(lines) + "\n"
