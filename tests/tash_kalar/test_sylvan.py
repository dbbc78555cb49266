"""The eighteen beings of the Sylvan school."""

import pytest

from scenes import acting, card_number, crowded, drawn, scene

rule = pytest.mark.rule


# -- Sapling ---------------------------------------------------------------------------------------------------


@rule("TK-9.21")
def test_sapling_arrives_as_a_common_and_becomes_heroic() -> None:
    duel = scene(".", card="sylvan/sapling")
    assert duel.done
    assert duel.pieces() == {"e5": "b"}


@rule("TK-6.7", "TK-6.8")
@pytest.mark.parametrize(("on_target", "allowed"), [(".", True), ("x", True), ("a", True), ("y", False), ("z", False)])
def test_sapling_can_be_summoned_upon_a_common_only(on_target: str, allowed: bool) -> None:
    duel = acting(f"{on_target}\na\na", "sylvan/sapling")
    assert ("summon sylvan/sapling e4 r0" in duel.summons) == allowed


@rule("TK-8.5", "TK-8.7")
def test_sapling_is_upgraded_when_the_supply_is_empty() -> None:
    duel = scene(crowded("a", 15), card="sylvan/sapling")
    assert duel.done
    assert duel.piece_at("e5") == "b"
    assert len(duel.pieces()) == 16


# -- Kiskin Farseeders -----------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.20")
def test_kiskin_farseeders_may_place_a_common_next_to_any_own_piece() -> None:
    duel = scene(
        """
        # # a . . . x # #
        # . . . . . . . #
        . . . . . . . . .
        . . . . y . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        # . . . . . . . #
        # # . . . . . # #""",
        card="sylvan/kiskin-farseeders",
    )
    beside_itself = {"d4", "f4", "d5", "f5", "d6", "e6", "f6"}
    assert duel.squares == {"d1", "b2", "c2", "d2"} | beside_itself
    assert duel.may_decline
    assert duel.after("skip").pieces() == {"c1": "a", "g1": "x", "e4": "y", "e5": "a"}
    assert duel.after("b2").done
    assert duel.after("b2").piece_at("b2") == "a"


@rule("TK-8.1")
def test_kiskin_farseeders_place_nothing_when_the_supply_is_empty() -> None:
    assert scene(crowded(".", 15), card="sylvan/kiskin-farseeders").done
    assert not scene(crowded(".", 14), card="sylvan/kiskin-farseeders").done


# -- Charging Buck ---------------------------------------------------------------------------------------------

RING_OF_TWO = {f"{column}{row}" for column in "cdefg" for row in "34567"} - {f"{c}{r}" for c in "def" for r in "456"}


@rule("TK-1.13", "TK-9.2", "TK-9.18")
def test_charging_buck_makes_up_to_two_combat_leaps_of_distance_exactly_two() -> None:
    duel = scene(
        """
        x . . . y
        . x . . .
        . . . . a
        . . . . .
        . . . . .""",
        card="sylvan/charging-buck",
    )
    assert len(RING_OF_TWO) == 16
    assert duel.squares == RING_OF_TWO - {"g3"}, "no heroic piece falls to a common"
    assert duel.may_decline
    assert duel.after("skip").piece_at("e5") == "a"
    one = duel.after("c3")
    assert one.destroyed == (1, 0, 0)
    assert one.piece_at("d4") == "x", "nothing in between is affected"
    assert one.squares == {"c1", "d1", "e1", "e2", "e3", "e4", "a3", "a4", "a5", "b5", "c5", "d5", "e5"}
    assert one.after("skip").done
    assert one.after("e5").done


# -- Forest Wardens --------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.5")
def test_forest_wardens_must_destroy_a_common_and_then_a_heroic_piece_of_a_richer_opponent() -> None:
    duel = scene(
        """
        x y .
        x y .
        x z .""",
        card="sylvan/forest-wardens",
        at="e8",
    )
    assert duel.squares == {"d4", "d5", "d6"}
    assert not duel.may_decline
    heroic = duel.after("d4")
    assert heroic.squares == {"e4", "e5"}
    assert not heroic.may_decline
    assert heroic.after("e5").done
    assert heroic.after("e5").destroyed == (1, 1, 0)


@pytest.mark.parametrize(
    ("drawing", "destroyed"),
    [
        ("x . .", (0, 0, 0)),
        ("x . x", (1, 0, 0)),
        ("x . x\n. . .\na . .", (0, 0, 0)),
        (". . y", (0, 1, 0)),
        ("b . y", (0, 0, 0)),
        ("z . .", (0, 0, 0)),
        ("z . y\n. . .\nb . .", (0, 1, 0)),
        ("x . x\n. . .\ny . .", (1, 1, 0)),
    ],
)
def test_forest_wardens_skip_a_half_when_no_opponent_has_more_or_the_piece_is_missing(
    drawing: str, destroyed: tuple[int, int, int]
) -> None:
    duel = scene(drawing, card="sylvan/forest-wardens", at="e8")
    assert {result.destroyed for result in duel.results()} == {destroyed}


def test_forest_wardens_take_only_from_opponents_who_have_more_in_a_melee() -> None:
    melee = scene(
        """
        x x .
        m . n
        . y .""",
        card="sylvan/forest-wardens",
        at="e8",
        form="melee",
        seats=3,
    )
    assert melee.squares == {"d4", "e4"}, "the other opponent has one common, no more than you"
    assert melee.after("d4").squares == {"f5", "e6"}, "both have more upgraded pieces"


# -- Naiad -----------------------------------------------------------------------------------------------------


@rule("TK-9.2", "TK-9.11")
def test_naiad_lets_up_to_two_own_pieces_next_to_her_make_one_standard_move_each() -> None:
    duel = scene(
        """
        . . . . .
        x a . . .
        . . . b .
        . . . c .
        a . . . .""",
        card="sylvan/naiad",
    )
    assert duel.squares == {"d4", "f5", "f6"}, "neither the Naiad nor a piece further away"
    assert duel.may_decline
    assert "c4" not in duel.after("d4").squares, "a common moves onto empty squares only"
    one = duel.after("d4", "d5")
    assert one.squares == {"f5", "f6"}, "the same piece does not move twice"
    assert one.may_decline
    assert one.after("f6", "f7").done
    assert duel.after("skip").done


def test_naiad_pieces_are_chosen_from_those_next_to_her_when_the_effect_starts() -> None:
    duel = scene(
        """
        . . . . .
        . b . . .
        a . . . .
        . . . . .
        . . . . .""",
        card="sylvan/naiad",
    )
    assert duel.after("d4", "d5").done, "nobody else was next to her"
    over_her = duel.after("d4", "e5")
    assert over_her.done
    assert over_her.piece_at("e5") == "b"


# -- Kiskin Spirit ---------------------------------------------------------------------------------------------

PILE = (card_number("imperial/knight"), card_number("imperial/bomb"))


@rule("TK-9.1", "TK-9.3", "TK-9.30")
def test_kiskin_spirit_may_return_a_card_to_the_top_of_the_deck_and_then_an_extra_card_is_drawn() -> None:
    duel = scene(".", card="sylvan/kiskin-spirit", discards=(PILE, ()), actions=1)
    assert duel.ways == {"imperial/knight", "imperial/bomb"}, "the Spirit's own card is not yet in the pile"
    assert duel.may_decline
    returned = duel.after("imperial/bomb")
    assert returned.state.decks[0].top == (card_number("imperial/bomb"),)
    assert returned.state.discards[0] == (card_number("imperial/knight"), card_number("sylvan/kiskin-spirit"))
    before = len(returned.state.beings[0])
    drawing = returned.after("end turn")
    while drawing.prompt.startswith("draw-"):
        drawing = drawing.after(str(drawing.decision.options[0]))
    assert card_number("imperial/bomb") in drawing.state.beings[0]
    assert before == 3
    assert len(drawing.state.beings[0]) == 4


def test_kiskin_spirit_draws_nothing_extra_when_a_card_was_there_but_not_returned() -> None:
    duel = scene(".", card="sylvan/kiskin-spirit", discards=(PILE, ()), actions=1).after("skip")
    assert duel.state.extra_beings == 0
    assert duel.state.decks[0].top == ()


def test_kiskin_spirit_draws_an_extra_card_when_the_pile_is_empty() -> None:
    duel = scene(".", card="sylvan/kiskin-spirit", discards=((), PILE))
    assert duel.done
    assert duel.state.extra_beings == 1


# -- Dryad, Sylvan Queen, Sylvan Princess ----------------------------------------------------------------------

COURT = """
    x . . . x
    . x y z .
    . y . x .
    . a x y .
    . . . . y"""


@rule("TK-9.1", "TK-9.22", "TK-14.5")
@pytest.mark.parametrize(
    ("card", "prey"),
    [
        ("sylvan/dryad", {"d4": "a", "e4": "a", "d5": "a", "f5": "a", "e6": "a", "f6": "a"}),
        ("sylvan/sylvan-queen", {"d4": "a", "f6": "b"}),
        ("sylvan/sylvan-princess", {"d4": "a"}),
    ],
)
def test_dryad_queen_and_princess_may_convert_one_enemy_piece(card: str, prey: dict[str, str]) -> None:
    duel = scene(COURT, card=card)
    assert duel.squares == set(prey)
    assert duel.may_decline
    assert duel.after("skip").pieces() == drawn(COURT) | {"e5": "b"}
    for square, becomes in prey.items():
        converted = duel.after(square)
        assert converted.done
        assert converted.piece_at(square) == becomes
        was_common = drawn(COURT)[square] == "x"
        assert converted.destroyed == ((1, 0, 0) if was_common else (0, 1, 0))


@rule("TK-8.1", "TK-8.10")
@pytest.mark.parametrize("card", ["sylvan/dryad", "sylvan/sylvan-queen", "sylvan/sylvan-princess"])
def test_dryad_queen_and_princess_convert_nothing_when_the_supply_is_empty(card: str) -> None:
    enemy = "x . .\n. . .\n. . ."
    assert scene(crowded(enemy, 15), card=card).done
    assert scene(crowded(enemy, 14), card=card).squares == {"d4"}


@rule("TK-6.10", "TK-9.7")
def test_dryad_is_summoned_on_an_own_piece_and_reaches_the_unmarked_neighbours_too() -> None:
    drawing = """
        a . .
        . a .
        . a ."""
    duel = acting(drawing.replace("a . .", "a . x"), "sylvan/dryad").after("summon sylvan/dryad e5 r0")
    assert duel.squares == {"f4"}
    assert duel.piece_at("e5") == "b"
    lent = acting(drawing.replace("a . .", "x . ."), "sylvan/dryad", borrow=True)
    summoned = lent.after("summon sylvan/dryad e5 r0 borrow d4")
    assert summoned.squares == {"d4"}


# -- Centaur Spearman ------------------------------------------------------------------------------------------


@rule("TK-9.3", "TK-9.27")
@pytest.mark.parametrize(
    ("line", "left", "destroyed"),
    [
        (". . . x", "b . . .", (1, 0, 0)),
        (". . y x", "b . . x", (0, 1, 0)),
        (". a x .", "b . x .", (0, 0, 0)),
        (". z x .", "b z x .", (0, 0, 0)),
        ("x . x .", "b . . .", (2, 0, 0)),
        ("y . . .", "b . . .", (0, 1, 0)),
        (". . . .", "b . . .", (0, 0, 0)),
    ],
)
def test_centaur_spearman_who_moves_hits_the_first_piece_further_in_that_direction_unless_legendary(
    line: str, left: str, destroyed: tuple[int, int, int]
) -> None:
    duel = scene(f"x . . . . {line}", card="sylvan/centaur-spearman").after("f5")
    assert duel.done
    assert duel.pieces() == drawn(f"x . . . . {left}"), "nobody behind him is hit"
    assert duel.destroyed == destroyed


@rule("TK-9.1")
def test_centaur_spearman_may_stay_and_then_hits_nobody() -> None:
    duel = scene(". . . . . . x . .", card="sylvan/centaur-spearman")
    assert duel.may_decline
    assert duel.after("skip").pieces() == {"e5": "b", "g5": "x"}


# -- Centaur Chieftain -----------------------------------------------------------------------------------------

HERD = """
    . . . . .
    a x . . .
    . . . . .
    b . y . .
    . . . . ."""


@rule("TK-9.2", "TK-9.12", "TK-9.15")
def test_centaur_chieftain_who_moves_is_followed_by_up_to_three_moves_in_the_same_direction() -> None:
    duel = scene(HERD, card="sylvan/centaur-chieftain")
    assert duel.may_decline
    assert duel.after("e6").destroyed == (0, 1, 0), "a combat move: equal rank falls"
    east = duel.after("f5")
    assert east.squares == {"c4", "c6"}
    assert east.may_decline
    onto_common = east.after("c4")
    assert onto_common.piece_at("d4") == "a"
    assert onto_common.destroyed == (1, 0, 0)
    assert onto_common.squares == {"d4", "c6"}
    assert onto_common.after("d4", "e4").done, "one piece may make all three"
    assert onto_common.after("c6", "skip").done
    assert east.after("skip").done


@rule("TK-9.1")
def test_centaur_chieftain_who_stays_is_followed_by_nobody() -> None:
    duel = scene(HERD, card="sylvan/centaur-chieftain").after("skip")
    assert duel.done
    assert duel.pieces() == drawn(HERD) | {"e5": "b"}


def test_centaur_chieftain_may_not_lead_himself_again_but_can_be_run_over() -> None:
    duel = scene("b . .", card="sylvan/centaur-chieftain").after("f5")
    assert duel.squares == {"d5"}
    assert duel.after("d5", "e5").pieces() == {"f5": "b"}


# -- Unicorn ---------------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-20.3")
def test_unicorn_must_choose_between_a_combat_move_that_may_be_declined_and_an_action() -> None:
    duel = scene(". y .\n. . .\n. . z", card="sylvan/unicorn")
    assert duel.ways == {"move", "action"}
    assert not duel.may_decline
    assert duel.after("action").actions == 2
    assert duel.after("action").done
    move = duel.after("move")
    assert move.squares == {"d4", "e4", "f4", "d5", "f5", "d6", "e6"}
    assert move.may_decline
    assert move.after("e4").destroyed == (0, 1, 0)
    assert move.after("e4").done
    assert move.after("skip").actions == 1


# -- Woodland Druid --------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.21")
def test_woodland_druid_must_upgrade_a_common_of_each_colour() -> None:
    duel = scene(
        """
        a . x
        . . .
        a y x""",
        card="sylvan/woodland-druid",
    )
    assert duel.squares == {"d4", "d6"}
    assert not duel.may_decline
    enemy = duel.after("d4")
    assert enemy.squares == {"f4", "f6"}
    assert not enemy.may_decline
    assert enemy.after("f6").pieces() == {"d4": "b", "f4": "x", "e5": "b", "d6": "a", "e6": "y", "f6": "y"}


@rule("TK-16.18")
def test_woodland_druid_covers_every_colour_that_has_a_common_in_a_melee() -> None:
    melee = scene(
        """
        a . x
        m . m
        . v .""",
        card="sylvan/woodland-druid",
        form="melee",
        seats=4,
    )
    assert melee.squares == {"d5", "f5"}, "single commons are upgraded without asking"
    assert melee.after("d5").done
    assert melee.after("d5").pieces() == {"d4": "b", "f4": "y", "d5": "n", "e5": "b", "f5": "m", "e6": "v"}


@rule("TK-6.13")
def test_woodland_druid_without_commons_does_nothing() -> None:
    assert scene("b . z", card="sylvan/woodland-druid").pieces() == {"d5": "b", "e5": "b", "f5": "z"}


# -- Forest Ancient --------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.5", "TK-9.28")
def test_forest_ancient_places_two_enemy_commons_nearby_and_destroys_two_commons_of_that_colour() -> None:
    duel = scene(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        x x . a . y . . .""",
        card="sylvan/forest-ancient",
        middle="e5",
    )
    near = {f"{column}{row}" for column in "cdefg" for row in "34567"} - {"e5"}
    assert duel.squares == near - {"d7", "f7"}
    assert not duel.may_decline
    placed = duel.after("c3", "d4")
    assert placed.squares == {"c3", "d4", "b7"}, "at distance 1 to 3; the placed ones are legal victims"
    assert not placed.may_decline
    done = placed.after("c3", "b7")
    assert done.done
    assert done.pieces() == {"d4": "x", "e5": "b", "a7": "x", "d7": "a", "f7": "y"}
    assert done.destroyed == (2, 0, 0)


@rule("TK-8.1", "TK-9.4")
@pytest.mark.parametrize(("enemies", "number"), [(14, 2), (15, 1), (16, 0)])
def test_forest_ancient_destroys_only_as_many_as_could_be_placed(enemies: int, number: int) -> None:
    duel = scene(crowded(".", enemies, letter="x"), card="sylvan/forest-ancient")
    for square in ("e4", "e3")[:number]:
        duel = duel.after(square)
    for square in ("e4", "e3")[:number]:
        duel = duel.after(square)
    assert duel.done
    assert duel.destroyed == (number, 0, 0)


@rule("TK-8.11")
def test_forest_ancient_victims_match_the_colours_placed_in_a_melee() -> None:
    melee = scene(
        """
        x . m
        . . .
        . . .""",
        card="sylvan/forest-ancient",
        form="melee",
        seats=3,
    )
    assert melee.ways == {"1", "2"}
    one_of_each = melee.after("1", "d5", "2", "f5")
    assert one_of_each.squares == {"d4", "d5", "f4", "f5"}
    assert one_of_each.after("f4").squares == {"d4", "d5"}, "the second victim is of the other colour"
    two_alike = melee.after("2", "d5", "2", "f5")
    assert two_alike.squares == {"f4", "d5", "f5"}
    assert two_alike.after("f4").squares == {"d5", "f5"}


@rule("TK-8.11")
def test_forest_ancient_offers_only_colours_with_pieces_left() -> None:
    melee = scene(
        crowded("m", 15, letter="x", middle="e1"), card="sylvan/forest-ancient", form="melee", seats=3, at="e4"
    )
    assert melee.prompt == "place-enemy", "only one colour has pieces, so it is not asked for"
    placed = melee.after("e3", "d3")
    assert placed.piece_at("e3") == placed.piece_at("d3") == "m"


# -- Forest Mystic ---------------------------------------------------------------------------------------------


@rule("TK-4.11", "TK-9.30")
def test_forest_mystic_draws_one_more_school_card_and_one_more_legend() -> None:
    duel = scene(".", card="sylvan/forest-mystic", actions=1)
    assert duel.done
    drawing = duel.after("end turn")
    while drawing.prompt.startswith("draw-"):
        drawing = drawing.after(str(drawing.decision.options[0]))
    assert len(drawing.state.beings[0]) == 4
    assert len(drawing.state.legends[0]) == 3


@rule("TK-13.2")
def test_forest_mystic_draws_no_legend_in_a_first_game() -> None:
    first = scene(".", card="sylvan/forest-mystic", form="first-game")
    assert first.state.extra_beings == 1
    assert first.state.extra_legends == 0


# -- Kiskin Leafsplitter ---------------------------------------------------------------------------------------


@rule("TK-9.2", "TK-9.27", "TK-20.4")
def test_kiskin_leafsplitter_shoots_the_first_piece_on_a_diagonal_up_to_two_times() -> None:
    volley = """
        z . . . x
        . x . . .
        . . . x .
        . . . . .
        a . . . ."""
    duel = scene(volley, card="sylvan/kiskin-leafsplitter")
    assert duel.ways == {"nw", "ne", "sw"}, "there is nobody to the south-east"
    assert duel.may_decline
    assert duel.after("skip").pieces() == drawn(volley) | {"e5": "b"}
    one = duel.after("nw")
    assert one.piece_at("d4") == "."
    assert one.may_decline
    same_again = one.after("nw")
    assert same_again.done
    assert same_again.piece_at("c3") == ".", "whatever its rank"
    assert same_again.destroyed == (1, 0, 1)
    assert one.after("sw").destroyed == (1, 0, 0), "an own piece scores for nobody"
    assert one.after("sw").piece_at("c7") == "."
    assert one.after("skip").done


# -- Kiskin Boughrunner ----------------------------------------------------------------------------------------


@rule("TK-9.2", "TK-9.12", "TK-9.14", "TK-9.16")
def test_kiskin_boughrunner_makes_up_to_three_combat_moves_each_ending_next_to_another_own_piece() -> None:
    duel = scene(
        """
        . . . . .
        . . . . .
        a . . x .
        . y . . .
        . . . . .""",
        card="sylvan/kiskin-boughrunner",
    )
    assert duel.squares == {"d4", "d5", "d6"}
    assert duel.may_decline
    assert duel.after("d6").destroyed == (0, 1, 0)
    run = duel.after("d4", "c4", "b5")
    assert run.done
    assert run.piece_at("b5") == "b"
    assert duel.after("d4", "skip").done


def test_kiskin_boughrunner_is_not_beside_the_piece_it_crushes() -> None:
    duel = scene("a . .", card="sylvan/kiskin-boughrunner")
    assert duel.squares == {"d4", "e4", "d6", "e6"}, "onto d5 it would stand alone"
    alone = scene(". . x", card="sylvan/kiskin-boughrunner")
    assert alone.done


# -- Tree Shepherd ---------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-20.3")
def test_tree_shepherd_must_choose_an_own_piece_and_a_chosen_common_must_be_upgraded() -> None:
    duel = scene(
        """
        a y y
        . . .
        c x x""",
        card="sylvan/tree-shepherd",
    )
    assert duel.squares == {"d4", "e5", "d6"}
    assert not duel.may_decline
    assert duel.after("d4").done
    assert duel.after("d4").piece_at("d4") == "b"


@rule("TK-9.11", "TK-9.12")
def test_tree_shepherd_lets_a_heroic_piece_make_a_combat_move_and_a_legendary_one_a_standard_move() -> None:
    duel = scene(
        """
        . y .
        . . .
        c z x""",
        card="sylvan/tree-shepherd",
    )
    himself = duel.after("e5")
    assert himself.may_decline
    assert himself.squares == {"d4", "e4", "f4", "d5", "f5", "f6"}
    assert himself.after("e4").destroyed == (0, 1, 0)
    assert himself.after("skip").done
    legend = duel.after("d6")
    assert legend.may_decline
    assert "e6" not in legend.squares, "no legendary piece falls to a standard move"
    assert "e5" in legend.squares
    assert legend.after("skip").done
