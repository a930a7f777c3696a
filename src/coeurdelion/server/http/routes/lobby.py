"""The lobby: lists of open tables, of one's own matches and of matches to watch; taking a seat, leaving it, starting."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from coeurdelion.bots import bot_named
from coeurdelion.core import Refused
from coeurdelion.games import game_named
from coeurdelion.match.chance import commitment
from coeurdelion.match.record import NONCE_LENGTH
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.schema.types import Next, Nonce, SeatTaken, Start, Summary, TakeSeat
from coeurdelion.server.http.security import AnyRequest, address_of
from coeurdelion.server.people.sessions import Caller, hash_token
from coeurdelion.server.sanitizer import person_name, sanitize
from coeurdelion.server.store import OPEN, PLAYING, Store, StoredMatch, StoredSeat
from coeurdelion.server.table.origin import shown_origin
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.seats import BOT, is_taken
from coeurdelion.server.table.start import seat_bots
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.telling import told
from coeurdelion.server.wire import Player

MAX_LISTED = 50
"""Matches in one list."""
MAX_DETAILED = 8
"""Matches of the caller's own that come with scores and recent events."""
MAX_EVENTS = 12
"""Recent events of each of them."""


def summary(match: StoredMatch, caller: Caller | None) -> Summary:
    """A match as the lists show it."""
    mine = [seat.seat for seat in match.seats if caller and seat.guest == caller.guest]
    turn = [int(seat) for seat in match.turn.split()]
    return Summary(
        id=match.id,
        game=match.game,
        options=dict(match.options),
        players=[
            Player(
                *(seat.seat, seat.colour, seat.name, seat.kind, seat.level, is_taken(seat)),
                nonce_due=seat.nonce_due,
                program=seat.program,
                character=seat.character,
            )
            for seat in match.seats
        ],
        state=match.state,
        turn=turn,
        mine=mine,
        waits_for_me=match.state == PLAYING and any(seat in mine for seat in turn),
        public=match.public,
        result=match.result,
        origin=shown_origin(match, caller.guest if caller else None),
        changed=match.changed,
        owner=caller is not None and match.owner == caller.guest,
        scores=[],
        since=[],
        grace=match.grace,
        commitment=str(match.origin.get("commitment", commitment(match.seed))),
        practice=match.practice,
    )


@get("/api/lobby", responses=ERROR_RESPONSES)
async def lobby(registry: NamedDependency[TableRegistry], maybe_caller: NamedDependency[Caller | None]) -> list[Summary]:
    """The tables that anyone may sit down at; of each owner a few, and everyone's newest first."""
    open_matches = await registry.store.open_matches(MAX_LISTED, registry.limits.lobby_lines_per_guest)
    return [summary(match, maybe_caller) for match in open_matches]


@get("/api/mine", responses=ERROR_RESPONSES)
async def mine(registry: NamedDependency[TableRegistry], maybe_caller: NamedDependency[Caller | None]) -> list[Summary]:
    """One's own matches, with whose turn it is; a stranger has none."""
    listed = await _matches_of(registry.store, maybe_caller)
    for match in [one for one in listed if one.state == PLAYING and one.mine][:MAX_DETAILED]:
        await _add_details(registry, match)
    return listed


async def _matches_of(store: Store, caller: Caller | None) -> list[Summary]:
    found: Sequence[StoredMatch] = await store.matches_of(caller.guest, MAX_LISTED) if caller else ()
    return [summary(match, caller) for match in found]


async def _add_details(registry: TableRegistry, match: Summary) -> None:
    """Add the scores and the events since the caller last acted, as a spectator sees them."""
    try:
        table = await registry.get(match.id)
    except (NotFoundException, Refused):  # a table that is gone or cannot be loaded must not hide the others
        return
    if live := table.live:
        acted = live.last_of(tuple(match.mine))
        if acted is not None:
            await table.journal.restore_steps()
            steps = [step for step in live.latest(len(live.log) - 1 - acted) if step.number > acted]
            match.since = told(table.game, steps, None)[-MAX_EVENTS:]
        match.scores = list(table.game.scores(live.state))


@get("/api/next", responses=ERROR_RESPONSES)
async def next_match(store: NamedDependency[Store], maybe_caller: NamedDependency[Caller | None]) -> Next:
    """The match that has waited longest for the guest who asks."""
    waiting = [match for match in await _matches_of(store, maybe_caller) if match.waits_for_me]
    return Next(waiting[-1] if waiting else None)


@get("/api/watch", responses=ERROR_RESPONSES)
async def to_watch(store: NamedDependency[Store], maybe_caller: NamedDependency[Caller | None]) -> list[Summary]:
    """Public matches that are being played, or were."""
    return [summary(match, maybe_caller) for match in await store.running_matches(MAX_LISTED)]


@get("/api/matches/{match:str}", responses=ERROR_RESPONSES)
async def one_match(
    registry: NamedDependency[TableRegistry], maybe_caller: NamedDependency[Caller | None], match: FromPath[str]
) -> Summary:
    """A match, whatever its state."""
    table = await registry.get(match)
    return summary(table.stored, maybe_caller)


@post("/api/matches/{match:str}/seat", responses=ERROR_RESPONSES)
async def take_seat(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Caller],
    match: FromPath[str],
    data: JSONBody[TakeSeat],
) -> SeatTaken:
    """Take the seat a link names, or one that is open to anyone."""
    table = await registry.get(match)
    seat = _seat_by_link(table, data.token) if data.token else _open_seat(table, data.seat, caller)
    if seat.guest == caller.guest:
        return SeatTaken(seat.seat)
    name, nonce = person_name(data.name) or person_name(caller.name), sanitize(data.nonce, NONCE_LENGTH)
    share = {"nonce": "", "nonce_due": True} if data.commit else {"nonce": nonce}
    taken = seat._replace(guest=caller.guest, name=name, program=caller.is_program, **share)
    if seat.guest or not await registry.store.take_seat(match, taken):
        raise Refused("table", "seat-taken")
    await _announce(registry, table)
    return SeatTaken(seat.seat)


@post("/api/matches/{match:str}/nonce", responses=ERROR_RESPONSES)
async def add_nonce(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Caller],
    match: FromPath[str],
    data: JSONBody[Nonce],
) -> Summary:
    """Add one's nonce to the chance of a match that awaits it; the last one that is awaited lets the match begin."""
    table = await registry.get(match)
    if not await registry.store.add_nonce(match, caller.guest, sanitize(data.nonce, NONCE_LENGTH)):
        await table.journal.catch_up()
        raise Refused("table", "no-nonce-due" if table.stored.state == OPEN else "already-begun")
    await _announce(registry, table)
    return summary(table.stored, caller)


def _seat_by_link(table: Table, token: str) -> StoredSeat:
    """The seat that an invitation link's token names."""
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
    if not seats and table.stored.public and table.stored.state != OPEN:  # bots have the seats that were open
        raise Refused("table", "already-begun")
    if not seats or not (table.stored.public or own):
        raise Refused("table", "no-open-seat")
    return next(iter(own or free or seats))


async def _announce(registry: TableRegistry, table: Table) -> None:
    """Show the changed seats to everyone at the table, in every process."""
    await table.refresh()
    registry.reseated(table.stored)


@delete("/api/matches/{match:str}/seat", responses=ERROR_RESPONSES, status_code=204)
async def leave(registry: NamedDependency[TableRegistry], caller: NamedDependency[Caller], match: FromPath[str]) -> None:
    """Leave a table before the match starts; when its owner goes, it is cleared away."""
    table = await registry.get(match)
    if table.stored.state != OPEN:
        raise Refused("table", "already-begun")
    if table.stored.owner == caller.guest:
        if not await registry.store.drop_match(match):
            raise Refused("table", "already-begun")
        registry.mark_changed(match)
        registry.reseated(table.stored)
        return
    held = [seat for seat in table.stored.seats if seat.guest == caller.guest]
    if not held:
        raise Refused("table", "no-seat-here")
    left = [await registry.store.leave_seat(match, seat.seat, caller.guest) for seat in held]
    if not all(left):
        raise Refused("table", "already-begun")
    await _announce(registry, table)


@post("/api/matches/{match:str}/start", responses=ERROR_RESPONSES)
async def start(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Caller],
    request: AnyRequest,
    match: FromPath[str],
    data: JSONBody[Start],
) -> Summary:
    """Start with who is here, by the table's owner: bots take the seats that are still free.

    A nonce that is still awaited counts as empty.
    """
    table = await registry.get(match)
    if table.stored.owner != caller.guest:
        raise Refused("table", "not-owner")
    if table.stored.state != OPEN:
        raise Refused("table", "already-begun")
    bot_named(game_named(table.stored.game), data.level)
    await _start(registry, table.stored, data.level, address_of(request))
    await _announce(registry, table)
    return summary(table.stored, caller)


async def _start(registry: TableRegistry, stored: StoredMatch, level: str, address: str) -> None:
    """Start a match; refused if it becomes one with bots and its owner or the address has too many of them."""
    arrange = partial(seat_bots, stored, level)
    if all(map(is_taken, stored.seats)) or any(seat.kind == BOT for seat in stored.seats):
        await registry.store.start_match(stored.id, arrange)
        return
    async with registry.bot_tables.claim(address, stored.id) as quota:
        await registry.store.start_match(stored.id, arrange, quota)


HANDLERS = [lobby, mine, next_match, to_watch, one_match, take_seat, add_nonce, leave, start]
