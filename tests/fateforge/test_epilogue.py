"""Looking back on a campaign: choices where they showed again, and nothing that did not happen."""

from __future__ import annotations

from typing import Any

import pytest

from journeys import journey, wander
from ludarium.games.fateforge.content import QUESTS
from ludarium.games.fateforge.story import prose
from ludarium.games.fateforge.story.epilogue import MOST_CHOSEN, SHORTEST, Epilogue, epilogue, first_words

PRISONER: dict[str, Any] = {
    "visited": ("s101", "s132", "c4", "e1"),
    "choices": ("s101 word", "s132 prisoner"),
    "flags": ("prisoner_first",),
}


def back(lang: str = "en", **campaign: Any) -> Epilogue:
    """What a campaign that came to the first ending looks back on."""
    state = journey(scene="e1").state
    state.remember(**campaign)
    return epilogue(state, lang)


@pytest.mark.parametrize("lang", prose.LANGUAGES)
def test_a_choice_is_told_with_the_scene_in_which_it_showed_again(lang: str) -> None:
    (chosen,) = back(lang, **PRISONER).chosen
    assert (chosen.scene, chosen.act, chosen.chapter) == ("s132", 1, 4)
    assert chosen.label == prose.label("s132", "prisoner", lang)
    assert (chosen.led.scene, chosen.led.title) == ("c4", prose.title("c4", lang))
    (line,) = (one for one in prose.book(lang).combats["c4"].variants if one.condition == "flag prisoner_first")
    assert line.text.startswith(chosen.led.text)


def test_nothing_follows_from_a_choice_in_a_scene_that_came_before_it() -> None:
    assert back(**{**PRISONER, "visited": ("s101", "c4", "s132", "e1")}).chosen == ()


def test_what_is_still_unread_are_the_other_endings_and_the_quests_not_taken() -> None:
    found = back(visited=("s101", "e1"), quests_done=tuple(QUESTS)[:1])
    titles = {prose.title(name, "en") for name in ("e2", "e3", "e4")}
    assert set(found.unread) == titles
    assert (found.endings, len(found.left)) == (4, found.quests - found.quests_done)


def test_combats_are_counted_with_those_won() -> None:
    found = back(visited=("c1", "c2", "e1"), results=("c1 success", "c2 partial", "q1 fail"))
    assert (found.combats, found.won) == (3, 1)


@pytest.mark.parametrize("seed", [1, 2])
def test_only_what_was_chosen_and_seen_is_looked_back_on(seed: int) -> None:
    *_, last = wander(seed, ["ranger", "noble"], 2)
    campaign = last.state.campaign
    made = {tuple(words.split()[:2]) for words in campaign.choices}
    found = epilogue(last.state, "en")
    assert 2 <= len(found.chosen) <= MOST_CHOSEN
    order = [campaign.visited.index(one.scene) for one in found.chosen]
    assert order == sorted(order)
    for one in found.chosen:
        labels = {prose.label(scene, choice, "en") for scene, choice in made if scene == one.scene}
        assert one.label in labels
        assert campaign.visited.index(one.led.scene) > campaign.visited.index(one.scene)
    again = epilogue(last.state, "pl")
    assert [(one.scene, one.led.scene) for one in again.chosen] == [(one.scene, one.led.scene) for one in found.chosen]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (
            "The low way is cold, but nobody watches it at all. Some wait.",
            "The low way is cold, but nobody watches it at all.",
        ),
        (
            "It works. Very well indeed, as far as anybody can tell tonight. Then rain.",
            "It works. Very well indeed, as far as anybody can tell tonight.",
        ),
        ("Short.", "Short."),
        ("No stop at all", "No stop at all"),
        (
            "« C’est fini », dit-elle en regardant la rivière une dernière fois. Puis rien.",
            "« C’est fini », dit-elle en regardant la rivière une dernière fois.",
        ),
    ],
)
def test_the_first_words_are_whole_sentences(text: str, first: str) -> None:
    assert first_words(text) == first
    assert len(first) >= min(SHORTEST, len(text))
