"""Lessons over HTTP: stateless, on the real engine, with reasons and previews, the same for every game."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from ludarium.kernel.title import title
from server.support import Server

Json = dict[str, Any]
SUMMON = {"type": "summon", "card": "imperial/swordmaster", "square": 40, "turn": 0}
DESTROY = {"type": "pick", "square": 30}
DECLARE = {"type": "declare", "what": "attack"}
PASS = {"type": "pass"}
DUEL, BATTLE = "tash-kalar/swordmaster", "skytear/attack"


def ask(server: Server, lesson: str, *answers: Json, idea: Json | None = None) -> httpx.Response:
    body = {"answers": list(answers), "idea": idea}
    address = f"{server.address}/api/lessons/{lesson}"
    return httpx.post(address, json=body, headers={"X-Ludarium": "1"}, trust_env=False)


@pytest.mark.parametrize("game", ["tash-kalar", "skytear", "fateforge"])
def test_the_lessons_are_listed_in_their_order(server: Server, game: str) -> None:
    listed = httpx.get(f"{server.address}/api/lessons/{game}", trust_env=False).json()
    assert [lesson["id"] for lesson in listed["lessons"]] == list(title(game).load("lessons").LESSONS)
    assert any(lesson["point"] for lesson in listed["lessons"])


def test_a_lesson_is_played_by_sending_all_answers(server: Server) -> None:
    begun = ask(server, DUEL).json()
    assert (begun["done"], begun["number"], begun["view"]["decision"]["prompt"]) == (False, 0, "action")
    summoned = ask(server, DUEL, SUMMON).json()
    assert [event["type"] for event in summoned["events"]] == ["action-spent", "being-shown", "summoned"]
    done = ask(server, DUEL, SUMMON, DESTROY).json()
    assert done["done"]
    assert done["view"]["sides"][0]["heroics"] == 1


def test_a_lesson_with_draws_is_played_to_its_end(server: Server) -> None:
    declared = ask(server, BATTLE, DECLARE).json()
    assert "declared" in [event["type"] for event in declared["events"]]
    assert [effect["kind"] for effect in declared["view"]["stack"]] == ["attack"]
    answers = [DECLARE, PASS]
    state = ask(server, BATTLE, *answers).json()
    while not state["done"]:
        assert state["view"]["decision"]["prompt"] == "choose-modifier"
        answers.append(state["view"]["decision"]["options"][0])
        state = ask(server, BATTLE, *answers).json()
    assert "damaged" in [event["type"] for event in state["events"]]
    assert ask(server, BATTLE, *answers).json() == state, "the same answers lead to the same place"


@pytest.mark.parametrize(
    ("lesson", "idea", "rule", "key"),
    [
        (DUEL, {"type": "place", "square": 31}, "TK-5.1", "tk-why-"),
        (BATTLE, {"type": "declare", "what": "worship"}, "SK-", "sk-why-"),
    ],
)
def test_an_idea_is_explained_and_changes_nothing(server: Server, lesson: str, idea: Json, rule: str, key: str) -> None:
    refused = ask(server, lesson, idea=idea).json()
    assert refused["why"]["allowed"] is False
    assert refused["why"]["rule"].startswith(rule)
    assert refused["why"]["key"].startswith(key)
    assert refused["view"] == ask(server, lesson).json()["view"]


def test_an_idea_on_offer_is_previewed(server: Server) -> None:
    preview = ask(server, DUEL, SUMMON, idea=DESTROY).json()
    assert preview["why"]["allowed"]
    assert [event["type"] for event in preview["events"]] == ["destroyed", "upgraded", "card-laid-down"]
    assert (preview["done"], preview["number"]) == (False, 1)
    effects = ask(server, BATTLE, idea=DECLARE).json()["view"]["stack"]
    assert [effect["kind"] for effect in effects] == ["attack"]


@pytest.mark.parametrize(
    ("lesson", "answers", "status"),
    [
        ("tash-kalar/nothing", (), 404),
        ("chess/swordmaster", (), 404),
        (DUEL, (DESTROY,), 409),
        (DUEL, ({"type": "fly"},), 400),
        (BATTLE, (PASS, DECLARE), 409),
        (BATTLE, ({"type": "declare", "what": "fly"},), 409),
        (BATTLE, ({"type": "declare"},), 400),
        (BATTLE, (PASS,) * 41, 400),
        (f"skytear/{'x' * 41}", (), 400),
    ],
)
def test_what_cannot_be_is_refused(server: Server, lesson: str, answers: tuple[Json, ...], status: int) -> None:
    answer = ask(server, lesson, *answers)
    assert answer.status_code == status
    assert "Traceback" not in answer.text


def test_a_view_shows_the_learners_cards_only(server: Server) -> None:
    view = ask(server, "tash-kalar/discard").json()["view"]
    assert len(view["hand"]["beings"]) == 3
    assert view["seats"][1]["known_hand"] == []
    view = ask(server, "skytear/reaction").json()["view"]
    assert (view["viewer"], view["hand"] is not None) == (0, True)
    enemies = [hero for hero in view["heroes"] if hero["side"] == 1]
    assert all(lead["card"] is None for hero in enemies for lead in hero["leads"])
