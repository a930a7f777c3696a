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

## The next step of a decision

web-hint-card = Wähle eine Karte aus deiner Hand.
web-hint-extend-0 = Welches deiner Gebiete?
web-hint-extend-1 = Welches Feld nimmt es?
web-hint-desert-0 = In welches deiner Gebiete?
web-hint-desert-1 = Aus welchem Nachbargebiet?
web-hint-desert-2 = Welcher Ritter geht?
web-hint-ally-0 = Welches deiner Gebiete?
web-hint-ally-1 = Mit welchem Nachbargebiet?

## What a domain has

web-domain-city = Königsstadt
web-domain-gold =
    { $count ->
        [one] { $count } Goldmine
       *[other] { $count } Goldminen
    }
web-domain-silver =
    { $count ->
        [one] { $count } Silbermine
       *[other] { $count } Silberminen
    }
web-domain-copper =
    { $count ->
        [one] { $count } Kupfermine
       *[other] { $count } Kupferminen
    }
web-domain-diamond =
    { $count ->
        [one] { $count } Edelsteinmine
       *[other] { $count } Edelsteinminen
    }

## What a place scores

web-border-l03 = Grenze { $edge }, zwischen { $cell } und { $other }
web-scores-l03-meadow = keine Punkte
web-scores-l03-forest =
    { $forest ->
        [one] { $forest } Punkt in einem Gebiet
       *[other] { $forest } Punkte in einem Gebiet
    }
web-scores-l03-village =
    { $village ->
        [one] { $village } Punkt in einem Gebiet
       *[other] { $village } Punkte in einem Gebiet
    }
web-scores-l03-city =
    { $city ->
        [one] { $city } Punkt in einem Gebiet
       *[other] { $city } Punkte in einem Gebiet
    }
web-scores-l03-mine = 1 Dukat je Zug für jede Sorte; { $monopoly_mines } einer Sorte sind ein Monopol, { $monopoly } Punkte
web-scores-l03-gold = { web-scores-l03-mine }
web-scores-l03-silver = { web-scores-l03-mine }
web-scores-l03-copper = { web-scores-l03-mine }
web-scores-l03-diamond = { web-scores-l03-mine }
