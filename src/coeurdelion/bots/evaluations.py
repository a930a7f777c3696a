"""How good a state is for a seat, by game, for those who search or measure."""

from collections.abc import Callable, Mapping
from typing import Any

from coeurdelion.bots import evaluation_1997, evaluation_2003, evaluation_lionheart, outlook_1997, outlook_2003
from coeurdelion.core import Seat
from coeurdelion.games import lionheart, lowenherz_1997, lowenherz_2003

EVALUATIONS: Mapping[str, Callable[[Any, Seat], float]] = {
    lowenherz_2003.id: lambda state, seat: evaluation_2003.evaluate(state, seat, outlook_2003.outlook(state)),
    lowenherz_1997.id: lambda state, seat: evaluation_1997.evaluate(state, seat, outlook_1997.outlook(state)),
    lionheart.id: evaluation_lionheart.evaluate,
}
"""The evaluation of each game that has one."""
