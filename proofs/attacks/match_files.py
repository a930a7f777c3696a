"""Match files that cost a server as much as a file can, built from the published format alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

MAX_CHARACTERS = 1024 * 1024
"""Characters that a file may have."""
HEAD = """coeurdelion-match 1
game lowenherz-2003 1
player 0 red Ada
player 1 blue Bob
option first 0
commit 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
nonce 0 ada

chance draw A.B3
chance draw A.B3
chance draw A.K1
chance draw A.K1/B2
chance draw A.K1/X
chance draw A.K1/B2
0 castle c3
"""
FIRST = 7
"""The number of the first entry after the head."""
TAIL = """table resign 0
result win 1
score 0 0
seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
"""
KNIGHTS = ("b3", "c4", "d3", "c2")
"""Where the knight of the first castle may stand."""


def _notes(count: int) -> Iterator[str]:
    for _ in range(count // 2):
        yield from ("table pause", "table resume")


def notes_undone_one_by_one(share: float) -> Iterator[str]:
    """10,800 notes, each an entry that an undo has to look at, and 7,500 undos that take back one more of them each."""
    notes = int(10_800 * share) // 2 * 2
    yield from _notes(notes)
    for count in range(int(7_500 * share)):
        yield f"table undo {FIRST + notes - 1 - count}"


def undos_of_undos(share: float) -> Iterator[str]:
    """As many notes, and undos that take back the undo before."""
    notes = int(10_800 * share) // 2 * 2
    yield from _notes(notes)
    for count in range(int(7_500 * share)):
        yield f"table undo {FIRST + notes - 1 + count}"


def one_entry_undone_again(share: float) -> Iterator[str]:
    """As many notes, and undos that all take back the same entry."""
    yield from _notes(int(10_800 * share))
    for _ in range(int(7_500 * share)):
        yield f"table undo {FIRST - 1}"


def undo_after_undo(share: float) -> Iterator[str]:
    """An action taken back at once, as often as the file has room."""
    number = FIRST
    for count in range(int(9_000 * share)):
        yield from (f"0 knight {KNIGHTS[count % len(KNIGHTS)]}", f"table undo {number}")
        number += 2


def notes_alone(share: float) -> Iterator[str]:
    """Nothing but pauses."""
    yield from _notes(int(19_000 * share))


def offers(share: float) -> Iterator[str]:
    """Offers that are declined."""
    number = FIRST
    for _ in range(int(5_000 * share)):
        yield from ("table offer 0 draw", f"table decline 1 {number}")
        number += 2


SHAPES: tuple[Callable[[float], Iterator[str]], ...] = (
    notes_undone_one_by_one,
    undos_of_undos,
    one_entry_undone_again,
    undo_after_undo,
    notes_alone,
    offers,
)


def written(shape: Callable[[float], Iterator[str]], share: float = 1.0) -> str:
    """A file of a shape, within the size that is allowed."""
    room = MAX_CHARACTERS - len(HEAD) - len(TAIL) - 1
    lines: list[str] = []
    for line in shape(share):
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return HEAD + "\n".join(lines) + "\n" + TAIL


def beyond_its_end() -> str:
    """A file whose match is decided, and goes on."""
    return HEAD + "table resign 0\n0 knight b3\n1 castle j8\n" + TAIL.partition("\n")[2]
