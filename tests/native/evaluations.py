"""What the bots' evaluation says of a state that hides nothing, term by term, for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coeurdelion.bots.lionheart import evaluation as lionheart
from coeurdelion.bots.lowenherz_1997 import evaluation as lowenherz_1997
from coeurdelion.bots.lowenherz_1997 import outlook as outlook_1997
from coeurdelion.bots.lowenherz_2003 import evaluation as lowenherz_2003
from coeurdelion.bots.lowenherz_2003 import outlook as outlook_2003
from coeurdelion.core import Seat
from coeurdelion.games.lionheart.state import Orders, Over, State


def _lionheart(state: State, seat: Seat) -> Mapping[str, float]:
    """Before orders are given there are no armies yet, and when the match is over only who has won counts."""
    if isinstance(state.phase, Over):
        won = 0 if not state.phase.winners else 1 if seat in state.phase.winners else -1
        return dict.fromkeys(lionheart.WEIGHTS, 0.0) | {"won": won}
    return lionheart.terms(state, seat, lionheart.eagerness(state, seat)) if isinstance(state.phase, Orders) else {}


TERMS: Mapping[str, Callable[[Any, Seat], Mapping[str, float]]] = {
    "lionheart": _lionheart,
    "lowenherz-2003": lambda state, seat: lowenherz_2003.terms(state, seat, outlook_2003.look_ahead(state)),
    "lowenherz-1997": lambda state, seat: lowenherz_1997.terms(state, seat, outlook_1997.look_ahead(state)),
}
