"""One game at a terminal: people at this keyboard and bots take turns until it is over or somebody leaves."""

from __future__ import annotations

import os
import re
import shlex
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from ludarium import rules
from ludarium.bots import Bot, make
from ludarium.bots.bot import imagined
from ludarium.bots.windows import WINDOW_SECONDS, rest_of_window
from ludarium.kernel import record
from ludarium.kernel.coach import coach_of
from ludarium.kernel.decisions import CHANCE, Action, Decision, Event, Seat
from ludarium.kernel.errors import Refusal
from ludarium.kernel.mind import mind_of
from ludarium.kernel.table import Table
from ludarium.terminal.front import Wish
from ludarium.terminal.opponents import words_of
from ludarium.terminal.plain import make_front
from ludarium.terminal.ruling import ruling
from ludarium.terminal.words import Meaning, number_in, plain, spoken
from ludarium.texts import Argument, has, say

HUMAN = "human"
HINT_BOT = "mcts:1s"
COMMANDS = ("help", "why", "hint", "undo", "log", "card", "rules", "show", "resign", "save", "quit")
"""What can be typed besides answers; `cli-command-...` holds the words and `.help` the line for the help page."""
_STAND_ALONE = ("undo", "resign", "quit", "options")
"""Commands only when nothing follows them: "koniec tury" ends a turn, "koniec" the sitting."""
_NEED_WORDS = ("why", "card", "rules")
"""Commands that say how they are used when nothing follows them."""

_LOG_LINES = 20
"""As many lines of the log are shown when no number is named."""


class Left(Exception):
    """Somebody ended the sitting; the record is kept."""


class Session:
    """Plays a table at one screen. With several people the hands are hidden while the keyboard is passed on."""

    def __init__(
        self,
        table: Table,
        seats: Sequence[str],
        players: tuple[str, ...],
        lang: str,
        console: Console,
        record_path: Path,
        read: Callable[[str], str] | None = None,
        bot_seed: int = 0,
        go_on: Sequence[str] = (),
    ) -> None:
        """`go_on`: options of the command that must be named again to play on after leaving."""
        self.table = table
        self.players = players
        self.lang = lang
        self.console = console
        self.record_path = record_path
        self.seats = tuple(seats)
        self.go_on = tuple(go_on)
        self.front = make_front(table.game.info.id, table.setup.form, players, lang, console)
        self.humans = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.bots: dict[Seat, Bot] = {
            seat: make(kind, bot_seed + seat) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        for bot in self.bots.values():
            bot.beside_people = bool(self.humans)
        self._read = read or self._from_keyboard
        self.now: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], None] = time.sleep
        begun = any(entry.seat != CHANCE for entry in table.entries)
        self._log: list[Event | str] = [] if begun else [*table.opening, *self._said("greeting", self.bots)]
        self._told: dict[Seat | None, int] = {}
        self._wishes: dict[Seat, Wish] = {}
        self._at_keyboard: Seat | None = None
        self._changed = False
        self._resigning = False

    def play(self) -> bool:
        """Play on; whether the game was finished. The record is written either way."""
        finished = True
        try:
            while not self.table.position.over:
                decision = self._next()
                if decision.seat in self.bots:
                    self._bot_acts(decision.seat)
                else:
                    self._human_acts(decision.seat)
            self._show(self._viewer())
            outcome = self.table.outcome
            assert outcome is not None
            self.console.print(self.front.ending(outcome))
            for told in self.front.story(record.of_table(self.table, self.players)):
                self.console.print(Text(told))
            if len(set(outcome.places)) > 1 or outcome.shared is not None:  # nobody says anything about a draw
                won = [seat for seat in self.bots if seat in outcome.winners]
                lost = [seat for seat in self.bots if seat not in outcome.winners]
                for line in (*self._said("win", won), *self._said("lose", lost)):
                    self.console.print(Text(line))
            self._save()
        except (Left, KeyboardInterrupt) as end:
            finished = False
            if not isinstance(end, Left):
                self.console.print()  # Ctrl-C leaves the cursor behind the question
            self._leave()
        return finished

    def _said(self, line: str, seats: Iterable[Seat]) -> list[str]:
        """What opponents with a name say, to people."""
        speakers = {seat: words_of(self.seats[seat], line, self.lang) for seat in seats if self.humans}
        return [f"{self.players[seat]}: {said}" for seat, said in speakers.items() if said]

    def _next(self) -> Decision:
        """What is answered next: about what all share people are asked before bots."""
        pending = self.table.position.pending
        for_bots = mind_of(self.table.game).for_bots(pending, self.bots)
        return next(decision for decision in pending if decision.seat not in self.bots or decision in for_bots)

    # -- acting ------------------------------------------------------------------------------------------------

    def _bot_acts(self, seat: Seat) -> None:
        bot = self.bots[seat]
        if self.console.is_terminal and (bot.iterations or bot.seconds):
            with self.console.status(say("state-thinking", {"player": self.players[seat]}, self.lang)):
                action = self._choice(bot, seat)
        else:
            action = self._choice(bot, seat)
        self._act(seat, action)
        if not self.humans:
            self._tell(None)

    def _choice(self, bot: Bot, seat: Seat) -> Action:
        """What a bot answers. Somebody who looks on cannot tell by the time whether there was anything to choose."""
        decision = self.table.position.decision_of(seat)
        assert decision is not None
        seen = bool(self.humans) and self.console.is_terminal
        window = WINDOW_SECONDS if seen and mind_of(self.table.game).is_window(decision) else 0.0
        began = self.now()
        bot.hurried = lambda: bool(window) and self.now() >= began + window / 2
        action = bot.choose(self.table.position, seat)
        self.sleep(rest_of_window(self.now() - began, window))
        return action

    def _act(self, seat: Seat, action: Action) -> None:
        self._log.extend(self.table.act(seat, action))
        self._keep()

    def _human_acts(self, seat: Seat) -> None:
        passing = self._passing(self._view(seat), seat)
        if passing is not None:
            self._act(seat, passing)
            return
        if self._wishes.get(seat) == "next":
            del self._wishes[seat]
        if len(self.humans) > 1 and self._at_keyboard != seat:
            self._pass_keyboard(seat)
        self._at_keyboard = seat
        self._show(seat)
        view = self._view(seat)
        assert view.decision is not None
        while True:
            line = self._read(f"{self.players[seat]} > ").strip()
            answer = self._answer(line, view, seat) if line else self.front.on_enter(view)
            if answer is not None:
                self._act(seat, answer)
                return
            if self._changed:
                self._changed = False
                self._keep()
                return

    def _answer(self, line: str, view: Any, seat: Seat) -> Action | None:
        """The option that a line means; commands are obeyed, and what cannot be done is explained."""
        command, rest = self._command(line)
        if command != "resign":
            self._resigning = False
        notations = {str(choice).lower() for choice in view.decision.options}
        if command is not None and line.lower() not in notations:
            return self._obey(command, rest, view, seat)
        # "-1" is a number that nobody has, and not the words of an option in which a 1 stands.
        meaning = Meaning() if _is_number(line) and not line.isdecimal() else self.front.understand(line, view)
        if len(meaning.options) == 1:
            return meaning.options[0]
        if meaning.options:
            return self._choose_among(meaning.options, view)
        if _is_number(line):
            count = len(self.front.numbered(view))
            self._say(say("cli-no-number", {"text": _quoted(line), "count": count}, self.lang), "yellow")
            return None
        reason = self.front.why(self.table.position, seat, line)
        self._say(reason or self._not_understood(line), "yellow")
        return None

    def _not_understood(self, text: str) -> str:
        own = self._own("not-understood")
        return say(own if has(own, self.lang) else "cli-not-understood", {"text": _quoted(text)}, self.lang)

    def _choose_among(self, options: Sequence[Action], view: Any) -> Action | None:
        """Several options fit what was typed: ask which one."""
        self._say(say("cli-which", {"count": len(options)}, self.lang), "bold")
        for number, choice in enumerate(options, start=1):
            self.console.print(Text(f" {number:>2}  {self.front.describe(choice, view)}"))
        answer = self._ask("  # ", say("cli-which-help", {"count": len(options)}, self.lang))
        chosen = number_in(answer)
        if chosen is not None and 1 <= chosen <= len(options):
            return options[chosen - 1]
        self._say(say("cli-nothing-chosen", None, self.lang), "dim")
        return None

    # -- commands ----------------------------------------------------------------------------------------------

    @property
    def commands(self) -> tuple[str, ...]:
        """What can be typed at this table besides answers."""
        coached = ("coach",) if coach_of(self.table.game) is not None else ()
        return (*COMMANDS, *coached, *self.front.commands)

    def _command(self, line: str) -> tuple[str | None, str]:
        """The command that a line begins with, and what follows."""
        if line.startswith("?"):
            return "help", ""
        first, _, rest = line.partition(" ")
        stand_alone = (*_STAND_ALONE, *self.front.stand_alone)
        for command in self.commands:
            words = spoken(self.front.key(f"command-{command}"), self.lang)
            if plain(first) in words and not (rest and command in stand_alone):
                return command, rest.strip()
        return None, ""

    def _obey(self, command: str, rest: str, view: Any, seat: Seat) -> Action | None:
        """Do what a command says; the answer to the decision that it gives, if it gives one."""
        match command:
            case "undo":
                self._changed = self._undo(seat)
            case "resign":
                self._changed = self._resign(seat)
            case "auto" | "hold" | "next":
                return self._wish(command, view, seat)
            case "quit":
                raise Left
            case _ if command in self.front.commands:
                reply = self.front.obey(command, rest, view)
                if reply.show is not None:
                    self._print(reply.show)
                return reply.answer
            case _:
                self._inform(command, rest, seat)
        return None

    def _wish(self, wish: Wish, view: Any, seat: Seat) -> Action | None:
        """From now on let things pass or be asked about them, as this command says; the same again: as before."""
        on = self._wishes.get(seat) != wish
        self._wishes[seat] = wish if on else ""
        self._say(say(self.front.key(f"{wish}-on" if on else "windows"), None, self.lang), "bright_cyan")
        return self._passing(view, seat) if on else None

    def _passing(self, view: Any, seat: Seat) -> Action | None:
        return self.front.passing(view, self._wishes.get(seat, ""), alone=len(self.humans) == 1)

    def _inform(self, command: str, rest: str, seat: Seat) -> None:
        if command in _NEED_WORDS and not rest:
            self._say(self._usage(command), "yellow")
            return
        match command:
            case "help":
                self._help()
            case "why":
                reason = self.front.why(self.table.position, seat, rest)
                possible = say("cli-possible", {"text": _quoted(rest)}, self.lang)
                unknown = self._not_understood(rest)
                self._say(unknown if reason is None else reason or possible, "yellow")
            case "hint":
                self._hint(seat)
            case "coach":
                self._coach(seat)
            case "log":
                for line in self._lines(self._log, seat)[-(number_in(rest) or _LOG_LINES) :]:
                    self.console.print(Text(line, style="italic"))
            case "card":
                card = self.front.card(rest)
                if card is None:
                    self._say(say("cli-no-card", {"text": _quoted(rest)}, self.lang), "yellow")
                else:
                    self.console.print(card)
            case "rules":
                self._rules(rest)
            case "save":
                self._save(Path(rest) if rest else self.record_path)
            case "show":
                self._show(seat)

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for line in say(self.front.key("help-answers"), None, self.lang).split("\n"):
            example, _, text = line.partition(" – ")
            grid.add_row(Text(example.strip(), style="bold"), text.strip())
        for command in self.commands:
            if command == "resign" and not self.front.can_resign:
                continue
            word = say(self.front.key(f"command-{command}"), None, self.lang)
            grid.add_row(Text(word, style="bold"), self._usage(command))
        self._print(Group(grid, Text(self.front.signs(), style="dim")))

    def _usage(self, command: str) -> str:
        own = self._own(command)
        return say(own if has(own, self.lang) else f"{self.front.key(f'command-{command}')}.help", None, self.lang)

    def _own(self, what: str) -> str:
        """Where a game has its own words for that, with its own examples."""
        return f"cli-in-{self.table.game.info.id}-{what}"

    def _hint(self, seat: Seat) -> None:
        bot = make(HINT_BOT, 0)
        self._say(say("hint-thinking", None, self.lang), "dim")
        action = bot.choose(self.table.position, seat)
        chance = f"{100 * bot.estimate(self.table.position, seat):.0f}\u00a0%"
        move = self.front.describe(action, self._view(seat))
        self._say(say("hint-best", {"move": move}, self.lang), "bright_cyan")
        self._say(say("hint-chance", {"percent": chance}, self.lang), "dim")

    def _coach(self, seat: Seat) -> None:
        """What there is to see for that seat, from what it knows."""
        coach, position = coach_of(self.table.game), self.table.position
        if coach is None:
            return
        if silent := coach.silent(position.state):
            self._say(say(silent, None, self.lang), "yellow")
            return
        tell = self.front.tell
        for section in coach.advice(imagined(position, seat, Random(0)), seat, "all"):
            self._say(tell(section.title), "bright_cyan")
            if section.note is not None:
                self._say(tell(section.note), "dim")
            for tip in section.tips:
                told = [tell(part) for part in (tip.title, tip.more, tip.figure) if part is not None]
                self._say(f"  {' – '.join(told)}", "")
                for line in tip.lines:
                    self._say(f"    {tell(line.text)}: {tell(line.figure) if line.figure is not None else ''}", "dim")

    def _undo(self, seat: Seat) -> bool:
        if barrier := self.table.barrier(seat):
            self._say(say(f"take-back-{barrier}", None, self.lang), "yellow")
            return False
        self.table.take_back(seat)
        self._log.append(say("take-back-done", None, self.lang))
        return True

    def _resign(self, seat: Seat) -> bool:
        """Give up, when it is typed twice in a row: it cannot be taken back."""
        again, self._resigning = self._resigning, True
        if self.front.can_resign and not again:
            self._say(say("cli-resign-again", None, self.lang), "yellow")
            return False
        try:
            self.table.resign(seat)
        except Refusal as refusal:
            rule = re.search(r"\([A-Z]+-[0-9.]+\)", str(refusal))
            self._say(f"{say('cli-no-resign', None, self.lang)}{f' {rule[0]}' if rule else ''}", "yellow")
            return False
        return True

    def _rules(self, text: str) -> None:
        game = self.table.game.info.id
        found = rules.search(game, text, self.lang)
        if not found:
            self._say(say("rules-no-result", {"query": _quoted(text)}, self.lang), "yellow")
        for rule in found[:8]:
            self.console.print(ruling(rule))
        if len(found) > 8:
            self._say(say("cli-more-rules", {"count": len(found) - 8}, self.lang), "dim")

    # -- showing -----------------------------------------------------------------------------------------------

    def _view(self, seat: Seat | None) -> Any:
        return self.table.game.view(self.table.position, seat)

    def _viewer(self) -> Seat | None:
        """From whose point of view the end is shown: the only person's, otherwise nobody's."""
        return self.humans[0] if len(self.humans) == 1 else None

    def _show(self, seat: Seat | None) -> None:
        news = self._log[self._told.get(seat, 0) :]
        self._told[seat] = len(self._log)
        self._report([event for event in news if isinstance(event, Event)], seat)
        touched = self.front.touched(event for event in news if isinstance(event, Event))
        if self.console.is_terminal:
            self.console.clear()
        page = self.front.prelude(self.table.position)
        table = self.front.screen(self._view(seat), self._lines(news, seat, self.front.headlines), touched)
        if page is not None:
            self._read_out(page, table)
        self.console.print(table)

    def _read_out(self, page: RenderableType, table: RenderableType) -> None:
        """Show a page of the story; one that would scroll away above the table is read first, screen by screen."""
        lines = self.console.render_lines(page, pad=False)
        room = self.console.height - 2
        if not self.console.is_terminal or len(lines) + len(self.console.render_lines(table)) < self.console.height:
            self.console.print(page)
            return
        self._turn_pages(lines, room)
        self.console.clear()

    def _turn_pages(self, lines: Sequence[Sequence[Segment]], room: int) -> None:
        """Lines in as many screens as they need; where it can be, a page ends with a paragraph."""
        empty = [not "".join(segment.text for segment in line).strip() for line in lines]
        start = 0
        while start < len(lines):
            end = min(start + room, len(lines))
            if end < len(lines) and not empty[end]:
                # A page that would be less than two thirds full is not worth it.
                end = next((line for line in range(end - 1, start + room * 2 // 3, -1) if empty[line]), end)
            self.console.clear()
            for line in lines[start:end]:
                self.console.print(Segments((*line, Segment.line())), end="")
            start = next((line for line in range(end, len(lines)) if not empty[line]), len(lines))
            self._wait("cli-read-on")

    def _print(self, shown: RenderableType) -> None:
        """Show something besides the table; what is longer than the screen is read page by page before it is drawn."""
        lines = self.console.render_lines(shown, pad=False)
        if not self.console.is_terminal or len(lines) < self.console.height - 1:
            self.console.print(shown)
            return
        self._turn_pages(lines, self.console.height - 2)
        self._show(self._at_keyboard)

    def _report(self, news: Sequence[Event], seat: Seat | None) -> None:
        """Tell what is too long for the screen beforehand; at a terminal until it has been read."""
        lines = self.front.report(news, seat)
        if not lines:
            return
        told = Group(*(Text(line) for line in lines))
        if self.console.is_terminal:
            self._turn_pages(self.console.render_lines(told, pad=False), self.console.height - 2)
        else:
            self.console.print(told)

    def _tell(self, seat: Seat | None) -> None:
        """Bots among themselves are only told about, not drawn."""
        for line in self._lines(self._log[self._told.get(seat, 0) :], seat):
            self.console.print(Text(line))
        self._told[seat] = len(self._log)

    def _lines(
        self, log: Sequence[Event | str], seat: Seat | None, told: Callable[..., list[str]] | None = None
    ) -> list[str]:
        lines: list[str] = []
        for item in log:
            lines.extend([item] if isinstance(item, str) else (told or self.front.log)((item,), seat))
        return lines

    def _say(self, text: str, style: str) -> None:
        self.console.print(Text(text, style=style))

    def _pass_keyboard(self, seat: Seat) -> None:
        """Hide what is on the screen until the next person has taken over."""
        if not self.console.is_terminal:
            self.console.print(Text(say("table-pass-device", {"player": self.players[seat]}, self.lang)))
            return
        self.console.clear()
        self.console.file.write("\x1b[3J")  # what has scrolled away, too
        self._say(say("table-pass-device", {"player": self.players[seat]}, self.lang), "bold")
        self._wait("cli-press-enter")

    # -- keyboard and record -----------------------------------------------------------------------------------

    def _ask(self, question: str, help: str) -> str:
        """A line that answers a question besides the game's own; it can always be left and asked about."""
        while True:
            line = self._read(question).strip()
            command, _ = self._command(line)
            if command == "quit":
                raise Left
            if command != "help":
                return line
            self._say(help, "yellow")

    def _wait(self, key: str) -> None:
        """Until Enter is pressed."""
        self._ask(say(key, None, self.lang) + " ", say("cli-press-enter-help", None, self.lang))

    def _from_keyboard(self, question: str) -> str:
        """A line from the keyboard, or from a pipe: then it is shown, too. The end of the input ends the sitting."""
        if sys.stdin.isatty():
            try:
                return input(question)
            except EOFError:
                self.console.print()
                raise Left from None
        line = sys.stdin.readline()
        if not line:
            raise Left
        self.console.print(Text(question + line.rstrip("\n")))
        return line

    def _leave(self) -> None:
        """Keep the record and say in one sentence how the game goes on."""
        wrong = self._write(self.record_path)
        command = ["ludarium", "terminal", self.table.game.info.id, "--continue", str(self.record_path)]
        if self.seats != (HUMAN, *("greedy",) * (len(self.seats) - 1)):
            command += ["--seats", ",".join(self.seats)]
        command += self.go_on
        told = wrong or say("cli-left", {"command": shlex.join(command)}, self.lang)
        self.console.print(Text(told, style="yellow" if wrong else "dim"), soft_wrap=True)

    def _save(self, path: Path | None = None) -> None:
        where = path or self.record_path
        wrong = self._write(where)
        self._say(wrong or say("cli-saved", {"path": str(where)}, self.lang), "yellow" if wrong else "dim")

    def _keep(self) -> None:
        """Write the record after every answer of a game with people: a window that is closed must not cost a game."""
        if self.humans:
            self._write(self.record_path)  # what goes wrong is said when somebody leaves

    def _write(self, path: Path) -> str:
        """Write the record; what went wrong, if something did."""
        text = record.write(record.of_table(self.table, self.players))
        facts: dict[str, Argument] = {"path": str(path)}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_file() and not _is_ours(path):
                return say("cli-other-file", facts, self.lang)
            if path.exists() and not path.is_file():
                path.write_text(text, encoding="utf-8")  # a device
            else:
                # Whatever happens meanwhile, there is the old record or the new one, never half of it.
                draft = path.with_name(f"{path.name}.new")
                draft.write_text(text, encoding="utf-8")
                os.replace(draft, path)
        except OSError as wrong:
            return say("cli-not-saved", {**facts, "reason": wrong.strerror or str(wrong)}, self.lang)
        return ""


def _is_number(line: str) -> bool:
    """Whether somebody typed a number, even one that cannot count anything."""
    return re.fullmatch(r"[-+]?\s*\d+([.,]\d*)?", line) is not None


def _quoted(line: str) -> str:
    """What was typed, as far as a sentence has room for it."""
    return line if len(line) <= 60 else f"{line[:59]}…"


def _is_ours(path: Path) -> bool:
    """Whether a file may be written over: it is empty or a record."""
    with path.open("rb") as file:
        return file.read(len(record.MAGIC)) in (b"", record.MAGIC.encode())
