"""Generated files are up to date; `python -m coeurdelion.generate docs` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from coeurdelion.generate import generated

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", generated())
def test_a_generated_file_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == generated()[name]
