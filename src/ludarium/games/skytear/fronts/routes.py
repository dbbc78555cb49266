"""What a house answers for Skytear: whether decks and pools are legal, and the result of a finished battle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from ludarium.games.skytear import report as reports
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS, FACTIONS, HEROES
from ludarium.games.skytear.decks import Problem, pile_problems, points, problems
from ludarium.games.skytear.report import BattleReport
from ludarium.house.desk import Language
from ludarium.house.messages import Words
from ludarium.house.questions import Id, Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.house.replays import Opened
from ludarium.kernel import record as records
from ludarium.kernel.messages import Message
from ludarium.kernel.record import Record
from ludarium.texts import Names, tell

_Id = Annotated[str, Meta(max_length=40)]
_Cards = Annotated[tuple[_Id, ...], Meta(max_length=200)]


class DeckCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck for these heroes; `factions` are those the side plays, if they are more than the heroes' own."""

    heroes: Annotated[tuple[_Id, ...], Meta(min_length=1, max_length=6)]
    cards: _Cards
    factions: Annotated[tuple[_Id, ...], Meta(max_length=4)] = ()


class PoolCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A pool for competitive play: a pile of cards for each hero that is brought to a battlefield."""

    battlefield: _Id
    piles: Annotated[dict[_Id, _Cards], Meta(max_length=20)]


class DeckProblem(Struct, frozen=True):
    """One thing that is wrong: the rule, the sentence and its arguments; `hero`: in whose pile, if there are piles."""

    rule: str
    key: str
    args: Words
    hero: str


class DeckJudged(Struct, frozen=True):
    """What is wrong with a deck or a pool (nothing: it is legal) and its points."""

    problems: tuple[DeckProblem, ...]
    points: int


@post("/api/skytear/deck/check", name="check_deck")
def check_deck(visitor: Visitor, data: DeckCheck) -> DeckJudged:
    """Say whether a deck is legal for some heroes, and if not, everything that stands against it (SK-24)."""
    if any(hero not in HEROES for hero in data.heroes) or any(faction not in FACTIONS for faction in data.factions):
        raise Refuse("not-found")
    return _judged(problems(data.cards, data.heroes, data.factions), data.cards)


@post("/api/skytear/pool/check", name="check_pool")
def check_pool(visitor: Visitor, data: PoolCheck) -> DeckJudged:
    """Say whether a competitive pool is legal, and if not, everything that stands against it (SK-24.4)."""
    board = BOARDS.get(data.battlefield)
    if board is None:
        raise Refuse("not-found")
    cards = [card for pile in data.piles.values() for card in pile]
    return _judged(pile_problems(data.piles, board.heroes_per_side + 2), cards)


def _judged(found: Iterable[Problem], cards: Iterable[str]) -> DeckJudged:
    told = tuple(
        DeckProblem(
            problem.rule,
            f"sk-why-deck-{problem.key}",
            {"card": problem.card, "have": problem.have, "need": problem.need},
            problem.hero,
        )
        for problem in found
    )
    return DeckJudged(told, points([card for card in cards if card in CARD_NUMBERS]))


class ToldReport(Struct, frozen=True):
    """A battle that is over: its facts, and the sentences that tell it."""

    report: BattleReport
    story: tuple[Message, ...]


@get("/api/skytear/tables/{table_id}/report", name="battle_report")
async def get_report(visitor: Visitor, table_id: Id) -> ToldReport:
    """The battle report of a finished table, for those who may see the table."""
    return await _told(visitor, await opened_battle(visitor, table_id))


@get("/api/skytear/tables/{table_id}/report/text", name="battle_report_text", text=True, file="battle-report.txt")
async def get_report_text(visitor: Visitor, table_id: Id, lang: Language = "en") -> str:
    """The same as a text in a language."""
    return await _written(visitor, await opened_battle(visitor, table_id), lang)


@get("/api/skytear/records/{record_id}/report", name="record_battle_report")
async def get_record_report(visitor: Visitor, record_id: Id) -> ToldReport:
    """The battle report of an uploaded record."""
    return await _told(visitor, await _recorded(visitor, record_id))


@get(
    "/api/skytear/records/{record_id}/report/text",
    name="record_battle_report_text",
    text=True,
    file="battle-report.txt",
)
async def get_record_report_text(visitor: Visitor, record_id: Id, lang: Language = "en") -> str:
    """The same as a text in a language."""
    return await _written(visitor, await _recorded(visitor, record_id), lang)


async def opened_battle(visitor: Visitor, table_id: str) -> Opened:
    """A finished table of Skytear, for those who may see it."""
    return _of_skytear(await visitor.house.replay_of(table_id, await visitor.identity()))


async def _recorded(visitor: Visitor, record_id: str) -> Opened:
    return _of_skytear(await visitor.house.replay_of_record(record_id))


def _of_skytear(opened: Opened) -> Opened:
    if opened.game != "skytear":
        raise Refuse("not-found")
    return opened


async def reported(visitor: Visitor, opened: Opened) -> tuple[BattleReport, Record]:
    """The report of a record that is open, from what its replay shows to everybody."""
    replays = visitor.house.replays
    record = await visitor.house.thinker.aside(records.read, opened.text)
    if record.outcome is None:
        raise Refuse("not-now")
    course = await replays.course(opened, reports.KINDS, visitor.address)
    state = await replays.ending(opened, visitor.address)
    return reports.report(state, course.events, reports.key_of(record)), record


async def _told(visitor: Visitor, opened: Opened) -> ToldReport:
    report, record = await reported(visitor, opened)
    return ToldReport(report, reports.story(report, reports.key_of(record)))


async def _written(visitor: Visitor, opened: Opened, lang: str) -> str:
    report, record = await reported(visitor, opened)
    called = record.players or tuple(str(seat + 1) for seat in range(record.setup.seats))
    names = Names.at_table(called, [side.seats for side in report.sides])
    told = reports.story(report, reports.key_of(record))
    return "\n".join(tell(sentence, names, lang) for sentence in told) + "\n"


QUESTIONS = (
    check_deck,
    check_pool,
    get_report,
    get_report_text,
    get_record_report,
    get_record_report_text,
)
