"""The bots of Lionheart."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.level_names import SQUIRE
from coeurdelion.bots.lionheart import evaluation, keen, reasons, squire
from coeurdelion.games import lionheart

BOTS = GameBots(
    game=lionheart.id,
    levels={SQUIRE: squire.squire},
    keen=keen.keen,
    evaluate=evaluation.evaluate,
    explain=reasons.explain,
    characters=("ironbreaker", "raven", "hawthorn", "oldoak", "greymantle", "thistle"),
)
