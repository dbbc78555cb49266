"""`league`: bots play each other and are put on a ladder."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table as Grid

from ludarium.cli.output import NO, OK, Stop, form_of, progress, table_options, write_json
from ludarium.cli.simulating import check_writable, write_report
from ludarium.kernel.game import game as game_of
from ludarium.terminal.screen import Screen

if TYPE_CHECKING:
    from ludarium.lab.league import Competition, LeagueResult


def league(wanted: Competition, option: tuple[str, ...], report: Path | None, json: bool) -> int:
    """Play the league and tell the ladder; exit 1 when a game could not be finished."""
    from ludarium.lab import league as playing
    from ludarium.lab.ladder import ladder

    chosen = form_of(game_of(wanted.game).info, wanted.form or None)
    wanted = msgspec.structs.replace(wanted, form=chosen.id, options=table_options(option))
    if report is not None:
        check_writable(report)
    with progress(f"{wanted.game} {chosen.id}", playing.how_many(wanted), "games") as tell:
        result = playing.league(wanted, tell)
    wrong = write_report(report, ladder(result, _command(wanted, option, report))) if report is not None else ""
    if json:
        write_json(result)
    else:
        _print(result, None if wrong else report)
    if wrong:
        raise Stop(wrong, NO)
    return NO if result.errors else OK


def _command(wanted: Competition, option: tuple[str, ...], report: Path) -> str:
    words = ["ludarium", "league", wanted.game, "--form", wanted.form, "--bots", ",".join(wanted.players)]
    words += ["--games", str(wanted.games), "--seed", str(wanted.seed)]
    words += ["--neighbours"] if wanted.neighbours else []
    words += [word for each in option for word in ("--option", each)]
    return shlex.join([*words, "--report", report.name])


def _print(result: LeagueResult, report: Path | None) -> None:
    console = Screen()
    pack = f", pack {result.pack}" if result.pack else ""
    grid = Grid(title=f"{result.game} {result.form}, seed {result.seed}{pack}", title_justify="left")
    for column in ("place", "bot", "rating", "95 % interval", "games", "wins", "draws"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for player in result.players:
        place = f"{player.first}" if player.first == player.last else f"{player.first} to {player.last}"
        rating = {"above": f"> {player.low:.0f}", "below": f"< {player.high:.0f}"}.get(
            player.bound, f"{player.rating:.0f}"
        )
        interval = f"{player.low:.0f} to {player.high:.0f}"
        grid.add_row(place, player.name, rating, interval, str(player.games), str(player.wins), str(player.draws))
    console.print(grid)
    for message in result.error_messages:
        console.print(f"error: {message}", markup=False)
    if report is not None:
        console.print(f"the report is in {report}", markup=False)
