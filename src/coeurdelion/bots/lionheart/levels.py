"""The levels of Lionheart's bots, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping

from coeurdelion.bots.level_names import KNIGHT, PAGE, PRINCE, SQUIRE
from coeurdelion.bots.lionheart.knight import knight
from coeurdelion.bots.lionheart.page import page
from coeurdelion.bots.lionheart.prince import prince
from coeurdelion.bots.lionheart.squire import squire
from coeurdelion.core.bot import Bot

LEVELS: Mapping[str, Bot] = {PAGE: page, SQUIRE: squire, KNIGHT: knight, PRINCE: prince}
