"""A game and its positions, which are one definition: a game's methods name positions, and a position holds its game.

A position is a checkpoint and the answers given since; the running script can always be made again from them.
Generators can be neither copied nor pickled. So a copy takes only the two references, and a copy that is played
on re-executes the few answers since its checkpoint. Play without copies never re-executes.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Generic, TypeVar

from ludarium.kernel.chance import Blank, Chance
from ludarium.kernel.decisions import (
    CHANCE,
    Action,
    Decision,
    Emit,
    Event,
    Question,
    Script,
    Seat,
    Together,
    Whoever,
    WhyNot,
)
from ludarium.kernel.errors import BadSetup, IllegalAction, NotYourSeat, RulesError, UnknownName
from ludarium.kernel.facts import Answers as Answers
from ludarium.kernel.facts import FormInfo as FormInfo
from ludarium.kernel.facts import GameInfo as GameInfo
from ludarium.kernel.facts import OptionInfo as OptionInfo
from ludarium.kernel.facts import Outcome as Outcome
from ludarium.kernel.facts import Setup as Setup
from ludarium.kernel.facts import State as State
from ludarium.kernel.facts import Swap as Swap
from ludarium.kernel.title import title, titles
from ludarium.kernel.views import View

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A game's rules. One object for each game, without state of its own; positions hold the state."""

    info: ClassVar[GameInfo]

    def setup(self, setup: Setup) -> S:
        """The first checkpoint. Refuses (BadSetup) what cannot be played."""
        raise NotImplementedError

    def flow(self, state: S, emit: Emit) -> Script[None] | None:
        """The script of the next step only, working on `state`; None: the game is over."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def view(self, position: Position[S], viewer: Seat | None) -> View:
        """Everything `viewer` may know, and nothing else; None is a spectator."""
        raise NotImplementedError

    def determinise(self, state: S, viewer: Seat, chance: Chance) -> S:
        """A full world that fits what `viewer` knows of this checkpoint; the state itself where nothing is hidden."""
        if self.info.secrets:
            raise NotImplementedError
        return state

    def determinise_since(self, state: S, viewer: Seat, chance: Chance, answers: Answers) -> S:
        """The same when answers have been given since the checkpoint; what CHANCE answered must stay possible.

        Games whose steps turn cards up in the middle (and so cannot end there) take care of it.
        """
        return self.determinise(state, viewer, chance)

    def why_not(self, position: Position[S], seat: Seat, idea: Action) -> WhyNot | None:
        """Why `seat` may not do that now; None when it may."""
        raise NotImplementedError

    def may_speak(self, state: S, seat: Seat) -> bool:
        """Whether the rules let that seat talk, ask for hints and point at things now."""
        return True

    def resigned(self, state: S, seat: Seat) -> S:
        """The state after `seat` has given up; refuses where the rules do."""
        raise IllegalAction(f"nobody may resign in {self.info.name}")

    def side_of(self, setup: Setup, seat: Seat) -> int:
        """The side that a seat plays for: partners have one number. Everybody plays alone unless a game says so."""
        return seat

    def swapped(self, setup: Setup, state: S) -> Swap:
        """How those who have played to `state` sit when they play again, with sides swapped and partners kept."""
        seats = range(setup.seats)
        return Swap(tuple((seat + 1) % setup.seats for seat in seats), setup.options)

    def check(self, setup: Setup) -> FormInfo:
        """The form of a setup, once its seats and option names are known to exist."""
        form = self.info.form(setup.form)
        if setup.seats not in form.seats:
            allowed = " or ".join(str(number) for number in form.seats)
            raise BadSetup(f"{self.info.name} {form.id} is for {allowed} seats, not {setup.seats}")
        known = {option.id: option for option in form.options}
        for name, value in setup.options.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.info.name} {form.id} has no option '{name}'; its options are {names}")
            if known[name].values and value not in known[name].values:
                values = ", ".join(str(allowed) for allowed in known[name].values)
                raise BadSetup(f"option '{name}' cannot be {value!r}; it can be {values}")
        return form

    def __reduce__(self) -> tuple[Any, ...]:
        # Positions are pickled to worker processes; a game travels by its name.
        return (game, (self.info.id,))


class Position(Generic[S]):
    """A game at one moment. With `chance` it answers for the seat CHANCE by itself."""

    __slots__ = (
        "_emitted",
        "_given",
        "_question",
        "_script",
        "_work",
        "answers",
        "base",
        "chance",
        "draws",
        "events",
        "game",
        "pending",
    )

    base: S
    answers: Answers
    pending: tuple[Decision, ...]
    events: tuple[Event, ...]
    draws: int
    _script: Script[None] | None
    _question: Question
    _work: S

    def __init__(self, game: Game[S], base: S, chance: Chance | None = None) -> None:
        self.game = game
        self.chance = chance
        self.draws = 0
        self._emitted: list[Event] = []
        try:
            self._begin(base)
            self.answer_chance()
        except Exception as bug:
            raise self._rules_error(bug) from bug
        self.events = tuple(self._emitted)

    # -- asking and answering ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.base) if not self.pending else None

    @property
    def state(self) -> S:
        """The state right now, in mid-step too; to be read, never written."""
        if not self.pending:
            return self.base
        if self._script is None:
            self._resume()
        return self._work

    def decision_of(self, seat: Seat) -> Decision | None:
        """What that seat is asked now."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    @property
    def secret_answers(self) -> int:
        """How many answers wait unseen until all who are asked together have answered."""
        if self._script is None and self.pending:
            self._resume()
        return len(self._given) if self.pending and type(self._question) is Together else 0

    def apply(self, seat: Seat, action: Action) -> None:
        """Answer for `seat`, in place. Refuses what is not an option; a refusal changes nothing."""
        for decision in self.pending:
            if decision.seat == seat:
                break
        else:
            if not self.pending:
                raise NotYourSeat(f"seat {seat} cannot answer {action}: the game is over")
            waiting = " and ".join(f"seat {d.seat} ({d.prompt})" for d in self.pending)
            raise NotYourSeat(f"seat {seat} cannot answer {action}: waiting for {waiting}")
        if action not in decision.options:
            raise IllegalAction(f"seat {seat} cannot answer {action}: it is not an option of {decision.prompt}")
        before = (self.base, self.answers, self.pending, self.draws)
        try:
            if self._script is None:
                self._resume()
            self._emitted.clear()
            self._answer(seat, action)
            if self.chance is not None:
                self.answer_chance()
        except BaseException as bug:
            # All or nothing, draws of chance included: back to where the answer found us.
            self.base, self.answers, self.pending, self.draws = before
            self._script = None
            if isinstance(bug, Exception):
                raise self._rules_error(bug) from bug
            raise
        self.events = tuple(self._emitted)

    def why_not(self, seat: Seat, idea: Action) -> WhyNot | None:
        """Why `seat` may not do that now, with the rule; None when it may."""
        return self.game.why_not(self, seat, idea)

    def copy(self) -> Position[S]:
        """A position of its own at the same moment."""
        twin: Position[S] = Position.__new__(Position)
        twin.game = self.game
        twin.base = self.base
        twin.answers = self.answers
        twin.pending = self.pending
        twin.events = self.events
        twin.chance = self.chance
        twin.draws = self.draws
        twin._script = None
        return twin

    def determinised(self, viewer: Seat, chance: Chance) -> Position[S]:
        """A full world that looks the same to `viewer`; answers others gave to an open Together are withdrawn.

        `chance` deals the world, and draws in it where this position draws by itself.
        """
        twin: Position[S] = Position.__new__(Position)
        twin.game = self.game
        twin.answers = self.public_answers(viewer)
        twin.base = self.game.determinise_since(self.base, viewer, chance, twin.answers)
        # Draws in the twin are the asker's: our own chance would tell what is really going to be drawn.
        twin.chance = None if self.chance is None else chance
        twin.draws = self.draws
        twin.events = ()
        twin.pending = ()
        twin._resume()
        return twin

    def text(self, viewer: Seat | None = None) -> str:
        """The position as text that people can read and change; for a viewer, only what that seat may know."""
        from ludarium.kernel import text  # whoever plays only does not need it

        rules, seats = self.game, text.seats_of(self.base, self.game.info)
        notation: text.Notation[S] = text.notation_of(rules.info.id)
        base, answers = self.base, self.answers
        if viewer is not None:
            if not 0 <= viewer < seats:
                raise UnknownName(f"there is no seat {viewer} at this table of {seats}")
            answers = self.public_answers(viewer)
            hidden = notation.hidden(base, viewer, answers)
            base = hidden if hidden is not None else rules.determinise_since(base, viewer, Blank(), answers)
        start = rules.setup(Setup(text.form_of(base), seats))
        return text.write(notation, rules.info, base, answers, start)

    def digest(self) -> str:
        """A fingerprint of the whole position. It covers hidden things: never to leave the server before the end."""
        return hashlib.sha256(repr((self.base, self.answers)).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self.game, self.base, self.answers) == (other.game, other.base, other.answers)

    __hash__ = None  # type: ignore[assignment]  # a position changes in place

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (self.game, self.base, self.answers, self.events, self.chance, self.draws))

    # -- steps -------------------------------------------------------------------------------------------------

    def _begin(self, base: S) -> None:
        """Run steps from a checkpoint up to the next question, or to the end of the game."""
        flow = self.game.flow
        emit = self._emitted.append
        while True:
            work = base.__copy__()
            script = flow(work, emit)
            if script is None:
                self.pending = ()
                break
            try:
                question = next(script)
            except StopIteration:
                base = work
                continue
            self._ask(question)
            break
        self.base = base
        self.answers = ()
        self._work = work
        self._script = script

    def _ask(self, question: Question) -> None:
        if type(question) is Decision:
            if question.options == ():
                raise RulesError(f"{self.game.info.id}: {question.prompt} has no option")
            self.pending = (question,)
        else:
            decisions: tuple[Decision, ...] = question.decisions  # type: ignore[union-attr]
            seats = {decision.seat for decision in decisions}
            if not decisions or len(seats) < len(decisions) or CHANCE in seats:
                raise RulesError(f"{self.game.info.id}: a question to several needs seats, each of them once: {seats}")
            for decision in decisions:
                if decision.options == ():
                    raise RulesError(f"{self.game.info.id}: {decision.prompt} has no option")
            self.pending = decisions
            self._given: dict[Seat, Action] = {}
        self._question = question

    def _answer(self, seat: Seat, action: Action) -> None:
        try:
            self._send(seat, action)
        except StopIteration:
            self._begin(self._work)

    def _rules_error(self, bug: Exception) -> RulesError:
        """What is said when the rules, not the answer, are at fault."""
        if isinstance(bug, RulesError):
            return bug
        return RulesError(f"{self.game.info.id}: {type(bug).__name__}: {bug}")

    def _send(self, seat: Seat, action: Action) -> None:
        """Give one answer to the running script; StopIteration: the step is done and `_work` is a checkpoint."""
        question = self._question
        reply: Any = action
        if type(question) is Whoever:
            reply = (seat, action)
        elif type(question) is Together:
            given = {**self._given, seat: action}
            if len(given) < len(question.decisions):
                self._given = given
                self.pending = tuple(decision for decision in self.pending if decision.seat != seat)
                self.answers += ((seat, action),)
                return
            reply = tuple(given[decision.seat] for decision in question.decisions)
        assert self._script is not None
        self._ask(self._script.send(reply))
        self.answers += ((seat, action),)

    def answer_chance(self) -> None:
        """Answer for CHANCE while it is asked, where the position does that by itself."""
        chance = self.chance
        if chance is None:
            return
        while self.pending and self.pending[0].seat == CHANCE:
            action = chance.choose(self.pending[0], self.draws)
            self.draws += 1
            self._answer(CHANCE, action)

    def _resume(self) -> None:
        """Make the running script again from the checkpoint and the answers; if that fails, nothing has changed."""
        before = (self.base, self.answers, self.pending)
        self._emitted = []
        try:
            self._begin(self.base)
            for seat, action in before[1]:
                self._send(seat, action)
            asked = before[2]
            if asked:
                if [(d.seat, d.prompt) for d in asked] != [(d.seat, d.prompt) for d in self.pending]:
                    raise RulesError(f"{self.game.info.id}: a step asked something else when it was executed again")
                self.pending = asked  # copies share what has been found out about the options
        except BaseException as bug:
            self.base, self.answers, self.pending = before
            self._script = None
            if isinstance(bug, StopIteration):
                raise RulesError(f"{self.game.info.id}: a step ended early when it was executed again") from None
            raise
        self._emitted.clear()

    def public_answers(self, viewer: Seat) -> Answers:
        """The answers of this step without what others said secretly to a Together that is still open."""
        if self._script is None and self.pending:
            self._resume()
        if not self.pending or type(self._question) is not Together:
            return self.answers
        secret = len(self._given)
        kept = self.answers[: len(self.answers) - secret]
        return kept + tuple((seat, action) for seat, action in self._given.items() if seat == viewer)


def _restored(
    game: Game[S], base: S, answers: Answers, events: tuple[Event, ...], chance: Chance | None, draws: int
) -> Position[S]:
    position: Position[S] = Position.__new__(Position)
    position.game = game
    position.base = base
    position.answers = answers
    position.chance = chance
    position.draws = draws
    position.events = events
    position.pending = ()
    position._resume()
    return position


def game(game_id: str) -> Game[Any]:
    """The game of that id."""
    found: Game[Any] = title(game_id).load("rules")
    return found


def games() -> tuple[Game[Any], ...]:
    """All games, by id."""
    return tuple(title.load("rules") for title in titles())
