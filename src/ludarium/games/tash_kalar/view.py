"""What one viewer may know of a game of Tash-Kalar (TK-19), as the wire carries it: square numbers and ids."""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.tash_kalar.actions import Summon, TashKalarAction
from ludarium.games.tash_kalar.cards import CARD_IDS, COMMON, ETHERWEAVE, LEGENDARY, TASKS, flare_of
from ludarium.games.tash_kalar.patterns import orientation
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import pattern_of
from ludarium.games.tash_kalar.tasks import Progress, is_fulfilled, progress, turn_of
from ludarium.games.tash_kalar.turn import flare_halves
from ludarium.kernel import views
from ludarium.kernel.game import Position
from ludarium.kernel.values import Deck
from ludarium.kernel.viewing import own_decision, spelled_out, waiting
from ludarium.kernel.views import View
from ludarium.spaces.squares import squares


class PieceView(Struct, frozen=True):
    square: int
    side: int
    rank: int


class SideView(Struct, frozen=True):
    """A colour: its supply and its points. `colour_points` only in a melee, by enemy side."""

    side: int
    seats: tuple[int, ...]
    school: str
    """The school whose colour the pieces have (TK-15.22)."""
    commons: int
    heroics: int
    legendaries: int
    spare: int
    spare_legendaries: int
    score: int
    threshold: int
    colour_points: tuple[int, ...]
    improvised: tuple[int, ...]
    claimed: tuple[str, ...]


class SeatView(Struct, frozen=True):
    """A player as everybody sees them, and cards in hidden places that the viewer happens to know."""

    seat: int
    side: int
    school: str
    beings: int
    legends: int
    flares: int
    deck: int
    sideways: int
    discard: tuple[str, ...]
    known_hand: tuple[str, ...]
    frozen: str
    """The card whose frozen effect is in play; empty: none (TK-23.2)."""
    pending: str
    """The pending being; empty: none (TK-24.2)."""
    on_card: PieceView | None
    """The piece on the pending card, on square -1 (TK-24.9)."""


class DeckView(Struct, frozen=True):
    """A shared deck: how many cards, its open discard pile, and cards under it that the viewer put there."""

    name: str
    cards: int
    discard: tuple[str, ...]
    known_under: tuple[str, ...]


class TaskView(Struct, frozen=True):
    """A task that lies open. `fulfilled` and `progress` are the active player's, as the turn stands now."""

    task: str
    kind: str
    points: int
    advanced: bool
    fulfilled: bool
    progress: tuple[Progress, ...]


class FlareView(Struct, frozen=True):
    """The viewer's flare compared with one side: by how much it leads, and which halves would apply now."""

    flare: str
    against: int
    upgraded_behind: int
    pieces_behind: int
    upper: bool
    lower: bool


class SummonView(Struct, frozen=True):
    """What belongs to a summoning on offer: the pieces used, marks, arrows and whether a piece is crushed."""

    option: int
    used: tuple[int, ...]
    marks: tuple[int, ...]
    marks2: tuple[int, ...]
    directions: tuple[str, ...]
    crushes: bool


class DecisionView(views.DecisionView, frozen=True, kw_only=True):  # on the wire options stand behind args
    """The viewer's open decision, spelled out."""

    options: tuple[TashKalarAction, ...]
    summons: tuple[SummonView, ...]


class HandView(Struct, frozen=True):
    """The viewer's own cards."""

    beings: tuple[str, ...]
    legends: tuple[str, ...]
    flares: tuple[str, ...]


class TashKalarView(View, frozen=True, kw_only=True, tag="tash-kalar"):
    sides: tuple[SideView, ...]
    seats: tuple[SeatView, ...]
    arena: tuple[PieceView, ...]
    hand: HandView | None
    known_under: tuple[str, ...]
    """Cards that the viewer put under their own deck, in the order they will be drawn."""
    shared: tuple[DeckView, ...]
    tasks: tuple[TaskView, ...]
    next_task: TaskView | None
    task_deck: int
    flares: tuple[FlareView, ...]
    turn: int
    first: int
    active: int
    controller: int
    actions: int
    discarded: bool
    borrow: bool
    gateway: int
    """The square of the Gateway, or -1 (TK-22.1)."""
    possessed: int
    """The side whose pieces the next summoning uses instead of the active player's own, or -1 (TK-22.9)."""
    doubled: int
    """How many pieces more each destroyed one counts as for the rest of the turn (TK-24.11)."""
    hollow: int
    """How many empty squares may count as commons in the next summoning of the turn (TK-24.12)."""
    extra_turns: int
    turns_left: int
    destroyed: tuple[int, ...]
    summoned: tuple[int, ...]
    decision: DecisionView | None


def view(position: Position[TashKalarState], viewer: int | None) -> TashKalarView:
    """Everything that `viewer` may know, and nothing else."""
    state = position.state
    turn = turn_of(state) if state.turn else None
    return TashKalarView(
        game="tash-kalar",
        form=state.form_id,
        viewer=viewer,
        waiting=waiting(position),
        outcome=state.outcome,
        sides=tuple(_side(state, side) for side in range(state.sides)),
        seats=tuple(_seat(state, seat, viewer) for seat in range(state.seats)),
        arena=tuple(
            PieceView(square, state.side_at(square), state.rank_at(square)) for square in squares(state.occupied)
        ),
        hand=None
        if viewer is None
        else HandView(_ids(state.beings[viewer]), _ids(state.legends[viewer]), _ids(state.flares[viewer])),
        known_under=() if viewer is None else _known_under(state, state.decks[viewer], viewer),
        shared=(
            _deck(state, "legends", state.legend_deck, state.legend_discard, viewer),
            _deck(state, "flares", state.flare_deck, state.flare_discard, viewer),
        ),
        tasks=tuple(
            TaskView(
                TASKS[number].id,
                TASKS[number].kind,
                TASKS[number].points,
                TASKS[number].advanced,
                turn is not None and is_fulfilled(TASKS[number].id, turn),
                progress(TASKS[number].id, turn) if turn is not None else (),
            )
            for number in state.tasks
        ),
        next_task=_next_task(state),
        task_deck=len(state.task_deck),
        flares=_flares(state, viewer),
        turn=state.turn,
        first=state.first,
        active=state.active,
        controller=state.controller,
        actions=state.actions,
        discarded=state.discarded,
        borrow=state.borrow,
        gateway=state.gateway,
        possessed=state.possessed,
        doubled=state.doubled,
        hollow=state.hollow,
        extra_turns=state.extra_turns,
        turns_left=state.turns_left,
        destroyed=state.destroyed,
        summoned=state.summoned,
        decision=_decision(position, viewer),
    )


def _ids(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CARD_IDS[card] for card in cards)


def _side(state: TashKalarState, side: int) -> SideView:
    own = state.pieces[side]
    seats = tuple(seat for seat in range(state.seats) if state.form.side_of(seat) == side)
    first = min(seats, key=lambda seat: (seat - max(state.first, 0)) % state.seats)
    heroics = (own & state.heroic).bit_count()
    legendaries = (own & state.legendary).bit_count()
    return SideView(
        side=side,
        seats=seats,
        school=state.schools[first],
        commons=own.bit_count() - heroics - legendaries,
        heroics=heroics,
        legendaries=legendaries,
        spare=state.spare(side, COMMON),
        spare_legendaries=state.spare(side, LEGENDARY),
        score=state.score(side),
        threshold=state.form.threshold(state.seats),
        colour_points=state.colour_points[side] if state.form.melee else (),
        improvised=tuple(squares(state.improvised[side])),
        claimed=tuple(TASKS[number].id for number in state.claimed[side]),
    )


def _seat(state: TashKalarState, seat: int, viewer: int | None) -> SeatView:
    known = 0 if viewer is None or viewer == seat else state.knows[viewer]
    hand = state.beings[seat] + state.legends[seat] + state.flares[seat]
    return SeatView(
        seat=seat,
        side=state.form.side_of(seat),
        school=state.schools[seat],
        beings=len(state.beings[seat]),
        legends=len(state.legends[seat]),
        flares=len(state.flares[seat]),
        deck=len(state.decks[seat]),
        sideways=state.sideways[seat],
        discard=_ids(state.discards[seat]),
        known_hand=_ids(tuple(card for card in hand if known >> card & 1)),
        frozen=CARD_IDS[state.frozen_of(seat)] if state.frozen_of(seat) >= 0 else "",
        pending=CARD_IDS[state.pending_of(seat)] if state.pending_of(seat) >= 0 else "",
        on_card=_on_card(state, seat),
    )


def _on_card(state: TashKalarState, seat: int) -> PieceView | None:
    if state.on_card < 0 or state.schools[seat] != ETHERWEAVE:
        return None
    side, rank = divmod(state.on_card, 3)
    return PieceView(-1, side, rank)


def _known_under(state: TashKalarState, deck: Deck, viewer: int) -> tuple[str, ...]:
    return _ids(tuple(card for card in deck.bottom if state.knows[viewer] >> card & 1))


def _deck(state: TashKalarState, name: str, deck: Deck, discard: tuple[int, ...], viewer: int | None) -> DeckView:
    known = () if viewer is None else _known_under(state, deck, viewer)
    return DeckView(name, len(deck), _ids(discard), known)


def _next_task(state: TashKalarState) -> TaskView | None:
    if state.next_task < 0:
        return None
    task = TASKS[state.next_task]
    return TaskView(task.id, task.kind, task.points, task.advanced, False, ())


def _flares(state: TashKalarState, viewer: int | None) -> tuple[FlareView, ...]:
    if viewer is None:
        return ()
    # The comparison is the viewer's own, whoever's turn it is.
    mine = state.__copy__()
    mine.active = viewer
    side = state.form.side_of(viewer)
    own = state.pieces[side]
    shown = []
    for card in state.flares[viewer]:
        for against in range(state.sides):
            if against == side:
                continue
            upper, lower = flare_halves(mine, card, against)
            theirs = state.pieces[against]
            shown.append(
                FlareView(
                    flare_of(card).id,
                    against,
                    (theirs & state.upgraded).bit_count() - (own & state.upgraded).bit_count(),
                    theirs.bit_count() - own.bit_count(),
                    upper,
                    lower,
                )
            )
    return tuple(shown)


def _decision(position: Position[TashKalarState], viewer: int | None) -> DecisionView | None:
    decision = own_decision(position, viewer)
    if decision is None:
        return None
    state = position.state
    summons = []
    for index, option in enumerate(decision.options):
        if isinstance(option, Summon):
            assert viewer is not None
            card = next(card for card in state.summonable(viewer) if CARD_IDS[card] == option.card)
            way = orientation(card, option.turn)
            lent = sum(1 << square for square in {option.borrowed, option.improvised} if square >= 0)
            used = pattern_of(state, card, option.turn, option.square, lent, state.hollow)
            summons.append(
                SummonView(
                    index,
                    tuple(squares(used)),
                    tuple(squares(way.marked(option.square))),
                    tuple(squares(way.marked2(option.square))),
                    way.directions,
                    bool(state.occupied >> option.square & 1),
                )
            )
    return spelled_out(position, viewer, DecisionView, summons=tuple(summons))
