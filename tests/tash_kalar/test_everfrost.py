"""The eighteen beings of the Everfrost school, and their frozen effects."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.cards import COMMON, HEROIC
from ludarium.games.tash_kalar.events import ActionsGained, CardFrozen, LeftTheGame, Slowed
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.spaces.squares import name_of, squares
from scenes import Scene, acting, card_number, crowded, scene

rule = pytest.mark.rule


def frozen(drawing: str, card: str, *cards: str, **fields: Any) -> Scene:
    """Seat 0 to act, with that card's frozen effect in play and others in hand."""
    return acting(drawing, *cards, frozen=(card_number(card), -1), **fields)


def thawed(drawing: str, card: str, *cards: str, **fields: Any) -> Scene:
    return frozen(drawing, card, *cards, **fields).after(f"thaw {card}")


# -- frozen effects --------------------------------------------------------------------------------------------


@rule("TK-23.1")
def test_the_card_lies_open_after_the_usual_effect_and_everybody_sees_it() -> None:
    duel = scene("x", card="everfrost/crystal-grower", at="h5")
    assert duel.piece_at("e5") == "y", "the usual effect has been carried out"
    assert duel.state.discards[0] == ()
    assert {TASH_KALAR.view(duel.position, viewer).seats[0].frozen for viewer in (None, 0, 1)} == {
        "everfrost/crystal-grower"
    }
    assert any(isinstance(event, CardFrozen) for event in duel.events)


@rule("TK-23.2")
def test_of_two_frozen_effects_the_player_keeps_one() -> None:
    queen, grower = card_number("everfrost/ice-queen"), card_number("everfrost/crystal-grower")
    duel = scene(".", card="everfrost/crystal-grower", frozen=(queen, -1))
    assert duel.ways == {"everfrost/ice-queen", "everfrost/crystal-grower"}
    assert not duel.may_decline
    old, new = duel.after("everfrost/ice-queen"), duel.after("everfrost/crystal-grower")
    assert (old.state.frozen[0], old.state.discards[0]) == (queen, (grower,))
    assert (new.state.frozen[0], new.state.discards[0]) == (grower, (queen,))


@rule("TK-23.3")
def test_thawing_costs_no_action_and_discards_the_card() -> None:
    duel = thawed("a . .", "everfrost/crystal-grower")
    assert duel.actions == 2
    assert duel.piece_at("d5") == "b"
    assert duel.state.frozen[0] == -1
    assert duel.state.discards[0] == (card_number("everfrost/crystal-grower"),)


@rule("TK-23.3")
def test_thawing_is_allowed_after_the_last_action_but_not_to_others_or_a_partner() -> None:
    late = frozen("a . .", "everfrost/crystal-grower", actions=0)
    assert "thaw everfrost/crystal-grower" in {str(option) for option in late.decision.options}
    theirs = acting("a . .", frozen=(-1, card_number("everfrost/crystal-grower")))
    assert not any(str(option).startswith("thaw") for option in theirs.decision.options)
    team = acting("a", form="team-duel", seats=4, frozen=(card_number("everfrost/crystal-grower"), -1, -1, -1))
    handed = team.after("hand over")
    assert not any(str(option).startswith("thaw") for option in handed.decision.options)


@rule("TK-23.4")
def test_a_frozen_effect_may_be_thawed_although_it_does_nothing() -> None:
    duel = thawed("b . .", "everfrost/crystal-grower")
    assert duel.done
    assert duel.pieces() == {"d5": "b"}


# -- Snow Fox --------------------------------------------------------------------------------------------------


def test_snow_fox_may_make_up_to_two_standard_moves() -> None:
    duel = scene(". . .\n. . x\n. . .", card="everfrost/snow-fox")
    assert duel.may_decline
    assert "f5" not in duel.squares, "a common destroys nothing by a standard move"
    assert duel.after("skip").done
    once = duel.after("e4")
    assert once.may_decline
    assert once.after("skip").done
    assert once.after("e3").done


# -- Royal Reindeer --------------------------------------------------------------------------------------------


@rule("TK-23.8")
@pytest.mark.parametrize(
    ("on_target", "answer", "square", "rank"),
    [
        (".", "skip", "e5", "b"),
        (".", "e3", "e3", "b"),
        (".", "g5", "g5", "a"),
        ("x", "skip", "e5", "a"),
        ("x", "e3", "e3", "a"),
        ("a", "skip", "e5", "a"),
    ],
)
def test_royal_reindeer_may_leap_and_is_upgraded_if_nothing_fell(
    on_target: str, answer: str, square: str, rank: str
) -> None:
    duel = scene(f". . {on_target} . x", card="everfrost/royal-reindeer")
    assert duel.may_decline
    assert "d5" not in duel.squares
    assert duel.after(answer).piece_at(square) == rank


@rule("TK-23.8")
def test_royal_reindeer_takes_a_piece_used_again_for_one_that_fell() -> None:
    short = scene(crowded("a", 15), card="everfrost/royal-reindeer")
    assert short.after("skip").piece_at("e5") == "a"


# -- Crystal Mirror --------------------------------------------------------------------------------------------


def test_crystal_mirror_may_mirror_up_to_two_commons_or_a_heroic_piece_of_any_colour() -> None:
    duel = scene(
        """
        x y a . .
        x x . . x
        . . a . .""",
        card="everfrost/crystal-mirror",
        turn=0,
    )
    assert duel.squares == {"c4", "d4", "d5"}, "opposite c5 there is no room"
    assert duel.may_decline


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_crystal_mirror_places_on_the_square_opposite_across_its_line(turn: int) -> None:
    fx_marks = scene(".", card="everfrost/crystal-mirror", turn=turn)
    assert fx_marks.done, "nothing to mirror"
    one, other = {0: ("c4", "g4"), 1: ("f3", "f7"), 2: ("g6", "c6"), 3: ("d7", "d3")}[turn]
    state = {one: "y"}
    duel = scene(_drawn(state), card="everfrost/crystal-mirror", turn=turn)
    assert duel.squares == {one}
    assert duel.after(one).piece_at(other) == "b"
    assert duel.after(one).done, "one heroic piece is all"
    assert duel.after("skip").piece_at(other) == "."


def test_crystal_mirror_takes_a_second_common_but_no_heroic_after_it() -> None:
    duel = scene(_drawn({"c4": "x", "d5": "a", "d6": "y"}), card="everfrost/crystal-mirror", turn=0).after("c4")
    assert duel.squares == {"d5"}
    assert duel.may_decline
    assert duel.after("skip").pieces() == {"c4": "x", "d5": "a", "d6": "y", "e5": "a", "g4": "a"}
    assert duel.after("d5").piece_at("f5") == "a"
    assert duel.after("d5").done


def test_crystal_mirror_reflects_nothing_beyond_the_edge() -> None:
    assert scene(_drawn({"g5": "a", "g4": "x"}), card="everfrost/crystal-mirror", at="i5", turn=0).done
    assert scene(_drawn({"e7": "a", "d7": "x"}), card="everfrost/crystal-mirror", at="e9", turn=1).done


def _drawn(pieces: dict[str, str]) -> str:
    return "\n".join(" ".join(pieces.get(f"{column}{row}", ".") for column in "abcdefghi") for row in range(1, 10))


# -- Crystal Grower --------------------------------------------------------------------------------------------


def test_crystal_grower_upgrades_a_common_of_every_enemy_colour() -> None:
    melee = scene("x x m\n. . .\na y n", card="everfrost/crystal-grower", form="melee", seats=3, at="h5")
    assert not melee.may_decline
    after = melee.after("d4")
    assert after.done, "a single one is taken without asking"
    assert (after.piece_at("d4"), after.piece_at("e4"), after.piece_at("f4")) == ("y", "x", "n")


def test_crystal_grower_thawed_upgrades_one_of_your_commons() -> None:
    duel = thawed("a a x", "everfrost/crystal-grower")
    assert not duel.may_decline
    assert duel.squares == {"d5", "e5"}
    assert duel.after("e5").piece_at("e5") == "b"


# -- Ice Princess and Ice Queen --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "own", "prey"), [("everfrost/ice-princess", "a", "x"), ("everfrost/ice-queen", "b", "y")]
)
def test_ice_princess_and_ice_queen_may_move_another_piece_of_their_rank(card: str, own: str, prey: str) -> None:
    other = {"a": "b", "b": "a"}[own]
    duel = scene(f"{own} {prey} .\n. . .\n{other} . .", card=card, at="h5")
    assert duel.squares == {"d4"}
    assert duel.may_decline
    assert duel.after("skip").done
    assert "e4" in duel.after("d4").squares


@pytest.mark.parametrize(
    ("card", "own", "prey"), [("everfrost/ice-princess", "a", "x"), ("everfrost/ice-queen", "b", "y")]
)
def test_ice_princess_and_ice_queen_thawed_make_a_standard_move_that_must_be_made(
    card: str, own: str, prey: str
) -> None:
    duel = thawed(f"{own} {prey} .", card)
    assert not duel.may_decline
    assert "e5" not in duel.squares
    assert duel.after("d4").piece_at("d4") == own


# -- Frostweave Summoner ---------------------------------------------------------------------------------------


@rule("TK-23.5")
def test_frostweave_summoner_does_nothing_on_arrival_and_thawed_lends_an_enemy_piece() -> None:
    assert scene("x", card="everfrost/frostweave-summoner", at="h5").done
    swordmaster = "everfrost/snow-fox"
    card = "everfrost/frostweave-summoner"
    able = frozen("a . .\n. x .\n. . .", card, swordmaster)
    assert f"thaw {card}" in {str(option) for option in able.decision.options}
    duel = able.after(f"thaw {card}")
    assert duel.state.borrow
    assert any("borrow" in words for words in duel.summons)
    for fields in ({"actions": 0}, {}):
        unable = frozen("a . ." if not fields else "a . .\n. x .\n. . .", card, swordmaster, **fields)
        assert f"thaw {card}" not in {str(option) for option in unable.decision.options}


# -- Winter Whisperer ------------------------------------------------------------------------------------------


def test_winter_whisperer_does_nothing_on_arrival() -> None:
    duel = scene("a x .", card="everfrost/winter-whisperer", at="h5")
    assert duel.done
    assert duel.pieces() == {"d5": "a", "e5": "x", "h5": "b"}


@pytest.mark.parametrize(
    ("answers", "gained"),
    [(("d5", "flare"), True), (("d5", "skip"), False), (("skip", "flare"), False), (("skip", "skip"), False)],
)
def test_winter_whisperer_thawed_gives_an_action_for_a_common_and_the_flare(
    answers: tuple[str, ...], gained: bool
) -> None:
    duel = thawed("a b x", "everfrost/winter-whisperer", flares=((card_number("flare/f01"),), ()))
    assert duel.squares == {"d5"}
    assert duel.may_decline
    after = duel.after(*answers)
    assert after.actions == (3 if gained else 2)
    assert any(isinstance(event, ActionsGained) for event in after.events) == gained


# -- Frozen Chest ----------------------------------------------------------------------------------------------


@rule("TK-23.2")
def test_frozen_chest_may_lay_out_a_discarded_card_with_a_frozen_effect() -> None:
    queen, fox = card_number("everfrost/ice-queen"), card_number("everfrost/snow-fox")
    duel = scene(".", card="everfrost/frozen-chest", discards=((queen, fox), ()))
    assert duel.ways == {"everfrost/ice-queen"}
    assert duel.may_decline
    assert duel.after("skip").state.frozen_of(0) == -1
    after = duel.after("everfrost/ice-queen")
    assert after.state.frozen_of(0) == queen
    assert after.state.discards[0] == (fox, card_number("everfrost/frozen-chest"))
    grower = card_number("everfrost/crystal-grower")
    choice = scene(".", card="everfrost/frozen-chest", discards=((queen,), ()), frozen=(grower, -1))
    kept = choice.after("everfrost/ice-queen", "everfrost/crystal-grower")
    assert (kept.state.frozen_of(0), kept.state.discards[0][0]) == (grower, queen)


# -- Everfrost Sentinel ----------------------------------------------------------------------------------------


@rule("TK-23.7")
def test_everfrost_sentinel_may_be_downgraded_to_slow_the_others_if_an_enemy_fell() -> None:
    assert scene(".", card="everfrost/everfrost-sentinel").done
    assert scene("a", card="everfrost/everfrost-sentinel").done
    duel = scene("x", card="everfrost/everfrost-sentinel")
    assert duel.may_decline
    assert duel.after("skip").state.slowed == ()
    after = duel.after("downgrade")
    assert after.piece_at("e5") == "a"
    assert after.state.slowed == (0, 1)
    assert sum(isinstance(event, Slowed) for event in after.events) == 1


@rule("TK-23.7")
def test_everfrost_sentinel_takes_an_action_of_the_next_turn_once() -> None:
    duel = acting("a", slowed=(0, 1), actions=0)
    turn = duel.state.turn
    while duel.state.turn == turn:
        duel = duel.after(str(duel.decision.options[0]))
    assert (duel.state.active, duel.actions) == (1, 1)
    assert duel.state.slowed == (0, 0)


@rule("TK-23.7")
def test_everfrost_sentinel_slows_every_other_player_and_in_teams_the_other_team() -> None:
    melee = scene("m", card="everfrost/everfrost-sentinel", form="melee", seats=3).after("downgrade")
    assert melee.state.slowed == (0, 1, 1)
    team = scene("x", card="everfrost/everfrost-sentinel", form="team-duel", seats=4).after("downgrade")
    assert team.state.slowed == (0, 1)


# -- Glacier Giant ---------------------------------------------------------------------------------------------


def test_glacier_giant_may_move_along_a_direction_and_then_strike_a_legend() -> None:
    duel = scene(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . y .
        . . . . z""",
        card="everfrost/glacier-giant",
        turn=0,
    )
    assert duel.ways == {"se", "sw"}
    assert duel.may_decline
    assert duel.after("skip").done
    assert duel.after("se").may_decline
    moved = duel.after("se", "f6")
    assert moved.destroyed == (0, 1, 0)
    assert moved.squares == {"g7"}
    assert moved.may_decline
    assert moved.after("skip").piece_at("f6") == "b"
    struck = moved.after("g7")
    assert struck.done
    assert struck.pieces() == {}
    assert struck.destroyed == (0, 1, 1)


def test_glacier_giant_strikes_no_legend_before_it_has_moved() -> None:
    assert scene(". . .\n. . .\n. . z", card="everfrost/glacier-giant", turn=0).after("se").done


# -- Polar Bear ------------------------------------------------------------------------------------------------


def test_polar_bear_goes_on_as_long_as_it_destroys() -> None:
    duel = scene(_drawn({"f5": "y", "g5": "x"}), card="everfrost/polar-bear")
    assert duel.may_decline
    assert duel.after("skip").done
    assert duel.after("e4").done
    standard = duel.after("f5")
    assert standard.may_decline
    assert standard.after("e5").done
    empty = standard.after("g5")
    assert empty.may_decline
    assert empty.after("skip").destroyed == (1, 1, 0)
    assert empty.after("h5").done


# -- War Sled --------------------------------------------------------------------------------------------------


def test_war_sled_turns_by_forty_five_degrees_at_most() -> None:
    duel = scene(".", card="everfrost/war-sled", turn=0)
    assert duel.squares == {"f4", "f5", "f6"}
    assert duel.may_decline
    assert duel.after("skip").done
    once = duel.after("f4")
    assert once.squares == {"f3", "g3", "g4"}
    assert once.may_decline
    twice = once.after("f3")
    assert twice.squares == {"e2", "f2", "g2"}
    assert twice.after("e2").done


# -- Snow Monster ----------------------------------------------------------------------------------------------


def test_snow_monster_destroys_enemy_commons_within_two_beside_your_pieces() -> None:
    duel = scene(
        """
        x . x . .
        a . . . .
        . . . x .
        . . . . .
        . . y . x""",
        card="everfrost/snow-monster",
    )
    assert duel.done
    assert duel.pieces() == {"e3": "x", "c4": "a", "e5": "b", "e7": "y", "g7": "x"}
    assert duel.destroyed == (2, 0, 0)


# -- Frost Imp -------------------------------------------------------------------------------------------------


def test_frost_imp_may_let_a_common_beside_it_slide_until_it_is_stopped() -> None:
    duel = scene(". . .\n. . x\n. . y", card="everfrost/frost-imp")
    assert duel.squares == {"f5"}
    assert duel.may_decline
    assert duel.after("skip").done
    assert "s" not in duel.after("f5").ways
    assert duel.after("f5", "e").piece_at("i5") == "x"


# -- Ice Wyvern ------------------------------------------------------------------------------------------------


def test_ice_wyvern_may_leap_and_falls_with_what_it_destroys() -> None:
    duel = scene(". . x", card="everfrost/ice-wyvern", at="c5")
    assert duel.may_decline
    assert duel.after("skip").piece_at("c5") == "b"
    assert duel.after("h6").piece_at("h6") == "b"
    both = duel.after("f5")
    assert both.pieces() == {}
    assert both.destroyed == (1, 0, 0)


def test_ice_wyvern_thawed_places_a_common_beside_a_heroic_piece() -> None:
    duel = thawed("b . a", "everfrost/ice-wyvern")
    assert not duel.may_decline
    assert duel.squares == {"c4", "d4", "e4", "c5", "e5", "c6", "d6", "e6"}
    assert duel.after("c4").piece_at("c4") == "a"


# -- Deathbringer ----------------------------------------------------------------------------------------------


@rule("TK-23.6")
def test_deathbringer_may_destroy_a_piece_for_good_with_enough_helpers() -> None:
    duel = scene("x . y\n. . .\n. . z", card="everfrost/deathbringer")
    assert duel.squares == {"d4"}
    assert duel.may_decline
    assert duel.after("skip").state.gone == ()
    after = duel.after("d4")
    assert after.destroyed == (2, 0, 0)
    assert after.state.spare(1, COMMON) == 16 - 1 - 1
    assert any(isinstance(event, LeftTheGame) for event in after.events)


@rule("TK-23.6")
@pytest.mark.parametrize(("helpers", "reached"), [(0, False), (2, False), (3, True)])
def test_deathbringer_needs_three_helpers_for_a_legend(helpers: int, reached: bool) -> None:
    pieces = {"f5": "z"} | dict(list({"g4": "a", "g5": "b", "g6": "a"}.items())[:helpers])
    duel = scene(_drawn(pieces), card="everfrost/deathbringer")
    assert ("f5" in ({} if duel.done else duel.squares)) == reached
    if reached:
        gone = duel.after("f5")
        assert gone.destroyed == (0, 0, 2)
        assert gone.state.spare(1, 2) == 2


@rule("TK-23.6")
@pytest.mark.parametrize(("helpers", "reached"), [(0, False), (1, True)])
def test_deathbringer_needs_a_helper_for_a_heroic_piece_also_for_ones_own(helpers: int, reached: bool) -> None:
    for letter in "yb":
        pieces = {"f5": letter} | ({"g4": "a"} if helpers else {})
        duel = scene(_drawn(pieces), card="everfrost/deathbringer")
        assert ("f5" in ({} if duel.done else duel.squares)) == reached
        if reached:
            assert duel.after("f5").destroyed == ((0, 2, 0) if letter == "y" else (0, 0, 0))


# -- Frostweave Illusionist ------------------------------------------------------------------------------------


def test_frostweave_illusionist_becomes_a_common_of_an_enemy_colour() -> None:
    duel = scene(".", card="everfrost/frostweave-illusionist")
    assert duel.piece_at("e5") == "x"
    assert duel.destroyed == (0, 0, 0)
    melee = scene(".", card="everfrost/frostweave-illusionist", form="melee", seats=3)
    assert melee.ways == {"1", "2"}
    assert not melee.may_decline
    assert melee.after("2").piece_at("e5") == "m"


@rule("TK-8.1")
def test_frostweave_illusionist_stays_yours_if_the_colour_has_no_piece() -> None:
    assert scene(crowded(".", 16, "x"), card="everfrost/frostweave-illusionist").piece_at("e5") == "b"


def test_frostweave_illusionist_thawed_converts_any_enemy_common() -> None:
    duel = thawed("x x y", "everfrost/frostweave-illusionist")
    assert duel.squares == {"d5", "e5"}
    assert not duel.may_decline
    after = duel.after("e5")
    assert after.piece_at("e5") == "a"
    assert after.destroyed == (1, 0, 0)


def test_the_supply_of_a_side_is_the_same_without_losses() -> None:
    duel = scene("x . .", card="everfrost/snow-fox")
    assert [duel.state.spare(1, rank) for rank in (COMMON, HEROIC)] == [15, 15]
    assert [name_of(at) for at in squares(duel.state.pieces[1])] == ["d5"]
