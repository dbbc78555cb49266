"""A toy with a stack: cards wait on it, priority goes round, the last one in resolves first; hands are hidden.

Mages take turns. Whoever has priority plays a card on the stack or passes; when everybody has passed in a row the
top card resolves, and when nothing is left on the stack the turn ends with a hidden draw. A Mirror cancels the card
below it, so it is of use only as a reaction. Delving puts a card face down under the own deck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from ludarium.kernel.chance import Chance, Dealer
from ludarium.kernel.decisions import CHANCE, Action, Decision, Emit, Event, Message, Script, Seat, WhyNot
from ludarium.kernel.game import FormInfo, Game, GameInfo, OptionInfo, Outcome, Position, Setup, State
from ludarium.kernel.mind import Mind
from ludarium.kernel.values import Deck, replaced, without
from ludarium.kernel.viewing import shared, spelled_out
from ludarium.kernel.views import DecisionView, View

KINDS = ("bolt", "bolt", "bolt", "mirror", "mirror", "surge", "delve", "drain")
"""What the eight cards of every deck are."""
DECK_SIZE = len(KINDS)
HAND_SIZE = 3
LIFE = 6


def kind_of(card: int) -> str:
    return KINDS[card % DECK_SIZE]


def name_of(card: int) -> str:
    return f"{kind_of(card)}-{card}"


# -- actions and events ----------------------------------------------------------------------------------------


class Play(Action, frozen=True, tag="play"):
    """Put a card of the hand on the stack; `target` is a seat, or -1 for a card that has none."""

    card: int
    target: Seat = -1

    def __str__(self) -> str:
        return f"play {name_of(self.card)}" + (f" at {self.target}" if self.target >= 0 else "")


class Pass(Action, frozen=True, tag="pass"):
    def __str__(self) -> str:
        return "pass"


class Bury(Action, frozen=True, tag="bury"):
    card: int

    def __str__(self) -> str:
        return f"bury {name_of(self.card)}"


class Draw(Action, frozen=True, tag="draw"):
    card: int

    def __str__(self) -> str:
        return f"draw {name_of(self.card)}"


class Played(Event, frozen=True, tag="played"):
    seat: Seat
    card: int
    target: Seat

    @property
    def final(self) -> bool:
        return True  # a card was uncovered


class Resolved(Event, frozen=True, tag="resolved"):
    card: int
    cancelled: bool = False


class Hurt(Event, frozen=True, tag="hurt"):
    seat: Seat
    life: int


class Drew(Event, frozen=True, tag="drew"):
    """Only the drawer sees which card."""

    seat: Seat
    card: int = -1

    @property
    def final(self) -> bool:
        return True

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat else Drew(self.seat)


class Buried(Event, frozen=True, tag="buried"):
    seat: Seat
    card: int = -1

    def seen_by(self, viewer: Seat | None) -> Event:
        return self if viewer == self.seat else Buried(self.seat)


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    seat: Seat

    @property
    def final(self) -> bool:
        return True


MagesAction: TypeAlias = Play | Pass | Bury | Draw
MagesEvent: TypeAlias = Played | Resolved | Hurt | Drew | Buried | TurnEnded


# -- state and view --------------------------------------------------------------------------------------------


class Spell(Struct, frozen=True):
    """A card on the stack."""

    card: int
    seat: Seat
    target: Seat


class Agendum(Struct, frozen=True):
    """Something that waits to be done. The last one on the agenda is next."""


class DealHands(Agendum, frozen=True):
    pass


class Priority(Agendum, frozen=True):
    """Ask whoever has priority; stays on the agenda while the game goes on."""


class DrawFor(Agendum, frozen=True):
    seat: Seat


class BuryFor(Agendum, frozen=True):
    seat: Seat


class MagesState(State):
    seats: int
    life: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    decks: tuple[Deck, ...]
    discards: tuple[tuple[int, ...], ...]
    agenda: tuple[Agendum, ...] = (Priority(), DealHands())
    stack: tuple[Spell, ...] = ()
    active: Seat = 0
    priority: Seat = 0
    passes: int = 0
    """How many have passed in a row."""
    turn: int = 1
    outcome: Outcome | None = None


class MageView(Struct, frozen=True):
    life: int
    hand: int
    deck: int
    discard: tuple[int, ...]


class MagesDecision(DecisionView, frozen=True):
    options: tuple[MagesAction, ...]


class MagesView(View, frozen=True, kw_only=True, tag="duelling-mages"):
    mages: tuple[MageView, ...]
    hand: tuple[int, ...]
    under: tuple[int, ...]
    """Cards that the viewer has buried, the next one to be drawn first."""
    stack: tuple[Spell, ...]
    active: Seat
    turn: int
    decision: MagesDecision | None


# -- the course of the game ------------------------------------------------------------------------------------


def deal_hands(state: MagesState, _: DealHands, emit: Emit) -> Script[None]:
    for seat in range(state.seats):
        if len(state.hands[seat]) < HAND_SIZE:
            yield from draw(state, seat, emit)
            return
    state.agenda = state.agenda[:-1]


def ask_priority(state: MagesState, _: Priority, emit: Emit) -> Script[None]:
    """One answer, then a checkpoint: a card that is played is uncovered."""
    seat = state.priority
    # The window opens whether or not there is anything to play: its absence would tell (REL-24).
    answer = yield Decision(seat, "priority", (Pass(), *plays(state, seat)))
    if isinstance(answer, Play):
        put_on_stack(state, seat, answer, emit)
        return
    state.passes += 1
    state.priority = next_alive(state, seat)
    if state.passes == len(alive(state)):
        state.passes = 0
        if state.stack:
            resolve_top(state, emit)
            # Looked at afterwards: the active mage may just have fallen.
            state.priority = state.active if state.life[state.active] > 0 else next_alive(state, state.active)
        else:
            end_turn(state, emit)


def plays(state: MagesState, seat: Seat) -> list[Play]:
    found: list[Play] = []
    for card in state.hands[seat]:
        match kind_of(card):
            case "bolt" | "drain":
                found.extend(Play(card, other) for other in alive(state) if other != seat)
            case "mirror":
                if state.stack:
                    found.append(Play(card))
            case _:
                found.append(Play(card))
    return found


def put_on_stack(state: MagesState, seat: Seat, action: Play, emit: Emit) -> None:
    state.hands = with_hand(state.hands, seat, without(state.hands[seat], action.card))
    state.stack += (Spell(action.card, seat, action.target),)
    state.passes = 0
    state.priority = next_alive(state, seat)
    emit(Played(seat, action.card, action.target))


def resolve_top(state: MagesState, emit: Emit) -> None:
    spell = state.stack[-1]
    state.stack = state.stack[:-1]
    seat = spell.seat
    discard(state, spell.card)
    emit(Resolved(spell.card))
    match kind_of(spell.card):
        case "bolt":
            hurt(state, spell.target, 2, emit)
        case "drain":
            hurt(state, spell.target, 1, emit)
            if state.life[seat] > 0:
                state.life = replaced(state.life, seat, state.life[seat] + 1)
        case "mirror" if state.stack:
            below = state.stack[-1]
            state.stack = state.stack[:-1]
            discard(state, below.card)
            emit(Resolved(below.card, cancelled=True))
        case "surge" if state.life[seat] > 0:
            state.agenda += (DrawFor(seat), DrawFor(seat))
        case "delve" if state.life[seat] > 0:
            state.agenda += (DrawFor(seat), BuryFor(seat))
    finish_if_decided(state)


def hurt(state: MagesState, seat: Seat, points: int, emit: Emit) -> None:
    state.life = replaced(state.life, seat, max(0, state.life[seat] - points))
    emit(Hurt(seat, state.life[seat]))


def bury(state: MagesState, item: BuryFor, emit: Emit) -> Script[None]:
    """A secret answer: the step ends with it."""
    state.agenda = state.agenda[:-1]
    hand = state.hands[item.seat]
    if not hand:
        return
    answer = yield Decision(item.seat, "bury", tuple([Bury(card) for card in hand]))
    state.hands = with_hand(state.hands, item.seat, without(hand, answer.card))
    state.decks = with_deck(state.decks, item.seat, state.decks[item.seat].under(answer.card))
    emit(Buried(item.seat, answer.card))


def draw_for(state: MagesState, item: DrawFor, emit: Emit) -> Script[None]:
    state.agenda = state.agenda[:-1]
    yield from draw(state, item.seat, emit)


def draw(state: MagesState, seat: Seat, emit: Emit) -> Script[None]:
    deck = state.decks[seat]
    if not len(deck):
        return
    cards = deck.next_cards
    card = cards[0]
    if len(cards) > 1:
        answer = yield Decision(CHANCE, f"draw-{seat}", tuple([Draw(each) for each in cards]))
        card = answer.card
    state.decks = with_deck(state.decks, seat, deck.without(card))
    state.hands = with_hand(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
    emit(Drew(seat, card))


def end_turn(state: MagesState, emit: Emit) -> None:
    emit(TurnEnded(state.active))
    state.active = state.priority = next_alive(state, state.active)
    state.turn += 1
    state.agenda += (DrawFor(state.active),)
    if state.turn > 12 * state.seats:
        rank(state, "time")


def finish_if_decided(state: MagesState) -> None:
    if len(alive(state)) <= 1:
        rank(state, "last-one")
        state.agenda = ()


def rank(state: MagesState, reason: str) -> None:
    places = tuple(1 + sum(other > mine for other in state.life) for mine in state.life)
    state.outcome = Outcome(places, state.life, reason)


def discard(state: MagesState, card: int) -> None:
    owner = owner_of(card)
    state.discards = with_hand(state.discards, owner, (*state.discards[owner], card))


def owner_of(card: int) -> Seat:
    return card // DECK_SIZE


def alive(state: MagesState) -> list[Seat]:
    return [seat for seat in range(state.seats) if state.life[seat] > 0]


def next_alive(state: MagesState, seat: Seat) -> Seat:
    for step in range(1, state.seats + 1):
        following = (seat + step) % state.seats
        if state.life[following] > 0:
            return following
    return seat


Hands = tuple[tuple[int, ...], ...]


def with_hand(hands: Hands, seat: Seat, cards: tuple[int, ...]) -> Hands:
    return (*hands[:seat], cards, *hands[seat + 1 :])


def with_deck(decks: tuple[Deck, ...], seat: Seat, deck: Deck) -> tuple[Deck, ...]:
    return (*decks[:seat], deck, *decks[seat + 1 :])


STEPS: dict[type[Agendum], Callable[[MagesState, Any, Emit], Script[None]]] = {
    DealHands: deal_hands,
    Priority: ask_priority,
    DrawFor: draw_for,
    BuryFor: bury,
}


class MagesMind(Mind[MagesState]):
    def heuristic(self, state: MagesState, seat: Seat) -> float:
        total = sum(state.life)
        return state.life[seat] / total if total else 0.5


class DuellingMages(Game[MagesState]):
    info: ClassVar[GameInfo] = GameInfo(
        "duelling-mages",
        "Duelling Mages",
        1,
        (FormInfo("standard", (2, 3, 4), (OptionInfo("life", LIFE, (3, 6, 9)),)),),
    )

    def setup(self, setup: Setup) -> MagesState:
        self.check(setup)
        seats = setup.seats
        return MagesState(
            seats=seats,
            life=(setup.options.get("life", LIFE),) * seats,
            hands=((),) * seats,
            decks=tuple(Deck(tuple(range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE))) for seat in range(seats)),
            discards=((),) * seats,
        )

    def flow(self, state: MagesState, emit: Emit) -> Script[None] | None:
        if state.outcome is not None:
            return None
        item = state.agenda[-1]
        return STEPS[type(item)](state, item, emit)

    def outcome(self, state: MagesState) -> Outcome | None:
        return state.outcome

    def view(self, position: Position[MagesState], viewer: Seat | None) -> MagesView:
        state = position.state
        return MagesView(
            **shared(position, "standard", viewer),
            mages=tuple(
                MageView(state.life[seat], len(state.hands[seat]), len(state.decks[seat]), state.discards[seat])
                for seat in range(state.seats)
            ),
            hand=state.hands[viewer] if viewer is not None else (),
            under=state.decks[viewer].bottom if viewer is not None else (),
            stack=state.stack,
            active=state.active,
            turn=state.turn,
            decision=spelled_out(position, viewer, MagesDecision),
        )

    def determinise(self, state: MagesState, viewer: Seat, chance: Chance) -> MagesState:
        dealer = Dealer(chance)
        world = state.__copy__()
        for seat in range(state.seats):
            if seat == viewer:
                continue
            hand, deck = state.hands[seat], state.decks[seat]
            dealt = dealer.shuffled(hand + deck.cards)
            world.hands = with_hand(world.hands, seat, tuple(sorted(dealt[: len(hand)])))
            under = len(dealt) - len(deck.bottom)
            world.decks = with_deck(
                world.decks, seat, Deck(tuple(sorted(dealt[len(hand) : under])), (), tuple(dealt[under:]))
            )
        return world

    def why_not(self, position: Position[MagesState], seat: Seat, idea: Action) -> WhyNot | None:
        decision = position.decision_of(seat)
        if decision is None:
            return WhyNot("DM-1", Message("not-your-priority"))
        if idea in decision.options:
            return None
        state = position.state
        if not isinstance(idea, Play) or decision.prompt != "priority":
            return WhyNot("DM-2", Message("something-else-is-asked", {"prompt": decision.prompt}))
        if idea.card not in state.hands[seat]:
            return WhyNot("DM-3", Message("not-in-your-hand"))
        if kind_of(idea.card) == "mirror":
            return WhyNot("DM-4", Message("nothing-to-mirror"))
        return WhyNot("DM-5", Message("no-such-target", {"target": idea.target}))

    def resigned(self, state: MagesState, seat: Seat) -> MagesState:
        after = state.__copy__()
        after.life = replaced(state.life, seat, 0)
        rank(after, "resignation")
        return after


DUELLING_MAGES = DuellingMages()
