"""First games: which stages a game's has; they are played by trials."""

from __future__ import annotations

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.games import GAMES
from coeurdelion.learn.stages import Stage, sentence, stages_of
from coeurdelion.server import wire
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.schema.types import FirstGame, FirstGameStage


@get("/api/lessons/{game:str}", responses=ERROR_RESPONSES, sync_to_thread=True)  # the first time, positions are read
def first_game(game: FromPath[str]) -> FirstGame:
    """The first game of a game: its stages in order; none where there is no first game yet."""
    if game not in GAMES:
        raise NotFoundException(game)
    return FirstGame(
        game=game,
        welcome=sentence(GAMES[game], "welcome"),
        end=sentence(GAMES[game], "end"),
        cards={code: wire.Card(**prices) for code, prices in capabilities_of(GAMES[game]).card_prices.items()},
        stages=[_stage(stage) for stage in stages_of(game)],
    )


def _stage(stage: Stage) -> FirstGameStage:
    """A stage as a page needs it before the first trial."""
    match = stage.scenario.match
    shown = match.game.show(match.game.redact(match.start(), None))
    return FirstGameStage(
        name=stage.name,
        title=stage.title,
        tasks=len(stage.tasks),
        rules=list(stage.scenario.rules),
        edition=str(shown["edition"]),
        options=dict(match.options),
        players=[wire.Player(seat, colour, "", "person") for seat, colour in enumerate(match.colours)],
    )


HANDLERS = [first_game]
