"""Tash-Kalar as messages: prompts, options, what happened, refusals; the only place that says what happened.

Only what is handed in is used: give it the viewer's own decision and events as `seen_by` shows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.games.tash_kalar.actions import Claim, Discard, InvokeFlare, Pick
from ludarium.games.tash_kalar.cards import RANKS
from ludarium.games.tash_kalar.events import ActionSpent, BeingShown, CardLaidDown, SchoolTaken, TaskBecameCurrent
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.view import DecisionView, TashKalarView
from ludarium.kernel.decisions import Action, Decision, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.messages import Argument, Asked, Message
from ludarium.spaces.squares import name_of


def unsaid(event: Event) -> bool:
    """Whether the lines around an event or the table itself say it already."""
    return isinstance(event, ActionSpent | BeingShown | CardLaidDown | SchoolTaken | TaskBecameCurrent)


def told(event: Event) -> Message:
    """What happened, as one sentence; the event must already be what its reader may know."""
    fields = _fields(event)
    hidden = "-hidden" if fields.get("card") == "" else ""
    return Message(f"tk-log-{_tag(event)}{hidden}", _arguments(fields))


def asked(view: TashKalarView) -> Asked | None:
    """The viewer's open decision."""
    if (decision := view.decision) is None:
        return None
    return Asked(prompt(decision), prompt_help(decision), tuple(option(action) for action in decision.options))


def prompt(decision: Decision | DecisionView) -> Message:
    """What the decision asks, as one line."""
    return Message(f"tk-prompt-{decision.prompt}", _arguments(dict(decision.args)))


def prompt_help(decision: Decision | DecisionView) -> Message:
    """One line that explains what the decision asks, and speaks only of what can be answered."""
    return Message(f"tk-prompt-{decision.prompt}.help{_can_do(decision)}", _arguments(dict(decision.args)))


def _can_do(decision: Decision | DecisionView) -> str:
    """What a turn still allows besides the usual: a duel has no tasks, a first game no discarding."""
    kinds = {type(choice) for choice in decision.options} if decision.prompt in ("action", "end-turn") else set()
    if decision.prompt == "action":
        return "-discard" if Discard in kinds else ""
    return "-claim" if Claim in kinds else "-flare" if InvokeFlare in kinds else ""


def option(action: Action) -> Message:
    """What an answer does, as a button or a line of a menu."""
    return Message(f"tk-option-{_tag(action)}", _arguments(_fields(action)))


def answered(action: Action, before: Position[TashKalarState], seat: Seat) -> Message:
    """What `seat` did with its answer; a piece that was picked is named."""
    state = before.state
    if not isinstance(action, Pick) or (side := state.side_at(action.square)) < 0:
        return option(action)
    rank = RANKS[state.rank_at(action.square)]
    return Message("tk-picked-piece", {"square": name_of(action.square), "side": side, "rank": rank})


def why(refusal: WhyNot) -> Message:
    """What stands in the way and what would be right."""
    return refusal.message


def ending(outcome: Outcome) -> Message:
    """Why the game is over."""
    return Message(f"tk-end-{outcome.reason}")


def sides(form: str, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side: a player, or a team."""
    rules = FORMS[form]
    return tuple(
        tuple(seat for seat in range(seats) if rules.side_of(seat) == side) for side in range(rules.sides(seats))
    )


def _tag(struct: Action | Event) -> str:
    return str(type(struct).__struct_config__.tag)


def _fields(struct: Action | Event) -> dict[str, Any]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


_SQUARES = ("square", "at", "to", "borrowed", "improvised")
NONE = "none"
"""What stands for a square that is not there; messages select on it."""


def _arguments(fields: Mapping[str, Any]) -> dict[str, Argument]:
    """Fields of an event, an action or a decision as the arguments that messages speak of."""
    found: dict[str, Argument] = {}
    for field, value in fields.items():
        if field == "seat":
            found["player"] = value
        elif field in _SQUARES:
            found[field] = name_of(value) if value >= 0 else NONE
        elif isinstance(value, tuple):
            found[field] = tuple(name_of(square) for square in value)
        elif field == "rank":
            found[field] = RANKS[value]
        elif field in ("direction", "way"):
            found[field] = Message(f"tk-{field}-{value}")
        elif field == "place":
            found["where"] = value  # `$place` is a place of another game's map
        elif isinstance(value, bool):
            found[field] = "yes" if value else "no"
        else:
            found[field] = value
    return found
