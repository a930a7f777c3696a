"""From what the realm found wrong to a refusal by a rule of a game."""

from __future__ import annotations

from collections.abc import Mapping

from coeurdelion.core import Refused
from coeurdelion.games.realm.board import Fault
from coeurdelion.games.rulebook import Rulebook


def refusal(rules: Rulebook, fault: Fault, players: int, terrain: Mapping[str, str], rule: str = "") -> Refused:
    """The refusal for a fault: the game adds its rule, the owner's seat (None is neutral) and the name of the terrain.

    The rule need only be given if several have this reason.
    """
    params = dict(fault.params)
    if isinstance(colour := params.get("owner"), int):
        params["owner"] = colour if colour < players else None
    if isinstance(letter := params.get("terrain"), str):
        params["terrain"] = terrain[letter]
    return rules.refused(rule or rules.rule_of(fault.reason), fault.reason, **params)
