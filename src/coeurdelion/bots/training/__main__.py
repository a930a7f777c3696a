"""`python -m coeurdelion.bots.training GAME`: what `./dev train` calls."""

from __future__ import annotations

import argparse

from coeurdelion.bots.training import lionheart, lowenherz_1997, lowenherz_2003

TUNED = {"lionheart": lionheart.train, "lowenherz-1997": lowenherz_1997.train}
"""The games whose weights are tuned by contests."""


def main() -> None:
    """Read the command line and learn."""
    parser = argparse.ArgumentParser(prog="./dev train", description="Learn the weights of a game's bots from self-play.")
    games = parser.add_subparsers(dest="game", required=True)
    for name, train in TUNED.items():
        tuned = games.add_parser(name)
        tuned.add_argument("--afresh", action="store_true", help="begin with what the squire believes, not where it ended")
        tuned.add_argument("--nodes", type=int, default=3000, help="positions valued for each decision")
        tuned.add_argument("--contests", type=int, default=6000, help="of two to four matches each")
        tuned.add_argument("--threads", type=int, default=1)
        tuned.set_defaults(train=train)
    fitted = games.add_parser("lowenherz-2003")
    fitted.add_argument("--matches", type=int, default=1000)
    fitted.set_defaults(train=lowenherz_2003.train)
    for game in games.choices.values():
        game.add_argument("--seed", type=int, default=1)
    given = vars(parser.parse_args())
    given.pop("game")
    for line in given.pop("train")(**given):
        print(line, flush=True)


main()
