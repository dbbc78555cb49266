"""Team play (section 15)."""

from typing import Any

import msgspec
import pytest

from ludarium.games.tash_kalar.cards import deck_of
from ludarium.games.tash_kalar.events import Drew, EndTriggered, HandedOver, LegendsPassed, Placed
from ludarium.house.messages import ChatLine, SendChat
from ludarium.kernel.values import Deck
from tash_kalar.play import Course, course, display, put_under
from tash_kalar.test_setup import new

rule = pytest.mark.rule
FORMS = ["team-high-form", "team-duel"]

FULL = {
    0: "imperial/knight imperial/cannon imperial/swordmaster legends/titan legends/hell-bull flare/f02",
    1: "highland/warlord highland/dire-wolf highland/werewolf legends/leviathan legends/fire-dragon flare/f01",
    2: "sylvan/naiad sylvan/dryad sylvan/sapling flare/f05",
    3: "imperial/knight imperial/cannon imperial/herald flare/f06",
}


def team(form: str = "team-duel", hands: dict[int, str] | None = None, **fields: Any) -> Course:
    """Seats 0 and 2 against 1 and 3; the legends are with 0 and 1."""
    return course(form, hands={**FULL, **(hands or {})}, **fields)


@rule("TK-15.1")
@pytest.mark.parametrize("form", FORMS)
def test_turns_alternate_between_the_teams(form: str) -> None:
    game = new(form, 4, first=2)
    if game.prompt == "start-piece":
        game.do("pick c5")
    seats = []
    for _ in range(8):
        seats.append(game.seat)
        game.pass_turn()
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1]


@rule("TK-15.2")
def test_each_player_has_a_deck_and_each_team_a_colour() -> None:
    game = team(actions=1)
    game.do("place e5", "end turn", "place e6", "place d6", "end turn", "place e7")
    assert [game.at(square) for square in ("e5", "e6", "d6", "e7")] == ["a", "x", "x", "a"]
    assert game.state.sides == 2
    owned = [{*game.state.decks[seat].cards, *game.state.beings[seat]} for seat in range(4)]
    assert len(set.union(*owned)) == sum(len(deck_of(school)) for school in game.state.schools)


@rule("TK-15.6")
def test_any_piece_of_the_team_is_yours_but_only_your_own_cards_are() -> None:
    game = team(actions=1, active=2, controller=2)
    game.do("place e4", "end turn").pass_turn()
    assert game.seat == 0
    assert game.summons("imperial/swordmaster") == []
    game.do("place e6")
    assert game.targets("imperial/swordmaster") == {"e5"}, "the partner's piece helps"
    assert {option.split()[1] for option in game.options if option.startswith("discard")} == {
        "imperial/knight",
        "imperial/cannon",
        "imperial/swordmaster",
    }
    view = game.view(2)
    assert view.seats[0].known_hand == ()
    assert view.decision is None


@rule("TK-15.7")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("actions", [1, 2])
def test_control_and_legends_may_be_handed_over_before_an_action(form: str, actions: int) -> None:
    game = team(form, actions=actions)
    assert "hand over" in game.options
    game.do("hand over")
    assert game.told(HandedOver) == [HandedOver(0, 2)]
    assert game.told(LegendsPassed) == [LegendsPassed(0, 2, 2)]
    assert game.counts(0) == (3, 0, 1)
    assert game.counts(2) == (3, 2, 1)
    assert (game.seat, game.state.active, game.state.controller) == (2, 0, 2)


@rule("TK-15.7")
def test_control_is_not_handed_over_when_no_action_is_left() -> None:
    game = team(actions=0)
    assert game.options == {"end turn"}


@rule("TK-15.9")
def test_the_partner_may_only_place() -> None:
    game = team(drawing="y y y y y\na . a . .\na . . . .\na . . . .").do("hand over")
    assert game.verbs() == {"place"}
    game.do("place a5")
    assert (game.seat, game.verbs()) == (2, {"place"})
    game.do("place a6")
    assert game.seat == 0, "the active player ends the turn"
    assert game.at("a5") == game.at("a6") == "a"


@rule("TK-15.9", "TK-8.2")
def test_a_partner_short_of_pieces_takes_one_off_first() -> None:
    game = team(drawing="a a a a a a a a a\na a a a a a a . .", actions=1).do("hand over")
    assert game.verbs() == {"take"}
    game.do("take off a4")
    assert (game.seat, game.prompt) == (2, "place-taken")
    game.do("place a6")
    assert game.seat == 0


@rule("TK-15.9", "TK-4.8")
def test_the_partner_also_uses_an_action_that_is_gained_after_the_hand_over() -> None:
    # f07 lower: upgrade a common, then gain an action.
    game = team(drawing="x x x x x x x x\na a . . . . . .", hands={0: "imperial/knight flare/f07"}, actions=1)
    game.do("invoke flare/f07 against 1", "hand over")
    assert (game.seat, game.prompt) == (2, "upgrade")
    game.do(str(game.decision.options[0]))
    assert game.state.actions == 2
    game.do("place a6", "place b6")
    assert game.seat == 0


@rule("TK-15.10")
def test_after_handing_over_no_flare_is_invoked() -> None:
    game = team(drawing="x x x x x x x x x")
    assert "invoke" in game.verbs()
    game.do("hand over")
    assert "invoke" not in game.verbs()
    game.do("place a6", "place b6")
    assert (game.seat, game.options) == (0, {"end turn"})
    kept = team(drawing="x x x x x x x x x").do("place a6", "place b6")
    assert "invoke" in kept.verbs()


@rule("TK-15.11", "TK-15.15")
def test_the_active_player_claims_and_draws() -> None:
    game = team(
        "team-high-form",
        hands={0: "imperial/knight legends/titan", 2: "sylvan/naiad"},
        drawing="a . b\n. a .\nb . .",
        **display("central-dominance devastation isolation", "red-summoning"),
    )
    game.do("hand over", "place f6", "place a5")
    assert game.seat == 0
    assert "claim task/central-dominance" in game.options
    game.do("claim task/central-dominance")
    assert game.view(None).sides[0].claimed == ("task/central-dominance",)
    assert game.state.points == (1, 0)
    assert game.counts(0) == (3, 0, 1)
    assert game.counts(2) == (1, 2, 0), "the partner draws legends only"


@rule("TK-15.12")
@pytest.mark.parametrize("handed_over", [False, True])
def test_the_legends_go_to_the_partner_who_draws_up_to_two(handed_over: bool) -> None:
    game = team(hands={0: "imperial/knight imperial/cannon imperial/herald legends/titan flare/f02"}, actions=1)
    if handed_over:
        game.do("hand over")
    game.do("place e5", "end turn")
    assert game.counts(0) == (3, 0, 1)
    assert game.counts(2) == (3, 2, 1)
    assert "legends/titan" in game.hand(2)
    drawn = [event for event in game.told(Drew) if isinstance(event, Drew)]
    assert [(event.seat, event.deck) for event in drawn] == [(2, "legends")]


@rule("TK-15.13")
def test_extra_cards_of_the_school_are_the_players_and_extra_legends_the_partners() -> None:
    game = team(actions=0, extra_beings=1, extra_legends=1).do("end turn")
    assert game.counts(0) == (4, 0, 1)
    assert game.counts(2) == (3, 3, 1)


@rule("TK-15.14")
def test_the_next_turn_is_the_left_opponents_after_a_hand_over_too() -> None:
    for seat in range(4):
        game = team(active=seat, controller=seat, actions=1).do("hand over", "place e5", "end turn")
        assert game.seat == (seat + 1) % 4


@rule("TK-15.15")
def test_points_are_the_teams_whoever_made_them() -> None:
    for seat in (0, 2):
        game = team(active=seat, controller=seat, actions=0, destroyed=(0, 0, 0, 2, 1, 0), points=(3, 0)).do("end turn")
        assert game.state.points == (5, 0)


@rule("TK-15.16", "TK-17.3")
def test_the_last_upright_card_begins_the_end_and_everybody_has_one_more_turn() -> None:
    decks = team().state.decks
    hands = {0: "imperial/knight imperial/cannon flare/f02"}
    seven = team(hands=hands, decks=(Deck(decks[0].bag[:7]), *decks[1:]), actions=0).do("end turn")
    assert seven.told(EndTriggered) == [EndTriggered(0, "deck")]
    order = []
    while not seven.position.over:
        order.append(seven.seat)
        seven.pass_turn()
    assert order == [1, 2, 3, 0]
    eight = team(hands=hands, decks=(Deck(decks[0].bag[:8]), *decks[1:]), actions=0).do("end turn")
    assert eight.told(EndTriggered) == []


@rule("TK-15.17")
def test_a_sideways_card_is_drawn_after_the_last_upright_one() -> None:
    # Two cards are to be drawn, and one of the seven in the deck is upright.
    decks = team().state.decks
    game = team(hands={0: "imperial/knight flare/f02"}, decks=(Deck(decks[0].bag[:7]), *decks[1:]), actions=0)
    game.do("end turn")
    assert game.counts(0)[0] == 3
    seat = game.view(None).seats[0]
    assert (seat.deck, seat.sideways) == (5, 5)


@rule("TK-15.18", "TK-19.8")
def test_a_card_put_under_the_deck_keeps_six_sideways() -> None:
    game = team().do("discard imperial/knight", *put_under("imperial/cannon"))
    seat = game.view(None).seats[0]
    assert (seat.deck, seat.sideways) == (len(deck_of(seat.school)) - 2, 6)
    decks = team().state.decks
    few = team(decks=(Deck(decks[0].bag[:4]), *decks[1:]), sideways=(4, 6, 6, 6))
    few.do("discard imperial/knight", *put_under("imperial/cannon"))
    assert (few.view(None).seats[0].deck, few.view(None).seats[0].sideways) == (5, 5)


@rule("TK-15.18")
def test_the_card_turned_upright_delays_the_end() -> None:
    # Six sideways cards and one upright one; a card goes under the deck, and two cards are drawn.
    decks = team().state.decks
    game = team(decks=(Deck(decks[0].bag[:7]), *decks[1:]))
    game.do("discard imperial/knight", *put_under("imperial/cannon"), "skip", "place e5", "end turn")
    assert game.counts(0)[0] == 3
    assert game.told(EndTriggered) == [EndTriggered(0, "deck")]
    held = team(decks=(Deck(decks[0].bag[:8]), *decks[1:]))
    held.do("discard imperial/knight", *put_under("imperial/cannon"), "skip", "place e5", "end turn")
    assert held.told(EndTriggered) == []


@rule("TK-15.20")
@pytest.mark.parametrize("handed_over", [False, True])
def test_the_player_of_an_extra_turn_keeps_the_legends_until_it_ends(handed_over: bool) -> None:
    game = team(
        drawing="b . b\n. b .\na . a",
        hands={
            0: "imperial/knight imperial/cannon imperial/swordmaster legends/titan legends/time-elemental flare/f02"
        },
    )
    game.do("summon legends/time-elemental e3 r0")
    if handed_over:
        game.do("hand over")
        assert game.counts(2)[1] == 1
    game.do("place a5", "end turn")
    assert game.seat == 0
    assert game.counts(0) == (3, 2, 1)
    assert "legends/titan" in game.hand(0)
    assert game.counts(2)[1] == 0
    game.do("place a6", "place a7", "end turn")
    assert game.seat == 1
    assert (game.counts(0)[1], game.counts(2)[1]) == (0, 2)


@rule("TK-15.22")
def test_the_pieces_have_the_colour_of_the_school_that_plays_first() -> None:
    for first, schools in ((0, ("northern", "highland")), (1, ("sylvan", "highland")), (3, ("northern", "southern"))):
        game = course("team-duel", options={"first": first, "schools": ["northern", "highland", "sylvan", "southern"]})
        assert tuple(side.school for side in game.view(None).sides) == schools


@rule("TK-15.8")
def test_a_piece_taken_off_for_a_summoning_is_chosen_by_the_summoner() -> None:
    game = team(
        drawing="a a a a a a a a a\n. . a . . . . . .\na . . . . . . . .\n. . a . . . . . .\na a a a . . . . .",
    )
    assert game.state.spare(0, 0) == 0
    game.do("summon imperial/swordmaster c5 r0")
    assert (game.seat, game.prompt) == (0, "take-off")
    assert "hand over" not in game.options


@rule("TK-15.7")
def test_control_is_handed_over_at_the_very_first_question_of_an_effect() -> None:
    game = team(drawing=". . .\na a a\na . .").do("summon imperial/knight e4", "hand over")
    assert (game.seat, game.prompt) == (2, "move-combat")
    game.do("pick e3", "pick e2", "pick e1")
    assert game.at("e1") == "b"
    assert game.seat == 2
    game.do("place a5")
    assert game.told(Placed) == [Placed(36, 0, 0)]
    assert game.seat == 0


@rule("TK-15.7", "TK-10.6")
def test_control_may_be_handed_over_between_the_halves_of_a_flare() -> None:
    game = team(drawing="y y y y y\na . . . .", hands={0: "imperial/knight flare/f11"})
    game.do("invoke flare/f11 against 1", "pick a6")
    assert (game.seat, game.prompt) == (0, "combat-or-standard")
    game.do("hand over")
    assert (game.seat, game.prompt) == (2, "combat-or-standard")
    game.do("choose combat", "pick a6", "pick a7")
    assert (game.seat, game.prompt) == (2, "place-for-partner")


@rule("TK-15.19", "TK-20.7")
def test_partners_can_neither_whisper_nor_show_cards() -> None:
    # What is said is said to the whole table: a line of chat has no addressee.
    assert msgspec.json.decode(b'{"type": "chat", "text": "well played"}', type=SendChat) == SendChat("well played")
    for more in ('"to": 2', '"seat": 2', '"team": true'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(f'{{"type": "chat", "text": "psst", {more}}}', type=SendChat)
    assert set(ChatLine.__struct_fields__) == {"seat", "name", "text", "at"}
    view = team().view(2)
    assert view.hand is not None
    assert all(
        card.startswith(("sylvan/", "flare/")) for card in (*view.hand.beings, *view.hand.legends, *view.hand.flares)
    )
    assert all(seat.known_hand == () for seat in view.seats)
