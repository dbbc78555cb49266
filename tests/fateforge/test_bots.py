"""The bots at Fateforge: legal in every form, blind to what is hidden, and sensible in combat and between combats."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest

import ludarium
from fights import Fight, fight
from journeys import Journey, journey
from ludarium import bots
from ludarium.games.fateforge.actions import END_TURN, Choose
from ludarium.games.fateforge.battle import Planning
from ludarium.games.fateforge.content import COMBATS, HEROES, SCENES
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.mind.aims import Aims
from ludarium.games.fateforge.mind.housekeeping import item_worth, skill_worth
from ludarium.games.fateforge.mind.instinct import begins_anew, next_question, shortlist
from ludarium.games.fateforge.mind.judgement import outlook, promise
from ludarium.games.fateforge.results import face_of
from ludarium.games.fateforge.state import FateforgeState
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.game import Position
from ludarium.kernel.mind import mind_of

rule = pytest.mark.rule
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("combat", 2, {"combat": "c3"}),
    ("combat", 4, {"combat": "c8"}),
    ("campaign", 3, {}),
    ("solo", 1, {}),
    ("expedition", 2, {"expedition": "x_palace"}),
]
each_table = pytest.mark.parametrize(("form", "seats", "options"), TABLES, ids=lambda value: str(value))


def walk(form: str, seats: int, options: dict[str, Any], seed: int, every: int, most: int = 60) -> Iterator[Any]:
    """Positions out of a random game, one in so many decisions, each waiting for a choice between options."""
    position = ludarium.new("fateforge", form, seats, seed=seed, options=options)
    generator = random.Random(seed)
    number = found = 0
    while not position.over and found < most:
        decision = position.pending[generator.randrange(len(position.pending))]
        if len(decision.options) > 1:
            number += 1
            if number % every == 0:
                found += 1
                yield position.copy(), decision
        position.apply(decision.seat, decision.options[generator.randrange(len(decision.options))])


def first(scene: Fight | Journey) -> str:
    """What comes first to mind of whoever is asked first, in notation."""
    return str(shortlist(scene.state, scene.position.pending[0], 1)[0])


# -- legal, bounded, blind -------------------------------------------------------------------------------------


@each_table
@pytest.mark.parametrize("name", ["greedy", "mcts:6"])
def test_bots_choose_options_they_have(name: str, form: str, seats: int, options: dict[str, Any]) -> None:
    bot = bots.make(name, 3)
    asked = 0
    for position, decision in walk(form, seats, options, seed=5, every=7, most=20):
        before = position.copy()
        assert bot.choose(position, decision.seat) in decision.options
        assert position == before, "thinking must not move a figure"
        asked += 1
    assert asked >= 5, "too few questions show nothing"


@each_table
def test_a_shortlist_holds_different_options_and_at_most_so_many(
    form: str, seats: int, options: dict[str, Any]
) -> None:
    prompts = set()
    for position, decision in walk(form, seats, options, seed=3, every=1, most=400):
        prompts.add(decision.prompt)
        for limit in (1, 2, 7, 24):
            chosen = shortlist(position.state, decision, limit)
            assert 1 <= len(chosen) <= limit
            assert len(set(chosen)) == len(chosen)
            assert all(option in decision.options for option in chosen)
    assert {"turn", "plan"} <= prompts


@rule("FF-12.3")
@each_table
def test_shortlist_judgement_and_moves_use_only_what_the_seat_knows(
    form: str, seats: int, options: dict[str, Any]
) -> None:
    different = 0
    for number, (position, decision) in enumerate(walk(form, seats, options, seed=9, every=11, most=40)):
        seat = decision.seat
        twin = position.determinised(seat, KeyedChance(seed_of(number)))
        twin.chance = KeyedChance(seed_of(number + 1))
        different += position.digest() != twin.digest()
        asked = twin.decision_of(seat)
        assert asked is not None
        assert shortlist(position.state, decision, 9) == shortlist(twin.state, asked, 9)
        assert promise(position.state, seat) == promise(twin.state, seat)
        for name in ("greedy", "mcts:4"):
            assert bots.make(name, number).choose(position, seat) == bots.make(name, number).choose(twin, seat)
    assert different or seats == 1, "dice behind a screen must be dealt anew, or the test shows nothing"


@each_table
def test_the_promise_is_a_probability(form: str, seats: int, options: dict[str, Any]) -> None:
    for position, decision in walk(form, seats, options, seed=2, every=5):
        assert 0 < promise(position.state, decision.seat) < 1
        assert 0 < outlook(position.state) < 1


@pytest.mark.parametrize("combat", list(COMBATS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_combat_that_begins_is_no_turn_for_the_worse(combat: str, seats: int) -> None:
    """The curve of a replay has no step where nothing has happened yet."""
    heroes = ",".join(list(HEROES)[:seats])
    position = ludarium.new("fateforge", "combat", seats, seed=1, options={"combat": combat, "heroes": heroes})
    while position.pending[0].prompt == "start-zone":
        position.apply(position.pending[0].seat, position.pending[0].options[0])
    alone = position.base
    assert 0.05 < outlook(alone) < 0.95, "about half of them are won"
    begun = copy(alone)
    begun.form_id = "campaign"
    before = copy(begun)
    before.fighters = ()
    assert outlook(begun) == pytest.approx(outlook(before), abs=0.15)
    assert promise(begun, 0) < promise(before, 0), "bots see what is still to be done"


def test_what_was_won_and_lost_before_counts_for_the_outlook() -> None:
    def after(*results: str) -> float:
        return outlook(journey(["ranger", "noble"], scene="r1", campaign={"results": results}).state)

    assert after("c1 success", "c2 success") > after("c1 success", "c2 partial") > after("c1 success", "c2 fail")
    assert after("c1 fail") < after() < after("c1 success")


def test_a_step_towards_the_objective_is_a_better_outlook() -> None:
    far = fight("c1", {"ranger": "A", "noble": "A"}, enemies=["grunt#1@F"])
    near = fight("c1", {"ranger": "E", "noble": "A"}, enemies=["grunt#1@F"])
    for form in ("combat", "campaign"):
        assert outlook(near.changed(form_id=form).state) > outlook(far.changed(form_id=form).state)


# -- what a turn is judged by ----------------------------------------------------------------------------------


def test_a_use_is_judged_in_the_own_turn() -> None:
    scene = fight("c1", {"mercenary": "B", "ranger": "A"}, ["grunt#1@B"], seats=2).turn("mercenary", "strike", "strike")
    assert begins_anew(scene.decision)
    assert mind_of(FATEFORGE).follow_up(scene.position, scene.decision) is None, "it is judged where it is done"
    struck = scene.after("strike grunt#1 (strike)")
    assert next_question(struck.position, 0) == struck.decision, "the other Strike defeats"
    done = struck.after("strike grunt#1 (strike)")
    assert shortlist(done.state, done.decision, 20) == (END_TURN,) or next_question(done.position, 0) is not None
    assert next_question(struck.position, 1) is None, "nobody else is asked"


def test_damage_that_defeats_is_better_than_damage_that_is_gone_after_the_round() -> None:
    scene = fight("c1", {"mercenary": "B"}, ["grunt#1@B", "enforcer#1@B"]).turn("mercenary", "strike", "strike")
    assert first(scene) == "strike grunt#1 (strike)"


# -- aims ------------------------------------------------------------------------------------------------------


def test_a_guarded_token_makes_its_guard_the_aim_and_then_itself() -> None:
    guarded = fight("c1", {"mercenary": "E"}, ["grunt#1@E^objective1", "archer#1@E"])
    assert Aims(guarded.state).kill == ["grunt#1"]
    assert first(guarded.turn("mercenary", "strike")) == "strike grunt#1 (strike)"
    free = fight("c1", {"mercenary": "E"}, ["archer#1@E"])
    assert (Aims(free.state).kill, Aims(free.state).spots) == ([], [free.state.combat.zones.index("E")])
    assert first(free.turn("mercenary", "strike")) == "take objective1"


def test_a_shield_bearer_falls_before_whom_it_guards() -> None:
    scene = fight("c7", {"noble": "E"}, ["guard#1@E", "watch_captain#1@E"], stacks={"guard#1": "watch_captain#1"})
    assert Aims(scene.state).kill == ["guard#1"]


def test_the_way_leads_through_portals_and_closed_doors() -> None:
    cistern = fight("c8", {"noble": "D"})
    assert Aims(cistern.state).away(cistern.state.combat.zones.index("D")) == 2, "by the portal to F, then G"
    archive = fight("c6", {"noble": "B"})
    assert Aims(archive.state).away(archive.state.combat.zones.index("B")) < 9
    assert first(archive.turn("noble", "focus")) == "focus door1 (focus)"


def test_heroes_go_towards_what_is_to_be_done() -> None:
    scene = fight("c1", {"noble": "B"}).turn("noble", "step")
    assert first(scene) in ("step C (step)", "step D (step)")


def test_where_only_weak_points_count_the_boss_is_not_struck() -> None:
    scene = fight("c13", {"noble": "E"}, boss="sunken_voice@E", objectives=("weak_points>=3", "some_escape"))
    assert not Aims(scene.state).fell
    best = shortlist(scene.turn("noble", "strike").state, scene.turn("noble", "strike").decision, 20)
    assert str(best[0]).startswith("cover first_bell strike")
    assert not any(str(option).startswith("strike") for option in best)


# -- the end of a combat ---------------------------------------------------------------------------------------


@rule("FF-21.1")
def test_an_extra_round_is_played_only_when_something_is_missing() -> None:
    from ludarium.games.fateforge.battle import LastRound

    missing = fight("c1", {"mercenary": "E", "noble": "E"}, ["grunt#1@E^objective1"]).step(LastRound())
    assert first(missing) == "choose extra"
    carried = fight("c1", {"mercenary": "E", "noble": "E"}).with_hero("noble", carries=("objective1",))
    assert first(carried.step(LastRound())) == "choose escape"
    # What must be carried out is met only by leaving: who stands at the exit with it has everything.
    there = fight("c8", {"mercenary": "I", "noble": "I"}).with_hero("noble", carries=("objective1",))
    assert first(there.step(LastRound())) == "choose escape"
    far = fight("c8", {"mercenary": "G", "noble": "G"}, ["guard#1@G^objective1"])
    assert first(far.step(LastRound())) == "choose extra"


@rule("FF-18.1")
def test_the_party_leaves_by_the_exit_that_counts() -> None:
    from ludarium.games.fateforge.battle import Escape

    scene = fight("c4", {"mercenary": "A", "noble": "A"}, ["grunt#1@D"]).step(Escape())
    assert {"exit exitA", "exit exitB"} == set(scene.options)
    assert first(scene) == "exit exitA"


# -- between combats -------------------------------------------------------------------------------------------


def test_the_wounded_are_healed_first_and_skills_are_learnt_after() -> None:
    hurt = journey(["ranger", "mercenary"], scene="r1", mercenary={"health": 5})
    assert first(hurt) == "visit lantern_infirmary"
    well = journey(["ranger", "mercenary"], scene="r1")
    assert first(well).startswith(("buy coppersmith", "visit exiles_hearth")), "a weapon, or somebody to learn from"


def test_better_skills_and_weapons_that_suit_are_worth_more() -> None:
    assert skill_worth("ro_flurry_2") > skill_worth("ro_flurry") > skill_worth("ro_knife_throw")
    trip = journey(["ranger", "mercenary"])
    ranger, mercenary = trip.hero("ranger"), trip.hero("mercenary")
    assert item_worth(ranger, "hunting_bow") > item_worth(mercenary, "hunting_bow")
    assert item_worth(mercenary, "hatchet") > item_worth(ranger, "hatchet")


# -- whole games -----------------------------------------------------------------------------------------------


def wins(bot: str, combat: str, seats: int, games: int) -> int:
    won = 0
    for seed in range(games):
        position = ludarium.new("fateforge", "combat", seats, seed=seed, options={"combat": combat})
        players = [bots.make(bot, seed * 8 + seat) for seat in range(seats)]
        while position.pending:
            seat = position.pending[0].seat
            position.apply(seat, players[seat].choose(position, seat))
        assert position.outcome is not None
        won += position.outcome.reason == "combat-success"
    return won


@pytest.mark.parametrize(
    ("ranger", "rogue", "wanted"),
    [
        (9, 8, "visit q_lost_caravan"),
        (6, 4, "visit q_lost_caravan"),
        (5, 4, "visit exiles_hearth"),  # 9 of 17
        (9, 3, "visit exiles_hearth"),  # one of them would not last
    ],
)
def test_a_party_in_good_health_takes_a_side_quest_before_lessons(ranger: int, rogue: int, wanted: str) -> None:
    purse = {"gold": 0, "skill_gold": 7}
    trip = journey(scene="r2", campaign=purse, ranger={"health": ranger}, rogue={"health": rogue})
    assert first(trip) == wanted


def test_greedy_wins_combats_that_random_loses() -> None:
    assert wins("greedy", "c1", 3, 8) >= wins("random", "c1", 3, 8) + 2


@pytest.mark.parametrize(("form", "seats"), [("campaign", 2), ("campaign", 4), ("solo", 1)])
def test_a_campaign_of_greedy_bots_comes_to_an_ending(form: str, seats: int) -> None:
    position = ludarium.new("fateforge", form, seats, seed=seats)
    players = [bots.make("greedy", seat) for seat in range(seats)]
    for _ in range(20_000):
        if not position.pending:
            break
        seat = position.pending[0].seat
        position.apply(seat, players[seat].choose(position, seat))
    assert position.outcome is not None, f"the party goes in circles: {position.pending[0].prompt}"
    assert SCENES[position.base.scene].kind == "ending"
    assert position.base.campaign.quests_done or len(position.base.campaign.results) >= 13, "every chapter was fought"


# -- people at the table ---------------------------------------------------------------------------------------


@rule("FF-25.1")
def test_bots_leave_time_and_gold_of_a_rest_to_people_first() -> None:
    scene = journey(("ranger", "noble"), scene="r1", seats=2, campaign={"gold": 9})
    pending = scene.position.pending
    assert [(decision.seat, decision.prompt) for decision in pending] == [(0, "rest"), (1, "rest")]
    assert mind_of(FATEFORGE).for_bots(pending, {1}) == ()
    # Nobody is waited for in a party of bots, and not for a person who has gone on.
    assert mind_of(FATEFORGE).for_bots(pending, {0, 1}) == pending
    left = scene.position.copy()
    left.apply(0, Choose("leave"))
    assert [decision.seat for decision in mind_of(FATEFORGE).for_bots(left.pending, {1})] == [1]


def spent(before: FateforgeState, after: FateforgeState) -> list[str]:
    """What of the party's things is fewer than before."""
    then, now = before.campaign, after.campaign
    purses = ("gold", "food", "trait_points", "skill_gold")
    found = [purse for purse in purses if getattr(now, purse) < getattr(then, purse)]
    return found + (["time"] if after.time < before.time else [])


def played(trip: Journey) -> Position[FateforgeState]:
    """The same moment of the whole game, with its combats."""
    return Position(FATEFORGE, trip.position.base, KeyedChance(seed_of(1)))


@rule("FF-23.3", "FF-25.5")
def test_a_bot_beside_people_does_not_eat_what_a_wounded_hero_of_theirs_needs() -> None:
    hungry: dict[str, Any] = {"ranger": {"health": 2}, "noble": {"health": 6, "energy": 3}}
    scene = journey(("ranger", "noble"), scene="c1", seats=2, campaign={"food": 8, "bag": ()}, **hungry)
    bot = bots.make("greedy", seed=1)
    assert str(bot.choose(played(scene), 1)) == "manage", "a party of bots looks after itself"
    bot.beside_people = True
    assert str(bot.choose(played(scene), 1)) == "choose fight", "nothing but a meal would be worth it"
    looking = scene.by(1, "manage")
    assert str(bots.make("greedy", seed=1).choose(played(looking), 1)) == "eat noble"
    assert str(bot.choose(played(looking), 1)) == "pass"


@rule("FF-23.3", "FF-25.1", "FF-25.2")
@pytest.mark.parametrize("kind", ["random", "greedy", "mcts:8"])
@pytest.mark.parametrize("scene", ["c1", "r1", "s102"])
def test_no_bot_spends_what_the_party_shares_while_people_play(kind: str, scene: str) -> None:
    wounded: dict[str, Any] = {hero: {"health": 3, "energy": 1} for hero in ("ranger", "noble")}
    rich = {"food": 5, "gold": 30, "trait_points": 9, "skill_gold": 6}
    position = played(journey(("ranger", "noble"), scene=scene, seats=2, campaign=rich, **wounded))
    bot = bots.make(kind, seed=7)
    bot.beside_people = True
    for _ in range(12):
        decision = position.decision_of(1)
        if decision is None:
            break
        before = position.base
        position.apply(1, bot.choose(position, 1))
        assert spent(before, position.state) == []


@rule("FF-23.3")
def test_people_feed_and_teach_the_heroes_of_bots() -> None:
    scene = journey(("ranger", "noble"), scene="r1", seats=2, campaign={"gold": 20}, noble={"health": 3})
    assert "eat noble" in scene.by(0, "manage").options()
    taught = scene.by(0, "visit exiles_hearth").options(0)
    assert any(option.startswith("buy exiles_hearth skill no_") for option in taught)


@rule("FF-2.3")
def test_people_propose_and_bots_agree() -> None:
    scene = journey(("ranger", "noble", "rogue"), scene="s101", seats=3)
    assert mind_of(FATEFORGE).for_bots(scene.position.pending, {1, 2}) == ()
    proposed = scene.position.copy()
    proposed.apply(0, proposed.pending[0].options[0])
    answering = mind_of(FATEFORGE).for_bots(proposed.pending, {1, 2})
    assert [decision.seat for decision in answering] == [1, 2]
    assert {str(shortlist(proposed.state, decision, 20)[0]) for decision in answering} == {"agree"}


@rule("FF-12.4")
def test_bots_do_not_wait_with_their_own_dice() -> None:
    scene = fight("c1", {"ranger": "A", "noble": "A"}, ["grunt#1@E"], seats=2)
    for hero in ("ranger", "noble"):
        scene = scene.with_hero(hero, dice=("red",), faces=(face_of("strike"),), rolled=True)
    planned = scene.step(Planning())
    assert [decision.seat for decision in mind_of(FATEFORGE).for_bots(planned.position.pending, {1})] == [1]
