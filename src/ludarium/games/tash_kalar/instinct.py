"""What a player looks at first: the options worth considering, best first, judged at a glance; for the bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludarium.games.tash_kalar.actions import (
    DECLINE,
    END_TURN,
    Claim,
    Discard,
    HandOver,
    InvokeFlare,
    PickColour,
    Thaw,
    Warp,
)
from ludarium.games.tash_kalar.arena import CENTRAL, COLOURED, NEIGHBOURS, on_or_adjacent
from ludarium.games.tash_kalar.cards import CARD_IDS, COMMON, TASKS
from ludarium.games.tash_kalar.judgement import CARD_WORTH, SUMMON_WORTH
from ludarium.games.tash_kalar.options import ActionOptions, SquareOptions, SummonGroup, summon_of
from ludarium.games.tash_kalar.readiness import building_squares, missing_pieces
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Action, Decision
from ludarium.spaces.squares import squares

_TASK_POINTS = {task.id: task.points for task in TASKS}

CAPTURE_WORTH = (0.9, 1.9, 3.4)
"""What it is worth to destroy an enemy piece of each rank."""
SACRIFICE_COST = (0.45, 0.9, 1.5)
"""What it costs to lose a piece of each rank."""
COMPLETING_WORTH = 0.8
"""How much of a being's worth a common has that completes its pattern; with one more missing, a third of it."""


NEW_CHOICES = ("action", "end-turn", "place-for-partner")
"""Questions that ask what to do next; all others belong to what is being done."""


def shortlist(state: TashKalarState, decision: Decision, limit: int) -> Sequence[Action]:
    """At most `limit` options, the most promising first. Reads the arena and the asked player's hand only."""
    options = decision.options
    if len(options) == 1:
        return options
    prompt = decision.prompt
    if prompt == "action":
        return _free_actions(state, decision, limit)
    if prompt == "end-turn":
        return _endings(options)[:limit]
    if prompt in _PLACING:
        assert isinstance(options, SquareOptions)
        return _places(state, decision.seat, options, limit)
    if isinstance(options, SquareOptions):
        return _picks(state, prompt, options, limit)
    if prompt == "put-under":
        return (DECLINE,)
    if prompt in ("legend-colour", "left-over-colour"):
        return _colours(state, options)[:limit]
    return [option for option in options if not isinstance(option, HandOver)][:limit]


_PLACING = ("place", "place-taken", "place-for-partner")


# -- a free action ---------------------------------------------------------------------------------------------


def _free_actions(state: TashKalarState, decision: Decision, limit: int) -> Sequence[Action]:
    options = decision.options
    assert isinstance(options, ActionOptions)
    summons = _summons(state, options)
    if limit == 1 and summons and summons[0][0] > 0:
        return (summon_of(*summons[0][1:]),)
    # TK-8.2: with all pieces in the arena, placing only moves one about; every card that goes leads on to the end.
    idle = not state.spare(state.side, COMMON)
    discards = _discards(state, decision.seat, options) if idle or limit > 1 else []
    moves_on = idle and (summons or discards)
    places = _places(state, decision.seat, options.places, max(1, limit // 2)) if not moves_on else []
    if limit == 1:
        return [*places, *discards, *(summon_of(*best[1:]) for best in summons[:1])][:1]
    flares = [option for option in options.rest if isinstance(option, InvokeFlare | Thaw | Warp)]
    beings = [summon_of(group, square) for _, group, square in summons[: max(limit - len(places) - len(flares) - 1, 1)]]
    return [*beings, *places, *flares, *discards][:limit]


def _summons(state: TashKalarState, options: ActionOptions) -> list[tuple[float, SummonGroup, int]]:
    """All summonings by group and square, best first: what arrives, what it falls upon, and who stands around."""
    side = state.side
    own = state.pieces[side]
    enemies = state.occupied & ~own
    found: list[tuple[float, SummonGroup, int]] = []
    for group in options.summons:
        card_worth = SUMMON_WORTH[group[0]]
        for square in squares(group[2]):
            bit = 1 << square
            worth = card_worth
            if bit & enemies:
                worth += CAPTURE_WORTH[state.rank_at(square)]
            elif bit & own:
                worth -= SACRIFICE_COST[state.rank_at(square)]
            around = NEIGHBOURS[square]
            worth += 0.12 * (enemies & around).bit_count() - 0.08 * (own & around).bit_count()
            if bit & COLOURED:
                worth += 0.1
            found.append((worth, group, square))
    found.sort(key=lambda pair: -pair[0])
    return found


def _discards(state: TashKalarState, seat: int, options: ActionOptions) -> list[Action]:
    """The card that is farthest from being summoned, where discarding is allowed."""
    discards = [option for option in options.rest if isinstance(option, Discard)]
    if not discards:
        return []
    hand = state.beings[seat]
    lacks = dict(zip((CARD_IDS[card] for card in hand), missing_pieces(state, state.side, hand), strict=True))
    return [max(discards, key=lambda option: lacks[option.card])]


# -- placing ---------------------------------------------------------------------------------------------------


def _places(state: TashKalarState, seat: int, options: SquareOptions, limit: int) -> list[Action]:
    """Squares that complete patterns of the hand first, then those that lead to one, then any near one's own."""
    side = state.form.side_of(seat)
    own = state.pieces[side]
    hand = state.summonable(seat)
    building = building_squares(state, side, hand)
    if limit == 1 and (best := _best_square(options.mask, building)):
        return [options.at(best.bit_length() - 1)]
    useful = 0
    for _, last, second_last in building:
        useful |= last | second_last
    mask = options.mask
    scores: list[tuple[float, int]] = []
    for square in squares(mask & useful):
        bit = 1 << square
        worth = 0.1 if bit & CENTRAL else 0.0
        for card, last, second_last in building:
            if last & bit:
                worth += COMPLETING_WORTH * CARD_WORTH[card]
            elif second_last & bit:
                worth += COMPLETING_WORTH / 3 * CARD_WORTH[card]
        scores.append((worth, square))
    scores.sort(key=lambda pair: -pair[0])
    found = [square for _, square in scores[:limit]]
    if len(found) < limit:
        near = on_or_adjacent(own) | CENTRAL
        rest = [*squares(mask & near & ~useful), *squares(mask & ~near & ~useful)]
        found += rest[: 1 if found else limit]
    places = [options.at(square) for square in found]
    return places or list(options)[:limit]


def _best_square(mask: int, building: list[tuple[int, int, int]]) -> int:
    """A square that completes the most valuable pattern that can be, and serves others too if it can; as a set."""
    ranked = sorted(building, key=lambda entry: -CARD_WORTH[entry[0]])
    best = 0
    for serving in [last & mask for _, last, _ in ranked] + [second_last & mask for _, _, second_last in ranked]:
        best = best & serving or best or serving
    return best & -best


# -- choices of effects ----------------------------------------------------------------------------------------


def _picks(state: TashKalarState, prompt: str, options: SquareOptions, limit: int) -> list[Action]:
    worth = _WORTHS.get(prompt.partition("-")[0], _taking)
    own = state.pieces[state.side]
    ranked = sorted((-worth(state, own, square), square) for square in squares(options.mask))
    found = [(value, options.at(square)) for value, square in ranked[:limit]]
    if DECLINE in options.extra:
        found.append((0.0, DECLINE))
        found.sort(key=lambda pair: pair[0])
    return [action for _, action in found[:limit]]


def _taking(state: TashKalarState, own: int, square: int) -> float:
    """Going to a square, or destroying what stands there."""
    bit = 1 << square
    if bit & own:
        return -SACRIFICE_COST[state.rank_at(square)]
    return CAPTURE_WORTH[state.rank_at(square)] if bit & state.occupied else 0.01


def _moving(state: TashKalarState, own: int, square: int) -> float:
    """Taking a piece to move it: those that stand next to something to take."""
    prey = state.occupied & ~own & NEIGHBOURS[square]
    if not own >> square & 1:
        prey &= ~(1 << square)
    reach = state.rank_at(square)
    best = 0.05
    for other in squares(prey):
        if state.rank_at(other) <= reach:
            best = max(best, CAPTURE_WORTH[state.rank_at(other)])
    return best


def _raising(state: TashKalarState, own: int, square: int) -> float:
    """Upgrading: own pieces, the ones in company first."""
    company = 0.01 * (own & NEIGHBOURS[square]).bit_count()
    return 0.5 + company if own >> square & 1 else -0.5 - company


def _storing(state: TashKalarState, own: int, square: int) -> float:
    """Taking a piece out of the arena for a while: the highest enemy."""
    return -SACRIFICE_COST[state.rank_at(square)] if own >> square & 1 else 0.5 * CAPTURE_WORTH[state.rank_at(square)]


def _drawing_in(state: TashKalarState, own: int, square: int) -> float:
    """One after another onto one square: the last one stays, so one's own come last."""
    return 0.5 if not own >> square & 1 else 0.1


def _lowering(state: TashKalarState, own: int, square: int) -> float:
    return -0.5 if own >> square & 1 else 0.5 + 0.1 * state.rank_at(square)


def _losing(state: TashKalarState, own: int, square: int) -> float:
    """Taking a piece off: the lowest rank, the loneliest."""
    return 1 - SACRIFICE_COST[state.rank_at(square)] - 0.01 * (own & NEIGHBOURS[square]).bit_count()


_WORTHS: dict[str, Callable[[TashKalarState, int, int], float]] = {
    "mover": _moving,
    "leaper": _moving,
    "runner": _moving,
    "follower": _moving,
    "upgrade": _raising,
    "choose": _raising,
    "gateway": _raising,
    "put": _storing,
    "swap": _raising,
    "drawn": _drawing_in,
    "downgrade": _lowering,
    "take": _losing,
}
"""By the first word of the prompt; what is not named here takes or goes."""


# -- the end of a turn -----------------------------------------------------------------------------------------


def _endings(options: Sequence[Action]) -> list[Action]:
    """The task that is worth most, else none; flares last."""
    claims = [option for option in options if isinstance(option, Claim)]
    claims.sort(key=lambda option: -_TASK_POINTS[option.task])
    flares = [option for option in options if isinstance(option, InvokeFlare | Thaw | Warp)]
    return [*claims, END_TURN, *flares]


def _colours(state: TashKalarState, options: Sequence[Action]) -> list[Action]:
    """The colour in which the side has fewest points: the lowest decides (TK-16.15)."""
    row = state.colour_points[state.side]
    colours = [option for option in options if isinstance(option, PickColour)]
    colours.sort(key=lambda option: row[option.side])
    return [*colours]
