"""No byte to anybody depends on what they may not know: twins, canaries, uniform refusals."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import random
import secrets
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.games.tash_kalar.cards import CARD_IDS
from ludarium.games.tash_kalar.state import TashKalarState
from ludarium.house import showing, wire
from ludarium.house.door import do
from ludarium.house.messages import Act, AskCoach, AskHint, AskPreview, AskWhy
from ludarium.house.refusals import Refuse
from ludarium.kernel.chance import KeyedChance, seed_of
from ludarium.kernel.decisions import Seat
from ludarium.server.logs import JsonFormatter
from ludarium.server.service import Service
from server.support import Ear, Person, Player, Seatmates, Server, as_sent, open_service, serving, settings_for

PROBES: tuple[dict[str, Any], ...] = (
    *({"type": "pick", "square": square} for square in (0, 2, 13, 40, 77)),
    *({"type": "place", "square": square} for square in (1, 20, 40, 60, 79)),
    {"type": "summon", "card": "imperial/knight", "square": 40, "turn": 0},
    {"type": "summon", "card": "sylvan/naiad", "square": 41, "turn": 1},
    {"type": "summon", "card": "legends/leviathan", "square": 42, "turn": 2},
    {"type": "discard", "card": "highland/war-drummer"},
    {"type": "discard", "card": "legends/leviathan"},
    {"type": "put-under", "card": "flare/f01"},
    {"type": "flare", "flare": "flare/f01", "against": 1},
    {"type": "flare", "flare": "flare/f07", "against": 0},
    {"type": "claim", "task": "task/destruction"},
    {"type": "end-turn"},
    {"type": "decline"},
    {"type": "hand-over"},
)
"""Ideas that are mostly not on offer; what is said against them must not depend on hidden cards."""


async def _heard_by(service: Service, mates: Seatmates, viewer: Seat | None, position: Any) -> list[bytes]:
    """All bytes that a viewer can get out of a table in that position without changing it."""
    room = mates.room
    assert room.match is not None
    real = mates.table.position
    mates.table.position = position.copy()
    room._note_decisions(room.match)
    ear = Ear(mates.ear.identity if viewer is not None else None)
    ear.seat = viewer
    try:
        room.push_snapshot(ear)
        if viewer is not None:
            ear.push(showing.glance(room.match, mates.table, viewer))
        number = room.match.number
        ideas = list(PROBES)
        decision = position.decision_of(viewer) if viewer is not None else None
        if decision is not None:
            options = list(decision.options)
            ideas += [as_sent(option) for option in options[:6] + options[-6:]]
        for index, idea in enumerate(ideas):
            await _note_refusal(ear, do(room, ear, AskWhy(f"w{index}", idea)))
            await _note_refusal(ear, do(room, ear, AskPreview(f"p{index}", number, idea)))
        offered = tuple(decision.options) if decision is not None else ()
        for index, probe in enumerate(PROBES):
            action = wire.action("tash-kalar", probe)
            if action not in offered:
                await _note_refusal(ear, do(room, ear, Act(f"probe-{index}", number, as_sent(action))))
        if decision is not None:
            await do(room, ear, AskHint("hint"))
            for watch in ("all", "threats"):
                await do(room, ear, AskCoach(f"coach {watch}", watch))
    finally:
        mates.table.position = real
        room._note_decisions(room.match)
    return ear.heard


async def _note_refusal(ear: Ear, asking: Coroutine[Any, Any, None]) -> None:
    try:
        await asking
    except Refuse as refusal:
        ear.push(msgspec.json.encode(refusal.message("")))


@pytest.mark.parametrize(("form", "seats"), [("duel", 2), ("high-form", 2), ("team-duel", 4), ("melee", 3)])
def test_twins_get_the_same_bytes(tmp_path: Path, form: str, seats: int) -> None:
    """Everything a viewer can be told, asked of a position and of worlds that look the same to that viewer."""

    async def play() -> tuple[int, int]:
        compared = different = 0
        async with open_service(settings_for(tmp_path, hint_bot="greedy")) as service:
            mates = await Seatmates.at_new_table(service, *["human"] * seats, form=form)
            chance = random.Random(form)
            for step in range(36):
                if mates.table.position.over:
                    break
                await mates.act(chance.randrange(1000))
                if step % 9 != 5 or mates.table.position.over:
                    continue
                position = mates.table.position
                asked = position.pending[0].seat
                for viewer in {asked, (asked + 1) % seats}:
                    real = await _heard_by(service, mates, viewer, position)
                    for number in range(2):
                        twin = position.determinised(viewer, KeyedChance(seed_of(100 * step + number)))
                        different += twin.base != position.base
                        heard = await _heard_by(service, mates, viewer, twin)
                        assert heard == real
                        compared += len(heard)
        return compared, different

    compared, different = asyncio.run(play())
    assert compared > 300
    assert different >= 4, "twins that are the same prove nothing"


@pytest.mark.parametrize("form", ["duel", "high-form"])
def test_a_step_of_a_twin_tells_the_others_the_same(tmp_path: Path, form: str) -> None:
    """The opponent acts; what the viewer and spectators hear does not depend on the cards the opponent keeps."""

    async def play() -> int:
        compared = 0
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            mates = await Seatmates.at_new_table(service, "human", "human", form=form)
            chance = random.Random(form)
            for step in range(60):
                if mates.table.position.over:
                    break
                position = mates.table.position
                actor = position.pending[0].seat
                viewer = 1 - actor
                twin = position.determinised(viewer, KeyedChance(seed_of(step)))
                asked = twin.decision_of(actor)
                assert asked is not None
                shared = [option for option in asked.options if option in position.pending[0].options]
                if shared and twin.base != position.base:
                    option = chance.choice(shared)
                    compared += await _compare_step(mates, position, twin, actor, viewer, option)
                await mates.act(chance.randrange(1000))
        return compared

    assert asyncio.run(play()) >= 10


async def _compare_step(mates: Seatmates, position: Any, twin: Any, actor: Seat, viewer: Seat, option: Any) -> int:
    """Apply the same option in both worlds up to the next draw; compare what is sent."""
    room, match = mates.room, mates.room.match
    assert match is not None
    sent = []
    real = mates.table.position
    for world in (position, twin):
        trial = world.copy()
        trial.apply(actor, option)
        mates.table.position = trial
        sent.append(
            [room._update(match, mates.table, seen_by, "act", actor, trial.events) for seen_by in (viewer, None)]
        )
    mates.table.position = real
    assert sent[0] == sent[1]
    return 1


# ---- canaries: hidden ids are looked for in every byte


@pytest.fixture(scope="module")
def canary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_for(tmp_path_factory.mktemp("canary"))) as running:
        yield running


class _Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def _hidden(state: TashKalarState, viewer: Seat | None, known: set[int]) -> set[str]:
    """Ids of cards that lie in places the viewer cannot see and that it has never seen."""
    cards: set[int] = set()
    for seat in range(state.seats):
        if seat != viewer:
            cards |= {*state.beings[seat], *state.legends[seat], *state.flares[seat]}
        cards |= set(state.decks[seat].cards)
    cards |= {*state.legend_deck.cards, *state.flare_deck.cards}
    return {CARD_IDS[card] for card in cards - known}


def _visible(state: TashKalarState, viewer: Seat | None) -> set[int]:
    cards = {card for pile in state.discards for card in pile} | {*state.legend_discard, *state.flare_discard}
    if viewer is not None:
        cards |= {*state.beings[viewer], *state.legends[viewer], *state.flares[viewer]}
        cards |= {card for card in range(len(CARD_IDS)) if state.knows[viewer] >> card & 1}
    return cards


@pytest.mark.parametrize("form", ["duel", "high-form", "first-game"])
def test_no_hidden_card_and_no_secret_is_in_any_byte(canary: Server, form: str) -> None:
    handler = _Lines()
    logging.getLogger("ludarium").addHandler(handler)
    people = [Person(canary), Person(canary)]
    try:
        _play_with_canaries(canary, people, form, handler)
    finally:
        logging.getLogger("ludarium").removeHandler(handler)
        for each in people:
            each.close()


def _play_with_canaries(server: Server, people: list[Person], form: str, handler: _Lines) -> None:
    # Two schools without a card in common, so that every id stands for one card.
    options = {"schools": ["highland", "sylvan"]}
    made = people[0].table("human", "link", form=form, options=options)
    people[1].join(made["code"])
    table = made["id"]
    players = [person.sit(table) for person in people]
    stranger = Player(server, table)
    viewers: list[tuple[Player, Seat | None]] = [(players[0], 0), (players[1], 1), (stranger, None)]
    room = server.service.rooms.in_memory(table)
    assert room is not None
    row = room.row
    tokens = [person.token for person in people]
    known: dict[Seat | None, set[int]] = {0: set(), 1: set(), None: set()}
    chance = random.Random(form)
    checked = 0
    for player, _ in viewers:
        player.wait("update")
    for step in range(60):
        state = server.run(lambda: room.match.table.position.state)  # type: ignore[union-attr]
        for player, viewer in viewers:
            known[viewer] |= _visible(state, viewer)
            hidden = _hidden(state, viewer, known[viewer])
            assert len(hidden) > 20
            for sent in player.received:
                for card in hidden:
                    assert f'"{card}"' not in sent, (card, viewer)
                checked += 1
            secrets_of_others = [token for index, token in enumerate(tokens) if viewer != index]
            _no_secrets(player.received, row, secrets_of_others)
            player.received.clear()
        if step % 12 == 0:
            _ask_everything(server, people, players, table)
        if server.run(lambda: room.match.outcome):  # type: ignore[union-attr]
            break
        actor = state and server.run(lambda: room.match.table.position.pending[0].seat)  # type: ignore[union-attr]
        decision = players[actor].wait_for_turn()["view"]["decision"]
        players[actor].act(chance.randrange(len(decision["options"])))
        number = players[actor].update["number"]
        for player, _ in viewers:
            while player.update["number"] < number:
                player.read()
    assert checked > 100
    _no_secrets(handler.lines, row, tokens)
    for player in (*players, stranger):
        player.close()


def _no_secrets(texts: list[str], row: Any, tokens: list[str]) -> None:
    for sent in texts:
        for secret in (row.seed, row.bot_seed, row.maker, *tokens):
            assert secret not in sent
        for secret in (row.seed, row.bot_seed):
            assert hashlib.sha256(secret.encode()).hexdigest() not in sent


def _ask_everything(server: Server, people: list[Person], players: list[Player], table: str) -> None:
    """Every route that the router knows, asked by somebody at the table and by a stranger."""
    room = server.service.rooms.in_memory(table)
    assert room is not None
    match = room.match
    assert match is not None
    played = match.table
    assert played is not None
    state = server.run(lambda: played.position.state)
    addresses = {
        "/api/games": "/api/games",
        "/api/rules/{game}": None,  # they name every card, for everybody
        "/api/content/{game}": None,
        "/api/texts/{game}": None,
        "/api/lessons/{game}": None,
        "/api/puzzles": None,  # those of the box, the same for everybody; they know no table
        "/api/puzzles/daily": None,
        "/api/puzzles/results": "/api/puzzles/results",
        "/api/explorer": None,  # counts of games that are over name every card, for everybody
        "/api/explorer/{game}": None,
        "/api/skytear/war": "/api/skytear/war",
        "/api/skytear/tables/{table_id}/report": f"/api/skytear/tables/{table}/report",
        "/api/skytear/tables/{table_id}/report/text": f"/api/skytear/tables/{table}/report/text",
        "/api/skytear/records/{record_id}/report": f"/api/skytear/records/{table}/report",
        "/api/skytear/records/{record_id}/report/text": f"/api/skytear/records/{table}/report/text",
        "/api/fateforge/campaigns": "/api/fateforge/campaigns",
        "/api/tables": "/api/tables",
        "/api/lobby": "/api/lobby",
        "/api/sessions": "/api/sessions",
        "/api/me": "/api/me",
        "/api/push": "/api/push",
        "/api/me/data": "/api/me/data",
        "/api/links/asked": "/api/links/asked",
        "/api/statistics": "/api/statistics",
        "/api/profile": "/api/profile",
        "/api/blocks": "/api/blocks",
        "/api/household": "/api/household",
        "/api/tables/{table_id}/seats/{seat}/profile": f"/api/tables/{table}/seats/0/profile",
        "/api/addresses": "/api/addresses",
        "/api/tables/{table_id}": f"/api/tables/{table}",
        "/api/invitations/{code}": f"/api/invitations/{match.link}",
        "/api/tables/{table_id}/glance": None,  # each sees the own seat's cards; twins are compared below
        "/api/tables/{table_id}/course": f"/api/tables/{table}/course",
        "/api/tables/{table_id}/ratings": f"/api/tables/{table}/ratings",
        "/api/tables/{table_id}/record": f"/api/tables/{table}/record",
        "/api/tables/{table_id}/replay": f"/api/tables/{table}/replay?seat=1",
        "/api/tables/{table_id}/replay/story": f"/api/tables/{table}/replay/story",
        "/api/tables/{table_id}/epilogue": f"/api/tables/{table}/epilogue",
        "/api/records/{record_id}/replay/story": f"/api/records/{table}/replay/story",
        "/api/tables/{table_id}/story": f"/api/tables/{table}/story",
        "/api/tables/{table_id}/chronicle": f"/api/tables/{table}/chronicle",
        "/api/tables/{table_id}/save": f"/api/tables/{table}/save",
        "/api/records/{record_id}/replay": f"/api/records/{table}/replay",
        "/api/tables/{table_id}/review": f"/api/tables/{table}/review",
        "/api/records/{record_id}/review": f"/api/records/{table}/review",
        "/health": "/health",
        "/metrics": "/metrics",
    }
    described = people[0].get("/schema/openapi.json").json()["paths"]
    routes = {path for path, item in described.items() if "get" in item}
    assert routes == set(addresses), "a route without a canary case"
    hidden = _hidden(state, 0, _visible(state, 0)) | _hidden(state, 1, _visible(state, 1))
    for address in addresses.values():
        for person in people if address else ():
            answer = person.get(address or "")
            text = answer.text + json.dumps(dict(answer.headers))
            assert not [card for card in hidden if f'"{card}"' in text], address
            _no_secrets([text], room.row, [person.token for person in people])


def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The twin test must fail when an update carries a fingerprint of the whole position."""
    from ludarium.house import room as room_module

    honest = room_module.Room._update

    def leaking(self: Any, match: Any, table: Any, *rest: Any) -> bytes:
        return honest(self, match, table, *rest).replace(b'"hash":"', b'"hash":"' + table.position.digest().encode())

    monkeypatch.setattr(room_module.Room, "_update", leaking)
    with pytest.raises(AssertionError):
        test_twins_get_the_same_bytes(tmp_path, "duel", 2)


def test_a_planted_card_is_caught(canary: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The canary test must fail when drawn cards are told to everybody."""
    from ludarium.house import showing as room_module

    monkeypatch.setattr(room_module, "seen", lambda events, viewer: events)
    with pytest.raises(AssertionError):
        test_no_hidden_card_and_no_secret_is_in_any_byte(canary, "duel")


def test_refusals_about_tables_that_are_not_there_or_not_yours_are_the_same(server: Server) -> None:
    me, stranger = Person(server), Person(server)
    try:
        private = me.table("human", "link", watch=False)["id"]
        missing = secrets.token_urlsafe(16)
        for path in ("", "/record", "/replay"):
            answers = [stranger.get(f"/api/tables/{table}{path}") for table in (private, missing)]
            assert answers[0].status_code == answers[1].status_code == 404
            assert answers[0].content == answers[1].content
    finally:
        me.close()
        stranger.close()
