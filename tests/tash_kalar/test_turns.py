"""The turn: actions, flares around them, the end of the turn and drawing (sections 4 and 5)."""

from typing import Any

import pytest

import ludarium
from ludarium.games.tash_kalar.actions import EndTurn
from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.events import (
    ActionsLost,
    Drew,
    ExtraTurnGained,
    Reshuffled,
    Scored,
    TaskClaimed,
    TurnBegan,
    TurnEnded,
)
from ludarium.kernel.values import Deck
from tash_kalar.play import Course, course, display
from tash_kalar.test_setup import SEATS, new

rule = pytest.mark.rule

TIME_ELEMENTAL = """
    b . b
    . b .
    a . a"""
"""Pieces that show Time Elemental; it arrives on e3 when the middle lies on e5."""

BEHIND_BY_SIX = """
    x x x
    x x x"""


@rule("TK-4.1", "TK-4.2", "TK-4.3")
@pytest.mark.parametrize(("form", "seats"), SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_round_and_only_the_very_first_has_one_action(form: str, seats: int, first: int) -> None:
    game = new(form, seats, first=first)
    while game.prompt == "start-piece":
        game.do(str(game.decision.options[0]))
    for turn in range(2 * seats + 1):
        assert game.seat == (first + turn) % seats
        assert game.state.actions == (1 if turn == 0 else 2)
        used = 0
        while game.prompt == "action":
            game.do(str(game.decision.options[0]))
            used += 1
        assert used == (1 if turn == 0 else 2)
        game.do("end turn")


@rule("TK-4.4")
def test_actions_come_in_any_order_and_repetition_but_one_discard_only() -> None:
    game = course(
        drawing="a\n.\na",
        hands={0: "imperial/swordmaster imperial/knight imperial/cannon flare/f01"},
    )
    assert game.verbs() == {"place", "summon", "discard"}
    twice = game.copy().do("place a5", "place b5")
    assert twice.prompt == "end-turn"
    assert game.copy().do("summon imperial/swordmaster e5 r0", "place b5").prompt == "end-turn"
    assert game.copy().do("place b5", "summon imperial/swordmaster e5 r0").prompt == "end-turn"
    after = game.copy().do("discard imperial/knight", "skip")
    assert after.verbs() == {"place", "summon"}
    assert "discard" in game.copy().do("place a5").verbs()


@rule("TK-4.5")
def test_a_turn_cannot_be_ended_while_an_action_is_left() -> None:
    game = course()
    assert "end turn" not in game.options
    refusal = game.why_not(EndTurn())
    assert refusal is not None
    assert refusal.rule == "TK-4.5"
    game.do("place e5")
    assert "end turn" not in game.options
    assert "end turn" in game.do("place e6").options


@rule("TK-4.6")
def test_actions_are_lost_when_none_is_possible() -> None:
    # No such arena can come up in play; it is full of enemies, and the discard action is used up.
    full = "\n".join(
        [
            "# # x x x x x # #",
            "# x x x x x x x #",
            *["x x x x x x x x x"] * 5,
            "# x x x x x x x #",
            "# # x x x x x # #",
        ]
    )
    game = course("high-form", drawing=full, discarded=True, hands={0: "imperial/knight flare/f02"})
    assert game.prompt == "end-turn"
    assert game.told(ActionsLost) == [ActionsLost(2)]
    able = course("high-form", drawing=full, hands={0: "imperial/knight flare/f02"})
    assert able.verbs() == {"discard", "invoke"}


@rule("TK-4.7", "TK-9.34")
def test_a_flare_comes_before_between_or_after_actions_but_never_within_one() -> None:
    game = course(
        drawing="x x x\nx . x\nx a x\n. . .\n. a .",
        hands={0: "imperial/swordmaster imperial/knight imperial/herald flare/f02"},
    )
    flare = "invoke flare/f02 against 1"
    assert flare in game.options
    game.do("summon imperial/swordmaster e6 r0")
    assert game.prompt == "destroy"
    assert flare not in game.options
    game.do("skip")
    assert flare in game.options
    last = course(drawing=BEHIND_BY_SIX, hands={0: "imperial/knight flare/f02"})
    last.do("discard imperial/knight")
    assert last.prompt == "put-under"
    assert flare not in last.options
    assert flare in last.do("skip").options
    last.do("place a5")
    assert last.prompt == "end-turn"
    assert flare in last.options
    last.do(flare)
    assert last.prompt == "place"
    last.do("pick a6")
    assert last.options == {"end turn"}


@rule("TK-4.8", "TK-9.23")
def test_a_gained_action_counts_even_after_the_second() -> None:
    game = course(drawing=BEHIND_BY_SIX, hands={0: "imperial/knight flare/f03"}).do("place a5")
    assert game.state.actions == 1
    before = game.copy().do("invoke flare/f03 against 1")
    assert before.state.actions == 2
    late = course(drawing=BEHIND_BY_SIX + "\nx x x", hands={0: "imperial/knight flare/f03"})
    late.do("place a5", "place a6")
    assert late.prompt == "end-turn"
    late.do("invoke flare/f03 against 1")
    assert (late.prompt, late.state.actions) == ("action", 1)
    assert "end turn" not in late.options


@rule("TK-4.9")
def test_a_gained_action_belongs_to_its_turn_and_must_be_used() -> None:
    game = course(drawing=BEHIND_BY_SIX, hands={0: "imperial/knight flare/f03"})
    game.do("invoke flare/f03 against 1")
    assert game.state.actions == 3
    for square in ("a4", "a5", "a6"):
        assert "end turn" not in game.options
        game.do(f"place {square}")
    game.do("end turn")
    assert (game.seat, game.state.actions) == (1, 2)
    game.pass_turn()
    assert (game.seat, game.state.actions) == (0, 2)


@rule("TK-4.10")
def test_a_turn_ends_with_claiming_then_drawing_then_the_next_player() -> None:
    game = course(
        "high-form",
        drawing="a . b\n. a .\nb . a",
        hands={0: "imperial/knight imperial/cannon legends/titan flare/f01"},
        actions=0,
        **display("central-dominance devastation rainbow-dominance", "isolation"),
    )
    game.do("claim task/central-dominance")
    kinds = [type(event) for event in game.events if isinstance(event, TaskClaimed | TurnEnded | Drew | TurnBegan)]
    assert kinds == [TaskClaimed, TurnEnded, Drew, Drew, TurnBegan]
    assert game.counts(0) == (3, 2, 1)
    assert game.seat == 1


@rule("TK-4.10")
def test_in_a_deathmatch_destroyed_pieces_are_scored_before_drawing() -> None:
    game = course(
        hands={0: "imperial/knight imperial/cannon legends/titan legends/leviathan flare/f01"},
        actions=0,
        destroyed=(0, 0, 0, 0, 1, 0),
    )
    game.do("end turn")
    kinds = [type(event) for event in game.events if isinstance(event, Scored | Drew | TurnBegan)]
    assert kinds == [Scored, Drew, TurnBegan]
    assert game.state.points == (1, 0)


@rule("TK-4.11")
def test_drawing_refills_each_kind_and_takes_nothing_away() -> None:
    game = course(hands={0: "imperial/knight"}, actions=0).do("end turn")
    assert game.counts(0) == (3, 2, 1)
    rich = course(
        hands={
            0: "imperial/knight imperial/cannon imperial/herald imperial/bomb imperial/champion "
            "legends/titan legends/leviathan legends/hell-bull flare/f01"
        },
        actions=0,
    ).do("end turn")
    assert rich.counts(0) == (5, 3, 1)
    assert rich.told(Drew) == []


@rule("TK-4.11")
def test_the_flare_is_drawn_first_then_legends_then_school_cards() -> None:
    game = course(hands={0: "imperial/knight"}, actions=0).do("end turn")
    decks = [event.deck for event in game.told(Drew) if isinstance(event, Drew)]
    assert decks == ["flares", "legends", "legends", "school", "school"]


@rule("TK-4.11", "TK-9.30")
def test_extra_cards_come_on_top_of_the_normal_refill() -> None:
    game = course(hands={0: "imperial/knight flare/f01"}, actions=0, extra_beings=1, extra_legends=1).do("end turn")
    assert game.counts(0) == (4, 3, 1)
    full = course(
        hands={0: "imperial/knight imperial/cannon imperial/herald imperial/bomb legends/titan legends/hell-bull"},
        actions=0,
        extra_beings=1,
    ).do("end turn")
    assert full.counts(0) == (5, 2, 1)
    full.pass_turn()
    assert full.state.extra_beings == 0


@rule("TK-4.12")
def test_the_own_deck_is_never_shuffled_again() -> None:
    game = course(hands={0: "imperial/knight flare/f01"}, actions=0)
    state = game.state
    pile = state.decks[0].cards
    poor = course(
        hands={0: "imperial/knight flare/f01"},
        actions=0,
        decks=(Deck(pile[:1]), *state.decks[1:]),
        discards=(pile[1:], ()),
    )
    poor.do("end turn")
    assert poor.counts(0) == (2, 2, 1)
    assert poor.state.discards[0] == pile[1:]
    assert not poor.told(Reshuffled)
    poor.pass_turn().pass_turn()
    assert poor.counts(0) == (2, 2, 1)


@rule("TK-4.13", "TK-19.1")
def test_nobody_knows_where_a_card_is_once_its_pile_has_been_shuffled() -> None:
    hand = "imperial/knight imperial/cannon imperial/herald"
    legends = course(hands={0: hand}, actions=0).state.legend_deck.cards
    everything = sum(1 << card for card in legends)
    game = course(hands={0: hand}, actions=0, legend_deck=Deck(), legend_discard=legends, knows=(0, everything))
    game.do("end turn")
    assert game.told(Reshuffled) == [Reshuffled("legends")]
    assert len(game.state.legends[0]) == 2
    assert game.view(1).seats[0].known_hand == ()


@rule("TK-4.13")
@pytest.mark.parametrize("kind", ["legends", "flares"])
def test_an_empty_shared_deck_is_made_again_from_its_discard_pile(kind: str) -> None:
    game = course(hands={0: "imperial/knight imperial/cannon imperial/herald"}, actions=0)
    state = game.state
    fields: dict[str, Any]
    if kind == "legends":
        fields = {"legend_deck": Deck(), "legend_discard": state.legend_deck.cards}
    else:
        fields = {"flare_deck": Deck(), "flare_discard": state.flare_deck.cards}
    pile = {CARD_IDS[card] for card in next(value for name, value in fields.items() if name.endswith("discard"))}
    again = course(hands={0: "imperial/knight imperial/cannon imperial/herald"}, actions=0, **fields)
    before = again.hand(0)
    again.do("end turn")
    assert again.told(Reshuffled) == [Reshuffled(kind)]
    assert again.counts(0) == (3, 2, 1)
    drawn = {card for card in again.hand(0) if card not in before and card.startswith(kind.removesuffix("s"))}
    assert drawn <= pile
    assert len(drawn) == (2 if kind == "legends" else 1)
    deck = next(deck for deck in again.view(None).shared if deck.name == kind)
    assert (deck.cards, deck.discard) == (len(pile) - len(drawn), ())


@rule("TK-4.14")
def test_a_turn_begins_with_a_flare_and_sees_one_at_most() -> None:
    game = course(drawing=BEHIND_BY_SIX, hands={0: "imperial/knight flare/f02"})
    game.do("invoke flare/f02 against 1", "pick a5")
    assert game.counts(0)[2] == 0
    assert "invoke" not in game.verbs()
    game.do("place b5", "place c5")
    assert game.options == {"end turn"}
    game.do("end turn")
    assert game.counts(0)[2] == 1
    for _ in range(6):
        assert game.counts(game.seat)[2] == 1
        game.pass_turn()


@rule("TK-9.31")
def test_an_extra_turn_is_a_whole_turn_right_after_this_one() -> None:
    game = course(drawing=TIME_ELEMENTAL, hands={0: "imperial/knight legends/time-elemental flare/f01"})
    game.do("summon legends/time-elemental e3 r0")
    assert game.told(ExtraTurnGained) == [ExtraTurnGained(0)]
    game.do("place a5", "end turn")
    assert game.told(TurnBegan) == [TurnBegan(0, 6, 2, True)]
    assert (game.seat, game.state.actions) == (0, 2)
    assert game.counts(0) == (3, 2, 1), "the draw step of the first of both turns has been made"
    game.do("place b5", "place c5", "end turn")
    assert (game.seat, game.state.actions) == (1, 2)


# ---- placing


@rule("TK-5.1", "TK-5.2")
def test_a_common_is_placed_on_any_empty_square() -> None:
    game = course(drawing="x\na\ny")
    everything = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)}
    missing = {"a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "h9", "i9"}
    assert game.squares == everything - missing - {"e4", "e5", "e6"}
    for square in ("c1", "i4", "h6", "d4"):
        after = game.copy().do(f"place {square}")
        assert after.at(square) == "a"
        assert after.state.actions == 1


@rule("TK-5.3", "TK-12.7")
def test_a_placed_piece_is_no_summoned_being() -> None:
    fields = display("red-summoning green-summoning colored-summoning")
    game = course("high-form", drawing="a\n.\na", hands={0: "imperial/swordmaster flare/f01"}, **fields)
    placed = game.copy().do("place d2", "place c3")
    assert placed.state.summoned == (0, 0, 0, 0)
    assert placed.options == {"end turn"}
    by_effect = course("high-form", drawing=BEHIND_BY_SIX, hands={0: "imperial/knight flare/f02"}, **fields).do(
        "invoke flare/f02 against 1", "pick h6"
    )
    assert by_effect.state.summoned == (0, 0, 0, 0)
    summoned = game.copy().do("summon imperial/swordmaster e5 r0")
    assert summoned.state.summoned == (1, 0, 1, 0)


@rule("TK-9.32")
def test_the_permission_to_borrow_does_not_outlast_the_turn() -> None:
    game = course(
        drawing="x . a\n. . .\na . a",
        hands={0: "imperial/swordmaster imperial/knight imperial/cannon flare/f01"},
        borrow=True,
        actions=1,
        extra_turns=1,
    )
    assert any("borrow" in way for way in game.summons("imperial/swordmaster"))
    game.do("place a5")
    assert game.state.borrow, "the turn is not over"
    game.do("end turn")
    assert (game.seat, game.prompt) == (0, "action"), "the extra turn of the same player"
    assert game.summons("imperial/swordmaster")
    assert not any("borrow" in way for way in game.summons("imperial/swordmaster"))


def test_the_clock_of_turns_counts_every_turn() -> None:
    game: Course = course()
    assert game.state.turn == 5
    assert game.pass_turn().state.turn == 6


@rule("TK-8.2")
def test_whoever_always_takes_the_first_option_comes_to_the_end_of_a_duel() -> None:
    # With no piece left, taking one off is the last option: else placing and taking off would go on for ever.
    position = ludarium.new("tash-kalar", form="duel", seed=7, options={"schools": ["northern", "highland"]})
    for _ in range(2000):
        if not position.pending:
            break
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[0])
    assert position.outcome is not None
