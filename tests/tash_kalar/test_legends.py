"""The twelve legends."""

import pytest

from scenes import (
    EVERY_ORIENTATION,
    WAYS,
    Scene,
    acting,
    card_number,
    crowded,
    drawn,
    marked,
    scene,
    summoned_as_drawn,
    turned,
)

rule = pytest.mark.rule


@rule("TK-6.17", "TK-14.7")
def test_a_summoned_legend_is_a_legendary_piece_and_scores_a_point_in_a_duel() -> None:
    duel = scene(".", card="legends/time-elemental")
    assert duel.pieces() == {"e5": "c"}
    assert duel.state.points == (1, 0)


# -- Fire Dragon -----------------------------------------------------------------------------------------------

FIRE_DRAGON = """
    . . b . b . .
    . . . a . . .
    . . . b . . .
    . . * t * . .
    . . * * * . .
    . . . . . . .
    . . . . . . ."""


@rule("TK-6.2", "TK-9.25")
@EVERY_ORIENTATION
def test_fire_dragon_must_breathe_in_an_indicated_direction_as_turned(quarters: int, mirrored: bool) -> None:
    picture = turned(FIRE_DRAGON, quarters, mirrored=mirrored)
    duel = summoned_as_drawn(picture, "legends/fire-dragon")
    assert duel.ways == {WAYS[square] for square in marked(picture)}
    assert not duel.may_decline


BURNT_TO_THE_SOUTH = """
    x x x x x x x
    x x x x x x x
    x x x x x x x
    x x x c x x x
    x x . . . x x
    x . x . x . x
    x x x x x x x"""

BURNT_TO_THE_EAST = """
    x x x x x x x
    x x x x x . x
    x x x x . x x
    x x x c . . x
    x x x x . x x
    x x x x x . x
    x x x x x x x"""


@pytest.mark.parametrize(("direction", "left"), [("s", BURNT_TO_THE_SOUTH), ("e", BURNT_TO_THE_EAST)])
def test_fire_dragon_burns_distance_one_and_two_on_the_line_and_the_two_lines_beside_it(
    direction: str, left: str
) -> None:
    everywhere = "\n".join(["x x x x x x x"] * 3 + ["x x x . x x x"] + ["x x x x x x x"] * 3)
    duel = scene(everywhere, card="legends/fire-dragon").after(direction)
    assert duel.done
    assert duel.pieces() == drawn(left)
    assert duel.destroyed == (6, 0, 0)


@rule("TK-9.6")
def test_fire_dragon_burns_own_pieces_and_heroic_ones_but_no_legendary_piece() -> None:
    duel = scene(
        """
        . . . . .
        . . . . .
        . . . . .
        . a y z .
        c . x . b""",
        card="legends/fire-dragon",
    ).after("s")
    assert duel.pieces() == {"e5": "c", "f6": "z", "c7": "c"}
    assert duel.destroyed == (1, 1, 0)


def test_fire_dragon_near_the_edge_burns_what_there_is() -> None:
    duel = scene("x x x", card="legends/fire-dragon", at="e8", middle="e9", turn=0).after("s")
    assert duel.pieces() == {"e8": "c"}


# -- Hell Bull -------------------------------------------------------------------------------------------------


@rule("TK-9.12", "TK-9.14", "TK-20.3")
def test_hell_bull_needs_a_direction_and_may_run_any_number_of_squares_in_it() -> None:
    duel = scene("x . . . . x b . y", card="legends/hell-bull")
    assert duel.ways == set(WAYS.values())
    assert not duel.may_decline
    run = duel.after("e")
    for square in ("f5", "g5", "h5", "i5"):
        assert run.squares == {square}
        assert run.may_decline
        run = run.after(square)
    assert run.done
    assert run.pieces() == {"a5": "x", "i5": "c"}
    assert run.destroyed == (1, 1, 0)
    assert duel.after("w", "skip").piece_at("e5") == "c", "not even one step"
    assert duel.after("w", "d5", "skip").piece_at("d5") == "c"


@pytest.mark.parametrize("legend", "zc")
def test_hell_bull_must_stop_after_destroying_a_legendary_piece(legend: str) -> None:
    duel = scene(f". . . . . x {legend} x .", card="legends/hell-bull").after("e", "f5", "g5")
    assert duel.done
    assert duel.pieces() == {"g5": "c", "h5": "x"}


@rule("TK-6.10")
def test_hell_bull_replaces_the_own_piece_on_its_target() -> None:
    drawing = """
        a . a
        b a b
        . a ."""
    duel = acting(drawing, "legends/hell-bull").after("summon legends/hell-bull e5 r0")
    assert duel.pieces() == drawn(drawing) | {"e5": "c"}
    assert not acting(drawing.replace("b a b", "b . b"), "legends/hell-bull").summons


# -- Angel of Death --------------------------------------------------------------------------------------------


@rule("TK-9.36", "TK-14.6")
@pytest.mark.parametrize(
    ("drawing", "destroyed"),
    [
        ("x . . . .", (0, 1, 0)),
        ("y . . . .", (0, 0, 1)),
        ("z . . . .", (0, 0, 1)),
        ("y . . z z\nz . . . .\n. . . . .", (0, 1, 0)),
        ("a . . . .", (0, 0, 0)),
    ],
)
def test_angel_of_death_upgrades_the_piece_and_destroys_it_at_its_new_rank(
    drawing: str, destroyed: tuple[int, int, int]
) -> None:
    duel = scene(drawing, card="legends/angel-of-death", at="e8", middle="e5" if "\n" not in drawing else "e6")
    after = duel.after("c5")
    assert after.done
    assert after.piece_at("c5") == "c"
    assert after.piece_at("e8") == "."
    assert after.destroyed == destroyed


@rule("TK-9.1", "TK-9.17")
def test_angel_of_death_may_choose_any_piece_but_herself_or_none() -> None:
    duel = scene("x y z\n. . .\na b c", card="legends/angel-of-death")
    assert duel.squares == {"d4", "e4", "f4", "d6", "e6", "f6"}
    assert duel.may_decline
    assert duel.after("skip").destroyed == (0, 0, 0)
    assert duel.after("skip").piece_at("e5") == "c"


# -- The Eldest Tree -------------------------------------------------------------------------------------------

GROVE = """
    x y z
    a . .
    b c ."""


@rule("TK-9.2")
def test_the_eldest_tree_works_on_up_to_three_different_neighbouring_squares() -> None:
    duel = scene(GROVE, card="legends/the-eldest-tree")
    assert duel.squares == {"d4", "e4", "d5", "f5", "f6"}
    assert duel.may_decline
    assert duel.after("skip").pieces() == drawn(GROVE) | {"e5": "c"}
    three = duel.after("e4", "d5", "f5")
    assert three.done
    assert three.pieces() == {"d4": "x", "f4": "z", "d5": "b", "e5": "c", "f5": "a", "d6": "b", "e6": "c"}
    assert three.destroyed == (0, 1, 0)


def test_the_eldest_tree_takes_each_square_only_once() -> None:
    duel = scene(GROVE, card="legends/the-eldest-tree")
    assert duel.after("d4").squares == {"e4", "d5", "f5", "f6"}, "the emptied square does not get a common, too"
    assert "f5" not in duel.after("f5").squares, "the placed common is not upgraded, too"
    assert duel.after("d4", "skip").done


@rule("TK-8.1", "TK-9.4")
def test_the_eldest_tree_grows_nothing_on_empty_squares_when_the_supply_is_empty() -> None:
    duel = scene(crowded("x . a", 15), card="legends/the-eldest-tree")
    assert duel.squares == {"d5", "f5"}


# -- Bone Catapult ---------------------------------------------------------------------------------------------

BONE_CATAPULT = """
    a * *
    * t *
    b b b"""


@rule("TK-9.25")
@EVERY_ORIENTATION
def test_bone_catapult_aims_along_its_four_arrows_as_turned(quarters: int, mirrored: bool) -> None:
    picture = turned(BONE_CATAPULT, quarters, mirrored=mirrored)
    duel = summoned_as_drawn(picture.replace("*", "y"), "legends/bone-catapult")
    assert duel.squares == marked(picture)
    assert duel.may_decline


@rule("TK-1.14", "TK-9.1")
def test_bone_catapult_may_hit_any_piece_on_its_lines_and_every_common_next_to_it() -> None:
    range_of_fire = """
        . . . . . . . . .
        . . . . . . x x y
        . . . . . c z a .
        . . . . . . x b .
        . . . . . . . . ."""
    duel = scene(range_of_fire, card="legends/bone-catapult")
    assert duel.squares == {"f5", "g5", "h5"}, "pieces in between do not matter"
    assert duel.after("skip").pieces() == drawn(range_of_fire) | {"e5": "c"}
    hit = duel.after("g5")
    assert hit.done
    assert hit.pieces() == {"i4": "y", "e5": "c", "f5": "c", "h6": "b"}
    assert hit.destroyed == (3, 0, 1)


# -- Fire Elemental --------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.28", "TK-9.35")
def test_fire_elemental_must_burn_near_commons_and_heroics_or_far_commons() -> None:
    duel = scene(
        """
        . . . . . . .
        . x . y . . .
        . . x y z . .
        . . a . b . .
        . . . . . . .
        . . . . . x .
        x . . . . . .""",
        card="legends/fire-elemental",
    )
    assert duel.ways == {"near", "far"}
    assert not duel.may_decline
    near = duel.after("near")
    assert near.done
    assert near.pieces() == {"c3": "x", "e3": "y", "f4": "z", "d5": "a", "e5": "c", "f5": "b", "g7": "x", "b8": "x"}
    assert near.destroyed == (1, 1, 0)
    far = duel.after("far")
    assert far.pieces() == {"e3": "y", "e4": "y", "f4": "z", "d5": "a", "e5": "c", "f5": "b", "b8": "x"}
    assert far.destroyed == (3, 0, 0)


# -- Leviathan -------------------------------------------------------------------------------------------------

SHOAL = """
    # # y . . . . # #
    # z . . . . . . #
    c . . . . . . . .
    b . . . . . . . y
    . . . . . . . . .
    . . . . . . . . .
    x . . . . . . . .
    # x . x . a . . #
    # # a . x . x # #"""


@rule("TK-1.15", "TK-9.2", "TK-9.21")
def test_leviathan_downgrades_up_to_three_upgraded_pieces_that_hang_together() -> None:
    duel = scene(SHOAL, card="legends/leviathan")
    assert duel.ways == {"downgrade", "destroy"}
    assert duel.may_decline
    group = duel.after("downgrade")
    assert group.squares == {"c1", "b2", "a3", "a4", "i4", "e5"}, "the Leviathan itself is upgraded, too"
    assert group.may_decline
    assert group.after("b2").squares == {"c1", "a3"}
    assert group.after("b2", "a3").squares == {"c1", "a4"}
    three = group.after("b2", "a3", "a4")
    assert three.done
    assert (three.piece_at("b2"), three.piece_at("a3"), three.piece_at("a4")) == ("y", "b", "a")
    assert three.piece_at("c1") == "y"
    assert three.destroyed == (0, 0, 0)
    assert group.after("b2", "skip").piece_at("b2") == "y"


@rule("TK-1.15", "TK-9.2", "TK-9.35")
def test_leviathan_destroys_up_to_four_commons_that_hang_together_of_mixed_colours() -> None:
    duel = scene(SHOAL, card="legends/leviathan").after("destroy")
    assert duel.squares == {"a7", "b8", "c9", "d8", "e9", "f8", "g9"}
    assert duel.after("a7").squares == {"b8"}
    assert duel.after("a7", "b8").squares == {"c9"}
    four = duel.after("a7", "b8", "c9", "d8")
    assert four.done
    assert four.destroyed == (3, 0, 0)
    assert not {"a7", "b8", "c9", "d8"} & set(four.pieces())
    assert duel.after("c9", "b8", "skip").destroyed == (1, 0, 0)


@rule("TK-9.1")
@pytest.mark.parametrize("answers", [["skip"], ["downgrade", "skip"], ["destroy", "skip"]])
def test_leviathan_may_choose_nobody(answers: list[str]) -> None:
    duel = scene(SHOAL, card="legends/leviathan").after(*answers)
    assert duel.done
    assert duel.pieces() == drawn(SHOAL) | {"e5": "c"}


@rule("TK-8.1", "TK-8.8")
def test_leviathan_cannot_downgrade_a_legendary_piece_whose_colour_has_no_other_piece_left() -> None:
    short = scene(crowded("z y", 15, letter="x"), card="legends/leviathan", at="e3")
    downgraded = short.after("downgrade", "d5", "e5")
    assert (downgraded.piece_at("d5"), downgraded.piece_at("e5")) == ("z", "x")
    enough = scene(crowded("z y", 14, letter="x"), card="legends/leviathan", at="e3")
    assert enough.after("downgrade", "d5", "skip").piece_at("d5") == "y"


# -- Two-Headed Dragon -----------------------------------------------------------------------------------------

TWO_HEADED_DRAGON = """
    . . . . .
    . . . b .
    . . b . .
    . b . a y
    . . . z a"""


def two_headed_dragon(drawing: str) -> Scene:
    return acting(drawing, "legends/two-headed-dragon").after("summon legends/two-headed-dragon d4 r0")


@rule("TK-9.1", "TK-9.21", "TK-9.29")
def test_two_headed_dragon_may_upgrade_a_piece_of_its_pattern_and_then_destroy_a_heroic_piece_next_to_it() -> None:
    duel = two_headed_dragon(TWO_HEADED_DRAGON)
    assert duel.squares == {"f4", "e5", "d6", "f6", "g7"}
    assert duel.may_decline
    assert duel.after("skip").pieces() == drawn(TWO_HEADED_DRAGON) | {"d4": "c"}
    heroic = duel.after("f6")
    assert heroic.piece_at("f6") == "b"
    assert heroic.squares == {"e5", "g6"}, "heroic pieces of any colour next to the upgraded one"
    assert heroic.may_decline
    assert heroic.after("g6").destroyed == (0, 1, 0)
    assert heroic.after("g6").done
    assert heroic.after("skip").piece_at("g6") == "y"
    legendary = duel.after("f4")
    assert legendary.piece_at("f4") == "c"
    assert legendary.squares == {"e5"}


@rule("TK-8.1", "TK-8.8", "TK-8.9")
def test_two_headed_dragon_upgrades_no_legendary_piece_and_no_heroic_one_without_supply() -> None:
    one_legendary = two_headed_dragon(TWO_HEADED_DRAGON.replace("b . .\n    . b", "c . .\n    . b"))
    assert one_legendary.squares == {"f4", "d6", "f6", "g7"}
    two_more = TWO_HEADED_DRAGON.replace(". . . . .", "c . . . c", 1)
    assert two_headed_dragon(two_more).squares == {"f6", "g7"}


def test_two_headed_dragon_that_upgraded_nothing_destroys_nothing() -> None:
    assert two_headed_dragon(TWO_HEADED_DRAGON).after("skip").done


# -- Earth Elemental -------------------------------------------------------------------------------------------

EARTH = """
    # # . . . . . # #
    # . . . . . . . #
    . x . . . . . . .
    . . . . x . . . .
    . . . y . . . . .
    . . . . . z . . .
    . . x . . . . . x
    # . . . . . a . #
    # # . . b . . # #"""


@rule("TK-9.1", "TK-9.5")
def test_earth_elemental_destroys_near_red_then_upgrades_near_green_then_may_move_to_a_coloured_square() -> None:
    duel = scene(EARTH, card="legends/earth-elemental", at="d4")
    assert duel.squares == {"e4", "d5", "c7", "i7"}, "not the legendary piece beside the centre"
    assert not duel.may_decline
    upgrade = duel.after("d5")
    assert upgrade.destroyed == (0, 1, 0)
    assert upgrade.squares == {"b3", "g8"}, "commons only"
    assert not upgrade.may_decline
    move = upgrade.after("g8")
    assert move.piece_at("g8") == "b"
    assert move.squares == {"c3", "e5"}
    assert move.may_decline
    assert move.after("e5").piece_at("e5") == "c"
    assert move.after("skip").piece_at("d4") == "c"


@rule("TK-9.12")
def test_earth_elemental_makes_a_combat_move_and_may_crush_even_a_legendary_piece() -> None:
    duel = scene("z", card="legends/earth-elemental", at="d4")
    assert duel.squares == {"c3", "e5"}, "nothing to destroy or upgrade: only the move is left"
    assert duel.after("e5").destroyed == (0, 0, 1)


@rule("TK-9.5")
def test_earth_elemental_upgrades_on_the_arena_the_destruction_left() -> None:
    duel = scene("x", card="legends/earth-elemental", at="b7", middle="c3")
    assert duel.destroyed == (1, 0, 0), "the single piece beside a red square falls and cannot be upgraded any more"
    assert duel.squares == {"c8"}


def test_earth_elemental_moves_only_onto_an_adjacent_coloured_square() -> None:
    assert scene(".", card="legends/earth-elemental", at="e7").squares == {"f8"}
    assert scene(".", card="legends/earth-elemental", at="d6").squares == {"e5"}
    assert scene(".", card="legends/earth-elemental", at="h8").done


# -- Time Elemental --------------------------------------------------------------------------------------------


def turn_ended(duel: Scene) -> Scene:
    """The turn is over and all cards are drawn, the first possible one each time."""
    duel = duel.after("end turn")
    while duel.position.pending and duel.prompt.startswith("draw-"):
        duel = duel.after(str(duel.decision.options[0]))
    return duel


@rule("TK-9.31")
def test_time_elemental_gives_another_complete_turn_after_this_one() -> None:
    duel = scene(".", card="legends/time-elemental", actions=1)
    assert duel.done
    before = duel.state.turn
    again = turn_ended(duel)
    assert again.state.active == 0
    assert again.state.turn == before + 1
    assert again.actions == 2
    assert len(again.state.legends[0]) == 2, "the draw step of the first turn has been done"
    afterwards = turn_ended(again.after("place a5", "place a6"))
    assert afterwards.state.active == 1


@rule("TK-17.8")
def test_time_elemental_gives_the_extra_turn_even_after_the_last_turn() -> None:
    last = turn_ended(scene(".", card="legends/time-elemental", actions=1, turns_left=0))
    assert last.state.active == 0
    assert last.actions == 2
    assert not turn_ended(last.after("place a5", "place a6")).position.pending


# -- Storm Elemental -------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.28")
def test_storm_elemental_may_place_a_piece_of_any_rank_up_to_distance_three() -> None:
    duel = scene("x", card="legends/storm-elemental", middle="e4")
    assert duel.ways == {"common", "heroic", "legendary"}
    assert duel.may_decline
    assert duel.after("skip").pieces() == {"e4": "x", "e5": "c"}
    ground = {f"{column}{row}" for column in "bcdefgh" for row in "2345678"} - {"e4", "e5"}
    assert duel.after("heroic").squares == ground
    assert not duel.after("heroic").may_decline


@rule("TK-9.2", "TK-9.12", "TK-9.14")
@pytest.mark.parametrize(("rank", "steps"), [("common", 5), ("heroic", 3), ("legendary", 1)])
def test_storm_elemental_piece_moves_in_one_direction_and_is_then_destroyed(rank: str, steps: int) -> None:
    duel = scene(". . x x x x x x x", card="legends/storm-elemental", at="e7").after(rank, "b5")
    storm = duel.after("c5")
    assert storm.destroyed == (1, 0, 0)
    for column in "defgh"[: steps - 1]:
        assert storm.squares == {f"{column}5"}, "always the same direction"
        assert storm.may_decline
        storm = storm.after(f"{column}5")
    assert storm.done
    assert storm.destroyed == (steps, 0, 0)
    assert storm.pieces() == drawn(f"{'. ' * (2 + steps)}{'x ' * (7 - steps)}") | {"e7": "c"}


def test_storm_elemental_piece_may_stop_or_not_move_at_all_and_is_destroyed_all_the_same() -> None:
    duel = scene("x", card="legends/storm-elemental", middle="e4").after("common", "e3")
    assert duel.may_decline
    assert duel.after("skip").pieces() == {"e4": "x", "e5": "c"}
    assert duel.after("e2", "skip").pieces() == {"e4": "x", "e5": "c"}


@rule("TK-8.1", "TK-8.11")
def test_storm_elemental_offers_only_ranks_that_are_left() -> None:
    assert scene(crowded(".", 16), card="legends/storm-elemental").ways == {"legendary"}
    assert scene("c . c", card="legends/storm-elemental").ways == {"common", "heroic"}
    assert scene(crowded("c . c", 16), card="legends/storm-elemental").done


def test_storm_elemental_sweeps_away_pieces_of_several_colours_in_a_melee() -> None:
    melee = scene(". . x m n", card="legends/storm-elemental", at="e7", form="melee", seats=3)
    assert melee.prompt == "legend-colour"
    storm = melee.after("2", "heroic", "d5", "e5", "f5", "g5")
    assert storm.done
    assert storm.state.destroyed[3:] == (1, 0, 0, 1, 1, 0)
    assert storm.pieces() == {"e7": "c"}


# -- Titan -----------------------------------------------------------------------------------------------------


@rule("TK-9.9", "TK-9.35", "TK-12.8")
def test_titan_destroys_all_orthogonal_and_lower_diagonal_pieces_and_none_counts() -> None:
    duel = scene(
        """
        x . . . .
        . x z y .
        . c . x .
        . z b a .
        . . . . .""",
        card="legends/titan",
    )
    assert duel.done
    assert duel.pieces() == {"c3": "x", "e5": "c", "d6": "z"}
    assert duel.destroyed == (0, 0, 0)


@rule("TK-6.9")
def test_titan_counts_the_piece_he_was_summoned_upon() -> None:
    assert scene(". y x", card="legends/titan").destroyed == (0, 1, 0)


@rule("TK-6.15")
def test_a_legend_goes_to_the_discard_pile_of_its_deck_after_its_effect() -> None:
    duel = scene("x", card="legends/the-eldest-tree", middle="e4")
    assert duel.state.legend_discard == ()
    assert duel.after("skip").state.legend_discard == (card_number("legends/the-eldest-tree"),)
