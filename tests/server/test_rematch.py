"""Playing again with the same people: everybody is asked, sides are swapped, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from ludarium.house.door import do
from ludarium.house.match import Match
from ludarium.house.messages import AnswerRematch, ClockSettings, Resign
from ludarium.house.refusals import Refuse
from ludarium.house.room import Room
from ludarium.kernel.game import Setup, game
from ludarium.server.service import Service
from server.support import Ear, Json, Seatmates, join, open_service, settings_for

Evening = Callable[["Company"], Coroutine[Any, Any, None]]


class Company:
    """People with ears at one table whose game is over."""

    def __init__(self, service: Service, room: Room, ears: dict[str, Ear]) -> None:
        self.service = service
        self.room = room
        self.ears = ears

    @classmethod
    async def after_a_game(cls, service: Service, *seats: str, **more: Any) -> Company:
        """Ada makes the table, others come by link; then whoever is asked gives up."""
        mates = await Seatmates.at_new_table(service, *seats, **more)
        ears = {"Ada": mates.ear}
        for name in ("Bo", "Cy", "Di")[: seats.count("link")]:
            _, session = await service.identities.make(name)
            await join(mates.room, session.identity, name)
            ears[name] = Ear(session.identity)
            async with mates.room.entered() as match:
                mates.room.enter(ears[name], match)
        mates.ear.seat = seats.index("human")
        await do(mates.room, mates.ear, Resign("enough"))
        return cls(service, mates.room, ears)

    def match(self, table: str = "") -> Match:
        room = self.service.rooms.in_memory(table) if table else self.room
        assert room is not None
        assert room.match is not None
        return room.match

    async def want(self, name: str, number: int | None = None) -> None:
        await do(self.room, self.ears[name], AnswerRematch(True, self.number if number is None else number))

    async def decline(self, name: str) -> None:
        await do(self.room, self.ears[name], AnswerRematch(False, self.number))

    @property
    def number(self) -> int:
        return self.match().rematch.number

    def told(self, name: str) -> Json:
        return self.ears[name].messages("rematch")[-1]

    def owners(self, table: str = "") -> list[str | None]:
        """Who sits where, by name."""
        names = {ear.identity: name for name, ear in self.ears.items()}
        return [names.get(place.owner) for place in self.match(table).places]


def run(tmp_path: Path, *seats: str, **more: Any) -> Callable[[Evening], None]:
    """Gives a decorator that plays its function in a company that has just ended a game."""

    def play(function: Evening) -> None:
        async def begin() -> None:
            async with open_service(settings_for(tmp_path, workers=0)) as service:
                await function(await Company.after_a_game(service, *seats, **more))

        asyncio.run(begin())

    return play


def test_the_other_is_asked_and_the_table_is_made_when_both_agree(tmp_path: Path) -> None:
    @run(
        tmp_path, "human", "link", options={"schools": ["highland", "sylvan"], "first": 1}, clock=ClockSettings(300, 5)
    )
    async def _(company: Company) -> None:
        await company.want("Bo")
        for name in company.ears:
            told = company.told(name)
            assert (told["agreed"], told["declined"], told["table"]) == ([1], None, "")
        assert company.told("Ada")["order"] == [1, 0]
        assert len(company.service.rooms) == 1, "nothing is made before everybody has agreed"

        await company.want("Ada")
        table = company.told("Bo")["table"]
        assert table
        assert company.told("Ada")["table"] == table
        assert company.owners() == ["Ada", "Bo"]
        assert company.owners(table) == ["Bo", "Ada"], "sides are swapped, and nobody's seat is free"
        new = company.match(table)
        assert new.table is not None, "the game has begun"
        assert new.setup.options["schools"] == ["sylvan", "highland"], "everybody keeps the school"
        assert new.setup.options["first"] == 1, "who went second begins"
        assert new.setup.clock == ClockSettings(300, 5)
        assert [place.name for place in new.places] == ["Bo", ""]
        for ear in company.ears.values():
            assert ear.identity is not None
            rows = await company.service.store.tables_of(ear.identity, 10)
            assert table in [row.id for row in rows]


def test_who_wants_it_at_the_same_moment_agrees(tmp_path: Path) -> None:
    @run(tmp_path, "human", "link")
    async def _(company: Company) -> None:
        await company.want("Ada", 0)
        await company.want("Bo", 0)
        assert company.told("Ada")["table"]


def test_an_answer_is_given_once_however_often_it_is_sent(tmp_path: Path) -> None:
    @run(tmp_path, "human", "link")
    async def _(company: Company) -> None:
        for _ in range(3):
            await company.want("Ada", 0)
        assert company.number == 1
        await company.want("Bo", 1)
        await company.want("Bo", 1)
        assert len(company.service.rooms) == 2, "one new table, not two"


def test_who_declines_is_named_and_can_be_asked_again(tmp_path: Path) -> None:
    @run(tmp_path, "human", "link")
    async def _(company: Company) -> None:
        await company.want("Ada")
        await company.decline("Bo")
        told = company.told("Ada")
        assert (told["agreed"], told["declined"], told["table"]) == ([], 1, "")
        await company.want("Bo")
        assert company.told("Ada")["agreed"] == [1]
        assert company.told("Ada")["declined"] is None
        await company.decline("Bo")
        assert company.told("Ada")["agreed"] == [], "a question can be taken back"


def test_nobody_is_asked_without_end(tmp_path: Path) -> None:
    @run(tmp_path, "human", "link")
    async def _(company: Company) -> None:
        for _ in range(30):
            await company.want("Ada")
            await company.decline("Bo")
        with pytest.raises(Refuse) as refused:
            await company.want("Ada")
        assert refused.value.code == "too-often"


def test_a_question_outlives_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            company = await Company.after_a_game(service, "human", "link")
            await company.want("Ada")
            people = {name: ear.identity for name, ear in company.ears.items()}
            table = company.room.id
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            assert people["Bo"] is not None
            row = await service.row(table)
            assert row is not None
            assert service.facts(row, people["Bo"]).rematch_wanted_by == (0,), (
                "lists show it before the table is opened"
            )
            bo = await Seatmates.at(service, table, people["Bo"])
            assert bo.ear.messages("rematch")[-1]["agreed"] == [0]
            await do(bo.room, bo.ear, AnswerRematch(True, 1))
            made = bo.ear.messages("rematch")[-1]["table"]
            row = await service.row(table)
            assert row is not None
            assert service.facts(row, people["Bo"]).rematch_wanted_by == (), "it has been answered"
        async with open_service(settings_for(tmp_path, workers=0)) as service:
            bo = await Seatmates.at(service, table, people["Bo"])
            assert bo.ear.messages("rematch")[-1]["table"] == made
            again = await Seatmates.at(service, made, people["Bo"])
            assert again.ear.messages("welcome")[-1]["yours"] == [0]

    asyncio.run(play())


def test_who_is_alone_with_bots_or_shares_a_screen_plays_at_once(tmp_path: Path) -> None:
    @run(tmp_path, "human", "greedy")
    async def _(company: Company) -> None:
        await company.want("Ada")
        new = company.match(company.told("Ada")["table"])
        assert [place.bot for place in new.places] == ["greedy", ""]
        assert company.owners(new.row.id) == [None, "Ada"]

    @run(tmp_path / "two-people", "human", "human")
    async def _(company: Company) -> None:
        await company.want("Ada")
        assert company.owners(company.told("Ada")["table"]) == ["Ada", "Ada"]


def test_teams_stay_together_and_all_people_must_agree(tmp_path: Path) -> None:
    @run(tmp_path, "human", "link", "mcts:200", "link", form="team-duel")
    async def _(company: Company) -> None:
        assert company.owners() == ["Ada", "Bo", None, "Cy"]
        await company.want("Cy")
        await company.want("Ada")
        assert company.told("Bo")["agreed"] == [0, 3]
        assert not company.told("Bo")["table"]
        await company.want("Bo")
        new = company.match(company.told("Bo")["table"])
        assert company.owners(new.row.id) == ["Bo", None, "Cy", "Ada"]
        assert [place.bot for place in new.places] == ["", "mcts:200", "", ""], "bots keep their kinds"


def test_a_seat_that_a_bot_kept_goes_back_to_its_person(tmp_path: Path) -> None:
    @run(tmp_path, "human", "link", "link", "greedy", form="team-duel")
    async def _(company: Company) -> None:
        for place in company.match().places:
            place.bot = place.bot or "random"  # as after a while of absence
        for name in company.ears:
            await company.want(name)
        new = company.match(company.told("Ada")["table"])
        assert [place.bot for place in new.places] == ["", "", "greedy", ""]


def test_only_people_of_the_table_are_asked_and_only_after_the_game(tmp_path: Path) -> None:
    async def refused(work: Coroutine[Any, Any, None]) -> str:
        with pytest.raises(Refuse) as refusal:
            await work
        return refusal.value.code

    @run(tmp_path, "human", "link")
    async def _(company: Company) -> None:
        _, stranger = await company.service.identities.make("")
        for identity in (None, stranger.identity):
            assert await refused(do(company.room, Ear(identity), AnswerRematch(True, 0))) == "not-your-seat"
        running = await Seatmates.at_new_table(company.service, "human", "greedy")
        assert await refused(do(running.room, running.ear, AnswerRematch(True, 0))) == "not-now"


@pytest.mark.parametrize(
    ("title", "form", "seats", "options", "order", "then"),
    [
        ("tash-kalar", "melee", 3, {}, (1, 2, 0), {}),
        ("tash-kalar", "duel", 2, {"schools": "dealt"}, (1, 0), {"schools": "dealt"}),
        ("skytear", "standard", 4, {"outsiders": "any"}, (1, 2, 3, 0), {"outsiders": "any"}),
        # Two against one cannot change sides without a change of partners.
        ("skytear", "standard", 3, {}, (0, 1, 2), {}),
        ("skytear", "competitive", 2, {"pools": "choose"}, (1, 0), {"pools": "choose"}),
        ("fateforge", "combat", 2, {"heroes": ["noble", "ranger"]}, (0, 1), {"heroes": ["noble", "ranger"]}),
    ],
)
def test_every_game_says_how_seats_are_swapped(
    title: str, form: str, seats: int, options: Json, order: tuple[int, ...], then: Json
) -> None:
    rules = game(title)
    swap = rules.swapped(Setup(form, seats, options), rules.setup(Setup(form, seats)))
    assert swap.order == order
    assert {name: value for name, value in swap.options.items() if name != "first"} == then


def test_who_went_second_begins_where_lots_were_drawn() -> None:
    for title, form in (("tash-kalar", "duel"), ("skytear", "simplified")):
        rules = game(title)
        setup = Setup(form, 2, {"first": 1})
        assert rules.swapped(Setup(form, 2), rules.setup(setup)).options["first"] == 1
