"""Content packs: a good one, broken ones, and a game that is played with one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.games.skytear.content import TABLES
from ludarium.games.skytear.pack import check, count, schema
from ludarium.kernel.packs import Mistake, variable

PACKS = Path(__file__).parent / "packs"
BOX = Path(__file__).parents[2] / "src/ludarium/games/skytear/data"

BROKEN = {
    "missing-tower": ("battlefields.toml", 1, "causeway", "side 1 needs one tower in each lane"),
    "missing-ultimate": ("cards.toml", 1, "bow_to_me", "yami needs one ultimate, with one copy"),
    "negative-hp": ("heroes.toml", 15, "gulbjarn", "hp is -19; it must be at least 1"),
    "not-connected": ("battlefields.toml", 1, "causeway", "the map is not connected"),
    "not-symmetric": ("battlefields.toml", 1, "causeway", "the sides are not alike"),
    "not-toml": ("heroes.toml", 7, "", "this is not TOML"),
    "token-on-no-space": ("battlefields.toml", 1, "causeway", "lane A is on [12, 1], where there is no space"),
    "twice": ("victory.toml", 8, "siege", "this id is taken already, in line 1"),
    "unknown-card": ("cards.toml", 1, "fireball", "nothing is known about what this card does"),
    "unknown-field": ("victory.toml", 1, "siege", "there is no field 'points'"),
    "unknown-rune": ("heroes.toml", 1, "yami", "there is no rune 'water'; it can be fire, earth, air, ice"),
    "unknown-sign": ("battlefields.toml", 1, "causeway", "map, row 1: '?' is no sign"),
    "unknown-skill": ("outsiders.toml", 1, "dome_behemoth", "there is no skill 'sing'"),
}


def test_every_pack_of_the_tests_is_checked() -> None:
    assert {folder.name for folder in PACKS.iterdir()} == {*BROKEN, "good"}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_named_with_file_line_entry_and_mistake(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file, line, entry, mistake = BROKEN[name]
    found = check(PACKS / name)
    assert (found[0].file, found[0].line, found[0].entry) == (file, line, entry)
    assert mistake in found[0].mistake
    assert main(["content", "check", str(PACKS / name)]) == 1
    assert f"{file}:{line}: " in capsys.readouterr().out


def test_the_box_and_the_good_pack_have_no_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(BOX) == []
    assert check(PACKS / "good") == []
    assert main(["content", "check", str(PACKS / "good"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"ok": True, "game": "skytear", "entries": 3, "mistakes": []}
    assert count(BOX) == 71


def put(folder: Path, name: str, old: str, new: str) -> list[Mistake]:
    """The mistakes of a pack that is one file of the box with something else in it."""
    text = (BOX / f"{name}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), "utf-8")
    return check(folder)


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("heroes", 'faction = "kurumo"', 'faction = "elves"', "there is no faction 'elves'"),
        ("heroes", 'range = "ranged"', 'range = "far"', "there is no range 'far'; it can be melee, ranged"),
        ("heroes", "armour = 0", "armour = -1", "armour is -1; it must be at least 0"),
        ("heroes", 'runes = ["fire"]', "runes = []", "runes are missing"),
        ("heroes", 'runes = ["fire"]', 'runes = ["ice"]', "the last rune must be the faction's, fire"),
        ("heroes", '"fading_trail"', '"nap"', "the skills must be fading_trail and open_wound"),
        ("heroes", 'icon = "worship"', 'icon = "sun"', "there is no icon 'sun'"),
        ("heroes", 'id = "sakoshi"', 'id = "merlin"', "nothing is known about what this hero's skills do"),
        ("heroes", "attack = 3", 'attack = "3"', "attack: expected 'int', got 'str'"),
        ("heroes", "plus = 2\n", "", "'plus' is missing"),
        ("cards", 'kind = "action"', 'kind = "spell"', "there is no kind 'spell'; it can be action, reaction"),
        ("cards", "modifier = 0", "modifier = -2", "modifier is -2"),
        ("cards", "damage = 2,", "damage = 1000,", "damage is 1000; it must be at most"),
        ("cards", "damage = 2,", "harm = 2,", "'harm' is no figure of this card; it can have damage, plus"),
        ("cards", 'effect = "strike_area"', 'effect = "dodge"', "its effect cannot be changed"),
        ("cards", 'runes = ["fire", "fire", "fire"]', 'runes = ["sand"]', "there is no rune 'sand'"),
        ("cards", 'hero = "sakoshi"', 'hero = "merlin"', "there is no hero 'merlin'"),
        ("cards", 'faction = "kurumo"', 'faction = "taulot"', "its faction is taulot, but sakoshi is of kurumo"),
        ("cards", 'area = "flower7"', 'area = "ring6"', "its area must be flower7"),
        ("cards", "copies = 2", "copies = 4", "sakoshi brings 10 cards; there must be 8"),
        ("cards", 'hero = "sakoshi"\nultimate = true', "ultimate = true", "an ultimate needs its hero"),
        ("victory", 'counter = "enemy_heroes_defeated"', 'counter = "wins"', "there is no counter 'wins'"),
        ("victory", "threshold = 3", "threshold = 0", "the threshold is 0; it must be at least 1"),
        ("outsiders", 'id = "dome_behemoth"', 'id = "kraken"', "nothing is known about where this outsider is placed"),
        ("outsiders", 'range = "melee"', 'range = "touch"', "there is no range 'touch'"),
        ("outsiders", "plus = 1", "plus = -1", "plus is -1"),
        ("factions", 'rune = "fire"', 'rune = "salt"', "there is no rune 'salt'"),
        ("factions", 'worship = "mark"', 'worship = "sleep"', "there is no worship 'sleep'"),
        ("areas", "[[0, 0], [1, 0], [0, 1]]", "[]", "there are no cells"),
        ("areas", "[[0, 0], [1, 0], [0, 1]]", "[[0, 0], [0, 0]]", "the cell [0, 0] is there 2 times"),
        ("areas", "[[0, 0], [1, 0], [0, 1]]", "[[0, 9]]", "the cell [0, 9] is more than 4 spaces away"),
        ("areas", "[[1, 0], [2, 0], [3, 0]]", "[[0, 0], [1, 0]]", "[0, 0] is the caster's space"),
        ("battlefields", "heroes_per_side = 4", "heroes_per_side = 5", "drafts are for 4 or 6"),
        ("battlefields", "victory_cards = 3", "victory_cards = 99", "victory_cards is 99; there are 10"),
        ("battlefields", "number = 3", "number = 1", "the domes' markers are numbered after the lanes: 3"),
        ("battlefields", "{ side = 0, at = [1, 6] },\n", "", "there must be a nexus of side 0 and then one of side 1"),
        ("battlefields", "at = [1, 6]", "at = [2, 6]", "a nexus is on [2, 6], but the map has '.' there"),
        ("battlefields", "[[6, 1], [6, 3]]", "[[6, 1], [0, 0]]", "a minion is on [0, 0], where there is no space"),
        ("battlefields", "[[6, 1], [6, 3]]", "[[6, 1]]", "the sides are not alike"),
        ("battlefields", "[[4, 6], [5, 6]]", "[[3, 6], [4, 6]]", "does not lead from a dome to its outside"),
        ("battlefields", '{ lane = "A", at = [7, 2] }', '{ lane = "X", at = [7, 2] }', "there is no lane 'X'"),
        ("battlefields", '{ dome = "d", number', '{ dome = "x", number', "there is no dome 'x'"),
        ("battlefields", "openings = [[[4", 'colour = "red"\nopenings = [[[4', "there is no field 'colour'"),
    ],
)
def test_what_else_can_be_wrong(tmp_path: Path, name: str, old: str, new: str, says: str) -> None:
    found = put(tmp_path, name, old, new)
    assert says in " | ".join(mistake.mistake for mistake in found)
    assert all(mistake.file in (f"{name}.toml", tmp_path.name) for mistake in found)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "heroes.toml").write_bytes(b"\xff\xfe")
    assert check(tmp_path) == [Mistake("heroes.toml", 0, "", "this is not text in UTF-8")]
    (tmp_path / "heroes.toml").write_text("[[beast]]\nid = 'x'\n", "utf-8")
    assert check(tmp_path) == [Mistake("heroes.toml", 1, "", "'beast' is not read here; write [[hero]]")]
    (tmp_path / "heroes.toml").write_text("", "utf-8")
    assert check(tmp_path) == [Mistake("heroes.toml", 0, "", "there are no entries; each begins with [[hero]]")]
    (tmp_path / "potions.toml").write_text("", "utf-8")
    assert "no file of that name is read" in str(check(tmp_path)[1])


def test_a_folder_without_a_pack_has_one_mistake(tmp_path: Path) -> None:
    assert check(tmp_path) == [Mistake(tmp_path.name, 0, "", "a pack needs at least one file, such as heroes.toml")]


def test_the_schema_of_every_file_is_published() -> None:
    made = schema()
    assert set(made) == {f"{name}.toml" for name in TABLES}
    assert "armour" in json.dumps(made["heroes.toml"])


PLAY = """
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARDS, CARD_NUMBERS, HEROES
from ludarium.games.skytear.game import SKYTEAR
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.game import Setup
from ludarium.kernel.game import Position
setup = Setup("competitive", 2, {"battlefield": "causeway"})
position = Position(SKYTEAR, SKYTEAR.setup(setup), KeyedChance(seed_of(1)))
number = 0
while not position.over:
    decision = position.pending[0]
    position.apply(decision.seat, decision.options[number % len(decision.options)])
    number += 1
print(HEROES["yami"].hp, CARDS[CARD_NUMBERS["combustion"]].modifier, sorted(BOARDS), position.outcome.reason != "")
"""


def python(code: str, pack: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, variable("skytear"): str(pack)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)


def test_a_game_is_played_with_the_figures_and_the_map_of_a_pack() -> None:
    done = python(PLAY, PACKS / "good")
    assert done.stderr == ""
    assert done.stdout.split("\n")[0] == "21 1 ['causeway', 'three_lanes', 'two_lanes'] True"


STRONGER = """
import ludarium.games.skytear.game
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS
from ludarium.games.skytear.scripts import script_of
from ludarium.texts import say
combustion = CARDS[CARD_NUMBERS["combustion"]]
print(combustion.figures, script_of(combustion).resolve.__name__)
for lang in ("en", "pl", "fr"):
    print(say("power_card-combustion.short", combustion.figures, lang))
"""


def test_a_pack_changes_the_damage_of_a_card_and_with_it_what_the_card_says(tmp_path: Path) -> None:
    card = (PACKS / "good" / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(card + "figures = { damage = 4 }\n", "utf-8")
    assert check(tmp_path) == []
    done = python(STRONGER, tmp_path)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "{'damage': 4, 'plus': 1} strike_area_in_sight",
        "Area of 3: 4+ damage to each enemy",
        "Obszar 3 pól: 4+ obrażeń każdemu wrogowi",
        "Zone de 3\xa0: 4+ dégâts à chaque ennemi",
    ]


def test_a_pack_that_does_not_read_is_refused_with_a_sentence() -> None:
    done = python("import ludarium.games.skytear.content", PACKS / "not-toml")
    assert "LUDARIUM_SKYTEAR_PACK: heroes.toml cannot be used" in done.stderr
    assert "'ludarium content check' says more" in done.stderr
