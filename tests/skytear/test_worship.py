"""Worship of the four factions: Marks, Shapeshifting, Pillars and Illusions (SK-18)."""

import pytest

from battles import battle
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.events import ConditionLost, Fizzled, TokenPlaced, TokenRemoved

rule = pytest.mark.rule
FIELD = BOARDS["two_lanes"]

# -- Kurumo ----------------------------------------------------------------------------------------------------


@rule("SK-18.1")
def test_worship_of_the_kurumo_aims_at_an_enemy_hero_on_declaring() -> None:
    fight = battle({"sakoshi": "c5", "corjof": "c7", "akhuti": "c8"}, minions={1: ["c6"]}).after("worship")
    assert (fight.prompt, fight.options) == ("worship-target", {"hero corjof", "hero akhuti"})
    fight = fight.after("hero akhuti").all_pass()
    assert (fight.conditions("akhuti"), fight.conditions("corjof")) == ({"marked"}, set())


@rule("SK-18.1")
def test_a_marked_hero_may_be_chosen_just_for_the_skill() -> None:
    fight = battle({"yami": "c5", "corjof": "c7"}, conditions={"corjof": ["marked"]}).after("worship").all_pass()
    fight = fight.after("c6", flip=[1])
    assert (fight.at("yami"), fight.lost("corjof"), fight.conditions("corjof")) == ("c6", 2, {"marked"})


@rule("SK-10.5")
def test_worship_is_ignored_when_the_target_is_out_of_sight() -> None:
    fight = battle({"yami": "c5", "corjof": "c7"}).after("worship")
    fight = fight.with_hero("corjof", at=FIELD.space("k7")).all_pass()
    assert [event.what for event in fight.told(Fizzled)] == ["worship"]
    assert (fight.at("yami"), fight.conditions("corjof")) == ("c5", set())


# -- Liothan ---------------------------------------------------------------------------------------------------


@rule("SK-18.2", "SK-18.13")
def test_worship_of_the_liothan_shapeshifts_an_allied_liothan_within_three() -> None:
    heroes = {"corjof": "d7", "gulbjarn": "f7", "haburat": "d6", "yami": "d8"}
    fight = battle(heroes, "corjof").after("worship")
    assert fight.prompt == "priority", "the hero is chosen at resolution"
    fight = fight.all_pass()
    assert (fight.prompt, fight.options) == ("shapeshift", {"hero corjof", "hero gulbjarn"})
    fight = fight.after("hero gulbjarn")
    assert fight.conditions("gulbjarn") == {"shapeshifted"}, "no sight is needed"
    far = battle({**heroes, "gulbjarn": "h7"}, "corjof").after("worship").all_pass()
    assert far.prompt == "exhaust-first", "Corjof is the only one left"


@rule("SK-18.3", "SK-5.2")
def test_a_liothan_may_become_exhausted_first_and_keep_the_form_for_the_next_activation() -> None:
    heroes = {"corjof": "c6", "yami": "k8"}
    fight = battle(heroes, "corjof", conditions={"corjof": ["slow"]}).after("worship").all_pass()
    assert fight.options == {"choose exhaust", "pass"}
    fight = fight.after("exhaust")
    assert fight.told(ConditionLost) == [ConditionLost("corjof", "slow")]
    assert (fight.conditions("corjof"), fight.hero("corjof").status) == ({"shapeshifted"}, 1)
    fight = fight.all_pass()
    assert (fight.prompt, fight.asked) == ("activate", 0), "the activation is over"
    assert fight.conditions("corjof") == {"shapeshifted"}


@rule("SK-18.3")
def test_otherwise_the_form_ends_with_the_activation() -> None:
    fight = battle({"corjof": "c6", "yami": "k8"}, "corjof").after("worship").all_pass().after("pass").all_pass()
    assert (fight.conditions("corjof"), fight.state.points) == ({"shapeshifted"}, 2)
    assert fight.after("pass").conditions("corjof") == set()


# -- Taulot ----------------------------------------------------------------------------------------------------


@rule("SK-18.4", "SK-10.1")
def test_worship_of_the_taulot_aims_at_a_seen_space_without_figures_and_tokens() -> None:
    heroes = {"tlakali": "c6", "cotlic": "k5", "akhuti": "m5"}
    fight = battle(heroes, minions={1: ["c7"]}, pillars={0: ["b6"]}, illusions={"akhuti": "d6"}).after("worship")
    assert fight.prompt == "worship-target"
    assert {"c5", "d5", "b7"} <= fight.spaces
    assert not {"c6", "c7", "b6", "d6", "c8", "c3"} & fight.spaces, "figures, tokens, a tower"


@rule("SK-18.4")
def test_up_to_one_pillar_is_removed_first_from_anywhere() -> None:
    heroes = {"tlakali": "c6", "cotlic": "k5"}
    fight = battle(heroes, pillars={0: ["m5", "a5"]}, hp={"tlakali": 9}).after("worship", "c7").all_pass()
    assert (fight.prompt, fight.spaces) == ("remove-pillar", {"m5", "a5"})
    fight = fight.after("m5")
    assert fight.told(TokenRemoved) == [TokenRemoved("pillar", 0, "m5")]
    assert fight.told(TokenPlaced) == [TokenPlaced("pillar", 0, "c7")]
    assert (fight.pillars(0), fight.hp("tlakali")) == ({"a5", "c7"}, 11), "one is all Tlakali may remove"


@rule("SK-18.5")
def test_a_side_has_as_many_pillars_as_it_chose_taulot_heroes() -> None:
    fight = battle({"tlakali": "c6"}, pillars={0: ["m5"]}).after("worship", "c7").all_pass().after("pass")
    assert fight.pillars(0) == {"m5", "c7"}, "Cotlic counts, though he is defeated"
    full = battle({"tlakali": "c6"}, pillars={0: ["m5", "a5"]}).after("worship", "c7").all_pass().after("pass")
    assert full.pillars(0) == {"m5", "a5"}, "at the limit none is placed"


@rule("SK-18.6")
def test_the_pillar_skill_works_whoever_placed_the_pillar() -> None:
    fight = battle({"tlakali": "c5", "cotlic": "c8"}).after("worship", "c6").all_pass()
    assert fight.armour("cotlic") == 2


@rule("SK-18.7")
def test_an_enemy_attack_removes_a_pillar_and_its_bonus() -> None:
    fight = battle({"cotlic": "c5", "corjof": "c8"}, "corjof", pillars={0: ["c6"]})
    assert fight.armour("cotlic") == 2
    fight = fight.after("attack", "pillar c6").all_pass()
    assert (fight.pillars(0), fight.armour("cotlic")) == (set(), 1)


@rule("SK-18.4", "SK-10.5")
def test_a_pillar_is_not_raised_on_a_space_that_was_taken_meanwhile() -> None:
    fight = battle({"tlakali": "c6", "yami": "k8"}).after("worship", "c7")
    fight = fight.with_hero("yami", at=FIELD.space("c7")).all_pass()
    assert fight.pillars(0) == set()
    assert [event.what for event in fight.told(Fizzled)] == ["worship"]


# -- Nupten ----------------------------------------------------------------------------------------------------


@rule("SK-18.9")
def test_an_illusion_off_the_board_starts_from_the_heros_space() -> None:
    fight = battle({"haburat": "c6"}, "haburat").after("worship").all_pass()
    assert fight.prompt == "move-illusion"
    distances = {FIELD.distances[FIELD.space("c6")][FIELD.space(space)] for space in fight.spaces}
    assert distances == {1, 2, 3}
    assert fight.after("c9").illusion("haburat") == "c9"


@rule("SK-18.9")
def test_an_illusion_on_the_board_goes_on_or_starts_anew_from_the_hero() -> None:
    fight = battle({"haburat": "c6"}, "haburat", illusions={"haburat": "c11"}).after("worship").all_pass()
    assert (fight.prompt, fight.options) == ("recall-illusion", {"choose recall", "pass"})
    onward = fight.after("pass")
    assert {"c11", "d13"} <= onward.spaces
    assert "c7" not in onward.spaces
    anew = fight.after("recall")
    assert {"c7", "c9"} <= anew.spaces
    assert "c10" not in anew.spaces
    assert "c6" not in anew.spaces, "the hero stands there"


@rule("SK-18.9")
def test_a_recalled_illusion_may_return_to_where_it_lay() -> None:
    fight = battle({"haburat": "c6"}, "haburat", illusions={"haburat": "c7"}).after("worship").all_pass()
    assert "c7" in fight.after("recall").spaces


@rule("SK-18.10")
def test_illusions_ignore_blocking_elements_and_end_on_a_bare_space() -> None:
    heroes = {"haburat": "a4", "akhuti": "a5", "corjof": "b4", "gulbjarn": "b3", "yami": "c5"}
    fight = battle(heroes, "haburat", minions={0: ["b5"]}, pillars={0: ["a6"]}, illusions={"akhuti": "b6"})
    fight = fight.after("worship").all_pass()
    assert {"a7", "c4", "d4"} <= fight.spaces, "over the heroes all round"
    assert not {"a4", "a5", "b3", "b4", "b5", "c5", "a6", "b6", "c3"} & fight.spaces


@rule("SK-18.10")
def test_without_a_bare_space_the_illusion_returns_to_where_it_was() -> None:
    everywhere = [FIELD.names[at] for at in range(FIELD.size) if FIELD.distances[FIELD.space("a4")][at] <= 3]
    taken = [space for space in everywhere if space not in ("a4", "c3")]
    fight = battle({"haburat": "a4"}, "haburat", minions={0: taken}, minion_supply=(40, 8))
    new = fight.after("worship").all_pass()
    assert (new.prompt, new.illusion("haburat")) == ("activation", "")
    old = fight.with_hero("haburat", illusion=FIELD.space("k8")).after("worship").all_pass().after("recall").all_pass()
    assert (old.prompt, old.illusion("haburat")) == ("activation", "k8")


@rule("SK-18.11")
def test_a_projected_hero_has_the_skill_of_the_illusions_owner() -> None:
    fight = battle({"haburat": "c6", "akhuti": "k8"}, "haburat", illusions={"akhuti": "c8"})
    assert fight.armour("haburat") == 2
    assert fight.armour("akhuti") == 0, "he does not see it himself"
    both = battle({"haburat": "c6", "akhuti": "c9"}, "haburat", illusions={"akhuti": "c8"})
    assert both.armour("akhuti") == 1


@rule("SK-18.12")
def test_an_illusion_goes_with_its_defeated_owner() -> None:
    heroes = {"yami": "c6", "akhuti": "c7"}
    fight = battle(heroes, illusions={"akhuti": "c9"}, hp={"akhuti": 1}).after("attack").all_pass(flip=[0, 0, 0, 0])
    assert fight.illusion("akhuti") == ""
    assert TokenRemoved("illusion", 1, "c9", "akhuti") in fight.told(TokenRemoved)
