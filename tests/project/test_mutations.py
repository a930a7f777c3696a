"""Every rule is broken once by `./dev prove mutations`, and every such change still fits the code."""

from __future__ import annotations

import ast
import tomllib

import pytest

from coeurdelion.games import GAMES
from proofs.broken import MUTATIONS
from proofs.broken.mutation import Mutation
from proofs.mutations import PACKAGE, files_with_test, scenarios_of

RULES = {rule for game in GAMES.values() for rule in game.reasons}
EACH = [pytest.param(mutation, id=f"{mutation.rule}-{number}") for number, mutation in enumerate(MUTATIONS)]


def test_every_rule_is_broken() -> None:
    broken = {mutation.rule for mutation in MUTATIONS}
    assert RULES - broken == set()
    assert broken - RULES == set()


@pytest.mark.parametrize("mutation", EACH)
def test_a_mutation_changes_one_place_of_the_code(mutation: Mutation) -> None:
    """And what comes out can be read: a file that cannot would fail every scenario and prove nothing."""
    source = (PACKAGE / mutation.path).read_text("utf-8")
    assert source.count(mutation.old) == 1
    broken = source.replace(mutation.old, mutation.new)
    assert broken != source
    if mutation.path.endswith(".toml"):
        tomllib.loads(broken)
    else:
        ast.parse(broken)


@pytest.mark.parametrize("mutation", EACH)
def test_a_mutation_has_something_that_can_fail(mutation: Mutation) -> None:
    if mutation.test:
        assert len(files_with_test(mutation.test)) == 1
    else:
        assert scenarios_of(mutation.rule)
