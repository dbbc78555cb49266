"""Tests of traits (FF-24.1 to FF-24.5): who makes them, dice, rerolls, what is learnt."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from itertools import product

from msgspec.structs import replace

from ludarium.games.fateforge.actions import PASS, Eat, Pick, Rolled
from ludarium.games.fateforge.agenda import ChooseTester, EndStory, Happening, Trial
from ludarium.games.fateforge.campaign.consequences import gain
from ludarium.games.fateforge.campaign.managing import eat, meal
from ludarium.games.fateforge.content import ITEMS, SCENES, SKILLS, TRAIT_POINTS, Choice, Fx, Test
from ludarium.games.fateforge.deeds import spend_energy
from ludarium.games.fateforge.events import AbilityUsed, TestRolled
from ludarium.games.fateforge.notation import DIFFICULTIES
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.story.choices import choice_of
from ludarium.games.fateforge.together import agree
from ludarium.kernel.decisions import CHANCE, Action, Decision, Emit, Script

FACES = ("success", "trait", "fail")
"""A test die has two of each (FF-24.2)."""
MOST_DICE = 3
ENERGY = "energy"


def _tested(scene: str, choice: str) -> Choice:
    found = choice_of(scene, choice)
    assert found is not None
    return found


def _test_of(scene: str, choice: str) -> Test:
    test = _tested(scene, choice).test
    assert test is not None
    return test


def able(state: FateforgeState) -> tuple[int, ...]:
    """Heroes who can make a test: those not knocked out (FF-20.4)."""
    return tuple(number for number, hero in enumerate(state.party) if hero.health > 0)


def dice_of(state: FateforgeState, number: int, test: Test) -> int:
    """Dice of a hero's test: one more with Dark Whispers, at most three (FF-21.7)."""
    return dice_with(state.party[number].corruption, test.dice)


def dice_with(corruption: Container[str], dice: int) -> int:
    return min(MOST_DICE, dice + ("dark_whispers" in corruption))


def chance_of(matching: bool, dice: int) -> float:
    """How likely that many test dice all show success (FF-24.2)."""
    return (sum(_is_success(face, matching) for face in FACES) / len(FACES)) ** dice


def choose_tester(state: FateforgeState, item: ChooseTester, emit: Emit) -> Script[None]:
    """The party chooses one hero, unless all make the test (FF-24.4)."""
    test = _test_of(item.scene, item.choice)
    heroes = able(state)
    if test.everybody:
        down = tuple(number for number in range(len(state.party)) if number not in heroes)
        state.next_step(Trial(item.scene, item.choice, heroes, failed=down, tested=down))
        return
    if not heroes:
        state.next_step(Trial(item.scene, item.choice, (), failed=(-1,)))  # it fails by itself (FF-20.4)
        return
    options = tuple(Pick("tester", state.party[number].id) for number in heroes)
    answer = yield from agree(state, "tester", options, (("trait", test.trait), ("dice", test.dice)))
    assert isinstance(answer, Pick)
    state.next_step(Trial(item.scene, item.choice, (state.hero_number(answer.name),)))


@cache
def _rolls(dice: int) -> tuple[Rolled, ...]:
    """All results of that many test dice; they are equally likely, since every face is there twice."""
    return tuple(Rolled(faces) for faces in product(FACES, repeat=dice))


def trial(state: FateforgeState, item: Trial, emit: Emit) -> Script[None]:
    """Roll, or do something about what was rolled, or end the test."""
    if not item.heroes:
        _settle(state, item, emit)
        return
    test = _test_of(item.scene, item.choice)
    number = item.heroes[0]
    hero = state.party[number]
    matching = hero.has_trait(test.trait)
    if not item.faces:
        answer = yield Decision(CHANCE, "test", _rolls(dice_of(state, number, test)))
        state.next_step(replace(item, faces=answer.faces))
        _show(emit, hero.id, test, answer.faces, matching)
        return
    if not _is_passed(item.faces, matching):
        options = _rerolls(state, item, number, matching)
        # Food is eaten at any moment outside combat (FF-25.5): here the energy of a meal can pay for the reroll.
        meals = (Eat(hero.id),) if state.campaign.food and meal(hero) else ()
        if options or (meals and matching and ENERGY not in item.used and meal(hero) in ("energy", "both")):
            args = (("hero", hero.id), ("trait", test.trait), ("faces", " ".join(item.faces)))
            answer = yield Decision(hero.seat, "test-reroll", (*options, *meals, PASS), args)
            if isinstance(answer, Eat):
                eat(state, emit, number)
                return
            if isinstance(answer, Pick):
                yield from _reroll(state, item, emit, answer.name)
                return
    failed = item.failed if _is_passed(item.faces, matching) else (*item.failed, number)
    state.next_step(
        replace(item, heroes=item.heroes[1:], failed=failed, tested=(*item.tested, number), faces=(), used=())
    )


def _is_success(face: str, matching: bool) -> bool:
    """A trait face counts only with the matching trait (FF-24.2)."""
    return face == "success" or (face == "trait" and matching)


def _is_passed(faces: tuple[str, ...], matching: bool) -> bool:
    return all(_is_success(face, matching) for face in faces)


def _show(emit: Emit, hero: str, test: Test, faces: tuple[str, ...], matching: bool) -> None:
    emit(TestRolled(hero, test.trait, faces, _is_passed(faces, matching), matching))


def _rerolls(state: FateforgeState, item: Trial, number: int, matching: bool) -> list[Action]:
    """Ways to roll again, each of them once a test: energy for all dice (FF-24.3), a skill or an item for one."""
    hero = state.party[number]
    ways = []
    if matching and hero.energy > 0:
        ways.append(ENERGY)
    ways += [skill for skill in hero.prepared if _helps(SKILLS[skill].fx, item.scene)]
    ways += [held.id for held in hero.working() if _helps(ITEMS[held.id].fx, item.scene)]
    # Two items of a kind are two ways, but one choice.
    return [Pick("reroll", way) for way in dict.fromkeys(ways) if item.used.count(way) < ways.count(way)]


def _helps(fx: tuple[Fx, ...], scene: str) -> bool:
    exploring = SCENES[scene].kind == "explore"
    return any(each.verb == "test_reroll" and (exploring or not each.says("exploration")) for each in fx)


def _reroll(state: FateforgeState, item: Trial, emit: Emit, way: str) -> Script[None]:
    test = _test_of(item.scene, item.choice)
    number = item.heroes[0]
    hero = state.party[number]
    matching = hero.has_trait(test.trait)
    again = list(range(len(item.faces)))
    if way == ENERGY:
        spend_energy(state, emit, number, 1)
    else:
        emit(AbilityUsed(hero.id, way))
        # One die; those that do not count are interchangeable.
        again = [next(at for at, face in enumerate(item.faces) if not _is_success(face, matching))]
    answer = yield Decision(CHANCE, "test", _rolls(len(again)))
    faces = list(item.faces)
    for at, face in zip(again, answer.faces, strict=True):
        faces[at] = face
    state.next_step(replace(item, faces=tuple(faces), used=(*item.used, way)))
    _show(emit, hero.id, test, tuple(faces), matching)


def _settle(state: FateforgeState, item: Trial, emit: Emit) -> None:
    """All have tested: it is passed when nobody has failed; points for an average or hard one (FF-24.5)."""
    choice = _tested(item.scene, item.choice)
    test = _test_of(item.scene, item.choice)
    passed = not item.failed
    state.remember(choices=(*state.campaign.choices, f"{item.scene} {item.choice} {'passed' if passed else 'failed'}"))
    if passed:
        difficulty = next(name for name, dice in DIFFICULTIES.items() if dice == test.dice)
        if any("sour_pride" not in state.party[number].corruption for number in item.tested):
            gain(state, emit, "trait_points", TRAIT_POINTS[difficulty])
        state.next_step(Happening(choice.passed_fx, item.tested), *_onward(choice.passed))
    else:
        # What befalls "the tester" befalls those who failed.
        whom = tuple(number for number in item.failed if number >= 0)
        state.next_step(Happening(choice.failed_fx, whom), *_onward(choice.failed))


def _onward(goto: str) -> tuple[EndStory, ...]:
    """What is done on the way leads nowhere: the exploration goes on."""
    return (EndStory(goto),) if goto else ()
