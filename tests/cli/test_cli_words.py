"""Every word of the terminal is used, and every word it uses is there."""

from __future__ import annotations

import re
from pathlib import Path

from ludarium import texts
from ludarium.terminal.reading import VERBS, plain
from ludarium.terminal.session import COMMANDS

SOURCE = Path(__file__).parents[2] / "src/ludarium"


def used() -> set[str]:
    """The `cli-...` keys that the source names; parts that are put in at run time are spelled out."""
    text = "\n".join(path.read_text("utf-8") for part in ("cli", "terminal") for path in (SOURCE / part).glob("*.py"))
    found = set(re.findall(r"['\"](cli-[a-z-]+[a-z])['\"]", text))
    found |= {f"cli-verb-{verb}" for verb in VERBS} | {f"cli-command-{command}" for command in COMMANDS}
    found |= {f"cli-short-{rank}" for rank in ("common", "heroic", "legendary")}
    return found | {f"cli-flare-{half}" for half in ("upper", "lower")}


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    written = set(re.findall(r"^(cli-[a-z-]+) =", texts.source("en")["cli.ftl"], re.MULTILINE))
    assert written == used()


def test_no_command_is_also_an_answer() -> None:
    """A typed word means one thing in each language, and English words mean the same everywhere."""
    for lang in texts.LANGUAGES:
        commands: dict[str, str] = {}
        verbs: dict[str, str] = {}
        for spoken in {lang, "en"}:
            for command in COMMANDS:
                word = plain(texts.say(f"cli-command-{command}", None, spoken))
                assert commands.setdefault(word, command) == command
            for verb in VERBS:
                for word in texts.say(f"cli-verb-{verb}", None, spoken).split(","):
                    assert verbs.setdefault(plain(word), verb) == verb
        assert not set(commands) & set(verbs)
