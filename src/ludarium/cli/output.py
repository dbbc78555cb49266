"""What the commands share: where they write, languages, one-line errors, and progress."""

from __future__ import annotations

import io
import json
import os
import re
import sys
import time
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ludarium.kernel.game import FormInfo, GameInfo
from ludarium.kernel.packs import UNSEEN, visible
from ludarium.kernel.title import suggested, title, titles
from ludarium.texts import LANGUAGES

OK, NO, BAD_USAGE = 0, 1, 2
TEXT_LIMIT = 5 * 1024 * 1024
"""The longest file that is an option of a table, in characters: a saved campaign."""
_PATIENCE = 2.0
"""Seconds after which a progress bar appears."""


class Stop(Exception):
    """Ends a command with an exit code and one line for people."""

    def __init__(self, message: str, code: int = BAD_USAGE) -> None:
        super().__init__(message)
        self.code = code


def language(wanted: str | None) -> str:
    """The language asked for, else the one of the environment, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise Stop(f"there is no language '{wanted}'; the languages are {', '.join(LANGUAGES)}")
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def form_of(info: GameInfo, wanted: str | None) -> FormInfo:
    """The form of that name; without one, the form that the game is usually played in."""
    return info.form(wanted or title(info.id).form or info.forms[0].id)


def write_json(value: Any) -> None:
    """One object on standard output, and nothing else there."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    # What cannot be seen is written out as JSON writes it: the same value, and nothing that turns a screen over.
    if any(unicodedata.category(character) in UNSEEN for character in text if character != "\n"):
        text = json.dumps(json.loads(text), indent=2)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(json.loads(text), indent=2)  # a poor encoding gets \\u escapes, never question marks
    sys.stdout.write(text + "\n")


def open_streams() -> None:
    """Make standard input, output and error usable, whatever was handed over: closed ones, or with a poor encoding."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # as long as the process
        elif mode == "w" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def error_line(message: str) -> None:
    """One line on standard error."""
    sys.stderr.write(f"ludarium: {visible(' '.join(message.split()))}\n")


def counted(number: int, what: str) -> str:
    """ "1 seat", "2 seats"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def example_of(option: str, otherwise: str) -> str:
    """What an option is given in the examples of the games, first of all the suggested one."""
    for each in (suggested(), *titles()):
        for line in each.examples:
            _, found, value = line.partition(f" {option} ")
            if found:
                return value.split()[0]
    return otherwise


def table_options(pairs: tuple[str, ...]) -> Mapping[str, Any]:
    """Options of a table from the command line: name=value, where a comma makes a list and digits a number.

    name=@FILE takes the text of a file unchanged, such as a saved campaign.
    """
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise Stop(f"'{pair}' is not an option; write it as name=value, such as {example_of('-o', 'size=5')}")
        if value.startswith("@"):
            found[name] = _text_of(Path(value[1:]))
            continue
        parts: list[Any] = [int(part) if re.fullmatch("[0-9]{1,18}", part) else part for part in value.split(",")]
        found[name] = parts if len(parts) > 1 else parts[0]
    return found


def _text_of(path: Path) -> str:
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(TEXT_LIMIT + 1)
    except OSError as wrong:
        raise Stop(f"{path} cannot be read: {wrong.strerror}") from None
    except UnicodeDecodeError:
        raise Stop(f"{path} is not text in UTF-8") from None
    if len(text) > TEXT_LIMIT:
        raise Stop(f"{path} is longer than {TEXT_LIMIT} characters")
    return text.strip()


def rate_in_words(speed: float | None, things: str) -> str:
    """How many a second, a minute or an hour, whichever is read with ease; nothing yet: nothing."""
    if not speed:
        return ""
    seconds, span = next(((many, span) for many, span in ((1, "s"), (60, "min")) if speed * many >= 1), (3600, "h"))
    return f"{speed * seconds:,.0f} {things}/{span}" if speed >= 100 else f"{speed * seconds:.3g} {things}/{span}"


@contextmanager
def progress(title: str, total: int | None = None, things: str = "") -> Iterator[Callable[[int, str], None]]:
    """A bar on standard error for work that takes longer than two seconds; silent when nobody watches.

    The work calls what it is given with the number done so far and a word about it. `things` are what is counted: where
    they have a name, the bar says how fast they come.
    """
    if not sys.stderr.isatty():
        yield lambda done, word: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        """How fast they come."""

        def render(self, task: Task) -> Text:
            return Text(rate_in_words(task.speed, things), style="progress.data.speed")

    left = TimeRemainingColumn(elapsed_when_finished=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *([Rate()] if things else []), left)
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(title, total=total)
    started = time.monotonic()
    shown = False

    def report(done: int, word: str) -> None:
        nonlocal shown
        if not shown and time.monotonic() - started > _PATIENCE:
            bar.start()
            shown = True
        bar.update(task, completed=done, description=f"{title} {word}".strip())

    try:
        yield report
    finally:
        if shown:
            bar.stop()


def data_folder(wanted: Path | None) -> Path:
    """The folder asked for, or the one the system has for a user's data."""
    if wanted is None:
        from platformdirs import user_data_path

        wanted = user_data_path("ludarium")
    try:
        wanted.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Stop(f"the folder {wanted} cannot be used: {wrong.strerror}; name another with --data") from wrong
    return wanted


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
