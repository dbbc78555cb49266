"""What actions cause, for logs and animation. Heroes are named as in notation, spaces by their names."""

from __future__ import annotations

from typing import TypeAlias

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


class FactionChosen(FinalEvent, frozen=True, tag="faction-chosen"):
    side: int
    faction: str


class HeroDrafted(FinalEvent, frozen=True, tag="hero-drafted"):
    side: int
    seat: Seat
    hero: str


class DeckReady(FinalEvent, frozen=True, tag="deck-ready"):
    seat: Seat
    cards: int


class HandChanged(FinalEvent, frozen=True, tag="hand-changed"):
    """A player exchanged cards of the first hand (SK-22.5)."""

    seat: Seat
    count: int


class TurnBegan(FinalEvent, frozen=True, tag="turn-began"):
    turn: int


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
    hero: str


class Declared(Event, frozen=True, tag="declared"):
    """An action went on the Stack; `target` names what it aims at."""

    hero: str
    action: str
    target: str = ""


class CardPlayed(FinalEvent, frozen=True, tag="card-played"):
    seat: Seat
    hero: str
    card: str


class Triggered(Event, frozen=True, tag="triggered"):
    """A skill put an effect on the Stack."""

    hero: str
    skill: str
    target: str = ""


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


class Redirected(FinalEvent, frozen=True, tag="redirected"):
    what: str
    target: str


class Flipped(FinalEvent, frozen=True, tag="flipped"):
    """Cards flipped for + symbols, and the modifier chosen (SK-11.3)."""

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
    """HP a hero lost; `armour` is what its armour took off."""

    hero: str
    lost: int
    left: int
    armour: int


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


class MinionSaved(Event, frozen=True, tag="minion-saved"):
    """Tlakali took the damage upon herself."""

    side: int
    space: str
    hero: str


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
    """A Pillar, an Illusion or an ice wall."""

    kind: str
    side: int
    space: str


class TokenRemoved(Event, frozen=True, tag="token-removed"):
    kind: str
    side: int
    space: str


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
    seat: Seat
    card: str


class Predicted(FinalEvent, frozen=True, tag="predicted"):
    """A player looked at the top cards of the deck; those put on the discard pile are open (SK-27.3)."""

    seat: Seat
    looked: int
    discarded: tuple[str, ...]


class Reshuffled(FinalEvent, frozen=True, tag="reshuffled"):
    deck: int


class PhaseBegan(FinalEvent, frozen=True, tag="phase-began"):
    """The Minion Phase, or the steps at the end of the turn."""

    phase: str


class LeadRevealed(FinalEvent, frozen=True, tag="lead-revealed"):
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


class StructureDamaged(FinalEvent, frozen=True, tag="structure-damaged"):
    """A tower (lane named) or a nexus (no lane) lost HP."""

    side: int
    lane: str
    lost: int
    left: int


class StructureDestroyed(FinalEvent, frozen=True, tag="structure-destroyed"):
    side: int
    lane: str


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
    card: str = ""


SkytearEvent: TypeAlias = (
    Started
    | VictoryCardShown
    | FactionChosen
    | HeroDrafted
    | DeckReady
    | HandChanged
    | TurnBegan
    | HeroPlaced
    | HeroReturned
    | Activated
    | ActivationEnded
    | Declared
    | CardPlayed
    | Triggered
    | Passed
    | Resolved
    | Fizzled
    | Cancelled
    | Redirected
    | Flipped
    | Moved
    | MinionMoved
    | Damaged
    | Healed
    | HeroDefeated
    | MinionDefeated
    | MinionSaved
    | MinionPlaced
    | ConditionGained
    | ConditionLost
    | BonusGained
    | TokenPlaced
    | TokenRemoved
    | Led
    | Drew
    | Discarded
    | Predicted
    | Reshuffled
    | PhaseBegan
    | LeadRevealed
    | ControlCounted
    | StructureDamaged
    | StructureDestroyed
    | TokenAdvanced
    | OutsiderPlaced
    | OutsiderActed
    | OutsiderMoved
    | FlowUsed
    | GameEnded
)
