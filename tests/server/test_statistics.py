"""What somebody has played is counted from their own tables, and from nobody else's."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from ludarium.house.match import Seated
from ludarium.house.statistics import counted
from ludarium.house.store import TableRow
from server.support import Person, Player, Server

Make = Callable[[], Person]
Sit = Callable[..., Player]
NOTHING = {"open": 0, "forms": [], "bots": [], "last": [], "people": [], "parties": []}


def row(places: tuple[int, ...] | None, *owners: str, form: str = "duel", at: int = 0) -> TableRow:
    """A table; owners are `me`, `friend` or the name of a bot."""
    people = ("me", "friend")
    seats = [
        Seated("human", owner.title(), owner, "") if owner in people else Seated("bot", "", None, owner)
        for owner in owners
    ]
    outcome = None if places is None else {"places": places, "scores": [0] * len(places), "reason": "score"}
    return TableRow(
        id=f"table-{at}",
        code=None,
        game="tash-kalar",
        rules=1,
        form=form,
        setup="{}",
        seed="",
        bot_seed="",
        maker="me",
        created=at,
        number=40,
        outcome=None if outcome is None else msgspec.json.encode(outcome).decode(),
        seated=msgspec.json.encode(seats).decode(),
        started=True,
        updated=at,
    )


@pytest.mark.parametrize(
    ("places", "owners", "result"),
    [
        ((1, 2), ("me", "greedy"), "won"),
        ((2, 1), ("me", "greedy"), "lost"),
        ((1, 1), ("me", "friend"), "drawn"),
        ((1, 2), ("me", "me"), "shared"),
        ((1, 1), ("me", "me"), "drawn"),
        ((1, 2, 1, 2), ("me", "greedy", "friend", "greedy"), "won"),
        ((2, 1, 2, 1), ("me", "greedy", "me", "greedy"), "lost"),
        ((2, 1, 3), ("me", "greedy", "random"), "lost"),
    ],
)
def test_a_game_counts_by_the_places_of_ones_own_seats(
    places: tuple[int, ...], owners: tuple[str, ...], result: str
) -> None:
    found = counted([row(places, *owners)], "me")
    assert found.last[0].result == result
    tally = found.forms[0].tally
    assert {name: getattr(tally, name) for name in ("won", "drawn", "lost", "shared") if getattr(tally, name)} == {
        result: 1
    }


@pytest.mark.parametrize(("shared", "result"), [(1.0, "won"), (0.0, "lost")])
def test_a_game_played_together_is_won_or_lost_by_all(shared: float, result: str) -> None:
    outcome = {"places": [1, 1], "scores": [0, 0], "reason": "story", "shared": shared}
    together = msgspec.structs.replace(row((1, 1), "me", "friend"), outcome=msgspec.json.encode(outcome).decode())
    assert counted([together], "me").last[0].result == result


def test_bots_are_counted_where_all_others_are_the_same_one() -> None:
    rows = [
        row((1, 2), "me", "greedy", at=5),
        row((2, 1), "me", "greedy", at=4),
        row((1, 2, 3), "me", "greedy", "random", form="melee", at=3),
        row((1, 2), "me", "friend", at=2),
        row(None, "me", "random", at=1),
    ]
    found = counted(rows, "me")
    assert [(each.bot, each.tally.won, each.tally.lost) for each in found.bots] == [("greedy", 1, 1)]
    assert [(each.form, each.tally.won) for each in found.forms] == [("duel", 2), ("melee", 1)]
    assert [game.table for game in found.last] == ["table-5", "table-4", "table-3", "table-2"], "newest first"
    assert found.last[2].against == ("greedy", "random")
    assert found.last[3].against == ("Friend",)
    assert found.open == 1


def test_an_opponent_with_a_name_has_a_record_whoever_else_plays() -> None:
    pip, odile = "tash-kalar/pip", "tash-kalar/odile"
    rows = [
        row((1, 2), "me", pip),
        row((2, 3, 1), "me", pip, odile, form="melee"),
        row((1, 2, 1, 2), "me", pip, odile, "friend", form="team-duel"),
        row((1, 1), "me", odile),
    ]
    found = {each.bot: each.tally for each in counted(rows, "me").bots}
    assert (found[pip].won, found[pip].drawn, found[pip].lost) == (2, 0, 1)
    assert (found[odile].won, found[odile].drawn, found[odile].lost) == (0, 1, 1), "on one's own side it is no opponent"


def test_a_companion_has_a_record_of_what_was_played_together() -> None:
    outcome = {"places": [1, 1, 1], "scores": [0, 0, 0], "reason": "story", "shared": 1.0}
    party = row((1, 1, 1), "me", "fateforge/bosko", "friend")
    together = msgspec.structs.replace(party, game="fateforge", outcome=msgspec.json.encode(outcome).decode())
    assert [(each.bot, each.tally.won) for each in counted([together], "me").bots] == [("fateforge/bosko", 1)]


def test_an_opponent_is_played_to_the_end_over_the_server(server: Server, person: Make, sit: Sit) -> None:
    me = person()
    game = next(one for one in me.get("/api/games").json()["games"] if one["id"] == "tash-kalar")
    pip = game["opponents"][0]["bot"]
    assert [one["level"] for one in game["opponents"]] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {form["opponent"]: form["face"] for form in game["forms"]}["greedy"] == "tash-kalar/odile"
    made = me.table(pip, "human", pip, form="melee")
    player = sit(made["id"], me)
    player.wait_for_turn()
    assert [seat["bot"] for seat in player.welcome["seats"]] == [pip, "", pip]
    while not player.wait_for_turn()["view"]["outcome"]:
        player.act(-1)
    [tally] = me.get("/api/statistics").json()["bots"]
    assert tally["bot"] == pip
    assert sum(tally["tally"].values()) == 1, "one game, however many seats it had"


def test_an_opponent_of_another_game_is_not_seated(server: Server, person: Make) -> None:
    me = person()
    for stranger in ("skytear/kiko", "tash-kalar/nobody", "nowhere/pip"):
        wish = {"game": "tash-kalar", "form": "duel", "seats": [{"kind": "human"}, {"kind": "bot", "bot": stranger}]}
        assert me.post("/api/tables", wish).status_code == 422
    assert me.get("/api/tables").json()["tables"] == []


def test_everybody_sees_their_own_statistics_only(server: Server, person: Make, sit: Sit) -> None:
    me, other = person(), person()
    assert me.get("/api/statistics").json() == NOTHING
    made = me.table("human", "random", form="first-game")
    player = sit(made["id"], me)
    player.wait("update")
    assert me.get("/api/statistics").json()["open"] == 1
    player.send({"type": "resign", "action_id": "enough"})
    player.wait("ended")
    found = me.get("/api/statistics").json()
    assert found["bots"] == [
        {"game": "tash-kalar", "bot": "random", "tally": {"won": 0, "drawn": 0, "lost": 1, "shared": 0}}
    ]
    assert [game["table"] for game in found["last"]] == [made["id"]]
    assert other.get("/api/statistics").json() == NOTHING
