"""The explorer at the desk: what went with winning, in simulated games and in one's own, which nobody else sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludarium.house.explorer_resources import (
    Explored,
    ExploredCount,
    ExploredForm,
    ExploredGames,
    ExploredMade,
    ExploredPart,
    ExploredRow,
    ExploredSubject,
    Source,
    Wanted,
)
from ludarium.house.questions import Id, Visitor, get
from ludarium.house.refusals import Refuse
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.explorer import Explorer, Subject, explorer_of
from ludarium.kernel.game import GameInfo
from ludarium.kernel.game import game as rules_of
from ludarium.kernel.messages import Message
from ludarium.kernel.title import title
from ludarium.study.explorer import FEW, Count, Counts, counted, counts_of, games_to_explore, groups_of

_ROWS = 500
_LOOKED_AT = 2_000
"""So many of somebody's tables are gone through."""


@get("/api/explorer", name="explorer_games")
def list_games(visitor: Visitor) -> ExploredGames:
    """The games of which something can be explored."""
    return ExploredGames(games_to_explore())


@get("/api/explorer/{game}", name="explorer")
async def explore(
    visitor: Visitor,
    game: Id,
    source: Source = "simulated",
    form: Wanted = "",
    subject: Wanted = "",
    group: Wanted = "",
) -> Explored:
    """What went with winning: in the simulated games that come with the game, or in one's own that are over.

    Without a form or a subject, the one that is looked at most. Of one's own games only one's own side is counted.
    """
    info, explorer = _explored(game)
    simulated = counts_of(game)
    form = _form(info, form, simulated, source)
    about = _subject(explorer, subject)
    waiting = unread = 0
    if source == "simulated":
        counts = simulated.get(form)
    else:
        counts, waiting, unread = await _own(visitor, game, form)
    seen = counts.seen if counts is not None else {}
    groups = tuple(each for each in groups_of(seen, about) if explorer.has_group(about.id, each))
    if group and group not in groups:
        group = ""
    prefix = title(game).prefix
    made = counts.made if counts is not None and source == "simulated" else None
    return Explored(
        game=game,
        source=source,
        form=form,
        forms=tuple(
            ExploredForm(each.id, simulated[each.id].made.games if each.id in simulated else 0) for each in info.forms
        ),
        subject=about.id,
        subjects=tuple(_told(prefix, each) for each in explorer.subjects),
        group=group,
        groups=tuple(ExploredPart(each, explorer.group(about.id, each)) for each in groups),
        rows=tuple(
            ExploredRow(row.item, explorer.item(about.id, row.item), tuple(map(_count, row.counts)))
            for row in counted(seen, about, group)[:_ROWS]
            if explorer.has_item(about.id, row.item)
        ),
        games=counts.made.games if counts is not None else 0,
        few=FEW,
        between=Message(f"{prefix}-explore-between"),
        made=None if made is None else ExploredMade(made.bot, made.seed, made.rules, made.rules != info.rules_version),
        waiting=waiting,
        unread=unread,
    )


def _explored(game: str) -> tuple[GameInfo, Explorer[Any]]:
    try:
        rules = rules_of(game)
    except UnknownName:
        raise Refuse("not-found") from None
    explorer = explorer_of(rules)
    if explorer is None:
        raise Refuse("not-found")
    return rules.info, explorer


def _form(info: GameInfo, wanted: str, simulated: Mapping[str, Counts], source: str) -> str:
    try:
        if wanted:
            return info.form(wanted).id
    except UnknownName:
        raise Refuse("not-found") from None
    usual = title(info.id).form or info.forms[0].id
    return usual if source == "own" or usual in simulated else next(iter(simulated), usual)


def _subject(explorer: Explorer[Any], wanted: str) -> Subject:
    for each in explorer.subjects:
        if wanted in ("", each.id):
            return each
    raise Refuse("not-found")


def _told(prefix: str, subject: Subject) -> ExploredSubject:
    key = f"{prefix}-explore-{subject.id}"
    return ExploredSubject(
        subject.id,
        Message(key),
        tuple(ExploredPart(each, Message(f"{prefix}-explore-{each}")) for each in subject.measures),
        Message(f"{prefix}-explore-by-{subject.grouped}") if subject.grouped else None,
    )


def _count(count: Count) -> ExploredCount:
    return ExploredCount(
        count.games,
        count.wins,
        count.between,
        round(1000 * count.rate),
        round(1000 * count.low),
        round(1000 * count.high),
        count.few,
    )


async def _own(visitor: Visitor, game: str, form: str) -> tuple[Counts | None, int, int]:
    """What was seen in the asker's own games of that form."""
    house, identity = visitor.house, await visitor.identity()
    if identity is None:
        return None, 0, 0
    rows = [
        row
        for row in await house.store.tables_of(identity, _LOOKED_AT)
        if row.game == game and row.form == form and row.outcome is not None and not house.is_closed(row.id)
    ]
    return await house.own_games.counted(rows, identity, form, lambda table: house.record_of(table, identity))


QUESTIONS = (list_games, explore)
