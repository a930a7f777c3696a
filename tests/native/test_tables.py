"""The tables of the compiled core are those of the rules."""

from __future__ import annotations

from importlib import import_module

import pytest

from coeurdelion.native import COMPILED
from tests.paths import ROOT


@pytest.mark.parametrize("game", COMPILED)
def test_tables_are_up_to_date(game: str) -> None:
    name = game.replace("-", "_")
    made = import_module(f"coeurdelion.native.{name}_tables").tables_header()
    assert (ROOT / "native" / name / "tables.gen.hpp").read_text("utf-8") == made
