"""Who plays is a level, a command, or either of them under a name."""

from __future__ import annotations

import sys

import pytest

from coeurdelion.bots import RANDOM, SQUIRE
from coeurdelion.bots.arena import Contestant, read_contestants
from coeurdelion.core import Refused
from coeurdelion.core.bot_name import BotName
from coeurdelion.games import lionheart

COMMAND = f"{sys.executable} mybot.py --depth=3"


def test_levels_and_commands_are_told_apart() -> None:
    assert read_contestants(lionheart, [SQUIRE, f"mine={COMMAND}", COMMAND, f"weak={RANDOM}"]) == (
        Contestant(SQUIRE, level=SQUIRE),
        Contestant("mine", command=COMMAND),
        Contestant(COMMAND, command=COMMAND),
        Contestant("weak", level=RANDOM),
    )


def test_a_level_may_appear_as_a_character() -> None:
    plain, raven = read_contestants(lionheart, [SQUIRE, f"{SQUIRE}:raven"])
    assert (plain.appears_as, raven.appears_as) == (BotName(SQUIRE), BotName(SQUIRE, "raven"))
    assert (plain.recorded, raven.recorded, raven.name) == ("bot:squire", "bot:squire:raven", "squire:raven")


def test_bots_of_one_name_are_numbered() -> None:
    assert [bot.name for bot in read_contestants(lionheart, [SQUIRE, RANDOM, SQUIRE, SQUIRE])] == [
        SQUIRE,
        RANDOM,
        f"{SQUIRE} 2",
        f"{SQUIRE} 3",
    ]


@pytest.mark.parametrize(
    ("texts", "reason"),
    [
        ([SQUIRE], "too-few-bots"),
        ([SQUIRE, "sqire"], "unknown-level"),
        ([SQUIRE, "squire:nobody"], "no-such-character"),
        ([SQUIRE, "./nowhere/bot --fast"], "no-such-program"),
        ([SQUIRE, 'python "bot'], "no-such-program"),
    ],
)
def test_what_is_neither_is_refused(texts: list[str], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read_contestants(lionheart, texts)
    assert refused.value.reason == reason
