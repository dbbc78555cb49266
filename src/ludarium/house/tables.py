"""How a table is made: as requested, if it can be played and the maker's shelf has room for it."""

from __future__ import annotations

import time

import msgspec

from ludarium.house import ratings, shelf, wire
from ludarium.house.clock import stamp
from ludarium.house.keeper import Keeper
from ludarium.house.links import mark
from ludarium.house.lots import Lots
from ludarium.house.match import Match, TableSetup
from ludarium.house.messages import StandIn
from ludarium.house.names import person_name
from ludarium.house.reading import plain
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish, TableMade
from ludarium.house.store import EventRow, Row, Sitting, TableRow
from ludarium.kernel.decisions import CHANCE
from ludarium.kernel.errors import Refusal
from ludarium.kernel.game import Setup, game

_USUAL = StandIn()
_PATIENCE = 15
"""Seconds that an absent player is waited for at least."""
_encoder = msgspec.json.Encoder(order="deterministic")


async def create(keeper: Keeper, wish: CreateTable, maker: str, instead: str = "") -> TableMade:
    """Make a table as wished, deal it if nobody is waited for, and store it.

    `instead` is a table on the maker's shelf: the new one takes its place there.
    """
    seats = tuple(SeatWish(seat.kind, person_name(seat.name), seat.bot) for seat in wish.seats)
    wish = msgspec.structs.replace(wish, seats=seats)
    await keeper.check_names(maker, *(seat.name for seat in seats if seat.kind == "human" and seat.name))
    async with keeper.making:
        await shelf.check(keeper.store, wish, maker, instead)
        ratings.check(keeper, wish)
        match = new_match(wish, maker, keeper.customs.usual_stand_in, keeper.lots, keeper.customs.watch_delay)
        await keeper.store.write(*begun(match, []))
        keeper.open(match)
        if instead:
            await keeper.store.leave(maker, instead)
        return TableMade(match.row.id, match.link, wire.commitment_of(match.row))


def new_match(
    wish: CreateTable,
    maker: str,
    usual: StandIn = _USUAL,
    lots: Lots | None = None,
    delay: int = 0,
    series: tuple[tuple[str, ...], ...] = (),
    persons: tuple[int, ...] = (),
) -> Match:
    """The match of a new table; refuses what cannot be played. `usual`: who stands in unless that is wished for.

    `delay`: how much later those see it who watch, in the lobby or where its maker wants it so: somebody may sit beside
    them who plays.
    """
    lots = lots or Lots()
    stand_in = wish.stand_in
    if stand_in not in (None, usual) and (
        stand_in.seconds < _PATIENCE or (stand_in.bot and not wire.is_bot(stand_in.bot, wish.game))
    ):
        raise Refuse("bad-setup")
    if 0 < len(wish.entropy) < 32:
        raise Refuse("bad-setup")
    for seat in wish.seats:
        if (seat.kind == "bot") != bool(seat.bot) or (seat.bot and not wire.is_bot(seat.bot, wish.game)):
            raise Refuse("bad-setup")
    setup = TableSetup(
        seats=tuple(SeatWish(seat.kind, plain(seat.name, 40), seat.bot) for seat in wish.seats),
        options=dict(wish.options),
        take_back=wish.take_back and not wish.rated,
        chat=wish.chat,
        hints=wish.hints and not wish.rated,
        watch=wish.watch,
        clock=wish.clock,
        entropy=wish.entropy,
        stand_in=StandIn("", usual.seconds) if wish.rated else stand_in or usual,
        waiting_room=wish.waiting_room and any(seat.kind == "link" for seat in wish.seats),
        listed=wish.listed,
        watch_delay=delay if wish.listed or wish.watch_later else 0,
        rated=wish.rated,
        fixed=ratings.fixed(wish) if wish.rated else (),
        series=series,
        persons=persons,
    )
    try:
        rules = game(wish.game)
        rules.setup(Setup(wish.form, len(wish.seats), setup.options))
    except Refusal as refusal:
        raise Refuse("bad-setup", detail=str(refusal)) from refusal
    setup = msgspec.structs.replace(setup, pack=rules.info.pack)
    has_links = any(seat.kind == "link" for seat in wish.seats)
    now = int(time.time())
    id, link = lots.name(), lots.link() if has_links else ""
    row = TableRow(
        id=id,
        code=mark(link) if link else None,
        game=wish.game,
        rules=rules.info.rules_version,
        form=wish.form,
        setup=_encoder.encode(setup).decode(),
        seed=lots.seed().hex(),
        bot_seed=lots.seed().hex(),
        maker=maker,
        created=now,
        number=0,
        outcome=None,
        seated="[]",
        started=False,
        updated=now,
    )
    match = Match(row)
    match.link = link
    return match


def begun(match: Match, rows: list[EventRow], *comers: str) -> list[Row]:
    """What a new table is stored as, dealt if nobody is waited for. `comers` took seats by the events in `rows`."""
    if match.may_be_dealt:
        rows.append(match.seal(match.deal(), CHANCE, stamp()))
    summary = match.summary()
    match.row = row = msgspec.structs.replace(
        match.row,
        number=summary.number,
        outcome=summary.outcome,
        seated=summary.seated,
        started=summary.started,
        seq=match.seq,
        chain=match.chain,
    )
    sitters = dict.fromkeys((row.maker, *comers))
    return [row, *rows, *(Sitting(sitter, row.id) for sitter in sitters)]
