"""Battles for tests: heroes and minions are put on the battlefield, a card or an action is played, and what can be
chosen and what becomes of it is read.

    fight = battle({"yami": "g6", "corjof": "g8"}, minions={1: ["g7"]}, hand=["dragon_fist"])
    fight = fight.after("play dragon_fist by yami", "minion 1 g7").all_pass(flip=["combustion"])

Heroes of Kurumo and Taulot belong to side 0 (west, seat 0), those of Nupten and Liothan to side 1, unless a name is
written "side:hero". All other heroes of the game wait off the board. Spaces are named as on the battlefield (row
letter, column number). Side 0 is first, and its hero named by `active` is activated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludarium.games.skytear.actions import PASS, Drawn
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS, COUNTERS, HEROES, VICTORY_CARDS
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.phases import Activation
from ludarium.games.skytear.setup import HeroPhase
from ludarium.games.skytear.state import (
    CONDITIONS,
    NO_HERO,
    READY,
    HeroState,
    OutsiderState,
    Pile,
    SkytearState,
)
from ludarium.kernel.decisions import CHANCE, Action, Decision, Event
from ludarium.kernel.position import Position

WEST = ("kurumo", "taulot")
DEFAULT_DECK = ("combustion", "lord_of_many", "into_the_eyes", "hurricane_strike") * 5


def numbers(cards: Iterable[str]) -> tuple[int, ...]:
    """Cards by number."""
    return tuple(CARD_NUMBERS[card] for card in cards)


class Battle:
    """A position of Skytear that is easy to read and to play on."""

    def __init__(self, position: Position[SkytearState], events: tuple[Event, ...] = ()) -> None:
        self.position = position
        self.events = events

    # -- reading -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> SkytearState:
        return self.position.state

    @property
    def decision(self) -> Decision:
        assert self.position.pending, "nothing is asked"
        return self.position.pending[0]

    @property
    def prompt(self) -> str:
        return self.decision.prompt

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.decision.seat

    @property
    def options(self) -> set[str]:
        """The options in notation."""
        return {str(option) for option in self.decision.options}

    @property
    def spaces(self) -> set[str]:
        """Spaces that can be chosen."""
        return {words.removeprefix("space ") for words in self.options if words.startswith("space ")}

    def hero(self, name: str) -> HeroState:
        return self.state.heroes[self.state.hero_number(name)]

    def at(self, name: str) -> str:
        """The space of a hero; "" when it is off the board."""
        hero = self.hero(name)
        return self.state.board.names[hero.at] if hero.at >= 0 else ""

    def conditions(self, name: str) -> set[str]:
        return {condition for condition in CONDITIONS if self.hero(name).has(condition)}

    def minions(self, side: int) -> set[str]:
        """Where a side's minions stand."""
        names = self.state.board.names
        spaces = self.state.minion_spaces(side)
        return {names[space] for space in range(len(names)) if spaces >> space & 1}

    def told(self, kind: type[Event]) -> list[Any]:
        """Events of that kind caused by the last answers."""
        return [event for event in self.events if isinstance(event, kind)]

    # -- playing -----------------------------------------------------------------------------------------------

    def after(self, *answers: str, flip: Sequence[str] = ()) -> Battle:
        """A battle of its own after these answers of whoever is asked; chance flips or draws `flip` in order."""
        position = self.position.copy()
        events: tuple[Event, ...] = ()
        flips = list(flip)
        events += _draw(position, flips)
        for answer in answers:
            decision = position.pending[0]
            position.apply(decision.seat, find(decision, answer))
            events += position.events + _draw(position, flips)
        return Battle(position, events)

    def all_pass(self, flip: Sequence[str] = ()) -> Battle:
        """Everybody passes until the Stack is empty and the active player acts again, or somebody must choose."""
        position = self.position.copy()
        events: tuple[Event, ...] = ()
        flips = list(flip)
        events += _draw(position, flips)
        while position.pending and position.pending[0].prompt == "priority":
            position.apply(position.pending[0].seat, PASS)
            events += position.events + _draw(position, flips)
        return Battle(position, events)

    def changed(self, **fields: Any) -> Battle:
        """The same battle with some fields of its state set; the running question is asked anew."""
        state: SkytearState = self.position.base.__copy__()  # type: ignore[attr-defined]
        for name, value in fields.items():
            assert hasattr(state, name), name
            setattr(state, name, value)
        return Battle(Position(SKYTEAR, state))


def _draw(position: Position[SkytearState], flips: list[str]) -> tuple[Event, ...]:
    """Answer for chance: the cards of `flips` first, then whatever lies on top."""
    events: tuple[Event, ...] = ()
    while position.pending and position.pending[0].seat == CHANCE:
        options = position.pending[0].options
        choice: Action = options[0]
        if flips:
            wanted = Drawn(flips.pop(0))
            assert wanted in options, f"{wanted} is not in the deck: {[str(option) for option in options]}"
            choice = wanted
        position.apply(CHANCE, choice)
        events += position.events
    return events


def find(decision: Decision, answer: str) -> Action:
    """The option with that notation; "hero", "space" and the like may be left out."""
    for verb in ("", "space ", "hero ", "card ", "choose ", "declare ", "activate ", "lane "):
        for option in decision.options:
            if str(option) == verb + answer:
                return option
    shown = ", ".join(str(option) for option in list(decision.options)[:40])
    raise AssertionError(f"'{answer}' is not offered at '{decision.prompt}': {shown}")


def battle(
    heroes: Mapping[str, str],
    active: str | None = None,
    *,
    hand: Sequence[str] = (),
    enemy_hand: Sequence[str] = (),
    deck: Sequence[str] = DEFAULT_DECK,
    enemy_deck: Sequence[str] = DEFAULT_DECK,
    minions: Mapping[int, Sequence[str]] | None = None,
    turn: int = 3,
    form: str = "first-battle",
    board: str = "two_lanes",
    conditions: Mapping[str, Sequence[str]] | None = None,
    hp: Mapping[str, int] | None = None,
    victory: Sequence[str] = (),
    points: int = 3,
    **fields: Any,
) -> Battle:
    """Two players in the Hero Phase; `active` (the first hero of side 0 if not given) is being activated by seat 0."""
    field = BOARDS[board]
    figures = []
    for written, space in heroes.items():
        side, name = _side(written)
        figures.append(HeroState(name, side, side, at=field.space(space), hp=(hp or {}).get(written, HEROES[name].hp)))
    named = {written.rpartition(":")[2] for written in heroes}
    for card in HEROES.values():
        if card.id not in named:
            side, _ = _side(card.id)
            figures.append(HeroState(card.id, side, side, status=2))
    lanes = len(field.lanes)
    state = SkytearState(
        form_id=form,
        board_id=board,
        seats=2,
        agenda=(HeroPhase(), Activation()),
        first_side=0,
        turn=turn,
        heroes=tuple(figures),
        minions=_minions(field, minions or {}),
        towers=((5,) * lanes, (5,) * lanes),
        tokens=field.lane_tokens,
        numbers=tuple(range(1, lanes + 1)),
        outsiders=(OutsiderState("dome_behemoth", 0),),
        hands=(tuple(sorted(numbers(hand))), tuple(sorted(numbers(enemy_hand)))),
        piles=(Pile(bag=tuple(sorted(numbers(deck)))), Pile(bag=tuple(sorted(numbers(enemy_deck))))),
        deck_of=(0, 1),
        victory=tuple(n for n, card in enumerate(VICTORY_CARDS) if card.id in victory),
        counters=((0,) * len(COUNTERS),) * 2,
        points=points,
    )
    for name, given in (conditions or {}).items():
        mask = sum(1 << CONDITIONS.index(condition) for condition in given)
        state.change(state.hero_number(name), conditions=mask)
    first = active or next(state.hero_name(n) for n, hero in enumerate(state.heroes) if hero.side == 0 and hero.at >= 0)
    state.hero = state.hero_number(first)
    state.seat = state.heroes[state.hero].side
    state.acting_side = state.seat
    for name, value in fields.items():
        assert hasattr(state, name), name
        setattr(state, name, value)
    assert state.heroes[state.hero].status == READY
    return Battle(Position(SKYTEAR, state))


def between_activations(fight: Battle) -> Battle:
    """The same battle with nobody activated: the Hero Phase asks for the next hero or ends."""
    return fight.changed(agenda=(HeroPhase(),), hero=NO_HERO, seat=-1, points=0, done=())


def _side(written: str) -> tuple[int, str]:
    side, _, name = written.rpartition(":")
    return (int(side) if side else 0 if HEROES[name].faction in WEST else 1), name


def _minions(field: Any, wanted: Mapping[int, Sequence[str]]) -> tuple[tuple[int, ...], ...]:
    """Minions belong to the lane whose ground they stand on, else to the lane of the nearest control token."""
    rows = []
    for side in (0, 1):
        lanes = [0] * len(field.lanes)
        for name in wanted.get(side, ()):
            space = field.space(name)
            lane = min(range(len(lanes)), key=lambda at: field.distances[field.lane_tokens[at]][space])
            lanes[lane] |= 1 << space
        rows.append(tuple(lanes))
    return tuple(rows)
