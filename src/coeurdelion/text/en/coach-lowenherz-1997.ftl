### What a move of Löwenherz 1997 throws away, in English.

coach-l97-prospects = Less good land is left around your castles that have no region, or more around the others’.
coach-l97-silver = Your regions hold fewer mountains for the times when silver is found, or the others’ more.
coach-l97-room = Your regions have less free land to extend into, or the others’ more.
coach-l97-pressure = Neighbours can take more from you, or you less from them: count the knights on both sides.
coach-l97-garrison = Your regions are held less firmly, or the others’ more: count the knights.
coach-l97-politics = You pass up a politics card that would be of use to you.
coach-l97-row =
    { $count ->
        [one] Another action of this card promises you about one point more.
       *[other] Another action of this card promises you about { $count } points more.
    }
coach-l97-overpays = That is more money than the action is worth to you.
coach-l97-cheap = That is too little money for letting someone else act.
coach-l97-underbids = So small a bid seldom wins the duel.
coach-l97-fights = What was proposed is better for you than a duel.
