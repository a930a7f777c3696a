"""What an operator can set, on the command line or by the environment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any
from urllib.parse import urlsplit

from coeurdelion.core import Refused

LOCAL_HOSTS = ("127.0.0.1", "::1", "localhost")
"""Hosts that only this machine can reach."""
MAX_LIMIT = 10**9
"""The largest value of a limit."""


def _limit(default: int, meaning: str) -> Any:
    """A field of Limits with its default and what it limits, in one sentence for the operator."""
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True, slots=True)
class Limits:
    """How much anyone may use of the server; each can be set by `--limit NAME=NUMBER`."""

    bot_tables_per_guest: int = _limit(20, "unfinished tables with bots that one guest may own")
    bot_tables_per_address: int = _limit(200, "unfinished tables with bots that the guests of one address may have made")
    lobby_lines_per_guest: int = _limit(3, "open tables of one guest that the lobby lists")
    bot_wait_s: int = _limit(30, "seconds after which a decision of a bot that waits comes before all others")
    replay_processes: int = _limit(2, "processes that replay finished matches and uploaded files")
    replay_seconds: int = _limit(30, "seconds that one replay may take before its process is killed")
    replay_memory_mib: int = _limit(1024, "MiB of memory that one of these processes may use")
    replays_waiting: int = _limit(100, "replays that may wait for a process; more are refused")
    replays_waiting_per_address: int = _limit(20, "of these, how many one address may have")
    replay_cache_mib: int = _limit(64, "MiB of answers about finished matches that are kept in memory")
    imports_per_guest: int = _limit(300, "imported matches that one guest may keep")
    imports_per_hour_per_guest: int = _limit(120, "match files that one guest may import in an hour")
    imports_per_hour_per_address: int = _limit(600, "match files that the guests of one address may import in an hour")
    guests_per_hour_per_address: int = _limit(3000, "new guests, programs included, from one address in an hour")
    tokens_per_guest: int = _limit(20, "bearer tokens that one guest may have at the same time")
    chat_burst_per_guest: int = _limit(10, "chat messages that one guest may send at once")
    chat_per_minute_per_guest: int = _limit(150, "chat messages that one guest may send in a minute, in the long run")
    chat_burst_per_address: int = _limit(300, "chat messages that the guests of one address may send at once")
    chat_per_minute_per_address: int = _limit(3000, "chat messages that the guests of one address may send in a minute")
    request_burst_per_session: int = _limit(600, "tokens for HTTP requests that one session may use at once")
    request_rate_per_session: int = _limit(60, "tokens for HTTP requests that one session gains in a second")
    request_burst_per_address: int = _limit(2000, "tokens for HTTP requests that one address may use at once")
    request_rate_per_address: int = _limit(200, "tokens for HTTP requests that one address gains in a second")
    message_burst_per_guest: int = _limit(400, "tokens for WebSocket messages that one guest may use at once")
    message_rate_per_guest: int = _limit(100, "tokens for WebSocket messages that one guest gains in a second")
    message_burst_per_address: int = _limit(4000, "tokens for WebSocket messages that one address may use at once")
    message_rate_per_address: int = _limit(1000, "tokens for WebSocket messages that one address gains in a second")
    requests_at_once: int = _limit(8, "HTTP requests that are answered at the same time; others wait their turn")
    requests_waiting_per_session: int = _limit(100, "HTTP requests of one session that wait their turn")
    sockets: int = _limit(5000, "WebSockets that are open at the same time")
    sockets_per_address: int = _limit(500, "WebSockets that one address may have open")
    sockets_per_guest: int = _limit(200, "WebSockets that one guest may have open, at all tables together")
    connections: int = _limit(8000, "connections that are open at the same time; fewer if the system allows fewer files")
    connections_per_address: int = _limit(
        600, "connections that one address may have open; a web server in front has no limit"
    )
    header_bytes: int = _limit(16 * 1024, "bytes of the head of an HTTP request")
    headers: int = _limit(100, "header lines of an HTTP request")
    header_timeout_s: int = _limit(10, "seconds within which the head of an HTTP request must be complete")
    body_timeout_s: int = _limit(30, "seconds within which the body of an HTTP request must be complete")
    send_timeout_s: int = _limit(60, "seconds that a client may take to read what is sent to it")
    idle_timeout_s: int = _limit(5, "seconds that a connection stays open between two HTTP requests")


def parse_limits(texts: Iterable[str]) -> Limits:
    """The limits with some of them set by `NAME=NUMBER`; refused if there is no such limit or it is no number."""
    known = {one.name.replace("_", "-"): one.name for one in fields(Limits)}
    chosen: dict[str, int] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in known:
            raise Refused("server", "no-such-limit", text=name[:80], allowed=tuple(known))
        if not (number.isascii() and number.isdigit()) or int(number) > MAX_LIMIT:
            raise Refused("server", "bad-limit", text=text[:80])
        chosen[known[name]] = int(number)
    return Limits(**chosen)


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs; an empty `bus` means the database's own, an empty `public_url` that it is not known.

    With a `metrics_port` the metrics are shown there, and only there.
    """

    database: str
    bus: str = ""
    host: str = LOCAL_HOSTS[0]
    port: int = 8000
    public_url: str = ""
    workers: int = 1
    log: str = "warning"
    tidy_days: int = 7
    guest_days: int = 365
    import_days: int = 90
    metrics_port: int = 0
    metrics_host: str = LOCAL_HOSTS[0]
    limits: Limits = Limits()

    @property
    def is_plain(self) -> bool:
        """Whether people on other machines connect without TLS, so that others on their network could listen."""
        return self.host not in LOCAL_HOSTS and not self.is_https

    @property
    def is_https(self) -> bool:
        """Whether people reach the server by TLS."""
        return urlsplit(self.public_url).scheme == "https"
