"""Skytear in words: prompts, options, log lines and refusals.

Only what is handed in is used: give it the viewer's own decision and events as `seen_by` shows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from ludarium.games.skytear.actions import Pass
from ludarium.games.skytear.dangers import DangerView
from ludarium.games.skytear.events import ControlCounted, Drew, GameEnded, Led, LookedAt, PutBack
from ludarium.games.skytear.view import DecisionView
from ludarium.kernel.decisions import Action, Decision, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome
from ludarium.texts import Argument, has, kinds, name, say

__all__ = ["Names", "danger", "ending", "log_line", "log_lines", "option", "prompt", "prompt_help", "thing", "why"]


class Names(Struct, frozen=True):
    """How people are called: each seat, and each of the two sides (a player, or a team)."""

    players: tuple[str, ...]
    sides: tuple[str, ...]

    @classmethod
    def at_table(cls, players: tuple[str, ...]) -> Names:
        """The names of a table's seats and of its sides; teams sit alternately (SK-23.8)."""
        return cls(players, (" & ".join(players[0::2]), " & ".join(players[1::2])))

    def owner_of_deck(self, number: int) -> str:
        """Whose deck that is: a player's, or from five players on a team's (SK-24.1)."""
        return self.players[number] if len(self.players) <= 4 else self.sides[number]


def prompt(decision: Decision | DecisionView, names: Names, lang: str = "en") -> str:
    """What the decision asks, as one line."""
    return say(f"sk-prompt-{decision.prompt}", _asked(decision, names, lang), lang)


def prompt_help(decision: Decision | DecisionView, names: Names, lang: str = "en") -> str:
    """One line that explains what the decision asks."""
    return say(f"sk-prompt-{decision.prompt}.help", _asked(decision, names, lang), lang)


def option(action: Action, names: Names, lang: str = "en", asked: str = "") -> str:
    """What an answer does, as a button or a line of a menu; `asked` is the prompt, which says what passing means."""
    if isinstance(action, Pass) and asked:
        return say(f"sk-prompt-{asked}.pass", None, lang)
    return say(f"sk-option-{_tag(action)}", _arguments(_fields(action), names, lang), lang)


def log_line(event: Event, names: Names, lang: str = "en") -> str:
    """What happened, as one sentence; the event must already be what its reader may know."""
    key = f"sk-log-{_tag(event)}"
    arguments = _arguments(_fields(event), names, lang)
    if isinstance(event, Drew | Led | LookedAt | PutBack) and not event.card:
        key += "-hidden"
    elif isinstance(event, ControlCounted):
        arguments |= _sums(event, lang)
    elif isinstance(event, GameEnded):
        arguments["ending"] = say(f"sk-end-{event.reason}", None, lang)
    return say(key, arguments, lang)


def log_lines(events: Iterable[Event], viewer: Seat | None, names: Names, lang: str = "en") -> list[str]:
    """The events as sentences, with only what `viewer` may know."""
    seen = (event.seen_by(viewer) for event in events)
    return [log_line(event, names, lang) for event in seen if event is not None]


def why(refusal: WhyNot, lang: str = "en") -> str:
    """What stands in the way and what would be right, with the rule."""
    arguments = {key: value for key, value in refusal.message.args.items() if not _unknown(key, value, lang)}
    return f"{say(refusal.message.key, arguments, lang)} ({refusal.rule})"


def ending(outcome: Outcome, lang: str = "en") -> str:
    """Why the game is over."""
    return say(f"sk-end-{outcome.reason}", None, lang)


def danger(warning: DangerView, names: Names, lang: str = "en") -> str:
    """What a side is about to win by."""
    return say(f"sk-danger-{warning.what}", _arguments(_fields(warning), names, lang), lang)


def thing(what: str, names: Names, lang: str = "en") -> str:
    """The name of an action, a card, a skill, a figure, an effect or what was dealt; other ids stay as they are."""
    for prefix in ("sk-action", "power_card", "hero_skill", "outsider_skill", "victory_card", "outsider", "hero"):
        if has(f"{prefix}-{what}", lang):
            return say(f"{prefix}-{what}", None, lang)
    if what.startswith("effect "):
        return say("sk-page-effect-n", {"n": int(what.removeprefix("effect ")) + 1}, lang)
    kind, _, number = what.partition("-")
    if number.isdecimal():
        return names.sides[int(number)] if kind == "side" else number
    return what


def _tag(struct: Action | Event) -> str:
    return str(type(struct).__struct_config__.tag)


def _fields(struct: Action | Event | DangerView) -> dict[str, Any]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


_SIDES = ("side", "by_side", "first_side", "winner")
NONE = "none"
"""What stands for a side, a target, a lane or a list that is not there; messages select on it."""


def _asked(decision: Decision | DecisionView, names: Names, lang: str) -> dict[str, Argument]:
    """Arguments of a decision, with `source`: the card or the action that asks."""
    given = dict(decision.args)
    found = _arguments(given, names, lang)
    source = given.get("card", given.get("action"))
    if source is not None:
        found["source"] = thing(str(source), names, lang)
    return found


def _arguments(fields: Mapping[str, Any], names: Names, lang: str) -> dict[str, Argument]:
    """Fields of an event, an action or a decision as the arguments that messages speak of."""
    found: dict[str, Argument] = {}
    for field, value in fields.items():
        if field == "seat":
            found["player"] = names.players[value]
        elif field in _SIDES:
            found[field] = names.sides[value] if value >= 0 else NONE
        elif field == "deck":
            found[field] = names.owner_of_deck(value)
        elif field == "number":
            found[field] = value + 1  # people count the Stack from one
        elif field in ("what", "action"):
            found[field] = thing(value, names, lang)
        elif field == "way":
            found[field] = say(f"sk-way-{value}", None, lang)
        elif field == "target":
            found[field] = name("hero", value, lang) if has(f"hero-{value}", lang) else value or NONE
        elif field == "lane":
            found[field] = value or NONE
        elif field == "lanes":
            found[field] = " + ".join(value) or NONE
        elif field == "leads" and "counted" in fields:
            continue  # the sum says what they add
        elif isinstance(value, tuple):
            found |= _list(field, value, names, lang)
        elif isinstance(value, bool):
            found[field] = "yes" if value else "no"
        else:
            found[field] = value
    return found


def _list(field: str, values: tuple[Any, ...], names: Names, lang: str) -> dict[str, Argument]:
    """Cards and spaces with commas between them, and how many they are."""
    return {field: ", ".join(thing(str(value), names, lang) for value in values) or NONE, "count": len(values)}


def _sums(event: ControlCounted, lang: str) -> dict[str, Argument]:
    """The arithmetic of both sides, the winner's first."""
    ahead = max(event.winner, 0)
    return {"sum": _sum(event, ahead, lang), "against": _sum(event, 1 - ahead, lang)}


def _sum(event: ControlCounted, side: int, lang: str) -> str:
    """A control value spelled out: "2 minions + 1 hero + 2 Lead = 5", "1 minion", "0"."""
    parts = (
        ("minions", event.minions[side]),
        ("heroes", event.heroes[side]),
        ("bonus", event.bonus[side]),
        ("lead", event.lead[side]),
    )
    spelled = [say(f"sk-sum-{part}", {"n": number}, lang) for part, number in parts if number]
    if len(spelled) > 1:
        return f"{' + '.join(spelled)} = {event.total[side]}"
    return spelled[0] if spelled else "0"


def _unknown(key: str, value: Any, lang: str) -> bool:
    """Whether this would be the name of something that is not in the game; people may type anything."""
    if key not in kinds() or not isinstance(value, str) or not value:
        return False
    return not any(has(f"{prefix}-{value}", lang) for prefix in kinds()[key])
