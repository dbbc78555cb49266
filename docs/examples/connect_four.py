"""Connect Four, complete: everything a game must tell the kernel. docs/adding-a-game.md walks through it."""

from ludarium.kernel.decisions import Action, Decision, Emit, Event, Message, Script, Seat, WhyNot
from ludarium.kernel.game import FormInfo, Game, GameInfo, Outcome, Position, Setup, State
from ludarium.kernel.title import Title
from ludarium.kernel.viewing import shared, spelled_out
from ludarium.kernel.views import DecisionView, View

WIDTH, HEIGHT, STRIDE = 7, 6, 7  # a column has one bit to spare, so that no line runs on in the next column
LINES = (1, STRIDE - 1, STRIDE, STRIDE + 1)  # from a square to the next one: up, falling, across, rising


class Drop(Action, frozen=True, tag="drop"):
    column: int

    def __str__(self) -> str:
        return f"drop {self.column + 1}"


class Dropped(Event, frozen=True, tag="dropped"):
    seat: Seat
    column: int


class ConnectFourState(State):
    discs: tuple[int, int] = (0, 0)  # a set of squares for each seat, as bits
    heights: tuple[int, ...] = (0,) * WIDTH
    outcome: Outcome | None = None


class DropDecision(DecisionView, frozen=True):
    options: tuple[Drop, ...]


class ConnectFourView(View, frozen=True, kw_only=True, tag="connect-four"):
    columns: tuple[tuple[Seat, ...], ...]  # whose discs, from the bottom upwards
    decision: DropDecision | None


def turn(state: ConnectFourState, emit: Emit) -> Script[None]:
    heights, seat = state.heights, sum(state.heights) % 2
    answer = yield Decision(seat, "drop", tuple([Drop(at) for at, height in enumerate(heights) if height < HEIGHT]))
    column, mine = answer.column, state.discs[seat] | 1 << answer.column * STRIDE + heights[answer.column]
    state.discs = (mine, state.discs[1]) if seat == 0 else (state.discs[0], mine)
    state.heights = (*heights[:column], heights[column] + 1, *heights[column + 1 :])
    emit(Dropped(seat, column))
    if any((pairs := mine & mine >> step) & pairs >> 2 * step for step in LINES):
        state.outcome = Outcome((1, 2) if seat == 0 else (2, 1), (1 - seat, seat), "line")
    elif sum(state.heights) == WIDTH * HEIGHT:
        state.outcome = Outcome((1, 1), (0, 0), "full")


class ConnectFour(Game[ConnectFourState]):
    info = GameInfo("connect-four", "Connect Four", 1, (FormInfo("standard", (2,)),), chance=False, secrets=False)

    def setup(self, setup: Setup) -> ConnectFourState:
        self.check(setup)
        return ConnectFourState()

    def flow(self, state: ConnectFourState, emit: Emit) -> Script[None] | None:
        return turn(state, emit) if state.outcome is None else None

    def outcome(self, state: ConnectFourState) -> Outcome | None:
        return state.outcome

    def view(self, position: Position[ConnectFourState], viewer: Seat | None) -> ConnectFourView:
        squares = (range(at * STRIDE, at * STRIDE + height) for at, height in enumerate(position.state.heights))
        columns = tuple(tuple(position.state.discs[1] >> square & 1 for square in column) for column in squares)
        decision = spelled_out(position, viewer, DropDecision)
        return ConnectFourView(**shared(position, "standard", viewer), columns=columns, decision=decision)

    def why_not(self, position: Position[ConnectFourState], seat: Seat, idea: Action) -> WhyNot | None:
        if (decision := position.decision_of(seat)) is None:
            return WhyNot("C4-1", Message("not-your-turn"))
        return None if idea in decision.options else WhyNot("C4-2", Message("column-is-full"))


TITLE = Title(id="connect-four", rules=ConnectFour(), actions=Drop, events=Dropped, view=ConnectFourView)
