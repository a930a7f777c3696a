"""A process of the bot pool: it reads one request per line on stdin and writes one reply per line on stdout, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from coeurdelion.bots import bot_named
from coeurdelion.core import Entry
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.choices import Choices
from coeurdelion.games import game_named
from coeurdelion.server.workers.serve import serve

NICENESS = 5
"""Added to the scheduling priority of the process, so that the server, which people wait for, comes first."""


class ProcessRequest(msgspec.Struct, array_like=True):
    """A decision asked of a bot: game, level, the seat's view, its legal lines, and its log if the bot reads one."""

    game: str
    level: str
    view: Mapping[str, Any]
    legal: list[str]
    log: list[tuple[int, str]]
    open_verbs: tuple[str, ...] = ()


class ProcessReply(msgspec.Struct, array_like=True):
    """The line that a bot chose and its reasons, or the name of the exception that kept it from choosing."""

    line: str = ""
    reasons: list[tuple[str, dict[str, Any]]] = []
    error: str = ""


def choose(request: ProcessRequest) -> ProcessReply:
    """The decision of a bot."""
    game = game_named(request.game)
    legal = Choices(tuple(map(game.parse, request.legal)), open_verbs=request.open_verbs)
    log = [Entry(seat, action) for seat, action in request.log]
    choice = bot_named(game, request.level)(BotRequest(game.read_view(request.view), log, legal, Random()))
    return ProcessReply(str(choice.action), [(reason.key, dict(reason.params)) for reason in choice.reasons])


def main() -> None:
    """Reply to requests until the server is gone."""
    serve(_reply, NICENESS)


def _reply(line: bytes) -> bytes:
    try:
        reply = choose(msgspec.json.decode(line, type=ProcessRequest))
    except Exception as error:  # the pool falls back to a simpler level
        reply = ProcessReply(error=type(error).__name__)  # its message could hold what the bot knew
    return msgspec.json.encode(reply)


if __name__ == "__main__":
    main()
