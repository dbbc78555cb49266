"""A toy with dice: heroes plan in secret at the same time, act in any order they like, then enemies act by themselves.

Every round each hero rolls two dice behind the screen. All choose together, unseen, which die to spend on which
order; then anyone may go next. The enemies that are left wait in a queue on the agenda and strike by a loaded die.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from ludarium.kernel.chance import Chance, Dealer
from ludarium.kernel.decisions import (
    CHANCE,
    Action,
    Decision,
    Emit,
    Event,
    Message,
    Script,
    Seat,
    Together,
    Whoever,
    WhyNot,
)
from ludarium.kernel.game import FormInfo, Game, GameInfo, Outcome, Position, Setup, State
from ludarium.kernel.mind import Mind
from ludarium.kernel.values import replaced, without
from ludarium.kernel.viewing import shared, spelled_out
from ludarium.kernel.views import DecisionView, View

DICE = 2
ROUNDS = 6
HERO_HEALTH = 12
ENEMY_HEALTH = 4
ORDERS = ("attack", "guard", "rest")
STRIKES = (0, 1, 2, 4)
STRIKE_WEIGHTS = (2, 3, 2, 1)


# -- actions and events ----------------------------------------------------------------------------------------


class Roll(Action, frozen=True, tag="roll"):
    value: int

    def __str__(self) -> str:
        return f"roll {self.value}"


class Plan(Action, frozen=True, tag="plan"):
    """Which order, paid with a die of that value."""

    order: str
    die: int

    def __str__(self) -> str:
        return f"plan {self.order} {self.die}"


class Go(Action, frozen=True, tag="go"):
    """Carry out the order now; `enemy` is the place in the queue that is attacked, or -1."""

    enemy: int = -1

    def __str__(self) -> str:
        return f"go {self.enemy}" if self.enemy >= 0 else "go"


class Strike(Action, frozen=True, tag="strike"):
    points: int

    def __str__(self) -> str:
        return f"strike {self.points}"


class Rolled(Event, frozen=True, tag="rolled"):
    """A die was rolled behind the screen."""

    seat: Seat
    value: int = 0

    @property
    def final(self) -> bool:
        return True

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat else Rolled(self.seat)


class Planned(Event, frozen=True, tag="planned"):
    """Everybody has planned; the orders are shown."""

    orders: tuple[Plan, ...]

    @property
    def final(self) -> bool:
        return True


class Acted(Event, frozen=True, tag="acted"):
    seat: Seat
    order: str
    enemy: int


class Struck(Event, frozen=True, tag="struck"):
    enemy: int
    seat: Seat
    points: int

    @property
    def final(self) -> bool:
        return True


DiceAction: TypeAlias = Roll | Plan | Go | Strike
DiceEvent: TypeAlias = Rolled | Planned | Acted | Struck


# -- state and view --------------------------------------------------------------------------------------------


class Agendum(Struct, frozen=True):
    """Something that waits to be done. The last one on the agenda is next."""


class BeginRound(Agendum, frozen=True):
    pass


class RollDice(Agendum, frozen=True):
    pass


class Planning(Agendum, frozen=True):
    pass


class HeroesAct(Agendum, frozen=True):
    """Heroes that have not gone yet; anyone of them may be next."""

    left: tuple[Seat, ...]


class EnemyTurn(Agendum, frozen=True):
    enemy: int


class DiceState(State):
    seats: int
    heroes: tuple[int, ...]
    enemies: tuple[int, ...]
    dice: tuple[tuple[int, ...], ...]
    orders: tuple[Plan, ...] = ()
    guards: tuple[int, ...] = ()
    round: int = 0
    agenda: tuple[Agendum, ...] = (BeginRound(),)
    outcome: Outcome | None = None


class DiceDecision(DecisionView, frozen=True):
    options: tuple[DiceAction, ...]


class DiceView(View, frozen=True, kw_only=True, tag="dungeon-dice"):
    heroes: tuple[int, ...]
    enemies: tuple[int, ...]
    dice: tuple[int, ...]
    """The viewer's own dice."""
    dice_left: tuple[int, ...]
    """How many dice each hero has left."""
    orders: tuple[Plan, ...]
    guards: tuple[int, ...]
    round: int
    decision: DiceDecision | None


# -- the course of the game ------------------------------------------------------------------------------------


def begin_round(state: DiceState, _: BeginRound, emit: Emit) -> Script[None]:
    state.round += 1
    state.dice = ((),) * state.seats
    state.orders = ()
    state.guards = (0,) * state.seats
    queue = tuple(EnemyTurn(enemy) for enemy, health in enumerate(state.enemies) if health > 0)
    heroes = tuple(range(state.seats))
    state.agenda = (BeginRound(), *reversed(queue), HeroesAct(heroes), Planning(), RollDice())
    return
    yield


def roll_dice(state: DiceState, _: RollDice, emit: Emit) -> Script[None]:
    """One hidden die a step."""
    for seat in range(state.seats):
        if len(state.dice[seat]) < DICE:
            answer = yield Decision(CHANCE, f"roll-{seat}", tuple([Roll(value) for value in range(1, 7)]))
            rolled = tuple(sorted((*state.dice[seat], answer.value)))
            state.dice = (*state.dice[:seat], rolled, *state.dice[seat + 1 :])
            emit(Rolled(seat, answer.value))
            return
    state.agenda = state.agenda[:-1]


def planning(state: DiceState, _: Planning, emit: Emit) -> Script[None]:
    """Everyone at the same time; the answers were secret, so the step ends here."""
    state.agenda = state.agenda[:-1]
    state.orders = yield Together(tuple(plan_decision(state, seat) for seat in range(state.seats)))
    state.dice = tuple(without(dice, plan.die) for dice, plan in zip(state.dice, state.orders, strict=True))
    emit(Planned(state.orders))


def plan_decision(state: DiceState, seat: Seat) -> Decision:
    values = sorted(set(state.dice[seat]))
    return Decision(seat, "plan", tuple([Plan(order, value) for order in ORDERS for value in values]))


def heroes_act(state: DiceState, item: HeroesAct, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    if not item.left:
        return
    decisions = tuple(Decision(seat, "go", go_options(state, seat)) for seat in item.left)
    seat, answer = yield Whoever(decisions)
    act(state, seat, answer, emit)
    state.agenda += (HeroesAct(without(item.left, seat)),)
    if not any(state.enemies):
        state.outcome = Outcome((1,) * state.seats, (ROUNDS - state.round + 1,) * state.seats, "enemies-beaten")


def go_options(state: DiceState, seat: Seat) -> tuple[Go, ...]:
    targets = [Go(enemy) for enemy, health in enumerate(state.enemies) if health > 0]
    return tuple(targets) if state.orders[seat].order == "attack" and targets else (Go(),)


def act(state: DiceState, seat: Seat, action: Go, emit: Emit) -> None:
    plan = state.orders[seat]
    match plan.order:
        case "attack":
            left = max(0, state.enemies[action.enemy] - (plan.die + 1) // 2)
            state.enemies = replaced(state.enemies, action.enemy, left)
        case "guard":
            state.guards = replaced(state.guards, seat, (plan.die + 1) // 2)
        case "rest":
            state.heroes = replaced(state.heroes, seat, min(HERO_HEALTH, state.heroes[seat] + plan.die // 3))
    emit(Acted(seat, plan.order, action.enemy))


def enemy_turn(state: DiceState, item: EnemyTurn, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    if state.enemies[item.enemy] <= 0:
        return
    options = tuple(Strike(points) for points in STRIKES)
    answer = yield Decision(CHANCE, f"strike-{item.enemy}", options, weights=STRIKE_WEIGHTS)
    seat = min(range(state.seats), key=lambda hero: (state.heroes[hero], hero))
    points = max(0, answer.points - state.guards[seat])
    state.heroes = replaced(state.heroes, seat, max(0, state.heroes[seat] - points))
    emit(Struck(item.enemy, seat, points))
    if state.heroes[seat] == 0:
        state.outcome = Outcome((2,) * state.seats, (0,) * state.seats, "hero-down")


def end_of_time(state: DiceState) -> bool:
    return state.round >= ROUNDS and state.agenda == (BeginRound(),)


STEPS: dict[type[Agendum], Callable[[DiceState, Any, Emit], Script[None]]] = {
    BeginRound: begin_round,
    RollDice: roll_dice,
    Planning: planning,
    HeroesAct: heroes_act,
    EnemyTurn: enemy_turn,
}


class DiceMind(Mind[DiceState]):
    def heuristic(self, state: DiceState, seat: Seat) -> float:
        return sum(state.heroes) / (sum(state.heroes) + sum(state.enemies) + 1)


class DungeonDice(Game[DiceState]):
    info: ClassVar[GameInfo] = GameInfo("dungeon-dice", "Dungeon Dice", 1, (FormInfo("standard", (1, 2, 3, 4)),))

    def setup(self, setup: Setup) -> DiceState:
        self.check(setup)
        seats = setup.seats
        return DiceState(seats, (HERO_HEALTH,) * seats, (ENEMY_HEALTH,) * (seats + 1), ((),) * seats)

    def flow(self, state: DiceState, emit: Emit) -> Script[None] | None:
        if state.outcome is not None or end_of_time(state):
            return None
        item = state.agenda[-1]
        return STEPS[type(item)](state, item, emit)

    def outcome(self, state: DiceState) -> Outcome | None:
        if state.outcome is None and end_of_time(state):
            return Outcome((2,) * state.seats, (0,) * state.seats, "time")
        return state.outcome

    def view(self, position: Position[DiceState], viewer: Seat | None) -> DiceView:
        state = position.state
        return DiceView(
            **shared(position, "standard", viewer),
            heroes=state.heroes,
            enemies=state.enemies,
            dice=state.dice[viewer] if viewer is not None else (),
            dice_left=tuple(len(dice) for dice in state.dice),
            orders=state.orders,
            guards=state.guards,
            round=state.round,
            decision=spelled_out(position, viewer, DiceDecision),
        )

    def determinise(self, state: DiceState, viewer: Seat, chance: Chance) -> DiceState:
        dealer = Dealer(chance)
        world = state.__copy__()
        world.dice = tuple(
            dice if seat == viewer else tuple(sorted(dealer.below(6) + 1 for _ in dice))
            for seat, dice in enumerate(state.dice)
        )
        return world

    def why_not(self, position: Position[DiceState], seat: Seat, idea: Action) -> WhyNot | None:
        decision = position.decision_of(seat)
        if decision is None:
            return WhyNot("DD-1", Message("nothing-is-asked-of-you"))
        if idea in decision.options:
            return None
        if isinstance(idea, Plan) and decision.prompt == "plan":
            return WhyNot("DD-2", Message("no-such-die", {"die": idea.die}))
        return WhyNot("DD-3", Message("something-else-is-asked", {"prompt": decision.prompt}))


DUNGEON_DICE = DungeonDice()
