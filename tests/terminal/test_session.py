"""Whole games at a terminal: typed, piped, with several people at one screen."""

from __future__ import annotations

import io
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.events import Drew
from ludarium.kernel import record
from ludarium.terminal.session import Session
from ludarium.texts import name, say
from pseudo_terminal import Terminal, ludarium, plain, terminal
from terminal.typing_hands import at_random, lines, played, seated


def sitting(
    tmp_path: Path, form: str = "duel", kinds: str = "human,random", lang: str = "en", seed: int = 1, wide: int = 110
) -> tuple[Session, io.StringIO]:
    return seated("tash-kalar", tmp_path, form, kinds, lang, seed, {"first": 0}, wide)


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
    played(session, lines("e5", "a1", "why e5", "end", "why flare", "why titan", "blubb blubb"))
    text = screen.getvalue()
    assert "(TK-1.1)" in text
    assert "Place a piece" in text


def test_a_number_that_is_not_listed_is_refused_with_those_that_are(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "duel", "random,human")
    played(session, lines("7", "c5", "7"))
    text = screen.getvalue()
    assert "Nothing has a number here: type what the question names." in text
    assert "There is no number 7 here: they go from 1 to 3." in text


def test_a_being_that_is_only_named_is_not_lost(tmp_path: Path) -> None:
    """Its name asks to summon it: the refusal says what is missing, and the card stays in the hand."""
    session, screen = sitting(tmp_path, "high-form")
    card = session._view(0).hand.beings[0]
    played(session, lines(name("being", card), f"why {name('being', card)}"))
    assert screen.getvalue().count("Your pieces do not form this pattern anywhere yet") == 2
    assert screen.getvalue().count("(TK-6.3)") == 2
    assert card in session._view(0).hand.beings


@pytest.mark.parametrize(
    ("form", "kinds", "typed"),
    [("duel", "human,random", ("c5", "d5", "e5")), ("melee", "human,random,random,random", ("c5", "e5", "d5"))],
)
def test_the_end_of_a_turn_speaks_of_no_tasks_where_there_are_none(
    tmp_path: Path, form: str, kinds: str, typed: tuple[str, ...]
) -> None:
    session, screen = sitting(tmp_path, form, kinds)
    played(session, lines(*typed, "?"))
    text = screen.getvalue()
    assert session.table.position.pending[0].prompt == "end-turn"
    assert "Your actions are used up: end the turn." in text
    assert "task" not in text.lower()
    assert "claim" not in text.lower()


def test_after_the_turn_everything_else_is_refused(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    played(session, lines("e5", "d4", "place d4"))
    assert screen.getvalue().count("(TK-4.2)") == 2


def test_commands_inform_without_changing_anything(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    before = session.table.position.digest()
    typed = (
        "?",
        "log 5",
        "card titan",
        "card nobody",
        "rules 6.2",
        "rules blubb",
        "why c1",
        "show",
        "",
        "hint",
        "coach",
    )
    played(session, lines(*typed))
    text = screen.getvalue()
    assert session.table.position.digest() == before
    assert "take back your last answer" in text
    assert "Titan" in text
    assert "There is no card “nobody”." in text
    assert "TK-6.2" in text
    assert "Nothing found for “blubb”" in text
    assert "“c1” can be done now." in text
    assert "One stone short" in text
    assert "Threats" in text
    assert "The bot would play:" in text


def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    empty = session.table.position.state.occupied
    played(session, lines("e5", "undo", "undo"))
    assert session.table.position.state.occupied == empty
    assert "Taken back" in screen.getvalue()
    assert "Too late" in screen.getvalue()


def test_polish_words_can_be_typed(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form", lang="pl")
    played(session, lines("umieść e5", "cofnij", "e5", "zakończ", "koniec"))
    assert "Cofnięto" in screen.getvalue()
    assert "kończy" not in screen.getvalue()
    assert "Tura 2: Bo" in screen.getvalue()


def test_resigning_ends_the_game_where_it_is_allowed(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    assert not played(session, lines("resign", "?", "resign")), "nobody gives up by a slip"
    assert screen.getvalue().count("Type resign once more to give up the game") == 2
    assert "give up the game\n" in re.sub(" +\n", "\n", screen.getvalue())
    assert played(session, lines("resign", "resign"))
    assert "Winner: Bo" in screen.getvalue()
    melee, other = sitting(tmp_path, "melee", "human,random,random", "pl")
    assert not played(melee, lines("resign", "?"))
    assert (
        "Tutaj nikt nie może się poddać. Wpisz q, aby wyjść: partia zostanie zachowana. (TK-17.9)" in other.getvalue()
    )
    assert "poddaj partię" not in other.getvalue(), "what cannot be done is not on the help page"


LEAVING = {"en": ("q", "quit", "exit"), "pl": ("q", "koniec", "wyjdź", "quit"), "fr": ("q", "quitter", "Sortir")}
LEFT = {"en": "You have left the game", "pl": "Partia została przerwana", "fr": "Vous avez quitté la partie"}


@pytest.mark.parametrize(("lang", "word"), [(lang, word) for lang, words in LEAVING.items() for word in words])
@pytest.mark.parametrize("before", [("",), ("", "c5", ""), ("", "c5", "", "discard"), ()])
def test_every_prompt_can_be_left_with_one_sentence(
    tmp_path: Path, lang: str, word: str, before: tuple[str, ...]
) -> None:
    """At the game's own question, at the choice among several options, and while the keyboard is passed on."""
    session, screen = sitting(tmp_path, "duel", "human,human", lang)
    session.console = Console(file=screen, width=110, height=80, force_terminal=True, highlight=False)
    session.front.console = session.console
    typed = iter([*before, word])
    assert not played(session, lambda _: next(typed))
    assert list(typed) == []
    after = screen.getvalue().rpartition(LEFT[lang])
    assert after[1]
    assert LEFT[lang] not in after[0]
    assert "--continue" in after[2]
    assert "--seats human,human" in after[2]
    assert after[2].count("\n") == 1
    assert record.read((tmp_path / "game.txt").read_text("utf-8")).outcome is None


@pytest.mark.parametrize(
    ("before", "says"),
    [
        (("",), "the square: place a piece there, or choose it"),
        (("", "c5", "", "discard"), "Type a number from 1 to 3, or Enter to choose none of them"),
        ((), "Enter goes on; q leaves the game."),
    ],
)
def test_a_question_mark_says_at_every_prompt_what_can_be_typed(
    tmp_path: Path, before: tuple[str, ...], says: str
) -> None:
    session, screen = sitting(tmp_path, "duel", "human,human")
    session.console = Console(file=screen, width=110, height=80, force_terminal=True, highlight=False)
    session.front.console = session.console
    typed = iter([*before, "?", "q"])
    assert not played(session, lambda _: next(typed))
    assert says in screen.getvalue()


def test_the_keys_that_always_work_stand_above_the_question(tmp_path: Path) -> None:
    for lang, keys in (("en", "help: ?, leave: q"), ("pl", "pomoc: ?, wyjście: q"), ("fr", "quitter\u00a0: q")):
        session, screen = sitting(tmp_path, lang=lang)
        played(session, lines())
        assert keys in screen.getvalue()


def test_what_cannot_be_saved_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    (tmp_path / "file").write_text("")
    played(session, lines(f"save {tmp_path / 'file' / 'game.txt'}", "e4"))
    assert "cannot be written" in screen.getvalue()
    assert "place e4" in (tmp_path / "game.txt").read_text("utf-8")


def test_a_file_that_is_no_record_is_never_written_over(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    (tmp_path / "letter.txt").write_text("Dear Ala")
    played(session, lines(f"save {tmp_path / 'letter.txt'}"))
    assert "is not overwritten, because it is not the record of a game" in " ".join(screen.getvalue().split())
    assert (tmp_path / "letter.txt").read_text() == "Dear Ala"


def test_every_answer_is_kept_at_once(tmp_path: Path) -> None:
    """A window that is closed and a machine that is switched off cost nothing."""
    session, _ = sitting(tmp_path, kinds="human,human")
    kept: list[int] = []

    def read(_: str) -> str:
        if (tmp_path / "game.txt").exists():
            kept.append(len(record.read((tmp_path / "game.txt").read_text("utf-8")).entries))
            assert kept[-1] == len(session.table.entries)
        return "quit" if len(kept) > 5 else "undo" if len(kept) == 3 else at_random(session)("")

    played(session, read)
    assert len(kept) > 5
    assert not list(tmp_path.glob("*.new"))


def test_a_number_of_thousands_of_digits_is_only_one_that_is_not_listed(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    played(session, lines("9" * 5000, "x" * 5000, f"why {'x' * 5000}", f"card {'9' * 5000}", f"log {'9' * 5000}"))
    assert screen.getvalue().count("9" * 59 + "…") == 2


def test_whoever_leaves_is_told_every_option_that_the_game_goes_on_with(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    session.go_on = ("--lang", "pl")
    played(session, lines())
    assert "--seats human,random --lang pl" in " ".join(screen.getvalue().split())


def test_commands_that_need_words_say_how_they_are_used(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    played(session, lines("card", "rules", "why"))
    for usage in ("a card in full: card knight", "the rules: rules 6.2", "why not: why e5"):
        assert usage in screen.getvalue()


def test_the_end_of_a_turn_does_not_end_the_sitting(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form", lang="pl")
    played(session, lines("e5", "koniec tury"))
    assert "Tura 2: Bo" in screen.getvalue()


def test_leaving_keeps_a_record_that_can_be_played_on(tmp_path: Path) -> None:
    session, _ = sitting(tmp_path, "high-form")
    assert not played(session, lines("e5", "end"))
    kept = record.read((tmp_path / "game.txt").read_text("utf-8"))
    assert kept.outcome is None
    table = record.replay(kept)
    again = Session(table, ["human", "random"], ("Ala", "Bo"), "en", session.console, tmp_path / "game.txt")
    played(again, at_random(again, answers=5))
    assert len(again.table.entries) > len(kept.entries)


def test_several_fitting_options_are_asked_about(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "high-form")
    session._read = lines()
    view = session._view(0)
    assert view.decision is not None
    discards = [option for option in view.decision.options if str(option).startswith("discard")]
    played(session, lines("discard", "99", "discard", "2"))
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
def duel(tmp_path: Path) -> Iterator[tuple[Terminal, Path]]:
    """A duel behind a pseudo-terminal."""
    path = tmp_path / "typed.txt"
    with terminal("terminal", "tash-kalar", "--form", "duel", "--seed", "1", "--record", str(path)) as screen:
        yield screen, path


def test_a_real_terminal_gets_colours_and_answers(duel: tuple[Terminal, Path]) -> None:
    screen, path = duel
    first = screen.until("Player > ")
    assert "\x1b[1;" in first
    assert "Choose the start square" in first
    screen.type("why e5")
    assert "TK-" in screen.until("Player > ")
    screen.type("c5")
    assert "Choose an action" in screen.until("Player > ")
    screen.type("quit")
    screen.until("typed.txt")
    assert "pick c5" in path.read_text("utf-8")


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_control_keys_leave_a_real_terminal_with_the_same_sentence(duel: tuple[Terminal, Path], key: bytes) -> None:
    screen, path = duel
    screen.until("Player > ")
    screen.type("c5")
    screen.until("Player > ")
    assert "\r\nYou have left the game" in plain(screen.press_until(key, "typed.txt"))
    assert "pick c5" in path.read_text("utf-8")


def test_an_opponent_greets_and_has_the_last_word(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "first-game", "human,tash-kalar/pip", "fr")
    assert played(session, lines("resign", "resign"))
    told = screen.getvalue()
    assert "Bo: " + say("opponent-tash-kalar-pip.greeting", None, "fr") in told
    assert "Bo: " + say("opponent-tash-kalar-pip.win", None, "fr") in told
