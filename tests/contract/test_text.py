"""Positions as text: every position of every game is written and read back, and bad text is refused in words."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludarium
from contract.cases import Case, each_case, each_hidden
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.errors import BadPosition
from ludarium.kernel.game import Position
from ludarium.kernel.views import view_bytes
from strategies import nasty, sample, uniform, walk
from toys.known import TOYS


def asked(position: Position[Any]) -> list[Any]:
    return [(each.seat, each.prompt, each.args, tuple(each.options)) for each in position.pending]


def check_round_trip(position: Position[Any]) -> None:
    text = position.text()
    again = ludarium.read(text, seed=1)
    assert again == position, text
    assert asked(again) == asked(position)
    assert again.text() == text


@each_case
def test_a_position_is_read_back_from_its_text(case: Case) -> None:
    for position in sample(case, 15):
        check_round_trip(position)


@pytest.mark.long
@each_case
def test_every_position_of_whole_games_is_read_back(case: Case) -> None:
    for policy in (uniform, nasty):
        for seed in (1, 2, 3):
            for position in walk(case, seed, policy):
                check_round_trip(position)


@each_case
def test_the_text_says_which_game_it_is(case: Case) -> None:
    head, *_ = walk(case, 1)[0].text().splitlines()
    seats = "1 seat" if case.setup.seats == 1 else f"{case.setup.seats} seats"
    info = case.game.info
    assert head == f"{info.id} {case.setup.form}, {seats}, rules {info.rules_version}"


@each_hidden
def test_the_text_for_a_seat_tells_nothing_that_it_may_not_know(case: Case) -> None:
    """Twins that look alike to the seat have one text, and the world read from it looks alike, too."""
    differed = 0
    for number, position in enumerate(sample(case, 8 + 3 * case.patience)):
        for viewer in range(case.setup.seats):
            text = position.text(viewer)
            twin = position.determinised(viewer, KeyedChance(seed_of(number)))
            assert twin.text(viewer) == text
            differed += twin.text() != position.text()
            if case.game not in TOYS:  # they say who knows what, but not how unknown cards are dealt
                read = ludarium.read(text, seed=number)
                seen, expected = (view_bytes(case.game.view(each, viewer)) for each in (read, position))
                assert seen == expected
    assert differed


def mutated(text: str, source: random.Random) -> str:
    """The text with something wrong: letters, words or lines lost, doubled or exchanged."""
    lines = text.splitlines()
    for _ in range(source.randint(1, 3)):
        at = source.randrange(len(lines))
        words = lines[at].split(" ")
        match source.randrange(7):
            case 0:
                del lines[at]
            case 1:
                lines.insert(source.randrange(len(lines)), lines[at])
            case 2:
                other = source.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                words[source.randrange(len(words))] = source.choice(text.split())
                lines[at] = " ".join(words)
            case 4:
                place = source.randrange(len(lines[at]) + 1)
                lines[at] = lines[at][:place] + source.choice('?[](),=:-9ax#."\\é\0\t') + lines[at][place + 1 :]
            case 5:
                words[source.randrange(len(words))] = str(source.choice((-1, 0, 3, 99, 10**12, -99, 1 << 70)))
                lines[at] = " ".join(words)
            case _:
                lines[at] = lines[at][: source.randrange(len(lines[at]) + 1)]
        if not lines:
            break
    return "\n".join(lines)


def check_mutations(case: Case, count: int) -> int:
    """Text with mistakes is read as another position, or refused with a sentence; nothing else ever happens."""
    source, refused = random.Random(case.id), 0
    for position in sample(case, 10):
        text = position.text()
        for _ in range(count):
            wrong = mutated(text, source)
            try:
                ludarium.read(wrong, seed=1).text()
            except BadPosition as refusal:
                refused += 1
                said = str(refusal)
                assert said
                assert "\n" not in said
                assert len(said) < 400
    return refused


@each_case
def test_text_with_mistakes_is_refused_with_a_reason(case: Case) -> None:
    assert check_mutations(case, 15) > 20


@pytest.mark.long
@each_case
def test_much_text_with_mistakes_is_refused_with_a_reason(case: Case) -> None:
    assert check_mutations(case, 400) > 500


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the text is empty; its first line names the game: tash-kalar duel, 2 seats, rules 1"),
        ("chess, 2 seats", "line 1: the first line names the game, its form, the seats and the version of the rules"),
        ("chess standard, 2 seats, rules 1", "there is no game 'chess'"),
        ("connect-four standard, 3 seats, rules 1", "Connect Four standard is for 2 seats, not 3"),
        ("connect-four standard, 2 seats, rules 9", "line 1: the position is of rules 9; this program has rules 1"),
        ("connect-four standard, 2 seats, rules 1, pack x", "line 1: the position is of another content pack"),
        ("connect-four standard, 2 seats, rules 1\n  discs", "line 2: this line is indented, but no section begins"),
        ("connect-four standard, 2 seats, rules 1\ndisks: 1", "line 2: a position of Connect Four has no 'disks'"),
        ("connect-four standard, 2 seats, rules 1\nheights: 3", "line 2: expected a list in brackets, but got '3'"),
        ("connect-four standard, 2 seats, rules 1\nheights: [x]", "line 2: expected a number, but got 'x'"),
        ("connect-four standard, 2 seats, rules 1\nheights: [1", "line 2: a bracket is not closed"),
        ("connect-four standard, 2 seats, rules 1\nheights: " + "[" * 99, "line 2: the brackets go too deep"),
        ("connect-four standard, 2 seats, rules 1\noutcome: none\noutcome: none", "line 3: 'outcome' is told twice"),
        ("connect-four standard, 2 seats, rules 1\nanswers\n  1: drop 1", "line 3: '1' is not asked for anything"),
        ("connect-four standard, 2 seats, rules 1\nanswers\n  0: drop 9", "line 3: 'drop 9' is not one of the 7"),
        ("x" * 300_000, "the text is longer than 200000 characters"),
    ],
)
def test_a_refusal_names_the_line_and_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        ludarium.read(text)
    assert reason in str(refusal.value)
