"""The battle map of Fateforge as text: tiles, ways, doors, enemies that keep their figures."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from fights import Fight, fight
from ludarium.games.fateforge.content import ALLIES, REPUTATION
from ludarium.games.fateforge.fronts.terminal.board import bridges, doors, draw_map, enemy_line, tile_width
from ludarium.games.fateforge.fronts.terminal.cards import CONTENT, find_content, rules_of
from ludarium.games.fateforge.fronts.terminal.front import FateforgeFront
from ludarium.games.fateforge.fronts.terminal.look import ASCII, UNICODE
from ludarium.games.fateforge.fronts.terminal.rules import rules
from ludarium.games.fateforge.results import face_of
from ludarium.games.fateforge.view import FateforgeView, view
from ludarium.texts import LANGUAGES


def seen(scene: Fight) -> FateforgeView:
    """The first player's view; a party that stands well with nobody yet."""
    base = scene.position.base
    campaign = replace(base.campaign, reputation=(0,) * len(REPUTATION))
    return view(scene.changed(campaign=campaign).position, 0)


def drawn(scene: Fight, room: int = 119, lang: str = "en") -> list[str]:
    return [line.plain for line in draw_map(seen(scene), UNICODE, lang, room, frozenset({"C"}))]


def test_tiles_hold_what_stands_there() -> None:
    scene = fight("c1", {"ranger": "B"}, ["archer#2@C", "grunt#1@E^objective1"]).turn("ranger", "step")
    lines = drawn(scene)
    assert any("─ A ─" in line and "─ B ─" in line for line in lines)
    assert any("─ »C ─" in line for line in lines), "a zone that can be chosen has a sign"
    assert any("▲ Archer 2 0/2" in line for line in lines)
    assert any("▲ Grunt 1 0/2 !" in line for line in lines)
    assert any("Objective 1 (!)" in line for line in lines)
    assert any("● Ranger" in line for line in lines)
    assert any("│═══│" in line for line in lines)
    assert any("║" in line for line in lines)


def test_doors_and_bridges_are_told() -> None:
    combat = seen(fight("c6", {"ranger": "A"}).turn("ranger", "step")).combat
    assert combat is not None
    assert doors(combat, UNICODE, "en") == ["Door 1 B▓C", "Door 2 E▓F"]
    assert any("│▓▓▓│" in line for line in drawn(fight("c6", {"ranger": "A"}).turn("ranger", "step")))
    opened = fight("c6", {"ranger": "A"}, open_doors=["door1"]).turn("ranger", "step")
    assert any("│∩∩∩│" in line for line in drawn(opened))
    salt = seen(fight("c5", {"ranger": "A"}).turn("ranger", "step")).combat
    assert salt is not None
    assert bridges(salt) == [("B", "E")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", [79, 100, 119, 160])
def test_lines_are_even_and_fit(lang: str, room: int) -> None:
    scene = fight("c5", {"ranger": "A", "noble": "B"}, ["lieutenant#1@F", "enforcer#1@F"], boss="mother_brine@F")
    lines = drawn(scene.turn("ranger", "step"), room, lang)
    assert len({cell_len(line) for line in lines}) == 1
    assert cell_len(lines[0]) <= room


def test_a_long_name_is_cut_but_figures_stay() -> None:
    combat = seen(fight("c8", {"ranger": "A"}, ["crossbow_guard#2@B"]).turn("ranger", "step")).combat
    assert combat is not None
    assert tile_width(combat, 119) < 30
    line = enemy_line(combat.enemies[0], UNICODE, "pl", 17).plain
    assert line.startswith("▲ Gwardz")
    assert line.endswith("… 2 0/2")
    assert cell_len(line) <= 17
    assert enemy_line(combat.enemies[0], ASCII, "en").plain == "^ Crossbow Guard 2 0/2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_looked_up(lang: str) -> None:
    for content in CONTENT:
        assert all(rules_of(content, lang))
    assert find_content("charge", "en") is not None
    assert find_content("szarza", "pl") == find_content("charge", "en")
    assert find_content("mother brine", lang) == find_content("mother_brine", lang)
    assert find_content("xylophone", lang) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ally_shows_its_dice_wounds_and_abilities_and_who_masters_the_beasts(lang: str) -> None:
    scene = fight("c1", {"noble": "B", "ranger": "A"}, seats=2, ally="tivra", beast_master=1)
    scene = scene.changed(ally_faces=(face_of("step"),)).with_hero("noble", ally=1).turn("noble", "step")
    screen = io.StringIO()
    console = Console(file=screen, width=160, highlight=False)
    console.print(FateforgeFront("campaign", ("Ala", "Bo"), lang, console).screen(seen(scene), (), frozenset()))
    text = " ".join(screen.getvalue().split())
    assert f"1 {'of' if lang == 'en' else 'sur' if lang == 'fr' else 'z'} {ALLIES['tivra'].toughness}" in text
    for rule in rules("ally", "tivra", lang):
        assert rule in text
    master = {"en": "Beast Master: Bo", "fr": "Maître des bêtes : Bo", "pl": "Władca Bestii: Bo"}[lang]
    assert master in text.replace("\u202f", " ").replace("\u00a0", " ")
