"""The judge: its lines, its error, and the reviews that it makes of games that are over."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import ludarium
from blunders import names_it, with_a_blunder
from ludarium.bots import make
from ludarium.bots.bot import imagined
from ludarium.bots.thoughts import finished
from ludarium.games.tash_kalar.actions import Decline, EndTurn
from ludarium.house.studies import answered
from ludarium.kernel import record as records
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Position, Setup, game, games
from ludarium.kernel.mind import mind_of
from ludarium.kernel.record import Record
from ludarium.kernel.table import Table
from ludarium.study import review
from ludarium.study.advice import reasoned
from ludarium.study.judge import Line, grown, put_together
from ludarium.study.lines import spoken

FORMS = [(rules.info.id, form.id) for rules in games() for form in rules.info.forms]


def position_in(game_id: str, form: str, moves: int) -> Position[Any]:
    """A position after so many moves of a quick bot, or the last one before it in which somebody had a choice."""
    position = ludarium.new(game_id, form, seed=5)
    bot = make("greedy", 1)
    found: Position[Any] | None = None
    while not position.over:
        if len(position.pending[0].options) > 1:
            found = position.copy()
            if moves <= 0:
                break
        seat = position.pending[0].seat
        position.apply(seat, bot.choose(position, seat))
        moves -= 1
    assert found is not None, "nobody ever had a choice"
    return found


@pytest.mark.parametrize(("game_id", "form"), FORMS)
def test_every_form_is_judged(game_id: str, form: str) -> None:
    position = position_in(game_id, form, 12)
    before = position.digest()
    seat = position.pending[0].seat
    judgement = put_together([finished(grown(position, seat, f"tree {n}", 8)) for n in range(2)])
    assert 1 <= len(judgement.lines) <= 3
    assert all(0 <= line.chance <= 1 for line in judgement.lines)
    firsts = [line.steps[0] for line in judgement.lines]
    assert len(set(firsts)) == len(firsts)
    for line in judgement.lines:
        steps = spoken(position, line)
        assert steps
        assert steps[0].notation == str(line.steps[0][1])
    assert judgement.error >= 0.01
    assert position.digest() == before


def test_the_same_question_has_the_same_answer() -> None:
    position = position_in("tash-kalar", "duel", 20)
    seat = position.pending[0].seat
    one, two = (put_together([finished(grown(position, seat, "same", 20))]) for _ in range(2))
    assert one == two


def twins_in(game_id: str, form: str, least: int, most: int) -> Iterator[tuple[Position[Any], Position[Any], Seat]]:
    """Positions of a game, each with one that differs only in what the seat that is asked may not know."""
    for moves in range(least, most):
        position = position_in(game_id, form, moves)
        asked = position.pending[0]
        twin = imagined(position, asked.seat, random.Random(moves))
        if twin.digest() != position.digest() and mind_of(position.game).begins_anew(asked):
            yield position, twin, asked.seat


def judged_lines(position: Position[Any], seat: Seat) -> bytes:
    """What somebody is told who studies it from what that seat knows: the position as text, the lines, their words."""
    world = answered(position, seat, ())
    found = put_together([finished(grown(world, seat, f"twin {number}", 10)) for number in range(2)])
    told = [(line.chance, line.playouts, spoken(world, line)) for line in found.lines]
    return msgspec.json.encode((world.text(seat), told, found.error))


def hinted(position: Position[Any], seat: Seat) -> bytes:
    """A hint and its reasons, as a table gives them."""
    world = position.determinised(seat, KeyedChance(seed_of(4)))
    action = make("greedy", 7).choose(world, seat)
    return msgspec.json.encode((str(action), finished(reasoned(world, seat, action))))


@pytest.mark.parametrize(
    ("game_id", "form", "moves"),
    [("tash-kalar", "duel", 20), ("skytear", "first-battle", 60), ("fateforge", "combat", 4)],
)
@pytest.mark.parametrize("told", [judged_lines, hinted])
def test_twins_are_judged_alike_and_hinted_at_alike(
    game_id: str, form: str, moves: int, told: Callable[[Position[Any], Seat], bytes]
) -> None:
    """What a seat may not know changes no byte of what it is told (REL-72)."""
    pairs = [*islice(twins_in(game_id, form, moves, moves + 40), 2)]
    assert len(pairs) == 2
    for position, twin, seat in pairs:
        assert told(position, seat) == told(twin, seat)


def test_more_trees_say_how_far_they_differ() -> None:
    position = position_in("tash-kalar", "duel", 20)
    seat = position.pending[0].seat
    trees = [finished(grown(position, seat, f"tree {number}", 30)) for number in range(4)]
    assert put_together(trees[:1]).error == 0.5, "one tree alone knows nothing of its error"
    assert put_together(trees).error < 0.3
    assert put_together(trees).playouts == sum(tried.playouts for tree in trees for tried in tree.tried)


@pytest.fixture(scope="module")
def spoiled() -> tuple[review.Review, int]:
    record, done = with_a_blunder("tash-kalar", 1, "greedy")
    assert done, "no turn of this game could be spoiled; take another seed"
    return finished(review.reviewed(record, playouts=24)), done


def test_a_planted_blunder_is_among_the_moments(spoiled: tuple[review.Review, int]) -> None:
    assert names_it(*spoiled)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game_id", "bot", "games"), [("tash-kalar", "mcts:60", 10), ("skytear", "greedy", 2), ("fateforge", "greedy", 4)]
)
def test_nine_of_ten_planted_blunders_are_among_the_moments(game_id: str, bot: str, games: int) -> None:
    named: list[bool] = []
    for seed in range(1, 60):
        record, done = with_a_blunder(game_id, seed, bot)
        if done:
            named.append(names_it(finished(review.reviewed(record)), done))
        if len(named) == games:
            break
    assert len(named) == games
    assert sum(named) >= 0.9 * games, named


def test_a_review_says_what_was_kept_and_why(spoiled: tuple[review.Review, int]) -> None:
    found, _ = spoiled
    assert len(found.kept) == 2
    for seat, kept in enumerate(found.kept):
        own = [choice for choice in found.choices if choice.seat == seat]
        assert kept == pytest.approx(sum(choice.kept for choice in own) / len(own))
        assert kept is not None
        assert 0 < kept <= 1
    for moment in found.moments:
        assert abs(moment.change) > 2 * found.error
        assert (moment.kind == "loss") is (moment.change < 0) is not moment.choice.is_best
    reasons = [reason for moment in found.moments for reason in moment.reasons]
    assert reasons, "facts of the arena explain at least one of them"
    assert all(reason.key.startswith(("tk-fact-", "page-study-fact-")) for reason in reasons)


def judged_choice(at: int, lost: float = 0.0, gained: float = 0.0, turn: int = -1) -> review.Choice:
    """A choice of a turn, usually of its own, that has lost so much, or was so much better than the next best."""
    best = Line(((0, EndTurn()),), 0.6, 100)
    played = best if not lost else Line(((0, Decline()),), 0.6 - lost, 100)
    return review.Choice(at, 0, at if turn < 0 else turn, played, best, 0.6 - gained, (0.01,), 200, True)


def test_good_answers_do_not_crowd_out_what_was_lost() -> None:
    gains = [judged_choice(at, gained=0.3 + at / 100) for at in range(5)]
    losses = [judged_choice(10, lost=0.1), judged_choice(11, lost=0.2)]
    found = review.concluded([*gains, *losses], 1)
    assert [(moment.choice.at, moment.kind) for moment in found.moments] == [(4, "gain"), (10, "loss"), (11, "loss")]
    assert [moment.choice.at for moment in review.concluded(gains, 1).moments] == [2, 3, 4]
    after = [judged_choice(20, lost=0.1), judged_choice(21, gained=0.4, turn=20)]
    assert [moment.choice.at for moment in review.concluded(after, 1).moments] == [20]


def test_what_was_taken_back_is_no_choice() -> None:
    rules = game("tash-kalar")
    table = Table(rules, Setup("duel", 2, {}), bytes(32), "take back")
    bot = make("greedy", 1)
    while table.position.pending[0].prompt != "action":
        seat = table.position.pending[0].seat
        table.act(seat, bot.choose(table.position, seat))
    seat = table.position.pending[0].seat
    table.act(seat, table.position.pending[0].options[0])
    table.take_back(seat)
    wanted = bot.choose(table.position, seat)
    table.act(seat, wanted)
    found = finished(review.asked(records.of_table(table)))
    assert [choice.action for choice in found if choice.seat == seat][-1] == wanted
    assert len([choice for choice in found if mind_of(rules).begins_anew(choice.position.pending[0])]) == 1


def short_game(game_id: str, form: str, answers: int) -> Record:
    """A game of quick bots in which seat 0 gives up after so many answers, where it is not over before."""
    table = Table(game(game_id), Setup(form, 2, {}), bytes([2]) * 32, "short")
    bots = [make("greedy", seat) for seat in range(2)]
    while table.outcome is None:
        if len(table.entries) >= answers:
            table.resign(0)
            break
        seat = table.position.pending[0].seat
        table.act(seat, bots[seat].choose(table.position, seat))
    return records.of_table(table)


@pytest.mark.parametrize(
    ("game_id", "form", "answers", "prefix"),
    [("skytear", "first-battle", 110, "sk-fact-"), ("fateforge", "combat", 1000, "ff-fact-")],
)
def test_a_short_game_of_the_others_is_reviewed(game_id: str, form: str, answers: int, prefix: str) -> None:
    record = short_game(game_id, form, answers)
    told: list[tuple[int, int]] = []
    found = finished(review.reviewed(record, lambda done, of: told.append((done, of)), playouts=8))
    assert not found.short
    assert told == [(done, len(found.choices)) for done in range(len(found.choices))]
    steps = [choice.at for choice in found.choices]
    assert steps == sorted(set(steps))
    assert {choice.seat for choice in found.choices} == {0, 1}
    assert all(0 <= choice.lost <= choice.best.chance <= 1 for choice in found.choices)
    assert all(kept is not None and 0 < kept <= 1 for kept in found.kept)
    assert {moment.choice.at for moment in found.moments} <= set(steps)
    reasons = [reason.key for moment in found.moments for reason in moment.reasons]
    assert all(key.startswith((prefix, "page-study-fact-")) for key in reasons)
    assert bool(found.lost) is (game_id == "fateforge"), "only a party is told where its health was lost"
