"""Every event and option that play meets, in every form of every game, can be said in every language."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

import ludarium
from ludarium.kernel.game import FormInfo
from ludarium.kernel.messages import Argument, Message
from ludarium.kernel.plain import words_of
from ludarium.kernel.title import titles
from ludarium.texts import LANGUAGES, Names, tell

STEPS = 150
WEB = Path(__file__).parents[2] / "web"
PEOPLE = ("Ada", "Bo", "Cem", "Dag", "Eva", "Flo", "Gus", "Hal")
_encoder = msgspec.json.Encoder(order="deterministic")


def forms() -> list[tuple[str, FormInfo]]:
    return [(game, form) for game in (title.id for title in titles()) for form in ludarium.game(game).info.forms]


def met(game: str, form: str, seats: int, seed: int) -> dict[bytes, Message]:
    """Every message of a stretch of random play, once: questions, help, options, events, refusals, the end."""
    words, source = words_of(game), random.Random(seed)
    position = ludarium.new(game, form, seats=seats, seed=seed)
    found: dict[bytes, Message] = {}

    def note(message: Message) -> None:
        found.setdefault(_encoder.encode(message), message)

    for _ in range(STEPS):
        for viewer in (None, *range(seats)):
            for event in position.events:
                if (seen := event.seen_by(viewer)) is not None:
                    note(words.told(seen))
            asked = words.asked(position.game.view(position, viewer))
            if asked is not None:
                for message in (asked.prompt, asked.help, *asked.options):
                    note(message)
        if position.over:
            assert position.outcome is not None
            note(words.ending(position.outcome))
            break
        decision = source.choice(position.pending)
        action = source.choice(decision.options)
        note(words.answered(action, position.copy(), decision.seat))
        for seat in range(seats):
            if (refusal := position.why_not(seat, action)) is not None:
                note(words.why(refusal))
        position.apply(decision.seat, action)
    return found


@pytest.mark.parametrize(("game", "form"), [pytest.param(g, f, id=f"{g}-{f.id}") for g, f in forms()])
def test_play_is_told_in_every_language(game: str, form: FormInfo) -> None:
    """A key that is missing, or an argument, raises under test."""
    for seats in {form.seats[0], form.seats[-1]}:
        names = Names.at_table(PEOPLE[:seats], words_of(game).sides(form.id, seats))
        for message in met(game, form.id, seats, seed=len(form.id)).values():
            for lang in LANGUAGES:
                assert tell(message, names, lang)


# ---- the page says the same


def prose_in(part: Argument) -> Iterator[Message]:
    """The messages in it whose words are in no Fluent file."""
    match part:
        case tuple():
            for each in part:
                yield from prose_in(each)
        case Message(key=key) if key.startswith("@"):
            yield part
        case Message(args=args):
            for inner in args.values():
                yield from prose_in(inner)


def said(game: str, form: FormInfo) -> dict[str, object]:
    """What is said at one table, and how Python says it in every language."""
    seats = form.seats[-1]
    names = Names.at_table(PEOPLE[:seats], words_of(game).sides(form.id, seats))
    messages = list(met(game, form.id, seats, seed=1).values())
    prose = [found for message in messages for found in prose_in(message)]
    return {
        "players": names.players,
        "sides": names.sides,
        "messages": messages,
        "texts": {lang: [tell(message, names, lang) for message in messages] for lang in LANGUAGES},
        "prose": {
            lang: {" ".join((found.key, *map(str, found.args.values()))): tell(found, names, lang) for found in prose}
            for lang in LANGUAGES
        },
    }


@pytest.mark.parametrize(
    "tables",
    [
        pytest.param({game: (game, form) for game, form in forms()}.values(), id="a form of each game"),
        pytest.param(forms(), id="every form", marks=pytest.mark.long),
    ],
)
def test_the_page_says_every_message_as_python_does(tables: Iterable[tuple[str, FormInfo]], tmp_path: Path) -> None:
    """Two libraries read the same Fluent files: plurals, numbers, names and lists must come out alike."""
    numbers = [Message("count-points", {"n": n}) for n in (0, 1, 2, 5, 22, 1000, 9999, 12345, 1234567)]
    counted = {lang: [tell(message, lang=lang) for message in numbers] for lang in LANGUAGES}
    every = [said(game, form) for game, form in tables]
    every.append({**every[0], "messages": numbers, "texts": counted})
    (tmp_path / "said.json").write_bytes(msgspec.json.encode(every))
    page = subprocess.run(
        ["node_modules/.bin/vitest", "run", "src/kernel/told.across.ts"],
        cwd=WEB,
        env={**os.environ, "LUDARIUM_SAID": str(tmp_path / "said.json")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert page.returncode == 0, page.stdout + page.stderr
    assert "1 passed" in page.stdout
