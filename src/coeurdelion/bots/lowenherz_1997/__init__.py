"""The bots of Löwenherz 1997."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.lowenherz_1997 import coaching, evaluation, explanation, keen, planning, winning
from coeurdelion.bots.lowenherz_1997.levels import LEVELS, READ_LOG
from coeurdelion.games import lowenherz_1997

BOTS = GameBots(
    game=lowenherz_1997.id,
    levels=LEVELS,
    keen=keen.keen,
    evaluate=evaluation.state_worth,
    characters=("anselin", "sigrade", "hardouin", "brune", "evrin", "yolaine", "raginal", "liegarde"),
    explain=explanation.explain,
    coach=coaching.GUIDE,
    winning=winning.GUIDE,
    reads_log=READ_LOG,
    plans=planning.plans,
)
