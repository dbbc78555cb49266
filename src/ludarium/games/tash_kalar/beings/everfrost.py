"""The beings of the Everfrost school, and their frozen effects (TK-23)."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import NEIGHBOURS, RINGS, adjacent, within
from ludarium.games.tash_kalar.cards import CARD_BEINGS, COMMON, HEROIC
from ludarium.games.tash_kalar.effects import COMBAT, EMPTY, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script
from ludarium.spaces.squares import DIRECTIONS, WIDTH, offset, squares

_ROUND = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The directions in a circle: neighbours are turned by 45 degrees."""


@effect("everfrost/snow-fox")
def snow_fox(fx: Effect) -> Script[None]:
    for _ in range(2):
        if (yield from fx.may_move_being(STANDARD)) is None:
            return


@effect("everfrost/royal-reindeer")
def royal_reindeer(fx: Effect) -> Script[None]:
    prey = fx.pieces
    to = yield from fx.may_leap_being(COMBAT, RINGS[2][fx.being])
    if fx.fell < 0 and (to is None or not prey >> to & 1):
        fx.upgrade(fx.being)


@effect("everfrost/crystal-mirror")
def crystal_mirror(fx: Effect) -> Script[None]:
    reflections = _reflections(fx)
    heroics = _with_room(fx, reflections, HEROIC)
    commons = _with_room(fx, reflections, COMMON)
    chosen = yield from fx.may_pick("mirror", heroics | commons)
    if chosen is None:
        return
    fx.place(reflections[chosen], HEROIC if heroics >> chosen & 1 else COMMON)
    if commons >> chosen & 1:
        # One heroic piece or up to two commons: a second one is a common.
        chosen = yield from fx.may_pick("mirror", _with_room(fx, reflections, COMMON) & commons)
        if chosen is not None:
            fx.place(reflections[chosen])


def _reflections(fx: Effect) -> dict[int, int]:
    """For each piece on the first half of the drawing the square opposite, across the line of the pattern."""
    row, column = divmod(fx.being, WIDTH)
    upright = all(piece % WIDTH == column for piece in squares(fx.used))
    found = {}
    for at in squares(fx.marks & fx.pieces & fx.non_legendary):
        x, y = at % WIDTH - column, at // WIDTH - row
        opposite = offset(fx.being, -x, y) if upright else offset(fx.being, x, -y)
        if opposite is not None:
            found[at] = opposite
    return found


def _with_room(fx: Effect, reflections: dict[int, int], rank: int) -> int:
    """The pieces of that rank for which one of yours can be placed opposite."""
    room = fx.room(rank)
    return sum(1 << at for at, to in reflections.items() if fx.state.rank_at(at) == rank and room >> to & 1)


@effect("everfrost/crystal-grower")
def crystal_grower(fx: Effect) -> Script[None]:
    for side, pieces in enumerate(fx.state.pieces):
        if side != fx.side:
            yield from fx.must_upgrade(pieces & fx.common)


@effect("everfrost/crystal-grower frozen")
def crystal_grower_frozen(fx: Effect) -> Script[None]:
    yield from fx.must_upgrade(fx.own & fx.common)


@effect("everfrost/ice-princess")
def ice_princess(fx: Effect) -> Script[None]:
    yield from fx.may_move_one_of(COMBAT, fx.own & fx.common & ~fx.itself)


@effect("everfrost/ice-princess frozen")
def ice_princess_frozen(fx: Effect) -> Script[None]:
    yield from fx.must_move_one_of(STANDARD, fx.own & fx.common)


@effect("everfrost/ice-queen")
def ice_queen(fx: Effect) -> Script[None]:
    yield from fx.may_move_one_of(COMBAT, fx.own & fx.heroic & ~fx.itself)


@effect("everfrost/ice-queen frozen")
def ice_queen_frozen(fx: Effect) -> Script[None]:
    yield from fx.must_move_one_of(STANDARD, fx.own & fx.heroic)


@effect("everfrost/frostweave-summoner")
@effect("everfrost/winter-whisperer")
def nothing_on_arrival(fx: Effect) -> None:
    """The card has a frozen effect alone."""


@effect("everfrost/frostweave-summoner frozen")
def frostweave_summoner_frozen(fx: Effect) -> None:
    fx.borrow()


@effect("everfrost/winter-whisperer frozen")
def winter_whisperer_frozen(fx: Effect) -> Script[None]:
    destroyed = yield from fx.may_destroy(fx.own & fx.common)
    given_up = yield from fx.may_give_up_flare()
    if destroyed is not None and given_up:
        fx.gain_action()


@effect("everfrost/frozen-chest")
def frozen_chest(fx: Effect) -> Script[None]:
    pile = fx.state.discards[fx.state.active]
    card = yield from fx.may_pick_card("freeze", tuple(card for card in pile if CARD_BEINGS[card].frozen))
    if card is not None:
        yield from fx.freeze(card, again=True)


@effect("everfrost/everfrost-sentinel")
def everfrost_sentinel(fx: Effect) -> Script[None]:
    if fx.fell in (-1, fx.side):
        return
    if (yield from fx.may_choose("downgrade-to-slow", "downgrade")) is not None:
        fx.downgrade(fx.being)
        fx.slow_others()


@effect("everfrost/glacier-giant")
def glacier_giant(fx: Effect) -> Script[None]:
    direction = yield from fx.may_direct("run-direction", fx.directions)
    if direction is None:
        return
    struck = 0
    while True:
        ahead = fx.step(fx.being, direction)
        to = yield from fx.may_pick("move-combat", fx.moves(COMBAT, fx.being) & ahead | ahead & struck, fx.being)
        if to is None:
            return
        if fx.legendary >> to & 1:
            fx.destroy(1 << to | fx.itself)
            return
        fx.move(fx.being, to)
        struck = fx.legendary


@effect("everfrost/polar-bear")
def polar_bear(fx: Effect) -> Script[None]:
    for kind in (COMBAT, STANDARD, EMPTY):
        prey = fx.pieces
        to = yield from fx.may_move_being(kind)
        if to is None or not prey >> to & 1:
            return


@effect("everfrost/war-sled")
def war_sled(fx: Effect) -> Script[None]:
    ways = fx.directions
    for _ in range(3):
        start = fx.being
        ahead = 0
        for way in ways:
            ahead |= fx.step(start, way)
        to = yield from fx.may_move_being(COMBAT, ahead)
        if to is None:
            return
        at = _ROUND.index(next(way for way in DIRECTIONS if fx.step(start, way) == 1 << to))
        ways = (_ROUND[at - 1], _ROUND[at], _ROUND[(at + 1) % len(_ROUND)])


@effect("everfrost/snow-monster")
def snow_monster(fx: Effect) -> None:
    fx.destroy(fx.enemies & fx.common & within(2, fx.being) & adjacent(fx.own))


@effect("everfrost/frost-imp")
def frost_imp(fx: Effect) -> Script[None]:
    at = yield from fx.may_pick("runner", fx.movable(STANDARD, fx.common & fx.around))
    if at is None:
        return
    open_ways = tuple(way for way in DIRECTIONS if fx.moves(STANDARD, at) & fx.step(at, way))
    direction = yield from fx.must_direct("run-direction", open_ways)
    assert direction is not None
    while ahead := fx.moves(STANDARD, at) & fx.step(at, direction):
        to = ahead.bit_length() - 1
        fx.move(at, to)
        at = to


@effect("everfrost/ice-wyvern")
def ice_wyvern(fx: Effect) -> Script[None]:
    prey = fx.pieces
    to = yield from fx.may_leap_being(COMBAT)
    if to is not None and prey >> to & 1:
        fx.destroy(fx.itself)


@effect("everfrost/ice-wyvern frozen")
def ice_wyvern_frozen(fx: Effect) -> Script[None]:
    yield from fx.must_place(adjacent(fx.own & fx.heroic))


@effect("everfrost/deathbringer")
def deathbringer(fx: Effect) -> Script[None]:
    helpers = fx.own & ~fx.itself
    prey = 0
    for at in squares(fx.pieces & fx.around):
        if (helpers & NEIGHBOURS[at]).bit_count() >= (0, 1, 3)[fx.state.rank_at(at)]:
            prey |= 1 << at
    target = yield from fx.may_pick("destroy", prey)
    if target is not None:
        fx.destroy_for_good(target)


@effect("everfrost/frostweave-illusionist")
def frostweave_illusionist(fx: Effect) -> Script[None]:
    colours = tuple(side for side in range(fx.state.sides) if side != fx.side and fx.spare(COMMON, side) > 0)
    colour = yield from fx.must_pick_side("turn-colour", colours)
    if colour is not None:
        fx.turn_over(fx.being, colour)


@effect("everfrost/frostweave-illusionist frozen")
def frostweave_illusionist_frozen(fx: Effect) -> Script[None]:
    target = yield from fx.must_pick("convert", fx.enemies & fx.common if fx.spare(COMMON) > 0 else 0)
    if target is not None:
        fx.convert(target, COMMON)
