"""Seats round the table, and the three that nobody sits on."""

Seat = int
CHANCE: Seat = -1
TABLE: Seat = -2
"""The seat of what happens at the table and not in the game: undo, resign, …"""
ALL: Seat = -3
"""Eyes that may see everything: referees, and whoever looks at a finished match."""
