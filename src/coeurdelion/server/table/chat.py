"""What is said at a table: by players among themselves, by spectators among themselves until the match is over."""

from __future__ import annotations

import time
from collections import deque

from coeurdelion.core import Refused
from coeurdelion.server import wire
from coeurdelion.server.sanitizer import sanitize
from coeurdelion.server.store import ChatLine, Store, StoredMatch
from coeurdelion.server.table.watcher import Watcher

TABLE_ROOM, SPECTATORS_ROOM = "table", "watchers"
MAX_CHAT_LINES = 100
"""ChatLog lines kept in memory."""


class ChatLog:
    """The last chat lines of one match."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lines: deque[ChatLine] = deque(maxlen=MAX_CHAT_LINES)

    async def read_on(self, match: str) -> None:
        """Read the lines that were stored since, by this process or another."""
        last = self._lines[-1].number if self._lines else -1
        self._lines.extend(await self._store.chat(match, last))

    async def say(self, match: StoredMatch, watcher: Watcher, text: str) -> None:
        """Store a line: at the table by those who sit there, among the spectators by all others."""
        text = sanitize(text, wire.MAX_CHAT_LENGTH)
        if not text:
            raise Refused("table", "nothing-said")
        seat = watcher.sits if watcher.sits is not None else next(iter(watcher.mine), None)
        name = watcher.name if seat is None else match.seats[seat].name
        line = ChatLine(seat, name, SPECTATORS_ROOM if seat is None else TABLE_ROOM, text, int(time.time()))
        self._lines.append(line._replace(number=await self._store.add_chat(match.id, line)))

    def unheard(self, watcher: Watcher, over: bool) -> list[wire.Said]:
        """The lines a watcher was not sent yet; players are not sent the spectators' chat while the match goes on."""
        rooms = {TABLE_ROOM} if watcher.mine and not over else {TABLE_ROOM, SPECTATORS_ROOM}
        fresh = [line for line in self._lines if line.room in rooms and line.number > watcher.heard.get(line.room, -1)]
        watcher.heard |= {line.room: line.number for line in fresh}
        return [wire.Said(line.number, line.seat, line.name, line.room, line.text, line.at) for line in fresh]
