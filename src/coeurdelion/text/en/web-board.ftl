### The map of both Löwenherz in the browser, in English.

web-confirm = Here
web-confirm-not = Not here
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
web-domain-allied = allied with { $owner } ({ $castle })
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
web-domain-city = royal city
web-domain-gold =
    { $count ->
        [one] { $count } gold mine
       *[other] { $count } gold mines
    }
web-domain-silver =
    { $count ->
        [one] { $count } silver mine
       *[other] { $count } silver mines
    }
web-domain-copper =
    { $count ->
        [one] { $count } copper mine
       *[other] { $count } copper mines
    }
web-domain-diamond =
    { $count ->
        [one] { $count } diamond mine
       *[other] { $count } diamond mines
    }
