"""The eighteen beings of the Nethervoid school, and the Gateway."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.actions import Summon
from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.effects import Effect, resolve
from ludarium.games.tash_kalar.events import CardLaidUnder, GatewayLost, GatewayOpened, Summoned
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.text import NOTATION
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.kernel.text import Wrong
from ludarium.kernel.values import Deck
from ludarium.spaces.squares import name_of, square_of
from scenes import Scene, acting, arena, card_number, crowded, scene, start

rule = pytest.mark.rule

RED_SQUARE, GREEN_SQUARE = "h6", "g3"
"""One square of each colour."""


def netherworld(drawing: str, card: str, gateway: str = "", **fields: Any) -> Scene:
    """A scene in which seat 0 plays the Nethervoid; the Gateway stands on that square, or nowhere."""
    fields.setdefault("gateway", square_of(gateway) if gateway else -1)
    return scene(drawing, card=card, **fields)


def gateway_of(duel: Scene) -> str:
    """The square of the Gateway; empty when there is none."""
    return name_of(duel.state.gateway) if duel.state.gateway >= 0 else ""


def seen(duel: Scene, viewer: int | None) -> TashKalarView:
    return TASH_KALAR.view(duel.position, viewer)


# -- the Gateway -----------------------------------------------------------------------------------------------


@rule("TK-22.1", "TK-22.2", "TK-22.5")
def test_the_first_being_becomes_the_gateway_before_its_effect() -> None:
    duel = netherworld(". . .\n. . x\n. . .", "nethervoid/flame-imp")
    assert gateway_of(duel) == "e5"
    assert duel.squares == {"f5"}, "its effect looks at the Gateway that it has become"


@rule("TK-22.2")
@pytest.mark.parametrize(
    ("piece", "card", "gateway"),
    [
        ("a", "nethervoid/hell-rider", "e5"),
        ("a", "nethervoid/shadow-imp", "c3"),
        ("b", "nethervoid/hell-rider", "c3"),
        ("b", "nethervoid/shadow-imp", "c3"),
    ],
)
def test_a_heroic_being_takes_over_from_a_common_gateway_only(piece: str, card: str, gateway: str) -> None:
    assert gateway_of(netherworld(f"{piece} . .\n. . .\n. . .", card, "c3", middle="d4")) == gateway


@rule("TK-22.2")
def test_a_legend_does_not_become_the_gateway() -> None:
    assert gateway_of(scene(". x .", card="legends/fire-dragon")) == ""


@rule("TK-22.1")
def test_the_gateway_moves_with_its_piece() -> None:
    duel = netherworld(". . .\n. . .\n. . .", "nethervoid/hell-rider")
    assert gateway_of(duel.after("f5")) == "f5"


@rule("TK-22.3")
def test_a_gateway_that_is_destroyed_or_converted_is_gone() -> None:
    crushed = scene(". . .\n. . y\n. . .", card="imperial/champion", gateway=square_of("f5")).after("f5")
    assert gateway_of(crushed) == ""
    assert any(isinstance(event, GatewayLost) for event in crushed.events)
    converted = scene(". . y\n. . .\n. . .", card="sylvan/sylvan-queen", gateway=square_of("f4")).after("f4")
    assert gateway_of(converted) == ""


@rule("TK-22.3", "TK-8.5")
def test_a_being_summoned_upon_the_gateway_becomes_it() -> None:
    assert gateway_of(netherworld("b", "nethervoid/hell-rider", "e5")) == "e5"
    assert gateway_of(netherworld("a", "nethervoid/shadow-imp", "e5")) == "e5"
    short = netherworld(crowded("b", 15), "nethervoid/shadow-imp", "e5")
    assert gateway_of(short) == "e5", "also when its own piece is used again for want of pieces"


@rule("TK-22.4")
def test_a_gateway_that_becomes_legendary_is_none_any_more() -> None:
    duel = scene(". . a\n. . .\n. . .", card="highland/ritual-keeper", at=GREEN_SQUARE, gateway=square_of("f4"))
    assert gateway_of(duel.after("f4")) == "f4", "a heroic piece can be the Gateway"
    risen = scene(". . b\n. . .\n. . .", card="legends/angel-of-death", gateway=square_of("f4")).after("f4")
    assert [type(event) for event in risen.events].count(GatewayLost) == 1
    assert gateway_of(risen) == ""


@rule("TK-22.5")
@pytest.mark.parametrize(
    "card",
    [
        "nethervoid/vortexmaster",
        "nethervoid/demon-of-wrath",
        "nethervoid/demon-of-lust",
        "nethervoid/acolyte-of-growth",
    ],
)
def test_effects_do_nothing_while_there_is_no_gateway(card: str) -> None:
    """Only a Gateway that has fallen meanwhile leaves a heroic being without one: the effect is begun without it."""
    duel = acting(". x .\n. b .\n. . .")
    fx = Effect(duel.state.__copy__(), lambda event: None, card)
    fx.being = square_of("e5")
    asked = next(iter(resolve(fx)), None)
    assert (asked is not None) == (card == "nethervoid/acolyte-of-growth"), "placing the common needs no Gateway"


@rule("TK-21.1", "TK-22.1")
def test_everybody_sees_the_gateway() -> None:
    duel = netherworld(". . .", "nethervoid/hell-rider")
    assert {seen(duel, viewer).gateway for viewer in (None, 0, 1)} == {square_of("e5")}
    assert any(isinstance(event, GatewayOpened) for event in duel.events)


def test_a_position_tells_the_gateway_and_whose_pieces_are_used() -> None:
    state = start().base.__copy__()
    state.schools = ("nethervoid", "highland")
    state.pieces = (1 << square_of("e5"), 1 << square_of("c3"))
    state.gateway = square_of("c3")
    assert "Gateway" in NOTATION.impossible(state)
    state.gateway = square_of("e5")
    state.legendary = 1 << square_of("e5")
    assert "legendary" in NOTATION.impossible(state)
    state.legendary, state.possessed = 0, 0
    assert "nobody" in NOTATION.impossible(state)
    with pytest.raises(Wrong):
        NOTATION.names(state)["TashKalarState.gateway"].read("k9")


# -- Shadow Imp ------------------------------------------------------------------------------------------------


@rule("TK-22.5")
def test_shadow_imp_may_move_and_then_the_gateway_may_move_the_same_way() -> None:
    duel = netherworld(
        """
        . . . . .
        . . b . .
        . . . . .
        . . . . .
        . . . . .""",
        "nethervoid/shadow-imp",
        "e4",
        at="e6",
    )
    assert duel.may_decline
    assert duel.after("skip").done
    followed = duel.after("f6")
    assert followed.squares == {"f4"}
    assert followed.may_decline
    assert gateway_of(followed.after("f4")) == "f4"
    assert followed.after("skip").piece_at("e4") == "b"


def test_shadow_imp_moves_alone_when_it_is_the_gateway() -> None:
    assert netherworld(". . .", "nethervoid/shadow-imp").after("e4").done


# -- Flame Imp -------------------------------------------------------------------------------------------------


def test_flame_imp_may_destroy_a_common_of_any_colour_beside_the_gateway() -> None:
    duel = netherworld(
        """
        . a x y .
        . . b . .
        . . . . .
        . . . . x""",
        "nethervoid/flame-imp",
        "e5",
        at="c7",
        middle="e6",
    )
    assert duel.squares == {"d4", "e4"}
    assert duel.may_decline
    assert duel.after("skip").done
    assert duel.after("e4").destroyed == (1, 0, 0)


# -- Gate Keeper -----------------------------------------------------------------------------------------------


def test_gate_keeper_may_upgrade_or_place_a_common_that_becomes_the_gateway() -> None:
    duel = netherworld("a . .\n. . .\n. . .", "nethervoid/gate-keeper", "d4")
    assert duel.ways == {"place", "upgrade"}
    assert duel.may_decline
    assert gateway_of(duel.after("skip")) == "d4"
    raised = duel.after("upgrade", "e5")
    assert (raised.piece_at("e5"), gateway_of(raised)) == ("b", "e5")
    placed = duel.after("place", "a5")
    assert (placed.piece_at("a5"), gateway_of(placed)) == ("a", "a5")


# -- Demon of Gluttony -----------------------------------------------------------------------------------------


def test_demon_of_gluttony_grows_and_becomes_the_gateway_as_long_as_it_destroys() -> None:
    duel = netherworld("b . .\n. . x\n. y .", "nethervoid/demon-of-gluttony", "d4")
    assert duel.may_decline
    assert duel.after("skip").done
    empty = duel.after("e4")
    assert empty.done
    assert empty.piece_at("e4") == "a", "only a move that destroys goes on"
    fed = duel.after("f5")
    assert fed.piece_at("f5") == "b"
    assert fed.may_decline
    assert gateway_of(fed.after("skip")) == "d4"
    assert gateway_of(fed.after("g5")) == "d4"
    again = fed.after("e6")
    assert again.destroyed == (1, 1, 0)
    assert gateway_of(again) == "e6"


# -- Demon of Pride --------------------------------------------------------------------------------------------


def test_demon_of_pride_is_upgraded_becomes_the_gateway_and_may_move() -> None:
    duel = netherworld("b . .\n. . y\n. . .", "nethervoid/demon-of-pride", "d4")
    assert (duel.piece_at("e5"), gateway_of(duel)) == ("b", "e5")
    assert "f5" in duel.squares
    assert duel.may_decline
    assert duel.after("skip").done
    assert gateway_of(duel.after("f5")) == "f5"


# -- Acolyte of Destruction ------------------------------------------------------------------------------------


def test_acolyte_of_destruction_destroys_a_common_and_with_the_gateway_on_red_may_take_a_heroic() -> None:
    drawing = "x y .\n. . .\n. . b"
    plain = netherworld(drawing, "nethervoid/acolyte-of-destruction", "f6", at="c7")
    assert plain.done, "one common only: nothing to choose"
    assert plain.destroyed == (1, 0, 0)
    duel = netherworld(with_piece(drawing, RED_SQUARE, "b"), "nethervoid/acolyte-of-destruction", RED_SQUARE, at="c7")
    assert duel.squares == {"e4"}
    assert duel.may_decline
    assert duel.after("skip").destroyed == (1, 0, 0)
    assert duel.after("e4").destroyed == (1, 1, 0)


# -- Acolyte of Growth -----------------------------------------------------------------------------------------


def test_acolyte_of_growth_places_a_common_and_with_the_gateway_on_green_a_heroic_beside_it() -> None:
    plain = netherworld("b", "nethervoid/acolyte-of-growth", "e5", at="c7")
    assert not plain.may_decline
    assert plain.after("e3").done
    duel = netherworld(with_piece(".", GREEN_SQUARE, "b"), "nethervoid/acolyte-of-growth", GREEN_SQUARE, at="f5").after(
        "e2"
    )
    assert not duel.may_decline
    assert duel.squares == {"d1", "e1", "f1", "d2", "f2", "d3", "e3", "f3"}
    assert duel.after("e3").piece_at("e3") == "b"


# -- Power Seeker ----------------------------------------------------------------------------------------------


@rule("TK-22.6")
def test_power_seeker_makes_any_number_of_combat_moves_towards_another_gateway() -> None:
    duel = netherworld(
        """
        b . . . .
        . . . . .
        . . y . .
        . . . . .
        . . . . .""",
        "nethervoid/power-seeker",
        "c3",
        at="f6",
    )
    assert duel.squares == {"e5"}
    assert duel.may_decline
    assert duel.after("skip").done
    near = duel.after("e5")
    assert near.destroyed == (0, 1, 0)
    assert near.squares == {"d4"}
    onto = near.after("d4", "c3")
    assert onto.done
    assert gateway_of(onto) == "", "it may destroy the Gateway itself"


def test_power_seeker_as_the_gateway_may_make_one_standard_move() -> None:
    duel = netherworld(". . .\n. . y\n. . x", "nethervoid/power-seeker")
    assert duel.may_decline
    assert "f5" not in duel.squares
    assert duel.after("f6").done
    assert duel.after("skip").done


# -- Hell Hound ------------------------------------------------------------------------------------------------


@rule("TK-22.8", "TK-9.1")
def test_hell_hound_may_destroy_a_neighbour_and_goes_under_the_deck_unless_it_was_legendary() -> None:
    duel = netherworld("b x z\n. . .\n. . .", "nethervoid/hell-hound", "d4")
    assert duel.squares == {"d4", "e4", "f4"}
    assert duel.may_decline
    for answer in ("skip", "e4"):
        after = duel.after(answer)
        assert after.state.decks[0].bottom == (card_number("nethervoid/hell-hound"),)
        assert after.state.discards[0] == ()
        assert any(isinstance(event, CardLaidUnder) for event in after.events)
    killed = duel.after("f4")
    assert killed.destroyed == (0, 0, 1)
    assert killed.state.discards[0] == (card_number("nethervoid/hell-hound"),)


@rule("TK-22.8")
def test_hell_hound_under_the_deck_is_known_to_everybody() -> None:
    state = netherworld(". . .", "nethervoid/hell-hound").state
    assert all(known >> card_number("nethervoid/hell-hound") & 1 for known in state.knows)


def test_hell_hound_is_discarded_when_the_deck_is_empty() -> None:
    duel = netherworld(". . .", "nethervoid/hell-hound", decks=(Deck(), Deck()))
    assert duel.state.discards[0] == (card_number("nethervoid/hell-hound"),)


# -- Vortexmaster ----------------------------------------------------------------------------------------------


def test_vortexmaster_may_move_the_gateway_and_then_may_move_a_piece_beside_it() -> None:
    duel = netherworld("b a .\n. . .\n. . .", "nethervoid/vortexmaster", "d4", at="h5")
    assert duel.may_decline
    stayed = duel.after("skip")
    assert stayed.squares == {"e4"}
    assert stayed.may_decline
    assert stayed.after("skip").done
    assert stayed.after("e4", "e5").piece_at("e5") == "a"
    moved = duel.after("c3")
    assert gateway_of(moved) == "c3"
    assert moved.done, "nothing of yours stands beside it now"


# -- Gate Master -----------------------------------------------------------------------------------------------


@rule("TK-22.4", "TK-22.7")
def test_gate_master_makes_a_legend_of_the_gateway_and_chooses_another_one() -> None:
    duel = netherworld("b a .\n. . .\n. . .", "nethervoid/gate-master", "d4")
    assert duel.piece_at("d4") == "c"
    assert gateway_of(duel) == ""
    assert duel.squares == {"e4", "e5"}
    assert not duel.may_decline
    after = duel.after("e4")
    assert gateway_of(after) == "e4"
    assert after.state.summoned[:2] == (1, 1)
    assert after.state.points[0] == 1, "a duel gives a point for it"


@rule("TK-22.7")
def test_gate_master_counts_as_a_legend_in_a_colour_of_choice_in_a_melee() -> None:
    melee = netherworld("b a .\n. . .\n. . .", "nethervoid/gate-master", "d4", form="melee", seats=3).after("e4")
    assert melee.ways == {"1", "2"}
    assert melee.after("2").state.colour_points[0] == (0, 0, 1)


@rule("TK-22.2", "TK-22.7")
def test_gate_master_who_is_the_gateway_rises_himself() -> None:
    duel = netherworld("a . .\n. . .\n. . .", "nethervoid/gate-master", "d4")
    assert (duel.piece_at("e5"), gateway_of(duel)) == ("c", "d4")
    assert duel.state.summoned[1] == 1


@rule("TK-22.7")
def test_gate_master_without_a_legendary_piece_may_choose_the_gateway_again() -> None:
    duel = netherworld("b . c\n. . c\n. . c", "nethervoid/gate-master", "d4")
    assert duel.squares == {"d4", "e5"}
    after = duel.after("d4")
    assert gateway_of(after) == "d4"
    assert after.state.summoned[1] == 0


# -- Hell Rider ------------------------------------------------------------------------------------------------


def test_hell_rider_makes_up_to_three_combat_moves() -> None:
    duel = netherworld("b . y\n. . .\n. . .", "nethervoid/hell-rider", "d4", at="e6")
    assert duel.may_decline
    assert duel.after("skip").done
    assert not duel.after("e5", "f4").done
    assert duel.after("e5", "f4", "f3").done


def test_hell_rider_makes_one_move_as_the_gateway() -> None:
    duel = netherworld(". . .", "nethervoid/hell-rider")
    assert duel.may_decline
    assert duel.after("f4").done


# -- Demon of Wrath --------------------------------------------------------------------------------------------


def test_demon_of_wrath_destroys_all_enemy_commons_beside_the_gateway() -> None:
    duel = netherworld("x y a\n. b x\n. . .", "nethervoid/demon-of-wrath", "e5", at="c8")
    assert duel.done
    assert duel.destroyed == (2, 0, 0)


def test_demon_of_wrath_may_first_move_a_gateway_without_enemy_commons_beside_it() -> None:
    duel = netherworld("x . .\n. . .\n. . b", "nethervoid/demon-of-wrath", "f6", at="c8")
    assert duel.may_decline
    assert duel.after("skip").destroyed == (0, 0, 0)
    assert duel.after("e5").destroyed == (1, 0, 0)


# -- Demon of Greed --------------------------------------------------------------------------------------------


def test_demon_of_greed_destroys_a_common_and_a_heroic_that_are_not_the_gateway_for_actions() -> None:
    duel = netherworld("b a b\n. a .\n. . .", "nethervoid/demon-of-greed", "d4", at="c7", actions=1)
    assert duel.squares == {"e4", "e5"}
    assert not duel.may_decline
    heroic = duel.after("e5")
    assert heroic.squares == {"f4", "c7"}
    assert heroic.after("c7").actions == 2
    assert heroic.after("c7").destroyed == (0, 0, 0)


def test_demon_of_greed_does_what_is_possible() -> None:
    assert netherworld(". . .", "nethervoid/demon-of-greed", actions=1).actions == 0, "he is the Gateway himself"
    one = netherworld("b . .", "nethervoid/demon-of-greed", "d5", actions=1)
    assert one.actions == 1
    assert one.pieces() == {"d5": "b"}


# -- Demon of Lust ---------------------------------------------------------------------------------------------


@rule("TK-22.6")
def test_demon_of_lust_moves_up_to_two_pieces_of_any_colour_towards_the_gateway_never_onto_it() -> None:
    duel = netherworld(
        """
        . . . . .
        . y . . .
        . . b . .
        . . . . .
        z . . . a""",
        "nethervoid/demon-of-lust",
        "e5",
        at="e9",
    )
    assert duel.squares == {"c7", "g7", "e9"}, "d4 stands beside the Gateway and could only go onto it"
    assert duel.may_decline
    assert duel.after("skip").done
    second = duel.after("g7")
    assert second.piece_at("f6") == "a", "the only square nearer by that is not occupied by the Gateway"
    assert second.squares == {"c7", "e9"}, "each moves once"
    assert second.may_decline
    assert second.after("skip").done
    assert second.after("c7").piece_at("d6") == "z"
    assert second.after("c7").done


# -- Demon of Sloth --------------------------------------------------------------------------------------------


def test_demon_of_sloth_wastes_an_action_or_else_the_gateway() -> None:
    idle = netherworld("b . .", "nethervoid/demon-of-sloth", "d5")
    assert idle.actions == 0
    assert gateway_of(idle) == "d5"
    tired = netherworld("b . .", "nethervoid/demon-of-sloth", "d5", actions=1)
    assert tired.pieces() == {"e5": "b"}
    assert gateway_of(tired) == ""
    assert tired.destroyed == (0, 0, 0)


# -- Demon of Envy ---------------------------------------------------------------------------------------------


def test_demon_of_envy_places_until_nobody_has_more() -> None:
    once = netherworld("b . .", "nethervoid/demon-of-envy", "d5")
    assert not once.may_decline
    assert once.after("d4").done, "the first one is placed in any case"
    duel = netherworld("b x x\n. x x\n. . x", "nethervoid/demon-of-envy", "d4", at="h5")
    assert duel.squares == {"c3", "d3", "e3", "c4", "c5", "d5"}
    more = duel.after("c3", "d3")
    assert not more.done
    assert more.after("e3").done
    assert more.after("e3").state.pieces[0].bit_count() == 5


# -- Possessed Summoner ----------------------------------------------------------------------------------------


@rule("TK-22.9")
def test_possessed_summoner_places_an_enemy_common_and_summons_with_its_colour() -> None:
    duel = netherworld("x . .\n. . .\n. . .", "nethervoid/possessed-summoner", at="h5", flares=((), ()))
    assert not duel.may_decline
    assert duel.squares == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    after = duel.after("e4")
    assert after.done
    assert after.state.possessed == 1
    assert seen(after, 1).possessed == 1


@rule("TK-22.9")
def test_possessed_summoner_lends_all_pieces_of_the_colour_and_none_of_ones_own() -> None:
    duel = acting("x x .\n. . .\na a .", "nethervoid/demon-of-sloth", "nethervoid/flame-imp", possessed=1)
    beside_theirs = {"c3", "c5", "e3", "e5", "d3", "f3", "d5", "f5"}
    assert {words.split()[2] for words in duel.summons if "sloth" in words} == beside_theirs
    after = duel.after(next(words for words in sorted(duel.summons) if "sloth c3" in words))
    assert after.state.possessed == -1
    (summoned,) = (event for event in after.events if isinstance(event, Summoned))
    assert summoned.lent == (square_of("d4"),)


@rule("TK-22.9")
def test_possessed_summoner_ends_with_the_turn() -> None:
    duel = acting("x . .", possessed=1, actions=0)
    ended = duel.after("end turn")
    while ended.state.turn == 1:
        ended = ended.after(str(ended.decision.options[0]))  # cards are drawn
    assert ended.state.turn == 2
    assert ended.state.possessed == -1


@rule("TK-22.9")
def test_why_own_pieces_do_not_form_a_pattern_after_the_possessed_summoner() -> None:
    duel = acting("a a .\n. . .\n. . x", "highland/dire-wolf", "nethervoid/demon-of-sloth", possessed=1)
    idea = Summon("nethervoid/demon-of-sloth", square_of("e3"), 0)
    refusal = duel.position.why_not(0, idea)
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("TK-22.9", "tk-why-other-colour")


@rule("TK-22.9")
def test_possessed_summoner_without_a_common_to_place_leaves_an_ordinary_summoning() -> None:
    assert netherworld(". . .", "nethervoid/possessed-summoner", flares=((), ())).state.possessed == -1


@rule("TK-22.10")
def test_possessed_summoner_may_discard_the_flare_for_an_action() -> None:
    flare = CARD_IDS.index("flare/f01")
    duel = netherworld(". . .", "nethervoid/possessed-summoner", actions=1, flares=((flare,), ()))
    assert duel.ways == {"flare"}
    assert duel.may_decline
    assert duel.after("skip").actions == 0
    after = duel.after("flare")
    assert after.actions == 1
    assert after.state.flares[0] == ()
    assert flare in after.state.flare_discard
    assert after.state.points == (0, 0)


# -- helpers ---------------------------------------------------------------------------------------------------


def with_piece(drawing: str, square: str, letter: str) -> str:
    """The whole arena with what is drawn around e5 and one more piece."""
    letters = arena(drawing) | {square_of(square): letter}
    return "\n".join(
        " ".join(letters.get(row * 9 + at, "." if ARENA >> (row * 9 + at) & 1 else "#") for at in range(9))
        for row in range(9)
    )
