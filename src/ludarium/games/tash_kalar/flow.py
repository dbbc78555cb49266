"""The course of a game: which script carries out what waits on the agenda.

Each script is one step; a step that takes a secret answer or shows a card ends there, and the agenda says how it
goes on. `opening`, `turn`, `closing` and `display` hold the scripts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.tash_kalar import beings, flares
from ludarium.games.tash_kalar.agenda import (
    BeginTurn,
    ChooseFirst,
    CloseTurn,
    DealCards,
    DealSchools,
    Drawing,
    DrawUp,
    Flaring,
    FreeAction,
    LayTasks,
    PlaceTaken,
    PuttingUnder,
    RevealNext,
    ScoreTurn,
    StartPieces,
    Summoning,
    Thawing,
    Warping,
)
from ludarium.games.tash_kalar.closing import close_turn, draw_up, drawing, score_turn
from ludarium.games.tash_kalar.display import lay_tasks, reveal_next
from ludarium.games.tash_kalar.opening import choose_first, deal_cards, deal_schools, start_pieces
from ludarium.games.tash_kalar.state import Agendum, TashKalarState
from ludarium.games.tash_kalar.turn import (
    begin_turn,
    flaring,
    free_action,
    place_taken,
    putting_under,
    summoning,
    thawing,
    warping,
)
from ludarium.kernel.decisions import Emit, Script

_SCRIPTED = (beings, flares)
"""Imported for their scripts."""

STEPS: dict[type[Agendum], Callable[[TashKalarState, Any, Emit], Script[None]]] = {
    DealSchools: deal_schools,
    ChooseFirst: choose_first,
    DealCards: deal_cards,
    LayTasks: lay_tasks,
    RevealNext: reveal_next,
    StartPieces: start_pieces,
    BeginTurn: begin_turn,
    FreeAction: free_action,
    PlaceTaken: place_taken,
    Summoning: summoning,
    Flaring: flaring,
    Thawing: thawing,
    Warping: warping,
    PuttingUnder: putting_under,
    ScoreTurn: score_turn,
    DrawUp: draw_up,
    Drawing: drawing,
    CloseTurn: close_turn,
}
"""Which script does what waits on the agenda."""
