"""Draft and decks (SK-24): what is legal and why not, decks as text, piles for competitive play."""

from collections.abc import Callable

import pytest

from ludarium.games.skytear.actions import SubmitDeck
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS, HEROES
from ludarium.games.skytear.decks import (
    DeckOptions,
    Problem,
    default_deck,
    pile_problems,
    points,
    problems,
    read,
    read_pool,
    write,
    write_pool,
)
from ludarium.games.skytear.game import SKYTEAR
from ludarium.games.skytear.setup import draft_order
from ludarium.kernel.decisions import find_option
from ludarium.kernel.errors import BadNotation, BadSetup
from ludarium.kernel.game import Setup
from skytear.opening import at_battle, at_prompt, new, played

rule = pytest.mark.rule
HEROES_OF_MINE = ("sakoshi", "yami", "cotlic", "tlakali")
DECK = default_deck(HEROES_OF_MINE)


def swapped(old: str, new_card: str, count: int = 1) -> tuple[str, ...]:
    """The recommended deck with some copies of a card replaced."""
    cards = list(DECK)
    for _ in range(count):
        cards[cards.index(old)] = new_card
    return tuple(cards)


# -- standard decks --------------------------------------------------------------------------------------------


@rule("SK-24.1")
@pytest.mark.parametrize("heroes", [("sakoshi",), ("sakoshi", "yami"), HEROES_OF_MINE, tuple(HEROES)])
def test_the_cards_that_come_with_the_heroes_are_a_legal_deck(heroes: tuple[str, ...]) -> None:
    assert problems(default_deck(heroes), heroes) == []
    assert len(default_deck(heroes)) == 8 * len(heroes)


@rule("SK-24.3")
def test_a_deck_of_ones_own_is_legal() -> None:
    assert problems(swapped("life_steal", "hideaway"), HEROES_OF_MINE) == [], "three copies are allowed"


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        pytest.param(DECK[:-1], Problem("SK-24.1", "wrong-size", "", 31, 32), id="too-small"),
        pytest.param((*DECK, "hideaway"), Problem("SK-24.1", "wrong-size", "", 33, 32), id="too-large"),
        pytest.param(swapped("hideaway", "ballista"), Problem("SK-24.3", "unknown-card", "ballista"), id="unknown"),
        pytest.param(
            swapped("hideaway", "ice_wall"), Problem("SK-24.3", "foreign-faction", "ice_wall"), id="foreign-faction"
        ),
        pytest.param(
            swapped("hideaway", "feather_storm"),
            Problem("SK-24.3", "foreign-ultimate", "feather_storm"),
            id="foreign-ultimate",
        ),
        pytest.param(
            swapped("hideaway", "bow_to_me"), Problem("SK-24.3", "ultimate-twice", "bow_to_me", 2, 1), id="twice"
        ),
        pytest.param(
            swapped("bow_to_me", "hideaway"), Problem("SK-24.3", "ultimate-missing", "bow_to_me"), id="missing"
        ),
        pytest.param(
            swapped("life_steal", "combustion"), Problem("SK-24.3", "too-many-copies", "combustion", 4, 3), id="four"
        ),
        pytest.param(swapped("hideaway", "dodge"), Problem("SK-24.3", "not-for-decks", "dodge"), id="dodge"),
        pytest.param(
            swapped("hideaway", "skytear_flow"), Problem("SK-24.3", "not-for-decks", "skytear_flow"), id="flow"
        ),
    ],
)
@rule("SK-24.3", "SK-24.1")
def test_an_illegal_deck_and_why(cards: tuple[str, ...], problem: Problem) -> None:
    assert problems(cards, HEROES_OF_MINE) == [problem]
    sentence = str(problem)
    assert sentence.endswith(f"({problem.rule})")
    assert problem.card in sentence


def test_every_mistake_of_a_deck_is_named() -> None:
    found = problems(["ice_wall", "ice_wall", "combustion"], ("yami",))
    assert [problem.key for problem in found] == ["wrong-size", "foreign-faction", "ultimate-missing"]


@rule("SK-24.3")
def test_cards_of_the_factions_the_side_has_chosen_may_be_in_a_players_deck() -> None:
    deck = list(default_deck(("sakoshi", "yami")))
    deck[deck.index("hideaway")] = "safeguard"
    assert [problem.key for problem in problems(deck, ("sakoshi", "yami"))] == ["foreign-faction"]
    assert problems(deck, ("sakoshi", "yami"), ("kurumo", "taulot")) == []


def test_points_of_a_deck() -> None:
    assert points(["hideaway"]) == 2 * 1 + 3
    cards = [CARDS[CARD_NUMBERS[card]] for card in DECK]
    assert points(DECK) == sum(2 * card.cost + card.modifier for card in cards)


# -- decks as text ---------------------------------------------------------------------------------------------


def test_a_deck_survives_as_text() -> None:
    text = write(DECK, HEROES_OF_MINE)
    assert text.splitlines()[0] == "skytear deck: sakoshi, yami, cotlic, tlakali"
    assert "3 combustion" in text.splitlines()
    heroes, cards = read(text)
    assert heroes == HEROES_OF_MINE
    assert sorted(cards) == sorted(DECK)
    assert write(cards, heroes) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "a deck begins with the line"),
        ("3 combustion", "a deck begins with the line"),
        ("skytear deck: merlin\n3 combustion", "line 1: there is no hero 'merlin'"),
        ("skytear deck: yami\n3 fireball", "line 2: there is no card 'fireball'"),
        ("skytear deck: yami\ncombustion", "line 2: expected a number of copies and a card, but got 'combustion'"),
        ("skytear deck: yami\n99 combustion", "line 2: expected a number of copies"),
        ("skytear deck: yami\n0 combustion", "line 2: expected a number of copies"),
        ("skytear deck: yami\n-1 combustion", "line 2: expected a number of copies"),
    ],
)
def test_a_text_that_is_no_deck_is_refused_with_its_line(text: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        read(text)


# -- building at the table -------------------------------------------------------------------------------------


@rule("SK-24.1", "SK-24.3")
def test_any_legal_deck_is_an_answer_and_notation_reads_it() -> None:
    game = at_prompt(new("standard"), "build-deck")
    decision = game.decision
    options = decision.options
    assert isinstance(options, DeckOptions)
    own = list(default_deck(options.heroes))
    own[own.index("hideaway")] = "life_steal"
    deck = SubmitDeck(tuple(own))
    assert deck in options
    assert deck not in list(options)
    assert find_option(decision, str(deck)) == deck
    with pytest.raises(BadNotation):
        find_option(decision, "deck hideaway,hideaway")
    assert game.why(SubmitDeck(tuple(own[:-1]))) == ("SK-24.1", "deck-wrong-size")
    position = game.position.copy()
    position.apply(decision.seat, deck)
    position.apply(1, position.pending[0].options[0])
    assert SKYTEAR.view(position, None).piles[0].made_of["life_steal"] == 3


@rule("SK-24.1")
def test_decks_are_built_at_the_same_time_and_in_secret() -> None:
    game = at_prompt(new("standard"), "build-deck")
    assert [decision.seat for decision in game.position.pending] == [0, 1]
    position = game.position.copy()
    position.apply(1, position.pending[1].options[0])
    assert SKYTEAR.view(position, 0).piles == ()
    assert [decision.seat for decision in position.pending] == [0]
    four = at_prompt(new("standard", 4), "build-deck")
    assert [decision.seat for decision in four.position.pending] == [0, 1, 2, 3]
    six = at_prompt(new("standard", 6), "build-deck")
    assert [decision.seat for decision in six.position.pending] == [0, 1], "one deck a team"


# -- the draft -------------------------------------------------------------------------------------------------


@rule("SK-24.2")
def test_the_order_of_the_draft() -> None:
    assert draft_order(0, 4) == (0, 1, 1, 0, 0, 1, 1, 0)
    assert draft_order(1, 6) == (1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1)


@rule("SK-24.2")
def test_heroes_of_the_own_factions_are_drafted() -> None:
    game = at_prompt(new("standard"), "draft-hero")
    assert game.options == {"hero sakoshi", "hero yami", "hero corjof", "hero gulbjarn"}
    assert game.state.factions == (("kurumo", "liothan"), ("taulot", "nupten"))
    game = game.after("hero gulbjarn")
    assert (game.asked, game.options) == (1, {"hero cotlic", "hero tlakali", "hero haburat", "hero akhuti"})


# -- competitive play ------------------------------------------------------------------------------------------


def pool(*heroes: str) -> dict[str, list[str]]:
    return {hero: list(default_deck((hero,))) for hero in heroes}


SIX = ("sakoshi", "yami", "cotlic", "tlakali", "haburat", "akhuti")


@rule("SK-24.4")
def test_each_team_brings_six_heroes_with_their_piles_and_drafts_from_them() -> None:
    game = new("competitive", pools=[pool(*SIX), pool(*SIX)])
    assert (game.prompt, game.asked, len(game.options)) == ("draft-hero", 0, 6)
    order = []
    while game.prompt == "draft-hero":
        order.append(game.asked)
        game = game.after(str(game.decision.options[-1]))
    assert order == [0, 1, 1, 0, 0, 1, 1, 0]
    drafted = [hero.id for hero in game.state.heroes if hero.side == 0]
    battle = at_battle(game)
    made_of = battle.view(None).piles[0].made_of
    assert sorted(made_of) == sorted(set(default_deck(drafted)))


@rule("SK-24.4")
def test_a_pile_may_hold_cards_of_any_faction() -> None:
    piles = pool(*SIX)
    piles["sakoshi"][piles["sakoshi"].index("hideaway")] = "grasp"
    assert pile_problems(piles, 6) == []
    game = new("competitive", pools=[piles, pool(*SIX)])
    game = played(game, lambda now: now.prompt == "activate", {"draft-hero": "hero sakoshi"})
    assert game.view(None).piles[0].made_of["grasp"] == 1


@rule("SK-24.4")
def test_without_pools_each_team_leaves_heroes_out_until_six_are_left() -> None:
    game = new("competitive")
    asked = []
    while game.prompt == "leave-out-hero":
        asked.append(game.asked)
        game = game.after(str(game.decision.options[0]))
    assert asked == [0, 0, 1, 1]
    assert [len(heroes) for heroes in game.state.pools] == [6, 6]
    large = new("competitive", battlefield="three_lanes")
    assert large.prompt != "leave-out-hero", "eight are brought for six"


@rule("SK-24.4")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda piles: piles.pop("yami"), "wrong-number-of-heroes"),
        (lambda piles: piles.update(merlin=piles.pop("yami")), "unknown-hero"),
        (lambda piles: piles["yami"].remove("bow_to_me"), "wrong-size"),
        (lambda piles: piles["yami"].__setitem__(0, "shuriken_storm"), "foreign-ultimate"),
        (lambda piles: piles["yami"].__setitem__(1, "combustion"), "too-many-copies"),
        (lambda piles: piles["cotlic"].__setitem__(1, "combustion"), "too-many-copies"),
        (lambda piles: piles["yami"].__setitem__(0, "fireball"), "unknown-card"),
        (lambda piles: piles["yami"].__setitem__(0, "dodge"), "not-for-decks"),
    ],
)
def test_what_is_wrong_with_piles(change: Callable[[dict[str, list[str]]], object], key: str) -> None:
    piles = pool(*SIX)
    change(piles)
    assert key in [problem.key for problem in pile_problems(piles, 6)]
    with pytest.raises(BadSetup, match="the pool of side 1 is not legal: "):
        SKYTEAR.setup(Setup("competitive", 2, {"pools": [pool(*SIX), piles]}))


@pytest.mark.parametrize(
    "pools", ["none", 5, [], [{}], [pool(*SIX), 3], [pool(*SIX), {"yami": 8}], [{"yami": [1]}, {}]]
)
def test_pools_of_the_wrong_shape_are_refused_with_a_sentence(pools: object) -> None:
    with pytest.raises(BadSetup, match="option 'pools' needs 'choose' or, for each of the two sides, a map"):
        SKYTEAR.setup(Setup("competitive", 2, {"pools": pools}))


@rule("SK-24.5")
def test_both_teams_may_field_the_same_hero() -> None:
    game = at_battle(new("competitive"))
    names = [game.state.hero_name(number) for number in range(8)]
    assert len(set(names)) == 8
    both = [name for name in names if name[-1] in "12"]
    assert both, "the first options draft the same heroes"
    assert {game.hero(name).id for name in both if name.endswith("1")} == {
        game.hero(name).id for name in both if name.endswith("2")
    }


def test_a_pool_is_shared_as_text_and_read_again() -> None:
    piles = {hero: tuple(pile) for hero, pile in pool(*SIX).items()}
    text = write_pool(piles)
    assert text.startswith("skytear pool\nsakoshi: ")
    assert {hero: sorted(pile) for hero, pile in read_pool(text).items()} == {
        hero: sorted(pile) for hero, pile in piles.items()
    }


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "begins with the line 'skytear pool'"),
        ("skytear deck: yami", "begins with the line 'skytear pool'"),
        ("skytear pool\nmerlin: 8 dragon_fist", "line 2: expected a hero"),
        ("skytear pool\nyami 8 dragon_fist", "line 2: expected a hero"),
        ("skytear pool\nyami: 8 fireball", "line 2: expected a number of copies and a card"),
        ("skytear pool\nyami: 99 dragon_fist", "line 2: expected a number of copies and a card"),
        ("skytear pool\nyami: 8 dragon_fist\n\nyami: 8 dragon_fist", "line 3: yami is there twice"),
    ],
)
def test_a_text_that_is_no_pool_is_refused_with_its_line(text: str, wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        read_pool(text)


@rule("SK-24.4")
def test_a_problem_of_a_pile_names_its_hero() -> None:
    piles = pool(*SIX)
    piles["yami"].remove("bow_to_me")
    found = pile_problems(piles, 6)
    assert {problem.hero for problem in found} == {"yami"}
    assert str(found[0]).startswith("yami: ")
