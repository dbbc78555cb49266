"""Who is who: random tokens in cookies (or, for programs, in a header), stored hashed."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from http.cookies import CookieError, SimpleCookie
from typing import Any, get_args

from sqlalchemy import select

from ludarium.house.clock import stamp
from ludarium.house.messages import FaceName
from ludarium.house.names import skeleton
from ludarium.house.refusals import Refuse
from ludarium.house.store import Conflict, StoreUnavailable
from ludarium.server import schema
from ludarium.server.storage import BrowserRow, IdentityRow, NameRow, SqlStore, TokenRow

_DAY = 86_400
IDLE = 30 * _DAY
ABSOLUTE = 90 * _DAY
RENEW = 7 * _DAY
_CACHED = 10_000
_FACES = frozenset(get_args(FaceName))
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


class Session:
    """A token that was shown and known: whose it is, and whether it is time for a new one."""

    __slots__ = ("created", "hash", "identity", "mark", "seen")

    def __init__(self, hash: str, identity: str, created: int, seen: int, mark: str = "") -> None:
        self.hash = hash
        self.identity = identity
        self.created = created
        self.seen = seen
        self.mark = mark
        """That of the browser which holds it; empty: it came before browsers were marked, or is a program's."""

    def is_valid(self, now: int) -> bool:
        return now - self.seen < IDLE and now - self.created < ABSOLUTE


class Identities:
    """Makes and knows identities. There are no accounts: the token is the identity."""

    def __init__(self, store: SqlStore, secure: bool) -> None:
        self._store = store
        self._known: OrderedDict[str, Session] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()
        self.secure = secure
        self._faces: dict[str, FaceName] = {}
        """The signs of those who have chosen one; seats are told of them all the time."""

    async def read_faces(self) -> None:
        identities = schema.identities.c
        chosen = select(identities.id, identities.face).where(identities.face != "")
        self._faces = {row["id"]: row["face"] for row in await self._store.rows(chosen) if row["face"] in _FACES}

    def face_of(self, identity: str | None) -> FaceName:
        return self._faces.get(identity or "", "")

    async def wear(self, identity: str, face: FaceName) -> None:
        """From now on that person is drawn by this sign; empty: by the letter of their name."""
        if face != self.face_of(identity):
            await self._store.wear(identity, face)
            self._faces[identity] = face

    def forget_face(self, identity: str) -> None:
        """Nothing of that person is kept any more."""
        self._faces.pop(identity, None)

    def cookie(self, secure: bool) -> str:
        """The cookie's name; over HTTPS it is one that nothing else can set."""
        return "__Host-ludarium" if secure or self.secure else "ludarium"

    async def of(self, headers: dict[str, str], secure: bool = False) -> Session | None:
        """Whose request this is; None: nobody we know. Header names are in small letters."""
        token = self.token_in(headers, secure)
        if token is None:
            return None
        hashed = _hash(token)
        session = self._known.get(hashed)
        if session is None:
            tokens = schema.tokens
            rows = await self._store.rows(select(tokens).where(tokens.c.hash == hashed))
            if not rows:
                return None
            session = _session(rows[0])
            self._remember(session)
        now = _now()
        if not session.is_valid(now) or self.has_ended(session):
            self._known.pop(hashed, None)
            return None
        if now - session.seen >= _DAY:
            session.seen = now
            await self._store.touch_token(hashed, now, session.mark)
        return session

    def token_in(self, headers: dict[str, str], secure: bool = False) -> str | None:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return token.strip()
        return _cookie(headers, self.cookie(secure))

    def mark_in(self, headers: dict[str, str], secure: bool = False) -> str:
        """The mark of the browser, as it is stored; empty: it has none."""
        mark = _cookie(headers, f"{self.cookie(secure)}-browser")
        return _hash(f"browser {mark}") if mark else ""

    def new_mark(self) -> tuple[str, str]:
        """A mark for a browser: what it keeps, and what is stored."""
        mark = secrets.token_urlsafe(32)
        return mark, _hash(f"browser {mark}")

    def has_ended(self, session: Session) -> bool:
        """Whether it was logged out while somebody still held it."""
        return session.hash in self._ended

    async def sessions(self, identity: str) -> list[dict[str, Any]]:
        """The sessions of an identity that still count, last used first."""
        tokens = schema.tokens
        rows = await self._store.rows(select(tokens).where(tokens.c.identity == identity))
        now = _now()
        live = [row for row in rows if _session(row).is_valid(now)]
        return sorted(live, key=lambda row: (row["seen"], row["created"]), reverse=True)

    async def end(self, session: Session, named: str, everywhere: bool) -> tuple[str, ...]:
        """Log out: this session, the one of that name, or all of its identity. Their tokens are dead at once."""
        hashes = [row["hash"] for row in await self.sessions(session.identity)]
        if not everywhere:
            wanted = named or session_name(session.hash)
            hashes = [hashed for hashed in hashes if session_name(hashed) == wanted]
        # First here: a request that reads the store at this moment must not bring a token back.
        self._forget(hashes)
        try:
            await self._store.forget_tokens(hashes)
        except StoreUnavailable:
            for hashed in hashes:
                self._ended.pop(hashed, None)
            raise
        return tuple(hashes)

    def _forget(self, hashes: Sequence[str]) -> None:
        for hashed in hashes:
            self._ended[hashed] = None
            self._known.pop(hashed, None)
        while len(self._ended) > _CACHED:
            self._ended.popitem(last=False)

    async def make(self, name: str, agent: str = "", mark: str = "") -> tuple[str, Session]:
        """A new identity and its token; the token is in no log and no table."""
        identity = secrets.token_urlsafe(16)
        now = _now()
        token, row = _new_token(identity, now, agent, mark)
        met = (BrowserRow(mark, identity, name, "", stamp()),) if mark else ()
        await self._store.write(IdentityRow(identity, name, now), row, *met)
        session = Session(row.hash, identity, now, now, mark)
        self._remember(session)
        return token, session

    async def linked(self, identity: str, agent: str, mark: str = "") -> str:
        """A token for another device of the same person."""
        token, row = _new_token(identity, _now(), agent, mark)
        await self._store.write(row)
        if mark:
            await self.meet(mark, identity)
        return token

    # ---- several people in one browser

    async def meet(self, mark: str, identity: str, name: str = "") -> None:
        """Note that somebody has been in that browser."""
        with contextlib.suppress(Conflict):
            await self._store.write(BrowserRow(mark, identity, name, "", stamp()))

    async def kin(self, mark: str) -> frozenset[str]:
        """Everybody who has ever been in that browser."""
        if not mark:
            return frozenset()
        browsers = schema.browsers.c
        return frozenset(
            row["identity"] for row in await self._store.rows(select(browsers.identity).where(browsers.mark == mark))
        )

    async def household(self, mark: str) -> list[BrowserRow]:
        """Those who can play in that browser without being asked anything, in the order in which they came."""
        if not mark:
            return []
        tokens, browsers = schema.tokens, schema.browsers
        now = _now()
        rows = await self._store.rows(select(tokens).where(tokens.c.mark == mark))
        live = {row["identity"] for row in rows if _session(row).is_valid(now) and row["hash"] not in self._ended}
        here = select(browsers).where(browsers.c.mark == mark).order_by(browsers.c.since, browsers.c.identity)
        known = await self._store.rows(here)
        return [BrowserRow(**row) for row in known if row["identity"] in live]

    async def add(self, mark: str, name: str, face: FaceName, agent: str) -> str:
        """Somebody new in that browser. Nobody holds a token of theirs until they play."""
        identity, now = secrets.token_urlsafe(16), _now()
        _, row = _new_token(identity, now, agent, mark)
        met = BrowserRow(mark, identity, name, face, stamp())
        await self._store.write(IdentityRow(identity, name, now, face), row, met)
        self._faces[identity] = face
        return identity

    async def stand_aside(self, session: Session, mark: str, agent: str) -> None:
        """Somebody else plays in that browser; the player until now can come back there, but not with the old token."""
        _, row = _new_token(session.identity, _now(), agent, mark)
        await self._store.write(row)
        await self._store.leave_browser(mark, session.identity, row.hash)
        self._forget((session.hash,))
        await self._store.forget_tokens((session.hash,))

    async def step_forward(self, identity: str, mark: str, agent: str) -> str:
        """A token for the person who plays in that browser from now on, in place of their old one."""
        token, row = _new_token(identity, _now(), agent, mark)
        await self._store.write(row)
        await self._store.leave_browser(mark, identity, row.hash)
        return token

    async def leave_browser(self, mark: str, identity: str) -> None:
        """Nobody can be that person in that browser any more."""
        rows = await self.sessions(identity)
        self._forget([row["hash"] for row in rows if row["mark"] == mark])
        await self._store.leave_browser(mark, identity)

    async def mark(self, session: Session, mark: str) -> None:
        """The session is that browser's."""
        if session.mark != mark:
            await self.meet(mark, session.identity)
            await self._store.mark_token(session.hash, mark)
            session.mark = mark

    # ---- names

    async def name_of(self, identity: str) -> str:
        """The name that belongs to that identity; empty: none does."""
        names = schema.names
        rows = await self._store.rows(select(names).where(names.c.identity == identity))
        return str(rows[0]["name"]) if rows else ""

    async def passkeys(self, identity: str) -> int:
        """How many passkeys that identity has."""
        keys = schema.passkeys
        return len(await self._store.rows(select(keys.c.id).where(keys.c.identity == identity)))

    async def check_name(self, identity: str, name: str) -> bool:
        """Whether the name is free; True also where it is that identity's own. Refuse: it is somebody else's."""
        names = schema.names
        rows = await self._store.rows(select(names).where(names.c.skeleton == skeleton(name)))
        if not rows or rows[0]["identity"] == identity:
            return True
        if await self.sessions(rows[0]["identity"]) or await self.passkeys(rows[0]["identity"]):
            raise Refuse("name-taken")
        # Whoever had it has not been here for so long that nobody can be them any more.
        await self._store.free_name(rows[0]["identity"], skeleton(name))
        return True

    async def claim(self, identity: str, name: str) -> None:
        """The name belongs to that identity, and no other does; of two who ask at once one gets it."""
        if not skeleton(name):
            raise Refuse("bad-name", key="error-name-empty")
        await self.check_name(identity, name)
        await self._store.free_name(identity)
        try:
            await self._store.write(NameRow(skeleton(name), identity, name))
        except Conflict:
            raise Refuse("name-taken") from None

    async def renewed(self, session: Session, agent: str = "") -> str | None:
        """A fresh token for the same identity once the old one is a week old; the old one runs out by itself."""
        now = _now()
        if now - session.created < RENEW:
            return None
        token, row = _new_token(session.identity, now, agent, session.mark)
        await self._store.write(row)
        if session.mark:
            await self._store.renew_others(session.mark, session.identity, now)
        await self._store.move_pushes(session.hash, row.hash)
        return token

    def _remember(self, session: Session) -> None:
        self._known[session.hash] = session
        if len(self._known) > _CACHED:
            self._known.popitem(last=False)


def session_name(hashed: str) -> str:
    """What a session is called to its owner; the hash of its token stays here."""
    return _hash(f"session {hashed}")[:16]


def agent_of(header: str) -> str:
    """A browser and its system in two words, from what it says of itself; empty: unknown."""
    browser = next((name for mark, name in _BROWSERS if mark in header), "")
    system = next((name for mark, name in _SYSTEMS if mark in header), "")
    return ", ".join(part for part in (browser, system) if part)


def _new_token(identity: str, now: int, agent: str, mark: str) -> tuple[str, TokenRow]:
    token = secrets.token_urlsafe(32)
    return token, TokenRow(_hash(token), identity, now, now, agent, mark)


def _session(row: dict[str, Any]) -> Session:
    return Session(row["hash"], row["identity"], row["created"], row["seen"], row["mark"])


def _cookie(headers: dict[str, str], name: str) -> str | None:
    cookie: SimpleCookie = SimpleCookie()
    try:
        cookie.load(headers.get("cookie", ""))
    except CookieError:
        return None
    return cookie[name].value if name in cookie else None


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _now() -> int:
    return int(time.time())
