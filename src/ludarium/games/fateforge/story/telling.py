"""The open page of the story: the words of where a table is, and of nothing it has not reached (REL-27).

Everything is read from the state, so a table that is resumed opens at the same page. `Passage`s are what led here: the
outcome of the last choice or test, the end of the last combat, the farewell of a rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from ludarium.games.fateforge.agenda import (
    BeforeCombat,
    ChooseTester,
    Happening,
    QuestOffer,
    Rest,
    Rewarding,
    Roaming,
    StoryScene,
    Trial,
)
from ludarium.games.fateforge.campaign.rest import DECLINED, open_places
from ludarium.games.fateforge.combat.objectives import in_force
from ludarium.games.fateforge.content import COMBATS, EXPEDITIONS, QUARTERS, QUESTS, SCENES, THINGS
from ludarium.games.fateforge.memory import Memories, memories
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.choices import LATE, choice_of, choices_of
from ludarium.games.fateforge.story.roaming import choices_here, roams

PageKind = Literal["party", "story", "explore", "combat", "rest", "quest", "reward", "ending", "expedition"]
Result = Literal["outcome", "passed", "failed", "success", "partial", "fail", "leave", "told"]


class Passage(Struct, frozen=True):
    """Something that has just happened. `label` is the choice it follows from, where there was one."""

    result: Result
    scene: str
    title: str
    label: str
    paragraphs: tuple[str, ...]


class ChoiceLabel(Struct, frozen=True):
    id: str
    label: str
    closed: str = ""
    """What is said where it is a path that is closed to the party."""


class QuestTold(Struct, frozen=True):
    """A side quest as its notice tells it."""

    id: str
    title: str
    paragraphs: tuple[str, ...]


class StoryPage(Struct, frozen=True):
    """The open page. What does not belong to its kind is empty."""

    kind: PageKind
    scene: str
    act: int
    act_title: str
    tagline: str
    chapter: int
    title: str
    paragraphs: tuple[str, ...]
    before: tuple[Passage, ...]
    """What led here, the oldest first."""
    after: Passage | None
    """What follows from the choice just made, while something about it is still asked."""
    choices: tuple[ChoiceLabel, ...]
    chosen: str
    """The choice that is being carried out."""
    hints: tuple[str, ...]
    map: tuple[str, ...]
    at: str
    """The quarter of the city where the party is in an exploration."""
    names: dict[str, str]
    """What the quarters of that exploration are called."""
    objectives: tuple[str, ...]
    special: tuple[str, ...]
    finds: dict[str, str]
    """What has been found in this combat: by chest, exploration token or weak point."""
    taunt: str
    """What the boss says in this round, while it stands."""
    places: dict[str, str]
    rumour: str
    quests: tuple[QuestTold, ...]
    fates: tuple[str, ...]
    closing: str


class Chapter(Struct, frozen=True):
    """One scene of the story so far: what the party chose there, or how its combat ended."""

    scene: str
    kind: str
    act: int
    chapter: int
    title: str
    label: str
    result: str
    choice: str
    """The name of the choice, as the data has it; "" where none was made."""
    way: tuple[str, ...]
    """The quarters that an exploration came through, in order."""


def told(state: FateforgeState, lang: str) -> StoryPage:
    """The page that lies open in that language."""
    if state.expedition:
        return _expedition(state, lang)
    if state.scene not in SCENES:
        return _single_combat(state, lang) if state.combat_id else _blank("party", state, lang)
    memory = memories(state)
    offer = next((item.quest for item in state.agenda if isinstance(item, QuestOffer)), "")
    before_combat = next((item for item in state.agenda if isinstance(item, BeforeCombat)), None)
    fought = state.combat_id if state.fighters else before_combat.combat if before_combat is not None else ""
    scene = SCENES[state.scene]
    if offer:
        return _blank(
            "quest",
            state,
            lang,
            scene=offer,
            title=prose.title(offer, lang),
            paragraphs=prose.page(offer, memory, lang).paragraphs,
            choices=tuple(ChoiceLabel(choice, prose.label(offer, choice, lang)) for choice in ("accept", "decline")),
        )
    if fought:
        words = prose.briefing(fought, memory, lang)
        return _blank(
            "combat",
            state,
            lang,
            scene=fought,
            title=words.title,
            paragraphs=words.paragraphs,
            before=_led_here(state, memory, lang) if fought == state.scene else _accepted(state, fought, lang),
            objectives=_aims(state, fought, words.objectives),
            special=words.special,
            finds=_finds(state, lang) if state.fighters else {},
            taunt=_taunt(state, lang),
        )
    roam = roams(state)
    if roam is not None:
        return _roam(state, roam, memory, lang)
    match scene.kind:
        case "combat":
            return _blank("reward", state, lang, after=_fought(scene.id, state, memory, lang))
        case "rest":
            return _rest(state, memory, lang)
        case "ending":
            last = prose.ending(scene.id, memory, lang)
            return _blank(
                "ending",
                state,
                lang,
                title=last.title,
                paragraphs=last.paragraphs,
                before=_led_here(state, memory, lang),
                fates=last.fates,
                closing=last.closing,
            )
        case _:
            return _story(state, memory, lang)


def so_far(state: FateforgeState, lang: str) -> tuple[Chapter, ...]:
    """The scenes that the party has been through, in order; the one being played comes last."""
    chosen = [words.split() for words in state.campaign.choices]
    results = dict(words.split() for words in state.campaign.results)
    found = []
    for number, name in enumerate(state.campaign.visited):
        scene = SCENES[name]
        if scene.bare:
            continue
        open_page = number == len(state.campaign.visited) - 1
        choice = next((words for words in reversed(chosen) if words[0] == name), [])
        picked = choice[1] if choice else ""
        label = "" if picked in (LATE, *scene.former) else prose.label(name, picked, lang) if picked else ""
        result = choice[2] if len(choice) > 2 else ""
        if scene.kind == "combat" and not open_page:
            result = results.get(name, "")
        title = prose.title(name, lang)
        walked = (words[1] for words in chosen if words[0] == name and words[1] in QUARTERS)
        way = (scene.start, *walked) if scene.start else ()
        found.append(Chapter(name, scene.kind, scene.act, scene.chapter, title, label, result, picked, way))
    return tuple(found)


def labels(state: FateforgeState, asked_about: Iterable[str], lang: str) -> dict[str, dict[str, str]]:
    """What choices are called, taken or not, by scene and choice: of the scenes that the party has been through.

    `asked_about` are places that it went to: a side quest is told where it is offered, and the state forgets one that
    was declined.
    """
    found = {
        name: {choice.id: prose.label(name, choice.id, lang) for choice in choices_of(name)}
        for name in state.campaign.visited
        if next(choices_of(name), None) and not SCENES[name].bare and not SCENES[name].auto
    }
    for quest in asked_about:
        if quest in QUESTS:
            found[quest] = {choice: prose.label(quest, choice, lang) for choice in ("accept", "decline")}
    return found


# -- pages -----------------------------------------------------------------------------------------------------


def _blank(kind: PageKind, state: FateforgeState, lang: str, **filled: object) -> StoryPage:
    scene = SCENES.get(state.scene)
    act = prose.book(lang).acts[f"act{scene.act}"] if scene is not None else None
    empty: dict[str, object] = {
        "scene": state.scene,
        "act": scene.act if scene is not None else 0,
        "act_title": act.title if act is not None else "",
        "tagline": act.tagline if act is not None else "",
        "chapter": scene.chapter if scene is not None else 0,
        "title": "",
        "paragraphs": (),
        "before": (),
        "after": None,
        "choices": (),
        "chosen": "",
        "hints": (),
        "map": (),
        "at": "",
        "names": {},
        "objectives": (),
        "special": (),
        "finds": {},
        "taunt": "",
        "places": {},
        "rumour": "",
        "quests": (),
        "fates": (),
        "closing": "",
    }
    return StoryPage(kind, **{**empty, **filled})  # type: ignore[arg-type]  # each field is given its own type


def _story(state: FateforgeState, memory: Memories, lang: str) -> StoryPage:
    scene = SCENES[state.scene]
    words = prose.book(lang).roams.get(scene.id) or prose.book(lang).scenes[scene.id]
    page = prose.page(scene.id, memory, lang)
    rewarded = any(isinstance(item, Rewarding) for item in state.agenda)
    made = not any(isinstance(item, StoryScene) for item in state.agenda)
    return _blank(
        "explore" if scene.kind == "explore" else "story",
        state,
        lang,
        title=page.title,
        paragraphs=page.paragraphs,
        before=_led_here(state, memory, lang),
        after=_outcome(scene.id, memory, lang) if made or rewarded else None,
        choices=tuple(ChoiceLabel(choice.id, prose.label(scene.id, choice.id, lang)) for choice in scene.choices),
        chosen=_chosen(scene.id, state) if made and not scene.start else "",
        hints=words.hints,
        map=getattr(words, "map", ()),
    )


def _roam(state: FateforgeState, item: Roaming, memory: Memories, lang: str) -> StoryPage:
    """Where the party is in the city: the scene's own page at first, then what is seen on arriving somewhere."""
    page = prose.page(item.scene, memory, lang)
    last = [words.split() for words in memory.choices if words.split()[0] == item.scene][-1:]
    made = last[0][1] if last else ""
    testing = any(isinstance(each, ChooseTester | Trial) for each in state.agenda)
    waiting = testing or any(isinstance(each, Happening) for each in state.agenda)
    before: tuple[Passage, ...] = ()
    if not made:
        before = _led_here(state, memory, lang)
    elif made in THINGS and not waiting:
        outcome = _outcome(item.scene, memory, lang)
        before = (outcome,) if outcome is not None else ()
    arrival = prose.quarter(item.at, lang).arrival
    return _blank(
        "explore",
        state,
        lang,
        scene=item.scene,
        title=page.title if not made else prose.label(item.scene, item.at, lang),
        paragraphs=(*page.paragraphs, arrival) if not made else (arrival,),
        before=before,
        choices=tuple(
            ChoiceLabel(choice.id, prose.label(item.scene, choice.id, lang), prose.closed(item.at, choice.id, lang))
            for choice in choices_here(state, item)
        )
        if not testing
        else (ChoiceLabel(made, prose.label(item.scene, made, lang)),),
        chosen=made if testing else "",
        hints=prose.book(lang).roams[item.scene].hints,
        at=item.at,
        names={quarter: prose.label(item.scene, quarter, lang) for quarter in SCENES[item.scene].quarters},
    )


def _rest(state: FateforgeState, memory: Memories, lang: str) -> StoryPage:
    words = prose.book(lang).rests[state.scene]
    return _blank(
        "rest",
        state,
        lang,
        title=words.title,
        paragraphs=(*prose.page(state.scene, memory, lang).paragraphs, *_notices(state, words.quest)),
        before=_declined(state, memory, lang) or _quest_fought(state, memory, lang) or _led_here(state, memory, lang),
        places={place.id: prose.at_place(state.scene, place.id, lang) for place in open_places(state)},
        rumour=words.rumour,
        quests=_quests(state, lang),
    )


def _notices(state: FateforgeState, notice: str) -> tuple[str, ...]:
    """What is heard in a rest scene of the side quest that turns up there, as long as it is on offer."""
    here = any(QUESTS[quest].appears == state.scene for quest, _ in state.campaign.quests)
    return (notice,) if notice and here else ()


def _single_combat(state: FateforgeState, lang: str) -> StoryPage:
    """A combat that is played on its own."""
    words = prose.briefing(state.combat_id, memories(state), lang)
    return _blank(
        "combat",
        state,
        lang,
        scene=state.combat_id,
        title=words.title,
        paragraphs=words.paragraphs,
        objectives=_aims(state, state.combat_id, words.objectives),
        special=words.special,
        finds=_finds(state, lang) if state.fighters else {},
        taunt=_taunt(state, lang),
    )


def _expedition(state: FateforgeState, lang: str) -> StoryPage:
    """Battle mode: its own words at rest and at the end, the combat's in between (FF-26)."""
    words = prose.book(lang).expeditions[state.expedition]
    if state.outcome is not None:
        won = state.outcome.reason.startswith("medal-")
        medal = state.outcome.reason.removeprefix("medal-")
        end = (words.victory, getattr(words, medal)) if won else (words.defeat,)
        return _blank("ending", state, lang, scene=state.expedition, title=words.tagline, paragraphs=end)
    combat = next((item.combat for item in state.agenda if isinstance(item, BeforeCombat)), "")
    if state.fighters or combat:
        fought = state.combat_id if state.fighters else combat
        briefing = prose.briefing(fought, memories(state), lang)
        return _blank(
            "combat",
            state,
            lang,
            scene=fought,
            title=briefing.title,
            paragraphs=briefing.paragraphs,
            objectives=_aims(state, fought, briefing.objectives),
            special=(*briefing.special, *words.changes),
            finds=_finds(state, lang) if state.fighters else {},
            taunt=_taunt(state, lang),
        )
    rests = sum(step.kind == "rest" for step in EXPEDITIONS[state.expedition].steps[: state.step])
    resting = any(isinstance(item, Rest) for item in state.agenda)
    spoken = (words.rests[rests - 1],) if resting and 0 < rests <= len(words.rests) else ()
    return _blank(
        "rest" if resting else "expedition",
        state,
        lang,
        scene=state.expedition,
        title=words.tagline,
        paragraphs=(*(words.text.split("\n\n") if state.step <= 1 else ()), *spoken),
        objectives=words.bonus,
        places={place.id: prose.flavour("place", place.id, lang) for place in open_places(state)} if resting else {},
    )


def _aims(state: FateforgeState, combat: str, told: tuple[str, ...]) -> tuple[str, ...]:
    """The told objectives that count now; the others belong to another course of the story."""
    return tuple(told[number - 1] for number, _ in in_force(state, COMBATS[combat]))


def _finds(state: FateforgeState, lang: str) -> dict[str, str]:
    words = prose.book(lang).combats[state.combat_id]
    seen = (*state.opened, *state.explored)
    return {
        **{token: words.found[token] for token in seen if token in words.found},
        **{point: words.weak[point] for point in state.weak_points if point in words.weak},
    }


def _taunt(state: FateforgeState, lang: str) -> str:
    """The taunts of a boss come in turn, one a round."""
    if not state.fighters or state.boss is None or not state.round:
        return ""
    taunts = prose.book(lang).combats[state.combat_id].taunts
    return taunts[(state.round - 1) % len(taunts)] if taunts else ""


def _quests(state: FateforgeState, lang: str) -> tuple[QuestTold, ...]:
    """What is heard of each side quest on offer, wherever it turned up."""
    rests = prose.book(lang).rests
    return tuple(
        QuestTold(quest, prose.title(quest, lang), (rests[QUESTS[quest].appears].quest,))
        for quest, _ in state.campaign.quests
    )


# -- what led here ---------------------------------------------------------------------------------------------


def _led_here(state: FateforgeState, memory: Memories, lang: str) -> tuple[Passage, ...]:
    """What happened since the last page on which the party was asked; scenes that decide by themselves are told too."""
    found: list[Passage] = []
    for name in reversed(state.campaign.visited[:-1]):
        scene = SCENES[name]
        if scene.bare:
            continue
        if scene.auto:
            page = prose.page(name, memory, lang)
            outcome = _outcome(name, memory, lang)
            told_here = outcome.paragraphs if outcome is not None else ()
            found.append(Passage("told", name, page.title, "", (*page.paragraphs, *told_here)))
            continue
        last: Passage | None
        match scene.kind:
            case "combat":
                last = _fought(name, state, memory, lang)
            case "rest":
                parting = (prose.book(lang).rests[name].leave, *_expired(state, name, lang))
                last = Passage("leave", name, prose.title(name, lang), "", parting)
            case _:
                last = _outcome(name, memory, lang)
        found += [last] if last is not None else []
        break
    return tuple(reversed(found))


def _outcome(scene: str, memory: Memories, lang: str) -> Passage | None:
    """What followed from the last choice at a scene; None while its test goes on."""
    words = next((words.split() for words in reversed(memory.choices) if words.split()[0] == scene), None)
    if words is None:
        return None
    choice = words[1]
    if choice in SCENES[scene].former:
        return None
    passed = {"passed": True, "failed": False}.get(words[2]) if len(words) > 2 else None
    made = choice_of(scene, choice)
    if passed is None and made is not None and made.test is not None:
        return None
    paragraphs = tuple(part for part in prose.outcome(scene, choice, memory, lang, passed) if part)
    result: Result = "outcome" if passed is None else "passed" if passed else "failed"
    label = "" if choice == LATE else prose.label(scene, choice, lang)
    return Passage(result, scene, prose.title(scene, lang), label, paragraphs)


def _chosen(scene: str, state: FateforgeState) -> str:
    words = next((words.split() for words in reversed(state.campaign.choices) if words.split()[0] == scene), None)
    return words[1] if words is not None else ""


def _fought(combat: str, state: FateforgeState, memory: Memories, lang: str) -> Passage | None:
    result = next((words.split()[1] for words in reversed(state.campaign.results) if words.split()[0] == combat), "")
    if not result:
        return None
    paragraphs = prose.epilogue(combat, result, memory, lang)
    return Passage(result, combat, prose.title(combat, lang), "", paragraphs)  # type: ignore[arg-type]


def _accepted(state: FateforgeState, combat: str, lang: str) -> tuple[Passage, ...]:
    """What was said when the side quest of that combat was taken."""
    quest = next((each.id for each in QUESTS.values() if each.combat == combat), "")
    if not quest:
        return ()
    paragraphs = prose.outcome(quest, "accept", memories(state), lang)
    return (Passage("outcome", quest, prose.title(quest, lang), prose.label(quest, "accept", lang), paragraphs),)


def _declined(state: FateforgeState, memory: Memories, lang: str) -> tuple[Passage, ...]:
    """What was said when a side quest was declined, if that was the last thing in this rest scene."""
    words = state.paid[-1].split() if state.paid else []
    if len(words) != 2 or words[1] != DECLINED or words[0] not in QUESTS:
        return ()
    quest = words[0]
    paragraphs = prose.outcome(quest, "decline", memory, lang)
    return (Passage("outcome", quest, prose.title(quest, lang), prose.label(quest, "decline", lang), paragraphs),)


def _expired(state: FateforgeState, rest: str, lang: str) -> tuple[str, ...]:
    """What has become of the side quests that waited for the last time in that rest scene (FF-25.3)."""
    campaign = state.campaign
    rests = [name for name in campaign.visited if SCENES[name].kind == "rest"]
    rests = rests[: rests.index(rest) + 1]
    waiting = {quest for quest, _ in campaign.quests} | set(campaign.quests_done)
    return tuple(
        prose.book(lang).quests[quest.id].expired
        for quest in QUESTS.values()
        if quest.id not in waiting
        and quest.appears in rests
        and len(rests) - rests.index(quest.appears) == quest.expires_after_rests
    )


def _quest_fought(state: FateforgeState, memory: Memories, lang: str) -> tuple[Passage, ...]:
    """How a side quest ended, if it was the last thing that was fought."""
    last = state.campaign.results[-1].split()[0] if state.campaign.results else ""
    if not state.campaign.quests_done or last != QUESTS[state.campaign.quests_done[-1]].combat:
        return ()
    passage = _fought(last, state, memory, lang)
    return (passage,) if passage is not None else ()
