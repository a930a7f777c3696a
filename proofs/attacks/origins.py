"""Attacks from other sites' pages and on the cookie: origins, schemes, rebound names, the cookie's prefix."""

from __future__ import annotations

from socket import create_connection
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from proofs.attacks.guest import Guest
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import HOST, Place, Stage

PUBLIC = "https://play.example.org"


def foreign_origins(stage: Stage) -> Outcome:
    """Post and open a socket with a guest's cookie from another host, port or scheme, from `null`, and by a rebound name."""
    own = stage.shared.address
    wrong = ["http://evil.example", own.replace("http:", "https:"), f"http://{HOST}:1", "null", f"http://{HOST}"]
    found = _tried(stage.shared, own, [(origin, "") for origin in wrong] + [("http://evil.example", "evil.example")])
    return _judged(found, len(wrong) + 1)


def foreign_schemes(stage: Stage) -> Outcome:
    """The same at a server with --public-url https://…: only that origin may, not its http twin, not the address."""
    with stage.server("", "--public-url", PUBLIC) as target:
        wrong = [PUBLIC.replace("https", "http"), target.address, f"{PUBLIC}:444", "https://evil.example"]
        found = _tried(
            target, PUBLIC, [(origin, "") for origin in wrong] + [(PUBLIC.replace("https", "http"), "play.example.org")]
        )
    return _judged(found, len(wrong) + 1)


def _judged(found: list[str], count: int) -> Outcome:
    return Outcome("; ".join(found) or f"{count} origins refused for requests and sockets, the own one allowed", not found)


def _tried(target: Place, own: str, wrong: list[tuple[str, str]]) -> list[str]:
    """What should have been otherwise: wrong origins, each with a Host header of its own or none, and the right one."""
    guest = Guest(target)
    match = _table(guest, own)
    found = [f"{origin} {host} could post".replace("  ", " ") for origin, host in wrong if _can_post(guest, origin, host)]
    found += [
        f"{origin} {host} got a socket".replace("  ", " ")
        for origin, host in wrong
        if _can_watch(guest, match, origin, host)
    ]
    if not _can_post(guest, own, ""):
        found.append(f"{own} could not post")
    if not _can_watch(guest, match, own, ""):
        found.append(f"{own} got no socket")
    return found


def _table(guest: Guest, own: str) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "lowenherz-2003", "seats": seats, "public": True}
    made = guest.http.post("/api/matches", json=body, headers={"Origin": own}).raise_for_status().json()
    return str(made["id"])


def _can_post(guest: Guest, origin: str, host: str) -> bool:
    headers = {"Origin": origin} | ({"Host": host} if host else {})
    return guest.http.post("/api/guest", json={"name": "other"}, headers=headers).is_success


def _can_watch(guest: Guest, match: str, origin: str, host: str) -> bool:
    headers: dict[str, Any] = dict(guest.headers)
    uri = f"ws://{host or f'{HOST}:{guest.target.port}'}/ws/{match}"
    sock = create_connection((HOST, guest.target.port))
    try:
        with connect(uri, sock=sock, origin=Origin(origin), additional_headers=headers, max_size=None) as socket:
            socket.recv(timeout=10)
            return True
    except (ConnectionClosed, InvalidStatus):
        return False


def cookie_over_https(stage: Stage) -> Outcome:
    """Behind https: a __Host- cookie, Secure and HttpOnly, HSTS; an old cookie is exchanged and stays the same guest."""
    database = stage.new_file()
    with stage.server(database) as plain:
        old = Guest(plain, name="Ada")
        who = old.get("/api/guest")["id"]
    with stage.server(database, "--public-url", PUBLIC) as target, httpx.Client(base_url=target.address) as http:
        headers = {"Origin": PUBLIC, "X-Forwarded-Proto": "https"}
        fresh = http.post("/api/guest", json={"name": "n"}, headers=headers)
        http.cookies.clear()
        again = http.get("/api/guest", headers=headers | old.headers)
        http.cookies.clear()
        exchanged = _prefixed(again)
        new = http.get("/api/guest", headers=headers | {"Cookie": exchanged.partition(";")[0]})
    checks = {
        "no __Host- cookie": bool(_prefixed(fresh)),
        "not Secure and HttpOnly": all(word in _prefixed(fresh).lower() for word in ("secure", "httponly")),
        "no HSTS": "max-age=" in fresh.headers.get("strict-transport-security", ""),
        "the old cookie is not known": again.is_success and again.json()["id"] == who,
        "the old cookie is not exchanged": bool(exchanged),
        "the exchanged cookie is not the same guest": new.is_success and new.json()["id"] == who,
    }
    wrong = [name for name, is_right in checks.items() if not is_right]
    return Outcome("; ".join(wrong) or "__Host- cookie, HSTS, the old cookie exchanged for the same guest", not wrong)


def _prefixed(answer: httpx.Response) -> str:
    """The cookie with the prefix that a response sets; empty if there is none."""
    return next((one for one in answer.headers.get_list("set-cookie") if one.startswith("__Host-")), "")


ATTACKS = (foreign_origins, foreign_schemes, cookie_over_https)
