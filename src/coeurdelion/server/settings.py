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
    bot_tables_per_address: int = _limit(60, "unfinished tables with bots that the guests of one address may have made")
    lobby_lines_per_guest: int = _limit(3, "open tables of one guest that the lobby lists")
    replay_processes: int = _limit(2, "processes that replay finished matches and uploaded files")
    replay_seconds: int = _limit(30, "seconds that one replay may take before its process is killed")
    replay_memory_mib: int = _limit(1024, "MiB of memory that one of these processes may use")
    replays_waiting: int = _limit(100, "replays that may wait for a process; more are refused")
    replays_waiting_per_address: int = _limit(20, "of these, how many one address may have")
    replay_cache_mib: int = _limit(64, "MiB of answers about finished matches that are kept in memory")
    imports_per_guest: int = _limit(100, "imported matches that one guest may keep")


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
    """How the server runs; an empty `bus` means the database's own, an empty `public_url` that it is not known."""

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
    limits: Limits = Limits()

    @property
    def is_plain(self) -> bool:
        """Whether people on other machines connect without TLS, so that others on their network could listen."""
        return self.host not in LOCAL_HOSTS and urlsplit(self.public_url).scheme != "https"
