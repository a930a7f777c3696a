"""The bots of Lionheart."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.lionheart import coaching, evaluation, keen, planning, reasons, winning
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
    plans=planning.plans,
    characters=("ironbreaker", "raven", "hawthorn", "oldoak", "greymantle", "thistle"),
)
