"""The coach of Tash-Kalar, counted here the slow way: by placing on every square, by dealing every hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from coached import moments, said_alike
from ludarium.games.tash_kalar.actions import Place, Summon
from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.coach import COACH, MOST, _lacking_one, _unseen
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.patterns import orientation
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.coach import Tip
from ludarium.kernel.game import Position
from ludarium.spaces.squares import name_of
from ludarium.texts import tell

rule = pytest.mark.rule


def _summons(position: Position[TashKalarState]) -> dict[tuple[str, int], list[Summon]]:
    decision = position.pending[0]
    found: dict[tuple[str, int], list[Summon]] = {}
    for option in decision.options:
        if isinstance(option, Summon):
            found.setdefault((option.card, option.square), []).append(option)
    return found


def _places(tip: Tip, role: str) -> tuple[str, ...]:
    return next((mark.places for mark in tip.marks if mark.role == role), ())


@rule("TK-6.4", "TK-6.7")
def test_what_lacks_one_stone_is_what_placing_it_would_allow() -> None:
    """Every empty square is placed on: the summonings that are new then, and need that piece, are those told."""
    compared = 0
    for position in moments(TASH_KALAR, "duel", 2, 9, 14):
        decision, state = position.pending[0], position.state
        if decision.prompt != "action" or state.actions < 2 or state.borrow:
            continue
        before, cards = _summons(position), {}
        for option in decision.options:
            if not isinstance(option, Place):
                continue
            after = position.copy()
            after.apply(decision.seat, option)
            for key, ways in _summons(after).items():
                for way in ways if key not in before else ():
                    number = next(
                        c for c in state.beings[decision.seat] + state.legends[decision.seat] if CARD_IDS[c] == key[0]
                    )
                    if orientation(number, way.turn).used(way.square) >> option.square & 1:
                        cards[(key[0], key[1], option.square)] = True
        told = {(CARD_IDS[near.card], near.target, near.missing) for near in _lacking_one(state, decision.seat)}
        assert told == set(cards)
        compared += len(told)
    assert compared > 20


@rule("TK-19.5")
def test_the_chance_of_a_threat_is_that_of_all_hands_that_are_possible() -> None:
    for position in moments(TASH_KALAR, "high-form", 2, 40, 3):
        seat = position.pending[0].seat
        beings, _ = _unseen(position.state, seat, 1 - seat)
        fitting = set(beings.cards[::4])
        hands = list(combinations(beings.cards, beings.held))
        none = sum(1 for hand in hands if not fitting & set(hand)) / len(hands)
        assert beings.chance_of_none(fitting) == pytest.approx(none)
        assert not set(position.state.discards[1 - seat]) & {*beings.cards, *beings.known}, "these lie open"


def test_threats_lie_on_or_next_to_own_pieces_and_are_told_by_the_largest_first() -> None:
    seen = 0
    for position in moments(TASH_KALAR, "duel", 2, 13, 10):
        seat = position.pending[0].seat
        (section,) = COACH.threats(position, seat)
        own = position.state.pieces[seat]
        for tip in section.tips:
            (name,) = _places(tip, "threat")
            square = next(at for at in range(81) if name_of(at) == name)
            around = {square + 9 * dy + dx for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
            assert any(at >= 0 and own >> at & 1 for at in around)
            assert tip.figure is not None
            assert 1 <= int(str(tip.figure.args["n"])) <= 100
            assert tip.number >= 1
            seen += 1
        assert len(section.tips) <= MOST
    assert seen > 5


def test_patterns_with_the_same_stone_share_its_number_and_every_sentence_can_be_read() -> None:
    shared = 0
    for position in moments(TASH_KALAR, "high-form", 2, 17, 8):
        near, *threats = COACH.advice(position, position.pending[0].seat, "all")
        numbers = {(_places(tip, "missing"), tip.number) for tip in near.tips}
        assert len(numbers) == len({number for _, number in numbers}) == len({places for places, _ in numbers})
        shared += len(near.tips) - len(numbers)
        for section in (near, *threats):
            for tip in section.tips:
                assert tip.figure is not None
                assert tip.more is not None
                for lang in ("en", "pl", "fr"):
                    assert "{" not in "".join(tell(one, lang=lang) for one in (tip.title, tip.more, tip.figure))
    assert shared


@pytest.mark.parametrize(("form", "seats"), [("duel", 2), ("high-form", 2), ("team-duel", 4), ("melee", 3)])
def test_advice_does_not_depend_on_what_the_seat_cannot_know(form: str, seats: int) -> None:
    different = 0
    for position in moments(TASH_KALAR, form, seats, 19, 4):
        asked = position.pending[0].seat
        for seat in {asked, (asked + 1) % seats}:
            different += said_alike(COACH, position, seat)
    assert different >= 8, "twins that are the same prove nothing"
