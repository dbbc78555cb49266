"""What can be wrong with a combat: its map, its enemies, its objectives and its variants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludarium.games.fateforge.combat.bosses import unknown_weak_points
from ludarium.games.fateforge.combat.objectives import TERMS, goals_of, objective_of
from ludarium.games.fateforge.content import COLOURS, CombatScene, Enemy, Placed, Variant
from ludarium.games.fateforge.verbs import World, Wrong
from ludarium.games.fateforge.vocabulary import VERBS

LEAST_ROUNDS = 3
MOST_ROUNDS = 6
DANGERS = range(1, 5)
RULES = range(1, 15)
"""Rules that a combat can unlock (FF-1.12)."""


def mistakes_of_combat(combat: CombatScene, world: World) -> Iterator[Wrong]:
    """Everything wrong with one combat, its conditions excepted."""
    yield from _mistakes_of_figures(combat)
    yield from _mistakes_of_arrival(combat)
    yield from mistakes_of_map(combat)
    yield from mistakes_of_tokens(combat, world)
    enemies = list(_mistakes_of_enemies(combat, world))
    yield from enemies
    if not enemies:
        yield from _mistakes_of_colours(combat, world)
    for text in combat.objectives:
        yield from ((text, wrong) for wrong in mistakes_of_objective(text, combat, world))
    for variant in combat.variants:
        yield from ((f'"{variant.needs}"', wrong) for wrong in _mistakes_of_variant(variant, combat, world))


def _mistakes_of_figures(combat: CombatScene) -> Iterator[Wrong]:
    if not LEAST_ROUNDS <= combat.rounds <= MOST_ROUNDS:
        yield "rounds =", f"it lasts {combat.rounds} rounds; a combat has {LEAST_ROUNDS} to {MOST_ROUNDS}"
    if combat.danger not in DANGERS:
        yield "danger =", f"the danger is {combat.danger}; it can be 1 to {DANGERS[-1]}"
    for rule in combat.unlock:
        if rule not in RULES:
            yield "unlock =", f"there is no rule {rule} to unlock; they are 1 to {RULES[-1]}"
    if not combat.objectives:
        yield "objectives =", "there are no objectives"


def _mistakes_of_arrival(combat: CombatScene) -> Iterator[Wrong]:
    """On its own a combat must leave something to do, and somebody who can do it."""
    arrival = combat.arrival
    for health in arrival.health:
        if not 0 < health <= 100:
            yield "health =", f"the party comes with {health} % of its health; it can be 1 to 100"
    settled = {f"flag {flag}" for flag in arrival.flags}
    objectives = [objective_of(text) for text in combat.objectives]
    if objectives and not any(
        (not each.needs or each.needs in settled)
        and any(not TERMS[goal.verb].is_escape for way in each.ways for goal in way)
        for each in objectives
    ):
        yield "objectives =", "on its own there is nothing to do but leave; the flags of its arrival must settle an aim"


# -- the map ---------------------------------------------------------------------------------------------------


def mistakes_of_map(combat: CombatScene) -> Iterator[Wrong]:
    """Tiles, doors and barricades that do not fit, and zones that heroes can never come to."""
    letters = combat.zones
    edges = {frozenset(edge) for edge in combat.edges}
    for cell, times in Counter(combat.layout).items():
        if times > 1:
            here = [letters[zone] for zone, other in enumerate(combat.layout) if other == cell]
            yield "layout =", f"the tiles {' and '.join(here)} lie on the same cell {list(cell)}"
    for a, (column, row) in enumerate(combat.layout):
        for b, other in enumerate(combat.layout):
            if other in ((column + 1, row), (column, row + 1)) and frozenset((a, b)) not in edges:
                yield "layout =", f"the tiles {letters[a]} and {letters[b]} touch, but no edge joins them"
    for door in combat.doors:
        if frozenset(door.zones) not in edges:
            ends = " and ".join(letters[zone] for zone in door.zones)
            yield f'"{door.name}@', f"{door.name} lies between {ends}, where there is no edge"
    for sheltered, side in combat.barricades:
        if frozenset((sheltered, side)) not in edges:
            inside, outside = letters[sheltered], letters[side]
            mistake = f"the barricade shelters {inside} from {outside}, which are not next to each other"
            yield f"barricade@{inside}<{outside}", mistake
    starts = [token for token in combat.tokens if token.kind == "start"]
    if not starts:
        yield "tokens =", "there is no start token"
    for start in starts:
        lost = [letters[zone] for zone in range(len(letters)) if zone not in reached(combat, start.zone)]
        if lost:
            yield "edges =", f"heroes who start in {letters[start.zone]} can never come to {', '.join(lost)}"


def reached(combat: CombatScene, start: int) -> set[int]:
    """The zones a hero can come to: along edges, whose doors can be opened, and through portals."""
    found = {start}
    wave = [start]
    while wave:
        zone = wave.pop()
        near = [b if a == zone else a for a, b in combat.edges if zone in (a, b)]
        near += [token.to for token in combat.tokens if token.kind == "portal" and token.zone == zone]
        fresh = [other for other in near if other not in found]
        found.update(fresh)
        wave += fresh
    return found


def mistakes_of_tokens(combat: CombatScene, world: World) -> Iterator[Wrong]:
    """Tokens that are missing, or that nothing says anything about."""
    exits = [token for token in combat.tokens if token.kind == "exit"]
    placed = (*combat.enemies, *combat.add3, *combat.add4)
    guarded = {guarded for _, guarded in combat.stacks}
    stuck = {each.guards for each in placed if _name(each) in guarded}
    if not exits:
        yield "tokens =", "there is no exit"
    elif all(token.name in stuck for token in exits):
        yield "tokens =", "every exit is guarded by an enemy that is guarded itself"
    explored = dict(combat.explore)
    for token in combat.tokens:
        if token.kind == "explore" and token.name not in explored:
            yield f'"{token.name}@', f"nothing says what happens at {token.name}"
        if token.kind == "chest" and not combat.chests:
            yield f'"{token.name}@', f"nothing says what chests hold in combats of danger {combat.danger}"
    names = {token.name for token in combat.tokens}
    for name, effects in explored.items():
        if name not in names:
            yield "explore =", f"there is no token '{name}' to explore"
        for fx in effects:
            yield from (("explore =", wrong) for wrong in VERBS[fx.verb].mistakes_on_map(fx, combat, world))
    for held in combat.chests:
        if not held.startswith("gold ") and held not in world["item"]:
            yield "danger =", f"its chests hold '{held}', which is no item"
    if combat.runs_to and f"exit{combat.runs_to}" not in names:
        yield "runs_to =", f"there is no exit {combat.runs_to}"


# -- enemies ---------------------------------------------------------------------------------------------------


def _name(placed: Placed) -> str:
    return f"{placed.enemy}#{placed.number}"


def _mistakes_of_enemies(combat: CombatScene, world: World) -> Iterator[Wrong]:
    tokens = {token.name: token.zone for token in combat.tokens}
    placed = (*combat.enemies, *combat.add3, *combat.add4)
    yield from _mistakes_of_placed(combat, world)
    if combat.boss and combat.boss not in world["boss"]:
        yield "boss =", f"there is no boss '{combat.boss}'; they are {', '.join(world['boss'])}"
    zones = {_name(each): each.zone for each in placed}
    for guard, guarded in combat.stacks:
        for name in (guard, guarded):
            if name not in zones:
                yield "stacks =", f"'{name}' is not in this combat"
        if guard in zones and guarded in zones and zones[guard] != zones[guarded]:
            yield "stacks =", f"{guard} guards {guarded} from another zone"
    for each in placed:
        if each.carries in tokens and tokens[each.carries] != each.zone:
            yield f'"{_name(each)}@', f"{_name(each)} carries {each.carries}, which lies in another zone"


def _mistakes_of_placed(combat: CombatScene, world: World) -> Iterator[Wrong]:
    """What is wrong with enemies one by one, those of variants too."""
    places = {token.name: (token.zone,) for token in combat.tokens} | {door.name: door.zones for door in combat.doors}
    later = [each for variant in combat.variants for each in variant.add]
    for each in (*combat.enemies, *combat.add3, *combat.add4, *later):
        name = _name(each)
        if each.enemy not in world["enemy"]:
            yield f'"{name}@', f"there is no enemy '{each.enemy}'"
        if each.guards and each.guards not in places:
            yield f'"{name}@', f"{name} guards '{each.guards}', which is not on this map"
        elif each.guards and each.zone not in places[each.guards]:
            yield f'"{name}@', f"{name} guards {each.guards}, which lies in another zone"
        if each.carries and each.carries not in ("gem", "food", *places):
            yield f'"{name}@', f"{name} carries '{each.carries}'; it can be gem, food or a token of this map"


def _mistakes_of_colours(combat: CombatScene, world: World) -> Iterator[Wrong]:
    """One enemy card for each colour (FF-10.4), initiatives that differ, and as many tokens as there are in the box."""
    everybody = (*combat.enemies, *combat.add3, *combat.add4)
    settings: list[tuple[str, tuple[Placed, ...]]] = [("", everybody)]
    for variant in combat.variants:
        if variant.add:
            left = tuple(each for each in everybody if _name(each) not in variant.remove)
            settings.append((f'"{variant.needs}"', (*left, *variant.add)))
    for about, placed in settings:
        cards: dict[int, str] = {}
        for each in placed:
            enemy: Enemy = world["enemy"][each.enemy]
            other = cards.setdefault(enemy.colour, each.enemy)
            if other != each.enemy:
                found = f"{other} and {each.enemy} are both {COLOURS[enemy.colour]}; a combat has one card of a colour"
                yield about or f'"{_name(each)}@', found
                break
        for name, times in Counter(_name(each) for each in placed).items():
            if times > 1:
                yield about or f'"{name}@', f"the initiative of {name} is there {times} times"
        for enemy_id, times in Counter(each.enemy for each in placed).items():
            if times > world["enemy"][enemy_id].tokens:
                most = world["enemy"][enemy_id].tokens
                yield about or f'"{enemy_id}#', f"there are {times} of {enemy_id}, but only {most} tokens"
    if combat.add4:
        # Hard play gives four heroes one more of the first that comes with the fourth (FF-1.15).
        again = combat.add4[0].enemy
        needed, most = 1 + sum(each.enemy == again for each in everybody), world["enemy"][again].tokens
        if needed > most:
            yield "add4 =", f"hard play needs {needed} of {again}, the first of add4, but there are only {most} tokens"


# -- objectives ------------------------------------------------------------------------------------------------


def mistakes_of_objective(text: str, combat: CombatScene, world: World) -> Iterator[str]:
    """What an objective of that combat names and the combat lacks."""
    for goal in goals_of(text):
        yield from TERMS[goal.verb].mistakes(goal, combat, world["boss"])


# -- variants --------------------------------------------------------------------------------------------------


def _mistakes_of_variant(variant: Variant, combat: CombatScene, world: World) -> Iterator[str]:
    placed = {_name(each) for each in (*combat.enemies, *combat.add3, *combat.add4)}
    cards = {name.partition("#")[0] for name in placed}
    tokens = {token.name: token.kind for token in combat.tokens}
    for name in variant.remove:
        if name not in placed and name not in tokens:
            yield f"it removes '{name}', which is not in this combat"
    for name in (*(name for name, _ in variant.move), *variant.stunned):
        if name not in placed:
            yield f"'{name}' is not in this combat"
    for name in (*(name for name, _ in variant.armour), *variant.no_armour):
        if name not in cards and name != combat.boss:
            yield f"'{name}' is not in this combat"
    for name, ability in variant.silenced:
        if name not in cards:
            yield f"'{name}' is not in this combat"
        elif ability not in world["enemy"][name].abilities:
            yield f"{name} has no ability '{ability}' to lose"
    if variant.rounds and not LEAST_ROUNDS <= variant.rounds <= MOST_ROUNDS:
        yield f"it lasts {variant.rounds} rounds; a combat has {LEAST_ROUNDS} to {MOST_ROUNDS}"
    if variant.ally and variant.ally not in world["ally"]:
        yield f"there is no ally '{variant.ally}'; they are {', '.join(world['ally'])}"
    if variant.carrier and tokens.get(variant.carrier) != "objective":
        yield f"there is no objective '{variant.carrier}' to carry"
    yield from unknown_weak_points(variant.marks, combat, world["boss"])
    if variant.objective:
        yield from mistakes_of_objective(variant.objective, combat, world)
