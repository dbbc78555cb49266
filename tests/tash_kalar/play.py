"""The course of a game for tests: a position whose chance answers by itself, played by notation."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ludarium.games.tash_kalar.actions import Pick, Place, PutUnder, Summon, TakeOff
from ludarium.games.tash_kalar.cards import CARD_IDS, FLARE_CARDS, LEGENDS, TASKS, deck_of
from ludarium.games.tash_kalar.game import TASH_KALAR
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.text import letter_at
from ludarium.games.tash_kalar.view import TashKalarView
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Action, WhyNot, find_option
from ludarium.kernel.game import Position, Setup
from ludarium.kernel.table import Table
from ludarium.kernel.values import Deck
from ludarium.spaces.squares import name_of, square_of
from played import Played, with_fields
from scenes import changed, start


class Course(Played[TashKalarState]):
    """A game that is played on in place."""

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def options(self) -> set[str]:
        """All options, as notation."""
        return {str(option) for option in self.decision.options}

    @property
    def squares(self) -> set[str]:
        """The squares that can be placed on, picked or taken off."""
        return {name_of(o.square) for o in self.decision.options if isinstance(o, Pick | Place | TakeOff)}

    def targets(self, card: str) -> set[str]:
        """The squares that the being can be summoned on."""
        return {name_of(o.square) for o in self.decision.options if isinstance(o, Summon) and o.card == card}

    def summons(self, card: str) -> list[str]:
        """All ways to summon the being, as notation."""
        return [str(o) for o in self.decision.options if isinstance(o, Summon) and o.card == card]

    def verbs(self) -> set[str]:
        """The first words of the options: place, summon, discard, invoke, ..."""
        return {option.split()[0] for option in self.options}

    def at(self, square: str) -> str:
        """The letter of the piece on a square, as in drawings; `.` when it is empty."""
        return letter_at(self.state, square_of(square))

    def pieces(self) -> dict[str, str]:
        return {name_of(at): self.at(name_of(at)) for at in range(81) if self.state.occupied >> at & 1}

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand: beings, legends, flare."""
        state = self.state
        return [CARD_IDS[card] for card in state.beings[seat] + state.legends[seat] + state.flares[seat]]

    def counts(self, seat: int) -> tuple[int, int, int]:
        """School cards, legends and flares in hand."""
        state = self.state
        return len(state.beings[seat]), len(state.legends[seat]), len(state.flares[seat])

    def view(self, viewer: int | None) -> TashKalarView:
        return TASH_KALAR.view(self.position, viewer)

    def why_not(self, idea: Action, seat: int | None = None) -> WhyNot | None:
        return self.position.why_not(self.seat if seat is None else seat, idea)

    def do(self, *answers: str) -> Course:
        """Answer for whoever is asked: a whole notation or a beginning that fits one option only."""
        self.events = ()
        for answer in answers:
            decision = self.decision
            self.position.apply(decision.seat, find_option(decision, answer))
            self.events += self.position.events
        return self

    def copy(self) -> Course:
        return Course(self.position.copy())

    def pass_turn(self) -> Course:
        """Use what is left of the turn for placing on the first free squares, then end it without a claim."""
        seat = self.state.active
        before = self.state.turn
        while self.position.pending and self.state.turn == before:
            options = self.options
            if "end turn" in options:
                self.do("end turn")
            elif "skip" in options:
                self.do("skip")
            else:
                self.do(str(self.decision.options[0]))
        assert not self.position.pending or self.state.active != seat or self.state.turn > before
        return self

    def wander(self, random: Random, answers: int = 1) -> Course:
        """Give random answers, every kind of option as likely as the others; stops when the game is over."""
        for _ in range(answers):
            if self.position.over:
                break
            kinds: dict[type[Action], list[Action]] = {}
            for option in self.decision.options:
                kinds.setdefault(type(option), []).append(option)
            self.position.apply(self.seat, random.choice(random.choice(list(kinds.values()))))
            self.events = self.position.events
        return self


def course(
    form: str = "duel",
    seats: int | None = None,
    *,
    drawing: str = ".",
    middle: str = "e5",
    hands: Mapping[int, str] | None = None,
    seed: int = 7,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Course:
    """A game at a free action of seat 0 with two actions, in a turn that is nobody's first.

    `hands` names the whole hands of some seats, cards parted by blanks; the other seats keep what they were dealt.
    """
    made = changed(start(form, seats, **(options or {})), drawing=drawing, middle=middle)
    state: TashKalarState = made.base.__copy__()
    state.turn, state.actions = 2 * state.seats + 1, 2
    for seat, cards in (hands or {}).items():
        deal(state, seat, cards.split())
    return Course(Position(TASH_KALAR, with_fields(state, fields), KeyedChance(seed_of(seed))))


def table(form: str = "duel", seats: int | None = None, take_back: bool = True, **scene: Any) -> Table:
    """A table at which such a game is being played; only decisions made from now on can be taken back."""
    position = course(form, seats, **scene).position
    number = position.state.seats
    made = Table(TASH_KALAR, Setup(form, number), seed_of(3), take_back=take_back)
    made.position = Position(TASH_KALAR, position.base)
    made._earlier.clear()
    return made


def act(at: Table, *answers: str) -> None:
    """Answer at a table for whoever is asked."""
    for answer in answers:
        decision = at.position.pending[0]
        at.act(decision.seat, find_option(decision, answer))


def card_of(state: TashKalarState, seat: int, card: str) -> int:
    """The number of a card; a being is taken from that seat's own deck."""
    own = [*deck_of(state.schools[seat]), *LEGENDS, *FLARE_CARDS]
    return next(number for number in own if CARD_IDS[number] == card)


def deal(state: TashKalarState, seat: int, cards: list[str]) -> None:
    """Give a seat exactly these cards; what it held goes back, and who loses one of them draws another."""
    _return_hand(state, seat)
    for name in cards:
        card = card_of(state, seat, name)
        if card in LEGENDS:
            state.legends, state.legend_deck = _give(state.legends, state.legend_deck, seat, card)
        elif card in FLARE_CARDS:
            state.flares, state.flare_deck = _give(state.flares, state.flare_deck, seat, card)
        else:
            hands, deck = _give(state.beings, state.decks[seat], seat, card)
            state.beings = hands
            state.decks = (*state.decks[:seat], deck, *state.decks[seat + 1 :])


def _return_hand(state: TashKalarState, seat: int) -> None:
    state.decks = tuple(
        Deck(tuple(sorted(deck.bag + state.beings[seat]))) if owner == seat else deck
        for owner, deck in enumerate(state.decks)
    )
    state.legend_deck = Deck(tuple(sorted(state.legend_deck.bag + state.legends[seat])))
    state.flare_deck = Deck(tuple(sorted(state.flare_deck.bag + state.flares[seat])))
    state.beings, state.legends, state.flares = (
        tuple(() if owner == seat else hand for owner, hand in enumerate(hands))
        for hands in (state.beings, state.legends, state.flares)
    )


def _give(
    hands: tuple[tuple[int, ...], ...], deck: Deck, seat: int, card: int
) -> tuple[tuple[tuple[int, ...], ...], Deck]:
    bag = list(deck.bag)
    held = [list(hand) for hand in hands]
    for owner, hand in enumerate(held):
        if card in hand:
            assert owner != seat, "that card is dealt twice"
            hand[hand.index(card)] = bag.pop(0)
            bag.append(card)
    bag.remove(card)
    held[seat].append(card)
    return tuple(tuple(sorted(hand)) for hand in held), Deck(tuple(sorted(bag)))


def task_number(name: str) -> int:
    return next(number for number, task in enumerate(TASKS) if task.id == f"task/{name}")


def display(current: str, following: str = "", deck: str | None = None) -> dict[str, Any]:
    """Fields of a state for a task display: names parted by blanks; the deck holds all others unless it is named."""
    tasks = tuple(task_number(name) for name in current.split())
    next_task = task_number(following) if following else -1
    if deck is None:
        rest = tuple(n for n in range(len(TASKS)) if n not in tasks and n != next_task)
    else:
        rest = tuple(sorted(task_number(name) for name in deck.split()))
    return {"tasks": tasks, "next_task": next_task, "task_deck": Deck(rest)}


def put_under(*cards: str) -> list[str]:
    return [str(PutUnder(card)) for card in cards]
