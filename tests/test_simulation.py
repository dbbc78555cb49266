"""Mass simulation: the same result from any number of jobs, fair seats, honest counts, records that verify."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest

import ludarium
from ludarium import bots, simulation
from ludarium.bots import RandomBot
from ludarium.kernel import record
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.errors import BadSetup, Refusal, UnknownName
from ludarium.kernel.game import Position
from ludarium.kernel.rates import wilson
from ludarium.simulation import Run, SimulationResult, seed_of_bot, seed_of_deal, simulate


def plain(result: SimulationResult) -> dict[str, Any]:
    """What must not depend on the machine."""
    fields: dict[str, Any] = msgspec.to_builtins(result)
    return {name: value for name, value in fields.items() if name not in ("seconds", "decisions_per_second")}


def test_the_result_has_the_fields_that_programs_read() -> None:
    fields = msgspec.json.decode(
        msgspec.json.encode(simulate(Run("tash-kalar", "duel", bots=("random",), games=4, seed=1)))
    )
    assert {"game", "form", "games", "finished", "errors", "decisions", "seconds", "decisions_per_second"} <= set(
        fields
    )
    assert {"mean_decisions", "seats", "turns", "ends"} <= set(fields)
    assert (fields["game"], fields["form"], fields["games"], fields["errors"]) == ("tash-kalar", "duel", 4, 0)
    assert fields["mean_decisions"] == fields["decisions"] / 4
    assert set(fields["seats"][0]) == {"bot", "games", "wins", "draws", "win_rate", "low", "high"}
    assert sum(fields["ends"].values()) == sum(bar["games"] for bar in fields["histogram"]) == 4


def test_any_number_of_jobs_gives_the_same_result() -> None:
    alone = simulate(Run("tash-kalar", "high-form", bots=("mcts:1", "random"), games=5, seed=3))
    shared = simulate(Run("tash-kalar", "high-form", bots=("mcts:1", "random"), games=5, seed=3, jobs=2))
    assert plain(alone) == plain(shared)


def test_the_seed_decides_the_games() -> None:
    one, other = (simulate(Run("tash-kalar", "duel", bots=("random",), games=4, seed=seed)) for seed in (1, 2))
    assert plain(one) == plain(simulate(Run("tash-kalar", "duel", bots=("random",), games=4, seed=1)))
    assert one.decisions != other.decisions


def test_a_game_depends_on_the_run_seed_and_its_number_only() -> None:
    few = simulate(Run("tash-kalar", "duel", bots=("random",), games=2, seed=5))
    many = simulate(Run("tash-kalar", "duel", bots=("random",), games=6, seed=5))
    assert few.lengths is not None
    assert many.lengths is not None
    assert many.lengths.minimum <= few.lengths.minimum
    assert many.lengths.maximum >= few.lengths.maximum
    assert len({seed_of_deal(5, deal) for deal in range(50)}) == 50
    assert len({seed_of_bot(5, number, seat) for number in range(50) for seat in range(4)}) == 200


def test_everybody_sits_everywhere_with_the_same_deal(tmp_path: Path) -> None:
    simulate(Run("tash-kalar", "melee", 3, bots=("random", "mcts:1"), games=4, seed=2, records=tmp_path))
    records = [record.read(path.read_text()) for path in sorted(tmp_path.iterdir())]
    assert [one.players for one in records[:3]] == [
        ("random", "mcts:1", "random"),
        ("mcts:1", "random", "random"),
        ("random", "random", "mcts:1"),
    ]
    assert len({one.seed for one in records[:3]}) == 1
    assert records[3].seed != records[0].seed


def test_with_fewer_bots_than_seats_partners_are_the_same() -> None:
    result = simulate(Run("tash-kalar", "team-duel", bots=("mcts:1", "random"), games=2, seed=1))
    assert [seat.bot for seat in result.seats] == ["mcts:1", "random", "mcts:1", "random"]
    searcher, other = result.bots
    assert (searcher.bot, searcher.games, other.games) == ("mcts:1", 4, 4)
    assert searcher.wins + other.wins == 4  # two games, two partners each
    assert [chair.games for chair in result.chairs] == [2, 2, 2, 2]


def test_records_are_written_and_verify(tmp_path: Path) -> None:
    kept = simulate(Run("tash-kalar", "duel", bots=("mcts:1", "random"), games=2, seed=4, records=tmp_path / "games"))
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
    assert plain(kept) == plain(simulate(Run("tash-kalar", "duel", bots=("mcts:1", "random"), games=2, seed=4)))


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(Run("tash-kalar", "duel", games=3), lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


# -- stopped and started again -----------------------------------------------------------------------------------

DUELS = Run("tash-kalar", "duel", bots=("mcts:1", "random"), games=4, seed=4)


def kept_in(folder: Path, **changes: Any) -> Run:
    return msgspec.structs.replace(DUELS, records=folder, **changes)


class Stopped(Exception):
    """What stops a run from outside."""


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(done: int, _: int) -> None:
        if done == 2:
            raise Stopped

    with pytest.raises(Stopped):
        simulate(kept_in(tmp_path), stop)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game-0001.record", "game-0002.record"]
    played: list[str] = []
    real = bots.make

    def make(name: str, seed: int) -> bots.Bot:
        played.append(name)
        return real(name, seed)

    monkeypatch.setattr(bots, "make", make)
    result = simulate(kept_in(tmp_path))
    assert result.kept == 2
    assert len(played) == len(DUELS.bots) + 2 * 2  # two are made to see that there are such bots
    whole = simulate(DUELS)
    assert {**plain(result), "kept": 0} == plain(whole)
    again = simulate(kept_in(tmp_path))
    assert (again.kept, again.decisions_per_second, again.seats) == (4, 0.0, whole.seats)


def test_a_run_that_was_killed_leaves_whole_records_and_goes_on(tmp_path: Path) -> None:
    words = "simulate tash-kalar --form duel --bots mcts:1,random --games 400 --seed 4 --records"
    running = subprocess.Popen([sys.executable, "-m", "ludarium", *words.split(), str(tmp_path)])
    while len(list(tmp_path.glob("*.record"))) < 2:
        assert running.poll() is None
        time.sleep(0.01)
    running.kill()
    running.wait()
    there = sum(1 for number in range(4) if (tmp_path / simulation.name_of_record(number)).exists())
    result = simulate(kept_in(tmp_path, jobs=2))
    assert result.kept == there >= 2
    assert {**plain(result), "kept": 0} == plain(simulate(DUELS))


def test_a_folder_takes_more_games_of_the_same_run(tmp_path: Path) -> None:
    simulate(kept_in(tmp_path, games=2))
    assert simulate(kept_in(tmp_path, games=3)).kept == 2
    few = simulate(kept_in(tmp_path, games=1))
    assert (few.games, few.kept) == (1, 1)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "skytear", "form": "first-battle"}, "is of the game tash-kalar, not skytear"),
        ({"form": "high-form"}, "is of the form duel, not high-form"),
        ({"seed": 5}, "was dealt from another seed"),
        ({"bots": ("random", "mcts:1")}, 'was played by ["mcts:1","random"], not ["random","mcts:1"]'),
        ({"options": {"first": 0}}, 'has the options {}, not {"first":0}'),
    ],
)
def test_a_folder_of_another_run_is_refused(tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    simulate(kept_in(tmp_path, games=1))
    before = (tmp_path / "game-0001.record").read_bytes()
    with pytest.raises(BadSetup) as refused:
        simulate(kept_in(tmp_path, **changes))
    assert str(refused.value) == f"{tmp_path} holds another run: game-0001.record {sentence}; name another folder"
    assert [path.name for path in tmp_path.iterdir()] == ["game-0001.record"]
    assert (tmp_path / "game-0001.record").read_bytes() == before


@pytest.mark.parametrize(
    ("line", "other", "sentence"),
    [
        ("rules {}\n", "rules 9999\n", "was played with version 9999 of the rules, and this is version {}"),
        ("rules {}\n", "rules {}\npack mine 0123\n", "was played with another content pack (mine 0123, now none)"),
        ("take-back yes\n", "take-back no\n", "was not written by a simulation"),
        ("ludarium record 1\n", "ludarium record 9\n", "is not a record"),
    ],
)
def test_a_folder_of_another_version_is_refused(tmp_path: Path, line: str, other: str, sentence: str) -> None:
    simulate(kept_in(tmp_path, games=1))
    path = tmp_path / "game-0001.record"
    version = ludarium.kernel.game.game("tash-kalar").info.rules_version
    text = path.read_text("utf-8")
    assert line.format(version) in text
    path.write_text(text.replace(line.format(version), other.format(version)), "utf-8")
    with pytest.raises(BadSetup, match=re.escape(sentence.format(version))):
        simulate(kept_in(tmp_path))


@pytest.mark.parametrize("damage", [lambda text: text[:-200], lambda text: text.replace("place", "placed", 1)])
def test_a_damaged_record_is_named_and_nothing_is_played(tmp_path: Path, damage: Callable[[str], str]) -> None:
    simulate(kept_in(tmp_path, games=1))
    path = tmp_path / "game-0001.record"
    path.write_text(damage(path.read_text("utf-8")), "utf-8")
    with pytest.raises(BadSetup, match=r"^game-0001.record cannot be read: .*; delete it, and the game is played"):
        simulate(kept_in(tmp_path))
    assert len(list(tmp_path.iterdir())) == 1


def test_an_edited_record_with_a_fitting_checksum_is_refused(tmp_path: Path) -> None:
    simulate(kept_in(tmp_path, games=1))
    path = tmp_path / "game-0001.record"
    kept = record.read(path.read_text("utf-8"))
    assert kept.outcome is not None
    other = msgspec.structs.replace(kept.outcome, scores=(40, 2))
    path.write_text(record.write(msgspec.structs.replace(kept, outcome=other)), "utf-8")
    with pytest.raises(BadSetup, match="it does not end as the rules end it"):
        simulate(kept_in(tmp_path))


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
    result = simulate(Run("tash-kalar", "duel", bots=("random",), games=2))
    assert (result.games, result.finished, result.errors) == (2, 1, 1)
    assert result.error_messages == ("game 1: RuntimeError: out of ideas",)
    assert result.seats[0].games == 1


def test_a_game_without_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LONGEST_GAME", 20)
    result = simulate(Run("tash-kalar", "duel", bots=("random",), games=1))
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
        simulate(Run("tash-kalar", "duel", **arguments))


@pytest.mark.parametrize("arguments", [{"game": "chess"}, {"form": "blitz"}, {"bots": ("wizard",)}])
def test_unknown_names_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        simulate(Run(**{"game": "tash-kalar", **arguments}))


def test_ray_is_refused_in_one_line_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(
        Refusal, match="the backend 'ray' needs the package ray, which is not installed here: pip install"
    ):
        simulate(Run("tash-kalar", "duel", backend="ray"))


class OneProcessRay(ModuleType):
    """What a simulation asks of Ray, in this process; docs/examples/two_nodes.py asks a real cluster."""

    class exceptions:
        class RayTaskError(Exception):
            def __init__(self, cause: Exception) -> None:
                super().__init__(f"Traceback of another machine: {cause}")
                self.cause = cause

    def __init__(self, cores: int) -> None:
        super().__init__("ray")
        self.cores, self.most, self.started = cores, 0, False

    def init(self, **_: Any) -> None:
        self.started = True

    def is_initialized(self) -> bool:
        return self.started

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.cores)}

    def remote(self, function: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *arguments: (function, arguments))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(waiting))
        return waiting[-1:], waiting[:-1]  # the last one is done first

    def get(self, done: list[Any]) -> list[Any]:
        try:
            return [function(*arguments) for function, arguments in done]
        except Exception as wrong:
            raise self.exceptions.RayTaskError(wrong) from wrong


@pytest.mark.parametrize(("jobs", "ahead"), [(0, 12), (1, 4)])
def test_a_cluster_gives_the_same_result_in_whatever_order_games_are_done(
    jobs: int, ahead: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = OneProcessRay(cores=3)
    monkeypatch.setitem(sys.modules, "ray", ray)
    run = Run("tash-kalar", "duel", bots=("random",), games=20, seed=6)
    there = simulate(msgspec.structs.replace(run, backend="ray", jobs=jobs, records=tmp_path))
    assert plain(there) == plain(simulate(run))
    assert ray.most == ahead
    (tmp_path / "game-0002.record").write_text("ludarium record 1\n", "utf-8")
    with pytest.raises(BadSetup, match=r"^\S* holds another run: game-0002.record"):
        simulate(msgspec.structs.replace(run, backend="ray", records=tmp_path))


def test_what_a_worker_refuses_is_told_in_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", OneProcessRay(cores=1))
    run = Run("tash-kalar", "duel", bots=("random",), games=1, seed=6, records=tmp_path, backend="ray")
    simulate(run)
    path = tmp_path / "game-0001.record"
    path.write_text(path.read_text("utf-8")[:-80], "utf-8")
    with pytest.raises(BadSetup, match=r"^game-0001.record cannot be read"):
        simulate(run)


def test_greedy_beats_random_where_everybody_has_had_both_seats() -> None:
    result = simulate(Run("tash-kalar", "duel", bots=("greedy", "random"), games=6, seed=1))
    assert result.seats[0].wins == 6
