"""The register of card effects: what a power card aims at, what it does, and what it seems to be worth to a bot."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct

from ludarium.games.skytear.content import PowerCard
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.decisions import Script

Targets = Callable[[SkytearState, int], list[str]]
"""What a hero can aim a card at, as references."""
Resolve = Callable[[Effect], Script[None] | None]
Worth = Callable[[SkytearState, int, PowerCard], float]
"""What it promises at first sight that a hero plays the card in its activation."""
Answers = Callable[[SkytearState, int, Collection[str]], bool]
"""Whether it is worth a thought that a hero answers with the card; the last argument is what enemies are striking."""


class CardScript(Struct, frozen=True):
    """A card's behaviour. `second` gives what a second target can be once the first is chosen (empty: none)."""

    resolve: Resolve
    targets: Targets | None
    second: Callable[[SkytearState, int, str], list[str]] | None
    second_optional: bool
    playable: Targets | None
    """For cards without a target: it can be played only if this finds something."""
    always_aims: bool
    """There is always a target: a hero sees at least its own space."""
    aims: Callable[[SkytearState, int], int] | None
    """Whether there is a target, where that is found faster than the list."""
    worth: Worth | None
    """For the bots; without it `glance` goes by the card's figures."""
    answers: Answers | None
    """For the bots; without it a Reaction answers whatever strikes heroes or an area."""


_SCRIPTS: dict[str, CardScript] = {}


def card(
    name: str,
    targets: Targets | None = None,
    second: Callable[[SkytearState, int, str], list[str]] | None = None,
    second_optional: bool = False,
    playable: Targets | None = None,
    always_aims: bool = False,
    aims: Callable[[SkytearState, int], int] | None = None,
    worth: Worth | None = None,
    answers: Answers | None = None,
) -> Callable[[Resolve], Resolve]:
    """Register the effect of a power card, or one that several cards name as their `effect`."""

    def register(resolve: Resolve) -> Resolve:
        assert name not in _SCRIPTS, f"{name} has two scripts"
        _SCRIPTS[name] = CardScript(
            resolve, targets, second, second_optional, playable, always_aims, aims, worth, answers
        )
        return resolve

    return register


def script_of(card: PowerCard) -> CardScript:
    return _SCRIPTS[card.effect or card.id]
