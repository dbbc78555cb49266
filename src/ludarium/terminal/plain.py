"""Any game on a terminal screen: what the view holds as a tree, what happened, and the options with numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text
from rich.tree import Tree

from ludarium.kernel.decisions import Action, Event, Seat
from ludarium.kernel.game import Game, Position, game
from ludarium.kernel.plain import words_of
from ludarium.kernel.title import Title, title
from ludarium.kernel.views import View, view_bytes
from ludarium.terminal.front import Front
from ludarium.terminal.words import Meaning, picked, plain
from ludarium.texts import Names, has, say

_SHARED = {*View.__struct_fields__, "decision", "type"}
"""Fields that the other parts of the screen show."""
_WORDS = {None: "cli-plain-nothing", True: "cli-plain-yes", False: "cli-plain-no"}


class PlainFront(Front):
    """For games whose title names no front of their own."""

    commands = ("options",)

    def __init__(self, title: Title, form: str, players: tuple[str, ...], lang: str, console: Console) -> None:
        self.words = words_of(title.id)  # type: ignore[misc]  # this class is the front of many games
        super().__init__(Names.at_table(players, self.words.sides(form, len(players))), lang, console)
        self.title = title
        self.prefix = title.prefix
        self.rules: Game[Any] = game(title.id)
        self.can_resign = type(self.rules).resigned is not Game.resigned
        self._had: dict[Seat | None, dict[str, Action]] = {}
        """The options that each viewer has had so far, by notation: ideas that can be explained."""

    def screen(self, view: Any, news: Sequence[str], last: frozenset[Any]) -> RenderableType:
        self._had.setdefault(view.viewer, {}).update({plain(str(option)): option for option in self.numbered(view)})
        return self.fitting([partial(self._drawn, view, news, log) for log in (12, 4, 1)], [partial(self._low, view)])

    def _drawn(self, view: Any, news: Sequence[str], log: int) -> RenderableType:
        parts = [self._heading(view), self._tree(view), *self.told(news, log)]
        if view.decision is None:
            return Group(*parts)
        return Group(*parts, self.asking(), *self._question(view), self.listed(self.numbered(view), view))

    def _low(self, view: Any) -> RenderableType:
        """On a low screen as much as there is room for; commands show the rest."""
        parts = [self._heading(view), self._tree(view)]
        if view.decision is None:
            return Group(*parts)
        parts += [self.asking(("options", "log")), *self._question(view)]
        return self.with_options(parts, self.numbered(view), view, cut=True)

    def _heading(self, view: Any) -> RenderableType:
        """The game, its form and whom it waits for."""
        key = f"{self.title.prefix}-form-{view.form}"
        parts = [self.rules.info.name, say(key, None, self.lang) if has(key, self.lang) else spaced(view.form)]
        waiting = " & ".join(self.names.players[each.seat] for each in view.waiting if each.seat >= 0)
        if waiting:
            parts.append(say("state-turn-of", {"player": waiting}, self.lang))
        return Rule(Text(" · ".join(parts), style="bold"))

    def _question(self, view: Any) -> list[RenderableType]:
        asked = self.words.asked(view)
        assert asked is not None
        lines = (Text(self.tell(asked.prompt), style="bold bright_white"), Text(self.tell(asked.help), style="dim"))
        return [line for line in lines if line.plain]

    # -- what the view holds -----------------------------------------------------------------------------------

    def _tree(self, view: Any) -> Tree:
        """Everything of the view that is this game's own."""
        tree = Tree("", hide_root=True)
        facts = msgspec.json.decode(view_bytes(view))
        self._grow(tree, {field: value for field, value in facts.items() if field not in _SHARED})
        return tree

    def _grow(self, tree: Tree, facts: Any) -> None:
        """A line for each fact; what holds more than one line has room for becomes a branch."""
        named = facts.items() if isinstance(facts, dict) else enumerate(facts, start=1)
        for name, value in named:
            called = self._called(str(name))
            if self._is_branch(value):
                self._grow(tree.add(Text(called, style="bold")), value)
            else:
                tree.add(Text.assemble((f"{called}: ", "bold"), self._line(value)))

    def _is_branch(self, value: Any) -> bool:
        return isinstance(value, dict) or (
            isinstance(value, list) and any(isinstance(part, list | dict) for part in value)
        )

    def _line(self, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self._line(part) for part in value) or self._line(None)
        if value is None or isinstance(value, bool):
            return say(_WORDS[value], None, self.lang)
        return str(value)

    def _called(self, field: str) -> str:
        """The name of a field, as the game's texts say it or as it is written in the rules."""
        key = f"{self.title.prefix}-view-{field.replace('_', '-')}"
        return say(key, None, self.lang) if has(key, self.lang) else spaced(field)

    # -- options and answers -----------------------------------------------------------------------------------

    def numbered(self, view: Any) -> Sequence[Action]:
        return view.decision.options if view.decision is not None else ()

    def describe(self, choice: Action, view: Any) -> str:
        asked, options = self.words.asked(view), self.numbered(view)
        return self.tell(asked.options[options.index(choice)]) if asked and choice in options else str(choice)

    def understand(self, line: str, view: Any) -> Meaning:
        """A number, the notation, or words that stand in an option."""
        options, typed = self.numbered(view), plain(line)
        if typed.isdecimal():
            return picked(typed, options)
        called = {option: (plain(str(option)), plain(self.describe(option, view))) for option in options}
        whole = tuple(option for option, names in called.items() if typed in names)
        partly = tuple(o for o, names in called.items() if any(f" {typed} " in f" {name} " for name in names))
        return Meaning(whole or partly)

    def why(self, position: Position[Any], seat: Seat, line: str) -> str | None:
        if self.understand(line, position.game.view(position, seat)).options:
            return ""
        idea = self._had.get(seat, {}).get(plain(line))
        reason = position.why_not(seat, idea) if idea is not None else None
        return self.refusal(reason) if reason is not None else None

    def touched(self, events: Iterable[Event]) -> frozenset[Any]:
        return frozenset()

    def card(self, text: str) -> RenderableType:
        return Text(say("cli-plain-no-cards", None, self.lang), style="yellow")

    def signs(self) -> str:
        return say("cli-plain-help-signs", None, self.lang)


def spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def make_front(game: str, form: str, players: tuple[str, ...], lang: str, console: Console) -> Front:
    """The front of a game of that form, for these players; a plain one where the game has none of its own."""
    manifest = title(game)
    own = manifest.load("terminal")
    if own is None:
        return PlainFront(manifest, form, players, lang, console)
    front: Front = own(form, players, lang, console)
    return front
