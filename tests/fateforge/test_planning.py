"""The planning phase: secret dice, optional actions, the order, the reaction slot (FF-12)."""

from collections import Counter

import pytest

from fights import Fight, fight
from ludarium.games.fateforge.battle import ActionPhase, BeginRound, Ordering, PickingDice, Planning, Rolling
from ludarium.games.fateforge.combat.knowledge import secret_dice
from ludarium.games.fateforge.content import DICE
from ludarium.games.fateforge.events import (
    DiceRolled,
    DieTurned,
    HeroHit,
    HeroKnockedOut,
    Moved,
    OrderSet,
    RoundBegan,
    Sprinted,
    TrapIgnored,
    TurnBegan,
)
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.results import FACE_NAMES, face_of
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import CHANCE
from ludarium.kernel.game import Position, Setup

rule = pytest.mark.rule


def planned(scene: Fight, **faces: str) -> Fight:
    """The optional actions begin; the dice of those heroes are all red and show these faces."""
    for hero, shown in faces.items():
        masks = tuple(face_of(face) for face in shown.split())
        scene = scene.with_hero(hero, dice=("red",) * len(masks), faces=masks, rolled=True, ready=False)
    for number, fighter in enumerate(scene.state.fighters):
        if not fighter.dice:
            scene = scene.with_hero(scene.state.party[number].id, ready=True)
    return scene.step(Planning())


def shown(scene: Fight, hero: str) -> list[str]:
    return [FACE_NAMES.get(face, "spent") for face in scene.fighter(hero).faces]


PAIR = {"ranger": "A", "mercenary": "A"}


# -- dice ------------------------------------------------------------------------------------------------------


@rule("FF-12.1", "FF-11.1", "FF-2.12")
def test_a_round_plans_in_three_steps() -> None:
    scene = fight("c1", PAIR, rounds=3).changed(round=0)
    scene = scene.step(BeginRound(), draws=["1"])
    # Neither hero has a die to spare, so there is nothing to pick; both have rolled.
    assert [len(fighter.faces) for fighter in scene.state.fighters] == [4, 4]
    assert [type(event) for event in scene.events] == [RoundBegan, DiceRolled, DiceRolled]
    assert scene.prompt == "plan"
    scene = scene.after("ready ranger", "ready mercenary")
    assert scene.prompt == "order"


@rule("FF-12.1", "FF-12.2", "FF-3.9")
def test_all_players_pick_their_dice_at_the_same_time() -> None:
    scene = fight("c1", PAIR, seats=2, items={"ranger": {0: "short_sword"}})
    scene = scene.with_hero("mercenary", extra_dice=("blue",)).step(PickingDice())
    assert [decision.seat for decision in scene.position.pending] == [0, 1]
    scene = scene.said(1, "dice mercenary red red red blue")
    # One has answered, the other does not see it.
    assert [decision.seat for decision in scene.position.pending] == [0]
    assert scene.fighter("mercenary").dice == ()
    scene = scene.said(0, "dice ranger blue blue yellow weapon_melee")
    assert scene.fighter("mercenary").dice == ("red", "red", "red", "blue")
    assert scene.fighter("ranger").dice == ("blue", "blue", "yellow", "weapon_melee")


@rule("FF-12.2", "FF-3.9")
def test_four_dice_of_the_pool_are_rolled_and_the_pick_may_change() -> None:
    scene = fight("c1", {"noble": "A"}).with_hero("noble", extra_dice=("blue",))
    assert len(scene.hero("noble").dice()) == 5
    scene = scene.changed(round=0).step(BeginRound())
    assert all(len(option.split()) == 2 + 4 for option in scene.options)
    first = scene.after("dice noble red red yellow green")
    assert first.fighter("noble").dice == ("red", "red", "yellow", "green")
    again = first.changed(agenda=()).step(BeginRound()).after("dice noble red yellow green blue")
    assert again.fighter("noble").dice == ("red", "yellow", "green", "blue")


@rule("FF-12.13", "FF-28.1")
def test_a_stunned_hero_rolls_one_die_fewer_and_loses_the_marker() -> None:
    scene = fight("c1", PAIR, stunned=["ranger"]).changed(round=1)
    scene = scene.step(BeginRound())
    assert scene.prompt == "pick-dice"
    assert all(len(option.split()) == 2 + 3 for option in scene.options)
    scene = scene.after("dice ranger blue blue yellow")
    assert (len(scene.fighter("ranger").faces), scene.fighter("ranger").stunned) == (3, False)
    assert len(scene.fighter("mercenary").faces) == 4
    # The round after that it is four again.
    assert len(scene.changed(agenda=()).step(BeginRound()).fighter("ranger").faces) == 4


# -- secrecy ---------------------------------------------------------------------------------------------------


def table(seed: int, heroes: str = "ranger,noble,shaman", combat: str = "c3") -> Position[FateforgeState]:
    """A combat of three players in the planning phase of its first round."""
    setup = Setup("combat", 3, {"heroes": heroes, "combat": combat})
    position = Position(FATEFORGE, FATEFORGE.setup(setup), KeyedChance(seed_of(seed)))
    while position.pending[0].prompt != "plan":
        decision = position.pending[0]
        position.apply(decision.seat, decision.options[0])
    return position


@rule("FF-12.3")
def test_dice_are_hidden_from_the_others_until_the_heros_turn() -> None:
    position = table(1)
    state = position.state
    assert secret_dice(state, 0) == (1, 2)
    assert secret_dice(state, 1) == (0, 2)
    assert secret_dice(state, None) == (0, 1, 2)
    # The event of a roll tells the owner what came, and others that something was rolled.
    rolled = DiceRolled("ranger", 0, ("blue",), ("shot",))
    assert rolled.seen_by(0) == rolled
    assert rolled.seen_by(1) == rolled.seen_by(None) == DiceRolled("ranger", 0, (), ("?",))
    turned = DieTurned("ranger", 0, 2, "shot")
    assert turned.seen_by(1) == DieTurned("ranger", 0, 0, "?")


@rule("FF-12.3")
@pytest.mark.parametrize(("seats", "seen"), [(1, True), (2, False)])
def test_rolls_and_turned_dice_are_open_in_solo_play_only(seats: int, seen: bool) -> None:
    scene = fight("c1", PAIR, seats=seats).with_hero("ranger", dice=("blue",) * 4, rolled=True)
    rolled = scene.step(Rolling(0, (0,)), draws=["rolled shot"]).told(DiceRolled)
    assert [(event.faces, event.open) for event in rolled] == [(("shot",), seen)]
    four = planned(fight("c1", PAIR, seats=seats), ranger="strike strike strike miss")
    turned = four.after("turn ranger 1 step").told(DieTurned)
    assert [(event.face, event.open) for event in turned] == [("step", seen)]
    for event in (*rolled, *turned):
        assert (event.seen_by(1) == event) is seen


@rule("FF-12.3")
def test_the_screen_is_lifted_when_the_turn_begins() -> None:
    scene = fight("c1", PAIR, seats=2).with_hero("ranger", dice=("red",), faces=(2,))
    assert secret_dice(scene.state, 1) == (0,)
    turn = scene.turn("ranger", "strike")
    assert secret_dice(turn.state, 1) == ()
    assert turn.told(TurnBegan) == [TurnBegan("ranger", ("red",), ("strike",))]
    # After the turn nothing is hidden: all dice are used or lost.
    assert secret_dice(turn.after("end turn").state, 1) == ()


@rule("FF-12.3", "FF-1.6")
def test_in_solo_play_all_dice_are_visible() -> None:
    scene = fight("c1", PAIR).changed(round=0).step(BeginRound())
    assert secret_dice(scene.state, 0) == ()
    assert all(event.open for event in scene.told(DiceRolled))


@rule("FF-12.3")
def test_a_world_that_fits_what_a_seat_knows_has_other_dice_behind_the_screens() -> None:
    position = table(2)
    own = position.state.fighters[0]
    worlds: Counter[tuple[int, ...]] = Counter()
    for seed in range(200):
        twin = position.determinised(0, KeyedChance(seed_of(seed)))
        assert twin.state.fighters[0] == own  # what the seat sees itself
        assert twin.decision_of(0) == position.decision_of(0)
        assert FATEFORGE.view(twin, 0) == FATEFORGE.view(position, 0)
        for number in (1, 2):
            fighter = twin.state.fighters[number]
            assert all(face in DICE[die].faces for die, face in zip(fighter.dice, fighter.faces, strict=True))
        worlds[twin.state.fighters[1].faces] += 1
    assert len(worlds) > 60
    # The true dice are not favoured: they come up about as often as their faces are.
    assert worlds[position.state.fighters[1].faces] < 30


@rule("FF-12.3", "FF-12.2")
def test_also_which_dice_were_picked_is_unknown() -> None:
    setup = Setup("combat", 2, {"heroes": "ranger,noble", "combat": "c1"})
    state = FATEFORGE.setup(setup)
    state.set_hero(1, extra_dice=("blue", "green"))
    position = Position(FATEFORGE, state, KeyedChance(seed_of(5)))
    while position.pending[0].prompt != "plan":
        position.apply(position.pending[0].seat, position.pending[0].options[0])
    picked = {position.determinised(0, KeyedChance(seed_of(seed))).state.fighters[1].dice for seed in range(60)}
    assert len(picked) > 5


@rule("FF-12.3", "FF-27.12")
def test_a_trap_in_planning_asks_whether_or_not_there_is_a_focus() -> None:
    scene = fight("c10", {"ranger": "A", "noble": "A"}, seats=2)
    without = planned(scene, ranger="strike strike", noble="strike").said(0, "sprint ranger B")
    assert (without.prompt, without.options) == ("trap", ["choose trigger"])
    # A world of the other player's has the same question, and an answer that was given stays possible in it.
    with_focus = planned(scene, ranger="strike|focus step", noble="strike").said(0, "sprint ranger B")
    for seed in range(50):
        twin = FATEFORGE.determinise_since(with_focus.position.base, 1, KeyedChance(seed_of(seed)), ())
        world = Fight(Position(with_focus.position.game, twin)).said(0, "sprint ranger B")
        assert world.prompt == "trap"
        given = with_focus.said(0, "result strike|focus")
        assert given.told(TrapIgnored)


@rule("FF-12.3")
def test_results_given_up_in_planning_were_there() -> None:
    scene = fight("c10", {"ranger": "A", "noble": "A"}, ["cave_wisp#1@B"], seats=2)
    scene = planned(scene, ranger="strike|focus miss miss miss", noble="strike")
    position = scene.position.copy()
    for answer in ("sprint ranger B", "result strike|focus"):
        decision = position.decision_of(0)
        assert decision is not None
        position.apply(0, next(option for option in decision.options if str(option) == answer))
    # The Cave Wisp frightens: chance is asked in the middle of the step.
    assert position.pending[0].seat == CHANCE
    for seed in range(50):
        base = FATEFORGE.determinise_since(position.base, 1, KeyedChance(seed_of(seed)), position.answers)
        assert face_of("strike|focus") in base.fighters[0].faces


# -- optional actions ------------------------------------------------------------------------------------------


@rule("FF-12.4")
def test_optional_actions_come_in_any_order_each_at_most_once() -> None:
    scene = planned(fight("c1", {"mercenary": "B"}), mercenary="strike strike strike miss")
    assert {option.split()[0] for option in scene.options} == {"ready", "reroll", "turn", "sprint"}
    orders = (
        ("reroll mercenary energy 4", "turn mercenary 1 step", "sprint mercenary A"),
        ("sprint mercenary A", "turn mercenary 1 step", "reroll mercenary energy 4"),
    )
    for order in orders:
        after = scene
        for answer in order:
            after = after.after(answer, draws=["rolled miss"] if "reroll" in answer else ())
        assert after.options == ["ready mercenary"]
    # Three of four equal faces are left when one has been turned: still only once.
    four = planned(fight("c1", {"mercenary": "B"}), mercenary="strike strike strike strike")
    assert four.offers("turn")
    assert not four.after("turn mercenary 1 step").offers("turn")


@rule("FF-12.5")
def test_the_energy_reroll_takes_one_energy_for_any_number_of_misses() -> None:
    scene = planned(fight("c1", {"mercenary": "B"}), mercenary="miss strike miss miss")
    # Three red dice alike: one, two or all three of them.
    assert scene.offers("reroll") == [
        "reroll mercenary energy 1 3 4",
        "reroll mercenary energy 1 3",
        "reroll mercenary energy 1",
    ]
    scene = scene.after("reroll mercenary energy 1 3", draws=["rolled step miss"])
    assert shown(scene, "mercenary") == ["step", "strike", "miss", "miss"]
    assert scene.energy("mercenary") == 3
    assert not scene.offers("reroll")  # once a round
    # Not without a Miss, not without energy.
    assert not planned(fight("c1", {"mercenary": "B"}), mercenary="strike step").offers("reroll")
    broke = fight("c1", {"mercenary": "B"}, energy={"mercenary": 0})
    assert not planned(broke, mercenary="miss").offers("reroll")


@rule("FF-12.5")
def test_dice_of_different_colours_are_told_apart_in_the_energy_reroll() -> None:
    scene = fight("c1", {"noble": "B"}).with_hero(
        "noble", dice=("red", "yellow", "green"), faces=(0, 0, 2), rolled=True
    )
    scene = scene.step(Planning())
    assert scene.offers("reroll") == [
        "reroll noble energy 1 2",
        "reroll noble energy 2",
        "reroll noble energy 1",
    ]


@rule("FF-12.6", "FF-12.7")
def test_a_triple_turns_one_of_the_three_dice_to_another_of_its_own_faces() -> None:
    scene = fight("c1", {"noble": "B"}).with_hero(
        "noble", dice=("red", "yellow", "red", "green"), faces=tuple(map(face_of, ("step", "step", "step", "focus")))
    )
    scene = scene.with_hero("noble", rolled=True).step(Planning())
    turns = scene.offers("turn")
    # Colours do not matter for the triple; each die shows its own faces.
    assert {turn.rsplit(" ", 1)[1] for turn in turns if turn.startswith("turn noble 1 ")} == {
        "strike",
        "precise_strike",
        "strike|focus",
    }
    assert {turn.rsplit(" ", 1)[1] for turn in turns if turn.startswith("turn noble 2 ")} == {
        "step|strike",
        "step|focus",
        "strike",
    }
    assert not [turn for turn in turns if turn.startswith("turn noble 4")]
    scene = scene.after("turn noble 1 precise_strike")
    assert shown(scene, "noble") == ["precise_strike", "step", "step", "focus"]
    assert scene.told(DieTurned) == [DieTurned("noble", 0, 1, "precise_strike", open=True)]
    assert not scene.offers("turn")


@rule("FF-12.6", "FF-12.7")
def test_only_identical_faces_make_a_triple() -> None:
    for faces in (
        "strike strike precise_strike step",  # two different faces (FF-12.7)
        "step step step|focus step|strike",  # the rulebook's example: divided faces are faces of their own
        "miss miss miss miss",
        "strike strike step step",
    ):
        assert not planned(fight("c1", {"noble": "B"}), noble=faces).offers("turn")
    divided = fight("c1", {"noble": "B"}).with_hero(
        "noble", dice=("yellow", "yellow", "green"), faces=(face_of("step|focus"),) * 3, rolled=True
    )
    assert divided.step(Planning()).offers("turn")


@rule("FF-12.8")
def test_a_sprint_moves_to_an_adjacent_zone_without_cost() -> None:
    scene = planned(fight("c1", {"ranger": "B"}), ranger="miss")
    assert scene.offers("sprint") == ["sprint ranger A", "sprint ranger C", "sprint ranger D"]
    scene = scene.after("sprint ranger C")
    assert (scene.zone("ranger"), scene.health("ranger"), scene.energy("ranger")) == ("C", 9, 5)
    assert scene.told(Sprinted) == [Sprinted("ranger", "C")]
    assert scene.told(Moved) == [Moved("ranger", "C", "sprint")]
    assert not scene.offers("sprint")


@rule("FF-12.8", "FF-12.9", "FF-29.4")
def test_sprinting_away_from_enemies_costs_one_damage_in_all() -> None:
    crowd = ["grunt#1@B", "grunt#2@B", "archer#1@B"]
    scene = planned(fight("c1", {"ranger": "B"}, crowd), ranger="miss").after("sprint ranger A")
    assert (scene.zone("ranger"), scene.health("ranger")) == ("A", 8)
    # Block and armour may take it; a Step in the turn costs nothing (FF-13.7).
    armoured = planned(fight("c1", {"ranger": "B"}, crowd, items={"ranger": {2: "leather_jerkin"}}), ranger="miss")
    assert armoured.after("sprint ranger A", "soak block 0 armour 1").health("ranger") == 9
    step = fight("c1", {"ranger": "B"}, crowd).turn("ranger", "step").after("step A (step)")
    assert (step.health("ranger"), step.told(HeroHit)) == (9, [])


@rule("FF-12.8")
def test_who_falls_to_sprint_damage_stays_where_it_was() -> None:
    scene = planned(fight("c1", {"ranger": "B", "rogue": "A"}, ["grunt#1@B"], health={"ranger": 1}), ranger="miss")
    scene = scene.after("sprint ranger A")
    assert (scene.zone("ranger"), scene.told(HeroKnockedOut)) == ("B", [HeroKnockedOut("ranger")])


@rule("FF-12.10")
def test_stunned_enemies_hurt_a_sprinter_and_traps_do_not() -> None:
    stunned = fight("c1", {"ranger": "B"}, ["grunt#1@B"], stunned=["grunt#1"])
    assert planned(stunned, ranger="miss").after("sprint ranger A").health("ranger") == 8
    trap = planned(fight("c10", {"ranger": "B"}), ranger="miss").after("sprint ranger A")
    assert trap.health("ranger") == 9


@rule("FF-12.10", "FF-10.14")
def test_a_sprint_follows_blockade_and_closed_doors() -> None:
    blocked = fight("c1", {"ranger": "B"}, ["enforcer#1@B"])
    assert not planned(blocked, ranger="miss").offers("sprint")
    # A stunned enemy's Blockade is ignored (FF-10.18).
    free = fight("c1", {"ranger": "B"}, ["enforcer#1@B"], stunned=["enforcer#1"])
    assert planned(free, ranger="miss").offers("sprint")
    doors = planned(fight("c6", {"ranger": "B"}), ranger="miss")
    assert doors.offers("sprint") == ["sprint ranger A", "sprint ranger E"]


@rule("FF-12.8")
def test_a_sprint_is_no_step_for_what_needs_one() -> None:
    # Portals want a Step (FF-27.5): from D there is only the way to C.
    assert planned(fight("c8", {"ranger": "D"}), ranger="miss").offers("sprint") == ["sprint ranger C"]


@rule("FF-12.1", "FF-12.4")
def test_players_plan_at_the_same_time_and_nobody_plans_for_another() -> None:
    scene = planned(fight("c1", PAIR, seats=2), ranger="miss", mercenary="strike")
    assert [decision.seat for decision in scene.position.pending] == [0, 1]
    for decision in scene.position.pending:
        heroes = {str(option).split()[1] for option in decision.options}
        assert heroes == {("ranger", "mercenary")[decision.seat]}
    scene = scene.said(1, "ready mercenary")
    assert [decision.seat for decision in scene.position.pending] == [0]
    assert scene.said(0, "ready ranger").prompt == "order"


@rule("FF-3.5", "FF-3.7")
def test_the_noble_may_flip_the_stance_once_a_planning_phase() -> None:
    scene = planned(fight("c1", {"noble": "A"}), noble="strike").after("stance noble")
    assert scene.fighter("noble").guard_stance
    assert not scene.offers("stance")


# -- order -----------------------------------------------------------------------------------------------------


@rule("FF-12.11", "FF-2.14")
def test_the_party_agrees_on_the_order() -> None:
    scene = fight("c1", {"ranger": "A", "rogue": "A", "noble": "A"}, seats=3).step(Ordering())
    assert [len(decision.options) for decision in scene.position.pending] == [6, 6, 6]
    scene = scene.said(1, "order rogue noble ranger")
    assert [decision.seat for decision in scene.position.pending] == [0, 2]
    decision = scene.position.decision_of(0)
    assert decision is not None
    assert ("proposal", "order rogue noble ranger") in decision.args
    assert str(decision.options[0]) == "agree"
    scene = scene.said(0, "agree").said(2, "agree", draws=[])
    assert scene.told(OrderSet) == [OrderSet(("rogue", "noble", "ranger"))]


@rule("FF-12.11")
def test_another_proposal_starts_the_agreement_again_and_talk_comes_to_an_end() -> None:
    scene = fight("c1", PAIR, seats=2, reaction=0).step(Ordering())
    scene = scene.said(0, "order ranger mercenary").said(1, "order mercenary ranger")
    decision = scene.position.decision_of(0)
    assert decision is not None
    assert [str(option) for option in decision.options] == ["agree"]  # each player proposes once
    assert scene.said(0, "agree").told(OrderSet) == [OrderSet(("mercenary", "ranger"))]


@rule("FF-12.11")
def test_knocked_out_heroes_have_no_place_in_the_order() -> None:
    scene = fight("c1", {"ranger": "A", "rogue": "A", "noble": "A"}, ko=["rogue"]).step(Ordering())
    assert scene.options == ["order ranger noble", "order noble ranger"]


@rule("FF-12.12", "FF-2.13")
def test_the_reaction_slot_is_drawn_before_dice_are_rolled() -> None:
    heroes = {"ranger": "A", "rogue": "A", "noble": "A"}
    for slot in ("0", "1", "2"):
        scene = fight("c1", heroes).step(BeginRound(), draws=[slot])
        began, *rest = scene.events
        assert began == RoundBegan(2, 3, int(slot))
        assert all(isinstance(event, DiceRolled) for event in rest)
    with pytest.raises(AssertionError, match=r"drawn 0, drawn 1, drawn 2$"):
        fight("c1", heroes).step(BeginRound(), draws=["3"])
    # Knocked-out heroes do not count.
    with pytest.raises(AssertionError, match=r"drawn 0, drawn 1$"):
        fight("c1", heroes, ko=["noble"]).step(BeginRound(), draws=["2"])


@rule("FF-12.12")
def test_the_reaction_is_never_after_the_last_hero() -> None:
    # The slot is after the first of two heroes; one of them falls in planning.
    scene = fight("c1", {"ranger": "B", "rogue": "A"}, ["grunt#1@B"], health={"ranger": 1}, reaction=1)
    scene = planned(scene, ranger="miss", rogue="miss").after("sprint ranger A", "ready rogue")
    assert scene.state.order == (1,)
    assert scene.state.reaction == 0


@rule("FF-12.11", "FF-12.12", "FF-13.1")
def test_the_rulebooks_example_ranger_then_reaction_then_rogue() -> None:
    scene = fight("c1", {"ranger": "A", "rogue": "A"}, ["grunt#1@F"], reaction=1)
    scene = scene.with_hero("ranger", dice=("red",), faces=(2,)).with_hero("rogue", dice=("red",), faces=(2,))
    scene = scene.step(ActionPhase()).after("end turn")
    names = [event.__struct_config__.tag for event in scene.events]
    began = [name for name in names if name in ("turn-began", "reaction-began", "enemy-turn-began")]
    assert began == ["turn-began", "reaction-began", "turn-began"]
    assert scene.state.active == 1


@rule("FF-12.1")
def test_rolling_is_a_step_of_its_own_because_it_is_secret() -> None:
    scene = fight("c1", PAIR, seats=2).with_hero("ranger", dice=("red", "blue"))
    scene = scene.step(Rolling(0, (0, 1)), draws=["rolled strike|focus precise_shot"])
    assert shown(scene, "ranger") == ["strike|focus", "precise_shot"]
    (rolled,) = scene.told(DiceRolled)
    assert (rolled.seat, rolled.open) == (0, False)
