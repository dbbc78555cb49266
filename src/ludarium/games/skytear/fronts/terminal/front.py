"""Skytear on a terminal screen: everything one viewer may know, the question and its answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, Literal

from msgspec import Struct
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludarium.games.skytear import decks, report, words
from ludarium.games.skytear.actions import (
    PASS,
    Choose,
    Declare,
    LayArea,
    PickCard,
    PickEffect,
    PickHero,
    PickMinion,
    PickSpace,
    PlayCard,
    SubmitDeck,
)
from ludarium.games.skytear.board import BOARDS
from ludarium.games.skytear.content import FACTIONS, HEROES
from ludarium.games.skytear.events import PhaseBegan, TurnBegan
from ludarium.games.skytear.fronts.terminal import look as looks
from ludarium.games.skytear.fronts.terminal.board import board_width, draw_board
from ludarium.games.skytear.fronts.terminal.cards import RUNE_LETTERS, card_of, draw_content, hero_line, runes
from ludarium.games.skytear.fronts.terminal.look import HERO_MARKS, OUTSIDER_MARKS, look_for
from ludarium.games.skytear.fronts.terminal.reading import find_content, spaces_of, understand
from ludarium.games.skytear.title import TITLE
from ludarium.games.skytear.view import DecisionView, HeroView, SkytearView, StackView
from ludarium.kernel.decisions import Action, Event, Message, Seat, WhyNot
from ludarium.kernel.errors import Refusal
from ludarium.kernel.plain import Words
from ludarium.kernel.record import Record
from ludarium.terminal.front import Front, Reply, Wish, packed
from ludarium.terminal.look import LINES
from ludarium.terminal.words import Meaning, plain, spoken
from ludarium.texts import Argument, Names, name, say, title

_SHORT = 50
"""On screens with fewer lines a shorter Minion Phase is already too long to be told with the table."""
_BESIDE = 34
"""With this many characters to spare beside the battlefield, the heroes stand there."""
_FIGURES = 13
"""On a low screen this many are enough for the heroes' figures."""
_NARROW = 24
"""With fewer than that they stand below it; between the two they go without their names."""
SHOWN_LOG = 8
SHOWN_SPACES = 16
LOW_HP = 4
SHOWN_AREAS = 10
_DRAFTS = ("draft-hero", "leave-out-hero")


class Layout(Struct, frozen=True):
    """How much room the parts of the screen take."""

    compact: bool = False
    """The battlefield goes without lines between its rows."""
    conditions: bool = True
    """Victory cards say what they ask for; the command `card` says it, too."""
    tight: bool = False
    """Heroes of both sides stand abreast under the battlefield, short facts share a line."""
    log: int = SHOWN_LOG


class LowLayout(Struct, frozen=True):
    """How much of the parts a low screen has room for; what it lacks is shown by a command that is named."""

    log: int
    numbered_once: bool = True
    """Columns of the battlefield have numbers above it only."""
    helped: bool = False
    """The question is explained, and options stand in columns."""
    hand: Literal["table", "names", "folded"] = "names"
    heroes: Literal["table", "figures", "folded"] = "figures"
    """Where they do not stand beside the battlefield: both sides abreast below it, or the figures side by side."""
    facts: Literal["all", "victory", "folded"] = "victory"
    remarks: bool = True
    """Conditions and Lead cards of heroes that stand beside the battlefield without their names."""
    heading: bool = True


LAYOUTS = (
    Layout(),
    Layout(compact=True),
    Layout(compact=True, conditions=False),
    Layout(compact=True, conditions=False, log=4),
    Layout(compact=True, conditions=False, tight=True),
    Layout(compact=True, conditions=False, tight=True, log=4),
    Layout(compact=True, conditions=False, tight=True, log=3),
)
"""From roomy to narrow: a screen gets the first that fits."""
LOW_LAYOUTS = (
    LowLayout(log=3, numbered_once=False, helped=True, hand="table", heroes="table", facts="all"),
    LowLayout(log=2, helped=True, hand="table", facts="all"),
    LowLayout(log=2, hand="table", facts="all"),
    LowLayout(log=1, hand="table"),
    LowLayout(log=2, facts="all"),
    LowLayout(log=2, helped=True),
    LowLayout(log=2),
    LowLayout(log=1),
    LowLayout(log=1, hand="folded"),
    LowLayout(log=1, hand="folded", facts="folded"),
    LowLayout(log=0, hand="folded", facts="folded"),
    LowLayout(log=0, hand="folded", facts="folded", heading=False),
    LowLayout(log=0, hand="folded", facts="folded", remarks=False, heading=False),
    LowLayout(log=0, hand="folded", heroes="folded", facts="folded", remarks=False, heading=False),
)
"""For screens that are too low for all of those; the last one leaves options out that it has no room for."""


def names_of(players: tuple[str, ...]) -> Names:
    """How a table's seats and sides are called; from five players on a deck is a team's (SK-24.1)."""
    names = Names.at_table(players, words.sides("", len(players)))
    return names if len(players) <= 4 else Names(players, names.sides, names.sides)


def own_heroes(view: SkytearView) -> list[HeroView]:
    """The heroes of the viewer's side, whoever of the team took them."""
    return [hero for hero in view.heroes if hero.side == view.seats[view.viewer or 0].side]


def takes_whole_pool(view: SkytearView) -> bool:
    """Whether every order of picks gives the viewer the same heroes. Team-mates share a pool out, and choose."""
    if view.viewer is None or view.decision is None or view.decision.prompt != "draft-hero":
        return False
    side = view.seats[view.viewer].side
    left = BOARDS[view.board].heroes_per_side - len(own_heroes(view))
    alone = sum(seat.side == side for seat in view.seats) == 1
    return len(view.pools[side]) == left and (alone or left == 1)


class SkytearFront(Front):
    """Draws views and reads answers; knows nothing but the view it is given."""

    commands = ("auto", "hold", "next", "all", "deck", "piles", "hand", "heroes", "options")
    stand_alone = ("all", "hand", "heroes")
    dull_reasons = ("sk-why-not-your-hero", "sk-why-not-offered")
    words: ClassVar[Words] = words
    prefix = TITLE.prefix

    def __init__(self, form: str, players: tuple[str, ...], lang: str, console: Console) -> None:
        super().__init__(names_of(players), lang, console)
        self.form = form
        self.look = look_for(console)
        self._telling: dict[Seat | None, bool] = {}
        """Whose news so far end in the middle of a Minion Phase."""
        self._taking_all: dict[Seat, int] = {}
        """Seats that take their whole pool, and how many heroes their side had when they last picked."""

    # -- drawing -----------------------------------------------------------------------------------------------

    def screen(self, view: SkytearView, news: Sequence[str], last: frozenset[str]) -> RenderableType:
        return self.fitting(
            [partial(self._drawn, view, news, last, layout) for layout in LAYOUTS],
            [partial(self._low, view, news, last, layout) for layout in LOW_LAYOUTS],
        )

    def _drawn(self, view: SkytearView, news: Sequence[str], last: frozenset[str], layout: Layout) -> RenderableType:
        table = [self._draft(view, layout)] if self._drafting(view) else self._table(view, last, layout)
        cards: list[RenderableType] = []
        if view.hand:
            cards.append(self._hand(view, layout))
        if view.looked_at:
            cards.append(Text(say("cli-sk-looked-at", None, self.lang), style="bold"))
            cards.append(self._cards(Counter(view.looked_at), frozenset(), layout))
        stack = [self._stack(view)] if view.stack else []
        parts = [self._heading(view), *table, *stack, *cards]
        parts += self.told(news, layout.log)
        if view.decision is not None:
            parts += [self.asking(), self._question(view, view.decision)]
        else:
            parts.append(Rule(style=LINES))
        return Group(*parts)

    def _drafting(self, view: SkytearView) -> bool:
        """Whether heroes are still to be chosen: there is no battlefield to look at yet."""
        return not view.turn and not any(hero.space for hero in view.heroes) and not self._choices(view)

    def _low(self, view: SkytearView, news: Sequence[str], last: frozenset[str], layout: LowLayout) -> RenderableType:
        """The table on a low screen: the figures of heroes beside the battlefield, everything else in few lines."""
        brief = Layout(compact=True, conditions=False, tight=True)
        parts: list[RenderableType] = [self._heading(view)] if layout.heading else []
        if self._drafting(view):
            parts.append(self._draft(view, brief))
        else:
            parts += self._low_table(view, last, layout)
        if layout.facts != "folded" and not self._drafting(view):
            parts += self._low_victory(view)
        if layout.facts == "all" and not self._drafting(view):
            parts += [self._tokens(view, brief, self.console.width), self._piles(view, brief, self.console.width)]
        parts += self._low_stack(view)
        parts += self._low_hand(view, layout, brief)
        parts += self.lately(news, layout.log)
        if view.decision is None:
            return Group(*parts, Rule(style=LINES))
        parts.append(self.asking(self._folded(view, news, layout)))
        if layout.helped:
            return Group(*parts, self._question(view, view.decision))
        parts.append(packed(self._asked(view.decision), self.console.width))
        shown = self.numbered(view)[: self._shown(view.decision)]
        return self.with_options(parts, shown, view, cut=layout == LOW_LAYOUTS[-1])

    def _low_table(self, view: SkytearView, last: frozenset[str], layout: LowLayout) -> list[RenderableType]:
        board = draw_board(
            view,
            self.look,
            last=last,
            choices=self._choices(view),
            compact=True,
            numbered_once=layout.numbered_once,
        )
        left = self.console.width - board_width(view.board)
        if left > _FIGURES:
            beside, remarks = self._heroes(view, narrow=left < _BESIDE, abreast=False), False
            lines = self.console.render_lines(beside, self.console.options.update(width=left - 1))
            if left < _NARROW or len(lines) > board.plain.count("\n") + 1:
                beside, remarks = self._column(view), layout.remarks
            grid = Grid.grid(padding=(0, 1 if left > _FIGURES + 1 else 0))
            grid.add_column(width=board_width(view.board))
            grid.add_column(ratio=1)
            grid.add_row(board, beside)
            return [grid, *(self._all_remarks(view) if remarks else [])]
        if layout.heroes == "table":
            return [board, self._heroes(view, narrow=False, abreast=True)]
        if layout.heroes == "folded":
            return [board]
        rows = [self._figures(hero, view) for hero in self._by_side(view)]
        return [board, packed(rows, self.console.width), *(self._all_remarks(view) if layout.remarks else [])]

    def _by_side(self, view: SkytearView) -> list[HeroView]:
        return sorted(view.heroes, key=lambda hero: (hero.side, hero.seat))

    def _column(self, view: SkytearView) -> RenderableType:
        """The heroes as figures in a narrow column, then the control of each token."""
        hp, armour, mana = (say(f"cli-sk-{key}", None, self.lang) for key in ("hp", "armour", "mana"))
        lines = [Text(f"     {hp:>2} {armour[0]} {mana}", style="bold")]
        lines += [self._figures(hero, view) for hero in self._by_side(view)]
        for token in view.tokens:
            if token.number:
                lines.append(Text(f"({token.number}) {':'.join(str(number) for number in token.control)}"))
        return Group(*lines)

    def _figures(self, hero: HeroView, view: SkytearView) -> Text:
        """A hero in thirteen characters: sign, side, letters, HP, armour, mana."""
        sign = {"ready": self.look.ready, "exhausted": self.look.exhausted}.get(hero.status, self.look.defeated)
        style = looks.SIDE_COLOURS[hero.side] if hero.status != "defeated" else "dim"
        weight = "bold reverse " if hero.name == view.active_hero else "bold " if hero.status == "ready" else ""
        row = Text(sign)
        row.append(f"{self.look.sides[hero.side]}{HERO_MARKS[hero.id]}", style=f"{weight}{style}")
        row.append(f" {hero.hp:>2}", style="bright_red" if 0 < hero.hp <= LOW_HP else "")
        return row.append(f" {hero.armour} {hero.mana}/{hero.most_mana}")

    def _all_remarks(self, view: SkytearView) -> list[RenderableType]:
        """What is to be said about heroes that stand there without their names; the defeated have nothing to do."""
        remarks = [
            Text(f"{say('cli-who', {'player': self._hero_name(hero.name)}, self.lang)} {told}", style="dim")
            for hero in self._by_side(view)
            if hero.status != "defeated" and (told := self._remarks(hero))
        ]
        return [packed(remarks, self.console.width)] if remarks else []

    def _low_victory(self, view: SkytearView) -> list[RenderableType]:
        """Victory cards side by side, each with how far both sides have come."""
        lines = [Text(":".join(self.look.sides), style="bold")] if view.victory else []
        for card in view.victory:
            numbers = ":".join(str(progress) for progress in card.progress)
            line = Text(f"{name('victory_card', card.card, self.lang)} ", style="bold")
            lines.append(line.append(f"{numbers}/{card.threshold}", style="not bold bright_yellow"))
        return [packed(lines, self.console.width, gap=2)] if lines else []

    def _low_stack(self, view: SkytearView) -> list[RenderableType]:
        """The top of the Stack; what lies below it is counted."""
        if not view.stack:
            return []
        below = f" (+{len(view.stack) - 1})" if len(view.stack) > 1 else ""
        top = f"{self._effect(view.stack[-1], view)}{self._forecast(view, effect=len(view.stack) - 1)}"
        heading = say("cli-sk-stack-top", None, self.lang)
        return [Text(f"{heading} {top}{below}", style="bright_cyan")]

    def _low_hand(self, view: SkytearView, layout: LowLayout, brief: Layout) -> list[RenderableType]:
        """Cards in a line each or by name; what somebody looks at is folded last, and only where options name it."""
        parts: list[RenderableType] = []
        if view.hand and layout.hand == "table":
            parts.append(self._hand(view, brief))
        elif view.hand and layout.hand == "names":
            parts.append(self._card_names(Counter(view.hand)))
        options = view.decision.options if view.decision is not None else ()
        offered = {choice.card for choice in options if isinstance(choice, PlayCard | PickCard)}
        if view.looked_at and (layout.heading or not offered.issuperset(view.looked_at)):
            parts.append(self._card_names(Counter(view.looked_at), say("cli-sk-looked-at", None, self.lang)))
        return parts

    def _card_names(self, cards: Counter[str], heading: str = "") -> Text:
        """Cards as names with the runes of their cost."""
        names = [Text(heading, style="bold")] if heading else []
        for card in sorted(cards, key=lambda card: (card_of(card).kind, card_of(card).cost, card)):
            reaction = card_of(card).kind == "reaction"
            called = Text(name("power_card", card, self.lang), style="cyan" if reaction else "")
            if cards[card] > 1:
                called.append(f" x{cards[card]}")
            names.append(called.append(" ").append_text(runes(card_of(card).runes)))
        return packed(names, self.console.width, gap=2)

    def _folded(self, view: SkytearView, news: Sequence[str], layout: LowLayout) -> list[str]:
        """Commands that show what a low screen leaves out."""
        missing = {
            "heroes": bool(view.heroes) and not self._drafting(view),
            "hand": view.hand and layout.hand != "table",
            "next": view.decision is not None and view.decision.prompt == "priority" and not layout.helped,
            "options": layout == LOW_LAYOUTS[-1],
            "log": self.untold(news, layout.log),
        }
        return [command for command, left_out in missing.items() if left_out]

    def _heading(self, view: SkytearView) -> RenderableType:
        parts = [say(f"sk-form-{view.form}", None, self.lang)]
        if view.turn:
            parts.append(say("count-turn-number", {"n": view.turn}, self.lang))
        parts.append(say(f"sk-phase-{view.phase}", None, self.lang))
        if view.active_hero is not None:
            parts.append(f"{self._hero_name(view.active_hero)} ({self.names.players[view.active_seat]})")
        return Rule(Text(" · ".join(parts), style="bold"), style=LINES)

    def _table(self, view: SkytearView, last: frozenset[str], layout: Layout) -> list[RenderableType]:
        """The battlefield, and what does not stand beside it."""
        board = draw_board(view, self.look, last=last, choices=self._choices(view), compact=layout.compact)
        wide = board_width(view.board)
        left = self.console.width - wide
        if left < _NARROW:
            room, wide = self.console.width, self.console.width
        else:
            room = left - 1
        under = (self._tokens(view, layout, wide), self._piles(view, layout, wide))
        heroes = self._heroes(view, narrow=_NARROW <= left < _BESIDE, abreast=layout.tight and left < _NARROW)
        beside = (heroes, self._victory(view, layout, room))
        if left < _NARROW:
            return [board, *under, *beside]
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=board_width(view.board))
        grid.add_column(ratio=1)
        grid.add_row(Group(board, *under), Group(*beside))
        return [grid]

    def _choices(self, view: SkytearView) -> frozenset[str]:
        """The spaces that can be chosen now, or on which something can be chosen."""
        if view.decision is None:
            return frozenset()
        picks = [choice for choice in view.decision.options if not isinstance(choice, LayArea)]
        return frozenset(space for choice in picks for space in spaces_of(choice, view))

    def _draft(self, view: SkytearView, layout: Layout) -> RenderableType:
        """Before heroes stand on the battlefield: who has taken what, and who is left."""
        parts: list[RenderableType] = [self._victory(view, layout, self.console.width)]
        grid = Grid.grid(padding=(0, 2))
        for side, called in enumerate(self.names.sides):
            taken = [name("faction", faction, self.lang) for faction in view.factions[side]]
            heroes = [name("hero", hero.id, self.lang) for hero in view.heroes if hero.side == side]
            shape = Text(f"{self.look.sides[side]} {called}", style=f"bold {looks.SIDE_COLOURS[side]}")
            drafted = "; ".join(", ".join(part) for part in (taken, heroes) if part) or self.look.open
            grid.add_row(shape, say("cli-sk-drafted", {"names": drafted}, self.lang))
            pool = ", ".join(name("hero", hero, self.lang) for hero in view.pools[side])
            if pool:
                grid.add_row("", Text(say("cli-sk-pool", {"names": pool}, self.lang), style="dim"))
        parts.append(grid)
        if takes_whole_pool(view):
            parts.append(Text(say("cli-sk-draft-whole", None, self.lang), style="bright_cyan"))
        return Group(*parts)

    def _hero_name(self, hero: str) -> str:
        return name("hero", hero, self.lang)

    def _heroes(self, view: SkytearView, *, narrow: bool, abreast: bool) -> RenderableType:
        """The heroes of both sides; conditions and Lead cards stand under a hero that has some."""
        sides = [self._side(view, side, narrow) for side in range(len(self.names.sides))]
        if not abreast:
            return Group(*sides[0], *(line for lines in sides[1:] for line in lines[1:]))
        grid = Grid.grid(padding=(0, 3))
        grid.add_row(*(Group(*lines) for lines in sides))
        return grid

    def _side(self, view: SkytearView, side: int, narrow: bool) -> list[Text]:
        """The names of the figures, then the heroes of a side by their owners."""
        called = {hero.name: "" if narrow else f" {self._hero_name(hero.name)}" for hero in view.heroes}
        wide = 4 + max((cell_len(one) for one in called.values()), default=0)
        hp, armour, mana = (say(f"cli-sk-{key}", None, self.lang) for key in ("hp", "armour", "mana"))
        lines = [Text(" " * wide + _figures(hp, armour, mana, ""), style="bold")]
        owner: int | None = None
        for hero in sorted((hero for hero in view.heroes if hero.side == side), key=lambda hero: hero.seat):
            if hero.seat != owner:
                owner = hero.seat
                whose = self.names.sides[hero.side] if hero.seat < 0 else self.names.players[hero.seat]
                lines.append(Text(f"{self.look.sides[hero.side]} {whose}", style=looks.SIDE_COLOURS[hero.side]))
            lines.append(self._hero_row(hero, view, called[hero.name], wide))
            remarks = self._remarks(hero)
            if remarks:
                lines.append(Text(f"  {remarks}", style="dim"))
        return lines

    def _hero_row(self, hero: HeroView, view: SkytearView, called: str, wide: int) -> Text:
        sign = {"ready": self.look.ready, "exhausted": self.look.exhausted}.get(hero.status, self.look.defeated)
        style = looks.SIDE_COLOURS[hero.side] if hero.status != "defeated" else "dim"
        weight = "bold reverse " if hero.name == view.active_hero else "bold " if hero.status == "ready" else ""
        row = Text(f"{sign} ")
        row.append(f"{HERO_MARKS[hero.id]}{called}", style=f"{weight}{style}")
        row.append(" " * (wide - row.cell_len))
        low = "bright_red" if 0 < hero.hp <= LOW_HP else ""
        where = hero.space or self.look.open
        mana = f"{hero.mana}/{hero.most_mana}"
        return row.append(_figures(f"{hero.hp}/{hero.most_hp}", str(hero.armour), mana, where), style=low)

    def _remarks(self, hero: HeroView) -> str:
        parts = [name("condition", condition, self.lang) for condition in hero.conditions]
        if hero.space is None and hero.status == "defeated":
            parts.append(say("cli-sk-returns", {"turn": hero.returns}, self.lang))
        if hero.leads:
            known = [name("power_card", lead.card, self.lang) for lead in hero.leads if lead.card is not None]
            count = f"{len(hero.leads)} ({', '.join(known)})" if known else str(len(hero.leads))
            parts.append(say("cli-sk-leads", {"count": count}, self.lang))
        return ", ".join(parts)

    def _victory(self, view: SkytearView, layout: Layout, room: int) -> RenderableType:
        lines: list[Text] = []
        for card in view.victory:
            numbers = ":".join(str(progress) for progress in card.progress)
            line = Text(f"{name('victory_card', card.card, self.lang)} ", style="bold")
            line.append(f"{numbers} / {card.threshold}", style="not bold bright_yellow")
            if layout.conditions:
                condition = say(f"victory_card-{card.card}.condition", None, self.lang)
                line.append(f"\n  {condition}", style="not bold dim")
            lines.append(line)
        if lines:
            heading = say("cli-sk-victory", None, self.lang)
            shapes = ":".join(self.look.sides)
            lines.insert(0, Text(f"{heading} {shapes}", style="bold underline"))
        return self._facts(lines, layout, room)

    def _facts(self, lines: Sequence[Text], layout: Layout, room: int) -> RenderableType:
        """Short facts after an empty line; on a low screen side by side."""
        if not lines:
            return Group()
        return packed(lines, room) if layout.tight else Group(Text(""), *lines)

    def _tokens(self, view: SkytearView, layout: Layout, room: int) -> RenderableType:
        """Control values, minions to come, Pillars and Illusions; the last two may stand under figures."""
        values = "  ".join(
            f"({token.number}) {token.space} {':'.join(str(number) for number in token.control)}"
            for token in view.tokens
            if token.number
        )
        lines = [Text(say("cli-sk-control", {"values": values}, self.lang))] if values else []
        if view.turn:
            first, second = view.spare_minions
            lines.append(Text(say("cli-sk-spare", {"first": first, "second": second}, self.lang)))
        for side, spaces in enumerate(view.pillars):
            if spaces:
                pillars = say("cli-sk-pillars", {"spaces": ", ".join(spaces)}, self.lang)
                lines.append(Text(f"{self.look.sides[side]} {pillars}", style=looks.SIDE_COLOURS[side]))
        for hero in view.heroes:
            if hero.illusion is not None:
                where = say("cli-sk-illusion", {"hero": hero.name, "space": hero.illusion}, self.lang)
                lines.append(Text(f"{self.look.sides[hero.side]} {where}", style=looks.SIDE_COLOURS[hero.side]))
        for outsider in view.outsiders:
            sign = f"{self.look.outsider}{OUTSIDER_MARKS[outsider.id]}"
            where = outsider.space or self.look.open
            lines.append(Text(f"{sign} {name('outsider', outsider.id, self.lang)} {where}", style="bright_magenta"))
        if view.flow_ready and view.first_side >= 0 and view.turn:
            holder = self.names.sides[view.first_side]
            lines.append(Text(say("cli-sk-flow-ready", {"side": holder}, self.lang)))
        return self._facts(lines, layout, room)

    def _piles(self, view: SkytearView, layout: Layout, room: int) -> RenderableType:
        lines = []
        for seat in view.seats:
            cards = view.piles[seat.deck].cards if seat.deck < len(view.piles) else 0
            piles = say("cli-piles", {"hand": seat.hand, "cards": cards}, self.lang)
            who = say("cli-who", {"player": self.names.players[seat.seat]}, self.lang)
            lines.append(Text(f"{self.look.sides[seat.side]} {who} {piles}", style="dim"))
        return packed(lines, room) if layout.tight else Group(*lines)

    def _stack(self, view: SkytearView) -> RenderableType:
        heading = say("cli-sk-stack", None, self.lang)
        if 0 <= view.priority < len(self.names.players):
            who = say("cli-sk-priority", {"player": self.names.players[view.priority]}, self.lang)
            heading = f"{heading} ({who})"
        lines: list[RenderableType] = [Text(heading, style="bold bright_cyan")]
        for number in range(len(view.stack), 0, -1):
            effect = view.stack[number - 1]
            sign = self.look.top if number == len(view.stack) else " "
            foreseen = self._forecast(view, effect=number - 1)
            lines.append(Text(f" {sign} {number}  {self._effect(effect, view)}{foreseen}"))
        return Group(*lines)

    def _forecast(self, view: SkytearView, effect: int = -1, target: str = "") -> str:
        """What an Attack or a Skirmish would do, as far as this seat can tell; nothing where nothing is foreseen."""
        for blow in view.forecasts:
            if blow.effect == effect and target in ("", blow.target):
                losses = [lost for lost, chance in enumerate(blow.chances) if chance]
                percent = round(blow.defeats / 10)
                facts: dict[str, Argument] = {"least": losses[0], "most": losses[-1], "percent": percent}
                return f" – {say('cli-sk-forecast', facts, self.lang)}"
        return ""

    def _effect(self, effect: StackView, view: SkytearView) -> str:
        what = self._thing(effect.card or effect.kind)
        said = f"{say('cli-who', {'player': self._hero_name(effect.hero)}, self.lang)} {what}"
        if effect.targets:
            targets = ", ".join(self._target(target, view) for target in effect.targets)
            said = f"{said}, {say('cli-sk-target', {'target': targets}, self.lang)}"
        return f"{said} ({say('cli-sk-cancelled', None, self.lang)})" if effect.cancelled else said

    def _target(self, target: str, view: SkytearView) -> str:
        """A target as people call it: a hero, an effect of the Stack, or what stands on a space."""
        if any(hero.name == target for hero in view.heroes):
            return self._hero_name(target)
        kind, _, number = target.partition(" ")
        if kind == "effect" and number.isdecimal() and int(number) < len(view.stack):
            return self._thing(view.stack[int(number)].card or view.stack[int(number)].kind)
        return target

    def _hand(self, view: SkytearView, layout: Layout) -> RenderableType:
        assert view.hand is not None
        options = view.decision.options if view.decision is not None else ()
        playable = frozenset(choice.card for choice in options if isinstance(choice, PlayCard | PickCard))
        cards = Counter(view.hand)
        if "skytear_flow" in playable:
            cards["skytear_flow"] = 1
        return self._cards(cards, playable, layout)

    def _cards(self, cards: Counter[str], playable: frozenset[str], layout: Layout = LAYOUTS[0]) -> RenderableType:
        """A line a card: name, runes of its cost, kind, modifier, what it does; those on offer are bright."""
        rows = []
        for card in sorted(cards, key=lambda card: (card_of(card).kind, card_of(card).cost, card)):
            design = card_of(card)
            style = "bold bright_white" if card in playable else ""
            called = Text(f"{self.look.choice if card in playable else ' '} ", style="bright_yellow")
            called.append(name("power_card", card, self.lang), style=style)
            if design.ultimate:
                called.append(f" {self.look.ultimate}", style="bright_yellow")
            if cards[card] > 1:
                called.append(f" ×{cards[card]}" if self.look.choice == "»" else f" x{cards[card]}")
            kind = Text(
                say(f"sk-kind-{design.kind}", None, self.lang), style="cyan" if design.kind == "reaction" else ""
            )
            short = Text(say(f"power_card-{card}.short", design.figures, self.lang), style="dim")
            rows.append((called, runes(design.runes), kind, Text(f"+{design.modifier}"), short))
        table = Grid(box=None, pad_edge=False, expand=False, show_header=False, padding=(0, 2, 0, 0))
        for _ in range(4):
            table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        facts = sum(2 + max(row[column].cell_len for row in rows) for column in range(4))
        for row in rows:
            if layout.tight:
                row[-1].truncate(self.console.width - facts, overflow="ellipsis")
            table.add_row(*row)
        return table

    # -- the question ------------------------------------------------------------------------------------------

    def _question(self, view: SkytearView, decision: DecisionView) -> RenderableType:
        asked: list[RenderableType] = [*self._asked(decision)]
        asked.insert(1, Text(self.tell(words.prompt_help(decision)), style="dim"))
        asked += (Text(f"! {self.tell(text)}", style="bold bright_red") for text in words.warnings(view))
        if decision.prompt == "priority":
            further = say("cli-sk-command-next", None, self.lang)
            asked.insert(2, Text(f"  {further} – {say('cli-sk-command-next.help', None, self.lang)}", style="dim"))
        return Group(*asked, self.listed(self.numbered(view)[: self._shown(decision)], view), *self._areas(decision))

    def _asked(self, decision: DecisionView) -> list[Text]:
        """The question, and how decks and spaces are typed."""
        lines = [Text(self.tell(words.prompt(decision)), style="bold bright_white")]
        if decision.deck_heroes:
            lines.append(Text(say("cli-sk-enter-deck", None, self.lang), style="bold"))
        spaces = [choice.space for choice in decision.options if isinstance(choice, PickSpace)]
        if spaces:
            many: dict[str, Argument] = {"count": len(spaces), "space": spaces[0]}
            named = " ".join(spaces) if len(spaces) <= SHOWN_SPACES else say("cli-sk-spaces-many", many, self.lang)
            lines.append(Text(f"  {say('cli-sk-spaces', {'spaces': named}, self.lang)}"))
        return lines

    def _areas(self, decision: DecisionView) -> list[Text]:
        """How many ways to lay an area are not listed."""
        areas = sum(isinstance(choice, LayArea) for choice in decision.options)
        more = say("cli-sk-areas-more", {"count": areas - SHOWN_AREAS}, self.lang) if areas > SHOWN_AREAS else ""
        return [Text(f"  {more}", style="dim")] if more else []

    def _shown(self, decision: DecisionView) -> int:
        areas = any(isinstance(choice, LayArea) for choice in decision.options)
        return SHOWN_AREAS if areas else len(decision.options)

    def numbered(self, view: SkytearView) -> list[Action]:
        """The options that get a number: all but spaces, actions first, areas by what they hit."""
        if view.decision is None:
            return []
        listed = [choice for choice in view.decision.options if not isinstance(choice, PickSpace)]
        own = None if view.viewer is None else view.viewer % 2
        return sorted(
            listed,
            key=lambda choice: (
                choice == PASS,
                not isinstance(choice, Declare),
                -len(self._enemies_on(choice.spaces, own, view)) if isinstance(choice, LayArea) else 0,
            ),
        )

    def _enemies_on(self, spaces: tuple[str, ...], own: int | None, view: SkytearView) -> list[str]:
        """Enemy figures on these spaces, heroes by name."""
        found = [self._hero_name(hero.name) for hero in view.heroes if hero.space in spaces and hero.side != own]
        found += [
            f"{say('cli-sk-minion-of', {'side': self.names.sides[minion.side]}, self.lang)} {minion.space}"
            for minion in view.minions
            if minion.space in spaces and minion.side != own
        ]
        return found

    def describe(self, choice: Action, view: SkytearView) -> str:
        decision = view.decision
        said = title(self.tell(words.option(choice, decision.prompt if decision is not None else "")))
        match choice:
            case LayArea(spaces=spaces):
                own = None if view.viewer is None else view.viewer % 2
                hit = ", ".join(self._enemies_on(spaces, own, view))
                nobody = say("cli-sk-hits-nobody", None, self.lang)
                return f"{said} ({say('cli-sk-hits', {'what': hit}, self.lang) if hit else nobody})"
            case PlayCard(card=card) | PickCard(card=card):
                design = card_of(card)
                letters = "".join(RUNE_LETTERS[rune] for rune in design.runes)
                return f"{said} ({letters + ', ' if letters else ''}+{design.modifier})"
            case PickHero(hero=hero):
                return f"{said}{self._about_hero(hero, view)}{self._forecast(view, target=hero)}"
            case PickMinion(space=space):
                return f"{said}{self._forecast(view, target=space)}"
            case Declare(what="attack") if len([blow for blow in view.forecasts if blow.effect < 0]) == 1:
                return f"{said}{self._forecast(view)}"  # the only target is not asked for
            case PickEffect(number=number) if number < len(view.stack):
                return f"{said}: {self._effect(view.stack[number], view)}"
            case Choose(way=way) if way in FACTIONS:
                heroes = ", ".join(name("hero", hero, self.lang) for hero in FACTIONS[way].heroes)
                return f"{said} ({heroes})"
        return said

    def _about_hero(self, hero: str, view: SkytearView) -> str:
        """What helps to choose a hero: its figures in the draft, its Lead cards, or its space and HP."""
        asked = view.decision.prompt if view.decision is not None else ""
        if asked in _DRAFTS and hero in HEROES:
            return f" – {hero_line(hero, self.lang)}"
        seen = next((known for known in view.heroes if known.name == hero), None)
        if seen is None:
            return ""
        if asked == "lead-counts":
            leads = [
                say("cli-sk-worth", {"card": lead.card, "value": card_of(lead.card).cost}, self.lang)
                for lead in seen.leads
                if lead.card is not None and lead.revealed
            ]
            return f" ({'; '.join(leads)})" if leads else ""
        return f" ({seen.space}, {say('cli-sk-hp', None, self.lang)} {seen.hp}/{seen.most_hp})" if seen.space else ""

    def story(self, record: Record) -> Sequence[str]:
        """The battle report in sentences."""
        return [self.tell(sentence) for sentence in report.story(report.of_record(record), report.key_of(record))]

    def signs(self) -> str:
        look = self.look
        signs = {
            "sides": ", ".join(f"{shape} {side}" for shape, side in zip(look.sides, self.names.sides, strict=True)),
            "minions": " ".join(look.minions),
            "illusions": " ".join(look.illusions),
            "monster": look.outsider,
            "wall": look.wall,
            "cover": look.cover,
            "lines": f"{look.upright} {look.level}",
            "last": look.last,
            "choice": look.choice,
            "ready": look.ready,
            "exhausted": look.exhausted,
            "defeated": look.defeated,
        }
        return say("cli-sk-help-signs", signs, self.lang)

    # -- words -------------------------------------------------------------------------------------------------

    def _thing(self, what: str) -> str:
        said = words.thing(what)
        return said if isinstance(said, str) else self.tell(said)

    def report(self, events: Sequence[Event], viewer: Seat | None) -> list[str]:
        """A Minion Phase, line by line with its arithmetic, when it is too long to be told with the table."""
        lines: list[str] = []
        telling = self._telling.get(viewer, False)
        for event in events:
            if isinstance(event, PhaseBegan | TurnBegan):
                telling = isinstance(event, PhaseBegan)
            if telling:
                lines.extend(self.log((event,), viewer))
        self._telling[viewer] = telling
        return lines if len(lines) > self._shown_log else []

    @property
    def _shown_log(self) -> int:
        return SHOWN_LOG // 2 if self.console.is_terminal and self.console.height < _SHORT else SHOWN_LOG

    def touched(self, events: Iterable[Event]) -> frozenset[str]:
        found: set[str] = set()
        for event in events:
            for field in ("space", "to"):
                space = getattr(event, field, None)
                if space:
                    found.add(space)
        return frozenset(found)

    def understand(self, line: str, view: SkytearView) -> Meaning:
        return understand(line, view, self.numbered(view), self.names, self.lang)

    def card(self, text: str) -> RenderableType | None:
        found = find_content(text, self.lang)
        return draw_content(found, self.look, self.lang) if found is not None else None

    # -- decks and passing -------------------------------------------------------------------------------------

    def on_enter(self, view: SkytearView) -> Action | None:
        """Enter plays the recommended deck."""
        decision = view.decision
        return decision.options[0] if decision is not None and decision.deck_heroes else None

    def passing(self, view: SkytearView, wish: Wish, *, alone: bool) -> Action | None:
        """Windows in which nothing can be played are passed, and those about effects of one's own side.

        Where several people share the keyboard only what everybody can see is passed so: not being asked would tell
        that there is no Reaction in the hand (REL-24).
        """
        decision = view.decision
        if view.viewer in self._taking_all:
            return self._next_of_all(view)
        if decision is None or decision.prompt != "priority" or wish == "hold":
            return None
        assert view.viewer is not None
        about = view.stack[-1].seat if view.stack else view.active_seat
        nothing = (len(decision.options) == 1 and alone) or not view.answerable
        own = about >= 0 and about % 2 == view.viewer % 2
        return PASS if wish or nothing or own else None

    def _next_of_all(self, view: SkytearView) -> Action | None:
        """The next pick of a seat that takes its whole pool; a take-back or another question ends it."""
        assert view.viewer is not None
        before, now = self._taking_all.pop(view.viewer), len(own_heroes(view))
        if not takes_whole_pool(view) or now <= before:
            return None
        assert view.decision is not None
        self._taking_all[view.viewer] = now
        return view.decision.options[0]

    def _take_all(self, view: SkytearView) -> Reply:
        if view.viewer is None or not takes_whole_pool(view):
            return Reply(Text(say("cli-sk-draft-choice", None, self.lang), style="yellow"))
        self._taking_all[view.viewer] = -1
        return Reply(Text(say("cli-sk-draft-all", None, self.lang), style="bright_cyan"), self._next_of_all(view))

    def obey(self, command: str, rest: str, view: SkytearView) -> Reply:
        if command == "all":
            return self._take_all(view)
        if command == "heroes":
            wide, roomy = self.console.width, LAYOUTS[0]
            heroes = self._heroes(view, narrow=False, abreast=True)
            facts = (self._victory(view, roomy, wide), self._tokens(view, roomy, wide), self._piles(view, roomy, wide))
            return Reply(Group(self._heading(view), heroes, *facts))
        if command == "hand":
            empty = Text(say("cli-sk-no-hand", None, self.lang), style="yellow")
            return Reply(Group(Rule(style=LINES), self._hand(view, LAYOUTS[0])) if view.hand else empty)
        if command == "piles":
            return Reply(Group(*(part for deck in range(len(view.piles)) for part in self._pile(view, deck))))
        if command == "deck":
            return self._deck_command(rest, view)
        return super().obey(command, rest, view)

    def _pile(self, view: SkytearView, deck: int) -> list[RenderableType]:
        """A deck and its discard pile: what is known of the top, what has been discarded, what has not been seen."""
        pile = view.piles[deck]
        seats = [seat for seat in view.seats if seat.deck == deck]
        owners = ", ".join(self.names.players[seat.seat] for seat in seats)
        parts: list[RenderableType] = [Rule(Text(owners, style="bold"), style=LINES)]
        if any(pile.known_top):
            unknown = say("cli-sk-not-seen", None, self.lang)
            named = [name("power_card", card, self.lang) if card else unknown for card in pile.known_top]
            parts.append(Text(say("cli-sk-known-top", {"cards": ", ".join(named)}, self.lang), style="bold"))
        unseen = Counter(pile.made_of)
        unseen.subtract(pile.discard)
        unseen.subtract(card for card in pile.known_top if card)
        if any(seat.seat == view.viewer for seat in seats):
            unseen.subtract((*(view.hand or ()), *view.looked_at))
        for hero in view.heroes:
            if any(hero.seat == seat.seat or (hero.seat < 0 and hero.side == seat.side) for seat in seats):
                unseen.subtract((*hero.cards, *(lead.card for lead in hero.leads if lead.card)))
        for heading, number, cards in (
            ("cli-sk-discard", len(pile.discard), Counter(pile.discard)),
            ("cli-sk-unseen", pile.cards, +unseen),
        ):
            parts.append(Text(say(heading, {"count": number}, self.lang), style="bold"))
            parts.append(self._card_names(cards) if cards else Text(self.look.open, style="dim"))
        return parts

    def _deck_command(self, rest: str, view: SkytearView) -> Reply:
        """Decks: show, load FILE, save FILE, or the cards themselves with commas."""
        decision = view.decision
        if decision is None or not decision.deck_heroes:
            return Reply(Text(say("cli-sk-no-deck", None, self.lang), style="yellow"))
        verb, _, path = rest.partition(" ")
        recommended = decision.options[0]
        assert isinstance(recommended, SubmitDeck)
        if plain(verb) in spoken("cli-sk-deck-load", self.lang):
            return self._load(Path(path.strip()), decision)
        if plain(verb) in spoken("cli-sk-deck-save", self.lang):
            return self._save(Path(path.strip()), decision, recommended)
        if "," in rest:
            return self._submit(tuple(card.strip() for card in rest.split(",")), decision)
        return Reply(self._deck(recommended.cards, decision))

    def _deck(self, cards: Sequence[str], decision: DecisionView) -> RenderableType:
        heroes = ", ".join(name("hero", hero, self.lang) for hero in decision.deck_heroes)
        heading = Text(say("cli-sk-deck-for", {"heroes": heroes}, self.lang), style="bold")
        return Group(heading, self._cards(Counter(cards), frozenset()))

    def _load(self, path: Path, decision: DecisionView) -> Reply:
        try:
            heroes, cards = decks.read(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as wrong:
            return self._sorry(f"{path}: {getattr(wrong, 'strerror', None) or wrong}")
        except Refusal as refusal:
            return self._sorry(f"{path}: {refusal}")
        if sorted(heroes) != sorted(decision.deck_heroes):
            named = ", ".join(name("hero", hero, self.lang) for hero in heroes)
            return self._sorry(say("cli-sk-deck-other-heroes", {"heroes": named}, self.lang))
        return self._submit(cards, decision)

    def _submit(self, cards: tuple[str, ...], decision: DecisionView) -> Reply:
        wrong = decks.problems(cards, decision.deck_heroes, decision.deck_factions)
        if not wrong:
            return Reply(answer=SubmitDeck(cards))
        told = []
        for problem in wrong:
            facts: dict[str, str | int] = {"card": problem.card, "have": problem.have, "need": problem.need}
            told.append(self.refusal(WhyNot(problem.rule, Message(f"sk-why-deck-{problem.key}", facts))))
        return self._sorry("\n".join(told))

    def _save(self, path: Path, decision: DecisionView, deck: SubmitDeck) -> Reply:
        try:
            path.write_text(decks.write(deck.cards, decision.deck_heroes), "utf-8")
        except OSError as wrong:
            return self._sorry(f"{path}: {wrong.strerror}")
        return Reply(Text(say("cli-sk-deck-saved", {"path": str(path)}, self.lang)))

    def _sorry(self, text: str) -> Reply:
        return Reply(Text(text, style="yellow"))


def _figures(hp: str, armour: str, mana: str, space: str) -> str:
    """The figures of a hero in columns."""
    return f"{hp:>6} {armour:>3} {mana:>4} {space:>3}"
