### Löwenherz (2003) im Browser, auf Deutsch.

## Alle Karten

web-cards-all = Alle Karten
web-cards-about = Was jede Karte kostet, was ihr Verkauf bringt, und wo die Karten sind, die du gesehen hast. Ungesehen: im Stapel oder von anderen gezogen.
web-cards-letter =
    { $count ->
        [0] Karten { $letter }: keine mehr im Stapel
       *[other] Karten { $letter }: noch { $count } im Stapel
    }
web-cards-card = Karte
web-cards-total = Insgesamt
web-cards-played = Gespielt
web-cards-hands = Auf der Hand
web-cards-mine = deine: { $count }
web-cards-unseen = Ungesehen
web-cards-price = Preis { $price }, Verkauf { $sale }
web-played =
    { $count ->
        [0] noch keine gespielt
        [one] { $count } Karte gespielt
       *[other] { $count } Karten gespielt
    }

## The board in words

web-cell-domain-l03 =
    { $owner ->
        [neutral] neutrales Gebiet
       *[player] Gebiet von { $owner }
    }
web-cell-borders-l03 = Grenze { $sides }
