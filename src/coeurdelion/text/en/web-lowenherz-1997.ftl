### Löwenherz 1997 in the browser, in English.

## The action card and the decision cards

web-l97-tab-hand = Politics
web-l97-tab-action = Action
web-l97-action-card = Action card
web-l97-round = Round { NUMBER($number, useGrouping: 0) }
web-l97-first = { $player } is the first player of this round
web-l97-king = The King is dead
web-l97-no-card = No action card has been turned up yet.
web-l97-row =
    { $row ->
        [1] Top action: { $action }
        [2] Middle action: { $action }
       *[other] Bottom action: { $action }
    }
web-l97-row-none =
    { $row ->
        [1] Top action: { $action }, chosen by nobody
        [2] Middle action: { $action }, chosen by nobody
       *[other] Bottom action: { $action }, chosen by nobody
    }
web-l97-row-of =
    { $row ->
        [1] Top action: { $action }, chosen by { $players }
        [2] Middle action: { $action }, chosen by { $players }
       *[other] Bottom action: { $action }, chosen by { $players }
    }
web-l97-row-now =
    { $row ->
        [1] Top action: { $action }, chosen by { $players }, being carried out
        [2] Middle action: { $action }, chosen by { $players }, being carried out
       *[other] Bottom action: { $action }, chosen by { $players }, being carried out
    }
web-l97-decision-cards = Your decision cards

## The log

web-log-round-begun = Round { NUMBER($number, useGrouping: 0) }

## Negotiations

web-l97-counter = Make another proposal
web-l97-counter-not = Back
web-l97-talks = Negotiation
web-l97-spoken = { $player } says:
web-l97-on-table = On the table:
web-l97-say-offer =
    { $ducats ->
        [0] I act and pay you nothing.
       *[other] I act and pay you { part-ducats }.
    }
web-l97-say-ask =
    { $ducats ->
        [0] You act and pay me nothing.
       *[other] You act and pay me { part-ducats }.
    }
web-l97-say-agreed = Agreed.
web-l97-say-broken = No. Let sealed bids decide.
web-l97-say-bid =
    { $count ->
        [0]
            { $ducats ->
                [0] I bid nothing.
               *[other] I bid { part-ducats }.
            }
       *[other]
            { $ducats ->
                [0] I bid { l97-part-worth }: { $treasures }.
               *[other] I bid { l97-part-worth }: { $treasures }, plus { part-ducats }.
            }
    }
web-l97-thinks = { $player } is thinking…
web-l97-who-acts = Who acts and pays?
web-l97-i-act = I act and pay
web-l97-other-acts = { $player } acts and pays
web-l97-propose = Propose: “{ $text }”
web-l97-means-offer = If { $player } agrees, you act and have { part-ducats } left.
web-l97-means-ask = If { $player } agrees, { $player } acts, and you then have { part-ducats }.
web-l97-means-other = { $player } then has { part-ducats }.
web-l97-means-refused = If not, { $player } makes another proposal, or breaks off and sealed bids decide.
web-l97-means-last = It is the last proposal: if { $player } refuses, sealed bids decide.
web-l97-accept-offer = Agree: { $player } acts, you get { part-ducats }
web-l97-accept-price = Agree: you act and pay { part-ducats }
web-l97-price = Price in ducats
web-l97-fight = Break off: sealed bids
web-l97-less = One ducat less
web-l97-more = One ducat more

## Duels

web-l97-bid-in = { $player } has made a bid
web-l97-bid-out = { $player } is still thinking about a bid
web-l97-bid-amount = Ducats in your bid
web-l97-bid =
    { $ducats ->
        [0] Bid nothing
        [one] Bid { $ducats } ducat
       *[other] Bid { $ducats } ducats
    }

## Politics cards

web-l97-politics = Politics cards
web-l97-hand-empty = You hold no politics cards.
web-l97-card = { $card }
web-l97-card-from = { $card } (from pile { $pile })
web-l97-cards =
    { $count ->
        [one] { $count } politics card: { $cards }
       *[other] { $count } politics cards: { $cards }
    }
web-l97-about-alliance = Two adjacent regions no longer extend into each other. Played just before a decision card.
web-l97-about-renegade = A knight of an adjacent region goes over to you. Played just before a decision card.
web-l97-about-treasure = Money for a duel or for the bank; no change is given.
web-l97-about-parchment = Points at the end of the game.
web-l97-pile =
    { $count ->
        [one] Look at pile { $pile } ({ $count } card)
       *[other] Look at pile { $pile } ({ $count } cards)
    }
web-l97-pile-known =
    { $count ->
        [one] Look at pile { $pile } ({ $count } card); you saw: { $cards }
       *[other] Look at pile { $pile } ({ $count } cards); you saw: { $cards }
    }
web-l97-take = Keep: { $card }
web-l97-pay-with = Pay with:
web-l97-pay-ducats = ducats

## Buttons of plain words

web-l97-done = Leave it at that
web-l97-pass = Look at neither
web-l97-keep-none = Keep none

## What is asked, where the card lies open on the table

web-ask-proposal = make { $other_player } a proposal ({ $action })
web-ask-offer = answer { $other_player } ({ $action })
web-ask-price = answer { $other_player } ({ $action })
web-ask-last-offer = accept the last proposal of { $other_player } or break off ({ $action })
web-ask-last-price = accept the last proposal of { $other_player } or break off ({ $action })
web-ask-bid = bid in secret: { $action }
web-ask-bid-again = tied, bid in secret once more: { $action }
web-ask-decision = play a decision card
web-ask-decision-or-politics = play a decision card

## Next steps

web-l97-hint-place-castle-0 = Choose a lit cell.
web-l97-hint-place-knight-0 = Choose a lit cell beside the castle.
web-l97-hint-decide-0 = Choose the card of the action you want.
web-l97-hint-politics-0 = Choose the card of the action you want; before that you may play an alliance or a renegade.
web-l97-hint-walls-0 = Choose a line between two cells.
web-l97-hint-swords-0 = Choose a lit cell for a knight, or first your castle to extend its region.
web-l97-hint-swords-second-0 = Choose the second cell that this region takes, or a lit cell for a knight.
web-l97-hint-forest = In a forest a knight costs 5 ducats.
web-l97-hint-swords-knight-0 = Choose a lit cell for a knight.
web-l97-hint-swords-extend-0 = Choose one of your regions to extend it.
web-l97-hint-extend-1 = Which cell does it take?
web-l97-hint-renegade-arrives-0 = Choose a lit cell of that region.
web-l97-hint-alliance-0 = Alliance: which of your regions?
web-l97-hint-alliance-1 = Alliance: with which adjacent region?
web-l97-hint-renegade-0 = Renegade: to which of your regions?
web-l97-hint-renegade-1 = Renegade: from which adjacent region?
web-l97-hint-renegade-2 = Renegade: which knight goes over?
web-l97-hint-duel-0 = Whoever bids most pays and acts.

## What a prince has

web-l97-purse = Ducats are hidden; click to count along, as every gain and payment is public
web-l97-counted =
    { $ducats ->
        [one] { $ducats } ducat, counted from what everyone saw
       *[other] { $ducats } ducats, counted from what everyone saw
    }
web-l97-allied =
    { $count ->
        [one] bound by { $count } alliance
       *[other] bound by { $count } alliances
    }
web-l97-track = Power track

## The summary card

web-l97-summary = Summary
web-l97-table = Points for a new region
web-l97-cells = Cells
web-l97-points = Points
web-l97-deck =
    { $count ->
        [0] The last action card has been turned up
        [one] { $count } action card left
       *[other] { $count } action cards left
    }
web-l97-letter =
    { $count ->
        [one] { $count } action card of letter { $letter } left
       *[other] { $count } action cards of letter { $letter } left
    }{ $silver ->
        [yes] , among them silver
       *[no] { "" }
    }{ $king ->
        [yes] , among them the king’s card
       *[no] { "" }
    }
web-l97-walls =
    { $walls ->
        [one] { $walls } wall in the supply
       *[other] { $walls } walls in the supply
    }
web-l97-pile-left =
    { $count ->
        [one] { $count } card in politics pile { $pile }
       *[other] { $count } cards in politics pile { $pile }
    }
web-l97-known-pile = In pile { $pile } you saw: { $cards }.

## Alliances

web-l97-alliances = Alliances
web-l97-alliance = Alliance of regions { $castle } and { $other }: neither extends into the other
web-l97-break = Break: { $ducats } ducats
web-l97-break-cost = Breaking it costs { $ducats } ducats.
web-l97-break-pay = Break and pay: { $price }
web-l97-break-not = No

## The board in words

web-cell-domain-l97 =
    { $owner ->
        [neutral] neutral region
       *[player] region of { $owner }
    }
web-cell-borders-l97 = wall { $sides }

## What a place scores

web-border-l97 = wall { web-between }
web-scores-l97-part-cell =
    { $cell ->
        [one] { $cell } point when a region extends to it
       *[other] { $cell } points when a region extends to it
    }
web-scores-l97-plain = { web-scores-l97-part-cell }
web-scores-l97-forest = { web-scores-l97-part-cell }
web-scores-l97-mountain =
    { $mountain ->
        [one] { $mountain } point in a region when silver is found and at the end
       *[other] { $mountain } points in a region when silver is found and at the end
    }
web-scores-l97-town =
    { $town ->
        [one] { $town } point more in a region
       *[other] { $town } points more in a region
    }

## Refusals, where the common ones speak of notation

web-l97-refused-basic-for-two = The basic game is for three or four players: with two, choose the full game.
web-l97-refused-no-sword-left = You have no sword left for a knight: all that this action still allows is the second cell of the extension. Or leave it at that.
web-l97-refused-nothing-proposed = There is nothing to accept yet: make the first proposal, or break off.
web-l97-refused-other-amount = The last proposal stands at { part-ducats }: that amount can be accepted, and no other.
web-l97-refused-bid-too-high = You bid { part-ducats } and have { $own }: bid no more than you have. Treasures in your hand can be added.
web-l97-refused-walls-banned =
    { $count ->
        [one] Your only castle already stands in a region: you may place no more walls. Leave it at that.
       *[other] All { $count } of your castles already stand in regions: you may place no more walls. Leave it at that.
    }
web-l97-refused-forest-too-dear = The forest at { $cell } costs { part-price }, and you have { part-ducats } at hand. A treasure can pay as well; on a plain there is nothing to pay.
web-l97-refused-allied = Regions { $castle } and { $other } are allied: neither extends into the other. Breaking the alliance costs 10 ducats.
web-l97-refused-break-too-dear = Breaking an alliance costs { part-price }, and that is more than you have at hand: { part-ducats } (not counting what lies in a sealed bid or a standing offer) and the treasures you add, if any.
web-l97-refused-renegade-too-dear = The knight at { $cell } stands in a forest: taking it costs { part-price }, and you have { part-ducats } at hand. Choose another knight, or pay with a treasure.

## Lines in words where the other sentences have them in notation

web-l97-wall-placed = { $player } places a wall { $between }.
web-l97-walls-returned =
    { $count ->
        [one] The wall { $between } goes back to the supply.
       *[other] The walls { $between } go back to the supply.
    }
web-l97-alliance-made =
    { $owner ->
        [neutral] Alliance! { $player } binds region { $castle } to the neutral region { $other }; the wall { $between } bears the mark.
       *[player] Alliance! { $player } binds region { $castle } to { $owner }’s region { $other }; the wall { $between } bears the mark.
    }
web-l97-refused-border-stands = There is already a wall { $between }: choose a free line.
web-l97-refused-border-in-domain =
    { $owner ->
        [neutral] The line { $between } lies inside the neutral region { $castle }: no wall is ever placed inside a region.
       *[player] The line { $between } lies inside region { $castle }, which belongs to { $owner }: no wall is ever placed inside a region.
    }
web-l97-refused-border-between-kin =
    { $owner ->
        [neutral] A wall here would part the two neutral pieces at { $cell } and { $other }: never between two adjacent pieces of one prince.
       *[player] A wall here would part the pieces at { $cell } and { $other }, which belong to { $owner }: never between two adjacent pieces of one prince.
    }
web-l97-refused-knight-behind-border = A wall separates { $cell } from your pieces: a knight goes beside one of your pieces, with no wall between.
web-l97-refused-extension-parts-kin = Taking { $cell } would put a wall between two adjacent pieces of one prince: that is never allowed.
