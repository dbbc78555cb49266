"""Where health was lost: what a review tells of it is all that the heroes lost."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

import pytest

from ludarium.bots.thoughts import finished
from ludarium.games.fateforge.events import HeroGained, HeroKnockedOut, HeroRevived, Recovered
from ludarium.kernel import record as records
from ludarium.kernel.record import Record
from ludarium.kernel.table import Table
from ludarium.study import review

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def record_of(name: str) -> Record:
    return records.read((GOLDEN / f"{name}.record").read_text("utf-8"))


def hearts_lost(record: Record) -> Counter[str]:
    """By hero: by how much health went down, as the positions have it, and what was healed on the way."""
    table = records.begin(record)
    lasting = [(healths(table), table.opening)]
    for step in records.steps(record, table):
        if step.kind == "take-back":
            lasting.pop()
        else:
            lasting.append((healths(table), step.events))
    found: Counter[str] = Counter()
    down: set[str] = set()
    for (before, _), (after, events) in itertools.pairwise(lasting):
        for event in events:
            match event:
                case HeroGained(hero=hero, what="health" | "poison", amount=amount):
                    found[hero] += amount
                case HeroKnockedOut(hero=hero):
                    down.add(hero)
                case HeroRevived(hero=hero):
                    down.remove(hero)
                case Recovered(hero=hero, health=health) if hero in down:
                    found[hero] += health
                    down.remove(hero)
        for hero in before.keys() & after.keys():
            found[hero] += before[hero] - after[hero]
    return +found


def healths(table: Table) -> dict[str, int]:
    return {hero.id: hero.health for hero in table.position.state.party}


@pytest.mark.parametrize("name", ["fateforge-combat", "fateforge-act-1"])
def test_the_sums_of_a_review_are_the_hearts_lost_in_the_record(name: str) -> None:
    record = record_of(name)
    told: Counter[str] = Counter()
    for lost in finished(review.lost(record)):
        told[str(lost.who.args["hero"])] += lost.amount
        assert all(number > 0 for number in lost.rounds)
    assert told == hearts_lost(record)
    assert told.total() > 10
