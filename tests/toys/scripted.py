"""A game whose steps are handed to it: for tests of what the kernel does with one script."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ludarium.kernel.chance import Chance
from ludarium.kernel.decisions import Action, Decision, Emit, Event, Message, Script, Seat, WhyNot
from ludarium.kernel.game import FormInfo, Game, GameInfo, Outcome, Position, Setup, State
from ludarium.kernel.viewing import shared, spelled_out
from ludarium.kernel.views import DecisionView, View


class Say(Action, frozen=True, tag="say"):
    word: str

    def __str__(self) -> str:
        return f"say {self.word}"


class Said(Event, frozen=True, tag="said"):
    word: str
    final_word: bool = False

    @property
    def final(self) -> bool:
        return self.final_word


class ScriptedState(State):
    step: int = 0
    said: tuple[Any, ...] = ()


YES, NO, STOP = Say("yes"), Say("no"), Say("stop")
Step = Callable[[ScriptedState, Emit], Script[None]]


def ask(seat: Seat, *options: Action, prompt: str = "word") -> Decision:
    return Decision(seat, prompt, options or (YES, NO, STOP))


class ScriptedView(View, frozen=True, kw_only=True):
    decision: DecisionView | None


class Scripted(Game[ScriptedState]):
    """Runs the given steps one after another, then it is over."""

    info: ClassVar[GameInfo] = GameInfo("scripted", "Scripted", 1, (FormInfo("standard", (1, 2, 3)),))

    def __init__(self, *steps: Step) -> None:
        self.steps = steps

    def setup(self, setup: Setup) -> ScriptedState:
        self.check(setup)
        return ScriptedState()

    def flow(self, state: ScriptedState, emit: Emit) -> Script[None] | None:
        if state.step == len(self.steps):
            return None
        step = self.steps[state.step]
        state.step += 1
        return step(state, emit)

    def outcome(self, state: ScriptedState) -> Outcome | None:
        return Outcome((1, 1), (0, 0), "done")

    def view(self, position: Position[ScriptedState], viewer: Seat | None) -> ScriptedView:
        decision = spelled_out(position, viewer, DecisionView)
        return ScriptedView(**shared(position, "standard", viewer), decision=decision)

    def determinise(self, state: ScriptedState, viewer: Seat, chance: Chance) -> ScriptedState:
        return state

    def why_not(self, position: Position[ScriptedState], seat: Seat, idea: Action) -> WhyNot | None:
        decision = position.decision_of(seat)
        return None if decision and idea in decision.options else WhyNot("S-1", Message("no"))


def start(*steps: Step, chance: Chance | None = None) -> Position[ScriptedState]:
    game = Scripted(*steps)
    return Position(game, ScriptedState(), chance)
