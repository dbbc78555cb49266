"""Whether the objectives of a combat are met (FF-18.8): terms joined by " & " and " or "."""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.fateforge.combat.enemies import by_order
from ludarium.games.fateforge.content import EXPEDITIONS, CombatScene
from ludarium.games.fateforge.deeds import zone_of
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.state import NOWHERE, FateforgeState

AT_THE_END = ("escape", "some_escape", "carried", "away", "ko<=", "traps_triggered<=")


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
    return any(all(_true(state, term, gone) for term in way.split(" & ")) for way in objective.split(" or "))


def settled(state: FateforgeState, objective: str) -> bool:
    """Whether it is met already. What only the end decides (who leaves, who is down then) is never met before it."""
    gone = leaving(state, "")
    ways = (way.split(" & ") for way in objective.split(" or "))
    return any(all(not term.startswith(AT_THE_END) and _true(state, term, gone) for term in way) for way in ways)


def _true(state: FateforgeState, term: str, gone: Leaving) -> bool:
    word, _, rest = term.partition(" ")
    if word == "taken":
        return any(token == rest for token, _ in gone.carried)
    if word == "focused":
        return rest in state.focused
    if word == "defeated":
        return rest in state.defeated
    if word == "boss":
        return state.combat.boss in state.defeated
    if word == "away":
        zone = zone_of(state, rest)
        return zone == NOWHERE or zone not in gone.zones
    if word == "carried":
        token, exit_ = rest.split()
        return gone.exit == exit_ and any(
            name == token and _may_carry(state, name, who, gone) for name, who in gone.carried
        )
    if word == "escape":
        return bool(gone.exit) and (rest == "any" or gone.exit in rest.split("|"))
    if word == "some_escape":
        return bool(gone.exit) and bool(state.conscious())
    if word.startswith("weak_points>="):
        return len(state.weak_points) >= int(word.partition(">=")[2])
    if word.startswith("explored>="):
        return len(state.explored) >= int(word.partition(">=")[2])
    if word.startswith("ko<="):
        return len(state.party) - len(state.conscious()) <= int(word.partition("<=")[2])
    if word == "used":
        return rest in state.portals_used
    if word == "opened":
        return rest in state.opened
    if word.startswith("traps_triggered<="):
        return state.triggered <= int(word.partition("<=")[2])
    if word == "doors_closed":
        return state.closed == (1 << len(state.combat.doors)) - 1
    if word == "gems_all":
        return not any(token.kind == "gem" for token in state.tokens) and not any(
            enemy.carries == "gem" for enemy in state.enemies
        )
    if word == "chests_all":
        return not any(token.kind == "chest" for token in state.tokens)
    raise ValueError(f"unknown objective '{term}'")


def _may_carry(state: FateforgeState, token: str, number: int, gone: Leaving) -> bool:
    """Where the scene wants the earliest conscious hero to carry it, only that one counts."""
    return state.carrier != token or number == gone.earliest
