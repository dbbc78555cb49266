"""What an Attack or the damage of a Skirmish would do, as far as one viewer can tell.

The cards to be flipped are unknown: the chances count every card that the viewer has not seen as equally likely, and
assume that the best modifier is chosen. Reactions are not foreseen.
"""

from __future__ import annotations

from math import comb

from msgspec import Struct

from ludarium.games.skytear import skills
from ludarium.games.skytear.actions import Declare, PickHero
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.deeds import halved
from ludarium.games.skytear.knowledge import unseen_cards
from ludarium.games.skytear.state import SkytearState
from ludarium.games.skytear.targets import attack_targets, hero_ref, parts, space_of, words_of
from ludarium.kernel.decisions import Decision

BEST = max(card.modifier for card in CARDS)


class ForecastView(Struct, frozen=True):
    """What a blow would do to one target: `value` + the best of `flips` cards - `armour`.

    `chances` are per mille of losing 0, 1, 2 ... HP; a minion has one. `effect` is the number of the Attack on the
    Stack that is meant, or -1 for one that has not been declared yet.
    """

    action: str
    hero: str
    target: str
    space: str
    value: int
    flips: int
    armour: int
    disarmed: bool
    chances: tuple[int, ...]
    defeats: int
    effect: int


def forecasts(state: SkytearState, viewer: int | None, decision: Decision | None) -> tuple[ForecastView, ...]:
    """What the Attacks on the Stack would do, and what the viewer could do by declaring one or striking now."""
    found = [
        _attack(state, viewer, waiting.caster, waiting.seat, waiting.targets[0], number)
        for number, waiting in enumerate(state.stack)
        if waiting.kind == "attack" and not waiting.cancelled and state.heroes[waiting.caster].at >= 0
    ]
    if decision is not None and state.hero >= 0 and state.heroes[state.hero].at >= 0:
        if decision.prompt == "attack-target" or Declare("attack") in decision.options:
            targets = attack_targets(state, state.heroes[state.hero])
            found += [_attack(state, viewer, state.hero, decision.seat, target) for target in targets]
        elif decision.prompt == "skirmish":
            for option in decision.options:
                if isinstance(option, PickHero):
                    found.append(_strike(state, viewer, decision.seat, state.hero_number(option.hero)))
    return tuple(blow for blow in found if blow is not None)


def _attack(
    state: SkytearState, viewer: int | None, caster: int, seat: int, target: str, effect: int = -1
) -> ForecastView | None:
    kind, numbers = parts(target)
    if kind not in ("hero", "minion") or space_of(state, target) < 0:
        return None  # tokens are removed whatever is flipped (SK-17.9)
    victim = state.heroes[numbers[0]] if kind == "hero" else None
    value, flips = skills.attack_value(state, caster, victim)
    return _blow(state, viewer, "attack", caster, seat, target, value, flips, effect)


def _strike(state: SkytearState, viewer: int | None, seat: int, victim: int) -> ForecastView:
    bonus = skills.skirmish_bonus(state, state.hero)
    return _blow(state, viewer, "skirmish", state.hero, seat, hero_ref(victim), bonus, 1, -1)


def _blow(
    state: SkytearState,
    viewer: int | None,
    action: str,
    caster: int,
    seat: int,
    target: str,
    value: int,
    flips: int,
    effect: int,
) -> ForecastView:
    hero = state.heroes[caster]
    kind, numbers = parts(target)
    if kind == "hero":
        hp = state.heroes[numbers[0]].hp
        armour = 0 if hero.card.pierces else skills.armour(state, numbers[0])
    else:
        hp, armour = 1, 0
    at_most = best_of(state, viewer, state.deck_of[seat], flips)
    chances = [0.0] * (hp + 1)
    for modifier, chance in enumerate(at_most):
        lost = min(hp, max(0, halved(value + modifier, hero) - armour))
        chances[lost] += chance - (at_most[modifier - 1] if modifier else 0.0)
    most = max(lost for lost, chance in enumerate(chances) if chance > 0)
    shares = tuple(round(1000 * chance) for chance in chances)
    return ForecastView(
        action=action,
        hero=state.hero_name(caster),
        target=words_of(state, target),
        space=state.board.names[space_of(state, target)],
        value=value,
        flips=flips,
        armour=armour,
        disarmed=hero.has("disarmed"),
        chances=shares[: most + 1],
        defeats=shares[hp],
        effect=effect,
    )


def best_of(state: SkytearState, viewer: int | None, deck: int, flips: int) -> list[float]:
    """For each modifier the chance that the best of that many flipped cards is at most that."""
    pile = state.piles[deck]
    bit = 0 if viewer is None else 1 << viewer
    first = list(zip(pile.top, pile.seen, strict=True))[:flips]
    shown = [card for card, seen in first if seen & bit]
    hidden = len(first) - len(shown) + min(flips - len(first), len(pile.bag))
    # When the deck runs out, the discard pile becomes the deck (SK-14.11).
    again = min(flips - len(shown) - hidden, len(pile.discard))
    unseen = unseen_cards(state, deck, viewer)
    found = []
    for modifier in range(BEST + 1):
        chance = float(all(CARDS[card].modifier <= modifier for card in shown))
        for count, cards in ((hidden, unseen), (again, pile.discard)):
            low = sum(1 for card in cards if CARDS[card].modifier <= modifier)
            chance *= comb(low, count) / comb(len(cards), count)
        found.append(chance)
    return found
