"""The eighteen beings of the Highland school."""

import pytest

from scenes import acting, crowded, drawn, marked, scene

rule = pytest.mark.rule


# -- Wild Eagle and Eagle Lord ---------------------------------------------------------------------------------

NEST = """
    # # x . . . y # #
    # . . . . . . . #
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    # . . . . . . . #
    # # a . b . z # #"""


@rule("TK-9.1", "TK-9.12", "TK-9.17", "TK-9.19")
@pytest.mark.parametrize(
    ("card", "letter", "too_high"),
    [("highland/wild-eagle", "a", {"g1", "g9", "e9"}), ("highland/eagle-lord", "b", {"g9"})],
)
def test_wild_eagle_and_eagle_lord_may_make_a_combat_leap_to_any_other_square(
    card: str, letter: str, too_high: set[str]
) -> None:
    duel = scene(NEST, card=card)
    assert len(duel.squares) == 69 - 1 - len(too_high)
    assert not (too_high | {"e5"}) & duel.squares
    assert duel.may_decline
    assert duel.after("skip").pieces() == drawn(NEST) | {"e5": letter}
    landed = duel.after("c1")
    assert landed.done
    assert landed.piece_at("c1") == letter
    assert landed.piece_at("e5") == "."
    assert landed.destroyed == (1, 0, 0)


@rule("TK-9.12")
def test_eagle_lord_crushes_a_heroic_piece_and_an_own_one_scores_nothing() -> None:
    duel = scene(NEST, card="highland/eagle-lord")
    assert duel.after("g1").destroyed == (0, 1, 0)
    assert duel.after("e9").destroyed == (0, 0, 0)
    assert duel.after("e9").piece_at("e9") == "b"


# -- Clan Axeman -----------------------------------------------------------------------------------------------


@rule("TK-9.1")
def test_clan_axeman_may_destroy_one_common_or_heroic_piece_on_an_orthogonal_neighbour() -> None:
    duel = scene(
        """
        x x x
        y . a
        x z x""",
        card="highland/clan-axeman",
    )
    assert duel.squares == {"e4", "d5", "f5"}
    assert duel.may_decline
    assert duel.after("skip").destroyed == (0, 0, 0)
    assert duel.after("d5").destroyed == (0, 1, 0)
    assert duel.after("f5").destroyed == (0, 0, 0)
    assert duel.after("f5").piece_at("f5") == "."
    assert duel.after("e4").done


# -- Clan Healer -----------------------------------------------------------------------------------------------

BESIDE_GREEN = """
    # # . . . . . # #
    # * * * . * * * #
    . * . * . * . * *
    * * * * . * * * .
    . * . . . . . * *
    * * . . . . . . .
    . . . . * * * . .
    # . . . * . * . #
    # # . . * * * # #"""


@rule("TK-1.2", "TK-9.2", "TK-9.20")
def test_clan_healer_places_up_to_two_commons_on_empty_squares_next_to_green_ones() -> None:
    duel = scene("x", card="highland/clan-healer", middle="b2")
    assert duel.squares == marked(BESIDE_GREEN) - {"b2"}
    assert not {"c3", "g3", "i4", "a5", "f8"} & duel.squares, "green squares do not touch each other"
    assert duel.after("skip").pieces() == {"b2": "x", "e5": "a"}
    assert duel.after("d4", "skip").pieces() == {"b2": "x", "d4": "a", "e5": "a"}
    assert duel.after("d4", "i3").done
    assert duel.after("d4", "i3").pieces() == {"b2": "x", "i3": "a", "d4": "a", "e5": "a"}


@rule("TK-8.1")
def test_clan_healer_places_no_more_than_the_supply_holds() -> None:
    assert scene(crowded(".", 14), card="highland/clan-healer").after("d4").done
    assert scene(crowded(".", 15), card="highland/clan-healer").done


# -- Dire Wolf and Wolf Rider ----------------------------------------------------------------------------------


@rule("TK-9.2", "TK-9.12", "TK-9.14")
@pytest.mark.parametrize(
    ("card", "letter", "prey"),
    [
        ("highland/dire-wolf", "a", {"d5", "f5", "e4", "e6", "f6", "d6", "d4"}),
        ("highland/wolf-rider", "b", {"d5", "f5", "e4", "e6", "f6", "d6", "d4", "f4"}),
    ],
)
def test_dire_wolf_and_wolf_rider_make_up_to_two_combat_moves(card: str, letter: str, prey: set[str]) -> None:
    duel = scene(
        """
        x . y
        a . .
        . . .""",
        card=card,
    )
    assert duel.squares == prey
    assert duel.may_decline
    assert duel.after("skip").piece_at("e5") == letter
    assert duel.after("d4", "skip").destroyed == (1, 0, 0)
    hunt = duel.after("d4", "d5")
    assert hunt.done
    assert hunt.pieces() == {"f4": "y", "d5": letter}
    assert hunt.destroyed == (1, 0, 0), "the own victim scores for nobody"


def test_wolf_rider_may_crush_a_heroic_piece_but_no_legendary_one() -> None:
    duel = scene("y . z", card="highland/wolf-rider")
    assert "d5" in duel.squares
    assert "f5" not in duel.squares
    assert duel.after("d5", "e5").destroyed == (0, 1, 0)


# -- Ritual Keeper ---------------------------------------------------------------------------------------------


@rule("TK-9.1")
def test_ritual_keeper_on_green_must_upgrade_an_own_common_and_qualifies_himself() -> None:
    duel = scene("a b x", card="highland/ritual-keeper", at="c3", middle="c5")
    assert duel.squares == {"b5", "c3"}
    assert not duel.may_decline
    assert duel.after("c3").piece_at("c3") == "b"
    assert duel.after("b5").piece_at("b5") == "b"
    alone = scene("x", card="highland/ritual-keeper", at="c3")
    assert alone.done
    assert alone.piece_at("c3") == "b"


@rule("TK-9.1", "TK-9.12")
def test_ritual_keeper_on_red_may_make_one_combat_move_with_an_own_piece() -> None:
    duel = scene(
        """
        x . .
        . . b
        . . .""",
        card="highland/ritual-keeper",
    )
    assert duel.squares == {"e5", "f5"}
    assert duel.may_decline
    assert duel.after("skip").done
    assert duel.after("e5", "d4").destroyed == (1, 0, 0)
    assert duel.after("e5", "d4").done, "one move only"


@rule("TK-6.13")
def test_ritual_keeper_on_any_other_square_does_nothing() -> None:
    duel = scene("a . x", card="highland/ritual-keeper", at="d4")
    assert duel.done
    assert duel.pieces() == {"d4": "a", "d5": "a", "f5": "x"}


# -- Blood Shaman ----------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.6")
def test_blood_shaman_must_destroy_a_common_or_heroic_piece_anywhere() -> None:
    duel = scene(
        """
        x . c
        . . .
        z . b""",
        card="highland/blood-shaman",
        at="b7",
    )
    assert duel.squares == {"d4", "f6", "b7"}
    assert not duel.may_decline
    assert duel.after("d4").destroyed == (1, 0, 0)
    assert duel.after("b7").piece_at("b7") == ".", "the Shaman himself is a legal victim"


@rule("TK-9.6")
def test_blood_shaman_with_nobody_else_destroys_himself() -> None:
    duel = scene("z . c", card="highland/blood-shaman", at="b7")
    assert duel.done
    assert duel.pieces() == {"d5": "z", "f5": "c"}


def test_blood_shaman_also_destroys_the_commons_next_to_a_victim_on_a_red_square() -> None:
    sacrifice = """
        x a y
        . x .
        b . z"""
    duel = scene(sacrifice, card="highland/blood-shaman", at="b7")
    on_red = duel.after("e5")
    assert on_red.done
    assert on_red.pieces() == {"f4": "y", "d6": "b", "f6": "z", "b7": "b"}
    assert on_red.destroyed == (2, 0, 0)
    beside_red = duel.after("d4")
    assert len(beside_red.pieces()) == 6


# -- War Drummer -----------------------------------------------------------------------------------------------

DRUM = """
    . x . . .
    . a . . .
    . . . b x
    . . . . .
    . . . . ."""


@rule("TK-9.11", "TK-9.12", "TK-9.15")
def test_war_drummer_gives_one_combat_move_or_up_to_two_standard_moves_to_other_pieces() -> None:
    duel = scene(DRUM, card="highland/war-drummer")
    assert duel.ways == {"combat", "standard"}
    assert duel.may_decline
    assert duel.after("skip").done
    combat = duel.after("combat")
    assert combat.squares == {"d4", "f5"}
    assert combat.may_decline
    assert combat.after("d4", "d3").done, "one combat move"
    assert combat.after("d4", "d3").destroyed == (1, 0, 0)
    standard = duel.after("standard")
    assert standard.squares == {"d4", "f5"}
    assert "d3" not in standard.after("d4").squares
    assert standard.after("f5", "g5").destroyed == (1, 0, 0)
    assert standard.after("d4", "d5", "skip").done
    assert standard.after("d4", "d5", "d5", "d6").done, "both by one piece"
    assert standard.after("d4", "d5", "f5", "f6").done, "or by two"


@rule("TK-6.10")
def test_war_drummer_replaces_the_own_piece_on_his_target() -> None:
    drawing = "a a\na a"
    offered = acting(drawing, "highland/war-drummer").summons
    assert {words.split()[2] for words in offered} == {"d4", "e4", "d5", "e5"}
    duel = acting(drawing, "highland/war-drummer").after("summon highland/war-drummer d4 r0")
    assert duel.pieces() == {"d4": "b", "e4": "a", "d5": "a", "e5": "a"}
    assert not acting("a a\na .", "highland/war-drummer").summons


# -- Hill Giant ------------------------------------------------------------------------------------------------


@rule("TK-9.6", "TK-9.35")
def test_hill_giant_destroys_every_common_and_heroic_piece_on_the_orthogonal_neighbours() -> None:
    duel = scene(
        """
        x y x
        x . z
        a b x""",
        card="highland/hill-giant",
    )
    assert duel.done
    assert duel.pieces() == {"d4": "x", "f4": "x", "e5": "b", "f5": "z", "d6": "a", "f6": "x"}
    assert duel.destroyed == (1, 1, 0)


def test_hill_giant_destroys_the_own_pattern_piece_before_him() -> None:
    drawing = """
        . . . . .
        . . . . .
        . . . . .
        . . a . .
        . a a a ."""
    duel = acting(drawing, "highland/hill-giant").after("summon highland/hill-giant e5 r0")
    assert duel.pieces() == {"e5": "b", "d7": "a", "e7": "a", "f7": "a"}


# -- Warlord ---------------------------------------------------------------------------------------------------

WAR = """
    . . . . .
    . a . . .
    . . . . .
    . . x . b
    . . . . ."""


@rule("TK-9.2", "TK-9.12", "TK-9.15")
def test_warlord_makes_up_to_three_combat_moves_with_own_pieces() -> None:
    duel = scene(WAR, card="highland/warlord")
    assert duel.squares == {"d4", "e5", "g6"}
    assert duel.may_decline
    assert duel.after("skip").done
    assert duel.after("e5", "e6").destroyed == (1, 0, 0)
    assert duel.after("e5", "e6", "e6", "e7", "e7", "e8").done
    assert duel.after("d4", "d3", "g6", "g5", "skip").done, "two moves of others are fine"


def test_warlord_must_make_one_of_three_moves_himself() -> None:
    duel = scene(WAR, card="highland/warlord")
    third = duel.after("d4", "d3", "g6", "g5")
    assert third.squares == {"e5"}
    assert third.may_decline
    assert duel.after("e5", "f5", "d4", "d3").squares == {"d3", "f5", "g6"}
    assert duel.after("d4", "d3", "e5", "f5").squares == {"d3", "f5", "g6"}


@rule("TK-6.16")
def test_warlord_who_fell_before_he_moved_allows_no_third_move() -> None:
    duel = scene("b . .", card="highland/warlord")
    assert duel.after("d5", "e5", "e5", "e4").done


# -- War Summoner ----------------------------------------------------------------------------------------------


def test_war_summoner_gains_an_action() -> None:
    assert scene(".", card="highland/war-summoner", actions=1).actions == 1
    assert scene(".", card="highland/war-summoner", actions=2).actions == 2


@rule("TK-6.3", "TK-9.32")
def test_war_summoner_lends_one_enemy_piece_of_its_real_rank_to_the_next_summoning() -> None:
    duel = acting(
        """
        # # . . . . . # #
        # . . . . . . . #
        . . a . a . x . .
        . . . a . . . . .
        . . . a . . a . .
        . . . . . . . . .
        . . . . . . . . .
        # . . . . . . . #
        # # . . . . . # #""",
        "highland/war-summoner",
        "imperial/swordmaster",
    )
    assert not any("swordmaster g4" in words for words in duel.summons)
    after = duel.after("summon highland/war-summoner d3 r0")
    assert "summon imperial/swordmaster g4 r0 borrow g3" in after.summons
    used = after.after("summon imperial/swordmaster g4 r0 borrow g3")
    assert used.piece_at("g3") == "x", "it stays where and whose it was"
    assert used.piece_at("g4") == "a"
    assert not any("borrow" in words for words in used.summons)


@rule("TK-9.32")
def test_war_summoner_permission_is_gone_after_the_next_summoning_and_not_after_placing() -> None:
    duel = acting(
        """
        x . a
        . . .
        a . a""",
        "imperial/swordmaster",
        "sylvan/sapling",
        "imperial/messenger",
        borrow=True,
        actions=3,
    )
    assert "summon imperial/swordmaster d5 r0 borrow d4" in duel.summons
    assert "summon imperial/swordmaster d5 r0 borrow d4" in duel.after("place a5").summons
    summoned = duel.after("summon imperial/swordmaster f5 r0")
    assert summoned.summons
    assert not any("borrow" in words for words in summoned.summons)


def test_war_summoner_lends_no_common_where_the_pattern_asks_for_a_heroic_piece() -> None:
    storm = """
        {lent} . .
        b . b
        . a ."""
    offered = acting(storm.format(lent="y"), "legends/storm-elemental", borrow=True).summons
    assert "summon legends/storm-elemental e6 r0 borrow d4" in offered
    assert not acting(storm.format(lent="x"), "legends/storm-elemental", borrow=True).summons


@rule("TK-16.13")
def test_war_summoner_adds_to_improvised_summoning_in_a_melee() -> None:
    melee = acting("x m .", "sylvan/sapling", borrow=True, form="melee", seats=3)
    offered = {words for words in melee.summons if " f5 " in words}
    assert {words.split(" ", 4)[4] for words in offered} == {"borrow d5 improvise e5", "borrow e5 improvise d5"}
    summoned = melee.after(next(words for words in offered if words.endswith("borrow d5 improvise e5")))
    assert summoned.state.improvised[0] == 1 << 2, "only the colour of the improvised piece is used up"


# -- Ritual Master ---------------------------------------------------------------------------------------------


@rule("TK-9.23")
def test_ritual_master_on_green_gains_two_actions() -> None:
    duel = scene("x . y", card="highland/ritual-master", at="c3", actions=1)
    assert duel.actions == 2
    assert len(duel.pieces()) == 3


RITUAL = """
    x . y
    . . .
    a z b"""


@rule("TK-9.1")
def test_ritual_master_on_red_may_destroy_one_heroic_and_one_common_piece_in_any_order() -> None:
    duel = scene(RITUAL, card="highland/ritual-master", at="d2")
    assert duel.squares == {"d4", "d6", "f4", "f6", "d2"}
    assert duel.may_decline
    common_first = duel.after("d4")
    assert common_first.squares == {"f4", "f6", "d2"}
    assert common_first.may_decline
    assert common_first.after("f4").done
    assert common_first.after("f4").destroyed == (1, 1, 0)
    heroic_first = duel.after("f4")
    assert heroic_first.squares == {"d4", "d6"}
    assert heroic_first.after("d6").destroyed == (0, 1, 0)
    assert heroic_first.after("skip").done
    assert duel.after("skip").destroyed == (0, 0, 0)


def test_ritual_master_elsewhere_does_nothing() -> None:
    duel = scene(RITUAL, card="highland/ritual-master", at="e8")
    assert duel.done
    assert duel.actions == 1
    assert duel.pieces() == drawn(RITUAL) | {"e8": "b"}


# -- Legend Slayer ---------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.2")
def test_legend_slayer_may_destroy_one_legendary_or_up_to_two_lower_pieces_on_the_diagonals() -> None:
    duel = scene(
        """
        z x y
        x . x
        a x c""",
        card="highland/legend-slayer",
    )
    assert duel.squares == {"d4", "f4", "d6", "f6"}
    assert duel.may_decline
    assert duel.after("d4").done
    assert duel.after("d4").destroyed == (0, 0, 1)
    assert duel.after("f6").done, "an own legendary piece is one, too"
    one = duel.after("f4")
    assert one.squares == {"d6"}, "after a lower piece no legendary one"
    assert one.may_decline
    assert one.after("skip").destroyed == (0, 1, 0)
    assert one.after("d6").done
    assert duel.after("skip").done


# -- Mountain Troll --------------------------------------------------------------------------------------------


@rule("TK-9.35")
@pytest.mark.parametrize(
    ("drawing", "left", "actions"),
    [
        ("x x x\ny . z\na . b", ". . .\ny b z\na . b", 2),
        (
            "x . . . x\n. . . . .\n. x . . .\n. . . . .\n. . . . .",
            "x . . . x\n. . . . .\n. . b . .\n. . . . .\n. . . . .",
            1,
        ),
        ("x . x\n. . .\n. . .", ". . .\n. b .\n. . .", 2),
        ("x . .\n. . .\n. . .", ". . .\n. b .\n. . .", 1),
        (". . .\n. . .\n. . .", ". . .\n. b .\n. . .", 1),
    ],
)
def test_mountain_troll_destroys_enemy_commons_around_and_gains_an_action_for_two(
    drawing: str, left: str, actions: int
) -> None:
    duel = scene(drawing, card="highland/mountain-troll")
    assert duel.done
    assert duel.pieces() == drawn(left)
    assert duel.actions == actions


@rule("TK-6.9")
def test_mountain_troll_does_not_count_the_piece_he_was_summoned_upon() -> None:
    duel = scene(". x x", card="highland/mountain-troll")
    assert duel.destroyed == (2, 0, 0)
    assert duel.actions == 1


# -- Hungry Bear -----------------------------------------------------------------------------------------------


@rule("TK-9.2", "TK-9.11")
def test_hungry_bear_moves_on_only_after_a_meal() -> None:
    duel = scene(
        """
        x . y
        a . z
        . . .""",
        card="highland/hungry-bear",
    )
    assert duel.squares == {"d4", "e4", "d5", "d6", "e6", "f6"}
    assert duel.may_decline
    assert duel.after("e4").done, "a move to an empty square ends the effect"
    fed = duel.after("d4")
    assert "d5" in fed.squares
    assert fed.may_decline
    twice = fed.after("d5")
    assert twice.done, "an own piece is a meal, too; two moves at most"
    assert twice.pieces() == {"f4": "y", "d5": "b", "f5": "z"}


# -- Werewolf --------------------------------------------------------------------------------------------------


@rule("TK-1.2", "TK-9.2", "TK-9.12")
@pytest.mark.parametrize("square", ["d2", "h6", "c8", "c3", "g3", "i4", "a5", "f8"])
def test_werewolf_on_a_coloured_square_makes_up_to_three_combat_moves(square: str) -> None:
    duel = scene("y", card="highland/werewolf", at=square)
    hunt = duel
    for _ in range(3):
        assert hunt.prompt == "move-combat"
        assert hunt.may_decline
        hunt = hunt.after(min(hunt.squares))
    assert hunt.done


@rule("TK-1.7", "TK-9.11")
@pytest.mark.parametrize(("square", "heroic", "common"), [("e5", "d4", "f4"), ("e7", "d6", "f6")])
def test_werewolf_in_the_centre_or_elsewhere_makes_one_standard_move(square: str, heroic: str, common: str) -> None:
    duel = scene("y . x\n. . .\n. . .", card="highland/werewolf", at=square, middle=square)
    assert heroic not in duel.squares, "no heroic piece falls to a standard move"
    assert common in duel.squares
    assert duel.may_decline
    assert duel.after(common).done
    assert duel.after("skip").piece_at(square) == "b"


def test_werewolf_on_a_coloured_square_may_crush_heroic_pieces() -> None:
    duel = scene("y . y", card="highland/werewolf", at="c3", middle="c3")
    assert {"b3", "d3"} <= duel.squares
    assert duel.after("b3", "c3", "d3").destroyed == (0, 2, 0)


# -- Clan Guardian ---------------------------------------------------------------------------------------------


@rule("TK-9.1", "TK-9.29")
def test_clan_guardian_may_upgrade_one_common_that_formed_the_pattern() -> None:
    duel = acting("a b . a a", "highland/clan-guardian", middle="e5").after("summon highland/clan-guardian e5 r0")
    assert duel.squares == {"c5", "f5"}, "not the heroic piece, not the piece beyond the pattern, not himself"
    assert duel.may_decline
    assert duel.after("c5").piece_at("c5") == "b"
    assert duel.after("c5").done
    assert duel.after("skip").pieces() == {"c5": "a", "d5": "b", "e5": "b", "f5": "a", "g5": "a"}


@rule("TK-9.29")
def test_clan_guardian_may_upgrade_a_borrowed_enemy_piece() -> None:
    duel = acting("a x . a .", "highland/clan-guardian", borrow=True)
    summoned = duel.after("summon highland/clan-guardian e5 r0 borrow d5")
    assert summoned.squares == {"c5", "d5", "f5"}
    assert summoned.after("d5").piece_at("d5") == "y"
