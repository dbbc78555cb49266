"""The beings of the two imperial schools."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import DIAGONAL
from ludarium.games.tash_kalar.cards import COMMON
from ludarium.games.tash_kalar.effects import COMBAT, EMPTY, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script
from ludarium.spaces.squares import DIRECTIONS


@effect("imperial/swordmaster")
def swordmaster(fx: Effect) -> Script[None]:
    destroyed = yield from fx.may_destroy(fx.enemies & fx.common & DIAGONAL[fx.being])
    if destroyed is not None:
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
        to = yield from fx.may_pick("move-standard", fx.moves(STANDARD, at) & fx.step(at, direction), at)
        if to is None:
            return
        fx.move(at, to)
        at = to


@effect("imperial/herald")
def herald(fx: Effect) -> Script[None]:
    for _ in range(2):
        if (yield from fx.may_move_one_of(EMPTY, fx.own)) is None:
            return


@effect("imperial/bomb")
def bomb(fx: Effect) -> None:
    if fx.state.actions > 0:
        fx.destroy(fx.itself | fx.common & fx.around)


@effect("imperial/chronicler")
def chronicler(fx: Effect) -> Script[None]:
    upgraded = yield from fx.must_upgrade(fx.own & fx.common & ~fx.itself)
    if upgraded is not None:
        yield from fx.may_move_piece(STANDARD, upgraded)


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
        if (yield from fx.may_place(fx.marks)) is None:
            return


@effect("imperial/hypnotist")
def hypnotist(fx: Effect) -> Script[None]:
    moved = yield from fx.may_move_one_of(COMBAT, fx.enemies & fx.non_legendary)
    if moved is None:
        return
    # The first piece settles colour and rank. Each moves once: neither it nor one that fell can be chosen again.
    _, to = moved
    rank = fx.state.rank_at(to)
    waiting = fx.state.pieces[fx.state.side_at(to)] & fx.state.of_rank(rank) & ~(1 << to)
    for _ in range(2 if rank == COMMON else 1):
        moved = yield from fx.may_move_one_of(COMBAT, waiting)
        if moved is None:
            return
        at, to = moved
        waiting &= ~(1 << at) & ~(1 << to)


@effect("imperial/cannon")
def cannon(fx: Effect) -> Script[None]:
    direction = yield from fx.may_direct("fire-direction", fx.directions)
    if direction is not None:
        fx.destroy(fx.common & fx.in_direction(direction))


@effect("imperial/champion")
def champion(fx: Effect) -> Script[None]:
    legends = fx.legendary
    destroyed = yield from fx.may_destroy(fx.enemies & fx.around)
    if destroyed is not None and legends >> destroyed & 1:
        fx.destroy(fx.itself)
        fx.gain_action()


@effect("imperial/infantry-captain")
def infantry_captain(fx: Effect) -> Script[None]:
    for _ in range(2):
        if (yield from fx.may_move_one_of(COMBAT, fx.own & ~fx.itself)) is None:
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
        to = yield from fx.may_pick("move-combat" if combat_moves else "move-standard", standard | combat, at)
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
    if (yield from fx.may_leap_being(COMBAT)) is None:
        return
    if (yield from fx.may_choose("downgrade-to-place", "downgrade")) is None:
        return
    fx.downgrade(fx.being)
    yield from fx.must_place(fx.around)


@effect("imperial/knight")
def knight(fx: Effect) -> Script[None]:
    for _ in range(3):
        if (yield from fx.may_move_being(COMBAT, ~fx.common)) is None:
            return


@effect("imperial/high-priestess")
def high_priestess(fx: Effect) -> Script[None]:
    yield from fx.may_move_being(STANDARD)
    yield from fx.may_upgrade(fx.common & fx.around)


@effect("imperial/master-of-intrigue")
def master_of_intrigue(fx: Effect) -> Script[None]:
    helpers = fx.used & fx.non_legendary
    for _ in range(3):
        movers = fx.movable(STANDARD, fx.itself) | fx.movable(COMBAT, helpers)
        at = yield from fx.may_pick("mover-combat", movers)
        if at is None:
            return
        kind = STANDARD if at == fx.being else COMBAT
        to = yield from fx.must_pick(f"move-{kind}", fx.moves(kind, at), at)
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
