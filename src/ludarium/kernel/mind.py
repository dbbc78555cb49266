"""What a game tells bots about itself: what looks good, what is worth considering, what is left to people.

A game's title names its mind; it is imported when the first bot asks, so rules alone load without it. Every method
answers from what the asked seat knows, or from a world that was imagined for it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from msgspec import Struct

from ludarium.kernel.decisions import Action, Decision, Event, Seat
from ludarium.kernel.game import Game, Position, State
from ludarium.kernel.messages import Message
from ludarium.kernel.title import title

S = TypeVar("S", bound=State)


class Fact(Struct, frozen=True):
    """Something about a position that can be counted, and that people can see on the table when they look for it.

    What differs in two positions is told as the message `<prefix>-fact-<key>`, with `n` for how much, `more` ("yes" or
    "no") and these arguments.
    """

    key: str
    amount: int
    worth: float
    """What one of it is worth to the seat that asks, in the game's points; below 0: it is bad for it."""
    args: tuple[tuple[str, str | int], ...] = ()


class Loss(Struct, frozen=True):
    """Something that a game took from those who play together: from whom, in which part and round of it, by what."""

    part: Message
    round: int
    """0: in none."""
    who: Message
    source: Message
    amount: int


class Mind(Generic[S]):
    """A mind without any idea of the game: every option is as good as the next. Each game derives its own."""

    def heuristic(self, state: S, seat: Seat) -> float:
        """How good the position looks to `seat`, from 0 (lost) to 1 (won)."""
        return 0.5

    def outlook(self, state: S, seat: Seat) -> float:
        """How likely `seat` is to win, for people to read; for a game whose heuristic says something else."""
        return self.heuristic(state, seat)

    def facts(self, state: S, seat: Seat) -> Iterator[Fact]:
        """What speaks for and against `seat` here, all cards being open: reviews say with it why a turn is better."""
        yield from ()

    def known_facts(self, state: S, seat: Seat) -> Iterator[Fact]:
        """Those of the facts that `seat` knows while it plays: nothing of cards that others hold unseen."""
        return self.facts(state, seat)

    def losses(self, course: Iterable[tuple[S, Sequence[Event]]]) -> Iterator[Loss]:
        """What a game took, from its checkpoints and what led to each: a review of all players together tells it.

        Its table is called `<prefix>-losses`.
        """
        yield from ()

    def shortlist(self, position: Position[S], decision: Decision, limit: int) -> Sequence[Action]:
        """At most `limit` options worth considering, the best first."""
        return decision.options[:limit]

    def next_question(self, position: Position[S], seat: Seat) -> Decision | None:
        """The question to answer before a choice of `seat` can be judged; None: judge it as it stands.

        A game that asks others in the middle of a turn names their questions, too.
        """
        return position.decision_of(seat)

    def begins_anew(self, decision: Decision) -> bool:
        """Whether it asks what to do next, and not how to carry out what was chosen before."""
        return True

    def follow_up(self, position: Position[S], decision: Decision) -> Action | None:
        """The answer that carries out what was chosen and begins nothing new; None: judge it here."""
        return None if self.begins_anew(decision) else self.shortlist(position, decision, 1)[0]

    # -- beside people -----------------------------------------------------------------------------------------

    def people_first(self, decision: Decision) -> bool:
        """Whether bots wait with their answer while a person is asked, too: it is about what all of them share."""
        return False

    def for_bots(self, pending: Sequence[Decision], bots: Collection[Seat]) -> tuple[Decision, ...]:
        """The decisions that bots answer now."""
        people = any(decision.seat not in bots for decision in pending)
        return tuple(
            decision for decision in pending if decision.seat in bots and not (people and self.people_first(decision))
        )

    def beside_people(self, position: Position[S], decision: Decision) -> Decision:
        """A bot's question as it remains where people play, too: only they spend what all share."""
        return decision

    has_windows: bool = False
    """Whether `is_window` ever says so."""

    def is_window(self, decision: Decision) -> bool:
        """Whether it is asked of everybody, so that nobody can tell who could do something (REL-24).

        A bot answers it after the same time whatever it holds.
        """
        return False

    def passing(self, decision: Decision) -> Action | None:
        """The answer that lets a window go by, which is the last one on offer; None: it is no window."""
        return decision.options[-1] if self.is_window(decision) else None


@cache
def mind_of(game: Game[Any]) -> Mind[Any]:
    """The mind that the game's title names; without one, bots play it with no idea of it."""
    mind: Mind[Any] = title(game.info.id).load("mind") or Mind()
    return mind
