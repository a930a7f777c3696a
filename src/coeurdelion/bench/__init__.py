"""How fast the rules are, and how much a server carries, each beside a peer in one run."""
