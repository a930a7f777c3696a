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
web-hint-castle-0 = Reiches Land nahe dem Rand des Spielplans braucht wenige Grenzen.
web-hint-castle-neutral = Diese dritte Farbe bringt niemandem Punkte, nimmt aber Platz weg: Setze sie dorthin, wo die Gegenseite gern wäre.
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

web-border-l03 = Grenze { web-between }
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
web-scores-l03-mine = 1 Dukat je Zug für jede Sorte; { $monopoly_mines } einer Sorte sind ein Monopol ({ $monopoly } Punkte)
web-scores-l03-gold = { web-scores-l03-mine }
web-scores-l03-silver = { web-scores-l03-mine }
web-scores-l03-copper = { web-scores-l03-mine }
web-scores-l03-diamond = { web-scores-l03-mine }

## At a glance

web-l03-income =
    { $income ->
        [0] keine Einkünfte aus Minen
        [one] { $income } Dukat je Zug aus Minen
       *[other] { $income } Dukaten je Zug aus Minen
    }
web-l03-to-king =
    { $points ->
        [0] Der König bei { $king } ist erreicht
        [one] Noch { $points } Punkt bis zum König bei { $king }
       *[other] Noch { $points } Punkte bis zum König bei { $king }
    }
web-l03-missing =
    { $missing ->
        [0] Monopol ({ $points } Punkte)
        [one] noch 1 bis zum Monopol ({ $points } Punkte)
       *[other] noch { $missing } bis zum Monopol ({ $points } Punkte)
    }
web-l03-can-enter =
    { $count ->
        [one] Genug Ritter, um sich in { $count } Nachbargebiet zu erweitern
       *[other] Genug Ritter, um sich in { $count } Nachbargebiete zu erweitern
    }
web-l03-entered =
    { $count ->
        [one] { $count } Gebiet, in das sich ein Nachbar mit genug Rittern erweitern kann
       *[other] { $count } Gebiete, in die sich Nachbarn mit genug Rittern erweitern können
    }
web-l03-summary = Übersicht
web-l03-scoring = Punkte
web-l03-monopoly = Monopol ({ $mines } Minen)
web-l03-bonus = Am Ende: { $most } Punkte für die meisten Dukaten, { $next } für die zweitmeisten.
web-l03-king-wins = Wer den König bei { $king } erreicht, gewinnt sofort.
web-l03-income-rule = Jede Sorte Minen: 1 Dukat je Zug.
web-l03-front =
    { $owner ->
        [neutral] { $player } ({ $castle }) kann der neutralen Burg { $other } ein Feld abnehmen: { $mine } : { $theirs } Ritter
       *[player] { $player } ({ $castle }) kann { $owner } ({ $other }) ein Feld abnehmen: { $mine } : { $theirs } Ritter
    }
web-l03-about-B = Grenzen: Setze sie auf Linien zwischen Feldern, außerhalb von Gebieten.
web-l03-about-K = Ritter: Setze sie neben deine Burgen und Ritter; im Wald kostet jeder 1 Dukat mehr.
web-l03-about-X = Erweiterung: Eines deiner Gebiete wächst um ein oder zwei Felder.
web-l03-about-D = Überläufer: Ein Ritter verlässt ein Nachbargebiet, und du setzt einen in deines.
web-l03-about-A = Bündnis: Zwei Nachbargebiete erweitern sich nicht mehr ineinander.

## Refusals, where the common ones speak of notation

web-l03-refused-not-in-market =
    { $count ->
        [0] Die Karte „{ $card }“ liegt nicht auf dem Machtmarkt: Dort gibt es nichts zu nehmen. Ziehe die oberste Karte des Stapels.
       *[other] Die Karte „{ $card }“ liegt nicht auf dem Machtmarkt: Nimm eine, die dort liegt, oder ziehe die oberste Karte des Stapels.
    }
web-l03-refused-sale-not-in-hand = Die Karte „{ $card }“ hast du nicht auf der Hand: Verkaufe eine deiner Handkarten.
web-l03-refused-not-in-hand = Die Karte „{ $card }“ hast du nicht auf der Hand: Spiele eine deiner Handkarten.
web-l03-refused-choose-symbol = Die Karte „{ $card }“ bietet zwei Aktionen, ausgeführt wird nur eine: Wähle, welche.
web-l03-refused-symbol-not-on-card = Die Karte „{ $card }“ zeigt das Symbol „{ $symbol }“ nicht: Wähle eine Aktion, die sie bietet.
web-l03-refused-opponent-removes = An diesem Tisch wird der Ritter, der geht, erst nach deinem Setzen bestimmt, und zwar von der Gegenseite (bei einem neutralen Gebiet von dir). Wähle vorerst nur die beiden Gebiete.
web-l03-refused-player-removes = An diesem Tisch wählst du den Ritter, der geht: { $cells }.

## Lines in words where the other sentences have them in notation

web-l03-border-placed = { $player } setzt eine Grenze { $between }.
web-l03-borders-returned =
    { $count ->
        [one] Die Grenze { $between } kommt zurück in den Vorrat.
       *[other] Die Grenzen { $between } kommen zurück in den Vorrat.
    }
web-l03-alliance-made =
    { $owner ->
        [neutral] Bündnis! { $player } verbindet das Gebiet { $castle } mit dem neutralen Gebiet { $other }; die Grenze { $between } trägt das Zeichen.
       *[player] Bündnis! { $player } verbindet das Gebiet { $castle } mit dem Gebiet { $other } von { $owner }; die Grenze { $between } trägt das Zeichen.
    }
web-l03-refused-border-stands = Es steht schon eine Grenze { $between }: Wähle eine freie Linie.
web-l03-refused-border-in-domain =
    { $owner ->
        [neutral] Die Linie { $between } liegt innerhalb des neutralen Gebiets { $castle }: In ein Gebiet wird nie eine Grenze gesetzt.
       *[player] Die Linie { $between } liegt innerhalb des Gebiets { $castle }, das { $owner } gehört: In ein Gebiet wird nie eine Grenze gesetzt.
    }
web-l03-refused-border-between-kin =
    { $owner ->
        [neutral] Eine Grenze hier würde die beiden neutralen Figuren auf { $cell } und { $other } trennen: Zwischen zwei benachbarte Figuren einer Farbe kommt nie eine Grenze.
       *[player] Eine Grenze hier würde die Figuren auf { $cell } und { $other } trennen, die { $owner } gehören: Zwischen zwei benachbarte Figuren einer Farbe kommt nie eine Grenze.
    }
web-l03-refused-knight-behind-border = Eine Grenze trennt { $cell } von deinen Figuren: Ein Ritter kommt neben eine deiner Figuren, ohne Grenze dazwischen.
web-l03-refused-extension-parts-kin = Mit dem Feld { $cell } käme eine Grenze zwischen zwei benachbarte Figuren einer Farbe: Das ist nie erlaubt.
