"""Axe on every page, in both lights, three languages and two sizes: `./dev prove axe [--quick] [WORD …]`.

A person walks through all pages (tests/e2e/tour.py) once for each language and size; at each stop axe looks at the page as
it is and at its colours in the other light, and the page must not be wider than the screen. Every finding is printed. With
words, only the walks that have one of them in their name; quickly, each in one language and size, by turns.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker, browser
from tests.e2e.tour import WALKS, Stop
from tests.server.process import serving

LANGUAGES = ("fr-FR", "en-GB", "de-DE")
SIZES = ((1280, 720), (360, 640))
EVERY = tuple(product(LANGUAGES, SIZES))
TIMEOUT_MS = 30_000
"""How long a stop may take to come into sight."""


def findings(stop: Stop) -> list[str]:
    """What is wrong at a stop."""
    person = stop.person
    found = person.violations_in_either_light()
    if (overflow := person.overflow) > 0:
        found.append(f"wider than the screen by {overflow} px")
    return found


def walk(
    chromium: Browser, address: str, name: str, language: str, size: tuple[int, int]
) -> Iterator[tuple[str, list[str]]]:
    """The stops of one walk in a language and a size, each with what is wrong there."""
    for stop in WALKS[name](comer(chromium, address, language, size)):
        yield f"{stop.name} ({language}, {size[0]} × {size[1]})", findings(stop)
    for context in chromium.contexts:
        context.close()


def comer(chromium: Browser, address: str, language: str, size: tuple[int, int]) -> Callable[[], Clicker]:
    """Lets people come who speak a language and have a screen of a size."""
    width, height = size
    return lambda: Clicker(chromium, address, width=width, height=height, language=language)


def main() -> int:
    """Walk; fail if anything is found."""
    parser = argparse.ArgumentParser(prog="prove axe", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("words", nargs="*")
    asked = parser.parse_args()
    names = [name for name in WALKS if not asked.words or any(word in name for word in asked.words)]
    stops, wrong = 0, 0
    expect.set_options(timeout=TIMEOUT_MS)
    limits = ("--limit", "bot-tables-per-address=100000")
    with TemporaryDirectory() as folder, serving(Path(folder) / "tables.db", *limits) as server, browser() as chromium:
        for number, name in enumerate(names):
            for language, size in [EVERY[number % len(EVERY)]] if asked.quick else EVERY:
                for place, found in walk(chromium, server.address, name, language, size):
                    stops += 1
                    wrong += len(found)
                    for one in found:
                        print(f"{place}: {one}", flush=True)
            print(f"{name}: {stops} stops so far, {wrong} findings", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
