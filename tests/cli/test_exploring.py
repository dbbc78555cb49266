"""`ludarium explore`: rows with intervals in every language, games counted anew, and what there is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.printed import data
from ludarium.cli import main


@pytest.mark.parametrize(("lang", "words"), [("en", "too few games"), ("pl", "za mało partii"), ("fr", "trop peu")])
def test_games_are_counted_and_listed(
    lang: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.jsonl"
    make = ["explore", "make", "fateforge", "--form", "combat", "--games", "2", "--jobs", "1", "--file", str(file)]
    assert main(make) == 0
    assert "2 games of combat" in " ".join(capsys.readouterr().out.split())
    assert main(["explore", "fateforge", "--file", str(file), "--of", "heroes", "--lang", lang]) == 0
    assert words in " ".join(capsys.readouterr().out.split())


def test_the_counts_of_the_box_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    told = data(capsys, "explore", "tash-kalar", "--of", "beings", "--by", "sylvan")
    assert told["made"]["bot"] == "greedy"
    assert len(told["rows"]) == 18
    for row in told["rows"]:
        for count in row["counts"]:
            assert 0 <= count["low"] <= count["rate"] <= count["high"] <= 1


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["fateforge", "--of", "fish"], "'fish' is not counted; these are combats, heroes"),
        (["fateforge", "--by", "fish"], "'fish' is no group of combats; these are 2, 3, 4"),
        (["skytear", "--form", "competitive"], "no games of competitive are counted; there are some of standard"),
        (["skytear", "--form", "chess"], "has no form 'chess'"),
        (["skytear", "--file", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["make", "skytear", "--games", "0"], "the number of games must be 1 to"),
        (["make", "skytear", "--bot", "deep-thought"], "deep-thought"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_what_there_is_not_is_said_in_a_sentence(
    arguments: list[str],
    wrong: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["explore", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert wrong in told.err
    assert not [*tmp_path.iterdir()]
