"""Every Corruption, Fear and trap card (FF-21, FF-27.12, FF-27.15 to FF-27.17)."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fights import Fight, fight
from ludarium.games.fateforge.agenda import Managing, Trial
from ludarium.games.fateforge.battle import BeginRound, CleanUp, Combat, Planning, Recovery
from ludarium.games.fateforge.combat.planning import energy_reroll_cost, sprint_cost
from ludarium.games.fateforge.content import CORRUPTION, FEAR, REPUTATION, TRAPS
from ludarium.games.fateforge.deeds import draw_corruption, draw_fear, go, go_enemy, push_hero
from ludarium.games.fateforge.events import CardDrawn, HeroHit, Moved, Stunned
from ludarium.games.fateforge.notation import Test
from ludarium.games.fateforge.results import face_of
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.story.trials import dice_of
from ludarium.kernel.decisions import Emit, Script

rule = pytest.mark.rule

HEROES = {"noble": "B", "ranger": "A"}


def cursed(card: str, scene: Fight | None = None, hero: int = 0) -> Fight:
    """The Noble draws that Corruption card."""

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from draw_corruption(state, emit, hero)

    return (scene or fight("c1", HEROES)).play(part, [card])


def frightened(card: str, scene: Fight | None = None, hero: int = 0, more: tuple[str, ...] = ()) -> Fight:
    """The Noble draws that Fear card."""

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from draw_fear(state, emit, hero)

    return (scene or fight("c1", HEROES)).play(part, [card, *more])


def trapped(card: str, scene: Fight | None = None, more: tuple[str, ...] = ()) -> Fight:
    """The Noble steps onto a trap in B of c10, which is that one."""
    scene = scene or fight("c10", {"noble": "A", "ranger": "A"})

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from go(state, emit, 0, 1, "skill")

    return scene.play(part, [card, *more])


def ill(card: str, **fields: Any) -> Fight:
    """A Noble who has that Corruption card already."""
    return fight("c1", HEROES, **fields).with_hero("noble", corruption=(card,))


def in_the_story(scene: Fight) -> Fight:
    """The same heroes between two combats."""
    campaign = replace(scene.state.campaign, reputation=(0,) * len(REPUTATION))
    return scene.changed(fighters=(), combat_id="", agenda=(), campaign=campaign)


# -- Corruption ------------------------------------------------------------------------------------------------


@rule("FF-21.7")
def test_dark_whispers_adds_a_test_die_up_to_three() -> None:
    scene = cursed("dark_whispers")
    assert scene.hero("noble").corruption == ("dark_whispers",)
    assert [dice_of(scene.state, 0, Test("lore", dice)) for dice in (1, 2, 3)] == [2, 3, 3]
    assert dice_of(scene.state, 1, Test("lore", 1)) == 1
    # The rulebook's example: that die must succeed, too.
    tested = in_the_story(scene.with_hero("noble", energy=0))
    failed = tested.step(Trial("s102", "argue", (0,)), draws=["rolled success success fail"])
    assert "s102 argue failed" in failed.state.campaign.choices
    passed = tested.step(Trial("s102", "argue", (0,)), draws=["rolled success success success"])
    assert "s102 argue passed" in passed.state.campaign.choices


@rule("FF-12.2", "FF-21.4")
def test_trembling_hands_take_a_die_in_the_first_planning_of_a_combat() -> None:
    scene = ill("trembling_hands", rounds=3)
    first = scene.changed(round=0).step(BeginRound())
    assert (first.prompt, len(first.options[0].split())) == ("pick-dice", 2 + 3)
    second = scene.changed(round=1).step(BeginRound())
    assert [len(fighter.faces) for fighter in second.state.fighters] == [4, 4]
    # Together with a stun it is two fewer.
    both = scene.with_hero("noble", stunned=True).changed(round=0).step(BeginRound())
    assert len(both.options[0].split()) == 2 + 2


@rule("FF-21.6", "FF-6.5")
def test_drained_takes_two_energy_or_health() -> None:
    assert cursed("drained").energy("noble") == 3
    scene = cursed("drained", fight("c1", HEROES, energy={"noble": 1}))
    assert (scene.energy("noble"), scene.health("noble")) == (0, 9)
    assert scene.hero("noble").corruption == ()


@rule("FF-21.4", "FF-8.14")
def test_open_wound_takes_one_health_past_block_and_armour() -> None:
    scene = cursed("open_wound", fight("c1", HEROES, block={"noble": 1}, items={"noble": {2: "chain_shirt"}}))
    assert (scene.health("noble"), scene.fighter("noble").block) == (9, 1)


@rule("FF-19.1")
def test_cold_blood_lets_no_energy_return_after_combat() -> None:
    scene = ill("cold_blood", health={"noble": 4}, energy={"noble": 1}).step(Recovery("success", (True, True)))
    assert (scene.health("noble"), scene.energy("noble")) == (5, 1)


@rule("FF-6.1")
def test_brittle_bones_lower_the_limit_of_health() -> None:
    scene = cursed("brittle_bones")
    assert (scene.hero("noble").max_health, scene.health("noble")) == (9, 9)
    hurt = cursed("brittle_bones", fight("c1", HEROES, health={"noble": 4}))
    assert hurt.health("noble") == 4
    # Poisoned markers are markers, too: all together there is one fewer.
    poisoned = cursed("brittle_bones", fight("c1", HEROES, health={"noble": 8}).with_hero("noble", poison=2))
    assert (poisoned.health("noble"), poisoned.fighter("noble").poison) == (8, 1)


@rule("FF-6.1")
def test_fading_will_lowers_the_limit_of_energy() -> None:
    scene = cursed("fading_will")
    assert (scene.hero("noble").max_energy, scene.energy("noble")) == (4, 4)


@rule("FF-21.4")
def test_hollow_purse_costs_the_party_two_gold() -> None:
    scene = fight("c1", HEROES)
    rich = scene.changed(campaign=replace(scene.state.campaign, gold=5))
    assert cursed("hollow_purse", rich).state.campaign.gold == 3
    poor = scene.changed(campaign=replace(scene.state.campaign, gold=1))
    assert cursed("hollow_purse", poor).state.campaign.gold == 0


@rule("FF-25.5")
def test_ash_on_the_tongue_makes_food_restore_health_only() -> None:
    scene = ill("ash_on_tongue", health={"noble": 4}, energy={"noble": 1})
    scene = scene.changed(fighters=(), combat_id="", campaign=replace(scene.state.campaign, food=2))
    scene = scene.step(Managing(0)).after("eat noble")
    assert (scene.health("noble"), scene.energy("noble")) == (5, 1)


@rule("FF-12.5")
def test_shadow_debt_makes_the_energy_reroll_cost_two() -> None:
    scene = ill("shadow_debt").with_hero("noble", dice=("red",), faces=(0,), rolled=True)
    scene = scene.with_hero("ranger", ready=True)
    assert energy_reroll_cost(scene.state, 0) == 2
    after = scene.step(Planning()).after("reroll noble energy 1", draws=["rolled strike"])
    assert after.energy("noble") == 3
    assert not scene.with_hero("noble", energy=1).step(Planning()).offers("reroll")


@rule("FF-12.8")
def test_leaden_limbs_make_a_sprint_cost_an_energy() -> None:
    scene = ill("leaden_limbs").with_hero("noble", dice=("red",), faces=(2,), rolled=True)
    scene = scene.with_hero("ranger", ready=True)
    assert sprint_cost(scene.state, 0) == 1
    assert scene.step(Planning()).after("sprint noble A").energy("noble") == 4
    assert not scene.with_hero("noble", energy=0).step(Planning()).offers("sprint")


@rule("FF-24.5")
def test_sour_pride_gives_no_trait_points_for_a_passed_test() -> None:
    scene = in_the_story(ill("sour_pride"))
    proud = scene.step(Trial("s102", "argue", (0,)), draws=["rolled success success"])
    assert proud.state.campaign.trait_points == 0
    other = scene.step(Trial("s102", "argue", (1,)), draws=["rolled success success"])
    assert other.state.campaign.trait_points == 1


# -- Fear ------------------------------------------------------------------------------------------------------


def enters(scene: Fight, hero: str, zone: str, draws: tuple[str, ...]) -> Fight:
    number, place = scene.state.hero_number(hero), scene.state.combat.zones.index(zone)

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from go(state, emit, number, place, "skill")

    return scene.play(part, draws)


@rule("FF-27.15")
def test_moving_to_a_frightening_enemy_brings_a_fear_card() -> None:
    scene = fight("c1", HEROES, ["cave_wisp#1@C", "grunt#1@D"])
    afraid = enters(scene, "noble", "C", ("shaken",))
    assert afraid.told(CardDrawn) == [CardDrawn("noble", "fear", "shaken")]
    assert afraid.fighter("noble").fear == ("shaken",)
    assert enters(scene, "noble", "D", ()).told(CardDrawn) == []
    # A stunned enemy's ability is ignored (FF-10.18).
    stunned = fight("c1", HEROES, ["cave_wisp#1@C"], stunned=["cave_wisp#1"])
    assert enters(stunned, "noble", "C", ()).told(CardDrawn) == []


@rule("FF-27.15")
def test_a_frightening_enemy_that_enters_frightens_everyone_there() -> None:
    scene = fight("c1", {"noble": "B", "ranger": "B", "rogue": "A"}, ["cave_wisp#1@C"])

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from go_enemy(state, emit, "cave_wisp#1", 1, "step")

    scene = scene.play(part, ["shaken", "doubt"])
    assert [fighter.fear for fighter in scene.state.fighters] == [("shaken",), ("doubt",), ()]


@rule("FF-27.15")
def test_one_fear_card_a_hero_and_round() -> None:
    scene = frightened("shaken")
    again = scene.changed()

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from draw_fear(state, emit, 0)

    assert again.play(part).told(CardDrawn) == []
    # The next round it may come again; face-up cards stay.
    later = scene.changed(rounds=9).step(CleanUp()).changed(agenda=())
    later = later.play(part, ["doubt"])
    assert later.fighter("noble").fear == ("shaken", "doubt")


@rule("FF-27.15")
def test_a_card_that_affects_another_hero_is_not_drawn() -> None:
    scene = frightened("shaken").changed()
    with pytest.raises(AssertionError, match="is not offered"):
        frightened("shaken", scene, hero=1)
    # Also when the deck is shuffled anew.
    empty = scene.changed(fear_deck=())
    with pytest.raises(AssertionError, match="is not offered"):
        frightened("shaken", empty, hero=1)


@rule("FF-27.15")
def test_fear_is_gone_after_the_scene() -> None:
    scene = frightened("shaken").changed()
    assert scene.step(Combat("c1")).fighter("noble").fear == ()


@rule("FF-27.15", "FF-12.13")
def test_frozen_stuns() -> None:
    scene = frightened("frozen")
    assert scene.fighter("noble").stunned
    assert (scene.told(Stunned), scene.fighter("noble").fear) == ([Stunned("noble")], ())


@rule("FF-27.15", "FF-13.3")
def test_shaken_forbids_the_energy_step() -> None:
    scene = frightened("shaken").changed().turn("noble", "step")
    assert scene.offers("step")
    assert not scene.offers("energy-step")


@rule("FF-27.15", "FF-22.3")
def test_panic_pushes_to_a_random_zone() -> None:
    scene = frightened("panic", more=("D",))
    assert scene.zone("noble") == "D"
    assert scene.told(Moved) == [Moved("noble", "D", "push")]


@rule("FF-27.15")
def test_doubt_forbids_focus_as_payment_for_skills() -> None:
    scene = fight("c2", {"ranger": "F", "noble": "A"}, ["grunt#1@G"], items={"ranger": {5: "lockpicks"}})
    scene = scene.with_hero("ranger", fear=("doubt",)).turn("ranger", "focus", "shot|focus")
    assert not scene.offers("skill rg_quick_draw")
    # The other half of the die pays, and so does a Focus for an item or as an action.
    assert scene.offers("skill rg_fleet_foot") == ["skill rg_fleet_foot (shot|focus)"]
    assert "use lockpicks (focus)" in scene.options
    assert "focus chest1 (focus)" in scene.options


@rule("FF-27.15")
def test_tunnel_vision_forbids_shots_also_in_sequences() -> None:
    scene = fight("c1", {"ranger": "B"}, ["enforcer#1@C"], skills={"ranger": ["rg_piercing_arrow"]})
    assert scene.turn("ranger", "precise_shot").offers("skill rg_piercing_arrow")
    afraid = scene.with_hero("ranger", fear=("tunnel_vision",)).turn("ranger", "precise_shot")
    assert not afraid.offers("shot")
    assert not afraid.offers("skill rg_piercing_arrow")
    assert afraid.offers("skill rg_fleet_foot")  # the result still pays


@rule("FF-27.15", "FF-6.5")
def test_dread_takes_an_energy() -> None:
    assert frightened("dread").energy("noble") == 4


@rule("FF-27.15", "FF-12.8")
def test_weak_knees_forbid_the_sprint() -> None:
    scene = frightened("weak_knees").changed().with_hero("noble", dice=("red",), faces=(2,), rolled=True)
    scene = scene.with_hero("ranger", ready=True).step(Planning())
    assert scene.options == ["ready noble", "stance noble"]


@rule("FF-27.15")
def test_cold_resolve_gives_an_energy() -> None:
    assert frightened("cold_resolve", fight("c1", HEROES, energy={"noble": 1})).energy("noble") == 2


# -- traps -----------------------------------------------------------------------------------------------------


@rule("FF-27.12")
def test_spike_pit_deals_a_damage() -> None:
    scene = trapped("spike_pit")
    assert (scene.health("noble"), scene.told(HeroHit)) == (9, [HeroHit("noble", 0, 0, 1)])


@rule("FF-27.12", "FF-12.13")
def test_rope_snare_stuns() -> None:
    assert trapped("rope_snare").fighter("noble").stunned


@rule("FF-27.12", "FF-27.16")
def test_needle_lock_poisons() -> None:
    scene = trapped("needle_lock")
    assert (scene.health("noble"), scene.fighter("noble").poison) == (9, 1)


@rule("FF-27.12", "FF-22.5")
def test_alarm_bell_calls_the_nearest_minion() -> None:
    scene = fight("c10", {"noble": "A"}, ["recruit#1@E", "hexer#1@F", "choirmaster#1@C"])
    assert trapped("alarm_bell", scene).zone("recruit#1") == "B"


@rule("FF-27.12")
def test_flash_plate_costs_a_result_of_the_players_choice() -> None:
    scene = fight("c10", {"noble": "A"}).turn("noble", "step", "strike", "miss")
    scene = scene.after("step B (step)", draws=["flash_plate"])
    assert scene.prompt == "lose-result"
    assert scene.options == ["result strike"]  # a Miss is no result
    assert scene.after("result strike").hand == []
    bare = fight("c10", {"noble": "A"}).turn("noble", "step", "miss").after("step B (step)", draws=["flash_plate"])
    assert bare.prompt == "turn"


@rule("FF-27.12", "FF-12.3")
def test_flash_plate_asks_about_secret_dice_whatever_they_show() -> None:
    scene = fight("c10", {"noble": "A", "ranger": "A"}, seats=2)
    scene = scene.with_hero("noble", dice=("red", "red"), faces=(0, 0), rolled=True)

    def pushed(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from push_hero(state, emit, 0)

    blank = scene.play(pushed, ["B", "flash_plate"])
    assert (blank.prompt, blank.options) == ("lose-result", ["pass"])
    shown = scene.with_hero("noble", faces=(0, face_of("strike"))).play(pushed, ["B", "flash_plate"])
    assert shown.options == ["result strike"]
    assert shown.after("result strike").fighter("noble").faces == (0, -1)


@rule("FF-27.12", "FF-22.3")
def test_swinging_beam_pushes() -> None:
    scene = trapped("swinging_beam", more=("C",))
    assert scene.zone("noble") == "C"


@rule("FF-27.12")
def test_choking_gas_hits_all_heroes_in_the_zone() -> None:
    scene = fight("c10", {"noble": "A", "ranger": "B", "rogue": "C"})
    scene = trapped("choking_gas", scene)
    assert [scene.health(name) for name in ("noble", "ranger", "rogue")] == [9, 8, 8]


@rule("FF-27.12")
def test_rusted_shut_does_nothing() -> None:
    scene = trapped("rusted_shut")
    assert (scene.health("noble"), scene.state.triggered, scene.state.token("trap1")) == (10, 1, None)


# -- all of them -----------------------------------------------------------------------------------------------


def test_every_card_has_a_test_of_its_own() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert (len(CORRUPTION), len(FEAR), len(TRAPS)) == (12, 8, 8)
    assert [
        card for card in (*CORRUPTION, *FEAR, *TRAPS) if f'("{card}"' not in text and f'["{card}"' not in text
    ] == []
