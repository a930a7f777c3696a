"""What is not allowed, and why."""

from __future__ import annotations

Param = str | int | None | tuple[str, ...] | tuple[int, ...]
"""What the sentence of a refusal, an event or a question can need."""


class Refused(Exception):  # noqa: N818 - the word of the rulebook, not an error of the program
    """An action, option or line that is not allowed: by which rule, for what reason, and what its sentence needs."""

    def __init__(self, rule: str, reason: str, **params: Param) -> None:
        super().__init__(rule, reason, params)
        self.rule = rule
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.rule}: {self.reason}" + (f" ({told})" if told else "")
