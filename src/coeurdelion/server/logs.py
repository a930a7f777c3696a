"""Structured logs: one JSON object per line on stderr, with secrets removed."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Awaitable, MutableMapping
from typing import Any

import structlog
from structlog.tracebacks import ExceptionDictTransformer

SECRET_NAMES = ("token", "cookie", "authorization", "seed", "nonce", "password", "hash", "dsn", "url", "guest")
"""The value of a field whose name contains one of these is not logged."""
HIDDEN = "…"
POSSIBLE_SECRET = re.compile(r"b'(?:[^'\\]|\\.)*'|b\"(?:[^\"\\]|\\.)*\"|[\w+/=-]{16,}")
"""What could be a seed or a token in the message of an exception: bytes, and long words."""
LIBRARY_INTERVAL_S = 1.0
"""Seconds between two lines of a library that say the same."""
MAX_TRACKED_LINES = 1000
"""Different lines of libraries that are remembered."""
TRACEBACKS = ExceptionDictTransformer(show_locals=False)


def set_up(level: str) -> None:
    """Log to stderr from this level on; libraries only from warnings on, because their details hold cookies."""
    structlog.configure(
        processors=[*_common_processors(), structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter())
    handler.addFilter(FloodFilter())
    libraries_level = max(logging.getLevelNamesMapping()[level.upper()], logging.WARNING)
    logging.basicConfig(handlers=[handler], level=libraries_level, force=True)
    logging.getLogger("coeurdelion").setLevel(level.upper())


class FloodFilter(logging.Filter):
    """Lets a line of a library through once in LIBRARY_INTERVAL_S: strangers can cause some as often as they like."""

    def __init__(self) -> None:
        super().__init__()
        self._logged: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is logged: our own always, one like it only after the interval, one with an exception always."""
        if record.name.startswith("coeurdelion") or record.exc_info or not isinstance(record.msg, str):
            return True
        key, now = (record.name, record.msg[:80]), time.monotonic()
        if now - self._logged.get(key, -LIBRARY_INTERVAL_S) < LIBRARY_INTERVAL_S:
            return False
        if len(self._logged) >= MAX_TRACKED_LINES:
            self._logged.clear()
        self._logged[key] = now
        return True


def _common_processors() -> list[structlog.typing.Processor]:
    """The processors for every line, ours and those of libraries."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        hide_secrets,
    ]


def formatter() -> logging.Formatter:
    """The formatter that renders a line as JSON."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_common_processors(),
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.ExceptionRenderer(render_exception),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )


def render_exception(exc_info: structlog.typing.ExcInfo) -> list[dict[str, Any]]:
    """An exception as it is logged: its traceback without local variables, and its message without possible secrets."""
    stacks = TRACEBACKS(exc_info)
    for stack in stacks:
        _hide_values(stack)
    return stacks


def _hide_values(stack: dict[str, Any]) -> None:
    """Remove possible secrets from the message and notes of an exception, and of those it groups."""
    stack["exc_value"] = POSSIBLE_SECRET.sub(HIDDEN, stack["exc_value"])
    stack["exc_notes"] = [POSSIBLE_SECRET.sub(HIDDEN, note) for note in stack["exc_notes"]]
    for held in stack["exceptions"]:
        for one in held:
            _hide_values(one)


def hide_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The line with the values of secret fields hidden."""
    for name in event:
        if any(word in name.lower() for word in SECRET_NAMES):
            event[name] = HIDDEN
    return event


async def run_logged(name: str, work: Awaitable[None]) -> bool:
    """Run some work; a failure is logged and does not stop the caller."""
    try:
        await work
    except Exception as error:
        structlog.get_logger().warning("work-failed", work=name, error=type(error).__name__, detail=str(error)[:200])
        return False
    return True
