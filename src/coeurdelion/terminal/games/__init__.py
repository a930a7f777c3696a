"""How each game is drawn in the terminal."""

from collections.abc import Mapping

from coeurdelion.terminal.games import lionheart, lowenherz_1997, lowenherz_2003
from coeurdelion.terminal.games.part import Part, Reader

PARTS: Mapping[str, Part] = {part.game: part for part in (lowenherz_2003.PART, lowenherz_1997.PART, lionheart.PART)}
"""What each game adds to the terminal, by the game's id."""

__all__ = ["PARTS", "Part", "Reader"]
