"""Heroes, skills, items, enemies, cards, places, scenes and combats: read from `data/`, as frozen structs.

Schema of the files: docs/fateforge-content.md; shapes of their entries: `rows`; short notations: `notation`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ludarium.games.fateforge import rows
from ludarium.games.fateforge.notation import COLOURS as COLOURS
from ludarium.games.fateforge.notation import Deed as Deed
from ludarium.games.fateforge.notation import Door as Door
from ludarium.games.fateforge.notation import Fx as Fx
from ludarium.games.fateforge.notation import (
    Misread,
    Zones,
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
from ludarium.kernel.packs import UNREADABLE, folder_of, unusable

E = TypeVar("E", bound=Struct)

# -- dice, heroes, skills, items -------------------------------------------------------------------------------


class Die(Struct, frozen=True):
    id: str
    faces: tuple[int, ...]
    """Masks of results."""


class Skill(Struct, frozen=True):
    id: str
    hero: str
    level: int
    cost: int
    kind: str
    """multi, once or passive (FF-7.3)."""
    pays: tuple[str, ...] = ()
    """The left box: results, "any", "energy", "health", "stealth", "charge"."""
    results: tuple[int, ...] = ()
    deeds: tuple[Deed, ...] = ()
    fx: tuple[Fx, ...] = ()
    when: str = ""
    """The moment, where it is not the hero's own turn."""
    two_way: bool = False
    up: str = ""
    """The skill of level I that it replaces (FF-27.7)."""


class Item(Struct, frozen=True):
    id: str
    number: int
    slot: str
    """main, off, two, clothing or gear."""
    cost: int
    use: str = "round"
    """round, once, consumable, charged or always."""
    die: str = ""
    special: tuple[Deed, ...] = ()
    special_fx: tuple[Fx, ...] = ()
    pays: tuple[str, ...] = ()
    results: tuple[int, ...] = ()
    deeds: tuple[Deed, ...] = ()
    fx: tuple[Fx, ...] = ()
    armour: int = 0
    trait: str = ""
    when: str = ""
    any_time: bool = False
    charges: int = 0
    hero: str = ""


class Hero(Struct, frozen=True):
    id: str
    health: int
    energy: int
    trait: str
    dice: tuple[str, ...]
    start_skills: tuple[str, ...]
    start_items: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


# -- enemies ---------------------------------------------------------------------------------------------------

BOSS = 6
"""The place of bosses after all colours."""


class Enemy(Struct, frozen=True):
    id: str
    colour: int
    """Index in COLOURS."""
    toughness: int
    armour: int
    frame: tuple[Segment, ...]
    abilities: tuple[str, ...] = ()
    faction: str = ""
    tokens: int = 0


class WeakPoint(Struct, frozen=True):
    id: str
    need: tuple[str, ...]
    reach: tuple[int, int]
    fx: tuple[Fx, ...] = ()
    """What happens when it is wounded: lose_armour, lose_cards (of that verb), toughness, stun."""


class BossCard(Struct, frozen=True):
    """One card of a boss's deck: its actions in order."""

    number: int
    fx: tuple[Fx, ...]


class Boss(Struct, frozen=True):
    id: str
    act: int
    toughness: int
    armour: int
    wounds: int
    deck: tuple[BossCard, ...]
    weak_points: tuple[WeakPoint, ...]


# -- cards -----------------------------------------------------------------------------------------------------


class Card(Struct, frozen=True):
    """A Corruption, Fear or trap card. `keep`: Corruption that stays with the hero; Fear that lies face up."""

    id: str
    fx: tuple[Fx, ...]
    keep: bool = False


class Ally(Struct, frozen=True):
    id: str
    toughness: int
    dice: tuple[str, str]
    abilities: tuple[Fx, ...]


# -- town ------------------------------------------------------------------------------------------------------


class Service(Struct, frozen=True):
    """What a place offers: heal, train, sell, food, trait, remove_corruption, rumour; with its figures by name."""

    kind: str
    figures: dict[str, int] = {}
    slots: tuple[str, ...] = ()
    """sell: the slots of the items on sale."""


class Place(Struct, frozen=True):
    id: str
    kind: str
    """visit (time on entry) or shop (time on the first purchase)."""
    time: int
    services: tuple[Service, ...]
    open_if: str = ""
    """The condition that opens it; empty: open from the beginning."""


class Quest(Struct, frozen=True):
    id: str
    danger: int
    time: int
    expires_after_rests: int
    appears: str
    """The rest scene in which it turns up."""
    combat: str
    reward: tuple[Fx, ...]


class Reward(Struct, frozen=True):
    id: str
    fx: tuple[Fx, ...]


# -- scenes ----------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    id: str
    needs: str = ""
    """A condition, in the language of `conditions.py`."""
    fx: tuple[Fx, ...] = ()
    goto: str = ""
    test: Test | None = None
    passed: str = ""
    passed_fx: tuple[Fx, ...] = ()
    failed: str = ""
    failed_fx: tuple[Fx, ...] = ()


class Scene(Struct, frozen=True):
    id: str
    act: int
    chapter: int
    kind: str
    """story, explore, combat, rest or ending."""
    choices: tuple[Choice, ...] = ()
    success: str = ""
    partial: str = ""
    fail: str = ""
    goto: str = ""
    time: int = 0
    """rest: time tokens."""
    auto: bool = False
    """The first choice whose condition holds is taken without asking."""
    bare: bool = False
    """A crossing of the story that has no page of its own."""


class Variant(Struct, frozen=True):
    """What a condition changes in a combat."""

    needs: str
    remove: tuple[str, ...] = ()
    """Enemies ("grunt#1") or tokens by name that are not there."""
    add: tuple[Placed, ...] = ()
    move: tuple[tuple[str, int], ...] = ()
    start: tuple[int, ...] = ()
    rounds: int = 0
    armour: tuple[tuple[str, int], ...] = ()
    """(enemy or boss, change)."""
    no_armour: tuple[str, ...] = ()
    ally: str = ""
    marks: tuple[str, ...] = ()
    """Weak points that start with one marker."""
    stunned: tuple[str, ...] = ()
    """Stunned for round 1, commanders too."""
    silenced: tuple[tuple[str, str], ...] = ()
    """(enemy, ability it has lost)."""
    objective: str = ""
    """One objective more."""
    carrier: str = ""
    """The token that must be carried out by the earliest hero alive."""
    energy: int = 0
    """Change of every hero's energy at the start."""


class Arrival(Struct, frozen=True):
    """How the story brings a party to a combat; for combats that are played on their own."""

    flags: tuple[str, ...] = ()
    """What the story has settled."""
    health: tuple[int, ...] = (100, 100, 100, 100)
    """How much of its health the party still has, of 100: one player alone, and two, three and four heroes."""


class CombatScene(Struct, frozen=True):
    """A combat. Zones are numbered; `zones` are their letters, `layout` their (column, row) on the page."""

    id: str
    rounds: int
    danger: int
    zones: tuple[str, ...]
    layout: tuple[tuple[int, int], ...]
    edges: tuple[tuple[int, int], ...]
    tokens: tuple[Token, ...]
    doors: tuple[Door, ...]
    barricades: tuple[tuple[int, int], ...]
    """(protected zone, zone from which no shot may come)."""
    enemies: tuple[Placed, ...]
    add3: tuple[Placed, ...]
    add4: tuple[Placed, ...]
    stacks: tuple[tuple[str, str], ...]
    """(guard, guarded enemy) (FF-27.6)."""
    objectives: tuple[str, ...]
    """Conditions in the language of `objectives.py`."""
    variants: tuple[Variant, ...] = ()
    unlock: tuple[int, ...] = ()
    boss: str = ""
    boss_zone: int = -1
    chests: tuple[str, ...] = ()
    """What chests of this danger may hold: item ids or "gold 3"."""
    explore: tuple[tuple[str, tuple[Fx, ...]], ...] = ()
    """What each exploration token does; "or" between two effects lets the hero choose."""
    tutorial: bool = False
    runs_to: str = ""
    """The exit ("A") towards which a minion steps that carries an objective, instead of its segment."""
    arrival: Arrival = Arrival()


class Step(Struct, frozen=True):
    """A step of an expedition: ("rest", "2") or ("combat", "c5")."""

    kind: str
    what: str


class Expedition(Struct, frozen=True):
    id: str
    difficulty: str
    hours: int
    gold: int
    steps: tuple[Step, ...]
    early: bool
    """The third hero's enemies are there with two heroes already."""
    fountain: tuple[tuple[str, int], ...]
    """(combat, markers of its fountain instead)."""
    rounds: tuple[tuple[str, int], ...]
    """(combat, rounds fewer)."""
    aim: str
    """The aim that counts in c13, where it has one."""
    bonus: tuple[tuple[str, str], ...]
    """(combat or "all", condition)."""
    silver: int
    gold_medal: int


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


# -- from rows to structs --------------------------------------------------------------------------------------


class Shared(Struct, frozen=True):
    """What entries need to know about other tables."""

    traits: tuple[str, ...]
    chests: dict[int, tuple[str, ...]]


def _all_fx(texts: tuple[str, ...]) -> tuple[Fx, ...]:
    return tuple(fx_of(text) for text in texts)


def _faces(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(RESULTS[_known(name, RESULTS, "result")] for name in names)


def _known(name: str, among: Any, what: str) -> str:
    if name not in among:
        raise Misread(f"there is no {what} '{name}'; it can be {', '.join(map(str, among))}")
    return name


def _pays(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_known(name, (*PAYS, *POOLS), "payment") for name in names)


def _trait(name: str, shared: Shared) -> str:
    return _known(name, shared.traits, "trait") if name else ""


def _die(row: rows.DieRow, _: Shared) -> Die:
    for face in row.faces:
        for name in face.split("|"):
            _known(name, (*RESULTS, "miss"), "result")
    return Die(row.id, tuple(face_of(face) for face in row.faces))


def _hero(row: rows.HeroRow, shared: Shared) -> Hero:
    return Hero(
        row.id,
        row.health,
        row.energy,
        _trait(row.trait, shared),
        row.dice,
        row.start_skills,
        row.start_items,
        row.tokens,
    )


def _skill(row: rows.SkillRow, _: Shared) -> Skill:
    return Skill(
        row.id,
        row.hero,
        row.level,
        row.cost,
        _known(row.kind, SKILL_KINDS, "kind of skill"),
        _pays(row.pays),
        _faces(row.res),
        tuple(deed_of(text) for text in row.act),
        _all_fx(row.fx),
        _known(row.when, MOMENTS, "moment") if row.when else "",
        row.two_way,
        row.up,
    )


def _item(row: rows.ItemRow, shared: Shared) -> Item:
    return Item(
        row.id,
        row.number,
        _known(row.slot, ITEM_SLOTS, "slot"),
        row.cost,
        _known(row.use, ITEM_USES, "use"),
        row.die,
        tuple(deed_of(text) for text in row.special),
        _all_fx(row.special_fx),
        _pays(row.pays),
        _faces(row.res),
        tuple(deed_of(text) for text in row.act),
        _all_fx(row.fx),
        row.armour,
        _trait(row.trait, shared),
        _known(row.when, MOMENTS, "moment") if row.when else "",
        row.any_time,
        row.charges,
        row.hero,
    )


def _enemy(row: rows.EnemyRow, _: Shared) -> Enemy:
    for ability in row.abilities:
        _known(ability, ABILITIES, "ability")
    return Enemy(
        row.id,
        COLOURS.index(_known(row.colour, COLOURS, "colour")),
        row.toughness,
        row.armour,
        tuple(segment_of(segment.d, segment.do, segment.mod) for segment in row.frame),
        row.abilities,
        row.faction,
        row.tokens,
    )


def _boss(row: rows.BossRow, _: Shared) -> Boss:
    return Boss(
        row.id,
        row.act,
        row.toughness,
        row.armour,
        row.wounds,
        tuple(BossCard(number, boss_fx_of(text)) for number, text in enumerate(row.deck)),
        tuple(
            WeakPoint(
                point.id,
                tuple(_known(name, PAYS, "result") for name in point.need),
                reach_of(point.reach),
                _all_fx(point.fx),
            )
            for point in row.weak_points
        ),
    )


def _card(row: rows.CardRow, _: Shared) -> Card:
    return Card(row.id, _all_fx(row.fx), row.keep)


def _ally(row: rows.AllyRow, _: Shared) -> Ally:
    return Ally(row.id, row.toughness, row.dice, _all_fx(row.abilities))


def _place(row: rows.PlaceRow, _: Shared) -> Place:
    services = []
    for service in row.services:
        _known(service.kind, SERVICES, "service")
        for slot in service.slots:
            _known(slot, ITEM_SLOTS, "slot")
        services.append(Service(service.kind, service.figures, service.slots))
    return Place(row.id, _known(row.kind, PLACE_KINDS, "kind of place"), row.time, tuple(services), row.open_if)


def _quest(row: rows.QuestRow, _: Shared) -> Quest:
    reward = _all_fx(row.reward)
    return Quest(row.id, row.danger, row.time, row.expires_after_rests, row.appears, row.combat, reward)


def _reward(row: rows.RewardRow, _: Shared) -> Reward:
    return Reward(row.id, _all_fx(row.fx))


def _scene(row: rows.SceneRow, shared: Shared) -> Scene:
    return Scene(
        row.id,
        row.act,
        row.chapter,
        _known(row.kind, SCENE_KINDS, "kind of scene"),
        tuple(
            Choice(
                choice.id,
                choice.needs,
                _all_fx(choice.fx),
                choice.goto,
                test_of(choice.test, shared.traits) if choice.test else None,
                choice.passed,
                _all_fx(choice.passed_fx),
                choice.failed,
                _all_fx(choice.failed_fx),
            )
            for choice in row.choices
        ),
        row.success,
        row.partial,
        row.fail,
        row.goto,
        row.time,
        row.auto,
        row.bare,
    )


def _variant(row: rows.VariantRow, zones: Zones) -> Variant:
    for name in (*row.move, *row.stunned):
        name_of(name)
    return Variant(
        row.needs,
        row.remove,
        tuple(placed_of(text, zones) for text in row.add),
        tuple((name, zone_of(letter, zones)) for name, letter in row.move.items()),
        tuple(zone_of(letter, zones) for letter in row.start),
        row.rounds,
        tuple(row.armour.items()),
        row.no_armour,
        row.ally,
        row.marks,
        row.stunned,
        tuple(row.silenced.items()),
        row.objective,
        row.carrier,
        row.energy,
    )


def _combat(row: rows.CombatRow, shared: Shared) -> CombatScene:
    pairs = edges_of(row.edges)
    letters = tuple(sorted({letter for pair in pairs for letter in pair}))
    zones = {letter: number for number, letter in enumerate(letters)}
    if sorted(row.layout) != list(letters):
        raise Misread(f"the layout must give a cell to each of {', '.join(letters)}, and to nothing else")
    laid = map_of(row.tokens, zones)
    boss, _, boss_zone = row.boss.partition("@")
    return CombatScene(
        row.id,
        row.rounds,
        row.danger,
        letters,
        tuple(row.layout[letter] for letter in letters),
        tuple((zones[a], zones[b]) for a, b in pairs),
        laid.tokens,
        laid.doors,
        laid.barricades,
        tuple(placed_of(text, zones) for text in row.enemies),
        tuple(placed_of(text, zones) for text in row.add3),
        tuple(placed_of(text, zones) for text in row.add4),
        tuple(row.stacks.items()),
        row.objectives,
        tuple(_variant(variant, zones) for variant in row.variants),
        row.unlock,
        boss,
        zone_of(boss_zone, zones) if boss else -1,
        shared.chests.get(row.danger, ()),
        tuple((token, _all_fx(texts)) for token, texts in row.explore.items()),
        row.tutorial,
        row.runs_to,
        Arrival(row.arrival.flags, row.arrival.health),
    )


def _expedition(row: rows.ExpeditionRow, _: Shared) -> Expedition:
    steps = []
    for text in row.steps:
        kind, _space, what = text.partition(" ")
        _known(kind, ("rest", "combat"), "step")
        steps.append(Step(kind, what))
    bonus = []
    for text in row.bonus:
        combat, colon, condition = text.partition(": ")
        if not colon:
            raise Misread(f"the bonus '{text}' must begin with a combat or 'all', and a colon")
        bonus.append((combat, condition))
    return Expedition(
        row.id,
        row.difficulty,
        row.hours,
        row.gold,
        tuple(steps),
        row.early,
        tuple(row.fountain.items()),
        tuple(row.fewer_rounds.items()),
        row.aim,
        tuple(bonus),
        row.silver,
        row.gold_medal,
    )


BUILDERS: dict[str, Callable[[Any, Shared], Struct]] = {
    "die": _die,
    "hero": _hero,
    "skill": _skill,
    "item": _item,
    "enemy": _enemy,
    "boss": _boss,
    "corruption": _card,
    "fear": _card,
    "trap": _card,
    "ally": _ally,
    "place": _place,
    "quest": _quest,
    "reward": _reward,
    "scene": _scene,
    "combat": _combat,
    "expedition": _expedition,
}
"""For each table what makes its structs; "campaign" and "chest" only lend figures to others."""
SHAPES: dict[str, type[rows.Row]] = {table: shape for tables in rows.FILES.values() for table, shape in tables.items()}


def shared_of(box: rows.Box) -> Shared:
    """What entries need to know about other tables of the same box."""
    campaign = msgspec.convert(box["campaign"][0], rows.CampaignRow)
    chests = msgspec.convert(box["chest"], list[rows.ChestRow])
    return Shared(campaign.traits, {chest.danger: chest.holds for chest in chests})


def build(table: str, entry: dict[str, Any], shared: Shared) -> Struct:
    """The struct of one entry; raises msgspec.ValidationError for its shape, Misread for its notation."""
    return BUILDERS[table](msgspec.convert(entry, SHAPES[table]), shared)


BOX = rows.box()
"""The entries as they are written; not to be changed."""


def _with_pack() -> rows.Box:
    """The box, with the content pack over it if one is named."""
    folder = folder_of("fateforge")
    try:
        return rows.laid_over(BOX, rows.pack(folder)) if folder else BOX
    except UNREADABLE as wrong:
        raise unusable("fateforge", "the pack", wrong) from None


_IN_USE = _with_pack()
_SHARED = shared_of(_IN_USE)


def _loaded(table: str, _kind: type[E]) -> dict[str, E]:
    try:
        return {entry["id"]: build(table, entry, _SHARED) for entry in _IN_USE[table]}  # type: ignore[misc]
    except (msgspec.ValidationError, Misread) as wrong:
        raise unusable("fateforge", f"'{table}' of the pack", wrong) from None


DICE = _loaded("die", Die)
HEROES = _loaded("hero", Hero)
SKILLS = _loaded("skill", Skill)
ITEMS = _loaded("item", Item)
ENEMIES = _loaded("enemy", Enemy)
BOSSES = _loaded("boss", Boss)
CORRUPTION = _loaded("corruption", Card)
FEAR = _loaded("fear", Card)
TRAPS = _loaded("trap", Card)
ALLIES = _loaded("ally", Ally)
PLACES = _loaded("place", Place)
QUESTS = _loaded("quest", Quest)
REWARDS = _loaded("reward", Reward)
SCENES = _loaded("scene", Scene)
COMBATS = _loaded("combat", CombatScene)
EXPEDITIONS = _loaded("expedition", Expedition)

_CAMPAIGN = msgspec.convert(_IN_USE["campaign"][0], rows.CampaignRow)
FIRST_SCENE = _CAMPAIGN.first_scene
START_GOLD = _CAMPAIGN.start_gold
START_FOOD = _CAMPAIGN.start_food
START_ITEMS = _CAMPAIGN.start_items
"""In the shared bag at the start of the campaign."""
VICTORY_TOTALS = _CAMPAIGN.victory_totals
TRAITS = _CAMPAIGN.traits
TRAIT_POINT_COST = _CAMPAIGN.trait_point_cost
TRAIT_POINTS = _CAMPAIGN.trait_points
"""Trait points for passing a test, by its difficulty (FF-24.5)."""
REPUTATION = _CAMPAIGN.reputation
"""The factions that remember (FF-24.7)."""
REPUTATION_LEAST = _CAMPAIGN.reputation_least
REPUTATION_MOST = _CAMPAIGN.reputation_most
