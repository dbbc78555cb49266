"""What actions cause, for logs, animation and for rebuilding a game from them alone.

Heroes are named as in notation, spaces by their names. Everything that is open to all (SK-27.2) follows from the set-up
and these events; `tests/skytear/rebuilding.py` shows it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from ludarium.kernel.decisions import Event, Seat


class FinalEvent(Event, frozen=True):
    """An event before which nothing can be taken back: others may have seen or answered it."""

    @property
    def final(self) -> bool:
        return True


class Started(FinalEvent, frozen=True, tag="started"):
    first_side: int


class VictoryCardShown(FinalEvent, frozen=True, tag="victory-card-shown"):
    card: str


class LaneNumbered(FinalEvent, frozen=True, tag="lane-numbered"):
    """Which number the control token of a lane has (SK-22.6)."""

    lane: str
    token: int


class OutsiderDealt(FinalEvent, frozen=True, tag="outsider-dealt"):
    """An outsider waits on its card; the winner of that dome's marker may take it (SK-22.8)."""

    outsider: str
    dome: str


class FactionChosen(FinalEvent, frozen=True, tag="faction-chosen"):
    side: int
    faction: str


class HeroLeftOut(FinalEvent, frozen=True, tag="hero-left-out"):
    """A team does not bring that hero (SK-24.4)."""

    side: int
    hero: str


class HeroDrafted(FinalEvent, frozen=True, tag="hero-drafted"):
    side: int
    seat: Seat
    hero: str


class DeckReady(FinalEvent, frozen=True, tag="deck-ready"):
    """A deck is built; what it is made of is open (SK-27.1 hides only hands, orders and Lead cards)."""

    seat: Seat
    cards: int
    made_of: tuple[str, ...] = ()


class HandChanged(FinalEvent, frozen=True, tag="hand-changed"):
    """A player exchanged cards of the first hand (SK-22.5)."""

    seat: Seat
    count: int


class TurnBegan(FinalEvent, frozen=True, tag="turn-began"):
    turn: int


class MinionsMustered(FinalEvent, frozen=True, tag="minions-mustered"):
    """Minions that stand in a lane when the game begins (SK-22.7)."""

    side: int
    lane: str
    spaces: tuple[str, ...]


class HeroPlaced(Event, frozen=True, tag="hero-placed"):
    hero: str
    space: str


class HeroReturned(FinalEvent, frozen=True, tag="hero-returned"):
    hero: str
    space: str


class Activated(FinalEvent, frozen=True, tag="activated"):
    seat: Seat
    hero: str


class ActivationEnded(FinalEvent, frozen=True, tag="activation-ended"):
    """The hero is Exhausted now, unless it was defeated (SK-4.2); what lasts for an activation ends (SK-11.2)."""

    hero: str


class Exhausted(FinalEvent, frozen=True, tag="exhausted"):
    """A hero became Exhausted in the middle of its activation (SK-18.3)."""

    hero: str


class Declared(Event, frozen=True, tag="declared"):
    """An action went on the Stack; `target` names what it aims at."""

    hero: str
    action: str
    target: str = ""


class CardShown(FinalEvent, frozen=True, tag="card-shown"):
    """A card of the hand lies on its hero: its mana is spent (SK-14.4). Its targets come next."""

    seat: Seat
    hero: str
    card: str


class CardPlayed(FinalEvent, frozen=True, tag="card-played"):
    """A card that was shown, or Skytear Flow, went on the Stack with its targets (SK-10.1)."""

    seat: Seat
    hero: str
    card: str
    targets: tuple[str, ...] = ()


class Triggered(Event, frozen=True, tag="triggered"):
    """A skill put an effect on the Stack."""

    seat: Seat
    hero: str
    skill: str
    target: str = ""


class AimFollowed(Event, frozen=True, tag="aim-followed"):
    """A minion that an effect aims at has moved: the effect aims where it stands now. Effects count from the bottom."""

    effect: int
    targets: tuple[str, ...]


class Passed(FinalEvent, frozen=True, tag="passed"):
    seat: Seat


class Resolved(FinalEvent, frozen=True, tag="resolved"):
    """The top effect of the Stack begins to be carried out."""

    hero: str
    what: str


class Fizzled(FinalEvent, frozen=True, tag="fizzled"):
    """An effect was ignored: its requirements were no longer met (SK-10.5), or it had been cancelled."""

    hero: str
    what: str
    why: str


class Cancelled(FinalEvent, frozen=True, tag="cancelled"):
    what: str
    effect: int
    """Its place on the Stack, from the bottom."""


class Redirected(FinalEvent, frozen=True, tag="redirected"):
    what: str
    effect: int
    target: str


class CardFlipped(FinalEvent, frozen=True, tag="card-flipped"):
    """A card was turned up for a + symbol; which of them counts is settled next."""

    seat: Seat
    card: str


class Flipped(FinalEvent, frozen=True, tag="flipped"):
    """Cards flipped for + symbols are discarded, and the modifier chosen (SK-11.3)."""

    seat: Seat
    cards: tuple[str, ...]
    modifier: int


class Moved(Event, frozen=True, tag="moved"):
    """A hero went somewhere; `how`: move, skirmish, push, place."""

    hero: str
    at: str
    to: str
    how: str


class MinionMoved(Event, frozen=True, tag="minion-moved"):
    side: int
    at: str
    to: str
    how: str


class Damaged(Event, frozen=True, tag="damaged"):
    """HP a hero lost; `armour` is what its armour took off of the damage `dealt` (-1: no damage, HP was lost)."""

    hero: str
    lost: int
    left: int
    armour: int
    dealt: int = -1


class Healed(Event, frozen=True, tag="healed"):
    hero: str
    gained: int
    left: int


class HeroDefeated(FinalEvent, frozen=True, tag="hero-defeated"):
    hero: str
    by_side: int
    back: int
    """The turn in which it returns; 0: it does not."""


class MinionDefeated(Event, frozen=True, tag="minion-defeated"):
    side: int
    space: str
    by_side: int


class MinionSaved(Event, frozen=True, tag="minion-saved"):
    """Tlakali took the damage upon herself."""

    side: int
    space: str
    hero: str


class MinionsTakenUp(Event, frozen=True, tag="minions-taken-up"):
    """Minions of a lane leave the board to be placed anew at the token (SK-19.16)."""

    side: int
    lane: str
    spaces: tuple[str, ...]


class MinionPlaced(Event, frozen=True, tag="minion-placed"):
    side: int
    lane: str
    space: str


class ConditionGained(Event, frozen=True, tag="condition-gained"):
    hero: str
    condition: str


class ConditionLost(Event, frozen=True, tag="condition-lost"):
    hero: str
    condition: str


class BonusGained(Event, frozen=True, tag="bonus-gained"):
    """+X of something, for a while."""

    hero: str
    what: str
    amount: int


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    """A Pillar, an ice wall, or the Illusion of a hero, which lies nowhere else from now on."""

    kind: str
    side: int
    space: str
    hero: str = ""


class TokenRemoved(Event, frozen=True, tag="token-removed"):
    kind: str
    side: int
    space: str
    hero: str = ""


class Led(FinalEvent, frozen=True, tag="led"):
    """A Lead card lies under a hero; only its owner knows it, and nobody if it came from the deck (SK-27.1)."""

    seat: Seat
    hero: str
    from_deck: bool
    card: str = ""

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat and not self.from_deck else Led(self.seat, self.hero, self.from_deck)


class Drew(FinalEvent, frozen=True, tag="drew"):
    """A card was drawn; only the drawer knows which."""

    seat: Seat
    card: str = ""

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat else Drew(self.seat)


class Discarded(FinalEvent, frozen=True, tag="discarded"):
    """A card of the hand, or one just looked at, lies on the discard pile."""

    seat: Seat
    card: str
    from_deck: bool = False


class LookedAt(FinalEvent, frozen=True, tag="looked-at"):
    """A player takes the top card of the deck to look at it (SK-11.12)."""

    seat: Seat
    card: str = ""

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat else LookedAt(self.seat)


class PutBack(Event, frozen=True, tag="put-back"):
    """A card that was looked at lies on top of the deck again."""

    seat: Seat
    card: str = ""

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat else PutBack(self.seat)


class Predicted(FinalEvent, frozen=True, tag="predicted"):
    """A player looked at the top cards of the deck; those put on the discard pile are open (SK-27.3)."""

    seat: Seat
    looked: int
    discarded: tuple[str, ...]


class Reshuffled(FinalEvent, frozen=True, tag="reshuffled"):
    deck: int


class CardsCleared(FinalEvent, frozen=True, tag="cards-cleared"):
    """The cards on and under a hero are discarded (SK-20.1); `shown` are Lead cards that come to light only now."""

    hero: str
    cards: tuple[str, ...]
    leads: tuple[str, ...]
    shown: tuple[str, ...]


class HeroesReadied(FinalEvent, frozen=True, tag="heroes-readied"):
    """Exhausted heroes are Ready again (SK-20.1)."""

    heroes: tuple[str, ...]


class TrackRaised(FinalEvent, frozen=True, tag="track-raised"):
    """The mana track shows the next turn (SK-20.1)."""

    turn: int


class PhaseBegan(FinalEvent, frozen=True, tag="phase-began"):
    """The Minion Phase, or the steps at the end of the turn; what lasts until the end of the turn ends (SK-20.2)."""

    phase: str


class LeadRevealed(FinalEvent, frozen=True, tag="lead-revealed"):
    hero: str
    card: str
    value: int


class LeadCounted(Struct, frozen=True):
    """A Lead card that a player has chosen to count."""

    side: int
    hero: str
    card: str
    value: int


class ControlCounted(FinalEvent, frozen=True, tag="control-counted"):
    """The arithmetic of a control token: figures, bonuses and Lead cards of each side (SK-19.2, SK-19.3).

    `lanes` has several letters when the tokens of several lanes are checked as one, and none for a dome. `counted`
    are the spaces of each side's figures that see the token.
    """

    token: int
    heroes: tuple[int, ...]
    minions: tuple[int, ...]
    bonus: tuple[int, ...]
    lead: tuple[int, ...]
    total: tuple[int, ...]
    winner: int
    margin: int
    lanes: str = ""
    dome: str = ""
    spaces: tuple[str, ...] = ()
    """Where the tokens lay."""
    counted: tuple[tuple[str, ...], ...] = ()
    leads: tuple[LeadCounted, ...] = ()
    """The Lead cards that count."""


class StructureDamaged(FinalEvent, frozen=True, tag="structure-damaged"):
    """A tower (lane named) or a nexus (no lane) lost HP."""

    side: int
    lane: str
    lost: int
    left: int


class StructureDestroyed(FinalEvent, frozen=True, tag="structure-destroyed"):
    side: int
    lane: str


class NexusOpened(FinalEvent, frozen=True, tag="nexus-opened"):
    """A side's first tower fell: its nexus has HP now and can be damaged (SK-8.3)."""

    side: int
    hp: int


class TokenAdvanced(FinalEvent, frozen=True, tag="token-advanced"):
    lane: str
    at: str
    to: str


class OutsiderPlaced(FinalEvent, frozen=True, tag="outsider-placed"):
    outsider: str
    side: int
    space: str


class OutsiderActed(FinalEvent, frozen=True, tag="outsider-acted"):
    outsider: str
    what: str


class OutsiderMoved(FinalEvent, frozen=True, tag="outsider-moved"):
    outsider: str
    at: str
    to: str


class FlowUsed(FinalEvent, frozen=True, tag="flow-used"):
    """Skytear Flow was used and is turned face down (SK-14.14)."""

    seat: Seat


class GameEnded(FinalEvent, frozen=True, tag="game-ended"):
    reason: str
    winner: int = -1
    """The side that has won; -1: a tie."""


QUIET = (
    Passed,
    CardShown,
    AimFollowed,
    CardFlipped,
    LookedAt,
    PutBack,
    MinionsTakenUp,
    HeroesReadied,
    TrackRaised,
)
"""Events that a log leaves out: everybody expects them, or the next line says it."""


def is_quiet(event: Event) -> bool:
    """Whether a log may leave it out."""
    return isinstance(event, QUIET) or (isinstance(event, CardsCleared) and not event.shown)


SkytearEvent: TypeAlias = (
    Started
    | VictoryCardShown
    | LaneNumbered
    | OutsiderDealt
    | FactionChosen
    | HeroLeftOut
    | HeroDrafted
    | DeckReady
    | HandChanged
    | TurnBegan
    | MinionsMustered
    | HeroPlaced
    | HeroReturned
    | Activated
    | ActivationEnded
    | Exhausted
    | Declared
    | CardShown
    | CardPlayed
    | Triggered
    | AimFollowed
    | Passed
    | Resolved
    | Fizzled
    | Cancelled
    | Redirected
    | CardFlipped
    | Flipped
    | Moved
    | MinionMoved
    | Damaged
    | Healed
    | HeroDefeated
    | MinionDefeated
    | MinionSaved
    | MinionsTakenUp
    | MinionPlaced
    | ConditionGained
    | ConditionLost
    | BonusGained
    | TokenPlaced
    | TokenRemoved
    | Led
    | Drew
    | Discarded
    | LookedAt
    | PutBack
    | Predicted
    | Reshuffled
    | CardsCleared
    | HeroesReadied
    | TrackRaised
    | PhaseBegan
    | LeadRevealed
    | ControlCounted
    | StructureDamaged
    | StructureDestroyed
    | NexusOpened
    | TokenAdvanced
    | OutsiderPlaced
    | OutsiderActed
    | OutsiderMoved
    | FlowUsed
    | GameEnded
)
