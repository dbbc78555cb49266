"""The puzzles of Skytear: lanes, heroes and minions in one activation, and answers on the Stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ludarium.games.skytear.actions import (
    Activate,
    Declare,
    LayArea,
    Pass,
    PickHero,
    PickMinion,
    PickSpace,
    PickToken,
    PlayCard,
)
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.events import ControlCounted
from ludarium.games.skytear.minions import EndOfTurn, token_number
from ludarium.games.skytear.phases import Activation, MinionPhase
from ludarium.games.skytear.piles import set_pile
from ludarium.games.skytear.state import EXHAUSTED, READY, Pile, SkytearState
from ludarium.kernel.decisions import Action, Seat
from ludarium.kernel.game import Position
from ludarium.kernel.goals import Goal, Goals, Step

FIXED = 6
"""How many cards of a deck are laid open before a puzzle: as many as an activation flips."""
CARDS_LEFT = 3
"""So many cards stay in the hand."""
_NEAR = 7


class SkytearGoals(Goals[SkytearState]):
    themes = ("lane", "defeat", "damage", "minions", "both", "drive", "condition", "heal", "survive")
    idle = (Pass,)

    def table(self, below: Callable[[int], int]) -> tuple[str, int, dict[str, Any]]:
        return ("first-battle", "standard", "standard")[below(3)], 2, {}

    def begins(self, position: Position[SkytearState]) -> Seat | None:
        """Puzzles begin in the middle of an activation, or where something of the other side waits on the Stack."""
        if not position.pending or position.base.seats != 2 or position.answers or not position.base.turn:
            return None
        decision, state = position.pending[0], position.base
        if decision.prompt == "activation" and 1 <= state.points <= 2:
            return decision.seat
        if decision.prompt == "priority" and state.stack and state.stack[-1].seat % 2 != decision.seat % 2:
            return decision.seat if len(decision.options) > 1 else None
        return None

    def prepared(
        self, position: Position[SkytearState], seat: Seat, below: Callable[[int], int]
    ) -> Position[SkytearState] | None:
        """The top of both decks is laid open; what the other side holds goes back into its deck."""
        state = position.base.__copy__()
        other = 1 - seat
        if state.deck_of[seat] == state.deck_of[other]:
            return None
        deck = state.deck_of[other]
        pile = state.piles[deck]
        hidden = [*state.hands[other]]
        for number, hero in enumerate(state.heroes):
            if hero.side == other % 2 and hero.leads:
                hidden += hero.leads
                state.change(number, leads=(), lead_seen=())
        own = list(state.hands[seat])
        back = []
        while len(own) > CARDS_LEFT:
            back.append(own.pop(below(len(own))))
        state.hands = tuple(() if at == other else tuple(sorted(own)) for at in range(state.seats))
        mine = state.piles[state.deck_of[seat]]
        set_pile(state, state.deck_of[seat], replace(mine, bag=tuple(sorted((*mine.bag, *back)))))
        set_pile(state, deck, Pile(tuple(sorted((*pile.bag, *hidden))), pile.top, pile.seen, pile.discard))
        state.flow_ready = False
        # Wounded heroes, so that somebody can fall at all: the other side's in an activation, the own under a threat.
        hurt, most = (seat % 2, 2) if state.stack else (other % 2, 4)
        last, whole = not state.stack and below(2) == 1, not state.stack and below(2) == 1
        for number, hero in enumerate(state.heroes):
            if last and number != state.hero and hero.status == READY:
                state.change(number, status=EXHAUSTED)
        for number, hero in enumerate(state.heroes):
            if hero.side == hurt and hero.at >= 0 and not whole:
                state.change(number, hp=min(hero.hp, 1 + below(most) + (hurt != seat % 2)))
        for number in sorted({state.deck_of[seat], deck}):
            _lay_open(state, number, below)
        return Position(position.game, state)

    def goals(self, position: Position[SkytearState], seat: Seat) -> Sequence[Goal]:
        state, side = position.state, seat % 2
        if position.pending[0].prompt == "priority":
            return self._threats(position, seat)
        found = []
        hero = state.heroes[state.hero]
        for number, enemy in enumerate(state.heroes):
            if enemy.side != side and enemy.at >= 0 and state.board.distances[hero.at][enemy.at] <= _NEAR:
                found.append(Goal("defeat", (("hero", state.hero_name(number)),)))
                whom = ("hero", state.hero_name(number))
                found += [Goal("damage", (whom, ("points", points))) for points in (3, 4, 5)]
                found.append(Goal("drive", (("hero", state.hero_name(number)),)))
                found += [
                    Goal("condition", (("hero", state.hero_name(number)), ("condition", condition)))
                    for condition in ("slow", "disarmed", "marked")
                    if not enemy.has(condition)
                ]
        for number, friend in enumerate(state.heroes):
            if friend.side == side and friend.at >= 0 and friend.hp <= friend.card.hp - 2:
                found.append(Goal("heal", (("hero", state.hero_name(number)), ("points", 2))))
        near = [
            space
            for lane in state.minions[1 - side]
            for space in bits(lane)
            if state.board.distances[hero.at][space] <= _NEAR
        ]
        if len(near) >= 2:
            found.append(Goal("minions", (("number", 2),)))
        if near:
            found += [Goal("both", goal.args) for goal in found if goal.theme == "drive"]
        rest = [n for n, figure in enumerate(state.heroes) if figure.status == READY and figure.at >= 0]
        if rest == [state.hero]:
            lane = min(range(len(state.numbers)), key=lambda at: state.numbers[at])
            if not state.board.dome_numbers or state.numbers[lane] < min(state.board.dome_numbers):
                letter = state.board.lanes[lane]
                found.append(Goal("lane", (("lane", letter), ("token", token_number(state, (lane,), -1)))))
        return found

    def _threats(self, position: Position[SkytearState], seat: Seat) -> Sequence[Goal]:
        """Own heroes that what waits on the Stack defeats, unless somebody does something."""
        trial = position.copy()
        before = position.state.__copy__()
        while trial.pending and trial.state.stack:
            decision = trial.pending[0]
            trial.apply(decision.seat, Pass() if Pass() in decision.options else decision.options[0])
        return [
            Goal("survive", (("hero", before.hero_name(number)),))
            for number, hero in enumerate(before.heroes)
            if hero.side == seat % 2 and hero.at >= 0 and trial.state.heroes[number].at < 0
        ]

    def least(self, goal: Goal) -> int:
        return 1 if goal.theme == "survive" else 2

    def reached(self, goal: Goal, seat: Seat, start: SkytearState, position: Position[SkytearState]) -> bool:
        state = position.state
        if goal.theme == "lane":
            return any(
                isinstance(event, ControlCounted) and event.token == goal.of("token") and event.winner == seat % 2
                for event in position.events
            )
        if goal.theme == "minions":
            return _fallen(start, state, seat) >= int(goal.of("number"))
        hero = state.heroes[start.hero_number(str(goal.of("hero")))]
        before = start.heroes[start.hero_number(str(goal.of("hero")))]
        match goal.theme:
            case "defeat":
                return hero.at < 0
            case "damage":
                return before.hp - max(0, hero.hp) >= int(goal.of("points"))
            case "both":
                return hero.hp < before.hp and _fallen(start, state, seat) >= 1
            case "drive":
                return hero.at >= 0 and hero.at != before.at
            case "condition":
                return hero.has(str(goal.of("condition")))
            case "heal":
                return hero.hp - before.hp >= int(goal.of("points"))
        return not state.stack and hero.at >= 0 and isinstance(state.agenda[-1], Activation)

    def over(self, goal: Goal, seat: Seat, start: SkytearState, position: Position[SkytearState]) -> bool:
        state = position.state
        if not position.pending or state.turn != start.turn:
            return True
        if goal.theme == "lane":
            return any(isinstance(item, EndOfTurn) for item in state.agenda) or any(
                isinstance(item, MinionPhase) and goal.of("token") in item.checked for item in state.agenda
            )
        if goal.theme == "survive":
            return state.heroes[start.hero_number(str(goal.of("hero")))].at < 0 or (
                not state.stack and isinstance(state.agenda[-1], Activation)
            )
        return state.hero != start.hero

    def deed(self, action: Action) -> str:
        """From which space a hero does something makes no other deed of it."""
        return "" if isinstance(action, Pass | PickSpace) else str(action)

    def steps(self, goal: Goal, seat: Seat, start: SkytearState, position: Position[SkytearState]) -> tuple[Step, ...]:
        state, names = position.state, start.board.names
        if goal.theme == "minions":
            need = int(goal.of("number"))
            return (Step("minions", min(need, _fallen(start, state, seat)), need),)
        if goal.theme == "lane":
            lane = start.board.lanes.index(str(goal.of("lane")))
            have = int(self.reached(goal, seat, start, position))
            return (Step("lane", have, 1, (names[start.tokens[lane]],)),)
        number = start.hero_number(str(goal.of("hero")))
        before, now = start.heroes[number], state.heroes[number]
        place = (names[before.at],)
        done = int(self.reached(goal, seat, start, position))
        match goal.theme:
            case "defeat":
                return (Step("damage", before.hp if now.at < 0 else max(0, before.hp - now.hp), before.hp, place),)
            case "damage":
                need = int(goal.of("points"))
                return (Step("damage", min(need, max(0, before.hp - max(0, now.hp))), need, place),)
            case "heal":
                need = int(goal.of("points"))
                return (Step("healed", min(need, max(0, now.hp - before.hp)), need, place),)
            case "both":
                hurt = Step("damage", int(now.hp < before.hp), 1, place)
                return hurt, Step("minions", min(1, _fallen(start, state, seat)), 1)
        return (Step(goal.theme, done, 1, place),)

    def where(self, action: Action) -> tuple[str, ...]:
        match action:
            case PickSpace(space=space) | PickMinion(space=space) | PickToken(space=space):
                return (space,)
            case PickHero(hero=hero):
                return (f"hero {hero}",)
            case LayArea(spaces=spaces):
                return spaces
        return ()

    def card(self, action: Action) -> str:
        match action:
            case PlayCard(card=card):
                return card
            case Declare(what=what):
                return f"declare {what}"
            case Activate(hero=hero):
                return f"activate {hero}"
        return ""

    def known(self, position: Position[SkytearState], seat: Seat) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """What the next flips will be, own deck first: the cards that were laid open."""
        state = position.state
        return tuple(
            (whose, tuple(CARDS[card].modifier for card in state.piles[state.deck_of[at]].top[:FIXED]))
            for whose, at in (("own", seat), ("other", 1 - seat))
        )

    def shape(self, position: Position[SkytearState]) -> frozenset[str]:
        state = position.state
        names = state.board.names
        heroes = {f"{hero.id} {hero.side} {names[hero.at]}" for hero in state.heroes if hero.at >= 0}
        minions = {f"{side} {lane} {mask}" for side, row in enumerate(state.minions) for lane, mask in enumerate(row)}
        return frozenset(heroes | minions)


def _lay_open(state: SkytearState, deck: int, below: Callable[[int], int]) -> None:
    pile = state.piles[deck]
    bag, top = list(pile.bag), list(pile.top[:FIXED])
    rest = pile.top[FIXED:]
    bag += rest
    while bag and len(top) < FIXED:
        top.append(bag.pop(below(len(bag))))
    everybody = (1 << state.seats) - 1
    set_pile(state, deck, replace(pile, bag=tuple(sorted(bag)), top=tuple(top), seen=(everybody,) * len(top)))


def _fallen(start: SkytearState, state: SkytearState, seat: Seat) -> int:
    other = 1 - seat % 2
    return sum(lane.bit_count() for lane in start.minions[other]) - sum(
        lane.bit_count() for lane in state.minions[other]
    )


GOALS = SkytearGoals()
