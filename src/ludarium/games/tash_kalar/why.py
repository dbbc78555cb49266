"""Why not? For any refused idea, the rule that stands in the way and the sentence that says so."""

from __future__ import annotations

from ludarium.games.tash_kalar.actions import (
    Claim,
    Direct,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Pick,
    Place,
    PutUnder,
    Summon,
    TakeOff,
    Thaw,
    Warp,
)
from ludarium.games.tash_kalar.arena import ARENA, COLOURLESS, NEIGHBOURS
from ludarium.games.tash_kalar.cards import (
    ANYWHERE,
    BEINGS,
    CARD_BEINGS,
    CARD_IDS,
    COMMON,
    LEGENDARY,
    RANKS,
    TASKS,
    flare_of,
)
from ludarium.games.tash_kalar.patterns import ORIENTATIONS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import fresh_colours, landing_for, summon_groups
from ludarium.games.tash_kalar.turn import can_thaw
from ludarium.kernel.decisions import Action, Decision, Message, WhyNot
from ludarium.kernel.game import Position
from ludarium.spaces.squares import SQUARES, name_of, squares


def why_not(position: Position[TashKalarState], seat: int, idea: Action) -> WhyNot | None:
    """Why `seat` may not do `idea` now; None when it may. Uses nothing that `seat` may not know."""
    decision = position.decision_of(seat)
    if decision is not None and idea in decision.options:
        return None
    state = position.state
    if position.over:
        return _no("TK-17.5", "over")
    if decision is None:
        return _no("TK-4.1", "not-your-turn", seat=position.pending[0].seat)
    if any(not (0 <= square < SQUARES and ARENA >> square & 1) for square in _squares_of(idea)):
        return _no("TK-1.1", "no-square")
    if decision.prompt == "end-turn" and isinstance(idea, Place | TakeOff | Summon | Discard):
        return _no("TK-4.2", "no-action-left")
    if decision.prompt == "place-for-partner" and not isinstance(idea, Place | TakeOff):
        return _no("TK-15.9", "partner-only-places")
    if decision.prompt == "put-under" and isinstance(idea, PutUnder):
        return _no("TK-7.2", "card-not-in-hand")
    if decision.prompt == "place-taken" and isinstance(idea, Place):
        return _explain(state, seat, decision, idea)
    if decision.prompt not in ("action", "end-turn", "place-for-partner") and not isinstance(idea, Pick | Direct):
        return _unfinished(decision, idea)
    return _explain(state, seat, decision, idea)


def _squares_of(idea: Action) -> list[int]:
    """The squares that an idea names; programs may name any number."""
    square = getattr(idea, "square", None)
    if isinstance(idea, Summon):
        return [idea.square, *(lent for lent in (idea.borrowed, idea.improvised) if lent != -1)]
    return [] if square is None else [square]


def _explain(state: TashKalarState, seat: int, decision: Decision, idea: Action) -> WhyNot:
    match idea:
        case Place(square=square):
            if state.occupied >> square & 1:
                return _no("TK-5.1", "place-occupied", square=name_of(square))
            return _no("TK-8.2", "place-none-left")
        case TakeOff(square=square):
            if not state.pieces[state.side] >> square & 1:
                return _no("TK-8.2", "take-off-not-yours", square=name_of(square))
            return _no("TK-8.2", "take-off-not-needed")
        case Summon():
            return _no_summon(state, seat, idea)
        case Discard(card=card):
            return _no_discard(state, seat, card)
        case InvokeFlare(flare=flare, against=against):
            return _no_flare(state, seat, flare, against)
        case Thaw():
            return _no_thaw(state, seat)
        case Warp(card=card):
            return _no_warp(state, seat, card)
        case Claim(task=task):
            return _no_claim(state, decision, task)
        case EndTurn():
            return _no("TK-4.5", "actions-left", count=state.actions)
        case HandOver():
            if state.form.teams and state.controller == state.active:
                return _no("TK-15.7", "no-action-left")
            return _no("TK-15.7", "no-partner" if not state.form.teams else "already-handed-over")
        case Pick(square=square):
            return _no_pick(state, decision, square)
        case Direct(direction=direction):
            return _no("TK-9.25", "direction-not-indicated", direction=direction, **_card(decision))
        case PutUnder():
            return _no("TK-7.2", "put-under-only-discarding")
        case _:
            return _unfinished(decision, idea)


def _no_summon(state: TashKalarState, seat: int, idea: Summon) -> WhyNot:
    card = next((card for card in state.summonable(seat) if CARD_IDS[card] == idea.card), None)
    if card is None:
        return _no("TK-6.1", "card-not-in-hand")
    if card in ANYWHERE:
        return _no_arrival(state, card, idea)
    square = idea.square
    own = state.pieces[state.side]
    if state.possessed >= 0 and idea.borrowed < 0 and idea.improvised < 0 and _with_own(state, card, square):
        return _no("TK-22.9", "other-colour", card=idea.card, square=name_of(square), side=state.possessed)
    rank = CARD_BEINGS[card].rank_number
    facts: dict[str, str | int] = {"card": idea.card, "square": name_of(square)}
    lent = sum(1 << at for at in {idea.borrowed, idea.improvised} if at >= 0)
    # Of several orientations the one that is meant: with these enemy pieces, with such as may be lent, with the fewest.
    gaps = min(
        _gaps(state, card, square),
        key=lambda gaps: (gaps != lent, not _can_be_lent(state, gaps), gaps.bit_count()),
        default=None,
    )
    refusal = _no_lending(state, idea, lent, gaps, facts)
    if refusal is not None:
        return refusal
    if gaps is None or not _can_be_lent(state, gaps):
        everywhere = (gaps for target in squares(ARENA) for gaps in _gaps(state, card, target))
        fits = any(_can_be_lent(state, gaps) for gaps in everywhere)
        return _no("TK-6.3", "pattern-not-here" if fits else "pattern-nowhere", **facts)
    if not landing_for(state, rank) >> square & 1:
        required = any(place[:2] == (0, 0) for place in CARD_BEINGS[card].pattern)
        rule = "TK-6.11" if required and own >> square & 1 else "TK-6.8"
        return _no(rule, "higher-rank-there", rank=RANKS[rank], there=RANKS[state.rank_at(square)], **facts)
    if state.spare(state.side, rank) <= 0:
        return _no("TK-8.4" if rank == LEGENDARY else "TK-8.3", "no-piece-for-being", rank=RANKS[rank], **facts)
    return _no("TK-6.12", "orientation-does-not-fit", **facts)


def _no_arrival(state: TashKalarState, card: int, idea: Summon) -> WhyNot:
    """Why a being whose pattern may stand anywhere cannot arrive there (TK-24.13)."""
    square = idea.square
    facts: dict[str, str | int] = {"card": idea.card, "square": name_of(square)}
    groups = [group for group in summon_groups(state, state.active) if group[0] == card]
    if not COLOURLESS >> square & 1 or (groups and state.occupied >> square & 1):
        return _no("TK-24.13", "arrives-on-colourless", **facts)
    rank = CARD_BEINGS[card].rank_number
    if not groups and state.spare(state.side, rank) <= 0:
        with_pieces = state.__copy__()
        with_pieces.gone = (-2,) * (2 * state.sides)  # as if the supply were full
        if any(group[0] == card for group in summon_groups(with_pieces, state.active)):
            return _no("TK-8.3", "no-piece-for-being", rank=RANKS[rank], **facts)
    if not groups:
        return _no("TK-24.13", "pattern-nowhere", **facts)
    if idea.improvised >= 0 and not state.form.melee:
        return _no("TK-16.17", "improvise-melee-only", lent=name_of(idea.improvised), **facts)
    if idea.borrowed >= 0 and not state.borrow:
        return _no("TK-9.32", "nothing-lent", lent=name_of(idea.borrowed), **facts)
    return _no("TK-6.12", "orientation-does-not-fit", **facts)


def _with_own(state: TashKalarState, card: int, target: int) -> bool:
    """Whether the pattern lies there in own pieces, and in no way in those that are asked for (TK-22.9)."""
    own, asked = state.pieces[state.side], state.pattern_pieces
    used = [way.used(target) for way in ORIENTATIONS[card] if way.valid >> target & 1]
    return any(not mask & ~own for mask in used) and all(mask & ~asked for mask in used)


def _gaps(state: TashKalarState, card: int, target: int) -> list[int]:
    """For each orientation in which pieces stand as drawn, whoever's they are: the squares of the enemies'."""
    found = []
    for way in ORIENTATIONS[card]:
        needed, heroic = way.used(target), way.used_heroic(target)
        empty = (needed & state.empty).bit_count()
        if way.valid >> target & 1 and empty <= state.hollow and not heroic & ~state.upgraded:
            found.append(needed & state.occupied & ~state.pattern_pieces)
    return found


def _can_be_lent(state: TashKalarState, gaps: int) -> bool:
    """Whether these enemy pieces may stand in for own ones: one borrowed, one improvised (TK-9.32, TK-16.9)."""
    if state.possessed >= 0:
        return not gaps  # TK-22.9
    return gaps.bit_count() <= state.borrow + bool(gaps & fresh_colours(state, state.side))


def _no_lending(
    state: TashKalarState, idea: Summon, lent: int, gaps: int | None, facts: dict[str, str | int]
) -> WhyNot | None:
    """Why enemy pieces cannot stand in as the idea says, or as a click on its square means."""
    possessed = state.possessed >= 0
    melee, borrow = state.form.melee and not possessed, state.borrow and not possessed
    if possessed and lent:
        return _no("TK-22.9", "other-colour", side=state.possessed, **facts)
    if idea.improvised >= 0 and not melee:
        return _no("TK-16.17", "improvise-melee-only", lent=name_of(idea.improvised), **facts)
    if idea.borrowed >= 0 and not borrow:
        return _no("TK-9.32", "nothing-lent", lent=name_of(idea.borrowed), **facts)
    if gaps is None:
        return None
    number = gaps.bit_count()
    if not _can_be_lent(state, gaps):
        first = name_of(next(squares(gaps)))
        if melee or borrow:
            if number > melee + borrow:
                rule = "TK-16.10" if melee else "TK-9.32"
                return _no(rule, "too-many-lent", count=number, most=melee + borrow, **facts)
            return _no("TK-16.9", "colour-improvised-with", lent=first, **facts)
        # Where a melee would allow it, this is the reason; elsewhere own pieces are simply missing.
        return _no("TK-16.17", "improvise-melee-only", lent=first, **facts) if number == 1 else None
    used_up = gaps & ~fresh_colours(state, state.side)
    if idea.improvised >= 0 and used_up >> idea.improvised & 1:
        return _no("TK-16.9", "colour-improvised-with", lent=name_of(idea.improvised), **facts)
    if lent and lent != gaps:
        rule = "TK-16.9" if idea.improvised >= 0 else "TK-9.32"
        wrong = next(squares(lent & ~gaps or lent))
        return _no(rule, "cannot-stand-in", lent=name_of(wrong), **facts)
    return None


def _no_discard(state: TashKalarState, seat: int, card: str) -> WhyNot:
    if state.form.simplified:
        return _no("TK-13.5", "no-discard-in-first-game")
    if state.discarded:
        return _no("TK-7.3", "already-discarded")
    if state.pending_of(seat) >= 0 and card == CARD_IDS[state.pending_of(seat)]:
        return _no("TK-24.4", "pending-stays", card=card)
    if card in (CARD_IDS[held] for held in state.legends[seat] + state.flares[seat]):
        return _no("TK-7.1", "discard-school-only")
    return _no("TK-7.1", "card-not-in-hand")


def _no_flare(state: TashKalarState, seat: int, flare: str, against: int) -> WhyNot:
    if not state.flares[seat]:
        return _no("TK-4.14", "no-flare-in-hand")
    if state.controller != state.active:
        return _no("TK-15.10", "no-flare-after-hand-over")
    card = state.flares[seat][0]
    if CARD_IDS[card] != flare or not 0 <= against < state.sides or against == state.side:
        return _no("TK-10.4", "not-your-flare")
    mine, theirs = state.pieces[state.side], state.pieces[against]
    upgraded = state.upgraded
    return _no(
        "TK-10.4",
        "flare-not-behind",
        upper=flare_of(card).upper_more,
        upgraded=(theirs & upgraded).bit_count() - (mine & upgraded).bit_count(),
        lower=flare_of(card).lower_more,
        pieces=theirs.bit_count() - mine.bit_count(),
    )


def _no_thaw(state: TashKalarState, seat: int) -> WhyNot:
    card = state.frozen_of(seat)
    if state.controller != state.active:
        return _no("TK-23.3", "no-thaw-after-hand-over")
    if card >= 0 and not can_thaw(state, card):
        return _no("TK-23.5", "thaw-before-summoning", card=CARD_IDS[card])
    return _no("TK-23.2", "not-frozen")


def _no_warp(state: TashKalarState, seat: int, card: str) -> WhyNot:
    if state.controller != state.active:
        return _no("TK-24.1", "no-warp-after-hand-over")
    if state.pending_of(seat) >= 0:
        return _no("TK-24.3", "one-pending", card=CARD_IDS[state.pending_of(seat)])
    if card not in [CARD_IDS[held] for held in state.beings[seat]]:
        return _no("TK-24.1", "card-not-in-hand")
    if not BEINGS[card].warp:
        return _no("TK-24.1", "no-warp-effect", card=card)
    return _no("TK-24.1", "no-warp-in-first-turn")


def _no_claim(state: TashKalarState, decision: Decision, task: str) -> WhyNot:
    if not state.form.tasks:
        return _no("TK-14.3", "no-tasks")
    known = {TASKS[number].id for number in state.tasks}
    if state.next_task >= 0 and TASKS[state.next_task].id == task:
        return _no("TK-12.3", "task-is-next", task=task)
    if task not in known:
        return _no("TK-12.3", "task-not-current")
    if decision.prompt != "end-turn":
        return _no("TK-12.2", "claim-at-end", count=state.actions)
    return _no("TK-12.6", "task-not-fulfilled", task=task)


def _no_pick(state: TashKalarState, decision: Decision, square: int) -> WhyNot:
    """A square that the effect cannot take: what stands there, how far it is, or what the card says."""
    verb, _, kind = decision.prompt.partition("-")
    name = name_of(square)
    card = _card(decision)
    there = state.side_at(square)
    facts: dict[str, str | int] = {"square": name, **card}
    if there >= 0:
        facts["there"] = RANKS[state.rank_at(square)]
    if verb in (
        "destroy",
        "upgrade",
        "downgrade",
        "convert",
        "mover",
        "leaper",
        "runner",
        "follower",
        "doom",
    ):
        if there < 0:
            return _no("TK-9.4", "nothing-stands-there", **facts)
        if verb == "convert" and there == state.side:
            return _no("TK-9.22", "convert-own", **facts)
        if verb == "upgrade" and state.rank_at(square) == LEGENDARY:
            return _no("TK-8.9", "already-legendary", **facts)
        if verb == "upgrade" and not state.upgradable() >> square & 1:
            return _no("TK-8.8", "no-legendary-left", **facts)
        if verb == "downgrade" and state.rank_at(square) == COMMON:
            return _no("TK-8.9", "already-common", **facts)
        if verb in ("mover", "leaper", "runner", "follower") and there == state.side:
            return _no("TK-9.10", "cannot-move", **facts)
        return _no("TK-9.16", "card-does-not-reach", **facts)
    if verb == "place" or decision.prompt == "take-off":
        if verb == "place" and there >= 0:
            return _no("TK-9.20", "place-occupied", **facts)
        return _no("TK-9.16" if verb == "place" else "TK-8.3", "card-does-not-reach", **facts)
    if decision.prompt == "start-piece":
        return _no("TK-16.2" if state.form.melee else "TK-14.9", "not-a-start-square", **facts)
    if verb in ("move", "leap") and kind in ("standard", "combat", "empty"):
        return _no_landing(state, decision, verb, kind, square, facts)
    return _no("TK-9.16", "card-does-not-reach", **facts)


def _no_landing(
    state: TashKalarState, decision: Decision, verb: str, kind: str, square: int, facts: dict[str, str | int]
) -> WhyNot:
    """Why the piece that is being moved cannot end there: the distance, what stands there, or the card's own limits."""
    at = int(dict(decision.args)["at"])
    if verb == "move" and not NEIGHBOURS[at] >> square & 1:
        return _no("TK-9.10", "too-far-to-move", **facts)
    if state.occupied >> square & 1:
        if kind == "empty":
            return _no("TK-9.13", "only-empty-squares", **facts)
        mover, there = state.rank_at(at), state.rank_at(square)
        if kind == "standard" and there >= mover:
            return _no("TK-9.11", "standard-needs-lower", **facts)
        if there > mover:
            return _no("TK-9.12", "combat-needs-equal-or-lower", **facts)
        if facts["card"] == "imperial/knight":
            return _no("TK-9.16", "card-spares", **facts)
    return _no("TK-9.16", "card-limits-move", **facts)


def _unfinished(decision: Decision, idea: Action) -> WhyNot:
    """Something else must be decided first (TK-9.34)."""
    return _no("TK-9.34", "finish-this-first", **_card(decision))


def _card(decision: Decision) -> dict[str, str | int]:
    card = dict(decision.args).get("card", "")
    return {"card": card}


def _no(rule: str, key: str, **args: str | int) -> WhyNot:
    return WhyNot(rule, Message(f"tk-why-{key}", args))
