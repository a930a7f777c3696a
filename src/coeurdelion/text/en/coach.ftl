### The coach, in English: what a move throws away.

coach-points =
    { $count ->
        [one] It brings you about one point less than it could.
       *[other] It brings you about { $count } points less than it could.
    }
coach-rivals =
    { $count ->
        [one] It is worth about one point to the others.
       *[other] It is worth about { $count } points to the others.
    }
coach-won =
    { $worse ->
        [-1] With that, someone else wins the match.
       *[other] It misses a victory that is within reach.
    }
coach-ducats = It leaves you short of money.
refused-no-coach = The coach is only there for whoever plays against bots alone.
refused-no-coach-now = The coach speaks only of what you are asked now.
refused-coach-busy = The coach has no time just now.
