"""What is in the box: factions, heroes, power cards, victory cards, outsiders and areas. Facts only.

In states a power card is the number of its design; copies of one card are alike.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ludarium.kernel.packs import UNREADABLE, Rows, entries_in, folder_of, laid_over, unusable
from ludarium.spaces.hexes import Axial, orientations

E = TypeVar("E", bound=Struct)


class Skill(Struct, frozen=True):
    """A skill: `icon` says when it works ("none": always)."""

    id: str
    icon: str = "none"
    area: str = ""


class Faction(Struct, frozen=True):
    id: str
    rune: str
    worship: str
    heroes: tuple[str, ...]


class Hero(Struct, frozen=True, rename={"class_": "class"}):
    """A hero card (SK-3.1); `plus` is the number of + symbols, the last rune is the faction's."""

    id: str
    name: str
    faction: str
    class_: str
    range: str
    attack: int
    plus: int
    hp: int
    armour: int
    runes: tuple[str, ...]
    skills: tuple[Skill, ...]
    source: str

    @property
    def reach(self) -> int:
        """How far its Attack and Skirmish go (SK-3.1)."""
        return 1 if self.range == "melee" else 3

    @property
    def pierces(self) -> bool:
        """Mages have Pierce on every effect they generate (SK-3.5)."""
        return self.class_ == "mage"


class PowerCard(Struct, frozen=True):
    """A power card; its cost is one mana for each rune (SK-14.1)."""

    id: str
    name: str
    kind: str
    modifier: int
    source: str
    hero: str = ""
    ultimate: bool = False
    copies: int = 0
    faction: str = ""
    runes: tuple[str, ...] = ()
    area: str = ""
    figures: dict[str, int] = {}
    """Numbers that the effect, the wording and the bots share, such as `damage` and the `plus` symbols behind it."""
    effect: str = ""
    """The registered effect it has, where several cards have the same; otherwise the one of its own id."""

    @property
    def cost(self) -> int:
        return len(self.runes)


class VictoryCard(Struct, frozen=True):
    """Fulfilled when a side's counter reaches the threshold (SK-21.2)."""

    id: str
    name: str
    counter: str
    threshold: int
    source: str


class OutsiderCard(Struct, frozen=True):
    id: str
    name: str
    core: bool
    range: str
    attack: int
    plus: int
    skills: tuple[Skill, ...]
    source: str

    @property
    def reach(self) -> int:
        return 1 if self.range == "melee" else 3


class Area(Struct, frozen=True):
    """An area of effect; `caster`: the offset (0, 0) is the caster's space, which is not hit (SK-12.3)."""

    id: str
    caster: bool
    cells: tuple[tuple[int, int], ...]

    @property
    def ways(self) -> tuple[tuple[Axial, ...], ...]:
        return orientations(self.cells)


TABLES = {
    "factions": "faction",
    "heroes": "hero",
    "cards": "card",
    "victory": "victory_card",
    "outsiders": "outsider",
    "areas": "area",
    "battlefields": "battlefield",
}
"""The data files and the name of their tables; content packs have the same (see `pack`)."""


def box_rows(name: str) -> Rows:
    """The entries of a data file of the box."""
    text = resources.files(__package__).joinpath("data", f"{name}.toml").read_text("utf-8")
    rows: Rows = tomllib.loads(text)[TABLES[name]]
    return rows


def with_pack(name: str, rows: Rows, folder: Path) -> Rows:
    """The entries of a data file with those of a pack. Figures and effect that a card does not name are the box's."""
    entries = entries_in(folder / f"{name}.toml", TABLES[name])
    if name == "cards":
        printed = {row["id"]: row for row in rows}
        entries = [_completed(entry, printed.get(entry.get("id"), {})) for entry in entries]
    return laid_over(rows, entries)


def _completed(entry: dict[str, Any], printed: dict[str, Any]) -> dict[str, Any]:
    figures = entry.get("figures", {})
    if isinstance(figures, dict):
        figures = {**printed.get("figures", {}), **figures}
    return {"effect": printed.get("effect", ""), **entry, "figures": figures}


def rows_of(name: str) -> Rows:
    """The entries of a data file, with those of the pack if one is named."""
    folder = folder_of("skytear")
    return with_pack(name, box_rows(name), folder) if folder else box_rows(name)


def _loaded(name: str, kind: type[E]) -> list[E]:
    try:
        return [msgspec.convert(row, kind) for row in rows_of(name)]
    except (msgspec.ValidationError, *UNREADABLE) as wrong:
        raise unusable("skytear", f"{name}.toml", wrong) from None


FACTIONS: dict[str, Faction] = {row.id: row for row in _loaded("factions", Faction)}
HEROES: dict[str, Hero] = {row.id: row for row in _loaded("heroes", Hero)}
CARDS: tuple[PowerCard, ...] = tuple(_loaded("cards", PowerCard))
VICTORY_CARDS: tuple[VictoryCard, ...] = tuple(_loaded("victory", VictoryCard))
OUTSIDERS: dict[str, OutsiderCard] = {row.id: row for row in _loaded("outsiders", OutsiderCard)}
AREAS: dict[str, Area] = {row.id: row for row in _loaded("areas", Area)}
WAYS: dict[str, tuple[tuple[Axial, ...], ...]] = {area.id: area.ways for area in AREAS.values()}
"""Every way an area can lie."""

REACTIONS: tuple[bool, ...] = tuple(card.kind == "reaction" for card in CARDS)
COSTS: tuple[int, ...] = tuple(card.cost for card in CARDS)
BEARERS: tuple[frozenset[str], ...] = tuple(
    frozenset(
        hero.id
        for hero in HEROES.values()
        if all(rune in hero.runes or rune == "any" for rune in card.runes)
        and (not card.ultimate or card.hero == hero.id)
    )
    for card in CARDS
)
"""Which heroes bear the runes of each card; an ultimate is its own hero's only (SK-14.2, SK-14.12)."""
CARD_NUMBERS: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}
SKYTEAR_FLOW = CARD_NUMBERS["skytear_flow"]
COUNTERS: tuple[str, ...] = tuple(card.counter for card in VICTORY_CARDS)
"""What is counted for each side, in the order of the victory cards."""


def pack_of(hero: str) -> tuple[int, ...]:
    """The eight cards that come with a hero."""
    return tuple(number for number, card in enumerate(CARDS) for _ in range(card.copies) if card.hero == hero)
