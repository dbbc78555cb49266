"""Rest scenes: time, places, shops, healing, food, training, side quests, what returns at the end (FF-25)."""

import pytest
from msgspec.structs import replace

from journeys import Journey, journey
from ludarium.games.fateforge import events
from ludarium.games.fateforge.content import ITEMS, PLACES, QUESTS, SCENES, SKILLS, START_FOOD, START_GOLD
from ludarium.games.fateforge.memory import true

rule = pytest.mark.rule


def resting(scene: str = "r1", heroes: tuple[str, ...] = ("ranger", "rogue"), **more: object) -> Journey:
    return journey(heroes, scene=scene, **more)  # type: ignore[arg-type]


def offers(trip: Journey, place: str, seat: int = 0) -> set[str]:
    """What that place sells to a seat now."""
    words = f"buy {place} "
    return {option.removeprefix(words) for option in trip.options(seat) if option.startswith(words)}


@rule("FF-25.1", "FF-2.23")
@pytest.mark.parametrize("scene", [scene.id for scene in SCENES.values() if scene.kind == "rest"])
def test_a_rest_scene_gives_time_and_takes_what_is_left(scene: str) -> None:
    trip = resting(scene)
    assert trip.state.time == SCENES[scene].time
    after = trip.by(0, "choose leave").by(1, "choose leave")
    assert after.state.time == 0
    assert after.told(events.RestEnded) == [events.RestEnded(SCENES[scene].time)]


def test_the_party_leaves_when_all_want_to_and_anybody_may_act_until_then() -> None:
    trip = resting()
    assert trip.asked == [0, 1]
    trip = trip.by(1, "choose leave")
    assert trip.asked == [0]
    trip = trip.by(0, "buy night_market food")
    assert trip.asked == [0], "who is ready is not asked again"
    assert trip.by(0, "choose leave").scene == "s121"


@rule("FF-25.2", "FF-25.14")
def test_a_visit_is_paid_on_entry_and_a_shop_with_the_first_purchase() -> None:
    trip = resting()
    assert {"visit lantern_infirmary", "visit exiles_hearth"} <= trip.options()
    assert not offers(trip, "exiles_hearth"), "not before it is visited"
    assert "item buckler" in offers(trip, "coppersmith"), "a shop may be looked through free of time"
    visited = trip.by(0, "visit exiles_hearth")
    assert visited.state.time == 2
    assert "visit exiles_hearth" not in visited.options()
    assert "food" in offers(visited, "exiles_hearth", seat=1)
    bought = trip.by(0, "buy coppersmith item leather_jerkin")
    assert bought.state.time == 2
    assert bought.by(0, "buy coppersmith item short_sword").state.time == 2, "one payment covers all purchases"


@rule("FF-25.2", "FF-25.1")
def test_without_time_nothing_new_can_be_visited() -> None:
    trip = resting().by(0, "visit exiles_hearth").by(0, "visit lantern_infirmary").by(0, "buy night_market food")
    assert trip.state.time == 0
    assert not offers(trip, "coppersmith")
    assert "food" in offers(trip, "night_market")
    assert not {option for option in trip.options() if option.startswith("visit")}


@rule("FF-25.14", "FF-25.7")
@pytest.mark.parametrize(
    ("place", "campaign"),
    [
        ("archive_cells", {"flags": ("archive_friend",)}),
        ("palace_baths", {"flags": ("palace_guest",)}),
        ("dockers_hall", {"reputation": (2, 0, 0, 0, 0)}),
        ("hidden_grove", {"flags": ("grove_found",)}),
    ],
)
def test_places_open_through_the_story_and_may_be_discarded(place: str, campaign: dict[str, object]) -> None:
    assert f"visit {place}" not in resting().options()
    assert f"visit {place}" in resting(campaign=campaign).options()
    assert f"visit {place}" not in resting(campaign={**campaign, "places_gone": (place,)}).options()


@rule("FF-25.4")
def test_one_gold_heals_two_health_in_any_split() -> None:
    trip = resting(ranger={"health": 5}, rogue={"health": 5}).by(0, "visit lantern_infirmary")
    trip = trip.by(0, "buy lantern_infirmary heal ranger 1")
    assert (trip.state.campaign.gold, trip.hero("ranger").health) == (START_GOLD - 1, 6)
    trip = trip.by(1, "buy lantern_infirmary heal rogue 1")
    assert (trip.state.campaign.gold, trip.hero("rogue").health) == (START_GOLD - 1, 6), "the second half was paid for"
    trip = trip.by(1, "buy lantern_infirmary heal rogue 2")
    assert (trip.state.campaign.gold, trip.hero("rogue").health) == (START_GOLD - 2, 8)
    assert not any("rogue" in offer for offer in offers(trip, "lantern_infirmary"))
    poor = resting(ranger={"health": 5}, campaign={"gold": 0}).by(0, "visit lantern_infirmary")
    assert not offers(poor, "lantern_infirmary")


def test_the_baths_heal_four_for_nothing_first() -> None:
    trip = resting(campaign={"flags": ("palace_guest",), "gold": 0}, ranger={"health": 4}, rogue={"health": 6})
    trip = trip.by(0, "visit palace_baths")
    trip = trip.by(0, "buy palace_baths heal ranger 2").by(0, "buy palace_baths heal rogue 1")
    assert offers(trip, "palace_baths") == {"heal ranger 1", "heal rogue 1"}
    trip = trip.by(0, "buy palace_baths heal ranger 1")
    assert not offers(trip, "palace_baths")
    assert [hero.health for hero in trip.state.party] == [7, 7]


def test_the_grove_heals_everybody_and_takes_one_card_an_act() -> None:
    grove = {"flags": ("grove_found",)}
    sick = {"health": 3, "corruption": ("cold_blood", "dark_whispers")}
    trip = resting("r6", campaign=grove, ranger=sick, rogue={"corruption": ("sour_pride",)}).by(0, "visit hidden_grove")
    assert trip.hero("ranger").health == 5
    assert offers(trip, "hidden_grove") == {
        "corruption ranger cold_blood",
        "corruption ranger dark_whispers",
        "corruption rogue sour_pride",
    }
    trip = trip.by(0, "buy hidden_grove corruption ranger cold_blood")
    assert trip.hero("ranger").corruption == ("dark_whispers",)
    assert trip.state.campaign.corruption_gone == ("cold_blood",)
    assert not offers(trip, "hidden_grove")
    later = resting("r7", campaign={**grove, "graced": (3,)}, ranger=sick).by(0, "visit hidden_grove")
    assert not offers(later, "hidden_grove"), "once per act"
    before = resting("r4", campaign={**grove, "graced": (3,)}, ranger=sick).by(0, "visit hidden_grove")
    assert offers(before, "hidden_grove")


@rule("FF-25.8", "FF-21.8")
def test_the_baths_take_corruption_for_gold() -> None:
    trip = resting(campaign={"flags": ("palace_guest",)}, ranger={"corruption": ("brittle_bones",), "health": 8})
    trip = trip.by(0, "visit palace_baths").by(0, "buy palace_baths corruption ranger brittle_bones")
    assert trip.state.campaign.gold == START_GOLD - 4
    assert trip.hero("ranger").max_health == 9
    assert trip.told(events.CorruptionRemoved) == [events.CorruptionRemoved("ranger", "brittle_bones")]


@rule("FF-25.5")
def test_food_costs_a_gold_or_half_of_it_at_the_dockers() -> None:
    trip = resting().by(0, "buy night_market food")
    assert (trip.state.campaign.gold, trip.state.campaign.food) == (START_GOLD - 1, START_FOOD + 1)
    cheap = resting(campaign={"reputation": (2, 0, 0, 0, 0)}).by(0, "visit dockers_hall").by(0, "buy dockers_hall food")
    assert (cheap.state.campaign.gold, cheap.state.campaign.food) == (START_GOLD - 1, START_FOOD + 2)


@rule("FF-7.10", "FF-7.1", "FF-23.3")
def test_skills_are_bought_at_places_that_train_by_whoever_likes() -> None:
    trip = resting(campaign={"gold": 20}).by(0, "visit exiles_hearth")
    taught = {offer.removeprefix("skill ") for offer in offers(trip, "exiles_hearth") if offer.startswith("skill")}
    assert taught == {
        skill.id for skill in SKILLS.values() if skill.hero in ("ranger", "rogue") and skill.level == 1 and skill.cost
    }, "the purse belongs to all"
    decision = trip.position.decision_of(1)
    assert decision is not None
    heroes = [SKILLS[str(one).split()[-1]].hero for one in decision.options if "exiles_hearth skill" in str(one)]
    assert heroes[0] == "rogue", "the own hero's skills come first"
    assert set(heroes) == {"rogue", "ranger"}
    theirs = trip.by(0, "buy exiles_hearth skill ro_tumble")
    assert "ro_tumble" in theirs.hero("rogue").skills
    trip = trip.by(0, "buy exiles_hearth skill rg_volley")
    assert trip.state.campaign.gold == 20 - SKILLS["rg_volley"].cost
    assert trip.hero("ranger").prepared[-1] == "rg_volley"
    assert "skill rg_volley" not in offers(trip, "exiles_hearth")


@rule("FF-27.7")
def test_level_two_needs_the_rule_the_place_and_level_one_which_it_replaces() -> None:
    skills = ("rg_quick_draw", "rg_piercing_arrow")
    ranger = {"skills": skills, "prepared": skills}
    archive = {"flags": ("archive_friend",), "gold": 20, "unlocked": (7,)}
    trip = resting("r4", campaign=archive, ranger=ranger).by(0, "visit archive_cells")
    assert "skill rg_piercing_arrow_2" in offers(trip, "archive_cells")
    better = trip.by(0, "buy archive_cells skill rg_piercing_arrow_2")
    assert better.hero("ranger").skills == ("rg_quick_draw", "rg_piercing_arrow_2")
    assert better.hero("ranger").prepared == ("rg_quick_draw", "rg_piercing_arrow_2")
    assert "skill rg_piercing_arrow" not in offers(better, "archive_cells")
    without = resting("r4", campaign=archive).by(0, "visit archive_cells")
    assert "skill rg_piercing_arrow_2" not in offers(without, "archive_cells")
    locked = resting("r2", campaign={**archive, "unlocked": ()}, ranger=ranger).by(0, "visit archive_cells")
    assert "skill rg_piercing_arrow_2" not in offers(locked, "archive_cells")
    hearth = resting("r4", campaign=archive, ranger=ranger).by(0, "visit exiles_hearth")
    assert "skill rg_piercing_arrow_2" not in offers(hearth, "exiles_hearth")


def test_gold_for_skills_is_spent_first_and_on_nothing_else() -> None:
    trip = resting(campaign={"gold": 2, "skill_gold": 7}).by(0, "visit exiles_hearth")
    assert "skill rg_volley" in offers(trip, "exiles_hearth")
    trip = trip.by(0, "buy exiles_hearth skill rg_volley")
    assert (trip.state.campaign.gold, trip.state.campaign.skill_gold) == (2, 1)
    assert "item healing_potion" not in offers(trip, "night_market")


@rule("FF-24.5", "FF-2.6")
def test_the_archive_teaches_one_trait_for_three_points() -> None:
    trip = resting("r4", campaign={"flags": ("archive_friend",), "trait_points": 7}).by(0, "visit archive_cells")
    assert "trait ranger lore" in offers(trip, "archive_cells")
    assert "trait ranger perception" not in offers(trip, "archive_cells"), "the printed one"
    trip = trip.by(0, "buy archive_cells trait ranger lore")
    assert trip.state.campaign.trait_points == 4
    assert trip.hero("ranger").traits == ("lore",)
    assert not any(offer.startswith("trait") for offer in offers(trip, "archive_cells"))


@rule("FF-8.15")
def test_shops_sell_what_their_card_says() -> None:
    trip = resting(campaign={"gold": 50})
    smith = {offer.removeprefix("item ") for offer in offers(trip, "coppersmith")}
    assert "chain_shirt" in smith
    assert "heavy_crossbow" not in smith
    assert all(ITEMS[item].cost <= 6 and ITEMS[item].slot != "gear" for item in smith)
    market = {offer.removeprefix("item ") for offer in offers(trip, "night_market")} - {"food"}
    assert all(ITEMS[item].cost <= 5 and ITEMS[item].slot == "gear" for item in market)
    assert "root_token" not in market
    assert "shamans_drum" not in market
    bought = trip.by(0, "buy coppersmith item buckler")
    assert bought.state.campaign.gold == 46
    assert bought.hero("ranger").slots[1].id == "buckler"  # type: ignore[union-attr]
    assert "item buckler" not in offers(bought, "coppersmith"), "there is one card of it"
    again = trip.by(0, "buy night_market item healing_potion")
    assert "item healing_potion" in offers(again, "night_market"), "what is used up can be had again"


@rule("FF-8.4")
def test_an_item_goes_to_the_buyer_or_if_there_is_no_slot_to_the_bag() -> None:
    trip = resting(campaign={"gold": 50}).by(1, "buy coppersmith item buckler")
    assert trip.hero("rogue").slots[1].id == "buckler"  # type: ignore[union-attr]
    trip = trip.by(1, "buy coppersmith item parrying_dagger")
    assert "parrying_dagger" in {held.id for held in trip.state.campaign.bag}
    assert trip.told(events.ItemFound) == [events.ItemFound("parrying_dagger", "bag")]


def test_old_name_makes_the_first_purchase_cheaper() -> None:
    skills = ("no_lunge", "no_old_name")
    noble = {"skills": skills, "prepared": skills}
    trip = resting("r1", ("noble", "ranger"), noble=noble, campaign={"gold": 3})
    assert "item buckler" in offers(trip, "coppersmith")
    trip = trip.by(1, "buy coppersmith item buckler")
    assert trip.state.campaign.gold == 0
    later = (
        resting("r1", ("noble", "ranger"), noble=noble).by(0, "buy night_market food").by(0, "buy night_market food")
    )
    assert later.state.campaign.gold == START_GOLD - 1


# -- side quests -----------------------------------------------------------------------------------------------


@rule("FF-25.3", "FF-2.23")
@pytest.mark.parametrize("quest", list(QUESTS))
def test_each_side_quest_turns_up_in_its_rest_scene(quest: str) -> None:
    trip = resting(QUESTS[quest].appears)
    assert (quest, QUESTS[quest].expires_after_rests) in trip.state.campaign.quests
    assert f"visit {quest}" in trip.options()
    assert 1 <= QUESTS[quest].danger <= 4


@rule("FF-25.3")
def test_side_quests_vanish_after_two_or_three_rests() -> None:
    trip = resting("r1").after("choose leave", "choose leave")
    assert trip.state.campaign.quests == (("q_ratcatcher", 2),)
    last = resting("r4", campaign={"quests": (("q_ratcatcher", 1),)})
    assert "visit q_ratcatcher" in last.options()
    gone = last.after("choose leave", "choose leave")
    assert gone.state.campaign.quests == ()
    assert gone.told(events.QuestGone) == [events.QuestGone("q_ratcatcher")]


@rule("FF-25.15", "FF-2.24", "FF-23.1")
def test_a_side_quest_costs_time_is_fought_and_rewarded_without_a_victory_point() -> None:
    trip = resting("r1").after("visit q_ratcatcher")
    assert trip.prompt == "quest"
    assert trip.args == {"quest": "q_ratcatcher"}
    trip = trip.after("choice accept")
    assert trip.state.time == 2
    assert trip.args == {"combat": "sq1"}
    won = trip.ends("success")
    assert won.prompt == "rest", "before, between or after visits"
    assert won.state.campaign.gold == START_GOLD + 4
    assert won.state.campaign.reputation[0] == 1
    assert won.state.campaign.victory_points == 0
    assert won.state.campaign.quests_done == ("q_ratcatcher",)
    assert "visit q_ratcatcher" not in won.options()
    lost = trip.ends("fail")
    assert lost.state.campaign.gold == START_GOLD
    assert "visit q_ratcatcher" not in lost.options()


@rule("FF-25.3")
def test_a_side_quest_may_be_declined() -> None:
    trip = resting("r1").after("visit q_ratcatcher", "choice decline")
    assert trip.state.time == 3
    assert "visit q_ratcatcher" in trip.options()


@rule("FF-25.15")
def test_a_side_quest_needs_its_time() -> None:
    trip = resting("r2").by(0, "visit exiles_hearth").by(0, "visit lantern_infirmary")
    assert trip.state.time == 1
    assert "visit q_lost_caravan" not in trip.options()


@rule("FF-25.15", "FF-1.12")
def test_rewards_of_the_other_quests() -> None:
    caravan = resting("r2").after("visit q_lost_caravan", "choice accept").ends("success")
    assert true(caravan.state, "ally moss")
    duel = resting("r3").after("visit q_quiet_duel", "choice accept").ends("success")
    assert true(duel.state, "item rapier")
    grove = resting("r5").after("visit q_grove", "choice accept")
    assert set(grove.state.campaign.unlocked) >= {4, 5, 10, 14}
    assert true(grove.ends("success").state, "flag grove_found & reputation exiles>=2")


def test_a_rumour_brings_a_side_quest_of_this_act_or_an_earlier_one() -> None:
    trip = resting("r2", campaign={"reputation": (2, 0, 0, 0, 0)}).by(0, "visit dockers_hall")
    assert "rumour" in offers(trip, "dockers_hall")
    trip = trip.by(0, "buy dockers_hall rumour")
    assert trip.options() == {"drawn q_ratcatcher", "drawn q_quiet_duel"}
    trip = trip.draws("q_ratcatcher")
    assert "visit q_ratcatcher" in trip.options()
    assert "rumour" not in offers(trip, "dockers_hall")


# -- the end ---------------------------------------------------------------------------------------------------


@rule("FF-25.6", "FF-8.12", "FF-6.8")
def test_energy_and_armour_return_at_the_end_and_health_does_not() -> None:
    trip = resting(ranger={"energy": 0, "health": 4, "slots": "3: chain_shirt"}, campaign={"bag": ()})
    state = trip.position.base
    worn = state.party[0].slots[2]
    assert worn is not None
    state.set_hero(0, slots=(None, None, replace(worn, armour=0), None, None, None))
    state.remember(bag=(replace(worn, id="plate_harness", armour=1),))
    after = trip.after("choose leave", "choose leave")
    ranger = after.hero("ranger")
    assert (ranger.energy, ranger.health) == (5, 4)
    assert ranger.slots[2] == worn
    assert after.state.campaign.bag[0].armour == 4


@rule("FF-25.14")
def test_every_place_has_services() -> None:
    assert all(place.services and place.time >= 1 for place in PLACES.values())
