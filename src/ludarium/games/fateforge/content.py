"""Heroes, skills, items, enemies, cards, places, scenes and combats: read from `data/`, as frozen structs.

Schema of the files: docs/fateforge-content.md; how fields are written: `written`; short notations: `notation`.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path as Folder
from typing import Annotated, Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from ludarium.games.fateforge.notation import COLOURS as COLOURS
from ludarium.games.fateforge.notation import Deed as Deed
from ludarium.games.fateforge.notation import Door as Door
from ludarium.games.fateforge.notation import Fx as Fx
from ludarium.games.fateforge.notation import (
    Misread,
    boss_fx_of,
    deed_of,
    edges_of,
    fx_of,
    map_of,
    name_of,
    placed_of,
    reach_of,
    segment_of,
    test_of,
    zone_of,
)
from ludarium.games.fateforge.notation import Placed as Placed
from ludarium.games.fateforge.notation import Segment as Segment
from ludarium.games.fateforge.notation import Test as Test
from ludarium.games.fateforge.notation import Token as Token
from ludarium.games.fateforge.results import PAYS, RESULTS, face_of
from ludarium.games.fateforge.written import (
    Context,
    Derived,
    Entry,
    Words,
    Written,
    all_of,
    built,
    called,
    called_words,
    each,
    known,
    on_map,
    one_of,
    pairs,
)
from ludarium.kernel import packs
from ludarium.kernel.packs import UNREADABLE, folder_of, unusable

# -- vocabularies ----------------------------------------------------------------------------------------------

POOLS = ("energy", "health", "stealth", "charge")
"""What a left box may take from the hero's own pools (FF-7.9)."""
SKILL_KINDS = ("multi", "once", "passive")
MOMENTS = (*("planning", "trap", "opening", "strike_cancelled", "purchase", "test", "damage", "damage_other", "fear"),)
"""Moments other than the hero's own turn: entering a zone with a trap, opening a chest or a door, a Strike fully
cancelled, the first purchase of a rest scene, a test of this hero, taking damage, another hero here taking damage,
drawing a Fear card."""
ITEM_SLOTS = ("main", "off", "two", "clothing", "gear")
ITEM_USES = ("round", "once", "consumable", "charged", "always")
ABILITIES = (
    *("blockade", "life_drain", "shield_bearer", "stealth", "commander", "pack", "frightening", "venomous", "rally"),
    *("dirge", "alarm"),
)
PLACE_KINDS = ("visit", "shop")
SERVICES = ("heal", "train", "sell", "food", "trait", "remove_corruption", "rumour")
SCENE_KINDS = ("story", "explore", "combat", "rest", "ending")


# -- what fields are, and how they are written -----------------------------------------------------------------


def _face(text: str) -> int:
    for name in text.split("|"):
        known(name, (*RESULTS, "miss"), "result")
    return face_of(text)


def _trait(name: str, context: Context) -> str:
    return known(name, context.traits, "trait") if name else ""


Pays = Annotated[Words, all_of((*PAYS, *POOLS), "payment", "in")]
Results = Annotated[Words, all_of(RESULTS, "result", "res")]
Deeds = Annotated[tuple[Deed, ...], each(deed_of, "act")]
Effects = Annotated[tuple[Fx, ...], each(fx_of)]
Enemies = Annotated[tuple[Placed, ...], on_map(placed_of)]
Moment = Annotated[str, one_of(MOMENTS, "moment", optional=True)]
Trait = Annotated[str, Written(str, _trait)]


# -- dice, heroes, skills, items -------------------------------------------------------------------------------


class Die(Entry, frozen=True):
    id: str
    faces: Annotated[tuple[int, ...], each(_face)]
    """Masks of results."""


class Skill(Entry, frozen=True):
    id: str
    hero: str
    level: int
    cost: int
    kind: Annotated[str, one_of(SKILL_KINDS, "kind of skill")]
    """multi, once or passive (FF-7.3)."""
    pays: Pays = ()
    """The left box: results, "any", "energy", "health", "stealth", "charge"."""
    results: Results = ()
    deeds: Deeds = ()
    fx: Effects = ()
    when: Moment = ""
    """The moment, where it is not the hero's own turn."""
    two_way: bool = False
    up: str = ""
    """The skill of level I that it replaces (FF-27.7)."""


class Item(Entry, frozen=True):
    id: str
    number: int
    slot: Annotated[str, one_of(ITEM_SLOTS, "slot")]
    """main, off, two, clothing or gear."""
    cost: int
    use: Annotated[str, one_of(ITEM_USES, "use")] = "round"
    """round, once, consumable, charged or always."""
    die: str = ""
    special: Annotated[tuple[Deed, ...], each(deed_of)] = ()
    special_fx: Effects = ()
    pays: Pays = ()
    results: Results = ()
    deeds: Deeds = ()
    fx: Effects = ()
    armour: int = 0
    trait: Trait = ""
    when: Moment = ""
    any_time: bool = False
    charges: int = 0
    hero: str = ""


class Hero(Entry, frozen=True):
    id: str
    health: int
    energy: int
    trait: Trait
    dice: tuple[str, ...]
    start_skills: tuple[str, ...]
    start_items: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


# -- enemies ---------------------------------------------------------------------------------------------------

BOSS = 6
"""The place of bosses after all colours."""


class SegmentRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A segment of an action frame as it is written: distances, actions joined by ">", modifiers."""

    d: tuple[int, ...]
    do: str
    mod: tuple[str, ...] = ()


def _frame(frame: tuple[SegmentRow, ...], _: Context) -> tuple[Segment, ...]:
    return tuple(segment_of(segment.d, segment.do, segment.mod) for segment in frame)


class Enemy(Entry, frozen=True):
    id: str
    colour: Annotated[int, Written(str, lambda name, _: COLOURS.index(known(name, COLOURS, "colour")))]
    """Index in COLOURS."""
    toughness: int
    armour: int
    frame: Annotated[tuple[Segment, ...], Written(tuple[SegmentRow, ...], _frame)]
    tokens: int
    abilities: Annotated[Words, all_of(ABILITIES, "ability")] = ()
    faction: str = ""


class WeakPoint(Entry, frozen=True):
    id: str
    need: Annotated[Words, all_of(PAYS, "result")]
    reach: Annotated[tuple[int, int], Written(str, lambda text, _: reach_of(text))]
    fx: Effects
    """What happens when it is wounded: lose_armour, lose_cards (of that verb), toughness, stun."""


class BossCard(Struct, frozen=True):
    """One card of a boss's deck: its actions in order."""

    number: int
    fx: Effects


def _deck(texts: Words, _: Context) -> tuple[BossCard, ...]:
    return tuple(BossCard(number, boss_fx_of(text)) for number, text in enumerate(texts))


class Boss(Entry, frozen=True):
    id: str
    act: int
    toughness: int
    armour: int
    wounds: int
    deck: Annotated[tuple[BossCard, ...], Written(Words, _deck)]
    weak_points: tuple[WeakPoint, ...]


# -- cards -----------------------------------------------------------------------------------------------------


class Card(Entry, frozen=True):
    """A Corruption, Fear or trap card. `keep`: Corruption that stays with the hero; Fear that lies face up."""

    id: str
    fx: Effects
    keep: bool = False


class Ally(Entry, frozen=True):
    id: str
    toughness: int
    dice: tuple[str, str]
    abilities: Effects


# -- town ------------------------------------------------------------------------------------------------------


class Service(Entry, frozen=True):
    """What a place offers: heal, train, sell, food, trait, remove_corruption, rumour; with its figures by name."""

    kind: Annotated[str, one_of(SERVICES, "service")]
    figures: dict[str, int] = field(default_factory=dict)
    slots: Annotated[Words, all_of(ITEM_SLOTS, "slot")] = ()
    """sell: the slots of the items on sale."""


class Place(Entry, frozen=True):
    id: str
    kind: Annotated[str, one_of(PLACE_KINDS, "kind of place")]
    """visit (time on entry) or shop (time on the first purchase)."""
    time: int
    services: tuple[Service, ...]
    open_if: str = ""
    """The condition that opens it; empty: open from the beginning."""


class Quest(Entry, frozen=True):
    id: str
    danger: int
    time: int
    expires_after_rests: int
    appears: str
    """The rest scene in which it turns up."""
    combat: str
    reward: Effects


class Reward(Entry, frozen=True):
    id: str
    fx: Effects


# -- scenes ----------------------------------------------------------------------------------------------------


def _test(text: str, context: Context) -> Test | None:
    return test_of(text, context.traits) if text else None


class Choice(Entry, frozen=True):
    id: str
    needs: str = ""
    """A condition, in the language of `conditions.py`."""
    fx: Effects = ()
    goto: str = ""
    test: Annotated[Test | None, Written(str, _test, empty="")] = None
    passed: Annotated[str, called("pass")] = ""
    passed_fx: Annotated[tuple[Fx, ...], each(fx_of, "pass_fx")] = ()
    failed: Annotated[str, called("fail")] = ""
    failed_fx: Annotated[tuple[Fx, ...], each(fx_of, "fail_fx")] = ()


class Scene(Entry, frozen=True):
    id: str
    act: int
    chapter: int
    kind: Annotated[str, one_of(SCENE_KINDS, "kind of scene")]
    """story, explore, combat, rest or ending."""
    choices: tuple[Choice, ...] = ()
    success: str = ""
    partial: str = ""
    fail: str = ""
    goto: str = ""
    time: int = 0
    """rest: time tokens."""
    start: str = ""
    """explore: the quarter of the city in which an exploration from place to place begins; it has no choices then,"""
    goal: str = ""
    """the quarter in which it ends,"""
    steps: int = 0
    """how many steps there are,"""
    quarters: tuple[str, ...] = ()
    """where the party may go,"""
    late_fx: Effects = ()
    """and what happens when the steps are spent before the goal is reached."""
    former: tuple[str, ...] = ()
    """Choices of an earlier version, which saves may remember."""
    auto: bool = False
    """The first choice whose condition holds is taken without asking."""
    bare: bool = False
    """A crossing of the story that has no page of its own."""


# -- the city --------------------------------------------------------------------------------------------------


class Character(Entry, frozen=True):
    """Somebody who remembers what the party did."""

    id: str


class Quarter(Entry, frozen=True):
    """A part of Easafir that explorations come through."""

    id: str


class Path(Entry, frozen=True):
    """A way between two quarters, in both directions."""

    id: str
    between: tuple[str, str]
    needs: str = ""
    """The condition that opens it."""


class Thing(Entry, frozen=True):
    """Something to do in a quarter, once in a campaign."""

    id: str
    quarter: str
    scenes: Annotated[tuple[str, ...], called_words("in")]
    """The explorations in which it is offered."""
    cost: int = 0
    """Steps."""
    needs: str = ""
    fx: Effects = ()
    test: Annotated[Test | None, Written(str, _test, empty="")] = None
    passed_fx: Annotated[tuple[Fx, ...], each(fx_of, "pass_fx")] = ()
    failed_fx: Annotated[tuple[Fx, ...], each(fx_of, "fail_fx")] = ()


def _name(text: str) -> str:
    name_of(text)
    return text


def _moves(moved: dict[str, str], context: Context) -> tuple[tuple[str, int], ...]:
    return tuple((_name(name), zone_of(letter, context.zones)) for name, letter in moved.items())


class Variant(Entry, frozen=True):
    """What a condition changes in a combat."""

    needs: str
    remove: tuple[str, ...] = ()
    """Enemies ("grunt#1") or tokens by name that are not there."""
    add: Enemies = ()
    move: Annotated[tuple[tuple[str, int], ...], Written(dict[str, str], _moves, empty={})] = ()
    start: Annotated[tuple[int, ...], on_map(zone_of)] = ()
    rounds: int = 0
    armour: Annotated[tuple[tuple[str, int], ...], pairs(int)] = ()
    """(enemy or boss, change)."""
    no_armour: tuple[str, ...] = ()
    ally: str = ""
    marks: tuple[str, ...] = ()
    """Weak points that start with one marker."""
    stunned: Annotated[Words, each(_name)] = ()
    """Stunned for round 1, commanders too."""
    silenced: Annotated[tuple[tuple[str, str], ...], pairs(str)] = ()
    """(enemy, ability it has lost)."""
    objective: str = ""
    """One objective more."""
    carrier: str = ""
    """The token that must be carried out by the earliest hero alive."""
    energy: int = 0
    """Change of every hero's energy at the start."""


class Arrival(Entry, frozen=True):
    """How the story brings a party to a combat; for combats that are played on their own."""

    flags: tuple[str, ...] = ()
    """What the story has settled."""
    health: tuple[int, int, int, int] = (100, 100, 100, 100)
    """How much of its health the party still has, of 100: one player alone, and two, three and four heroes."""


def _cells(cells: dict[str, tuple[int, int]], context: Context) -> tuple[tuple[int, int], ...]:
    if sorted(cells) != list(context.zones):
        letters = ", ".join(context.zones)
        raise Misread(f"the layout must give a cell to each of {letters}, and to nothing else")
    return tuple(cells[letter] for letter in context.zones)


def _edges(text: str, context: Context) -> tuple[tuple[int, int], ...]:
    return tuple((context.zones[a], context.zones[b]) for a, b in edges_of(text))


def _boss_zone(row: Any, context: Context) -> int:
    boss, _, zone = row.boss.partition("@")
    return zone_of(zone, context.zones) if boss else -1


def _explored(explore: dict[str, Words], _: Context) -> tuple[tuple[str, tuple[Fx, ...]], ...]:
    return tuple((token, tuple(fx_of(text) for text in texts)) for token, texts in explore.items())


class CombatScene(Entry, frozen=True):
    """A combat. Zones are numbered; `zones` are their letters, `layout` their (column, row) on the page."""

    id: str
    rounds: int
    danger: int
    zones: Annotated[Words, Derived(lambda _, context: tuple(context.zones))]
    layout: Annotated[tuple[tuple[int, int], ...], Written(dict[str, tuple[int, int]], _cells)]
    edges: Annotated[tuple[tuple[int, int], ...], Written(str, _edges)]
    tokens: Annotated[tuple[Token, ...], Written(Words, lambda texts, context: map_of(texts, context.zones).tokens)]
    doors: Annotated[tuple[Door, ...], Derived(lambda row, context: map_of(row.tokens, context.zones).doors)]
    barricades: Annotated[
        tuple[tuple[int, int], ...], Derived(lambda row, context: map_of(row.tokens, context.zones).barricades)
    ]
    """(protected zone, zone from which no shot may come)."""
    enemies: Enemies
    add3: Enemies
    add4: Enemies
    stacks: Annotated[tuple[tuple[str, str], ...], pairs(str)]
    """(guard, guarded enemy) (FF-27.6)."""
    objectives: tuple[str, ...]
    """Conditions in the language of `combat.objectives`."""
    variants: tuple[Variant, ...] = ()
    unlock: tuple[int, ...] = ()
    boss: Annotated[str, Written(str, lambda text, _: text.partition("@")[0])] = ""
    boss_zone: Annotated[int, Derived(_boss_zone)] = -1
    chests: Annotated[Words, Derived(lambda row, context: context.chests.get(row.danger, ()))] = ()
    """What chests of this danger may hold: item ids or "gold 3"."""
    explore: Annotated[tuple[tuple[str, tuple[Fx, ...]], ...], Written(dict[str, Words], _explored, empty={})] = ()
    """What each exploration token does; "or" between two effects lets the hero choose."""
    tutorial: bool = False
    runs_to: str = ""
    """The exit ("A") towards which a minion steps that carries an objective, instead of its segment."""
    arrival: Arrival = Arrival()

    @classmethod
    def context(cls, row: Any, context: Context) -> Context:
        letters = sorted({letter for edge in edges_of(row.edges) for letter in edge})
        return replace(context, zones={letter: number for number, letter in enumerate(letters)})

    def laid_out(self, own: OwnMap) -> CombatScene:
        """The same combat on another map."""
        return replace(
            self, zones=own.zones, layout=own.layout, edges=own.edges, doors=own.doors, barricades=own.barricades
        )


class OwnMap(Struct, frozen=True):
    """A map that a position brings instead of its combat's (docs/positions.md); its fields are those of the combat.

    Which doors are closed is said by the state alone.
    """

    zones: tuple[str, ...]
    layout: tuple[tuple[int, int], ...]
    edges: tuple[tuple[int, int], ...]
    doors: tuple[Door, ...] = ()
    barricades: tuple[tuple[int, int], ...] = ()


class Chest(Entry, frozen=True):
    """What chests hold in combats of a danger."""

    id: str
    danger: int
    holds: tuple[str, ...]


# -- expeditions and the campaign ------------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """A step of an expedition: ("rest", "2") or ("combat", "c5")."""

    kind: str
    what: str


def _step(text: str) -> Step:
    kind, _, what = text.partition(" ")
    return Step(known(kind, ("rest", "combat"), "step"), what)


def _bonus(text: str) -> tuple[str, str]:
    combat, colon, condition = text.partition(": ")
    if not colon:
        raise Misread(f"the bonus '{text}' must begin with a combat or 'all', and a colon")
    return combat, condition


class Expedition(Entry, frozen=True):
    id: str
    difficulty: str
    hours: int
    gold: int
    steps: Annotated[tuple[Step, ...], each(_step)]
    bonus: Annotated[tuple[tuple[str, str], ...], each(_bonus)]
    """(combat or "all", condition)."""
    silver: int
    gold_medal: int
    early: bool = False
    """The third hero's enemies are there with two heroes already."""
    fountain: Annotated[tuple[tuple[str, int], ...], pairs(int)] = ()
    """(combat, markers of its fountain instead)."""
    rounds: Annotated[tuple[tuple[str, int], ...], pairs(int, "fewer_rounds")] = ()
    """(combat, rounds fewer)."""
    aim: str = ""
    """The aim that counts in c13, where it has one."""


class Campaign(Entry, frozen=True):
    """The figures of the campaign; there is one entry."""

    id: str
    first_scene: str
    start_gold: int
    start_food: int
    start_items: tuple[str, ...]
    """In the shared bag at the start of the campaign."""
    victory_totals: tuple[int, ...]
    traits: tuple[str, ...]
    trait_point_cost: int
    trait_points: dict[str, int]
    """For passing a test, by its difficulty (FF-24.5)."""
    reputation: tuple[str, ...]
    """The factions that remember (FF-24.7)."""
    reputation_least: int
    reputation_most: int
    regard_least: int
    regard_most: int
    """How well a character can think of the party, and how badly."""


# -- the files -------------------------------------------------------------------------------------------------

FILES: dict[str, dict[str, type[Entry]]] = {
    "campaign": {"campaign": Campaign, "character": Character},
    "dice": {"die": Die},
    "heroes": {"hero": Hero},
    "skills": {"skill": Skill},
    "items": {"item": Item},
    "enemies": {"enemy": Enemy},
    "bosses": {"boss": Boss},
    "cards": {"corruption": Card, "fear": Card, "trap": Card, "ally": Ally},
    "town": {"place": Place, "quest": Quest, "reward": Reward},
    "scenes": {"scene": Scene},
    "explore": {"quarter": Quarter, "path": Path, "thing": Thing},
    "combats": {"chest": Chest, "combat": CombatScene},
    "expeditions": {"expedition": Expedition},
}
"""For each file its tables, in the order in which they are read."""
KINDS: dict[str, type[Entry]] = {table: kind for tables in FILES.values() for table, kind in tables.items()}

Box = dict[str, list[dict[str, Any]]]
"""Entries by table, as TOML gives them."""


def _read(text: str, file: str) -> Box:
    data = packs.toml(text)
    return {table: data.get(table, []) for table in FILES[file]}


def box() -> Box:
    """The entries of all files of the box."""
    found: Box = {}
    for file in FILES:
        found |= _read(resources.files(__package__).joinpath("data", f"{file}.toml").read_text("utf-8"), file)
    return found


def _pack(folder: Folder) -> Box:
    found: Box = {}
    for file in FILES:
        path = folder / f"{file}.toml"
        if path.is_file():
            found |= _read(path.read_text("utf-8"), file)
    return found


def laid_over(below: Box, above: Box) -> Box:
    """The entries of a box with others over them."""
    return below | {table: packs.laid_over(below[table], entries) for table, entries in above.items()}


def context_of(box: Box) -> Context:
    """What entries need to know about other tables of the same box."""
    campaign = msgspec.convert(box["campaign"][0], Campaign)
    chests = msgspec.convert(box["chest"], list[Chest])
    return Context(campaign.traits, {chest.danger: chest.holds for chest in chests})


def build(table: str, entry: dict[str, Any], context: Context) -> Entry:
    """The struct of one entry; raises msgspec.ValidationError for its shape, Misread for its notation."""
    return built(KINDS[table], entry, context)


BOX = box()
"""The entries as they are written; not to be changed."""


def _with_pack() -> Box:
    """The box, with the content pack over it if one is named."""
    folder = folder_of("fateforge")
    try:
        return laid_over(BOX, _pack(folder)) if folder else BOX
    except UNREADABLE as wrong:
        raise unusable("fateforge", "the pack", wrong) from None


_IN_USE = _with_pack()
_CONTEXT = context_of(_IN_USE)


def _loaded(table: str) -> dict[str, Any]:
    try:
        return {entry["id"]: build(table, entry, _CONTEXT) for entry in _IN_USE[table]}
    except (msgspec.ValidationError, Misread) as wrong:
        raise unusable("fateforge", f"'{table}' of the pack", wrong) from None


TABLES: dict[str, dict[str, Any]] = {table: _loaded(table) for table in KINDS}
"""All entries in play, by table and id."""

DICE: dict[str, Die] = TABLES["die"]
HEROES: dict[str, Hero] = TABLES["hero"]
SKILLS: dict[str, Skill] = TABLES["skill"]
ITEMS: dict[str, Item] = TABLES["item"]
ENEMIES: dict[str, Enemy] = TABLES["enemy"]
BOSSES: dict[str, Boss] = TABLES["boss"]
CORRUPTION: dict[str, Card] = TABLES["corruption"]
FEAR: dict[str, Card] = TABLES["fear"]
TRAPS: dict[str, Card] = TABLES["trap"]
ALLIES: dict[str, Ally] = TABLES["ally"]
PLACES: dict[str, Place] = TABLES["place"]
QUESTS: dict[str, Quest] = TABLES["quest"]
REWARDS: dict[str, Reward] = TABLES["reward"]
SCENES: dict[str, Scene] = TABLES["scene"]
COMBATS: dict[str, CombatScene] = TABLES["combat"]
EXPEDITIONS: dict[str, Expedition] = TABLES["expedition"]
CHARACTERS: dict[str, Character] = TABLES["character"]
QUARTERS: dict[str, Quarter] = TABLES["quarter"]
PATHS: dict[str, Path] = TABLES["path"]
THINGS: dict[str, Thing] = TABLES["thing"]

_CAMPAIGN: Campaign = next(iter(TABLES["campaign"].values()))
FIRST_SCENE = _CAMPAIGN.first_scene
START_GOLD = _CAMPAIGN.start_gold
START_FOOD = _CAMPAIGN.start_food
START_ITEMS = _CAMPAIGN.start_items
VICTORY_TOTALS = _CAMPAIGN.victory_totals
TRAITS = _CAMPAIGN.traits
TRAIT_POINT_COST = _CAMPAIGN.trait_point_cost
TRAIT_POINTS = _CAMPAIGN.trait_points
REPUTATION = _CAMPAIGN.reputation
REPUTATION_LEAST = _CAMPAIGN.reputation_least
REPUTATION_MOST = _CAMPAIGN.reputation_most
REGARD_LEAST = _CAMPAIGN.regard_least
REGARD_MOST = _CAMPAIGN.regard_most
