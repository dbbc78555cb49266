"""Every game of the box is known to the wire, and what crosses it is of that game's types, down to each event."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludarium.games.skytear.decks import default_deck
from ludarium.house.titles import wire_of, wires
from ludarium.kernel.game import games
from ludarium.kernel.title import titles
from server.support import Person, Player

Make = Callable[[], Person]
Sit = Callable[..., Player]

HEROES = ("sakoshi", "yami", "cotlic", "tlakali", "haburat", "akhuti")
STEPS = 60


def test_every_game_has_its_entry() -> None:
    assert [wire.title.id for wire in wires()] == [game.info.id for game in games()]
    for wire in wires():
        assert wire.content.game == wire.title.id


@pytest.mark.parametrize("game", [title.id for title in titles()])
def test_everything_that_crosses_the_wire_is_of_the_games_own_types(person: Make, sit: Sit, game: str) -> None:
    """Read back with the game's types, every message is the same again: nothing is unknown, nothing left out."""
    me, wire, choose = person(), wire_of(game), random.Random(7)
    wish = next(each for each in me.get("/api/games").json()["games"] if each["id"] == game)["default"]
    made = me.post("/api/tables", wish).json()["id"]
    player, moves = sit(made, me), 0
    for step in range(STEPS):
        if player.wait_for_turn()["view"]["outcome"]:
            break
        options = player.update["view"]["decision"]["options"]
        option = options[choose.randrange(len(options))]
        # Where several are asked at once, another may answer meanwhile: the seat is refused then, and asked anew.
        if step % 10 == 0:
            asked = {"request_id": f"ask-{step}", "number": player.update["number"], "action": option}
            player.answer({"type": "preview", **asked}, "preview")
        if step % 10 == 5:
            player.answer({"type": "hint", "request_id": f"help-{step}"}, "hint")
        if player.answer(player.act_message(option), "ack")["type"] == "ack":
            player.wait("update")
            moves += 1
    if player.update["may_resign"]:
        player.send({"type": "resign", "action_id": "enough"})
        player.wait("ended")
    kinds = set()
    for text in player.received:
        message = wire.message.decode(text)
        kinds.add(type(message).__name__)
        assert json.loads(msgspec.json.encode(message)) == json.loads(text)
    assert {"Welcome", "Update", "Ack", "Hint", "Preview"} <= kinds
    if not player.update["view"]["outcome"]:
        return  # a game in which nobody gives up; its replays are read when it is over
    replay = me.get(f"/api/tables/{made}/replay")
    again = msgspec.json.decode(replay.content, type=wire.replay)
    assert json.loads(msgspec.json.encode(again)) == replay.json()
    # Every move is there; how many there were, the game decides: it can be over before all steps are taken.
    assert len([frame for frame in again.frames if frame.seat == 0 and frame.action is not None]) == moves > 0


def test_an_event_of_another_game_is_not_taken(person: Make, sit: Sit) -> None:
    """The types are told apart: the test above would notice."""
    me = person()
    player = sit(me.table("human", "human")["id"], me)
    player.wait("update")
    with pytest.raises(msgspec.ValidationError):
        wire_of("skytear").message.decode(player.received[-1])


def test_the_pools_of_a_competitive_game_are_sent_as_maps(person: Make, sit: Sit) -> None:
    me = person()
    pools = [{hero: list(default_deck((hero,))) for hero in HEROES} for _ in range(2)]
    seats = [{"kind": "human"}, {"kind": "human"}]
    wish = {"game": "skytear", "form": "competitive", "seats": seats, "options": {"first": 0, "pools": pools}}
    answer = me.post("/api/tables", wish)
    assert answer.status_code == 201, answer.text
    made = answer.json()["id"]
    assert me.get(f"/api/tables/{made}").json()["options"]["pools"] == pools
    player = sit(made, me)
    view = player.wait("update")["view"]
    assert [sorted(pool) for pool in view["pools"]] == [sorted(HEROES)] * 2
    player.send({"type": "resign", "action_id": "enough"})
    player.wait("ended")
    record = me.get(f"/api/tables/{made}/record").content
    assert me.http.post("/api/records", content=record).status_code == 201, "the maps are in the record, and play again"


@pytest.mark.parametrize(
    "pools",
    [
        {"yami": {"card": 1}},
        [{"yami": [["deep"]]}],
        {"yami": [None]},
        {f"hero{number}": 1 for number in range(65)},
        {"x" * 65: 1},
        {"yami": ["x" * 65]},
        [[{"yami": []}]],
        ["yami"] * 65,
        {"yami": 1.5},
    ],
    ids=["map in a map", "list in a list", "nothing", "keys", "long key", "long word", "lists", "items", "fraction"],
)
def test_options_that_are_too_deep_or_too_large_are_refused(person: Make, pools: Any) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    wish = {"game": "skytear", "form": "competitive", "seats": seats, "options": {"pools": pools}}
    assert person().post("/api/tables", wish).status_code == 400
