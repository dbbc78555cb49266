"""Every event and option that play meets, in every form of every game, can be said in every language."""

from __future__ import annotations

import random

import msgspec
import pytest

import ludarium
from ludarium.kernel.game import FormInfo
from ludarium.kernel.messages import Message
from ludarium.kernel.plain import words_of
from ludarium.kernel.title import titles
from ludarium.texts import LANGUAGES, Names, tell

STEPS = 150
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
