"""Match files: that of a stored match, and what an uploaded one becomes once all of it was replayed."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace

import msgspec

from coeurdelion.core import Refused, table_action_of
from coeurdelion.core.bot_name import bot_name_of
from coeurdelion.core.replay import check_undo
from coeurdelion.core.table_action import Undo
from coeurdelion.match.chance import new_seed
from coeurdelion.match.digest import digest
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import Record, cut_off, seating_text, write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.server.replays.positions import check_position
from coeurdelion.server.sanitizer import begins_like_bot, sanitize
from coeurdelion.server.store import IMPORT, OVER, StoredEntry, StoredMatch, StoredSeat
from coeurdelion.server.table.seats import BOT, MAX_LOG_ENTRIES, MAX_TABLE_ACTIONS

SPARE_ENTRIES = 1000
"""Entries by which the log of a match here may exceed its limits: what is answered to offers that were made before."""
MAX_LEVEL_LENGTH = 20
"""Characters of a bot's level that are kept."""
PAGE_ENTRIES = 500
"""Entries in one page of an imported match, which the server reads one after the other."""


class Imported(msgspec.Struct):
    """An uploaded match as it is stored, its entries in pages of `StoredEntry`."""

    match: StoredMatch
    pages: list[msgspec.Raw]


def write_file(stored: StoredMatch, live: LiveMatch) -> str:
    """A match that is over as a file; an imported one with what its file said of its chance, true or not."""
    record, origin = live.record(), stored.origin
    if origin.get("kind") == IMPORT and origin.get("seedless"):
        record = replace(record, commit="", nonces=(), seed="", seating=live.seating)
    elif origin.get("kind") == IMPORT:
        commit, nonces = str(origin.get("commitment", record.commit)), live.nonces if any(live.nonces) else ()
        record = replace(record, commit=commit, nonces=nonces, seed=live.seed.hex(), seating=live.seating)
    return write_record(record)


def read_file(text: str) -> Imported:
    """An uploaded match; what is wrong with it is refused, with the number of its line."""
    record = read_record(text)
    if not record.match.log:
        raise cut_off(record.cut_off) if record.cut_off else Refused("match", "nothing-played")
    _check_length(record)
    check_position(record.match)
    live = _follow(record)
    match = _imported(record, live)
    log, at, made = record.match.log, int(time.time()), digest(live.game, live.state)
    last = len(log) - 1
    stored = [StoredEntry(number, entry, None, at, made if number == last else "") for number, entry in enumerate(log)]
    encode = msgspec.json.encode
    pages = [msgspec.Raw(encode(stored[first : first + PAGE_ENTRIES])) for first in range(0, len(stored), PAGE_ENTRIES)]
    return Imported(match, pages)


def _check_length(record: Record) -> None:
    """Refuse a log that is longer, or has more table actions, than the log of any match that is played here."""
    match, actions = record.match, 0
    most = MAX_LOG_ENTRIES + match.game.longest(len(match.colours)) + SPARE_ENTRIES
    for number, entry in enumerate(match.log):
        actions += table_action_of(entry) is not None
        if number >= most or actions > MAX_TABLE_ACTIONS + SPARE_ENTRIES:
            raise Refused("match", "too-long", line=record.lines[number])


def _follow(record: Record) -> LiveMatch:
    """The match of a record as the server comes to it whenever it opens it; refused at the first line that is wrong."""
    match = record.match
    live = LiveMatch(match, bytes.fromhex(record.seed) if record.seed else None, record.nonces)
    for number, entry in enumerate(match.log):
        try:
            action = table_action_of(entry)
            if isinstance(action, Undo):
                check_undo(action, number)
            live.follow(entry)
        except Refused as wrong:
            if record.cut_off and number == len(match.log) - 1:
                break
            raise Refused(wrong.rule, wrong.reason, **wrong.params | {"line": record.lines[number]}) from None
    if record.cut_off and not record.seed:
        raise cut_off(record.cut_off, record.lines[-1])
    return live


def _imported(record: Record, live: LiveMatch) -> StoredMatch:
    """An uploaded match as it is stored; its owner is not known here."""
    match = record.match
    seats = [_seat(number, colour, match.names[number]) for number, colour in enumerate(match.colours)]
    return StoredMatch(
        id=secrets.token_hex(6),
        game=match.game.id,
        version=match.game.version,
        options=match.options,
        seed=bytes.fromhex(record.seed) if record.seed else new_seed(),
        seats=tuple(
            seat._replace(nonce=nonce) for seat, nonce in zip(seats, record.nonces or ("",) * len(seats), strict=True)
        ),
        origin={"kind": IMPORT, "seedless": not record.seed, "commitment": record.commit},
        position=match.position,
        state=OVER,
        places=seating_text(record.seating),
        result=str(live.result or ""),
    )


def _seat(number: int, colour: str, name: str) -> StoredSeat:
    """A seat of an uploaded match: no guest of this server holds it."""
    bot = bot_name_of(name)
    level = sanitize(bot.level, MAX_LEVEL_LENGTH) if bot else ""
    kept = "" if begins_like_bot(name) else sanitize(name)  # the file of this match must not make a bot of a person
    seat = StoredSeat(number, colour, BOT if level else "person", kept, level, None, None, "")
    return seat._replace(character=bot.character) if bot and level else seat
