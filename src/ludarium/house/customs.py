"""The customs of a house: how long bots may think, how long people are waited for, who stands in for them."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium import bots
from ludarium.bots.windows import WINDOW_SECONDS
from ludarium.house.messages import StandIn


@dataclass(frozen=True, kw_only=True)
class Customs:
    """How a house treats its tables."""

    hint_bot: str = "mcts:1s"
    stand_in: str = "greedy"
    """The bot that takes over a seat when none is named."""
    bot_seconds: float = 5.0
    """How long a bot may think about a decision, in addition to the time in its name. Then it is hurried, and after as
    long again it is given up."""
    window_seconds: float = WINDOW_SECONDS
    """How long a bot takes to answer a window that is open to everybody, whatever it holds; half of it, it thinks."""
    absent_seconds: float = 120.0
    """After so long without its player a seat that is asked may be handed to a bot by the others."""
    restart_seconds: float = 20.0
    """Clock time that seats get back when a table is loaded again after a restart."""
    note_seconds: float = 3600.0
    """Where people have days for a move, the time that passes is stored so often."""
    idle_seconds: float = 300.0
    """A table that nobody looks at leaves the memory after so long."""
    lobby: bool = False
    """Whether tables may be listed for everybody."""
    unique_names: bool = False
    """Whether a name belongs to who first sits down under it; otherwise to who asks for that."""
    watch_delay: int = 60
    """Seconds after which watchers see the steps of a listed table."""
    ratings: bool = False
    """Whether tables may be rated: a household counts who beat whom, and rates nobody."""
    open_seasons: bool = True
    """Whether anybody here may end a season of what all games change together; otherwise the operator does."""
    events_per_table: int = 50_000
    """Then nothing more is taken."""
    replay_bytes: int = 48 * 1024 * 1024
    """What parts of replays may take up in memory that have been made and may be wanted again."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots on offer, from the weakest to the strongest."""
        return bots.kinds()

    @property
    def usual_stand_in(self) -> StandIn:
        return StandIn(self.stand_in, max(1, round(self.absent_seconds)))
