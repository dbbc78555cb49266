"""The check of content: the box has no mistakes, and broken packs are named with file, line, entry and mistake."""

import json
import shutil
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.games.fateforge.check.content import check, count, schema
from ludarium.games.fateforge.check.search import explore
from ludarium.games.fateforge.content import ALLIES, COMBATS, FILES, QUESTS, SCENES, THINGS, box, build, context_of
from ludarium.games.fateforge.verbs import World
from ludarium.kernel.packs import Mistake

rule = pytest.mark.rule

PACKS = Path(__file__).parent / "packs"
BOX = Path(__file__).parents[2] / "src/ludarium/games/fateforge/data"

BROKEN = {
    "flag-nobody-sets": ("scenes.toml", 18, "s142", "'flag witness_hidden': nothing ever sets this flag"),
    "impossible-test": ("scenes.toml", 11, "s123", "the test 'cunning average' is impossible: there is no trait"),
    "lost-zone": ("combats.toml", 8, "sq4", "heroes who start in A can never come to D, E, F"),
    "missing-target": ("scenes.toml", 12, "s111b", "it leads to 's119', but there is no such scene"),
    "not-toml": ("items.toml", 4, "", "this is not TOML"),
    "objective-of-nobody": ("combats.toml", 15, "sq3", "'defeated watch_captain#1': that enemy is not there"),
    "stuck": ("scenes.toml", 3, "s301", "the story can get stuck here: no choice need be open"),
    "tiles-touch": ("combats.toml", 8, "sq1", "the tiles C and D touch, but no edge joins them"),
    "too-many-rounds": ("combats.toml", 5, "sq3", "it lasts 9 rounds; a combat has 3 to 6"),
    "two-of-a-colour": ("combats.toml", 11, "sq1", "grunt and recruit are both red; a combat has one card of a colour"),
    "unknown-effect": ("scenes.toml", 11, "s114", "'bless' is no effect"),
    "unknown-step": ("expeditions.toml", 8, "x_harbour", "there is no combat 'c99'"),
    "unknown-token": ("combats.toml", 11, "sq1", "'ladder1@C' is no token of a map"),
    "unreachable-ending": ("scenes.toml", 24, "s331", "never holds there, so the ending e2 cannot be reached"),
}


def test_every_pack_of_the_tests_is_checked() -> None:
    assert {folder.name for folder in PACKS.iterdir()} == {*BROKEN, "good"}


@rule("FF-1.14", "FF-9.1", "FF-10.4", "FF-24.10")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_refused_with_one_sentence_that_names_the_place(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, line, entry, says = BROKEN[name]
    (found,) = check(PACKS / name)
    assert (found.file, found.line, found.entry) == (file, line, entry)
    assert says in found.mistake
    assert main(["content", "check", str(PACKS / name)]) == 1
    assert f"{file}:{line}: " in capsys.readouterr().out


def test_the_box_and_the_good_pack_have_no_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(BOX) == []
    assert check(PACKS / "good") == []
    assert main(["content", "check", str(PACKS / "good"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"ok": True, "game": "fateforge", "entries": 4, "mistakes": []}
    assert count(BOX) == sum(len(entries) for entries in box().values())


# -- the box with one thing changed ----------------------------------------------------------------------------


def spoilt(pack: Path, file: str, old: str, new: str) -> list[Mistake]:
    """The mistakes of a pack that is one file of the box with something else in it."""
    text = (BOX / f"{file}.toml").read_text("utf-8")
    assert old in text
    (pack / f"{file}.toml").write_text(text.replace(old, new, 1), "utf-8")
    return check(pack)


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("dice", '"miss"]', "]", "a die has 6 faces, not 5"),
        ("dice", '"miss"]', '"luck"]', "there is no result 'luck'"),
        ("heroes", 'dice = ["blue",', 'dice = ["pink",', "there is no die 'pink'"),
        ("heroes", '"rg_fleet_foot"', '"ro_backstab"', "the skill 'ro_backstab' is another hero's"),
        ("heroes", 'trait = "perception"', 'trait = "luck"', "there is no trait 'luck'"),
        ("heroes", "health = 9", "health = 0", "health must be at least 1"),
        ("skills", 'hero = "ranger"', 'hero = "monk"', "there is no hero 'monk'"),
        ("skills", 'up = "rg_piercing_arrow"', 'up = "ro_flurry"', "no skill of level 1 of the same hero"),
        ("skills", "level = 1", "level = 2", "a skill of level 2, and only such a one"),
        ("skills", 'kind = "multi"', 'kind = "often"', "there is no kind of skill 'often'"),
        ("skills", 'in = ["focus"]', 'in = ["luck"]', "there is no payment 'luck'"),
        ("items", 'slot = "main"', 'slot = "head"', "there is no slot 'head'"),
        ("items", "number = 102", "number = 101", "the number 101 is short_sword's already"),
        ("items", "cost = 3", 'cost = "three"', "cost: expected 'int', got 'str'"),
        ("items", 'die = "weapon_melee"', 'die = "pink"', "there is no die 'pink'"),
        ("enemies", 'colour = "blue"', 'colour = "pink"', "there is no colour 'pink'"),
        ("enemies", 'mod = ["earliest"]', 'mod = ["nearest"]', "'nearest' is no modifier"),
        ("enemies", 'do = "step>strike"', 'do = "step>sing"', "'sing' is no action of enemies"),
        ("enemies", 'abilities = ["pack"]', 'abilities = ["song"]', "there is no ability 'song'"),
        ("bosses", '"block 2 self"', '"sing 2"', "'sing' is no effect"),
        ("bosses", '"toughness 4"', '"gold 4"', "'gold' is no effect"),
        ("bosses", 'reach = "@0"', 'reach = "0"', "'0' is no distance"),
        ("cards", '"red", "weapon_melee"', '"red", "pink"', "there is no die 'pink'"),
        ("town", "flag archive_friend", "flag archive_fiend", "nothing ever sets this flag"),
        ("town", 'combat = "sq1"', 'combat = "sq8"', "there is no combat 'sq8'"),
        ("town", 'appears = "r1"', 'appears = "s101"', "there is no rest scene 's101'"),
        ("town", '"item rapier"', '"item spoon"', "there is no item 'spoon'"),
        ("town", '"ally moss"', '"ally fern"', "there is no ally 'fern'"),
        ("town", '"add_die red one hero"', '"add_die pink one hero"', "there is no die 'pink'"),
        ("scenes", "reputation exiles +1", "reputation elves +1", "there is no reputation with 'elves'"),
        ("scenes", "reputation exiles +1", "reputation", "'reputation' must name something"),
        ("scenes", 'needs = "food>=1"', 'needs = "food>1"', "'food>1' is no condition"),
        ("scenes", 'pass = "c1"\n', "", "has a test, so it needs pass and fail"),
        ("scenes", 'goto = "s102"\n', "", "has no test, so it needs goto"),
        ("scenes", 'id = "results"', 'id = "word"', "the choice 'word' is there 2 times"),
        ("scenes", "time = 3", "time = 0", "a rest scene has at least 1"),
        ("scenes", '"gold 2"', '"gold 100"', "'gold 100' is too much; the figure of an effect is 99 at most"),
        ("scenes", '"lose_gold 2"', '"lose_gold -2"', "'lose_gold -2' would be a gain; write 'gold 2'"),
        ("scenes", "act = 1", "act = -1", "its act is -1; acts are counted from 1"),
        ("scenes", "chapter = 1", "chapter = 0", "its chapter is 0; chapters are counted from 1"),
        ("scenes", "act = 1", "act = 9", "its act has no title; write [act9] with title and tagline"),
        ("scenes", 'id = "s101"', 'id = ""', "'' is no id: it has letters, digits and _ only"),
        ("scenes", 'id = "s101"', 'id = "s 101"', "'s 101' is no id"),
        ("scenes", 'id = "word"', 'id = "my word"', "'my word' is no id"),
        ("campaign", "start_gold = 14", "start_gold = -14", "start_gold is -14; it must be 0 to 99"),
        ("campaign", "start_food = 8", "start_food = 1000", "start_food is 1000; it must be 0 to 99"),
        ("campaign", "average = 1", "average = -1", "trait_points of average is -1; it must be 0 to 99"),
        ("campaign", "trait_point_cost = 4", "trait_point_cost = 0", "trait_point_cost is 0; it must be at least 1"),
        ("campaign", "[2, 4, 6", "[4, 2, 6", "victory_totals must grow"),
        ("scenes", 'partial = "s111"\n', "", "a combat needs success, partial and fail"),
        ("scenes", 'kind = "ending"', 'kind = "finale"', "there is no kind of scene 'finale'"),
        ("scenes", 'kind = "story"', 'kind = "story"\ncolour = "red"', "there is no field 'colour'"),
        ("scenes", 'kind = "story"\n', "", "'kind' is missing"),
        ("scenes", "objective c13.1 or", "objective c13.9 or", "'objective c13.9': there is no such objective"),
        ("scenes", "result c8 success", "result c88 success", "there is no combat 'c88'"),
        ("combats", "rounds = 3", "rounds = 2", "it lasts 2 rounds; a combat has 3 to 6"),
        ("combats", "danger = 1\ntutorial", "danger = 7\ntutorial", "the danger is 7; it can be 1 to 4"),
        ("combats", "unlock = [1]", "unlock = [15]", "there is no rule 15 to unlock"),
        ("combats", "C = [1, 1], D = [2, 0]", "C = [2, 0], D = [2, 0]", "the tiles C and D lie on the same cell"),
        ("combats", "A = [0, 0], B = [1, 0], C", "A = [0, 0], C", "the layout must give a cell to each of A, B"),
        ("combats", '"start@A", "exitA@F"', '"exitA@F"', "there is no start token"),
        ("combats", '"start@A", "exitA@F"', '"start@A"', "'escape': there is no exit A on this map"),
        ("combats", "door1@B-C", "door1@A-C", "door1 lies between A and C, where there is no edge"),
        ("combats", "barricade@E<B", "barricade@E<A", "shelters E from A, which are not next to each other"),
        ("combats", "archer#1@E", "bowman#1@E", "there is no enemy 'bowman'"),
        ("combats", "guard_dog#2@D", "guard_dog#1@D", "the initiative of guard_dog#1 is there 2 times"),
        (
            "combats",
            "enforcer#4@E^objective1",
            "enforcer#4@E^objective7",
            "guards 'objective7', which is not on this map",
        ),
        (
            "combats",
            "enforcer#4@E^objective1",
            "enforcer#4@F^objective1",
            "guards objective1, which lies in another zone",
        ),
        ("combats", "grunt#2@E+gem", "grunt#2@E+crown", "carries 'crown'; it can be gem, food or a token"),
        ("combats", "recruit#2@C+objective1", "recruit#2@B+objective1", "carries objective1, which lies in another"),
        (
            "combats",
            '"guard#1" = "watch_captain#1"',
            '"guard#9" = "watch_captain#1"',
            "'guard#9' is not in this combat",
        ),
        ("combats", "guard#1@E", "guard#1@D", "guard#1 guards watch_captain#1 from another zone"),
        ("combats", 'boss = "mother_brine@F"', 'boss = "mother_salt@F"', "there is no boss 'mother_salt'"),
        ("combats", '"taken objective1"', '"taken objective3"', "there is no objective 'objective3' on this map"),
        ("combats", "weak_points>=3", "weak_points>=4", "'weak_points>=4': there are 3 weak points"),
        ("combats", "explored>=2", "explored>=3", "'explored>=3': there are 2 exploration tokens"),
        ("combats", '"focused objective2"', '"focused Z"', "'focused Z': there is no such token or zone"),
        ("combats", '"ko<=1"', '"boss"', "the objective is a boss, but there is none"),
        ("combats", "if flag aim_break:", "if flag aim_brake:", "nothing ever sets this flag"),
        ("combats", 'remove = ["guard_dog#2"]', 'remove = ["guard_dog#7"]', "removes 'guard_dog#7', which is not"),
        ("combats", "rounds = 4\n\n", "rounds = 8\n\n", "it lasts 8 rounds"),
        ("combats", 'ally = "tivra"', 'ally = "brask"', "there is no ally 'brask'"),
        ("combats", 'marks = ["heat_vent"]', 'marks = ["elbow"]', "there is no weak point 'elbow' in this combat"),
        ("combats", 'choirmaster = "dirge"', 'choirmaster = "pack"', "choirmaster has no ability 'pack' to lose"),
        ("combats", 'carrier = "objective1"', 'carrier = "chest1"', "there is no objective 'chest1' to carry"),
        ("combats", "mother_brine = 1", "father_brine = 1", "'father_brine' is not in this combat"),
        ("combats", "explore1 = [", "explore4 = [", "nothing says what happens at explore1"),
        ("combats", "weak_point 1 heat_vent", "weak_point 1 elbow", "there is no weak point 'elbow'"),
        ("combats", '"move to H"', '"move to Z"', "there is no zone 'Z' on this map"),
        ("combats", '"lucky_coin"', '"unlucky_coin"', "its chests hold 'unlucky_coin', which is no item"),
        ("combats", 'runs_to = "A"', 'runs_to = "Z"', "there is no exit Z"),
        (
            "combats",
            '"halberdier#4@B", "palace_knight#2@D"',
            '"palace_knight#2@D", "halberdier#4@B"',
            "hard play needs 4 of palace_knight, the first of add4, but there are only 3 tokens",
        ),
        ("combats", 'flags = ["aim_break"]', 'flags = ["aim_brake"]', "has the flag 'aim_brake', which nothing ever"),
        ("combats", 'flags = ["aim_break"], ', "", "on its own there is nothing to do but leave"),
        ("combats", "health = [", "health = [0, 50, 50, 50] } #", "comes with 0 % of its health; it can be 1 to 100"),
        ("combats", "health = [", "health = [50, 50, 50] } #", "arrival.health"),
        ("expeditions", '"rest 2"', '"rest long"', "must say how much time there is"),
        ("expeditions", "c10 = 1", "c9 = 1", "'c9' is no combat of this expedition"),
        ("expeditions", "c11 = 1", "c11 = 3", "c11 would have fewer than 3 rounds"),
        ("expeditions", '"c8: used portal3"', '"c8: used portal9"', "there is no portal 'portal9' on this map"),
        ("expeditions", '"all: gems_all"', '"gems_all"', "must begin with a combat or 'all'"),
        ("expeditions", "silver = 9", "silver = 10", "silver must need fewer points than gold"),
        ("campaign", 'first_scene = "s101"', 'first_scene = "s100"', "there is no scene 's100'"),
        ("campaign", '"root_token"', '"branch_token"', "there is no item 'branch_token'"),
        ("campaign", "start_gold = 14\n", "", "'start_gold' is missing"),
    ],
)
def test_one_thing_wrong_is_found_where_it_stands(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    found = [each for each in spoilt(tmp_path, file, old, new) if says in each.mistake]
    assert found, check(tmp_path)
    assert found[0].file == f"{file}.toml"
    assert found[0].line > 0


@rule("FF-10.3")
def test_a_second_red_enemy_of_a_faction_is_refused(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "enemies", 'id = "enforcer"\ncolour = "green"', 'id = "enforcer"\ncolour = "red"')
    assert any("grunt is the red enemy of salt_hand already" in each.mistake for each in found)


@rule("FF-1.3")
def test_a_chapter_without_a_combat_is_refused(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "scenes", 'id = "c2"\nact = 1\nchapter = 2', 'id = "c2"\nact = 1\nchapter = 3')
    assert [each.mistake for each in found] == [
        "chapter 2 has 0 combats; it must have one",
        "chapter 3 has 2 combats; it must have one",
    ]


def test_a_scene_to_which_nothing_leads_and_a_combat_that_nobody_uses_are_named(tmp_path: Path) -> None:
    scene = (
        '\n[[scene]]\nid = "s999"\nact = 1\nchapter = 1\nkind = "story"\n\n[[scene.choices]]\nid = "go"\ngoto = "c1"\n'
    )
    (tmp_path / "scenes.toml").write_text(scene, "utf-8")
    (lost,) = check(tmp_path)
    assert str(lost) == "scenes.toml:2: s999: the scene s999 cannot be reached from s101: nothing leads to it"
    assert any(
        "no scene, quest or expedition leads to this combat" in each.mistake
        for each in spoilt(tmp_path, "combats", 'id = "sq1"', 'id = "sq0"')
    )


def test_two_entries_of_one_id_unknown_files_and_tables_are_refused(tmp_path: Path) -> None:
    (twice,) = [
        each for each in spoilt(tmp_path, "dice", 'id = "yellow"', 'id = "red"') if "taken already" in each.mistake
    ]
    assert (twice.file, twice.mistake) == ("dice.toml", "this id is taken already, in line 3")
    (tmp_path / "dice.toml").write_text("[[dye]]\nid = 'red'\n", "utf-8")
    (tmp_path / "notes.toml").write_text("", "utf-8")
    (tmp_path / "items.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "skills.toml").write_text("", "utf-8")
    assert [str(each).partition(";")[0] for each in check(tmp_path)] == [
        "dice.toml:1: 'dye' is not read here",
        "items.toml: this is not text in UTF-8",
        "notes.toml: no file of that name is read",
        "skills.toml: there are no entries",
    ]


def test_scenes_that_lead_only_to_each_other_never_end(tmp_path: Path) -> None:
    scenes = "".join(
        f'[[scene]]\nid = "{scene}"\nact = 1\nchapter = 1\nkind = "story"\nbare = true\nauto = true\n'
        f'[[scene.choices]]\nid = "on"\ngoto = "{other}"\n\n'
        for scene, other in (("well1", "well2"), ("well2", "well1"))
    )
    text = (BOX / "scenes.toml").read_text("utf-8").replace('goto = "s102"', 'goto = "well1"', 1)
    (tmp_path / "scenes.toml").write_text(f"{text}\n{scenes}", "utf-8")
    (mistake,) = check(tmp_path)
    assert mistake.entry == "well1"
    assert mistake.mistake == "the story never ends from here on: well1 and well2 lead to no ending"
    way_out = f"{text}\n{scenes}".removesuffix('goto = "well1"\n\n') + 'goto = "s102"\n'
    (tmp_path / "scenes.toml").write_text(way_out, "utf-8")
    assert check(tmp_path) == [], "a way out is enough"


def test_of_many_scenes_that_cannot_be_reached_the_first_are_named(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "scenes", 'id = "word"', 'id = "word"\nneeds = "reputation exiles>=3"')
    assert [each.mistake for each in found] == [
        "the choice 'word' can never be made: 'reputation exiles>=3' never holds there"
    ]
    text = (tmp_path / "scenes.toml").read_text("utf-8")
    (tmp_path / "scenes.toml").write_text(
        text.replace('id = "results"', 'id = "results"\nneeds = "reputation exiles>=3"', 1), "utf-8"
    )
    assert (
        "so the scene s102, the scene c1, the scene s111b and 62 more cannot be reached" in check(tmp_path)[0].mistake
    )


def test_a_folder_without_files_is_no_pack(tmp_path: Path) -> None:
    (mistake,) = check(tmp_path)
    assert "a pack needs at least one file" in mistake.mistake


def test_a_pack_may_break_an_entry_of_the_box(tmp_path: Path) -> None:
    (tmp_path / "bosses.toml").write_text(
        (BOX / "bosses.toml").read_text("utf-8").replace('id = "heat_vent"', 'id = "cold_vent"'), "utf-8"
    )
    found = check(tmp_path)
    assert {each.entry for each in found} == {"c9"}
    assert all(each.file == tmp_path.name and "there is no weak point 'heat_vent'" in each.mistake for each in found)


# -- the words of a pack ---------------------------------------------------------------------------------------

GOOD = PACKS / "good"


def reworded(pack: Path, file: str, old: str, new: str) -> list[str]:
    """The mistakes of the good pack with something else in one of its files."""
    shutil.copytree(GOOD, pack, dirs_exist_ok=True)
    text = (GOOD / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")
    return [str(each) for each in check(pack)]


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("story/cellar.en.toml", "[sq1]", "[sq1", "story/cellar.en.toml:13: this is not TOML"),
        ("story/cellar.en.toml", 'partial = "', 'part = "', "story/cellar.en.toml:13: sq1: there is no field 'part'"),
        ("story/cellar.pl.toml", 'label = "Wziąć bochenek"\n', "", "story/cellar.pl.toml:1: s101b: 'label' is missing"),
        (
            "story/cellar.en.toml",
            'id = "leave"',
            'id = "go"',
            "scenes.toml:19: s101b: its words are for the choices take, go",
        ),
        (
            "story/cellar.en.toml",
            ', "Leave by any exit."',
            "",
            "combats.toml:3: sq1: its words tell 1 objectives; it has 2 (en)",
        ),
        ("story/cellar.en.toml", "found = { chest1", "found = { chest2", "do not tell what is found at chest1"),
        ("scenes.toml", '"s101b"', '"s101c"', "s101"),
        (
            "enemies.toml",
            'id = "enforcer"',
            'id = "bouncer"',
            "enemies.toml:3: bouncer: a pack cannot bring a new enemy",
        ),
    ],
)
def test_words_that_do_not_fit_are_named_with_their_place(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    found = reworded(tmp_path, file, old, new)
    assert any(says in each for each in found), found


def test_a_new_scene_needs_words_and_story_files_a_language(tmp_path: Path) -> None:
    shutil.copytree(GOOD, tmp_path, dirs_exist_ok=True)
    shutil.rmtree(tmp_path / "story")
    assert [str(each) for each in check(tmp_path)] == [
        "scenes.toml:19: s101b: it has no words; write [s101b] in a file of the folder story (en)",
        "combats.toml:3: sq1: its words do not tell what is found at chest1 (en)",
    ]
    (tmp_path / "story").mkdir()
    (tmp_path / "story/cellar.de.toml").write_text("", "utf-8")
    (wrong,) = check(tmp_path)
    assert str(wrong) == "story/cellar.de.toml: the name should end with one of .en.toml, .fr.toml, .pl.toml"


# -- the search ------------------------------------------------------------------------------------------------


@rule("FF-1.4", "FF-24.10")
def test_every_scene_every_choice_and_every_ending_can_be_reached() -> None:
    world: World = {"scene": SCENES, "thing": THINGS, "quest": QUESTS, "combat": COMBATS, "ally": ALLIES}
    found = explore(world, "s101", ("root_token",))
    assert found.scenes == set(SCENES)
    made = {(scene.id, choice.id) for scene in SCENES.values() for choice in scene.choices}
    assert found.choices == made | {(scene, thing.id) for thing in THINGS.values() for scene in thing.scenes}
    assert found.stuck == {}


def reached_without(effect: str) -> set[str]:
    """The scenes that are reached when no choice has that effect any more."""
    entries = box()
    for scene in entries["scene"]:
        for choice in scene.get("choices", []):
            for field in ("fx", "pass_fx", "fail_fx"):
                choice[field] = [fx for fx in choice.get(field, []) if fx != effect]
    context = context_of(entries)
    world = {table: {row["id"]: build(table, row, context) for row in rows} for table, rows in entries.items()}
    return explore(world, "s101", ()).scenes


def test_the_search_respects_flags() -> None:
    assert set(SCENES) - reached_without("flag aim_tune") == {"e1"}
    assert set(SCENES) - reached_without("flag compact_held") == {"e2"}
    assert set(SCENES) - reached_without("flag need_witness") == {"s224"}


def test_the_compact_can_still_be_held_after_a_lost_claim() -> None:
    """Sael's testimony opens the way that the lost duel had closed."""
    entries = box()
    for scene in entries["scene"]:
        if scene["id"] == "c7":
            scene["success"] = "s213"
    context = context_of(entries)
    world = {table: {row["id"]: build(table, row, context) for row in rows} for table, rows in entries.items()}
    assert {"s224", "e2"} <= explore(world, "s101", ()).scenes


# -- the published schema --------------------------------------------------------------------------------------


def test_every_file_has_a_schema() -> None:
    published = schema()
    assert list(published) == [f"{file}.toml" for file in FILES]
    assert "needs" in json.dumps(published["scenes.toml"])


def test_every_file_and_table_is_in_the_document() -> None:
    text = (Path(__file__).parents[2] / "docs/fateforge-content.md").read_text("utf-8")
    for file, tables in FILES.items():
        assert f"`{file}.toml`" in text
        for table in tables:
            assert f"`[[{table}]]`" in text, table
