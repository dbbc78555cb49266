"""The beings of the Highland school."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import (
    CENTRE,
    COLOURED,
    DIAGONAL,
    GREEN,
    NEIGHBOURS,
    ORTHOGONAL,
    RED,
    adjacent,
)
from ludarium.games.tash_kalar.cards import COMMON
from ludarium.games.tash_kalar.effects import COMBAT, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script


@effect("highland/wild-eagle")
def wild_eagle(fx: Effect) -> Script[None]:
    yield from fx.may_leap_being(COMBAT)


@effect("highland/clan-axeman")
def clan_axeman(fx: Effect) -> Script[None]:
    target = yield from fx.may_pick("destroy", fx.non_legendary & ORTHOGONAL[fx.being])
    if target is not None:
        fx.destroy(1 << target)


@effect("highland/clan-healer")
def clan_healer(fx: Effect) -> Script[None]:
    for _ in range(2):
        square = yield from fx.may_pick("place", fx.empty & adjacent(GREEN) if fx.spare(COMMON) > 0 else 0)
        if square is None:
            return
        fx.place(square)


@effect("highland/dire-wolf")
def dire_wolf(fx: Effect) -> Script[None]:
    for _ in range(2):
        if (yield from fx.may_move_being(COMBAT)) is None:
            return


@effect("highland/ritual-keeper")
def ritual_keeper(fx: Effect) -> Script[None]:
    if fx.itself & GREEN:
        chosen = yield from fx.must_pick("upgrade", fx.own & fx.common)
        if chosen is not None:
            fx.upgrade(chosen)
    elif fx.itself & RED:
        yield from fx.may_move_one_of(COMBAT, fx.own)


@effect("highland/eagle-lord")
def eagle_lord(fx: Effect) -> Script[None]:
    yield from fx.may_leap_being(COMBAT)


@effect("highland/wolf-rider")
def wolf_rider(fx: Effect) -> Script[None]:
    for _ in range(2):
        if (yield from fx.may_move_being(COMBAT)) is None:
            return


@effect("highland/blood-shaman")
def blood_shaman(fx: Effect) -> Script[None]:
    victim = yield from fx.must_pick("destroy", fx.non_legendary)
    if victim is None:
        return
    fx.destroy(1 << victim)
    if 1 << victim & RED:
        fx.destroy(fx.common & NEIGHBOURS[victim])


@effect("highland/war-drummer")
def war_drummer(fx: Effect) -> Script[None]:
    way = yield from fx.may_choose("combat-or-standard", COMBAT, STANDARD)
    if way is None:
        return
    for _ in range(1 if way == COMBAT else 2):
        if (yield from fx.may_move_one_of(way, fx.own & ~fx.itself)) is None:
            return


@effect("highland/hill-giant")
def hill_giant(fx: Effect) -> None:
    fx.destroy(fx.non_legendary & ORTHOGONAL[fx.being])


@effect("highland/warlord")
def warlord(fx: Effect) -> Script[None]:
    warlord_moved = False
    for number in range(3):
        # If all three moves are made, one of them must be the Warlord's own.
        movers = fx.itself if number == 2 and not warlord_moved else fx.own
        moved = yield from fx.may_move_one_of(COMBAT, movers)
        if moved is None:
            return
        warlord_moved |= moved[1] == fx.being


@effect("highland/war-summoner")
def war_summoner(fx: Effect) -> None:
    fx.gain_action()
    fx.state.borrow = True


@effect("highland/ritual-master")
def ritual_master(fx: Effect) -> Script[None]:
    if fx.itself & GREEN:
        fx.gain_action(2)
    elif fx.itself & RED:
        # One heroic and one common, in either order; neither must be taken.
        left = {COMMON, 1}
        while left:
            prey = (fx.common if COMMON in left else 0) | (fx.heroic if 1 in left else 0)
            target = yield from fx.may_pick("destroy", prey)
            if target is None:
                return
            left.remove(fx.state.rank_at(target))
            fx.destroy(1 << target)


@effect("highland/legend-slayer")
def legend_slayer(fx: Effect) -> Script[None]:
    corners = DIAGONAL[fx.being]
    target = yield from fx.may_pick("destroy", fx.pieces & corners)
    if target is None:
        return
    legend = fx.legendary >> target & 1
    fx.destroy(1 << target)
    if not legend:
        target = yield from fx.may_pick("destroy", fx.non_legendary & corners)
        if target is not None:
            fx.destroy(1 << target)


@effect("highland/mountain-troll")
def mountain_troll(fx: Effect) -> None:
    if fx.destroy(fx.enemies & fx.common & fx.around) >= 2:
        fx.gain_action()


@effect("highland/hungry-bear")
def hungry_bear(fx: Effect) -> Script[None]:
    for _ in range(2):
        meals = fx.pieces
        to = yield from fx.may_move_being(STANDARD)
        if to is None or not meals >> to & 1:
            return


@effect("highland/werewolf")
def werewolf(fx: Effect) -> Script[None]:
    if fx.itself & COLOURED and fx.being != CENTRE:
        for _ in range(3):
            if (yield from fx.may_move_being(COMBAT)) is None:
                return
    else:
        yield from fx.may_move_being(STANDARD)


@effect("highland/clan-guardian")
def clan_guardian(fx: Effect) -> Script[None]:
    chosen = yield from fx.may_pick("upgrade", fx.common & fx.used)
    if chosen is not None:
        fx.upgrade(chosen)
