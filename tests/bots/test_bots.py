"""The bots: names, legal play in every form, and nothing hidden in any move (REL-60)."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

import ludarium
from ludarium import bots
from ludarium.bots.bot import DiceChance, imagined
from ludarium.bots.greedy import WIDTH as GREEDY_WIDTH
from ludarium.bots.mcts import ROOT_WIDTH, Search
from ludarium.bots.rollout import carry_out, play_out_turn, worth
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.errors import NotYourSeat, UnknownName
from ludarium.kernel.game import Position
from ludarium.kernel.mind import mind_of
from ludarium.kernel.views import view_bytes

FORMS = [(form.id, seats) for form in ludarium.game("tash-kalar").info.forms for seats in form.seats]


def walk(form: str, seats: int, seed: int, every: int, decisions: int = 260) -> Iterator[Position[Any]]:
    """Positions out of a random game, one in so many decisions, each waiting for a choice between options."""
    position = ludarium.new("tash-kalar", form, seats, seed=seed)
    generator = random.Random(seed)
    for number in range(decisions):
        if position.over:
            return
        decision = position.pending[0]
        if number % every == every - 1 and len(decision.options) > 1:
            yield position.copy()
        position.apply(decision.seat, decision.options[generator.randrange(len(decision.options))])


@pytest.mark.parametrize(("name", "kind"), [("random", "RandomBot"), ("greedy", "GreedyBot"), ("mcts:30", "MctsBot")])
def test_a_bot_is_made_by_its_name(name: str, kind: str) -> None:
    bot = bots.make(name, seed=1)
    assert (type(bot).__name__, bot.name) == (kind, name)


def test_a_bot_that_thinks_by_the_clock_keeps_its_name() -> None:
    assert [bots.make(name, 1).name for name in ("mcts:1s", "mcts:0.5s")] == ["mcts:1s", "mcts:0.5s"]


@pytest.mark.parametrize(
    "name", ["", "human", "mcts", "mcts:", "mcts:0", "mcts:0s", "mcts:-3", "mcts:1m", "greedy:2", "mcts:1e3"]
)
def test_an_unknown_name_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownName, match=r"there is no bot '.*'; the bots are random, mild, greedy, mcts:200"):
        bots.make(name, 1)


def test_every_name_that_is_offered_can_be_made() -> None:
    assert [bots.make(name, 1).name for name in bots.kinds()] == list(bots.kinds())


@pytest.mark.parametrize(("form", "seats"), FORMS)
@pytest.mark.parametrize("name", ["random", "mild", "greedy", "mcts:8"])
def test_bots_choose_options_they_have(name: str, form: str, seats: int) -> None:
    bot = bots.make(name, 3)
    for position in walk(form, seats, seed=5, every=23):
        before = position.copy()
        decision = position.pending[0]
        assert bot.choose(position, decision.seat) in decision.options
        assert position == before, "thinking must not move a piece"


def test_a_bot_that_is_not_asked_says_so() -> None:
    position = ludarium.new("tash-kalar", "duel", seed=1)
    with pytest.raises(NotYourSeat, match="is not asked for anything"):
        bots.make("random", 1).choose(position, 1 - position.pending[0].seat)


class Unlikely:
    """A chance that must not be asked: what a table would draw is not for bots to know."""

    def choose(self, decision: Decision, number: int) -> Action:
        raise AssertionError("a bot has looked at the table's own draws")


def twin_of(position: Position[Any], seat: int, seed: int) -> Position[Any]:
    """The same position as `seat` sees it, with other cards where it cannot see."""
    twin = position.determinised(seat, KeyedChance(seed_of(seed)))
    twin.chance = KeyedChance(seed_of(seed + 1))
    return twin


@pytest.mark.parametrize(("form", "seats"), FORMS)
@pytest.mark.parametrize("name", ["random", "mild", "greedy", "mcts:10"])
def test_twins_get_the_same_move_and_estimate(name: str, form: str, seats: int) -> None:
    different = 0
    for number, position in enumerate(walk(form, seats, seed=9, every=29)):
        seat = position.pending[0].seat
        twin = twin_of(position, seat, number)
        assert view_bytes(position.game.view(position, seat)) == view_bytes(position.game.view(twin, seat))
        different += position.digest() != twin.digest()
        one, other = bots.make(name, number), bots.make(name, number)
        assert one.choose(position, seat) == other.choose(twin, seat)
        assert one.estimate(position, seat) == other.estimate(twin, seat)
    assert different > 1, "the twins must differ, or this shows nothing"


@pytest.mark.parametrize("name", ["random", "mild", "greedy", "mcts:10"])
def test_bots_never_ask_the_tables_own_chance(name: str) -> None:
    for position in walk("high-form", 2, seed=2, every=31):
        position.chance = Unlikely()
        seat = position.pending[0].seat
        bot = bots.make(name, 1)
        assert bot.choose(position, seat) in position.pending[0].options
        assert 0 <= bot.estimate(position, seat) <= 1


def test_an_imagined_world_looks_the_same_and_draws_by_itself() -> None:
    for position in walk("team-duel", 4, seed=4, every=37):
        seat = position.pending[0].seat
        world = imagined(position, seat, random.Random(8))
        assert view_bytes(position.game.view(world, seat)) == view_bytes(position.game.view(position, seat))
        assert isinstance(world.chance, DiceChance)


@pytest.mark.parametrize("name", ["random", "mild", "greedy", "mcts:12"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played(name, seed=6) == played(name, seed=6)


def test_another_seed_plays_another_game() -> None:
    assert played("random", seed=6) != played("random", seed=7)


def played(name: str, seed: int) -> list[str]:
    position = ludarium.new("tash-kalar", "duel", seed=1)
    bot = bots.make(name, seed)
    moves = []
    for _ in range(40):
        seat = position.pending[0].seat
        action = bot.choose(position, seat)
        moves.append(str(action))
        position.apply(seat, action)
    return moves


def test_estimating_does_not_change_what_is_chosen() -> None:
    quiet, asked = bots.make("mcts:12", 4), bots.make("mcts:12", 4)
    for position in walk("duel", 2, seed=3, every=41):
        seat = position.pending[0].seat
        asked.estimate(position, 0)
        asked.estimate(position, 1)
        assert quiet.choose(position, seat) == asked.choose(position, seat)


@pytest.mark.parametrize("name", ["random", "mild", "greedy", "mcts:6"])
def test_the_estimate_of_a_finished_game_is_its_result(name: str) -> None:
    position = ludarium.new("tash-kalar", "duel", seed=2)
    generator = random.Random(1)
    while not position.over:
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[generator.randrange(len(decision.options))])
    assert position.outcome is not None
    bot = bots.make(name, 1)
    assert [bot.estimate(position, seat) for seat in range(2)] == [position.outcome.value(seat) for seat in range(2)]


def free_action() -> Position[Any]:
    """A position with many options."""
    return next(position for position in walk("duel", 2, seed=8, every=3) if position.pending[0].prompt == "action")


def test_a_search_counts_every_iteration_and_offers_only_the_shortlist() -> None:
    position = free_action()
    seat = position.pending[0].seat
    search = Search(position, seat, random.Random(1))
    for _ in range(50):
        search.iterate()
    children = search.root.children
    assert search.root.visits == sum(child.visits for child in children.values()) == 50
    assert 1 < len(children) <= ROOT_WIDTH
    inner = [node for child in children.values() for node in child.children.values()]
    assert inner, "the search must look further than the first answer"
    assert all(node.available >= node.visits - 1 for node in inner)


def test_a_search_stops_when_nothing_more_can_change() -> None:
    position = free_action()
    search = Search(position, position.pending[0].seat, random.Random(1))
    search.iterate()
    assert search.decided(left=0)
    assert not search.decided(left=1)
    for _ in range(120):
        search.iterate()
    visits = sorted(child.visits for child in search.root.children.values())
    lead = visits[-1] - visits[-2]
    assert search.decided(left=lead - 1) or lead == 0
    assert not search.decided(left=lead)


def test_answers_are_compared_in_the_same_worlds() -> None:
    position = free_action()
    seat = position.pending[0].seat
    world = imagined(position, seat, random.Random(2))
    ends = []
    for _ in range(2):
        trial = world.copy()
        while (decision := trial.decision_of(seat)) is not None:
            trial.apply(seat, decision.options[0])
        ends.append(trial.digest())
    assert ends[0] == ends[1], "the same answers in the same world draw the same cards"


def test_a_step_ends_where_something_new_begins_and_a_turn_where_others_are_asked() -> None:
    carried_out = 0
    for position in walk("high-form", 2, seed=21, every=2):
        decision = position.pending[0]
        for option in mind_of(position.game).shortlist(position, decision, 6):
            step, turn = position.copy(), position.copy()
            step.apply(decision.seat, option)
            asked = step.decision_of(decision.seat)
            carried_out += asked is not None and asked.prompt not in ("action", "end-turn")
            assert carry_out(step, decision.seat) == worth(step, decision.seat)
            asked = step.decision_of(decision.seat)
            assert asked is None or asked.prompt in ("action", "end-turn")
            turn.apply(decision.seat, option)
            play_out_turn(turn, decision.seat)
            assert turn.decision_of(decision.seat) is None
    assert carried_out > 20, "what a choice asks for in turn must be seen, too"


def test_greedy_takes_what_looks_best_after_one_step() -> None:
    for position in walk("duel", 2, seed=22, every=7):
        decision = position.pending[0]
        chosen = bots.make("greedy", 5).choose(position, decision.seat)
        world = imagined(position, decision.seat, random.Random("greedy 5"))
        values = {}
        for option in mind_of(position.game).shortlist(position, decision, GREEDY_WIDTH):
            trial = world.copy()
            trial.apply(decision.seat, option)
            values[option] = carry_out(trial, decision.seat)
        assert values[chosen] == max(values.values())


def test_a_clock_bot_stops_in_time() -> None:
    position = free_action()
    bot = bots.MctsBot(1, seconds=0.05)
    started = time.monotonic()
    assert bot.choose(position, position.pending[0].seat) in position.pending[0].options
    assert 0.05 <= time.monotonic() - started < 5


def test_a_search_goes_on_where_the_one_before_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers of one turn follow from each other: what was found behind the first counts for the second."""
    taken: list[int] = []
    take_over = Search._take_over

    def seen(self: Search, known: Any) -> None:
        take_over(self, known)
        taken.append(self.root.visits)

    monkeypatch.setattr(Search, "_take_over", seen)
    position = ludarium.new("tash-kalar", "duel", seed=3)
    players = [bots.make("mcts:60", seat) for seat in range(2)]
    last, followed = -1, 0
    for _ in range(24):
        seat, before = position.pending[0].seat, len(taken)
        position.apply(seat, players[seat].choose(position, seat))
        assert seat == last or len(taken) == before, "the others have moved since"
        followed += len(taken) - before
        last = seat
    assert followed > 5
    assert max(taken) > 5


def test_who_overlooks_most_still_answers_and_who_is_hasty_takes_the_first_it_sees() -> None:
    for position in walk("duel", 2, seed=5, every=17):
        decision = position.pending[0]
        listed = mind_of(position.game).shortlist(position, decision, GREEDY_WIDTH)
        for name in ("greedy", "mcts:8"):
            bot = bots.make(name, 1)
            bot.overlooks = 1.0
            assert bot.choose(position, decision.seat) == listed[0]
            bot = bots.make(name, 1)
            bot.hasty = 1.0
            assert bot.choose(position, decision.seat) == listed[0]


def test_what_is_overlooked_follows_from_the_seed_and_its_share() -> None:
    def noticed(overlooks: float, seed: int) -> list[int]:
        bot = bots.make("greedy", seed)
        bot.overlooks = overlooks
        return [len(bot._noticed(range(40))) for _ in range(30)]  # type: ignore[arg-type]

    assert noticed(0.0, 1) == [40] * 30
    assert noticed(0.5, 1) == noticed(0.5, 1) != noticed(0.5, 2)
    assert 15 < sum(noticed(0.5, 1)) / 30 < 25
    assert noticed(1.0, 1) == [1] * 30
