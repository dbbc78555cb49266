"""Whole battles at a terminal: typed, piped, with several people at one screen."""

from __future__ import annotations

import io
import os
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from battles import battle, numbers
from ludarium.bots import make
from ludarium.bots.windows import WINDOW_SECONDS
from ludarium.games.skytear import decks
from ludarium.games.skytear.actions import PASS
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.events import MinionDefeated, PhaseBegan
from ludarium.games.skytear.state import Pile
from ludarium.kernel import record
from ludarium.kernel.chance import seed_of
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position, Setup, game
from ludarium.kernel.table import Table
from ludarium.terminal.plain import make_front
from ludarium.terminal.session import Session
from ludarium.texts import name
from pseudo_terminal import ludarium, plain, terminal
from terminal.typing_hands import PLAYERS, at_random, lines, played, seated


def sitting(
    tmp_path: Path, form: str = "first-battle", kinds: str = "human,random", lang: str = "en", seed: int = 1
) -> tuple[Session, io.StringIO]:
    """The first side is the first player's."""
    return seated("skytear", tmp_path, form, kinds, lang, seed, {"first": 0})


def to_the_first_turn(session: Session) -> None:
    """Everybody takes the first option, and nobody changes cards, until a hero can be activated."""
    table = session.table
    while table.position.pending[0].prompt != "activate":
        decision = table.position.pending[0]
        table.act(decision.seat, list(decision.options)[-1])


@pytest.mark.parametrize(
    ("form", "kinds", "lang"),
    [
        ("first-battle", "human,random", "pl"),
        ("standard", "human,random", "fr"),
        ("standard", "human,random,human", "en"),
        ("standard", "human,human,random,random,random", "pl"),
        ("standard", "random,human,random,human,random,random,random,random", "fr"),
        ("competitive", "human,random,random,random", "en"),
        ("competitive", "human,random,random,random,random,random", "pl"),
        ("three-lanes", "human,human", "fr"),
        ("three-lanes", "human,random,random,random,random,random,random", "en"),
        ("simplified", "human,random", "en"),
        ("simplified", "human,random,human,random", "fr"),
    ],
)
@pytest.mark.parametrize("answers", [30, pytest.param(100_000, marks=pytest.mark.long)])
def test_games_of_every_form_are_played_by_typing(
    tmp_path: Path, form: str, kinds: str, lang: str, answers: int
) -> None:
    """The first answers, or the whole game: everything can be drawn and said, and the record is genuine."""
    session, screen = sitting(tmp_path, form, kinds, lang)
    finished = played(session, at_random(session, answers=answers))
    kept = record.read((tmp_path / "game.txt").read_text("utf-8"))
    assert finished == (answers > 30) == (kept.outcome is not None)
    assert record.replay(kept).outcome == kept.outcome
    assert kept.players == session.players
    told = screen.getvalue().replace("[·]", "").replace("[♣]", "")
    for letter in "abmde":
        told = told.replace(f"[{letter}]", "")
    assert "[" not in told, "a text is missing"


@pytest.mark.long
def test_a_whole_battle_tells_its_minion_phases_line_by_line(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "first-battle", "human,random", "en", 3)
    session._wishes[0] = "auto"
    assert played(session, at_random(session))
    told = screen.getvalue()
    assert "The Minion Phase begins." in told
    assert "Token 1 (lane " in told
    assert "Winner: " in told or "Draw" in told


def test_bots_alone_are_told_about(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "simplified", "random,random")
    assert session.play()
    told = screen.getvalue()
    assert "Victory card: " in told
    assert "Ala goes first and holds Skytear Flow." in told
    assert "Ala draws a card." in told
    assert not any(f"draws {name('power_card', card.id)}" in told for card in CARDS)


def test_nothing_hidden_is_written(tmp_path: Path) -> None:
    """Of the other side's hand nothing but its size is told until its cards are played, discarded or flipped."""
    session, screen = sitting(tmp_path)
    played(session, at_random(session, answers=8))
    told = screen.getvalue()
    assert "Bo draws a card." in told
    assert not any(f"Bo draws {name('power_card', card.id)}" in told for card in CARDS)
    own = {CARDS[card].id for card in session.table.position.state.hands[0]}
    assert all(name("power_card", card) in told for card in own)


def test_commands_inform_without_changing_anything(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    to_the_first_turn(session)
    before = session.table.position.digest()
    typed = (
        "?",
        "log 5",
        "card dragon fist",
        "card yami",
        "card nobody",
        "rules 15.3",
        "why attack",
        "show",
        "",
        "hint",
        "coach",
    )
    played(session, lines(*typed, "deck show", "why g7", "blubb"))
    told = screen.getvalue()
    assert "Lane A" in screen.getvalue()
    assert session.table.position.digest() == before
    assert "be asked in every Reaction window" in told
    assert "why not: why g7, why attack, why dragon fist" in told
    assert "Target an adjacent enemy." in told
    assert "Blazing Leap" in told
    assert "There is no card “nobody”." in told
    assert "SK-15.3" in told
    assert "(SK-15.5)" in told
    assert "The bot would play:" in told
    assert "No deck is asked for now." in told
    assert "“blubb” is not an answer here. Type a space" in told


def test_an_answer_can_be_taken_back(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    to_the_first_turn(session)
    table = session.table
    hero = str(table.position.pending[0].options[0])
    played(session, lines(hero, "undo", "hold", "move", "undo"))
    assert "Too late" in screen.getvalue(), "others have seen who is activated"
    assert table.position.pending[0].prompt in ("activation", "priority")


def asked_while(session: Session, *typed: str) -> list[str]:
    """What was asked for each of these lines; then the sitting ends."""
    asked: list[str] = []
    lines = iter([*typed, "quit"])

    def read(_: str) -> str:
        asked.append(session.table.position.pending[0].prompt)
        return next(lines)

    played(session, read)
    return asked


def test_windows_about_ones_own_effects_are_passed_and_held_when_asked_for(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    to_the_first_turn(session)
    hero = str(session.table.position.pending[0].options[0])
    assert asked_while(session, hero, "move") == ["activate", "activation", "move-to"]
    assert asked_while(session, "pass", "hold", "lead") == ["move-to", "activation", "activation", "priority"]
    assert "You hold priority" in screen.getvalue()
    assert asked_while(session, "hold", "pass")[0] == "priority"
    assert "You are asked again wherever you can play a Reaction." in screen.getvalue()


def test_windows_are_passed_until_something_else_is_asked(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    to_the_first_turn(session)
    hero = str(session.table.position.pending[0].options[0])
    assert asked_while(session, hero, "hold", "move")[-1] == "priority"
    asked = asked_while(session, "next", "pass", "hold", "lead")
    assert asked[:2] == ["priority", "move-to"], "the Move resolves without a further question about priority"
    assert asked[-1] == "priority", "the wish was over with the next question"
    assert "You pass until you are asked something else." in screen.getvalue()


def to_the_draft(session: Session) -> None:
    while session.table.position.pending[0].prompt != "draft-hero":
        decision = session.table.position.pending[0]
        session.table.act(decision.seat, next(iter(decision.options)))


def test_a_draft_without_a_choice_is_made_with_one_word(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "standard")
    to_the_draft(session)
    pool = session._view(0).pools[0]
    assert len(pool) == 4
    asked = asked_while(session, "all")
    assert asked[0] == "draft-hero"
    assert asked[1] != "draft-hero", "the other three picks were made without asking"
    assert sorted(hero.id for hero in session._view(0).heroes if hero.side == 0) == sorted(pool)
    assert "Your side fields its whole pool: the order of your picks changes nothing." in screen.getvalue()


def test_heroes_can_still_be_picked_one_by_one_and_a_take_back_ends_taking_all(tmp_path: Path) -> None:
    session, _ = sitting(tmp_path, "standard", "human,human")
    to_the_draft(session)
    one_by_one = ["1"] * 6
    assert asked_while(session, *one_by_one)[:7] == ["draft-hero"] * 7
    front = make_front("skytear", "standard", PLAYERS[:2], "en", Console())
    view = session._view(session.table.position.pending[0].seat)
    reply = front.obey("all", "", view)
    assert reply.answer == view.decision.options[0]
    assert front.passing(view, "", alone=True) is None, "the same question again: it was taken back"


def test_team_mates_share_their_pool_out_hero_by_hero(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "standard", "human,random,human,random")
    to_the_draft(session)
    assert asked_while(session, "all") == ["draft-hero"] * 2
    assert "There is a choice to make: pick your heroes one by one." in screen.getvalue()
    assert "whole pool" not in screen.getvalue()


def test_auto_passes_every_window_until_it_is_typed_again(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    session._wishes[0] = "hold"
    to_the_first_turn(session)
    hero = str(session.table.position.pending[0].options[0])
    assert asked_while(session, hero, "auto", "move") == ["activate", "activation", "activation", "move-to"]
    assert "From now on you pass every Reaction window" in screen.getvalue()
    asked_while(session, "auto")
    assert "You are asked again wherever you can play a Reaction." in screen.getvalue()


def test_a_window_in_which_nothing_can_be_played_is_passed_unless_others_look_on() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, enemy_hand=["ice_wall"])
    holding = fight.changed(piles=(fight.state.piles[0], Pile(numbers(["combustion"])))).after("attack", "pass")
    empty = holding.changed(hands=((), numbers(["combustion"])), piles=(Pile(), Pile(numbers(["ice_wall"]))))
    front = make_front("skytear", "first-battle", PLAYERS[:2], "en", Console())
    assert front.passing(holding.view(1), "", alone=True) is None
    assert front.passing(empty.view(1), "", alone=True) == PASS
    assert front.passing(empty.view(1), "", alone=False) is None
    assert front.passing(empty.view(1), "hold", alone=True) is None
    assert front.passing(holding.changed(hands=((), ())).view(1), "", alone=False) == PASS


def test_windows_take_a_bot_the_same_time_with_and_without_a_reaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks long over a Reaction and passes at once without one answers both alike (REL-24)."""
    time, opened, reacts = 0.0, -1.0, False
    taken: dict[bool, list[float]] = {True: [], False: []}

    def sleep(seconds: float) -> None:
        nonlocal time, opened
        time += seconds
        if opened >= 0:
            taken[reacts].append(time - opened)
        opened = -1.0

    def think(position: Position[Any], seat: Seat) -> Action:
        nonlocal time, opened, reacts
        decision = position.decision_of(seat)
        assert decision is not None
        if decision.prompt != "priority":
            return decision.options[-1]
        opened, reacts = time, len(decision.options) > 1
        while reacts and not bot.hurried():
            time += 0.003
        return PASS

    for seed in (1, 2):
        session, _ = sitting(tmp_path, "standard", seed=seed)
        session.console = Console(file=io.StringIO(), width=120, force_terminal=True)
        bot = session.bots[1]
        for changed, word, instead in (
            (bot, "choose", think),
            (session, "now", lambda: time),
            (session, "sleep", sleep),
        ):
            monkeypatch.setattr(changed, word, instead)
        played(session, at_random(session, seed, answers=60))
    assert len(taken[True]) > 3
    assert len(taken[False]) > 30
    assert {round(spent, 6) for times in taken.values() for spent in times} == {WINDOW_SECONDS}


def to_the_decks(session: Session) -> None:
    table = session.table
    while table.position.pending[0].prompt != "build-deck":
        decision = table.position.pending[0]
        table.act(decision.seat, decision.options[0])


def test_enter_plays_the_recommended_deck(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "standard")
    to_the_decks(session)
    played(session, lines("deck show", "blubb", ""))
    assert "Enter plays the recommended deck." in screen.getvalue()
    assert "Deck for " in screen.getvalue()
    assert session.table.position.pending[0].prompt != "build-deck"


def test_a_deck_is_saved_changed_and_loaded(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, "standard")
    to_the_decks(session)
    path = tmp_path / "deck.txt"
    played(session, lines(f"deck save {path}"))
    heroes, cards = decks.read(path.read_text("utf-8"))
    common = next(card for card in cards if cards.count(card) == 2)
    other = next(card for card in cards if cards.count(card) == 2 and card != common)
    changed = (*(card for card in cards if card != common), common, other)
    path.write_text(decks.write(changed, heroes), "utf-8")
    bad, foreign = tmp_path / "bad.txt", tmp_path / "foreign.txt"
    bad.write_text(decks.write(cards[1:], heroes), "utf-8")
    foreign.write_text(decks.write(cards, heroes[1:]), "utf-8")
    nowhere = tmp_path / "nowhere.txt"
    typed = (f"deck load {nowhere}", f"deck load {tmp_path / 'game.txt'}", f"deck load {foreign}", f"deck load {bad}")
    played(session, lines(*typed, f"deck load {path}"))
    told = screen.getvalue()
    assert "No such file" in told
    assert "a deck begins with the line" in told
    assert "This deck is for other heroes" in told
    assert "(SK-24.1)" in told
    entry = next(entry for entry in session.table.entries if entry.seat == 0 and entry.notation.startswith("deck "))
    assert sorted(entry.notation.removeprefix("deck ").split(",")) == sorted(changed)
    kept = record.read((tmp_path / "game.txt").read_text("utf-8"))
    assert record.replay(kept).position == session.table.position


def test_polish_words_can_be_typed(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, lang="pl")
    to_the_first_turn(session)
    hero = session.table.position.state.heroes[0].id
    played(session, lines(f"aktywuj {hero}", "auto", "ruch", "spasuj", "talia", "koniec"))
    told = screen.getvalue()
    assert "aktywuje Bohatera" in told
    assert "Teraz nie buduje się talii." in told
    assert "declare move" in [entry.notation for entry in session.table.entries]


def test_resigning_ends_the_battle(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path)
    assert played(session, lines("resign", "resign"))
    assert "Winner: Bo" in screen.getvalue()


def test_leaving_keeps_a_record_that_can_be_played_on(tmp_path: Path) -> None:
    session, _ = sitting(tmp_path, "standard")
    assert not played(session, at_random(session, answers=12))
    kept = record.read((tmp_path / "game.txt").read_text("utf-8"))
    again = Session(record.replay(kept), ["human", "random"], PLAYERS[:2], "en", session.console, tmp_path / "game.txt")
    assert again._log == [], "what happened before is not told again"
    played(again, at_random(again, answers=5))
    assert len(again.table.entries) > len(kept.entries)


def test_hands_are_hidden_while_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    """Between two people the screen is wiped, and only then the next hand is drawn."""
    session, screen = sitting(tmp_path, "first-battle", "human,human")
    to_the_first_turn(session)
    session.console = Console(file=screen, width=120, height=80, force_terminal=True, highlight=False)
    session.front.console = session.console
    hands = [{name("power_card", CARDS[card].id) for card in hand} for hand in session.table.position.state.hands]
    hero = str(session.table.position.pending[0].options[0])
    typed = iter(["", hero, "auto", "pass", "", "quit"])
    session._told = {0: len(session._log), 1: len(session._log)}  # drawing cards has been told
    assert not played(session, lambda _: next(typed))
    before, _, after = screen.getvalue().rpartition("\x1b[3J")
    assert "Hand the device to Bo" in after
    only_first = hands[0] - hands[1]
    assert only_first
    assert all(card in before for card in only_first)
    assert not any(card in after for card in only_first)


def test_a_whole_battle_is_played_through_a_pipe(tmp_path: Path) -> None:
    """Plain text without colours; what does not fit is refused and the next line is tried."""
    table = Table(game("skytear"), Setup("simplified", 2, {"first": 0}), seed_of(3), "terminal")
    bot, generator = make("random", 4), random.Random(7)
    typed = ["blubb", "auto"]
    while not table.position.over:
        decision = table.position.pending[0]
        action = bot.choose(table.position, 1) if decision.seat else generator.choice(list(decision.options))
        if decision.seat == 0 and decision.prompt == "priority":
            action = PASS  # the command `auto` answers
        elif decision.seat == 0:
            typed.append(str(action))
        table.act(decision.seat, action)
    path = tmp_path / "piped.txt"
    command = ("terminal", "skytear", "--form", "simplified", "--seats", "human,random", "--seed", "3", "-o", "first=0")
    done = subprocess.run(
        ludarium(*command, "--lang", "pl", "--record", str(path)),
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "„blubb” nie jest tu odpowiedzią" in done.stdout
    assert "Zwycięstwo: " in done.stdout or "Remis" in done.stdout
    kept = record.read(path.read_text("utf-8"))
    assert kept.outcome == table.outcome
    assert [entry.notation for entry in kept.entries] == [entry.notation for entry in table.entries]


def test_a_real_terminal_gets_colours_and_answers(tmp_path: Path) -> None:
    path = tmp_path / "typed.txt"
    options = ("--form", "first-battle", "--seats", "human,greedy", "--seed", "1", "-o", "first=0")
    with terminal("terminal", "skytear", *options, "--record", str(path), columns=120) as screen:
        first = screen.until("Player > ")
        assert "\x1b[1;" in first
        assert "Choose a faction" in first
        screen.type("why attack")
        assert "(SK-" in screen.until("Player > ")
        screen.type("kurumo")
        assert "choose a space to start from" in screen.until("Player > ")
        screen.type("q")
        assert "You have left the game; it is kept and goes on with:" in plain(screen.until("typed.txt"))
    assert "choose kurumo" in path.read_text("utf-8")


@pytest.mark.parametrize("word", ["q", "quit", "exit"])
def test_the_report_of_a_minion_phase_can_be_left_and_asked_about(tmp_path: Path, word: str) -> None:
    session, screen = sitting(tmp_path)
    session.console = Console(file=screen, width=120, height=60, force_terminal=True, highlight=False)
    session.front.console = session.console
    session._log = [PhaseBegan("minion"), *[MinionDefeated(1, "c7", 0)] * 9, PhaseBegan("end")]
    typed = iter(["?", word])
    assert not played(session, lambda _: next(typed))
    told = screen.getvalue()
    assert "The Minion Phase begins." in told
    assert "Enter goes on; q leaves the game." in told
    assert told.count("You have left the game") == 1
