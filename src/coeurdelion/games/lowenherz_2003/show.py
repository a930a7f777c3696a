"""A view in plain names and numbers, ready for JSON, and back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from coeurdelion.core import ALL
from coeurdelion.games.lowenherz_2003.asked import question
from coeurdelion.games.lowenherz_2003.cards import CARD, LETTERS, Card, Pile, cards_in, pile
from coeurdelion.games.lowenherz_2003.domain import worth
from coeurdelion.games.lowenherz_2003.mine import mines_of
from coeurdelion.games.lowenherz_2003.numbers import (
    CITY_POINTS,
    FOREST_KNIGHT_COST,
    FOREST_POINTS,
    MONOPOLY_MINES,
    MONOPOLY_POINTS,
    MOST_DUCATS_POINTS,
    NEXT_DUCATS_POINTS,
    VILLAGE_POINTS,
)
from coeurdelion.games.lowenherz_2003.options import settle_options, show_options
from coeurdelion.games.lowenherz_2003.state import Over, Phase
from coeurdelion.games.lowenherz_2003.view import UNKNOWN, Seen, View
from coeurdelion.games.phases import parts_of, phase_name, phases_by_name
from coeurdelion.games.realm.board import Realm
from coeurdelion.games.realm.shown import read_realm, show_realm

SUMMARY = {
    "forest": FOREST_POINTS,
    "village": VILLAGE_POINTS,
    "city": CITY_POINTS,
    "monopoly": MONOPOLY_POINTS,
    "monopoly_mines": MONOPOLY_MINES,
    "most_ducats": MOST_DUCATS_POINTS,
    "next_ducats": NEXT_DUCATS_POINTS,
    "forest_knight": FOREST_KNIGHT_COST,
}
"""What scores what: points of lands, monopolies and ducats, the mines of a monopoly; and what a knight in a forest costs."""
PHASES: dict[str, type[Phase]] = phases_by_name(Phase)


def show(view: View) -> dict[str, object]:
    """Everything in a view, by name."""
    phase = view.phase
    key, params = question(view.options, view.realm, phase)
    return {
        "seat": "all" if view.seat == ALL else view.seat,
        "edition": view.options.edition,
        "colours": list(view.options.colours),
        "options": show_options(view.options),
        "king": view.king,
        **show_realm(view.realm, view.options.colours, worth),
        "score": [seen.score for seen in view.players],
        "ducats": [seen.ducats for seen in view.players],
        "income": _income(view.realm, len(view.players)),
        "reserve": [seen.reserve for seen in view.players],
        "hand": [_show_hand(seen) for seen in view.players],
        "known": [[card.code for card in seen.known] for seen in view.players],
        "deck": dict(zip(LETTERS, view.deck, strict=True)),
        "market": _codes(view.market),
        "played": _codes(view.played),
        "pool": _codes(view.pool),
        "idle": view.idle,
        "summary": SUMMARY,
        "phase": _show_phase(phase),
        "asked": {"key": key, **params},
        "over": isinstance(phase, Over),
        "winners": list(phase.winners) if isinstance(phase, Over) else None,
    }


@lru_cache(1024)  # every seat that looks at a position is shown the same
def _codes(counts: Pile) -> list[str]:
    return [card.code for card in cards_in(counts)]


@lru_cache(1024)  # every seat that looks at a position is shown the same
def _income(realm: Realm, players: int) -> list[int]:
    """What each player's mines bring at the start of a turn (L03-MINE-1)."""
    return [len(mines_of(realm, seat)) for seat in range(players)]


def _show_hand(seen: Seen) -> list[str]:
    """The cards of a hand by code, those that may not be known by their letter."""
    secret = [f"{letter}.{UNKNOWN}" for letter in seen.backs] if seen.secret is None else [c.code for c in seen.secret]
    return sorted([*secret, *(card.code for card in seen.known)])


def _show_phase(phase: Phase) -> dict[str, object]:
    """A phase by its name and what belongs to it; cells are numbers here, row by row from 0."""
    return {"name": phase_name(type(phase))} | {name: _plain(getattr(phase, name)) for name in parts_of(phase)}


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    return list(value) if isinstance(value, tuple) else value


def read_view(shown: Mapping[str, Any]) -> View:
    """The view that was shown; the inverse of `show`."""
    options = settle_options(shown["colours"], shown["options"])
    seat = ALL if shown["seat"] == "all" else shown["seat"]
    phase = _read_phase(shown["phase"])
    players = tuple(
        _read_seen(shown, number, seat in (number, ALL) or isinstance(phase, Over)) for number in range(options.players)
    )
    return View(
        seat=seat,
        options=options,
        king=shown["king"],
        pool=pile(CARD[code] for code in shown["pool"]),
        realm=read_realm(shown, options.colours),
        players=players,
        deck=tuple(shown["deck"][letter] for letter in LETTERS),
        market=pile(CARD[code] for code in shown["market"]),
        played=pile(CARD[code] for code in shown["played"]),
        idle=shown["idle"],
        phase=phase,
    )


def _read_phase(shown: Mapping[str, Any]) -> Phase:
    kind = PHASES[shown["name"]]
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in shown.items() if name != "name"
    }
    if values.get("sold"):
        values["sold"] = CARD[values["sold"]]
    return kind(**values)


def _read_seen(shown: Mapping[str, Any], number: int, is_open: bool) -> Seen:
    known = [CARD[code] for code in shown["known"][number]]
    secret = list(shown["hand"][number])
    for card in known:
        secret.remove(card.code)
    return Seen(
        score=shown["score"][number],
        ducats=shown["ducats"][number],
        reserve=shown["reserve"][number],
        known=tuple(known),
        backs=tuple(code[0] for code in secret),
        secret=tuple(CARD[code] for code in secret) if is_open else None,
    )
