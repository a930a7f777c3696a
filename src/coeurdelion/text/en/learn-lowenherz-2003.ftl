### Löwenherz 2003, the first game, in English.

## Beginning and end

learn-l03-welcome = You are Red, a prince with a few castles and a lot of open land. Fence it in, guard it, let it grow: whoever reaches the King first wins.
learn-l03-end = You know enough to play. The real match begins with the castles, and a coach stays at your side. Deserter and alliance are still new: their cards say what they do.

## Close an area

learn-l03-close-title = Close an area
learn-l03-close-gap = Your castle on the right is almost fenced in by borders and the edge of the board. This border is already paid for: place it on the one line that is still open.
learn-l03-close-gap-good = Closed! An area with exactly one castle in it is that castle’s domain: 5 points at once, 3 for the village and 1 for each of the two forests.
learn-l03-close-gap-inside = That border lies in the middle of your own land and closes nothing: the gap on its left side is still open.
learn-l03-close-gap-elsewhere = A border out here closes nothing yet. Your land has a single gap: the line that is marked.
learn-l03-close-card = Blue has sold a card, and it is your turn again. This card lets you place two borders and costs 3 ducats: play it.
learn-l03-close-card-good = Paid: you have two borders to place.
learn-l03-close-card-sold = Sold, it brings 3 ducats, but your land stays open. You need these borders: play the card.
learn-l03-close-wide = One border would be enough to close in your castle on the left. But two can take in the village beside it as well: place them.
learn-l03-close-wide-half = Good. One more, and the village lies inside.
learn-l03-close-wide-good = 6 points instead of 3: three forests and the village. Going the longer way round was worth it.
learn-l03-close-wide-small = Closed, but for only { part-points }. With the two borders beyond the village it would be 6.
learn-l03-close-wide-stop = You may leave it at that, but then the land stays open and scores nothing. You still have a border.
learn-l03-close-wide-elsewhere = That border does not close your land, and the village takes both of them. Try the marked lines.

## Knights

learn-l03-knights-title = Knights
learn-l03-knights-card = Some turns later. Your domain on the left and Blue’s beside it have one knight each: neither can take land from the other. Play the marked card, a knight for 2 ducats.
learn-l03-knights-card-good = Good: a knight from your reserve. Now it matters in which domain it stands.
learn-l03-knights-card-extension = With one knight against one, Blue’s land is closed to you: only free land could be taken. A knight first.
learn-l03-knights-card-sold = That brings 3 ducats, but Blue stays as strong as you are. The knight is worth more here.
learn-l03-knights-place = A knight goes beside one of your castles or knights. Place it in your left-hand domain, the one that borders on Blue’s; on a meadow it costs nothing more.
learn-l03-knights-place-good = Two against one! What counts is how many knights a domain has, not where in it they stand.
learn-l03-knights-place-forest = It counts there just as well, but a knight in a forest costs 1 ducat more. On a meadow it is free.
learn-l03-knights-place-elsewhere = That strengthens your domain on the right. Blue’s knight faces the one on the left.
learn-l03-knights-again = Blue has answered with a knight: two against two. Get ahead again with your other card.
learn-l03-knights-again-where = And now into the same domain as before.
learn-l03-knights-again-good = Three against two: Blue cannot get in, and your domain may now grow into Blue’s.
learn-l03-knights-again-extension = At two against two Blue’s land is still closed. The same card can bring a knight instead: choose that.
learn-l03-knights-again-sold = 3 ducats, but Blue has drawn level. You need the knight.
learn-l03-knights-again-elsewhere = On the right it is no help against these two: it must stand in the domain on the left.

## Extension

learn-l03-extension-title = Extension
learn-l03-extension-card = Some turns later. With three knights against two your domain may grow into Blue’s. The marked card offers a knight or an extension: choose the extension.
learn-l03-extension-card-good = Good: one of your domains may now take up to two cells.
learn-l03-extension-card-knight = Another knight never hurts, but you are stronger already. Now is the time to take land.
learn-l03-extension-card-border = There is hardly anything left to fence in: one border gains you nothing here. The extension does.
learn-l03-extension-card-sold = That brings a few ducats. The extension brings points at once, and costs Blue some.
learn-l03-extension-village = Choose your domain on the left by its castle, then a cell that touches the domain. Which one brings most?
learn-l03-extension-village-good = The village changes hands: 3 points for you, 3 fewer for Blue. The borders move along by themselves.
learn-l03-extension-village-nothing = That cell brings no points: meadows and mines are worth none by themselves. Look for the village.
learn-l03-extension-village-open = 1 point for the forest. Your domain on the left also touches a village, and that is worth 3.
learn-l03-extension-second = The card gives you a second cell. A forest brings a point; a mine counts towards a monopoly (three of a kind: 5 points).
learn-l03-extension-second-mine = Your second diamond mine: no points yet, but a third of the same kind would bring 5.
learn-l03-extension-second-forest = One point more for you, one fewer for Blue.
learn-l03-extension-second-stop = You may leave it at that, but the second cell costs nothing more. Take it.
learn-l03-extension-second-meadow = A meadow brings nothing. There are forests and mines within reach.

## Cards and money

learn-l03-money-title = Cards and money
learn-l03-money-sell = Another match; grey castles belong to nobody. You have 1 ducat, and every card in your hand costs more. Sell one that brings most: the number in brackets says how much.
learn-l03-money-sell-good = 5 more ducats in your purse. The card now lies face up in the market, for anyone to take.
learn-l03-money-sell-less = 4 ducats. Your other two cards bring 5 each.
learn-l03-money-refill = Now refill your hand: draw an unknown card or take one from the market. Either is free, and in the market lie two borders.
learn-l03-money-refill-good = Free, and you know what you get. The letter on a card only says how early in the match it comes.
learn-l03-money-refill-draw = Who knows what comes. In the market lies just what your land on the right needs: two borders.
learn-l03-money-play = Your turn again, and your mines have paid 1 ducat for each kind, gold and silver: that makes 8. Play the two borders.
learn-l03-money-play-good = 3 ducats well spent.
learn-l03-money-play-knights = 7 ducats for two knights would all but empty your purse. The two borders cost 3 and close your land.
learn-l03-money-play-sold = Still more ducats, but no points. You have enough to pay for the borders.
learn-l03-money-mine = Your castle on the right stands by a gold mine, and two lines are still open. Close its land.
learn-l03-money-mine-half = One more line.
learn-l03-money-mine-good = Your third gold mine: that is a monopoly, 5 points! And 1 more for the forest.
learn-l03-money-mine-stop = You may leave it at that, but then the gold mine stays outside. One border is left.
learn-l03-money-mine-elsewhere = That leaves your land on the right open: the gold mine needs both marked lines.

## The King

learn-l03-king-title = The King
learn-l03-king-card = Another match, near its end. You have 45 points, and whoever reaches the King at 50 wins at once. The royal city is worth 5: which card takes you there?
learn-l03-king-card-good = Yes: an extension takes two cells, and that is just enough.
learn-l03-king-card-knights = Knights bring no points, and in the north-west you are already stronger than Blue: three against one.
learn-l03-king-card-sold = Ducats are not what is missing. Five points are, and they lie on the board.
learn-l03-king-reach = The royal city lies two cells from your large domain in the north-west. Take one cell after the other.
learn-l03-king-reach-half = One more cell, and you stand before the King.
learn-l03-king-reach-good = 50 points: you have reached the King and won!
learn-l03-king-reach-stop = You may leave it at that, but the win is one cell away.
learn-l03-king-reach-short = That brings a point or none, and you lack five. Head for the royal city.

## Where to begin

learn-l03-castles-title = Where to begin
learn-l03-castles-castle = Another match, at its beginning: castles are placed in turn. A good place has forests and villages around it, and the edge of the board saves borders. Choose one.
learn-l03-castles-castle-good = Well placed: rich land all around, and the edge closes one side or two for you.
learn-l03-castles-castle-crowded = Blue’s castle is very near: you would have to share this land. There is good land elsewhere.
learn-l03-castles-castle-city = The royal city tempts with 5 points, but everybody passes here and no edge helps you. Try further out.
learn-l03-castles-castle-far = Here a rich area takes many borders, and a small one brings little. Look for forests and villages near a corner.
learn-l03-castles-knight = A knight goes with it, on a cell beside the castle. This one is free, even in a forest.
learn-l03-castles-knight-good = There it stands. Your castles keep six steps from one another; everything else is up to you.
