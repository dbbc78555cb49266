"""Options held compactly: half of all questions are priorities, and most are passed on without a look at the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import overload

from ludarium.games.skytear.actions import PASS, PlayCard
from ludarium.kernel.decisions import Action


class PriorityOptions(Sequence[Action]):
    """The Reactions that can be played, found when first read, then passing."""

    __slots__ = ("_find", "_found")

    def __init__(self, find: Callable[[], Sequence[PlayCard]]) -> None:
        self._find = find
        self._found: tuple[Action, ...] = ()

    def _all(self) -> tuple[Action, ...]:
        if not self._found:
            self._found = (*self._find(), PASS)
        return self._found

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        return self._all()[index]

    def __contains__(self, action: object) -> bool:
        return action is PASS or action in self._all()
