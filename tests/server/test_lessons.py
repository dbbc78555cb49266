"""Lessons over HTTP: stateless, on the real engine, with reasons and previews."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from ludarium.games.tash_kalar.lessons import LESSONS
from server.support import Server

SUMMON = {"type": "summon", "card": "imperial/swordmaster", "square": 40, "turn": 0}
DESTROY = {"type": "pick", "square": 30}


def ask(server: Server, lesson: str, *answers: dict[str, Any], idea: dict[str, Any] | None = None) -> httpx.Response:
    body = {"answers": list(answers), "idea": idea}
    return httpx.post(f"{server.address}/api/lessons/tash-kalar/{lesson}", json=body, headers={"X-Ludarium": "1"})


def test_the_lessons_are_listed_in_their_order(server: Server) -> None:
    listed = httpx.get(f"{server.address}/api/lessons/tash-kalar").json()
    assert [lesson["id"] for lesson in listed["lessons"]] == list(LESSONS)


def test_a_lesson_is_played_by_sending_all_answers(server: Server) -> None:
    begun = ask(server, "swordmaster").json()
    assert (begun["done"], begun["view"]["decision"]["prompt"]) == (False, "action")
    summoned = ask(server, "swordmaster", SUMMON).json()
    assert [event["type"] for event in summoned["events"]] == ["action-spent", "being-shown", "summoned"]
    done = ask(server, "swordmaster", SUMMON, DESTROY).json()
    assert done["done"]
    assert done["view"]["sides"][0]["heroics"] == 1


def test_an_idea_is_explained_and_changes_nothing(server: Server) -> None:
    refused = ask(server, "swordmaster", idea={"type": "place", "square": 31}).json()
    assert (refused["why"]["allowed"], refused["why"]["rule"]) == (False, "TK-5.1")
    assert refused["view"] == ask(server, "swordmaster").json()["view"]


def test_an_idea_on_offer_is_previewed(server: Server) -> None:
    preview = ask(server, "swordmaster", SUMMON, idea=DESTROY).json()
    assert preview["why"]["allowed"]
    assert [event["type"] for event in preview["events"]] == ["destroyed", "upgraded", "card-laid-down"]
    assert not preview["done"]


@pytest.mark.parametrize(
    ("lesson", "answers", "status"),
    [("nothing", (), 404), ("swordmaster", (DESTROY,), 409), ("swordmaster", ({"type": "fly"},), 400)],
)
def test_what_cannot_be_is_refused(
    server: Server, lesson: str, answers: tuple[dict[str, Any], ...], status: int
) -> None:
    assert ask(server, lesson, *answers).status_code == status


def test_a_view_shows_the_learners_cards_only(server: Server) -> None:
    view = ask(server, "discard").json()["view"]
    assert len(view["hand"]["beings"]) == 3
    assert view["seats"][1]["known_hand"] == []
