"""The level `knight` of Löwenherz 2003: it tries its plans out a few times, and takes the one that does best."""

from __future__ import annotations

from coeurdelion.bots.lowenherz_2003.search import Reach, searched
from coeurdelion.core.bot import BotChoice, BotRequest

REACH = Reach(nodes=1500, ms=500, plans=16, rounds=2)


def knight(request: BotRequest) -> BotChoice:
    """The choice of a player who thinks of what the others will do next."""
    return searched(request, REACH)
