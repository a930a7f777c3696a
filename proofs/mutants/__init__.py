"""Ways to break the rules, a module for each game."""

from typing import NamedTuple


class Mutation(NamedTuple):
    """A rule and the change of the code that breaks it."""

    rule: str
    path: str
    old: str
    new: str
