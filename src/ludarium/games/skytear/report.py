"""The battle report: the outcome of a finished game, as facts for programs and as sentences for people."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import COUNTERS, FACTIONS, VICTORY_CARDS
from ludarium.games.skytear.effects import LAST_TURN
from ludarium.games.skytear.state import SkytearState
from ludarium.games.skytear.world import WORLD
from ludarium.kernel import record as records
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.messages import Argument, Message
from ludarium.kernel.record import Record

KINDS = frozenset(
    {
        "turn-began",
        "activated",
        "resolved",
        "hero-defeated",
        "hero-returned",
        "structure-destroyed",
        "outsider-placed",
        "control-counted",
        "minion-defeated",
    }
)
"""The events that a report is made from; all of them are open."""
_MOST = 2
"""So many turning points are told."""


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


class Turning(Struct, frozen=True):
    """Something that turned the battle, for the side `side`; what does not belong to its kind is empty."""

    kind: str
    """tower, hero, double, outsider, lane, comeback or last-stand"""
    turn: int
    side: int
    lane: str = ""
    hero: str = ""
    fallen: tuple[str, ...] = ()
    outsider: str = ""
    count: int = 0


class BattleReport(Struct, frozen=True):
    """A finished game. `reason` says how it ended: nexus, track, both, resignation, or a victory card's id."""

    form: str
    board: str
    turns: int
    reason: str
    winner: int | None
    victory_cards: tuple[str, ...]
    sides: tuple[SideReport, ...]
    place: str
    """The region where it was fought."""
    turning: tuple[Turning, ...] = ()


def report(state: SkytearState, events: Iterable[Mapping[str, Any]] = (), key: str = "") -> BattleReport:
    """The report of a finished game; refuses one that goes on.

    `events` are those of `KINDS` as programs read them, in their order. `key` stands for the game: it decides where the
    battle was fought.
    """
    if state.outcome is None:
        raise BadSetup("a battle report is written when the game is over")
    places = state.outcome.places
    winner = None if places[0] == places[1] else 0 if places[0] == 1 else 1
    sides = tuple(_side(state, side, winner) for side in (0, 1))
    return BattleReport(
        form=state.form_id,
        board=state.board_id,
        turns=state.turn,
        reason=state.outcome.reason,
        winner=winner,
        victory_cards=tuple(VICTORY_CARDS[card].id for card in state.victory),
        sides=sides,
        place=_place(sides, key),
        turning=_turning(state, events, winner),
    )


def of_record(record: Record) -> BattleReport:
    """The report of a recorded game, which is played again for it; refuses a record that is wrong or not finished."""
    table = records.begin(record)
    lasting: list[list[dict[str, Any]]] = []
    for step in records.steps(record, table):
        if step.kind == "take-back":
            lasting.pop()
        else:
            found = [msgspec.to_builtins(event) for event in step.events]
            lasting.append([event for event in found if event["type"] in KINDS])
    return report(table.position.base, [event for step in lasting for event in step], key_of(record))


def key_of(record: Record) -> str:
    """What tells a game from every other, whoever keeps its record and whatever its players are called there."""
    told = (record.game, record.rules, record.setup, record.seed, record.entropy, record.pack)
    entries = tuple((entry.seat, entry.notation) for entry in record.entries)
    return hashlib.sha256(msgspec.json.encode((told, entries), order="deterministic")).hexdigest()


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


def _place(sides: Sequence[SideReport], key: str) -> str:
    """A region of those who fought; nobody fights at the heart of a kingdom."""
    fought = {faction for side in sides for faction in side.factions}
    open_to_war = [region for region in WORLD.region if region.kind != "heart"]
    regions = [region for region in open_to_war if region.faction in fought] or open_to_war
    return regions[_drawn(key, "place") % len(regions)].id


def _drawn(key: str, purpose: str) -> int:
    """The same number for the same battle, everywhere."""
    return int.from_bytes(hashlib.sha256(f"{purpose} {key}".encode()).digest()[:4], "big")


# -- what turned the battle --------------------------------------------------------------------------------------

_WEIGHT = {"double": 7, "tower": 6, "comeback": 5, "last-stand": 4, "outsider": 3, "hero": 2, "lane": 1}


def _turning(state: SkytearState, events: Iterable[Mapping[str, Any]], winner: int | None) -> tuple[Turning, ...]:
    found = _moments(state, events)
    # What went for the winner weighs more; of two alike the later one was nearer to the end.
    ranked = sorted(found, key=lambda one: (one.side == winner, _WEIGHT[one.kind], one.turn), reverse=True)
    told: list[Turning] = []
    for one in ranked:
        if len(told) < _MOST and all(one.kind != other.kind for other in told):
            told.append(one)
    return tuple(sorted(told, key=lambda one: one.turn))


def _moments(state: SkytearState, events: Iterable[Mapping[str, Any]]) -> list[Turning]:
    side_of = {state.hero_name(number): hero.side for number, hero in enumerate(state.heroes)}
    board = BOARDS[state.board_id]
    lane_of = {
        board.names[at]: letter
        for letter, spaces in zip(board.lanes, board.lane_spaces, strict=True)
        for at in range(board.size)
        if spaces >> at & 1
    }
    found: list[Turning] = []
    turn, acting = 0, ""
    fallen: dict[int, list[str]] = {0: [], 1: []}
    lost: dict[str, int] = {}
    ever = [0, 0]
    for event in events:
        match event["type"]:
            case "turn-began":
                turn = event["turn"]
                fallen, lost = {0: [], 1: []}, {}
            case "activated" | "resolved":
                acting = event["hero"]
            case "minion-defeated":
                lane = lane_of.get(event["space"], "")
                lost[lane] = lost.get(lane, 0) + 1
            case "hero-defeated":
                hero = event["hero"]
                side = side_of[hero]
                ever[side] += 1
                fallen[side].append(hero)
                if len(fallen[side]) == 2:
                    found = [one for one in found if (one.kind, one.turn, one.side) != ("hero", turn, 1 - side)]
                    found.append(Turning("double", turn, 1 - side, fallen=tuple(fallen[side])))
                elif len(fallen[side]) < 2 and side_of.get(acting, side) != side:
                    found.append(Turning("hero", turn, 1 - side, hero=acting, fallen=(hero,)))
            case "hero-returned":
                side = side_of[event["hero"]]
                if ever[side] > ever[1 - side]:
                    found.append(Turning("comeback", turn, side, hero=event["hero"]))
            case "structure-destroyed" if event["lane"]:
                found.append(Turning("tower", turn, 1 - event["side"], lane=event["lane"]))
            case "outsider-placed":
                found.append(Turning("outsider", turn, event["side"], outsider=event["outsider"]))
            case "control-counted" if event["lanes"] and event["winner"] >= 0:
                side, lane = event["winner"], event["lanes"][0]
                alone = event["heroes"][side] == 1 and not event["minions"][side]
                if alone and event["heroes"][1 - side] + event["minions"][1 - side] > 1:
                    hero = _at(state, side, event["counted"][side])
                    if hero:
                        found.append(Turning("last-stand", turn, side, lane=lane, hero=hero))
                elif lost.get(lane, 0) > 1:
                    found.append(Turning("lane", turn, side, lane=lane, count=lost[lane]))
    return found


def _at(state: SkytearState, side: int, spaces: Sequence[str]) -> str:
    """Which hero of the side stands there now, if one does: the count itself tells only where."""
    there = [
        state.hero_name(number)
        for number, hero in enumerate(state.heroes)
        if hero.side == side and hero.at >= 0 and state.board.names[hero.at] in spaces
    ]
    return there[0] if len(there) == 1 else ""


# -- the sentences ------------------------------------------------------------------------------------------------


def story(told: BattleReport, key: str = "") -> tuple[Message, ...]:
    """The report as sentences: where it was, who fought, what turned it, how it ended."""
    first = next((side.side for side in told.sides if side.first), 0)
    ahead = first if told.winner is None else told.winner
    names: dict[str, Argument] = {
        "winner": ahead,
        "loser": 1 - ahead,
        "first_heroes": _heroes(told.sides[ahead].heroes),
        "second_heroes": _heroes(told.sides[1 - ahead].heroes),
        "region": region(told.place),
        "turns": told.turns,
    }
    if told.turns == 0:
        opening = "1"  # given up before it began
    elif told.turns <= 2:
        opening = "3"
    elif told.turns >= LAST_TURN:
        opening = "4"
    else:
        opening = str(1 + _drawn(key, "opening") % 2)
    forces = 1 + _drawn(key, "forces") % 2
    reason = told.reason if told.reason in _REASONS else "card"
    ending: dict[str, Argument] = {**names, "victory_card": told.reason} if reason == "card" else names
    return (
        Message(f"sk-report-opening-{opening}", names),
        *((Message(f"sk-report-forces-{forces}", names),) if all(side.heroes for side in told.sides) else ()),
        *(_turned(one) for one in told.turning),
        Message(f"sk-report-end-{reason}", ending),
    )


_REASONS = ("nexus", "track", "both", "resignation")


def _turned(one: Turning) -> Message:
    arguments: dict[str, Argument] = {
        "turn": one.turn,
        "winner": one.side,
        "loser": 1 - one.side,
        "lane": one.lane,
        "hero": one.hero,
        "fallen": _heroes(one.fallen),
        "outsider": one.outsider,
        "count": one.count,
    }
    return Message(f"sk-report-turn-{one.kind}", {name: value for name, value in arguments.items() if value != ""})


def _heroes(heroes: Sequence[str]) -> tuple[Message, ...]:
    return tuple(Message(f"hero-{hero}") for hero in heroes)


def region(name: str) -> Message:
    """What a region is called."""
    return Message(f"sk-region-{name.replace('_', '-')}")
