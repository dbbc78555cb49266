"""The party's own affairs: slots, trading, prepared skills, food, potions, traits, another hero (FF-7, FF-8, FF-25)."""

import pytest

from fateforge_told import named, option
from journeys import Journey, journey, slots_of
from ludarium.games.fateforge import events
from ludarium.games.fateforge.actions import Eat, MoveItem
from ludarium.games.fateforge.content import HEROES, ITEMS, SKILLS, TRAITS
from ludarium.games.fateforge.game import FATEFORGE
from ludarium.games.fateforge.state import Held
from ludarium.games.fateforge.view import FateforgeView

rule = pytest.mark.rule


def managing(heroes: tuple[str, ...] = ("ranger", "rogue"), seat: int = 0, **more: object) -> Journey:
    """A player who looks after the party at the first scene."""
    return journey(heroes, **more).by(seat, "manage")  # type: ignore[arg-type]


def in_slots(trip: Journey, hero: str) -> str:
    """What lies where, as `slots_of` reads it."""
    return ", ".join(
        f"{number}: {held.id}{' down' if held.face_down else ''}"
        for number, held in enumerate(trip.hero(hero).slots, 1)
        if held is not None
    )


def bag(trip: Journey) -> list[str]:
    return [held.id for held in trip.state.campaign.bag]


@rule("FF-8.1")
@pytest.mark.parametrize("scene", ["s101", "s112", "r1", "c1"])
def test_a_player_may_look_after_the_party_in_every_scene_before_it_goes_on(scene: str) -> None:
    trip = journey(scene=scene)
    prompt = trip.prompt
    trip = trip.by(1, "manage")
    assert (trip.prompt, trip.asked) == ("manage", [1])
    trip = trip.by(1, "pass")
    assert trip.prompt == prompt


@rule("FF-8.2")
@pytest.mark.parametrize(
    ("item", "slot"),
    [("short_sword", 1), ("hunting_bow", 1), ("buckler", 2), ("chain_shirt", 3), ("spyglass", 4)],
)
def test_an_item_works_in_the_slot_that_its_symbol_names(item: str, slot: int) -> None:
    trip = managing(campaign={"bag": (Held(item),)}).after(f"move-item bag {item} ranger {slot}")
    assert in_slots(trip, "ranger") == f"{slot}: {item}"
    assert [held.id for held in trip.hero("ranger").working()] == [item]
    assert bag(trip) == []


@rule("FF-8.1")
def test_an_item_is_not_exchanged_for_one_just_like_it() -> None:
    new, battered = Held("chain_shirt", ITEMS["chain_shirt"].armour), Held("chain_shirt", 0)
    ranger = {"slots": "3: chain_shirt"}
    move = "move-item bag chain_shirt ranger 3"
    alike = managing(campaign={"bag": (new,)}, ranger=ranger)
    assert move not in alike.options()
    refusal = FATEFORGE.why_not(alike.position, 0, MoveItem("bag", "chain_shirt", "ranger", 3))
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("FF-8.1", "ff-why-item-like-it")
    assert move in managing(campaign={"bag": (battered,)}, ranger=ranger).options(), "that is another card"


@rule("FF-8.3")
@pytest.mark.parametrize("item", ["short_sword", "hunting_bow", "buckler", "chain_shirt"])
def test_any_item_may_be_stored_face_down_in_the_backpack_where_it_does_nothing(item: str) -> None:
    trip = managing(campaign={"bag": (Held(item),)}).after(f"move-item bag {item} ranger 6")
    assert in_slots(trip, "ranger") == f"6: {item} down"
    assert trip.hero("ranger").working() == ()
    assert trip.hero("ranger").weapon_die() == ""


@rule("FF-8.2", "FF-8.9")
def test_a_two_handed_weapon_fills_both_weapon_slots() -> None:
    armed = {"slots": "1: short_sword, 2: buckler"}
    trip = managing(ranger=armed, campaign={"bag": (Held("hunting_bow"), Held("parrying_dagger"))})
    trip = trip.after("move-item bag hunting_bow ranger 1")
    assert in_slots(trip, "ranger") == "1: hunting_bow"
    assert bag(trip) == ["parrying_dagger", "short_sword", "buckler"], "what lay there goes to the bag"
    assert trip.hero("ranger").weapon_die() == "weapon_ranged"
    trip = trip.after("move-item bag parrying_dagger ranger 2")
    assert in_slots(trip, "ranger") == "2: parrying_dagger"
    assert trip.hero("ranger").weapon_die() == ""


@rule("FF-8.9")
def test_an_off_hand_weapon_adds_no_die() -> None:
    trip = managing(ranger={"slots": "1: rapier, 2: throwing_knives"})
    assert trip.hero("ranger").dice() == (*HEROES["ranger"].dice, "weapon_melee")


@rule("FF-8.1")
def test_items_are_traded_between_heroes_and_with_the_bag() -> None:
    trip = managing(ranger={"slots": "1: short_sword, 4: spyglass"}, campaign={"bag": ()})
    given = trip.after("move-item ranger short_sword rogue 1")
    assert in_slots(given, "rogue") == "1: short_sword"
    assert in_slots(given, "ranger") == "4: spyglass"
    assert given.told(events.ItemMoved) == [events.ItemMoved("short_sword", "ranger", "rogue")]
    stowed = given.after("move-item ranger spyglass bag 0")
    assert bag(stowed) == ["spyglass"]
    assert "move-item rogue short_sword ranger 1" not in stowed.options(), "it is the other player's now"


@rule("FF-8.12")
def test_moving_an_item_restores_no_armour_and_no_charge() -> None:
    worn = Held("chain_shirt", armour=1)
    jar = Held("salve_jar", charges=1)
    trip = managing(campaign={"bag": (worn, jar)})
    trip = trip.after("move-item bag chain_shirt ranger 3", "move-item bag salve_jar ranger 4")
    trip = trip.after("move-item ranger chain_shirt rogue 3", "move-item ranger salve_jar bag 0")
    assert trip.hero("rogue").slots[2] == worn
    assert trip.state.campaign.bag == (jar,)


@rule("FF-8.4")
def test_gear_finds_a_free_slot_or_something_gives_way() -> None:
    full = {"slots": "3: leather_jerkin, 4: spyglass, 5: lucky_coin, 6: whetstone"}
    trip = managing(ranger=full, campaign={"bag": (Held("iron_wedge"),)})
    assert {option for option in trip.options() if "iron_wedge" in option} == {
        f"move-item bag iron_wedge ranger {slot}" for slot in (3, 4, 5, 6)
    }
    trip = trip.after("move-item bag iron_wedge ranger 5")
    assert in_slots(trip, "ranger") == "3: leather_jerkin, 4: spyglass, 5: iron_wedge, 6: whetstone"
    assert bag(trip) == ["lucky_coin"]


def test_a_stored_item_is_taken_up_again() -> None:
    trip = managing(ranger={"slots": "6: rapier down"})
    assert "move-item ranger rapier ranger 1" in trip.options()
    assert in_slots(trip.after("move-item ranger rapier ranger 1"), "ranger") == "1: rapier"


def test_the_drum_stays_with_the_shaman() -> None:
    trip = managing(("shaman", "ranger"))
    assert not any("shamans_drum" in option for option in trip.options())


# -- food and potions ------------------------------------------------------------------------------------------


@rule("FF-25.5")
def test_food_restores_one_health_and_one_energy() -> None:
    trip = managing(campaign={"food": 2}, ranger={"health": 4, "energy": 1}).after("eat ranger")
    assert (trip.hero("ranger").health, trip.hero("ranger").energy) == (5, 2)
    assert trip.state.campaign.food == 1
    trip = trip.after("eat ranger")
    assert "eat ranger" not in trip.options(), "there is none left"
    assert "eat rogue" not in managing(seat=1).options(), "nothing to restore"


def test_ash_on_the_tongue() -> None:
    trip = managing(ranger={"health": 4, "energy": 1, "corruption": ("ash_on_tongue",)}).after("eat ranger")
    assert (trip.hero("ranger").health, trip.hero("ranger").energy) == (5, 1)
    fed = managing(ranger={"energy": 1, "corruption": ("ash_on_tongue",)})
    assert "eat ranger" not in fed.options()


@pytest.mark.parametrize(
    ("hungry", "english", "polish", "french"),
    [
        ({"health": 4, "energy": 1}, "1 health, 1 energy", "1 zdrowia, 1 energii", "1 point de santé, 1 d’énergie"),
        ({"health": 4, "energy": 1, "corruption": ("ash_on_tongue",)}, "1 health", "1 zdrowia", "1 point de santé"),
        ({"health": 4}, "1 health", "1 zdrowia", "1 point de santé"),
        ({"energy": 1}, "1 energy", "1 energii", "1 point d’énergie"),
    ],
)
def test_a_meal_is_offered_as_what_it_gives(hungry: dict[str, object], english: str, polish: str, french: str) -> None:
    trip = managing(ranger=hungry)
    view = FATEFORGE.view(trip.position, 0)
    assert isinstance(view, FateforgeView)

    def offered(lang: str) -> str:
        return option(Eat("ranger"), named("Ania", "Zoë"), lang, view.decision, view.party)

    assert offered("en") == f"Ranger eats (1 food: {english})"
    assert offered("pl") == f"Strażnik Puszczy je (1 znacznik żywności: {polish})"
    assert offered("fr") == f"Rôdeur mange (1 marqueur de vivres\N{NO-BREAK SPACE}: {french})"
    fed = trip.after("eat ranger")
    gained = [getattr(fed.hero("ranger"), what) - getattr(trip.hero("ranger"), what) for what in ("health", "energy")]
    assert gained == [int("1 health" in english), int("1 energy" in english)]


@pytest.mark.parametrize(
    ("ranger", "gives"),
    [
        ({"health": 4, "energy": 1}, "both"),
        ({"health": 4, "energy": 1, "corruption": ("ash_on_tongue",)}, "health"),
        ({"health": 4}, "health"),
        ({"energy": 1}, "energy"),
        ({"energy": 1, "corruption": ("ash_on_tongue",)}, ""),
        ({}, ""),
    ],
)
def test_the_view_says_what_a_meal_gives(ranger: dict[str, object], gives: str) -> None:
    trip = managing(ranger=ranger)
    view = FATEFORGE.view(trip.position, 0)
    assert isinstance(view, FateforgeView)
    assert [hero.meal for hero in view.party] == [gives, ""]
    assert ("eat ranger" in trip.options()) == bool(gives)


@rule("FF-8.5", "FF-8.7", "FF-6.1")
@pytest.mark.parametrize("item", [item.id for item in ITEMS.values() if item.any_time])
def test_potions_work_outside_combat_on_any_hero(item: str) -> None:
    trip = managing(ranger={"slots": f"4: {item}"}, rogue={"health": 1, "energy": 1})
    trip = trip.after(f"apply ranger {item} rogue")
    fx = ITEMS[item].fx[0]
    rogue = trip.hero("rogue")
    assert (rogue.health, rogue.energy) == ((1 + fx.amount, 1) if fx.verb == "heal" else (1, 1 + fx.amount))
    held = trip.hero("ranger").slots[3]
    if ITEMS[item].charges:
        assert held is not None
        assert held.charges == 1
        trip = trip.after(f"apply ranger {item} rogue")
    assert trip.hero("ranger").slots[3] is None, "used up"
    assert trip.told(events.ItemLost) == [events.ItemLost(item)]


def test_a_potion_that_helps_nobody_is_not_offered() -> None:
    trip = managing(ranger={"slots": "4: healing_potion"}, rogue={"energy": 1})
    assert not any(option.startswith("apply") for option in trip.options())
    stored = managing(ranger={"slots": "4: bandage_roll"}, rogue={"health": 1})
    assert not any(option.startswith("apply") for option in stored.options()), "for combat only"


@rule("FF-25.5", "FF-23.3")
def test_a_player_gives_the_partys_food_to_any_hero() -> None:
    trip = managing(rogue={"health": 4, "energy": 2}, campaign={"food": 2}).after("eat rogue")
    assert (trip.hero("rogue").health, trip.hero("rogue").energy, trip.state.campaign.food) == (5, 3, 1)


# -- skills and traits -----------------------------------------------------------------------------------------

MANY = tuple(skill.id for skill in SKILLS.values() if skill.hero == "ranger" and skill.level == 1)[:8]


@rule("FF-7.1", "FF-7.2")
def test_any_number_of_skills_is_owned_and_six_are_prepared() -> None:
    trip = managing(ranger={"skills": MANY, "prepared": MANY[:6]})
    assert {option for option in trip.options() if option.startswith("prepare")} == {
        f"prepare ranger {skill} {other}" for skill in MANY[6:] for other in MANY[:6]
    }
    trip = trip.after(f"prepare ranger {MANY[7]} {MANY[0]}")
    assert trip.hero("ranger").prepared == (*MANY[1:6], MANY[7])
    assert trip.hero("ranger").skills == MANY


@rule("FF-7.2")
def test_with_room_a_skill_is_prepared_in_addition() -> None:
    trip = managing(ranger={"skills": MANY[:3], "prepared": MANY[:2]}).after(f"prepare ranger {MANY[2]}")
    assert trip.hero("ranger").prepared == MANY[:3]


@rule("FF-7.10")
def test_skills_cannot_be_traded() -> None:
    trip = managing(ranger={"skills": MANY[:3], "prepared": MANY[:2]})
    assert not any(MANY[2] in option for option in trip.options() if not option.startswith("prepare ranger"))


@rule("FF-24.5", "FF-2.6", "FF-3.8")
def test_four_points_buy_a_trait_for_a_hero() -> None:
    assert not any(option.startswith("buy-trait") for option in managing(campaign={"trait_points": 3}).options())
    trip = managing(campaign={"trait_points": 5})
    assert {option for option in trip.options() if option.startswith("buy-trait")} == {
        f"buy-trait {hero} {trait}"
        for hero, printed in (("ranger", "perception"), ("rogue", "stealth"))
        for trait in TRAITS
        if trait != printed
    }, "the party's points buy a trait for any hero"
    trip = trip.after("buy-trait ranger lore")
    assert trip.state.campaign.trait_points == 1
    assert trip.hero("ranger").has_trait("lore")


# -- another hero ----------------------------------------------------------------------------------------------


@rule("FF-25.12", "FF-2.27")
def test_a_newcomer_takes_over_items_traits_and_corruption_and_keeps_the_shortfall() -> None:
    skills = (*HEROES["ranger"].start_skills, "rg_volley", "rg_piercing_arrow_2")
    trip = managing(
        ranger={
            "skills": skills,
            "prepared": skills,
            "health": 3,
            "energy": 3,
            "traits": ("lore", "persuasion"),
            "corruption": ("cold_blood",),
            "extra_dice": ("red",),
            "slots": "1: rapier, 4: spyglass",
        }
    )
    assert {option for option in trip.options() if option.startswith("swap")} == {
        f"swap ranger {hero}" for hero in ("noble", "shaman", "mercenary")
    }
    trip = trip.after("swap ranger noble")
    noble = trip.hero("noble")
    assert noble.seat == 0
    assert (noble.health, noble.energy) == (4, 3), "six and two below the limits"
    assert noble.corruption == ("cold_blood",)
    assert noble.traits == ("lore",), "persuasion is printed on his board"
    assert noble.extra_dice == ("red",)
    assert in_slots(trip, "noble") == "1: rapier, 4: spyglass"
    assert noble.skills == HEROES["noble"].start_skills
    assert trip.prompt == "learn"
    worth = sum(SKILLS[skill].cost for skill in ("rg_volley", "rg_piercing_arrow", "rg_piercing_arrow_2"))
    assert trip.args == {"hero": "noble", "gold": worth}
    trip = trip.after("buy purse skill no_feint", "pass")
    assert trip.hero("noble").skills[-1] == "no_feint"
    assert trip.state.campaign.skill_gold == worth - SKILLS["no_feint"].cost
    assert trip.prompt == "manage"


@rule("FF-25.12", "FF-2.27")
def test_heroes_are_exchanged_at_any_moment_of_managing() -> None:
    trip = managing(campaign={"bag": (Held("spyglass"),)}, ranger={"health": 5}).after(
        "move-item bag spyglass ranger 4", "eat ranger"
    )
    swaps = {f"swap ranger {hero}" for hero in ("noble", "shaman", "mercenary")}
    assert swaps <= trip.options(), "an item was moved and a meal eaten before"
    trip = trip.after("swap ranger noble")
    assert in_slots(trip, "noble") == "4: spyglass"
    assert "swap noble ranger" in trip.options(), "and another one at once"


@rule("FF-25.12")
def test_a_newcomer_has_at_least_one_health() -> None:
    trip = managing(("mercenary", "ranger"), mercenary={"health": 1}).after("swap mercenary rogue")
    assert trip.hero("rogue").health == 1


@rule("FF-25.12", "FF-3.6")
def test_the_drum_comes_and_goes_with_the_shaman() -> None:
    full = {"slots": "3: leather_jerkin, 4: spyglass, 5: lucky_coin, 6: whetstone"}
    trip = managing(ranger=full, campaign={"bag": ()}).after("swap ranger shaman")
    assert in_slots(trip, "shaman") == "3: leather_jerkin, 4: spyglass, 5: lucky_coin, 6: shamans_drum"
    assert bag(trip) == ["whetstone"]
    back = trip.by(0, "swap shaman ranger")
    assert in_slots(back, "ranger") == "3: leather_jerkin, 4: spyglass, 5: lucky_coin"
    assert bag(back) == ["whetstone"]


def test_heroes_are_not_exchanged_on_an_expedition() -> None:
    trip = journey(expedition="x_harbour").by(0, "manage")
    assert not any(option.startswith("swap") for option in trip.options())


def test_slots_are_written_as_they_are_read() -> None:
    trip = managing(ranger={"slots": "1: rapier, 6: chain_shirt down"})
    assert slots_of(in_slots(trip, "ranger")) == trip.hero("ranger").slots
