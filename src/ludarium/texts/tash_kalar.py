"""Tash-Kalar in words: prompts, options, log lines and refusals.

Only what is handed in is used: give it the viewer's own decision and events as `seen_by` shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from ludarium.games.tash_kalar.actions import Claim, Discard, InvokeFlare
from ludarium.games.tash_kalar.cards import RANKS
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.tasks import Progress
from ludarium.games.tash_kalar.view import DecisionView
from ludarium.kernel.decisions import Action, Decision, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome
from ludarium.spaces.squares import name_of
from ludarium.texts import Argument, say

__all__ = ["Names", "ending", "log_line", "log_lines", "option", "progress_line", "prompt", "prompt_help", "why"]


class Names(Struct, frozen=True):
    """How people are called: each seat, and each side (a player, or a team)."""

    players: tuple[str, ...]
    sides: tuple[str, ...]

    @classmethod
    def at_table(cls, form: str, players: tuple[str, ...]) -> Names:
        """The names of a table's seats, and of its sides as the form makes them."""
        rules = FORMS[form]
        sides = tuple(
            " & ".join(name for seat, name in enumerate(players) if rules.side_of(seat) == side)
            for side in range(rules.sides(len(players)))
        )
        return cls(players, sides)


def prompt(decision: Decision | DecisionView, names: Names, lang: str = "en") -> str:
    """What the decision asks, as one line."""
    return say(f"tk-prompt-{decision.prompt}", _arguments(dict(decision.args), names, lang), lang)


def prompt_help(decision: Decision | DecisionView, names: Names, lang: str = "en") -> str:
    """One line that explains what the decision asks, and speaks only of what can be answered."""
    key = f"tk-prompt-{decision.prompt}.help{_can_do(decision)}"
    return say(key, _arguments(dict(decision.args), names, lang), lang)


def _can_do(decision: Decision | DecisionView) -> str:
    """What a turn still allows besides the usual: a duel has no tasks, a first game no discarding."""
    kinds = {type(choice) for choice in decision.options} if decision.prompt in ("action", "end-turn") else set()
    if decision.prompt == "action":
        return "-discard" if Discard in kinds else ""
    return "-claim" if Claim in kinds else "-flare" if InvokeFlare in kinds else ""


def option(action: Action, names: Names, lang: str = "en") -> str:
    """What an answer does, as a button or a line of a menu."""
    return say(f"tk-option-{_tag(action)}", _arguments(_fields(action), names, lang), lang)


def log_line(event: Event, names: Names, lang: str = "en") -> str:
    """What happened, as one sentence; the event must already be what its reader may know."""
    fields = _fields(event)
    key = f"tk-log-{_tag(event)}"
    if fields.get("card") == "":
        key += "-hidden"
    return say(key, _arguments(fields, names, lang), lang)


def log_lines(events: Iterable[Event], viewer: Seat | None, names: Names, lang: str = "en") -> list[str]:
    """The events as sentences, with only what `viewer` may know."""
    seen = (event.seen_by(viewer) for event in events)
    return [log_line(event, names, lang) for event in seen if event is not None]


def why(refusal: WhyNot, lang: str = "en") -> str:
    """What stands in the way and what would be right, with the rule."""
    return f"{say(refusal.message.key, dict(refusal.message.args), lang)} ({refusal.rule})"


def progress_line(numbers: Iterable[Progress], lang: str = "en") -> str:
    """How far a task is, in the numbers it speaks of; empty when there is nothing to count.

    Where it counts the same twice, as on two diagonals, the numbers stand together: "pieces 1/4 + 3/4".
    """
    counted: dict[str, list[Progress]] = {}
    for number in numbers:
        counted.setdefault(number.of, []).append(number)
    return ", ".join(
        " + ".join(
            [
                say(f"tk-progress-{kind}", {"have": first.have, "need": first.need}, lang),
                *(f"{other.have}/{other.need}" for other in others),
            ]
        )
        for kind, (first, *others) in counted.items()
    )


def ending(outcome: Outcome, lang: str = "en") -> str:
    """Why the game is over."""
    return say(f"tk-end-{outcome.reason}", None, lang)


def _tag(struct: Action | Event) -> str:
    return str(type(struct).__struct_config__.tag)


def _fields(struct: Action | Event) -> dict[str, Any]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


_SEATS = {"seat": "player", "partner": "partner"}
_SIDES = ("side", "by", "against", "colour")
_SQUARES = ("square", "at", "to", "borrowed", "improvised")
NONE = "none"
"""What stands for a side, a square or a list that is not there; messages select on it."""


def _arguments(fields: Mapping[str, Any], names: Names, lang: str) -> dict[str, Argument]:
    """Fields of an event, an action or a decision as the arguments that messages speak of."""
    found: dict[str, Argument] = {}
    for field, value in fields.items():
        if field in _SEATS:
            found[_SEATS[field]] = names.players[value]
        elif field in _SIDES:
            found[field] = names.sides[value] if value >= 0 else NONE
        elif field in _SQUARES:
            found[field] = name_of(value) if value >= 0 else NONE
        elif isinstance(value, tuple):
            found[field] = ", ".join(name_of(square) for square in value) or NONE
        elif field == "rank":
            found[field] = RANKS[value]
        elif field in ("direction", "way"):
            found[field] = say(f"tk-{field}-{value}", None, lang)
        elif field == "place":
            found["where"] = value  # `$place` is a place of another game's map
        elif isinstance(value, bool):
            found[field] = "yes" if value else "no"
        else:
            found[field] = value
    return found
