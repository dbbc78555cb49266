"""The coach of Fateforge: what dice could become, and what enemies would take from each hero (FF-10, FF-14 to 16).

It counts with everybody where they stand now, like the forecast on the table; whatever moves first may change it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

from msgspec import Struct

from ludarium.games.fateforge.battle import ActionPhase, EnemyTurn, Ordering, PickingDice, Planning, Reaction
from ludarium.games.fateforge.combat.chains import Becoming, becomings
from ludarium.games.fateforge.combat.enemies import REACTING, Plan, frame_of, plan, reacting, slots
from ludarium.games.fateforge.combat.forecast import expected
from ludarium.games.fateforge.content import COLOURS
from ludarium.games.fateforge.deeds import armour_of
from ludarium.games.fateforge.state import EnemyState, FateforgeState
from ludarium.games.fateforge.words import face
from ludarium.kernel.coach import Coach, Section, Tip, TipLine
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message

MOST_CHAINS = 6
"""So many results of a die are listed."""


class Blow(Struct, frozen=True):
    """Damage that an enemy may do to a hero: `colour` is that of the reaction it belongs to, -1 in the enemy turn."""

    enemy: str
    damage: int
    chosen: bool
    """The players choose its target among several."""
    colour: int = -1


class Loss(Struct, frozen=True):
    """What a hero would lose: at least, at most, and on average over the colours that may be drawn."""

    least: int
    most: int
    mean: Fraction
    blows: tuple[Blow, ...]
    soaked: int
    """What block and armour would take at most."""


class FateforgeCoach(Coach[FateforgeState]):
    def silent(self, state: FateforgeState) -> str:
        return "ff-coach-challenge" if state.challenge else ""

    def near(self, position: Position[FateforgeState], seat: Seat) -> Sequence[Section]:
        state = position.state
        hero = state.active
        if hero < 0 or state.party[hero].seat != seat or not state.fighters:
            return ()
        found = becomings(state, hero)
        tips = tuple(_die_tip(each) for each in found)
        note = Message("ff-coach-dice-note" if tips else "ff-coach-dice-none")
        return (Section("near", Message("ff-coach-dice"), note, tips),)

    def threats(self, position: Position[FateforgeState], seat: Seat) -> Sequence[Section]:
        state = position.state
        if not state.fighters or not state.enemies or not _enemies_to_come(state):
            return ()
        losses = {hero: loss(state, hero) for hero in state.conscious()}
        ranked = sorted(losses, key=lambda hero: (-losses[hero].mean, -losses[hero].most, hero))
        note = "ff-coach-enemies-boss" if state.boss is not None else "ff-coach-enemies-note"
        tips = tuple(_loss_tip(state, hero, losses[hero]) for hero in ranked)
        return (Section("threats", Message("ff-coach-enemies"), Message(note), tips),)


def _enemies_to_come(state: FateforgeState) -> bool:
    """Whether the whole enemy turn of this round lies ahead."""
    return any(isinstance(item, PickingDice | Planning | Ordering | ActionPhase) for item in state.agenda) and not any(
        isinstance(item, Reaction | EnemyTurn) and _begun(item) for item in state.agenda
    )


def _begun(item: Reaction | EnemyTurn) -> bool:
    return (item.colours if isinstance(item, Reaction) else item.queue) is not None


def _reaction_to_come(state: FateforgeState) -> bool:
    return not any(isinstance(item, ActionPhase) and item.reacted for item in state.agenda)


# -- what the enemies would do -----------------------------------------------------------------------------------------


def loss(state: FateforgeState, hero: int) -> Loss:
    """What a hero would lose to the reaction, if it is to come, and to the enemy turn, as everybody stands now."""
    turn = tuple(blow for enemy in slots(state) if (blow := _blow(state, hero, enemy, plan(state, enemy))) is not None)
    colours = sorted({enemy.colour for enemy in state.enemies})
    reactions: dict[int, Blow] = {}
    for colour in colours if _reaction_to_come(state) else ():
        found = reacting(state, colour)
        if found is not None:
            name, will = found
            blow = _blow(state, hero, state.enemies[state.enemy_number(name)], will, colour)
            if blow is not None:
                reactions[colour] = blow
    soak = state.fighters[hero].block + armour_of(state, hero)
    health = state.party[hero].health
    draws = list(combinations(colours, min(REACTING, len(colours))))
    least, most, total = health, 0, Fraction(0)
    for drawn in draws:
        blows = (*turn, *(reactions[colour] for colour in drawn if colour in reactions))
        # Whom a blow meets that the players aim, they decide.
        low = _through(sum(blow.damage for blow in blows if not blow.chosen), soak, health)
        high = _through(sum(blow.damage for blow in blows), soak, health)
        least, most = min(least, low), max(most, high)
        total += Fraction(low + high, 2)
    blows = (*turn, *reactions.values())
    return Loss(least, most, total / len(draws), blows, min(soak, sum(blow.damage for blow in blows)))


def _through(damage: int, soak: int, health: int) -> int:
    return min(health, max(0, damage - soak))


def _blow(state: FateforgeState, hero: int, enemy: EnemyState, will: Plan, colour: int = -1) -> Blow | None:
    if not will.acts or hero not in will.heroes:
        return None
    damage = expected(state, enemy, frame_of(state, enemy)[will.segment - 1], hero)
    return Blow(enemy.name, damage, len(will.heroes) > 1, colour) if damage else None


def _loss_tip(state: FateforgeState, hero: int, lost: Loss) -> Tip:
    lines = []
    for blow in lost.blows:
        key = "ff-coach-blow" if blow.colour < 0 else "ff-coach-reaction"
        args: dict[str, str | Message] = {"enemy": blow.enemy, "chosen": "yes" if blow.chosen else "no"}
        if blow.colour >= 0:
            args["colour"] = Message(f"ff-colour-{COLOURS[blow.colour]}")
        lines.append(TipLine(Message(key, args), Message("ff-coach-damage", {"n": blow.damage})))
    if lost.soaked:
        lines.append(TipLine(Message("ff-coach-soak"), Message("ff-coach-less", {"n": lost.soaked})))
    tenths = round(10 * lost.mean)
    more = "ff-coach-safe" if not lost.most else "ff-coach-sure" if lost.least == lost.most else "ff-coach-range"
    return Tip(
        Message("ff-coach-hero", {"hero": state.party[hero].id}),
        Message(more, {"least": lost.least, "most": lost.most}),
        Message("ff-coach-mean", {"whole": tenths // 10, "tenth": tenths % 10}),
        lines=tuple(lines),
    )


# -- what dice could become --------------------------------------------------------------------------------------------


def _die_tip(found: Becoming) -> Tip:
    lines = tuple(
        TipLine(
            Message("ff-coach-becomes", {"result": chain.result}),
            Message("ff-coach-through", {"skills": tuple(_recipe(name) for name in chain.through)}),
        )
        for chain in sorted(found.chains, key=lambda chain: len(chain.through))[:MOST_CHAINS]
    )
    more = None if lines else Message("ff-coach-as-it-is")
    return Tip(Message("ff-coach-die", {"face": face(found.face)}), more, lines=lines)


def _recipe(name: str) -> Message:
    return Message("ff-coach-by", {"card": name})


COACH = FateforgeCoach()
