"""The bots of Lionheart."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.lionheart import coaching, evaluation, keen, reasons, winning
from coeurdelion.bots.lionheart.levels import LEVELS
from coeurdelion.games import lionheart

BOTS = GameBots(
    game=lionheart.id,
    levels=LEVELS,
    keen=keen.keen,
    evaluate=evaluation.evaluate,
    explain=reasons.explain,
    coach=coaching.GUIDE,
    winning=winning.GUIDE,
    characters=("ironbreaker", "raven", "hawthorn", "oldoak", "greymantle", "thistle"),
)
