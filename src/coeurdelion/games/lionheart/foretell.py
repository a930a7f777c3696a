"""What the dice of an attack may do, told before they are rolled: the odds in whole percent, and what they would mean.

(LH-ATTACK, LH-PANIC, LH-END-1)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import ClassVar

from coeurdelion.games.lionheart.attack import rolled
from coeurdelion.games.lionheart.dice import dice_of, effect, grouped, rolls
from coeurdelion.games.lionheart.events import (
    Event,
    UnitDestroyed,
    UnitLost,
    UnitPushed,
    UnitRetreated,
    WonByArmy,
    WonByKing,
)
from coeurdelion.games.lionheart.kinds import KING, Unit, unit
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


@dataclass(frozen=True, slots=True)
class AttackOutcome:
    """What an attack may lead to for a unit, with its chance in percent, 0 for less than a half; no roll has happened.

    `what`: `army` or `king`, its side has lost by it; `destroyed`; lost at the `edge`, to the `enemy` or by its `own-king`;
    `pushed` by a friend, `retreats`.
    """

    side: str
    kind: str
    cell: str
    what: str
    percent: int
    key: ClassVar[str] = "attack-outcome"


OUTCOMES = ("king", "army", "own-king", "enemy", "edge", "destroyed", "pushed", "retreats")
"""The gravest first."""


def foretell(state: State) -> tuple[AttackOdds, ...]:
    """The odds of the attack whose dice are to be rolled; nothing if none are."""
    phase = state.phase
    if not isinstance(phase, RollForAttack):
        return ()
    own, target = state.board[phase.cell], state.board[phase.target]
    assert own is not None
    assert target is not None
    names = state.field.grid.cells
    return (AttackOdds(names[phase.cell], names[phase.target], *_odds(own, target)),)


@lru_cache(64)  # a preview asks in several worlds, and here nothing is hidden in any of them
def outcomes(state: State) -> tuple[AttackOutcome, ...]:
    """What the dice would do to units, and to the match, with its odds; the gravest first, then the likeliest."""
    if not isinstance(state.phase, RollForAttack):
        return ()
    chances: dict[tuple[str, str, str, str], Fraction] = {}
    for chance, events in _endings(state):
        for fate in _fates(events):
            chances[fate] = chances.get(fate, Fraction(0)) + chance
    order = sorted(chances, key=lambda fate: (OUTCOMES.index(fate[3]), -chances[fate], fate))
    return tuple(AttackOutcome(*fate, round(100 * chances[fate])) for fate in order)


def _endings(state: State) -> Iterator[tuple[Fraction, tuple[Event, ...]]]:
    """Everything that the rules can tell apart, with its chance; a lone attacker's second roll included."""
    phase = state.phase
    assert isinstance(phase, RollForAttack)
    for roll, chance in grouped(state).items():
        after, events = rolled(state, phase, roll)
        if isinstance(after.phase, RollForAttack):
            yield from ((chance * second, told) for second, told in _endings(after))
        else:
            yield chance, events


def _fates(events: tuple[Event, ...]) -> set[tuple[str, str, str, str]]:
    """What events do to units: side, kind, where each stood before, and what; the end of the match by the King."""
    fates: dict[str, tuple[str, str, str]] = {}
    stood: dict[str, str] = {}
    ends = set()
    for event in events:
        match event:
            case UnitRetreated(side, kind, cell, to) | UnitPushed(side, kind, cell, to):
                start = stood[to] = stood.pop(cell, cell)
                fates.setdefault(start, (side, kind, "pushed" if isinstance(event, UnitPushed) else "retreats"))
            case UnitLost(side, kind, cell, _, by):
                fates[stood.pop(cell, cell)] = side, kind, "own-king" if by == "king" else by
            case UnitDestroyed(side, kind, cell) if kind != KING.name:
                fates[cell] = side, kind, "destroyed"
            case WonByKing(_, foe):
                ends.add((foe, KING.name, "", "king"))
            case WonByArmy(_, foe):
                ends.add((foe, KING.name, "", "army"))
            case _:
                pass  # what else happens is told by the odds
    return ends | {(side, kind, cell, what) for cell, (side, kind, what) in fates.items()}


def chances(own: Unit, target: Unit) -> tuple[int, int]:
    """In percent, that an attack fells somebody, and that it fells all."""
    none, *_, every, _panic, _terror = _odds(own, target)
    return 100 - none, every


def chance_of_all(own: Unit, target: Unit) -> Fraction:
    """The chance that an attack of one unit leaves nobody of another; neither's facing matters (LH-ATTACK-1)."""
    return _chance_of_all(unit(0, own.kind, own.figures, 0), unit(1, target.kind, target.figures, 0))


@cache
def _chance_of_all(own: Unit, target: Unit) -> Fraction:
    return sum((chance for chance, losses, _, _ in _effects(own, target) if losses == target.figures), Fraction(0))


@cache
def _odds(own: Unit, target: Unit) -> tuple[int, ...]:
    """In percent, of no to four losses, of all figures, of the flight of the attacker and of the target."""
    falls = [Fraction(0)] * 5
    every = panic = terror = Fraction(0)
    for chance, losses, flight, fright in _effects(own, target):
        falls[losses] += chance
        every += chance * (losses == target.figures)
        panic += chance * (flight > 0)
        terror += chance * (fright > 0)
    return tuple(round(100 * chance) for chance in (*falls, every, panic, terror))


def _effects(own: Unit, target: Unit, again: bool = False) -> Iterator[tuple[Fraction, int, int, int]]:
    """Every roll's chance, with the losses and the squares that either side runs; a lone attacker's second roll included."""
    weights = rolls(dice_of(own, target))
    total = sum(weights.values())
    for roll, weight in weights.items():
        chance = Fraction(weight, total)
        done = effect(own, target, roll.faces, again)
        if done.again:
            for second, *rest in _effects(own, target, again=True):
                losses, flight, terror = rest
                yield chance * second, losses, flight, terror
        else:
            yield chance, done.losses, done.flight, done.terror
