"""The eighteen imperial beings."""

import pytest

from scenes import (
    EVERY_ORIENTATION,
    WAYS,
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

# -- Swordmaster -----------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.37")
def test_swordmaster_may_destroy_one_enemy_common_on_a_diagonal() -> None:
    duel = scene(
        """
        x x y
        x . .
        a . z""",
        card="imperial/swordmaster",
    )
    assert duel.squares == {"d4"}
    assert duel.may_decline
    assert duel.after("d4").done
    assert duel.after("d4").destroyed == (1, 0, 0)


@rule("TK-9.1", "TK-9.3")
def test_swordmaster_is_upgraded_if_and_only_if_he_destroyed() -> None:
    duel = scene(
        """
        x . x
        . . .
        . . .""",
        card="imperial/swordmaster",
    )
    assert duel.after("d4").pieces() == {"e5": "b", "f4": "x"}
    assert duel.after("skip").pieces() == {"d4": "x", "e5": "a", "f4": "x"}


@rule("TK-6.9", "TK-6.13")
def test_swordmaster_is_not_upgraded_for_the_piece_he_was_summoned_upon() -> None:
    duel = scene("x", card="imperial/swordmaster")
    assert duel.done
    assert duel.pieces() == {"e5": "a"}
    assert duel.destroyed == (1, 0, 0)


# -- Messenger -------------------------------------------------------------------------------------------------


def test_messenger_may_send_an_own_common_or_heroic_piece_himself_included() -> None:
    duel = scene(
        """
        c . b
        . . .
        x . .""",
        card="imperial/messenger",
    )
    assert duel.squares == {"e5", "f4"}
    assert duel.may_decline
    assert duel.after("skip").done


@rule("TK-9.11", "TK-9.14")
def test_messenger_runner_crushes_lower_pieces_of_any_colour_one_after_another() -> None:
    duel = scene(
        """
        . . . . . . . . .
        . b . . . a x z .
        . . . . . . . . .""",
        card="imperial/messenger",
    )
    run = duel.after("b5")
    assert run.ways == set(WAYS.values())
    for step in ("c5", "d5", "e5", "f5", "g5"):
        run = run.after("e") if run.ways else run
        assert run.squares == {step}
        assert run.may_decline
        run = run.after(step)
    assert run.done, "a legendary piece stops a heroic runner"
    assert run.pieces() == {"g5": "b", "h5": "z"}
    assert run.destroyed == (1, 0, 0), "own pieces, the Messenger among them, score for nobody"


def test_messenger_runner_may_stop_at_any_time_and_never_turns() -> None:
    duel = scene(".", card="imperial/messenger")
    assert duel.after("e5", "ne", "f4").squares == {"g3"}
    assert duel.after("e5", "ne", "f4", "skip").pieces() == {"f4": "a"}
    assert duel.after("e5", "ne", "skip").pieces() == {"e5": "a"}


def test_messenger_common_runner_enters_empty_squares_only() -> None:
    duel = scene(
        """
        . . . . .
        . . . . .
        x . . x .
        . . . . .
        . . . . .""",
        card="imperial/messenger",
    )
    assert all(result.piece_at("f5") == "x" and result.piece_at("c5") == "x" for result in duel.results())


def test_messenger_offers_no_runner_that_cannot_move() -> None:
    duel = scene(
        """
        x x x
        x . x
        x x x""",
        card="imperial/messenger",
    )
    assert duel.done


# -- Herald ----------------------------------------------------------------------------------------------------


@rule("TK-9.2", "TK-9.13", "TK-9.15")
def test_herald_makes_up_to_two_moves_onto_empty_squares_with_pieces_of_any_rank() -> None:
    duel = scene(
        """
        c . x
        . . .
        . b a""",
        card="imperial/herald",
    )
    assert duel.squares == {"d4", "e5", "e6", "f6"}
    assert duel.after("e5").squares == {"e4", "d5", "f5", "d6"}
    assert duel.after("skip").done
    assert duel.after("e5", "e4", "skip").piece_at("e4") == "a"
    twice = duel.after("d4", "d3", "d3", "d2")
    assert twice.done
    assert twice.piece_at("d2") == "c"


@rule("TK-9.13")
def test_herald_destroys_nothing() -> None:
    duel = scene(
        """
        x . x
        . . b
        x . x""",
        card="imperial/herald",
    )
    assert all(len(result.pieces()) == 6 for result in duel.results())


# -- Bomb ------------------------------------------------------------------------------------------------------

AROUND_THE_BOMB = """
    . . . . x
    . x a y .
    . z . c .
    . b x x .
    . . . . ."""


@rule("TK-9.6", "TK-9.35")
def test_bomb_destroys_itself_and_all_commons_around_while_an_action_is_left() -> None:
    duel = scene(AROUND_THE_BOMB, card="imperial/bomb", actions=2)
    assert duel.done
    assert duel.pieces() == {"g3": "x", "f4": "y", "d5": "z", "f5": "c", "d6": "b"}
    assert duel.destroyed == (3, 0, 0)


def test_bomb_does_nothing_when_no_action_is_left() -> None:
    duel = scene(AROUND_THE_BOMB, card="imperial/bomb", actions=1)
    assert duel.done
    assert duel.pieces() == drawn(AROUND_THE_BOMB) | {"e5": "a"}


def test_bomb_is_not_set_off_by_an_action_gained_later() -> None:
    duel = scene(
        """
        x x x
        x . x
        . x .""",
        card="imperial/bomb",
        actions=1,
        flares=((card_number("flare/f12"),), ()),
    )
    later = duel.after("invoke flare/f12 against 1")
    assert later.actions == 1
    assert later.piece_at("e5") == "a"


# -- Chronicler ------------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.21")
def test_chronicler_must_upgrade_another_own_common() -> None:
    duel = scene(
        """
        a . b
        . . .
        x . a""",
        card="imperial/chronicler",
    )
    assert duel.squares == {"d4", "f6"}
    assert not duel.may_decline
    assert duel.after("f6", "skip").pieces() == {"d4": "a", "f4": "b", "e5": "a", "d6": "x", "f6": "b"}


def test_chronicler_lets_the_upgraded_piece_make_a_standard_move_as_a_heroic_one() -> None:
    duel = scene(
        """
        a x .
        y . .
        . . a""",
        card="imperial/chronicler",
    )
    move = duel.after("d4")
    assert move.may_decline
    assert move.squares == {"c3", "d3", "e3", "c4", "e4", "c5", "e5"}, "no heroic piece falls to a standard move"
    crushed = move.after("e4")
    assert crushed.done
    assert crushed.piece_at("e4") == "b"
    assert crushed.destroyed == (1, 0, 0)


@rule("TK-6.13")
def test_chronicler_without_another_own_common_does_nothing() -> None:
    duel = scene("b . x", card="imperial/chronicler")
    assert duel.done
    assert duel.pieces() == {"d5": "b", "e5": "a", "f5": "x"}


# -- Assassin --------------------------------------------------------------------------------------------------

ASSASSIN = """
    . . a . . . .
    . a . . . . .
    a . * . . . .
    . . . t . . .
    . . . . . . .
    . . . . . . .
    . . . . . . ."""


@rule("TK-9.6")
@pytest.mark.parametrize(
    ("victim", "destroyed"),
    [("a", (0, 0, 0)), ("b", (0, 0, 0)), ("c", (0, 0, 0)), ("x", (1, 0, 0)), ("y", (0, 1, 0)), ("z", (0, 0, 1))],
)
def test_assassin_must_destroy_any_piece_on_the_marked_square(victim: str, destroyed: tuple[int, int, int]) -> None:
    duel = scene(f"{victim} . .\n. . .\n. . .", card="imperial/assassin")
    assert duel.done
    assert duel.pieces() == {"e5": "b"}
    assert duel.destroyed == destroyed


def test_assassin_may_move_onto_the_marked_square_if_it_was_empty() -> None:
    duel = scene(". x .", card="imperial/assassin")
    assert duel.squares == {"d4"}
    assert duel.may_decline
    assert duel.after("d4").pieces() == {"d4": "b"}
    assert duel.after("skip").pieces() == {"e5": "b"}


@rule("TK-6.1", "TK-6.2", "TK-6.6", "TK-6.18")
@EVERY_ORIENTATION
def test_assassin_mark_turns_with_the_orientation(quarters: int, mirrored: bool) -> None:
    picture = turned(ASSASSIN, quarters, mirrored=mirrored)
    duel = summoned_as_drawn(picture, "imperial/assassin")
    assert duel.squares == marked(picture)
    assert len(duel.pieces()) == 4


# -- Time Mage -------------------------------------------------------------------------------------------------

TIME_MAGE = """
    . . . . .
    . . . . .
    . a t . .
    a * a . .
    . a . . ."""


@rule("TK-4.8", "TK-9.23")
@pytest.mark.parametrize(("actions", "left"), [(2, 2), (1, 1)])
def test_time_mage_gains_an_action(actions: int, left: int) -> None:
    duel = scene(".", card="imperial/time-mage", actions=actions)
    assert duel.prompt == "action"
    assert duel.actions == left


@EVERY_ORIENTATION
@pytest.mark.parametrize("enemy", "xyz")
def test_time_mage_destroys_an_enemy_of_any_rank_on_the_marked_square(
    enemy: str, quarters: int, mirrored: bool
) -> None:
    picture = turned(TIME_MAGE, quarters, mirrored=mirrored)
    duel = summoned_as_drawn(picture.replace("*", enemy), "imperial/time-mage")
    assert duel.done
    assert sum(duel.destroyed) == 1
    assert not set("xyz") & set(duel.pieces().values())


def test_time_mage_spares_an_own_piece_on_the_marked_square_and_enemies_elsewhere() -> None:
    duel = scene(
        """
        x x x
        x . x
        a x x""",
        card="imperial/time-mage",
    )
    assert duel.done
    assert duel.piece_at("d6") == "a"
    assert len(duel.pieces()) == 9


# -- Summoner --------------------------------------------------------------------------------------------------

SUMMONER = """
    * . * . *
    . * * * .
    * * t * *
    . a a a .
    . . . . ."""


@rule("TK-6.6")
@EVERY_ORIENTATION
def test_summoner_may_place_on_the_marked_squares_as_they_are_turned(quarters: int, mirrored: bool) -> None:
    picture = turned(SUMMONER, quarters, mirrored=mirrored)
    duel = summoned_as_drawn(picture, "imperial/summoner")
    assert duel.squares == marked(picture)
    assert duel.may_decline


@rule("TK-6.12", "TK-20.2")
def test_summoner_uses_the_marks_of_the_one_orientation_that_was_chosen() -> None:
    drawing = """
        . . . . .
        . . . a .
        . . . a .
        . a a a .
        . . . . ."""
    duel = acting(drawing, "imperial/summoner")
    pattern_below, pattern_at_the_right = turned(SUMMONER), turned(SUMMONER, 3)
    offered = {words for words in duel.summons if " e5 " in words}
    assert len(offered) == 2
    assert sorted(sorted(duel.after(words).squares) for words in offered) == sorted(
        sorted(marked(picture) - set(drawn(drawing))) for picture in (pattern_below, pattern_at_the_right)
    )


@rule("TK-9.2", "TK-9.20")
def test_summoner_places_up_to_two_commons_on_different_empty_squares() -> None:
    duel = scene(
        """
        x . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .""",
        card="imperial/summoner",
    )
    assert "c3" not in duel.squares, "an occupied square"
    assert "e3" not in duel.after("e3").squares
    assert duel.after("skip").pieces() == {"c3": "x", "e5": "b"}
    assert duel.after("e3", "skip").pieces() == {"c3": "x", "e3": "a", "e5": "b"}
    assert duel.after("e3", "g5").done
    assert duel.after("e3", "g5").pieces() == {"c3": "x", "e3": "a", "e5": "b", "g5": "a"}


@rule("TK-6.6")
def test_summoner_marks_outside_the_arena_are_lost() -> None:
    duel = scene("a a a", card="imperial/summoner", at="e2", middle="e3")
    assert duel.squares == {"d1", "e1", "f1", "c2", "d2", "f2", "g2"}


@rule("TK-2.7", "TK-8.1", "TK-9.4")
def test_summoner_places_no_more_commons_than_the_supply_holds() -> None:
    one_left = scene(crowded(".", 14), card="imperial/summoner")
    assert one_left.after("e3").done
    none_left = scene(crowded(".", 15), card="imperial/summoner")
    assert none_left.done


# -- Hypnotist -------------------------------------------------------------------------------------------------

SLEEPERS = """
    # # . . . . . # #
    # . . . . . . . #
    . . . x . x . . .
    . . . . . . . . .
    . x . . . . . x .
    . . . . . . . . .
    . . y . . . y . .
    # . . . y . . . #
    # # . . z . . # #"""


@rule("TK-9.2")
def test_hypnotist_moves_up_to_three_different_commons_once_each() -> None:
    duel = scene(SLEEPERS, card="imperial/hypnotist")
    assert duel.squares == {"d3", "f3", "b5", "h5", "c7", "g7", "e8"}
    assert duel.may_decline
    one = duel.after("d3", "d4")
    assert one.squares == {"f3", "b5", "h5"}
    assert one.may_decline
    assert one.after("f3", "f4").squares == {"b5", "h5"}
    assert one.after("f3", "f4", "b5", "c5").done
    assert duel.after("skip").pieces() == drawn(SLEEPERS) | {"e5": "b"}


@rule("TK-9.2")
def test_hypnotist_moves_up_to_two_heroic_pieces_instead_and_never_a_mix() -> None:
    duel = scene(SLEEPERS, card="imperial/hypnotist")
    one = duel.after("c7", "c6")
    assert one.squares == {"g7", "e8"}
    assert one.after("skip").done
    assert one.after("g7", "g6").done


def test_hypnotist_must_move_a_piece_that_was_chosen() -> None:
    assert not scene(SLEEPERS, card="imperial/hypnotist").after("d3").may_decline


@rule("TK-9.12", "TK-9.33")
def test_hypnotist_is_the_one_who_destroys_what_enemy_pieces_land_on() -> None:
    duel = scene(
        """
        . . . . .
        a x x y .
        . . . . .
        . . . . .
        . . . . .""",
        card="imperial/hypnotist",
    )
    assert "f4" not in duel.after("e4").squares, "a common may not move onto a heroic piece"
    onto_enemy = duel.after("d4", "e4")
    assert onto_enemy.destroyed == (1, 0, 0)
    assert onto_enemy.done, "neither the piece that moved nor the one that fell can be chosen again"
    onto_own = duel.after("d4", "c4")
    assert onto_own.destroyed == (0, 0, 0)
    assert onto_own.piece_at("c4") == "x"


@rule("TK-9.12")
def test_hypnotist_makes_combat_moves_with_every_chosen_piece_and_none_with_a_fallen_one() -> None:
    duel = scene("x . . . x x x", card="imperial/hypnotist", at="e8", middle="e5")
    second = duel.after("b5", "b4")
    assert "g5" in second.after("f5").squares
    assert second.after("f5", "g5").squares == {"h5"}, "the piece on g5 has moved there; the one it crushed is gone"


@rule("TK-6.16", "TK-9.12")
def test_hypnotist_can_be_crushed_by_a_hypnotised_heroic_piece_and_the_effect_goes_on() -> None:
    duel = scene(
        """
        y . .
        . . .
        . . y""",
        card="imperial/hypnotist",
    )
    crushed = duel.after("d4", "e5")
    assert crushed.squares == {"f6"}
    assert crushed.after("f6", "f5").pieces() == {"e5": "y", "f5": "y"}


def test_hypnotist_keeps_to_one_colour_in_a_melee() -> None:
    melee = scene(
        """
        x . m
        . . .
        x . m""",
        card="imperial/hypnotist",
        form="melee",
        seats=3,
    )
    assert melee.squares == {"d4", "f4", "d6", "f6"}
    assert melee.after("f4", "f3").squares == {"f6"}
    assert melee.after("d4", "d3").squares == {"d6"}


# -- Cannon ----------------------------------------------------------------------------------------------------

CANNON = """
    . . . . .
    . * * * .
    . a a * .
    a * * * .
    . . . . ."""


@rule("TK-6.10", "TK-9.25")
@EVERY_ORIENTATION
def test_cannon_may_fire_in_the_seven_indicated_directions_as_they_are_turned(quarters: int, mirrored: bool) -> None:
    picture = turned(CANNON, quarters, mirrored=mirrored)
    duel = summoned_as_drawn(picture, "imperial/cannon")
    assert duel.ways == {WAYS[square] for square in marked(picture)}
    assert duel.may_decline
    assert duel.piece_at("e5") == "b"
    assert duel.destroyed == (0, 0, 0), "the own piece on the target is destroyed, but scores for nobody"


@rule("TK-1.14", "TK-9.24", "TK-9.26")
def test_cannon_destroys_all_commons_on_the_line_and_upgraded_pieces_neither_suffer_nor_shield() -> None:
    line = """
        . . . . . x . . .
        . . . x a x y z a
        . . . . . . x . ."""
    duel = scene(line, card="imperial/cannon")
    assert duel.after("e").pieces() == {"f4": "x", "d5": "x", "e5": "b", "g5": "y", "h5": "z", "g6": "x"}
    assert duel.after("e").destroyed == (1, 0, 0)
    assert duel.after("skip").pieces() == drawn(line) | {"e5": "b"}


@rule("TK-6.11")
def test_cannon_cannot_be_summoned_if_the_required_piece_on_the_target_is_legendary() -> None:
    drawing = CANNON.replace("*", ".")
    assert acting(drawing, "imperial/cannon").summons == {"summon imperial/cannon e5 r0"}
    heroic, legendary = drawing.replace("a a", "a b"), drawing.replace("a a", "a c")
    assert acting(heroic, "imperial/cannon").summons == {"summon imperial/cannon e5 r0"}
    assert acting(legendary, "imperial/cannon").summons == set()


# -- Champion --------------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.7")
def test_champion_may_destroy_an_enemy_of_any_rank_on_any_neighbouring_square() -> None:
    duel = scene(
        """
        x . . . .
        . x y z .
        . x . a .
        . x x x .
        . . . . .""",
        card="imperial/champion",
    )
    assert duel.squares == {"d4", "e4", "f4", "d5", "d6", "e6", "f6"}
    assert duel.may_decline
    assert duel.after("skip").destroyed == (0, 0, 0)


@pytest.mark.parametrize(
    ("victim", "champion", "actions", "destroyed"),
    [("x", "b", 1, (1, 0, 0)), ("y", "b", 1, (0, 1, 0)), ("z", ".", 2, (0, 0, 1))],
)
def test_champion_falls_with_a_legendary_victim_and_then_an_action_is_gained(
    victim: str, champion: str, actions: int, destroyed: tuple[int, int, int]
) -> None:
    duel = scene(f". . {victim}\n. . .\n. . .", card="imperial/champion").after("f4")
    assert duel.piece_at("e5") == champion
    assert duel.actions == actions
    assert duel.destroyed == destroyed


# -- Infantry Captain ------------------------------------------------------------------------------------------


@rule("TK-9.2", "TK-9.12", "TK-9.15", "TK-20.1")
def test_infantry_captain_lets_other_pieces_make_up_to_two_combat_moves() -> None:
    duel = scene(
        """
        a . x
        . . .
        . . c""",
        card="imperial/infantry-captain",
    )
    assert duel.squares == {"d4", "f6"}
    assert duel.after("skip").done
    assert duel.after("d4", "e4", "skip").done
    same_piece_twice = duel.after("d4", "e4", "e4", "f4")
    assert same_piece_twice.done
    assert same_piece_twice.piece_at("f4") == "a", "equal rank falls to a combat move"
    assert same_piece_twice.destroyed == (1, 0, 0)
    assert duel.after("d4", "e4").squares == {"e4", "f6"}
    assert duel.after("f6", "e5").pieces() == {"d4": "a", "f4": "x", "e5": "c"}


# -- Cavalry Captain -------------------------------------------------------------------------------------------

RIDE = """
    # # . . . . . # #
    # . . . . . . . #
    . . a x x . . . .
    . . . . . . . . .
    . . . . . b . . .
    . . . . . . . . .
    . . . . . . . . .
    # . . . . . . . #
    # # . . . . . # #"""


@rule("TK-9.11", "TK-9.12")
def test_cavalry_captain_gives_one_combat_and_two_standard_moves_to_one_other_piece() -> None:
    duel = scene(RIDE, card="imperial/cavalry-captain")
    assert duel.squares == {"c3", "f5"}
    assert duel.may_decline
    combat_first = duel.after("c3", "d3")
    assert "e3" not in combat_first.squares, "the one combat move is spent"
    assert {"c2", "d2", "e2", "c3"} <= combat_first.squares
    assert combat_first.after("d2", "d1").done
    combat_last = duel.after("c3", "c2", "c1")
    assert "d2" in combat_last.squares
    assert combat_last.after("d2").done
    in_between = duel.after("c3", "b3", "c3", "d3")
    assert in_between.done
    assert in_between.destroyed == (1, 0, 0)


def test_cavalry_captain_rider_may_be_one_who_has_only_a_combat_move() -> None:
    duel = scene(
        """
        x x x
        x a x
        x x x""",
        card="imperial/cavalry-captain",
        at="e8",
    )
    assert duel.squares == {"e5"}
    assert duel.after("e5", "d4").destroyed == (1, 0, 0)


def test_cavalry_captain_rider_may_stop_after_each_move_and_at_once() -> None:
    duel = scene(RIDE, card="imperial/cavalry-captain")
    for answers in (["skip"], ["c3", "skip"], ["c3", "d3", "skip"], ["c3", "d3", "d2", "skip"]):
        assert duel.after(*answers).done


def test_cavalry_captain_heroic_rider_crushes_commons_with_standard_moves_and_one_heroic_with_the_combat_move() -> None:
    duel = scene(
        """
        b x . . .
        y y . . .
        . . . . .
        . . . . .
        . . . . .""",
        card="imperial/cavalry-captain",
    )
    ride = duel.after("c3", "d3")
    assert {"c4", "d4"} <= ride.squares
    assert "d4" not in ride.after("c4").squares
    assert ride.after("c4", "c3").done
    assert ride.after("c4", "c3").destroyed == (1, 1, 0)


# -- Gryphon Rider ---------------------------------------------------------------------------------------------


@rule("TK-9.17", "TK-9.19")
def test_gryphon_rider_may_make_a_combat_leap_to_any_other_square_without_a_legendary_piece() -> None:
    duel = scene(
        """
        # # x . . . z # #
        # . . . . . . . #
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        # . . . . . . . #
        # # b . . . y # #""",
        card="imperial/gryphon-rider",
    )
    assert len(duel.squares) == 69 - 2
    assert not {"e5", "g1"} & duel.squares
    assert duel.may_decline
    assert duel.after("skip").done, "without a leap there is nothing more"
    assert duel.after("skip").piece_at("e5") == "b"
    assert duel.after("g9").destroyed == (0, 1, 0)


@rule("TK-9.1", "TK-9.3")
def test_gryphon_rider_who_leapt_may_be_downgraded_and_then_a_common_must_be_placed_next_to_her() -> None:
    duel = scene("x", card="imperial/gryphon-rider", middle="c2").after("c1")
    assert duel.ways == {"downgrade"}
    assert duel.may_decline
    assert duel.after("skip").pieces() == {"c1": "b", "c2": "x"}
    downgraded = duel.after("downgrade")
    assert not downgraded.may_decline
    assert downgraded.squares == {"d1", "b2", "d2"}
    assert downgraded.after("b2").pieces() == {"c1": "a", "b2": "a", "c2": "x"}


@rule("TK-8.1", "TK-8.7", "TK-9.4")
def test_gryphon_rider_may_be_downgraded_when_nothing_can_be_placed() -> None:
    no_piece = scene(crowded(".", 15), card="imperial/gryphon-rider").after("e2", "downgrade")
    assert no_piece.done
    assert no_piece.piece_at("e2") == "a"
    no_square = scene(
        """
        x x x
        x x x
        x x x""",
        card="imperial/gryphon-rider",
        at="b7",
    ).after("e5", "downgrade")
    assert no_square.done
    assert no_square.piece_at("e5") == "a"


# -- Knight ----------------------------------------------------------------------------------------------------


@rule("TK-9.16")
def test_knight_may_not_crush_a_common_piece() -> None:
    duel = scene(
        """
        x a y
        . . z
        b . .""",
        card="imperial/knight",
    )
    assert duel.squares == {"f4", "d5", "d6", "e6", "f6"}


@rule("TK-9.2", "TK-9.14", "TK-9.37")
def test_knight_makes_up_to_three_moves_each_from_where_he_stands() -> None:
    duel = scene("y . y", card="imperial/knight")
    assert duel.may_decline
    assert duel.after("f5", "skip").done
    ride = duel.after("f5", "e5", "d5")
    assert ride.done
    assert ride.pieces() == {"d5": "b"}
    assert ride.destroyed == (0, 2, 0)


# -- High Priestess --------------------------------------------------------------------------------------------


def test_high_priestess_may_make_a_standard_move_and_may_then_upgrade_a_common_of_any_colour_next_to_her() -> None:
    duel = scene(
        """
        x . . . .
        . a y . .
        . . . . .
        . . . x .
        . . . . .""",
        card="imperial/high-priestess",
    )
    assert duel.squares == {"d4", "f4", "d5", "f5", "d6", "e6", "f6"}
    assert duel.may_decline
    stayed = duel.after("skip")
    assert stayed.squares == {"d4", "f6"}
    assert stayed.may_decline
    assert stayed.after("f6").piece_at("f6") == "y"
    assert stayed.after("skip").pieces() == {"c3": "x", "d4": "a", "e4": "y", "e5": "b", "f6": "x"}
    moved = duel.after("d4")
    assert moved.squares == {"c3"}, "next to where she stands now"
    assert moved.after("c3").piece_at("c3") == "y"


@rule("TK-6.10")
def test_high_priestess_replaces_the_own_piece_her_pattern_requires_on_the_target() -> None:
    drawing = """
        . . . . .
        . . . . .
        . . a . .
        . . . . .
        . a . a ."""
    duel = acting(drawing, "imperial/high-priestess")
    summoned = duel.after("summon imperial/high-priestess e5 r0")
    assert summoned.pieces() == drawn(drawing) | {"e5": "b"}
    assert not acting(drawing.replace("a . .\n", ". . .\n", 1), "imperial/high-priestess").summons


# -- Master of Intrigue ----------------------------------------------------------------------------------------

INTRIGUE = """
    . . x . .
    . a . b .
    . . . . a
    . c . a .
    . . . . ."""


@rule("TK-9.2", "TK-9.15", "TK-9.29")
def test_master_of_intrigue_lets_himself_and_the_lower_pieces_of_his_pattern_move() -> None:
    duel = scene(INTRIGUE, card="imperial/master-of-intrigue")
    assert duel.squares == {"d4", "f4", "e5", "f6"}, "neither the legendary piece nor one outside the pattern"
    assert duel.may_decline
    assert duel.after("e5").squares == {"d4", "e4", "d5", "f5", "e6", "f6"}, "a standard move: no heroic piece falls"
    crush = duel.after("d4", "e3")
    assert crush.destroyed == (1, 0, 0), "a combat move: equal rank falls"
    assert crush.squares == {"e3", "f4", "e5", "f6"}, "the piece is followed where it goes"
    assert crush.after("e3", "e4", "e4", "d4").done
    assert crush.after("skip").done


def test_master_of_intrigue_who_cannot_make_a_standard_move_leaves_combat_moves_to_his_pieces() -> None:
    duel = scene(
        """
        y y y . .
        y b y b .
        y y . y .
        . b y b .
        . . . . .""",
        card="imperial/master-of-intrigue",
    )
    assert duel.squares == {"d4", "f4", "d6", "f6"}
    assert not duel.after("d4").may_decline


def test_master_of_intrigue_who_is_crushed_by_a_helper_leaves_the_other_moves() -> None:
    duel = scene(INTRIGUE, card="imperial/master-of-intrigue").after("f4", "e5")
    assert duel.squares == {"d4", "e5", "f6"}
    assert duel.after("e5", "e4").piece_at("e4") == "b"


def test_master_of_intrigue_who_crushes_a_helper_does_not_become_one() -> None:
    duel = scene(INTRIGUE, card="imperial/master-of-intrigue").after("e5", "d4")
    assert duel.squares == {"d4", "f4", "f6"}
    assert "e3" in duel.after("d4").squares
    assert duel.after("d4", "d5").squares == {"d5", "f4", "f6"}
    beside_heroic = duel.after("f4", "e4", "d4")
    assert "e4" not in beside_heroic.squares, "the Master still makes standard moves only"


@rule("TK-9.29")
def test_master_of_intrigue_may_move_a_borrowed_enemy_piece_of_his_pattern() -> None:
    duel = acting(
        """
        x . a
        . . .
        a . a""",
        "imperial/master-of-intrigue",
        borrow=True,
    )
    summoned = duel.after("summon imperial/master-of-intrigue e5 r0 borrow d4")
    assert summoned.squares == {"d4", "f4", "d6", "f6", "e5"}
    assert summoned.after("d4", "c4", "c4", "c3").piece_at("c3") == "x"


# -- Gun Tower -------------------------------------------------------------------------------------------------

GUN_TOWER = """
    . . . . .
    . . . . .
    . * t * .
    . . a a .
    . . a a ."""


@rule("TK-9.25")
@EVERY_ORIENTATION
def test_gun_tower_arrows_turn_with_the_orientation(quarters: int, mirrored: bool) -> None:
    picture = turned(GUN_TOWER, quarters, mirrored=mirrored)
    duel = summoned_as_drawn(picture, "imperial/gun-tower")
    assert duel.ways == {WAYS[square] for square in marked(picture)}
    assert duel.may_decline


@rule("TK-9.26", "TK-9.27")
@pytest.mark.parametrize(
    ("line", "left", "destroyed"),
    [
        (". x a y", ". . . y", (1, 0, 0)),
        ("x . . y", ". . . .", (1, 1, 0)),
        ("b . x x", ". . . x", (1, 0, 0)),
        (". x z x", ". . z x", (1, 0, 0)),
        (". z x x", ". z x x", (0, 0, 0)),
        (". c x x", ". c x x", (0, 0, 0)),
        (". . . x", ". . . .", (1, 0, 0)),
        (". . . .", ". . . .", (0, 0, 0)),
    ],
)
def test_gun_tower_destroys_the_first_two_pieces_and_a_legendary_one_ends_the_shot(
    line: str, left: str, destroyed: tuple[int, int, int]
) -> None:
    duel = scene(f"x . . . . {line}", card="imperial/gun-tower", turn=0)
    assert duel.after("e").pieces() == drawn(f"x . . . b {left}")
    assert duel.after("e").destroyed == destroyed


@rule("TK-9.24")
def test_gun_tower_need_not_fire() -> None:
    duel = scene(". . . . . x x . .", card="imperial/gun-tower", turn=0)
    assert duel.after("skip").pieces() == {"e5": "b", "f5": "x", "g5": "x"}
