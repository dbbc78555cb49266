"""Whole games of Skytear for tests: from the first deal on, with chance and answers as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from battles import Battle
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position, Setup

Choice = Callable[[Decision], Action]


def new(form: str = "first-battle", seats: int = 2, seed: int = 1, **options: Any) -> Battle:
    """The first decision of a new game; chance answers by itself from the seed."""
    setup = Setup(form, seats, {"first": 0, **options})
    position: Position[SkytearState] = Position(SKYTEAR, SKYTEAR.setup(setup), KeyedChance(seed_of(seed)))
    return Battle(position)


def played(game: Battle, until: Callable[[Battle], bool], answers: Mapping[str, str] | None = None) -> Battle:
    """Answer with "pass" or the first option, or what `answers` says for a prompt, until something is reached."""
    position = game.position.copy()
    events: tuple[Any, ...] = ()
    for _ in range(5000):
        if position.over or until(Battle(position)):
            return Battle(position, events)
        decision = position.pending[0]
        wanted = (answers or {}).get(decision.prompt, "pass")
        fitting = [option for option in decision.options if str(option) == wanted]
        position.apply(decision.seat, (fitting or list(decision.options))[0])
        events += position.events
    raise AssertionError("it was not reached")


def at_prompt(game: Battle, prompt: str, answers: Mapping[str, str] | None = None) -> Battle:
    """Play on until that is asked."""
    return played(game, lambda now: now.prompt == prompt, answers)


def at_battle(game: Battle, answers: Mapping[str, str] | None = None) -> Battle:
    """Play the set-up with the first options: the first activation is asked for."""
    return at_prompt(game, "activate", answers)
