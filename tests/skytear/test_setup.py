"""The set-up of the first game (SK-22)."""

import pytest

from ludarium.games.skytear.content import CARDS, FACTIONS, VICTORY_CARDS
from ludarium.games.skytear.events import FactionChosen, HandChanged, HeroPlaced, Started, VictoryCardShown
from ludarium.games.skytear.game import SKYTEAR
from ludarium.kernel.decisions import CHANCE
from ludarium.kernel.errors import BadSetup, IllegalAction, UnknownName
from ludarium.kernel.game import Position, Setup
from skytear.opening import at_battle, at_prompt, new

rule = pytest.mark.rule


@rule("SK-22.1")
def test_three_random_victory_cards_a_random_first_player_and_the_track_on_one() -> None:
    position = Position(SKYTEAR, SKYTEAR.setup(Setup("first-battle", 2, {"victory": "any"})))
    seen = []
    while position.pending[0].seat == CHANCE:
        decision = position.pending[0]
        seen.append((decision.prompt, len(decision.options)))
        position.apply(CHANCE, decision.options[-1])
    assert seen[:4] == [("victory-card", 10), ("victory-card", 9), ("victory-card", 8), ("first-side", 2)]
    assert [VICTORY_CARDS[card].id for card in position.base.victory] == ["clean_sweep", "slaughter", "ambush"]
    assert position.base.first_side == 1
    battle = at_battle(new())
    assert (battle.state.turn, battle.state.flow_ready, battle.view(1).first_side) == (1, True, 0)


def test_what_was_dealt_is_told() -> None:
    game = new()
    assert len(game.told(VictoryCardShown)) == 3
    assert game.told(Started) == [Started(0)]


@rule("SK-22.2")
def test_factions_are_taken_one_two_and_the_last() -> None:
    game = new()
    assert (game.prompt, game.asked, len(game.options)) == ("draft-faction", 0, 4)
    game = game.after("taulot")
    assert (game.prompt, game.asked, len(game.options)) == ("draft-faction", 1, 3)
    game = game.after("kurumo")
    assert (game.asked, game.options) == (1, {"choose nupten", "choose liothan"})
    game = game.after("liothan")
    assert [event.faction for event in game.told(FactionChosen)] == ["liothan", "nupten"], "the last is left over"
    assert game.state.factions == (("taulot", "nupten"), ("kurumo", "liothan"))
    heroes = {hero.id: hero.side for hero in game.state.heroes}
    assert heroes == {
        "cotlic": 0,
        "tlakali": 0,
        "haburat": 0,
        "akhuti": 0,
        "sakoshi": 1,
        "yami": 1,
        "corjof": 1,
        "gulbjarn": 1,
    }


@rule("SK-22.3")
def test_heroes_start_beside_their_nexus_the_first_players_all_first() -> None:
    game = at_prompt(new(), "place-own-hero")
    assert (game.asked, game.spaces) == (0, {"f1", "f2", "g1", "g3", "h1", "h2"})
    for space in ("g3", "f2", "h2", "f1"):
        assert game.asked == 0
        game = game.after(space)
        assert game.told(HeroPlaced)[0].space == space
    assert (game.asked, game.spaces) == (1, {"f13", "f14", "g13", "g15", "h13", "h14"})


@rule("SK-22.3", "SK-22.5", "SK-22.2")
def test_the_first_player_may_be_the_eastern_one() -> None:
    game = new(first=1)
    assert (game.prompt, game.asked) == ("draft-faction", 1)
    game = at_prompt(game, "place-own-hero")
    for _ in range(4):
        assert game.asked == 1
        game = game.after(min(game.spaces))
    assert game.asked == 0
    game = at_prompt(game, "change-hand")
    assert (game.asked, len(game.hand(0)), len(game.hand(1))) == (1, 5, 6), "the first player changes first"
    game = game.after("pass")
    assert (game.prompt, game.asked) == ("change-hand", 0)
    assert at_prompt(game, "activate").asked == 1


@rule("SK-22.4")
def test_each_deck_is_all_cards_of_the_two_factions() -> None:
    battle = at_battle(new())
    for seat in (0, 1):
        made_of = battle.view(None).piles[seat].made_of
        factions = battle.state.factions[seat]
        expected = {card.id: card.copies for card in CARDS if card.faction in factions}
        assert made_of == expected
        assert sum(made_of.values()) == 32


@rule("SK-22.5", "SK-14.8")
def test_first_hands_of_six_and_five_may_be_exchanged_once() -> None:
    game = at_prompt(new(), "change-hand")
    assert (game.asked, len(game.hand(0)), len(game.hand(1))) == (0, 6, 5)
    thrown = str(game.decision.options[0])
    game = game.after(thrown)
    assert (game.asked, len(game.hand(0)), game.prompt) == (0, 5, "change-hand")
    game = game.after("pass")
    assert game.told(HandChanged) == [HandChanged(0, 1)]
    assert (len(game.hand(0)), game.asked) == (6, 1)
    assert game.discards(0) == [thrown.removeprefix("card ")]
    game = game.after("pass")
    assert (game.prompt, len(game.hand(1))) == ("activate", 5)


@rule("SK-22.5")
def test_the_whole_hand_may_be_exchanged() -> None:
    game = at_prompt(new(), "change-hand")
    for _ in range(6):
        game = game.after(str(game.decision.options[0]))
    assert game.asked == 1, "nothing is left to discard"
    assert (len(game.hand(0)), len(game.discards(0))) == (6, 6)


@rule("SK-22.5", "SK-23.8")
def test_teams_change_hands_clockwise_from_the_first_team() -> None:
    game = at_prompt(new("simplified", 4, first=1), "change-hand")
    asked = []
    while game.prompt == "change-hand":
        asked.append(game.asked)
        game = game.after("pass")
    assert asked == [1, 2, 3, 0]


@rule("SK-22.6", "SK-8.1")
def test_towers_have_five_hp_and_the_lanes_their_numbers_by_chance() -> None:
    battle = at_battle(new())
    assert battle.state.towers == ((5, 5), (5, 5))
    assert battle.tokens == ("c8", "k8")
    assert {at_battle(new(seed=seed)).state.numbers for seed in range(8)} == {(1, 2), (2, 1)}


@rule("SK-22.7")
def test_two_minions_a_side_start_in_each_lane() -> None:
    battle = at_battle(new())
    assert (battle.minions(0, "A"), battle.minions(0, "B")) == ({"b7", "d7"}, {"j7", "l7"})
    assert (battle.minions(1, "A"), battle.minions(1, "B")) == ({"b8", "d8"}, {"j8", "l8"})
    assert battle.view(None).spare_minions == (4, 4)


@rule("SK-22.8")
def test_the_outsider_waits_beside_the_board() -> None:
    battle = at_battle(new())
    assert [(outsider.id, outsider.space) for outsider in battle.view(None).outsiders] == [("dome_behemoth", None)]


# -- bad set-ups -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "seats", "options", "error", "says"),
    [
        ("first-battle", 3, {}, BadSetup, "is for 2 seats, not 3"),
        ("standard", 9, {}, BadSetup, "is for 2 or 3 or 4 or 5 or 6 or 7 or 8 seats, not 9"),
        ("chess", 2, {}, UnknownName, "has no form 'chess'"),
        ("standard", 2, {"first": 2}, BadSetup, "option 'first' cannot be 2"),
        ("standard", 2, {"pools": "choose"}, BadSetup, "has no option 'pools'"),
        ("standard", 2, {"outsiders": "all"}, BadSetup, "option 'outsiders' cannot be 'all'; it can be core, any"),
        ("competitive", 2, {"battlefield": "swamp"}, BadSetup, "option 'battlefield' cannot be 'swamp'"),
    ],
)
def test_a_bad_setup_is_refused_with_a_sentence(
    form: str, seats: int, options: dict[str, object], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        SKYTEAR.setup(Setup(form, seats, options))


@rule("SK-24.2")
def test_a_draft_out_of_order_is_refused() -> None:
    game = new()
    before = game.position.digest()
    taken = game.decision.options[0]
    with pytest.raises(Exception, match="seat 1 cannot answer"):
        game.position.apply(1, taken)
    after = game.after(str(taken))
    with pytest.raises(IllegalAction, match="is not an option of draft-faction"):
        after.position.apply(1, taken)
    assert game.position.digest() == before


def test_factions_bring_two_heroes_each() -> None:
    assert all(len(faction.heroes) == 2 for faction in FACTIONS.values())
