### Cœur de Lion: the sentences of the browser, in English.

## The start page

web-of = { $name }: { $text }
web-tagline = Borders, knights, and a King who waits at the end of the road.
web-language = Language
web-theme = Appearance
web-theme-auto = Automatic
web-theme-light = Day
web-theme-dark = Dusk
web-home = Start page
web-skip = Go to the decision
web-name = Your name
web-name-optional = optional
web-unreachable = The server does not answer. Try again in a moment.
web-no-script = Cœur de Lion is played in the browser and needs JavaScript: allow it for this site, then reload the page.

## Coming to a table

web-connecting = Showing you to the table…
web-away = Connection lost. The match is safe: reconnecting…
web-away-safe = Your seat is safe for { $time } more.
web-away-open = A bot may play for you until you are back.
web-no-table = There is no such table.
web-no-table-text = Check the address, or open a new table.
web-ended-other-site-title = Nobody can play at this address.
web-ended-other-site-text = The server does not know the address of this page. Open the table at its usual address, or tell whoever runs the server.
web-ended-not-opened-title = This table cannot be opened.
web-ended-not-opened-text = What is noted of it can no longer be replayed here. Nothing is erased: tell whoever runs the server.
web-ended-too-many-title = You have this table open in too many windows.
web-ended-too-many-text = Close some of them, then try again.
web-ended-closed-title = This table was closed.
web-ended-closed-text = Whoever set it up has left before the match began. Open a table of your own, or look for another one.
web-join-title = A seat is waiting for you
web-join-go = Take the seat
web-waiting-title = The table is waiting for company
web-waiting-links = The match begins when every seat is taken. Send each player a link; each link is good for one seat.
web-waiting-text = The match begins when every seat is taken.
web-waiting-here = These links open on this machine only. To play with others, start the server with --host 0.0.0.0 (home network) or --public-url (Internet), then open the address it names.
web-link-for = Link for { $colour }
web-copy = Copy
web-copied = Copied
web-taken = taken
web-cover-title = Hand the device to { $player }
web-cover-text = Nobody else should look!
web-cover-go = I am { $player }
web-cover-undo = { $player }: take back
web-cover-back = Not now
web-look-as = Look as { $player }
web-look-end = Cover again
web-covered = Covered while none of you is asked.
web-watching = You are watching this table.

## Players and points

web-players = At the table
web-you = you
web-person = in person
web-program = Program
web-program-why = A program that someone has connected plays here.
web-practice = practice
web-practice-why = A practice table: against bots everything can be taken back, even what chance has shown.
web-seat-open = open seat
web-bot = bot · { $level }
web-to-act = to act
web-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-score-why = Where did these points come from?
web-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
web-knights =
    { $count ->
        [one] { $count } knight in reserve
       *[other] { $count } knights in reserve
    }
web-cards = Cards: { $cards }
web-track = Score track; the King waits at { $king } points
web-track-at = { $player }: { $points }
web-king = The King, at { $king } points
web-ledger-title = Where the points came from: { $player }
web-ledger-when = Entry
web-ledger-why = Reason
web-ledger-where = Cells
web-ledger-points = Points
web-ledger-score = Score
web-ledger-sum = Total
web-ledger-empty = No points yet.
web-course-points = Points over the match
web-ledger-course = Points over the match

## Cards

web-hand = Your hand
web-hand-empty = Your hand is empty.
web-market-empty = Still empty.
web-deck = Deck
web-deck-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
web-deck-empty = empty
web-card = { $card }: price { $price }, sale { $sale }
web-card-count = { $count } times
web-or = or
web-supply =
    { $borders ->
        [one] { $borders } border in the supply
       *[other] { $borders } borders in the supply
    }

## The decision

web-prompt-you = Your turn: { $asked }
web-prompt-other = Waiting for { $player }: { $asked }
web-decision = Decision
web-play = Play: { $symbol }
web-sell = Sell
web-line-draw = Draw a card
web-line-done = Done
web-undo = Take back
web-unpick = Choose again
web-would = This would lead to
web-tag-ducats =
    { $ducats ->
        [one] −{ $ducats } ducat
       *[other] −{ $ducats } ducats
    }
web-sure = After this you can no longer take anything back at will.
web-sure-do = Do it
web-sure-not = Not yet
web-sure-never = Do not ask again
web-rule = Rule { $rule }
web-rule-here = What the rule says here
web-rulebook = Rulebook
web-lesson-loading = The teacher lays out the board …
web-close = Close

## The tools of the table

web-tools = Tools
web-menu = More
web-menu-title = At this table
web-undo-ask = Ask to take back
web-hint = Hint
web-hint-ask = Ask the table to allow hints
web-coach = Coach
web-coach-on = The coach looks at your moves now.
web-coach-off = The coach says nothing any more.
web-coach-text = Against bots alone: says before a move that throws much away, and after your turn what would have been better.
web-on = on
web-off = off
web-type = Type a move
web-type-do = Play it
web-type-list = Possible moves
web-type-count =
    { $count ->
        [one] { $count } move fits
       *[other] { $count } moves fit
    }
web-rules = House rules
web-rules-hints = Hints
web-rules-grace = Time to come back
web-span-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-option-arrangement = Map
web-option-arrangement-why = The tiles of the realm: always the same for beginners, by chance, or arranged by hand.
web-option-arrangement-beginner = beginners’ map
web-option-arrangement-random = laid by chance
web-option-arrangement-other = laid by hand
web-rules-fair = Chance comes from the server, which committed itself before the first move; after the last one, anyone can check it.
web-yes = yes
web-no = no
web-text = The board in words
web-watch-link = Copy a link for spectators
web-draw = Offer a draw
web-abandon = Propose to abandon the match
web-stand-in = Let a bot play for { $player }
web-resign = Resign
web-resign-ask = Do you want to resign this match?
web-resign-again = Really? This cannot be taken back. If two others are left, a bot plays on for you and you finish last.
web-resign-do = Yes, resign
web-resign-not = Play on
web-resigned = resigned
web-gone = away
web-gone-until = away – a bot may take over in { $time }
web-gone-now = away – a bot may take over
web-gone-brief = { $time } away
web-gone-said = { $player } is away. A bot may take over in { $span }.
web-stand-in-wait = Possible in { $time }.
web-table-away = { $player } is away.
web-table-back = { $player } is back.
web-table-rematch =
    { $count ->
        [one] { $players } wants a rematch and is waiting for you.
       *[other] { $players } want a rematch and are waiting for you.
    }

## What takes the consent of the others

web-offers = Proposals
web-offer-waiting = Still to answer: { $players }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw

## Chat

web-chat = Chat
web-chat-say = Say something to the table
web-chat-say-watching = Say something to the spectators
web-chat-send = Send
web-phrases = Say a ready-made phrase
web-chat-empty = Nothing has been said yet. Everyone at the table reads what you say, and so do those who watch.
web-chat-empty-watching = Nothing has been said yet. The players do not see this while the match goes on.
web-chat-watches = watching
web-chat-nobody = Someone
web-chat-said = { $player }: { $text }

## Keys

web-keys = Keyboard shortcuts
web-keys-everywhere = Anywhere
web-keys-board = On the board
web-keys-letters = Letters as shortcuts
web-key-undo = take back
web-key-hint = hint
web-key-coach = coach on or off
web-key-type = type a move
web-key-board = to the board
web-key-explore = explore every place of the board, and no longer
web-key-reach = what can be done at this place, and who can come there
web-key-heard = say again what the others did
web-key-story = show the last round again
web-key-decision = to the decision
web-key-log = to the log (↑ ↓ from sentence to sentence)
web-key-chat = to the chat
web-key-points = where your points came from
web-key-rules = house rules
web-key-rule = the rule of what you point at, or of what is asked
web-key-text = the board in words
web-key-menu = everything else
web-key-keys = this list
web-key-escape = back, close, choose again
web-key-arrows = to the nearest lit cell or line that way
web-key-pages = one on, one back, in reading order
web-key-ends = the first, the last
web-key-enter = choose it
web-key-zoom = look nearer, step back, the whole board

## The board

web-board = The realm
web-board-whole = Whole board
web-cell = { $cell }, { $terrain }
web-cell-castle = { $cell }, { $terrain }, castle ({ $owner })
web-cell-knight = { $cell }, { $terrain }, knight ({ $owner })
web-edge = line { web-between }
web-between = between { $cell } and { $other }
web-side-n = on its north side
web-side-w = on its west side
web-side-e = on its east side
web-side-s = on its south side

## The log and the end

web-log = Log
web-log-setup = Set-up
web-log-since = Since your last turn
web-undone = (taken back)
web-log-earlier = Show what came before
web-since-count =
    { $count ->
        [one] { $count } thing happened
       *[other] { $count } things happened
    }
web-log-turn = Turn { NUMBER($number, useGrouping: 0) }
web-tabs = What there is to see
web-over = The match is over.
web-fair = All that chance decided in this match can be checked: the commitment is the SHA-256 of the seed, announced before the first move.
web-file = Match file
web-commitment = Commitment
web-seed = Seed
web-nonce-why = Once the server has announced the commitment to its seed, every player’s browser adds a random share of its own. So neither the server nor a player can choose what chance decides, and anyone can check it after the match.
web-fair-title = Was chance honest?
web-verify = Check the whole match
web-replay = Replay
web-replay-loading = Unrolling the match…
web-replay-none = There is nothing to replay here
web-replay-none-text = Either there is no such match, or it is still being played: a replay opens all hands, so it waits for the end.
web-replay-away = The match could not be loaded
web-replay-end = The end
web-rematch = Rematch
web-rematch-wanted =
    { $count ->
        [one] { $players } wants a rematch.
       *[other] { $players } want a rematch.
    }
web-look = Look at the board
web-result = Result

# What happened, told step by step
web-pace = How fast the others’ moves are shown
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-at-once = at once
web-story-show = Show it step by step
web-story-again = Show the last round again
web-story-nothing = Nothing has happened yet.
web-story-go-on = Go on
web-story-now = Back to now

# What reaches someone who does not look
web-sound = Sound
web-sound-on = Turn the sound on
web-sound-off = Turn the sound off
web-sound-text = Short sounds for what happens at the table, and when it is your turn.
web-sound-volume = Volume
web-notify = Notify me when it is my turn
web-notify-text = While a table is open in a tab that you do not see. The browser asks you once.
web-notify-denied = The browser does not allow it. You can change that in its settings for this site.

# Without a connection, and after an update
web-offline-title = No connection
web-offline-text = Playing against people or bots, watching and replays need a connection. Your matches are safe on the server. This page comes back by itself as soon as the server can be reached.
web-version-new = There is a new version.
web-version-reload = Reload now
web-version-later = Later
web-app-text = Three board games of borders, knights and kings, against people or bots.

## Without sight

web-explore = Explore every place of the board
web-explore-on = Exploring: the arrows walk over every place of the board.
web-explore-off = Exploring has ended.
web-explore-lit = Can be chosen
web-reach = What can be done at this place
web-reach-at = What can be done: { $place }
web-reach-where = Go to a place of the board first.
web-hear-again = Say again what the others did
web-heard-more =
    { $count ->
        [one] One more thing is in the log.
       *[other] { $count } more things are in the log.
    }
web-rule-heard = The rule in full
web-table-player = Player
web-table-colour = Colour
web-table-cards = Cards
web-table-card = Card
web-table-price = Price
web-table-sale = Sale
web-table-count = How many
web-table-use = Use
web-table-action = Action
web-table-chosen-by = Chosen by
web-table-board = Board
