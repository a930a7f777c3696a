### Cœur de Lion: learning a game in the browser, in English.

## Living diagrams: an example of a rule, step by step

web-diagram-steps = Go through the example
web-diagram-step =
    { $step ->
        [0] The position
       *[other] Step { $step } of { $steps }
    }
web-diagram-to-act = { $player } to act: { $asked }.
web-diagram-nobody = The example ends here.
web-diagram-wants = { $player } would like to { $does }.
web-diagram-refused = Not allowed.
web-diagram-try = Try it yourself
web-diagram-trying = You move for everyone; nothing is kept.
web-diagram-restart = From the start
web-diagram-leave = Back to the example
web-diagram-own = Play it on a board of your own
web-diagram-own-text = A practice table that begins with this position: everything can be taken back.
web-diagram-own-company = The other side
web-diagram-own-bots = a squire
web-diagram-own-alone = me too
web-diagram-own-go = To the table

## A rule beside the match

web-rule-example = { $rule }, with an example
web-rule-examples = Examples
web-rule-chapter = The whole chapter
web-rule-book = In the rulebook (new tab)

## First games: stage by stage, with a teacher

web-lesson-about = Learn { $game }
web-lesson-teacher = The teacher
web-lesson-stages = Stages
web-lesson-done = done
web-lesson-tasks = { $done } of { $tasks } done
web-lesson-back = Take it back and try again
web-lesson-next = Next: { $stage }
web-lesson-again = Once more
web-lesson-match = Play a real match
web-lesson-offer = New to { $game }? The match waits for you.
web-lesson-leave = Back to your match
