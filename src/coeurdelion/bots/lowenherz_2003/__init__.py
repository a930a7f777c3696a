"""The bots of Löwenherz 2003."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.lowenherz_2003 import coaching, evaluation, explanation, keen, planning, winning
from coeurdelion.bots.lowenherz_2003.levels import LEVELS
from coeurdelion.games import lowenherz_2003

BOTS = GameBots(
    game=lowenherz_2003.id,
    levels=LEVELS,
    keen=keen.keen,
    evaluate=evaluation.state_worth,
    characters=("aubry", "isaure", "gontran", "mahaut", "thibert", "ermeline", "baudry", "oriane"),
    explain=explanation.explain,
    coach=coaching.GUIDE,
    winning=winning.GUIDE,
    plans=planning.plans,
)
