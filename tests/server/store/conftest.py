"""The store is tested on every kind of database."""

from __future__ import annotations

import pytest

from coeurdelion.server.store import Store


@pytest.fixture
def store(any_store: Store) -> Store:
    """An empty store on each kind of database in turn."""
    return any_store
