"""What a game's source asks and says: the strings that its calls are given."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path


@cache
def trees(folder: Path) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py")))


def bare_name(call: ast.Call) -> str:
    """The name of what is called, without what it belongs to."""
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


@cache
def calls(folder: Path) -> tuple[tuple[str, ast.Call], ...]:
    """Every call in the source, with the bare name of what is called."""
    nodes = (node for tree in trees(folder) for node in ast.walk(tree))
    return tuple((bare_name(node), node) for node in nodes if isinstance(node, ast.Call))


Parts = Mapping[str, tuple[str, ...]]
"""What can stand in an f-string, by what is written there; at the end of one, what is not named here says nothing."""


def spelled_out(node: ast.expr, parts: Parts) -> Iterator[str]:
    """The strings an expression can be: a literal, either side of a condition, an f-string over known parts."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from spelled_out(body, parts)
            yield from spelled_out(orelse, parts)
        case ast.JoinedStr(values=[ast.FormattedValue(value=part), ast.Constant(value=str(end))]):
            yield from (f"{start}{end}" for start in parts[ast.unparse(part)])
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue(value=part)]):
            yield from (f"{start}{end}" for end in parts.get(ast.unparse(part), ()))


def literals(folder: Path, function: str, place: int, parts: Parts) -> set[str]:
    """The strings that calls of that name give at that place."""
    given = (call.args[place] for name, call in calls(folder) if name == function and len(call.args) > place)
    return {text for argument in given for text in spelled_out(argument, parts)}
