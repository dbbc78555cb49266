"""What each result could become through conversions (FF-7.4, FF-7.5, FF-7.8)."""

from __future__ import annotations

import pytest

from fights import fight
from ludarium.games.fateforge.combat.chains import Chain, becomings
from ludarium.games.fateforge.results import FOCUS, SHOT, STEP, STRIKE
from ludarium.games.fateforge.state import FateforgeState

rule = pytest.mark.rule


def hand_of(
    state: FateforgeState, *faces: int, prepared: tuple[str, ...] = (), used: tuple[str, ...] = ()
) -> FateforgeState:
    """The first hero in its turn, with these faces and these skills."""
    state.set_hero(0, skills=prepared, prepared=prepared)
    state.set_fighter(0, dice=("red",) * len(faces), faces=faces, used=used)
    state.active = 0
    return state


def ways(state: FateforgeState, face: str) -> dict[str, tuple[str, ...]]:
    became = next(one for one in becomings(state, 0) if one.face == face)
    return {chain.result: chain.through for chain in became.chains}


def ranger() -> FateforgeState:
    return fight("c1", {"ranger": "B"}, []).state


@rule("FF-7.5")
def test_a_focus_becomes_a_step_through_two_skills() -> None:
    state = hand_of(ranger(), FOCUS, prepared=("rg_quick_draw", "rg_fleet_foot"))
    assert ways(state, "focus") == {"shot": ("rg_quick_draw",), "step": ("rg_quick_draw", "rg_fleet_foot")}


@rule("FF-7.8")
def test_a_two_way_conversion_is_followed_in_both_directions_and_used_once() -> None:
    state = hand_of(ranger(), STEP, SHOT, prepared=("rg_fleet_foot",))
    assert ways(state, "step") == {"shot": ("rg_fleet_foot",)}
    assert ways(state, "shot") == {"step": ("rg_fleet_foot",)}


def test_what_is_used_up_leads_nowhere() -> None:
    state = hand_of(ranger(), FOCUS, prepared=("rg_quick_draw",), used=("rg_quick_draw",))
    assert ways(state, "focus") == {}


def test_the_other_results_pay_what_a_conversion_asks_for_besides() -> None:
    alone = hand_of(ranger(), FOCUS, prepared=("rg_steady_aim",))
    assert ways(alone, "focus") == {}
    with_shot = hand_of(ranger(), FOCUS, SHOT, prepared=("rg_steady_aim",))
    assert ways(with_shot, "focus") == {"precise_shot": ("rg_steady_aim",), "shot": ("rg_steady_aim",)}


def test_a_miss_becomes_nothing_and_is_not_listed() -> None:
    state = hand_of(ranger(), 0, STRIKE, prepared=("rg_quick_draw",))
    assert [one.face for one in becomings(state, 0)] == ["strike"]
    assert Chain("shot", ()) not in becomings(state, 0)[0].chains
