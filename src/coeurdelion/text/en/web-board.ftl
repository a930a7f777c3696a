### The map of both Löwenherz in the browser, in English.

web-confirm = Here
web-confirm-not = Not here
web-hint-nothing = There is nothing more to do with it.
web-domain-of = { $owner }, castle { $castle }
web-domain-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-domain-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
web-domain-knights =
    { $count ->
        [0] no knight
        [one] { $count } knight
       *[other] { $count } knights
    }
web-domain-allied =
    { $owner ->
        [neutral] allied with the neutral castle { $castle }
       *[player] allied with { $owner } ({ $castle })
    }
web-domain-forest =
    { $count ->
        [one] { $count } forest
       *[other] { $count } forests
    }
web-domain-village =
    { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
web-domain-town =
    { $count ->
        [one] { $count } town
       *[other] { $count } towns
    }
web-domain-mountain =
    { $count ->
        [one] { $count } mountain
       *[other] { $count } mountains
    }
web-front =
    { $owner ->
        [neutral] against the neutral castle { $castle }: { $mine } to { $theirs } in knights
       *[player] against { $owner } ({ $castle }): { $mine } to { $theirs } in knights
    }
web-front-enters =
    { $owner ->
        [neutral] can take a cell of the neutral castle { $castle }: { $mine } to { $theirs } in knights
       *[player] can take a cell of { $owner } ({ $castle }): { $mine } to { $theirs } in knights
    }
web-front-entered = { $owner } ({ $castle }) can extend into it: { $theirs } to { $mine } in knights
web-land-open = open land
web-land-zone = neutral zone
web-line-parts = on one side { $one }, on the other { $other }
web-line-within = { $land }, on both sides

web-bot-why = why?
web-bot-why-secret = I shall tell you when the match is over.
web-bot-why-unknown = The reasons were not kept.

## Headings of tables

web-table-ducats = Ducats
web-table-income = Income
web-table-knights = Knights in reserve
web-table-mines = Mines
web-table-to-king = Points to the King
web-table-alliances = Alliances
