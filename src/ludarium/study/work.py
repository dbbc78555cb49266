"""The tasks of a thinker: trees to be grown, choices to be judged, moments to be explained."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

from ludarium.bots.thoughts import Thought
from ludarium.kernel.decisions import Seat
from ludarium.kernel.game import Position
from ludarium.study import review
from ludarium.study.judge import Tree, grown

Kind: TypeAlias = Literal["grow", "judge", "explain"]
Hurried: TypeAlias = Callable[[], bool]


def _grow(
    hurried: Hurried, position: Position[Any], seat: Seat, seed: str, playouts: int, cards_open: bool
) -> Thought[Tree]:
    return grown(position, seat, seed, playouts, cards_open=cards_open, hurried=hurried)


def _judge(hurried: Hurried, choice: review.Asked, playouts: int) -> Thought[review.Choice]:
    return review.judged(choice, playouts)


def _explain(hurried: Hurried, choice: review.Asked, moment: review.Moment) -> Thought[review.Moment]:
    return review.explained(choice, moment)


_WORK: Mapping[Kind, Callable[..., Thought[Any]]] = {"grow": _grow, "judge": _judge, "explain": _explain}


def done(kind: Kind, given: tuple[Any, ...], hurried: Hurried) -> Thought[Any]:
    """That work, in pieces; when hurried it gives what has been found so far."""
    return _WORK[kind](hurried, *given)
