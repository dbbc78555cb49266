"""Questions that a house answers, described once for every door: over HTTP, or from a page to its own worker.

A question has a method and a path, as HTTP has them. `@get(...)` or `@post(...)` marks the function that answers;
its parameters are the parts of the path, the query parameters, and `data`, the body as a struct.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Annotated, Any, Literal, Protocol, TypeAlias

from msgspec import Meta

from ludarium.house.house import House

Id: TypeAlias = Annotated[str, Meta(max_length=64)]
Answer: TypeAlias = Callable[..., Any]

_PART = re.compile(r"{(\w+)}")


class Visitor(Protocol):
    """Somebody who asks."""

    @property
    def house(self) -> House:
        """Where they ask."""

    @property
    def address(self) -> str:
        """Whose turn it is when many ask for something that takes a while."""

    async def identity(self, *, renew: bool = False) -> str | None:
        """Who they are; None: nobody whom the house knows. `renew`: a good moment to go on knowing them."""

    async def identity_or_new(self) -> str:
        """The same; somebody new is known from now on."""

    async def text(self) -> str:
        """What was sent, where that is text and no JSON. UnicodeError: it is no text."""


class Question:
    """One question, and who answers it."""

    def __init__(
        self,
        method: Literal["GET", "POST"],
        path: str,
        answer: Answer,
        *,
        name: str,
        status: int = 200,
        text: bool = False,
        file: str = "",
        takes_text: int = 0,
    ) -> None:
        self.method = method
        self.path = path
        self.answer = answer
        self.name = name
        """Its name for programs: the operation id of the HTTP side."""
        self.status = status
        """That of a good answer."""
        self.text = text
        """It is answered with text, and not with JSON."""
        self.file = file
        """The name under which a browser keeps the answer."""
        self.takes_text = takes_text
        """It takes text, and so many bytes of it at most; 0: it takes JSON, if anything."""

    @cached_property
    def parts(self) -> tuple[str, ...]:
        """The names of what varies in the path."""
        return tuple(_PART.findall(self.path))

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What its addresses look like; the parts still as they are written in an address."""
        return re.compile(_PART.sub(r"(?P<\1>[^/]+)", self.path))

    @cached_property
    def parameters(self) -> dict[str, inspect.Parameter]:
        """What it is asked with, by name; the visitor, who comes first, is left out."""
        found = inspect.signature(self.answer, eval_str=True).parameters
        return dict(list(found.items())[1:])

    @cached_property
    def returns(self) -> Any:
        return inspect.signature(self.answer, eval_str=True).return_annotation

    async def answered(self, visitor: Visitor, **asked: Any) -> Any:
        found = self.answer(visitor, **asked)
        return await found if isinstance(found, Awaitable) else found


def get(path: str, *, name: str, text: bool = False, file: str = "") -> Callable[[Answer], Question]:
    """This function answers the question; nothing changes by it."""
    return lambda answer: Question("GET", path, answer, name=name, text=text, file=file)


def post(path: str, *, name: str, status: int = 200, takes_text: int = 0) -> Callable[[Answer], Question]:
    """The same for one that may change something, or brings more than an address can hold."""
    return lambda answer: Question("POST", path, answer, name=name, status=status, takes_text=takes_text)
