"""Players that are programs: a folder for each game, the levels of all of them, matches among them."""

from coeurdelion.bots.level_names import RANDOM, SQUIRE, ms_of
from coeurdelion.bots.levels import BOTS, bot_named, levels_of, reads_log, usual_level

__all__ = ["BOTS", "RANDOM", "SQUIRE", "bot_named", "levels_of", "ms_of", "reads_log", "usual_level"]
