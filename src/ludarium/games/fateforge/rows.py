"""The data files as they are written: which tables a file has, and the shape of one entry (the published schema)."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludarium.kernel import packs


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a data file."""


class CampaignRow(Row, frozen=True, kw_only=True):
    """The figures of the campaign; there is one entry."""

    id: str
    first_scene: str
    start_gold: int
    start_food: int
    start_items: tuple[str, ...]
    victory_totals: tuple[int, ...]
    traits: tuple[str, ...]
    trait_point_cost: int
    trait_points: dict[str, int]
    reputation: tuple[str, ...]
    reputation_least: int
    reputation_most: int


class DieRow(Row, frozen=True, kw_only=True):
    id: str
    faces: tuple[str, ...]


class HeroRow(Row, frozen=True, kw_only=True):
    id: str
    health: int
    energy: int
    trait: str
    dice: tuple[str, ...]
    start_skills: tuple[str, ...]
    start_items: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


class SkillRow(Row, frozen=True, kw_only=True, rename={"pays": "in"}):
    id: str
    hero: str
    level: int
    cost: int
    kind: str
    pays: tuple[str, ...] = ()
    res: tuple[str, ...] = ()
    act: tuple[str, ...] = ()
    fx: tuple[str, ...] = ()
    when: str = ""
    two_way: bool = False
    up: str = ""


class ItemRow(Row, frozen=True, kw_only=True, rename={"pays": "in"}):
    id: str
    number: int
    slot: str
    cost: int
    use: str = "round"
    die: str = ""
    special: tuple[str, ...] = ()
    special_fx: tuple[str, ...] = ()
    pays: tuple[str, ...] = ()
    res: tuple[str, ...] = ()
    act: tuple[str, ...] = ()
    fx: tuple[str, ...] = ()
    armour: int = 0
    trait: str = ""
    when: str = ""
    any_time: bool = False
    charges: int = 0
    hero: str = ""


class SegmentRow(Row, frozen=True, kw_only=True):
    """A segment of an action frame: distances, actions joined by ">", modifiers."""

    d: tuple[int, ...]
    do: str
    mod: tuple[str, ...] = ()


class EnemyRow(Row, frozen=True, kw_only=True):
    id: str
    colour: str
    toughness: int
    armour: int
    frame: tuple[SegmentRow, ...]
    abilities: tuple[str, ...] = ()
    faction: str = ""
    tokens: int


class WeakPointRow(Row, frozen=True, kw_only=True):
    id: str
    need: tuple[str, ...]
    reach: str
    fx: tuple[str, ...]


class BossRow(Row, frozen=True, kw_only=True):
    id: str
    act: int
    toughness: int
    armour: int
    wounds: int
    deck: tuple[str, ...]
    weak_points: tuple[WeakPointRow, ...]


class CardRow(Row, frozen=True, kw_only=True):
    """A Corruption, Fear or trap card."""

    id: str
    fx: tuple[str, ...]
    keep: bool = False


class AllyRow(Row, frozen=True, kw_only=True):
    id: str
    toughness: int
    dice: tuple[str, str]
    abilities: tuple[str, ...]


class ServiceRow(Row, frozen=True, kw_only=True):
    kind: str
    figures: dict[str, int] = {}
    slots: tuple[str, ...] = ()


class PlaceRow(Row, frozen=True, kw_only=True):
    id: str
    kind: str
    time: int
    services: tuple[ServiceRow, ...]
    open_if: str = ""


class QuestRow(Row, frozen=True, kw_only=True):
    id: str
    danger: int
    time: int
    expires_after_rests: int
    appears: str
    combat: str
    reward: tuple[str, ...]


class RewardRow(Row, frozen=True, kw_only=True):
    id: str
    fx: tuple[str, ...]


class ChoiceRow(
    Row,
    frozen=True,
    kw_only=True,
    rename={"passed": "pass", "failed": "fail", "passed_fx": "pass_fx", "failed_fx": "fail_fx"},
):
    id: str
    needs: str = ""
    fx: tuple[str, ...] = ()
    goto: str = ""
    test: str = ""
    passed: str = ""
    passed_fx: tuple[str, ...] = ()
    failed: str = ""
    failed_fx: tuple[str, ...] = ()


class SceneRow(Row, frozen=True, kw_only=True):
    id: str
    act: int
    chapter: int
    kind: str
    choices: tuple[ChoiceRow, ...] = ()
    success: str = ""
    partial: str = ""
    fail: str = ""
    goto: str = ""
    time: int = 0
    auto: bool = False
    bare: bool = False


class VariantRow(Row, frozen=True, kw_only=True):
    """What a condition changes in a combat; zones are letters."""

    needs: str
    remove: tuple[str, ...] = ()
    add: tuple[str, ...] = ()
    move: dict[str, str] = {}
    start: tuple[str, ...] = ()
    rounds: int = 0
    armour: dict[str, int] = {}
    no_armour: tuple[str, ...] = ()
    ally: str = ""
    marks: tuple[str, ...] = ()
    stunned: tuple[str, ...] = ()
    silenced: dict[str, str] = {}
    objective: str = ""
    carrier: str = ""
    energy: int = 0


class ArrivalRow(Row, frozen=True, kw_only=True):
    """How the story brings a party to a combat that is played on its own."""

    flags: tuple[str, ...] = ()
    health: tuple[int, int, int, int] = (100, 100, 100, 100)


class CombatRow(Row, frozen=True, kw_only=True):
    id: str
    rounds: int
    danger: int
    edges: str
    layout: dict[str, tuple[int, int]]
    tokens: tuple[str, ...]
    enemies: tuple[str, ...]
    add3: tuple[str, ...]
    add4: tuple[str, ...]
    objectives: tuple[str, ...]
    stacks: dict[str, str] = {}
    variants: tuple[VariantRow, ...] = ()
    unlock: tuple[int, ...] = ()
    boss: str = ""
    explore: dict[str, tuple[str, ...]] = {}
    runs_to: str = ""
    tutorial: bool = False
    arrival: ArrivalRow = ArrivalRow()


class ChestRow(Row, frozen=True, kw_only=True):
    """What chests hold in combats of a danger."""

    id: str
    danger: int
    holds: tuple[str, ...]


class ExpeditionRow(Row, frozen=True, kw_only=True):
    id: str
    difficulty: str
    hours: int
    gold: int
    steps: tuple[str, ...]
    early: bool = False
    fountain: dict[str, int] = {}
    fewer_rounds: dict[str, int] = {}
    aim: str = ""
    bonus: tuple[str, ...]
    silver: int
    gold_medal: int


FILES: dict[str, dict[str, type[Row]]] = {
    "campaign": {"campaign": CampaignRow},
    "dice": {"die": DieRow},
    "heroes": {"hero": HeroRow},
    "skills": {"skill": SkillRow},
    "items": {"item": ItemRow},
    "enemies": {"enemy": EnemyRow},
    "bosses": {"boss": BossRow},
    "cards": {"corruption": CardRow, "fear": CardRow, "trap": CardRow, "ally": AllyRow},
    "town": {"place": PlaceRow, "quest": QuestRow, "reward": RewardRow},
    "scenes": {"scene": SceneRow},
    "combats": {"chest": ChestRow, "combat": CombatRow},
    "expeditions": {"expedition": ExpeditionRow},
}
"""For each file its tables, in the order in which they are read."""

Box = dict[str, list[dict[str, Any]]]
"""Entries by table, as TOML gives them."""


def read(text: str, file: str) -> Box:
    """The tables of one file."""
    data = packs.toml(text)
    return {table: data.get(table, []) for table in FILES[file]}


def box() -> Box:
    """The entries of all files of the box."""
    found: Box = {}
    for file in FILES:
        found |= read(resources.files(__package__).joinpath("data", f"{file}.toml").read_text("utf-8"), file)
    return found


def pack(folder: Path) -> Box:
    """The entries of a pack."""
    found: Box = {}
    for file in FILES:
        path = folder / f"{file}.toml"
        if path.is_file():
            found |= read(path.read_text("utf-8"), file)
    return found


def laid_over(below: Box, above: Box) -> Box:
    """The entries of a box with others over them."""
    return below | {table: packs.laid_over(below[table], entries) for table, entries in above.items()}
