"""The rules of every game, each broken in one way."""

from proofs.broken import lionheart, lowenherz_1997, lowenherz_2003

MUTATIONS = [*lowenherz_2003.MUTATIONS, *lowenherz_1997.MUTATIONS, *lionheart.MUTATIONS]
