"""The choices of the story by name, and what they cost: those of scenes, and what an exploration lets the party do."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.fateforge.content import QUARTERS, SCENES, THINGS, Choice, Thing
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.verbs import VERBS

ENTER = "enter"
"""To end an exploration at its goal."""
LATE = "late"
"""What is remembered of one whose steps were spent elsewhere; nobody chooses it."""


def as_choice(thing: Thing) -> Choice:
    """Something to do on the way, as a choice that leads nowhere."""
    return Choice(
        thing.id, thing.needs, thing.fx, test=thing.test, passed_fx=thing.passed_fx, failed_fx=thing.failed_fx
    )


def choices_of(scene_id: str) -> Iterator[Choice]:
    """Everything that can ever be chosen in a scene."""
    scene = SCENES[scene_id]
    yield from scene.choices
    if scene.start:
        yield from (Choice(quarter) for quarter in scene.quarters if quarter in QUARTERS)
        yield from (as_choice(thing) for thing in THINGS.values() if scene_id in thing.scenes)
        yield Choice(ENTER, goto=scene.goto)


def choice_of(scene_id: str, name: str) -> Choice | None:
    """A choice of a scene by its name; None: there is none of that name."""
    if scene_id not in SCENES:
        return None
    return next((choice for choice in choices_of(scene_id) if choice.id == name), None)


def can_pay(state: FateforgeState, choice: Choice) -> bool:
    """Whether the party has the gold and food that a choice costs at once."""
    gold, food = price(choice)
    return state.campaign.gold >= gold and state.campaign.food >= food


def price(choice: Choice) -> tuple[int, int]:
    """The gold and the food that a choice costs at once."""
    prices = [VERBS[fx.verb].price(fx) for fx in choice.fx]
    return sum(gold for gold, _ in prices), sum(food for _, food in prices)
