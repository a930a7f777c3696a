"""The characters of a table's bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from coeurdelion.bots.characters import draw_characters
from coeurdelion.games import game_named
from coeurdelion.server.store import StoredMatch, StoredSeat
from coeurdelion.server.table.seats import BOT


def with_characters(stored: StoredMatch, seats: Sequence[StoredSeat]) -> tuple[StoredSeat, ...]:
    """The seats of a match, each bot with a character of its own; those that have one keep it."""
    seated = [seat.character for seat in seats if seat.character]
    nameless = [seat.seat for seat in seats if seat.kind == BOT and not seat.character]
    drawn = draw_characters(game_named(stored.game), len(nameless), Random(stored.id), seated)
    given = dict(zip(nameless, drawn, strict=True))
    return tuple(seat._replace(character=given[seat.seat]) if seat.seat in given else seat for seat in seats)
