"""Many games between bots, on one core, all cores or a cluster, with the same result everywhere."""

from __future__ import annotations

import errno
import hashlib
import math
import os
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludarium import bots as bot_names
from ludarium.bots import Bot
from ludarium.kernel import record
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.decisions import CHANCE
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Game, Outcome, Position, Setup
from ludarium.kernel.game import game as game_of
from ludarium.kernel.table import Table

LONGEST_GAME = 20_000
"""A game that has not ended after so many decisions is counted as an error."""
MOST_GAMES = 10_000_000
"""As many games as one run counts; the figures of each are kept until all are played."""
MOST_JOBS = 256
"""As many processes as one machine is asked for."""
BACKENDS = ("local", "ray")
BARS = 24
"""How many bars the histogram of game lengths has at most."""
_SHOWN_ERRORS = 5
_NINETY_FIVE = 1.959963984540054


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


class _Plan(Struct, frozen=True):
    """What every worker is told."""

    game: str
    form: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    records: str
    width: int


class _Played(Struct, frozen=True):
    """One game that was played."""

    number: int
    decisions: int
    turns: int
    outcome: Outcome | None
    error: str


Progress = Callable[[int, int], None]
"""Told how many games are done, out of how many."""


def simulate(
    game: str,
    form: str | None = None,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    backend: str = "local",
    options: Mapping[str, Any] | None = None,
    records_dir: str | Path | None = None,
    progress: Progress | None = None,
) -> SimulationResult:
    """Let bots play `games` games. Everything but the seconds follows from the arguments, not from `jobs`.

    With fewer bots than seats the list is repeated. From game to game everybody moves on by one seat, and the same
    deal is played once in every such order, so nobody gains by the seat, the first turn or the cards dealt.
    `jobs` 0 means all cores. Bots that think by the clock (mcts:1s) are the exception to the promise.
    """
    plan = _plan(game, form, seats, bots, games, seed, options, records_dir)
    workers = _workers(jobs, backend)
    started = time.perf_counter()
    played: list[_Played] = []
    for chunk in _played(plan, games, workers, backend):
        played.extend(chunk)
        if progress is not None:
            progress(len(played), games)
    return _result(plan, played, time.perf_counter() - started)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate seen as `wins` out of `games`."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, _NINETY_FIVE**2
    middle = rate + square / (2 * games)
    reach = _NINETY_FIVE * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    below = 1 + square / games
    return max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below)


def seed_of_deal(seed: int, deal: int) -> bytes:
    """The seed of everything that is drawn in one deal of a run."""
    return hashlib.sha256(f"ludarium simulation {seed} deal {deal}".encode()).digest()


def seed_of_bot(seed: int, number: int, seat: int) -> int:
    """The seed of one bot in one game of a run."""
    digest = hashlib.sha256(f"ludarium simulation {seed} game {number} seat {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


# -- before the first game -------------------------------------------------------------------------------------


def _plan(
    game: str,
    form: str | None,
    seats: int | None,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any] | None,
    records_dir: str | Path | None,
) -> _Plan:
    """The arguments, checked: what cannot be played is refused before the first game."""
    rules = game_of(game)
    info = rules.info.form(form) if form is not None else rules.info.forms[0]
    number = seats if seats is not None else info.default_seats
    setup = Setup(info.id, number, dict(options or {}))
    rules.setup(setup)
    if not 1 <= games <= MOST_GAMES:
        bounds = "1 or more" if games < 1 else f"{MOST_GAMES} or less"
        raise BadSetup(f"the number of games must be {bounds}, not {games}")
    if not bots:
        raise BadSetup("a simulation needs at least one bot")
    if len(bots) > number:
        there = "1 seat" if number == 1 else f"{number} seats"
        raise BadSetup(f"{rules.info.name} {info.id} has {there}, but {len(bots)} bots were named")
    for name in bots:
        bot_names.make(name, 0)
    if records_dir is not None:
        _make_folder(Path(records_dir))
    return _Plan(
        game=game,
        form=info.id,
        seats=number,
        bots=tuple(bots[seat % len(bots)] for seat in range(number)),
        seed=seed,
        options=dict(setup.options),
        records=str(records_dir) if records_dir is not None else "",
        width=max(4, len(str(games))),
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
    if backend not in BACKENDS:
        raise BadSetup(f"there is no backend '{backend}'; the backends are {', '.join(BACKENDS)}")
    if backend == "ray":
        try:
            import ray  # type: ignore[import-not-found]  # noqa: F401  # an extra that few will have
        except ImportError:
            raise BadSetup("the backend 'ray' needs the package ray, which is not installed here") from None
    if jobs < 0:
        raise BadSetup(f"the number of jobs must be 1 or more, or 0 for all cores, not {jobs}")
    if backend == "local" and jobs > MOST_JOBS:
        raise BadSetup(f"the number of jobs must be {MOST_JOBS} or less, not {jobs}; 0 takes all cores")
    return jobs or os.cpu_count() or 1


# -- playing ---------------------------------------------------------------------------------------------------


def _played(plan: _Plan, games: int, workers: int, backend: str) -> Iterator[list[_Played]]:
    """All games in order of their numbers, in pieces as they are done."""
    if workers == 1 and backend == "local":
        for number in range(games):
            yield [_play(plan, number)]
        return
    import joblib  # an extra, wanted only here

    size = max(1, min(50, math.ceil(games / (workers * 4))))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    with _parallel(joblib, backend):
        # More processes than pieces of work would only be started and ended.
        parallel = joblib.Parallel(n_jobs=min(workers, len(chunks)), return_as="generator")
        yield from parallel(joblib.delayed(_play_all)(plan, chunk) for chunk in chunks)
    if backend == "local":
        # The workers would otherwise wait for more work for minutes.
        joblib.externals.loky.get_reusable_executor().shutdown(wait=True)


def _parallel(joblib: Any, backend: str) -> Any:
    if backend == "local":
        return joblib.parallel_config(backend="loky")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    import ray
    from ray.util.joblib import register_ray  # type: ignore[import-not-found]

    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    register_ray()
    return joblib.parallel_config(backend="ray")


def _play_all(plan: _Plan, numbers: Iterable[int]) -> list[_Played]:
    return [_play(plan, number) for number in numbers]


def _play(plan: _Plan, number: int) -> _Played:
    """One game; whatever goes wrong in it is its own error and stops no other game."""
    rules = game_of(plan.game)
    # Everybody moves on by one seat; the next deal comes when all orders have been played.
    names = tuple(plan.bots[(seat + number) % plan.seats] for seat in range(plan.seats))
    seed = seed_of_deal(plan.seed, number // plan.seats)
    setup = Setup(plan.form, plan.seats, plan.options)
    players = [bot_names.make(name, seed_of_bot(plan.seed, number, seat)) for seat, name in enumerate(names)]
    decisions, turns, outcome = 0, 0, None
    try:
        if plan.records:
            decisions, position = _play_for_the_record(plan, number, Table(rules, setup, seed), players, names)
        else:
            decisions, position = _play_fast(rules, setup, seed, players)
        turns = getattr(position.base, "turn", 0)
        outcome = position.outcome
    except Exception as error:
        return _Played(number, decisions, turns, None, f"game {number + 1}: {type(error).__name__}: {error}")
    late = "" if outcome is not None else f"game {number + 1}: not over after {LONGEST_GAME} decisions"
    return _Played(number, decisions, turns, outcome, late)


def _play_fast(rules: Game[Any], setup: Setup, seed: bytes, players: list[Bot]) -> tuple[int, Position[Any]]:
    """The same game as at a table, without the fingerprints of a record."""
    position: Position[Any] = Position(rules, rules.setup(setup), KeyedChance(seed))
    decisions = 0
    while position.pending and decisions < LONGEST_GAME:
        seat = position.pending[0].seat
        position.apply(seat, players[seat].choose(position, seat))
        decisions += 1
    return decisions + position.draws, position


def _play_for_the_record(
    plan: _Plan, number: int, table: Table, players: list[Bot], names: tuple[str, ...]
) -> tuple[int, Position[Any]]:
    answers = 0
    while table.position.pending and answers < LONGEST_GAME:
        seat = table.position.pending[0].seat
        table.act(seat, players[seat].choose(table.position, seat))
        answers += 1
    text = record.write(record.of_table(table, names))
    Path(plan.records, f"game-{number + 1:0{plan.width}d}.record").write_text(text, "utf-8", newline="\n")
    draws = sum(1 for entry in table.entries if entry.seat == CHANCE)
    return answers + draws, table.position


# -- counting --------------------------------------------------------------------------------------------------


def _result(plan: _Plan, played: list[_Played], seconds: float) -> SimulationResult:
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
        pack=game_of(plan.game).info.pack,
        form=plan.form,
        seed=plan.seed,
        options=plan.options,
        games=len(played),
        finished=len(finished),
        errors=len(played) - len(finished),
        error_messages=tuple(one.error for one in played if one.error)[:_SHOWN_ERRORS],
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
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


# -- the report ------------------------------------------------------------------------------------------------

_STYLE = """body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1a1a1a;
background:#fff}table{border-collapse:collapse}td,th{padding:.25rem .8rem;border-bottom:1px solid #ccc;
text-align:right}td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}"""


def simulation_report(result: SimulationResult) -> str:
    """The result as one HTML page with its plots inside; it needs nothing from outside."""
    title = f"{result.game}, {result.form}: {' against '.join(seat.bot for seat in result.seats)}"
    facts = {
        "games": f"{result.games} ({result.finished} finished, {result.errors} errors)",
        "run seed": str(result.seed),
        **({"content pack": result.pack} if result.pack else {}),
        "options": ", ".join(f"{name} = {value}" for name, value in result.options.items()) or "none",
        "decisions": f"{result.decisions:,} ({result.mean_decisions:g} a game, {result.decisions_per_second:,.0f}/s)",
        "seconds": f"{result.seconds:g}",
    }
    rows = "".join(f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>" for name, value in facts.items())
    standings = "".join(_row(seat.bot, seat) for seat in result.seats)
    chairs = "".join(_row(f"seat {chair.seat}", chair) for chair in result.chairs)
    head = "<tr><th></th><th>games</th><th>wins</th><th>draws</th><th>win rate</th><th>95 % interval</th></tr>"
    errors = "".join(f"<li>{escape(message)}</li>" for message in result.error_messages)
    plots = "".join(f"<figure>{plot}</figure>" for plot in _plots(result))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body><h1>{escape(title)}</h1><table>{rows}</table>"
        f"<h2>By bot</h2><table>{head}{standings}</table><h2>By seat</h2><table>{head}{chairs}</table>"
        f"{plots}{f'<h2>Errors</h2><ul>{errors}</ul>' if errors else ''}</body></html>\n"
    )


def _row(name: str, count: Count) -> str:
    interval = f"{count.low:.1%} to {count.high:.1%}"
    cells = (str(count.games), str(count.wins), str(count.draws), f"{count.win_rate:.1%}", interval)
    return f"<tr><td>{escape(name)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _plots(result: SimulationResult) -> Iterator[str]:
    """Win rates with their intervals, game lengths, and how the games ended; each as SVG text."""
    from matplotlib import rc_context  # an extra, wanted only here
    from matplotlib.figure import Figure

    # A fixed salt: the same result gives the same page.
    with rc_context({"svg.hashsalt": "ludarium", "svg.fonttype": "none"}):
        figure = Figure(figsize=(8, 1 + 0.5 * len(result.seats)))
        axes = figure.subplots()
        rates = [seat.win_rate for seat in result.seats]
        reach = [
            [max(0.0, seat.win_rate - seat.low) for seat in result.seats],
            [max(0.0, seat.high - seat.win_rate) for seat in result.seats],
        ]
        axes.barh(range(len(rates)), rates, xerr=reach, color="#4477aa", ecolor="#222222", capsize=4)
        axes.set_yticks(range(len(rates)), [f"{place + 1}. {seat.bot}" for place, seat in enumerate(result.seats)])
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        axes.set_title("win rate, with 95 % interval")
        yield _svg(figure)

        figure = Figure(figsize=(8, 3))
        axes = figure.subplots()
        axes.bar(
            [bar.first for bar in result.histogram],
            [bar.games for bar in result.histogram],
            width=[bar.last - bar.first + 1 for bar in result.histogram],
            align="edge",
            color="#4477aa",
            edgecolor="#ffffff",
        )
        axes.set_title("length of the games")
        axes.set_xlabel("decisions")
        axes.set_ylabel("games")
        yield _svg(figure)

        figure = Figure(figsize=(8, 1 + 0.5 * max(1, len(result.ends))))
        axes = figure.subplots()
        axes.barh(list(result.ends), list(result.ends.values()), color="#4477aa")
        axes.set_title("how the games ended")
        axes.set_xlabel("games")
        yield _svg(figure)


def _svg(figure: Any) -> str:
    text = StringIO()
    figure.savefig(text, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    return text.getvalue()[text.getvalue().index("<svg") :]
