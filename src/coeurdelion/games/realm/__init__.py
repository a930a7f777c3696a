"""What both Löwenherz games share: land, borders, areas, domains and pieces, as plain functions.

A colour is a number: the seats in order, then one more for the neutral colour. Functions that answer why something is not
possible return a `Fault`, a reason without a rule: each game names the rule in its own `rules.toml`.
"""
