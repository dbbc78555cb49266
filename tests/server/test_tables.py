"""A table from its making to its end, over the wire."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable

import pytest

from server.support import Json, Person, Player, Server

Make = Callable[[], Person]
Sit = Callable[..., Player]

rule = pytest.mark.rule


def test_a_move_is_acknowledged_and_shown(person: Make, sit: Sit) -> None:
    me = person()
    player = sit(me.table("human", "human")["id"], me)
    welcome, update = player.read(), player.read()
    assert (welcome["type"], update["type"]) == ("welcome", "update")
    assert welcome["yours"] == [0, 1]
    asked = update["view"]["waiting"][0]["seat"]
    assert welcome["looking_as"] == asked == update["view"]["viewer"]
    option = update["view"]["decision"]["options"][0]
    player.send(player.act_message(option, "my-first"))
    ack, after = player.wait("ack"), player.read()
    assert ack == {"type": "ack", "action_id": "my-first", "number": update["number"] + 1}
    assert after["type"] == "update"
    assert after["seat"] == asked
    assert after["number"] >= ack["number"]
    assert after["events"]


def test_another_own_seat_is_answered_for_without_looking_as_it(person: Make, sit: Sit) -> None:
    """People at one screen: whoever looks is shown the answer, through nobody's eyes but their own."""
    me, stranger = person(), person()
    made = me.table("human", "human", watch=True)
    player, watcher = sit(made["id"], me), sit(made["id"], stranger)
    watcher.wait("update")
    view = player.wait("update")["view"]
    asked, option = view["viewer"], view["decision"]["options"][0]
    player.send({"type": "look", "seat": 1 - asked})
    assert player.wait("update")["view"]["decision"] is None
    for sender, seat in ((player, 1 - asked), (player, 2), (watcher, asked)):
        sender.send({**sender.act_message(option), "type": "act_for", "seat": seat})
        assert sender.wait("refusal")["code"] == "not-your-seat"
    player.send({**player.act_message(option, "for-another"), "type": "act_for", "seat": asked})
    assert player.wait("ack")["action_id"] == "for-another"
    after = player.wait("update")
    assert (after["seat"], after["view"]["viewer"]) == (asked, 1 - asked)


def test_a_game_against_a_bot_is_played_to_its_end_and_verified(person: Make, sit: Sit) -> None:
    me = person()
    made = me.table("human", "random", form="first-game")
    player = sit(made["id"], me)
    choose = random.Random(5)
    assert me.get(f"/api/tables/{made['id']}/record").status_code == 409
    assert me.get(f"/api/tables/{made['id']}/replay").status_code == 409
    while not player.wait_for_turn()["view"]["outcome"]:
        decision = player.decision
        assert decision is not None
        player.act(choose.randrange(len(decision["options"])))
    ended = player.wait("ended")
    text = "\n".join((ended["algorithm"], ended["table"])).encode() + b"\n" + bytes.fromhex(ended["seed"])
    assert hashlib.sha256(text).hexdigest() == ended["commitment"] == made["commitment"]

    record = me.get(f"/api/tables/{made['id']}/record").text
    assert record.startswith("ludarium record 1\n")
    uploaded = me.http.post("/api/records", content=record.encode())
    assert uploaded.status_code == 201, uploaded.text
    assert uploaded.json()["outcome"] == ended["outcome"]
    own = me.get(f"/api/tables/{made['id']}/replay?seat=0").json()
    other = me.get(f"/api/records/{uploaded.json()['id']}/replay?seat=0").json()
    assert own == other
    assert own["frames"][0]["step"] == "deal"
    assert own["frames"][-1]["view"]["outcome"] == ended["outcome"]
    numbers = [frame["number"] for frame in own["frames"]]
    assert numbers == sorted(set(numbers))
    assert all(len(frame["estimates"]) == 2 for frame in own["frames"])
    wins = [1000 if place == 1 else 0 for place in ended["outcome"]["places"]]
    if sorted(wins) == [0, 1000]:
        assert list(own["frames"][-1]["estimates"]) == wins
    public = me.get(f"/api/tables/{made['id']}/replay").json()
    assert all(frame["view"]["hand"] is None for frame in public["frames"])
    assert me.get(f"/api/tables/{made['id']}/replay?seat=2").status_code == 404

    edited = record.replace("random", "greedy", 1)
    refused = me.http.post("/api/records", content=edited.encode())
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")


def test_a_link_seat_is_joined_with_the_code_and_then_the_game_is_dealt(person: Make, sit: Sit) -> None:
    me, friend, third = person(), person(), person()
    made = me.table("human", "link")
    mine = sit(made["id"], me)
    welcome = mine.wait("welcome")
    assert not welcome["started"]
    assert welcome["code"] == made["code"]
    invitation = third.get(f"/api/invitations/{made['code']}").json()
    assert invitation["commitment"] == made["commitment"]
    assert [seat["taken"] for seat in invitation["seats"]] == [True, False]

    own = "ab" * 16
    joined = friend.join(made["code"].upper(), name="Ala", entropy=own)
    assert joined == {"id": made["id"], "seat": 1, "waits": False}
    started = mine.wait("welcome")
    assert started["started"]
    assert [seat["name"] for seat in started["seats"]] == ["", "Ala"]
    assert mine.wait("update")["number"] > 0

    assert friend.join(made["code"]) == joined, "joining again keeps the seat"
    late = third.post("/api/join", {"code": made["code"]})
    assert (late.status_code, late.json()["code"]) == (409, "full")
    theirs = sit(made["id"], friend)
    assert theirs.wait("welcome")["yours"] == [1]


def test_the_entropy_of_those_who_join_is_used_and_shown_at_the_end(person: Make, sit: Sit) -> None:
    me, friend = person(), person()
    made = me.table("human", "link", entropy="11" * 16)
    friend.join(made["code"], entropy="22" * 20)
    mine = sit(made["id"], me)
    mine.wait("update")
    assert mine.ask({"type": "resign", "action_id": "enough"}, "ended")["entropy"] == ["11" * 16, "22" * 20]


def test_repeating_an_action_gives_the_same_answer_and_no_second_move(person: Make, sit: Sit) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    player, other = sit(table, me), sit(table, me)
    player.wait_for_turn()
    other.wait_for_turn()
    assert player.decision is not None
    message = player.act_message(player.decision["options"][0], "once")
    player.send(message)
    player.wait("ack")
    first = player.received[-1]
    number = player.wait("update")["number"]
    for again in (player, other):
        again.send(message)
        again.wait("ack")
        assert again.received[-1] == first
    changed = {**message, "action": player.act_message({"type": "decline"})["action"]}
    player.send(changed)
    assert player.wait("refusal")["code"] == "id-reused"
    assert me.get(f"/api/tables/{table}").json()["number"] == number


def test_an_answer_to_an_older_decision_is_stale_and_brings_a_fresh_view(person: Make, sit: Sit) -> None:
    me = person()
    player = sit(me.table("human", "human")["id"], me)
    player.wait_for_turn()
    before = player.update["number"]
    assert player.decision is not None
    option = player.decision["options"][0]
    now = player.act(0)["number"]
    for number in (0, before, now + 1, now + 50):
        player.send(player.act_message(option, f"late-{number}", number))
        fresh = player.wait("update")
        assert (fresh["step"], fresh["number"]) == ("snapshot", now)
        refusal = player.wait("refusal")
        assert (refusal["code"], refusal["to"]) == ("stale", f"late-{number}")


def test_an_illegal_idea_is_refused_with_the_rule(person: Make, sit: Sit) -> None:
    me = person()
    player = sit(me.table("human", "human")["id"], me)
    player.wait_for_turn()
    number = player.update["number"]
    for idea in ({"type": "place", "square": 0}, {"type": "pick", "square": 80}, {"type": "claim", "task": "x"}):
        player.send(player.act_message(idea))
        refusal = player.wait("refusal")
        assert refusal["code"] == "illegal-action"
        assert refusal["rule"].startswith("TK-")
        assert refusal["key"].startswith("tk-why-")
        why = player.ask({"type": "why", "request_id": "w", "idea": idea}, "why")
        assert (why["allowed"], why["rule"], why["key"]) == (False, refusal["rule"], refusal["key"])
    assert player.decision is not None
    allowed = player.ask({"type": "why", "request_id": "w", "idea": player.decision["options"][0]}, "why")
    assert allowed["allowed"]
    fresh = sit(player.welcome["table"], me)
    fresh.wait("update")
    assert fresh.update["number"] == number


def test_several_tabs_of_a_seat_stay_equal_and_reconnecting_finds_the_same_decision(person: Make, sit: Sit) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    tabs = [sit(table, me) for _ in range(3)]
    for tab in tabs:
        tab.wait_for_turn()
    asked = tabs[0].welcome["looking_as"]
    tabs[0].act(0)
    number = tabs[0].update["number"]
    for tab in tabs[1:]:
        tab.wait("update")
    last = [next(text for text in reversed(tab.received) if '"type":"update"' in text[:20]) for tab in tabs]
    assert last[0] == last[1] == last[2]
    tabs[0].close()
    again = sit(table, me)
    again.wait("update")
    again.ask({"type": "look", "seat": asked}, "welcome")
    fresh = again.wait("update")
    assert fresh["number"] == number
    assert fresh["hash"] == json.loads(last[1])["hash"]
    assert fresh["view"] == json.loads(last[1])["view"]


def test_spectators_get_the_public_view_and_can_do_nothing(person: Make, sit: Sit) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    player, stranger = sit(table, me), sit(table)
    player.wait_for_turn()
    welcome = stranger.wait("welcome")
    assert (welcome["yours"], welcome["looking_as"], welcome["code"]) == ([], None, "")
    view = stranger.wait("update")["view"]
    assert view["viewer"] is None
    assert view["hand"] is None
    assert view["decision"] is None
    assert player.decision is not None
    option = player.decision["options"][0]
    number = player.update["number"]
    for message in (
        {"type": "act", "action_id": "x", "number": number, "action": option},
        {"type": "take_back", "action_id": "x", "number": number},
        {"type": "resign", "action_id": "x"},
        {"type": "why", "request_id": "x", "idea": option},
        {"type": "hint", "request_id": "x"},
        {"type": "preview", "request_id": "x", "number": number, "action": option},
        {"type": "chat", "text": "hello"},
        {"type": "look", "seat": 0},
        {"type": "give_seat", "seat": 0},
        {"type": "take_seat", "seat": 0},
    ):
        assert stranger.ask(message, "refusal")["code"] == "not-your-seat", message
    assert player.act(0)["number"] > number
    assert stranger.wait("update")["view"]["viewer"] is None


def test_a_private_table_is_not_there_for_strangers(person: Make, sit: Sit) -> None:
    me, stranger = person(), person()
    table = me.table("human", "human", watch=False)["id"]
    assert sit(table, me).wait("welcome")["yours"] == [0, 1]
    refusals: list[object] = []
    for wanted in (table, "no-such-table"):
        watcher = sit(wanted, stranger)
        refusals.append(watcher.wait("refusal"))
        assert watcher.closed_with() == 4404
        answer = stranger.get(f"/api/tables/{wanted}")
        refusals.append((answer.status_code, answer.json()))
    assert refusals[0] == refusals[2]
    assert refusals[1] == refusals[3]


def test_a_seat_can_be_given_to_a_bot_and_taken_back(person: Make, sit: Sit) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    player = sit(table, me)
    player.wait_for_turn()
    seat, number = player.welcome["looking_as"], player.update["number"]
    player.send({"type": "give_seat", "seat": seat, "bot": "random"})
    while player.update["number"] == number:
        player.wait("update")
    assert player.update["seat"] == seat
    player.send({"type": "take_seat", "seat": seat})
    presence = player.wait("presence")
    while presence["seats"][seat]["bot"]:
        presence = player.wait("presence")
    player.send({"type": "give_seat", "seat": seat, "bot": "no-such-bot"})
    assert player.wait("refusal")["code"] == "bad-setup"


def test_a_free_link_seat_is_given_to_a_bot_by_the_maker_and_can_still_be_joined(person: Make, sit: Sit) -> None:
    me, friend = person(), person()
    made = me.table("human", "link")
    player = sit(made["id"], me)
    player.wait("welcome")
    player.send({"type": "give_seat", "seat": 1, "bot": "random"})
    assert player.wait("welcome")["started"]
    assert friend.join(made["code"])["seat"] == 1
    facts = me.get(f"/api/tables/{made['id']}").json()
    assert (facts["seats"][1]["bot"], facts["seats"][1]["taken"]) == ("", True)


def test_take_back_goes_to_the_barrier_and_is_an_entry_of_its_own(person: Make, sit: Sit) -> None:
    me = person()
    player = sit(me.table("human", "human", form="first-game", options={"first": 0})["id"], me)
    player.wait_for_turn()
    place = next(i for i, o in enumerate(player.update["view"]["decision"]["options"]) if o["type"] == "place")
    before = player.update
    after = player.act(place)
    assert after["may_take_back"]
    player.send({"type": "take_back", "action_id": "back", "number": after["number"]})
    assert player.wait("ack")["number"] == after["number"] + 1
    again = player.wait("update")
    assert again["step"] == "take-back"
    assert again["view"] == before["view"]
    assert not again["may_take_back"]
    player.send({"type": "take_back", "action_id": "back-2", "number": again["number"]})
    refusal = player.wait("refusal")
    assert (refusal["code"], refusal["key"]) == ("no-take-back", "take-back-drawn")
    lines = sit(player.welcome["table"], me).wait("welcome")["log"]
    assert [line["step"] for line in lines][-2:] == ["act", "take-back"]


def test_no_take_back_where_the_table_does_not_allow_it(person: Make, sit: Sit) -> None:
    me = person()
    player = sit(me.table("human", "human", take_back=False)["id"], me)
    player.wait_for_turn()
    after = player.act(0)
    assert (after["may_take_back"], after["no_take_back"]) == (False, "off")


@rule("TK-17.9")
def test_resigning_ends_a_duel_but_is_refused_in_a_melee(person: Make, sit: Sit) -> None:
    me = person()
    duel = sit(me.table("human", "human")["id"], me)
    assert duel.wait("update")["may_resign"]
    seat = duel.welcome["looking_as"]
    ended = duel.ask({"type": "resign", "action_id": "r"}, "ended")
    assert ended["outcome"]["places"][seat] == 2
    melee = sit(me.table("human", "human", "human", form="melee")["id"], me)
    assert not melee.wait("update")["may_resign"]
    assert melee.ask({"type": "resign", "action_id": "r"}, "refusal")["code"] == "not-now"


def test_chat_reaches_everybody_is_kept_and_can_be_off(person: Make, sit: Sit) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    player, stranger = sit(table, me), sit(table)
    player.wait("update")
    stranger.wait("update")
    player.send({"type": "chat", "text": "  hej\u202e\u0007  tam "})
    assert stranger.wait("chat")["text"] == "hej tam"
    assert sit(table).wait("welcome")["chat_lines"][0]["text"] == "hej tam"
    quiet = sit(me.table("human", "human", chat=False)["id"], me)
    assert quiet.ask({"type": "chat", "text": "hej"}, "refusal")["code"] == "not-now"


def test_hints_and_previews_change_nothing(person: Make, sit: Sit) -> None:
    me = person()
    table = me.table("human", "human")["id"]
    player = sit(table, me)
    player.wait_for_turn()
    number, view = player.update["number"], player.update["view"]
    hint = player.ask({"type": "hint", "request_id": "h"}, "hint")
    assert hint["action"] == view["decision"]["options"][hint["option"]]
    assert 0 <= hint["estimate"] <= 1000
    option = view["decision"]["options"][0]
    preview = player.ask({"type": "preview", "request_id": "p", "number": number, "action": option}, "preview")
    assert preview["view"] != view
    assert preview["events"]
    fresh = sit(table, me)
    fresh.wait("update")
    assert (fresh.update["number"], fresh.update["view"]) == (number, view)
    off = sit(me.table("human", "human", hints=False)["id"], me)
    assert off.ask({"type": "hint", "request_id": "h"}, "refusal")["code"] == "not-now"


def test_presence_tells_who_is_there(person: Make, sit: Sit) -> None:
    me, friend = person(), person()
    made = me.table("human", "link")
    friend.join(made["code"])
    mine = sit(made["id"], me)
    mine.wait("update")
    theirs = sit(made["id"], friend)
    here = mine.wait("presence")
    while not here["seats"][1]["present"]:
        here = mine.wait("presence")
    theirs.close()
    while here["seats"][1]["present"]:
        here = mine.wait("presence")
    assert not here["seats"][1]["may_be_given"], "not before they have been waited for"
    assert mine.ask({"type": "give_seat", "seat": 1}, "refusal")["code"] == "not-your-seat"


@pytest.mark.parametrize("form", ["first-game", "high-form", "duel", "team-high-form", "team-duel", "melee"])
def test_every_form_can_be_made_and_begun(person: Make, sit: Sit, form: str) -> None:
    me = person()
    seats = {"melee": 3, "team-duel": 4, "team-high-form": 4}.get(form, 2)
    player = sit(me.table(*["human"] * seats, form=form)["id"], me)
    assert player.wait("update")["view"]["form"] == form
    player.act(0)


def test_a_table_is_listed_for_those_who_sit_there_only(server: Server, person: Make) -> None:
    me, stranger = person(), person()
    made = [me.table("human", "random", clock={"seconds": 600})["id"] for _ in range(3)]
    listed: list[Json] = me.get("/api/tables").json()["tables"]
    assert sorted(table["id"] for table in listed) == sorted(made)
    assert all(table["started"] and table["clock"] == {"seconds": 600, "bonus": 0, "days": 0} for table in listed)
    assert stranger.get("/api/tables").json() == {"tables": []}
