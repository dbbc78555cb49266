"""The doctor: examines a store, also while a server works on it; says in words what is wrong, and repairs nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import tempfile
from pathlib import Path

from msgspec import Struct
from sqlalchemy import func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ludarium.house.match import Damaged, Match
from ludarium.house.ratings import faults
from ludarium.house.store import RatingRow
from ludarium.server import schema
from ludarium.server.backups import Report, Snapshot, Unfit, take
from ludarium.server.files import StoreFiles
from ludarium.server.marks import Marks, MarksTooNew
from ludarium.server.settings import Settings
from ludarium.server.skill import OpenSkill


class Problem(Struct, frozen=True):
    """One thing that is wrong."""

    where: str
    """A table, a file, or the store."""
    what: str
    advice: str


class Findings(Struct, frozen=True):
    """What an examination found."""

    tables: int
    problems: tuple[Problem, ...]

    @property
    def ok(self) -> bool:
        return not self.problems


_PUT_BACK = "put a backup back (ludarium restore), or go on without what is lost: docs/server.md"
_FROZEN = "it stays frozen, the others play on; put a backup back if it matters"


def examine(settings: Settings, report: Report) -> Findings:
    """Look at everything that a store holds. Unfit: there is none, or it cannot be read at all."""
    url = make_url(settings.database_url)
    problems: list[Problem] = []
    files = StoreFiles(url.database or "") if url.get_backend_name() == "sqlite" else None
    if files is not None:
        problems += _faults_of_files(files)
    with tempfile.TemporaryDirectory(prefix="ludarium-doctor-") as folder:
        try:
            snapshot = asyncio.run(take(settings, Path(folder) / "store"))
        except (SQLAlchemyError, sqlite3.Error) as fault:
            said = str(getattr(fault, "orig", None) or fault).splitlines()[0]
            return Findings(0, (*problems, Problem("the store", f"it cannot be read: {said}", _PUT_BACK)))
        try:
            if files is not None:
                problems += _faults_of_marks(files, snapshot)
            return _findings(snapshot, problems, report)
        finally:
            snapshot.engine.dispose()


def _findings(snapshot: Snapshot, problems: list[Problem], report: Report) -> Findings:
    try:
        problems += [Problem("the store", fault, _PUT_BACK) for fault in snapshot.faults()]
        lost = snapshot.lost()
        problems += [Problem(f"table {table}", what, _PUT_BACK) for table, what in lost.items()]
        rated: list[Match] = []
        tables = 0
        for row, played in snapshot.played_again(report):
            tables += 1
            if isinstance(played, Damaged):
                if row.id not in lost:
                    problems.append(Problem(f"table {row.id}", str(played), _FROZEN))
            elif row.outcome is not None and '"rated":true' in row.setup:
                rated.append(played)
        with snapshot.engine.connect() as connection:
            found = connection.execute(select(schema.ratings)).mappings().all()
        ratings = [RatingRow(**row) for row in found]
        wrong = faults(OpenSkill(), rated, ratings)
        problems += [
            Problem("ratings", fault, "they follow from the games: docs/server.md, Ratings") for fault in wrong
        ]
    except (SQLAlchemyError, UnicodeDecodeError) as fault:
        said = str(getattr(fault, "orig", None) or fault).splitlines()[0]
        return Findings(0, (*problems, Problem("the store", f"it cannot be read to its end: {said}", _PUT_BACK)))
    return Findings(tables, tuple(problems))


def _faults_of_files(files: StoreFiles) -> list[Problem]:
    if not files.database.is_file():
        raise Unfit(f"there is no store at {files.database}")
    found = []
    if files.names > 1:
        what = "the file has two names (hard links): SQLite would lose moves"
        found.append(Problem(files.database.name, what, "remove the other name, or copy the file"))
    for file in files.all_there():
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            what = "others on this machine can read it: it tells hands and seeds"
            found.append(Problem(file.name, what, f"chmod 600 {file}, or start the server, which does it"))
    return found


def _faults_of_marks(files: StoreFiles, snapshot: Snapshot) -> list[Problem]:
    marks = Marks(files.marks)
    try:
        marked = marks.read()
    except MarksTooNew as fault:
        return [Problem(files.marks.name, str(fault), "use a newer release")]
    masters = schema.masters.c
    with snapshot.engine.connect() as connection:
        tables = connection.scalar(select(func.count()).select_from(schema.tables)) or 0
        store, commits = connection.execute(select(masters.store, masters.commits)).first() or ("", 0)
    if not marked:
        what = "there are no marks: a store that lost its end would not notice"
        return [Problem(files.marks.name, what, "a server makes them when it starts")] if tables else []
    found = []
    if marks.bad_lines:
        what = f"{marks.bad_lines} of the marks cannot be read"
        found.append(Problem(files.marks.name, what, "look at the disk; a server writes them anew when it starts"))
    if marks.store and store and marks.store != store:
        what = "the marks belong to another store"
        found.append(Problem(files.marks.name, what, "put the right files together, or move the marks away"))
    elif snapshot.commits_marked > commits:
        what = f"{snapshot.commits_marked - commits} of the last commits are missing"
        found.append(Problem("the store", what, _PUT_BACK))
    return found
