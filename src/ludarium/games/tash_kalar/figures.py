"""What a report about many games of Tash-Kalar groups them by: schools, beings dealt and summoned, points by turn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.events import BeingShown
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Event, Seat
from ludarium.kernel.figures import Figures, Group


class TashKalarFigures(Figures[TashKalarState]):
    groups = (
        Group(id="school", one="school", many="schools", kind="school", wanted=(0.45, 0.55)),
        Group(id="card", one="being", many="beings", kind="being", several=True, dealt=True, used="summoned"),
    )
    score_word = "points"
    style = "data/report.css"

    def begins(self, state: TashKalarState) -> Seat:
        return state.first if state.turn else -1

    def score(self, state: TashKalarState, seat: Seat) -> float:
        return state.score(state.form.side_of(seat))

    def has(self, state: TashKalarState) -> Iterable[tuple[str, Seat, str]]:
        for seat, school in enumerate(state.schools):
            if school:
                yield "school", seat, school
        for seat in range(len(state.beings)):
            for card in chain(state.beings[seat], state.legends[seat]):
                yield "card", seat, CARD_IDS[card]

    def uses(self, state: TashKalarState, event: Event) -> tuple[str, Seat, str] | None:
        return ("card", event.seat, event.card) if type(event) is BeingShown else None


FIGURES = TashKalarFigures()
