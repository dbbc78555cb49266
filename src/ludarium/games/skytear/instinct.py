"""What a player looks at first: the options worth considering, best first, judged at a glance; for the bots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from ludarium.games.skytear import glance, skills
from ludarium.games.skytear.actions import (
    PASS,
    Activate,
    Choose,
    Declare,
    LayArea,
    PickCard,
    PickHero,
    PickMinion,
    PickSpace,
    PickToken,
    PlayCard,
)
from ludarium.games.skytear.content import BEARERS, CARD_NUMBERS, CARDS, COSTS, VICTORY_CARDS
from ludarium.games.skytear.glance import FLIP, in_reach, prey_worth, tokens_seen
from ludarium.games.skytear.judgement import margins
from ludarium.games.skytear.scripts import script_of
from ludarium.games.skytear.state import READY, HeroState, SkytearState
from ludarium.kernel.decisions import Action, Decision
from ludarium.kernel.game import Position

SOON = 3.0
"""Options this much worse than the best at first sight are not worth a thought."""

ENOUGH = 10
"""More options of one question are never worth a thought."""
PLACES = 7
"""Nor are more spaces to go to."""

Score = Callable[[SkytearState, Decision, Action], float]


NEW_CHOICES = ("activate", "activation")
"""Questions that ask what to do next; all others belong to what is being done."""


def next_question(position: Position[SkytearState], seat: int) -> Decision | None:
    """What must be answered before a choice of `seat` can be judged: the rest of its activation and of the Stack.

    Others answer as they would at first sight; where the next activation begins, or another's goes on, is the end.
    """
    decision = position.decision_of(seat) or (position.pending[0] if position.pending else None)
    if decision is None or not position.state.turn or decision.prompt == "activate":
        return None
    if decision.prompt == "activation" and decision.seat % 2 != seat % 2:
        return None
    return decision


def follow_up(state: SkytearState, decision: Decision) -> Action:
    """The Stack is resolved at first sight, then the hero does nothing more: all choices are judged at the same point.

    A position looks different before the Minion Phase and after it, and only to pass leads there at once.
    """
    return PASS if decision.prompt == "activation" else shortlist(state, decision, 1)[0]


def shortlist(state: SkytearState, decision: Decision, limit: int) -> Sequence[Action]:
    """At most `limit` options, the most promising first. Reads the battlefield and the asked player's hand only."""
    options = decision.options
    if decision.prompt == "priority":
        return _reactions(state, decision, limit)
    if len(options) == 1:
        return options
    if decision.prompt in _FIRST_WILL_DO:
        return options[:1]
    if decision.prompt in ("move-to", "skirmish"):
        return _steps(state, decision, limit)
    if decision.prompt == "activation" and (flow := _wanted_flow(state, decision)) is not None:
        return (flow,)
    score = _SCORES.get(decision.prompt)
    if score is None:
        return options[:limit]
    if limit == 1:
        return (max(options, key=lambda option: score(state, decision, option)),)
    ranked = sorted(((score(state, decision, option), option) for option in options), key=lambda pair: -pair[0])
    best = ranked[0][0]
    return [option for value, option in ranked[: min(limit, ENOUGH)] if value > best - SOON]


_FIRST_WILL_DO = (
    "place-own-hero",
    "place-minion",
    "predict-return",
    "order-triggers",
    "build-deck",
    "leave-out-hero",
    "who-draws",
    "who-runs-outsider",
)
"""Questions whose answers hardly differ."""


# -- heroes and what they can hit --------------------------------------------------------------------------------


def _attack_damage(state: SkytearState, number: int, victim: HeroState | None) -> float:
    value, plus = skills.attack_value(state, number, victim)
    return value + FLIP + 0.5 * (plus - 1) + (1 if state.heroes[number].card.pierces else 0)


def _activating(state: SkytearState, decision: Decision, option: Action) -> float:
    """Heroes that can strike or are in danger go first; the others wait and see."""
    assert isinstance(option, Activate)
    number = state.hero_number(option.hero)
    hero = state.heroes[number]
    worth = 0.0
    for victim in in_reach(state, hero, hero.at, hero.card.reach + 3):
        worth = max(worth, prey_worth(state, victim, _attack_damage(state, number, victim)))
    return worth + 1 - hero.hp / hero.card.hp


# -- an activation -----------------------------------------------------------------------------------------------


def _acting(state: SkytearState, decision: Decision, option: Action) -> float:
    """Strike what is in reach, go where one counts, lead there; then the rest."""
    if isinstance(option, Declare):
        return _DECLARING[option.what](state, state.heroes[state.hero])
    if isinstance(option, PlayCard):
        return _playing(state, CARD_NUMBERS[option.card], state.hero_number(option.hero))
    return 0.0


def _attacking(state: SkytearState, hero: HeroState) -> float:
    prey = in_reach(state, hero, hero.at, hero.card.reach)
    worth = [prey_worth(state, victim, _attack_damage(state, state.hero, victim)) for victim in prey]
    return 1.5 + max(worth) if worth else 1.2


def _moving(state: SkytearState, hero: HeroState) -> float:
    if in_reach(state, hero, hero.at, hero.card.reach) and "attack" not in state.done:
        return 1.0
    return 2.5 if not tokens_seen(state, hero) else 1.5


def _leading(state: SkytearState, hero: HeroState) -> float:
    if hero.leads:
        return 0.4
    return 2.0 if tokens_seen(state, hero) else 0.3


def _skirmishing(state: SkytearState, hero: HeroState) -> float:
    if in_reach(state, hero, hero.at, hero.card.reach):
        return 2.2
    return 0.9 if "move" in state.done else 0.6


def _worshipping(state: SkytearState, hero: HeroState) -> float:
    return {"kurumo": 2.1, "liothan": 0.8, "taulot": 0.7, "nupten": 0.7}[hero.card.faction]


_DECLARING: dict[str, Callable[[SkytearState, HeroState], float]] = {
    "attack": _attacking,
    "move": _moving,
    "lead": _leading,
    "skirmish": _skirmishing,
    "worship": _worshipping,
}


# -- cards -------------------------------------------------------------------------------------------------------


def _playing(state: SkytearState, card: int, number: int) -> float:
    """What a card promises when it is played in the hero's own activation."""
    design = CARDS[card]
    return (script_of(design).worth or glance.by_figures)(state, number, design)


FLOW_WORTH = 1.4
"""Skytear Flow is used for a card that promises this much: it comes once in a game."""


def _wanted_flow(state: SkytearState, decision: Decision) -> Action | None:
    """Skytear Flow for the acting hero, where one more mana is all that a good card of the hand lacks.

    It costs nothing, and what it is good for comes only with the next answer: so it is used at once, without comparing.
    """
    if not state.flow_ready or decision.seat % 2 != state.first_side:
        return None
    hero = state.heroes[state.hero]
    mana = state.mana(hero)
    for card in state.hands[decision.seat]:
        lacks_one = COSTS[card] == mana + 1 and (state.form.simplified or hero.id in BEARERS[card])
        if lacks_one and _playing(state, card, state.hero) >= FLOW_WORTH:
            wanted = PlayCard("skytear_flow", state.hero_name(state.hero))
            return wanted if wanted in decision.options else None
    return None


def _reactions(state: SkytearState, decision: Decision, limit: int) -> Sequence[Action]:
    """Passing comes first; a Reaction is worth a thought only where it can answer something."""
    if limit == 1 or len(decision.options) == 1:
        return (PASS,)
    top = state.stack[-1] if state.stack else None
    struck = {}
    if top is not None and top.seat % 2 != decision.seat % 2 and not top.cancelled:
        struck = dict.fromkeys(top.targets)
        if top.kind in ("skirmish", "card"):
            struck.setdefault("area", None)
    found: list[Action] = [PASS]
    for option in decision.options:
        if isinstance(option, PlayCard) and _worth_answering(state, option, struck):
            found.append(option)
    return found[:limit]


def _worth_answering(state: SkytearState, option: PlayCard, struck: Collection[str]) -> bool:
    answers = script_of(CARDS[CARD_NUMBERS[option.card]]).answers or glance.someone_is_struck
    return answers(state, state.hero_number(option.hero), struck)


def _keeping(card: str) -> float:
    """What it is worth to have a card in the hand."""
    return 0.4 if CARDS[CARD_NUMBERS[card]].kind == "reaction" else 0.6


def _lead_card(state: SkytearState, decision: Decision, option: Action) -> float:
    if isinstance(option, PickCard):
        return 0.6 * COSTS[CARD_NUMBERS[option.card]] - _keeping(option.card)
    return 0.7 if len(state.hands[decision.seat]) < 5 else 0.4


def _dropping(state: SkytearState, decision: Decision, option: Action) -> float:
    """Discarding at the hand limit, or what is looked at: keep what is strong."""
    if not isinstance(option, PickCard):
        return 0.0
    return -_keeping(option.card) - 0.05 * COSTS[CARD_NUMBERS[option.card]]


def _modifier(state: SkytearState, decision: Decision, option: Action) -> float:
    assert isinstance(option, PickCard)
    return CARDS[CARD_NUMBERS[option.card]].modifier


def _revealed_lead(state: SkytearState, decision: Decision, option: Action) -> float:
    if not isinstance(option, PickHero):
        return -1.0
    return max(COSTS[card] for card in state.heroes[state.hero_number(option.hero)].leads)


# -- where to go -------------------------------------------------------------------------------------------------


def _steps(state: SkytearState, decision: Decision, limit: int) -> Sequence[Action]:
    """Spaces where the hero counts, strikes and is safe, best first; strikes of a Skirmish before any step."""
    number = state.stack[-1].caster if state.stack and state.hero < 0 else state.hero
    if number < 0 or state.heroes[number].at < 0:
        return decision.options[:limit]
    hero = state.heroes[number]
    names = state.board.names
    place = Places(state, number)
    stay = place.worth(hero.at)
    ranked: list[tuple[float, Action]] = []
    for option in decision.options:
        if isinstance(option, PickSpace):
            ranked.append((place.worth(names.index(option.space)), option))
        elif isinstance(option, PickHero):
            victim = state.heroes[state.hero_number(option.hero)]
            bonus = skills.skirmish_bonus(state, number)
            ranked.append((stay + 1 + prey_worth(state, victim, FLIP + bonus), option))
        elif isinstance(option, Choose):
            ranked.append((stay + 1.5, option))
        else:
            ranked.append((stay + 0.05, option))
    if limit == 1:
        return (max(ranked, key=lambda pair: pair[0])[1],)
    ranked.sort(key=lambda pair: -pair[0])
    return [option for _, option in ranked[: min(limit, PLACES)]]


class Places:
    """What it is worth for a hero to stand somewhere."""

    __slots__ = ("_hero", "_number", "_state", "_strikes", "_threats", "_tokens")

    def __init__(self, state: SkytearState, number: int) -> None:
        self._state = state
        self._number = number
        self._hero = hero = state.heroes[number]
        self._tokens = _wanted_tokens(state, number)
        strikes = state.hero == number and state.points > 0 and "attack" not in state.done
        self._strikes: list[tuple[int, float]] = []
        self._threats: list[tuple[int, int]] = []
        for other in state.heroes:
            if other.side == hero.side or other.at < 0:
                continue
            if strikes:
                self._strikes.append((other.at, prey_worth(state, other, _attack_damage(state, number, other))))
            if other.status == READY:
                self._threats.append((other.at, other.card.reach + 3))

    def worth(self, space: int) -> float:
        board = self._state.board
        seen, near = board.sight[space][3], board.distances[space]
        worth, nearest = 0.0, 9.0
        for token, weight in self._tokens:
            if seen >> token & 1:
                worth += weight
                nearest = 0.0
            else:
                nearest = min(nearest, (near[token] - 3) * (2 - weight))
        worth -= 0.25 * nearest
        reach = self._hero.card.reach
        best = 0.0
        for at, prize in self._strikes:
            if near[at] <= reach and seen >> at & 1 and prize > best:
                best = prize
        worth += best
        fear = 0.1 if self._hero.hp > 6 else 0.3
        for at, far in self._threats:
            if near[at] <= far:
                worth -= fear
        if board.cover >> space & 1:
            worth += 0.15
        return worth


def _wanted_tokens(state: SkytearState, number: int) -> list[tuple[int, float]]:
    """Control tokens and how much it matters that this hero counts there: a close count matters most."""
    hero = state.heroes[number]
    board = state.board
    sign = 1 if hero.side == 0 else -1
    found = []
    seat = state.controller(hero)
    for place, margin in enumerate(margins(state, seat)):
        token = (state.tokens + board.dome_tokens)[place]
        # Without this hero.
        margin *= sign
        if board.sight[hero.at][3] >> token & 1:
            margin -= 1
        weight = 1.2 if -3 <= margin <= 2.5 else 0.6
        if place < len(state.tokens):
            rival, own = board.towers[1 - hero.side][place], board.towers[hero.side][place]
            if board.distances[token][rival] <= 3 or board.distances[token][own] <= 3:
                weight += 0.4
        else:
            weight -= 0.2
        found.append((token, weight))
    return found


# -- targets -----------------------------------------------------------------------------------------------------


def _aiming(state: SkytearState, decision: Decision, option: Action) -> float:
    """Enemies by what can be done to them, allies by what they lack, spaces by who stands around."""
    side = decision.seat % 2
    if isinstance(option, PickHero):
        number = state.hero_number(option.hero)
        hero = state.heroes[number]
        if hero.side == side:
            return 2 * (1 - hero.hp / hero.card.hp)
        damage = _attack_damage(state, state.hero, hero) if state.hero >= 0 else 2 + FLIP
        return 1 + prey_worth(state, hero, damage)
    if isinstance(option, PickMinion):
        return 0.9 if option.side != side else -0.3
    if isinstance(option, PickSpace):
        if decision.prompt == "worship-target":
            return _in_view(state, decision, option)  # a Pillar
        return _crowd(state, side, state.board.within(1, state.board.names.index(option.space)))
    if isinstance(option, PickToken):
        return 0.6
    return 0.0


def _crowd(state: SkytearState, side: int, spaces: int) -> float:
    """What stands on these spaces to be hit."""
    worth = 0.6 * (state.minion_spaces(1 - side) & spaces).bit_count()
    for hero in state.heroes:
        if hero.side != side and hero.at >= 0 and spaces >> hero.at & 1:
            worth += 1 + 3 / max(1, hero.hp)
    return worth


def _area(state: SkytearState, decision: Decision, option: Action) -> float:
    assert isinstance(option, LayArea)
    spaces = 0
    for name in option.spaces:
        spaces |= 1 << state.board.names.index(name)
    return _crowd(state, decision.seat % 2, spaces)


def _in_view(state: SkytearState, decision: Decision, option: Action) -> float:
    """A token of one's own is put where own heroes see it."""
    if not isinstance(option, PickSpace):
        return 0.0
    around = state.board.sight[state.board.names.index(option.space)][3]
    return sum(
        1.0 for hero in state.heroes if hero.side == decision.seat % 2 and hero.at >= 0 and around >> hero.at & 1
    )


# -- small questions ---------------------------------------------------------------------------------------------


def _structure(state: SkytearState, decision: Decision, option: Action) -> float:
    """The nexus first, else the tower that is nearest to falling."""
    assert isinstance(option, Choose)
    if option.way == "nexus":
        return 9.0
    lane = state.board.lanes.index(option.way.removeprefix("tower-"))
    wanted = any(VICTORY_CARDS[card].counter.endswith(f"lane_{state.board.lanes[lane]}") for card in state.victory)
    return 5.0 - state.towers[1 - decision.seat % 2][lane] + (4 if wanted else 0)


def _saving(state: SkytearState, decision: Decision, option: Action) -> float:
    """Tlakali saves minions while she is well."""
    healer = next(h for h in state.heroes if h.id == "tlakali" and h.side == decision.seat % 2)
    return (1.0 if healer.hp > 7 else -1.0) if option != PASS else 0.0


def _outsider_act(state: SkytearState, decision: Decision, option: Action) -> float:
    if not isinstance(option, Choose):
        return 0.0
    return {"attack": 3.0, "move": 1.0, "skirmish": 1.5}.get(option.way, 2.0)


def _reluctantly(state: SkytearState, decision: Decision, option: Action) -> float:
    return 0.1 if option == PASS else 0.0


def _drafting(state: SkytearState, decision: Decision, option: Action) -> float:
    """What suits the victory cards on the table."""
    name = option.way if isinstance(option, Choose) else ""
    return sum(_SUITS.get(VICTORY_CARDS[card].id, {}).get(name, 0) for card in state.victory)


_SUITS: dict[str, dict[str, int]] = {
    "manhunt": {"kurumo": 3, "liothan": 1},
    "double_kill": {"kurumo": 3, "nupten": 1},
    "ambush": {"kurumo": 2, "nupten": 2},
    "dominion": {"taulot": 3, "liothan": 2},
    "clean_sweep": {"taulot": 2, "liothan": 3},
    "lord_of_the_dome": {"liothan": 3, "nupten": 2},
    "siege": {"taulot": 3, "nupten": 1},
    "slaughter": {"nupten": 3, "liothan": 1},
    "fall_of_the_north_tower": {"taulot": 2, "liothan": 1},
    "fall_of_the_south_tower": {"nupten": 2, "taulot": 1},
}
"""Which faction is good at which victory card."""

_SCORES: dict[str, Score] = {
    "activate": _activating,
    "activation": _acting,
    "lead-card": _lead_card,
    "hand-limit": _dropping,
    "predict-discard": _dropping,
    "choose-modifier": _modifier,
    "lead-counts": _revealed_lead,
    "attack-target": _aiming,
    "worship-target": _aiming,
    "card-target": _aiming,
    "second-target": _aiming,
    "trigger-target": _aiming,
    "heal": _aiming,
    "lay-area": _area,
    "move-illusion": _in_view,
    "damage-structure": _structure,
    "save-minion": _saving,
    "run-outsider": _outsider_act,
    "place-outsider": _aiming,
    "move-outsider": _aiming,
    "exhaust-first": _reluctantly,
    "remove-pillar": _reluctantly,
    "recall-illusion": _reluctantly,
    "change-hand": _reluctantly,
    "draft-faction": _drafting,
}
