"""A process of the bot pool: it reads one request per line on stdin and writes one reply per line on stdout, as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from coeurdelion.bots import bot_named
from coeurdelion.bots.coach import judge
from coeurdelion.core import Entry
from coeurdelion.core.bot import BotRequest, Reason
from coeurdelion.core.choices import Choices
from coeurdelion.games import game_named
from coeurdelion.server.workers.serve import serve

NICENESS = 5
"""Added to the scheduling priority of the process, so that the server, which people wait for, comes first."""

ToldReason = tuple[str, dict[str, Any]]
"""The key of a sentence and what it needs."""


class ProcessRequest(msgspec.Struct, array_like=True):
    """A decision asked of a bot: game, level, the seat's view, its legal lines, and its log if the bot reads one."""

    game: str
    level: str
    view: Mapping[str, Any]
    legal: list[str]
    log: list[tuple[int, str]]
    open_verbs: tuple[str, ...] = ()
    judged: str = ""
    """The line to be judged by the coach, who then answers instead of the bot."""
    ms: int = 1000
    character: str = ""
    """The key of the character that the bot appears as."""


class ProcessReply(msgspec.Struct, array_like=True):
    """The line that a bot chose and its reasons, or the name of the exception that kept it from choosing.

    Of a line that was judged also what it loses, whether that is grave, and what is lost; the line is then a better one.
    """

    line: str = ""
    reasons: list[ToldReason] = []
    error: str = ""
    loss: float = 0.0
    is_grave: bool = False
    lost: list[ToldReason] = []


def choose(request: ProcessRequest) -> ProcessReply:
    """The decision of a bot."""
    game = game_named(request.game)
    choice = bot_named(game, request.level)(_asked(request))
    return ProcessReply(str(choice.action), _told(choice.reasons))


def _asked(request: ProcessRequest) -> BotRequest:
    """A decision as bots and the coach are asked for it."""
    game = game_named(request.game)
    legal = Choices(tuple(map(game.parse, request.legal)), open_verbs=request.open_verbs)
    log = [Entry(seat, action) for seat, action in request.log]
    return BotRequest(game.read_view(request.view), log, legal, Random(), request.ms, character=request.character)


def judge_line(request: ProcessRequest) -> ProcessReply:
    """What the coach says of the line to be judged."""
    game = game_named(request.game)
    said = judge(game, _asked(request), game.parse(request.judged))
    line, reasons = (str(said.better.action), _told(said.better.reasons)) if said.better else ("", [])
    return ProcessReply(line, reasons, loss=said.loss, is_grave=said.is_grave, lost=_told(said.lost))


def _told(reasons: Sequence[Reason]) -> list[ToldReason]:
    return [(reason.key, dict(reason.params)) for reason in reasons]


def main() -> None:
    """Reply to requests until the server is gone."""
    serve(_reply, NICENESS)


def _reply(line: bytes) -> bytes:
    try:
        request = msgspec.json.decode(line, type=ProcessRequest)
        reply = judge_line(request) if request.judged else choose(request)
    except Exception as error:  # the pool falls back to a simpler level
        reply = ProcessReply(error=type(error).__name__)  # its message could hold what the bot knew
    return msgspec.json.encode(reply)


if __name__ == "__main__":
    main()
