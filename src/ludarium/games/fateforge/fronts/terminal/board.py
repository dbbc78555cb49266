"""The battle map as tiles: zones with their tokens, enemies and heroes, and the ways between them."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ludarium.games.fateforge.fronts.terminal.look import CHOICE, COLOURS, HERO, Look
from ludarium.games.fateforge.view import CombatView, EnemyView, FateforgeView, TokenView
from ludarium.games.fateforge.words import token
from ludarium.terminal.front import packed
from ludarium.terminal.look import LINES
from ludarium.texts import name, say, title

WIDEST = 30
NARROWEST = 16
GAP = 3
"""Characters between two tiles of a row."""


def tile_width(combat: CombatView, room: int) -> int:
    """How wide the tiles are so that the map fits into a line of that many characters."""
    columns = 1 + max(column for column, _ in combat.layout)
    return max(NARROWEST, min(WIDEST, (room - GAP * (columns - 1)) // columns))


def draw_map(view: FateforgeView, look: Look, lang: str, room: int, choices: frozenset[str]) -> list[Text]:
    """The map line by line; zones that can be chosen have a sign before their letter."""
    combat = view.combat
    assert combat is not None
    width = tile_width(combat, room)
    places = {place: letter for letter, place in zip(combat.zones, combat.layout, strict=True)}
    columns = 1 + max(column for column, _ in places)
    rows = 1 + max(row for _, row in places)
    inside = {letter: _contents(view, combat, letter, look, lang, width - 2) for letter in combat.zones}
    lines: list[Text] = []
    for row in range(rows):
        there = [places.get((column, row), "") for column in range(columns)]
        height = 2 + max((len(inside[letter]) for letter in there if letter), default=0)
        tiles = [_tile(letter, inside.get(letter, []), width, height, look, letter in choices) for letter in there]
        for number in range(height):
            line = Text()
            for column, tile in enumerate(tiles):
                line.append_text(tile[number])
                if column + 1 < columns:
                    middle = number == height // 2
                    line.append(_between(combat, there[column], there[column + 1], look) if middle else " " * GAP)
            lines.append(line)
        if row + 1 < rows:
            below = [places.get((column, row + 1), "") for column in range(columns)]
            lines.append(_under(combat, there, below, width, look))
    return lines


def list_zones(view: FateforgeView, look: Look, lang: str, room: int, choices: frozenset[str]) -> list[Text]:
    """The map without a drawing: a line for each zone with its ways and what stands there."""
    combat = view.combat
    assert combat is not None
    lines = []
    for zone in combat.zones:
        ways = [
            f"{look.closed_door if joined == 'closed' else look.open_door if joined == 'open' else ''}{other}"
            for other in combat.zones
            if (joined := _joined(combat, zone, other))
        ]
        line = Text(f"{look.choice if zone in choices else ' '}{zone}", style=CHOICE if zone in choices else "bold")
        line.append(f" {look.way_across}{','.join(ways)}", style=f"not bold {LINES}")
        lines.append(packed([line, *_contents(view, combat, zone, look, lang, room)], room, gap=2))
    return lines


def doors(combat: CombatView, look: Look, lang: str) -> list[str]:
    """Every door with the zones that it joins: "Door 1 B▓C"."""
    return [
        f"{title(name('map_token', token(door.name), lang))} "
        f"{(look.closed_door if door.closed else look.open_door).join(door.zones)}{' (!)' if door.guarded else ''}"
        for door in combat.doors
    ]


def bridges(combat: CombatView) -> list[tuple[str, str]]:
    """Ways without a door between zones whose tiles do not touch."""
    at = dict(zip(combat.zones, combat.layout, strict=True))
    found = []
    for first, second in combat.edges:
        (a, b), (c, d) = at[first], at[second]
        if abs(a - c) + abs(b - d) != 1 and _joined(combat, first, second) == "way":
            found.append((first, second))
    return found


def _joined(combat: CombatView, first: str, second: str) -> str:
    """ "way", "open" or "closed" (a door), or "" when no way leads from one to the other."""
    if not first or not second:
        return ""
    for door in combat.doors:
        if set(door.zones) == {first, second}:
            return "closed" if door.closed else "open"
    return "way" if (first, second) in combat.edges or (second, first) in combat.edges else ""


def _between(combat: CombatView, left: str, right: str, look: Look) -> Text:
    sign = {"way": look.way_across, "open": look.open_door, "closed": look.closed_door, "": " "}
    return Text(sign[_joined(combat, left, right)] * GAP, style=LINES)


def _under(combat: CombatView, above: list[str], below: list[str], width: int, look: Look) -> Text:
    sign = {"way": look.way_down, "open": look.open_door, "closed": look.closed_door, "": " "}
    parts = [sign[_joined(combat, upper, lower)].center(width) for upper, lower in zip(above, below, strict=True)]
    return Text((" " * GAP).join(parts), style=LINES)


def _tile(letter: str, inside: list[Text], width: int, height: int, look: Look, choice: bool) -> list[Text]:
    if not letter:
        return [Text(" " * width)] * height
    head = f"{look.choice if choice else ''}{letter}"
    style = CHOICE if choice else LINES
    top = Text(f"{look.corners[0]}{look.level} ", style=LINES)
    top.append(head, style=style if choice else "bold")
    top.append(f" {look.level * (width - 5 - cell_len(head))}{look.corners[1]}", style=LINES)
    lines = [top]
    for number in range(height - 2):
        line = Text(look.upright, style=LINES)
        content = inside[number].copy() if number < len(inside) else Text()
        if content.cell_len > width - 2:
            content = Text(set_cell_size(content.plain, width - 2 - cell_len(look.cut)) + look.cut, style=content.style)
        line.append_text(content)
        line.append(" " * (width - 2 - content.cell_len))
        line.append(look.upright, style=LINES)
        lines.append(line)
    lines.append(Text(f"{look.corners[2]}{look.level * (width - 2)}{look.corners[3]}", style=LINES))
    return lines


def _contents(view: FateforgeView, combat: CombatView, zone: str, look: Look, lang: str, room: int) -> list[Text]:
    lines = [Text(_token_words(each, lang), style="dim") for each in combat.tokens if each.zone == zone]
    lines += [enemy_line(enemy, look, lang, room) for enemy in combat.enemies if enemy.zone == zone]
    if combat.boss is not None and combat.boss.zone == zone:
        boss = combat.boss
        called = title(name("boss", boss.id, lang)).partition(",")[0]
        lines.append(Text(f"{look.enemy} {called} {boss.damage}/{boss.toughness}", style="bold bright_magenta"))
    for hero in view.party:
        if hero.fighter is not None and hero.fighter.zone == zone:
            down = say("cli-ff-ko", None, lang)
            words = f"{look.hero} {name('hero', hero.id, lang)}{f' ({down})' if hero.fighter.ko else ''}"
            lines.append(Text(words, style="dim" if hero.fighter.ko else HERO))
    return lines


def _token_words(each: TokenView, lang: str) -> str:
    words = title(name("map_token", token(each.name), lang))
    if each.kind in ("gem", "food", "fountain"):
        words = f"{title(say(f'ff-token-{each.kind}', None, lang))} ×{each.amount}"
    elif each.kind in ("trap", "terrain", "start"):
        words = title(say(f"ff-token-{each.kind}", None, lang))
    if each.to:
        words += f" → {each.to}"
    return f"{words} (!)" if each.guarded else words


def enemy_line(enemy: EnemyView, look: Look, lang: str, room: int = 99) -> Text:
    """An enemy with its damage and marks: "▲ Archer 2 0/1 ▪1". Where there is little room its name is cut."""
    marks = [
        f"{look.block}{enemy.block}" if enemy.block else "",
        f"{look.armour}{enemy.armour}" if enemy.armour else "",
        look.stunned if enemy.stunned else "",
        look.guard if enemy.guards else "",
        look.guarded if enemy.guarded else "",
        look.marked if enemy.marked else "",
    ]
    signs = " ".join(mark for mark in marks if mark)
    rest = f" {enemy.number} {enemy.damage}/{enemy.toughness}{' ' + signs if signs else ''}"
    called = f"{look.enemy} {name('enemy', enemy.id, lang)}"
    left = room - cell_len(rest)
    if cell_len(called) > left:
        called = set_cell_size(called, max(3, left - 1)).rstrip() + look.cut
    return Text(called + rest, style=COLOURS[enemy.colour])
