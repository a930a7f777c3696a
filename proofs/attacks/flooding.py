"""Floods of messages at tables: many sockets ask the same kind of thing without waiting for answers."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count, cycle
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from proofs.attacks.guest import Guest
from proofs.attacks.target import HOST

FLOOD_S = 12
"""Seconds that a flood lasts."""


@dataclass(frozen=True, slots=True)
class Flooder:
    """A socket of a guest at a table, what it asks in turn, and the type of the answers; a seat that sits down first."""

    guest: Guest
    match: str
    asks: Sequence[dict[str, Any]]
    answer: str
    seat: int | None = None


def flood(flooders: Sequence[Flooder]) -> int:
    """Let all ask at the same time, as fast as the server reads; how many answers came."""
    return asyncio.run(_flood(flooders))


async def _flood(flooders: Sequence[Flooder]) -> int:
    return sum(await asyncio.gather(*map(_ask, flooders)))


async def _ask(flooder: Flooder) -> int:
    deadline = time.monotonic() + FLOOD_S
    answered = count()
    with suppress(WebSocketException, OSError, TimeoutError):
        async with entered(flooder.guest, flooder.match) as socket:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + FLOOD_S):
                await asyncio.gather(_send(socket, flooder), _count(socket, flooder.answer, answered, deadline))
    return next(answered)


def entered(guest: Guest, match: str) -> connect:
    """A socket of a guest at a table, from an address of their own."""
    port = guest.target.port
    return connect(
        f"ws://{HOST}:{port}/ws/{match}",
        origin=Origin(f"http://{HOST}:{port}"),
        additional_headers=guest.headers,
        local_addr=(guest.address, 0),
        max_size=None,
        ping_interval=None,
        close_timeout=1,
    )


async def _send(socket: ClientConnection, flooder: Flooder) -> None:
    """Ask without waiting for answers."""
    for text in _sent_by(flooder):
        await socket.send(text)
        await asyncio.sleep(0)


def _sent_by(flooder: Flooder) -> Iterator[str]:
    """What a flooder sends, without end."""
    if flooder.seat is not None:
        yield json.dumps({"type": "sit", "seat": flooder.seat})
    yield from cycle([json.dumps({"id": 1} | ask) for ask in flooder.asks])


async def _count(socket: ClientConnection, answer: str, answered: Iterator[int], deadline: float) -> None:
    """Count the answers that are received until the deadline."""
    while time.monotonic() < deadline:
        if f'"type":"{answer}"' in str(await socket.recv())[:40]:
            next(answered)
