"""`terminal`: set up a table from the command line and play it here."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

from ludarium.cli.output import OK, Stop, counted, data_folder, form_of, language, table_options
from ludarium.kernel import record
from ludarium.kernel.chance import new_seed, seed_of
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import FormInfo, Setup, game
from ludarium.kernel.packs import folder_of, visible
from ludarium.kernel.table import Table
from ludarium.kernel.title import suggested
from ludarium.terminal.screen import Screen


def terminal(
    game_id: str | None,
    form_id: str | None,
    seats: str | None,
    seed: int | None,
    lang: str | None,
    option: tuple[str, ...],
    names: str | None,
    record_path: Path | None,
    resume: Path | None,
    opponent: str | None = None,
) -> int:
    """Play one game at this terminal."""
    from ludarium.terminal.session import Session

    spoken = language(lang)
    console = Screen()
    if resume is not None:
        if form_id or option or names or opponent:
            raise Stop("form, opponent, options and names of a game that goes on stand in its record; leave them out")
        table, kinds, players = _resumed(resume, game_id, seats, spoken)
        record_path = record_path or resume
    else:
        rules = game(game_id or suggested().id)
        form = form_of(rules.info, form_id)
        if opponent is not None:
            if seats is not None:
                raise Stop("--opponent takes all seats but yours; name everybody with --seats instead")
            seats = ",".join(["human", *[opponent] * (form.default_seats - 1)])
        kinds = _kinds(seats, form, rules.info.id)
        players = _players(names, kinds, spoken)
        setup = Setup(form.id, len(kinds), dict(table_options(option)))
        table = Table(rules, setup, new_seed() if seed is None else seed_of(seed), table_id="terminal")
    if record_path is not None:
        _check_writable(record_path, resume)
    where = record_path or _record_file(table)
    Session(
        table, kinds, players, spoken, console, where, bot_seed=seed or 0, go_on=_options_to_go_on(table, spoken)
    ).play()
    return OK


def _check_writable(path: Path, resume: Path | None) -> None:
    """Refuse a place where the record could not be kept before the game is played, not after."""
    if path == resume or (path.exists() and not path.is_dir() and not path.is_file()):
        return
    there = next(folder for folder in (path, *path.absolute().parents) if folder.exists())
    if path.is_dir() or (there != path and not there.is_dir()):
        raise Stop(f"the record cannot be written to {path}: {there} is a {_kind(there)}; name a new file")
    if path.exists() and path.stat().st_size:
        raise Stop(f"{path} exists already; name a new file, or go on with a game: --continue {path}")
    if not os.access(there, os.W_OK):
        raise Stop(f"the record cannot be written to {path}: {os.strerror(errno.EACCES)}; name another file")


def _kind(path: Path) -> str:
    return "folder" if path.is_dir() else "file"


def _options_to_go_on(table: Table, lang: str) -> tuple[str, ...]:
    """What has to be named again, so that the game goes on with the same pack and in the same language."""
    pack = folder_of(table.game.info.id)
    with_pack = () if pack is None else ("--pack", str(pack))
    return with_pack if lang == language(None) else (*with_pack, "--lang", lang)


def _kinds(seats: str | None, form: FormInfo, game_id: str) -> tuple[str, ...]:
    """Who sits where; by default one person and the bots that the form is usually played against.

    Opponents of the game may be named without it.
    """
    from ludarium import bots

    if seats is None:
        return ("human", *(form.opponent,) * (form.default_seats - 1))
    opponents = {opponent.bot.partition("/")[2]: opponent.bot for opponent in bots.opponents(game_id)}
    kinds = tuple(opponents.get(kind.strip(), kind.strip()) for kind in seats.split(","))
    for kind in kinds:
        if kind != "human":
            try:
                bots.make(kind, 0)
            except UnknownName:
                *others, last = ("human", *bots.kinds())
                named = f", and the opponents {', '.join(opponents)}" if opponents else ""
                raise Stop(
                    f"nobody called '{kind}' can sit here; seats are {', '.join(others)} or {last}{named}"
                ) from None
    if len(kinds) not in form.seats:
        *fewer, most = (str(number) for number in form.seats)
        wanted = f"{', '.join(fewer)} or {most} seats" if fewer else counted(int(most), "seat")
        raise Stop(f"{form.id} is for {wanted}, but --seats names {len(kinds)}")
    return kinds


def _players(names: str | None, kinds: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """The names asked for; otherwise bots are called by their kinds, and numbers tell namesakes apart."""
    from ludarium.cli.replaying import distinct
    from ludarium.terminal.opponents import words_of
    from ludarium.texts import name, title

    if names is not None:
        given = tuple(player.strip() for player in names.split(","))
        if len(given) != len(kinds) or not all(given):
            raise Stop(f"--names needs {len(kinds)} names with commas, one for each seat")
        return given
    person = title(name("term", "player", lang))
    return distinct(tuple(person if kind == "human" else words_of(kind, "short", lang) or kind for kind in kinds))


def _resumed(
    path: Path, game_id: str | None, seats: str | None, lang: str
) -> tuple[Table, tuple[str, ...], tuple[str, ...]]:
    """The table of a record, to be played on; who sits where is told by --seats or by the names of the record."""
    from ludarium.cli.replaying import read_file

    kept = record.read(read_file(path))
    if game_id is not None and game(game_id).info.id != kept.game:
        raise Stop(
            f"{path} is a game of {kept.game}, not of {game_id}: ludarium terminal {kept.game} --continue {path}"
        )
    from ludarium.texts import say

    with Screen().status(say("cli-continuing", None, lang)):  # only a terminal shows it
        table = record.replay(kept)
    form = table.game.info.form(table.setup.form)
    number = table.setup.seats
    default = ",".join(["human", *["greedy"] * (number - 1)])
    kinds = _kinds(seats or default, form, table.game.info.id)
    if len(kinds) != number:
        raise Stop(f"the record has {counted(number, 'seat')}, but --seats names {len(kinds)}")
    return (
        table,
        kinds,
        tuple(map(visible, kept.players)) if len(kept.players) == number else _players(None, kinds, lang),
    )


def _record_file(table: Table) -> Path:
    """A new file in the data folder."""

    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return data_folder(None) / "records" / f"{table.game.info.id}-{table.setup.form}-{stamp}.txt"
