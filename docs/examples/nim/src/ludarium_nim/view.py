"""What a player sees: in Nim, everything."""

from ludarium.kernel.views import DecisionView, View

from .actions import Take


class NimDecision(DecisionView, frozen=True):
    options: tuple[Take, ...]


class NimView(View, frozen=True, kw_only=True, tag="nim"):
    heaps: tuple[int, ...]
    decision: NimDecision | None
