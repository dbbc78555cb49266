"""Positions of Skytear as text: figures on a drawn battlefield, cards by their ids, decks left out where they hold the
rest of the heroes' packs.

A hero on the battlefield without `hp` is unhurt. Hands and piles may show `?`: such cards are dealt from the deck.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from ludarium.games.skytear.board import BOARDS, ROWS, bits
from ludarium.games.skytear.content import CARDS, COUNTERS, HEROES, VICTORY_CARDS, pack_of
from ludarium.games.skytear.foresight import Looking, Sorting
from ludarium.games.skytear.knowledge import cards_of_deck, redealt, unseen_cards
from ludarium.games.skytear.setup import BuildDecks
from ludarium.games.skytear.state import CONDITIONS, DEFEATED, NOWHERE, STATUS, HeroState, OutsiderState, SkytearState
from ludarium.kernel.chance import Blank, Dealer
from ludarium.kernel.decisions import Seat
from ludarium.kernel.errors import BadPosition
from ludarium.kernel.game import Answers
from ludarium.kernel.text import Leaf, Lines, Names, Notation, Set, Wrong, is_unknown

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
    pictured = ("battlefield",)

    def names(self, state: SkytearState) -> Mapping[str, Leaf]:
        if state.board_id not in BOARDS:
            raise Wrong(f"there is no battlefield '{state.board_id}'; there are {', '.join(BOARDS)}")
        return _names(state.board_id)

    def pictures(self, state: SkytearState) -> Iterator[tuple[str, list[str]]]:
        if _is_drawn(state):
            yield "battlefield", _drawing(state)

    def look(self, pictures: Mapping[str, Lines], state: SkytearState) -> None:
        reason = next(_strangers(state), "")
        if reason:
            raise Wrong(reason)
        for number, line in pictures.get("battlefield", ()):
            try:
                _look_at(line, state)
            except Wrong as wrong:
                raise BadPosition(f"line {number}: {wrong}") from None

    def hidden(self, state: SkytearState, viewer: Seat, answers: Answers) -> SkytearState:
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
        if _is_drawn(state):
            short.heroes = tuple(replace(hero, at=NOWHERE) for hero in short.heroes)
            short.outsiders = tuple(replace(outsider, at=NOWHERE) for outsider in state.outsiders)
            short.minions = tuple(tuple(0 for _ in lanes) for lanes in state.minions)
            short.walls = 0
        short.piles = tuple(
            replace(pile, bag=()) if pile.bag and pile.bag == _rest(state, deck) else pile
            for deck, pile in enumerate(state.piles)
        )
        return short

    def dealt(self, state: SkytearState, told: Collection[str], dealer: Dealer) -> SkytearState:
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


# -- the battlefield ---------------------------------------------------------------------------------------------

_CELL = 5
_MINIONS = "><"
"""A minion of side 0 marches to the east, one of side 1 to the west; its lane is named where it stands off it."""


def _figures(state: SkytearState) -> tuple[HeroState | OutsiderState, ...]:
    return *state.heroes, *state.outsiders


def _marks(state: SkytearState) -> list[str]:
    """The marks of all heroes and outsiders: "YAM" is Yami of side 0, "yam" of side 1, "*dom" an outsider."""
    heroes = (hero.id[:3].lower() if hero.side else hero.id[:3].upper() for hero in state.heroes)
    return [*heroes, *(f"*{outsider.id[:3]}" for outsider in state.outsiders)]


def _is_drawn(state: SkytearState) -> bool:
    """Whether something stands on the battlefield, and every figure has a mark of its own."""
    figures = _figures(state)
    stands = any(figure.at >= 0 for figure in figures) or any(map(any, state.minions)) or state.walls
    return bool(stands) and len(set(_marks(state))) == len(figures)


def _drawing(state: SkytearState) -> list[str]:
    """The battlefield as lines, with the names of columns and rows; odd rows lie half a space to the right."""
    board = state.board
    marks: dict[int, str] = dict.fromkeys(range(board.size), ".")
    for at in bits(state.structures()):
        marks[at] = "N" if at in board.nexus else "T"
    marks |= dict.fromkeys(bits(state.walls), "#")
    for sign, lanes in zip(_MINIONS, state.minions, strict=True):
        for lane, spaces, own in zip(board.lanes, lanes, board.lane_spaces, strict=True):
            for at in bits(spaces):
                marks[at] = marks[at].strip(".") + (sign if own >> at & 1 else sign + lane)
    for mark, figure in zip(_marks(state), _figures(state), strict=True):
        if figure.at >= 0:
            marks[figure.at] = mark
    width, height = (1 + max(place) for place in zip(*board.columns, strict=True))
    rows = [[" " * _CELL] * width for _ in range(height)]
    for at, (column, row) in enumerate(board.columns):
        rows[row][column] = marks[at].ljust(_CELL)
    heading = "".join(f"{column:<{_CELL}}" for column in range(1, width + 1))
    return [f"  {heading}", *(f"{ROWS[at]} {' ' * (at % 2 * 2)}{''.join(row)}" for at, row in enumerate(rows))]


def _look_at(line: str, state: SkytearState) -> None:
    """Put into the state what one line of a drawing shows."""
    row, *cells = line.split()
    if row.isdecimal():
        return
    board = state.board
    spaces = [at for at, (_, number) in enumerate(board.columns) if ROWS[number] == row]
    if not spaces:
        raise Wrong(f"the battlefield has no row '{row}'")
    if len(cells) != len(spaces):
        raise Wrong(f"row {row} has {len(spaces)} spaces, but {len(cells)} are drawn")
    marks = _marks(state)
    for at, cell in zip(spaces, cells, strict=True):
        if cell in marks:
            _stand(state, marks.index(cell), at)
        elif cell == "#":
            state.walls |= 1 << at
        elif cell not in (".", "T", "N"):
            _march(state, cell, at)


def _stand(state: SkytearState, number: int, at: int) -> None:
    figure = _figures(state)[number]
    if figure.at not in (NOWHERE, at):
        raise Wrong(f"{figure.id} stands on {state.board.names[figure.at]}, and on {state.board.names[at]} too")
    if number < len(state.heroes):
        state.change(number, at=at)
    else:
        number -= len(state.heroes)
        moved = replace(state.outsiders[number], at=at)
        state.outsiders = (*state.outsiders[:number], moved, *state.outsiders[number + 1 :])


def _march(state: SkytearState, cell: str, at: int) -> None:
    """Minions: ">" and "<", both on one space "><", with the lane where it is not that of the space: ">A"."""
    board = state.board
    found = re.fullmatch(r"(?:(>)([A-Z])?)?(?:(<)([A-Z])?)?", cell)
    if found is None:
        raise Wrong(f"'{cell}' on {board.names[at]} is nobody of this battle; a minion is > or <, nobody is .")
    for side in (0, 1):
        sign, lane = found[2 * side + 1], found[2 * side + 2]
        if not sign:
            continue
        numbers = [
            number
            for number, own in enumerate(board.lane_spaces)
            if (board.lanes[number] == lane if lane else own >> at & 1)
        ]
        if not numbers:
            raise Wrong(f"the minion on {board.names[at]} belongs to no lane; name it: {sign}{board.lanes[0]}")
        lanes = tuple(
            spaces | 1 << at if number == numbers[0] else spaces for number, spaces in enumerate(state.minions[side])
        )
        state.minions = (*state.minions[:side], lanes, *state.minions[side + 1 :])


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
