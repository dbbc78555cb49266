"""A search that plays the story in all ways: which scenes and endings can be reached, and where it would get stuck.

A position is a scene and what the story still asks about: flags, items, allies, choices, results, objectives, and the
reputation. Gold, food, the party and what characters think are assumed to be whatever is needed. Every combat may end
in every way. The party leaves an exploration with nothing done, with everything done, with everything that can only
open choices, or with any one thing that may also close one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from operator import mul

from msgspec import Struct

from ludarium.games.fateforge.conditions import RESULTS_OF_COMBATS, Term, parsed
from ludarium.games.fateforge.content import REPUTATION, Choice, Fx, Quest, Scene
from ludarium.games.fateforge.verbs import World
from ludarium.games.fateforge.vocabulary import VERBS

Facts = frozenset[str]
"""Such as "flag unseen" and "result c8 success"."""
Standing = tuple[int, ...]
"""Reputation, in the order of REPUTATION; 0 where nothing later asks."""


SHOWN = 3
"""How many entries of a long list are named."""
Made = tuple[str, str]
"""A scene and a choice in it."""


class Found(Struct):
    """What the search has seen."""

    scenes: set[str]
    choices: set[Made]
    stuck: dict[str, str]
    """Scenes in which no choice may be open, with what is known there."""


def explore(world: World, first: str, items: tuple[str, ...], forced: Made | None = None) -> Found:
    """Play the story in all ways, from its first scene on; the choice `forced` is open whatever it asks for."""
    scenes: dict[str, Scene] = world["scene"]
    asked = _asked_later(scenes, world)
    closing = _closing(scenes, world)
    found = Found(set(), set(), {})
    counted = {scene: _counted(keys) for scene, keys in asked.items()}
    start = (first, frozenset(f"item {item}" for item in items) & asked[first], (0,) * len(REPUTATION))
    seen = {start}
    wave = [start]
    while wave:
        scene_id, facts, standing = wave.pop()
        found.scenes.add(scene_id)
        for target, facts_then, standing_then in _onward(
            scenes[scene_id], facts, standing, world, found, forced, closing
        ):
            position = (target, facts_then & asked[target], tuple(map(mul, standing_then, counted[target])))
            if position not in seen:
                seen.add(position)
                wave.append(position)
    return found


def targets(scene: Scene) -> tuple[str, ...]:
    """The scenes a scene may lead to."""
    of_choices = chain.from_iterable((choice.goto, choice.passed, choice.failed) for choice in scene.choices)
    return tuple(target for target in (*of_choices, scene.success, scene.partial, scene.fail, scene.goto) if target)


def _asked(scene: Scene, world: World) -> Iterator[str]:
    """The conditions of a scene."""
    yield from (choice.needs for choice in scene.choices)
    if scene.start:
        yield from (thing.needs for thing in world["thing"].values() if scene.id in thing.scenes)


def _closing(scenes: dict[str, Scene], world: World) -> Facts:
    """What may close a choice once it is known: because it must not be so, or because another is made by itself."""
    return frozenset(
        _key(term)
        for scene in scenes.values()
        for needs in _asked(scene, world)
        for group in parsed(needs)
        for term in group
        if scene.auto or not term.wanted or term.sign == "<="
    )


def _asked_later(scenes: dict[str, Scene], world: World) -> dict[str, frozenset[str]]:
    """For each scene what conditions ask from there on; the rest need not be remembered."""
    later: dict[str, set[str]] = {
        scene.id: {_key(term) for needs in _asked(scene, world) for group in parsed(needs) for term in group}
        for scene in scenes.values()
    }
    changed = True
    while changed:
        changed = False
        for scene in scenes.values():
            more = set().union(*(later[target] for target in targets(scene))) - later[scene.id]
            if more:
                later[scene.id] |= more
                changed = True
    return {scene: frozenset(keys) for scene, keys in later.items()}


def _key(term: Term) -> str:
    return f"{term.kind} {term.what}"


def _counted(asked: frozenset[str]) -> Standing:
    """1 for every reputation that something asks for."""
    return tuple(int(f"reputation {name}" in asked) for name in REPUTATION)


Way = tuple[str, Facts, Standing]


def _onward(
    scene: Scene,
    facts: Facts,
    standing: Standing,
    world: World,
    found: Found,
    forced: Made | None,
    closing: Facts,
) -> Iterator[Way]:
    if scene.kind == "combat":
        for result in RESULTS_OF_COMBATS:
            target = {"success": scene.success, "partial": scene.partial, "fail": scene.fail}[result]
            for objectives in _objectives_met(scene.id, result, world):
                yield target, facts | {f"result {scene.id} {result}", *objectives}, standing
    elif scene.start:
        yield from _roamed(scene, facts, standing, world, found, closing)
    elif scene.kind == "rest":
        here: list[Quest] = [quest for quest in world["quest"].values() if quest.appears == scene.id]
        for done in chain.from_iterable(combinations(here, size) for size in range(len(here) + 1)):
            after = facts, standing
            for quest in done:
                after = _with(quest.reward, *after)
            yield scene.goto, *after
    else:
        yield from _chosen(scene, facts, standing, found, forced)


def _roamed(
    scene: Scene, facts: Facts, standing: Standing, world: World, found: Found, closing: Facts
) -> Iterator[Way]:
    """Out of an exploration, in time or late."""
    ends: list[tuple[Facts, Standing]] = [(facts, standing)]
    everything = opening = facts, standing
    for thing in world["thing"].values():
        if scene.id in thing.scenes and _can_hold(thing.needs, facts, standing)[0]:
            found.choices.add((scene.id, thing.id))
            done = _with(thing.fx, facts | {f"choice {scene.id} {thing.id}"}, standing)
            passed, failed = _with(thing.passed_fx, *done), _with(thing.failed_fx, *done)
            everything = _with((*thing.fx, *thing.passed_fx), *everything)
            if all(_only_opens(facts, standing, *end, closing) for end in (passed, failed)):
                opening = _with((*thing.fx, *thing.passed_fx), *opening)
            else:
                ends += [passed, failed]
    ends += [everything, opening]
    for end in dict.fromkeys(ends):
        yield scene.goto, *end
        yield scene.goto, *_with(scene.late_fx, *end)


def _only_opens(before: Facts, standing: Standing, after: Facts, standing_then: Standing, closing: Facts) -> bool:
    better = {
        f"reputation {name}" for name, was, now in zip(REPUTATION, standing, standing_then, strict=True) if now > was
    }
    worse = any(now < was for was, now in zip(standing, standing_then, strict=True))
    return not worse and before <= after and closing.isdisjoint((after - before) | better)


def _chosen(scene: Scene, facts: Facts, standing: Standing, found: Found, forced: Made | None) -> Iterator[Way]:
    is_open = False
    for choice in scene.choices:
        can, must = _can_hold(choice.needs, facts, standing)
        if not can and forced != (scene.id, choice.id):
            continue
        is_open = is_open or must
        found.choices.add((scene.id, choice.id))
        here = facts | {f"choice {scene.id} {choice.id}"}
        here, after = _with(choice.fx, here, standing)
        if choice.test is None:
            yield choice.goto, here, after
        else:
            yield choice.passed, *_with(choice.passed_fx, here, after)
            yield choice.failed, *_with(choice.failed_fx, here, after)
        if scene.auto and must:
            return
    if not is_open and scene.kind != "ending":
        found.stuck.setdefault(scene.id, ", ".join(sorted(facts)))


def _can_hold(needs: str, facts: Facts, standing: Standing) -> tuple[bool, bool]:
    """Whether a condition may hold, and whether it does so whatever the purse and the party."""
    can = must = False
    for group in parsed(needs):
        known = [_is_so(term, facts, standing) for term in group]
        can = can or all(so is not False for so in known)
        must = must or all(so is True for so in known)
    return can, must


def _is_so(term: Term, facts: Facts, standing: Standing) -> bool | None:
    if term.kind in ("gold", "food", "hero", "regard"):
        return None
    if term.kind == "reputation":
        value = standing[REPUTATION.index(term.what)]
        so = value >= term.amount if term.sign == ">=" else value <= term.amount
    else:
        so = _key(term) in facts
    return so is term.wanted


def _with(effects: tuple[Fx, ...], facts: Facts, standing: Standing) -> tuple[Facts, Standing]:
    """What the story knows after those effects."""
    story = (facts, standing)
    for fx in effects:
        story = VERBS[fx.verb].told(fx, story)
    return story


def _objectives_met(combat_id: str, result: str, world: World) -> Iterator[tuple[str, ...]]:
    """The sets of objectives that may be met with that result: all, some, or any but all."""
    combat = world["combat"][combat_id]
    extra = sum(1 for variant in combat.variants if variant.objective)
    names = [f"objective {combat_id}.{number + 1}" for number in range(len(combat.objectives) + extra)]
    if result == "success":
        yield tuple(names)
        return
    for size in range(0 if result == "fail" else 1, len(names)):
        yield from combinations(names, size)


def mistakes_of_story(world: World, first: str, items: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Scenes that cannot be reached, choices never open, places where the story gets stuck: (scene, mistake)."""
    scenes: dict[str, Scene] = world["scene"]
    found = explore(world, first, items)
    endless = [scene for scene in scenes.values() if scene.id in found.scenes - _ended(scenes, found)]
    if endless and not found.stuck and not any(_never_made(scenes, found)):
        circle = f"{endless[0].id} leads" if len(endless) == 1 else f"{_listed([each.id for each in endless])} lead"
        yield endless[0].id, f"the story never ends from here on: {circle} to no ending"
    explained_scenes: set[str] = set()
    explained_choices: set[Made] = set()
    for scene_id, choice in _never_made(scenes, found):
        if (scene_id, choice.id) in explained_choices:
            continue
        # What would come of it if it were open is not a mistake of its own.
        opened = explore(world, first, items, forced=(scene_id, choice.id))
        lost = [_called(scene) for scene in scenes.values() if scene.id in opened.scenes - found.scenes]
        explained_scenes |= opened.scenes
        explained_choices |= opened.choices
        so = f", so {_listed(lost)} cannot be reached" if lost else ""
        yield scene_id, f"the choice '{choice.id}' can never be made: '{choice.needs}' never holds there{so}"
    for scene in scenes.values():
        if scene.id not in found.scenes | explained_scenes:
            nothing = all(scene.id not in targets(other) for other in scenes.values())
            yield scene.id, f"{_called(scene)} cannot be reached from {first}{': nothing leads to it' * nothing}"
    for scene_id, known in found.stuck.items():
        yield (
            scene_id,
            f"the story can get stuck here: no choice need be open{known and f' when this is known: {known}'}",
        )


def _never_made(scenes: dict[str, Scene], found: Found) -> Iterator[tuple[str, Choice]]:
    """Choices of scenes that are reached which are never open there."""
    for scene in scenes.values():
        if scene.id in found.scenes:
            yield from ((scene.id, choice) for choice in scene.choices if (scene.id, choice.id) not in found.choices)


def _ended(scenes: dict[str, Scene], found: Found) -> set[str]:
    """The scenes from which a way that the search has seen leads to an ending."""
    ways = {
        scene: [target for target in _ways(scenes[scene], found) if target in found.scenes] for scene in found.scenes
    }
    ended = {scene for scene in found.scenes if scenes[scene].kind == "ending"}
    more = ended
    while more:
        more = {scene for scene, there in ways.items() if scene not in ended and not ended.isdisjoint(there)}
        ended |= more
    return ended


def _ways(scene: Scene, found: Found) -> Iterator[str]:
    yield from (scene.success, scene.partial, scene.fail, scene.goto)
    for choice in scene.choices:
        if (scene.id, choice.id) in found.choices:
            yield from (choice.goto, choice.passed, choice.failed)


def _listed(names: list[str]) -> str:
    """The first names, and how many more there are."""
    if len(names) <= SHOWN:
        return " and ".join(names)
    return f"{', '.join(names[:SHOWN])} and {len(names) - SHOWN} more"


def _called(scene: Scene) -> str:
    return f"the {'ending' if scene.kind == 'ending' else 'scene'} {scene.id}"
