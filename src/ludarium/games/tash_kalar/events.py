"""What actions cause, for logs and animation."""

from __future__ import annotations

from typing import TypeAlias

from ludarium.kernel.decisions import Event, Seat


class Started(Event, frozen=True, tag="started"):
    """The first player is known."""

    seat: Seat

    @property
    def final(self) -> bool:
        return True


class SchoolTaken(Event, frozen=True, tag="school-taken"):
    """A seat plays with that school, dealt or chosen (TK-3.1)."""

    seat: Seat
    school: str


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """What was decided after the turn before had ended (a left-over common's colour) is settled now, too."""

    seat: Seat
    turn: int
    actions: int
    extra: bool = False

    @property
    def final(self) -> bool:
        return True


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """After this nothing of the turn can be taken back (TK-11.1)."""

    seat: Seat

    @property
    def final(self) -> bool:
        return True


class Placed(Event, frozen=True, tag="placed"):
    """A piece was put on an empty square, by an action or an effect."""

    square: int
    side: int
    rank: int


class TakenOff(Event, frozen=True, tag="taken-off"):
    """A piece was taken off for want of pieces; it is not destroyed (TK-8.6)."""

    square: int
    side: int
    rank: int


class BeingShown(Event, frozen=True, tag="being-shown"):
    """A being left the hand and is about to arrive; for want of pieces one may have to be taken off first (TK-8.3)."""

    seat: Seat
    card: str


class CardLaidDown(Event, frozen=True, tag="card-laid-down"):
    """The effect is done and the card goes to its discard pile (TK-6.15)."""

    seat: Seat
    card: str


class CardLaidUnder(Event, frozen=True, tag="card-laid-under"):
    """The effect is done and the card goes under the deck; everybody has seen which it is (TK-22.8)."""

    seat: Seat
    card: str


class CardFrozen(Event, frozen=True, tag="card-frozen"):
    """A card lies open before its player, its frozen effect in play (TK-23.1); `again`: from the discard pile."""

    seat: Seat
    card: str
    again: bool = False


class Thawed(Event, frozen=True, tag="thawed"):
    """A frozen effect is used, and its card discarded (TK-23.3)."""

    seat: Seat
    card: str


class Unfrozen(Event, frozen=True, tag="unfrozen"):
    """A frozen effect made room for another one: its card is discarded (TK-23.2)."""

    seat: Seat
    card: str


class LeftTheGame(Event, frozen=True, tag="left-the-game"):
    """A piece just destroyed leaves the game for good; an enemy's counts as two (TK-23.6)."""

    side: int
    rank: int


class Slowed(Event, frozen=True, tag="slowed"):
    """The next turn of that side has one action less (TK-23.7)."""

    side: int


class Warped(Event, frozen=True, tag="warped"):
    """A warp effect was played from the hand; its card lies open, a pending being (TK-24.2)."""

    seat: Seat
    card: str


class WarpCopied(Event, frozen=True, tag="warp-copied"):
    """A card carries out a copy of the warp effect of another one (TK-24.7)."""

    seat: Seat
    card: str


class PendingDiscarded(Event, frozen=True, tag="pending-discarded"):
    """A pending being went to the discard pile."""

    seat: Seat
    card: str


class PendingReturned(Event, frozen=True, tag="pending-returned"):
    """A pending being went back to the hand; everybody knows it there."""

    seat: Seat
    card: str


class Swapped(Event, frozen=True, tag="swapped"):
    """Two pieces have changed places (TK-24.8)."""

    at: int
    to: int


class PutOnCard(Event, frozen=True, tag="put-on-card"):
    """A piece was moved from the arena onto the card (TK-24.9)."""

    square: int
    side: int
    rank: int
    card: str


class LeftCard(Event, frozen=True, tag="left-card"):
    """The piece on the card leapt to a square; -1: there was none that it could leap to (TK-24.9)."""

    square: int
    side: int
    rank: int
    card: str


class CountingMore(Event, frozen=True, tag="counting-more"):
    """For the rest of the turn every destroyed piece counts as so many (TK-24.11)."""

    seat: Seat
    number: int


class EmptySquaresLent(Event, frozen=True, tag="empty-squares-lent"):
    """The next summoning of the turn may count empty squares as commons (TK-24.12)."""

    seat: Seat
    number: int


class CardGivenUp(Event, frozen=True, tag="card-given-up"):
    """A card of any kind was discarded from the hand by an effect; it has been shown and cannot be taken back."""

    seat: Seat
    deck: str
    card: str

    @property
    def final(self) -> bool:
        return True


class FlareGivenUp(Event, frozen=True, tag="flare-given-up"):
    """A flare was discarded from the hand without its effect; it has been shown and cannot be taken back (TK-22.10)."""

    seat: Seat
    flare: str

    @property
    def final(self) -> bool:
        return True


class Improvised(Event, frozen=True, tag="improvised"):
    """An enemy piece of that colour stood in for one's own; the colour's marker is turned over (TK-16.9)."""

    side: int
    colour: int


class EnemyPieceLent(Event, frozen=True, tag="enemy-piece-lent"):
    """The next summoning of this turn may use one enemy piece (TK-9.32)."""

    seat: Seat


class GatewayOpened(Event, frozen=True, tag="gateway-opened"):
    """The piece on that square is the Gateway now (TK-22.1); when it moves, the Gateway moves with it."""

    square: int


class GatewayLost(Event, frozen=True, tag="gateway-lost"):
    """The piece that was the Gateway is gone or has become legendary (TK-22.3, TK-22.4)."""

    square: int


class Possessed(Event, frozen=True, tag="possessed"):
    """The next summoning of this turn uses pieces of that side for its pattern (TK-22.9)."""

    seat: Seat
    side: int


class CountedAsLegend(Event, frozen=True, tag="counted-as-legend"):
    """An effect made a legendary piece and says that this is the summoning of a legend (TK-22.7)."""

    seat: Seat
    card: str


class Summoned(Event, frozen=True, tag="summoned"):
    """A being arrived. `used` are the squares of its pattern (TK-19.7)."""

    seat: Seat
    side: int
    card: str
    square: int
    rank: int
    turn: int
    used: tuple[int, ...]
    lent: tuple[int, ...] = ()


class Moved(Event, frozen=True, tag="moved"):
    at: int
    to: int
    leap: bool = False


class Destroyed(Event, frozen=True, tag="destroyed"):
    """`by` is the side it counts for, or -1 when it counts for nobody."""

    square: int
    side: int
    rank: int
    by: int


class Upgraded(Event, frozen=True, tag="upgraded"):
    square: int
    rank: int


class Downgraded(Event, frozen=True, tag="downgraded"):
    square: int
    rank: int


class Converted(Event, frozen=True, tag="converted"):
    square: int
    side: int
    rank: int


class ActionSpent(Event, frozen=True, tag="action-spent"):
    """One action of the turn was used; `left` are those that remain."""

    left: int


class ActionsGained(Event, frozen=True, tag="actions-gained"):
    count: int


class ActionsLost(Event, frozen=True, tag="actions-lost"):
    """No legal action was left (TK-4.6)."""

    count: int


class FlareInvoked(Event, frozen=True, tag="flare-invoked"):
    seat: Seat
    flare: str
    against: int
    upper: bool
    lower: bool


class Discarded(Event, frozen=True, tag="discarded"):
    """A card of the hand was shown to everybody for nothing else: it cannot be taken back (TK-11.4)."""

    seat: Seat
    card: str

    @property
    def final(self) -> bool:
        return True


class CardPutUnder(Event, frozen=True, tag="card-put-under"):
    """A card went face down under a deck; only its owner knows which (TK-19.5)."""

    seat: Seat
    deck: str
    card: str = ""

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat else CardPutUnder(self.seat, self.deck)


class Drew(Event, frozen=True, tag="drew"):
    """A card was drawn; only the drawer knows which (TK-3.4), unless it lay open before."""

    seat: Seat
    deck: str
    card: str = ""
    open: bool = False

    @property
    def final(self) -> bool:
        return True

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat or self.open else Drew(self.seat, self.deck)


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """A discard pile became a deck again (TK-4.13)."""

    deck: str


class CardReturned(Event, frozen=True, tag="card-returned"):
    """A card of the open discard pile went on top of the deck."""

    seat: Seat
    card: str


class HandedOver(Event, frozen=True, tag="handed-over"):
    """Control went to the partner; nothing before it can be taken back (TK-11.3)."""

    seat: Seat
    partner: Seat

    @property
    def final(self) -> bool:
        return True


class LegendsPassed(Event, frozen=True, tag="legends-passed"):
    seat: Seat
    partner: Seat
    count: int


class TaskRevealed(Event, frozen=True, tag="task-revealed"):
    task: str
    place: str

    @property
    def final(self) -> bool:
        return True


class TaskBecameCurrent(Event, frozen=True, tag="task-became-current"):
    """The next task moved up into a free place of the display (TK-12.4)."""

    task: str


class TaskClaimed(Event, frozen=True, tag="task-claimed"):
    seat: Seat
    side: int
    task: str
    points: int

    @property
    def final(self) -> bool:
        return True


class Scored(Event, frozen=True, tag="scored"):
    """Points for a side; in a melee `colour` says in which colour, else it is -1. `reason` is a message key."""

    side: int
    points: int
    reason: str
    colour: int = -1


class ExtraTurnGained(Event, frozen=True, tag="extra-turn"):
    seat: Seat


class EndTriggered(Event, frozen=True, tag="end-triggered"):
    """The last turns begin; `seat` is the last player (TK-17.4)."""

    seat: Seat
    reason: str


class GameEnded(Event, frozen=True, tag="game-ended"):
    reason: str

    @property
    def final(self) -> bool:
        return True


TashKalarEvent: TypeAlias = (
    Started
    | SchoolTaken
    | TurnBegan
    | TurnEnded
    | Placed
    | TakenOff
    | BeingShown
    | CardLaidDown
    | CardLaidUnder
    | CardFrozen
    | Thawed
    | Unfrozen
    | LeftTheGame
    | Slowed
    | Warped
    | WarpCopied
    | PendingDiscarded
    | PendingReturned
    | Swapped
    | PutOnCard
    | LeftCard
    | CountingMore
    | EmptySquaresLent
    | CardGivenUp
    | FlareGivenUp
    | Improvised
    | EnemyPieceLent
    | GatewayOpened
    | GatewayLost
    | Possessed
    | CountedAsLegend
    | Summoned
    | Moved
    | Destroyed
    | Upgraded
    | Downgraded
    | Converted
    | ActionSpent
    | ActionsGained
    | ActionsLost
    | FlareInvoked
    | Discarded
    | CardPutUnder
    | Drew
    | Reshuffled
    | CardReturned
    | HandedOver
    | LegendsPassed
    | TaskRevealed
    | TaskBecameCurrent
    | TaskClaimed
    | Scored
    | ExtraTurnGained
    | EndTriggered
    | GameEnded
)
