"""What can wait to be done: the things an agenda holds. The last one on it is next."""

from __future__ import annotations

from ludarium.games.tash_kalar.state import Agendum

SIDEWAYS = 6
"""Cards turned sideways at the bottom of each deck in team play (TK-15.3)."""


class DealSchools(Agendum, frozen=True):
    """Deal a school to every seat that has none (TK-3.1)."""


class ChooseFirst(Agendum, frozen=True):
    """Draw the starting player (TK-3.2)."""


class DealCards(Agendum, frozen=True):
    """Everybody draws the first hand (TK-3.3)."""


class LayTasks(Agendum, frozen=True):
    """Lay out the first tasks (TK-12.10); advanced ones met on the way are set aside."""

    aside: tuple[int, ...] = ()


class RevealNext(Agendum, frozen=True):
    """Fill up the current tasks and show the next one (TK-12.4, TK-12.11)."""


class StartPieces(Agendum, frozen=True):
    """Put the first pieces on a deathmatch arena (TK-14.9, TK-16.2)."""


class BeginTurn(Agendum, frozen=True):
    seat: int
    extra: bool = False


class FreeAction(Agendum, frozen=True):
    """The active player acts until the turn ends; stays on the agenda meanwhile."""


class PlaceTaken(Agendum, frozen=True):
    """Place the piece that was taken off for want of pieces (TK-8.2)."""


class Summoning(Agendum, frozen=True):
    """A being has been shown and arrives; then its effect is resolved."""

    card: int
    square: int
    turn: int
    borrowed: int
    improvised: int


class Flaring(Agendum, frozen=True):
    """A flare has been shown; the halves that apply are resolved, the upper one first (TK-10.6)."""

    card: int
    upper: bool
    lower: bool


class Thawing(Agendum, frozen=True):
    """A frozen effect is carried out; its card is discarded already (TK-23.3)."""

    card: int


class Warping(Agendum, frozen=True):
    """A warp effect is carried out; its card is pending already (TK-24.2)."""

    card: int


class PuttingUnder(Agendum, frozen=True):
    """Other cards may go under their decks (TK-7.2)."""


class ScoreTurn(Agendum, frozen=True):
    """Points for destroyed pieces in a deathmatch (TK-14.3, TK-16.4)."""


class DrawUp(Agendum, frozen=True):
    """Refill the hands (TK-4.11)."""


class Drawing(Agendum, frozen=True):
    """Cards still to be drawn; `keeper` holds the legends."""

    keeper: int
    flares: int
    legends: int
    beings: int


class CloseTurn(Agendum, frozen=True):
    """See whether the game ends, then the next turn (TK-4.10)."""
