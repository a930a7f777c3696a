"""New matches: one request type for each game with every option of its rules; rematch, and fork from a position."""

from __future__ import annotations

import time
from typing import Any, get_args

import msgspec
from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.exceptions import ValidationException
from litestar.exceptions.http_exceptions import HTTPException
from litestar.exceptions.responses import create_exception_response
from litestar.params import FromPath, JSONBody

from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import GAMES, game_named
from coeurdelion.server.http.dependencies import Services, authenticated
from coeurdelion.server.http.errors import ERROR_RESPONSES, refusal_response
from coeurdelion.server.http.routes.new_match import match_made, new_match, practised, seats_of, set_up
from coeurdelion.server.http.routes.positions import start_from
from coeurdelion.server.http.routes.replays import ask, finished
from coeurdelion.server.http.schema.new_match_types import form_of
from coeurdelion.server.http.schema.types import Fork, Kind, MatchMade, NewMatch, Rematch
from coeurdelion.server.http.security import address_of
from coeurdelion.server.http.strict_json import raw_body
from coeurdelion.server.people.sessions import Caller
from coeurdelion.server.store import FORK, POSITION, StoredMatch, StoredSeat, origin_of_rematch, rematch_of
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.seats import BOT

AnyRequest = Request[Any, Any, Any]
KINDS: tuple[str, ...] = get_args(Kind)


def explain_invalid(request: AnyRequest, error: ValidationException) -> Response[Any]:
    """409 with the rule and reason if an invalid body breaks what the game's rules say, else 400."""
    try:
        _check_by_rules(request)
    except Refused as refusal:
        return refusal_response(request, refusal)
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError, ValueError, RecursionError):
        pass
    return create_exception_response(request, HTTPException(detail=error.detail, extra=error.extra, status_code=400))


def _check_by_rules(request: AnyRequest) -> None:
    """Refuse what the rules know: a wrong kind of seat, number of players, option or value."""
    body = msgspec.json.decode(raw_body(request))
    game = game_named(body.get("game", request.scope["path"].rpartition("/")[2]))
    for seat in body["seats"]:
        if seat["kind"] not in KINDS:
            raise Refused("option", "bad-value", option="kind", value=str(seat["kind"])[:80], allowed=KINDS)
    game.start(game.colours[: len(body["seats"])], body.get("options", {}))


@post("/api/matches", responses=ERROR_RESPONSES, exception_handlers={ValidationException: explain_invalid})
async def make_match(
    services: NamedDependency[Services],
    maybe_caller: NamedDependency[Caller | None],
    request: AnyRequest,
    data: JSONBody[NewMatch],
) -> MatchMade:
    """Set up a table of any game, its options by name, or a position with its own."""
    game = game_named(data.game)  # an unknown game is refused before an unknown guest
    return await _make(services, authenticated(maybe_caller), request, game, data, data.options)


def _handler_for(game: AnyGame, form: type[Any]) -> Any:
    """The handler that sets up a match of one game."""

    async def make(
        services: NamedDependency[Services], caller: NamedDependency[Caller], request: AnyRequest, data: Any
    ) -> MatchMade:
        return await _make(services, caller, request, game, data, msgspec.to_builtins(data.options))

    body: Any = JSONBody  # the body's type is made at run time, from the game's options
    make.__annotations__["data"] = body[form]
    make.__doc__ = f"Set up a table of {game.id}."
    make.__name__ = "make_" + game.id.replace("-", "_")
    return post(
        f"/api/matches/{game.id}", responses=ERROR_RESPONSES, exception_handlers={ValidationException: explain_invalid}
    )(make)


async def _make(
    services: Services, caller: Caller, request: AnyRequest, game: AnyGame, data: Any, options: dict[str, Any]
) -> MatchMade:
    terms: dict[str, Any] = {"owner": caller.guest, "public": data.public, "seating": data.seating}
    terms |= {"hints": data.hints, "grace": data.grace, "practice": practised(data.practice, data.seats)}
    if not data.position:
        seats, tokens = seats_of(game, data.seats, caller, data.commit)
        return await set_up(services.registry, new_match(game, options, seats, **terms), tokens, address_of(request))
    if options:
        raise Refused("table", "position-options")
    start = await start_from(services, request, game, data.position, len(data.seats))
    seats, tokens = seats_of(game, data.seats, caller, data.commit, start.colours)
    terms |= {"position": start.position, "origin": {"kind": POSITION, "of": start.of}}
    return await set_up(services.registry, new_match(game, start.options, seats, **terms), tokens, address_of(request))


@post("/api/matches/{match:str}/rematch", responses=ERROR_RESPONSES)
async def rematch(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Caller],
    request: AnyRequest,
    match: FromPath[str],
    data: JSONBody[Rematch],
) -> MatchMade:
    """The same again, with the same people; whoever asks second sits down with who asked first.

    Neither has seen the commitment: a nonce is sent later, with `commit`.
    """
    old = await finished(registry.store, match)
    if all(seat.guest != caller.guest for seat in old.seats):
        raise Refused("table", "no-seat-here")
    seats = tuple(_rematch_seat(seat, caller, data.commit) for seat in old.seats)
    origin = origin_of_rematch(old.id)
    terms: dict[str, Any] = {"owner": caller.guest, "public": False, "seating": old.seating, "hints": old.hints}
    terms |= {"grace": old.grace, "practice": old.practice, "position": old.position, "origin": origin}
    made = new_match(game_named(old.game), old.options, seats, **terms)
    waiting = await _add_rematch(registry, made, address_of(request))
    if waiting != made.id:
        await _join(registry, waiting, old, caller, data.commit)
    again = await registry.get(waiting)
    await again.refresh()
    registry.reseated(again.stored)
    if all(seat.guest != caller.guest for seat in again.stored.seats):
        raise Refused("table", "already-begun")
    return match_made(again.stored, caller.guest, {})


async def _add_rematch(registry: TableRegistry, made: StoredMatch, address: str) -> str:
    """Store a rematch, unless one is open already; the id of the open one."""
    now = int(time.time())
    if not any(seat.kind == BOT for seat in made.seats):
        return await registry.store.add_rematch(made, now)
    if await registry.store.waiting_rematch(rematch_of(made.origin)):  # whoever joins it makes no table
        return await registry.store.add_rematch(made, now, registry.bot_tables.quota)
    async with registry.bot_tables.claim(address, made.id) as quota:
        return await registry.store.add_rematch(made, now, quota)


def _rematch_seat(seat: StoredSeat, caller: Caller, commit: bool) -> StoredSeat:
    """A seat of the previous match, for its rematch: a bot's, the caller's own, or one that waits for its former guest."""
    if seat.kind == BOT:
        return seat
    if seat.guest == caller.guest:
        return seat._replace(nonce="", nonce_due=commit, token=None, program=caller.is_program)
    return seat._replace(kind="link", guest=None, nonce="", token=None, program=False)


async def _join(registry: TableRegistry, waiting: str, old: StoredMatch, caller: Caller, commit: bool) -> None:
    """Take the seats that the caller had in the previous match."""
    for seat in old.seats:
        if seat.guest == caller.guest:
            again = seat._replace(nonce="", nonce_due=commit, program=caller.is_program)
            await registry.store.take_seat(waiting, again)


@post("/api/matches/{match:str}/fork", responses=ERROR_RESPONSES)
async def fork(
    request: AnyRequest,
    services: NamedDependency[Services],
    caller: NamedDependency[Caller],
    match: FromPath[str],
    data: JSONBody[Fork],
) -> MatchMade:
    """A new match from the position after an entry of a finished one."""
    old = await finished(services.registry.store, match)
    game = game_named(old.game)
    if len(data.seats) != len(old.seats):
        raise Refused("option", "bad-players", players=len(data.seats), allowed=(str(len(old.seats)),))
    await ask(services, request, old, "fork", data.entry)
    colours = [seat.colour for seat in old.seats]
    seats, tokens = seats_of(game, data.seats, caller, data.commit, colours)
    origin = {"kind": FORK, "match": old.id, "entry": data.entry, "listed": old.public}
    terms = {"owner": caller.guest, "public": data.public, "hints": data.hints, "origin": origin, "position": old.position}
    made = new_match(game, old.options, seats, **terms, grace=data.grace, practice=practised(data.practice, data.seats))
    return await set_up(services.registry, made, tokens, address_of(request))


FORMS = [form_of(game) for game in GAMES.values()]
"""The request types of all games."""
HANDLERS = [make_match, *map(_handler_for, GAMES.values(), FORMS), rematch, fork]
