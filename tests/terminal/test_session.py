"""Whole games at a terminal: typed, piped, with several people at one screen."""

from __future__ import annotations

import io
import os
import pty
import random
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.events import Drew
from ludarium.kernel import record
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup, game
from ludarium.kernel.table import Table
from ludarium.terminal.session import Session
from ludarium.texts import name

Reader = Callable[[str], str]


def sitting(
    tmp_path: Path, form: str = "duel", kinds: str = "human,random", lang: str = "en", seed: int = 1, wide: int = 110
) -> tuple[Session, io.StringIO]:
    """A session whose screen is text; `read` is set by the test."""
    seats = kinds.split(",")
    setup = Setup(form, len(seats), {"first": 0})
    table = Table(game("tash-kalar"), setup, seed_of(seed), "test")
    players = ("Ala", "Bo", "Cem", "Dag")[: len(seats)]
    screen = io.StringIO()
    console = Console(file=screen, width=wide, highlight=False)
    return Session(table, seats, players, lang, console, tmp_path / "game.txt"), screen


def at_random(session: Session, seed: int = 7, answers: int = 100_000) -> Reader:
    """Types the notation of a random option, so many times; then leaves."""
    generator = random.Random(seed)
    left = answers

    def read(_: str) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            return "quit"
        decision = session.table.position.pending[0]
        return str(generator.choice(list(decision.options)))

    return read


def lines(session: Session, *typed: str) -> Reader:
    """Types these lines, then leaves."""
    left = iter([*typed, "quit"])
    return lambda _: next(left)


def played(session: Session, read: Reader) -> bool:
    session._read = read
    return session.play()


@pytest.mark.parametrize(
    ("form", "kinds", "lang"),
    [
        ("first-game", "human,random", "en"),
        ("high-form", "human,random", "pl"),
        ("duel", "human,human", "fr"),
        ("team-high-form", "human,random,random,random", "en"),
        ("team-duel", "human,random,human,random", "pl"),
        ("melee", "human,random,random", "fr"),
        ("melee", "human,random,human,random", "en"),
    ],
)
@pytest.mark.parametrize("answers", [25, pytest.param(100_000, marks=pytest.mark.long)])
def test_games_of_every_form_are_played_by_typing(
    tmp_path: Path, form: str, kinds: str, lang: str, answers: int
) -> None:
    """The first answers, or the whole game: everything can be drawn and said, and the record is genuine."""
    session, screen = sitting(tmp_path, form, kinds, lang)
    finished = played(session, at_random(session, answers=answers))
    kept = record.read((tmp_path / "game.txt").read_text("utf-8"))
    assert finished == (answers > 25) == (kept.outcome is not None)
    assert record.replay(kept).outcome == kept.outcome
    assert kept.players == session.players
    assert "[" not in screen.getvalue(), "a text is missing"


def test_bots_alone_are_told_about(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "first-game", "random,random")
    assert session.play()
    told = screen.getvalue()
    assert "Turn 2: Bo, actions: 2." in told
    assert "The game is over" in told
    drawn_openly = [event for event in session._log if isinstance(event, Drew) and event.open]
    assert told.count("draws:") == len(drawn_openly)
    assert told.count("draws a card.") > 20


def test_nothing_hidden_is_written(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "duel", "human,random")
    played(session, at_random(session, answers=40))
    assert "Bo draws a card." in screen.getvalue()
    assert "Bo draws: " not in screen.getvalue()


def test_a_refused_idea_is_explained_with_its_rule(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    played(session, lines(session, "e5", "a1", "why e5", "end", "why flare", "why titan", "blubb blubb"))
    text = screen.getvalue()
    assert "(TK-1.1)" in text
    assert "Place a piece" in text


def test_after_the_turn_everything_else_is_refused(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    played(session, lines(session, "e5", "d4", "place d4"))
    assert screen.getvalue().count("(TK-4.2)") == 2


def test_commands_inform_without_changing_anything(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    before = session.table.position.digest()
    typed = ("?", "log 5", "card titan", "card nobody", "rules 6.2", "rules blubb", "why c1", "show", "", "hint")
    played(session, lines(session, *typed))
    text = screen.getvalue()
    assert session.table.position.digest() == before
    assert "take back your last answer" in text
    assert "Titan" in text
    assert "There is no card “nobody”." in text
    assert "TK-6.2" in text
    assert "Nothing found for “blubb”" in text
    assert "“c1” can be done now." in text
    assert "The bot would play:" in text


def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    empty = session.table.position.state.occupied
    played(session, lines(session, "e5", "undo", "undo"))
    assert session.table.position.state.occupied == empty
    assert "Taken back" in screen.getvalue()
    assert "Too late" in screen.getvalue()


def test_polish_words_can_be_typed(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form", lang="pl")
    played(session, lines(session, "umieść e5", "cofnij", "e5", "zakończ", "koniec"))
    assert "Cofnięto" in screen.getvalue()
    assert "kończy" not in screen.getvalue()
    assert "Tura 2: Bo" in screen.getvalue()


def test_resigning_ends_the_game_where_it_is_allowed(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    assert played(session, lines(session, "resign"))
    assert "Winner: Bo" in screen.getvalue()
    melee, other = sitting(tmp_path, "melee", "human,random,random")
    assert not played(melee, lines(melee, "resign"))
    assert "TK-17.9" in other.getvalue()


def test_leaving_keeps_a_record_that_can_be_played_on(tmp_path: Path) -> None:
    session, _ = sitting(tmp_path, "high-form")
    assert not played(session, lines(session, "e5", "end"))
    kept = record.read((tmp_path / "game.txt").read_text("utf-8"))
    assert kept.outcome is None
    table = record.replay(kept)
    again = Session(table, ["human", "random"], ("Ala", "Bo"), "en", session.console, tmp_path / "game.txt")
    played(again, at_random(again, answers=5))
    assert len(again.table.entries) > len(kept.entries)


def test_several_fitting_options_are_asked_about(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    session._read = lines(session)
    view = session._view(0)
    assert view.decision is not None
    discards = [option for option in view.decision.options if str(option).startswith("discard")]
    played(session, lines(session, "discard", "99", "discard", "2"))
    assert "Which one?" in screen.getvalue()
    assert "Nothing was chosen." in screen.getvalue()
    assert str(discards[1]) in [entry.notation for entry in session.table.entries]


def test_hands_are_hidden_while_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    """Between two people the screen is wiped, and only then the next hand is drawn."""
    session, screen = sitting(tmp_path, "high-form", "human,human")
    session.console = Console(file=screen, width=110, height=80, force_terminal=True, highlight=False)
    session.front.console = session.console
    hands = [_hand_names(session, seat) for seat in (0, 1)]
    only_first = hands[0] - hands[1]
    typed = iter(["", "e5", "end", "", "quit"])
    asked: list[str] = []

    def read(question: str) -> str:
        asked.append(question)
        return next(typed)

    assert not played(session, read)
    assert asked[0].startswith("Press Enter")
    assert asked[3].startswith("Press Enter")
    before, _, after = screen.getvalue().rpartition("\x1b[3J")
    assert "Hand the device to Bo" in after
    assert all(card in before for card in only_first)
    assert not any(card in after for card in only_first)


def _hand_names(session: Session, seat: int) -> set[str]:
    state = session.table.position.state
    return {name("being", CARD_IDS[card]) for card in (*state.beings[seat], *state.legends[seat])}


def ludarium(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "import sys; from ludarium.cli import main; sys.exit(main())", *arguments]


def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    """Plain text without colours; what does not fit is refused and the next line is tried."""
    squares = [f"{column}{row}" for column in "cdefg" for row in range(1, 10)]
    script = "\n".join(["end", "skip", "1", *squares] * 150) + "\n"
    path = tmp_path / "piped.txt"
    done = subprocess.run(
        ludarium("terminal", "tash-kalar", "--form", "first-game", "--seed", "3", "--record", str(path)),
        input=script,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "LANG": "pl_PL.UTF-8", "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "Zwycięstwo: " in done.stdout or "Remis" in done.stdout
    assert record.read(path.read_text("utf-8")).outcome is not None


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """`ludarium terminal` behind a pseudo-terminal."""
    path = tmp_path / "typed.txt"
    child, master = pty.fork()
    if child == 0:
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "COLUMNS": "110", "LINES": "50"}
        command = ludarium("terminal", "tash-kalar", "--form", "duel", "--seed", "1", "--record", str(path))
        os.execve(sys.executable, command, environment)
    yield master, path
    os.close(master)
    os.waitpid(child, 0)


def until(master: int, wanted: str, seconds: float = 30) -> str:
    """What the terminal shows up to the wanted words."""
    shown = ""
    end = time.monotonic() + seconds
    while wanted not in shown:
        ready, _, _ = select.select([master], [], [], max(0.0, end - time.monotonic()))
        assert ready, f"'{wanted}' did not come within {seconds} s; the screen: {shown[-2000:]}"
        shown += os.read(master, 65536).decode("utf-8", "replace")
    return shown


def test_a_real_terminal_gets_colours_and_answers(terminal: tuple[int, Path]) -> None:
    master, path = terminal
    first = until(master, "Player > ")
    assert "\x1b[1;" in first
    assert "Choose the start square" in first
    os.write(master, b"why e5\n")
    assert "TK-" in until(master, "Player > ")
    os.write(master, b"c5\n")
    assert "Choose an action" in until(master, "Player > ")
    os.write(master, b"quit\n")
    until(master, "typed.txt")
    assert "pick c5" in path.read_text("utf-8")
