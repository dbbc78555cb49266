"""Every word of the terminal is used, and every word it uses is there."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest
from rich.console import Console

from ludarium import texts
from ludarium.games.fateforge.view import _PHASES as PHASES
from ludarium.games.skytear.fronts.terminal.reading import VERBS as SKYTEAR_VERBS
from ludarium.games.tash_kalar.fronts.terminal.reading import VERBS
from ludarium.terminal.plain import make_front
from ludarium.terminal.session import COMMANDS
from ludarium.terminal.words import plain

SOURCE = Path(__file__).parents[2] / "src/ludarium"


def own_commands(game: str, form: str) -> tuple[str, ...]:
    """Commands that only this game has, in the form that has all of them."""
    return make_front(game, form, ("Ala", "Bo"), "en", Console()).commands


OWN = {
    game: own_commands(game, form)
    for game, form in (("tash-kalar", "high-form"), ("skytear", "standard"), ("fateforge", "campaign"))
}


def used() -> set[str]:
    """The `cli-...` keys that the source names; parts that are put in at run time are spelled out."""
    text = "\n".join(
        path.read_text("utf-8")
        for part in ("cli", "terminal", "games/*/fronts")
        for path in SOURCE.glob(f"{part}/**/*.py")
    )
    found = set(re.findall(r"['\"](cli-[a-z-]+[a-z])['\"]", text))
    found |= {f"cli-verb-{verb}" for verb in VERBS} | {f"cli-sk-verb-{verb}" for verb in SKYTEAR_VERBS}
    found |= {f"cli-command-{command}" for command in (*COMMANDS, "coach", *chain(*OWN.values()))}
    found |= {f"cli-short-{rank}" for rank in ("common", "heroic", "legendary")}
    found |= {f"cli-sk-{column}" for column in ("hp", "armour", "mana")}
    found |= {f"cli-{wish}-on" for wish in ("auto", "hold", "next")}
    found |= {f"cli-ff-phase-{phase}" for phase in (*PHASES.values(), "setup")}
    found |= {f"cli-ff-{mark}" for mark in ("ko", "hidden", "stunned", "protected", "taunting")}
    found |= {f"cli-ff-{mark}" for mark in ("block", "poison", "charges", "guard-stance", "attack-stance")}
    found |= {f"cli-in-{game}-{what}" for game in OWN for what in ("why", "card", "rules", "not-understood")}
    return found | {f"cli-flare-{half}" for half in ("upper", "lower")}


def test_every_word_is_used_and_every_used_word_is_there() -> None:
    terminal = "\n".join(source for file, source in texts.source("en").items() if file.startswith("cli"))
    written = set(re.findall(r"^(cli-[a-z-]+) =", terminal, re.MULTILINE))
    assert written == used()


@pytest.mark.parametrize(
    ("prefix", "spoken_verbs", "extra"),
    [
        ("cli-verb", tuple(VERBS), OWN["tash-kalar"]),
        ("cli-sk-verb", tuple(SKYTEAR_VERBS), OWN["skytear"]),
        ("cli-verb", (), OWN["fateforge"]),
    ],
)
def test_no_command_is_also_an_answer(prefix: str, spoken_verbs: tuple[str, ...], extra: tuple[str, ...]) -> None:
    """A typed word means one thing in each language, and English words mean the same everywhere."""
    for lang in texts.LANGUAGES:
        commands: dict[str, str] = {}
        verbs: dict[str, str] = {}
        for spoken in {lang, "en"}:
            for command in (*COMMANDS, *extra):
                word = plain(texts.say(f"cli-command-{command}", None, spoken))
                assert commands.setdefault(word, command) == command
            for verb in spoken_verbs:
                for word in texts.say(f"{prefix}-{verb}", None, spoken).split(","):
                    assert verbs.setdefault(plain(word), verb) == verb
        assert not set(commands) & set(verbs)
