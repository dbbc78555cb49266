"""Power cards, priority and the Stack (SK-14, SK-15)."""

import pytest

from battles import Battle, battle, between_activations, ids, minion_phase, numbers
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS
from ludarium.games.skytear.events import CardPlayed, Declared, Fizzled, Passed, Reshuffled, Resolved, Triggered
from ludarium.games.skytear.outsiders import AfterOutsider
from ludarium.games.skytear.phases import Triggering
from ludarium.games.skytear.setup import HeroPhase
from ludarium.games.skytear.state import Pile, Waiting

rule = pytest.mark.rule
DUEL = {"sakoshi": "c6", "corjof": "c8"}

# -- playing cards ---------------------------------------------------------------------------------------------


@rule("SK-14.1")
def test_a_card_costs_a_mana_for_each_rune_and_each_hero_has_its_own_pool() -> None:
    assert [CARDS[CARD_NUMBERS[card]].cost for card in ("hideaway", "life_steal", "shuriken_storm")] == [1, 2, 3]
    fight = battle({**DUEL, "yami": "c7"}, hand=["paralysing_precision", "life_steal"], turn=2)
    assert fight.cards("sakoshi") == {"paralysing_precision", "life_steal", "skytear_flow"}
    fight = fight.after("play paralysing_precision by sakoshi").all_pass()
    assert (fight.mana("sakoshi"), fight.mana("yami")) == (1, 2)
    assert fight.cards("sakoshi") == {"skytear_flow"}


@rule("SK-14.2")
def test_a_hero_must_bear_every_rune_colour_of_the_card() -> None:
    heroes = {"tlakali": "c6", "yami": "c7", "sakoshi": "c5", "corjof": "c9"}
    fight = battle(heroes, "yami", hand=["safeguard", "clear_mind"])
    assert fight.cards("yami") == {"safeguard", "clear_mind", "skytear_flow"}, "earth and fire"
    assert fight.cards("tlakali") == {"safeguard", "skytear_flow"}, "ice and earth"
    assert fight.cards("sakoshi") == {"clear_mind", "skytear_flow"}, "fire"


@rule("SK-14.2")
def test_a_hero_off_the_battlefield_plays_nothing() -> None:
    fight = battle({"sakoshi": "c6"}, hand=["clear_mind"])
    assert fight.cards("yami") == set()


@rule("SK-14.3")
def test_playing_a_card_costs_no_point_and_is_no_action() -> None:
    fight = battle(DUEL, hand=["paralysing_precision"]).after("play paralysing_precision by sakoshi").all_pass()
    assert (fight.state.points, fight.state.done) == (3, ())


@rule("SK-14.4")
def test_the_card_lies_on_the_hero_and_its_mana_is_spent_at_once() -> None:
    fight = battle(DUEL, hand=["life_steal", "hideaway"]).after("play life_steal by sakoshi")
    assert fight.told(CardPlayed) == [CardPlayed(0, "sakoshi", "life_steal", ("corjof",))]
    assert fight.stack == ["life_steal"]
    assert ids(fight.hero("sakoshi").cards) == ["life_steal"]
    assert (fight.mana("sakoshi"), fight.hand(0)) == (1, ["hideaway"])


@rule("SK-14.5")
def test_a_card_taken_off_the_hero_gives_its_mana_back() -> None:
    fight = battle(DUEL).with_hero("sakoshi", cards=numbers(["life_steal"]))
    assert fight.mana("sakoshi") == 1
    assert fight.with_hero("sakoshi", cards=()).mana("sakoshi") == 3


@rule("SK-14.6", "SK-15.5")
def test_action_cards_need_the_own_activation_and_an_empty_stack() -> None:
    fight = battle({**DUEL, "yami": "c7"}, hand=["life_steal", "clear_mind", "combustion"], enemy_hand=["grasp"])
    assert fight.cards("sakoshi") == {"life_steal", "clear_mind", "combustion", "skytear_flow"}
    assert fight.cards("yami") == {"clear_mind", "skytear_flow"}, "it is not her activation"
    fight = fight.after("move")
    assert fight.cards() == {"clear_mind", "skytear_flow"}, "the Stack is not empty"
    assert fight.actions == set()
    assert fight.after("pass").cards() == set(), "Grasp is an Action"


@rule("SK-14.7")
def test_no_cards_are_played_in_the_minion_phase() -> None:
    fight = minion_phase(battle({**DUEL, "yami": "g7"}, hand=["hideaway", "clear_mind"], enemy_hand=["into_the_eyes"]))
    asked = set()
    while not fight.over and fight.state.turn == 3:
        asked.add(fight.prompt)
        assert fight.cards() == set()
        fight = fight.after("pass" if "pass" in fight.options else str(fight.decision.options[0]))
    assert "priority" not in asked
    assert "place-outsider" in asked


@rule("SK-14.10", "SK-20.1")
def test_the_hand_limit_is_checked_at_the_end_of_the_turn_only() -> None:
    hand = ["hideaway"] * 4 + ["combustion"] * 3
    fight = battle(DUEL, hand=hand, hp={"corjof": 1})
    fight = fight.after("attack").all_pass(flip=[0, 0, "hideaway", "combustion"])
    assert len(fight.hand(0)) == 9
    assert fight.prompt == "activation"


@rule("SK-14.11")
def test_an_empty_deck_is_made_anew_without_the_cards_just_flipped() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, deck=["hideaway"])
    piles = (Pile(bag=fight.state.piles[0].bag, discard=numbers(["combustion"])), fight.state.piles[1])
    fight = fight.changed(piles=piles).after("attack").all_pass(flip=["hideaway", "combustion"])
    assert fight.told(Reshuffled) == [Reshuffled(0)]
    fight = fight.after("hideaway")
    assert fight.lost("corjof") == 7
    assert (fight.deck(0), fight.discards(0)) == (0, ["hideaway", "combustion"])


@rule("SK-14.11")
def test_with_both_piles_empty_a_missing_flip_counts_nothing_and_nothing_is_drawn() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}, deck=[]).after("attack").all_pass()
    assert fight.lost("corjof") == 4
    fight = battle({"yami": "c6", "corjof": "c7"}, deck=["hideaway"], hp={"corjof": 7}).after("attack").all_pass()
    assert fight.at("corjof") == ""
    assert fight.hand(0) == ["hideaway"], "one card for both draws: the flipped one, shuffled again"


@rule("SK-14.12")
def test_only_the_portrayed_hero_plays_an_ultimate() -> None:
    fight = battle({**DUEL, "yami": "c7"}, hand=["bow_to_me", "shuriken_storm"])
    assert fight.cards("sakoshi") == {"shuriken_storm", "skytear_flow"}


@rule("SK-14.13")
def test_a_card_without_runes_needs_neither_mana_nor_colour() -> None:
    fight = battle({"cotlic": "c6"}, turn=1).with_hero("cotlic", cards=numbers(["safeguard"]))
    assert (fight.mana("cotlic"), fight.cards("cotlic")) == (0, {"skytear_flow"})


@rule("SK-14.14", "SK-27.2")
def test_skytear_flow_lies_open_outside_hand_and_deck() -> None:
    fight = battle(DUEL, hand=["hideaway"])
    assert fight.view(1).flow_ready
    fight = fight.after("play skytear_flow by sakoshi")
    assert not fight.view(1).flow_ready
    assert fight.hand(0) == ["hideaway"]
    assert fight.all_pass().cards("sakoshi") == {"hideaway"}


@rule("SK-14.15", "SK-15.2")
def test_a_player_may_play_several_cards_while_holding_priority() -> None:
    fight = battle({**DUEL, "yami": "c5"}, hand=["hideaway", "clear_mind"]).after("move")
    fight = fight.after("play clear_mind by yami", "hero yami")
    assert (fight.asked, fight.prompt) == (0, "priority")
    fight = fight.after("play hideaway by sakoshi")
    assert fight.stack == ["move", "clear_mind", "hideaway"]
    assert (fight.asked, fight.told(Passed)) == (0, [])


@rule("SK-14.15", "SK-15.2", "SK-15.4")
def test_the_other_player_keeps_priority_after_a_card_until_he_passes() -> None:
    fight = battle(DUEL, enemy_hand=["into_the_eyes", "ice_wall"]).after("attack", "pass")
    fight = fight.after("play into_the_eyes by corjof")
    assert (fight.asked, fight.prompt) == (1, "priority"), "it does not go back to the active player yet"
    fight = fight.after("play ice_wall by corjof", "b8", "pass")
    assert fight.stack == ["attack", "into_the_eyes", "ice_wall"]
    assert (fight.asked, fight.prompt) == (1, "priority")
    fight = fight.after("pass")
    assert (fight.asked, fight.prompt) == (0, "priority"), "everybody must pass again, the active player first"
    fight = fight.after("pass")
    assert (fight.asked, fight.stack) == (1, ["attack", "into_the_eyes", "ice_wall"])
    assert fight.after("pass").stack == ["attack", "into_the_eyes"]


# -- the Stack -------------------------------------------------------------------------------------------------


@rule("SK-15.1")
def test_actions_and_cards_wait_on_the_stack() -> None:
    fight = battle(DUEL).after("attack")
    assert fight.told(Declared) == [Declared("sakoshi", "attack", "corjof")]
    assert (fight.stack, fight.lost("corjof"), fight.prompt) == (["attack"], 0, "priority")


@rule("SK-15.2", "SK-15.3")
def test_priority_begins_with_the_active_player_and_all_must_pass() -> None:
    fight = battle(DUEL, "corjof").after("attack")
    assert fight.asked == 1
    fight = fight.after("pass")
    assert (fight.asked, fight.stack) == (0, ["attack"])
    fight = fight.after("pass", flip=[0])
    assert fight.told(Resolved) == [Resolved("corjof", "attack")]
    assert fight.stack == []


@rule("SK-15.3")
def test_the_last_effect_resolves_first_and_priority_starts_again() -> None:
    fight = battle(DUEL, hand=["hideaway"], enemy_hand=["into_the_eyes"])
    fight = fight.after("attack", "pass", "play into_the_eyes by corjof", "pass")
    assert fight.stack == ["attack", "into_the_eyes"]
    fight = fight.resolved()
    assert (fight.stack, fight.asked, fight.prompt) == (["attack"], 0, "priority")


@rule("SK-15.4")
def test_after_a_card_everybody_must_pass_again_beginning_with_the_active_player() -> None:
    fight = battle(DUEL, hand=["hideaway"], enemy_hand=["into_the_eyes"]).after("attack", "pass")
    fight = fight.after("play into_the_eyes by corjof", "pass")
    assert fight.asked == 0, "the active player, who had passed before"
    fight = fight.after("pass")
    assert (fight.asked, fight.stack) == (1, ["attack", "into_the_eyes"]), "and the one who played, too"
    assert fight.after("pass").stack == ["attack"]


@rule("SK-15.4")
def test_the_active_player_who_played_and_passed_need_not_pass_twice() -> None:
    fight = battle(DUEL, hand=["clear_mind"]).after("move", "play clear_mind by sakoshi", "pass")
    assert fight.asked == 1
    assert fight.after("pass", flip=[0, 0]).stack == ["move"]


@rule("SK-15.6")
def test_a_round_of_priority_follows_every_resolution() -> None:
    fight = battle(DUEL, enemy_hand=["into_the_eyes"]).after("skirmish").resolved().after("pass")
    assert (fight.stack, fight.prompt, fight.asked) == ([], "priority", 0)
    fight = fight.after("pass")
    assert fight.cards() == {"into_the_eyes"}
    fight = fight.after("play into_the_eyes by corjof", "pass").resolved()
    assert (fight.prompt, fight.asked) == ("priority", 0), "and another after this one"
    assert fight.hero("sakoshi").short_sighted


@rule("SK-15.7")
def test_passing_with_an_empty_stack_ends_the_activation_without_a_window() -> None:
    fight = battle(DUEL, enemy_hand=["into_the_eyes"])
    assert fight.prompt == "activation"
    fight = fight.after("pass")
    assert (fight.prompt, fight.asked) == ("activate", 1)


@rule("SK-15.7")
def test_passing_inside_the_round_only_declines_a_reaction() -> None:
    fight = battle(DUEL).after("skirmish").resolved().after("pass", "pass", "pass")
    assert (fight.prompt, fight.asked, fight.state.points) == ("activation", 0, 2)


def triggers(fight: Battle, *waiting: tuple[str, int]) -> Battle:
    """The same battle after an effect that made these heroes' Retribution trigger, each for an attack on a space."""
    made = tuple(
        Waiting(
            "retribution",
            fight.state.hero_number(name),
            fight.hero(name).side,
            attacked=("space 0", f"space {space}"),
        )
        for name, space in waiting
    )
    return fight.changed(triggers=made, agenda=(*fight.position.base.agenda, Triggering()))


@rule("SK-15.8")
def test_of_several_triggers_the_active_players_go_on_first_so_the_opponents_resolve_first() -> None:
    heroes = {"0:akhuti": "c6", "1:akhuti": "c10", "yami": "b8", "corjof": "b7"}
    fight = battle(heroes, "akhuti1", form="competitive")
    space = fight.state.board.space("c8")
    fight = triggers(fight, ("akhuti2", space), ("akhuti1", space))
    assert [event.hero for event in fight.told(Triggered)] == ["akhuti1", "akhuti2"]
    assert [waiting.seat for waiting in fight.state.stack] == [0, 1]


@rule("SK-15.8")
def test_a_player_orders_the_own_triggers() -> None:
    heroes = {"akhuti": "c9", "haburat": "c6", "yami": "b8"}
    fight = battle(heroes, "akhuti")
    space = fight.state.board.space("c8")
    fight = triggers(fight, ("akhuti", space), ("haburat", space))
    assert (fight.prompt, fight.asked, fight.options) == ("order-triggers", 1, {"hero akhuti", "hero haburat"})
    fight = fight.after("hero haburat")
    assert [event.hero for event in fight.told(Triggered)] == ["haburat", "akhuti"]


@rule("SK-15.9")
def test_an_effect_resolves_as_a_whole() -> None:
    fight = battle(DUEL, hand=["clear_mind"], enemy_hand=["into_the_eyes"]).after("skirmish").resolved()
    assert (fight.prompt, fight.cards()) == ("skirmish", set())
    fight = fight.after("c5", "hero corjof", flip=[1])
    assert (fight.prompt, fight.cards()) == ("skirmish", set())


@rule("SK-15.9", "SK-15.8")
def test_triggers_wait_until_the_effect_is_done() -> None:
    fight = battle({"akhuti": "c9", "yami": "b7"}, "akhuti", minions={0: ["c7"]}).after("attack", "minion 0 c7")
    fight = fight.resolved(flip=[1])
    assert (fight.minions(0), fight.stack) == (set(), ["retribution"])


@rule("SK-15.11")
def test_triggers_of_the_minion_phase_resolve_without_priority() -> None:
    """No skill of the box triggers there; the machinery is ready for packs and tested with a made-up one."""
    heroes = {"0:akhuti": "c6", "1:akhuti": "c10", "yami": "b8", "corjof": "b7"}
    fight = battle(heroes, "akhuti1", form="competitive")
    space = f"space {fight.state.board.space('c8')}"
    made = tuple(
        Waiting("retribution", fight.state.hero_number(name), side, attacked=("space 0", space))
        for name, side in (("akhuti2", 1), ("akhuti1", 0))
    )
    fight = between_activations(fight, agenda=(HeroPhase(), AfterOutsider()), triggers=made).after()
    # The first player's went on the Stack first, so the other's resolved first.
    assert [event.hero for event in fight.told(Resolved)] == ["akhuti2", "akhuti1"]
    assert fight.told(Passed) == []
    assert fight.prompt == "activate"


@rule("SK-15.10", "SK-10.5")
def test_an_ignored_attack_triggers_nothing() -> None:
    fight = battle({"akhuti": "c9", "yami": "c7"}, "akhuti", minions={0: ["c6"]}).after("attack", "hero yami")
    assert fight.resolved(flip=[1]).stack == ["retribution"], "the minion stands beside Yami"
    fled = fight.with_hero("yami", at=fight.state.board.space("c5")).resolved()
    assert [event.why for event in fled.told(Fizzled)] == ["requirements"]
    assert (fled.stack, fled.told(Triggered), fled.minions(0)) == ([], [], {"c6"})
    assert (fled.prompt, fled.asked) == ("priority", 1)


@rule("SK-15.10")
def test_an_ignored_effect_gives_a_round_of_priority_but_is_not_resolved() -> None:
    fight = battle({"yami": "c6", "corjof": "c7"}).after("attack")
    fight = fight.with_hero("corjof", at=fight.state.board.space("c9")).resolved()
    assert [event.why for event in fight.told(Fizzled)] == ["requirements"]
    assert fight.told(Resolved) == []
    assert (fight.prompt, fight.asked) == ("priority", 0)


@rule("SK-15.12")
def test_a_hero_at_zero_leaves_at_once_and_the_effect_goes_on_for_the_others() -> None:
    heroes = {"gulbjarn": "c6", "yami": "c7", "sakoshi": "c5"}
    fight = battle(heroes, "gulbjarn", enemy_hand=["hostile_ground"], hp={"yami": 2})
    fight = fight.after("play hostile_ground by gulbjarn").all_pass(flip=[0, 0])
    assert (fight.at("yami"), fight.conditions("yami")) == ("", set())
    assert (fight.lost("sakoshi"), fight.conditions("sakoshi")) == (2, {"slow"})
