"""The desk of a house: what there is to play, tables, statistics, records and replays. Games answer more of their own.

Whatever needs other machines (sessions, invitations, addresses) is the server's.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ludarium import rules, texts
from ludarium.house import exploring, guiding, lobby, puzzle_results, puzzling, ratings, studying, wire
from ludarium.house.house import House
from ludarium.house.match import seated
from ludarium.house.profile import profile_of
from ludarium.house.questions import Id, Question, Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.house.resources import (
    Course,
    CreateTable,
    FigureFacts,
    FormFacts,
    GameFacts,
    GameList,
    Lobby,
    OptionFacts,
    Profile,
    RatedGame,
    RecordMade,
    RuleFacts,
    RulesBook,
    SeatWish,
    SectionFacts,
    Statistics,
    TableFacts,
    TableList,
    TableMade,
)
from ludarium.house.statistics import counted
from ludarium.house.titles import wire_of
from ludarium.kernel.errors import UnknownName
from ludarium.kernel.game import GameInfo, games
from ludarium.kernel.title import title, titles

Language = Annotated[str, Meta(pattern=f"^({'|'.join(texts.LANGUAGES)})$")]
Viewer = Annotated[int, Meta(ge=0, le=7, description="as which seat; left out: a spectator")] | None
First = Annotated[int, Meta(ge=0, description="the first step wanted; 0 is the deal")]
Kinds = Annotated[str, Meta(max_length=200, description="which events to tell of, their types with commas between")]
Count = Annotated[int, Meta(ge=1, description="how many steps; left out: all that follow")] | None

_LISTED = 100
_COUNTED = 2_000
_FOUND = 200
_RECORD = 1024 * 1024


# ---- what there is


@get("/api/games", name="games")
def list_games(visitor: Visitor) -> GameList:
    """Games, forms, seats, options and bots."""
    return menu(visitor.house)


def menu(house: House) -> GameList:
    """The games on offer in a house."""
    return GameList(tuple(_game_facts(house, rules.info) for rules in games()))


def _game_facts(house: House, info: GameInfo) -> GameFacts:
    form = info.forms[0]
    people = SeatWish("human"), *(SeatWish("bot", "", form.opponent) for _ in range(form.default_seats - 1))
    return GameFacts(
        id=info.id,
        name=info.name,
        rules_version=info.rules_version,
        forms=tuple(
            FormFacts(
                form.id,
                form.seats,
                tuple(OptionFacts(option.id, option.default, option.values, option.help) for option in form.options),
                form.opponent,
                wire.face_of(info.id, form.opponent),
                house.rater is not None and not info.cooperative,
            )
            for form in info.forms
        ),
        bots=house.customs.bots,
        hint_bot=house.customs.hint_bot,
        default=CreateTable(info.id, form.id, people, stand_in=house.customs.usual_stand_in),
        pack=info.pack.partition(" ")[0],
        prefix=title(info.id).prefix,
        opponents=wire.opponents_of(info.id),
        cooperative=info.cooperative,
        kinds=texts.kinds_of_game(title(info.id)),
    )


@get("/api/texts/{game}", name="texts", text=True)
def get_texts(visitor: Visitor, game: Id, lang: Annotated[str, Meta(max_length=20)] = "en") -> str:
    """The words of a game in a language, as Fluent source; nothing where it has none."""
    try:
        return "\n".join(texts.of_game(title(game), lang).values())
    except UnknownName:
        raise Refuse("not-found") from None


@get("/api/content/{game}", name="content")
def get_content(visitor: Visitor, game: Id) -> Any:
    """Cards, arena and tasks of a game."""
    try:
        found = wire_of(game).content
    except UnknownName:
        found = None
    if found is None:
        raise Refuse("not-found")
    return found


@get("/api/rules/{game}", name="rules")
def get_rules(
    visitor: Visitor, game: Id, lang: Language = "en", search: Annotated[str, Meta(max_length=100)] = ""
) -> RulesBook:
    """The rules reference, or what a search finds in it."""
    try:
        book = rules.sections(game, lang)
        found = {rule.id for rule in rules.search(game, search, lang)[:_FOUND]} if search.strip() else None
    except KeyError:
        raise Refuse("not-found") from None
    sections = []
    for section in book:
        shown = tuple(_rule(rule) for rule in section.rules if found is None or rule.id in found)
        if shown:
            sections.append(SectionFacts(section.number, section.title, shown))
    return RulesBook(game, lang, tuple(sections))


def _rule(rule: rules.Rule) -> RuleFacts:
    return RuleFacts(rule.id, rule.text, tuple(FigureFacts(figure.drawn, figure.caption) for figure in rule.figures))


# ---- tables


@post("/api/tables", name="make_table", status=201)
async def make_table(visitor: Visitor, data: CreateTable) -> TableMade:
    """Make a table. Its game is dealt at once, or as soon as every link seat is taken."""
    identity = await visitor.identity_or_new()
    if not visitor.house.may_make_table(identity):
        raise Refuse("too-often")
    return await visitor.house.create_table(data, identity)


@get("/api/tables", name="tables")
async def list_tables(visitor: Visitor) -> TableList:
    """The tables this identity sits at, last played first."""
    identity = await visitor.identity(renew=True)
    if identity is None:
        return TableList(())
    rows = await visitor.house.store.tables_of(identity, _LISTED)
    return TableList(tuple(visitor.house.facts(row, identity) for row in rows if not visitor.house.is_closed(row.id)))


@get("/api/lobby", name="lobby")
async def get_lobby(visitor: Visitor) -> Lobby:
    """Tables that were opened to everybody: those that wait for players, and those that can be watched."""
    return lobby.listed(visitor.house, await visitor.identity())


@get("/api/statistics", name="statistics")
async def get_statistics(visitor: Visitor) -> Statistics:
    """What this identity has won, drawn and lost."""
    identity = await visitor.identity()
    if identity is None:
        return Statistics(0, (), (), ())
    house = visitor.house
    rows = await house.store.tables_of(identity, _COUNTED)
    return counted(rows, identity, is_apart=lambda other: house.keep_apart(identity, other))


@get("/api/profile", name="profile")
async def get_profile(visitor: Visitor) -> Profile:
    """What this identity has played, how it is rated, and what it has done."""
    return await profile_of(visitor.house, await visitor.identity())


@get("/api/tables/{table_id}/seats/{seat}/profile", name="seat_profile")
async def get_seat_profile(visitor: Visitor, table_id: Id, seat: Annotated[int, Meta(ge=0, le=7)]) -> Profile:
    """The same for somebody at a table that the asker may see, from games that the asker may see."""
    asker = await visitor.identity()
    sitting = seated(await visitor.house.visible_row(table_id, asker))
    if seat >= len(sitting) or sitting[seat].owner is None:
        raise Refuse("not-found")
    return await profile_of(visitor.house, sitting[seat].owner, asker, sitting[seat].name)


@get("/api/tables/{table_id}", name="table")
async def get_table(visitor: Visitor, table_id: Id) -> TableFacts:
    """Public facts of a table."""
    identity = await visitor.identity()
    return visitor.house.facts(await visitor.house.visible_row(table_id, identity), identity)


@get("/api/tables/{table_id}/glance", name="glance")
async def get_glance(visitor: Visitor, table_id: Id) -> bytes:
    """The board and last steps of one's own table as one's seat knows them; of one of the lobby as watchers do."""
    return await lobby.glance(visitor.house, table_id, await visitor.identity())


@get("/api/tables/{table_id}/ratings", name="table_ratings")
async def get_ratings(visitor: Visitor, table_id: Id) -> RatedGame:
    """What a game that is over has made of the ratings of those who played it."""
    row = await visitor.house.visible_row(table_id, await visitor.identity())
    if row.outcome is None:
        raise Refuse("not-now")
    return await ratings.changes(visitor.house.store, row)


# ---- records and replays


@get("/api/tables/{table_id}/record", name="record", text=True, file="game.ludarium")
async def get_record(visitor: Visitor, table_id: Id) -> str:
    """The record of a finished table as text."""
    return await visitor.house.record_of(table_id, await visitor.identity())


@get("/api/tables/{table_id}/replay", name="replay")
async def get_replay(
    visitor: Visitor, table_id: Id, seat: Viewer = None, first: First = 0, count: Count = None
) -> bytes:
    """A finished table, step by step, as a seat or a spectator saw it; long ones are asked for in parts."""
    opened = await visitor.house.replay_of(table_id, await visitor.identity())
    return await visitor.house.replays.part(opened, seat, first, count, visitor.address)


@get("/api/tables/{table_id}/course", name="course")
async def get_course(visitor: Visitor, table_id: Id, events: Kinds = "") -> Course[Any]:
    """How a finished table went: what its replay says of every step, without the steps."""
    opened = await visitor.house.replay_of(table_id, await visitor.identity())
    return await visitor.house.replays.course(opened, frozenset(events.split(",")), visitor.address)


@post("/api/records", name="upload_record", status=201, takes_text=_RECORD)
async def upload_record(visitor: Visitor) -> RecordMade:
    """Upload the text of a record; every draw and position of it is verified before it is kept."""
    try:
        text = await visitor.text()
    except UnicodeError:
        raise Refuse("bad-record") from None
    identity = await visitor.identity_or_new()
    if not visitor.house.may_bring_record(identity):
        raise Refuse("too-often")
    return await visitor.house.keep_record(text, identity, visitor.address)


@get("/api/records/{record_id}/replay", name="record_replay")
async def get_record_replay(
    visitor: Visitor, record_id: Id, seat: Viewer = None, first: First = 0, count: Count = None
) -> bytes:
    """An uploaded record, step by step; long ones are asked for in parts."""
    opened = await visitor.house.replay_of_record(record_id)
    return await visitor.house.replays.part(opened, seat, first, count, visitor.address)


QUESTIONS: tuple[Question, ...] = (
    list_games,
    get_content,
    get_texts,
    get_rules,
    make_table,
    list_tables,
    get_lobby,
    get_statistics,
    get_profile,
    get_seat_profile,
    get_table,
    get_glance,
    get_ratings,
    get_record,
    get_replay,
    get_course,
    upload_record,
    get_record_replay,
    *exploring.QUESTIONS,
    *guiding.QUESTIONS,
    *puzzle_results.QUESTIONS,
    *puzzling.QUESTIONS,
    *studying.QUESTIONS,
)


def of_games() -> tuple[Any, ...]:
    """What games answer of their own."""
    return tuple(question for each in titles() for question in each.load("routes") or ())
