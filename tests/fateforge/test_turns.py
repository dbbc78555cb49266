"""Hero turns, the abilities of the hero boards, knock-out and revival (FF-11, FF-13, FF-20, FF-3)."""

from typing import Any

import pytest

from fights import Fight, fight
from ludarium.games.fateforge.battle import ActionPhase, CleanUp, Combat, DrawCorruption, Recovery
from ludarium.games.fateforge.campaign.managing import fresh_hero
from ludarium.games.fateforge.combat.enemies import eligible
from ludarium.games.fateforge.content import HEROES, TRAITS
from ludarium.games.fateforge.deeds import damage_hero, draw_corruption
from ludarium.games.fateforge.events import (
    CardDrawn,
    EnemyDefeated,
    EnemyTurnBegan,
    HeroHit,
    HeroKnockedOut,
    HeroRevived,
    Moved,
    ReactionBegan,
    TurnBegan,
    TurnEnded,
)
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Emit, Script

rule = pytest.mark.rule


def rolled(scene: Fight, **faces: int) -> Fight:
    """Dice with one face each, as a mask."""
    for hero, face in faces.items():
        scene = scene.with_hero(hero, dice=("red",), faces=(face,), rolled=True)
    return scene


# -- the action phase ------------------------------------------------------------------------------------------


@rule("FF-13.1", "FF-11.1", "FF-11.3")
def test_each_hero_does_everything_before_the_next_tile_acts() -> None:
    scene = fight("c1", {"ranger": "A", "rogue": "A"}, ["grunt#1@F"], order=["rogue", "ranger"], reaction=0)
    scene = rolled(scene, ranger=1, rogue=1).step(ActionPhase())
    # The enemies react first, then the Rogue, then the Ranger, then all enemies, then the clean-up.
    assert scene.state.active == scene.state.hero_number("rogue")
    scene = scene.after("step B (step)", "end turn")
    assert scene.state.active == scene.state.hero_number("ranger")
    assert len(scene.told(ReactionBegan)) == 1
    assert not scene.told(EnemyTurnBegan)
    scene = scene.after("end turn")
    assert len(scene.told(EnemyTurnBegan)) == 1
    assert [event.hero for event in scene.told(TurnBegan)] == ["rogue", "ranger"]


@rule("FF-13.2", "FF-13.8")
def test_the_rulebooks_example_shot_step_and_strike() -> None:
    scene = fight("c1", {"ranger": "B"}, ["enforcer#1@C"]).turn("ranger", "shot", "step", "strike")
    done = scene.after("shot enforcer#1 (shot)", "step C (step)", "strike enforcer#1 (strike)")
    assert done.enemy("enforcer#1").damage == 2
    # In another order there is nobody to shoot at in the own zone: one of the two is left over.
    other = scene.after("step C (step)", "strike enforcer#1 (strike)")
    assert not other.offers("shot")
    assert other.enemy("enforcer#1").damage == 1


@rule("FF-13.2")
def test_results_the_energy_step_skills_and_items_interleave() -> None:
    scene = fight("c1", {"ranger": "A"}, ["enforcer#1@E"], items={"ranger": {2: "boots_of_speed"}})
    scene = scene.turn("ranger", "shot", "focus", "step", "miss")
    scene = scene.after("use boots_of_speed")
    assert scene.zone("ranger") == "B"
    scene = scene.after("skill rg_quick_draw (focus)", "energy-step C", "shot enforcer#1 (shot)", "step B (step)")
    assert (scene.zone("ranger"), scene.energy("ranger"), scene.hand) == ("B", 4, ["shot"])
    assert scene.enemy("enforcer#1").damage == 1


@rule("FF-13.3")
def test_the_energy_step_is_an_action_once_a_turn() -> None:
    scene = fight("c8", {"ranger": "D"}).turn("ranger", "miss")
    # An action: it works at a portal, but it pays for nothing.
    assert scene.offers("energy-step") == ["energy-step C", "energy-step F"]
    scene = scene.after("energy-step F")
    assert scene.told(Moved)[-1] == Moved("ranger", "F", "portal")
    assert (scene.energy("ranger"), scene.hand) == (4, [])
    assert not scene.offers("energy-step")
    assert not scene.offers("skill rg_fleet_foot")


@rule("FF-13.4")
def test_any_enemy_in_range_may_be_targeted() -> None:
    enemies = ["grunt#1@B", "archer#1@B", "lieutenant#1@B", "grunt#2@C"]
    scene = fight("c1", {"ranger": "B"}, enemies).turn("ranger", "strike", "shot")
    assert scene.offers("strike") == [f"strike {name} (strike)" for name in ("grunt#1", "archer#1", "lieutenant#1")]
    assert scene.offers("shot") == ["shot grunt#2 (shot)"]
    # Unless an ability forbids it.
    stealthy = fight("c1", {"ranger": "B"}, ["assassin#1@C", "grunt#2@C"]).turn("ranger", "shot")
    assert stealthy.offers("shot") == ["shot grunt#2 (shot)"]


@rule("FF-13.5")
def test_unused_results_are_lost_at_the_end_of_the_turn() -> None:
    scene = fight("c1", {"ranger": "A"}).turn("ranger", "shot", "focus", "miss")
    scene = scene.after("skill rg_quick_draw (focus)", "end turn")
    assert scene.told(TurnEnded) == [TurnEnded("ranger", ("shot", "shot"))]
    assert scene.over
    assert scene.fighter("ranger").faces == (-1, -1, -1)
    assert (scene.state.gained, scene.state.active) == ((), -1)


@rule("FF-13.6")
def test_a_turn_ends_by_choice_or_when_nothing_is_left() -> None:
    scene = fight("c1", {"ranger": "A"}, energy={"ranger": 0}).turn("ranger", "miss")
    assert scene.options == ["end turn"]
    many = fight("c1", {"ranger": "A"}).turn("ranger", "step", "shot")
    assert many.options[-1] == "end turn"
    assert many.after("end turn").over


@rule("FF-13.6", "FF-20.1", "FF-6.3")
def test_a_turn_ends_with_a_knock_out() -> None:
    scene = fight("c10", {"ranger": "A", "rogue": "A"}, health={"ranger": 1}).turn("ranger", "step", "step", "strike")
    scene = scene.after("step B (step)", draws=["spike_pit"])
    assert scene.over
    assert scene.told(HeroKnockedOut) == [HeroKnockedOut("ranger")]
    assert scene.told(TurnEnded) == [TurnEnded("ranger", ("step", "strike"))]


@rule("FF-13.7", "FF-12.9")
def test_leaving_enemies_by_a_step_costs_nothing_unless_blockade_forbids_it() -> None:
    scene = fight("c1", {"ranger": "B"}, ["grunt#1@B", "archer#1@B"]).turn("ranger", "step").after("step A (step)")
    assert (scene.zone("ranger"), scene.told(HeroHit)) == ("A", [])
    blocked = fight("c1", {"ranger": "B"}, ["enforcer#1@B"]).turn("ranger", "step")
    assert not blocked.offers("step")
    assert not blocked.offers("energy-step")


@rule("FF-11.2", "FF-2.12")
def test_every_round_is_played_even_if_all_objectives_are_met() -> None:
    scene = fight("c1", {"ranger": "F"}, rounds=3).with_hero("ranger", carries=("objective1",))
    scene = scene.step(CleanUp())
    assert scene.state.round == 2
    assert scene.prompt == "plan"


# -- the hero boards -------------------------------------------------------------------------------------------


@rule("FF-3.1", "FF-3.2", "FF-3.3")
def test_five_heroes_start_with_two_skills_and_full_pools() -> None:
    assert list(HEROES) == ["ranger", "rogue", "noble", "shaman", "mercenary"]
    for card in HEROES.values():
        hero = fresh_hero(card.id, 0)
        assert (hero.health, hero.energy) == (card.health, card.energy)
        assert (len(hero.skills), hero.prepared) == (2, hero.skills)
        assert (len(card.dice), len(hero.slots)) == (4, 6)
        assert card.trait in TRAITS
        assert hero.has_trait(card.trait)
    assert HEROES["ranger"].trait == "perception"
    assert [held.id for held in fresh_hero("shaman", 0).working()] == ["shamans_drum"]


@rule("FF-3.4", "FF-16.4")
def test_the_rogue_starts_every_combat_hidden() -> None:
    scene = fight("c1", {"rogue": "A", "ranger": "A"}).step(Combat("c1"))
    assert [fighter.hidden for fighter in scene.state.fighters] == [True, False]
    assert not eligible(scene.state, 0)


@rule("FF-3.7", "FF-3.4")
def test_stealth_ends_with_the_first_attack_and_comes_back_for_a_focus() -> None:
    scene = fight("c1", {"rogue": "B"}, ["enforcer#1@B", "grunt#1@C"], hidden=["rogue"])
    turn = scene.turn("rogue", "strike", "step", "focus")
    assert turn.fighter("rogue").hidden  # moving does not give her away
    assert not turn.offers("ability hide")
    turn = turn.after("strike enforcer#1 (strike)")
    assert not turn.fighter("rogue").hidden
    # Hiding needs a zone without enemies.
    assert not turn.offers("ability hide")
    away = turn.after("step A (step)")
    assert away.offers("ability") == ["ability hide (focus)"]
    assert away.after("ability hide (focus)").fighter("rogue").hidden


@rule("FF-3.7", "FF-10.13")
def test_acrobatics_let_one_step_a_turn_pass_blockade() -> None:
    scene = fight("c1", {"rogue": "B"}, ["enforcer#1@B", "enforcer#2@A"]).turn("rogue", "step", "step")
    assert scene.offers("step") == ["step A (step)", "step C (step)", "step D (step)"]
    scene = scene.after("step A (step)")
    # A second Blockade holds her.
    assert not scene.offers("step")
    assert not scene.offers("energy-step")


@rule("FF-3.7", "FF-27.3")
def test_acrobatics_pass_terrain_or_are_kept_for_later() -> None:
    scene = fight("c4", {"rogue": "B"}, ["cutthroat#1@C"]).turn("rogue", "step", "step", "step")
    assert scene.offers("step A") == ["step A (step)", "step A (step step)"]
    light = scene.after("step A (step)")
    assert "acrobatics" in light.fighter("rogue").used
    heavy = scene.after("step A (step step)")
    assert "acrobatics" not in heavy.fighter("rogue").used
    assert heavy.hand == ["step"]
    assert scene.offers("energy-step A") == ["energy-step A", "energy-step A (step)"]


@rule("FF-3.5", "FF-3.7")
def test_fencing_attack_makes_one_strike_precise_and_guard_gives_a_block() -> None:
    scene = fight("c1", {"noble": "B"}, ["enforcer#1@B"])
    attack = scene.turn("noble", "strike", "strike")
    assert not attack.fighter("noble").guard_stance  # Attack at set-up
    attack = attack.after("ability precise (strike)")
    assert sorted(attack.hand) == ["precise_strike", "strike"]
    assert not attack.offers("ability")  # once a turn
    guard = scene.with_hero("noble", guard_stance=True).turn("noble", "strike")
    assert guard.fighter("noble").block == 1
    assert not guard.offers("ability")


@rule("FF-3.7")
def test_voice_of_the_drum_gives_focus_results_to_others_nearby() -> None:
    scene = fight("c1", {"shaman": "B", "ranger": "A", "noble": "E"}, items={"shaman": {3: "shamans_drum"}})
    scene = scene.with_hero("shaman", charges=2)
    gift = scene.turn("ranger", "step")
    assert (gift.prompt, gift.options, gift.decision.args) == (
        "gift",
        ["pass", "choose focus"],
        (("hero", "ranger"),),
    )
    given = gift.after("choose focus", "pass")
    assert (given.hand, given.fighter("shaman").charges) == (["step", "focus"], 1)
    # Too far away, in his own turn, or knocked out there is none.
    assert scene.turn("noble", "step").prompt == "turn"
    assert scene.turn("shaman", "step").prompt == "turn"
    assert scene.with_hero("shaman", ko=True).turn("ranger", "step").prompt == "turn"


@rule("FF-3.7")
def test_charges_stay_between_rounds_and_go_after_the_combat() -> None:
    scene = fight("c1", {"shaman": "B"}, items={"shaman": {3: "shamans_drum"}}, rounds=9).with_hero("shaman", charges=2)
    assert scene.step(CleanUp()).fighter("shaman").charges == 2
    fresh = scene.changed(agenda=()).step(Combat("c1"))
    assert fresh.fighter("shaman").charges == 0


@rule("FF-3.7", "FF-9.13")
def test_battle_hardened_gives_a_block_for_the_first_enemy_defeated_in_a_round() -> None:
    scene = fight("c1", {"mercenary": "B"}, ["harbour_rats#1@B", "harbour_rats#2@B"])
    scene = scene.turn("mercenary", "strike", "strike").after("strike harbour_rats#1 (strike)")
    assert scene.fighter("mercenary").block == 1
    scene = scene.after("strike harbour_rats#2 (strike)")
    assert len(scene.told(EnemyDefeated)) == 2
    assert scene.fighter("mercenary").block == 1


# -- knock-out and revival -------------------------------------------------------------------------------------


def sleeper(**fields: Any) -> Fight:
    """A Mercenary who stands in B beside a Ranger who lies there."""
    return fight("c1", {"mercenary": "B", "ranger": "B"}, ko=["ranger"], **fields)


@rule("FF-20.1")
def test_a_knocked_out_hero_has_no_turn_and_no_passive_abilities() -> None:
    scene = fight("c1", {"ranger": "A", "rogue": "A"}, ["grunt#1@F"], reaction=0)
    scene = rolled(scene, ranger=1, rogue=1).with_hero("ranger", ko=True, health=0).step(ActionPhase())
    assert [event.hero for event in scene.told(TurnBegan)] == ["rogue"]
    # Bodyguard and Riposte stop with the hero who has them.
    guard = fight("c1", {"mercenary": "B", "ranger": "B"}, skills={"mercenary": ["me_bodyguard"]}, ko=["mercenary"])

    def wounded(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from damage_hero(state, emit, 1, 1)

    assert guard.play(wounded).over


@rule("FF-20.2", "FF-20.7", "FF-2.18")
def test_reviving_takes_two_results_one_health_and_one_energy() -> None:
    scene = sleeper().turn("mercenary", "step", "focus", "miss")
    assert scene.offers("revive") == ["revive ranger (step focus)"]
    scene = scene.after("revive ranger (step focus)", draws=["cold_blood"])
    assert (scene.health("mercenary"), scene.energy("mercenary"), scene.hand) == (11, 3, [])
    assert scene.told(HeroRevived) == [HeroRevived("ranger", "mercenary")]
    ranger = scene.fighter("ranger")
    assert (ranger.ko, scene.health("ranger"), scene.hero("ranger").corruption) == (False, 2, ("cold_blood",))
    # Enemies may attack again.
    assert eligible(scene.state, 1)


@rule("FF-20.2")
def test_the_sleeper_must_be_in_the_same_zone() -> None:
    scene = fight("c1", {"mercenary": "A", "ranger": "B"}, ko=["ranger"]).turn("mercenary", "step", "focus", "focus")
    assert not scene.offers("revive")
    assert scene.after("step B (step)").offers("revive") == ["revive ranger (focus focus)"]


@rule("FF-20.2")
def test_a_revived_hero_acts_again_from_the_next_round() -> None:
    scene = fight("c1", {"mercenary": "B", "ranger": "B"}, ["grunt#1@F"], reaction=0)
    scene = rolled(scene, ranger=1).with_hero("mercenary", dice=("red", "red"), faces=(1, 1))
    scene = scene.with_hero("ranger", ko=True, health=0).changed(order=(0, 1), rounds=9)
    scene = scene.step(ActionPhase()).after("revive ranger (step step)", draws=["cold_blood"]).after("end turn")
    assert [event.hero for event in scene.told(TurnBegan)] == ["mercenary"]
    assert scene.state.round == 2
    assert scene.prompt == "plan"
    assert "ready ranger" in scene.options


@rule("FF-20.7", "FF-7.6")
def test_results_of_skills_and_halves_of_dice_revive_but_actions_do_not() -> None:
    scene = sleeper().turn("mercenary", "step|focus", "strike").after("skill me_hold_line (strike)")
    assert scene.offers("revive") == ["revive ranger (step|focus block)"]
    boots = fight("c1", {"mercenary": "B", "ranger": "B"}, ko=["ranger"], items={"mercenary": {2: "boots_of_speed"}})
    assert not boots.turn("mercenary", "strike").offers("revive")


@rule("FF-20.3", "FF-6.5")
def test_without_energy_the_reviver_loses_two_health() -> None:
    scene = sleeper(energy={"mercenary": 0}).turn("mercenary", "step", "step")
    scene = scene.after("revive ranger (step step)", draws=["cold_blood"])
    assert (scene.health("mercenary"), scene.energy("mercenary")) == (10, 0)


@rule("FF-20.3")
@pytest.mark.parametrize(("health", "energy"), [(1, 0), (2, 0), (1, 3)])
def test_a_reviver_without_enough_is_knocked_out_by_it(health: int, energy: int) -> None:
    scene = sleeper(health={"mercenary": health}, energy={"mercenary": energy}).turn("mercenary", "step", "step")
    scene = scene.after("revive ranger (step step)", draws=["cold_blood"])
    assert scene.fighter("mercenary").ko
    assert (scene.health("mercenary"), scene.energy("mercenary")) == (0, max(0, energy - 1))
    assert not scene.fighter("ranger").ko


@rule("FF-20.2", "FF-8.14")
def test_block_and_armour_do_not_help_the_reviver() -> None:
    scene = sleeper(block={"mercenary": 2}, items={"mercenary": {2: "chain_shirt"}}).turn("mercenary", "step", "step")
    scene = scene.after("revive ranger (step step)", draws=["cold_blood"])
    assert (scene.prompt, scene.health("mercenary")) == ("turn", 11)


@rule("FF-20.5", "FF-20.6", "FF-21.6")
def test_who_falls_to_a_corruption_card_draws_no_further_one_for_it() -> None:
    # Revived with 2 health and no energy, Drained takes both.
    scene = sleeper(energy={"ranger": 0}).turn("mercenary", "step", "step")
    scene = scene.after("revive ranger (step step)", draws=["drained"])
    assert scene.fighter("ranger").ko
    assert scene.fighter("ranger").corrupted
    assert scene.told(CardDrawn) == [CardDrawn("ranger", "corruption", "drained")]
    # Nor after the combat, where a knocked-out hero otherwise draws.
    after = scene.changed(agenda=()).step(Recovery("fail", (False, False)))
    assert not after.told(CardDrawn)
    assert after.health("ranger") == 2
    plain = scene.with_hero("ranger", corrupted=False).step(Recovery("fail", (False, False)), draws=["cold_blood"])
    assert len(plain.told(CardDrawn)) == 1


@rule("FF-20.5", "FF-21.6")
def test_corruption_of_the_extra_round_can_knock_out() -> None:
    scene = fight("c1", {"mercenary": "B", "ranger": "B"}, health={"ranger": 1}, energy={"ranger": 0})
    scene = scene.step(DrawCorruption((1,)), draws=["drained"])
    assert scene.told(HeroKnockedOut) == [HeroKnockedOut("ranger")]
    assert scene.fighter("ranger").corrupted
    assert len(scene.told(CardDrawn)) == 1


@rule("FF-20.6")
def test_a_hero_who_comes_to_again_draws_again() -> None:
    scene = sleeper(energy={"ranger": 0}).with_hero("ranger", corrupted=True).turn("mercenary", "step", "step")
    scene = scene.after("revive ranger (step step)", draws=["cold_blood"])
    assert (scene.fighter("ranger").ko, scene.fighter("ranger").corrupted) == (False, False)
    assert scene.hero("ranger").corruption == ("cold_blood",)


@rule("FF-20.1", "FF-17.4")
def test_when_all_heroes_are_down_the_combat_fails_in_the_clean_up() -> None:
    scene = fight("c1", {"mercenary": "B", "ranger": "B"}, ko=["mercenary", "ranger"], rounds=9)
    scene = scene.step(CleanUp(), draws=["cold_blood", "fading_will"])
    assert scene.over
    assert scene.state.campaign.results == ("c1 fail",)


@rule("FF-21.4")
def test_corruption_outside_combat_is_applied_and_knocks_nobody_off_the_map() -> None:
    scene = fight("c1", {"mercenary": "B"}).changed(fighters=(), combat_id="")

    def cursed(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from draw_corruption(state, emit, 0)

    scene = scene.play(cursed, draws=["open_wound"])
    assert scene.health("mercenary") == 11
    assert scene.state.campaign.corruption_gone == ("open_wound",)


@rule("FF-12.13")
def test_a_heros_stun_stays_until_the_next_planning_phase() -> None:
    scene = fight("c1", {"mercenary": "B"}, stunned=["mercenary"], rounds=9).step(CleanUp())
    # The clean-up keeps it; picking three dice takes it away.
    assert scene.prompt == "pick-dice"
    assert scene.fighter("mercenary").stunned
    assert not scene.after(scene.options[0]).fighter("mercenary").stunned
