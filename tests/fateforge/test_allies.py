"""Allies: who joins, what their dice do, how they fall (FF-27.8 to FF-27.10)."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fights import Fight, fight
from ludarium.games.fateforge.battle import ChooseAlly, Combat
from ludarium.games.fateforge.content import ALLIES, DICE
from ludarium.games.fateforge.deeds import damage_hero, lose_health
from ludarium.games.fateforge.events import AllyHit, AllyJoined
from ludarium.games.fateforge.results import MISS, face_of
from ludarium.games.fateforge.state import NOWHERE, FateforgeState
from ludarium.kernel.decisions import Emit, Script

rule = pytest.mark.rule


def joined(
    ally: str, faces: str = "step strike", enemies: tuple[str, ...] = (), combat: str = "c1", **fields: Any
) -> Fight:
    """A Noble in B whom the ally goes with, a Ranger beside him and a Mercenary in A."""
    scene = fight(
        combat,
        {"noble": "B", "ranger": "B", "mercenary": "A"},
        enemies,
        ally=ally,
        ally_faces=tuple(face_of(face) for face in faces.split()),
        **fields,
    )
    return scene.with_hero("noble", ally=0)


def hit(scene: Fight, amount: int = 1, poison: bool = False) -> Fight:
    """The Noble takes damage."""

    def part(state: FateforgeState, emit: Emit) -> Script[None]:
        yield from damage_hero(state, emit, 0, amount, poison=poison)

    return scene.changed(agenda=()).play(part)


# -- who joins -------------------------------------------------------------------------------------------------


@rule("FF-27.8", "FF-29.3")
def test_the_party_chooses_at_most_one_ally_and_the_hero_it_accompanies() -> None:
    scene = fight("c1", {"noble": "A", "ranger": "A"}, seats=2, allies_ready=("tivra", "moss")).step(ChooseAlly())
    assert scene.prompt == "ally"
    assert scene.options == [
        "choose alone",
        *("ally tivra noble", "ally tivra ranger", "ally moss noble", "ally moss ranger"),
    ]
    scene = scene.said(0, "ally moss ranger").said(1, "agree", draws=["step|focus", "strike"])
    assert (scene.state.ally, scene.fighter("ranger").ally, scene.fighter("noble").ally) == ("moss", 0, NOWHERE)
    assert scene.told(AllyJoined) == [AllyJoined("moss", "ranger", ("step|focus", "strike"))]
    alone = fight("c1", {"noble": "A"}, allies_ready=("tivra",)).step(ChooseAlly()).after("choose alone")
    assert alone.state.ally == ""


@rule("FF-27.8")
def test_its_two_dice_are_rolled_at_once_and_never_show_a_miss() -> None:
    for ally in ALLIES.values():
        assert len(ally.dice) == 2
        scene = fight("c1", {"noble": "A"}, allies_ready=(ally.id,)).step(ChooseAlly())
        with pytest.raises(AssertionError, match="is not offered"):
            scene.after(f"ally {ally.id} noble", draws=["miss"])
        faces = scene.after(f"ally {ally.id} noble").state.ally_faces
        assert MISS not in faces
        assert all(face in DICE[die].faces for die, face in zip(ally.dice, faces, strict=True))


@rule("FF-27.8", "FF-1.12")
def test_allies_come_with_the_story_and_only_when_the_rule_is_unlocked() -> None:
    scene = fight("c1", {"noble": "A", "ranger": "A"})
    told = scene.changed(campaign=replace(scene.state.campaign, allies=("moss",)))
    assert told.step(Combat("c1")).prompt == "ally"
    locked = scene.changed(campaign=replace(told.state.campaign, unlocked=(1, 2)))
    assert locked.step(Combat("c1")).prompt == "plan"
    # A scene may bring one of its own: Tivra in the flooded hall.
    guests = scene.changed(campaign=replace(scene.state.campaign, flags=("guests",))).step(Combat("c5"))
    assert "ally tivra noble" in guests.options


# -- what its dice do ------------------------------------------------------------------------------------------


@rule("FF-27.9")
def test_a_hero_there_discards_an_own_die_for_the_result_of_an_allys_die() -> None:
    scene = joined("moss", "step|focus strike").turn("noble", "focus", "miss")
    assert scene.offers("ally step|focus (") == ["ally step|focus (focus)", "ally step|focus (miss)"]
    scene = scene.after("ally step|focus (miss)")
    assert scene.hand == ["focus", "step|focus"]
    assert scene.state.ally_faces == (face_of("strike"),)
    # Both dice may be used, each once in the combat.
    scene = scene.after("ally strike (focus)")
    assert (scene.hand, scene.state.ally_faces) == (["step|focus", "strike"], ())
    assert not scene.offers("ally")


@rule("FF-27.9")
def test_an_ally_serves_any_hero_in_the_zone_and_nobody_elsewhere() -> None:
    scene = joined("moss")
    assert scene.turn("ranger", "shot").offers("ally")
    assert not scene.turn("mercenary", "strike").offers("ally")
    # Not without an own die to discard; results of skills are no dice.
    spent = scene.turn("noble", "step").after("skill no_parry (step)")
    assert not spent.offers("ally step (")


@rule("FF-27.9")
def test_an_ability_costs_an_ally_die_and_no_own_one() -> None:
    scene = joined("sergeant_ilke", "strike special").turn("noble", "miss")
    assert scene.offers("ally strike ability") == ["ally strike ability 1"]
    scene = scene.after("ally strike ability 1", "ranger")
    assert scene.fighter("ranger").block == 2
    assert scene.state.ally_faces == (face_of("special"),)
    assert scene.fighter("noble").faces == (MISS,)


def test_tivra_moves_a_hero_or_pulls_a_minion() -> None:
    scene = joined("tivra", "step strike", ("grunt#1@C", "lieutenant#1@D")).turn("noble", "miss")
    assert scene.offers("ally step ability") == ["ally step ability 1", "ally step ability 2"]
    moved = scene.after("ally step ability 1", "ranger", "C", "E")
    assert moved.zone("ranger") == "E"
    stopped = scene.after("ally step ability 1", "noble", "D", "pass")
    assert stopped.zone("noble") == "D"
    assert scene.after("ally step ability 2").zone("grunt#1") == "B"


def test_ordo_stuns_or_gives_energy() -> None:
    scene = joined("ordo", "focus focus", ("grunt#1@C",), energy={"noble": 1, "ranger": 1}).turn("noble", "miss")
    assert scene.after("ally focus ability 1").enemy("grunt#1").stunned
    given = scene.after("ally focus ability 2")
    assert given.options == ["hero noble", "hero ranger"]
    assert given.after("ranger").energy("ranger") == 3


def test_sergeant_ilke_blocks_or_strikes() -> None:
    scene = joined("sergeant_ilke", "strike strike", ("enforcer#1@B", "enforcer#2@C")).turn("noble", "miss")
    assert scene.after("ally strike ability 2").enemy("enforcer#1").damage == 2
    assert scene.after("ally strike ability 1", "noble").fighter("noble").block == 2


def test_moss_bites_or_finds_a_trap() -> None:
    scene = joined("moss", "step step", ("enforcer#1@B", "enforcer#2@C"), combat="c10").turn("noble", "miss")
    bitten = scene.after("ally step ability 1")
    assert bitten.options == ["enemy enforcer#1", "enemy enforcer#2"]
    assert bitten.after("enforcer#2").enemy("enforcer#2").damage == 1
    found = scene.after("ally step ability 2")
    assert found.options == ["token trap1", "token trap2"]
    assert found.after("trap2").state.token("trap2") is None


# -- how it falls ----------------------------------------------------------------------------------------------


@rule("FF-27.10")
def test_each_time_its_hero_takes_damage_the_ally_takes_one_marker() -> None:
    scene = hit(joined("moss"), 3)
    assert scene.told(AllyHit) == [AllyHit("moss", 1, fallen=False)]
    assert scene.fighter("noble").ally == 1
    # Not for damage that is cancelled, not for a loss, not for another hero's.
    blocked = hit(joined("moss", block={"noble": 1}), 1).after("soak block 1 armour 0")
    assert blocked.fighter("noble").ally == 0

    def others(state: FateforgeState, emit: Emit) -> Script[None]:
        lose_health(state, emit, 0, 1)
        yield from damage_hero(state, emit, 1, 1)

    assert joined("moss").play(others).fighter("noble").ally == 0


@rule("FF-27.10")
def test_at_its_toughness_an_ally_falls_for_the_scene() -> None:
    scene = joined("ordo")  # toughness 2
    scene = hit(hit(scene))
    assert scene.told(AllyHit) == [AllyHit("ordo", 2, fallen=True)]
    assert (scene.state.ally, scene.state.ally_faces, scene.fighter("noble").ally) == ("", (), NOWHERE)
    assert not scene.changed(agenda=()).turn("noble", "step").offers("ally")


@rule("FF-27.10", "FF-27.16")
def test_poison_does_not_hurt_an_ally() -> None:
    assert hit(joined("ordo"), 2, poison=True).fighter("noble").ally == 0


@rule("FF-27.10")
def test_an_ally_leaves_when_its_hero_is_knocked_out() -> None:
    scene = hit(joined("sergeant_ilke", health={"noble": 1}))
    assert scene.fighter("noble").ko
    assert (scene.state.ally, scene.fighter("noble").ally) == ("", NOWHERE)


@rule("FF-27.10")
def test_after_the_scene_it_is_fully_restored() -> None:
    scene = hit(joined("moss"))
    scene = scene.changed(agenda=(), campaign=replace(scene.state.campaign, allies=("moss",)))
    again = scene.step(Combat("c1")).after("ally moss ranger")
    assert (again.state.ally, again.fighter("ranger").ally, len(again.state.ally_faces)) == ("moss", 0, 2)


def test_every_ally_has_a_test_of_its_own() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [ally for ally in ALLIES if f'joined("{ally}"' not in text] == []
