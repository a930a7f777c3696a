"""What every game and every match is made of: seats, refusals, entries, replay."""

from coeurdelion.core.entry import Entry
from coeurdelion.core.game import AnyGame, Game, Pick
from coeurdelion.core.ledger import Point, ledger, params_of
from coeurdelion.core.match import Match
from coeurdelion.core.perft import perft
from coeurdelion.core.refusal import Param, Refused
from coeurdelion.core.replay import Step, in_force, numbers_in_force, replay, table_action_of
from coeurdelion.core.seat import ALL, CHANCE, TABLE, Seat

__all__ = [
    "ALL",
    "CHANCE",
    "TABLE",
    "AnyGame",
    "Entry",
    "Game",
    "Match",
    "Param",
    "Pick",
    "Point",
    "Refused",
    "Seat",
    "Step",
    "in_force",
    "ledger",
    "numbers_in_force",
    "params_of",
    "perft",
    "replay",
    "table_action_of",
]
