"""What seats and chance can answer. `str()` is the notation. Heroes, spaces and cards are given by name."""

from __future__ import annotations

from typing import TypeAlias

from ludarium.kernel.decisions import Action


class Activate(Action, frozen=True, tag="activate"):
    """Activate a Ready hero (SK-16.1)."""

    hero: str

    def __str__(self) -> str:
        return f"activate {self.hero}"


class Declare(Action, frozen=True, tag="declare"):
    """Declare an action: move, lead, attack, skirmish or worship (SK-15.1)."""

    what: str

    def __str__(self) -> str:
        return f"declare {self.what}"


class PlayCard(Action, frozen=True, tag="play"):
    """Play a power card with a hero; its targets are asked next (SK-14)."""

    card: str
    hero: str

    def __str__(self) -> str:
        return f"play {self.card} by {self.hero}"


class Pass(Action, frozen=True, tag="pass"):
    """Play nothing, stop, or end the activation, as the prompt says."""

    def __str__(self) -> str:
        return "pass"


class PickSpace(Action, frozen=True, tag="space"):
    """Choose a space."""

    space: str

    def __str__(self) -> str:
        return f"space {self.space}"


class PickHero(Action, frozen=True, tag="hero"):
    """Choose a hero."""

    hero: str

    def __str__(self) -> str:
        return f"hero {self.hero}"


class PickMinion(Action, frozen=True, tag="minion"):
    """Choose a minion by its side and space."""

    side: int
    space: str

    def __str__(self) -> str:
        return f"minion {self.side} {self.space}"


class PickToken(Action, frozen=True, tag="token"):
    """Choose a Pillar or an Illusion by its space."""

    kind: str
    space: str

    def __str__(self) -> str:
        return f"{self.kind} {self.space}"


class PickEffect(Action, frozen=True, tag="effect"):
    """Choose an effect on the Stack by its number from the bottom."""

    number: int

    def __str__(self) -> str:
        return f"effect {self.number}"


class LayArea(Action, frozen=True, tag="area"):
    """Lay an area of effect on these spaces."""

    spaces: tuple[str, ...]

    def __str__(self) -> str:
        return f"area {' '.join(self.spaces)}"


class PickCard(Action, frozen=True, tag="card"):
    """Choose a card: from the hand, among flipped ones, among revealed ones."""

    card: str

    def __str__(self) -> str:
        return f"card {self.card}"


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of several named ways to go on."""

    way: str

    def __str__(self) -> str:
        return f"choose {self.way}"


class PickLane(Action, frozen=True, tag="lane"):
    """Choose a lane, by its letter."""

    lane: str

    def __str__(self) -> str:
        return f"lane {self.lane}"


class PickSeat(Action, frozen=True, tag="seat"):
    """Choose a player of the team."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}"


class SubmitDeck(Action, frozen=True, tag="deck"):
    """Play with this deck (SK-24)."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"deck {','.join(self.cards)}"


class Drawn(Action, frozen=True, tag="drawn"):
    """Chance: the card drawn, flipped or looked at."""

    card: str

    def __str__(self) -> str:
        return f"drawn {self.card}"


class Dealt(Action, frozen=True, tag="dealt"):
    """Chance: what was dealt in the set-up: a victory card, an outsider, a lane's number, the first side."""

    what: str

    def __str__(self) -> str:
        return f"dealt {self.what}"


SkytearAction: TypeAlias = (
    Activate
    | Declare
    | PlayCard
    | Pass
    | PickSpace
    | PickHero
    | PickMinion
    | PickToken
    | PickEffect
    | LayArea
    | PickCard
    | Choose
    | PickLane
    | PickSeat
    | SubmitDeck
    | Drawn
    | Dealt
)

PASS = Pass()
