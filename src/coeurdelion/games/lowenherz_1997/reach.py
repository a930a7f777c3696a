"""What could be done at a place of the realm, in the sentences of this game."""

from __future__ import annotations

from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.lowenherz_1997.view import View
from coeurdelion.games.realm import reach as realm_reach

SENTENCES = realm_reach.Sentences(
    extends="l97-reach-extends",
    enters="l97-reach-enters",
    too_few="l97-reach-too-few",
    knight="l97-reach-knight",
    nobody="l97-reach-nobody",
    closes="l97-reach-closes",
    open="l97-reach-open",
    refused="l97-refused-",
)


def reach(view: View, place: str) -> tuple[Phrase, ...]:
    """Who could come to a cell, or what a border on a line would close."""
    return realm_reach.reach(view.realm, len(view.players), SENTENCES, place)
