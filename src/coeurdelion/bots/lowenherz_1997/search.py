"""What the levels above the squire see: plans played on for some rounds in worlds that fit what they know.

Conflicts are judged the same way: where it leads if one acts, or the other, or nobody; the bargaining is the squire's.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lowenherz_1997.bargaining import talk
from coeurdelion.bots.lowenherz_1997.bidding import bid
from coeurdelion.bots.lowenherz_1997.outlook import look_ahead
from coeurdelion.bots.lowenherz_1997.squire import Mind, squire
from coeurdelion.bots.lowenherz_1997.stakes import stakes
from coeurdelion.bots.lowenherz_1997.tastes import weights_of_character
from coeurdelion.bots.lowenherz_1997.telling import told
from coeurdelion.bots.search_limits import limits_within
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games.lowenherz_1997 import deal, legal
from coeurdelion.games.lowenherz_1997.state import Duel, Negotiation
from coeurdelion.native import Unsupported, is_compiled
from coeurdelion.native import lowenherz_1997_search as core

CONFLICT_SHARE = 0.5
"""The share of that which an answer in a conflict is worth."""
ROWS_OF_A_ROUND = 4


class Reach(NamedTuple):
    """How far a level looks at most: positions, None for any number, milliseconds, and rounds."""

    nodes: int | None
    ms: int
    rounds: int

    def player(self, request: BotRequest) -> core.Player:
        """As far as a request allows too."""
        nodes, ms = limits_within(request, self.nodes, self.ms)
        return core.Player(weights_of_character(request.character).numbers(), self.rounds, nodes or 0, ms)


def searched(request: BotRequest, reach: Reach) -> BotChoice:
    """The choice of a level that looks so far."""
    if len(request.legal) == 1:
        return BotChoice(request.legal[0], (ONLY,))
    if not is_compiled():
        return squire(request)
    view, rng = request.view, request.rng
    state = deal(view, rng)
    player, seed = reach.player(request), rng.getrandbits(60)
    mind = Mind(state, view.seat, look_ahead(state), rng)
    try:
        if isinstance(state.phase, Negotiation | Duel):
            return _in_conflict(mind, request, player)
        found = core.search(view, state, player, seed) if len(request.legal) == len(legal(state, view.seat)) else None
    except Unsupported:
        return squire(request)
    if found is None:
        return squire(request)
    return BotChoice(found.actions[0], told(mind, found.actions[0]))


def _in_conflict(mind: Mind, request: BotRequest, player: core.Player) -> BotChoice:
    """An answer or a bid, by what acting leads to; with the same luck in all of a conflict, so that it does not waver."""
    state = mind.state
    shorter = player._replace(nodes=ceil(CONFLICT_SHARE * player.nodes), ms=ceil(CONFLICT_SHARE * player.ms))
    gains = core.outcomes(request.view, shorter, ROWS_OF_A_ROUND * state.round + state.row)
    about = stakes(*mind[:3], request.log, gains)
    if isinstance(state.phase, Negotiation):
        return talk(about, state.phase, request.legal, mind.rng)
    return bid(about, request.legal, mind.rng)
