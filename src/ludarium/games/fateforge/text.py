"""Positions of Fateforge as text: the campaign as a sheet, figures and doors on a drawn map, dice by their faces.

Dice behind a screen may show `?`: they are picked and rolled when the text is read.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from ludarium.games.fateforge.check.saves import mistakes_of
from ludarium.games.fateforge.combat.knowledge import secret_dice
from ludarium.games.fateforge.combat.planning import picks
from ludarium.games.fateforge.content import COMBATS, DICE
from ludarium.games.fateforge.drawing import CLOSED, OPEN, own_map_of, read_own_map, ways_of
from ludarium.games.fateforge.results import FACE_NAMES
from ludarium.games.fateforge.state import NOWHERE, SPENT, FateforgeState
from ludarium.kernel.chance import UNKNOWN, Dealer
from ludarium.kernel.decisions import Seat
from ludarium.kernel.errors import BadPosition
from ludarium.kernel.game import Answers
from ludarium.kernel.text import Leaf, Lines, Names, Notation, Wrong, is_unknown

_ANY_DIE = "?"


class _Faces(Names):
    """What dice show: `strike`, `step|focus`, `miss`; `spent` once it has been used."""

    def __init__(self) -> None:
        super().__init__((), "face")
        self._by_name = {name: face for face, name in FACE_NAMES.items()} | {"spent": SPENT}

    def write(self, number: int) -> str:
        return "spent" if number == SPENT else FACE_NAMES.get(number) or super().write(number)

    def read(self, word: str) -> int:
        return self._by_name[word] if word in self._by_name else super().read(word)


_FACES = _Faces()


@cache
def _names(zones: tuple[str, ...]) -> Mapping[str, Leaf]:
    zone = Names(zones, "zone", left_out=NOWHERE)
    return {
        "FateforgeState.starts": Names(zones, "zone"),
        "FateforgeState.gained": _FACES,
        "FateforgeState.ally_faces": _FACES,
        "Fighter.faces": _FACES,
        **{f"{kind}.zone": zone for kind in ("Fighter", "EnemyState", "BossState", "Token")},
        "Token.to": Names(zones, "zone", left_out=NOWHERE),
    }


class FateforgeNotation(Notation[FateforgeState]):
    leading = ("combat_id", "own_map")
    drawn = ("own_map",)
    pictured = ("own map", "map")

    def names(self, state: FateforgeState) -> Mapping[str, Leaf]:
        if state.combat_id not in COMBATS and state.combat_id:
            raise Wrong(f"there is no combat '{state.combat_id}'")
        return _names(state.combat.zones) if state.combat_id else {}

    def pictures(self, state: FateforgeState) -> Iterator[tuple[str, list[str]]]:
        if state.own_map is not None:
            yield "own map", own_map_of(state.combat, state.closed)
        if _is_drawn(state):
            yield "map", _drawing(state)

    def look(self, pictures: Mapping[str, Lines], state: FateforgeState) -> None:
        if "own map" in pictures:  # it comes before all others
            state.own_map, state.closed = read_own_map(pictures["own map"])
            return
        if state.own_map is not None and not state.combat_id:
            raise Wrong("there is a map, but no combat")
        lines = pictures.get("map", [])
        ways = "\n".join(line for _, line in lines if ":" not in line)
        if lines and not state.combat_id:
            raise BadPosition(f"line {lines[0][0]}: there is a map, but no combat")
        if ways:
            _look_at_doors(state, ways, lines[0][0])
        places = dict(_figures(state))
        for number, line in lines:
            zone, _, names = line.partition(":")
            for name in filter(None, map(str.strip, names.split(","))):
                if zone not in state.combat.zones:
                    raise BadPosition(f"line {number}: there is no zone '{zone}'")
                if name not in places:
                    raise BadPosition(f"line {number}: there is no '{name}' here; there are {', '.join(places)}")
                if places[name] not in (NOWHERE, state.combat.zones.index(zone)):
                    raise BadPosition(f"line {number}: {name} is in two zones")
                places[name] = state.combat.zones.index(zone)
        _move(state, places)
        heroes = {hero.id for hero in state.party}
        lost = next((name for name, zone in _figures(state) if zone == NOWHERE and name not in heroes), "")
        if lost:
            raise Wrong(f"{lost} is in no zone; put it on the map")

    def short(self, state: FateforgeState) -> FateforgeState:
        short: FateforgeState = state.__copy__()
        if _is_drawn(state):
            _move(short, {name: NOWHERE for name, _ in _figures(state)})
            short.closed = 0
        if state.own_map is not None:
            short.own_map, short.closed = None, 0
        return short

    def hidden(self, state: FateforgeState, viewer: Seat, answers: Answers) -> FateforgeState:
        after = state.__copy__()
        for number in secret_dice(state, viewer):
            faces = tuple(face if face < 0 else UNKNOWN for face in state.fighters[number].faces)
            after.set_fighter(number, dice=(_ANY_DIE,) * len(state.fighters[number].dice), faces=faces)
        return after

    def dealt(self, state: FateforgeState, told: Collection[str], dealer: Dealer) -> FateforgeState:
        for number, fighter in enumerate(state.fighters):
            if _ANY_DIE not in fighter.dice and not any(map(is_unknown, fighter.faces)):
                continue
            if number >= len(state.party) or len(fighter.faces) not in (0, len(fighter.dice)):
                raise Wrong(f"hero {number} does not have the dice whose faces are told")
            dice = fighter.dice
            if _ANY_DIE in dice:
                ways = picks(state.party[number].dice(), len(dice))
                if not ways:
                    raise Wrong(f"{state.party[number].id} does not have so many dice")
                dice = ways[dealer.below(len(ways))]
            if any(die not in DICE for die in dice):
                raise Wrong(f"{state.party[number].id} has a die that there is not")
            faces = tuple(
                DICE[die].faces[dealer.below(6)] if is_unknown(face) else face
                for die, face in zip(dice, fighter.faces, strict=False)
            )
            state.set_fighter(number, dice=dice, faces=faces)
        return state

    def impossible(self, state: FateforgeState) -> str:
        return next(mistakes_of(state), "")


NOTATION = FateforgeNotation()


# -- the map -----------------------------------------------------------------------------------------------------


def _figures(state: FateforgeState) -> Iterator[tuple[str, int]]:
    """Everything on the map: its name and its zone."""
    yield from ((hero.id, fighter.zone) for hero, fighter in zip(state.party, state.fighters, strict=False))
    yield from ((enemy.name, enemy.zone) for enemy in state.enemies)
    if state.boss is not None:
        yield state.boss.id, state.boss.zone
    yield from ((token.name, token.zone) for token in state.tokens)


def _is_drawn(state: FateforgeState) -> bool:
    """Whether there is a map with something on it, and every name on it stands for one thing."""
    names = [name for name, _ in _figures(state)]
    return bool(state.combat_id and len(set(names)) == len(names) and any(at >= 0 for _, at in _figures(state)))


def _move(state: FateforgeState, places: Mapping[str, int]) -> None:
    """Put everything on the map into the zone told for it."""
    for number, (hero, _) in enumerate(zip(state.party, state.fighters, strict=False)):
        state.set_fighter(number, zone=places[hero.id])
    state.enemies = tuple(replace(enemy, zone=places[enemy.name]) for enemy in state.enemies)
    if state.boss is not None:
        state.boss = replace(state.boss, zone=places[state.boss.id])
    state.tokens = tuple(replace(token, zone=places[token.name]) for token in state.tokens)


def _look_at_doors(state: FateforgeState, ways: str, line: int) -> None:
    """Close the doors that are drawn so; the ways around them must be those of the combat."""
    lines, doors = ways_of(state.combat, 0)
    if ways.replace(CLOSED, OPEN) != "\n".join(map(str.strip, lines)):
        raise BadPosition(f"line {line}: {state.combat_id} has other ways; they may be left out")
    signs = (sign for sign in ways if sign in (CLOSED, OPEN))
    state.closed = sum(1 << door for door, sign in zip(doors, signs, strict=True) if sign == CLOSED)


def _drawing(state: FateforgeState) -> list[str]:
    """The map with its ways, then what is in each zone."""
    there: dict[str, list[str]] = {zone: [] for zone in state.combat.zones}
    for name, at in _figures(state):
        if at >= 0:
            there[state.combat.zones[at]].append(name)
    return [
        *([*ways_of(state.combat, state.closed)[0], ""] if state.own_map is None else ()),
        *(f"{zone}: {', '.join(names)}" for zone, names in there.items() if names),
    ]
