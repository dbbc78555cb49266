"""What a game says it is, found out by play over all its forms: chance, secrets, teams, playing together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from contract.cases import CASES, Case, each_case
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.game import Game, GameInfo, Outcome
from ludarium.kernel.views import DecisionView
from strategies import nasty, sample, uniform, walk

GAMES: tuple[Game[Any], ...] = tuple(dict.fromkeys(case.game for case in CASES))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
SEEDS = (1, 2)


def cases_of(game: Game[Any]) -> Iterator[Case]:
    """One case for each form, the one with most seats: there is most to see."""
    found = {case.setup.form: case for case in sorted(CASES, key=lambda case: case.setup.seats) if case.game is game}
    yield from found.values()


def outcomes(case: Case) -> list[Outcome]:
    ends = [walk(case, seed, policy)[-1].outcome for seed in SEEDS for policy in (nasty, uniform)]
    return [end for end in ends if end is not None]


def is_drawn_in(case: Case) -> bool:
    return any(position.draws for position in walk(case, 1))


def is_hidden_in(case: Case) -> bool:
    """Whether somebody cannot know everything: a world that fits what a seat knows may differ from the real one."""
    return any(
        case.game.determinise(position.base, seat, KeyedChance(seed_of(number))) != position.base
        for number, position in enumerate(sample(case, 20))
        for seat in range(case.setup.seats)
    )


def has_partners(case: Case) -> bool:
    """Whether two seats are always level and another seat is not level with them."""
    ends, seats = outcomes(case), range(case.setup.seats)
    return any(
        all(end.places[one] == end.places[other] for end in ends) and any(len(set(end.places)) > 1 for end in ends)
        for one in seats
        for other in seats[one + 1 :]
    )


@each_game
def test_a_game_is_what_it_says_it_is(game: Game[Any]) -> None:
    cases = list(cases_of(game))
    assert game.info.chance == any(map(is_drawn_in, cases))
    assert game.info.secrets == any(map(is_hidden_in, cases))
    assert game.info.teams == any(map(has_partners, cases))
    shared = {end.shared is not None for case in cases for end in outcomes(case)}
    assert shared == {game.info.cooperative}, "all forms are played together, or none"


@pytest.mark.parametrize("claim", ["chance", "secrets", "teams", "cooperative"])
def test_a_false_claim_is_found_out(claim: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in GAMES if game.info.id == "connect-four")
    told: GameInfo = msgspec.structs.replace(game.info, **{claim: not getattr(game.info, claim)})
    monkeypatch.setattr(type(game), "info", told)
    with pytest.raises((AssertionError, NotImplementedError)):
        test_a_game_is_what_it_says_it_is(game)


@each_case
def test_every_view_says_what_its_viewer_is_asked_and_nothing_else(case: Case) -> None:
    """The wire, the fronts and bots in other languages read decisions alike in every game."""
    asked = 0
    for position in sample(case, 20):
        for viewer in case.viewers:
            shown = case.game.view(position, viewer).decision
            decision = None if viewer is None else position.decision_of(viewer)
            assert (shown is None) == (decision is None)
            if shown is not None and decision is not None:
                assert isinstance(shown, DecisionView)
                assert (shown.prompt, shown.args) == (decision.prompt, dict(decision.args))
                assert shown.options == tuple(decision.options)
                asked += 1
    assert asked
