"""`python -m coeurdelion.bots.training GAME`: what `./dev train` calls."""

from __future__ import annotations

import argparse

from coeurdelion.bots.training import lionheart, lowenherz_1997

GAMES = {"lionheart": lionheart.train, "lowenherz-1997": lowenherz_1997.train}


def main() -> None:
    """Read the command line and learn."""
    parser = argparse.ArgumentParser(prog="./dev train", description="Learn the weights of a game's bots from self-play.")
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--afresh", action="store_true", help="begin with what the squire believes, not where it ended")
    parser.add_argument("--nodes", type=int, default=3000, help="positions valued for each decision")
    parser.add_argument("--contests", type=int, default=6000, help="of two to four matches each")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = vars(parser.parse_args())
    for line in GAMES[given.pop("game")](**given):
        print(line, flush=True)


main()
