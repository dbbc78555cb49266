"""The register of card scripts: what a power card aims at when it is played, and what it does when it resolves."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.decisions import Script

Targets = Callable[[SkytearState, int], list[str]]
"""What a hero can aim a card at, as references."""
Resolve = Callable[[Effect], Script[None] | None]


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
    aims: Callable[[SkytearState, int], int] | None = None
    """Whether there is a target, where that is found faster than the list."""


_SCRIPTS: dict[str, CardScript] = {}


def card(
    name: str,
    targets: Targets | None = None,
    second: Callable[[SkytearState, int, str], list[str]] | None = None,
    second_optional: bool = False,
    playable: Targets | None = None,
    always_aims: bool = False,
    aims: Callable[[SkytearState, int], int] | None = None,
) -> Callable[[Resolve], Resolve]:
    """Register the script of a power card."""

    def register(resolve: Resolve) -> Resolve:
        assert name not in _SCRIPTS, f"{name} has two scripts"
        _SCRIPTS[name] = CardScript(resolve, targets, second, second_optional, playable, always_aims, aims)
        return resolve

    return register


def script_of(name: str) -> CardScript:
    return _SCRIPTS[name]


def scripted_cards() -> frozenset[str]:
    return frozenset(_SCRIPTS)
