"""Content packs: a folder of TOML files like those of `data/`, and everything that can be wrong with one.

An entry with the id of one in the box replaces it, so that owners can use the figures of their own box. New
battlefields can be played in competitive form. What cards, skills and outsiders *do* is code: there must be a script
for every id. A pack is used with `--pack`, or by naming its folder in LUDARIUM_SKYTEAR_PACK.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludarium.games.skytear import cards
from ludarium.games.skytear.board import ROWS
from ludarium.games.skytear.content import (
    COUNTERS,
    TABLES,
    Area,
    Faction,
    Hero,
    OutsiderCard,
    PowerCard,
    VictoryCard,
    box_rows,
    with_pack,
)
from ludarium.games.skytear.outsiders import SKILLS as OUTSIDER_SKILLS
from ludarium.kernel.packs import Mistake, in_words, line_of, read
from ludarium.spaces.hexes import NEIGHBOURS, Axial, axial, distance

RUNES = ("fire", "earth", "air", "ice", "any")
RANGES = ("melee", "ranged")
ICONS = ("none", "worship", "marked", "shapeshifted", "pillar", "illusion")
KINDS = ("action", "reaction")
SIGNS = "-.caAbBmMdDeENnTt"
LANES = "ABM"
DOMES = "de"
_SCRIPTED = cards
"""Imported for its scripts."""
_MOST = 999
"""The largest figure of a hero or an outsider."""
PACK_SIZE = 8
"""Cards that come with a hero."""

FOLDERS: tuple[str, ...] = ()
"""Folders that only packs of this game have."""


class Structure(Struct, frozen=True, forbid_unknown_fields=True):
    """A nexus, or a tower with its lane."""

    side: int
    at: tuple[int, int]
    lane: str = ""


class LaneToken(Struct, frozen=True, forbid_unknown_fields=True):
    lane: str
    at: tuple[int, int]


class DomeToken(Struct, frozen=True, forbid_unknown_fields=True):
    dome: str
    number: int
    at: tuple[int, int]


class StartMinions(Struct, frozen=True, forbid_unknown_fields=True):
    side: int
    lane: str
    at: tuple[tuple[int, int], ...]


class Battlefield(Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield as a pack writes it; spaces are [column, row] of the map."""

    id: str
    heroes_per_side: int
    victory_cards: int
    map: str
    nexus: tuple[Structure, ...]
    towers: tuple[Structure, ...]
    lane_tokens: tuple[LaneToken, ...]
    dome_tokens: tuple[DomeToken, ...]
    minions: tuple[StartMinions, ...]
    openings: tuple[tuple[tuple[int, int], tuple[int, int]], ...]


SHAPES: dict[str, type[Struct]] = {
    "factions": Faction,
    "heroes": Hero,
    "cards": PowerCard,
    "victory": VictoryCard,
    "outsiders": OutsiderCard,
    "areas": Area,
    "battlefields": Battlefield,
}
"""The shape of one entry of each file: the published schema."""


def schema() -> dict[str, Any]:
    """The JSON schema of every file of a pack, by its name."""
    return {
        f"{name}.toml": msgspec.json.schema(msgspec.defstruct(name, [(TABLES[name], list[shape])]))  # type: ignore[valid-type]
        for name, shape in SHAPES.items()
    }


def fields() -> dict[str, dict[str, frozenset[str]]]:
    """For each file its tables, and the fields that an entry of them can have."""
    return {f"{name}.toml": {TABLES[name]: frozenset(shape.__struct_encode_fields__)} for name, shape in SHAPES.items()}


def count(folder: Path) -> int:
    """How many entries the files of a pack have."""
    return sum(len(_read(folder / f"{name}.toml")[1]) for name in TABLES if (folder / f"{name}.toml").is_file())


def check(folder: Path) -> list[Mistake]:
    """Everything that is wrong with the pack in that folder, in the order of files and lines; empty: it can be used."""
    found: list[Mistake] = []
    made: dict[str, dict[str, Struct]] = {}
    present = sorted(file.stem for file in folder.glob("*.toml"))
    for name in present:
        if name in TABLES:
            made[name] = {}
            found += _mistakes_of_file(folder, name, made[name])
        else:
            files = ", ".join(f"{known}.toml" for known in TABLES)
            found.append(Mistake(f"{name}.toml", 0, "", f"no file of that name is read; the files are {files}"))
    if not made:
        return [*found, Mistake(folder.name, 0, "", "a pack needs at least one file, such as heroes.toml")]
    if not found:
        found += _mistakes_together(folder, made)
    return found


# -- one file --------------------------------------------------------------------------------------------------


def _read(path: Path) -> tuple[str, list[Any], Mistake | None]:
    """The text of a file, its entries, and what is wrong with the file as a whole."""
    table = TABLES[path.stem]
    text, data, wrong = read(path)
    if wrong is not None:
        return text, [], wrong
    for name in data:
        if name != table:
            return (
                text,
                [],
                Mistake(path.name, line_of(text, name, 0), "", f"'{name}' is not read here; write [[{table}]]"),
            )
    entries = data.get(table, [])
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        return text, [], Mistake(path.name, 0, "", f"there are no entries; each begins with [[{table}]]")
    return text, entries, None


def _mistakes_of_file(folder: Path, name: str, made: dict[str, Struct]) -> Iterator[Mistake]:
    """What is wrong with the entries of a file, each for itself; `made` gets those that are whole."""
    path = folder / f"{name}.toml"
    text, entries, wrong = _read(path)
    if wrong is not None:
        yield wrong
    seen: dict[str, int] = {}
    for number, entry in enumerate(entries):
        line = line_of(text, TABLES[name], number)
        called = str(entry.get("id", f"{TABLES[name]} {number + 1}"))
        if called in seen:
            yield Mistake(path.name, line, called, f"this id is taken already, in line {seen[called]}")
        seen.setdefault(called, line)
        try:
            row = msgspec.convert(entry, SHAPES[name])
        except msgspec.ValidationError as error:
            yield Mistake(path.name, line, called, in_words(str(error)))
            continue
        unknown = [field for field in entry if field not in {each.encode_name for each in msgspec.structs.fields(row)}]
        mistakes = [f"there is no field '{field}'" for field in unknown] + list(_mistakes_of(row))
        yield from (Mistake(path.name, line, called, mistake) for mistake in mistakes)
        made[called] = row


# -- one entry -------------------------------------------------------------------------------------------------


def _mistakes_of(row: Struct) -> Iterator[str]:
    match row:
        case Faction():
            yield from _not_one_of("rune", row.rune, RUNES)
            yield from _not_one_of("worship", row.worship, ("mark", "pillar", "illusion", "shapeshift"))
        case Hero():
            yield from _mistakes_of_hero(row)
        case PowerCard():
            yield from _mistakes_of_card(row)
        case VictoryCard():
            yield from _not_one_of("counter", row.counter, COUNTERS)
            if row.threshold < 1:
                yield f"the threshold is {row.threshold}; it must be at least 1"
        case OutsiderCard():
            yield from _mistakes_of_outsider(row)
        case Area():
            yield from _mistakes_of_area(row)
        case Battlefield():
            yield from _mistakes_of_battlefield(row)


def _not_one_of(what: str, value: str, known: tuple[str, ...]) -> Iterator[str]:
    if value not in known:
        yield f"there is no {what} '{value}'; it can be {', '.join(known)}"


def _out_of_bounds(**values: int) -> Iterator[str]:
    for name, value in values.items():
        least = 1 if name == "hp" else 0
        if value < least:
            yield f"{name} is {value}; it must be at least {least}"
        if value > _MOST:
            yield f"{name} is {value}; it must be at most {_MOST}"


def _mistakes_of_hero(hero: Hero) -> Iterator[str]:
    yield from _not_one_of("range", hero.range, RANGES)
    yield from _out_of_bounds(attack=hero.attack, plus=hero.plus, hp=hero.hp, armour=hero.armour)
    if not hero.runes:
        yield "runes are missing; the last one is the faction's"
    for rune in hero.runes:
        yield from _not_one_of("rune", rune, RUNES[:-1])
    box = {row["id"]: row for row in box_rows("heroes")}
    if hero.id not in box:
        yield f"nothing is known about what this hero's skills do; the heroes are {', '.join(box)}"
        return
    skills = [skill["id"] for skill in box[hero.id]["skills"]]
    if [skill.id for skill in hero.skills] != skills:
        yield f"the skills must be {' and '.join(skills)}: what they do is known by these ids"
    for skill in hero.skills:
        yield from _not_one_of("icon", skill.icon, ICONS)


def _mistakes_of_card(card: PowerCard) -> Iterator[str]:
    box = {row["id"]: row for row in box_rows("cards")}
    printed = box.get(card.id, {})
    if card.id not in box:
        yield "nothing is known about what this card does; effects exist for the cards of the box only"
    if card.effect not in ("", printed.get("effect", "")):
        yield "its effect cannot be changed: the wording is that of the box"
    for figure in sorted(set(card.figures) - set(printed.get("figures", {}))):
        yield f"'{figure}' is no figure of this card; it can have {', '.join(printed.get('figures', {})) or 'none'}"
    yield from _out_of_bounds(**card.figures)
    yield from _not_one_of("kind", card.kind, KINDS)
    yield from _out_of_bounds(modifier=card.modifier, copies=card.copies)
    for rune in card.runes:
        yield from _not_one_of("rune", rune, RUNES)
    if card.ultimate and not card.hero:
        yield "an ultimate needs its hero"
    if card.id in box and card.area != printed.get("area", ""):
        yield f"its area must be {printed.get('area') or 'left out'}: what the card does is known with it"


def _mistakes_of_outsider(outsider: OutsiderCard) -> Iterator[str]:
    yield from _not_one_of("range", outsider.range, RANGES)
    yield from _out_of_bounds(attack=outsider.attack, plus=outsider.plus)
    if outsider.id not in {row["id"] for row in box_rows("outsiders")}:
        yield "nothing is known about where this outsider is placed; there are those of the box only"
    for skill in outsider.skills:
        yield from _not_one_of("skill", skill.id, OUTSIDER_SKILLS)


def _mistakes_of_area(area: Area) -> Iterator[str]:
    if not area.cells:
        yield "there are no cells"
    for cell, times in Counter(area.cells).items():
        if times > 1:
            yield f"the cell {list(cell)} is there {times} times"
        if distance(cell, (0, 0)) > 4:
            yield f"the cell {list(cell)} is more than 4 spaces away"
    if area.caster and (0, 0) in area.cells:
        yield "[0, 0] is the caster's space, which is not hit"


# -- battlefields ----------------------------------------------------------------------------------------------


def _mistakes_of_battlefield(field: Battlefield) -> Iterator[str]:
    spaces: dict[tuple[int, int], str] = {}
    wrong = []
    rows = field.map.strip("\n").splitlines()
    if len(rows) > len(ROWS):
        wrong.append(f"the map has {len(rows)} rows; there are names for {len(ROWS)}")
    for row, line in enumerate(rows):
        for column, sign in enumerate(line.split()):
            if len(sign) > 1 or sign not in SIGNS:
                wrong.append(f"map, row {row + 1}: '{sign}' is no sign; the signs are {' '.join(SIGNS)}")
            elif sign != "-":
                spaces[column, row] = sign
    wrong += [*_numbers_of(field), *_places_of(field, spaces)]
    yield from wrong
    if wrong or not spaces:
        return
    if not _is_connected(spaces):
        yield "the map is not connected: some spaces cannot be reached from the others"
    elif not any(_is_alike(field, spaces, turned) for turned in (False, True)):
        yield "the sides are not alike: mirrored left to right, or turned by half, the map must be the same"


def _numbers_of(field: Battlefield) -> Iterator[str]:
    if field.heroes_per_side not in (4, 6):
        yield f"heroes_per_side is {field.heroes_per_side}; drafts are for 4 or 6"
    if not 0 <= field.victory_cards <= len(COUNTERS):
        yield f"victory_cards is {field.victory_cards}; there are {len(COUNTERS)}"
    lanes = [token.lane for token in field.lane_tokens]
    for lane in lanes:
        yield from _not_one_of("lane", lane, tuple(LANES))
    for dome in [token.dome for token in field.dome_tokens]:
        yield from _not_one_of("dome", dome, tuple(DOMES))
    if len(set(lanes)) < len(lanes) or not lanes:
        yield "each lane needs one control token"
    expected = list(range(len(lanes) + 1, len(lanes) + len(field.dome_tokens) + 1))
    if [token.number for token in field.dome_tokens] != expected:
        yield f"the domes' markers are numbered after the lanes: {', '.join(map(str, expected))}"
    if [nexus.side for nexus in field.nexus] != [0, 1]:
        yield "there must be a nexus of side 0 and then one of side 1"
    for side in (0, 1):
        if sorted(tower.lane for tower in field.towers if tower.side == side) != sorted(lanes):
            yield f"side {side} needs one tower in each lane"


def _places_of(field: Battlefield, spaces: dict[tuple[int, int], str]) -> Iterator[str]:
    """What does not stand where its sign is."""
    wanted = [(nexus.at, "Nn"[nexus.side % 2], "a nexus") for nexus in field.nexus]
    wanted += [(tower.at, "Tt"[tower.side % 2], "a tower") for tower in field.towers]
    wanted += [
        (token.at, token.lane + token.lane.lower(), f"the token of lane {token.lane}") for token in field.lane_tokens
    ]
    wanted += [
        (token.at, token.dome + token.dome.upper(), f"the marker of dome {token.dome}") for token in field.dome_tokens
    ]
    wanted += [(at, "", "a minion") for group in field.minions for at in group.at]
    for at, signs, what in wanted:
        if at not in spaces:
            yield f"{what} is on {list(at)}, where there is no space"
        elif signs and spaces[at] not in signs:
            yield f"{what} is on {list(at)}, but the map has '{spaces[at]}' there"
    for sign, what, there in (("Nn", "a nexus", field.nexus), ("Tt", "a tower", field.towers)):
        drawn = {at for at, found in spaces.items() if found in sign}
        for at in sorted(drawn - {structure.at for structure in there}):
            yield f"the map has {what} on {list(at)} that is not listed"
    for one, other in field.openings:
        domes = [spaces.get(at, "").lower() if spaces.get(at, "").lower() in DOMES else "" for at in (one, other)]
        beside = distance(axial(*one), axial(*other)) == 1
        if one not in spaces or other not in spaces or not beside or domes[0] == domes[1]:
            yield f"the opening {list(one)} to {list(other)} does not lead from a dome to its outside"


def _is_connected(spaces: dict[tuple[int, int], str]) -> bool:
    left = {axial(*at) for at in spaces}
    frontier = [left.pop()]
    while frontier:
        q, r = frontier.pop()
        near: list[Axial] = [(q + dq, r + dr) for dq, dr in NEIGHBOURS if (q + dq, r + dr) in left]
        left.difference_update(near)
        frontier += near
    return not left


def _is_alike(field: Battlefield, spaces: dict[tuple[int, int], str], turned: bool) -> bool:
    """Whether the map is the same for both sides when it is mirrored left to right, or turned by half."""
    width = max(column for column, _ in spaces)
    last = max(row for _, row in spaces)
    if turned and last % 2:
        return False  # half a turn would put even rows on odd ones

    def across(at: tuple[int, int]) -> tuple[int, int]:
        column, row = at
        return width - column - row % 2, last - row if turned else row

    swapped = str.maketrans("NnTt", "nNtT")
    kinds = str.maketrans("abmABMeE", "aaaAAAdD" if turned else "abmABMeE")
    for at, sign in spaces.items():
        if spaces.get(across(at), "").translate(kinds) != sign.translate(swapped).translate(kinds):
            return False
    minions = {(group.side, at) for group in field.minions for at in group.at}
    tokens = {token.at for token in field.lane_tokens}
    markers = {token.at for token in field.dome_tokens}
    openings = {frozenset(pair) for pair in field.openings}
    return (
        {(1 - side, across(at)) for side, at in minions} == minions
        and {across(at) for at in tokens} == tokens
        and {across(at) for at in markers} == markers
        and {frozenset(across(at) for at in pair) for pair in openings} == openings
    )


# -- all files together ----------------------------------------------------------------------------------------


def _mistakes_together(folder: Path, made: dict[str, dict[str, Struct]]) -> Iterator[Mistake]:
    """What does not fit together, once the pack is laid over the box."""
    rows = {
        name: {row["id"]: msgspec.convert(row, SHAPES[name]) for row in with_pack(name, box_rows(name), folder)}
        for name in ("factions", "heroes", "cards", "areas")
    }

    def where(name: str, called: str, mistake: str) -> Mistake:
        """The entry's own line when the pack has it; else the file of the pack that has the table, or the folder."""
        if called in made.get(name, {}):
            text = (folder / f"{name}.toml").read_text("utf-8")
            number = list(made[name]).index(called)
            return Mistake(f"{name}.toml", line_of(text, TABLES[name], number), called, mistake)
        return Mistake(folder.name, 0, called, mistake)

    for hero in rows["heroes"].values():
        assert isinstance(hero, Hero)
        faction = rows["factions"].get(hero.faction)
        if not isinstance(faction, Faction):
            yield where(
                "heroes", hero.id, f"there is no faction '{hero.faction}'; it can be {', '.join(rows['factions'])}"
            )
        elif hero.runes[-1] != faction.rune:
            yield where("heroes", hero.id, f"the last rune must be the faction's, {faction.rune}")
    yield from _mistakes_of_packs(rows, where)


def _mistakes_of_packs(rows: dict[str, dict[str, Any]], where: Any) -> Iterator[Mistake]:
    """Every hero brings eight cards of its faction, one of them its ultimate."""
    for card in rows["cards"].values():
        hero = rows["heroes"].get(card.hero)
        if card.hero and hero is None:
            yield where("cards", card.id, f"there is no hero '{card.hero}'; it can be {', '.join(rows['heroes'])}")
        elif hero is not None and card.faction != hero.faction:
            yield where("cards", card.id, f"its faction is {card.faction}, but {card.hero} is of {hero.faction}")
        if card.area and card.area not in rows["areas"]:
            yield where("cards", card.id, f"there is no area '{card.area}'; it can be {', '.join(rows['areas'])}")
    for hero in rows["heroes"].values():
        own = [card for card in rows["cards"].values() if card.hero == hero.id]
        ultimates = [card for card in own if card.ultimate]
        if len(ultimates) != 1 or ultimates[0].copies != 1:
            about = own[0].id if own else hero.id
            yield where("cards", about, f"{hero.id} needs one ultimate, with one copy")
        elif sum(card.copies for card in own) != PACK_SIZE:
            there = sum(card.copies for card in own)
            yield where("cards", own[0].id, f"{hero.id} brings {there} cards; there must be {PACK_SIZE}")
