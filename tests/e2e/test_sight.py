"""Players told apart without colours, in a real browser: how much of their arms looks different."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.clicking import Clicker
from tests.e2e.sight import MIN_SHARE, likeness, show, turn_light
from tests.e2e.tour import GAMES
from tests.server.process import Server


@pytest.mark.parametrize("game", GAMES)
def test_arms_differ_without_any_colour(chromium: Browser, server: Server, game: str) -> None:
    ada = Clicker(chromium, server.address)
    show(ada, game)
    for _ in ("day", "dusk"):
        assert min(likeness(ada, "achromatopsia").values()) > MIN_SHARE
        turn_light(ada)
    assert not ada.errors
