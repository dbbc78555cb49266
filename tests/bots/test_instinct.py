"""What the Tash-Kalar bots look at: shortlists, readiness of a hand, the judgement of a position."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import ludarium
from ludarium import bots
from ludarium.games.tash_kalar.actions import Claim, HandOver, Place, Summon
from ludarium.games.tash_kalar.agenda import FreeAction
from ludarium.games.tash_kalar.cards import CARD_BEINGS, CARD_IDS, TASKS
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.instinct import shortlist
from ludarium.games.tash_kalar.judgement import promise
from ludarium.games.tash_kalar.patterns import LIFT
from ludarium.games.tash_kalar.readiness import FAR, PATTERNS, building_squares, missing_pieces
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import landing_for, legal_summons
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.game import Position
from ludarium.spaces.squares import name_of, square_of, squares
from scenes import card_number, changed, scene, start

rule = pytest.mark.rule
FORMS = [(form.id, seats) for form in TASH_KALAR.info.forms for seats in form.seats]


def random_positions(form: str, seats: int, seed: int) -> Iterator[Position[TashKalarState]]:
    """Every position of a random game that waits for a choice between options."""
    position = ludarium.new("tash-kalar", form, seats, seed=seed)
    generator = random.Random(seed)
    while not position.over:
        decision = position.pending[0]
        if len(decision.options) > 1:
            yield position
        position.apply(decision.seat, decision.options[generator.randrange(len(decision.options))])


@pytest.mark.parametrize(("form", "seats"), FORMS)
def test_a_shortlist_holds_different_options_and_at_most_so_many(form: str, seats: int) -> None:
    for position in random_positions(form, seats, seed=3):
        decision = position.pending[0]
        chosen = shortlist(position.state, decision, 7)
        assert 1 <= len(chosen) <= 7
        assert len(set(chosen)) == len(chosen)
        assert all(option in decision.options for option in chosen)
        assert not any(isinstance(option, HandOver) for option in chosen)
        assert len(shortlist(position.state, decision, 1)) == 1


@pytest.mark.parametrize(("form", "seats"), FORMS)
def test_shortlist_and_judgement_use_only_what_the_seat_knows(form: str, seats: int) -> None:
    different = 0
    for number, position in enumerate(random_positions(form, seats, seed=6)):
        if number % 11:
            continue
        decision = position.pending[0]
        twin = position.determinised(decision.seat, KeyedChance(seed_of(number)))
        different += twin.digest() != position.digest()
        asked = twin.decision_of(decision.seat)
        assert asked is not None
        assert list(shortlist(twin.state, asked, 9)) == list(shortlist(position.state, decision, 9))
        assert promise(twin.state, decision.seat) == promise(position.state, decision.seat)
    assert different > 1


@pytest.mark.parametrize(("form", "seats"), FORMS)
def test_judgement_stays_between_lost_and_won(form: str, seats: int) -> None:
    for position in random_positions(form, seats, seed=8):
        assert all(0 < promise(position.state, seat) < 1 for seat in range(seats))


def missing_by_hand(state: TashKalarState, side: int, card: int) -> int:
    """The same count, one target and one square at a time."""
    own, upgraded = state.pieces[side], state.upgraded
    best = FAR
    for valid, heroic_shifts, common_shifts in PATTERNS[card]:
        for target in squares(valid & landing_for(state, CARD_BEINGS[card].rank_number)):
            lacks = sum(1 for shift in heroic_shifts if not (own & upgraded) >> target + shift - LIFT & 1)
            lacks += sum(1 for shift in common_shifts if not own >> target + shift - LIFT & 1)
            best = min(best, lacks)
    return best


def test_missing_pieces_are_counted_as_by_hand() -> None:
    seen = set()
    for number, position in enumerate(random_positions("duel", 2, seed=12)):
        if number % 17:
            continue
        state = position.state
        for seat in range(2):
            hand = state.beings[seat] + state.legends[seat]
            expected = [missing_by_hand(state, seat, card) for card in hand]
            assert missing_pieces(state, seat, hand) == expected
            seen.update(expected)
    assert seen == {0, 1, 2, FAR}


def test_nothing_is_missing_exactly_where_a_being_can_be_summoned() -> None:
    for position in random_positions("duel", 2, seed=13):
        state, decision = position.state, position.pending[0]
        if decision.prompt != "action" or state.spare(decision.seat, 0) <= 0 or state.spare(decision.seat, 2) <= 0:
            continue
        hand = state.beings[decision.seat] + state.legends[decision.seat]
        can = {group[0] for group in legal_summons(state, decision.seat)}
        lacks = missing_pieces(state, decision.seat, hand)
        assert {CARD_IDS[card] for card, lack in zip(hand, lacks, strict=True) if not lack} == can


def test_a_common_on_a_building_square_completes_the_pattern_or_all_but_one() -> None:
    completed = 0
    for number, position in enumerate(random_positions("duel", 2, seed=14)):
        state, seat = position.state, position.pending[0].seat
        if number % 13:
            continue
        hand = state.beings[seat] + state.legends[seat]
        for card, last, second_last in building_squares(state, seat, hand):
            for square in squares(last | second_last):
                pieces = list(state.pieces)
                pieces[seat] |= 1 << square
                after = changed(position, pieces=tuple(pieces), agenda=(FreeAction(),)).state
                lack = missing_pieces(after, seat, (card,))[0]
                assert lack == 0 if last >> square & 1 else lack <= 1
                completed += lack == 0
    assert completed > 20


@rule("TK-12.2")
def test_greedy_claims_a_task_it_has_fulfilled() -> None:
    number = next(number for number, task in enumerate(TASKS) if task.id == "task/central-dominance")
    position = changed(
        start("high-form"),
        drawing="""
            b a .
            a b .
            a . .""",
        tasks=(number,),
        actions=0,
        turn=5,
        agenda=(FreeAction(),),
    )
    assert position.pending[0].prompt == "end-turn"
    assert bots.make("greedy", 1).choose(position, 0) == Claim("task/central-dominance")


@pytest.mark.parametrize("name", ["greedy", "mcts:60"])
def test_bots_destroy_the_piece_that_scores_most(name: str) -> None:
    duel = scene(
        """
        z . x
        . . .
        . . .""",
        card="highland/legend-slayer",
        middle="e5",
    )
    bot = bots.make(name, 1)
    assert str(bot.choose(duel.position, 0)) == "pick d4"


@pytest.mark.parametrize("name", ["greedy", "mcts:60"])
def test_bots_do_not_destroy_their_own_pieces_when_they_may_decline(name: str) -> None:
    duel = scene(
        """
        . b .
        . . .
        . . .""",
        card="highland/clan-axeman",
        middle="e5",
    )
    assert str(bots.make(name, 1).choose(duel.position, 0)) == "skip"


def test_more_points_look_better_and_a_decided_game_looks_decided() -> None:
    even = start("duel")
    ahead, won = changed(even, points=(3, 0)), changed(even, points=(18, 0), turns_left=0)
    assert promise(even.state, 0) < promise(ahead.state, 0) < promise(won.state, 0)
    assert promise(even.state, 1) > promise(ahead.state, 1)
    assert promise(won.state, 0) > 0.95


def test_a_hand_that_can_summon_looks_better_than_one_that_cannot() -> None:
    drawing = """
        . a .
        . . .
        . a ."""
    able = changed(
        start("duel"), drawing=drawing, beings=((card_number("imperial/swordmaster"),), ()), legends=((), ())
    )
    unable = changed(able, beings=((card_number("imperial/assassin"),), ()))
    assert promise(able.state, 0) > promise(unable.state, 0)


def test_the_way_to_a_task_looks_better_than_no_way() -> None:
    number = next(number for number, task in enumerate(TASKS) if task.id == "task/center-cross")
    near = """
        . a .
        a a a
        . . ."""
    far = """
        a . a
        . . .
        a . a"""
    base = changed(start("high-form"), tasks=(number,), beings=((), ()), legends=((), ()))
    assert promise(changed(base, drawing=near).state, 0) > promise(changed(base, drawing=far, middle="e3").state, 0)


def test_the_first_thought_of_a_free_action_is_a_summoning_when_there_is_one() -> None:
    position = changed(
        start("duel"),
        drawing="""
            . a .
            . x .
            . a .""",
        beings=((card_number("imperial/swordmaster"),), ()),
        legends=((), ()),
        actions=2,
        turn=3,
        agenda=(FreeAction(),),
    )
    first = shortlist(position.state, position.pending[0], 1)[0]
    assert isinstance(first, Summon)
    assert name_of(first.square) == "e5"


def test_without_a_summoning_the_first_thought_completes_a_pattern() -> None:
    position = changed(
        start("duel"),
        drawing="""
            . a .
            . . .
            . . .""",
        beings=((card_number("imperial/swordmaster"),), ()),
        legends=((), ()),
        actions=2,
        turn=3,
        agenda=(FreeAction(),),
    )
    first = shortlist(position.state, position.pending[0], 1)[0]
    assert isinstance(first, Place)
    assert first.square in {square_of(name) for name in ("c4", "g4", "e2", "e6")}


@rule("TK-8.2")
@pytest.mark.parametrize(("form", "seed"), [("high-form", 3), ("first-game", 6)])
def test_greedy_bots_with_all_pieces_in_the_arena_still_come_to_an_end(form: str, seed: int) -> None:
    """Both moved one piece about for ever: with a discard open, and with beings to summon."""
    position = ludarium.new("tash-kalar", form, seed=seed)
    players = [bots.make("greedy", 2 * seed + seat) for seat in range(2)]
    answers = 0
    while not position.over:
        seat = position.pending[0].seat
        position.apply(seat, players[seat].choose(position, seat))
        answers += 1
        assert answers < 600
