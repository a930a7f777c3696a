"""The bots of Lionheart."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.lionheart import evaluation, keen, squire
from coeurdelion.games import lionheart

BOTS = GameBots(game=lionheart.id, levels={"squire": squire.squire}, keen=keen.keen, evaluate=evaluation.evaluate)
