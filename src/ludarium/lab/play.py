"""One game for programs that learn: what may be answered as a mask, what a seat may know as an array.

An answer is one code or, where several options share it, a chain of them: the phrases of its notation until only one
option is left; options that no phrase tells apart are numbered. Codes are numbers below `Book.codes`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludarium.bots import Bot
from ludarium.kernel.chance import Chance, KeyedChance
from ludarium.kernel.decisions import CHANCE, Action, Decision, Seat
from ludarium.kernel.encoding import COUNTED, Encoding, Field, Row
from ludarium.kernel.errors import BadPosition, BadSetup, IllegalAction, NotYourSeat, Refusal
from ludarium.kernel.game import Game, Outcome, Position, Setup
from ludarium.kernel.game import game as game_of
from ludarium.kernel.title import title
from ludarium.kernel.views import view_bytes
from ludarium.lab.plain import PlainEncoding

Array: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]
MAX_STEPS = 10_000
"""After so many steps a game is cut off, unless another number is asked for."""
COUNTING = 64
"""As many options are counted at a time; one more code asks for the following ones."""
_FORMAT = "ludarium environment 1"


class Book:
    """What all plays of one set-up share: the codes, the places of an observation, who plays with whom."""

    def __init__(self, game_id: str, form: str | None, seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.game: Game[Any] = game_of(game_id)
        info = self.game.info
        found = info.form(form or title(game_id).form or info.forms[0].id)
        self.setup = Setup(found.id, found.default_seats if seats is None else seats, dict(options or {}))
        self.game.setup(self.setup)  # refuses what cannot be played
        kind: type[Encoding[Any]] = title(game_id).load("encoding") or PlainEncoding
        self.encoding = kind(self.game, self.setup)
        self.phrases = self.encoding.phrases
        counting = COUNTING if self.phrases else 4 * COUNTING
        self.names = (*self.phrases, *(f"option {number}" for number in range(1, counting + 1)), "later options")
        self.codes = len(self.names)
        self.mask_bytes = (self.codes + 7) // 8
        self.first_option, self.later = len(self.phrases), self.codes - 1
        said = (Field("said so far", self.codes),)
        self.set_fields = (*self.encoding.sets, *said)
        self.number_fields = (Field("chain", 1), *self.encoding.numbers)
        self._said_at = sum(field.size for field in self.encoding.sets)
        self._bits = self._said_at + self.codes
        self.size = self._bits + sum(field.size for field in self.number_fields)
        self._bytes = (self.size + 7) // 8
        sides = [self.game.side_of(self.setup, seat) for seat in range(self.setup.seats)]
        self.opponents = max(1, *(sum(side != other for other in sides) for side in sides))

    @property
    def places(self) -> dict[str, slice]:
        """Where each field of an observation is: sets first, a place for each member, then numbers."""
        found, at = {}, 0
        for field in (*self.set_fields, *self.number_fields):
            found[field.name] = slice(at, at + field.size)
            at += field.size
        return found

    def observed(self, position: Position[Any], seat: Seat, said: Sequence[int] = ()) -> Array:
        """What `seat` may know; `said` is what it has said of its answer so far."""
        bits, numbers = self.encoding.observe(position, seat)
        for code in said:
            bits |= 1 << self._said_at + code
        # Unpacked at once with room for the numbers behind the sets.
        spread = np.frombuffer(bits.to_bytes(self._bytes, "little"), np.uint8)
        seen = np.unpackbits(spread, count=self.size, bitorder="little")
        try:
            shown = bytes(numbers)
        except ValueError:
            shown = bytes(max(0, min(number, COUNTED)) for number in numbers)
        seen[self._bits] = min(len(said), COUNTED)
        seen[self._bits + 1 :] = np.frombuffer(shown, np.uint8)
        return seen

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        """From -1 to 1: those beaten less those who were better; where all win or lose together, the same for all."""
        if outcome.shared is not None:
            return 2 * outcome.shared - 1
        mine = outcome.places[seat]
        ahead = sum((place > mine) - (place < mine) for place in outcome.places)
        return ahead / self.opponents


class Choosing:
    """How far a seat has come with its answer to one decision. Nothing of it changes; a code leads to another one."""

    __slots__ = ("_book", "_groups", "_left", "_row", "_start", "said")

    def __init__(self, book: Book, options: Sequence[Action], said: tuple[int, ...] = (), start: int = -1) -> None:
        self._book = book
        self.said = said
        self._start = start
        self._left: Sequence[Action] = options
        self._row: Row | None = None
        self._groups: dict[int, list[Action]] = {}
        if start >= 0:
            self._count(options, start)
            return
        depth, others = len(said), options
        if not depth:
            self._row, others = book.encoding.rows(options)  # type: ignore[assignment]
        known, path, groups = book.encoding.known, book.encoding.path, self._groups
        unnamed = []
        for option in others:
            phrases = known.get(option) or path(option)
            if len(phrases) > depth:
                code = phrases[depth]
                if code in groups:
                    groups[code].append(option)
                else:
                    groups[code] = [option]
            else:
                unnamed.append(option)
        if unnamed:
            self._left = unnamed
            self._count(unnamed, 0)

    def _count(self, options: Sequence[Action], start: int) -> None:
        book = self._book
        last = start + book.later - book.first_option
        for code, option in enumerate(options[start:last], book.first_option):
            self._groups[code] = [option]
        self._start = start
        if len(options) > last:
            self._start = last
            self._groups[book.later] = []

    @property
    def codes(self) -> list[int]:
        """What may be said now."""
        return [int(code) for code in np.flatnonzero(self.mask())]

    def mask(self) -> Mask:
        """What may be said now, as an array of its own."""
        book, bits = self._book, 0
        for code in self._groups:
            bits |= 1 << code
        if self._row is not None:
            bits |= self._row.members << self._row.first
        spread = np.frombuffer(bits.to_bytes(book.mask_bytes, "little"), np.uint8)
        return np.unpackbits(spread, count=book.codes, bitorder="little").view(np.int8)

    def said_next(self, code: int) -> Choosing | Action:
        """The option that is meant, or what is left to say."""
        row = self._row
        if row is not None and code >= row.first and row.members >> code - row.first & 1:
            return row.table[code - row.first]
        group = self._groups.get(code)
        if group is None:
            raise IllegalAction(self._refused(code))
        if len(group) == 1:
            return group[0]
        said = (*self.said, code)
        if code == self._book.later:
            return Choosing(self._book, self._left, said, self._start)
        return Choosing(self._book, group, said)

    def leading_to(self, action: Action) -> int:
        """The code to say next for that option."""
        depth, phrases = len(self.said), self._book.encoding.path(action)
        if self._start < 0 or self._row is not None:
            code = phrases[depth] if depth < len(phrases) else -1
            if code in self._groups or (self._row is not None and code >= 0):
                return code
        for code, group in self._groups.items():
            if action in group:
                return code
        if action in self._left and self._book.later in self._groups:
            return self._book.later
        raise IllegalAction(f"'{action}' is not one of the options")

    def _refused(self, code: int) -> str:
        names = self._book.names
        if not 0 <= code < len(names):
            return f"there is no action {code}: actions are numbers from 0 to {len(names) - 1}"
        codes = self.codes
        shown = ", ".join(f"{each} ({names[each]})" for each in codes[:4])
        more = f" and {len(codes) - 4} more" if len(codes) > 4 else ""
        return f"action {code} ({names[code]}) is not possible now: the action mask allows {shown}{more}"


class Play:
    """A game in progress. The seat to answer is `seat`; None: it is over or cut off."""

    __slots__ = ("_choosing", "_last", "answered", "book", "max_steps", "position", "seat", "seed", "steps", "told")

    def __init__(self, book: Book, seed: bytes, max_steps: int = MAX_STEPS) -> None:
        if max_steps < 1:
            raise BadSetup(f"a game needs at least one step, not {max_steps}")
        self.book = book
        self.seed = seed
        self.max_steps = max_steps
        self.steps = 0
        self.told: list[int] = []
        self.position: Position[Any] = Position(book.game, book.game.setup(book.setup), KeyedChance(seed))
        self.seat: Seat | None = None
        self.answered: tuple[Seat, Action] | None = None
        """The last whole answer, and whose it was."""
        self._choosing: Choosing | None = None
        self._turn_to(-1)

    @classmethod
    def without_luck(cls, book: Book, max_steps: int = MAX_STEPS) -> Play:
        """A play whose draws are told by `draw`, from the first one on. It cannot be written down."""
        play: Play = cls.__new__(cls)
        play.book, play.seed, play.max_steps = book, b"", max_steps
        play.steps, play.told = 0, []
        play.position = Position(book.game, book.game.setup(book.setup))
        play.seat, play.answered, play._choosing = None, None, None
        play._turn_to(-1)
        return play

    # -- answering ---------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What the seat to answer is asked."""
        return None if self.seat is None else self.position.decision_of(self.seat)

    @property
    def choosing(self) -> Choosing:
        """What the seat to answer may say now."""
        if self._choosing is None:
            decision = self.decision
            if decision is None:
                raise NotYourSeat(f"nobody is asked: the game is {'over' if self.position.over else 'cut off'}")
            self._choosing = Choosing(self.book, decision.options)
        return self._choosing

    @property
    def truncated(self) -> bool:
        """Whether the game was cut off before its end."""
        return self.steps >= self.max_steps and not self.position.over

    def step(self, code: int) -> None:
        """Say one code for the seat to answer. Refuses what the mask does not allow; a refusal changes nothing."""
        meant = self.choosing.said_next(code)
        if isinstance(meant, Choosing):
            self._choosing = meant
            self._stepped(code)
        else:
            self.answer(meant, code)

    def answer(self, action: Action, code: int) -> None:
        """Give the whole answer that the last code of a chain stands for."""
        seat = self.seat
        assert seat is not None
        self.position.apply(seat, action)
        self.answered = (seat, action)
        self._choosing = None
        self._turn_to(seat)
        self._stepped(code)

    def draw(self, outcome: Action) -> None:
        """What chance does, where draws are told."""
        last = self._last
        self.position.apply(CHANCE, outcome)
        self._turn_to(last)

    def answer_as(self, bot: Bot) -> None:
        """Let a bot give the whole answer of the seat to answer; it counts as the codes that say it."""
        assert self.seat is not None
        action = bot.choose(self.position, self.seat)
        *chain, last = self.codes_of(action)
        self.told += chain
        self.steps += len(chain)
        self.answer(action, last)

    def codes_of(self, action: Action) -> list[int]:
        """The codes that say this option, given the answer so far."""
        found: list[int] = []
        choosing: Choosing | Action = self.choosing
        while isinstance(choosing, Choosing):
            code = choosing.leading_to(action)
            found.append(code)
            choosing = choosing.said_next(code)
        return found

    def _stepped(self, code: int) -> None:
        self.told.append(code)
        self.steps += 1
        if self.steps >= self.max_steps:
            self.seat = None

    def _turn_to(self, last: Seat) -> None:
        """Of all who are asked, the next one after the last to answer: everybody gets a word in."""
        self._last = last
        pending = self.position.pending
        if len(pending) < 2:
            self.seat = pending[0].seat if pending and pending[0].seat != CHANCE else None
        else:
            seats = self.book.setup.seats
            self.seat = min((decision.seat for decision in pending), key=lambda seat: (seat - last - 1) % seats)

    # -- reading -----------------------------------------------------------------------------------------------

    def observed(self, seat: Seat) -> Array:
        """What `seat` may know; what it has said of its own answer only while it answers."""
        said = self._choosing.said if seat == self.seat and self._choosing is not None else ()
        return self.book.observed(self.position, seat, said)

    def mask(self, seat: Seat) -> Mask:
        """What `seat` may say now: nothing unless it is the one to answer."""
        return self.choosing.mask() if seat == self.seat else np.zeros(self.book.codes, np.int8)

    def reward(self, seat: Seat) -> float:
        """What the game was worth to a seat; 0 while it goes on and when it was cut off."""
        outcome = self.position.outcome
        return 0.0 if outcome is None else self.book.reward(outcome, seat)

    def text(self, seat: Seat | None = None) -> str:
        """The position as `seat` may know it, in words; without a seat, as the one to answer does."""
        viewer = seat if seat is not None else self.seat
        if title(self.book.game.info.id).load("text") is not None:
            return self.position.text(viewer if not self.position.over else None)
        return view_bytes(self.position.game.view(self.position, viewer)).decode() + "\n"

    # -- copies ------------------------------------------------------------------------------------------------

    def clone(self) -> Play:
        """A play of its own at the same moment, with the same luck before it."""
        twin: Play = Play.__new__(Play)
        twin.book, twin.seed, twin.max_steps = self.book, self.seed, self.max_steps
        twin.steps, twin.seat, twin._last = self.steps, self.seat, self._last
        twin.told = self.told.copy()
        twin.answered = self.answered
        twin.position = self.position.copy()
        twin._choosing = self._choosing
        return twin

    def imagined(self, viewer: Seat, chance: Chance) -> Play:
        """The same moment in a world that looks alike to `viewer`; `chance` deals what it cannot know."""
        twin = self.clone()
        twin.position = self.position.determinised(viewer, chance)
        return twin

    def serialize(self) -> bytes:
        """Set-up, seed and all that was said, as text; it tells everything, also what seats may not know."""
        info, setup = self.book.game.info, self.book.setup
        saved = _Saved(
            format=_FORMAT,
            game=info.id,
            rules=info.rules_version,
            pack=info.pack,
            form=setup.form,
            seats=setup.seats,
            options=dict(setup.options),
            seed=self.seed.hex(),
            max_steps=self.max_steps,
            told=self.told,
            digest=self.position.digest(),
        )
        return msgspec.json.encode(saved)

    @classmethod
    def deserialize(cls, data: bytes, book: Book | None = None) -> Play:
        """The play that was written down, played again up to there. Refuses what is damaged or of other rules."""
        saved = _read(data)
        if book is None:
            book = Book(saved.game, saved.form, saved.seats, saved.options)
        info, setup = book.game.info, book.setup
        ours = (info.id, setup.form, setup.seats, dict(setup.options))
        if (saved.game, saved.form, saved.seats, saved.options) != ours:
            raise BadPosition(
                f"this was saved from {saved.game} {saved.form} with {saved.seats} seats and options {saved.options}, "
                f"but here {info.id} {setup.form} is played with {setup.seats} seats and options {dict(setup.options)}"
            )
        if (saved.rules, saved.pack) != (info.rules_version, info.pack):
            raise BadPosition(
                f"this was saved with rules version {saved.rules} of {info.name} and the content pack '{saved.pack}'; "
                f"here are version {info.rules_version} and '{info.pack}'"
            )
        try:
            play = cls(book, bytes.fromhex(saved.seed), saved.max_steps)
            for code in saved.told:
                play.step(code)
        except (Refusal, ValueError) as refusal:
            raise BadPosition(f"what was saved cannot be played: {refusal}") from refusal
        if play.position.digest() != saved.digest:
            raise BadPosition("what was saved leads to another position: it was damaged, or the rules have changed")
        return play


class _Saved(Struct, forbid_unknown_fields=True):
    format: str
    game: str
    rules: int
    pack: str
    form: str
    seats: int
    options: dict[str, Any]
    seed: str
    max_steps: int
    told: list[int]
    digest: str


def _read(data: bytes) -> _Saved:
    try:
        saved = msgspec.json.decode(data, type=_Saved)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadPosition(f"this is no saved environment, or it is damaged: {wrong}") from wrong
    if saved.format != _FORMAT:
        raise BadPosition(f"this was saved as '{saved.format}'; this program reads '{_FORMAT}'")
    return saved


def seed_of_episode(seed: int, episode: int) -> bytes:
    """The seed of everything that is drawn in one game of an environment."""
    return hashlib.sha256(f"ludarium environment {seed} episode {episode}".encode()).digest()
