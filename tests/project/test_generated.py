"""Generated files are up to date; `python -m coeurdelion.generate docs` writes them anew."""

from __future__ import annotations

import pytest

from coeurdelion.generate import generated
from tests.paths import DOCS


@pytest.mark.parametrize("name", generated())
def test_a_generated_file_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == generated()[name]
