"""The squire of Löwenherz 2003 decides the same with the compiled core and without, for the same reasons."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.bots import BOTS, SQUIRE, bot_named
from coeurdelion.bots.lowenherz_2003 import evaluation, outlook
from coeurdelion.core import CHANCE
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.core.random_play import pick
from coeurdelion.games import lowenherz_2003 as game

ASKED = 0.25
"""The share of decisions that the squire is asked for."""
MOST = 40


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["kosmos", "tilsit"])
def test_the_squire_decides_the_same(players: int, edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, rng = game.start(game.colours[:players], {"edition": edition}), Random(f"{players} {edition}")
    asked = 0
    while (seats := game.to_act(state)) and asked < MOST:
        seat = seats[0]
        if seat != CHANCE and len(game.legal(state, seat)) > 1 and rng.random() < ASKED:
            with_core, without = decided(state, seat), decided_by_rules(state, seat, monkeypatch)
            assert with_core == without
            asked += 1
        state, _ = game.apply(state, seat, pick(game, state, seat, rng, BOTS[game.id].keen))
    assert asked > 20


def decided(state: object, seat: int) -> BotChoice:
    """What the squire decides."""
    request = BotRequest(game.redact(state, seat), (), game.legal(state, seat), Random(11))  # type: ignore[arg-type]
    return bot_named(game, SQUIRE)(request)


def decided_by_rules(state: object, seat: int, monkeypatch: pytest.MonkeyPatch) -> BotChoice:
    """What the squire decides without the compiled core."""
    with monkeypatch.context() as patch:
        for module in (outlook, evaluation):
            patch.setattr(module, "packed_if_compiled", lambda packing, state: None)
        return decided(state, seat)
