"""Tash-Kalar on a terminal screen: everything one viewer may know, the question and its answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar, Literal

from msgspec import Struct
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludarium.games.tash_kalar import words
from ludarium.games.tash_kalar.actions import InvokeFlare, Pick, Place, Summon, TakeOff
from ludarium.games.tash_kalar.arena import ARENA
from ludarium.games.tash_kalar.cards import BEINGS, RANKS
from ludarium.games.tash_kalar.events import TurnBegan, TurnEnded
from ludarium.games.tash_kalar.forms import FORMS
from ludarium.games.tash_kalar.fronts.terminal import look as looks
from ludarium.games.tash_kalar.fronts.terminal.arena import ARENA_WIDTH, draw_arena
from ludarium.games.tash_kalar.fronts.terminal.cards import (
    CARD_WIDTH,
    RANK_STYLES,
    SMALL_WIDTH,
    draw_being,
    draw_flare,
    progress_line,
    small_being,
    small_flare,
    tiny_being,
)
from ludarium.games.tash_kalar.fronts.terminal.look import look_for
from ludarium.games.tash_kalar.fronts.terminal.reading import find_card, understand
from ludarium.games.tash_kalar.title import TITLE
from ludarium.games.tash_kalar.view import DecisionView, SideView, TashKalarView, TaskView
from ludarium.kernel.decisions import Action, Event, Seat
from ludarium.kernel.plain import Words
from ludarium.spaces.squares import SQUARES, name_of
from ludarium.terminal.front import Front, Reply, one_line, packed
from ludarium.terminal.look import LINES
from ludarium.terminal.words import Meaning
from ludarium.texts import Names, name, say, title

_BESIDE = 36
"""With this many characters to spare beside the arena, scores and tasks stand there."""
SHOWN_LOG = 8


class Layout(Struct, frozen=True):
    """How much room the parts of the screen take."""

    compact: bool = False
    """The arena goes without inner lines."""
    cards: Literal["whole", "short", "bare", "small"] = "whole"
    """Cards with whole texts, with short ones, without frames, or only patterns; `card` shows them whole."""
    log: int = SHOWN_LOG


class LowLayout(Struct, frozen=True):
    """How much of the parts a low screen has room for; what it lacks is shown by a command that is named."""

    log: int
    bare: bool = True
    """The arena goes without any level lines."""
    helped: bool = False
    """The question is explained, and options say everything that is known about them."""
    tasks: Literal["lines", "names"] = "lines"
    """A line for each task with what it asks for, or names and numbers only."""
    flares: bool = True
    patterns: bool = True
    """The beings of the hand with their patterns, or only their names."""


LAYOUTS = (
    Layout(),
    Layout(cards="short"),
    Layout(compact=True, cards="short"),
    Layout(compact=True, cards="short", log=4),
    Layout(compact=True, cards="bare", log=2 * SHOWN_LOG),
    Layout(compact=True, cards="bare"),
    Layout(compact=True, cards="bare", log=4),
    Layout(compact=True, cards="small", log=2 * SHOWN_LOG),
    Layout(compact=True, cards="small"),
    Layout(compact=True, cards="small", log=4),
    Layout(compact=True, cards="small", log=3),
)
"""From roomy to narrow: a screen gets the first that fits."""
LOW_LAYOUTS = (
    LowLayout(log=4, bare=False, helped=True),
    LowLayout(log=2, bare=False, helped=True),
    LowLayout(log=2, helped=True),
    LowLayout(log=3),
    LowLayout(log=2),
    LowLayout(log=1),
    LowLayout(log=1, flares=False),
    LowLayout(log=1, flares=False, tasks="names"),
    LowLayout(log=0, flares=False, tasks="names"),
    LowLayout(log=1, flares=False, tasks="names", patterns=False),
    LowLayout(log=0, flares=False, tasks="names", patterns=False),
)
"""For screens that are too low for all of those; the last one leaves options out that it has no room for."""


class TashKalarFront(Front):
    """Draws views and reads answers; knows nothing but the view it is given."""

    words: ClassVar[Words] = words
    prefix = TITLE.prefix
    stand_alone = ("hand", "tasks")
    # A square where the pattern does fit says more than one where it does not.
    dull_reasons = ("tk-why-pattern-not-here",)

    def __init__(self, form: str, players: tuple[str, ...], lang: str, console: Console) -> None:
        super().__init__(Names.at_table(players, words.sides(form, len(players))), lang, console)
        self.look = look_for(console)
        self.can_resign = form != "melee"  # TK-17.9
        self.commands = ("hand", "piles", *(("tasks",) if FORMS[form].tasks else ()), "options")

    # -- drawing -----------------------------------------------------------------------------------------------

    def screen(self, view: TashKalarView, news: Sequence[str], last: frozenset[int]) -> RenderableType:
        """The whole table as the viewer may see it, what happened lately, and the question if there is one."""
        return self.fitting(
            [partial(self._drawn, view, news, last, layout) for layout in LAYOUTS],
            [partial(self._low, view, news, last, layout) for layout in LOW_LAYOUTS],
        )

    def _drawn(self, view: TashKalarView, news: Sequence[str], last: frozenset[int], layout: Layout) -> RenderableType:
        around = [self._tasks(view)] if view.tasks or view.next_task else []
        around.append(self._piles(view, layout))
        hand = [self._hand(view, layout)] if view.hand is not None else []
        below = self.told(news, layout.log)
        if view.decision is not None:
            below += [self.asking(), self._question(view, view.decision)]
        else:
            below.append(Rule(style=LINES))
        return Group(self._heading(view), self._table(view, last, layout, around), *hand, *below)

    def _low(self, view: TashKalarView, news: Sequence[str], last: frozenset[int], layout: LowLayout) -> RenderableType:
        """The table on a low screen: the hand stands beside the arena, and everything else in few lines below."""
        parts = [self._heading(view), packed([self._score(view, side) for side in view.sides], self.console.width)]
        arena = draw_arena(view, self.look, last=last, choices=self._choices(view), compact=True, bare=layout.bare)
        beside = self._corner(view) if layout.patterns else []
        if beside:
            grid = Grid.grid(padding=(0, 2))
            grid.add_column(no_wrap=True)
            grid.add_column(ratio=1)
            grid.add_row(arena, *beside)
            parts.append(grid)
        else:
            parts += [arena, *self._hand_names(view)]
        if layout.flares:
            parts += [one_line(flare) for flare in self._flares(view)]
        parts += self._low_tasks(view, layout)
        parts += self.lately(news, layout.log)
        if view.decision is None:
            return Group(*parts, Rule(style=LINES))
        parts.append(self.asking(self._folded(view, news, layout)))
        if layout.helped:
            return Group(*parts, self._question(view, view.decision))
        parts.append(packed(self._asked(view.decision), self.console.width))
        return self.with_options(parts, self.numbered(view), view, cut=layout == LOW_LAYOUTS[-1])

    def _folded(self, view: TashKalarView, news: Sequence[str], layout: LowLayout) -> list[str]:
        """Commands that show what a low screen leaves out."""
        missing = {
            "tasks": view.tasks and layout.tasks == "names",
            "hand": view.hand is not None,
            "options": not layout.helped and any(isinstance(choice, Summon) for choice in self.numbered(view)),
            "log": self.untold(news, layout.log),
        }
        return [command for command, left_out in missing.items() if left_out]

    def _choices(self, view: TashKalarView) -> frozenset[int]:
        """Squares that can be picked."""
        options = view.decision.options if view.decision is not None else ()
        return frozenset(option.square for option in options if isinstance(option, Pick))

    def _heading(self, view: TashKalarView) -> RenderableType:
        form = say(f"tk-form-{view.form}", None, self.lang)
        if not view.turn:
            return Rule(Text(form, style="bold"), style=LINES)
        turn = say("count-turn-number", {"n": view.turn}, self.lang)
        actions = say("count-actions-left", {"n": view.actions}, self.lang)
        parts = [form, turn, self.names.players[view.active], actions]
        if view.turns_left >= 0:
            parts.append(say("state-last-turns", None, self.lang))
        return Rule(Text(" · ".join(parts), style="bold"), style=LINES)

    def _table(
        self, view: TashKalarView, last: frozenset[int], layout: Layout, around: Sequence[RenderableType]
    ) -> RenderableType:
        """The arena with the scores and what else stands around it."""
        arena = draw_arena(view, self.look, last=last, choices=self._choices(view), compact=layout.compact)
        room = self.console.width - ARENA_WIDTH - 2
        narrow = room < _BESIDE
        scores = self._scores(view, self.console.width if narrow else room)
        if narrow:
            return Group(arena, scores, *around)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(arena, Group(scores, *around))
        return grid

    def _side_name(self, side: SideView) -> Text:
        colour = looks.SCHOOL_COLOURS[side.school]
        return Text(f"{self.look.shapes[side.side]} {self.names.sides[side.side]}", style=f"bold {colour}")

    def _scores(self, view: TashKalarView, room: int) -> RenderableType:
        """Points and pieces of each side; ranks are named where there is room, otherwise shown by their signs."""
        ranks = [f"{say(f'cli-tk-short-{rank}', None, self.lang)}{sign.strip()}" for rank, sign in self._ranks()]
        table = self._score_table(view, ranks)
        if Measurement.get(self.console, self.console.options, table).maximum > room:
            table = self._score_table(view, [f"{self.look.common}{sign}" for _, sign in self._ranks()])
        parts: list[RenderableType] = [table]
        for side in view.sides:
            if side.colour_points:
                line = Text(f"  {self.look.shapes[side.side]}", style=looks.SCHOOL_COLOURS[side.school])
                line.append(":", style="default")
                parts.append(line.append_text(self._colour_points(view, side)))
        return Group(*parts)

    def _ranks(self) -> Iterable[tuple[str, str]]:
        return zip(RANKS, self.look.ranks, strict=True)

    def _score_table(self, view: TashKalarView, ranks: Sequence[str]) -> Grid:
        table = Grid(box=None, pad_edge=False, expand=False)
        table.add_column("", no_wrap=True, overflow="ellipsis")
        table.add_column(say("cli-tk-points", None, self.lang), justify="right", no_wrap=True)
        for rank in ranks:
            table.add_column(rank, justify="right", no_wrap=True)
        table.add_column(say("cli-tk-supply", None, self.lang), justify="right", no_wrap=True)
        for side in view.sides:
            table.add_row(
                self._side_name(side),
                f"{side.score}" if side.colour_points else f"{side.score}/{side.threshold}",
                str(side.commons),
                str(side.heroics),
                str(side.legendaries),
                f"{side.spare}+{side.spare_legendaries}",
            )
        return table

    def _score(self, view: TashKalarView, side: SideView) -> Text:
        """The same in a few signs."""
        line = self._side_name(side)
        counts = zip(self._ranks(), (side.commons, side.heroics, side.legendaries), strict=True)
        pieces = " ".join(f"{self.look.shapes[side.side]}{sign.strip()}{count}" for (_, sign), count in counts)
        points = f"{side.score}" if side.colour_points else f"{side.score}/{side.threshold}"
        supply = f"{say('cli-tk-supply', None, self.lang)} {side.spare}+{side.spare_legendaries}"
        line.append(f" {points}", style="bold")
        line.append(f" {pieces} {supply}", style="not bold default")
        return line.append_text(self._colour_points(view, side)) if side.colour_points else line

    def _colour_points(self, view: TashKalarView, side: SideView) -> Text:
        """A melee's points in each enemy colour; a colour already improvised with is marked."""
        line = Text(" ")
        for other in view.sides:
            if other.side != side.side:
                used = "*" if other.side in side.improvised else ""
                points = f" {self.look.shapes[other.side]}{side.colour_points[other.side]}/{side.threshold}{used}"
                line.append(points, style=looks.SCHOOL_COLOURS[other.school])
        return line

    def _tasks(self, view: TashKalarView) -> RenderableType:
        lines: list[RenderableType] = [Text(""), Text(say("cli-tk-tasks", None, self.lang), style="bold")]
        lines.extend(self._task(task, say("count-points", {"n": task.points}, self.lang)) for task in view.tasks)
        if view.next_task is not None:
            lines.append(self._task(view.next_task, say("cli-tk-next-task", None, self.lang)))
        return Group(*lines)

    def _low_tasks(self, view: TashKalarView, layout: LowLayout) -> list[RenderableType]:
        """Tasks in a line each, or with names and numbers side by side."""
        remarks = [(task, say("count-points", {"n": task.points}, self.lang)) for task in view.tasks]
        if view.next_task is not None:
            remarks.append((view.next_task, say("cli-tk-next-task", None, self.lang)))
        if layout.tasks == "lines" or not remarks:
            return [one_line(self._task_line(task, remark)) for task, remark in remarks]
        return [packed([self._task_name(task, remark) for task, remark in remarks], self.console.width)]

    def _task_name(self, task: TaskView, remark: str) -> Text:
        line = Text(f"{self.look.done if task.fulfilled else self.look.open} ")
        if task.fulfilled:
            line.stylize("bright_green")
        line.append(name("task", task.task, self.lang), style="bold")
        counted = ", ".join(f"{number.have}/{number.need}" for number in task.progress)
        return line.append(f" ({remark}{'; ' if counted else ''}{counted})")

    def _task_line(self, task: TaskView, remark: str) -> Text:
        message = task.task.replace("/", "-")
        line = self._task_name(task, remark)
        return line.append(f" {say(f'{message}.short', None, self.lang)}", style="dim")

    def _task(self, task: TaskView, remark: str) -> Text:
        line = Text(f"{self.look.done if task.fulfilled else self.look.open} ")
        if task.fulfilled:
            line.stylize("bright_green")
        line.append(name("task", task.task, self.lang), style="bold")
        line.append(f" ({remark})")
        message = task.task.replace("/", "-")
        line.append(f"\n  {say(f'{message}.short', None, self.lang)}", style="dim")
        numbers = progress_line(task.progress, self.lang)
        if numbers:
            line.append(f"\n  {numbers}")
        return line

    def _piles(self, view: TashKalarView, layout: Layout) -> RenderableType:
        """How many cards everybody has; on a low screen without the schools and discards."""
        lines = [Text("")]
        for seat in view.seats:
            counts = {"cards": seat.deck, "hand": seat.beings + seat.legends + seat.flares}
            line = Text(say("cli-who", {"player": self.names.players[seat.seat]}, self.lang) + " ")
            if layout.cards in ("whole", "short"):
                line.append(name("school", seat.school, self.lang), style=looks.SCHOOL_COLOURS[seat.school])
                line.append(", ")
            line.append(say("cli-piles", counts, self.lang))
            if seat.frozen:
                what = title(say("term-tk-frozen-effect", None, self.lang))
                line.append(f", {what}: {name('being', seat.frozen, self.lang)}")
            if seat.pending:
                what = title(say("term-tk-pending-being", None, self.lang))
                line.append(f", {what}: {name('being', seat.pending, self.lang)}")
                if seat.on_card is not None:
                    piece = say("tk-on-card", {"side": seat.on_card.side, "rank": RANKS[seat.on_card.rank]}, self.lang)
                    line.append(f" ({piece})")
            if seat.discard and layout.cards in ("whole", "short"):
                top = name("being", seat.discard[-1], self.lang)
                line.append(f", {say('cli-tk-last-discard', {'name': top}, self.lang)}")
            lines.append(line)
        return Group(*lines)

    def _everything_else(self, view: TashKalarView) -> RenderableType:
        """What everybody may know besides arena, score and tasks: supplies, decks and piles, and what the turn did."""
        grid = Grid.grid(padding=(0, 2))
        for side in view.sides:
            grid.add_row(self._side_name(side), "")
            for what, fact in self._facts_of(view, side):
                grid.add_row(f"  {what}", fact)
        grid.add_row(Text(self._page("shared-decks"), style="bold"), "")
        for deck in view.shared:
            if deck.cards or deck.discard:
                grid.add_row(f"  {self._page(f'shared-{deck.name}')}", self._page("cards-left", n=deck.cards))
                grid.add_row(f"  {self._page(f'shared-discards-{deck.name}')}", self._pile(deck.discard))
        if FORMS[view.form].tasks:
            grid.add_row(f"  {self._page('shared-tasks')}", self._page("cards-left", n=view.task_deck))
        return grid

    def _facts_of(self, view: TashKalarView, side: SideView) -> Iterable[tuple[str, str]]:
        form = FORMS[view.form]
        yield (
            self._page("supply"),
            self._page("supply-of", commons=side.spare, legendaries=side.spare_legendaries),
        )
        if view.turn and view.active in side.seats and any(view.destroyed):
            yield self._page("felled"), self._felled(view)
        if form.melee:
            colours = ", ".join(self.names.sides[colour] for colour in side.improvised)
            used = self._page("improvised-with", colours=colours) if colours else self._page("improvised-none")
            yield say("term-tk-improvised-summoning", None, self.lang), used
        if form.tasks:
            claimed = ", ".join(name("task", task, self.lang) for task in side.claimed)
            yield self._page("claimed"), claimed or self._page("claimed-none")
        for seat in (view.seats[at] for at in side.seats):
            player = self.names.players[seat.seat]
            counts = {"beings": seat.beings, "legends": seat.legends, "flares": seat.flares}
            yield self._page("hand-of", player=player), self._page("hand-counts", **counts)
            left = {"n": seat.deck, "sideways": seat.sideways}
            yield (
                self._page("deck-of", player=player),
                self._page("cards-sideways" if form.teams else "cards-left", **left),
            )
            yield self._page("discard-pile-of", player=player), self._pile(seat.discard)

    def _felled(self, view: TashKalarView) -> str:
        """What the turn has destroyed so far: each colour's shape with the sign of the rank."""
        parts = []
        for side in view.sides:
            for rank, sign in enumerate(self.look.ranks):
                if number := view.destroyed[side.side * 3 + rank]:
                    parts.append(f"{self.look.shapes[side.side]}{sign.strip()} {number}")
        return ", ".join(parts)

    def _pile(self, cards: Sequence[str]) -> str:
        """A discard pile, the last card first."""
        named = [title(name("card", card, self.lang)) for card in reversed(cards)]
        return ", ".join(named) or self._page("pile-empty")

    def _page(self, key: str, **args: str | int) -> str:
        """Words that stand on the page, too."""
        return say(f"page-{key}", args, self.lang)

    def _playable(self, view: TashKalarView) -> frozenset[str]:
        """Beings that can be summoned now."""
        options = view.decision.options if view.decision is not None else ()
        return frozenset(choice.card for choice in options if isinstance(choice, Summon))

    def _hand(self, view: TashKalarView, layout: Layout) -> RenderableType:
        assert view.hand is not None
        playable = self._playable(view)
        beings = (*view.hand.beings, *view.hand.legends)
        if layout.cards in ("bare", "small"):
            width = SMALL_WIDTH
            if layout.cards == "bare" and beings:
                width = max(SMALL_WIDTH, min(CARD_WIDTH, self.console.width // len(beings) - 1))
            small = [
                small_being(
                    card, self.look, self.lang, playable=card in playable, text=(layout.cards == "bare") * width
                )
                for card in beings
            ]
            return Group(Columns(small, width=width, padding=(0, 1)), *self._flares(view))
        short = layout.cards == "short"
        flares = [(flare, tuple(seen for seen in view.flares if seen.flare == flare)) for flare in view.hand.flares]
        cards: list[RenderableType] = [
            *(draw_being(card, self.look, self.lang, short=short, playable=card in playable) for card in beings),
            *(draw_flare(flare, seen, self.names, self.look, self.lang, short=short) for flare, seen in flares),
        ]
        return Columns(cards, width=CARD_WIDTH, padding=(0, 0))

    def _flares(self, view: TashKalarView) -> list[Text]:
        """The flares of the hand in a line each."""
        assert view.hand is not None
        return [
            small_flare(
                flare, tuple(seen for seen in view.flares if seen.flare == flare), self.names, self.look, self.lang
            )
            for flare in view.hand.flares
        ]

    def _hand_names(self, view: TashKalarView) -> list[RenderableType]:
        """The hand as names alone, those that can be summoned bright."""
        if view.hand is None:
            return []
        playable = self._playable(view)
        names = []
        for card in (*view.hand.beings, *view.hand.legends):
            style = "bold bright_white" if card in playable else RANK_STYLES[BEINGS[card].rank]
            names.append(Text(title(name("being", card, self.lang)), style=style))
        names += [Text(name("flare", flare, self.lang)) for flare in view.hand.flares]
        return [packed(names, self.console.width)]

    def _corner(self, view: TashKalarView) -> list[RenderableType]:
        """The hand beside the arena of a low screen: patterns and names in two piles."""
        room = self.console.width - ARENA_WIDTH - 2
        if view.hand is None or room < _BESIDE:
            return []
        playable = self._playable(view)
        tiny = [
            tiny_being(card, self.look, self.lang, playable=card in playable, width=room // 2)
            for card in (*view.hand.beings, *view.hand.legends)
        ]
        height = {id(card): len(self.console.render_lines(card)) for card in tiny}
        piles: tuple[list[RenderableType], list[RenderableType]] = ([], [])
        for card in sorted(tiny, key=lambda card: -height[id(card)]):
            min(piles, key=lambda pile: sum(height[id(other)] for other in pile)).append(card)
        drawn = Grid.grid(padding=(0, 0))
        drawn.add_column(width=room // 2)
        drawn.add_column(width=room // 2)
        drawn.add_row(*(Group(*pile) for pile in piles))
        return [drawn]

    def _question(self, view: TashKalarView, decision: DecisionView) -> RenderableType:
        asked = self._asked(decision)
        asked.insert(1, Text(self.tell(words.prompt_help(decision)), style="dim"))
        return Group(*asked, self.listed(self.numbered(view), view))

    def _asked(self, decision: DecisionView) -> list[Text]:
        """The question and how squares are typed."""
        lines = [Text(self.tell(words.prompt(decision)), style="bold bright_white")]
        squares = [choice for choice in decision.options if isinstance(choice, Pick | Place | TakeOff)]
        return [*lines, self._squares(squares)] if squares else lines

    def _squares(self, choices: Sequence[Pick | Place | TakeOff]) -> Text:
        """Squares are typed by name; only few are listed."""
        kind = type(choices[0])
        key = "cli-tk-place" if kind is Place else "cli-tk-take-off" if kind is TakeOff else "cli-tk-pick"
        named = [name_of(choice.square) for choice in choices]
        shown = " ".join(named) if len(named) <= 24 else say("cli-tk-squares-many", {"count": len(named)}, self.lang)
        return Text(f"  {say(key, {'square': named[0]}, self.lang)} {shown}")

    def numbered(self, view: TashKalarView) -> list[Action]:
        """The options that get a number: all but squares, beings first."""
        if view.decision is None:
            return []
        return [choice for choice in view.decision.options if not isinstance(choice, Pick | Place | TakeOff)]

    def describe(self, choice: Action, view: TashKalarView) -> str:
        """An option in words; a summoning also says which pieces it uses, what it marks and crushes."""
        said = self.tell(words.option(choice))
        decision = view.decision
        assert decision is not None
        if not isinstance(choice, Summon):
            return said
        facts = next((s for s in decision.summons if decision.options[s.option] == choice), None)
        if facts is None:
            return said
        details = [say("cli-tk-uses", {"squares": _named(facts.used)}, self.lang)]
        if facts.marks or facts.marks2:
            details.append(say("cli-tk-marks", {"squares": _named((*facts.marks, *facts.marks2))}, self.lang))
        if facts.directions:
            arrows = " ".join(self.look.arrows[way] for way in facts.directions)
            details.append(say("cli-tk-directions", {"directions": arrows}, self.lang))
        if facts.crushes:
            details.append(say("cli-tk-crushes", {"square": name_of(choice.square)}, self.lang))
        return f"{title(said)} ({'; '.join(details)})"

    def brief(self, choice: Action, before: Action | None, view: TashKalarView) -> str:
        """Without pieces and marks: "Summon Messenger on a3", then "b3" for the same being.

        Whatever loses a card says so each time.
        """
        if isinstance(choice, Summon) and isinstance(before, Summon) and choice.card == before.card:
            return name_of(choice.square)
        return title(self.tell(words.option(choice)))

    def obey(self, command: str, rest: str, view: TashKalarView) -> Reply:
        if command == "tasks":
            return Reply(self._tasks(view))
        if command == "piles":
            return Reply(self._everything_else(view))
        if command == "hand" and view.hand is not None:
            bare = Layout(cards="bare")
            return Reply(Group(self._hand(view, bare), self._piles(view, bare)))
        return super().obey(command, rest, view)

    def signs(self) -> str:
        """What the drawings mean."""
        look = self.look
        signs = {
            "shapes": " ".join(look.shapes[: len(self.names.sides)]),
            "heroic": look.ranks[1],
            "legendary": look.ranks[2],
            "common_needed": look.common,
            "heroic_needed": look.heroic,
            "arrival": f"{look.arrival} {look.arrival_common} {look.arrival_heroic}",
            "marks": f"{look.mark} {look.second_mark}",
            "last": look.last,
        }
        return say("cli-tk-help-signs", signs, self.lang)

    # -- words -------------------------------------------------------------------------------------------------

    def log(self, events: Iterable[Event], viewer: Seat | None) -> list[str]:
        """The events in words, as far as the viewer may know them, without what goes without saying."""
        return super().log((event for event in events if not isinstance(event, TurnEnded)), viewer)

    def headlines(self, events: Iterable[Event], viewer: Seat | None) -> list[str]:
        """Without the viewer's own turn: the heading says that it has begun."""
        return self.log((e for e in events if not (isinstance(e, TurnBegan) and e.seat == viewer)), viewer)

    def touched(self, events: Iterable[Event]) -> frozenset[int]:
        """The squares where the events changed something."""
        found: set[int] = set()
        for event in events:
            for field in ("square", "to"):
                square = getattr(event, field, None)
                if square is not None:
                    found.add(square)
        return frozenset(found)

    def understand(self, line: str, view: TashKalarView) -> Meaning:
        options = view.decision.options if view.decision is not None else ()
        return understand(line, options, self.numbered(view), self.names, self.lang)

    def ideas(self, line: str, view: TashKalarView) -> list[Action]:
        """A card named without a square: summoning it anywhere, or invoking it."""
        assert view.viewer is not None
        own = FORMS[view.form].side_of(view.viewer)
        rivals = [side.side for side in view.sides if side.side != own]
        card = find_card(line, self.lang)
        if view.hand and (card in view.hand.flares or (card is None and line.strip())):
            verbs = say("cli-tk-verb-invoke", None, self.lang) + "," + say("cli-tk-verb-invoke")
            if card is None and line.strip().lower() not in (word.strip().lower() for word in verbs.split(",")):
                return []
            return [InvokeFlare(flare, rival) for flare in view.hand.flares for rival in rivals]
        return [Summon(card, square, 0) for square in range(SQUARES) if ARENA >> square & 1] if card else []

    def card(self, text: str) -> RenderableType | None:
        """The card of that name, whole."""
        found = find_card(text, self.lang)
        if found is None:
            return None
        if found.startswith("flare/"):
            return draw_flare(found, (), self.names, self.look, self.lang)
        return draw_being(found, self.look, self.lang)


def _named(squares: Iterable[int]) -> str:
    return " ".join(name_of(square) for square in squares)
