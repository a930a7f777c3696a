"""Keen players, for tests and for show: they do whatever makes things happen."""

from collections.abc import Mapping

from coeurdelion.bots.keen_1997 import keen_1997
from coeurdelion.bots.keen_2003 import keen_2003
from coeurdelion.bots.keen_lionheart import keen_lionheart
from coeurdelion.core.random_play import Chooser
from coeurdelion.games import lionheart, lowenherz_1997, lowenherz_2003

KEEN: Mapping[str, Chooser] = {
    lowenherz_2003.id: keen_2003,
    lowenherz_1997.id: keen_1997,
    lionheart.id: keen_lionheart,
}
"""The keen player of each game."""
