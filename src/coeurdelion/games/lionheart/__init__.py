"""Lionheart (1997): the battle of gold and silver as the functions of `core.Game`."""

from coeurdelion.core.capabilities import Capabilities, Expectation
from coeurdelion.core.options import OptionSpec
from coeurdelion.games.lionheart.actions import Action, parse
from coeurdelion.games.lionheart.asked import asked
from coeurdelion.games.lionheart.dice import DICE_WORDS, decided, grouped, odds
from coeurdelion.games.lionheart.events import Event
from coeurdelion.games.lionheart.foretell import foretell, outcomes
from coeurdelion.games.lionheart.infinitives import infinitive
from coeurdelion.games.lionheart.options import COLOURS, OPTIONS, SEATS
from coeurdelion.games.lionheart.position import position
from coeurdelion.games.lionheart.reach import reach
from coeurdelion.games.lionheart.reference import REFERENCE
from coeurdelion.games.lionheart.refusals import RULES
from coeurdelion.games.lionheart.rules import apply, legal, longest
from coeurdelion.games.lionheart.setup import start
from coeurdelion.games.lionheart.show import read_view, show
from coeurdelion.games.lionheart.state import State, course, scores, to_act, winners
from coeurdelion.games.lionheart.view import View, deal, redact, redact_entry, redact_event, reveals
from coeurdelion.games.lionheart.words import speak

id: str = "lionheart"
version: int = 1
prefix: str = RULES.prefix
reasons: dict[str, tuple[str, ...]] = RULES.reasons
seats: range = SEATS
colours: tuple[str, ...] = COLOURS
colours_free: bool = False
options: tuple[OptionSpec, ...] = OPTIONS
digest_keys: tuple[str, ...] = ("score", "board", "over", "winners", "units", "armies")
capabilities: Capabilities = Capabilities(
    speech=speak,
    infinitive=infinitive,
    expectations={"board": Expectation.DIAGRAM},
    chance_words=DICE_WORDS,
    foretell=foretell,
    outcomes=outcomes,
    reach=reach,
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
    "grouped",
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
