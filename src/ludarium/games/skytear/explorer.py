"""What the explorer counts of Skytear: factions, heroes and pairs of them, who was activated first, and power cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import combinations

from ludarium.games.skytear.content import CARD_NUMBERS, CARDS, FACTIONS, HEROES
from ludarium.games.skytear.events import Activated, CardPlayed, Drew, TurnBegan
from ludarium.games.skytear.forms import FORMS
from ludarium.games.skytear.state import SkytearState
from ludarium.kernel.decisions import Event
from ludarium.kernel.explorer import Explorer, Sighting, Subject, Watch, result
from ludarium.kernel.game import Outcome, Position, Setup
from ludarium.kernel.messages import Message

DRAFTS = ("draft-faction", "draft-hero")
_KNOWN: Mapping[str, Collection[str]] = {"factions": FACTIONS, "cards": CARD_NUMBERS}
_ALL = 99
"""Every option."""


class SkytearWatch(Watch[SkytearState]):
    def __init__(self) -> None:
        self._heroes: tuple[set[str], set[str]] = (set(), set())
        """By side, like the others."""
        self._factions: tuple[tuple[str, ...], ...] = ((), ())
        self._first: list[str] = ["", ""]
        self._cards: set[tuple[str, str, int]] = set()
        """Measure, card and side."""
        self._begun = False

    def saw(self, state: SkytearState, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case TurnBegan() if not self._begun:
                    self._begun = True
                    self._factions = state.factions
                    for hero in state.heroes:
                        self._heroes[hero.side].add(hero.id)
                case Activated(seat=seat, hero=hero) if not self._first[seat % 2]:
                    self._first[seat % 2] = state.heroes[state.hero_number(hero)].id
                case CardPlayed(seat=seat, card=card) if card in CARD_NUMBERS:
                    self._cards.add(("played", card, seat % 2))
                case Drew(seat=seat, card=card) if card in CARD_NUMBERS:
                    self._cards.add(("held", card, seat % 2))

    def sightings(self, outcome: Outcome) -> Iterator[Sighting]:
        for side in (0, 1):
            ended = result(outcome, side)
            for faction in self._factions[side]:
                yield Sighting("factions", "", faction, "brought", side, ended)
            for hero in sorted(self._heroes[side]):
                yield Sighting("heroes", HEROES[hero].faction, hero, "brought", side, ended)
            for one, other in combinations(sorted(self._heroes[side]), 2):
                yield Sighting("pairs", "", f"{one}+{other}", "brought", side, ended)
            if first := self._first[side]:
                yield Sighting("openings", HEROES[first].faction, first, "activated", side, ended)
        for measure, card, side in sorted(self._cards):
            yield Sighting("cards", _owner(card), card, measure, side, result(outcome, side))


def _owner(card: str) -> str:
    """The hero whose card it is, or the faction."""
    facts = CARDS[CARD_NUMBERS[card]]
    return facts.hero or facts.faction


class SkytearExplorer(Explorer[SkytearState]):
    subjects = (
        Subject("openings", ("activated",), "faction"),
        Subject("heroes", ("brought",), "faction"),
        Subject("pairs", ("brought",)),
        Subject("factions", ("brought",)),
        Subject("cards", ("played", "held"), "owner"),
    )

    def table(self, form: str, below: Callable[[int], int]) -> Setup:
        return Setup(form, FORMS[form].seats[0], {})

    def drawn(self, position: Position[SkytearState]) -> int:
        """Drafts: every faction and every hero comes as often."""
        return _ALL if position.pending[0].prompt in DRAFTS else 0

    def watch(self, setup: Setup) -> SkytearWatch:
        return SkytearWatch()

    def item(self, subject: str, item: str) -> Message:
        match subject:
            case "factions":
                return Message("sk-explore-faction", {"faction": item})
            case "cards":
                return Message("sk-explore-card", {"card": item})
            case "pairs":
                one, other = item.split("+")
                return Message("sk-explore-pair", {"hero": one, "owner": other})
            case _:
                return Message("sk-explore-hero", {"hero": item})

    def group(self, subject: str, group: str) -> Message:
        if group in HEROES:
            return Message("sk-explore-hero", {"hero": group})
        return Message("sk-explore-faction", {"faction": group})

    def has_item(self, subject: str, item: str) -> bool:
        return all(part in _KNOWN.get(subject, HEROES) for part in item.split("+"))

    def has_group(self, subject: str, group: str) -> bool:
        return group in HEROES or group in FACTIONS


EXPLORER = SkytearExplorer()
