"""Puzzles of the box: they read, their solutions are legal and reach the goal, and nothing else does."""

from __future__ import annotations

import re
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ludarium.games.fateforge import actions as fateforge
from ludarium.games.skytear import actions as skytear
from ludarium.games.tash_kalar import actions as tash_kalar
from ludarium.house.puzzling import daily_puzzles
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.errors import Refusal
from ludarium.kernel.game import game
from ludarium.kernel.goals import goals_of
from ludarium.mining import alike
from ludarium.study import again
from ludarium.study.puzzles import (
    LEVELS,
    Attempt,
    BadPuzzle,
    Puzzle,
    check,
    games_with_puzzles,
    id_of,
    lost_by,
    opened,
    puzzles_of,
    read_file,
    turned,
    written,
)
from ludarium.study.solver import Search, the_one

LEAST = {"tash-kalar": 300, "skytear": 150, "fateforge": 150}
GAMES = sorted(LEAST)


def test_every_game_of_the_box_brings_puzzles() -> None:
    assert set(games_with_puzzles()) == set(LEAST)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_puzzles_of_many_kinds(name: str) -> None:
    puzzles = puzzles_of(name)
    assert len(puzzles) >= LEAST[name]
    themes = Counter(puzzle.theme for puzzle in puzzles)
    assert len(themes) >= 5
    assert max(themes.values()) <= 0.4 * len(puzzles), themes
    assert {puzzle.level for puzzle in puzzles} == set(LEVELS)


def test_the_docs_count_the_puzzles_of_every_theme() -> None:
    docs = (Path(__file__).resolve().parents[2] / "docs" / "puzzles.md").read_text("utf-8")
    rows = re.findall(r"^\| ([a-z-]+) \| `(\w+)` \|.*\| (\d+) \|$", docs, re.MULTILINE)
    told = {(name, theme): int(number) for name, theme, number in rows}
    assert told == Counter((name, puzzle.theme) for name in GAMES for puzzle in puzzles_of(name))
    for name, title in (("tash-kalar", "Tash-Kalar"), ("skytear", "Skytear"), ("fateforge", "Fateforge")):
        assert re.search(rf"\b{title}\s+(has )?{len(puzzles_of(name))}\b", docs)


@pytest.mark.parametrize("share", [8, pytest.param(1, marks=pytest.mark.long)], ids=["some", "every"])
@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_read_and_solved_fifty_a_second(name: str, share: int) -> None:
    puzzles = puzzles_of(name)[::share]
    check(puzzles[0])  # What the first one of a game loads is not counted.
    began = time.process_time()
    for puzzle in puzzles:
        check(puzzle)
    assert time.process_time() - began < len(puzzles) / 50


@pytest.mark.parametrize("name", ["tash-kalar", *(pytest.param(each, marks=pytest.mark.long) for each in GAMES[:2])])
def test_no_two_puzzles_look_alike(name: str) -> None:
    goals = goals_of(game(name))
    assert goals is not None
    shapes = [goals.shape(opened(puzzle)) for puzzle in puzzles_of(name)]
    twins = [(one, two) for two, shape in enumerate(shapes) for one in range(two) if alike(shapes[one], shape)]
    assert not twins


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_holds_nothing_that_its_seat_may_not_know(name: str) -> None:
    """Written anew for the same seat, it is the same text: it never held what the seat cannot know (REL-70)."""
    for puzzle in puzzles_of(name)[::20]:
        assert opened(puzzle).text(puzzle.seat) == puzzle.text


def _sample(name: str) -> list[Puzzle]:
    """Some puzzles of every theme."""
    found: dict[str, Puzzle] = {}
    for puzzle in puzzles_of(name):
        found.setdefault(puzzle.theme, puzzle)
    return list(found.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_second_search_finds_no_other_solution(name: str) -> None:
    for puzzle in sorted(_sample(name), key=lambda each: len(each.solution))[:2]:
        assert again.confirm(puzzle, 60_000) >= 1


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_no_puzzle_has_another_solution(name: str) -> None:
    for puzzle in puzzles_of(name):
        again.confirm(puzzle)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_search_finds_the_solution_in_some_order(name: str) -> None:
    puzzle = _sample(name)[0]
    attempt = Attempt(puzzle)
    search = Search(attempt.goals, (puzzle.goal,), opened(puzzle), puzzle.seat)
    best = the_one(attempt.goals, search.ways[0])
    assert best is not None
    assert Attempt(puzzle, best.answers).as_printed()


def test_a_puzzle_with_another_goal_is_not_confirmed() -> None:
    """The second search is no formality: asked for a goal that is reached elsewhere, it says so."""
    puzzle = next(each for each in puzzles_of("tash-kalar") if each.theme == "points")
    easy = msgspec.structs.replace(puzzle, args=(("points", 1),))
    with pytest.raises(BadPuzzle):
        again.confirm(easy)


@pytest.mark.parametrize(("name", "nothing"), [("skytear", skytear.Pass()), ("fateforge", fateforge.Pass())])
def test_another_seat_does_nothing_where_it_may(name: str, nothing: Action) -> None:
    goals = goals_of(game(name))
    assert goals is not None
    something = tash_kalar.Pick(3)
    assert goals.reply(Decision(1, "answer", (something, nothing))) == nothing
    assert goals.reply(Decision(1, "answer", (something, tash_kalar.Pick(4)))) == something


def test_a_turn_that_misses_the_goal_is_over_and_not_solved() -> None:
    puzzle = next(each for each in puzzles_of("fateforge") if each.theme == "defeat")
    attempt = Attempt(puzzle, ["end turn"])
    assert attempt.over
    assert not attempt.reached
    with pytest.raises(BadPuzzle, match="is over"):
        attempt.answer("end turn")


def test_another_order_is_the_same_solution() -> None:
    """Any order that reaches the goal is accepted, and known to be the printed one."""
    for puzzle in puzzles_of("tash-kalar"):
        attempt = Attempt(puzzle)
        search = Search(attempt.goals, (puzzle.goal,), opened(puzzle), puzzle.seat)
        others = [way for way in search.ways[0] if tuple(map(str, way.answers)) != puzzle.solution]
        if others:
            assert Attempt(puzzle, others[0].answers).reached
            return
    raise AssertionError("no puzzle has two orders")


# ---- files


def test_a_file_reads_as_it_was_written() -> None:
    puzzles = puzzles_of("skytear")[:3]
    assert read_file(written(game("skytear"), puzzles), game("skytear")) == puzzles


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace('"rules":', '"rules":9', 1), "rules"),
        (lambda text: text.replace('"version":1', '"version":7', 1), "version 7"),
        (lambda text: text.replace('"puzzles":"skytear"', '"puzzles":"chess"', 1), "chess"),
        (lambda text: text.replace('"theme":"defeat"', '"theme":"lane"', 1), "was changed"),
        (lambda text: text.replace('"level":', '"level":9', 1), "level 9"),
        (lambda text: text + text.split("\n")[1] + "\n", "twice"),
        (lambda text: text + "{]\n", "no puzzle"),
        (lambda text: "hello\n" + text, "line 1"),
    ],
)
def test_an_edited_file_gets_one_sentence(change: object, said: str) -> None:
    puzzles = [each for each in puzzles_of("skytear") if each.theme == "defeat"][:2]
    text = change(written(game("skytear"), puzzles))  # type: ignore[operator]
    with pytest.raises(BadPuzzle, match=said) as refused:
        read_file(text, game("skytear"))
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, Refusal)


def test_a_puzzle_whose_position_cannot_be_is_refused() -> None:
    puzzle = puzzles_of("tash-kalar")[0]
    text = puzzle.text.replace("tash-kalar", "tash-kalmar", 1)
    broken = msgspec.structs.replace(puzzle, text=text, id=id_of(puzzle.theme, puzzle.args, text, puzzle.solution))
    with pytest.raises(BadPuzzle, match="cannot be read"):
        check(broken)


def test_a_solution_that_is_no_option_is_refused() -> None:
    puzzle = msgspec.structs.replace(puzzles_of("tash-kalar")[0], solution=("summon nobody e5",))
    with pytest.raises(BadPuzzle, match="cannot be played"):
        check(puzzle)


# ---- the day


def test_the_daily_puzzle_is_the_same_for_everybody_and_changes() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    found = [daily_puzzles.answer(None, day) for day in days]
    assert found == [daily_puzzles.answer(None, day) for day in days]
    assert {each.puzzles[0].game for each in found} == set(LEAST)
    for name in GAMES:
        assert len({each.id for day in found for each in day.puzzles if each.game == name}) > 20


def test_mining_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A file with enough puzzles needs nothing more, and one that was edited is refused before anything is played."""
    from ludarium import mining

    file = tmp_path / "mine.jsonl"
    file.write_text(written(game("skytear"), puzzles_of("skytear")[:2]), "utf-8")
    before = file.read_text("utf-8")
    mining.make("skytear", 2, file, jobs=1)
    assert file.read_text("utf-8") == before
    file.write_text(before.replace('"seat":', '"seat":7', 1), "utf-8")
    with pytest.raises(BadPuzzle):
        mining.make("skytear", 3, file, jobs=1)


# ---- met again, and missed


def test_a_board_that_is_turned_four_times_lies_as_before() -> None:
    from ludarium.games.tash_kalar.arena import ARENA, CENTRAL
    from ludarium.spaces.squares import mask_of
    from ludarium.spaces.squares import turned as turned_squares

    assert turned_squares(mask_of("a4", "c1"), 1) == mask_of("f1", "i3")
    assert turned_squares(mask_of("a4", "c1"), 4) == mask_of("i4", "g1")
    for turn in range(8):
        assert turned_squares(ARENA, turn) == ARENA
        assert turned_squares(CENTRAL, turn) == CENTRAL
    assert len({turned_squares(mask_of("a4"), turn) for turn in range(8)}) == 8


def test_a_turned_puzzle_has_one_answer_as_well() -> None:
    found = set()
    for puzzle in sorted(_sample("tash-kalar"), key=lambda each: len(each.solution))[:2]:
        assert turned(puzzle, 0) == puzzle
        new = turned(puzzle, 2)
        check(new)
        assert again.confirm(new, 60_000) >= 1
        assert (new.id, new.goal, len(new.solution)) == (puzzle.id, puzzle.goal, len(puzzle.solution))
        assert opened(new).text(new.seat) == new.text
        found.add(new.text != puzzle.text)
    assert True in found


@pytest.mark.parametrize("name", ["skytear", "fateforge"])
def test_a_board_with_but_one_side_is_not_turned(name: str) -> None:
    puzzle = puzzles_of(name)[0]
    assert turned(puzzle, 3) == puzzle


@pytest.mark.parametrize("name", GAMES)
def test_the_answer_that_has_lost_the_goal_is_named(name: str) -> None:
    """The solution followed for a while, then anything else: it is none of the solution's answers."""
    named = 0
    for puzzle in sorted(_sample(name), key=lambda each: (len(each.solution), len(each.text)))[:1]:
        assert lost_by(puzzle, puzzle.solution) is None
        for right in range(len(puzzle.solution)):
            attempt = Attempt(puzzle, puzzle.solution[:right])
            while not attempt.over:
                decision = attempt.position.decision_of(puzzle.seat)
                assert decision is not None
                attempt.answer(decision.options[-1])
            if attempt.reached:
                continue
            lost = lost_by(puzzle, attempt.answers)
            assert lost is not None
            assert lost >= right
            assert lost_by(puzzle, attempt.answers[:lost]) is None
            named += 1
    assert named
