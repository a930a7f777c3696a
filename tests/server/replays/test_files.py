"""What an uploaded match file becomes, or why it is refused."""

from __future__ import annotations

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.replays.files import read_file
from tests.paths import MATCHES

FILE = (MATCHES / "lionheart" / "king-eliminated.match").read_text("utf-8")


@pytest.mark.parametrize("place", ["\nplayer 1", "\n1 attack", "\nresult", "\nseed"])
@pytest.mark.parametrize("more", [0, 1, 6])
def test_a_file_that_breaks_off_is_refused_as_cut_off(place: str, more: int) -> None:
    cut = FILE[: FILE.index(place) + more]
    with pytest.raises(Refused) as refused:
        read_file(cut)
    assert refused.value.reason == "cut-off"
    assert refused.value.params["text"] == cut.rstrip("\n").rpartition("\n")[2]


def test_a_file_without_its_digest_is_taken() -> None:
    assert read_file(FILE.partition("# sha256")[0]).match.game == "lionheart"
