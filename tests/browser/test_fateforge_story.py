"""Fateforge outside combat: the story as a book, rest, the party's affairs, campaigns, table mode, lessons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import findings, findings_in_light
from browser.conftest import NewPage
from browser.fateforge_screens import (
    SCREENS,
    at_a_real_table,
    at_the_table,
    before_the_end,
    bring,
    far,
    play_on,
    play_until,
    saved,
    solo,
)
from browser.fingers import PHONE, TOUCH, out_of_sight, overflow
from browser.lessons import skip_all
from browser.support import Page, hear, held
from ludarium.games.fateforge.content import SCENES as STORY
from ludarium.games.fateforge.lessons import LESSONS
from ludarium.games.fateforge.story import prose

pytestmark = pytest.mark.browser


READER = """
async ([seconds]) => {
  // Whatever the book offers is pressed, now this, now that; combats are left to the other clicker.
  const press = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const end = performance.now() + seconds * 1000;
  let clicks = 0;
  while (performance.now() < end) {
    if (!document.querySelector("[data-screen]")) return { clicks, why: "combat" };
    if (document.querySelector(".over")) return { clicks, why: "over" };
    const all = [...document.querySelectorAll(
      "[data-choice], [data-tester], [data-screen=story] [data-answer], [data-screen=manage] [data-answer=pass], " +
      "[data-draft].can, [data-leave], [data-visit], [data-turn-page], [data-buy^=heal], " +
      "[data-screen=companion] [data-answer]"
    )].filter((element) => element.getAttribute("aria-disabled") !== "true");
    if (all.length) { press(all[clicks % all.length]); clicks += 1; }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return { clicks, why: "time" };
}
"""


def title(page: Page) -> str:
    return page.raw.locator("[data-page-title]").inner_text()


def untranslated(page: Page) -> list[str]:
    """Keys that show through where words should stand."""
    text = page.raw.inner_text("body")
    return [word for word in text.split() if word.startswith(("[ff-", "[page-"))]


# -- the story -------------------------------------------------------------------------------------------------


def test_heroes_are_chosen_and_the_first_scenes_are_clicked(page: Page) -> None:
    made = page.make_table("solo", "human", game="fateforge")
    page.open(f"table/{made['id']}")
    expect(page.raw.locator("[data-draft]")).to_have_count(5)
    page.raw.locator("[data-draft=noble]").click()
    expect(page.raw.locator("[data-draft=noble]")).to_have_attribute("aria-disabled", "true")
    page.raw.locator("[data-draft=rogue]").click()
    page.raw.wait_for_selector("[data-page-title]")
    assert title(page) == prose.title("s101", "en")
    page.raw.locator("[data-choice=word]").click()
    page.wait(f"document.querySelector('[data-page-title]')?.textContent === {prose.title('s102', 'en')!r}")
    told = page.raw.locator("[data-passage-of=s101]").inner_text()
    assert prose.label("s101", "word", "en") in told
    assert prose.label("s101", "results", "en") not in told
    # A test: the chance of each hero, then dice with their meaning, then where it leads.
    page.raw.locator("[data-choice=argue]").click()
    page.raw.wait_for_selector("[data-tester=noble]")
    assert "44" in page.raw.locator("[data-tester=noble]").inner_text()
    assert "11" in page.raw.locator("[data-tester=rogue]").inner_text()
    page.raw.locator("[data-tester=noble]").click()
    page.wait_until(
        lambda: (
            page.raw.locator("[data-choice=fight]").count() > 0 or page.raw.locator("[data-answer=pass]").count() > 0
        ),
        "the test",
    )
    if page.raw.locator("[data-answer=pass]").count():
        assert "fail" in page.raw.locator(".test").inner_text().lower()
        page.raw.locator("[data-answer=pass]").click()
    page.raw.wait_for_selector("[data-choice=fight]")
    assert title(page) == prose.title("c1", "en")
    page.raw.locator("[data-choice=fight]").click()
    page.wait("document.querySelector('[data-screen]') === null")


def test_keys_choose(page: Page) -> None:
    solo(page)
    page.raw.keyboard.press("2")
    page.wait(f"document.querySelector('[data-page-title]')?.textContent === {prose.title('s102', 'en')!r}")
    assert prose.label("s101", "results", "en") in page.raw.locator("[data-passage-of=s101]").inner_text()


def test_a_locked_choice_stays_visible_and_says_why(page: Page) -> None:
    bring(page, saved("s142"))
    locked = page.raw.locator("[data-choice=apprentice]")
    expect(locked).to_have_attribute("aria-disabled", "true")
    assert "Needs the apprentice" in locked.inner_text()
    locked.click(force=True)
    assert title(page) == prose.title("s142", "en")


def test_a_choice_names_its_odds_and_a_test_shows_its_dice(page: Page) -> None:
    """Whether it was passed or not, and also where nothing can be done about the dice any more."""
    bring(page, far("s142", flags=()))
    turn = page.raw.locator("[data-choice=turn]")
    expect(turn).to_contain_text("Noble: 30%")
    expect(turn).to_contain_text("Rogue: 4%")
    turn.click()
    expect(page.raw.locator("[data-tester=noble]")).to_contain_text("30%")
    page.raw.locator("[data-tester=rogue]").click()
    rolled = page.raw.locator("[data-rolled=rogue]")
    accept = page.raw.locator("[data-answer=pass]")
    page.wait_until(lambda: rolled.count() + accept.count() > 0, "the dice are rolled")
    if accept.count():
        accept.click()
    expect(rolled).to_contain_text("Persuasion")
    expect(rolled.locator(".die")).to_have_count(3)


def test_a_price_is_named_with_what_there_is(page: Page) -> None:
    bring(page, saved("s102", gold=3))
    assert "2 gold; you have 3" in page.raw.locator("[data-choice=pay]").inner_text()


LAPTOPS = [
    (1366, 625, "pl"),
    *(pytest.param(*each, marks=pytest.mark.long) for each in ((1280, 720, "fr"), (1440, 900, "en"))),
]


@pytest.mark.parametrize(("width", "height", "language"), LAPTOPS)
def test_a_page_of_the_story_is_seen_whole_with_its_choices(
    new_page: NewPage, width: int, height: int, language: str
) -> None:
    """Long passages flow over both pages; the picture gives way before a word does."""
    page = new_page(width, height, language=language)
    for scene in ("s111", "s142"):
        bring(page, far(scene))
        page.raw.wait_for_selector("[data-choice]")
        assert out_of_sight(page, "[data-passage], [data-choice]") == [], scene
        below = page.raw.evaluate(
            "() => document.querySelector('[data-choice]').compareDocumentPosition("
            "[...document.querySelectorAll('[data-passage]')].at(-1)) & Node.DOCUMENT_POSITION_PRECEDING"
        )
        assert below, "the choices come before what they are about"


@pytest.mark.parametrize(("width", "height"), [PHONE, PHONE[::-1]])
def test_on_a_phone_the_choices_follow_the_whole_passage(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width, height, context=TOUCH, language="fr")
    bring(page, far("s111"))
    last, first = page.raw.locator("[data-passage]").last, page.raw.locator("[data-choice]").first
    first.wait_for()
    assert page.raw.evaluate("document.querySelector('#main').clientHeight") >= 200
    text, choice = last.bounding_box(), first.bounding_box()
    assert text
    assert choice
    assert choice["y"] >= text["y"] + text["height"], "the choices lie over the passage"
    # The way to them is in sight from the first line on.
    page.raw.locator("[data-to-choices]").click()
    expect(page.raw.locator("[data-to-choices]")).to_have_count(0)
    assert out_of_sight(page, "[data-choice]:first-child") == []
    assert not overflow(page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1440, 900)])
def test_no_page_of_the_story_hides_a_word(new_page: NewPage, width: int, height: int, language: str) -> None:
    """Pages with a map beside them may be longer than the book; they are scrolled, their choices at the end."""
    page = new_page(width, height, language=language)
    for scene in [
        one.id
        for one in STORY.values()
        if one.id.startswith("s") and one.kind == "story" and len(one.choices) > 1 and not one.bare
    ]:
        page.raw.context.clear_cookies()  # a shelf holds four campaigns
        bring(page, far(scene))
        page.raw.wait_for_selector("[data-choice]")
        assert out_of_sight(page, "[data-passage], [data-choice]") == [], scene


def test_the_party_agrees_before_it_goes_on(page: Page) -> None:
    """Two people at one screen: the second sees what is proposed, and by whom."""
    made = page.make_table("campaign", "human", "human", game="fateforge", options={"heroes": "ranger,noble"})
    page.open(f"table/{made['id']}")
    page.raw.locator("[data-choice=word]").click()
    expect(page.raw.locator("[data-choice=word]")).to_contain_text("proposed")
    assert "Ada" in page.raw.locator(".agreed").first.inner_text()
    page.raw.locator("[data-choice=word]").click()
    page.wait(f"document.querySelector('[data-page-title]')?.textContent === {prose.title('s102', 'en')!r}")


def test_the_city_is_walked_on_its_map_and_by_the_list(page: Page) -> None:
    bring(page, saved("s112"))
    drawn = page.raw.locator(".map svg[role=img]").get_attribute("aria-label") or ""
    assert "you are at Lantern Row" in drawn
    assert "Copper Street" in drawn
    assert "Harbour" not in drawn, "only the ends of open paths can be gone to"
    expect(page.raw.locator("[data-choice=dry_well]")).to_contain_text("You are not family yet")
    expect(page.raw.locator("[data-choice=copper_street]")).to_contain_text("One step")
    page.raw.locator("[data-map-site=old_mint]").click()
    page.raw.wait_for_selector("[data-roam=old_mint]")
    expect(page.raw.locator("[data-steps]")).to_have_attribute("data-steps", "4")
    expect(page.raw.locator("[data-choice=om_rut]")).to_contain_text("Perception")
    page.raw.locator("[data-choice=om_gutter]").click()
    expect(page.raw.locator("[data-steps]")).to_have_attribute("data-steps", "3")
    told = prose.book("en").things["om_gutter"].outcome
    expect(page.raw.locator("[data-screen=story]")).to_contain_text(told[:40])
    expect(page.raw.locator("[data-choice=om_gutter]")).to_have_count(0)
    page.raw.locator("[data-choice=indigo_yard]").click()
    page.raw.locator("[data-choice=enter]").click()
    page.wait(f"document.querySelector('[data-page-title]')?.textContent === {prose.title('s113', 'en')!r}")


def test_inside_the_archive_exploration_has_a_plan_with_its_places(page: Page) -> None:
    bring(page, saved("s202"))
    drawn = page.raw.locator(".map svg[role=img]").get_attribute("aria-label") or ""
    assert "Bindery" in drawn


def test_narration_is_off_until_it_is_asked_for(page: Page) -> None:
    solo(page)
    page.raw.evaluate(
        """() => {
            window.said = [];
            speechSynthesis.speak = (words) => {
                window.said.push([words.text, words.lang]);
                words.onstart();
            };
        }"""
    )
    button = page.raw.locator("[data-narration]")
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.raw.evaluate("window.said") == []
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    (first,) = page.raw.evaluate("window.said")
    assert first == [prose.book("en").scenes["s101"].text.split("\n\n")[0].strip(), "en"]
    assert page.raw.locator("mark").count() == 1


@pytest.mark.parametrize("listed", ["[]", "[{ lang: 'de-DE' }]"])
def test_narration_without_a_voice_says_so(page: Page, listed: str) -> None:
    """A device may have no voice at all, none of this language, or one that never begins."""
    solo(page)
    page.raw.evaluate(f"() => void (speechSynthesis.getVoices = () => {listed})")
    page.raw.evaluate("() => void (speechSynthesis.speak = () => {})")
    page.raw.locator("[data-narration]").click()
    expect(page.raw.locator("[data-no-voice]")).to_contain_text("no voice")
    expect(page.raw.locator("mark")).to_have_count(0)
    page.raw.locator("[data-narration]").click()
    expect(page.raw.locator("[data-no-voice]")).to_have_count(0)


# -- rest ------------------------------------------------------------------------------------------------------


_VOICE = """() => {
    window.said = [];
    speechSynthesis.speak = (words) => {
        window.said.push(words);
        words.onstart();
    };
    speechSynthesis.resume = () => void (window.resumed = (window.resumed ?? 0) + 1);
}"""
_SAY_ALL = """async () => {
    // Each passage is said to its end, until nothing more comes.
    for (let at = 0; at < window.said.length; at += 1) {
        window.said[at].onend(new Event("end"));
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return window.said.splice(0).map((words) => words.text);
}"""

_SIDEWAYS = """() => {
    const scene = document.querySelector("[data-screen=rest]");
    return scene.scrollWidth - scene.clientWidth;
}"""


@pytest.mark.parametrize("width", [390, pytest.param(1440, marks=pytest.mark.long)])
def test_a_rest_scene_is_read_aloud(new_page: NewPage, width: int) -> None:
    page = new_page(width)
    bring(page, saved("r1"))
    page.raw.wait_for_selector("[data-screen=rest]")
    page.raw.evaluate(_VOICE)
    words = prose.book("en").rests["r1"]
    button = page.raw.locator("[data-narration]")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(page.raw.locator(".told mark")).to_have_count(1)
    assert page.raw.evaluate(_SIDEWAYS) <= 0
    spoken = page.raw.evaluate(_SAY_ALL)
    assert spoken[-2:] == [words.rumour, words.quest]
    assert spoken.count(words.quest) == 1
    assert page.raw.locator("mark").count() == 0
    # The party's affairs and the way back are nothing new.
    page.raw.locator("[data-manage]").click()
    page.raw.locator("[data-answer=pass]").click()
    page.raw.wait_for_selector("[data-screen=rest]")
    assert page.raw.evaluate(_SAY_ALL) == []
    # A side quest that is offered is read as a page of the story, and the answer to a no in the rest scene.
    page.raw.locator("[data-quest=q_ratcatcher]").click()
    page.raw.wait_for_selector("[data-screen=story]")
    page.wait("window.said.length > 0")
    assert page.raw.evaluate(_SAY_ALL)[0] == prose.book("en").quests["q_ratcatcher"].text.split("\n\n")[0].strip()
    page.raw.locator("[data-choice=decline]").click()
    page.raw.wait_for_selector("[data-screen=rest]")
    page.wait("window.said.length > 0")
    assert "nodding at doors" in page.raw.evaluate("window.said[0].text")
    # Another speed also helps a voice that was paused.
    page.raw.get_by_role("button", name="Pause").click()
    page.raw.get_by_role("button", name="Speed").click()
    assert page.raw.evaluate("[window.said.at(-1).rate, window.resumed]") == [1.25, 1]


@pytest.mark.parametrize("width", [390, 1440])
def test_a_notice_says_what_its_quest_is_about(new_page: NewPage, width: int) -> None:
    page = new_page(width)
    bring(page, saved("r2", quests=(("q_ratcatcher", 2),)))
    notices = page.raw.locator(".notices li")
    expect(notices).to_have_count(2)
    for notice, rest in zip(notices.all(), ("r1", "r2"), strict=True):
        words = prose.book("en").rests[rest].quest
        expect(notice).to_contain_text(words)
        expect(page.raw.locator(".told")).not_to_contain_text(words)
        # Its button stands on the paper.
        paper, pressed = notice.bounding_box(), notice.locator("[data-quest]").bounding_box()
        assert paper
        assert pressed
        assert pressed["x"] + pressed["width"] <= paper["x"] + paper["width"]
    assert page.raw.evaluate(_SIDEWAYS) <= 0


def test_a_rest_scene_is_clicked(page: Page) -> None:
    bring(page, saved("r1"))
    page.raw.wait_for_selector("[data-screen=rest]")
    page.raw.locator("[data-place=dockers_hall]").click()
    assert "Dockers' League" in page.raw.locator(".shop").inner_text()
    page.raw.locator("[data-place=lantern_infirmary]").click()
    page.raw.locator("[data-visit=lantern_infirmary]").click()
    page.raw.locator("[data-buy='heal ranger 2']").click()
    expect(page.raw.locator(".heal li").first).to_contain_text("Ranger")
    page.wait_until(lambda: "6 of" in page.raw.locator("footer.party li").first.inner_text(), "2 health more")
    page.raw.locator("[data-place=coppersmith]").click()
    # The first press asks and names the whole price, gold and time; the second one buys.
    sword = page.raw.locator("[data-buy='item short_sword']")
    sword.click()
    expect(sword).to_contain_text("1 time?")
    expect(page.raw.locator("[data-place=coppersmith]")).not_to_contain_text("paid")
    sword.click()
    expect(page.raw.locator("[data-place=coppersmith]")).to_contain_text("paid")
    expect(sword.locator(".ours")).to_contain_text("Yours")
    expect(sword.locator(".why")).to_have_count(0)
    # The party's own affairs: the sword is there, and the hero eats.
    page.raw.locator("[data-manage]").click()
    page.raw.wait_for_selector("[data-screen=manage]")
    expect(page.raw.locator("[data-item$=short_sword]")).to_be_visible()
    page.raw.locator("[data-item$=short_sword]").click()
    page.raw.locator("[data-move='bag 0']").click()
    expect(page.raw.locator("[data-item='bag short_sword']")).to_be_visible()
    party = page.raw.locator("[data-screen=manage]")
    hungry = party.inner_text()
    page.raw.locator("[data-eat=ranger]").click()
    page.wait_until(lambda: party.inner_text() != hungry, "the meal is eaten")
    page.raw.locator("[data-answer=pass]").click()
    page.raw.wait_for_selector("[data-screen=rest]")
    page.raw.locator("[data-leave]").click()
    page.raw.wait_for_selector("[data-screen=story]")
    assert title(page) == prose.title("s121", "en")


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [
        (1366, 625, "pl"),
        *(pytest.param(*each, marks=pytest.mark.long) for each in ((1280, 720, "fr"), (1440, 900, "fr"))),
    ],
)
def test_the_places_of_a_rest_do_not_lie_over_each_other(
    new_page: NewPage, width: int, height: int, language: str
) -> None:
    page = new_page(width, height, language=language)
    SCREENS["rest"](page)
    assert out_of_sight(page, "[data-place]") == []
    boxes = [place.bounding_box() for place in page.raw.locator("[data-place]").all()]
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one
            assert other
            beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
            above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
            assert beside or above


def test_who_only_watches_a_rest_sees_no_actions(page: Page, new_page: NewPage) -> None:
    made = page.make_table(
        "expedition",
        "human",
        game="fateforge",
        watch=True,
        options={"heroes": "ranger,noble", "expedition": "x_harbour"},
    )
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("[data-leave]")
    watcher = new_page()
    watcher.open(f"table/{made['id']}")
    watcher.raw.wait_for_selector("[data-screen=rest]")
    expect(watcher.raw.locator("[data-leave], [data-manage], [data-visit], .btn[data-buy]")).to_have_count(0)


def test_what_is_too_dear_or_too_late_says_so(page: Page) -> None:
    bring(page, saved("r1", gold=1))
    page.raw.locator("[data-place=coppersmith]").click()
    dear = page.raw.locator("[data-buy='item short_sword']")
    expect(dear).to_have_attribute("aria-disabled", "true")
    assert "Too dear" in dear.inner_text()


# -- campaigns -------------------------------------------------------------------------------------------------


def test_campaigns_stand_on_a_shelf_of_four(page: Page) -> None:
    tables = [solo(page) for _ in range(4)]
    page.open("campaigns")
    expect(page.raw.locator("button[data-slot]")).to_have_count(4)
    page.raw.wait_for_selector("[data-tab=story]")
    page.raw.locator("[data-tab=story]").click()
    expect(page.raw.locator(".so")).to_contain_text(prose.title("s101", "en"))
    page.raw.locator("[data-tab=party]").click()
    expect(page.raw.locator(".shp").first).to_contain_text("Noble")
    refused = page.api("POST", "/api/tables", {"game": "fateforge", "form": "solo", "seats": [{"kind": "human"}]})
    assert refused["status"] == 409
    page.raw.locator("[data-away]").click()
    page.raw.get_by_role("dialog").locator(".danger").click()
    expect(page.raw.locator("button[data-slot]")).to_have_count(3)
    page.raw.locator("[data-continue]").click()
    page.raw.wait_for_selector("[data-screen=story]")
    assert any(table in page.raw.url for table in tables)


def test_a_campaign_goes_on_with_other_players(page: Page) -> None:
    table = bring(page, saved("s121"))
    page.open("campaigns")
    page.raw.locator("[data-players]").click()
    page.raw.locator("[data-seats='2']").click()
    page.raw.locator("[data-bring]").click()
    page.raw.wait_for_selector("[data-screen=story]")
    assert table not in page.raw.url
    assert title(page) == prose.title("s121", "en")


def test_an_act_is_begun_again_from_the_campaign_book(page: Page) -> None:
    solo(page)
    page.open("campaigns")
    page.raw.locator("[data-restart]").click()
    page.raw.get_by_role("dialog").locator("[data-bring]").click()
    # Heroes are chosen anew (FF-25.10).
    expect(page.raw.locator("[data-draft].can")).not_to_have_count(0)


def test_the_first_page_leads_to_the_campaigns(page: Page) -> None:
    page.open()
    page.raw.locator('a[href="#/campaigns"]').click()
    page.raw.wait_for_selector("[data-screen=campaigns]")


# -- the end ---------------------------------------------------------------------------------------------------


def test_a_combat_that_is_over_is_told_before_the_page_is_turned(page: Page) -> None:
    SCREENS["combat-over"](page)
    end = page.raw.locator("[data-combat-over=c3]")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("^(The combat is|A partial)"))
    expect(end.locator(".sub")).to_contain_text("Round 3 of 3")
    expect(end.locator("[data-aim]")).to_have_count(3)
    expect(end.locator(".map [data-zone=A]")).to_be_visible()
    next_page = prose.title("s131", "en")
    expect(end.locator("[data-next-page]")).to_contain_text(next_page)
    assert not untranslated(page)
    page.raw.keyboard.press("Enter")
    expect(end).to_have_count(0)
    assert title(page) == next_page


def test_the_end_leads_to_a_replay_that_can_be_read(page: Page) -> None:
    bring(page, before_the_end("e1"))
    page.raw.locator("[data-manage]").click()
    page.raw.locator("[data-eat=ranger]").click()
    page.wait_for_answer()
    page.raw.locator("[data-item$=whetstone]").click()
    page.raw.locator("[data-move^='noble ']").click()
    page.wait_for_answer()
    page.raw.locator("[data-answer=pass]").click()
    page.raw.locator("[data-leave]").click()
    end = page.raw.locator("[data-ending]")
    expect(end.get_by_role("heading", level=2)).to_have_text(prose.title("e1", "en"))
    # What was chosen, where it showed again, and the names of what is still unread.
    chosen = end.locator("[data-chosen=s101]")
    expect(chosen.locator("b")).to_contain_text(prose.label("s101", "word", "en"))
    unread = end.locator("[data-unread]")
    expect(unread).to_contain_text(f"{prose.title('e2', 'en')}, {prose.title('e3', 'en')}, {prose.title('e4', 'en')}")
    expect(end.get_by_role("button", name="New campaign")).to_be_visible()
    assert not untranslated(page)
    page.raw.keyboard.press("Escape")
    expect(page.raw.locator("[data-screen=story] [data-page-title]")).to_have_text(prose.title("e1", "en"))
    page.raw.locator(".over").get_by_role("link", name="Replay").click()
    page.raw.wait_for_selector(".slider")
    rows = page.raw.locator(".ml li")
    expect(rows).to_have_count(6)
    expect(rows.nth(2)).to_contain_text("Ranger eats")
    expect(rows.nth(3)).to_contain_text("Whetstone → Noble (backpack)")
    # The party is one side: nobody is ahead of anybody.
    expect(page.raw.locator(".scores")).to_have_text("The party")
    expect(page.raw.locator(".ahead")).to_have_count(0)
    page.raw.locator(".slider").fill("5")
    expect(page.raw.locator(".leaf h2")).to_have_text(prose.title("e1", "en"))
    expect(page.raw.locator("footer.party")).to_contain_text("of 9")
    assert not untranslated(page)
    told = page.raw.locator(".ml").inner_text()
    title = page.raw.locator(".leaf h2").inner_text()

    # Its record, opened by anybody, tells the same in the same words.
    with page.raw.expect_download() as download:
        page.raw.get_by_role("link", name="Download").click()
    page.open("replay")
    page.raw.set_input_files("input[type=file]", download.value.path())
    page.raw.locator(".slider").fill("5")
    expect(page.raw.locator(".leaf h2")).to_have_text(title)
    expect(page.raw.locator(".ml")).to_have_text(told, use_inner_text=True)


def test_what_is_pressed_before_the_page_is_drawn_is_not_lost(page: Page) -> None:
    """The words of the story come a moment after the move: the buttons that are still there mean what they meant."""
    bring(page, before_the_end("e1"))
    page.raw.locator("[data-manage]").click()
    page.raw.wait_for_selector("[data-screen=manage]")
    heard = hear(page)
    page.raw.reload()
    page.raw.wait_for_selector("[data-screen=manage]")
    before = heard.number
    let_go = held(page, r"/story")
    page.raw.locator("[data-eat=ranger]").click()
    page.wait_until(lambda: heard.number > before)
    page.raw.locator("[data-answer=pass]").click()
    let_go()
    expect(page.raw.locator("[data-leave]")).to_be_visible()


# -- the map of Easafir ----------------------------------------------------------------------------------------


def test_the_map_shows_where_the_party_is_and_has_been(page: Page) -> None:
    table = bring(page, far("s113"))
    page.raw.locator("[data-book]").first.click()
    page.raw.locator("[data-tab=map]").click()
    here = page.raw.locator("[data-site][aria-current=location]")
    expect(here).to_have_count(1)
    expect(here).to_contain_text("Indigo Yard")
    # The way they went is one they have been; the others they have only heard of.
    expect(page.raw.locator("[data-site=old_mint]")).to_contain_text("You have been here")
    assert page.raw.locator("[data-site=fish_steps]").count() == 0, "they have not come by it"
    assert page.raw.locator("[data-site=palace]").count() == 0, "what is to come is not told"
    assert "Gate of Tolls" in page.raw.locator("[data-site=gate]").inner_text()
    assert prose.title("s102", "en") in page.raw.locator("[data-site=gate]").inner_text()
    drawn = page.raw.locator("svg[role=img]", has=page.raw.locator("[data-map-site]"))
    assert "Indigo Yard" in (drawn.get_attribute("aria-label") or "")
    chapters = page.api("GET", f"/api/tables/{table}/chronicle?lang=en")["body"]["chapters"]
    assert {one["scene"]: one["way"] for one in chapters}["s112"] == ["lantern_row", "old_mint", "indigo_yard"]


def test_map_and_list_point_at_each_other(page: Page) -> None:
    bring(page, far("s331"))
    page.raw.locator("[data-book]").first.click()
    page.raw.locator("[data-tab=map]").click()
    page.raw.locator("[data-site=forge]").focus()
    page.raw.keyboard.press("Enter")
    expect(page.raw.locator("[data-site=forge]")).to_have_attribute("aria-pressed", "true")
    expect(page.raw.locator(".found")).to_have_count(1)
    page.raw.locator("[data-map-site=gate]").click()
    expect(page.raw.locator("[data-site=gate]")).to_have_attribute("aria-pressed", "true")
    expect(page.raw.locator("[data-site=forge]")).to_have_attribute("aria-pressed", "false")
    # Two plans of the inside of places: what was walked through, and what was not.
    below = page.raw.locator(".inside", has_text="Under the city")
    expect(below.locator("li.been")).to_contain_text(["Dry Well", "Old Baths", "Drowned Nave", "Drowned Stair"])
    expect(below.locator("li:not(.been)")).to_contain_text(["Rope Stair", "Bone Sluice"])


def test_the_book_in_a_dialog_shows_every_reputation_whole(page: Page) -> None:
    bring(page, far("s322", reputation=(5, -3, 2, 4, 1)))
    page.raw.locator("[data-book]").first.click()
    page.raw.wait_for_selector(".reps b")
    beyond = page.raw.evaluate(
        """() => {
            const edge = document.querySelector(".reps").getBoundingClientRect().right;
            return [...document.querySelectorAll(".reps li > *")].filter(
                (one) => one.getBoundingClientRect().right > edge + 1).map((one) => one.textContent);
        }"""
    )
    assert beyond == []


# -- table mode and lessons --------------------------------------------------------------------------------------


def test_a_combat_on_a_real_table_is_led_and_reported(page: Page) -> None:
    made = page.make_table("companion", "human", game="fateforge", options={"party": 3})
    page.open(f"table/{made['id']}")
    for hero in ("ranger", "noble", "rogue"):
        page.raw.locator(f"[data-draft={hero}].can").click()
    page.raw.locator("[data-choice=word]").click()
    page.raw.locator("[data-choice=pay]").click()
    page.raw.locator("[data-choice=fight]").click()
    page.raw.wait_for_selector("[data-screen=companion]")
    assert "Lay out the map" in page.raw.locator(".prompt").inner_text()
    page.raw.locator("[data-answer=ready]").click()
    page.raw.locator("[data-answer=react]").click()
    page.raw.locator("[data-answer=dead]").click()
    page.raw.locator("[data-answer=done]").click()
    page.raw.wait_for_selector("[data-answer=done]")
    play_on(page)
    page.raw.locator("[data-answer=over]").click()
    for number in (1, 2):
        page.wait(f"document.querySelector('.prompt b')?.textContent.includes('objective {number}')")
        page.raw.locator("[data-answer=met]").click()
    page.raw.locator("[data-answer='gold 1']").click()
    page.raw.locator("[data-answer='food 1']").click()
    for hero in ("Ranger", "Noble", "Rogue"):
        for what in ("health", "energy"):
            page.wait(f"document.querySelector('.prompt b')?.textContent.startsWith('{hero}: how much {what}')")
            page.raw.locator(f"[data-answer='{what} 4']").click()
    page.raw.wait_for_selector("[data-screen=story]")
    page.wait(f"document.querySelector('[data-page-title]')?.textContent === {prose.title('s111', 'en')!r}")
    assert "success" in page.raw.locator("[data-passage-of=c1]").inner_text()


def test_at_a_real_table_people_point_at_what_was_found_and_who_fell(page: Page) -> None:
    bring(page, at_a_real_table("c5", "ranger", "noble"))
    page.raw.wait_for_selector("[data-screen=companion]")
    page.raw.locator("[data-answer='found chest1']").click()
    expect(page.raw.locator(".prompt b")).to_contain_text("In the chest")
    page.raw.locator("[data-answer=done]").click()
    expect(page.raw.locator("[data-find=chest1]")).to_contain_text(prose.found("c5", "chest1", "en"))
    page.raw.locator("[data-answer='weak old_scar']").click()
    expect(page.raw.locator("[data-find=old_scar]")).to_contain_text("toughness is 4")
    page.raw.locator("[data-answer=react]").click()
    play_until(page, "[data-answer=next]")
    page.raw.locator("[data-answer='down ranger']").click()
    expect(page.raw.locator("[data-answer='up ranger']")).to_have_text("Ranger: up again")
    page.raw.locator("[data-answer=next]").click()
    expect(page.raw.locator(".ord li")).to_have_count(3)  # one hero, the reaction, the enemy turn
    assert untranslated(page) == []


def test_at_a_real_table_a_boss_speaks_with_its_card(page: Page) -> None:
    bring(page, at_a_real_table("c9", "ranger", "noble"))
    page.raw.wait_for_selector("[data-screen=companion]")
    page.raw.locator("[data-answer=react]").click()
    play_until(page, "[data-taunt]")
    spoken = page.raw.locator("[data-taunt]")
    expect(spoken).to_have_text(prose.book("en").combats["c9"].taunts[0])


def test_at_a_real_table_people_put_right_what_is_noted_of_a_hero(page: Page) -> None:
    made = page.make_table("companion", "human", game="fateforge", options={"party": 2})
    page.open(f"table/{made['id']}")
    for hero in ("ranger", "noble"):
        page.raw.locator(f"[data-draft={hero}].can").click()
    page.raw.locator("[data-manage]").click()
    ranger = page.raw.locator(".hero", has_text="Ranger")
    expect(ranger).to_contain_text("9 of 9")
    page.raw.locator("[data-note='health ranger -1']").click()
    expect(ranger).to_contain_text("8 of 9")
    page.raw.locator("[data-note='energy ranger -1']").click()
    expect(ranger).to_contain_text("4 of 5")


def test_table_mode_stands_on_the_shelf_and_goes_on_elsewhere(page: Page) -> None:
    table = at_the_table(page, "ready")
    page.open("campaigns")
    expect(page.raw.locator("button[data-slot]")).to_contain_text("Table mode")
    with page.raw.expect_download() as download:
        page.raw.locator("[data-export]").click()
    file = download.value.path()
    page.raw.locator("[data-away]").click()
    page.raw.get_by_role("dialog").locator(".danger").click()
    expect(page.raw.locator("button[data-slot]")).to_have_count(0)
    page.raw.locator("input[type=file]").set_input_files(file)
    assert page.raw.locator("[data-seats]").count() == 0, "one screen, whoever sits around it"
    page.raw.locator("[data-bring]").click()
    page.raw.wait_for_selector("[data-screen=companion]")
    assert table not in page.raw.url
    page.raw.locator("[data-answer=react]").wait_for()


@pytest.mark.long
def test_every_lesson_can_be_skipped(page: Page) -> None:
    page.open("learn/fateforge")
    page.raw.wait_for_selector("ol a")
    assert page.raw.locator("ol a").count() == len(LESSONS) >= 12
    skip_all(page, "fateforge", LESSONS)
    page.raw.wait_for_selector("ol a")
    assert not untranslated(page)


# -- languages, widths, access -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["pl", pytest.param("fr", marks=pytest.mark.long)])
def test_the_book_is_read_in_other_languages(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    solo(page)
    assert title(page) == prose.title("s101", language)
    assert not untranslated(page)
    page.raw.locator("[data-choice=word]").click()
    page.wait(f"document.querySelector('[data-page-title]')?.textContent === {prose.title('s102', language)!r}")
    page.raw.locator("[data-choice=slip]").click()
    page.raw.wait_for_selector("[data-tester]")
    assert not untranslated(page)
    bring(page, saved("r1"))
    page.raw.wait_for_selector("[data-screen=rest]")
    for place in page.raw.locator("[data-place]").all():
        place.click()
        assert not untranslated(page)
    page.raw.locator("[data-manage]").click()
    page.raw.wait_for_selector("[data-screen=manage]")
    assert not untranslated(page)
    page.open("campaigns")
    page.raw.wait_for_selector("[data-tab=story]")
    for tab in ("story", "party", "map", "bestiary", "rules"):
        page.raw.locator(f"[data-tab={tab}]").click()
        assert not untranslated(page)


@pytest.mark.parametrize(
    ("scene", "width"),
    [
        ("s102", 1440),
        ("s112", 390),
        *(
            pytest.param(*case, marks=pytest.mark.long)
            for case in (("s102", 390), ("s112", 1440), ("r1", 1440), ("r1", 390))
        ),
    ],
)
def test_a_page_of_the_book_has_no_serious_finding(new_page: NewPage, scene: str, width: int) -> None:
    page = new_page(width, 900 if width > 400 else 844)
    bring(page, saved(scene))
    page.raw.evaluate(_VOICE)
    page.raw.locator("[data-narration]").click()
    expect(page.raw.locator("mark")).to_have_count(1)
    page.settle()
    assert not findings(page)
    assert not overflow(page)
    assert not findings_in_light(page)


@pytest.mark.parametrize("width", [pytest.param(1440, marks=pytest.mark.long), 390])
def test_campaigns_and_the_partys_affairs_have_no_serious_finding(new_page: NewPage, width: int) -> None:
    page = new_page(width, 900 if width > 400 else 844)
    bring(page, saved("r1"))
    page.raw.locator("[data-manage]").click()
    page.raw.wait_for_selector("[data-screen=manage]")
    assert not findings(page)
    page.open("campaigns")
    page.raw.wait_for_selector("[data-tab=party]")
    assert not findings(page)
    assert not overflow(page)


RARE = (
    "reward",
    "ending-sing",
    "combat-over",
    "expedition",
    "book-map",
    "book-map-deep",
    "table-reaction",
    "table-report",
)


@pytest.mark.long
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("screen", RARE)
def test_a_screen_that_is_seldom_seen_has_no_serious_finding(new_page: NewPage, screen: str, width: int) -> None:
    page = new_page(width, 900 if width > 400 else 844)
    SCREENS[screen](page)
    page.raw.wait_for_timeout(200)
    assert not findings(page)
    assert not overflow(page)
    assert not untranslated(page)
    assert not findings_in_light(page)


@pytest.mark.long
def test_act_one_is_clicked_to_its_end(page: Page) -> None:
    made = page.make_table("campaign", "human", "greedy", game="fateforge", options={"difficulty": "story"})
    page.open(f"table/{made['id']}")
    page.raw.wait_for_selector("[data-screen]")
    page.raw.set_default_timeout(700_000)
    act = 1
    for turn in range(40):
        page.raw.evaluate(READER, [300])
        act = page.api("GET", f"/api/tables/{made['id']}/story?lang=en")["body"]["act"]
        if act == 2:
            break
        page.click_on(seed=turn + 1, seconds=300, until="[data-screen]")
    visited = page.api("GET", f"/api/tables/{made['id']}/chronicle?lang=en")["body"]["chapters"]
    assert act == 2
    assert {"c1", "c2", "c3", "c4", "c5", "r1", "r2", "r3"} <= {chapter["scene"] for chapter in visited}
    assert not page.errors
