"""What a game tells about its puzzles: where one may begin, what there is to reach, and when it is reached.

A game's title names its `Goals`. A puzzle is one turn, one goal and one answer; `study/` searches for them, checks them
and plays them with people, and knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from ludarium.kernel.decisions import Action, Args, Decision, Seat
from ludarium.kernel.game import Game, Position, State
from ludarium.kernel.title import title

S = TypeVar("S", bound=State)


class Goal(Struct, frozen=True):
    """Something to be reached in one turn: a theme of the game, and what it is about."""

    theme: str
    args: Args = ()

    def of(self, name: str) -> str | int:
        """One of the things it is about."""
        for key, value in self.args:
            if key == name:
                return value
        raise KeyError(name)


class Step(Struct, frozen=True):
    """How far one part of a goal is, and where on the board that part is, in the words of the game's notation."""

    name: str
    have: int
    need: int
    places: tuple[str, ...] = ()


class Goals(Generic[S]):
    """The puzzles of a game. Each game derives its own."""

    themes: ClassVar[tuple[str, ...]] = ()
    turns: ClassVar[bool] = False
    """Boards can be turned and mirrored (`turned`)."""
    idle: ClassVar[tuple[type[Action], ...]] = ()
    """Answers that do nothing: other seats give one wherever they may."""

    def table(self, below: Callable[[int], int]) -> tuple[str, int, dict[str, Any]]:
        """A table at which positions for puzzles arise: form, seats, options; `below` draws a number under a limit."""
        raise NotImplementedError

    def begins(self, position: Position[S]) -> Seat | None:
        """Whose puzzle could begin with the question that is asked now; None: nobody's."""
        return None

    def prepared(self, position: Position[S], seat: Seat, below: Callable[[int], int]) -> Position[S] | None:
        """The same moment with everything random fixed that the turn may need; `below` draws a number under a limit.

        None: nothing that could be asked of somebody who does not know the game that led here.
        """
        return position

    def goals(self, position: Position[S], seat: Seat) -> Sequence[Goal]:
        """What could be asked there."""
        return ()

    def least(self, goal: Goal) -> int:
        """How many deeds a solution has at least: what one deed reaches is no puzzle."""
        return 2

    def options(self, position: Position[S], decision: Decision, asked: Sequence[Goal]) -> Sequence[Action]:
        """What is worth a try: everything that may lead to one of these. What is left out can reach none of them."""
        return decision.options

    def reply(self, decision: Decision) -> Action:
        """What chance or another seat answers in a puzzle: nothing where it may, otherwise its first possibility."""
        return next((option for option in decision.options if isinstance(option, self.idle)), decision.options[0])

    def reached(self, goal: Goal, seat: Seat, start: S, position: Position[S]) -> bool:
        """Whether the goal is reached now, looking back at how things stood at the start."""
        return False

    def over(self, goal: Goal, seat: Seat, start: S, position: Position[S]) -> bool:
        """Whether it cannot be reached any more, as the turn is done."""
        return position.over

    def deed(self, action: Action) -> str:
        """What an answer comes to, where it is a deed of its own; "" where it only carries one out.

        Two lines are the same solution when their deeds are the same, in whatever order.
        """
        return str(action)

    def steps(self, goal: Goal, seat: Seat, start: S, position: Position[S]) -> tuple[Step, ...]:
        """How far the goal is, part by part."""
        return ()

    def where(self, action: Action) -> tuple[str, ...]:
        """The places on the board that an answer names, for hints where to look."""
        return ()

    def card(self, action: Action) -> str:
        """The card that an answer plays; "" where it plays none."""
        return ""

    def known(self, position: Position[S], seat: Seat) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """What chance will bring, where it was fixed beforehand: for each source of it, the numbers to come."""
        return ()

    def turned(self, position: Position[S], turn: int) -> Position[S] | None:
        """The same moment with its board turned by so many quarters, and mirrored from 4 on; None: it has but one side.

        Whether a goal can still be reached there in the same way is not checked.
        """
        return None

    def shape(self, position: Position[S]) -> frozenset[str]:
        """Which piece is where, as words: two puzzles that share most of them look alike."""
        return frozenset()


@cache
def goals_of(game: Game[Any]) -> Goals[Any] | None:
    """The puzzles of a game; None where it has none."""
    found: Goals[Any] | None = title(game.info.id).load("goals")
    return found
