### Löwenherz 1997: what its rulebook says beside the rules, in English.

## Introduction

book-l97-about = The old King is dying, and the princes compete to succeed him. Power is land, and land is what walls enclose; but in each round there are only three things to be done, and the princes often want the same one. Löwenherz is a game by Klaus Teuber for two to four players, published by Goldsieber in 1997; it takes about an hour and a half.
book-l97-goal = Walls that close in exactly one castle make a region, which brings power points by its size and its towns; when silver is found, its mountains count. When the king’s card is turned up the King is dead, and the prince with the most power points succeeds him.
book-l97-box = A frame and six map pieces, in four colours 16 castles and 48 knights, 100 walls, the black castle of the first player, 31 action cards, 12 decision cards, 13 politics cards, 52 cards of money, four summary cards and four power markers.
book-l97-course = Each round a card shows three actions, and everyone openly chooses one. Two who want the same negotiate a price; if they break off, or if there are more, sealed bids decide. Ducats are shared; walls enclose land, swords bring knights and push the border, politics cards are kept hidden until their hour.
book-l97-signs = Without drawings the boards are written in signs: # castle, ! knight, with the letter of their colour (R rose, G gold, P purple, Y grey, N neutral); % forest, A mountain, ^ town; a blank is a plain. Lines are walls; a small letter in a cell says whose region it is.

## Sources

book-l97-source-rules = French translation
book-l97-source-rgg = English edition

## Tables

book-l97-table-players = What depends on the number of players in the full game
book-l97-row-castles = Castles for each
book-l97-row-neutral = Neutral castles in all
book-l97-row-decisions = Decision cards of the first player
book-l97-table-actions = The 31 action cards
book-l97-head-letter = Letter
book-l97-letter = { $letter }
book-l97-head-top = 1 top
book-l97-head-middle = 2 middle
book-l97-head-bottom = 3 bottom
book-l97-action = { $action }
book-l97-card-silver = silver
book-l97-card-king = the King
book-l97-table-politics = The 13 politics cards
book-l97-head-politics = Card
book-l97-head-count = Number
book-l97-politics = { $politics }
book-l97-table-regions = What a new region brings
book-l97-head-cells = Cells
book-l97-head-points = Power points
book-l97-cells = { $first }–{ $last }
book-l97-cells-more = { $first } and more

## Basic and full game

book-l97-ways = Basic and full game side by side
book-l97-way-full = Full game
book-l97-way-basic = Basic game
book-l97-differs-seats = Players
book-l97-full-seats = Two, three or four.
book-l97-basic-seats = Three or four.
book-l97-differs-map = The map
book-l97-full-map = The six pieces lie anywhere and any way round.
book-l97-basic-map = The six pieces lie in a fixed layout.
book-l97-differs-castles = Castles and knights
book-l97-full-castles = Everyone places them in turn, castles of one colour well apart.
book-l97-basic-castles = They stand where the layout puts them.
book-l97-differs-walls = Walls at the start
book-l97-full-walls = None: every region must still be made.
book-l97-basic-walls = Some stand already, and everyone begins with a region that has scored nothing.
book-l97-differs-cards = Action cards
book-l97-full-cards = All 31, letters A to E.
book-l97-basic-cards = Letters B to E; A stays in the box.
book-l97-differs-neutral = A colour that nobody plays
book-l97-full-neutral = With two and three players its castles are placed by the players.
book-l97-basic-neutral = With three players its pieces and walls stay on the board as obstacles.
