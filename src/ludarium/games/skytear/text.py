"""Positions of Skytear as text: figures by the names of their spaces, cards by their ids, decks left out where they
hold the rest of the heroes' packs.

A hero on the battlefield without `hp` is unhurt. Hands and piles may show `?`: such cards are dealt from the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from ludarium.games.skytear.board import BOARDS, bits
from ludarium.games.skytear.content import CARDS, COUNTERS, HEROES, VICTORY_CARDS, pack_of
from ludarium.games.skytear.foresight import Looking, Sorting
from ludarium.games.skytear.knowledge import cards_of_deck, redealt, unseen_cards
from ludarium.games.skytear.setup import BuildDecks
from ludarium.games.skytear.state import CONDITIONS, DEFEATED, STATUS, SkytearState
from ludarium.kernel.chance import Blank, Dealer
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Answers, Game
from ludarium.kernel.text import Leaf, Names, Notation, Set, Wrong, is_unknown

_CARD = Names([card.id for card in CARDS], "card")
_TOWER = 5
"""HP of a whole tower or nexus."""


@cache
def _names(board: str) -> Mapping[str, Leaf]:
    space = Names(BOARDS[board].names, "space")
    return {
        "SkytearState.minions": Set(space),
        "SkytearState.walls": Set(space),
        "SkytearState.tokens": space,
        "SkytearState.pillars": space,
        "SkytearState.hands": _CARD,
        "SkytearState.piles_of": _CARD,
        "SkytearState.victory": Names([card.id for card in VICTORY_CARDS], "victory card"),
        "HeroState.at": space,
        "HeroState.illusion": space,
        "HeroState.status": Names(STATUS, "status"),
        "HeroState.conditions": Set(Names(CONDITIONS, "condition")),
        "OutsiderState.at": space,
        **{f"HeroState.{field}": _CARD for field in ("cards", "leads")},
        **{f"Pile.{field}": _CARD for field in ("bag", "top", "discard")},
        **{f"{kind}.card": _CARD for kind in ("Waiting", "Aiming")},
        "Looking.seen": _CARD,
        "Sorting.cards": _CARD,
        "Sorting.discarded": _CARD,
    }


class SkytearNotation(Notation[SkytearState]):
    leading = ("board_id",)

    def names(self, state: SkytearState) -> Mapping[str, Leaf]:
        if state.board_id not in BOARDS:
            raise Wrong(f"there is no battlefield '{state.board_id}'; there are {', '.join(BOARDS)}")
        return _names(state.board_id)

    def hidden(self, rules: Game[SkytearState], state: SkytearState, viewer: Seat, answers: Answers) -> SkytearState:
        """A deck lists every card that the viewer cannot place; the places show that there is one."""
        after = redealt(state, viewer, Blank(), answers)
        after.piles = tuple(
            replace(pile, bag=tuple(sorted(unseen_cards(state, deck, viewer)))) for deck, pile in enumerate(after.piles)
        )
        return after

    def short(self, state: SkytearState) -> SkytearState:
        short = state.__copy__()
        short.heroes = tuple(
            replace(hero, hp=0) if hero.at >= 0 and hero.hp == hero.card.hp else hero for hero in state.heroes
        )
        short.piles = tuple(
            replace(pile, bag=()) if pile.bag and pile.bag == _rest(state, deck) else pile
            for deck, pile in enumerate(state.piles)
        )
        return short

    def dealt(self, state: SkytearState, told: Collection[str], dealer: Dealer) -> SkytearState:
        reason = next(_strangers(state), "")
        if reason:
            raise Wrong(reason)
        state.heroes = tuple(
            replace(hero, hp=hero.card.hp) if hero.at >= 0 and not hero.hp else hero for hero in state.heroes
        )
        if not any(isinstance(item, BuildDecks) for item in state.agenda):
            for deck, pile in enumerate(state.piles):
                _deal(state, deck, pile.bag or _rest(state, deck), dealer)
        return state

    def impossible(self, state: SkytearState) -> str:
        return next(_problems(state), "")


NOTATION = SkytearNotation()


def _packs(state: SkytearState, deck: int) -> Counter[int]:
    heroes = (hero for hero in state.heroes if state.deck_of[state.controller(hero)] == deck)
    return Counter(card for hero in heroes for card in pack_of(hero.id))


def _rest(state: SkytearState, deck: int) -> tuple[int, ...]:
    """The cards of the heroes' packs that are nowhere else."""
    pile = state.piles[deck]
    elsewhere = Counter(cards_of_deck(state, deck))
    elsewhere.subtract(pile.bag)
    return tuple(sorted((_packs(state, deck) - elsewhere).elements()))


def _deal(state: SkytearState, deck: int, pool: tuple[int, ...], dealer: Dealer) -> None:
    """Every unknown card of a deck is drawn from the pool; the rest of it is the bag."""
    unknown = sum(map(is_unknown, cards_of_deck(state, deck)))
    if unknown > len(pool):
        raise Wrong(f"{unknown} cards of deck {deck} are unknown, but only {len(pool)} are left")
    drawn = dealer.shuffled(pool) if unknown else list(pool)

    def known(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(drawn.pop() if is_unknown(card) else card for card in cards)

    seats = [seat for seat in range(state.seats) if state.deck_of[seat] == deck]
    state.hands = tuple(tuple(sorted(known(hand))) if seat in seats else hand for seat, hand in enumerate(state.hands))
    state.heroes = tuple(
        replace(hero, cards=known(hero.cards), leads=known(hero.leads)) if state.controller(hero) in seats else hero
        for hero in state.heroes
    )
    for at, item in enumerate(state.agenda):
        if isinstance(item, Looking | Sorting) and item.seat in seats:
            seen = {"seen": known(item.seen)} if isinstance(item, Looking) else {"cards": known(item.cards)}
            state.agenda = (*state.agenda[:at], replace(item, **seen), *state.agenda[at + 1 :])
    pile = state.piles[deck]
    pile = replace(pile, top=known(pile.top), discard=known(pile.discard), bag=tuple(sorted(drawn)))
    state.piles = (*state.piles[:deck], pile, *state.piles[deck + 1 :])


# -- what cannot be ----------------------------------------------------------------------------------------------


def _strangers(state: SkytearState) -> Iterator[str]:
    """Heroes, seats and decks that do not exist: nothing else can be looked at while there are any."""
    seats = state.seats
    for hero in state.heroes:
        if hero.id not in HEROES:
            yield f"there is no hero '{hero.id}'"
        if hero.side not in (0, 1) or not (hero.seat == -1 or (0 <= hero.seat < seats and hero.seat % 2 == hero.side)):
            yield f"{hero.id} is of no side, or nobody of its side plays it"
    if len(state.hands) != seats or len(state.deck_of) != seats:
        yield f"there are {seats} seats, and hands or decks are told for another number"
    if any(not 0 <= deck < seats for deck in state.deck_of):
        yield "somebody draws from a deck that is not there"
    if state.piles and len(state.piles) <= max(state.deck_of):
        yield "somebody draws from a deck that is not there"
    for item in state.agenda:
        if isinstance(item, Looking | Sorting) and not 0 <= item.seat < seats:
            yield f"nobody sits on seat {item.seat}"


def _problems(state: SkytearState) -> Iterator[str]:
    """Why there can be no such position."""
    board, lanes = state.board, len(state.board.lanes)
    pairs = (state.minions, state.towers, state.nexus, state.pillars, state.minion_supply, state.counters, state.won)
    if any(len(field) != 2 for field in (*pairs, state.factions, state.pools, state.piles_of)):
        yield "there are two sides, and something is told for another number of them"
        return
    if any(len(row) != lanes for row in (*state.minions, *state.towers)) or len(state.tokens) != lanes:
        yield f"the battlefield has {lanes} lanes, and something is told for another number of them"
        return
    if any(len(row) != len(COUNTERS) for row in state.counters):
        yield "a side counts something else than the victory cards do"
    if not 0 <= state.turn <= 5:
        yield f"there is no turn {state.turn}; a game has five"
    if not 0 <= state.points <= 10:
        yield "nobody has so many action points"
    numbers = (state.hero, state.seat, state.priority)
    most = (len(state.heroes), state.seats, state.seats)
    if any(not -1 <= number < limit for number, limit in zip(numbers, most, strict=True)):
        yield "a hero or a seat is named by a number that it does not have"
    if state.outcome is None and not state.agenda:
        yield "the game is not over, but nothing is left to do"
    yield from _bad_figures(state)
    yield from _bad_heroes(state)
    for deck, pile in enumerate(state.piles):
        if len(pile.seen) != len(pile.top):
            yield f"deck {deck}: for each card on top it must be told who has seen it"
        if not any(isinstance(item, BuildDecks) for item in state.agenda):
            spare = Counter(cards_of_deck(state, deck))
            spare.subtract({card: CARDS[card].copies for card in range(len(CARDS))})
            twice = next((card for card, number in spare.items() if number > 0), None)
            if twice is not None:
                yield f"there are more of '{_CARD.write(twice)}' in deck {deck} than the box holds"
    if any(not 0 <= space < board.size for space in (*state.tokens, *(at for row in state.pillars for at in row))):
        yield "a token or a Pillar lies beside the battlefield"


def _bad_figures(state: SkytearState) -> Iterator[str]:
    """Two on one space, or one where nobody can stand (SK-13.3, SK-17.4)."""
    names, board = state.board.names, state.board
    everything = [mask for row in state.minions for mask in row]
    if any(mask < 0 or mask & ~board.all for mask in (*everything, state.walls)):
        yield "a figure stands beside the battlefield"
        return
    taken = state.structures() | state.walls if state.turn else 0
    standing = [(hero.id, hero.at) for hero in state.heroes] + [(each.id, each.at) for each in state.outsiders]
    for who, at in standing:
        if at >= board.size:
            yield f"{who} stands beside the battlefield"
        elif at >= 0:
            if taken >> at & 1:
                yield f"{who} stands on {names[at]}, where something else is"
            taken |= 1 << at
    for side in (0, 1):
        own = taken  # minions of both sides may share a space (SK-19.16), two of one side may not
        for mask in state.minions[side]:
            for at in bits(mask & own):
                yield f"a minion of side {side} stands on {names[at]}, where something else is"
            own |= mask
        if state.spare_minions(side) < 0:
            yield f"side {side} has more minions than the box holds"
        if any(not 0 <= hp <= _TOWER for hp in state.towers[side]) or not -1 <= state.nexus[side] <= _TOWER:
            yield f"a structure of side {side} has more HP than {_TOWER}, or fewer than none"


def _bad_heroes(state: SkytearState) -> Iterator[str]:
    for hero in state.heroes:
        if not 0 <= hero.hp <= hero.card.hp:
            yield f"{hero.id} has {hero.hp} HP; it can have 0 to {hero.card.hp}"
        if not 0 <= hero.status <= DEFEATED or not 0 <= hero.conditions < 1 << len(CONDITIONS):
            yield f"{hero.id} is in no state that there is"
        if state.turn and (hero.at >= 0) != (hero.hp > 0):
            yield f"{hero.id} is on the battlefield without HP, or off it with some"
        if state.turn and state.mana(hero) < 0:
            yield f"{hero.id} has spent more mana than it has"
        if len(hero.leads) != len(hero.lead_seen):
            yield f"{hero.id}: for each Lead card it must be told who knows it"
