"""The course of a campaign: the party, branches, victory points and rewards, unlocking, endings (FF-1, FF-2, FF-23)."""

import pytest

from fights import fight
from journeys import JOURNEYS, Journey, journey
from ludarium.games.fateforge import events
from ludarium.games.fateforge.campaign.course import ALL_RULES, chosen_party, progress, restart_act
from ludarium.games.fateforge.content import COMBATS, HEROES, ITEMS, REWARDS, SCENES, SKILLS, START_FOOD, START_GOLD
from ludarium.games.fateforge.deeds import collect
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.state import Held
from ludarium.kernel.errors import BadSetup
from ludarium.kernel.game import Position

rule = pytest.mark.rule
ACTS = {1: "s101", 2: "s201", 3: "s301"}
"""Where each act begins."""


# -- the menu --------------------------------------------------------------------------------------------------


@rule("FF-2.2", "FF-1.9", "FF-1.6")
def test_the_menu_offers_a_campaign_solo_play_and_battle_mode() -> None:
    seats = {form.id: set(form.seats) for form in FATEFORGE.info.forms}
    assert seats["campaign"] == {2, 3, 4}
    assert seats["solo"] == {1}
    assert seats["expedition"] == {1, 2, 3, 4}


@rule("FF-2.9", "FF-25.8")
def test_the_discovery_box_is_numbered() -> None:
    numbers = [item.number for item in ITEMS.values()]
    assert len(set(numbers)) == len(numbers)
    assert ITEMS["shamans_drum"].number == 150


# -- the party -------------------------------------------------------------------------------------------------


@rule("FF-2.1", "FF-1.8", "FF-3.1")
def test_each_player_picks_a_hero_and_none_is_taken_twice() -> None:
    trip = journey(None, seats=3)
    assert trip.prompt == "party"
    assert trip.options() == {f"party {hero}" for hero in ("ranger", "rogue", "noble", "shaman", "mercenary")}
    trip = trip.after("party noble")
    assert trip.asked == [1]
    assert "party noble" not in trip.options()
    trip = trip.after("party rogue", "party shaman")
    assert [(hero.id, hero.seat) for hero in trip.state.party] == [("noble", 0), ("rogue", 1), ("shaman", 2)]
    assert trip.scene == "s101"


@rule("FF-1.6", "FF-1.8")
def test_one_player_alone_takes_two_heroes() -> None:
    trip = journey(None, seats=1).after("party noble", "party rogue")
    assert [(hero.id, hero.seat) for hero in trip.state.party] == [("noble", 0), ("rogue", 0)]
    assert trip.scene == "s101"


@rule("FF-1.8")
@pytest.mark.parametrize(
    ("heroes", "seats", "sentence"),
    [
        (["ranger", "ranger"], 2, "the hero 'ranger' is chosen twice"),
        (["ranger"], 1, "needs 2 heroes for 1 seats, not 1"),
        (["ranger", "rogue"], 3, "needs 3 heroes for 3 seats, not 2"),
        (["ranger", "wizard"], 2, "there is no hero 'wizard'; the heroes are ranger"),
        (["ranger", 7], 2, "there is no hero '7'"),
    ],
)
def test_a_party_that_cannot_be_is_refused(heroes: list[object], seats: int, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        chosen_party(heroes, seats)


@rule("FF-3.2", "FF-3.3", "FF-3.6")
def test_heroes_begin_with_start_skills_items_dice_and_full_pools() -> None:
    trip = journey(list(HEROES)[:4])
    for hero in trip.state.party:
        card = HEROES[hero.id]
        assert (hero.health, hero.energy) == (card.health, card.energy)
        assert hero.skills == hero.prepared == card.start_skills
        assert len(hero.skills) == 2
        assert hero.dice() == card.dice
        assert len(hero.dice()) == 4
    drum = [held.id for held in trip.hero("shaman").working()]
    assert drum == ["shamans_drum"]
    assert trip.hero("shaman").slots[2] is None, "the clothing slot is left free"


@rule("FF-2.1", "FF-23.3")
def test_a_campaign_begins_with_a_purse_food_and_the_token_in_the_shared_bag() -> None:
    campaign = journey().state.campaign
    assert (campaign.gold, campaign.food) == (START_GOLD, START_FOOD)
    assert [held.id for held in campaign.bag] == ["root_token"]
    assert campaign.reputation == (0, 0, 0, 0, 0)


# -- branches --------------------------------------------------------------------------------------------------


@rule("FF-1.3", "FF-1.4", "FF-24.10")
@pytest.mark.parametrize("result", ["success", "partial", "fail"])
@pytest.mark.parametrize("combat", [scene.id for scene in SCENES.values() if scene.kind == "combat"])
def test_every_result_of_every_combat_leads_on(combat: str, result: str) -> None:
    trip = journey(scene=combat).ends(result)
    while trip.prompt == "reward":
        trip = trip.draws("rw_purse")
    assert true(trip.state, f"result {combat} {result}")
    goto = {"success": SCENES[combat].success, "partial": SCENES[combat].partial, "fail": SCENES[combat].fail}[result]
    assert goto in trip.state.campaign.visited
    if combat != "c13":
        assert not trip.position.over, "a lost combat never ends the campaign by itself"


@rule("FF-1.3", "FF-1.5")
def test_a_chapter_has_one_combat_and_rests_come_after_two_or_so() -> None:
    for chapter in range(1, 14):
        scenes = [scene for scene in SCENES.values() if scene.chapter == chapter]
        assert [scene.kind for scene in scenes].count("combat") == 1
        assert any(scene.kind in ("story", "explore") for scene in scenes)
    trip = journey(["ranger", "rogue"], seats=1)
    kinds = []
    for answer in ("choice word", "choice pay"):
        trip = trip.after(answer)
    trip = trip.ends("success").after("choice alone")
    trip = trip.after("choice fish_steps", "choice indigo_yard", "choice enter", "choice hide").ends("success")
    while trip.prompt == "reward":
        trip = trip.draws("rw_purse") if trip.asked == [-1] else trip.after("reward rw_purse")
        if trip.prompt == "reward" and trip.asked == [-1]:
            trip = trip.draws("rw_supplies")
    kinds = [SCENES[scene].kind for scene in trip.state.campaign.visited]
    assert kinds == ["story", "story", "combat", "story", "explore", "story", "combat", "rest"]


def test_before_a_combat_all_say_that_they_are_ready() -> None:
    trip = journey(["ranger", "rogue"], scene="c1")
    assert trip.prompt == "before-combat"
    assert trip.options(0) == trip.options(1) == {"choose fight", "manage"}
    waiting = trip.by(0, "choose fight")
    assert waiting.asked == [1]
    assert waiting.by(1, "agree").prompt == "combat"


# -- victory points and rewards --------------------------------------------------------------------------------


def with_points(points: int, **more: object) -> Journey:
    """Before a combat of the main thread."""
    return journey(scene="c3", campaign={"victory_points": points, **more})


@rule("FF-23.1", "FF-2.22")
def test_only_a_success_of_the_main_thread_gives_a_victory_point() -> None:
    assert with_points(0).ends("success").state.campaign.victory_points == 1
    assert with_points(0).ends("partial").state.campaign.victory_points == 0
    assert with_points(0).ends("fail").state.campaign.victory_points == 0


@rule("FF-23.2", "FF-2.22")
@pytest.mark.parametrize("points", range(13))
def test_rewards_come_at_even_totals(points: int) -> None:
    trip = with_points(points).ends("success")
    assert (trip.prompt == "reward") == (points + 1 in (2, 4, 6, 8, 10, 12))


@rule("FF-23.1", "FF-2.22")
def test_two_rewards_are_drawn_and_the_party_takes_one() -> None:
    trip = with_points(1).ends("success")
    assert trip.asked == [-1]
    assert trip.options() == {f"drawn {reward}" for reward in REWARDS}
    trip = trip.draws("rw_purse")
    assert "drawn rw_purse" not in trip.options()
    trip = trip.draws("rw_traits")
    assert trip.asked == [0, 1]
    assert trip.options() == {"reward rw_purse", "reward rw_traits"}
    rich = trip.after("reward rw_purse")
    assert rich.state.campaign.gold == START_GOLD + 6
    assert "rw_purse" not in rich.state.campaign.rewards_left
    assert "rw_traits" in rich.state.campaign.rewards_left
    assert rich.scene == "s131"
    assert trip.after("reward rw_traits").state.campaign.trait_points == 4


@rule("FF-3.9", "FF-23.1")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_a_die_goes_to_one_hero(colour: str) -> None:
    trip = with_points(1).ends("success").draws(f"rw_die_{colour}", "rw_purse").after(f"reward rw_die_{colour}")
    assert trip.prompt == "reward-hero"
    trip = trip.after("hero rogue")
    assert trip.hero("rogue").dice() == (*HEROES["rogue"].dice, colour)
    assert trip.hero("ranger").dice() == HEROES["ranger"].dice


@rule("FF-6.1")
def test_vigour_raises_both_limits_of_one_hero() -> None:
    trip = with_points(1).ends("success").draws("rw_vigour", "rw_purse").after("reward rw_vigour", "hero rogue")
    rogue = trip.hero("rogue")
    assert (rogue.max_health, rogue.max_energy) == (9, 7)
    assert (rogue.health, rogue.energy) == (9, 7)
    assert trip.prompt == "story", "one hero is asked for once"


def test_supplies_and_training() -> None:
    trip = with_points(1).ends("success").draws("rw_supplies", "rw_training")
    fed = trip.after("reward rw_supplies").state.campaign
    assert (fed.food, fed.gold) == (START_FOOD + 4, START_GOLD + 2)
    assert trip.after("reward rw_training").state.campaign.skill_gold == 7


# -- rules that unlock -----------------------------------------------------------------------------------------


@rule("FF-1.12", "FF-2.25")
def test_rules_unlock_when_a_scene_says_so_and_are_announced_once() -> None:
    first = journey(scene="c2")
    assert first.state.campaign.unlocked == COMBATS["c2"].unlock == (1,)
    assert first.told(events.RuleUnlocked) == [events.RuleUnlocked(1)]
    again = journey(scene="c2", campaign={"unlocked": (1,)})
    assert again.told(events.RuleUnlocked) == []
    assert journey().state.campaign.unlocked == ()


@rule("FF-1.12", "FF-27.7")
def test_upgradable_skills_unlock_after_the_first_boss() -> None:
    assert 7 not in journey(scene="r2").state.campaign.unlocked
    assert 7 in journey(scene="r3").state.campaign.unlocked


@rule("FF-1.12")
def test_all_fourteen_rules_are_unlocked_on_the_way() -> None:
    unlocked = {rule for combat in COMBATS.values() for rule in combat.unlock}
    assert unlocked | {7} == set(ALL_RULES)


@rule("FF-1.13")
def test_after_the_first_completion_all_rules_are_there_and_nothing_is_announced() -> None:
    assert journey(completed=True).state.campaign.unlocked == ALL_RULES
    trip = journey(scene="c10", completed=True)
    assert trip.told(events.RuleUnlocked) == []


@rule("FF-1.13", "FF-24.10", "FF-1.1")
@pytest.mark.parametrize(
    ("flags", "result", "ending", "shared"),
    [
        (("aim_tune",), "success", "e1", 1.0),
        (("aim_bind",), "success", "e2", 1.0),
        (("aim_break",), "success", "e3", 1.0),
        (("aim_break",), "fail", "e4", 0.25),
    ],
)
def test_endings(flags: tuple[str, ...], result: str, ending: str, shared: float) -> None:
    trip = journey(scene="c13", campaign={"flags": flags}).ends(result)
    assert trip.position.over
    outcome = trip.position.outcome
    assert outcome is not None
    assert outcome.reason == f"ending-{ending}"
    assert outcome.shared == shared
    assert outcome.places == (1, 1), "all win or lose together"
    assert trip.told(events.StoryEnded) == [events.StoryEnded(ending)]
    assert trip.state.campaign.completed
    assert trip.state.campaign.unlocked == ALL_RULES


# -- acts ------------------------------------------------------------------------------------------------------


@rule("FF-2.4")
def test_the_scenes_of_the_act_are_remembered_for_its_progress_bar() -> None:
    trip = journey().after("choice word", "choice pay")
    assert trip.state.campaign.visited == ("s101", "s102", "c1")


@rule("FF-2.4", "FF-1.2", "FF-1.5")
def test_the_progress_bar_has_a_mark_for_each_chapter_and_each_rest() -> None:
    marks = {act: [mark.name for mark in progress(journey(scene=scene).state)] for act, scene in ACTS.items()}
    assert marks == {
        1: ["1", "2", "r1", "3", "4", "r2", "5", "r3"],
        2: ["6", "7", "r4", "8", "r5", "9"],
        3: ["10", "11", "r6", "12", "r7", "13"],
    }
    at = progress(journey(scene="r1").state)
    assert [mark.when for mark in at] == ["done", "done", "now", "ahead", "ahead", "ahead", "ahead", "ahead"]
    assert {mark.kind for mark in at} == {"chapter", "rest"}
    assert progress(journey(None, seats=2).state) == ()


def act_two() -> Journey:
    """In the second act, some way on: the act began with an advanced party."""
    skills = (*HEROES["ranger"].start_skills, "rg_volley")
    trip = journey(
        ["ranger", "rogue"],
        scene="s201",
        campaign={"gold": 5, "trait_points": 4, "corruption_gone": ("drained",), "unlocked": (7,)},
        ranger={
            "skills": skills,
            "prepared": skills,
            "health": 2,
            "more_health": 1,
            "more_energy": 1,
            "extra_dice": ("red",),
            "slots": "1: rapier, 4: healing_potion, 5: spyglass",
        },
        rogue={"corruption": ("cold_blood",), "energy": 1},
    )
    return trip.after("choice accuse").after("manage", "buy-trait ranger lore", "pass")


def restarted(trip: Journey, seats: int = 2) -> Journey:
    state = trip.position.base.__copy__()
    state.seats = seats
    restart_act(state)
    return Journey(Position(JOURNEYS, state))


@rule("FF-25.10", "FF-2.27")
def test_a_restarted_act_goes_back_to_its_start_with_full_health_and_without_corruption() -> None:
    trip = act_two()
    assert trip.state.campaign.choices == ("s201 accuse",)
    again = restarted(trip).after("party ranger", "party rogue", "pass", "pass")
    assert again.scene == "s201"
    assert again.state.campaign.choices == ()
    assert again.state.campaign.visited == ("s201",)
    assert not true(again.state, "flag open_feud")
    for hero in again.state.party:
        assert (hero.health, hero.energy) == (hero.max_health, hero.max_energy)
        assert hero.corruption == ()
    assert again.hero("ranger").health == HEROES["ranger"].health + 1
    assert again.state.campaign.corruption_gone == ()
    assert again.hero("ranger").extra_dice == ("red",)


@rule("FF-25.10", "FF-21.8")
def test_items_return_unless_they_are_used_up_and_traits_are_kept() -> None:
    again = restarted(act_two()).after("party ranger", "party rogue", "pass", "pass")
    assert [held.id for held in again.hero("ranger").working()] == ["rapier", "spyglass"]
    assert again.hero("ranger").traits == ("lore",)
    assert again.state.campaign.trait_points == 0, "the points have become a trait, which is kept"


@rule("FF-25.10", "FF-8.7")
def test_charges_that_were_used_in_the_act_stay_used() -> None:
    wounded = {"health": 2, "slots": "4: salve_jar"}
    trip = journey(["ranger", "rogue"], scene="s201", ranger=wounded, campaign={"bag": (Held("salve_jar", 0, 1),)})

    def jars(again: Journey) -> list[int]:
        cards = (*again.hero("ranger").slots, *again.state.campaign.bag)
        return [held.charges for held in cards if held is not None and held.id == "salve_jar"]

    untouched = restarted(trip).after("party ranger", "party rogue")
    assert jars(untouched) == [2, 1]
    trip = trip.after("manage", "apply ranger salve_jar ranger")
    once = restarted(trip).after("party ranger", "party rogue")
    assert jars(once) == [1, 1], "the jar comes back with what was left in it"
    trip = trip.after("apply ranger salve_jar ranger", "pass")
    empty = restarted(trip).after("party ranger", "party rogue")
    assert jars(empty) == [1], "an empty jar does not come back"


@rule("FF-25.10", "FF-25.11")
def test_heroes_get_gold_for_the_skills_they_had_and_the_acts_base_sum() -> None:
    trip = restarted(act_two()).after("party ranger", "party rogue")
    assert trip.prompt == "learn"
    assert trip.args["gold"] == SKILLS["rg_volley"].cost + 8 // 2
    assert trip.hero("ranger").skills == HEROES["ranger"].start_skills
    assert trip.told(events.ActRestarted) == [events.ActRestarted(2)]
    trip = trip.after("buy purse skill rg_steady_aim")
    assert "rg_steady_aim" in trip.hero("ranger").prepared
    assert trip.args["gold"] == 7
    trip = trip.after("pass")
    assert trip.state.campaign.skill_gold == 7
    assert trip.args == {"hero": "rogue", "gold": 4}


@rule("FF-25.10", "FF-25.11")
def test_new_heroes_get_the_average_and_the_leavers_items_go_to_the_bag() -> None:
    trip = restarted(act_two()).after("party noble", "party rogue")
    assert trip.args == {"hero": "noble", "gold": 6 // 2 + 4}
    assert {"rapier", "spyglass"} <= {held.id for held in trip.state.campaign.bag}
    assert "healing_potion" not in {held.id for held in trip.state.campaign.bag}
    assert (trip.hero("noble").traits, trip.hero("rogue").traits) == (("lore",), ()), "a player keeps the trait cards"


@rule("FF-25.10", "FF-2.27")
def test_the_number_of_players_may_change_when_an_act_begins_again() -> None:
    more = restarted(act_two(), seats=3).after("party ranger", "party rogue", "party shaman", "pass", "pass", "pass")
    assert [(hero.id, hero.seat) for hero in more.state.party] == [("ranger", 0), ("rogue", 1), ("shaman", 2)]
    assert more.asked == [0, 1, 2]
    fewer = restarted(act_two(), seats=1).after("party ranger", "party noble", "pass", "pass")
    assert [(hero.id, hero.seat) for hero in fewer.state.party] == [("ranger", 0), ("noble", 0)]


@rule("FF-25.10")
def test_trait_cards_stay_with_the_player_who_comes_with_another_hero() -> None:
    # The Shaman has Lore already; the other player's hero gets nothing of it.
    lore = restarted(act_two()).after("party shaman", "party noble")
    assert (lore.hero("shaman").traits, lore.hero("noble").traits) == ((), ())
    # One player alone, two heroes: the one who stays keeps own cards, the newcomer takes those of the one who left.
    trip = journey(["ranger", "rogue"], seats=1, scene="s201", campaign={"trait_points": 8})
    trip = trip.after("manage", "buy-trait ranger lore", "buy-trait rogue might", "pass")
    again = restarted(trip, seats=1).after("party noble", "party ranger")
    assert (again.hero("noble").traits, again.hero("ranger").traits) == (("might",), ("lore",))


@rule("FF-25.10")
def test_a_hero_who_comes_back_has_the_traits_of_the_acts_start() -> None:
    trip = journey(["ranger", "rogue"], scene="s201", ranger={"traits": ("lore",)})
    trip = trip.by(0, "manage").by(0, "swap ranger noble").by(0, "pass")
    assert trip.hero("noble").traits == ("lore",)
    again = restarted(trip).after("party ranger", "party noble")
    assert (again.hero("ranger").traits, again.hero("noble").traits) == (("lore",), ("lore",))


@rule("FF-25.11")
def test_three_heroes_get_the_whole_base_sum() -> None:
    trip = restarted(act_two(), seats=3).after("party ranger", "party rogue", "party noble")
    cost = SKILLS["rg_volley"].cost
    given = []
    for _ in trip.state.party:
        given.append(int(trip.args["gold"]))
        trip = trip.after("pass")
    assert given == [cost + 2, 0 + 2, cost // 2 + 2]
    # 8 shared by three leaves 2, which can buy skills, too.
    assert trip.state.campaign.skill_gold == sum(given) + 2


@rule("FF-25.11")
def test_the_first_act_has_no_base_sum() -> None:
    trip = restarted(journey().after("choice word")).after("party ranger", "party rogue")
    assert trip.prompt == "story", "nothing to learn for no gold"
    assert trip.state.campaign.gold == START_GOLD


@rule("FF-1.12", "FF-25.9")
def test_rules_and_met_enemies_are_not_forgotten() -> None:
    trip = journey(scene="c2", campaign={"met": ("grunt",)})
    again = restarted(trip).after("party ranger", "party rogue")
    assert again.state.campaign.unlocked == (1,)
    assert again.state.campaign.met == ("grunt",)
    # Also before the scene comes again that unlocked a rule.
    trip = journey(scene="s113").after("choice hide")
    assert (trip.scene, trip.state.campaign.unlocked) == ("c2", (1,))
    again = restarted(trip).after("party ranger", "party rogue")
    assert (again.scene, again.state.campaign.unlocked) == ("s113", (1,))


# -- the purse -------------------------------------------------------------------------------------------------


@rule("FF-23.3", "FF-23.4", "FF-26.5")
def test_gems_and_food_from_a_map_are_gold_and_food_of_the_shared_bag() -> None:
    state = fight("c1", {"ranger": "C", "rogue": "D"}, []).state
    before = state.campaign
    collect(state, lambda event: None)
    assert state.campaign.gold == before.gold + 1, "one gem is worth 1 gold"
    assert state.campaign.food == before.food + 1
    assert not [token for token in state.tokens if token.kind in ("gem", "food")]
