### What a move of Löwenherz 2003 throws away, in English.

coach-l03-prospects = Less good land is left around your castles that have no domain, or more around the others’.
coach-l03-room = Your domains have less free land to extend into, or the others’ more.
coach-l03-pressure = Neighbours can take more from you, or you less from them: count the knights on both sides.
coach-l03-garrison = Your domains are held less firmly, or the others’ more: count the knights.
coach-l03-income = Your mines bring you fewer ducats each turn, or the others’ more.
coach-l03-monopoly = A monopoly slips further away from you, or comes nearer for someone else.
coach-l03-bonus = The bonus for the most ducats at the end slips away.
coach-l03-hand = Your cards will be of less use next turn.
