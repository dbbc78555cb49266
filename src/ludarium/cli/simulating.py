"""`simulate` and `bench`: many games, and how fast they are."""

from __future__ import annotations

import errno
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table as Grid

from ludarium.cli.output import NO, OK, Stop, form_of, progress, table_options, write_json
from ludarium.cli.packing import check_pack
from ludarium.kernel.game import game as game_of
from ludarium.kernel.packs import variable
from ludarium.terminal.screen import Screen

if TYPE_CHECKING:
    from ludarium.benchmarks import BenchResult
    from ludarium.simulation import Games, Run, SimulationResult


def simulate(run: Run, option: tuple[str, ...], report: Path | None, against: Path | None, json: bool) -> int:
    """Run the games and tell the result; exit 1 when a game could not be finished."""
    from ludarium import simulation

    chosen = form_of(game_of(run.game).info, run.form)
    seats = len(run.bots) if run.seats is None and len(run.bots) in chosen.seats else run.seats
    watched = report is not None
    run = msgspec.structs.replace(run, form=chosen.id, seats=seats, options=table_options(option), watched=watched)
    if report is not None:
        check_writable(report)
    elif against is not None:
        raise Stop("--against compares in a report: name its file with --report")
    other = None
    if against is not None:
        check_pack(against, run.game)
    with progress(f"{run.game} {chosen.id}", run.games, "games") as tell:
        games = simulation.play(run, lambda done, _: tell(done, ""))
    if against is not None:
        with progress(f"{run.game} {chosen.id}, {against.name}"):
            other = _played_with(against, run)
    result = simulation.result_of(games)
    wrong = write_report(report, _page(run, games, other, option, report, against)) if report is not None else ""
    if json:
        write_json(result)
    else:
        _print_result(result, None if wrong else report)
    if wrong:
        raise Stop(wrong, NO)
    return NO if result.errors else OK


def _page(
    run: Run, games: Games, other: Games | None, option: tuple[str, ...], report: Path, against: Path | None
) -> str:
    from ludarium.kernel.packs import folder_of
    from ludarium.lab.comparison import comparison
    from ludarium.lab.report import report as page

    words = ["ludarium", "simulate", run.game, "--form", games.plan.form, "--seats", str(games.plan.seats)]
    words += ["--bots", ",".join(run.bots), "--games", str(run.games), "--seed", str(run.seed)]
    words += [word for each in option for word in ("--option", each)]
    here = folder_of(run.game)
    words += ["--pack", here.name] if here is not None else []
    words += ["--against", against.name] if against is not None else []
    command = shlex.join([*words, "--report", report.name])
    if other is None or against is None:
        return page(games, command)
    return comparison(games, other, command, here, against)


def _played_with(pack: Path, run: Run) -> Games:
    """The same games in a process of its own, because a game reads its pack when it is loaded."""
    from ludarium.simulation import Games

    folder = run.records / "against" if run.records is not None else None
    asked = msgspec.json.encode(msgspec.structs.replace(run, records=folder), enc_hook=str)
    # Of the pack that is being played with, if there is one, the other knows nothing.
    surroundings = {**os.environ, variable(run.game): str(pack.resolve())}
    command = [sys.executable, "-m", "ludarium.lab.elsewhere"]
    done = subprocess.run(command, input=asked, stdout=subprocess.PIPE, check=False, env=surroundings)
    if done.returncode:
        raise Stop(done.stdout.decode().strip() or f"the games with {pack} could not be played", NO)
    return msgspec.json.decode(done.stdout, type=Games)


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


def check_writable(path: Path) -> None:
    """Refuse a report that could not be written before the games are played, not after."""
    if path.is_dir() or not path.parent.is_dir():
        raise Stop(f"the report cannot be written to {path}; name a file in a folder that exists")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Stop(f"the report cannot be written to {path}: {os.strerror(errno.EACCES)}; name another file")


def write_report(path: Path, page: str) -> str:
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
