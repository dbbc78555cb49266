"""Every word that effects and objectives may begin with: what the rooms have registered.

Content is read before there are rules, so it takes effects with any verb and objectives of any words; here they are
refused.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

import msgspec

from ludarium.games.fateforge import notation
from ludarium.games.fateforge.campaign import consequences
from ludarium.games.fateforge.combat import bosses, effects
from ludarium.games.fateforge.combat.objectives import objective_of
from ludarium.games.fateforge.content import TABLES, Boss, CombatScene, Expedition, Fx
from ludarium.games.fateforge.notation import Misread
from ludarium.games.fateforge.verbs import VERBS as VERBS
from ludarium.kernel.packs import unusable

FAMILIES = (consequences, effects)
"""The modules that register verbs."""


def fx_of(text: str) -> Fx:
    """An effect of a skill, an item, a card, a scene or a reward; raises Misread."""
    return _known(notation.fx_of(text), VERBS)


def boss_fx_of(text: str) -> tuple[Fx, ...]:
    """A card of a boss; raises Misread."""
    return tuple(_known(fx, {*bosses.OF_ITSELF, *bosses.UPON_HEROES}) for fx in notation.boss_fx_of(text))


def require_known_words(entry: Any) -> None:
    """Raises Misread when an entry of the content has an unknown effect or objective."""
    if isinstance(entry, Boss):
        for card in entry.deck:
            for fx in card.fx:
                _known(fx, {*bosses.OF_ITSELF, *bosses.UPON_HEROES})
        for point in entry.weak_points:
            for fx in point.fx:
                _known(fx, bosses.WOUNDS)
    else:
        for fx in _effects_in(entry):
            _known(fx, VERBS)
    for text in _objectives_of(entry):
        objective_of(text)


def require_playable() -> None:
    """Refuses the content in play when a pack that nobody has checked has unknown words."""
    for table, entries in TABLES.items():
        for entry in entries.values():
            try:
                require_known_words(entry)
            except Misread as wrong:
                raise unusable("fateforge", f"'{table}' of the pack", wrong) from None


def _objectives_of(entry: Any) -> Iterator[str]:
    if isinstance(entry, CombatScene):
        yield from entry.objectives
        yield from (variant.objective for variant in entry.variants if variant.objective)
    elif isinstance(entry, Expedition):
        yield from (condition for _, condition in entry.bonus)


def _known(fx: Fx, verbs: Container[str]) -> Fx:
    if fx.verb not in verbs:
        raise Misread(f"'{fx.verb}' is no effect")
    return fx


def _effects_in(value: Any) -> Iterator[Fx]:
    if isinstance(value, Fx):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _effects_in(one)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _effects_in(getattr(value, field))
