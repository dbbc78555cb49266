"""The routes of Skytear over HTTP: its box, its decks and pools; what is good and what is not."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from ludarium.games.skytear import decks
from ludarium.games.skytear.board import BOARDS, bits
from ludarium.games.skytear.content import CARDS, FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS
from ludarium.games.skytear.forms import FORMS
from server.support import Server

Json = dict[str, Any]
KURUMO = ("sakoshi", "yami")


def post(server: Server, path: str, body: Any) -> httpx.Response:
    return httpx.post(f"{server.address}{path}", json=body, headers={"X-Ludarium": "1"}, trust_env=False)


# -- the box ---------------------------------------------------------------------------------------------------


def test_the_box_is_told_completely(server: Server) -> None:
    box = httpx.get(f"{server.address}/api/content/skytear", trust_env=False).json()
    assert box["game"] == "skytear"
    assert [hero["id"] for hero in box["heroes"]] == list(HEROES)
    assert [entry["card"]["id"] for entry in box["cards"]] == [card.id for card in CARDS]
    assert [faction["id"] for faction in box["factions"]] == list(FACTIONS)
    assert len(box["victory_cards"]) == len(VICTORY_CARDS)
    assert len(box["outsiders"]) == len(OUTSIDERS)
    assert [form["id"] for form in box["forms"]] == list(FORMS)
    assert box["decks"] == {"copies": 3, "cards_per_hero": 8}


@pytest.mark.parametrize("name", BOARDS)
def test_a_battlefield_is_told_as_the_engine_knows_it(server: Server, name: str) -> None:
    box = httpx.get(f"{server.address}/api/content/skytear", trust_env=False).json()
    (field,) = [field for field in box["battlefields"] if field["id"] == name]
    board = BOARDS[name]
    assert [space["name"] for space in field["spaces"]] == list(board.names)
    for at, space in enumerate(field["spaces"]):
        assert set(space["neighbours"]) == set(bits(board.neighbours[at]))
        assert space["cover"] == bool(board.cover >> at & 1)
    assert all(board.white_line(one, other) for one, other in field["white_lines"])
    assert not any(board.white_line(one, other) for one, other in field["openings"])
    assert len(field["towers"]) == 2
    assert all(len(row) == len(board.lanes) for row in field["towers"])


def test_there_is_no_box_of_an_unknown_game(server: Server) -> None:
    assert httpx.get(f"{server.address}/api/content/skytears", trust_env=False).status_code == 404


# -- decks -----------------------------------------------------------------------------------------------------


def judged(server: Server, heroes: tuple[str, ...], cards: list[str], *factions: str) -> Json:
    answer = post(server, "/api/skytear/deck/check", {"heroes": heroes, "cards": cards, "factions": factions})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def test_the_packs_of_the_heroes_are_a_legal_deck(server: Server) -> None:
    cards = list(decks.default_deck(KURUMO))
    assert judged(server, KURUMO, cards) == {"problems": [], "points": decks.points(cards)}


def test_everything_that_is_wrong_is_told_at_once(server: Server) -> None:
    cards = [card for card in decks.default_deck(KURUMO) if card != "bow_to_me"]
    cards += [cards[-1]] * 4
    told = judged(server, KURUMO, cards)["problems"]
    keys = {problem["key"] for problem in told}
    assert keys >= {"sk-why-deck-wrong-size", "sk-why-deck-ultimate-missing", "sk-why-deck-too-many-copies"}
    assert all(problem["rule"].startswith("SK-24") for problem in told)
    size = next(problem for problem in told if problem["key"] == "sk-why-deck-wrong-size")
    assert (size["args"]["have"], size["args"]["need"]) == (len(cards), 16)


def test_cards_of_the_sides_other_faction_are_legal_only_if_it_is_played(server: Server) -> None:
    foreign = next(card.id for card in CARDS if card.faction == "taulot" and not card.ultimate)
    cards = list(decks.default_deck(KURUMO))
    own = next(card for card in cards if not CARDS[[design.id for design in CARDS].index(card)].ultimate)
    cards[cards.index(own)] = foreign
    assert [problem["key"] for problem in judged(server, KURUMO, cards)["problems"]] == ["sk-why-deck-foreign-faction"]
    assert judged(server, KURUMO, cards, "kurumo", "taulot")["problems"] == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"heroes": ["nobody"], "cards": []}, 404),
        ({"heroes": ["yami"], "cards": [], "factions": ["nobody"]}, 404),
        ({"heroes": [], "cards": []}, 400),
        ({"heroes": ["yami"] * 7, "cards": []}, 400),
        ({"heroes": ["yami"], "cards": ["x"] * 201}, 400),
        ({"heroes": ["yami"], "cards": ["x" * 41]}, 400),
        ({"heroes": ["yami"], "cards": "dragon_fist"}, 400),
        ({"heroes": ["yami"], "cards": [], "colour": 1}, 400),
        ({"cards": []}, 400),
        ([], 400),
        (None, 400),
    ],
)
def test_a_question_about_no_deck_is_refused(server: Server, body: Any, status: int) -> None:
    answer = post(server, "/api/skytear/deck/check", body)
    assert answer.status_code == status
    assert "Traceback" not in answer.text


def test_a_card_that_does_not_exist_is_a_problem_not_an_error(server: Server) -> None:
    told = judged(server, ("yami",), ["dragon_fist", "pot_of_greed"])
    assert [problem["key"] for problem in told["problems"]] == ["sk-why-deck-unknown-card"]
    assert told["points"] == decks.points(["dragon_fist"])


# -- pools -----------------------------------------------------------------------------------------------------


def pool(*heroes: str) -> dict[str, list[str]]:
    return {hero: list(decks.default_deck((hero,))) for hero in heroes}


def test_a_pool_of_six_heroes_with_their_packs_is_legal_on_two_lanes_only(server: Server) -> None:
    piles = pool(*list(HEROES)[:6])
    good = post(server, "/api/skytear/pool/check", {"battlefield": "two_lanes", "piles": piles}).json()
    assert good["problems"] == []
    bad = post(server, "/api/skytear/pool/check", {"battlefield": "three_lanes", "piles": piles}).json()
    assert [problem["key"] for problem in bad["problems"]] == ["sk-why-deck-wrong-number-of-heroes"]


def test_a_wrong_pile_is_named(server: Server) -> None:
    piles = pool(*list(HEROES)[:6])
    piles["yami"].pop(0)
    told = post(server, "/api/skytear/pool/check", {"battlefield": "two_lanes", "piles": piles}).json()["problems"]
    assert {problem["hero"] for problem in told} == {"yami"}
    assert "sk-why-deck-wrong-size" in {problem["key"] for problem in told}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"battlefield": "moon", "piles": {}}, 404),
        ({"battlefield": "two_lanes", "piles": []}, 400),
        ({"battlefield": "two_lanes", "piles": {"yami": "dragon_fist"}}, 400),
        ({"battlefield": "two_lanes", "piles": {f"hero{n}": [] for n in range(21)}}, 400),
        ({"battlefield": "two_lanes"}, 400),
    ],
)
def test_a_question_about_no_pool_is_refused(server: Server, body: Any, status: int) -> None:
    assert post(server, "/api/skytear/pool/check", body).status_code == status


def test_a_competitive_table_is_made_with_pools_of_its_own(server: Server) -> None:
    first, second = pool(*list(HEROES)[:6]), pool(*list(HEROES)[2:])
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "skytear", "form": "competitive", "seats": seats, "options": {"pools": [first, second]}}
    made = post(server, "/api/tables", wish)
    assert made.status_code == 201, made.text
    second["yami"] = ["dragon_fist"] * 8
    refused = post(server, "/api/tables", wish)
    assert refused.status_code == 422
    assert "pool of side 1" in refused.text
