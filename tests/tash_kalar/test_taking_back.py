"""Taking back (section 11)."""

import pytest

from ludarium.kernel.errors import NoTakeBack
from ludarium.kernel.table import TAKE_BACK
from tash_kalar.play import act, display, table

rule = pytest.mark.rule
FULL_HANDS = {
    0: "imperial/knight imperial/cannon imperial/swordmaster legends/titan legends/hell-bull flare/f02",
    1: "highland/warlord highland/dire-wolf highland/werewolf legends/leviathan legends/fire-dragon flare/f01",
}


@rule("TK-11.1")
def test_actions_are_taken_back_step_by_step() -> None:
    at = table(hands=FULL_HANDS)
    start = at.position.copy()
    act(at, "place e5")
    between = at.position.copy()
    act(at, "place e6")
    assert at.can_take_back(0)
    assert not at.can_take_back(1)
    at.take_back(0)
    assert at.position == between
    at.take_back(0)
    assert at.position == start
    assert not at.can_take_back(0)
    with pytest.raises(NoTakeBack):
        at.take_back(0)
    assert [entry.notation for entry in at.entries][-4:] == ["place e5", "place e6", TAKE_BACK, TAKE_BACK]
    act(at, "place a5")
    assert at.position.state.actions == 1


@rule("TK-11.1")
def test_decisions_of_an_effect_are_taken_back() -> None:
    at = table(drawing=". a x\n. . .\n. a x", hands=FULL_HANDS)
    act(at, "summon imperial/swordmaster e5 r0")
    asked = at.position.copy()
    act(at, "pick f4")
    at.take_back(0)
    assert at.position == asked
    act(at, "pick f6")
    at.take_back(0)
    at.take_back(0)
    assert at.position.pending[0].prompt == "action"
    assert len(at.position.state.beings[0]) == 3


@rule("TK-11.1")
def test_a_flare_is_taken_back_with_the_point_it_gave() -> None:
    at = table(drawing="x x x\nx . x", hands=FULL_HANDS)
    act(at, "invoke flare/f02 against 1", "pick a5")
    assert at.position.state.points == (0, 1)
    at.take_back(0)
    at.take_back(0)
    assert at.position.state.points == (0, 0)
    assert len(at.position.state.flares[0]) == 1


@rule("TK-11.4")
def test_a_discarded_card_was_shown_and_is_not_taken_back() -> None:
    at = table(hands=FULL_HANDS)
    act(at, "place e5")
    act(at, "discard imperial/knight")
    assert at.barrier(0) == "shown", "nor is what came before it"
    shown = at.position.copy()
    act(at, "under legends/titan")
    assert at.can_take_back(0), "which card goes face down under its deck nobody has seen"
    at.take_back(0)
    assert at.position == shown
    assert not at.can_take_back(0)


@rule("TK-11.1")
def test_nothing_is_taken_back_once_the_turn_has_ended() -> None:
    # Both hands are full, so nothing is drawn: the end of the turn alone is the barrier.
    at = table(hands=FULL_HANDS, actions=0)
    act(at, "end turn")
    assert at.position.pending[0].seat == 1
    assert not at.can_take_back(0)
    assert not at.can_take_back(1)


@rule("TK-11.1")
def test_nothing_is_taken_back_once_cards_are_drawn() -> None:
    at = table(hands={**FULL_HANDS, 0: "imperial/knight flare/f02"}, actions=0)
    act(at, "end turn")
    assert not at.can_take_back(0)


@rule("TK-11.1")
def test_nothing_is_taken_back_once_a_task_is_claimed() -> None:
    at = table(
        "high-form",
        drawing="a . b\n. a .\nb . a",
        hands=FULL_HANDS,
        actions=1,
        **display("central-dominance devastation isolation", "center-cross"),
    )
    act(at, "place a5", "claim task/central-dominance")
    assert not at.can_take_back(0)


@rule("TK-11.1", "TK-16.5")
def test_the_colour_of_a_left_over_common_is_final_once_the_next_turn_has_begun() -> None:
    hands = {**FULL_HANDS, 2: "sylvan/naiad sylvan/dryad sylvan/sapling flare/f05"}
    at = table("melee", 3, hands=hands, actions=0, destroyed=(0, 0, 0, 1, 0, 0, 1, 0, 0))
    act(at, "end turn")
    assert at.position.pending[0].prompt == "left-over-colour"
    act(at, "colour 1")
    assert at.position.pending[0].seat == 1
    assert not at.can_take_back(0)


@rule("TK-11.2")
def test_a_table_may_play_without_taking_back() -> None:
    at = table(hands=FULL_HANDS, take_back=False)
    act(at, "place e5")
    assert not at.can_take_back(0)
    with pytest.raises(NoTakeBack):
        at.take_back(0)


@rule("TK-11.3")
def test_nothing_done_before_control_was_handed_over_is_taken_back() -> None:
    at = table("team-duel", hands={0: "imperial/knight flare/f02", 2: "sylvan/naiad flare/f05"}, actions=3)
    act(at, "place e5", "hand over")
    assert not at.can_take_back(0)
    assert not at.can_take_back(2)
    # What the partner does afterwards can be.
    act(at, "place e6")
    assert not at.can_take_back(0)
    at.take_back(2)
    assert at.position.state.actions == 2
    assert not at.can_take_back(2)


@rule("TK-11.4")
def test_looking_through_the_open_pile_reveals_nothing_and_can_be_taken_back() -> None:
    at = table(
        drawing="a . .\na . a",
        hands={0: "sylvan/kiskin-spirit sylvan/naiad flare/f02"},
        options={"schools": ["sylvan", "highland"]},
    )
    act(at, "discard sylvan/naiad", "skip")
    before = at.position.copy()
    options = [str(option) for option in at.position.pending[0].options if "kiskin-spirit" in str(option)]
    act(at, options[0], "card sylvan/naiad")
    at.take_back(0)
    at.take_back(0)
    assert at.position == before


@rule("TK-11.4")
def test_a_drawn_card_is_never_given_back() -> None:
    at = table(hands={0: "imperial/knight flare/f02"}, actions=0)
    act(at, "end turn")
    held = at.position.state.beings[0]
    assert len(held) == 3
    with pytest.raises(NoTakeBack):
        at.take_back(0)
    assert at.position.state.beings[0] == held
