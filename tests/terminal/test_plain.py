"""Games without a front of their own at a terminal: toys, which have no words either, and Nim, which has."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ludarium.kernel import record
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import TAKE_BACK, Table
from ludarium.kernel.title import register
from ludarium.terminal.session import Session
from ludarium_nim.title import TITLE as NIM
from toys.known import toys_known


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with toys_known():
        register(NIM)
        yield


class Sitting:
    """A table of a game with a person in the first seat; what is typed is written down with what is shown."""

    def __init__(self, folder: Path, game_id: str, kinds: str = "human,random", lang: str = "en", **size: Any) -> None:
        seats = kinds.split(",")
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=80, highlight=False, color_system=None, **size)
        table = Table(game(game_id), Setup("standard", len(seats)), seed_of(1), "test")
        self.session = Session(table, seats, ("Ala", "Bo")[: len(seats)], lang, console, folder / "game.txt")

    def types(self, *lines: str) -> str:
        left = iter([*lines, "quit"])
        self.session._read = lambda _: next(left)
        self.session.play()
        return self.screen.getvalue()

    def plays_at_random(self) -> str:
        generator = random.Random(3)

        def read(_: str) -> str:
            decision = next(each for each in self.session.table.position.pending if each.seat == 0)
            if generator.random() < 0.5:
                return str(generator.randrange(len(decision.options)) + 1)
            return str(generator.choice(list(decision.options)))

        self.session._read = read
        assert self.session.play()
        return self.screen.getvalue()


@pytest.mark.parametrize("game_id", ["connect-four", "duelling-mages", "dungeon-dice", "nim"])
@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_any_game_is_played_to_its_end_by_numbers_and_notation(tmp_path: Path, game_id: str, lang: str) -> None:
    sitting = Sitting(tmp_path, game_id, lang=lang)
    shown = sitting.plays_at_random()
    assert game(game_id).info.name in shown
    assert record.replay(record.read((tmp_path / "game.txt").read_text("utf-8"))).outcome is not None


def test_the_screen_says_whose_turn_it_is_what_there_is_and_what_can_be_done(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "nim").types()
    assert "Nim · three heaps · Turn: Ala" in shown
    assert "heaps: 3, 4, 5" in shown
    assert "Your turn: take sticks from one heap" in shown
    assert "12  take 5 from heap 3" in shown


def test_a_view_is_a_tree_in_whole_words(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "duelling-mages").types()
    mages = shown[shown.index("mages") : shown.index("hand: ")].splitlines()
    assert mages[1].endswith("1")
    assert any("life: " in line for line in mages)
    assert "viewer" not in shown


def test_what_happened_is_told_in_the_words_of_the_game(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "nim", lang="pl").types("weź 2 ze stosu 1", "dziennik")
    assert "Ala bierze 2 patyczki ze stosu 1." in shown


def test_what_happened_is_told_plainly_without_words(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "connect-four").types("drop 4", "log")
    assert "Ala: dropped (column 3)" in shown


def test_words_that_fit_several_options_lead_to_a_question(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "nim").types("from heap 1", "2")
    assert "This fits 3 options. Which one?" in shown
    assert "Ala takes 2 sticks from heap 1." in shown


def test_an_option_of_before_is_explained_with_the_rule(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "nim").types("take 3 from 1", "why take 3 from 1", "take 3 from 1", "why 1", "take 9")
    assert shown.count("That heap does not have so many sticks.") == 2
    assert "(NIM-2.1)" in shown
    assert "“1” can be done now." in shown
    assert "“take 9” is not an answer here. Type a number, or words of an option" in shown


def test_answers_are_taken_back_where_the_game_allows_it(tmp_path: Path) -> None:
    sitting, generator = Sitting(tmp_path, "duelling-mages", "human,human"), random.Random(1)
    table = sitting.session.table
    while not table.can_take_back(sitting.session._next().seat):
        decision = table.position.pending[0]
        table.act(decision.seat, generator.choice(list(decision.options)))
    before = len(table.entries)
    shown = sitting.types("undo")
    assert table.entries[before].notation == TAKE_BACK
    assert "Too late" not in shown


def test_cards_and_resigning_are_said_to_be_none_where_there_are_none(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "connect-four").types("card knight", "resign", "?")
    assert "This game has no cards to look at." in shown
    assert "Nobody may resign here." in shown
    assert "give up the game" not in shown[shown.index("help  ") :]


def test_a_player_of_nim_may_resign(tmp_path: Path) -> None:
    shown = Sitting(tmp_path, "nim").types("resign", "resign")
    assert "Winner: Bo" in shown
    assert "A player has resigned." in shown


@pytest.mark.parametrize("game_id", ["connect-four", "duelling-mages", "dungeon-dice", "nim"])
def test_a_small_screen_holds_the_question_and_a_line_for_the_answer(tmp_path: Path, game_id: str) -> None:
    sitting = Sitting(tmp_path, game_id, force_terminal=True, height=24)
    session = sitting.session
    drawn = session.front.screen(session._view(0), ["something happened"] * 30, frozenset())
    assert len(session.console.render_lines(drawn)) < 24
