"""A gentle first battle: its victory cards, its opponent, and warnings before it is lost."""

from __future__ import annotations

from typing import Any

import pytest

from battles import battle
from ludarium.bots import make
from ludarium.games.skytear import words
from ludarium.games.skytear.content import COUNTERS, VICTORY_CARDS
from ludarium.games.skytear.dangers import DangerView
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.setup import EARLY
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Setup
from ludarium.kernel.messages import Message
from ludarium.kernel.table import Table
from skytear.opening import new
from skytear.test_victory import with_counter

rule = pytest.mark.rule
HEROES = {"yami": "c6", "corjof": "c10"}


@rule("SK-22.1")
def test_the_first_battle_deals_no_victory_card_of_the_first_turns_unless_asked() -> None:
    def dealt(**options: Any) -> set[str]:
        games = [new(seed=seed, **options) for seed in range(30)]
        assert all(len(set(game.state.victory)) == 3 for game in games)
        return {VICTORY_CARDS[card].counter for game in games for card in game.state.victory}

    assert dealt() == set(COUNTERS) - set(EARLY)
    assert dealt(victory="any") == set(COUNTERS)
    assert "clean_sweep" not in {card.id for card in VICTORY_CARDS if card.counter not in EARLY}


def test_the_first_battle_is_played_against_the_mild_bot() -> None:
    opponents = {form.id: form.opponent for form in SKYTEAR.info.forms}
    assert opponents.pop("first-battle") == "mild"
    assert set(opponents.values()) == {"greedy"}


def played(west: str, east: str, seed: int) -> Table:
    table = Table(SKYTEAR, Setup("first-battle", 2), seed_of(seed), "first")
    bots = (make(west, seed), make(east, seed))
    while not table.position.over:
        seat = table.position.pending[0].seat
        table.act(seat, bots[seat].choose(table.position, seat))
    return table


@pytest.mark.long
def test_a_newcomer_who_plays_at_random_is_not_beaten_in_the_first_two_turns() -> None:
    games = [played("random", "mild", seed) for seed in range(40)]
    early = [game for game in games if game.outcome and game.outcome.winners == (1,) and game.position.base.turn <= 2]
    assert len(early) <= 4


@pytest.mark.parametrize(
    ("counter", "card", "done", "left"),
    [
        ("enemy_heroes_defeated", "manhunt", 2, 1),
        ("enemy_minions_defeated", "slaughter", 9, 3),
        ("structure_damage_dealt", "siege", 4, 2),
        ("dome_tokens_won", "lord_of_the_dome", 2, 1),
        ("control_tokens_won", "dominion", 3, 3),
        ("ready_enemy_heroes_defeated", "ambush", 1, 1),
        ("enemy_heroes_defeated_this_turn", "double_kill", 1, 1),
    ],
)
def test_everybody_is_warned_when_a_side_is_one_step_from_winning(
    counter: str, card: str, done: int, left: int
) -> None:
    fight = battle(HEROES, victory=[card])
    assert fight.view(0).dangers == ()
    near = with_counter(fight, 1, counter, done)
    assert near.view(0).dangers == near.view(None).dangers == (DangerView(1, counter, left, card),)
    asked = words.asked(near.view(0))
    assert asked is not None
    assert asked.help == Message("sk-warning", {"text": words.danger(DangerView(1, counter, left, card))})


def test_towers_the_nexus_and_a_sweep_are_warned_of() -> None:
    fight = battle(HEROES, victory=["fall_of_the_north_tower"], towers=((3, 5), (5, 5)), nexus=(-1, 2))
    assert fight.view(0).dangers == (
        DangerView(0, "nexus", 2),
        DangerView(1, "enemy_tower_destroyed_lane_A", 3, "fall_of_the_north_tower"),
    )
    everywhere = {"corjof": "c8", "gulbjarn": "k8", "akhuti": "g7", "yami": "m5"}
    swept = battle(everywhere, victory=["clean_sweep"])
    assert swept.view(0).dangers == (DangerView(1, "all_tokens_won_this_phase", 1, "clean_sweep"),)
