"""How many sequences of actions a few small positions allow; a change of the rules shows here first."""

from __future__ import annotations

import pytest

from coeurdelion.core import perft
from coeurdelion.match.scenario import read_scenario

BORDERS = '''
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
board = """
+---+---+---+
|.RC .RK|F  |
+   +   +---+
|F   V   .BC|
+---+---+---+
"""
[position.red]
hand = ["A.B2", "A.K1/B2"]
[position.blue]
hand = ["A.K1"]
'''

DOMAINS = '''
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
deck = ["C.B2", "C.X", "C.X"]
board = """
+---+---+---+---+
|.RC FRK|.BC .BK|
+   +   +   +   +
|F   V  |.   G  |
+---+---+---+---+
|.   F   F   .  |
+---+---+---+---+
"""
[position.red]
ducats = 20
hand = ["C.D", "C.X", "C.A"]
[position.blue]
hand = ["C.K2"]
'''

PLACING = '''
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
phase = "placement"
board = """
+---+---+---+---+
|.   F   .   .  |
+   +   +   +   +
|.   G   V   F  |
+   +   +   +   +
|F   .   .   .  |
+---+---+---+---+
"""
[position.red]
hand = ["A.B1"]
[position.blue]
hand = ["A.B1"]
'''

ROUND_1997 = '''
game = "lowenherz-1997"
[position]
players = ["rose", "gold"]
card = "P/W1/W2"
actions = ["silver"]
politics = [["alliance", "treasure8"], ["parchment3"]]
board = """
+---+---+---+
|.RC .RK|M  |
+   +   +---+
|F   T   .GC|
+---+---+---+
"""
[position.rose]
ducats = 2
[position.gold]
ducats = 1
'''

SWORDS_1997 = '''
game = "lowenherz-1997"
[position]
players = ["rose", "gold", "purple", "grey"]
card = "$4/W2/S2"
alliances = [["a1", "c1"]]
board = """
+---+---+---+---+
|.RC FRK|.GC .GK|
+   +   +   +   +
|F   T  |.   M  |
+---+---+---+---+
|.   F   F   .PC|
+---+---+---+---+
"""
[position.rose]
ducats = 12
politics = ["renegade", "treasure8"]
[position.gold]
ducats = 10
'''

PLACING_1997 = '''
game = "lowenherz-1997"
options = { castle_distance = 3 }
[position]
players = ["rose", "gold", "purple"]
phase = "placement"
board = """
+---+---+---+---+
|.   F   .   .  |
+   +   +   +   +
|.   M   T   .  |
+   +   +   +   +
|F   .   .   .  |
+---+---+---+---+
"""
'''

ARRAY = """
game = "lionheart"
[position]
layout = "beginner"
"""

MELEE = '''
game = "lionheart"
[position]
board = """
. . . . k1v . . . .
. . . . . . . . .
. . n1v m2v . . . . .
. . P2^ K1^ . . . . .
. . A1> H1< i3^ . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
moved = ["d4"]
actions_left = 1
'''

COUNTS = [
    ("borders", BORDERS, [5, 11, 32, 37]),
    ("domains", DOMAINS, [6, 7, 13, 20]),
    ("placing", PLACING, [7, 14, 76, 136]),
    ("round-1997", ROUND_1997, [3, 6, 18, 170]),
    ("swords-1997", SWORDS_1997, [6, 24, 66, 204]),
    ("array", ARRAY, [36, 1290, 46434]),
    ("melee", MELEE, [15, 235, 4796]),
    ("placing-1997", PLACING_1997, [8, 12, 68, 88]),
]


@pytest.mark.parametrize(("text", "counts"), [entry[1:] for entry in COUNTS], ids=[entry[0] for entry in COUNTS])
def test_perft(text: str, counts: list[int]) -> None:
    scenario = read_scenario(text)
    assert [perft(scenario.game, scenario.state, depth) for depth in range(1, len(counts) + 1)] == counts
