"""Fateforge at the desk: the story's words at a table, the shelf of campaigns, saves to take away and to bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from ludarium.games.fateforge import save
from ludarium.games.fateforge.combat.knowledge import secret_dice
from ludarium.games.fateforge.content import SCENES
from ludarium.games.fateforge.state import TABLE_MODE, FateforgeState
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.epilogue import Epilogue, epilogue
from ludarium.games.fateforge.story.telling import Chapter, StoryPage, labels, so_far, told
from ludarium.games.fateforge.title import TITLE
from ludarium.house import wire
from ludarium.house.house import House
from ludarium.house.match import Match
from ludarium.house.questions import Id, Visitor, get, post
from ludarium.house.reading import plain
from ludarium.house.refusals import Refuse
from ludarium.house.resources import CreateTable, SeatWish, TableMade
from ludarium.house.shelf import on_shelf
from ludarium.house.store import TableRow
from ludarium.kernel import record as records
from ludarium.kernel.table import Entry

GAME = TITLE.id
assert TITLE.shelf is not None
SHELF = TITLE.shelf
SAVES = "/api/fateforge/saves"
SAVE_BYTES = 5 * 1024 * 1024
_VISIT = "visit "

Lang = Annotated[str, Meta(pattern=f"^({'|'.join(prose.LANGUAGES)})$")]


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


async def _state_of(house: House, row: TableRow) -> tuple[Match, FateforgeState]:
    """The match of a table and its state at rest; refuses what has not begun."""
    room = await house.rooms.get(row.id)
    if room is None:
        raise Refuse("not-found")
    async with room.entered() as match:
        if match.table is None:
            raise Refuse("not-now")
        return match, match.table.position.state


async def _visible(visitor: Visitor, table_id: str) -> TableRow:
    row = await visitor.house.visible_row(table_id, await visitor.identity())
    if row.game != GAME:
        raise Refuse("not-found")
    return row


async def _own(visitor: Visitor, table_id: str) -> tuple[TableRow, str]:
    """A table that whoever asks has made; "not there" and "not yours" are one answer."""
    identity = await visitor.identity()
    row = await visitor.house.row(table_id)
    if row is None or identity is None or row.maker != identity or row.game != GAME:
        raise Refuse("not-found")
    return row, identity


@get("/api/tables/{table_id}/story", name="story")
async def get_story(visitor: Visitor, table_id: Id, lang: Lang = "en") -> StoryPage:
    """The page of the story that lies open at a table, and nothing that it has not come to."""
    _, state = await _state_of(visitor.house, await _visible(visitor, table_id))
    return told(state, lang)


@get("/api/tables/{table_id}/chronicle", name="chronicle")
async def get_chronicle(visitor: Visitor, table_id: Id, lang: Lang = "en") -> Chronicle:
    """The scenes that the party has been through, with what it chose."""
    _, state = await _state_of(visitor.house, await _visible(visitor, table_id))
    return Chronicle(so_far(state, lang))


@get("/api/tables/{table_id}/epilogue", name="epilogue")
async def get_epilogue(visitor: Visitor, table_id: Id, lang: Lang = "en") -> Epilogue:
    """What there is to look back on when a campaign is over; before that, nothing of it."""
    row = await _visible(visitor, table_id)
    if row.outcome is None:
        raise Refuse("not-now")
    _, state = await _state_of(visitor.house, row)
    if not state.scene:
        raise Refuse("not-now")
    return epilogue(state, lang)


@get("/api/tables/{table_id}/replay/story", name="replay_story")
async def get_replay_story(visitor: Visitor, table_id: Id, lang: Lang = "en") -> ReplayStory:
    """The words of the story that a finished table went through."""
    row = await _visible(visitor, table_id)
    if row.outcome is None:
        raise Refuse("not-now")
    match, state = await _state_of(visitor.house, row)
    return _retold(state, match.record().entries, lang)


@get("/api/records/{record_id}/replay/story", name="record_replay_story")
async def get_record_replay_story(visitor: Visitor, record_id: Id, lang: Lang = "en") -> ReplayStory:
    """The words of the story that an uploaded record goes through."""
    house = visitor.house
    opened = await house.replay_of_record(record_id)
    if opened.game != GAME:
        raise Refuse("not-found")
    ending = await house.replays.ending(opened)
    record = await house.thinker.aside(records.read, opened.text)
    return _retold(ending, record.entries, lang)


def _retold(state: FateforgeState, entries: Sequence[Entry], lang: str) -> ReplayStory:
    """The words of a story that ended like that; side quests that were asked about are in the notation."""
    places = {entry.notation.removeprefix(_VISIT) for entry in entries if entry.notation.startswith(_VISIT)}
    return ReplayStory(so_far(state, lang), labels(state, places, lang))


# ---- campaigns


@get("/api/fateforge/campaigns", name="campaigns")
async def list_campaigns(visitor: Visitor, lang: Lang = "en") -> CampaignShelf:
    """The campaigns on the shelf (FF-2.26)."""
    return await _shelf(visitor.house, await visitor.identity(), lang)


async def _shelf(house: House, identity: str | None, lang: str) -> CampaignShelf:
    rows = await on_shelf(house.store, identity, GAME) if identity is not None else []
    found = [await _campaign(house, row, lang) for row in rows]
    return CampaignShelf(tuple(found), SHELF.most)


async def _campaign(house: House, row: TableRow, lang: str) -> Campaign:
    try:
        match, state = await _state_of(house, row)
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


@post("/api/fateforge/campaigns/{table_id}/put-away", name="put_away")
async def put_away(visitor: Visitor, table_id: Id, lang: Lang = "en") -> CampaignShelf:
    """Take a campaign from the shelf. It is not deleted: its address still leads to it."""
    row, identity = await _own(visitor, table_id)
    await visitor.house.store.leave(identity, row.id)
    return await _shelf(visitor.house, identity, lang)


# ---- saves


@get("/api/tables/{table_id}/save", name="save", text=True, file="fateforge-campaign.json")
async def get_save(visitor: Visitor, table_id: Id) -> str:
    """A campaign as text, for whoever made its table; never what another person's screen hides."""
    row, identity = await _own(visitor, table_id)
    if row.form not in SHELF.forms:
        raise Refuse("not-now")
    room = await visitor.house.rooms.get(row.id)
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
        return save.dumps(state)


@post(SAVES, name="bring_save", status=201, takes_text=SAVE_BYTES)
async def bring_save(
    visitor: Visitor,
    seats: Annotated[str, Meta(max_length=200, description="human, link or a bot, with commas")],
    name: Annotated[str, Meta(max_length=40)] = "",
    restart: Annotated[bool, Meta(description="the act begins again")] = False,
    instead: Annotated[str, Meta(max_length=64, description="the own campaign it comes in place of")] = "",
) -> TableMade:
    """Go on with a saved campaign at a new table, perhaps with another number of players (FF-2.27)."""
    if instead:
        await _own(visitor, instead)
    kinds = [kind.strip() for kind in seats.split(",")]
    if not 1 <= len(kinds) <= 4 or any(kind not in ("human", "link") and not wire.is_bot(kind) for kind in kinds):
        raise Refuse("bad-setup", detail="seats are 'human', 'link' or bots, one to four of them")
    try:
        text = await visitor.text()
    except UnicodeError:
        raise Refuse("bad-record", key="ff-bad-save", detail="the save is not text") from None
    identity = await visitor.identity_or_new()
    if not visitor.house.may_make_table(identity):
        raise Refuse("too-often")
    try:
        state = save.loads(text)
    except save.BadSave as wrong:
        raise Refuse("bad-record", key="ff-bad-save", detail=str(wrong)) from wrong
    wishes = tuple(_seat(kind, plain(name, 40)) for kind in kinds)
    options: dict[str, Any] = {"save": text, **({"restart": True} if restart else {})}
    form = state.form_id if state.form_id == TABLE_MODE else "solo" if len(kinds) == 1 else "campaign"
    wish = CreateTable(GAME, form, wishes, options)
    return await visitor.house.create_table(wish, identity, instead)


def _seat(kind: str, name: str) -> SeatWish:
    match kind:
        case "human":
            return SeatWish("human", name)
        case "link":
            return SeatWish("link")
        case _:
            return SeatWish("bot", "", kind)


QUESTIONS = (
    get_story,
    get_chronicle,
    get_epilogue,
    get_replay_story,
    get_record_replay_story,
    list_campaigns,
    put_away,
    get_save,
    bring_save,
)
