"""The lobby: tables that are open, one's own matches, matches to watch; taking a seat, leaving it, starting."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from litestar import Request, delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from coeurdelion.bots import bot_named
from coeurdelion.core import Refused
from coeurdelion.games import game_named
from coeurdelion.match.record import NONCE_LENGTH
from coeurdelion.server.http.accounts import caller_of, known
from coeurdelion.server.http.errors import ANSWERS
from coeurdelion.server.http.types import Next, SeatTaken, Start, Summary, TakeSeat
from coeurdelion.server.people.sessions import Caller, hash_token
from coeurdelion.server.sanitizer import sanitize
from coeurdelion.server.store import OPEN, PLAYING, StoredMatch, StoredSeat
from coeurdelion.server.table.messages import told
from coeurdelion.server.table.registry import Tables
from coeurdelion.server.table.seats import BOT, is_taken
from coeurdelion.server.table.table import Table
from coeurdelion.server.wire import Player

AnyRequest = Request[Any, Any, Any]
LISTED = 50
"""So many matches are listed at a time."""
RETOLD, EVENTS = 8, 12
"""Of so many of one's own matches is told what happened, so many events of each."""


def summary(match: StoredMatch, caller: Caller | None) -> Summary:
    """A match as the lists show it."""
    mine = [seat.seat for seat in match.seats if caller and seat.guest == caller.guest]
    turn = [int(seat) for seat in match.turn.split()]
    return Summary(
        id=match.id,
        game=match.game,
        options=dict(match.options),
        players=[Player(seat.seat, seat.colour, seat.name, seat.kind, seat.level, is_taken(seat)) for seat in match.seats],
        state=match.state,
        turn=turn,
        mine=mine,
        waits_for_me=match.state == PLAYING and any(seat in mine for seat in turn),
        public=match.public,
        result=match.result,
        origin=dict(match.origin),
        changed=match.changed,
        owner=caller is not None and match.owner == caller.guest,
        scores=[],
        since=[],
    )


@get("/api/lobby", responses=ANSWERS)
async def lobby(request: AnyRequest) -> list[Summary]:
    """The tables that anyone may sit down at."""
    caller = await caller_of(request)
    return [summary(match, caller) for match in await request.app.state.tables.store.open_matches(LISTED)]


@get("/api/mine", responses=ANSWERS)
async def mine(request: AnyRequest) -> list[Summary]:
    """One's own matches, with whose turn it is; a stranger has none."""
    caller = await caller_of(request)
    listed = [summary(match, caller) for match in await _matches_of(request, caller)]
    for match in [one for one in listed if one.state == PLAYING and one.mine][:RETOLD]:
        await _retell(request.app.state.tables, match)
    return listed


async def _matches_of(request: AnyRequest, caller: Caller | None) -> Sequence[StoredMatch]:
    if caller is None:
        return ()
    found: Sequence[StoredMatch] = await request.app.state.tables.store.matches_of(caller.guest, LISTED)
    return found


async def _retell(tables: Tables, match: Summary) -> None:
    """Adds to a match how it stands and what happened since one acted, with the eyes of someone who looks on."""
    try:
        table = await tables.get(match.id)
    except (NotFoundException, Refused):  # a table that is gone or cannot be opened must not hide the others
        return
    if live := table.live:
        acted = live.last_of(tuple(match.mine))
        if acted is not None:
            steps = [step for step in live.latest(len(live.log) - 1 - acted) if step.number > acted]
            match.since = told(table.game, steps, None)[-EVENTS:]
        match.scores = list(table.game.scores(live.state))


@get("/api/next", responses=ANSWERS)
async def next_match(request: AnyRequest) -> Next:
    """The match that has waited longest for the guest who asks."""
    caller = await caller_of(request)
    listed = [summary(match, caller) for match in await _matches_of(request, caller)]
    waiting = [match for match in listed if match.waits_for_me]
    return Next(waiting[-1] if waiting else None)


@get("/api/watch", responses=ANSWERS)
async def to_watch(request: AnyRequest) -> list[Summary]:
    """Public matches that are being played, or were."""
    caller = await caller_of(request)
    return [summary(match, caller) for match in await request.app.state.tables.store.running_matches(LISTED)]


@get("/api/matches/{match:str}", responses=ANSWERS)
async def one_match(request: AnyRequest, match: FromPath[str]) -> Summary:
    """A match, whatever its state."""
    table: Table = await request.app.state.tables.get(match)
    return summary(table.stored, await caller_of(request))


@post("/api/matches/{match:str}/seat", responses=ANSWERS)
async def take_seat(request: AnyRequest, match: FromPath[str], data: JSONBody[TakeSeat]) -> SeatTaken:
    """Take the seat a link names, or one that is open to anyone."""
    tables: Tables = request.app.state.tables
    caller = await known(request)
    table = await tables.get(match)
    seat = _by_link(table, data.token) if data.token else _open_seat(table, data.seat, caller)
    if seat.guest == caller.guest:
        return SeatTaken(seat.seat)
    name, nonce = sanitize(data.name) or caller.name, sanitize(data.nonce, NONCE_LENGTH)
    taken = seat._replace(guest=caller.guest, name=name, nonce=nonce)
    if seat.guest or not await tables.store.take_seat(match, taken):
        raise Refused("table", "seat-taken")
    await _changed(tables, table)
    return SeatTaken(seat.seat)


def _by_link(table: Table, token: str) -> StoredSeat:
    digest = hash_token(token)
    for seat in table.stored.seats:
        if seat.token and secrets.compare_digest(seat.token, digest):
            return seat
    raise Refused("table", "no-such-link")


def _open_seat(table: Table, wished: int | None, caller: Caller) -> StoredSeat:
    """A seat that is open to anyone: the one asked for, or the first that is free."""
    seats = [seat for seat in table.stored.seats if seat.kind == "open" and wished in (None, seat.seat)]
    own = [seat for seat in seats if seat.guest == caller.guest]
    free = [seat for seat in seats if not seat.guest]
    if not seats or not (table.stored.public or own):
        raise Refused("table", "no-open-seat")
    return next(iter(own or free or seats))


async def _changed(tables: Tables, table: Table) -> None:
    """Everyone at the table sees it, in every process."""
    await table.refresh()
    tables.reseated(table.stored)


@delete("/api/matches/{match:str}/seat", responses=ANSWERS, status_code=204)
async def leave(request: AnyRequest, match: FromPath[str]) -> None:
    """Leave a table before the match starts; when its owner goes, it is cleared away."""
    tables: Tables = request.app.state.tables
    caller = await known(request)
    table = await tables.get(match)
    if table.stored.state != OPEN:
        raise Refused("table", "already-begun")
    if table.stored.owner == caller.guest:
        await tables.store.drop_match(match)
        tables.reseated(table.stored)
        return
    held = [seat for seat in table.stored.seats if seat.guest == caller.guest]
    if not held:
        raise Refused("table", "no-seat-here")
    for seat in held:
        await tables.store.leave_seat(match, seat.seat, caller.guest)
    await _changed(tables, table)


@post("/api/matches/{match:str}/start", responses=ANSWERS)
async def start(request: AnyRequest, match: FromPath[str], data: JSONBody[Start]) -> Summary:
    """Start with who is here, by the table's owner: bots take the seats that are still free."""
    tables: Tables = request.app.state.tables
    caller = await known(request)
    table = await tables.get(match)
    if table.stored.owner != caller.guest:
        raise Refused("table", "not-owner")
    if table.stored.state != OPEN:
        raise Refused("table", "already-begun")
    bot_named(game_named(table.stored.game), data.level)
    seats = [seat if is_taken(seat) else seat._replace(kind=BOT, level=data.level) for seat in table.stored.seats]
    await tables.store.start_match(match, seats)
    await _changed(tables, table)
    return summary(table.stored, caller)


HANDLERS = [lobby, mine, next_match, to_watch, one_match, take_seat, leave, start]
