"""The arena, the ranks and the pieces (sections 1 and 2)."""

import pytest

from ludarium.games.tash_kalar.actions import Place
from ludarium.games.tash_kalar.arena import (
    ARENA,
    CENTRAL,
    CENTRE,
    DUEL_START,
    GREEN,
    MELEE_START,
    NEIGHBOURS,
    RAYS,
    RED,
    RINGS,
)
from ludarium.games.tash_kalar.cards import BEINGS, CARD_IDS, COMMON, LEGENDARY
from ludarium.spaces.squares import name_of, square_of, squares
from scenes import scene
from tash_kalar.play import course, display

rule = pytest.mark.rule
FULL_FORMS = ["high-form", "duel", "team-high-form", "team-duel", "melee"]


def names(mask: int) -> set[str]:
    return {name_of(square) for square in squares(mask)}


@rule("TK-1.1")
def test_twelve_corner_squares_do_not_exist() -> None:
    missing = {"a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "h9", "i9"}
    everything = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)}
    assert names(ARENA) == everything - missing
    game = course()
    assert game.squares == everything - missing
    assert len(game.squares) == 69
    refusal = game.why_not(Place(square_of("a1")))
    assert refusal is not None
    assert refusal.rule == "TK-1.1"


@rule("TK-1.2")
def test_red_and_green_squares() -> None:
    assert names(RED) == {"d2", "e5", "h6", "c8"}
    assert names(GREEN) == {"c3", "g3", "i4", "a5", "f8"}


@rule("TK-1.3")
@pytest.mark.parametrize("form", ["first-game", "high-form", "team-high-form"])
def test_the_side_with_nine_central_squares_is_that_of_the_high_form(form: str) -> None:
    assert names(CENTRAL) == {"d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"}
    drawing = """
        a . b
        . a .
        b . a"""
    game = course(form, drawing=drawing, actions=0, **display("central-dominance"))
    assert "claim task/central-dominance" in game.options
    elsewhere = course(form, drawing=drawing, middle="e6", actions=0, **display("central-dominance"))
    assert "claim task/central-dominance" not in elsewhere.options


@rule("TK-1.4")
@pytest.mark.parametrize("form", FULL_FORMS)
def test_coloured_squares_are_the_same_on_both_sides(form: str) -> None:
    on_green = scene("a . .\n. . .\n. . a", card="highland/ritual-keeper", at="c3", form=form)
    assert on_green.prompt == "upgrade"
    on_red = scene("a . .\n. . .\n. . a", card="highland/ritual-keeper", at="h6", form=form)
    assert on_red.prompt == "mover-combat"
    assert scene("a . .\n. . .\n. . a", card="highland/ritual-keeper", at="h5", form=form).done


@rule("TK-1.5")
def test_duel_start_squares() -> None:
    assert {name_of(square) for square in DUEL_START} == {"c5", "g5"}


@rule("TK-1.6")
def test_melee_start_symbols_lie_between_two_squares() -> None:
    pairs = {frozenset(name_of(square) for square in pair) for pair in MELEE_START}
    assert pairs == {frozenset({"f2", "g2"}), frozenset({"g6", "g7"}), frozenset({"b7", "c7"})}


@rule("TK-1.7")
def test_the_centre_is_red_and_the_middle_of_the_central_squares() -> None:
    assert name_of(CENTRE) == "e5"
    assert RED >> CENTRE & 1
    assert NEIGHBOURS[CENTRE] | 1 << CENTRE == CENTRAL


@rule("TK-1.8")
def test_four_schools_of_eighteen_beings_of_which_two_are_the_same() -> None:
    game = course("melee", 4)
    state = game.state
    by_school = {}
    for seat, school in enumerate(state.schools):
        by_school[school] = sorted(CARD_IDS[card] for card in (*state.beings[seat], *state.decks[seat].cards))
        assert len(by_school[school]) == len(set(by_school[school]))
        assert sum(BEINGS[card].printing == 1 for card in by_school[school]) == 18
    assert set(by_school) == {"northern", "southern", "highland", "sylvan"}
    assert by_school["northern"] == by_school["southern"]
    assert len({tuple(deck) for deck in by_school.values()}) == 3
    assert all(BEINGS[name].school == "sylvan" for name in by_school["sylvan"])


@rule("TK-1.9")
def test_shared_decks_have_twelve_legends_twelve_flares_and_24_tasks() -> None:
    state = course("high-form").state
    legends = [card for hand in state.legends for card in hand] + list(state.legend_deck.cards)
    flares = [card for hand in state.flares for card in hand] + list(state.flare_deck.cards)
    tasks = [*state.tasks, state.next_task, *state.task_deck.cards]
    assert (len(legends), len(flares), len(tasks)) == (12, 12, 24)
    assert len({*legends}) == len({*flares}) == 12
    assert len({*tasks}) == 24


@rule("TK-1.10")
def test_every_deck_has_its_own_discard_pile() -> None:
    game = course(
        drawing="""
            y y y y y
            x . . . x
            x b . b x
            . . b . .
            . a . a .""",
        hands={
            0: "imperial/swordmaster legends/time-elemental flare/f12",
            1: "highland/dire-wolf highland/warlord flare/f01",
        },
    )
    game.do("discard imperial/swordmaster", "skip", "invoke flare/f12", "skip", "summon legends/time-elemental e4 r0")
    shared = {deck.name: deck.discard for deck in game.view(None).shared}
    assert game.view(None).seats[0].discard == ("imperial/swordmaster",)
    assert shared == {"legends": ("legends/time-elemental",), "flares": ("flare/f12",)}
    game.do("end turn", "place c9", "place d9", "end turn", "discard highland/dire-wolf", "skip")
    assert game.view(None).seats[1].discard == ("highland/dire-wolf",)
    assert game.view(None).seats[0].discard == ("imperial/swordmaster",)


@rule("TK-1.11")
def test_at_most_one_piece_stands_on_a_square() -> None:
    game = course(drawing="x a y\n. b .\n. . z", hands={0: "imperial/knight flare/f11"})
    taken = set(game.pieces())
    assert not taken & game.squares
    assert len(game.squares) + len(taken) == 69
    after = scene("a\nx\na", card="imperial/swordmaster", at="e5")
    assert [after.state.pieces[side] >> square_of("e5") & 1 for side in (0, 1)] == [1, 0]


@rule("TK-1.12")
def test_neighbours_are_the_up_to_eight_existing_squares_around() -> None:
    assert names(NEIGHBOURS[square_of("e5")]) == {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"}
    assert names(NEIGHBOURS[square_of("c1")]) == {"d1", "b2", "c2", "d2"}
    assert names(NEIGHBOURS[square_of("a5")]) == {"a4", "b4", "b5", "a6", "b6"}
    assert names(NEIGHBOURS[square_of("h8")]) == {"g7", "h7", "i7", "g8", "g9"}


@rule("TK-1.13")
def test_distance_is_the_larger_of_both_differences() -> None:
    assert names(RINGS[0][square_of("e5")]) == {"e5"}
    assert {"d4", "e4", "d6"} <= names(RINGS[1][square_of("e5")])
    assert {"g5", "g6", "g7", "e7", "c3"} <= names(RINGS[2][square_of("e5")])
    assert "f7" in names(RINGS[2][square_of("e5")])
    assert "g9" in names(RINGS[8][square_of("c1")])
    # Charging Buck leaps exactly two squares far.
    leaps = scene(".", card="sylvan/charging-buck", at="e5").squares
    assert leaps == {"c3", "d3", "e3", "f3", "g3", "c4", "g4", "c5", "g5", "c6", "g6", "c7", "d7", "e7", "f7", "g7"}


@rule("TK-1.14")
def test_a_direction_runs_to_the_edge_without_the_own_square() -> None:
    assert [name_of(square) for square in RAYS["ne"][square_of("e5")]] == ["f4", "g3", "h2"]
    assert [name_of(square) for square in RAYS["n"][square_of("b5")]] == ["b4", "b3", "b2"]
    assert len(RAYS) == 8
    fired = scene(
        """
        # # . . x . . # #
        # . . . . . . . #
        . . . . x . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . x . . . .
        . . . . . . . . .
        # . . . . . . . #
        # # . . . . . # #""",
        card="imperial/cannon",
        at="e5",
        turn=0,
    ).after("n")
    assert fired.pieces() == {"e5": "b", "e6": "x"}


@rule("TK-1.15")
def test_a_chain_may_go_diagonally() -> None:
    chain = """
        # # . . . . . # #
        # . . . . . . . #
        . . . . . . . . .
        a . a . . . . . .
        . a . a . a . a .
        . . . . a . a . a
        . . . . . . . . .
        # . . . . . . . #
        # # . . . . . # #"""
    fields = display("side-chain")
    assert "claim task/side-chain" in course("high-form", drawing=chain, actions=0, **fields).options
    broken = chain.replace("a . a . . . . . .", "a . . . . . . . .")
    assert "claim task/side-chain" not in course("high-form", drawing=broken, actions=0, **fields).options


# ---- ranks and pieces


@rule("TK-2.1")
def test_common_is_below_heroic_is_below_legendary() -> None:
    # A heroic being arrives on lower or equal ranks only.
    for there, allowed in (("x", True), ("y", True), ("z", False), ("c", False)):
        game = course(drawing=f". {there} .\na a a\na . .", middle="e6", hands={0: "imperial/knight flare/f01"})
        assert ("e5" in game.targets("imperial/knight")) is allowed


@rule("TK-2.2", "TK-2.3")
def test_a_colour_has_17_two_sided_pieces_and_3_legendary_ones() -> None:
    game = course("high-form", drawing="a b c\nb a x\nz y x")
    own, enemy = game.view(None).sides
    assert (own.commons, own.heroics, own.legendaries) == (2, 2, 1)
    assert (own.spare, own.spare_legendaries) == (17 - 4, 3 - 1)
    assert (enemy.spare, enemy.spare_legendaries) == (17 - 3, 3 - 1)
    state = game.state
    assert state.spare(0, COMMON) == 13
    assert state.spare(0, LEGENDARY) == 2


@rule("TK-2.4")
def test_upgraded_means_heroic_or_legendary_and_non_legendary_the_other_pair() -> None:
    state = course(drawing="a b c\nx y z").state
    assert names(state.upgraded) == {"e4", "f4", "e5", "f5"}
    # Leviathan downgrades upgraded pieces; Clan Axeman hits non-legendary ones.
    leviathan = scene("a b c\nx . .\ny z .", card="legends/leviathan", at="i5").after("downgrade")
    assert leviathan.squares == {"e4", "f4", "d6", "e6", "i5"}
    axeman = scene(". x .\ny . z\n. b .", card="highland/clan-axeman")
    assert axeman.squares == {"e4", "d5", "e6"}


@rule("TK-2.5", "TK-6.15")
def test_pieces_do_not_remember_how_they_came() -> None:
    drawing = "a\n.\na"
    summoned = course(drawing=drawing, hands={0: "imperial/swordmaster flare/f01"})
    summoned.do("summon imperial/swordmaster e5 r0")
    placed = course(drawing=drawing, hands={0: "imperial/swordmaster flare/f01"}).do("place e5")
    assert summoned.view(None).arena == placed.view(None).arena
    assert summoned.state.pieces == placed.state.pieces


@rule("TK-2.6", "TK-2.8")
def test_a_destroyed_piece_is_back_in_its_supply_at_once() -> None:
    shot = scene("x . .\n. . .\n. . y", card="imperial/swordmaster", at="e5")
    assert shot.state.spare(1, COMMON) == 16 - 2
    after = shot.after("d4")
    assert after.state.spare(1, COMMON) == 16 - 1
    assert after.destroyed == (1, 0, 0)


@rule("TK-2.8", "TK-8.5")
def test_own_pieces_that_fall_count_for_the_supply_in_the_same_turn() -> None:
    game = course(
        drawing="""
            # # . . . . . # #
            # . . . . . . . #
            . . . . . . . . .
            . . . . a . . . .
            . . . a a . . . .
            . . a . . . . . .
            a a a a a a . . .
            # a a a a a a . #
            # # . . . . . # #""",
        hands={0: "imperial/cannon flare/f01"},
    )
    assert game.state.spare(0, COMMON) == 0
    assert "take" in game.verbs()
    assert "place" not in game.verbs()
    game.do("summon imperial/cannon e5 r0", "direction n")
    assert game.at("e4") == "."
    assert game.state.spare(0, COMMON) == 1
    assert "place" in game.verbs()
    assert "take" not in game.verbs()


@rule("TK-2.7")
@pytest.mark.parametrize(
    ("form", "seats", "two_sided"),
    [
        ("first-game", 2, 17),
        ("high-form", 2, 17),
        ("team-high-form", 4, 17),
        ("duel", 2, 16),
        ("team-duel", 4, 16),
        ("melee", 3, 15),
        ("melee", 4, 14),
    ],
)
def test_score_markers_are_not_in_the_supply(form: str, seats: int, two_sided: int) -> None:
    for side in course(form, seats).view(None).sides:
        assert side.spare == two_sided
        assert side.spare_legendaries == (0 if form == "first-game" else 3)
