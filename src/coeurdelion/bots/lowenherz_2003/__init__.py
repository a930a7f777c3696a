"""The bots of Löwenherz 2003."""

from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.level_names import SQUIRE
from coeurdelion.bots.lowenherz_2003 import evaluation, explanation, keen, outlook, squire
from coeurdelion.games import lowenherz_2003

BOTS = GameBots(
    game=lowenherz_2003.id,
    levels={SQUIRE: squire.squire},
    keen=keen.keen,
    evaluate=lambda state, seat: evaluation.evaluate(state, seat, outlook.look_ahead(state)),
    characters=("aubry", "isaure", "gontran", "mahaut", "thibert", "ermeline", "baudry", "oriane"),
    explain=explanation.explain,
)
