"""The squire of Löwenherz 2003 decides the same with the compiled core and without, for the same reasons."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from coeurdelion.bots import BOTS, SQUIRE, bot_named
from coeurdelion.bots.lowenherz_2003 import evaluation, outlook
from coeurdelion.core import CHANCE
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.core.random_play import pick
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.games.lowenherz_2003.state import Alliance, Extension
from coeurdelion.native.batch import Batch
from tests.native.cores import core

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


def test_an_extension_has_no_more_cells_than_there_are() -> None:
    """Each cell is looked ahead from, so that of fifty no end would come."""
    state, rng, one = game.start(game.colours[:2], {}), Random(2), core(game.id)
    while not isinstance(state.phase, Extension):
        seat = game.to_act(state)[0]
        state, _ = game.apply(state, seat, pick(game, state, seat, rng, BOTS[game.id].keen))
    assert one.is_well_formed(one.packing.pack(state))
    assert not one.is_well_formed(one.packing.pack(state._replace(phase=replace(state.phase, left=3))))


def test_random_play_ends_where_nobody_can_act() -> None:
    one, state = core(game.id), game.start(game.colours[:2], {})
    stuck = one.packing.pack(state._replace(phase=Alliance(0)))  # before there are domains
    assert one.to_act(stuck) == (0,)
    assert Batch(one, [stuck]).play(100, 1) == [0]


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
