"""The eighteen beings of the Etherweave school, and their warp effects."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.agenda import BeginTurn, CloseTurn
from ludarium.games.tash_kalar.cards import CARD_BEINGS, CARD_IDS, COMMON, HEROIC, LEGENDARY, deck_of
from ludarium.games.tash_kalar.ending import ranking
from ludarium.games.tash_kalar.events import (
    CardGivenUp,
    CountedAsLegend,
    EndTriggered,
    PendingReturned,
    Warped,
)
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.kernel.game import Position
from ludarium.spaces.squares import name_of, square_of, squares
from scenes import Scene, acting, arena, card_number, crowded, scene, start

rule = pytest.mark.rule

WARPS = [CARD_IDS[card] for card in deck_of("etherweave") if CARD_BEINGS[card].warp]
TRANSLOCATIONIST, MERCHANT = "etherweave/translocationist", "etherweave/merchant-of-time"
TWINS = ("etherweave/greater-shadow-twin", "etherweave/lesser-shadow-twin")


def weaving(drawing: str, *cards: str, **fields: Any) -> Scene:
    """Seat 0 to act with these cards in hand, after its first turn."""
    return acting(drawing, *cards, **{"warps": True, **fields})


def warped(drawing: str, card: str, *cards: str, **fields: Any) -> Scene:
    """The card's warp effect is played from the hand."""
    return weaving(drawing, card, *cards, **fields).after(f"warp {card}")


def waiting(card: str, seats: int = 2) -> tuple[int, ...]:
    """That card as the pending being of seat 0."""
    return (card_number(card), *[-1] * (seats - 1))


def options(found: Scene) -> set[str]:
    return {str(option) for option in found.decision.options}


def warps_of(found: Scene) -> set[str]:
    return {words for words in options(found) if words.startswith("warp ")}


def pile(*cards: str) -> tuple[tuple[int, ...], ...]:
    """These cards as the discard pile of seat 0."""
    return tuple(card_number(card) for card in cards), ()


# -- warp effects ----------------------------------------------------------------------------------------------


@rule("TK-24.1")
def test_every_warp_effect_of_the_hand_can_be_played_but_not_in_the_first_turn() -> None:
    first = weaving(".", *WARPS, warps=False)
    assert warps_of(first) == set()
    assert warps_of(weaving(".", *WARPS, "etherweave/doppelganger")) == {f"warp {card}" for card in WARPS}


@rule("TK-24.1")
def test_the_first_turn_is_over_when_the_player_of_the_school_has_ended_it() -> None:
    position = start(schools=["etherweave", "highland"])
    game = Scene(position)
    assert not game.state.warps
    mine = game.after("place e5", "end turn")
    assert mine.state.warps
    theirs = Scene(start(schools=["highland", "etherweave"])).after("place e5", "end turn")
    assert not theirs.state.warps


@rule("TK-24.1")
def test_a_warp_effect_costs_no_action_and_may_follow_the_last_one_but_not_a_handing_over() -> None:
    duel = warped("a . .", "etherweave/lesser-shadow-twin")
    assert duel.actions == 2
    late = weaving("a . .", "etherweave/lesser-shadow-twin", actions=0)
    assert warps_of(late) == {"warp etherweave/lesser-shadow-twin"}
    again = weaving(". . .", TRANSLOCATIONIST, actions=0).after(f"warp {TRANSLOCATIONIST}")
    assert again.prompt == "action", "the gained action can be used"
    team = weaving("a", TRANSLOCATIONIST, form="team-duel", seats=4)
    assert warps_of(team)
    assert not warps_of(team.after("hand over"))


@rule("TK-24.2")
def test_the_card_of_a_warp_effect_lies_open_as_the_pending_being() -> None:
    duel = warped("a . .", "etherweave/lesser-shadow-twin")
    assert duel.state.pending == waiting("etherweave/lesser-shadow-twin")
    assert duel.state.beings[0] == ()
    seen = {TASH_KALAR.view(duel.position, viewer).seats[0].pending for viewer in (None, 0, 1)}
    assert seen == {"etherweave/lesser-shadow-twin"}
    assert any(isinstance(event, Warped) for event in duel.events)


@rule("TK-24.3")
def test_only_one_being_can_be_pending() -> None:
    duel = warped("a . .", TRANSLOCATIONIST, "etherweave/lesser-shadow-twin")
    assert warps_of(duel) == set()


@rule("TK-24.4")
def test_the_pending_being_is_summoned_like_a_card_in_hand_and_is_pending_no_longer() -> None:
    duel = weaving("a .\na .", pending=waiting(TRANSLOCATIONIST))
    assert duel.summons == set()
    fitting = weaving(". . a\na . .\na a .", pending=waiting(TRANSLOCATIONIST))
    (words, *_) = sorted(words for words in fitting.summons if " e5 " in words)
    after = fitting.after(words)
    assert after.state.pending == (-1, -1)
    assert after.piece_at("e5") == "a"
    assert after.actions == 1, "it costs an action"
    assert after.state.discards[0] == (card_number(TRANSLOCATIONIST),)


@rule("TK-24.4")
def test_a_discard_action_leaves_the_pending_being_alone() -> None:
    duel = weaving(".", "imperial/knight", "imperial/bomb", pending=waiting(TRANSLOCATIONIST))
    assert {words for words in options(duel) if words.startswith("discard")} == {
        "discard imperial/knight",
        "discard imperial/bomb",
    }
    under = duel.after("discard imperial/knight")
    assert not any(TRANSLOCATIONIST in words for words in options(under))


@rule("TK-24.5")
def test_the_pending_being_counts_towards_the_three_cards() -> None:
    duel = weaving(".", "imperial/knight", actions=0, pending=waiting(TRANSLOCATIONIST)).after("end turn")
    while duel.decision.prompt not in ("action", "end-turn"):
        position = duel.position.copy()
        position.apply(duel.decision.seat, duel.decision.options[0])
        duel = Scene(position)
    assert len(duel.state.beings[0]) == 2


# -- the penalty -----------------------------------------------------------------------------------------------


@rule("TK-24.6")
@pytest.mark.parametrize("form", ["first-game", "high-form", "duel"])
def test_a_pending_being_costs_two_points_and_a_score_can_fall_below_zero(form: str) -> None:
    free = weaving(".", form=form).state
    debtor = weaving(".", form=form, pending=waiting(TRANSLOCATIONIST)).state
    assert debtor.score(0) == free.score(0) - 2 == -2
    assert debtor.score(1) == free.score(1)
    assert ranking(debtor, "last-turns").places == (2, 1)


@rule("TK-24.6")
def test_in_a_melee_it_costs_two_points_in_every_colour() -> None:
    rows = ((0, 5, 6), (5, 0, 5), (4, 4, 0))
    debtor = weaving(".", form="melee", seats=3, colour_points=rows, pending=waiting(TRANSLOCATIONIST, 3)).state
    assert debtor.score(0) == 3
    assert ranking(debtor, "last-turns").places == (3, 1, 2)
    even = weaving(".", form="melee", seats=3, colour_points=((0, 6, 7), (6, 0, 5), (4, 5, 0)), pending=(-1, -1, -1))
    assert ranking(even.state, "last-turns").places == (1, 2, 3)


@rule("TK-24.6")
def test_in_a_team_it_costs_the_team() -> None:
    team = weaving(".", form="team-duel", seats=4, points=(5, 5), pending=(-1, -1, card_number(TRANSLOCATIONIST), -1))
    assert [team.state.score(side) for side in (0, 1)] == [3, 5]


@rule("TK-24.6")
def test_the_penalty_counts_when_the_threshold_of_a_duel_is_looked_at() -> None:
    fields: dict[str, Any] = {"points": (17, 0), "destroyed": (0, 0, 0, 2, 0, 0), "actions": 0}
    assert any(isinstance(event, EndTriggered) for event in weaving(".", **fields).after("end turn").events)
    owing = weaving(".", pending=waiting(TRANSLOCATIONIST), **fields).after("end turn")
    assert not any(isinstance(event, EndTriggered) for event in owing.events)
    assert owing.state.points[0] == 18


@rule("TK-24.6")
@pytest.mark.parametrize(
    ("form", "seats", "points"),
    [("duel", 2, {"points": (18, 0)}), ("melee", 3, {"colour_points": ((0, 12, 0), (0, 0, 0), (0, 0, 0))})],
)
def test_a_deathmatch_looks_at_the_threshold_again_when_the_being_is_summoned(
    form: str, seats: int, points: dict[str, Any]
) -> None:
    line = weaving(". a a a", form=form, seats=seats, pending=waiting(TWINS[0], seats), **points)
    assert line.state.turns_left == -1
    after = line.after(min(line.summons))
    assert after.state.turns_left >= 0


@rule("TK-24.6")
def test_the_high_form_looks_at_the_threshold_with_the_penalty_at_the_end_of_the_turn() -> None:
    for pending, triggered in (((-1, -1), True), (waiting(TRANSLOCATIONIST), False)):
        state = weaving(".", form="high-form", points=(10, 0), pending=pending).state.__copy__()
        state.agenda = (CloseTurn(),)
        ended = Position(TASH_KALAR, state)
        assert (ended.state.turns_left >= 0) == triggered


@rule("TK-24.6")
def test_the_first_game_ends_at_the_end_of_the_turn_in_which_the_penalty_is_gone() -> None:
    for pending, over in (((-1, -1), True), (waiting(TRANSLOCATIONIST), False)):
        state = weaving(".", form="first-game", points=(7, 0), pending=pending).state.__copy__()
        state.agenda = (CloseTurn(),)
        assert Position(TASH_KALAR, state).over == over


# -- Doppelganger ----------------------------------------------------------------------------------------------


@rule("TK-24.7")
def test_doppelganger_copies_the_warp_effect_of_the_pending_being() -> None:
    duel = scene(". . .", card="etherweave/doppelganger", pending=waiting(TRANSLOCATIONIST))
    assert duel.actions == 2
    assert duel.state.pending == waiting(TRANSLOCATIONIST), "nothing else is pending"
    assert duel.state.warped == 0, "copying is not playing"
    assert duel.state.discards[0] == (card_number("etherweave/doppelganger"),)


@rule("TK-24.7")
def test_doppelganger_must_carry_the_copy_out_as_far_as_it_must_be() -> None:
    duel = scene("a . .", card="etherweave/doppelganger", pending=waiting(TWINS[0]))
    assert duel.squares == {"d5", "e5"}
    assert not duel.may_decline


@rule("TK-24.9")
def test_doppelganger_does_nothing_without_a_pending_being_or_with_the_merchant() -> None:
    assert scene("x . .", card="etherweave/doppelganger").done
    merchant = scene("x . .", card="etherweave/doppelganger", pending=waiting(MERCHANT))
    assert merchant.done
    assert merchant.pieces() == {"d5": "x", "e5": "a"}


# -- Paradox Worm ----------------------------------------------------------------------------------------------


@rule("TK-24.8")
def test_paradox_worm_may_swap_pieces_of_one_rank_with_an_enemys() -> None:
    duel = scene("a . x\nb . y\nc . z", card="etherweave/paradox-worm", at="e2")
    assert duel.may_decline
    assert duel.squares == {"d4", "d5", "e2"}
    assert duel.after("skip").done
    assert duel.after("d4").piece_at("f4") == "a", "a single partner is not asked for"
    heroic = duel.after("d5")
    assert (heroic.piece_at("d5"), heroic.piece_at("f5")) == ("y", "b")
    assert heroic.destroyed == (0, 0, 0)


@rule("TK-24.8")
def test_paradox_worm_needs_a_partner_of_the_same_rank() -> None:
    assert scene("b . x", card="etherweave/paradox-worm", at="e2").squares == {"e2"}
    assert scene("b . z", card="etherweave/paradox-worm", at="e2").done


@rule("TK-24.8")
def test_paradox_worm_swaps_the_gateway_with_its_marker() -> None:
    duel = scene("x", card="etherweave/paradox-worm", at="e2", gateway=square_of("e5"))
    assert duel.after("e2").state.gateway == square_of("e2")


def test_paradox_worm_warped_upgrades_an_enemy_common_and_may_discard_itself() -> None:
    duel = warped("x x y", "etherweave/paradox-worm")
    assert duel.squares == {"d5", "e5"}
    assert not duel.may_decline
    upgraded = duel.after("d5")
    assert upgraded.piece_at("d5") == "y"
    assert upgraded.may_decline
    kept, gone = upgraded.after("skip"), upgraded.after("discard")
    assert kept.state.pending == waiting("etherweave/paradox-worm")
    assert gone.state.pending == (-1, -1)
    assert gone.state.discards[0] == (card_number("etherweave/paradox-worm"),)


# -- the Shadow Twins ------------------------------------------------------------------------------------------


def test_lesser_shadow_twin_may_destroy_up_to_two_commons_beside_a_piece_if_the_greater_is_discarded() -> None:
    drawing = "x . a\n. x y\n. . x"
    assert scene(drawing, card=TWINS[1], at="e2").done
    duel = scene(drawing, card=TWINS[1], at="e2", discards=pile(TWINS[0]))
    assert duel.may_decline
    assert duel.after("skip").done
    assert duel.squares == {"f4"}, "no common stands beside the twin himself"
    chosen = duel.after("f4")
    assert chosen.squares == {"e5"}
    assert chosen.may_decline
    assert chosen.after("e5").destroyed == (1, 0, 0)


def test_lesser_shadow_twin_may_stop_after_one_and_takes_no_third() -> None:
    duel = scene("x a x\n. a .\n. . .", card=TWINS[1], at="e2", discards=pile(TWINS[0])).after("e4")
    assert duel.squares == {"d4", "f4", "e5"}
    once = duel.after("d4")
    assert once.may_decline
    assert once.after("skip").done
    assert once.after("e5").done, "one's own, too"


def test_greater_shadow_twin_may_destroy_a_heroic_piece_beside_two_of_yours_if_the_lesser_is_discarded() -> None:
    drawing = "a y a\n. . .\ny . a"
    assert scene(drawing, card=TWINS[0], at="e9").done
    duel = scene(drawing, card=TWINS[0], at="e9", discards=pile(TWINS[1]))
    assert duel.squares == {"e4"}
    assert duel.may_decline
    assert duel.after("skip").done
    assert duel.after("e4").destroyed == (0, 1, 0)


@pytest.mark.parametrize("twin", TWINS)
def test_greater_and_lesser_shadow_twin_warped_upgrade_one_of_your_commons(twin: str) -> None:
    duel = warped("a a x", twin)
    assert duel.squares == {"d5", "e5"}
    assert not duel.may_decline
    assert duel.after("e5").piece_at("e5") == "b"


# -- Translocationist ------------------------------------------------------------------------------------------


@rule("TK-24.8")
def test_translocationist_may_swap_a_heroic_piece_with_a_common_up_to_two_times() -> None:
    duel = scene("b . a\n. . .\nx . y", card=TRANSLOCATIONIST, at="e2")
    assert duel.may_decline
    assert duel.squares == {"d4"}
    assert duel.after("skip").done
    partner = duel.after("d4")
    assert partner.squares == {"f4", "e2"}
    once = partner.after("e2")
    assert (once.piece_at("e2"), once.piece_at("d4")) == ("b", "a")
    assert once.may_decline
    assert once.after("skip").done
    assert once.after("e2", "f4").done


def test_translocationist_warped_gains_an_action() -> None:
    assert warped(".", TRANSLOCATIONIST).actions == 3


# -- Antimatter Spirit -----------------------------------------------------------------------------------------


def test_antimatter_spirit_does_nothing_on_arrival() -> None:
    assert scene("x . x", card="etherweave/antimatter-spirit").done


@rule("TK-24.15")
def test_antimatter_spirit_warped_sends_two_commons_in_opposite_directions() -> None:
    duel = warped("x . x", "etherweave/antimatter-spirit", middle="e4")
    assert "e4" in duel.squares
    assert not {"e5", "d2", "c3"} & duel.squares, "coloured squares"
    assert not {"d4", "f4"} & duel.squares, "occupied squares"
    placed = duel.after("e4")
    assert placed.piece_at("e4") == "a"
    assert not placed.may_decline
    after = placed.after("d4")
    assert after.pieces() == {"d4": "a", "f4": "x"}
    assert after.destroyed == (2, 0, 0)


@rule("TK-24.15")
def test_antimatter_spirit_warped_does_nothing_unless_both_can_be_done() -> None:
    blocked = warped("y y y\ny . y\ny y y", "etherweave/antimatter-spirit", middle="e4")
    assert "e4" not in blocked.squares
    one_way = warped("y x y\ny . y\ny . y", "etherweave/antimatter-spirit", middle="e4").after("e4")
    assert one_way.squares == {"e3", "e5"}
    assert warped(crowded(".", 16, "x"), "etherweave/antimatter-spirit").squares, "a destroyed one is placed again"
    none_left = warped(crowded(".", 17), "etherweave/antimatter-spirit")
    assert none_left.done


@rule("TK-24.15")
def test_antimatter_spirit_warped_places_a_destroyed_common_again_when_its_colour_had_none_left() -> None:
    full = warped(crowded(".", 16, "x"), "etherweave/antimatter-spirit")
    for at in sorted(full.squares):
        begun = full.after(at)
        assert all(begun.piece_at(to) == "x" for to in begun.squares), "the first one must destroy such a common"


def test_antimatter_spirit_warped_may_take_any_other_colour_in_a_melee() -> None:
    melee = warped(". . .", "etherweave/antimatter-spirit", form="melee", seats=3, middle="e4").after("e4", "d4")
    assert melee.ways == {"1", "2"}
    assert melee.after("2").pieces() == {"d4": "a", "f4": "m"}


# -- Merchant of Time ------------------------------------------------------------------------------------------


@rule("TK-24.9")
def test_merchant_of_time_warped_puts_a_piece_of_any_colour_and_rank_on_the_card() -> None:
    duel = warped("a z .\n. . .", MERCHANT, schools=("etherweave", "highland"))
    assert all(duel.piece_at(name) in "az" for name in duel.squares)
    assert not duel.may_decline
    legend = next(name for name in sorted(duel.squares) if duel.piece_at(name) == "z")
    spare = duel.state.spare(1, LEGENDARY)
    after = duel.after(legend)
    assert after.piece_at(legend) == "."
    assert after.destroyed == (0, 0, 0)
    assert after.state.spare(1, LEGENDARY) == spare, "it is not in the supply"
    on_card = TASH_KALAR.view(after.position, 1).seats[0].on_card
    assert on_card is not None
    assert (on_card.side, on_card.rank) == (1, LEGENDARY)


@rule("TK-24.9")
def test_merchant_of_time_takes_nothing_from_coloured_squares_and_a_gateway_is_gone() -> None:
    assert warped("x", MERCHANT).state.on_card == -1, "e5 is red"
    duel = warped("x", MERCHANT, middle="e4", gateway=square_of("e4"))
    assert duel.state.on_card == 3
    assert duel.state.gateway == -1


@rule("TK-24.9")
def test_merchant_of_time_lets_the_piece_leap_back_in_its_own_colour() -> None:
    duel = scene("a b x\n. . .", card=MERCHANT, at="e9", on_card=3 + HEROIC)
    assert duel.prompt == "leave-card"
    assert not duel.may_decline
    assert not {"e5", "c3", "a5"} & duel.squares, "coloured squares"
    taken = {name for name in duel.squares if duel.piece_at(name) != "."}
    assert {duel.piece_at(name) for name in taken} == {"a", "x"}, "lower ranks of any colour"
    mine = next(name for name in taken if duel.piece_at(name) == "a")
    after = duel.after(mine)
    assert after.piece_at(mine) == "y"
    assert after.state.on_card == -1
    assert after.destroyed == (0, 0, 0)
    theirs = next(name for name in taken if duel.piece_at(name) == "x")
    assert duel.after(theirs).destroyed == (1, 0, 0)


def test_merchant_of_time_does_nothing_on_arrival_without_a_piece_on_the_card() -> None:
    assert scene("x", card=MERCHANT).done


@rule("TK-24.9")
def test_merchant_of_time_sends_a_piece_with_nowhere_to_leap_to_back_to_its_supply() -> None:
    sides = dict.fromkeys(range(81), "y")
    crowd = {square: letter for square, letter in sides.items() if start().state.empty >> square & 1}
    drawing = "\n".join(" ".join(crowd.get(row * 9 + column, "#") for column in range(9)) for row in range(9))
    duel = scene(drawing.replace("#", "."), card=MERCHANT, at="e9", on_card=3 + COMMON)
    assert duel.done
    assert duel.state.on_card == -1


@rule("TK-24.9")
def test_merchant_of_time_cannot_be_discarded_or_taken_back_while_pending() -> None:
    patch = scene("x", card="etherweave/reality-patch", pending=waiting(MERCHANT), flares=((), ()))
    assert "discard" not in getattr(patch, "ways", set())
    master = scene(". . .", card="etherweave/warpmaster", pending=waiting(MERCHANT))
    assert master.ways == {"move"}
    worm = scene("x", card="etherweave/ziggurat-sentinel", pending=waiting(MERCHANT), discards=pile(MERCHANT))
    assert worm.ways == {"move"}, "no other card copies it"


# -- Gate of Oblivion ------------------------------------------------------------------------------------------


def test_gate_of_oblivion_destroys_between_its_posts_and_may_destroy_one_around() -> None:
    duel = scene("x y z\n. . .\na z y", card="etherweave/gate-of-oblivion", turn=0)
    assert duel.destroyed == (0, 0, 1), "whatever stands below it"
    assert duel.may_decline
    assert duel.squares == {"d4", "e4"}, "no legendary piece, and d6 and f6 are posts"
    assert duel.after("skip").done
    assert duel.after("e4").destroyed == (0, 1, 1)


def test_gate_of_oblivion_destroys_ones_own_piece_between_the_posts() -> None:
    duel = scene(". . .\n. . .\n. c .", card="etherweave/gate-of-oblivion", turn=0)
    assert duel.done
    assert duel.pieces() == {"e5": "b"}


@rule("TK-24.11")
def test_gate_of_oblivion_warped_counts_every_destroyed_piece_once_more() -> None:
    duel = warped("a x", "etherweave/gate-of-oblivion")
    assert duel.state.doubled == 1
    assert scene("x", card="imperial/knight", doubled=1).destroyed == (2, 0, 0)
    assert scene("y", card="imperial/knight", doubled=2).destroyed == (0, 3, 0)
    assert scene("a", card="imperial/knight", doubled=1).destroyed == (0, 0, 0), "one's own never count"


@rule("TK-24.11")
def test_gate_of_oblivion_adds_up_with_a_copy_and_ends_with_the_turn() -> None:
    copied = scene(
        "x", card="etherweave/doppelganger", at="e2", pending=waiting("etherweave/gate-of-oblivion"), doubled=1
    )
    assert copied.state.doubled == 2
    ended = weaving(".", actions=0, doubled=2, agenda=(BeginTurn(1),))
    assert ended.state.doubled == 0


# -- Time Traveler ---------------------------------------------------------------------------------------------

TRAVELER = "etherweave/time-traveler"
LINE = "a . .\n. a .\n. . a"


@rule("TK-24.13")
def test_time_traveler_arrives_on_every_empty_colourless_square_wherever_the_line_stands() -> None:
    for drawing, middle in ((LINE, "e5"), (". . a\n. b .\nc . .", "g7")):
        duel = acting(drawing, TRAVELER, middle=middle)
        targets = {words.split()[2] for words in duel.summons}
        empty = {name_of(at) for at in squares(duel.state.empty)}
        assert targets == empty - {"d2", "e5", "h6", "c8", "c3", "g3", "i4", "a5", "f8"}
        summoned = duel.after(f"summon {TRAVELER} e1 r0")
        assert summoned.piece_at("e1") == "b"
        assert len(summoned.pieces()) == 4


@rule("TK-24.13")
def test_time_traveler_needs_three_pieces_in_a_diagonal_line() -> None:
    assert acting("a a a", TRAVELER).summons == set()
    assert acting("a . .\n. a .\n. . x", TRAVELER).summons == set()
    assert acting("a . .\n. a .\n. . .", TRAVELER).summons == set()


@rule("TK-24.13")
def test_time_traveler_may_arrive_where_a_piece_was_taken_off_but_not_on_the_line() -> None:
    duel = acting(
        """
        # # . . . a a # #
        # . . . . . . . #
        . . . . . . . . .
        . . a . . . . . .
        . . . a . . . . .
        . . . . a . . . .
        . . . . . . . . .
        # a a a a a a a #
        # # a a a a a # #""",
        TRAVELER,
        form="high-form",
    )
    line = {"c4", "d5", "e6"}
    targets = {words.split()[2] for words in duel.summons}
    loose = {name for name, letter in duel.pieces().items() if letter == "a"} - line
    assert targets & loose
    assert not targets & line
    there = min(targets & loose)
    assert duel.after(f"summon {TRAVELER} {there} r0").piece_at(there) == "b"
    elsewhere = duel.after(f"summon {TRAVELER} e1 r0")
    assert elsewhere.prompt == "take-off"
    assert elsewhere.squares == loose


@rule("TK-24.13")
def test_time_traveler_takes_an_enemy_piece_into_the_line_only_where_one_is_needed() -> None:
    drawing = "a . .\n. x .\n. . a"
    lent = acting(drawing, TRAVELER, borrow=True)
    assert {words for words in lent.summons if " e1 " in words} == {f"summon {TRAVELER} e1 r0 borrow e5"}
    after = lent.after(f"summon {TRAVELER} e1 r0 borrow e5")
    assert after.piece_at("e1") == "b"
    assert not any("borrow" in words for words in acting(LINE, TRAVELER, borrow=True).summons)
    melee = acting(drawing, TRAVELER, form="melee", seats=3)
    improvised = melee.after(f"summon {TRAVELER} e1 r0 improvise e5")
    assert improvised.state.improvised[0] == 0b010


def test_time_traveler_may_destroy_an_adjacent_common_and_then_returns_the_top_discard() -> None:
    duel = scene("x a y", card=TRAVELER, at="d4", discards=pile("imperial/bomb", "imperial/knight"))
    assert duel.squares == {"d5", "e5"}
    assert duel.may_decline
    kept = duel.after("skip")
    assert kept.state.discards[0] == (*pile("imperial/bomb", "imperial/knight")[0], card_number(TRAVELER))
    returned = duel.after("d5")
    assert returned.state.decks[0].top == (card_number("imperial/knight"),)
    assert returned.state.discards[0] == (card_number("imperial/bomb"), card_number(TRAVELER))
    assert scene("x", card=TRAVELER, at="d4").after("e5").destroyed == (1, 0, 0), "without a discard pile"


# -- Warpmaster ------------------------------------------------------------------------------------------------


@rule("TK-24.16")
def test_warpmaster_may_take_the_pending_being_back_to_be_warped_again() -> None:
    duel = scene(". . .", card="etherweave/warpmaster", pending=waiting(TRANSLOCATIONIST), warps=True)
    assert duel.ways == {"return", "move"}
    assert duel.may_decline
    assert duel.after("skip").state.pending == waiting(TRANSLOCATIONIST)
    back = duel.after("return")
    assert back.state.pending == (-1, -1)
    assert card_number(TRANSLOCATIONIST) in back.state.beings[0]
    assert f"warp {TRANSLOCATIONIST}" in options(back), "also in the same turn"
    assert any(isinstance(event, PendingReturned) for event in back.events)
    assert TASH_KALAR.view(back.position, 1).seats[0].known_hand == (TRANSLOCATIONIST,)


def test_warpmaster_may_make_a_standard_move_instead() -> None:
    duel = scene("x y .\n. . .", card="etherweave/warpmaster", at="e5")
    assert duel.ways == {"move"}
    moving = duel.after("move")
    assert not moving.may_decline
    crushed = next(name for name in moving.squares if moving.piece_at(name) == "x")
    assert moving.after(crushed).destroyed == (1, 0, 0)
    assert all(moving.piece_at(name) in ".x" for name in moving.squares), "a heroic piece is not of lower rank"


# -- Dark Sphere -----------------------------------------------------------------------------------------------


def test_dark_sphere_may_make_up_to_three_combat_moves_that_end_two_squares_away() -> None:
    duel = scene("a . a . x\n. . . . .\n. . . . .\n. . . . .\na . . . x", card="etherweave/dark-sphere")
    assert duel.may_decline
    assert duel.squares == {"c3", "e3", "g3", "c7", "g7"}
    assert duel.after("skip").done
    first = duel.after("c3")
    assert first.squares == {"c4", "d3"}
    assert not first.may_decline
    second = first.after("d3", "e3", "f3")
    assert second.squares == {"g3", "g7"}, "no third of one colour, and none twice"
    assert second.may_decline
    assert second.after("g3", "f3").piece_at("f3") == "x"
    assert second.after("g3", "f3").done


def test_dark_sphere_takes_no_legendary_piece_and_not_itself() -> None:
    assert scene("c . .\n. . .\n. . .", card="etherweave/dark-sphere").done


def test_dark_sphere_moves_from_inside_and_outside_the_ring() -> None:
    duel = scene("a . . .\n. . . .\n. . . .\n. . . .", card="etherweave/dark-sphere", at="g7", middle="g7")
    for at in sorted(duel.squares):
        assert all(
            max(abs(square_of(to) % 9 - 6), abs(square_of(to) // 9 - 6)) == 2 for to in duel.after(at).squares or {at}
        )


# -- Void Summoner ---------------------------------------------------------------------------------------------


@rule("TK-24.12")
def test_void_summoner_lets_up_to_two_empty_squares_count_in_the_next_summoning() -> None:
    duel = scene(".", "etherweave/void-summoner", at="e2", actions=3)
    assert duel.state.hollow == 2
    twin = weaving("a", TWINS[0], hollow=2)
    assert any(" e2 " in words for words in twin.summons), "e5 with e3 and e4 empty"
    assert weaving("a", TWINS[0], hollow=0).summons == set()
    summoned = twin.after(next(words for words in sorted(twin.summons) if " e2 " in words))
    assert summoned.pieces() == {"e2": "b", "e5": "a"}
    assert summoned.state.hollow == 0, "for one summoning"


@rule("TK-24.12")
def test_void_summoner_does_not_help_against_three_gaps_an_enemy_or_for_a_heroic_piece() -> None:
    assert weaving("a", "etherweave/iris-of-eternity", hollow=2).summons == set()
    assert not any(" e2 " in words for words in weaving("x\na", TWINS[0], hollow=2, middle="e5").summons)
    heroics = [card for card, being in CARD_BEINGS.items() if any(place[2] == "h" for place in being.pattern)]
    legend = next(
        CARD_BEINGS[card] for card in heroics if sum(place[2] == "h" for place in CARD_BEINGS[card].pattern) == 1
    )
    pieces = {f"{'abcdefghi'[4 + x]}{5 + y}": "a" for x, y, rank in legend.pattern if rank == "c"}
    drawing = "\n".join(" ".join(pieces.get(f"{column}{row}", ".") for column in "abcdefghi") for row in range(1, 10))
    assert not any(" e5 r0" in words for words in weaving(drawing, legend.id, hollow=2).summons)


@rule("TK-24.12")
def test_void_summoner_lets_the_empty_square_of_arrival_count() -> None:
    sphere = weaving("a .\na a", "etherweave/dark-sphere", hollow=2)
    assert any(words.startswith("summon") for words in sphere.summons)
    alone = weaving("a a", "etherweave/dark-sphere", hollow=2)
    targets = {words.split()[2] for words in alone.summons}
    assert targets & {name_of(at) for at in squares(alone.state.empty)}


@rule("TK-24.12")
def test_void_summoner_serves_the_time_traveler_and_lent_pieces_too() -> None:
    assert weaving("a", TRAVELER, hollow=2).summons
    melee = weaving("x", TWINS[0], hollow=2, form="melee", seats=3)
    assert any("improvise e5" in words for words in melee.summons)
    borrowed = weaving("x", TWINS[0], hollow=2, borrow=True)
    assert any("borrow e5" in words for words in borrowed.summons)
    both = weaving("x . m", TWINS[0], hollow=2, borrow=True, form="melee", seats=3)
    assert any("borrow" in words and "improvise" in words for words in both.summons)


def test_void_summoner_warped_makes_a_standard_move_with_a_common_or_heroic_piece() -> None:
    duel = warped("a b c", "etherweave/void-summoner")
    assert duel.squares == {"d5", "e5"}
    assert not duel.may_decline
    moving = duel.after("d5")
    assert not moving.may_decline
    assert "e5" not in moving.squares


# -- Eternal Emperor -------------------------------------------------------------------------------------------

EMPEROR = "etherweave/eternal-emperor"


def test_eternal_emperor_warped_places_a_common_or_moves_a_piece_by_its_rank() -> None:
    duel = warped("a b c x", EMPEROR)
    assert duel.ways == {"place", "move"}
    assert not duel.may_decline
    placed = duel.after("place")
    assert not placed.may_decline
    assert placed.after("i5").piece_at("i5") == "a"
    movers = duel.after("move")
    assert {movers.piece_at(name) for name in movers.squares} == {"a", "b", "c"}
    legend = next(name for name in movers.squares if movers.piece_at(name) == "c")
    assert {movers.piece_at(to) for to in movers.after(legend).squares} == {".", "b", "x"}, "a standard move"
    common = next(name for name in movers.squares if movers.piece_at(name) == "a")
    assert {movers.piece_at(to) for to in movers.after(common).squares} <= {".", "a", "x"}, "a combat move"


def test_eternal_emperor_may_do_the_same_on_arrival() -> None:
    duel = scene(". x .", card=EMPEROR, at="d5")
    assert duel.ways == {"place", "move"}
    assert duel.may_decline
    assert duel.after("skip").done
    assert not duel.after("place").may_decline


@rule("TK-24.10")
def test_eternal_emperor_does_nothing_if_his_warp_effect_was_played_this_turn() -> None:
    bit = 1 << card_number(EMPEROR)
    assert scene(". x .", card=EMPEROR, at="d5", warped=bit).done
    played = warped(".", EMPEROR).after("e1")
    assert played.state.warped == bit
    copied = scene(". x .", card="etherweave/doppelganger", at="d5", pending=waiting(EMPEROR)).after("place", "e1")
    assert copied.state.warped == 0
    assert weaving(".", agenda=(BeginTurn(0),), warped=bit).state.warped == 0, "another turn"


def test_eternal_emperor_warped_with_one_way_open_is_not_asked() -> None:
    assert warped(". . .", EMPEROR).prompt == "place"


# -- Reality Patch ---------------------------------------------------------------------------------------------


def test_reality_patch_may_destroy_a_heroic_piece_of_each_enemy_colour() -> None:
    melee = scene("y y n x", card="etherweave/reality-patch", at="e2", form="melee", seats=3, beings=((), (), ()))
    assert melee.may_decline
    assert {melee.piece_at(name) for name in melee.squares} == {"y"}
    second = melee.after(min(melee.squares))
    assert {second.piece_at(name) for name in second.squares} == {"n"}
    assert second.may_decline
    skipped = melee.after("skip")
    assert {skipped.piece_at(name) for name in skipped.squares} == {"n"}


def test_reality_patch_may_discard_the_pending_being() -> None:
    hands: dict[str, Any] = {"beings": ((), ()), "legends": ((), ()), "flares": ((), ())}
    duel = scene(".", card="etherweave/reality-patch", pending=waiting(TRANSLOCATIONIST), **hands)
    assert duel.ways == {"discard"}
    assert duel.may_decline
    assert duel.after("skip").state.pending == waiting(TRANSLOCATIONIST)
    after = duel.after("discard")
    assert after.state.pending == (-1, -1)
    assert after.state.discards[0] == (card_number(TRANSLOCATIONIST), card_number("etherweave/reality-patch"))


@rule("TK-24.14")
@pytest.mark.parametrize("card", ["imperial/knight", "legends/titan", "flare/f01"])
def test_reality_patch_may_discard_a_card_of_any_kind_from_the_hand(card: str) -> None:
    number = card_number(card) if card in CARD_IDS else CARD_IDS.index(_some_legend())
    hands: dict[str, Any] = {"beings": ((), ()), "legends": ((), ()), "flares": ((), ())}
    kind = CARD_IDS[number].split("/")[0]
    field = {"imperial": "beings", "legends": "legends", "flare": "flares"}[kind]
    hands[field] = ((number,), ())
    duel = scene(".", card="etherweave/reality-patch", **hands)
    assert duel.prompt == "give-up-card"
    assert duel.may_decline
    assert duel.after("skip").done
    points = duel.state.points
    after = duel.after(CARD_IDS[number])
    piles = {
        "beings": after.state.discards[0][:1],
        "legends": after.state.legend_discard,
        "flares": after.state.flare_discard,
    }
    assert piles[field] == (number,)
    assert after.state.points == points, "a flare given up scores for nobody"
    assert any(isinstance(event, CardGivenUp) for event in after.events)


def _some_legend() -> str:
    return next(card for card in CARD_IDS if card.startswith("legends/"))


@rule("TK-24.14")
def test_reality_patch_asks_the_owner_of_the_hand_also_after_handing_over() -> None:
    team = scene("y", card="etherweave/reality-patch", at="e2", form="team-duel", seats=4)
    handed = team.after("hand over", "skip")
    assert handed.prompt == "give-up-card"
    assert handed.decision.seat == 0


# -- Polarity Queen --------------------------------------------------------------------------------------------

QUEEN = "etherweave/polarity-queen"


@rule("TK-24.15")
def test_polarity_queen_moves_two_pieces_in_opposite_directions() -> None:
    duel = scene("a x . b c", card=QUEEN, at="e9")
    assert {duel.piece_at(name) for name in duel.squares} == {"a", "b"}
    assert not duel.may_decline
    at = next(name for name in duel.squares if duel.piece_at(name) == "a")
    to = chr(ord(at[0]) + 1) + at[1]
    after = duel.after(at, to)
    assert after.done, "a single second piece is not asked for"
    assert after.destroyed == (1, 0, 0)
    second = chr(ord(at[0]) + 3) + at[1]
    assert after.piece_at(second) == "."
    assert after.piece_at(chr(ord(second[0]) - 1) + at[1]) == "b"


@rule("TK-24.15")
def test_polarity_queen_does_nothing_unless_both_can_move() -> None:
    assert scene("a . x", card=QUEEN, at="e9").done, "the Queen herself is no second piece"
    assert scene("a . c", card=QUEEN, at="e9").done, "neither is a legendary one"


@rule("TK-24.15")
@pytest.mark.parametrize("drawing", ["a a .\n. . .", "a b x\n. y .", "b a\nx .", ". a\na ."])
def test_polarity_queen_never_begins_what_she_cannot_finish(drawing: str) -> None:
    for ended in scene(drawing, card=QUEEN, at="e9").results():
        before = scene(drawing, card=QUEEN, at="e9").pieces()
        assert ended.done
        assert ended.pieces() != before


def test_polarity_queen_warped_places_a_common_beside_an_enemy_piece() -> None:
    duel = warped("x . .", QUEEN)
    enemy = next(iter(arena("x . .")))
    assert not duel.may_decline
    assert {square_of(name) for name in duel.squares} <= {enemy + step for step in (-10, -9, -8, -1, 1, 8, 9, 10)}
    assert warped("a . .", QUEEN).done


# -- Singularity -----------------------------------------------------------------------------------------------


def test_singularity_draws_every_common_onto_an_empty_colourless_square_in_the_chosen_order() -> None:
    duel = scene("x . y\n. . a\n. x .", card="etherweave/singularity", at="e9", middle="e4")
    assert not duel.may_decline
    assert not {"e5", "d2", "d3", "f3"} & duel.squares
    drawing = duel.after("e4")
    assert drawing.squares == {"d3", "f4"} | ({"e5"} if drawing.piece_at("e5") == "x" else set())
    assert not drawing.may_decline
    last = drawing.after("d3", "e5")
    assert last.piece_at("e4") == "a"
    assert last.destroyed == (2, 0, 0)
    mine_first = drawing.after("f4", "d3")
    assert mine_first.piece_at("e4") == "x"


def test_singularity_may_choose_a_square_with_no_common_beside_it() -> None:
    assert scene("x", card="etherweave/singularity", at="e9").after("a4").pieces() == {"e5": "x", "e9": "b"}


# -- Ziggurat Sentinel -----------------------------------------------------------------------------------------

SENTINEL = "etherweave/ziggurat-sentinel"


@rule("TK-24.7")
def test_ziggurat_sentinel_may_copy_the_warp_effect_of_a_discarded_card() -> None:
    duel = scene("a", card=SENTINEL, at="e2", turn=0, discards=pile(TWINS[0], TRANSLOCATIONIST, "imperial/knight"))
    assert duel.ways == {"copy", "move"}
    assert duel.may_decline
    assert duel.after("skip").done
    cards = duel.after("copy")
    assert cards.ways == {TWINS[0], TRANSLOCATIONIST}
    assert not cards.may_decline
    assert cards.after(TRANSLOCATIONIST).actions == 2
    assert cards.after(TWINS[0]).piece_at("e5") == "b"
    assert cards.after(TRANSLOCATIONIST).state.pending == ()


def test_ziggurat_sentinel_may_march_up_to_three_squares_as_indicated() -> None:
    duel = scene(". x\n. .", card=SENTINEL, at="g2", turn=0)
    assert duel.ways == {"move"}
    first = duel.after("move")
    assert first.squares == {"f3"}
    assert first.may_decline
    assert first.after("skip").done
    third = first.after("f3", "e4")
    assert third.squares == {"d5"}
    assert third.may_decline
    assert third.after("d5").done


def test_ziggurat_sentinel_warped_makes_one_combat_move_or_two_standard_moves() -> None:
    duel = warped("a x b c", SENTINEL)
    assert duel.ways == {"combat", "standard"}
    assert not duel.may_decline
    combat = duel.after("combat")
    assert {combat.piece_at(name) for name in combat.squares} == {"a", "b"}
    mover = next(name for name in combat.squares if combat.piece_at(name) == "a")
    assert combat.after(mover, next(n for n in combat.after(mover).squares if combat.piece_at(n) == "x")).done
    standard = duel.after("standard", mover)
    once = standard.after(min(standard.squares))
    assert once.prompt == "move-standard"
    assert not once.may_decline


def test_ziggurat_sentinel_warped_makes_both_standard_moves_with_one_piece() -> None:
    duel = warped("a . . a", SENTINEL).after("standard")
    mover, other = sorted(duel.squares)
    once = duel.after(mover, mover[0] + "4")
    assert once.prompt == "move-standard"
    assert mover in once.squares, "it may go back"
    assert once.after(mover[0] + "3").piece_at(other) == "a"


# -- Iris of Eternity ------------------------------------------------------------------------------------------

IRIS = "etherweave/iris-of-eternity"


def test_iris_of_eternity_may_destroy_an_adjacent_legendary_piece_of_any_colour() -> None:
    duel = scene("z . c\n. . .\n. . .\n. . .\n. . .", card=IRIS, at="e4")
    assert duel.ways == {"destroy", "upgrade"}
    assert duel.may_decline
    assert duel.after("skip").piece_at("e4") == "b"
    prey = duel.after("destroy")
    assert {prey.piece_at(name) for name in prey.squares} == {"z", "c"}
    assert not prey.may_decline
    theirs = next(name for name in prey.squares if prey.piece_at(name) == "z")
    assert prey.after(theirs).destroyed == (0, 0, 1)


@rule("TK-24.14")
def test_iris_of_eternity_upgraded_counts_as_a_legend_and_discards_the_legends_of_the_hand() -> None:
    duel = scene(".", card=IRIS)
    assert duel.ways == {"upgrade"}
    held = duel.state.legends[0]
    assert held
    points = duel.state.points[0]
    after = duel.after("upgrade")
    assert after.piece_at("e5") == "c"
    assert after.state.summoned[1] == 1
    assert after.state.points[0] == points + 1, "a legend scores in a duel"
    assert after.state.legends[0] == ()
    assert after.state.legend_discard == held
    assert any(isinstance(event, CountedAsLegend) for event in after.events)


@rule("TK-24.14")
def test_iris_of_eternity_discards_the_legends_of_the_team() -> None:
    team = scene(".", card=IRIS, form="team-duel", seats=4)
    after = team.after("hand over", "upgrade")
    assert after.state.legends[0] == after.state.legends[2] == ()
    assert len(after.state.legend_discard) == 2


def test_iris_of_eternity_cannot_be_upgraded_without_a_legendary_piece() -> None:
    assert scene(crowded(".", 3, "c"), card=IRIS, at="c3").done
    assert scene(".", card=IRIS, form="first-game").done


# -- a whole game ----------------------------------------------------------------------------------------------


@rule("TK-24.16")
@pytest.mark.parametrize("card", WARPS)
def test_every_warp_effect_may_be_played_although_it_does_nothing(card: str) -> None:
    """With nobody in the arena and no piece in the supply nothing can be done, or only what needs no piece."""
    duel = warped(".", card, gone=(16, 3, 16, 3))
    if not duel.done:
        assert duel.prompt == "discard-pending"
        duel = duel.after("skip")
    assert duel.state.pending == waiting(card)
    assert duel.pieces() == {}
