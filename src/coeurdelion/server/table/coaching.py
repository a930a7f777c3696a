"""The coach at a table: what it says of a line that someone is about to say."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.bots.pool import Judgement
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.messages import hinted
from coeurdelion.server.table.offers import coach_allowed

Judge = Callable[[AnyGame, LiveMatch, Seat, str], Awaitable[Judgement]]
"""What the coach says of a line of a seat."""
LOSS_DIGITS = 2
"""Decimal places of a loss that are told."""


async def coached(journal: Journal, judge: Judge, asked: wire.Coach) -> wire.Coached:
    """What the coach says of an answer that someone is about to give."""
    live, game, seat = journal.begun(), journal.game, asked.seat
    if not coach_allowed(journal.stored, live, seat, journal.stood_in):
        raise Refused("table", "no-coach")
    if seat not in live.to_act() or journal.question(seat) != asked.question:
        raise Refused("table", "no-coach-now")
    view = game.redact(live.state, seat)
    game.apply(live.state, seat, game.parse(asked.line))  # what may not be done is refused as if it were done
    said = await judge(game, live, seat, asked.line)
    better = hinted(game, asked.id, view, said.better) if said.better else None
    lost = [wire.Reason(key, params) for key, params in said.lost]
    return wire.Coached(asked.id, round(said.loss, LOSS_DIGITS), said.is_grave, better, lost)
