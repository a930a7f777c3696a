"""Löwenherz (Kosmos 2003), in French Richard Cœur de Lion (Tilsit 2004): the game as the functions of `core.Game`."""

from coeurdelion.core.capabilities import Capabilities, Expectation, TileSet
from coeurdelion.core.options import OptionSpec
from coeurdelion.games.lowenherz_2003.actions import Action, parse
from coeurdelion.games.lowenherz_2003.asked import asked
from coeurdelion.games.lowenherz_2003.cards import PRICES
from coeurdelion.games.lowenherz_2003.events import Event
from coeurdelion.games.lowenherz_2003.infinitives import infinitive
from coeurdelion.games.lowenherz_2003.options import ARRANGEMENT, COLOURS, OPTIONS, SEATS
from coeurdelion.games.lowenherz_2003.position import completed, position
from coeurdelion.games.lowenherz_2003.reach import reach
from coeurdelion.games.lowenherz_2003.reference import REFERENCE
from coeurdelion.games.lowenherz_2003.refusals import RULES
from coeurdelion.games.lowenherz_2003.rules import apply, decided, legal, longest, odds
from coeurdelion.games.lowenherz_2003.setup import start
from coeurdelion.games.lowenherz_2003.show import read_view, show
from coeurdelion.games.lowenherz_2003.state import State, course, scores, to_act, winners
from coeurdelion.games.lowenherz_2003.tiles import landscape
from coeurdelion.games.lowenherz_2003.view import View, deal, redact, redact_entry, redact_event, reveals
from coeurdelion.games.lowenherz_2003.words import speak
from coeurdelion.games.realm.expectations import EXPECTATIONS

id: str = "lowenherz-2003"
version: int = 1
prefix: str = RULES.prefix
reasons: dict[str, tuple[str, ...]] = RULES.reasons
seats: range = SEATS
colours: tuple[str, ...] = COLOURS
colours_free: bool = True
options: tuple[OptionSpec, ...] = OPTIONS
digest_keys: tuple[str, ...] = ("score", "over", "winners", "ducats", "hand", "castles", "knights", "borders")
capabilities: Capabilities = Capabilities(
    speech=speak,
    completed=completed,
    infinitive=infinitive,
    reach=reach,
    expectations=EXPECTATIONS | {"hand": Expectation.BY_PLAYER, "market": Expectation.WORDS},
    tiles=TileSet(ARRANGEMENT, landscape),
    card_prices=PRICES,
    reference=REFERENCE,
)

__all__ = [
    "Action",
    "Event",
    "State",
    "View",
    "apply",
    "asked",
    "capabilities",
    "colours",
    "colours_free",
    "course",
    "deal",
    "decided",
    "digest_keys",
    "id",
    "legal",
    "longest",
    "odds",
    "options",
    "parse",
    "position",
    "prefix",
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
