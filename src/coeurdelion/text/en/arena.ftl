### Cœur de Lion: what the arena says, in English.

help-arena = Let bots play each other, on every seat and with the same luck for all: wins, Elo with its error, thinking times.
help-arena-examples = Examples: coeurdelion arena lionheart squire random · coeurdelion arena lowenherz-2003 squire random --players 4 --games 5 --to run.jsonl · coeurdelion arena lionheart squire "python mybot.py" --sprt 0 50 --games 500
help-arena-bots = Who plays: a level, such as squire, or in quotes the command of a program that speaks the engine protocol; NAME=COMMAND gives it a name. Two at least; of more, every two meet.
help-arena-players = How many sit at a table. With 3 or 4, one bot sits alone against several of another.
help-arena-first-alone = With 3 or 4 players, only the bot named first of each two sits alone, not each in turn.
help-arena-games = With how many seeds, at most, every two bots meet; each seed is played on all seats: with two players, a pair of matches.
help-arena-sprt = Stop as soon as it is clear (error 5% either way) whether the first of two bots is stronger by ELO1 rather than by ELO0.
help-arena-ms = Milliseconds that a bot may take for a decision.
help-arena-nodes = Positions that a bot of ours may look at for a decision, instead of a time: every run then comes out the same.
help-arena-seed = Number that all seeds follow from; the same number, the same luck.
help-arena-jobs = Matches played at once. Default: one on each core.
help-arena-ray = Play on a Ray cluster: its address, or “local” for one on this machine. The results are the same.
help-arena-to = File that keeps every match when it is over (JSON lines); the same command goes on where the file ends.
help-arena-keep = Folder for the match files, which “coeurdelion verify” checks.
help-arena-plot = Draw the ratings as a picture (SVG).
arena-decimal-sign = .
arena-percent = { $number }%
arena-matches = Matches
arena-bot = Bot
arena-pair = Who met
arena-seats = Played
arena-won = Won
arena-drawn = Drawn
arena-lost = Lost
arena-points = Points
arena-share = Share
arena-even = Even
arena-elo = Elo
arena-elo-difference = Elo difference
arena-decisions = Decisions
arena-mean = Mean (ms)
arena-late = 99% within (ms)
arena-worst = Worst (ms)
arena-counted =
    { $matches ->
        [one] { NUMBER($matches, useGrouping: 0) } match counts
       *[other] { NUMBER($matches, useGrouping: 0) } matches count
    }, played with { $lucks ->
        [one] one seed
       *[other] { NUMBER($lucks, useGrouping: 0) } different seeds
    }. What stands after ± holds with a confidence of 95%.
arena-difference = { $first } against { $second }: { $elo } Elo.
arena-draws-added = * Someone has won or lost everything, for which no finite number stands: one drawn match more between every two was counted.
arena-sprt =
    { $verdict ->
        [stronger] The test is decided: { $name } is stronger by { $elo1 } Elo rather than by { $elo0 } (ratio { $ratio }, bounds ±{ $bound }).
        [not-stronger] The test is decided: { $name } is stronger by { $elo0 } Elo rather than by { $elo1 } (ratio { $ratio }, bounds ±{ $bound }).
       *[open] The test between { $elo0 } and { $elo1 } Elo for { $name } is still open (ratio { $ratio }, bounds ±{ $bound }).
    }
arena-plot = Elo in { $game }, { $players } players
arena-illegal = In match { NUMBER($match, useGrouping: 0) }, { $bot } answered “{ $line }” as entry { NUMBER($entry, useGrouping: 0) }, which is not possible. { $reason } The match up to there: { $file }
arena-interrupted = Interrupted. With --to FILE, the same command would go on here another time.
arena-interrupted-kept = Interrupted. The same command goes on here.
arena-file = “{ $file }” cannot be read or written ({ $reason }).
refused-too-few-bots = The arena needs two bots at least.
refused-no-such-character = There is no character “{ $text }” in this game. Characters: { $allowed }.
refused-no-such-program = “{ $command }” is neither a level nor a program that can be found here.
refused-sprt-of-two = The test of --sprt is about two bots; { $count } were named.
refused-sprt-order = For --sprt, the first of the two Elo differences must be the smaller one.
refused-no-results = “{ $file }” is no results file of the arena and stays as it is.
refused-other-setting = “{ $file }” belongs to a run of another setting (different: { $parts }). Name another file, or give the same command again.
refused-results-line = “{ $file }” is damaged in line { NUMBER($line, useGrouping: 0) }.
refused-process-died = The process that played match { NUMBER($match, useGrouping: 0) } has ended before the match did.
refused-no-ray = Ray is not installed here: pip install "coeurdelion[ray]"
refused-ray-failed = Ray cannot be reached at “{ $address }” ({ $text }).
