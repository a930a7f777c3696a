"""The level `knight` of Löwenherz 1997: it plays a few plans on."""

from __future__ import annotations

from coeurdelion.bots.lowenherz_1997.search import Reach, searched
from coeurdelion.core.bot import BotChoice, BotRequest

REACH = Reach(nodes=2000, ms=1000, rounds=2)


def knight(request: BotRequest) -> BotChoice:
    """The choice of a player who thinks of what comes of a plan."""
    return searched(request, REACH)
