"""Outsiders (SK-7, SK-19.22): the winner of a dome's marker places one and spends up to 3 points with it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ludarium.games.skytear.actions import PASS, Choose, PickHero, PickSeat, PickSpace
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import OUTSIDERS, OutsiderCard
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.events import OutsiderActed, OutsiderMoved, OutsiderPlaced
from ludarium.games.skytear.phases import Rewarding, Triggering, Unanswered, check_victory
from ludarium.games.skytear.state import Agendum, OutsiderState, SkytearState, Waiting
from ludarium.games.skytear.targets import hero_ref, minion_ref, option_of, parts
from ludarium.kernel.decisions import Decision, Emit, Script


class TakeOutsider(Agendum, frozen=True):
    """The winner of a dome may take its outsider (SK-7.6); a team chooses who runs it (SK-23.4)."""

    dome: int
    winner: int


class RunOutsider(Agendum, frozen=True):
    """An outsider is being activated; each action at most once."""

    dome: int
    seat: int
    points: int = 3
    done: tuple[str, ...] = ()


class OutsiderEffect(Effect):
    """An effect of an outsider: it has no hero, its cards come from its player's deck (SK-7.4)."""

    __slots__ = ("dome",)

    def __init__(self, state: SkytearState, emit: Emit, dome: int, seat: int) -> None:
        super().__init__(state, emit, Waiting("outsider", -1, seat))
        self.dome = dome

    @property
    def outsider(self) -> OutsiderState:
        return next(outsider for outsider in self.state.outsiders if outsider.dome == self.dome)

    @property
    def card(self) -> OutsiderCard:
        return OUTSIDERS[self.outsider.id]

    @property
    def at(self) -> int:
        return self.outsider.at

    def sees(self) -> int:
        """Spaces on which it sees enemies: cover hides them unless it or an ally is beside (SK-9.8)."""
        board = self.state.board
        open_cover = self.state.uncovered(self.side) | board.sight[self.at][1]
        return board.sight[self.at][3] & (~board.cover | open_cover)

    def stand(self, space: int) -> None:
        self.state.outsiders = tuple(
            replace(outsider, at=space) if outsider.dome == self.dome else outsider for outsider in self.state.outsiders
        )

    def prey(self, far: int) -> list[str]:
        """Enemy heroes and minions it can attack."""
        near = self.state.board.distances[self.at]
        spaces = self.sees()
        heroes = [n for n in self.heroes_in(spaces, self.enemies()) if near[self.state.heroes[n].at] <= far]
        minions = [(side, at) for side, at in self.enemy_minions_in(spaces) if near[at] <= far]
        return [hero_ref(number) for number in heroes] + [minion_ref(side, at) for side, at in minions]


def take_outsider(state: SkytearState, item: TakeOutsider, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    team = state.team(item.winner)
    seat = team[0]
    if not any(outsider.dome == item.dome for outsider in state.outsiders):
        return  # a dome without an outsider has no effect (SK-25.3)
    if len(team) > 1:
        answer = yield Decision(seat, "who-runs-outsider", tuple(PickSeat(mate) for mate in team))
        seat = answer.seat
    fx = OutsiderEffect(state, emit, item.dome, seat)
    space = yield from fx.may_pick_space("place-outsider", _placements(fx))
    if space is None:
        return
    fx.stand(space)
    emit(OutsiderPlaced(fx.outsider.id, item.winner, state.board.names[space]))
    state.agenda += (RunOutsider(item.dome, seat),)


def _placements(fx: OutsiderEffect) -> int:
    """Where its card lets it be placed; its own old space counts as free."""
    state = fx.state
    board = state.board
    free = state.free()
    if fx.at >= 0:
        free |= 1 << fx.at
    dome = board.dome_spaces[fx.dome]
    match fx.outsider.id:
        case "dome_behemoth":
            return free & board.spread(dome)
        case "ember_tyrant":
            return free & board.within(3, board.dome_tokens[fx.dome])
        case "mire_colossus":
            near = 0
            for token in state.tokens:
                near |= board.within(2, token)
            return free & near & state.lane_ground()
        case _:
            return free & (dome | board.spread(state.hero_spaces(fx.side)))


def run_outsider(state: SkytearState, item: RunOutsider, emit: Emit) -> Script[None]:
    """One action a step; nobody can respond."""
    fx = OutsiderEffect(state, emit, item.dome, item.seat)
    possible = {
        name: act
        for name, act in _ACTS.items()
        if name in ("move", "skirmish", "attack") or name in (skill.id for skill in fx.card.skills)
    }
    ways = [name for name in possible if name not in item.done and (name != "attack" or fx.prey(fx.card.reach))]
    state.agenda = state.agenda[:-1]
    if not item.points or not ways:
        return
    args = (("outsider", fx.outsider.id), ("points", item.points))
    answer = yield Decision(item.seat, "run-outsider", (*(Choose(way) for way in ways), PASS), args)
    if answer == PASS:
        return
    emit(OutsiderActed(fx.outsider.id, answer.way))
    state.agenda += (RunOutsider(item.dome, item.seat, item.points - 1, (*item.done, answer.way)), AfterOutsider())
    yield from possible[answer.way](fx)


class AfterOutsider(Agendum, frozen=True):
    """Victory, rewards and triggers after an outsider's action."""


def after_outsider(state: SkytearState, _: AfterOutsider, emit: Emit) -> Script[None]:
    state.agenda = (*state.agenda[:-1], Unanswered(), Triggering(), Rewarding())
    check_victory(state, emit)
    return
    yield


def _move(fx: OutsiderEffect) -> Script[None]:
    """Up to 3 spaces by the rules of a Move action."""
    yield from _walk(fx, 3, through=True)


def _walk(fx: OutsiderEffect, steps: int, *, through: bool) -> Script[bool]:
    state = fx.state
    board = state.board
    passable = board.all & ~state.blocked() if through else state.free()
    reached = board.reached(fx.at, steps, passable)
    start = fx.at
    to = yield from fx.may_pick_space("move-outsider", reached & state.free() & ~(1 << start))
    if to is None:
        return False
    fx.stand(to)
    fx.emit(OutsiderMoved(fx.outsider.id, board.names[start], board.names[to]))
    return True


def _attack(fx: OutsiderEffect) -> Script[None]:
    prey = fx.prey(fx.card.reach)
    options = tuple(option_of(fx.state, reference) for reference in prey)
    answer = yield from fx.ask("attack-target", options, may=False)
    kind, numbers = parts(prey[options.index(answer)])
    modifier = yield from fx.flip(fx.card.plus)
    amount = fx.card.attack + modifier
    if kind == "hero":
        fx.damage_hero(numbers[0], amount)
    else:
        yield from fx.damage_minion((numbers[0], numbers[1]), amount)


def _skirmish(fx: OutsiderEffect) -> Script[None]:
    """A step, a step, and 0+ damage to an enemy hero, in any order, each optional (SK-17.10)."""
    steps, strikes = 2, 1
    while steps or strikes:
        state = fx.state
        board = state.board
        options: list[PickSpace | PickHero] = []
        if steps:
            options += [PickSpace(board.names[at]) for at in bits(board.neighbours[fx.at] & state.free())]
        if strikes:
            heroes = [parts(reference)[1][0] for reference in fx.prey(fx.card.reach) if reference.startswith("hero")]
            options += [PickHero(state.hero_name(number)) for number in heroes]
        if not options:
            return
        answer = yield from fx.ask("skirmish", tuple(options), may=True)
        if isinstance(answer, PickSpace):
            to = board.names.index(answer.space)
            fx.emit(OutsiderMoved(fx.outsider.id, board.names[fx.at], answer.space))
            fx.stand(to)
            steps -= 1
        elif isinstance(answer, PickHero):
            modifier = yield from fx.flip(1)
            fx.damage_hero(state.hero_number(answer.hero), modifier)
            strikes -= 1
        else:
            return


def _quake(fx: OutsiderEffect) -> Script[None]:
    yield from fx.damage_all(fx.within(1), 2)


def _bellow(fx: OutsiderEffect) -> Script[None]:
    spaces = fx.within(1)
    waiting = [hero_ref(number) for number in fx.heroes_in(spaces, fx.enemies())]
    waiting += [minion_ref(side, at) for side, at in fx.enemy_minions_in(spaces)]
    while waiting:
        options = tuple(option_of(fx.state, reference) for reference in waiting)
        answer = yield from fx.ask("push-next", options, may=False)
        kind, numbers = parts(waiting.pop(options.index(answer)))
        if kind == "hero":
            yield from fx.push_hero(numbers[0], 2)
        else:
            yield from fx.push_minion((numbers[0], numbers[1]), 2)


def _fire_breath(fx: OutsiderEffect) -> Script[None]:
    area = yield from fx.lay_area("line3")
    modifier = yield from fx.flip(1)
    yield from fx.damage_all(area, 1 + modifier)


def _kindle(fx: OutsiderEffect) -> Script[None]:
    for number in fx.heroes_in(fx.within(2), fx.enemies()):
        fx.give(number, "marked")
        fx.give(number, "disarmed")
    return
    yield


def _devour(fx: OutsiderEffect) -> Script[None]:
    minion = yield from fx.must_pick_minion("defeat-minion", fx.enemy_minions_in(fx.within(2)))
    if minion is not None:
        fx.defeat_minion(minion)


def _tremor(fx: OutsiderEffect) -> Script[None]:
    for number in fx.heroes_in(fx.within(2), fx.enemies()):
        fx.give(number, "slow")
    return
    yield


def _tailwind(fx: OutsiderEffect) -> Script[None]:
    chosen = yield from fx.must_pick_hero("move-ally", fx.heroes_in(fx.within(3), fx.allies()))
    if chosen is not None:
        yield from fx.may_move(chosen, 2)
        fx.give(chosen, "haste")


def _shriek(fx: OutsiderEffect) -> Script[None]:
    fx.damage_heroes(fx.heroes_in(fx.within(2), fx.enemies()), 1, pierce=True)
    return
    yield


_ACTS: dict[str, Callable[[OutsiderEffect], Script[None]]] = {
    "move": _move,
    "attack": _attack,
    "skirmish": _skirmish,
    "quake": _quake,
    "bellow": _bellow,
    "fire_breath": _fire_breath,
    "kindle": _kindle,
    "devour": _devour,
    "tremor": _tremor,
    "tailwind": _tailwind,
    "shriek": _shriek,
}
SKILLS: tuple[str, ...] = tuple(name for name in _ACTS if name not in ("move", "attack", "skirmish"))
"""Skills of outsiders, by id."""
