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
