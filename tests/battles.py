"""Battles for tests: heroes and minions are put on the battlefield, a card or an action is played, and what can be
chosen and what becomes of it is read.

    fight = battle({"yami": "c6", "corjof": "c8"}, minions={1: ["c7"]}, hand=["dragon_fist"])
    fight = fight.after("play dragon_fist by yami", "minion 1 c7").all_pass(flip=[2])

Heroes of Kurumo and Taulot belong to side 0 (west, seat 0), those of Nupten and Liothan to side 1, unless a name is
written "side:hero". All other heroes of the game wait off the board. Spaces are named as on the battlefield (row
letter, column number). Side 0 is first, and its hero named by `active` is activated. Cards that chance must flip or
draw are given by id, or by their modifier.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludarium.games.skytear import skills
from ludarium.games.skytear.actions import PASS, Drawn, PickSpace
from ludarium.games.skytear.board import BOARDS, Board
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS, COUNTERS, HEROES, VICTORY_CARDS
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.phases import Activation, MinionPhase
from ludarium.games.skytear.setup import HeroPhase
from ludarium.games.skytear.state import (
    CONDITIONS,
    DEFEATED,
    EXHAUSTED,
    NO_HERO,
    READY,
    HeroState,
    OutsiderState,
    Pile,
    SkytearState,
)
from ludarium.games.skytear.view import SkytearView
from ludarium.kernel.decisions import CHANCE, Action, Event
from ludarium.kernel.game import Position
from played import Played, find, with_fields

WEST = ("kurumo", "taulot")
DEFAULT_DECK = ("shuriken_storm", "lord_of_many", "combustion", "hideaway") * 5
"""Cards with the modifiers 0, 1, 2 and 3."""
VERBS = ("space", "hero", "card", "choose", "declare", "activate", "lane")
"""First words of answers that may be left out."""


def numbers(cards: Iterable[str]) -> tuple[int, ...]:
    """Cards by number."""
    return tuple(CARD_NUMBERS[card] for card in cards)


def ids(cards: Iterable[int]) -> list[str]:
    """Cards by id."""
    return [CARDS[card].id for card in cards]


class Battle(Played[SkytearState]):
    """A position of Skytear that is easy to read and to play on."""

    @property
    def reason(self) -> str:
        """Why the game ended."""
        return self.outcome.reason

    @property
    def places(self) -> tuple[int, ...]:
        return self.outcome.places

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
        return {option.space for option in self.decision.options if isinstance(option, PickSpace)}

    @property
    def actions(self) -> set[str]:
        """Actions that can be declared."""
        return {words.removeprefix("declare ") for words in self.options if words.startswith("declare ")}

    def cards(self, hero: str | None = None) -> set[str]:
        """Cards that can be played, or that one hero can play."""
        played = [words.removeprefix("play ").split(" by ") for words in self.options if words.startswith("play ")]
        return {card for card, by in played if hero in (None, by)}

    @property
    def stack(self) -> list[str]:
        """What waits on the Stack, from the bottom: actions, card ids, skills."""
        return [CARDS[effect.card].id if effect.card >= 0 else effect.kind for effect in self.state.stack]

    def hero(self, name: str) -> HeroState:
        return self.state.heroes[self.state.hero_number(name)]

    def at(self, name: str) -> str:
        """The space of a hero; "" when it is off the board."""
        hero = self.hero(name)
        return self.state.board.names[hero.at] if hero.at >= 0 else ""

    def hp(self, name: str) -> int:
        return self.hero(name).hp

    def lost(self, name: str) -> int:
        """HP a hero is short of."""
        hero = self.hero(name)
        return hero.card.hp - hero.hp

    def armour(self, name: str) -> int:
        """Armour with everything that adds to it."""
        return skills.armour(self.state, self.state.hero_number(name))

    def mana(self, name: str) -> int:
        return self.state.mana(self.hero(name))

    def conditions(self, name: str) -> set[str]:
        return {condition for condition in CONDITIONS if self.hero(name).has(condition)}

    def illusion(self, name: str) -> str:
        """Where a hero's Illusion lies; "" when it is not on the board."""
        hero = self.hero(name)
        return self.state.board.names[hero.illusion] if hero.illusion >= 0 else ""

    def pillars(self, side: int) -> set[str]:
        return self._named(self.state.pillars[side])

    def minions(self, side: int, lane: str | None = None) -> set[str]:
        """Where a side's minions stand, of all lanes or of one."""
        board = self.state.board
        rows = [
            spaces for name, spaces in zip(board.lanes, self.state.minions[side], strict=True) if lane in (None, name)
        ]
        return self._named(at for at in range(board.size) if any(spaces >> at & 1 for spaces in rows))

    @property
    def walls(self) -> set[str]:
        return self._named(at for at in range(self.state.board.size) if self.state.walls >> at & 1)

    @property
    def tokens(self) -> tuple[str, ...]:
        """Where the lanes' control tokens lie."""
        return tuple(self.state.board.names[token] for token in self.state.tokens)

    def hand(self, seat: int) -> list[str]:
        return ids(self.state.hands[seat])

    def discards(self, seat: int) -> list[str]:
        return ids(self.state.piles[self.state.deck_of[seat]].discard)

    def deck(self, seat: int) -> int:
        """Cards left in a player's deck."""
        return len(self.state.piles[self.state.deck_of[seat]])

    def counter(self, side: int, name: str) -> int:
        return self.state.counters[side][COUNTERS.index(name)]

    def outsider(self) -> str:
        """Where the first outsider stands; "" when it is on its card."""
        at = self.state.outsiders[0].at
        return self.state.board.names[at] if at >= 0 else ""

    def view(self, seat: int | None) -> SkytearView:
        return SKYTEAR.view(self.position, seat)

    def why(self, idea: Action, seat: int | None = None) -> tuple[str, str]:
        """The rule and the message key that forbid an idea to the seat (whoever is asked)."""
        reason = self.position.why_not(self.asked if seat is None else seat, idea)
        assert reason is not None, f"{idea} is allowed"
        return reason.rule, reason.message.key.removeprefix("sk-why-")

    def _named(self, spaces: Iterable[int]) -> set[str]:
        return {self.state.board.names[space] for space in spaces}

    # -- playing -----------------------------------------------------------------------------------------------

    def after(self, *answers: str, flip: Sequence[str | int] = ()) -> Battle:
        """A battle of its own after these answers of whoever is asked; chance flips or draws `flip` in order."""
        position = self.position.copy()
        flips = list(flip)
        events = (() if answers else self.events) + _draw(position, flips)
        for answer in answers:
            assert position.pending, f"the game is over before '{answer}'"
            decision = position.pending[0]
            position.apply(decision.seat, find(decision, answer, VERBS))
            events += position.events + _draw(position, flips)
        assert not flips, f"not flipped: {flips}"
        return Battle(position, events)

    def all_pass(self, flip: Sequence[str | int] = ()) -> Battle:
        """Everybody passes until the Stack is empty and the active player acts again, or somebody must choose."""
        position = self.position.copy()
        flips = list(flip)
        events = _draw(position, flips)
        while position.pending and position.pending[0].prompt == "priority":
            position.apply(position.pending[0].seat, PASS)
            events += position.events + _draw(position, flips)
        assert not flips, f"not flipped: {flips}"
        return Battle(position, events)

    def resolved(self, flip: Sequence[str | int] = ()) -> Battle:
        """Everybody passes once in a row: the top effect of the Stack resolves."""
        return self.after(*["pass"] * self.state.seats, flip=flip)

    def changed(self, **fields: Any) -> Battle:
        """The same battle with some fields of its state set; the running question is asked anew."""
        return Battle(Position(SKYTEAR, with_fields(self.position.base, fields)))

    def with_hero(self, name: str, **fields: Any) -> Battle:
        """The same battle with some fields of a hero set."""
        state: SkytearState = self.position.base.__copy__()
        state.change(state.hero_number(name), **fields)
        return Battle(Position(SKYTEAR, state))


def _draw(position: Position[SkytearState], flips: list[str | int]) -> tuple[Event, ...]:
    """Answer for chance: the cards of `flips` first, then whatever comes first in its options."""
    events: tuple[Event, ...] = ()
    while position.pending and position.pending[0].seat == CHANCE:
        options = position.pending[0].options
        choice: Action = options[0]
        if flips:
            wanted = flips.pop(0)
            fitting = [
                option
                for option in options
                if isinstance(option, Drawn) and wanted in (option.card, CARDS[CARD_NUMBERS[option.card]].modifier)
            ]
            assert fitting, f"{wanted} is not in the deck: {[str(option) for option in options]}"
            choice = fitting[0]
        position.apply(CHANCE, choice)
        events += position.events
    return events


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
    seats: int = 2,
    conditions: Mapping[str, Sequence[str]] | None = None,
    hp: Mapping[str, int] | None = None,
    exhausted: Sequence[str] = (),
    leads: Mapping[str, str] | None = None,
    pillars: Mapping[int, Sequence[str]] | None = None,
    illusions: Mapping[str, str] | None = None,
    tokens: Sequence[str] = (),
    victory: Sequence[str] = (),
    outsider: str = "dome_behemoth",
    points: int = 3,
    **fields: Any,
) -> Battle:
    """A battle in the Hero Phase; `active` (the first hero of side 0 if not given) is activated by seat 0 or 1."""
    field = BOARDS[board]
    figures = []
    for written, space in heroes.items():
        side, name = _side(written)
        owner = side if seats <= 4 else -1
        figures.append(HeroState(name, side, owner, at=field.space(space), hp=HEROES[name].hp))
    named = {written.rpartition(":")[2] for written in heroes}
    for card in HEROES.values():
        if card.id not in named:
            side, _ = _side(card.id)
            figures.append(HeroState(card.id, side, side if seats <= 4 else -1, status=DEFEATED))
    lanes = len(field.lanes)
    state = SkytearState(
        form_id=form,
        board_id=board,
        seats=seats,
        agenda=(HeroPhase(), Activation()),
        first_side=0,
        turn=turn,
        heroes=tuple(figures),
        minions=_minions(field, minions or {}),
        towers=((5,) * lanes, (5,) * lanes),
        tokens=tuple(field.space(token) for token in tokens) or field.lane_tokens,
        numbers=tuple(range(1, lanes + 1)),
        pillars=tuple(tuple(field.space(at) for at in (pillars or {}).get(side, ())) for side in (0, 1)),
        outsiders=(OutsiderState(outsider, 0),),
        hands=(tuple(sorted(numbers(hand))), tuple(sorted(numbers(enemy_hand))), *((),) * (seats - 2)),
        piles=(Pile(bag=tuple(sorted(numbers(deck)))), Pile(bag=tuple(sorted(numbers(enemy_deck))))),
        deck_of=tuple(seat % 2 for seat in range(seats)),
        victory=tuple(n for n, card in enumerate(VICTORY_CARDS) if card.id in victory),
        counters=((0,) * len(COUNTERS),) * 2,
        points=points,
    )
    for name, given in (conditions or {}).items():
        state.change(state.hero_number(name), conditions=sum(1 << CONDITIONS.index(each) for each in given))
    for name, health in (hp or {}).items():
        state.change(state.hero_number(name), hp=health)
    for name in exhausted:
        state.change(state.hero_number(name), status=EXHAUSTED)
    for name, led in (leads or {}).items():
        number = state.hero_number(name)
        state.change(number, leads=numbers([led]), lead_seen=(1 << state.heroes[number].side,))
    for name, space in (illusions or {}).items():
        state.change(state.hero_number(name), illusion=field.space(space))
    first = active or next(state.hero_name(n) for n, hero in enumerate(state.heroes) if hero.side == 0 and hero.at >= 0)
    state.hero = state.hero_number(first)
    state.seat = state.heroes[state.hero].side
    state.acting_side = state.seat
    state = with_fields(state, fields)
    assert state.heroes[state.hero].status == READY
    return Battle(Position(SKYTEAR, state))


def between_activations(fight: Battle, **fields: Any) -> Battle:
    """The same battle with nobody activated: the Hero Phase asks for the next hero or ends."""
    return fight.changed(**{"agenda": (HeroPhase(),), "hero": NO_HERO, "seat": -1, "points": 0, "done": (), **fields})


def minion_phase(fight: Battle, checked: Sequence[int] = (), **fields: Any) -> Battle:
    """The same battle at the beginning of its Minion Phase; tokens with a number in `checked` are done already."""
    return between_activations(fight, agenda=(MinionPhase(tuple(checked)),), **fields)


def _side(written: str) -> tuple[int, str]:
    side, _, name = written.rpartition(":")
    return (int(side) if side else 0 if HEROES[name].faction in WEST else 1), name


def _minions(field: Board, wanted: Mapping[int, Sequence[str]]) -> tuple[tuple[int, ...], ...]:
    """Minions belong to the lane whose ground they stand on, else to the lane of the nearest control token."""
    rows = []
    for side in (0, 1):
        lanes = [0] * len(field.lanes)
        for name in wanted.get(side, ()):
            space = field.space(name)
            ground = [lane for lane, spaces in enumerate(field.lane_spaces) if spaces >> space & 1]
            nearest = min(range(len(lanes)), key=lambda at, to=space: field.distances[field.lane_tokens[at]][to])  # type: ignore[misc]
            lanes[ground[0] if ground else nearest] |= 1 << space
        rows.append(tuple(lanes))
    return tuple(rows)
