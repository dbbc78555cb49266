"""Positions of any game, reached by play: seeded policies, whole games, and hypothesis strategies over them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st

from contract.cases import Case
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.mind import mind_of
from ludarium.kernel.table import Table

EVENT_LIMIT = 50_000
"""No table has more entries than this (reliability: required limits)."""

Policy = Callable[[Position[Any], Decision], Action]


def uniform(seed: int) -> Policy:
    """Every option alike."""
    source = random.Random(seed)

    def choose(position: Position[Any], decision: Decision) -> Action:
        return decision.options[source.randrange(len(decision.options))]

    return choose


def nasty(seed: int) -> Policy:
    """Prefers the kinds of action that have been rare so far: summons, flares and discards before more places."""
    source = random.Random(seed)
    seen: Counter[tuple[str, type[Action]]] = Counter()

    def choose(position: Position[Any], decision: Decision) -> Action:
        kinds: dict[type[Action], list[Action]] = {}
        for option in decision.options:
            kinds.setdefault(type(option), []).append(option)
        rarest = min(seen[decision.prompt, kind] for kind in kinds)
        kind = source.choice([kind for kind in kinds if seen[decision.prompt, kind] <= rarest + 1])
        seen[decision.prompt, kind] += 1
        return source.choice(kinds[kind])

    return choose


def greedy(seed: int) -> Policy:
    """What looks best to the seat one step ahead, by the game's own heuristic, out of a few options.

    One answer in ten is any: who only ever takes what looks best may look after the party's things for ever, since a
    combat that has not begun looks better than one that has, and the rules of Fateforge set no limit to it.
    """
    source = random.Random(seed)

    def choose(position: Position[Any], decision: Decision) -> Action:
        options = list(decision.options)
        if source.random() < 0.1:
            return source.choice(options)
        tried = source.sample(options, min(6, len(options)))

        def promise(option: Action) -> float:
            after = position.copy()
            after.chance = KeyedChance(seed_of(source.randrange(1 << 30)))
            after.apply(decision.seat, option)
            outcome = after.outcome
            if outcome is not None:
                return outcome.value(decision.seat)
            return mind_of(position.game).heuristic(after.state, decision.seat)

        return max(tried, key=promise)

    return choose


def new(case: Case, seed: int) -> Position[Any]:
    """The first decision of a new game; chance answers by itself."""
    return Position(case.game, case.game.setup(case.setup), KeyedChance(seed_of(seed)))


def steps(position: Position[Any], policy: Policy, seed: int) -> Iterator[tuple[Position[Any], Decision, Action]]:
    """Play to the end in place: the position before each answer, the decision and the answer about to be given.

    Where several seats may answer, any of them is next.
    """
    source = random.Random(f"order {seed}")
    for _ in range(EVENT_LIMIT):
        if position.over:
            return
        decision = source.choice(position.pending)
        action = policy(position, decision)
        yield position, decision, action
        position.apply(decision.seat, action)
    raise AssertionError(f"the game is not over after {EVENT_LIMIT} answers")


@cache
def walk(case: Case, seed: int, policy: Callable[[int], Policy] = nasty) -> tuple[Position[Any], ...]:
    """Copies of every position of a game played to the end; the last one is over. Copy before playing on."""
    position = new(case, seed)
    found = [before.copy() for before, _, _ in steps(position, policy(seed), seed)]
    return (*found, position.copy())


def sample(case: Case, count: int, seed: int = 1) -> list[Position[Any]]:
    """Some positions of one uniform and one nasty game, spread evenly, the ends of both among them."""
    positions = [*walk(case, seed, nasty), *walk(case, seed + 1, uniform)]
    every = max(1, len(positions) // count)
    return [position.copy() for position in (*positions[::every], positions[-1])]


def table(case: Case, seed: int, take_back: bool = True) -> Table:
    return Table(
        case.game, Setup(case.setup.form, case.setup.seats, case.setup.options), seed_of(seed), "t", (), take_back
    )


def positions(case: Case) -> st.SearchStrategy[Position[Any]]:
    """A position that play can reach: a seed, a policy and how far the game has gone."""

    def reach(seed: int, policy: Callable[[int], Policy], share: int) -> Position[Any]:
        game = walk(case, seed, policy)
        return game[(len(game) - 1) * share // 100].copy()

    return st.builds(reach, st.integers(0, 5), st.sampled_from((uniform, nasty)), st.integers(0, 100))
