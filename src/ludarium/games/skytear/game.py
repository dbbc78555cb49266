"""Skytear as the kernel sees it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from ludarium.games.skytear import setup as opening
from ludarium.games.skytear import view, why
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS, COUNTERS, HEROES, pack_of
from ludarium.games.skytear.decks import pile_problems
from ludarium.games.skytear.flow import STEPS
from ludarium.games.skytear.forms import FORM_INFOS, FORMS
from ludarium.games.skytear.knowledge import redealt
from ludarium.games.skytear.phases import finish
from ludarium.games.skytear.state import SkytearState
from ludarium.games.skytear.view import SkytearView
from ludarium.kernel.chance import Chance
from ludarium.kernel.decisions import Action, Emit, Script, Seat, WhyNot
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Game, GameInfo, Outcome, Position, Setup, Swap
from ludarium.kernel.packs import mark_of


class Skytear(Game[SkytearState]):
    """The course of play is in `phases` and `minions`, the cards in `cards`, the heroes' deeds in `deeds`."""

    info: ClassVar[GameInfo] = GameInfo(
        "skytear", "Skytear", rules_version=2, forms=FORM_INFOS, teams=True, pack=mark_of("skytear")
    )

    def setup(self, setup: Setup) -> SkytearState:
        self.check(setup)
        form = FORMS[setup.form]
        board = BOARDS[setup.options.get("battlefield", form.board)]
        first = setup.options.get("first", "random")
        lanes = len(board.lanes)
        state = SkytearState(
            form_id=form.id,
            board_id=board.id,
            seats=setup.seats,
            agenda=(),
            first_side=-1 if first == "random" else first,
            minions=((0,) * lanes, (0,) * lanes),
            towers=((5,) * lanes, (5,) * lanes),
            tokens=board.lane_tokens,
            hands=((),) * setup.seats,
            deck_of=tuple(seat if setup.seats <= 4 else seat % 2 for seat in range(setup.seats)),
            counters=((0,) * len(COUNTERS),) * 2,
        )
        gentle = setup.options.get("victory", "gentle" if form.gentle else "any") == "gentle"
        state.agenda = opening.opening_agenda(state, setup.options.get("outsiders", "core"), gentle=gentle)
        if form.own_pool:
            _bring_pools(state, setup.options.get("pools", "choose"))
        elif not form.drafts_factions:
            # With the core heroes only, each team drafts from its own set of eight (SK-25.5).
            state.pools = (tuple(HEROES), tuple(HEROES))
        return state

    def flow(self, state: SkytearState, emit: Emit) -> Script[None] | None:
        if state.outcome is not None:
            return None
        item = state.agenda[-1]
        return STEPS[type(item)](state, item, emit)

    def outcome(self, state: SkytearState) -> Outcome | None:
        return state.outcome

    def view(self, position: Position[SkytearState], viewer: Seat | None) -> SkytearView:
        return view.view(position, viewer)

    def determinise(self, state: SkytearState, viewer: Seat, chance: Chance) -> SkytearState:
        return redealt(state, viewer, chance, ())

    def determinise_since(
        self, state: SkytearState, viewer: Seat, chance: Chance, answers: tuple[tuple[Seat, Action], ...]
    ) -> SkytearState:
        return redealt(state, viewer, chance, answers)

    def side_of(self, setup: Setup, seat: Seat) -> int:
        return seat % 2

    def swapped(self, setup: Setup, state: SkytearState) -> Swap:
        if setup.seats % 2:  # one side has a player more: nobody could change sides without changing partners
            return Swap(tuple(range(setup.seats)), setup.options)
        options = {**setup.options, "first": state.first_side} if state.first_side >= 0 else dict(setup.options)
        pools = options.get("pools", "choose")
        if pools != "choose":  # teams bring their heroes along
            options["pools"] = [pools[1], pools[0]]
        return Swap(super().swapped(setup, state).order, options)

    def why_not(self, position: Position[SkytearState], seat: Seat, idea: Action) -> WhyNot | None:
        return why.why_not(position, seat, idea)

    def resigned(self, state: SkytearState, seat: Seat) -> SkytearState:
        after = state.__copy__()
        finish(after, lambda _: None, (2, 1) if seat % 2 == 0 else (1, 2), "resignation")
        return after


def _bring_pools(state: SkytearState, wanted: Any) -> None:
    """The heroes each team brings, with their piles; 'choose' leaves it to the table (SK-24.4)."""
    size = state.board.heroes_per_side + 2
    if wanted == "choose":
        state.pools = (tuple(HEROES), tuple(HEROES))
        state.piles_of = tuple(tuple((hero, pack_of(hero)) for hero in HEROES) for _ in (0, 1))
        return
    try:
        pools = msgspec.convert(wanted, tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]])
    except msgspec.ValidationError:
        raise BadSetup(
            "option 'pools' needs 'choose' or, for each of the two sides, a map from hero to eight cards"
        ) from None
    for side, piles in enumerate(pools):
        wrong = pile_problems(piles, size)
        if wrong:
            raise BadSetup(f"the pool of side {side} is not legal: {wrong[0]}")
    state.pools = (tuple(pools[0]), tuple(pools[1]))
    state.piles_of = tuple(
        tuple((hero, tuple(CARD_NUMBERS[card] for card in pile)) for hero, pile in piles.items()) for piles in pools
    )


SKYTEAR = Skytear()
