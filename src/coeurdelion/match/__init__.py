"""Matches: their files and scenarios, honest chance, a match in progress, and whether one was honest."""
