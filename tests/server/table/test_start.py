"""How a match begins: with drawn seats in every order, whatever the game."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES
from coeurdelion.server.store import Store
from tests.server.harness import new_table


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
async def test_drawn_seats_go_to_everyone_in_turn(game: AnyGame, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Lionheart each seat has its own colour, elsewhere people keep theirs."""
    rng = Random(1)
    monkeypatch.setattr("coeurdelion.server.table.start.SystemRandom", lambda: rng)
    orders = set()
    for number in range(8):
        table = await new_table(store, "ab", {}, game, match=f"m{number}", seating="random")
        assert table.live
        seats = table.stored.seats
        assert {seat.guest for seat in seats} == {"a", "b"}
        orders.add(tuple((seat.guest, seat.colour) for seat in seats))
    first, second = game.colours[:2]
    swapped = (first, second) if game.id == "lionheart" else (second, first)
    assert orders == {(("a", first), ("b", second)), (("b", swapped[0]), ("a", swapped[1]))}
