"""Skytear as messages: prompts, options, what happened, refusals; the only place that says what happened.

Only what is handed in is used: give it the viewer's own decision and events as `seen_by` shows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.games.skytear.actions import Pass
from ludarium.games.skytear.content import CARDS, HEROES, OUTSIDERS, VICTORY_CARDS
from ludarium.games.skytear.dangers import DangerView
from ludarium.games.skytear.events import ControlCounted, Drew, GameEnded, Led, LookedAt, PutBack, is_quiet
from ludarium.games.skytear.state import SkytearState
from ludarium.games.skytear.view import DecisionView, SkytearView
from ludarium.kernel.decisions import Action, Decision, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.messages import Argument, Asked, Message

unsaid = is_quiet


def told(event: Event) -> Message:
    """What happened, as one sentence; the event must already be what its reader may know."""
    key = f"sk-log-{_tag(event)}"
    arguments = _arguments(_fields(event))
    if isinstance(event, Drew | Led | LookedAt | PutBack) and not event.card:
        key += "-hidden"
    elif isinstance(event, ControlCounted):
        # The arithmetic of both sides, the winner's first.
        ahead = max(event.winner, 0)
        arguments |= {"sum": _sum(event, ahead), "against": _sum(event, 1 - ahead)}
    elif isinstance(event, GameEnded):
        arguments["ending"] = Message(f"sk-end-{event.reason}")
    return Message(key, arguments)


def asked(view: SkytearView) -> Asked | None:
    """The viewer's open decision."""
    if (decision := view.decision) is None:
        return None
    options = tuple(option(action, decision.prompt) for action in decision.options)
    warning = next((Message("sk-warning", {"text": text}) for text in warnings(view)), None)
    return Asked(prompt(decision), warning or prompt_help(decision), options)


def prompt(decision: Decision | DecisionView) -> Message:
    """What the decision asks, as one line."""
    return Message(f"sk-prompt-{decision.prompt}", _asked(decision))


def prompt_help(decision: Decision | DecisionView) -> Message:
    """One line that explains what the decision asks."""
    return Message(f"sk-prompt-{decision.prompt}.help", _asked(decision))


def option(action: Action, asked: str = "") -> Message:
    """What an answer does, as a button or a line of a menu; `asked` is the prompt, which says what passing means."""
    if isinstance(action, Pass) and asked:
        return Message(f"sk-prompt-{asked}.pass")
    return Message(f"sk-option-{_tag(action)}", _arguments(_fields(action)))


def answered(action: Action, before: Position[SkytearState], seat: Seat) -> Message:
    """What `seat` did with its answer."""
    return option(action)


def why(refusal: WhyNot) -> Message:
    """What stands in the way and what would be right."""
    said = refusal.message
    unknown = said.args.get("card") not in (None, "", *_CARDS)
    # People may try anything, also what is not in the game and has no name.
    return Message(said.key, {key: value for key, value in said.args.items() if key != "card"}) if unknown else said


def ending(outcome: Outcome) -> Message:
    """Why the game is over."""
    return Message(f"sk-end-{outcome.reason}")


def warnings(view: SkytearView) -> tuple[Message, ...]:
    """What the other side is about to win by, while the viewer can do something about it."""
    if view.viewer is None or view.decision is None or view.decision.prompt not in ("activate", "activation"):
        return ()
    return tuple(danger(threat) for threat in view.dangers if threat.side != view.viewer % 2)


def danger(threat: DangerView) -> Message:
    """What a side is about to win by."""
    return Message(f"sk-danger-{threat.what}", _arguments(_fields(threat)))


def sides(form: str, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats of the two sides; teams sit alternately (SK-23.8)."""
    return tuple(range(0, seats, 2)), tuple(range(1, seats, 2))


_ACTIONS = ("move", "lead", "attack", "skirmish", "worship", "outsider", "place-minion")
_CARDS = {card.id for card in CARDS}
_KINDS: dict[str, str] = {
    **{f"{hero}{twin}": "hero" for hero in HEROES for twin in ("", 1, 2)},  # both sides may field the same hero
    **dict.fromkeys(OUTSIDERS, "outsider"),
    **{card.id: "victory_card" for card in VICTORY_CARDS},
    **{skill.id: "outsider_skill" for outsider in OUTSIDERS.values() for skill in outsider.skills},
    **{skill.id: "hero_skill" for hero in HEROES.values() for skill in hero.skills},
    **dict.fromkeys(_CARDS, "power_card"),
    **dict.fromkeys(_ACTIONS, "sk-action"),
}


def thing(what: str) -> Message | str:
    """An action, a card, a skill, a figure, an effect or what was dealt; other ids stay as they are."""
    if what in _KINDS:
        return Message(f"{_KINDS[what]}-{what}")
    if what.startswith("effect "):
        return Message("sk-page-effect-n", {"n": int(what.removeprefix("effect ")) + 1})
    kind, _, number = what.partition("-")
    if number.isdecimal():
        return Message("sk-side", {"side": int(number)}) if kind == "side" else number
    return what


def _tag(struct: Action | Event) -> str:
    return str(type(struct).__struct_config__.tag)


def _fields(struct: Action | Event | DangerView) -> dict[str, Any]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


NONE = "none"
"""What stands for a target, a lane or a list that is not there; messages select on it."""


def _asked(decision: Decision | DecisionView) -> dict[str, Argument]:
    """Arguments of a decision, with `source`: the card or the action that asks."""
    given = dict(decision.args)
    found = _arguments(given)
    source = given.get("card", given.get("action"))
    if source is not None:
        found["source"] = thing(str(source))
    return found


def _arguments(fields: Mapping[str, Any]) -> dict[str, Argument]:
    """Fields of an event, an action or a decision as the arguments that messages speak of."""
    found: dict[str, Argument] = {}
    for field, value in fields.items():
        if field == "seat":
            found["player"] = value
        elif field == "number":
            found[field] = value + 1  # people count the Stack from one
        elif field in ("what", "action"):
            found[field] = thing(value)
        elif field == "way":
            found[field] = Message(f"sk-way-{value}")
        elif field == "target":
            found[field] = thing(value) or NONE
        elif field == "lane":
            found[field] = value or NONE
        elif field == "lanes":
            found[field] = tuple(value)
        elif field == "leads" and "counted" in fields:
            continue  # the sum says what they add
        elif isinstance(value, tuple):
            found |= {field: tuple(thing(str(each)) for each in value), "count": len(value)}
        elif isinstance(value, bool):
            found[field] = "yes" if value else "no"
        else:
            found[field] = value
    return found


def _sum(event: ControlCounted, side: int) -> Message | str:
    """A control value spelled out: "2 minions + 1 hero + 2 Lead = 5", "1 minion", "0"."""
    parts = (
        ("minions", event.minions[side]),
        ("heroes", event.heroes[side]),
        ("bonus", event.bonus[side]),
        ("lead", event.lead[side]),
    )
    spelled = tuple(Message(f"sk-sum-{part}", {"n": number}) for part, number in parts if number)
    if len(spelled) > 1:
        return Message("sk-sum", {"terms": spelled, "total": event.total[side]})
    return spelled[0] if spelled else "0"
