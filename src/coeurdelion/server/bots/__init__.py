"""The bots of the server: a pool of processes in which they choose, each with a timeout."""
