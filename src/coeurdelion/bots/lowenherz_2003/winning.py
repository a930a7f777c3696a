"""What the chances to win in Löwenherz 2003 are told from."""

from __future__ import annotations

from pathlib import Path

from coeurdelion.bots.chance_guide import ChanceGuide, read_sharpness
from coeurdelion.bots.lowenherz_2003.evaluation import state_worth
from coeurdelion.bots.lowenherz_2003.outlook import turns_and_rounds
from coeurdelion.games.lowenherz_2003.state import State

PLACE = Path(__file__).with_name("winning.toml")


def worths(state: State) -> tuple[float, ...]:
    """What a state is worth to each."""
    return tuple(state_worth(state, seat) for seat in range(len(state.players)))


GUIDE = ChanceGuide(worths, lambda state: turns_and_rounds(state)[0], read_sharpness(PLACE))
