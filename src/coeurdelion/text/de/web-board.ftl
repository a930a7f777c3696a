### Die Karte beider Löwenherz im Browser, auf Deutsch.

web-confirm = Hier
web-confirm-not = Nicht hier
web-hint-nothing = Mehr ist damit nicht möglich.
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
web-domain-allied =
    { $owner ->
        [neutral] verbündet mit der neutralen Burg { $castle }
       *[player] verbündet mit { $owner } ({ $castle })
    }
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
web-front =
    { $owner ->
        [neutral] gegen die neutrale Burg { $castle }: { $mine } : { $theirs } Ritter
       *[player] gegen { $owner } ({ $castle }): { $mine } : { $theirs } Ritter
    }
web-front-enters =
    { $owner ->
        [neutral] kann der neutralen Burg { $castle } ein Feld abnehmen: { $mine } : { $theirs } Ritter
       *[player] kann { $owner } ({ $castle }) ein Feld abnehmen: { $mine } : { $theirs } Ritter
    }
web-front-entered = { $owner } ({ $castle }) kann sich hierher erweitern: { $theirs } : { $mine } Ritter
web-land-open = offenes Land
web-land-zone = neutrale Zone
web-line-parts = auf der einen Seite { $one }, auf der anderen { $other }
web-line-within = { $land }, auf beiden Seiten

web-bot-why = warum?
web-bot-why-secret = Das verrate ich erst, wenn die Partie zu Ende ist.
web-bot-why-unknown = Die Gründe wurden nicht aufbewahrt.

## Headings of tables

web-table-ducats = Dukaten
web-table-income = Einkommen
web-table-knights = Ritter im Vorrat
web-table-mines = Minen
web-table-to-king = Punkte bis zum König
web-table-alliances = Bündnisse
