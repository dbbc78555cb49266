"""Summoning: pattern, orientation, target, and what becomes of card and piece (section 6)."""

import pytest

from ludarium.games.tash_kalar.actions import Summon
from ludarium.games.tash_kalar.cards import BEINGS, CARD_BEINGS, CARD_IDS
from ludarium.games.tash_kalar.events import Summoned
from ludarium.games.tash_kalar.patterns import ORIENTATIONS, TURNS
from ludarium.spaces.squares import name_of, offset, square_of
from scenes import scene
from tash_kalar.play import Course, course

rule = pytest.mark.rule
ON_ITS_TARGET = ["imperial/cannon", "imperial/high-priestess", "highland/war-drummer", "sylvan/dryad"]
ON_ITS_TARGET += ["legends/hell-bull", "legends/angel-of-death", "legends/storm-elemental"]
SEAT_OF_SCHOOL = {"imperial": 0, "highland": 1, "sylvan": 2, "legends": 0}


def shown(card: str, target: str = "e5", turn: int = 0, **replaced: str) -> Course:
    """A melee in which the pattern of the card is shown around the target, and its holder is to act."""
    school = BEINGS[card].school
    seat = SEAT_OF_SCHOOL.get(school, 0)  # a further school takes the place of the northern one
    schools = ["northern" if school in SEAT_OF_SCHOOL else school, "highland", "sylvan"]
    way = next(way for way in ORIENTATIONS[CARD_IDS.index(card)] if way.turn == turn)
    letters = {"c": "axm"[seat], "h": "byn"[seat]}
    rows = [["."] * 9 for _ in range(9)]
    for x, y, rank in way.pattern:
        at = offset(square_of(target), x, y)
        assert at is not None
        rows[at // 9][at % 9] = letters[rank]
    for square, letter in replaced.items():
        rows[square_of(square) // 9][square_of(square) % 9] = letter
    drawing = "\n".join(" ".join(row) for row in rows)
    hands, options = {seat: f"{card} flare/f01"}, {"schools": schools}
    return course("melee", 3, drawing=drawing, active=seat, controller=seat, hands=hands, options=options)


def plain(game: Course, card: str) -> list[str]:
    """Summonings without a lent piece."""
    return [option for option in game.summons(card) if "improvise" not in option]


@rule("TK-6.1", "TK-6.15", "TK-6.18")
def test_a_summoning_takes_an_action_the_card_and_a_piece_of_its_rank() -> None:
    game = course(drawing="a a a\na . .", middle="e6", hands={0: "imperial/knight imperial/cannon flare/f01"})
    before = game.pieces()
    game.do("summon imperial/knight e4")
    assert game.state.actions == 1
    assert "imperial/knight" not in game.hand(0)
    assert game.view(None).seats[0].discard == (), "the card lies there only after its effect"
    assert game.pieces() == {**before, "e4": "b"}
    game.do("skip")
    assert game.view(None).seats[0].discard == ("imperial/knight",)
    assert game.pieces() == {**before, "e4": "b"}, "the pattern's pieces stay where they are"


@rule("TK-6.1")
def test_only_cards_in_the_own_hand_can_be_summoned() -> None:
    game = course(drawing="a\n.\na", hands={0: "imperial/knight flare/f01"})
    assert not game.summons("imperial/swordmaster")
    refusal = game.why_not(Summon("imperial/swordmaster", square_of("e5"), 0))
    assert refusal is not None
    assert refusal.rule == "TK-6.1"


@rule("TK-6.2")
@pytest.mark.parametrize("card", sorted(card for card, being in BEINGS.items() if not being.anywhere))
def test_every_being_can_be_summoned_in_each_of_its_orientations(card: str) -> None:
    ways = ORIENTATIONS[CARD_IDS.index(card)]
    assert len(ways) in (1, 2, 4, 8)
    for way in ways:
        game = shown(card, turn=way.turn)
        assert f"summon {card} e5 {TURNS[way.turn]}" in game.options


@rule("TK-6.3")
@pytest.mark.parametrize(("piece", "fits"), [("a", False), ("b", True), ("c", True), ("y", False), (".", False)])
def test_a_drawn_heroic_needs_a_heroic_or_legendary_piece_of_yours(piece: str, fits: bool) -> None:
    # Time Elemental on e3: heroic pieces on d4, f4 and e5, commons on d6 and f6.
    game = course(drawing=f"{piece} . b\n. b .\na . a", hands={0: "legends/time-elemental flare/f01"})
    assert bool(game.summons("legends/time-elemental")) is fits


@rule("TK-6.3")
@pytest.mark.parametrize(("piece", "fits"), [("a", True), ("b", True), ("c", True), ("x", False), (".", False)])
def test_a_drawn_common_is_matched_by_any_rank(piece: str, fits: bool) -> None:
    game = course(drawing=f"b . b\n. b .\n{piece} . a", hands={0: "legends/time-elemental flare/f01"})
    assert bool(game.summons("legends/time-elemental")) is fits


@rule("TK-6.4")
def test_other_pieces_around_do_not_matter() -> None:
    crowded = course(drawing="x b x\ny a z\na b c\nb a y\n. x .", hands={0: "imperial/swordmaster flare/f01"})
    assert "e4" in crowded.targets("imperial/swordmaster")


@rule("TK-6.5")
def test_pattern_and_target_must_lie_in_the_arena() -> None:
    # Messenger: two pieces in a diagonal line. Before b3 and c4 there is no square a2, but behind them there is d5.
    game = course(
        drawing="""
            # # . . . . . # #
            # . . . . . . . #
            . a . . . . . . .
            . . a . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            # . . . . . . . #
            # # . . . . . # #""",
        hands={0: "imperial/messenger flare/f01"},
    )
    assert game.targets("imperial/messenger") == {"d5"}
    for card, ways in ORIENTATIONS.items():
        for way in ways:
            for square in range(81):
                if way.valid >> square & 1:
                    assert way.used(square).bit_count() == len(CARD_BEINGS[card].pattern)


@rule("TK-6.6")
def test_marks_turn_with_the_orientation_and_may_fall_outside() -> None:
    # Summoner places on marked squares: ahead of and beside herself, seen from the three pieces behind her.
    top = shown("imperial/summoner", "e1").do("summon imperial/summoner e1 r0")
    assert top.squares == {"c1", "d1", "f1", "g1"}
    upright = shown("imperial/summoner", "e5").do("summon imperial/summoner e5 r0")
    assert upright.squares == {"c3", "e3", "g3", "d4", "e4", "f4", "c5", "d5", "f5", "g5"}
    turned = shown("imperial/summoner", "e5", 1).do("summon imperial/summoner e5 r1")
    assert turned.squares == {"g3", "g5", "g7", "f4", "f5", "f6", "e3", "e4", "e6", "e7"}


@rule("TK-6.6", "TK-9.25")
def test_arrows_turn_with_the_orientation() -> None:
    # Gun Tower fires to its left or right.
    upright = shown("imperial/gun-tower").do("summon imperial/gun-tower e5 r0")
    assert upright.options == {"direction w", "direction e", "skip"}
    turned = shown("imperial/gun-tower", turn=1).do("summon imperial/gun-tower e5 r1")
    assert turned.options == {"direction n", "direction s", "skip"}


@rule("TK-6.7", "TK-6.8")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        ("imperial/swordmaster", ".axm"),
        ("imperial/knight", ".abxymn"),
        ("legends/time-elemental", ".abcxyzmno"),
    ],
)
def test_a_being_arrives_on_equal_or_lower_ranks_of_any_colour(card: str, allowed: str) -> None:
    for letter in ".abcxyzmno":
        game = shown(card, e5=letter)
        assert (f"summon {card} e5 r0" in game.options) is (letter in allowed), letter
        if letter in allowed:
            game.do(f"summon {card} e5 r0")
            assert game.at("e5") == {"common": "a", "heroic": "b", "legendary": "c"}[BEINGS[card].rank]


@rule("TK-6.9")
def test_destruction_by_summoning_counts_but_satisfies_no_condition_of_the_effect() -> None:
    # Mountain Troll gains an action for two enemy commons destroyed by the effect.
    one = scene(". . .\nx . .\n. . .", card="highland/mountain-troll", at="e5", actions=2)
    assert one.actions == 1
    upon = scene(". . .\nx x .\n. . .", card="highland/mountain-troll", at="e5", actions=2)
    assert upon.actions == 1, "the piece it arrived on was destroyed by the summoning"
    assert upon.destroyed == (2, 0, 0)
    two = scene(". . .\nx . x\n. . .", card="highland/mountain-troll", at="e5", actions=2)
    assert two.actions == 2


@rule("TK-6.10")
@pytest.mark.parametrize("card", ON_ITS_TARGET)
def test_some_beings_need_an_own_piece_on_their_target(card: str) -> None:
    seat = SEAT_OF_SCHOOL[BEINGS[card].school]
    game = shown(card)
    assert f"summon {card} e5 r0" in game.options
    assert plain(shown(card, e5="."), card) == []
    enemy = "mma"[seat]
    assert f"summon {card} e5 r0" not in shown(card, e5=enemy).options
    own = game.state.pieces[seat].bit_count()
    game.do(f"summon {card} e5 r0")
    while game.prompt not in ("action", "end-turn"):
        if game.prompt == "legend-colour":
            assert game.state.pieces[seat].bit_count() == own, "the piece on the target has made room"
        game.do(str(game.decision.options[0]))


@rule("TK-6.11")
@pytest.mark.parametrize("card", ["imperial/cannon", "imperial/high-priestess", "highland/war-drummer", "sylvan/dryad"])
def test_a_required_piece_of_higher_rank_stands_in_the_way(card: str) -> None:
    seat = SEAT_OF_SCHOOL[BEINGS[card].school]
    game = shown(card, e5="czo"[seat])
    assert f"summon {card} e5 r0" not in game.options
    refusal = game.why_not(Summon(card, square_of("e5"), 0))
    assert refusal is not None
    assert refusal.rule == "TK-6.11"


@rule("TK-6.12", "TK-20.2")
def test_the_summoner_says_which_orientation_is_used_and_it_fixes_the_marks() -> None:
    # Two rows of three, to the upper left and to the lower right, both show an Assassin on e5.
    game = course(
        drawing="""
            # # . . . . . # #
            # . . a . . . . #
            . . a . . . . . .
            . a . x . . . . .
            . . . . . . . . .
            . . . . . x . a .
            . . . . . . a . .
            # . . . . a . . #
            # # . . . . . # #""",
        hands={0: "imperial/assassin flare/f01"},
    )
    ways = [option for option in game.summons("imperial/assassin") if " e5 " in option]
    assert len(ways) == 2
    results = []
    for way in ways:
        after = game.copy().do(way)
        assert after.prompt == "action"
        results.append({square for square in ("d4", "f6") if after.at(square) == "."})
    assert sorted(map(sorted, results)) == [["d4"], ["f6"]], "never the marks of both"


@rule("TK-6.12", "TK-19.7")
def test_orientation_and_pieces_used_are_public() -> None:
    game = course(drawing="a a a\na . .", middle="e6", hands={0: "imperial/knight flare/f01"})
    game.do("summon imperial/knight e4")
    (event,) = game.told(Summoned)
    assert isinstance(event, Summoned)
    assert {name_of(square) for square in event.used} == {"d5", "e5", "f5", "d6"}
    for viewer in (0, 1, None):
        assert event.seen_by(viewer) == event
    assert event.turn == 0


@rule("TK-6.14", "TK-9.34")
def test_the_effect_comes_at_once_and_before_anything_else() -> None:
    game = course(
        drawing="x x x\nx x x\nx a x\n. . .\n. a .",
        hands={0: "imperial/swordmaster imperial/knight imperial/cannon flare/f02"},
    )
    assert {"place", "summon", "discard", "invoke"} <= game.verbs()
    game.do("summon imperial/swordmaster e6 r0")
    assert game.prompt == "destroy"
    assert game.verbs() == {"pick", "skip"}


@rule("TK-6.16")
def test_the_beings_name_means_its_piece_wherever_it_has_moved() -> None:
    # High Priestess moves first, then blesses a common next to where she is now.
    blessed = scene("a . . . a", card="imperial/high-priestess", at="d5")
    assert blessed.after("skip").squares == {"c5"}
    assert blessed.after("d6").squares == {"c5"}
    moved = scene("a . . . a", card="imperial/high-priestess", at="e5").after("f5")
    assert moved.squares == {"g5"}


@rule("TK-6.16")
def test_parts_that_need_a_destroyed_being_are_skipped() -> None:
    # One of three moves must be the Warlord's own; an own heroic piece has crushed him.
    drawing = ". . .\n. b .\na . a"
    alive = scene(drawing, card="highland/warlord", at="e5", middle="e6").after("d7", "d8", "f7", "f8")
    assert not alive.done
    assert alive.squares == {"e5"}
    crushed = scene(drawing, card="highland/warlord", at="e5", middle="e6").after("e6", "e5", "f7", "f8")
    assert crushed.done
    assert crushed.piece_at("e5") == "b"


@rule("TK-6.17")
def test_a_legend_is_summoned_like_any_being_and_its_piece_is_legendary() -> None:
    game = course("high-form", drawing="b . b\n. b .\na . a", hands={0: "legends/time-elemental flare/f01"})
    game.do("summon legends/time-elemental e3 r0")
    assert game.at("e3") == "c"
    assert game.state.actions == 1
    assert game.view(None).shared[0].discard == ("legends/time-elemental",)
    assert game.view(None).sides[0].legendaries == 1
