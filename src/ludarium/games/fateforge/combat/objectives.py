"""The objectives of a combat (FF-18.8): terms joined by " & " and " or ", each word of them an entry of `TERMS`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Protocol

from msgspec import Struct

from ludarium.games.fateforge.combat.enemies import by_order
from ludarium.games.fateforge.content import EXPEDITIONS, Boss, CombatScene
from ludarium.games.fateforge.deeds import zone_of
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.notation import Goal, Misread, Objective
from ludarium.games.fateforge.state import NOWHERE, FateforgeState
from ludarium.kernel.decisions import Message


class Leaving(Struct, frozen=True):
    """How the party stood when it left: what was carried and by whom, where heroes stood, by which exit they went."""

    carried: tuple[tuple[str, int], ...]
    zones: tuple[int, ...]
    """Zones with conscious heroes."""
    exit: str
    """"A" for exit A; "" when nobody left."""
    earliest: int = NOWHERE
    """The conscious hero who comes first in the order, before the escape hurts anybody."""


def in_force(state: FateforgeState, combat: CombatScene) -> tuple[tuple[int, str], ...]:
    """The objectives that count as the story stands, each with its number among all of the combat and its variants.

    Those whose condition ("if flag aim_bind: boss") does not hold are no objectives, but keep their number: the story
    asks for the third objective, whichever of the first two there were.
    """
    of_variants = ((variant.objective, variant.needs) for variant in combat.variants if variant.objective)
    every = (*((text, "") for text in combat.objectives), *of_variants)
    found = []
    for number, (text, needs) in enumerate(every, 1):
        condition, colon, rest = text.partition(": ")
        if not colon:
            counts = true(state, needs)
        elif state.expedition:
            counts = EXPEDITIONS[state.expedition].aim in condition
        else:
            counts = true(state, condition.removeprefix("if "))
        if counts:
            found.append((number, rest if colon else text))
    return tuple(found)


def leaving(state: FateforgeState, by: str) -> Leaving:
    """The party as it stands now, going by that exit."""
    heroes = state.conscious()
    carried = tuple((token, number) for number in heroes for token in state.fighters[number].carries)
    zones = tuple(state.fighters[number].zone for number in heroes)
    return Leaving(carried, zones, by, next(iter(by_order(state, heroes)), NOWHERE))


def met(state: FateforgeState, objective: str, gone: Leaving) -> bool:
    """Whether one objective is met."""
    return any(all(TERMS[goal.verb].true(state, goal, gone) for goal in way) for way in objective_of(objective).ways)


def settled(state: FateforgeState, objective: str) -> bool:
    """Whether it is met already. What only the end decides (who leaves, who is down then) is never met before it."""
    gone = leaving(state, "")
    return any(
        all(not TERMS[goal.verb].at_the_end and TERMS[goal.verb].true(state, goal, gone) for goal in way)
        for way in objective_of(objective).ways
    )


@cache
def objective_of(text: str) -> Objective:
    """An objective: terms joined by " & ", ways joined by " or ", the condition under which it counts before ": "."""
    needs = ""
    if text.startswith("if "):
        needs, colon, text = text[3:].partition(": ")
        if not colon:
            raise Misread(f"'if {needs}' needs a colon and an objective after it")
    return Objective(tuple(tuple(_goal_of(term) for term in way.split(" & ")) for way in text.split(" or ")), needs)


def _goal_of(text: str) -> Goal:
    """One term: "taken objective1", "weak_points>=2", "escape A|B", "boss"."""
    word = re.match("[a-z_]*", text)[0]  # type: ignore[index]
    found = re.fullmatch(TERMS[word].follows, text[len(word) :]) if word in TERMS else None
    if found is None:
        raise Misread(f"'{text}' is no term of an objective")
    given = found.groupdict("")
    exits = given.get("exits", "").replace("any", "*")
    return Goal(
        word,
        given.get("what", ""),
        tuple(exits.split("|")) if exits else (),
        given.get("sign", ""),
        int(given.get("amount", 0)),
    )


@cache
def goals_of(objective: str) -> tuple[Goal, ...]:
    """All terms of an objective, whichever way they belong to."""
    return tuple(goal for way in objective_of(objective).ways for goal in way)


# -- terms -----------------------------------------------------------------------------------------------------


class Search(Protocol):
    """What a bot gathers that looks for something to do."""

    kill: list[str]
    spots: list[int]
    fell: bool

    def find_token(self, state: FateforgeState, name: str) -> None: ...
    def find_guard(self, state: FateforgeState, name: str) -> bool: ...


class Term:
    """One word of objectives: whether it is true, what bots do for it, its words, and what it asks of a combat."""

    follows: ClassVar[str] = ""
    """What is written after the word."""
    at_the_end: ClassVar[bool] = False
    """Whether only the end of the combat decides it."""
    is_escape: ClassVar[bool] = False
    """Whether leaving is all that it asks for."""
    kind: ClassVar[str] = ""
    """The kind of the token that it names."""

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        raise NotImplementedError

    def seek(self, search: Search, state: FateforgeState, goal: Goal) -> None:
        """What a bot has to do for it."""

    def words(self, goal: Goal) -> Message:
        """A part of a sentence; exits are separated by "|"."""
        arguments: dict[str, str | int] = {"n": goal.amount, "exits": "|".join(goal.exits)}
        if goal.what:
            arguments["map_token"] = goal.what
        return Message(f"ff-goal-{goal.verb}", arguments)

    def mistakes(self, goal: Goal, combat: CombatScene, bosses: dict[str, Boss]) -> Iterator[str]:
        """What it names and that combat lacks."""
        tokens = {token.name: token.kind for token in combat.tokens}
        if self.kind and tokens.get(goal.what) != self.kind:
            yield f"'{goal.verb} {goal.what}': there is no {self.kind} '{goal.what}' on this map"
        for letter in goal.exits:
            if letter != "*" and f"exit{letter}" not in tokens:
                yield f"'{goal.verb}': there is no exit {letter} on this map"


class AboutSomething(Term):
    follows = r" (?P<what>\S+)"


class AboutEnemy(AboutSomething):
    def words(self, goal: Goal) -> Message:
        return Message(f"ff-goal-{goal.verb}", {"enemy": goal.what})

    def mistakes(self, goal: Goal, combat: CombatScene, bosses: dict[str, Boss]) -> Iterator[str]:
        if goal.what not in [f"{each.enemy}#{each.number}" for each in combat.enemies]:
            yield f"'{goal.verb} {goal.what}': that enemy is not there from the start"
        elif any(goal.what in variant.remove for variant in combat.variants):
            yield f"'{goal.verb} {goal.what}': a variant takes that enemy away"


class AtLeast(Term):
    follows = r"(?P<sign>>=)(?P<amount>\d+)"


class AtMost(Term):
    """Something that must not happen too often; it is settled at the end only."""

    follows = r"(?P<sign><=)(?P<amount>\d+)"
    at_the_end = True


class Taken(AboutSomething):
    kind = "objective"

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return any(token == goal.what for token, _ in gone.carried)

    def seek(self, search: Search, state: FateforgeState, goal: Goal) -> None:
        search.find_token(state, goal.what)


class Carried(Taken):
    """Out by that exit; where the scene wants the earliest conscious hero to carry it, only that one counts."""

    follows = r" (?P<what>\S+) (?P<exits>\S+)"
    at_the_end = True

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        by_anyone = state.carrier != goal.what
        carriers = [who for name, who in gone.carried if name == goal.what]
        return _left(goal, gone) and any(by_anyone or who == gone.earliest for who in carriers)


class Focused(AboutSomething):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return goal.what in state.focused

    def seek(self, search: Search, state: FateforgeState, goal: Goal) -> None:
        if goal.what in state.focused:
            return
        token, zones = state.token(goal.what), state.combat.zones
        zone = token.zone if token is not None else zones.index(goal.what) if goal.what in zones else NOWHERE
        if zone >= 0 and not search.find_guard(state, goal.what):
            search.spots.append(zone)

    def mistakes(self, goal: Goal, combat: CombatScene, bosses: dict[str, Boss]) -> Iterator[str]:
        if goal.what not in (*(token.name for token in combat.tokens), *combat.zones):
            yield f"'focused {goal.what}': there is no such token or zone on this map"


class Defeated(AboutEnemy):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return goal.what in state.defeated

    def seek(self, search: Search, state: FateforgeState, goal: Goal) -> None:
        if goal.what not in state.defeated and not search.find_guard(state, goal.what):
            search.kill.append(goal.what)


class Away(AboutEnemy):
    """No hero is where that enemy is."""

    at_the_end = True

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        zone = zone_of(state, goal.what)
        return zone == NOWHERE or zone not in gone.zones


class BossDefeated(Term):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return state.combat.boss in state.defeated

    def seek(self, search: Search, state: FateforgeState, goal: Goal) -> None:
        if state.boss is not None:
            search.kill.append(state.boss.id)
            search.fell = True

    def mistakes(self, goal: Goal, combat: CombatScene, bosses: dict[str, Boss]) -> Iterator[str]:
        if combat.boss not in bosses:
            yield "the objective is a boss, but there is none in this combat"


class WeakPoints(AtLeast):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return len(state.weak_points) >= goal.amount

    def seek(self, search: Search, state: FateforgeState, goal: Goal) -> None:
        if state.boss is not None:
            search.kill.append(state.boss.id)

    def mistakes(self, goal: Goal, combat: CombatScene, bosses: dict[str, Boss]) -> Iterator[str]:
        there = len(bosses[combat.boss].weak_points) if combat.boss in bosses else 0
        if goal.amount > there or not there:
            yield f"'weak_points>={goal.amount}': there are {there} weak points"


class Explored(AtLeast):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return len(state.explored) >= goal.amount

    def seek(self, search: Search, state: FateforgeState, goal: Goal) -> None:
        for token in state.tokens:
            if token.kind == "explore" and not search.find_guard(state, token.name):
                search.spots.append(token.zone)

    def mistakes(self, goal: Goal, combat: CombatScene, bosses: dict[str, Boss]) -> Iterator[str]:
        there = sum(token.kind == "explore" for token in combat.tokens)
        if goal.amount > there:
            yield f"'explored>={goal.amount}': there are {there} exploration tokens"


class KnockedOut(AtMost):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return len(state.party) - len(state.conscious()) <= goal.amount


class TrapsTriggered(AtMost):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return state.triggered <= goal.amount


class Used(AboutSomething):
    kind = "portal"

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return goal.what in state.portals_used


class Opened(AboutSomething):
    kind = "chest"

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return goal.what in state.opened


class DoorsClosed(Term):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return state.closed == (1 << len(state.combat.doors)) - 1


class GemsAll(Term):
    """None lies on the map, and no enemy carries one."""

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        there = [token.kind for token in state.tokens] + [enemy.carries for enemy in state.enemies]
        return "gem" not in there


class ChestsAll(Term):
    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return not any(token.kind == "chest" for token in state.tokens)


class Escape(Term):
    follows = r" (?P<exits>\S+)"
    at_the_end = is_escape = True

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return _left(goal, gone)

    def words(self, goal: Goal) -> Message:
        return Message("ff-goal-escape-any") if goal.exits == ("*",) else super().words(goal)


class SomeEscape(Term):
    at_the_end = is_escape = True

    def true(self, state: FateforgeState, goal: Goal, gone: Leaving) -> bool:
        return bool(gone.exit) and bool(state.conscious())


def _left(goal: Goal, gone: Leaving) -> bool:
    return bool(gone.exit) and (goal.exits == ("*",) or gone.exit in goal.exits)


TERMS: dict[str, Term] = {
    "taken": Taken(),
    "carried": Carried(),
    "focused": Focused(),
    "defeated": Defeated(),
    "away": Away(),
    "boss": BossDefeated(),
    "weak_points": WeakPoints(),
    "explored": Explored(),
    "ko": KnockedOut(),
    "traps_triggered": TrapsTriggered(),
    "used": Used(),
    "opened": Opened(),
    "doors_closed": DoorsClosed(),
    "gems_all": GemsAll(),
    "chests_all": ChestsAll(),
    "escape": Escape(),
    "some_escape": SomeEscape(),
}
