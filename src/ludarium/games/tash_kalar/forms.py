"""The forms of the game: each answers the questions in which forms differ."""

from __future__ import annotations

from msgspec import Struct

from ludarium.games.tash_kalar.cards import PIECES
from ludarium.kernel.game import FormInfo, OptionInfo


class Form(Struct, frozen=True):
    """One way to play. Points that end the game are looked at where the form says (TK-17)."""

    id: str
    seats: tuple[int, ...]
    tasks: bool = False
    """Tasks are claimed; the score is tasks and legendary pieces (High Form and first game)."""
    melee: bool = False
    """Everyone against everyone, points by colour (TK-16)."""
    teams: bool = False
    """Partners sit opposite and share a colour, legends and points (TK-15)."""
    simplified: bool = False
    """The first game: no legends, no advanced tasks, no discarding, no last turns (TK-13)."""

    @property
    def duel(self) -> bool:
        """Two sides that score destroyed pieces."""
        return not self.tasks and not self.melee

    def sides(self, seats: int) -> int:
        return 2 if self.teams else seats

    def side_of(self, seat: int) -> int:
        return seat % 2 if self.teams else seat

    def threshold(self, seats: int) -> int:
        """The points that trigger the end (TK-13.7, TK-16.14, TK-17.1, TK-17.2)."""
        if self.melee:
            return 12 if seats == 3 else 10
        if self.simplified:
            return 6
        return 9 if self.tasks else 18

    def common_pieces(self, seats: int) -> int:
        """Two-sided pieces of one colour that are in play; score markers are not (TK-2.7)."""
        if self.melee:
            return PIECES[f"common_heroic_in_melee_{seats}"]
        return PIECES["common_heroic"] if self.tasks else PIECES["common_heroic_in_duel"]

    @property
    def legendary_pieces(self) -> int:
        return 0 if self.simplified else PIECES["legendary"]

    @property
    def hand_legends(self) -> int:
        return 0 if self.simplified else 2


FORMS: dict[str, Form] = {
    form.id: form
    for form in (
        Form("first-game", (2,), tasks=True, simplified=True),
        Form("high-form", (2,), tasks=True),
        Form("duel", (2,)),
        Form("team-high-form", (4,), tasks=True, teams=True),
        Form("team-duel", (4,), teams=True),
        Form("melee", (3, 4), melee=True),
    )
}

_COMMON_OPTIONS = (
    OptionInfo("schools", "dealt", help="a list with one school for each seat, or 'dealt'"),
    OptionInfo("dealing", "box", ("box", "all"), "box: schools of the base game are dealt; all: the further ones, too"),
    OptionInfo("first", "random", help="the seat that starts, or 'random'"),
)

FORM_INFOS: tuple[FormInfo, ...] = tuple(
    FormInfo(
        form.id,
        form.seats,
        _COMMON_OPTIONS
        + (
            (OptionInfo("first_tasks", "easy", ("easy", "any"), "easy: three kinds, 1 or 2 points (TK-13.3)"),)
            if form.simplified
            else ()
        ),
    )
    for form in FORMS.values()
)
