"""The battle map and everything that lies on it (FF-9, FF-27.1 to FF-27.6, FF-27.11 to FF-27.13)."""

import pytest
from msgspec.structs import replace

from fights import Fight, drawn, fight, held
from ludarium.games.fateforge.battle import BeginRound, CleanUp, Combat, Escape, Planning
from ludarium.games.fateforge.combat.ending import escape_damage, open_exits
from ludarium.games.fateforge.combat.planning import sprints
from ludarium.games.fateforge.combat.targets import examinable, minions_from, reached_from, shot_from, struck_from, ways
from ludarium.games.fateforge.content import COMBATS, ENEMIES, Token
from ludarium.games.fateforge.deeds import damage_enemy, damage_hero, go, push_hero
from ludarium.games.fateforge.events import (
    Attacked,
    CardDrawn,
    ChestOpened,
    Collected,
    DoorMoved,
    HeroPlaced,
    ItemFound,
    Moved,
    TokenDropped,
    TokenTaken,
    TrapIgnored,
)
from ludarium.games.fateforge.ground import FAR, ground
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Emit, Script

rule = pytest.mark.rule


def walked(scene: Fight, hero: str, zone: str, how: str = "skill", draws: tuple[str, ...] = ()) -> Fight:
    """That hero comes into a zone."""
    number, place = scene.state.hero_number(hero), scene.state.combat.zones.index(zone)

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from go(state, emit, number, place, how)

    return scene.play(part, draws)


def felled(scene: Fight, enemy: str, by: str) -> Fight:
    number = scene.state.hero_number(by)

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from damage_enemy(state, emit, enemy, 9, number)

    return scene.play(part)


def letters(scene: Fight, zones: tuple[int, ...]) -> str:
    return "".join(scene.state.combat.zones[zone] for zone in zones)


# -- zones -----------------------------------------------------------------------------------------------------


@rule("FF-9.1", "FF-9.2")
def test_distances_are_steps_over_edges() -> None:
    # c1: A-B B-C B-D C-E D-E E-F
    land = ground("c1", 0)
    a = COMBATS["c1"].zones.index("A")
    assert [land.distance[a][zone] for zone in range(6)] == [0, 1, 2, 2, 3, 4]
    assert all(land.distance[x][y] == land.distance[y][x] for x in range(6) for y in range(6))


@rule("FF-9.2", "FF-27.13")
def test_a_closed_door_cuts_its_edge_and_a_portal_adds_none() -> None:
    opened = drawn("A-/-B---C\nand A-C")
    closed = drawn("A-#-B---C\nand A-C")
    assert (opened.state.ground.distance[0][1], closed.state.ground.distance[0][1]) == (1, 2)
    assert drawn("A-#-B").state.ground.distance[0][1] == FAR
    d, f = (COMBATS["c8"].zones.index(letter) for letter in "DF")
    assert ground("c8", 0).distance[d][f] == FAR  # only a portal leads there


@rule("FF-9.3")
def test_any_number_of_figures_may_share_a_zone() -> None:
    crowd = [f"grunt#{number}@C" for number in range(1, 9)]
    scene = fight("c1", {"ranger": "B", "rogue": "C", "noble": "C", "mercenary": "C"}, crowd).turn("ranger", "step")
    assert scene.after("step C (step)").zone("ranger") == "C"


@rule("FF-9.4")
def test_heroes_begin_on_the_start_zone() -> None:
    scene = fight("c1", {"ranger": "F", "rogue": "F"}).step(Combat("c1"))
    assert [event.zone for event in scene.told(HeroPlaced)] == ["A", "A"]


@rule("FF-9.4")
def test_with_several_start_zones_each_player_picks_one() -> None:
    scene = fight("c3", {"ranger": "A", "rogue": "A"}, seats=2).step(Combat("c3"))
    assert (scene.prompt, scene.asked, scene.options) == ("start-zone", 0, ["zone A", "zone D"])
    scene = scene.after("D")
    assert (scene.prompt, scene.asked) == ("start-zone", 1)
    scene = scene.after("A")
    assert (scene.zone("ranger"), scene.zone("rogue")) == ("D", "A")


@rule("FF-9.5")
def test_all_leave_by_the_same_exit_and_victory_may_demand_a_given_one() -> None:
    # c3 has exits A (in G) and B (in H), and the objective accepts either; c1 wants exit A.
    scene = fight("c3", {"ranger": "G", "rogue": "H"})
    assert [name for name, _ in open_exits(scene.state)] == ["exitA", "exitB"]
    asked = scene.step(Escape())
    assert (asked.prompt, asked.options) == ("escape", ["exit exitA", "exit exitB"])
    assert asked.after("exit exitB").state.left_by == "B"
    # c4 demands exit A: leaving by B fails that objective.
    scene = fight("c4", {"ranger": "A", "rogue": "A"}).step(Escape())
    done = scene.after("exit exitB")
    assert done.state.campaign.results == ("c4 fail",)
    assert scene.after("exit exitA").state.campaign.objectives == ("c4.3",)


# -- objectives ------------------------------------------------------------------------------------------------


@rule("FF-9.6", "FF-9.7")
def test_an_unguarded_objective_token_is_taken_for_free_beside_other_enemies() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#2@E"]).turn("ranger", "miss")
    assert "take objective1" in scene.options
    scene = scene.after("take objective1")
    assert scene.fighter("ranger").carries == ("objective1",)
    assert scene.state.token("objective1") is None
    assert scene.told(TokenTaken) == [TokenTaken("ranger", "objective1")]
    assert not fight("c1", {"ranger": "D"}).turn("ranger", "miss").offers("take")


@rule("FF-9.6")
def test_the_token_drops_where_its_carrier_is_knocked_out() -> None:
    scene = fight("c1", {"ranger": "D", "rogue": "D"}, health={"ranger": 1}).with_hero(
        "ranger", carries=("objective1",)
    )
    scene = scene.changed(tokens=tuple(t for t in scene.state.tokens if t.name != "objective1"))

    def wounded(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from damage_hero(state, emit, 0, 1)

    scene = scene.play(wounded)
    assert scene.told(TokenDropped) == [TokenDropped("objective1", "D")]
    assert scene.fighter("ranger").carries == ()
    assert "take objective1" in scene.changed().turn("rogue", "miss").options


@rule("FF-9.7")
def test_an_objective_that_asks_for_a_focus_is_examined_instead() -> None:
    # c4: objective2 in D wants a Focus action.
    scene = fight("c4", {"ranger": "D"}).turn("ranger", "focus")
    assert not scene.offers("take")
    scene = scene.after("focus objective2 (focus)")
    assert scene.state.focused == ("objective2",)
    assert not scene.offers("focus")


@rule("FF-9.8")
def test_a_guarded_token_is_out_of_use_until_its_guard_falls() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E^objective1"])
    assert not scene.turn("ranger", "miss").offers("take")
    # A stunned guard still guards.
    stunned = fight("c1", {"ranger": "E"}, ["grunt#1@E^objective1"], stunned=["grunt#1"])
    assert not stunned.turn("ranger", "miss").offers("take")
    assert felled(scene, "grunt#1", "ranger").changed().turn("ranger", "miss").offers("take") == ["take objective1"]


@rule("FF-9.9", "FF-22.3", "FF-22.4")
def test_a_guard_is_neither_pushed_nor_pulled() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E^objective1", "grunt#2@E"])
    here = scene.state.fighters[0].zone
    assert minions_from(scene.state, here, (0, 0), moving=True) == ("grunt#2",)
    assert minions_from(scene.state, here, (0, 0)) == ("grunt#1", "grunt#2")


# -- gems and food ---------------------------------------------------------------------------------------------


@rule("FF-9.10", "FF-9.12", "FF-23.3")
def test_gems_and_food_are_collected_by_walking_in() -> None:
    scene = fight("c1", {"ranger": "B"})
    gold, food = scene.state.campaign.gold, scene.state.campaign.food
    scene = scene.turn("ranger", "step", "step", "step").after("step C (step)", "step B (step)", "step D (step)")
    assert scene.told(Collected) == [Collected("ranger", "gem", 1, "gem1"), Collected("ranger", "food", 1, "food1")]
    assert (scene.state.campaign.gold, scene.state.campaign.food) == (gold + 1, food + 1)
    assert (scene.state.token("gem1"), scene.state.token("food1")) == (None, None)


@rule("FF-9.10", "FF-9.12")
def test_nothing_is_collected_beside_an_enemy_until_it_falls() -> None:
    scene = fight("c1", {"ranger": "B"}, ["grunt#1@C"], stunned=["grunt#1"])
    scene = walked(scene, "ranger", "C")
    assert not scene.told(Collected)
    scene = felled(scene.changed(), "grunt#1", "ranger")
    assert scene.told(Collected) == [Collected("ranger", "gem", 1, "gem1")]


@rule("FF-9.10", "FF-9.12")
def test_what_lay_beside_the_boss_is_collected_when_it_walks_away() -> None:
    scene = fight("c5", {"noble": "E", "ranger": "G"}, boss="mother_brine@G")
    left = scene.boss_acts(3)  # a Step towards the earliest hero
    assert left.zone("mother_brine") == "F"
    assert left.told(Collected) == [Collected("ranger", "gem", 2, "gem1")]
    assert left.state.campaign.gold == 2


@rule("FF-9.12")
def test_a_knocked_out_hero_collects_nothing() -> None:
    scene = fight("c1", {"ranger": "C", "rogue": "A"}, ["grunt#1@C"], ko=["ranger"])
    scene = felled(scene, "grunt#1", "rogue")
    assert not scene.told(Collected)


@rule("FF-9.10")
def test_what_lies_in_the_start_zone_is_collected_at_once() -> None:
    scene = fight("c7", {"ranger": "A", "rogue": "A"}).step(Combat("c7"))
    assert scene.told(Collected) == [Collected("ranger", "food", 1, "food1")]


@rule("FF-9.11")
def test_what_an_enemy_carries_drops_where_it_falls() -> None:
    scene = fight("c3", {"ranger": "B"}, ["grunt#2@E+gem"])
    fallen = felled(scene, "grunt#2", "ranger")
    (token,) = [token for token in fallen.state.tokens if token.name.endswith("@grunt#2")]
    assert (token.kind, letters(fallen, (token.zone,))) == ("gem", "E")
    gold = fallen.state.campaign.gold
    assert walked(fallen.changed(), "ranger", "E").state.campaign.gold == gold + 1
    # With a hero there and nobody else it is collected as it falls.
    near = felled(fight("c3", {"ranger": "E"}, ["grunt#2@E+gem"]), "grunt#2", "ranger")
    assert near.told(Collected) == [Collected("ranger", "gem", 1, "gem@grunt#2")]


@rule("FF-9.11")
def test_an_enemy_can_carry_an_objective_which_drops_and_can_then_be_taken() -> None:
    # c11: Recruit 2 has the clapper of the second bell; it is not on the map besides.
    scene = fight("c11", {"ranger": "A", "rogue": "A"}).step(Combat("c11")).after("A", "A")
    assert scene.state.token("objective1") is None
    assert scene.enemy("recruit#2").carries == "objective1"
    fallen = felled(scene.changed(agenda=()), "recruit#2", "ranger")
    assert fallen.state.token("objective1") == Token("objective1", "objective", 2)
    clear = fallen.changed(enemies=()).with_hero("ranger", zone=2).turn("ranger", "miss")
    assert clear.after("take objective1").fighter("ranger").carries == ("objective1",)


@rule("FF-9.13", "FF-9.14")
def test_red_and_green_markers_go_in_the_clean_up_and_black_ones_stay() -> None:
    scene = fight("c1", {"ranger": "A"}, ["cutthroat#1@C"], stunned=["cutthroat#1"], rounds=9)
    scene = scene.with_enemy("cutthroat#1", damage=2, block=1, armour=1).step(CleanUp())
    cutthroat = scene.enemy("cutthroat#1")
    assert (cutthroat.damage, cutthroat.block, cutthroat.stunned, cutthroat.armour) == (0, 0, False, 1)


# -- chests ----------------------------------------------------------------------------------------------------


@rule("FF-27.1", "FF-2.17")
def test_a_focus_in_its_zone_opens_a_chest() -> None:
    scene = fight("c2", {"ranger": "F"}, ["enforcer#1@F"]).turn("ranger", "focus")
    assert "focus chest1 (focus)" in scene.options
    scene = scene.after("focus chest1 (focus)", draws=["lucky_coin"])
    assert scene.told(ChestOpened) == [ChestOpened("ranger", "chest1", "lucky_coin")]
    assert (scene.state.opened, scene.state.token("chest1")) == (("chest1",), None)
    assert (scene.prompt, scene.options) == ("found-item", ["choose equip", "pass"])
    bag = scene.after("pass")
    assert [item.id for item in bag.state.campaign.bag] == ["lucky_coin"]
    assert bag.told(ItemFound) == [ItemFound("lucky_coin", "bag")]
    # Chests hold what their danger allows.
    with pytest.raises(AssertionError, match=r"healing_potion, drawn lucky_coin, drawn parrying_dagger, drawn gold 3"):
        fight("c2", {"ranger": "F"}).turn("ranger", "focus").after("focus chest1 (focus)", draws=["plate_harness"])


@rule("FF-27.1")
def test_a_found_item_can_be_used_at_once() -> None:
    scene = fight("c2", {"noble": "F"}).turn("noble", "focus", "strike")
    scene = scene.after("focus chest1 (focus)", draws=["parrying_dagger"]).after("choose equip")
    assert scene.after("use parrying_dagger (strike)").hand == ["block"]


@rule("FF-27.1", "FF-8.1", "FF-8.4")
def test_what_does_not_fit_goes_into_the_bag() -> None:
    pack = {2: "leather_jerkin", 3: "lockpicks", 4: "spyglass", 5: "shamans_drum"}
    scene = fight("c2", {"shaman": "F"}, items={"shaman": pack}).turn("shaman", "focus")
    before = scene.hero("shaman").slots
    scene = scene.after("focus chest1 (focus)", draws=["lucky_coin"])
    # Nothing on the board gives way: items are not moved in a combat.
    assert scene.prompt == "turn"
    assert scene.told(ItemFound) == [ItemFound("lucky_coin", "bag")]
    assert (scene.hero("shaman").slots, scene.state.campaign.bag) == (before, (held("lucky_coin"),))


@rule("FF-27.1", "FF-8.2", "FF-4.14")
def test_a_two_handed_weapon_that_was_found_takes_no_others_place() -> None:
    sword = fight("c8", {"noble": "E"}, ["halberdier#1@E"], items={"noble": {0: "short_sword"}})
    found = sword.turn("noble", "focus", "special").after("focus chest1 (focus)", draws=["halberd"])
    assert [item.id for item in found.state.campaign.bag] == ["halberd"]
    # The die is the sword's, and so is its special attack.
    assert found.offers("special") == ["special short_sword"]
    off_hand = fight("c8", {"noble": "E"}, items={"noble": {1: "buckler"}}).turn("noble", "focus")
    assert off_hand.after("focus chest1 (focus)", draws=["halberd"]).prompt == "turn"
    free = fight("c8", {"noble": "E"}).turn("noble", "focus").after("focus chest1 (focus)", draws=["halberd"])
    assert (free.prompt, free.after("choose equip").hero("noble").slots[0]) == ("found-item", held("halberd"))


@rule("FF-27.1")
def test_a_chest_can_hold_gold() -> None:
    scene = fight("c2", {"ranger": "F"}).turn("ranger", "focus")
    gold = scene.state.campaign.gold
    scene = scene.after("focus chest1 (focus)", draws=["gold 3"])
    assert (scene.prompt, scene.state.campaign.gold) == ("turn", gold + 3)


@rule("FF-9.8", "FF-27.1")
def test_guarded_chests_and_exploration_tokens_are_out_of_use() -> None:
    scene = fight("c2", {"ranger": "F"}, ["enforcer#1@F^chest1"])
    assert not scene.turn("ranger", "focus").offers("focus")
    scene = fight("c4", {"ranger": "F"}, ["archer#3@F^explore1"])
    assert not scene.turn("ranger", "focus").offers("focus")


# -- barricades ------------------------------------------------------------------------------------------------


@rule("FF-27.2")
def test_no_shot_comes_over_a_barricade_from_its_side_only() -> None:
    scene = drawn("""
        A---B---C
        barricades: B<A
        A: ranger, archer#2
        B: archer#1
    """)
    assert shot_from(scene.state, 0) == ()
    assert shot_from(scene.state, 2) == ("archer#1",)  # another direction
    assert shot_from(scene.state, 1) == ("archer#2",)  # out of the sheltered zone
    zones = {letter: at for at, letter in enumerate(COMBATS["c3"].zones)}
    # Over it to a farther zone: from A to F it is three zones, from B to F two, over E or C.
    far = fight("c3", {"ranger": "D"}, ["archer#1@F"])
    assert shot_from(far.state, zones["D"], 2) == ()  # F is sheltered from the side of E
    assert shot_from(far.state, zones["B"], 2) == ("archer#1",)  # the way over C is free
    over = fight("c10", {"ranger": "B"}, ["hexer#1@G"])
    assert shot_from(over.state, COMBATS["c10"].zones.index("E"), 2) == ("hexer#1",)  # over the barricade E-F


@rule("FF-27.2")
def test_the_rulebooks_example_the_archer_shoots_over_its_own_barricade() -> None:
    scene = fight("c3", {"ranger": "B"}, ["archer#1@E"])
    assert not scene.turn("ranger", "shot", "precise_shot").offers("shot")
    assert scene.enemy_turn().health("ranger") == 8


@rule("FF-27.2")
def test_a_barricade_stops_neither_steps_nor_strikes_nor_other_effects() -> None:
    zones = {letter: at for at, letter in enumerate(COMBATS["c3"].zones)}
    scene = fight("c3", {"ranger": "B"}, ["archer#1@E"])
    assert "step E (step)" in scene.turn("ranger", "step").options
    assert reached_from(scene.state, zones["B"], (1, 1)) == ("archer#1",)


# -- difficult terrain -----------------------------------------------------------------------------------------


@rule("FF-27.3", "FF-29.1")
def test_leaving_difficult_terrain_takes_an_extra_step_result() -> None:
    scene = drawn("A---B---C\nB: ranger, terrain1")
    assert not scene.turn("ranger", "step").offers("step")
    two = scene.turn("ranger", "step", "step|strike")
    assert two.offers("step") == ["step A (step step|strike)", "step C (step step|strike)"]
    assert two.after("step C (step step|strike)").hand == []
    # The energy step needs one, too. Coming in costs nothing extra.
    assert not scene.turn("ranger", "miss").offers("energy-step")
    assert scene.turn("ranger", "step").offers("energy-step") == ["energy-step A (step)", "energy-step C (step)"]
    assert "step B (step)" in fight("c4", {"ranger": "A"}).turn("ranger", "step").options


@rule("FF-27.3", "FF-12.10")
def test_nobody_sprints_out_of_difficult_terrain() -> None:
    assert sprints(fight("c4", {"ranger": "B"}).state, 0) == ()
    scene = fight("c4", {"ranger": "A"})
    assert letters(scene, sprints(scene.state, 0)) == "BE"


@rule("FF-27.3")
def test_enemies_are_not_slowed_by_terrain() -> None:
    scene = fight("c4", {"ranger": "A"}, ["marsh_boar#1@B"]).enemy_turn()
    assert scene.zone("marsh_boar#1") == "A"


@rule("FF-22.7", "FF-27.3")
def test_a_push_out_of_terrain_costs_nothing() -> None:
    def pushed(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from push_hero(state, emit, 0)

    assert fight("c4", {"ranger": "B"}).play(pushed, draws=["A"]).zone("ranger") == "A"


# -- fountains -------------------------------------------------------------------------------------------------


@rule("FF-27.4")
def test_a_fountain_helps_at_the_start_of_a_turn_with_any_mix() -> None:
    # c8: three markers in C.
    scene = fight("c8", {"ranger": "C"}, health={"ranger": 5}, energy={"ranger": 3}).turn("ranger", "step")
    assert scene.offers("drink") == ["drink health", "drink energy"]
    scene = scene.after("drink health", "drink energy", "drink health")
    assert (scene.health("ranger"), scene.energy("ranger")) == (7, 4)
    # Empty: out of use.
    assert not scene.offers("drink")


@rule("FF-27.4")
def test_a_fountain_helps_at_the_start_or_the_end_of_a_turn_not_in_between() -> None:
    scene = fight("c8", {"ranger": "D"}, health={"ranger": 5}).turn("ranger", "step", "step")
    assert not scene.offers("drink")
    scene = scene.after("step C (step)")
    assert not scene.offers("drink")
    scene = scene.after("end turn")
    assert (scene.prompt, scene.options) == ("fountain", ["drink health", "pass"])
    scene = scene.after("drink health", "pass")
    assert scene.health("ranger") == 6
    assert scene.over
    # After another deed the start is over.
    begun = fight("c8", {"ranger": "C"}, ["harbour_rats#1@B"], health={"ranger": 5}).turn("ranger", "shot")
    assert begun.offers("drink")
    assert not begun.after("shot harbour_rats#1 (shot)").offers("drink")


@rule("FF-27.4")
def test_an_enemy_in_the_zone_spoils_the_fountain() -> None:
    scene = fight("c8", {"ranger": "C"}, ["halberdier#1@C"], health={"ranger": 5}).turn("ranger", "step")
    assert not scene.offers("drink")
    assert scene.after("end turn").over


# -- portals ---------------------------------------------------------------------------------------------------


@rule("FF-27.5", "FF-29.4")
def test_a_step_goes_through_a_portal_and_a_sprint_does_not() -> None:
    # c8: portal1 in D leads to F.
    scene = fight("c8", {"ranger": "D"}).turn("ranger", "step")
    assert scene.offers("step") == ["step C (step)", "step F (step)"]
    gone = scene.after("step F (step)")
    assert gone.told(Moved)[-1] == Moved("ranger", "F", "portal")
    assert gone.state.portals_used == ("portal1",)
    assert "energy-step F" in scene.options
    assert letters(scene, sprints(scene.state, 0)) == "C"


@rule("FF-27.5", "FF-9.8")
def test_a_guarded_portal_is_closed() -> None:
    scene = fight("c8", {"ranger": "E"}, ["guard#2@E^portal3"]).turn("ranger", "step")
    assert scene.offers("step") == ["step B (step)"]
    unguarded = fight("c8", {"ranger": "E"})
    assert letters(unguarded, ways(unguarded.state, 0, 4).zones) == "BH"


@rule("FF-27.5")
def test_portals_link_zones_for_steps_only() -> None:
    zones = {letter: at for at, letter in enumerate(COMBATS["c8"].zones)}
    scene = fight("c8", {"ranger": "D"}, ["halberdier#2@F"])
    assert shot_from(scene.state, zones["D"], 2) == ()
    assert reached_from(scene.state, zones["D"], (1, 2)) == ()
    # An enemy neither passes nor targets through, and nobody escapes through it.
    assert scene.enemy_turn().zone("halberdier#2") == "F"
    assert scene.enemy_turn().health("ranger") == 9
    assert escape_damage(scene.state, zones["D"], zones["I"]) == FAR


# -- guarded enemies -------------------------------------------------------------------------------------------


@rule("FF-27.6")
def test_a_guarded_enemy_cannot_be_targeted_until_its_guard_falls() -> None:
    scene = fight("c7", {"ranger": "E"}, ["guard#1@E", "watch_captain#1@E"], stacks={"guard#1": "watch_captain#1"})
    here = scene.state.fighters[0].zone
    assert struck_from(scene.state, here) == ("guard#1",)
    assert shot_from(scene.state, COMBATS["c7"].zones.index("F")) == ("guard#1",)
    fallen = felled(scene, "guard#1", "ranger")
    assert struck_from(fallen.state, here) == ("watch_captain#1",)
    assert not fallen.enemy("watch_captain#1").guarded


@rule("FF-27.6")
def test_neither_guard_nor_guarded_ever_moves_and_area_damage_stops_at_the_guard() -> None:
    scene = fight("c7", {"mercenary": "E"}, ["guard#1@E", "halberdier#1@E"], stacks={"guard#1": "halberdier#1"})
    here = scene.state.fighters[0].zone
    assert minions_from(scene.state, here, (0, 0), moving=True) == ()
    cleave = fight(
        "c7",
        {"mercenary": "E"},
        ["guard#1@E", "halberdier#1@E"],
        stacks={"guard#1": "halberdier#1"},
        skills={"mercenary": ["me_cleave"]},
    ).turn("mercenary", "strike", "strike")
    cleave = cleave.after("skill me_cleave (strike strike)")
    guarded = cleave.enemy("halberdier#1")
    assert cleave.enemy("guard#1").damage == 2
    assert (guarded.armour, guarded.damage) == (ENEMIES["halberdier"].armour, 0)
    assert {event.target for event in cleave.told(Attacked)} == {"guard#1"}
    # In the enemy turn they act where they stand, or not at all.
    turn = fight("c7", {"mercenary": "D"}, ["guard#1@E", "halberdier#1@E"], stacks={"guard#1": "halberdier#1"})
    assert [turn.enemy_turn().zone(name) for name in ("guard#1", "halberdier#1")] == ["E", "E"]


# -- exploration tokens ----------------------------------------------------------------------------------------


@rule("FF-27.11", "FF-29.1", "FF-2.17")
def test_a_focus_explores_a_token_and_the_scene_says_what_it_is() -> None:
    scene = fight("c4", {"ranger": "F"}).turn("ranger", "focus").after("focus explore1 (focus)")
    assert (scene.prompt, scene.options) == ("explore", ["choose 1", "choose 2"])
    food = scene.state.campaign.food
    assert scene.after("choose 1").state.campaign.food == food + 1
    moved = scene.after("choose 2")
    assert moved.zone("ranger") == "H"
    assert moved.state.explored == ("explore1",)
    assert moved.state.token("explore1") is None


@rule("FF-27.11")
def test_the_hidden_catalogue_gives_reputation_and_a_focus() -> None:
    scene = fight("c6", {"ranger": "G"})
    scene = scene.changed(campaign=replace(scene.state.campaign, reputation=(0, 0, 0, 0, 0)))
    scene = scene.turn("ranger", "focus").after("focus explore1 (focus)")
    assert scene.hand == ["focus"]
    assert sum(scene.state.campaign.reputation) == 1


@rule("FF-27.11")
def test_the_forge_valve_marks_the_weak_point() -> None:
    scene = fight("c9", {"ranger": "F"}, boss="castellan_oruz@E").turn("ranger", "focus")
    scene = scene.after("focus explore1 (focus)")
    assert scene.boss.marks == (0, 1)


@rule("FF-27.11")
def test_the_tokens_of_the_last_combat_help_unless_they_are_for_the_tuning() -> None:
    for token, zone, what in (("explore1", "F", "health"), ("explore2", "G", "energy")):
        scene = fight("c13", {"ranger": zone}, health={"ranger": 3}, energy={"ranger": 1}, boss="sunken_voice@E")
        after = scene.turn("ranger", "focus").after(f"focus {token} (focus)")
        assert getattr(after, what)("ranger") == {"health": 4, "energy": 2}[what]
        aimed = scene.changed(campaign=replace(scene.state.campaign, flags=("aim_tune",)))
        after = aimed.turn("ranger", "focus").after(f"focus {token} (focus)")
        assert getattr(after, what)("ranger") == {"health": 3, "energy": 1}[what]
        assert after.state.explored == (token,)


@rule("FF-27.11", "FF-27.12")
def test_roots_in_the_wall_remove_a_trap_anywhere() -> None:
    scene = fight("sq4", {"ranger": "E"}).turn("ranger", "focus").after("focus explore1 (focus)")
    assert (scene.prompt, scene.options) == ("remove-trap", ["token trap1", "token trap2"])
    assert scene.after("trap2").state.token("trap2") is None


# -- traps -----------------------------------------------------------------------------------------------------


@rule("FF-27.12", "FF-29.1", "FF-2.17")
def test_moving_onto_a_trap_a_focus_ignores_it_this_time() -> None:
    scene = fight("c10", {"ranger": "A"}).turn("ranger", "step", "shot|focus", "focus").after("step B (step)")
    assert (scene.prompt, scene.options) == ("trap", ["result shot|focus", "result focus", "choose trigger"])
    ignored = scene.after("result focus")
    assert ignored.hand == ["shot|focus"]
    assert ignored.told(TrapIgnored) == [TrapIgnored("ranger", "trap1")]
    assert ignored.state.token("trap1") is not None
    # It is still there the next time.
    again = ignored.changed().turn("ranger", "step", "step", "focus").after("step A (step)", "step B (step)")
    assert again.prompt == "trap"


@rule("FF-27.12")
def test_without_a_focus_or_by_choice_the_trap_goes_off_and_is_removed() -> None:
    scene = fight("c10", {"ranger": "A"}).turn("ranger", "step", "focus").after("step B (step)")
    fired = scene.after("choose trigger", draws=["spike_pit"])
    assert fired.told(CardDrawn) == [CardDrawn("ranger", "trap", "spike_pit", "trap1")]
    assert (fired.health("ranger"), fired.state.token("trap1"), fired.state.triggered) == (8, None, 1)
    plain = fight("c10", {"ranger": "A"}).turn("ranger", "step").after("step B (step)", draws=["spike_pit"])
    assert (plain.prompt, plain.health("ranger")) == ("turn", 8)


@rule("FF-27.12", "FF-22.7")
def test_a_pushed_hero_can_only_trigger_it() -> None:
    scene = fight("c10", {"ranger": "A"}).with_hero("ranger", dice=("green",), faces=(32,))

    def pushed(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from push_hero(state, emit, 0)

    scene = scene.play(pushed, draws=["B", "spike_pit"])
    assert (scene.zone("ranger"), scene.health("ranger")) == ("B", 8)


@rule("FF-27.12")
def test_sprints_and_portals_count_as_moving_in() -> None:
    scene = fight("c10", {"ranger": "A"}).with_hero("ranger", dice=("green",), faces=(32,), rolled=True)
    scene = scene.step(Planning()).after("sprint ranger B")
    assert (scene.prompt, scene.options) == ("trap", ["result focus", "choose trigger"])
    # c12: portal3 in C leads onto the trap in H.
    portal = fight("c12", {"ranger": "C"}).turn("ranger", "step", "step", "focus")
    assert portal.after("step H (step step)").prompt == "trap"


@rule("FF-27.12", "FF-18.4")
def test_a_trap_counts_as_an_enemy_for_the_escape() -> None:
    scene = drawn("""
        A---B---C
        A: exitA
        B: trap1
        C: ranger
    """)
    assert escape_damage(scene.state, 2, 0) == 1
    assert escape_damage(scene.changed(tokens=()).state, 2, 0) == 0


# -- doors -----------------------------------------------------------------------------------------------------


@rule("FF-27.13", "FF-29.1", "FF-2.17")
def test_a_focus_opens_and_closes_a_door_from_both_zones_any_number_of_times() -> None:
    for zone in "BC":
        scene = fight("c6", {"ranger": zone}).turn("ranger", "focus", "focus", "focus")
        assert "focus door1 (focus)" in scene.options
        for closed in (False, True, False):
            scene = scene.after("focus door1 (focus)")
            assert scene.told(DoorMoved)[-1] == DoorMoved("ranger", "door1", closed)


@rule("FF-27.13")
def test_a_closed_door_stops_steps_shots_pushes_and_enemies() -> None:
    there = "A: ranger\nB: halberdier#1, crossbow_guard#1"
    closed, opened = drawn(f"A-#-B\n{there}"), drawn(f"A-/-B\n{there}")
    assert (ways(closed.state, 0, 0).zones, letters(opened, ways(opened.state, 0, 0).zones)) == ((), "B")
    assert (shot_from(closed.state, 0), shot_from(opened.state, 0)) == ((), ("halberdier#1", "crossbow_guard#1"))
    assert minions_from(closed.state, 0, (1, 1), moving=True) == ()
    assert closed.enemy_turn().health("ranger") == 9
    assert opened.enemy_turn().health("ranger") == 7


@rule("FF-27.13", "FF-9.8")
def test_a_guarded_door_is_out_of_use() -> None:
    scene = fight("c6", {"ranger": "B"}, ["halberdier#1@B^door1"])
    assert examinable(scene.state, 1) == ()
    assert not scene.turn("ranger", "focus").offers("focus")


# -- every kind ------------------------------------------------------------------------------------------------


def test_every_kind_of_token_lies_in_some_combat_and_is_named_here() -> None:
    kinds = {token.kind for combat in COMBATS.values() for token in combat.tokens}
    assert kinds == {
        *("start", "exit", "objective", "gem", "food", "chest"),
        *("terrain", "fountain", "portal", "explore", "trap"),
    }
    assert any(combat.barricades for combat in COMBATS.values())
    assert any(combat.doors for combat in COMBATS.values())
    assert any(combat.stacks for combat in COMBATS.values())


@rule("FF-1.12")
def test_a_combat_unlocks_the_rules_it_needs() -> None:
    scene = fight("c3", {"ranger": "A", "rogue": "A"})
    scene = scene.changed(campaign=replace(scene.state.campaign, unlocked=(1,))).step(Combat("c3"))
    assert scene.state.campaign.unlocked == (1, 2)
    # A rule that is unlocked stays so in the next round and combat.
    assert scene.after("A", "A").changed(agenda=()).step(BeginRound()).state.campaign.unlocked == (1, 2)
