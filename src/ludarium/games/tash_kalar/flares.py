"""What the flares do (TK-10): the upper and the lower half of each."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import COMMON, HEROIC
from ludarium.games.tash_kalar.effects import COMBAT, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script
from ludarium.spaces.squares import squares


@effect("flare/f01 upper")
@effect("flare/f02 upper")
@effect("flare/f02 lower")
@effect("flare/f04 upper")
@effect("flare/f07 upper")
@effect("flare/f08 lower")
@effect("flare/f10 lower")
@effect("flare/f11 upper")
def place_a_common(fx: Effect) -> Script[None]:
    yield from fx.must_place(ARENA)


@effect("flare/f01 lower")
@effect("flare/f09 upper")
def place_a_heroic(fx: Effect) -> Script[None]:
    yield from fx.must_place(ARENA, HEROIC)


@effect("flare/f05 lower")
@effect("flare/f10 upper")
def place_two_commons(fx: Effect) -> Script[None]:
    yield from fx.must_place(ARENA)
    yield from fx.must_place(ARENA)


@effect("flare/f03 lower")
@effect("flare/f08 upper")
@effect("flare/f12 lower")
def gain_an_action(fx: Effect) -> None:
    fx.gain_action()


@effect("flare/f03 upper")
def three_standard_moves(fx: Effect) -> Script[None]:
    for _ in range(3):
        if (yield from fx.may_move_one_of(STANDARD, fx.own & fx.common)) is None:
            return


@effect("flare/f04 lower")
def place_or_convert(fx: Effect) -> Script[None]:
    prey = fx.enemies & fx.common if fx.spare(COMMON) > 0 else 0
    ways = (("place",) if fx.room() else ()) + (("convert",) if prey else ())
    way = yield from fx.must_choose("place-or-convert", *ways)
    if way == "place":
        yield from fx.must_place(ARENA)
    elif way == "convert":
        target = yield from fx.must_pick("convert", prey)
        assert target is not None
        fx.convert(target, COMMON)


@effect("flare/f05 upper")
def move_or_upgrade(fx: Effect) -> Script[None]:
    commons = fx.own & fx.common
    movers = fx.movable(STANDARD, commons)
    ways = (("move",) if movers else ()) + (("upgrade",) if commons else ())
    way = yield from fx.must_choose("move-or-upgrade", *ways)
    if way == "move":
        at = yield from fx.must_pick("mover-standard", movers)
        assert at is not None
        to = yield from fx.must_pick("move-standard", fx.moves(STANDARD, at), at)
        assert to is not None
        fx.move(at, to)
    elif way == "upgrade":
        yield from fx.must_upgrade(commons)


@effect("flare/f06 upper")
def place_or_upgrade(fx: Effect) -> Script[None]:
    commons = fx.own & fx.common
    ways = (("place",) if fx.room() else ()) + (("upgrade",) if commons else ())
    way = yield from fx.must_choose("place-or-upgrade", *ways)
    if way == "place":
        yield from fx.must_place(ARENA)
    elif way == "upgrade":
        yield from fx.must_upgrade(commons)


@effect("flare/f06 lower")
def combat_leap(fx: Effect) -> Script[None]:
    yield from _may_leap_a_common(fx, COMBAT)


@effect("flare/f12 upper")
def standard_leap(fx: Effect) -> Script[None]:
    yield from _may_leap_a_common(fx, STANDARD)


def _may_leap_a_common(fx: Effect, kind: str) -> Script[None]:
    leapers = sum(1 << at for at in squares(fx.own & fx.common) if fx.leaps(kind, at))
    at = yield from fx.may_pick(f"leaper-{kind}", leapers)
    if at is None:
        return
    to = yield from fx.must_pick(f"leap-{kind}", fx.leaps(kind, at), at)
    assert to is not None
    fx.move(at, to, leap=True)


@effect("flare/f07 lower")
def upgrade_and_gain(fx: Effect) -> Script[None]:
    yield from fx.must_upgrade(fx.own & fx.common)
    fx.gain_action()


@effect("flare/f09 lower")
def standard_and_combat(fx: Effect) -> Script[None]:
    way = yield from fx.may_choose("which-first", STANDARD, COMBAT)
    if way is None:
        return
    for kind in (way, COMBAT if way == STANDARD else STANDARD):
        yield from fx.may_move_one_of(kind, fx.own & fx.common)


@effect("flare/f11 lower")
def combat_or_two_standard(fx: Effect) -> Script[None]:
    way = yield from fx.may_choose("combat-or-standard", COMBAT, STANDARD)
    if way is None:
        return
    for _ in range(1 if way == COMBAT else 2):
        if (yield from fx.may_move_one_of(way, fx.own & fx.non_legendary)) is None:
            return
