"""The guided first combat: prepared positions on the real engine, each with one thing to do.

A lesson has no memory of its own: the answers so far are played again from the prepared position, so a lesson
can be left, repeated and resumed anywhere. The learner leads both heroes on the Toll Road (combat c1). The words
around it are in the texts (`ff-lesson-...`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from ludarium.games.fateforge.battle import (
    ActionPhase,
    CleanUp,
    HeroTurn,
    Ordering,
    PickingDice,
    Planning,
    Reaction,
    SingleCombatOver,
)
from ludarium.games.fateforge.campaign.consequences import new_item
from ludarium.games.fateforge.campaign.course import new_campaign
from ludarium.games.fateforge.campaign.managing import fresh_hero, put
from ludarium.games.fateforge.content import COLOURS, COMBATS, ENEMIES
from ludarium.games.fateforge.events import (
    CombatEnded,
    DiceRolled,
    DieTurned,
    EnemyDefeated,
    EnemyHit,
    Escaped,
    HeroGained,
    HeroHit,
    HeroRevived,
    Moved,
    OrderSet,
    SkillUsed,
    Sprinted,
    TokenTaken,
    TurnEnded,
)
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.notation import placed_of
from ludarium.games.fateforge.results import face_of
from ludarium.games.fateforge.state import Agendum, EnemyState, FateforgeState, Fighter
from ludarium.kernel.chance import KeyedChance
from ludarium.kernel.decisions import Action, Event
from ludarium.kernel.game import Position

LEARNER = 0
FORM = "combat"
_COMBAT = "c1"
_SEED = b"lessons of the first combat, always the same dice"
_HEROES = ("ranger", "noble")
_COLOURS = {"ranger": ("blue", "blue", "yellow", "red"), "noble": ("red", "red", "yellow", "green")}

Goal = Callable[[FateforgeState, Sequence[Event]], bool]


class Lesson(Struct, frozen=True):
    """A prepared position and what is to be done in it."""

    id: str
    goal: Goal
    at: str
    """What the game is doing: dice, planning, order, turn or reaction."""
    heroes: Mapping[str, str]
    """Heroes and where they stand."""
    enemies: tuple[str, ...] = ()
    dice: Mapping[str, str] = {}
    """What the dice of a hero show: "miss shot focus step"."""
    turn: str = ""
    """Whose turn it is."""
    items: Mapping[str, str] = {}
    """An item for a hero's main hand."""
    health: Mapping[str, int] = {}
    block: Mapping[str, int] = {}
    ko: str = ""
    colours: tuple[str, ...] = ()
    """Which enemies react."""
    last: bool = False
    """The last turn of the last round, and a hero carries the chest."""
    point: tuple[str, ...] = ()
    """Places that the page points at, such as zone:C or skill:no_lunge."""


class Progress(Struct, frozen=True):
    """Where the learner stands: the position, everything that has happened, and whether the goal is reached."""

    position: Position[FateforgeState]
    events: tuple[Event, ...]
    last_events: tuple[Event, ...]
    done: bool
    stuck: bool
    """The moment has gone by without the goal; the lesson begins again."""


# -- goals -----------------------------------------------------------------------------------------------------


def _happened(*kinds: type[Event]) -> Goal:
    return lambda _, events: all(any(isinstance(event, kind) for event in events) for kind in kinds)


def _moved(how: str) -> Goal:
    return lambda _, events: any(isinstance(event, Moved) and event.how == how for event in events)


def _blocked(_: FateforgeState, events: Sequence[Event]) -> bool:
    return any(isinstance(event, HeroHit) and event.block > 0 for event in events)


def _gained_block(_: FateforgeState, events: Sequence[Event]) -> bool:
    return any(isinstance(event, HeroGained) and event.what == "block" for event in events)


def _won_unhurt(_: FateforgeState, events: Sequence[Event]) -> bool:
    """Both stood at the exit: nobody was hurt on the way."""
    won = any(isinstance(event, CombatEnded) and event.result == "success" for event in events)
    return won and any(isinstance(event, Escaped) and not any(event.damage) for event in events)


# -- the lessons, in the order of a round ----------------------------------------------------------------------

LESSONS: Mapping[str, Lesson] = {
    lesson.id: lesson
    for lesson in (
        Lesson(
            "dice",
            _happened(DiceRolled),
            "dice",
            {"ranger": "A", "noble": "A"},
            ("guard_dog#1@C",),
            items={"ranger": "hunting_bow"},
        ),
        Lesson(
            "miss",
            _happened(DiceRolled),
            "planning",
            {"ranger": "B", "noble": "B"},
            ("guard_dog#1@C",),
            dice={"ranger": "miss shot focus step", "noble": "strike strike step focus"},
        ),
        Lesson(
            "triple",
            _happened(DieTurned),
            "planning",
            {"ranger": "B", "noble": "B"},
            ("guard_dog#1@C",),
            dice={"ranger": "shot shot step focus", "noble": "strike strike strike step"},
        ),
        Lesson(
            "sprint",
            _happened(Sprinted),
            "planning",
            {"ranger": "A", "noble": "A"},
            ("guard_dog#1@C",),
            dice={"ranger": "shot shot focus step", "noble": "strike strike step focus"},
        ),
        Lesson(
            "order",
            _happened(OrderSet),
            "order",
            {"ranger": "B", "noble": "B"},
            ("guard_dog#1@C",),
            dice={"ranger": "shot shot focus step", "noble": "strike strike step focus"},
        ),
        Lesson(
            "step",
            _moved("step"),
            "turn",
            {"ranger": "A", "noble": "B"},
            ("guard_dog#1@C",),
            dice={"ranger": "step focus miss miss", "noble": "strike strike step focus"},
            turn="ranger",
            point=("zone:B",),
        ),
        Lesson(
            "strike",
            _happened(EnemyHit),
            "turn",
            {"ranger": "B", "noble": "C"},
            ("guard_dog#1@C",),
            dice={"ranger": "shot focus step step", "noble": "strike miss miss focus"},
            turn="noble",
            point=("figure:guard_dog#1",),
        ),
        Lesson(
            "shot",
            _happened(EnemyHit),
            "turn",
            {"ranger": "B", "noble": "A"},
            ("guard_dog#1@C", "grunt#2@F"),
            dice={"ranger": "shot miss miss step", "noble": "strike strike step focus"},
            turn="ranger",
            point=("figure:guard_dog#1",),
        ),
        Lesson(
            "convert",
            _happened(SkillUsed, EnemyHit),
            "turn",
            {"ranger": "B", "noble": "A"},
            ("guard_dog#1@C", "grunt#2@F"),
            dice={"ranger": "focus miss miss miss", "noble": "strike strike step focus"},
            turn="ranger",
            point=("skill:rg_quick_draw",),
        ),
        Lesson(
            "sequence",
            _happened(SkillUsed, EnemyDefeated),
            "turn",
            {"ranger": "A", "noble": "B"},
            ("guard_dog#1@C",),
            dice={"ranger": "shot focus step step", "noble": "step strike miss miss"},
            turn="noble",
            point=("skill:no_lunge",),
        ),
        Lesson(
            "energy",
            _moved("energy"),
            "turn",
            {"ranger": "B", "noble": "A"},
            ("guard_dog#1@C",),
            dice={"ranger": "shot miss miss miss", "noble": "strike strike step focus"},
            turn="ranger",
        ),
        Lesson(
            "block",
            _gained_block,
            "turn",
            {"ranger": "A", "noble": "C"},
            ("guard_dog#1@D",),
            dice={"ranger": "shot focus step step", "noble": "focus miss miss miss"},
            turn="noble",
            point=("skill:no_parry",),
        ),
        Lesson(
            "reaction",
            _blocked,
            "reaction",
            {"ranger": "A", "noble": "B"},
            ("guard_dog#1@C",),
            block={"noble": 1},
            colours=("white",),
        ),
        Lesson(
            "chest",
            _happened(TokenTaken),
            "turn",
            {"ranger": "B", "noble": "E"},
            ("grunt#2@F",),
            dice={"ranger": "shot focus step step", "noble": "focus strike step miss"},
            turn="noble",
            point=("token:objective1",),
        ),
        Lesson(
            "revive",
            _happened(HeroRevived),
            "turn",
            {"ranger": "C", "noble": "C"},
            ("grunt#2@F",),
            dice={"noble": "focus focus step strike"},
            turn="noble",
            ko="ranger",
            point=("figure:ranger",),
        ),
        Lesson(
            "escape",
            _won_unhurt,
            "turn",
            {"ranger": "F", "noble": "E"},
            ("grunt#2@E",),
            dice={"noble": "step miss miss miss"},
            turn="noble",
            last=True,
            point=("zone:F",),
        ),
    )
}


# -- playing ---------------------------------------------------------------------------------------------------


def begin(lesson: Lesson) -> Position[FateforgeState]:
    """The prepared position."""
    scene = COMBATS[_COMBAT]
    zones = {letter: number for number, letter in enumerate(scene.zones)}
    state = FateforgeState(form_id=FORM, seats=1, agenda=(), campaign=new_campaign(completed=True))
    state.party = tuple(fresh_hero(hero, LEARNER) for hero in _HEROES)
    state.combat_id, state.round, state.rounds = _COMBAT, 2, scene.rounds
    state.objectives = scene.objectives
    state.starts = (zones["A"],)
    gone = {"objective1"} if lesson.last else set()
    state.tokens = tuple(token for token in scene.tokens if token.kind != "start" and token.name not in gone)
    state.enemies = tuple(_enemy(text, zones) for text in lesson.enemies)
    for hero, item in lesson.items.items():
        put(state, lambda _: None, state.hero_number(hero), new_item(item), 0)
    for hero, health in lesson.health.items():
        state.set_hero(state.hero_number(hero), health=health)
    state.fighters = tuple(_fighter(lesson, hero, zones) for hero in _HEROES)
    if lesson.ko:
        state.set_hero(state.hero_number(lesson.ko), health=0)
    if lesson.last:
        state.round = state.rounds
        state.set_fighter(0, carries=("objective1",))
    state.order = tuple(state.hero_number(hero) for hero in _HEROES if hero != lesson.ko)
    state.agenda = (SingleCombatOver(), *_agenda(state, lesson))
    return Position(FATEFORGE, state, KeyedChance(_SEED))


def _enemy(text: str, zones: Mapping[str, int]) -> EnemyState:
    placed = placed_of(text, dict(zones))
    card = ENEMIES[placed.enemy]
    return EnemyState(
        placed.enemy, placed.number, placed.zone, armour=card.armour, toughness=card.toughness, guards=placed.guards
    )


def _fighter(lesson: Lesson, hero: str, zones: Mapping[str, int]) -> Fighter:
    faces = tuple(face_of(face) for face in lesson.dice.get(hero, "").split())
    dice = _COLOURS[hero][: len(faces)]
    return Fighter(
        zones[lesson.heroes[hero]],
        dice=dice,
        faces=faces,
        rolled=bool(faces),
        block=lesson.block.get(hero, 0),
        ko=hero == lesson.ko,
        ready=lesson.at in ("order", "turn"),
    )


def _agenda(state: FateforgeState, lesson: Lesson) -> tuple[Agendum, ...]:
    match lesson.at:
        case "dice":
            state.round = 1
            return (PickingDice(),)
        case "planning":
            return (Planning(),)
        case "order":
            return (Ordering(),)
        case "turn":
            number = state.hero_number(lesson.turn)
            state.order = (number, *(other for other in state.order if other != number))
            state.active, state.fresh, state.reaction = number, True, 0
            return (ActionPhase(turns=len(state.order) if lesson.last else 1, reacted=True), HeroTurn(number))
        case _:
            return (CleanUp(), Reaction(tuple(COLOURS.index(colour) for colour in lesson.colours)))


def play(lesson: Lesson, answers: Sequence[Action]) -> Progress:
    """The lesson after these answers; refuses what was not on offer."""
    position = begin(lesson)
    events: tuple[Event, ...] = position.events
    last = position.events
    done = lesson.goal(position.state, events)
    for answer in answers:
        if done:
            break
        position.apply(LEARNER, answer)
        last = position.events
        events += last
        done = lesson.goal(position.state, events)
    gone = lesson.at == "turn" and not lesson.last and any(isinstance(event, TurnEnded) for event in events)
    over = position.decision_of(LEARNER) is None
    return Progress(position, events, last, done, not done and (gone or over))


def pointed(lesson: Lesson) -> tuple[str, ...]:
    """The places that the page points at."""
    return lesson.point
