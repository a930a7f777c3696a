"""Answers that were given, kept within a number of bytes: those asked for longest ago go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable


class AnswerCache:
    """A least-recently-used cache of answers, bounded by their bytes; one that takes more than a quarter is not kept."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._bytes = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """The answer that is kept under a key."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: Hashable, answer: bytes) -> None:
        """Keep an answer, if it is not too large."""
        if len(answer) * 4 > self._max_bytes or key in self._kept:
            return
        self._kept[key] = answer
        self._bytes += len(answer)
        while self._bytes > self._max_bytes:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= len(oldest)
