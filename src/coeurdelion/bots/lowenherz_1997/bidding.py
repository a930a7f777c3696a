"""Bids in duels of Löwenherz 1997: drawn by lot, so that nobody can read them, and never above what acting is worth."""

from __future__ import annotations

from random import Random

from coeurdelion.bots.lowenherz_1997.money import sparing
from coeurdelion.bots.lowenherz_1997.stakes import Stakes
from coeurdelion.core.bot import BotChoice, Reason
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_1997.actions import Action, MakeBid


def bid(about: Stakes, legal: Choices[Action], rng: Random) -> BotChoice:
    """A bid drawn by lot, likelier the more it can be expected to bring."""
    bids = sparing(one for one in legal if isinstance(one, MakeBid))
    chances = about.bids(bids)
    made = bids[rng.choices(list(chances), list(chances.values()))[0]]
    return BotChoice(made, bid_reasons(about, made))


def bid_reasons(about: Stakes, made: MakeBid) -> tuple[Reason, ...]:
    """Why so much is bid."""
    if not about.most:
        return (Reason("reason-l97-bid-nothing", {}),)
    price = Reason("reason-l97-bid", {"price": about.most})
    refused = about.least_refused()
    found = [price] if refused is None else [price, Reason("reason-l97-bid-refused", {"ducats": refused})]
    return (*found, Reason("reason-l97-bid-treasure", {"treasures": made.treasures})) if made.treasures else tuple(found)
