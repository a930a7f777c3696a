### What a plan of Löwenherz 1997 leads to, in English.

hint-l97-area =
    { $left ->
        [one] Only one wall is then missing round { $castle }: { hint-l97-land }
       *[other] { $left } walls are then missing round { $castle }: { hint-l97-land }
    }
hint-l97-land =
    { $count ->
        [one] one cell
       *[other] { $count } cells
    }{ $points ->
        [0] .
       *[other] , { part-points }.
    }
hint-l97-bars =
    { $land ->
        [town] Once it is closed, { $owner } loses the way to the town at { $cell }.
       *[mountain] Once it is closed, { $owner } loses the way to the mountain at { $cell }.
    }
hint-l97-bid = Acting is worth { part-price } to you at most.
