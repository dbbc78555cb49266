"""Maps that positions bring for their combats: drawn, read back, played on, and refused when they cannot be."""

from __future__ import annotations

import random

import pytest

import ludarium
from fights import drawn
from ludarium.games.fateforge import save
from ludarium.games.fateforge.content import COMBATS, Door, OwnMap
from ludarium.games.fateforge.drawing import own_map_of, read_own_map
from ludarium.games.fateforge.ground import FAR
from ludarium.games.fateforge.view import FateforgeView
from ludarium.kernel.errors import BadPosition
from shown_positions import SHOWN

TEXT = SHOWN["fateforge"]
WAYS = TEXT.partition("map\n")[2].partition("\n\n")[0]
MAP = """  A---B-#-D
      |   #
      C---E-/-F
          |
  G       H
  and A/F A-G
  barricades: E<C"""
OWN = TEXT.replace(WAYS, MAP).replace("map\n", "own map\n", 1).replace("\n\n  B:", "\n\nmap\n  B:", 1)


def random_map(zones: tuple[str, ...], generator: random.Random) -> OwnMap:
    """The zones put down side by side, with far ways, doors and barricades here and there."""
    cells = [(0, 0)]
    while len(cells) < len(zones):
        column, row = generator.choice(cells)
        cell = generator.choice(((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)))
        if cell not in cells:
            cells.append(cell)
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    cells = [(column - left, row - top) for column, row in cells]
    generator.shuffle(cells)
    pairs = [(one, other) for one in range(len(zones)) for other in range(one + 1, len(zones))]
    touching = {(a, b) for a, b in pairs if abs(cells[a][0] - cells[b][0]) + abs(cells[a][1] - cells[b][1]) == 1}
    edges = tuple(pair for pair in pairs if pair in touching or generator.random() < 0.05)
    doors = [edge for edge in edges if generator.random() < 0.2]
    barricades = tuple((far, near) for near, far in edges if generator.random() < 0.1)
    named = (Door(f"door{number}", edge, False) for number, edge in enumerate(doors, start=1))
    return OwnMap(zones, tuple(cells), edges, tuple(named), barricades)


def redrawn(own_map: OwnMap, closed: int) -> list[str]:
    return own_map_of(COMBATS["c1"].laid_out(own_map), closed)


def shut_doors(own_map: OwnMap, closed: int) -> dict[tuple[int, int], int]:
    return {door.zones: closed >> number & 1 for number, door in enumerate(own_map.doors)}


@pytest.mark.parametrize("seed", range(60))
def test_any_map_is_read_as_it_was_drawn(seed: int) -> None:
    generator = random.Random(seed)
    own_map = random_map(tuple("ABCDEFGHIJKL"[: generator.randrange(2, 13)]), generator)
    shut = generator.randrange(1 << len(own_map.doors))
    lines = redrawn(own_map, shut)
    read, closed = read_own_map(list(enumerate(lines)))
    assert (read.zones, read.layout, read.barricades) == (own_map.zones, own_map.layout, own_map.barricades)
    assert set(read.edges) == set(own_map.edges)
    assert shut_doors(read, closed) == shut_doors(own_map, shut)
    assert redrawn(read, closed) == lines


@pytest.mark.parametrize(
    "combat",
    [
        combat if number % 6 == 0 else pytest.param(combat, marks=pytest.mark.long)
        for number, combat in enumerate(COMBATS)
    ],
)
def test_combats_on_maps_of_their_own_are_played_and_read_back_at_every_step(combat: str) -> None:
    seed = list(COMBATS).index(combat)
    generator = random.Random(seed)
    position = ludarium.new("fateforge", "combat", 1 + seed % 4, seed=seed, options={"combat": combat})
    while position.base.round < 1:
        position.apply(position.pending[0].seat, generator.choice(position.pending[0].options))
    base = position.base.__copy__()
    base.own_map, base.closed = read_own_map(list(enumerate(redrawn(random_map(base.combat.zones, generator), 0b101))))
    if "doors_closed" in " ".join(base.objectives):
        base.objectives = tuple(text for text in base.objectives if "doors_closed" not in text)
    position.base = base
    position = ludarium.read(position.text(), seed=seed)
    fought = 0
    while position.pending and position.base.own_map is not None and fought < 60:
        again = ludarium.read(position.text(), seed=seed)
        assert again == position
        assert again.text() == position.text()
        view = again.game.view(again, 0)
        assert isinstance(view, FateforgeView)
        assert view.combat is None or view.combat.zones == position.base.own_map.zones
        assert view.combat is None or view.combat.layout == position.base.own_map.layout
        position.apply(position.pending[0].seat, generator.choice(position.pending[0].options))
        fought += 1
    assert fought > 5


def test_a_map_is_what_it_shows() -> None:
    state = ludarium.read(OWN, seed=1).base
    assert state.combat.zones == tuple("ABCDEFGH")
    assert state.combat.layout == ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (3, 1), (0, 2), (2, 2))
    a, b, c, d, e, f, g, h = range(8)
    assert state.combat.doors == (
        Door("door1", (b, d), False),
        Door("door2", (e, f), False),
        Door("door3", (d, e), False),
        Door("door4", (a, f), False),
    )
    assert (state.closed, state.combat.barricades) == (0b101, ((e, c),))
    assert (state.ground.distance[a][f], state.ground.distance[g][h], state.ground.distance[a][d]) == (1, 4, FAR)
    assert not state.ground.can_shoot(c, e)
    assert state.ground.can_shoot(e, c)


def test_the_next_combat_is_fought_on_its_own_map() -> None:
    position = ludarium.new("fateforge", "combat", 1, seed=0)
    position.base.own_map = ludarium.read(OWN, seed=1).base.own_map
    while position.base.round < 1:
        position.apply(position.pending[0].seat, position.pending[0].options[0])
    assert position.base.own_map is None


def test_saves_keep_a_map_and_refuse_one_that_no_drawing_gives() -> None:
    state = ludarium.read(OWN, seed=1).base
    assert save.loads(save.dumps(state)) == state
    assert "own_map" not in save.dumps(ludarium.read(TEXT, seed=1).base)
    state.own_map = OwnMap(("A", "B"), ((0, 0), (99, 0)), ((0, 1),))
    with pytest.raises(save.BadSave, match="more than 12 zones wide or high"):
        save.loads(save.dumps(state))


@pytest.mark.parametrize(
    ("told", "instead", "reason"),
    [
        ("A---B-#-D", "A---B-#-A", "line 4: the zone A is drawn twice"),
        ("A---B-#-D", "A---B-?-D", "line 4: '-?-' is no way between zones; draw ---, -#- or -/-"),
        ("A---B-#-D", "A---B-#-d", "line 4: 'd' stands in the place of a zone"),
        ("A---B-#-D", "A---B-#-", "line 4: a way begins or ends where no zone is"),
        ("      |   #", "       |  #", "line 5: '|' is no way down; draw |, # or / right under a zone"),
        ("      |   #", "  |   |   #", "line 6: a way begins or ends where no zone is"),
        (
            "          |\n",
            "          |\n          |\n",
            "line 8: ways down stand in one line between two lines of zones",
        ),
        ("      |   #", "          #", "the tiles B and C touch, but no edge joins them"),
        ("A-G", "A-Z", "there is no zone 'Z' on this map"),
        ("A-G", "A-A", "line 9: A leads to itself"),
        ("A-G", "A-B", "line 10: the way A-B is there twice"),
        ("A-G", "A=G", "line 9: 'A=G' is no way; write C-F, C#F or C/F"),
        ("and A/F A-G", "and A/F", "can never come to G"),
        ("E<C", "E-C", "line 10: 'E-C' is no barricade; write E<B when nobody shoots from B into E"),
        ("E<C", "E<A", "the barricade shelters E from A, which are not next to each other"),
        ("F: exitA", "Z: exitA", "there is no zone 'Z'"),
        ("name=exitA, kind=exit", "name=exitB, kind=exit", "exitA"),
    ],
)
def test_a_map_that_cannot_be_is_refused_with_the_reason(told: str, instead: str, reason: str) -> None:
    assert told in OWN
    with pytest.raises(BadPosition) as refusal:
        ludarium.read(OWN.replace(told, instead, 1), seed=1)
    assert reason in str(refusal.value)


def test_there_is_no_map_without_a_combat() -> None:
    with pytest.raises(BadPosition, match="there is a map, but no combat"):
        ludarium.read("fateforge campaign, 2 seats, rules 3\nown map\n  A---B\n")


def test_a_combat_needs_what_its_objectives_name() -> None:
    without = OWN.replace("F: exitA", "F: exitB").replace("name=exitA", "name=exitB")
    with pytest.raises(BadPosition, match="'taken objective3': there is no objective 'objective3' on this map"):
        ludarium.read(without.replace('"taken objective1", "escape A"', '"taken objective3"'), seed=1)


def test_tests_of_fights_draw_the_same_maps() -> None:
    scene = drawn("""
        A---B-#-C
        and A/C
        A: ranger
        C: archer#1, exitA
    """)
    assert (scene.zone("ranger"), scene.zone("archer#1"), scene.state.closed) == ("A", "C", 0b01)
    assert scene.state.ground.distance[1][2] == 2
