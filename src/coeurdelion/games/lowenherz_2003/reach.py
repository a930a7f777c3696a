"""What could be done at a place of the realm, in the sentences of this game."""

from __future__ import annotations

from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.lowenherz_2003.view import View
from coeurdelion.games.realm import reach as realm_reach


def reach(view: View, place: str) -> tuple[Phrase, ...]:
    """Who could come to a cell, or what a border on a line would close."""
    return realm_reach.reach(view.realm, len(view.players), "l03", place)
