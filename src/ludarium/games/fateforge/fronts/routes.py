"""Fateforge over HTTP: the story's words at a table, the shelf of campaigns, saves to take away and to bring."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from ludarium.games.fateforge import save
from ludarium.games.fateforge.combat.knowledge import secret_dice
from ludarium.games.fateforge.content import SCENES
from ludarium.games.fateforge.fronts import lessons
from ludarium.games.fateforge.state import TABLE_MODE, FateforgeState
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.telling import Chapter, StoryPage, labels, so_far, told
from ludarium.games.fateforge.title import TITLE
from ludarium.house import wire
from ludarium.house.match import Match
from ludarium.house.reading import plain
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish, TableMade
from ludarium.house.shelf import on_shelf
from ludarium.house.store import TableRow
from ludarium.kernel import record as records
from ludarium.kernel.table import Entry
from ludarium.server.api import REFUSALS, AnyRequest, Parts, session_of, session_or_new
from ludarium.server.service import Service

GAME = TITLE.id
assert TITLE.shelf is not None
SHELF = TITLE.shelf
SAVES = "/api/fateforge/saves"
SAVE_BYTES = 5 * 1024 * 1024
_VISIT = "visit "

Id = Annotated[str, PathParameter(max_length=64)]
Lang = Annotated[str, QueryParameter(pattern=f"^({'|'.join(prose.LANGUAGES)})$")]


class Chronicle(Struct, frozen=True):
    """The story so far."""

    chapters: tuple[Chapter, ...]


class ReplayStory(Struct, frozen=True):
    """The words of the story for a replay: the scenes, and what their choices were called, by scene and choice."""

    chapters: tuple[Chapter, ...]
    labels: dict[str, dict[str, str]]


class Campaign(Struct, frozen=True):
    """One book on the shelf. `scene` and `title` say where it goes on; empty before the party is chosen."""

    table: str
    form: str
    difficulty: str
    act: int
    act_title: str
    chapter: int
    scene: str
    title: str
    heroes: tuple[str, ...]
    players: tuple[str, ...]
    in_combat: bool
    restartable: bool
    """The act can begin again: outside combat, once it has begun (FF-25.10)."""
    updated: int
    """Seconds since 1970."""
    frozen: bool


class CampaignShelf(Struct, frozen=True):
    """The campaigns that this identity has begun, last played first, and how many there may be."""

    campaigns: tuple[Campaign, ...]
    most: int


async def _state_of(service: Service, row: TableRow) -> tuple[Match, FateforgeState]:
    """The match of a table and its state at rest; refuses what has not begun."""
    room = await service.rooms.get(row.id)
    if room is None:
        raise Refuse("not-found")
    async with room.entered() as match:
        if match.table is None:
            raise Refuse("not-now")
        return match, match.table.position.state


async def _visible(table_id: str, request: AnyRequest, service: Service) -> TableRow:
    session = await session_of(request, service)
    row = await service.visible_row(table_id, session.identity if session is not None else None)
    if row.game != GAME:
        raise Refuse("not-found")
    return row


async def _own(table_id: str, request: AnyRequest, service: Service) -> tuple[TableRow, str]:
    """A table that whoever asks has made; "not there" and "not yours" are one answer."""
    session = await session_of(request, service)
    row = await service.row(table_id)
    if row is None or session is None or row.maker != session.identity or row.game != GAME:
        raise Refuse("not-found")
    return row, session.identity


@get("/api/tables/{table_id:str}/story", operation_id="story", responses=REFUSALS)
async def get_story(table_id: Id, request: AnyRequest, service: Parts, lang: Lang = "en") -> StoryPage:
    """The page of the story that lies open at a table, and nothing that it has not come to."""
    _, state = await _state_of(service, await _visible(table_id, request, service))
    return told(state, lang)


@get("/api/tables/{table_id:str}/chronicle", operation_id="chronicle", responses=REFUSALS)
async def get_chronicle(table_id: Id, request: AnyRequest, service: Parts, lang: Lang = "en") -> Chronicle:
    """The scenes that the party has been through, with what it chose."""
    _, state = await _state_of(service, await _visible(table_id, request, service))
    return Chronicle(so_far(state, lang))


@get("/api/tables/{table_id:str}/replay/story", operation_id="replay_story", responses=REFUSALS)
async def get_replay_story(table_id: Id, request: AnyRequest, service: Parts, lang: Lang = "en") -> ReplayStory:
    """The words of the story that a finished table went through."""
    row = await _visible(table_id, request, service)
    if row.outcome is None:
        raise Refuse("not-now")
    match, state = await _state_of(service, row)
    return _retold(state, match.record().entries, lang)


@get("/api/records/{record_id:str}/replay/story", operation_id="record_replay_story", responses=REFUSALS)
async def get_record_replay_story(record_id: Id, service: Parts, lang: Lang = "en") -> ReplayStory:
    """The words of the story that an uploaded record goes through."""
    opened = await service.replay_of_record(record_id)
    if opened.game != GAME:
        raise Refuse("not-found")
    ending = await service.replays.ending(opened)
    record = await asyncio.to_thread(records.read, opened.text)
    return _retold(ending, record.entries, lang)


def _retold(state: FateforgeState, entries: Sequence[Entry], lang: str) -> ReplayStory:
    """The words of a story that ended like that; side quests that were asked about are in the notation."""
    places = {entry.notation.removeprefix(_VISIT) for entry in entries if entry.notation.startswith(_VISIT)}
    return ReplayStory(so_far(state, lang), labels(state, places, lang))


# ---- campaigns


@get("/api/fateforge/campaigns", operation_id="campaigns", responses=REFUSALS)
async def list_campaigns(request: AnyRequest, service: Parts, lang: Lang = "en") -> CampaignShelf:
    """The campaigns on the shelf (FF-2.26)."""
    session = await session_of(request, service)
    return await _shelf(service, session.identity if session is not None else None, lang)


async def _shelf(service: Service, identity: str | None, lang: str) -> CampaignShelf:
    rows = await on_shelf(service.store, identity, GAME) if identity is not None else []
    found = [await _campaign(service, row, lang) for row in rows]
    return CampaignShelf(tuple(found), SHELF.most)


async def _campaign(service: Service, row: TableRow, lang: str) -> Campaign:
    try:
        match, state = await _state_of(service, row)
    except Refuse as refusal:
        # Players are awaited, or the store is damaged: the book stands there all the same.
        frozen = refusal.code == "frozen"
        return Campaign(row.id, row.form, "", 0, "", 0, "", "", (), (), False, False, row.updated, frozen)
    scene = SCENES.get(state.scene)
    players = tuple(place.name or place.bot for place in match.places)
    return Campaign(
        table=row.id,
        form=row.form,
        difficulty=state.difficulty,
        act=scene.act if scene is not None else 0,
        act_title=prose.book(lang).acts[f"act{scene.act}"].title if scene is not None else "",
        chapter=scene.chapter if scene is not None else 0,
        scene=state.scene,
        title=told(state, lang).title if scene is not None else "",
        heroes=tuple(hero.id for hero in state.party),
        players=players,
        in_combat=bool(state.fighters),
        restartable=state.act_start is not None and not state.fighters,
        updated=row.updated,
        frozen=False,
    )


@post("/api/fateforge/campaigns/{table_id:str}/put-away", operation_id="put_away", responses=REFUSALS, status_code=200)
async def put_away(table_id: Id, request: AnyRequest, service: Parts, lang: Lang = "en") -> CampaignShelf:
    """Take a campaign from the shelf. It is not deleted: its address still leads to it."""
    row, identity = await _own(table_id, request, service)
    await service.store.leave(identity, row.id)
    return await _shelf(service, identity, lang)


# ---- saves


@get("/api/tables/{table_id:str}/save", operation_id="save", responses=REFUSALS, media_type=MediaType.TEXT)
async def get_save(table_id: Id, request: AnyRequest, service: Parts) -> Response[str]:
    """A campaign as text, for whoever made its table; never what another person's screen hides."""
    row, identity = await _own(table_id, request, service)
    if row.form not in SHELF.forms:
        raise Refuse("not-now")
    room = await service.rooms.get(row.id)
    if room is None:
        raise Refuse("not-found")
    async with room.entered() as match:
        if match.table is None:
            raise Refuse("not-now")
        # A save stands at a checkpoint: half an answer belongs to nobody.
        state = match.table.position.base
        mine = match.seats_of(identity)
        hidden = {hero for seat in mine for hero in secret_dice(state, seat)}
        if any(state.party[hero].seat not in mine and not match.places[state.party[hero].seat].bot for hero in hidden):
            raise Refuse("not-now", key="ff-save-secret")
        text = save.dumps(state)
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": 'attachment; filename="fateforge-campaign.json"'},
    )


@post(
    SAVES,
    operation_id="bring_save",
    responses=REFUSALS,
    status_code=201,
    request_max_body_size=SAVE_BYTES,
    opt={"text": True},
)
async def bring_save(
    request: AnyRequest,
    service: Parts,
    seats: Annotated[str, QueryParameter(max_length=200, description="human, link or a bot, with commas")],
    name: Annotated[str, QueryParameter(max_length=40)] = "",
    restart: Annotated[bool, QueryParameter(description="the act begins again")] = False,
    instead: Annotated[str, QueryParameter(max_length=64, description="the own campaign it comes in place of")] = "",
) -> Response[TableMade]:
    """Go on with a saved campaign at a new table, perhaps with another number of players (FF-2.27)."""
    if instead:
        await _own(instead, request, service)
    kinds = [kind.strip() for kind in seats.split(",")]
    if not 1 <= len(kinds) <= 4 or any(kind not in ("human", "link") and not wire.is_bot(kind) for kind in kinds):
        raise Refuse("bad-setup", detail="seats are 'human', 'link' or bots, one to four of them")
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Refuse("bad-record", key="ff-bad-save", detail="the save is not text") from None
    session, cookies = await session_or_new(request, service, "")
    if not service.new_tables.take(session.identity):
        raise Refuse("too-often")
    try:
        state = save.loads(text)
    except save.BadSave as wrong:
        raise Refuse("bad-record", key="ff-bad-save", detail=str(wrong)) from wrong
    wishes = tuple(_seat(kind, plain(name, 40)) for kind in kinds)
    options: dict[str, Any] = {"save": text, **({"restart": True} if restart else {})}
    form = state.form_id if state.form_id == TABLE_MODE else "solo" if len(kinds) == 1 else "campaign"
    wish = CreateTable(GAME, form, wishes, options)
    made = await service.create_table(wish, session.identity, instead)
    return Response(made, status_code=201, cookies=cookies)


def _seat(kind: str, name: str) -> SeatWish:
    match kind:
        case "human":
            return SeatWish("human", name)
        case "link":
            return SeatWish("link")
        case _:
            return SeatWish("bot", "", kind)


HANDLERS = (
    get_story,
    get_chronicle,
    get_replay_story,
    get_record_replay_story,
    list_campaigns,
    put_away,
    get_save,
    bring_save,
    *lessons.HANDLERS,
)
