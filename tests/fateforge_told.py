"""What Fateforge says, read out in a language: for tests that look at sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludarium.games.fateforge import words
from ludarium.games.fateforge.view import HeroView
from ludarium.kernel.decisions import Action, Event, Seat, WhyNot
from ludarium.kernel.game import Outcome
from ludarium.texts import NOBODY, Names, say, tell


def named(*players: str) -> Names:
    return Names.at_table(players, words.sides("", len(players)))


def prompt(decision: words.Question, names: Names, lang: str = "en") -> str:
    return tell(words.prompt(decision), names, lang)


def prompt_help(decision: words.Question, names: Names, lang: str = "en") -> str:
    return tell(words.prompt_help(decision), names, lang)


def option(
    action: Action,
    names: Names,
    lang: str = "en",
    asked: words.Question | None = None,
    party: Sequence[HeroView] = (),
) -> str:
    return tell(words.option(action, asked, party), names, lang)


def log_line(event: Event, names: Names, lang: str = "en") -> str:
    return tell(words.told(event), names, lang)


def log_lines(events: Iterable[Event], viewer: Seat | None, names: Names, lang: str = "en") -> list[str]:
    seen = (event.seen_by(viewer) for event in events)
    return [log_line(event, names, lang) for event in seen if event is not None and not words.unsaid(event)]


def why(refusal: WhyNot, lang: str = "en") -> str:
    return f"{tell(words.why(refusal), NOBODY, lang)} ({refusal.rule})"


def ending(outcome: Outcome, lang: str = "en") -> str:
    return tell(words.ending(outcome), NOBODY, lang)


def objective(text: str, lang: str = "en") -> str:
    return tell(words.objective(text), NOBODY, lang)


def condition(text: str, lang: str = "en") -> str:
    said = words.condition(text)
    return said if isinstance(said, str) else tell(said, NOBODY, lang)


def faces(shown: Sequence[str], lang: str = "en") -> str:
    return say("cli-ff-gained", {"faces": words.faces(shown)}, lang).partition(": ")[2]
