"""The discard action (section 7)."""

from typing import Any

import pytest

from ludarium.games.tash_kalar.actions import Discard
from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.events import CardPutUnder, Drew
from ludarium.kernel.values import Deck
from tash_kalar.play import Course, course, put_under

rule = pytest.mark.rule
HAND = "imperial/knight imperial/cannon imperial/herald legends/titan legends/hell-bull flare/f11"


def holding(hand: str = HAND, **fields: Any) -> Course:
    return course(hands={0: hand}, **fields)


@rule("TK-7.1")
def test_exactly_one_being_of_the_own_school_is_discarded() -> None:
    game = holding()
    assert {option for option in game.options if option.startswith("discard")} == {
        "discard imperial/knight",
        "discard imperial/cannon",
        "discard imperial/herald",
    }
    game.do("discard imperial/cannon")
    assert game.view(None).seats[0].discard == ("imperial/cannon",)
    assert game.state.actions == 1
    assert "discard" not in game.verbs()


@rule("TK-7.1")
def test_without_a_school_card_there_is_no_discard_action() -> None:
    game = holding("legends/titan legends/hell-bull flare/f11")
    assert "discard" not in game.verbs()
    refusal = game.why_not(Discard("legends/titan"))
    assert refusal is not None
    assert refusal.rule == "TK-7.1"


@rule("TK-7.2")
def test_any_number_of_other_cards_may_go_under_their_decks() -> None:
    game = holding().do("discard imperial/knight")
    assert game.prompt == "put-under"
    assert game.options == {
        *put_under("imperial/cannon", "imperial/herald", "legends/titan", "legends/hell-bull", "flare/f11"),
        "skip",
    }
    none = game.copy().do("skip")
    assert none.counts(0) == (2, 2, 1)
    everything = game.copy().do(
        *put_under("legends/titan", "imperial/cannon", "flare/f11", "imperial/herald", "legends/hell-bull")
    )
    assert everything.hand(0) == []
    assert everything.prompt == "action", "nothing is left to be asked about"
    assert everything.state.actions == 1


@rule("TK-7.2")
@pytest.mark.parametrize("order", [("imperial/cannon", "imperial/herald"), ("imperial/herald", "imperial/cannon")])
def test_the_player_chooses_the_order_under_a_deck(order: tuple[str, str]) -> None:
    game = holding().do("discard imperial/knight", *put_under(*order), "skip")
    deck = game.state.decks[0]
    assert [CARD_IDS[card] for card in deck.bottom] == list(order)
    assert game.view(0).known_under == order
    # They come back in that order once everything above them has been drawn.
    state = game.state
    late = course(
        hands={0: "legends/titan legends/hell-bull flare/f11"},
        decks=(Deck((), (), deck.bottom), *state.decks[1:]),
        actions=0,
    ).do("end turn")
    drawn = [event.card for event in late.told(Drew) if isinstance(event, Drew) and event.deck == "school"]
    assert drawn == list(order)


@rule("TK-7.2", "TK-19.5")
def test_cards_go_under_their_decks_face_down() -> None:
    game = holding().do("discard imperial/knight", *put_under("imperial/cannon"))
    (event,) = game.told(CardPutUnder)
    assert event.seen_by(0) == CardPutUnder(0, "school", "imperial/cannon")
    assert event.seen_by(1) == event.seen_by(None) == CardPutUnder(0, "school")


@rule("TK-7.3")
def test_there_is_one_discard_action_in_a_turn() -> None:
    game = holding(actions=3).do("discard imperial/knight", "skip")
    assert "discard" not in game.verbs()
    refusal = game.why_not(Discard("imperial/cannon"))
    assert refusal is not None
    assert refusal.rule == "TK-7.3"
    game.do("place a5", "place a6", "end turn").pass_turn()
    assert "discard" in game.verbs(), "the next turn has one again"


@rule("TK-7.4")
def test_replacements_are_drawn_at_the_end_of_the_turn() -> None:
    game = holding().do("discard imperial/knight", *put_under("legends/titan", "flare/f11"), "skip")
    assert game.counts(0) == (2, 1, 0)
    game.do("place a5")
    assert game.counts(0) == (2, 1, 0)
    game.do("end turn")
    assert game.counts(0) == (3, 2, 1)
