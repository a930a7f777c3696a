"""The log of the server: one JSON object on each line, without anything secret."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from structlog.tracebacks import ExceptionDictTransformer

LEVELS = ("debug", "info", "warning", "error")
SECRET = ("token", "cookie", "authorization", "seed", "nonce", "password", "hash", "dsn", "url", "guest")
"""Whatever bears such a name is not written."""
HIDDEN = "…"
LONG = re.compile(r"b'(?:[^'\\]|\\.)*'|b\"(?:[^\"\\]|\\.)*\"|[\w+/=-]{16,}")
"""What could be a seed or a token in a sentence."""
FRAMES = ExceptionDictTransformer(show_locals=False)


def set_up(level: str) -> None:
    """Write what is at least that grave to the error output; of the libraries only warnings: their details hold cookies."""
    structlog.configure(
        processors=[*_shared(), structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter())
    grave = max(logging.getLevelNamesMapping()[level.upper()], logging.WARNING)
    logging.basicConfig(handlers=[handler], level=grave, force=True)
    logging.getLogger("coeurdelion").setLevel(level.upper())


def _shared() -> list[structlog.typing.Processor]:
    """What is done to every line, whoever writes it."""
    return [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso"), hide_secrets]


def formatter() -> logging.Formatter:
    """How a line is written."""
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=_shared(),
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.ExceptionRenderer(failure),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )


def failure(exc_info: structlog.typing.ExcInfo) -> list[dict[str, Any]]:
    """An exception as it is written: where it arose, without the values there, and what it says less what may be secret."""
    stacks = FRAMES(exc_info)
    for stack in stacks:
        _hide_values(stack)
    return stacks


def _hide_values(stack: dict[str, Any]) -> None:
    """Takes what could be secret out of what an exception says, and those that it holds."""
    stack["exc_value"] = LONG.sub(HIDDEN, stack["exc_value"])
    stack["exc_notes"] = [LONG.sub(HIDDEN, note) for note in stack["exc_notes"]]
    for held in stack["exceptions"]:
        for one in held:
            _hide_values(one)


def hide_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The line without the values of what is secret."""
    for name in event:
        if any(word in name.lower() for word in SECRET):
            event[name] = HIDDEN
    return event
