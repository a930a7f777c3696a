"""Löwenherz (1997, 2003) and Lionheart: their rules, opponents, and tables to play at."""
