"""What a table tells people who are not there: each turn, each reminder and each question once, and nobody else."""

from __future__ import annotations

import asyncio
import random

from house.evening import Guest
from house.test_days import DAY, HOUR, TWO, Week, week
from ludarium.house import seats
from ludarium.house.messenger import Note
from ludarium.house.resources import CreateTable, SeatWish
from ludarium.house.room import Room
from ludarium.kernel.decisions import Seat


class Box:
    """A messenger that keeps what it is given, and what is taken back."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Note]] = []
        self.withdrawn: list[str] = []

    def tell(self, identity: str, note: Note) -> None:
        self.told.append((identity, note))

    def withdraw(self, identity: str, table: str) -> None:
        self.withdrawn.append(identity)

    def taken(self) -> list[tuple[str, str]]:
        """What was told since it was asked last."""
        told: list[tuple[str, str]] = [(identity, note.kind) for identity, note in self.told]
        self.told = []
        return told


async def _asked(room: Room) -> str:
    async with room.entered() as match:
        [seat] = match.people_asked
        return match.places[seat].owner or ""


async def _turn(room: Room, identity: str) -> None:
    guest = Guest(room, identity)
    await guest.come()
    source = random.Random(3)
    while guest.is_asked and await _asked(room) == identity:
        await guest.act(source.randrange(1000))
    room.leave(guest)


def other(identity: str) -> str:
    return "bo" if identity == "ada" else "ada"


def test_each_turn_is_told_once_and_a_reminder_when_a_quarter_is_left() -> None:
    async def play() -> None:
        async with week() as found:
            box = Box()
            found.house.messenger = box
            table = await found.table(*TWO, days=1)
            room = await found.room(table)
            first = await _asked(room)
            assert box.told[0][1].name == "", "nobody has moved yet"
            assert box.taken() == [(first, "turn")]
            await _turn(room, first)
            second = other(first)
            identity, note = box.told[0]
            assert (identity, note.name, note.game) == (second, {"ada": "Ada", "bo": "Bo"}[first], "Tash-Kalar")
            assert note.left == DAY * 1000
            assert box.taken() == [(second, "turn")]
            assert box.withdrawn.count(first) == 1
            await found.pass_by(17 * HOUR)
            assert box.taken() == []
            await found.pass_by(HOUR)
            assert box.told[0][1].left == 6 * HOUR * 1000
            assert box.taken() == [(second, "low")]
            await found.pass_by(2 * HOUR)
            assert box.taken() == []
            await _turn(room, second)
            assert box.taken() == [(first, "turn")]

    asyncio.run(play())


def test_a_restart_tells_nothing_again() -> None:
    async def play() -> None:
        async with week() as found:
            table = await found.table(*TWO, days=1)
            await found.pass_by(20 * HOUR)
            box = await _restarted(found)
            await found.pass_by(HOUR)
            assert box.taken() == []
            room = await found.room(table)
            await _turn(room, first := await _asked(room))
            assert box.taken() == [(other(first), "turn")]

    asyncio.run(play())


async def _restarted(found: Week) -> Box:
    box = Box()
    await found.restart()
    found.house.messenger = box
    for room in found.house.rooms:
        room.notes._messenger = box
    return box


def test_who_plays_with_bots_is_told_of_no_move_but_reminded() -> None:
    async def play() -> None:
        async with week() as found:
            box = Box()
            found.house.messenger = box
            table = await found.table(SeatWish("human", "Ada"), SeatWish("bot", "", "greedy"), days=3)
            room = await found.room(table)
            for _ in range(500):
                async with room.entered() as match:
                    if match.next_bot is None:
                        break
                await asyncio.sleep(0.01)
            assert box.taken() == []
            await found.pass_by(60 * HOUR)
            assert box.taken() == [("ada", "low")]

    asyncio.run(play())


def test_a_question_for_a_rematch_goes_to_the_others_and_is_taken_back() -> None:
    async def play() -> None:
        async with week() as found:
            box = Box()
            found.house.messenger = box
            room = await found.room(await found.table(*TWO, days=2))
            ada, bo = Guest(room, "ada"), Guest(room, "bo")
            await ada.come()
            await bo.come()
            await ada.say(type="resign", action_id="enough")
            box.taken()
            await bo.say(type="rematch", agree=True, number=ada.last("rematch")["number"])
            identity, note = box.told[0]
            assert (identity, note.kind, note.name) == ("ada", "rematch", "Bo")
            assert box.taken() == [("ada", "rematch")]
            box.withdrawn.clear()
            await ada.say(type="rematch", agree=False, number=ada.last("rematch")["number"])
            assert set(box.withdrawn) == {"ada", "bo"}
            await ada.say(type="rematch", agree=True, number=ada.last("rematch")["number"])
            assert box.taken() == [("bo", "rematch")]
            await bo.say(type="rematch", agree=True, number=bo.last("rematch")["number"])
            assert box.taken()[-1][1] == "turn", "the next game has begun"

    asyncio.run(play())


def test_games_without_days_tell_nothing_of_turns() -> None:
    async def play() -> None:
        async with week() as found:
            box = Box()
            found.house.messenger = box
            made = await found.house.create_table(CreateTable("tash-kalar", "duel", TWO), "ada")
            room = await found.house.invited_to(made.code)
            async with room.entered() as match:
                seat: Seat = await seats.join(room, match, "bo", "Bo", None, "", made.code)
            assert seat == 1
            await _turn(room, await _asked(room))
            assert box.taken() == []

    asyncio.run(play())
