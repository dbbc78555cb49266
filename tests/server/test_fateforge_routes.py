"""Fateforge over HTTP: the story's words, the shelf of four campaigns, saves brought and taken, closed talk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from journeys import journey
from ludarium.games.fateforge import save
from ludarium.games.fateforge.content import SCENES
from ludarium.games.fateforge.state import FateforgeState
from ludarium.games.fateforge.story import prose
from ludarium.texts import say
from server.support import Person, Player, Server

rule = pytest.mark.rule
Json = dict[str, Any]
SAVES = sorted((Path(__file__).parents[1] / "fateforge" / "saves").glob("*.json"))
Make = Callable[[], Person]
Sit = Callable[..., Player]


def wish(*seats: str, form: str = "campaign", **options: Any) -> Json:
    kinds = [{"kind": seat} if seat in ("human", "link") else {"kind": "bot", "bot": seat} for seat in seats]
    return {"game": "fateforge", "form": form, "seats": kinds, "options": options}


def begun(someone: Person, *seats: str, form: str = "campaign", **options: Any) -> str:
    """A new table of Fateforge; the heroes are chosen."""
    if form not in ("solo", "companion") and "heroes" not in options:
        options["heroes"] = ",".join(("ranger", "noble", "rogue", "shaman")[: max(2, len(seats))])
    answer = someone.post("/api/tables", wish(*seats, form=form, **options))
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


def story(someone: Person, table: str, lang: str = "en") -> Json:
    answer = someone.get(f"/api/tables/{table}/story?lang={lang}")
    assert answer.status_code == 200, answer.text
    page: Json = answer.json()
    return page


def bring(someone: Person, text: str | bytes, **query: Any) -> httpx.Response:
    given = {"seats": "human,human", **query}
    return someone.http.post("/api/fateforge/saves", params=given, content=text, headers={"Content-Type": "text/plain"})


def state_of(server: Server, table: str) -> FateforgeState:
    room = server.service.rooms.in_memory(table)
    assert room is not None
    assert room.match is not None
    assert room.match.table is not None
    found: FateforgeState = room.match.table.position.state
    return found


# -- the story -------------------------------------------------------------------------------------------------


@rule("FF-2.3")
def test_the_open_page_is_told_in_the_language_asked_for(person: Make) -> None:
    someone = person()
    table = begun(someone, "human", "human")
    english, polish = story(someone, table), story(someone, table, "pl")
    assert (english["kind"], english["scene"]) == ("story", "s101")
    assert english["title"] == prose.title("s101", "en")
    assert polish["title"] == prose.title("s101", "pl")
    assert [choice["id"] for choice in polish["choices"]] == ["word", "results"]


def test_the_page_goes_on_with_the_table(person: Make, sit: Sit) -> None:
    someone = person()
    table = begun(someone, "human", form="solo", heroes="ranger,noble")
    player = sit(table, someone)
    player.wait_for_turn()
    player.act({"type": "pick", "kind": "choice", "name": "word"})
    page = story(someone, table)
    assert page["scene"] == "s102"
    assert page["before"][0]["label"] == prose.label("s101", "word", "en")
    chapters = someone.get(f"/api/tables/{table}/chronicle?lang=fr").json()["chapters"]
    assert [chapter["scene"] for chapter in chapters] == ["s101", "s102"]
    assert chapters[0]["label"] == prose.label("s101", "word", "fr")


def test_no_words_of_other_scenes_go_over_the_wire(person: Make, sit: Sit) -> None:
    """REL-27: neither the story's routes nor the socket carry prose of anything unreached."""
    someone = person()
    table = begun(someone, "human", form="solo", heroes="ranger,noble")
    player = sit(table, someone)
    player.wait_for_turn()
    player.act({"type": "pick", "kind": "choice", "name": "word"})
    sent = [someone.get(f"/api/tables/{table}/{route}?lang=en").text for route in ("story", "chronicle")]
    everything = "\n".join([*sent, *player.received])
    book = prose.book("en")
    hidden = [scene.text for name, scene in book.scenes.items() if name not in ("s101", "s102")]
    hidden += [choice.outcome for choice in book.scenes["s101"].choices if choice.id != "word"]
    hidden += [
        text for choice in book.scenes["s102"].choices for text in (choice.outcome, choice.passed, choice.failed)
    ]
    hidden += [text for combat in book.combats.values() for text in (combat.briefing, combat.victory, combat.defeat)]
    hidden += [rest.text for rest in book.rests.values()] + [ending.text for ending in book.endings.values()]
    first = [text.split("\n\n")[0][:60] for text in hidden if text]
    assert len(first) > 100
    assert [text for text in first if text in everything] == []
    assert book.scenes["s102"].text.split("\n\n")[0][:60] in everything


def test_who_may_not_see_a_table_may_not_read_its_story(person: Make) -> None:
    someone, stranger = person(), person()
    closed = someone.post("/api/tables", {**wish("human", "human", heroes="ranger,noble"), "watch": False}).json()["id"]
    assert stranger.get(f"/api/tables/{closed}/story").status_code == 404
    assert stranger.get(f"/api/tables/{closed}/chronicle").status_code == 404
    watched = begun(someone, "human", "human")
    assert story(stranger, watched)["scene"] == "s101"


def test_there_is_no_story_where_none_is_played(person: Make) -> None:
    someone = person()
    other = someone.table("human", "human")["id"]
    assert someone.get(f"/api/tables/{other}/story").status_code == 404
    assert someone.get("/api/tables/nothing/story").status_code == 404
    waiting = begun(someone, "human", "link")
    assert someone.get(f"/api/tables/{waiting}/story").status_code == 409
    table = begun(someone, "human", "human")
    assert someone.get(f"/api/tables/{table}/story?lang=de").status_code == 400


# -- people and bots at one table --------------------------------------------------------------------------------


def _at_rest() -> str:
    """A campaign at its first rest, with gold to spend and somebody to heal."""
    state = journey(("ranger", "noble"), scene="r1", campaign={"gold": 12, "visited": ("s101", "s102")}).position.base
    state.set_hero(1, health=3)
    return save.dumps(state)


@rule("FF-25.1")
def test_bots_leave_to_people_in_a_rest_what_all_share(server: Server, person: Make, sit: Sit) -> None:
    someone = person()
    table = bring(someone, _at_rest(), seats="human,greedy").json()["id"]
    player = sit(table, someone)
    player.wait_for_turn()
    room = server.service.rooms.in_memory(table)
    assert room is not None
    assert room.match is not None
    assert room.match.next_bot is None, "nobody spends anything before the person has looked"
    player.act({"type": "visit", "place": "lantern_infirmary"})
    player.wait_for_turn()
    assert room.match.next_bot is None, "and not in between"
    before = state_of(server, table).campaign
    assert (before.gold, before.food > 0) == (12, True)
    player.act({"type": "choose", "way": "leave"})
    player.wait_for_turn()
    after = state_of(server, table)
    assert after.scene == "s121", "the bot has gone on, too"
    assert (after.campaign.gold, after.campaign.food) == (before.gold, before.food), "and has spent nothing on its way"


# -- campaigns -------------------------------------------------------------------------------------------------


def shelf(someone: Person, lang: str = "en") -> Json:
    answer = someone.get(f"/api/fateforge/campaigns?lang={lang}")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


@rule("FF-2.26", "FF-25.13")
def test_there_is_room_for_four_campaigns_and_a_fifth_is_refused(person: Make) -> None:
    someone = person()
    tables = [begun(someone, "human", "human") for _ in range(3)]
    tables.append(begun(someone, "human", form="solo", heroes="rogue,shaman"))
    listed = shelf(someone)
    assert listed["most"] == 4
    assert {campaign["table"] for campaign in listed["campaigns"]} == set(tables)
    refused = someone.post("/api/tables", wish("human", "human"))
    assert (refused.status_code, refused.json()["key"]) == (409, "ff-shelf-full")
    assert bring(someone, SAVES[0].read_text()).json()["key"] == "ff-shelf-full"
    # Other forms, other games and other people are not concerned.
    assert someone.post("/api/tables", wish("human", "human", form="expedition")).status_code == 201
    someone.table("human", "human")
    begun(person(), "human", "human")


@rule("FF-2.26")
def test_the_shelf_tells_where_each_campaign_stands(person: Make, sit: Sit) -> None:
    someone = person()
    table = begun(someone, "human", form="solo", heroes="ranger,noble", difficulty="hard")
    player = sit(table, someone)
    player.wait_for_turn()
    player.act({"type": "pick", "kind": "choice", "name": "word"})
    (campaign,) = shelf(someone, "pl")["campaigns"]
    assert (campaign["act"], campaign["chapter"], campaign["scene"]) == (1, 1, "s102")
    assert campaign["title"] == prose.title("s102", "pl")
    assert campaign["heroes"] == ["ranger", "noble"]
    assert (campaign["form"], campaign["difficulty"], campaign["in_combat"]) == ("solo", "hard", False)
    assert campaign["restartable"]
    assert shelf(person())["campaigns"] == []


def test_a_table_that_waits_for_players_stands_on_the_shelf(person: Make) -> None:
    someone = person()
    table = begun(someone, "human", "link")
    (campaign,) = shelf(someone)["campaigns"]
    assert (campaign["table"], campaign["heroes"], campaign["frozen"]) == (table, [], False)


def test_a_campaign_put_away_makes_room_and_is_not_lost(person: Make) -> None:
    someone, other = person(), person()
    tables = [begun(someone, "human", "human") for _ in range(4)]
    away = f"/api/fateforge/campaigns/{tables[1]}/put-away"
    assert other.post(away, {}).status_code == 404
    left = someone.post(away, {}).json()["campaigns"]
    assert {campaign["table"] for campaign in left} == {tables[0], tables[2], tables[3]}
    assert story(someone, tables[1])["scene"] == "s101"
    begun(someone, "human", "human")


# -- saves -----------------------------------------------------------------------------------------------------


@rule("FF-2.26", "FF-2.27")
def test_a_campaign_is_taken_away_and_goes_on_with_another_number_of_players(
    person: Make, sit: Sit, server: Server
) -> None:
    someone, other = person(), person()
    table = begun(someone, "human", "human", heroes="ranger,noble")
    player = sit(table, someone)
    player.wait_for_turn()
    player.act({"type": "pick", "kind": "choice", "name": "results"})
    # Half an agreement is no checkpoint: the save stands before it.
    taken = someone.get(f"/api/tables/{table}/save")
    assert taken.status_code == 200
    assert "attachment" in taken.headers["content-disposition"]
    assert save.loads(taken.text).scene == "s101"
    assert other.get(f"/api/tables/{table}/save").status_code == 404
    made = bring(other, taken.text, seats="human", name="Ada")
    assert made.status_code == 201, made.text
    state = state_of(server, made.json()["id"])
    assert (state.form_id, state.seats, state.scene) == ("solo", 1, "s101")
    assert [hero.seat for hero in state.party] == [0, 0]
    # More players than heroes begin the act again (FF-2.27).
    more = bring(other, taken.text, seats="human,human,greedy")
    assert state_of(server, more.json()["id"]).party == ()


@rule("FF-2.26", "FF-2.27")
def test_on_a_full_shelf_a_campaign_goes_on_in_its_own_place(person: Make) -> None:
    someone, other = person(), person()
    tables = [begun(someone, "human", "human") for _ in range(4)]
    text = someone.get(f"/api/tables/{tables[2]}/save").text
    refused = bring(someone, text, seats="human", restart=True)
    assert (refused.status_code, refused.json()["key"]) == (409, "ff-shelf-full")
    foreign = begun(other, "human", "human")
    assert bring(someone, text, seats="human", instead=foreign).status_code == 404
    made = bring(someone, text, seats="human", restart=True, instead=tables[2])
    assert made.status_code == 201, made.text
    standing = {one["table"] for one in shelf(someone)["campaigns"]}
    assert standing == {tables[0], tables[1], tables[3], made.json()["id"]}
    assert someone.get(f"/api/tables/{tables[2]}").status_code == 200, "what was replaced is not deleted"
    assert foreign in {one["table"] for one in shelf(other)["campaigns"]}
    # A save that cannot go on takes nobody's place.
    assert bring(someone, "{}", seats="human", instead=tables[0]).status_code == 422
    assert {one["table"] for one in shelf(someone)["campaigns"]} == standing


@rule("FF-25.10")
def test_the_act_begins_again_when_that_is_asked_for(person: Make, server: Server) -> None:
    someone = person()
    for file in SAVES:
        state = save.loads(file.read_text())
        if state.act_start is not None and not state.fighters and state.scene and SCENES[state.scene].act > 1:
            break
    made = bring(someone, file.read_text(), seats="human,human", restart=True)
    assert made.status_code == 201, made.text
    assert state_of(server, made.json()["id"]).scene == ""


def test_a_save_is_told_to_nobody_else(person: Make, sit: Sit) -> None:
    someone = person()
    table = bring(someone, SAVES[0].read_text()).json()["id"]
    facts = someone.get(f"/api/tables/{table}").json()
    assert "save" not in facts["options"]
    player = sit(table)
    welcome = player.wait("welcome")
    assert "save" not in welcome["options"]
    assert "ludarium-fateforge-save" not in "".join(player.received)


@rule("FF-12.3")
def test_dice_behind_another_persons_screen_are_not_exported(person: Make, sit: Sit, server: Server) -> None:
    host, guest = person(), person()
    answer = host.post("/api/tables", wish("human", "link", heroes="ranger,noble")).json()
    table = answer["id"]
    guest.join(answer["code"])
    first, second = sit(table, host), sit(table, guest)
    for player, action in (
        (first, {"type": "pick", "kind": "choice", "name": "word"}),
        (second, {"type": "agree"}),
        (first, {"type": "pick", "kind": "choice", "name": "pay"}),
        (second, {"type": "agree"}),
        (first, {"type": "choose", "way": "fight"}),
        (second, {"type": "agree"}),
    ):
        _until(player, action)
    state = state_of(server, table)
    while not any(fighter.dice for fighter in state.fighters[1:]):
        _until(second if state.fighters[0].dice else first, None)
        state = state_of(server, table)
    refused = host.get(f"/api/tables/{table}/save")
    assert (refused.status_code, refused.json()["key"]) == (409, "ff-save-secret")


def _until(player: Player, action: Json | None) -> None:
    """Wait until the player is asked, then answer; without an action, the first option."""
    while True:
        player.wait_for_turn()
        decision = player.decision
        assert decision is not None
        if action is None:
            player.act(0)
            return
        if action in decision["options"]:
            player.act(action)
            return
        player.wait("update")


def hostile_saves() -> list[tuple[str, str | bytes]]:
    good = SAVES[0].read_text()
    return [
        ("nothing", ""),
        ("no JSON", "hello"),
        ("half", good[: len(good) // 2]),
        ("edited", good.replace('"gold":', '"gold":9', 1)),
        ("nested", "[" * 50_000 + "]" * 50_000),
        ("no text", b"\xff\xfe\x00"),
        ("of another program", '{"format":"chess"}'),
        ("newer", good.replace('"version":1', '"version":2', 1)),
    ]


@pytest.mark.parametrize(("name", "text"), hostile_saves(), ids=[name for name, _ in hostile_saves()])
def test_a_hostile_save_is_refused_with_one_sentence(person: Make, name: str, text: str | bytes) -> None:
    someone = person()
    answer = bring(someone, text)
    assert answer.status_code == 422, answer.text
    problem = answer.json()
    assert problem["key"] == "ff-bad-save"
    assert problem["detail"]
    assert problem["detail"].count("\n") == 0
    assert "Traceback" not in answer.text
    assert shelf(someone)["campaigns"] == []


def test_a_save_longer_than_five_mebibytes_is_not_read(person: Make) -> None:
    assert bring(person(), "x" * (5 * 1024 * 1024 + 1)).status_code == 413
    assert bring(person(), "x" * (4 * 1024 * 1024)).status_code == 422


@pytest.mark.parametrize("seats", ["", "human,human,human,human,human", "dog", "human,mcts:99999999999"])
def test_seats_that_cannot_be_are_refused(person: Make, seats: str) -> None:
    assert bring(person(), SAVES[0].read_text(), seats=seats).status_code == 422


def test_a_single_combat_is_no_campaign_to_save(person: Make) -> None:
    someone = person()
    table = begun(someone, "human", "human", form="combat")
    assert someone.get(f"/api/tables/{table}/save").status_code == 409


# -- challenge mode --------------------------------------------------------------------------------------------


@rule("FF-1.11")
def test_in_challenge_mode_only_the_active_player_writes(person: Make, sit: Sit, server: Server) -> None:
    host, guest = person(), person()
    answer = host.post("/api/tables", wish("human", "link", form="combat", heroes="ranger,noble", challenge=True))
    table = answer.json()["id"]
    guest.join(answer.json()["code"])
    players = [sit(table, host), sit(table, guest)]
    assert players[1].ask({"type": "chat", "text": "Hello"}, "chat")["text"] == "Hello"
    while (state := state_of(server, table)).active < 0 or not state.talk_closed:
        room = server.service.rooms.in_memory(table)
        assert room is not None
        assert room.match is not None
        assert room.match.table is not None
        asked = room.match.table.position.pending[0]
        player = players[asked.seat]
        while not player.update or player.update["number"] < room.match.number or not player.decision:
            player.read()
        agrees = {"type": "agree"}
        player.act(agrees if agrees in player.decision["options"] else len(player.decision["options"]) - 1)
    active = state.party[state.active].seat
    told = players[active].ask({"type": "chat", "text": "I go first."}, "chat")
    assert (told["seat"], told["text"]) == (active, "I go first.")
    refused = players[1 - active].ask({"type": "chat", "text": "Not there!"}, "refusal")
    assert (refused["code"], refused["key"]) == ("not-now", "error-may-not-speak")
    assert not any("Not there!" in text for player in players for text in player.received)


@rule("FF-1.11")
def test_in_challenge_mode_only_the_active_player_gets_a_hint(person: Make, sit: Sit, server: Server) -> None:
    host, guest = person(), person()
    answer = host.post("/api/tables", wish("human", "link", form="combat", heroes="ranger,noble", challenge=True))
    table = answer.json()["id"]
    guest.join(answer.json()["code"])
    players = [sit(table, host), sit(table, guest)]
    refused: list[tuple[str, str]] = []
    given = 0
    for _ in range(400):
        room = server.service.rooms.in_memory(table)
        assert room is not None
        assert room.match is not None
        assert room.match.table is not None
        position = room.match.table.position
        if position.over or (refused and given):
            break
        asked = position.pending[0]
        player = players[asked.seat]
        while not player.update or player.update["number"] < room.match.number or not player.decision:
            player.read()
        state = position.state
        if state.talk_closed:
            active = state.active >= 0 and state.party[state.active].seat == asked.seat
            told = player.ask({"type": "hint", "request_id": "h"}, "hint" if active else "refusal")
            if active:
                given += 1
            else:
                refused.append((told["code"], told["key"]))
        agrees = {"type": "agree"}
        player.act(agrees if agrees in player.decision["options"] else len(player.decision["options"]) - 1)
    assert given
    assert set(refused) == {("not-now", "error-may-not-speak")}
    for lang in ("en", "pl", "fr"):
        assert "FF-1.11" in say("error-may-not-speak", lang=lang)


# -- table mode --------------------------------------------------------------------------------------------------


@rule("FF-2.26", "FF-2.27")
def test_table_mode_stands_on_the_shelf_and_goes_on_from_a_save(person: Make, sit: Sit, server: Server) -> None:
    someone, other = person(), person()
    table = begun(someone, "human", form="companion", party=3)
    player = sit(table, someone)
    for hero in ("ranger", "noble", "rogue"):
        player.wait_for_turn()
        player.act({"type": "pick", "kind": "party", "name": hero})
    for choice in ("word", "pay"):
        player.wait_for_turn()
        player.act({"type": "pick", "kind": "choice", "name": choice})
    for way in ("fight", "ready"):
        player.wait_for_turn()
        player.act({"type": "choose", "way": way})
    (campaign,) = shelf(someone)["campaigns"]
    assert (campaign["form"], campaign["in_combat"]) == ("companion", True)
    taken = someone.get(f"/api/tables/{table}/save")
    assert taken.status_code == 200
    made = bring(other, taken.text, seats="human")
    assert made.status_code == 201, made.text
    state = state_of(server, made.json()["id"])
    assert (state.form_id, state.scene, len(state.party)) == ("companion", "c1", 3)
    again = sit(made.json()["id"], other)
    again.wait_for_turn()
    assert again.decision is not None
    assert again.decision["prompt"] == "table-heroes"
    assert bring(other, taken.text, seats="human,human").status_code == 422
