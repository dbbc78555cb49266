"""The end of a turn: claiming or scoring, drawing, and whose turn is next (TK-4.10)."""

from __future__ import annotations

from ludarium.games.tash_kalar.actions import DECLINE, Claim, EndTurn, PickColour
from ludarium.games.tash_kalar.agenda import BeginTurn, CloseTurn, Drawing, DrawUp, ScoreTurn
from ludarium.games.tash_kalar.cards import ETHERWEAVE
from ludarium.games.tash_kalar.changes import pass_legends
from ludarium.games.tash_kalar.display import claim
from ludarium.games.tash_kalar.ending import add_points, finish, trigger_end
from ludarium.games.tash_kalar.events import TurnEnded
from ludarium.games.tash_kalar.hands import can_draw, draw_being, draw_flare, draw_legend
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Decision, Emit, Script


def end_turn(state: TashKalarState, action: EndTurn | Claim, emit: Emit) -> None:
    if state.schools[state.active] == ETHERWEAVE:
        state.warps = True  # TK-24.1
    state.agenda = (*state.agenda[:-1], CloseTurn(), DrawUp())
    if isinstance(action, Claim):
        claim(state, action.task, emit)
    elif not state.form.tasks:
        state.agenda += (ScoreTurn(),)
    emit(TurnEnded(state.active))


def score_turn(state: TashKalarState, _: ScoreTurn, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    side = state.side
    single: list[int] = []
    for colour in range(state.sides):
        commons, heroics, legendaries = state.destroyed[colour * 3 : colour * 3 + 3]
        points = 2 * legendaries + heroics + commons // 2
        if commons % 2:
            single.append(colour)
        if points:
            add_points(state, emit, side, points, "destroyed", colour if state.form.melee else -1)
    if state.form.melee and len(single) >= 2:
        # TK-16.5: single commons of different colours are left over; one of these colours may be chosen.
        options = (*(PickColour(colour) for colour in single), DECLINE)
        answer = yield Decision(state.active, "left-over-colour", options)
        if answer != DECLINE:
            add_points(state, emit, side, 1, "left-over", answer.side)


def draw_up(state: TashKalarState, _: DrawUp, emit: Emit) -> Script[None]:
    """How many cards of each kind are drawn; extra cards come on top of the normal refill (TK-4.11, TK-9.30)."""
    seat = state.active
    # A team's legends go to whoever of it plays next: the partner, unless an extra turn follows (TK-15.12, TK-15.20).
    keeper = seat if state.extra_turns else state.partner(seat)
    pass_legends(state, emit, state.partner(keeper), keeper)
    legends = max(0, state.form.hand_legends - len(state.legends[keeper])) + state.extra_legends
    held = len(state.beings[seat]) + (state.pending_of(seat) >= 0)  # TK-24.5
    being_cards = max(0, 3 - held) + state.extra_beings
    flare_cards = max(0, 1 - len(state.flares[seat]))
    state.agenda = (*state.agenda[:-1], Drawing(keeper, flare_cards, legends, being_cards))
    return
    yield


def drawing(state: TashKalarState, item: Drawing, emit: Emit) -> Script[None]:
    """One card a step: a flare, then legends, then school cards."""
    flares_left, legends_left, beings_left = item.flares, item.legends, item.beings
    if flares_left and can_draw(state.flare_deck, state.flare_discard):
        flares_left -= 1
        yield from draw_flare(state, emit, state.active)
    elif legends_left and can_draw(state.legend_deck, state.legend_discard):
        legends_left -= 1
        yield from draw_legend(state, emit, item.keeper)
    elif beings_left and len(state.decks[state.active]):
        beings_left -= 1
        yield from draw_being(state, emit, state.active)
    else:
        state.agenda = state.agenda[:-1]
        return
    state.agenda = (*state.agenda[:-1], Drawing(item.keeper, flares_left, legends_left, beings_left))


def close_turn(state: TashKalarState, _: CloseTurn, emit: Emit) -> Script[None]:
    if state.form.tasks and not state.form.simplified:
        # Looked at only here: points reached and lost again within a turn trigger nothing (TK-17.1).
        threshold = state.form.threshold(state.seats)
        if any(state.score(side) >= threshold for side in range(state.sides)):
            trigger_end(state, emit, "points")
    if state.pending and state.form.simplified and state.score(state.side) >= state.form.threshold(state.seats):
        # A being that was pending had cost the points that were missing (TK-24.6).
        finish(state, emit, "points")
        return
    if state.extra_turns:
        # Extra turns are taken even after the last turn, and replace none (TK-17.8).
        state.extra_turns -= 1
        following = BeginTurn(state.active, extra=True)
    elif state.turns_left == 0:
        finish(state, emit, "last-turns")
        return
    else:
        if state.turns_left > 0:
            state.turns_left -= 1
        following = BeginTurn((state.active + 1) % state.seats)
    state.agenda = (*state.agenda[:-1], following)
    return
    yield
