"""What is said at a table: by players among themselves, by spectators among themselves until the match is over."""

from __future__ import annotations

import time
from collections import deque

from coeurdelion.core import CHANCE, Refused, Seat
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.games import game_named
from coeurdelion.match.live import LiveMatch
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
        fresh = await self._store.chat(match, self._last)
        self._lines.extend(line for line in fresh if line.number > self._last)  # someone else may have read on meanwhile

    @property
    def _last(self) -> int:
        return self._lines[-1].number if self._lines else -1

    async def say(self, match: StoredMatch, watcher: Watcher, live: LiveMatch | None, said: wire.Say) -> None:
        """Store a line: at the table by those who sit there, among the spectators by all others."""
        if said.phrase:
            if said.phrase not in capabilities_of(game_named(match.game)).ready_phrases:
                raise Refused("table", "unknown-phrase", text=said.phrase)
            text = _plain(said.phrase)
        else:
            text = sanitize(said.text, wire.MAX_CHAT_LENGTH)
        if not text:
            raise Refused("table", "nothing-said")
        seat = watcher.sits if watcher.sits is not None else next(iter(watcher.mine), None)
        name = watcher.name if seat is None else match.seats[seat].name
        line = ChatLine(seat, name, SPECTATORS_ROOM if seat is None else TABLE_ROOM, text, int(time.time()))
        if said.phrase:
            line = line._replace(phrase=said.phrase, entry=_last_entry(live))
        await self._store.add_chat(match.id, line)
        await self.read_on(match.id)

    async def say_phrase(self, match: StoredMatch, seat: Seat, phrase: str, entry: int) -> None:
        """Store what a bot says with an entry of its own, once: also if another process says it too."""
        line = ChatLine(seat, match.seats[seat].name, TABLE_ROOM, _plain(phrase), int(time.time()))
        await self._store.add_phrase(match.id, line._replace(phrase=phrase, entry=entry))
        await self.read_on(match.id)

    def unheard(self, watcher: Watcher, over: bool) -> list[wire.Said]:
        """The lines a watcher was not sent yet; players are not sent the spectators' chat while the match goes on."""
        rooms = {TABLE_ROOM} if watcher.mine and not over else {TABLE_ROOM, SPECTATORS_ROOM}
        fresh = [line for line in self._lines if line.room in rooms and line.number > watcher.heard.get(line.room, -1)]
        watcher.heard |= {line.room: line.number for line in fresh}
        return [_as_said(line) for line in fresh]


def _as_said(line: ChatLine) -> wire.Said:
    entry = -1 if line.entry is None else line.entry
    return wire.Said(line.number, line.seat, line.name, line.room, line.text, line.at, line.phrase or "", entry)


def _plain(phrase: str) -> str:
    """What a phrase is for readers that know no phrases: pages of an earlier version, programs."""
    return phrase.replace("-", " ")


def _last_entry(live: LiveMatch | None) -> int | None:
    """The last entry of the game in force."""
    return live.last_of((CHANCE, *range(len(live.match.colours)))) if live else None
