"""A bot that plays over HTTP and WebSocket: makes a duel against the server's own bot and answers at random."""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(address: str, path: str, body: object, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "X-Ludarium": "1", "Authorization": f"Bearer {token}"}
    return json.load(urllib.request.urlopen(urllib.request.Request(address + path, json.dumps(body).encode(), headers)))


async def play(address: str, pause: float = 0.1) -> Any:
    token = post(address, "/api/identities", {})["token"]
    seats = [{"kind": "human", "name": "example"}, {"kind": "bot", "bot": "random"}]
    table = post(address, "/api/tables", {"game": "tash-kalar", "form": "duel", "seats": seats}, token)["id"]
    socket_address = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    message: Any = {}
    async with connect(socket_address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "ended":
                break
            if message["type"] == "update" and message["view"]["decision"]:
                await asyncio.sleep(pause)  # the server hangs up on more than ten messages a second
                number, options = message["number"], message["view"]["decision"]["options"]
                act = {"type": "act", "action_id": f"act-{number}", "number": number, "action": random.choice(options)}
                await socket.send(json.dumps(act))
    return message["outcome"]


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))  # http://127.0.0.1:8000
