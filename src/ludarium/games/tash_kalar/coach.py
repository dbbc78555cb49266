"""The coach of Tash-Kalar: patterns that lack one common piece, and arrivals that others may hold (TK-6, TK-19)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple

from ludarium.games.tash_kalar.arena import adjacent
from ludarium.games.tash_kalar.cards import ANYWHERE, CARD_IDS, COMMON, RANKS
from ludarium.games.tash_kalar.judgement import CARD_WORTH, COMMON_WORTH, HEROIC_WORTH, LEGENDARY_WORTH
from ludarium.games.tash_kalar.options import NO_SHIFT
from ludarium.games.tash_kalar.readiness import building_squares
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.games.tash_kalar.summoning import Group, summon_groups
from ludarium.kernel.coach import Coach, Mark, Section, Tip
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Position
from ludarium.kernel.messages import Message
from ludarium.kernel.values import replaced
from ludarium.spaces.squares import name_of, squares

MOST = 6
"""So many of each kind are listed."""
NAMED = 3
"""So many beings are named at a square."""
PIECE_WORTH = (COMMON_WORTH, HEROIC_WORTH, LEGENDARY_WORTH)
BESIDE_WORTH = 0.1
"""What a piece of one's own weighs that a being would arrive next to."""


class _Near(NamedTuple):
    """A summoning that lacks one common piece."""

    worth: float
    card: int
    target: int
    missing: int
    used: int


class TashKalarCoach(Coach[TashKalarState]):
    def near(self, position: Position[TashKalarState], seat: Seat) -> Sequence[Section]:
        state = position.state
        found = sorted(_lacking_one(state, seat), key=lambda each: (-each.worth, each.card, each.target, each.missing))
        numbers: dict[int, int] = {}
        tips = []
        for each in found[:MOST]:
            number = numbers.setdefault(each.missing, len(numbers) + 1)
            tips.append(_near_tip(state, state.form.side_of(seat), each, number))
        note = "tk-coach-near-note" if tips else "tk-coach-near-none"
        return (Section("near", Message("tk-coach-near"), Message(note), tuple(tips)),)

    def threats(self, position: Position[TashKalarState], seat: Seat) -> Sequence[Section]:
        state = position.state
        side = state.form.side_of(seat)
        return [_threats_of(state, seat, other) for other in range(state.seats) if state.form.side_of(other) != side]


# -- what lacks one piece ----------------------------------------------------------------------------------------------


def _lacking_one(state: TashKalarState, seat: Seat) -> list[_Near]:
    """Summonings of the hand that one more common piece on an empty square would allow; each arrival once a square."""
    side = state.form.side_of(seat)
    if state.spare(side, COMMON) <= 0:
        return []
    hand = state.summonable(seat)
    allowed = {(card, target) for card, target, _ in _arrivals(summon_groups(state, seat))}
    candidates = 0
    for _, last, _ in building_squares(state, side, hand):
        candidates |= last
    found: dict[tuple[int, int, int], _Near] = {}
    for missing in squares(candidates):
        after = state.__copy__()
        after.pieces = replaced(state.pieces, side, state.pieces[side] | 1 << missing)
        for card, target, used in _arrivals(summon_groups(after, seat)):
            key = (card, target, missing)
            if used >> missing & 1 and (card, target) not in allowed and key not in found:
                worth = CARD_WORTH[card] + _crushed_worth(state, side, target)
                found[key] = _Near(worth, card, target, missing, used)
    return list(found.values())


def _arrivals(groups: Sequence[Group]) -> Iterator[tuple[int, int, int]]:
    """Card, target and pattern of each summoning that needs nobody else's piece."""
    for card, way, targets, borrowed, improvised in groups:
        if borrowed == NO_SHIFT and improvised == NO_SHIFT:
            for target in squares(targets):
                yield card, target, 0 if card in ANYWHERE else way.used(target)


def _crushed_worth(state: TashKalarState, side: int, target: int) -> float:
    """What the piece is worth that the arrival takes away; an own one counts against it."""
    if not state.occupied >> target & 1:
        return 0.0
    worth = PIECE_WORTH[state.rank_at(target)]
    return -worth if state.pieces[side] >> target & 1 else worth


def _near_tip(state: TashKalarState, side: int, near: _Near, number: int) -> Tip:
    place, missing = name_of(near.target), name_of(near.missing)
    if state.pieces[side] >> near.target & 1:
        falls = "own"
    else:
        falls = RANKS[state.rank_at(near.target)] if state.occupied >> near.target & 1 else "none"
    marks = [Mark("missing", (missing,)), Mark("arrival", (place,)), Mark("used", _names(near.used))]
    if falls != "none":
        marks.append(Mark("falls", (place,)))
    return Tip(
        Message("tk-coach-near-tip", {"card": CARD_IDS[near.card], "square": place}),
        Message("tk-coach-near-more", {"falls": falls}),
        Message("tk-coach-place", {"square": missing}),
        number,
        marks=tuple(marks),
    )


def _names(mask: int) -> tuple[str, ...]:
    return tuple(name_of(square) for square in squares(mask))


# -- what threatens ----------------------------------------------------------------------------------------------------


class _Unseen(NamedTuple):
    """Cards of one deck that may be in a hand: those known to be, those that may be, and how many of these are."""

    known: tuple[int, ...]
    cards: tuple[int, ...]
    held: int

    def chance_of_none(self, fitting: set[int]) -> float:
        """The chance that none of these is in the hand when every unseen card is as likely to be as any other."""
        if fitting & set(self.known):
            return 0.0
        others = sum(card not in fitting for card in self.cards)
        return comb(others, self.held) / comb(len(self.cards), self.held)


def _unseen(state: TashKalarState, viewer: Seat, seat: Seat) -> tuple[_Unseen, _Unseen]:
    """The beings and the legends that `seat` may hold for all that `viewer` knows."""
    known = state.knows[viewer]
    deck, shared = state.decks[seat], state.legend_deck
    legends = [card for other, hand in enumerate(state.legends) if other != viewer for card in hand]
    return (
        _among(state.beings[seat], (*state.beings[seat], *deck.bag, *deck.bottom), known),
        _among(state.legends[seat], (*legends, *shared.bag, *shared.bottom), known),
    )


def _among(hand: tuple[int, ...], pool: tuple[int, ...], known: int) -> _Unseen:
    sure = tuple(sorted(card for card in hand if known >> card & 1))
    return _Unseen(sure, tuple(sorted(card for card in pool if not known >> card & 1)), len(hand) - len(sure))


def _threats_of(state: TashKalarState, seat: Seat, other: Seat) -> Section:
    """Where a being that `other` may hold could arrive as the arena stands: on a piece of the viewer or next to one."""
    beings, legends = _unseen(state, seat, other)
    own = state.pieces[state.form.side_of(seat)]
    world = state.__copy__()
    world.borrow = False
    world.hollow = 0
    world.beings = replaced(state.beings, other, beings.known + (beings.cards if beings.held else ()))
    world.legends = replaced(state.legends, other, legends.known + (legends.cards if legends.held else ()))
    fitting: defaultdict[int, set[int]] = defaultdict(set)
    near = own | adjacent(own)
    for card, _, targets, _, _ in summon_groups(world, other):
        for target in squares(targets & near):
            fitting[target].add(card)
    found = []
    for target, cards in fitting.items():
        sure = state.pending_of(other) in cards
        chance = 1.0 if sure else 1 - beings.chance_of_none(cards) * legends.chance_of_none(cards)
        beside = (adjacent(1 << target) & own).bit_count()
        worth = PIECE_WORTH[state.rank_at(target)] if own >> target & 1 else BESIDE_WORTH * beside
        found.append((chance * worth, chance, target, cards, beside))
    found.sort(key=lambda each: (-each[0], each[2]))
    tips = tuple(
        _threat_tip(state, bool(own >> target & 1), target, cards, beside, chance)
        for _, chance, target, cards, beside in found[:MOST]
    )
    args = {"player": other, "n": beings.held + legends.held, "all": len(beings.cards) + len(legends.cards)}
    note = Message("tk-coach-threats-note" if tips else "tk-coach-threats-none", args)
    return Section("threats", Message("tk-coach-threats"), note, tips)


def _threat_tip(state: TashKalarState, on: bool, target: int, cards: set[int], beside: int, chance: float) -> Tip:
    place = name_of(target)
    what = RANKS[state.rank_at(target)] if on else "beside"
    likely = sorted(cards, key=lambda card: (-CARD_WORTH[card], card))
    named = tuple(Message("tk-coach-being", {"card": CARD_IDS[card]}) for card in likely[:NAMED])
    return Tip(
        Message("tk-coach-threat", {"square": place, "what": what, "n": beside}),
        Message("tk-coach-threat-by", {"beings": named, "more": len(likely) - len(named)}),
        Message("page-coach-percent", {"n": max(1, round(100 * chance))}),
        len(cards),
        marks=(Mark("threat", (place,)),),
    )


COACH = TashKalarCoach()
