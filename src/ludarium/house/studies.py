"""What a house remembers of studies: positions that are analysed, trees of the judge, reviews of games that are over.

What a seat may not know is imagined, unless all cards are open; that is decided here, before anybody thinks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludarium.bots import opponent_within, rating_of
from ludarium.bots.thoughts import Thought
from ludarium.house.refusals import Refuse
from ludarium.house.replays import Opened, Replays
from ludarium.house.store import Conflict, ReviewRow, Store, StoreUnavailable
from ludarium.house.study_resources import (
    GameReview,
    ReviewChoice,
    ReviewJudge,
    ReviewLine,
    ReviewLoss,
    ReviewLosses,
    ReviewMoment,
    ReviewState,
    StudyAsk,
    StudyJudge,
    StudyJudgement,
    StudyLine,
    StudyOrigin,
    StudyStep,
)
from ludarium.house.thinking import Job, NoAnswer, NotBegun, Thinker
from ludarium.kernel import reading
from ludarium.kernel import record as records
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Action, Decision, Event, Seat, find_option
from ludarium.kernel.errors import BadPosition, Refusal
from ludarium.kernel.game import Position, Setup, game
from ludarium.kernel.messages import Message
from ludarium.kernel.mind import mind_of
from ludarium.kernel.table import Bookmark
from ludarium.kernel.text import seats_of
from ludarium.kernel.title import title
from ludarium.study import review as reviews
from ludarium.study.judge import Line, Tree, put_together
from ludarium.study.lines import spoken

log = logging.getLogger("ludarium.house")

FIRST_PLAYOUTS, MOST_PLAYOUTS = 24, 640
"""A tree of the first round, and of the later ones, each of which gets twice as many as the one before."""
FIRST_SECONDS, ROUND_SECONDS = 0.1, 1.2
"""A tree is cut short after this: first lines come at once, and whoever leaves is not thought for much longer."""
ENOUGH = 24_000
"""After so many playouts a position is judged."""
_TREE_LIMIT, _CHOICE_LIMIT = 20.0, 90.0
_POSITIONS, _JUDGED, _KEPT = 512, 128, 64
_ANSWERED_AT_ONCE = 2
"""So many reviews may somebody have under way."""


class Begun(msgspec.Struct, frozen=True):
    """Where a study begins."""

    position: Position[Any]
    players: tuple[str, ...]
    options: dict[str, Any]
    open: bool
    """All cards may be shown."""
    length: int = 0


@dataclass
class UnderWay:
    """A review that is being made, or was."""

    asker: str
    of: int = 0
    choices: list[ReviewChoice] = field(default_factory=list)
    review: GameReview | None = None
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Studies:
    """What a house remembers of studies: positions, trees of the judge, reviews. All of it can be made again."""

    def __init__(self, thinker: Thinker, store: Store, replays: Replays) -> None:
        self._thinker = thinker
        self._store = store
        self._replays = replays
        self._positions: OrderedDict[bytes, Position[Any]] = OrderedDict()
        self._trees: OrderedDict[bytes, list[Tree]] = OrderedDict()
        self._reviews: OrderedDict[str, UnderWay] = OrderedDict()

    # ---- positions

    async def in_record(self, opened: Opened, at: int, asker: str) -> Begun:
        """A study that begins at a step of a record."""
        if at >= opened.length:
            raise Refuse(
                "not-found", key="error-no-such-step", detail=f"the replay has the steps 0 to {opened.length - 1}"
            )
        if opened.length > 1 and not opened.bookmarks:
            await self._replays.part(opened, None, opened.length - 1, 1, asker)
        return await self._thinker.in_pieces(_stood(opened.text, at, opened.before(at + 1), opened.length))

    async def position(self, ask: StudyAsk | StudyJudge, begun: Begun) -> Position[Any]:
        """The position after the answers; its events are what the last of them caused."""
        knows = ask.knows
        if knows is None and not begun.open:
            raise Refuse("not-now", key="error-study-closed")
        if knows is not None and knows >= seats_of(begun.position.base, begun.position.game.info):
            raise Refuse("not-found")
        position = self._remembered(ask)
        if position is None:
            position = await self._thinker.aside(answered, begun.position, knows, ask.answers)
            self._remember(ask, position)
        return position.copy()

    def _remembered(self, ask: StudyAsk | StudyJudge) -> Position[Any] | None:
        found = self._positions.get(_key(ask))
        if found is not None:
            self._positions.move_to_end(_key(ask))
        return found

    def _remember(self, ask: StudyAsk | StudyJudge, position: Position[Any]) -> None:
        self._positions[_key(ask)] = position
        if len(self._positions) > _POSITIONS:
            self._positions.popitem(last=False)

    # ---- the judge

    async def judged(self, ask: StudyJudge, position: Position[Any], asker: str) -> StudyJudgement[Any]:
        """One more round about a position."""
        if not position.pending:
            raise Refuse("not-now")
        seat = position.pending[0].seat
        key = _key(ask)
        trees = self._trees.setdefault(key, [])
        self._trees.move_to_end(key)
        if len(self._trees) > _JUDGED:
            self._trees.popitem(last=False)
        if not trees or not _is_done(position, trees):
            first = not trees
            width = 2 if first else self._thinker.study_width
            many = FIRST_PLAYOUTS if first else min(MOST_PLAYOUTS, FIRST_PLAYOUTS * len(trees) * 2)
            patience = FIRST_SECONDS if first else ROUND_SECONDS
            grown = await asyncio.gather(
                *(
                    self._thinker.study(
                        Job(_TREE_LIMIT, patience, asker),
                        "grow",
                        position,
                        seat,
                        f"round {len(trees) + number}",
                        many,
                        ask.knows is None,
                    )
                    for number in range(width)
                ),
                return_exceptions=True,
            )
            found = [each for each in grown if isinstance(each, Tree)]
            if not trees and not found:
                raise _not_judged(grown)
            trees += found
        judgement = put_together(trees)
        lines = []
        for line in judgement.lines:
            steps = await self._thinker.aside(spoken, position, line)
            if steps:
                lines.append(StudyLine(round(1000 * line.chance), line.playouts, line.steps[0][1], _steps(steps)))
        return StudyJudgement(
            seat,
            tuple(lines),
            round(1000 * judgement.error),
            judgement.playouts,
            len(trees),
            _is_done(position, trees),
        )

    # ---- reviews

    async def state(self, key: str, opened: Opened) -> ReviewState:
        """How far the review of a record is."""
        under = self._reviews.get(key)
        if under is None:
            kept = await self._store.review(_kept_as(key))
            if kept is not None:
                with contextlib.suppress(msgspec.MsgspecError):
                    review = msgspec.json.decode(kept.body, type=GameReview)
                    under = self._reviews[key] = UnderWay("", of=len(review.choices), review=review)
        if under is None:
            return ReviewState(False, 0, 0, (), None, False)
        choices = under.review.choices if under.review is not None else tuple(under.choices)
        return ReviewState(True, len(choices), under.of, choices, under.review, under.failed)

    async def begin(self, key: str, opened: Opened, asker: str) -> None:
        """Begin a review, unless it is there or under way."""
        under = self._reviews.get(key)
        if under is not None and not under.failed:
            return
        at_work = [each for each in self._reviews.values() if each.task is not None and not each.task.done()]
        if sum(each.asker == asker for each in at_work) >= _ANSWERED_AT_ONCE:
            raise Refuse("too-often")
        under = self._reviews[key] = UnderWay(asker)
        under.task = asyncio.create_task(self._reviewing(key, opened, under), name="review")
        for old in [each for each, found in self._reviews.items() if found.task is None or found.task.done()][:-_KEPT]:
            del self._reviews[old]

    async def _reviewing(self, key: str, opened: Opened, under: UnderWay) -> None:
        try:
            under.review = await self._review(opened, under)
            with contextlib.suppress(StoreUnavailable, Conflict):
                await self._store.write(ReviewRow(_kept_as(key), msgspec.json.encode(under.review).decode()))
        except Exception as fault:  # whatever it is, the page says that it failed, and it can be asked for again
            under.failed = True
            log.warning("a review could not be made", extra={"fault": type(fault).__name__})

    async def _review(self, opened: Opened, under: UnderWay) -> GameReview:
        thinker = self._thinker
        record = await thinker.aside(records.read, opened.text)
        choices = await thinker.in_pieces(reviews.asked(record))
        if len(choices) < reviews.SHORT:
            choices = []
        under.of = len(choices)
        playouts = reviews.playouts_for(choices)
        turns = asyncio.Semaphore(thinker.study_width)
        found: dict[int, reviews.Choice] = {}

        async def judge(choice: reviews.Asked) -> None:
            async with turns:
                job = Job(_CHOICE_LIMIT, asker=f"review {under.asker}")
                judged: reviews.Choice = await _patiently(lambda: thinker.study(job, "judge", choice, playouts))
            found[choice.at] = judged
            under.choices = [_choice(found[at]) for at in sorted(found)]

        await asyncio.gather(*(judge(choice) for choice in choices))
        by_step = {each.at: each for each in choices}
        concluded = reviews.concluded([found[at] for at in sorted(found)], record.setup.seats)
        moments = []
        for moment in concluded.moments:
            choice = by_step[moment.choice.at]
            job = Job(_CHOICE_LIMIT, asker=f"review {under.asker}")
            explained = await _patiently(lambda: thinker.study(job, "explain", choice, moment))  # noqa: B023
            moments.append(_moment(choice, explained))
        lost = await thinker.in_pieces(reviews.lost(record))
        outcome = record.outcome
        return GameReview(
            version=concluded.version,
            game=record.game,
            form=record.setup.form,
            seats=record.setup.seats,
            length=opened.length,
            short=concluded.short,
            cooperative=outcome is not None and outcome.shared is not None,
            kept=tuple(None if kept is None else round(1000 * kept) for kept in concluded.kept),
            error=round(1000 * concluded.error),
            playouts=concluded.playouts,
            choices=tuple(_choice(each) for each in concluded.choices),
            moments=tuple(moments),
            losses=_losses(record.game, lost),
            judge=_judge(record.game, playouts) if choices else None,
        )

    def close(self) -> None:
        for under in self._reviews.values():
            if under.task is not None:
                under.task.cancel()


def _kept_as(key: str) -> str:
    """Under what a review is kept: one of another version is made again."""
    return f"{key} {reviews.VERSION}"


async def _patiently(ask: Any) -> Any:
    """Ask until somebody is free: a review waits for everybody else."""
    while True:
        try:
            return await ask()
        except NotBegun:
            await asyncio.sleep(1.0)


# ---- positions


def _stood(text: str, at: int, bookmark: tuple[int, bytes] | None, length: int) -> Thought[Begun]:
    """Where a record stood after a step."""
    record = records.read(text)
    table = records.begin(record)
    start = 0
    if bookmark is not None:
        start, kept = bookmark
        put: Bookmark = pickle.loads(kept)
        table.turn_to(put, record.entries)
    if start < at:
        for number, _ in enumerate(records.steps(record, table), start=start + 1):
            if number == at:
                break
            yield
    players, options = record.players, dict(record.setup.options)
    return Begun(table.position.copy(), players, options, record.outcome is not None, length)


def of_text(text: str) -> Begun:
    """A study that begins at a position as text; what it leaves unknown is dealt, the same way each time."""
    try:
        position = reading.read(text, 1)
    except BadPosition as bad:
        raise Refuse("bad-position", detail=str(bad)) from None
    except Refusal as refusal:
        raise Refuse("bad-position", detail=str(refusal)) from None
    return Begun(position, (), {}, True)


def of_form(origin: StudyOrigin) -> Begun:
    """A study that begins with a new game."""
    try:
        rules = game(origin.game)
        form = rules.info.form(origin.form) if origin.form else rules.info.forms[0]
        setup = Setup(form.id, origin.seats or form.default_seats, dict(origin.options))
        position = Position(rules, rules.setup(setup), KeyedChance(seed_of(1)))
    except Refusal as refusal:
        raise Refuse("bad-setup", detail=str(refusal)) from None
    return Begun(position, (), dict(origin.options), True)


def answered(begun: Position[Any], knows: Seat | None, answers: tuple[str, ...]) -> Position[Any]:
    """The world that is studied, after the answers."""
    # Draws are the study's own, and the same each time: a variation leads to the same position whoever opens it.
    chance = KeyedChance(seed_of(2))
    world = begun.copy() if knows is None else begun.determinised(knows, chance)
    world.chance, world.draws, world.events = chance, 0, ()
    for answer in answers:
        _play(world, answer)
    return world


def courses(
    world: Position[Any], line: tuple[str, ...]
) -> tuple[list[tuple[Seat, bool, tuple[Event, ...]]], Position[Any]]:
    """A line from a position on: by whom each answer is, whether it only passes, what it causes; and where it leads."""
    world = world.copy()
    mind = mind_of(world.game)
    played = []
    for answer in line:
        decision, action = _play(world, answer)
        quiet = action == mind.passing(decision)
        played.append((decision.seat, quiet, tuple(world.events)))
    return played, world


def _play(world: Position[Any], answer: str) -> tuple[Decision, Action]:
    """Give that answer, written as in a record."""
    try:
        seat, notation = answer.split(" ", 1)
        decision = world.decision_of(int(seat))
        if decision is None:
            raise Refuse("not-now")
        action = find_option(decision, notation)
        world.apply(decision.seat, action)
    except (Refusal, ValueError):
        raise Refuse("not-now", key="error-study-answer", detail=f"'{answer}' is not possible there") from None
    return decision, action


def _key(ask: StudyAsk | StudyJudge) -> bytes:
    return msgspec.json.encode((ask.origin, ask.knows, ask.answers))


def _is_done(position: Position[Any], trees: list[Tree]) -> bool:
    options = len(position.pending[0].options)
    return options == 1 or sum(tried.playouts for tree in trees for tried in tree.tried) >= ENOUGH


def _not_judged(grown: list[Any]) -> Refuse:
    fault = next((each for each in grown if isinstance(each, BaseException)), None)
    if fault is not None and not isinstance(fault, NoAnswer):
        raise fault
    return Refuse("unavailable")


# ---- in words


def _steps(steps: Any) -> tuple[StudyStep, ...]:
    return tuple(StudyStep(step.seat, step.notation, step.said, step.quiet) for step in steps)


def _choice(choice: reviews.Choice) -> ReviewChoice:
    after = choice.best.chance - choice.lost
    return ReviewChoice(
        choice.at, choice.seat, choice.turn, round(1000 * choice.best.chance), round(1000 * after), choice.is_best
    )


def _moment(asked: reviews.Asked, moment: reviews.Moment) -> ReviewMoment:
    choice = moment.choice
    return ReviewMoment(
        choice.at,
        choice.seat,
        choice.turn,
        moment.kind,
        round(1000 * moment.change),
        _line(asked, choice.played),
        None if choice.is_best else _line(asked, choice.best),
        moment.reasons,
    )


def _judge(game_id: str, playouts: int) -> ReviewJudge:
    """Of a turn's trees each is as large as that; together they are no weaker than one."""
    like = opponent_within(game_id, f"mcts:{playouts}")
    if like is None:
        return ReviewJudge(playouts, "", 0)
    return ReviewJudge(playouts, like.bot, rating_of(game_id, like.bot) or 0)


def _losses(game_id: str, lost: tuple[reviews.Lost, ...]) -> ReviewLosses | None:
    if not lost:
        return None
    rows = tuple(ReviewLoss(each.part, each.who, each.source, each.rounds, each.amount) for each in lost)
    return ReviewLosses(Message(f"{title(game_id).prefix}-losses"), rows)


def _line(asked: reviews.Asked, line: Line) -> ReviewLine:
    return ReviewLine(round(1000 * line.chance), _steps(spoken(asked.position, line)))
