"""The guided first battle in the simplified mode: prepared positions on the real engine, each with one thing to do.

A lesson has no memory of its own: the answers so far are played again from the prepared position, so a
lesson can be left, repeated and resumed anywhere. The other side passes. The words around it are in the texts
(`sk-lesson-...`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from ludarium.games.skytear.actions import PASS
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS, COUNTERS, HEROES, VICTORY_CARDS, pack_of
from ludarium.games.skytear.events import (
    Activated,
    CardPlayed,
    ControlCounted,
    Damaged,
    HeroDefeated,
    Led,
    MinionDefeated,
    Moved,
    StructureDamaged,
)
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.phases import Activation, MinionPhase, Priority
from ludarium.games.skytear.setup import HeroPhase
from ludarium.games.skytear.state import EXHAUSTED, HeroState, OutsiderState, Pile, SkytearState, Waiting
from ludarium.games.skytear.targets import hero_ref
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.decisions import Action, Event
from ludarium.kernel.game import Position
from ludarium.kernel.values import without

LEARNER, OTHER = 0, 1
FORM = "simplified"
_SEED = b"lessons of the first battle, always the same draws"
_BOARD = BOARDS["two_lanes"]
_HEROES = (("sakoshi", "yami", "cotlic", "tlakali"), ("haburat", "akhuti", "corjof", "gulbjarn"))
"""Whose side each hero is on; those a lesson does not name stand beside their nexus, Exhausted."""
_HOMES = (("f1", "h1", "f2", "h2"), ("f14", "h14", "f13", "h13"))

Goal = Callable[[Position[SkytearState], Sequence[Event]], bool]


class Lesson(Struct, frozen=True):
    """A prepared position and what is to be done in it."""

    id: str
    goal: Goal
    heroes: Mapping[str, str]
    """Ready heroes and where they stand."""
    active: str = ""
    """The hero in its activation; empty: one is to be chosen."""
    hand: tuple[str, ...] = ()
    minions: Mapping[int, str] = {}
    """Spaces of lane A's minions by side, "c7 c8"."""
    health: Mapping[str, int] = {}
    token: str = ""
    leads: Mapping[str, str] = {}
    won: int = 0
    """How far the learner's side is on the first victory card."""
    turn: int = 2
    needs: str = ""
    """The action that it is about; once that is used up in vain, nothing is left to be done."""
    counts: bool = False
    """It goes on in the Minion Phase."""
    attacked: str = ""
    """The learner's hero that an enemy Attack on the Stack aims at."""
    point: str = ""
    """Spaces that the page points at."""


class Progress(Struct, frozen=True):
    """Where the learner stands: the position, everything that has happened, and whether the goal is reached."""

    position: Position[SkytearState]
    events: tuple[Event, ...]
    last_events: tuple[Event, ...]
    done: bool
    stuck: bool
    """The activation has gone by without the goal; the lesson begins again."""


# -- goals -----------------------------------------------------------------------------------------------------


def _activated(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, Activated) and event.seat == LEARNER for event in events)


def _moved(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, Moved) and event.how == "move" for event in events)


def _hurt_enemy(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, Damaged) and event.hero in _HEROES[OTHER] for event in events)


def _minion_fell(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, MinionDefeated) and event.side == OTHER for event in events)


def _skirmished(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    stepped = any(isinstance(event, Moved) and event.how == "skirmish" for event in events)
    return stepped and _hurt_enemy(position, events)


def _played(card: str) -> Goal:
    def reached(position: Position[SkytearState], events: Sequence[Event]) -> bool:
        shown = any(isinstance(event, CardPlayed) and event.card == card for event in events)
        return shown and not position.state.stack

    return reached


def _reacted(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    """The Reaction came first, then the Attack it answers."""
    kinds = [type(event) for event in events]
    return CardPlayed in kinds and Damaged in kinds[kinds.index(CardPlayed) :]


def _hit_two(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    heroes = sum(isinstance(event, Damaged) and event.hero in _HEROES[OTHER] for event in events)
    return heroes + sum(isinstance(event, MinionDefeated) and event.side == OTHER for event in events) >= 2


def _led(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, Led) and event.seat == LEARNER for event in events)


def _defeated_hero(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, HeroDefeated) and event.by_side == LEARNER for event in events)


def _won_token(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, ControlCounted) and event.winner == LEARNER for event in events)


def _hit_tower(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, StructureDamaged) and event.side == OTHER for event in events)


def _won(position: Position[SkytearState], events: Sequence[Event]) -> bool:
    return position.outcome is not None and position.outcome.places[LEARNER] == 1


# -- the lessons, in the order of the guide --------------------------------------------------------------------

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson("activate", _activated, {"sakoshi": "d5", "yami": "g3"}, point="d5 g3"),
        Lesson("move", _moved, {"yami": "d5"}, "yami", minions={OTHER: "c7"}, needs="move", point="d5"),
        Lesson("attack", _hurt_enemy, {"sakoshi": "c5", "haburat": "c8"}, "sakoshi", needs="attack", point="c8"),
        Lesson("melee", _hurt_enemy, {"yami": "c4", "haburat": "c8"}, "yami", needs="attack", point="c8"),
        Lesson("cover", _hurt_enemy, {"sakoshi": "c3", "corjof": "d5"}, "sakoshi", point="d5"),
        Lesson("minions", _minion_fell, {"yami": "c6"}, "yami", minions={OTHER: "c7 b8"}, needs="attack", point="c7"),
        Lesson("skirmish", _skirmished, {"yami": "c4", "haburat": "c7"}, "yami", needs="skirmish", point="c7"),
        Lesson(
            "card",
            _played("dragon_fist"),
            {"yami": "c6", "haburat": "c7"},
            "yami",
            hand=("dragon_fist", "hideaway"),
            point="c7",
        ),
        Lesson(
            "reaction",
            _reacted,
            {"cotlic": "c6", "haburat": "c7"},
            hand=("safeguard", "dragon_fist"),
            attacked="cotlic",
            point="c6",
        ),
        Lesson(
            "area",
            _hit_two,
            {"yami": "c5", "haburat": "c8", "corjof": "b8"},
            "yami",
            hand=("combustion",),
            minions={OTHER: "b7"},
            point="b8 c8 b7",
        ),
        Lesson("lead", _led, {"tlakali": "c6"}, "tlakali", hand=("sacrifice", "mud_river"), needs="lead", point="c8"),
        Lesson(
            "defeat",
            _defeated_hero,
            {"sakoshi": "c5", "corjof": "c7"},
            "sakoshi",
            health={"corjof": 2},
            needs="attack",
            point="c7",
        ),
        Lesson(
            "control",
            _won_token,
            {"yami": "c6"},
            "yami",
            minions={LEARNER: "b7 d7", OTHER: "c9"},
            counts=True,
            point="c8",
        ),
        Lesson(
            "tower",
            _hit_tower,
            {"yami": "c9"},
            "yami",
            minions={LEARNER: "b10 d10"},
            leads={"yami": "bow_to_me"},
            token="c11",
            counts=True,
            point="c11 c13",
        ),
        Lesson(
            "victory",
            _won,
            {"sakoshi": "c5", "gulbjarn": "c7"},
            "sakoshi",
            health={"gulbjarn": 1},
            won=2,
            needs="attack",
            point="c7",
        ),
    )
}


# -- playing ---------------------------------------------------------------------------------------------------


def begin(lesson: Lesson) -> Position[SkytearState]:
    """The prepared position: the learner is asked, in the middle of a Hero Phase."""
    lanes = len(_BOARD.lanes)
    state = SkytearState(
        form_id=FORM,
        board_id=_BOARD.id,
        seats=2,
        agenda=(HeroPhase(), *((Activation(),) if lesson.active or lesson.attacked else ())),
        first_side=LEARNER,
        turn=lesson.turn,
        factions=(("kurumo", "taulot"), ("nupten", "liothan")),
        heroes=_figures(lesson),
        minions=tuple((_spaces(lesson.minions.get(side, "")), *(0,) * (lanes - 1)) for side in (0, 1)),
        towers=((5,) * lanes,) * 2,
        tokens=(_BOARD.space(lesson.token) if lesson.token else _BOARD.lane_tokens[0], *_BOARD.lane_tokens[1:]),
        numbers=tuple(range(1, lanes + 1)),
        outsiders=(OutsiderState("dome_behemoth", 0),),
        hands=(tuple(sorted(CARD_NUMBERS[card] for card in lesson.hand)), ()),
        piles=tuple(_deck(side, lesson) for side in (0, 1)),
        deck_of=(0, 1),
        flow_ready=False,
        victory=(_card("manhunt"), _card("dominion"), _card("siege")),
        counters=tuple(
            tuple(lesson.won if side == LEARNER and n == _card("manhunt") else 0 for n in range(len(COUNTERS)))
            for side in (0, 1)
        ),
        acting_side=LEARNER,
    )
    if lesson.active:
        state.hero, state.seat, state.points = state.hero_number(lesson.active), LEARNER, 3
    elif lesson.attacked:
        _attack(state, lesson)
    return Position(SKYTEAR, state, KeyedChance(_SEED, lesson.id))


def _card(name: str) -> int:
    return next(number for number, card in enumerate(VICTORY_CARDS) if card.id == name)


def _spaces(names: str) -> int:
    return sum(1 << _BOARD.space(name) for name in names.split())


def _figures(lesson: Lesson) -> tuple[HeroState, ...]:
    figures = []
    for side, names in enumerate(_HEROES):
        for number, name in enumerate(names):
            at = _BOARD.space(lesson.heroes.get(name, _HOMES[side][number]))
            hero = HeroState(name, side, side, at=at, hp=lesson.health.get(name, HEROES[name].hp))
            if name not in lesson.heroes or side == OTHER:
                hero = HeroState(name, side, side, at=at, hp=hero.hp, status=EXHAUSTED)
            if name in lesson.leads:
                lead = (CARD_NUMBERS[lesson.leads[name]],)
                hero = HeroState(name, side, side, at=at, hp=hero.hp, leads=lead, lead_seen=(1 << side,))
            figures.append(hero)
    return tuple(figures)


def _deck(side: int, lesson: Lesson) -> Pile:
    cards = tuple(card for hero in _HEROES[side] for card in pack_of(hero))
    if side == LEARNER:
        for card in (*lesson.hand, *lesson.leads.values()):
            if CARD_NUMBERS[card] in cards:
                cards = without(cards, CARD_NUMBERS[card])
    return Pile(bag=tuple(sorted(cards)))


def _attack(state: SkytearState, lesson: Lesson) -> None:
    """An enemy hero's Attack waits on the Stack, and its player has passed."""
    attacker = next(n for n, hero in enumerate(state.heroes) if hero.side == OTHER and hero.id in lesson.heroes)
    state.change(attacker, status=0)
    state.hero, state.seat, state.points, state.done = attacker, OTHER, 2, ("attack",)
    target = hero_ref(state.hero_number(lesson.attacked))
    state.stack = (Waiting("attack", attacker, OTHER, targets=(target,)),)
    state.agenda = (*state.agenda, Priority())
    state.acting_side, state.priority, state.passes = OTHER, LEARNER, 1


def play(lesson: Lesson, answers: Sequence[Action]) -> Progress:
    """The lesson after these answers; refuses (IllegalAction) what is not on offer."""
    position = begin(lesson)
    events: tuple[Event, ...] = ()
    last: tuple[Event, ...] = ()
    for answer in answers:
        position.apply(LEARNER, answer)
        last = position.events
        last += _answers_of_others(position)
        events += last
    done = bool(answers) and lesson.goal(position, events)
    counting = any(isinstance(item, MinionPhase) for item in position.state.agenda)
    over = position.decision_of(LEARNER) is None or position.state.turn > lesson.turn
    gone = over or (counting and not lesson.counts) or _wasted(lesson, position)
    return Progress(position, events, last, done, not done and gone)


def _wasted(lesson: Lesson, position: Position[SkytearState]) -> bool:
    decision, state = position.decision_of(LEARNER), position.state
    return decision is not None and decision.prompt == "activation" and lesson.needs in state.done


def _answers_of_others(position: Position[SkytearState]) -> tuple[Event, ...]:
    """The other side passes where it can, and takes the first option where it must choose."""
    events: tuple[Event, ...] = ()
    while (decision := position.decision_of(OTHER)) is not None and position.decision_of(LEARNER) is None:
        position.apply(OTHER, PASS if PASS in decision.options else decision.options[0])
        events += position.events
    return events


def pointed(lesson: Lesson) -> tuple[str, ...]:
    """The spaces that the page points at."""
    return tuple(lesson.point.split())
