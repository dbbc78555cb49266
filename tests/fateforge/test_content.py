"""The data of the box: what the rules say about figures, maps, enemies, and how the notations are read."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ludarium.games.fateforge import content
from ludarium.games.fateforge.check.combat import reached
from ludarium.games.fateforge.combat.objectives import objective_of
from ludarium.games.fateforge.content import (
    ALLIES,
    BOSSES,
    COLOURS,
    COMBATS,
    CORRUPTION,
    DICE,
    ENEMIES,
    EXPEDITIONS,
    FEAR,
    HEROES,
    ITEMS,
    PLACES,
    QUESTS,
    REWARDS,
    SCENES,
    SKILLS,
    START_ITEMS,
    TRAPS,
    Deed,
    Fx,
    Segment,
    Test,
)
from ludarium.games.fateforge.notation import (
    Goal,
    Misread,
    deed_of,
    edges_of,
    map_of,
    placed_of,
    segment_of,
)
from ludarium.games.fateforge.notation import test_of as read_test
from ludarium.games.fateforge.results import SPECIAL, face_name
from ludarium.games.fateforge.vocabulary import boss_fx_of, fx_of

rule = pytest.mark.rule
DATA = Path(content.__file__).parent / "data"


def test_the_box_has_what_it_should_have() -> None:
    tables = (HEROES, SKILLS, ITEMS, ENEMIES, BOSSES, CORRUPTION, FEAR, TRAPS, ALLIES, PLACES, QUESTS, COMBATS)
    assert [len(table) for table in tables] == [5, 70, 52, 19, 3, 12, 8, 8, 4, 8, 4, 17]
    kinds = {"story": 37, "explore": 5, "combat": 13, "rest": 7, "ending": 4}
    assert Counter(scene.kind for scene in SCENES.values()) == kinds
    assert (len(EXPEDITIONS), len(REWARDS)) == (3, 9)
    assert (len(content.QUARTERS), len(content.PATHS), len(content.THINGS)) == (14, 22, 33)
    assert (content.START_GOLD, content.START_FOOD, content.START_ITEMS) == (14, 8, ("root_token",))


@rule("FF-1.2", "FF-1.3")
def test_every_chapter_has_exactly_one_combat_and_there_are_three_acts() -> None:
    assert sorted(scene.chapter for scene in SCENES.values() if scene.kind == "combat") == list(range(1, 14))
    acts = {act: {scene.chapter for scene in SCENES.values() if scene.act == act} for act in (1, 2, 3)}
    assert acts == {1: {1, 2, 3, 4, 5}, 2: {6, 7, 8, 9}, 3: {10, 11, 12, 13}}


@rule("FF-1.12")
def test_the_combats_unlock_every_one_of_the_fourteen_rules() -> None:
    assert {number for combat in COMBATS.values() for number in combat.unlock} == set(range(1, 15))


@rule("FF-1.14")
def test_a_combat_lasts_three_to_six_rounds_in_every_variant() -> None:
    for combat in COMBATS.values():
        lasting = [combat.rounds, *(variant.rounds for variant in combat.variants if variant.rounds)]
        lasting += [
            combat.rounds - less for each in EXPEDITIONS.values() for name, less in each.rounds if name == combat.id
        ]
        assert all(3 <= rounds <= 6 for rounds in lasting), combat.id


@rule("FF-2.11")
def test_only_the_first_combat_is_a_tutorial() -> None:
    assert [combat.id for combat in COMBATS.values() if combat.tutorial] == ["c1"]


# -- heroes, dice, skills, items -------------------------------------------------------------------------------


@rule("FF-3.1", "FF-3.2", "FF-3.3", "FF-3.8")
def test_five_heroes_with_their_boards_and_two_start_skills() -> None:
    assert list(HEROES) == ["ranger", "rogue", "noble", "shaman", "mercenary"]
    for hero in HEROES.values():
        assert len(hero.dice) == 4
        assert len(hero.start_skills) == 2
        assert all(SKILLS[skill].hero == hero.id and SKILLS[skill].cost == 0 for skill in hero.start_skills)
        assert hero.trait in content.TRAITS
    assert HEROES["ranger"].trait == "perception"
    assert (HEROES["mercenary"].health, HEROES["mercenary"].energy) == (12, 4)


@rule("FF-3.4", "FF-3.5", "FF-3.6")
def test_tokens_of_rogue_and_noble_and_the_drum_is_card_150() -> None:
    assert HEROES["rogue"].tokens == ("stealth",)
    assert HEROES["noble"].tokens == ("stance",)
    assert HEROES["shaman"].start_items == ("shamans_drum",)
    assert (ITEMS["shamans_drum"].number, ITEMS["shamans_drum"].hero) == (150, "shaman")


@rule("FF-4.1", "FF-4.14", "FF-4.15")
def test_dice_have_six_faces_and_only_weapon_dice_show_special() -> None:
    assert list(DICE) == ["red", "yellow", "green", "blue", "weapon_melee", "weapon_ranged"]
    for die in DICE.values():
        assert len(die.faces) == 6
        assert (SPECIAL in die.faces) is die.id.startswith("weapon")
        assert die.faces[-1] == 0
    assert [face_name(face) for face in DICE["yellow"].faces] == [
        *("step", "step", "step|strike", "step|focus", "strike", "miss")
    ]


@rule("FF-7.3", "FF-7.4", "FF-7.8")
def test_skills_say_what_is_spent_and_what_is_gained() -> None:
    assert SKILLS["rg_fleet_foot"].two_way
    assert [skill.id for skill in SKILLS.values() if skill.two_way] == ["rg_fleet_foot", "ro_slip_away"]
    assert (SKILLS["ro_flurry"].pays, SKILLS["ro_flurry"].results) == (("strike", "step"), ("strike", "strike", "step"))
    assert SKILLS["no_lunge"].deeds == (Deed("step"), Deed("strike", 1))
    assert SKILLS["rg_volley"].fx == (Fx("damage", 1, (1, 1), ("all", "one_zone")),)
    assert {skill.kind for skill in SKILLS.values()} == {"multi", "once", "passive"}
    for skill in SKILLS.values():
        assert (skill.kind == "passive") <= bool(skill.when), "a passive skill names its moment"
        assert skill.results or skill.deeds or skill.fx


@rule("FF-27.7")
def test_a_skill_of_level_two_replaces_one_of_level_one_of_the_same_hero() -> None:
    second = [skill for skill in SKILLS.values() if skill.level == 2]
    assert len(second) == 7
    for skill in second:
        below = SKILLS[skill.up]
        assert (below.level, below.hero) == (1, skill.hero)
        assert skill.id == f"{below.id}_2"
    assert all(not skill.up for skill in SKILLS.values() if skill.level == 1)


@rule("FF-8.2", "FF-8.7", "FF-8.9")
def test_main_and_two_handed_weapons_add_a_die_and_nothing_else_does() -> None:
    for item in ITEMS.values():
        assert bool(item.die) is (item.slot in ("main", "two")), item.id
        assert bool(item.special or item.special_fx) is bool(item.die), item.id
        assert item.charges == (2 if item.use == "charged" else 0)
    assert sorted(item.number for item in ITEMS.values()) == list(range(101, 153))
    assert ITEMS["undsenoin_longbow"].special == (Deed("shot", 1, 2),)
    assert ITEMS["lockpicks"].results == ("focus",)


# -- enemies ---------------------------------------------------------------------------------------------------


@rule("FF-10.1", "FF-10.2", "FF-10.3", "FF-15.1")
def test_a_faction_has_at_most_one_type_of_each_colour_and_creatures_are_white() -> None:
    assert COLOURS == ("white", "blue", "red", "green", "brown", "purple")
    of_factions = [(enemy.faction, enemy.colour) for enemy in ENEMIES.values() if enemy.faction]
    assert len(set(of_factions)) == len(of_factions) == 15
    assert {COLOURS[enemy.colour] for enemy in ENEMIES.values() if not enemy.faction} == {"white"}


@rule("FF-10.5", "FF-28.12")
def test_frames_have_up_to_three_segments_read_with_their_modifiers() -> None:
    assert all(1 <= len(enemy.frame) <= 3 for enemy in ENEMIES.values())
    assert ENEMIES["guard_dog"].frame == (
        Segment((0,), ("strike",)),
        Segment((1,), ("step", "strike"), aim="earliest"),
        Segment((2,), ("step",), aim="earliest"),
    )
    assert ENEMIES["cave_wisp"].frame[0] == Segment((1,), ("shot",), aim="latest", reach=1)
    assert ENEMIES["choirmaster"].frame[1] == Segment((1,), ("shot",), aim="latest", poison=True)
    assert segment_of((2,), "step", ("exit:A", "colour:red/blue", "dmg+1")) == Segment(
        (2,), ("step",), extra=1, exit="A", colours=("red", "blue")
    )


@rule("FF-10.4", "FF-10.10")
def test_a_combat_has_one_card_of_a_colour_and_no_initiative_twice() -> None:
    for combat in COMBATS.values():
        everybody = (*combat.enemies, *combat.add3, *combat.add4)
        for variant in (None, *combat.variants):
            removed = variant.remove if variant else ()
            there = [each for each in everybody if f"{each.enemy}#{each.number}" not in removed]
            there += variant.add if variant else ()
            cards = {each.enemy for each in there}
            assert len({ENEMIES[card].colour for card in cards}) == len(cards), combat.id
            assert len({(each.enemy, each.number) for each in there}) == len(there), combat.id


@rule("FF-10.19")
def test_each_act_ends_with_its_boss() -> None:
    for act, combat in ((1, "c5"), (2, "c9"), (3, "c13")):
        assert BOSSES[COMBATS[combat].boss].act == act
        assert SCENES[combat].chapter == max(scene.chapter for scene in SCENES.values() if scene.act == act)
    assert [combat.id for combat in COMBATS.values() if combat.boss] == ["c5", "c9", "c13"]


@rule("FF-27.14")
def test_weak_points_ask_for_results_at_a_distance_and_say_what_their_wound_does() -> None:
    arm, scar = BOSSES["mother_brine"].weak_points
    assert (arm.need, arm.reach) == (("strike", "precise_strike", "any"), (0, 0))
    assert arm.fx == (Fx("lose_armour", 3), Fx("lose_cards", 0, None, ("pull",)))
    assert (scar.need, scar.reach, scar.fx) == (("shot", "precise_shot"), (1, 1), (Fx("toughness", 4),))
    for boss in BOSSES.values():
        verbs = {fx.verb for card in boss.deck for fx in card.fx}
        for point in boss.weak_points:
            assert all(fx.words[0] in verbs for fx in point.fx if fx.verb == "lose_cards"), point.id


# -- maps ------------------------------------------------------------------------------------------------------


@rule("FF-9.1", "FF-9.2")
@pytest.mark.parametrize("combat", COMBATS.values(), ids=list(COMBATS))
def test_tiles_touch_only_where_there_is_an_edge_and_bridges_are_few(combat: content.CombatScene) -> None:
    assert len(set(combat.layout)) == len(combat.zones)
    edges = {frozenset(edge) for edge in combat.edges}
    touching = {
        frozenset((a, b))
        for a, (column, row) in enumerate(combat.layout)
        for b, other in enumerate(combat.layout)
        if other in ((column + 1, row), (column, row + 1))
    }
    assert touching <= edges
    assert len(edges - touching) <= 3
    columns, rows = zip(*combat.layout, strict=True)
    assert (min(columns), min(rows)) == (0, 0)
    assert max(columns) < 5
    assert max(rows) < 4


@rule("FF-9.4", "FF-9.5", "FF-27.5")
@pytest.mark.parametrize("combat", COMBATS.values(), ids=list(COMBATS))
def test_heroes_can_come_to_every_zone_from_every_start(combat: content.CombatScene) -> None:
    starts = [token.zone for token in combat.tokens if token.kind == "start"]
    starts += [zone for variant in combat.variants for zone in variant.start]
    assert starts
    assert any(token.kind == "exit" for token in combat.tokens)
    for start in starts:
        assert reached(combat, start) == set(range(len(combat.zones)))


def test_a_map_is_read_from_its_notation() -> None:
    zones = {letter: number for number, letter in enumerate("ABCDEF")}
    laid = map_of(
        ("start@A", "exitA@F", "gem2@C", "gem1@D", "fountain3@B", "portal1@D>F", "door2@B-C:closed", "barricade@E<B"),
        zones,
    )
    assert [token.name for token in laid.tokens] == ["start1", "exitA", "gem1", "gem2", "fountain1", "portal1"]
    assert [token.amount for token in laid.tokens] == [0, 0, 2, 1, 3, 0]
    assert (laid.tokens[-1].zone, laid.tokens[-1].to) == (3, 5)
    assert (laid.doors[0].zones, laid.doors[0].closed, laid.barricades) == ((1, 2), True, ((4, 1),))
    placed = placed_of("grunt#2@E^objective1+gem", zones)
    assert (placed.enemy, placed.number, placed.zone, placed.guards, placed.carries) == (
        "grunt",
        2,
        4,
        "objective1",
        "gem",
    )


def test_variants_change_what_their_texts_say() -> None:
    by_flag = {variant.needs: variant for variant in COMBATS["c5"].variants}
    assert by_flag["flag barge_sunk"].armour == (("mother_brine", -1),)
    assert by_flag["flag guests or flag tivra_met"].ally == "tivra"
    assert COMBATS["c2"].variants[0].move == (("enforcer#1", 0),)
    assert COMBATS["c7"].stacks == (("guard#1", "watch_captain#1"),)
    assert [variant.ally for variant in COMBATS["c9"].variants if variant.ally] == ["sergeant_ilke"]


def test_the_clapper_is_carried_towards_the_river_gate() -> None:
    (carrier,) = (each for each in COMBATS["c11"].enemies if each.carries == "objective1")
    assert (carrier.enemy, COMBATS["c11"].runs_to) == ("recruit", "A")


# -- town, rewards, expeditions --------------------------------------------------------------------------------


@rule("FF-23.2")
def test_rewards_come_at_every_second_victory_point() -> None:
    assert content.VICTORY_TOTALS == (2, 4, 6, 8, 10, 12)


@rule("FF-24.1", "FF-24.5", "FF-24.7")
def test_tests_reputation_and_trait_points() -> None:
    assert [read_test(f"lore {how}", content.TRAITS).dice for how in ("easy", "average", "hard")] == [1, 2, 3]
    assert read_test("agility easy everybody", content.TRAITS) == Test("agility", 1, True)
    assert (content.TRAIT_POINTS, content.TRAIT_POINT_COST) == ({"easy": 0, "average": 1, "hard": 2}, 4)
    assert content.REPUTATION == ("dockers", "palace", "archive", "exiles", "choir")
    assert (content.REPUTATION_LEAST, content.REPUTATION_MOST) == (-3, 5)


@rule("FF-25.4", "FF-25.14")
def test_four_places_are_open_from_the_beginning_and_the_others_are_found() -> None:
    assert [place.id for place in PLACES.values() if not place.open_if] == [
        *("lantern_infirmary", "exiles_hearth", "coppersmith", "night_market")
    ]
    assert PLACES["dockers_hall"].open_if == "reputation dockers>=2"
    (healing,) = PLACES["lantern_infirmary"].services
    assert (healing.kind, healing.figures) == ("heal", {"gold": 1, "health": 2})


@rule("FF-25.3", "FF-25.15")
def test_side_quests_have_a_danger_a_time_and_an_end() -> None:
    assert [quest.danger for quest in QUESTS.values()] == [1, 2, 3, 4]
    for quest in QUESTS.values():
        assert quest.expires_after_rests in (2, 3)
        assert quest.time >= 1
        assert COMBATS[quest.combat].danger == quest.danger
        assert SCENES[quest.appears].kind == "rest"


@rule("FF-25.1")
def test_every_rest_scene_gives_time() -> None:
    times = {"r1": 3, "r2": 3, "r3": 4, "r4": 3, "r5": 4, "r6": 3, "r7": 4}
    assert {scene.id: scene.time for scene in SCENES.values() if scene.kind == "rest"} == times


@rule("FF-26.1", "FF-26.6")
def test_expeditions_begin_with_a_rest_and_gold_needs_more_than_silver() -> None:
    for expedition in EXPEDITIONS.values():
        assert expedition.steps[0].kind == "rest"
        assert expedition.gold > 0
        assert 0 < expedition.silver < expedition.gold_medal
        combats = sum(step.kind == "combat" for step in expedition.steps)
        bonus = sum(combats if where == "all" else 1 for where, _ in expedition.bonus)
        assert expedition.gold_medal <= bonus + combats + 2, "gold can be reached"


# -- notations -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("damage 1 @1 all one_zone", Fx("damage", 1, (1, 1), ("all", "one_zone"))),
        ("heal 2 @0-1 hero", Fx("heal", 2, (0, 1), ("hero",))),
        ("move 1 @any each other hero", Fx("move", 1, (0, 99), ("each", "other", "hero"))),
        ("flag unseen", Fx("flag", 0, None, ("unseen",))),
        ("reputation palace -1", Fx("reputation", -1, None, ("palace",))),
        ("extra_test_die 1 max 3", Fx("extra_test_die", 1, None, ("max", "3"))),
        ("lose_health 1 each hero", Fx("lose_health", 1, None, ("each", "hero"))),
    ],
)
def test_effects_are_read_as_verb_amount_reach_and_words(text: str, read: Fx) -> None:
    assert fx_of(text) == read


def test_a_card_of_a_boss_is_read_part_by_part() -> None:
    assert boss_fx_of("pull latest @1, strike same poison") == (
        Fx("pull", 0, (1, 1), ("latest",)),
        Fx("strike", 0, None, ("same", "poison")),
    )
    assert boss_fx_of("shot latest @1 range+1 poison dmg+1") == (Fx("shot", 1, (1, 2), ("latest", "poison")),)


def test_objectives_are_read_as_ways_of_terms() -> None:
    assert objective_of("taken objective1 & ko<=1 or boss").ways == (
        (Goal("taken", "objective1"), Goal("ko", sign="<=", amount=1)),
        (Goal("boss"),),
    )
    aim = objective_of("if flag aim_tune: weak_points>=2 & explored>=2")
    assert aim.needs == "flag aim_tune"
    assert objective_of("escape A|B").ways == ((Goal("escape", exits=("A", "B")),),)
    assert objective_of("escape any").ways == ((Goal("escape", exits=("*",)),),)
    assert objective_of("carried objective1 A").ways == ((Goal("carried", "objective1", ("A",)),),)


@pytest.mark.parametrize(
    ("read", "text", "says"),
    [
        (fx_of, "bless 1", "'bless' is no effect"),
        (fx_of, "", "'' is no effect"),
        (fx_of, "strike same", "'strike' is no effect"),
        (fx_of, "heal 1 @7-", "'@7-' is no distance"),
        (fx_of, "heal 1 @0 @1", "two distances"),
        (fx_of, "heal 1 Hero!", "'Hero!' in 'heal 1 Hero!' is no word of an effect"),
        (boss_fx_of, "strike range+1", "widens a distance that it does not have"),
        (boss_fx_of, "gold 3", "'gold' is no effect"),
        (deed_of, "strike+", "'strike+' is no action"),
        (deed_of, "dance", "'dance' is no action"),
        (edges_of, "A-B B-A", "the edge B-A is there twice"),
        (edges_of, "A-A", "'A-A' is no edge"),
        (edges_of, "", "a map needs edges"),
        (objective_of, "taken", "'taken' is no term of an objective"),
        (objective_of, "gold>=3", "'gold>=3' is no term of an objective"),
        (objective_of, "if flag x", "needs a colon"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_word(read: object, text: str, says: str) -> None:
    assert callable(read)
    with pytest.raises(Misread) as refused:
        read(text)
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("tokens", "says"),
    [
        (("ladder1@A",), "'ladder1@A' is no token of a map"),
        (("gem1@Z",), "there is no zone 'Z' on this map; its zones are A, B"),
        (("exit1@A",), "needs a letter after 'exit'"),
        (("gem@A",), "needs a figure after 'gem'"),
        (("trap2@A",), "a trap has no figure"),
        (("exitA@A", "exitA@B"), "'exitA' is there twice"),
        (("door1@A-B",), "is no door"),
        (("portal1@A",), "a portal, and only a portal, leads somewhere"),
    ],
)
def test_a_token_that_cannot_be_read_is_refused_with_its_word(tokens: tuple[str, ...], says: str) -> None:
    with pytest.raises(Misread) as refused:
        map_of(tokens, {"A": 0, "B": 1})
    assert says in str(refused.value)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("lore", "must be a trait and a difficulty"),
        ("lore deadly", "it can be easy, average, hard, not 'deadly'"),
        ("cunning hard", "there is no trait 'cunning'"),
    ],
)
def test_an_impossible_test_is_refused(text: str, says: str) -> None:
    with pytest.raises(Misread) as refused:
        read_test(text, content.TRAITS)
    assert says in str(refused.value)


def test_every_item_can_be_had() -> None:
    """Bought, found in a chest, given by the story, or brought along: a card that never comes up is no card."""
    sells = [service for place in PLACES.values() for service in place.services if service.kind == "sell"]
    had = {
        item.id
        for item in ITEMS.values()
        for shop in sells
        if item.slot in shop.slots and 0 < item.cost <= shop.figures["cost"]
    }
    had |= {held for combat in COMBATS.values() for held in combat.chests}
    had |= {*START_ITEMS, *(item for hero in HEROES.values() for item in hero.start_items)}
    had |= set(re.findall(r"\bitem (\w+)", "".join(path.read_text("utf-8") for path in DATA.glob("*.toml"))))
    assert set(ITEMS) <= had
