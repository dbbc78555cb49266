"""Whole recorded games, played again on the engine and compared at every event and at the end of every turn."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludarium.games.tash_kalar.actions import (
    DECLINE,
    END_TURN,
    PICKS,
    PLACES,
    TAKE_OFFS,
    Claim,
    Discard,
    DrawCard,
    InvokeFlare,
    PutUnder,
    RevealTask,
)
from ludarium.games.tash_kalar.cards import CARD_IDS, COMMON, LEGENDARY, TASKS
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import summon_groups
from ludarium.games.tash_kalar.tasks import claimable
from ludarium.games.tash_kalar.turn import flare_options
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position, Setup
from ludarium.spaces.squares import square_of
from tash_kalar.vectors import (
    CARD_NAMES,
    Targets,
    Vector,
    after,
    board_of,
    followed,
    named_in,
    possible,
    summonings,
    targets_of,
)


class RecordedChance:
    """Answers every draw from the recorded order of that deck: the first card in it that can come now."""

    def __init__(self, record: Vector) -> None:
        decks = record["decks"]
        tasks = record.get("tasks", {"current": [], "next": [], "deck": []})
        self.orders: dict[str, list[str]] = {
            "draw-school-0": decks["A"],
            "draw-school-1": decks["B"],
            "draw-legends": decks["legends"],
            "draw-flares": decks["flares"],
            "reveal-task": tasks["current"] + tasks["next"] + tasks["deck"],
        }
        self._from_next_turn: dict[str, list[str]] = {}

    def choose(self, decision: Decision, number: int) -> Action:
        order = self.orders[decision.prompt]
        return min(decision.options, key=lambda option: _place_in(order, option))

    def reshuffle(self, deck: str, hand: list[str], order: list[str]) -> None:
        """That deck comes in this order from the next turn on; the turn's own draws still took cards of `hand`."""
        self.orders[f"draw-{deck}"] = hand + order
        self._from_next_turn[f"draw-{deck}"] = order

    def begin_turn(self) -> None:
        self.orders |= self._from_next_turn
        self._from_next_turn = {}


def _place_in(order: list[str], option: Action) -> int:
    assert isinstance(option, DrawCard | RevealTask)
    name = (option.card if isinstance(option, DrawCard) else option.task).rpartition("/")[2]
    return order.index(name) if name in order else len(order)


class Difference(Struct, frozen=True):
    """One thing in which engine and record do not agree."""

    game: str
    turn: int
    event: int
    what: str
    recorded: Any
    ours: Any


class Replay:
    """A recorded game on the engine; `differences` grows while it is played."""

    def __init__(self, record: Vector) -> None:
        self.record = record
        self.differences: list[Difference] = []
        self.events = 0
        self.turns = 0
        self.turn = self.event = -1
        self._triggered = False
        schools = [record["schools"][player] for player in "AB"]
        self.chance = RecordedChance(record)
        setup = Setup(record["form"], 2, {"schools": schools, "first": 0})
        self.position: Position[TashKalarState] = Position(TASH_KALAR, TASH_KALAR.setup(setup), self.chance)
        if record["form"] == "duel":
            board = record["start_board"].replace("/", "")
            self._answer(PICKS[square_of("c5")] if board[square_of("c5")] == "x" else PICKS[square_of("g5")])
        self._compare("start board", record["start_board"], board_of(self.state))

    @property
    def state(self) -> TashKalarState:
        return self.position.state

    def play(self) -> list[Difference]:
        """Play the record to its end, or to the end of the first turn that differs."""
        for number, turn in enumerate(self.record["turns"]):
            self.turn, self.event = number, -1
            if not self._play_turn(turn):
                return self.differences
            self.turns += 1
        self._compare("over", self.record["finished"], self.position.over)
        if self.position.over:
            self._compare_end()
        return self.differences

    def _play_turn(self, turn: Vector) -> bool:
        self.chance.begin_turn()
        self._compare("player", turn["player"], "AB"[self.state.active])
        self._compare("hand", turn["hand"], self._hand(self.state.active))
        self._compare("actions", turn["actions"], self.state.actions)
        known = len(self.differences)
        for number, event in enumerate(turn["events"]):
            self.event = number
            self._compare_options(event)
            if not self._do(event):
                return False
            self.events += 1
            self._compare("board", event["board"], board_of(self.state))
            self._compare("score", event["score"], self._score())
        self.event = -1
        self._end_turn(turn)
        return len(self.differences) == known

    # -- events ------------------------------------------------------------------------------------------------

    def _compare_options(self, event: Vector) -> None:
        state = self.state
        self._compare("actions left", event["actions_left"], state.actions)
        self._compare("flare", event["flare"], bool(flare_options(state)))
        if "summons" in event:
            options = self.position.pending[0].options
            # There a legend may be the discarded card, too (TK-7.1 asks for one of the own school).
            recorded = event["discard"] and bool(state.beings[state.active])
            self._compare("discard", recorded, any(isinstance(option, Discard) for option in options))
            ours = targets_of(summon_groups(state, state.active))
            self._compare("summons", self._possible(event["summons"]), ours)

    def _possible(self, summons: dict[str, list[str]]) -> Targets:
        """The recorded summonings for which there is a piece; with a piece borrowed they are taken as they are."""
        state = self.state
        form = state.form
        supply = (form.common_pieces(state.seats), form.legendary_pieces)
        if state.borrow or min(state.spare(state.side, COMMON), state.spare(state.side, LEGENDARY)) > 0:
            return {card: set(squares) for card, squares in summons.items()}
        return possible(summons, board_of(state), state.side, supply)

    def _do(self, event: Vector) -> bool:
        verb, *words = event["do"].split()
        if verb == "place":
            return self._place(event, words[0])
        if verb == "discard":
            return self._discard(words)
        if verb == "flare":
            begun: list[Action] = [InvokeFlare(f"flare/{words[0]}", 1 - self.state.active)]
        else:
            begun = [*summonings(self.position, words[0], words[1])]
        named = named_in(event.get("steps", ()), at=words[1] if verb == "summon" else "")
        for option in begun:
            if option not in self.position.pending[0].options:
                continue
            end = followed(after(self.position, option), named, lambda end: self._is_as_recorded(event, end))
            if end is not None:
                self.position = end
                return True
        self._differ(event["do"], [step["chosen"] for step in event.get("steps", ())], "cannot be followed")
        return False

    def _is_as_recorded(self, event: Vector, end: Position[TashKalarState]) -> bool:
        if board_of(end.state) != event["board"]:
            return False
        following = self._next_event()
        return following is None or end.state.actions == following["actions_left"]

    def _next_event(self) -> Vector | None:
        events: list[Vector] = self.record["turns"][self.turn]["events"]
        return events[self.event + 1] if self.event + 1 < len(events) else None

    def _place(self, event: Vector, square: str) -> bool:
        taken = [step["chosen"].split()[1] for step in event.get("steps", ())]
        answers: list[Action] = [TAKE_OFFS[square_of(name)] for name in taken]
        return all(self._answer(answer) for answer in [*answers, PLACES[square_of(square)]])

    def _discard(self, words: list[str]) -> bool:
        hand = {CARD_NAMES[card]: CARD_IDS[card] for card in self._cards(self.state.active)}
        answers: list[Action] = [Discard(hand[words[0]]), *(PutUnder(hand[name]) for name in words[2:])]
        if not all(self._answer(answer) for answer in answers):
            return False
        return self.position.pending[0].prompt != "put-under" or self._answer(DECLINE)

    def _answer(self, action: Action) -> bool:
        decision = self.position.pending[0]
        if action not in decision.options:
            self._differ(f"answer to {decision.prompt}", str(action), "not an option")
            return False
        self.position.apply(decision.seat, action)
        return True

    # -- the end of a turn -------------------------------------------------------------------------------------

    def _end_turn(self, turn: Vector) -> None:
        state = self.state
        active = state.active
        self._compare("destroyed", turn["destroyed"], [sum(state.destroyed[rank::3]) for rank in range(3)])
        choice: Action = END_TURN
        if "claimable" in turn:
            self._compare("tasks", sorted(turn["tasks"]), sorted(_task_name(number) for number in state.tasks))
            self._compare("next task", turn["next_task"], _task_name(state.next_task))
            fulfilled = sorted(task.rpartition("/")[2] for task in claimable(state))
            self._compare("claimable", sorted(turn["claimable"]), fulfilled)
            if turn["claim"]:
                choice = Claim(f"task/{turn['claim']}")
        for deck, order in turn.get("reshuffled", {}).items():
            self.chance.reshuffle(deck, turn["hand_after"], order)
        self._answer(choice)
        self._compare("score after", turn["score_after"], self._score())
        self._compare("hand after", turn["hand_after"], self._hand(active))
        again = not self.position.over and self.state.active == active
        self._compare("extra turn", turn.get("extra_turn", False), again)
        self._compare_trigger(turn)

    def _compare_trigger(self, turn: Vector) -> None:
        """Whether the turn triggered the end. With an extra turn to come it is recorded at the end of that one."""
        triggered = self.position.base.turns_left >= 0
        if not turn.get("extra_turn", False):
            self._compare("end triggered", turn.get("end_triggered", False), triggered and not self._triggered)
            self._triggered = triggered

    def _compare_end(self) -> None:
        state = self.position.base
        assert state.outcome is not None
        self._compare("final", self.record["final"], dict(zip("AB", state.outcome.scores, strict=True)))
        ties = {
            player: [(state.pieces[side] & state.upgraded).bit_count(), state.pieces[side].bit_count()]
            for side, player in enumerate("AB")
        }
        self._compare("tiebreak", self.record["tiebreak"], ties)

    # -- reading -----------------------------------------------------------------------------------------------

    def _cards(self, seat: int) -> tuple[int, ...]:
        state = self.state
        return state.beings[seat] + state.legends[seat] + state.flares[seat]

    def _hand(self, seat: int) -> list[str]:
        return sorted(CARD_NAMES[card] for card in self._cards(seat))

    def _score(self) -> dict[str, int]:
        return {player: self.state.score(side) for side, player in enumerate("AB")}

    def _compare(self, what: str, recorded: Any, ours: Any) -> None:
        if recorded != ours:
            self._differ(what, recorded, ours)

    def _differ(self, what: str, recorded: Any, ours: Any) -> None:
        self.differences.append(Difference(self.record["id"], self.turn, self.event, what, recorded, ours))


def _task_name(number: int) -> str | None:
    return TASKS[number].id.rpartition("/")[2] if number >= 0 else None
