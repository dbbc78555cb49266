"""What can be wrong with a map that a position has brought for its combat."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from ludarium.games.fateforge.check.combat import mistakes_of_map, mistakes_of_objective, mistakes_of_tokens
from ludarium.games.fateforge.content import TABLES, OwnMap, Token
from ludarium.games.fateforge.state import FateforgeState

MOST_CELLS = 12
"""Wider or higher is no map that anybody could see as a whole."""


def mistakes_of_own_map(state: FateforgeState) -> Iterator[str]:
    """What does not fit on the map itself; then what the combat needs and the map lacks."""
    own = state.own_map
    assert own is not None
    shape = next(_mistakes_of_shape(own), "")
    if shape:
        yield shape
        return
    on_map = range(len(own.zones))
    stand = {*state.starts, *(fighter.zone for fighter in state.fighters)} & set(on_map)
    here = [*state.tokens, *(Token("start", "start", zone) for zone in stand)]
    if any(token.zone not in on_map for token in here):
        return  # said of everything that stands beside the map
    names = {token.name for token in here}
    # What has been taken was there; a portal is never taken.
    taken = [
        token for token in state.combat.tokens if token.name not in names and token.kind not in ("start", "portal")
    ]
    scene = replace(state.combat, tokens=(*here, *taken))
    yield from (wrong for _, wrong in mistakes_of_map(scene))
    yield from (wrong for _, wrong in mistakes_of_tokens(scene, TABLES))
    for text in state.objectives:
        yield from mistakes_of_objective(text, scene, TABLES)


def _mistakes_of_shape(own: OwnMap) -> Iterator[str]:
    """Figures that no drawing gives; a save may have them."""
    if sorted(set(own.zones)) != list(own.zones) or not all(re.fullmatch("[A-Z]", zone) for zone in own.zones):
        yield "the zones of its map are no letters in their order"
    if len(own.layout) != len(own.zones) or len(own.zones) < 2:
        yield "its map has other cells than zones"
    if any(not 0 <= figure < MOST_CELLS for cell in own.layout for figure in cell):
        yield f"its map is more than {MOST_CELLS} zones wide or high"
    pairs = [*own.edges, *(door.zones for door in own.doors), *own.barricades]
    if any(one == other or not {one, other} <= set(range(len(own.zones))) for one, other in pairs):
        yield "a way of its map leads beside it"
    if len({frozenset(edge) for edge in own.edges}) != len(own.edges):
        yield "a way of its map is there twice"
    if [door.name for door in own.doors] != [f"door{number + 1}" for number in range(len(own.doors))]:
        yield "the doors of its map are not numbered in their order"
    if any(door.closed for door in own.doors):
        yield "a door of its map is closed twice"
    if len({frozenset(door.zones) for door in own.doors}) != len(own.doors):
        yield "two doors of its map are between the same zones"
