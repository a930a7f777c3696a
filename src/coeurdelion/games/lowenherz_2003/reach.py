"""What could be done at a place of the realm, in the sentences of this game."""

from __future__ import annotations

from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.lowenherz_2003.view import View
from coeurdelion.games.realm import reach as realm_reach

SENTENCES = realm_reach.Sentences(
    extends="l03-reach-extends",
    enters="l03-reach-enters",
    too_few="l03-reach-too-few",
    knight="l03-reach-knight",
    nobody="l03-reach-nobody",
    closes="l03-reach-closes",
    open="l03-reach-open",
    refused="l03-refused-",
)


def reach(view: View, place: str) -> tuple[Phrase, ...]:
    """Who could come to a cell, or what a border on a line would close."""
    return realm_reach.reach(view.realm, len(view.players), SENTENCES, place)
