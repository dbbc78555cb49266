"""Health, energy, block, armour, poison (FF-6, FF-8.11 to FF-8.14, FF-9.13, FF-27.16)."""

import pytest
from msgspec.structs import replace

from fights import Fight, fight, held
from ludarium.games.fateforge.actions import MoveItem
from ludarium.games.fateforge.battle import CleanUp, Combat
from ludarium.games.fateforge.campaign.consequences import refresh_armour
from ludarium.games.fateforge.campaign.managing import move_item
from ludarium.games.fateforge.deeds import (
    damage_hero,
    gain_energy,
    heal,
    lose_energy,
    lose_health,
    spend_energy,
)
from ludarium.games.fateforge.events import HeroHit, HeroKnockedOut, HeroLost
from ludarium.games.fateforge.state import FateforgeState, Held
from ludarium.kernel.decisions import Emit, Script
from ludarium.kernel.errors import RulesError

rule = pytest.mark.rule


def hit(scene: Fight, amount: int, hero: str = "mercenary", poison: bool = False) -> Fight:
    """That hero takes so much damage."""
    number = scene.state.hero_number(hero)

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from damage_hero(state, emit, number, amount, poison=poison)

    return scene.play(part)


def lose(scene: Fight, what: str, amount: int, hero: str = "mercenary") -> Fight:
    number = scene.state.hero_number(hero)

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        (lose_health if what == "health" else lose_energy)(state, emit, number, amount)
        return
        yield

    return scene.play(part)


def regain(scene: Fight, what: str, amount: int, hero: str = "mercenary") -> Fight:
    number = scene.state.hero_number(hero)

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        (heal if what == "health" else gain_energy)(state, emit, number, amount)
        return
        yield

    return scene.play(part)


ALONE = {"mercenary": "B"}


# -- the two pools ---------------------------------------------------------------------------------------------


@rule("FF-6.1")
def test_health_and_energy_come_back_up_to_their_limits() -> None:
    scene = fight("c1", ALONE, health={"mercenary": 10}, energy={"mercenary": 2})
    scene = regain(regain(scene, "health", 1), "energy", 1)
    assert (scene.health("mercenary"), scene.energy("mercenary")) == (11, 3)
    scene = regain(regain(scene, "health", 5), "energy", 5)
    assert (scene.health("mercenary"), scene.energy("mercenary")) == (12, 4)


@rule("FF-6.1")
def test_a_card_may_change_the_limit() -> None:
    scene = fight("c1", ALONE).with_hero("mercenary", more_health=1, more_energy=2)
    scene = regain(regain(scene, "health", 9), "energy", 9)
    assert (scene.health("mercenary"), scene.energy("mercenary")) == (13, 6)
    scene = fight("c1", ALONE, health={"mercenary": 9}).with_hero("mercenary", corruption=("brittle_bones",))
    assert regain(scene, "health", 9).health("mercenary") == 11


@rule("FF-6.2")
def test_one_damage_is_one_health() -> None:
    scene = hit(fight("c1", ALONE), 3)
    assert scene.health("mercenary") == 9
    assert scene.told(HeroHit) == [HeroHit("mercenary", 0, 0, 3)]


@rule("FF-6.3", "FF-20.1")
def test_a_hero_without_health_is_knocked_out_at_once() -> None:
    scene = hit(fight("c1", ALONE, health={"mercenary": 2}), 2)
    assert scene.fighter("mercenary").ko
    assert scene.told(HeroKnockedOut) == [HeroKnockedOut("mercenary")]
    # More damage than health is no more than health; nothing is below zero.
    scene = hit(fight("c1", ALONE, health={"mercenary": 2}), 5)
    assert scene.health("mercenary") == 0


@rule("FF-6.4")
def test_a_hero_without_energy_is_up_but_spends_none() -> None:
    scene = fight("c1", ALONE, energy={"mercenary": 0}, items={"mercenary": {3: "ember_amulet"}})
    turn = scene.turn("mercenary", "miss")
    assert not turn.fighter("mercenary").ko
    assert turn.options == ["end turn"]
    # With energy there is the energy step and the amulet.
    turn = scene.with_hero("mercenary", energy=1).turn("mercenary", "miss")
    assert turn.options == ["energy-step A", "energy-step C", "energy-step D", "use ember_amulet", "end turn"]


@rule("FF-6.5")
def test_a_forced_loss_of_energy_without_energy_is_one_of_health() -> None:
    scene = lose(fight("c1", ALONE, energy={"mercenary": 0}), "energy", 2)
    assert (scene.energy("mercenary"), scene.health("mercenary")) == (0, 10)
    scene = lose(fight("c1", ALONE, energy={"mercenary": 0}, health={"mercenary": 1}), "energy", 1)
    assert scene.fighter("mercenary").ko


@rule("FF-6.6")
def test_a_partly_met_loss_takes_energy_first_and_the_rest_as_health() -> None:
    scene = lose(fight("c1", ALONE, energy={"mercenary": 1}), "energy", 3)
    assert (scene.energy("mercenary"), scene.health("mercenary")) == (0, 10)
    assert scene.told(HeroLost) == [HeroLost("mercenary", "energy", 1), HeroLost("mercenary", "health", 2)]


@rule("FF-6.7")
def test_health_never_pays_a_cost_of_energy() -> None:
    scene = fight("c1", ALONE, energy={"mercenary": 0})
    assert not scene.turn("mercenary", "step").offers("energy-step")

    def spend(state: FateforgeState, emit: Emit) -> Script[None]:
        spend_energy(state, emit, 0, 1)
        return
        yield

    with pytest.raises(RulesError, match="mercenary has no 1 energy"):
        scene.play(spend)


@rule("FF-6.8")
def test_pools_stay_as_they_are_when_a_combat_begins() -> None:
    scene = fight("c1", {"mercenary": "A", "ranger": "A"}, health={"ranger": 4}, energy={"ranger": 2})
    scene = scene.step(Combat("c1"))
    assert scene.prompt == "plan"
    assert (scene.health("ranger"), scene.energy("ranger")) == (4, 2)


# -- block and armour ------------------------------------------------------------------------------------------


@rule("FF-9.13", "FF-28.1")
def test_a_block_token_cancels_one_damage() -> None:
    scene = hit(fight("c1", ALONE, block={"mercenary": 1}), 2).after("soak block 1 armour 0")
    assert scene.health("mercenary") == 11
    assert scene.fighter("mercenary").block == 0


@rule("FF-9.13", "FF-17.1")
def test_unused_block_tokens_go_in_the_clean_up() -> None:
    scene = fight("c1", {"mercenary": "B", "ranger": "B"}, ["grunt#1@C"], block={"mercenary": 2, "ranger": 1})
    scene = scene.with_enemy("grunt#1", block=1).step(CleanUp())
    assert [fighter.block for fighter in scene.state.fighters] == [0, 0]
    assert scene.enemy("grunt#1").block == 0


@rule("FF-8.11")
def test_an_armour_marker_is_removed_instead_of_one_damage() -> None:
    scene = fight("c1", ALONE, items={"mercenary": {2: "chain_shirt"}})
    scene = hit(scene, 3)
    assert scene.prompt == "soak"
    assert scene.options == ["soak block 0 armour 2", "soak block 0 armour 1", "soak block 0 armour 0"]
    # It may be removed: whether and how much is the player's choice.
    spent = scene.after("soak block 0 armour 2")
    assert (spent.health("mercenary"), spent.hero("mercenary").slots[2]) == (11, _shirt(0))
    kept = scene.after("soak block 0 armour 0")
    assert (kept.health("mercenary"), kept.hero("mercenary").slots[2]) == (9, _shirt(2))
    # Without markers nothing is asked.
    assert hit(spent.changed(), 1).over


def _shirt(armour: int) -> Held:
    return Held("chain_shirt", armour)


@rule("FF-8.12", "FF-25.6")
def test_armour_returns_only_by_rest_and_not_by_changing_hands() -> None:
    scene = fight("c1", {"mercenary": "B", "ranger": "B"}, items={"mercenary": {2: "chain_shirt"}})
    scene = hit(scene, 1).after("soak block 0 armour 1")

    def change_hands(state: FateforgeState, emit: Emit) -> Script[None]:
        move_item(state, emit, MoveItem("mercenary", "chain_shirt", "bag", 0))
        assert state.campaign.bag[0].armour == 1
        move_item(state, emit, MoveItem("bag", "chain_shirt", "ranger", 3))
        return
        yield

    def rested(state: FateforgeState, emit: Emit) -> Script[None]:
        refresh_armour(state)
        return
        yield

    scene = scene.changed().play(change_hands)
    assert scene.hero("ranger").slots[2] == _shirt(1)
    assert scene.changed().play(rested).hero("ranger").slots[2] == _shirt(2)


@rule("FF-8.13", "FF-8.2", "FF-8.3")
def test_armour_protects_only_in_its_proper_slot() -> None:
    scene = fight("c1", ALONE)
    slots = (None, None, None, replace(held("chain_shirt"), face_down=True), None, None)
    scene = hit(scene.with_hero("mercenary", slots=slots), 1)
    assert scene.over
    assert scene.health("mercenary") == 11
    # Nor do markers leave an item that lies face down.
    stored = replace(held("tower_shield"), face_down=True)
    both = fight("c1", ALONE).with_hero("mercenary", slots=(None, None, None, stored, held("warding_amulet"), None))
    both = hit(both, 1).after("soak block 0 armour 1")
    assert [item.armour for item in both.hero("mercenary").slots if item is not None] == [2, 0]


@rule("FF-8.13")
def test_block_armour_or_health_is_chosen_for_each_point() -> None:
    scene = fight("c1", ALONE, block={"mercenary": 1}, items={"mercenary": {1: "tower_shield", 5: "warding_amulet"}})
    scene = hit(scene, 2)
    assert scene.options == [
        "soak block 1 armour 1",
        "soak block 1 armour 0",
        "soak block 0 armour 2",
        "soak block 0 armour 1",
        "soak block 0 armour 0",
    ]
    after = scene.after("soak block 0 armour 2")
    assert after.health("mercenary") == 12
    assert (after.fighter("mercenary").block, sum(item.armour for item in after.hero("mercenary").working())) == (1, 1)


@rule("FF-8.14")
def test_neither_block_nor_armour_prevents_a_loss_of_health() -> None:
    scene = fight("c1", ALONE, block={"mercenary": 3}, items={"mercenary": {2: "plate_harness"}})
    scene = lose(scene, "health", 2)
    assert scene.over
    assert scene.health("mercenary") == 10
    assert scene.fighter("mercenary").block == 3


# -- poison ----------------------------------------------------------------------------------------------------


@rule("FF-27.16", "FF-28.9")
def test_poison_puts_health_beside_the_board() -> None:
    scene = hit(fight("c1", ALONE), 2, poison=True)
    assert (scene.health("mercenary"), scene.fighter("mercenary").poison) == (10, 2)
    # Ordinary damage and poison are told apart.
    scene = hit(scene.changed(), 1)
    assert (scene.health("mercenary"), scene.fighter("mercenary").poison) == (9, 2)


@rule("FF-27.16")
def test_block_and_armour_work_against_poison() -> None:
    scene = fight("c1", ALONE, block={"mercenary": 1}, items={"mercenary": {2: "leather_jerkin"}})
    scene = hit(scene, 3, poison=True).after("soak block 1 armour 1")
    assert (scene.health("mercenary"), scene.fighter("mercenary").poison) == (11, 1)


@rule("FF-27.16")
def test_healing_may_bring_poisoned_markers_back() -> None:
    scene = fight("c1", ALONE, health={"mercenary": 8}).with_hero("mercenary", poison=3)
    # One marker is exhausted, three lie beside the board: the exhausted one comes first.
    one = regain(scene, "health", 1)
    assert (one.health("mercenary"), one.fighter("mercenary").poison) == (9, 3)
    three = regain(scene, "health", 3)
    assert (three.health("mercenary"), three.fighter("mercenary").poison) == (11, 1)


@rule("FF-27.16")
def test_losing_all_health_to_poison_knocks_out() -> None:
    scene = hit(fight("c1", ALONE, health={"mercenary": 1}), 1, poison=True)
    assert scene.fighter("mercenary").ko
    assert scene.fighter("mercenary").poison == 1
