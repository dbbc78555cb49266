"""Journeys for tests: a campaign or an expedition in which combats end as the test says, without being fought.

    trip = journey(["ranger", "noble"])              # one hero a seat, at the first scene
    trip = trip.after("choice word")                 # all seats agree
    trip = journey(["rogue", "shaman"], scene="s133", seats=1).after("choice swim").rolls("success trait fail")

`after` takes notations: where the party must agree the others agree at once. Chance is asked like a seat; `rolls` and
`draws` answer for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from ludarium.games.fateforge.actions import AGREE, Drawn, Rolled
from ludarium.games.fateforge.agenda import BeginScene
from ludarium.games.fateforge.battle import Combat
from ludarium.games.fateforge.campaign.course import open_campaign
from ludarium.games.fateforge.campaign.expedition import open_expedition
from ludarium.games.fateforge.campaign.managing import fresh_hero
from ludarium.games.fateforge.content import COMBATS, ITEMS
from ludarium.games.fateforge.flow import STEPS
from ludarium.games.fateforge.state import FateforgeState, Held, HeroState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import CHANCE, Action, Decision, Emit, Event, Script, find_option
from ludarium.kernel.game import FormInfo, Game, GameInfo, Outcome, Position
from played import Played


def _fought(state: FateforgeState, item: Combat, emit: Emit) -> Script[None]:
    """A combat that is not fought: somebody says how it ends."""
    answer = yield Decision(CHANCE, "combat", tuple(Drawn(result) for result in ("success", "partial", "fail")))
    state.next_step()
    met = {"success": len(COMBATS[item.combat].objectives), "partial": 1, "fail": 0}[answer.what]
    state.remember(
        results=(*state.campaign.results, f"{item.combat} {answer.what}"),
        objectives=(*state.campaign.objectives, *(f"{item.combat}.{number + 1}" for number in range(met))),
    )


class Journeys(Game[FateforgeState]):
    """Fateforge without its combats."""

    info: ClassVar[GameInfo] = GameInfo("fateforge-journeys", "Journeys", 1, (FormInfo("campaign", (1, 2, 3, 4)),))

    def flow(self, state: FateforgeState, emit: Emit) -> Script[None] | None:
        if state.outcome is not None:
            return None
        item = state.agenda[-1]
        return _fought(state, item, emit) if isinstance(item, Combat) else STEPS[type(item)](state, item, emit)

    def outcome(self, state: FateforgeState) -> Outcome | None:
        return state.outcome


JOURNEYS = Journeys()


class Journey(Played[FateforgeState]):
    """A position that is easy to read and to play on."""

    @property
    def prompt(self) -> str:
        return self.position.pending[0].prompt if self.position.pending else "over"

    @property
    def asked(self) -> list[int]:
        """The seats that are asked."""
        return [decision.seat for decision in self.position.pending]

    @property
    def args(self) -> dict[str, str | int]:
        return dict(self.position.pending[0].args)

    def options(self, seat: int | None = None) -> set[str]:
        """What can be answered, in notation; of one seat, or of the first that is asked."""
        decision = self.position.pending[0] if seat is None else self.position.decision_of(seat)
        assert decision is not None
        return {str(option) for option in decision.options}

    @property
    def scene(self) -> str:
        return self.state.scene

    def hero(self, name: str) -> HeroState:
        return self.state.party[self.state.hero_number(name)]

    # -- playing -----------------------------------------------------------------------------------------------

    def by(self, seat: int, notation: str) -> Journey:
        """One answer of one seat, nobody else's."""
        return self._played([(seat, notation)])

    def after(self, *notations: str) -> Journey:
        """Answers in order, each by the first seat asked that can give it; the others agree where they must."""
        trip = self
        events: tuple[Event, ...] = ()
        for notation in notations:
            seat = trip._who(notation)
            trip = trip._played([(seat, notation)])
            events += trip.events
            while trip.position.pending and AGREE in trip.position.pending[0].options:
                trip = trip._played([(trip.position.pending[0].seat, "agree")])
                events += trip.events
        return Journey(trip.position, events)

    def rolls(self, faces: str) -> Journey:
        """Chance rolls test dice."""
        assert self.asked == [CHANCE], f"{self.prompt} asks seat {self.asked}"
        return self._given(CHANCE, Rolled(tuple(faces.split())))

    def draws(self, *names: str) -> Journey:
        """Chance draws, one thing after the other."""
        trip = self
        events: tuple[Event, ...] = ()
        for name in names:
            trip = trip._given(CHANCE, Drawn(name))
            events += trip.events
        return Journey(trip.position, events)

    def ends(self, result: str) -> Journey:
        """The party goes into the combat that waits, and it ends like that."""
        return self.after("choose fight").draws(result)

    def _who(self, notation: str) -> int:
        for decision in self.position.pending:
            if notation in {str(option) for option in decision.options}:
                return decision.seat
        raise AssertionError(f"'{notation}' is not among {sorted(self.options())} ({self.prompt})")

    def _given(self, seat: int, action: Action) -> Journey:
        position = self.position.copy()
        position.apply(seat, action)
        return Journey(position)

    def _played(self, answers: Sequence[tuple[int, str]]) -> Journey:
        trip = self
        for seat, notation in answers:
            decision = trip.position.decision_of(seat)
            assert decision is not None, f"seat {seat} is not asked; {trip.prompt} asks {trip.asked}"
            trip = trip._given(seat, find_option(decision, notation))
        return trip


def journey(
    heroes: Sequence[str] | None = ("ranger", "rogue"),
    *,
    seats: int | None = None,
    scene: str = "",
    expedition: str | None = None,
    campaign: dict[str, Any] | None = None,
    completed: bool = False,
    **changes: dict[str, Any],
) -> Journey:
    """A party at the beginning of the campaign, at a scene, or of an expedition.

    `campaign`: fields of the campaign's state; `ranger={...}`: fields of that hero's; slots are given by name of item
    ("1: hunting_bow, 4: healing_potion").
    """
    state = FateforgeState(form_id="campaign", seats=seats or len(heroes or ()), agenda=())
    if expedition is not None:
        party = tuple(fresh_hero(hero, number % state.seats) for number, hero in enumerate(heroes or ()))
        open_expedition(state, expedition or None, party)
    else:
        open_campaign(state, heroes, completed)
        if scene:
            state.agenda = (BeginScene(scene),)
    state.remember(**(campaign or {}))
    for name, fields in changes.items():
        number = state.hero_number(name)
        if "slots" in fields:
            fields = {**fields, "slots": slots_of(fields["slots"])}
        state.set_hero(number, **fields)
    return Journey(Position(JOURNEYS, state))


def slots_of(text: str) -> tuple[Held | None, ...]:
    """Slots as "1: short_sword, 5: leather_jerkin down"."""
    slots: list[Held | None] = [None] * 6
    for part in filter(None, text.split(", ")):
        slot, name, *down = part.replace(":", "").split()
        slots[int(slot) - 1] = Held(name, ITEMS[name].armour, ITEMS[name].charges, face_down=bool(down))
    return tuple(slots)


def wander(seed: int, heroes: Sequence[str], seats: int, limit: int = 20_000) -> Iterator[Journey]:
    """A whole campaign in which everything is answered by lot."""
    trip = journey(heroes, seats=seats)
    chance = KeyedChance(seed_of(seed))
    position = trip.position
    for number in range(limit):
        if position.over:
            return
        decision = position.pending[chance.below(len(position.pending), "who", number)]
        position.apply(decision.seat, decision.options[chance.below(len(decision.options), "what", number)])
        yield Journey(position)
    raise AssertionError(f"no end after {limit} answers")
