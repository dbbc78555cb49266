"""Points of deathmatches and the end of a game (TK-14, TK-16 to TK-18)."""

from __future__ import annotations

from ludarium.games.tash_kalar.actions import PickColour
from ludarium.games.tash_kalar.events import EndTriggered, GameEnded, Scored
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Decision, Emit, Script
from ludarium.kernel.game import Outcome
from ludarium.kernel.values import replaced


def add_points(state: TashKalarState, emit: Emit, side: int, points: int, reason: str, colour: int = -1) -> None:
    """Points of a deathmatch; the end is watched at every moment (TK-16.19, TK-17.2)."""
    threshold = state.form.threshold(state.seats)
    if colour >= 0:
        row = replaced(state.colour_points[side], colour, state.colour_points[side][colour] + points)
        state.colour_points = replaced(state.colour_points, side, row)
        reached = row[colour] - state.owed(side) >= threshold
    else:
        state.points = replaced(state.points, side, state.points[side] + points)
        reached = state.points[side] - state.owed(side) >= threshold
    emit(Scored(side, points, reason, colour))
    if reached:
        trigger_end(state, emit, "points")


def watch_points(state: TashKalarState, emit: Emit, side: int) -> None:
    """In a deathmatch the end is watched also when a pending being no longer costs points (TK-24.6)."""
    points = state.colour_points[side] if state.form.melee else () if state.form.tasks else (state.points[side],)
    if points and max(points) - state.owed(side) >= state.form.threshold(state.seats):
        trigger_end(state, emit, "points")


def score_legend(state: TashKalarState, emit: Emit) -> Script[None]:
    """A point for summoning a legend in a deathmatch (TK-14.7, TK-16.6)."""
    if state.form.duel:
        add_points(state, emit, state.side, 1, "legend")
    elif state.form.melee:
        colours = tuple(PickColour(side) for side in range(state.sides) if side != state.side)
        answer = yield Decision(state.active, "legend-colour", colours)
        add_points(state, emit, state.side, 1, "legend", answer.side)


def trigger_end(state: TashKalarState, emit: Emit, reason: str) -> None:
    """The last turns begin: one for every other player, then one for this one (TK-17.4, TK-17.5)."""
    if state.turns_left < 0:
        state.turns_left = state.seats
        emit(EndTriggered(state.active, reason))


def finish(state: TashKalarState, emit: Emit, reason: str) -> None:
    """Rank the sides (TK-16.15, TK-18) and end the game."""
    state.outcome = ranking(state, reason)
    emit(GameEnded(reason))


def ranking(state: TashKalarState, reason: str) -> Outcome:
    """The places as the arena and the points are now."""
    keys = [_strength(state, side) for side in range(state.sides)]
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    side_of = state.form.side_of
    return Outcome(
        tuple(places[side_of(seat)] for seat in range(state.seats)),
        tuple(state.score(side_of(seat)) for seat in range(state.seats)),
        reason,
    )


def _strength(state: TashKalarState, side: int) -> tuple[int, ...]:
    """What sides are compared by, most important first: points, then upgraded pieces, then pieces (TK-18.2)."""
    own = state.pieces[side]
    ties = ((own & state.upgraded).bit_count(), own.bit_count())
    if state.form.melee:
        # The lowest colour counts first, then the second lowest, then the rest (TK-16.15).
        row = state.colour_points[side]
        colours = sorted(points - state.owed(side) for colour, points in enumerate(row) if colour != side)
        return (*colours, *ties)
    return (state.score(side), *ties)


def resigned(state: TashKalarState, seat: int) -> Outcome:
    """The other side wins (TK-17.9)."""
    loser = state.form.side_of(seat)
    places = tuple(2 if state.form.side_of(other) == loser else 1 for other in range(state.seats))
    scores = tuple(state.score(state.form.side_of(other)) for other in range(state.seats))
    return Outcome(places, scores, "resignation")
