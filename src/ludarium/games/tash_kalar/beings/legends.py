"""The twelve legends."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import (
    COLOURED,
    DIAGONAL,
    GREEN,
    NEIGHBOURS,
    ORTHOGONAL,
    RAYS,
    RED,
    adjacent,
    on_or_adjacent,
    within,
)
from ludarium.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, RANKS
from ludarium.games.tash_kalar.effects import COMBAT, Effect, effect
from ludarium.kernel.decisions import Script
from ludarium.spaces.squares import DIRECTIONS

_CLOCKWISE = tuple(DIRECTIONS)


@effect("legends/fire-dragon")
def fire_dragon(fx: Effect) -> Script[None]:
    direction = yield from fx.must_direct("breathe-direction", fx.directions)
    if direction is None:
        return
    at = _CLOCKWISE.index(direction)
    flames = 0
    for way in (_CLOCKWISE[at - 1], direction, _CLOCKWISE[(at + 1) % 8]):
        for square in RAYS[way][fx.being][:2]:
            flames |= 1 << square
    fx.destroy(fx.non_legendary & flames)


@effect("legends/hell-bull")
def hell_bull(fx: Effect) -> Script[None]:
    direction = yield from fx.must_direct("run-direction", _CLOCKWISE)
    assert direction is not None
    while True:
        legends = fx.legendary
        to = yield from fx.may_move_being(COMBAT, fx.step(fx.being, direction))
        if to is None or legends >> to & 1:
            return


@effect("legends/angel-of-death")
def angel_of_death(fx: Effect) -> Script[None]:
    target = yield from fx.may_pick("doom", fx.pieces & ~fx.itself)
    if target is not None:
        fx.upgrade(target)
        fx.move(fx.being, target, leap=True)


@effect("legends/the-eldest-tree")
def the_eldest_tree(fx: Effect) -> Script[None]:
    waiting = fx.around
    for _ in range(3):
        prey = fx.enemies & fx.non_legendary
        sprouts = fx.own & fx.common
        square = yield from fx.may_pick("grow", waiting & (prey | sprouts | fx.room()))
        if square is None:
            return
        waiting &= ~(1 << square)
        if prey >> square & 1:
            fx.destroy(1 << square)
        elif sprouts >> square & 1:
            fx.upgrade(square)
        else:
            fx.place(square)


@effect("legends/bone-catapult")
def bone_catapult(fx: Effect) -> Script[None]:
    lines = 0
    for direction in fx.directions:
        lines |= fx.in_direction(direction)
    target = yield from fx.may_pick("destroy", fx.pieces & lines)
    if target is not None:
        fx.destroy(1 << target | fx.common & NEIGHBOURS[target])


@effect("legends/fire-elemental")
def fire_elemental(fx: Effect) -> Script[None]:
    way = yield from fx.must_choose("burn", "near", "far")
    if way == "near":
        fx.destroy(fx.enemies & fx.non_legendary & fx.around)
    else:
        fx.destroy(fx.enemies & fx.common & within(2, fx.being))


@effect("legends/leviathan")
def leviathan(fx: Effect) -> Script[None]:
    way = yield from fx.may_choose("downgrade-or-destroy", "downgrade", "destroy")
    if way == "downgrade":
        for square in (yield from _may_pick_group(fx, "downgrade", fx.upgraded, 3)):
            fx.downgrade(square)
    elif way == "destroy":
        victims = yield from _may_pick_group(fx, "destroy", fx.common, 4)
        fx.destroy(sum(1 << square for square in victims))


def _may_pick_group(fx: Effect, prompt: str, members: int, up_to: int) -> Script[list[int]]:
    """Up to that many members that hang together (TK-1.15), chosen one after another."""
    group: list[int] = []
    taken = 0
    while len(group) < up_to:
        square = yield from fx.may_pick(prompt, (members & adjacent(taken) if taken else members) & ~taken)
        if square is None:
            break
        group.append(square)
        taken |= 1 << square
    return group


@effect("legends/two-headed-dragon")
def two_headed_dragon(fx: Effect) -> Script[None]:
    upgraded = yield from fx.may_upgrade(fx.used)
    if upgraded is not None:
        yield from fx.may_destroy(fx.heroic & NEIGHBOURS[upgraded])


@effect("legends/earth-elemental")
def earth_elemental(fx: Effect) -> Script[None]:
    yield from fx.must_destroy(fx.non_legendary & on_or_adjacent(RED))
    yield from fx.must_upgrade(fx.common & on_or_adjacent(GREEN))
    yield from fx.may_move_being(COMBAT, COLOURED)


@effect("legends/time-elemental")
def time_elemental(fx: Effect) -> None:
    fx.gain_turn()


@effect("legends/storm-elemental")
def storm_elemental(fx: Effect) -> Script[None]:
    ranks = tuple(RANKS[rank] for rank in (COMMON, HEROIC, LEGENDARY) if fx.spare(rank) > 0)
    ground = fx.empty & within(3, fx.being)
    name = yield from fx.may_choose("storm-rank", *(ranks if ground else ()))
    if name is None:
        return
    rank = RANKS.index(name)
    at = yield from fx.must_pick("place", ground)
    assert at is not None
    fx.place(at, rank)
    direction = ""
    for _ in range((5, 3, 1)[rank]):
        ways = (direction,) if direction else _CLOCKWISE
        reach = 0
        for way in ways:
            reach |= fx.step(at, way)
        to = yield from fx.may_pick("move-combat", fx.moves(COMBAT, at) & reach, at)
        if to is None:
            break
        direction = next(way for way in ways if fx.step(at, way) == 1 << to)
        fx.move(at, to)
        at = to
    fx.destroy(1 << at)


@effect("legends/titan")
def titan(fx: Effect) -> None:
    victims = fx.pieces & ORTHOGONAL[fx.being] | fx.non_legendary & DIAGONAL[fx.being]
    fx.destroy(victims, counts=False)
