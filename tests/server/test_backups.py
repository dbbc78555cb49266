"""Backups (REL-79): everything acknowledged before is in them, damage is refused, old stores are kept; the doctor."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from ludarium.cli import main
from ludarium.house.match import rebuilt
from ludarium.server import backups
from ludarium.server.backups import Contents, Unfit, back_up, check, move, restore
from ludarium.server.doctor import examine
from ludarium.server.files import StoreFiles
from ludarium.server.marks import Marks
from ludarium.server.metrics import Metrics
from ludarium.server.service import Service
from ludarium.server.settings import Settings
from ludarium.server.storage import SqlStore, StoreLost
from server.support import Person, Seatmates, open_service, serving, settings_for

Promised = dict[str, tuple[int, str]]
"""The number and the chain of the last event of each table, as it was acknowledged."""


def quiet(done: int, word: str) -> None:
    """Nobody watches."""


def promised_of(tables: list[Seatmates]) -> Promised:
    return {mates.room.id: (mates.room.match.seq, mates.room.match.chain) for mates in tables if mates.room.match}


async def with_games(service: Service, moves: int = 4) -> list[Seatmates]:
    """A table of each game, begun."""
    tables = [
        await Seatmates.at_new_table(service, "human", "human"),
        await Seatmates.at_new_table(service, "human", "human", game="skytear", form="first-battle"),
        await Seatmates.at_new_table(service, "human", "human", game="fateforge", form="combat"),
    ]
    for mates in tables:
        for index in range(moves):
            await mates.act(index)
    return tables


async def holds(settings: Settings, promised: Promised) -> None:
    """A server on that store knows every table at least as far as it was acknowledged."""
    async with open_service(settings) as service:
        assert not service.store.loss
        for table, (seq, chain) in promised.items():
            row = await service.store.table(table)
            assert row is not None
            events = await service.store.events(table)
            match = rebuilt(row, events, service.store.mark_of(table))
            assert match.seq >= seq
            assert events[seq - 1].chain == chain


def store_in(folder: Path) -> tuple[Settings, Promised]:
    """A store of a stopped server."""
    settings = settings_for(folder, workers=0)

    async def play() -> Promised:
        async with open_service(settings) as service:
            return promised_of(await with_games(service))

    return settings, asyncio.run(play())


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Promised]:
    """The folder of a stopped server; a test works on a copy."""
    folder = tmp_path_factory.mktemp("stored")
    _, promised = store_in(folder)
    return folder, promised


@pytest.fixture
def copied(stored: tuple[Path, Promised], tmp_path: Path) -> Settings:
    return settings_for(Path(shutil.copytree(stored[0], tmp_path / "copied")), workers=0)


@pytest.fixture(scope="module")
def backup(stored: tuple[Path, Promised], tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Contents]:
    folder = tmp_path_factory.mktemp("backup")
    settings = settings_for(Path(shutil.copytree(stored[0], folder / "store")), workers=0)
    return folder / "whole", back_up(settings, folder / "whole", quiet)


def test_a_backup_taken_while_serving_holds_every_move_acknowledged_before(settings: Settings, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "backup", settings_for(tmp_path / "elsewhere", workers=0)

    async def play() -> tuple[Promised, Contents]:
        async with open_service(settings) as service:
            tables = await with_games(service)
            promised = promised_of(tables)
            done = asyncio.create_task(asyncio.to_thread(back_up, settings, file, quiet))
            while not done.done():  # people go on playing, and nobody waits for the copy
                await tables[0].act(0)
            return promised, done.result()

    promised, contents = asyncio.run(play())
    assert (contents.tables, contents.damaged) == (3, {})
    assert file.stat().st_mode & 0o077 == 0
    assert check(file, quiet) == contents
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("backup")] == ["backup"]
    restored, kept = restore(file, elsewhere, False, quiet)
    assert (restored, kept) == (contents, "")
    asyncio.run(holds(elsewhere, promised))


def test_what_a_killed_server_left_is_backed_up_and_stays_as_it_is(tmp_path: Path) -> None:
    """The newest moves are in the write-ahead log, which SQLite would tidy away when it looks."""
    folder, killed = tmp_path / "running", tmp_path / "killed"

    async def play() -> Promised:
        async with open_service(settings_for(folder, workers=0)) as service:
            tables = await with_games(service)
            shutil.copytree(folder, killed)
            return promised_of(tables)

    promised = asyncio.run(play())
    before = {file.name: file.read_bytes() for file in killed.iterdir()}
    assert len(before["ludarium.sqlite3-wal"]) > 10_000
    back_up(settings_for(killed), tmp_path / "backup", quiet)
    assert {file.name: file.read_bytes() for file in killed.iterdir()} == before
    restore(tmp_path / "backup", settings_for(tmp_path / "new"), False, quiet)
    asyncio.run(holds(settings_for(tmp_path / "new", workers=0), promised))


def test_a_store_moves_between_databases_and_back(
    stored: tuple[Path, Promised], copied: Settings, postgres: str, tmp_path: Path
) -> None:
    address = f"postgresql://postgres:@/moved?host={postgres}"
    there = settings_for(tmp_path / "there", workers=0, database=address)
    there.data.mkdir()
    asyncio.run(_fresh_database(postgres, "moved"))
    contents = move(copied, there, quiet)
    asyncio.run(holds(there, stored[1]))
    with pytest.raises(Unfit, match="there is a store in the database moved already"):
        move(copied, there, quiet)
    back = settings_for(tmp_path / "back", workers=0)
    again = move(there, back, quiet)
    assert again.rows == contents.rows
    asyncio.run(holds(back, stored[1]))
    # Put over a store that is there, the old one is kept as a backup.
    back_up(back, tmp_path / "over", quiet)
    _, kept = restore(tmp_path / "over", there, True, quiet)
    assert check(Path(kept), quiet).rows == contents.rows
    assert Path(kept).parent == tmp_path
    asyncio.run(holds(there, stored[1]))


async def _fresh_database(folder: str, name: str) -> None:
    engine = SqlStore(
        settings_for(Path(folder), database=f"postgresql://postgres:@/postgres?host={folder}"), Metrics()
    ).engine
    async with engine.connect() as plain:
        connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name}"))
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()


def test_a_damaged_backup_is_refused(backup: tuple[Path, Contents], tmp_path: Path) -> None:
    """What is accepted after a flip or a cut holds every row as it was: the damage lies where nothing is."""
    whole, contents = backup
    data = whole.read_bytes()
    places = [place for place, byte in enumerate(data) if byte]
    lots = random.Random(79)
    cuts, refused = range(0, 20, 4), set()
    for number in range(20):
        broken = bytearray(data)
        if number in cuts:
            del broken[lots.choice(places) :]
        else:
            broken[lots.choice(places)] ^= 1 << lots.randrange(8)
        file = tmp_path / f"broken-{number}"
        file.write_bytes(broken)
        target = settings_for(tmp_path / f"target-{number}")
        try:
            restore(file, target, False, quiet)
        except Unfit:
            refused.add(number)
            assert not (target.data / "ludarium.sqlite3").exists()
            continue
        again = back_up(target, tmp_path / f"again-{number}", quiet)
        assert (again.digest, again.rows) == (contents.digest, contents.rows)
    assert refused >= set(cuts)
    assert len(refused) > 15


@pytest.mark.parametrize(
    "change", ["UPDATE identities SET name = 'Mallory'", "DELETE FROM chats", "UPDATE events SET at = 1"]
)
def test_a_backup_that_somebody_edited_is_refused(backup: tuple[Path, Contents], tmp_path: Path, change: str) -> None:
    file = Path(shutil.copy(backup[0], tmp_path / "edited"))
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO chats SELECT id, 1, 0, 'Ala', 'hello', 0 FROM tables LIMIT 1")
        connection.execute(change)
    connection.close()
    if change.startswith("DELETE"):
        assert check(file, quiet) == backup[1], "nothing was there before, and nothing is now"
        return
    with pytest.raises(Unfit, match="is damaged: it does not hold what was put into it; nothing was changed"):
        restore(file, settings_for(tmp_path / "target"), False, quiet)


def test_a_store_that_is_there_is_replaced_only_on_demand_and_kept(
    stored: tuple[Path, Promised], backup: tuple[Path, Contents], tmp_path: Path
) -> None:
    settings, promised = store_in(tmp_path / "other")
    with pytest.raises(Unfit, match=r"there is a store at .* already; --replace keeps it aside"):
        restore(backup[0], settings, False, quiet)
    asyncio.run(holds(settings, promised))
    _, kept = restore(backup[0], settings, True, quiet)
    asyncio.run(holds(settings, stored[1]))
    aside = tmp_path / "aside"
    aside.mkdir()
    for ending, name in (("", ""), (".marks", ".marks")):
        shutil.copy(kept + ending, aside / f"ludarium.sqlite3{name}")
    asyncio.run(holds(settings_for(aside, workers=0), promised))


class Killed(BaseException):
    """The process ends here."""


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (backups, "_fill"),
        (backups, "_sync"),
        (StoreFiles, "keep_aside"),
        (StoreFiles, "drop_log"),
        (os, "replace"),
        (backups, "sync_folder"),
        (Marks, "rewrite"),
        (Marks, "close"),
    ],
)
@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
def test_a_restore_killed_at_any_step_loses_nothing_in_silence(
    backup: tuple[Path, Contents],
    stored: tuple[Path, Promised],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    owner: Any,
    name: str,
    late: bool,
) -> None:
    settings, promised = store_in(tmp_path / "other")
    real: Callable[..., Any] = getattr(owner, name)

    def die(*arguments: Any, **more: Any) -> Any:
        if late:
            real(*arguments, **more)
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, die)
        with pytest.raises(Killed):
            restore(backup[0], settings, True, quiet)

    async def look() -> set[str]:
        try:
            async with open_service(settings) as service:
                if service.store.loss:
                    return {"noticed"}
                found = set()
                for which, tables in (("old", promised), ("new", stored[1])):
                    if all([await service.store.table(table) for table in tables]):
                        found.add(which)
                return found
        except StoreLost:
            return {"noticed"}

    assert asyncio.run(look()) in ({"old"}, {"new"}, {"noticed"})
    kept = sorted(settings.data.glob("ludarium.sqlite3.before-*[0-9]"))
    assert kept or asyncio.run(look()) == {"old"}


@pytest.mark.parametrize("name", ["_copy_database", "_sync", "_counted"])
def test_a_backup_that_fails_leaves_no_file(
    copied: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups, name, fail)
    with pytest.raises(Unfit, match="the backup cannot be made: No space left on device"):
        back_up(copied, tmp_path / "backup", quiet)
    assert not [file for file in tmp_path.iterdir() if file.name.startswith("backup")]


DYING = """
import os, signal, sys
from pathlib import Path
from ludarium.server import backups
from ludarium.server.settings import Settings

folder, file, name, late = sys.argv[1:]
owner = os if name == "replace" else backups
real = getattr(owner, name)

def die(*arguments):
    if late == "after":
        real(*arguments)
    os.kill(os.getpid(), signal.SIGKILL)

setattr(owner, name, die)
backups.back_up(Settings(data=Path(folder)), Path(file), lambda done, word: None)
"""


@pytest.mark.parametrize(
    ("name", "late"),
    [
        ("_sync", "before"),
        ("replace", "after"),
        *(
            pytest.param(name, late, marks=pytest.mark.long)
            for name, late in [("_copy_database", "after"), ("replace", "before"), ("sync_folder", "after")]
        ),
    ],
)
def test_a_backup_that_is_killed_is_whole_or_not_there_and_the_next_one_works(
    copied: Settings, stored: tuple[Path, Promised], tmp_path: Path, name: str, late: str
) -> None:
    file = tmp_path / "backup"
    died = subprocess.run([sys.executable, "-c", DYING, copied.data, file, name, late], check=False, timeout=60)
    assert died.returncode == -signal.SIGKILL
    assert file.exists() == ((name, late) in {("replace", "after"), ("sync_folder", "after")})
    if file.exists():
        check(file, quiet)
        file.unlink()
    back_up(copied, file, quiet)
    assert sorted(found.name for found in tmp_path.glob("backup*")) == ["backup"], "what the dead one left is gone"
    restore(file, settings_for(tmp_path / "new"), False, quiet)
    asyncio.run(holds(settings_for(tmp_path / "new", workers=0), stored[1]))


def test_a_damaged_table_is_backed_up_and_named(
    copied: Settings, stored: tuple[Path, Promised], tmp_path: Path
) -> None:
    table = next(iter(stored[1]))
    _execute(copied, f"UPDATE events SET body = '{{}}' WHERE table_id = '{table}' AND seq = 2")
    contents = back_up(copied, tmp_path / "backup", quiet)
    assert set(contents.damaged) == {table}
    assert check(tmp_path / "backup", quiet) == contents
    with pytest.raises(Unfit, match=f"the table {table} is damaged; `ludarium doctor` tells more"):
        move(copied, settings_for(tmp_path / "elsewhere"), quiet)


def test_the_key_for_notes_comes_along(copied: Settings, tmp_path: Path) -> None:
    (copied.data / "push-key.pem").write_text("a key", "ascii")
    back_up(copied, tmp_path / "backup", quiet)
    restore(tmp_path / "backup", settings_for(tmp_path / "new"), False, quiet)
    assert (tmp_path / "new" / "push-key.pem").read_text("ascii") == "a key"


# ---- the doctor


def _execute(settings: Settings, statement: str) -> None:
    with sqlite3.connect(settings.data / "ludarium.sqlite3") as connection:
        connection.execute(statement)
    connection.close()


def test_the_doctor_finds_nothing_wrong_with_a_store_that_is_whole(settings: Settings) -> None:
    async def play() -> None:
        async with open_service(settings) as service:
            await with_games(service)
            found = await asyncio.to_thread(examine, settings, quiet)
            assert (found.tables, found.problems) == (3, ())

    asyncio.run(play())
    assert examine(settings, quiet).ok


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE events SET body = '{}' WHERE table_id = 'TABLE' AND seq = 2", "event 2"),
        (
            "DELETE FROM events WHERE table_id = 'TABLE' AND seq = (SELECT seq FROM tables WHERE id = 'TABLE')",
            "acknowledged moves are missing",
        ),
        ("UPDATE tables SET number = number + 1 WHERE id = 'TABLE'", "entries were stored"),
        ("UPDATE tables SET rules = 999 WHERE id = 'TABLE'", "made with rules version 999"),
        ("INSERT INTO ratings SELECT 'TABLE', maker, game, form, 1, 25.0, 8.0, 0 FROM tables WHERE id = 'TABLE'", ""),
        ("UPDATE masters SET commits = commits - 2", "2 of the last commits are missing"),
    ],
)
def test_the_doctor_says_what_is_wrong(
    copied: Settings, stored: tuple[Path, Promised], capsys: pytest.CaptureFixture[str], statement: str, what: str
) -> None:
    table = next(iter(stored[1]))
    _execute(copied, statement.replace("TABLE", table))
    assert main(["doctor", "--data", str(copied.data), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["tables"]) == (False, 3)
    assert any(what in problem["what"] and problem["advice"] for problem in told["problems"]), told
    assert all(sign not in str(told) for sign in ("seed", "Traceback"))


def test_the_doctor_looks_at_the_files(copied: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    database = copied.data / "ludarium.sqlite3"
    database.chmod(0o644)
    (copied.data / "ludarium.sqlite3.marks").unlink()
    assert main(["doctor", "--data", str(copied.data)]) == 1
    shown = capsys.readouterr().out
    assert "ludarium.sqlite3: others on this machine can read it" in shown
    assert "there are no marks: a store that lost its end would not notice" in shown
    data = bytearray(database.read_bytes())
    data[100:4000] = bytes(3900)
    database.write_bytes(data)
    assert main(["doctor", "--data", str(copied.data)]) == 1
    assert "the store: it cannot be read" in capsys.readouterr().out


# ---- at the command


def test_commands_refuse_in_one_sentence(
    copied: Settings, backup: tuple[Path, Contents], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file = str(copied.data), tmp_path / "backup"
    assert main(["backup", str(file), "--data", data]) == 0
    assert capsys.readouterr().out.startswith(f"{file}: 3 tables, ")
    assert main(["backup", "--check", str(file)]) == 0
    capsys.readouterr()
    for arguments, said in (
        (["backup", str(file), "--data", data], "is there already; name a file that is not"),
        (["backup", str(tmp_path / "no" / "folder"), "--data", data], "there is no folder"),
        (["backup", str(tmp_path / "new"), "--data", str(tmp_path / "empty")], "there is no store at"),
        (["backup", "--check", str(tmp_path / "nothing")], "there is no backup"),
        (["backup", "--check", str(copied.data / "ludarium.sqlite3")], "is no backup, or a damaged one"),
        (["restore", str(file), "--data", data], "there is a store at"),
        (["move", data, data], "a store cannot be moved to where it is"),
        (["doctor", "--data", str(tmp_path / "empty")], "there is no store at"),
        (["doctor", "--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot be reached"),
    ):
        assert main(arguments) == 1, arguments
        shown = capsys.readouterr()
        assert said in shown.err, arguments
        assert shown.err.count("\n") == 1


def test_a_running_server_is_backed_up_and_not_replaced(backup: tuple[Path, Contents], tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "running")
    with serving(settings) as server:
        person = Person(server)
        person.table("human", "human")
        assert back_up(settings, tmp_path / "backup", quiet).tables == 1
        with pytest.raises(Unfit, match=r"another server uses .*; stop it first"):
            restore(backup[0], settings, True, quiet)
        with pytest.raises(Unfit, match=r"another server uses .*; stop it first"):
            move(settings, settings_for(tmp_path / "elsewhere"), quiet)
        person.table("human", "human")
        person.close()
    assert examine(settings, quiet).tables == 2
