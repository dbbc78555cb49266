"""The state of a game of Skytear: a checkpoint of plain values."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ludarium.games.skytear.board import BOARDS, Board
from ludarium.games.skytear.content import COSTS, COUNTERS, HEROES, Hero
from ludarium.games.skytear.forms import FORMS, Form
from ludarium.kernel.game import Outcome, State

READY, EXHAUSTED, DEFEATED = 0, 1, 2
STATUS = ("ready", "exhausted", "defeated")

CONDITIONS = ("slow", "haste", "fury", "disarmed", "marked", "shapeshifted")
"""Conditions of SK-5, by the number of their bit."""
NO_HERO = -1
NOWHERE = -1


class Agendum(Struct, frozen=True):
    """Something that waits to be done. The last one on the agenda is next."""


class Pile(Struct, frozen=True):
    """A deck and its discard pile. `top` lies in order, with the seats that have seen each card; `bag` is shuffled."""

    bag: tuple[int, ...] = ()
    top: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.bag)


class HeroState(Struct, frozen=True):
    """One hero of the game. `seat` is who plays it, or -1 when any player of the team may (SK-23.2)."""

    id: str
    side: int
    seat: int
    at: int = NOWHERE
    hp: int = 0
    status: int = READY
    conditions: int = 0
    back: int = 0
    """The turn in which a defeated hero returns; 0 when it does not."""
    cards: tuple[int, ...] = ()
    """Power cards lying on it: its spent mana (SK-14.5)."""
    leads: tuple[int, ...] = ()
    lead_seen: tuple[int, ...] = ()
    """For each Lead card the set of seats that know it."""
    illusion: int = NOWHERE
    # Until the end of the activation in progress (SK-11.2).
    armour_now: int = 0
    skirmish_now: int = 0
    short_sighted: bool = False
    # Until the end of the turn.
    armour_turn: int = 0
    mana_turn: int = 0
    control_turn: int = 0

    @property
    def card(self) -> Hero:
        return HEROES[self.id]

    def has(self, condition: str) -> bool:
        return bool(self.conditions >> CONDITIONS.index(condition) & 1)


class Waiting(Struct, frozen=True):
    """An effect on the Stack: an action, a card or a triggered skill (SK-15.1).

    `targets` are references: "hero 3", "minion 0 17", "space 40", "pillar 12", "illusion 4", "effect 0"; "gone 17" is
    a minion that fell before another came to its space.
    """

    kind: str
    caster: int
    seat: int
    card: int = -1
    targets: tuple[str, ...] = ()
    cancelled: bool = False
    attacked: tuple[str, ...] = ()
    """Retribution only: what Akhuti's Attack aimed at, and the space where that stood."""


class OutsiderState(Struct, frozen=True):
    """An outsider: which dome's marker it answers to, and where it stands (-1: on its card)."""

    id: str
    dome: int
    at: int = NOWHERE


class SkytearState(State):
    """Sides are 0 (west) and 1 (east); a seat's side is its number modulo two. Sets of spaces are integers."""

    form_id: str
    board_id: str
    seats: int
    agenda: tuple[Agendum, ...]

    first_side: int = -1
    turn: int = 0
    """The number on the mana track (SK-1.3)."""

    # Set-up
    factions: tuple[tuple[str, ...], ...] = ((), ())
    pools: tuple[tuple[str, ...], ...] = ((), ())
    """Heroes a team may still draft."""
    piles_of: tuple[tuple[tuple[str, tuple[int, ...]], ...], ...] = ((), ())
    """Competitive play: the eight cards that each hero of the pool brings."""

    # Figures and tokens
    heroes: tuple[HeroState, ...] = ()
    minions: tuple[tuple[int, ...], ...] = ()
    """minions[side][lane]: where that side's minions of that lane stand (SK-6.3)."""
    minion_supply: tuple[int, ...] = (8, 8)
    towers: tuple[tuple[int, ...], ...] = ()
    nexus: tuple[int, ...] = (-1, -1)
    """HP of each nexus; -1 until its side's first tower is destroyed (SK-8.3)."""
    tokens: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    """Where each lane's control token stands, and its number."""
    pillars: tuple[tuple[int, ...], ...] = ((), ())
    walls: int = 0
    outsiders: tuple[OutsiderState, ...] = ()

    # Cards
    hands: tuple[tuple[int, ...], ...] = ()
    piles: tuple[Pile, ...] = ()
    deck_of: tuple[int, ...] = ()
    """Which pile each seat draws from; a team of five or more players shares one (SK-24.1)."""
    flow_ready: bool = True
    """Skytear Flow has not been used yet (SK-14.14)."""
    victory: tuple[int, ...] = ()
    counters: tuple[tuple[int, ...], ...] = ()

    # The activation and the Stack
    acting_side: int = 0
    hero: int = NO_HERO
    seat: int = -1
    points: int = 0
    done: tuple[str, ...] = ()
    """Actions declared in this activation (SK-16.3)."""
    stack: tuple[Waiting, ...] = ()
    triggers: tuple[Waiting, ...] = ()
    priority: int = -1
    passes: int = 0
    holding: bool = False
    """The player with priority has just played a card and may play another (SK-14.15)."""

    rewards: tuple[tuple[int, str], ...] = ()
    """Cards still to be drawn: (the seat that earned them, what for)."""

    # The Minion Phase
    revealed: tuple[tuple[int, int], ...] = ()
    """Lead cards shown this phase: (hero, place under it)."""
    won: tuple[int, ...] = (0, 0)
    """Control tokens each side has won in this phase."""

    outcome: Outcome | None = None

    @property
    def form(self) -> Form:
        return FORMS[self.form_id]

    @property
    def board(self) -> Board:
        return BOARDS[self.board_id]

    # -- players -----------------------------------------------------------------------------------------------

    def team(self, side: int) -> tuple[int, ...]:
        """The seats of a side; teams sit alternately (SK-23.8)."""
        return tuple(range(side, self.seats, 2))

    def controls(self, seat: int, hero: HeroState) -> bool:
        """Whether that player may activate the hero and play cards with it (SK-23.2)."""
        return hero.side == seat % 2 and hero.seat in (-1, seat)

    def controller(self, hero: HeroState) -> int:
        """Who decides for a hero outside its activation: its player, or the team's first."""
        return hero.seat if hero.seat >= 0 else self.team(hero.side)[0]

    # -- where things are --------------------------------------------------------------------------------------

    def hero_name(self, number: int) -> str:
        """A hero in notation: its id, with the side's number when both sides field it (SK-24.5)."""
        hero = self.heroes[number]
        for other in self.heroes:
            if other.id == hero.id and other.side != hero.side:
                return f"{hero.id}{hero.side + 1}"
        return hero.id

    def hero_number(self, name: str) -> int:
        return next(number for number in range(len(self.heroes)) if self.hero_name(number) == name)

    def change(self, number: int, **fields: object) -> HeroState:
        """Change some fields of a hero; the hero as it is now."""
        hero = replace(self.heroes[number], **fields)
        self.heroes = (*self.heroes[:number], hero, *self.heroes[number + 1 :])
        return hero

    def hero_spaces(self, side: int | None = None) -> int:
        """Where heroes stand, of one side or of both."""
        spaces = 0
        for hero in self.heroes:
            if hero.at >= 0 and (side is None or hero.side == side):
                spaces |= 1 << hero.at
        return spaces

    def minion_spaces(self, side: int | None = None) -> int:
        spaces = 0
        for owner, lanes in enumerate(self.minions):
            if side is None or owner == side:
                for lane in lanes:
                    spaces |= lane
        return spaces

    def structures(self) -> int:
        """Spaces of nexuses and standing towers (SK-2.2, SK-2.8)."""
        spaces = 0
        for side in (0, 1):
            spaces |= 1 << self.board.nexus[side]
            for lane, hp in enumerate(self.towers[side]):
                if hp > 0:
                    spaces |= 1 << self.board.towers[side][lane]
        return spaces

    def lane_ground(self) -> int:
        """Spaces of lanes, those of destroyed towers included (SK-2.8)."""
        spaces = self.board.lane_ground
        for side, row in enumerate(self.towers):
            for lane, hp in enumerate(row):
                if hp <= 0:
                    spaces |= 1 << self.board.towers[side][lane]
        return spaces

    def outsider_spaces(self) -> int:
        spaces = 0
        for outsider in self.outsiders:
            if outsider.at >= 0:
                spaces |= 1 << outsider.at
        return spaces

    def blocked(self) -> int:
        """Blocking Elements: heroes, structures, outsiders, and walls of ice (SK-17.2)."""
        return self.hero_spaces() | self.structures() | self.outsider_spaces() | self.walls

    def free(self) -> int:
        """Spaces where a figure may be placed or end a move (SK-13.3, SK-17.4)."""
        return self.board.all & ~(self.blocked() | self.minion_spaces())

    def table_tokens(self, besides: int = NO_HERO) -> int:
        """Spaces with a token on them: Pillars, control tokens, Illusions (except that of one hero)."""
        spaces = 0
        for pillars in self.pillars:
            for space in pillars:
                spaces |= 1 << space
        for number, hero in enumerate(self.heroes):
            if hero.illusion >= 0 and number != besides:
                spaces |= 1 << hero.illusion
        for space in self.tokens + self.board.dome_tokens:
            spaces |= 1 << space
        return spaces

    def spare_minions(self, side: int) -> int:
        """Minions waiting on the nexus: four for each faction of the side, less those on the board (SK-1.5)."""
        return self.minion_supply[side] - sum(lane.bit_count() for lane in self.minions[side])

    # -- what heroes can do ------------------------------------------------------------------------------------

    def sight(self, hero: HeroState) -> int:
        """The spaces a hero sees (SK-9.1)."""
        return self.board.sight[hero.at][1 if hero.short_sighted else 3] if hero.at >= 0 else 0

    def uncovered(self, side: int) -> int:
        """Cover spaces next to which a hero of that side stands and sees in (SK-9.4)."""
        spaces = 0
        for hero in self.heroes:
            if hero.side == side and hero.at >= 0:
                spaces |= self.board.sight[hero.at][1]
        return spaces

    def sees_enemies(self, hero: HeroState) -> int:
        """Spaces on which the hero would see an enemy figure: cover hides it unless an ally is beside it (SK-9.4)."""
        seen = self.sight(hero)
        if hero.id == "corjof" and not self.form.simplified:
            return seen  # Raven Eye: cover hides nothing from him
        return seen & (~self.board.cover | self.uncovered(hero.side))

    def mana(self, hero: HeroState) -> int:
        """Unspent mana (SK-14.1, SK-14.5)."""
        spent = 0
        for card in hero.cards:
            spent += COSTS[card]
        return self.turn + hero.mana_turn - spent

    def count(self, side: int, counter: str, amount: int = 1) -> None:
        """Add to one of the side's counters for victory cards."""
        at = COUNTERS.index(counter)
        row = self.counters[side]
        row = (*row[:at], row[at] + amount, *row[at + 1 :])
        self.counters = (row, self.counters[1]) if side == 0 else (self.counters[0], row)
