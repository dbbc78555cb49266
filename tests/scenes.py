"""Scenes for tests: an arena is drawn, a card is played on it, and what can be chosen and what becomes of it is read.

    duel = scene('''
        x . .
        . . .
        . . x''', card="imperial/swordmaster", at="e5")

A drawing is either nine rows of nine (the whole arena, `#` where there is no square) or a smaller picture whose
middle square lies on `middle` (e5 if not given). Pieces: a b c common, heroic, legendary of side 0 (the player),
x y z of side 1, m n o of side 2, u v w of side 3; `.` is empty.

`scene` has a card arrive, `acting` leaves the player to act with chosen cards in hand; `turned` and `crowded` make
drawings of drawings, `drawn` and `marked` read them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludarium
from ludarium.games.tash_kalar.actions import DECLINE, Choose, Direct, Pick, PickCard, PickColour, Summon
from ludarium.games.tash_kalar.agenda import BeginTurn, FreeAction, Summoning
from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import CARD_IDS, LEGENDS
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.patterns import LIFT, ORIENTATIONS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.text import letter_at, put
from ludarium.kernel.decisions import CHANCE, Event
from ludarium.kernel.game import Position
from ludarium.kernel.values import Deck
from ludarium.spaces.squares import name_of, square_of
from played import Played, find, with_fields

WAYS = {"d4": "nw", "e4": "n", "f4": "ne", "d5": "w", "f5": "e", "d6": "sw", "e6": "s", "f6": "se"}
"""The direction from e5 to each of its neighbours."""

EVERY_ORIENTATION = pytest.mark.parametrize(
    ("quarters", "mirrored"), [(quarters, mirrored) for quarters in range(4) for mirrored in (False, True)]
)
"""The eight ways in which a drawing can be `turned` (TK-6.2)."""

__all__ = [
    "DECLINE",
    "EVERY_ORIENTATION",
    "WAYS",
    "Scene",
    "acting",
    "arena",
    "card_number",
    "changed",
    "crowded",
    "drawn",
    "marked",
    "scene",
    "start",
    "summoned_as_drawn",
    "turned",
]


def arena(drawing: str, middle: str = "e5") -> dict[int, str]:
    """The pieces of a drawing by square, with the letters of positions as text."""
    return {square: letter for square, letter in _letters(drawing, middle) if letter not in ".#"}


def _letters(drawing: str, middle: str) -> Iterator[tuple[int, str]]:
    """Every letter of a drawing with its square."""
    rows = _rows(drawing)
    centre = square_of(middle)
    top, left = centre // 9 - len(rows) // 2, centre % 9 - len(rows[0]) // 2
    if len(rows) == len(rows[0]) == 9:
        top = left = 0
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            yield (top + y) * 9 + left + x, letter


def _rows(drawing: str) -> list[list[str]]:
    rows = [line.split() for line in drawing.strip().splitlines()]
    assert len({len(row) for row in rows}) == 1, "the rows of a drawing must have one length"
    return rows


def drawn(drawing: str, middle: str = "e5") -> dict[str, str]:
    """The pieces of a drawing by square, as `Scene.pieces` gives them."""
    return {name_of(square): letter for square, letter in sorted(arena(drawing, middle).items())}


def marked(drawing: str, letter: str = "*", middle: str = "e5") -> set[str]:
    """The squares on which a drawing has that letter."""
    return {name_of(square) for square, shown in _letters(drawing, middle) if shown == letter}


def turned(drawing: str, quarters: int = 0, *, mirrored: bool = False) -> str:
    """The drawing mirrored left to right if asked, then turned clockwise by that many quarters."""
    rows = [row[::-1] if mirrored else row for row in _rows(drawing)]
    for _ in range(quarters):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    return "\n".join(" ".join(row) for row in rows)


def crowded(drawing: str, number: int, letter: str = "a", middle: str = "e5") -> str:
    """The whole arena with what is drawn and that many more pieces, on the lowest empty squares."""
    letters = {square: shown for square, shown in _letters(drawing, middle) if shown != "."}
    for square in range(80, -1, -1):
        if number and ARENA >> square & 1 and square not in letters:
            letters[square] = letter
            number -= 1
    return "\n".join(" ".join(letters.get(row * 9 + column, ".") for column in range(9)) for row in range(9))


def start(form: str = "duel", seats: int | None = None, first: int = 0, **options: Any) -> Position[TashKalarState]:
    """A game at its first free action, with fixed schools and first player; nothing stands in the arena."""
    info = TASH_KALAR.info.form(form)
    number = seats or info.default_seats
    schools = ["northern", "highland", "sylvan", "southern"][:number]
    position = ludarium.new("tash-kalar", form, number, seed=1, options={"schools": schools, "first": first, **options})
    state: TashKalarState = position.base.__copy__()
    state.agenda = (FreeAction(),) if state.turn else (BeginTurn(-1),)
    state.pieces = (0,) * state.sides
    state.heroic = state.legendary = 0
    return Position(TASH_KALAR, state)


def changed(position: Position[TashKalarState], **fields: Any) -> Position[TashKalarState]:
    """The same game with some fields of its state set; `pieces` may be a drawing."""
    state: TashKalarState = position.base.__copy__()
    if "drawing" in fields:
        put(state, arena(fields.pop("drawing"), fields.pop("middle", "e5")))
    return Position(TASH_KALAR, with_fields(state, fields))


def card_number(card: str) -> int:
    """The number of a card; imperial beings are taken from the northern deck."""
    return CARD_IDS.index(card)


class Scene(Played[TashKalarState]):
    """An arena and a card whose effect is being resolved by seat 0."""

    # -- reading -----------------------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        """Whether the effect has been resolved."""
        return self.prompt in ("action", "end-turn", "place-for-partner")

    @property
    def squares(self) -> set[str]:
        """The squares that can be picked."""
        return {name_of(option.square) for option in self.decision.options if isinstance(option, Pick)}

    @property
    def ways(self) -> set[str]:
        """The named ways, directions, colours or cards that can be chosen."""
        found = set()
        for option in self.decision.options:
            match option:
                case Choose(way=way):
                    found.add(way)
                case Direct(direction=way):
                    found.add(way)
                case PickColour(side=side):
                    found.add(str(side))
                case PickCard(card=card):
                    found.add(card)
        return found

    @property
    def summons(self) -> set[str]:
        """The summonings that can be made, as they are written."""
        return {str(option) for option in self.decision.options if isinstance(option, Summon)}

    @property
    def may_decline(self) -> bool:
        return DECLINE in self.decision.options

    def piece_at(self, square: str) -> str:
        """The letter of the piece on a square, `.` when it is empty."""
        return letter_at(self.state, square_of(square))

    def pieces(self) -> dict[str, str]:
        """All pieces, by square."""
        occupied = self.state.occupied
        return {name_of(at): self.piece_at(name_of(at)) for at in range(81) if occupied >> at & 1}

    @property
    def destroyed(self) -> tuple[int, int, int]:
        """Enemy pieces destroyed this turn that count: commons, heroics, legendaries."""
        commons, heroics, legendaries = (sum(self.state.destroyed[rank::3]) for rank in range(3))
        return commons, heroics, legendaries

    @property
    def actions(self) -> int:
        return self.state.actions

    # -- playing -----------------------------------------------------------------------------------------------

    def after(self, *answers: str) -> Scene:
        """A scene of its own after these answers: a square, a way, a direction, "skip", or a whole notation."""
        position = self.position.copy()
        events: tuple[Event, ...] = ()
        for answer in answers:
            decision = position.pending[0]
            position.apply(decision.seat, find(decision, answer, ("pick", "choose", "direction", "colour", "card")))
            events += position.events
        return Scene(position, events)

    def results(self) -> Iterator[Scene]:
        """Every way the effect can end, over all choices."""
        if self.done or self.decision.seat == CHANCE:
            yield self
            return
        for option in self.decision.options:
            position = self.position.copy()
            position.apply(self.decision.seat, option)
            yield from Scene(position).results()


def scene(
    drawing: str,
    card: str,
    at: str = "e5",
    *,
    middle: str = "e5",
    turn: int | None = None,
    form: str = "duel",
    seats: int | None = None,
    actions: int = 2,
    **fields: Any,
) -> Scene:
    """The arena as drawn, and `card` summoned (or the flare invoked) on it by seat 0, at the first question.

    The pattern is not asked for: the being simply arrives on `at`, in orientation `turn` (the first one that fits
    the drawing, else the first one). `actions` is what the player has before the summoning. The pieces on the pattern
    squares of that orientation are those used to summon.
    """
    position = changed(start(form, seats), drawing=drawing, middle=middle, **fields)
    state: TashKalarState = position.base.__copy__()
    state.actions = actions
    if card.startswith("flare/"):
        return _flare_scene(state, card)
    state.actions -= 1
    number = card_number(card)
    square = square_of(at)
    if turn is None:
        own = state.pieces[0]
        fitting = [
            way.turn
            for way in ORIENTATIONS[number]
            if way.fits(own << LIFT, (own & state.upgraded) << LIFT) >> square & 1
        ]
        turn = fitting[0] if fitting else 0
    state.agenda = (FreeAction(), Summoning(number, square, turn, -1, -1))
    _out_of_other_places(state, number)
    made = Position(TASH_KALAR, state)
    return Scene(made, made.events)


def acting(
    drawing: str,
    *cards: str,
    middle: str = "e5",
    form: str = "duel",
    seats: int | None = None,
    actions: int = 2,
    **fields: Any,
) -> Scene:
    """The arena as drawn and seat 0 to act, with exactly these beings and legends in hand."""
    position = changed(start(form, seats), drawing=drawing, middle=middle, actions=actions, **fields)
    state: TashKalarState = position.base.__copy__()
    numbers = tuple(card_number(card) for card in cards)
    for number in numbers:
        _out_of_other_places(state, number)
    state.beings = (tuple(number for number in numbers if number not in LEGENDS), *state.beings[1:])
    state.legends = (tuple(number for number in numbers if number in LEGENDS), *state.legends[1:])
    return Scene(Position(TASH_KALAR, state))


def summoned_as_drawn(picture: str, card: str) -> Scene:
    """The card summoned on e5 in the one orientation that the picture allows.

    In the picture `t` is the target and `*` a mark or an arrow; neither is part of the pattern.
    """
    offered = acting(picture.replace("*", ".").replace("t", "."), card)
    (summoning,) = (words for words in offered.summons if " e5 " in words)
    return offered.after(summoning)


def _flare_scene(state: TashKalarState, card: str) -> Scene:
    """The flare in the player's hand is invoked against side 1; the arena must allow it."""
    number = card_number(card)
    _out_of_other_places(state, number)
    state.flares = ((number,), *state.flares[1:])
    position = Position(TASH_KALAR, state)
    option = next(option for option in position.pending[0].options if str(option) == f"invoke {card} against 1")
    position.apply(0, option)
    return Scene(position, position.events)


def _out_of_other_places(state: TashKalarState, card: int) -> None:
    """A card is in one place only: take it out of hands and decks."""
    state.beings = tuple(tuple(held for held in hand if held != card) for hand in state.beings)
    state.legends = tuple(tuple(held for held in hand if held != card) for hand in state.legends)
    state.flares = tuple(tuple(held for held in hand if held != card) for hand in state.flares)
    state.decks = tuple(_without(deck, card) for deck in state.decks)
    state.legend_deck = _without(state.legend_deck, card)
    state.flare_deck = _without(state.flare_deck, card)


def _without(deck: Deck, card: int) -> Deck:
    return Deck(
        tuple(held for held in deck.bag if held != card),
        tuple(held for held in deck.top if held != card),
        tuple(held for held in deck.bottom if held != card),
    )
