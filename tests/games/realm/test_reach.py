"""What could be done at a place of the realm: exactly what the rules would allow, in every language."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from coeurdelion.core import AnyGame, Refused
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.games.realm.borders import border_targets, place_border
from coeurdelion.games.realm.extension import extension_targets
from coeurdelion.games.realm.knights import knight_targets
from coeurdelion.text import LANGUAGES, Speaker
from tests.games.contract import play_out, variants
from tests.games.realm.test_extension import REALMS


@cache
def _states(game: str) -> tuple[Any, ...]:
    played = play_out(next(one for one in variants() if one.game.id == game), "keen", 3).states
    return tuple(played[::8])


def states(game: AnyGame) -> tuple[Any, ...]:
    """Some states of a keen match."""
    return _states(game.id)


def told(game: AnyGame, state: Any, place: str) -> list[tuple[str, Any]]:
    reach = capabilities_of(game).reach
    assert reach is not None
    return [(key.partition("-")[2], params) for key, params in reach(game.redact(state, None), place)]


@pytest.mark.parametrize("game", REALMS, ids=lambda game: game.id)
def test_a_cell_tells_who_could_come_there(game: AnyGame) -> None:
    seen = set()
    for state in states(game):
        realm, players = state.realm, len(state.players)
        names = realm.land.grid.cells
        for cell in range(0, realm.land.grid.size, 3):
            found = told(game, state, names[cell])
            seen |= {key for key, _ in found}
            extends = {params["castle"] for key, params in found if key in ("reach-extends", "reach-enters")}
            assert extends == {
                names[domain.castle]
                for domain in realm.domains
                if domain.colour < players and extension_targets(realm, domain) >> cell & 1
            }
            knights = [params["players"] for key, params in found if key == "reach-knight"]
            able = tuple(seat for seat in range(players) if knight_targets(realm, seat) >> cell & 1)
            assert knights == ([able] if able else [])
    assert seen >= {"reach-extends", "reach-enters", "reach-too-few", "reach-knight", "reach-nobody"}


@pytest.mark.parametrize("game", REALMS, ids=lambda game: game.id)
def test_a_line_tells_what_a_border_would_close_or_why_there_can_be_none(game: AnyGame) -> None:
    seen = set()
    for state in states(game):
        realm = state.realm
        for edge, name in list(realm.land.grid.edges.items())[::4]:
            found = told(game, state, name)
            seen |= {key for key, _ in found}
            if not border_targets(realm) >> edge & 1:
                assert [key for key, _ in found if key.startswith("refused-")]
                continue
            closed = [params["castle"] for key, params in found if key == "reach-closes"]
            assert closed == [realm.land.grid.cells[domain.castle] for domain in place_border(realm, edge).made]
    assert seen >= {"reach-closes", "reach-open", "refused-border-stands"}


@pytest.mark.parametrize("place", ["", "z99", "a1x", "a", "a1n"])
def test_where_there_is_no_place_it_is_refused(place: str) -> None:
    game = REALMS[0]
    with pytest.raises(Refused):
        told(game, states(game)[0], place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REALMS, ids=lambda game: game.id)
def test_all_of_it_has_words(game: AnyGame, language: str) -> None:
    speaker = Speaker.of_colours(language, game, "", ("red", "blue", "orange", "white"))
    reach = capabilities_of(game).reach
    assert reach is not None
    for state in states(game)[::3]:
        view = game.redact(state, None)
        grid = state.realm.land.grid
        for place in (*grid.cells[::5], *list(grid.edges.values())[::11]):
            assert all(speaker.question(key, params) for key, params in reach(view, place))
