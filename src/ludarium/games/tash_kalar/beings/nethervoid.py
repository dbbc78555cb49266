"""The beings of the Nethervoid school, and the Gateway (TK-22)."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import ARENA, GREEN, NEIGHBOURS, RED, adjacent
from ludarium.games.tash_kalar.cards import COMMON, HEROIC
from ludarium.games.tash_kalar.effects import COMBAT, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script
from ludarium.spaces.squares import DIRECTIONS, squares


@effect("nethervoid/shadow-imp")
def shadow_imp(fx: Effect) -> Script[None]:
    start = fx.being
    to = yield from fx.may_move_being(COMBAT)
    if to is None or not fx.gateway & ~fx.itself:
        return
    direction = next(way for way in DIRECTIONS if fx.step(start, way) == 1 << to)
    gateway = fx.state.gateway
    yield from fx.may_move_piece(COMBAT, gateway, fx.step(gateway, direction))


@effect("nethervoid/flame-imp")
def flame_imp(fx: Effect) -> Script[None]:
    yield from fx.may_destroy(fx.common & fx.beside_gateway)


@effect("nethervoid/gate-keeper")
def gate_keeper(fx: Effect) -> Script[None]:
    commons = fx.own & fx.common
    ways = (("place",) if fx.room() else ()) + (("upgrade",) if commons else ())
    way = yield from fx.may_choose("place-or-upgrade", *ways)
    concerned = None
    if way == "place":
        concerned = yield from fx.must_place(ARENA)
    elif way == "upgrade":
        concerned = yield from fx.must_upgrade(commons)
    if concerned is not None:
        fx.open_gateway(concerned)


@effect("nethervoid/demon-of-gluttony")
def demon_of_gluttony(fx: Effect) -> Script[None]:
    if not (yield from _may_eat(fx)):
        return
    fx.upgrade(fx.being)
    if (yield from _may_eat(fx)):
        fx.open_gateway(fx.being)


def _may_eat(fx: Effect) -> Script[bool]:
    """The being may make a combat move; whether it destroyed a piece."""
    prey = fx.pieces
    to = yield from fx.may_move_being(COMBAT)
    return to is not None and bool(prey >> to & 1)


@effect("nethervoid/demon-of-pride")
def demon_of_pride(fx: Effect) -> Script[None]:
    fx.upgrade(fx.being)
    fx.open_gateway(fx.being)
    yield from fx.may_move_being(COMBAT)


@effect("nethervoid/acolyte-of-destruction")
def acolyte_of_destruction(fx: Effect) -> Script[None]:
    destroyed = yield from fx.must_destroy(fx.common)
    if destroyed is not None and fx.gateway & RED:
        yield from fx.may_destroy(fx.heroic & NEIGHBOURS[destroyed])


@effect("nethervoid/acolyte-of-growth")
def acolyte_of_growth(fx: Effect) -> Script[None]:
    placed = yield from fx.must_place(ARENA)
    if placed is not None and fx.gateway & GREEN:
        yield from fx.must_place(NEIGHBOURS[placed], HEROIC)


@effect("nethervoid/power-seeker")
def power_seeker(fx: Effect) -> Script[None]:
    if fx.gateway & fx.itself:
        yield from fx.may_move_being(STANDARD)
        return
    while (yield from fx.may_move_being(COMBAT, fx.towards_gateway(fx.being))) is not None:
        pass


@effect("nethervoid/hell-hound")
def hell_hound(fx: Effect) -> Script[None]:
    legends = fx.legendary
    destroyed = yield from fx.may_destroy(fx.pieces & fx.around)
    spared = destroyed is None or not legends >> destroyed & 1
    fx.goes_under = spared and len(fx.state.decks[fx.state.active]) > 0


@effect("nethervoid/vortexmaster")
def vortexmaster(fx: Effect) -> Script[None]:
    if fx.gateway:
        yield from fx.may_move_piece(COMBAT, fx.state.gateway)
        yield from fx.may_move_one_of(COMBAT, fx.own & fx.beside_gateway)


@effect("nethervoid/gate-master")
def gate_master(fx: Effect) -> Script[None]:
    raised = fx.state.gateway
    legendary = bool(fx.gateway and fx.upgrade(raised) and fx.legendary >> raised & 1)
    chosen = yield from fx.must_pick("gateway", fx.own & fx.non_legendary)
    if chosen is not None:
        fx.open_gateway(chosen)
    if legendary:
        yield from fx.count_as_legend()


@effect("nethervoid/hell-rider")
def hell_rider(fx: Effect) -> Script[None]:
    for _ in range(1 if fx.gateway & fx.itself else 3):
        if (yield from fx.may_move_being(COMBAT)) is None:
            return


@effect("nethervoid/demon-of-wrath")
def demon_of_wrath(fx: Effect) -> Script[None]:
    if fx.gateway and not fx.enemies & fx.common & fx.beside_gateway:
        yield from fx.may_move_piece(STANDARD, fx.state.gateway)
    fx.destroy(fx.enemies & fx.common & fx.beside_gateway)


@effect("nethervoid/demon-of-greed")
def demon_of_greed(fx: Effect) -> Script[None]:
    fallen = 0
    for rank in (COMMON, HEROIC):
        destroyed = yield from fx.must_destroy(fx.own & fx.state.of_rank(rank) & ~fx.gateway)
        fallen += destroyed is not None
    if fallen:
        fx.gain_action(fallen)


@effect("nethervoid/demon-of-lust")
def demon_of_lust(fx: Effect) -> Script[None]:
    waiting = fx.pieces & ~fx.gateway
    for _ in range(2):
        movers = sum(1 << at for at in squares(waiting) if fx.moves(COMBAT, at) & _up_to_gateway(fx, at))
        at = yield from fx.may_pick("mover-combat", movers)
        if at is None:
            return
        to = yield from fx.must_pick("move-combat", fx.moves(COMBAT, at) & _up_to_gateway(fx, at), at)
        assert to is not None
        fx.move(at, to)
        # Each moves once; what fell cannot be chosen either.
        waiting &= ~(1 << at) & ~(1 << to)


def _up_to_gateway(fx: Effect, at: int) -> int:
    """The squares nearer to the Gateway, without its own."""
    return fx.towards_gateway(at) & ~fx.gateway


@effect("nethervoid/demon-of-sloth")
def demon_of_sloth(fx: Effect) -> None:
    if fx.state.actions > 0:
        fx.waste_action()
    else:
        fx.destroy(fx.gateway)


@effect("nethervoid/demon-of-envy")
def demon_of_envy(fx: Effect) -> Script[None]:
    while (yield from fx.must_place(fx.beside_gateway)) is not None:
        mine = fx.own.bit_count()
        if all(pieces.bit_count() <= mine for pieces in fx.state.pieces):
            return


@effect("nethervoid/possessed-summoner")
def possessed_summoner(fx: Effect) -> Script[None]:
    rooms = {
        side: fx.empty & adjacent(pieces)
        for side, pieces in enumerate(fx.state.pieces)
        if side != fx.side and fx.spare(COMMON, side) > 0
    }
    colour = yield from fx.must_pick_side("place-colour", tuple(side for side, room in rooms.items() if room))
    if colour is not None:
        square = yield from fx.must_pick("place-enemy", rooms[colour])
        assert square is not None
        fx.place(square, side=colour)
        fx.possess(colour)
    if (yield from fx.may_give_up_flare()):
        fx.gain_action()
