"""Immutable containers with the verbs that rules need."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Deck(Struct, frozen=True):
    """A face-down deck of cards (small numbers): known cards on top and at the bottom, in between a shuffled bag.

    The bag has no order until somebody draws from it: a draw is a decision of CHANCE. `bag` is sorted.
    """

    bag: tuple[int, ...] = ()
    top: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.bottom)

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards in it, in no order that means anything."""
        return self.top + self.bag + self.bottom

    @property
    def next_cards(self) -> tuple[int, ...]:
        """What the next draw can give: one card when the order is fixed there, else the whole bag."""
        if self.top:
            return self.top[:1]
        return self.bag or self.bottom[:1]

    def without(self, card: int) -> Deck:
        """The deck after that card has been drawn from its top."""
        if self.top:
            return Deck(self.bag, self.top[1:], self.bottom)
        if self.bag:
            at = self.bag.index(card)
            return Deck(self.bag[:at] + self.bag[at + 1 :], (), self.bottom)
        return Deck((), (), self.bottom[1:])

    def on_top(self, card: int) -> Deck:
        return Deck(self.bag, (card, *self.top), self.bottom)

    def under(self, card: int) -> Deck:
        return Deck(self.bag, self.top, (*self.bottom, card))


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one value changed."""
    return (*values[:at], value, *values[at + 1 :])


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The tuple without the first such value."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]
