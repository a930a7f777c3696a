### Löwenherz 2003: what its rulebook says beside the rules, in English.

## Introduction

book-l03-about = The King is far away, and his realm falls into disorder. Every prince redraws the map in his own favour: castles are founded, borders set, neighbours pushed back. Löwenherz is a game by Klaus Teuber for two to four players, published by Kosmos in 2003 and by Tilsit in 2004 as Richard Cœur de Lion; it takes about three quarters of an hour.
book-l03-goal = An area that borders close in around exactly one castle is a domain, and its forests, villages and the royal city bring points to its owner. Whoever reaches the King on the track wins at once. Otherwise the most points win once the last card has been used.
book-l03-box = A frame and nine landscape tiles, 60 action cards, in four colours 60 knights and 16 castles, 100 borders, ducats, four score markers and the king marker.
book-l03-course = First everyone places castles, each with a knight. Then it goes round: receive income for your mines, sell one card or pay for it and use it, refill your hand. Cards place borders and knights, extend a domain into its neighbour’s land, lure a knight away or forge an alliance.
book-l03-signs = Without drawings the boards are written in signs: # castle, ! knight, with the letter of their colour (R red, B blue, O orange, W white, N neutral); % forest, ^ village, * royal city, g s c d mines of gold, silver, copper and diamond; a blank is a meadow. Lines are borders; a small letter in a cell says whose domain it is.

## Sources

book-l03-source-kosmos = Kosmos 2003
book-l03-source-tilsit = Tilsit 2004

## Tables

book-l03-table-cards = The 60 action cards: price (sale value) × number
book-l03-head-card = Card
book-l03-head-letter = Letter { $letter }
book-l03-card = { $card }
book-l03-card-entry = { $price } ({ $sale }) × { $count }
book-l03-table-players = What depends on the number of players
book-l03-row-castles = Castles for each
book-l03-row-king = King marker at
book-l03-table-values = What each cell of a new domain brings
book-l03-head-terrain = Terrain
book-l03-head-points = Points

## The two editions

book-l03-ways = The editions side by side
book-l03-way-kosmos = Kosmos (2003)
book-l03-way-tilsit = Tilsit (2004)
book-l03-differs-arrangement = The map
book-l03-kosmos-arrangement = The players arrange the tiles as they like; unless they say otherwise, here the beginners’ arrangement.
book-l03-tilsit-arrangement = The tiles are shuffled and laid by chance.
book-l03-differs-placing = Placing castles
book-l03-kosmos-placing = In turn, anticlockwise.
book-l03-tilsit-placing = In turn, clockwise.
book-l03-differs-castle-distance = Distance between castles of one colour
book-l03-kosmos-castle-distance = At least { $value } steps from one to the other.
book-l03-tilsit-castle-distance = At least six empty cells between them, so { $value } steps.
book-l03-differs-deserter = The deserter
book-l03-kosmos-deserter = You place your knight first; then the opponent chooses which of theirs goes.
book-l03-tilsit-deserter = You first remove the knight of your choice; then you place yours.
book-l03-differs-neutral-castles = Neutral castles with two players
book-l03-kosmos-neutral-castles = { $value } in all.
book-l03-tilsit-neutral-castles = { $value } in all.
book-l03-differs-words = The French words
book-l03-kosmos-words = Domaine, marché, transfuge, prairie, cité du Roi, pierres précieuses, prince.
book-l03-tilsit-words = Fief, Chancellerie, changement d’allégeance, pré, Cité Royale, diamant, duc.
