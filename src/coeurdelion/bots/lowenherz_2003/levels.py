"""The levels of the bots of Löwenherz 2003, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from coeurdelion.bots.level_names import KNIGHT, PAGE, PRINCE, SQUIRE
from coeurdelion.bots.lowenherz_2003.knight import knight
from coeurdelion.bots.lowenherz_2003.page import page
from coeurdelion.bots.lowenherz_2003.prince import prince
from coeurdelion.bots.lowenherz_2003.squire import squire
from coeurdelion.core.bot import Bot

LEVELS: Mapping[str, Bot] = {PAGE: page, SQUIRE: squire, KNIGHT: knight, PRINCE: prince}
