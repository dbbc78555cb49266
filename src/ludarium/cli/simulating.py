"""`simulate` and `bench`: many games, and how fast they are."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table as Grid

from ludarium.cli.output import NO, OK, Stop, form_of, progress, table_options, write_json
from ludarium.kernel.game import game as game_of
from ludarium.terminal.screen import Screen

if TYPE_CHECKING:
    from ludarium.benchmarks import BenchResult
    from ludarium.simulation import Run, SimulationResult


def simulate(run: Run, option: tuple[str, ...], report: Path | None, json: bool) -> int:
    """Run the games and tell the result; exit 1 when a game could not be finished."""
    from ludarium import simulation

    chosen = form_of(game_of(run.game).info, run.form)
    seats = len(run.bots) if run.seats is None and len(run.bots) in chosen.seats else run.seats
    run = msgspec.structs.replace(run, form=chosen.id, seats=seats, options=table_options(option))
    if report is not None:
        _check_writable(report)
    with progress(f"{run.game} {chosen.id}", run.games, "games") as tell:
        result = simulation.simulate(run, lambda done, _: tell(done, ""))
    wrong = _write_report(report, simulation.simulation_report(result)) if report is not None else ""
    if json:
        write_json(result)
    else:
        _print_result(result, None if wrong else report)
    if wrong:
        raise Stop(wrong, NO)
    return NO if result.errors else OK


def _print_result(result: SimulationResult, report: Path | None) -> None:
    console = Screen()
    pack = f", pack {result.pack}" if result.pack else ""
    grid = Grid(title=f"{result.game} {result.form}, seed {result.seed}{pack}", title_justify="left")
    for column in ("bot", "games", "wins", "draws", "win rate", "95 % interval"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for seat in result.seats:
        interval = f"{seat.low:.1%} to {seat.high:.1%}"
        grid.add_row(seat.bot, str(seat.games), str(seat.wins), str(seat.draws), f"{seat.win_rate:.1%}", interval)
    console.print(grid)
    kept = f" ({result.kept} of them were there)" if result.kept else ""
    console.print(
        f"{result.finished} of {result.games} games finished{kept}, {result.decisions} decisions in "
        f"{result.seconds:.1f} s ({result.decisions_per_second:.0f} a second, {result.mean_decisions:.0f} a game)"
    )
    for message in result.error_messages:
        console.print(f"error: {message}", markup=False)
    if report is not None:
        console.print(f"the report is in {report}", markup=False)


def _check_writable(path: Path) -> None:
    """Refuse a report that could not be written before the games are played, not after."""
    if path.is_dir() or not path.parent.is_dir():
        raise Stop(f"the report cannot be written to {path}; name a file in a folder that exists")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Stop(f"the report cannot be written to {path}: {os.strerror(errno.EACCES)}; name another file")


def _write_report(path: Path, page: str) -> str:
    """Write the report; what went wrong, if something did. The figures are told in any case."""
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as wrong:
        return f"the report cannot be written to {path}: {wrong.strerror}"
    return ""


def bench(names: tuple[str, ...], quick: bool, json: bool) -> int:
    """Run the benchmarks and tell the figures; exit 1 when a target is missed."""
    from ludarium import benchmarks

    wanted = names or benchmarks.names()
    with progress("bench", len(wanted)) as tell:
        begun: list[str] = []

        def report(name: str) -> None:
            tell(len(begun), name)
            begun.append(name)

        result = benchmarks.run(wanted, quick, report)
    return _tell(result, json)


def bench_server(names: tuple[str, ...], quick: bool, json: bool) -> int:
    """Start a server of its own, measure it and tell the figures; exit 1 when a target is missed."""
    if names:
        raise Stop(f"--server measures all of the server; leave out {', '.join(names)}")
    import msgspec

    from ludarium import benchmarks, load

    with progress("bench --server", 1):
        figures = [{"reference": "", **figure} for figure in load.measure(quick=quick)]
    return _tell(
        benchmarks.BenchResult(benchmarks.machine(), msgspec.convert(figures, tuple[benchmarks.Figure, ...])), json
    )


def _tell(result: BenchResult, json: bool) -> int:
    if json:
        write_json(result)
    else:
        _print_bench(result)
    return NO if any(figure.met is False for figure in result.results) else OK


def _print_bench(result: BenchResult) -> None:
    console = Screen()
    machine = result.machine
    console.print(
        f"{machine.system}, {machine.processor}, {machine.cores} cores, {machine.python}", markup=False, soft_wrap=True
    )
    grid = Grid()
    for column in ("benchmark", "value", "unit", "target", "met"):
        grid.add_column(column, justify="right" if column in ("value", "target") else "left")
    for figure in result.results:
        sign = ">=" if figure.better == "higher" else "<="
        target = "" if figure.target is None else f"{sign} {figure.target:,}"
        met = "" if figure.met is None else "yes" if figure.met else "no"
        grid.add_row(figure.name, f"{figure.value:,}", figure.unit, target, met)
    console.print(grid)
