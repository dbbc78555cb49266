"""The story is told whole in all three languages, and fits the data it is told about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from fateforge.test_conditions import NOTHING, Remembered
from ludarium.games.fateforge.conditions import parsed
from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    COMBATS,
    CORRUPTION,
    EXPEDITIONS,
    FEAR,
    HEROES,
    ITEMS,
    PATHS,
    PLACES,
    QUARTERS,
    QUESTS,
    REPUTATION,
    SCENES,
    THINGS,
    TRAPS,
    Choice,
    CombatScene,
    Fx,
)
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.prose import LANGUAGES, MOST_FATES, book
from ludarium.texts import LANGUAGES as INTERFACE_LANGUAGES

NOT_TRANSLATED = ("if", "id", "endings", "map")
NARROW = "\u202f"
WIDE = "\u00a0"


def shape(entry: Any, key: str = "") -> Any:
    """What the languages must share: keys, lengths, and the values that are not words."""
    if isinstance(entry, dict):
        return {name: shape(value, name) for name, value in entry.items()}
    if isinstance(entry, list):
        return [shape(value, key) for value in entry]
    return entry if key in NOT_TRANSLATED else "words"


def words_in(entry: Any, where: str) -> Iterator[tuple[str, str]]:
    """Every text of an entry, with the place where it stands."""
    if isinstance(entry, dict):
        for name, value in entry.items():
            if name not in NOT_TRANSLATED:
                yield from words_in(value, f"{where}.{name}")
    elif isinstance(entry, list):
        for number, value in enumerate(entry):
            yield from words_in(value, f"{where}[{number}]")
    else:
        yield where, entry


def all_words(lang: str) -> Iterator[tuple[str, str]]:
    for name in prose.FILES:
        yield from words_in(prose.source(name, lang), name)


def conditions_in(entry: Any, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(entry, dict):
        if "if" in entry:
            yield where, entry["if"]
        for name, value in entry.items():
            yield from conditions_in(value, f"{where}.{name}")
    elif isinstance(entry, list):
        for number, value in enumerate(entry):
            yield from conditions_in(value, f"{where}[{number}]")


def all_conditions() -> list[tuple[str, str]]:
    """The conditions of the English files; the other languages have the same."""
    return [found for name in prose.FILES for found in conditions_in(prose.source(name, "en"), name)]


def all_choices() -> Iterator[tuple[str, Choice]]:
    for scene in SCENES.values():
        yield from ((scene.id, choice) for choice in scene.choices)


def effects(choice: Choice) -> tuple[Fx, ...]:
    return (*choice.fx, *choice.passed_fx, *choice.failed_fx)


def objectives_of(combat: CombatScene) -> int:
    """How many objectives it can have, those of its variants last."""
    return len(combat.objectives) + sum(bool(variant.objective) for variant in combat.variants)


@cache
def flags_set() -> frozenset[str]:
    """The flags that something in the game sets."""
    done = [fx for _, choice in all_choices() for fx in effects(choice)]
    done += [fx for thing in THINGS.values() for fx in (*thing.fx, *thing.passed_fx, *thing.failed_fx)]
    done += [fx for scene in SCENES.values() for fx in scene.late_fx]
    done += [fx for quest in QUESTS.values() for fx in quest.reward]
    return frozenset(fx.words[0] for fx in done if fx.verb == "flag")


# -- the languages ---------------------------------------------------------------------------------------------


def test_the_story_speaks_the_languages_of_the_interface() -> None:
    assert LANGUAGES == INTERFACE_LANGUAGES
    with pytest.raises(ValueError, match=f"expected one of {', '.join(LANGUAGES)}"):
        book("de")


@pytest.mark.parametrize("name", prose.FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_have_the_same_keys_ids_conditions_and_lengths(name: str, lang: str) -> None:
    assert shape(prose.source(name, lang)) == shape(prose.source(name, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_printed_as_its_language_prints(lang: str) -> None:
    for where, text in all_words(lang):
        assert text == text.strip() != "", where
        assert not re.search(r"['\"`]|\.\.\.|  | -{1,2} |\t", text), where
        assert not re.search(r"[^\n]\n[^\n]", text), f"{where}: paragraphs are separated by an empty line"
        assert text[-1] in ".!?”»…)’" or "\n" not in text, where
        if lang == "en":
            assert not re.search("[„«»–]", text), where
            assert text.count("“") == text.count("”"), where
        elif lang == "pl":
            assert not re.search("[“—‘]", text), where
            assert text.count("„") == text.count("”"), where
        else:
            assert not re.search("[„–]", text), where
            assert text.count("«") == text.count("»") or "—" in text, where


def test_french_has_its_no_break_spaces() -> None:
    for where, text in all_words("fr"):
        assert not re.search(f"[^{NARROW}][;!?»]|«[^{NARROW}]", text), where
        assert not re.search(f"[^{WIDE}]:", text), where
        assert "'" not in text, where


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_are_short_and_titles_have_no_full_stop(lang: str) -> None:
    for scene in (*book(lang).scenes.values(), *book(lang).quests.values()):
        for choice in scene.choices:
            assert len(choice.label) <= 52, choice.label
            assert not choice.label.endswith("."), choice.label
    for table in (book(lang).scenes, book(lang).combats, book(lang).rests, book(lang).quests, book(lang).endings):
        assert not any(entry.title.endswith(".") for entry in table.values())


# -- the data --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_is_told_and_none_is_left_over(lang: str) -> None:
    told = book(lang)
    by_kind: dict[str, set[str]] = {"story": set(), "explore": set(), "combat": set(), "rest": set(), "ending": set()}
    for scene in SCENES.values():
        if not scene.bare:
            by_kind[scene.kind].add(scene.id)
    roams = {scene.id for scene in SCENES.values() if scene.start}
    assert set(told.roams) == roams
    assert set(told.scenes) == by_kind["story"] | by_kind["explore"] - roams
    assert (set(told.quarters), set(told.things)) == (set(QUARTERS), set(THINGS))
    assert set(told.paths) == {path.id for path in PATHS.values() if path.needs}
    assert set(told.rests) == by_kind["rest"]
    assert set(told.endings) == by_kind["ending"]
    assert set(told.combats) == set(COMBATS)
    assert by_kind["combat"] <= set(COMBATS)
    assert set(told.acts) == {f"act{scene.act}" for scene in SCENES.values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_a_label_and_says_what_follows(lang: str) -> None:
    for scene in SCENES.values():
        if scene.id not in book(lang).scenes:
            continue
        assert [told.id for told in book(lang).scenes[scene.id].choices] == [choice.id for choice in scene.choices]
        for choice in scene.choices:
            assert prose.label(scene.id, choice.id, lang)
            if choice.test is None:
                assert prose.outcome(scene.id, choice.id, NOTHING, lang) != ("",)
            else:
                passed = prose.outcome(scene.id, choice.id, NOTHING, lang, passed=True)
                failed = prose.outcome(scene.id, choice.id, NOTHING, lang, passed=False)
                assert ("",) not in (passed, failed)
                assert passed != failed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_price_in_a_label_is_the_price_of_the_choice(lang: str) -> None:
    priced = 0
    for scene, choice in all_choices():
        if scene in book(lang).scenes and (figure := re.search(r"\((\d+) ", prose.label(scene, choice.id, lang))):
            assert [fx.amount for fx in choice.fx if fx.verb == "lose_gold"] == [int(figure[1])]
            assert choice.needs == f"gold>={figure[1]}"
            priced += 1
    assert priced == 2


def test_figures_told_in_words_are_those_of_the_data() -> None:
    """The prose says these amounts in words; who changes one changes the texts with it."""
    told = {
        ("s101", "results", "two gold pieces"): ("gold", 2),
        ("s102", "pay", "two gold"): ("lose_gold", 2),
        ("s102", "argue", "one gold"): ("lose_gold", 1),
        ("s121", "sell", "three gold"): ("gold", 3),
        ("s211", "bribe", "three coins"): ("lose_gold", 3),
    }
    for (scene, ident, words), (verb, amount) in told.items():
        choice = next(choice for choice in SCENES[scene].choices if choice.id == ident)
        words_of = next(choice for choice in book("en").scenes[scene].choices if choice.id == ident)
        text = f"{words_of.label} {words_of.outcome} {words_of.passed} {words_of.failed}".lower()
        assert words in text
        assert [fx.amount for fx in effects(choice) if fx.verb == verb] == [amount]


def test_a_scene_with_a_map_names_its_places() -> None:
    explored = {scene.id for scene in SCENES.values() if scene.kind == "explore" and not scene.start}
    assert explored == {scene for scene, told in book("en").scenes.items() if told.map} == {"s202", "s321"}
    assert explored == {scene for scene, told in book("en").scenes.items() if told.hints}


@pytest.mark.parametrize("combat", COMBATS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_combat_has_words_for_its_objectives_tokens_and_boss(combat: str, lang: str) -> None:
    scene, told = COMBATS[combat], book(lang).combats[combat]
    assert len(told.objectives) == objectives_of(scene)
    chests = [token.name for token in scene.tokens if token.kind in ("chest", "explore")]
    assert sorted(told.found) == sorted(chests)
    for token in chests:
        assert prose.found(combat, token, lang)
    points = [point.id for point in BOSSES[scene.boss].weak_points] if scene.boss else []
    assert sorted(told.weak) == sorted(points)
    for point in points:
        assert prose.wounded(combat, point, lang)
    briefing = prose.briefing(combat, NOTHING, lang)
    assert briefing.title == prose.title(combat, lang)
    assert briefing.objectives == told.objectives


@pytest.mark.parametrize("combat", COMBATS)
def test_the_exits_of_a_map_are_those_of_which_the_words_speak(combat: str) -> None:
    exits = {token.name[-1] for token in COMBATS[combat].tokens if token.kind == "exit"}
    for lang, word in (("en", "exit"), ("pl", "wyjście|wyjściem"), ("fr", "sortie")):
        text = " ".join(book(lang).combats[combat].objectives)
        assert set(re.findall(rf"(?:{word}) ([A-Z])\b", text)) <= exits
        assert "issue" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_of_a_combat_is_told(lang: str) -> None:
    """A player who has earned (or lost) something sees why the map is another."""
    for combat in COMBATS.values():
        conditions = {term for line in book(lang).combats[combat.id].variants for term in parsed(line.condition)}
        for variant in combat.variants:
            for group in parsed(variant.needs):
                assert group in conditions, f"{combat.id}: {variant.needs}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rest_scenes_speak_of_open_places_and_of_the_quest_that_turns_up(lang: str) -> None:
    hooks = {quest.appears for quest in QUESTS.values()}
    for scene, rest in book(lang).rests.items():
        assert set(rest.places) <= set(PLACES)
        assert {place.id for place in PLACES.values() if not place.open_if} <= set(rest.places)
        assert bool(rest.quest) == (scene in hooks)
        for place in PLACES:
            assert prose.at_place(scene, place, lang)
    assert prose.at_place("r1", "hidden_grove", lang) == prose.flavour("place", "hidden_grove", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_quest_is_offered_taken_declined_and_missed(lang: str) -> None:
    assert set(book(lang).quests) == set(QUESTS)
    for quest in QUESTS.values():
        told = book(lang).quests[quest.id]
        assert [choice.id for choice in told.choices] == ["accept", "decline"]
        assert told.expired
        assert prose.title(quest.id, lang) == prose.title(quest.combat, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_boss_and_place_has_its_flavour(lang: str) -> None:
    tables: dict[str, Iterable[str]] = {
        "corruption": CORRUPTION,
        "fear": FEAR,
        "trap": TRAPS,
        "boss": BOSSES,
        "place": PLACES,
    }
    assert set(book(lang).flavours) == set(tables)
    for kind, table in tables.items():
        assert set(book(lang).flavours[kind]) == set(table)
        assert all(prose.flavour(kind, card, lang) for card in table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_expedition_is_told_step_by_step(lang: str) -> None:
    assert set(book(lang).expeditions) == set(EXPEDITIONS)
    for expedition in EXPEDITIONS.values():
        told = book(lang).expeditions[expedition.id]
        assert len(told.rests) == sum(step.kind == "rest" for step in expedition.steps)
        assert len(told.bonus) == len(expedition.bonus)
        changed = (expedition.early, expedition.fountain, expedition.rounds, expedition.aim)
        assert len(told.changes) == sum(map(bool, changed))


# -- conditions ------------------------------------------------------------------------------------------------


def test_every_condition_can_be_read_and_asks_for_what_can_happen() -> None:
    known = {
        "flag": flags_set(),
        "item": set(ITEMS),
        "hero": set(HEROES),
        "ally": set(ALLIES),
        "choice": {f"{scene} {choice.id}" for scene, choice in all_choices()},
        "result": {f"{combat} {result}" for combat in COMBATS for result in ("success", "partial", "fail")},
        "objective": {
            f"{combat.id}.{number}" for combat in COMBATS.values() for number in range(1, objectives_of(combat) + 1)
        },
        "reputation": set(REPUTATION),
    }
    conditions = all_conditions()
    assert len(conditions) > 150
    for where, condition in conditions:
        for term in (term for group in parsed(condition) for term in group):
            assert term.what in known[term.kind], f"{where}: {term}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_is_told_only_when_its_condition_holds(lang: str) -> None:
    plain = prose.page("s141", NOTHING, lang)
    assert plain.title == prose.title("s141", lang)
    friends = Remembered(reputation=tuple(int(faction == "dockers") for faction in REPUTATION))
    assert len(prose.page("s141", friends, lang).paragraphs) == len(plain.paragraphs) + 1
    baited = Remembered(flags=("bait",), results=("c2 partial",))
    assert len(prose.briefing("c2", baited, lang).paragraphs) == len(prose.briefing("c2", NOTHING, lang).paragraphs) + 1
    assert len(prose.epilogue("c2", "partial", baited, lang)) == len(prose.epilogue("c2", "partial", NOTHING, lang)) + 1
    word = Remembered(choices=("s101 word",))
    assert len(prose.outcome("s151", "send", word, lang)) == len(prose.outcome("s151", "send", NOTHING, lang)) + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_combat_is_told_by_its_aim(lang: str) -> None:
    met = prose.epilogue("c13", "partial", Remembered(results=("c13 partial",), objectives=("c13.2",)), lang)
    missed = prose.epilogue("c13", "partial", Remembered(results=("c13 partial",), objectives=("c13.4",)), lang)
    assert met[0] == missed[0]
    assert len(met) == len(missed) == 2
    assert met[1] != missed[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_won_in_part_is_told_as_it_was(lang: str) -> None:
    def told(combat: str, *objectives: str) -> str:
        memory = Remembered(results=(f"{combat} partial",), objectives=objectives)
        paragraphs = prose.epilogue(combat, "partial", memory, lang)
        assert len(paragraphs) == len(prose.epilogue(combat, "partial", NOTHING, lang)) + 1
        return paragraphs[-1]

    assert len({told("c3", "c3.3"), told("c3", "c3.1", "c3.3"), told("c3", "c3.2", "c3.3")}) == 3
    assert told("c11", "c11.2", "c11.3") == told("c11", "c11.3") != told("c11", "c11.1", "c11.3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_faction_is_heard_of_in_the_story(lang: str) -> None:
    lines = [line.condition for words in book(lang).scenes.values() for line in words.when]
    for table in (book(lang).rests, book(lang).endings):
        lines += [line.condition for words in table.values() for line in words.when]
    for faction in REPUTATION:
        liked = [line for line in lines if f"reputation {faction}>=" in line]
        assert liked or any(f"reputation {faction}>=" in choice.needs for s in SCENES.values() for choice in s.choices)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_luesen_is_remembered_however_she_was_freed(lang: str) -> None:
    freed = (Remembered(objectives=("c4.1",)), Remembered(flags=("barge_sunk",)))
    for scene in ("r2", "r3", "s212"):
        told = {prose.page(scene, memory, lang).paragraphs for memory in freed}
        assert len(told) == 1
        assert told != {prose.page(scene, NOTHING, lang).paragraphs}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ending_tells_six_fates_at_most(lang: str) -> None:
    luck = Random(6)
    most = 0
    for ending in book(lang).endings:
        assert prose.ending(ending, NOTHING, lang).closing
        for _ in range(100):
            flags = tuple(flag for flag in sorted(flags_set()) if luck.random() < 0.6)
            memory = Remembered(flags, items=("root_token",), objectives=("c4.1",), allies=("moss",))
            told = prose.ending(ending, memory, lang)
            assert len(told.fates) <= MOST_FATES
            assert len(set(told.fates)) == len(told.fates)
            most = max(most, len(told.fates))
    assert most == MOST_FATES == 6


def test_every_fate_belongs_to_an_ending() -> None:
    assert all(set(fate.endings) <= set(book("en").endings) for fate in book("en").fates)
    assert {ending for fate in book("en").fates for ending in fate.endings} == set(book("en").endings)
