"""Löwenherz (Goldsieber 1997): the game as the functions of `core.Game`."""

from coeurdelion.core.capabilities import Capabilities, Expectation
from coeurdelion.core.options import OptionSpec
from coeurdelion.games.lowenherz_1997.actions import Action, parse
from coeurdelion.games.lowenherz_1997.asked import asked
from coeurdelion.games.lowenherz_1997.events import Event
from coeurdelion.games.lowenherz_1997.infinitives import infinitive
from coeurdelion.games.lowenherz_1997.options import OPTIONS, SEATS
from coeurdelion.games.lowenherz_1997.pieces import COLOURS
from coeurdelion.games.lowenherz_1997.position import completed, position
from coeurdelion.games.lowenherz_1997.reach import reach
from coeurdelion.games.lowenherz_1997.ready_phrases import READY_PHRASES, bot_phrase
from coeurdelion.games.lowenherz_1997.reference import REFERENCE
from coeurdelion.games.lowenherz_1997.refusals import RULES
from coeurdelion.games.lowenherz_1997.rules import apply, decided, legal, longest, odds
from coeurdelion.games.lowenherz_1997.setup import start
from coeurdelion.games.lowenherz_1997.show import read_view, show
from coeurdelion.games.lowenherz_1997.state import State, course, scores, to_act, winners
from coeurdelion.games.lowenherz_1997.view import View, deal, redact, redact_entry, redact_event, reveals
from coeurdelion.games.lowenherz_1997.words import speak
from coeurdelion.games.realm.expectations import EXPECTATIONS

id: str = "lowenherz-1997"
version: int = 1
prefix: str = RULES.prefix
reasons: dict[str, tuple[str, ...]] = RULES.reasons
seats: range = SEATS
colours: tuple[str, ...] = COLOURS
colours_free: bool = True
options: tuple[OptionSpec, ...] = OPTIONS
digest_keys: tuple[str, ...] = ("score", "over", "winners", "ducats", "politics", "castles", "knights", "borders")
capabilities: Capabilities = Capabilities(
    speech=speak,
    completed=completed,
    infinitive=infinitive,
    reach=reach,
    expectations=EXPECTATIONS | {"politics": Expectation.BY_PLAYER},
    ready_phrases=READY_PHRASES,
    bot_phrase=bot_phrase,
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
