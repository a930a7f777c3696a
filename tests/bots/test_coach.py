"""The coach says what a move throws away, from the seat's view alone, and leaves good play in peace."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from coeurdelion.bots import BOTS, SQUIRE, bot_named
from coeurdelion.bots.arena import Decision, play_match
from coeurdelion.bots.coach import FINE, Judged, judge
from coeurdelion.bots.common_reasons import MAX_REASONS
from coeurdelion.core import AnyGame, Seat
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games import GAMES, lionheart, lowenherz_1997, lowenherz_2003
from coeurdelion.match.scenario import read_position
from coeurdelion.text import LANGUAGES, Speaker
from coeurdelion.text.speaker import has_sentence

ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
MISTAKES = 0.2
"""The share of moves at random in the matches that are looked at, so that there are positions as people make them."""
ENTRIES = {"lionheart": 160, "lowenherz-2003": 170, "lowenherz-1997": 120}
"""How far a match of each game is played."""
JUDGED = 30
"""How many of its decisions are judged, at most."""
LOT = 5
NO_HURRY_MS = 10**9


def asked(game: AnyGame, state: object, seat: Seat) -> BotRequest:
    """What the coach gets."""
    return BotRequest(game.redact(state, seat), (), game.legal(state, seat), Random(1), NO_HURRY_MS)


def judged(game: AnyGame, state: object, seat: Seat, line: str) -> Judged:
    """What the coach says of a line."""
    return judge(game, asked(game, state, seat), game.parse(line))


def in_position(text: str, line: str, seat: Seat = 0) -> Judged:
    """What the coach says of a line in the position of a scenario."""
    match = read_position(text)
    return judged(match.game, match.start(), seat, line)


class Tried(NamedTuple):
    """A decision, with what the coach says of what the squire would do and of any move at random."""

    decision: Decision
    squire: Judged
    random: Judged


def decisions(game: AnyGame) -> list[Decision]:
    """Decisions of a match among squires who make mistakes, from its beginning to the middle."""
    squire, seen = bot_named(game, SQUIRE), list[Decision]()

    def careless(asked: BotRequest) -> BotChoice:
        return BotChoice(asked.rng.choice(asked.legal)) if asked.rng.random() < MISTAKES else squire(asked)

    play_match(game, [careless] * game.seats[0], {}, Random(LOT), seen.append, ENTRIES[game.id])
    return [one for one in seen if len(one.request.legal) > 1]


def judge_some(game: AnyGame) -> Iterator[Tried]:
    """What the coach says of some decisions."""
    rng, squire, made = Random(LOT), bot_named(game, SQUIRE), decisions(game)
    for decision in made[:: len(made) // JUDGED + 1]:
        state, seat, request = decision.state, decision.seat, decision.request
        lines = squire(request._replace(rng=rng)).action, rng.choice(request.legal)
        yield Tried(decision, *(judged(game, state, seat, str(line)) for line in lines))


def share(said: list[Judged]) -> float:
    """The share of moves that are called grave."""
    return sum(one.is_grave for one in said) / len(said)


@ALL_GAMES
def test_a_squire_is_not_warned_random_moves_are_and_what_is_said_can_be_said(game: AnyGame) -> None:
    seen = list(judge_some(game))
    assert len(seen) > JUDGED / 2
    assert share([one.squire for one in seen]) < 0.01
    assert share([one.random for one in seen]) > 0.05
    for decision, *said in seen:
        for one in said:
            check_said(game, decision, one)


def check_said(game: AnyGame, decision: Decision, said: Judged) -> None:
    """What is worth a word has a better line and reasons in every language, what is not has nothing."""
    if said.loss < BOTS[game.id].coach.telling:
        assert said == FINE._replace(loss=said.loss)
        return
    assert said.better
    assert said.better.action in list(decision.request.legal)
    assert 1 <= len(said.lost) <= MAX_REASONS
    for language in LANGUAGES:
        speaker = Speaker.of_colours(language, game, "", game.colours)
        assert all(speaker.question(*reason) for reason in said.lost)


@ALL_GAMES
def test_it_goes_by_what_the_seat_can_know(game: AnyGame) -> None:
    """What the seat cannot see is dealt anew: the answer stays the same, also if there is time for one world only."""
    for decision in decisions(game)[5::50]:
        seat, action = decision.seat, decision.request.legal[0]
        other = game.deal(game.redact(decision.state, seat), Random(99))
        for nodes in (1, 400):
            first, second = (judge(game, asked(game, state, seat), action, nodes) for state in (decision.state, other))
            assert first == second


@ALL_GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_loss_has_its_sentence(game: AnyGame, language: str) -> None:
    assert all(has_sentence(language, words.key) for words in BOTS[game.id].coach.words.values())


@ALL_GAMES
def test_the_parts_add_up_to_the_evaluation(game: AnyGame) -> None:
    """Apart from cards in hand, which an evaluation leaves out."""
    squire, bots = bot_named(game, SQUIRE), BOTS[game.id]
    state = play_match(game, [squire] * game.seats[0], {}, Random(3), entries=60)
    for seat in range(game.seats[0]):
        parts = {name: worth for name, worth in bots.coach.parts(state, seat).items() if name != "hand"}
        assert sum(parts.values()) == pytest.approx(bots.evaluate(state, seat))


KING_IN_DANGER = """
game = "lionheart"
[position]
players = ["gold", "silver"]
board = \"\"\"
.   .   .   .   k1v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   i4v
.   .   .   .   .   .   .   .   .
.   .   .   .   n2v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   I4^
I4^ .   .   .   K1^ .   .   .   .
\"\"\"
"""


def test_a_king_left_to_die_is_grave() -> None:
    said = in_position(KING_IN_DANGER, "end")
    assert said.is_grave
    assert said.lost[0].key == "coach-lh-king"
    assert said.lost[0].params["worse"] > 50  # type: ignore[operator]
    assert said.better
    assert str(said.better.action) != "end"


def test_a_king_who_rides_away_is_not_warned() -> None:
    rescue = in_position(KING_IN_DANGER, "end").better
    assert rescue
    assert in_position(KING_IN_DANGER, str(rescue.action)) == FINE


POINTS_TO_TAKE = """
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
board = \"\"\"
+---+---+---+---+---+---+
|.RC V   V  |.   .   .  |
+   +   +   +   +   +   +
|.   F   V  |.   .   .  |
+---+---+   +   +   +   +
|.   .   .   .   .   .BC|
+   +   +   +   +   +   +
|.   .   .   .   .   .  |
+---+---+---+---+---+---+
\"\"\"
[position.red]
hand = ["A.B1", "A.K1"]
ducats = 9
[position.blue]
hand = ["A.B1"]
"""


def test_points_given_away_are_told() -> None:
    said = in_position(POINTS_TO_TAKE, "sell A.B1")
    assert said.is_grave
    assert said.better
    assert str(said.better.action) == "play A.B1"
    assert "coach-points" in [reason.key for reason in said.lost]


def test_money_thrown_away_in_a_duel_is_told() -> None:
    """Whoever bids all that there is pays too much, or is right to."""
    squire, seen = bot_named(lowenherz_1997, SQUIRE), list[Decision]()
    play_match(lowenherz_1997, [squire] * 3, {}, Random(2), seen.append, entries=150)
    duels = [one for one in seen if str(one.choice.action).startswith("bid")]
    all_in = [(one, max(one.request.legal, key=lambda bid: bid.ducats + sum(bid.treasures))) for one in duels]
    said = [judged(lowenherz_1997, one.state, one.seat, str(bid)) for one, bid in all_in]
    assert {reason.key for one in said for reason in one.lost} == {"coach-l97-overpays"}


def test_what_cannot_be_chosen_or_listed_is_not_judged() -> None:
    built = lionheart.start(lionheart.colours, {"army": "built"})
    army = "army k1@e8 i4@c7"
    assert judged(lionheart, built, 0, army) == FINE
    state = read_position(POINTS_TO_TAKE).start()
    request = asked(lowenherz_2003, state, 0)
    only = request._replace(legal=request.legal.__class__((lowenherz_2003.parse("sell A.B1"),)))
    assert judge(lowenherz_2003, only, lowenherz_2003.parse("sell A.B1")) == FINE
