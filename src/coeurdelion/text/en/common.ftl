### Cœur de Lion: the sentences of all games, in English.

## Names

colour-red = Red
colour-blue = Blue
colour-orange = Orange
colour-white = White
colour-rose = Rose
colour-gold = Gold
colour-silver = Silver
colour-purple = Purple
colour-grey = Grey
colour-neutral = Neutral
terrain-forest = forest
list-and = { $head } and { $last }
list-or = { $head } or { $last }

## Parts of sentences, used by other messages only

part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
part-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
part-price =
    { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }
part-piece =
    { $owner ->
        [neutral]
            { $piece ->
                [castle] a neutral castle
               *[knight] a neutral knight
            }
       *[player]
            { $piece ->
                [castle] a castle belonging to { $owner }
               *[knight] a knight belonging to { $owner }
            }
    }

## Refusals of every game

refusal = { $rule }: { $reason }
refusal-plain = { $reason }
refused-no-such-action = There is no action written “{ $text }”. Please choose one of the possible actions.
refused-no-such-cell = There is no cell “{ $cell }”: the cells run from { $first } to { $last }.
refused-no-such-edge = There is no line “{ $edge }”. A line is named by a cell and its east (e) or south (s) side: c7e lies between c7 and d7, c7s between c7 and c8. The frame has no name.
refused-no-such-card = There is no card “{ $code }” in this game.
refused-not-your-turn = It is not your turn: waiting for { $players }.
refused-not-now = { $player } first has to { $asked }.
refused-chance-decides = This is for chance to decide, and nobody else.
refused-game-over = The game is over: there is nothing left to play.
refused-unknown-option = There is no option “{ $option }”. Possible options: { $options }.
refused-bad-value = The value “{ $value }” does not suit the option “{ $option }”. Possible values: { $allowed }.
refused-bad-players = This number of players is not possible: { $players }. Possible numbers: { $allowed }.
refused-bad-colours = These colours will not do: { $colours }. Each player needs a different one, out of: { $allowed }.

## Refusals of what is not known here

refused-unknown-game = There is no game “{ $game }” here. Possible games: { $games }.
refused-unknown-level = There is no level “{ $level }”. Possible levels: { $levels }.

## Refusals of the engine protocol

refused-no-json = This line is not JSON ({ $text }).
refused-no-request = This line is no known request ({ $text }).
refused-no-match = There is no match yet: begin with “new” or “load”.
refused-bad-seed = “{ $text }” is no seed: it takes 64 lower-case hexadecimal digits.
refused-load-what = “load” takes either “scenario” or “match”, not both.
refused-bad-view = This view cannot be read ({ $text }).
refused-nothing-legal = No possible action is given: there is nothing to choose from.
refused-no-seat = There is no seat { $number }: seats are counted from 0, and there are { $count } of them.
refused-nothing-to-undo = There is nothing to undo.
refused-no-entry = “{ $text }” is no entry: it takes a seat or “chance”, then an action.

## The command line

cli-unknown-language = The language “{ $language }” is not available. Possible languages: { $languages }.
cli-bad-value = { $option } cannot have this value; “{ $help }” tells which ones it can have.
cli-missing = { $option } is missing; “{ $help }” tells what is needed.
cli-bad-option = The option { $option } is not understood here; “{ $help }” explains them all.
cli-not-understood = “{ $words }” is not understood; see “{ $help }”.
cli-two-databases = Give a file (--data, COEURDELION_DATA) or a database (--database, COEURDELION_DATABASE), not both.
cli-version = coeurdelion { $version } (rules: { $rules }; compiled core: { $core ->
    [wide] yes, for AVX2
    [plain] yes
   *[none] none
})
cli-no-core = There is no compiled core here; ./dev setup makes one where there is a C++ compiler.
cli-core-disagrees = The compiled core and the rules disagree: { $text }
check-ok = ok { $file }
check-error = FAIL { $file }, line { NUMBER($line, useGrouping: 0) }: { $reason }
check-unreadable = FAIL { $file }: cannot be read ({ $reason })
check-fail-step = FAIL { $file }, step { $step }, { $what }: expected “{ $expected }”, found “{ $found }”
check-fail-end = FAIL { $file }, at the end, { $what }: expected “{ $expected }”, found “{ $found }”

## The command line: help

help-app = Cœur de Lion: three board games about a lion’s heart, to be played properly again, with people and against bots; here: { lowenherz-2003 }, { lowenherz-1997 } and { lionheart }.
help-app-examples = Examples: coeurdelion play · coeurdelion play --seat Ada --seat bot:squire --edition tilsit · coeurdelion check scenario.toml
help-examples = Examples: { $lines }
help-lang = Language of all sentences: fr, en or de. Default: that of the environment (COEURDELION_LANG, LC_ALL, LC_MESSAGES, LANG).
help-play = Play a match in the terminal, with people at this keyboard, bots and programs of your own. Without --seat, --bot or --from, a few questions come first.
help-play-examples = Examples: coeurdelion play --seat Ada --seat Grace --lang fr (two people, one keyboard) · coeurdelion play --seat Ada --seat bot:squire --seat bot:random · coeurdelion play --seat Ada --bot "python mybot.py" · coeurdelion play --from evening.match
help-play-game = The game, by its id.
help-play-seat = Who sits at the next seat: a name for a person at this keyboard, or else a bot by its level: bot:page, bot:squire, bot:knight, bot:prince, or bot:random for tests. Once for each seat.
help-play-bot = Command of a program that speaks the engine protocol, as one more seat. May be repeated.
help-play-edition = Edition: kosmos or tilsit. Default: kosmos.
help-play-option = An option of the match, by the name its game has for it, for example first=0 or rows=10. May be repeated.
help-play-seed = Seed of chance: 64 hexadecimal digits. Default: a new one.
help-play-from = Go on with a match (*.match), or play from the position of a scenario (*.toml).
help-version = Tell the version, with those of the rules, and stop.
help-play-resume = Go on with the match that was left last, or offer none. Default: matches that were left are offered.
help-play-board = Size of the board. Default: auto, as the terminal allows.
help-replay = Step through a recorded match, forward and back.
help-replay-all = Tell the whole match at once.
help-verify = Check a match file: rules and chance. Exit status: 0 verified, 1 wrong, 2 unreadable, 3 not verifiable.
help-engine = Speak the engine protocol: one JSON request a line in, one answer a line out.
help-engine-native = Let the compiled core referee; where the rules say something else it stops with an error.
help-check = Run scenarios, with a line for each. Exit status: 0 only if all of them hold.
help-check-examples = Examples: coeurdelion check scenario.toml · coeurdelion check tests/scenarios/lowenherz-2003/*.toml
help-check-files = Scenario files (*.toml).
help-perft = Count the sequences of actions that a position allows, depth by depth.
help-perft-file = Scenario with the position (*.toml).
help-perft-depth = Greatest depth.
help-serve = Run the server: tables for the browser, kept in one file.
help-serve-host = Address to listen on. Default: this machine only.
help-serve-port = Port to listen on; 0 for any free one.
help-serve-data = File that keeps the tables.
help-serve-open = Open the start page in the browser.
serve-ready = Cœur de Lion is open at { $address } (Ctrl-C closes it).
serve-failed = The server cannot start: { $reason }
help-bench = Measure speed.
help-bench-rules = Random play of every game, compared with Catanatron, in one run on one core.
help-bench-search = What a tree search would get: deals, actions applied and positions evaluated a second.
help-bench-bots = Measure how long the bots of each level think, and how much memory they take, while two matches think at once.
help-bench-games = The games; all of them if none is named.
help-bench-decisions = Decisions of each level in each of the two matches.
help-bench-seconds = Seconds of play for each.
help-json = Figures as one line of JSON.

## The command line: refusals

refused-bad-pair = “{ $text }” is no option: options are written NAME=VALUE, for example first=0.
refused-not-kept = This match cannot be kept for another time ({ $text }). Play goes on; save it with “save FILE”.
refused-program-failed = The program “{ $command }” has failed ({ $text }).
refused-program-said = The program “{ $command }” did not answer with a possible action ({ $text }).

## Refusals at a table on the server

refused-no-such-link = This link leads to no seat at this table.
refused-seat-taken = This seat is already taken.
refused-not-over = The match is not over yet: its file holds everyone’s cards.
refused-diverged = This table does not replay as it was stored; it is left as it is until someone has looked at it.
refused-nobody-sits = Someone has to sit at the table in person.
refused-not-begun = The match has not begun yet: not all seats are taken.
refused-not-your-seat = You are not sitting at seat { $number } (counted from 0).
refused-no-free-undo = Only your own last action can be taken back at will, and only as long as nobody has acted and nothing has come to light since. Otherwise, ask the others.
refused-ends-undo = This action could no longer be taken back at will.
refused-chance-seen = Chance has decided since, and you have seen how. Against bots that is not taken back, except at a practice table.
refused-practice-alone = Nobody can join you at a practice table: only bots play there, and people at your own screen.
refused-resigned = You have resigned: a bot plays this seat to the end.
refused-bot-plays = A bot is playing seat { $number } (counted from 0) at the moment.
refused-bots-play-on = A draw takes the consent of everyone, and bots play on to the end.
refused-hints-allowed = Hints are already allowed at this table.
refused-no-hints = Hints are for games against bots, or for tables that have agreed on them.
refused-no-hint-now = You can ask for a hint only when it is your turn.
refused-no-stand-in = A bot can only stand in for someone else who is playing at this table.
refused-still-here = A bot can only stand in for someone who has left.
refused-grace = A bot can stand in only once someone has been away for long enough. Seconds left: { NUMBER($seconds, useGrouping: 0) }.
refused-no-such-offer = This proposal no longer stands.
refused-not-asked = You have nothing to answer here.
refused-nothing-said = This message is empty.
refused-unknown-phrase = There is no ready-made phrase “{ $text }”.
refused-no-open-seat = This table has no seat that is open to everyone.
refused-no-seat-here = You have no seat at this table.
refused-not-owner = Only the person who set up this table can start it.
refused-already-begun = The match has already begun.
refused-no-nonce-due = Your share in chance is not awaited here, or has already come.
refused-no-such-position = There is no such position to play from in this match.
refused-nothing-played = This match file holds no entries: there is nothing to replay.
refused-too-long = This match takes too long to replay.
refused-position-too-large = This position is far larger than any of this game.
refused-too-large = This message is too long: { NUMBER($count, useGrouping: 0) } bytes at most.
refused-bot-name = A person’s name cannot begin with “bot:”. Please choose another one.
refused-too-many-bot-tables = You already have { $count } unfinished tables with bots: finish one of them or resign first.
refused-too-many-bot-tables-here = From your connection { $count } unfinished tables with bots have already been set up: some of them have to end first.
refused-too-many-imports = You already keep { $count } imported matches, which is all that one guest may.
refused-too-many-tokens = You already have { $count } tokens: revoke one first.
refused-too-fast = That was too much at once. Please wait a moment.
refused-too-busy = Very much is going on right now. Please try again in a moment.
refused-log-full = The log of this match is so long that only moves are accepted now.

## Play in the terminal: questions at the start

setup-game-number = Which game, by its number [1]:{ " " }
setup-game = Full or basic game ({ $values }) [{ $default }]:{ " " }
setup-edition = Edition, kosmos or tilsit [{ $default }]:{ " " }
setup-people = Names of the people at this keyboard, separated by commas [just you]:{ " " }
setup-bots = How many bots ({ $allowed }) [{ $default }]:{ " " }
setup-level = Level of the bots ({ $levels }) [{ $default }]:{ " " }
setup-too-many = { $count } people are too many: at most { $most } can play.
setup-again = “{ $answer }” is not possible here. Possible: { $allowed }.

## Play in the terminal: the table

play-player = Player
play-points = Points
play-ducats = Ducats
play-knights = Knights left
play-cards = Hand
play-supplies = King at { $king } points · borders in the supply: { $borders } · cards in the deck: { $deck }
play-stock = Walls in the supply: { $walls } · action cards: { $deck } · politics cards: { $first } and { $second }
play-region-table = New region, points by its cells: { $table } · a town: 5 more
play-known-pile = Pile { $pile } as you last saw it: { $cards }
play-round = Round { $number }, first player: { $player }
play-panel-walls = Walls: { $count }
play-panel-stock = Deck { $deck }, { $first }+{ $second }
play-panel-round = Round { $number } ({ $player } first): { $rows }
play-hand = Your hand: { $cards }
play-card = { $code } ({ $card }, −{ $price }/+{ $sale })

## Play in the terminal: commands

play-help = What you can type:
play-help-tab = Tab completes actions and commands.
play-type-why = why
play-type-why-action = why ACTION
play-type-moves = moves [VERB]
play-type-hint = hint
play-type-undo = undo
play-type-news = news
play-type-ledger = ledger
play-type-reach = reach SQUARE
play-type-rules = rules [ID]
play-type-as = as COLOUR …
play-type-board = board [SIZE]
play-type-table = table
play-type-log = log
play-type-save = save FILE
play-type-quit = quit
play-help-action = an action, as it is written
play-help-end = its end alone, if only one possible action ends so
play-help-number = its number in the list
play-help-why = what the bots were thinking
play-help-why-action = why it is not allowed, or what it would lead to
play-help-moves = the possible actions, or all those of one verb (moves { $verb })
play-help-hint = the best two or three plans, and what they lead to
play-help-undo = back to your last decision
play-help-news = what has happened since your last turn
play-help-ledger = where everyone’s points came from
play-help-reach = what the unit on a square can attack (reach c8)
play-help-rules = the sections, one of them (rules { $section }) or one rule (rules { $rule })
play-help-as = something that may be done out of turn ({ $example })
play-help-board = a board of another size: compact, full or auto
play-help-table = everything on the table
play-help-log = all that has happened
play-help-save = save the match
play-help-quit = leave the match
play-note-2003 = On a card, −3/+2 means: 3 ducats to play it, 2 ducats for selling it. Beside the board, Pts are points, Duc ducats, Kni knights left, Crd cards.
play-note-1997 = In a hand, [1] is a politics card from pile 1 that you may not see. Ducats marked ? are not shown; whoever counts along knows them. In a negotiation, offer 3 means: you act and pay 3; ask 3: the other acts and pays you 3; accept 3: agreed; fight: a duel decides. Beside the board, Pts are points, Duc ducats, Kni knights left, Crd cards. Below, Deck 28, 6+7 means: 28 action cards, politics piles of 6 and 7 cards.
play-short-points = Pts
play-short-ducats = Duc
play-short-knights = Kni
play-short-cards = Crd
play-since = Since your last turn: { $told }
play-since-rest = Since your last turn (all of it: news): … { $told }
play-since-nothing = Nothing has happened yet.
play-too-narrow = The board needs { $columns } columns: please make the window wider.
play-page = Enter: on · anything else: back to the table{ " " }
play-page-last = Enter: back to the table{ " " }
play-did-you-mean = “{ $text }” is nothing that can be typed here. Did you mean { $near }?
play-board-sizes = A board has one of these sizes: { $sizes }.
play-kept = The match is kept. To go on with it: { $command } play --resume
play-not-kept = The match could not be kept ({ $reason }).
play-leave-unkept = This match is not kept ({ $reason }): leaving loses it. Save it with “save FILE”, or leave once more.
play-no-home = there is no home folder
resume-found = A match of { $game } was left on { $when }, with { $players }.
resume-ask = Go on with it? yes, no (it stays) or drop [yes]:{ " " }
resume-yes = yes y
resume-no = no n
resume-drop = drop d
resume-answers = yes, no, drop
resume-nothing = No unfinished match waits here.
resume-elsewhere = An unfinished match is open in another terminal and is left alone: { $file }
resume-broken = A kept match cannot be read ({ $reason }). It is not offered any more, but still lies in { $file }
resume-unreadable = A kept match cannot be opened: { $file } ({ $reason }). It is left as it is.
resume-no-folder = The folder of kept matches cannot be opened: { $folder } ({ $reason }).
play-castle = castle
play-knight = knight
play-played-by = The program “{ $name }” is not here: a bot (level { $level }) plays for it.
play-bot-did = { $player } played { $action }:
play-bot-silent = { $player } played { $action } and keeps the reasons private.
play-no-reasons = No bot has decided anything since your last action.
play-hint = A squire would { $does } ({ $action }).
play-hint-nearly = Nearly as good: { $does } ({ $action }).
play-hint-weaker = Clearly weaker: { $does } ({ $action }).
play-legal = “{ $action }” is possible. It would lead to:
play-ledger = { $player }: { part-points }
play-ledger-line = { "  " }{ $points } { $reason } · { $cells } · entry { NUMBER($entry, useGrouping: 0) }
ledger-position = the position this match began from
ledger-cell-lost = cell lost
play-undone = Taken back.
play-nothing-to-undo = There is nothing of yours to take back yet.
play-saved = Saved. To go on another time: { $command } play --from { $file }
play-reach-where = Please add a square, for example: reach c8
play-as-whom = Say who and what: as COLOUR ACTION (at this keyboard: { $people })
play-no-points = In this game no points are counted: the battle decides.
play-no-rule = There is no rule or section “{ $text }”. These are the sections:
play-other-file = “{ $file }” exists and is no match file: it stays as it is. Choose another name.
play-saved-over = The match is kept in { $file }. To see it again: { $command } replay { $file }. To check that chance was honest: { $command } verify { $file }
play-not-saved = The match could not be saved in “{ $file }” ({ $reason }).
play-save-where = Please add the name of a file, for example: save evening.match
play-sit-down = Hand the keyboard to { $player }; nobody else may look. Press Enter to go on.{ " " }
play-stand-in = From now on a bot (level { $level }) plays for { $player }.
play-against = { $player } (bot, { $level }): { $taste }
play-over =
    { $result ->
        [win]
            { $count ->
                [one] The match is over: { $players } wins.
               *[other] The match is over: { $players } share the victory.
            }
        [draw] The match is over: it is a draw.
       *[abandoned] The match has been abandoned.
    }
play-nobody = Nobody has anything left to do: this position ends here.
play-bye = See you at the next match!

## Replay and verification

replay-help = Enter or n: forward · p: back · a: to the start · z: to the end · a number from 0 to { NUMBER($count, useGrouping: 0) }: to the position after so many entries · q: leave
replay-prompt = { NUMBER($place, useGrouping: 0) }/{ NUMBER($count, useGrouping: 0) } >{ " " }
replay-turned =
    Turning point, entry { NUMBER($entry, useGrouping: 0) }: { $player }’s chance to win goes from { $before }% to { $after }%{ $cause ->
        [decision] , by a decision.
        [luck] , by luck.
       *[both] , by a decision and luck.
    }
verify-verified = Verified: rules and chance are right in all entries ({ NUMBER($count, useGrouping: 0) }).
verify-verified-entry = Verified from entry { $entry } on, where this match was forked from another: rules and chance are right.
verify-not-verifiable = Not verifiable, though all the entries follow the rules. { $reason }
verify-cut-off = Not verifiable. { $reason }
verify-wrong = Wrong. { $reason }
verify-wrong-entry = Wrong at entry { NUMBER($entry, useGrouping: 0) } (counted from 0). { $reason }

## Reasons of bots

reason-random = At this level, chance picks any possible action.
reason-best = Of everything possible, this leaves me best placed.
reason-only = Nothing else is possible.
reason-enough = Another step would do more harm than good.
reason-wins = This wins the match.
reason-takes-from =
    { $owner ->
        [neutral] It costs the neutral colour a cell.
       *[player] It costs { $owner } { part-points }.
    }
reason-cuts-off =
    { $owner ->
        [neutral] It cuts land off from the neutral colour.
       *[player] The land cut off costs { $owner } { part-points } more.
    }
reason-extends = { $castle } takes { $cell }: { part-points }.
reason-garrison = One more knight makes { $castle } safer.
reason-defends = { $castle } must not fall behind { $other } of { $owner } in knights.
reason-crowds = { $owner } would have liked that corner.

## What is asked

prompt = { $player }: { $asked }
ask-castle = place a castle
ask-neutral-castle = place a neutral castle
ask-knight-beside = place a knight beside the castle at { $castle }
ask-chance = wait for chance to decide
ask-over = look at the result (the game is over)

## What happens at the table

table-offered =
    { $what ->
        [draw] { $player } offers a draw.
        [abandon] { $player } proposes to abandon the match.
        [undo] { $player } asks to take back the last move.
        [hints] { $player } proposes to allow hints at this table.
       *[stand-in] { $player } proposes that a bot plays for { $other_player }.
    }
table-agreed =
    { $what ->
        [draw] { $player } agrees to the draw.
        [abandon] { $player } agrees to abandon the match.
        [undo] { $player } agrees that the move is taken back.
        [hints] { $player } agrees to hints.
       *[stand-in] { $player } agrees that a bot plays for { $other_player }.
    }
table-declined =
    { $what ->
        [draw] { $player } declines the draw.
        [abandon] { $player } wants to play on: the match is not abandoned.
        [undo] { $player } does not agree: the move stands.
        [hints] { $player } does not agree to hints.
       *[stand-in] { $player } does not agree that a bot plays for { $other_player }.
    }
table-withdrawn =
    { $what ->
        [draw] { $player } withdraws the offer of a draw.
        [abandon] { $player } no longer proposes to abandon the match.
        [undo] { $player } no longer asks to take back the move.
        [hints] { $player } no longer proposes to allow hints.
       *[stand-in] { $player } no longer proposes that a bot plays for { $other_player }.
    }
table-lapsed = Play has gone on: { $player } can no longer take back that move.
table-took-back = { $player } takes back the last move.
table-taken-back = A move is taken back.
table-resigned = { $player } resigns.
table-timeout = { $player } runs out of time.
table-draw = All agree on a draw.
table-abandoned = All agree to stop here.
table-bot-plays = From now on a bot plays for { $player }.
table-person-plays = { $player } is back and takes over from the bot.
table-returned = { $player } is back: no bot takes over.
table-hints = From now on hints are allowed at this table.
table-hint-asked = { $player } asks for a hint.
table-fork = From here on it is another match.
