"""Sessions: guests are recognised by a browser's cookie, their programs by a bearer token; only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.server.metrics import LIMITED
from coeurdelion.server.store import Store

COOKIE, BEARER = "cookie", "bearer"
"""The two kinds of session."""
COOKIE_NAME, SECURE_COOKIE_NAME = "guest", "__Host-guest"
"""Names of the session cookie: without TLS, and with it, where browsers let no other host and no plain page set it."""
TOKEN_BYTES = 24
"""Random bytes in a session token."""
TOKEN_ID_LENGTH = 16
"""Characters of a token's hash that serve as its public id."""


class Caller(NamedTuple):
    """The guest who makes a request, and the kind of session that the request came with."""

    guest: str
    name: str
    kind: str

    @property
    def is_program(self) -> bool:
        """Whether a program asks, by its bearer token."""
        return self.kind == BEARER


def hash_token(token: str) -> str:
    """The SHA-256 hash of a token, which is all that the database has of it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def identify(store: Store, authorization: str, cookie: str | None) -> Caller | None:
    """The guest of an `Authorization` header, or else of the session cookie; None if neither names a known session."""
    scheme, _, bearer = authorization.partition(" ")
    if scheme:
        return await _find(store, bearer.strip(), BEARER) if scheme.lower() == "bearer" else None
    return await _find(store, cookie, COOKIE) if cookie else None


async def _find(store: Store, token: str, kind: str) -> Caller | None:
    found = await store.session(hash_token(token), kind)
    return Caller(*found, kind) if found else None


async def add_guest(store: Store, name: str, kind: str, label: str = "") -> tuple[str, str]:
    """Store a new guest with a session; the guest's id and the token of the session."""
    guest = secrets.token_hex(8)
    await store.add_guest(guest, name, int(time.time()))
    return guest, await _add_session(store, guest, kind, label)


async def add_token(store: Store, guest: str, label: str, most: int) -> str:
    """Store another bearer token of a guest; refused if the guest already has `most` of them."""
    if len(await store.sessions_of(guest, BEARER)) >= most:
        LIMITED.labels("tokens-per-guest").inc()
        raise Refused("table", "too-many-tokens", count=most)
    return await _add_session(store, guest, BEARER, label)


async def _add_session(store: Store, guest: str, kind: str, label: str) -> str:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await store.add_session(hash_token(token), guest, kind, label, int(time.time()))
    return token


def token_id(digest: str) -> str:
    """The public id of a token, from its hash."""
    return digest[:TOKEN_ID_LENGTH]
