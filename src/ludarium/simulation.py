"""Many games between bots, on one core, all cores or a cluster, with the same result everywhere."""

from __future__ import annotations

import errno
import hashlib
import itertools
import math
import os
import re
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludarium import bots as bot_names
from ludarium.bots import Bot
from ludarium.kernel import record
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.decisions import CHANCE, Event, find_option
from ludarium.kernel.errors import BadRecord, BadSetup, Refusal, RulesError
from ludarium.kernel.figures import Figures, Seen, Watcher
from ludarium.kernel.game import Outcome, Position, Setup
from ludarium.kernel.game import game as game_of
from ludarium.kernel.rates import wilson
from ludarium.kernel.table import Table
from ludarium.kernel.title import title

LONGEST_GAME = 20_000
"""A game that has not ended after so many decisions is counted as an error."""
MOST_GAMES = 10_000_000
"""As many games as one run counts; the figures of each are kept until all are played."""
MOST_JOBS = 256
"""As many processes as one machine is asked for."""
BACKENDS = ("local", "ray")
BARS = 24
"""How many bars the histogram of game lengths has at most."""
_AHEAD = 4
"""Games that a cluster is given ahead for each of its cores."""
_SHOWN_ERRORS = 5


class Count(Struct, frozen=True, kw_only=True):
    """How somebody fared. A win is a first place with anybody behind; a draw is a game with nobody behind.

    `low` and `high` are the ends of the 95 % interval (Wilson's) of `win_rate`.
    """

    games: int
    wins: int
    draws: int
    win_rate: float
    low: float
    high: float


class Standing(Count, frozen=True, kw_only=True):
    """How a bot fared."""

    bot: str


class Chair(Count, frozen=True, kw_only=True):
    """How a seat at the table fared, whoever sat there."""

    seat: int


class Spread(Struct, frozen=True):
    """A number over all games."""

    minimum: float
    median: float
    mean: float
    maximum: float


class Bar(Struct, frozen=True):
    """Games whose number of decisions lies from `first` to `last`, both included."""

    first: int
    last: int
    games: int


class SimulationResult(Struct, frozen=True, kw_only=True):
    """What many games came to. `seats` follows the list of bots: each has sat everywhere in turn."""

    game: str
    form: str
    seed: int
    options: dict[str, Any]
    games: int
    kept: int
    """How many of them the folder of records held already; the speed is that of the others."""
    finished: int
    errors: int
    error_messages: tuple[str, ...]
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_decisions: float
    seats: tuple[Standing, ...]
    bots: tuple[Standing, ...]
    """By name: where a bot has several places, they are added up; a game counts once for each of its seats."""
    chairs: tuple[Chair, ...]
    turns: Spread | None
    lengths: Spread | None
    histogram: tuple[Bar, ...]
    ends: dict[str, int]
    pack: str
    """The mark of the content pack the game was loaded with; empty: the box alone."""


class Run(Struct, frozen=True):
    """What is to be played, and by how many processes. What is left out is what the game itself takes."""

    game: str
    form: str | None = None
    seats: int | None = None
    bots: tuple[str, ...] = ("random",)
    games: int = 100
    seed: int = 0
    options: Mapping[str, Any] = {}
    records: Path | None = None
    """The folder that keeps every game. What it holds already is not played again, so it is the state of a long run."""
    jobs: int = 1
    """Processes; 0 takes all cores."""
    backend: str = "local"
    watched: bool = False
    """Whether what a report wants is noted: who had what, scores, how many options there were."""


class Plan(Struct, frozen=True):
    """What every worker is told."""

    game: str
    form: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    rules: int
    pack: str
    records: bool
    watched: bool = False

    def players(self, number: int) -> tuple[str, ...]:
        """Who sits where: everybody moves on by one seat from game to game."""
        return tuple(self.bots[(seat + number) % self.seats] for seat in range(self.seats))

    def deal(self, number: int) -> bytes:
        """The seed of a game: the next deal comes when all orders have been played."""
        return seed_of_deal(self.seed, number // self.seats)


class Played(Struct, frozen=True):
    """One game that was played."""

    number: int
    decisions: int
    turns: int
    outcome: Outcome | None
    error: str
    record: str = ""
    """Its record, until it is written."""
    seen: Seen | None = None
    """What a report wants to know of it, if one is wanted."""


class Games(Struct, frozen=True, kw_only=True):
    """Games that were played, by number, and what they were played as."""

    plan: Plan
    played: tuple[Played, ...]
    kept: int
    seconds: float
    fresh: int
    """Decisions of the games that were not kept."""


Progress = Callable[[int, int], None]
"""Told how many games are done, out of how many."""


def simulate(run: Run, progress: Progress | None = None) -> SimulationResult:
    """Let bots play, and count. Everything but the seconds follows from the run, not from the number of processes.

    With fewer bots than seats the list is repeated. From game to game everybody moves on by one seat, and the same
    deal is played once in every such order, so nobody gains by the seat, the first turn or the cards dealt.
    Stopped at any moment and started again with the same folder of records, a run comes to the same end. Bots that
    think by the clock (mcts:1s) are the exception to the promise.
    """
    return result_of(play(run, progress))


def play(run: Run, progress: Progress | None = None) -> Games:
    """The games themselves, as `simulate` counts them."""
    plan = _plan(run)
    workers = _workers(run.jobs, run.backend)
    kept = _kept(plan, run) if run.records is not None else {}
    started = time.perf_counter()
    played: list[Played] = []
    fresh = 0
    # What is there comes first: a record that cannot be read is refused before anything is played.
    numbers = [*kept, *(number for number in range(run.games) if number not in kept)]
    for one in _all_played(plan, numbers, kept, workers, run.backend):
        if one.number not in kept:
            fresh += one.decisions
            if one.record and run.records is not None:
                _write(run.records / name_of_record(one.number), one.record)
        played.append(msgspec.structs.replace(one, record=""))
        if progress is not None:
            progress(len(played), run.games)
    played.sort(key=lambda one: one.number)
    seconds = time.perf_counter() - started
    return Games(plan=plan, played=tuple(played), kept=len(kept), seconds=seconds, fresh=fresh)


def seed_of_deal(seed: int, deal: int) -> bytes:
    """The seed of everything that is drawn in one deal of a run."""
    return hashlib.sha256(f"ludarium simulation {seed} deal {deal}".encode()).digest()


def seed_of_bot(seed: int, number: int, seat: int) -> int:
    """The seed of one bot in one game of a run."""
    digest = hashlib.sha256(f"ludarium simulation {seed} game {number} seat {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


# -- before the first game -------------------------------------------------------------------------------------


def _plan(run: Run) -> Plan:
    """The run, checked: what cannot be played is refused before the first game."""
    rules = game_of(run.game)
    info = rules.info.form(run.form) if run.form is not None else rules.info.forms[0]
    number = run.seats if run.seats is not None else info.default_seats
    setup = Setup(info.id, number, dict(run.options))
    rules.setup(setup)
    if not 1 <= run.games <= MOST_GAMES:
        bounds = "1 or more" if run.games < 1 else f"{MOST_GAMES} or less"
        raise BadSetup(f"the number of games must be {bounds}, not {run.games}")
    if not run.bots:
        raise BadSetup("a simulation needs at least one bot")
    if len(run.bots) > number:
        there = "1 seat" if number == 1 else f"{number} seats"
        raise BadSetup(f"{rules.info.name} {info.id} has {there}, but {len(run.bots)} bots were named")
    for name in run.bots:
        bot_names.make(name, 0)
    if run.records is not None:
        _make_folder(run.records)
    return Plan(
        game=run.game,
        form=info.id,
        seats=number,
        bots=tuple(run.bots[seat % len(run.bots)] for seat in range(number)),
        seed=run.seed,
        options=dict(setup.options),
        rules=rules.info.rules_version,
        pack=rules.info.pack,
        records=run.records is not None,
        watched=run.watched,
    )


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        wrong = "" if os.access(folder, os.W_OK) else os.strerror(errno.EACCES)
    except OSError as error:
        # Where a file lies, Python only says that it exists.
        wrong = os.strerror(errno.ENOTDIR) if isinstance(error, FileExistsError) else error.strerror or str(error)
    if wrong:
        raise BadSetup(f"records cannot be written to {folder}: {wrong}; name another folder")


def _workers(jobs: int, backend: str) -> int:
    """How many processes; 0: as many as the cluster has cores."""
    if backend not in BACKENDS:
        raise BadSetup(f"there is no backend '{backend}'; the backends are {', '.join(BACKENDS)}")
    if backend == "ray":
        try:
            import ray  # noqa: F401  # an extra that few will have
        except ImportError:
            raise BadSetup(
                "the backend 'ray' needs the package ray, which is not installed here: "
                "pip install 'ludarium[cluster]', or leave out --backend"
            ) from None
    if jobs < 0:
        raise BadSetup(f"the number of jobs must be 1 or more, or 0 for all cores, not {jobs}")
    if backend == "local" and jobs > MOST_JOBS:
        raise BadSetup(f"the number of jobs must be {MOST_JOBS} or less, not {jobs}; 0 takes all cores")
    return jobs or (0 if backend == "ray" else os.cpu_count() or 1)


# -- the folder of records -------------------------------------------------------------------------------------


def name_of_record(number: int) -> str:
    """What the record of a game is called; numbers begin with 0, names with 1."""
    return f"game-{number + 1:04d}.record"


_NAME = re.compile(r"game-(\d{4,8})\.record")


def _kept(plan: Plan, run: Run) -> dict[int, Path]:
    """The games that the folder holds. Refuses one that holds anything but games of this very run."""
    assert run.records is not None
    found: dict[int, Path] = {}
    for path in run.records.iterdir():
        match = _NAME.fullmatch(path.name)
        if match is None:
            continue
        number = int(match[1]) - 1
        wrong = _other_run(plan, number, path)
        if wrong:
            raise BadSetup(f"{run.records} holds another run: {path.name} {wrong}; name another folder")
        if 0 <= number < run.games:
            found[number] = path
    return dict(sorted(found.items()))


def _other_run(plan: Plan, number: int, path: Path) -> str:
    """How a record differs from what this run would write there; empty: it does not."""
    theirs = _fields(_head(path))
    if not theirs:
        return "is not a record"
    setup = Setup(plan.form, plan.seats, plan.options)
    expected = record.Record(
        plan.game, plan.rules, setup, "", plan.deal(number), (), plan.players(number), (), None, pack=plan.pack
    )
    ours = _fields(record.write(expected).split("\n\n")[0].splitlines())
    for field, says in _DIFFERENCES.items():
        if theirs.get(field, "") != ours.get(field, ""):
            return says.format(theirs=theirs.get(field, "") or "none", ours=ours.get(field, "") or "none")
    return "" if theirs == ours else "was not written by a simulation"


_DIFFERENCES = {
    "game": "is of the game {theirs}, not {ours}",
    "form": "is of the form {theirs}, not {ours}",
    "seats": "has {theirs} seats, not {ours}",
    "rules": "was played with version {theirs} of the rules, and this is version {ours}",
    "pack": "was played with another content pack ({theirs}, now {ours})",
    "options": "has the options {theirs}, not {ours}",
    "players": "was played by {theirs}, not {ours}",
    "chance": "was drawn by {theirs}, not {ours}",
    "seed": "was dealt from another seed",
}
"""In the order in which they are told."""


def _head(path: Path) -> list[str]:
    """The lines of a record up to the blank one; none of what is no record."""
    try:
        with path.open(encoding="utf-8") as file:
            lines = list(itertools.takewhile(lambda line: line != "\n", itertools.islice(file, 50)))
    except UnicodeDecodeError:
        return []
    return [line.rstrip("\n") for line in lines] if lines and lines[0] == record.MAGIC + "\n" else []


def _fields(lines: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (line.partition(" ") for line in lines[1:])}


def _write(path: Path, text: str) -> None:
    """Under its name there is a whole record or none, whenever the run is stopped."""
    beside = path.with_suffix(".part")
    beside.write_text(text, "utf-8", newline="\n")
    beside.replace(path)


# -- playing ---------------------------------------------------------------------------------------------------


def _all_played(
    plan: Plan, numbers: list[int], kept: Mapping[int, Path], workers: int, backend: str
) -> Iterator[Played]:
    """The games as they are done, in any order."""
    tasks = ((number, kept[number].read_text("utf-8") if number in kept else "") for number in numbers)
    if workers == 1 and backend == "local":
        for number, text in tasks:
            yield _play(plan, number, text)
        return
    if backend == "ray":
        yield from _over_ray(plan, tasks, workers)
        return
    import joblib  # an extra, wanted only here

    with joblib.parallel_config(backend="loky"):
        # More processes than games would only be started and ended. Short games are handed out in batches.
        parallel = joblib.Parallel(n_jobs=min(workers, len(numbers)), return_as="generator_unordered")
        yield from parallel(joblib.delayed(_play)(plan, number, text) for number, text in tasks)
    # The workers would otherwise wait for more work for minutes.
    joblib.externals.loky.get_reusable_executor().shutdown(wait=True)


def _over_ray(plan: Plan, tasks: Iterator[tuple[int, str]], workers: int) -> Iterator[Played]:
    """On the cluster that this process belongs to, or on one of its own. Nodes need the package, not the folder."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    import ray

    if not ray.is_initialized():
        # Workers on other machines get the content pack by name; its folder must be there, too.
        packs = {name: value for name, value in os.environ.items() if re.fullmatch("LUDARIUM_[A-Z_]+_PACK", name)}
        ray.init(include_dashboard=False, log_to_driver=False, runtime_env={"env_vars": packs})
    most = _AHEAD * (workers or int(ray.cluster_resources().get("CPU", 1)))
    play = ray.remote(_play)
    waiting: list[Any] = []
    try:
        for number, text in tasks:
            waiting.append(play.remote(plan, number, text))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as wrong:
        raise wrong.cause from None


def _play(plan: Plan, number: int, text: str = "") -> Played:
    """One game, or one that was played before; what goes wrong in a game is its own error and stops no other game."""
    rules = game_of(plan.game)
    if (rules.info.rules_version, rules.info.pack) != (plan.rules, plan.pack):
        there = f"version {rules.info.rules_version} of the rules and pack '{rules.info.pack or 'none'}'"
        raise BadSetup(f"a worker has {there}, this run version {plan.rules} and pack '{plan.pack or 'none'}'")
    if text:
        return _played_before(plan, number, text)
    names = plan.players(number)
    setup = Setup(plan.form, plan.seats, plan.options)
    players = [bot_names.make(name, seed_of_bot(plan.seed, number, seat)) for seat, name in enumerate(names)]
    try:
        watcher = _watcher(plan)
        if plan.records:
            table = Table(rules, setup, plan.deal(number))
            decisions, events = _play_for_the_record(table, players, watcher)
            text = record.write(record.of_table(table, names))
            return _counted(number, decisions, table.position, watcher, events, text)
        position = Position(rules, rules.setup(setup), KeyedChance(plan.deal(number)))
        decisions = _play_fast(position, players, watcher)
        return _counted(number, decisions, position, watcher, position.events)
    except Exception as error:
        return Played(number, 0, 0, None, f"game {number + 1}: {type(error).__name__}: {error}")


def _watcher(plan: Plan) -> Watcher | None:
    return Watcher(title(plan.game).load("figures") or Figures(), plan.seats) if plan.watched else None


def _counted(
    number: int,
    decisions: int,
    position: Position[Any],
    watcher: Watcher | None,
    events: tuple[Event, ...],
    text: str = "",
) -> Played:
    late = "" if position.outcome is not None else f"game {number + 1}: not over after {LONGEST_GAME} decisions"
    if watcher is not None:
        watcher.look(position.base, events, over=True)
    seen = watcher.seen() if watcher is not None else None
    return Played(number, decisions, getattr(position.base, "turn", 0), position.outcome, late, text, seen)


def _play_fast(position: Position[Any], players: list[Bot], watcher: Watcher | None) -> int:
    """The same game as at a table, without the fingerprints of a record."""
    answers = 0
    while position.pending and answers < LONGEST_GAME:
        decision = position.pending[0]
        if watcher is not None:
            watcher.look(position.base, position.events)
            watcher.width(len(decision.options))
        position.apply(decision.seat, players[decision.seat].choose(position, decision.seat))
        answers += 1
    return answers + position.draws


def _play_for_the_record(table: Table, players: list[Bot], watcher: Watcher | None) -> tuple[int, tuple[Event, ...]]:
    """How many decisions there were, and what the last one caused."""
    answers, events = 0, table.opening
    while table.position.pending and answers < LONGEST_GAME:
        decision = table.position.pending[0]
        if watcher is not None:
            watcher.look(table.position.base, events)
            watcher.width(len(decision.options))
        events = table.act(decision.seat, players[decision.seat].choose(table.position, decision.seat))
        answers += 1
    draws = sum(1 for entry in table.entries if entry.seat == CHANCE)
    return answers + draws, events


def _played_before(plan: Plan, number: int, text: str) -> Played:
    """A game from its record: its answers are given again, nobody thinks. Refuses what is damaged or edited."""
    try:
        kept = record.read(text)
        rules, watcher = game_of(plan.game), _watcher(plan)
        position: Position[Any] = Position(rules, rules.setup(kept.setup), KeyedChance(kept.seed))
        answers = 0
        for entry in kept.entries:
            if entry.seat != CHANCE:
                decision = position.decision_of(entry.seat)
                if decision is None:
                    raise BadRecord(f"entry {entry.number}: seat {entry.seat} was not asked for anything")
                if watcher is not None:
                    watcher.look(position.base, position.events)
                    watcher.width(len(decision.options))
                position.apply(entry.seat, find_option(decision, entry.notation))
                answers += 1
        if (answers + position.draws, position.outcome) != (len(kept.entries), kept.outcome):
            raise BadRecord("it does not end as the rules end it")
    except (Refusal, RulesError) as wrong:
        raise BadSetup(
            f"{name_of_record(number)} cannot be read: {wrong}; delete it, and the game is played again"
        ) from wrong
    return _counted(number, answers + position.draws, position, watcher, position.events)


# -- counting --------------------------------------------------------------------------------------------------


def result_of(games: Games) -> SimulationResult:
    """What the games came to."""
    plan, played, seconds = games.plan, games.played, games.seconds
    finished = [one for one in played if one.outcome is not None]
    decisions = sum(one.decisions for one in played)
    places = [_Tally() for _ in range(plan.seats)]
    chairs = [_Tally() for _ in range(plan.seats)]
    names = {name: _Tally() for name in plan.bots}
    for one in finished:
        assert one.outcome is not None
        for seat in range(plan.seats):
            place = (seat + one.number) % plan.seats
            for tally in (places[place], chairs[seat], names[plan.bots[place]]):
                tally.count(one.outcome, seat)
    return SimulationResult(
        game=plan.game,
        pack=plan.pack,
        form=plan.form,
        seed=plan.seed,
        options=plan.options,
        games=len(played),
        kept=games.kept,
        finished=len(finished),
        errors=len(played) - len(finished),
        error_messages=tuple(one.error for one in played if one.error)[:_SHOWN_ERRORS],
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=round(games.fresh / seconds, 1) if seconds else 0.0,
        mean_decisions=round(statistics.fmean(one.decisions for one in finished), 2) if finished else 0.0,
        seats=tuple(tally.standing(name) for tally, name in zip(places, plan.bots, strict=True)),
        bots=tuple(tally.standing(name) for name, tally in names.items()),
        chairs=tuple(tally.chair(seat) for seat, tally in enumerate(chairs)),
        turns=_spread([one.turns for one in finished if one.turns]),
        lengths=_spread([one.decisions for one in finished]),
        histogram=_histogram([one.decisions for one in finished]),
        ends=dict(sorted(Counter(one.outcome.reason for one in finished if one.outcome is not None).items())),
    )


class _Tally:
    """Counts games, wins and draws."""

    def __init__(self) -> None:
        self.games = self.wins = self.draws = 0

    def count(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        if outcome.shared is not None:
            self.wins += seat in outcome.winners  # won or lost by all together
        elif max(outcome.places) == 1:
            self.draws += 1
        elif outcome.places[seat] == 1:
            self.wins += 1

    def _fields(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        rate = self.wins / self.games if self.games else 0.0
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "win_rate": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }

    def standing(self, bot: str) -> Standing:
        return Standing(bot=bot, **self._fields())

    def chair(self, seat: int) -> Chair:
        return Chair(seat=seat, **self._fields())


def _spread(values: Sequence[int]) -> Spread | None:
    if not values:
        return None
    return Spread(min(values), statistics.median(values), round(statistics.fmean(values), 2), max(values))


def _histogram(values: Sequence[int]) -> tuple[Bar, ...]:
    if not values:
        return ()
    lowest, highest = min(values), max(values)
    step = max(1, math.ceil((highest - lowest + 1) / BARS))
    counts = Counter((value - lowest) // step for value in values)
    return tuple(
        Bar(lowest + bar * step, lowest + (bar + 1) * step - 1, counts[bar])
        for bar in range((highest - lowest) // step + 1)
    )
