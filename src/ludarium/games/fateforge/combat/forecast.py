"""What enemies would do if their slots came now: in facts, and in the words in which everybody reads it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from ludarium.games.fateforge.combat.enemies import (
    ACTIVATED,
    CARD,
    NOBODY,
    STUNNED,
    by_order,
    eligible,
    force,
    frame_of,
    plan,
    slots,
)
from ludarium.games.fateforge.content import ENEMIES, Segment
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.state import EnemyState, FateforgeState
from ludarium.kernel.messages import Message


class Forecast(Struct, frozen=True):
    """What an enemy would do if its slot came now, for tables and for hints."""

    enemy: str
    segment: int
    """Counted from 1; 0: none."""
    actions: tuple[str, ...]
    target: str
    """The hero it takes; "" when the players choose, or nobody."""
    choices: tuple[str, ...]
    """The heroes among whom the players choose."""
    why: str
    damage: int
    """What its target would take before block and armour."""
    poison: bool
    near: tuple[tuple[str, int], ...]
    """Heroes it could target at all, and how far they are."""
    abilities: tuple[str, ...]
    """Those that happen in its slot, whatever it does."""
    said: Message
    """All of that as one sentence, with the reason."""


def forecast(state: FateforgeState) -> tuple[Forecast, ...]:
    """For each enemy, in the order of their slots and with the boss last, what it would do now and why."""
    told = []
    for enemy in slots(state):
        will = plan(state, enemy)
        names = tuple(state.party[hero].id for hero in will.heroes)
        segment = frame_of(state, enemy)[will.segment - 1] if will.acts else None
        actions = segment.actions if segment is not None else ()
        damage = expected(state, enemy, segment, will.heroes[0]) if segment is not None and will.heroes else 0
        told.append(
            Forecast(
                enemy.name,
                will.segment,
                actions,
                names[0] if len(names) == 1 else "",
                names if len(names) > 1 else (),
                will.why,
                damage,
                segment is not None and (segment.poison or enemy.can("venomous")),
                _near(state, enemy.zone),
                tuple(ability for ability in ACTIVATED if enemy.can(ability)),
                _said(enemy.name, actions, names, damage, will.why),
            )
        )
    boss = state.boss
    if boss is not None:
        why = STUNNED if boss.stunned else CARD
        near = _near(state, boss.zone)
        told.append(Forecast(boss.id, 0, (), "", (), why, 0, False, near, (), _said(boss.id, (), (), 0, why)))
    return tuple(told)


def _said(enemy: str, actions: Sequence[str], heroes: Sequence[str], damage: int, why: str) -> Message:
    because = reason(why, enemy)
    if not actions:
        return Message("ff-forecast-idle", {"reason": because})
    return Message(
        "ff-forecast",
        {
            "actions": tuple(Message(f"ff-deed-{action}") for action in actions),
            "victims": tuple(Message(f"hero-{hero}") for hero in heroes),
            "n": damage,
            "reason": because,
        },
    )


def reason(why_so: str, enemy: str) -> Message:
    """Why an enemy ("archer#2") acts as it does, or does nothing, as a part of a sentence."""
    card = enemy.partition("#")[0]
    if why_so == NOBODY and card in ENEMIES:
        distances = sorted({one for segment in ENEMIES[card].frame for one in segment.distances})
        return Message("ff-reason-nobody-at", {"distances": tuple(distances)})
    return Message(f"ff-reason-{why_so}")


def expected(state: FateforgeState, enemy: EnemyState, segment: Segment, hero: int) -> int:
    """What a hero would take from a segment: Strikes count once Steps have brought the enemy near enough."""
    zone, damage = state.fighters[hero].zone, 0
    away = state.ground.distance[enemy.zone][zone]
    for action in segment.actions:
        if action == "step" and not (segment.exit or segment.colours):
            away = max(0, away - 1)
        elif action != "strike" or away <= segment.reach:
            damage += force(state, replace(enemy, zone=zone) if away == 0 else enemy, segment, action)
    return damage


def _near(state: FateforgeState, zone: int) -> tuple[tuple[str, int], ...]:
    away = state.ground.distance[zone]
    heroes = [hero for hero in range(len(state.fighters)) if eligible(state, hero)]
    found = [(away[state.fighters[hero].zone], hero) for hero in by_order(state, heroes)]
    return tuple((state.party[hero].id, distance) for distance, hero in found if distance < FAR)
