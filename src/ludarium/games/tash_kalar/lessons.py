"""The guided first duel: prepared positions on the real engine, each with one thing to do.

A lesson has no memory of its own: the answers so far are played again from the prepared position, so a
lesson can be left, repeated and resumed anywhere. The words around it are in the texts (`lesson-...`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from ludarium.games.tash_kalar.agenda import FreeAction
from ludarium.games.tash_kalar.arena import RED
from ludarium.games.tash_kalar.cards import CARD_IDS, FLARE_CARDS, HEROIC, LEGENDS, TASKS, deck_of
from ludarium.games.tash_kalar.events import (
    ActionsGained,
    CardLaidDown,
    CardPutUnder,
    Destroyed,
    Discarded,
    FlareInvoked,
    Moved,
    Placed,
    Summoned,
    TaskClaimed,
    Upgraded,
)
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.patterns import LIFT, ORIENTATIONS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.decisions import Action, Event
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.values import Deck
from ludarium.spaces.squares import mask_of, square_of

LEARNER, OTHER = 0, 1
_SCHOOLS = ("northern", "southern")
_SEED = b"lessons of the first duel, always the same draws"

Goal = Callable[[Position[TashKalarState], Sequence[Event]], bool]


class Lesson(Struct, frozen=True):
    """A prepared position and what is to be done in it. Squares are named, "e4 e6"; heroic pieces on their own."""

    id: str
    goal: Goal
    own: str = ""
    own_heroic: str = ""
    enemy: str = ""
    enemy_heroic: str = ""
    beings: tuple[str, ...] = ("imperial/swordmaster", "imperial/knight", "imperial/cannon")
    legends: tuple[str, ...] = ()
    flare: str = "flare/f03"
    tasks: tuple[str, ...] = ("task/red-conquest", "task/central-dominance", "task/destruction")
    actions: int = 2
    form: str = "first-game"
    point: str = ""
    """Squares that the page points at."""
    once: str = ""
    """The being that reaches the goal or does not: when its effect is done, the lesson is."""


class Progress(Struct, frozen=True):
    """Where the learner stands: the position, everything that has happened, and whether the goal is reached."""

    lesson: Lesson
    position: Position[TashKalarState]
    events: tuple[Event, ...]
    last_events: tuple[Event, ...]
    done: bool

    @property
    def stuck(self) -> bool:
        """The turn, or the being that could do it, has gone by without the goal; the lesson begins again."""
        pending = self.position.pending
        if self.done or not pending:
            return not self.done
        spent = any(isinstance(event, CardLaidDown) and event.card == self.lesson.once for event in self.events)
        return spent or pending[0].seat != LEARNER


# -- goals -----------------------------------------------------------------------------------------------------


def _fallen(events: Sequence[Event]) -> list[Destroyed]:
    return [event for event in events if isinstance(event, Destroyed) and event.side == OTHER]


def _settled(position: Position[TashKalarState]) -> bool:
    """No effect is being resolved."""
    return bool(position.pending) and position.pending[0].prompt in ("action", "end-turn")


def _has(events: Sequence[Event], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in events)


def _placed_on_red(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return any(isinstance(event, Placed) and RED >> event.square & 1 for event in events)


def _swordmaster_fits(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    own = position.state.pieces[LEARNER] << LIFT
    number = CARD_IDS.index("imperial/swordmaster")
    return _has(events, Placed) and any(way.fits(own, 0) for way in ORIENTATIONS[number])


def _destroyed_and_upgraded(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return bool(_fallen(events)) and _has(events, Upgraded)


def _crushed_on_arrival(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    arrivals = {event.square for event in events if isinstance(event, Summoned)}
    return any(event.square in arrivals for event in _fallen(events)) and _settled(position)


def _summoned(card: str) -> Goal:
    def reached(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
        return any(isinstance(event, Summoned) and event.card == card for event in events) and _settled(position)

    return reached


def _two_heroics(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return sum(event.rank == HEROIC for event in _fallen(events)) >= 2


def _three_fallen(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return len(_fallen(events)) >= 3


def _upgraded_and_took(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return _has(events, Upgraded) and _has(events, Moved) and bool(_fallen(events))


def _taken_by(how: Callable[[Moved], bool], *names: str) -> Goal:
    """The enemy pieces on these squares, and no others instead, fell to such moves."""

    def reached(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
        ends = {event.to for event in events if isinstance(event, Moved) and how(event)}
        fallen = {event.square for event in _fallen(events)} & ends
        return fallen >= {square_of(name) for name in names} and _settled(position)

    return reached


def _flared(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return _has(events, FlareInvoked) and _settled(position)


def _gained_and_destroyed(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return _has(events, ActionsGained) and bool(_fallen(events))


def _claimed(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return _has(events, TaskClaimed)


def _discarded_more(position: Position[TashKalarState], events: Sequence[Event]) -> bool:
    return _has(events, Discarded) and _has(events, CardPutUnder) and _settled(position)


# -- the lessons, in the order of the guide --------------------------------------------------------------------

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson("arena", _placed_on_red, actions=1, point="d2 e5 h6 c8"),
        Lesson("placing", _swordmaster_fits, own="e5", enemy="d4", point="e3 e7 c5 g5"),
        Lesson("swordmaster", _destroyed_and_upgraded, own="e4 e6", enemy="d4 g7", point="e5"),
        Lesson("turning", _crushed_on_arrival, own="c5", own_heroic="e5", enemy="d5 g3", point="d5"),
        Lesson("knight", _summoned("imperial/knight"), own="d5 e5 d6", enemy="g4 g6", point="f5 e4"),
        Lesson("combat", _two_heroics, own="d5 e5 f5 d6", enemy="d3 e3", enemy_heroic="f3 g2", point="f3 g2"),
        Lesson("cannon", _three_fallen, own="d5 e5 c6", enemy="f5 h5 i5 e3", enemy_heroic="g5", point="e5"),
        Lesson(
            "standard",
            _upgraded_and_took,
            own="e4 d5 f5",
            enemy="e3 c3",
            enemy_heroic="g4",
            beings=("imperial/chronicler", "imperial/bomb", "imperial/assassin"),
            point="e5",
        ),
        Lesson(
            "moves",
            _taken_by(lambda move: not move.leap, "d6", "g6"),
            own="c5 d5 f5 g5",
            enemy="d6 g6 b4",
            beings=("imperial/infantry-captain", "imperial/herald", "imperial/summoner"),
            once="imperial/infantry-captain",
            point="d6 g6",
        ),
        Lesson(
            "leap",
            _taken_by(lambda move: move.leap, "g8"),
            own="d4 c5 e5 f6",
            enemy="b3",
            enemy_heroic="g8",
            beings=("imperial/gryphon-rider", "imperial/herald", "imperial/messenger"),
            once="imperial/gryphon-rider",
            point="g8",
        ),
        Lesson(
            "flare",
            _flared,
            own="d5 f5",
            enemy="c3 g3 e2 e8 c7",
            enemy_heroic="e4 e6 b5",
            flare="flare/f01",
        ),
        Lesson(
            "gain",
            _gained_and_destroyed,
            own="d4 c5 e5 d6",
            enemy="g4",
            enemy_heroic="d5",
            beings=("imperial/time-mage", "imperial/hypnotist", "imperial/bomb"),
            point="d5",
        ),
        Lesson(
            "tasks",
            _claimed,
            own="e4 f4",
            own_heroic="d4 d5",
            enemy="b5 g6",
            actions=1,
            point="e5 f5 d6 e6 f6",
        ),
        Lesson(
            "discard",
            _discarded_more,
            own="d4 f6",
            enemy="c6 g5",
            beings=("imperial/cannon", "imperial/assassin", "imperial/gun-tower"),
            legends=("legends/titan", "legends/leviathan"),
            form="high-form",
        ),
        Lesson(
            "legend",
            _summoned("legends/earth-elemental"),
            own="e4 d5 e5",
            own_heroic="c6 f6",
            enemy="g4 b4",
            beings=("imperial/herald", "imperial/assassin", "imperial/gun-tower"),
            legends=("legends/earth-elemental", "legends/titan"),
            form="high-form",
            point="d4",
        ),
    )
}


# -- playing ---------------------------------------------------------------------------------------------------


def begin(lesson: Lesson) -> Position[TashKalarState]:
    """The prepared position: the learner is in mid-game, at the first action of a turn."""
    state = TASH_KALAR.setup(Setup(lesson.form, 2, {"schools": list(_SCHOOLS), "first": LEARNER}))
    own, enemy = mask_of(*lesson.own.split()), mask_of(*lesson.enemy.split())
    own_heroic, enemy_heroic = mask_of(*lesson.own_heroic.split()), mask_of(*lesson.enemy_heroic.split())
    state.pieces = (own | own_heroic, enemy | enemy_heroic)
    state.heroic = own_heroic | enemy_heroic
    state.turn = 1 if lesson.actions == 1 and not own else 5
    state.actions = lesson.actions
    state.agenda = (FreeAction(),)
    _deal(state, lesson)
    _lay_tasks(state, lesson)
    return Position(TASH_KALAR, state, KeyedChance(_SEED, lesson.id))


def play(lesson: Lesson, answers: Sequence[Action]) -> Progress:
    """The lesson after these answers; refuses (IllegalAction) what is not on offer."""
    position = begin(lesson)
    events: tuple[Event, ...] = ()
    for answer in answers:
        position.apply(LEARNER, answer)
        events += position.events
    last = position.events if answers else ()
    return Progress(lesson, position, events, last, bool(answers) and lesson.goal(position, events))


def _deal(state: TashKalarState, lesson: Lesson) -> None:
    decks = [deck_of(school) for school in _SCHOOLS]
    hand = tuple(next(card for card in decks[LEARNER] if CARD_IDS[card] == being) for being in lesson.beings)
    hands = (hand, decks[OTHER][:3])
    state.beings = hands
    state.decks = tuple(
        Deck(tuple(card for card in deck if card not in held)) for deck, held in zip(decks, hands, strict=True)
    )
    if lesson.legends:
        legends = tuple(CARD_IDS.index(legend) for legend in lesson.legends)
        others = tuple(card for card in LEGENDS if card not in legends)
        state.legends = (legends, others[:2])
        state.legend_deck = Deck(others[2:])
    flare = CARD_IDS.index(lesson.flare)
    spare = tuple(card for card in FLARE_CARDS if card != flare)
    state.flares = ((flare,), spare[:1])
    state.flare_deck = Deck(spare[1:])


def _lay_tasks(state: TashKalarState, lesson: Lesson) -> None:
    current = tuple(next(at for at, task in enumerate(TASKS) if task.id == name) for name in lesson.tasks)
    left = [number for number in state.task_deck.cards if number not in current]
    state.tasks = current
    state.next_task = left.pop(0)
    state.task_deck = Deck(tuple(left))


def pointed(lesson: Lesson) -> tuple[int, ...]:
    """The squares that the page points at."""
    return tuple(square_of(name) for name in lesson.point.split())
