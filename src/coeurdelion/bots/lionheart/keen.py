"""A keen player of Lionheart, for tests and for show: bribes, attacks, and marches on the nearest enemy."""

from __future__ import annotations

from random import Random
from typing import Any

from coeurdelion.core import AnyGame, Seat
from coeurdelion.core.choices import bits
from coeurdelion.games import lionheart
from coeurdelion.games.lionheart.actions import Action, Attack, Bribe, BuildArmy, Move, Turn
from coeurdelion.games.lionheart.army import any_army
from coeurdelion.games.lionheart.field import OFF
from coeurdelion.games.lionheart.kinds import FACINGS, KING, MERCENARIES
from coeurdelion.games.lionheart.state import BuildArmies, Orders, State

BRIBE, SEEK_BRIBE, ATTACK, SEEK_ATTACK, APPROACH = 100.0, 50.0, 20.0, 10.0, 5.0
"""How keen it is on what an action does or prepares."""
ARMIES_TRIED = 4
"""Random armies that are made, of which it takes the oddest."""


def keen(game: AnyGame, state: State, seat: Seat, rng: Random) -> Any:
    """The keen choice in Lionheart."""
    if isinstance(state.phase, BuildArmies):
        return _odd_army(state, seat, rng)
    assert isinstance(state.phase, Orders)
    legal = list(lionheart.legal(state, seat))
    rng.shuffle(legal)
    return max(legal, key=lambda action: _keenness(state, seat, action) * (0.5 + rng.random()))


def _odd_army(state: State, seat: Seat, rng: Random) -> BuildArmy:
    """A random army, rather one with mercenaries and few figures."""
    armies = [any_army(state.options, state.field, seat, rng) for _ in range(ARMIES_TRIED)]

    def oddity(army: BuildArmy) -> int:
        hired = any(base.kind is MERCENARIES for base in army.bases)
        return 10 * hired - sum(base.figures for base in army.bases)

    return max(armies, key=oddity)


def _keenness(state: State, seat: Seat, action: Action) -> float:
    """How keen it is on an action."""
    match action:
        case Bribe():
            return BRIBE
        case Attack(target=target):
            unit = state.board[state.field.grid.cell(target)]
            assert unit is not None
            return ATTACK * (3.0 if unit.kind is KING else 1.0)
        case Move(cell=cell, to=to):
            return _after(state, seat, state.field.grid.cell(cell), state.field.grid.cell(to), None)
        case Turn(cell=cell, facing=facing):
            number = state.field.grid.cell(cell)
            return _after(state, seat, number, number, FACINGS.index(facing))
        case _:
            return 0.1


def _after(state: State, seat: Seat, cell: int, to: int, facing: int | None) -> float:
    """What a unit could do from a square, facing that way; else whether it has come nearer to the enemy."""
    unit = state.board[cell]
    assert unit is not None
    facing = unit.facing if facing is None else facing
    enemies = state.armies[1 - seat]
    ahead = state.field.ahead[facing][to]
    met = None if ahead == OFF else state.board[ahead]
    if unit.kind is KING:
        return SEEK_BRIBE if met is not None and met.owner != seat and met.kind is MERCENARIES else 0.5
    if enemies & state.field.targets(unit.kind, facing, to):
        return SEEK_ATTACK
    nearer = _distance(state, enemies, cell) - _distance(state, enemies, to)
    gains = nearer or (0 if ahead == OFF else _distance(state, enemies, to) - _distance(state, enemies, ahead))
    return APPROACH if gains > 0 else 1.0


def _distance(state: State, enemies: int, cell: int) -> int:
    """The steps to the nearest enemy."""
    return min((state.field.grid.steps(cell, enemy) for enemy in bits(enemies)), default=0)
