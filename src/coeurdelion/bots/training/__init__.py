"""Learning the weights of bots from matches among themselves: `./dev train GAME`; it needs the compiled core."""
