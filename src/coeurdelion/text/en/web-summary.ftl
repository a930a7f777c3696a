### The end of a match and the look back on it, in English.

web-summary = Summary
web-summary-win =
    { $count ->
        [one] { $players } wins
       *[other] { $players } share the victory
    }
web-summary-draw = A draw
web-summary-abandoned = The match was abandoned
web-summary-waiting = Looking back over the match…
web-summary-points = Where the points came from
web-summary-moments = Great moments
web-summary-chances = Chances to win
web-summary-take-backs =
    { $count ->
        [one] Played with one take-back.
       *[other] Played with { NUMBER($count, useGrouping: 0) } take-backs.
    }
web-summary-link = Copy the link to this match
