"""A record: a game as a text that a person can read and a program can play again and verify.

    ludarium record 1
    game noughts
    form standard
    ...
    1 chance first-player 0 #0123456789abcdef
    2 0 place b2 #...
    end 1,2 3,2 line
    sha256 ...

The last line covers every byte above it. Each entry ends with the fingerprint of the position it led to.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ludarium.kernel.chance import ALGORITHM, commitment
from ludarium.kernel.decisions import CHANCE, Action, Event, Seat, find_option
from ludarium.kernel.errors import BadRecord, OtherRules, Refusal, RulesError
from ludarium.kernel.game import Game, Outcome, Position, Setup, game
from ludarium.kernel.table import RESIGN, TAKE_BACK, Entry, Table

MAGIC = "ludarium record 1"
LIMIT = 8 * 1024 * 1024
"""The longest record that is read, in characters."""
_ENTRY_LIMIT = 50_000
_options = msgspec.json.Encoder(order="deterministic")


class Record(Struct, frozen=True):
    """A game from its setup to its last entry. Complete ones carry the seed and the outcome."""

    game: str
    rules: int
    setup: Setup
    table: str
    seed: bytes
    entropy: tuple[bytes, ...]
    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    outcome: Outcome | None
    take_back: bool = True
    pack: str = ""
    """The mark of the content pack it was played with; empty: the box alone."""


def of_table(table: Table, players: tuple[str, ...] = ()) -> Record:
    """The record of a table as it is now."""
    return Record(
        game=table.game.info.id,
        rules=table.game.info.rules_version,
        setup=table.setup,
        table=table.id,
        seed=table.seed,
        entropy=table.entropy,
        players=players,
        entries=tuple(table.entries),
        outcome=table.outcome,
        take_back=table.take_back_allowed,
        pack=table.game.info.pack,
    )


def write(record: Record) -> str:
    """The record as text. It holds the seed: give it away only when the game is over."""
    lines = [
        MAGIC,
        f"game {record.game}",
        f"form {record.setup.form}",
        f"seats {record.setup.seats}",
        f"rules {record.rules}",
        *([f"pack {record.pack}"] if record.pack else []),
        f"options {_options.encode(dict(record.setup.options)).decode()}",
        f"table {record.table}",
        f"players {_options.encode(record.players).decode()}",
        f"chance {ALGORITHM}",
        f"commitment {commitment(record.table, record.seed)}",
        f"seed {record.seed.hex()}",
        f"entropy {','.join(part.hex() for part in record.entropy)}",
        f"take-back {'yes' if record.take_back else 'no'}",
        "",
    ]
    lines.extend(f"{e.number} {_seat_name(e.seat)} {e.notation} #{e.digest}" for e in record.entries)
    lines.append(_ending(record.outcome))
    text = "\n".join(lines) + "\n"
    return text + _checksum(text) + "\n"


def _checksum(text: str) -> str:
    """The last line of a record; it covers the bytes of all lines above."""
    return f"sha256 {hashlib.sha256(text.encode(errors='surrogatepass')).hexdigest()}"


def read(text: str | bytes) -> Record:
    """The record that a text holds; refuses one that is cut, edited or foreign. It is not played yet."""
    if len(text) > LIMIT:
        raise BadRecord(f"the record is longer than {LIMIT} characters")
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as wrong:
            raise BadRecord(f"the record is not UTF-8 text: {wrong.reason} at byte {wrong.start}") from wrong
    if not text.startswith(MAGIC + "\n"):
        raise BadRecord(f"this is not a record: its first line should be '{MAGIC}'")
    body, _, last = text.rstrip("\n").rpartition("\n")
    if not last.startswith("sha256 ") or not text.endswith("\n"):
        raise BadRecord("the record is cut short: its last line should be the checksum")
    head, entries = _split(body.split("\n"))
    if _checksum(body + "\n") != last or text != f"{body}\n{last}\n":
        number = _first_bad_entry(head, entries)
        where = f"entry {number}" if number else "its header or checksum"
        raise BadRecord(f"the record was edited: the checksum does not fit ({where})", number)
    record = _parse(head, entries)
    if write(record) != text:
        raise BadRecord("the record was edited: it is not written as this program writes records")
    return record


class Step(Struct, frozen=True):
    """One answer of a seat, played again. `action` None: a take-back, giving up."""

    entry: Entry
    kind: Literal["act", "take-back", "resign"]
    action: Action | None
    events: tuple[Event, ...]
    """What it caused, with the chance that followed it."""


def length(record: Record) -> int:
    """How often the table comes to rest: once after the deal and once after each answer of a seat."""
    return 1 + sum(entry.seat != CHANCE for entry in record.entries)


def rules_of(record: Record) -> Game[Any]:
    """The game of a record; refuses where it was played by other rules than there are here (OtherRules)."""
    try:
        rules = game(record.game)
    except Refusal as refusal:
        raise BadRecord(f"the record is of another game: {refusal}") from refusal
    if record.rules != rules.info.rules_version:
        raise OtherRules(
            f"the record was made with rules version {record.rules} of {rules.info.name}; "
            f"this is version {rules.info.rules_version}"
        )
    if record.pack != rules.info.pack:
        raise OtherRules(_other_pack(record.pack, rules.info.pack))
    return rules


def begin(record: Record) -> Table:
    """The table of a record, dealt; `steps` plays on from there."""
    rules = rules_of(record)
    try:
        return Table(rules, record.setup, record.seed, record.table, record.entropy, record.take_back)
    except Refusal as refusal:
        raise BadRecord(f"the record's setup is refused: {refusal}") from refusal


def _other_pack(theirs: str, ours: str) -> str:
    (made, _, print_made), (here, _, print_here) = theirs.partition(" "), ours.partition(" ")
    if not here:
        return f"the record was played with the content pack '{made}'; name its folder with --pack"
    if not made:
        return f"the record was played without a content pack; here is '{here}'"
    if made != here:
        return f"the record was played with the content pack '{made}'; here is '{here}'"
    return f"the content pack '{made}' has changed since ({print_made} then, {print_here} now)"


def steps(record: Record, table: Table) -> Iterator[Step]:
    """Play on from where the table stands, and stop wherever it comes to rest.

    Refuses at the first entry that is not what the rules and the seed give, and at the end an outcome that is not.
    """
    for entry in record.entries:
        # Chance follows an answer at once: the table has drawn already when its entry comes.
        step = _play(table, entry) if entry.number > len(table.entries) else None
        made = table.entries[entry.number - 1]
        if made != entry:
            wrong = "position" if made.notation == entry.notation else "answer"
            raise BadRecord(
                f"entry {entry.number}: the {wrong} differs: expected '{made.notation} #{made.digest}', "
                f"but the record has '{entry.notation} #{entry.digest}'",
                entry.number,
            )
        if step is not None:
            yield step
    if len(table.entries) != len(record.entries):
        raise BadRecord("the record ends before the draws that follow its last entry", len(record.entries))
    if table.outcome != record.outcome:
        raise BadRecord(
            f"the outcome differs: expected '{_ending(table.outcome)}', but the record has '{_ending(record.outcome)}'",
            len(record.entries),
        )


def replay(record: Record) -> Table:
    """Play the record again on the rules; refuses at the first entry that is not what the rules and the seed give."""
    table = begin(record)
    for _ in steps(record, table):
        pass
    return table


def positions(record: Record) -> list[Position[Any]]:
    """The position at the start and after each answer of a seat."""
    table = begin(record)
    return [table.position.copy(), *(table.position.copy() for _ in steps(record, table))]


def _play(table: Table, entry: Entry) -> Step:
    try:
        if entry.notation == TAKE_BACK:
            table.take_back(entry.seat, recorded=True)
            return Step(entry, "take-back", None, ())
        if entry.notation == RESIGN:
            table.resign(entry.seat)
            return Step(entry, "resign", None, ())
        decision = table.position.decision_of(entry.seat)
        if decision is None:
            raise BadRecord(f"entry {entry.number}: seat {entry.seat} was not asked for anything", entry.number)
        action = find_option(decision, entry.notation)
        return Step(entry, "act", action, table.act(entry.seat, action))
    except BadRecord:
        raise
    except (Refusal, RulesError) as refusal:
        raise BadRecord(f"entry {entry.number}: {refusal}", entry.number) from refusal


_SHARED = "shared"
"""Stands before the result of a co-operative game."""


def _seat_name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else str(seat)


def _ending(outcome: Outcome | None) -> str:
    if outcome is None:
        return "open"
    places = ",".join(str(place) for place in outcome.places)
    scores = ",".join(str(score) for score in outcome.scores)
    shared = "" if outcome.shared is None else f" {_SHARED} {outcome.shared!r}"
    return f"end {places} {scores} {outcome.reason}{shared}"


def _split(lines: list[str]) -> tuple[list[str], list[str]]:
    if "" not in lines:
        raise BadRecord("the record is cut short: a blank line should stand after its header")
    at = lines.index("")
    return lines[:at], lines[at + 1 :]


def _parse(head: list[str], rest: list[str]) -> Record:
    fields = {name: value for name, _, value in (line.partition(" ") for line in head[1:])}
    try:
        if fields["chance"] != ALGORITHM:
            raise BadRecord(f"the record's draws were made by '{fields['chance']}'; this program knows {ALGORITHM}")
        seed = bytes.fromhex(fields["seed"])
        if commitment(fields["table"], seed) != fields["commitment"]:
            raise BadRecord("the seed is not the one that was committed to")
        return Record(
            game=fields["game"],
            rules=int(fields["rules"]),
            setup=Setup(
                fields["form"],
                int(fields["seats"]),
                msgspec.json.decode(fields["options"], type=dict[str, Any]),
            ),
            table=fields["table"],
            seed=seed,
            entropy=tuple(bytes.fromhex(part) for part in fields["entropy"].split(",") if part),
            players=msgspec.json.decode(fields["players"], type=tuple[str, ...]),
            entries=_read_entries(rest),
            outcome=_read_ending(rest[-1] if rest else ""),
            take_back=fields["take-back"] == "yes",
            pack=fields.get("pack", ""),
        )
    except KeyError as missing:
        raise BadRecord(f"the record's header has no line {missing}") from missing
    except (ValueError, RecursionError, msgspec.MsgspecError) as wrong:
        if isinstance(wrong, BadRecord):
            raise
        raise BadRecord(f"the record's header does not read: {wrong}") from wrong


def _read_entries(rest: list[str]) -> tuple[Entry, ...]:
    if len(rest) > _ENTRY_LIMIT + 1:
        raise BadRecord(f"the record has more than {_ENTRY_LIMIT} entries")
    entries = []
    for number, line in enumerate(rest[:-1], start=1):
        left, mark, digest = line.rpartition(" #")
        parts = left.split(" ", 2)
        if not mark or len(parts) != 3 or parts[0] != str(number):
            raise BadRecord(f"entry {number} does not read: '{line[:80]}'", number)
        if parts[1] != "chance" and not parts[1].isdecimal():
            raise BadRecord(f"entry {number} has no seat '{parts[1][:20]}'", number)
        entries.append(Entry(number, CHANCE if parts[1] == "chance" else int(parts[1]), parts[2], digest))
    return tuple(entries)


def _read_ending(line: str) -> Outcome | None:
    if line == "open":
        return None
    parts = line.split(" ", 3)
    if len(parts) != 4 or parts[0] != "end":
        raise BadRecord("the record is cut short: it should close with 'end' or 'open'")
    reason, shared, value = parts[3].partition(f" {_SHARED} ")
    return Outcome(
        tuple(int(place) for place in parts[1].split(",")),
        tuple(int(score) for score in parts[2].split(",")),
        reason,
        float(value) if shared else None,
    )


def _first_bad_entry(head: list[str], rest: list[str]) -> int:
    """Where an edited record stops being what the rules give; 0 when every entry still fits."""
    try:
        replay(_parse(head, rest))
    except BadRecord as bad:
        return bad.entry
    except Refusal:
        return 0
    return 0
