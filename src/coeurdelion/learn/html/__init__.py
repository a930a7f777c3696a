"""The rulebook as HTML: complete without scripts and styles, so that every reader has all of it."""
