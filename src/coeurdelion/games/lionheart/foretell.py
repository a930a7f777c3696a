"""What the dice of an attack may do, told before they are rolled: the odds in whole percent (LH-ATTACK, LH-PANIC)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import ClassVar

from coeurdelion.games.lionheart.dice import dice_of, effect, rolls
from coeurdelion.games.lionheart.kinds import Unit
from coeurdelion.games.lionheart.state import RollForAttack, State


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """The odds of an attack, in percent: how many figures fall, that all do, that one side runs; no roll has happened."""

    cell: str
    other: str
    none: int
    one: int
    two: int
    three: int
    four: int
    all: int
    panic: int
    terror: int
    key: ClassVar[str] = "attack-odds"


def foretell(state: State) -> tuple[AttackOdds, ...]:
    """The odds of the attack whose dice are to be rolled; nothing if none are."""
    phase = state.phase
    if not isinstance(phase, RollForAttack):
        return ()
    unit, target = state.board[phase.cell], state.board[phase.target]
    assert unit is not None
    assert target is not None
    names = state.field.grid.cells
    return (AttackOdds(names[phase.cell], names[phase.target], *_odds(unit, target)),)


@cache
def _odds(unit: Unit, target: Unit) -> tuple[int, ...]:
    """In percent, of no to four losses, of all figures, of the flight of the attacker and of the target."""
    falls = [Fraction(0)] * 5
    every = panic = terror = Fraction(0)
    for chance, losses, flight, fright in _effects(unit, target):
        falls[losses] += chance
        every += chance * (losses == target.figures)
        panic += chance * (flight > 0)
        terror += chance * (fright > 0)
    return tuple(round(100 * chance) for chance in (*falls, every, panic, terror))


def _effects(unit: Unit, target: Unit, again: bool = False) -> Iterator[tuple[Fraction, int, int, int]]:
    """Every roll's chance, with the losses and the squares that either side runs; a lone attacker's second roll included."""
    weights = rolls(dice_of(unit, target))
    total = sum(weights.values())
    for roll, weight in weights.items():
        chance = Fraction(weight, total)
        done = effect(unit, target, roll.faces, again)
        if done.again:
            for second, *rest in _effects(unit, target, again=True):
                losses, flight, terror = rest
                yield chance * second, losses, flight, terror
        else:
            yield chance, done.losses, done.flight, done.terror
