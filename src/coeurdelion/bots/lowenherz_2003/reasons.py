"""Why a bot of Löwenherz 2003 does something, told from what happens then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coeurdelion.bots.common_reasons import WINS, ranks, weightiest
from coeurdelion.bots.lowenherz_2003.outlook import MINE_LETTERS, Outlook
from coeurdelion.bots.realm.reasons import Wording, of_borders, of_knights
from coeurdelion.core import Seat
from coeurdelion.core.bot import Reason
from coeurdelion.games.lowenherz_2003.events import (
    AllianceMade,
    CellLost,
    DeserterCalled,
    DomainExtended,
    DomainMade,
    Event,
    GameWonByCards,
    GameWonByKing,
    KnightDeserted,
    KnightPlaced,
    LandCutOff,
    MonopolyGained,
    MonopolyLost,
)
from coeurdelion.games.lowenherz_2003.mine import mines_of
from coeurdelion.games.lowenherz_2003.state import State
from coeurdelion.games.lowenherz_2003.tiles import TERRAIN
from coeurdelion.games.realm.board import Realm

DRAWS = Reason("reason-draws", {})
NO_BETTER = Reason("reason-no-better", {})


REASONS = (
    "reason-wins",
    "reason-closes",
    "reason-monopoly",
    "reason-takes-from",
    "reason-cuts-off",
    "reason-breaks-monopoly",
    "reason-extends",
    "reason-income",
    "reason-deserter",
    "reason-peace",
    "reason-defends",
    "reason-outnumbers",
    "reason-mine",
    "reason-nearer",
    "reason-hems-in",
    "reason-reaches",
    "reason-garrison",
    "reason-holds-later",
    "reason-weakens",
    "reason-least-missed",
    "reason-site",
    "reason-crowds",
    "reason-sells",
    "reason-saves-for",
    "reason-bonus",
    "reason-no-better",
    "reason-takes",
    "reason-draws",
    "reason-enough",
    "reason-only",
    "reason-best",
)
"""The key of every reason, the weightiest first."""
WORDING = Wording(
    nearer="reason-nearer",
    outnumbers="reason-outnumbers",
    holds_later="reason-holds-later",
    site="reason-site",
    rank=ranks(REASONS),
)


def step_reasons(before: State, after: State, events: Sequence[Event], seat: Seat, outlook: Outlook) -> tuple[Reason, ...]:
    """The reasons for steps that lead from one state to another; there is always one."""
    realms = before.realm, after.realm
    found = [reason for event in events for reason in _of_event(before, event, seat)]
    found += [Reason("reason-income", {"mine": mine}) for mine in _new_mines(*realms, seat)]
    found += of_borders(*realms, seat, outlook.survey, WORDING)
    knights = [event.cell for event in events if isinstance(event, KnightPlaced)]
    found += of_knights(*realms, knights, seat, outlook.survey, WORDING)
    return weightiest(found, WORDING.rank)


def _of_event(before: State, event: Event, seat: Seat) -> Iterator[Reason]:
    """What an event is good for."""
    match event:
        case GameWonByKing(players=players) | GameWonByCards(players=players) if seat in players:
            yield WINS
        case DomainMade(seat=whose, castle=castle, points=points):
            yield (
                Reason("reason-closes", {"castle": castle, "points": points})
                if whose == seat
                else Reason("reason-hems-in", {"castle": castle, "owner": whose})
            )
        case DomainExtended(castle=castle, cells=(cell,), points=points):
            yield _of_extension(before.realm, castle, cell, points)
        case CellLost(seat=whose, points=points) if points:
            yield Reason("reason-takes-from", {"owner": whose, "points": -points})
        case LandCutOff(seat=whose, points=points) if points:
            yield Reason("reason-cuts-off", {"owner": whose, "points": -points})
        case MonopolyGained(seat=whose, mine=mine, points=points) if whose == seat:
            yield Reason("reason-monopoly", {"mine": mine, "points": points})
        case MonopolyLost(seat=whose, mine=mine, points=points) if whose != seat:
            yield Reason("reason-breaks-monopoly", {"owner": whose, "mine": mine, "points": -points})
        case DeserterCalled(castle=castle, other=other, owner=whose):
            yield Reason("reason-deserter", {"castle": castle, "other": other, "owner": whose})
        case KnightDeserted(seat=whose, cell=cell, other=other):
            yield (
                Reason("reason-least-missed", {"cell": cell, "castle": other})
                if whose == seat
                else Reason("reason-weakens", {"cell": cell, "other": other, "owner": whose})
            )
        case AllianceMade(castle=castle, other=other, owner=whose):
            yield Reason("reason-peace", {"castle": castle, "other": other, "owner": whose})
        case _:
            return


def _of_extension(realm: Realm, castle: str, cell: str, points: int) -> Reason:
    """What a cell is good for: its points, its mine, or what lies behind it."""
    terrain = realm.land.terrain[realm.land.grid.cell(cell)]
    if points:
        return Reason("reason-extends", {"castle": castle, "cell": cell, "points": points})
    if terrain in MINE_LETTERS:
        return Reason("reason-mine", {"castle": castle, "cell": cell, "mine": TERRAIN[terrain]})
    return Reason("reason-reaches", {"castle": castle, "cell": cell})


def _new_mines(before: Realm, after: Realm, seat: Seat) -> list[str]:
    """The kinds of mines that a player gets and had not."""
    had = mines_of(before, seat)
    return [mine for mine in mines_of(after, seat) if mine not in had]
