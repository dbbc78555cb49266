"""The rules of Nim."""

from copy import copy

from ludarium.kernel.decisions import Action, Decision, Emit, Message, Script, Seat, WhyNot
from ludarium.kernel.game import FormInfo, Game, GameInfo, Outcome, Position, Setup, State
from ludarium.kernel.values import replaced
from ludarium.kernel.viewing import shared, spelled_out

from .actions import Take
from .events import Took
from .view import NimDecision, NimView

HEAPS = (3, 4, 5)


class NimState(State):
    """Everything there is to know between two turns."""

    heaps: tuple[int, ...] = HEAPS
    seat: Seat = 0
    outcome: Outcome | None = None


def turn(state: NimState, emit: Emit) -> Script[None]:
    """NIM-2.1: one player takes as many sticks as they like from one heap."""
    seat, heaps = state.seat, state.heaps
    options = [Take(heap, count) for heap, sticks in enumerate(heaps) for count in range(1, sticks + 1)]
    taken = yield Decision(seat, "take", tuple(options))
    left = heaps[taken.heap] - taken.count
    state.heaps = replaced(heaps, taken.heap, left)
    emit(Took(seat, taken.heap, taken.count, left))
    if any(state.heaps):
        state.seat = 1 - seat
    else:
        state.outcome = won_by(seat, "last-stick")  # NIM-3.1


def won_by(seat: Seat, reason: str) -> Outcome:
    return Outcome((1, 2) if seat == 0 else (2, 1), (1 - seat, seat), reason)


class Nim(Game[NimState]):
    info = GameInfo("nim", "Nim", 1, (FormInfo("standard", (2,)),), chance=False, secrets=False)

    def setup(self, setup: Setup) -> NimState:
        self.check(setup)
        return NimState()

    def flow(self, state: NimState, emit: Emit) -> Script[None] | None:
        return turn(state, emit) if state.outcome is None else None

    def outcome(self, state: NimState) -> Outcome | None:
        return state.outcome

    def view(self, position: Position[NimState], viewer: Seat | None) -> NimView:
        decision = spelled_out(position, viewer, NimDecision)
        return NimView(**shared(position, "standard", viewer), heaps=position.state.heaps, decision=decision)

    def why_not(self, position: Position[NimState], seat: Seat, idea: Action) -> WhyNot | None:
        decision = position.decision_of(seat)
        if decision is None:
            return WhyNot("NIM-1.2", Message("nim-why-not-your-turn"))
        if idea in decision.options:
            return None
        return WhyNot("NIM-2.1", Message("nim-why-too-many"))

    def resigned(self, state: NimState, seat: Seat) -> NimState:
        after = copy(state)
        after.outcome = won_by(1 - seat, "resignation")  # NIM-3.2
        return after


NIM = Nim()
