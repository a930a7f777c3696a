"""The numbers of Lionheart as the compiled core reads them: `native/lionheart/tables.gen.hpp` is made here."""

from __future__ import annotations

from collections.abc import Iterable

from coeurdelion.games.lionheart import numbers
from coeurdelion.games.lionheart.kinds import KINDS, Kind


def tables_header() -> str:
    """The text of `native/lionheart/tables.gen.hpp`."""
    return "\n".join(
        (
            "// Made by src/coeurdelion/native/lionheart_tables.py from the data of the rules; not to be changed by hand.",
            "#pragma once",
            "",
            "#include <cstdint>",
            "",
            "namespace coeurdelion::lionheart {",
            "",
            *_rules(),
            "",
            *_kinds(),
            "",
            *_basic_army(),
            "",
            "}  // namespace coeurdelion::lionheart",
            "",
        )
    )


def _rules() -> Iterable[str]:
    """The board, the die, turns and armies."""
    yield f"constexpr int COLUMNS = {numbers.COLUMNS};"
    yield f"constexpr int ROWS[] = {{{_listed(numbers.ROWS)}}};"
    for name in ("HOME_ROWS", "ACTIONS", "HEAVY_ACTIONS", "MOST_DICE", "BASES", "QUIET_TURNS"):
        yield f"constexpr int {name} = {getattr(numbers, name)};"
    yield "// The faces of a die, and the number of sides with each."
    yield f"enum Face {{ {', '.join(map(str.upper, numbers.DIE))} }};"
    yield f"constexpr int FACES = {len(numbers.DIE)};"
    yield f"constexpr int SIDES[FACES] = {{{_listed(numbers.DIE.values())}}};"


def _kinds() -> Iterable[str]:
    """What all units of a kind have in common."""
    yield f"enum Kind : std::uint8_t {{ {', '.join(kind.name.upper() for kind in KINDS)} }};"
    yield "enum class Strikes : std::uint8_t { AXE, ARROW, MOST };"
    yield "enum class Reach : std::uint8_t { AHEAD, AROUND, SHOT };"
    yield "struct KindNumbers {"
    yield "    std::uint8_t available, least, most, massed, dice, toughness;"
    yield "    bool mounted;"
    yield "    Strikes strikes;"
    yield "    Reach reach;"
    yield "};"
    yield f"constexpr int KINDS = {len(KINDS)};"
    yield "constexpr KindNumbers KIND_NUMBERS[KINDS] = {"
    for kind in KINDS:
        yield f"    {{{_listed(_numbers_of(kind))}}},  // {kind.name}"
    yield "};"


def _numbers_of(kind: Kind) -> tuple[object, ...]:
    whole = kind.available, kind.least, kind.most, kind.massed, kind.dice, kind.toughness
    return *whole, str(kind.mounted).lower(), f"Strikes::{kind.strikes.upper()}", f"Reach::{kind.reach.upper()}"


def _basic_army() -> Iterable[str]:
    """The basic array as gold sees it, the front row first."""
    named = {kind.letter: kind.name.upper() for kind in KINDS}
    yield "// The basic array as gold sees it, the front row first; no figures where nobody stands."
    yield "struct Drawn {"
    yield "    Kind kind;"
    yield "    std::uint8_t figures;"
    yield "};"
    yield "constexpr Drawn BASIC_ARMY[HOME_ROWS][COLUMNS] = {"
    for row in (numbers.FRONT, numbers.BACK):
        drawn = (f"{{{named[word[0]]}, {word[1:]}}}" if word != "." else f"{{{KINDS[0].name.upper()}, 0}}" for word in row)
        yield f"    {{{', '.join(drawn)}}},"
    yield "};"


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))
