"""New matches: one form for each game with every option of its rules; rematch, and play from a position."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, get_args

import msgspec
from litestar import Request, Response, post
from litestar.exceptions import ValidationException
from litestar.exceptions.http_exceptions import HTTPException
from litestar.exceptions.responses import create_exception_response
from litestar.params import FromPath, JSONBody
from litestar.utils.scope.state import ScopeState

from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import GAMES, game_named
from coeurdelion.match.record import NONCE_LENGTH
from coeurdelion.server.http.accounts import known
from coeurdelion.server.http.errors import ANSWERS, refused
from coeurdelion.server.http.new_match import new_match, seats_of, set_up
from coeurdelion.server.http.new_match_types import form_of
from coeurdelion.server.http.types import Fork, Kind, MatchMade, NewMatch, Rematch, Seating
from coeurdelion.server.people.sessions import Caller
from coeurdelion.server.sanitizer import sanitize
from coeurdelion.server.store import FORK, OVER, StoredMatch, StoredSeat, origin_of_rematch
from coeurdelion.server.table.registry import Tables
from coeurdelion.server.table.seats import BOT
from coeurdelion.server.table.start import in_force_until
from coeurdelion.server.table.table import Table

AnyRequest = Request[Any, Any, Any]
KINDS: tuple[str, ...] = get_args(Kind)


def named(request: AnyRequest, error: ValidationException) -> Response[Any]:
    """A form that is wrong in what the rules say is refused by name; any other is a request that cannot be read."""
    try:
        _check_by_rules(request)
    except Refused as refusal:
        return refused(request, refusal)
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError, ValueError, RecursionError):
        pass
    return create_exception_response(request, HTTPException(detail=error.detail, extra=error.extra, status_code=400))


def _check_by_rules(request: AnyRequest) -> None:
    """Refuses by name what the rules know: the kind of a seat, the number of players, an option and its value."""
    sent = ScopeState.from_scope(request.scope).body
    body = msgspec.json.decode(sent if isinstance(sent, bytes) else b"")
    game = game_named(body.get("game", request.scope["path"].rpartition("/")[2]))
    for seat in body["seats"]:
        if seat["kind"] not in KINDS:
            raise Refused("option", "bad-value", option="kind", value=str(seat["kind"])[:80], allowed=KINDS)
    game.start(game.colours[: len(body["seats"])], body.get("options", {}))


@post("/api/matches", responses=ANSWERS, exception_handlers={ValidationException: named})
async def make_match(request: AnyRequest, data: JSONBody[NewMatch]) -> MatchMade:
    """Set up a table of any game, its options by name."""
    return await _make(request, game_named(data.game), data, data.options)


def _for(game: AnyGame, form: type[Any]) -> Any:
    """The request for a match of one game."""

    async def make(request: AnyRequest, data: Any) -> MatchMade:
        return await _make(request, game, data, msgspec.to_builtins(data.options))

    body: Any = JSONBody  # the form is made while the program runs
    make.__annotations__["data"] = body[form]
    make.__doc__ = f"Set up a table of {game.id}."
    make.__name__ = "make_" + game.id.replace("-", "_")
    return post(f"/api/matches/{game.id}", responses=ANSWERS, exception_handlers={ValidationException: named})(make)


async def _make(request: AnyRequest, game: AnyGame, data: Any, options: dict[str, Any]) -> MatchMade:
    tables: Tables = request.app.state.tables
    caller = await known(request)
    seats, tokens = seats_of(game, data.seats, caller, data.nonce)
    terms = {"owner": caller.guest, "public": data.public, "seating": data.seating, "hints": data.hints}
    return await set_up(tables, new_match(game, options, seats, **terms), tokens)


@post("/api/matches/{match:str}/rematch", responses=ANSWERS)
async def rematch(request: AnyRequest, match: FromPath[str], data: JSONBody[Rematch]) -> MatchMade:
    """The same again, with the same people; whoever asks second sits down with who asked first."""
    tables: Tables = request.app.state.tables
    caller = await known(request)
    table = await _finished(tables, match)
    old, nonce = table.stored, sanitize(data.nonce, NONCE_LENGTH)
    if all(seat.guest != caller.guest for seat in old.seats):
        raise Refused("table", "no-seat-here")
    seats = tuple(_again(seat, caller, nonce) for seat in old.seats)
    origin = origin_of_rematch(old.id)
    terms = {"owner": caller.guest, "public": False, "seating": old.seating, "hints": old.hints, "origin": origin}
    made = new_match(game_named(old.game), old.options, seats, **terms)
    waiting = await tables.store.add_rematch(made, int(time.time()))
    if waiting != made.id:
        await _join(tables, waiting, old, caller, nonce)
    again = await tables.get(waiting)
    await again.refresh()
    tables.reseated(again.stored)
    return MatchMade(waiting, {})


async def _finished(tables: Tables, match: str) -> Table:
    table: Table = await tables.get(match)
    if table.stored.state != OVER:
        raise Refused("table", "not-over")
    return table


def _again(seat: StoredSeat, caller: Caller, nonce: str) -> StoredSeat:
    """A seat of the match before: a bot's, one of who asks, or one that waits for who had it."""
    if seat.kind == BOT:
        return seat
    if seat.guest == caller.guest:
        return seat._replace(nonce=nonce, token=None)
    return seat._replace(kind="link", guest=None, nonce="", token=None)


async def _join(tables: Tables, waiting: str, old: StoredMatch, caller: Caller, nonce: str) -> None:
    """Take the seats one had in the match before."""
    for seat in old.seats:
        if seat.guest == caller.guest:
            await tables.store.take_seat(waiting, seat._replace(nonce=nonce))


@post("/api/matches/{match:str}/fork", responses=ANSWERS)
async def fork(request: AnyRequest, match: FromPath[str], data: JSONBody[Fork]) -> MatchMade:
    """A new match from the position after an entry of a finished one."""
    tables: Tables = request.app.state.tables
    caller = await known(request)
    table = await _finished(tables, match)
    old, game = table.stored, table.game
    if len(data.seats) != len(old.seats):
        raise Refused("option", "bad-players", players=len(data.seats), allowed=(str(len(old.seats)),))
    _check_position(table, data.entry)
    colours = [seat.colour for seat in old.seats]
    seats, tokens = seats_of(game, [_uncoloured(seat) for seat in data.seats], caller, data.nonce, colours)
    origin = {"kind": FORK, "match": old.id, "entry": data.entry}
    terms = {"owner": caller.guest, "public": data.public, "hints": data.hints, "origin": origin, "position": old.position}
    return await set_up(tables, new_match(game, old.options, seats, **terms), tokens)


def _uncoloured(seat: Seating) -> Seating:
    return msgspec.structs.replace(seat, colour="")


def _check_position(table: Table, entry: int) -> None:
    """Refuses a position that is not there, or in which nothing is left to play."""
    live = table.journal.begun()
    if entry >= len(live.log):
        raise Refused("table", "no-such-position")
    kept = in_force_until(replace(live.match, log=tuple(live.log)), entry)
    state = next((step.state for step in reversed(live.steps) if step.number <= entry), None)
    if not kept or (state is not None and not table.game.to_act(state)):
        raise Refused("table", "no-such-position")


FORMS = [form_of(game) for game in GAMES.values()]
"""The forms of all games."""
HANDLERS = [make_match, *map(_for, GAMES.values(), FORMS), rematch, fork]
