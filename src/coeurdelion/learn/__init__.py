"""Learning a game: its rulebook, and examples that show each rule on a board."""
