"""Targeting, the keywords of effects and movement effects (SK-10, SK-11, SK-13)."""

import pytest

from battles import battle, ids, minion_phase
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.events import Fizzled, Flipped, Predicted, Reshuffled, Resolved
from ludarium.games.skytear.state import Pile, Waiting

rule = pytest.mark.rule
FIELD = BOARDS["two_lanes"]

# -- targeting -------------------------------------------------------------------------------------------------


@rule("SK-10.1")
def test_targets_are_chosen_when_the_action_is_declared_or_the_card_played() -> None:
    heroes = {"sakoshi": "c6", "corjof": "c8", "akhuti": "c9"}
    fight = battle(heroes, hand=["life_steal"])
    declared = fight.after("attack")
    assert (declared.prompt, declared.options) == ("attack-target", {"hero corjof", "hero akhuti"})
    assert declared.after("hero akhuti").state.stack[0].targets == (f"hero {fight.state.hero_number('akhuti')}",)
    played = fight.after("play life_steal by sakoshi")
    assert (played.prompt, played.options) == ("card-target", {"hero corjof", "hero akhuti"})


@rule("SK-10.2")
def test_a_target_must_be_seen_and_an_attack_needs_the_own_range() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"})
    assert "attack" not in fight.actions, "two spaces are out of melee range"
    assert "worship" in fight.actions, "three spaces of sight are enough for Worship"
    assert "worship" not in battle({"yami": "c6", "corjof": "c10"}).actions
    assert "worship" not in battle({"yami": "d7", "corjof": "e8"}).actions


@rule("SK-10.3")
def test_without_a_legal_target_nothing_can_be_declared_or_played() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "k8"}, hand=["life_steal", "paralysing_precision"])
    assert fight.actions == {"move", "lead", "skirmish"}
    assert fight.cards() == {"skytear_flow"}


@rule("SK-10.4", "SK-11.5")
def test_adjacent_enemies_need_no_sight_unless_they_are_targets() -> None:
    target = battle({"yami": "d7", "corjof": "e8"}, hand=["dragon_fist"])
    assert "dragon_fist" not in target.cards(), "a white line lies between them"
    # The Behemoth's Quake hits what is adjacent, white line or not.
    quake = minion_phase(battle({"yami": "d7", "gulbjarn": "g9"}), checked=(1, 2))
    assert quake.after("e8", "quake").lost("yami") == 2


@rule("SK-10.5", "SK-16.5")
def test_requirements_are_checked_again_and_the_point_stays_spent() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}).after("attack")
    fight = fight.with_hero("corjof", at=FIELD.space("c9")).all_pass()
    assert fight.told(Fizzled) == [Fizzled("yami", "attack", "requirements")]
    assert (fight.lost("corjof"), fight.state.points) == (0, 2)
    assert "attack" not in fight.actions


@rule("SK-10.5")
def test_a_minion_that_fell_is_no_target_any_more_though_another_stands_there_now() -> None:
    """No Reaction of the box defeats or summons minions; a pack can make such cards Reactions."""
    heroes = {"yami": "c6", "1:cotlic": "c8", "1:tlakali": "c9"}
    fight = battle(heroes, minions={1: ["c7"]}, tokens=["c7", "k8"]).after("attack")
    cotlic, tlakali = (fight.state.hero_number(name) for name in ("cotlic", "tlakali"))
    minion = f"minion 1 {FIELD.space('c7')}"
    assert fight.state.stack[0].targets == (minion,)
    summons = Waiting("card", cotlic, 1, CARD_NUMBERS["lord_of_many"])
    kills = Waiting("card", tlakali, 1, CARD_NUMBERS["sacrifice"], (minion, f"hero {tlakali}"))
    fight = fight.changed(stack=(*fight.state.stack, summons, kills)).all_pass()
    assert (fight.prompt, fight.minions(1)) == ("place-minion", set())
    fight = fight.after("c7")
    assert fight.view(None).stack[0].targets == ("c7",)
    fight = fight.all_pass()
    assert fight.told(Fizzled) == [Fizzled("yami", "attack", "requirements")]
    assert fight.minions(1) == {"c7"}


@rule("SK-10.5", "SK-14.4")
def test_a_card_whose_effect_is_ignored_stays_spent() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, hand=["life_steal"]).after("play life_steal by sakoshi")
    fight = fight.with_hero("corjof", at=FIELD.space("k8")).all_pass()
    assert [event.what for event in fight.told(Fizzled)] == ["life_steal"]
    assert fight.mana("sakoshi") == 1
    assert ids(fight.hero("sakoshi").cards) == ["life_steal"]


@rule("SK-10.7")
def test_enemy_means_a_hero_or_a_minion() -> None:
    fight = battle({"akhuti": "c6", "yami": "c8"}, "akhuti", enemy_hand=["hurricane_strike"], minions={0: ["c7"]})
    fight = fight.after("play hurricane_strike by akhuti")
    assert fight.options == {"hero yami", "minion 0 c7"}


@rule("SK-10.7")
def test_enemy_hero_means_no_minion() -> None:
    fight = battle({"sakoshi": "c6"}, hand=["life_steal"], minions={1: ["c7"]})
    assert "life_steal" not in fight.cards()


# -- keywords --------------------------------------------------------------------------------------------------


@rule("SK-11.1")
def test_texts_are_carried_out_in_printed_order() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hand=["dragon_fist"]).after("play dragon_fist by yami")
    fight = fight.all_pass(flip=[2])
    assert fight.told(Resolved) == [Resolved("yami", "dragon_fist")]
    assert (fight.lost("corjof"), fight.prompt) == (5, "push-to"), "the damage first, then the push"


@rule("SK-11.3")
def test_one_card_is_flipped_for_each_plus_and_one_modifier_chosen() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}).after("attack").all_pass(flip=["hideaway", "lord_of_many"])
    assert (fight.prompt, fight.options) == ("choose-modifier", {"card hideaway", "card lord_of_many"})
    low = fight.after("lord_of_many")
    assert low.lost("corjof") == 4 + 1
    assert low.told(Flipped) == [Flipped(0, ("hideaway", "lord_of_many"), 1)]
    assert low.discards(0) == ["hideaway", "lord_of_many"]


@rule("SK-11.3")
def test_equal_modifiers_need_no_choice() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}).after("attack").all_pass(flip=[2, 2])
    assert fight.lost("corjof") == 6


@rule("SK-11.5")
def test_adjacent_includes_the_casters_own_space() -> None:
    fight = battle({"haburat": "c5", "corjof": "c6"}, "haburat", enemy_hand=["tortoise_formation"])
    fight = fight.after("play tortoise_formation by haburat").all_pass()
    assert fight.hero("haburat").armour_turn == fight.hero("corjof").armour_turn == 2


@rule("SK-11.6")
def test_the_caster_is_the_hero_that_generates_the_effect() -> None:
    fight = battle({"sakoshi": "c6", "yami": "c5"}, hand=["hideaway"])
    fight = fight.after("play hideaway by yami").all_pass()
    assert (fight.at("yami"), fight.at("sakoshi")) == ("d5", "c6")


@rule("SK-11.12")
def test_predict_discards_any_number_and_returns_the_rest_in_any_order() -> None:
    fight = battle({"yami": "c6"}, hand=["clear_mind"]).after("play clear_mind by yami")
    fight = fight.all_pass(flip=["hideaway", "combustion"])
    kept = fight.after("pass", "hideaway", "combustion")
    assert ids(kept.state.piles[0].top) == ["combustion", "hideaway"], "the last one put back lies on top"
    both = fight.after("hideaway", "combustion")
    assert both.discards(0) == ["hideaway", "combustion"]
    assert both.told(Predicted) == [Predicted(0, 2, ("hideaway", "combustion"))]


@rule("SK-11.12")
def test_predict_shuffles_the_discard_pile_in_below_when_the_deck_is_short() -> None:
    fight = battle({"yami": "c6"}, hand=["clear_mind"], deck=["hideaway"]).changed()
    piles = (Pile(bag=fight.state.piles[0].bag, discard=(7, 7)), fight.state.piles[1])
    fight = fight.changed(piles=piles).after("play clear_mind by yami").all_pass(flip=["hideaway", "combustion"])
    assert fight.told(Reshuffled) == [Reshuffled(0)]
    fight = fight.after("pass", "combustion", "hideaway")
    assert ids(fight.state.piles[0].top) == ["hideaway", "combustion"]
    assert ids(fight.state.piles[0].bag) == ["combustion"]


@rule("SK-11.12", "SK-14.11")
def test_predict_of_the_last_cards_leaves_the_discard_pile_alone() -> None:
    fight = battle({"yami": "c6"}, hand=["clear_mind"], deck=["hideaway", "combustion"])
    piles = (Pile(bag=fight.state.piles[0].bag, discard=(7, 7)), fight.state.piles[1])
    fight = fight.changed(piles=piles).after("play clear_mind by yami").all_pass(flip=["hideaway", "combustion"])
    assert not fight.told(Reshuffled), "the deck had as many cards as were looked at"
    fight = fight.after("hideaway", "pass", "combustion")
    assert fight.discards(0) == ["combustion", "combustion", "hideaway"]
    assert ids(fight.state.piles[0].top) == ["combustion"]
    assert not fight.state.piles[0].bag


@rule("SK-11.12")
def test_predict_looks_at_what_there_is() -> None:
    fight = battle({"yami": "c6"}, hand=["clear_mind"], deck=["hideaway"]).after("play clear_mind by yami")
    fight = fight.all_pass(flip=["hideaway"])
    assert fight.options == {"card hideaway", "pass"}
    assert fight.after("hideaway").told(Predicted) == [Predicted(0, 1, ("hideaway",))]


@rule("SK-12.6", "SK-15.12")
@pytest.mark.parametrize("heroes", [{"haburat": "c8", "akhuti": "d8"}, {"akhuti": "d8", "haburat": "c8"}])
def test_a_hero_that_falls_takes_no_armour_from_others_hit_by_the_same_effect(heroes: dict[str, str]) -> None:
    fight = battle({"yami": "c6", **heroes}, hand=["combustion"], hp={"haburat": 1})
    assert fight.armour("akhuti") == 1, "Shield of the Legion"
    fight = fight.after("play combustion by yami", "c8").all_pass().after("area c8 d7 d8", flip=[3])
    assert (fight.at("haburat"), fight.lost("akhuti")) == ("", 4 - 1)
    assert fight.armour("akhuti") == 0


@rule("SK-12.6", "SK-15.12")
@pytest.mark.parametrize("heroes", [{"haburat": "c7", "akhuti": "e5"}, {"akhuti": "e5", "haburat": "c7"}])
def test_nor_does_one_whose_illusion_goes_with_it(heroes: dict[str, str]) -> None:
    fight = battle(
        {"0:gulbjarn": "d6", **heroes},
        "gulbjarn",
        form="competitive",
        hand=["hostile_ground"],
        hp={"akhuti": 1},
        illusions={"akhuti": "c8"},
    )
    assert fight.armour("haburat") == 1 + 1, "Resonating Light"
    fight = fight.after("play hostile_ground by gulbjarn").all_pass()
    assert (fight.at("akhuti"), fight.lost("haburat"), fight.conditions("haburat")) == ("", 0, {"slow"})
    assert fight.armour("haburat") == 1


@rule("SK-11.16")
def test_within_some_spaces_means_distance_only() -> None:
    fight = battle({"tlakali": "d6", "cotlic": "e7"}, hand=["millennial_ritual"], hp={"cotlic": 5})
    assert fight.after("play millennial_ritual by tlakali").all_pass().hp("cotlic") == 9


# -- movement effects ------------------------------------------------------------------------------------------


@rule("SK-13.1", "SK-13.2")
def test_a_move_effect_obeys_the_rules_of_the_move_action() -> None:
    heroes = {"sakoshi": "c5", "yami": "c6", "corjof": "c8"}
    fight = battle(heroes, minions={1: ["d5"]}).after("worship").all_pass()
    assert fight.asked == 0, "the side whose effect it is chooses"
    assert "c7" not in fight.spaces, "Yami is in the way"
    assert "d6" in fight.spaces, "through the minion on d5 or round it"
    assert "d5" not in fight.spaces
    assert "pass" in fight.options


@rule("SK-13.3")
def test_place_needs_a_free_space_but_no_path() -> None:
    ring = ["b7", "c7", "d7", "d8"]
    fight = (
        battle({"yami": "c5", "corjof": "c8", "sakoshi": "b8"}, minions={0: ring}).after("worship").all_pass(flip=[0])
    )
    # Only c9 behind Corjof is free of figures.
    assert fight.at("yami") == "c9"


@rule("SK-13.4")
def test_a_push_goes_farther_from_the_caster_with_each_space() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hand=["dragon_fist"]).after("play dragon_fist by yami").all_pass()
    assert fight.asked == 0
    fight = fight.after("b7")
    far = FIELD.distances[FIELD.space("c6")]
    assert all(far[FIELD.space(space)] == 3 for space in fight.spaces)


@rule("SK-13.5", "SK-17.2")
def test_a_push_ends_early_only_for_want_of_a_space() -> None:
    heroes = {"yami": "c6", "corjof": "c7", "sakoshi": "b7", "gulbjarn": "d7"}
    blocked = battle(heroes, hand=["dragon_fist"], minions={0: ["c8"]}).after("play dragon_fist by yami").all_pass()
    assert blocked.at("corjof") == "c7", "figures on every farther space: it does not go through the minion"


@rule("SK-13.5")
def test_a_push_stops_at_the_edge_of_the_board() -> None:
    fight = battle({"yami": "b4", "corjof": "a4"}, hand=["dragon_fist"]).after("play dragon_fist by yami").all_pass()
    assert (fight.at("corjof"), fight.prompt) == ("a4", "activation"), "no space is farther away"


@rule("SK-13.6")
def test_a_movement_effect_never_ends_on_an_enemy_minion() -> None:
    fight = battle({"akhuti": "c5"}, "akhuti", enemy_hand=["hurricane_strike"], minions={0: ["c7"], 1: ["c8"]})
    state = fight.state
    effect = Effect(state, lambda _: None, Waiting("card", state.hero, 1))
    script = effect.push_minion((0, FIELD.space("c7")), 1)
    spaces = {str(option) for option in next(script).options}  # type: ignore[union-attr]
    assert spaces == {"space b7", "space d7"}


@rule("SK-6.3")
def test_a_pushed_minion_keeps_its_lane_and_effects_follow_it() -> None:
    heroes = {"akhuti": "g4", "corjof": "g6"}
    fight = battle({**heroes, "tlakali": "m5"}, "akhuti", enemy_hand=["hurricane_strike"], pillars={0: ["m6"]})
    fight = fight.changed(minions=((1 << FIELD.space("g5"), 0), (0, 0)))
    fight = fight.after("play hurricane_strike by akhuti").all_pass(flip=[0])
    fight = fight.after("save")
    assert fight.prompt == "push-to"
    space = min(fight.spaces)
    assert fight.after(space).minions(0, "A") == {space}
