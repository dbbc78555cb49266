"""The Hero Phase: activations, the Stack and priority (SK-14 to SK-16), and what follows every resolution."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludarium.games.skytear.actions import PASS, Activate, Declare, PickHero, PickSeat, PlayCard
from ludarium.games.skytear.content import BEARERS, CARD_NUMBERS, CARDS, COSTS, REACTIONS, SKYTEAR_FLOW, VICTORY_CARDS
from ludarium.games.skytear.deeds import declarable, declare_targets, legal_targets, resolve, still_legal
from ludarium.games.skytear.effects import DEFEAT, Effect
from ludarium.games.skytear.events import (
    Activated,
    ActivationEnded,
    CardPlayed,
    CardShown,
    ConditionLost,
    Declared,
    Fizzled,
    FlowUsed,
    GameEnded,
    Passed,
    PhaseBegan,
    Resolved,
    Triggered,
)
from ludarium.games.skytear.options import PriorityOptions
from ludarium.games.skytear.piles import set_hand
from ludarium.games.skytear.scripts import script_of
from ludarium.games.skytear.setup import DrawCards, HeroPhase
from ludarium.games.skytear.state import (
    CONDITIONS,
    EXHAUSTED,
    NO_HERO,
    READY,
    Agendum,
    HeroState,
    SkytearState,
    Waiting,
)
from ludarium.games.skytear.targets import option_of, words_of
from ludarium.kernel.decisions import Action, Decision, Emit, Script, Whoever
from ludarium.kernel.game import Outcome
from ludarium.kernel.values import without


class Activation(Agendum, frozen=True):
    """The active player acts with an empty Stack until the activation ends (SK-15.7)."""


class Priority(Agendum, frozen=True):
    """Everybody may react; when all have passed the top effect resolves (SK-15.2, SK-15.3)."""


class Aiming(Agendum, frozen=True):
    """A card has been shown; its targets are chosen, then it goes on the Stack (SK-10.1)."""

    card: int
    caster: int
    seat: int


class Triggering(Agendum, frozen=True):
    """Triggered skills go on the Stack (SK-15.8)."""


class Unanswered(Agendum, frozen=True):
    """What was triggered in the Minion Phase resolves from the top of the Stack; nobody gets priority (SK-15.11)."""


class Rewarding(Agendum, frozen=True):
    """Cards are drawn for defeated heroes and damaged structures (SK-14.8, SK-23.6)."""


class MinionPhase(Agendum, frozen=True):
    """The control tokens are checked one by one (SK-19.1). `checked` are those done."""

    checked: tuple[int, ...] = ()


# -- activations -----------------------------------------------------------------------------------------------


def hero_phase(state: SkytearState, _: HeroPhase, emit: Emit) -> Script[None]:
    ready = [number for number, hero in enumerate(state.heroes) if hero.status == READY and hero.at >= 0]
    sides = {state.heroes[number].side for number in ready}
    if not sides:
        state.agenda = (*state.agenda[:-1], MinionPhase())
        state.won = (0, 0)
        state.revealed = ()
        emit(PhaseBegan("minion"))
        return
    # A side with no Ready hero is skipped (SK-16.2).
    side = state.acting_side if state.acting_side in sides else 1 - state.acting_side
    questions = []
    for seat in state.team(side):
        heroes = [n for n in ready if state.controls(seat, state.heroes[n])]
        if heroes:
            options = tuple(Activate(state.hero_name(number)) for number in heroes)
            questions.append(Decision(seat, "activate", options))
    if len(questions) == 1:
        seat, answer = questions[0].seat, (yield questions[0])
    else:
        # A team orders its own activations as it likes: whoever goes first (SK-23.3).
        seat, answer = yield Whoever(tuple(questions))
    number = state.hero_number(answer.hero)
    state.hero, state.seat = number, seat
    state.acting_side = side
    state.points = 3
    state.done = ()
    state.agenda += (Activation(),)
    emit(Activated(seat, answer.hero))


def activation(state: SkytearState, _: Activation, emit: Emit) -> Script[None]:
    hero = state.heroes[state.hero]
    if hero.at < 0 or hero.status != READY:
        end_activation(state, emit)  # defeated (SK-4.6), or exhausted by its own Worship (SK-18.3)
        return
    options: list[Action] = []
    if state.points > 0:
        options += [Declare(action) for action in declarable(state, state.hero)]
    options += playable(state, state.seat, reactions_only=False)
    answer = yield Decision(state.seat, "activation", (*options, PASS), _points(state))
    if isinstance(answer, Declare):
        yield from _declare(state, emit, answer.what)
    elif isinstance(answer, PlayCard):
        play(state, emit, state.seat, answer)
    else:
        end_activation(state, emit)


def _points(state: SkytearState) -> tuple[tuple[str, str | int], ...]:
    return (("points", state.points), ("hero", state.heroes[state.hero].id))


def _declare(state: SkytearState, emit: Emit, action: str) -> Script[None]:
    """Targets are chosen now (SK-10.1), and with that it is declared and the point is spent (SK-16.5)."""
    targets: tuple[str, ...] = ()
    possible = declare_targets(state, state.hero, action)
    if possible is not None:
        options = tuple(option_of(state, reference) for reference in possible)
        answer = options[0] if len(options) == 1 else (yield Decision(state.seat, f"{action}-target", options))
        targets = (possible[options.index(answer)],)
    state.points -= 1
    state.done += (action,)
    name = state.hero_name(state.hero)
    emit(Declared(name, action, words_of(state, targets[0]) if targets else ""))
    push(state, Waiting(action, state.hero, state.seat, targets=targets))
    state.agenda += (Priority(),)


def push(state: SkytearState, waiting: Waiting) -> None:
    """Put an effect on top of the Stack; everybody must pass again, the active player first (SK-15.4).

    A player who holds priority keeps it until they pass (SK-14.15).
    """
    state.stack += (waiting,)
    if not state.holding:
        state.passes = 0
        state.priority = state.seat


def end_activation(state: SkytearState, emit: Emit) -> None:
    """The hero becomes Exhausted and loses its conditions (SK-4.2, SK-5.1); short effects end (SK-11.2)."""
    number = state.hero
    hero = state.heroes[number]
    if hero.at >= 0 and hero.status == READY:
        for condition in CONDITIONS:
            if hero.has(condition):
                emit(ConditionLost(state.hero_name(number), condition))
        state.change(number, status=EXHAUSTED, conditions=0)
    for other, figure in enumerate(state.heroes):
        if figure.armour_now or figure.skirmish_now or figure.short_sighted:
            state.change(other, armour_now=0, skirmish_now=0, short_sighted=False)
    emit(ActivationEnded(state.hero_name(number)))
    state.acting_side = 1 - hero.side
    state.hero, state.seat, state.points, state.done = NO_HERO, -1, 0, ()
    state.agenda = state.agenda[:-1]


# -- cards -----------------------------------------------------------------------------------------------------


def playable(state: SkytearState, seat: int, *, reactions_only: bool) -> list[PlayCard]:
    """Cards of the hand that a hero of this player can play now (SK-14.2, SK-14.6)."""
    hand = [card for card in dict.fromkeys(state.hands[seat]) if REACTIONS[card] or not reactions_only]
    return plays_of(state, seat, hand)


def plays_of(state: SkytearState, seat: int, cards: Sequence[int]) -> list[PlayCard]:
    """Which of these cards, and Skytear Flow, the heroes of this player could play now if they were in the hand."""
    hand = list(cards)
    if state.flow_ready and seat % 2 == state.first_side:
        hand.append(SKYTEAR_FLOW)
    if not hand:
        return []
    found = []
    any_runes = state.form.simplified
    mine = [
        (number, hero, state.mana(hero))
        for number, hero in enumerate(state.heroes)
        if hero.side == seat % 2 and hero.at >= 0
    ]
    for card in hand:
        cost, bearers = COSTS[card], BEARERS[card]
        for number, hero, mana in mine:
            # Mana and runes rule out most heroes: look at them before all else.
            may = mana >= cost and (any_runes or hero.id in bearers)
            if may and can_play(state, seat, card, number, hero):
                found.append(PlayCard(CARDS[card].id, state.hero_name(number)))
    return found


def can_play(state: SkytearState, seat: int, card: int, number: int, hero: HeroState) -> bool:
    """Whether a hero can play a card, as far as mana, runes, timing and targets go."""
    design = CARDS[card]
    if hero.at < 0 or not state.controls(seat, hero) or (design.kind == "action" and number != state.hero):
        return False
    if state.mana(hero) < COSTS[card]:
        return False
    if state.form.simplified:
        # Rune colours are ignored; ultimates still belong to their hero (SK-26.1).
        if design.ultimate and design.hero != hero.id:
            return False
    elif hero.id not in BEARERS[card]:
        return False
    script = script_of(design)
    if script.aims is not None:
        return bool(script.aims(state, number))
    if script.targets is not None:
        return script.always_aims or bool(script.targets(state, number))
    return script.playable is None or bool(script.playable(state, number))


def play(state: SkytearState, emit: Emit, seat: int, answer: PlayCard) -> None:
    """The card is shown and laid on the hero: its mana is spent now (SK-14.4). Its targets come next."""
    number = state.hero_number(answer.hero)
    card = CARD_NUMBERS[answer.card]
    if card == SKYTEAR_FLOW:
        state.flow_ready = False
        emit(FlowUsed(seat))
    else:
        set_hand(state, seat, without(state.hands[seat], card))
        state.change(number, cards=(*state.heroes[number].cards, card))
        emit(CardShown(seat, answer.hero, answer.card))
    state.agenda += (Aiming(card, number, seat),)


def aiming(state: SkytearState, item: Aiming, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    script = script_of(CARDS[item.card])
    targets: tuple[str, ...] = ()
    args = (("card", CARDS[item.card].id),)
    if script.targets is not None:
        first = yield from _aim(state, item.seat, "card-target", script.targets(state, item.caster), args, may=False)
        assert first is not None
        targets = (first,)
        if script.second is not None:
            more = script.second(state, item.caster, first)
            second = yield from _aim(state, item.seat, "second-target", more, args, may=script.second_optional)
            targets += (second,) if second is not None else ()
    aims = tuple(words_of(state, target) for target in targets)
    emit(CardPlayed(item.seat, state.hero_name(item.caster), CARDS[item.card].id, aims))
    push(state, Waiting("card", item.caster, item.seat, item.card, targets))
    if not isinstance(state.agenda[-1], Priority):
        state.agenda += (Priority(),)


def _aim(
    state: SkytearState,
    seat: int,
    prompt: str,
    possible: list[str],
    args: tuple[tuple[str, str | int], ...],
    *,
    may: bool,
) -> Script[str | None]:
    if not possible:
        return None
    options: tuple[Action, ...] = tuple(option_of(state, reference) for reference in possible)
    if len(options) == 1 and not may:
        return possible[0]
    answer = yield Decision(seat, prompt, (*options, PASS) if may else options, args)
    return None if answer == PASS else possible[options.index(answer)]


# -- the Stack -------------------------------------------------------------------------------------------------


def priority(state: SkytearState, _: Priority, emit: Emit) -> Script[None]:
    if state.passes == state.seats:
        if not state.stack:
            state.agenda = state.agenda[:-1]  # the round after the last resolution is over (SK-15.6)
            state.priority, state.passes = -1, 0
            return
        yield from resolve_top(state, emit)
        return
    seat = state.priority
    frozen = state.__copy__()
    options = PriorityOptions(lambda: playable(frozen, seat, reactions_only=True))
    # Asked whether or not there is a Reaction in the hand: a window tells nothing (REL-24).
    answer = yield Decision(seat, "priority", options)
    if isinstance(answer, PlayCard):
        state.holding = True
        state.passes = 0
        play(state, emit, seat, answer)
        return
    emit(Passed(seat))
    if state.holding:
        # He has played: everybody must pass again, beginning with the active player (SK-15.4).
        state.holding = False
        state.passes = 1 if seat == state.seat else 0
        state.priority = (seat + 1) % state.seats if seat == state.seat else state.seat
    else:
        state.passes += 1
        state.priority = (seat + 1) % state.seats


def resolve_top(state: SkytearState, emit: Emit) -> Script[None]:
    """The top effect resolves as a whole (SK-15.9); then a round of priority begins with the active player."""
    waiting = state.stack[-1]
    state.stack = state.stack[:-1]
    state.passes = 0
    state.priority = state.seat
    name = state.hero_name(waiting.caster)
    what = CARDS[waiting.card].id if waiting.card >= 0 else waiting.kind
    if not still_legal(state, waiting):
        emit(Fizzled(name, what, "cancelled" if waiting.cancelled else "requirements"))
        return
    emit(Resolved(name, what))
    after(state, emit)
    yield from resolve(Effect(state, emit, waiting))
    check_victory(state, emit)


def after(state: SkytearState, emit: Emit) -> None:
    """What waits until an effect is over: triggers, then cards drawn for it. They do nothing when there is nothing."""
    state.agenda += (Triggering(), Rewarding())


def triggering(state: SkytearState, _: Triggering, emit: Emit) -> Script[None]:
    """Triggered skills go on the Stack one by one: the active side's in any order, then the other's (SK-15.8)."""
    active = state.heroes[state.hero].side if state.hero >= 0 else state.first_side
    possible = [waiting for waiting in state.triggers if legal_targets(state, waiting)]
    mine = [waiting for waiting in possible if waiting.seat % 2 == active] or possible
    if not mine:
        state.triggers = ()
        state.agenda = state.agenda[:-1]
        return
    waiting = mine[0]
    if len(mine) > 1:
        options = tuple(PickHero(state.hero_name(each.caster)) for each in mine)
        waiting = mine[options.index((yield Decision(waiting.seat, "order-triggers", options)))]
    args = (("skill", waiting.kind),)
    target = yield from _aim(state, waiting.seat, "trigger-target", legal_targets(state, waiting), args, may=False)
    assert target is not None
    state.triggers = tuple(other for other in state.triggers if other is not waiting)
    emit(Triggered(waiting.seat, state.hero_name(waiting.caster), waiting.kind, words_of(state, target)))
    push(state, replace(waiting, targets=(target,)))


def unanswered(state: SkytearState, _: Unanswered, emit: Emit) -> Script[None]:
    if state.stack:
        yield from resolve_top(state, emit)
    else:
        state.agenda = state.agenda[:-1]


def rewarding(state: SkytearState, _: Rewarding, emit: Emit) -> Script[None]:
    if not state.rewards:
        state.agenda = state.agenda[:-1]
        return
    seat, what = state.rewards[0]
    state.rewards = state.rewards[1:]
    team = state.team(seat % 2)
    if len(team) == 1:
        state.agenda += (DrawCards(team[0], 2 if what == DEFEAT else 1),)
        return
    if what == DEFEAT:
        # The player draws one and a chosen team-mate the other (SK-23.6).
        mates = tuple(PickSeat(mate) for mate in team if mate != seat)
        answer = mates[0] if len(mates) == 1 else (yield Decision(seat, "who-draws", mates))
        state.agenda += (DrawCards(answer.seat, 1), DrawCards(seat, 1))
    else:
        answer = yield Decision(team[0], "who-draws", tuple(PickSeat(mate) for mate in team))
        state.agenda += (DrawCards(answer.seat, 1),)


# -- victory ---------------------------------------------------------------------------------------------------


def fulfilled(state: SkytearState, side: int) -> str:
    """What a side has won by now: "nexus", the id of a victory card, or nothing (SK-21.1, SK-21.2)."""
    if state.nexus[1 - side] == 0:
        return "nexus"
    for card in state.victory:
        if state.counters[side][card] >= VICTORY_CARDS[card].threshold:
            return VICTORY_CARDS[card].id
    return ""


def check_victory(state: SkytearState, emit: Emit) -> None:
    """End the game when a side has won; both at the same moment is a tie (SK-21.3)."""
    reasons = [fulfilled(state, side) for side in (0, 1)]
    if any(reasons) and state.outcome is None:
        places = (1, 1) if all(reasons) else (1, 2) if reasons[0] else (2, 1)
        reason = reasons[0] or reasons[1]
        finish(state, emit, places, "both" if all(reasons) else reason)


def finish(state: SkytearState, emit: Emit, places: tuple[int, int], reason: str) -> None:
    """End the game. The scores are the HP of enemy structures taken down, for reading."""
    damage = tuple(taken_down(state, 1 - side) for side in (0, 1))
    state.outcome = Outcome(
        tuple(places[seat % 2] for seat in range(state.seats)),
        tuple(damage[seat % 2] for seat in range(state.seats)),
        reason,
    )
    emit(GameEnded(reason, -1 if places[0] == places[1] else places.index(1)))


def taken_down(state: SkytearState, side: int) -> int:
    """The HP of that side's structures that are gone."""
    towers = sum(5 - max(0, hp) for hp in state.towers[side])
    return towers + (5 - state.nexus[side] if state.nexus[side] >= 0 else 0)
