"""Items: slots, weapons and their dice, armour, charges, and every one of the fifty-two (FF-8)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fights import Fight, fight, held
from ludarium.games.fateforge.actions import MoveItem
from ludarium.games.fateforge.agenda import ChooseTester, Managing, Trial
from ludarium.games.fateforge.battle import BeginRound, CleanUp, PickingDice, Planning
from ludarium.games.fateforge.campaign.managing import move_item, proper_slots, receive
from ludarium.games.fateforge.combat.enemies import eligible
from ludarium.games.fateforge.combat.planning import sprints
from ludarium.games.fateforge.combat.targets import ways
from ludarium.games.fateforge.content import DICE, HEROES, ITEMS, TRAITS
from ludarium.games.fateforge.deeds import damage_hero, draw_fear
from ludarium.games.fateforge.events import Attacked, EnemyDefeated, ItemUsed
from ludarium.games.fateforge.results import RESULTS, face_of
from ludarium.games.fateforge.state import CLOTHING, FateforgeState, Held
from ludarium.kernel.decisions import Emit, Script

rule = pytest.mark.rule

SLOT = {"main": 0, "two": 0, "off": 1, "clothing": 2, "gear": 4}


def equipped(item: str, zone: str = "B", enemies: Iterable[str] = (), combat: str = "c1", **fields: Any) -> Fight:
    """A Noble with that item in its proper slot, and a Ranger in A."""
    return fight(
        combat, {"noble": zone, "ranger": "A"}, enemies, items={"noble": {SLOT[ITEMS[item].slot]: item}}, **fields
    )


def turn(item: str, faces: str, zone: str = "B", enemies: Iterable[str] = (), **fields: Any) -> Fight:
    return equipped(item, zone, enemies, **fields).turn("noble", *faces.split())


def converts(item: str, pays: str, gains: str) -> None:
    """What is paid is gone, what is gained is at hand; once a round."""
    scene = turn(item, f"{pays} {pays} miss").after(f"use {item} ({pays})")
    assert sorted(scene.hand) == sorted([*pays.split(), *gains.split()])
    assert scene.told(ItemUsed)[-1].gains == tuple(gains.split())
    assert not scene.offers(f"use {item}"), "once a round"
    # Face down in the backpack it does nothing.
    stored = equipped(item).with_hero(
        "noble", slots=(None, None, None, None, None, replace(held(item), face_down=True))
    )
    assert not stored.turn("noble", *pays.split()).offers(f"use {item}")


def special(item: str, enemies: Iterable[str], zone: str = "B", **fields: Any) -> Fight:
    """The special attack of a weapon, up to its first question."""
    scene = turn(item, "special", zone, enemies, **fields)
    assert f"special {item}" in scene.options
    return scene.after(f"special {item}")


def damage(scene: Fight, *names: str) -> tuple[int, ...]:
    return tuple(scene.enemy(name).damage for name in names)


def outside(scene: Fight) -> Fight:
    """The same heroes when no combat goes on."""
    return scene.changed(fighters=(), enemies=(), tokens=(), combat_id="")


def item_in(scene: Fight, slot: int, hero: str = "noble") -> str:
    found = scene.hero(hero).slots[slot]
    return "" if found is None else found.id


# -- slots -----------------------------------------------------------------------------------------------------


@rule("FF-8.1")
def test_items_change_hands_only_outside_combat_and_tests() -> None:
    scene = equipped("lockpicks")
    words = "move-item noble lockpicks ranger 4"
    managed = outside(scene).step(Managing(0))
    assert words in managed.options
    assert "move-item noble lockpicks bag 0" in managed.options
    moved = managed.after(words)
    assert (item_in(moved, 3, "ranger"), item_in(moved, 4)) == ("lockpicks", "")
    back = moved.after("move-item ranger lockpicks bag 0", "move-item bag lockpicks noble 4")
    assert item_in(back, 3) == "lockpicks"
    # Not in a turn, not in planning, not while a test is made.
    assert not scene.turn("noble", "focus").offers("move-item")
    assert not scene.with_hero("noble", rolled=True).step(Planning()).offers("move-item")
    tested = outside(scene).changed(scene="s102").step(ChooseTester("s102", "argue"))
    assert not tested.offers("move-item")
    rolled = outside(scene).step(Trial("s102", "argue", (0,), faces=("fail", "fail")))
    assert not rolled.offers("move-item")


@rule("FF-8.2")
def test_every_item_works_in_the_slot_of_its_symbol_only() -> None:
    slots = {item.id: proper_slots(item.id) for item in ITEMS.values()}
    kinds = {ITEMS[item].slot: where for item, where in slots.items()}
    assert kinds == {"main": (0,), "off": (1,), "two": (0,), "clothing": (CLOTHING,), "gear": (2, 3, 4, 5)}
    assert CLOTHING == 2  # the leftmost of the backpack


@rule("FF-8.2")
def test_a_two_handed_weapon_fills_both_weapon_slots() -> None:
    scene = outside(fight("c1", {"noble": "A"}, items={"noble": {0: "short_sword", 1: "buckler"}}))
    scene = scene.changed(campaign=replace(scene.state.campaign, bag=(held("war_hammer"),))).step(Managing(0))
    scene = scene.after("move-item bag war_hammer noble 1")
    assert (item_in(scene, 0), item_in(scene, 1)) == ("war_hammer", "")
    assert {item.id for item in scene.state.campaign.bag} == {"short_sword", "buckler"}
    # And a shield taken up again puts the hammer away.
    scene = scene.after("move-item bag buckler noble 2")
    assert (item_in(scene, 0), item_in(scene, 1)) == ("", "buckler")


@rule("FF-8.3")
def test_any_item_may_be_stored_face_down_in_the_backpack_and_does_nothing_there() -> None:
    scene = equipped("short_sword")

    def store(state: FateforgeState, emit: Emit) -> Script[None]:
        move_item(state, emit, MoveItem("noble", "short_sword", "noble", 6))
        return
        yield

    stored = scene.play(store)
    assert stored.hero("noble").slots[5] == replace(held("short_sword"), face_down=True)
    assert stored.hero("noble").weapon_die() == ""
    assert stored.hero("noble").working() == ()
    assert not stored.changed().turn("noble", "special").offers("special")


@rule("FF-8.4")
def test_a_new_item_goes_to_the_bag_when_its_slots_are_full() -> None:
    gear = {2: "leather_jerkin", 3: "lockpicks", 4: "spyglass", 5: "whetstone"}
    scene = fight("c1", {"noble": "A"}, items={"noble": gear})

    def get(state: FateforgeState, emit: Emit) -> Script[None]:
        assert receive(state, emit, 0, "lucky_coin") == "bag"
        assert receive(state, emit, 0, "short_sword") == "noble"
        assert receive(state, emit, 0, "rapier") == "bag"
        return
        yield

    scene = scene.play(get)
    assert [item.id for item in scene.state.campaign.bag] == ["lucky_coin", "rapier"]
    assert item_in(scene, 0) == "short_sword"


@rule("FF-8.5")
def test_an_item_is_used_once_a_round_in_its_heros_turn() -> None:
    scene = equipped("lockpicks").turn("noble", "step", "step").after("use lockpicks (step)")
    assert not scene.offers("use")
    # Not in another hero's turn.
    assert not equipped("lockpicks").turn("ranger", "step").offers("use")
    later = scene.after("end turn").changed(rounds=9).step(CleanUp()).step(BeginRound())
    assert later.changed(agenda=()).turn("noble", "step").offers("use") == ["use lockpicks (step)"]


@rule("FF-8.5")
def test_an_item_is_used_when_its_text_says() -> None:
    # The Lucky Coin in planning, not in the turn; the Bone Charm when a Fear card is drawn.
    assert not turn("lucky_coin", "step").offers("use")
    assert not turn("bone_charm", "step").offers("use")


# -- two of a kind ---------------------------------------------------------------------------------------------


def pair(first: Held, second: Held, enemies: Iterable[str] = ()) -> Fight:
    """A Noble in B with two items of a kind in his backpack, the first in the slot that is looked at first."""
    return fight("c1", {"noble": "B", "ranger": "A"}, enemies).with_hero(
        "noble", slots=(None, None, None, None, first, second)
    )


def left(scene: Fight, hero: str = "noble") -> list[tuple[int, int]]:
    """Slots and charges of what a hero has."""
    return [(slot, one.charges) for slot, one in enumerate(scene.hero(hero).slots) if one is not None]


@rule("FF-8.5")
def test_two_items_of_a_kind_are_each_used_once_a_round_and_are_one_choice() -> None:
    scene = pair(held("whetstone"), held("whetstone")).turn("noble", "strike", "strike", "strike")
    assert scene.offers("use") == ["use whetstone (strike)"]
    scene = scene.after("use whetstone (strike)")
    assert scene.fighter("noble").used == ("whetstone 5",)
    assert scene.offers("use") == ["use whetstone (strike)", "use whetstone (precise_strike)"]
    scene = scene.after("use whetstone (strike)")
    assert sorted(scene.hand) == ["precise_strike", "precise_strike", "strike"]
    assert scene.fighter("noble").used == ("whetstone 5", "whetstone 6")
    assert not scene.offers("use")


@rule("FF-8.3", "FF-8.5")
def test_of_two_items_of_a_kind_only_the_one_that_lies_face_up_is_used() -> None:
    stored = replace(held("whetstone"), face_down=True)
    for first, second, used in (
        (stored, held("whetstone"), "whetstone 6"),
        (held("whetstone"), stored, "whetstone 5"),
    ):
        scene = pair(first, second).turn("noble", "strike", "strike").after("use whetstone (strike)")
        assert scene.fighter("noble").used == (used,)
        assert not scene.offers("use")


@rule("FF-8.3", "FF-8.7")
def test_a_charged_item_that_lies_face_down_keeps_its_charges() -> None:
    stored = replace(held("fire_flask"), face_down=True)
    scene = pair(stored, held("fire_flask"), ["enforcer#1@C"]).turn("noble", "miss").after("use fire_flask")
    assert left(scene) == [(4, 2), (5, 1)]
    assert not scene.offers("use"), "once a round, and the other does nothing face down"


@rule("FF-8.5", "FF-8.7")
def test_two_charged_items_of_a_kind_are_both_used_in_a_round() -> None:
    scene = pair(held("fire_flask"), held("fire_flask"), ["enforcer#1@C"]).turn("noble", "miss")
    assert scene.offers("use") == ["use fire_flask"]
    scene = scene.after("use fire_flask")
    assert (left(scene), scene.offers("use")) == ([(4, 1), (5, 2)], ["use fire_flask"])
    scene = scene.after("use fire_flask")
    assert (left(scene), scene.offers("use")) == ([(4, 1), (5, 1)], [])
    assert damage(scene, "enforcer#1") == (2,)
    # In the next round each has its last charge.
    later = scene.with_hero("noble", used=()).with_enemy("enforcer#1", damage=0).turn("noble", "miss")
    later = later.after("use fire_flask")
    assert (left(later), later.offers("use")) == ([(5, 1)], ["use fire_flask"])
    assert left(later.after("use fire_flask")) == []


@rule("FF-8.7")
def test_of_two_charged_items_the_fuller_is_used_so_that_both_are_left() -> None:
    opened = replace(held("fire_flask"), charges=1)
    for first, second in ((opened, held("fire_flask")), (held("fire_flask"), opened)):
        scene = pair(first, second, ["enforcer#1@C"]).turn("noble", "miss").after("use fire_flask")
        assert [charges for _, charges in left(scene)] == [1, 1]
        scene = scene.after("use fire_flask")
        assert [charges for _, charges in left(scene)] == [1], "the copy that was ready is gone"
        assert not scene.offers("use")


def test_two_vials_of_a_kind_are_one_choice_each_time() -> None:
    scene = pair(held("antidote"), held("antidote")).with_hero("ranger", poison=2, zone=1).turn("noble", "miss")
    assert scene.offers("use") == ["use antidote"]
    scene = scene.after("use antidote")
    assert [one.id for one in scene.hero("noble").slots if one is not None] == ["antidote"]


@rule("FF-8.5")
def test_what_is_once_a_combat_is_so_for_each_copy() -> None:
    scene = pair(held("iron_wedge"), held("iron_wedge")).changed(combat_id="c6", closed=0b11)
    scene = scene.turn("noble", "miss").after("use iron_wedge")
    assert scene.fighter("noble").spent == ("iron_wedge 5",)
    again = scene.changed(closed=0b11).turn("noble", "miss").after("use iron_wedge")
    assert again.fighter("noble").spent == ("iron_wedge 5", "iron_wedge 6")
    assert not again.changed(closed=0b11).turn("noble", "miss").offers("use")


@rule("FF-5.3", "FF-8.5")
def test_two_lucky_coins_are_two_rerolls() -> None:
    scene = pair(held("lucky_coin"), held("lucky_coin")).with_hero("ranger", ready=True)
    scene = scene.with_hero("noble", dice=("red",), faces=(face_of("strike"),), rolled=True).step(Planning())
    for _ in range(2):
        assert scene.offers("reroll") == ["reroll noble lucky_coin 1"]
        scene = scene.after("reroll noble lucky_coin 1", draws=["rolled strike"])
    assert not scene.offers("reroll")


@rule("FF-24.3")
def test_two_sewer_maps_are_two_rerolls_and_one_choice() -> None:
    scene = outside(pair(held("sewer_map"), held("sewer_map")))
    tested = scene.step(Trial("s202", "bindery", (0,), faces=("success", "fail")))
    for _ in range(2):
        assert tested.options == ["reroll sewer_map", "pass"]
        tested = tested.after("reroll sewer_map", draws=["rolled fail"])
    assert tested.prompt != "test-reroll"


@rule("FF-8.1", "FF-8.12")
def test_of_two_shields_the_one_in_the_backpack_is_taken_up() -> None:
    worn = replace(held("tower_shield"), armour=0)
    stored = replace(held("tower_shield"), face_down=True)
    scene = outside(fight("c1", {"noble": "B"}).with_hero("noble", slots=(None, worn, None, stored, None, None)))
    scene = scene.step(Managing(0)).after("move-item noble tower_shield noble 2")
    assert scene.hero("noble").slots[1] == held("tower_shield")
    assert scene.hero("noble").slots[3] is None
    assert scene.state.campaign.bag == (worn,)
    # Out of the bag comes the one with more armour on it.
    two = scene.changed(campaign=replace(scene.state.campaign, bag=(worn, held("tower_shield"))))
    two = two.step(Managing(0)).after("move-item bag tower_shield noble 6")
    assert two.state.campaign.bag == (worn,)


@rule("FF-8.7")
def test_outside_combat_the_opened_jar_is_emptied_first() -> None:
    opened = replace(held("salve_jar"), charges=1)
    scene = outside(pair(held("salve_jar"), opened).with_hero("noble", health=2)).step(Managing(0))
    assert scene.offers("apply") == ["apply noble salve_jar noble"]
    assert left(scene.after("apply noble salve_jar noble")) == [(4, 2)]


@rule("FF-8.6")
def test_items_follow_the_logic_of_results_and_actions() -> None:
    # A result that an item gives pays for a skill, an action that it gives does not.
    scene = turn("rapier", "step step", "B", ["enforcer#1@C"]).after("use rapier (step)")
    assert scene.hand == ["step", "precise_strike"]
    assert "skill no_lunge (step precise_strike)" in scene.options
    boots = turn("boots_of_speed", "strike", "B", ["enforcer#1@C"])
    assert not boots.offers("skill no_lunge")
    boots = boots.after("use boots_of_speed", "C")
    assert boots.hand == ["strike"]


@rule("FF-8.7")
@pytest.mark.parametrize("item", [item.id for item in ITEMS.values() if item.use == "charged"])
def test_a_charged_item_is_used_twice_and_then_discarded(item: str) -> None:
    assert ITEMS[item].charges == 2
    scene = equipped(item, enemies=["enforcer#1@B", "enforcer#2@C"], health={"noble": 3})
    scene = scene.turn("noble", "miss").after(f"use {item}")
    assert scene.hero("noble").slots[4] == replace(held(item), charges=1)
    assert not scene.offers(f"use {item}")  # once a round
    scene = scene.after("end turn").changed(rounds=9).step(CleanUp()).step(BeginRound()).changed(agenda=())
    scene = scene.turn("noble", "miss").after(f"use {item}")
    assert scene.hero("noble").slots[4] is None


@rule("FF-8.8")
def test_a_weapons_effect_is_used_once_a_round_apart_from_its_die() -> None:
    scene = turn("rapier", "step step special", "B", ["enforcer#1@B"])
    scene = scene.after("use rapier (step)")
    assert not scene.offers("use rapier")
    assert scene.offers("special") == ["special rapier"]


@rule("FF-8.9", "FF-8.10")
def test_a_main_or_two_handed_weapon_adds_one_weapon_die_in_place_of_another() -> None:
    for item in ITEMS.values():
        scene = fight("c1", {"noble": "A"}, items={"noble": {SLOT[item.slot]: item.id}})
        dice = scene.hero("noble").dice()
        if item.slot in ("main", "two"):
            assert item.die in ("weapon_melee", "weapon_ranged")
            assert dice == (*HEROES["noble"].dice, item.die)
        else:
            assert (item.die, dice) == ("", HEROES["noble"].dice)
    # Four dice are rolled as before: one of the five stays behind.
    scene = fight("c1", {"noble": "A"}, items={"noble": {0: "rapier"}}).changed(round=2).step(PickingDice())
    assert scene.options == [
        "dice noble red red yellow green",
        "dice noble red red yellow weapon_melee",
        "dice noble red red green weapon_melee",
        "dice noble red yellow green weapon_melee",
    ]


@rule("FF-8.9")
def test_the_weapon_die_stays_after_the_effect_was_used() -> None:
    scene = turn("rapier", "step").after("use rapier (step)")
    assert "weapon_melee" in scene.hero("noble").dice()


@rule("FF-8.15")
def test_items_have_a_price_but_found_ones_are_free() -> None:
    free = {item.id for item in ITEMS.values() if item.cost == 0}
    assert free == {"root_token", "shamans_drum"}
    scene = fight("c2", {"noble": "F"}).turn("noble", "focus")
    gold = scene.state.campaign.gold
    scene = scene.after("focus chest1 (focus)", draws=["healing_potion"]).after("choose equip")
    assert scene.state.campaign.gold == gold
    assert item_in(scene, 3) == "healing_potion"


# -- main weapons ----------------------------------------------------------------------------------------------


def test_short_sword() -> None:
    assert damage(special("short_sword", ["enforcer#1@B"]), "enforcer#1") == (2,)
    assert not turn("short_sword", "special", "B", ["enforcer#1@C"]).offers("special")


def test_hatchet_strikes_twice() -> None:
    scene = special("hatchet", ["enforcer#1@B", "enforcer#2@B"])
    assert scene.options == ["enemy enforcer#1", "enemy enforcer#2"]
    assert damage(scene.after("enforcer#1", "enforcer#2"), "enforcer#1", "enforcer#2") == (1, 1)
    assert damage(scene.after("enforcer#1", "enforcer#1"), "enforcer#1") == (2,)
    # Two Strikes or none: alone, an enemy with one health left is no use.
    alone = equipped("hatchet", "B", ["grunt#1@B"]).with_enemy("grunt#1", damage=1)
    assert not alone.turn("noble", "special").offers("special")


def test_rapier() -> None:
    assert damage(special("rapier", ["enforcer#1@B"]), "enforcer#1") == (2,)
    converts("rapier", "step", "precise_strike")


def test_curved_dagger_steps_and_strikes() -> None:
    scene = special("curved_dagger", ["enforcer#1@C"])
    assert (scene.zone("noble"), damage(scene, "enforcer#1")) == ("C", (1,))
    assert not turn("curved_dagger", "special", "B", ["enforcer#1@E"]).offers("special")


def test_iron_mace_strikes_and_stuns_a_minion() -> None:
    scene = special("iron_mace", ["enforcer#1@B", "lieutenant#1@B"])
    minion = scene.after("enforcer#1").enemy("enforcer#1")
    assert (minion.damage, minion.stunned) == (1, True)
    commander = scene.after("lieutenant#1").enemy("lieutenant#1")
    assert (commander.armour, commander.stunned) == (1, False)


def test_fate_iron_blade() -> None:
    scene = special("fate_iron_blade", ["palace_knight#1@B"])
    assert (scene.enemy("palace_knight#1").armour, damage(scene, "palace_knight#1")) == (0, (2,))
    converts("fate_iron_blade", "step", "strike")
    converts("fate_iron_blade", "focus", "strike")


def test_hand_crossbow() -> None:
    scene = special("hand_crossbow", ["enforcer#1@C"])
    assert damage(scene, "enforcer#1") == (2,)
    assert scene.told(Attacked)[-1].how == "shot"
    assert not turn("hand_crossbow", "special", "B", ["enforcer#1@B"]).offers("special")
    # A Shot in a sequence is one: not at an enemy in Stealth, not over a barricade.
    assert not turn("hand_crossbow", "special", "B", ["assassin#1@C"]).offers("special")
    assert not turn("hand_crossbow", "special", "B", ["archer#1@E"], combat="c3").offers("special")


# -- off-hand weapons ------------------------------------------------------------------------------------------


def test_parrying_dagger() -> None:
    converts("parrying_dagger", "strike", "block")


def test_buckler() -> None:
    converts("buckler", "step", "block")
    converts("buckler", "focus", "block")


def test_tower_shield_blocks_and_has_armour() -> None:
    converts("tower_shield", "step", "block block")
    assert wounded("tower_shield", 3, "soak block 0 armour 2") == 9


def wounded(item: str, amount: int, answer: str) -> int:
    """The health a Noble has after so much damage and that answer."""

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from damage_hero(state, emit, 0, amount)

    scene = equipped(item).play(part)
    assert scene.prompt == "soak"
    return scene.after(answer).health("noble")


def test_throwing_knives() -> None:
    converts("throwing_knives", "strike", "shot")


def test_boarding_hook_pulls_a_minion() -> None:
    scene = turn("boarding_hook", "step", "B", ["grunt#1@C", "grunt#2@D", "lieutenant#1@A"])
    scene = scene.after("use boarding_hook (step)")
    assert scene.options == ["enemy grunt#1", "enemy grunt#2"]
    assert scene.after("grunt#2").zone("grunt#2") == "B"
    assert not turn("boarding_hook", "step", "B", ["lieutenant#1@A"]).offers("use")


# -- two-handed weapons ----------------------------------------------------------------------------------------


def test_hunting_bow_shoots_twice() -> None:
    scene = special("hunting_bow", ["enforcer#1@C", "enforcer#2@D"]).after("enforcer#1", "enforcer#2")
    assert damage(scene, "enforcer#1", "enforcer#2") == (1, 1)


def test_longbow() -> None:
    scene = special("undsenoin_longbow", ["enforcer#1@C", "enforcer#2@E", "enforcer#3@F"])
    assert scene.options == ["enemy enforcer#1", "enemy enforcer#2"]
    assert damage(scene.after("enforcer#2"), "enforcer#2") == (2,)
    converts("undsenoin_longbow", "focus", "precise_shot")


def test_war_hammer_strikes_and_pushes() -> None:
    scene = special("war_hammer", ["enforcer#1@B"])
    assert damage(scene, "enforcer#1") == (2,)
    assert scene.after("D").zone("enforcer#1") == "D"
    # Whom the Strike defeats cannot be pushed: with nobody else there is no special attack.
    assert not turn("war_hammer", "special", "B", ["grunt#1@B"]).offers("special")
    # A commander is struck, a minion beside it is pushed.
    two = special("war_hammer", ["grunt#1@B", "lieutenant#1@B"])
    assert two.zone("lieutenant#1") == "B"
    assert two.enemy("lieutenant#1").armour == 0
    assert two.after("A").zone("grunt#1") == "A"


def test_halberd_reaches_the_next_zone() -> None:
    scene = special("halberd", ["enforcer#1@B", "enforcer#2@C", "enforcer#3@E"])
    assert scene.options == ["enemy enforcer#1", "enemy enforcer#2"]
    assert damage(scene.after("enforcer#2"), "enforcer#2") == (2,)


def test_heavy_crossbow() -> None:
    scene = special("heavy_crossbow", ["enforcer#1@C"])
    assert scene.told(Attacked)[-1].damage == 3
    assert scene.told(EnemyDefeated)[-1].enemy == "enforcer#1"


def test_spirit_staff_hits_from_afar_and_charges_the_drum() -> None:
    scene = fight("c1", {"shaman": "B"}, ["enforcer#1@C"], items={"shaman": {0: "spirit_staff", 3: "shamans_drum"}})
    scene = scene.turn("shaman", "special").after("special spirit_staff")
    assert damage(scene, "enforcer#1") == (1,)
    assert scene.fighter("shaman").charges == 1
    converts("spirit_staff", "step", "focus")
    # Without a Drum it is the damage alone.
    assert special("spirit_staff", ["enforcer#1@C"]).fighter("noble").charges == 0


# -- clothing --------------------------------------------------------------------------------------------------


def test_boots_of_speed_give_a_step_action_each_round() -> None:
    scene = turn("boots_of_speed", "miss")
    assert "use boots_of_speed" in scene.options
    scene = scene.after("use boots_of_speed", "C")
    assert scene.zone("noble") == "C"
    assert not scene.offers("use boots_of_speed")


@pytest.mark.parametrize(
    ("item", "markers"),
    [("leather_jerkin", 1), ("chain_shirt", 2), ("plate_harness", 4), ("warding_amulet", 1)],
)
def test_armour(item: str, markers: int) -> None:
    assert wounded(item, 5, f"soak block 0 armour {markers}") == 10 - 5 + markers


def test_plate_harness_forbids_sprinting() -> None:
    assert sprints(equipped("plate_harness").state, 0) == ()
    assert sprints(equipped("chain_shirt").state, 0) != ()


@rule("FF-3.8")
@pytest.mark.parametrize(
    ("item", "trait"),
    [
        ("hooded_cloak", "stealth"),
        ("courtiers_coat", "persuasion"),
        ("marsh_mantle", "survival"),
        ("scholars_robe", "lore"),
        ("spyglass", "perception"),
        ("prayer_beads", "insight"),
        ("root_token", "survival"),
        ("climbing_gloves", "agility"),
        ("bracers", "might"),
    ],
)
def test_items_that_give_a_trait_give_it_in_their_slot_only(item: str, trait: str) -> None:
    assert trait in TRAITS
    scene = fight("c1", {"mercenary" if trait != "might" else "rogue": "A"})
    hero = scene.state.party[0]
    assert not hero.has_trait(trait)
    slots = [None] * 6
    worn = replace(hero, slots=(*slots[: SLOT[ITEMS[item].slot]], held(item), *slots[SLOT[ITEMS[item].slot] + 1 :]))
    assert worn.has_trait(trait)
    stored = replace(hero, slots=(*slots[:5], replace(held(item), face_down=True)))
    assert not stored.has_trait(trait)


def test_marsh_mantle_ignores_terrain() -> None:
    plain = fight("c4", {"noble": "B"})
    assert ways(plain.state, 0, 1).extra
    scene = turn("marsh_mantle", "step", "B", combat="c4")
    assert scene.offers("step") == ["step A (step)", "step C (step)"]


# -- gear ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("item", "amount"), [("healing_potion", 3), ("great_healing_potion", 5), ("salve_jar", 2)])
def test_potions_heal_a_hero_in_the_zone(item: str, amount: int) -> None:
    scene = equipped(item, "A", health={"noble": 2, "ranger": 2}).turn("noble", "miss").after(f"use {item}")
    assert scene.options == ["hero noble", "hero ranger"]
    assert scene.after("ranger").health("ranger") == 2 + amount
    assert not equipped(item, "B", health={"ranger": 2}).turn("noble", "miss").offers("use")  # too far away
    # At any time: outside combat as well.
    managed = outside(equipped(item, health={"noble": 2})).step(Managing(0)).after(f"apply noble {item} noble")
    assert managed.health("noble") == 2 + amount


def test_a_potion_is_used_up() -> None:
    scene = equipped("healing_potion", health={"noble": 2}).turn("noble", "miss").after("use healing_potion")
    assert scene.hero("noble").slots[4] is None


def test_energy_tonic() -> None:
    scene = equipped("energy_tonic", "A", energy={"noble": 1, "ranger": 1}).turn("noble", "miss")
    scene = scene.after("use energy_tonic", "ranger")
    assert scene.energy("ranger") == 4
    assert scene.hero("noble").slots[4] is None
    managed = outside(equipped("energy_tonic", energy={"noble": 1})).step(Managing(0))
    assert managed.after("apply noble energy_tonic noble").energy("noble") == 4


def test_antidote_cures_all_poison() -> None:
    scene = equipped("antidote", "A", health={"ranger": 5}).with_hero("ranger", poison=3).turn("noble", "miss")
    scene = scene.after("use antidote")
    assert (scene.health("ranger"), scene.fighter("ranger").poison) == (8, 0)
    assert scene.hero("noble").slots[4] is None
    assert not turn("antidote", "miss").offers("use")


def test_smoke_vial_protects_its_user() -> None:
    scene = turn("smoke_vial", "miss", "A").after("use smoke_vial")
    assert not eligible(scene.state, 0)
    assert eligible(scene.state, 1)


def test_fire_flask_hits_everyone_in_an_adjacent_zone() -> None:
    scene = turn("fire_flask", "miss", "B", ["enforcer#1@C", "grunt#1@C", "enforcer#2@D", "enforcer#3@B"])
    scene = scene.after("use fire_flask", "C")
    assert damage(scene, "enforcer#1", "grunt#1", "enforcer#2", "enforcer#3") == (1, 1, 0, 0)


def test_flash_powder_stuns_a_minion() -> None:
    scene = turn("flash_powder", "miss", "B", ["grunt#1@B", "lieutenant#1@B", "grunt#2@C"]).after("use flash_powder")
    assert [enemy.stunned for enemy in scene.state.enemies] == [True, False, False]


def test_rope_and_grapnel_moves_up_to_two_zones_past_terrain() -> None:
    scene = turn("rope_and_grapnel", "miss", "B", combat="c4").after("use rope_and_grapnel")
    assert scene.options == ["zone A", "zone C", "pass"]
    two = scene.after("C", "D")
    assert two.zone("noble") == "D"
    one = scene.after("C", "pass")
    assert one.zone("noble") == "C"
    assert one.fighter("noble").spent == ("rope_and_grapnel 5",)  # once a combat
    # Blockade holds (FF-10.14).
    assert not turn("rope_and_grapnel", "miss", "B", ["enforcer#1@B"]).offers("use")


def test_lockpicks() -> None:
    converts("lockpicks", "step", "focus")
    converts("lockpicks", "strike", "focus")


def test_lucky_coin_rerolls_any_die_in_planning() -> None:
    scene = equipped("lucky_coin").with_hero("ranger", ready=True)
    scene = scene.with_hero("noble", dice=("red", "green"), faces=(face_of("strike"), face_of("focus")), rolled=True)
    scene = scene.step(Planning())
    assert scene.offers("reroll") == ["reroll noble lucky_coin 1", "reroll noble lucky_coin 2"]
    scene = scene.after("reroll noble lucky_coin 2", draws=["rolled step|focus"])
    assert scene.fighter("noble").faces == (RESULTS["strike"], DICE["green"].faces[2])
    assert not scene.offers("reroll")


def test_spyglass_and_the_other_quiet_items_are_not_used_in_a_turn() -> None:
    quiet = [item.id for item in ITEMS.values() if item.use == "always"]
    assert {"spyglass", "prayer_beads", "sewer_map", "root_token", "climbing_gloves", "shamans_drum"} <= set(quiet)
    for item in quiet:
        assert not turn(item, "step strike focus shot", "B", ["enforcer#1@B"]).offers("use")


@rule("FF-27.15")
def test_bone_charm_may_discard_a_fear_card_unseen_once_a_combat() -> None:
    scene = equipped("bone_charm")

    def frightened(state: FateforgeState, emit: Emit) -> Script[None]:
        state.set_fighter(0, afraid=False)
        yield from draw_fear(state, emit, 0)

    asked = scene.play(frightened)
    assert (asked.prompt, asked.options) == ("bone-charm", ["choose use", "pass"])
    used = asked.after("choose use")
    assert used.over
    assert used.fighter("noble").fear == ()
    again = used.changed().play(frightened, draws=["shaken"])
    assert again.fighter("noble").fear == ("shaken",)
    assert asked.after("pass", draws=["shaken"]).fighter("noble").fear == ("shaken",)


def test_whetstone() -> None:
    converts("whetstone", "strike", "precise_strike")


def test_barbed_quiver() -> None:
    converts("barbed_quiver", "shot", "precise_shot")


def test_war_horn_lets_every_other_hero_move() -> None:
    scene = fight("c1", {"noble": "B", "ranger": "A", "rogue": "F"}, items={"noble": {4: "war_horn"}}, seats=3).turn(
        "noble", "miss"
    )
    scene = scene.after("use war_horn")
    assert (scene.asked, scene.options) == (1, ["zone B", "pass"])
    scene = scene.after("B")
    assert (scene.asked, scene.options) == (2, ["zone E", "pass"])
    scene = scene.after("pass")
    assert (scene.zone("ranger"), scene.zone("rogue")) == ("B", "F")
    assert scene.fighter("noble").spent == ("war_horn 5",)


def test_iron_wedge_opens_a_door_without_focus() -> None:
    scene = turn("iron_wedge", "miss", "B", combat="c6").after("use iron_wedge")
    assert scene.state.closed == 0b10
    assert scene.fighter("noble").spent == ("iron_wedge 5",)
    # It opens; it does not close.
    assert not turn("iron_wedge", "miss", "B", combat="c6", open_doors=["door1"]).offers("use")


@rule("FF-24.3")
def test_sewer_map_rerolls_a_die_of_a_test_in_exploration() -> None:
    scene = outside(equipped("sewer_map"))
    tested = scene.step(Trial("s202", "bindery", (0,), faces=("success", "fail")))
    assert tested.options == ["reroll sewer_map", "pass"]
    tested = tested.after("reroll sewer_map", draws=["rolled success"])
    assert tested.prompt != "test-reroll"
    # Not in another scene of the story.
    story = scene.step(Trial("s121", "cipher", (0,), faces=("success", "fail")))
    assert not [option for option in story.options if "sewer_map" in option]


def test_bandage_roll_costs_any_result() -> None:
    scene = equipped("bandage_roll", health={"noble": 2}).turn("noble", "strike").after("use bandage_roll (strike)")
    assert (scene.health("noble"), scene.hero("noble").slots[4], scene.hand) == (4, None, [])
    assert not equipped("bandage_roll", health={"noble": 2}).turn("noble", "miss").offers("use")


@rule("FF-6.7", "FF-8.6")
def test_ember_amulet_turns_energy_into_a_strike() -> None:
    scene = turn("ember_amulet", "miss").after("use ember_amulet")
    assert (scene.hand, scene.energy("noble")) == (["strike"], 4)
    assert not equipped("ember_amulet", energy={"noble": 0}).turn("noble", "miss").offers("use")


@rule("FF-3.6")
def test_shamans_drum_holds_up_to_three_charges() -> None:
    scene = fight("c1", {"shaman": "B"}, items={"shaman": {3: "shamans_drum"}})
    scene = scene.turn("shaman", "step", "strike", "shot", "focus")
    for result in ("step", "strike", "shot"):
        scene = scene.after(f"ability charge ({result})")
    assert scene.fighter("shaman").charges == 3
    assert not scene.offers("ability charge")
    # Without the Drum there is nothing to put them on.
    assert not fight("c1", {"shaman": "B"}).turn("shaman", "step").offers("ability charge")


def test_bracers() -> None:
    converts("bracers", "strike", "block")


# -- all of them -----------------------------------------------------------------------------------------------


def test_every_item_has_a_test_of_its_own() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert len(ITEMS) == 52
    assert [item for item in ITEMS if f'"{item}"' not in text] == []
