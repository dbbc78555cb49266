"""What a server stores of any game can be read back: every answer that is accepted, however its options are held."""

from __future__ import annotations

import random
from itertools import islice

import msgspec

from contract.cases import Case, each_case
from ludarium.house.match import Body, Match, TableSetup
from ludarium.house.messages import ClockSettings
from ludarium.house.resources import SeatWish
from ludarium.house.store import EventRow, TableRow
from ludarium.kernel.chance import seed_of
from ludarium.kernel.decisions import CHANCE, Action, Decision, find_option
from strategies import nasty, sample

LIMIT = 250
"""Entries of a game that are stored and read back."""


def new_match(case: Case, seed: int) -> Match:
    """A table of people, as the server makes it."""
    setup = TableSetup(
        seats=(SeatWish("human"),) * case.setup.seats,
        options=dict(case.setup.options),
        take_back=True,
        chat=True,
        hints=True,
        watch=True,
        clock=ClockSettings(600, 5),
        entropy="",
        pack=case.game.info.pack,
    )
    return Match(
        TableRow(
            id="t",
            code=None,
            game=case.game.info.id,
            rules=case.game.info.rules_version,
            form=case.setup.form,
            setup=msgspec.json.encode(setup).decode(),
            seed=seed_of(seed).hex(),
            bot_seed=seed_of(seed + 1).hex(),
            maker="somebody",
            created=0,
            number=0,
            outcome=None,
            seated="[]",
            started=False,
            updated=0,
        )
    )


def stored(match: Match, body: Body, seat: int) -> EventRow:
    """The row of a step, through the bytes of the store."""
    row = match.seal(body, seat, 0)
    return msgspec.json.decode(msgspec.json.encode(row), type=EventRow)


def unlisted(case: Case, decision: Decision) -> list[Action]:
    return list(islice(case.unlisted(decision), 40))


@each_case
def test_a_stored_game_is_read_back_step_by_step(case: Case) -> None:
    source, policy = random.Random(11), nasty(11)
    match, again = new_match(case, 11), new_match(case, 11)
    again.apply(stored(match, match.deal(), CHANCE))
    rows = 1
    while match.outcome is None and match.number < LIMIT:
        assert match.table is not None
        decision = source.choice(match.table.position.pending)
        others = unlisted(case, decision)
        action = source.choice(others) if others else policy(match.table.position, decision)
        again.apply(stored(match, match.act(decision.seat, action), decision.seat))
        rows += 1
        willing = [seat for seat in range(match.seats) if match.table.can_take_back(seat)]
        if willing and source.random() < 0.1:
            again.apply(stored(match, match.take_back(willing[0]), willing[0]))
    assert rows > 3
    assert match.table is not None
    assert again.table is not None
    assert again.chain == match.chain
    assert again.table.position == match.table.position
    assert again.summary() == match.summary()


@each_case
def test_the_notation_of_every_accepted_answer_names_it_alone(case: Case) -> None:
    for position in sample(case, 25):
        for decision in position.pending:
            others = unlisted(case, decision)
            if hasattr(decision.options, "read"):
                assert others, f"{decision.prompt} reads its own notation: name some answers that it does not list"
            for action in others:
                assert action in decision.options
                assert action not in tuple(decision.options)
            for action in (*list(decision.options)[:60], *others):
                assert find_option(decision, str(action)) == action
