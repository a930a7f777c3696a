"""What became of an attack: what was measured, and whether the server held."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from proofs.attacks.target import Stage


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was measured, and whether that is within the goal; None if the attack could not be run here."""

    measured: str
    held: bool | None


Attack = Callable[[Stage], Outcome]
"""One attack against servers of its own; its docstring says what is tried."""


def title_of(attack: Attack) -> str:
    """The name of an attack on the command line."""
    return attack.__name__.replace("_", "-")


def tried_by(attack: Attack) -> str:
    """What an attack tries, in one line."""
    return " ".join((attack.__doc__ or "").split())


def until_refused(ask: Callable[[int], int], most: int) -> tuple[int, int]:
    """Ask again and again, at most so often; how often it was granted, and the status of the last answer."""
    for number in range(most):
        status = ask(number)
        if status >= 300:
            return number, status
    return most, 201
