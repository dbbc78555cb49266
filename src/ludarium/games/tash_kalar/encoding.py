"""Tash-Kalar in numbers, as a seat sees it: sides and seats are counted from the observing one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from ludarium.games.tash_kalar.actions import PICKS, PLACES, TAKE_OFFS
from ludarium.games.tash_kalar.cards import CARD_IDS, RANKS, SCHOOLS, TASKS
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.options import ActionOptions, SquareOptions
from ludarium.games.tash_kalar.patterns import TURNS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.encoding import Asking, Encoding, Field, Row, Seen, Vocabulary, in_order, joined
from ludarium.kernel.game import Game, Position, Setup
from ludarium.kernel.values import Deck
from ludarium.spaces.squares import DIRECTIONS, SQUARES, name_of

_PROMPTS = """
action breathe-direction burn choose-piece combat-or-standard combat-or-two-standard convert copy-or-move copy-warp
destroy destroy-or-upgrade discard-pending doom downgrade downgrade-or-destroy downgrade-to-place downgrade-to-slow
draw-in drawn-in end-turn fire-direction follower freeze gateway give-up-card give-up-flare grow keep-frozen
leap-combat leap-standard leaper-combat leaper-standard leave-card left-over-colour legend-colour mirror move-combat
move-empty move-or-action move-or-upgrade move-standard mover-by-rank mover-combat mover-empty mover-standard place
place-colour place-enemy place-for-partner place-or-convert place-or-move place-or-upgrade place-taken put-on-card
put-under return-card return-or-move run-direction runner start-piece storm-rank swap swap-with take-off turn-colour
twin-piece upgrade which-first
"""
PROMPTS = tuple(_PROMPTS.split())
WAYS = (
    "combat",
    "standard",
    "place",
    "convert",
    "upgrade",
    "move",
    "action",
    "downgrade",
    "destroy",
    "return",
    "discard",
    "copy",
    *RANKS,
)
_TABLES = ((0, PLACES), (SQUARES, PICKS), (2 * SQUARES, TAKE_OFFS))
_CARDS = len(CARD_IDS)
UNDER = 8
"""As many cards that the viewer has put under a deck are shown in their order."""


class TashKalarEncoding(Encoding[TashKalarState]):
    """Squares are numbered row by row from a1; cards, tasks and schools as the box numbers them."""

    def __init__(self, game: Game[TashKalarState], setup: Setup) -> None:
        super().__init__(game, setup)
        self.phrases = _phrases(setup.seats)
        seats, sides = setup.seats, len({game.side_of(setup, seat) for seat in range(setup.seats)})
        self._sides, self._duel = sides, FORMS[setup.form].duel
        self._orders = tuple(
            tuple((game.side_of(setup, seat) + step) % sides for step in range(sides)) for seat in range(seats)
        )
        self._schools = Vocabulary(SCHOOLS)
        self._asking = Asking(setup.seats, PROMPTS, {"card": Vocabulary(CARD_IDS)}, ("at", "side"))
        cards, others = _CARDS, range(1, seats)
        self._decks: tuple[Deck, ...] = ()
        self._sizes: tuple[int, ...] = ()
        self._laid: dict[object, int] = {}
        """Open cards that were met before, as a set."""
        self._laid_fields = (
            *(Field(f"discards of seat {seat}", cards) for seat in range(seats)),
            *(Field(f"school of seat {seat}", len(SCHOOLS)) for seat in range(seats)),
            Field("discarded legends", cards),
            Field("discarded flares", cards),
            Field("tasks", len(TASKS)),
            Field("next task", len(TASKS)),
            *(Field(f"tasks claimed by side {side}", len(TASKS)) for side in range(sides)),
            *(Field(f"colours improvised by side {side}", sides) for side in range(sides)),
            *(Field(f"frozen effect of seat {seat}", cards) for seat in range(seats)),
            *(Field(f"pending being of seat {seat}", cards) for seat in range(seats)),
            Field("gateway", SQUARES),
        )
        self._laid_size = sum(field.size for field in self._laid_fields)
        self.sets = (
            *(Field(f"pieces of side {side}", SQUARES) for side in range(sides)),
            Field("heroic", SQUARES),
            Field("legendary", SQUARES),
            Field("hand", cards),
            *(Field(f"known hand of seat {seat}", cards) for seat in others),
            *self._laid_fields,
            *self._asking.sets,
        )
        self.numbers = (
            *(Field(f"score of side {side}", 1) for side in range(sides)),
            *((Field("points by side and colour", sides * sides),) if sides > 2 else ()),
            *(Field(f"beings, legends, flares, deck, sideways of seat {seat}", 5) for seat in range(seats)),
            Field("put under the own deck", UNDER),
            Field("put under the legends", UNDER),
            Field("put under the flares", UNDER),
            Field("legends, flares, tasks left", 3),
            Field("turn, first, active, controller", 4),
            Field("actions, discarded, borrow, extra turns, turns left", 5),
            Field("destroyed this turn", 3 * sides),
            Field("summoned this turn", 4),
            Field("possessed side, piece on a card, counting more, empty squares", 4),
            *self._asking.numbers,
        )

    def rows(self, options: Sequence[Action]) -> tuple[Row | None, Iterable[Action]]:
        kind = type(options)
        if kind is ActionOptions:
            squares: SquareOptions = options.places  # type: ignore[attr-defined]
            others: Iterable[Action] = options.besides_places()  # type: ignore[attr-defined]
            if squares.extra:
                others = chain(squares.extra, others)
        elif kind is SquareOptions:
            squares, others = options, options.extra  # type: ignore[assignment, attr-defined]
        else:
            return None, options
        for first, table in _TABLES:
            if squares.of(table):
                return Row(first, squares.mask, table), others
        return None, options

    def observe(self, position: Position[TashKalarState], seat: Seat) -> Seen:
        state = position.state
        order, seats = self._orders[seat], state.seats
        ahead = [(seat + step) % seats for step in range(seats)]
        asked, about = self._asking(position, seat)
        pieces, knows, deck = state.pieces, state.knows[seat], state.decks[seat]
        beings, legends, flares = state.beings, state.legends, state.flares
        bits = knows_of_hands = 0
        for side in reversed(order):
            bits = bits << SQUARES | pieces[side]
        at = self._sides * SQUARES
        bits |= (
            state.heroic << at
            | state.legendary << at + SQUARES
            | _set(beings[seat] + legends[seat] + flares[seat]) << at + 2 * SQUARES
        )
        if knows:
            for each in reversed(ahead[1:]):
                hand = beings[each] + legends[each] + flares[each]
                knows_of_hands = knows_of_hands << _CARDS | _set(hand) & knows
        at += 2 * SQUARES + _CARDS
        bits |= knows_of_hands << at
        key = (seat, state.discards, state.legend_discard, state.flare_discard, state.tasks, state.next_task)
        marks = state.frozen, state.pending, state.gateway
        laid = key, state.claimed, state.improvised, state.schools, marks
        shown = self._laid.get(laid)
        if shown is None:
            if len(self._laid) >= 1000:
                self._laid.clear()
            shown = self._laid[laid] = self._open_cards(state, seat)
        at += (seats - 1) * _CARDS
        bits |= shown << at | asked << at + self._laid_size
        # In a duel the points are the score.
        simple = self._duel and not state.pending
        numbers = [state.points[side] if simple else state.score(side) for side in order]
        if self._sides > 2:
            numbers += [state.colour_points[side][colour] for side in order for colour in order]
        sizes = self._deck_sizes(state)
        for each in ahead:
            numbers += (
                len(beings[each]),
                len(legends[each]),
                len(flares[each]),
                sizes[each],
                state.sideways[each],
            )
        numbers += _under(deck, knows)
        numbers += _under(state.legend_deck, knows)
        numbers += _under(state.flare_deck, knows)
        numbers += sizes[seats:]
        numbers += (
            state.turn,
            (state.first - seat) % seats + 1 if state.first >= 0 else 0,
            (state.active - seat) % seats,
            (state.controller - seat) % seats,
            state.actions,
            state.discarded,
            state.borrow,
            state.extra_turns,
            state.turns_left + 1,
        )
        for side in order:
            numbers += state.destroyed[3 * side : 3 * side + 3]
        numbers += state.summoned
        numbers += (
            order.index(state.possessed) + 1 if state.possessed >= 0 else 0,
            3 * order.index(state.on_card // 3) + state.on_card % 3 + 1 if state.on_card >= 0 else 0,
            state.doubled,
            state.hollow,
        )
        return bits, [*numbers, *about]

    def _deck_sizes(self, state: TashKalarState) -> tuple[int, ...]:
        """How many cards are in each deck; those of the last state, unless something was drawn since."""
        decks = (*state.decks, state.legend_deck, state.flare_deck, state.task_deck)
        if any(one is not other for one, other in zip(decks, self._decks, strict=False)) or not self._decks:
            self._decks, self._sizes = decks, tuple(len(deck) for deck in decks)
        return self._sizes

    def _open_cards(self, state: TashKalarState, seat: Seat) -> int:
        """Cards that lie open and what goes with them; most answers do not change any of it."""
        order, ahead = self._orders[seat], [(seat + step) % state.seats for step in range(state.seats)]
        sets = (
            *[_set(state.discards[each]) for each in ahead],
            *[self._schools.bit(state.schools[each]) for each in ahead],
            _set(state.legend_discard),
            _set(state.flare_discard),
            _set(state.tasks),
            _one(state.next_task),
            *[_set(state.claimed[side]) for side in order],
            *[_turned(state.improvised[side], order) for side in order],
            *[_one(state.frozen_of(each)) for each in ahead],
            *[_one(state.pending_of(each)) for each in ahead],
            _one(state.gateway),
        )
        return joined(sets, self._laid_fields)


def _phrases(seats: int) -> tuple[str, ...]:
    squares = [name_of(square) for square in range(SQUARES)]
    return (  # the first three as `rows` counts them
        *(f"place {square}" for square in squares),
        *(f"pick {square}" for square in squares),
        *(f"take off {square}" for square in squares),
        *(f"{square} {turn}" for square in squares for turn in TURNS),
        *(f"{verb} {card}" for verb in ("summon", "discard", "under", "card", "thaw", "warp") for card in CARD_IDS),
        *(f"{verb} {square}" for verb in ("borrow", "improvise") for square in squares),
        *(f"invoke {card}" for card in CARD_IDS if card.startswith("flare/")),
        *(f"against {seat}" for seat in range(seats)),
        "hand over",
        "end turn",
        "skip",
        *(f"claim {task.id}" for task in TASKS),
        *(f"direction {direction}" for direction in DIRECTIONS),
        *(f"choose {way}" for way in WAYS),
        *(f"colour {side}" for side in range(seats)),
    )


@lru_cache(maxsize=10_000)
def _set(members: tuple[int, ...]) -> int:
    found = 0
    for member in members:
        found |= 1 << member
    return found


def _one(member: int) -> int:
    """A set of one member, or of none for -1."""
    return 1 << member if member >= 0 else 0


def _turned(colours: int, order: tuple[int, ...]) -> int:
    """A set of sides, counted from the viewer's."""
    return sum(1 << at for at, side in enumerate(order) if colours >> side & 1) if colours else 0


def _under(deck: Deck, knows: int) -> list[int]:
    """The cards at the bottom whose place the viewer knows, in the order they will be drawn."""
    if not deck.bottom:
        return [0] * UNDER
    return in_order([card for card in deck.bottom if knows >> card & 1], UNDER)
