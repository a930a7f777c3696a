"""What an operator can set, on the command line or by the environment."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

LOCAL_HOSTS = ("127.0.0.1", "::1", "localhost")
"""Hosts that only this machine can reach."""


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

    @property
    def is_plain(self) -> bool:
        """Whether people on other machines connect without TLS, so that others on their network could listen."""
        return self.host not in LOCAL_HOSTS and urlsplit(self.public_url).scheme != "https"
