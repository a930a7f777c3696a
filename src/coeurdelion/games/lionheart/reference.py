"""What the rulebook of this game has beside its sentences: its tables, and what basic and built armies do differently."""

from __future__ import annotations

from coeurdelion.core.capabilities import Cell, Difference, Phrase, Reference, ReferenceTable
from coeurdelion.games.lionheart.kinds import HEAVY, KINDS, Kind
from coeurdelion.games.lionheart.numbers import BACK, DIE, FRONT
from coeurdelion.games.lionheart.refusals import RULES

_BASES = [square for square in (*BACK, *FRONT) if square != "."]
"""The bases of the basic army, each as letter and figures."""


def _units() -> ReferenceTable:
    """What each kind of unit can do."""
    names = ("unit", "sign", "figures", "base", "move", "dice", "hit", "reach", "toughness")
    heads: tuple[Cell, ...] = tuple(f"book-lh-head-{name}" for name in names)
    return ReferenceTable("LH-ARMY-3", "book-lh-table-units", heads, tuple(map(_unit, KINDS)))


def _unit(kind: Kind) -> tuple[Cell, ...]:
    on_a_base: Phrase = (
        ("book-lh-base-of", {"figures": kind.most})
        if kind.least == kind.most
        else ("book-lh-base-up-to", {"least": kind.least, "most": kind.most})
    )
    moves = "mounted" if kind.mounted else "heavy" if kind is HEAVY else "foot"
    return (
        f"kind-{kind.name}",
        ("book-lh-sign", {"sign": kind.letter.upper()}),
        kind.available,
        on_a_base,
        f"book-lh-move-{moves}",
        kind.dice,
        f"book-lh-hit-{kind.strikes}",
        f"book-lh-reach-{kind.reach}",
        kind.toughness,
    )


def _die() -> ReferenceTable:
    """The faces of a die."""
    rows = tuple((f"face-{face}", sides) for face, sides in DIE.items())
    return ReferenceTable("LH-SETUP-6", "book-lh-table-die", ("book-lh-head-face", "book-lh-head-sides"), rows)


def _basic_army() -> ReferenceTable:
    """The bases of the basic army, kind by kind."""
    heads = ("book-lh-head-unit", "book-lh-head-bases", "book-lh-head-on-each")
    rows = tuple(
        (f"kind-{kind.name}", _BASES.count(square), int(square[1:]))
        for kind in KINDS
        for square in dict.fromkeys(_BASES)
        if square[0] == kind.letter
    )
    return ReferenceTable("LH-SETUP-3", "book-lh-table-army", heads, rows)


REFERENCE = Reference(
    sources=RULES.sources,
    tables=(_basic_army(), _die(), _units()),
    differences=(
        Difference("bases", ("LH-SETUP-3", "LH-ARMY-1"), {}),
        Difference("kinds", ("LH-SETUP-3", "LH-ARMY-3"), {}),
        Difference("array", ("LH-SETUP-4", "LH-ARMY-2"), {}),
        Difference("massed", ("LH-MASS-1",), {}),
    ),
)
