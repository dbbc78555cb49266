"""The world around the battles: its texts in every language, its map, and the words that players read it by."""

import pytest

from cli.printed import data
from ludarium import texts
from ludarium.cli import main
from ludarium.games.skytear.content import FACTIONS, HEROES, OUTSIDERS
from ludarium.games.skytear.world import KINGDOMS, WORLD


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_everything_of_the_world_has_its_words(lang: str) -> None:
    keys = [f"sk-world-{page}{part}" for page in WORLD.pages for part in ("", ".text")]
    keys += [f"sk-war-{page}{part}" for page in WORLD.war for part in ("", ".text")]
    kingdom = ("", ".ruler", ".god", ".people", ".rune", ".character", ".play", ".rivalry")
    keys += [f"sk-kingdom-{faction}{part}" for faction in FACTIONS for part in kingdom]
    said = ("", ".text", ".start", ".kill", ".fall", ".win", ".tip")
    keys += [f"sk-hero-{hero}{part}" for hero in HEROES for part in said]
    keys += [f"sk-legend-{outsider}" for outsider in OUTSIDERS]
    keys += [f"sk-region-{region.id.replace('_', '-')}" for region in WORLD.region]
    assert [key for key in keys if not texts.has(key, lang)] == []


def test_the_map_is_a_ring_of_four_equal_kingdoms() -> None:
    assert set(KINGDOMS) == set(FACTIONS)
    islands = [island for region in WORLD.region for island in region.islands]
    assert len(islands) == len(set(islands)) == 100
    assert all((column + row) % 2 == 0 for column, row in islands), "hexes of one grid"
    for faction in FACTIONS:
        regions = [region for region in WORLD.region if region.faction == faction]
        assert [region.kind for region in regions] == ["heart", "inner", "march", "march"]
        assert sum(len(region.islands) for region in regions) == 25


def test_the_terminal_reads_a_page_of_the_world_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["world", "skytear", "--of", "cotlic", "--lang", "pl"]) == 0
    assert "Cotlic, Król Xotlan" in capsys.readouterr().out
    pages = data(capsys, "world", "skytear")["pages"]
    assert [page["id"] for page in pages][:2] == ["islands", "skytear"]
    assert len(pages) == 15 + 4 + 8 + 4 + 4
    assert all(page["title"] and page["text"] for page in pages)


def test_a_page_that_is_not_there_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["world", "skytear", "--of", "atlantis"]) == 2
    assert "there is no page 'atlantis'; there are islands" in capsys.readouterr().err
