"""Match files made to hold a server up: each is as bad as its caps allow, or just beyond them."""

from __future__ import annotations

import time
from random import Random

from coeurdelion.core import AnyGame, Entry, Match
from coeurdelion.core.random_play import pick
from coeurdelion.core.table_action import Draw as ProposedDraw
from coeurdelion.core.table_action import Hint, Offer, Undo
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import write_record

SEED = bytes(range(32))
REPORTED_NOTES, REPORTED_UNDOS = 10_800, 7_500
"""The table actions of a file that once stopped a server for seconds."""
ALLOWED_ENTRIES, ALLOWED_TABLE_ACTIONS = 10_000, 5_000
"""What every game's import accepts at least, whatever its longest match is."""


def played(game: AnyGame, count: int, seed: int = 1) -> LiveMatch:
    """A match with as many players as the game allows, played at random for so many answers or to its end."""
    players = max(game.seats)
    live = LiveMatch(Match(game, game.colours[:players], ("",) * players), SEED)
    rng = Random(seed)
    live.roll_all()
    while count and (asked := live.to_act()):
        live.do(asked[0], str(pick(game, live.state, asked[0], rng)))
        live.roll_all()
        count -= 1
    return live


def notes_and_undos(game: AnyGame, notes: int = REPORTED_NOTES, undos: int = REPORTED_UNDOS) -> str:
    """A file of notes, and of undos that each take the last of them back."""
    live = played(game, 10)
    for number in range(max(notes, undos)):
        if number < notes:
            live.note(Hint(0) if number % 2 else Offer(0, ProposedDraw()))
        if number < undos:
            live.note(Undo(len(live.log) - 1))
    return write_record(live.record())


def undone_actions(game: AnyGame, undos: int = ALLOWED_TABLE_ACTIONS) -> str:
    """A file as long as its game allows that does the dearest actions of a match again and again, each time taken back."""
    live = played(game, 80)
    entries = ALLOWED_ENTRIES + game.longest(len(live.match.colours))
    first, again = _dearest(live, -(-entries // undos) - 1)
    live.note(Undo(first))
    while len(live.log) + len(again) < entries and live.table_actions < undos:
        began = len(live.log)
        for entry in again:
            live.do(entry.seat, entry.action)
        live.note(Undo(began))
    return write_record(live.record())


def _dearest(live: LiveMatch, count: int) -> tuple[int, list[Entry]]:
    """Where the successive actions stand that take longest, and these actions."""
    costs = []
    for step in live.steps:
        began = time.perf_counter()
        live.game.apply(step.before, step.entry.seat, live.game.parse(step.entry.action))
        costs.append(time.perf_counter() - began)
    first = max(range(len(costs) // 2, len(costs) - count), key=lambda number: sum(costs[number : number + count]))
    return live.steps[first].number, [step.entry for step in live.steps[first : first + count]]


def goes_on_after_its_end(game: AnyGame) -> tuple[str, int]:
    """A file whose match is abandoned and then goes on, and the number of the first line after the end."""
    text = write_record(played(game, 20).record())
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    last = max(number for number, line in enumerate(lines) if line[:2] in ("0 ", "1 ", "2 ", "3 "))
    return "\n".join([*lines[:last], "table abandon", *lines[last:]]) + "\n", last + 2
