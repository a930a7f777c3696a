"""Which domains could be extended into which: as the reasons for a refusal have it, cell by cell."""

from __future__ import annotations

import pytest

from coeurdelion.core import AnyGame
from coeurdelion.core.choices import bits
from coeurdelion.games import GAMES
from coeurdelion.games.realm.board import Realm
from coeurdelion.games.realm.extension import entries, extension_fault
from tests.games.contract import play_out, variants

REALMS = [GAMES["lowenherz-2003"], GAMES["lowenherz-1997"]]


def realms(game: AnyGame) -> list[Realm]:
    """Some realms of keen matches of every variant."""
    played = [play_out(variant, "keen", 3).states for variant in variants() if variant.game is game]
    return [state.realm for states in played for state in states[::25]]


@pytest.mark.parametrize("game", REALMS, ids=lambda game: game.id)
def test_a_domain_can_enter_another_if_one_of_its_cells_can_be_taken(game: AnyGame) -> None:
    seen = 0
    for realm in realms(game):
        taken = [
            (one.castle, other.castle)
            for one in realm.domains
            for other in realm.domains
            if one != other and any(extension_fault(realm, one, cell) is None for cell in bits(other.cells))
        ]
        assert entries(realm) == taken
        seen += len(taken)
    assert seen
