"""What the queries of each subject need of the store: a connection to read with, and the one writer."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from coeurdelion.server.store.last_use import LastUse
from coeurdelion.server.store.writer import Writer


class Access(Protocol):
    """Access to one database."""

    @property
    def writer(self) -> Writer:
        """The writer of this process, which groups commits."""

    @property
    def last_use(self) -> LastUse:
        """The notes of what is being used."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with; refused if the database cannot be reached."""
