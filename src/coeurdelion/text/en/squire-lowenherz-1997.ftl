# Why the squire of Löwenherz 1997 does something.

reason-l97-closes = This closes the region { $castle }: { part-points }.
reason-l97-hems-in =
    { $owner ->
        [neutral] This closes the neutral region { $castle } before it can stand in my way.
       *[player] This closes { $owner }’s region { $castle } while it is still small.
    }
reason-l97-nearer =
    { $left ->
        [one] After this, { $castle } is one wall short of being closed in.
       *[other] After this, { $castle } is { $left } walls short of being closed in.
    }
reason-l97-mountain = { $castle } takes the mountain at { $cell }: { part-points }, and more whenever mountains count.
reason-l97-outnumbers =
    { $owner ->
        [neutral] With more knights, { $castle } can enter the neutral { $other }.
       *[player] With more knights, { $castle } can enter { $owner }’s { $other }.
    }
reason-l97-holds-later = The knight will guard the region { $castle } once it is closed.
reason-l97-pays = It is worth the { part-price } that the forest costs.
reason-l97-renegade =
    { $owner ->
        [neutral] Without the knight at { $cell } the neutral region { $castle } is weaker, and I am stronger.
       *[player] Without the knight at { $cell }, { $owner }’s region { $castle } is weaker, and I am stronger.
    }
reason-l97-peace =
    { $owner ->
        [neutral] Allied, { $castle } and the neutral { $other } leave each other alone.
       *[player] Allied, { $castle } has little to fear from { $owner }’s { $other }.
    }
reason-l97-breaks = Without the alliance of { $castle } and { $other } there is more to win than it costs to break it.
reason-l97-site =
    { $left ->
        [one] One wall would close { $castle } in, with about { part-points }.
       *[other] { $left } walls would close { $castle } in, with about { part-points }.
    }
reason-l97-row-worth = Worth about { part-points } to me: { $action }.
reason-l97-row-ducats = Money for the conflicts to come: { $action }.
reason-l97-row-best = Nothing on this card promises more: { $action }.
reason-l97-row-contested = Whoever wants the same action has to come to terms with me.
reason-l97-offers = Acting is worth { part-price } to me at most; up to { part-ducats }, paying is better than a duel.
reason-l97-asks = For { part-ducats } or more I would rather let { $other_player } act than fight a duel.
reason-l97-accepts-pay = { part-ducats } for letting the other act: a duel would hardly bring me more.
reason-l97-accepts-cost = Acting for { part-ducats } is better than a duel.
reason-l97-hard = { $other_player } bargains hard, so I give way less.
reason-l97-refuses-pay = A duel promises me more than { part-ducats } for letting the other act.
reason-l97-refuses-cost = Acting for { part-ducats } is no better for me than a duel.
reason-l97-holds-out = That was a little better than a duel, but waiting for my last word should not always pay.
reason-l97-fights = We shall not agree on a price.
reason-l97-bid = Acting is worth { part-price } to me at most; chance decides how far below that I stay.
reason-l97-bid-refused = I would not act for { part-ducats }, so I bid no more than that now.
reason-l97-bid-treasure = This is worth a treasure: { $treasures }.
reason-l97-bid-nothing = I do not want to pay anything for this action.
reason-l97-looks = By what I know, pile { $pile } should have the better card for me.
reason-l97-keeps-parchment = The parchment brings { part-points } for certain.
reason-l97-keeps-treasure = { part-ducats } more for the conflicts to come.
reason-l97-keeps = What I can use best: { $politics }.
