"""Positions that are set up by hand: what an editor offers for one, and what a change makes of it.

A change works on a position that play can reach or not, as long as its text reads; one that leads to a position that
cannot be is refused, with the rule, and nothing has changed. Everything is named in words: squares, tools and cards by
their ids, so that a front needs to know nothing of the game but how to draw its board.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Struct

from ludarium.kernel.errors import BadPosition
from ludarium.kernel.facts import Setup, State
from ludarium.kernel.game import Position, game
from ludarium.kernel.messages import Message
from ludarium.kernel.reading import read
from ludarium.kernel.text import Wrong, form_of, notation_of, seats_of
from ludarium.kernel.title import title

S = TypeVar("S", bound=State)
Word = Annotated[str, Meta(max_length=80)]

_SEED = 1
"""What a text leaves open is dealt the same way each time."""


class Tool(Struct, frozen=True):
    """What can be put on the board. `left` is how many the box still has of it, -1: there is no limit."""

    id: str
    label: Message
    group: Message
    left: int = -1


class Choice(Struct, frozen=True):
    """Something that can be chosen; `copies`: how many times it may be in a list."""

    id: str
    label: Message
    copies: int = 1


class Setting(Struct, frozen=True):
    """What else is told of a position: a number from `least` to `most`, one of the choices, or up to `most` of them."""

    id: str
    label: Message
    group: Message
    kind: Literal["number", "choice", "list"]
    value: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0


class Kit(Struct, frozen=True):
    """What an editor offers for a position."""

    tools: tuple[Tool, ...]
    settings: tuple[Setting, ...]
    mirrors: bool


class Edit(Struct, frozen=True, forbid_unknown_fields=True):
    """One change: put a tool on a place, erase what is there, move it, set a setting, clear or mirror the board."""

    do: Literal["put", "erase", "move", "set", "clear", "mirror"]
    what: Word = ""
    at: Word = ""
    to: Word = ""
    value: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()


class Impossible(Exception):
    """There can be no such position; the sentence says why, `rule` is the ledger's."""

    def __init__(self, message: Message, rule: str = "") -> None:
        super().__init__(message.key)
        self.message = message
        self.rule = rule


class Editor(Generic[S]):
    """How the positions of a game are set up by hand; a game derives its own. States may be written to."""

    mirrors = False
    """Whether its board can be turned into its mirror image."""

    def offers(self, state: S) -> bool:
        """Whether such a position can be edited."""
        return True

    def empty(self, setup: Setup) -> str:
        """The text of an empty board, on which somebody is at turn; `Impossible` where the form has none."""
        raise NotImplementedError

    def settle(self, state: S) -> S:
        """The position without what was going on: somebody is at turn, and nothing waits."""
        return state

    def tools(self, state: S) -> tuple[Tool, ...]:
        return ()

    def settings(self, state: S) -> tuple[Setting, ...]:
        return ()

    def put(self, state: S, tool: str, at: str) -> S:
        """The position with that on a place, instead of what is there."""
        raise NotImplementedError

    def erase(self, state: S, at: str) -> S:
        raise NotImplementedError

    def move(self, state: S, at: str, to: str) -> S:
        raise NotImplementedError

    def set(self, state: S, setting: str, value: tuple[str, ...]) -> S:
        """The position with that setting; its values are known to be among those on offer."""
        raise NotImplementedError

    def clear(self, state: S) -> S:
        raise NotImplementedError

    def mirror(self, state: S) -> S:
        raise NotImplementedError


def editor_of(game_id: str) -> Editor[Any] | None:
    """How that game's positions are edited; None: as text alone."""
    found: Editor[Any] | None = title(game_id).load("editing")
    return found


def empty(setup: Setup, game_id: str) -> str:
    """The text of that game's empty board; `Impossible` where it has none."""
    editor = editor_of(game_id)
    game(game_id).check(setup)
    if editor is None:
        raise Impossible(Message("edit-none"))
    return editor.empty(setup)


def kit_of(position: Position[Any]) -> Kit | None:
    """What can be changed in a position; None: only its text."""
    editor, state = editor_of(position.game.info.id), position.base
    if editor is None or not editor.offers(state):
        return None
    return Kit(editor.tools(state), editor.settings(state), editor.mirrors)


def edited(text: str, edits: tuple[Edit, ...]) -> tuple[str, Position[Any]]:
    """A position after changes, as text and as it is read. `BadPosition` where the text is none, `Impossible` where a
    change cannot be."""
    position = read(text, _SEED)
    editor = editor_of(position.game.info.id)
    if not edits:
        return text, position
    if editor is None or not editor.offers(position.base):
        raise Impossible(Message("edit-none"))
    try:
        state = editor.settle(position.base.__copy__())
        for edit in edits:
            state = _changed(editor, state, edit)
    except Impossible:
        raise
    except Exception as fault:  # the text shows what play cannot reach, and nothing is known of what follows from it
        raise Impossible(Message("edit-none")) from fault
    reason = notation_of(position.game.info.id).impossible(state)
    if reason:
        raise Impossible(_plain(reason))
    try:
        after = Position(position.game, state).text()
        return after, read(after, _SEED)
    except BadPosition as bad:
        raise Impossible(_plain(str(bad))) from None


def head_of(position: Position[Any]) -> tuple[str, str, int]:
    """Of which game and form a position is, and for how many seats."""
    info = position.game.info
    return info.id, form_of(position.base), seats_of(position.base, info)


def number(value: tuple[str, ...]) -> int:
    """The number that a setting is set to; it has been looked at."""
    return int(value[0])


def _changed(editor: Editor[S], state: S, edit: Edit) -> S:
    try:
        if edit.do == "put":
            if all(tool.id != edit.what for tool in editor.tools(state)):
                raise Impossible(Message("edit-no-tool", {"text": edit.what}))
            return editor.put(state, edit.what, edit.at)
        if edit.do == "erase":
            return editor.erase(state, edit.at)
        if edit.do == "move":
            return editor.move(state, edit.at, edit.to)
        if edit.do == "clear":
            return editor.clear(state)
        if edit.do == "mirror" and editor.mirrors:
            return editor.mirror(state)
        if edit.do == "set":
            _look_at(editor.settings(state), edit)
            return editor.set(state, edit.what, edit.value)
    except Wrong as wrong:
        raise Impossible(_plain(str(wrong))) from None
    raise Impossible(Message("edit-none"))


def _look_at(settings: tuple[Setting, ...], edit: Edit) -> None:
    """Refuses a setting that there is not, and values that are not on offer."""
    found = next((setting for setting in settings if setting.id == edit.what), None)
    if found is None:
        raise Impossible(Message("edit-no-tool", {"text": edit.what}))
    if found.kind == "number":
        word = edit.value[0] if len(edit.value) == 1 else ""
        if not word.removeprefix("-").isdecimal() or not found.least <= int(word) <= found.most:
            raise Impossible(Message("edit-number", {"what": found.label, "least": found.least, "most": found.most}))
        return
    known = {choice.id for choice in found.choices}
    if found.kind == "choice" and len(edit.value) != 1:
        raise Impossible(Message("edit-one", {"what": found.label}))
    if found.kind == "list" and len(edit.value) > found.most:
        raise Impossible(Message("edit-many", {"what": found.label, "most": found.most}))
    stranger = next((word for word in edit.value if word not in known), None)
    if stranger is not None:
        raise Impossible(Message("edit-no-tool", {"text": stranger}))


def _plain(text: str) -> Message:
    return Message("plain-text", {"text": text})
