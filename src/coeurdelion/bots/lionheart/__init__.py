"""The bots of Lionheart."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.level_names import SQUIRE
from coeurdelion.bots.lionheart import evaluation, keen, squire
from coeurdelion.games import lionheart

BOTS = GameBots(
    game=lionheart.id,
    levels={SQUIRE: squire.squire},
    keen=keen.keen,
    evaluate=evaluation.evaluate,
    characters=("ironbreaker", "raven", "hawthorn", "oldoak", "greymantle", "thistle"),
)
