"""A pocket without a browser: its storage is a dictionary, its page a list of messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from ludarium.pocket import worker

Json = dict[str, Any]


class Browser:
    """What the page gives a pocket: storage that lasts, and ears."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept = dict(kept or {})
        self.heard: dict[int, list[str]] = {}
        self.closed: dict[int, int] = {}
        self.keeps = 0

    async def keep(self, change: str) -> None:
        self.keeps += 1
        read = json.loads(change)
        self.kept.update(read["put"])
        for key in read["gone"]:
            self.kept.pop(key, None)

    def tell(self, number: int, text: str) -> None:
        self.heard.setdefault(number, []).append(text)

    def tell_closed(self, number: int, code: int) -> None:
        self.closed[number] = code

    async def begin(self, think: Any = None) -> None:
        await worker.begin(json.dumps([*self.kept.items()]), self.keep, think, self.tell, self.tell_closed)

    # ---- what the page does

    async def ask(self, method: str, path: str, body: Any = None, kind: str = "application/json") -> Json:
        sent = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        answer: Json = json.loads(await worker.ask(method, path, sent, kind))
        return answer

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer["status"] == 200, answer
        return json.loads(answer["body"])

    async def table(self, *seats: str, game: str = "tash-kalar", form: str = "duel", **more: Any) -> str:
        wishes = [{"kind": seat} if seat == "human" else {"kind": "bot", "bot": seat} for seat in seats]
        answer = await self.ask("POST", "api/tables", {"game": game, "form": form, "seats": wishes, **more})
        assert answer["status"] == 201, answer
        made: str = json.loads(answer["body"])["id"]
        return made

    def last(self, kind: str, plug: int = 1) -> Json:
        for text in reversed(self.heard.get(plug, [])):
            message: Json = json.loads(text)
            if message["type"] == kind:
                return message
        raise AssertionError(f"plug {plug} has heard no {kind}")

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not done():  # noqa: ASYNC110
                await asyncio.sleep(0.001)

    def is_turn(self, plug: int = 1) -> bool:
        view = self.last("update", plug)["view"]
        return bool(view["decision"] or view["outcome"])

    async def act(self, choice: int = 0, plug: int = 1) -> None:
        """Answer with any option, once this seat is asked."""
        await self.until(lambda: self.is_turn(plug))
        update = self.last("update", plug)
        if update["view"]["outcome"]:
            return
        options = update["view"]["decision"]["options"]
        message = {
            "type": "act",
            "action_id": f"act-{update['number']}-{choice}",
            "number": update["number"],
            "action": options[choice % len(options)],
        }
        await worker.say(plug, json.dumps(message))

    async def play_out(self, plug: int = 1) -> None:
        choice = 0
        while not self.last("update", plug)["view"]["outcome"]:
            await self.act(choice, plug)
            choice += 7
