"""A view in plain names and numbers, ready for JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from coeurdelion.core import ALL
from coeurdelion.core.grid import Grid, grid
from coeurdelion.games.lionheart.actions import BuildArmy, parse
from coeurdelion.games.lionheart.army import given_bases, most_on_base
from coeurdelion.games.lionheart.asked import question
from coeurdelion.games.lionheart.danger import danger
from coeurdelion.games.lionheart.diagram import read_diagram, write_diagram
from coeurdelion.games.lionheart.field import Field, field
from coeurdelion.games.lionheart.kinds import FACINGS, KINDS, Kind, Unit
from coeurdelion.games.lionheart.numbers import ACTIONS, COLUMNS, DIE
from coeurdelion.games.lionheart.options import COLOURS, Options, settle_options
from coeurdelion.games.lionheart.state import SEALED, Army, BuildArmies, Orders, Over, Phase, RollForAttack, figures_on
from coeurdelion.games.lionheart.view import UNKNOWN, View
from coeurdelion.games.phases import phase_name, phases_by_name

PHASES = phases_by_name(Phase)


def show(view: View) -> dict[str, object]:
    """Everything in a view, by name."""
    board, phase = grid(COLUMNS, view.options.rows), view.phase
    key, params = question(phase)
    units = [(cell, unit) for cell, unit in enumerate(view.board) if unit is not None]
    return {
        "seat": "all" if view.seat == ALL else view.seat,
        "edition": "",
        "colours": list(COLOURS),
        "options": view.options._asdict(),
        "score": [0, 0],
        "board": write_diagram(view.board),
        "units": [_show_unit(board, cell, unit) for cell, unit in units],
        "figures": list(figures_on(view.board)),
        "bases": [sum(1 for _, unit in units if unit.owner == seat) for seat in range(2)],
        "turn": view.turn,
        "last_loss": view.last_loss,
        "quiet_turns": max(0, view.turn - 1 - view.last_loss),
        "actions": ACTIONS,
        "actions_left": phase.left if isinstance(phase, Orders | RollForAttack) else 0,
        "attacked": list(board.names(view.attacked)),
        "moved": list(board.names(view.moved)),
        "rolled": list(view.rolled),
        "fight": _show_fight(board, phase),
        "sealed": [army is not None for army in phase.armies] if isinstance(phase, BuildArmies) else [False, False],
        "armies": [_show_army(army) for army in phase.armies] if isinstance(phase, BuildArmies) else [None, None],
        "phase": _show_phase(phase),
        "asked": {"key": key, **params},
        "reach": {board.cells[cell]: _show_reach(view, cell, unit) for cell, unit in units},
        "danger": [_show_danger(view, seat) for seat in range(2)],
        "kinds": {kind.name: _show_kind(view.options, kind) for kind in KINDS},
        "die": dict(DIE),
        "columns": COLUMNS,
        "homes": [list(board.names(home)) for home in _field(view).homes],
        "given": [[str(base) for base in given_bases(_field(view), seat)] for seat in range(2)],
        "over": isinstance(phase, Over),
        "winners": list(phase.winners) if isinstance(phase, Over) else None,
    }


def _show_unit(board: Grid, cell: int, unit: Unit) -> dict[str, object]:
    """One unit: whose, what, how many, where and where to it looks."""
    return {
        "cell": board.cells[cell],
        "owner": unit.owner,
        "kind": unit.kind.name,
        "figures": unit.figures,
        "facing": FACINGS[unit.facing],
    }


def _field(view: View) -> Field:
    return field(view.options.rows, view.options.archers)


def _show_reach(view: View, cell: int, unit: Unit) -> list[str]:
    """The squares that a unit can attack as it stands, whoever is there."""
    battlefield = _field(view)
    return list(battlefield.grid.names(battlefield.targets(unit.kind, unit.facing, cell)))


def _show_danger(view: View, seat: int) -> dict[str, object] | None:
    """Who can attack a King, and the odds in whole percent; None if nobody can."""
    found = danger(_field(view), view.board, view.phase, view.attacked, seat)
    if found is None:
        return None
    names = _field(view).grid.cells
    attackers = [
        {"cell": names[one.cell], "actions": one.actions, "percent": round(100 * one.chance)} for one in found.attackers
    ]
    return {"percent": round(100 * found.chance), "attackers": attackers}


def _show_kind(options: Options, kind: Kind) -> dict[str, object]:
    """What a kind of unit is like, and how many of it an army may have."""
    return {
        "letter": kind.letter,
        "available": kind.available,
        "least": kind.least,
        "most": most_on_base(options, kind),
        "dice": kind.dice,
        "toughness": kind.toughness,
        "strikes": kind.strikes,
    }


def _show_fight(board: Grid, phase: Phase) -> dict[str, object] | None:
    """The attack whose dice are being rolled, None if there is none."""
    if not isinstance(phase, RollForAttack):
        return None
    return {"cell": board.cells[phase.cell], "target": board.cells[phase.target], "dice": phase.dice, "again": phase.again}


def _show_army(army: Army | None) -> str | None:
    """An army in notation; a hidden one as a question mark."""
    if army is None:
        return None
    return f"army {UNKNOWN}" if army == SEALED else str(BuildArmy(army))


def _show_phase(phase: Phase) -> dict[str, object]:
    """A phase by its name and what belongs to it; squares are numbers here, row by row from 0."""
    if isinstance(phase, BuildArmies):
        return {"name": phase_name(BuildArmies)}
    values = {field.name: getattr(phase, field.name) for field in fields(phase)}
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
    return {"name": phase_name(type(phase))} | plain


def read_view(shown: Mapping[str, Any]) -> View:
    """The view that was shown; the inverse of `show`."""
    options = settle_options(shown["colours"], shown["options"])
    board = grid(COLUMNS, options.rows)
    return View(
        seat=ALL if shown["seat"] == "all" else shown["seat"],
        options=options,
        board=read_diagram(shown["board"], options.rows),
        attacked=sum(1 << board.cell(name) for name in shown["attacked"]),
        moved=sum(1 << board.cell(name) for name in shown["moved"]),
        turn=shown["turn"],
        last_loss=shown["last_loss"],
        rolled=tuple(shown["rolled"]),
        phase=_read_phase(shown),
    )


def _read_phase(shown: Mapping[str, Any]) -> Phase:
    values: dict[str, Any] = dict(shown["phase"])
    kind: type[Phase] = PHASES[values.pop("name")]
    if kind is BuildArmies:
        gold, silver = map(_read_army, shown["armies"])
        return BuildArmies((gold, silver))
    plain: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
    return kind(**plain)


def _read_army(text: str | None) -> Army | None:
    if text is None:
        return None
    built = SEALED if text.endswith(UNKNOWN) else parse(text)
    return built.bases if isinstance(built, BuildArmy) else SEALED
