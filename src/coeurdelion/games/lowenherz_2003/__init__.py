"""Löwenherz (Kosmos 2003), in French Richard Cœur de Lion (Tilsit 2004): the game as the functions of `core.Game`."""

from coeurdelion.core.options import OptionSpec
from coeurdelion.games.lowenherz_2003.actions import Action, parse
from coeurdelion.games.lowenherz_2003.asked import asked
from coeurdelion.games.lowenherz_2003.cards import prices
from coeurdelion.games.lowenherz_2003.events import Event
from coeurdelion.games.lowenherz_2003.options import COLOURS, OPTIONS, SEATS
from coeurdelion.games.lowenherz_2003.position import position
from coeurdelion.games.lowenherz_2003.refusals import RULES
from coeurdelion.games.lowenherz_2003.rules import apply, decided, legal, longest, odds
from coeurdelion.games.lowenherz_2003.setup import start
from coeurdelion.games.lowenherz_2003.show import read_view, show
from coeurdelion.games.lowenherz_2003.state import State, course, scores, to_act, winners
from coeurdelion.games.lowenherz_2003.tiles import landscape
from coeurdelion.games.lowenherz_2003.view import View, deal, foretell, redact, redact_entry, redact_event, reveals

id: str = "lowenherz-2003"
version: int = 1
prefix: str = RULES.prefix
reasons: dict[str, tuple[str, ...]] = RULES.reasons
seats: range = SEATS
colours: tuple[str, ...] = COLOURS
colours_free: bool = True
options: tuple[OptionSpec, ...] = OPTIONS
digest_keys: tuple[str, ...] = ("score", "over", "winners", "ducats", "hand", "castles", "knights", "borders")

__all__ = [
    "Action",
    "Event",
    "State",
    "View",
    "apply",
    "asked",
    "colours",
    "colours_free",
    "course",
    "deal",
    "decided",
    "digest_keys",
    "foretell",
    "id",
    "landscape",
    "legal",
    "longest",
    "odds",
    "options",
    "parse",
    "position",
    "prefix",
    "prices",
    "read_view",
    "reasons",
    "redact",
    "redact_entry",
    "redact_event",
    "reveals",
    "scores",
    "seats",
    "show",
    "start",
    "to_act",
    "version",
    "winners",
]
