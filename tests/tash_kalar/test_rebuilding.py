"""Events are complete: whoever hears them from the set-up on knows everything that everybody may know."""

from collections.abc import Callable
from random import Random

import pytest

from ludarium.bots.greedy import GreedyBot
from ludarium.games.tash_kalar.cards import FURTHER
from ludarium.games.tash_kalar.game import TASH_KALAR
from tash_kalar.play import Course
from tash_kalar.rebuilding import Rebuilt, shown
from tash_kalar.test_setup import SEATS, new

rule = pytest.mark.rule

Answer = Callable[[Course], object]


class Greedy:
    """The bot `greedy` answers for whoever is asked."""

    def __init__(self, seed: int) -> None:
        self.bot = GreedyBot(seed)

    def __call__(self, game: Course) -> None:
        answer = self.bot.choose(game.position, game.seat)
        game.position.apply(game.seat, answer)
        game.events = game.position.events


def listen(rebuilt: Rebuilt, game: Course) -> None:
    """Everything that a spectator was told by the last answer, and a look at what the spectator sees."""
    for event in game.events:
        heard = event.seen_by(None)
        assert heard is not None
        rebuilt.hear(heard)
    told, seen = rebuilt.told(), shown(TASH_KALAR.view(game.position, None))
    assert told == seen


def follow(game: Course, answer: Answer, answers: int) -> Course:
    """Play on with `answer`, comparing after every answer."""
    rebuilt = Rebuilt(game.state.form_id, game.state.seats)
    listen(rebuilt, game)
    for _ in range(answers):
        if game.position.over:
            break
        answer(game)
        listen(rebuilt, game)
    return game


@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_a_random_game_can_be_rebuilt_from_its_events(form: str, seats: int) -> None:
    random = Random(f"{form} {seats}")
    game = follow(new(form, seats, 11), lambda game: game.wander(random), 2000)
    assert game.position.over


@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_a_greedy_game_can_be_rebuilt_from_its_events(form: str, seats: int) -> None:
    follow(new(form, seats, 12), Greedy(5), 150)


@rule("TK-21.1")
@pytest.mark.parametrize("school", FURTHER)
def test_a_game_with_a_further_school_can_be_rebuilt_from_its_events(school: str) -> None:
    random = Random(school)
    game = follow(new("duel", 2, 13, schools=[school, "sylvan"]), lambda game: game.wander(random), 2000)
    assert game.position.over
    follow(new("melee", 3, 14, schools=["highland", school, "dealt"]), Greedy(5), 200)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_many_games_can_be_rebuilt_from_their_events(form: str, seats: int, seed: int) -> None:
    random = Random(seed)
    assert follow(new(form, seats, seed), lambda game: game.wander(random), 5000).position.over
    follow(new(form, seats, seed), Greedy(seed), 1500)
