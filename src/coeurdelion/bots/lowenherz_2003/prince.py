"""The level `prince` of Löwenherz 2003: it tries its plans out as often as its time allows."""

from __future__ import annotations

from coeurdelion.bots.lowenherz_2003.search import Reach, searched
from coeurdelion.core.bot import BotChoice, BotRequest

REACH = Reach(nodes=None, ms=1000, plans=20, rounds=3)


def prince(request: BotRequest) -> BotChoice:
    """The choice of a player who thinks about a second long."""
    return searched(request, REACH)
