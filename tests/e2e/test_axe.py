"""Axe at tables in phases that other tests do not come to; `./dev prove axe` goes everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.clicking import Clicker
from tests.e2e.tour import come_to
from tests.server.process import Server

WIDE, NARROW = (1280, 720), (360, 640)
SAMPLE = [
    ("lowenherz-2003", "deserter-leaves", "de-DE", NARROW, False),
    ("lowenherz-2003", "refill", "fr-FR", WIDE, True),
    ("lowenherz-1997", "keep", "en-GB", NARROW, True),
    ("lowenherz-1997", "duel", "de-DE", WIDE, False),
    ("lionheart", "build-armies", "fr-FR", NARROW, True),
    ("lionheart", "orders", "de-DE", WIDE, False),
]


@pytest.mark.parametrize(("game", "phase", "language", "size", "dark"), SAMPLE)
def test_axe_finds_nothing_whatever_is_asked(
    chromium: Browser, server: Server, game: str, phase: str, language: str, size: tuple[int, int], dark: bool
) -> None:
    width, height = size
    ada = Clicker(chromium, server.address, width=width, height=height, language=language, dark=dark)
    come_to(ada, game, phase)
    assert not ada.violations_in_either_light()
    assert ada.overflow <= 0
    assert not ada.errors
