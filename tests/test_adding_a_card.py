"""The page about adding a card is done step by step in a copy of the tree, and its cards are played there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from completeness import missing
from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.judgement import RANK_WORTH

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-card.md"
READ = (
    *(f"src/ludarium/games/*/{folder}" for folder in ("data", "texts", "beings", "cards")),
    *(f"tests/{folder}" for folder in ("data/beings.txt", "tash_kalar", "skytear")),
)
"""What `missing` reads."""

BETWEEN = {".py": "\n\n", ".toml": "\n", ".txt": "\n", ".ftl": ""}
"""What parts a block from what the file held before."""


class Block(NamedTuple):
    file: str
    text: str


def blocks() -> list[Block]:
    """The blocks of the page that belong into a file: the paragraph above begins with it or says "In ..."."""
    found = []
    page = PAGE.read_text("utf-8")
    for fence in re.finditer(r"^```(\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        paragraph = page[: fence.start()].strip().rpartition("\n\n")[2]
        named = re.search(r"`((?:src|tests)/[\w./-]+\.(?:py|toml|txt|ftl))`", paragraph)
        if named is not None and fence[1] != "sh":
            found.append(Block(named[1], fence[2]))
    return found


BLOCKS = blocks()


def added(root: Path, *chosen: Block) -> Path:
    """Put the blocks at the end of their files."""
    for block in chosen:
        path = root / block.file
        path.write_text(path.read_text("utf-8") + BETWEEN[path.suffix] + block.text, "utf-8")
    return root


def copied(root: Path) -> None:
    """Copy what `missing` reads."""
    for pattern in READ:
        for path in ROOT.glob(pattern):
            copy = root / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                shutil.copytree(path, copy)
            else:
                shutil.copy(path, copy)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of the tests, without the built page, with everything that the page says."""
    root = tmp_path_factory.mktemp("tree")
    left_out = shutil.ignore_patterns("web", "files", "__pycache__", "browser")
    shutil.copytree(ROOT / "src", root / "src", ignore=left_out)
    shutil.copytree(ROOT / "tests", root / "tests", ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", root)
    return added(root, *BLOCKS)


def run(root: Path, *command: str) -> str:
    """Run Python in the copy, with its package; what it prints."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(root / "src"), str(root / "tests")))}
    done = subprocess.run(
        [sys.executable, *command], cwd=root, env=env, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_every_card_has_all_that_it_needs() -> None:
    assert missing(ROOT) == []


def test_the_page_adds_a_being_a_power_card_and_an_item() -> None:
    assert len(BLOCKS) == 17
    assert {Path(block.file).parts[3] for block in BLOCKS if block.file.startswith("src")} == {
        "tash_kalar",
        "skytear",
        "fateforge",
    }


def test_with_the_whole_page_nothing_is_missing(tree: Path) -> None:
    assert missing(tree) == []


@pytest.mark.parametrize("left_out", BLOCKS, ids=lambda block: block.file)
def test_whatever_is_left_out_is_asked_for_by_name_and_file(left_out: Block, tmp_path: Path) -> None:
    copied(tmp_path)
    added(tmp_path, *(block for block in BLOCKS if block != left_out))
    said = missing(tmp_path)
    if left_out.file.endswith(".toml"):  # without its facts there is no card
        assert said == []
    else:
        (sentence,) = said
        assert re.fullmatch(rf"[\w/-]+ has no [\w .]+: .* {re.escape(left_out.file)}", sentence)


def test_half_a_text_and_a_forgotten_printing_are_asked_for_too(tmp_path: Path) -> None:
    copied(tmp_path)
    french = "src/ludarium/games/tash_kalar/texts/fr/tash-kalar.ftl"
    for block in BLOCKS:
        text = block.text.replace("printing = 5\n", "")
        if block.file == french:
            text = text.partition("    .short")[0]
        added(tmp_path, Block(block.file, text))
    half, forgotten = missing(tmp_path)
    assert half == (
        f"imperial/standard-bearer has no French .short: add it to being-imperial-standard-bearer in {french}"
    )
    assert "give a new one `printing = 5` in src/ludarium/games/tash_kalar/data/beings.toml" in forgotten


TESTS = (
    *(f"tests/tash_kalar/test_{name}.py" for name in ("every_card", "imperial", "naive")),
    *(f"tests/texts/test_{name}.py" for name in ("texts", "skytear_words", "fateforge_words")),
    "tests/skytear/test_kurumo.py",
)
ABOUT = "standard or ember or drawn or has_a_script or name_effect or every_content or named_that_is_not or same_names"


def test_the_tests_of_the_page_and_those_of_every_card_pass_in_the_copy(tree: Path) -> None:
    said = run(tree, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *TESTS, "-k", ABOUT)
    assert re.search(r"^\d+ passed", said, re.MULTILINE), said


@pytest.fixture(scope="module")
def seen(tree: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(tree, "-m", "newcomers"))
    return found


def test_the_being_is_the_nineteenth_of_its_school_and_moves_no_number(seen: dict[str, Any]) -> None:
    numbers = seen["being"]["numbers"]
    assert numbers[: len(CARD_IDS)] == list(CARD_IDS)
    assert numbers[len(CARD_IDS) :] == ["imperial/standard-bearer"] * 2, "one of each imperial deck"
    assert len(seen["being"]["deck"]) == 19
    assert seen["being"]["deck"][-1] == "imperial/standard-bearer"


def test_the_being_is_drawn_valued_summoned_and_told(seen: dict[str, Any]) -> None:
    assert seen["being"]["in_hand"] > 0
    assert seen["being"]["worth"] == [RANK_WORTH[0], pytest.approx(0.44)]
    assert seen["being"]["shown"][-1] == "imperial/standard-bearer"
    english, polish, french = seen["being"]["told"]
    assert "Standard Bearer" in english
    assert "chorąż" in polish
    assert "porte-étendard" in french


def test_the_power_card_is_valued_by_its_damage_played_and_told(seen: dict[str, Any]) -> None:
    assert seen["card"]["thought_of"]
    lash, life_steal = seen["card"]["worth"]
    assert lash == life_steal > 0, "both deal 2+ damage to a hero in sight"
    assert seen["card"]["lost"] == 5
    assert seen["card"]["view"] == ["ember_lash"]
    assert seen["card"]["deck"] == [], "a deck may have it"
    english, polish, french = seen["card"]["told"]
    assert "Ember Lash" in english
    assert "Bicz Żaru" in polish
    assert "Fouet de Braise" in french


def test_the_gallery_shows_the_new_cards(seen: dict[str, Any]) -> None:
    gallery = seen["gallery"]
    (being,) = gallery["tash-kalar"]["beings"]
    assert being["effect"] == "You may upgrade one of your commons next to the Standard Bearer."
    (card,) = gallery["skytear"]["power_cards"]
    assert "Infligez-lui 2+ dégâts" in card["text"]
    (item,) = gallery["fateforge"]["items"]
    assert item["name"] == "Kolczasta rękawica"


def test_the_checker_of_packs_finds_no_mistake_in_the_new_box(seen: dict[str, Any]) -> None:
    assert seen["mistakes"] == [[], [], []]
