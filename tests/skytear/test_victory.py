"""The end of a turn and of the game, with the ten victory cards (SK-20, SK-21)."""

import re

import pytest

from battles import Battle, battle, between_activations, ids, minion_phase, numbers
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import COUNTERS, VICTORY_CARDS
from ludarium.games.skytear.events import CardsCleared, GameEnded, TokenRemoved
from ludarium.games.skytear.minions import EndOfTurn
from ludarium.games.skytear.phases import check_victory
from ludarium.texts import LANGUAGES, say

rule = pytest.mark.rule
FIELD = BOARDS["two_lanes"]
DUEL = {"yami": "c6", "corjof": "c7"}


def ending(fight: Battle, step: str = "clear", **fields: object) -> Battle:
    """The same battle at a step of the end of the turn."""
    return between_activations(fight, agenda=(EndOfTurn(step),), **fields)


def with_counter(fight: Battle, side: int, name: str, value: int) -> Battle:
    rows = [list(row) for row in fight.state.counters]
    rows[side][COUNTERS.index(name)] = value
    return fight.changed(counters=tuple(tuple(row) for row in rows))


# -- the end of the turn ---------------------------------------------------------------------------------------


@rule("SK-20.1", "SK-14.8")
def test_the_steps_at_the_end_of_a_turn() -> None:
    fight = battle(DUEL, hand=["hideaway"] * 5, exhausted=["corjof"], leads={"corjof": "looming_storm"})
    fight = fight.with_hero("yami", cards=numbers(["clear_mind"]), status=1)
    fight = ending(fight).after(flip=["combustion", "combustion"])
    # Cards on and under heroes are discarded, two are drawn, and only then is the hand limit checked.
    assert (fight.discards(0), fight.discards(1)) == (["clear_mind"], ["looming_storm"])
    assert (fight.hero("yami").cards, fight.hero("corjof").leads) == ((), ()), "they are no longer on the heroes"
    assert (fight.prompt, fight.asked) == ("hand-limit", 0)
    assert fight.hand(0) == ["hideaway"] * 5 + ["combustion"] * 2
    assert fight.hero("yami").status == 1, "not readied yet"
    fight = fight.after("hideaway")
    assert fight.discards(0) == ["clear_mind", "hideaway"]
    assert (len(fight.hand(0)), len(fight.hand(1))) == (6, 2)
    assert (fight.hero("yami").status, fight.hero("corjof").status) == (0, 0)
    assert (fight.state.turn, fight.prompt) == (4, "activate")


@rule("SK-20.1")
def test_a_lead_card_that_nobody_saw_comes_to_light_when_it_is_discarded() -> None:
    fight = ending(battle(DUEL, leads={"corjof": "looming_storm"}))
    assert "looming_storm" in [card for event in fight.told(CardsCleared) for card in event.shown]


@rule("SK-14.10")
def test_discarding_goes_on_down_to_six() -> None:
    fight = ending(battle(DUEL, hand=["hideaway"] * 8)).after()
    for _ in range(4):
        assert fight.prompt == "hand-limit"
        fight = fight.after(str(fight.decision.options[0]))
    assert len(fight.hand(0)) == 6
    assert fight.prompt == "activate"


@rule("SK-20.2")
def test_until_the_end_of_the_turn_ends_at_the_first_step() -> None:
    fight = battle(DUEL).with_hero("yami", armour_turn=2, mana_turn=1, control_turn=1)
    fight = ending(fight, walls=1 << FIELD.space("d8"))
    yami = fight.hero("yami")
    assert (yami.armour_turn, yami.mana_turn, yami.control_turn, fight.walls) == (0, 0, 0, set())
    assert [event.space for event in fight.told(TokenRemoved)] == ["d8"]


@rule("SK-20.3")
def test_readying_does_not_remove_conditions() -> None:
    fight = ending(battle(DUEL, exhausted=["corjof"], conditions={"corjof": ["slow"]})).after()
    assert (fight.hero("corjof").status, fight.conditions("corjof")) == (0, {"slow"})


# -- the end of the game ---------------------------------------------------------------------------------------


@rule("SK-21.2")
def test_fulfilling_a_face_up_card_wins_at_once_for_either_side() -> None:
    for side, places in ((0, (1, 2)), (1, (2, 1))):
        fight = battle(DUEL, "yami" if side == 0 else "corjof", victory=["manhunt"], hp={"yami": 1, "corjof": 1})
        fight = with_counter(fight, side, "enemy_heroes_defeated", 2)
        fight = fight.after("attack").all_pass(flip=[0, 0] if side == 0 else [0])
        assert (fight.reason, fight.places) == ("manhunt", places)
        assert fight.told(GameEnded) == [GameEnded("manhunt", side)]


@rule("SK-21.2", "SK-25.1")
def test_cards_that_are_not_face_up_do_not_count() -> None:
    fight = with_counter(battle(DUEL, victory=["siege"], hp={"corjof": 1}), 0, "enemy_heroes_defeated", 2)
    assert not fight.after("attack").all_pass(flip=[0, 0, 0, 0]).over


@rule("SK-21.3")
def test_both_sides_at_the_same_moment_is_a_tie() -> None:
    state = battle(DUEL, victory=["manhunt", "slaughter"]).state
    state.count(0, "enemy_heroes_defeated", 3)
    state.count(1, "enemy_minions_defeated", 12)
    events: list[object] = []
    check_victory(state, events.append)
    assert state.outcome is not None
    assert (state.outcome.places, state.outcome.reason) == ((1, 1), "both")


@rule("SK-21.4", "SK-1.3")
def test_the_end_of_the_track_is_a_tie() -> None:
    fight = ending(battle(DUEL, turn=5)).after()
    assert (fight.reason, fight.places) == ("track", (1, 1))


@rule("SK-21.5")
def test_victory_is_looked_at_after_each_step() -> None:
    # The sixth token is won in the first lane: the second lane and the dome are not checked any more.
    fight = with_counter(battle({"yami": "c6", "corjof": "m5"}, victory=["dominion"]), 0, "control_tokens_won", 5)
    fight = minion_phase(fight)
    assert (fight.over, fight.reason) == (True, "dominion")
    assert fight.tokens == ("c8", "k8"), "it did not even advance"
    heroes = {"yami": "c6", "sakoshi": "c7", "corjof": "m5"}
    fight = with_counter(battle(heroes, victory=["dominion"], minions={1: ["c9"]}), 0, "control_tokens_won", 5)
    fight = minion_phase(fight)
    assert (fight.reason, fight.minions(1)) == ("dominion", {"c9"}), "winning comes before the damage"


# -- the ten cards ---------------------------------------------------------------------------------------------


def test_every_card_has_a_counter_of_its_own() -> None:
    assert len(set(COUNTERS)) == len(VICTORY_CARDS) == 10
    assert all(card.threshold >= 1 for card in VICTORY_CARDS)


@rule("SK-4.4")
def test_manhunt_counts_three_enemy_heroes_of_the_whole_game() -> None:
    fight = battle(DUEL, victory=["manhunt"], hp={"corjof": 1})
    once = fight.after("attack").all_pass(flip=[0, 0, 0, 0])
    assert (once.counter(0, "enemy_heroes_defeated"), once.over) == (1, False)
    twice = with_counter(fight, 0, "enemy_heroes_defeated", 2).after("attack").all_pass(flip=[0, 0])
    assert twice.reason == "manhunt"


def besieged(lane: str, victory: str, hp: int = 1) -> Battle:
    """Yami alone at a token beside the enemy tower of a lane."""
    row = "c" if lane == "A" else "k"
    tokens = ["c12", "k8"] if lane == "A" else ["c8", "k12"]
    towers = ((5, 5), (hp, 5) if lane == "A" else (5, hp))
    return battle({"yami": f"{row}11", "corjof": "g12"}, tokens=tokens, towers=towers, victory=[victory])


def test_fall_of_the_north_tower_is_the_enemy_tower_of_lane_a() -> None:
    assert minion_phase(besieged("A", "fall_of_the_north_tower")).reason == "fall_of_the_north_tower"
    other = minion_phase(besieged("B", "fall_of_the_north_tower"), checked=(1,))
    assert (other.over, other.state.towers[1]) == (False, (5, 0))


def test_fall_of_the_south_tower_is_the_enemy_tower_of_lane_b() -> None:
    assert minion_phase(besieged("B", "fall_of_the_south_tower"), checked=(1,)).reason == "fall_of_the_south_tower"
    other = minion_phase(besieged("A", "fall_of_the_south_tower"))
    assert (other.over, other.state.towers[1]) == (False, (0, 5))


def test_dominion_counts_lanes_and_dome_together() -> None:
    fight = battle({"yami": "g7", "corjof": "m5"}, victory=["dominion"])
    fight = minion_phase(with_counter(fight, 0, "control_tokens_won", 5), checked=(1, 2))
    assert fight.reason == "dominion"


def test_lord_of_the_dome_counts_the_dome_only() -> None:
    fight = battle({"yami": "g7", "corjof": "m5"}, victory=["lord_of_the_dome"])
    fight = with_counter(fight, 0, "dome_tokens_won", 2)
    assert minion_phase(fight, checked=(1, 2)).reason == "lord_of_the_dome"
    lane = minion_phase(
        with_counter(battle({"yami": "c6", "corjof": "m5"}, victory=["lord_of_the_dome"]), 0, "dome_tokens_won", 2)
    )
    assert not lane.over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_victory_card_name_its_number(lang: str) -> None:
    for card in VICTORY_CARDS:
        figures = re.findall(r"\d+", say(f"victory_card-{card.id}.condition", None, lang))
        assert figures == ([str(card.threshold)] if card.threshold > 1 else []), card.id


def test_siege_counts_hp_really_taken_from_structures() -> None:
    fight = besieged("A", "siege", hp=5)
    assert not minion_phase(fight).over
    assert minion_phase(with_counter(fight, 0, "structure_damage_dealt", 5)).reason == "siege"
    strong = besieged("A", "siege", hp=1).changed(
        minions=((sum(1 << FIELD.space(at) for at in ("b11", "d11", "b10")), 0), (0, 0))
    )
    strong = minion_phase(strong)
    assert strong.counter(0, "structure_damage_dealt") == 1, "four points, but the tower had one HP"


def test_double_kill_counts_within_one_turn() -> None:
    heroes = {"yami": "c6", "corjof": "c8", "akhuti": "d8"}
    fight = battle(heroes, hand=["combustion"], hp={"corjof": 1, "akhuti": 1}, victory=["double_kill"])
    fight = fight.after("play combustion by yami", "c8").all_pass().after("area c8 d7 d8")
    assert fight.reason == "double_kill"
    turn = ending(with_counter(battle(DUEL), 0, "enemy_heroes_defeated_this_turn", 1)).after()
    assert turn.counter(0, "enemy_heroes_defeated_this_turn") == 0


def test_ambush_counts_heroes_that_were_ready() -> None:
    fight = with_counter(battle(DUEL, victory=["ambush"], hp={"corjof": 1}), 0, "ready_enemy_heroes_defeated", 1)
    assert fight.after("attack").all_pass(flip=[0, 0]).reason == "ambush"
    tired = fight.with_hero("corjof", status=1).after("attack").all_pass(flip=[0, 0, 0, 0])
    assert (tired.over, tired.counter(0, "ready_enemy_heroes_defeated")) == (False, 1)


def test_slaughter_counts_enemy_minions() -> None:
    fight = battle({"yami": "c6", "corjof": "g12"}, minions={1: ["c7"]}, victory=["slaughter"])
    fight = with_counter(fight, 0, "enemy_minions_defeated", 11)
    assert fight.after("attack").all_pass(flip=[0, 0]).reason == "slaughter"


def test_clean_sweep_needs_every_token_in_one_phase() -> None:
    heroes = {"yami": "g7", "sakoshi": "c6", "cotlic": "k6", "corjof": "m5"}
    fight = minion_phase(battle(heroes, victory=["clean_sweep"]))
    while not fight.over and fight.prompt == "place-minion":
        fight = fight.after("pass")
    assert fight.reason == "clean_sweep"
    lost = minion_phase(battle({**heroes, "gulbjarn": "k9"}, victory=["clean_sweep"]))
    while lost.prompt == "place-minion":
        lost = lost.after("pass")
    assert lost.prompt == "place-outsider"


def test_the_score_is_the_damage_to_enemy_structures() -> None:
    fight = ending(battle(DUEL, turn=5, towers=((5, 3), (0, 5)), nexus=(-1, 4))).after()
    assert fight.position.outcome is not None
    assert fight.position.outcome.scores == (5 + 1, 2)
    assert ids(fight.state.hands[0]) == fight.hand(0)
