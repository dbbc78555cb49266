"""Fights for tests: heroes and enemies are put on the map of a combat, something happens, and what came of it is read.

    scene = fight("c1", {"ranger": "B", "mercenary": "B"}, ["guard_dog#1@C", "grunt#1@E^objective1"])
    scene = scene.reaction("white", "blue").after("hero mercenary")
    assert scene.health("ranger") == 8

Heroes are given with their zones, in the order of the party, which is the order of their turns unless `order` says
otherwise; all belong to seat 0 unless `seats` is more than one. Enemies are written as in the data: "grunt#1@E",
"^objective1" guards, "+gem" carries. A boss is "mother_brine@F". Rooms, doors and tokens are those of the combat,
unless the map is drawn as in a position's text; then there is on it what is named below:

    scene = drawn('''
        A---B-#-C
        A: ranger
        C: archer#1, exitA
    ''')

Chance draws what `draws` names, in order, and then whatever comes first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ludarium.games.fateforge.battle import BeginTurn, BossActs, EnemyTurn, Reaction
from ludarium.games.fateforge.combat.bosses import place_boss
from ludarium.games.fateforge.content import COLOURS, COMBATS, ENEMIES, HEROES, ITEMS, OwnMap, Token
from ludarium.games.fateforge.drawing import read_own_map
from ludarium.games.fateforge.flow import STEPS
from ludarium.games.fateforge.notation import Placed, placed_of
from ludarium.games.fateforge.results import FACE_NAMES, face_of
from ludarium.games.fateforge.state import (
    NOWHERE,
    SLOTS,
    Agendum,
    BossState,
    CampaignState,
    EnemyState,
    FateforgeState,
    Fighter,
    Held,
    HeroState,
)
from ludarium.games.fateforge.text import NOTATION
from ludarium.kernel.decisions import CHANCE, Emit, Event, Script
from ludarium.kernel.game import Game, GameInfo, Outcome, Position
from played import Played, find, with_fields

VERBS = ("hero", "zone", "enemy", "token", "choose", "drawn", "rolled")
"""First words of answers that may be left out."""
Part = Callable[[FateforgeState, Emit], Script[None]]


class Play(Agendum, frozen=True):
    """A piece of the rules that a test wants to see on its own."""

    part: Part


def _play(state: FateforgeState, item: Play, emit: Emit) -> Script[None]:
    yield from item.part(state, emit)
    state.next_step()


class Drill(Game[FateforgeState]):
    """Steps of a combat on their own: it is over when the agenda is empty."""

    info: ClassVar[GameInfo] = GameInfo("fateforge-drill", "Drill", rules_version=1, forms=())
    steps: ClassVar[dict[type[Agendum], Callable[[FateforgeState, Any, Emit], Script[None]]]] = {**STEPS, Play: _play}

    def flow(self, state: FateforgeState, emit: Emit) -> Script[None] | None:
        if not state.agenda:
            return None
        item = state.agenda[-1]
        return self.steps[type(item)](state, item, emit)

    def outcome(self, state: FateforgeState) -> Outcome | None:
        return None


DRILL = Drill()


class Fight(Played[FateforgeState]):
    """A moment of a combat that is easy to read and to play on."""

    @property
    def asked(self) -> int:
        return self.decision.seat

    @property
    def options(self) -> list[str]:
        """The options in notation, in their order."""
        return [str(option) for option in self.decision.options]

    def hero(self, name: str) -> HeroState:
        return self.state.party[self.state.hero_number(name)]

    def fighter(self, name: str) -> Fighter:
        return self.state.fighters[self.state.hero_number(name)]

    def enemy(self, name: str) -> EnemyState:
        at = self.state.enemy_number(name)
        assert at >= 0, f"{name} is not on the map"
        return self.state.enemies[at]

    @property
    def boss(self) -> BossState:
        assert self.state.boss is not None, "there is no boss"
        return self.state.boss

    def health(self, name: str) -> int:
        return self.hero(name).health

    def energy(self, name: str) -> int:
        return self.hero(name).energy

    @property
    def hand(self) -> list[str]:
        """The results at hand in the turn in progress, dice first."""
        dice = [face for face in self.state.fighters[self.state.active].faces if face > 0]
        return [FACE_NAMES[face] for face in (*dice, *self.state.gained)]

    def offers(self, words: str) -> list[str]:
        """The options that begin with these words."""
        return [option for option in self.options if option.startswith(words)]

    def zone(self, name: str) -> str:
        """The zone of a hero, an enemy or the boss."""
        zones = self.state.combat.zones
        if name in HEROES:
            return zones[self.fighter(name).zone]
        if self.state.boss is not None and self.state.boss.id == name:
            return zones[self.state.boss.zone]
        return zones[self.enemy(name).zone]

    @property
    def names(self) -> list[str]:
        """The enemies on the map."""
        return [enemy.name for enemy in self.state.enemies]

    # -- changing ----------------------------------------------------------------------------------------------

    def changed(self, **fields: Any) -> Fight:
        """The same fight with some fields of its state set."""
        return Fight(Position(DRILL, with_fields(self.position.base, fields)))

    def with_hero(self, name: str, **fields: Any) -> Fight:
        """The same fight with some fields of a hero set, those of the campaign or those of the combat."""
        state = self.position.base.__copy__()
        number = state.hero_number(name)
        lasting = {field: value for field, value in fields.items() if field in HeroState.__struct_fields__}
        state.set_hero(number, **lasting)
        state.set_fighter(number, **{field: value for field, value in fields.items() if field not in lasting})
        return Fight(Position(DRILL, state))

    def with_enemy(self, name: str, **fields: Any) -> Fight:
        state = self.position.base.__copy__()
        state.set_enemy(state.enemy_number(name), **fields)
        return Fight(Position(DRILL, state))

    def with_boss(self, **fields: Any) -> Fight:
        state = self.position.base.__copy__()
        state.set_boss(**fields)
        return Fight(Position(DRILL, state))

    # -- playing -----------------------------------------------------------------------------------------------

    def reaction(self, *colours: str, draws: Sequence[str] = ()) -> Fight:
        """The enemies react; the colours are named, or drawn when none are."""
        named = Reaction(tuple(COLOURS.index(colour) for colour in colours)) if colours else Reaction()
        return self.step(named, draws)

    def enemy_turn(self, draws: Sequence[str] = ()) -> Fight:
        return self.step(EnemyTurn(), draws)

    def turn(self, hero: str, *faces: str, draws: Sequence[str] = ()) -> Fight:
        """A hero's turn begins; the dice show these faces ("step|focus")."""
        dice = ("red",) * len(faces)
        fight = self.with_hero(hero, dice=dice, faces=tuple(face_of(face) for face in faces), rolled=True)
        return fight.step(BeginTurn(fight.state.hero_number(hero)), draws)

    def boss_acts(self, card: int | None = None, draws: Sequence[str] = ()) -> Fight:
        """The boss draws a card: that one, or whichever comes first."""
        fight = self if card is None else self.with_boss(deck=(card,))
        return fight.step(BossActs(), draws)

    def play(self, part: Part, draws: Sequence[str] = ()) -> Fight:
        """A piece of the rules on its own: `fight.play(lambda state, emit: push_hero(state, emit, 0))`."""
        return self.step(Play(part), draws)

    def after(self, *answers: str, draws: Sequence[str] = ()) -> Fight:
        """A fight of its own after these answers of whoever is asked."""
        position = self.position.copy()
        left = list(draws)
        events = self.events + _draw(position, left)
        for answer in answers:
            assert position.pending, f"nothing is asked before '{answer}'"
            decision = position.pending[0]
            position.apply(decision.seat, find(decision, answer, VERBS))
            events += position.events + _draw(position, left)
        assert not left, f"not drawn: {left}"
        return Fight(position, events)

    def said(self, seat: int, *answers: str, draws: Sequence[str] = ()) -> Fight:
        """A fight of its own after these answers of one of several players who are asked."""
        position = self.position.copy()
        left = list(draws)
        events = self.events
        for answer in answers:
            decision = position.decision_of(seat)
            assert decision is not None, f"seat {seat} is not asked before '{answer}'"
            position.apply(seat, find(decision, answer, VERBS))
            events += position.events + _draw(position, left)
        assert not left, f"not drawn: {left}"
        return Fight(position, events)

    def step(self, item: Agendum, draws: Sequence[str] = ()) -> Fight:
        """What waits on the agenda as that, to its end or to the first question."""
        state = self.position.base.__copy__()
        state.agenda = (item,)
        position = Position(DRILL, state)
        left = list(draws)
        events = position.events + _draw(position, left)
        assert not left, f"not drawn: {left}"
        return Fight(position, events)


def _draw(position: Position[FateforgeState], wanted: list[str]) -> tuple[Event, ...]:
    """Answer for chance: what is wanted first, then whatever comes first."""
    events: tuple[Event, ...] = ()
    while position.pending and position.pending[0].seat == CHANCE:
        decision = position.pending[0]
        choice = find(decision, wanted.pop(0), VERBS) if wanted else decision.options[0]
        position.apply(CHANCE, choice)
        events += position.events
    return events


def held(item: str) -> Held:
    """An item as it is when it is new."""
    card = ITEMS[item]
    return Held(item, card.armour, card.charges)


def fight(
    combat: str,
    heroes: Mapping[str, str],
    enemies: Iterable[str] = (),
    *,
    boss: str = "",
    boss_armour: int = 0,
    boss_marks: Sequence[str] = (),
    stacks: Mapping[str, str] | None = None,
    order: Sequence[str] = (),
    seats: int = 1,
    ko: Sequence[str] = (),
    hidden: Sequence[str] = (),
    stunned: Sequence[str] = (),
    health: Mapping[str, int] | None = None,
    energy: Mapping[str, int] | None = None,
    block: Mapping[str, int] | None = None,
    skills: Mapping[str, Sequence[str]] | None = None,
    items: Mapping[str, Mapping[int, str]] | None = None,
    open_doors: Sequence[str] = (),
    own_map: OwnMap | None = None,
    things: Mapping[str, str] | None = None,
    **fields: Any,
) -> Fight:
    """A combat in its first round, in the action phase.

    `stacks` is {guard: guarded}; `stunned` names heroes or enemies; `skills` adds prepared skills; `items` puts items
    into slots (0 main, 1 off-hand, 2 clothing, 3 to 5 backpack); doors are closed as in the data but for `open_doors`.
    `things` lie in their zones instead of the tokens of the data.
    """
    scene = COMBATS[combat] if own_map is None else COMBATS[combat].laid_out(own_map)
    zones = {letter: number for number, letter in enumerate(scene.zones)}
    party = []
    for number, name in enumerate(heroes):
        card = HEROES[name]
        known = (*card.start_skills, *(skills or {}).get(name, ()))
        slots: list[Held | None] = [None] * SLOTS
        for slot, item in (items or {}).get(name, {}).items():
            slots[slot] = held(item)
        party.append(
            HeroState(
                name,
                number % seats,
                0 if name in ko else (health or {}).get(name, card.health),
                (energy or {}).get(name, card.energy),
                skills=known,
                prepared=known,
                slots=tuple(slots),
            )
        )
    fighters = tuple(
        Fighter(
            NOWHERE,
            block=(block or {}).get(name, 0),
            ko=name in ko,
            hidden=name in hidden,
            stunned=name in stunned,
        )
        for name in heroes
    )
    crew = [placed_of(text, zones) for text in enemies]
    state = FateforgeState(
        form_id="campaign",
        seats=seats,
        agenda=(),
        party=tuple(party),
        campaign=CampaignState(unlocked=tuple(range(1, 15))),
        combat_id=combat,
        rounds=scene.rounds,
        round=1,
        fighters=fighters,
        enemies=tuple(_enemy(one, stacks or {}, stunned) for one in crew),
        tokens=scene.tokens if things is None else tuple(Token(one, one.rstrip("ABC123"), NOWHERE) for one in things),
        closed=sum(1 << at for at, door in enumerate(scene.doors) if door.closed and door.name not in open_doors),
        objectives=scene.objectives,
        own_map=own_map,
    )
    state.order = tuple(state.hero_number(name) for name in order or heroes if name not in ko)
    where = [(zone, name) for name, zone in (*heroes.items(), *(things or {}).items())]
    where += [(scene.zones[one.zone], f"{one.enemy}#{one.number}") for one in crew]
    if boss:
        name, _, letter = boss.partition("@")
        place_boss(state, name, NOWHERE, boss_armour, boss_marks)
        where.append((letter, name))
    _put(state, where)
    return Fight(Position(DRILL, with_fields(state, fields)))


def drawn(picture: str, **told: Any) -> Fight:
    """The same on a map that is drawn, with figures and tokens in its zones; objectives are only those told."""
    lines = [(number, line) for number, line in enumerate(picture.splitlines(), start=1) if line.strip()]
    placed = [line.strip().partition(": ") for _, line in lines if re.match(r" *[A-Z]: ", line)]
    own_map, closed = read_own_map([(number, line) for number, line in lines if not re.match(r" *[A-Z]: ", line)])
    where = [(zone, name) for zone, _, names in placed for name in names.split(", ")]
    heroes = {name: zone for zone, name in where if name in HEROES}
    enemies = [f"{name}@{zone}" for zone, name in where if "#" in name]
    things = {name: zone for zone, name in where if name not in HEROES and "#" not in name}
    told = {"objectives": (), **told}
    return fight("c1", heroes, enemies, own_map=own_map, closed=closed, things=things, **told)


def _put(state: FateforgeState, where: Iterable[tuple[str, str]]) -> None:
    """Put all that into its zone, as the map of a position that is read as text does."""
    NOTATION.look({"map": list(enumerate((f"{zone}: {name}" for zone, name in where), start=1))}, state)


def _enemy(placed: Placed, stacks: Mapping[str, str], stunned: Sequence[str]) -> EnemyState:
    """An enemy as set-up puts it beside the map."""
    name, card = f"{placed.enemy}#{placed.number}", ENEMIES[placed.enemy]
    return EnemyState(
        placed.enemy,
        placed.number,
        NOWHERE,
        armour=card.armour,
        toughness=card.toughness,
        stunned=name in stunned,
        guards=stacks.get(name, placed.guards),
        guarded=name in stacks.values(),
        carries=placed.carries,
    )
