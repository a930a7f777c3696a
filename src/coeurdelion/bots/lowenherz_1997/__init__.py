"""The bots of Löwenherz 1997."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.level_names import SQUIRE
from coeurdelion.bots.lowenherz_1997 import coaching, evaluation, explanation, keen, planning, squire, winning
from coeurdelion.games import lowenherz_1997

BOTS = GameBots(
    game=lowenherz_1997.id,
    levels={SQUIRE: squire.squire},
    keen=keen.keen,
    evaluate=evaluation.state_worth,
    characters=("anselin", "sigrade", "hardouin", "brune", "evrin", "yolaine", "raginal", "liegarde"),
    explain=explanation.explain,
    coach=coaching.GUIDE,
    winning=winning.GUIDE,
    reads_log=frozenset({SQUIRE}),
    plans=planning.plans,
)
