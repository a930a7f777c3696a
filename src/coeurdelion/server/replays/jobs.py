"""What a replay process is asked, and its answer.

A finished match is retold, verified or written; an uploaded file or a position is checked; examples are shown and tried;
rulebooks are put into pages.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, assert_never

import msgspec

from coeurdelion.core import Entry, Refused
from coeurdelion.match.digest import digest
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import verify
from coeurdelion.server import wire
from coeurdelion.server.replays.books import page_of, tell_book
from coeurdelion.server.replays.chances import winning_chances
from coeurdelion.server.replays.files import read_file, write_file
from coeurdelion.server.replays.positions import read_start
from coeurdelion.server.replays.retelling import check_fork, frames, position_after, retell
from coeurdelion.server.replays.trial_types import Try
from coeurdelion.server.replays.trials import show_example, try_out
from coeurdelion.server.replays.types import Verdict
from coeurdelion.server.store import StoredMatch
from coeurdelion.server.table.seats import match_of


class AboutMatch(msgspec.Struct, tag=True):
    """A job about a stored match: its name, the match, its log as a JSON list of entries, the digest of its last state."""

    job: str
    match: StoredMatch
    log: msgspec.Raw
    digest: str
    numbers: tuple[int, ...] = ()


class ReadFile(msgspec.Struct, tag=True):
    """The job to check the text of an uploaded file."""

    text: str


class ReadStart(msgspec.Struct, tag=True):
    """The job to check a position that a match shall begin from: the text of a scenario, or the id of a packaged one."""

    position: str


class ShowExample(msgspec.Struct, tag=True):
    """The job to show a packaged example step by step."""

    game: str
    name: str


class TryLines(msgspec.Struct, tag=True):
    """The job to try lines on a packaged position."""

    asked: Try


class RenderBook(msgspec.Struct, tag=True):
    """The job to put the rulebook of a game into a page, by one of the ways to play; without a game, the page of all."""

    game: str
    language: str
    way: str


class TellBook(msgspec.Struct, tag=True):
    """The job to tell what the rulebook of a game is made of."""

    game: str


Job = AboutMatch | ReadFile | ReadStart | ShowExample | TryLines | RenderBook | TellBook

DECODE = msgspec.json.Decoder(Job).decode
_LAST: dict[str, LiveMatch] = {}
"""The match that this process has replayed last, by its id: a replay is asked for page by page."""
DONE, REFUSED = b"+", b"-"
"""How an answer begins: what follows is the JSON that was asked for, or a Refusal."""


def answer(line: bytes) -> bytes:
    """The answer to a job."""
    try:
        return DONE + msgspec.json.encode(_do(DECODE(line)))
    except Refused as refused:
        return _refusal(refused.rule, refused.reason, refused.params)
    except (MemoryError, RecursionError):
        return _refusal("match", "too-long", {})
    except Exception as error:  # its message could hold what a file says
        return _refusal("", type(error).__name__, {})


def _refusal(rule: str, reason: str, params: Mapping[str, Any]) -> bytes:
    return REFUSED + msgspec.json.encode(wire.Refusal(rule, reason, dict(params)))


def _do(job: Job) -> object:
    match job:
        case ReadFile(text):
            return read_file(text)
        case ReadStart(position):
            return read_start(position)
        case ShowExample(game, name):
            return show_example(game, name)
        case TryLines(asked):
            return try_out(asked)
        case RenderBook(game, language, way):
            return page_of(game, language, way)
        case TellBook(game):
            return tell_book(game)
        case AboutMatch():
            return _about(job)
        case _:
            assert_never(job)


def _about(job: AboutMatch) -> object:
    live = _followed(job) if job.job in FOLLOWING else _resumed(job)
    if job.match.version > live.game.version or job.digest not in ("", digest(live.game, live.state)):
        raise Refused("table", "diverged")
    return JOBS[job.job](job.match, live, *job.numbers)


def _followed(job: AboutMatch) -> LiveMatch:
    """The match with all that its log says done again, to know whether its chance was honest."""
    live, log = _fresh(job)
    for entry in log:
        live.follow(entry)
    return live


def _resumed(job: AboutMatch) -> LiveMatch:
    """The match with what is in force; what was taken back is not done again. The last one is kept: it does not change."""
    if job.match.id not in _LAST:
        live, log = _fresh(job)
        deque(live.resuming(log), maxlen=0)
        _LAST.clear()
        _LAST[job.match.id] = live
    return _LAST[job.match.id]


def _fresh(job: AboutMatch) -> tuple[LiveMatch, list[Entry]]:
    """The match before its first entry, and its log."""
    stored = job.match
    nonces = tuple(seat.nonce for seat in stored.seats)
    live = LiveMatch(match_of(stored), stored.seed, nonces, tuple(map(int, stored.places.split())))
    return live, msgspec.json.decode(job.log, type=list[Entry])


def _verdict(stored: StoredMatch, live: LiveMatch) -> Verdict:
    verdict = verify(read_record(write_file(stored, live)))
    why = verdict.why
    return Verdict(
        verdict.answer.value,
        why.rule if why else "",
        why.reason if why else "",
        dict(why.params) if why else {},
        verdict.entry,
    )


JOBS: Mapping[str, Callable[..., object]] = {
    "replay": retell,
    "frames": lambda _, live, first, count: frames(live, first, count),
    "position": lambda _, live, entry: position_after(live, entry),
    "fork": lambda _, live, entry: check_fork(live, entry),
    "chances": lambda _, live: winning_chances(live),
    "file": write_file,
    "verify": _verdict,
}
"""What is done for each job, given the match, the match replayed, and the numbers that came with it."""
FOLLOWING = ("file", "verify")
"""The jobs that need to know whether chance was honest."""
