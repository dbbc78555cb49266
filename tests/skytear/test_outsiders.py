"""The four outsiders, their placement and their eight skills (SK-7, SK-9.8, SK-19.22)."""

import pytest

from battles import Battle, battle, minion_phase
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.events import Flipped, HeroDefeated, Moved, OutsiderActed, OutsiderPlaced
from ludarium.games.skytear.state import OutsiderState

rule = pytest.mark.rule
FIELD = BOARDS["two_lanes"]


def dome_won(
    heroes: dict[str, str] | None = None, outsider: str = "dome_behemoth", at: str = "", **fields: object
) -> Battle:
    """Side 0 wins the dome: Sakoshi stands beside its marker, with a great presence. The lanes have been checked."""
    figures = {"sakoshi": "g7", **(heroes or {})}
    fight = battle(figures, outsider=outsider, **fields)  # type: ignore[arg-type]
    place = FIELD.space(at) if at else -1
    fight = fight.with_hero("sakoshi", control_turn=9)
    return minion_phase(fight, checked=(1, 2), outsiders=(OutsiderState(outsider, 0, place),))


# -- what all outsiders share ----------------------------------------------------------------------------------


@rule("SK-7.1")
def test_outsiders_cannot_be_targeted_or_hurt_and_block() -> None:
    outsiders = (OutsiderState("dome_behemoth", 0, FIELD.space("c7")),)
    fight = battle({"yami": "c6", "corjof": "k8"}, hand=["dragon_fist", "combustion"], outsiders=outsiders)
    assert "attack" not in fight.actions
    assert "dragon_fist" not in fight.cards()
    assert "c7" not in fight.after("move").all_pass().spaces
    area = fight.after("play combustion by yami", "c7").all_pass().after("area c7 c8 d7", flip=[3])
    assert area.outsider() == "c7"


@rule("SK-7.2", "SK-19.22", "SK-22.8")
def test_the_winner_of_the_dome_places_the_outsider_and_activates_it_at_once() -> None:
    fight = dome_won()
    assert (fight.prompt, fight.asked, fight.outsider()) == ("place-outsider", 0, "")
    fight = fight.after("g8")
    assert fight.told(OutsiderPlaced) == [OutsiderPlaced("dome_behemoth", 0, "g8")]
    assert (fight.prompt, fight.asked) == ("run-outsider", 0)
    assert fight.options == {"choose move", "choose skirmish", "choose quake", "choose bellow", "pass"}


@rule("SK-7.3")
def test_it_stays_where_it_ends_and_the_next_winner_places_it_anew() -> None:
    fight = dome_won(at="e6")
    assert "e6" in fight.spaces, "its own space counts as free"
    assert fight.after("g8").outsider() == "g8"
    nobody = minion_phase(
        battle({"yami": "c6", "corjof": "k8"}, outsiders=(OutsiderState("dome_behemoth", 0, FIELD.space("e6")),)),
        checked=(1, 2),
    ).after()
    assert (nobody.prompt, nobody.outsider()) == ("activate", "e6"), "with no winner it does nothing"


@rule("SK-7.4", "SK-19.22")
def test_it_fights_for_the_side_that_controls_it_with_that_players_deck() -> None:
    fight = dome_won({"corjof": "d8"}).after("e8")
    assert "choose attack" not in fight.options, "Corjof is behind the white line"
    fight = dome_won({"corjof": "f7", "yami": "f6"}).after("f8", "attack", flip=[2])
    assert fight.lost("corjof") == 4 + 2
    assert (fight.lost("yami"), fight.told(Flipped)) == (0, [Flipped(0, ("combustion",), 2)])
    assert (fight.deck(0), fight.deck(1)) == (19, 20)


@rule("SK-7.5", "SK-8.2")
def test_it_cannot_damage_towers_or_a_nexus() -> None:
    fight = dome_won(outsider="mire_colossus", tokens=["c11", "k8"])
    fight = fight.after("c12")
    assert fight.options == {"choose move", "choose skirmish", "choose devour", "choose tremor", "pass"}


@rule("SK-7.6")
def test_taking_it_and_every_point_are_optional() -> None:
    left = dome_won(at="e6").after("pass")
    assert (left.outsider(), left.told(OutsiderActed)) == ("e6", [])
    stopped = dome_won().after("g8", "pass")
    assert (stopped.outsider(), stopped.told(OutsiderActed)) == ("g8", [])


@rule("SK-19.22")
def test_three_points_each_action_at_most_once_and_nobody_responds() -> None:
    fight = dome_won({"corjof": "f7"}, enemy_hand=["into_the_eyes"]).after("f8", "attack", flip=[0])
    assert fight.prompt == "run-outsider"
    assert "choose attack" not in fight.options
    fight = fight.after("quake")
    assert fight.lost("corjof") == 4 + 2
    fight = fight.after("move")
    assert fight.prompt == "move-outsider"
    fight = fight.after("e7")
    assert fight.outsider() == "e7"
    assert fight.prompt != "run-outsider", "three points are spent"


@rule("SK-17.2", "SK-17.4")
def test_an_outsider_moves_by_the_rules_of_a_move() -> None:
    fight = dome_won({"yami": "f7", "corjof": "f8"}, minions={0: ["g9"]}).after("g8", "move")
    assert not {"f7", "f8", "g9", "g7"} & fight.spaces
    assert "g10" in fight.spaces, "through the minion"
    assert fight.after("pass").outsider() == "g8"


@rule("SK-17.10")
def test_an_outsiders_skirmish_is_two_steps_and_a_strike() -> None:
    fight = dome_won({"corjof": "f7"}).after("g8", "skirmish")
    assert "hero corjof" in fight.options
    fight = fight.after("hero corjof", "h8", flip=[3])
    assert (fight.lost("corjof"), fight.outsider()) == (3, "h8")
    assert fight.after("pass").prompt == "run-outsider"


@rule("SK-9.8")
def test_an_outsider_sees_into_cover_when_it_or_an_ally_stands_beside() -> None:
    far = dome_won({"corjof": "e8"}, "ember_tyrant").after("g8")
    assert "choose attack" not in far.options
    beside = dome_won({"corjof": "e8"}, "ember_tyrant").after("f8")
    assert "choose attack" in beside.options
    ally = dome_won({"corjof": "e8", "yami": "f7"}, "ember_tyrant").after("g8")
    assert "choose attack" in ally.options


@rule("SK-4.4", "SK-4.5")
def test_a_hero_defeated_by_an_outsider_gives_cards_and_comes_back_late() -> None:
    fight = dome_won({"corjof": "f7"}, hp={"corjof": 1}, exhausted=["corjof"]).after("f8", "quake")
    assert fight.told(HeroDefeated) == [HeroDefeated("corjof", 0, 5)]
    assert len(fight.hand(0)) == 2


# -- the Dome Behemoth -----------------------------------------------------------------------------------------


@rule("SK-7.2")
def test_the_behemoth_is_placed_in_its_dome_or_beside_it() -> None:
    fight = dome_won({"corjof": "f7"}, minions={1: ["f8"]})
    assert {"g8", "e6", "d7", "g5"} <= fight.spaces
    assert not {"f7", "f8", "g7", "d5", "g4"} & fight.spaces


def test_quake_deals_two_damage_to_all_adjacent_enemies() -> None:
    heroes = {"corjof": "f7", "gulbjarn": "g9", "yami": "h8", "akhuti": "e8"}
    fight = dome_won(heroes, minions={0: ["h7"], 1: ["f8"]}).after("g8", "quake")
    assert (fight.lost("corjof"), fight.lost("gulbjarn"), fight.lost("yami"), fight.lost("akhuti")) == (2, 1, 0, 0)
    assert (fight.minions(0), fight.minions(1)) == ({"h7"}, set())


@rule("SK-13.4", "SK-13.5")
def test_bellow_pushes_all_adjacent_enemies_two_spaces_in_any_order() -> None:
    fight = dome_won({"corjof": "f7", "yami": "f8"}, minions={1: ["g9"]}).after("g8", "bellow")
    assert (fight.prompt, fight.options) == ("push-next", {"hero corjof", "minion 1 g9"})
    fight = fight.after("minion 1 g9", "g10")
    far = FIELD.distances[FIELD.space("g8")]
    assert all(far[FIELD.space(space)] == 3 for space in fight.spaces)
    fight = fight.after("g11")
    assert (fight.minions(1), fight.at("yami")) == ({"g11"}, "f8")
    assert fight.prompt == "push-to", "Corjof is the last: nothing is asked before"


# -- the Ember Tyrant ------------------------------------------------------------------------------------------


@rule("SK-7.2")
def test_the_tyrant_is_placed_within_three_of_the_marker() -> None:
    fight = dome_won(outsider="ember_tyrant")
    far = FIELD.distances[FIELD.space("g8")]
    assert {far[FIELD.space(space)] for space in fight.spaces} == {0, 1, 2, 3}
    assert "g5" in fight.spaces
    assert "g4" not in fight.spaces


@rule("SK-12.3")
def test_fire_breath_hits_a_line_of_three() -> None:
    fight = dome_won({"corjof": "g10", "yami": "g9"}, "ember_tyrant", minions={1: ["g11"]})
    fight = fight.after("g8", "fire_breath")
    assert (fight.prompt, len(fight.options)) == ("lay-area", 6)
    fight = fight.after("area g9 g10 g11", flip=[1])
    assert (fight.lost("corjof"), fight.lost("yami"), fight.minions(1)) == (2, 0, set())


def test_kindle_marks_and_disarms_enemy_heroes_within_two() -> None:
    fight = dome_won({"corjof": "g10", "gulbjarn": "g11", "yami": "g9"}, "ember_tyrant").after("g8", "kindle")
    assert fight.conditions("corjof") == {"marked", "disarmed"}
    assert fight.conditions("gulbjarn") == fight.conditions("yami") == set()


# -- the Mire Colossus -----------------------------------------------------------------------------------------


@rule("SK-2.8", "SK-7.2")
def test_the_colossus_is_placed_on_lane_ground_near_a_token() -> None:
    fight = dome_won(outsider="mire_colossus", tokens=["c4", "k8"], towers=((0, 5), (5, 5)), nexus=(5, -1))
    assert {"c4", "c6", "k8", "c3"} <= fight.spaces, "the space of a destroyed tower is lane ground"
    assert not {"a5", "e5", "c7", "c2"} & fight.spaces


@rule("SK-6.2")
def test_devour_defeats_one_enemy_minion_within_two() -> None:
    fight = dome_won(outsider="mire_colossus", minions={0: ["c7"], 1: ["c9", "c10", "c11"]}).after("c8", "devour")
    assert (fight.prompt, fight.options) == ("defeat-minion", {"minion 1 c9", "minion 1 c10"})
    assert fight.after("minion 1 c10").minions(1) == {"c9", "c11"}


def test_devour_without_prey_does_nothing() -> None:
    fight = dome_won(outsider="mire_colossus").after("c8", "devour")
    assert fight.prompt == "run-outsider"


def test_tremor_slows_enemy_heroes_within_two() -> None:
    fight = dome_won({"corjof": "c10", "gulbjarn": "c11", "yami": "c9"}, "mire_colossus").after("c8", "tremor")
    assert (fight.conditions("corjof"), fight.conditions("gulbjarn"), fight.conditions("yami")) == (
        {"slow"},
        set(),
        set(),
    )


# -- the Gale Phantom ------------------------------------------------------------------------------------------


@rule("SK-7.2")
def test_the_phantom_is_placed_beside_an_own_hero_or_in_its_dome() -> None:
    fight = dome_won({"yami": "m5", "corjof": "c6"}, "gale_phantom")
    assert {"m4", "l5", "g9", "e7"} <= fight.spaces
    assert not {"c5", "d6", "g4"} & fight.spaces


@rule("SK-13.2")
def test_tailwind_moves_an_own_hero_up_to_two_spaces_and_gives_haste() -> None:
    fight = dome_won({"yami": "g10", "corjof": "h8"}, "gale_phantom").after("g8", "tailwind")
    assert (fight.prompt, fight.options) == ("move-ally", {"hero sakoshi", "hero yami"})
    fight = fight.after("hero yami")
    assert "g12" in fight.spaces
    moved = fight.after("g12")
    assert (moved.at("yami"), moved.conditions("yami")) == ("g12", {"haste"})
    assert moved.told(Moved)[0].how == "move"
    stayed = fight.after("pass")
    assert (stayed.at("yami"), stayed.conditions("yami")) == ("g10", {"haste"})


def test_tailwind_carries_the_raven_over_everything_but_no_farther() -> None:
    heroes = {"0:corjof": "g10", "yami": "g11"}
    conditions = {"corjof": ["shapeshifted"]}
    fight = dome_won(heroes, "gale_phantom", conditions=conditions, form="competitive").after("g8", "tailwind")
    fight = fight.after("hero corjof")
    assert "g12" in fight.spaces, "over Yami"
    assert "g13" not in fight.spaces


@rule("SK-11.11")
def test_shriek_deals_one_piercing_damage_within_two() -> None:
    fight = dome_won({"gulbjarn": "g10", "corjof": "g11", "yami": "g9"}, "gale_phantom").after("g8", "shriek")
    assert (fight.lost("gulbjarn"), fight.lost("corjof"), fight.lost("yami")) == (1, 0, 0)
