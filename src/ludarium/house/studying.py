"""What is asked about studies: positions to be analysed, the judge's lines, and reviews of games that are over.

A game that is still going on cannot be studied: its record belongs to nobody before the end.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.house import wire
from ludarium.house.frames import seen, told
from ludarium.house.questions import Id, Visitor, get, post
from ludarium.house.refusals import Refuse
from ludarium.house.replays import Opened
from ludarium.house.studies import Begun, answered, courses, of_form, of_text
from ludarium.house.study_resources import (
    EditRefused,
    ReviewState,
    StudyAnswer,
    StudyAsk,
    StudyBot,
    StudyCourse,
    StudyDrawn,
    StudyEdit,
    StudyEdited,
    StudyJudge,
    StudyJudgement,
    StudyMove,
    StudyOrigin,
    StudyState,
    StudyStep,
    StudyText,
)
from ludarium.house.thinking import NoAnswer, bot_job
from ludarium.house.worlds import tried
from ludarium.kernel import editing
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import find_option
from ludarium.kernel.errors import BadPosition, Refusal
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.game import game as rules_of
from ludarium.kernel.plain import words_of
from ludarium.kernel.text import form_of, seats_of


async def _origin(visitor: Visitor, origin: StudyOrigin) -> Begun:
    """Where a study begins; refuses what whoever asks may not see."""
    house = visitor.house
    if origin.table:
        return await house.studies.in_record(await _of_table(visitor, origin.table), origin.at, visitor.address)
    if origin.record:
        return await house.studies.in_record(await _of_record(visitor, origin.record), origin.at, visitor.address)
    if origin.text:
        return await house.thinker.aside(of_text, origin.text)
    return of_form(origin)


@post("/api/study", name="study")
async def study(visitor: Visitor, data: StudyAsk) -> StudyState[Any, Any]:
    """A position of a study, after answers that are played again; an idea is explained or previewed."""
    studies = visitor.house.studies
    begun = await _origin(visitor, data.origin)
    visitor.house.thinker.expect_studies()  # the judge will be asked next
    if data.act is not None:
        before = await studies.position(msgspec.structs.replace(data, act=None, idea=None), begun)
        data = _with_answer(data, before)
    position = await studies.position(data, begun)
    events = position.events
    name = position.game.info.id
    seats = seats_of(position.base, position.game.info)
    asked = position.pending[0].seat if position.pending else None
    viewer = asked if asked is not None else data.knows or 0
    steps = await visitor.house.thinker.aside(_retold, begun.position, data)
    why = None
    if data.idea is not None and asked is not None:
        idea = wire.action(name, data.idea)
        position.chance = None  # a preview draws nothing: it stops where chance would be asked
        events, why = tried(position, asked, idea)
    shown = seen(events, viewer)
    view = position.game.view(position, viewer)
    return StudyState(
        game=name,
        form=form_of(position.base),
        options=begun.options,
        players=begun.players,
        seats=seats,
        number=len(data.answers),
        steps=steps,
        asked_seat=asked,
        viewer=viewer,
        view=view,
        events=shown,
        told=told(name, shown),
        asked=words_of(name).asked(view),
        why=why,
        outcome=position.outcome,
        may_open=begun.open,
        hides=position.game.info.secrets,
        cooperative=position.game.info.cooperative,
        length=begun.length,
    )


def _with_answer(ask: StudyAsk, before: Position[Any]) -> StudyAsk:
    if not before.pending:
        raise Refuse("not-now")
    action = wire.action(before.game.info.id, ask.act)
    decision = before.pending[0]
    if action not in decision.options:
        refused = before.why_not(decision.seat, action)
        said = words_of(before.game.info.id).why(refused) if refused is not None else None
        raise Refuse("not-now", key=said.key if said is not None else "")
    answers = (*ask.answers, f"{decision.seat} {action}")
    return msgspec.structs.replace(ask, answers=answers, act=None)


def _retold(begun: Position[Any], ask: StudyAsk) -> tuple[StudyStep, ...]:
    """The answers of a study in words."""
    world = answered(begun, ask.knows, ())
    steps = []
    for answer in ask.answers:
        seat, notation = answer.split(" ", 1)
        decision = world.decision_of(int(seat))
        assert decision is not None
        action = find_option(decision, notation)
        said = words_of(world.game.info.id).answered(action, world, decision.seat)
        steps.append(StudyStep(decision.seat, str(action), said, False))
        world.apply(decision.seat, action)
    return tuple(steps)


@post("/api/study/judge", name="judge")
async def judge(visitor: Visitor, data: StudyJudge) -> StudyJudgement[Any]:
    """The best turns found in a position of a study: each time it is asked, the judge thinks on for a moment."""
    studies = visitor.house.studies
    position = await studies.position(data, await _origin(visitor, data.origin))
    return await studies.judged(data, position, visitor.address)


@post("/api/study/line", name="study_line")
async def study_line(visitor: Visitor, data: StudyCourse) -> StudyDrawn[Any, Any]:
    """What each answer of a line causes, as the seat sees it that is asked first."""
    studies = visitor.house.studies
    before = StudyJudge(data.origin, data.knows, data.answers)
    position = await studies.position(before, await _origin(visitor, data.origin))
    if not position.pending:
        raise Refuse("not-now")
    viewer = position.pending[0].seat
    played, position = await visitor.house.thinker.aside(courses, position, data.line)
    moves = tuple(StudyMove(seat, quiet, seen(events, viewer)) for seat, quiet, events in played)
    return StudyDrawn(moves, position.game.view(position, viewer))


@post("/api/study/text", name="study_text")
async def study_text(visitor: Visitor, data: StudyJudge) -> StudyText:
    """A position of a study as text; from what a seat knows, if it is one's."""
    studies = visitor.house.studies
    position = await studies.position(data, await _origin(visitor, data.origin))
    return StudyText(await visitor.house.thinker.aside(position.text, data.knows))


@post("/api/study/edit", name="study_edit")
async def study_edit(visitor: Visitor, data: StudyEdit) -> StudyEdited[Any]:
    """A position after changes by hand, and what else can be changed; it is told to whoever brought it."""
    return await visitor.house.thinker.aside(_edited, data)


def _edited(data: StudyEdit) -> StudyEdited[Any]:
    refused = None
    try:
        text = data.text or _empty(data)
        try:
            text, position = editing.edited(text, data.edits)
        except editing.Impossible as impossible:
            refused = EditRefused(impossible.message, impossible.rule)
            text, position = editing.edited(text, ())
    except BadPosition as bad:
        raise Refuse("bad-position", detail=str(bad)) from None
    game, form, seats = editing.head_of(position)
    viewer = position.pending[0].seat if position.pending else 0
    view = position.game.view(position, viewer)
    return StudyEdited(text, game, form, seats, viewer, view, editing.kit_of(position), refused)


def _empty(data: StudyEdit) -> str:
    """The empty board that is asked for."""
    try:
        form = rules_of(data.game).info.form(data.form) if data.form else rules_of(data.game).info.forms[0]
        return editing.empty(Setup(form.id, data.seats or form.default_seats), data.game)
    except (Refusal, editing.Impossible) as refusal:
        raise Refuse("bad-setup", detail=str(refusal)) from None


@post("/api/study/answer", name="study_answer")
async def study_answer(visitor: Visitor, data: StudyBot) -> StudyAnswer:
    """What a bot answers in a position of a study, from what its seat knows."""
    house = visitor.house
    asked = StudyJudge(data.origin, data.knows, data.answers)
    position = await house.studies.position(asked, await _origin(visitor, data.origin))
    name = position.game.info.id
    if not wire.is_bot(data.bot, name):
        raise Refuse("malformed")
    if not position.pending:
        raise Refuse("not-now")
    decision = position.pending[0]
    seat, number = decision.seat, len(data.answers)
    world = position.determinised(seat, KeyedChance(seed_of(3)))
    try:
        action = await house.thinker.choose(
            bot_job(house.customs, data.bot, visitor.address), data.bot, number, world, seat, True
        )
    except NoAnswer:
        raise Refuse("unavailable") from None
    if action not in decision.options:
        raise Refuse("unavailable")
    return StudyAnswer(StudyStep(seat, str(action), words_of(name).answered(action, position, seat), False))


@post("/api/tables/{table_id}/review", name="begin_review")
async def begin_review(visitor: Visitor, table_id: Id) -> ReviewState:
    """Begin the review of a finished table, unless it is there."""
    return await _begun(visitor, f"table {table_id}", await _of_table(visitor, table_id))


@get("/api/tables/{table_id}/review", name="review")
async def get_review(visitor: Visitor, table_id: Id) -> ReviewState:
    """How far the review of a finished table is, and the review when it is done."""
    return await visitor.house.studies.state(f"table {table_id}", await _of_table(visitor, table_id))


@post("/api/records/{record_id}/review", name="begin_record_review")
async def begin_record_review(visitor: Visitor, record_id: Id) -> ReviewState:
    """Begin the review of an uploaded record, unless it is there."""
    return await _begun(visitor, f"record {record_id}", await _of_record(visitor, record_id))


@get("/api/records/{record_id}/review", name="record_review")
async def get_record_review(visitor: Visitor, record_id: Id) -> ReviewState:
    """How far the review of an uploaded record is, and the review when it is done."""
    return await visitor.house.studies.state(f"record {record_id}", await _of_record(visitor, record_id))


async def _of_table(visitor: Visitor, table_id: str) -> Opened:
    return await visitor.house.replay_of(table_id, await visitor.identity())


async def _of_record(visitor: Visitor, record_id: str) -> Opened:
    return await visitor.house.replay_of_record(record_id)


async def _begun(visitor: Visitor, key: str, opened: Opened) -> ReviewState:
    studies = visitor.house.studies
    state = await studies.state(key, opened)
    if state.review is None:
        await studies.begin(key, opened, visitor.address)
        state = await studies.state(key, opened)
    return state


QUESTIONS = (
    study,
    judge,
    study_line,
    study_text,
    study_edit,
    study_answer,
    begin_review,
    get_review,
    begin_record_review,
    get_record_review,
)
