### Löwenherz 2003, in English.

## Names

lowenherz-2003 = Löwenherz (2003)
edition-kosmos = Kosmos (2003)
edition-tilsit = Tilsit (2004)
terrain-meadow = meadow
terrain-village = village
terrain-city = royal city
terrain-gold = gold mine
terrain-silver = silver mine
terrain-copper = copper mine
terrain-diamond = diamond mine
mine-gold = gold
mine-silver = silver
mine-copper = copper
mine-diamond = diamonds
symbol-B1 = 1 border
symbol-B2 = 2 borders
symbol-B3 = 3 borders
symbol-K1 = 1 knight
symbol-K2 = 2 knights
symbol-X = extension
symbol-D = deserter
symbol-A = alliance
card-one = { $first }
card-two = { $first } or { $second }
card-back = a card marked { $letter }

## Parts of sentences, used by other messages only

part-terrain =
    { $terrain ->
        [meadow] a meadow
        [forest] a forest
        [village] a village
        [city] the royal city
        [gold] a gold mine
        [silver] a silver mine
        [copper] a copper mine
       *[diamond] a diamond mine
    }
part-monopoly =
    { $mine ->
        [gold] the gold monopoly
        [silver] the silver monopoly
        [copper] the copper monopoly
       *[diamond] the diamond monopoly
    }

## Where points came from

ledger-domain-made = new domain
ledger-domain-extended = extension
ledger-land-cut-off = land cut off
ledger-monopoly-gained = monopoly won
ledger-monopoly-lost = monopoly lost
ledger-bonus-paid = final ducat bonus

## Play in the terminal

play-market = Market: { $cards }
play-panel-king = King at { $count }
play-panel-borders = Borders left: { $count }
play-panel-deck = Cards in deck: { $count }

## Reasons of bots

reason-draws = Nothing in the market is worth more than an unknown card.
reason-no-better = No card can do more for me now.
reason-income =
    { $mine ->
        [gold] A gold mine pays a ducat every turn.
        [silver] A silver mine pays a ducat every turn.
        [copper] A copper mine pays a ducat every turn.
       *[diamond] A diamond mine pays a ducat every turn.
    }
reason-closes = This closes the domain { $castle }: { part-points }.
reason-hems-in = 
    { $owner ->
        [neutral] This closes the neutral domain { $castle } before it can grow in my way.
       *[player] This closes the domain { $castle } of { $owner } while it is still small.
    }
reason-monopoly = It brings { part-monopoly }: { part-points }.
reason-breaks-monopoly = { $owner } loses { part-monopoly } by it: { part-points }.
reason-deserter = 
    { $owner ->
        [neutral] A knight leaves the neutral domain { $other } and strengthens { $castle }.
       *[player] A knight of { $owner } leaves { $other } and strengthens { $castle }.
    }
reason-least-missed = The knight at { $cell } is the one that { $castle } misses least.
reason-weakens = 
    { $owner ->
        [neutral] Without the knight at { $cell } the neutral domain { $other } is easier to enter.
       *[player] Without the knight at { $cell } the domain { $other } of { $owner } is easier to enter.
    }
reason-peace = 
    { $owner ->
        [neutral] Allied, { $castle } and the neutral { $other } leave each other alone.
       *[player] Allied, { $castle } has nothing more to fear from { $other } of { $owner }.
    }
reason-mine = { $castle } takes the mine at { $cell }.
reason-reaches = From { $cell } the domain { $castle } can reach further.
reason-nearer =
    { $left ->
        [one] After this, { $castle } is one border short of being closed in.
       *[other] After this, { $castle } is { $left } borders short of being closed in.
    }
reason-outnumbers = 
    { $owner ->
        [neutral] With more knights, { $castle } can enter the neutral { $other }.
       *[player] With more knights, { $castle } can enter { $other } of { $owner }.
    }
reason-holds-later = The knight will guard the domain { $castle } once it is closed.
reason-site =
    { $left ->
        [one] One border would close { $castle } in, with about { part-points }.
       *[other] { $left } borders would close { $castle } in, with about { part-points }.
    }
reason-sells = Sold, “{ $card }” brings { part-ducats }.
reason-saves-for = That pays for “{ $card }” next ({ part-price }).
reason-bonus = { part-ducats } would be the most at the end.
reason-takes = “{ $card }” is what I can use best.

## What one can do, in the infinitive

l03-do-castle = place a castle at { $cell }
l03-do-neutral-castle = place a neutral castle at { $cell }
l03-do-knight = place a knight at { $cell }
l03-do-neutral-knight = place a neutral knight at { $cell }
l03-do-sell = sell “{ $card }” for { part-ducats }
l03-do-play = play “{ $card }” for { part-price }
l03-do-play-for = play “{ $card }” for { part-price } and choose: { $symbol }
l03-do-border = place a border between { $cell } and { $other }
l03-do-extend = extend domain { $castle } to { $cell }
l03-do-desert = lure a knight from domain { $other } over to domain { $castle }
l03-do-desert-knight = lure the knight at { $cell } from domain { $other } over to domain { $castle }
l03-do-remove = remove the knight at { $cell }
l03-do-ally = bind domain { $castle } to domain { $other } by an alliance
l03-do-draw = draw a card
l03-do-take = take “{ $card }” from the market
l03-do-done = leave it at that

## What is asked

ask-card = sell or play a card
ask-border =
    { $left ->
        [one] place a border
       *[other] place a border (up to { $left } left)
    }
ask-knight =
    { $left ->
        [one] place a knight
       *[other] place a knight (up to { $left } left)
    }
ask-extend =
    { $left ->
        [one] extend a domain by one cell
       *[other] extend a domain by one cell (up to { $left } left)
    }
ask-desert = choose two adjacent domains for the deserter, one’s own and one of another colour
ask-desert-knight = place a knight in domain { $castle }
ask-remove = remove a knight from domain { $castle }
ask-ally = choose two adjacent domains for the alliance, one’s own and one of another colour
ask-refill = draw a card or take one from the market

## Löwenherz 2003: events

l03-tile-laid = Tile { $tile } goes to place { $number }.
l03-first-chosen = { $player } places first.
l03-card-drawn = { $player } draws: { $card }.
l03-castle-placed = { $player } places a castle at { $cell }.
l03-neutral-castle-placed = { $player } places a neutral castle at { $cell }.
l03-knight-placed =
    { $ducats ->
        [0] { $player } places a knight at { $cell }.
       *[other] { $player } places a knight in the forest at { $cell } and pays { part-ducats } extra.
    }
l03-neutral-knight-placed = { $player } places a neutral knight at { $cell }.
l03-play-begun = All the castles are in place. { $player } placed last and so plays first.
l03-turn-begun = It is { $player }’s turn.
l03-income-paid = The mines bring { $player } { part-ducats } ({ $mines }).
l03-turn-skipped = { $player } has no card left and is skipped.
l03-card-sold = { $player } sells “{ $card }” to the market for { part-ducats }.
l03-card-played = { $player } plays “{ $card }” for { part-price }.
l03-card-played-for = { $player } plays “{ $card }” for { part-price } and chooses: { $symbol }.
l03-border-placed = { $player } places a border at { $edge }.
l03-domain-made =
    { $player ->
        [neutral] A neutral domain closes around the castle at { $castle }: { $count ->
                [one] { $count } cell
               *[other] { $count } cells
            }.
       *[player] A domain closes around the castle at { $castle }: { $count ->
                [one] { $count } cell
               *[other] { $count } cells
            }, { part-points } for { $player }.
    }
l03-borders-returned =
    { $count ->
        [one] Border { $edges } goes back to the supply.
       *[other] Borders { $edges } go back to the supply.
    }
l03-domain-extended =
    { $points ->
        [0] { $player } extends domain { $castle } to { $cell }.
       *[other] { $player } extends domain { $castle } to { $cell } and gains { part-points }.
    }
l03-cell-lost =
    { $player ->
        [neutral] { $other_player } takes { $cell } from the neutral domain { $castle }.
       *[player]
            { $points ->
                [0] { $other_player } takes { $cell } from { $player }’s domain { $castle }, at no loss of points.
               *[other] { $other_player } takes { $cell } from { $player }’s domain { $castle }: { $player } loses { part-points }.
            }
    }
l03-land-cut-off =
    { $count ->
        [one] Cell { $cells } is cut off from the castle at { $castle } and becomes a neutral zone.
       *[other] Cells { $cells } are cut off from the castle at { $castle } and become neutral.
    }{ $player ->
        [neutral] { "" }
       *[player]
            { $points ->
                [0] { "" }
               *[other] { " " }{ $player } loses { part-points }.
            }
    }
l03-monopoly-gained = { $player } wins { part-monopoly } ({ $cells }) and gains { part-points }.
l03-monopoly-lost = { $player } loses { part-monopoly }, and { part-points } with it.
l03-deserter-called =
    { $owner ->
        [neutral] Deserter! { $player } lures a knight from the neutral domain { $other } over to domain { $castle }.
       *[player] Deserter! { $player } lures a knight from { $owner }’s domain { $other } over to domain { $castle }.
    }
l03-knight-deserted =
    { $player ->
        [neutral] The neutral knight at { $cell } leaves domain { $other } and goes over to { $other_player }.
       *[player] { $player }’s knight at { $cell } leaves domain { $other } and goes over to { $other_player }.
    }
l03-alliance-made =
    { $owner ->
        [neutral] Alliance! { $player } binds domain { $castle } to the neutral domain { $other }; border { $edge } bears the mark.
       *[player] Alliance! { $player } binds domain { $castle } to { $owner }’s domain { $other }; border { $edge } bears the mark.
    }
l03-card-taken = { $player } takes “{ $card }” from the market.
l03-action-ended = { $player } leaves it at that with this card.
l03-deck-emptied = The last card of the deck is drawn: from now on nobody refills.
l03-bonus-paid = With { part-ducats }, { $player } gains another { part-points }.
l03-game-won-king =
    { $count ->
        [one] { $players } reaches the King with { part-score } and wins the game.
       *[other] { $players } reach the King with { part-score } and share the victory.
    }
l03-game-won-cards =
    { $count ->
        [one] Every hand is empty: { $players } wins the game with { part-score }.
       *[other] Every hand is empty: { $players } share the victory with { part-score }.
    }

## Löwenherz 2003: reasons of refusal

l03-refused-tile-gone = Tile { $tile } is no longer available: take one that has not been laid yet.
l03-refused-card-gone = Card { $code } cannot be drawn: it is not among the cards left of the deck’s top letter.
l03-refused-no-such-seat = There is no seat { $number }: seats are counted from 0, and there are { $count } of them.
l03-refused-castle-terrain = Cell { $cell } is { part-terrain }: a castle goes on an empty meadow.
l03-refused-castle-occupied = Cell { $cell } is already occupied: a castle goes on an empty meadow.
l03-refused-castle-no-room = Beside { $cell } there is no empty meadow or forest left for this castle’s knight. Choose a cell that leaves it room.
l03-refused-castle-too-near =
    { $steps ->
        [one] Cell { $cell } is only { $steps } step from the castle at { $castle }, of the same colour: at least { $needed } are needed, never counted diagonally.
       *[other] Cell { $cell } is only { $steps } steps from the castle at { $castle }, of the same colour: at least { $needed } are needed, never counted diagonally.
    }
l03-refused-first-knight-far = Cell { $cell } does not share a side with the castle at { $castle }. Its knight may go to: { $cells }.
l03-refused-first-knight-terrain = Cell { $cell } is { part-terrain }: a knight goes on a meadow or a forest. Beside the castle at { $castle } it may go to: { $cells }.
l03-refused-first-knight-occupied = Cell { $cell } is already occupied. Beside the castle at { $castle } the knight may go to: { $cells }.
l03-refused-not-in-market =
    { $count ->
        [0] The card “{ $card }” ({ $code }) is not in the market: there is no card to take. Draw the top card of the deck.
       *[other] The card “{ $card }” ({ $code }) is not in the market. On offer: { $cards }.
    }
l03-refused-must-use-card =
    { $count ->
        [one] You have { $count } card left in hand: it must be sold or played, there is no passing.
       *[other] You have { $count } cards in hand: one must be sold or played, there is no passing.
    }
l03-refused-one-card-a-turn = You have already sold or played a card this turn: it is one a turn, no more and no less.
l03-refused-must-draw = The last { $turns } turns were nothing but sales refilled from the market: this time, draw the top card of the deck.
l03-refused-sale-not-in-hand = The card “{ $card }” ({ $code }) is not in your hand: sell one of the cards you hold.
l03-refused-just-sold = You have just sold “{ $card }”: it cannot be taken back in the same turn. Take another card, or draw the top card of the deck.
l03-refused-not-in-hand = The card “{ $card }” ({ $code }) is not in your hand: play one of the cards you hold.
l03-refused-too-dear = The card “{ $card }” costs { part-price } and you have { $ducats }: you are { $missing } short. Selling a card fills the purse.
l03-refused-choose-symbol = The card “{ $card }” offers two actions, but only one is played. Add your choice: { $symbols }.
l03-refused-symbol-not-on-card = The card “{ $card }” does not show the symbol “{ $symbol }”. To choose from: { $symbols }.
l03-refused-no-border-possible = No border can be placed at the moment: this card cannot be used for that. Choose another action, or sell a card.
l03-refused-no-knight-possible = With the price paid you would have { part-ducats } left, and no knight could be placed. You need a knight in reserve and, beside one of your pieces with no border between, an empty meadow, or an empty forest and 1 ducat.
l03-refused-no-extension-possible = None of your domains can take a cell at the moment: this card cannot be used for an extension. Choose another action, or sell a card.
l03-refused-no-deserter-possible = No knight can change sides at the moment. You need a domain of yours and an adjacent one of another colour, each with a knight of its own colour, and the means to place a knight in yours.
l03-refused-no-alliance-possible = No alliance is possible at the moment. You need a domain of yours and an adjacent one of another colour that are not allied yet.
l03-refused-one-step-at-least = A card that is played must be used: take at least one step of the action (a border, a knight or a cell) before you stop.
l03-refused-border-stands = There is already a border at { $edge }: choose a free line.
l03-refused-border-in-domain =
    { $owner ->
        [neutral] Line { $edge } lies inside the neutral domain { $castle }: no border is ever placed inside a domain.
       *[player] Line { $edge } lies inside domain { $castle }, which belongs to { $owner }: no border is ever placed inside a domain.
    }
l03-refused-border-between-kin =
    { $owner ->
        [neutral] A border at { $edge } would part the two neutral pieces at { $cell } and { $other }: never between two adjacent pieces of one colour.
       *[player] A border at { $edge } would part the pieces at { $cell } and { $other }, which belong to { $owner }: never between two adjacent pieces of one colour.
    }
l03-refused-no-borders-left = The supply of borders is empty: none can be placed until one goes back to it.
l03-refused-knight-terrain = Cell { $cell } is { part-terrain }: a knight goes on a meadow or a forest.
l03-refused-knight-occupied = Cell { $cell } is already occupied by { part-piece }: choose an empty cell.
l03-refused-forest-too-dear = The forest at { $cell } costs 1 ducat extra, and you have { part-ducats }. On a meadow there is nothing to pay.
l03-refused-knight-alone = None of your pieces shares a side with { $cell }: a knight goes beside one of your castles or knights, never diagonally.
l03-refused-knight-behind-border = A border separates { $cell } from your pieces ({ $edges }): a knight goes beside one of your pieces, with no border between.
l03-refused-no-knight-left = You have no knight left in reserve.
l03-refused-no-domain = There is no domain { $castle }. A domain is named after the cell of its castle, and exists only once it is closed on all sides with that castle alone in it.
l03-refused-not-your-domain =
    { $owner ->
        [neutral] Domain { $castle } is neutral: begin with a domain of your own colour.
       *[player] Domain { $castle } belongs to { $owner }: begin with a domain of your own colour.
    }
l03-refused-other-domain-chosen = One card extends one domain only: the first cell went to domain { $other }, so the second must go there too, not to domain { $castle }.
l03-refused-cell-not-adjacent = Cell { $cell } does not share a side with domain { $castle }: choose a neighbouring cell, never diagonally.
l03-refused-cell-already-in = Cell { $cell } is already part of domain { $castle }: choose a neighbouring cell beyond its borders.
l03-refused-cell-has-piece = On { $cell } stands { part-piece }: a cell occupied by another colour cannot be taken.
l03-refused-cell-has-own-castle = On { $cell } stands a castle of yours: the domain would then hold two, which is not allowed.
l03-refused-cell-in-own-domain = Cell { $cell } is already yours, in domain { $other }: a domain takes nothing from another of its own colour.
l03-refused-too-few-knights =
    { $owner ->
        [neutral] Knights: { $mine } in your domain { $castle }, { $theirs } in the neutral domain { $other }. To enter it you need at least { $needed }.
       *[player] Knights: { $mine } in your domain { $castle }, { $theirs } in { $owner }’s domain { $other }. To enter it you need at least { $needed }.
    }
l03-refused-allied = Domains { $castle } and { $other } are allied: neither extends into the other, and that holds to the end of the game.
l03-refused-extension-parts-kin = Taking { $cell } would put a border at { $edge }, between two adjacent pieces of one colour: that is never allowed.
l03-refused-extension-lacks-borders =
    { $needed ->
        [one] Besides those removed there, closing off { $cell } takes { $needed } more border; the supply has { $supply }.
       *[other] Besides those removed there, closing off { $cell } takes { $needed } more borders; the supply has { $supply }.
    }
l03-refused-both-own = Domain { $other } is your own: the second one must be of another colour.
l03-refused-not-adjacent-domains = Domains { $castle } and { $other } have no border in common: choose two domains that touch.
l03-refused-domain-without-knights =
    { $owner ->
        [neutral] The neutral domain { $castle } has no neutral knight in it: each of the two domains needs at least one knight of its own colour.
       *[player] Domain { $castle }, which belongs to { $owner }, has no knight of its own colour: each of the two domains needs at least one.
    }
l03-refused-no-such-knight = There is no knight at { $cell } to be removed from domain { $other }. Knights to choose from: { $cells }.
l03-refused-knight-holds-line = Without the knight at { $cell }, others would lose touch with the castle at { $castle }: { $cells }. Knights to choose from: { $allowed }.
l03-refused-desert-no-room = With { part-ducats } in your purse, you cannot place a knight in your domain { $castle }. It takes, beside one of your pieces with no border between, an empty meadow, or an empty forest and 1 ducat.
l03-refused-knight-outside-domain = Cell { $cell } is not in your domain { $castle }: the knight you gain goes into that domain.
l03-refused-opponent-removes = At this table the knight that leaves is chosen only after you have placed yours, by the opponent (by you, if the domain is neutral). Write just “desert { $castle } { $other }”.
l03-refused-player-removes = At this table you name the knight that leaves: write, for example, “desert { $castle } { $other } { $first }”. Knights to choose from: { $cells }.
l03-refused-already-allied = Domains { $castle } and { $other } are already allied, and will stay so: choose another.

## Löwenherz 2003: rules, setting up

L03-SETUP = Setting up
L03-SETUP-1 = The board has 12 × 12 cells: nine tiles of 4 × 4, the one with the royal city always in the centre, the others in any place and turned any of four ways; the frame counts as border. The Kosmos edition lets the players arrange the tiles (by default here: the beginners’ arrangement), the Tilsit edition shuffles them; a table may choose the beginners’ arrangement, a random one or one made by hand. The realm has 10 villages and 4 mines of each kind: gold, silver, copper and diamond. The drawing of the tiles is ours, as the sources do not give it, but the numbers are those of the game.
L03-SETUP-2 = Two, three or four princes contend for the realm, each in a colour no one else has. Each receives 15 knights, 4 castles (only 3 with four players) and 7 ducats, and starts at 0 points.
L03-SETUP-3 = There are 60 action cards, 15 for each of the letters A, B, C and D. Each letter is shuffled on its own; the deck has A on top, then B, C and D. Everyone draws 3 cards and keeps them hidden from the others.
L03-SETUP-4 = The supply holds 100 borders. Everyone’s ducats are public: only the action cards are secret (our ruling). The bank never runs out of ducats (our ruling; the box holds 91).
L03-SETUP-5 = The king marker waits at 30 with four players, 40 with three, 50 with two.

## Löwenherz 2003: rules, placing castles

L03-PLACE = Placing castles
L03-PLACE-1 = In turn, everyone places one castle and one knight, until all the castles are in place. The castle goes on an empty meadow.
L03-PLACE-2 = The knight goes on an empty meadow or forest that shares a side with this castle; it costs nothing at this stage. A castle may only go where such a cell is left for its knight (our ruling).
L03-PLACE-3 = Castles of one colour keep their distance, counted in horizontal and vertical steps, never diagonally. They stand at least 6 steps apart (Kosmos, as we read it) or have at least 6 empty cells between them, which makes 7 steps (Tilsit, by the FAQ).
L03-PLACE-4 = If no cell keeps this distance, it is one step less, for this castle only (FAQ). If there is still none, it is one less again, and so on (our ruling).
L03-PLACE-5 = Whoever places last takes the first turn. Turns then go clockwise.
L03-PLACE-6 = The oldest at the table places first: each table names that seat or leaves it to chance. Placing goes on anticlockwise (Kosmos) or clockwise (Tilsit).

## Löwenherz 2003: rules, the turn

L03-TURN = The turn
L03-TURN-1 = A turn has three parts: receive the income of your mines, then sell or play one card, and lastly refill your hand.
L03-TURN-2 = Refill your hand to 3 cards: draw the top card of the deck, or take a face-up card from the market.
L03-TURN-3 = Exactly one card is sold or played each turn; as long as you hold cards, you may not pass. In the end phase, anyone with no card left is skipped, without income.
L03-TURN-4 = Against endless selling and taking back: when for three full rounds (three times as many turns as there are players) every turn was a sale refilled from the market, the next refill must be a draw from the deck (our ruling).

## Löwenherz 2003: rules, the market

L03-MARKET = Market
L03-MARKET-1 = To sell a card from your hand, put it face up in the market and receive as many ducats as the number in brackets says.
L03-MARKET-2 = A card sold this turn may not be taken back to refill your hand in the same turn; another copy of it may.
L03-MARKET-3 = Taking a card from the market is free. The cards there are open to all.

## Löwenherz 2003: rules, playing a card

L03-PLAY = Playing a card
L03-PLAY-1 = Put a card from your hand face up on the discard pile, which anyone may look through, and pay its price. You must be able to pay it, and any forest surcharge at the moment it arises.
L03-PLAY-2 = A card with two symbols gives you the choice of two actions: one or the other, never both.
L03-PLAY-3 = A card may be played only if at least one step of the chosen action is possible (our ruling).
L03-PLAY-4 = You may place fewer borders or knights, or take fewer cells, than the card shows (FAQ; the Kosmos text would have you use them all). At least one step must be taken (our ruling).
L03-PLAY-5 = Each step takes full effect, points included, before the next. Both printed rulebooks say so; the FAQ would move the markers only at the end of the turn.

## Löwenherz 2003: rules, borders

L03-BORDER = Borders
L03-BORDER-1 = A border goes on the line between two cells, inside the frame, where no border stands yet.
L03-BORDER-2 = A border is never placed inside a domain.
L03-BORDER-3 = A border is never placed between two adjacent pieces of one colour, castles and knights alike.
L03-BORDER-4 = Borders come from the supply: when it is empty, none is placed (our ruling).
L03-BORDER-5 = Borders belong to nobody. They may be placed in open land and in neutral zones (FAQ).
L03-BORDER-6 = Placing borders never enlarges a domain.

## Löwenherz 2003: rules, domains and points

L03-DOMAIN = Domains and points
L03-DOMAIN-1 = As soon as an area closed by borders and frame holds exactly one castle, it is a domain of that castle’s colour, no matter who placed the border and which action closed the area (for the extension, that is our ruling). Several domains can arise at once. Two castles together, even of one colour, make no domain. None exists while castles are still being placed.
L03-DOMAIN-2 = A domain scores at once for its owner: 1 point for each forest, 3 for each village, 5 for the royal city, 0 for meadows and mines.
L03-DOMAIN-3 = Borders with the same domain on both sides go back to the supply.
L03-DOMAIN-4 = Knights of other colours may stand inside a domain; they neither own nor defend it.
L03-DOMAIN-5 = Until the final ducat bonus, your points are always exactly the present value of all your domains, plus 5 for each monopoly you hold.

## Löwenherz 2003: rules, knights

L03-KNIGHT = Knights
L03-KNIGHT-1 = A knight goes on an empty meadow or forest, never on a village, the royal city or a mine.
L03-KNIGHT-2 = In a forest, a knight costs 1 ducat more.
L03-KNIGHT-3 = A knight goes on a cell that shares a side with a castle or knight of the same colour, with no border between.
L03-KNIGHT-4 = Knights come from your reserve: when it is empty, you place no more.
L03-KNIGHT-5 = The two knights of one card may go to different places, open land included (FAQ).

## Löwenherz 2003: rules, extending

L03-EXTEND = Extension
L03-EXTEND-1 = Choose one of your domains: it takes 1 or 2 cells, both for this same domain.
L03-EXTEND-2 = The cell shares a side with the domain; the second with the domain as it is then, first cell included.
L03-EXTEND-3 = You never take a cell with a piece of another colour on it, the neutral colour included, nor one with a castle of your own (our ruling: the domain would hold two).
L03-EXTEND-4 = You never take a cell of another domain of your own.
L03-EXTEND-5 = A cell of someone else’s domain may be taken only if your domain holds strictly more knights of yours than that domain holds of its own colour. They are counted anew for each cell.
L03-EXTEND-6 = You never extend into a domain that is allied with the one you are extending.
L03-EXTEND-7 = Cells of no domain (open land, neutral zones) can be taken without any knights.
L03-EXTEND-8 = Borders between the domain and the cell go back to the supply; every other side of the cell that has neither border nor frame gets a border. This is not allowed if a border thus comes between two adjacent pieces of one colour, nor if the supply, the returned borders included, is too small (our rulings).
L03-EXTEND-9 = Whoever takes the cell gains its value in points; whoever loses it loses as much.
L03-EXTEND-10 = If the domain that lost the cell falls apart, the part with the castle stays a domain; the parts cut off become neutral zones. Their value is lost too, but the other side does not gain it. Knights in a part cut off stay there, but no longer count (our ruling).
L03-EXTEND-11 = The two cells may lie in two different domains. Only the Tilsit edition says so, but both are played that way.

## Löwenherz 2003: rules, the deserter

L03-DESERT = Deserter
L03-DESERT-1 = Choose one of your domains and an adjacent domain of another colour: they share a border. Each of the two holds at least one knight of its own colour.
L03-DESERT-2 = In the other domain, one knight of that domain’s colour goes back to its reserve.
L03-DESERT-3 = Only a knight may leave whose going keeps connected to the castle all the other knights of that colour, in that domain, that were connected before: from piece to piece of that colour, side by side, with no border between. In a ring, therefore, any of them may go (our ruling).
L03-DESERT-4 = You place one knight from your reserve in the domain of yours that you chose, by the rules for placing knights, forest surcharge included. If that is not possible, the card cannot be played (FAQ).
L03-DESERT-5 = Tilsit edition: first you remove any knight that is allowed to leave, then you place yours. Kosmos edition: first you place yours, then the opponent chooses which of the knights allowed to leave is removed; for the neutral colour, you choose.
L03-DESERT-6 = Even the last knight of a domain may leave. An alliance does not prevent it (our ruling).

## Löwenherz 2003: rules, alliances

L03-ALLY = Alliance
L03-ALLY-1 = Choose one of your domains and an adjacent domain of another colour that are not allied yet. One of their common borders is marked.
L03-ALLY-2 = For the rest of the game, neither of the two extends into the other. The alliance binds these two domains only.
L03-ALLY-3 = An alliance never ends (FAQ): neither when the marked border disappears (another common one is marked instead), nor when no common border is left at all.

## Löwenherz 2003: rules, mines

L03-MINE = Mines
L03-MINE-1 = At the start of your turn, receive 1 ducat for each kind of mine in your domains, so from 0 to 4 ducats.
L03-MINE-2 = With 3 or more mines of one kind in your domains you hold its monopoly: 5 points at once, for each such kind. If you fall below 3, you lose these 5 points at once.

## Löwenherz 2003: rules, the end

L03-END = End of the game
L03-END-1 = Whoever reaches or passes the king marker wins at once. If several do so together, most points wins, then most ducats; if all is equal, the victory is shared (FAQ).
L03-END-2 = Once the last card of the deck has been drawn, nobody refills any more, not even from the market. Play goes on until every hand is empty. Until then, reaching the King still wins (FAQ).
L03-END-3 = Then the largest sum of ducats earns 5 points and the next largest 3; if several tie, each gets the full bonus of that rank. With no ducats at all you get neither (FAQ). This bonus does not count as reaching the King.
L03-END-4 = Most points wins; if tied, most ducats; if still tied, the victory is shared.

## Löwenherz 2003: rules, two players

L03-TWO = Two players
L03-TWO-1 = With two players, three colours are in play, and the third is neutral. Each player places 4 castles with their knights, then both in turn place the neutral castles, each with a knight: 2 in all (Kosmos, as we read it) or 4 in all (Tilsit names no number: our ruling). The rules for placing hold for the neutral colour too, distance included.
L03-TWO-2 = The neutral colour never acts and has neither income nor points (FAQ). Yet its domains exist: entering them takes more knights than they have, a deserter may leave them, and they can be allied with (our ruling).

## What could be done at a place

l03-reach-extends = { $owner } could extend domain { $castle } to this cell.
l03-reach-enters = { $owner } could take this cell for domain { $castle }: { $mine } to { $theirs } in knights.
l03-reach-too-few = { $owner } has too few knights in domain { $castle } to take this cell: { $mine } to { $theirs }.
l03-reach-knight = A knight could be placed here by { $players }.
l03-reach-nobody = Nobody could extend to { $cell } now, or place a knight there.
l03-reach-closes =
    { $owner ->
        [neutral] A border here would close the neutral domain
       *[player] A border here would close { $owner }’s domain
    } around the castle at { $castle }: { $cells_closed ->
        [one] { $cells_closed } cell
       *[other] { $cells_closed } cells
    }.
l03-reach-open = A border here would close nothing yet.
