"""What a scenario may compare in both Löwenherz games."""

from coeurdelion.core.capabilities import Expectation

EXPECTATIONS = {
    "ducats": Expectation.BY_PLAYER,
    "reserve": Expectation.BY_PLAYER,
    "domains": Expectation.TABLE,
    "borders": Expectation.WORDS,
    "supply": Expectation.NUMBER,
}
