"""The HTTP side: guests, new tables, open seats, and one WebSocket per table."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException, WebSocketDisconnect
from litestar.params import Parameter
from litestar.static_files import create_static_files_router

from coeurdelion.bots import bot_named
from coeurdelion.chance import new_seed
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.games import game_named
from coeurdelion.server import wire
from coeurdelion.server.store import Store, StoredMatch, StoredSeat
from coeurdelion.server.table import Table, Watcher
from coeurdelion.server.worker import Workers

STATIC = Path(__file__).parent / "static"
COOKIE = "guest"
NAME_LENGTH = 40
NONCE_LENGTH = 80
CLOSED = {NotAuthorizedException: 4401, NotFoundException: 4404, Refused: 4409}
"""Why a socket is closed at once: no guest, no table, a table that cannot be opened."""
BACKLOG = 200
"""So many messages may wait for a slow watcher before the connection is given up."""


class Tables:
    """All tables of this process, each loaded when someone comes to it."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()

    async def get(self, name: str) -> Table:
        """The table of a match; not found if there is none."""
        async with self._loading:
            if name not in self._tables:
                stored = await self.store.match(name)
                if stored is None:
                    raise NotFoundException(name)
                self._tables[name] = await Table.load(stored, self.store, self.workers.choose)
            return self._tables[name]

    async def close(self) -> None:
        """Stop everything that still thinks."""
        for table in self._tables.values():
            await table.close()


def make_app(data: Path) -> Litestar:
    """The server on one SQLite file."""

    @asynccontextmanager
    async def tables(app: Litestar) -> AsyncIterator[None]:
        store, workers = Store.sqlite(data), Workers()
        await store.open()
        app.state.tables = Tables(store, workers)
        try:
            yield
        finally:
            await app.state.tables.close()
            workers.close()
            await store.close()

    return Litestar(
        [page, table_page, come, who, make_match, take_seat, match_file, watch, _assets()],
        lifespan=[tables],
        exception_handlers={Refused: _refused},
        openapi_config=None,
    )


def _assets() -> Any:
    STATIC.joinpath("assets").mkdir(parents=True, exist_ok=True)
    return create_static_files_router(path="/assets", directories=[STATIC / "assets"])


def _refused(_request: Request[Any, Any, Any], refused: Refused) -> Response[wire.No]:
    return Response(wire.No(refused.rule, refused.reason, dict(refused.params)), status_code=409)


@get("/", media_type=MediaType.HTML)
async def page() -> str:
    """The start page."""
    return (STATIC / "index.html").read_text("utf-8")


@get("/table/{match:str}", media_type=MediaType.HTML)
async def table_page(match: str) -> str:
    """The page of a table; the browser does the rest."""
    return (STATIC / "index.html").read_text("utf-8")


Session = Annotated[str | None, Parameter(cookie=COOKIE)]


@post("/api/guest")
async def come(request: Request[Any, Any, Any], data: wire.NewGuest, session: Session = None) -> Response[wire.Guest]:
    """Come as a guest, or change one's name."""
    store: Store = request.app.state.tables.store
    name = _clean(data.name)
    if session and await store.guest_name(session) is not None:
        await store.rename_guest(session, name)
        return Response(wire.Guest(name))
    guest = secrets.token_urlsafe(24)
    await store.add_guest(guest, name, int(time.time()))
    cookie = Cookie(key=COOKIE, value=guest, httponly=True, samesite="lax", max_age=365 * 24 * 3600)
    return Response(wire.Guest(name), cookies=[cookie])


@get("/api/guest")
async def who(request: Request[Any, Any, Any], session: Session = None) -> wire.Guest:
    """Who one is."""
    _, name = await _guest(request.app.state.tables.store, session)
    return wire.Guest(name)


def _clean(text: str, length: int = NAME_LENGTH) -> str:
    """A text without what would break a line, and not too long."""
    return " ".join(text.split())[:length]


async def _guest(store: Store, session: str | None) -> tuple[str, str]:
    """The guest of a session and the guest's name."""
    name = await store.guest_name(session) if session else None
    if session is None or name is None:
        raise NotAuthorizedException("guest")
    return session, name


@post("/api/matches")
async def make_match(request: Request[Any, Any, Any], data: wire.NewMatch, session: Session = None) -> wire.MatchMade:
    """Set up a table."""
    tables: Tables = request.app.state.tables
    guest, name = await _guest(tables.store, session)
    game = game_named(data.game)
    seats = _seats(game, data, guest, name)
    game.start([seat.colour for seat in seats], data.options)
    match = StoredMatch(secrets.token_hex(6), game.id, game.version, data.options, new_seed(), seats)
    await tables.store.add_match(match, int(time.time()))
    await tables.get(match.id)
    return wire.MatchMade(match.id, {seat.seat: seat.token for seat in seats if seat.token})


def _seats(game: AnyGame, data: wire.NewMatch, guest: str, name: str) -> tuple[StoredSeat, ...]:
    """The seats of a new table; a wrong number, kind or level is refused by name."""
    if not any(seating.kind == "me" for seating in data.seats):
        raise Refused("table", "nobody-sits")
    if len(data.seats) not in game.seats:
        raise Refused("option", "bad-players", players=len(data.seats), allowed=tuple(map(str, game.seats)))
    return tuple(_seat(game, number, seating, data, guest, name) for number, seating in enumerate(data.seats))


def _seat(game: AnyGame, number: Seat, seating: wire.Seating, data: wire.NewMatch, guest: str, name: str) -> StoredSeat:
    colour = game.colours[number]
    called = _clean(seating.name)
    match seating.kind:
        case "me":
            return StoredSeat(number, colour, "person", called or name, "", guest, None, _clean(data.nonce, NONCE_LENGTH))
        case "here":
            return StoredSeat(number, colour, "person", called, "", guest, None, "")
        case "open":
            return StoredSeat(number, colour, "person", "", "", None, secrets.token_urlsafe(12), "")
        case "bot":
            bot_named(game, seating.level)
            return StoredSeat(number, colour, "bot", "", seating.level, None, None, "")
        case _:
            raise Refused("option", "bad-value", option="kind", value=seating.kind, allowed=("me", "here", "open", "bot"))


@post("/api/matches/{match:str}/seat")
async def take_seat(
    request: Request[Any, Any, Any], match: str, data: wire.TakeSeat, session: Session = None
) -> wire.SeatTaken:
    """Take the open seat a link names."""
    tables: Tables = request.app.state.tables
    guest, name = await _guest(tables.store, session)
    table = await tables.get(match)
    token = data.token.encode()
    fitting = (seat for seat in table.stored.seats if seat.token and secrets.compare_digest(seat.token.encode(), token))
    seat = next(fitting, None)
    if seat is None:
        raise Refused("table", "no-such-link")
    if seat.guest == guest:
        return wire.SeatTaken(seat.seat)
    taken = seat._replace(guest=guest, name=_clean(data.name) or name, nonce=_clean(data.nonce, NONCE_LENGTH))
    if seat.guest or not await tables.store.take_seat(match, taken):
        raise Refused("table", "seat-taken")
    await table.seated(taken)
    return wire.SeatTaken(seat.seat)


@get("/api/matches/{match:str}/file", media_type=MediaType.TEXT)
async def match_file(request: Request[Any, Any, Any], match: str) -> Response[str]:
    """A finished match as a file that anyone can replay and verify."""
    table = await request.app.state.tables.get(match)
    headers = {"Content-Disposition": f'attachment; filename="{table.stored.id}.match"'}
    return Response(table.file(), headers=headers)


@websocket("/ws/{match:str}")
async def watch(socket: WebSocket[Any, Any, Any], match: str) -> None:
    """Watch a table and play at it."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    try:
        guest, _ = await _guest(tables.store, socket.cookies.get(COOKIE))
        table = await tables.get(match)
    except (NotAuthorizedException, NotFoundException, Refused) as error:
        await socket.close(code=CLOSED[type(error)])
        return
    outbox: asyncio.Queue[wire.FromServer] = asyncio.Queue(BACKLOG)
    mine = tuple(seat.seat for seat in table.stored.seats if seat.guest == guest)
    handler = asyncio.current_task()
    watcher = Watcher(guest, mine, mine[0] if len(mine) == 1 else None, lambda message: _post(outbox, message, handler))
    writer = asyncio.create_task(_write(socket, outbox))
    try:
        table.enter(watcher)
        async for data in socket.iter_data("text"):
            await _answer(table, watcher, data)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(watcher)
        writer.cancel()


def _post(outbox: asyncio.Queue[wire.FromServer], message: wire.FromServer, handler: asyncio.Task[Any] | None) -> None:
    """Put a message into the outbox; a watcher too slow to read is let go, and nobody else notices."""
    try:
        outbox.put_nowait(message)
    except asyncio.QueueFull:
        if handler:
            handler.cancel()


async def _write(socket: WebSocket[Any, Any, Any], outbox: asyncio.Queue[wire.FromServer]) -> None:
    """Send what is waiting, in order."""
    while True:
        message = await outbox.get()
        await socket.send_data(msgspec.json.encode(message).decode(), "text")


async def _answer(table: Table, watcher: Watcher, data: Any) -> None:
    """Answer one message; a wrong one is refused and nothing changes."""
    number: int | None = None
    try:
        message = msgspec.json.decode(data, type=wire.FromBrowser)
        number = getattr(message, "id", None)
        await _handle(table, watcher, message)
    except Refused as refused:
        watcher.send(wire.No(refused.rule, refused.reason, dict(refused.params), number))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        watcher.send(wire.No("protocol", "no-request", {"text": str(error)[:200]}))


async def _handle(table: Table, watcher: Watcher, message: wire.FromBrowser) -> None:
    match message:
        case wire.Sit(seat=seat):
            table.sit(watcher, seat)
        case wire.Act(seat=seat, question=question, line=line):
            _check_sits(watcher, seat)
            watcher.send(await table.act(seat, question, line))
            table.broadcast()
        case wire.TakeBack(seat=seat):
            _check_sits(watcher, seat)
            await table.take_back(seat)
            table.broadcast()
        case wire.Preview(id=number, seat=seat, line=line):
            _check_sits(watcher, seat)
            watcher.send(wire.Previewed(number, table.preview(seat, line)))
        case wire.Why(id=number, seat=seat, line=line):
            _check_sits(watcher, seat)
            watcher.send(_why(table, number, seat, line))
        case wire.Ledger(id=number, seat=seat):
            if not 0 <= seat < len(table.stored.seats):
                raise Refused("protocol", "no-seat", number=str(seat)[:20], count=len(table.stored.seats))
            watcher.send(wire.LedgerOf(number, seat, table.ledger(seat)))


def _check_sits(watcher: Watcher, seat: Seat) -> None:
    """Only the seat that sits at this screen acts from it."""
    if seat not in watcher.mine or seat != watcher.sits:
        raise Refused("table", "not-your-seat", number=seat)


def _why(table: Table, number: int, seat: Seat, line: str) -> wire.Reasoned:
    """Why an action is refused; no rule if it is not."""
    try:
        table.preview(seat, line)
    except Refused as refused:
        return wire.Reasoned(number, refused.rule, refused.reason, dict(refused.params))
    return wire.Reasoned(number, "", "", {})
