"""What reports about many games of Skytear group them by: heroes, factions, power cards, victory cards, structures."""

from __future__ import annotations

from collections.abc import Iterable

from ludarium.games.skytear.content import CARDS, VICTORY_CARDS
from ludarium.games.skytear.events import CardPlayed
from ludarium.games.skytear.phases import taken_down
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.decisions import Event, Seat
from ludarium.kernel.figures import Figures, Group


class SkytearFigures(Figures[SkytearState]):
    groups = (
        Group(id="pair", one="pair of factions", many="pairs of factions", kind="faction", wanted=(0.35, 0.65)),
        Group(id="faction", one="faction", many="factions", kind="faction", several=True, wanted=(0.35, 0.65)),
        Group(id="hero", one="hero", many="heroes", kind="hero", several=True),
        Group(
            id="card", one="power card", many="power cards", kind="power_card", several=True, dealt=True, used="played"
        ),
        Group(id="victory", one="victory card", many="victory cards", kind="victory_card", table=True),
    )
    first_wanted = (0.4, 0.6)
    score_word = "damage to structures"
    style = "data/report.css"

    def begins(self, state: SkytearState) -> Seat:
        return state.first_side

    def score(self, state: SkytearState, seat: Seat) -> float:
        return taken_down(state, 1 - seat % 2)

    def has(self, state: SkytearState) -> Iterable[tuple[str, Seat, str]]:
        for seat in range(state.seats):
            side = seat % 2
            heroes = [hero for hero in state.heroes if hero.side == side]
            for hero in heroes:
                yield "hero", seat, hero.id
            factions = tuple(dict.fromkeys((*state.factions[side], *(hero.card.faction for hero in heroes))))
            for faction in factions:
                yield "faction", seat, faction
            if state.turn and len(factions) == 2:
                yield "pair", seat, "+".join(sorted(factions))
        for seat, hand in enumerate(state.hands):
            for card in hand:
                yield "card", seat, CARDS[card].id
        for card in state.victory:
            yield "victory", 0, VICTORY_CARDS[card].id

    def uses(self, state: SkytearState, event: Event) -> tuple[str, Seat, str] | None:
        return ("card", event.seat, event.card) if type(event) is CardPlayed else None


FIGURES = SkytearFigures()
