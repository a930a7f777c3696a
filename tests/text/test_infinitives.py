"""Every action of every game can be said in words: what hints say is never notation."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import pytest

from coeurdelion.bots import BOTS, bot_named, usual_level
from coeurdelion.core import CHANCE, AnyGame
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.core.random_play import pick
from coeurdelion.games import GAMES
from coeurdelion.text import LANGUAGES, Speaker
from tests.games.contract import Variant, variants

ALL = pytest.mark.parametrize("language", LANGUAGES)
OF_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
NOTATION = re.compile(
    r"@|/|[A-Z]\.[A-Z0-9?]"  # k1@e10, A.K1/X
    r"|\b[a-z]\d{1,2}[es]\b|\bt(8|10|12|15)\b"  # c7e, t8
    r"|\b(move|turn|attack|bribe|wall|border|desert|ally|remove) [a-z]\d"  # move c8 c5
    r"|[a-z]+-[a-z]+-[a-z]+-[a-z]+"  # the key of a sentence
)
"""What looks like notation; the name of a cell alone does not."""
POSITIONS, LINES = 12, 40
"""How many positions of a match are looked at, and how many lines of each verb in all."""


def positions(variant: Variant) -> list[tuple[Any, int]]:
    """Positions of a match in which seats have to act, from its beginning to its end."""
    game, rng = variant.game, Random(7)
    state = game.start(game.colours[: variant.players], variant.options)
    found: list[tuple[Any, int]] = []
    while seats := game.to_act(state):
        found += [(state, seat) for seat in seats if seat != CHANCE]
        state, _ = game.apply(state, seats[0], pick(game, state, seats[0], rng, BOTS[game.id].keen))
    return found


@cache
def lines_of(name: str) -> dict[str, list[tuple[Any, str]]]:
    """Legal lines of many positions by their verbs, each with what its seat sees."""
    game = GAMES[name]
    found: dict[str, list[tuple[Any, str]]] = defaultdict(list)
    rng = Random(5)
    for variant in variants():
        if variant.game is game:
            for state, seat in positions(variant):
                view, lines = game.redact(state, seat), list(map(str, game.legal(state, seat)))
                verbs = {line.partition(" ")[0] for line in lines}
                for verb in verbs:
                    if len(found[verb]) < LINES or rng.random() < 0.05:
                        found[verb].append((view, rng.choice([line for line in lines if line.partition(" ")[0] == verb])))
    return found


def speaker(game: AnyGame, language: str, edition: str = "") -> Speaker:
    return Speaker(language, game, edition, ["Ada", "Grace", "Hedy", "Éowyn"])


@ALL
@OF_GAME
def test_every_line_is_said_in_words(game: AnyGame, language: str) -> None:
    infinitive = capabilities_of(game).infinitive
    assert infinitive
    for verb, lines in lines_of(game.id).items():
        for view, line in lines:
            said = speaker(game, language).question(*infinitive(view, game.parse(line)))
            assert not NOTATION.search(said), (verb, line, said)


@OF_GAME
def test_a_hint_speaks_no_notation(game: AnyGame) -> None:
    """What a bot of the usual level would do in positions of a match, and its reasons."""
    rng = Random(3)
    level = usual_level(game)
    infinitive = capabilities_of(game).infinitive
    assert infinitive
    variant = next(variant for variant in reversed(variants()) if variant.game is game)
    found = positions(variant)
    for state, seat in found[:: max(1, len(found) // POSITIONS)]:
        view = game.redact(state, seat)
        choice = bot_named(game, level)(BotRequest(view, (), game.legal(state, seat), rng, 200))
        for language in LANGUAGES:
            voice = speaker(game, language)
            told = [voice.question(*said) for said in (infinitive(view, choice.action), *choice.reasons)]
            assert not [one for one in told if NOTATION.search(one)]
