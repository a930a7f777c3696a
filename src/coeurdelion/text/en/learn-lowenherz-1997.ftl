### Löwenherz 1997, the first game, in English.

## Beginning and end

learn-l97-welcome = You are Rose, one of four princes; the most points win. They come from land: walls that close in one castle, and only one, make its region.
learn-l97-end = You know enough to play: when the king’s card turns up, the most points win. Now for a real match against three others, with a coach at your side.

## Choose

learn-l97-choose-title = Choose
learn-l97-choose-free = Each round a card shows three actions, and everyone chooses one. Gold and Purple have chosen the walls, Grey the sword: play the decision card of the action that nobody wants.
learn-l97-choose-free-good = 6 ducats for you alone: nobody to bargain with, nothing to pay.
learn-l97-choose-free-walls = Then three of you want the walls: sealed bids decide, and the highest has to be paid.
learn-l97-choose-free-sword = Grey wants the sword too: you would have to bargain over it. Another action is free.
learn-l97-choose-share = A new round, a new card. Purple and Grey have both taken the 8 ducats, and whoever joins them shares. Choose something better.
learn-l97-choose-share-walls = Three walls for you alone. Only Gold chose after you, and took the swords.
learn-l97-choose-share-swords = Two swords for you alone. Only Gold chose after you, and took the walls.
learn-l97-choose-share-thirds = 8 ducats among three: 2 each, and the rest is lost. Walls and swords are still free.

## Bargain

learn-l97-bargain-title = Bargain
learn-l97-bargain-paid = Another match. You and Gold both chose the sword, so you bargain: one acts and pays the other. Gold offers you 4 ducats: accept, or ask for a little more.
learn-l97-bargain-paid-good = 4 ducats for standing back. An action that others want is always worth something.
learn-l97-bargain-paid-more = Gold grumbles and pays. A little more can often be had.
learn-l97-bargain-paid-less = That is no more than Gold is offering already. Accept, or ask for more.
learn-l97-bargain-paid-greedy = At that price Gold would rather break off, and then sealed bids decide. Stay close to the 4.
learn-l97-bargain-paid-buy = Then you would act and Gold would be paid. You need walls more than this sword: let Gold pay.
learn-l97-bargain-paid-fight = Breaking off means sealed bids: whoever wins pays the bank, and the other gets nothing. Gold’s ducats are better.
learn-l97-bargain-walls = Your castle in the east lacks just two walls for a region: see the two marked gaps. Purple has chosen the ducats, Grey the sword: choose the walls.
learn-l97-bargain-walls-good = Good. But Gold has chosen after you and wants them too: you two will bargain.
learn-l97-bargain-walls-ducats = You would share these with Purple: 3 ducats each. Two walls are worth far more to you.
learn-l97-bargain-walls-sword = Grey has chosen the sword already. And what you need is walls.
learn-l97-bargain-offer = You speak first. Your region in the east will be worth 12 points, 7 for its twelve cells and 5 for the town: offer Gold a few ducats for leaving you the walls.
learn-l97-bargain-offer-good = A fair beginning. But Gold wants 6.
learn-l97-bargain-offer-little = For that, Gold will not stand back. Offer 2 to 5.
learn-l97-bargain-offer-much = Gold would be delighted. Begin lower, you can still go up: offer 2 to 5.
learn-l97-bargain-offer-ask = Then Gold would act and pay you. But it is you who need the walls: make an offer yourself.
learn-l97-bargain-offer-fight = No need to break off yet: talking costs nothing, and a bid goes to the bank.
learn-l97-bargain-agree = Gold asks for 6 ducats. Accept, or offer one less.
learn-l97-bargain-agree-good = 6 ducats change hands, and the walls are yours. For 12 points that is a good price.
learn-l97-bargain-agree-middle = Gold takes the 5, and the walls are yours.
learn-l97-bargain-agree-little = Gold has asked for 6 and will not come down that far. Accept, or offer 5.
learn-l97-bargain-agree-much = Gold asks for only 6: there is no need to offer as much or more. Just accept.
learn-l97-bargain-agree-ask = Then Gold would act. You need these walls yourself.
learn-l97-bargain-agree-fight = 6 ducats are a price you know. With sealed bids you might pay more, or lose the walls.

## The fist

learn-l97-fist-title = The fist
learn-l97-fist-bid = A new scene. Three of you want the walls: each hides a bid in the fist. The highest pays the bank and acts, the others keep theirs. Here 12 points beckon: bid well, but not everything.
learn-l97-fist-bid-good = Yours is the highest: Gold had 4, Purple 2. Only you pay.
learn-l97-fist-bid-tie = A tie with Gold: the two of you bid once more, and at a second tie nobody acts. Dare one more.
learn-l97-fist-bid-low = Gold had 4 and gets the walls. You keep your ducats, but these walls were worth 12 points to you.
learn-l97-fist-bid-high = You win, but Gold had only 4. You will need ducats again soon: bid less.
learn-l97-fist-use = Now use the walls: two lines around your castle in the east are still open.
learn-l97-fist-use-half = One more.
learn-l97-fist-use-good = A region, 12 points: 7 for its twelve cells and 5 for the town.
learn-l97-fist-use-stop = You may leave it at that, but you have paid for these walls.
learn-l97-fist-use-elsewhere = That wall does not close your region in the east. It takes both of them there.
learn-l97-fist-avoid = Grey has chosen the politics card. Nobody bargains over politics: two who want it bid at once. Spare your ducats and choose one of the other two actions.
learn-l97-fist-avoid-good = Free so far, and your ducats stay with you for the next duel.
learn-l97-fist-avoid-politics = Then it would be fists again, against Grey, and you have just paid.

## Walls

learn-l97-walls-title = Walls
learn-l97-walls-size = Some rounds later. You have three walls for your castle in the south-west. One would close a region of nine cells, worth 5; from eleven on they are worth 7. Place all three further east.
learn-l97-walls-size-on = Good. Go on along this side.
learn-l97-walls-size-good = 12 points: 7 for twelve cells and 5 for the town. Walls left over inside go back to the supply.
learn-l97-walls-size-small = Closed: nine cells, 5 points and 5 for the town. With three cells more it would be 7 and 5.
learn-l97-walls-size-stop = You may leave it at that, but then there is no region, and no points.
learn-l97-walls-size-elsewhere = That wall does not close the large region, and it takes all three. See the marked lines.
learn-l97-walls-full = A silver card came up: every mountain in a region brings its prince a point. You have two: 2 points. Your three castles now all have regions: choose anything but walls.
learn-l97-walls-full-good = Right: ducats and swords are always of use.
learn-l97-walls-full-walls = Whoever has regions around all their castles places no more walls. You could only be paid for standing back.

## Swords

learn-l97-swords-title = Swords
learn-l97-swords-knight = Some rounds later. Each sword places a knight or extends a region. In the east your region and Gold’s lie side by side, with one knight each: place a second one there.
learn-l97-swords-knight-good = Two against one: you may take land from Gold. A knight on a plain is free, in a forest it costs 5 ducats.
learn-l97-swords-knight-extend = With equal knights you get free land only, a point a cell. First the knight: then you get at Gold’s town.
learn-l97-swords-knight-stop = You would let two swords go to waste. Use them.
learn-l97-swords-knight-elsewhere = A knight counts only in its own region: this one is no help against Gold.
learn-l97-swords-town = The second sword extends a region by up to two cells: free land at any time, a neighbour’s only with more knights. Tap your castle in the east, then Gold’s town just below your region.
learn-l97-swords-town-good = 6 points: 1 for the cell and 5 for the town. And Gold loses as many.
learn-l97-swords-town-knight = You have more knights than Gold already. Now take land.
learn-l97-swords-town-stop = A sword is left, and Gold’s town lies before you.
learn-l97-swords-town-land = That brings 1 point. Gold’s town, just below your region in the east, brings 6.
learn-l97-swords-second = An extension may take a second cell beside the same region. Any will do: each brings a point.
learn-l97-swords-second-good = One point more. Keep enough knights: whoever has more can take land from you.
learn-l97-swords-second-stop = You may leave it at that, but the second cell costs nothing.

## Politics

learn-l97-politics-title = Politics
learn-l97-politics-look = Some rounds later. You alone chose politics: look through one of the two piles, in secret, and keep a card from it.
learn-l97-politics-look-alliance = Only you see these cards. The alliance keeps a neighbour’s knights out, the treasure is worth 8 ducats, the parchment 3 points at the end.
learn-l97-politics-look-renegade = Only you see these cards. The renegade brings a neighbour’s knight over to you, the treasure is worth 12 ducats, the parchment 5 points at the end.
learn-l97-politics-look-stop = You would go away empty-handed. Look through a pile.
learn-l97-politics-keep = In the north-west Purple has two knights beside your one. Which of the cards protects you?
learn-l97-politics-keep-alliance = An alliance. Keep it hidden until you need it; meanwhile the round goes on.
learn-l97-politics-keep-renegade = A renegade. Keep it hidden until you need it; meanwhile the round goes on.
learn-l97-politics-keep-treasure = Money for duels and for the bank: good to have, but it keeps nobody out.
learn-l97-politics-keep-parchment = A parchment brings its points at the end, for certain. But it does not stop Purple’s knights.
learn-l97-politics-keep-none = You may go without, but then Purple’s knights have a free hand.
learn-l97-politics-play = Purple has chosen two swords! A politics card works at once, but only just before a decision card: tap it, then your castle in the north-west, then Purple’s.
learn-l97-politics-play-alliance = Allied: Purple’s knights stop at your walls, and yours at theirs.
learn-l97-politics-play-renegade = One knight fewer for Purple, one more for you: now you are the stronger.
learn-l97-politics-play-arrives = He comes over! Place a knight of yours for him; in a forest that costs 5 ducats.
learn-l97-politics-play-other = That may help elsewhere. The danger is Purple, in the north-west.
learn-l97-politics-play-choose = With the decision card your chance is gone this round, and Purple’s swords come first. Play the politics card before it.
learn-l97-politics-last = Now your decision card. Both actions with swords are taken: what is left?
learn-l97-politics-last-good = Then the king’s card turns up: mountains count once more, and parchments. You have 35 points, the most: you succeed the King!
learn-l97-politics-last-bids = That one is taken: you would have to bargain for it. The ducats are still free.
