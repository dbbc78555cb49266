"""Chance: lots, dice, and decks of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import overload

from ludarium.games.fateforge.actions import Drawn, Rolled
from ludarium.games.fateforge.content import DICE
from ludarium.games.fateforge.results import FACE_NAMES, face_of
from ludarium.kernel.decisions import CHANCE, Action, Decision, Script


def lot(prompt: str, names: Sequence[str]) -> Script[str]:
    """One of those names, all equally likely (FF-22.6). Nothing is drawn for a single one."""
    if len(names) == 1:
        return names[0]
    answer = yield Decision(CHANCE, prompt, tuple(Drawn(name) for name in names))
    assert isinstance(answer, Drawn)
    return answer.what


def roll(prompt: str, dice: tuple[str, ...]) -> Script[tuple[int, ...]]:
    """Roll dice: the faces they show, as masks."""
    if not dice:
        return ()
    answer = yield Decision(CHANCE, prompt, rolls(dice))
    assert isinstance(answer, Rolled)
    return tuple(face_of(face) for face in answer.faces)


class Rolls(Sequence[Action]):
    """All 6**n results of n dice, spelled out only when read; equal faces of a die are told apart by place only."""

    def __init__(self, dice: tuple[str, ...]) -> None:
        self._faces = tuple(tuple(FACE_NAMES[face] for face in DICE[die].faces) for die in dice)
        self._length: int = 6 ** len(dice)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, at: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(at, slice):
            return tuple(self[one] for one in range(*at.indices(self._length)))
        if not -self._length <= at < self._length:
            raise IndexError(at)
        at %= self._length
        shown = []
        for faces in self._faces:
            at, face = divmod(at, 6)
            shown.append(faces[face])
        return Rolled(tuple(shown))

    def __iter__(self) -> Iterator[Action]:
        return (self[at] for at in range(self._length))

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, Rolled)
            and len(action.faces) == len(self._faces)
            and all(face in faces for face, faces in zip(action.faces, self._faces, strict=True))
        )

    def read(self, text: str) -> Action | None:
        """The result that a notation names."""
        word, *faces = text.split()
        action = Rolled(tuple(faces))
        return action if word == "rolled" and action in self else None


@cache
def rolls(dice: tuple[str, ...]) -> Rolls:
    return Rolls(dice)
