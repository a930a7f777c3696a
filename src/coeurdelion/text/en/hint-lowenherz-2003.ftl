### What a plan of Löwenherz 2003 leads to, in English.

hint-l03-area =
    { $left ->
        [one] Only one border is then missing round { $castle }: { hint-l03-land }
       *[other] { $left } borders are then missing round { $castle }: { hint-l03-land }
    }
hint-l03-land =
    { $count ->
        [one] one cell
       *[other] { $count } cells
    }{ $points ->
        [0] .
       *[other] , { part-points }.
    }
hint-l03-bars =
    { $mine ->
        [gold] Once it is closed, { $owner } loses the way to the gold at { $cell }.
        [silver] Once it is closed, { $owner } loses the way to the silver at { $cell }.
        [copper] Once it is closed, { $owner } loses the way to the copper at { $cell }.
       *[diamond] Once it is closed, { $owner } loses the way to the diamonds at { $cell }.
    }
