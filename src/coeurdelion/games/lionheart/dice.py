"""The dice: their odds, what they do in an attack, and which rolls the rules cannot tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from typing import NamedTuple

from coeurdelion.core import Pick, Refused
from coeurdelion.core.capabilities import ChanceWords
from coeurdelion.games.lionheart.actions import Roll, roll_action
from coeurdelion.games.lionheart.kinds import KING, MERCENARIES, PEASANTS, Kind, Unit
from coeurdelion.games.lionheart.numbers import DIE, MOST_DICE
from coeurdelion.games.lionheart.state import RollForAttack, RollForFirst, State

ARROW, AXE, PANIC = DIE
_NO_ODDS: Mapping[Roll, int] = {}


class Effect(NamedTuple):
    """What a roll does: figures the target loses, squares the attacker and the target retreat, whether to roll again."""

    losses: int = 0
    flight: int = 0
    terror: int = 0
    again: bool = False


@cache
def rolls(dice: int) -> Mapping[Roll, int]:
    """Everything that so many dice can show, in order, with its weight (LH-SETUP-6)."""
    return {roll_action(faces): prod(DIE[face] for face in faces) for faces in product(DIE, repeat=dice)}


def dice_awaited(state: State) -> int:
    """How many dice are to be rolled now."""
    match state.phase:
        case RollForAttack(dice=dice):
            return dice
        case RollForFirst():
            return MOST_DICE
        case _:
            return 0


def odds(state: State) -> Mapping[Roll, int]:
    """Everything chance can do now, with its weight."""
    dice = dice_awaited(state)
    return rolls(dice) if dice else _NO_ODDS


def decided(state: State, pick: Pick) -> str:
    """What chance does now: one pick for each die, in order."""
    return " ".join(["roll", *(pick(DIE) for _ in range(dice_awaited(state)))])


def dice_of(unit: Unit, target: Unit) -> int:
    """How many dice a unit rolls against another (LH-ATTACK-2, LH-ATTACK-6, LH-MASS-1)."""
    return 1 if is_lone(unit, target.kind) else min(MOST_DICE, unit.kind.dice * unit.figures)


def is_lone(unit: Unit, target: Kind) -> bool:
    """Whether one figure with one die attacks what only two hits remove, and so must hit twice (LH-ATTACK-6)."""
    return unit.figures == 1 and unit.kind.dice == 1 and target.toughness > 1


@cache
def effect(unit: Unit, target: Unit, faces: tuple[str, ...], again: bool) -> Effect:
    """What a roll of a unit against another does (LH-ATTACK-3, LH-ATTACK-4, LH-PANIC-1, LH-PEASANT-2, LH-MERC-2)."""
    hits = count_hits(unit.kind, faces)
    lone = is_lone(unit, target.kind)
    if lone and hits and not again:
        return Effect(again=True)
    losses = min(target.figures, hits if lone else hits // target.kind.toughness)
    panics = faces.count(PANIC)
    terror = panics if unit.kind is MERCENARIES and losses < target.figures and target.kind not in (KING, MERCENARIES) else 0
    return Effect(losses, _flight(unit.kind, panics, len(faces)), terror)


def count_hits(kind: Kind, faces: tuple[str, ...]) -> int:
    """How many hits a roll counts for a kind (LH-ATTACK-3, LH-PEASANT-1)."""
    return faces.count(_hitting_face(kind, faces))


def hitting(kind: Kind, faces: tuple[str, ...]) -> tuple[int, ...]:
    """The places of the dice that hit, from 0."""
    return showing(_hitting_face(kind, faces), faces)


def showing(face: str, faces: tuple[str, ...]) -> tuple[int, ...]:
    """The places of the dice that show a face, from 0."""
    return tuple(place for place, shown in enumerate(faces) if shown == face)


def _hitting_face(kind: Kind, faces: tuple[str, ...]) -> str:
    """The face that hits: for peasants the one that shows most, none if that is panic (LH-ATTACK-3, LH-PEASANT-1)."""
    if kind is not PEASANTS:
        return kind.strikes
    face = max(AXE, ARROW, key=faces.count)
    return face if faces.count(face) >= faces.count(PANIC) else ""


def _flight(kind: Kind, panics: int, dice: int) -> int:
    """How many squares the attacker retreats by its own dice (LH-PANIC-1, LH-PANIC-2, LH-PEASANT-2).

    Mercenaries do not panic by their own dice: those frighten the other side (public descriptions of the game).
    """
    if kind is PEASANTS:
        return panics
    return int(panics == dice and kind not in (KING, MERCENARIES))


def grouped(state: State) -> Mapping[Roll, Fraction]:
    """The rolls that the rules can tell apart, one for each group, with the exact odds of its group; they sum to one."""
    return _grouped_first(state.phase) if isinstance(state.phase, RollForFirst) else _grouped_attack(state)


@cache
def _grouped_first(phase: RollForFirst) -> Mapping[Roll, Fraction]:
    """For the first turn gold's axes count, of silver's only whether they are more, fewer or as many (LH-SETUP-5)."""
    axes = {roll: roll.faces.count(AXE) for roll in rolls(MOST_DICE)}
    if phase.roller == 0:
        return _by(rolls(MOST_DICE), axes)
    return _by(rolls(MOST_DICE), {roll: (own > phase.axes) - (own < phase.axes) for roll, own in axes.items()})


def _grouped_attack(state: State) -> Mapping[Roll, Fraction]:
    """In an attack only the effect counts."""
    phase = state.phase
    if not isinstance(phase, RollForAttack):
        return {}
    unit, target = state.board[phase.cell], state.board[phase.target]
    assert unit is not None
    assert target is not None
    return _grouped_units(unit, target, phase.dice, phase.again)


@cache
def _grouped_units(unit: Unit, target: Unit, dice: int, again: bool) -> Mapping[Roll, Fraction]:
    return _by(rolls(dice), {roll: effect(unit, target, roll.faces, again) for roll in rolls(dice)})


def _by(weights: Mapping[Roll, int], marks: Mapping[Roll, object]) -> Mapping[Roll, Fraction]:
    """The first roll of each mark, with the share of all rolls of that mark."""
    total = sum(weights.values())
    first: dict[object, Roll] = {}
    counts: dict[Roll, int] = {}
    for roll, mark in marks.items():
        one = first.setdefault(mark, roll)
        counts[one] = counts.get(one, 0) + weights[roll]
    return {roll: Fraction(count, total) for roll, count in counts.items()}


def _read_faces(value: object) -> tuple[str, ...]:
    """The faces that a scenario names in one text, each one that the dice have."""
    if not isinstance(value, str):
        raise Refused("scenario", "bad-entry", key=DICE_KEY, allowed=("str",))
    faces = tuple(value.split())
    for face in faces:
        if face not in DIE:
            raise Refused("scenario", "no-such-face", key=DICE_KEY, text=face[:20])
    return faces


DICE_KEY = "dice"
DICE_WORDS = ChanceWords(DICE_KEY, _read_faces)
