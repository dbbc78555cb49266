"""What the kernel asks and what it is answered: seats, actions, events, decisions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from ludarium.kernel.errors import BadNotation
from ludarium.kernel.messages import Message as Message  # part of what a refusal is

Seat: TypeAlias = int
CHANCE: Seat = -1
"""The seat that shuffles, draws and rolls. A table answers for it from its seed, a bot as it likes."""


class Action(Struct, frozen=True):
    """An answer to a decision. `str()` is its notation; each game adds its own, with a tag."""


class Event(Struct, frozen=True):
    """Something an action caused, for logs and animation. Emitted by the rules' vocabulary, never by a card."""

    @property
    def final(self) -> bool:
        """True when nothing before it may be taken back: a reveal, the end of a turn, control handed over."""
        return False

    def seen_by(self, viewer: Seat | None) -> Event | None:
        """The event as `viewer` (None: a spectator) may know it; None when it may not be noticed at all."""
        return self


Args: TypeAlias = tuple[tuple[str, str | int], ...]
"""What a decision is about, as pairs; `games/<game>/words.py` makes messages of them."""


class WhyNot(Struct, frozen=True):
    """Why an idea is refused: the rule of the ledger and the sentence that says it."""

    rule: str
    message: Message

    def __str__(self) -> str:
        return f"{speak(self.message)} ({self.rule})"


def _plain(message: Message) -> str:
    return f"{message.key} {message.args}" if message.args else message.key


speak: Callable[[Message], str] = _plain
"""How `str()` of a message reads; the package replaces it by English when it is imported."""


class Decision(Struct, frozen=True):
    """One question to one seat. Options may be held compactly and spelled out only when read."""

    seat: Seat
    prompt: str
    options: Sequence[Action]
    args: Args = ()
    weights: tuple[int, ...] = ()
    """How likely each option is, for CHANCE only; empty: all are equally likely."""


class Together(Struct, frozen=True):
    """All of them answer, in any order, unseen until the last one has. The reply is a tuple in this order."""

    decisions: tuple[Decision, ...]


class Whoever(Struct, frozen=True):
    """The first answer settles who acts. The reply is the pair (seat, action)."""

    decisions: tuple[Decision, ...]


Question: TypeAlias = Decision | Together | Whoever
T = TypeVar("T")
Script: TypeAlias = Generator[Question, Any, T]
Emit: TypeAlias = Callable[[Event], None]


def find_option(decision: Decision, text: str) -> Action:
    """The option that `text` names: its whole notation, or a beginning that fits one option only."""
    plain = " ".join(text.split())
    # Options too many to list (every legal deck, every roll of four dice) read their own notation.
    read = getattr(decision.options, "read", None)
    written: Action | None = read(plain) if read is not None else None
    if written is not None:
        return written
    # As records write it: by far the most texts, and a long record has thousands of them.
    for option in decision.options:
        if str(option) == plain:
            return option
    wanted = plain.lower()
    begins: list[Action] = []
    for option in decision.options:
        notation = str(option).lower()
        if notation == wanted:
            return option
        if wanted and notation.startswith(wanted + " "):
            begins.append(option)
    if len(begins) == 1:
        return begins[0]
    if begins:
        shown = ", ".join(str(option) for option in begins[:4])
        raise BadNotation(f"'{text}' can mean several things here: {shown}")
    raise BadNotation(f"'{text}' is not one of the {len(decision.options)} options for {decision.prompt}")
