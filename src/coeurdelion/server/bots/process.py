"""The process in which bots think: a question on each line it reads, an answer on each line it writes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any

import msgspec

from coeurdelion.bots import bot_named
from coeurdelion.core import Entry
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.choices import Choices
from coeurdelion.games import game_named

NICENESS = 5
"""People's answers come before the thoughts of bots."""


class Asked(msgspec.Struct, array_like=True):
    """What a bot is asked: its game and level, its view what is legal, the log as its seat saw it."""

    game: str
    level: str
    view: Mapping[str, Any]
    legal: list[str]
    log: list[tuple[int, str]]
    open_verbs: tuple[str, ...] = ()


class Thought(msgspec.Struct, array_like=True):
    """What a bot decided and why, or what went wrong."""

    line: str = ""
    reasons: list[tuple[str, dict[str, Any]]] = []
    error: str = ""


def think(asked: Asked) -> Thought:
    """The decision of a bot."""
    game = game_named(asked.game)
    legal = Choices(tuple(map(game.parse, asked.legal)), open_verbs=asked.open_verbs)
    log = [Entry(seat, action) for seat, action in asked.log]
    choice = bot_named(game, asked.level)(BotRequest(game.read_view(asked.view), log, legal, Random()))
    return Thought(str(choice.action), [(reason.key, dict(reason.params)) for reason in choice.reasons])


def main() -> None:
    """Answer until the input ends; then the server is gone, and this process too, even in the middle of a thought."""
    os.nice(NICENESS)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(lines,), daemon=True).start()
    while True:
        try:
            thought = think(msgspec.json.decode(lines.get(), type=Asked))
        except Exception as error:  # the server asks a simpler level then
            thought = Thought(error=type(error).__name__)  # its words could tell what the bot knew
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


def _read(lines: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
