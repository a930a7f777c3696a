"""Boards as other eyes see them, without red, green, blue or any colour: `./dev prove sight [--pictures FOLDER]`.

Of each game a board is shown by day and at dusk, in each way; the shares in which the drawings of any two players differ are
printed, and none may be too small. With a folder the pictures are kept there, to be looked at.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.clicking import Clicker, browser
from tests.e2e.sight import MIN_SHARE, VISIONS, likeness, show, turn_light
from tests.e2e.tour import GAMES
from tests.server.process import serving


def main() -> int:
    """Look at everything; fail if two players look too much alike somewhere."""
    parser = argparse.ArgumentParser(prog="prove sight", description=__doc__)
    parser.add_argument("--pictures", type=Path)
    pictures: Path | None = parser.parse_args().pictures
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    worst = 1.0
    with TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server, browser() as chromium:
        ada = Clicker(chromium, server.address)
        for game in GAMES:
            show(ada, game)
            for light in ("day", "dusk"):
                for vision in VISIONS:
                    file = pictures / f"{game}-{light}-{vision}.png" if pictures else None
                    shares = likeness(ada, vision, file=file)
                    worst = min(worst, *shares.values())
                    print(f"{game} {light} {vision}: " + ", ".join(f"{name} {share:.0%}" for name, share in shares.items()))
                turn_light(ada)
    print(f"least share {worst:.0%}, at least {MIN_SHARE:.0%} is asked for")
    return int(worst < MIN_SHARE)


if __name__ == "__main__":
    sys.exit(main())
