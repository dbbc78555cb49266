"""Recorded games are played again with the cards that were drawn then."""

from ludarium.games.tash_kalar.actions import DrawCard
from ludarium.kernel.decisions import CHANCE, Decision
from tash_kalar.recorded_games import RecordedChance

DRAW = Decision(CHANCE, "draw-legends", (DrawCard("legends/leviathan"), DrawCard("legends/titan")))


def test_the_hand_of_a_turn_with_a_reshuffle_comes_first_in_that_turn_only() -> None:
    decks: dict[str, list[str]] = {"A": [], "B": [], "legends": [], "flares": []}
    chance = RecordedChance({"decks": decks})
    chance.begin_turn()
    # The turn's own draws still took the Titan; its deck was then reshuffled with the Leviathan in front of it.
    chance.reshuffle("legends", ["titan"], ["leviathan", "titan"])
    assert chance.choose(DRAW, 0) == DrawCard("legends/titan")
    chance.begin_turn()
    assert chance.choose(DRAW, 1) == DrawCard("legends/leviathan")
