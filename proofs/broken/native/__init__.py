"""Ways to break the rules in the compiled core."""

from proofs.broken.native.lionheart import MUTATIONS as LIONHEART
from proofs.broken.native.lowenherz_1997 import MUTATIONS as LOWENHERZ_1997
from proofs.broken.native.lowenherz_2003 import MUTATIONS as LOWENHERZ_2003
from proofs.broken.native.mutation import NativeMutation

MUTATIONS = (*LOWENHERZ_2003, *LOWENHERZ_1997, *LIONHEART)

__all__ = ["MUTATIONS", "NativeMutation"]
