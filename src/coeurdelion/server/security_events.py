"""Security events in the log: who was refused what, with a request id and the address; a flood is one line a second."""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import Any

import structlog

INTERVAL_S = 1.0
"""Seconds between two lines of the same kind of event and the same address."""
MAX_TRACKED_SOURCES = 2000
"""Kinds and addresses that are told apart at the same time; what comes beyond them is counted together."""
MANY = "many"
"""What stands for the address where there are too many of them to be told apart."""
logger = structlog.get_logger()


class SecurityEvents:
    """Logs each kind of event at most once in INTERVAL_S for each address, with how often it happened."""

    def __init__(self) -> None:
        self._held: dict[tuple[str, str], int] = {}

    def note(self, kind: str, address: str, **fields: Any) -> None:
        """Log an event, or count it for the next line if one like it was just logged."""
        source = kind, address
        if source not in self._held and len(self._held) >= MAX_TRACKED_SOURCES:
            source = kind, MANY
        if source in self._held:
            self._held[source] += 1
        else:
            self._log(source, 1, fields)

    def _log(self, source: tuple[str, str], count: int, fields: dict[str, Any]) -> None:
        """Log a line, and look again after INTERVAL_S whether there were more."""
        self._held[source] = 0
        logger.warning("security", kind=source[0], address=source[1], count=count, **fields)
        asyncio.get_running_loop().call_later(INTERVAL_S, self._log_held, source, context=Context())

    def _log_held(self, source: tuple[str, str]) -> None:
        """Log what was counted since the last line; forget a source that has been quiet since."""
        if count := self._held.pop(source):
            self._log(source, count, {})
