"""What seats and chance can answer. `str()` is the notation; options that mean squares hold square numbers."""

from __future__ import annotations

from typing import TypeAlias

from ludarium.games.tash_kalar.patterns import TURNS
from ludarium.kernel.decisions import Action
from ludarium.spaces.squares import SQUARES, name_of


class Place(Action, frozen=True, tag="place"):
    """Put one common on an empty square (TK-5.1)."""

    square: int

    def __str__(self) -> str:
        return f"place {name_of(self.square)}"


class TakeOff(Action, frozen=True, tag="take-off"):
    """With no piece left to place, begin by taking one of your own off the arena (TK-8.2)."""

    square: int

    def __str__(self) -> str:
        return f"take off {name_of(self.square)}"


class Summon(Action, frozen=True, tag="summon"):
    """Summon a being: card, target and orientation are one decision (TK-6.12).

    `borrowed` and `improvised` are the squares of enemy pieces that stand in for own ones (TK-9.32, TK-16.9).
    """

    card: str
    square: int
    turn: int
    borrowed: int = -1
    improvised: int = -1

    def __str__(self) -> str:
        turn = TURNS[self.turn] if 0 <= self.turn < len(TURNS) else str(self.turn)  # clients may send any number
        words = f"summon {self.card} {name_of(self.square)} {turn}"
        if self.borrowed >= 0:
            words += f" borrow {name_of(self.borrowed)}"
        if self.improvised >= 0:
            words += f" improvise {name_of(self.improvised)}"
        return words


class Discard(Action, frozen=True, tag="discard"):
    """The discard action: one being of your school goes to the discard pile (TK-7.1)."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


class PutUnder(Action, frozen=True, tag="put-under"):
    """Put a card face down under its deck, as part of a discard action (TK-7.2)."""

    card: str

    def __str__(self) -> str:
        return f"under {self.card}"


class InvokeFlare(Action, frozen=True, tag="flare"):
    """Invoke the flare, compared with one opponent's side (TK-10.4, TK-16.7)."""

    flare: str
    against: int

    def __str__(self) -> str:
        return f"invoke {self.flare} against {self.against}"


class Thaw(Action, frozen=True, tag="thaw"):
    """Use the frozen effect that is in play (TK-23.3)."""

    card: str

    def __str__(self) -> str:
        return f"thaw {self.card}"


class Warp(Action, frozen=True, tag="warp"):
    """Play a warp effect from the hand; the being is pending then (TK-24.1)."""

    card: str

    def __str__(self) -> str:
        return f"warp {self.card}"


class HandOver(Action, frozen=True, tag="hand-over"):
    """Hand control to the partner for the rest of the turn (TK-15.7)."""

    def __str__(self) -> str:
        return "hand over"


class Claim(Action, frozen=True, tag="claim"):
    """End the turn and claim a task (TK-12.2)."""

    task: str

    def __str__(self) -> str:
        return f"claim {self.task}"


class EndTurn(Action, frozen=True, tag="end-turn"):
    """End the turn without claiming anything."""

    def __str__(self) -> str:
        return "end turn"


class Pick(Action, frozen=True, tag="pick"):
    """Choose a square, as the prompt says."""

    square: int

    def __str__(self) -> str:
        return f"pick {name_of(self.square)}"


class Direct(Action, frozen=True, tag="direction"):
    """Choose a direction."""

    direction: str

    def __str__(self) -> str:
        return f"direction {self.direction}"


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of several named ways to go on."""

    way: str

    def __str__(self) -> str:
        return f"choose {self.way}"


class PickCard(Action, frozen=True, tag="card"):
    """Choose a card that everybody can see."""

    card: str

    def __str__(self) -> str:
        return f"card {self.card}"


class PickColour(Action, frozen=True, tag="colour"):
    """Choose a colour, by its side's number."""

    side: int

    def __str__(self) -> str:
        return f"colour {self.side}"


class Decline(Action, frozen=True, tag="decline"):
    """Do not do what may be done, or stop."""

    def __str__(self) -> str:
        return "skip"


class DrawCard(Action, frozen=True, tag="draw"):
    """Chance: the card drawn."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


class RevealTask(Action, frozen=True, tag="reveal"):
    """Chance: the task on top of the task deck."""

    task: str

    def __str__(self) -> str:
        return f"reveal {self.task}"


class DealSchool(Action, frozen=True, tag="deal-school"):
    """Chance: the school dealt to a seat."""

    school: str

    def __str__(self) -> str:
        return f"deal {self.school}"


class GoFirst(Action, frozen=True, tag="go-first"):
    """Chance: the seat that starts."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


TashKalarAction: TypeAlias = (
    Place
    | TakeOff
    | Summon
    | Discard
    | PutUnder
    | InvokeFlare
    | Thaw
    | Warp
    | HandOver
    | Claim
    | EndTurn
    | Pick
    | Direct
    | Choose
    | PickCard
    | PickColour
    | Decline
    | DrawCard
    | RevealTask
    | DealSchool
    | GoFirst
)

# Made once: play asks for these all the time.
PLACES = tuple(Place(square) for square in range(SQUARES))
TAKE_OFFS = tuple(TakeOff(square) for square in range(SQUARES))
PICKS = tuple(Pick(square) for square in range(SQUARES))
DECLINE = Decline()
END_TURN = EndTurn()
HAND_OVER = HandOver()
