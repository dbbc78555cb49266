"""The puzzles of Tash-Kalar: tasks, points, legends and pairs of beings, all of them in one turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludarium.games.tash_kalar.actions import (
    Claim,
    Decline,
    Discard,
    EndTurn,
    InvokeFlare,
    Pick,
    Place,
    PutUnder,
    Summon,
    TakeOff,
)
from ludarium.games.tash_kalar.agenda import CloseTurn
from ludarium.games.tash_kalar.arena import CENTRAL, DIAGONALS, GREEN, RED
from ludarium.games.tash_kalar.cards import LEGENDARY, TASKS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.tasks import CROSSES, is_fulfilled, progress, turn_of
from ludarium.kernel.decisions import Action, Decision, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.goals import Goal, Goals, Step
from ludarium.kernel.values import Deck, replaced
from ludarium.spaces.squares import name_of, squares, turned

POINTS = 3
_ENOUGH_BOARD = 14
"""With fewer pieces in the arena hardly anything can be reached in a turn."""


class TashKalarGoals(Goals[TashKalarState]):
    themes = ("claim", "points", "beings", "legend", "fell")
    turns = True

    def table(self, below: Callable[[int], int]) -> tuple[str, int, dict[str, Any]]:
        return ("duel", "high-form")[below(2)], 2, {}

    def begins(self, position: Position[TashKalarState]) -> Seat | None:
        """Puzzles begin with a turn that has both actions."""
        if not position.pending or position.pending[0].prompt != "action" or position.answers:
            return None
        state = position.base
        fresh = state.actions == 2 and not state.discarded and state.controller == state.active
        usual = not state.form.teams and not state.form.simplified and not state.form.melee
        return state.active if fresh and usual and state.occupied.bit_count() >= _ENOUGH_BOARD else None

    def prepared(
        self, position: Position[TashKalarState], seat: Seat, below: Callable[[int], int]
    ) -> Position[TashKalarState] | None:
        """Two beings of the hand stay, and a legend now and then; the rest and the flare go back."""
        state = position.base.__copy__()
        beings, legends = list(state.beings[seat]), list(state.legends[seat])
        gone, gone_legends = [], []
        while len(beings) > 2:
            gone.append(beings.pop(below(len(beings))))
        while len(legends) > below(2):
            gone_legends.append(legends.pop(below(len(legends))))
        deck = state.decks[seat]
        state.decks = replaced(state.decks, seat, Deck(tuple(sorted((*deck.bag, *gone))), deck.top, deck.bottom))
        state.beings = replaced(state.beings, seat, tuple(beings))
        rest = state.legend_deck
        state.legend_deck = Deck(tuple(sorted((*rest.bag, *gone_legends))), rest.top, rest.bottom)
        state.legends = replaced(state.legends, seat, tuple(legends))
        flares = state.flare_deck
        state.flare_deck = Deck(tuple(sorted((*flares.bag, *state.flares[seat]))), flares.top, flares.bottom)
        state.flares = replaced(state.flares, seat, ())
        return Position(position.game, state)

    def goals(self, position: Position[TashKalarState], seat: Seat) -> Sequence[Goal]:
        state = position.state
        side = state.form.side_of(seat)
        found = []
        if state.form.tasks:
            found += [Goal("claim", (("task", TASKS[number].id),)) for number in state.tasks]
        else:
            found.append(Goal("points", (("points", POINTS),)))
            found.append(Goal("points", (("points", POINTS + 1),)))
        found.append(Goal("beings", (("number", 2),)))
        if state.legends[seat] and state.spare(side, LEGENDARY) > 0:
            found.append(Goal("legend"))
        if state.enemies_of(side) & state.legendary:
            found.append(Goal("fell"))
        return found

    def options(
        self, position: Position[TashKalarState], decision: Decision, asked: Sequence[Goal]
    ) -> Sequence[Action]:
        """What can lead there; what is left out changes nothing that any of these goals looks at.

        Discarding never changes the arena. Placing with the last action gives a task at most that looks at places.
        """
        if decision.prompt == "action":
            options = [option for option in decision.options if not isinstance(option, Discard | PutUnder)]
            if position.state.actions > 1:
                return options
            found = _claimed_by_placing(position.state, asked)
            return [option for option in options if not isinstance(option, Place) or found >> option.square & 1]
        if decision.prompt == "end-turn":
            wanted = {goal.of("task") for goal in asked if goal.theme == "claim"}
            return [
                option
                for option in decision.options
                if not isinstance(option, EndTurn) and not (isinstance(option, Claim) and option.task not in wanted)
            ]
        return decision.options

    def reached(self, goal: Goal, seat: Seat, start: TashKalarState, position: Position[TashKalarState]) -> bool:
        state = position.state
        side = start.form.side_of(seat)
        if goal.theme == "claim":
            if state.claimed == start.claimed:
                return False
            number = next(number for number, task in enumerate(TASKS) if task.id == goal.of("task"))
            return number in state.claimed[side] and number not in start.claimed[side]
        if self.over(goal, seat, start, position):
            return False
        if goal.theme == "points":
            return _won(start, state, side) >= int(goal.of("points"))
        if goal.theme == "beings":
            # The last of them has done what it does: until then the turn is in the middle of it.
            return state.summoned[0] >= int(goal.of("number"))
        if goal.theme == "legend":
            return state.summoned[1] > 0
        return sum(state.destroyed[2::3]) > 0

    def over(self, goal: Goal, seat: Seat, start: TashKalarState, position: Position[TashKalarState]) -> bool:
        state = position.state
        if not position.pending or state.turn != start.turn:
            return True
        return any(isinstance(item, CloseTurn) for item in state.agenda)

    def deed(self, action: Action) -> str:
        match action:
            case Summon(card=card, square=square):
                return f"summon {card} {name_of(square)}"
            case Claim() | EndTurn() | Decline():
                return ""
        return str(action)

    def steps(
        self, goal: Goal, seat: Seat, start: TashKalarState, position: Position[TashKalarState]
    ) -> tuple[Step, ...]:
        state = position.state
        side = start.form.side_of(seat)
        if goal.theme == "claim":
            task = str(goal.of("task"))
            if self.reached(goal, seat, start, position):
                return tuple(Step(step.of, step.need, step.need) for step in progress(task, turn_of(start)))
            # Once the turn is over the board still shows it, but what it destroyed is counted anew by the next one.
            turn = turn_of(state)
            places = _places(task)
            parts = progress(task, turn)
            if not parts:
                return (_whole(task, state),)
            return tuple(
                Step(part.of, part.have, part.need, places[min(at, len(places) - 1)] if places else ())
                for at, part in enumerate(parts)
            )
        if goal.theme == "points":
            return (Step("points", min(_won(start, state, side), int(goal.of("points"))), int(goal.of("points"))),)
        if goal.theme == "beings":
            return (Step("summoned", min(2, state.summoned[0]), 2),)
        if goal.theme == "legend":
            return (Step("legends", min(1, state.summoned[1]), 1),)
        fallen = min(1, sum(state.destroyed[2::3]))
        prey = start.enemies_of(side) & start.legendary
        return (Step("legendary", fallen, 1, tuple(name_of(square) for square in squares(prey))),)

    def where(self, action: Action) -> tuple[str, ...]:
        return (name_of(action.square),) if isinstance(action, Place | Summon | Pick | TakeOff) else ()

    def card(self, action: Action) -> str:
        match action:
            case Summon(card=card):
                return card
            case InvokeFlare(flare=flare):
                return flare
        return ""

    def turned(self, position: Position[TashKalarState], turn: int) -> Position[TashKalarState] | None:
        state = position.base.__copy__()
        state.pieces = tuple(turned(pieces, turn) for pieces in state.pieces)
        state.heroic, state.legendary = turned(state.heroic, turn), turned(state.legendary, turn)
        return Position(position.game, state)

    def shape(self, position: Position[TashKalarState]) -> frozenset[str]:
        state = position.state
        return frozenset(
            f"{side} {state.rank_at(square)} {name_of(square)}"
            for side, pieces in enumerate(state.pieces)
            for square in squares(pieces)
        )


def _claimed_by_placing(state: TashKalarState, asked: Sequence[Goal]) -> int:
    """The squares where one more common fulfils a task that is asked for."""
    tasks = [str(goal.of("task")) for goal in asked if goal.theme == "claim"]
    if not tasks:
        return 0
    turn, found = turn_of(state), 0
    for square in squares(state.empty):
        more = turn._replace(own=turn.own | 1 << square)
        if any(is_fulfilled(task, more) for task in tasks):
            found |= 1 << square
    return found


def _won(start: TashKalarState, state: TashKalarState, side: int) -> int:
    """Points of this turn: those got at once, and those for what has been destroyed, which are scored at its end."""
    fallen = 0
    if state.form.duel:
        for colour in range(state.sides):
            commons, heroics, legendaries = state.destroyed[colour * 3 : colour * 3 + 3]
            fallen += 2 * legendaries + heroics + commons // 2
    return state.points[side] - start.points[side] + fallen


def _whole(task: str, state: TashKalarState) -> Step:
    return Step("task", int(is_fulfilled(task, turn_of(state))), 1)


def _names(mask: int) -> tuple[str, ...]:
    return tuple(name_of(square) for square in squares(mask))


def _places(task: str) -> tuple[tuple[str, ...], ...]:
    """Where on the board a task looks, part by part; empty: anywhere."""
    match task.removeprefix("task/"):
        case "red-conquest" | "red-legends" | "red-summoning":
            return (_names(RED),)
        case "green-conquest" | "green-legends" | "green-summoning":
            return (_names(GREEN),)
        case "color-conquest" | "colored-summoning":
            return (_names(RED | GREEN),)
        case "rainbow-dominance":
            return _names(RED), _names(GREEN)
        case "central-dominance":
            return (_names(CENTRAL),)
        case "center-cross":
            return (_names(CROSSES[0] | CROSSES[1]),)
        case "diagonals":
            return (*(_names(line) for line in DIAGONALS), *(_names(line) for line in DIAGONALS))
    return ()


GOALS = TashKalarGoals()
