"""The level `knight` of Lionheart: it weighs the reply of the other."""

from __future__ import annotations

from coeurdelion.bots.lionheart.search import Reach, searched
from coeurdelion.core.bot import BotChoice, BotRequest

REACH = Reach(nodes=1000, ms=1000)


def knight(request: BotRequest) -> BotChoice:
    """The choice of a player who thinks of what the other will do next."""
    return searched(request, REACH)
