"""What each viewer may know (section 19), shown by twins: positions that differ only in what the viewer cannot know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludarium.games.tash_kalar.cards import CARD_IDS, deck_of
from ludarium.games.tash_kalar.events import CardPutUnder, CardReturned, Discarded, Drew, FlareInvoked, LegendsPassed
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.kernel.decisions import Event
from ludarium.kernel.game import Position
from ludarium.kernel.values import Deck
from ludarium.kernel.views import view_bytes
from tash_kalar.play import Course, course, put_under
from tash_kalar.test_setup import SEATS, new

rule = pytest.mark.rule
FULL = {
    0: "imperial/knight imperial/cannon imperial/swordmaster legends/titan legends/hell-bull flare/f02",
    1: "highland/warlord highland/dire-wolf highland/werewolf legends/leviathan legends/fire-dragon flare/f01",
}
TEAM = {**FULL, 2: "sylvan/naiad sylvan/dryad sylvan/sapling flare/f05", 3: "imperial/knight flare/f06"}


def seen(game: Course, viewer: int | None) -> bytes:
    """Everything that a viewer is sent: the view, and the events of the last answers."""
    return view_bytes(game.view(viewer)) + repr([event.seen_by(viewer) for event in game.events]).encode()


# ---- twins made without the rules' help

Family = tuple[int, ...]


def families(state: TashKalarState, viewer: int | None) -> Iterator[Family]:
    """Sets of cards that lie in places hidden from the viewer and could be exchanged among them."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    for seat in others:
        yield state.beings[seat] + state.decks[seat].bag + state.decks[seat].bottom
    yield tuple(c for seat in others for c in state.legends[seat]) + state.legend_deck.bag + state.legend_deck.bottom
    yield tuple(c for seat in others for c in state.flares[seat]) + state.flare_deck.bag + state.flare_deck.bottom


def exchanged(position: Position[TashKalarState], one: int, other: int) -> Position[TashKalarState]:
    """The position with two cards in each other's place, wherever they are."""
    swap = {one: other, other: one}

    def cards(held: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(swap.get(card, card) for card in held)

    def deck(old: Deck) -> Deck:
        return Deck(tuple(sorted(cards(old.bag))), cards(old.top), cards(old.bottom))

    def known(mask: int) -> int:
        return sum(1 << swap.get(card, card) for card in range(mask.bit_length()) if mask >> card & 1)

    restore, (game, base, *rest) = position.__reduce__()
    state: TashKalarState = base.__copy__()
    state.beings, state.legends, state.flares = (
        tuple(tuple(sorted(cards(hand))) for hand in hands) for hands in (base.beings, base.legends, base.flares)
    )
    state.decks = tuple(deck(old) for old in base.decks)
    state.legend_deck, state.flare_deck = deck(base.legend_deck), deck(base.flare_deck)
    state.knows = tuple(known(mask) for mask in base.knows)
    twin: Position[TashKalarState] = restore(game, state, *rest)
    return twin


class Witness:
    """What a viewer has seen so far, from the cards it held, the open piles and the events it was sent."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.cards: set[int] = set()

    def look(self, game: Course) -> None:
        state = game.position.base
        if self.viewer is not None:
            self.cards.update(state.beings[self.viewer], state.legends[self.viewer], state.flares[self.viewer])
        for pile in (*state.discards, state.legend_discard, state.flare_discard):
            self.cards.update(pile)
        for deck in state.decks:
            self.cards.update(deck.top)
        for event in game.events:
            shown = event.seen_by(self.viewer)
            card = getattr(shown, "card", "") or getattr(shown, "flare", "")
            self.cards.update(number for number, name in enumerate(CARD_IDS) if name == card)


@rule("TK-3.4", "TK-19.1", "TK-19.2", "TK-19.6")
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_exchanging_cards_a_viewer_has_never_seen_changes_nothing_for_it(form: str, seats: int) -> None:
    compared = 0
    for seed in range(3):
        random = Random(seed)
        game = new(form, seats, seed)
        witnesses = [Witness(viewer) for viewer in (*range(seats), None)]
        for step in range(120):
            for witness in witnesses:
                witness.look(game)
            if game.position.over:
                break
            if step % 6 == 0:
                compared += sum(blind_twin_looks_the_same(game, witness, random) for witness in witnesses)
            game.wander(random)
    assert compared > 100


def blind_twin_looks_the_same(game: Course, witness: Witness, random: Random) -> bool:
    state = game.position.base
    unseen = [[card for card in family if card not in witness.cards] for family in families(state, witness.viewer)]
    family = random.choice(unseen)
    if len(family) < 2:
        return False
    one, other = random.sample(family, 2)
    twin = Course(exchanged(game.position, one, other))
    assert view_bytes(twin.view(witness.viewer)) == view_bytes(game.view(witness.viewer))
    return True


# ---- twins made by the rules


@rule("TK-19.1", "TK-19.2", "TK-19.3", "TK-19.5")
@pytest.mark.parametrize(("form", "seats"), SEATS)
def test_a_redealt_world_looks_the_same_to_the_viewer_and_to_spectators(form: str, seats: int) -> None:
    differing = 0
    for seed in range(3):
        random = Random(100 + seed)
        game = new(form, seats, seed)
        while not game.position.over and game.state.turn < 30:
            for viewer in range(seats):
                twin = game.position.determinised(viewer, Reseeded(random))
                differing += twin.base != game.position.base
                other = Course(twin)
                assert view_bytes(other.view(viewer)) == view_bytes(game.view(viewer))
                assert view_bytes(other.view(None)) == view_bytes(game.view(None))
                assert all_cards(twin.base) == all_cards(game.position.base)
            game.wander(random, 9)
    assert differing > 50


class Reseeded:
    """Chance that draws afresh each time it is asked."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, decision: Any, number: int) -> Any:
        return self.random.choice(decision.options)


def all_cards(state: TashKalarState) -> list[int]:
    held = [
        card for hands in (state.beings, state.legends, state.flares, state.discards) for hand in hands for card in hand
    ]
    decks = [*state.decks, state.legend_deck, state.flare_deck]
    return sorted(
        [*held, *state.legend_discard, *state.flare_discard, *(card for deck in decks for card in deck.cards)]
    )


@rule("TK-19.1")
def test_every_unseen_card_can_be_in_every_unseen_place() -> None:
    game = course(hands=FULL)
    random = Random(5)
    in_hand: set[int] = set()
    legends: set[int] = set()
    for _ in range(200):
        twin = game.position.determinised(0, Reseeded(random)).base
        in_hand.update(twin.beings[1])
        legends.update(twin.legends[1])
        assert twin.beings[0] == game.state.beings[0]
    assert in_hand == set(deck_of(game.state.schools[1]))
    assert len(legends) == 12 - 2


# ---- what is public


@rule("TK-19.3")
def test_what_lies_open_is_in_every_view() -> None:
    game = course("melee", 3, drawing="a x n", hands=FULL, improvised=(0b010, 0, 0), colour_points=((0, 2, 1),) * 3)
    views = [game.view(viewer) for viewer in (0, 1, 2, None)]
    for view in views:
        assert view.arena == views[0].arena
        assert view.sides == views[0].sides
        assert [(seat.beings, seat.legends, seat.flares, seat.deck) for seat in view.seats] == [
            (3, 2, 1, len(deck_of(school)) - 3) for school in game.state.schools
        ]
        assert [deck.cards for deck in view.shared] == [6, 9]
        assert view.sides[0].improvised == (1,)
        assert view.actions == 2
    high = course("high-form")
    assert len({repr((v.tasks, v.next_task, v.task_deck)) for v in (high.view(0), high.view(1), high.view(None))}) == 1


@rule("TK-19.4")
def test_discard_piles_are_open() -> None:
    game = course(drawing="x x x x x", hands=FULL)
    game.do("discard imperial/knight", "skip", "invoke flare/f02 against 1", "pick a5")
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert view.seats[0].discard == ("imperial/knight",)
        assert view.shared[1].discard == ("flare/f02",)
    for event in game.events:
        if isinstance(event, Discarded | FlareInvoked):
            assert event.seen_by(1) == event.seen_by(None) == event


@rule("TK-19.6")
def test_a_flare_is_known_to_its_holder_until_it_is_invoked() -> None:
    game = course(drawing="x x x x x", hands=FULL)
    assert b"flare/f02" in view_bytes(game.view(0))
    assert b"flare/f02" not in view_bytes(game.view(1))
    assert b"flare/f02" not in view_bytes(game.view(None))
    game.do("invoke flare/f02 against 1")
    assert b"flare/f02" in view_bytes(game.view(1))


@rule("TK-19.8")
def test_sideways_cards_are_known_by_number_only() -> None:
    game = course("team-duel", hands=TEAM)
    for viewer in (0, 1, 2, 3, None):
        assert [seat.sideways for seat in game.view(viewer).seats] == [6, 6, 6, 6]
        hidden = {CARD_IDS[card] for card in game.state.decks[1].cards} - {
            CARD_IDS[card] for card in game.state.beings[1]
        }
        assert not any(name.encode() in view_bytes(game.view(viewer)) for name in hidden)


@rule("TK-3.4")
def test_a_drawn_card_is_told_to_its_drawer_only() -> None:
    game = course(hands={0: "imperial/knight flare/f02"}, actions=0).do("end turn")
    drawn = [event for event in game.events if isinstance(event, Drew)]
    assert len(drawn) == 4
    for event in drawn:
        assert event.card
        assert event.seen_by(0) == event
        assert event.seen_by(1) == event.seen_by(None) == Drew(0, event.deck)


# ---- what is remembered


def differ(viewer: int | None, one: Course, other: Course) -> bool:
    return seen(one, viewer) != seen(other, viewer)


@rule("TK-19.5", "TK-7.2")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("imperial/cannon", "imperial/swordmaster"),
        ("legends/titan", "legends/hell-bull"),
    ],
)
def test_a_card_put_under_a_deck_is_known_to_its_owner_only(one: str, other: str) -> None:
    start = course(hands=FULL).do("discard imperial/knight")
    first, second = start.copy().do(*put_under(one)), start.copy().do(*put_under(other))
    assert differ(0, first, second)
    assert not differ(1, first, second)
    assert not differ(None, first, second)
    assert one in (*first.view(0).known_under, *first.view(0).shared[0].known_under)
    assert first.view(1).known_under == ()
    assert all(deck.known_under == () for deck in first.view(1).shared)


@rule("TK-19.5")
def test_the_order_of_cards_put_under_a_deck_is_known_to_their_owner_only() -> None:
    start = course(hands=FULL).do("discard imperial/knight")
    one = start.copy().do(*put_under("imperial/cannon", "imperial/swordmaster"))
    other = start.copy().do(*put_under("imperial/swordmaster", "imperial/cannon"))
    assert one.view(0).known_under == ("imperial/cannon", "imperial/swordmaster")
    assert other.view(0).known_under == ("imperial/swordmaster", "imperial/cannon")
    assert not differ(1, one, other)
    assert not differ(None, one, other)
    for _ in range(20):
        twin = one.position.determinised(0, Reseeded(Random(1)))
        assert [CARD_IDS[card] for card in twin.base.decks[0].bottom] == ["imperial/cannon", "imperial/swordmaster"]


@rule("TK-19.5")
def test_a_legend_put_under_the_shared_deck_is_recognised_in_the_hand_that_draws_it() -> None:
    # The deck has nothing above the card, so the next legend drawn is that one, and who put it there can tell.
    hands = {
        0: f"{FULL[0]} legends/time-elemental",
        1: "highland/warlord highland/dire-wolf highland/werewolf legends/leviathan flare/f01",
    }
    pile = course(hands=hands).state.legend_deck.bag
    game = course(hands=hands, legend_deck=Deck(), legend_discard=pile)
    game.do("discard imperial/knight", *put_under("legends/titan"), "skip", "place a5", "end turn")
    assert game.view(0).shared[0].known_under == ("legends/titan",)
    game.do("place a6", "place a7", "end turn")
    assert "legends/titan" in game.hand(1)
    assert game.view(0).seats[1].known_hand == ("legends/titan",)
    assert game.view(None).seats[1].known_hand == ()


@rule("TK-19.2", "TK-15.4", "TK-15.7")
def test_the_giver_remembers_legends_handed_to_the_partner() -> None:
    game = course("team-duel", hands=TEAM).do("hand over")
    assert game.view(0).seats[2].known_hand == ("legends/hell-bull", "legends/titan")
    own = game.view(2).hand
    assert own is not None
    assert own.legends == ("legends/hell-bull", "legends/titan")
    for viewer in (1, 3, None):
        assert game.view(viewer).seats[2].known_hand == ()
        assert b"legends/titan" not in view_bytes(game.view(viewer))
    assert game.view(2).seats[0].known_hand == (), "a partner's school cards stay secret"
    (event,) = game.told(LegendsPassed)
    assert event == LegendsPassed(0, 2, 2)
    for _ in range(10):
        twin = game.position.determinised(0, Reseeded(Random(2)))
        assert {CARD_IDS[card] for card in twin.base.legends[2]} == {"legends/hell-bull", "legends/titan"}


@rule("TK-19.5", "TK-19.2")
def test_the_giver_cannot_tell_which_legend_the_partner_puts_under_the_deck() -> None:
    game = course("team-duel", hands=TEAM, actions=0).do("end turn").pass_turn()
    assert game.seat == 2
    assert game.view(0).seats[2].known_hand == ("legends/hell-bull", "legends/titan")
    game.do("discard sylvan/naiad")
    one, other = game.copy().do(*put_under("legends/titan")), game.copy().do(*put_under("legends/hell-bull"))
    assert not differ(0, one, other)
    assert not differ(1, one, other)
    # A school card tells nothing about the legends.
    school = game.copy().do(*put_under("sylvan/dryad"))
    assert school.view(0).seats[2].known_hand == ("legends/hell-bull", "legends/titan")


def with_returned_card() -> Course:
    """Seat 0 has returned Naiad openly with Kiskin Spirit and drawn it again; it is seat 0's next turn."""
    game = course(
        drawing="a . .\na . a",
        hands={0: "sylvan/kiskin-spirit sylvan/naiad sylvan/dryad flare/f02"},
        options={"schools": ["sylvan", "highland"]},
    )
    game.do("discard sylvan/naiad", "skip", "summon sylvan/kiskin-spirit f4", "card sylvan/naiad")
    assert CardReturned(0, "sylvan/naiad") in game.events
    game.do("end turn")
    return game


@rule("TK-19.4", "TK-19.1")
def test_kiskin_spirits_return_is_seen_by_everybody() -> None:
    game = with_returned_card()
    opened = [event for event in game.events if isinstance(event, Drew) and event.open]
    assert [event.card for event in opened] == ["sylvan/naiad"]
    assert opened[0].seen_by(1) == opened[0].seen_by(None) == opened[0]
    assert game.view(1).seats[0].known_hand == ("sylvan/naiad",)
    assert game.counts(0)[0] == 4
    for _ in range(10):
        twin = game.position.determinised(1, Reseeded(Random(3)))
        assert "sylvan/naiad" in {CARD_IDS[card] for card in twin.base.beings[0]}


@rule("TK-19.5")
def test_nobody_can_tell_whether_the_known_card_went_under_the_deck() -> None:
    game = with_returned_card().pass_turn()
    hand = [card for card in game.hand(0)[:4] if card != "sylvan/naiad"]
    game.do(f"discard {hand[0]}")
    one, other = game.copy().do(*put_under("sylvan/naiad")), game.copy().do(*put_under(hand[1]))
    assert not differ(1, one, other)
    assert not differ(None, one, other)
    assert one.view(0).known_under == ("sylvan/naiad",)


@rule("TK-4.13", "TK-19.1")
def test_after_a_shuffle_nobody_knows_where_a_legend_is() -> None:
    game = course("team-duel", hands=TEAM).do("hand over")
    titan = CARD_IDS.index("legends/titan")
    assert game.state.knows[0] >> titan & 1
    pile = game.state.legend_deck.bag
    state = game.state
    held = tuple(card for card in state.legends[2] if card != titan)
    after = course(
        "team-duel",
        hands=TEAM,
        knows=(1 << titan, 0, 0, 0),
        legends=((), state.legends[1], held, ()),
        legend_deck=Deck(),
        legend_discard=(*pile, titan),
        actions=0,
    ).do("end turn")
    assert not after.state.knows[0] >> titan & 1
    assert len(after.state.legends[2]) == 2


def test_events_hide_what_their_viewers_may_not_know() -> None:
    hidden: list[Event] = [Drew(0, "school", "imperial/knight"), CardPutUnder(0, "flares", "flare/f02")]
    for event in hidden:
        for viewer in (1, 2, None):
            assert "imperial" not in repr(event.seen_by(viewer))
            assert "flare/" not in repr(event.seen_by(viewer))


@rule("TK-19.2", "TK-15.7")
def test_legends_that_come_in_the_middle_of_an_effect_are_known_to_the_partner() -> None:
    game = course("team-duel", drawing=". . .\na a a\na . .", hands=TEAM)
    game.do("summon imperial/knight e4", "pick e3", "hand over")
    assert (game.seat, game.prompt) == (2, "move-combat")
    random = Random(4)
    for _ in range(20):
        for viewer in range(4):
            twin = Course(game.position.determinised(viewer, Reseeded(random)))
            assert view_bytes(twin.view(viewer)) == view_bytes(game.view(viewer))
