"""Results of puzzles at a server: they belong to a person, outlive the server, go along and leave no trace."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ludarium.study.puzzles import puzzles_of
from server.support import Person, serving, settings_for

Make = Callable[[], Person]
PUZZLE = puzzles_of("tash-kalar")[0]


def attempt(name: str, **changes: Any) -> dict[str, Any]:
    made = {"id": name, "game": "tash-kalar", "puzzle": PUZZLE.id, "day": "2026-11-18", "at": 7, "hints": 0, "turn": 0}
    return {**made, "answers": PUZZLE.solution, **changes}


def results(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/puzzles/results").json()["attempts"]
    return found


def test_results_are_one_persons_and_are_judged_by_the_rules(person: Make) -> None:
    ada, bo = person(), person()
    sent = [attempt("ada-right"), attempt("ada-wrong", answers=[]), attempt("ada-other", puzzle="none")]
    told = ada.post("/api/puzzles/results", {"attempts": sent}).json()
    assert told["refused"] == ["ada-other"]
    assert {each["id"]: each["solved"] for each in told["attempts"]} == {"ada-right": True, "ada-wrong": False}
    assert results(ada) == told["attempts"]
    assert results(bo) == []
    # The same name is somebody else's attempt.
    bo.post("/api/puzzles/results", {"attempts": [attempt("ada-right", answers=[])]})
    assert [each["solved"] for each in results(bo)] == [False]
    assert results(ada) == told["attempts"]


def test_an_attempt_that_is_sent_twice_at_the_same_time_is_kept_once(person: Make) -> None:
    ada = person()
    ada.post("/api/puzzles/results", {"attempts": []})
    sent = {"attempts": [attempt(f"again-no-{number}") for number in range(5)]}
    with ThreadPoolExecutor(4) as many:
        answers = [*many.map(lambda _: ada.post("/api/puzzles/results", sent), range(4))]
    assert [answer.status_code for answer in answers] == [200] * 4
    assert len(results(ada)) == 5


def test_results_go_along_come_back_and_leave_no_trace(person: Make) -> None:
    ada = person()
    ada.post("/api/puzzles/results", {"attempts": [attempt("along-one"), attempt("along-two", hints=3)]})
    before, taken = results(ada), ada.get("/api/me/data").json()["puzzles"]
    assert taken == [
        attempt("along-one", answers=[*PUZZLE.solution]),
        attempt("along-two", answers=[*PUZZLE.solution], hints=3),
    ]
    ada.post("/api/me/delete", {"really": True})
    assert results(ada) == []
    again = person()
    assert again.post("/api/puzzles/results", {"attempts": taken}).json()["attempts"] == before


def test_what_was_acknowledged_is_there_when_the_server_begins_anew(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as running:
        ada = Person(running)
        told = ada.post("/api/puzzles/results", {"attempts": [attempt("kept-one")]}).json()["attempts"]
        token = ada.token
        ada.close()
    with serving(settings_for(tmp_path)) as running:
        ada = Person(running)
        ada.http.headers["Authorization"] = f"Bearer {token}"
        answer = ada.get("/api/puzzles/results")
        ada.close()
    assert answer.json()["attempts"] == told
