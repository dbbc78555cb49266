"""The benchmarks: what they report, not how fast the machine is."""

from __future__ import annotations

import msgspec
import pytest

from ludarium import benchmarks
from ludarium.benchmarks import BenchResult
from ludarium.games.fateforge.combat.uses import uses
from ludarium.games.fateforge.fronts.benchmarks import full_boards
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.title import titles


def test_a_run_reports_every_field_that_programs_read() -> None:
    told: list[str] = []
    result = benchmarks.run(["copy", "state-size", "duel-random"], quick=True, progress=told.append)
    fields = msgspec.json.decode(msgspec.json.encode(result))
    assert set(fields) == {"machine", "results"}
    assert [figure["name"] for figure in fields["results"]] == told == ["copy", "state-size", "duel-random"]
    for figure in fields["results"]:
        assert {"name", "game", "value", "unit", "target", "better", "met", "reference"} == set(figure)
        assert figure["value"] > 0
        better = (
            figure["value"] >= figure["target"] if figure["better"] == "higher" else figure["value"] <= figure["target"]
        )
        assert figure["met"] is better


def test_a_state_is_smaller_than_its_target() -> None:
    figure = benchmarks.run(["state-size"], quick=True).results[0]
    assert (figure.unit, figure.target, figure.met) == ("bytes", 4096, True)


def test_the_example_game_is_measured_on_the_kernel() -> None:
    figure = benchmarks.run(["connect-four-random"], quick=True).results[0]
    assert (figure.game, figure.unit, figure.target) == ("connect-four", "decisions/s", 80_000)
    assert figure.value > 1_000


def test_a_figure_without_a_target_is_neither_met_nor_missed() -> None:
    figure = benchmarks.run(["bare-loop"], quick=True).results[0]
    assert (figure.target, figure.met) == (None, None)


def test_every_form_and_bot_has_its_games_a_second() -> None:
    names = benchmarks.names()
    for form in ("first-game", "high-form", "duel", "team-high-form", "team-duel", "melee"):
        assert {f"games-{form}-random", f"games-{form}-greedy", f"games-{form}-mcts:50"} <= set(names)
    assert {f"environment-{title.id}" for title in titles()} <= set(names)
    assert len(set(names)) == len(names)


def test_measurements_play_the_form_that_a_title_names() -> None:
    assert {title.id: title.measured_form() for title in titles()} == {
        "fateforge": "combat",
        "skytear": "first-battle",
        "tash-kalar": "duel",
    }


def test_a_full_board_and_a_late_campaign_of_fateforge_are_measured() -> None:
    names = ["fateforge-combat-random", "fateforge-uses", "fateforge-save-size"]
    figures = benchmarks.run(names, quick=True).results
    assert [(figure.game, figure.unit, figure.target) for figure in figures] == [
        ("fateforge", "decisions/s", 8_000),
        ("fateforge", "µs", 2_000),
        ("fateforge", "bytes", 65_536),
    ]
    assert all(figure.value > 0 for figure in figures)
    assert figures[2].met, "a save is at most 64 KiB"


def test_the_board_that_is_measured_is_full() -> None:
    for state, number in full_boards():
        hero = state.party[number]
        assert (len(hero.prepared), len(hero.working()), len(state.fighters[number].faces)) == (6, 5, 4)
        assert len(uses(state, number)) > 10, "there is a lot to find"


def test_games_a_second_are_counted() -> None:
    assert benchmarks.run(["games-duel-random"], quick=True).results[0].value > 0


def test_an_unknown_benchmark_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownName, match=r"there is no benchmark 'warp'; the benchmarks are bare-loop, .*duel-random"):
        benchmarks.run(["warp"])


def test_the_bare_loop_plays_whole_games() -> None:
    draws = iter([0.0] * 4 + [0.2] * 4 + [0.0, 0.2] * 40)
    # Seats drop in the same two columns in turn: somebody has four in a row before the columns are full.
    assert 7 <= benchmarks._bare_game(lambda: next(draws)) <= 42


def test_a_result_can_be_read_back() -> None:
    result = benchmarks.run(["state-size"], quick=True)
    assert msgspec.json.decode(msgspec.json.encode(result), type=BenchResult) == result
