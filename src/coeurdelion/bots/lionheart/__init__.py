"""The bots of Lionheart."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.level_names import SQUIRE
from coeurdelion.bots.lionheart import coaching, evaluation, keen, planning, reasons
from coeurdelion.bots.lionheart.levels import LEVELS
from coeurdelion.games import lionheart

BOTS = GameBots(
    game=lionheart.id,
    levels={SQUIRE: LEVELS[SQUIRE]},
    candidates={level: bot for level, bot in LEVELS.items() if level != SQUIRE},
    keen=keen.keen,
    evaluate=evaluation.evaluate,
    explain=reasons.explain,
    coach=coaching.GUIDE,
    plans=planning.plans,
    characters=("ironbreaker", "raven", "hawthorn", "oldoak", "greymantle", "thistle"),
)
