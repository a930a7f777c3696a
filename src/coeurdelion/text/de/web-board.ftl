### Die Karte beider Löwenherz im Browser, auf Deutsch.

web-confirm = Hier
web-confirm-not = Nicht hier
web-domain-of = { $owner }, Burg { $castle }
web-domain-worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-domain-cells =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
web-domain-knights =
    { $count ->
        [0] kein Ritter
       *[other] { $count } Ritter
    }
web-domain-allied = verbündet mit { $owner } ({ $castle })
web-domain-forest =
    { $count ->
        [one] { $count } Wald
       *[other] { $count } Wälder
    }
web-domain-village =
    { $count ->
        [one] { $count } Dorf
       *[other] { $count } Dörfer
    }
web-domain-town =
    { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
web-domain-mountain =
    { $count ->
        [one] { $count } Berg
       *[other] { $count } Berge
    }
