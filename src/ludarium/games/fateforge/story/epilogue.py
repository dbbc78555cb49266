"""Looking back on a campaign that is over: what was chosen and where it had consequences, and what is still unread."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from ludarium.games.fateforge.conditions import Term, holds, parsed
from ludarium.games.fateforge.content import QUESTS, SCENES, Scene
from ludarium.games.fateforge.memory import Memories, memories
from ludarium.games.fateforge.notation import Fx
from ludarium.games.fateforge.state import CampaignState, FateforgeState
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.choices import LATE, choices_of

MOST_CHOSEN = 5
"""A page has room for so many choices."""
SHORTEST = 48
"""A sentence with fewer letters takes the next one with it."""

_SENTENCE = re.compile(r".+?[.!?…][”»’\"]?(?=\s|$)", re.DOTALL)


class Consequence(Struct, frozen=True):
    """Where a choice showed again: the scene, and the first words that were told there because of it."""

    scene: str
    act: int
    chapter: int
    title: str
    text: str


class Chosen(Struct, frozen=True):
    """A choice that the story came back to."""

    scene: str
    act: int
    chapter: int
    label: str
    result: str
    """Of its test: passed, failed, or "" without one."""
    led: Consequence


class Epilogue(Struct, frozen=True):
    """A campaign that is over."""

    combats: int
    won: int
    """Combats in which every objective was met."""
    endings: int
    quests: int
    quests_done: int
    chosen: tuple[Chosen, ...]
    """In the order of the story."""
    unread: tuple[str, ...]
    """Titles of the endings that this campaign has not come to."""
    left: tuple[str, ...]
    """Titles of the side quests that were not taken."""


class _Cause(Struct, frozen=True):
    """A choice that was made: its place among the scenes, and the terms that have held since."""

    at: int
    scene: str
    choice: str
    result: str
    terms: frozenset[tuple[str, str]]


def epilogue(state: FateforgeState, lang: str) -> Epilogue:
    """What there is to look back on. Ask only when the campaign is over: it names endings that were not reached."""
    campaign = state.campaign
    results = [words.split()[1] for words in campaign.results]
    endings = [scene.id for scene in SCENES.values() if scene.kind == "ending"]
    return Epilogue(
        combats=len(results),
        won=results.count("success"),
        endings=len(endings),
        quests=len(QUESTS),
        quests_done=len(campaign.quests_done),
        chosen=_chosen(state, lang),
        unread=tuple(prose.title(name, lang) for name in endings if name not in campaign.visited),
        left=tuple(prose.title(name, lang) for name in QUESTS if name not in campaign.quests_done),
    )


def _chosen(state: FateforgeState, lang: str) -> tuple[Chosen, ...]:
    """The choices that showed again most often, in the order of the story."""
    campaign, memory = state.campaign, memories(state)
    causes = _causes(campaign)
    since = {term: cause.at for cause in reversed(causes) for term in cause.terms}
    since |= {("result", words): campaign.visited.index(words.split()[0]) for words in _fought(campaign)}
    told = [(at, line) for at, name in enumerate(campaign.visited) for line in _lines(name, memory, lang)]
    found = []
    for cause in causes:
        led = [
            (at, line.text) for at, line in told if at > cause.at and _because(line.condition, cause.terms, since, at)
        ]
        if led:
            found.append((len(led), cause, led[0]))
    found.sort(key=lambda one: -one[0])
    return tuple(
        _look_back(campaign, cause, at, text, lang)
        for _, cause, (at, text) in sorted(found[:MOST_CHOSEN], key=lambda one: one[1].at)
    )


def _look_back(campaign: CampaignState, cause: _Cause, at: int, text: str, lang: str) -> Chosen:
    before, after = SCENES[cause.scene], SCENES[campaign.visited[at]]
    led = Consequence(after.id, after.act, after.chapter, prose.title(after.id, lang), first_words(text))
    label = prose.label(cause.scene, cause.choice, lang)
    return Chosen(cause.scene, before.act, before.chapter, label, cause.result, led)


def _fought(campaign: CampaignState) -> list[str]:
    return [words for words in campaign.results if words.split()[0] in campaign.visited]


def _causes(campaign: CampaignState) -> list[_Cause]:
    """The choices that people made, in the order of the story; what a scene decides by itself is none."""
    found = []
    for words in campaign.choices:
        name, picked, *rest = words.split()
        if (
            name not in campaign.visited
            or SCENES[name].auto
            or SCENES[name].bare
            or picked in (LATE, *SCENES[name].former)
        ):
            continue
        result = rest[0] if rest else ""
        terms = {("flag", flag) for flag in _flags(SCENES[name], picked, result)} | {("choice", f"{name} {picked}")}
        found.append(_Cause(campaign.visited.index(name), name, picked, result, frozenset(terms)))
    return sorted(found, key=lambda cause: cause.at)


def _flags(scene: Scene, picked: str, result: str) -> Iterator[str]:
    for choice in choices_of(scene.id):
        if choice.id == picked:
            ends: dict[str, tuple[Fx, ...]] = {"passed": choice.passed_fx, "failed": choice.failed_fx}
            for fx in (*choice.fx, *ends.get(result, ())):
                if fx.verb == "flag":
                    yield fx.words[0]


def _lines(scene: str, memory: Memories, lang: str) -> Iterator[prose.Line]:
    """The lines with a condition that a scene of the story told."""
    book = prose.book(lang)
    if scene in book.combats:
        lines = book.combats[scene].variants
    elif scene in book.endings:
        fates = (prose.Line(fate.condition, fate.text) for fate in book.fates if scene in fate.endings)
        lines = (*book.endings[scene].when, *fates)
    elif scene in book.scenes or scene in book.roams or scene in book.rests:
        lines = (book.scenes.get(scene) or book.roams.get(scene) or book.rests[scene]).when
    else:
        lines = ()
    return (line for line in lines if holds(line.condition, memory))


def _because(condition: str, terms: frozenset[tuple[str, str]], since: dict[tuple[str, str], int], at: int) -> bool:
    """Whether a line that holds now was told at that place because of one of those terms, as far as can be known.

    The other terms must have held by then: what is asked about purses and items may have changed since.
    """

    def held(term: Term) -> bool:
        key = (term.kind, term.what)
        return since.get(key, at) < at if term.wanted else term.kind in ("flag", "choice", "result")

    return any(
        any(term.wanted and (term.kind, term.what) in terms for term in group) and all(map(held, group))
        for group in parsed(condition)
    )


def first_words(text: str) -> str:
    """The first sentence; a short one takes the next with it."""
    said = ""
    for sentence in _SENTENCE.findall(text.split("\n\n")[0]):
        said += sentence
        if len(said) >= SHORTEST:
            break
    return said.strip() or text
