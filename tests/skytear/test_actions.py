"""The Hero Phase and the actions of heroes (SK-16, SK-17)."""

import pytest

from battles import battle, between_activations, ids, minion_phase
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS
from ludarium.games.skytear.events import ControlCounted, Fizzled, Flipped, Led, PhaseBegan, TokenRemoved
from ludarium.games.skytear.state import OutsiderState, Pile

rule = pytest.mark.rule
FIELD = BOARDS["two_lanes"]

# -- the Hero Phase --------------------------------------------------------------------------------------------


@rule("SK-16.1")
def test_sides_activate_one_ready_hero_in_turn_until_none_is_ready() -> None:
    heroes = {"yami": "c6", "sakoshi": "d6", "corjof": "g12", "gulbjarn": "h12"}
    fight = between_activations(battle(heroes))
    assert (fight.asked, fight.options) == (0, {"activate yami", "activate sakoshi"})
    fight = fight.after("yami", "pass")
    assert (fight.asked, fight.options) == (1, {"activate corjof", "activate gulbjarn"})
    fight = fight.after("gulbjarn", "pass")
    assert (fight.asked, fight.options) == (0, {"activate sakoshi"})
    fight = fight.after("sakoshi", "pass", "corjof", "pass")
    assert PhaseBegan("minion") in fight.told(PhaseBegan)


@rule("SK-16.2")
def test_a_side_without_a_ready_hero_is_skipped_and_the_other_must_go_on() -> None:
    heroes = {"yami": "c6", "sakoshi": "d6", "corjof": "g12"}
    fight = between_activations(battle(heroes)).after("yami", "pass", "corjof", "pass", "sakoshi", "pass")
    assert PhaseBegan("minion") in fight.told(PhaseBegan)
    alone = between_activations(battle(heroes, exhausted=["corjof"])).after("yami", "pass")
    assert (alone.asked, alone.options) == (0, {"activate sakoshi"}), "there is no pass"


@rule("SK-16.3")
def test_an_activation_has_three_points_and_each_action_once() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"})
    assert fight.actions == {"move", "lead", "attack", "skirmish", "worship"}
    fight = fight.after("attack").all_pass(flip=[0, 0])
    assert (fight.state.points, fight.actions) == (2, {"move", "lead", "skirmish", "worship"})
    fight = fight.after("lead", "pass", "pass").after("deck").all_pass()
    fight = fight.after("move").all_pass().after("pass").all_pass()
    assert (fight.state.points, fight.actions) == (0, set())


@rule("SK-16.3")
def test_points_may_be_left_unspent() -> None:
    fight = battle({"yami": "c6", "corjof": "g12"}).after("pass")
    assert fight.hero("yami").status == 1


@rule("SK-16.4")
def test_no_hero_is_activated_twice_in_a_phase() -> None:
    heroes = {"yami": "c6", "sakoshi": "d6", "corjof": "g12"}
    fight = between_activations(battle(heroes)).after("yami", "pass", "corjof", "pass")
    assert fight.options == {"activate sakoshi"}


@rule("SK-16.5")
def test_the_point_is_spent_on_declaring() -> None:
    assert battle({"yami": "c6"}).after("move").state.points == 2


# -- Move ------------------------------------------------------------------------------------------------------


@rule("SK-17.1")
def test_a_move_goes_up_to_three_spaces_and_the_way_is_chosen_at_resolution() -> None:
    fight = battle({"yami": "c8"}).after("move")
    assert fight.prompt == "priority", "nothing is chosen on declaring"
    fight = fight.all_pass()
    distances = {FIELD.distances[FIELD.space("c8")][FIELD.space(space)] for space in fight.spaces}
    assert distances == {1, 2, 3}
    assert fight.after("pass").at("yami") == "c8", "up to three includes none"


@rule("SK-17.2", "SK-6.4", "SK-7.1")
def test_heroes_structures_and_outsiders_block() -> None:
    heroes = {"yami": "a4", "sakoshi": "a5", "corjof": "b4"}
    fight = battle(heroes, outsiders=(OutsiderState("dome_behemoth", 0, FIELD.space("b3")),))
    fight = fight.after("move").all_pass()
    assert fight.prompt == "activation", "an ally, an enemy and an outsider: no way out"


@rule("SK-17.3", "SK-17.4", "SK-6.4")
def test_a_move_passes_through_minions_of_either_side_but_does_not_end_there() -> None:
    heroes = {"yami": "a4", "sakoshi": "b3"}
    fight = battle(heroes, minions={0: ["a5"], 1: ["b4"]}).after("move").all_pass()
    assert {"a6", "b5", "c5"} <= fight.spaces
    assert not {"a5", "b4"} & fight.spaces


# -- Lead ------------------------------------------------------------------------------------------------------


@rule("SK-17.5", "SK-27.1")
def test_lead_puts_a_card_of_the_hand_face_down_under_the_hero() -> None:
    fight = battle({"yami": "c6"}, hand=["combustion", "dragon_fist"]).after("lead").all_pass()
    assert fight.options == {"card combustion", "card dragon_fist", "choose deck"}
    fight = fight.after("dragon_fist")
    assert ids(fight.hero("yami").leads) == ["dragon_fist"]
    assert fight.hand(0) == ["combustion"]
    (led,) = fight.told(Led)
    assert led.seen_by(0) == Led(0, "yami", False, "dragon_fist")
    assert led.seen_by(1) == led.seen_by(None) == Led(0, "yami", False)
    assert fight.view(0).heroes[0].leads[0].card == "dragon_fist"
    assert fight.view(1).heroes[0].leads[0].card is None


@rule("SK-17.5", "SK-27.1")
def test_lead_from_the_deck_is_unseen_by_everybody() -> None:
    fight = battle({"yami": "c6"}, hand=["combustion"]).after("lead").all_pass().after("deck", flip=["hideaway"])
    assert ids(fight.hero("yami").leads) == ["hideaway"]
    assert [fight.view(viewer).heroes[0].leads[0].card for viewer in (0, 1, None)] == [None, None, None]
    (led,) = fight.told(Led)
    assert led.seen_by(0) == led.seen_by(1) == Led(0, "yami", True)


@rule("SK-17.5", "SK-27.3")
def test_a_lead_card_that_the_player_predicted_is_known_to_that_player() -> None:
    fight = battle({"yami": "c6"}, hand=["clear_mind"]).after("play clear_mind by yami")
    fight = fight.all_pass(flip=["hideaway", "combustion"]).after("pass", "combustion", "hideaway").all_pass()
    fight = fight.after("lead").all_pass().after("deck")
    assert fight.view(0).heroes[0].leads[0].card == "hideaway"
    assert fight.view(1).heroes[0].leads[0].card is None


@rule("SK-17.6")
def test_a_lead_card_is_worth_its_cost_not_its_modifier() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "g12"}, leads={"yami": "hideaway"})).after("yami")
    assert CARDS[CARD_NUMBERS["hideaway"]].modifier == 3
    assert fight.told(ControlCounted)[0].lead == (1, 0)
    dear = minion_phase(battle({"yami": "c6", "corjof": "g12"}, leads={"yami": "bow_to_me"})).after("yami")
    assert dear.told(ControlCounted)[0].lead == (3, 0)


@rule("SK-17.6")
def test_a_lead_card_without_runes_is_worth_nothing() -> None:
    assert CARDS[CARD_NUMBERS["skytear_flow"]].cost == 0
    fight = minion_phase(battle({"yami": "c6", "corjof": "g12"}, leads={"yami": "skytear_flow"})).after("yami")
    assert fight.told(ControlCounted)[0].lead == (0, 0)


@rule("SK-17.14")
def test_lead_from_an_empty_deck_shuffles_the_discard_pile_first() -> None:
    fight = battle({"yami": "c6"}, deck=[])
    assert "lead" not in fight.actions, "no card anywhere"
    piles = (Pile(discard=(CARD_NUMBERS["hideaway"],)), fight.state.piles[1])
    fight = fight.changed(piles=piles).after("lead").all_pass().after("deck")
    assert ids(fight.hero("yami").leads) == ["hideaway"]
    hand = battle({"yami": "c6"}, deck=[], hand=["combustion"]).after("lead").all_pass()
    assert hand.options == {"card combustion"}


# -- Attack ----------------------------------------------------------------------------------------------------


@rule("SK-17.7")
def test_an_attack_aims_at_an_enemy_hero_minion_pillar_or_illusion() -> None:
    heroes = {"sakoshi": "c6", "yami": "c5", "corjof": "c8", "akhuti": "k8"}
    fight = battle(heroes, minions={0: ["b6"], 1: ["d6"]}, pillars={0: ["d5"], 1: ["c7"]}, illusions={"akhuti": "b7"})
    fight = fight.after("attack")
    assert fight.options == {"hero corjof", "minion 1 d6", "pillar c7", "illusion b7"}


@rule("SK-17.8")
def test_the_target_of_an_attack_loses_value_plus_modifier_less_armour() -> None:
    fight = battle({"cotlic": "c6", "gulbjarn": "c7"}).after("attack").all_pass(flip=[2])
    assert fight.lost("gulbjarn") == 3 + 2 - 1
    assert fight.told(Flipped) == [Flipped(0, ("combustion",), 2)]


@rule("SK-17.8")
def test_an_attack_never_heals() -> None:
    heroes = {"cotlic": "c6", "gulbjarn": "c7"}
    fight = battle(heroes, conditions={"cotlic": ["disarmed"]}).with_hero("gulbjarn", armour_turn=9)
    assert fight.after("attack").all_pass(flip=[0]).lost("gulbjarn") == 0


@rule("SK-17.9", "SK-18.7", "SK-18.12")
def test_an_attack_removes_a_pillar_or_an_illusion_without_flipping() -> None:
    heroes = {"sakoshi": "c6", "akhuti": "k8"}
    fight = battle(heroes, pillars={1: ["c7"]}, illusions={"akhuti": "b7"})
    pillar = fight.after("attack", "pillar c7").all_pass()
    assert (pillar.pillars(1), pillar.told(Flipped), pillar.deck(0)) == (set(), [], 20)
    assert pillar.told(TokenRemoved) == [TokenRemoved("pillar", 1, "c7")]
    illusion = fight.after("attack", "illusion b7").all_pass()
    assert (illusion.illusion("akhuti"), illusion.told(Flipped)) == ("", [])


@rule("SK-10.5")
def test_an_attack_on_a_token_that_is_gone_is_ignored() -> None:
    fight = battle({"sakoshi": "c6"}, pillars={1: ["c7"]}).after("attack").changed(pillars=((), ())).all_pass()
    assert [event.what for event in fight.told(Fizzled)] == ["attack"]


# -- Skirmish --------------------------------------------------------------------------------------------------


@rule("SK-17.10")
@pytest.mark.parametrize("order", [("c5", "c4", "hit"), ("c5", "hit", "c4"), ("hit", "c5", "c4")], ids=str)
def test_a_skirmish_is_two_steps_and_a_strike_in_any_order(order: tuple[str, ...]) -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c7"}).after("skirmish").all_pass()
    for part in order:
        fight = fight.after("hero corjof", flip=[3]) if part == "hit" else fight.after(part)
    assert (fight.at("sakoshi"), fight.lost("corjof")) == ("c4", 3)
    assert fight.prompt == "priority"


@rule("SK-17.10")
def test_every_part_of_a_skirmish_is_optional() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c7"}).after("skirmish").all_pass()
    assert fight.after("pass").prompt == "priority"
    assert fight.after("c5", "pass").at("sakoshi") == "c5"
    assert fight.after("hero corjof", "pass", flip=[1]).lost("corjof") == 1


@rule("SK-17.10")
def test_a_skirmish_strikes_a_hero_in_sight_and_range_only() -> None:
    melee = battle({"yami": "c6", "corjof": "c8"}).after("skirmish").all_pass()
    assert "hero corjof" not in melee.options
    assert "hero corjof" in melee.after("c7").options
    line = battle({"sakoshi": "d7", "corjof": "e8"}).after("skirmish").all_pass()
    assert "hero corjof" not in line.options


@rule("SK-17.11")
def test_a_skirmish_needs_no_target_never_hurts_minions_and_does_not_pass_them() -> None:
    heroes = {"yami": "a4", "sakoshi": "b3"}
    fight = battle(heroes, minions={1: ["a5"]})
    assert "skirmish" in fight.actions
    fight = fight.after("skirmish")
    assert fight.state.stack[0].targets == ()
    fight = fight.all_pass()
    assert fight.options == {"space b4", "pass"}, "neither onto nor through the minion, and it is no prey"


@rule("SK-17.12")
def test_skirmish_damage_is_the_modifier_and_bonuses_never_the_attack_value() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}).after("skirmish").all_pass().after("hero corjof", flip=[2])
    assert fight.lost("corjof") == 2
    assert len(fight.told(Flipped)[0].cards) == 1


@rule("SK-17.13")
def test_worship_is_the_factions_own_action() -> None:
    for hero, prompt in (("yami", "place-hero"), ("sakoshi", "move-to")):
        fight = battle({hero: "c5", "corjof": "c7"}).after("worship").all_pass()
        assert fight.prompt == prompt
    assert battle({"cotlic": "c5"}).after("worship").prompt == "worship-target"
    assert battle({"haburat": "c5"}, "haburat").after("worship").all_pass().prompt == "move-illusion"
    assert battle({"corjof": "c5"}, "corjof").after("worship").all_pass().prompt == "exhaust-first"
