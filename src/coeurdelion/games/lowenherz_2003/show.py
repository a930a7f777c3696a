"""A view in plain names and numbers, ready for JSON, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, get_args

from coeurdelion.core import ALL, bits
from coeurdelion.games.lowenherz_2003.asked import question
from coeurdelion.games.lowenherz_2003.cards import CARD, LETTERS, Card, cards_in, pile
from coeurdelion.games.lowenherz_2003.options import Options
from coeurdelion.games.lowenherz_2003.state import Over, Phase
from coeurdelion.games.lowenherz_2003.view import UNKNOWN, Seen, View
from coeurdelion.games.realm.board import Realm, bare_realm, joined, kin_edges, land, marked_border
from coeurdelion.games.realm.borders import close_areas

NEUTRAL = "neutral"
PHASES: dict[str, type[Phase]] = {
    re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower(): kind for kind in get_args(Phase)
}
_PHASE_NAMES = {kind: name for name, kind in PHASES.items()}


def show(view: View) -> dict[str, object]:
    """Everything in a view, by name."""
    realm, board = view.realm, view.realm.land.grid
    phase = view.phase
    width = board.width
    key, params = question(view.options, realm, phase)
    return {
        "seat": "all" if view.seat == ALL else view.seat,
        "edition": view.options.edition,
        "colours": list(view.options.colours),
        "options": _show_options(view.options),
        "king": view.king,
        "terrain": [realm.land.terrain[row : row + width] for row in range(0, board.size, width)],
        "score": [seen.score for seen in view.players],
        "ducats": [seen.ducats for seen in view.players],
        "reserve": [seen.reserve for seen in view.players],
        "hand": [_show_hand(seen) for seen in view.players],
        "known": [[card.code for card in seen.known] for seen in view.players],
        "deck": dict(zip(LETTERS, view.deck, strict=True)),
        "market": [card.code for card in cards_in(view.market)],
        "played": [card.code for card in cards_in(view.played)],
        "pool": [card.code for card in cards_in(view.pool)],
        "castles": _show_pieces(view, realm.castles),
        "knights": _show_pieces(view, realm.knights),
        "domains": {board.cells[domain.castle]: domain.cells.bit_count() for domain in realm.domains},
        "domain_cells": {board.cells[domain.castle]: list(board.names(domain.cells)) for domain in realm.domains},
        "borders": list(board.edge_names(realm.borders)),
        "supply": realm.supply,
        "alliances": _show_alliances(realm),
        "idle": view.idle,
        "phase": _show_phase(phase),
        "asked": {"key": key, **params},
        "over": isinstance(phase, Over),
        "winners": list(phase.winners) if isinstance(phase, Over) else None,
    }


def _show_options(options: Options) -> dict[str, object]:
    shown = options._asdict()
    del shown["colours"]
    return shown | {"arrangement": list(options.arrangement)}


def _show_hand(seen: Seen) -> list[str]:
    """The cards of a hand by code, those that may not be known by their letter."""
    secret = [f"{letter}.{UNKNOWN}" for letter in seen.backs] if seen.secret is None else [c.code for c in seen.secret]
    return sorted([*secret, *(card.code for card in seen.known)])


def _show_pieces(view: View, sets: tuple[int, ...]) -> dict[str, str]:
    """The cells with a piece of one kind, each with its colour."""
    colours = (*view.options.colours, NEUTRAL)
    cells = view.realm.land.grid.cells
    return {cells[cell]: colours[colour] for colour, own in enumerate(sets) for cell in bits(own)}


def _show_alliances(realm: Realm) -> list[dict[str, object]]:
    """Every alliance: its two castles and the border that marks it, empty if no common one is left (L03-ALLY-3)."""
    cells = realm.land.grid.cells
    by_castle = {domain.castle: domain for domain in realm.domains}
    return [
        {"castles": [cells[one], cells[other]], "marked": marked_border(realm, by_castle[one], by_castle[other])}
        for one, other in sorted(realm.allied)
    ]


def _show_phase(phase: Phase) -> dict[str, object]:
    """A phase by its name and what belongs to it; cells are numbers here, row by row from 0."""
    values = {field.name: getattr(phase, field.name) for field in fields(phase)}
    return {"name": _PHASE_NAMES[type(phase)]} | {name: _plain(value) for name, value in values.items()}


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    return list(value) if isinstance(value, tuple) else value


def read_view(shown: Mapping[str, Any]) -> View:
    """The view that was shown; the inverse of `show`."""
    options = Options(
        colours=tuple(shown["colours"]),
        **{**shown["options"], "arrangement": tuple(shown["options"]["arrangement"])},
    )
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
        realm=_read_realm(shown, options, domains=bool(shown["domains"])),
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


def _read_realm(shown: Mapping[str, Any], options: Options, *, domains: bool) -> Realm:
    board = land(shown["terrain"])
    grid = board.grid
    colours = (*options.colours, NEUTRAL)
    castles, knights = (
        tuple(sum(1 << grid.cell(cell) for cell, whose in shown[kind].items() if whose == colour) for colour in colours)
        for kind in ("castles", "knights")
    )
    borders = sum(1 << grid.edge(name) for name in shown["borders"])
    realm = bare_realm(board, len(colours), shown["supply"])._replace(
        borders=borders,
        castles=castles,
        knights=knights,
        joints=joined(grid, borders),
        kin=kin_edges(grid, castles, knights),
    )
    if domains:
        realm = close_areas(realm, grid.all_cells).realm
    pairs = (alliance["castles"] for alliance in shown["alliances"])
    return realm._replace(allied=frozenset((grid.cell(one), grid.cell(other)) for one, other in pairs))
