"""The small parts: notation, decks, outcomes, setups, refusals."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ludarium
from ludarium.kernel import errors
from ludarium.kernel.decisions import Decision, Message, WhyNot, find_option
from ludarium.kernel.errors import BadNotation, BadSetup, Refusal, RulesError, UnknownName
from ludarium.kernel.game import Game, Outcome, Setup, State, game, games
from ludarium.kernel.values import Deck, replaced, without
from toys.known import DUELLING_MAGES
from toys.scripted import NO, YES, Say, ask

WORDS = Decision(0, "word", (Say("yes"), Say("yes please"), Say("no thanks"), Say("Name")))


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("say yes", 0),
        ("say yes please", 1),
        ("say no", 2),
        ("SAY  no   THANKS", 2),
        (" say name ", 3),
    ],
)
def test_an_option_is_found_by_its_notation_or_a_beginning_that_fits_only_it(text: str, option: int) -> None:
    assert find_option(WORDS, text) is WORDS.options[option]


def test_a_beginning_that_fits_several_is_refused_with_what_it_can_mean() -> None:
    with pytest.raises(BadNotation, match="'say' can mean several things here: say yes, say yes please, say no thanks"):
        find_option(WORDS, "say")


@pytest.mark.parametrize("text", ["", "sa", "yes", "say n", "say maybe"])
def test_a_text_that_names_nothing_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match=f"'{text}' is not one of the 4 options for word"):
        find_option(WORDS, text)


def test_a_deck_is_drawn_from_its_top_then_its_bag_then_its_bottom() -> None:
    deck = Deck((3, 5), (9,), (7, 8))
    assert len(deck) == 5
    assert deck.next_cards == (9,)
    deck = deck.without(9)
    assert deck.next_cards == (3, 5)
    deck = deck.without(5)
    assert deck.next_cards == (3,)
    deck = deck.without(3)
    assert deck.next_cards == (7,)
    deck = deck.without(7).without(8)
    assert deck.next_cards == () == deck.cards
    assert Deck((1,)).on_top(2).on_top(3) == Deck((1,), (3, 2))
    assert Deck((1,)).under(2).under(3) == Deck((1,), (), (2, 3))


def test_values_are_replaced_and_removed_in_new_tuples() -> None:
    values = (1, 2, 3, 2)
    assert replaced(values, 1, 9) == (1, 9, 3, 2)
    assert without(values, 2) == (1, 3, 2)
    assert values == (1, 2, 3, 2)
    with pytest.raises(ValueError, match="not in tuple"):
        without(values, 9)


@pytest.mark.parametrize(
    "frozen",
    [
        YES,
        ask(0),
        Deck(),
        Outcome((1,), (0,), "x"),
        Setup("standard", 2),
        Message("key"),
        WhyNot("R-1", Message("key")),
        DUELLING_MAGES.info,
        DUELLING_MAGES.info.forms[0],
    ],
    ids=lambda value: type(value).__name__,
)
def test_frozen_structs_refuse_assignment(frozen: Any) -> None:
    name = msgspec.structs.fields(frozen)[0].name
    with pytest.raises(AttributeError, match="immutable"):
        setattr(frozen, name, None)


@pytest.mark.parametrize(
    ("places", "winners", "values"),
    [
        ((1, 2), (0,), (1.0, 0.0)),
        ((1, 1), (0, 1), (0.5, 0.5)),
        ((2, 1, 2, 1), (1, 3), (0.0, 1.0, 0.0, 1.0)),
        ((1, 2, 3), (0,), (1.0, 0.5, 0.0)),
        ((1, 1, 3), (0, 1), (1.0, 1.0, 0.0)),
    ],
)
def test_an_outcome_is_worth_the_share_of_seats_left_behind(
    places: tuple[int, ...], winners: tuple[int, ...], values: tuple[float, ...]
) -> None:
    outcome = Outcome(places, (0,) * len(places), "x")
    assert outcome.winners == winners
    assert tuple(outcome.value(seat) for seat in range(len(places))) == values


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup("grand", 2), "Duelling Mages has no form 'grand'; its forms are standard"),
        (Setup("standard", 7), "Duelling Mages standard is for 2 or 3 or 4 seats, not 7"),
        (Setup("standard", 2, {"luck": 1}), "Duelling Mages standard has no option 'luck'; its options are life"),
        (Setup("standard", 2, {"life": 5}), "option 'life' cannot be 5; it can be 3, 6, 9"),
    ],
)
def test_a_setup_that_cannot_be_played_says_what_could(setup: Setup, message: str) -> None:
    with pytest.raises((BadSetup, UnknownName), match=message):
        DUELLING_MAGES.setup(setup)


def test_games_are_known_by_their_ids() -> None:
    known = [each.info.id for each in games()]
    assert known == sorted(known)
    assert {"tash-kalar", "connect-four", "duelling-mages", "dungeon-dice"} <= set(known)
    assert all(game(each) is found for each, found in zip(known, games(), strict=True))
    assert ludarium.games() == games(), "the package of that name does not hide it"
    with pytest.raises(UnknownName, match="there is no game 'chess'; the games are connect-four, "):
        game("chess")
    with pytest.raises(UnknownName):
        ludarium.new("chess")


def test_a_new_game_takes_the_first_form_and_its_usual_seats() -> None:
    position = ludarium.new("duelling-mages", seed=1)
    assert position.base.seats == 2
    assert ludarium.new("duelling-mages", seats=3, seed=1, options={"life": 9}).base.life == (9, 9, 9)
    assert ludarium.new("duelling-mages", seed=1) == position
    assert len({ludarium.new("duelling-mages").digest() for _ in range(5)}) > 1


def test_a_game_says_what_it_has_not_got() -> None:
    bare: Game[State] = Game()
    for call in (
        lambda: bare.setup(Setup("x", 1)),
        lambda: bare.flow(State(), print),
        lambda: bare.outcome(State()),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_refusals_have_stable_codes_and_bugs_are_no_refusals() -> None:
    refusals = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Refusal)]
    codes = {kind.__name__: kind.code for kind in refusals}
    assert codes == {
        "Refusal": "refused",
        "UnknownName": "unknown-name",
        "BadSetup": "bad-setup",
        "BadNotation": "bad-notation",
        "IllegalAction": "illegal-action",
        "NotYourSeat": "not-your-seat",
        "StaleDecision": "stale-decision",
        "NoTakeBack": "no-take-back",
        "BadRecord": "bad-record",
        "OtherRules": "bad-record",
        "BadPosition": "bad-position",
    }
    assert not issubclass(RulesError, Refusal)


def test_a_reason_reads_as_a_sentence_with_its_rule() -> None:
    position = ludarium.new("tash-kalar", "duel", seed=1)
    reason = position.why_not(1 - position.pending[0].seat, NO)
    assert reason is not None
    assert str(reason).endswith("(TK-4.1)")
    assert len(str(reason).split()) > 3
