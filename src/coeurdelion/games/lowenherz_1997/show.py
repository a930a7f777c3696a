"""A view in plain names and numbers, ready for JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from coeurdelion.core import ALL
from coeurdelion.games.lowenherz_1997.asked import question
from coeurdelion.games.lowenherz_1997.cards import FULL_DECK, KIND, LETTERS, Pile, Politics, cards_in, pile
from coeurdelion.games.lowenherz_1997.numbers import (
    BREAK_COST,
    CELL_POINTS,
    LARGER_POINTS,
    MOUNTAIN_POINTS,
    PROPOSALS,
    REGION_POINTS,
    TOWN_POINTS,
)
from coeurdelion.games.lowenherz_1997.options import settle_options, show_options
from coeurdelion.games.lowenherz_1997.region import worth
from coeurdelion.games.lowenherz_1997.state import Bid, Duel, Held, Over, Phase, Proposal
from coeurdelion.games.lowenherz_1997.view import HIDDEN_BID, HIDDEN_CARD, UNKNOWN, Seen, View
from coeurdelion.games.phases import parts_of, phase_name, phases_by_name
from coeurdelion.games.realm.shown import read_realm, show_realm

SUMMARY = {
    "regions": REGION_POINTS,
    "larger": LARGER_POINTS,
    "town": TOWN_POINTS,
    "mountain": MOUNTAIN_POINTS,
    "cell": CELL_POINTS,
    "break": BREAK_COST,
}
"""The printed summary card: most cells of a region and its points, those of a larger one; what ending an alliance costs.

With it what a mountain brings when silver is found, and a cell that is taken by an extension.
"""
PHASES: dict[str, type[Phase]] = phases_by_name(Phase)


def show(view: View) -> dict[str, object]:
    """Everything in a view, by name."""
    phase = view.phase
    key, params = question(view.options, view.realm, view.card, view.row, phase)
    return {
        "seat": "all" if view.seat == ALL else view.seat,
        "edition": "",
        "colours": list(view.options.colours),
        "options": show_options(view.options),
        **show_realm(view.realm, view.options.colours, worth),
        "score": [seen.score for seen in view.players],
        "ducats": [seen.ducats if _sees_money(view, seat) else None for seat, seen in enumerate(view.players)],
        "counted": [seen.ducats for seen in view.players],
        "reserve": [seen.reserve for seen in view.players],
        "politics": [[held.card.code for held in seen.politics] for seen in view.players],
        "held": [[_show_held(held) for held in seen.politics] for seen in view.players],
        "piles": None if view.piles is None else [_codes(one) for one in view.piles],
        "known_piles": [None if known is None else _codes(known) for known in view.known],
        "pile_counts": list(view.counts),
        "looked": [list(looked) for looked in view.looked],
        "gone": [_show_held(held) for held in view.gone],
        "pool": _codes(view.pool),
        "deck": [list(cards) for cards in view.deck],
        "letters": list(_letters(len(view.deck))),
        "round": view.round,
        "first": view.first,
        "card": view.card,
        "chosen": [list(rows) for rows in view.chosen],
        "row": view.row,
        "letter": _letter(view),
        "summary": SUMMARY,
        "proposals": PROPOSALS,
        "phase": _show_phase(phase),
        "asked": {"key": key, **params},
        "over": isinstance(phase, Over),
        "winners": list(phase.winners) if isinstance(phase, Over) else None,
    }


def _letters(parts: int) -> tuple[str, ...]:
    """The letters of so many parts of a deck, the last ones; a position has its cards one by one, and then too many."""
    return ("",) * (parts - len(LETTERS)) + LETTERS[max(0, len(LETTERS) - parts) :]


def _letter(view: View) -> str:
    """The letter of the card turned up last, empty before the first: the last letter of which a card is gone."""
    from_last = zip(reversed(LETTERS), reversed(view.deck), reversed(FULL_DECK), strict=False)  # a basic game has no A
    return next((letter for letter, cards, whole in from_last if len(cards) < len(whole)), "")


def _sees_money(view: View, seat: int) -> bool:
    """Whether the view shows what a prince owns (L97-SETUP-5)."""
    return view.options.open_money or view.seat in (seat, ALL) or isinstance(view.phase, Over)


@lru_cache(1024)  # every seat that looks at a position is shown the same
def _codes(counts: Pile) -> list[str]:
    return [card.code for card in cards_in(counts)]


def _show_held(held: Held) -> dict[str, object]:
    return {"politics": held.card.code, "pile": held.pile, "left": held.left, "open": held.is_open}


def _show_phase(phase: Phase) -> dict[str, object]:
    """A phase by its name and what belongs to it; cells are numbers here, row by row from 0."""
    return {"name": phase_name(type(phase))} | {name: _plain(getattr(phase, name)) for name in parts_of(phase)}


def _plain(value: object) -> object:
    """A value of a phase: a bid by its ducats and treasures, a proposal by who makes it."""
    if value == HIDDEN_BID:
        return UNKNOWN
    if isinstance(value, Bid | Proposal):
        return {name: _plain(part) for name, part in value._asdict().items()}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def read_view(shown: Mapping[str, Any]) -> View:
    """The view that was shown; the inverse of `show`."""
    options = settle_options(shown["colours"], shown["options"])
    one, two = (None if codes is None else _read_pile(codes) for codes in shown["known_piles"])
    piles = shown["piles"]
    return View(
        seat=ALL if shown["seat"] == "all" else shown["seat"],
        options=options,
        pool=_read_pile(shown["pool"]),
        realm=read_realm(shown, options.colours),
        players=tuple(_read_seen(shown, seat) for seat in range(options.players)),
        deck=tuple(tuple(cards) for cards in shown["deck"]),
        piles=None if piles is None else (_read_pile(piles[0]), _read_pile(piles[1])),
        known=(one, two),
        counts=(shown["pile_counts"][0], shown["pile_counts"][1]),
        gone=tuple(map(_read_held, shown["gone"])),
        looked=tuple((first, second) for first, second in shown["looked"]),
        round=shown["round"],
        first=shown["first"],
        card=shown["card"],
        chosen=tuple(tuple(rows) for rows in shown["chosen"]),
        row=shown["row"],
        phase=_read_phase(shown["phase"]),
    )


def _read_pile(codes: list[str]) -> Pile:
    return pile(KIND[code] for code in codes)


def _read_seen(shown: Mapping[str, Any], seat: int) -> Seen:
    held = tuple(map(_read_held, shown["held"][seat]))
    return Seen(shown["score"][seat], shown["counted"][seat], shown["reserve"][seat], held)


def _read_held(shown: Mapping[str, Any]) -> Held:
    return Held(_read_card(shown["politics"]), shown["pile"], shown["left"], shown["open"])


def _read_card(code: str) -> Politics:
    return HIDDEN_CARD if code == UNKNOWN else KIND[code]


def _read_phase(shown: Mapping[str, Any]) -> Phase:
    kind = PHASES[shown["name"]]
    values: dict[str, Any] = {name: _tuples(value) for name, value in shown.items() if name != "name"}
    if kind is Duel:
        values["bids"] = tuple(map(_read_bid, shown["bids"]))
    if values.get("last"):
        values["last"] = Proposal(**shown["last"])
    return kind(**values)


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _read_bid(shown: Any) -> Bid | None:
    if shown is None:
        return None
    return HIDDEN_BID if shown == UNKNOWN else Bid(shown["ducats"], tuple(shown["treasures"]))
