"""The Minion Phase: control, damage, advance, placing and summoning of minions (SK-6, SK-8, SK-19)."""

import pytest

from battles import Battle, battle, minion_phase
from ludarium.games.skytear.board import BOARDS, bits
from ludarium.games.skytear.effects import Effect, nearest_places
from ludarium.games.skytear.events import (
    ControlCounted,
    LeadCounted,
    LeadRevealed,
    MinionDefeated,
    MinionPlaced,
    NexusOpened,
    StructureDamaged,
    StructureDestroyed,
    TokenAdvanced,
)
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.state import OutsiderState, Waiting
from ludarium.kernel.game import Setup

rule = pytest.mark.rule
FIELD = BOARDS["two_lanes"]


def counted(fight: Battle, token: int) -> ControlCounted:
    """The arithmetic of a token, from the last answers."""
    (event,) = [event for event in fight.told(ControlCounted) if event.token == token]
    assert isinstance(event, ControlCounted)
    return event


# -- minions ---------------------------------------------------------------------------------------------------


@rule("SK-6.1")
def test_a_minion_falls_to_one_point_of_damage_and_goes_to_its_nexus() -> None:
    fight = battle({"yami": "c6"}, minions={1: ["c7"]}, conditions={"yami": ["disarmed"]})
    assert fight.state.spare_minions(1) == 7
    fight = fight.after("attack").all_pass(flip=[0, 0])
    assert (fight.minions(1), fight.state.spare_minions(1)) == (set(), 8)
    effect = Effect(fight.state, lambda _: None, Waiting("card", fight.state.hero, 0))
    assert list(effect.damage_minion((1, FIELD.space("c7")), 0)) == []


@rule("SK-6.2")
def test_defeat_a_minion_removes_it_without_damage() -> None:
    fight = battle({"tlakali": "c5"}, hand=["sacrifice"], minions={1: ["c6"]}).after("play sacrifice by tlakali")
    assert fight.all_pass().told(MinionDefeated) == [MinionDefeated(1, "c6", 0)]


@rule("SK-6.3")
def test_a_minion_belongs_to_its_lane_wherever_it_stands() -> None:
    # The minion on g5 belongs to lane A: lane damage of A hits it, that of B does not.
    fight = battle({"yami": "c6", "sakoshi": "k6", "corjof": "g12"})
    fight = fight.changed(minions=((0, 0), (1 << FIELD.space("g5"), 0)))
    fight = minion_phase(fight)
    assert fight.told(MinionDefeated) == [MinionDefeated(1, "g5", 0)]


@rule("SK-6.4")
def test_minions_never_act_in_the_hero_phase_and_do_not_block() -> None:
    fight = battle({"yami": "c6"}, minions={0: ["c7"], 1: ["b6"]})
    assert not {words for words in fight.options if words.startswith("minion")}
    assert "c8" in fight.after("move").all_pass().spaces


# -- control ---------------------------------------------------------------------------------------------------


@rule("SK-19.1")
def test_tokens_are_checked_from_the_lowest_number() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "g12"}, numbers=(2, 1)))
    assert [event.token for event in fight.told(ControlCounted)] == [1]
    assert fight.tokens == ("c8", "k8"), "lane B has number 1 here, and nobody is there"
    fight = fight.after("pass", "pass")
    assert [event.token for event in fight.told(ControlCounted)] == [2]
    assert fight.told(TokenAdvanced)[0].lane == "A"


@rule("SK-19.2")
def test_control_counts_heroes_and_minions_that_see_the_token() -> None:
    heroes = {"yami": "c6", "sakoshi": "c5", "corjof": "c11", "gulbjarn": "c12", "akhuti": "e8"}
    fight = battle(heroes, minions={0: ["b7"], 1: ["b8", "d8"]}, exhausted=["sakoshi", "corjof"])
    event = counted(minion_phase(fight), 1)
    # Gulbjarn is four spaces away; Akhuti is near, but inside the dome.
    assert (event.heroes, event.minions, event.total, event.winner) == ((2, 1), (1, 2), (3, 3), -1)


@rule("SK-19.3", "SK-19.7")
def test_all_lead_cards_of_heroes_that_see_the_token_are_revealed_and_one_counts() -> None:
    heroes = {"yami": "c6", "sakoshi": "c7", "cotlic": "g4", "corjof": "g12"}
    leads = {"yami": "hideaway", "sakoshi": "life_steal", "cotlic": "safeguard"}
    fight = minion_phase(battle(heroes, leads=leads))
    assert fight.told(LeadRevealed) == [
        LeadRevealed("yami", "hideaway", 1),
        LeadRevealed("sakoshi", "life_steal", 2),
    ]
    assert (fight.asked, fight.prompt, fight.options) == (0, "lead-counts", {"hero yami", "hero sakoshi", "pass"})
    event = counted(fight.after("hero sakoshi"), 1)
    assert (event.heroes, event.lead, event.total) == ((2, 0), (2, 0), (4, 0))
    assert event.leads == (LeadCounted(0, "sakoshi", "life_steal", 2),)


@rule("SK-19.5")
def test_both_sides_reveal_before_the_first_side_chooses_and_choosing_none_is_allowed() -> None:
    heroes = {"yami": "c6", "corjof": "c10"}
    fight = minion_phase(battle(heroes, leads={"yami": "hideaway", "corjof": "looming_storm"}, first_side=1))
    assert len(fight.told(LeadRevealed)) == 2
    assert fight.asked == 1
    fight = fight.after("pass")
    assert fight.asked == 0
    event = counted(fight.after("hero yami"), 1)
    assert (event.lead, event.winner) == ((1, 0), 0)


@rule("SK-19.6")
def test_a_revealed_lead_card_counts_again_at_a_later_token() -> None:
    heroes = {"yami": "g7", "sakoshi": "k8", "corjof": "c10"}
    fight = minion_phase(battle(heroes, leads={"yami": "life_steal"}, tokens=["c8", "g5"]))
    while fight.prompt != "lead-counts":
        fight = fight.after("pass")
    fight = fight.after("hero yami")
    assert counted(fight, 2).lead == (2, 0)
    shown = fight.told(LeadRevealed)
    while fight.prompt != "lead-counts":
        fight = fight.after("pass" if "pass" in fight.options else str(fight.decision.options[0]))
        shown += fight.told(LeadRevealed)
    assert counted(fight.after("hero yami"), 3).lead == (2, 0)
    assert shown == [], "it lies open already"


@rule("SK-19.8")
def test_the_higher_value_wins_by_the_difference_and_equal_values_have_no_winner() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "c10"}, minions={0: ["b7"]}))
    event = counted(fight, 1)
    assert (event.winner, event.margin) == (0, 1)
    tie = minion_phase(battle({"yami": "c6", "corjof": "c10"}))
    event = counted(tie, 1)
    assert (event.winner, event.margin) == (-1, 0)
    assert (tie.tokens, tie.told(TokenAdvanced), tie.told(MinionDefeated)) == (("c8", "k8"), [], [])


# -- damage ----------------------------------------------------------------------------------------------------


def siege(**fields: object) -> Battle:
    """Three heroes of side 0 at a token two spaces from the enemy tower of lane A; the enemies are elsewhere."""
    heroes = {"yami": "c10", "sakoshi": "b10", "cotlic": "d10", "corjof": "m5", **fields.pop("more", {})}  # type: ignore[dict-item]
    return battle(heroes, tokens=["c11", "k8"], **fields)  # type: ignore[arg-type]


@rule("SK-19.9")
def test_damage_hits_the_minions_of_the_lane_first_one_point_each() -> None:
    fight = minion_phase(siege(minions={1: ["c12", "b11"]}))
    assert counted(fight, 1).margin == 1
    assert (fight.prompt, fight.asked, fight.spaces) == ("strike-minion", 0, {"c12", "b11"})
    fight = fight.after("b11")
    assert fight.told(MinionDefeated) == [MinionDefeated(1, "b11", 0)]
    assert fight.state.towers[1] == (5, 5), "a minion is left"


@rule("SK-19.9", "SK-19.10", "SK-8.2")
def test_what_is_left_over_hits_the_tower_within_three_spaces() -> None:
    fight = minion_phase(siege(minions={0: ["b11"], 1: ["c12"]}))
    assert counted(fight, 1).margin == 3
    assert fight.told(MinionDefeated) == [MinionDefeated(1, "c12", 0)]
    assert fight.told(StructureDamaged) == [StructureDamaged(1, "A", 2, 3)]


@rule("SK-19.10")
def test_structures_farther_than_three_spaces_are_out_of_reach_and_sight_does_not_matter() -> None:
    far = minion_phase(battle({"yami": "c10", "sakoshi": "b10", "corjof": "m5"}, tokens=["c9", "k8"]))
    assert far.state.towers[1] == (5, 5)
    near = minion_phase(battle({"yami": "c11", "sakoshi": "b10", "corjof": "m5"}, tokens=["c10", "k8"]))
    assert near.state.towers[1] == (3, 5)


@rule("SK-19.10", "SK-14.9")
def test_the_winner_divides_damage_between_structures_in_reach_and_draws_for_each() -> None:
    fight = siege(towers=((5, 5), (5, 0)), nexus=(-1, 5)).changed(tokens=(FIELD.space("e13"), FIELD.space("k8")))
    fight = fight.with_hero("yami", at=FIELD.space("e12")).with_hero("sakoshi", at=FIELD.space("e11"))
    fight = minion_phase(fight.with_hero("cotlic", at=FIELD.space("f12")))
    assert (fight.prompt, fight.asked) == ("damage-structure", 0)
    assert fight.options == {"choose tower-A", "choose nexus"}
    fight = fight.after("tower-A", "nexus", "nexus")
    assert fight.told(StructureDamaged) == [
        StructureDamaged(1, "A", 1, 4),
        StructureDamaged(1, "", 1, 4),
        StructureDamaged(1, "", 1, 3),
    ]
    assert len(fight.hand(0)) == 2


@rule("SK-19.10")
@pytest.mark.parametrize(("chosen", "towers", "nexus"), [("tower-A", (2, 0), 5), ("nexus", (5, 0), 2)])
def test_a_tower_or_the_nexus_may_take_it_all(chosen: str, towers: tuple[int, int], nexus: int) -> None:
    fight = siege(towers=((5, 5), (5, 0)), nexus=(-1, 5)).changed(tokens=(FIELD.space("e13"), FIELD.space("k8")))
    for name, space in (("yami", "e12"), ("sakoshi", "e11"), ("cotlic", "f12")):
        fight = fight.with_hero(name, at=FIELD.space(space))
    fight = minion_phase(fight).after(chosen, chosen, chosen)
    assert (fight.state.towers[1], fight.state.nexus[1]) == (towers, nexus)


@rule("SK-19.11", "SK-19.14")
def test_damage_comes_before_the_token_advances() -> None:
    heroes = {"yami": "c10", "sakoshi": "b9", "cotlic": "d9", "corjof": "m5"}
    fight = minion_phase(battle(heroes, tokens=["c9", "k8"]))
    assert counted(fight, 1).margin == 3
    assert fight.state.towers[1] == (5, 5), "four spaces away when the damage was dealt"
    assert fight.told(TokenAdvanced)[0] == TokenAdvanced("A", "c9", "c10")


@rule("SK-19.12", "SK-8.3")
def test_the_first_tower_lost_opens_the_nexus_for_points_still_left() -> None:
    fight = siege(towers=((5, 5), (1, 5)), more={"tlakali": "e12"}).changed(
        tokens=(FIELD.space("e13"), FIELD.space("k8"))
    )
    for name, space in (("yami", "e12"), ("sakoshi", "e11"), ("cotlic", "f12"), ("tlakali", "d12")):
        fight = fight.with_hero(name, at=FIELD.space(space))
    fight = minion_phase(fight)
    assert counted(fight, 1).margin == 4
    told = [event for event in fight.events if isinstance(event, StructureDamaged | StructureDestroyed | NexusOpened)]
    assert told == [
        StructureDamaged(1, "A", 1, 0),
        StructureDestroyed(1, "A"),
        NexusOpened(1, 5),
        StructureDamaged(1, "", 3, 2),
    ]
    assert (fight.state.towers[1], fight.state.nexus) == ((0, 5), (-1, 2))


@rule("SK-19.13", "SK-14.8")
def test_minions_killed_by_lane_damage_draw_nothing_and_a_structure_one() -> None:
    fight = minion_phase(siege(minions={1: ["c12", "b11"]})).after("b11")
    assert len(fight.hand(0)) == 0
    fight = minion_phase(siege())
    assert fight.told(StructureDamaged)[0].lost == 3
    assert len(fight.after().hand(0)) == 1


@rule("SK-8.1")
def test_towers_start_with_five_hp() -> None:
    assert SKYTEAR.setup(Setup("first-battle", 2)).towers == ((5, 5), (5, 5))


@rule("SK-8.2")
def test_heroes_cannot_attack_towers_or_a_nexus() -> None:
    assert "attack" not in battle({"yami": "c12"}).actions
    assert "attack" not in battle({"sakoshi": "g13"}, nexus=(-1, 5), towers=((5, 5), (0, 5))).actions
    area = battle({"yami": "c11"}, hand=["combustion"]).after("play combustion by yami", "c13").all_pass()
    assert area.after(min(area.options), flip=[3]).state.towers[1] == (5, 5)


@rule("SK-8.3")
def test_a_nexus_cannot_be_damaged_until_the_first_tower_is_destroyed() -> None:
    heroes = {"yami": "g11", "sakoshi": "f11", "corjof": "m5"}
    fight = minion_phase(battle(heroes, tokens=["g12", "k8"]))
    assert (fight.state.nexus, fight.told(StructureDamaged)) == ((-1, -1), [])
    open_nexus = minion_phase(battle(heroes, tokens=["g12", "k8"], nexus=(-1, 5), towers=((5, 5), (0, 5))))
    assert open_nexus.state.nexus == (-1, 3)


@rule("SK-8.4")
def test_a_later_tower_lost_does_not_refill_the_nexus() -> None:
    fight = minion_phase(siege(towers=((5, 5), (2, 0)), nexus=(-1, 3)))
    assert (fight.state.towers[1], fight.state.nexus) == ((0, 0), (-1, 3))


@rule("SK-8.5", "SK-21.1")
def test_destroying_the_nexus_wins_at_once() -> None:
    heroes = {"yami": "g11", "sakoshi": "f11", "corjof": "m5"}
    fight = minion_phase(battle(heroes, tokens=["g12", "k8"], nexus=(-1, 2), towers=((5, 5), (0, 5))))
    assert (fight.over, fight.reason, fight.places) == (True, "nexus", (1, 2))
    assert fight.told(StructureDestroyed) == [StructureDestroyed(1, "")]
    assert fight.told(StructureDamaged) == [StructureDamaged(1, "", 2, 0)]


# -- the token -------------------------------------------------------------------------------------------------


@rule("SK-19.14")
def test_the_token_goes_as_far_as_the_margin_and_stops_beside_the_tower() -> None:
    fight = minion_phase(siege())
    assert counted(fight, 1).margin == 3
    fight = fight.after()
    assert fight.tokens[0] == "c12", "one space: then it is adjacent to the tower on c13"
    middle = minion_phase(battle({"yami": "c6", "sakoshi": "c7", "corjof": "m5"}))
    assert [event.to for event in middle.told(TokenAdvanced)] == ["c9", "c10"]


@rule("SK-19.14")
def test_the_winner_chooses_among_equally_short_ways() -> None:
    heroes = {"yami": "b10", "sakoshi": "b9", "corjof": "m5"}
    fight = minion_phase(battle(heroes, tokens=["b10", "k8"])).after()
    assert (fight.prompt, fight.asked, fight.spaces) == ("advance-token", 0, {"b11", "c11"})
    assert fight.after("c11", "c12").tokens[0] == "c12"


@rule("SK-19.14")
def test_a_nexus_with_tokens_draws_the_token_too() -> None:
    heroes = {"yami": "d12", "sakoshi": "c12", "corjof": "m5"}
    fight = battle(heroes, tokens=["d12", "k8"], towers=((5, 5), (0, 5)), nexus=(-1, 5))
    assert FIELD.distances[FIELD.space("d12")][FIELD.nexus[1]] == 3
    fight = minion_phase(fight).after()
    assert FIELD.distances[fight.state.tokens[0]][FIELD.nexus[1]] == 1


@rule("SK-19.15")
def test_the_token_ignores_figures_and_tokens() -> None:
    heroes = {"yami": "c9", "sakoshi": "c10", "corjof": "m5"}
    fight = minion_phase(battle(heroes, pillars={1: ["c9"]})).after()
    assert fight.tokens[0] == "c10", "through and under heroes and a Pillar"


@rule("SK-19.15")
def test_the_token_goes_round_a_dome() -> None:
    heroes = {"yami": "e5", "sakoshi": "f5", "corjof": "m5"}
    fight = battle(heroes, tokens=["e6", "k8"], towers=((5, 5), (0, 5)), nexus=(-1, 5))
    fight = minion_phase(fight).after()
    while fight.prompt == "advance-token":
        assert not any(FIELD.in_domes >> FIELD.space(space) & 1 for space in fight.spaces)
        fight = fight.after(min(fight.spaces))
    assert not FIELD.in_domes >> fight.state.tokens[0] & 1


# -- placing and summoning -------------------------------------------------------------------------------------


@rule("SK-19.16", "SK-6.3")
def test_minions_of_the_lane_are_placed_anew_the_winners_first() -> None:
    fight = battle({"yami": "c6", "sakoshi": "c7", "corjof": "m5"}, minions={0: ["b7", "d7"]})
    fight = minion_phase(fight)
    # 4 against 0: the token stops on c12, beside the tower.
    assert (fight.tokens[0], fight.minions(0, "A")) == ("c12", {"c12"})
    assert (fight.asked, fight.prompt, fight.spaces) == (0, "place-minion", {"b11", "b12", "c11", "d11", "d12"})
    assert "pass" not in fight.options, "placing anew is no choice"
    assert fight.told(MinionPlaced) == [MinionPlaced(0, "A", "c12")], "on the token first"


@rule("SK-19.16")
def test_minions_stand_apart_from_heroes_domes_and_their_own_side_but_share_with_an_enemy() -> None:
    heroes = {"yami": "c8", "sakoshi": "b7", "corjof": "d8"}
    fight = battle(heroes, minions={0: ["c7"], 1: ["c9"]})
    fight = minion_phase(fight)
    assert counted(fight, 1).total == (3, 2)
    assert fight.tokens[0] == "c9"
    assert fight.minions(0, "A") == {"c9"}
    assert fight.told(MinionDefeated) == [MinionDefeated(1, "c9", 0)]


@rule("SK-19.16")
def test_an_allied_and_an_enemy_minion_may_share_a_space() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "c10"}, tokens=["c8", "k8"]))
    fight = fight.after("c8", "pass", "c8")
    assert fight.minions(0, "A") == fight.minions(1, "A") == {"c8"}
    assert "c8" not in fight.spaces


@rule("SK-19.16")
def test_minions_must_see_the_token_and_stay_out_of_domes() -> None:
    heroes = {"yami": "d7", "corjof": "c10"}
    fight = minion_phase(
        battle(heroes, tokens=["d7", "k8"], outsiders=(OutsiderState("dome_behemoth", 0, FIELD.space("d6")),))
    )
    # Round d7: the dome's e7 and e8, an outsider on d6 and a hero on d7 itself.
    assert fight.spaces == {"c7", "c8", "d8"}


@rule("SK-19.16")
def test_minions_stay_out_of_a_dome_that_the_token_sees_into() -> None:
    fight = battle({"yami": "f5"}, tokens=["f5", "k8"])
    token = FIELD.space("f5")
    beside = {FIELD.names[at] for at in bits(FIELD.neighbours[token])}
    inside = {FIELD.names[at] for at in bits(FIELD.neighbours[token] & FIELD.sight[token][3] & FIELD.in_domes)}
    assert inside == {"f6", "g6"}, "seen from the token, round the end of the white line"
    assert {FIELD.names[at] for at in bits(nearest_places(fight.state, 0, 0))} == beside - inside


@rule("SK-19.16", "SK-19.24")
def test_minions_are_not_placed_behind_a_white_line() -> None:
    field = BOARDS["three_lanes"]
    token, behind = field.space("d7"), field.space("g6")
    assert field.distances[token][behind] == 3
    seen = field.sight[token][3] & ~field.in_domes
    assert not seen >> behind & 1
    fight = battle({"yami": "d7"}, form="three-lanes", board="three_lanes", tokens=["d7", "i9", "o9"])
    full = (seen & ~fight.state.blocked(), 0, 0)
    assert fight.state.free() >> behind & 1
    assert nearest_places(fight.state, 0, 0) & seen
    assert nearest_places(fight.changed(minions=(full, (0, 0, 0))).state, 0, 0) == 0, "all spaces in sight are taken"


@rule("SK-19.17", "SK-19.23")
def test_then_both_sides_summon_up_to_two_the_winner_first() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "m5"}, minions={1: []}))
    assert (fight.asked, fight.spaces) == (0, {"c9"})
    fight = fight.after("c9", "c10")
    assert fight.minions(0, "A") == {"c9", "c10"}
    assert fight.asked == 1
    fight = fight.after("c9", "b8")
    assert fight.minions(1, "A") == {"c9", "b8"}


@rule("SK-19.17")
def test_summoning_fewer_or_none_is_allowed() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "m5"})).after("pass", "c9", "pass")
    assert (fight.minions(0, "A"), fight.minions(1, "A")) == (set(), {"c9"})


@rule("SK-19.18", "SK-19.20")
def test_after_a_tie_the_second_player_summons_first_and_nothing_is_placed_anew() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "c10"}, minions={0: ["b6"], 1: ["b9"]}))
    assert (fight.prompt, fight.asked) == ("place-minion", 1)
    assert (fight.minions(0), fight.minions(1)) == ({"b6"}, {"b9"})
    assert minion_phase(battle({"yami": "c6", "corjof": "c10"}, first_side=1)).asked == 0


@rule("SK-19.19")
def test_a_side_whose_tower_in_the_lane_is_destroyed_summons_none_there() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "m5"}, towers=((0, 5), (5, 5)), nexus=(5, -1)))
    assert (fight.prompt, fight.asked) == ("place-minion", 1)


@rule("SK-19.21")
def test_minions_are_placed_anew_even_if_the_token_cannot_move() -> None:
    heroes = {"yami": "c11", "sakoshi": "b11", "corjof": "m5"}
    fight = minion_phase(battle(heroes, tokens=["c12", "k8"], minions={0: ["b9"]})).after()
    assert (fight.tokens[0], fight.minions(0, "A")) == ("c12", {"c12"})


@rule("SK-19.24", "SK-1.5")
def test_a_minion_without_a_legal_space_in_sight_stays_on_its_nexus() -> None:
    near = [at for at in range(FIELD.size) if FIELD.sight[FIELD.space("c9")][3] >> at & 1]
    walls = sum(1 << at for at in near if FIELD.names[at] not in ("c6", "c9"))
    fight = minion_phase(battle({"yami": "c6", "corjof": "m5"}, minions={0: ["b3", "b4"]}), walls=walls)
    assert fight.minions(0, "A") == {"c9"}
    assert fight.state.spare_minions(0) == 7


def test_a_side_without_spare_minions_summons_none() -> None:
    fight = minion_phase(battle({"yami": "c6", "corjof": "m5"}, minion_supply=(0, 8)))
    assert fight.asked == 1
