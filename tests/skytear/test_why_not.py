"""Why not? For every kind of refusal the rule and the reason that a player is told."""

import pytest

from battles import Battle, battle, between_activations, minion_phase
from ludarium.games.skytear.actions import (
    PASS,
    Activate,
    Choose,
    Declare,
    PickEffect,
    PickHero,
    PickMinion,
    PickSpace,
    PickToken,
    PlayCard,
    SubmitDeck,
)
from ludarium.games.skytear.minions import EndOfTurn
from skytear.opening import at_prompt, new

rule = pytest.mark.rule
DUEL = {"sakoshi": "c6", "yami": "c5", "corjof": "c8"}


def aiming(heroes: dict[str, str], hero: str, **fields: object) -> Battle:
    """That hero has declared an Attack and is choosing among two minions at least."""
    fight = battle(heroes, hero, minions={1: fields.pop("prey", ["c7", "b6"])}, **fields)  # type: ignore[dict-item, arg-type]
    return fight.after("attack")


# -- sight, range, cover ---------------------------------------------------------------------------------------


@rule("SK-10.2", "SK-9.1")
def test_a_target_out_of_sight_is_too_far_or_behind_a_white_line() -> None:
    fight = aiming({"sakoshi": "c6", "corjof": "c12", "akhuti": "e7"}, "sakoshi")
    assert fight.why(PickHero("corjof")) == ("SK-10.2", "too-far-to-see")
    assert fight.why(PickHero("akhuti")) == ("SK-9.1", "white-line")


@rule("SK-9.4")
def test_a_target_on_cover_is_hidden() -> None:
    fight = aiming({"sakoshi": "c7", "corjof": "d5"}, "sakoshi", prey=["c8", "b6", "a8"])
    assert fight.why(PickHero("corjof")) == ("SK-9.4", "hidden-by-cover")
    assert fight.why(PickMinion(1, "a8")) == ("SK-9.4", "hidden-by-cover")


@rule("SK-3.1")
def test_a_target_out_of_range() -> None:
    fight = aiming({"yami": "c6", "corjof": "c8"}, "yami")
    assert fight.why(PickHero("corjof")) == ("SK-3.1", "out-of-range")


def test_targets_of_cards_have_their_reasons_too() -> None:
    heroes = {"sakoshi": "c6", "corjof": "c8", "akhuti": "c9", "haburat": "d5", "gulbjarn": "c11"}
    fight = battle({**heroes, "sakoshi": "c7"}, hand=["life_steal"]).after("play life_steal by sakoshi")
    assert fight.why(PickHero("haburat")) == ("SK-9.4", "hidden-by-cover")
    assert fight.why(PickHero("gulbjarn")) == ("SK-10.2", "too-far-to-see")
    assert fight.why(PickHero("sakoshi")) == ("SK-10.3", "not-a-target")
    assert fight.why(PickHero("yami")) == ("SK-10.3", "not-there")
    assert fight.why(PickMinion(1, "z9")) == ("SK-10.3", "not-there")


def test_a_shortened_sight_explains_itself_by_distance() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c7", "akhuti": "c8", "haburat": "b6"}, hand=["life_steal"])
    fight = fight.with_hero("sakoshi", short_sighted=True).after("play life_steal by sakoshi")
    assert fight.why(PickHero("akhuti")) == ("SK-10.2", "too-far-to-see")


def test_the_target_of_a_trigger_needs_sight() -> None:
    fight = battle({"akhuti": "c9", "yami": "b7", "sakoshi": "c4"}, "akhuti", minions={0: ["c7", "d7"]})
    fight = fight.after("attack", "minion 0 c7").resolved(flip=[1])
    assert fight.why(PickHero("sakoshi")) == ("SK-10.2", "too-far-to-see")
    assert fight.why(PickToken("pillar", "c8")) == ("SK-10.3", "not-a-target")


# -- mana, runes, timing ---------------------------------------------------------------------------------------


@rule("SK-14.1")
def test_not_enough_mana() -> None:
    fight = battle(DUEL, hand=["life_steal"], turn=1)
    assert fight.why(PlayCard("life_steal", "sakoshi")) == ("SK-14.1", "not-enough-mana")


@rule("SK-14.2")
def test_a_rune_is_missing() -> None:
    fight = battle(DUEL, hand=["safeguard"])
    assert fight.why(PlayCard("safeguard", "sakoshi")) == ("SK-14.2", "rune-missing")
    assert fight.why(PlayCard("combustion", "sakoshi")) == ("SK-14.2", "card-not-in-hand")
    assert fight.why(PlayCard("fireball", "sakoshi")) == ("SK-14.2", "card-not-in-hand")


@rule("SK-14.12")
def test_another_heros_ultimate() -> None:
    assert battle(DUEL, hand=["bow_to_me"]).why(PlayCard("bow_to_me", "sakoshi")) == ("SK-14.12", "ultimate-of-other")


@rule("SK-14.6", "SK-15.9")
def test_wrong_timing_of_cards() -> None:
    fight = battle(DUEL, hand=["life_steal", "combustion"], enemy_hand=["grasp"])
    assert fight.why(PlayCard("combustion", "yami")) == ("SK-14.6", "action-card-timing")
    stacked = fight.after("move")
    assert stacked.why(PlayCard("life_steal", "sakoshi")) == ("SK-14.6", "action-card-timing")
    assert stacked.why(PlayCard("grasp", "corjof"), 1) == ("SK-15.2", "not-asked")
    moving = stacked.all_pass()
    assert moving.why(PlayCard("life_steal", "sakoshi")) == ("SK-15.9", "effect-resolving")


@rule("SK-14.14")
def test_skytear_flow_is_used_or_another_sides() -> None:
    fight = battle(DUEL).after("play skytear_flow by sakoshi").all_pass()
    assert fight.why(PlayCard("skytear_flow", "sakoshi")) == ("SK-14.14", "flow-used")
    other = battle(DUEL, "corjof")
    assert other.why(PlayCard("skytear_flow", "corjof")) == ("SK-14.14", "flow-not-yours")


@rule("SK-10.3", "SK-11.13")
def test_a_card_without_a_target_or_a_token() -> None:
    alone = battle({"sakoshi": "g4"}, hand=["life_steal"])
    assert alone.why(PlayCard("life_steal", "sakoshi")) == ("SK-10.3", "no-target-for-card")
    cotlic = battle({"cotlic": "g4"}, hand=["lord_of_many"])
    assert cotlic.why(PlayCard("lord_of_many", "cotlic")) == ("SK-11.13", "no-token-in-sight")


@rule("SK-4.10", "SK-23.2")
def test_heroes_that_cannot_play_the_card() -> None:
    fight = battle({"sakoshi": "c6", "corjof": "c8"}, hand=["clear_mind"])
    assert fight.why(PlayCard("clear_mind", "yami")) == ("SK-4.10", "hero-defeated")
    assert fight.why(PlayCard("clear_mind", "corjof")) == ("SK-23.2", "not-your-hero")
    assert fight.why(PlayCard("clear_mind", "merlin")) == ("SK-23.2", "not-your-hero")


# -- actions ---------------------------------------------------------------------------------------------------


@rule("SK-16.3")
def test_an_action_already_used_or_no_point_left() -> None:
    fight = battle(DUEL).after("move").all_pass().after("pass").all_pass()
    assert fight.why(Declare("move")) == ("SK-16.3", "action-already-used")
    assert fight.why(Declare("dance")) == ("SK-16.3", "no-such-action")
    assert battle(DUEL, points=0).why(Declare("move")) == ("SK-16.3", "no-points-left")


@rule("SK-5.5", "SK-17.7")
def test_with_fury_a_second_attack_fails_only_for_want_of_a_target() -> None:
    fight = battle({"yami": "c6", "corjof": "c9"}, conditions={"yami": ["fury"]}, done=("attack",))
    assert fight.why(Declare("attack")) == ("SK-17.7", "nobody-to-attack")
    twice = battle({"yami": "c6", "corjof": "c9"}, conditions={"yami": ["fury"]}, done=("attack", "attack"))
    assert twice.why(Declare("attack")) == ("SK-16.3", "action-already-used")


@rule("SK-15.5")
def test_actions_need_an_empty_stack() -> None:
    assert battle(DUEL).after("move").why(Declare("attack")) == ("SK-15.5", "stack-not-empty")


@rule("SK-10.3", "SK-17.14", "SK-26.1")
def test_actions_without_a_target_a_card_or_worship() -> None:
    alone = battle({"yami": "g4"}, deck=[])
    assert alone.why(Declare("attack")) == ("SK-17.7", "nobody-to-attack")
    assert alone.why(Declare("worship")) == ("SK-10.3", "no-target-for-worship")
    assert alone.why(Declare("lead")) == ("SK-17.14", "no-card-to-lead")
    assert battle(DUEL, form="simplified").why(Declare("worship")) == ("SK-26.1", "no-worship")


@rule("SK-4.1", "SK-4.3", "SK-16.1", "SK-23.2")
def test_heroes_that_cannot_be_activated() -> None:
    fight = between_activations(battle({"sakoshi": "c6", "yami": "c5", "corjof": "c8"}, exhausted=["yami"]))
    assert fight.why(Activate("yami")) == ("SK-4.1", "hero-exhausted")
    assert fight.why(Activate("corjof")) == ("SK-16.1", "enemy-hero")
    assert fight.why(Activate("cotlic")) == ("SK-4.3", "hero-defeated")
    assert fight.why(Activate("merlin")) == ("SK-16.1", "no-such-hero")
    assert fight.after("sakoshi").why(Activate("sakoshi")) == ("SK-16.3", "activation-running")
    four = between_activations(battle(DUEL, seats=4).with_hero("yami", seat=2))
    assert four.why(Activate("yami"), 0) == ("SK-23.2", "not-your-hero")


# -- spaces ----------------------------------------------------------------------------------------------------


@rule("SK-17.1", "SK-17.2", "SK-17.4")
def test_blocked_spaces() -> None:
    fight = battle(
        {"yami": "c4", "corjof": "c5"}, minions={1: ["b4"]}, walls=1 << battle({"yami": "c4"}).state.board.space("d4")
    )
    fight = fight.after("move").all_pass()
    assert fight.why(PickSpace("c3")) == ("SK-17.2", "structure-there")
    assert fight.why(PickSpace("c5")) == ("SK-17.2", "hero-there")
    assert fight.why(PickSpace("d4")) == ("SK-17.2", "blocked-there")
    assert fight.why(PickSpace("b4")) == ("SK-17.4", "minion-there")
    assert fight.why(PickSpace("c12")) == ("SK-17.1", "too-far")
    assert fight.why(PickSpace("z1")) == ("SK-10.3", "not-there")


@rule("SK-13.5")
def test_a_push_goes_to_farther_spaces_only_and_cannot_be_declined() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, hand=["dragon_fist"]).after("play dragon_fist by yami").all_pass()
    assert fight.why(PickSpace("b6")) == ("SK-13.5", "too-far")
    assert fight.why(PASS) == ("SK-10.1", "must-choose")


def test_a_skirmish_names_what_is_in_the_way() -> None:
    fight = battle({"yami": "c6", "corjof": "c8"}, minions={1: ["c7"]}).after("skirmish").all_pass()
    assert fight.why(PickSpace("c7")) == ("SK-17.4", "minion-there")
    assert fight.why(PickHero("corjof")) == ("SK-3.1", "out-of-range")


# -- anything else ---------------------------------------------------------------------------------------------


@rule("SK-15.2")
def test_a_seat_that_is_not_asked() -> None:
    assert battle(DUEL).why(PASS, 1) == ("SK-15.2", "not-asked")


@rule("SK-21.1")
def test_a_game_that_is_over() -> None:
    over = between_activations(battle(DUEL, turn=5), agenda=(EndOfTurn(),)).after()
    assert over.position.why_not(0, PASS) is not None
    assert over.why(PASS, 0) == ("SK-21.1", "over")


def test_an_answer_that_is_not_asked_for() -> None:
    assert battle(DUEL).why(Choose("deck")) == ("SK-11.1", "not-offered")
    assert battle(DUEL).why(PickEffect(3)) == ("SK-11.1", "not-offered")
    assert minion_phase(battle({"yami": "g7", "corjof": "m5"}), checked=(1, 2)).why(PickSpace("a4"))[1] == "too-far"


def test_an_idea_that_is_allowed_needs_no_reason() -> None:
    fight = battle(DUEL)
    assert fight.position.why_not(0, Declare("move")) is None


# -- decks -----------------------------------------------------------------------------------------------------


@rule("SK-24.1", "SK-24.3")
def test_deck_problems() -> None:
    game = at_prompt(new("standard"), "build-deck")
    deck = list(game.decision.options[0].cards)  # type: ignore[attr-defined]
    assert game.why(SubmitDeck(tuple(deck[1:]))) == ("SK-24.1", "deck-wrong-size")
    deck[1] = "fireball"
    assert game.why(SubmitDeck(tuple(deck))) == ("SK-24.3", "deck-unknown-card")
    assert battle(DUEL).why(SubmitDeck(tuple(deck))) == ("SK-24.1", "no-deck-now")


@rule("SK-14.2")
def test_a_card_or_a_hero_that_does_not_exist_is_refused_in_the_words_for_those_that_do() -> None:
    position = battle(DUEL, hand=["life_steal"]).position
    hidden = position.why_not(0, PlayCard("fireball", "sakoshi"))
    assert hidden is not None
    assert hidden == position.why_not(0, PlayCard("no such card", "sakoshi"))
    elsewhere = position.why_not(0, PlayCard("life_steal", "akhuti"))
    assert elsewhere is not None
    assert elsewhere == position.why_not(0, PlayCard("life_steal", "nobody"))
