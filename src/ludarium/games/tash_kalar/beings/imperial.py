"""The beings of the two imperial schools."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import DIAGONAL
from ludarium.games.tash_kalar.cards import COMMON
from ludarium.games.tash_kalar.effects import COMBAT, EMPTY, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script
from ludarium.spaces.squares import DIRECTIONS


@effect("imperial/swordmaster")
def swordmaster(fx: Effect) -> Script[None]:
    prey = fx.enemies & fx.common & DIAGONAL[fx.being]
    target = yield from fx.may_pick("destroy", prey)
    if target is not None:
        fx.destroy(1 << target)
        fx.upgrade(fx.being)


@effect("imperial/messenger")
def messenger(fx: Effect) -> Script[None]:
    runners = fx.movable(STANDARD, fx.own & ~fx.legendary)
    at = yield from fx.may_pick("runner", runners)
    if at is None:
        return
    open_ways = tuple(way for way in DIRECTIONS if fx.moves(STANDARD, at) & fx.step(at, way))
    direction = yield from fx.must_direct("run-direction", open_ways)
    assert direction is not None
    while True:
        to = yield from fx.may_pick("move-standard", fx.moves(STANDARD, at) & fx.step(at, direction))
        if to is None:
            return
        fx.move(at, to)
        at = to


@effect("imperial/herald")
def herald(fx: Effect) -> Script[None]:
    for _ in range(2):
        moved = yield from fx.may_move_one_of(EMPTY, fx.own)
        if moved is None:
            return


@effect("imperial/bomb")
def bomb(fx: Effect) -> None:
    if fx.state.actions > 0:
        fx.destroy(fx.itself | fx.common & fx.around)


@effect("imperial/chronicler")
def chronicler(fx: Effect) -> Script[None]:
    at = yield from fx.must_pick("upgrade", fx.own & fx.common & ~fx.itself)
    if at is not None:
        fx.upgrade(at)
        yield from fx.may_move_piece(STANDARD, at)


@effect("imperial/assassin")
def assassin(fx: Effect) -> Script[None]:
    if fx.pieces & fx.marks:
        fx.destroy(fx.marks)
    else:
        yield from fx.may_move_being(EMPTY, fx.marks)


@effect("imperial/time-mage")
def time_mage(fx: Effect) -> None:
    fx.gain_action()
    fx.destroy(fx.enemies & fx.marks)


@effect("imperial/summoner")
def summoner(fx: Effect) -> Script[None]:
    for _ in range(2):
        square = yield from fx.may_pick("place", fx.empty & fx.marks if fx.spare(COMMON) > 0 else 0)
        if square is None:
            return
        fx.place(square)


@effect("imperial/hypnotist")
def hypnotist(fx: Effect) -> Script[None]:
    enemies = fx.enemies & ~fx.legendary
    first = yield from fx.may_pick("mover-combat", fx.movable(COMBAT, enemies))
    if first is None:
        return
    colour = fx.state.pieces[fx.state.side_at(first)]
    same_rank = fx.common if fx.common >> first & 1 else fx.heroic
    waiting = colour & same_rank
    number = 3 if fx.common >> first & 1 else 2
    for _ in range(number):
        to = yield from fx.must_pick("move-combat", fx.moves(COMBAT, first))
        assert to is not None
        fx.move(first, to)
        # Each piece moves once: neither the one that moved nor one that fell can be chosen again.
        waiting &= ~(1 << first) & ~(1 << to)
        number -= 1
        following = yield from fx.may_pick("mover-combat", fx.movable(COMBAT, waiting) if number else 0)
        if following is None:
            return
        first = following


@effect("imperial/cannon")
def cannon(fx: Effect) -> Script[None]:
    direction = yield from fx.may_direct("fire-direction", fx.directions)
    if direction is not None:
        fx.destroy(fx.common & fx.in_direction(direction))


@effect("imperial/champion")
def champion(fx: Effect) -> Script[None]:
    target = yield from fx.may_pick("destroy", fx.enemies & fx.around)
    if target is None:
        return
    legend = bool(fx.legendary >> target & 1)
    fx.destroy(1 << target)
    if legend:
        fx.destroy(fx.itself)
        fx.gain_action()


@effect("imperial/infantry-captain")
def infantry_captain(fx: Effect) -> Script[None]:
    for _ in range(2):
        moved = yield from fx.may_move_one_of(COMBAT, fx.own & ~fx.itself)
        if moved is None:
            return


@effect("imperial/cavalry-captain")
def cavalry_captain(fx: Effect) -> Script[None]:
    riders = fx.own & ~fx.itself
    at = yield from fx.may_pick("mover-combat", fx.movable(COMBAT, riders))
    if at is None:
        return
    combat_moves, standard_moves = 1, 2
    while combat_moves or standard_moves:
        standard = fx.moves(STANDARD, at) if standard_moves else 0
        combat = fx.moves(COMBAT, at) if combat_moves else 0
        to = yield from fx.may_pick("move-combat" if combat_moves else "move-standard", standard | combat)
        if to is None:
            return
        # Where both would do, the standard move is spent: the combat move that is kept can do all it could.
        if standard >> to & 1:
            standard_moves -= 1
        else:
            combat_moves -= 1
        fx.move(at, to)
        at = to


@effect("imperial/gryphon-rider")
def gryphon_rider(fx: Effect) -> Script[None]:
    landed = yield from fx.may_leap_being(COMBAT)
    if landed is None:
        return
    if (yield from fx.may_choose("downgrade-to-place", "downgrade")) is None:
        return
    fx.downgrade(fx.being)
    square = yield from fx.must_pick("place", fx.empty & fx.around if fx.spare(COMMON) > 0 else 0)
    if square is not None:
        fx.place(square)


@effect("imperial/knight")
def knight(fx: Effect) -> Script[None]:
    for _ in range(3):
        moved = yield from fx.may_move_being(COMBAT, ~fx.common)
        if moved is None:
            return


@effect("imperial/high-priestess")
def high_priestess(fx: Effect) -> Script[None]:
    yield from fx.may_move_being(STANDARD)
    blessed = yield from fx.may_pick("upgrade", fx.common & fx.around)
    if blessed is not None:
        fx.upgrade(blessed)


@effect("imperial/master-of-intrigue")
def master_of_intrigue(fx: Effect) -> Script[None]:
    helpers = fx.used & fx.non_legendary
    for _ in range(3):
        movers = fx.movable(STANDARD, fx.itself) | fx.movable(COMBAT, helpers)
        at = yield from fx.may_pick("mover-combat", movers)
        if at is None:
            return
        kind = STANDARD if at == fx.being else COMBAT
        to = yield from fx.must_pick(f"move-{kind}", fx.moves(kind, at))
        assert to is not None
        fx.move(at, to)
        # A helper is followed where it goes; whatever falls is no helper any more.
        moved_helper = helpers >> at & 1
        helpers &= ~(1 << at) & ~(1 << to)
        if moved_helper:
            helpers |= 1 << to


@effect("imperial/gun-tower")
def gun_tower(fx: Effect) -> Script[None]:
    direction = yield from fx.may_direct("fire-direction", fx.directions)
    if direction is None:
        return
    for _ in range(2):
        target = fx.first_in(direction, fx.being)
        if target is None or fx.legendary >> target & 1:
            return
        fx.destroy(1 << target)
