"""The battlefields: spaces, structures, sight, cover and areas (SK-2, SK-9, SK-12)."""

import pytest

from battles import battle, minion_phase
from ludarium.games.skytear.board import BOARDS, Board, bits
from ludarium.games.skytear.content import AREAS, WAYS
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.events import ControlCounted, Fizzled
from ludarium.games.skytear.state import Waiting
from ludarium.spaces.hexes import distance

rule = pytest.mark.rule
FIELD = BOARDS["two_lanes"]
each_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def names(board: Board, mask: int) -> set[str]:
    return {board.names[space] for space in bits(mask)}


def seen_from(space: str, board: Board = FIELD) -> set[str]:
    return names(board, board.sight[board.space(space)][3])


# -- spaces and structures -------------------------------------------------------------------------------------


@rule("SK-2.1")
@each_board
def test_spaces_have_six_neighbours_at_most_and_distance_ignores_lines(board: Board) -> None:
    assert max(mask.bit_count() for mask in board.neighbours) == 6
    for one in range(board.size):
        assert board.distances[one][one] == 0
        for other in range(board.size):
            assert board.distances[one][other] == distance(board.axials[one], board.axials[other])
    assert FIELD.distances[FIELD.space("d7")][FIELD.space("e8")] == 1, "a white line lies between them"


@rule("SK-2.1")
def test_distance_ignores_figures() -> None:
    fight = battle({"sakoshi": "c5", "yami": "c6", "corjof": "c7"})
    assert "attack" in fight.actions
    assert fight.state.board.distances[fight.hero("sakoshi").at][fight.hero("corjof").at] == 2


@rule("SK-2.2")
def test_a_nexus_and_a_tower_fill_a_space_and_block() -> None:
    for side in (0, 1):
        assert len(FIELD.towers[side]) == len(FIELD.lanes)
    fight = battle({"yami": "c4"}).after("move").all_pass()
    assert "c3" not in fight.spaces
    fight = battle({"yami": "g3"}).after("move").all_pass()
    assert "g2" not in fight.spaces


@rule("SK-2.3")
@each_board
def test_lanes_link_towers_and_white_lines_run_round_domes(board: Board) -> None:
    for lane, ground in enumerate(board.lane_spaces):
        assert ground >> board.lane_tokens[lane] & 1
        for side in (0, 1):
            assert board.neighbours[board.towers[side][lane]] & ground
    for dome in board.dome_spaces:
        edges = [(at, to) for at in bits(dome) for to in bits(board.neighbours[at] & ~dome)]
        crossed = [edge for edge in edges if not board.white_line(*edge)]
        assert len(crossed) == 2, "two openings"
        assert len(edges) > 20


@rule("SK-2.4")
def test_figures_cross_white_lines_freely() -> None:
    fight = battle({"yami": "d7"}).after("move").all_pass()
    assert {"e8", "f7", "f8"} <= fight.spaces
    assert fight.after("f8").at("yami") == "f8"


@rule("SK-2.5")
def test_cover_spaces_lie_in_lanes_in_domes_and_elsewhere() -> None:
    cover = names(FIELD, FIELD.cover)
    assert {"d5", "e8", "f4"} <= cover
    assert FIELD.lane_spaces[0] >> FIELD.space("d5") & 1
    assert FIELD.dome_spaces[0] >> FIELD.space("e8") & 1
    assert not (FIELD.lane_ground | FIELD.in_domes) >> FIELD.space("f4") & 1
    assert "d5" in battle({"yami": "c5"}).after("move").all_pass().spaces, "otherwise an ordinary space"


@rule("SK-2.6")
def test_each_dome_has_a_fixed_marker_checked_after_the_lanes() -> None:
    assert (FIELD.dome_numbers, BOARDS["three_lanes"].dome_numbers) == ((3,), (4, 5))
    fight = minion_phase(battle({"yami": "g7", "corjof": "c9"}))
    assert [event.token for event in fight.told(ControlCounted)] == [1]
    fight = fight.after("pass", "pass")
    assert [event.token for event in fight.told(ControlCounted)] == [2]
    fight = fight.after("pass", "pass")
    assert [event.token for event in fight.told(ControlCounted)] == [3], "the dome comes last"
    assert fight.prompt == "place-outsider"
    assert names(FIELD, 1 << FIELD.dome_tokens[0]) == {"g8"}


@rule("SK-2.7")
def test_tokens_block_neither_movement_nor_sight() -> None:
    fight = battle({"yami": "c6", "corjof": "c9"}, pillars={1: ["c7"]}, illusions={"akhuti": "b6"})
    fight = fight.with_hero("akhuti", illusion=FIELD.space("b6"))
    fight = fight.after("move").all_pass()
    assert {"c7", "b6", "c8"} <= fight.spaces, "a Pillar, an Illusion and a control token"
    far = battle({"sakoshi": "c6", "corjof": "c9"}, pillars={1: ["c7"]}, tokens=["c8", "k8"])
    assert "hero corjof" in far.after("attack").options


@rule("SK-2.8")
def test_the_space_of_a_destroyed_tower_is_ordinary_ground() -> None:
    fight = battle({"yami": "c4"}, towers=((0, 5), (5, 5)), nexus=(5, -1)).after("move").all_pass()
    assert "c3" in fight.spaces
    fight = battle({"yami": "d6"}, towers=((0, 5), (5, 5)), nexus=(5, -1))
    assert fight.state.lane_ground() >> FIELD.space("c3") & 1
    assert not FIELD.lane_ground >> FIELD.space("c3") & 1


@each_board
def test_the_sides_of_a_battlefield_are_alike(board: Board) -> None:
    assert board.lane_spaces[0].bit_count() == board.lane_spaces[-1].bit_count()
    for lane, token in enumerate(board.lane_tokens):
        west, east = board.towers[0][lane], board.towers[1][lane]
        assert board.distances[token][west] == board.distances[token][east]


# -- sight -----------------------------------------------------------------------------------------------------


@rule("SK-9.1")
def test_sight_is_a_path_of_three_spaces_without_a_white_line() -> None:
    assert {"c5", "c11", "a8"} <= seen_from("c8")
    assert "c4" not in seen_from("c8")
    assert "e8" not in seen_from("d7"), "adjacent, but behind a white line"
    assert {"g6", "g7", "f6"} <= seen_from("g4"), "through the opening"
    assert "g8" not in seen_from("g4")
    # The path need not be straight: from f5 the way to f6 leads through the opening beside it.
    assert FIELD.white_line(FIELD.space("f5"), FIELD.space("f6"))
    assert "f6" in seen_from("f5")


@rule("SK-9.1")
def test_the_path_of_sight_stays_on_the_board() -> None:
    for space in range(FIELD.size):
        for seen in bits(FIELD.sight[space][3]):
            assert FIELD.distances[space][seen] <= 3
            assert FIELD.sight[seen][3] >> space & 1, "sight goes both ways"


@rule("SK-9.2")
def test_figures_structures_and_tokens_do_not_block_sight() -> None:
    fight = battle({"sakoshi": "c6", "yami": "c7", "corjof": "c9"}, minions={1: ["c8"]}, pillars={0: ["b8"]})
    assert "hero corjof" in fight.after("attack").options
    tower = battle({"sakoshi": "c2", "corjof": "c4"})
    assert tower.after("attack").stack == ["attack"]


@rule("SK-9.3")
def test_a_hero_always_sees_itself() -> None:
    fight = battle({"yami": "d5"}, hand=["clear_mind"], conditions={"yami": ["slow"]})
    fight = fight.after("play clear_mind by yami").all_pass()
    assert fight.prompt == "remove-condition"


@rule("SK-9.4", "SK-9.5")
def test_cover_hides_an_enemy_unless_an_ally_stands_beside_and_sees_in() -> None:
    hidden = battle({"sakoshi": "c7", "corjof": "d5"}, hand=["shuriken_storm"])
    assert "attack" not in hidden.actions
    assert "d5" in hidden.after("play shuriken_storm by sakoshi").spaces, "the space itself is seen"
    beside = battle({"sakoshi": "c7", "yami": "c5", "corjof": "d5"})
    assert "attack" in beside.actions
    itself = battle({"yami": "c5", "corjof": "d5"})
    assert "attack" in itself.actions
    # Yami stands beside e8, but a white line is between: she shows Sakoshi nothing.
    line = battle({"sakoshi": "f6", "yami": "d8", "corjof": "e8"})
    assert "attack" not in line.actions


@rule("SK-9.4")
def test_allies_on_cover_are_never_hidden() -> None:
    fight = battle({"cotlic": "c7", "yami": "d5"}, hand=["safeguard"])
    assert "hero yami" in fight.after("play safeguard by cotlic").options


@rule("SK-9.5")
def test_heroes_see_through_cover() -> None:
    fight = battle({"sakoshi": "d4", "corjof": "d6"})
    assert "attack" in fight.actions


@rule("SK-9.6")
def test_figures_on_cover_see_out() -> None:
    fight = battle({"sakoshi": "d5", "corjof": "c7"})
    assert "attack" in fight.actions


@rule("SK-9.7")
def test_cover_hides_minions_but_not_tokens() -> None:
    minion = battle({"sakoshi": "c7"}, minions={1: ["d5"]})
    assert "attack" not in minion.actions
    pillar = battle({"sakoshi": "c7"}, pillars={1: ["d5"]})
    assert pillar.after("attack").stack == ["attack"]


# -- areas -----------------------------------------------------------------------------------------------------


@rule("SK-12.1")
def test_areas_may_be_turned_and_flipped() -> None:
    count = {area: len(WAYS[area]) for area in AREAS}
    assert count == {
        "triangle3": 6,
        "rhombus4": 6,
        "bend4": 12,
        "flower7": 1,
        "line3": 6,
        "line4": 6,
        "arc3": 6,
        "cone5": 6,
        "ring6": 1,
    }


@rule("SK-12.1")
def test_the_diagram_is_laid_when_the_effect_resolves() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"}, hand=["combustion"]).after("play combustion by yami", "c8")
    assert fight.prompt == "priority", "nothing is laid yet"
    assert fight.all_pass().prompt == "lay-area"


@rule("SK-12.2")
def test_cells_beyond_the_edge_are_lost_but_one_must_lie_on_the_board() -> None:
    fight = battle({"haburat": "a6", "yami": "a5"}, "haburat", enemy_hand=["blades_of_lightning"])
    fight = fight.after("play blades_of_lightning by haburat").all_pass()
    # Two of the six directions lead off the board at once, and one after two spaces.
    assert sorted(len(words.split()) - 1 for words in fight.options) == [2, 4, 4, 4]
    assert fight.after("area a4 a5", flip=[0]).lost("yami") == 3


@rule("SK-12.3")
def test_a_highlighted_space_is_the_casters_and_nothing_more_is_needed() -> None:
    fight = battle({"haburat": "c6"}, "haburat", enemy_hand=["blades_of_lightning"])
    fight = fight.after("play blades_of_lightning by haburat").all_pass()
    assert "area c7 c8 c9 c10" in fight.options
    assert all("c6" not in words.split() for words in fight.options), "the caster's own space is not hit"


@rule("SK-12.4")
def test_nothing_happens_when_the_caster_no_longer_sees_the_target_space() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"}, hand=["combustion"]).after("play combustion by yami", "c8")
    fight = fight.with_hero("yami", at=FIELD.space("c4")).all_pass()
    assert [event.what for event in fight.told(Fizzled)] == ["combustion"]
    assert fight.lost("corjof") == 0


@rule("SK-12.5")
def test_white_lines_and_cover_do_not_protect_inside_the_area() -> None:
    fight = battle({"yami": "c7", "corjof": "e8", "akhuti": "d8"}, hand=["combustion"])
    fight = fight.after("play combustion by yami", "d8").all_pass()
    assert "area d7 d8 e8" in fight.options
    fight = fight.after("area d7 d8 e8", flip=[1])
    assert (fight.lost("corjof"), fight.lost("akhuti")) == (2, 2)


@rule("SK-12.6")
def test_one_card_is_flipped_for_all_and_armour_counts_for_each() -> None:
    fight = battle({"yami": "c6", "gulbjarn": "c8", "corjof": "d8"}, hand=["combustion"])
    fight = fight.after("play combustion by yami", "c8").all_pass().after("area c8 d7 d8", flip=[3])
    assert (fight.lost("gulbjarn"), fight.lost("corjof")) == (4 - 1, 4)
    assert fight.discards(0) == ["hideaway"], "one card, flipped once"


@rule("SK-12.7")
def test_an_area_without_caster_and_target_covers_a_space_the_caster_sees() -> None:
    """No card of the box has one; the vocabulary of effects has it for packs."""
    fight = battle({"yami": "d7"})
    effect = Effect(fight.state, lambda _: None, Waiting("card", fight.state.hero, 0))
    script = effect.lay_area("triangle3")
    options = next(script).options  # type: ignore[union-attr]
    seen = seen_from("d7")
    laid = [set(str(option).split()[1:]) for option in options]
    assert all(spaces & seen for spaces in laid)
    assert any(not spaces <= seen for spaces in laid)
    assert {"e8", "f7", "f8"} not in laid, "none of them is seen from d7"
