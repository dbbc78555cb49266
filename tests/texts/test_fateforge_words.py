"""Every piece of content of Fateforge has its name and its rules in all languages, and no word is left over."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludarium import texts
from ludarium.games.fateforge import words as fateforge
from ludarium.games.fateforge.content import (
    ABILITIES,
    ALLIES,
    BOSSES,
    COMBATS,
    CORRUPTION,
    DICE,
    ENEMIES,
    EXPEDITIONS,
    FEAR,
    HEROES,
    ITEMS,
    MOMENTS,
    PLACES,
    POOLS,
    QUARTERS,
    QUESTS,
    REPUTATION,
    REWARDS,
    SCENES,
    SKILLS,
    THINGS,
    TRAITS,
    TRAPS,
    Choice,
    Fx,
    Thing,
)
from ludarium.games.fateforge.fronts.terminal.rules import rule, rules
from ludarium.games.fateforge.notation import DEEDS, ENEMY_ACTIONS
from ludarium.games.fateforge.printed import printed
from ludarium.games.fateforge.results import RESULTS
from ludarium.games.fateforge.story import prose
from ludarium.texts import LANGUAGES, has, name, say, tell

GLOSSARY = Path(__file__).parents[1] / "data/glossary/fateforge.toml"
FIXED = {
    "damage-attacker": (0, 0),
    "damage-all-one_zone": (1, 1),
    "move-each-other-hero": (0, 99),
    "open-door-without-focus": (0, 0),
    "pull-minion": (1, 1),
    "push-minion": (0, 0),
    "push-one-minion": (0, 0),
    "stun-minion-same-target": (0, 0),
    "untarget-all-heroes-until-cleanup": (0, 0),
}
"""Effects whose words name their distance themselves."""
TOLD_IN_PROSE = {
    *("quest-q_ratcatcher", "enemy-watch_captain", "enemy-choirmaster", "item-root_token", "item-fate_iron_blade"),
    *("enemy_faction-salt_hand", "enemy_faction-gilded_watch", "enemy_faction-veiled_choir", "boss-castellan_oruz"),
    *("weak_point-heat_vent", "weak_point-chain_arm", "ally-sergeant_ilke", "place-lantern_infirmary"),
    *("place-exiles_hearth", "place-archive_cells", "place-dockers_hall", "act-act1", "act-act2"),
    *("expedition-x_harbour", "expedition-x_palace", "expedition-x_depths", "term-ff-fate-iron", "term-ff-heartwood"),
    *("term-ff-root-token-story", "term-ff-river-compact", "term-ff-lantern-row", "term-ff-archive"),
    *(f"reputation-{faction}" for faction in ("dockers", "palace", "archive", "exiles", "choir")),
}
"""Names of the story's world: where the glossary has another word, the word of the prose is the name."""
"""Tables of the glossary that are checked otherwise or that no message needs."""


def words(prefix: str) -> set[str]:
    """What follows the prefix in the message ids of fateforge.ftl."""
    return set(re.findall(rf"^{prefix}([a-zA-Z0-9_-]+) =", texts.source("en")["fateforge.ftl"], re.MULTILINE))


def map_places() -> set[str]:
    on_the_page = (Path(__file__).parents[2] / "web/src/games/fateforge/story/easafir.ts").read_text(encoding="utf-8")
    quarters = set(re.findall(r"\bmap_place-(\w+)", on_the_page))
    assert quarters <= set(QUARTERS)
    return {place for scene in prose.book("en").scenes.values() for place in scene.map} | quarters


@cache
def told_effects() -> tuple[Fx, ...]:
    """Every effect whose words are put together; cards and bosses have texts of their own."""

    def each() -> Iterator[Iterable[Fx]]:
        yield from (skill.fx for skill in SKILLS.values())
        yield from ((*item.fx, *item.special_fx) for item in ITEMS.values())
        yield from (ally.abilities for ally in ALLIES.values())
        yield from (quest.reward for quest in QUESTS.values())
        yield from (reward.fx for reward in REWARDS.values())
        yield from (fx for combat in COMBATS.values() for _, fx in combat.explore)
        yield (
            Fx("regard", -1, words=("tivra",)),
        )  # in the box nobody thinks less of the party; in a pack somebody may
        chosen: list[Choice | Thing] = [choice for scene in SCENES.values() for choice in scene.choices]
        for choice in (*chosen, *THINGS.values()):
            # What a flag changes is told where it matters.
            yield (fx for fx in (*choice.fx, *choice.passed_fx, *choice.failed_fx) if fx.verb != "flag")

    return tuple(fx for effects in each() for fx in effects)


def key_of(fx: Fx, lang: str) -> str:
    """The message that tells an effect."""
    message = fateforge.effect(fx)
    assert tell(message, lang=lang)
    return message.key


def test_every_piece_of_content_is_named_and_nothing_else_is() -> None:
    assert words("die-") == {*DICE, "test"}
    assert words("result-") == {*RESULTS, "miss", "any", "success", "trait", "fail"}
    assert words("trait-") == set(TRAITS)
    assert words("hero-") == words("hero_ability-") == set(HEROES)
    assert words("skill-") == set(SKILLS)
    assert words("item-") == set(ITEMS)
    assert words("ability-") == set(ABILITIES)
    assert words("enemy_faction-") == {enemy.faction for enemy in ENEMIES.values() if enemy.faction}
    assert words("enemy-") == set(ENEMIES)
    assert words("boss-") == set(BOSSES)
    assert words("boss_card-") == {f"{boss.id}-{card.number}" for boss in BOSSES.values() for card in boss.deck}
    assert words("weak_point-") == {point.id for boss in BOSSES.values() for point in boss.weak_points}
    assert words("corruption-") == set(CORRUPTION)
    assert words("fear-") == set(FEAR)
    assert words("trap-") == set(TRAPS)
    assert words("ally-") == set(ALLIES)
    assert words("place-") == set(PLACES)
    assert words("quest-") == set(QUESTS)
    assert words("reward-") == set(REWARDS)
    assert words("reputation-") == set(REPUTATION)
    assert words("act-") == {"campaign", *(f"act{scene.act}" for scene in SCENES.values())}
    assert words("expedition-") == set(EXPEDITIONS)
    assert words("map_place-") == map_places()
    assert words("ff-difficulty-") == {expedition.difficulty for expedition in EXPEDITIONS.values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_found_by_the_ids_of_the_data(lang: str) -> None:
    assert all(name("enemy", enemy, lang) for enemy in (*ENEMIES, *BOSSES))
    assert all(name("card", card, lang) for card in (*SKILLS, *ITEMS, *CORRUPTION, *FEAR, *TRAPS))
    assert all(name("place", place, lang) for place in (*PLACES, *map_places()))
    assert all(name("faction", enemy.faction, lang) for enemy in ENEMIES.values() if enemy.faction)
    assert all(name("trait", hero.trait, lang) for hero in HEROES.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_and_the_interface_use_the_same_titles(lang: str) -> None:
    for quest in QUESTS:
        assert name("quest", quest, lang) == prose.title(quest, lang).replace("’", "'" if lang == "en" else "’")
    for act, told in prose.book(lang).acts.items():
        assert name("act", act, lang) == told.title


def test_polish_names_have_the_forms_that_sentences_need() -> None:
    inflected = ("die", "trait", "hero", "skill", "item", "enemy", "boss", "weak_point", "corruption", "fear", "trap")
    for prefix in (*inflected, "ally", "place", "reputation", "enemy_faction", "expedition"):
        for content in words(f"{prefix}-"):
            assert all(has(f"{prefix}-{content}.{form}", "pl") for form in ("gen", "acc", "gender")), content
    for enemy in ENEMIES:
        assert all(has(f"enemy-{enemy}.{form}", "pl") for form in ("nom_pl", "gen_pl")), enemy


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_told_in_sentences(lang: str) -> None:
    told = [say(f"hero_ability-{hero}.text", None, lang) for hero in HEROES]
    told += (say(f"ability-{ability}.text", None, lang) for ability in ABILITIES)
    told += (say(f"enemy_faction-{faction}.text", None, lang) for faction in words("enemy_faction-"))
    told += (tell(line, lang=lang) for lines in printed().values() for line in lines)
    assert len(told) > 250
    for text in told:
        assert text.endswith("."), text
        assert text[0].isupper() or text[0].isdigit(), text
        assert not re.search(r"  |\.\.|[{}$]", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_rules_are_those_of_the_data(lang: str) -> None:
    for ident, figure in (("drained", 2), ("shadow_debt", 2), ("hollow_purse", 2), ("brittle_bones", 1)):
        assert abs(CORRUPTION[ident].fx[0].amount) == figure
        assert str(figure) in rule("corruption", ident, lang)
    for boss in BOSSES.values():
        assert str(boss.wounds) in rule("boss", boss.id, lang)
        for card in boss.deck:
            for amount in (fx.amount for fx in card.fx if fx.amount):
                assert str(amount) in rule("boss_card", f"{boss.id}-{card.number}", lang)
        for point in boss.weak_points:
            for amount in (fx.amount for fx in point.fx if fx.amount):
                assert str(amount) in rule("weak_point", point.id, lang)
    for place in PLACES.values():
        for service in place.services:
            told = {key: figure for key, figure in service.figures.items() if key not in ("level", "per_act")}
            assert all(str(figure) in rule("place", place.id, lang) for figure in told.values() if figure), place.id


def test_rules_read_as_a_player_would_say_them() -> None:
    assert rule("skill", "rg_steady_aim") == "Focus + Shot: gain Precise Shot + Shot. Once per round."
    assert rule("skill", "me_charge", "pl") == "Skupienie + Krok: wykonaj Krok, Cios (+1 obrażenie). Raz na rundę."
    assert rule("skill", "ro_death_mark", "fr") == (
        "Jeton de discrétion + Frappe précise\u00a0: infligez 4 dégâts à un ennemi dans votre zone. "
        "Une fois par combat."
    )
    assert rule("item", "tower_shield") == "Armour 2. Step: gain Block + Block. Once per round."
    assert rule("item", "hunting_bow", "pl") == (
        "Dodaje kość broni dystansowej. Atak specjalny: wykonaj Strzał, Strzał."
    )
    assert rules("ally", "sergeant_ilke", "fr")[0] == "Un héros dans votre zone gagne 2 jetons de blocage."
    assert rule("reward", "rw_die_red", "pl") == "Jeden bohater otrzymuje czerwoną kość."
    assert rule("quest", "q_ratcatcher") == "Gain 4 gold; Dockers' League: reputation +1."
    assert rules("enemy", "guard_dog")[1] == "Distance 1: Step, Strike (earliest)."
    assert (
        tell(fateforge.effect(Fx("reputation", -1, words=("palace",)))) == "Court and Gilded Watch: reputation \u22121"
    )
    assert tell(fateforge.effect(Fx("food", -2)), lang="pl") == "tracicie 2 znaczniki żywności"


def test_every_effect_has_words_and_none_is_left_over() -> None:
    used = {key_of(fx, "en").removeprefix("ff-fx-") for fx in told_effects()}
    assert words("ff-fx-") == used


def test_words_that_name_a_distance_themselves_name_the_right_one() -> None:
    for fx in told_effects():
        key = key_of(fx, "en")
        takes_reach = "$reach" in re.search(rf"^{key} = (.*)$", texts.source("en")["fateforge.ftl"], re.MULTILINE)[1]  # type: ignore[index]
        if fx.reach is None:
            assert not takes_reach, key
        elif not takes_reach:
            assert FIXED[key.removeprefix("ff-fx-")] == fx.reach


def test_every_part_of_a_rule_is_used() -> None:
    reaches = {f"{fx.reach[0]}-{fx.reach[1]}" for fx in told_effects() if fx.reach is not None}
    assert words("ff-reach-") == reaches
    assert words("ff-pay-") == set(POOLS)
    assert words("ff-deed-") == {*DEEDS, *ENEMY_ACTIONS, "extra", "reach"}
    assert words("ff-moment-") == set(MOMENTS)
    assert words("ff-limit-") == {"multi", "once", "consumable", "charged"}
    assert words("ff-place-") == {place.kind for place in PLACES.values()}
    services = {service.kind for place in PLACES.values() for service in place.services}
    assert {word.partition("-")[0] for word in words("ff-service-")} == services
    source = texts.source("en")["fateforge.ftl"]
    assert all(f"{{ ff-n-{amount} }}" in source for amount in words("ff-n-"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_is_followed(lang: str) -> None:
    glossary: dict[str, list[dict[str, Any]]] = tomllib.loads(GLOSSARY.read_text("utf-8"))
    assert words("term-ff-") == {row["id"] for row in glossary["term"]}
    rows = [(f"{table}-{row['id']}", row) for table in glossary if table != "term" for row in glossary[table]]
    rows += [(f"term-ff-{row['id']}", row) for row in glossary["term"]]
    for ident, row in rows:
        if ident not in TOLD_IN_PROSE:
            message = ident.lower() if ident.startswith("trait-") else ident
            assert say(message, None, lang) == texts.typography(row[lang], lang)
    for row in glossary["term"]:
        definition = row.get(f"def_{lang}")
        if definition and f"term-ff-{row['id']}" not in TOLD_IN_PROSE:
            assert say(f"term-ff-{row['id']}.definition", None, lang) == texts.typography(definition, lang)


def test_names_that_follow_the_prose_differ_from_the_glossary_somewhere() -> None:
    glossary: dict[str, list[dict[str, Any]]] = tomllib.loads(GLOSSARY.read_text("utf-8"))
    for ident in TOLD_IN_PROSE:
        table, _, content = ident.replace("term-ff-", "term-").partition("-")
        row = next(row for row in glossary[table] if row["id"] == content)
        assert any(say(ident, None, lang) != texts.typography(row[lang], lang) for lang in LANGUAGES), ident
