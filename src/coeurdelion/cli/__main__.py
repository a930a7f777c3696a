"""`python -m coeurdelion.cli` is the command `coeurdelion`."""

from coeurdelion.cli import main

main()
