"""Attacks by positions: matches that begin on boards of any size, and trials of as much as is allowed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count, product
from threading import Thread

import httpx

from coeurdelion.bench.server.process import rss_of
from proofs.attacks.bystander import alone, from_elsewhere, is_calm, standing_by
from proofs.attacks.guest import GAME, Guest
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import Stage, Target

CLIENTS = 10
FIRST_ADDRESS = 600
LOAD_S = 15
"""Seconds that the clients ask."""
MOST_GROWTH_MB = 600
"""Megabytes by which the server may grow meanwhile: what it keeps of boards is bounded."""
MOST_LINES, LINE_LENGTH = 80, 200
SIZES = [(width, height) for height, width in product(range(40, 8, -1), range(26, 8, -1))]
"""Boards, the largest first: some are refused, all others are accepted."""
SMALL = "example:lionheart/attack-3-axes-hit"
LARGE = "example:lionheart/setup-4-basic-array"
TRIALS = (
    {"of": LARGE, "lines": ["end"] * MOST_LINES, "preview": "move e8 e7"},
    {"of": SMALL, "lines": ["turn d5 e", "turn d5 s", "end", "end"] * (MOST_LINES // 4), "reach": "d5"},
    {"of": LARGE, "lines": ["x" * LINE_LENGTH] * MOST_LINES, "why": "x" * LINE_LENGTH},
    {"of": "example:../../../etc/passwd", "lines": []},
    {"of": f"example:lionheart/{'x' * 150}", "lines": []},
)
Ask = Callable[[Guest, int], httpx.Response]


def on_board(width: int, height: int) -> str:
    """A position on a board of this size, almost all of it empty: all of it is to be looked at for each border."""
    cells = [[".  "] * width for _ in range(height)]
    cells[0][0], cells[1][0], cells[0][-1], cells[1][-1] = ".RC", ".RK", ".BC", ".BK"
    frame, between = "+---" * width + "+", "\n" + "+   " * width + "+\n"
    board = f"{frame}\n{between.join('|' + ' '.join(row) + '|' for row in cells)}\n{frame}"
    return f"game = \"{GAME}\"\n[position]\nboard = '''\n{board}\n'''\n[position.red]\nhand = [\"A.B3\"]\n"


def positions_of_every_size(stage: Stage) -> Outcome:
    """Ten clients begin matches on boards of hundreds of sizes, with bots, while others play; memory is looked at too."""

    def ask(guest: Guest, step: int) -> httpx.Response:
        bot = "bot" if step % 10 == 0 else "here"
        return guest.try_table("me", bot, level="squire", position=on_board(*SIZES[step % len(SIZES)]))

    with stage.server() as target:
        before, empty = alone(target), rss_of(target.pid)
        with standing_by(target) as delays:
            answers = _load(target, ask)
        grown = (rss_of(target.pid) - empty) / 1e6
    measured = f"{answers}; grown by {grown:.0f} MB. Alone: {before}. Meanwhile: {delays}"
    return Outcome(measured, is_calm(before, delays) and grown < MOST_GROWTH_MB and " 0 failed" in answers)


def trials_without_end(stage: Stage) -> Outcome:
    """Ten strangers without a table try as many lines as are allowed, of sense and nonsense, again and again."""
    with stage.server() as target:
        before = alone(target)
        with standing_by(target) as delays:
            answers = _load(target, lambda guest, step: guest.ask("POST", "/api/trials", **TRIALS[step % len(TRIALS)]))
    measured = f"{answers}. Alone: {before}. Meanwhile: {delays}"
    return Outcome(measured, is_calm(before, delays) and " 0 failed" in answers)


def _load(target: Target, ask: Ask) -> str:
    """What became of the requests of ten clients."""
    statuses: list[int] = []
    steps: Iterator[int] = count()
    threads = [Thread(target=_client, args=(target, number, ask, steps, statuses)) for number in range(CLIENTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    good, limited = (sum(low <= status < high for status in statuses) for low, high in ((200, 300), (429, 430)))
    failed = sum(status >= 500 and status != 503 for status in statuses)
    return f"{len(statuses)} requests, {good} accepted, {limited} over the rate, {failed} failed"


def _client(target: Target, number: int, ask: Ask, steps: Iterator[int], statuses: list[int]) -> None:
    deadline = time.monotonic() + LOAD_S
    with from_elsewhere(), Guest(target, FIRST_ADDRESS + number) as guest:
        while time.monotonic() < deadline:
            try:
                statuses.append(ask(guest, next(steps)).status_code)
            except httpx.TransportError:
                statuses.append(599)


ATTACKS = (positions_of_every_size, trials_without_end)
