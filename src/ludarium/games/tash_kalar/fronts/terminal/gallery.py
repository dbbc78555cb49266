"""The gallery of Tash-Kalar: beings by school, flares and tasks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from ludarium.games.tash_kalar.cards import BEINGS, FLARES, SCHOOLS, TASKS, Being, Flare, Task
from ludarium.games.tash_kalar.fronts.terminal.cards import CARD_WIDTH, draw_being, draw_flare
from ludarium.games.tash_kalar.fronts.terminal.look import look_for
from ludarium.terminal.gallery import Found, Gallery, facts_of, holds, in_columns
from ludarium.texts import Names, name, say

_TEXTS = ("effect", "frozen", "warp", "upper", "lower", "condition")
_HOLDERS = {**SCHOOLS, **{being.school: being.school for being in BEINGS.values()}}
"""Whose beings each name of a school means."""


class TashKalarGallery(Gallery):
    groups: ClassVar[Sequence[str]] = tuple(_HOLDERS)

    def find(self, group: str | None, search: str | None, lang: str) -> Found:
        beings = [
            being
            for being in BEINGS.values()
            if (group is None or being.school == _HOLDERS[group]) and _holds(f"being/{being.id}", search, lang)
        ]
        # Flares and tasks belong to no school.
        flares = [flare for flare in FLARES if group is None and _holds(flare.id, search, lang)]
        tasks = [task for task in TASKS if group is None and _holds(task.id, search, lang)]
        return {"beings": beings, "flares": flares, "tasks": tasks}

    def data(self, found: Found, lang: str) -> dict[str, Any]:
        return {
            "beings": [_being_data(being, lang) for being in found["beings"]],
            "flares": [_flare_data(flare, lang) for flare in found["flares"]],
            "tasks": [_task_data(task, lang) for task in found["tasks"]],
        }

    def draw(self, found: Found, lang: str, console: Console) -> Iterator[RenderableType]:
        look = look_for(console)
        beings: Sequence[Being] = found["beings"]
        for school in dict.fromkeys(being.school for being in beings):
            yield Text(f"\n{name('school', school, lang)}", style="bold")
            own = [being for being in beings if being.school == school]
            yield in_columns((draw_being(being.id, look, lang) for being in own), CARD_WIDTH)
        if found["flares"]:
            drawn = [draw_flare(flare.id, (), Names((), ()), look, lang) for flare in found["flares"]]
            yield in_columns(drawn, CARD_WIDTH)
        if found["tasks"]:
            yield in_columns((_draw_task(task, lang) for task in found["tasks"]), CARD_WIDTH)


def _holds(content: str, search: str | None, lang: str) -> bool:
    return holds(content.replace("/", "-"), _TEXTS, search, lang)


def _being_data(being: Being, lang: str) -> dict[str, Any]:
    facts = facts_of("being", being, ("rank", "pattern", "marks", "marks2", "directions"), lang)
    effect = say(f"being-{being.id.replace('/', '-')}.effect", None, lang)
    more = {
        part: say(f"being-{being.id.replace('/', '-')}.{part}", None, lang)
        for part in ("frozen", "warp")
        if getattr(being, part)
    }
    return {"id": being.id, "school": being.school} | facts | {"effect": effect} | more


def _flare_data(flare: Flare, lang: str) -> dict[str, Any]:
    message = flare.id.replace("/", "-")
    return {
        "id": flare.id,
        "name": name("flare", flare.id, lang),
        "upper_more": flare.upper_more,
        "upper": say(f"{message}.upper", None, lang),
        "lower_more": flare.lower_more,
        "lower": say(f"{message}.lower", None, lang),
    }


def _task_data(task: Task, lang: str) -> dict[str, Any]:
    condition = say(f"{task.id.replace('/', '-')}.condition", None, lang)
    return facts_of("task", task, ("kind", "points", "advanced"), lang) | {"condition": condition}


def _draw_task(task: Task, lang: str) -> Panel:
    facts = _task_data(task, lang)
    text = Text(f"{say('count-points', {'n': task.points}, lang)}\n{facts['condition']}")
    return Panel(text, title=Text(facts["name"], style="bold"), title_align="left", width=CARD_WIDTH)


GALLERY = TashKalarGallery()
