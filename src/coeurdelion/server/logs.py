"""The log of the server: one JSON object on each line, without anything secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

LEVELS = ("debug", "info", "warning", "error")
SECRET = ("token", "cookie", "authorization", "seed", "nonce", "password", "hash", "dsn", "url", "guest")
"""Whatever bears such a name is not written."""
HIDDEN = "…"


def set_up(level: str) -> None:
    """Write what is at least that grave to the error output; of the libraries only warnings: their details hold cookies."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.dict_tracebacks,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    grave = max(logging.getLevelNamesMapping()[level.upper()], logging.WARNING)
    logging.basicConfig(handlers=[handler], level=grave, force=True)
    logging.getLogger("coeurdelion").setLevel(level.upper())


def hide_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The line without the values of what is secret."""
    for name in event:
        if any(word in name.lower() for word in SECRET):
            event[name] = HIDDEN
    return event
