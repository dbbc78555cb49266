"""The worked examples of the guide, with its numbers, in its order."""

import pytest

from ludarium.games.tash_kalar.events import EndTriggered, Scored
from scenes import scene
from tash_kalar.play import Course, course, put_under

rule = pytest.mark.rule

SWORDMASTER = "imperial/swordmaster"
KNIGHT = "imperial/knight"
CANNON = "imperial/cannon"


def with_swordmaster(drawing: str) -> Course:
    return course(drawing=drawing, hands={0: f"{SWORDMASTER} {KNIGHT} {CANNON} flare/f11"})


# ---- the first game


@rule("TK-4.2", "TK-5.1", "TK-6.1", "TK-9.1", "TK-9.3", "TK-9.8")
def test_the_opening_of_a_first_game() -> None:
    game = course(
        "first-game",
        options={"schools": ["northern", "southern"]},
        hands={0: f"{SWORDMASTER} {KNIGHT} {CANNON} flare/f11"},
        turn=1,
        actions=1,
    )
    game.do("place e4")
    assert game.options == {"end turn"}
    game.do("end turn", "place f6", "place c3", "end turn")
    assert SWORDMASTER not in {option.split()[1] for option in game.options}
    game.do("place e6")
    assert game.targets(SWORDMASTER) == {"e5"}
    game.do(f"summon {SWORDMASTER} e5")
    assert game.at("e5") == "a"
    assert (game.prompt, game.squares) == ("destroy", {"f6"})
    declined = game.copy().do("skip")
    assert declined.pieces() == {"e4": "a", "e5": "a", "e6": "a", "f6": "x", "c3": "x"}
    game.do("pick f6")
    # Once she destroys, she must be upgraded: nothing more is asked.
    assert game.prompt == "end-turn"
    assert game.pieces() == {"e4": "a", "e5": "b", "e6": "a", "c3": "x"}
    assert game.view(None).sides[1].spare == 17 - 1


@rule("TK-6.7", "TK-6.9", "TK-9.9")
def test_swordmaster_summoned_onto_an_enemy_piece_destroys_two() -> None:
    game = with_swordmaster(
        """
        . a .
        . x .
        . a x"""
    )
    game.do(f"summon {SWORDMASTER} e5 r0")
    assert game.at("e5") == "a"
    assert game.copy().do("skip").at("e5") == "a", "what the summoning destroyed does not upgrade her"
    game.do("pick f6")
    assert game.pieces() == {"e4": "a", "e5": "b", "e6": "a"}
    assert game.state.destroyed == (0, 0, 0, 2, 0, 0)


@rule("TK-6.8")
def test_swordmaster_cannot_be_summoned_onto_a_heroic_piece() -> None:
    game = with_swordmaster(". a .\n. y .\n. a .")
    assert game.targets(SWORDMASTER) == set()


@rule("TK-6.7")
def test_swordmaster_may_be_summoned_onto_an_own_common() -> None:
    game = with_swordmaster(". a .\n. a .\n. a x")
    assert "e5" in game.targets(SWORDMASTER)
    game.do(f"summon {SWORDMASTER} e5 r0", "pick f6")
    assert game.pieces() == {"e4": "a", "e5": "b", "e6": "a"}


@rule("TK-6.3", "TK-6.13")
def test_higher_ranks_show_the_pattern_but_a_heroic_enemy_is_no_prey() -> None:
    game = with_swordmaster(". b .\n. . .\n. b y")
    assert game.targets(SWORDMASTER) == {"e5"}
    game.do(f"summon {SWORDMASTER} e5 r0")
    assert game.prompt == "action"
    assert game.pieces() == {"e4": "b", "e5": "a", "e6": "b", "f6": "y"}


@rule("TK-6.13", "TK-4.11")
def test_an_own_piece_is_no_prey_either_and_a_card_is_drawn_all_the_same() -> None:
    game = with_swordmaster(". a .\n. . .\n. a a")
    game.do(f"summon {SWORDMASTER} e5 r0")
    assert game.prompt == "action"
    assert len(game.hand(0)) == 3
    game.do("place a5", "end turn")
    assert game.counts(0) == (3, 2, 1)


@rule("TK-9.6")
def test_wording_without_a_colour_can_force_an_own_piece_to_fall() -> None:
    # Hill Giant destroys what stands beside it, whoever's it is.
    giant = scene(". a .\nx . x\n. a .", card="highland/hill-giant")
    assert giant.done
    assert giant.pieces() == {"e5": "b"}


# ---- more beings

KNIGHTS = {
    "as printed": (". . .\na a a\na . .", "e4"),
    "mirrored": (". . .\na a a\n. . a", "e4"),
    "a quarter turn": ("a a .\n. a .\n. a .", "f5"),
    "half a turn": (". . a\na a a\n. . .", "e6"),
    "three quarters": (". a .\n. a .\n. a a", "d5"),
    "mirrored, a quarter turn": (". a .\n. a .\na a .", "f5"),
    "mirrored, half a turn": ("a . .\na a a\n. . .", "e6"),
    "mirrored, three quarters": (". a a\n. a .\n. a .", "d5"),
}


@rule("TK-6.2")
@pytest.mark.parametrize("way", KNIGHTS)
def test_the_knights_letter_l_may_be_turned_and_mirrored(way: str) -> None:
    drawing, target = KNIGHTS[way]
    game = with_swordmaster(drawing)
    assert game.targets(KNIGHT) == {target}
    game.do(f"summon {KNIGHT} {target}")
    assert game.at(target) == "b"


@rule("TK-6.4", "TK-6.7")
@pytest.mark.parametrize("there", list(".axby"))
def test_squares_drawn_empty_need_not_be_empty(there: str) -> None:
    game = with_swordmaster(f"x {there} y\na a b\na z x")
    assert "e4" in game.targets(KNIGHT)
    game.do(f"summon {KNIGHT} e4 r0")
    assert game.at("e4") == "b"


@rule("TK-6.10", "TK-6.11")
def test_cannon_arrives_on_one_of_three_own_pieces() -> None:
    drawing = """
        # # . . . . . # #
        # . . . . . a . #
        . . . . . . a . .
        . . . . . . . a .
        . . . b a . . . .
        . . a . . a . . .
        . . . . . . . . .
        # . . . . . . . #
        # # . . . . . # #"""
    game = with_swordmaster(drawing)
    assert game.targets(CANNON) == {"e5", "d5", "g2"}
    for target in ("e5", "d5", "g2"):
        after = game.copy().do(f"summon {CANNON} {target}")
        assert after.at(target) == "b"
        assert after.prompt == "fire-direction"
    # With a legendary piece there the pattern is shown, but the Cannon cannot be summoned onto it.
    legendary = with_swordmaster(drawing.replace("b a . . . .", "b c . . . ."))
    assert legendary.targets(CANNON) == {"d5", "g2"}


@rule("TK-9.24", "TK-9.6")
def test_cannon_need_not_fire_but_once_it_does_own_commons_fall_too() -> None:
    shot = scene("x\na\n.\ny\nx", card=CANNON, at="e8", turn=0)
    assert shot.may_decline
    assert shot.after("skip").pieces() == {"e3": "x", "e4": "a", "e6": "y", "e7": "x", "e8": "b"}
    assert shot.after("n").pieces() == {"e6": "y", "e8": "b"}


# ---- moves and leaps

SURROUNDED = """
    x y z
    . . .
    a b c"""


def moves(rank: str, kind: str) -> set[str]:
    """Where an own piece of that rank in the middle of the drawing may move."""
    drawing = SURROUNDED.replace(". . .", f". {rank} .")
    return scene(drawing, card="highland/war-drummer", at="a5").after(kind, "e5").squares


@rule("TK-9.10", "TK-9.11")
def test_standard_moves_of_a_heroic_and_a_common_piece() -> None:
    assert moves("b", "standard") == {"d4", "d5", "f5", "d6"}
    assert moves("a", "standard") == {"d5", "f5"}
    assert moves("c", "standard") == {"d4", "e4", "d5", "f5", "d6", "e6"}


@rule("TK-9.12", "TK-20.1")
def test_combat_moves_of_a_heroic_and_a_common_piece() -> None:
    assert moves("b", "combat") == {"d4", "e4", "d5", "f5", "d6", "e6"}
    assert moves("a", "combat") == {"d4", "d5", "f5", "d6"}
    assert moves("c", "combat") == {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"}


@rule("TK-9.14")
def test_several_moves_destroy_on_every_square_entered() -> None:
    wolf = scene(". x .\n. y .\n. x .", card="highland/wolf-rider", at="e7").after("e6", "e5")
    assert wolf.pieces() == {"e5": "b", "e4": "x"}
    assert wolf.destroyed == (1, 1, 0)


@rule("TK-9.16")
def test_the_knight_moves_to_empty_and_heroic_squares_only() -> None:
    assert scene("x y z\na . b\nc . x", card=KNIGHT).squares == {"e4", "f5", "e6"}


@rule("TK-9.17", "TK-9.19")
def test_leaps_go_anywhere_and_hit_nothing_on_the_way() -> None:
    eagle = scene("x x x\ny . z\nb . .", card="highland/wild-eagle", at="e5")
    assert {"d4", "e4", "f4", "c1", "i5"} <= eagle.squares
    assert not {"e5", "d5", "f5", "d6"} & eagle.squares
    assert eagle.after("e1").pieces() == {"d4": "x", "e4": "x", "f4": "x", "d5": "y", "f5": "z", "d6": "b", "e1": "a"}


# ---- flares: the card with 3 and 4


def behind(upgraded: int, commons: int, own: str = "", flare: str = "flare/f11") -> Course:
    """Blue has so many upgraded pieces and commons; Red holds the flare and has the pieces of `own` in row 8."""
    row = ["y"] * upgraded + ["x"] * commons + ["."] * (18 - upgraded - commons)
    rows = [" ".join(row[:9]), " ".join(row[9:])]
    lines = [". . . . . . . . ."] * 3 + [*rows, ". . . . . . . . .", ". . . . . . . . ."]
    bottom = "# " + " ".join((own + ".......")[:7]) + " #"
    drawing = "\n".join([lines[0].replace(". .", "# #", 1), *lines[1:7], bottom, "# # . . . . . # #"])
    return course(drawing=drawing, hands={0: f"{SWORDMASTER} {flare}"})


@rule("TK-10.2", "TK-10.3", "TK-10.4")
@pytest.mark.parametrize(
    ("upgraded", "pieces", "fulfilled"),
    [(3, 4, False), (4, 4, True), (3, 5, True), (4, 5, True), (3, 3, False)],
)
def test_a_flare_of_four_and_five_asks_for_those_numbers(upgraded: int, pieces: int, fulfilled: bool) -> None:
    game = behind(upgraded, pieces - upgraded, flare="flare/f04")
    assert ("invoke flare/f04 against 1" in game.options) is fulfilled


@rule("TK-10.4", "TK-20.6")
def test_two_upgraded_and_three_pieces_more_are_not_enough() -> None:
    game = behind(2, 1)
    assert "invoke" not in game.verbs()


@rule("TK-10.2", "TK-10.7")
def test_three_upgraded_more_fulfil_the_upper_condition() -> None:
    game = behind(3, 0)
    game.do("invoke flare/f11 against 1")
    assert game.prompt == "place"
    game.do("pick e9")
    assert game.at("e9") == "a"
    assert (game.prompt, game.state.actions) == ("action", 2)


@rule("TK-10.3", "TK-10.7")
def test_eight_pieces_more_fulfil_the_lower_condition() -> None:
    game = behind(2, 7, own="a")
    game.do("invoke flare/f11 against 1")
    assert game.prompt == "combat-or-standard"
    combat = game.copy().do("choose combat", "pick b8", "pick b7")
    assert (combat.prompt, combat.state.actions, combat.at("b7")) == ("action", 2, "a")
    standard = game.copy().do("choose standard", "pick b8", "pick b7", "pick b7", "pick b6")
    assert (standard.prompt, standard.state.actions, standard.at("b6")) == ("action", 2, "a")


@rule("TK-10.5", "TK-10.6")
def test_four_and_four_more_apply_both_halves_upper_first() -> None:
    game = behind(4, 1, own="a")
    game.do("invoke flare/f11 against 1")
    assert game.prompt == "place"
    assert "b8" not in game.squares, "the piece has not moved away yet"
    game.do("pick g9")
    # Two own pieces against five: the lower condition does not hold any more, but it did when it mattered.
    assert game.prompt == "combat-or-standard"
    game.do("choose combat")
    assert game.squares == {"b8", "g9"}
    game.do("pick g9", "pick g8")
    assert game.pieces() | {"g8": "a", "b8": "a"} == game.pieces()
    assert game.state.actions == 2


@rule("TK-10.9")
def test_the_action_is_gained_although_nothing_can_be_upgraded() -> None:
    game = behind(0, 7, flare="flare/f07")
    game.do("invoke flare/f07 against 1")
    assert (game.prompt, game.state.actions) == ("action", 3)


@rule("TK-10.9", "TK-4.8")
def test_placing_first_makes_the_flare_worth_more() -> None:
    game = behind(0, 7, flare="flare/f07")
    game.do("place e9", "invoke flare/f07 against 1")
    assert game.at("e9") == "b"
    assert (game.prompt, game.state.actions) == ("action", 2)


# ---- discarding


@rule("TK-7.1", "TK-7.2", "TK-7.4")
def test_three_beings_a_legend_and_the_flare_are_got_rid_of_in_one_action() -> None:
    game = course(
        hands={0: f"{SWORDMASTER} {KNIGHT} {CANNON} legends/titan legends/hell-bull flare/f11"},
    )
    game.do(f"discard {SWORDMASTER}", *put_under(CANNON, KNIGHT, "flare/f11", "legends/titan"), "skip")
    assert game.hand(0) == ["legends/hell-bull"]
    assert game.state.actions == 1
    view = game.view(0)
    assert view.seats[0].discard == (SWORDMASTER,)
    assert view.known_under == (CANNON, KNIGHT), "the first one put there is drawn first"
    assert {deck.name: deck.known_under for deck in view.shared} == {
        "legends": ("legends/titan",),
        "flares": ("flare/f11",),
    }
    game.do("place a5", "end turn")
    assert game.counts(0) == (3, 2, 1)
    assert "legends/hell-bull" in game.hand(0)


# ---- teams

KNIGHT_IN_A_TEAM = """
    . . y . .
    . . . . .
    . a a a .
    . a . . ."""


@rule("TK-15.7", "TK-15.9", "TK-15.23")
def test_the_partner_makes_the_knights_other_two_moves_and_nothing_else() -> None:
    game = course(
        "team-duel",
        drawing=KNIGHT_IN_A_TEAM,
        hands={0: f"{KNIGHT} flare/f11", 2: "sylvan/naiad flare/f01"},
    )
    game.do("place e4", f"summon {KNIGHT} e4")
    assert (game.seat, game.prompt) == (0, "move-combat")
    game.do("pick e3")
    assert game.state.destroyed == (0, 0, 0, 0, 1, 0)
    game.do("hand over")
    assert (game.seat, game.prompt) == (2, "move-combat")
    assert "hand over" not in game.options
    game.do("pick d2", "pick d1")
    assert game.at("d1") == "b"
    assert (game.seat, game.options) == (0, {"end turn"})
    game.do("end turn")
    assert game.state.points == (1, 0)
    assert game.seat == 1


@rule("TK-15.8")
def test_control_cannot_be_handed_over_between_being_and_square() -> None:
    game = course("team-duel", drawing=KNIGHT_IN_A_TEAM, hands={0: f"{KNIGHT} flare/f11"})
    assert {option for option in game.options if KNIGHT in option} == {
        *game.summons(KNIGHT),
        f"discard {KNIGHT}",
    }
    assert all(len(option.split()) == 4 for option in game.summons(KNIGHT)), "card, square and orientation at once"
    assert "hand over" in game.options


@rule("TK-15.7", "TK-15.9", "TK-15.10", "TK-15.11", "TK-15.23")
def test_the_partner_decides_the_leap_of_a_flare_and_places_two_commons() -> None:
    game = course(
        "team-duel",
        drawing="y y x\n. a .",
        hands={0: f"{KNIGHT} flare/f12", 2: "sylvan/naiad flare/f01"},
    )
    game.do("invoke flare/f12 against 1")
    assert (game.seat, game.prompt) == (0, "leaper-standard")
    game.do("hand over")
    assert (game.seat, game.prompt) == (2, "leaper-standard")
    game.do("pick e5", "pick c1")
    assert game.at("c1") == "a"
    for square in ("d1", "e1"):
        assert (game.seat, game.prompt, game.verbs()) == (2, "place-for-partner", {"place"})
        game.do(f"place {square}")
    assert (game.seat, game.options) == (0, {"end turn"})
    game.do("end turn")
    assert game.seat == 1


# ---- melee: Red is seat 0, Blue seat 1, Green seat 2, Yellow seat 3


@rule("TK-16.4", "TK-16.20")
def test_three_points_in_blue_two_in_green_and_nothing_for_the_odd_common() -> None:
    # A legendary and a heroic of Blue; a heroic and three commons of Green.
    game = course("melee", 3, actions=0, destroyed=(0, 0, 0, 0, 1, 1, 3, 1, 0)).do("end turn")
    assert game.state.colour_points[0] == (0, 3, 2)
    assert game.seat == 1, "nothing was asked about the single common"


@rule("TK-16.4", "TK-16.5", "TK-20.8")
def test_two_odd_commons_are_worth_a_point_in_one_of_their_colours() -> None:
    # Three commons of Blue, one of Green, a heroic of Yellow.
    game = course("melee", 4, actions=0, destroyed=(0, 0, 0, 3, 0, 0, 1, 0, 0, 0, 1, 0)).do("end turn")
    assert game.told(Scored) == [Scored(0, 1, "destroyed", 1), Scored(0, 1, "destroyed", 3)]
    assert (game.seat, game.prompt) == (0, "left-over-colour")
    assert game.options == {"colour 1", "colour 2", "skip"}
    assert game.copy().do("colour 1").state.colour_points[0] == (0, 2, 0, 1)
    assert game.copy().do("colour 2").state.colour_points[0] == (0, 1, 1, 1)
    assert game.copy().do("skip").state.colour_points[0] == (0, 1, 0, 1)


@rule("TK-16.7")
def test_a_flare_that_only_blue_allows_gives_blue_a_point() -> None:
    game = course("melee", 3, drawing="y y y y x\nm m m . .\na . . . .", hands={0: f"{KNIGHT} flare/f11"})
    assert {option for option in game.options if option.startswith("invoke")} == {"invoke flare/f11 against 1"}
    game.do("invoke flare/f11 against 1", "pick a5")
    assert game.prompt == "combat-or-standard", "both halves apply"
    assert game.state.colour_points == ((0, 0, 0), (1, 0, 0), (0, 0, 0))


@rule("TK-16.7", "TK-16.8")
def test_a_flare_may_be_compared_with_blue_or_green_but_not_with_both() -> None:
    game = course("melee", 3, drawing="y y y . .\nm m m m m\na . . . .", hands={0: f"{KNIGHT} flare/f11"})
    assert {option for option in game.options if option.startswith("invoke")} == {
        "invoke flare/f11 against 1",
        "invoke flare/f11 against 2",
    }
    blue = game.copy().do("invoke flare/f11 against 1", "pick a5")
    assert blue.prompt == "action", "the upper half only"
    assert blue.state.colour_points == ((0, 0, 0), (1, 0, 0), (0, 0, 0))
    green = game.copy().do("invoke flare/f11 against 2")
    assert green.prompt == "combat-or-standard", "the lower half only"
    assert green.state.colour_points == ((0, 0, 0), (0, 0, 0), (1, 0, 0))


@rule("TK-16.9", "TK-16.10")
def test_improvising_with_a_blue_piece_then_destroying_a_green_one() -> None:
    # Between the own piece on d4 and the blue one on f4, or between d4 and the green one on d6;
    # not between the blue and a green one.
    game = course("melee", 3, drawing="a . x\n. . .\nm . m", hands={0: f"{SWORDMASTER} flare/f11"})
    assert sorted(game.summons(SWORDMASTER)) == [
        f"summon {SWORDMASTER} d5 r0 improvise d6",
        f"summon {SWORDMASTER} e4 r1 improvise f4",
    ]
    assert "f5" not in game.targets(SWORDMASTER)
    assert "e6" not in game.targets(SWORDMASTER)
    lower = course("melee", 3, drawing="a . x\nm . .\n. . .", hands={0: f"{SWORDMASTER} flare/f11"})
    lower.do(f"summon {SWORDMASTER} e4 r1 improvise f4")
    assert lower.view(None).sides[0].improvised == (1,)
    lower.do("pick d5")
    assert lower.pieces() == {"d4": "a", "e4": "b", "f4": "x"}
    assert lower.state.destroyed == (0, 0, 0, 0, 0, 0, 1, 0, 0)


@rule("TK-16.11", "TK-6.8")
def test_improvising_with_the_piece_on_the_cannons_target() -> None:
    # Each time two own pieces and, on the target, a green common (g2), a blue heroic (e5) or a green legendary (f7).
    drawing = """
        # # . . . . . # #
        # . . . . . m . #
        . . . . . . a . .
        . . . . . . . a .
        . . . a y . . . .
        . . a . . . . . .
        . . . . a o . . .
        # . . a . . . . #
        # # . . . . . # #"""
    game = course("melee", 3, drawing=drawing, hands={0: f"{CANNON} flare/f11"})
    assert {option.split(" improvise ")[1] for option in game.summons(CANNON)} == {"g2", "e5"}
    assert game.targets(CANNON) == {"g2", "e5"}
    game.do(f"summon {CANNON} e5")
    assert game.at("e5") == "b"
    assert game.state.destroyed == (0, 0, 0, 0, 1, 0, 0, 0, 0)
    assert game.view(None).sides[0].improvised == (1,)


@rule("TK-16.12", "TK-9.7")
def test_champion_destroys_the_piece_that_completed_his_pattern() -> None:
    game = course("melee", 3, drawing=". . .\na . .\na n .\n. a .\n. . .", hands={0: "imperial/champion flare/f11"})
    game.do("summon imperial/champion e4 r0 improvise e5")
    assert game.prompt == "destroy"
    assert game.squares == {"e5"}, "the text speaks of adjacent pieces, so the drawing's five squares do not limit it"
    game.do("pick e5")
    assert game.at("e5") == "."
    assert game.state.destroyed == (0, 0, 0, 0, 0, 0, 0, 1, 0)


@rule("TK-16.13", "TK-9.32")
def test_improvising_and_borrowing_together_use_two_enemy_pieces() -> None:
    game = course("melee", 3, drawing=". x .\n. . .\n. m .", borrow=True, hands={0: f"{SWORDMASTER} flare/f11"})
    assert sorted(game.summons(SWORDMASTER)) == [
        f"summon {SWORDMASTER} e5 r0 borrow e4 improvise e6",
        f"summon {SWORDMASTER} e5 r0 borrow e6 improvise e4",
    ]
    game.do(f"summon {SWORDMASTER} e5 r0 borrow e4 improvise e6")
    assert game.view(None).sides[0].improvised == (2,)


RED_POINTS = (0, 5, 5, 9)
BLUE_POINTS = (5, 0, 6, 9)
GREEN_POINTS = (9, 4, 0, 9)
YELLOW_POINTS = (6, 6, 9, 0)


@rule("TK-16.14", "TK-16.15", "TK-17.4", "TK-17.5")
def test_red_begins_the_end_with_ten_yellow_points_and_comes_third() -> None:
    game = course(
        "melee",
        4,
        colour_points=(RED_POINTS, BLUE_POINTS, GREEN_POINTS, YELLOW_POINTS),
        actions=0,
        destroyed=(0,) * 10 + (1, 0),
    )
    game.do("end turn")
    assert game.state.colour_points[0] == (0, 5, 5, 10)
    assert game.told(EndTriggered) == [EndTriggered(0, "points")]
    players = []
    while not game.position.over:
        players.append(game.seat)
        game.pass_turn()
    assert players == [1, 2, 3, 0]
    assert game.outcome.places == (3, 2, 4, 1)
    assert game.outcome.winners == (3,)


@rule("TK-16.15")
@pytest.mark.parametrize(
    ("red", "place"),
    [((0, 5, 5, 10), 3), ((0, 6, 5, 10), 2), ((0, 5, 6, 10), 2), ((0, 6, 6, 10), 1)],
)
def test_a_point_more_in_blue_or_green_would_have_made_red_second_and_both_first(
    red: tuple[int, ...], place: int
) -> None:
    game = course("melee", 4, colour_points=(red, BLUE_POINTS, GREEN_POINTS, YELLOW_POINTS), actions=0, turns_left=0)
    game.do("end turn")
    assert game.outcome.places[0] == place
    assert game.outcome.places[2] == 4, "Green has the most points in all, but only four in its lowest colour"
