"""What the terminal needs from each game: how it is drawn, told and typed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, ClassVar, Literal

from msgspec import Struct
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludarium.kernel.decisions import Action, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome, Position
from ludarium.kernel.messages import Message
from ludarium.kernel.plain import Words
from ludarium.kernel.record import Record
from ludarium.terminal.look import LINES
from ludarium.terminal.words import Meaning
from ludarium.texts import Names, has, say, tell

_LOW = 36
"""A screen with fewer lines is low."""
_FEW = 5
"""So many news are not worth a page of their own."""

Wish = Literal["", "hold", "auto", "next"]
"""Where things can be let pass: as the game does, be asked each time, never, or not before something else is asked."""


class Reply(Struct, frozen=True):
    """What a game's own command leads to: something to show, an answer to the decision, or both."""

    show: RenderableType | None = None
    answer: Action | None = None


class Front(ABC):
    """Draws views of one game and reads answers; knows nothing but the view it is given."""

    commands: tuple[str, ...] = ()
    """Commands that not every game has; `cli-command-...` holds their words, or `cli-PREFIX-command-...`."""
    stand_alone: ClassVar[Sequence[str]] = ()
    """Those of them that are commands only when nothing follows them."""

    words: ClassVar[Words]
    """What the game says."""
    prefix: str = ""
    """What the keys of the game's own words begin with."""

    can_resign: bool = True
    """Whether a player may give up."""

    def __init__(self, names: Names, lang: str, console: Console) -> None:
        self.names = names
        self.lang = lang
        self.console = console

    @abstractmethod
    def screen(self, view: Any, news: Sequence[str], last: frozenset[Any]) -> RenderableType:
        """The whole table as the viewer may see it, what happened lately, and the question if there is one."""

    @abstractmethod
    def signs(self) -> str:
        """What the drawings mean, for the help page."""

    @abstractmethod
    def numbered(self, view: Any) -> Sequence[Action]:
        """The options that are listed with numbers, in this order."""

    @abstractmethod
    def describe(self, choice: Action, view: Any) -> str:
        """An option in words."""

    def tell(self, message: Message) -> str:
        """A message in the words of this table."""
        return tell(message, self.names, self.lang)

    def key(self, what: str) -> str:
        """The message for something that can be typed or is said about it: the game's own, or that of all games."""
        own = f"cli-{self.prefix}-{what}"
        return own if has(own, self.lang) else f"cli-{what}"

    def reason(self, outcome: Outcome) -> str:
        """Why the game is over."""
        return self.tell(self.words.ending(outcome))

    def refusal(self, reason: WhyNot) -> str:
        """What stands in the way and what would be right, with the rule."""
        return f"{self.tell(self.words.why(reason))} ({reason.rule})"

    def log(self, events: Iterable[Event], viewer: Seat | None) -> list[str]:
        """The events in words, as far as the viewer may know them, without what goes without saying."""
        seen = (event.seen_by(viewer) for event in events)
        return [
            self.tell(self.words.told(event)) for event in seen if event is not None and not self.words.unsaid(event)
        ]

    def headlines(self, events: Iterable[Event], viewer: Seat | None) -> list[str]:
        """Those of the events that are told with the table."""
        return self.log(events, viewer)

    @abstractmethod
    def touched(self, events: Iterable[Event]) -> frozenset[Any]:
        """The places where the events changed something, for `screen`."""

    @abstractmethod
    def understand(self, line: str, view: Any) -> Meaning:
        """What a typed line means as an answer to the viewer's decision."""

    dull_reasons: ClassVar[Sequence[str]] = ()
    """Refusals that say little: of several the one that speaks of something the player can change says most."""

    def why(self, position: Position[Any], seat: Seat, line: str) -> str | None:
        """Why the idea of the line cannot be done now; None when the line is not understood, empty when it can."""
        view = position.game.view(position, seat)
        meaning = self.understand(line, view)
        if meaning.options:
            return ""
        ideas = meaning.ideas or self.ideas(line, view)
        reasons = [reason for reason in (position.why_not(seat, idea) for idea in ideas) if reason is not None]
        reasons.sort(key=lambda reason: reason.message.key in self.dull_reasons)
        return self.refusal(reasons[0]) if reasons else None

    def ideas(self, line: str, view: Any) -> Iterable[Action]:
        """What somebody may have meant whose line names nothing that is on offer."""
        return ()

    @abstractmethod
    def card(self, text: str) -> RenderableType | None:
        """The card of that name, whole."""

    def ending(self, outcome: Outcome) -> RenderableType:
        """Who won, the points and why the game is over."""
        winners = " & ".join(self.names.players[seat] for seat in outcome.winners)
        everyone = len(outcome.winners) == len(outcome.places)
        first = say("state-draw", None, self.lang) if everyone else say("state-winner", {"player": winners}, self.lang)
        points = ", ".join(
            f"{player} {score}" for player, score in zip(self.names.players, outcome.scores, strict=True)
        )
        lines = (say("state-game-over", None, self.lang), self.reason(outcome), points)
        return Group(Text(first, style="bold bright_white"), *(Text(line) for line in lines))

    def story(self, record: Record) -> Sequence[str]:
        """A finished game told once more, sentence by sentence, where the game has a way of telling it."""
        return ()

    # -- parts of every screen ---------------------------------------------------------------------------------

    def fitting(
        self, drafts: Sequence[Callable[[], RenderableType]], low: Sequence[Callable[[], RenderableType]] = ()
    ) -> RenderableType:
        """The first draft that leaves a line for the answer; the last one, when the screen is too low for all.

        Drafts go from roomy to narrow; `low` are those for screens that are too low even for the narrowest of the
        others. What is written into a pipe or a file has all the room it wants.
        """
        if not self.console.is_terminal:
            return drafts[0]()
        if low and not self._fits(drafts[-1]()):
            drafts = low
        for draft in drafts[:-1]:
            drawn = draft()
            if self._fits(drawn):
                return drawn
        return drafts[-1]()

    def _fits(self, drawn: RenderableType) -> bool:
        return len(self.console.render_lines(drawn)) < self.console.height

    def told(self, news: Sequence[str], most: int) -> list[RenderableType]:
        """The last of the news under a line of their own; how many came before them is said."""
        lines = squeezed(news)
        parts: list[RenderableType] = [Rule(style=LINES)] if lines else []
        if len(lines) > most:
            earlier = say("cli-earlier", {"count": len(lines) - most + 1}, self.lang)
            parts.append(Text(earlier, style="dim italic"))
            lines = lines[-most + 1 :]
        return [*parts, *(Text(line, style="italic") for line in lines)]

    def lately(self, news: Sequence[str], most: int) -> list[RenderableType]:
        """The last of the news on a low screen, a line each; those before them are left to the command `log`."""
        return [one_line(Text(line, style="italic")) for line in squeezed(news)[-most:]] if most else []

    def untold(self, news: Sequence[str], most: int) -> bool:
        """Whether `lately` leaves something out of the news, or the end of a line."""
        lines = squeezed(news)
        return len(lines) > most or any(cell_len(line) > self.console.width for line in lines)

    def asking(self, folded: Sequence[str] = ()) -> RenderableType:
        """The line above a question; it names the two keys that always work, and commands that show what is folded."""
        keys = say("cli-keys", None, self.lang)
        if folded:
            commands = ", ".join(
                say(self.key(f"command-{command}"), None, self.lang).split(",")[0] for command in folded
            )
            keys = f"{say('cli-folded', {'commands': commands}, self.lang)} · {keys}"
        return Rule(Text(keys, style="dim"), align="right", style=LINES)

    def room_beside(self, *parts: RenderableType) -> int:
        """How many lines these parts leave on the screen, besides the one for the answer."""
        return self.console.height - 1 - len(self.console.render_lines(Group(*parts)))

    def brief(self, choice: Action, before: Action | None, view: Any) -> str:
        """An option in a few words, for a low screen; those that it shares with the one before it can be left out."""
        return self.describe(choice, view)

    def packed_options(self, choices: Sequence[Action], view: Any) -> Text:
        """Options with their numbers, as many to a line as it holds."""
        whole = [self.brief(choice, None, view) for choice in choices]
        phrases = []
        before: Action | None = None
        for number, (choice, called) in enumerate(zip(choices, whole, strict=True), start=1):
            # Two that are called alike are told apart by everything that is known about them.
            alone = whole.count(called) == 1
            phrase = Text(f" {number:>2} ", style="bold bright_white")
            phrase.append(
                self.brief(choice, before, view) if alone else self.describe(choice, view), "not bold default"
            )
            phrases.append(phrase)
            before = choice if alone else None
        return packed(phrases, self.console.width, gap=1)

    def with_options(
        self, parts: Sequence[RenderableType], choices: Sequence[Action], view: Any, cut: bool
    ) -> RenderableType:
        """A low screen with its options below; `cut`: those that still do not fit are left to a command."""
        options = self.packed_options(choices, view)
        if not options:
            return Group(*parts)
        return Group(*parts, self.cut(options, self.room_beside(*parts)) if cut else options)

    def cut(self, options: Text, room: int) -> RenderableType:
        """Options in so many lines: the first and, as that is how to go on, the last; a command shows them all."""
        lines = list(options.wrap(self.console, self.console.width))
        if len(lines) <= room:
            return options
        more = Text(f"  {say('cli-more-options', None, self.lang)}", style="dim")
        if room < 3:
            return Group(lines[0], more)
        return Group(*lines[: room - 2], more, lines[-1])

    def listed(self, choices: Sequence[Action], view: Any) -> RenderableType:
        """Options with their numbers: in columns where they are short, otherwise two short ones to a line."""
        drawn = []
        for number, choice in enumerate(choices, start=1):
            line = Text(f" {number:>2}  ", style="bold bright_white")
            line.append(self.describe(choice, view), style="not bold default")
            drawn.append(line)
        half = self.console.width // 2
        if len(drawn) < 3:
            return Group(*drawn)
        if max(line.cell_len for line in drawn) <= half - 2:
            return Columns(drawn, padding=(0, 2), column_first=True)
        lines: list[Text] = []
        open_line = False
        for line in drawn:
            if open_line and line.cell_len <= half:
                lines[-1].pad_right(half - lines[-1].cell_len)
                lines[-1].append_text(line)
                open_line = False
            else:
                lines.append(line)
                open_line = line.cell_len <= half - 2
        return Group(*lines)

    # -- what only some games have -----------------------------------------------------------------------------

    def prelude(self, position: Position[Any]) -> RenderableType | None:
        """What is read out before the table is drawn: a page of a story that has been opened."""
        return None

    def report(self, events: Sequence[Event], viewer: Seat | None) -> list[str]:
        """Lines about something long that are read before the table is drawn again.

        On a low screen that is whatever is too much for the few lines that it has for news.
        """
        if not self.console.is_terminal or self.console.height >= _LOW:
            return []
        lines = squeezed(self.headlines(events, viewer))
        return lines if len(lines) > _FEW else []

    def on_enter(self, view: Any) -> Action | None:
        """The answer that the bare Enter key gives."""
        return None

    def passing(self, view: Any, wish: Wish, *, alone: bool) -> Action | None:
        """The answer that is given without asking; `alone`: nobody else at the keyboard learns from it."""
        return None

    def obey(self, command: str, rest: str, view: Any) -> Reply:
        """Do what one of the game's own commands says; every game can show all options with all that is known."""
        if command == "options":
            return Reply(Group(Rule(style=LINES), self.listed(self.numbered(view), view)))
        raise NotImplementedError(command)


def squeezed(lines: Sequence[str]) -> list[str]:
    """Lines that come several times in a row once, with their number."""
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    return [f"{line} (x{number})" if number > 1 else line for line, number in runs]


def one_line(text: Text) -> Text:
    """Text that ends in an ellipsis where the line does."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def packed(phrases: Sequence[Text], width: int, gap: int = 3) -> Text:
    """Phrases side by side, as many as a line of that width holds."""
    drawn = Text()
    taken = 0
    for phrase in phrases:
        if taken:
            fits = taken + gap + phrase.cell_len <= width
            drawn.append(" " * gap if fits else "\n")
            taken = taken + gap if fits else 0
        drawn.append_text(phrase)
        taken += phrase.cell_len
    return drawn
