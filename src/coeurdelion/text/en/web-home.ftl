### Cœur de Lion: finding and setting up a match in the browser, in English.

## The home page

web-game-lowenherz-2003 = Löwenherz 2003
web-game-lowenherz-2003-facts = 2–4 players · 45 min
web-game-lowenherz-2003-text = Fence in your land, post your knights, and push the border when the neighbour looks away.
web-game-lowenherz-2003-more = More players, house rules, map…
web-game-lowenherz-1997 = Löwenherz 1997
web-game-lowenherz-1997-facts = 2–4 players · 90 min
web-game-lowenherz-1997-text = Three actions, four princes: choose, bargain, or settle it with a closed fist full of ducats.
web-game-lowenherz-1997-more = More players, house rules…
web-game-lionheart = Lionheart
web-game-lionheart-facts = 2 players · 30 min
web-game-lionheart-text = Two kings, two armies, dice of bone: hold the line and hope that nobody panics.
web-game-lionheart-more = Seats, armies, house rules…
web-play-now = Play now
web-play-now-at = Play now: { $game }
web-play-now-again = Play now: { $game }, set up as last time
web-invite = Invite someone
web-invite-to = Invite someone to { $game }
web-learn = Learn it in ten minutes
web-learn-on = Go on learning
web-learn-again = Learn it again
web-waiting-you =
    { $count ->
        [one] It is your turn at a table.
       *[other] It is your turn at { $count } tables.
    }
web-go-on = Go on playing
web-mine = My matches
web-mine-none = None yet. The first is one click away.
web-open = Open tables
web-open-none = Nobody is waiting right now. Open a table, and others will find it here.
web-watch = To watch
web-watch-none = No public match is being played.
web-show-all = Show all { $count }
web-sit = Sit down
web-since = Since your last move:
web-turn-yours = Your turn
web-turn-other = { $player } to act
web-turn-open =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-result-won = You won
web-result-shared = You share the victory
web-result-other = { $player } won
web-result-draw = A draw
web-result-abandoned = Abandoned
web-import-title = A match file from elsewhere?
web-import-text = Drop it here, and look at it move by move.
web-import-choose = Choose a file
web-import-line = Line { NUMBER($line, useGrouping: 0) }: { $reason }
web-import-unread = This is too large for a match file, or it is not text at all.

## Settings

web-settings = Settings
web-settings-asks = Ask before anything that cannot be taken back
web-settings-asks-text = One more click before a secret comes to light or the turn passes on.
web-settings-calm = Fewer animations
web-settings-calm-text = Everything is shown at once, nothing flies or flows.

## When something is not as it should be

web-try-again = Try again
web-gone-title = The server does not answer.
web-gone-text = Nothing is lost: confirmed moves are kept. Check your connection; we keep trying.
web-nowhere-title = Nobody lives here.
web-nowhere-text = There is no page at this address.
web-no-seat-private-title = This table is by invitation.
web-no-seat-private-text = Ask whoever set it up for a link, or open a table of your own.
web-no-seat-full-title = Every chair is taken.
web-no-seat-full-text = Someone else was quicker. You can watch, or open a table of your own.
web-no-seat-used-title = This link has been used.
web-no-seat-used-text = Each link is good for one seat, and someone sits there already. Ask for another, or watch.
web-no-seat-wrong-link-title = This link leads to no seat.
web-no-seat-wrong-link-text = Perhaps it lost its end on the way. Ask for it once more, or just look at the table.
web-watch-table = Watch this table
web-open-a-table = Open a table

## A table that waits

web-waiting-public = The table is listed on the home page: anyone may sit down.
web-waiting-guest = You have a seat. The match begins when every seat is taken.
web-waiting-nonces-title = The match is about to begin
web-waiting-nonces = Every seat is taken. The match begins as soon as every player’s share in chance is here.
web-nonce-due = share awaited
web-share = Share
web-share-text = A seat at { $game } is waiting for you.
web-start-now = Start now, bots take the free seats
web-start-anyway = Start without waiting
web-leave-table = Leave the table
web-drop-table = Clear the table away
web-join-host = { $player } invites you to { $game }
web-join-open = A seat is free. Say what you are called, and sit down.

## Setting up a match

web-new-title = A new match
web-new-game = Game
web-new-seats = Who sits where
web-new-seat = Seat { $number }
web-new-kind = Who
web-kind-me = Me
web-kind-bot = A bot
web-kind-open = Anyone who comes by
web-kind-link = Someone I invite by link
web-kind-here = Someone at this screen
web-new-colour = Colour
web-new-level = Level
web-new-levels = What to expect of the levels
web-new-thinks-less = The rules are not compiled on this server: bots think more slowly, and the stronger ones look less far ahead.
web-new-name = Name
web-new-add = One more seat
web-new-drop = Take seat { $number } away
web-new-rules = House rules
web-new-rules-text = As printed, unless you change something.
web-new-changed = house rule
web-new-table = The table
web-new-public = Open to everyone
web-new-public-text = Listed on the home page; anyone may take an open seat or watch. Otherwise it is not listed, but whoever knows its address can still watch.
web-new-random-seats = Draw lots for the seats
web-new-random-seats-text = Chance decides at the start who sits where, and so who comes before whom.
web-new-hints = Hints allowed
web-new-hints-text = Whoever is to act may ask a bot for advice; the log says so. Against bots alone this is always allowed.
web-new-practice = For practice
web-new-practice-text = Everything can be taken back, even after chance has shown what comes. Otherwise what chance has shown stands, even against bots.
web-named-program = { $player } (program)
web-new-grace = Time to come back
web-new-grace-text = When someone’s connection is lost, a bot can stand in only after this time; it gives the seat back as soon as they return.
web-new-start = Start the match
web-new-open = Open the table
web-new-nobody = At least one seat must be yours, or someone’s at this screen.
web-option-yes = Yes
web-option-no = No
web-option-edition = Edition
web-option-edition-why = The two printed editions differ in a few rules; each can also be set alone below.
web-option-edition-kosmos = Kosmos 2003
web-option-edition-kosmos-text = Beginners’ map; castles 6 steps apart; the opponent chooses the deserter.
web-option-edition-tilsit = Tilsit 2004
web-option-edition-tilsit-text = Map by chance; castles 7 steps apart; you choose the deserter yourself.
web-option-game = Which game
web-option-game-why = The basic game is for learning; two players always play the full one.
web-option-game-basic = Basic game
web-option-game-basic-text = 3 or 4 players, fixed map, first regions already walled: you start at once.
web-option-game-full = Full game
web-option-game-full-text = Map by chance, no walls yet: everyone places castles first.
web-option-first = Who begins
web-option-first-why = The rules name the oldest or the youngest; here you choose, or chance does.
web-option-first-random = Chance decides
web-option-placing = Order of placing castles
web-option-placing-why = Whoever places last takes the first turn; turns then go clockwise.
web-option-placing-clockwise = Clockwise
web-option-placing-counter-clockwise = Anticlockwise
web-option-castle-distance = Distance between castles
web-option-castle-distance-why = Castles of one colour stand at least this many steps apart.
web-option-deserter = Who picks the deserter
web-option-deserter-why = Which knight changes sides: the player of the card decides, or the one who loses him.
web-option-deserter-player = Whoever plays the card
web-option-deserter-opponent = Whoever loses the knight
web-option-neutral-castles = Neutral castles
web-option-neutral-castles-why = With two players only: how many castles of a third colour that nobody plays.
web-option-open-money = Open money
web-option-open-money-why = Everyone sees everyone’s ducats; nobody needs to count along.
web-option-politics-negotiable = Politics may be negotiated
web-option-politics-negotiable-why = A politics card can be bargained for like anything else, instead of going straight to a duel.
web-option-open-parchments = Open parchments
web-option-open-parchments-why = Parchments are shown and scored as soon as they are kept, not only at the end.
web-option-rows = Depth of the board
web-option-rows-why = On eight rows the armies meet sooner; ten leave room to manoeuvre.
web-option-rows-8 = 8 rows
web-option-rows-10 = 10 rows
web-option-archers = How archers shoot
web-option-archers-why = Into the nine squares of a 3 × 3 area ahead, or only straight ahead.
web-option-archers-area = Area of 3 × 3
web-option-archers-line = Straight ahead
web-option-army = Armies
web-option-army-why = The same ten bases for both, or armies built in secret, with peasants and mercenaries.
web-option-army-basic = Ready for battle
web-option-army-basic-text = Both have the basic army in the basic array: you start at once.
web-option-army-built = Built by yourself
web-option-army-built-text = Ten bases each, chosen and placed in secret, revealed together.
web-option-massed = Massed infantry
web-option-massed-why = Up to ten infantry on one base, never more than four dice. Armies are then built.

## The map

web-map = Map
web-map-beginner = For beginners
web-map-beginner-text = A balanced map, always the same: good for a first match.
web-map-random = By chance
web-map-random-text = What you see is what you play on. Roll until you like it.
web-map-surprise = Keep it a surprise: chance lays it when the match begins
web-map-hand = By hand
web-map-hand-text = Choose two tiles to swap them; turn the chosen one. The royal city stays in the centre.
web-map-roll = Roll again
web-map-turn = Turn the tile
web-map-tile = Tile { $tile }, turned by { $degrees }°, row { $row }, column { $column }
web-map-hidden = Nobody knows it yet.
web-map-picture = The map: { $tiles }
