"""The three-lane battlefield (SK-25)."""

import pytest

from battles import Battle, battle, minion_phase
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.events import (
    ControlCounted,
    MinionDefeated,
    MinionPlaced,
    StructureDamaged,
    TokenAdvanced,
)
from ludarium.games.skytear.minions import next_tokens
from skytear.opening import at_battle, at_prompt, new, played

rule = pytest.mark.rule
FIELD = BOARDS["three_lanes"]


def lanes(heroes: dict[str, str], **fields: object) -> Battle:
    return battle(heroes, board="three_lanes", form="three-lanes", minion_supply=(16, 16), **fields)  # type: ignore[arg-type]


@rule("SK-25.1")
def test_six_heroes_three_towers_three_random_numbers_and_no_victory_cards() -> None:
    game = at_battle(new("three-lanes"))
    assert [sum(hero.side == side for hero in game.state.heroes) for side in (0, 1)] == [6, 6]
    assert game.state.towers == ((5, 5, 5), (5, 5, 5))
    assert sorted(game.state.numbers) == [1, 2, 3]
    assert game.view(None).victory == ()
    assert len({at_battle(new("three-lanes", seed=seed)).state.numbers for seed in range(8)}) > 2


@rule("SK-25.2")
def test_three_minions_a_side_start_at_the_middle_token() -> None:
    game = at_battle(new("three-lanes"))
    assert (game.minions(0), game.minions(1)) == ({"h8", "i8", "j8"}, {"h9", "i10", "j9"})
    assert game.minions(0, "A") == game.minions(0, "B") == set()
    token = FIELD.lane_tokens[1]
    assert all(FIELD.distances[token][FIELD.space(at)] == 1 for at in game.minions(0) | game.minions(1))


@rule("SK-25.3")
def test_one_outsider_for_two_domes_and_the_players_choose_the_empty_one() -> None:
    game = new("three-lanes")
    assert (game.prompt, game.asked, game.options) == ("outsider-dome", 0, {"choose dome-d", "choose dome-e"})
    game = game.after("dome-e")
    assert [(outsider.id, outsider.dome) for outsider in game.state.outsiders] == [("dome_behemoth", 1)]
    won = lanes({"yami": "f7", "corjof": "q5"}, outsiders=game.state.outsiders)
    won = minion_phase(won, checked=(1, 2, 3)).after()
    assert [event.winner for event in won.told(ControlCounted)] == [0, -1]
    assert won.prompt == "activate", "winning the dome without an outsider has no effect"


@rule("SK-25.3")
def test_two_random_outsiders_one_for_each_dome() -> None:
    game = at_prompt(new("three-lanes", outsiders="any"), "draft-hero")
    first, second = game.state.outsiders
    assert (first.dome, second.dome) == (0, 1)
    assert first.id != second.id
    seen = {
        outsider.id
        for seed in range(10)
        for outsider in at_prompt(new("three-lanes", seed=seed, outsiders="any"), "draft-hero").state.outsiders
    }
    assert seen == {"dome_behemoth", "ember_tyrant", "mire_colossus", "gale_phantom"}


WEST = ["h4", "i3", "k8"]
"""Lane tokens of A and M that the western nexus on i2 sees; B is elsewhere."""


@rule("SK-25.4")
def test_tokens_seen_by_the_same_nexus_are_checked_as_one_at_the_lowest_place() -> None:
    fight = lanes({"corjof": "i5", "gulbjarn": "g4", "yami": "q5"}, tokens=["h4", "j4", "o9"], numbers=(3, 1, 2))
    assert next_tokens(fight.state, ()) == ((1, 0), -1)
    fight = minion_phase(fight)
    (event, *_) = fight.told(ControlCounted)
    # Each hero counts once, though both see both tokens.
    assert (event.token, event.heroes, event.margin) == (1, (0, 2), 2)


@rule("SK-25.4")
def test_damage_first_to_minions_of_all_those_lanes_then_one_margin_moves_each() -> None:
    heroes = {"corjof": "i5", "gulbjarn": "g4", "akhuti": "h5", "yami": "q5"}
    fight = lanes(heroes, tokens=["h4", "j4", "o9"], numbers=(3, 1, 2), towers=((0, 5, 5), (5, 5, 5)), nexus=(5, -1))
    minions = ((1 << FIELD.space("b5"), 1 << FIELD.space("j8"), 0), (0, 0, 0))
    fight = minion_phase(fight.changed(minions=minions))
    assert fight.told(ControlCounted)[0].margin == 3
    assert {event.space for event in fight.told(MinionDefeated)} == {"b5", "j8"}
    # One point is left for the structures near the tokens: the middle tower or the nexus.
    assert fight.prompt == "damage-structure"
    fight = fight.after("nexus")
    assert fight.told(StructureDamaged) == [StructureDamaged(0, "", 1, 4)]
    assert {event.lane for event in fight.told(TokenAdvanced)} <= {"A", "M"}


@rule("SK-25.4", "SK-19.14")
def test_one_margin_moves_each_of_the_tokens() -> None:
    fight = lanes({"yami": "i5", "sakoshi": "h5", "corjof": "q5"}, tokens=["h4", "j4", "o9"], numbers=(3, 1, 2))
    fight = minion_phase(fight)
    assert fight.told(ControlCounted)[0].margin == 2
    after = played(fight, lambda now: now.prompt == "activate")
    moved = [event.lane for event in fight.told(TokenAdvanced) + after.told(TokenAdvanced)]
    assert moved == ["M", "M", "A", "A"], "the lower number first"
    for lane, start in enumerate(("h4", "j4")):
        assert FIELD.distances[FIELD.space(start)][after.state.tokens[lane]] == 2


@rule("SK-25.4", "SK-19.10")
def test_structures_near_any_of_the_tokens_can_be_damaged() -> None:
    # The token of lane M, which has the lower number, is near the middle tower; that of A is near the tower of A, too.
    fight = lanes({"corjof": "i5", "gulbjarn": "g4", "yami": "q5"}, tokens=["f3", "j4", "o9"], numbers=(3, 1, 2))
    assert next_tokens(fight.state, ()) == ((1, 0), -1)
    fight = minion_phase(fight)
    assert (fight.prompt, fight.asked) == ("damage-structure", 1)
    assert fight.options == {"choose tower-A", "choose tower-M"}


@rule("SK-25.4", "SK-19.18")
def test_after_a_tie_both_lanes_are_reinforced() -> None:
    fight = lanes({"yami": "q5"}, tokens=["h4", "j4", "o9"], numbers=(3, 1, 2))
    fight = minion_phase(fight)
    assert fight.told(ControlCounted)[0].winner == -1
    asked: list[tuple[int, str]] = []
    while len({lane for _, lane in asked}) < 2:
        assert fight.prompt == "place-minion"
        fight = fight.after(min(fight.spaces))
        asked += [(event.side, event.lane) for event in fight.told(MinionPlaced)]
        fight = fight.after("pass")
    assert asked == [(1, "M"), (0, "M"), (1, "A")], "the second player first"


@rule("SK-25.4")
def test_a_token_checked_already_is_not_checked_again_when_another_comes_near() -> None:
    fight = lanes({"yami": "q5"}, tokens=["h4", "j4", "o9"])
    assert next_tokens(fight.state, ()) == ((0, 1), -1)
    assert next_tokens(fight.state, (1,)) == ((1,), -1), "number 2 has its own turn"
    assert next_tokens(fight.state, (1, 2)) == ((2,), -1)
    assert next_tokens(fight.state, (1, 2, 3)) == ((), 0)
    assert next_tokens(fight.state, (1, 2, 3, 4)) == ((), 1)
    assert next_tokens(fight.state, (1, 2, 3, 4, 5)) is None


@rule("SK-25.4")
def test_all_three_tokens_may_be_one() -> None:
    fight = lanes({"yami": "q5", "corjof": "i5"}, tokens=["h4", "i3", "j4"])
    assert next_tokens(fight.state, ()) == ((0, 1, 2), -1)
    event = minion_phase(fight).told(ControlCounted)[0]
    assert (event.token, event.total) == (1, (0, 1))


def test_on_two_lanes_tokens_are_never_one() -> None:
    fight = battle({"yami": "m5"}, tokens=["f3", "h3"])
    assert next_tokens(fight.state, ()) == ((0,), -1)


@rule("SK-25.5", "SK-24.2")
def test_each_team_drafts_six_from_its_own_set_of_eight() -> None:
    game = at_prompt(new("three-lanes"), "draft-hero")
    order = []
    while game.prompt == "draft-hero":
        order.append((game.asked, len(game.options)))
        game = game.after(str(game.decision.options[0]))
    assert order == [(0, 8), (1, 8), (1, 7), (0, 7), (0, 6), (1, 6), (1, 5), (0, 5), (0, 4), (1, 4), (1, 3), (0, 3)]


@rule("SK-25.1", "SK-21.1")
def test_only_the_nexus_decides() -> None:
    fight = lanes(
        {"yami": "i13", "corjof": "q5"}, tokens=["c9", "i14", "o9"], towers=((5, 5, 5), (0, 0, 0)), nexus=(-1, 1)
    )
    assert minion_phase(fight, checked=(1,)).reason == "nexus"


def test_the_game_ends() -> None:
    game = played(at_battle(new("three-lanes")), lambda now: False)
    assert game.reason in ("track", "nexus")
