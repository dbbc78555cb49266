"""A small proxy that shows a server below a path, as people put one in front of several programs."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Iterator


@contextlib.contextmanager
def below(port: int, prefix: str) -> Iterator[str]:
    """The address of a proxy that takes `prefix` off each request and passes it on to that port; else 404."""

    opened: set[asyncio.StreamWriter] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        opened.add(writer)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            method, path, rest = head.split(" ", 2)
            if not path.startswith(f"{prefix}/"):
                writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            else:
                if "upgrade: websocket" not in rest.lower():  # one request for each connection, so none is missed
                    rest = rest.replace("Connection: keep-alive", "Connection: close")
                to_server, from_writer = await asyncio.open_connection("127.0.0.1", port)
                opened.add(from_writer)
                from_writer.write(f"{method} {path.removeprefix(prefix)} {rest}".encode("latin-1"))
                await asyncio.gather(_pour(reader, from_writer), _pour(to_server, writer))
        writer.close()

    ports: queue.Queue[int] = queue.Queue()
    loops: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def listen() -> None:
        stop = asyncio.Event()
        loops.append((asyncio.get_running_loop(), stop))
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        ports.put(server.sockets[0].getsockname()[1])
        await stop.wait()
        server.close()
        for writer in opened:
            writer.transport.abort()
        await asyncio.sleep(0.2)  # everything that was poured notices

    # Playwright has a loop of its own in the thread of the test.
    thread = threading.Thread(target=lambda: asyncio.run(listen()))
    thread.start()
    try:
        yield f"http://127.0.0.1:{ports.get(timeout=20)}{prefix}"
    finally:
        loop, stop = loops[0]
        loop.call_soon_threadsafe(stop.set)
        thread.join(20)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
