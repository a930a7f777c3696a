"""A new table from its request: seats, colours, options; what is wrong is refused by rule and reason."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from coeurdelion.bots import bot_named
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.chance import commitment, new_seed
from coeurdelion.server.http.schema.types import MatchMade, Seating
from coeurdelion.server.people.sessions import Caller, hash_token
from coeurdelion.server.sanitizer import person_name
from coeurdelion.server.store import StoredMatch, StoredSeat
from coeurdelion.server.table.characters import with_characters
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.seats import BOT

LINK = "link"
LINK_TOKEN_BYTES = 16
"""Random bytes of the token in a link to a seat."""


async def set_up(registry: TableRegistry, match: StoredMatch, tokens: Mapping[Seat, str], address: str) -> MatchMade:
    """Store a new match and load its table; refused if its owner or its address has too many with bots."""
    now = int(time.time())
    if any(seat.kind == BOT for seat in match.seats):
        async with registry.bot_tables.claim(address, match.id) as quota:
            await registry.store.add_match(match, now, quota=quota)
    else:
        await registry.store.add_match(match, now)
    await registry.get(match.id)
    return match_made(match, match.owner, tokens)


def match_made(match: StoredMatch, guest: str, tokens: Mapping[Seat, str]) -> MatchMade:
    """What a guest is told of a table that they asked for: the commitment, and whether their nonce is awaited."""
    awaited = any(seat.nonce_due for seat in match.seats if seat.guest == guest)
    links = {str(seat): token for seat, token in tokens.items()}
    return MatchMade(match.id, links, commitment(match.seed), "awaited" if awaited else "none")


def new_match(game: AnyGame, options: Mapping[str, Any], seats: tuple[StoredSeat, ...], **terms: Any) -> StoredMatch:
    """A match that has not begun; options and colours that the rules do not allow are refused.

    One from a position cannot be listed: nobody shall sit down by chance where others have the better of it.
    """
    game.start([seat.colour for seat in seats], options)
    if terms.get("position") is not None and terms.get("public"):
        raise Refused("table", "position-unlisted")
    made = StoredMatch(secrets.token_hex(6), game.id, game.version, options, new_seed(), seats, **terms)
    return made._replace(seats=with_characters(made, seats))


def seats_of(
    game: AnyGame, seatings: Sequence[Seating], caller: Caller, commit: bool, colours: Sequence[str] = ()
) -> tuple[tuple[StoredSeat, ...], dict[Seat, str]]:
    """The seats of a new table and the tokens of their invitation links; a wrong number, kind or level is refused.

    The caller's have no nonce: the commitment is not known yet. With `commit` it is awaited.
    """
    if len(seatings) not in game.seats:
        raise Refused("option", "bad-players", players=len(seatings), allowed=tuple(map(str, game.seats)))
    if not any(seating.kind in ("me", "here") for seating in seatings):
        raise Refused("table", "nobody-sits")
    tokens: dict[Seat, str] = {}
    seats = []
    for number, (seating, colour) in enumerate(zip(seatings, colours or _colours(game, seatings), strict=True)):
        if seating.kind in ("open", LINK):
            tokens[number] = secrets.token_urlsafe(LINK_TOKEN_BYTES)
        seat = StoredSeat(number, colour, seating.kind, "", "", None, None, "")
        filled = _fill_seat(game, seat, seating, caller, tokens.get(number))
        seats.append(filled._replace(nonce_due=commit and filled.guest is not None))
    return tuple(seats), tokens


def practised(wished: bool, seatings: Sequence[Seating]) -> bool:
    """Whether a table is for practice, as wished; refused where someone elsewhere could sit down."""
    if wished and any(seating.kind in ("open", LINK) for seating in seatings):
        raise Refused("table", "practice-alone")
    return wished


def _colours(game: AnyGame, seatings: Sequence[Seating]) -> list[str]:
    """The colour that each seat asks for, and for the others the first free one."""
    wished = [seating.colour for seating in seatings]
    free = [colour for colour in game.colours if colour not in wished]
    return [colour or free.pop(0) for colour in wished]


def _fill_seat(game: AnyGame, seat: StoredSeat, seating: Seating, caller: Caller, token: str | None) -> StoredSeat:
    """A seat with its player: the caller, someone at the same screen, a bot, or the guest who uses the invitation link."""
    name = person_name(seating.name)
    match seating.kind:
        case "me":
            held = seat._replace(guest=caller.guest, program=caller.is_program)
            return held._replace(kind="person", name=name or person_name(caller.name))
        case "here":
            return seat._replace(name=name, guest=caller.guest, program=caller.is_program)
        case "bot":
            bot_named(game, seating.level)
            return seat._replace(kind=BOT, level=seating.level)
        case _:
            assert token
            return seat._replace(token=hash_token(token))
