"""Armies: the basic one, built ones, what a built one may hold (LH-SETUP-3, LH-SETUP-4, LH-ARMY, LH-MASS)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from coeurdelion.core import Param, Seat
from coeurdelion.core.choices import Choices
from coeurdelion.games.lionheart.actions import Action, Base, BuildArmy, army
from coeurdelion.games.lionheart.events import ArmyReady, ArmyRevealed, Event
from coeurdelion.games.lionheart.field import Field
from coeurdelion.games.lionheart.kinds import FORWARD, INFANTRY, KIND, KINDS, KING, Kind, Unit, unit
from coeurdelion.games.lionheart.numbers import BACK, BASES, FRONT
from coeurdelion.games.lionheart.options import COLOURS, Options
from coeurdelion.games.lionheart.refusals import refused
from coeurdelion.games.lionheart.state import Army, Board, BuildArmies, RollForFirst, State, armies_on
from coeurdelion.games.lionheart.turn import Outcome


@cache
def basic_army(field: Field, seat: Seat) -> BuildArmy:
    """The basic army in its array, on the home rows of a seat (LH-SETUP-3, LH-SETUP-4)."""
    rows = (FRONT, BACK) if seat == 0 else (BACK, FRONT)
    squares = [cell for cell in range(field.grid.size) if field.homes[seat] >> cell & 1]
    drawn = zip(squares, rows[0] + rows[1], strict=True)
    return army(Base(KIND[word[0]], int(word[1:]), field.grid.cells[cell]) for cell, word in drawn if word != ".")


def deployed(field: Field, armies: Iterable[Army]) -> Board:
    """The board with both armies on it, all facing the enemy (LH-ARMY-2)."""
    board: list[Unit | None] = [None] * field.grid.size
    for seat, bases in enumerate(armies):
        for base in bases:
            board[field.grid.cell(base.cell)] = unit(seat, base.kind, base.figures, FORWARD[seat])
    return tuple(board)


def build(state: State, seat: Seat, phase: BuildArmies, action: BuildArmy) -> Outcome:
    """An army is in; once both are, they come to light (LH-ARMY-1)."""
    check_army(state.options, state.field, seat, action.bases)
    gold, silver = (action.bases if number == seat else bases for number, bases in enumerate(phase.armies))
    ready = (ArmyReady(seat),)
    if gold is None or silver is None:
        return state._replace(phase=BuildArmies((gold, silver))), ready
    board = deployed(state.field, (gold, silver))
    return state._replace(board=board, armies=armies_on(board), phase=RollForFirst()), ready


def revealed(state: State) -> tuple[Event, ...]:
    """Both built armies, told with the first dice: whoever only tries out an army must not hear of the other's."""
    return tuple(_revealed(state, seat) for seat in range(2))


def _revealed(state: State, seat: Seat) -> ArmyRevealed:
    found = ((cell, unit) for cell, unit in enumerate(state.board) if unit is not None and unit.owner == seat)
    bases = army(Base(unit.kind, unit.figures, state.field.grid.cells[cell]) for cell, unit in found).bases
    return ArmyRevealed(COLOURS[seat], sum(base.figures for base in bases), tuple(map(str, bases)))


def examples(state: State, seat: Seat) -> Choices[Action]:
    """Armies are too many to list: the basic one stands for them."""
    return Choices((basic_army(state.field, seat),), open_verbs=("army",))


def check_army(options: Options, field: Field, seat: Seat, bases: Army) -> None:
    """Refuses an army that breaks a rule, and says which base or kind is wrong and by how much."""
    squares = [field.grid.cell(base.cell) for base in bases]
    _check_places(field, seat, bases, squares)
    for base in bases:
        _check_base(options, base)
    for kind in KINDS:
        _check_kind(kind, [base for base in bases if base.kind is kind])
    if len(bases) > BASES:
        raise refused("LH-ARMY-1", "too-many-bases", count=len(bases), needed=BASES, excess=len(bases) - BASES)
    if len(bases) < BASES:
        raise refused("LH-ARMY-1", "too-few-bases", count=len(bases), needed=BASES, missing=BASES - len(bases))


def _check_places(field: Field, seat: Seat, bases: Army, squares: list[int]) -> None:
    """Each base on a square of its own on the home rows, the King on his (LH-SETUP-2, LH-ARMY-2)."""
    throne = field.grid.cells[field.thrones[seat]]
    for number, (base, square) in enumerate(zip(bases, squares, strict=True)):
        if square in squares[:number]:
            raise refused("LH-SETUP-2", "square-shared", cell=base.cell)
        if base.kind is KING and base.cell != throne:
            raise refused("LH-ARMY-2", "king-off-throne", cell=base.cell, throne=throne)
        if not field.homes[seat] >> square & 1:
            home = field.grid.names(field.homes[seat])
            raise refused("LH-ARMY-2", "off-home-rows", base=str(base), cell=base.cell, first=home[0], last=home[-1])


def given_bases(field: Field, seat: Seat) -> Army:
    """The bases that every army has, where they must stand: the King on his square (LH-ARMY-1, LH-ARMY-2)."""
    return (Base(KING, KING.most, field.grid.cells[field.thrones[seat]]),)


def most_on_base(options: Options, kind: Kind) -> int:
    """The most figures on a base of a kind (LH-ARMY-3, LH-MASS-1)."""
    return kind.massed if options.massed else kind.most


def _check_base(options: Options, base: Base) -> None:
    """Refuses a base with too many or too few figures (LH-ARMY-3, LH-MASS-1)."""
    kind, most = base.kind, most_on_base(options, base.kind)
    told: dict[str, Param] = {"base": str(base), "kind": kind.name, "figures": base.figures}
    if base.figures > most:
        massed = options.massed and kind is INFANTRY
        rule, reason = ("LH-MASS-1", "mass-too-big") if massed else ("LH-ARMY-3", "base-too-full")
        raise refused(rule, reason, **told, most=most, excess=base.figures - most)
    if base.figures < kind.least:
        raise refused("LH-ARMY-3", "base-too-small", **told, least=kind.least)


def _check_kind(kind: Kind, bases: list[Base]) -> None:
    """Refuses more figures of a kind than there are, and an army without a King (LH-ARMY-1, LH-ARMY-3)."""
    figures = sum(base.figures for base in bases)
    if figures > kind.available:
        excess = figures - kind.available
        told: dict[str, Param] = {"kind": kind.name, "figures": figures, "most": kind.available}
        raise refused("LH-ARMY-3", "too-many-of-a-kind", **told, excess=excess)
    if kind is KING and not bases:
        raise refused("LH-ARMY-1", "king-missing")


def any_army(options: Options, field: Field, seat: Seat, rng: Random) -> BuildArmy:
    """A random army that breaks no rule."""
    left = {kind: kind.available for kind in KINDS if kind is not KING}
    throne = field.thrones[seat]
    squares = [cell for cell in range(field.grid.size) if field.homes[seat] >> cell & 1 and cell != throne]
    bases = list(given_bases(field, seat))
    for cell in rng.sample(squares, BASES - 1):
        kind = rng.choice([kind for kind, figures in left.items() if figures >= kind.least])
        figures = rng.randint(kind.least, min(left[kind], most_on_base(options, kind)))
        left[kind] -= figures
        bases.append(Base(kind, figures, field.grid.cells[cell]))
    return army(bases)
