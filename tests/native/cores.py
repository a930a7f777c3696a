"""The compiled rules that the tests are about."""

from __future__ import annotations

from coeurdelion.native import COMPILED, Core, core_of

IDS = COMPILED


def core(game: str) -> Core:
    """The compiled rules of a game, which must be there when tests run."""
    found = core_of(game)
    assert found is not None, "the core is not compiled: ./dev setup"
    return found
