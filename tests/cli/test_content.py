"""Checking a content pack: what is wrong, and where."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.cli.content import checkers, game_of
from ludarium.games.tash_kalar.pack import check
from ludarium.kernel.packs import Mistake

BOX = Path(__file__).parents[2] / "src/ludarium/games/tash_kalar/data"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The box itself as a pack, to be spoilt."""
    return Path(shutil.copytree(BOX, tmp_path / "pack"))


def spoil(pack: Path, file: str, old: str, new: str) -> None:
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")


def line_of(pack: Path, file: str, words: str) -> int:
    lines = (pack / file).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if words in line)


def only(pack: Path) -> Mistake:
    (mistake,) = check(pack)
    return mistake


def test_the_box_is_a_pack_without_mistakes(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(pack) == []
    assert main(["content", "check", str(pack)]) == 0
    assert "156 entries, nothing wrong" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("beings.toml", 'rank = "common"', 'rank = "commn"', "there is no rank 'commn'; the ranks are common"),
        ("beings.toml", 'rank = "common"', "", "'rank' is missing"),
        ("beings.toml", 'rank = "common"', "rank = 3", "rank: expected 'str', got 'int'"),
        ("beings.toml", 'rank = "common"', 'rank = "legendary"', "legends are legendary"),
        ("beings.toml", 'rank = "common"', 'rank = "common"\ncolour = "red"', "there is no field 'colour'"),
        ("beings.toml", 'school = "imperial"', 'school = "elves"', "there is no school 'elves'"),
        ("beings.toml", '[[0, -1, "c"], [0, 1, "c"]]', "[]", "the pattern is empty"),
        ("beings.toml", '[[0, -1, "c"]', '[[0, -1, "x"]', "'x' is no piece of a pattern"),
        ("beings.toml", '[[0, -1, "c"]', '[[0, 1, "c"]', "the square [0, 1] twice"),
        ("beings.toml", '[[0, -1, "c"]', '[[0, -7, "c"]', "pattern: [0, -7] is too far away"),
        ("beings.toml", "marks = [[-1, -1]", "marks = [[-9, -1]", "marks: [-9, -1] is too far away"),
        ("beings.toml", "marks = [[-1, -1]", "marks = [[-1]", "marks[0]: expected 'array' of length 2, got 1"),
        ("beings.toml", 'id = "imperial/messenger"', 'id = "imperial/swordmaster"', "this id is taken already"),
        (
            "beings.toml",
            'id = "imperial/messenger"',
            'id = "imperial/dancer"',
            "effects exist for the beings of the box",
        ),
        ("flares.toml", 'upper_choice = "must"', 'upper_choice = "can"', "it can be 'must' or 'may'"),
        ("flares.toml", "upper_more = 3", "upper_more = 0", "upper_more is 0"),
        ("tasks.toml", 'kind = "destruction"', 'kind = "fun"', "there is no kind 'fun'"),
        ("tasks.toml", "points = 1", "points = 40", "1 to 9 points, not 40"),
    ],
)
def test_a_mistake_is_named_with_file_line_and_entry(pack: Path, file: str, old: str, new: str, says: str) -> None:
    spoil(pack, file, old, new)
    found = check(pack)
    assert any(says in mistake.mistake for mistake in found), found
    mistake = next(mistake for mistake in found if says in mistake.mistake)
    assert mistake.file == file
    table = file.removesuffix("s.toml")
    lines = (pack / file).read_text("utf-8").splitlines()
    assert lines[mistake.line - 1] == f"[[{table}]]"
    assert lines[mistake.line].endswith(f'"{mistake.entry}"')


def test_a_direction_must_exist(pack: Path) -> None:
    spoil(pack, "beings.toml", 'directions = ["', 'directions = ["up", "')
    assert "there is no direction 'up'" in only(pack).mistake


def test_broken_toml_is_named_with_its_line(pack: Path) -> None:
    line = line_of(pack, "tasks.toml", 'id = "task/devastation"')
    spoil(pack, "tasks.toml", 'id = "task/devastation"', 'id = "task/devastation')
    mistake = only(pack)
    assert (mistake.file, mistake.line) == ("tasks.toml", line)
    assert mistake.mistake.startswith("this is not TOML: ")


def test_files_and_tables_that_nobody_reads_are_named(pack: Path) -> None:
    (pack / "monsters.toml").write_text("", "utf-8")
    assert "no file of that name is read" in only(pack).mistake
    (pack / "monsters.toml").unlink()
    (pack / "flares.toml").write_text("[[flair]]\nid = 1\n", "utf-8")
    found = [mistake.mistake for mistake in check(pack)]
    assert found == ["'flair' is not read here; write [[flare]]", "there are no entries; each begins with [[flare]]"]
    (pack / "flares.toml").write_bytes(b"\xff\xfe")
    assert only(pack).mistake == "this is not text in UTF-8"


def test_a_file_that_cannot_be_read_is_a_mistake_like_any_other(tmp_path: Path) -> None:
    for name in ("beings", "flares", "tasks"):
        (tmp_path / name).mkdir()
    (tmp_path / "beings" / "beings.toml").mkdir()
    (tmp_path / "flares" / "flares.toml").write_text(f"flare = {'[' * 5000}{']' * 5000}")
    (tmp_path / "tasks" / "tasks.toml").symlink_to("/dev/zero")
    said = [str(check(tmp_path / name)[0]) for name in ("beings", "flares", "tasks")]
    assert said == [
        "beings.toml: this cannot be read: Is a directory",
        "flares.toml: this is not TOML: its brackets go too deep",
        "tasks.toml: this is longer than 262144 bytes",
    ]


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    assert "a pack needs at least one of beings.toml" in only(tmp_path).mistake


def test_mistakes_are_lines_for_people_and_data_for_programs(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(pack, "tasks.toml", "points = 1", "points = 40")
    assert main(["content", "check", str(pack)]) == 1
    assert "tasks.toml:7: task/destruction: a task gives 1 to 9 points, not 40" in capsys.readouterr().out
    assert main(["content", "check", str(pack), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["entries"], len(told["mistakes"])) == (False, 156, 1)
    assert set(told["mistakes"][0]) == {"file", "line", "entry", "mistake"}


GAMES = Path(__file__).parents[2] / "src/ludarium/games"


@pytest.mark.parametrize("game", ["fateforge", "skytear", "tash-kalar"])
def test_every_file_of_a_box_is_known_by_what_is_in_it(game: str, tmp_path: Path) -> None:
    """Fateforge and Skytear both have a heroes.toml and a cards.toml."""
    box = GAMES / game.replace("-", "_") / "data"
    files = [file for file in sorted(box.glob("*.toml")) if file.name in checkers()[game].fields()]
    assert len(files) > 2
    for file in files:
        folder = tmp_path / file.stem
        folder.mkdir()
        shutil.copy(file, folder)
        assert game_of(folder) == game, file.name


def test_one_field_is_enough_to_tell_two_games_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "heroes.toml").write_text("[[hero]]\nid = 'ranger'\nhealth = -2\n", "utf-8")
    assert game_of(tmp_path) == "fateforge"
    assert main(["content", "check", str(tmp_path)]) == 1
    assert "heroes.toml:1: ranger: 'energy' is missing" in capsys.readouterr().out
    (tmp_path / "heroes.toml").write_text("[[hero]]\nid = 'ranger'\nhp = 2\n", "utf-8")
    assert game_of(tmp_path) == "skytear"
    (tmp_path / "heroes.toml").write_text("[[hero]]\nid = 'ranger\nenergy = 2\n", "utf-8")
    assert game_of(tmp_path) == "fateforge", "even where a quotation mark is missing"
    (tmp_path / "heroes.toml").write_text("[[hero]]\nid = 'yami'\nhp = 2\n", "utf-8")
    (tmp_path / "scenes.toml").write_text("", "utf-8")
    assert game_of(tmp_path) == "fateforge", "only one game has scenes"


@pytest.mark.parametrize(
    ("files", "says"),
    [
        ({"heroes.toml": "[[hero]]\nid = 'ranger'\n"}, "could be a pack for fateforge or skytear"),
        ({"heroes.toml": ""}, "could be a pack for fateforge or skytear"),
        ({"heroes.toml": "[[hero"}, "could be a pack for fateforge or skytear"),
        ({"cards.toml": "paper = 3\n"}, "could be a pack for fateforge or skytear"),
        ({"heroes.toml": "hero = [1, 2]\n"}, "could be a pack for fateforge or skytear"),
        ({"beings.toml": "", "scenes.toml": ""}, "could be a pack for fateforge or tash-kalar"),
        ({"notes.toml": ""}, "has no file of a content pack; the files are areas.toml, "),
        ({}, "has no file of a content pack; the files are areas.toml, "),
    ],
)
def test_a_folder_that_may_belong_to_two_games_asks_for_one(
    files: dict[str, str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file, text in files.items():
        (tmp_path / file).write_text(text, "utf-8")
    assert main(["content", "check", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert says in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert main(["content", "check", str(tmp_path), "--game", "fateforge"]) == 1
    assert "nothing wrong" not in capsys.readouterr().out
