"""Notes to people whose page is closed: Web Push, encrypted for their browser and signed with this server's own key.

`pywebpush` is made of `http_ece`, which encrypts, and `py_vapid`, which signs; these two are used, and not the whole:
it sends with `requests` or `aiohttp`, which resolve the name of an endpoint by themselves, after any check of ours, and
so may end up at a private address. Here the checked connection of `courier` sends what the two have made.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import contextlib
import hashlib
import json
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludarium import texts
from ludarium.house.messenger import Note
from ludarium.house.refusals import Refuse
from ludarium.house.resources import PushWish
from ludarium.house.store import StoreUnavailable
from ludarium.server.courier import Courier, Inward, Undelivered, split
from ludarium.server.identities import Identities, Session
from ludarium.server.metrics import Metrics
from ludarium.server.settings import Settings
from ludarium.server.storage import PushRow, SqlStore

log = logging.getLogger("ludarium.push")

FILE = "push-key.pem"
"""This server's own key, in the data folder. Whoever has another one has to be asked anew by every browser."""
FAILURES = 5
"""An endpoint that fails so often in a row is forgotten."""
_PER_PERSON = 10
_WAITING = 2_000
_WORKERS = 4
_SIZE = 640
"""Every note is as long as every other: its length tells nobody on the way what it says. Longer ones have their own."""
_LIFE = 12 * 3600
_SIGNED = 256
_HOUR = 3_600_000
_LONGEST = 28 * 24 * _HOUR
_GONE = (404, 410)


class Push:
    """The messenger of a server with a public https address."""

    def __init__(
        self,
        store: SqlStore,
        identities: Identities,
        settings: Settings,
        metrics: Metrics,
        courier: Courier,
        is_at: Callable[[str, str], bool],
        now: Callable[[], float] = time.time,
    ) -> None:
        """`is_at`: whether the browser of a session, named by its hash, has a table open: it tells by itself."""
        self._store = store
        self._identities = identities
        self._settings = settings
        self._metrics = metrics
        self._courier = courier
        self._is_at = is_at
        self._now = now
        self._due: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._queue: asyncio.Queue[tuple[str, Note, asyncio.TimerHandle]] = asyncio.Queue(_WAITING)
        self._workers: list[asyncio.Task[None]] = []
        self._signer: Signer | None = None
        self._opening = asyncio.Lock()

    async def start(self) -> None:
        self._workers = [asyncio.create_task(self._work(), name=f"push {number}") for number in range(_WORKERS)]

    async def stop(self) -> None:
        for handle in self._due.values():
            handle.cancel()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    # ---- who wants to be told

    async def offer(self) -> str:
        """The key that browsers subscribe with; empty: nothing is offered."""
        return (await self._signed_by()).public if self._settings.public_name else ""

    async def _signed_by(self) -> Signer:
        """This server's key, made when it is first needed."""
        async with self._opening:
            if self._signer is None:
                folder, name = self._settings.data, self._settings.public_name
                self._signer = await asyncio.to_thread(Signer.of, folder, name, self._now)
            return self._signer

    async def keep(self, session: Session, wish: PushWish) -> None:
        """Tell that browser from now on. Refuse: what it names is no push service we go to."""
        if not self._settings.public_name or not await asyncio.to_thread(_may_encrypt, wish.key, wish.auth):
            raise Refuse("bad-push")
        try:
            await self._courier.check(wish.endpoint)
        except (Inward, Undelivered):
            raise Refuse("bad-push") from None
        language = wish.language if wish.language in texts.LANGUAGES else "en"
        at, where = int(self._now()), wish.endpoint
        row = PushRow(_hash(where), session.identity, session.hash, where, wish.key, wish.auth, language, at)
        await self._store.keep_push(row, _PER_PERSON)

    async def drop(self, identity: str, endpoint: str) -> None:
        """Tell that browser nothing more."""
        await self._store.forget_pushes((_hash(endpoint),), identity)

    # ---- what is to be told

    def tell(self, identity: str, note: Note) -> None:
        """See `Messenger`. The player who is asked has a moment to answer first; a move never waits for any of this."""
        self.withdraw(identity, note.table)
        if len(self._due) >= _WAITING:
            self._metrics.count("notes_dropped_total")
            return
        delay = self._settings.push_seconds if note.kind == "turn" else 0.0
        later = asyncio.get_running_loop().call_later
        self._due[identity, note.table] = later(delay, self._put, identity, note)

    def withdraw(self, identity: str, table: str) -> None:
        handle = self._due.pop((identity, table), None)
        if handle is not None:
            handle.cancel()

    def _put(self, identity: str, note: Note) -> None:
        due = self._due[identity, note.table]
        try:
            self._queue.put_nowait((identity, note, due))
        except asyncio.QueueFull:
            del self._due[identity, note.table]
            self._metrics.count("notes_dropped_total")

    async def _work(self) -> None:
        while True:
            identity, note, due = await self._queue.get()
            try:
                await self._deliver(identity, note, due)
            except StoreUnavailable:
                self._metrics.count("notes_failed_total")
            except Exception as fault:
                # Its text could hold an endpoint, which is a secret of its browser.
                log.error("a note could not be made", extra={"fault": type(fault).__name__})
                self._metrics.count("notes_failed_total")
            finally:
                if self._due.get((identity, note.table)) is due:
                    del self._due[identity, note.table]

    async def _deliver(self, identity: str, note: Note, due: asyncio.TimerHandle) -> None:
        rows = await self._store.pushes_of(identity)
        if not rows:
            return
        live = {each["hash"] for each in await self._identities.sessions(identity)}
        dead = [row.id for row in rows if row.session not in live]
        if dead:
            await self._store.forget_pushes(dead, identity)
        if self._due.get((identity, note.table)) is not due:
            return  # withdrawn while the store was asked: whoever has just answered and gone is told nothing
        wanted = [row for row in rows if row.session in live and not self._is_at(row.session, note.table)]
        await asyncio.gather(*(self._send(row, note) for row in wanted))

    async def _send(self, row: PushRow, note: Note) -> None:
        signer = await self._signed_by()
        try:
            name, _ = split(row.endpoint)
            made = await asyncio.to_thread(_made, note, row)
            headers = (
                ("content-encoding", "aes128gcm"),
                ("content-type", "application/octet-stream"),
                ("ttl", str(max(60, min(note.left or _LONGEST, _LONGEST) // 1000))),
                ("urgency", "high" if note.kind == "low" else "normal"),
                ("topic", _hash(note.table)[:32]),  # of two that wait there for the same browser the newer is kept
                ("authorization", await asyncio.to_thread(signer.authorization, f"https://{name}")),
            )
            status = await self._courier.post(row.endpoint, headers, made)
        except Inward:
            await self._failed(row, for_ever=True)
        except Undelivered:
            await self._failed(row)
        else:
            if 200 <= status < 300:
                self._metrics.count("notes_sent_total")
                if row.failures:
                    await self._store.note_push(row.id, 0)
            else:
                await self._failed(row, for_ever=status in _GONE)

    async def _failed(self, row: PushRow, *, for_ever: bool = False) -> None:
        self._metrics.count("notes_failed_total")
        if for_ever or row.failures + 1 >= FAILURES:
            await self._store.forget_pushes((row.id,), row.identity)
        else:
            await self._store.note_push(row.id, row.failures + 1)


def _made(note: Note, row: PushRow) -> bytes:
    return _encrypted(payload(note, row.language), row.key, row.auth)


# ---- what a note says


def payload(note: Note, lang: str) -> bytes:
    """What the page's service worker shows, in the language of that browser, filled up to one length."""
    title, body = words(note, lang)
    told = {"title": title, "body": body, "tag": note.table, "address": f"#/table/{note.table}", "lang": lang}
    return json.dumps(told, ensure_ascii=False).encode().ljust(_SIZE)


def words(note: Note, lang: str) -> tuple[str, str]:
    """Its heading and its sentence."""
    if note.kind == "rematch":
        key = "signal-note-rematch" if note.name else "push-rematch-alone"
        return texts.say(key, {"name": note.name}, lang), note.game
    if note.kind == "low":
        heading = texts.say("push-low", {}, lang)
    elif note.name:
        heading = texts.say("signal-note-turn", {"name": note.name}, lang)
    else:
        heading = texts.say("signal-note-turn-alone", {}, lang)
    if note.left is None:
        return heading, note.game
    return heading, texts.say("signal-note-left", {"game": note.game, "left": _rest(note.left, lang)}, lang)


def _rest(left: int, lang: str) -> str:
    """The rest of the days for a move, as the page says it."""
    hours = left // _HOUR
    days, rest = divmod(hours, 24)
    if days:
        return texts.say("clock-rest-days" if rest else "clock-rest-whole", {"days": days, "hours": rest}, lang)
    if hours:
        return texts.say("clock-rest-hours", {"n": hours}, lang)
    return texts.say("clock-rest-minutes", {"n": left // 60_000}, lang)


# ---- keys


class Signer:
    """Says to push services who sends: a key of this server's own, and the address where it is found."""

    def __init__(self, vapid: Any, name: str, now: Callable[[], float]) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._vapid = vapid
        self._name = name
        self._now = now
        self._signed: OrderedDict[str, tuple[float, str]] = OrderedDict()
        point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    @classmethod
    def of(cls, folder: Path, name: str, now: Callable[[], float]) -> Signer:
        """With the key in that folder; there is none yet: a new one is put there, for its owner's eyes alone."""
        from py_vapid import Vapid  # only where notes go out

        path = folder / FILE
        with contextlib.suppress(FileNotFoundError):
            written = path.read_bytes()
            if path.stat().st_mode & 0o077:
                path.chmod(0o600)
            return cls(Vapid.from_pem(written), name, now)
        vapid = Vapid()
        vapid.generate_keys()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(vapid.private_pem())
            file.flush()
            os.fsync(file.fileno())
        return cls(vapid, name, now)

    def authorization(self, audience: str) -> str:
        """What a push service is shown; valid for half a day, and renewed after half of that."""
        now = self._now()
        made, header = self._signed.get(audience, (0.0, ""))
        if now - made > _LIFE / 2:
            claims = {"aud": audience, "exp": int(now) + _LIFE, "sub": f"https://{self._name}"}
            header = self._vapid.sign(claims)["Authorization"]
            self._signed[audience] = now, header
            while len(self._signed) > _SIGNED:
                self._signed.popitem(last=False)
        return header


def _encrypted(data: bytes, key: str, auth: str) -> bytes:
    import http_ece  # only where notes go out
    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    made: bytes = http_ece.encrypt(
        data, private_key=once, dh=_bytes(key), auth_secret=_bytes(auth), version="aes128gcm"
    )
    return made


def _may_encrypt(key: str, auth: str) -> bool:
    """Whether these are a point of the curve and a secret, as browsers give them."""
    try:
        if len(_bytes(key)) != 65 or len(_bytes(auth)) != 16:
            return False
        _encrypted(b"?", key, auth)
    except (ValueError, binascii.Error):
        return False
    return True


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
