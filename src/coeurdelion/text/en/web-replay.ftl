### Cœur de Lion: looking through a finished match in the browser, in English.

web-replay-take-backs =
    { $count ->
        [one] { $count } take-back
       *[other] { NUMBER($count, useGrouping: 0) } take-backs
    }
web-replay-beginning = Before the first move.
web-replay-hands = Hands
web-replay-hand = What { $player } holds
web-replay-match = Match

## Going through it

web-replay-transport = Go through the match
web-replay-first = To the beginning
web-replay-turn-back = One turn back
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-turn-forward = One turn on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = { NUMBER($speed) }×

## What was done at the table


## Ways on

web-replay-link = Copy the link to this position
web-replay-play-on = Play on from here
web-replay-no-play-on = There is nothing to decide here: go to a position where it is someone’s turn.
web-replay-play-on-text = A new table that begins with this position. The match you are looking at stays as it was.
web-replay-play-on-go = Open the table
web-replay-seat-me = me, at this screen
web-replay-seat-bot = a bot (squire)
web-replay-seat-link = someone with a link

## Was chance honest?

web-replay-proof = Verify chance
web-replay-proof-title = Was chance honest?
web-replay-proof-running = Working it out: { NUMBER($done, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }…
web-replay-proof-right =
    { $count ->
        [0] Honest. The seed fits what was announced before the first move; nothing had to be drawn or rolled.
        [one] Honest. The seed fits what was announced before the first move, and it gives the one outcome of chance that the log has.
       *[other] Honest. The seed fits what was announced before the first move, and it gives all { NUMBER($count, useGrouping: 0) } outcomes of chance exactly as the log has them.
    }
web-replay-proof-wrong = Not honest. At entry { NUMBER($entry, useGrouping: 0) } the log says “{ $line }”, but the seed gives “{ $due }”.
web-replay-proof-seats-wrong = Not honest. The seats were drawn as “{ $line }”, but the seed gives “{ $due }”.
web-replay-proof-other-seed = Not honest. The seed does not fit what was announced before the first move.
web-replay-proof-no-seed = Not verifiable. This match came from elsewhere without its seed, so nobody can say where its chance came from.
web-replay-proof-no-commitment = Not verifiable. This match came from elsewhere without what was announced before the first move: any seed could have been chosen afterwards.
web-replay-proof-how = Your browser works this out itself, from the seed and what each player added to it. From the server it takes what could come each time, and how likely it was; the match file can be checked without trusting the server at all.
web-replay-proof-kept = The commitment and your share are those that your browser kept.
web-replay-proof-kept-unused = The commitment is the one that your browser kept. The match began without your share.
web-replay-proof-kept-differs = Not honest. The commitment or your share is not the one that your browser kept before the match.
web-replay-proof-fork = This match was played on from another one: what chance did before entry { NUMBER($entry, useGrouping: 0) } belongs to that one.
web-replay-proof-list = Every outcome of chance
web-replay-proof-seats = Seats
web-replay-proof-log = In the log
web-replay-proof-due = From the seed
web-replay-proof-same = the same
web-replay-proof-differs = differs
web-replay-proof-numbers = The numbers
web-replay-proof-nonces = What the players added
