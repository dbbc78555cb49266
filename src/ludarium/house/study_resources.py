"""What is asked and told about positions that are studied: boards to analyse, lines of the judge, reviews of games."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal

from msgspec import Meta, Struct

from ludarium.house.messages import A, BotName, E, SeatNumber, Sent, V
from ludarium.house.resources import LessonWhy, OptionValue, ShortText
from ludarium.kernel.editing import Edit, Kit
from ludarium.kernel.game import Outcome
from ludarium.kernel.messages import Asked, Message

StepNumber = Annotated[int, Meta(ge=0, le=100_000)]
Notation = Annotated[str, Meta(max_length=200)]


class StudyOrigin(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a study begins: a step of a game that is over, or of a record, a position as text, or a new game."""

    table: ShortText = ""
    record: ShortText = ""
    at: StepNumber = 0
    text: Annotated[str, Meta(max_length=40_000)] = ""
    game: ShortText = ""
    form: ShortText = ""
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    options: Annotated[dict[ShortText, OptionValue], Meta(max_length=32)] = {}


class StudyAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a study: its origin and the answers given since, as records write them: "0 place e5"."""

    origin: StudyOrigin
    knows: SeatNumber | None = None
    """From what a seat knows, everything else is imagined; None: with all cards open, where the game is over."""
    answers: Annotated[tuple[Notation, ...], Meta(max_length=600)] = ()
    act: Sent | None = None
    """One more answer, of the seat that is asked."""
    idea: Sent | None = None
    """An answer to be explained or previewed, not given."""


class StudyStep(Struct, frozen=True):
    """An answer: who gives it, how records write it, and what it says."""

    seat: int
    notation: str
    said: Message
    quiet: bool
    """It only passes an opportunity that everybody is given."""


class StudyState(Struct, Generic[E, V], frozen=True):
    """The position after the answers. With an idea that is on offer, `view` and `events` are what it leads to."""

    game: str
    form: str
    options: dict[str, Any]
    players: tuple[str, ...]
    """Empty where nobody in particular plays."""
    seats: int
    number: int
    steps: tuple[StudyStep, ...]
    """All answers since the origin."""
    asked_seat: int | None
    """Who is asked; None: the game is over."""
    viewer: int
    view: V
    events: tuple[E, ...]
    """What the last answer caused."""
    told: tuple[Message | None, ...]
    asked: Asked | None
    why: LessonWhy | None
    outcome: Outcome | None
    may_open: bool
    """All cards may be shown: the game is over, or it is nobody's game."""
    hides: bool
    """The game has cards that others do not see."""
    cooperative: bool
    """All win or lose together."""
    length: int
    """How many steps the record has, where the study begins in one."""


class StudyText(Struct, frozen=True):
    text: str


class StudyJudge(Struct, frozen=True, forbid_unknown_fields=True):
    """Think on about a position: one more round. The first is short."""

    origin: StudyOrigin
    knows: SeatNumber | None = None
    answers: Annotated[tuple[Notation, ...], Meta(max_length=600)] = ()


class StudyLine(Struct, Generic[A], frozen=True):
    """A turn that the judge has found; `chance` to win for the seat that is asked, from 0 to 1000."""

    chance: int
    playouts: int
    action: A
    steps: tuple[StudyStep, ...]


class StudyJudgement(Struct, Generic[A], frozen=True):
    """The best turns found so far, the best first."""

    seat: int
    lines: tuple[StudyLine[A], ...]
    error: int
    """How far separate searches of this position differ, from 0 to 1000."""
    playouts: int
    rounds: int
    done: bool
    """More rounds would not change it."""


class StudyCourse(Struct, frozen=True, forbid_unknown_fields=True):
    """Play a line of a position, to be drawn over it and not to be gone along."""

    origin: StudyOrigin
    line: Annotated[tuple[Notation, ...], Meta(min_length=1, max_length=60)]
    knows: SeatNumber | None = None
    answers: Annotated[tuple[Notation, ...], Meta(max_length=600)] = ()


class StudyMove(Struct, Generic[E], frozen=True):
    """An answer of a line: whose it is, and what it causes."""

    seat: int
    quiet: bool
    events: tuple[E, ...]


class StudyDrawn(Struct, Generic[E, V], frozen=True):
    """A line as one seat sees it: what each answer causes, and the table after the last."""

    moves: tuple[StudyMove[E], ...]
    view: V


class StudyBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot answer for the seat that is asked: somebody plays on from a position against it."""

    origin: StudyOrigin
    bot: BotName
    knows: SeatNumber | None = None
    answers: Annotated[tuple[Notation, ...], Meta(max_length=600)] = ()


class StudyAnswer(Struct, frozen=True):
    step: StudyStep


class StudyEdit(Struct, frozen=True, forbid_unknown_fields=True):
    """Change a position by hand: a text, or else the empty board of a form; all that is changed, or nothing."""

    text: Annotated[str, Meta(max_length=40_000)] = ""
    game: ShortText = ""
    form: ShortText = ""
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    edits: Annotated[tuple[Edit, ...], Meta(max_length=40)] = ()


class EditRefused(Struct, frozen=True):
    """Why there can be no such position; `rule` is of the ledger, empty: none says it."""

    message: Message
    rule: str


class StudyEdited(Struct, Generic[V], frozen=True):
    """The position after the changes; where one was `refused`, as it was before."""

    text: str
    game: str
    form: str
    seats: int
    viewer: int
    view: V
    kit: Kit | None
    """What can be changed; None: only the text."""
    refused: EditRefused | None


# ---- reviews


class ReviewLine(Struct, frozen=True):
    """A turn and how likely it wins, from 0 to 1000."""

    chance: int
    steps: tuple[StudyStep, ...]


class ReviewChoice(Struct, frozen=True):
    """A choice of the game: the step it led to, and the chance that there was, and that was left."""

    at: int
    seat: int
    turn: int
    best: int
    after: int
    is_best: bool


class ReviewMoment(Struct, frozen=True):
    """A choice that mattered; `change` in thousandths of a game."""

    at: int
    seat: int
    turn: int
    kind: Literal["loss", "gain"]
    change: int
    played: ReviewLine
    better: ReviewLine | None
    """None: the best was played."""
    reasons: tuple[Message, ...]
    """What the better turn has that the other has not; empty: the game can name nothing."""


class ReviewLoss(Struct, frozen=True):
    """What somebody lost in one part of a game to one source; `rounds` are empty where it has none."""

    part: Message
    who: Message
    source: Message
    rounds: tuple[int, ...]
    amount: int


class ReviewLosses(Struct, frozen=True):
    """Where a game took what; by parts, in each by whom."""

    title: Message
    rows: tuple[ReviewLoss, ...]


class ReviewJudge(Struct, frozen=True):
    """Who judged: a search with so many playouts a turn; `opponent` is the strongest that searches no more."""

    playouts: int
    opponent: BotName
    """Empty: none of this game has been measured."""
    rating: int


class GameReview(Struct, frozen=True):
    """A game as the judge sees it; it holds nobody's name."""

    version: int
    game: str
    form: str
    seats: int
    length: int
    short: bool
    """Too short to be judged."""
    cooperative: bool
    kept: tuple[int | None, ...]
    """By seat, from 0 to 1000: the mean part of the best chance that was left after a choice."""
    error: int
    playouts: int
    choices: tuple[ReviewChoice, ...]
    moments: tuple[ReviewMoment, ...]
    losses: ReviewLosses | None = None
    """None: nothing is told of losses."""
    judge: ReviewJudge | None = None
    """None: nothing was judged."""


class ReviewState(Struct, frozen=True):
    """How far a review is: `done` of `of` choices are judged, and which; all of it when `review` is there."""

    begun: bool
    done: int
    of: int
    choices: tuple[ReviewChoice, ...]
    review: GameReview | None
    failed: bool
