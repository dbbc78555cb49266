"""The box and its heroes: cards, states, defeat and return, conditions (SK-1, SK-3, SK-4, SK-5)."""

import pytest

from battles import Battle, battle, between_activations, minion_phase
from ludarium.games.skytear.content import CARDS, FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS, pack_of
from ludarium.games.skytear.effects import Effect
from ludarium.games.skytear.events import Fizzled, HeroDefeated, HeroReturned, LeadRevealed, PhaseBegan, TurnBegan
from ludarium.games.skytear.minions import EndOfTurn
from ludarium.games.skytear.phases import Priority
from ludarium.games.skytear.setup import HeroPhase
from ludarium.games.skytear.state import Waiting

rule = pytest.mark.rule

# -- the box ---------------------------------------------------------------------------------------------------


@rule("SK-1.1")
def test_what_is_in_the_box() -> None:
    assert len(HEROES) == 8
    assert [len(faction.heroes) for faction in FACTIONS.values()] == [2, 2, 2, 2]
    assert sum(card.copies for card in CARDS) == 65
    assert len([card for card in CARDS if card.copies]) == 33
    assert len(VICTORY_CARDS) == 10
    assert [card.id for card in OUTSIDERS.values() if card.core] == ["dome_behemoth"]
    assert len(OUTSIDERS) == 4


@rule("SK-1.1", "SK-22.4")
@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_brings_eight_cards_one_of_them_the_own_ultimate(hero: str) -> None:
    pack = [CARDS[card] for card in pack_of(hero)]
    assert len(pack) == 8
    assert [card.hero for card in pack if card.ultimate] == [hero]
    assert {card.faction for card in pack} == {HEROES[hero].faction}


@rule("SK-1.2")
def test_a_turn_is_a_hero_phase_and_a_minion_phase() -> None:
    fight = battle({"yami": "c6"}, turn=1)
    fight = fight.after("pass")
    assert fight.told(PhaseBegan)[0] == PhaseBegan("minion")
    assert fight.told(TurnBegan) == []
    fight = play_out(fight)
    assert fight.told(TurnBegan) == [TurnBegan(2)]


def play_out(fight: Battle) -> Battle:
    """Everything is declined until a hero can be activated in the next turn."""
    turn = fight.state.turn
    events = fight.events
    while not fight.over and fight.state.turn == turn:
        fight = fight.after("pass" if "pass" in fight.options else str(fight.decision.options[0]))
        events += fight.events
    return Battle(fight.position, events)


@rule("SK-1.3")
def test_the_mana_track_is_the_turn_counter_and_ends_at_five() -> None:
    for turn in (1, 2, 3, 4, 5):
        assert battle({"yami": "c6"}, turn=turn).mana("yami") == turn
    fight = play_out(battle({"yami": "c6"}, turn=4).after("pass"))
    assert fight.state.turn == 5
    end = battle({"yami": "c6"}, turn=5).after("pass")
    assert play_out(end).reason == "track"


@rule("SK-1.4")
def test_the_first_player_makes_the_first_activation_of_every_turn() -> None:
    fight = play_out(battle({"yami": "c6", "corjof": "g12"}, turn=1).after("pass", "corjof", "pass"))
    assert (fight.state.turn, fight.prompt, fight.asked) == (2, "activate", 0)


@rule("SK-1.4", "SK-16.1")
def test_the_first_player_begins_whoever_made_the_last_activation() -> None:
    fight = battle({"yami": "c6", "sakoshi": "g4", "corjof": "g12"}, turn=1)
    fight = play_out(fight.after("pass", "corjof", "pass", "sakoshi", "pass"))
    assert (fight.state.turn, fight.prompt, fight.asked) == (2, "activate", 0), "side 0 had the last word, too"
    east = battle({"yami": "c6", "corjof": "g12"}, turn=1, first_side=1)
    east = play_out(east.after("pass", "corjof", "pass"))
    assert (east.state.turn, east.prompt, east.asked) == (2, "activate", 1)


@rule("SK-1.5")
def test_a_side_owns_four_minions_for_each_faction_it_plays() -> None:
    fight = battle({"yami": "c6"}, minions={0: ["b7", "d7"], 1: ["b8"]})
    assert fight.state.minion_supply == (8, 8)
    assert (fight.state.spare_minions(0), fight.state.spare_minions(1)) == (6, 7)


# -- hero cards ------------------------------------------------------------------------------------------------


@rule("SK-3.1")
def test_melee_reaches_adjacent_spaces_and_ranged_three() -> None:
    assert {hero.reach for hero in HEROES.values() if hero.range == "melee"} == {1}
    assert {hero.reach for hero in HEROES.values() if hero.range == "ranged"} == {3}
    assert "attack" not in battle({"yami": "c6", "corjof": "c8"}).actions
    assert "attack" in battle({"yami": "c6", "corjof": "c7"}).actions
    assert "attack" in battle({"sakoshi": "c6", "corjof": "c9"}).actions
    assert "attack" not in battle({"sakoshi": "c6", "corjof": "c10"}).actions


@rule("SK-3.2")
def test_the_printed_health_is_the_first_and_the_largest() -> None:
    fight = battle({"tlakali": "c6"}, hand=["millennial_ritual"], hp={"tlakali": HEROES["tlakali"].hp - 1})
    assert fight.after("play millennial_ritual by tlakali").all_pass().lost("tlakali") == 0


@rule("SK-3.3", "SK-11.7", "SK-11.10")
def test_armour_reduces_damage_of_any_source_but_not_lost_hp() -> None:
    fight = battle({"yami": "c6", "haburat": "c7"}, hand=["combustion"])
    assert fight.after("attack").all_pass(flip=[1, 1]).lost("haburat") == 5 - 1
    skirmish = fight.after("skirmish").all_pass().after("hero haburat", flip=[3])
    assert skirmish.lost("haburat") == 3 - 1
    card = fight.after("play combustion by yami", "c7").all_pass().after("area c7 c8 d7", flip=[0])
    assert card.lost("haburat") == 0, "below zero counts as zero"
    worship = fight.after("worship").all_pass().after("c8", flip=[3])
    assert worship.lost("haburat") == 4 - 1
    effect = Effect(fight.state, lambda _: None, Waiting("card", fight.state.hero, 0))
    assert effect.lose_hp(fight.state.hero_number("haburat"), 2) == 2


@rule("SK-3.4")
def test_the_rightmost_rune_is_the_factions() -> None:
    for hero in HEROES.values():
        assert hero.runes[-1] == FACTIONS[hero.faction].rune


@rule("SK-3.5", "SK-11.11")
def test_mages_pierce_with_every_effect() -> None:
    assert [hero.id for hero in HEROES.values() if hero.pierces] == ["akhuti", "corjof"]
    fight = battle({"corjof": "c6", "cotlic": "c7"}, "corjof", enemy_hand=["looming_storm"])
    assert fight.after("attack").all_pass(flip=[1]).lost("cotlic") == 4
    assert fight.after("skirmish").all_pass().after("hero cotlic", flip=[2]).lost("cotlic") == 2
    card = fight.after("play looming_storm by corjof", "c7").all_pass()
    assert card.after("area b6 b7 c7 c8", flip=[0]).lost("cotlic") == 2


@rule("SK-3.6")
def test_skills_without_an_icon_are_on_others_need_their_requirement() -> None:
    fight = battle({"gulbjarn": "c6", "corjof": "c9"}, "gulbjarn", conditions={"corjof": ["shapeshifted"]})
    bear, raven = fight.view(0).heroes[:2]
    assert bear.skills_on == ("wild_majesty",)
    assert raven.skills_on == ("raven_eye", "raven_form")
    cotlic = battle({"cotlic": "c6"}, pillars={0: ["c7"]})
    assert cotlic.view(0).heroes[0].skills_on == ("blessing_of_taulot",)


# -- Ready, Exhausted, Defeated --------------------------------------------------------------------------------


@rule("SK-4.1")
def test_only_ready_heroes_are_activated() -> None:
    fight = between_activations(battle({"yami": "c6", "sakoshi": "c8"}, exhausted=["sakoshi"]))
    assert fight.options == {"activate yami"}


@rule("SK-4.2", "SK-14.6")
def test_a_hero_is_exhausted_after_its_activation_and_may_still_react() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, hand=["hideaway"]).after("pass")
    assert fight.hero("sakoshi").status == 1
    fight = fight.after("corjof", "attack", "pass")
    assert fight.cards("sakoshi") == {"hideaway", "skytear_flow"}


@rule("SK-4.3", "SK-4.4", "SK-14.8")
def test_a_defeated_hero_leaves_the_board_and_its_enemy_draws_two() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hp={"corjof": 4}).after("attack").resolved(flip=[1, 1])
    assert (fight.at("corjof"), fight.hp("corjof"), fight.hero("corjof").status) == ("", 0, 2)
    assert fight.told(HeroDefeated) == [HeroDefeated("corjof", 0, 4)]
    assert len(fight.hand(0)) == 2
    assert len(fight.hand(1)) == 0


@rule("SK-4.4")
def test_two_heroes_defeated_by_one_effect_give_two_cards_each() -> None:
    fight = battle({"yami": "c6", "corjof": "c8", "akhuti": "d8"}, hand=["combustion"], hp={"corjof": 1, "akhuti": 1})
    fight = fight.after("play combustion by yami", "c8").all_pass().after("area c8 d7 d8")
    assert len(fight.hand(0)) == 4


@rule("SK-4.4")
def test_a_hero_defeated_by_its_own_side_gives_nobody_cards() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hp={"yami": 1})
    state = fight.state
    Effect(state, lambda _: None, Waiting("card", state.hero, 0)).lose_hp(state.hero, 1)
    assert state.heroes[state.hero].at < 0
    assert state.rewards == ()
    assert state.counters == ((0,) * 10,) * 2


@rule("SK-4.5")
@pytest.mark.parametrize(("exhausted", "back"), [((), 3), (("corjof",), 4)])
def test_a_defeated_hero_returns_next_turn_or_one_later_if_exhausted(exhausted: tuple[str, ...], back: int) -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hp={"corjof": 1}, turn=2, exhausted=exhausted)
    fight = fight.after("attack").all_pass(flip=[0, 0, 0, 0])
    assert fight.hero("corjof").back == back


def under_fire(**fields: object) -> Battle:
    """Yami is active and has declared a Move; an enemy effect that will defeat her lies above it."""
    fight = battle({"yami": "c6", "corjof": "c7"}, hp={"yami": 1}, **fields)  # type: ignore[arg-type]
    corjof = fight.state.hero_number("corjof")
    stack = (
        Waiting("move", fight.state.hero, 0),
        Waiting("attack", corjof, 1, targets=(f"hero {fight.state.hero}",)),
    )
    return fight.changed(agenda=(*fight.position.base.agenda, Priority()), stack=stack, priority=0)


@rule("SK-4.6", "SK-4.10")
def test_a_hero_defeated_in_its_own_activation_counts_as_ready_and_the_activation_ends() -> None:
    fight = under_fire().all_pass(flip=[0])
    assert fight.hero("yami").back == 4, "turn 3, Ready"
    assert Fizzled("yami", "move", "requirements") in fight.told(Fizzled)
    assert (fight.prompt, fight.asked) == ("activate", 1)


@rule("SK-4.10")
def test_a_defeated_hero_plays_no_cards() -> None:
    fight = under_fire(hand=["clear_mind"])
    assert "clear_mind" in fight.cards("yami")
    fight = fight.resolved(flip=[0])
    assert fight.cards() == set()


def ending(fight: Battle, step: str = "clear", **fields: object) -> Battle:
    """The same battle at a step of the end of the turn."""
    return between_activations(fight, agenda=(EndOfTurn(step),), **fields)


@rule("SK-4.7")
def test_a_returning_hero_stands_near_its_nexus_ready_healthy_and_unconditioned() -> None:
    fight = battle({"yami": "c6", "corjof": "f13"}).with_hero("sakoshi", back=4)
    fight = ending(fight.with_hero("gulbjarn", back=4, conditions=0)).after()
    assert (fight.prompt, fight.asked) == ("place-own-hero", 0), "the first player's hero first"
    assert fight.spaces == {"f1", "f2", "g1", "g3", "h1", "h2"}
    fight = fight.after("g3")
    assert fight.told(HeroReturned) == [HeroReturned("sakoshi", "g3")]
    assert (fight.prompt, fight.asked) == ("place-own-hero", 1)
    assert fight.spaces == {"f14", "g13", "g15", "h13", "h14"}, "Corjof stands on f13"
    fight = fight.after("g13")
    sakoshi = fight.hero("sakoshi")
    assert (sakoshi.hp, sakoshi.status, sakoshi.conditions, sakoshi.back) == (HEROES["sakoshi"].hp, 0, 0, 0)


@rule("SK-4.7")
def test_with_the_ring_full_a_hero_returns_two_spaces_away() -> None:
    ring = ["f1", "f2", "g1", "g3", "h1", "h2"]
    fight = battle({"yami": "c6"}, minions={1: ring}).with_hero("sakoshi", back=4)
    fight = ending(fight).after()
    distances = fight.state.board.distances[fight.state.board.nexus[0]]
    assert {distances[fight.state.board.space(space)] for space in fight.spaces} == {2}


@rule("SK-4.8")
@pytest.mark.parametrize(("turn", "exhausted"), [(5, ()), (4, ("corjof",))])
def test_a_hero_whose_return_lies_beyond_the_track_stays_away(turn: int, exhausted: tuple[str, ...]) -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hp={"corjof": 1}, turn=turn, exhausted=exhausted)
    fight = fight.after("attack").all_pass(flip=[0, 0, 0, 0])
    assert fight.hero("corjof").back == 0


@rule("SK-4.9")
def test_cards_stay_on_a_defeated_hero_and_its_lead_card_face_down() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, leads={"corjof": "looming_storm"}, hp={"corjof": 1})
    fight = fight.with_hero("corjof", cards=(25,))
    fight = fight.after("attack").all_pass(flip=[0, 0, 0, 0])
    corjof = fight.hero("corjof")
    assert (corjof.at, corjof.cards, len(corjof.leads)) == (-1, (25,), 1)
    assert fight.view(0).heroes[1].leads[0].card is None
    phase = minion_phase(fight)
    assert phase.told(LeadRevealed) == []


# -- conditions ------------------------------------------------------------------------------------------------


@rule("SK-5.1")
def test_conditions_leave_when_the_hero_is_exhausted_or_defeated() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, conditions={"yami": ["slow", "marked"], "corjof": ["haste"]})
    assert fight.after("pass").conditions("yami") == set()
    fight = fight.with_hero("corjof", hp=1).after("attack").all_pass(flip=[0, 0, 0, 0])
    assert fight.conditions("corjof") == set()


@rule("SK-5.2", "SK-20.3")
def test_a_condition_gained_while_exhausted_stays_through_the_next_activation() -> None:
    heroes = {"sakoshi": "c6", "gulbjarn": "c8"}
    fight = battle(heroes, hand=["paralysing_precision"], exhausted=["gulbjarn"], turn=1)
    fight = fight.after("play paralysing_precision by sakoshi").all_pass()
    assert fight.conditions("gulbjarn") == {"slow"}
    fight = play_out(fight.after("pass"))
    assert (fight.state.turn, fight.conditions("gulbjarn")) == (2, {"slow"})
    fight = fight.after("sakoshi", "pass", "gulbjarn")
    assert fight.conditions("gulbjarn") == {"slow"}
    assert fight.after("pass").conditions("gulbjarn") == set()


@rule("SK-5.4")
@pytest.mark.parametrize(
    ("conditions", "steps"), [([], 3), (["slow"], 1), (["haste"], 5), (["slow", "haste"], 3)], ids=str
)
def test_slow_and_haste_change_move_actions(conditions: list[str], steps: int) -> None:
    fight = battle({"yami": "c6"}, conditions={"yami": conditions}).after("move").all_pass()
    far = fight.state.board.distances[fight.hero("yami").at]
    assert max(far[fight.state.board.space(space)] for space in fight.spaces) == steps


@rule("SK-5.4")
def test_slow_and_haste_change_neither_skirmish_steps_nor_move_effects() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, conditions={"sakoshi": ["slow"]})
    trail = fight.after("worship").all_pass()
    far = fight.state.board.distances[fight.hero("sakoshi").at]
    assert max(far[fight.state.board.space(space)] for space in trail.spaces) == 2
    skirmish = fight.after("skirmish").all_pass().after("c5", "c4")
    assert skirmish.at("sakoshi") == "c4"


@rule("SK-5.5")
def test_fury_allows_a_second_attack_for_another_point() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, conditions={"yami": ["fury"]})
    fight = fight.after("attack").all_pass(flip=[0, 0])
    assert "attack" in fight.actions
    fight = fight.after("attack").all_pass(flip=[0, 0])
    assert (fight.lost("corjof"), fight.state.points) == (8, 1)
    assert "attack" not in fight.actions
    moved = battle({"yami": "c6", "corjof": "c8"}, conditions={"yami": ["fury"]}).after("move").all_pass().after("c7")
    moved = moved.all_pass()
    assert (moved.state.points, "move" in moved.actions, "attack" in moved.actions) == (2, False, True), "Attack only"


@rule("SK-5.6", "SK-11.15", "SK-11.8")
def test_disarmed_halves_attack_and_skirmish_before_armour() -> None:
    fight = battle({"yami": "c6", "haburat": "c7"}, conditions={"yami": ["disarmed"]}, hand=["dragon_fist"])
    assert fight.after("attack").all_pass(flip=[1, 1]).lost("haburat") == 3 - 1, "5 halved is 3, less armour 1"
    assert fight.after("skirmish").all_pass().after("hero haburat", flip=[3]).lost("haburat") == 2 - 1
    card = fight.after("play dragon_fist by yami").all_pass(flip=[1])
    assert card.lost("haburat") == 4 - 1, "cards are not halved"
    skill = fight.after("worship").all_pass().after("c8", flip=[2])
    assert skill.lost("haburat") == 3 - 1, "skills are not halved"


@rule("SK-11.15")
def test_bonuses_count_before_halving() -> None:
    heroes = {"gulbjarn": "c6", "corjof": "c9", "yami": "c7"}
    given = {"corjof": ["shapeshifted"], "gulbjarn": ["disarmed"]}
    fight = battle(heroes, "gulbjarn", conditions=given).after("skirmish").all_pass().after("hero yami", flip=[2])
    assert fight.lost("yami") == 2, "2 + 1 halved, rounded up"


@rule("SK-5.7")
def test_marked_does_nothing_by_itself() -> None:
    fight = battle({"cotlic": "c6", "corjof": "c7"}, conditions={"corjof": ["marked"]})
    assert fight.after("attack").all_pass(flip=[1]).lost("corjof") == 3 + 1


@rule("SK-5.7")
def test_shapeshifted_turns_on_the_skills_with_that_icon() -> None:
    fight = battle({"gulbjarn": "c6"}, "gulbjarn", conditions={"gulbjarn": ["shapeshifted"]})
    assert "bear_frenzy" in fight.view(0).heroes[0].skills_on
    assert "bear_frenzy" not in battle({"gulbjarn": "c6"}, "gulbjarn").view(0).heroes[0].skills_on


def test_the_phase_is_over_when_nobody_is_ready() -> None:
    fight = between_activations(battle({"yami": "c6", "corjof": "g12"}), agenda=(HeroPhase(),))
    fight = fight.after("yami", "pass", "corjof", "pass")
    assert PhaseBegan("minion") in fight.told(PhaseBegan)
