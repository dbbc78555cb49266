"""The open page of the story: what it says, in three languages, and that it says nothing that was not reached."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fights import fight
from journeys import journey, wander
from ludarium.games.fateforge.content import QUESTS, SCENES
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.telling import StoryPage, so_far, told

rule = pytest.mark.rule


def texts(page: StoryPage) -> Iterator[str]:
    """Every text of a page that comes out of the book."""
    passages = (*page.before, *((page.after,) if page.after is not None else ()))
    yield from (page.title, *page.paragraphs, page.rumour, page.closing)
    yield from (text for passage in passages for text in (passage.title, passage.label, *passage.paragraphs))
    yield from (choice.label for choice in page.choices)
    yield from (*page.hints, *page.objectives, *page.special, *page.fates)
    yield from (*page.finds.values(), page.taunt, *page.places.values())
    yield from (text for quest in page.quests for text in (quest.title, *quest.paragraphs))


def owners() -> dict[str, set[str]]:
    """For each paragraph of the book the entries in which it stands; choices as "s101 word pass"."""
    book = prose.book("en")
    found: dict[str, set[str]] = {}

    def note(owner: str, *parts: str) -> None:
        for part in parts:
            for paragraph in filter(None, part.split("\n\n")):
                found.setdefault(paragraph, set()).add(owner)

    for scenes in (book.scenes, book.quests):
        for name, scene in scenes.items():
            note(name, scene.title, scene.text, *scene.hints, *(line.text for line in scene.when))
            for choice in scene.choices:
                note(name, choice.label)
                for end, text, lines in (
                    ("", choice.outcome, choice.outcome_when),
                    (" passed", choice.passed, choice.pass_when),
                    (" failed", choice.failed, choice.fail_when),
                ):
                    note(f"{name} {choice.id}{end}", text, *(line.text for line in lines))
    for name, combat in book.combats.items():
        note(name, combat.title, combat.briefing, *combat.objectives, *combat.special, *combat.taunts)
        note(name, *(line.text for line in combat.variants))
        for result, text in (("success", combat.victory), ("partial", combat.partial), ("fail", combat.defeat)):
            note(f"{name} {result}", text, *(line.text for line in combat.after))
    for name, quest in book.quests.items():
        note(f"{name} expired", quest.expired)
        note(name, book.rests[QUESTS[name].appears].quest)
    for name, rest in book.rests.items():
        note(name, rest.title, rest.text, rest.rumour, rest.leave, *rest.places.values())
        note(name, *(line.text for line in rest.when))
    for name, ending in book.endings.items():
        note(name, ending.title, ending.text, ending.closing, *(line.text for line in ending.when))
    return found


OWNERS = owners()


def reached(state: FateforgeState) -> set[str]:
    """What the party has seen: scenes, offered quests, choices made, combats fought."""
    campaign = state.campaign
    quests = {quest for quest, _ in campaign.quests} | set(campaign.quests_done)
    here = {str(getattr(item, "quest", "")) for item in state.agenda} - {""}
    seen = {*campaign.visited, *quests, *here, *campaign.choices, *campaign.results}
    seen |= {QUESTS[quest].combat for quest in (*quests, *here) if quest in QUESTS}
    seen |= {f"{quest} expired" for quest in set(QUESTS) - quests if QUESTS[quest].appears in campaign.visited}
    seen |= {f"{quest} decline" for quest in quests if f"{quest} declined" in state.paid}
    return seen | {f"{quest} accept" for quest in (*quests, *here)}


@rule("FF-2.3")
def test_a_page_has_title_text_and_the_words_of_its_choices() -> None:
    page = told(journey().state, "en")
    assert (page.kind, page.scene, page.act, page.chapter) == ("story", "s101", 1, 1)
    assert page.title == "Leave of the Elders"
    assert page.act_title == "Salt and Heartwood"
    assert page.paragraphs[0].startswith("The spring at Nine Stones")
    assert [choice.id for choice in page.choices] == ["word", "results"]
    assert page.before == ()
    assert page.after is None


def test_the_next_page_begins_with_what_the_choice_led_to() -> None:
    page = told(journey().after("choice results").state, "en")
    assert page.title == "The Gate of Tolls"
    (passage,) = page.before
    assert (passage.result, passage.scene, passage.label) == (
        "outcome",
        "s101",
        "Promise them results and nothing else",
    )
    assert "Paper burns" in passage.paragraphs[0]


def test_a_line_is_told_only_when_its_condition_holds() -> None:
    counted = "The Rogue has already counted the purses"
    with_rogue = told(journey(["rogue", "noble"], scene="s102").state, "en")
    without = told(journey(["ranger", "noble"], scene="s102").state, "en")
    assert any(counted in text for text in with_rogue.paragraphs)
    assert not any(counted in text for text in without.paragraphs)


def test_while_a_test_goes_on_its_end_is_not_told() -> None:
    trip = journey(["noble", "ranger"], scene="s102").after("choice argue")
    page = told(trip.state, "en")
    assert (page.chosen, page.after) == ("argue", None)
    passed = told(trip.after("tester noble").rolls("success success").state, "en")
    assert passed.kind == "combat"
    assert (passed.before[0].result, passed.before[0].label) == ("passed", "Argue the law of the Compact")
    failed = told(trip.after("tester ranger").rolls("fail success").state, "en")
    assert failed.before[0].result == "failed"
    assert failed.before[0].paragraphs != passed.before[0].paragraphs


def test_a_combat_is_introduced_and_its_end_is_told_on_the_next_page() -> None:
    trip = journey(scene="c1")
    page = told(trip.state, "en")
    assert (page.kind, page.title) == ("combat", "Ambush on the Toll Road")
    assert len(page.objectives) == 2
    after = told(trip.ends("partial").state, "en")
    assert after.before[-1].result == "partial"
    assert "You get across the bridge" in after.before[-1].paragraphs[0]


@pytest.mark.parametrize(
    ("combat", "flags", "numbers"),
    [
        ("c9", (), (1, 2)),
        ("c9", ("sael_lost",), (1, 2, 3)),
        ("c13", ("aim_break",), (1, 4)),
        ("c13", ("aim_tune",), (2, 4)),
        ("c13", ("aim_bind",), (3, 4)),
    ],
)
def test_only_objectives_that_count_are_told(combat: str, flags: tuple[str, ...], numbers: tuple[int, ...]) -> None:
    every = prose.book("en").combats[combat].objectives
    page = told(journey(scene=combat, campaign={"flags": flags}).state, "en")
    assert page.objectives == tuple(every[number - 1] for number in numbers)


def test_a_rest_tells_of_its_places_and_of_quests_on_offer() -> None:
    trip = journey(scene="r1")
    page = told(trip.state, "en")
    assert page.kind == "rest"
    assert set(page.places) == {"lantern_infirmary", "exiles_hearth", "coppersmith", "night_market"}
    assert [quest.id for quest in page.quests] == [quest for quest, _ in trip.state.campaign.quests]


def test_a_notice_says_what_its_quest_is_about_also_in_later_rests() -> None:
    waiting = {"quests": (("q_ratcatcher", 2),)}
    page = told(journey(scene="r2", campaign=waiting).state, "en")
    rests = prose.book("en").rests
    assert {quest.id: quest.paragraphs for quest in page.quests} == {
        "q_ratcatcher": (rests["r1"].quest,),
        "q_lost_caravan": (rests["r2"].quest,),
    }
    assert all(rests[quest.appears].quest for quest in QUESTS.values())


@rule("FF-25.3")
def test_a_side_quest_is_heard_of_where_it_turns_up_and_answers_a_no() -> None:
    words = prose.book("en")
    trip = journey(scene="r1")
    assert told(trip.state, "en").paragraphs[-1] == words.rests["r1"].quest
    trip = trip.after("visit q_ratcatcher", "choice decline")
    page = told(trip.state, "en")
    (said,) = page.before
    assert (said.scene, said.label) == ("q_ratcatcher", "Leave it for another day")
    assert "nodding at doors" in said.paragraphs[0]
    taken = trip.after("visit q_ratcatcher", "choice accept").ends("success")
    page = told(taken.state, "en")
    assert page.before[0].result == "success"
    assert words.rests["r1"].quest not in page.paragraphs


@rule("FF-25.3")
def test_what_became_of_a_side_quest_that_waited_in_vain_is_told() -> None:
    expired = prose.book("en").quests["q_lost_caravan"].expired
    waiting = {"quests": (("q_lost_caravan", 1),), "visited": ("r1", "r2")}

    def parting(**campaign: object) -> tuple[str, ...]:
        trip = journey(scene="r3", campaign={**waiting, **campaign})
        for seat in (0, 1):
            trip = trip.by(seat, "choose leave")
        assert trip.scene == "s201"
        return told(trip.state, "en").before[0].paragraphs

    leave = prose.book("en").rests["r3"].leave
    assert parting() == (leave, prose.book("en").quests["q_ratcatcher"].expired, expired)
    assert parting(quests_done=("q_ratcatcher",)) == (leave, expired)
    assert parting(quests=(("q_lost_caravan", 2),), quests_done=("q_ratcatcher",)) == (leave,)


def test_a_boss_speaks_once_a_round_and_not_when_it_is_beaten() -> None:
    scene = fight("c9", {"ranger": "A", "noble": "A"}, boss="castellan_oruz@E")
    taunts = prose.book("fr").combats["c9"].taunts
    said = [told(scene.changed(round=number).state, "fr").taunt for number in range(1, 6)]
    assert said == [*taunts, taunts[0]]
    assert told(scene.changed(boss=None).state, "fr").taunt == ""
    assert told(fight("c1", {"ranger": "A"}).state, "fr").taunt == ""


@rule("FF-24.10")
@pytest.mark.parametrize("ending", ["e1", "e2", "e3", "e4"])
def test_an_ending_has_its_fates_and_its_last_lines(ending: str) -> None:
    page = told(journey(scene=ending).state, "fr")
    assert page.kind == "ending"
    assert page.closing == prose.book("fr").endings[ending].closing
    assert len(page.fates) <= prose.MOST_FATES


def test_before_there_is_a_party_there_is_no_page() -> None:
    page = told(journey(None, seats=2).state, "en")
    assert (page.kind, page.title, page.paragraphs) == ("party", "", ())


@pytest.mark.parametrize("expedition", ["x_harbour", "x_palace", "x_depths"])
def test_an_expedition_is_told_in_its_own_words(expedition: str) -> None:
    page = told(journey(["ranger", "noble"], expedition=expedition).state, "en")
    words = prose.book("en").expeditions[expedition]
    assert page.kind == "rest"
    assert page.title == words.tagline
    assert page.paragraphs[-1] == words.rests[0]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_told_that_was_not_reached(seed: int) -> None:
    """REL-27: a page never holds a word of a scene, an end of a choice or of a combat that has not happened."""
    checked, last = 0, ""
    for trip in wander(seed, ["ranger", "noble"], 2):
        state = trip.state
        if str(state.agenda) == last:
            continue
        last = str(state.agenda)
        seen = reached(state)
        for text in texts(told(state, "en")):
            where = OWNERS.get(text)
            if where is not None:
                assert where & seen, f"{state.scene}: {text[:60]!r} belongs to {sorted(where)[:3]}"
                checked += 1
        assert {chapter.scene for chapter in so_far(state, "en")} <= set(state.campaign.visited)
    assert checked > 300


@pytest.mark.parametrize("seed", [4, 5])
def test_every_page_of_a_campaign_is_told_in_all_languages(seed: int) -> None:
    kinds = set()
    last = ""
    for trip in wander(seed, ["rogue", "shaman", "mercenary"], 3):
        if str(trip.state.agenda) == last:
            continue
        last = str(trip.state.agenda)
        pages = [told(trip.state, lang) for lang in prose.LANGUAGES]
        assert (
            len({(page.kind, page.scene, bool(page.paragraphs), len(page.before), page.chosen) for page in pages}) == 1
        )
        assert len({page.title for page in pages}) > 1 or not pages[0].title
        kinds.add(pages[0].kind)
    assert kinds >= {"story", "explore", "combat", "rest", "ending"}


def test_the_story_so_far_names_what_was_chosen() -> None:
    trip = journey(["noble", "ranger"]).after("choice word", "choice argue", "tester noble").rolls("success success")
    chapters = so_far(trip.state, "en")
    assert [(chapter.scene, chapter.result) for chapter in chapters] == [("s101", ""), ("s102", "passed"), ("c1", "")]
    assert chapters[0].label == "Promise the elders word at every moon"
    done = so_far(trip.ends("success").state, "en")
    assert ("c1", "success") in [(chapter.scene, chapter.result) for chapter in done]
    assert not any(SCENES[chapter.scene].bare for chapter in done)
