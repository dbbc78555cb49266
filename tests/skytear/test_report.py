"""The battle report of a finished game."""

import msgspec
import pytest

from battles import battle, between_activations, minion_phase
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.minions import EndOfTurn
from ludarium.games.skytear.report import BattleReport, report, text
from ludarium.kernel.errors import BadSetup
from skytear.opening import at_battle, new, played


def test_a_won_game_is_reported_with_factions_heroes_turns_and_how() -> None:
    heroes = {"yami": "g11", "sakoshi": "f11", "corjof": "m5"}
    fight = battle(heroes, tokens=["g12", "k8"], nexus=(-1, 2), towers=((5, 5), (0, 5)), turn=4)
    made = report(minion_phase(fight).position.base)
    assert (made.form, made.turns, made.reason, made.winner) == ("first-battle", 4, "nexus", 0)
    west, east = made.sides
    assert (west.result, east.result) == ("win", "loss")
    assert set(west.factions) == {"kurumo", "taulot"}
    assert set(west.heroes) == {"yami", "sakoshi", "cotlic", "tlakali"}
    assert (west.first, west.structure_damage, west.tokens_won, east.towers_left) == (True, 2, 1, 1)
    words = text(made)
    assert words.splitlines()[0] == (
        "Skytear, first-battle on two_lanes: Side 0 won after 4 turns: the enemy nexus was destroyed."
    )
    assert "2 damage to structures" in words


def test_a_victory_card_and_a_draw_are_named() -> None:
    fight = battle({"yami": "c6", "corjof": "m5"}, victory=["dominion"])
    state = fight.state
    state.count(0, "control_tokens_won", 5)
    won = minion_phase(fight.changed(counters=state.counters))
    assert "Side 0 won after 3 turns: Dominion was fulfilled." in text(report(won.position.base))
    drawn = between_activations(battle({"yami": "c6", "corjof": "c9"}, turn=5), agenda=(EndOfTurn(),)).after()
    made = report(drawn.position.base)
    assert (made.winner, [side.result for side in made.sides]) == (None, ["draw", "draw"])
    assert "A draw after 5 turns: the mana track had come to its end." in text(made)


def test_a_resigned_game_is_reported() -> None:
    state = SKYTEAR.resigned(battle({"yami": "c6", "corjof": "c9"}).position.base, 0)
    made = report(state)
    assert (made.winner, made.reason) == (1, "resignation")
    assert "the other side gave up" in text(made)


def test_a_report_survives_json_and_needs_a_finished_game() -> None:
    game = at_battle(new("standard", 4))
    with pytest.raises(BadSetup, match="when the game is over"):
        report(game.position.base)
    ended = played(game, lambda now: False)
    made = report(ended.position.base)
    assert msgspec.json.decode(msgspec.json.encode(made), type=BattleReport) == made
    assert [side.seats for side in made.sides] == [(0, 2), (1, 3)]
    assert "seat 0 and seat 2" in text(made)
