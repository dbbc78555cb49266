"""The rules of deck building (SK-24) as a library: is a deck legal, and if not, why; decks as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import overload

from msgspec import Struct
from msgspec.structs import replace

from ludarium.games.skytear.actions import SubmitDeck
from ludarium.games.skytear.content import CARD_NUMBERS, CARDS, FACTIONS, HEROES, pack_of
from ludarium.kernel.decisions import Action
from ludarium.kernel.errors import BadSetup

COPIES = 3
CARDS_PER_HERO = 8


class Problem(Struct, frozen=True):
    """One thing that is wrong with a deck: the rule, a message key and what it is about."""

    rule: str
    key: str
    card: str = ""
    """The card, or the hero, that it is about."""
    have: int = 0
    need: int = 0
    hero: str = ""
    """The hero whose pile is meant, where there are piles."""

    def __str__(self) -> str:
        whose = f"{self.hero}: " if self.hero else ""
        return f"{whose}{_SENTENCES[self.key].format(card=self.card, have=self.have, need=self.need)} ({self.rule})"


_SENTENCES = {
    "unknown-card": "there is no card '{card}'",
    "wrong-size": "{have} cards where {need} are needed",
    "not-for-decks": "{card} does not go into a deck",
    "foreign-ultimate": "{card} is the ultimate of a hero who is not there",
    "ultimate-twice": "{card} is an ultimate and may be there once, not {have} times",
    "foreign-faction": "{card} belongs to a faction that was not chosen",
    "too-many-copies": "{card} is there {have} times, but at most {need} copies are allowed",
    "ultimate-missing": "the ultimate {card} is missing",
    "unknown-hero": "there is no hero '{card}'",
    "wrong-number-of-heroes": "{have} heroes where {need} are needed",
}
"""Problems in English, for refusals; front ends have their own words for the keys."""


def problems(cards: Sequence[str], heroes: Sequence[str], factions: Sequence[str] = ()) -> list[Problem]:
    """What is wrong with a standard deck for these heroes (SK-24.1, SK-24.3); empty when it is legal.

    `factions` are those the side has chosen; without them, those of the heroes count.
    """
    found = [Problem("SK-24.3", "unknown-card", card) for card in dict.fromkeys(cards) if card not in CARD_NUMBERS]
    if found:
        return found
    wanted = CARDS_PER_HERO * len(heroes)
    if len(cards) != wanted:
        found.append(Problem("SK-24.1", "wrong-size", have=len(cards), need=wanted))
    chosen = {*factions} or {HEROES[hero].faction for hero in heroes}
    counts = Counter(cards)
    for card, number in counts.items():
        design = CARDS[CARD_NUMBERS[card]]
        if not design.copies or not design.faction:
            found.append(Problem("SK-24.3", "not-for-decks", card))
        elif design.ultimate and design.hero not in heroes:
            found.append(Problem("SK-24.3", "foreign-ultimate", card))
        elif design.ultimate and number > 1:
            found.append(Problem("SK-24.3", "ultimate-twice", card, number, 1))
        elif design.faction not in chosen:
            found.append(Problem("SK-24.3", "foreign-faction", card))
        elif number > COPIES:
            found.append(Problem("SK-24.3", "too-many-copies", card, number, COPIES))
    for hero in heroes:
        ultimate = next(card.id for card in CARDS if card.hero == hero and card.ultimate)
        if ultimate not in counts:
            found.append(Problem("SK-24.3", "ultimate-missing", ultimate))
    return found


def pile_problems(piles: Mapping[str, Sequence[str]], heroes: int) -> list[Problem]:
    """What is wrong with the piles a team brings to competitive play (SK-24.4); cards of any faction may be in them."""
    found = [Problem("SK-24.4", "unknown-hero", hero) for hero in piles if hero not in HEROES]
    if found:
        return found
    if len(piles) != heroes:
        found.append(Problem("SK-24.4", "wrong-number-of-heroes", have=len(piles), need=heroes))
    for hero, pile in piles.items():
        wrong = problems(pile, (hero,), tuple(FACTIONS))
        found += [replace(problem, hero=hero) for problem in wrong if problem.key != "too-many-copies"]
    everything = Counter(card for pile in piles.values() for card in pile)
    for card, number in everything.items():
        if number > COPIES:
            found.append(Problem("SK-24.4", "too-many-copies", card, number, COPIES))
    return found


def default_deck(heroes: Sequence[str]) -> tuple[str, ...]:
    """The cards that come with these heroes."""
    return tuple(CARDS[card].id for hero in heroes for card in pack_of(hero))


def points(cards: Sequence[str]) -> int:
    """How strong a deck is on paper: mana costs and modifiers, for comparing decks."""
    return sum(CARDS[CARD_NUMBERS[card]].cost * 2 + CARDS[CARD_NUMBERS[card]].modifier for card in cards)


def write(cards: Sequence[str], heroes: Sequence[str]) -> str:
    """A deck as text that can be shared: heroes, then one line a card."""
    lines = [f"skytear deck: {', '.join(heroes)}"]
    lines += [f"{number} {card}" for card, number in sorted(Counter(cards).items())]
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Heroes and cards of a deck written as text; refuses what cannot be read."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines or not lines[0].startswith("skytear deck:"):
        raise BadSetup("a deck begins with the line 'skytear deck: HERO, HERO, ...'")
    heroes = tuple(name.strip() for name in lines[0].partition(":")[2].split(","))
    for hero in heroes:
        if hero not in HEROES:
            raise BadSetup(f"line 1: there is no hero '{hero}'; the heroes are {', '.join(HEROES)}")
    cards: list[str] = []
    for number, line in enumerate(lines[1:], start=2):
        count, _, card = line.partition(" ")
        if not count.isdecimal() or not 1 <= int(count) <= 32:
            raise BadSetup(f"line {number}: expected a number of copies and a card, but got '{line[:60]}'")
        if card not in CARD_NUMBERS:
            raise BadSetup(f"line {number}: there is no card '{card[:40]}'")
        cards += [card] * int(count)
    return heroes, tuple(cards)


def write_pool(piles: Mapping[str, Sequence[str]]) -> str:
    """A competitive pool as text that can be shared: one line a hero with the cards of its pile."""
    lines = ["skytear pool"]
    for hero, pile in piles.items():
        lines.append(f"{hero}: {', '.join(f'{number} {card}' for card, number in sorted(Counter(pile).items()))}")
    return "\n".join(lines) + "\n"


def read_pool(text: str) -> dict[str, tuple[str, ...]]:
    """The piles of a pool written as text; refuses what cannot be read. Whether it is legal is another question."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines or lines[0] != "skytear pool":
        raise BadSetup("a pool begins with the line 'skytear pool'")
    piles: dict[str, tuple[str, ...]] = {}
    for number, line in enumerate(lines[1:], start=2):
        hero, colon, cards = line.partition(":")
        if not colon or hero not in HEROES:
            raise BadSetup(f"line {number}: expected a hero, a colon and cards, but got '{line[:60]}'")
        if hero in piles:
            raise BadSetup(f"line {number}: {hero} is there twice")
        pile: list[str] = []
        for part in cards.split(","):
            count, _, card = part.strip().partition(" ")
            if not count.isdecimal() or not 1 <= int(count) <= 32 or card not in CARD_NUMBERS:
                raise BadSetup(f"line {number}: expected a number of copies and a card, but got '{part.strip()[:60]}'")
            pile += [card] * int(count)
        piles[hero] = tuple(pile)
    return piles


class DeckOptions(Sequence[Action]):
    """Every legal deck is an option; only the recommended one is spelled out."""

    def __init__(self, heroes: tuple[str, ...], factions: tuple[str, ...] = ()) -> None:
        self.heroes = heroes
        self.factions = factions
        self._recommended = SubmitDeck(default_deck(heroes))

    def __len__(self) -> int:
        return 1

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        return (self._recommended,)[index]

    def __iter__(self) -> Iterator[Action]:
        yield self._recommended

    def __contains__(self, action: object) -> bool:
        return isinstance(action, SubmitDeck) and not problems(action.cards, self.heroes, self.factions)

    def read(self, text: str) -> Action | None:
        """The deck that a notation names, if it is legal here."""
        verb, _, cards = text.partition(" ")
        action = SubmitDeck(tuple(cards.split(",")))
        return action if verb == "deck" and action in self else None
