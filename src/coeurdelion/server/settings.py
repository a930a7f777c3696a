"""What an operator can set, on the command line or by the environment."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from coeurdelion.core import Refused
from coeurdelion.server.cluster import bus
from coeurdelion.server.store import database

HERE = ("127.0.0.1", "::1", "localhost")
"""Hosts that only this machine can reach."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server runs; `bus` is empty for the one that the database brings along, `public_url` if it is not known."""

    database: str
    bus: str = ""
    host: str = HERE[0]
    port: int = 8000
    public_url: str = ""
    workers: int = 1
    log: str = "warning"
    tidy_days: int = 7

    def check(self) -> None:
        """Refuse addresses that nothing can be reached by."""
        database.address(self.database)
        bus.Bus(self.bus_address)
        parts = urlsplit(self.public_url)
        if self.public_url and (parts.scheme not in ("http", "https") or not parts.hostname):
            raise Refused("server", "bad-public-url", text=self.public_url[:80])

    @property
    def bus_address(self) -> str:
        """The bus as set, else the database's own."""
        return self.bus or bus.default_for(database.address(self.database))

    @property
    def is_plain(self) -> bool:
        """Whether people elsewhere come without TLS, so that others on their network could listen."""
        return self.host not in HERE and urlsplit(self.public_url).scheme != "https"
