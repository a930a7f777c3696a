"""A level as an outside program that answers the requests of the arena: `python level_program.py LEVEL`.

With `PYTHONPATH` it is a level of another version, with `COEURDELION_CORE=none` one without the compiled core.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from coeurdelion.bots import bot_named
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.choices import Choices
from coeurdelion.games import game_named


def answer(level: str, request: Any, luck: str) -> str:
    """The line that a level chooses; the same luck, the same line."""
    game = game_named(request["game"])
    legal = Choices(tuple(map(game.parse, request["legal"])))
    choice = bot_named(game, level)(BotRequest(game.read_view(request["view"]), (), legal, Random(luck), request["ms"]))
    return str(choice.action)


def main() -> None:
    """Answer one line after the other until there are no more."""
    for line in sys.stdin:
        print(json.dumps({"ok": True, "action": answer(sys.argv[1], json.loads(line), line)}), flush=True)


if __name__ == "__main__":
    main()
