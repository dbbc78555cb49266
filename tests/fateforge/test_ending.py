"""Clean-up, the extra round, escape, success and recovery (FF-17, FF-18, FF-19, FF-21)."""

from typing import Any

import pytest
from msgspec.structs import replace

from fights import Fight, fight
from ludarium.games.fateforge.battle import CleanUp, Escape, LastRound, Recovery
from ludarium.games.fateforge.combat.ending import escape_damage, extra_round_allowed, open_exits
from ludarium.games.fateforge.combat.objectives import Leaving, in_force, leaving, met, settled
from ludarium.games.fateforge.content import COMBATS, CORRUPTION, ENEMIES, REPUTATION, SCENES
from ludarium.games.fateforge.deeds import draw_corruption
from ludarium.games.fateforge.events import (
    CardDrawn,
    CleanedUp,
    CombatEnded,
    Escaped,
    ExtraRound,
    HeroHit,
    HeroKnockedOut,
    HeroLost,
    Moved,
    NoEscape,
    Recovered,
)
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.view import view
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Emit, Script
from ludarium.kernel.game import Position, Setup

rule = pytest.mark.rule


def last(scene: Fight, draws: tuple[str, ...] = ()) -> Fight:
    """The question after the last round."""
    return scene.step(LastRound(), draws)


def zone(combat: str, letter: str) -> int:
    return COMBATS[combat].zones.index(letter)


def ended(scene: Fight) -> CombatEnded:
    (event,) = scene.told(CombatEnded)
    assert isinstance(event, CombatEnded)
    return event


# -- clean-up --------------------------------------------------------------------------------------------------


@rule("FF-17.1", "FF-17.2", "FF-17.3", "FF-10.7")
def test_the_clean_up_takes_block_stun_and_damage_but_no_armour() -> None:
    scene = fight(
        "c1",
        {"ranger": "A", "noble": "A"},
        ["cutthroat#1@C", "grunt#1@C"],
        stunned=["grunt#1", "ranger"],
        block={"ranger": 2},
        rounds=9,
    )
    scene = scene.with_enemy("cutthroat#1", damage=2, armour=0, block=1).with_enemy("grunt#1", damage=1)
    scene = scene.step(CleanUp())
    cutthroat, grunt = scene.enemy("cutthroat#1"), scene.enemy("grunt#1")
    assert (cutthroat.damage, cutthroat.block, cutthroat.armour) == (0, 0, 0)
    assert (grunt.damage, grunt.stunned) == (0, False)
    assert scene.fighter("ranger").block == 0
    # A hero's stun stays until the next planning phase, which has just begun and asks for three dice.
    assert (scene.prompt, len(scene.options[0].split())) == ("pick-dice", 2 + 3)
    assert scene.told(CleanedUp) == [CleanedUp(1)]


@rule("FF-17.4", "FF-2.18")
def test_with_every_hero_down_the_scene_fails_at_once() -> None:
    scene = fight("c1", {"ranger": "A", "noble": "A"}, ko=["ranger", "noble"], rounds=9)
    scene = scene.step(CleanUp(), draws=["cold_blood", "fading_will"])
    assert ended(scene) == CombatEnded("c1", "fail", (False, False))
    # Also after the last round: nobody is left to be asked for one more.
    last = fight("c1", {"ranger": "A", "noble": "A"}, ko=["ranger", "noble"], rounds=1)
    last = last.step(CleanUp(), draws=["cold_blood", "fading_will"])
    assert ended(last) == CombatEnded("c1", "fail", (False, False))
    one_left = fight("c1", {"ranger": "A", "noble": "A"}, ko=["ranger"], rounds=9).step(CleanUp())
    assert one_left.prompt == "plan"


@rule("FF-17.5")
def test_abilities_of_the_clean_up_come_before_the_removals(monkeypatch: pytest.MonkeyPatch) -> None:

    card = ENEMIES["grunt"]
    monkeypatch.setitem(ENEMIES, "grunt", replace(card, abilities=("alarm",)))
    scene = fight("c1", {"ranger": "B", "noble": "B"}, ["grunt#1@B", "guard_dog#1@E"], rounds=9)
    called = scene.step(CleanUp(), draws=["C"])
    kinds = [type(event) for event in called.events if isinstance(event, Moved | CleanedUp)]
    assert kinds == [Moved, CleanedUp]
    assert called.zone("guard_dog#1") == "C"
    # A stunned one is still stunned then: its ability is ignored.
    stunned = fight("c1", {"ranger": "B"}, ["grunt#1@B", "guard_dog#1@E"], rounds=9, stunned=["grunt#1"])
    assert stunned.step(CleanUp()).zone("guard_dog#1") == "E"


# -- escape ----------------------------------------------------------------------------------------------------


@rule("FF-18.3", "FF-29.4")
def test_the_rulebooks_example_the_rogue_escapes_for_two() -> None:
    # A guard dog in the Rogue's own zone, a grunt and an archer in the one between, nobody on the Ranger's way.
    scene = fight("c1", {"rogue": "D", "ranger": "F"}, ["guard_dog#1@D", "grunt#1@E", "archer#1@E"])
    assert open_exits(scene.state) == (("exitA", (2, 0)),)
    scene = scene.step(Escape())
    assert scene.told(Escaped) == [Escaped("exitA", (2, 0))]
    assert [(hit.hero, hit.health) for hit in scene.told(HeroHit)] == [("rogue", 2)]


@rule("FF-18.1", "FF-18.5", "FF-29.3", "FF-2.20")
def test_escape_comes_after_the_clean_up_of_the_last_round_only() -> None:
    early = fight("c1", {"ranger": "F", "noble": "F"}, rounds=2).step(CleanUp())
    assert early.prompt == "plan"
    late = fight(
        "c1", {"ranger": "F", "noble": "F"}, ["grunt#1@F"], rounds=1, extra_round=True, block={"ranger": 2}
    ).step(CleanUp())
    # Nothing is asked: unused block tokens are gone already, so they help nobody.
    assert late.over
    assert [hit.health for hit in late.told(HeroHit)] == [1, 1]
    assert [type(event) for event in late.events if isinstance(event, CleanedUp | Escaped)] == [CleanedUp, Escaped]


@rule("FF-18.1", "FF-18.2")
def test_only_a_token_seated_on_the_exit_guards_it() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@F", "grunt#2@F"])
    assert open_exits(scene.state) == (("exitA", (1,)),)
    guarded = fight("c1", {"ranger": "E"}, ["grunt#1@F^exitA"])
    assert open_exits(guarded.state) == ()


@rule("FF-18.1", "FF-9.5")
def test_the_exit_must_be_reached_by_all() -> None:
    # c8: the far side hangs together only by portals.
    scene = fight("c8", {"ranger": "A", "noble": "G"})
    assert open_exits(scene.state) == ()
    together = fight("c8", {"ranger": "C", "noble": "A"})
    assert [name for name, _ in open_exits(together.state)] == ["exitB"]


@rule("FF-18.3")
def test_each_zone_of_the_way_counts_once_with_both_ends() -> None:
    scene = fight("c1", {"ranger": "A"}, ["grunt#1@A", "grunt#2@A", "grunt#3@F", "archer#1@B"])
    assert escape_damage(scene.state, zone("c1", "A"), zone("c1", "F")) == 3
    # Stunned ones and the boss count, too.
    boss = fight("c5", {"ranger": "E"}, boss="mother_brine@F")
    assert escape_damage(boss.state, zone("c5", "E"), zone("c5", "G")) == 1


@rule("FF-18.5")
def test_the_cheapest_way_is_taken() -> None:
    # From B to F by C or by D.
    scene = fight("c1", {"ranger": "B"}, ["grunt#1@C", "grunt#2@E"])
    assert escape_damage(scene.state, zone("c1", "B"), zone("c1", "F")) == 1
    # A longer way without enemies is cheaper than a short one with them: c2, A to G.
    longer = fight("c2", {"ranger": "A"}, ["grunt#1@B", "grunt#2@D"])
    assert escape_damage(longer.state, zone("c2", "A"), zone("c2", "G")) == 0


@rule("FF-18.4")
def test_escape_costs_no_action_uses_no_portal_and_counts_traps() -> None:
    trap = fight("c8", {"ranger": "C"})
    assert escape_damage(trap.state, zone("c8", "C"), zone("c8", "A")) == 1  # the trap in B
    assert escape_damage(trap.state, zone("c8", "D"), zone("c8", "I")) == FAR  # the portal does not help
    # It asks nothing of dice or energy.
    scene = fight("c1", {"ranger": "F"}, energy={"ranger": 0}).step(Escape())
    assert scene.over
    assert scene.state.left_by == "A"


@rule("FF-18.5")
def test_armour_may_take_the_damage_of_the_escape() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E", "grunt#2@F"], items={"ranger": {2: "chain_shirt"}})
    scene = scene.step(Escape())
    assert (scene.prompt, scene.options[0]) == ("soak", "soak block 0 armour 2")
    scene = scene.after("soak block 0 armour 1")
    assert scene.told(HeroHit) == [HeroHit("ranger", 0, 1, 1)]


@rule("FF-18.3", "FF-18.5")
def test_the_damage_of_the_escape_is_each_heros_own() -> None:
    # The Mercenary's Bodyguard is for her zone; here everybody runs.
    scene = fight("c1", {"mercenary": "E", "ranger": "E"}, ["grunt#1@E"], skills={"mercenary": ["me_bodyguard"]})
    scene = scene.step(Escape())
    assert scene.over
    assert [(hit.hero, hit.health) for hit in scene.told(HeroHit)] == [("mercenary", 1), ("ranger", 1)]


@rule("FF-18.5", "FF-18.9")
def test_who_is_felled_by_the_escape_counts_as_knocked_out() -> None:
    scene = fight("c1", {"ranger": "E", "noble": "F"}, ["grunt#1@E"], health={"ranger": 1})
    scene = scene.with_hero("noble", carries=("objective1",)).step(Escape(), draws=["cold_blood"])
    assert scene.told(HeroKnockedOut) == [HeroKnockedOut("ranger")]
    # Success all the same: somebody lasted, and all objectives are met.
    assert ended(scene).result == "success"
    assert scene.told(CardDrawn) == [CardDrawn("ranger", "corruption", "cold_blood")]
    assert scene.health("ranger") == 2


@rule("FF-18.9", "FF-18.8")
def test_when_nobody_lasts_to_the_end_the_scene_fails() -> None:
    scene = fight("c1", {"ranger": "E"}, ["grunt#1@E"], health={"ranger": 1}).with_hero(
        "ranger", carries=("objective1",)
    )
    scene = scene.step(Escape(), draws=["cold_blood"])
    assert ended(scene) == CombatEnded("c1", "fail", (False, False))


@rule("FF-18.6")
def test_knocked_out_heroes_are_carried_and_need_no_way() -> None:
    scene = fight("c8", {"ranger": "A", "noble": "G"}, ko=["noble"])
    assert open_exits(scene.state) == (("exitB", (0,)),)


@rule("FF-18.6", "FF-10.14")
def test_terrain_and_blockade_do_not_hinder_the_escape_but_closed_doors_do() -> None:
    # c4: terrain in B and E, between A and the exit in G; an Enforcer in A.
    scene = fight("c4", {"ranger": "B"}, ["enforcer#1@B"])
    assert dict(open_exits(scene.state)) == {"exitA": (1,), "exitB": (1,)}
    closed = fight("c6", {"ranger": "A"})
    assert [name for name, _ in open_exits(closed.state)] == ["exitA"]
    opened = fight("c6", {"ranger": "A"}, open_doors=["door1"])
    assert [name for name, _ in open_exits(opened.state)] == ["exitA", "exitB"]


@rule("FF-18.7")
def test_without_a_common_exit_everybody_is_knocked_out_and_the_scene_fails() -> None:
    scene = fight("c1", {"ranger": "E", "noble": "E"}, ["grunt#1@F^exitA"]).with_hero("ranger", carries=("objective1",))
    scene = scene.step(Escape(), draws=["cold_blood", "fading_will"])
    assert scene.told(NoEscape) == [NoEscape()]
    assert len(scene.told(HeroKnockedOut)) == 2
    assert [lost.hero for lost in scene.told(HeroLost) if lost.what == "health"] == ["ranger", "noble"]
    assert ended(scene) == CombatEnded("c1", "fail", (False, False))
    assert [scene.health(name) for name in ("ranger", "noble")] == [2, 2]


@rule("FF-18.8", "FF-2.20")
def test_all_objectives_met_is_success_some_is_partial_none_is_failure() -> None:
    scene = fight("c1", {"ranger": "F", "noble": "F"})
    won = scene.with_hero("noble", carries=("objective1",)).step(Escape())
    assert ended(won) == CombatEnded("c1", "success", (True, True))
    assert won.state.campaign.results == ("c1 success",)
    assert won.state.campaign.objectives == ("c1.1", "c1.2")
    partial = scene.step(Escape())
    assert ended(partial) == CombatEnded("c1", "partial", (False, True))
    lost = fight("c4", {"ranger": "A"}).step(Escape()).after("exit exitB")
    assert ended(lost).result == "fail"


@rule("FF-2.20", "FF-24.10")
@pytest.mark.parametrize(
    ("aim", "text", "number"),
    [
        ("aim_break", "weak_points>=3", 1),
        ("aim_tune", "weak_points>=2 & explored>=2", 2),
        ("aim_bind", "boss", 3),
    ],
)
def test_an_objective_keeps_its_number_when_others_do_not_count(aim: str, text: str, number: int) -> None:
    scene = fight("c13", {"ranger": "A", "noble": "A"}, boss="sunken_voice@E", objectives=(text, "some_escape"))
    scene = scene.changed(campaign=replace(scene.state.campaign, flags=(aim,)))
    assert in_force(scene.state, COMBATS["c13"]) == ((number, text), (4, "some_escape"))
    missed = scene.step(Escape()).after("exit exitA")
    assert missed.state.campaign.results == ("c13 partial",)
    assert missed.state.campaign.objectives == ("c13.4",)
    # Who only got away has not silenced the bells, whatever the aim was.
    silenced = next(choice for choice in SCENES["e_weigh"].choices if choice.id == "met")
    assert not true(missed.state, silenced.needs)
    points = ("first_bell", "second_bell", "third_bell")
    done = scene.changed(weak_points=points, explored=("explore1", "explore2"), defeated=("sunken_voice",))
    done = done.step(Escape()).after("exit exitA")
    assert done.state.campaign.objectives == (f"c13.{number}", "c13.4")
    assert true(done.state, silenced.needs)


@rule("FF-18.10", "FF-23.3")
def test_the_bag_is_kept_whatever_happens() -> None:
    scene = fight("c1", {"ranger": "A", "noble": "A"}, ko=["ranger", "noble"])
    scene = scene.changed(campaign=replace(scene.state.campaign, gold=5, food=3))
    scene = scene.step(Recovery("fail", (False, False)), draws=["cold_blood", "fading_will"])
    assert (scene.state.campaign.gold, scene.state.campaign.food) == (5, 3)


# -- objectives ------------------------------------------------------------------------------------------------


@rule("FF-18.8")
@pytest.mark.parametrize(
    ("objective", "fields", "gone", "expected"),
    [
        ("taken objective1", {}, Leaving((("objective1", 0),), (0,), "A"), True),
        ("taken objective1", {}, Leaving((), (0,), "A"), False),
        ("focused objective2", {"focused": ("objective2",)}, None, True),
        ("focused objective2", {}, None, False),
        ("defeated grunt#2", {"defeated": ("grunt#2",)}, None, True),
        ("defeated grunt#2", {}, None, False),
        ("away grunt#1", {}, Leaving((), (0,), "A"), True),
        ("away grunt#1", {}, Leaving((), (1,), "A"), False),
        ("away grunt#9", {}, Leaving((), (1,), "A"), True),
        ("escape A", {}, Leaving((), (), "A"), True),
        ("escape A", {}, Leaving((), (), "B"), False),
        ("escape A|B", {}, Leaving((), (), "B"), True),
        ("escape any", {}, Leaving((), (), ""), False),
        ("some_escape", {}, Leaving((), (), "A"), True),
        ("some_escape", {}, Leaving((), (), ""), False),
        ("carried objective1 A", {}, Leaving((("objective1", 0),), (), "A"), True),
        ("carried objective1 A", {}, Leaving((("objective1", 0),), (), "B"), False),
        ("weak_points>=2", {"weak_points": ("a", "b")}, None, True),
        ("weak_points>=2", {"weak_points": ("a",)}, None, False),
        ("explored>=2", {"explored": ("explore1", "explore2")}, None, True),
        ("explored>=2", {"explored": ("explore1",)}, None, False),
        ("ko<=1", {}, None, True),
        ("ko<=0", {}, None, False),
        ("used portal3", {"portals_used": ("portal3",)}, None, True),
        ("used portal3", {}, None, False),
        ("opened chest1", {"opened": ("chest1",)}, None, True),
        ("opened chest1", {}, None, False),
        ("traps_triggered<=0", {"triggered": 0}, None, True),
        ("traps_triggered<=0", {"triggered": 1}, None, False),
        ("gems_all", {"tokens": ()}, None, True),
        ("gems_all", {}, None, False),
        ("chests_all", {}, None, True),
        ("boss or weak_points>=2", {"weak_points": ("a", "b")}, None, True),
        ("escape A & focused F", {"focused": ("F",)}, Leaving((), (), "A"), True),
        ("escape A & focused F", {}, Leaving((), (), "A"), False),
    ],
)
def test_objectives(objective: str, fields: dict[str, Any], gone: Leaving | None, expected: bool) -> None:
    scene = fight("c1", {"ranger": "A", "noble": "B"}, ["grunt#1@B"], ko=["noble"]).changed(**fields)
    assert met(scene.state, objective, gone or Leaving((), (), "A")) is expected


@rule("FF-18.8")
def test_doors_bosses_and_carried_gems_as_objectives() -> None:
    doors = fight("c6", {"ranger": "A"})
    nothing = Leaving((), (), "")
    assert met(doors.state, "doors_closed", nothing)
    assert not met(fight("c6", {"ranger": "A"}, open_doors=["door2"]).state, "doors_closed", nothing)
    boss = fight("c5", {"ranger": "A"}, boss="mother_brine@F")
    assert not met(boss.state, "boss", nothing)
    assert met(boss.changed(defeated=("mother_brine",)).state, "boss", nothing)
    carried = fight("c3", {"ranger": "A"}, ["grunt#2@E+gem"]).changed(tokens=())
    assert not met(carried.state, "gems_all", nothing)
    assert not met(fight("c2", {"ranger": "A"}).state, "chests_all", nothing)
    with pytest.raises(ValueError, match="'dance' is no term of an objective"):
        met(doors.state, "dance", nothing)


@rule("FF-18.8")
def test_a_token_for_the_earliest_hero_counts_only_with_that_hero() -> None:
    scene = fight("c8", {"ranger": "A", "noble": "A"}, order=["noble", "ranger"], carrier="objective1")
    by_noble = scene.with_hero("noble", carries=("objective1",))
    by_ranger = scene.with_hero("ranger", carries=("objective1",))
    assert met(by_noble.state, "carried objective1 A", leaving(by_noble.state, "A"))
    assert not met(by_ranger.state, "carried objective1 A", leaving(by_ranger.state, "A"))
    # Of conscious heroes.
    down = by_ranger.with_hero("noble", ko=True)
    assert met(down.state, "carried objective1 A", leaving(down.state, "A"))


@rule("FF-18.5", "FF-18.8", "FF-20.2")
def test_what_was_carried_when_the_party_left_counts_though_the_escape_fells_the_carrier() -> None:
    # The Noble was revived in this round and has no place in the order yet.
    scene = fight("c8", {"ranger": "I", "noble": "I"}, ["halberdier#1@I"], health={"ranger": 1}, carrier="objective1")
    scene = scene.with_hero("ranger", carries=("objective1",)).with_hero("noble", revived=True).changed(order=(0,))
    scene = scene.step(Escape(), draws=["cold_blood"])
    assert scene.told(HeroKnockedOut) == [HeroKnockedOut("ranger")]
    assert ended(scene).result == "success"


# -- the extra round -------------------------------------------------------------------------------------------


@rule("FF-21.1", "FF-29.3", "FF-21.3", "FF-2.19")
def test_after_the_last_round_the_party_may_play_one_more() -> None:
    scene = fight("c1", {"ranger": "A", "noble": "A", "rogue": "A"}, rounds=1, ko=["rogue"], seats=3)
    scene = scene.step(CleanUp())
    assert scene.prompt == "extra-round"
    assert [decision.seat for decision in scene.position.pending] == [0, 1, 2]
    assert scene.options == ["choose escape", "choose extra"]
    agreed = scene.said(0, "choose extra").said(1, "agree").said(2, "agree", draws=["cold_blood", "fading_will"])
    # Every hero who is not knocked out draws a Corruption card first.
    assert [(event.hero, event.card) for event in agreed.told(CardDrawn)] == [
        ("ranger", "cold_blood"),
        ("noble", "fading_will"),
    ]
    assert agreed.told(ExtraRound) == [ExtraRound(played=True)]
    assert (agreed.prompt, agreed.state.rounds, agreed.state.round) == ("plan", 2, 2)
    # Once in a combat: after it there is only the escape.
    assert not extra_round_allowed(agreed.state)


@rule("FF-21.3")
def test_declining_the_extra_round_leads_to_the_escape() -> None:
    scene = last(fight("c1", {"ranger": "F"}, rounds=1)).after("choose escape")
    assert scene.told(Escaped)
    assert not scene.told(ExtraRound)
    again = last(fight("c1", {"ranger": "F"}, rounds=2, extra_round=True))
    assert again.told(Escaped)


@rule("FF-21.2")
def test_four_cards_on_any_hero_forbid_the_extra_round() -> None:
    four = tuple(card.id for card in CORRUPTION.values() if card.keep)[:4]
    scene = fight("c1", {"ranger": "F", "noble": "F"}, ko=["noble"])
    assert extra_round_allowed(scene.with_hero("noble", corruption=four[:3]).state)
    assert not extra_round_allowed(scene.with_hero("noble", corruption=four).state)  # knocked out or not
    assert last(scene.with_hero("ranger", corruption=four), ("open_wound",)).told(Escaped)


@rule("FF-26.4", "FF-21.1")
def test_an_expedition_has_one_extra_round_in_all() -> None:
    scene = fight("c1", {"ranger": "F"}, expedition="x_harbour")
    assert extra_round_allowed(scene.state)
    assert not extra_round_allowed(scene.changed(extra_used=True).state)
    # In a campaign it is once a combat.
    assert extra_round_allowed(fight("c1", {"ranger": "F"}, extra_used=True).state)


@rule("FF-21.1", "FF-21.6")
def test_corruption_of_the_extra_round_may_knock_out_the_last_hero() -> None:
    scene = fight("c1", {"ranger": "A"}, rounds=1, health={"ranger": 1}, energy={"ranger": 0})
    scene = last(scene).after("choose extra", draws=["drained"])
    assert ended(scene).result == "fail"
    assert len(scene.told(CardDrawn)) == 1


def corrupted(scene: Fight, hero: str, card: str) -> Fight:
    number = scene.state.hero_number(hero)

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from draw_corruption(state, emit, number)

    return scene.play(part, [card])


@rule("FF-21.4", "FF-21.8")
def test_a_corruption_card_is_kept_or_goes_to_the_graveyard() -> None:
    scene = fight("c1", {"ranger": "A", "noble": "A"})
    kept = corrupted(scene, "ranger", "cold_blood")
    assert (kept.hero("ranger").corruption, kept.state.campaign.corruption_gone) == (("cold_blood",), ())
    gone = corrupted(scene, "ranger", "open_wound")
    assert (gone.hero("ranger").corruption, gone.state.campaign.corruption_gone) == ((), ("open_wound",))
    # Neither can be drawn again: the one lies with a hero, the other in the graveyard.
    for drawn in ("cold_blood", "open_wound"):
        state = kept if drawn == "cold_blood" else gone
        with pytest.raises(AssertionError, match="is not offered"):
            corrupted(state.changed(), "noble", drawn)


@rule("FF-21.5")
def test_a_hero_told_to_must_draw_even_with_four_cards_and_only_that_hero() -> None:
    four = tuple(card.id for card in CORRUPTION.values() if card.keep)[:4]
    scene = fight("c1", {"ranger": "A", "noble": "A"}).with_hero("ranger", corruption=four)
    scene = corrupted(scene, "ranger", "leaden_limbs")
    assert scene.hero("ranger").corruption == (*four, "leaden_limbs")
    assert scene.hero("noble").corruption == ()


@rule("FF-21.8")
def test_an_empty_deck_gives_no_card() -> None:
    scene = fight("c1", {"ranger": "A"})
    scene = scene.changed(campaign=replace(scene.state.campaign, corruption_gone=tuple(CORRUPTION)))

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from draw_corruption(state, emit, 0)

    assert scene.play(part).told(CardDrawn) == []


# -- recovery --------------------------------------------------------------------------------------------------


@rule("FF-19.1", "FF-2.21")
@pytest.mark.parametrize("result", ["success", "partial", "fail"])
def test_a_hero_who_stands_regains_one_health_and_one_energy(result: str) -> None:
    scene = fight("c1", {"ranger": "A", "noble": "A"}, health={"ranger": 4}, energy={"ranger": 2})
    scene = scene.step(Recovery(result, (True, False)))
    assert scene.told(Recovered) == [Recovered("ranger", 5, 3), Recovered("noble", 10, 5)]
    assert scene.over
    assert scene.state.fighters == ()


@rule("FF-19.2", "FF-2.21")
def test_a_knocked_out_hero_draws_and_is_set_to_two_and_two() -> None:
    scene = fight("c1", {"ranger": "A"}, ko=["ranger"], energy={"ranger": 5})
    scene = scene.step(Recovery("success", (True, True)), draws=["cold_blood"])
    assert scene.told(Recovered) == [Recovered("ranger", 2, 2)]
    assert scene.hero("ranger").corruption == ("cold_blood",)


@rule("FF-19.2", "FF-21.4")
def test_the_card_of_a_knocked_out_hero_still_costs_the_party_its_gold() -> None:
    scene = fight("c1", {"ranger": "A"}, ko=["ranger"])
    scene = scene.changed(campaign=replace(scene.state.campaign, gold=5))
    scene = scene.step(Recovery("fail", (False, False)), draws=["hollow_purse"])
    assert scene.state.campaign.gold == 3


@rule("FF-19.3", "FF-7.3", "FF-8.5")
def test_one_use_skills_and_items_are_refreshed() -> None:
    scene = fight("c1", {"ranger": "F"}, skills={"ranger": ["rg_volley"]}, items={"ranger": {3: "war_horn"}})
    scene = scene.with_hero("ranger", spent=("rg_volley", "war_horn")).step(Recovery("success", (True, True)))
    fresh = fight("c1", {"ranger": "F"}).changed(party=scene.state.party)
    assert fresh.state.has_prepared(0, "rg_volley")
    assert fresh.state.working_item(0, "war_horn")


@rule("FF-19.4", "FF-27.16")
def test_poison_returns_first_and_then_the_hero_recovers() -> None:
    scene = fight("c1", {"ranger": "A"}, health={"ranger": 4}).with_hero("ranger", poison=3)
    assert scene.step(Recovery("success", (True, True))).told(Recovered) == [Recovered("ranger", 8, 5)]
    # Up to the limit.
    full = fight("c1", {"ranger": "A"}, health={"ranger": 6}).with_hero("ranger", poison=3)
    assert full.step(Recovery("success", (True, True))).told(Recovered) == [Recovered("ranger", 9, 5)]


@rule("FF-27.17", "FF-19.4")
def test_a_knocked_out_hero_adds_poisoned_markers_to_the_two() -> None:
    scene = fight("c1", {"ranger": "A"}, ko=["ranger"]).with_hero("ranger", poison=3)
    assert scene.step(Recovery("fail", (False, False)), draws=["cold_blood"]).health("ranger") == 5
    many = fight("c1", {"ranger": "A"}, ko=["ranger"]).with_hero("ranger", poison=9)
    assert many.step(Recovery("fail", (False, False)), draws=["cold_blood"]).health("ranger") == 9


@rule("FF-27.16", "FF-27.17", "FF-20.2")
def test_a_revived_hero_gets_two_and_the_poisoned_markers() -> None:
    scene = fight("c1", {"ranger": "B", "noble": "B"}, ko=["ranger"]).with_hero("ranger", poison=3)
    scene = scene.turn("noble", "step", "step").after("revive ranger (step step)", draws=["cold_blood"])
    assert (scene.health("ranger"), scene.fighter("ranger").poison) == (5, 0)


@rule("FF-1.1", "FF-2.20")
def test_a_combat_on_its_own_is_won_or_lost_by_all() -> None:
    for seed in range(3):
        setup = Setup("combat", 3, {"heroes": "ranger,noble,shaman", "combat": "c1"})
        position = Position(FATEFORGE, FATEFORGE.setup(setup), KeyedChance(seed_of(seed)))
        while position.pending:
            decision = position.pending[0]
            position.apply(decision.seat, decision.options[0])
        outcome = position.outcome
        assert outcome is not None
        assert outcome.places == (1, 1, 1)
        assert outcome.shared is not None
        assert 0 <= outcome.shared <= 1


# -- what is met before the end --------------------------------------------------------------------------------


def test_what_only_the_end_decides_is_not_shown_as_met_before_it() -> None:
    scene = fight("c5", {"ranger": "A", "noble": "A"}, enemies=["grunt#2@C"])
    for objective in ("escape any", "escape A", "some_escape", "ko<=1", "away grunt#2", "traps_triggered<=0"):
        assert met(scene.state, objective, leaving(scene.state, "A")), "as things stand it would be"
        assert not settled(scene.state, objective)
    beaten = scene.changed(defeated=("grunt#2",)).state
    assert settled(beaten, "defeated grunt#2 or away grunt#2"), "for good"
    assert not settled(beaten, "defeated grunt#2 & escape any")
    campaign = replace(scene.state.campaign, reputation=(0,) * len(REPUTATION))
    gone = scene.changed(objectives=("escape any", "ko<=1"), left_by="A", campaign=campaign)
    shown = view(gone.position, 0).combat
    assert shown is not None
    assert [aim.met for aim in shown.objectives] == [True, True], "the party has left"
