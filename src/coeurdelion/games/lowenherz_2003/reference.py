"""What the rulebook of this game has beside its sentences: its tables, and what the two editions do differently."""

from __future__ import annotations

from coeurdelion.core.capabilities import Cell, Difference, Phrase, Reference, ReferenceTable
from coeurdelion.core.options import OptionSpec
from coeurdelion.games.lowenherz_2003.cards import CARDS, FULL_DECK, LETTERS, Card
from coeurdelion.games.lowenherz_2003.numbers import CASTLES, CITY_POINTS, FOREST_POINTS, KING, VILLAGE_POINTS
from coeurdelion.games.lowenherz_2003.options import OPTIONS
from coeurdelion.games.lowenherz_2003.refusals import RULES
from coeurdelion.games.lowenherz_2003.tiles import TERRAIN

_POINTS = {"forest": FOREST_POINTS, "village": VILLAGE_POINTS, "city": CITY_POINTS}
_SYMBOLS = "BKXDA"


def _players() -> ReferenceTable:
    """What depends on the number of players."""
    heads = (None, *(("book-head-players", {"count": players}) for players in KING))
    rows: tuple[tuple[Cell, ...], ...] = (("book-l03-row-castles", *CASTLES.values()), ("book-l03-row-king", *KING.values()))
    return ReferenceTable("L03-SETUP-5", "book-l03-table-players", heads, rows)


def _cards() -> ReferenceTable:
    """Every card by its symbols and its letter."""
    heads: tuple[Cell, ...] = ("book-l03-head-card", *(("book-l03-head-letter", {"letter": letter}) for letter in LETTERS))
    kinds = sorted({card.symbols for card in CARDS}, key=_in_order)
    rows = tuple((_name(symbols), *(_entry(letter, symbols) for letter in LETTERS)) for symbols in kinds)
    return ReferenceTable("L03-SETUP-3", "book-l03-table-cards", heads, rows)


def _in_order(symbols: tuple[str, ...]) -> tuple[int, list[tuple[int, str]]]:
    """Cards of one symbol first, then those of two."""
    return len(symbols), [(_SYMBOLS.index(symbol[0]), symbol) for symbol in symbols]


def _name(symbols: tuple[str, ...]) -> Phrase:
    return "book-l03-card", {"card": f"{LETTERS[0]}.{'/'.join(symbols)}"}


def _entry(letter: str, symbols: tuple[str, ...]) -> Phrase | None:
    """Price, sale value and number of the cards with these symbols and this letter; None if there are none."""
    found: list[Card] = [card for card in CARDS if (card.letter, card.symbols) == (letter, symbols)]
    if not found:
        return None
    (card,) = found
    return "book-l03-card-entry", {"price": card.price, "sale": card.sale, "count": FULL_DECK[card.number]}


def _values() -> ReferenceTable:
    """What each terrain of a new domain brings."""
    rows = tuple((f"terrain-{name}", _POINTS.get(name, 0)) for name in TERRAIN.values())
    return ReferenceTable("L03-DOMAIN-2", "book-l03-table-values", ("book-l03-head-terrain", "book-l03-head-points"), rows)


def _difference(spec: OptionSpec) -> Difference:
    return Difference(spec.name.replace("_", "-"), spec.rules, spec.editions)


REFERENCE = Reference(
    sources=RULES.sources,
    tables=(_cards(), _players(), _values()),
    differences=(
        *(_difference(spec) for spec in OPTIONS if spec.editions),
        Difference("words", (), {}),
    ),
)
