"""The vocabulary of effects (SK-11 to SK-13): what actions, cards and skills can ask and do.

A script gets an Effect. `may_...` asks somebody who can decline, `must_...` somebody who cannot; both ask nothing
when there is nothing to choose, because everybody can see that. Sets of spaces compose with &, | and ~.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ludarium.games.skytear import skills
from ludarium.games.skytear.actions import (
    PASS,
    Choose,
    LayArea,
    PickCard,
    PickHero,
    PickLane,
    PickMinion,
    PickSpace,
)
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import AREAS, CARDS
from ludarium.games.skytear.events import (
    AimFollowed,
    BonusGained,
    CardFlipped,
    ConditionGained,
    ConditionLost,
    Damaged,
    Flipped,
    Healed,
    HeroDefeated,
    MinionDefeated,
    MinionMoved,
    MinionPlaced,
    MinionSaved,
    Moved,
    TokenPlaced,
    TokenRemoved,
)
from ludarium.games.skytear.piles import can_draw, discard, ids, take_top
from ludarium.games.skytear.state import (
    CONDITIONS,
    DEFEATED,
    NOWHERE,
    READY,
    HeroState,
    SkytearState,
    Waiting,
)
from ludarium.games.skytear.targets import gone_ref, minion_ref, words_of
from ludarium.kernel.decisions import Action, Args, Decision, Emit, Script

Minion = tuple[int, int]
"""A minion: its side and its space."""


class Effect:
    """An effect being resolved: who generated it, for which side, at what it aims."""

    __slots__ = ("_args", "caster", "emit", "seat", "side", "source", "state")

    def __init__(self, state: SkytearState, emit: Emit, source: Waiting) -> None:
        self.state = state
        self.emit = emit
        self.source = source
        self.caster = source.caster
        """The number of the hero that generated it, or -1 for an outsider."""
        self.seat = source.seat
        self.side = source.seat % 2
        self._args: Args = (("card", CARDS[source.card].id),) if source.card >= 0 else (("action", source.kind),)

    # -- who and where -----------------------------------------------------------------------------------------

    @property
    def hero(self) -> HeroState:
        """The caster as it is now."""
        return self.state.heroes[self.caster]

    @property
    def at(self) -> int:
        return self.hero.at

    @property
    def pierces(self) -> bool:
        """Mages' effects ignore armour (SK-3.5)."""
        return self.caster >= 0 and self.hero.card.pierces

    def enemies(self) -> list[int]:
        """Enemy heroes on the board."""
        return [n for n, hero in enumerate(self.state.heroes) if hero.side != self.side and hero.at >= 0]

    def allies(self) -> list[int]:
        """Allied heroes on the board, the caster included."""
        return [n for n, hero in enumerate(self.state.heroes) if hero.side == self.side and hero.at >= 0]

    def heroes_in(self, spaces: int, heroes: Iterable[int]) -> list[int]:
        return [number for number in heroes if spaces >> self.state.heroes[number].at & 1]

    def enemy_minions_in(self, spaces: int) -> list[Minion]:
        """Enemy minions on these spaces."""
        return [(1 - self.side, space) for space in bits(self.state.minion_spaces(1 - self.side) & spaces)]

    def within(self, far: int, space: int | None = None) -> int:
        """Spaces within that distance of the caster, or of another space (SK-11.16)."""
        return self.state.board.within(far, self.at if space is None else space)

    # -- asking ------------------------------------------------------------------------------------------------

    def ask(self, prompt: str, options: tuple[Action, ...], *, may: bool, seat: int | None = None) -> Script[Action]:
        """Ask the effect's player; a single compulsory option is taken without asking."""
        if not may and len(options) == 1:
            return options[0]
        everything = (*options, PASS) if may else options
        answer: Action = yield Decision(self.seat if seat is None else seat, prompt, everything, self._args)
        return answer

    def may_pick_space(self, prompt: str, spaces: int) -> Script[int | None]:
        return (yield from self._pick_space(prompt, spaces, may=True))

    def must_pick_space(self, prompt: str, spaces: int) -> Script[int | None]:
        return (yield from self._pick_space(prompt, spaces, may=False))

    def _pick_space(self, prompt: str, spaces: int, *, may: bool) -> Script[int | None]:
        if not spaces:
            return None
        names = self.state.board.names
        answer = yield from self.ask(prompt, tuple(PickSpace(names[space]) for space in bits(spaces)), may=may)
        return names.index(answer.space) if isinstance(answer, PickSpace) else None

    def must_pick_hero(self, prompt: str, heroes: Iterable[int]) -> Script[int | None]:
        options = tuple(PickHero(self.state.hero_name(number)) for number in heroes)
        if not options:
            return None
        answer = yield from self.ask(prompt, options, may=False)
        assert isinstance(answer, PickHero)
        return self.state.hero_number(answer.hero)

    def must_pick_minion(self, prompt: str, minions: Iterable[Minion]) -> Script[Minion | None]:
        names = self.state.board.names
        options = tuple(PickMinion(side, names[space]) for side, space in minions)
        if not options:
            return None
        answer = yield from self.ask(prompt, options, may=False)
        assert isinstance(answer, PickMinion)
        return answer.side, names.index(answer.space)

    def must_choose(self, prompt: str, *ways: str) -> Script[str | None]:
        if not ways:
            return None
        answer = yield from self.ask(prompt, tuple(Choose(way) for way in ways), may=False)
        assert isinstance(answer, Choose)
        return answer.way

    def may_choose(self, prompt: str, *ways: str) -> Script[str | None]:
        if not ways:
            return None
        answer = yield from self.ask(prompt, tuple(Choose(way) for way in ways), may=True)
        return answer.way if isinstance(answer, Choose) else None

    def must_pick_lane(self, prompt: str, lanes: Iterable[int]) -> Script[int | None]:
        letters = self.state.board.lanes
        options = tuple(PickLane(letters[lane]) for lane in lanes)
        if not options:
            return None
        answer = yield from self.ask(prompt, options, may=False)
        assert isinstance(answer, PickLane)
        return letters.index(answer.lane)

    # -- cards -------------------------------------------------------------------------------------------------

    def flip(self, count: int) -> Script[int]:
        """Flip one card for each + symbol, choose one, and get its modifier (SK-11.3)."""
        deck = self.state.deck_of[self.seat]
        flipped: list[int] = []
        for _ in range(count):
            if not can_draw(self.state, deck):
                break
            card, _ = yield from take_top(self.state, self.emit, deck, "flip")
            flipped.append(card)
            self.emit(CardFlipped(self.seat, CARDS[card].id))
        modifier = 0
        if flipped:
            modifiers = {CARDS[card].modifier for card in flipped}
            if len(modifiers) == 1:
                modifier = modifiers.pop()
            else:
                options = tuple(PickCard(CARDS[card].id) for card in dict.fromkeys(flipped))
                answer = yield from self.ask("choose-modifier", options, may=False)
                assert isinstance(answer, PickCard)
                modifier = next(CARDS[card].modifier for card in flipped if CARDS[card].id == answer.card)
        # Cards just flipped stay out of a shuffle for the same effect: they are discarded only now (SK-14.11).
        for card in flipped:
            discard(self.state, self.seat, card)
        self.emit(Flipped(self.seat, ids(flipped), modifier))
        return modifier

    def figure(self, name: str) -> int:
        """A number that is printed on the card."""
        return CARDS[self.source.card].figures[name]

    def card_damage(self) -> Script[int]:
        """The damage that is printed on the card, with a flip if there are + symbols behind it (SK-11.3)."""
        plus = CARDS[self.source.card].figures.get("plus", 0)
        modifier = (yield from self.flip(plus)) if plus else 0
        return self.figure("damage") + modifier

    def lay_card_area(self, target: int | None = None) -> Script[int]:
        """Lay the area that is printed on the card; the spaces it covers."""
        return (yield from self.lay_area(CARDS[self.source.card].area, target))

    def lay_area(self, area: str, target: int | None = None) -> Script[int]:
        """Lay the area when the effect resolves (SK-12); the spaces it covers.

        It starts at the caster, or covers the target space, or without either a space that the caster sees.
        """
        board = self.state.board
        if AREAS[area].caster:
            ways = board.from_caster(area, self.at)
        else:
            ways = board.over(area, self.state.sight(self.hero) if target is None else 1 << target)
        options = tuple(LayArea(tuple(board.names[space] for space in bits(way))) for way in ways)
        answer = yield from self.ask("lay-area", options, may=False)
        assert isinstance(answer, LayArea)
        covered = 0
        for name in answer.spaces:
            covered |= 1 << board.names.index(name)
        return covered

    # -- harm and help -----------------------------------------------------------------------------------------

    def damage_hero(self, number: int, amount: int, *, pierce: bool | None = None) -> int:
        """Deal damage: armour reduces it (SK-11.7). The HP lost."""
        if self.state.heroes[number].at < 0:
            return 0
        return self._lose_less_armour(number, amount, self._armour_against(number, pierce))

    def damage_heroes(self, numbers: Iterable[int], amount: int, *, pierce: bool | None = None) -> None:
        """Deal damage to several heroes at once: one that falls takes no armour from another (SK-12.6)."""
        struck = [(number, self._armour_against(number, pierce)) for number in numbers]
        for number, armour in struck:
            self._lose_less_armour(number, amount, armour)

    def _armour_against(self, number: int, pierce: bool | None) -> int:
        return 0 if (self.pierces if pierce is None else pierce) else skills.armour(self.state, number)

    def _lose_less_armour(self, number: int, amount: int, armour: int) -> int:
        return self._lose(number, max(0, amount - armour), min(amount, armour), amount)

    def lose_hp(self, number: int, amount: int) -> int:
        """Lose HP: armour does not matter (SK-11.10). The HP lost."""
        return self._lose(number, amount, 0) if self.state.heroes[number].at >= 0 else 0

    def _lose(self, number: int, lost: int, armour: int, dealt: int = -1) -> int:
        hero = self.state.heroes[number]
        lost = min(lost, hero.hp)
        hero = self.state.change(number, hp=hero.hp - lost)
        self.emit(Damaged(self.state.hero_name(number), lost, hero.hp, armour, dealt))
        if hero.hp <= 0:
            defeat_hero(self.state, self.emit, number, self.seat)
        return lost

    def heal(self, number: int, amount: int) -> int:
        """Heal, never above the printed health (SK-11.9)."""
        hero = self.state.heroes[number]
        if hero.at < 0:
            return 0
        gained = min(amount, hero.card.hp - hero.hp)
        hero = self.state.change(number, hp=hero.hp + gained)
        if gained:
            self.emit(Healed(self.state.hero_name(number), gained, hero.hp))
        return gained

    def damage_minion(self, minion: Minion, amount: int) -> Script[None]:
        """Deal damage to a minion: one point is enough, unless Tlakali takes it upon herself."""
        if amount > 0 and self.state.minion_spaces(minion[0]) >> minion[1] & 1:
            if (yield from prevented(self.state, self.emit, minion)):
                return
            self.defeat_minion(minion)

    def defeat_minion(self, minion: Minion) -> None:
        """Remove it without damage, so that nothing prevents it (SK-6.2)."""
        defeat_minion(self.state, self.emit, minion, self.side)

    def damage_all(self, spaces: int, amount: int) -> Script[None]:
        """Deal damage to each enemy hero and minion on these spaces; armour counts for each (SK-12.6)."""
        self.damage_heroes(self.heroes_in(spaces, self.enemies()), amount)
        for minion in self.enemy_minions_in(spaces):
            yield from self.damage_minion(minion, amount)

    def give(self, number: int, condition: str) -> None:
        """Apply a condition; a second one of the same kind is not applied (SK-5.3)."""
        hero = self.state.heroes[number]
        if hero.at >= 0 and not hero.has(condition):
            self.state.change(number, conditions=hero.conditions | 1 << CONDITIONS.index(condition))
            self.emit(ConditionGained(self.state.hero_name(number), condition))

    def remove(self, number: int, condition: str) -> None:
        hero = self.state.heroes[number]
        if hero.has(condition):
            self.state.change(number, conditions=hero.conditions & ~(1 << CONDITIONS.index(condition)))
            self.emit(ConditionLost(self.state.hero_name(number), condition))

    def add_bonus(self, number: int, field: str, amount: int) -> None:
        """+X of something until the activation or the turn ends; `field` is the hero's field that holds it."""
        hero = self.state.heroes[number]
        self.state.change(number, **{field: getattr(hero, field) + amount})
        self.emit(BonusGained(self.state.hero_name(number), field, amount))

    def shorten_sight(self, number: int) -> None:
        """A hero sees only 1 space far until the activation ends."""
        self.state.change(number, short_sighted=True)
        self.emit(BonusGained(self.state.hero_name(number), "sight", -2))

    # -- movement ----------------------------------------------------------------------------------------------

    def reach(self, number: int, steps: int, *, through: bool = True) -> int:
        """Spaces a hero can move to; `through`: minions may be passed (SK-17.2 to SK-17.4, SK-17.11)."""
        return reachable(self.state, number, steps, through=through)

    def move_to(self, number: int, space: int, how: str) -> None:
        hero = self.state.heroes[number]
        names = self.state.board.names
        self.emit(Moved(self.state.hero_name(number), names[hero.at], names[space], how))
        self.state.change(number, at=space)

    def may_move(self, number: int, steps: int, *, how: str = "move", through: bool = True) -> Script[int | None]:
        """A hero may move up to that many spaces; where it went, or None."""
        if self.state.heroes[number].at < 0:
            return None
        to = yield from self.may_pick_space(f"{how}-to", self.reach(number, steps, through=through))
        if to is not None:
            self.move_to(number, to, how)
        return to

    def push_hero(self, number: int, steps: int, source: int | None = None) -> Script[None]:
        """Push: each new space is farther from the caster and free; it ends early only for want of one (SK-13.4)."""
        centre = self.at if source is None else source
        for _ in range(steps):
            here = self.state.heroes[number].at
            if here < 0:
                return
            to = yield from self.must_pick_space("push-to", self._farther(here, centre))
            if to is None:
                return
            self.move_to(number, to, "push")

    def push_minion(self, minion: Minion, steps: int, source: int | None = None) -> Script[None]:
        """The same with a minion, which keeps its lane (SK-6.3)."""
        centre = self.at if source is None else source
        side, here = minion
        for _ in range(steps):
            if not self.state.minion_spaces(side) >> here & 1:
                return
            to = yield from self.must_pick_space("push-to", self._farther(here, centre))
            if to is None:
                return
            move_minion(self.state, self.emit, side, here, to, "push")
            here = to

    def _farther(self, here: int, centre: int) -> int:
        board = self.state.board
        spaces = 0
        for to in bits(board.neighbours[here] & self.state.free()):
            if board.distances[centre][to] > board.distances[centre][here]:
                spaces |= 1 << to
        return spaces

    # -- tokens ------------------------------------------------------------------------------------------------

    def place_pillar(self, space: int) -> None:
        pillars = list(self.state.pillars)
        pillars[self.side] = (*pillars[self.side], space)
        self.state.pillars = tuple(pillars)
        self.emit(TokenPlaced("pillar", self.side, self.state.board.names[space]))

    def remove_pillar(self, side: int, space: int) -> None:
        remove_pillar(self.state, self.emit, side, space)

    def set_illusion(self, number: int, space: int) -> None:
        side = self.state.heroes[number].side
        old = self.state.heroes[number].illusion
        names = self.state.board.names
        owner = self.state.hero_name(number)
        self.state.change(number, illusion=space)
        if space == NOWHERE:
            if old != NOWHERE:
                self.emit(TokenRemoved("illusion", side, names[old], owner))
        else:
            self.emit(TokenPlaced("illusion", side, names[space], owner))

    # -- minions -----------------------------------------------------------------------------------------------

    def may_summon(self, count: int, lane: int) -> Script[None]:
        """Up to that many of the side's spare minions may be placed at a lane's control token (SK-11.13)."""
        for _ in range(count):
            if self.state.spare_minions(self.side) <= 0:
                return
            space = yield from self.may_pick_space("place-minion", nearest_places(self.state, self.side, lane))
            if space is None:
                return
            add_minion(self.state, self.emit, self.side, lane, space)

    def lanes_in_sight(self) -> list[int]:
        """Lanes whose control token the caster sees."""
        seen = self.state.sight(self.hero)
        return [lane for lane, token in enumerate(self.state.tokens) if seen >> token & 1]


# -- shared by effects and phases --------------------------------------------------------------------------------


def reachable(state: SkytearState, number: int, steps: int, *, through: bool = True) -> int:
    """Where a hero can go with that many steps, its own space excluded."""
    board = state.board
    hero = state.heroes[number]
    free = state.free()
    passable = board.all & ~state.blocked()
    if not through:
        passable = free
    if skills.flies(state, hero):
        passable = board.all
    return board.reached(hero.at, steps, passable) & free & ~(1 << hero.at)


def defeat_hero(state: SkytearState, emit: Emit, number: int, by_seat: int) -> None:
    """Off the board at once; it returns next turn, one turn later if it was Exhausted (SK-4.3 to SK-4.6)."""
    hero = state.heroes[number]
    by_side = by_seat % 2
    back = state.turn + (1 if hero.status == READY else 2)
    if back > LAST_TURN:
        back = 0  # SK-4.8
    if by_side != hero.side:
        state.count(by_side, "enemy_heroes_defeated")
        state.count(by_side, "enemy_heroes_defeated_this_turn")
        if hero.status == READY:
            state.count(by_side, "ready_enemy_heroes_defeated")
        state.rewards = (*state.rewards, (by_seat, DEFEAT))
    if hero.illusion != NOWHERE:
        # SK-18.12
        emit(TokenRemoved("illusion", hero.side, state.board.names[hero.illusion], state.hero_name(number)))
    state.change(
        number,
        at=NOWHERE,
        hp=0,
        status=DEFEATED,
        conditions=0,
        back=back,
        illusion=NOWHERE,
        armour_now=0,
        skirmish_now=0,
        short_sighted=False,
    )
    emit(HeroDefeated(state.hero_name(number), by_side, back))


DEFEAT, STRUCTURE = "defeat", "structure"
"""What a side draws cards for (SK-14.8)."""
LAST_TURN = 5


def remove_pillar(state: SkytearState, emit: Emit, side: int, space: int) -> None:
    pillars = list(state.pillars)
    pillars[side] = tuple(at for at in pillars[side] if at != space)
    state.pillars = tuple(pillars)
    emit(TokenRemoved("pillar", side, state.board.names[space]))


def lane_of_minion(state: SkytearState, side: int, space: int) -> int:
    return next(lane for lane, spaces in enumerate(state.minions[side]) if spaces >> space & 1)


def _set_lane(state: SkytearState, side: int, lane: int, spaces: int) -> None:
    row = state.minions[side]
    row = (*row[:lane], spaces, *row[lane + 1 :])
    state.minions = (row, state.minions[1]) if side == 0 else (state.minions[0], row)


def add_minion(state: SkytearState, emit: Emit, side: int, lane: int, space: int) -> None:
    _aim_elsewhere(state, minion_ref(side, space), gone_ref(space))
    _set_lane(state, side, lane, state.minions[side][lane] | 1 << space)
    emit(MinionPlaced(side, state.board.lanes[lane], state.board.names[space]))


def _aim_elsewhere(state: SkytearState, old: str, new: str) -> None:
    """Effects on the Stack that aim at `old` aim at `new` from now on."""
    state.stack = tuple(
        replace(waiting, targets=tuple(new if target == old else target for target in waiting.targets))
        for waiting in state.stack
    )


def take_minion(state: SkytearState, side: int, space: int) -> int:
    """Take a minion off the board; its lane."""
    lane = lane_of_minion(state, side, space)
    _set_lane(state, side, lane, state.minions[side][lane] & ~(1 << space))
    return lane


def move_minion(state: SkytearState, emit: Emit, side: int, at: int, to: int, how: str) -> None:
    lane = lane_of_minion(state, side, at)
    _set_lane(state, side, lane, state.minions[side][lane] & ~(1 << at) | 1 << to)
    # A minion that stood there before is gone; effects that aim at this one follow it.
    _aim_elsewhere(state, minion_ref(side, to), gone_ref(to))
    _aim_elsewhere(state, minion_ref(side, at), minion_ref(side, to))
    emit(MinionMoved(side, state.board.names[at], state.board.names[to], how))
    for number, waiting in enumerate(state.stack):
        if minion_ref(side, to) in waiting.targets:
            emit(AimFollowed(number, tuple(words_of(state, target) for target in waiting.targets)))


def defeat_minion(state: SkytearState, emit: Emit, minion: Minion, by_side: int) -> None:
    side, space = minion
    take_minion(state, side, space)
    if by_side != side:
        state.count(by_side, "enemy_minions_defeated")
    emit(MinionDefeated(side, state.board.names[space], by_side))


def savers(state: SkytearState, side: int) -> list[int]:
    """Heroes that can take damage to an allied minion upon themselves: Tlakali, while she sees an allied Pillar."""
    return [
        number
        for number, hero in enumerate(state.heroes)
        if hero.id == "tlakali" and hero.side == side and hero.hp > 1 and skills.sees_pillar(state, hero)
    ]


def prevented(state: SkytearState, emit: Emit, minion: Minion) -> Script[bool]:
    """Shared Flesh: Tlakali may lose 1 HP to prevent damage to an allied minion."""
    side, space = minion
    names = state.board.names
    for number in savers(state, side):
        hero = state.heroes[number]
        args: Args = (("space", names[space]),)
        answer = yield Decision(state.controller(hero), "save-minion", (Choose("save"), PASS), args)
        if answer != PASS:
            state.change(number, hp=hero.hp - 1)
            emit(Damaged(state.hero_name(number), 1, hero.hp - 1, 0))
            emit(MinionSaved(side, names[space], state.hero_name(number)))
            return True
    return False


def nearest_places(state: SkytearState, side: int, lane: int) -> int:
    """Where a minion of that side may be put at a lane's control token: the nearest legal spaces (SK-19.16)."""
    board = state.board
    token = state.tokens[lane]
    legal = (
        board.sight[token][3]
        & ~board.in_domes
        & ~(state.hero_spaces() | state.outsider_spaces() | state.structures() | state.walls)
        & ~state.minion_spaces(side)
    )
    for far in range(4):
        ring = 0
        for space in bits(legal):
            if board.distances[token][space] == far:
                ring |= 1 << space
        if ring:
            return ring
    return 0
