### Löwenherz 1997, in English.

## Names

lowenherz-1997 = Löwenherz (1997)
terrain-plain = plain
terrain-mountain = mountain
terrain-town = town
action-ducats = { part-ducats }
action-P = a politics card
action-W1 = 1 wall
action-W2 = 2 walls
action-W3 = 3 walls
action-S1 = 1 sword
action-S2 = 2 swords
politics-alliance = alliance
politics-renegade = renegade
politics-treasure8 = 8-ducat treasure
politics-treasure10 = 10-ducat treasure
politics-treasure12 = 12-ducat treasure
politics-treasure15 = 15-ducat treasure
politics-parchment3 = 3-point parchment
politics-parchment4 = 4-point parchment
politics-parchment5 = 5-point parchment
politics-hidden = a hidden card

## Parts of sentences, used by other messages only

l97-part-terrain =
    { $terrain ->
        [plain] a plain
        [forest] a forest
        [mountain] a mountain
       *[town] a town
    }
l97-part-action =
    { $row ->
        [1] the top action
        [2] the middle action
       *[other] the bottom action
    }
l97-part-worth =
    { $worth ->
        [one] { $worth } ducat
       *[other] { $worth } ducats
    }

## Where points came from

ledger-region-made = new region
ledger-region-extended = region extended
ledger-zone-lost = lost to a neutral zone
ledger-mountains-counted = mountains
ledger-parchment-counted = parchment

## What one can do, in the infinitive

l97-do-castle = place a castle at { $cell }
l97-do-neutral-castle = place a neutral castle at { $cell }
l97-do-knight =
    { $count ->
        [0] place a knight at { $cell }
       *[other] place a knight in the forest at { $cell } and pay for it: { $treasures }
    }
l97-do-neutral-knight = place a neutral knight at { $cell }
l97-do-wall = place a wall between { $cell } and { $other }
l97-do-extend = extend region { $castle } to { $cell }
l97-do-choose = choose { l97-part-action } ({ $action })
l97-do-choose-row = choose { l97-part-action }
l97-do-alliance = bind region { $castle } to region { $other } by an alliance
l97-do-renegade =
    { $count ->
        [0] call the knight at { $cell } from region { $other } over to region { $castle }
       *[other] call the knight at { $cell } from region { $other } over to region { $castle } and pay for the forest: { $treasures }
    }
l97-do-break =
    { $count ->
        [0] break the alliance of { $castle } and { $other }
       *[other] break the alliance of { $castle } and { $other } and pay the bank: { $treasures }
    }
l97-do-offer =
    { $ducats ->
        [0] propose to act and pay { $other_player } nothing
       *[other] propose to act and pay { $other_player } { part-ducats }
    }
l97-do-ask =
    { $ducats ->
        [0] propose that { $other_player } acts and pays you nothing
       *[other] propose that { $other_player } acts and pays you { part-ducats }
    }
l97-do-accept-pay =
    { $ducats ->
        [0] agree: { $other_player } acts and pays you nothing
       *[other] agree: { $other_player } acts and pays you { part-ducats }
    }
l97-do-accept-cost =
    { $ducats ->
        [0] agree: you act and pay { $other_player } nothing
       *[other] agree: you act and pay { $other_player } { part-ducats }
    }
l97-do-fight = break off the negotiation and let a duel decide
l97-do-bid =
    { $count ->
        [0]
            { $ducats ->
                [0] bid nothing
               *[other] bid { part-ducats }
            }
       *[other]
            { $ducats ->
                [0] bid this: { $treasures }
               *[other] bid this: { $treasures }, plus { part-ducats }
            }
    }
l97-do-look = look at politics pile { $pile }
l97-do-take = keep this card: { $politics }
l97-do-done = leave it at that

## What is asked

ask-decision = play a decision card (on the action card: { $actions })
ask-decision-or-politics = play a decision card, perhaps after an alliance or a renegade (on the action card: { $actions })
ask-renegade-knight = place a knight in region { $castle }
ask-proposal = make { $other_player } a proposal for the action ({ $action }), or break off
ask-offer = answer { $other_player }, who offers { part-ducats } to carry out the action ({ $action })
ask-price = answer { $other_player }, who asks { part-ducats } to give up the action ({ $action })
ask-last-offer = leave the action ({ $action }) to { $other_player } for { part-ducats }, or break off
ask-last-price = pay { $other_player } { part-ducats } for the action ({ $action }), or break off
ask-bid = bid in secret for the action ({ $action })
ask-bid-again = bid in secret once more after the tie ({ $action })
ask-wall =
    { $left ->
        [one] place a wall
       *[other] place a wall (up to { $left } left)
    }
ask-sword =
    { $left ->
        [one] place a knight or extend a region
       *[other] place a knight or extend a region ({ $left } swords left)
    }
ask-sword-knight =
    { $left ->
        [one] place a knight
       *[other] place a knight (up to { $left } left)
    }
ask-cell = extend region { $castle } by a second cell
ask-cell-or-knight = extend region { $castle } by a second cell, or place a knight
ask-look = choose a pile of politics cards to look at
ask-keep = keep one card of pile { $pile }
ask-no-card = wait, as no action card is left to turn up

## Löwenherz 1997: events

l97-tile-laid = Map piece { $tile } goes to place { $number }.
l97-first-chosen = { $player } takes the first player’s black castle.
l97-piles-ready = The politics cards lie ready in two face-down piles, of { $first } and { $second } cards.
l97-castle-placed = { $player } places a castle at { $cell }.
l97-neutral-castle-placed = { $player } places a neutral castle at { $cell }.
l97-neutral-knight-placed = { $player } places a neutral knight at { $cell }.
l97-play-begun = Everything is in place. { $player } is the first player of round 1.
l97-round-begun = Round { $number }: { $player } is first player. The action card offers { $actions }.
l97-silver-found = Silver! Each mountain in a prince’s regions brings 1 point.
l97-king-died = The King is dead! The game ends here; the last points are counted.
l97-mountains-counted =
    { $count ->
        [one] { $player } gains { part-points } for the mountain at { $cells }.
       *[other] { $player } gains { part-points } for the mountains at { $cells }.
    }
l97-parchment-counted = { $player } shows a parchment and gains { part-points }.
l97-decided = { $player } chooses { l97-part-action }: { $action }.
l97-action-lost = Nobody carries out { l97-part-action } ({ $action }): it is lost.
l97-ducats-received = { $player } receives { part-ducats } from the bank.
l97-action-begun = { $player } carries out { l97-part-action }: { $action }.
l97-negotiation-begun = { $players } both want { l97-part-action } ({ $action }) and negotiate.
l97-offer-made =
    { $ducats ->
        [0] { $player } proposes to act and pay { $other_player } nothing.
       *[other] { $player } offers { $other_player } { part-ducats } to be the one who acts.
    }
l97-price-asked =
    { $ducats ->
        [0] { $player } would leave the action to { $other_player } for nothing.
       *[other] { $player } would leave the action to { $other_player } for { part-ducats }.
    }
l97-agreement-reached =
    { $ducats ->
        [0] Agreed: { $player } acts, and { $other_player } is paid nothing.
       *[other] Agreed: { $player } pays { $other_player } { part-ducats } and acts.
    }
l97-talks-broken = { $player } breaks off the negotiation.
l97-duel-begun = Duel over { l97-part-action } ({ $action }): { $players } bid in secret.
l97-bid-sealed = { $player } has made a bid.
l97-bid-shown =
    { $count ->
        [0]
            { $ducats ->
                [0] { $player } bid nothing.
               *[other] { $player } bid { part-ducats }.
            }
       *[other]
            { $ducats ->
                [0] { $player } bid { l97-part-worth }: { $treasures }.
               *[other] { $player } bid { l97-part-worth }: { $treasures }, plus { part-ducats }.
            }
    }
l97-duel-won = { $player } wins the duel and pays the bid to the bank ({ l97-part-worth }).
l97-duel-tied = { $players } are tied at { l97-part-worth } and bid once more.
l97-duel-undecided = { $players } are tied again, at { l97-part-worth }: nobody acts and nobody pays.
l97-wall-placed = { $player } places a wall at { $edge }.
l97-region-made =
    { $player ->
        [neutral] A neutral region closes around the castle at { $castle }: { $count ->
                [one] { $count } cell
               *[other] { $count } cells
            }.
       *[player] A region closes around the castle at { $castle }: { $count ->
                [one] { $count } cell
               *[other] { $count } cells
            }, { part-points } for { $player }.
    }
l97-walls-returned =
    { $count ->
        [one] Wall { $edges } goes back to the supply.
       *[other] Walls { $edges } go back to the supply.
    }
l97-knight-placed =
    { $count ->
        [0]
            { $ducats ->
                [0] { $player } places a knight at { $cell }.
               *[other] { $player } places a knight in the forest at { $cell } and pays { part-ducats }.
            }
       *[other] { $player } places a knight in the forest at { $cell } and pays for it: { $treasures }.
    }
l97-region-extended = { $player } extends region { $castle } to { $cell } and gains { part-points }.
l97-cell-lost =
    { $player ->
        [neutral] { $other_player } takes { $cell } from the neutral region { $castle }.
       *[player] { $other_player } takes { $cell } from { $player }’s region { $castle }: { $player } loses { part-points }.
    }
l97-zone-lost =
    { $count ->
        [one] Cell { $cells } is cut off from the castle at { $castle } and becomes a neutral zone.
       *[other] Cells { $cells } are cut off from the castle at { $castle } and become a neutral zone.
    }{ $player ->
        [neutral] { "" }
       *[player]
            { $points ->
                [0] { " " }That costs { $player } no further points.
               *[other] { " " }{ $player } loses { part-points }.
            }
    }
l97-pile-looked-at =
    { $count ->
        [one] { $player } looks through politics pile { $pile } in secret ({ $count } card).
       *[other] { $player } looks through politics pile { $pile } in secret ({ $count } cards).
    }
l97-politics-taken = From pile { $pile }, { $player } keeps: { $politics }.
l97-alliance-made =
    { $owner ->
        [neutral] Alliance! { $player } binds region { $castle } to the neutral region { $other }; wall { $edge } bears the mark.
       *[player] Alliance! { $player } binds region { $castle } to { $owner }’s region { $other }; wall { $edge } bears the mark.
    }
l97-alliance-broken =
    { $count ->
        [0] { $player } pays the bank { part-ducats } and breaks the alliance of { $castle } and { $other }.
       *[other]
            { $ducats ->
                [0] { $player } breaks the alliance of { $castle } and { $other } and pays the bank: { $treasures }.
               *[other] { $player } breaks the alliance of { $castle } and { $other } and pays the bank: { $treasures }, plus { part-ducats }.
            }
    }
l97-knight-defected =
    { $owner ->
        [neutral] Renegade! The neutral knight at { $cell } leaves region { $castle } and goes over to { $player }.
       *[player] Renegade! { $owner }’s knight at { $cell } leaves region { $castle } and goes over to { $player }.
    }{ $count ->
        [0]
            { $ducats ->
                [0] { "" }
               *[other] { " " }The forest costs { $player } { part-ducats }.
            }
       *[other] { " " }{ $player } pays for the forest: { $treasures }.
    }
l97-action-ended = { $player } leaves it at that with this action.
l97-game-won = With { part-score }, { $players } succeeds the King and wins the game.
l97-game-won-ducats =
    { $count ->
        [one] It is a tie at { part-score }. With { part-ducats }, treasures included, { $players } succeeds the King and wins the game.
       *[other] All is equal, at { part-score } and { part-ducats }, treasures included: { $players } share the victory.
    }

## Löwenherz 1997: what princes say when they negotiate

l97-phrase-fair = That is fair.
l97-phrase-too-much = That is too much.
l97-phrase-too-little = That is not enough.
l97-phrase-think = Think it over.
l97-phrase-shake-hands = Shall we shake hands on it?
l97-phrase-last-word = That is my last word.
l97-phrase-rather-fight = I would rather fight.
l97-phrase-regret = You will regret this.
l97-phrase-well-bargained = Well bargained!
l97-phrase-thanks = Thank you.

## Löwenherz 1997: reasons of refusal

l97-refused-card-gone = The action card { $code } cannot be turned up: it is not among the cards left of the deck’s top letter.
l97-refused-other-pile = This card goes to the other pile: pile { $pile } is being filled now.
l97-refused-politics-gone = The card “{ $politics }” is already on a pile: take one that has not been dealt yet.
l97-refused-basic-for-two = The basic game is for three or four players: with two, choose the full game (game=full).
l97-refused-tile-gone = Map piece { $tile } is no longer available: take one that has not been laid yet.
l97-refused-castle-terrain = Cell { $cell } is { l97-part-terrain }: a castle goes on an empty plain.
l97-refused-castle-occupied = Cell { $cell } is already occupied: a castle goes on an empty plain.
l97-refused-castle-no-room = Beside { $cell } there is no empty plain left for this castle’s knight. Choose a cell that leaves it room.
l97-refused-first-knight-far = Cell { $cell } does not share a side with the castle at { $castle }. Its knight may go to: { $cells }.
l97-refused-first-knight-terrain = Cell { $cell } is { l97-part-terrain }: the first knight of a castle goes on a plain, never in a forest. Beside the castle at { $castle } it may go to: { $cells }.
l97-refused-first-knight-occupied = Cell { $cell } is already occupied. Beside the castle at { $castle } the knight may go to: { $cells }.
l97-refused-no-such-seat = There is no seat { $number }: seats are counted from 0, and there are { $count } of them.
l97-refused-castle-too-near =
    { $steps ->
        [one] Cell { $cell } is only { $steps } step from the castle at { $castle }, of the same colour: at least { $needed } are needed, never counted diagonally.
       *[other] Cell { $cell } is only { $steps } steps from the castle at { $castle }, of the same colour: at least { $needed } are needed, never counted diagonally.
    }
l97-refused-decision-used = You have already played your decision card { $row } this round: play another.
l97-refused-one-politics-a-decision = Only one politics card goes with each decision card: now play the decision card itself.
l97-refused-politics-with-decision = An alliance or a renegade is played together with a decision card, just before it: wait until it is for you to decide.
l97-refused-no-sword-left = You have no sword left for a knight: all that this action still allows is the second cell of the extension. To stop here, say “done”.
l97-refused-extended-already = This action has already extended a region, and two swords never allow two extensions: the sword that is left is for a knight.
l97-refused-pile-empty = Pile { $pile } is empty: look at the other one.
l97-refused-not-in-pile = The card “{ $politics }” is not in pile { $pile }: keep one of those you see there.
l97-refused-offer-too-high = You offer { part-ducats } and have { $own }: offer no more than you have.
l97-refused-price-too-high = You ask { part-ducats }: { $most } is the most that can be asked.
l97-refused-nothing-proposed = There is nothing to accept yet: make the first proposal (“offer” or “ask”), or break off (“fight”).
l97-refused-other-amount = The last proposal stands at { part-ducats }: that amount can be accepted (“accept { $ducats }”), and no other.
l97-refused-cannot-pay = To accept, you would have to pay { part-ducats }, and you have { $own }: answer with another proposal, if one is left, or break off.
l97-refused-talks-too-long = All { $count } proposals have been made: accept the last one, or break off.
l97-refused-bid-too-high = You bid { part-ducats } and have { $own }: bid no more than you have. A treasure you hold is added by its name, such as “t8”.
l97-refused-border-stands = There is already a wall at { $edge }: choose a free line.
l97-refused-border-between-kin =
    { $owner ->
        [neutral] A wall at { $edge } would part the two neutral pieces at { $cell } and { $other }: never between two adjacent pieces of one prince.
       *[player] A wall at { $edge } would part the pieces at { $cell } and { $other }, which belong to { $owner }: never between two adjacent pieces of one prince.
    }
l97-refused-border-in-domain =
    { $owner ->
        [neutral] Line { $edge } lies inside the neutral region { $castle }: no wall is ever placed inside a region.
       *[player] Line { $edge } lies inside region { $castle }, which belongs to { $owner }: no wall is ever placed inside a region.
    }
l97-refused-walls-banned =
    { $count ->
        [one] Your only castle already stands in a region: you may place no more walls. Say “done”.
       *[other] All { $count } of your castles already stand in regions: you may place no more walls. Say “done”.
    }
l97-refused-no-borders-left = The supply of walls is empty: none can be placed until one goes back to it.
l97-refused-knight-terrain = Cell { $cell } is { l97-part-terrain }: a knight goes on a plain or a forest.
l97-refused-knight-occupied = Cell { $cell } is already occupied by { part-piece }: choose an empty cell.
l97-refused-forest-too-dear = The forest at { $cell } costs { part-price }, and you have { part-ducats } at hand. A treasure can pay as well, for example “knight { $cell } t8”; on a plain there is nothing to pay.
l97-refused-knight-alone = None of your pieces shares a side with { $cell }: a knight goes beside one of your castles or knights, never diagonally.
l97-refused-knight-behind-border = A wall separates { $cell } from your pieces ({ $edges }): a knight goes beside one of your pieces, with no wall between.
l97-refused-no-knight-left = You have no knight left in reserve.
l97-refused-no-domain = There is no region { $castle }. A region is named after the cell of its castle, and exists only once it is closed on all sides with that castle alone in it.
l97-refused-not-your-domain =
    { $owner ->
        [neutral] Region { $castle } is neutral: begin with a region of your own colour.
       *[player] Region { $castle } belongs to { $owner }: begin with a region of your own colour.
    }
l97-refused-other-domain-chosen = One extension is for one region only: the first cell went to region { $other }, so the second must go there too, not to region { $castle }.
l97-refused-cell-not-adjacent = Cell { $cell } does not share a side with region { $castle }: choose a neighbouring cell, never diagonally.
l97-refused-cell-already-in = Cell { $cell } is already part of region { $castle }: choose a neighbouring cell beyond its walls.
l97-refused-cell-has-piece = On { $cell } stands { part-piece }: a cell with another prince’s piece cannot be taken.
l97-refused-cell-has-own-castle = On { $cell } stands a castle of yours: the region would then hold two, which is not allowed.
l97-refused-cell-in-own-domain = Cell { $cell } is already yours, in region { $other }: a region takes nothing from another of its own colour.
l97-refused-too-few-knights =
    { $owner ->
        [neutral] Knights: { $mine } in your region { $castle }, { $theirs } in the neutral region { $other }. To enter it you need at least { $needed }.
       *[player] Knights: { $mine } in your region { $castle }, { $theirs } in { $owner }’s region { $other }. To enter it you need at least { $needed }.
    }
l97-refused-allied = Regions { $castle } and { $other } are allied: neither extends into the other. Breaking the alliance costs 10 ducats (“break { $castle } { $other }”).
l97-refused-extension-parts-kin = Taking { $cell } would put a wall at { $edge }, between two adjacent pieces of one prince: that is never allowed.
l97-refused-extension-lacks-borders =
    { $needed ->
        [one] Besides those removed there, closing off { $cell } takes { $needed } more wall; the supply has { $supply }.
       *[other] Besides those removed there, closing off { $cell } takes { $needed } more walls; the supply has { $supply }.
    }
l97-refused-not-in-hand = You do not hold the card “{ $politics }”: only cards in your hand can be played.
l97-refused-both-own = Region { $other } is your own: the second one must be another prince’s.
l97-refused-not-adjacent-domains = Regions { $castle } and { $other } have no wall in common: choose two regions that touch.
l97-refused-already-allied = Regions { $castle } and { $other } are already allied: choose another pair.
l97-refused-treasure-tied-up = Your { $value }-ducat treasure lies in your sealed bid: it can pay for nothing else until the bids are revealed.
l97-refused-break-too-dear = Breaking an alliance costs { part-price }, and that is more than you have at hand: { part-ducats } (not counting what lies in a sealed bid or a standing offer) and the treasures you name, if any. A treasure is added by its name, such as “t10”.
l97-refused-not-allied = There is no alliance between { $castle } and { $other }: there is nothing to break.
l97-refused-not-your-alliance = The alliance of regions { $castle } and { $other } does not bind you: only the princes it binds can break it.
l97-refused-no-such-knight =
    { $count ->
        [0] There is no knight to be removed from region { $other }, at { $cell } or elsewhere: choose another region.
       *[other] There is no knight at { $cell } to be removed from region { $other }. Knights to choose from: { $cells }.
    }
l97-refused-no-knight-for-renegade = You have no knight left in reserve, and a renegade makes you place one: this card cannot be played now.
l97-refused-no-room-for-renegade = You could not place a knight in your region { $castle } afterwards. It takes, beside one of your pieces with no wall between, an empty plain, or an empty forest and the means to pay 5 ducats for it.
l97-refused-knight-outside-region = Cell { $cell } is not in your region { $castle }: the knight you gain goes into that region.
l97-refused-renegade-on-his-way = The renegade comes first: after paying { $price } ducats you could no longer place the knight. Place it, then break the alliance.
l97-refused-knight-holds-line = Without the knight at { $cell }, others would lose touch with the castle at { $castle }: { $cells }. Knights to choose from: { $allowed }.
l97-refused-renegade-too-dear = The knight at { $cell } stands in a forest: taking it costs { part-price }, and you have { part-ducats } at hand. Choose another knight, or pay with a treasure (add its name, such as “t8”).
l97-refused-treasure-not-needed =
    { $price ->
        [0] There is nothing to pay here: keep your { $value }-ducat treasure.
       *[other] The other treasures you name already pay { part-price }: keep your { $value }-ducat treasure.
    }

## Löwenherz 1997: refusals of scenarios, in the words of this game

l97-refused-too-many-borders = The supply is not enough for the walls drawn ({ $count }).
l97-refused-border-inside = The drawing has a wall inside a region: { $edges }.
l97-refused-castle-misplaced = The castle at { $cell } does not stand on a plain.
l97-refused-knight-misplaced = The knight at { $cell } stands neither on a plain nor in a forest.
l97-refused-bad-alliance = No alliance between { $cells }: it takes two regions of different colours.

## Löwenherz 1997: rules, setting up

L97-SETUP = Setting up
L97-SETUP-1 = The board has 15 × 10 cells: six map pieces of 5 × 5, three wide and two high. Each cell is a plain, a forest, a mountain or a town. The frame counts as wall.
L97-SETUP-2 = Two, three or four princes contend for the throne: rose, gold, purple and grey, each in a colour no one else has. Each has 3 castles (4 with two players), 12 knights and 12 ducats, and starts at 0 power points. Points may fall below 0 (our ruling).
L97-SETUP-3 = There are 31 action cards, lettered A to E on their backs (6, 7, 7, 7 and 4 of them). Each letter is shuffled on its own; the deck has A on top, then B, C and D, and E at the bottom.
L97-SETUP-4 = The 13 politics cards are shuffled and laid out in two face-down piles, of 6 and of 7 cards: 3 alliances, 3 renegades, 4 treasures (8, 10, 12 and 15 ducats) and 3 parchments (3, 4 and 5 points).
L97-SETUP-5 = Everyone has three decision cards, numbered 1, 2 and 3. The supply holds 100 walls. Nobody has to show their money, though every gain and every payment is seen by all; a table may choose to play with open money. Money is simply a number: any sum can be bid exactly, and the bank never runs out (our ruling; the box holds 52 cards of 1, 2 and 3 ducats).
L97-SETUP-6 = The table of points for new regions is always in view, as on the summary cards.

## Löwenherz 1997: rules, the basic game

L97-BASIC = The basic game
L97-BASIC-1 = The basic game is for three or four players. Map, castles, knights and first walls have a fixed layout, and the action cards lettered A are left out. The walled areas with one castle are regions from the start; they score nothing at set-up.
L97-BASIC-2 = With three players, the pieces and walls of the fourth colour stay on the board as obstacles: that colour is neutral. It never acts and never scores, but counts as another prince wherever the rules speak of one: for extensions, alliances and renegades (our ruling).

## Löwenherz 1997: rules, the full game

L97-FULL = The full game
L97-FULL-1 = In the full game, which is played unless a table chooses the basic one, the map pieces lie in random places, each turned at random in quarter turns. There are no walls at the start, and all the action cards, A to E, are used.
L97-FULL-2 = Beginning with the youngest, everyone in clockwise order places a castle on an empty plain (a cell without forest, town or mountain) and a knight on another empty plain that shares a side with it, until each player’s castles all stand. Even the knight may not go on a forest here. Each table names the seat of the youngest or leaves it to chance. A castle may only go where such a cell is left for its knight (our ruling).
L97-FULL-3 = Castles of one colour stand at least 6 steps apart, counted horizontally and vertically, never diagonally (our ruling: the text could also mean 7; a table may choose otherwise). If no cell keeps this distance, it is one step less, for this castle only; if there is still none, one less again, and so on (our ruling).
L97-FULL-4 = With three players, each then places in turn one castle and one knight of the fourth colour, which is neutral, by the same rules, distance included.
L97-FULL-5 = The youngest is the first player of round 1, in the basic game too.

## Löwenherz 1997: rules, two players

L97-TWO = Two players
L97-TWO-1 = With two players, only the full game is played, with a neutral third colour. Each places 4 castles with their knights, in turn; then each places, in turn again, 2 neutral castles with their knights. All rules for placing hold, for the neutral colour too, distance included.
L97-TWO-2 = The first player of the round always plays two decision cards, the other player one.

## Löwenherz 1997: rules, the round

L97-ROUND = The round
L97-ROUND-1 = The first player of the round turns up the next action card.
L97-ROUND-2 = If it shows silver, every prince scores 1 power point for each mountain in their regions; then the next card is turned up. The letters B, C and D hold one such card each.
L97-ROUND-3 = If it is the king’s card, the King is dead and the game ends at once.
L97-ROUND-4 = Otherwise the card shows three actions. From the first player clockwise, everyone plays one decision card face up: 1 for the top action, 2 for the middle one, 3 for the bottom one. With two or three players the first player plays two different ones, both before the next prince decides.
L97-ROUND-5 = An alliance or a renegade (the politics cards with a black shield) is always played together with a decision card, and takes effect at once, before the next prince decides. At most one goes with each decision card (our ruling).
L97-ROUND-6 = Then the actions are carried out, from top to bottom. An action nobody chose is lost. A prince who alone chose an action carries it out; if several did, they share the ducats or settle the conflict.
L97-ROUND-7 = Acting is optional: you may use less than the action grants, or nothing at all, even after looking at a pile of politics cards.
L97-ROUND-8 = At the end of the round everyone takes back their decision cards, and the first player’s black castle goes to the left: that prince is first player in the next round.

## Löwenherz 1997: rules, the actions

L97-ACT = The actions
L97-ACT-1 = Ducats: you receive as many from the bank as the card shows. Several princes share them equally; what is left over is not paid.
L97-ACT-2 = Walls: you place up to 1, 2 or 3 walls, as the card shows.
L97-ACT-3 = One sword: you place one knight, or extend one region.
L97-ACT-4 = Two swords: you place two knights, or you place one knight and extend one region, in either order; never two extensions. No knight is placed between the two cells of the extension: placing it ends the extension (our ruling).
L97-ACT-5 = Politics: you look at all the cards of one of the two piles, in secret, and keep one of them. An empty pile cannot be chosen; if both are empty, the action is lost, without a duel.
L97-ACT-6 = Each step (a wall, a knight, a cell) takes full effect, points included, before the next (our ruling).

## Löwenherz 1997: rules, negotiation and duel

L97-CONFLICT = Negotiation and duel
L97-CONFLICT-1 = Only one prince carries out an action; only ducats are shared. Two princes who chose the same action negotiate; three or four go straight to a duel.
L97-CONFLICT-2 = The two take turns, beginning with the first player or, if that is neither of them, with the one who comes first clockwise after the first player. Each may propose “I act and pay you n ducats” (from 0 up to all they have) or “you act and pay me n ducats” (from 0 to 50, as the other’s money is secret: our ruling), accept the other’s last proposal, or break off. A proposal can be accepted only if the payer has the money at that moment; then it is paid, and the payer acts. Only ducats change hands, never politics cards, treasures included; and an action is never split.
L97-CONFLICT-3 = If one of them breaks off, there is a duel. After the tenth proposal, the other can only accept or break off (our ruling).
L97-CONFLICT-4 = Politics cards are no matter for negotiation: two princes who both chose the politics action go straight to a duel. A table may allow them to negotiate.
L97-CONFLICT-5 = Duel: everyone involved chooses a bid in secret, any ducats from 0 up to all they have and any of their treasures. The bids are revealed together. The highest bidder pays the bid to the bank and carries out the action; the others keep theirs.
L97-CONFLICT-6 = If several are tied for the highest bid, only they bid once more. If they are tied again, nobody acts and nobody pays.
L97-CONFLICT-7 = A bid stays secret from everyone, spectators included, until all the bids are in.

## Löwenherz 1997: rules, walls

L97-WALL = Walls
L97-WALL-1 = A wall goes on the line between two cells, inside the frame, where no wall stands yet. Walls belong to nobody.
L97-WALL-2 = A wall is never placed between two adjacent pieces of one prince: not between two knights, nor between knight and castle, nor between two castles (the last is our ruling).
L97-WALL-3 = A wall is never placed inside a region.
L97-WALL-4 = A prince whose castles on the board all stand in regions may place no more walls: so with three regions, or with four in the two-player game (our ruling; the printed text says three). This is checked before each wall. Such a prince may still choose the action, and be paid to leave it to another.
L97-WALL-5 = Walls come from the common supply of 100: when it is empty, none is placed.
L97-WALL-6 = Placing walls never enlarges a region: cells closed off beside a region, with no castle among them, are a neutral zone.

## Löwenherz 1997: rules, regions and points

L97-REGION = Regions and points
L97-REGION-1 = As soon as an area closed by walls and frame holds exactly one castle, it is a region of that castle’s prince, no matter who closed it and by which action. Several regions can arise at once. Two castles together, even of one colour, make no region. None exists while castles are still being placed.
L97-REGION-2 = When a region arises, its owner scores power points at once by the number of its cells: 1 to 4 cells 3 points, 5 to 10 cells 5 points, 11 to 20 cells 7 points, 21 to 30 cells 9 points, 31 cells and more 12 points; and 5 points more for each town in it. A neutral colour scores nothing.
L97-REGION-3 = Walls with the same region on both sides go back to the supply.

## Löwenherz 1997: rules, knights

L97-KNIGHT = Knights
L97-KNIGHT-1 = A knight goes on a plain or a forest with no piece on it, never on a mountain or a town.
L97-KNIGHT-2 = A forest costs 5 ducats, paid to the bank at once. A treasure may pay; no change is given.
L97-KNIGHT-3 = A knight goes on a cell that shares a side with a castle or knight of your own, with no wall between.
L97-KNIGHT-4 = Knights come from your reserve: when it is empty, you place no more.
L97-KNIGHT-5 = The two knights of one action may go to different places, open land included (our ruling).

## Löwenherz 1997: rules, extending

L97-EXTEND = Extension
L97-EXTEND-1 = Choose one of your regions: it takes 1 or 2 cells, both for this same region.
L97-EXTEND-2 = Each cell shares a side with the region as it is then: the second may touch the first cell taken.
L97-EXTEND-3 = You never take a cell with another prince’s piece on it, the neutral colour included, nor one with a castle of your own (our ruling: the region would hold two).
L97-EXTEND-4 = You never take a cell of another region of your own.
L97-EXTEND-5 = A cell of another prince’s region may be taken only if you have strictly more knights in your region than its owner has in that one. They are counted anew for each cell.
L97-EXTEND-6 = You never extend into a region that is allied with the one you are extending.
L97-EXTEND-7 = Cells of no region (open land, neutral zones) can be taken without any knights.
L97-EXTEND-8 = Walls between the region and the cell go back to the supply; every other side of the cell that has neither wall nor frame gets a wall. This is not allowed if a wall thus comes between two adjacent pieces of one prince, nor if the supply, the returned walls included, is too small (our rulings).
L97-EXTEND-9 = For each cell taken you score 1 power point, and 5 more if it is a town. Whoever loses the cell loses as many.
L97-EXTEND-10 = If the region that lost the cell falls apart, the part with the castle stays a region; the parts cut off are neutral zones. For these the loser loses points by the table for new regions, and 5 for each town; the other prince gains nothing for them. All neutral zones made by one extension, second cell included, are added together for each loser (English edition): points move after each cell, so that the loss always equals the table’s points for the sum. Knights in a part cut off stay there, but no longer count (our ruling).
L97-EXTEND-11 = A region grows by extension only.

## Löwenherz 1997: rules, politics cards

L97-POLITICS = Politics cards
L97-POLITICS-1 = Politics cards are kept hidden until they are played; all may see how many you hold and which pile each came from. Only a card you hold can be played, and a card played is discarded. There is no limit to the hand.
L97-POLITICS-2 = Alliance: choose one of your regions and an adjacent region of another prince (they share a wall) that are not allied yet; the neutral colour counts too. From now on neither of the two extends into the other. One wall between them is marked; if it goes, another is marked instead, and the alliance holds even when no common wall is left at all. The choice is final.
L97-POLITICS-3 = Either of the two princes may break the alliance at any time, in or out of turn, by paying 10 ducats to the bank. What lies in a sealed bid or in a standing offer cannot be used for it (our ruling). Nor can what you still need for placing your renegade’s knight, until it stands (our ruling).
L97-POLITICS-4 = Renegade: choose one of your regions and an adjacent region of another prince, the neutral colour included. Remove one of that prince’s knights there, which goes back to its reserve; then place a knight from your reserve in that region of yours, by all the rules for placing knights. Both must be possible, or the card cannot be played.
L97-POLITICS-5 = Only a knight may be taken without which all the other knights of that prince, in that region, stay connected to the castle if they were before: from piece to piece of that prince, side by side, with no wall between (our ruling on “between two knights”). Even the last knight may be taken; knights outside regions may not. An alliance does not prevent it (our ruling).
L97-POLITICS-6 = If the knight is taken from a forest, you pay 5 ducats to the bank; placing yours on a forest costs 5 ducats as always.
L97-POLITICS-7 = Treasure (8, 10, 12 or 15 ducats): it serves as money in a duel or for any payment to the bank, alone, with ducats or with other treasures, but not in negotiations. It is never changed into ducats, and no change is given. A treasure that a payment does not need beside the others used cannot be added (our ruling).
L97-POLITICS-8 = Parchment (3, 4 or 5 points): it is kept to the end of the game and then brings that many power points. A table may choose to show and count it as soon as it is taken; in a match that begins from a position, the parchments in hand have then already been shown and counted (our ruling).

## Löwenherz 1997: rules, the end

L97-END = End of the game
L97-END-1 = When the king’s card is turned up, the game ends at once. Every prince scores 1 power point for each mountain in their regions, as with silver, and then the points of their parchments.
L97-END-2 = Most power points wins and succeeds the King. If tied, most ducats wins, treasures counted at face value; if still tied, the victory is shared.

## What could be done at a place

l97-reach-extends = { $owner } could extend region { $castle } to this cell.
l97-reach-enters = { $owner } could take this cell for region { $castle }: { $mine } to { $theirs } in knights.
l97-reach-too-few = { $owner } has too few knights in region { $castle } to take this cell: { $mine } to { $theirs }.
l97-reach-knight = A knight could be placed here by { $players }.
l97-reach-nobody = Nobody could extend to { $cell } now, or place a knight there.
l97-reach-closes =
    { $owner ->
        [neutral] A wall here would close the neutral region
       *[player] A wall here would close { $owner }’s region
    } around the castle at { $castle }: { $cells_closed ->
        [one] { $cells_closed } cell
       *[other] { $cells_closed } cells
    }.
l97-reach-open = A wall here would close nothing yet.
