"""Attacks on connections: floods of handshakes and sockets, no descriptors left, uploads broken off."""

from __future__ import annotations

import asyncio
import re
import resource
import socket as sockets
import time
from collections import Counter
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from proofs.attacks.bystander import alone, from_elsewhere, is_calm, standing_by
from proofs.attacks.flooding import FLOOD_S, entered
from proofs.attacks.guest import Guest, address
from proofs.attacks.outcome import Outcome, until_refused
from proofs.attacks.target import FEW_GUESTS, HOST, Stage, Target

HANDSHAKES = 3000
AT_ONCE = 60
"""Handshakes that are under way at the same time."""
SOCKETS = 600
"""Sockets that one address wants."""
GUESTS = 20
"""Guests that share them."""
FRAME_SOCKETS = 20
"""Sockets that send frames without end."""
FRAMES_AT_ONCE = 40_000
EMPTY_TEXT, PING = (Frame(code, b"").serialize(mask=True) * FRAMES_AT_ONCE for code in (Opcode.TEXT, Opcode.PING))
"""Frames that cost six bytes each."""
PROGRAMS = 400
"""Programs that come from one network."""
SPARE_DESCRIPTORS = 40
"""Files that the server may still open when descriptors run out."""


def handshake_flood(stage: Stage) -> Outcome:
    """3,000 WebSocket handshakes of one address as fast as possible: the rate limit counts them, others notice nothing."""
    with stage.server() as target:
        before = alone(target, 4)
        with standing_by(target) as during, from_elsewhere():
            statuses = asyncio.run(_knock(target))
    told = ", ".join(f"{count} × {status}" for status, count in statuses.most_common())
    limited = HANDSHAKES - statuses["101"]
    measured = f"answered {told}. Alone: {before}. Meanwhile: {during}"
    return Outcome(measured, limited > HANDSHAKES // 10 and is_calm(before, during))


async def _knock(target: Target) -> Counter[str]:
    """What so many handshakes without a cookie are answered."""
    statuses: Counter[str] = Counter()
    left = iter(range(HANDSHAKES))

    async def knock() -> None:
        for _ in left:
            try:
                async with asyncio.timeout(20):
                    reader, writer = await asyncio.open_connection(HOST, target.port, local_addr=(address(400), 0))
                    writer.write(_handshake(target))
                    line = await reader.readline()
                    statuses[line.split()[1].decode() if line.split()[1:] else "closed"] += 1
                    writer.close()
            except (OSError, TimeoutError):
                statuses["closed"] += 1

    await asyncio.gather(*(knock() for _ in range(AT_ONCE)))
    return statuses


def _handshake(target: Target) -> bytes:
    head = [
        "GET /ws/0123456789ab HTTP/1.1",
        f"Host: {HOST}:{target.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "\r\n",
    ]
    return "\r\n".join(head).encode()


def frame_flood(stage: Stage) -> Outcome:
    """Twenty sockets of one address send megabytes of frames without content, and of pings: others notice nothing."""
    with stage.server() as target:
        guests = [Guest(target, 402) for _ in range(FRAME_SOCKETS)]
        match = guests[0].table("me", "open", public=True)["id"]
        before = alone(target, 4)
        with standing_by(target) as during, from_elsewhere():
            sent = asyncio.run(_rain(guests, match))
    return Outcome(f"{sent / 2**20:.1f} MiB taken. Alone: {before}. Meanwhile: {during}", is_calm(before, during))


async def _rain(guests: list[Guest], match: str) -> int:
    """How many bytes of frames are taken until the time is over."""
    kinds = cycle((EMPTY_TEXT, PING))
    return sum(await asyncio.gather(*(_pour(guest, match, next(kinds)) for guest in guests)))


async def _pour(guest: Guest, match: str, frames: bytes) -> int:
    """Send the same frames again and again below the library, which would not; how many bytes were taken."""
    sent = 0
    with suppress(OSError, WebSocketException, TimeoutError):
        async with asyncio.timeout(FLOOD_S), entered(guest, match) as socket:
            while not socket.transport.is_closing():
                socket.transport.write(frames)
                sent += len(frames)
                while socket.transport.get_write_buffer_size():
                    await asyncio.sleep(0.01)
    return sent


def sockets_of_one_address(stage: Stage) -> Outcome:
    """Open 600 sockets at a table as twenty guests of one address: there is a cap."""
    target = stage.shared
    guests = [Guest(target, 401) for _ in range(GUESTS)]
    match = guests[0].table("me", "open", public=True)["id"]
    opened = asyncio.run(_crowd(guests, match))
    return Outcome(f"{opened} of {SOCKETS} opened", 0 < opened < SOCKETS)


async def _crowd(guests: list[Guest], match: str) -> int:
    """How many sockets are welcome at the same time."""
    everyone = asyncio.Event()
    left = SOCKETS

    async def enter(guest: Guest) -> bool:
        nonlocal left
        welcome = False
        with suppress(OSError, WebSocketException, TimeoutError):
            port = guest.target.port
            async with connect(
                f"ws://{HOST}:{port}/ws/{match}",
                origin=Origin(f"http://{HOST}:{port}"),
                additional_headers=guest.headers,
                local_addr=(guest.address, 0),
                open_timeout=60,
            ) as socket:
                async with asyncio.timeout(60):
                    welcome = "welcome" in str(await socket.recv())
                left -= 1
                if not left:
                    everyone.set()
                with suppress(TimeoutError):
                    async with asyncio.timeout(60):
                        await everyone.wait()
                return welcome
        left -= 1
        if not left:
            everyone.set()
        return welcome

    return sum(await asyncio.gather(*(enter(guests[number % GUESTS]) for number in range(SOCKETS))))


def no_descriptors_left(stage: Stage) -> Outcome:
    """Take all file descriptors of the server by idle connections: it is logged, and survived."""
    with stage.server() as target:
        used = len(list(Path(f"/proc/{target.pid}/fd").iterdir()))
        limit = used + SPARE_DESCRIPTORS
        hard = resource.prlimit(target.pid, resource.RLIMIT_NOFILE)[1]
        resource.prlimit(target.pid, resource.RLIMIT_NOFILE, (limit, hard))
        held = []
        for number in range(4 * SPARE_DESCRIPTORS):
            with suppress(OSError):
                held.append(sockets.create_connection((HOST, target.port), 2, (address(410 + number % 8), 0)))
        time.sleep(3)
        for client in held:
            client.close()
        back = _answers_within(target, 15)
        logged = re.search(r"too many open files|descriptor|EMFILE|system resource", target.log.read_text(), re.IGNORECASE)
    measured = (
        f"{len(held)} connections with {limit} descriptors; {'logged' if logged else 'not logged'}; "
        f"{'answered ' + format(back, '.1f') + ' s later' if back is not None else 'no answer afterwards'}"
    )
    return Outcome(measured, logged is not None and back is not None)


def _answers_within(target: Target, seconds: float) -> float | None:
    began = time.monotonic()
    while (waited := time.monotonic() - began) < seconds:
        if target.is_alive and target.answers(2):
            return waited
        time.sleep(0.2)
    return None


def aborted_uploads(stage: Stage) -> Outcome:
    """Begin twenty uploads and hang up in the middle: no error with a traceback in the log."""
    target = stage.shared
    skip = target.log.stat().st_size
    guest = Guest(target, 404)
    key, value = next(iter(guest.headers.items()))
    fields = ["Host: h", f"{key}: {value}", "Content-Type: application/json", "Content-Length: 200000", "\r\n"]
    head = "\r\n".join(["POST /api/import HTTP/1.1", *fields])
    for _ in range(20):
        with sockets.create_connection((HOST, target.port)) as client:
            client.sendall(head.encode() + b'{"file": "' + b"x" * 65536)
    time.sleep(2)
    log = target.log.read_text()[skip:]
    lines = [line for line in log.splitlines() if '"error"' in line or "Traceback" in line or "exception" in line]
    return Outcome(f"{len(lines)} lines of errors{': ' + lines[0][:150] if lines else ''}", not lines)


def one_ipv6_network(stage: Stage) -> Outcome:
    """Come as 400 programs from ever new IPv6 addresses of one /64, told by a web server in front: they count as one."""
    with stage.server("", *FEW_GUESTS) as target, httpx.Client(base_url=target.address, timeout=30) as http:

        def come(number: int, network: str = "2001:db8:1:2") -> int:
            source = {"X-Forwarded-For": f"{network}:{number:x}::1"}
            return http.post("/api/bot", json={"name": "n"}, headers=source).status_code

        made, status = until_refused(come, PROGRAMS)
        beside = come(0, "2001:db8:1:3")
    measured = f"{made} of {PROGRAMS} made, the last answered {status}; one from the network beside it {beside}"
    return Outcome(measured, made < PROGRAMS and status == 429 and beside == 201)


ATTACKS = (
    handshake_flood,
    frame_flood,
    sockets_of_one_address,
    no_descriptors_left,
    aborted_uploads,
    one_ipv6_network,
)
