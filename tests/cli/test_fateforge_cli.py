"""Fateforge on the command line: games, cards, rules, simulations and replays."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from cli.printed import data
from ludarium.cli import main
from ludarium.games.fateforge.content import BOSSES, ENEMIES, HEROES, ITEMS, SKILLS


def test_the_game_is_listed_with_its_forms(capsys: pytest.CaptureFixture[str]) -> None:
    known = next(each for each in data(capsys, "games")["games"] if each["id"] == "fateforge")
    forms = {form["id"]: form["seats"] for form in known["forms"]}
    assert (forms["campaign"], forms["solo"]) == ([2, 3, 4], [1])
    assert forms["expedition"] == forms["combat"] == [2, 1, 3, 4]
    assert main(["games", "--lang", "pl"]) == 0
    assert "Kampania" in capsys.readouterr().out


def test_cards_are_data_and_texts(capsys: pytest.CaptureFixture[str]) -> None:
    every = data(capsys, "cards", "fateforge", "--lang", "fr")
    kinds = ("heroes", "skills", "items", "enemies", "bosses")
    assert [len(every[kind]) for kind in kinds] == [len(each) for each in (HEROES, SKILLS, ITEMS, ENEMIES, BOSSES)]
    assert all(card["rules"] for cards in every.values() if isinstance(cards, list) for card in cards)
    rogue = data(capsys, "cards", "fateforge", "--hero", "rogue")
    assert {skill["hero"] for skill in rogue["skills"]} == {"rogue"}
    assert rogue["enemies"] == []
    found = data(capsys, "cards", "fateforge", "--search", "blockade")
    assert {"enforcer", "palace_knight"} <= {enemy["id"] for enemy in found["enemies"]}
    assert main(["cards", "fateforge", "--search", "szarża", "--lang", "pl"]) == 0
    assert "Skupienie + Krok: wykonaj Krok, Cios (+1 obrażenie)." in capsys.readouterr().out


def test_rules_are_read_by_number_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert [rule["id"] for rule in data(capsys, "rules", "fateforge", "--id", "7.7")["rules"]] == ["FF-7.7"]
    assert data(capsys, "rules", "fateforge", "--search", "energy step")["rules"]
    assert main(["rules", "fateforge", "--id", "FF-7.7", "--lang", "pl"]) == 0
    assert "FF-7.7" in capsys.readouterr().out


@pytest.mark.parametrize(("form", "seats"), [("combat", 2), ("expedition", 3), ("solo", 1)])
def test_simulations_leave_genuine_records(
    form: str, seats: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ("simulate", "fateforge", "--form", form, "--seats", str(seats), "--bots", "random", "--games", "1")
    told = data(capsys, *arguments, "--seed", "5", "--records", str(tmp_path))
    assert (told["game"], told["form"], told["finished"], told["errors"]) == ("fateforge", form, 1, 0)
    (kept,) = tmp_path.iterdir()
    assert data(capsys, "replay", str(kept), "--verify")["ok"] is True


SAVES = Path(__file__).parents[1] / "fateforge" / "saves"


def test_a_saved_campaign_goes_on_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A save has commas: it is named as a file, and taken as it stands."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    kept = str(tmp_path / "game.txt")
    start = ["terminal", "fateforge", "--form", "solo", "--lang", "en", "--record", kept, "--option"]
    assert main([*start, f"save=@{SAVES / '0.1.0-14-campaign.json'}"]) == 0
    shown = capsys.readouterr().out
    assert "Choose how the party goes on" in shown
    assert "Reputation: Court and Gilded Watch +1" in shown
    assert main(["terminal", "--lang", "en", "--continue", kept]) == 0, "the record knows its game"
    assert "Choose how the party goes on" in capsys.readouterr().out
    for refused, says in (
        ([*start, f"save=@{tmp_path / 'none.json'}"], "none.json cannot be read: No such file or directory"),
        ([*start, f"save=@{kept}"], "the save is cut short or is not JSON"),
        (["terminal", "skytear", "--continue", kept], "is a game of fateforge, not of skytear: ludarium terminal"),
        (["terminal", "fateforge", "--continue", kept, "--seats", "human,human"], "solo is for 1 seat, but"),
        (["terminal", "fateforge", "--seats", "human"], "campaign is for 2, 3 or 4 seats, but --seats names 1"),
        (["replay", kept, "--as", "3"], "the record has no seat 3; its only seat is 0"),
        (["simulate", "fateforge", "--form", "solo", "--bots", "greedy,greedy"], "solo has 1 seat, but 2 bots"),
    ):
        assert main(refused) == 2, refused
        told = capsys.readouterr().err
        assert says in told
        assert told.count("\n") == 1
