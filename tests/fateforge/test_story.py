"""Story scenes and exploration: choices, costs, consequences, what is remembered, knock-outs (FF-20.4, FF-24)."""

import pytest

from journeys import JOURNEYS, Journey, journey, wander
from ludarium.games.fateforge import events
from ludarium.games.fateforge.agenda import Happening
from ludarium.games.fateforge.campaign.consequences import happening
from ludarium.games.fateforge.content import CORRUPTION, REPUTATION, SCENES, START_FOOD, START_GOLD
from ludarium.games.fateforge.memory import true
from ludarium.games.fateforge.notation import fx_of
from ludarium.games.fateforge.state import Held
from ludarium.games.fateforge.story.scenes import open_choices
from ludarium.kernel.game import Position

rule = pytest.mark.rule


def reputation(state: object, faction: str) -> int:
    return state.campaign.reputation[REPUTATION.index(faction)]  # type: ignore[attr-defined, no-any-return]


@rule("FF-2.3", "FF-24.10")
def test_a_choice_has_its_effect_is_remembered_and_leads_on() -> None:
    trip = journey().after("choice word")
    assert trip.scene == "s102"
    assert reputation(trip.state, "exiles") == 1
    assert true(trip.state, "choice s101 word & not choice s101 results")
    assert trip.told(events.ChoiceMade) == [events.ChoiceMade("s101", "word")]
    other = journey().after("choice results")
    assert other.state.campaign.gold == START_GOLD + 2
    assert reputation(other.state, "exiles") == 0


def test_all_players_agree_on_a_choice() -> None:
    trip = journey(["ranger", "rogue", "noble"])
    assert trip.asked == [0, 1, 2]
    trip = trip.by(1, "choice word")
    assert trip.args["proposal"] == "choice word"
    assert trip.options(0) == {"agree", "choice results", "manage"}
    trip = trip.by(2, "choice results")
    assert trip.options(1) == {"agree", "manage"}, (
        "who has made a proposal agrees or goes on talking, but makes no other"
    )
    trip = trip.by(1, "agree").by(0, "agree")
    assert trip.state.campaign.choices == ("s101 results",)


def test_one_player_alone_just_chooses() -> None:
    trip = journey(["ranger", "rogue"], seats=1)
    assert trip.asked == [0]
    assert trip.after("choice word").scene == "s102"


@rule("FF-24.10")
def test_a_choice_whose_condition_does_not_hold_is_not_offered() -> None:
    assert "choice guests" not in journey(scene="s141").options()
    friendly = journey(scene="s141", campaign={"reputation": (1, 0, 0, 0, 0)})
    assert "choice guests" in friendly.options()


def test_a_price_must_be_paid() -> None:
    assert journey(scene="s102").after("choice pay").state.campaign.gold == START_GOLD - 2
    assert "choice pay" not in journey(scene="s102", campaign={"gold": 1}).options()
    assert "choice share" not in journey(scene="s111", campaign={"food": 0}).options()
    assert journey(scene="s111").after("choice share").state.campaign.food == START_FOOD - 1


def test_a_forced_loss_takes_what_is_there() -> None:
    trip = journey(["ranger", "rogue"], scene="s102", campaign={"gold": 0})
    trip = trip.after("choice argue", "tester ranger").rolls("fail fail")
    assert trip.state.campaign.gold == 0
    assert true(trip.state, "flag toll_debt")


def test_a_scene_with_one_choice_still_waits_for_the_readers() -> None:
    trip = journey(scene="s114")
    assert trip.options() == {"choice mark", "manage"}
    assert trip.after("choice mark").scene == "r1"


@rule("FF-24.9")
def test_story_cards_are_flags_that_scenes_test() -> None:
    assert "choice apprentice" not in journey(scene="s142").options()
    trip = journey(scene="s113").after("choice hide")
    assert trip.told(events.Remembered) == [events.Remembered("witness_safe")]
    assert "choice apprentice" in journey(scene="s142", campaign={"flags": trip.state.campaign.flags}).options()


@rule("FF-24.7", "FF-2.7")
def test_reputation_changes_within_its_limits() -> None:
    top = journey(scene="s122", campaign={"reputation": (4, -3, 0, 0, 0)}).after("choice dockers")
    assert reputation(top.state, "dockers") == 5
    assert reputation(top.state, "palace") == -3
    assert top.told(events.ReputationChanged) == [events.ReputationChanged("dockers", 5)]
    assert journey().state.campaign.reputation == (0,) * 5


@rule("FF-24.8", "FF-2.8")
def test_exploration_offers_ways_and_ends_where_they_lead() -> None:
    trip = journey(scene="s321")
    assert SCENES["s321"].kind == "explore"
    assert {"choice bone_sluice", "choice old_baths", "manage"} <= trip.options()
    assert trip.after("choice old_baths").scene == "s322"


def test_a_crossing_decides_by_itself() -> None:
    assert journey(scene="s223").scene == "s231"
    heard = journey(scene="s223", campaign={"flags": ("need_witness",), "results": ("c8 success",)})
    assert heard.scene == "s224"
    assert heard.told(events.SceneBegan) == [events.SceneBegan("s224")], "a crossing has no page"


def test_items_are_lost_from_the_bag_or_from_a_slot() -> None:
    lost = journey(scene="s111b").after("choice follow")
    assert not true(lost.state, "item root_token")
    worn = journey(scene="s111b", campaign={"bag": ()}, rogue={"slots": "4: root_token"})
    assert true(worn.state, "item root_token")
    gone = worn.after("choice follow")
    assert gone.hero("rogue").slots == (None,) * 6
    assert gone.told(events.ItemLost) == [events.ItemLost("root_token")]


@rule("FF-6.5", "FF-6.6", "FF-6.2")
def test_energy_that_is_not_there_is_lost_as_health() -> None:
    trip = journey(scene="s112", ranger={"energy": 0})
    trip = trip.after(*("choice old_mint", "choice lantern_row") * 2, "choice old_mint")
    assert (trip.hero("ranger").energy, trip.hero("ranger").health) == (0, 8)
    assert (trip.hero("rogue").energy, trip.hero("rogue").health) == (5, 8)


@rule("FF-6.1")
def test_healing_stops_at_the_limit() -> None:
    trip = journey(scene="s321", ranger={"health": 8}).after("choice old_baths")
    assert [hero.health for hero in trip.state.party] == [9, 8]


@rule("FF-6.8")
def test_health_and_energy_are_the_same_in_the_next_scene() -> None:
    trip = journey(ranger={"health": 3, "energy": 1}).after("choice word", "choice pay")
    assert (trip.hero("ranger").health, trip.hero("ranger").energy) == (3, 1)


@rule("FF-20.4", "FF-6.3")
def test_a_hero_still_knocked_out_at_the_end_of_a_scene_draws_corruption_and_regains_2_health() -> None:
    trip = journey(["ranger", "mercenary"], scene="s133", ranger={"health": 2})
    trip = trip.after("choice swim", "tester ranger").rolls("fail fail fail")
    assert trip.prompt == "corruption"
    assert trip.hero("ranger").health == 0
    assert trip.told(events.HeroKnockedOut) == [events.HeroKnockedOut("ranger")]
    trip = trip.draws("trembling_hands")
    assert trip.hero("ranger").health == 2
    assert trip.hero("ranger").corruption == ("trembling_hands",)
    assert trip.hero("mercenary").corruption == ()
    assert trip.scene == "r2"


@rule("FF-20.4")
def test_healing_from_another_hero_ends_the_knock_out() -> None:
    trip = journey(
        ["ranger", "mercenary"], scene="s133", ranger={"health": 1}, mercenary={"slots": "4: healing_potion"}
    )
    trip = trip.after("choice swim", "tester ranger").rolls("fail fail fail")
    assert trip.prompt == "knocked-out"
    trip = trip.by(1, "manage")
    assert "eat ranger" not in trip.options()
    trip = trip.by(1, "apply mercenary healing_potion ranger").by(1, "pass")
    assert trip.hero("ranger").health == 3
    assert trip.hero("ranger").corruption == ()
    assert trip.scene == "r2"


@rule("FF-20.4")
def test_help_may_come_out_of_the_bag() -> None:
    trip = journey(
        ["ranger", "mercenary"], scene="s133", ranger={"health": 1}, campaign={"bag": (Held("healing_potion"),)}
    )
    trip = trip.after("choice swim", "tester ranger").rolls("fail fail fail")
    trip = trip.by(1, "manage").by(1, "move-item bag healing_potion mercenary 4")
    trip = trip.by(1, "apply mercenary healing_potion ranger").by(1, "pass")
    assert (trip.hero("ranger").health, trip.scene) == (3, "r2")


@rule("FF-20.4")
def test_help_may_be_refused() -> None:
    trip = journey(
        ["ranger", "mercenary"], scene="s133", ranger={"health": 1}, mercenary={"slots": "4: healing_potion"}
    )
    trip = trip.after("choice swim", "tester ranger").rolls("fail fail fail").after("choose go-on")
    assert trip.draws("cold_blood").hero("ranger").corruption == ("cold_blood",)


@rule("FF-20.4")
def test_a_knocked_out_hero_cannot_help_itself() -> None:
    trip = journey(["ranger", "mercenary"], scene="s133", ranger={"health": 1, "slots": "4: healing_potion"})
    trip = trip.after("choice swim", "tester ranger").rolls("fail fail fail")
    assert trip.prompt == "corruption"


@rule("FF-21.8")
def test_an_empty_corruption_deck_gives_no_card() -> None:
    trip = journey(
        ["ranger", "mercenary"], scene="s133", ranger={"health": 1}, campaign={"corruption_gone": tuple(CORRUPTION)}
    )
    trip = trip.after("choice swim", "tester ranger").rolls("fail fail fail")
    assert trip.hero("ranger").health == 2
    assert trip.hero("ranger").corruption == ()


@rule("FF-21.8")
def test_a_card_that_is_not_kept_goes_to_the_graveyard() -> None:
    trip = journey(["ranger", "mercenary"], scene="s133", ranger={"health": 2})
    trip = trip.after("choice swim", "tester ranger").rolls("fail fail fail").draws("hollow_purse")
    assert trip.hero("ranger").corruption == ()
    assert trip.state.campaign.corruption_gone == ("hollow_purse",)
    assert trip.state.campaign.gold == START_GOLD - 2


@pytest.mark.parametrize(
    ("fx", "fields"),
    [
        ("gold 3", {"gold": START_GOLD + 3}),
        (f"lose_gold {START_GOLD + 3}", {"gold": 0}),
        ("food 2", {"food": START_FOOD + 2}),
        (f"food -{START_FOOD + 3}", {"food": 0}),
        ("trait_points 2", {"trait_points": 2}),
        ("skill_gold 7", {"skill_gold": 7}),
        ("flag unseen", {"flags": ("unseen",)}),
        ("ally moss", {"allies": ("moss",)}),
    ],
)
def test_each_verb_of_the_story_changes_what_the_party_holds(fx: str, fields: dict[str, object]) -> None:
    trip = journey()
    state = trip.position.base
    state.agenda = (*state.agenda, Happening((fx_of(fx),)))
    for _ in happening(state, state.agenda[-1], lambda event: None):  # type: ignore[arg-type]
        raise AssertionError("it asks nothing")
    assert {name: getattr(state.campaign, name) for name in fields} == fields


@rule("FF-1.2", "FF-24.10", "FF-2.3")
@pytest.mark.parametrize(("seed", "heroes", "seats"), [(1, 2, 1), (2, 2, 2), (3, 3, 3), (4, 4, 4)])
def test_a_campaign_of_story_rest_and_combats_comes_to_an_end(seed: int, heroes: int, seats: int) -> None:
    party = ("ranger", "shaman", "noble", "mercenary")[:heroes]
    for trip in wander(seed, party, seats):
        for hero in trip.state.party:
            assert 0 <= hero.health <= hero.max_health
            assert 0 <= hero.energy <= hero.max_energy
        assert trip.state.campaign.gold >= 0
    assert trip.position.outcome is not None
    assert trip.position.outcome.reason.startswith("ending-e")
    assert {SCENES[scene].act for scene in trip.state.campaign.visited} == {1, 2, 3}
    assert {SCENES[scene].kind for scene in trip.state.campaign.visited} >= {"story", "explore", "rest", "combat"}


def test_there_is_always_a_choice() -> None:
    poor = journey(campaign={"gold": 0, "food": 0, "bag": ()}).state
    for scene in SCENES.values():
        if scene.choices:
            assert open_choices(poor, scene.id), scene.id


def test_effects_that_ask_wait_for_one_another() -> None:
    trip = journey(scene="r1")
    state = trip.position.base
    texts = ("gold 1", "victory_reward", "food 1", "add_die red one hero", "max_health 1 one hero")
    state.agenda = (*state.agenda, Happening(tuple(fx_of(text) for text in texts)))
    trip = Journey(Position(JOURNEYS, state)).draws("rw_traits", "rw_supplies")
    assert (trip.state.campaign.gold, trip.state.campaign.food) == (START_GOLD + 1, START_FOOD)
    trip = trip.after("reward rw_traits")
    assert (trip.prompt, trip.state.campaign.food) == ("reward-hero", START_FOOD + 1)
    trip = trip.after("hero rogue")
    assert (trip.hero("rogue").extra_dice, trip.hero("rogue").max_health) == (("red",), 9)
    assert trip.prompt == "rest"
