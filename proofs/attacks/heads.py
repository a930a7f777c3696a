"""Attacks with the heads and bodies of requests: without end, framed in two ways, byte by byte."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from contextlib import suppress

from proofs.attacks.guest import address
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import HOST, Stage, Target

CHUNK = b"x" * 65536
MAX_HEAD_BYTES = 4 * 1024 * 1024
"""Bytes of a head after which it is plain that there is no limit."""
SLOW_CLIENTS = 25
PATIENCE_S = 45
"""Seconds within which a slow or silent client must be let go."""
BODY_HEAD = b"POST /api/guest HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n"


def header_bombs(stage: Stage) -> Outcome:
    """Send one endless header, endless header lines, an endless path, and a body framed in two ways."""
    target = stage.shared
    bombs = {
        "a header": (b"GET /health HTTP/1.1\r\nHost: h\r\nX-Bomb: ", CHUNK),
        "header lines": (b"GET /health HTTP/1.1\r\nHost: h\r\n", b"X-Bomb: y\r\n" * 6000),
        "a path": (b"GET /", CHUNK),
    }
    found = {name: _bomb(target, *bomb) for name, bomb in bombs.items()}
    smuggled = _smuggle(target)
    told = ", ".join(f"{name} {_size(size)}" for name, size in found.items())
    is_bounded = all(size is not None for size in found.values())
    return Outcome(f"{told}; two framings answered {smuggled}", is_bounded and smuggled in ("400", "closed"))


def _size(size: int | None) -> str:
    return f"no end within {MAX_HEAD_BYTES // 1024} kB" if size is None else f"ended within {size // 1024} kB"


def _bomb(target: Target, begin: bytes, more: bytes) -> int | None:
    """How many bytes of a head are taken before the server answers or closes; None if it never does."""
    with sockets.create_connection((HOST, target.port), timeout=5, source_address=(address(402), 0)) as client:
        sent = 0
        try:
            client.sendall(begin)
            while sent < MAX_HEAD_BYTES:
                client.sendall(more)
                sent += len(more)
                time.sleep(0.01)
                client.setblocking(False)
                with suppress(BlockingIOError):
                    client.recv(1024)
                    return sent
                client.settimeout(5)
        except OSError:
            return sent
    return None


def _smuggle(target: Target) -> str:
    """The status of a request that says twice, and differently, where its body ends."""
    body = b"0\r\n\r\nGET /health HTTP/1.1\r\nHost: h\r\n\r\n"
    head = f"POST /api/guest HTTP/1.1\r\nHost: h\r\nContent-Length: {len(body)}\r\nTransfer-Encoding: chunked\r\n\r\n"
    with sockets.create_connection((HOST, target.port), timeout=5) as client:
        client.sendall(head.encode() + body)
        with suppress(OSError):
            words = client.recv(1024).split()
            return words[1].decode() if len(words) > 1 else "closed"
    return "closed"


def slow_clients(stage: Stage) -> Outcome:
    """Connections that say nothing, drip a head or a body byte by byte, or stay after an answer: all are let go."""
    waits = asyncio.run(_drip(stage.shared))
    told = ", ".join(f"{name}: {'never' if wait is None else f'{wait:.0f} s'}" for name, wait in waits.items())
    return Outcome(f"let go after {told}", None not in waits.values())


async def _drip(target: Target) -> dict[str, float | None]:
    kinds = {
        "silent": (b"", b""),
        "slow head": (b"GET /health HTTP/1.1\r\nX-Slow: ", b"x"),
        "slow body": (
            b"POST /api/guest HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n",
            b" ",
        ),
        "idle after an answer": (b"GET /health HTTP/1.1\r\nHost: h\r\n\r\n", b""),
    }
    names = [name for name in kinds for _ in range(SLOW_CLIENTS)]
    waits = await asyncio.gather(*(_linger(target, *kinds[name]) for name in names))
    longest: dict[str, float | None] = {}
    for name, wait in zip(names, waits, strict=True):
        known = longest.get(name, 0.0)
        longest[name] = None if wait is None or known is None else max(known, wait)
    return longest


async def _linger(target: Target, begin: bytes, more: bytes) -> float | None:
    """How long a connection is kept that goes on slowly; None if it outlasts our patience."""
    began = time.monotonic()
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(HOST, target.port, local_addr=(address(403), 0))
        writer.write(begin)
        while time.monotonic() - began < PATIENCE_S:
            try:
                async with asyncio.timeout(1):
                    if not await reader.read(65536):
                        return time.monotonic() - began
            except TimeoutError:
                writer.write(more)
        writer.close()
        return None
    return time.monotonic() - began


ATTACKS = (header_bombs, slow_clients)
