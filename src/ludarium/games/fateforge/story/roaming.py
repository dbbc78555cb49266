"""Exploration of Easafir from place to place (FF-24.8): steps along paths, things to do on the way, a goal."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ludarium.games.fateforge.actions import Manage, Pick
from ludarium.games.fateforge.agenda import ChooseTester, EndStory, Happening, Managing, Roaming
from ludarium.games.fateforge.content import PATHS, QUARTERS, SCENES, THINGS, Choice, Thing
from ludarium.games.fateforge.events import ChoiceMade
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.story.choices import ENTER, LATE, as_choice, can_pay
from ludarium.games.fateforge.together import agree_unless
from ludarium.kernel.decisions import Emit, Script


def begin_roaming(scene: str) -> Roaming:
    """The party stands where the exploration begins, with all its steps."""
    start = SCENES[scene].start
    return Roaming(scene, start, SCENES[scene].steps, (start,))


def roams(state: FateforgeState) -> Roaming | None:
    """The exploration in progress, also while the party looks after itself or makes a test in it."""
    return next((item for item in reversed(state.agenda) if isinstance(item, Roaming)), None)


def ways_on(item: Roaming) -> Iterator[Choice]:
    """The paths from where the party is to other quarters of the exploration, whether they are open or not."""
    for path in PATHS.values():
        if item.at in path.between:
            other = path.between[path.between[0] == item.at]
            if other in SCENES[item.scene].quarters:
                yield Choice(other, path.needs)


def things_here(state: FateforgeState, item: Roaming) -> Iterator[Thing]:
    """What can be done where the party is and has not been done in this campaign."""
    done = {words.split()[1] for words in state.campaign.choices}
    for thing in THINGS.values():
        if thing.quarter == item.at and item.scene in thing.scenes and thing.id not in done:
            yield thing


def choices_here(state: FateforgeState, item: Roaming) -> tuple[Choice, ...]:
    """Everything that the party could do now, as choices: to go, to do something, to end it at the goal."""
    scene = SCENES[item.scene]
    found = [as_choice(thing) for thing in things_here(state, item) if thing.cost <= item.steps]
    if item.steps:
        found += ways_on(item)
    if item.at == scene.goal:
        found.append(Choice(ENTER, goto=scene.goto))
    return tuple(found)


def steps_of(choice: str) -> int:
    """The steps that a choice of an exploration takes."""
    return THINGS[choice].cost if choice in THINGS else int(choice in QUARTERS)


def roaming(state: FateforgeState, item: Roaming, emit: Emit) -> Script[None]:
    """A step, something to do, or the end at the goal; when the steps are spent elsewhere the party is late."""
    scene = SCENES[item.scene]
    if not item.steps and item.at != scene.goal:
        _remember(state, f"{item.scene} {LATE}")
        state.next_step(Happening(scene.late_fx), EndStory(scene.goto))
        return
    found = {choice.id: choice for choice in choices_here(state, item)}
    options = tuple(
        Pick("choice", choice.id) for choice in found.values() if true(state, choice.needs) and can_pay(state, choice)
    )
    args = (("scene", item.scene), ("steps", item.steps))
    seat, answer = yield from agree_unless(state, "roam", options, (Manage(),), args)
    if not isinstance(answer, Pick):
        state.before(Managing(seat))
        return
    name = answer.name
    _remember(state, f"{item.scene} {name}")
    emit(ChoiceMade(item.scene, name))
    if name == ENTER:
        state.next_step(EndStory(scene.goto))
    elif name in THINGS:
        choice = found[name]
        after = replace(item, steps=item.steps - THINGS[name].cost)
        test = (ChooseTester(item.scene, name),) if choice.test is not None else ()
        state.next_step(Happening(choice.fx), *test, after)
    else:
        state.next_step(replace(item, at=name, steps=item.steps - 1, been=(*item.been, name)))


def _remember(state: FateforgeState, words: str) -> None:
    state.remember(choices=(*state.campaign.choices, words))
