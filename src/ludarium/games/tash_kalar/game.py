"""Tash-Kalar as the kernel sees it."""

from __future__ import annotations

from typing import ClassVar

from ludarium.games.tash_kalar import view, why
from ludarium.games.tash_kalar.agenda import SIDEWAYS
from ludarium.games.tash_kalar.cards import FLARE_CARDS, LEGENDS, SCHOOLS, TASKS
from ludarium.games.tash_kalar.ending import resigned
from ludarium.games.tash_kalar.flow import STEPS
from ludarium.games.tash_kalar.forms import FORM_INFOS, FORMS
from ludarium.games.tash_kalar.knowledge import redealt
from ludarium.games.tash_kalar.opening import opening_agenda
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.kernel.chance import Chance
from ludarium.kernel.decisions import Action, Emit, Script, Seat, WhyNot
from ludarium.kernel.errors import BadSetup, IllegalAction
from ludarium.kernel.game import Game, GameInfo, Outcome, Position, Setup, Swap
from ludarium.kernel.packs import mark_of
from ludarium.kernel.values import Deck


class TashKalar(Game[TashKalarState]):
    """Play is in `opening`, `turn`, `closing` and `ending`, the cards in `beings`, `flares` and `tasks`."""

    info: ClassVar[GameInfo] = GameInfo(
        "tash-kalar", "Tash-Kalar", rules_version=1, forms=FORM_INFOS, teams=True, pack=mark_of("tash-kalar")
    )

    def setup(self, setup: Setup) -> TashKalarState:
        self.check(setup)
        form = FORMS[setup.form]
        sides = form.sides(setup.seats)
        seats = setup.seats
        hands = ((),) * seats
        return TashKalarState(
            form_id=form.id,
            seats=seats,
            agenda=opening_agenda(form),
            pieces=(0,) * sides,
            schools=_schools(setup),
            all_schools=setup.options.get("dealing", "box") == "all",
            first=_first(setup),
            beings=hands,
            legends=hands,
            flares=hands,
            decks=(Deck(),) * seats,
            discards=hands,
            legend_deck=Deck(() if form.simplified else LEGENDS),
            flare_deck=Deck(FLARE_CARDS),
            sideways=(SIDEWAYS if form.teams else 0,) * seats,
            knows=(0,) * seats,
            task_deck=Deck(_task_deck(form.tasks, form.simplified)),
            easy_tasks=form.simplified and setup.options.get("first_tasks", "easy") == "easy",
            claimed=((),) * sides,
            points=(0,) * sides,
            colour_points=((0,) * sides,) * sides if form.melee else (),
            improvised=(0,) * sides,
            destroyed=(0,) * (3 * sides),
        )

    def flow(self, state: TashKalarState, emit: Emit) -> Script[None] | None:
        if state.outcome is not None:
            return None
        item = state.agenda[-1]
        return STEPS[type(item)](state, item, emit)

    def outcome(self, state: TashKalarState) -> Outcome | None:
        return state.outcome

    def view(self, position: Position[TashKalarState], viewer: Seat | None) -> TashKalarView:
        return view.view(position, viewer)

    def determinise(self, state: TashKalarState, viewer: Seat, chance: Chance) -> TashKalarState:
        return redealt(state, viewer, chance)

    def determinise_since(
        self, state: TashKalarState, viewer: Seat, chance: Chance, answers: tuple[tuple[Seat, Action], ...]
    ) -> TashKalarState:
        return redealt(state, viewer, chance, answers)

    def why_not(self, position: Position[TashKalarState], seat: Seat, idea: Action) -> WhyNot | None:
        return why.why_not(position, seat, idea)

    def side_of(self, setup: Setup, seat: Seat) -> int:
        return FORMS[setup.form].side_of(seat)

    def swapped(self, setup: Setup, state: TashKalarState) -> Swap:
        swap = super().swapped(setup, state)
        # The seat that began begins again, with somebody else on it; schools go with those who play them.
        options = {**setup.options, "first": state.first} if state.first >= 0 else dict(setup.options)
        schools = options.get("schools", "dealt")
        if schools != "dealt":
            options["schools"] = [schools[seat] for seat in swap.order]
        return Swap(swap.order, options)

    def resigned(self, state: TashKalarState, seat: Seat) -> TashKalarState:
        if state.form.melee:
            raise IllegalAction("nobody may resign in a melee (TK-17.9)")
        after = state.__copy__()
        after.outcome = resigned(state, seat)
        return after


def _schools(setup: Setup) -> tuple[str, ...]:
    """The schools chosen by the table; empty where one is to be dealt (TK-3.1)."""
    wanted = setup.options.get("schools", "dealt")
    if wanted == "dealt":
        return ("",) * setup.seats
    names = ", ".join(SCHOOLS)
    if not isinstance(wanted, list | tuple) or len(wanted) != setup.seats:
        raise BadSetup(f"option 'schools' needs 'dealt' or a list of {setup.seats} out of {names}")
    chosen = tuple("" if school == "dealt" else school for school in wanted)
    for school in chosen:
        if not isinstance(school, str) or (school and school not in SCHOOLS):
            raise BadSetup(f"there is no school {school!r}; the schools are {names}")
        if school and chosen.count(school) > 1:
            raise BadSetup(f"the school '{school}' is taken twice; every seat needs its own (TK-3.1)")
    return chosen


def _first(setup: Setup) -> int:
    """The seat that starts, or -1 when it is to be drawn (TK-3.2)."""
    wanted = setup.options.get("first", "random")
    if wanted == "random":
        return -1
    if type(wanted) is not int or not 0 <= wanted < setup.seats:
        raise BadSetup(f"option 'first' needs 'random' or a seat from 0 to {setup.seats - 1}, not {wanted!r}")
    return wanted


def _task_deck(used: bool, simplified: bool) -> tuple[int, ...]:
    """The tasks of the form; the first game has no advanced ones (TK-13.3)."""
    return tuple(number for number, task in enumerate(TASKS) if used and not (simplified and task.advanced))


TASH_KALAR = TashKalar()
