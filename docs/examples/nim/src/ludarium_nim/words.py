"""Nim in words: each sentence is a key of texts/<language>/nim.ftl with what stands in its gaps."""

from ludarium.kernel.decisions import Action, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.messages import Asked, Message

from .actions import Take
from .events import Took
from .game import NimState
from .view import NimView


def unsaid(event: Event) -> bool:
    """Whether an event needs no sentence; Nim has only one, and it does."""
    return False


def told(event: Event) -> Message:
    """What happened. `player` is a seat; whoever reads the sentence puts the name in."""
    assert isinstance(event, Took)
    return Message("nim-log-took", {"player": event.seat, "heap": event.heap + 1, "count": event.count})


def asked(view: NimView) -> Asked | None:
    """The question, a line of help, and the options in their order."""
    if view.decision is None:
        return None
    options = tuple(option(take) for take in view.decision.options)
    return Asked(Message("nim-prompt-take"), Message("nim-prompt-take.help"), options)


def option(take: Take) -> Message:
    return Message("nim-option-take", {"heap": take.heap + 1, "count": take.count})


def answered(action: Action, before: Position[NimState], seat: Seat) -> Message:
    """What an answer of a finished game was."""
    assert isinstance(action, Take)
    return option(action)


def why(refusal: WhyNot) -> Message:
    """Why something cannot be done."""
    return refusal.message


def ending(outcome: Outcome) -> Message:
    """Why the game is over."""
    return Message(f"nim-end-{outcome.reason}")


def sides(form: str, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together: nobody."""
    return tuple((seat,) for seat in range(seats))
