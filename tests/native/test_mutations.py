"""Every change by which `./dev prove native_mutations` breaks the compiled core still fits one place of its sources."""

from __future__ import annotations

import pytest

from coeurdelion.native import COMPILED
from proofs.broken.native import MUTATIONS, NativeMutation
from tests.paths import ROOT

EACH = [pytest.param(mutation, id=f"{mutation.path}-{number}") for number, mutation in enumerate(MUTATIONS)]


@pytest.mark.parametrize("mutation", EACH)
def test_a_mutation_changes_one_place_of_the_sources(mutation: NativeMutation) -> None:
    source = (ROOT / "native" / mutation.path).read_text("utf-8")
    assert source.count(mutation.old) == 1
    assert mutation.new != mutation.old


def test_every_compiled_game_is_broken() -> None:
    assert {mutation.game for mutation in MUTATIONS} == set(COMPILED)
