"""Every word of the terminal is used, and every word it uses is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from ludarium import texts
from ludarium.games.fateforge.view import _PHASES as PHASES
from ludarium.games.skytear.fronts.terminal.reading import VERBS as SKYTEAR_VERBS
from ludarium.games.tash_kalar.fronts.terminal.reading import VERBS
from ludarium.kernel.title import titles
from ludarium.terminal.plain import make_front
from ludarium.terminal.session import COMMANDS
from ludarium.terminal.words import plain

SOURCE = Path(__file__).parents[2] / "src/ludarium"


FRONTS = {
    game: make_front(game, form, ("Ala", "Bo"), "en", Console())
    for game, form in (("tash-kalar", "high-form"), ("skytear", "standard"), ("fateforge", "campaign"))
}
"""The front of each game, in the form that has all of its commands."""


def used() -> set[str]:
    """The `cli-...` keys that the source names; parts that are put in at run time are spelled out."""
    text = "\n".join(
        path.read_text("utf-8")
        for part in ("cli", "terminal", "games/*/fronts")
        for path in SOURCE.glob(f"{part}/**/*.py")
    )
    found = set(re.findall(r"['\"](cli-[a-z-]+[a-z])['\"]", text))
    found |= {f"cli-tk-verb-{verb}" for verb in VERBS} | {f"cli-sk-verb-{verb}" for verb in SKYTEAR_VERBS}
    found |= {f"cli-command-{command}" for command in (*COMMANDS, "coach")}
    found |= {front.key(f"command-{command}") for front in FRONTS.values() for command in front.commands}
    found |= {front.key("help-answers") for front in FRONTS.values()} | {"cli-help-answers"}
    found |= {f"cli-tk-short-{rank}" for rank in ("common", "heroic", "legendary")}
    found |= {f"cli-sk-{column}" for column in ("hp", "armour", "mana")}
    found |= {FRONTS["skytear"].key(said) for said in ("auto-on", "hold-on", "next-on", "windows")}
    found |= {f"cli-ff-phase-{phase}" for phase in (*PHASES.values(), "setup")}
    found |= {f"cli-ff-{mark}" for mark in ("ko", "hidden", "stunned", "protected", "taunting")}
    found |= {f"cli-ff-{mark}" for mark in ("block", "poison", "charges", "guard-stance", "attack-stance")}
    found |= {f"cli-in-{game}-{what}" for game in FRONTS for what in ("why", "card", "rules", "not-understood")}
    return found | {f"cli-tk-flare-{half}" for half in ("upper", "lower")}


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    terminal = "\n".join(source for file, source in texts.source("en").items() if file.startswith("cli"))
    written = set(re.findall(r"^(cli-[a-z-]+) =", terminal, re.MULTILINE))
    assert written == used()


@pytest.mark.parametrize(
    ("game", "spoken_verbs"), [("tash-kalar", tuple(VERBS)), ("skytear", tuple(SKYTEAR_VERBS)), ("fateforge", ())]
)
def test_no_command_is_also_an_answer(game: str, spoken_verbs: tuple[str, ...]) -> None:
    """A typed word means one thing in each language, and English words mean the same everywhere."""
    front = FRONTS[game]
    for lang in texts.LANGUAGES:
        commands: dict[str, str] = {}
        verbs: dict[str, str] = {}
        for spoken in {lang, "en"}:
            for command in (*COMMANDS, *front.commands):
                word = plain(texts.say(front.key(f"command-{command}"), None, spoken))
                assert commands.setdefault(word, command) == command
            for verb in spoken_verbs:
                for word in texts.say(f"cli-{front.prefix}-verb-{verb}", None, spoken).split(","):
                    assert verbs.setdefault(plain(word), verb) == verb
        assert not set(commands) & set(verbs)


def test_words_of_a_game_stand_with_the_game() -> None:
    """What one game says begins with its prefix, so that no other game and no package can mean the same key."""
    for title in titles():
        own = "\n".join(text for file, text in texts.of_game(title, "en").items() if file.startswith("cli"))
        keys = re.findall(r"^(cli-[a-z-]+) =", own, re.MULTILINE)
        assert keys, title.id
        assert not [key for key in keys if not key.startswith((f"cli-{title.prefix}-", f"cli-in-{title.id}-"))]
