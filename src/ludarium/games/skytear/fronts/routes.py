"""Decks and pools of Skytear: are they legal, all that is wrong with them, how strong they are on paper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import CARD_NUMBERS, FACTIONS, HEROES
from ludarium.games.skytear.decks import Problem, pile_problems, points, problems
from ludarium.house.messages import Words
from ludarium.house.questions import Visitor, post
from ludarium.house.refusals import Refuse

_Id = Annotated[str, Meta(max_length=40)]
_Cards = Annotated[tuple[_Id, ...], Meta(max_length=200)]


class DeckCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck for these heroes; `factions` are those the side plays, if they are more than the heroes' own."""

    heroes: Annotated[tuple[_Id, ...], Meta(min_length=1, max_length=6)]
    cards: _Cards
    factions: Annotated[tuple[_Id, ...], Meta(max_length=4)] = ()


class PoolCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A pool for competitive play: a pile of cards for each hero that is brought to a battlefield."""

    battlefield: _Id
    piles: Annotated[dict[_Id, _Cards], Meta(max_length=20)]


class DeckProblem(Struct, frozen=True):
    """One thing that is wrong: the rule, the sentence and its arguments; `hero`: in whose pile, if there are piles."""

    rule: str
    key: str
    args: Words
    hero: str


class DeckJudged(Struct, frozen=True):
    """What is wrong with a deck or a pool (nothing: it is legal) and its points."""

    problems: tuple[DeckProblem, ...]
    points: int


@post("/api/skytear/deck/check", name="check_deck")
def check_deck(visitor: Visitor, data: DeckCheck) -> DeckJudged:
    """Say whether a deck is legal for some heroes, and if not, everything that stands against it (SK-24)."""
    if any(hero not in HEROES for hero in data.heroes) or any(faction not in FACTIONS for faction in data.factions):
        raise Refuse("not-found")
    return _judged(problems(data.cards, data.heroes, data.factions), data.cards)


@post("/api/skytear/pool/check", name="check_pool")
def check_pool(visitor: Visitor, data: PoolCheck) -> DeckJudged:
    """Say whether a competitive pool is legal, and if not, everything that stands against it (SK-24.4)."""
    board = BOARDS.get(data.battlefield)
    if board is None:
        raise Refuse("not-found")
    cards = [card for pile in data.piles.values() for card in pile]
    return _judged(pile_problems(data.piles, board.heroes_per_side + 2), cards)


def _judged(found: Iterable[Problem], cards: Iterable[str]) -> DeckJudged:
    told = tuple(
        DeckProblem(
            problem.rule,
            f"sk-why-deck-{problem.key}",
            {"card": problem.card, "have": problem.have, "need": problem.need},
            problem.hero,
        )
        for problem in found
    )
    return DeckJudged(told, points([card for card in cards if card in CARD_NUMBERS]))


QUESTIONS = (check_deck, check_pool)
