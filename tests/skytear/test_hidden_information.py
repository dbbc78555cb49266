"""What nobody else may know (SK-27); the twins of every form are compared in the contract tests."""

import pytest

from battles import battle, numbers
from ludarium.games.skytear.events import Drew, Predicted
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.state import Pile
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.values import without
from ludarium.kernel.views import view_bytes
from skytear.opening import at_battle, new

rule = pytest.mark.rule


@rule("SK-27.1")
def test_hands_and_the_order_of_decks_are_hidden() -> None:
    fight = battle({"yami": "c6", "corjof": "c9"}, hand=["combustion", "hideaway"], enemy_hand=["ice_wall"])
    assert fight.view(0).hand == ("hideaway", "combustion")
    assert fight.view(1).hand == ("ice_wall",)
    assert fight.view(None).hand is None
    swapped = numbers(["shuriken_storm", "lord_of_many"])
    bag = tuple(sorted((*fight.state.piles[0].bag, *numbers(["combustion", "hideaway"]))))
    bag = without(without(bag, swapped[0]), swapped[1])
    other = fight.changed(hands=(swapped, fight.state.hands[1]), piles=(Pile(bag), fight.state.piles[1]))
    assert view_bytes(other.view(1)) == view_bytes(fight.view(1))
    assert view_bytes(other.view(None)) == view_bytes(fight.view(None))


@rule("SK-27.1")
def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    event = Drew(0, "hideaway")
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(None) == Drew(0)


@rule("SK-27.2")
def test_what_is_open() -> None:
    fight = battle({"yami": "c6", "corjof": "c9"}, hand=["combustion"], enemy_hand=["ice_wall"], victory=["siege"])
    fight = fight.with_hero("yami", cards=numbers(["clear_mind"]), hp=7, conditions=1)
    view = fight.view(1)
    yami = view.heroes[0]
    assert (yami.cards, yami.hp, yami.conditions, yami.mana) == (("clear_mind",), 7, ("slow",), 2)
    assert [seat.hand for seat in view.seats] == [1, 1]
    assert [pile.cards for pile in view.piles] == [20, 20]
    assert [card.card for card in view.victory] == ["siege"]
    attack = fight.with_hero("corjof", at=fight.state.board.space("c7")).after("attack").all_pass(flip=[2, 2])
    assert attack.view(1).piles[0].discard == ("combustion", "combustion")


@rule("SK-27.2")
def test_a_deck_list_is_open_but_not_where_its_cards_are() -> None:
    game = at_battle(new())
    made_of = game.view(None).piles[0].made_of
    assert game.view(1).piles[0].made_of == made_of
    for number in range(5):
        world = game.position.determinised(1, KeyedChance(seed_of(number)))
        assert SKYTEAR.view(world, None).piles[0].made_of == made_of


@rule("SK-27.3")
def test_cards_seen_by_predict_are_seen_by_that_player_alone() -> None:
    fight = battle({"yami": "c6", "corjof": "c9"}, hand=["clear_mind"]).after("play clear_mind by yami")
    fight = fight.all_pass(flip=["hideaway", "combustion"])
    assert fight.view(0).looked_at == ("hideaway", "combustion")
    assert fight.view(1).looked_at == fight.view(None).looked_at == ()
    fight = fight.after("combustion")
    assert fight.view(1).piles[0].discard == ("combustion",), "a discarded one is open"
    fight = fight.after("pass", "hideaway")
    assert fight.told(Predicted) == [Predicted(0, 2, ("combustion",))]
    assert fight.view(0).piles[0].known_top == ("hideaway",)
    assert fight.view(1).piles[0].known_top == (None,)


@rule("SK-27.4")
def test_team_mates_do_not_see_each_others_hands() -> None:
    game = at_battle(new("standard", 4))
    hands = [game.view(seat).hand for seat in range(4)]
    assert hands[0] is not None
    assert [len(hand or ()) for hand in hands] == [3, 3, 3, 3]
    for number in range(20):
        world = game.position.determinised(0, KeyedChance(seed_of(number)))
        assert view_bytes(SKYTEAR.view(world, 0)) == view_bytes(game.view(0))
    worlds = {game.position.determinised(0, KeyedChance(seed_of(n))).base.hands[2] for n in range(20)}
    assert len(worlds) > 5


@rule("SK-27.1")
def test_a_lead_card_nobody_knows_may_be_any_unseen_card() -> None:
    fight = battle({"yami": "c6", "corjof": "c9"}).after("lead").all_pass().after("deck", flip=["hideaway"])
    leads = {
        fight.position.determinised(viewer, KeyedChance(seed_of(number))).base.heroes[0].leads
        for viewer in (0, 1)
        for number in range(40)
    }
    assert len(leads) == 4, "every design of the deck"


@rule("SK-27.1")
def test_cards_flipped_in_mid_step_stay_flipped_in_every_world() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"})
    fight = fight.after("attack").all_pass(flip=["hideaway", "lord_of_many"])
    assert fight.prompt == "choose-modifier"
    for number in range(20):
        world = fight.position.determinised(number % 2, KeyedChance(seed_of(number)))
        assert {str(option) for option in world.pending[0].options} == {"card hideaway", "card lord_of_many"}
        assert len(world.state.piles[0].bag) == 18


@rule("SK-27.1")
def test_whether_a_window_can_be_answered_is_told_by_what_everybody_sees() -> None:
    """The pass of a seat without a Reaction may be quick only where nobody could have expected one (REL-24)."""
    fight = battle({"yami": "c6", "corjof": "c7"}, enemy_hand=["ice_wall"])
    holding = fight.changed(piles=(fight.state.piles[0], Pile(numbers(["combustion"])))).after("attack", "pass")
    without_one = holding.changed(
        hands=((), numbers(["combustion"])), piles=(holding.state.piles[0], Pile(numbers(["ice_wall"])))
    )
    assert (len(holding.decision.options), len(without_one.decision.options)) == (2, 1)
    for seat in (0, None):
        assert view_bytes(holding.view(seat)) == view_bytes(without_one.view(seat))
    assert holding.view(1).answerable
    assert without_one.view(1).answerable
    no_card = holding.changed(hands=((), ()))
    no_mana = holding.with_hero("corjof", cards=numbers(["ice_wall"] * 3))
    none_left = without_one.changed(piles=(holding.state.piles[0], Pile(discard=numbers(["ice_wall"]))))
    for nothing in (no_card, no_mana, none_left):
        assert [nothing.view(seat).answerable for seat in (0, 1, None)] == [False] * 3
    assert not fight.view(1).answerable, "nobody has priority"
