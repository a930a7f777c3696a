"""Play and replay in the terminal."""
