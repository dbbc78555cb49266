"""Decks of Skytear over HTTP: whether a deck is legal, all that is wrong with it, and how strong it is on paper."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ludarium.games.skytear.content import CARD_NUMBERS, HEROES
from ludarium.games.skytear.decks import points, problems
from ludarium.server.api import REFUSALS
from ludarium.server.messages import Words
from ludarium.server.refusals import Refuse

_Id = Annotated[str, Meta(max_length=40)]


class DeckCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck for these heroes."""

    heroes: Annotated[tuple[_Id, ...], Meta(min_length=1, max_length=6)]
    cards: Annotated[tuple[_Id, ...], Meta(max_length=200)]


class DeckProblem(Struct, frozen=True):
    """One thing that is wrong: the rule, the sentence and its arguments."""

    rule: str
    key: str
    args: Words


class DeckJudged(Struct, frozen=True):
    """What is wrong with a deck (nothing: it is legal) and its points."""

    problems: tuple[DeckProblem, ...]
    points: int


@post("/api/skytear/deck/check", sync_to_thread=False, operation_id="check_deck", status_code=200, responses=REFUSALS)
def check_deck(data: JSONBody[DeckCheck]) -> DeckJudged:
    """Say whether a deck is legal for some heroes, and if not, everything that stands against it (SK-24)."""
    if any(hero not in HEROES for hero in data.heroes):
        raise Refuse("not-found")
    found = tuple(
        DeckProblem(
            problem.rule,
            f"sk-why-deck-{problem.key}",
            {"card": problem.card, "have": problem.have, "need": problem.need},
        )
        for problem in problems(data.cards, data.heroes)
    )
    return DeckJudged(found, points([card for card in data.cards if card in CARD_NUMBERS]))


HANDLERS = (check_deck,)
