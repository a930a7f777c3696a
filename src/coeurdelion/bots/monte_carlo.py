"""The plain Monte-Carlo player, which the arena measures others by: random play to the end, and the action that won most."""

from __future__ import annotations

from functools import partial

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.core import AnyGame
from coeurdelion.core.bot import Bot, BotChoice, BotRequest
from coeurdelion.native import Core, core_of

NAME = "monte-carlo"
"""What the arena calls it."""
TIME_SHARE = 0.95
"""The share of its time that it uses."""


def monte_carlo_of(game: AnyGame) -> dict[str, Bot]:
    """The plain Monte-Carlo player of a game, by its name; none where the game is not compiled."""
    core = core_of(game.id)
    return {NAME: partial(_choose, core)} if core else {}


def _choose(core: Core, request: BotRequest) -> BotChoice:
    """The choice of a player who knows the rules and nothing else."""
    if len(request.legal) == 1:
        return BotChoice(request.legal[0], (ONLY,))
    view, packing = request.view, core.packing
    world = core.game.deal(view, request.rng)
    actions = {packing.code(action, world): action for action in request.legal}
    ms = 0 if request.nodes else round(TIME_SHARE * request.ms)
    found = core.monte_carlo(
        packing.pack_view(view), view.seat, list(actions), nodes=request.nodes or 0, ms=ms, seed=request.rng.getrandbits(60)
    )
    return BotChoice(actions[found])
