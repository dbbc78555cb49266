"""The language of conditions: what scenes, places, combats and the words of the story ask the campaign's memory.

Terms are joined by " & "; groups of them by " or ", which binds less tightly. `not ` may precede any term:
"flag x", "reputation f>=n", "regard tivra>=n", "item x", "hero x", "choice s101 word", "result c2 success",
"objective c4.1", "gold>=3", "food>=1", "ally x".
"""

from __future__ import annotations

import re
from functools import cache
from typing import Protocol

from msgspec import Struct

from ludarium.games.fateforge.content import REPUTATION
from ludarium.games.fateforge.notation import Misread


class Memory(Protocol):
    """What conditions can be asked about."""

    @property
    def flags(self) -> tuple[str, ...]: ...
    @property
    def reputation(self) -> tuple[int, ...]:
        """In the order of REPUTATION."""

    @property
    def regard(self) -> tuple[tuple[str, int], ...]:
        """How characters think of the party; one who is not named thinks nothing of it yet."""

    @property
    def items(self) -> tuple[str, ...]: ...
    @property
    def heroes(self) -> tuple[str, ...]: ...
    @property
    def choices(self) -> tuple[str, ...]:
        """As "s101 word"."""

    @property
    def results(self) -> tuple[str, ...]:
        """As "c2 success"."""

    @property
    def objectives(self) -> tuple[str, ...]:
        """As "c4.1"."""

    @property
    def gold(self) -> int: ...
    @property
    def food(self) -> int: ...
    @property
    def allies(self) -> tuple[str, ...]: ...


class Term(Struct, frozen=True):
    """One term: `kind` with what it names, or a number compared with `amount`; `wanted` is False after "not"."""

    kind: str
    what: str = ""
    sign: str = ""
    amount: int = 0
    wanted: bool = True

    def __str__(self) -> str:
        compared = f"{self.sign}{self.amount}" if self.sign else ""
        return f"{'' if self.wanted else 'not '}{self.kind}{' ' + self.what if self.what else ''}{compared}"


Condition = tuple[tuple[Term, ...], ...]
"""Groups of terms: it holds when all terms of any group hold."""

NAMING = ("flag", "item", "hero", "choice", "result", "objective", "ally")
RESULTS_OF_COMBATS = ("success", "partial", "fail")

_SHAPES = {
    "choice": re.compile(r"\w+ \w+"),
    "result": re.compile(rf"\w+ ({'|'.join(RESULTS_OF_COMBATS)})"),
    "objective": re.compile(r"\w+\.[1-9]"),
}
_NAME = re.compile(r"\w+")


def _term(text: str) -> Term:
    wanted = not text.startswith("not ")
    plain = text.removeprefix("not ")
    kind, _, what = plain.partition(" ")
    if kind in NAMING:
        if not _SHAPES.get(kind, _NAME).fullmatch(what):
            raise Misread(f"'{text}' is no condition: {kind} needs {_NEEDS.get(kind, 'one name')}")
        return Term(kind, what, wanted=wanted)
    compared = re.fullmatch(r"(?:(reputation|regard) (\w+)|(gold|food))(>=|<=)(-?\d+)", plain)
    if compared is None:
        raise Misread(f"'{text}' is no condition")
    standing, whose, purse, sign, amount = compared.groups()
    if standing == "reputation" and whose not in REPUTATION:
        raise Misread(f"'{text}': there is no reputation with '{whose}'; the factions are {', '.join(REPUTATION)}")
    return Term(purse or standing, whose or "", sign, int(amount), wanted)


_NEEDS = {
    "choice": "a scene and a choice, such as 's101 word'",
    "result": f"a combat and {', '.join(RESULTS_OF_COMBATS)}",
    "objective": "a combat and a number, such as 'c4.1'",
}


@cache
def parsed(condition: str) -> Condition:
    """A condition read; the empty one always holds. Raises Misread."""
    if not condition:
        return ((),)
    return tuple(tuple(_term(term) for term in group.split(" & ")) for group in condition.split(" or "))


def holds(condition: str, memory: Memory) -> bool:
    """Whether the condition holds for what the campaign remembers."""
    if not condition:
        return True
    return any(all(_is_so(term, memory) is term.wanted for term in group) for group in parsed(condition))


def _is_so(term: Term, memory: Memory) -> bool:
    if term.sign:
        number = memory.gold if term.kind == "gold" else memory.food if term.kind == "food" else 0
        if term.kind == "reputation":
            number = memory.reputation[REPUTATION.index(term.what)]
        elif term.kind == "regard":
            number = dict(memory.regard).get(term.what, 0)
        return number >= term.amount if term.sign == ">=" else number <= term.amount
    match term.kind:
        case "flag":
            return term.what in memory.flags
        case "item":
            return term.what in memory.items
        case "hero":
            return term.what in memory.heroes
        case "choice":
            return term.what in memory.choices
        case "result":
            return term.what in memory.results
        case "objective":
            return term.what in memory.objectives
        case _:
            return term.what in memory.allies
