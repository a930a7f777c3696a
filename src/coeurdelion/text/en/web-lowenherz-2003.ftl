### Löwenherz (2003) in the browser, in English.

## All cards

web-cards-all = All cards
web-cards-about = What each card costs to play, what it brings when sold, and where the cards are that you have seen. Unseen: in the deck, or drawn by someone else.
web-cards-letter =
    { $count ->
        [0] Cards { $letter }: none left in the deck
        [one] Cards { $letter }: { $count } left in the deck
       *[other] Cards { $letter }: { $count } left in the deck
    }
web-cards-card = Card
web-cards-total = In all
web-cards-played = Played
web-cards-hands = In hand
web-cards-mine = yours: { $count }
web-cards-unseen = Unseen
web-cards-price = price { $price }, sale { $sale }
web-played =
    { $count ->
        [0] none played yet
        [one] { $count } card played
       *[other] { $count } cards played
    }

## The board in words

web-cell-domain-l03 =
    { $owner ->
        [neutral] neutral domain
       *[player] domain of { $owner }
    }
web-cell-borders-l03 = border { $sides }

## The next step of a decision

web-hint-card = Choose a card from your hand.
web-hint-castle-0 = Rich land near the edge of the board takes few borders.
web-hint-castle-neutral = This third colour scores for nobody but takes up room: put it where your rival would like to be.
web-hint-extend-0 = Which of your domains?
web-hint-extend-1 = Which cell does it take?
web-hint-desert-0 = To which of your domains?
web-hint-desert-1 = From which adjacent domain?
web-hint-desert-2 = Which knight leaves?
web-hint-ally-0 = Which of your domains?
web-hint-ally-1 = With which adjacent domain?

## What a domain has

web-domain-city = royal city
web-domain-gold =
    { $count ->
        [one] { $count } gold mine
       *[other] { $count } gold mines
    }
web-domain-silver =
    { $count ->
        [one] { $count } silver mine
       *[other] { $count } silver mines
    }
web-domain-copper =
    { $count ->
        [one] { $count } copper mine
       *[other] { $count } copper mines
    }
web-domain-diamond =
    { $count ->
        [one] { $count } diamond mine
       *[other] { $count } diamond mines
    }

## What a place scores

web-border-l03 = border { web-between }
web-scores-l03-meadow = no points
web-scores-l03-forest =
    { $forest ->
        [one] { $forest } point in a domain
       *[other] { $forest } points in a domain
    }
web-scores-l03-village =
    { $village ->
        [one] { $village } point in a domain
       *[other] { $village } points in a domain
    }
web-scores-l03-city =
    { $city ->
        [one] { $city } point in a domain
       *[other] { $city } points in a domain
    }
web-scores-l03-mine = 1 ducat a turn for each kind; { $monopoly_mines } of a kind are a monopoly ({ $monopoly } points)
web-scores-l03-gold = { web-scores-l03-mine }
web-scores-l03-silver = { web-scores-l03-mine }
web-scores-l03-copper = { web-scores-l03-mine }
web-scores-l03-diamond = { web-scores-l03-mine }

## At a glance

web-l03-income =
    { $income ->
        [0] no income from mines
        [one] { $income } ducat a turn from mines
       *[other] { $income } ducats a turn from mines
    }
web-l03-to-king =
    { $points ->
        [0] The King at { $king } is reached
        [one] { $points } point to the King at { $king }
       *[other] { $points } points to the King at { $king }
    }
web-l03-missing =
    { $missing ->
        [0] monopoly ({ $points } points)
        [one] 1 more for the monopoly ({ $points } points)
       *[other] { $missing } more for the monopoly ({ $points } points)
    }
web-l03-can-enter =
    { $count ->
        [one] Enough knights to extend into { $count } neighbouring domain
       *[other] Enough knights to extend into { $count } neighbouring domains
    }
web-l03-entered =
    { $count ->
        [one] { $count } domain that a neighbour has enough knights to extend into
       *[other] { $count } domains that neighbours have enough knights to extend into
    }
web-l03-summary = Summary
web-l03-scoring = Points
web-l03-monopoly = monopoly ({ $mines } mines)
web-l03-bonus = At the end: { $most } points for the most ducats, { $next } for the next most.
web-l03-king-wins = Whoever reaches the King at { $king } wins at once.
web-l03-income-rule = Each kind of mine: 1 ducat a turn.
web-l03-front =
    { $owner ->
        [neutral] { $player } ({ $castle }) can take a cell of the neutral castle { $other }: { $mine } to { $theirs } in knights
       *[player] { $player } ({ $castle }) can take a cell of { $owner } ({ $other }): { $mine } to { $theirs } in knights
    }
web-l03-about-B = Borders: place them on lines between cells, outside of domains.
web-l03-about-K = Knights: place them beside your castles and knights; in a forest each costs 1 ducat more.
web-l03-about-X = Extension: one of your domains takes one or two cells.
web-l03-about-D = Deserter: a knight leaves a neighbouring domain, and you place one in yours.
web-l03-about-A = Alliance: two neighbouring domains no longer extend into each other.

## Refusals, where the common ones speak of notation

web-l03-refused-not-in-market =
    { $count ->
        [0] The card “{ $card }” is not in the market: there is no card to take. Draw the top card of the deck.
       *[other] The card “{ $card }” is not in the market: take one that lies there, or draw the top card of the deck.
    }
web-l03-refused-sale-not-in-hand = The card “{ $card }” is not in your hand: sell one of the cards you hold.
web-l03-refused-not-in-hand = The card “{ $card }” is not in your hand: play one of the cards you hold.
web-l03-refused-choose-symbol = The card “{ $card }” offers two actions, but only one is played: choose which.
web-l03-refused-symbol-not-on-card = The card “{ $card }” does not show the symbol “{ $symbol }”: choose an action that it offers.
web-l03-refused-opponent-removes = At this table the knight that leaves is chosen only after you have placed yours, by the opponent (by you, if the domain is neutral). For now, choose just the two domains.
web-l03-refused-player-removes = At this table you choose the knight that leaves: { $cells }.

## Lines in words where the other sentences have them in notation

web-l03-border-placed = { $player } places a border { $between }.
web-l03-borders-returned =
    { $count ->
        [one] The border { $between } goes back to the supply.
       *[other] The borders { $between } go back to the supply.
    }
web-l03-alliance-made =
    { $owner ->
        [neutral] Alliance! { $player } binds domain { $castle } to the neutral domain { $other }; the border { $between } bears the mark.
       *[player] Alliance! { $player } binds domain { $castle } to { $owner }’s domain { $other }; the border { $between } bears the mark.
    }
web-l03-refused-border-stands = There is already a border { $between }: choose a free line.
web-l03-refused-border-in-domain =
    { $owner ->
        [neutral] The line { $between } lies inside the neutral domain { $castle }: no border is ever placed inside a domain.
       *[player] The line { $between } lies inside domain { $castle }, which belongs to { $owner }: no border is ever placed inside a domain.
    }
web-l03-refused-border-between-kin =
    { $owner ->
        [neutral] A border here would part the two neutral pieces at { $cell } and { $other }: never between two adjacent pieces of one colour.
       *[player] A border here would part the pieces at { $cell } and { $other }, which belong to { $owner }: never between two adjacent pieces of one colour.
    }
web-l03-refused-knight-behind-border = A border separates { $cell } from your pieces: a knight goes beside one of your pieces, with no border between.
web-l03-refused-extension-parts-kin = Taking { $cell } would put a border between two adjacent pieces of one colour: that is never allowed.
