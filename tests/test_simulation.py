"""Mass simulation: the same result from any number of jobs, fair seats, honest counts, records that verify."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium import bots, simulation
from ludarium.bots import RandomBot
from ludarium.kernel import record
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.errors import BadSetup, Refusal, UnknownName
from ludarium.kernel.game import Position
from ludarium.simulation import SimulationResult, seed_of_bot, seed_of_deal, simulate, simulation_report, wilson


def plain(result: SimulationResult) -> dict[str, Any]:
    """What must not depend on the machine."""
    fields: dict[str, Any] = msgspec.to_builtins(result)
    return {name: value for name, value in fields.items() if name not in ("seconds", "decisions_per_second")}


def test_the_result_has_the_fields_that_programs_read() -> None:
    fields = msgspec.json.decode(msgspec.json.encode(simulate("tash-kalar", "duel", bots=("random",), games=4, seed=1)))
    assert {"game", "form", "games", "finished", "errors", "decisions", "seconds", "decisions_per_second"} <= set(
        fields
    )
    assert {"mean_decisions", "seats", "turns", "ends"} <= set(fields)
    assert (fields["game"], fields["form"], fields["games"], fields["errors"]) == ("tash-kalar", "duel", 4, 0)
    assert fields["mean_decisions"] == fields["decisions"] / 4
    assert set(fields["seats"][0]) == {"bot", "games", "wins", "draws", "win_rate", "low", "high"}
    assert sum(fields["ends"].values()) == sum(bar["games"] for bar in fields["histogram"]) == 4


def test_any_number_of_jobs_gives_the_same_result() -> None:
    alone = simulate("tash-kalar", "high-form", bots=("mcts:1", "random"), games=5, seed=3)
    shared = simulate("tash-kalar", "high-form", bots=("mcts:1", "random"), games=5, seed=3, jobs=2)
    assert plain(alone) == plain(shared)


def test_the_seed_decides_the_games() -> None:
    one, other = (simulate("tash-kalar", "duel", bots=("random",), games=4, seed=seed) for seed in (1, 2))
    assert plain(one) == plain(simulate("tash-kalar", "duel", bots=("random",), games=4, seed=1))
    assert one.decisions != other.decisions


def test_a_game_depends_on_the_run_seed_and_its_number_only() -> None:
    few = simulate("tash-kalar", "duel", bots=("random",), games=2, seed=5)
    many = simulate("tash-kalar", "duel", bots=("random",), games=6, seed=5)
    assert few.lengths is not None
    assert many.lengths is not None
    assert many.lengths.minimum <= few.lengths.minimum
    assert many.lengths.maximum >= few.lengths.maximum
    assert len({seed_of_deal(5, deal) for deal in range(50)}) == 50
    assert len({seed_of_bot(5, number, seat) for number in range(50) for seat in range(4)}) == 200


def test_everybody_sits_everywhere_with_the_same_deal(tmp_path: Path) -> None:
    simulate("tash-kalar", "melee", 3, bots=("random", "mcts:1"), games=4, seed=2, records_dir=tmp_path)
    records = [record.read(path.read_text()) for path in sorted(tmp_path.iterdir())]
    assert [one.players for one in records[:3]] == [
        ("random", "mcts:1", "random"),
        ("mcts:1", "random", "random"),
        ("random", "random", "mcts:1"),
    ]
    assert len({one.seed for one in records[:3]}) == 1
    assert records[3].seed != records[0].seed


def test_with_fewer_bots_than_seats_partners_are_the_same() -> None:
    result = simulate("tash-kalar", "team-duel", bots=("mcts:1", "random"), games=2, seed=1)
    assert [seat.bot for seat in result.seats] == ["mcts:1", "random", "mcts:1", "random"]
    searcher, other = result.bots
    assert (searcher.bot, searcher.games, other.games) == ("mcts:1", 4, 4)
    assert searcher.wins + other.wins == 4  # two games, two partners each
    assert [chair.games for chair in result.chairs] == [2, 2, 2, 2]


def test_records_are_written_and_verify(tmp_path: Path) -> None:
    kept = simulate("tash-kalar", "duel", bots=("mcts:1", "random"), games=2, seed=4, records_dir=tmp_path / "games")
    names = sorted(path.name for path in (tmp_path / "games").iterdir())
    assert names == ["game-0001.record", "game-0002.record"]
    decisions = 0
    for name, players in zip(names, (("mcts:1", "random"), ("random", "mcts:1")), strict=True):
        read = record.read((tmp_path / "games" / name).read_text())
        assert read.players == players
        assert record.replay(read).outcome == read.outcome is not None
        decisions += len(read.entries)
    # With records or without, it is the same game.
    assert decisions == kept.decisions
    assert plain(kept) == plain(simulate("tash-kalar", "duel", bots=("mcts:1", "random"), games=2, seed=4))


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate("tash-kalar", "duel", games=3, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


class BrokenBot(RandomBot):
    """Fails in the middle of a game."""

    def _choose(self, position: Position[Any], decision: Decision) -> Action:
        if position.base.turn == 3:
            raise RuntimeError("out of ideas")
        return super()._choose(position, decision)


def test_a_game_that_breaks_is_counted_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter([BrokenBot, BrokenBot, RandomBot, RandomBot])
    real = bots.make
    checks = iter([True])

    def make(name: str, seed: int) -> bots.Bot:
        return real(name, seed) if next(checks, False) else next(made)(seed)

    monkeypatch.setattr(bots, "make", make)
    result = simulate("tash-kalar", "duel", bots=("random",), games=2)
    assert (result.games, result.finished, result.errors) == (2, 1, 1)
    assert result.error_messages == ("game 1: RuntimeError: out of ideas",)
    assert result.seats[0].games == 1


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LONGEST_GAME", 20)
    result = simulate("tash-kalar", "duel", bots=("random",), games=1)
    assert (result.finished, result.errors) == (0, 1)
    assert result.error_messages == ("game 1: not over after 20 decisions",)
    assert (result.lengths, result.turns, result.mean_decisions) == (None, None, 0.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (8, 10, 0.4902, 0.9433), (160, 200, 0.7391, 0.8495), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"bots": ()}, "a simulation needs at least one bot"),
        ({"bots": ("random",) * 3}, "has 2 seats, but 3 bots were named"),
        ({"games": 0}, "the number of games must be 1 or more, not 0"),
        ({"jobs": -1}, "the number of jobs must be 1 or more, or 0 for all cores, not -1"),
        ({"backend": "cloud"}, "there is no backend 'cloud'; the backends are local, ray"),
        ({"seats": 4}, "is for 2 seats, not 4"),
        ({"options": {"weather": "rain"}}, "has no option 'weather'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_at_once(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(sentence)):
        simulate("tash-kalar", "duel", **arguments)


@pytest.mark.parametrize("arguments", [{"game": "chess"}, {"form": "blitz"}, {"bots": ("wizard",)}])
def test_unknown_names_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        simulate(**{"game": "tash-kalar", **arguments})


def test_ray_is_refused_in_one_line_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refusal, match="the backend 'ray' needs the package ray, which is not installed here"):
        simulate("tash-kalar", "duel", backend="ray")


def test_greedy_beats_random_where_everybody_has_had_both_seats() -> None:
    result = simulate("tash-kalar", "duel", bots=("greedy", "random"), games=6, seed=1)
    assert result.seats[0].wins == 6


def test_the_report_is_one_page_that_needs_nothing_else() -> None:
    result = simulate("tash-kalar", "duel", bots=("mcts:1", "random"), games=4, seed=1)
    page = simulation_report(result)
    assert page.startswith("<!doctype html>")
    assert page.count("<svg") == page.count("</svg>") == 3
    assert "mcts:1" in page
    assert "win rate, with 95 % interval" in page
    assert "length of the games" in page
    assert "how the games ended" in page
    addresses = set(re.findall(r"(?:src|href|url)\s*[=(]\s*[\"']?([^\"')\s>]+)", page))
    assert all(address.startswith("#") for address in addresses), addresses
    assert simulation_report(result) == page


def test_the_report_shows_errors_and_escapes_them() -> None:
    result = simulate("tash-kalar", "duel", games=1, seed=1)
    broken = msgspec.structs.replace(result, errors=1, error_messages=("game 1: <script>",))
    assert "game 1: &lt;script&gt;" in simulation_report(broken)
