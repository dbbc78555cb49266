"""The beings of the Sylvan school."""

from __future__ import annotations

from ludarium.games.tash_kalar.arena import DIAGONAL, NEIGHBOURS, RINGS, adjacent, within
from ludarium.games.tash_kalar.cards import COMMON, HEROIC
from ludarium.games.tash_kalar.effects import COMBAT, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script
from ludarium.spaces.squares import DIRECTIONS, squares


@effect("sylvan/sapling")
def sapling(fx: Effect) -> None:
    fx.upgrade(fx.being)


@effect("sylvan/kiskin-farseeders")
def kiskin_farseeders(fx: Effect) -> Script[None]:
    yield from fx.may_place(adjacent(fx.own))


@effect("sylvan/charging-buck")
def charging_buck(fx: Effect) -> Script[None]:
    for _ in range(2):
        if (yield from fx.may_leap_being(COMBAT, RINGS[2][fx.being])) is None:
            return


@effect("sylvan/forest-wardens")
def forest_wardens(fx: Effect) -> Script[None]:
    yield from _cull(fx, fx.common, fx.common)
    yield from _cull(fx, fx.upgraded, fx.heroic)


def _cull(fx: Effect, counted: int, prey: int) -> Script[None]:
    """Destroy one piece of an opponent who has more of the counted pieces than you."""
    mine = (fx.own & counted).bit_count()
    richer = 0
    for side, pieces in enumerate(fx.state.pieces):
        if side != fx.side and (pieces & counted).bit_count() > mine:
            richer |= pieces
    yield from fx.must_destroy(richer & prey)


@effect("sylvan/naiad")
def naiad(fx: Effect) -> Script[None]:
    # Both pieces are chosen among those next to her when the effect starts, and each moves once.
    waiting = fx.own & fx.around
    for _ in range(2):
        moved = yield from fx.may_move_one_of(STANDARD, waiting)
        if moved is None:
            return
        waiting &= ~(1 << moved[0]) & ~(1 << moved[1])


@effect("sylvan/kiskin-spirit")
def kiskin_spirit(fx: Effect) -> Script[None]:
    pile = fx.state.discards[fx.state.active]
    card = yield from fx.may_pick_card("return-card", pile)
    if card is not None:
        fx.return_to_deck(card)
    if card is not None or not pile:
        fx.draw_extra(beings=1)


@effect("sylvan/dryad")
def dryad(fx: Effect) -> Script[None]:
    yield from fx.may_convert(fx.enemies & fx.non_legendary & fx.around, COMMON)


@effect("sylvan/centaur-spearman")
def centaur_spearman(fx: Effect) -> Script[None]:
    start = fx.being
    to = yield from fx.may_move_being(COMBAT)
    if to is None:
        return
    direction = _direction(fx, start, to)
    target = fx.first_in(direction, to)
    if target is not None:
        fx.destroy(1 << target & ~fx.legendary)


def _direction(fx: Effect, at: int, to: int) -> str:
    """The direction of a move to an adjacent square."""
    return next(way for way in DIRECTIONS if fx.step(at, way) == 1 << to)


@effect("sylvan/centaur-chieftain")
def centaur_chieftain(fx: Effect) -> Script[None]:
    start = fx.being
    to = yield from fx.may_move_being(COMBAT)
    if to is None:
        return
    direction = _direction(fx, start, to)
    for _ in range(3):
        others = squares(fx.own & ~fx.itself)
        followers = sum(1 << at for at in others if fx.moves(COMBAT, at) & fx.step(at, direction))
        at = yield from fx.may_pick("follower", followers)
        if at is None:
            return
        fx.move(at, fx.step(at, direction).bit_length() - 1)


@effect("sylvan/unicorn")
def unicorn(fx: Effect) -> Script[None]:
    if (yield from fx.must_choose("move-or-action", "move", "action")) == "action":
        fx.gain_action()
    else:
        yield from fx.may_move_being(COMBAT)


@effect("sylvan/sylvan-queen")
def sylvan_queen(fx: Effect) -> Script[None]:
    yield from fx.may_convert(fx.enemies & fx.non_legendary & DIAGONAL[fx.being])


@effect("sylvan/sylvan-princess")
def sylvan_princess(fx: Effect) -> Script[None]:
    yield from fx.may_convert(fx.enemies & fx.common & DIAGONAL[fx.being])


@effect("sylvan/woodland-druid")
def woodland_druid(fx: Effect) -> Script[None]:
    for pieces in fx.state.pieces:
        yield from fx.must_upgrade(pieces & fx.common)


@effect("sylvan/forest-ancient")
def forest_ancient(fx: Effect) -> Script[None]:
    placed: list[int] = []
    for _ in range(2):
        colours = tuple(side for side in range(fx.state.sides) if side != fx.side and fx.spare(COMMON, side) > 0)
        near = fx.empty & within(2, fx.being)
        if not colours or not near:
            break
        colour = yield from fx.must_pick_side("place-colour", colours)
        square = yield from fx.must_pick("place-enemy", near)
        assert colour is not None
        assert square is not None
        fx.place(square, side=colour)
        placed.append(colour)
    # The victims' colours match the placed ones; they are taken in any order.
    while placed:
        prey = 0
        for colour in placed:
            prey |= fx.state.pieces[colour] & fx.common & within(3, fx.being)
        target = yield from fx.must_pick("destroy", prey)
        if target is None:
            return
        placed.remove(fx.state.side_at(target))
        fx.destroy(1 << target)


@effect("sylvan/forest-mystic")
def forest_mystic(fx: Effect) -> None:
    fx.draw_extra(beings=1, legends=0 if fx.state.form.simplified else 1)


@effect("sylvan/kiskin-leafsplitter")
def kiskin_leafsplitter(fx: Effect) -> Script[None]:
    for _ in range(2):
        # A direction without a piece would hit nothing: the same as stopping.
        ways = tuple(way for way in fx.directions if fx.first_in(way, fx.being) is not None)
        direction = yield from fx.may_direct("fire-direction", ways)
        if direction is None:
            return
        target = fx.first_in(direction, fx.being)
        assert target is not None
        fx.destroy(1 << target)


@effect("sylvan/kiskin-boughrunner")
def kiskin_boughrunner(fx: Effect) -> Script[None]:
    for _ in range(3):
        if (yield from fx.may_move_being(COMBAT, _beside_others(fx))) is None:
            return


def _beside_others(fx: Effect) -> int:
    """Squares next to another of your pieces; a piece that falls to the move itself does not count."""
    others = fx.own & ~fx.itself
    return sum(1 << square for square in squares(fx.around) if NEIGHBOURS[square] & others)


@effect("sylvan/tree-shepherd")
def tree_shepherd(fx: Effect) -> Script[None]:
    chosen = yield from fx.must_pick("choose-piece", fx.own)
    if chosen is None:
        return
    rank = fx.state.rank_at(chosen)
    if rank == COMMON:
        fx.upgrade(chosen)
    else:
        yield from fx.may_move_piece(COMBAT if rank == HEROIC else STANDARD, chosen)
