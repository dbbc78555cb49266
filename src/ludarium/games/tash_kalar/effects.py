"""The vocabulary of effects (TK-9): what a card's script can ask and do.

A script gets an Effect. `may_...` asks a seat that can decline, `must_...` one that cannot; both ask nothing when
there is nothing to choose, because everybody can see that. Sets of squares compose with &, | and ~.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ludarium.games.tash_kalar import changes
from ludarium.games.tash_kalar.actions import (
    DECLINE,
    HAND_OVER,
    PICKS,
    Choose,
    Direct,
    HandOver,
    Pick,
    PickCard,
    PickColour,
)
from ludarium.games.tash_kalar.arena import ARENA, NEIGHBOURS, RAYS, STEPS, nearer
from ludarium.games.tash_kalar.cards import CARD_DECKS, CARD_IDS, COMMON, HEROIC, LEGENDARY, MERCHANT
from ludarium.games.tash_kalar.ending import score_legend
from ludarium.games.tash_kalar.events import (
    ActionsGained,
    ActionSpent,
    CardFrozen,
    CardGivenUp,
    CardLaidDown,
    CardReturned,
    CountedAsLegend,
    CountingMore,
    EmptySquaresLent,
    EnemyPieceLent,
    ExtraTurnGained,
    FlareGivenUp,
    LeftTheGame,
    PendingDiscarded,
    PendingReturned,
    Possessed,
    Slowed,
    Unfrozen,
    WarpCopied,
)
from ludarium.games.tash_kalar.hands import drop_pending, take_from_hand
from ludarium.games.tash_kalar.options import SquareOptions
from ludarium.games.tash_kalar.patterns import orientation
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Action, Args, Decision, Emit, Script
from ludarium.kernel.values import replaced, without
from ludarium.spaces.squares import squares

STANDARD = "standard"
COMBAT = "combat"
EMPTY = "empty"
"""Kinds of moves: onto lower ranks, onto equal or lower ranks, onto empty squares only (TK-9.11 to TK-9.13)."""

A = TypeVar("A", bound=Action)


class Effect:
    """An effect being resolved: the state it works on, the being it belongs to, and the player's questions."""

    __slots__ = (
        "_args",
        "being",
        "card",
        "directions",
        "emit",
        "fell",
        "goes_under",
        "marks",
        "marks2",
        "side",
        "state",
        "used",
    )

    def __init__(self, state: TashKalarState, emit: Emit, card: str) -> None:
        self.state = state
        self.emit = emit
        self.side = state.side
        self.card = card
        self.being = -1
        """Where the summoned piece stands now; -1 when it has been destroyed, or for a flare."""
        self.fell = -1
        """The side of the piece that fell to the summoning, or -1."""
        self.goes_under = False
        """The card goes under its deck after the effect, and not to the discard pile (TK-22.8)."""
        self.used = 0
        self.marks = 0
        self.marks2 = 0
        self.directions: tuple[str, ...] = ()
        self._args: Args = (("card", card),)

    @classmethod
    def of_being(cls, state: TashKalarState, emit: Emit, card: int, square: int, turn: int, used: int) -> Effect:
        """The effect of a being just summoned; `used` are the pattern pieces that are still there (TK-9.29)."""
        fx = cls(state, emit, CARD_IDS[card])
        way = orientation(card, turn)
        fx.being = square
        fx.used = used
        fx.marks = way.marked(square)
        fx.marks2 = way.marked2(square)
        fx.directions = way.directions
        return fx

    # -- what stands where -------------------------------------------------------------------------------------

    @property
    def own(self) -> int:
        return self.state.pieces[self.side]

    @property
    def enemies(self) -> int:
        return self.state.occupied & ~self.state.pieces[self.side]

    @property
    def pieces(self) -> int:
        return self.state.occupied

    @property
    def common(self) -> int:
        return self.state.common

    @property
    def heroic(self) -> int:
        return self.state.heroic

    @property
    def legendary(self) -> int:
        return self.state.legendary

    @property
    def upgraded(self) -> int:
        return self.state.heroic | self.state.legendary

    @property
    def non_legendary(self) -> int:
        return self.state.occupied & ~self.state.legendary

    @property
    def empty(self) -> int:
        return self.state.empty

    @property
    def around(self) -> int:
        """The squares next to the being, wherever it has moved; none when it is gone (TK-6.16, TK-9.37)."""
        return NEIGHBOURS[self.being] if self.being >= 0 else 0

    @property
    def itself(self) -> int:
        """The being's square as a set; empty when it has been destroyed."""
        return 1 << self.being if self.being >= 0 else 0

    @property
    def gateway(self) -> int:
        """The Gateway as a set; empty while there is none (TK-22.1)."""
        return 1 << self.state.gateway if self.state.gateway >= 0 else 0

    @property
    def beside_gateway(self) -> int:
        """The squares next to the Gateway; none while there is none (TK-22.5)."""
        return NEIGHBOURS[self.state.gateway] if self.state.gateway >= 0 else 0

    @property
    def pending(self) -> int:
        """The card of the pending being, or -1 (TK-24.2)."""
        return self.state.pending_of(self.state.active)

    @property
    def droppable(self) -> bool:
        """Whether there is a pending being that can be discarded or taken back (TK-24.9)."""
        return self.pending >= 0 and CARD_IDS[self.pending] != MERCHANT

    def towards_gateway(self, at: int) -> int:
        """The squares that are nearer to the Gateway than `at`, its own among them (TK-22.6)."""
        return nearer(at, self.state.gateway) if self.state.gateway >= 0 else 0

    def room(self, rank: int = COMMON) -> int:
        """Where a piece of yours of that rank can be placed: empty squares, none while the supply is empty (TK-8.1)."""
        return self.state.empty if self.spare(rank) > 0 else 0

    # -- where pieces can go -----------------------------------------------------------------------------------

    def landings(self, kind: str, rank: int) -> int:
        """Squares that a piece of that rank may enter with a move or leap of that kind."""
        state = self.state
        if kind == EMPTY:
            return state.empty
        blocked_from = rank + 1 if kind == COMBAT else rank
        if blocked_from == COMMON:
            return state.empty
        if blocked_from == HEROIC:
            return ARENA & ~(state.heroic | state.legendary)
        return ARENA & ~state.legendary if blocked_from == LEGENDARY else ARENA

    def moves(self, kind: str, at: int) -> int:
        """Squares that the piece on `at` may move to."""
        return NEIGHBOURS[at] & self.landings(kind, self.state.rank_at(at))

    def leaps(self, kind: str, at: int) -> int:
        """Squares that the piece on `at` may leap to (TK-9.17, TK-9.19)."""
        return self.landings(kind, self.state.rank_at(at)) & ~(1 << at)

    def movable(self, kind: str, pieces: int) -> int:
        """Those of the pieces that have a move of that kind."""
        found = 0
        for square in squares(pieces):
            if self.moves(kind, square):
                found |= 1 << square
        return found

    def in_direction(self, direction: str) -> int:
        """The squares from the being to the edge (TK-1.14)."""
        line = 0
        if self.being >= 0:
            for square in RAYS[direction][self.being]:
                line |= 1 << square
        return line

    def first_in(self, direction: str, start: int) -> int | None:
        """The nearest occupied square on the line from `start` (TK-9.27)."""
        occupied = self.state.occupied
        for square in RAYS[direction][start]:
            if occupied >> square & 1:
                return square
        return None

    # -- asking ------------------------------------------------------------------------------------------------

    def may_pick(self, prompt: str, mask: int, at: int | None = None) -> Script[int | None]:
        """A square of the set, or None when declined or when there is none. `at`: the piece that would go there."""
        if not mask:
            return None
        answer = yield from self._ask(prompt, lambda extra: SquareOptions(PICKS, mask, extra), (DECLINE,), at)
        return answer.square if isinstance(answer, Pick) else None

    def must_pick(self, prompt: str, mask: int, at: int | None = None) -> Script[int | None]:
        """A square of the set; None only when there is none. A single one is taken without asking."""
        if mask & (mask - 1) == 0:
            return mask.bit_length() - 1 if mask else None
        answer = yield from self._ask(prompt, lambda extra: SquareOptions(PICKS, mask, extra), (), at)
        assert isinstance(answer, Pick)
        return answer.square

    def may_choose(self, prompt: str, *ways: str) -> Script[str | None]:
        """One of the named ways, or None when declined or when there is none."""
        if not ways:
            return None
        answer = yield from self._ask_list(prompt, tuple(Choose(way) for way in ways), (DECLINE,))
        return answer.way if isinstance(answer, Choose) else None

    def must_choose(self, prompt: str, *ways: str) -> Script[str | None]:
        """One of the named ways; a single one is taken without asking."""
        if len(ways) < 2:
            return ways[0] if ways else None
        answer = yield from self._ask_list(prompt, tuple(Choose(way) for way in ways), ())
        assert isinstance(answer, Choose)
        return answer.way

    def may_direct(self, prompt: str, directions: tuple[str, ...]) -> Script[str | None]:
        """A direction, or None when declined (TK-9.24)."""
        if not directions:
            return None
        answer = yield from self._ask_list(prompt, tuple(Direct(way) for way in directions), (DECLINE,))
        return answer.direction if isinstance(answer, Direct) else None

    def must_direct(self, prompt: str, directions: tuple[str, ...]) -> Script[str | None]:
        """A direction; a single one is taken without asking."""
        if len(directions) < 2:
            return directions[0] if directions else None
        answer = yield from self._ask_list(prompt, tuple(Direct(way) for way in directions), ())
        assert isinstance(answer, Direct)
        return answer.direction

    def must_pick_side(self, prompt: str, sides: tuple[int, ...]) -> Script[int | None]:
        """A colour; a single one is taken without asking."""
        if len(sides) < 2:
            return sides[0] if sides else None
        answer = yield from self._ask_list(prompt, tuple(PickColour(side) for side in sides), ())
        assert isinstance(answer, PickColour)
        return answer.side

    def may_pick_card(self, prompt: str, cards: tuple[int, ...]) -> Script[int | None]:
        """A card that lies open, or None when declined or when there is none."""
        if not cards:
            return None
        names = {CARD_IDS[card]: card for card in cards}
        answer = yield from self._ask_list(prompt, tuple(PickCard(name) for name in names), (DECLINE,))
        return names[answer.card] if isinstance(answer, PickCard) else None

    def must_pick_card(self, prompt: str, cards: tuple[int, ...]) -> Script[int | None]:
        """A card that lies open; a single one is taken without asking."""
        if len(cards) < 2:
            return cards[0] if cards else None
        names = {CARD_IDS[card]: card for card in cards}
        answer = yield from self._ask_list(prompt, tuple(PickCard(name) for name in names), ())
        assert isinstance(answer, PickCard)
        return names[answer.card]

    def _ask_list(self, prompt: str, options: tuple[Action, ...], extra: tuple[Action, ...]) -> Script[Action]:
        return self._ask(prompt, lambda more: options + more, extra)

    def _ask(
        self,
        prompt: str,
        options: Callable[[tuple[Action, ...]], SquareOptions | tuple[Action, ...]],
        extra: tuple[Action, ...],
        at: int | None = None,
    ) -> Script[Action]:
        """Ask whoever controls the effect; in a team control may be handed over at any question (TK-15.7)."""
        state = self.state
        args = self._args if at is None else (*self._args, ("at", at))
        if state.form.teams and state.controller == state.active:
            answer: Action = yield Decision(state.controller, prompt, options((*extra, HAND_OVER)), args)
            if not isinstance(answer, HandOver):
                return answer
            changes.hand_over(state, self.emit)
        answer = yield Decision(state.controller, prompt, options(extra), args)
        return answer

    # -- doing -------------------------------------------------------------------------------------------------

    def destroy(self, mask: int, *, counts: bool = True) -> int:
        """Destroy all pieces of the set at once (TK-9.35); how many there were."""
        number = changes.destroy(self.state, self.emit, mask, counts=counts)
        self._forget(mask)
        return number

    def move(self, at: int, to: int, *, leap: bool = False) -> bool:
        """Move or leap; whether a piece was destroyed by it."""
        crushed = changes.move(self.state, self.emit, at, to, leap=leap)
        if to == self.being:
            self.being = -1
        elif at == self.being:
            self.being = to
        return crushed

    def swap(self, at: int, to: int) -> None:
        """Two pieces change places; the being is followed (TK-24.8)."""
        changes.swap(self.state, self.emit, at, to)
        if self.being in (at, to):
            self.being = at if self.being == to else to

    def upgrade(self, square: int) -> bool:
        return changes.upgrade(self.state, self.emit, square)

    def downgrade(self, square: int) -> bool:
        return changes.downgrade(self.state, self.emit, square)

    def convert(self, square: int, rank: int) -> None:
        """An enemy piece becomes yours. Check the supply first (TK-8.10)."""
        changes.convert(self.state, self.emit, square, self.side, rank)

    def turn_over(self, square: int, side: int) -> None:
        """The piece becomes a common of that side. Check its supply first (TK-8.10)."""
        changes.convert(self.state, self.emit, square, side, COMMON)
        self._forget(1 << square)

    def place(self, square: int, rank: int = COMMON, side: int | None = None) -> None:
        """A piece from the supply, which must have one, on an empty square."""
        changes.place(self.state, self.emit, square, self.side if side is None else side, rank)

    def spare(self, rank: int, side: int | None = None) -> int:
        """Pieces of that rank left in the supply (TK-8.1)."""
        return self.state.spare(self.side if side is None else side, rank)

    def gain_action(self, count: int = 1) -> None:
        self.state.actions += count
        self.emit(ActionsGained(count))

    def gain_turn(self) -> None:
        """A complete extra turn right after this one (TK-9.31)."""
        self.state.extra_turns += 1
        self.emit(ExtraTurnGained(self.state.active))

    def borrow(self) -> None:
        """The next summoning of this turn may use one enemy piece (TK-9.32)."""
        self.state.borrow = True
        self.emit(EnemyPieceLent(self.state.active))

    def open_gateway(self, square: int) -> None:
        """The piece there becomes the Gateway (TK-22.1)."""
        changes.open_gateway(self.state, self.emit, square)

    def possess(self, side: int) -> None:
        """The next summoning of this turn uses that side's pieces instead of one's own (TK-22.9)."""
        self.state.possessed = side
        self.emit(Possessed(self.state.active, side))

    def waste_action(self) -> None:
        """An action is spent on nothing."""
        self.state.actions -= 1
        self.emit(ActionSpent(self.state.actions))

    def count_as_legend(self) -> Script[None]:
        """The summoning of this being counts as that of a legend (TK-22.7)."""
        state = self.state
        summoned, legends, on_red, on_green = state.summoned
        state.summoned = (summoned, legends + 1, on_red, on_green)
        self.emit(CountedAsLegend(state.active, self.card))
        yield from score_legend(state, self.emit)

    def may_give_up_flare(self) -> Script[bool]:
        """You may discard the flare of your hand without its effect (TK-22.10); whether it was done."""
        state = self.state
        seat = state.active
        if not state.flares[seat] or (yield from self.may_choose("give-up-flare", "flare")) is None:
            return False
        card = state.flares[seat][0]
        state.flares = replaced(state.flares, seat, without(state.flares[seat], card))
        state.flare_discard += (card,)
        self.emit(FlareGivenUp(seat, CARD_IDS[card]))
        return True

    def freeze(self, card: int, *, again: bool = False) -> Script[None]:
        """The card's frozen effect comes into play; of two the player keeps one (TK-23.1, TK-23.2)."""
        state = self.state
        seat = state.active
        old = state.frozen_of(seat)
        kept: int | None = card
        if old >= 0:
            kept = yield from self.must_pick_card("keep-frozen", (old, card))
        if kept == old >= 0:
            if not again:
                state.discards = replaced(state.discards, seat, (*state.discards[seat], card))
                self.emit(CardLaidDown(seat, CARD_IDS[card]))
            return
        if old >= 0:
            state.discards = replaced(state.discards, seat, (*state.discards[seat], old))
            self.emit(Unfrozen(seat, CARD_IDS[old]))
        if again:
            state.discards = replaced(state.discards, seat, without(state.discards[seat], card))
        state.frozen = replaced(state.frozen or (-1,) * state.seats, seat, card)
        self.emit(CardFrozen(seat, CARD_IDS[card], again))

    def destroy_for_good(self, square: int) -> None:
        """The piece is destroyed, counts as two, and leaves the game (TK-23.6)."""
        state = self.state
        side, rank = state.side_at(square), state.rank_at(square)
        self.destroy(1 << square)
        at = side * 3 + rank
        if side != self.side:
            state.destroyed = replaced(state.destroyed, at, state.destroyed[at] + 1)
        place = 2 * side + (rank == LEGENDARY)
        gone = state.gone or (0,) * (2 * state.sides)
        state.gone = replaced(gone, place, gone[place] + 1)
        self.emit(LeftTheGame(side, rank))

    def slow_others(self) -> None:
        """Every other side loses an action of its next turn (TK-23.7)."""
        state = self.state
        for side in range(state.sides):
            if side != self.side:
                slowed = state.slowed or (0,) * state.sides
                state.slowed = replaced(slowed, side, slowed[side] + 1)
                self.emit(Slowed(side))

    def copy_warp(self, card: int) -> Script[None]:
        """Carry out a copy of that card's warp effect; nobody is pending for it (TK-24.7)."""
        self.emit(WarpCopied(self.state.active, CARD_IDS[card]))
        script = _SCRIPTS[f"{CARD_IDS[card]} warp"](self)
        if script is not None:
            yield from script

    def discard_pending(self) -> None:
        """The pending being goes to the discard pile."""
        state = self.state
        seat = state.active
        card = drop_pending(state, self.emit, seat)
        state.discards = replaced(state.discards, seat, (*state.discards[seat], card))
        self.emit(PendingDiscarded(seat, CARD_IDS[card]))

    def may_discard_pending(self) -> Script[None]:
        """You may discard your pending being, if it can be discarded."""
        if self.droppable and (yield from self.may_choose("discard-pending", "discard")) is not None:
            self.discard_pending()

    def take_pending_back(self) -> None:
        """The pending being goes back to the hand; everybody knows that it is there."""
        state = self.state
        seat = state.active
        card = drop_pending(state, self.emit, seat)
        state.beings = replaced(state.beings, seat, tuple(sorted((*state.beings[seat], card))))
        state.knows = tuple(
            [known if viewer == seat else known | 1 << card for viewer, known in enumerate(state.knows)]
        )
        self.emit(PendingReturned(seat, CARD_IDS[card]))

    def give_up(self, seat: int, card: int) -> None:
        """A card of any kind leaves that hand for its discard pile, without effect (TK-24.14)."""
        state = self.state
        take_from_hand(state, seat, card)
        deck = CARD_DECKS[card]
        if deck == "legends":
            state.legend_discard += (card,)
        elif deck == "flares":
            state.flare_discard += (card,)
        else:
            state.discards = replaced(state.discards, seat, (*state.discards[seat], card))
            deck = "school"
        self.emit(CardGivenUp(seat, deck, CARD_IDS[card]))

    def may_give_up_card(self) -> Script[None]:
        """You may discard a card of your hand. Only its owner sees it and can choose, also after handing over."""
        state = self.state
        seat = state.active
        hand = {CARD_IDS[card]: card for card in state.beings[seat] + state.legends[seat] + state.flares[seat]}
        if hand:
            options = (*(PickCard(name) for name in hand), DECLINE)
            answer = yield Decision(seat, "give-up-card", options, self._args)
            if isinstance(answer, PickCard):
                self.give_up(seat, hand[answer.card])

    def count_more(self) -> None:
        """For the rest of the turn every destroyed piece counts as one more (TK-24.11)."""
        self.state.doubled += 1
        self.emit(CountingMore(self.state.active, 1 + self.state.doubled))

    def lend_empty_squares(self, number: int) -> None:
        """In the next summoning of this turn so many empty squares may count as commons (TK-24.12)."""
        self.state.hollow = number
        self.emit(EmptySquaresLent(self.state.active, number))

    def draw_extra(self, *, beings: int = 0, legends: int = 0) -> None:
        """More cards in the draw step of this turn (TK-9.30)."""
        self.state.extra_beings += beings
        self.state.extra_legends += legends

    def return_to_deck(self, card: int) -> None:
        """A card of the open discard pile goes on top of the deck; everybody sees which."""
        state = self.state
        seat = state.active
        state.discards = (
            *state.discards[:seat],
            without(state.discards[seat], card),
            *state.discards[seat + 1 :],
        )
        state.decks = (*state.decks[:seat], state.decks[seat].on_top(card), *state.decks[seat + 1 :])
        for viewer in range(state.seats):
            state.knows = replaced(state.knows, viewer, state.knows[viewer] | 1 << card)
        self.emit(CardReturned(seat, CARD_IDS[card]))

    def _forget(self, mask: int) -> None:
        if self.being >= 0 and mask >> self.being & 1:
            self.being = -1

    # -- single deeds as the cards say them --------------------------------------------------------------------

    def may_destroy(self, prey: int) -> Script[int | None]:
        """You may destroy one of the pieces; where it stood, or None."""
        target = yield from self.may_pick("destroy", prey)
        if target is not None:
            self.destroy(1 << target)
        return target

    def must_destroy(self, prey: int) -> Script[int | None]:
        """Destroy one of the pieces, if there is one; where it stood, or None."""
        target = yield from self.must_pick("destroy", prey)
        if target is not None:
            self.destroy(1 << target)
        return target

    def may_upgrade(self, pieces: int) -> Script[int | None]:
        """You may upgrade one of the pieces that can be upgraded; which, or None."""
        chosen = yield from self.may_pick("upgrade", pieces & self.state.upgradable())
        if chosen is not None:
            self.upgrade(chosen)
        return chosen

    def must_upgrade(self, pieces: int) -> Script[int | None]:
        """Upgrade one of the pieces that can be upgraded, if there is one; which, or None."""
        chosen = yield from self.must_pick("upgrade", pieces & self.state.upgradable())
        if chosen is not None:
            self.upgrade(chosen)
        return chosen

    def may_place(self, area: int, rank: int = COMMON) -> Script[int | None]:
        """You may place a piece on an empty square of the area, if the supply has one (TK-8.1); where, or None."""
        square = yield from self.may_pick("place", area & self.room(rank))
        if square is not None:
            self.place(square, rank)
        return square

    def must_place(self, area: int, rank: int = COMMON) -> Script[int | None]:
        """Place a piece on an empty square of the area, if the supply has one (TK-8.1); where, or None."""
        square = yield from self.must_pick("place", area & self.room(rank))
        if square is not None:
            self.place(square, rank)
        return square

    def may_convert(self, prey: int, rank: int | None = None) -> Script[int | None]:
        """You may convert one of the common and heroic pieces, to its own rank if none is given; which, or None."""
        target = yield from self.may_pick("convert", prey if self.spare(COMMON) > 0 else 0)
        if target is not None:
            self.convert(target, self.state.rank_at(target) if rank is None else rank)
        return target

    # -- moves as the cards say them ---------------------------------------------------------------------------

    def may_move_being(self, kind: str, limit: int = ARENA) -> Script[int | None]:
        """The being may make one move; where it went, or None."""
        if self.being < 0:
            return None
        to = yield from self.may_pick(f"move-{kind}", self.moves(kind, self.being) & limit, self.being)
        if to is not None:
            self.move(self.being, to)
        return to

    def may_leap_being(self, kind: str, limit: int = ARENA) -> Script[int | None]:
        """The being may make one leap; where it went, or None."""
        if self.being < 0:
            return None
        to = yield from self.may_pick(f"leap-{kind}", self.leaps(kind, self.being) & limit, self.being)
        if to is not None:
            self.move(self.being, to, leap=True)
        return to

    def may_move_one_of(self, kind: str, pieces: int) -> Script[tuple[int, int] | None]:
        """One of the pieces may make one move: first which, then where; (from, to), or None."""
        at = yield from self.may_pick(f"mover-{kind}", self.movable(kind, pieces))
        if at is None:
            return None
        to = yield from self.must_pick(f"move-{kind}", self.moves(kind, at), at)
        assert to is not None
        self.move(at, to)
        return at, to

    def must_move_one_of(self, kind: str, pieces: int) -> Script[None]:
        """One of the pieces makes one move, if one of them can."""
        at = yield from self.must_pick(f"mover-{kind}", self.movable(kind, pieces))
        if at is not None:
            to = yield from self.must_pick(f"move-{kind}", self.moves(kind, at), at)
            assert to is not None
            self.move(at, to)

    def may_move_piece(self, kind: str, at: int, limit: int = ARENA) -> Script[int | None]:
        """That piece may make one move; where it went, or None."""
        to = yield from self.may_pick(f"move-{kind}", self.moves(kind, at) & limit, at)
        if to is not None:
            self.move(at, to)
        return to

    def must_move_piece(self, kind: str, at: int) -> Script[int | None]:
        """That piece makes one move, if it can; where it went, or None."""
        to = yield from self.must_pick(f"move-{kind}", self.moves(kind, at), at)
        if to is not None:
            self.move(at, to)
        return to

    def may_swap(self, *pairs: tuple[int, int]) -> Script[bool]:
        """You may let a piece of the first set of a pair change places with one of its second set; whether you did."""
        at = yield from self.may_pick("swap", sum({first for first, second in pairs if first and second}))
        if at is None:
            return False
        to = yield from self.must_pick("swap-with", sum(second for first, second in pairs if first >> at & 1))
        assert to is not None
        self.swap(at, to)
        return True

    def step(self, at: int, direction: str) -> int:
        """The square next to `at` in that direction, as a set."""
        return STEPS[direction][at]


EffectScript = Callable[[Effect], Script[None] | None]
"""A card's script; one that asks nothing is a plain function."""
_SCRIPTS: dict[str, EffectScript] = {}


def effect(card: str) -> Callable[[EffectScript], EffectScript]:
    """Register the script of a being or of half a flare ("flare/f05 upper")."""

    def register(script: EffectScript) -> EffectScript:
        assert card not in _SCRIPTS, f"{card} has two scripts"
        _SCRIPTS[card] = script
        return script

    return register


def resolve(fx: Effect, part: str = "") -> Script[None]:
    """Carry out the effect of the card, or of one half of a flare."""
    script = _SCRIPTS[fx.card + part](fx)
    if script is not None:
        yield from script


def scripted_cards() -> frozenset[str]:
    return frozenset(_SCRIPTS)
