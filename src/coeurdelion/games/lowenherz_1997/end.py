"""The king is dead (L97-END)."""

from __future__ import annotations

from coeurdelion.games.lowenherz_1997.events import Event, GameWon, GameWonByDucats, KingDied, ParchmentCounted
from coeurdelion.games.lowenherz_1997.region import mountain_events
from coeurdelion.games.lowenherz_1997.state import Over, State
from coeurdelion.games.lowenherz_1997.treasure import whole_purse
from coeurdelion.games.realm.points import moved


def king_dies(state: State) -> tuple[State, list[Event]]:
    """Mountains and parchments count, then the most points win (L97-END-1, L97-END-2)."""
    counted: list[Event] = [*mountain_events(state), *_parchments(state)]
    final = moved(state.players, counted)
    best = max(player.score for player in final)
    leading = [seat for seat, player in enumerate(final) if player.score == best]
    money = {seat: _money(state, seat) for seat in leading}
    won = tuple(seat for seat in leading if money[seat] == max(money.values()))
    end = GameWon(won, best) if len(leading) == 1 else GameWonByDucats(won, best, money[won[0]])
    return state._replace(phase=Over(won)), [KingDied(), *counted, end]


def _parchments(state: State) -> list[Event]:
    """Points for the parchments in hand, except those that counted when they were taken (L97-POLITICS-8)."""
    return [
        ParchmentCounted(seat, held.card.code, (), held.card.value)
        for seat, player in enumerate(state.players)
        for held in player.politics
        if held.card.is_parchment and not held.is_open
    ]


def _money(state: State, seat: int) -> int:
    """The ducats of a prince, treasures at face value (L97-END-2)."""
    money = whole_purse(state.players[seat])
    return money.ducats + sum(money.treasures)
