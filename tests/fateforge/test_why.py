"""Why not? For every kind of refusal the rule and the reason that a player is told."""

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

import ludarium
from fateforge_told import why as said
from fights import Fight, fight, held
from journeys import Journey, journey
from ludarium import texts
from ludarium.games.fateforge import why
from ludarium.games.fateforge.actions import (
    AGREE,
    PASS,
    Act,
    AskAlly,
    Buy,
    BuyTrait,
    Cover,
    Drink,
    Eat,
    EnergyStep,
    FlipStance,
    MoveItem,
    Pick,
    PickDice,
    PickEnemy,
    PickZone,
    Prepare,
    Ready,
    Reroll,
    Revive,
    SetOrder,
    Sprint,
    Swap,
    Take,
    Turn,
    UseAbility,
    UseItem,
    UseSkill,
    UseSpecial,
    Visit,
)
from ludarium.games.fateforge.battle import Planning
from ludarium.games.fateforge.results import face_of
from ludarium.kernel.decisions import Action
from ludarium.texts import LANGUAGES

rule = pytest.mark.rule


def refused(at: Fight | Journey, idea: Action, seat: int = 0) -> tuple[str, str] | None:
    """The rule and the reason; every refusal can be said in all languages."""
    found = why.why_not(at.position, seat, idea)
    if found is None:
        return None
    assert all(said(found, lang).endswith(f"({found.rule})") for lang in LANGUAGES)
    return found.rule, found.message.key.removeprefix("ff-why-")


def planning(scene: Fight, hero: str, *faces: str, dice: str = "red") -> Fight:
    """That hero plans with dice that show these faces."""
    shown = tuple(face_of(face) for face in faces)
    scene = scene.with_hero(hero, dice=(dice,) * len(faces), faces=shown, rolled=True)
    return scene.step(Planning())


# -- results ---------------------------------------------------------------------------------------------------

CLOSE = {"ranger": "B", "mercenary": "A"}


@rule("FF-4.8")
def test_a_miss_pays_nothing() -> None:
    scene = fight("c1", CLOSE, ["grunt#1@B"]).turn("ranger", "miss", "strike")
    assert refused(scene, Act("strike", "grunt#1", ("miss",))) == ("FF-4.8", "miss-pays-nothing")
    assert refused(scene, Act("strike", "grunt#1", ("strike",))) is None


@rule("FF-4.9", "FF-13.2")
def test_results_must_be_at_hand_and_be_the_right_ones() -> None:
    scene = fight("c1", CLOSE, ["archer#1@C"], skills={"ranger": ["rg_piercing_arrow"]}).turn("ranger", "shot", "step")
    assert refused(scene, Act("shot", "archer#1", ("focus",))) == ("FF-13.2", "no-such-result")
    assert refused(scene, Act("shot", "archer#1", ("nonsense",))) == ("FF-13.2", "unknown-result")
    assert refused(scene, Act("shot", "archer#1", ("step",))) == ("FF-7.4", "wrong-payment")
    assert refused(scene, Act("block", "", ())) == ("FF-7.4", "cannot-pay")
    assert refused(scene, UseSkill("rg_piercing_arrow", ("shot",))) == ("FF-4.9", "not-precise")
    assert refused(scene, UseSkill("rg_piercing_arrow", ())) == ("FF-4.9", "not-precise")


@rule("FF-7.6")
def test_an_action_never_pays() -> None:
    scene = fight("c1", {"mercenary": "A"}, ["grunt#1@C"]).turn("mercenary", "focus").after("energy-step B")
    assert refused(scene, UseSkill("me_charge", ("focus", "step"))) == ("FF-7.6", "action-never-pays")


# -- attacks ---------------------------------------------------------------------------------------------------


@rule("FF-4.3", "FF-4.5")
def test_attacks_have_their_distance() -> None:
    scene = fight("c1", CLOSE, ["archer#1@C", "grunt#1@B", "grunt#2@E"]).turn("ranger", "strike", "shot")
    assert refused(scene, Act("strike", "archer#1", ("strike",))) == ("FF-4.3", "not-in-your-zone")
    assert refused(scene, Act("shot", "grunt#1", ("shot",))) == ("FF-4.5", "too-near-to-shoot")
    assert refused(scene, Act("shot", "grunt#2", ("shot",))) == ("FF-4.5", "too-far-to-shoot")
    assert refused(scene, Act("shot", "hexer#9", ("shot",))) == ("FF-13.4", "no-such-enemy")


@rule("FF-27.2")
def test_a_barricade_stops_shots_from_its_side() -> None:
    scene = fight("c3", {"ranger": "B"}, ["archer#1@E", "archer#2@C"]).turn("ranger", "shot")
    assert refused(scene, Act("shot", "archer#1", ("shot",))) == ("FF-27.2", "barricade")
    assert refused(scene, Act("shot", "archer#2", ("shot",))) is None


@rule("FF-27.6", "FF-10.16")
def test_some_enemies_cannot_be_aimed_at() -> None:
    stacked = fight("c1", CLOSE, ["grunt#1@B", "archer#1@B"], stacks={"grunt#1": "archer#1"}).turn("ranger", "strike")
    assert refused(stacked, Act("strike", "archer#1", ("strike",))) == ("FF-27.6", "guarded-enemy")
    shielded = fight("c1", CLOSE, ["guard#1@B", "archer#1@B"]).turn("ranger", "strike")
    assert refused(shielded, Act("strike", "archer#1", ("strike",))) == ("FF-10.16", "shield-bearer")
    lurking = fight("c1", CLOSE, ["assassin#1@C"]).turn("ranger", "shot")
    assert refused(lurking, Act("shot", "assassin#1", ("shot",))) == ("FF-10.16", "stealth")


@rule("FF-27.13")
def test_a_closed_door_stops_steps_and_shots() -> None:
    scene = fight("c6", {"ranger": "B"}, ["archer#1@C"]).turn("ranger", "shot", "step")
    assert refused(scene, Act("step", "C", ("step",))) == ("FF-27.13", "closed-door")
    assert refused(scene, Act("shot", "archer#1", ("shot",))) == ("FF-27.13", "closed-door")


@rule("FF-27.15")
def test_fear_forbids() -> None:
    scene = fight("c1", CLOSE, ["archer#1@C"]).with_hero("ranger", fear=("tunnel_vision", "shaken"))
    scene = scene.turn("ranger", "shot")
    assert refused(scene, Act("shot", "archer#1", ("shot",))) == ("FF-27.15", "fear-forbids")
    assert refused(scene, EnergyStep("C")) == ("FF-27.15", "fear-forbids")
    doubting = fight("c1", {"mercenary": "B"}, ["grunt#1@C"]).with_hero("mercenary", fear=("doubt",))
    doubting = doubting.turn("mercenary", "focus", "step")
    assert refused(doubting, UseSkill("me_charge", ("focus", "step"))) == ("FF-27.15", "fear-forbids")


# -- movement --------------------------------------------------------------------------------------------------


@rule("FF-4.2", "FF-10.13", "FF-27.3")
def test_steps_lead_to_adjacent_zones_past_no_blockade() -> None:
    scene = fight("c1", CLOSE).turn("ranger", "step")
    assert refused(scene, Act("step", "F", ("step",))) == ("FF-4.2", "not-adjacent")
    assert refused(scene, Act("step", "B", ("step",))) == ("FF-4.2", "already-there")
    assert refused(scene, Act("step", "Z", ("step",))) == ("FF-9.2", "no-such-zone")
    held = fight("c1", CLOSE, ["enforcer#1@B"]).turn("ranger", "step")
    assert refused(held, Act("step", "C", ("step",))) == ("FF-10.13", "blockade")
    swamp = fight("c4", {"ranger": "B"}).turn("ranger", "step", "step")
    assert refused(swamp, Act("step", "C", ("step",))) == ("FF-27.3", "terrain")
    assert refused(swamp, Act("step", "C", ("step", "step"))) is None
    assert refused(swamp, EnergyStep("C")) == ("FF-27.3", "terrain")


@rule("FF-13.3", "FF-6.7")
def test_the_energy_step_is_made_once_and_needs_energy() -> None:
    scene = fight("c1", CLOSE).turn("ranger", "step").after("energy-step C")
    assert refused(scene, EnergyStep("B")) == ("FF-13.3", "energy-step-used")
    tired = fight("c1", CLOSE, energy={"ranger": 0}).turn("ranger", "step")
    assert refused(tired, EnergyStep("C")) == ("FF-6.7", "no-energy")


@rule("FF-12.10", "FF-12.4", "FF-12.8")
def test_sprints_follow_the_map() -> None:
    held = planning(fight("c1", CLOSE, ["enforcer#1@B"]), "ranger", "step")
    assert refused(held, Sprint("ranger", "C")) == ("FF-12.10", "blockade")
    swamp = planning(fight("c4", {"ranger": "B"}), "ranger", "step")
    assert refused(swamp, Sprint("ranger", "C")) == ("FF-12.10", "sprint-terrain")
    afraid = planning(fight("c1", CLOSE).with_hero("ranger", fear=("weak_knees",)), "ranger", "step")
    assert refused(afraid, Sprint("ranger", "C")) == ("FF-12.10", "sprint-forbidden")
    free = planning(fight("c1", CLOSE), "ranger", "step")
    assert refused(free, Sprint("ranger", "F")) == ("FF-4.2", "not-adjacent")
    assert refused(free.after("sprint ranger C"), Sprint("ranger", "B")) == ("FF-12.4", "already-sprinted")
    by_portal = planning(fight("c8", {"ranger": "D"}), "ranger", "step")
    assert refused(by_portal, Sprint("ranger", "F")) == ("FF-12.8", "sprint-no-portal")


# -- tokens ----------------------------------------------------------------------------------------------------


@rule("FF-9.6", "FF-9.8", "FF-4.7", "FF-9.7")
def test_tokens_are_used_where_they_lie_and_unguarded() -> None:
    scene = fight("c1", {"ranger": "E", "mercenary": "A"}, ["grunt#1@E^objective1"]).turn("ranger", "focus")
    assert refused(scene, Take("objective1")) == ("FF-9.8", "guarded")
    assert refused(scene, Take("objective7")) == ("FF-9.6", "nothing-to-take")
    assert refused(scene, Act("focus", "objective1", ("focus",))) == ("FF-9.8", "guarded")
    away = fight("c1", CLOSE).turn("ranger", "focus")
    assert refused(away, Take("objective1")) == ("FF-9.6", "not-here")
    assert refused(away, Act("focus", "objective1", ("focus",))) == ("FF-4.7", "not-here")
    assert refused(away, Act("focus", "B", ("focus",))) == ("FF-4.7", "nothing-to-examine")
    examined = fight("c4", {"ranger": "D"}).turn("ranger", "focus")
    assert refused(examined, Take("objective2")) == ("FF-9.7", "wants-focus")
    portal = fight("c8", {"ranger": "E"}, ["guard#2@E^portal3"]).turn("ranger", "step")
    assert refused(portal, Act("step", "H", ("step",))) == ("FF-9.8", "guarded")


@rule("FF-27.4")
def test_fountains_have_their_moments() -> None:
    there = fight("c8", {"ranger": "C"}, health={"ranger": 5})
    assert refused(there.turn("ranger", "block").after("block (block)"), Drink("health")) == (
        "FF-27.4",
        "fountain-later",
    )
    crowd = fight("c8", {"ranger": "C"}, ["guard#1@C"], health={"ranger": 5}).turn("ranger", "step")
    assert refused(crowd, Drink("health")) == ("FF-27.4", "fountain-enemies")
    assert refused(fight("c1", CLOSE).turn("ranger", "step"), Drink("health")) == ("FF-27.4", "no-fountain")


@rule("FF-20.2")
def test_only_the_knocked_out_are_revived() -> None:
    scene = fight("c1", CLOSE, ko=["mercenary"]).turn("ranger", "step", "shot")
    assert refused(scene, Revive("mercenary", ("step", "shot"))) == ("FF-20.2", "revive-elsewhere")
    assert refused(scene, Revive("ranger", ("step", "shot"))) == ("FF-20.2", "not-knocked-out")


@rule("FF-27.14")
def test_weak_points_have_their_distance() -> None:
    scene = fight("c5", {"ranger": "A"}, boss="mother_brine@F").turn("ranger", "strike")
    assert refused(scene, Cover("chain_arm", "strike", ("strike",))) == ("FF-27.14", "symbol-out-of-reach")
    assert refused(scene, Cover("visor", "strike", ("strike",))) == ("FF-27.14", "no-such-symbol")


@rule("FF-27.9")
def test_an_ally_helps_in_its_zone() -> None:
    scene = fight("c1", CLOSE).turn("ranger", "strike")
    assert refused(scene, AskAlly("step", ("strike",))) == ("FF-27.9", "no-ally-here")
    along = fight("c1", CLOSE, ally="tivra", ally_faces=(face_of("step"),)).with_hero("ranger", ally=0)
    along = along.turn("ranger", "strike")
    assert refused(along, AskAlly("focus", ("strike",))) == ("FF-27.9", "no-such-ally-die")
    assert refused(along, AskAlly("step", ("step",))) == ("FF-27.9", "ally-not-now")


# -- skills, items, abilities ----------------------------------------------------------------------------------


@rule("FF-7.3", "FF-7.7", "FF-7.1", "FF-7.8")
def test_skills_have_their_limits() -> None:
    scene = fight("c1", {"mercenary": "A"}, ["grunt#1@F"], skills={"mercenary": ["me_iron_skin"]})
    scene = scene.turn("mercenary", "focus", "step", "strike", "strike")
    assert refused(scene, UseSkill("me_charge", ("focus", "step"))) == ("FF-7.7", "sequence")
    assert refused(scene, UseSkill("me_cleave", ("strike",))) == ("FF-7.1", "not-prepared")
    assert refused(scene, UseSkill("nonsense")) == ("FF-7.1", "no-such-card")
    assert refused(scene, UseSkill("me_iron_skin")) == ("FF-7.3", "works-by-itself")
    once = scene.after("skill me_hold_line (strike)")
    assert refused(once, UseSkill("me_hold_line", ("strike",))) == ("FF-7.3", "used-this-round")
    spent = scene.with_hero("mercenary", spent=("me_hold_line",))
    assert refused(spent, UseSkill("me_hold_line", ("strike",))) == ("FF-7.3", "used-this-combat")
    assert refused(scene, UseSkill("me_charge", ("strike",), back=True)) == ("FF-7.8", "one-way")


@rule("FF-8.2", "FF-8.5", "FF-4.14")
def test_items_work_in_their_slot_and_once() -> None:
    items = {"ranger": {0: "hunting_bow", 3: "bracers"}}
    scene = fight("c1", CLOSE, items=items).turn("ranger", "step", "strike")
    assert refused(scene, UseItem("buckler", ("step",))) == ("FF-8.2", "not-carried")
    assert refused(scene, UseSpecial("rapier")) == ("FF-4.14", "no-such-weapon")
    assert refused(scene, UseSpecial("hunting_bow")) == ("FF-4.14", "no-special")
    used = scene.with_hero("ranger", used=("bracers 4",))
    assert refused(used, UseItem("bracers", ("step",))) == ("FF-8.5", "used-this-round")
    # A second copy counts only face up; then what is wrong is something else.
    second = replace(held("bracers"), face_down=True)
    slots = used.hero("ranger").slots
    stored = used.with_hero("ranger", slots=(*slots[:4], second, None))
    assert refused(stored, UseItem("bracers", ("step",))) == ("FF-8.5", "used-this-round")
    both = used.with_hero("ranger", slots=(*slots[:4], held("bracers"), None))
    assert refused(both, UseItem("bracers", ("step",))) == ("FF-7.4", "wrong-payment")
    horn = fight("c1", {"noble": "B"}, items={"noble": {4: "war_horn"}}).turn("noble", "step")
    assert refused(horn.with_hero("noble", spent=("war_horn 5",)), UseItem("war_horn")) == (
        "FF-7.3",
        "used-this-combat",
    )


@rule("FF-3.7")
def test_abilities_belong_to_their_heroes() -> None:
    scene = fight("c1", {"rogue": "B", "ranger": "A"}, ["grunt#1@B"]).turn("rogue", "focus")
    assert refused(scene, UseAbility("hide", ("focus",))) == ("FF-3.7", "hide-from-enemies")
    assert refused(scene, UseAbility("charge", ("focus",))) == ("FF-3.7", "not-your-ability")
    hidden = fight("c1", {"rogue": "B"}, hidden=["rogue"]).turn("rogue", "focus")
    assert refused(hidden, UseAbility("hide", ("focus",))) == ("FF-3.7", "already-hidden")
    noble = fight("c1", {"noble": "B"}).with_hero("noble", guard_stance=True).turn("noble", "strike")
    assert refused(noble, UseAbility("precise", ("strike",))) == ("FF-3.7", "no-fencing")
    shaman = fight("c1", {"shaman": "B"}).with_hero("shaman", charges=3).turn("shaman", "strike")
    assert refused(shaman, UseAbility("charge", ("strike",))) == ("FF-3.7", "drum-full")


@rule("FF-7.9")
def test_tokens_of_a_left_box_must_be_there() -> None:
    scene = fight("c1", {"mercenary": "B"}, health={"mercenary": 1}, skills={"mercenary": ["me_rage"]})
    assert refused(scene.turn("mercenary", "strike"), UseSkill("me_rage")) == ("FF-7.9", "last-health")
    seen = fight("c1", {"rogue": "B"}, ["grunt#1@B"], skills={"rogue": ["ro_death_mark"]})
    seen = seen.turn("rogue", "precise_strike")
    assert refused(seen, UseSkill("ro_death_mark", ("precise_strike",))) == ("FF-7.9", "not-hidden")


# -- turns and phases ------------------------------------------------------------------------------------------


@rule("FF-13.1", "FF-5.2", "FF-12.1", "FF-12.2", "FF-12.11", "FF-8.1", "FF-7.2")
def test_everything_has_its_phase() -> None:
    two = fight("c1", CLOSE, ["grunt#1@B"], seats=2)
    turn = two.turn("ranger", "strike")
    assert refused(turn, Act("strike", "grunt#1", ("strike",)), seat=1) == ("FF-13.1", "not-asked")
    assert refused(turn, Reroll("ranger", "energy", (1,))) == ("FF-5.2", "only-in-planning")
    assert refused(turn, Sprint("ranger", "C")) == ("FF-12.4", "only-in-planning")
    assert refused(turn, MoveItem("bag", "buckler", "ranger", 2)) == ("FF-8.1", "not-in-combat")
    assert refused(turn, Prepare("ranger", "rg_volley")) == ("FF-7.2", "not-in-combat")
    assert refused(turn, SetOrder(("ranger", "mercenary"))) == ("FF-12.11", "order-later")
    assert refused(turn, PickDice("ranger", ("red",) * 4)) == ("FF-12.2", "dice-later")
    assert refused(turn, Visit("night_market")) == ("FF-25.1", "only-in-rest")
    assert refused(turn, AGREE) == ("FF-2.3", "nothing-proposed")
    assert refused(turn, PASS) == ("FF-2.3", "must-choose")
    plan = planning(fight("c1", CLOSE, ["grunt#1@B"]), "ranger", "strike")
    assert refused(plan, Act("strike", "grunt#1", ("strike",))) == ("FF-13.1", "only-in-turn")
    assert refused(plan.after("ready ranger"), Ready("ranger")) == ("FF-12.1", "planning-done")


@rule("FF-12.5", "FF-12.6", "FF-12.4")
def test_rerolls_and_triples_have_their_conditions() -> None:
    scene = planning(fight("c1", CLOSE), "ranger", "strike", "strike", "miss", dice="blue")
    assert refused(scene, Reroll("ranger", "energy", (1,))) == ("FF-12.5", "only-misses")
    assert refused(scene, Reroll("ranger", "lucky_coin", (1,))) == ("FF-5.1", "no-reroll")
    assert refused(scene, Turn("ranger", 1, "focus")) == ("FF-12.6", "no-triple")
    assert refused(scene, FlipStance("ranger")) == ("FF-3.7", "no-stance")
    assert refused(scene, FlipStance("noble")) == ("FF-1.8", "not-your-hero")
    tired = planning(fight("c1", CLOSE, energy={"ranger": 0}), "ranger", "miss")
    assert refused(tired, Reroll("ranger", "energy", (1,))) == ("FF-6.7", "no-energy")
    again = scene.with_hero("ranger", used=("energy",)).step(Planning())
    assert refused(again, Reroll("ranger", "energy", (3,))) == ("FF-12.4", "already-rerolled")


@rule("FF-7.7")
def test_targets_inside_a_sequence() -> None:
    scene = fight("c1", {"mercenary": "B"}, ["grunt#1@C", "grunt#2@D", "archer#1@B"])
    scene = scene.turn("mercenary", "focus", "step").after("skill me_charge (step focus)")
    assert scene.prompt == "step-to"
    assert refused(scene, PickZone("A")) == ("FF-7.7", "rest-impossible")
    assert refused(scene, PickZone("F")) == ("FF-4.2", "not-adjacent")
    assert refused(scene, PickEnemy("archer#1")) == ("FF-13.4", "not-a-target")


# -- story and rest --------------------------------------------------------------------------------------------


@rule("FF-24.7", "FF-23.4")
def test_choices_say_what_they_need() -> None:
    trip = journey(["ranger", "noble"])
    assert refused(trip, Pick("choice", "nonsense")) == ("FF-2.3", "no-such-choice")
    guests = journey(["ranger", "noble"], scene="s141")
    assert refused(guests, Pick("choice", "guests")) == ("FF-24.7", "choice-locked")
    parley = journey(["ranger", "noble"], scene="s142")
    assert refused(parley, Pick("choice", "apprentice")) == ("FF-2.3", "choice-locked")
    poor = journey(["ranger", "noble"], scene="s102", campaign={"gold": 0})
    assert refused(poor, Pick("choice", "pay")) == ("FF-23.4", "choice-too-dear")
    spoken = journey(["ranger", "noble"]).by(0, "choice word")
    assert refused(spoken, Pick("choice", "results"), seat=0) == ("FF-13.1", "not-asked")


@rule("FF-25.2", "FF-25.3", "FF-25.14", "FF-25.7", "FF-23.4", "FF-25.15")
def test_rest_scenes_say_what_is_lacking() -> None:
    trip = journey(["ranger", "noble"], scene="r1")
    assert trip.prompt == "rest"
    assert refused(trip, Visit("q_grove")) == ("FF-25.3", "quest-gone")
    assert refused(trip, Visit("nowhere")) == ("FF-25.7", "place-gone")
    assert refused(trip, Visit("dockers_hall")) == ("FF-25.14", "place-closed")
    assert refused(trip, Visit("night_market")) == ("FF-25.2", "just-buy")
    assert refused(trip, Buy("lantern_infirmary", "heal ranger 1")) == ("FF-25.2", "visit-first")
    there = trip.after("visit exiles_hearth")
    assert refused(there, Visit("exiles_hearth")) == ("FF-25.2", "already-visited")
    assert refused(trip, Buy("coppersmith", "food")) == ("FF-25.2", "not-sold")
    poor = journey(["ranger", "noble"], scene="r1", campaign={"gold": 0})
    assert refused(poor, Buy("night_market", "food")) == ("FF-23.4", "no-gold")
    assert refused(poor, Buy("coppersmith", "item iron_mace")) == ("FF-23.4", "no-gold")


@rule("FF-8.2", "FF-7.1", "FF-25.5", "FF-24.5", "FF-8.1")
def test_looking_after_the_party_has_its_limits() -> None:
    trip = journey(["ranger", "noble"])
    assert refused(trip, Eat("ranger")) == ("FF-8.1", "manage-first")
    seat = trip.by(0, "manage")
    assert refused(seat, Eat("ranger")) == ("FF-25.5", "not-hungry")
    assert refused(seat, Swap("noble", "rogue")) == ("FF-1.8", "not-your-hero")
    assert refused(seat, BuyTrait("ranger", "lore")) == ("FF-24.5", "no-trait-points")
    assert refused(seat, Prepare("ranger", "rg_volley")) == ("FF-7.1", "skill-not-owned")
    assert refused(seat, Prepare("ranger", "rg_quick_draw")) == ("FF-7.1", "already-prepared")
    assert refused(seat, MoveItem("bag", "root_token", "ranger", 1)) == ("FF-8.2", "wrong-slot")
    assert refused(seat, MoveItem("noble", "rapier", "ranger", 1)) == ("FF-8.1", "not-your-item")


# -- all of them -----------------------------------------------------------------------------------------------


def test_an_option_is_never_refused_and_every_refusal_can_be_said() -> None:
    """In real games: what is offered is allowed, what another question offered is refused with a sentence."""
    chance = Random(4)
    ideas: list[Action] = [AGREE, PASS]
    for form, seats in (("campaign", 2), ("solo", 1), ("expedition", 3)):
        position = ludarium.new("fateforge", form, seats=seats, seed=7)
        for _ in range(150):
            if position.over:
                break
            decision = chance.choice(position.pending)
            options = list(decision.options)
            assert position.why_not(decision.seat, options[0]) is None
            for idea in chance.sample(ideas, min(6, len(ideas))):
                found = position.why_not(decision.seat, idea)
                assert (found is None) == (idea in options)
                if found is not None:
                    assert said(found, chance.choice(LANGUAGES)).endswith(f"({found.rule})")
            ideas.append(chance.choice(options))
            position.apply(decision.seat, chance.choice(options))


def test_every_refusal_has_words_and_none_is_left_over() -> None:
    source = Path(why.__file__).read_text("utf-8")
    certain = set(re.findall(r'_no\("FF-[0-9.]+", "([a-z-]+)"', source))
    words = set(re.findall(r"^ff-why-([a-z-]+) =", texts.source("en")["fateforge.ftl"], re.MULTILINE))
    assert len(certain) > 90
    assert certain <= words
    assert {word for word in words if f'"{word}"' not in source} == set()
