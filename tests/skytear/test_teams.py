"""Three to eight players in two teams (SK-23)."""

import pytest

from battles import Battle, battle, between_activations, minion_phase
from ludarium.games.skytear.events import ControlCounted, Passed
from ludarium.games.skytear.minions import EndOfTurn
from ludarium.games.skytear.phases import Priority, Rewarding
from ludarium.games.skytear.setup import start_hand
from ludarium.games.skytear.state import OutsiderState, Pile
from skytear.opening import at_battle, at_prompt, new

rule = pytest.mark.rule


def table(seats: int, form: str = "standard") -> Battle:
    return at_battle(new(form, seats))


@rule("SK-23.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_two_teams_with_as_many_heroes_each(seats: int) -> None:
    game = table(seats)
    assert [sum(hero.side == side for hero in game.state.heroes) for side in (0, 1)] == [4, 4]
    assert sorted(game.state.team(0) + game.state.team(1)) == list(range(seats))


@rule("SK-23.1")
def test_team_mates_heroes_are_allied() -> None:
    fight = battle({"haburat": "c6", "akhuti": "c7", "yami": "c8"}, "haburat", seats=4)
    fight = fight.with_hero("akhuti", seat=3)
    assert fight.armour("akhuti") == 1, "Shield of the Legion helps the partner's hero"
    assert "attack" not in fight.actions, "Akhuti beside him is no target, and Yami is too far away"
    ritual = battle({"tlakali": "c6", "cotlic": "c7"}, seats=4, hand=["millennial_ritual"], hp={"cotlic": 5})
    ritual = ritual.with_hero("cotlic", seat=2).after("play millennial_ritual by tlakali").all_pass()
    assert ritual.hp("cotlic") == 9, "a partner's hero is healed like an own one"


@rule("SK-23.2")
def test_three_or_four_players_use_the_heroes_they_drafted() -> None:
    game = table(4)
    mine = {hero.id for hero in game.state.heroes if hero.seat == 0}
    theirs = {hero.id for hero in game.state.heroes if hero.seat == 2}
    assert (len(mine), len(theirs)) == (2, 2)
    options = {decision.seat: {str(option) for option in decision.options} for decision in game.position.pending}
    assert options == {0: {f"activate {name}" for name in mine}, 2: {f"activate {name}" for name in theirs}}


@rule("SK-23.2")
def test_cards_are_played_with_the_own_heroes_only() -> None:
    fight = battle({"yami": "c6", "sakoshi": "c7"}, hand=["clear_mind"], seats=4).with_hero("sakoshi", seat=2)
    assert fight.cards("sakoshi") == set()
    assert "clear_mind" in fight.cards("yami")


@rule("SK-23.2")
def test_five_or_more_players_use_any_hero_of_the_team() -> None:
    game = table(6)
    options = {decision.seat: len(decision.options) for decision in game.position.pending}
    assert options == {0: 4, 2: 4, 4: 4}


@rule("SK-23.3", "SK-16.1")
def test_teams_alternate_and_order_their_own_activations() -> None:
    game = table(4)
    position = game.position.copy()
    partner = position.decision_of(2)
    assert partner is not None
    position.apply(2, partner.options[0])
    assert position.pending[0].seat == 2
    position.apply(2, next(option for option in position.pending[0].options if str(option) == "pass"))
    assert {decision.seat for decision in position.pending} == {1, 3}, "the other team is next"


@rule("SK-23.4")
def test_the_team_chooses_who_activates_the_outsider() -> None:
    fight = battle({"yami": "g7", "corjof": "m5"}, seats=4)
    fight = minion_phase(fight, checked=(1, 2), outsiders=(OutsiderState("dome_behemoth", 0),))
    assert (fight.prompt, fight.asked, fight.options) == ("who-runs-outsider", 0, {"seat 0", "seat 2"})
    fight = fight.after("seat 2")
    assert (fight.prompt, fight.asked) == ("place-outsider", 2)
    fight = fight.after("g8")
    assert (fight.prompt, fight.asked) == ("run-outsider", 2)


@rule("SK-23.5")
@pytest.mark.parametrize(
    ("seats", "hands", "draws"),
    [
        (2, [6, 5], [2, 2]),
        (3, [3, 6, 3], [1, 2, 1]),
        (4, [3, 3, 3, 3], [1, 1, 1, 1]),
        (5, [3, 5, 3, 4, 3], [1, 2, 1, 1, 1]),
        (6, [3, 3, 3, 3, 3, 3], [1, 1, 1, 1, 1, 1]),
        (7, [3, 4, 3, 4, 3, 4, 3], [1, 2, 1, 1, 1, 1, 1]),
        (8, [3, 3, 3, 3, 3, 3, 3, 3], [1, 1, 1, 1, 1, 1, 1, 1]),
    ],
)
def test_the_cards_of_a_team_are_shared_out_as_evenly_as_possible(
    seats: int, hands: list[int], draws: list[int]
) -> None:
    game = table(seats)
    assert [start_hand(game.state, seat) for seat in range(seats)] == hands
    assert [len(game.state.hands[seat]) for seat in range(seats)] == hands
    end = between_activations(game, agenda=(EndOfTurn(),)).after()
    grown = [len(end.state.hands[seat]) - hands[seat] for seat in range(seats)]
    assert grown == draws


def defeated(seats: int, seat: int) -> Battle:
    """That player of side 0 has defeated a hero; the cards are to be drawn now."""
    fight = battle({"yami": "c6", "corjof": "c8"}, seats=seats)
    return fight.changed(agenda=(*fight.position.base.agenda, Rewarding()), rewards=((seat, "defeat"),))


@rule("SK-23.6")
def test_for_a_defeated_hero_the_player_and_a_chosen_mate_draw_one_each() -> None:
    four = defeated(4, 2).after()
    assert [len(four.state.hands[seat]) for seat in range(4)] == [1, 0, 1, 0], "there is only one mate"
    six = defeated(6, 4)
    assert (six.prompt, six.asked, six.options) == ("who-draws", 4, {"seat 0", "seat 2"})
    six = six.after("seat 2")
    assert [len(six.state.hands[seat]) for seat in range(6)] == [0, 0, 1, 0, 1, 0]


@rule("SK-23.6")
def test_a_team_of_one_draws_both() -> None:
    fight = battle({"corjof": "c6", "yami": "c8"}, "corjof", seats=3)
    fight = fight.changed(agenda=(*fight.position.base.agenda, Rewarding()), rewards=((1, "defeat"),)).after()
    assert [len(hand) for hand in fight.state.hands] == [0, 2, 0]


@rule("SK-23.6", "SK-14.8")
def test_for_a_damaged_structure_one_chosen_player_draws() -> None:
    fight = battle({"yami": "c11", "corjof": "m5"}, tokens=["c12", "k8"], seats=4)
    fight = minion_phase(fight)
    assert (fight.prompt, fight.asked, fight.options) == ("who-draws", 0, {"seat 0", "seat 2"})
    fight = fight.after("seat 2")
    assert [len(hand) for hand in fight.state.hands] == [0, 0, 1, 0]


@rule("SK-23.7")
def test_the_hand_limit_is_for_each_player() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"}, seats=4, hands=((1,) * 6, (1,), (2,) * 7, ()))
    fight = between_activations(fight, agenda=(EndOfTurn("limit"),))
    assert (fight.prompt, fight.asked) == ("hand-limit", 2)
    fight = fight.after(str(fight.decision.options[0]))
    assert fight.prompt == "activate"


@rule("SK-23.8", "SK-15.2")
def test_priority_goes_clockwise_through_all_players() -> None:
    fight = battle({"corjof": "c6", "yami": "c10"}, "corjof", seats=4).after("move")
    order = []
    for _ in range(4):
        order.append(fight.asked)
        fight = fight.after("pass")
    assert order == [1, 2, 3, 0]
    assert fight.told(Passed) == [Passed(0)]


@rule("SK-23.8", "SK-15.4")
def test_after_a_card_of_another_player_all_four_pass_again() -> None:
    fight = battle({"corjof": "c10", "sakoshi": "c7"}, "corjof", seats=4, hands=((), (), (1,), ()))
    fight = fight.with_hero("sakoshi", seat=2).after("move", "pass", "play hideaway by sakoshi", "d5", "pass")
    order = []
    for _ in range(4):
        order.append(fight.asked)
        assert fight.stack == ["move", "hideaway"]
        fight = fight.after("pass")
    assert (order, fight.stack) == ([1, 2, 3, 0], ["move"])


@rule("SK-23.9", "SK-14.14", "SK-1.4")
def test_skytear_flow_is_the_first_teams_once() -> None:
    heroes = {"yami": "c6", "sakoshi": "c7", "corjof": "c10"}
    fight = battle(heroes, seats=4).with_hero("sakoshi", seat=2)
    assert fight.cards() == {"skytear_flow"}
    fight = fight.after("move", "pass", "pass")
    assert (fight.asked, fight.options) == (2, {"play skytear_flow by sakoshi", "pass"})
    fight = fight.after("play skytear_flow by sakoshi", "pass")
    assert fight.mana("sakoshi") == 3
    fight = fight.resolved()
    assert fight.mana("sakoshi") == 4
    assert fight.cards() == set()
    assert isinstance(fight.position.base.agenda[-1], Priority)


@rule("SK-23.5", "SK-24.1")
def test_a_team_of_three_or_more_shares_one_deck() -> None:
    six = table(6)
    assert six.state.deck_of == (0, 1, 0, 1, 0, 1)
    assert [sum(pile.made_of.values()) for pile in six.view(None).piles] == [32, 32]
    four = table(4)
    assert four.state.deck_of == (0, 1, 2, 3)
    assert [sum(pile.made_of.values()) for pile in four.view(None).piles] == [16, 16, 16, 16]


@rule("SK-19.4")
def test_every_player_may_add_one_lead_card_of_an_allied_hero_but_none_twice() -> None:
    heroes = {"yami": "c6", "sakoshi": "c7", "cotlic": "b6", "corjof": "m5"}
    leads = {"yami": "hideaway", "sakoshi": "life_steal", "cotlic": "my_kingdom"}
    fight = minion_phase(battle(heroes, leads=leads, seats=4))
    assert (fight.asked, fight.options) == (0, {"hero yami", "hero sakoshi", "hero cotlic", "pass"})
    fight = fight.after("hero cotlic")
    assert (fight.asked, fight.options) == (2, {"hero yami", "hero sakoshi", "pass"}), "the partner's heroes, too"
    fight = fight.after("hero sakoshi")
    assert fight.told(ControlCounted)[0].lead == (3 + 2, 0)


def test_a_mate_who_draws_from_an_empty_deck_draws_nothing() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"}, seats=4, piles=(Pile(), Pile()))
    fight = fight.changed(agenda=(*fight.position.base.agenda, Rewarding()), rewards=((0, "defeat"),))
    assert [len(hand) for hand in fight.state.hands] == [0, 0, 0, 0]
    assert fight.prompt == "activation"


def test_teams_draft_in_turn() -> None:
    game = at_prompt(new("standard", 4), "draft-hero")
    order = []
    while game.prompt == "draft-hero":
        order.append(game.asked)
        game = game.after(str(game.decision.options[0]))
    assert order == [0, 1, 3, 2, 0, 1, 3, 2]
