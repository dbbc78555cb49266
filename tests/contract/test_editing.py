"""Every game that can be set up by hand: whatever is changed, the text reads, and what cannot be says why."""

from __future__ import annotations

import random

import pytest

import ludarium
from ludarium.kernel.editing import Edit, Impossible, Setting, edited, editor_of, kit_of
from ludarium.kernel.game import games
from ludarium.texts import tell

GAMES = {"tash-kalar": "high-form", "skytear": "first-battle", "fateforge": "combat"}


def some(setting: Setting, chance: random.Random) -> tuple[str, ...]:
    """A value that is on offer."""
    if setting.kind == "number":
        return (str(chance.randint(setting.least, setting.most)),)
    pool = [choice.id for choice in setting.choices for _ in range(choice.copies)]
    many = 1 if setting.kind == "choice" else chance.randint(0, min(setting.most, len(pool)))
    return tuple(chance.sample(pool, many))


def test_the_games_of_the_box_can_be_set_up() -> None:
    assert {each.info.id for each in games() if editor_of(each.info.id) is not None} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_any_change_leads_to_a_position_that_reads_or_to_a_sentence(game: str) -> None:
    chance = random.Random(7)
    position = ludarium.new(game, GAMES[game], seed=7)
    changed, refused = 0, list[Impossible]()
    for step in range(1, 161):
        if not position.pending:
            break
        decision = chance.choice(position.pending)
        position.apply(decision.seat, decision.options[chance.randrange(len(decision.options))])
        kit = kit_of(position) if step % 40 == 0 else None
        if kit is None:
            continue
        text = position.text()
        edits = [Edit("set", each.id, value=some(each, chance)) for each in chance.sample(kit.settings, 6)]
        edits += [Edit("clear"), *([Edit("mirror")] if kit.mirrors else [])]
        for edit in edits:
            try:
                after, there = edited(text, (edit,))
            except Impossible as impossible:
                refused.append(impossible)
                continue
            assert ludarium.read(after, 1) == there
            assert kit_of(there) is not None
            changed += 1
    assert changed >= 5
    # A sentence of its own, not what the program says of a text that nobody wrote.
    assert all(tell(each.message) and each.message.key != "plain-text" for each in refused)
