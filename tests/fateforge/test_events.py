"""Events are complete: whoever folds what a spectator is told has what a spectator sees, after every answer."""

from __future__ import annotations

import random

import pytest

from combats import begun
from fateforge_rebuilt import Rebuilt, seen
from ludarium import bots
from ludarium.games.fateforge.content import COMBATS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position

rule = pytest.mark.rule


def follow(position: Position[FateforgeState], answers: int, seed: int, greedy: bool = False) -> int:
    """Play a combat and rebuild it beside; how many answers were followed."""
    generator = random.Random(f"follow {seed}")
    players = {seat: bots.make("greedy", seed=seed + seat) for seat in range(4)}

    def choose(decision: Decision) -> Action:
        if greedy:
            return players[decision.seat].choose(position, decision.seat)
        count = len(decision.options)
        last = count if count == 1 or generator.random() < 0.3 else count - 1
        return decision.options[generator.randrange(last)]

    rebuilt: Rebuilt | None = None
    followed = 0
    for _ in range(answers):
        view = FATEFORGE.view(position, None)
        if view.combat is None and rebuilt is not None:
            break
        if rebuilt is None and view.combat is not None:
            rebuilt = Rebuilt(view)
        if position.over:
            break
        decision = generator.choice(position.pending)
        asked = f"{decision.prompt} of {position.base.combat_id}"
        answer = choose(decision)
        position.apply(decision.seat, answer)
        told = [event for each in position.events if (event := each.seen_by(None)) is not None]
        if rebuilt is None:
            continue
        for event in told:
            rebuilt.tell(event)
        now = FATEFORGE.view(position, None)
        if now.combat is None:
            break
        followed += 1
        differ = differences(rebuilt.now, seen(now))
        assert not differ, f"after {answer} ({asked}): {differ} from {told}"
    return followed


def differences(one: object, other: object, at: str = "") -> list[str]:
    """Where two public states differ: the rebuilt one first."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [
            found
            for key in sorted({*one, *other})
            for found in differences(one.get(key, "nothing"), other.get(key, "nothing"), f"{at}.{key}")
        ]
    return [] if one == other else [f"{at}: {one!r}, not {other!r}"]


@rule("FF-11.1", "FF-17.1", "FF-27.14", "FF-27.16")
@pytest.mark.parametrize("seed", range(len(COMBATS)))
def test_a_combat_is_rebuilt_from_what_spectators_are_told(seed: int) -> None:
    assert follow(begun(seed), 140, seed) > 20


@pytest.mark.long
@rule("FF-11.1")
@pytest.mark.parametrize("seed", range(8 * len(COMBATS)))
def test_many_combats_are_rebuilt_to_their_end(seed: int) -> None:
    assert follow(begun(1000 + seed), 4000, seed) > 20


@pytest.mark.long
@rule("FF-11.1")
@pytest.mark.parametrize("seed", range(len(COMBATS)))
def test_a_combat_of_greedy_players_is_rebuilt_to_its_end(seed: int) -> None:
    assert follow(begun(2000 + seed), 1500, seed, greedy=True) > 20
