"""How fast it is: decisions, copies and games a second, next to what others reach and to a bare Python loop.

Every figure is the median of several runs. Targets are printed and judged, never asserted in tests.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct

import ludarium
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import Game, Position
from ludarium.kernel.title import suggested, titles
from ludarium.simulation import Run, simulate

_EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "connect_four.py"


class Machine(Struct, frozen=True):
    """What the figures were measured on."""

    system: str
    processor: str
    cores: int
    python: str


class Figure(Struct, frozen=True, kw_only=True):
    """One figure. `met` is None where no target is set."""

    name: str
    game: str
    value: float
    unit: str
    target: float | None
    better: str
    met: bool | None
    reference: str


class BenchResult(Struct, frozen=True):
    """All figures of one run."""

    machine: Machine
    results: tuple[Figure, ...]


class Bench(Struct, frozen=True):
    """A measurement: `run(quick)` gives one value."""

    name: str
    game: str
    unit: str
    run: Callable[[bool], float]
    target: float | None = None
    better: str = "higher"
    reference: str = ""
    runs: int = 5


def names() -> tuple[str, ...]:
    """Every benchmark that can be run here."""
    return tuple(bench.name for bench in _benches())


def run(
    names: Sequence[str] | None = None, quick: bool = False, progress: Callable[[str], None] | None = None
) -> BenchResult:
    """Run the named benchmarks, or all; `quick` takes shorter and fewer runs. `progress` is told each name."""
    benches = {bench.name: bench for bench in _benches()}
    for name in names or ():
        if name not in benches:
            raise UnknownName(f"there is no benchmark '{name}'; the benchmarks are {', '.join(benches)}")
    figures = []
    for bench in [benches[name] for name in names] if names else benches.values():
        if progress is not None:
            progress(bench.name)
        figures.append(_measure(bench, quick))
    return BenchResult(machine(), tuple(figures))


def _measure(bench: Bench, quick: bool) -> Figure:
    values = [bench.run(quick) for _ in range(min(3, bench.runs) if quick else bench.runs)]
    value = statistics.median(values)
    met = None
    if bench.target is not None:
        met = value >= bench.target if bench.better == "higher" else value <= bench.target
    return Figure(
        name=bench.name,
        game=bench.game,
        value=round(value, 3 if value < 100 else 0),
        unit=bench.unit,
        target=bench.target,
        better=bench.better,
        met=met,
        reference=bench.reference,
    )


def machine() -> Machine:
    """What this is measured on."""
    return Machine(
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        processor=_processor(),
        cores=os.cpu_count() or 1,
        python=f"{platform.python_implementation()} {platform.python_version()}",
    )


def _processor() -> str:
    """The processor's name where the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor()


# -- what is measured ------------------------------------------------------------------------------------------


def _benches() -> Iterator[Bench]:
    yield Bench(
        "bare-loop",
        "connect-four",
        "decisions/s",
        _bare_loop,
        reference="Connect Four on two integers in a bare Python loop, no rules engine; measured in this run",
    )
    for title in titles():
        benches: Callable[[], Iterator[Bench]] | None = title.load("benchmarks")
        if benches is not None:
            yield from benches()
    yield from _environments()
    if _EXAMPLE.exists():
        yield Bench(
            "connect-four-random",
            "connect-four",
            "decisions/s",
            _connect_four,
            target=80_000,
            reference="the example game on this kernel; PettingZoo's Connect Four: 8,300",
        )


def _environments() -> Iterator[Bench]:
    """What it costs to play through arrays; nothing where the research parts are not installed."""
    if importlib.util.find_spec("numpy") is None or importlib.util.find_spec("pettingzoo") is None:
        return
    for title in titles():
        form = title.measured_form()
        yield Bench(
            f"environment-{title.id}",
            title.id,
            "x",
            partial(_beside_the_kernel, title.id, form),
            target=2,
            better="lower",
            reference=f"{form}: a step with observation and mask, in steps of the bare kernel; processor time",
        )
    usual = suggested()
    yield Bench(
        "environment-steps",
        usual.id,
        "steps/s",
        _environment_steps,
        reference=f"{usual.measured_form()} through PettingZoo: last() and step(); processor time",
    )
    yield Bench(
        "environment-connect-four",
        usual.id,
        "x",
        _beside_connect_four,
        target=1,
        reference=f"steps of {usual.measured_form()} through PettingZoo for each of its own Connect Four, in turns",
    )


def _beside_the_kernel(game: str, form: str, quick: bool) -> float:
    """The same games through arrays and without them; in turns, so that both have the same machine."""
    from ludarium.lab.play import Book, Play, seed_of_episode

    book, generator = Book(game, form, None, None), random.Random(7)
    clock = time.process_time
    through, bare, steps, answers, number = 0.0, 0.0, 0, 0, 0
    while through < _seconds(quick):
        play = Play(book, seed_of_episode(7, number))
        given = []
        started = clock()
        while play.seat is not None:
            play.observed(play.seat)
            allowed = play.mask(play.seat).nonzero()[0]
            before = play.position.pending
            play.step(int(allowed[int(generator.random() * len(allowed))]))
            steps += 1
            if play.position.pending is not before:
                assert play.answered is not None
                given.append(play.answered)
        through += clock() - started
        position = Position(book.game, book.game.setup(book.setup), play.position.chance)
        started = clock()
        for seat, action in given:
            len(position.pending[0].options)
            position.apply(seat, action)
        bare += clock() - started
        answers += len(given)
        number += 1
    return (through / steps) / (bare / answers)


def _environment_steps(quick: bool) -> float:
    from ludarium.lab.pettingzoo import env

    usual = suggested()
    return _steps_a_second(env(usual.id, form=usual.measured_form()), quick)


def _beside_connect_four(quick: bool) -> float:
    # It draws with pygame, which is not needed to play and need not be installed.
    if "pygame" not in sys.modules and importlib.util.find_spec("pygame") is None:
        sys.modules["pygame"] = ModuleType("pygame")
    from pettingzoo.classic import connect_four_v3

    return _environment_steps(quick) / _steps_a_second(connect_four_v3.env(), quick)


def _steps_a_second(env: Any, quick: bool) -> float:
    """Random play through PettingZoo's interface, dealing included."""
    generator, clock = random.Random(7), time.process_time
    steps, number, started = 0, 0, clock()
    while clock() - started < _seconds(quick):
        env.reset(seed=number)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            allowed = observation["action_mask"].nonzero()[0]
            env.step(int(allowed[int(generator.random() * len(allowed))]))
            steps += 1
        number += 1
    return steps / (clock() - started)


def games_a_second(game: str, form: str, prefix: str, reference: str = "") -> Iterator[Bench]:
    """Whole games of a form by each kind of bot; `reference` comes before what is the same for all."""
    for bot in ("random", "greedy", "mcts:50"):
        yield Bench(
            f"games-{prefix}-{bot}",
            game,
            "games/s",
            lambda quick, bot=bot: _games(game, form, bot, quick),  # type: ignore[misc]
            reference=f"{reference}every seat is {bot}; one process",
            runs=3 if bot == "random" else 1,
        )


def _seconds(quick: bool) -> float:
    return 0.15 if quick else 0.6


def random_play(game: str, form: str, seats: int, quick: bool) -> float:
    """Seats' decisions a second in random play; the legal choices of each are found, chance is played on top."""
    generator = random.Random(7)
    played, seed, spent = 0, 0, 0.0
    while spent < _seconds(quick):
        position = ludarium.new(game, form, seats, seed=seed)
        started = time.perf_counter()
        played += _play_at_random(position, generator)
        spent += time.perf_counter() - started
        seed += 1
    return played / spent


def _play_at_random(position: Position[Any], generator: random.Random) -> int:
    draw = generator.random
    played = 0
    while position.pending:
        decision = position.pending[0]
        options = decision.options
        position.apply(decision.seat, options[int(draw() * len(options))])
        played += 1
    return played


def after(game: str, form: str, decisions: int) -> Position[Any]:
    """A random game after so many decisions, at the next checkpoint."""
    generator = random.Random(3)
    position = ludarium.new(game, form, 2, seed=3)
    played = 0
    while played < decisions or position.answers:
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[int(generator.random() * len(decision.options))])
        played += 1
    return position


def microseconds(work: Callable[[], object], quick: bool) -> float:
    """One call's time, over as many calls as fit."""
    calls, spent = 0, 0.0
    while spent < _seconds(quick) / 2:
        started = time.perf_counter()
        for _ in range(100):
            work()
        spent += time.perf_counter() - started
        calls += 100
    return spent / calls * 1e6


def _games(game: str, form: str, bot: str, quick: bool) -> float:
    games = {"random": 10 if quick else 50, "greedy": 1 if quick else 2}.get(bot, 1)
    result = simulate(Run(game, form, bots=(bot,), games=games, seed=1))
    return result.finished / result.seconds


def _connect_four(quick: bool) -> float:
    """The example game of the documentation, played at random on the kernel."""
    game = _example_game()
    generator = random.Random(7)
    played, spent = 0, 0.0
    while spent < _seconds(quick):
        position: Position[Any] = Position(game, game.setup(ludarium.Setup(game.info.forms[0].id, 2)))
        started = time.perf_counter()
        played += _play_at_random(position, generator)
        spent += time.perf_counter() - started
    return played / spent


def _example_game() -> Game[Any]:
    """The example, read from its file."""
    spec = importlib.util.spec_from_file_location("connect_four_example", _EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    found: Game[Any] = module.TITLE.rules
    return found


def _bare_loop(quick: bool) -> float:
    """Connect Four with nothing around it: what a Python loop can do at best."""
    draw = random.Random(7).random
    played, spent = 0, 0.0
    while spent < _seconds(quick):
        started = time.perf_counter()
        for _ in range(200):
            played += _bare_game(draw)
        spent += time.perf_counter() - started
    return played / spent


def _bare_game(draw: Callable[[], float]) -> int:
    """One game on two integers; columns are seven bits high, so that lines cannot wrap."""
    mine = theirs = moves = 0
    heights = [0, 7, 14, 21, 28, 35, 42]
    columns = heights.copy()
    open_columns = [0, 1, 2, 3, 4, 5, 6]
    while open_columns:
        column = open_columns[int(draw() * len(open_columns))]
        mine |= 1 << columns[column]
        columns[column] += 1
        if columns[column] == heights[column] + 6:
            open_columns.remove(column)
        moves += 1
        for step in (1, 7, 6, 8):
            pairs = mine & mine >> step
            if pairs & pairs >> 2 * step:
                return moves
        mine, theirs = theirs, mine
    return moves
