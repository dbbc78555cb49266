"""Story scenes and exploration (FF-24): a page, its choices, their costs and consequences, knock-outs on the way."""

from __future__ import annotations

from ludarium.games.fateforge.actions import Choose, Manage, Pick
from ludarium.games.fateforge.agenda import (
    BeginScene,
    ChooseTester,
    EndStory,
    Happening,
    Managing,
    StoryScene,
)
from ludarium.games.fateforge.campaign.managing import can_be_revived
from ludarium.games.fateforge.content import SCENES, Choice
from ludarium.games.fateforge.deeds import draw_corruption, heal
from ludarium.games.fateforge.events import ChoiceMade, HeroKnockedOut
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.story.choices import can_pay
from ludarium.games.fateforge.story.roaming import begin_roaming
from ludarium.games.fateforge.together import agree_unless
from ludarium.kernel.decisions import Emit, Script

HEALED = 2
"""Health regained by a hero still knocked out at the end of a story scene (FF-20.4)."""


def open_choices(state: FateforgeState, scene: str) -> tuple[Choice, ...]:
    """The choices whose condition holds and whose price can be paid."""
    possible = tuple(choice for choice in SCENES[scene].choices if true(state, choice.needs))
    # Nobody is stopped by a lack of money: when nothing can be paid, what is there is taken.
    return tuple(choice for choice in possible if can_pay(state, choice)) or possible


def story_scene(state: FateforgeState, item: StoryScene, emit: Emit) -> Script[None]:
    """The party agrees on a choice (FF-2.3); a scene that decides by itself takes the first one open."""
    if SCENES[item.scene].start:
        state.next_step(begin_roaming(item.scene))
        return
    choices = open_choices(state, item.scene)
    name = choices[0].id
    if not SCENES[item.scene].auto:
        options = tuple(Pick("choice", choice.id) for choice in choices)
        seat, answer = yield from agree_unless(state, "story", options, (Manage(),), (("scene", item.scene),))
        if not isinstance(answer, Pick):
            state.before(Managing(seat))
            return
        name = answer.name
    choice = next(each for each in choices if each.id == name)
    state.remember(choices=(*state.campaign.choices, f"{item.scene} {name}"))
    emit(ChoiceMade(item.scene, name))
    if choice.test is not None:
        state.next_step(Happening(choice.fx), ChooseTester(item.scene, name))
    else:
        state.next_step(Happening(choice.fx), EndStory(choice.goto))


def end_story(state: FateforgeState, item: EndStory, emit: Emit) -> Script[None]:
    """Others may still help a hero who is knocked out; else Corruption, then 2 health (FF-20.4)."""
    down = [number for number, hero in enumerate(state.party) if hero.health <= 0]
    if not down:
        state.next_step(BeginScene(item.goto))
        return
    if not item.looked_after:
        for number in down:
            emit(HeroKnockedOut(state.party[number].id))
        state.next_step(EndStory(item.goto, looked_after=True))
        return
    if can_be_revived(state):
        args = (("hero", state.party[down[0]].id),)
        seat, answer = yield from agree_unless(state, "knocked-out", (Choose("go-on"),), (Manage(),), args)
        if answer == Manage():
            state.before(Managing(seat))
            return
    for number in down:
        yield from draw_corruption(state, emit, number)
        heal(state, emit, number, HEALED)
    state.next_step(BeginScene(item.goto))
