"""Records: whatever is changed in one is found, and what is found is said (REL-7, REL-31)."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

from ludarium.kernel.chance import commitment, seed_of
from ludarium.kernel.decisions import CHANCE
from ludarium.kernel.errors import BadRecord, BadSetup
from ludarium.kernel.game import Setup, game
from ludarium.kernel.record import LIMIT, MAGIC, Record, of_table, read, replay, write
from ludarium.kernel.table import Table
from strategies import uniform


def played(game_id: str = "duelling-mages", form: str = "standard", seats: int = 2, seed: int = 1) -> Table:
    table = Table(game(game_id), Setup(form, seats), seed_of(seed), "t1", (b"seat 0", b"seat 1"))
    policy = uniform(seed)
    while not table.position.over:
        decision = table.position.pending[0]
        table.act(decision.seat, policy(table.position, decision))
    return table


@pytest.fixture(scope="module")
def text(_known_toys: None) -> str:
    """A short finished game."""
    return min((write(of_table(played(seed=seed), ("Ada", "Bob"))) for seed in range(1, 8)), key=len)


def resealed(text: str) -> str:
    """The text with a checksum that fits: what somebody does who knows the form."""
    body = text[: text.rindex("sha256 ")]
    return f"{body}sha256 {hashlib.sha256(body.encode()).hexdigest()}\n"


def verify(text: str | bytes) -> Table:
    return replay(read(text))


def test_a_record_reads_as_it_was_written(text: str) -> None:
    record = read(text)
    assert write(record) == text
    assert read(text.encode()) == record
    assert record.players == ("Ada", "Bob")
    assert record.entropy == (b"seat 0", b"seat 1")
    assert verify(text).outcome == record.outcome is not None


def test_a_record_is_text_that_a_person_can_read(text: str) -> None:
    lines = text.splitlines()
    assert lines[0] == MAGIC
    assert lines[1] == "game duelling-mages"
    assert f"commitment {commitment('t1', read(text).seed)}" in lines
    first = lines[lines.index("") + 1]
    assert first.startswith("1 chance draw ")
    assert lines[-2].startswith("end ")


@pytest.mark.parametrize("bit", [0, 5])
def test_every_flipped_bit_is_found(text: str, bit: int) -> None:
    data = text.encode()
    for at in range(len(data)):
        edited = data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]
        with pytest.raises(BadRecord):
            read(edited)


def test_every_cut_is_found(text: str) -> None:
    for end in range(0, len(text), 7):
        with pytest.raises(BadRecord):
            read(text[:end])
    for end in (1, 2, 3):
        with pytest.raises(BadRecord):
            read(text[:-end])


@pytest.mark.parametrize("added", ["\n", " ", "x", "sha256 0\n"])
def test_what_is_added_at_the_end_is_found(text: str, added: str) -> None:
    with pytest.raises(BadRecord):
        read(text + added)


def test_a_lost_entry_is_found(text: str) -> None:
    lines = text.splitlines(keepends=True)
    start = lines.index("\n") + 1
    for at in range(start, len(lines) - 2):
        with pytest.raises(BadRecord):
            read("".join(lines[:at] + lines[at + 1 :]))
        with pytest.raises(BadRecord):
            verify(resealed("".join(lines[:at] + lines[at + 1 :])))


def test_swapped_entries_are_found(text: str) -> None:
    lines = text.splitlines(keepends=True)
    start = lines.index("\n") + 1
    for at in range(start, len(lines) - 3):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        with pytest.raises(BadRecord):
            verify(resealed("".join(swapped)))


def test_an_edited_entry_is_named(text: str) -> None:
    """The checksum says that something is wrong, playing the record again says where."""
    lines = text.splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if " pass #" in line)
    number = int(lines[at].split()[0])
    lines[at] = lines[at].replace("pass", "play bolt-0 at 1")
    with pytest.raises(BadRecord, match=rf"the record was edited: .*\(entry {number}\)") as bad:
        read("".join(lines))
    assert bad.value.entry == number
    with pytest.raises(BadRecord) as bad:
        verify(resealed("".join(lines)))
    assert bad.value.entry == number


def test_an_altered_draw_is_named_even_when_the_checksum_is_made_again(text: str) -> None:
    record = read(text)
    entry = next(entry for entry in record.entries if entry.seat == CHANCE)
    cards = [line.split()[2:4] for line in text.splitlines() if " chance draw " in line]
    other = next(card[1] for card in cards if f"draw {card[1]}" != entry.notation)
    edited = resealed(text.replace(f"{entry.number} chance {entry.notation} ", f"{entry.number} chance draw {other} "))
    with pytest.raises(BadRecord, match=rf"entry {entry.number}: the answer differs: expected '{entry.notation} #"):
        verify(edited)


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("seed ", "seed " + seed_of(77).hex()),
        ("commitment ", "commitment " + commitment("t1", seed_of(77))),
        ("table t1", "table t2"),
        ("entropy ", "entropy " + b"seat 0".hex()),
        ("entropy ", "entropy " + b"seat 1".hex() + "," + b"seat 0".hex()),
        ("seats 2", "seats 3"),
        ("options {}", 'options {"life":9}'),
        ("end ", "end 1,1 0,0 last-one"),
        ("end ", "open"),
        ("take-back yes", "take-back perhaps"),
    ],
)
def test_any_altered_fact_fails_even_when_the_checksum_is_made_again(text: str, line: str, instead: str) -> None:
    lines = [instead if each.startswith(line) else each for each in text.splitlines()]
    assert "\n".join(lines) + "\n" != text
    with pytest.raises(BadRecord):
        verify(resealed("\n".join(lines) + "\n"))


def test_a_seed_with_its_own_commitment_still_has_to_give_the_same_draws(text: str) -> None:
    """Whoever makes up a new seed and a new commitment for it is found out by the first draw."""
    record = read(text)
    forged = msgspec.structs.replace(record, seed=seed_of(77))
    with pytest.raises(BadRecord, match="entry 1: the answer differs"):
        verify(write(forged))


def with_line(text: str, name: str, value: str | None) -> str:
    lines = [line for line in text.splitlines(keepends=True) if value is not None or not line.startswith(name + " ")]
    changed = [f"{name} {value}\n" if line.startswith(name + " ") else line for line in lines]
    return resealed("".join(changed))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("game", "chess", "the record is of another game: there is no game 'chess'"),
        ("rules", "2", "made with rules version 2 of Duelling Mages; this is version 1"),
        ("rules", "two", "the record's header does not read"),
        ("chance", "dice/1", "draws were made by 'dice/1'"),
        ("form", "grand", "the record's setup is refused: Duelling Mages has no form 'grand'"),
        ("seats", "9", "the record's setup is refused: .* is for 2 or 3 or 4 seats, not 9"),
        ("seats", "02", "not written as this program writes records"),
        ("seats", "9" * 5000, "the record's header does not read"),
        ("options", '{"cheat":1}', "has no option 'cheat'"),
        ("options", '{"life":[[1]]}', "option 'life' cannot be"),
        ("options", "[" * 100_000, "the record's header does not read"),
        ("options", '{ "life": 6 }', "not written as this program writes records"),
        ("players", '["Ada",1]', "the record's header does not read"),
        ("seed", "xyz", "the record's header does not read"),
        ("entropy", "7365617420300", "the record's header does not read"),
        ("seed", None, "the record's header has no line 'seed'"),
        ("take-back", None, "the record's header has no line 'take-back'"),
    ],
)
def test_a_bad_header_says_what_is_wrong(text: str, name: str, value: str | None, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as bad:
        verify(with_line(text, name, value))
    assert bad.value.entry == 0
    assert bad.value.code == "bad-record"


@pytest.mark.parametrize(
    ("foreign", "message"),
    [
        ("", "this is not a record"),
        ("hello", "this is not a record"),
        (MAGIC, "this is not a record"),
        ("\ufeff" + MAGIC + "\n", "this is not a record"),
        (MAGIC + "\n", "cut short"),
        (MAGIC + "\nsha256 0\n", "a blank line should stand after its header"),
        (MAGIC + "\n\nsha256 0\n", "edited"),
        (b"\xff\xfe" + MAGIC.encode(), "not UTF-8"),
        ("x" * (LIMIT + 1), "longer than"),
        (b"x" * (LIMIT + 1), "longer than"),
        (MAGIC + "\n\ud800\n\nsha256 0\n", "edited"),
    ],
)
def test_what_is_no_record_is_refused(foreign: str | bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        read(foreign)


@pytest.mark.parametrize(
    "line", ["1", "1 0", "one 0 pass #0", "1 0 pass", "1 x pass #0", "2 0 pass #0", "1 -1 pass #0", "1 ² pass #0"]
)
def test_an_entry_that_does_not_read_is_named(text: str, line: str) -> None:
    lines = text.splitlines()
    at = lines.index("") + 1
    with pytest.raises(BadRecord) as bad:
        read(resealed("\n".join([*lines[:at], line, *lines[at + 1 :]]) + "\n"))
    assert bad.value.entry == 1


def test_a_record_with_too_many_entries_is_refused(text: str) -> None:
    head = text[: text.index("\n\n") + 2]
    many = "".join(f"{number} 0 pass #0\n" for number in range(1, 50_100))
    with pytest.raises(BadRecord, match="more than 50000 entries"):
        read(resealed(f"{head}{many}open\nsha256 0\n"))


def test_entries_beyond_the_end_of_the_game_are_refused(text: str) -> None:
    record = read(text)
    last = record.entries[-1]
    more = msgspec.structs.replace(last, number=last.number + 1)
    with pytest.raises(BadRecord, match="was not asked for anything") as bad:
        verify(write(msgspec.structs.replace(record, entries=(*record.entries, more))))
    assert bad.value.entry == more.number


def test_a_running_game_has_a_record_that_replays_and_stays_open() -> None:
    table = Table(game("dungeon-dice"), Setup("standard", 3), seed_of(3), "t3")
    table.act(1, table.position.pending[1].options[0])
    record = read(write(of_table(table)))
    assert record.outcome is None
    again = replay(record)
    assert again.position == table.position
    assert [decision.seat for decision in again.position.pending] == [0, 2]


def test_a_record_ends_after_the_draws_that_follow_its_last_entry() -> None:
    record = of_table(Table(game("dungeon-dice"), Setup("standard", 2), seed_of(3), "t3"))
    short = msgspec.structs.replace(record, entries=record.entries[:-1])
    with pytest.raises(BadRecord, match="ends before the draws"):
        verify(write(short))


def test_a_resignation_is_recorded() -> None:
    table = Table(game("duelling-mages"), Setup("standard", 3), seed_of(3), "t3")
    table.resign(2)
    record = read(write(of_table(table)))
    assert record.entries[-1].notation == "resign"
    assert replay(record).outcome == table.outcome


def test_a_resignation_that_the_rules_refuse_is_refused_in_a_record_too() -> None:
    table = Table(game("dungeon-dice"), Setup("standard", 2), seed_of(3), "t3")
    entry = msgspec.structs.replace(table.entries[-1], number=len(table.entries) + 1, seat=0, notation="resign")
    record = msgspec.structs.replace(of_table(table), entries=(*table.entries, entry))
    with pytest.raises(BadRecord, match="nobody may resign") as bad:
        replay(record)
    assert bad.value.entry == entry.number


def test_names_of_players_may_be_anything() -> None:
    table = Table(game("connect-four"), Setup("standard", 2), seed_of(3), "t3")
    names = ("line\nbreak", 'quote " \\ \u2028 ł 🎲')
    text = write(of_table(table, names))
    assert read(text).players == names


@pytest.mark.parametrize("name", ["a\nseed 00", "a\rb", "\u2028"])
def test_a_table_cannot_have_a_name_that_breaks_its_record(name: str) -> None:
    with pytest.raises(BadSetup, match="a table cannot be called"):
        Table(game("connect-four"), Setup("standard", 2), seed_of(3), name)


def test_a_tash_kalar_setup_of_any_shape_is_refused_not_crashed_on() -> None:
    """Records can be uploaded by anybody."""
    table = Table(game("tash-kalar"), Setup("duel", 2), seed_of(3), "t3")
    strange: list[Any] = [[["northern"], "sylvan"], [1, 2], [None, None], [{}, {}], {"a": 1}, 5]
    for schools in strange:
        record = msgspec.structs.replace(of_table(table), setup=Setup("duel", 2, {"schools": schools}))
        with pytest.raises(BadRecord, match="the record's setup is refused"):
            verify(write(record))


def test_a_record_is_frozen() -> None:
    record: Record = of_table(Table(game("connect-four"), Setup("standard", 2), seed_of(3)))
    with pytest.raises(AttributeError):
        record.seed = b""  # type: ignore[misc]  # that is the point
