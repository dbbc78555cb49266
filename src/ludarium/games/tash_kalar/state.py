"""The state of a game of Tash-Kalar: a checkpoint of plain values."""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from ludarium.games.tash_kalar.forms import FORMS, Form
from ludarium.kernel.game import Outcome, State
from ludarium.kernel.values import Deck


class Agendum(Struct, frozen=True):
    """Something that waits to be done. The last one on the agenda is next."""


_UNTOUCHED = (
    ", warps=False, pending=(), on_card=-1, warped=0, doubled=0, hollow=0)",
    ", frozen=(), gone=(), slowed=())",
    ", all_schools=False, gateway=-1, possessed=-1)",
)


PENALTY = 2
"""What a pending being costs (TK-24.6)."""


class TashKalarState(State):
    """Squares are bits of integers; a seat's side is its colour (in teams partners share it)."""

    form_id: str
    seats: int
    agenda: tuple[Agendum, ...]

    # The arena: all pieces of each side, and which of all pieces are heroic or legendary.
    pieces: tuple[int, ...]
    heroic: int = 0
    legendary: int = 0

    # Cards, by number. School cards, legends and flares of each hand are kept apart.
    schools: tuple[str, ...] = ()
    beings: tuple[tuple[int, ...], ...] = ()
    legends: tuple[tuple[int, ...], ...] = ()
    flares: tuple[tuple[int, ...], ...] = ()
    decks: tuple[Deck, ...] = ()
    discards: tuple[tuple[int, ...], ...] = ()
    legend_deck: Deck = Deck()
    legend_discard: tuple[int, ...] = ()
    flare_deck: Deck = Deck()
    flare_discard: tuple[int, ...] = ()
    sideways: tuple[int, ...] = ()
    """Cards turned sideways at the bottom of each deck (TK-15.3)."""
    knows: tuple[int, ...] = ()
    """For each seat, the set of cards in other hidden places whose place that seat knows (TK-19.5, REL-23)."""

    # Tasks, by number.
    tasks: tuple[int, ...] = ()
    next_task: int = -1
    task_deck: Deck = Deck()
    claimed: tuple[tuple[int, ...], ...] = ()
    easy_tasks: bool = False
    """The first three tasks are worth 1 or 2 points and of three kinds (TK-13.3)."""

    # Points of each side; in a melee each side's points in every colour.
    points: tuple[int, ...] = ()
    colour_points: tuple[tuple[int, ...], ...] = ()
    improvised: tuple[int, ...] = ()
    """For each side, the set of colours it has improvised with (TK-16.9)."""

    # The turn.
    first: int = 0
    active: int = 0
    controller: int = 0
    """Who decides: the active player, or the partner after control was handed over (TK-15.7)."""
    turn: int = 0
    actions: int = 0
    discarded: bool = False
    borrow: bool = False
    """The next summoning may use one enemy piece (TK-9.32)."""
    extra_turns: int = 0
    extra_beings: int = 0
    extra_legends: int = 0
    destroyed: tuple[int, ...] = ()
    """Enemy pieces destroyed by the active player this turn: for each side commons, heroics, legendaries."""
    summoned: tuple[int, ...] = (0, 0, 0, 0)
    """Beings summoned this turn, legends among them, on red squares, on green squares (TK-12.7)."""

    turns_left: int = -1
    """Turns still to begin after this one once the end is triggered; -1 before (TK-17.5)."""
    outcome: Outcome | None = None

    # The further schools. These fields come last, see `__repr__`.
    all_schools: bool = False
    """The further schools are dealt, too (TK-21.2)."""
    gateway: int = -1
    """The square of the piece that is the Gateway, or -1 while there is none (TK-22.1)."""
    possessed: int = -1
    """The next summoning uses pieces of that side instead of one's own; -1: of no other (TK-22.9)."""
    frozen: tuple[int, ...] = ()
    """For each seat the card whose frozen effect is in play, or -1; empty while there was none (TK-23.2)."""
    gone: tuple[int, ...] = ()
    """For each side the two-sided and the legendary pieces that have left the game (TK-23.6)."""
    slowed: tuple[int, ...] = ()
    """For each side the actions that its next turn loses (TK-23.7)."""
    warps: bool = False
    """The player of the Etherweave has had a first turn: warp effects can be played (TK-24.1)."""
    pending: tuple[int, ...] = ()
    """For each seat its pending being, or -1; empty while there was none (TK-24.2)."""
    on_card: int = -1
    """The piece on the card of the Merchant of Time, as 3 * side + rank, or -1 (TK-24.9)."""
    warped: int = 0
    """The set of cards whose warp effects were played this turn (TK-24.10)."""
    doubled: int = 0
    """How many pieces more each destroyed one counts as for the rest of the turn (TK-24.11)."""
    hollow: int = 0
    """How many empty squares may count as commons in the next summoning of the turn (TK-24.12)."""

    def __repr__(self) -> str:
        """Without what only the further schools need, as long as it is untouched: fingerprints of other games stay."""
        text = super().__repr__()
        for untouched in _UNTOUCHED:
            text = text.removesuffix(untouched) + ")" if text.endswith(untouched) else text
        return text

    @property
    def form(self) -> Form:
        return FORMS[self.form_id]

    @property
    def sides(self) -> int:
        return len(self.pieces)

    @property
    def side(self) -> int:
        """The active player's colour."""
        return self.active & 1 if self.form.teams else self.active

    @property
    def occupied(self) -> int:
        occupied = 0
        for pieces in self.pieces:
            occupied |= pieces
        return occupied

    @property
    def empty(self) -> int:
        return ARENA & ~self.occupied

    @property
    def upgraded(self) -> int:
        return self.heroic | self.legendary

    @property
    def common(self) -> int:
        return self.occupied & ~self.heroic & ~self.legendary

    def of_rank(self, rank: int) -> int:
        """All pieces of that rank."""
        return (self.common, self.heroic, self.legendary)[rank]

    def enemies_of(self, side: int) -> int:
        return self.occupied & ~self.pieces[side]

    def side_at(self, square: int) -> int:
        """The side of the piece on that square, or -1."""
        for side, pieces in enumerate(self.pieces):
            if pieces >> square & 1:
                return side
        return -1

    @property
    def pattern_pieces(self) -> int:
        """The pieces that form the active player's patterns: the own ones, or those of a possessed colour (TK-22.9)."""
        return self.pieces[self.side if self.possessed < 0 else self.possessed]

    def frozen_of(self, seat: int) -> int:
        """The card whose frozen effect that seat has in play, or -1 (TK-23.2)."""
        return self.frozen[seat] if self.frozen else -1

    def pending_of(self, seat: int) -> int:
        """The pending being of that seat, or -1 (TK-24.2)."""
        return self.pending[seat] if self.pending else -1

    def summonable(self, seat: int) -> tuple[int, ...]:
        """The cards that the seat can summon from: beings and legends in hand, and the pending being (TK-24.4)."""
        hand = self.beings[seat] + self.legends[seat]
        return (*hand, self.pending[seat]) if self.pending_of(seat) >= 0 else hand

    def owed(self, side: int) -> int:
        """What the side's pending beings cost it now (TK-24.6)."""
        if not self.pending:
            return 0
        side_of = self.form.side_of
        return sum(PENALTY for seat, card in enumerate(self.pending) if card >= 0 and side_of(seat) == side)

    def rank_at(self, square: int) -> int:
        """The rank of the piece on that square; COMMON where there is none."""
        if self.legendary >> square & 1:
            return LEGENDARY
        return HEROIC if self.heroic >> square & 1 else COMMON

    def spare(self, side: int, rank: int) -> int:
        """How many pieces of that rank are left in the supply; common and heroic are one kind (TK-2.3, TK-2.8)."""
        own = self.pieces[side]
        gone = self.gone[2 * side + (rank == LEGENDARY)] if self.gone else 0
        if self.on_card >= 0 and self.on_card // 3 == side and (self.on_card % 3 == LEGENDARY) == (rank == LEGENDARY):
            gone += 1  # TK-24.9
        if rank == LEGENDARY:
            return self.form.legendary_pieces - (own & self.legendary).bit_count() - gone
        return self.form.common_pieces(self.seats) - (own & ~self.legendary).bit_count() - gone

    def upgradable(self) -> int:
        """Pieces that can be upgraded: commons, and heroics whose side has a legendary piece left (TK-8.8)."""
        found = self.common
        for side, pieces in enumerate(self.pieces):
            if pieces & self.heroic and self.spare(side, LEGENDARY) > 0:
                found |= pieces & self.heroic
        return found

    def downgradable(self) -> int:
        """Pieces that can be downgraded: heroics, and legendaries whose side has a two-sided piece left (TK-8.8)."""
        found = self.heroic
        for side, pieces in enumerate(self.pieces):
            if pieces & self.legendary and self.spare(side, HEROIC) > 0:
                found |= pieces & self.legendary
        return found

    def score(self, side: int) -> int:
        """The side's points now: in the High Form with its legendary pieces, in a melee those of its lowest colour.

        A pending being costs. TK-14.2, TK-16.15, TK-24.6.
        """
        if self.form.melee:
            lowest = min(points for colour, points in enumerate(self.colour_points[side]) if colour != side)
            return lowest - self.owed(side)
        points = self.points[side] - self.owed(side)
        if self.form.tasks and not self.form.simplified:
            return points + (self.pieces[side] & self.legendary).bit_count()
        return points

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4 if self.form.teams else seat
