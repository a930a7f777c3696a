"""The bots of Löwenherz 1997."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.level_names import SQUIRE
from coeurdelion.bots.lowenherz_1997 import evaluation, explanation, keen, outlook, squire
from coeurdelion.games import lowenherz_1997

BOTS = GameBots(
    game=lowenherz_1997.id,
    levels={SQUIRE: squire.squire},
    keen=keen.keen,
    evaluate=lambda state, seat: evaluation.evaluate(state, seat, outlook.look_ahead(state)),
    characters=("anselin", "sigrade", "hardouin", "brune", "evrin", "yolaine", "raginal", "liegarde"),
    explain=explanation.explain,
)
