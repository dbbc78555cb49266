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
from ludarium.games.tash_kalar.effects import COMBAT, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script


@effect("highland/wild-eagle")
def wild_eagle(fx: Effect) -> Script[None]:
    yield from fx.may_leap_being(COMBAT)


@effect("highland/clan-axeman")
def clan_axeman(fx: Effect) -> Script[None]:
    yield from fx.may_destroy(fx.non_legendary & ORTHOGONAL[fx.being])


@effect("highland/clan-healer")
def clan_healer(fx: Effect) -> Script[None]:
    for _ in range(2):
        if (yield from fx.may_place(adjacent(GREEN))) is None:
            return


@effect("highland/dire-wolf")
def dire_wolf(fx: Effect) -> Script[None]:
    for _ in range(2):
        if (yield from fx.may_move_being(COMBAT)) is None:
            return


@effect("highland/ritual-keeper")
def ritual_keeper(fx: Effect) -> Script[None]:
    if fx.itself & GREEN:
        yield from fx.must_upgrade(fx.own & fx.common)
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
    victim = yield from fx.must_destroy(fx.non_legendary)
    if victim is not None and RED >> victim & 1:
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
    fx.borrow()


@effect("highland/ritual-master")
def ritual_master(fx: Effect) -> Script[None]:
    if fx.itself & GREEN:
        fx.gain_action(2)
    elif fx.itself & RED:
        # One heroic and one common, in either order; neither must be taken.
        commons, heroics = fx.common, fx.heroic
        destroyed = yield from fx.may_destroy(commons | heroics)
        if destroyed is not None:
            yield from fx.may_destroy(heroics if commons >> destroyed & 1 else commons)


@effect("highland/legend-slayer")
def legend_slayer(fx: Effect) -> Script[None]:
    corners = DIAGONAL[fx.being]
    legends = fx.legendary
    destroyed = yield from fx.may_destroy(fx.pieces & corners)
    if destroyed is not None and not legends >> destroyed & 1:
        yield from fx.may_destroy(fx.non_legendary & corners)


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
    yield from fx.may_upgrade(fx.common & fx.used)
