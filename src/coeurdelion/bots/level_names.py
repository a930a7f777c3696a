"""The names of the levels, as matches, options and the protocol write them."""

RANDOM = "random"
SQUIRE = "squire"
