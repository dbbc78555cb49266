"""Skytear on the command line: games, cards, rules, simulations and replays."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.printed import data
from ludarium.cli import main
from ludarium.games.skytear.actions import SubmitDeck
from ludarium.games.skytear.content import CARDS, HEROES, OUTSIDERS, VICTORY_CARDS
from ludarium.kernel import record
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import Table


def test_the_game_is_listed_with_its_forms(capsys: pytest.CaptureFixture[str]) -> None:
    skytear = next(known for known in data(capsys, "games")["games"] if known["id"] == "skytear")
    forms = {form["id"]: form for form in skytear["forms"]}
    assert list(forms) == ["first-battle", "standard", "competitive", "three-lanes", "simplified"]
    assert forms["standard"]["seats"] == [2, 3, 4, 5, 6, 7, 8]
    assert main(["games", "--lang", "pl"]) == 0
    assert "Pierwsza rozgrywka" in capsys.readouterr().out


def test_cards_are_data_and_drawings(capsys: pytest.CaptureFixture[str]) -> None:
    every = data(capsys, "cards", "skytear", "--lang", "fr")
    kinds = ("heroes", "power_cards", "victory_cards", "outsiders", "conditions", "factions")
    numbers = (len(HEROES), len(CARDS), len(VICTORY_CARDS), len(OUTSIDERS), 6, 4)
    assert tuple(len(every[kind]) for kind in kinds) == numbers
    fist = next(card for card in every["power_cards"] if card["id"] == "dragon_fist")
    assert (fist["name"], fist["cost"], fist["source"]) == ("Poing du Dragon", 2, "reconstruction")
    kurumo = data(capsys, "cards", "skytear", "--faction", "kurumo")
    assert {hero["id"] for hero in kurumo["heroes"]} == {"sakoshi", "yami"}
    assert {card["faction"] for card in kurumo["power_cards"]} == {"kurumo"}
    found = data(capsys, "cards", "skytear", "--search", "dragon")
    assert [card["id"] for card in found["power_cards"]] == ["dragon_fist"]
    assert main(["cards", "skytear", "--search", "smoczy", "--lang", "pl"]) == 0
    drawn = capsys.readouterr().out
    assert "Smoczy Cios" in drawn
    assert "Rekonstrukcja" in drawn


def test_rules_are_read_by_number_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert [rule["id"] for rule in data(capsys, "rules", "skytear", "--id", "15.3")["rules"]] == ["SK-15.3"]
    assert data(capsys, "rules", "skytear", "--search", "white line")["rules"]
    assert main(["rules", "skytear", "--id", "SK-15.3", "--lang", "pl"]) == 0
    assert "SK-15.3" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("form", "seats"),
    [
        ("first-battle", 2),
        ("standard", 5),
        ("simplified", 3),
        *[
            pytest.param(form, seats, marks=pytest.mark.long)
            for form, most in (("standard", 8), ("competitive", 8), ("three-lanes", 8), ("simplified", 8))
            for seats in range(2, most + 1)
        ],
    ],
)
def test_simulations_of_every_form_leave_genuine_records(
    form: str, seats: int, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ("simulate", "skytear", "--form", form, "--seats", str(seats), "--bots", "random", "--games", "1")
    told = data(capsys, *arguments, "--seed", "5", "--records", str(tmp_path))
    assert (told["game"], told["form"], told["finished"], told["errors"]) == ("skytear", form, 1, 0)
    assert sum(seat["games"] for seat in told["chairs"]) == seats
    (kept,) = tmp_path.iterdir()
    assert data(capsys, "replay", str(kept), "--verify")["ok"] is True


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The record of a standard game up to the first hands; Ala has built a deck of her own."""
    table = Table(game("skytear"), Setup("standard", 2, {"first": 0}), seed_of(1), "test")
    while table.position.pending[0].prompt != "change-hand":
        decision = table.position.pending[0]
        action = decision.options[0]
        if isinstance(action, SubmitDeck) and decision.seat == 0:
            cards = action.cards
            one = next(card for card in cards if cards.count(card) == 2)
            other = next(card for card in cards if cards.count(card) == 2 and card != one)
            action = SubmitDeck((*(card for card in cards if card != one), one, other))
        table.act(decision.seat, action)
    path = tmp_path / "game.txt"
    path.write_text(record.write(record.of_table(table, ("Ala", "Bo"))), "utf-8")
    return path


def test_a_replay_tells_the_game(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved)]) == 0
    told = capsys.readouterr().out
    assert "Ala chooses a faction: Kurumo." in told
    assert "Ala: the deck is ready, 32 cards." in told
    assert "●N–" in told, "the table is drawn at the end"
    steps = data(capsys, "replay", str(saved), "--lang", "pl")["steps"]
    assert steps[0]["log"][0] == "Ala wybiera frakcję: Kurumo."
    assert data(capsys, "replay", str(saved), "--verify")["ok"] is True


def test_a_replay_as_a_seat_tells_only_what_it_saw(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(*arguments: str) -> list[str]:
        steps = data(capsys, "replay", str(saved), *arguments)["steps"]
        return [line for step in steps for line in step["log"] if " draws " in line]

    as_ala = drawn("--as", "0")
    assert [line for line in as_ala if line.startswith("Bo")] == ["Bo draws a card."] * 5
    assert "Ala draws a card." not in as_ala
    everything = drawn()
    assert len(everything) == len(as_ala) == 11
    assert not any(line.endswith("draws a card.") for line in everything)
