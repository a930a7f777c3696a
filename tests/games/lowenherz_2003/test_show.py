"""What the view shows at a glance."""

from __future__ import annotations

from typing import Any

from coeurdelion.games import lowenherz_2003 as game
from tests.games.contract import play_out, variants


def test_the_income_is_a_ducat_for_each_kind_of_mine_in_the_domains() -> None:
    """L03-MINE-1."""
    incomes = set()
    for variant in variants():
        if variant.game is not game:
            continue
        shown: Any = game.show(game.redact(play_out(variant, "keen", 3).states[-1], None))
        for seat, colour in enumerate(shown["colours"]):
            own = [cells for castle, cells in shown["domain_cells"].items() if shown["castles"][castle] == colour]
            lands = {shown["terrain"][int(cell[1:]) - 1][ord(cell[0]) - ord("a")] for cells in own for cell in cells}
            assert shown["income"][seat] == len(lands & set("GSCD"))
            incomes.add(shown["income"][seat])
    assert incomes > {0, 1}


def test_the_summary_says_what_scores_what() -> None:
    """L03-DOMAIN-2, L03-MINE-2, L03-END-3."""
    assert game.show(game.redact(game.start(game.colours, {}), None))["summary"] == {
        "forest": 1,
        "village": 3,
        "city": 5,
        "monopoly": 5,
        "monopoly_mines": 3,
        "most_ducats": 5,
        "next_ducats": 3,
        "forest_knight": 1,
    }
