"""The twelve flares: when each half applies and what it does."""

from collections.abc import Callable

import pytest

from ludarium.games.tash_kalar.events import FlareInvoked
from scenes import Scene, acting, card_number, crowded, scene

rule = pytest.mark.rule

Half = Callable[[str], Scene]

MORE = {
    "flare/f01": (3, 6),
    "flare/f02": (4, 4),
    "flare/f03": (3, 5),
    "flare/f04": (4, 5),
    "flare/f05": (3, 6),
    "flare/f06": (4, 4),
    "flare/f07": (4, 6),
    "flare/f08": (4, 5),
    "flare/f09": (5, 4),
    "flare/f10": (5, 5),
    "flare/f11": (3, 4),
    "flare/f12": (2, 5),
}
"""How many upgraded pieces, and how many pieces, the opponent must have more (TK-10.2, TK-10.3)."""

TWO_COMMONS = """
    . . . . .
    . a . . .
    . . . . .
    . . . . a
    . . . . ."""


def upper(card: str, drawing: str = TWO_COMMONS) -> Scene:
    """The flare invoked with just enough enemy heroics along the lowest squares, so that only its upper half applies.

    The drawing must hold two own commons more than enemy pieces, and no upgraded ones.
    """
    return invoked(card, crowded(drawing, MORE[card][0], letter="y"), upper=True, lower=False)


def lower(card: str, drawing: str = TWO_COMMONS, own: int = 2) -> Scene:
    """The flare invoked with just enough enemy commons, so that only its lower half applies."""
    return invoked(card, crowded(drawing, MORE[card][1] + own, letter="x"), upper=False, lower=True)


def invoked(card: str, drawing: str, *, upper: bool, lower: bool) -> Scene:
    """The flare invoked on that arena; checks which halves apply."""
    duel = scene(drawing, card=card)
    assert FlareInvoked(0, card, 1, upper, lower) in duel.events
    return duel


def new_pieces(duel: Scene, before: Scene) -> dict[str, str]:
    """The pieces that the answers added."""
    return {square: piece for square, piece in duel.pieces().items() if before.pieces().get(square) != piece}


# -- conditions ------------------------------------------------------------------------------------------------


@rule("TK-10.2", "TK-10.3", "TK-10.4", "TK-20.6")
@pytest.mark.parametrize("card", MORE)
def test_a_flare_can_be_invoked_exactly_when_the_opponent_has_as_many_more_as_a_half_asks_for(card: str) -> None:
    more_upgraded, more_pieces = MORE[card]

    def can_be_invoked(drawing: str) -> bool:
        duel = acting(drawing, flares=((card_number(card),), ()))
        return f"invoke {card} against 1" in {str(option) for option in duel.decision.options}

    balanced = crowded(TWO_COMMONS.replace("a", "b", 1), 1, letter="y")
    assert not can_be_invoked(crowded(balanced, more_upgraded - 1, letter="y"))
    assert can_be_invoked(crowded(balanced, more_upgraded, letter="y"))
    assert not can_be_invoked(crowded(TWO_COMMONS, more_pieces + 1, letter="x"))
    assert can_be_invoked(crowded(TWO_COMMONS, more_pieces + 2, letter="x"))


@rule("TK-10.2")
def test_legendary_pieces_are_upgraded_pieces_too() -> None:
    two_legendaries = crowded(TWO_COMMONS, 2, letter="z")
    assert invoked("flare/f12", two_legendaries, upper=True, lower=False).prompt == "leaper-standard"


@rule("TK-10.1", "TK-10.5", "TK-10.6")
def test_both_halves_apply_upper_first_and_the_conditions_are_looked_at_only_once() -> None:
    duel = invoked("flare/f02", crowded(".", 4, letter="y"), upper=True, lower=True)
    assert duel.prompt == "place"
    lower_half = duel.after("e5")
    assert lower_half.prompt == "place", "with one piece placed the opponent has only three more, but that is too late"
    assert lower_half.after("e4").done
    assert new_pieces(lower_half.after("e4"), duel) == {"e5": "a", "e4": "a"}


@rule("TK-10.6")
def test_the_moves_of_an_upper_half_come_before_the_action_of_the_lower_half() -> None:
    duel = invoked("flare/f03", crowded("a", 6, letter="y"), upper=True, lower=True)
    assert duel.actions == 2
    assert duel.after("skip").actions == 3


@rule("TK-10.7")
def test_invoking_a_flare_costs_no_action_and_discards_it() -> None:
    duel = upper("flare/f01").after("e5")
    assert duel.actions == 2
    assert duel.state.flares[0] == ()
    assert duel.state.flare_discard == (card_number("flare/f01"),)


@rule("TK-10.10")
def test_in_a_team_game_the_pieces_of_the_two_teams_are_compared() -> None:
    number = card_number("flare/f12")
    team = acting(crowded("a", 5, letter="x"), form="team-duel", flares=((number,), (), (), ()))
    assert not any(str(option).startswith("invoke") for option in team.decision.options)
    team = acting(crowded("a", 6, letter="x"), form="team-duel", flares=((number,), (), (), ()))
    assert "invoke flare/f12 against 1" in {str(option) for option in team.decision.options}


# -- placing ---------------------------------------------------------------------------------------------------

PLACING: list[tuple[str, Half, str]] = [
    ("flare/f01", upper, "a"),
    ("flare/f01", lower, "b"),
    ("flare/f02", upper, "a"),
    ("flare/f02", lower, "a"),
    ("flare/f04", upper, "a"),
    ("flare/f05", lower, "aa"),
    ("flare/f07", upper, "a"),
    ("flare/f08", lower, "a"),
    ("flare/f09", upper, "b"),
    ("flare/f10", upper, "aa"),
    ("flare/f10", lower, "a"),
    ("flare/f11", upper, "a"),
]


@rule("TK-9.20", "TK-10.8")
@pytest.mark.parametrize(("card", "half", "pieces"), PLACING)
def test_a_placing_half_must_place_its_pieces_on_empty_squares(card: str, half: Half, pieces: str) -> None:
    before = half(card)
    duel = before
    for square in ("e5", "c1")[: len(pieces)]:
        assert len(duel.squares) == 69 - len(duel.pieces()), "any empty square"
        assert not duel.may_decline
        duel = duel.after(square)
    assert duel.done
    assert "".join(new_pieces(duel, before).values()) == pieces


@rule("TK-8.1", "TK-9.4", "TK-10.9")
@pytest.mark.parametrize("card", [card for card, half, _ in PLACING if half is upper])
def test_a_placing_half_is_skipped_when_the_supply_is_empty(card: str) -> None:
    heroics = crowded(".", MORE[card][0], letter="y")
    assert not invoked(card, crowded(heroics, 15), upper=True, lower=False).done
    assert invoked(card, crowded(heroics, 16), upper=True, lower=False).done


@rule("TK-8.1", "TK-9.4")
def test_f10_upper_places_the_one_common_that_is_left() -> None:
    duel = invoked("flare/f10", crowded(crowded(".", 5, letter="y"), 15), upper=True, lower=False)
    assert duel.after("e5").done


# -- gaining an action -----------------------------------------------------------------------------------------


@rule("TK-9.23", "TK-10.8")
@pytest.mark.parametrize(("card", "half"), [("flare/f03", lower), ("flare/f08", upper), ("flare/f12", lower)])
def test_f03_lower_f08_upper_and_f12_lower_gain_an_action(card: str, half: Half) -> None:
    duel = half(card)
    assert duel.done
    assert duel.actions == 3


@rule("TK-4.8")
def test_an_action_gained_after_the_last_one_can_still_be_used() -> None:
    duel = acting(crowded(".", 5, letter="x"), flares=((card_number("flare/f12"),), ()), actions=1).after("place e5")
    assert duel.prompt == "end-turn"
    assert not any("invoke" in str(option) for option in duel.decision.options), "the placed piece makes it four more"
    behind = acting(crowded(".", 6, letter="x"), flares=((card_number("flare/f12"),), ()), actions=1).after("place e5")
    assert behind.after("invoke flare/f12 against 1").prompt == "action"


# -- moving ----------------------------------------------------------------------------------------------------

MARCH = """
    . . . . .
    . a x . .
    . . . a .
    . . a . .
    . . . . ."""


@rule("TK-9.2", "TK-9.11", "TK-9.15")
def test_f03_upper_makes_up_to_three_standard_moves_with_own_commons() -> None:
    duel = upper("flare/f03", MARCH)
    assert duel.squares == {"d4", "f5", "e6"}
    assert duel.may_decline
    assert "e4" not in duel.after("d4").squares, "a common moves onto empty squares only"
    assert duel.after("skip").done
    assert duel.after("d4", "d5", "skip").done
    one_piece = duel.after("d4", "d3", "d3", "d2", "d2", "d1")
    assert one_piece.done
    assert one_piece.piece_at("d1") == "a"
    assert duel.after("d4", "d3", "f5", "g5", "e6", "e7").done


def test_f03_upper_moves_no_heroic_piece() -> None:
    duel = invoked("flare/f03", crowded("b . a", 4, letter="y"), upper=True, lower=False)
    assert duel.squares == {"f5"}


@rule("TK-9.12")
def test_f06_lower_may_make_one_combat_leap_with_an_own_common() -> None:
    leap = lower("flare/f06", "a . b x", own=1)
    assert leap.squares == {"c5"}
    assert leap.may_decline
    landing = leap.after("c5")
    assert not landing.may_decline
    assert "f5" in landing.squares
    assert not {"c5", "e5"} & landing.squares, "neither its own square nor that of a heroic piece"
    crushed = landing.after("f5")
    assert crushed.done
    assert crushed.destroyed == (1, 0, 0)
    assert leap.after("skip").done


@rule("TK-9.11", "TK-9.17")
def test_f12_upper_may_make_one_standard_leap_with_an_own_common() -> None:
    leap = upper("flare/f12", "a x . a a")
    assert leap.squares == {"c5", "f5", "g5"}
    assert leap.may_decline
    assert len(leap.after("c5").squares) == 69 - len(leap.pieces()), "a common leaps onto empty squares only"
    assert leap.after("c5", "e1").piece_at("e1") == "a"
    assert leap.after("c5", "e1").done
    assert leap.after("skip").done


@rule("TK-9.11", "TK-9.12", "TK-9.15")
def test_f09_lower_makes_one_standard_and_one_combat_move_in_either_order_with_commons() -> None:
    duel = lower("flare/f09", "a x . b .", own=1)
    assert duel.ways == {"standard", "combat"}
    assert duel.may_decline
    assert duel.after("skip").done
    standard_first = duel.after("standard")
    assert standard_first.squares == {"c5"}, "commons only"
    assert "d5" not in standard_first.after("c5").squares
    then_combat = standard_first.after("c5", "c4")
    assert "d5" in then_combat.after("c4").squares
    assert then_combat.after("c4", "d5").done
    assert then_combat.after("c4", "d5").destroyed == (1, 0, 0)
    combat_first = duel.after("combat", "c5", "d5")
    assert combat_first.prompt == "mover-standard"
    assert combat_first.after("d5", "e5").done, "the same piece may make both"
    assert combat_first.after("skip").done


@rule("TK-9.11", "TK-9.12", "TK-9.15")
def test_f11_lower_makes_one_combat_move_or_two_standard_moves_with_commons_and_heroics() -> None:
    duel = lower("flare/f11", "a x . b c", own=2)
    assert duel.ways == {"combat", "standard"}
    assert duel.may_decline
    assert duel.after("skip").done
    combat = duel.after("combat")
    assert combat.squares == {"c5", "f5"}, "no legendary piece"
    assert combat.after("c5", "d5").destroyed == (1, 0, 0)
    assert combat.after("c5", "d5").done
    standard = duel.after("standard")
    assert "d5" not in standard.after("c5").squares
    assert standard.after("f5", "e5", "e5", "d5").destroyed == (1, 0, 0)
    assert standard.after("f5", "e5", "e5", "d5").done
    assert standard.after("f5", "e5", "c5", "c4").done
    assert standard.after("f5", "e5", "skip").done


# -- either, or ------------------------------------------------------------------------------------------------


@rule("TK-9.22", "TK-10.8")
def test_f04_lower_must_place_a_common_or_convert_an_enemy_common_anywhere() -> None:
    duel = lower("flare/f04", "a . y x a", own=1)
    assert duel.ways == {"place", "convert"}
    assert not duel.may_decline
    assert not duel.after("place").may_decline
    placed = duel.after("place", "e1")
    assert placed.piece_at("e1") == "a"
    assert placed.done
    convert = duel.after("convert")
    assert not convert.may_decline
    assert {piece for square, piece in duel.pieces().items() if square in convert.squares} == {"x"}
    assert len(convert.squares) == 7, "no heroic piece"
    converted = convert.after("f5")
    assert converted.done
    assert converted.piece_at("f5") == "a"
    assert converted.destroyed == (1, 0, 0)


@rule("TK-9.11", "TK-9.21", "TK-10.8")
def test_f05_upper_must_move_or_upgrade_a_common() -> None:
    duel = invoked("flare/f05", crowded("a x b a a", 4, letter="y"), upper=True, lower=False)
    assert duel.ways == {"move", "upgrade"}
    assert not duel.may_decline
    move = duel.after("move")
    assert move.squares == {"c5", "f5", "g5"}, "own commons only"
    assert not move.may_decline
    assert not move.after("c5").may_decline
    assert "d5" not in move.after("c5").squares
    assert move.after("c5", "c4").done
    upgrade = duel.after("upgrade")
    assert upgrade.squares == {"c5", "f5", "g5"}
    assert not upgrade.may_decline
    assert upgrade.after("g5").piece_at("g5") == "b"
    assert upgrade.after("g5").done


@rule("TK-10.8", "TK-10.9")
def test_f05_upper_is_skipped_without_a_common_and_leaves_only_the_upgrade_to_one_that_cannot_move() -> None:
    assert invoked("flare/f05", crowded(".", 3, letter="y"), upper=True, lower=False).done
    walled_in = """
        x x x
        x a x
        x x x"""
    only_upgrade = invoked("flare/f05", crowded(walled_in, 3, letter="y"), upper=True, lower=True)
    assert only_upgrade.piece_at("e5") == "b", "the one thing that can be done is done without asking"


@rule("TK-9.21", "TK-10.8")
def test_f06_upper_must_place_or_upgrade_a_common() -> None:
    half = invoked("flare/f06", crowded("x b . a a", 5, letter="y"), upper=True, lower=False)
    assert half.ways == {"place", "upgrade"}
    assert not half.may_decline
    assert half.after("place", "e1").piece_at("e1") == "a"
    assert half.after("place", "e1").done
    assert not half.after("place").may_decline
    assert half.after("upgrade").squares == {"f5", "g5"}, "own commons only"
    assert not half.after("upgrade").may_decline
    assert half.after("upgrade", "g5").piece_at("g5") == "b"


@rule("TK-8.1", "TK-10.9")
def test_f06_upper_leaves_what_can_be_done() -> None:
    heroics = crowded(".", 4, letter="y")
    full = invoked("flare/f06", crowded(heroics, 16), upper=True, lower=False)
    assert full.prompt == "upgrade", "no common is left to be placed"
    assert len(full.squares) == 16
    nobody = invoked("flare/f06", heroics, upper=True, lower=True)
    assert nobody.prompt == "place", "there is no common to be upgraded"


@rule("TK-10.8", "TK-10.9")
def test_f07_lower_must_upgrade_a_common_and_gains_an_action_even_without_one() -> None:
    duel = lower("flare/f07")
    assert duel.squares == {"d4", "g6"}
    assert not duel.may_decline
    upgraded = duel.after("d4")
    assert upgraded.piece_at("d4") == "b"
    assert upgraded.actions == 3
    nobody = lower("flare/f07", "b", own=1)
    assert nobody.done
    assert nobody.actions == 3
    assert nobody.piece_at("e5") == "b", "only commons are upgraded"


@rule("TK-16.8")
def test_a_flare_compared_with_one_opponent_may_hit_another() -> None:
    melee = scene(crowded("m", 5, letter="x"), card="flare/f04", form="melee", seats=3)
    assert melee.after("convert", "e5").piece_at("e5") == "a"
