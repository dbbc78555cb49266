"""Everything that can be wrong with content of Fateforge: a folder of TOML files like those of `data/`.

An entry with the id of one in the box replaces it, a new one is added; the resulting whole is checked.
First each entry is read on its own, then the things it names are looked up, then a search plays the story in all ways.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path as Folder
from typing import Any

import msgspec

from ludarium.games.fateforge.check.combat import LEAST_ROUNDS, mistakes_of_combat, mistakes_of_objective
from ludarium.games.fateforge.check.search import mistakes_of_story, targets
from ludarium.games.fateforge.check.words import mistakes_of_files, mistakes_of_words
from ludarium.games.fateforge.combat.objectives import objective_of
from ludarium.games.fateforge.conditions import Term, parsed
from ludarium.games.fateforge.content import (
    BOX,
    COLOURS,
    FILES,
    Box,
    Campaign,
    Choice,
    CombatScene,
    Enemy,
    Expedition,
    Fx,
    Hero,
    Item,
    Path,
    Scene,
    Skill,
    Thing,
    build,
    context_of,
    laid_over,
)
from ludarium.games.fateforge.notation import Misread
from ludarium.games.fateforge.verbs import World, Wrong
from ludarium.games.fateforge.vocabulary import VERBS, require_known_words
from ludarium.games.fateforge.written import Context, row_of
from ludarium.kernel.packs import Mistake, in_words, line_of, read

FACES = 6
MOST = 99
"""The largest figure of an effect."""
SEGMENTS = 3
ENOUGH = 20
"""A file with more unknown tables than this is put aside."""

FOLDERS: tuple[str, ...] = ("story",)
"""Folders that only packs of this game have."""


def schema() -> dict[str, Any]:
    """The JSON schema of every file, by its name."""
    return {
        f"{file}.toml": msgspec.json.schema(
            msgspec.defstruct(file, [(table, list[row_of(kind)]) for table, kind in tables.items()])  # type: ignore[misc]
        )
        for file, tables in FILES.items()
    }


def fields() -> dict[str, dict[str, frozenset[str]]]:
    """For each file its tables, and the fields that an entry of them can have."""
    return {
        f"{file}.toml": {table: frozenset(row_of(kind).__struct_encode_fields__) for table, kind in tables.items()}
        for file, tables in FILES.items()
    }


def count(folder: Folder) -> int:
    """How many entries the files of a folder have; those that cannot be read have none."""
    total = 0
    for file in FILES:
        path = folder / f"{file}.toml"
        if path.is_file():
            _, tables, _ = _read(path)
            total += sum(len(entries) for entries in tables.values())
    return total


def check(folder: Folder) -> list[Mistake]:
    """Everything that is wrong with the content in that folder, in the order of files and lines."""
    found: list[Mistake] = []
    pages: dict[str, _Page] = {}
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in FILES:
            files = ", ".join(f"{file}.toml" for file in FILES)
            found.append(Mistake(path.name, 0, "", f"no file of that name is read; the files are {files}"))
            continue
        text, tables, wrong = _read(path)
        found += wrong
        pages |= {table: _Page(path.name, text, table, entries) for table, entries in tables.items()}
    if found:
        return found
    if not pages and not (folder / "story").is_dir():
        return [Mistake(folder.name, 0, "", "a pack needs at least one file, such as scenes.toml")]
    context = context_of(BOX)
    for table in ("campaign", "chest"):
        if table in pages:
            found += _mistakes_of_entries(pages[table], context)
    if found:
        return found
    nameless = [wrong for page in pages.values() for wrong in _nameless(page)]
    if nameless:
        return nameless
    box = laid_over(BOX, {table: page.entries for table, page in pages.items()})
    context = context_of(box)
    found = [wrong for page in pages.values() for wrong in _mistakes_of_entries(page, context)]
    found += [wrong for page in pages.values() for wrong in _without_a_name(page)]
    found += mistakes_of_files(folder)
    return found or list(_mistakes_together(folder, box, context, pages))


# -- files and entries, each for itself ------------------------------------------------------------------------


class _Page:
    """A table of a file: its entries, and the lines in which they are found."""

    def __init__(self, file: str, text: str, table: str, entries: list[dict[str, Any]]) -> None:
        self.file = file
        self.table = table
        self.entries = entries
        self._lines = text.splitlines()
        begins = re.compile(r"\s*\[\[\s*(\w+)\s*\]\]")
        heads = [(at, head[1]) for at, head in enumerate(map(begins.match, self._lines)) if head]
        ends = [at for at, _ in heads[1:]] + [len(self._lines)]
        self._spans = [(at, end) for (at, name), end in zip(heads, ends, strict=True) if name == table]

    def line(self, number: int, about: str = "") -> int:
        """The line of an entry, or of the words in it; 0 when the entry is not found."""
        if number >= len(self._spans):
            return 0
        first, end = self._spans[number]
        return next((at for at in range(first, end) if about and about in self._lines[at]), first) + 1

    def number_of(self, called: str) -> int:
        """Where the entry with that id stands; -1: it is not here."""
        return next((at for at, entry in enumerate(self.entries) if entry.get("id") == called), -1)


def _read(path: Folder) -> tuple[str, dict[str, list[dict[str, Any]]], list[Mistake]]:
    """The text of a file, its tables, and what is wrong with the file as a whole."""
    text, data, unreadable = read(path)
    if unreadable is not None:
        return "", {}, [unreadable]
    wrong = []
    known = FILES[path.stem]
    for name, entries in data.items():
        if name not in known:
            wanted = " or ".join(f"[[{table}]]" for table in known)
            wrong.append(Mistake(path.name, line_of(text, name, 0), "", f"'{name}' is not read here; write {wanted}"))
        elif not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            wrong.append(Mistake(path.name, line_of(text, name, 0), "", f"each entry begins with [[{name}]]"))
        if len(wrong) >= ENOUGH:
            break
    if not data:
        wrong.append(Mistake(path.name, 0, "", f"there are no entries; each begins with [[{next(iter(known))}]]"))
    return text, {} if wrong else data, wrong


def _nameless(page: _Page) -> Iterator[Mistake]:
    for number, entry in enumerate(page.entries):
        called = f"{page.table} {number + 1}"
        if not isinstance(entry.get("id"), str):
            yield Mistake(page.file, page.line(number), called, "'id' is missing")
        elif not _is_id(entry["id"]):
            yield Mistake(page.file, page.line(number, "id"), called, _no_id(entry["id"]))


def _is_id(text: str) -> bool:
    """Whether records and conditions can name a thing so: they separate words with spaces."""
    return re.fullmatch(r"[A-Za-z0-9_]+", text) is not None


def _no_id(text: str) -> str:
    return f"'{text}' is no id: it has letters, digits and _ only"


def _without_a_name(page: _Page) -> Iterator[Mistake]:
    """What is new and cannot be called anything: names of things are texts of the interface, scenes bring their own."""
    if page.table in ("scene", "combat", "quarter", "path", "thing"):
        return
    known = {entry["id"] for entry in BOX[page.table]}
    for number, entry in enumerate(page.entries):
        if entry["id"] not in known:
            yield Mistake(
                page.file, page.line(number), entry["id"], f"a pack cannot bring a new {page.table}: nothing names it"
            )


def _mistakes_of_entries(page: _Page, context: Context) -> Iterator[Mistake]:
    seen: dict[str, int] = {}
    for number, entry in enumerate(page.entries):
        line = page.line(number)
        called = str(entry.get("id", f"{page.table} {number + 1}"))
        if called in seen:
            yield Mistake(page.file, line, called, f"this id is taken already, in line {seen[called]}")
        seen.setdefault(called, line)
        try:
            require_known_words(build(page.table, entry, context))
        except msgspec.ValidationError as error:
            yield Mistake(page.file, line, called, in_words(str(error)))
        except Misread as error:
            yield Mistake(page.file, page.line(number, _quoted(str(error))), called, str(error))


def _quoted(sentence: str) -> str:
    """The first words in quotation marks: what to look for in the file."""
    found = re.search(r"'([^']+)'", sentence)
    return found[1] if found else ""


# -- all together ----------------------------------------------------------------------------------------------


def _mistakes_together(folder: Folder, box: Box, context: Context, pages: dict[str, _Page]) -> Iterator[Mistake]:
    def at(table: str, called: str, wrong: Wrong) -> Mistake:
        """The entry's own line when the folder has it; else the folder, whose entries have broken one of the box."""
        about, mistake = wrong
        page = pages.get(table)
        number = page.number_of(called) if page else -1
        if page is None or number < 0:
            return Mistake(folder.name, 0, called, mistake)
        return Mistake(page.file, page.line(number, about), called, mistake)

    world: World = {
        table: {entry["id"]: build(table, entry, context) for entry in entries} for table, entries in box.items()
    }
    campaign: Campaign = next(iter(world["campaign"].values()))
    flags = _flags_of(world)
    found = []
    for table, entries in world.items():
        for called, entry in entries.items():
            wrongs = [*_mistakes_of(table, entry, world), *_mistakes_of_conditions(entry, world, flags)]
            found += [at(table, called, wrong) for wrong in wrongs]
    found += [at(table, called, wrong) for table, called, wrong in _mistakes_among(world)]
    if campaign.first_scene not in world["scene"]:
        found.append(at("campaign", campaign.id, ("first_scene", f"there is no scene '{campaign.first_scene}'")))
    found += [at("campaign", campaign.id, wrong) for wrong in _mistakes_of_campaign(campaign)]
    for item in campaign.start_items:
        if item not in world["item"]:
            found.append(at("campaign", campaign.id, ("start_items", f"there is no item '{item}'")))
    if not found:
        story = mistakes_of_story(world, campaign.first_scene, campaign.start_items)
        found = [at("scene", called, (_quoted(mistake), mistake)) for called, mistake in story]
    if not found:
        words = mistakes_of_words(folder, world)
        found = [at(table, called, ("", mistake)) for table, called, mistake in words]
    yield from found


def _mistakes_of_campaign(campaign: Campaign) -> Iterator[Wrong]:
    """Figures that no purse and no box can have."""
    figures = {"start_gold": campaign.start_gold, "start_food": campaign.start_food}
    figures |= {f"trait_points of {test}": points for test, points in campaign.trait_points.items()}
    for figure, number in figures.items():
        if not 0 <= number <= MOST:
            yield figure.partition(" ")[0], f"{figure} is {number}; it must be 0 to {MOST}"
    if campaign.trait_point_cost < 1:
        yield "trait_point_cost", f"trait_point_cost is {campaign.trait_point_cost}; it must be at least 1"
    totals = campaign.victory_totals
    if list(totals) != sorted(set(totals)) or any(total < 1 for total in totals):
        yield "victory_totals", "victory_totals must grow, from 1 or more"


def _mistakes_of(table: str, entry: Any, world: World) -> Iterator[Wrong]:
    """What is wrong with one entry, its conditions excepted."""
    for fx in _effects_of(table, entry):
        yield from _mistakes_of_fx(fx, world)
    if table in ("skill", "item") and entry.cost < 0:
        yield "cost =", f"the cost is {entry.cost}; it must be at least 0"
    match table:
        case "die" if len(entry.faces) != FACES:
            yield "faces", f"a die has {FACES} faces, not {len(entry.faces)}"
        case "hero":
            yield from _mistakes_of_hero(entry, world)
        case "skill":
            yield from _mistakes_of_skill(entry, world)
        case "item" | "ally":
            yield from _unknown((*_dice_of(entry),), "die", world)
        case "enemy":
            yield from _mistakes_of_enemy(entry)
        case "quest":
            if entry.combat not in world["combat"]:
                yield "combat =", f"there is no combat '{entry.combat}'"
            if entry.appears not in world["scene"] or world["scene"][entry.appears].kind != "rest":
                yield "appears =", f"there is no rest scene '{entry.appears}' in which it could turn up"
        case "scene":
            yield from _mistakes_of_scene(entry, world)
        case "combat":
            yield from mistakes_of_combat(entry, world)
        case "expedition":
            yield from _mistakes_of_expedition(entry, world)
        case "path":
            yield from _unknown(entry.between, "quarter", world)
        case "thing":
            yield from _mistakes_of_thing(entry, world)


def _effects_of(table: str, entry: Any) -> Iterator[Fx]:
    """All effects of an entry that name things of other tables."""
    match table:
        case "skill" | "corruption" | "fear" | "trap" | "reward" | "item":
            yield from entry.fx
        case "quest":
            yield from entry.reward
        case "scene":
            for choice in entry.choices:
                yield from (*choice.fx, *choice.passed_fx, *choice.failed_fx)
            yield from entry.late_fx
        case "thing":
            yield from (*entry.fx, *entry.passed_fx, *entry.failed_fx)
        case "combat":
            for _, effects in entry.explore:
                yield from effects


def _mistakes_of_fx(fx: Fx, world: World) -> Iterator[Wrong]:
    if abs(fx.amount) > MOST:
        yield fx.verb, f"'{fx.verb} {fx.amount}' is too much; the figure of an effect is {MOST} at most"
    yield from VERBS[fx.verb].mistakes(fx, world)


def _unknown(names: tuple[str, ...], table: str, world: World) -> Iterator[Wrong]:
    for name in names:
        if name not in world[table]:
            yield f'"{name}"', f"there is no {table} '{name}'"


def _dice_of(entry: Any) -> tuple[str, ...]:
    if isinstance(entry, Item):
        return (entry.die,) if entry.die else ()
    dice: tuple[str, ...] = entry.dice
    return dice


def _mistakes_of_hero(hero: Hero, world: World) -> Iterator[Wrong]:
    yield from _unknown(hero.dice, "die", world)
    yield from _unknown(hero.start_items, "item", world)
    yield from _unknown(hero.start_skills, "skill", world)
    for skill in hero.start_skills:
        if skill in world["skill"] and world["skill"][skill].hero != hero.id:
            yield f'"{skill}"', f"the skill '{skill}' is another hero's"
    if hero.health < 1 or hero.energy < 0:
        yield "health =", "health must be at least 1 and energy at least 0"


def _mistakes_of_skill(skill: Skill, world: World) -> Iterator[Wrong]:
    if skill.hero not in world["hero"]:
        yield "hero =", f"there is no hero '{skill.hero}'"
    below = world["skill"].get(skill.up)
    if (skill.level == 2) != bool(skill.up):
        yield "level =", "a skill of level 2, and only such a one, names the skill that it replaces"
    elif skill.up and (below is None or below.hero != skill.hero or below.level != 1):
        yield "up =", f"'{skill.up}' is no skill of level 1 of the same hero"


def _mistakes_of_enemy(enemy: Enemy) -> Iterator[Wrong]:
    if not 1 <= len(enemy.frame) <= SEGMENTS:
        yield "frame =", f"the frame has {len(enemy.frame)} segments; there are 1 to {SEGMENTS}"
    if enemy.toughness < 1 or enemy.armour < 0 or enemy.tokens < 1:
        yield "toughness =", "toughness and tokens must be at least 1, armour at least 0"


def _mistakes_of_expedition(expedition: Expedition, world: World) -> Iterator[Wrong]:
    combats = [step.what for step in expedition.steps if step.kind == "combat"]
    yield from ((f"combat {name}", wrong) for name in combats for _, wrong in _unknown((name,), "combat", world))
    for step in expedition.steps:
        if step.kind == "rest" and not step.what.isdigit():
            yield "steps =", f"the step 'rest {step.what}' must say how much time there is"
    for name, _ in (*expedition.fountain, *expedition.rounds):
        if name not in combats:
            yield "steps =", f"'{name}' is no combat of this expedition"
    for name, fewer in expedition.rounds:
        if name in world["combat"] and world["combat"][name].rounds - fewer < LEAST_ROUNDS:
            yield "fewer_rounds =", f"{name} would have fewer than {LEAST_ROUNDS} rounds"
    for name, condition in expedition.bonus:
        if name == "all":
            continue
        if name not in combats:
            yield f'"{name}:', f"the bonus '{condition}' is for {name}, which is no combat of this expedition"
        elif name in world["combat"]:
            combat = world["combat"][name]
            yield from ((f'"{name}:', wrong) for wrong in mistakes_of_objective(condition, combat, world))
    if not 0 < expedition.silver < expedition.gold_medal:
        yield "silver =", "silver must need fewer points than gold, and more than none"


# -- scenes ----------------------------------------------------------------------------------------------------


def _mistakes_of_scene(scene: Scene, world: World) -> Iterator[Wrong]:
    for target in targets(scene):
        if target not in world["scene"]:
            yield f'"{target}"', f"it leads to '{target}', but there is no such scene"
    for count, number in (("act", scene.act), ("chapter", scene.chapter)):
        if number < 1:
            yield f"{count} =", f"its {count} is {number}; {count}s are counted from 1"
    match scene.kind:
        case "combat":
            if scene.id not in world["combat"]:
                yield "", "there is no combat of this id"
            if not (scene.success and scene.partial and scene.fail):
                yield "", "a combat needs success, partial and fail"
        case "rest":
            if not scene.goto:
                yield "", "a rest scene needs goto"
            if scene.time < 1:
                yield "", f"its time is {scene.time}; a rest scene has at least 1"
        case "explore" if scene.start:
            yield from _mistakes_of_exploration(scene, world)
        case "story" | "explore":
            yield from _mistakes_of_choices(scene)
        case "ending" if targets(scene):
            yield "", "an ending leads nowhere"


MOST_STEPS = 12


def _mistakes_of_exploration(scene: Scene, world: World) -> Iterator[Wrong]:
    if scene.choices or not (scene.goal and scene.goto):
        yield "start =", "an exploration from place to place needs goal and goto, and has no choices"
    yield from _unknown(scene.quarters, "quarter", world)
    for name, what in ((scene.start, "start"), (scene.goal, "goal")):
        if name not in scene.quarters:
            yield f"{what} =", f"its {what} '{name}' is none of its quarters"
    if not 1 <= scene.steps <= MOST_STEPS:
        yield "steps =", f"it has {scene.steps} steps; an exploration has 1 to {MOST_STEPS}"
    reached = {scene.start}
    for _ in range(scene.steps):
        free = [path.between for path in world["path"].values() if not path.needs]
        reached |= {
            there
            for one, other in free
            for here, there in ((one, other), (other, one))
            if here in reached and there in scene.quarters
        }
    if scene.goal in scene.quarters and scene.goal not in reached:
        yield "steps =", f"nobody reaches '{scene.goal}' in {scene.steps} steps by paths that are always open"


def _mistakes_of_thing(thing: Thing, world: World) -> Iterator[Wrong]:
    yield from _unknown((thing.quarter,), "quarter", world)
    if thing.cost not in (0, 1):
        yield "cost =", f"it costs {thing.cost} steps; it can cost 0 or 1"
    if not thing.scenes:
        yield "in =", "it is offered nowhere"
    for name in thing.scenes:
        scene = world["scene"].get(name)
        if scene is None or thing.quarter not in scene.quarters:
            yield f'"{name}"', f"'{name}' is no exploration that comes to '{thing.quarter}'"
    if thing.test is None and (thing.passed_fx or thing.failed_fx):
        yield "pass_fx =", "it has no test, so it has neither pass_fx nor fail_fx"


def _mistakes_of_choices(scene: Scene) -> Iterator[Wrong]:
    if not scene.choices:
        yield "", "there are no choices"
    for called, times in Counter(choice.id for choice in scene.choices).items():
        if times > 1:
            yield f'"{called}"', f"the choice '{called}' is there {times} times"
    for choice in scene.choices:
        if not _is_id(choice.id):
            yield "", _no_id(choice.id)
        yield from _mistakes_of_choice(choice)
    if scene.auto and scene.choices and scene.choices[-1].needs:
        yield f'"{scene.choices[-1].id}"', "the last choice of an automatic scene must have no condition"


def _mistakes_of_choice(choice: Choice) -> Iterator[Wrong]:
    about = f'"{choice.id}"'
    if choice.test is None:
        if not choice.goto or choice.passed or choice.failed:
            yield about, f"the choice '{choice.id}' has no test, so it needs goto, and neither pass nor fail"
    elif choice.goto or not (choice.passed and choice.failed):
        yield about, f"the choice '{choice.id}' has a test, so it needs pass and fail, and no goto"


# -- conditions ------------------------------------------------------------------------------------------------


def _flags_of(world: World) -> frozenset[str]:
    """Every flag that something sets."""
    return frozenset(
        fx.words[0]
        for table in ("scene", "thing", "quest", "combat")
        for entry in world[table].values()
        for fx in _effects_of(table, entry)
        if fx.verb == "flag" and fx.words
    )


def _conditions_of(entry: Any) -> Iterator[str]:
    if isinstance(entry, Scene):
        yield from (choice.needs for choice in entry.choices)
    elif isinstance(entry, CombatScene):
        yield from (variant.needs for variant in entry.variants)
        yield from (objective_of(text).needs for text in entry.objectives)
    elif hasattr(entry, "open_if"):
        yield entry.open_if
    elif isinstance(entry, Path | Thing):
        yield entry.needs


def _mistakes_of_conditions(entry: Any, world: World, flags: frozenset[str]) -> Iterator[Wrong]:
    for condition in _conditions_of(entry):
        try:
            terms = [term for group in parsed(condition) for term in group]
        except Misread as error:
            yield condition, str(error)
            continue
        for term in terms:
            yield from ((condition, wrong) for wrong in mistakes_of_term(term, world, flags))
    if isinstance(entry, CombatScene):
        for flag in entry.arrival.flags:
            if flag not in flags:
                yield f'"{flag}"', f"its arrival has the flag '{flag}', which nothing ever sets"


def mistakes_of_term(term: Term, world: World, flags: frozenset[str]) -> Iterator[str]:
    """What a term of a condition names that does not exist."""
    first, _, second = term.what.partition(" ")
    match term.kind:
        case "flag" if term.what not in flags:
            yield f"'{term}': nothing ever sets this flag"
        case "regard" if term.what not in world["character"]:
            yield f"'{term}': there is no character '{term.what}'"
        case "item" | "hero" | "ally" if term.what not in world[term.kind]:
            yield f"'{term}': there is no {term.kind} '{term.what}'"
        case "choice":
            scene = world["scene"].get(first)
            made = () if scene is None else [choice.id for choice in scene.choices]
            done = [thing.id for thing in world["thing"].values() if first in thing.scenes]
            if second not in (*made, *done):
                yield f"'{term}': there is no such choice"
        case "result" if first not in world["combat"]:
            yield f"'{term}': there is no combat '{first}'"
        case "objective":
            name, _, number = term.what.partition(".")
            combat = world["combat"].get(name)
            there = (
                0 if combat is None else len(combat.objectives) + sum(bool(each.objective) for each in combat.variants)
            )
            if int(number) > there:
                yield f"'{term}': there is no such objective"


# -- among entries ---------------------------------------------------------------------------------------------


def _mistakes_among(world: World) -> Iterator[tuple[str, str, Wrong]]:
    """What entries of a table must not do together."""
    numbers: dict[int, str] = {}
    for item in world["item"].values():
        other = numbers.setdefault(item.number, item.id)
        if other != item.id:
            yield "item", item.id, ("number =", f"the number {item.number} is {other}'s already")
    colours: dict[tuple[str, int], str] = {}
    for enemy in world["enemy"].values():
        if enemy.faction:
            other = colours.setdefault((enemy.faction, enemy.colour), enemy.id)
            if other != enemy.id:
                mistake = f"{other} is the {COLOURS[enemy.colour]} enemy of {enemy.faction} already"
                yield "enemy", enemy.id, ("colour =", mistake)
    chapters = Counter(scene.chapter for scene in world["scene"].values() if scene.kind == "combat")
    first: dict[int, str] = {}
    for scene in world["scene"].values():
        first.setdefault(scene.chapter, scene.id)
    for chapter, called in first.items():
        if chapters[chapter] != 1:
            yield "scene", called, ("chapter =", f"chapter {chapter} has {chapters[chapter]} combats; it must have one")
    if not any(scene.kind == "ending" for scene in world["scene"].values()):
        yield "scene", next(iter(world["scene"])), ("", "the story has no ending")
    used = {scene.id for scene in world["scene"].values() if scene.kind == "combat"}
    used |= {quest.combat for quest in world["quest"].values()}
    used |= {step.what for each in world["expedition"].values() for step in each.steps if step.kind == "combat"}
    for called in world["combat"]:
        if called not in used:
            yield "combat", called, ("", "no scene, quest or expedition leads to this combat")
