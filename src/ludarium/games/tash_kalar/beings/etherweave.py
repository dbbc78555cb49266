"""The beings of the Etherweave school, and their warp effects (TK-24)."""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.games.tash_kalar.arena import ARENA, COLOURLESS, NEIGHBOURS, RINGS, STEPS, adjacent
from ludarium.games.tash_kalar.cards import CARD_BEINGS, CARD_IDS, COMMON, LEGENDARY, MERCHANT
from ludarium.games.tash_kalar.changes import leave_card, put_on_card
from ludarium.games.tash_kalar.effects import COMBAT, STANDARD, Effect, effect
from ludarium.kernel.decisions import Script
from ludarium.spaces.squares import DIRECTIONS, squares

OPPOSITE = {"n": "s", "ne": "sw", "e": "w", "se": "nw", "s": "n", "sw": "ne", "w": "e", "nw": "se"}


@effect("etherweave/doppelganger")
def doppelganger(fx: Effect) -> Script[None]:
    if fx.pending >= 0 and CARD_IDS[fx.pending] != MERCHANT:
        yield from fx.copy_warp(fx.pending)


@effect("etherweave/paradox-worm")
def paradox_worm(fx: Effect) -> Script[None]:
    own, enemies = fx.own, fx.enemies
    yield from fx.may_swap((own & fx.common, enemies & fx.common), (own & fx.heroic, enemies & fx.heroic))


@effect("etherweave/paradox-worm warp")
def paradox_worm_warp(fx: Effect) -> Script[None]:
    yield from fx.must_upgrade(fx.enemies & fx.common)
    yield from fx.may_discard_pending()


def _discarded(fx: Effect, card: str) -> bool:
    return CARD_IDS.index(card) in fx.state.discards[fx.state.active]


@effect("etherweave/lesser-shadow-twin")
def lesser_shadow_twin(fx: Effect) -> Script[None]:
    if not _discarded(fx, "etherweave/greater-shadow-twin"):
        return
    chosen = yield from fx.may_pick("twin-piece", fx.own & adjacent(fx.common))
    if chosen is None:
        return
    for _ in range(2):
        if (yield from fx.may_destroy(fx.common & NEIGHBOURS[chosen])) is None:
            return


@effect("etherweave/greater-shadow-twin")
def greater_shadow_twin(fx: Effect) -> Script[None]:
    if _discarded(fx, "etherweave/lesser-shadow-twin"):
        prey = (at for at in squares(fx.heroic) if (fx.own & NEIGHBOURS[at]).bit_count() >= 2)
        yield from fx.may_destroy(sum(1 << at for at in prey))


@effect("etherweave/lesser-shadow-twin warp")
@effect("etherweave/greater-shadow-twin warp")
def shadow_twin_warp(fx: Effect) -> Script[None]:
    yield from fx.must_upgrade(fx.own & fx.common)


@effect("etherweave/translocationist")
def translocationist(fx: Effect) -> Script[None]:
    for _ in range(2):
        if not (yield from fx.may_swap((fx.own & fx.heroic, fx.own & fx.common))):
            return


@effect("etherweave/translocationist warp")
def translocationist_warp(fx: Effect) -> None:
    fx.gain_action()


@effect("etherweave/antimatter-spirit")
def antimatter_spirit(fx: Effect) -> None:
    """The card has a warp effect alone."""


@effect("etherweave/antimatter-spirit warp")
def antimatter_spirit_warp(fx: Effect) -> Script[None]:
    starts = sum(1 << at for at in squares(fx.room() & COLOURLESS) if any(_partings(fx, at)))
    start = yield from fx.must_pick("place", starts)
    if start is None:
        return
    ways = {to: way for way in DIRECTIONS for to in squares(fx.step(start, way)) if _parting(fx, start, way)}
    fx.place(start)
    to = yield from fx.must_pick("move-combat", sum(1 << square for square in ways), start)
    assert to is not None
    fx.move(start, to)
    colours = tuple(side for side in range(fx.state.sides) if side != fx.side and fx.spare(COMMON, side) > 0)
    colour = yield from fx.must_pick_side("place-colour", colours)
    fx.place(start, COMMON, colour)
    fx.move(start, fx.step(start, OPPOSITE[ways[to]]).bit_length() - 1)


def _partings(fx: Effect, start: int) -> Iterator[str]:
    return (way for way in DIRECTIONS if _parting(fx, start, way))


def _parting(fx: Effect, start: int, way: str) -> bool:
    """Whether from that square one common can go that way, and one of another colour the opposite way after it."""
    ahead, back = fx.step(start, way), fx.step(start, OPPOSITE[way])
    landings = fx.landings(COMBAT, COMMON)
    # A common that the first one destroys is in its supply again.
    spare = any(side != fx.side and (fx.spare(COMMON, side) > 0 or pieces & ahead) for side, pieces in _pieces(fx))
    return bool(ahead & landings and back & landings) and spare


def _pieces(fx: Effect) -> Iterator[tuple[int, int]]:
    return enumerate(fx.state.pieces)


@effect("etherweave/merchant-of-time")
def merchant_of_time(fx: Effect) -> Script[None]:
    if fx.state.on_card < 0:
        return
    to = yield from fx.must_pick("leave-card", fx.landings(STANDARD, fx.state.on_card % 3) & COLOURLESS)
    leave_card(fx.state, fx.emit, -1 if to is None else to, fx.card)
    if to == fx.being:
        fx.being = -1


@effect("etherweave/merchant-of-time warp")
def merchant_of_time_warp(fx: Effect) -> Script[None]:
    at = yield from fx.must_pick("put-on-card", fx.pieces & COLOURLESS)
    if at is not None:
        put_on_card(fx.state, fx.emit, at, fx.card)


@effect("etherweave/gate-of-oblivion")
def gate_of_oblivion(fx: Effect) -> Script[None]:
    fx.destroy(fx.pieces & fx.marks2)
    yield from fx.may_destroy(fx.non_legendary & fx.marks)


@effect("etherweave/gate-of-oblivion warp")
def gate_of_oblivion_warp(fx: Effect) -> None:
    fx.count_more()


@effect("etherweave/time-traveler")
def time_traveler(fx: Effect) -> Script[None]:
    destroyed = yield from fx.may_destroy(fx.common & fx.around)
    pile = fx.state.discards[fx.state.active]
    if destroyed is not None and pile:
        fx.return_to_deck(pile[-1])


@effect("etherweave/warpmaster")
def warpmaster(fx: Effect) -> Script[None]:
    steps = fx.moves(STANDARD, fx.being)
    ways = (("return",) if fx.droppable else ()) + (("move",) if steps else ())
    way = yield from fx.may_choose("return-or-move", *ways)
    if way == "return":
        fx.take_pending_back()
    elif way == "move":
        yield from fx.must_move_piece(STANDARD, fx.being)


@effect("etherweave/dark-sphere")
def dark_sphere(fx: Effect) -> Script[None]:
    ring = RINGS[2][fx.being]
    moved = fx.itself
    by_side = [0] * fx.state.sides
    for _ in range(3):
        full = sum(pieces for side, pieces in _pieces(fx) if by_side[side] == 2)
        movers = 0
        for square in squares(fx.non_legendary & ~moved & ~full):
            if fx.moves(COMBAT, square) & ring:
                movers |= 1 << square
        at = yield from fx.may_pick("mover-combat", movers)
        if at is None:
            return
        by_side[fx.state.side_at(at)] += 1
        to = yield from fx.must_pick("move-combat", fx.moves(COMBAT, at) & ring, at)
        assert to is not None
        fx.move(at, to)
        moved |= 1 << to


@effect("etherweave/void-summoner")
def void_summoner(fx: Effect) -> None:
    fx.lend_empty_squares(2)


@effect("etherweave/void-summoner warp")
def void_summoner_warp(fx: Effect) -> Script[None]:
    yield from fx.must_move_one_of(STANDARD, fx.own & fx.non_legendary)


@effect("etherweave/eternal-emperor")
def eternal_emperor(fx: Effect) -> Script[None]:
    if not fx.state.warped >> CARD_IDS.index(fx.card) & 1:
        way = yield from fx.may_choose("place-or-move", *_imperial_ways(fx))
        yield from _place_or_move(fx, way)


@effect("etherweave/eternal-emperor warp")
def eternal_emperor_warp(fx: Effect) -> Script[None]:
    way = yield from fx.must_choose("place-or-move", *_imperial_ways(fx))
    yield from _place_or_move(fx, way)


def _imperial_ways(fx: Effect) -> tuple[str, ...]:
    return (("place",) if fx.room() else ()) + (("move",) if _imperial_movers(fx) else ())


def _imperial_movers(fx: Effect) -> int:
    own = fx.own
    return fx.movable(COMBAT, own & fx.common) | fx.movable(STANDARD, own & fx.upgraded)


def _place_or_move(fx: Effect, way: str | None) -> Script[None]:
    if way == "place":
        yield from fx.must_place(ARENA)
    elif way == "move":
        at = yield from fx.must_pick("mover-by-rank", _imperial_movers(fx))
        assert at is not None
        yield from fx.must_move_piece(COMBAT if fx.common >> at & 1 else STANDARD, at)


@effect("etherweave/reality-patch")
def reality_patch(fx: Effect) -> Script[None]:
    for side in range(fx.state.sides):
        if side != fx.side:
            yield from fx.may_destroy(fx.state.pieces[side] & fx.heroic)
    yield from fx.may_discard_pending()
    yield from fx.may_give_up_card()


@effect("etherweave/polarity-queen")
def polarity_queen(fx: Effect) -> Script[None]:
    first = fx.own & fx.non_legendary & ~fx.itself
    pairs = {at: _answered(fx, at, first) for at in squares(first)}
    at = yield from fx.must_pick("mover-combat", sum(1 << square for square, ways in pairs.items() if ways))
    if at is None:
        return
    ways = {to: way for way in DIRECTIONS if way in pairs[at] for to in squares(fx.step(at, way))}
    to = yield from fx.must_pick("move-combat", sum(1 << square for square in ways), at)
    assert to is not None
    seconds = pairs[at][ways[to]]
    fx.move(at, to)
    other = yield from fx.must_pick("mover-combat", seconds)
    assert other is not None
    fx.move(other, fx.step(other, OPPOSITE[ways[to]]).bit_length() - 1)


def _answered(fx: Effect, at: int, pieces: int) -> dict[str, int]:
    """The directions of the piece's combat moves after which other ones can move the opposite way, and which."""
    found = {}
    rank = fx.state.rank_at(at)
    for way in DIRECTIONS:
        ahead = fx.step(at, way)
        if not ahead & fx.moves(COMBAT, at):
            continue
        seconds = 0
        for other in squares(pieces & ~ahead & ~(1 << at)):
            to = STEPS[OPPOSITE[way]][other]
            # As the arena is after the first move: its start is empty, and its piece stands ahead.
            there = rank if to == ahead else COMMON if to == 1 << at else -1
            open_to = to and fx.state.rank_at(other) >= there if there >= 0 else to & fx.moves(COMBAT, other)
            if open_to:
                seconds |= 1 << other
        if seconds:
            found[way] = seconds
    return found


@effect("etherweave/polarity-queen warp")
def polarity_queen_warp(fx: Effect) -> Script[None]:
    yield from fx.must_place(adjacent(fx.enemies))


@effect("etherweave/singularity")
def singularity(fx: Effect) -> Script[None]:
    centre = yield from fx.must_pick("draw-in", fx.empty & COLOURLESS)
    if centre is None:
        return
    while comers := fx.common & NEIGHBOURS[centre]:
        at = yield from fx.must_pick("drawn-in", comers)
        assert at is not None
        fx.move(at, centre)


@effect("etherweave/ziggurat-sentinel")
def ziggurat_sentinel(fx: Effect) -> Script[None]:
    (direction,) = fx.directions
    pile = fx.state.discards[fx.state.active]
    copied = tuple(card for card in pile if CARD_BEINGS[card].warp and CARD_IDS[card] != MERCHANT)
    steps = fx.moves(COMBAT, fx.being) & fx.step(fx.being, direction)
    ways = (("copy",) if copied else ()) + (("move",) if steps else ())
    way = yield from fx.may_choose("copy-or-move", *ways)
    if way == "copy":
        card = yield from fx.must_pick_card("copy-warp", copied)
        assert card is not None
        yield from fx.copy_warp(card)
    elif way == "move":
        for _ in range(3):
            if (yield from fx.may_move_being(COMBAT, fx.step(fx.being, direction))) is None:
                return


@effect("etherweave/ziggurat-sentinel warp")
def ziggurat_sentinel_warp(fx: Effect) -> Script[None]:
    pieces = fx.own & fx.non_legendary
    kinds = tuple(kind for kind in (COMBAT, STANDARD) if fx.movable(kind, pieces))
    kind = yield from fx.must_choose("combat-or-two-standard", *kinds)
    if kind is None:
        return
    at = yield from fx.must_pick(f"mover-{kind}", fx.movable(kind, pieces))
    assert at is not None
    to = yield from fx.must_move_piece(kind, at)
    if kind == STANDARD and to is not None:
        yield from fx.must_move_piece(STANDARD, to)


@effect("etherweave/iris-of-eternity")
def iris_of_eternity(fx: Effect) -> Script[None]:
    prey = fx.legendary & fx.around
    ways = (("destroy",) if prey else ()) + (("upgrade",) if fx.state.upgradable() & fx.itself else ())
    way = yield from fx.may_choose("destroy-or-upgrade", *ways)
    if way == "destroy":
        yield from fx.must_destroy(prey)
    elif way == "upgrade":
        fx.upgrade(fx.being)
        if fx.state.rank_at(fx.being) == LEGENDARY:
            yield from fx.count_as_legend()
            for seat, hand in enumerate(fx.state.legends):
                if fx.state.form.side_of(seat) == fx.side:
                    for card in hand:
                        fx.give_up(seat, card)
