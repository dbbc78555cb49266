"""Why not? For any refused idea, the rule that stands in the way and the sentence that says so."""

from __future__ import annotations

from ludarium.games.skytear.actions import (
    Activate,
    Declare,
    Pass,
    PickHero,
    PickMinion,
    PickSpace,
    PickToken,
    PlayCard,
    SubmitDeck,
)
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS, SKYTEAR_FLOW
from ludarium.games.skytear.decks import DeckOptions, problems
from ludarium.games.skytear.deeds import ACTIONS, allowed
from ludarium.games.skytear.phases import Aiming, Triggering
from ludarium.games.skytear.scripts import script_of
from ludarium.games.skytear.state import EXHAUSTED, HeroState, SkytearState
from ludarium.kernel.decisions import Action, Decision, Message, WhyNot
from ludarium.kernel.game import Position

_PLACING = (
    "place-hero",
    "place-minion",
    "place-own-hero",
    "move-illusion",
    "place-outsider",
    "move-outsider",
    "skirmish",
)
"""Prompts that ask where a figure or an Illusion goes, besides those that end in "-to"."""
_AIMING = ("attack-target", "worship-target", "card-target", "trigger-target", "skirmish")
"""Prompts that ask what a hero aims at: sight is needed (SK-10.2)."""


def why_not(position: Position[SkytearState], seat: int, idea: Action) -> WhyNot | None:
    """Why `seat` may not do `idea` now; None when it may. Uses nothing that `seat` may not know."""
    decision = position.decision_of(seat)
    if decision is not None and idea in decision.options:
        return None
    if position.over:
        return _no("SK-21.1", "over")
    if decision is None:
        return _no("SK-15.2", "not-asked", seat=position.pending[0].seat)
    state = position.state
    match idea:
        case Activate(hero=name):
            return _no_activation(state, seat, name)
        case Declare(what=action):
            return _no_declaration(state, decision, action)
        case PlayCard(card=card, hero=name):
            return _no_card(state, seat, decision, card, name)
        case SubmitDeck(cards=cards):
            return _no_deck(decision, cards)
        case Pass():
            return _no("SK-10.1", "must-choose", prompt=decision.prompt)
        case PickSpace() | PickHero() | PickMinion() | PickToken():
            return _no_target(state, decision, idea, _chooser(position))
        case _:
            return _no("SK-11.1", "not-offered", prompt=decision.prompt)


def _hero(state: SkytearState, name: str) -> HeroState | None:
    return next((hero for number, hero in enumerate(state.heroes) if state.hero_name(number) == name), None)


def _no_activation(state: SkytearState, seat: int, name: str) -> WhyNot:
    hero = _hero(state, name)
    if hero is None:
        return _no("SK-16.1", "no-such-hero")
    if hero.side != seat % 2:
        return _no("SK-16.1", "enemy-hero", hero=hero.id)
    if hero.at < 0:
        return _no("SK-4.3", "hero-defeated", hero=hero.id)
    if hero.status == EXHAUSTED:
        return _no("SK-4.1", "hero-exhausted", hero=hero.id)
    if not state.controls(seat, hero):
        return _no("SK-23.2", "not-your-hero", hero=hero.id)
    return _no("SK-16.3", "activation-running", hero=hero.id)


def _no_declaration(state: SkytearState, decision: Decision, action: str) -> WhyNot:
    if decision.prompt != "activation":
        return _no("SK-15.5", "stack-not-empty", action=action)
    if state.points <= 0:
        return _no("SK-16.3", "no-points-left")
    if action == "worship" and state.form.simplified:
        return _no("SK-26.1", "no-worship")
    if action not in ACTIONS:
        return _no("SK-16.3", "no-such-action")
    if state.done.count(action) >= allowed(state.heroes[state.hero], action):
        return _no("SK-16.3", "action-already-used", action=action)
    if action == "attack":
        return _no("SK-17.7", "nobody-to-attack")
    if action == "worship":
        return _no("SK-10.3", "no-target-for-worship")
    return _no("SK-17.14", "no-card-to-lead")


def _no_card(state: SkytearState, seat: int, decision: Decision, card: str, name: str) -> WhyNot:
    number = CARD_NUMBERS.get(card)
    hero = _hero(state, name)
    flow = number == SKYTEAR_FLOW
    if number is None or (not flow and number not in state.hands[seat]):
        return _no("SK-14.2", "card-not-in-hand")
    if hero is None or hero.side != seat % 2 or not state.controls(seat, hero):
        return _no("SK-23.2", "not-your-hero")
    design = CARDS[number]
    facts: dict[str, str | int] = {"card": card, "hero": hero.id}
    if flow and not state.flow_ready:
        return _no("SK-14.14", "flow-used")
    if flow and seat % 2 != state.first_side:
        return _no("SK-14.14", "flow-not-yours")
    if decision.prompt not in ("activation", "priority"):
        return _no("SK-15.9", "effect-resolving", **facts)
    if hero.at < 0:
        return _no("SK-4.10", "hero-defeated", hero=hero.id)
    if design.kind == "action" and (decision.prompt == "priority" or hero is not _active(state)):
        return _no("SK-14.6", "action-card-timing", **facts)
    if design.ultimate and design.hero != hero.id:
        return _no("SK-14.12", "ultimate-of-other", owner=design.hero, **facts)
    missing = [rune for rune in design.runes if rune not in hero.card.runes and rune != "any"]
    if missing and not state.form.simplified:
        return _no("SK-14.2", "rune-missing", rune=missing[0], **facts)
    if state.mana(hero) < design.cost:
        return _no("SK-14.1", "not-enough-mana", cost=design.cost, mana=state.mana(hero), **facts)
    if script_of(design).targets is not None:
        return _no("SK-10.3", "no-target-for-card", **facts)
    return _no("SK-11.13", "no-token-in-sight", **facts)


def _active(state: SkytearState) -> HeroState | None:
    return state.heroes[state.hero] if state.hero >= 0 else None


def _no_deck(decision: Decision, cards: tuple[str, ...]) -> WhyNot:
    if not isinstance(decision.options, DeckOptions):
        return _no("SK-24.1", "no-deck-now")
    problem = problems(cards, decision.options.heroes, decision.options.factions)[0]
    return _no(problem.rule, f"deck-{problem.key}", card=problem.card, have=problem.have, need=problem.need)


def _chooser(position: Position[SkytearState]) -> HeroState | None:
    """The hero that the question is about: a card's caster, a trigger's or the active one."""
    state = position.state
    item = position.base.agenda[-1]
    if isinstance(item, Aiming):
        return state.heroes[item.caster]
    if isinstance(item, Triggering):
        return state.heroes[state.triggers[0].caster]
    return _active(state)


def _no_target(
    state: SkytearState, decision: Decision, idea: PickSpace | PickHero | PickMinion | PickToken, hero: HeroState | None
) -> WhyNot:
    """A target that cannot be chosen: out of sight, out of range, hidden by cover, blocked, or not what is asked."""
    prompt = decision.prompt
    space = _space_of(state, idea)
    if space is None:
        return _no("SK-10.3", "not-there")
    board = state.board
    name = board.names[space]
    if isinstance(idea, PickSpace) and (prompt.endswith("-to") or prompt in _PLACING):
        if state.structures() >> space & 1:
            return _no("SK-17.2", "structure-there", space=name)
        if state.hero_spaces() >> space & 1:
            return _no("SK-17.2", "hero-there", space=name)
        if (state.outsider_spaces() | state.walls) >> space & 1:
            return _no("SK-17.2", "blocked-there", space=name)
        if state.minion_spaces() >> space & 1 and prompt != "place-minion":
            return _no("SK-17.4", "minion-there", space=name)
        return _no("SK-13.5" if prompt == "push-to" else "SK-17.1", "too-far", space=name)
    if hero is not None and hero.at >= 0 and prompt in _AIMING:
        if not state.sight(hero) >> space & 1:
            far = board.distances[hero.at][space] > (1 if hero.short_sighted else 3)
            return _no("SK-10.2" if far else "SK-9.1", "too-far-to-see" if far else "white-line", space=name)
        if _hides(state, hero, idea) and not state.sees_enemies(hero) >> space & 1:
            return _no("SK-9.4", "hidden-by-cover", space=name)
        if prompt in ("attack-target", "skirmish") and board.distances[hero.at][space] > hero.card.reach:
            return _no("SK-3.1", "out-of-range", space=name, reach=hero.card.reach)
    return _no("SK-10.3", "not-a-target", space=name)


def _hides(state: SkytearState, hero: HeroState, idea: Action) -> bool:
    """Whether it is an enemy figure: cover can hide it from the hero, but no token and no ally (SK-9.7)."""
    if isinstance(idea, PickHero):
        other = _hero(state, idea.hero)
        return other is not None and other.side != hero.side
    return isinstance(idea, PickMinion) and idea.side != hero.side


def _space_of(state: SkytearState, idea: PickSpace | PickHero | PickMinion | PickToken) -> int | None:
    if isinstance(idea, PickHero):
        hero = _hero(state, idea.hero)
        return hero.at if hero is not None and hero.at >= 0 else None
    return state.board.names.index(idea.space) if idea.space in state.board.names else None


def _no(rule: str, key: str, **args: str | int) -> WhyNot:
    return WhyNot(rule, Message(f"sk-why-{key}", args))
