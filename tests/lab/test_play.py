"""Games in numbers: what a mask allows, what an array shows, what copies and saved plays do."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from importlib import import_module, resources

import msgspec
import numpy as np
import pytest

import ludarium
from ludarium.bots import make
from ludarium.bots.bot import DiceChance
from ludarium.kernel.errors import BadPosition, BadSetup, IllegalAction, NotYourSeat, Refusal
from ludarium.kernel.game import Outcome
from ludarium.kernel.title import title
from ludarium.kernel.views import view_bytes
from ludarium.lab.play import Book, Choosing, Play, seed_of_episode
from ludarium_nim.title import TITLE as NIM
from toys.known import known

TABLES = [
    (game.info.id, form.id, seats) for game in ludarium.games() for form in game.info.forms for seats in form.seats
]
A_FEW = [
    ("tash-kalar", "duel", 2),
    ("tash-kalar", "melee", 3),
    ("tash-kalar", "team-high-form", 4),
    ("skytear", "first-battle", 2),
    ("skytear", "standard", 3),
    ("fateforge", "combat", 2),
    ("fateforge", "expedition", 1),
]


def play_of(game: str, form: str, seats: int, seed: int = 0, **more: int) -> Play:
    return Play(Book(game, form, seats, None), seed_of_episode(seed, 0), **more)


def step_at_random(play: Play, generator: random.Random) -> None:
    assert play.seat is not None
    play.step(generator.choice(play.choosing.codes))


def to_the_end(play: Play, seed: int = 0) -> Iterator[Play]:
    generator = random.Random(seed)
    while play.seat is not None:
        yield play
        step_at_random(play, generator)


@pytest.mark.parametrize(("game", "form", "seats"), TABLES)
def test_every_table_is_played_within_its_codes_and_numbers(game: str, form: str, seats: int) -> None:
    play = play_of(game, form, seats, max_steps=60)
    for _ in to_the_end(play):
        assert play.seat is not None
        seen, mask = play.observed(play.seat), play.mask(play.seat)
        assert seen.shape == (play.book.size,)
        assert mask.shape == (play.book.codes,)
        assert list(np.flatnonzero(mask)) == play.choosing.codes
    assert play.position.over or play.truncated


@pytest.mark.parametrize(("game", "form", "seats"), A_FEW)
def test_twins_of_a_position_give_equal_arrays_and_other_views_other_ones(game: str, form: str, seats: int) -> None:
    play = play_of(game, form, seats, seed=3, max_steps=250)
    shown: dict[tuple[int, bytes], str] = {}
    twins = 0
    for at, _ in enumerate(to_the_end(play)):
        seat = at % seats
        position, seen = play.position, play.book.observed(play.position, at % seats).tobytes()
        view = position.game.view(position, seat)
        twin = position.determinised(seat, DiceChance(random.Random(at)))
        if at % 3 == 0 and view_bytes(twin.game.view(twin, seat)) == view_bytes(view):
            assert play.book.observed(twin, seat).tobytes() == seen
            twins += 1
        told = msgspec.to_builtins(view)
        if told.get("decision"):  # the mask shows them
            told["decision"].update(options=(), summons=())
        assert shown.setdefault((seat, seen), repr(told)) == repr(told)
    assert twins > 5


def test_what_a_seat_has_said_of_its_answer_is_seen_by_itself_alone() -> None:
    play = play_of("tash-kalar", "duel", 2)
    for _ in to_the_end(play):
        if play.choosing.said:
            break
    assert play.seat is not None
    other = 1 - play.seat
    assert play.observed(play.seat)[play.book.places["said so far"]].sum() == 1
    assert play.observed(other)[play.book.places["said so far"]].sum() == 0
    assert not play.mask(other).any()


@pytest.mark.parametrize(("game", "form", "seats"), A_FEW)
def test_every_option_can_be_said_and_means_itself(game: str, form: str, seats: int) -> None:
    play = play_of(game, form, seats, seed=1, max_steps=80)
    for at, _ in enumerate(to_the_end(play)):
        decision = play.decision
        if at % 4 or play.choosing.said or decision is None:
            continue
        for option in list(decision.options)[:40]:
            *chain, last = play.codes_of(option)
            choosing = play.choosing
            for code in chain:
                choosing = choosing.said_next(code)  # type: ignore[assignment]
            assert choosing.said_next(last) == option


def test_options_that_share_all_their_phrases_are_counted_in_pages() -> None:
    """A party may swap heroes in more ways than are counted at once."""
    book = Book("fateforge", "campaign", 2, None)
    options = [ludarium.new("fateforge", "combat").pending[0].options[0]] * 150

    class Unnamed(type(book.encoding)):  # type: ignore[misc]
        def path(self, action: object) -> tuple[int, ...]:
            return ()

    book.encoding = Unnamed(book.game, book.setup)
    first = Choosing(book, options)
    second = first.said_next(book.later)
    assert isinstance(second, Choosing)
    assert second.said == (book.later,)
    third = second.said_next(book.later)
    assert isinstance(third, Choosing)
    assert len(third.codes) == 150 - 2 * 64
    assert third.said_next(book.first_option) == options[0]


def test_a_clone_goes_its_own_way_with_the_same_luck() -> None:
    play = play_of("tash-kalar", "duel", 2, seed=5)
    for at, _ in enumerate(to_the_end(play)):
        if at == 50:
            break
    twin, before = play.clone(), play.position.digest()
    for _ in to_the_end(twin, seed=9):
        pass
    assert play.position.digest() == before
    again = play.clone()
    for _ in to_the_end(again, seed=9):
        pass
    assert again.position.digest() == twin.position.digest()


def test_a_saved_play_stands_where_it_stood_in_the_middle_of_an_answer() -> None:
    play = play_of("tash-kalar", "duel", 2, seed=5)
    for at, _ in enumerate(to_the_end(play)):
        if at > 20 and play.choosing.said:
            break
    again = Play.deserialize(play.serialize())
    assert again.position == play.position
    assert again.seat == play.seat
    assert again.choosing.said == play.choosing.said
    for both in (play, again):
        for _ in to_the_end(both, seed=2):
            pass
    assert again.serialize() == play.serialize()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (lambda saved: saved[:-9], "damaged"),
        (lambda saved: b"\xff\xfe", "damaged"),
        (lambda saved: saved.replace(b'"ludarium environment 1"', b'"ludarium environment 9"'), "environment 9"),
        (lambda saved: saved.replace(b'"rules":1', b'"rules":77'), "rules version 77"),
        (lambda saved: saved.replace(b'"told":[', b'"told":[99999'), "there is no action 99999"),
        (lambda saved: saved.replace(b'"seed":"', b'"seed":"00'), "another position"),
        (lambda saved: saved.replace(b'"seed":"', b'"seed":"xy'), "cannot be played"),
        (lambda saved: saved.replace(b'"form":"duel"', b'"form":"trio"'), "no form 'trio'"),
    ],
)
def test_a_saved_play_that_is_damaged_or_foreign_is_refused_in_words(
    changed: Callable[[bytes], bytes], said: str
) -> None:
    saved = play_of("tash-kalar", "duel", 2).serialize()
    with pytest.raises(Refusal, match=said):
        Play.deserialize(changed(saved))


def test_a_saved_play_of_another_table_is_refused() -> None:
    saved = play_of("tash-kalar", "duel", 2).serialize()
    with pytest.raises(BadPosition, match="saved from tash-kalar duel"):
        Play.deserialize(saved, Book("tash-kalar", "high-form", 2, None))


def test_what_the_mask_does_not_allow_is_refused_by_name() -> None:
    play = play_of("tash-kalar", "duel", 2)
    with pytest.raises(IllegalAction, match=r"there is no action -1: actions are numbers from 0 to \d+"):
        play.step(-1)
    taken = play.book.names.index("end turn")
    with pytest.raises(IllegalAction, match=r"\(end turn\) is not possible now: the action mask allows \d+ \(pick "):
        play.step(taken)
    assert play.steps == 0


def test_nothing_is_answered_after_the_last_step() -> None:
    play = play_of("tash-kalar", "duel", 2, max_steps=3)
    for _ in to_the_end(play):
        pass
    assert play.truncated
    assert play.reward(0) == 0
    with pytest.raises(NotYourSeat, match="cut off"):
        play.step(0)
    with pytest.raises(BadSetup, match="at least one step"):
        play_of("tash-kalar", "duel", 2, max_steps=0)


def outcome_of(*places: int, shared: float | None = None) -> Outcome:
    return Outcome(places, (0,) * len(places), "test", shared)


@pytest.mark.parametrize(
    ("table", "places", "rewards"),
    [
        (("tash-kalar", "duel", 2), (1, 2), (1, -1)),
        (("tash-kalar", "duel", 2), (1, 1), (0, 0)),
        (("tash-kalar", "melee", 3), (2, 1, 3), (0, 1, -1)),
        (("tash-kalar", "melee", 4), (1, 2, 2, 2), (1, -1 / 3, -1 / 3, -1 / 3)),
        (("tash-kalar", "team-duel", 4), (1, 2, 1, 2), (1, -1, 1, -1)),
        (("skytear", "standard", 3), (1, 2, 1), (0.5, -1, 0.5)),
    ],
)
def test_rewards_of_games_against_each_other_add_up_to_nothing(
    table: tuple[str, str, int], places: tuple[int, ...], rewards: tuple[float, ...]
) -> None:
    book = Book(*table, None)
    given = [book.reward(outcome_of(*places), seat) for seat in range(len(places))]
    assert given == pytest.approx(rewards)
    assert sum(given) == pytest.approx(0)


def test_a_party_is_rewarded_together() -> None:
    book = Book("fateforge", "combat", 2, None)
    assert book.reward(outcome_of(1, 1, shared=0.75), 0) == 0.5
    assert book.reward(outcome_of(1, 1, shared=0.0), 1) == -1


def test_a_bots_answers_are_codes_too() -> None:
    play = play_of("tash-kalar", "duel", 2, seed=2)
    bot = make("greedy", 1)
    for _ in range(30):
        play.answer_as(bot)
    assert Play.deserialize(play.serialize()).position == play.position


def test_a_game_without_an_encoding_is_counted_and_its_view_flattened() -> None:
    with known(NIM):
        book = Book("nim", None, None, None)
        assert title("nim").encoding is None
        play = Play(book, seed_of_episode(0, 0))
        seen = [play.observed(0).tobytes()]
        for _ in to_the_end(play):
            seen.append(play.observed(0).tobytes())
        assert sorted(play.reward(seat) for seat in (0, 1)) == [-1, 1]
        assert len(set(seen)) > 2
        assert "option 1" in book.names


def test_prompts_are_all_known_to_the_encodings() -> None:
    """Every prompt that a game has words for has a place in its observations."""
    for each in ("tash_kalar", "skytear", "fateforge"):
        prompts = set(import_module(f"ludarium.games.{each}.encoding").PROMPTS)
        name = each.replace("_", "-")
        text = resources.files(f"ludarium.games.{each}").joinpath("texts", "en", f"{name}.ftl").read_text("utf-8")
        spoken = set(re.findall(rf"^{title(name).prefix}-prompt-([a-z0-9-]+)", text, re.MULTILINE))
        assert spoken - prompts == set()
