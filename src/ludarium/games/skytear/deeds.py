"""The actions of heroes (SK-17) and their resolution from the Stack; Worship by faction (SK-18)."""

from __future__ import annotations

from ludarium.games.skytear import skills
from ludarium.games.skytear.actions import PASS, Choose, PickCard, PickHero, PickSpace
from ludarium.games.skytear.board import bits
from ludarium.games.skytear.content import CARDS
from ludarium.games.skytear.effects import Effect, remove_pillar
from ludarium.games.skytear.events import ConditionLost, Exhausted, Led
from ludarium.games.skytear.piles import can_draw, set_hand, take_top
from ludarium.games.skytear.scripts import script_of
from ludarium.games.skytear.state import (
    CONDITIONS,
    EXHAUSTED,
    NOWHERE,
    HeroState,
    SkytearState,
    Waiting,
)
from ludarium.games.skytear.targets import (
    attack_targets,
    enemy_heroes_seen,
    enemy_minions_seen,
    hero_ref,
    minion_ref,
    parts,
    space_of,
    space_ref,
)
from ludarium.kernel.decisions import Decision, Script
from ludarium.kernel.values import without

ACTIONS = ("move", "lead", "attack", "skirmish", "worship")
RETRIBUTION = "retribution"
"""Akhuti's skill, the only one of the box that goes on the Stack by itself."""


# -- declaring -------------------------------------------------------------------------------------------------


def declarable(state: SkytearState, number: int) -> list[str]:
    """Actions the active hero may declare now, points apart (SK-16.3)."""
    hero = state.heroes[number]
    return [
        action
        for action in ACTIONS
        if state.done.count(action) < allowed(hero, action) and _can_declare(state, hero, action)
    ]


def allowed(hero: HeroState, action: str) -> int:
    """How often an action may be declared in an activation: once, an Attack twice with Fury (SK-16.3, SK-5.5)."""
    return 2 if action == "attack" and hero.has("fury") else 1


def _can_declare(state: SkytearState, hero: HeroState, action: str) -> bool:
    if action == "attack":
        return bool(attack_targets(state, hero))
    if action == "lead":
        return bool(state.hands[state.seat]) or can_draw(state, state.deck_of[state.seat])
    if action == "worship":
        return not state.form.simplified and bool(_worship_possible(state, hero))
    return True


def _worship_possible(state: SkytearState, hero: HeroState) -> bool:
    needed = worship_targets(state, hero)
    return needed is None or bool(needed)


def worship_targets(state: SkytearState, hero: HeroState) -> list[str] | None:
    """What Worship is aimed at on declaring; None when nothing is (SK-18)."""
    if hero.card.faction == "kurumo":
        return [hero_ref(number) for number in enemy_heroes_seen(state, hero)]
    if hero.card.faction == "taulot":
        bare = state.free() & ~state.table_tokens()
        return [space_ref(space) for space in bits(bare & state.sight(hero))]
    return None


def declare_targets(state: SkytearState, number: int, action: str) -> list[str] | None:
    """What must be chosen when the action is declared; None when nothing (SK-10.1)."""
    hero = state.heroes[number]
    if action == "attack":
        return attack_targets(state, hero)
    return worship_targets(state, hero) if action == "worship" else None


# -- resolving -------------------------------------------------------------------------------------------------


def legal_targets(state: SkytearState, waiting: Waiting) -> list[str]:
    """What an effect on the Stack could aim at now, in the first place (SK-10.5)."""
    if state.heroes[waiting.caster].at < 0:
        return []
    if waiting.card >= 0:
        targets = script_of(CARDS[waiting.card]).targets
        return [] if targets is None else targets(state, waiting.caster)
    if waiting.kind == RETRIBUTION:
        return retribution_targets(state, waiting)
    return declare_targets(state, waiting.caster, waiting.kind) or []


def targets_left(state: SkytearState, waiting: Waiting) -> tuple[str, ...]:
    """The targets of an effect that are still legal (SK-10.6)."""
    if not waiting.targets:
        return ()
    first = waiting.targets[0]
    left: tuple[str, ...] = (first,) if first in legal_targets(state, waiting) else ()
    if len(waiting.targets) > 1:
        second = script_of(CARDS[waiting.card]).second
        assert second is not None
        left += tuple(more for more in waiting.targets[1:] if more in second(state, waiting.caster, first))
    return left


def still_legal(state: SkytearState, waiting: Waiting) -> bool:
    """Whether an effect may be carried out: its caster stands and its requirements are met (SK-4.10, SK-10.5)."""
    if waiting.cancelled or state.heroes[waiting.caster].at < 0:
        return False
    if waiting.targets:
        return bool(targets_left(state, waiting))
    playable = script_of(CARDS[waiting.card]).playable if waiting.card >= 0 else None
    return playable is None or bool(playable(state, waiting.caster))


def resolve(fx: Effect) -> Script[None]:
    """Carry out an effect of the Stack."""
    resolved = script_of(CARDS[fx.source.card]).resolve if fx.source.kind == "card" else _DEEDS[fx.source.kind]
    script = resolved(fx)
    if script is not None:
        yield from script


def move_action(fx: Effect) -> Script[None]:
    """Up to 3 spaces; the path is chosen now (SK-17.1)."""
    steps = skills.move_steps(fx.state, fx.hero)
    if steps > 0:
        yield from fx.may_move(fx.caster, steps)


def lead_action(fx: Effect) -> Script[None]:
    """One card face down under the hero, from the hand or unseen from the deck (SK-17.5). Secret: the step ends."""
    state = fx.state
    hand = state.hands[fx.seat]
    deck = state.deck_of[fx.seat]
    options: tuple[PickCard | Choose, ...] = tuple(PickCard(CARDS[card].id) for card in dict.fromkeys(hand))
    if can_draw(state, deck):
        options += (Choose("deck"),)
    if not options:
        return
    answer = yield Decision(fx.seat, "lead-card", options, (("action", "lead"),))
    if isinstance(answer, PickCard):
        card = next(card for card in hand if CARDS[card].id == answer.card)
        set_hand(state, fx.seat, without(hand, card))
        _put_under(fx, card, 1 << fx.seat, from_deck=False)
        return
    card, seen = yield from take_top(state, fx.emit, deck, "lead")
    _put_under(fx, card, seen, from_deck=True)


def _put_under(fx: Effect, card: int, seen: int, *, from_deck: bool) -> None:
    hero = fx.hero
    fx.state.change(fx.caster, leads=(*hero.leads, card), lead_seen=(*hero.lead_seen, seen))
    fx.emit(Led(fx.seat, fx.state.hero_name(fx.caster), from_deck, CARDS[card].id))


def halved(amount: int, hero: HeroState) -> int:
    """Disarmed: half the damage of Attack and Skirmish, rounded up (SK-5.6)."""
    return (amount + 1) // 2 if hero.has("disarmed") else amount


def attack_action(fx: Effect) -> Script[None]:
    """Attack value plus one chosen modifier, less armour (SK-17.8); tokens are simply removed (SK-17.9)."""
    state = fx.state
    target = fx.source.targets[0]
    kind, numbers = parts(target)
    at = space_of(state, target)
    if kind == "pillar":
        remove_pillar(state, fx.emit, 1 - fx.side, numbers[0])
    elif kind == "illusion":
        owner = next(n for n, hero in enumerate(state.heroes) if hero.illusion == numbers[0])
        fx.set_illusion(owner, NOWHERE)
    else:
        victim = state.heroes[numbers[0]] if kind == "hero" else None
        value, plus = skills.attack_value(state, fx.caster, victim)
        modifier = yield from fx.flip(plus)
        amount = halved(value + modifier, fx.hero)
        if kind == "hero":
            fx.damage_hero(numbers[0], amount)
        else:
            yield from fx.damage_minion((numbers[0], numbers[1]), amount)
    if fx.hero.id == "akhuti" and fx.at >= 0 and not state.form.simplified:
        # Its target is chosen when it goes on the Stack, once the Attack is resolved.
        state.triggers += (Waiting(RETRIBUTION, fx.caster, fx.seat, attacked=(target, space_ref(at))),)


def retribution_targets(state: SkytearState, waiting: Waiting) -> list[str]:
    """Seen enemies beside the space of what Akhuti attacked, except that itself."""
    hero = state.heroes[waiting.caster]
    target, space = waiting.attacked
    near = state.board.distances[parts(space)[1][0]]
    heroes = [hero_ref(number) for number in enemy_heroes_seen(state, hero)]
    minions = [minion_ref(side, at) for side, at in enemy_minions_seen(state, hero)]
    return [enemy for enemy in heroes + minions if enemy != target and near[space_of(state, enemy)] <= 1]


def retribution(fx: Effect) -> Script[None]:
    """Akhuti deals 1+ damage to another enemy."""
    kind, numbers = parts(fx.source.targets[0])
    modifier = yield from fx.flip(1)
    if kind == "hero":
        fx.damage_hero(numbers[0], 1 + modifier)
    else:
        yield from fx.damage_minion((numbers[0], numbers[1]), 1 + modifier)


def skirmish_action(fx: Effect) -> Script[None]:
    """In any order: a step, a step, and damage to an enemy hero; each part is optional (SK-17.10)."""
    steps, strikes = 2, 1
    while steps or strikes:
        state = fx.state
        if fx.at < 0:
            return
        names = state.board.names
        options: list[PickSpace | PickHero | Choose] = []
        if steps:
            options += [PickSpace(names[space]) for space in bits(fx.reach(fx.caster, 1, through=False))]
        if strikes:
            if skills.sweeps(state, fx.hero):
                options.append(Choose("sweep"))
            else:
                prey = enemy_heroes_seen(state, fx.hero, fx.hero.card.reach)
                options += [PickHero(state.hero_name(number)) for number in prey]
        if not options:
            return
        answer = yield from fx.ask("skirmish", tuple(options), may=True)
        if answer == PASS:
            return
        if isinstance(answer, PickSpace):
            fx.move_to(fx.caster, names.index(answer.space), "skirmish")
            steps -= 1
        else:
            yield from _strike(fx, answer)
            strikes -= 1


def _strike(fx: Effect, answer: object) -> Script[None]:
    """The damage of a Skirmish: 0+ and bonuses, never the attack value (SK-17.12)."""
    if isinstance(answer, PickHero):
        victims = [fx.state.hero_number(answer.hero)]
    else:
        area = yield from fx.lay_area("arc3")
        victims = fx.heroes_in(area, fx.enemies())
    modifier = yield from fx.flip(1)
    amount = halved(modifier + skills.skirmish_bonus(fx.state, fx.caster), fx.hero)
    fx.damage_heroes(victims, amount)


# -- Worship ---------------------------------------------------------------------------------------------------


def worship_action(fx: Effect) -> Script[None]:
    """What the hero's faction does (SK-18)."""
    yield from _WORSHIP[fx.hero.card.faction](fx)


def _mark(fx: Effect) -> Script[None]:
    """The target becomes Marked, then the hero's Worship skill is carried out against it (SK-18.1)."""
    target = parts(fx.source.targets[0])[1][0]
    fx.give(target, "marked")
    if fx.hero.id == "sakoshi":
        yield from fx.may_move(fx.caster, 2)  # Fading Trail
    else:
        # Blazing Leap: placed beside the target, then 1+ damage to it.
        at = fx.state.heroes[target].at
        space = yield from fx.must_pick_space("place-hero", fx.state.free() & fx.state.board.neighbours[at])
        if space is not None:
            fx.move_to(fx.caster, space, "place")
        modifier = yield from fx.flip(1)
        fx.damage_hero(target, 1 + modifier)


def _shapeshift(fx: Effect) -> Script[None]:
    """An allied Liothan hero within 3 spaces becomes Shapeshifted (SK-18.2, SK-18.3)."""
    near = [n for n in fx.heroes_in(fx.within(3), fx.allies()) if fx.state.heroes[n].card.faction == "liothan"]
    chosen = yield from fx.must_pick_hero("shapeshift", near)
    if chosen is None:
        return
    if chosen == fx.caster and (yield from fx.may_choose("exhaust-first", "exhaust")) is not None:
        exhaust(fx)
    fx.give(chosen, "shapeshifted")


def exhaust(fx: Effect) -> None:
    """The caster becomes Exhausted at once and loses its conditions; its activation is over (SK-18.3)."""
    hero = fx.hero
    for condition in CONDITIONS:
        if hero.has(condition):
            fx.emit(ConditionLost(fx.state.hero_name(fx.caster), condition))
    fx.state.change(fx.caster, status=EXHAUSTED, conditions=0)
    fx.emit(Exhausted(fx.state.hero_name(fx.caster)))


def _raise_pillar(fx: Effect) -> Script[None]:
    """Remove Pillars, trigger the Worship skill, put a Pillar on the target space (SK-18.4, SK-18.5, SK-18.8)."""
    removed = 0
    most = len(fx.state.pillars[fx.side]) if fx.hero.id == "cotlic" else 1
    while removed < most and fx.state.pillars[fx.side]:
        spaces = 0
        for space in fx.state.pillars[fx.side]:
            spaces |= 1 << space
        chosen = yield from fx.may_pick_space("remove-pillar", spaces)
        if chosen is None:
            break
        fx.remove_pillar(fx.side, chosen)
        removed += 1
    if removed:
        if fx.hero.id == "cotlic":
            fx.add_bonus(fx.caster, "skirmish_now", removed)  # Strength of the King
        else:
            # Mending Rite
            near = fx.heroes_in(fx.within(3), fx.allies())
            healed = yield from fx.must_pick_hero("heal", near)
            if healed is not None:
                fx.heal(healed, 2)
    limit = sum(1 for hero in fx.state.heroes if hero.side == fx.side and hero.card.faction == "taulot")
    space = parts(fx.source.targets[0])[1][0]
    if len(fx.state.pillars[fx.side]) < limit:
        fx.place_pillar(space)


def _project(fx: Effect) -> Script[None]:
    """The hero's Illusion may be put on the hero's space; then it moves up to 3 spaces (SK-18.9, SK-18.10)."""
    state = fx.state
    start = fx.hero.illusion
    if start == NOWHERE or (yield from fx.may_choose("recall-illusion", "recall")) is not None:
        start = fx.at
    # It ignores Blocking Elements on its way; its own old space is free for it, unless something else is there, too.
    bare = state.free() & ~state.table_tokens(besides=fx.caster)
    space = yield from fx.must_pick_space("move-illusion", state.board.within(3, start) & bare)
    if space is not None:
        fx.set_illusion(fx.caster, space)


_WORSHIP = {"kurumo": _mark, "liothan": _shapeshift, "taulot": _raise_pillar, "nupten": _project}

_DEEDS = {
    "move": move_action,
    "lead": lead_action,
    "attack": attack_action,
    "skirmish": skirmish_action,
    "worship": worship_action,
    RETRIBUTION: retribution,
}
"""What is carried out from the Stack, besides cards."""
