### Löwenherz 1997 im Browser, auf Deutsch.

## The action card and the decision cards

web-l97-tab-hand = Politik
web-l97-tab-action = Aktion
web-l97-action-card = Aktionskarte
web-l97-round = Runde { NUMBER($number, useGrouping: 0) }
web-l97-first = Startspieler dieser Runde: { $player }
web-l97-king = Der König ist tot
web-l97-no-card = Noch ist keine Aktionskarte aufgedeckt.
web-l97-row =
    { $row ->
        [1] Obere Aktion: { $action }
        [2] Mittlere Aktion: { $action }
       *[other] Untere Aktion: { $action }
    }
web-l97-row-none =
    { $row ->
        [1] Obere Aktion: { $action }, von niemandem gewählt
        [2] Mittlere Aktion: { $action }, von niemandem gewählt
       *[other] Untere Aktion: { $action }, von niemandem gewählt
    }
web-l97-row-of =
    { $row ->
        [1] Obere Aktion: { $action }, gewählt von { $players }
        [2] Mittlere Aktion: { $action }, gewählt von { $players }
       *[other] Untere Aktion: { $action }, gewählt von { $players }
    }
web-l97-row-now =
    { $row ->
        [1] Obere Aktion: { $action }, gewählt von { $players }, wird gerade ausgeführt
        [2] Mittlere Aktion: { $action }, gewählt von { $players }, wird gerade ausgeführt
       *[other] Untere Aktion: { $action }, gewählt von { $players }, wird gerade ausgeführt
    }
web-l97-decision-cards = Deine Entscheidungskarten

## The log

web-log-round-begun = Runde { NUMBER($number, useGrouping: 0) }

## Negotiations

web-l97-counter = Gegenvorschlag machen
web-l97-counter-not = Zurück
web-l97-talks = Verhandlung
web-l97-spoken = { $player } sagt:
web-l97-on-table = Auf dem Tisch:
web-l97-say-offer =
    { $ducats ->
        [0] Ich handle und zahle dir nichts.
       *[other] Ich handle und zahle dir { part-ducats }.
    }
web-l97-say-ask =
    { $ducats ->
        [0] Du handelst und zahlst mir nichts.
       *[other] Du handelst und zahlst mir { part-ducats }.
    }
web-l97-say-agreed = Einverstanden.
web-l97-say-broken = Nein. Geheime Gebote sollen entscheiden.
web-l97-say-bid =
    { $count ->
        [0]
            { $ducats ->
                [0] Ich biete nichts.
               *[other] Ich biete { part-ducats }.
            }
       *[other]
            { $ducats ->
                [0] Ich biete { l97-part-worth }: { $treasures }.
               *[other] Ich biete { l97-part-worth }: { $treasures }, dazu { part-ducats }.
            }
    }
web-l97-thinks = { $player } überlegt …
web-l97-who-acts = Wer handelt und zahlt?
web-l97-i-act = Ich handle und zahle
web-l97-other-acts = { $player } handelt und zahlt
web-l97-propose = Vorschlagen: „{ $text }“
web-l97-means-offer = Stimmt { $player } zu, handelst du und hast noch { part-ducats }.
web-l97-means-ask = Stimmt { $player } zu, handelt { $player }, und du hast dann { part-ducats }.
web-l97-means-other = { $player } hat dann { part-ducats }.
web-l97-means-refused = Wenn nicht, folgt ein Gegenvorschlag, oder { $player } bricht ab: Dann wird geheim geboten.
web-l97-means-last = Es ist der letzte Vorschlag: Lehnt { $player } ab, wird geheim geboten.
web-l97-accept-offer = Einverstanden: { $player } handelt, du bekommst { part-ducats }
web-l97-accept-price = Einverstanden: Du handelst und zahlst { part-ducats }
web-l97-price = Preis in Dukaten
web-l97-fight = Abbrechen: geheim bieten
web-l97-less = Ein Dukat weniger
web-l97-more = Ein Dukat mehr

## Duels

web-l97-bid-in = { $player } hat geboten
web-l97-bid-out = { $player } überlegt noch
web-l97-bid-amount = Dukaten in deinem Gebot
web-l97-bid =
    { $ducats ->
        [0] Nichts bieten
        [one] { $ducats } Dukat bieten
       *[other] { $ducats } Dukaten bieten
    }

## Politics cards

web-l97-politics = Politikkarten
web-l97-hand-empty = Du hast keine Politikkarten.
web-l97-card = { $card }
web-l97-card-from = { $card } (aus Stapel { $pile })
web-l97-cards =
    { $count ->
        [one] { $count } Politikkarte: { $cards }
       *[other] { $count } Politikkarten: { $cards }
    }
web-l97-about-alliance = Zwei benachbarte Gebiete erweitern sich nicht mehr ineinander. Wird unmittelbar vor einer Entscheidungskarte gespielt.
web-l97-about-renegade = Ein Ritter aus einem Nachbargebiet läuft zu dir über. Wird unmittelbar vor einer Entscheidungskarte gespielt.
web-l97-about-treasure = Geld für ein Duell oder für die Bank; Wechselgeld gibt es nicht.
web-l97-about-parchment = Punkte am Ende der Partie.
web-l97-pile =
    { $count ->
        [one] Stapel { $pile } ansehen ({ $count } Karte)
       *[other] Stapel { $pile } ansehen ({ $count } Karten)
    }
web-l97-pile-known =
    { $count ->
        [one] Stapel { $pile } ansehen ({ $count } Karte); gesehen hast du: { $cards }
       *[other] Stapel { $pile } ansehen ({ $count } Karten); gesehen hast du: { $cards }
    }
web-l97-take = Behalten: { $card }
web-l97-pay-with = Zahlen mit:
web-l97-pay-ducats = Dukaten

## Buttons of plain words

web-l97-done = Dabei belassen
web-l97-pass = Keinen ansehen
web-l97-keep-none = Keine behalten

## What is asked, where the card lies open on the table

web-ask-proposal = { $other_player } einen Vorschlag machen ({ $action })
web-ask-offer = { $other_player } antworten ({ $action })
web-ask-price = { $other_player } antworten ({ $action })
web-ask-last-offer = den letzten Vorschlag von { $other_player } annehmen oder abbrechen ({ $action })
web-ask-last-price = den letzten Vorschlag von { $other_player } annehmen oder abbrechen ({ $action })
web-ask-bid = geheim bieten: { $action }
web-ask-bid-again = Gleichstand, noch einmal geheim bieten: { $action }
web-ask-decision = eine Entscheidungskarte spielen
web-ask-decision-or-politics = eine Entscheidungskarte spielen

## Next steps

web-l97-hint-place-castle-0 = Wähle ein leuchtendes Feld.
web-l97-hint-place-knight-0 = Wähle ein leuchtendes Feld neben der Burg.
web-l97-hint-decide-0 = Wähle die Karte der Aktion, die du willst.
web-l97-hint-politics-0 = Wähle die Karte der Aktion, die du willst; davor kannst du ein Bündnis oder einen Überläufer spielen.
web-l97-hint-walls-0 = Wähle eine Linie zwischen zwei Feldern.
web-l97-hint-swords-0 = Wähle ein leuchtendes Feld für einen Ritter oder erst deine Burg, um ihr Gebiet zu erweitern.
web-l97-hint-swords-second-0 = Wähle das zweite Feld für dieses Gebiet oder ein leuchtendes Feld für einen Ritter.
web-l97-hint-forest = Im Wald kostet ein Ritter 5 Dukaten.
web-l97-hint-swords-knight-0 = Wähle ein leuchtendes Feld für einen Ritter.
web-l97-hint-swords-extend-0 = Wähle eines deiner Gebiete, um es zu erweitern.
web-l97-hint-extend-1 = Welches Feld nimmt es?
web-l97-hint-renegade-arrives-0 = Wähle ein leuchtendes Feld dieses Gebiets.
web-l97-hint-alliance-0 = Bündnis: Welches deiner Gebiete?
web-l97-hint-alliance-1 = Bündnis: Mit welchem Nachbargebiet?
web-l97-hint-renegade-0 = Überläufer: In welches deiner Gebiete?
web-l97-hint-renegade-1 = Überläufer: Aus welchem Nachbargebiet?
web-l97-hint-renegade-2 = Überläufer: Welcher Ritter läuft über?
web-l97-hint-duel-0 = Wer am meisten bietet, zahlt und handelt.

## What a prince has

web-l97-purse = Verborgene Dukaten; klicke, um mitzuzählen, denn alle Einnahmen und Ausgaben sind öffentlich
web-l97-counted =
    { $ducats ->
        [one] { $ducats } Dukat, gezählt nach dem, was alle gesehen haben
       *[other] { $ducats } Dukaten, gezählt nach dem, was alle gesehen haben
    }
web-l97-allied =
    { $count ->
        [one] durch { $count } Bündnis gebunden
       *[other] durch { $count } Bündnisse gebunden
    }
web-l97-track = Machtleiste

## The summary card

web-l97-summary = Übersicht
web-l97-table = Punkte für ein neues Gebiet
web-l97-cells = Felder
web-l97-points = Punkte
web-l97-deck =
    { $count ->
        [0] Die letzte Aktionskarte ist aufgedeckt
        [one] Noch { $count } Aktionskarte
       *[other] Noch { $count } Aktionskarten
    }
web-l97-letter =
    { $count ->
        [one] Noch { $count } Aktionskarte mit dem Buchstaben { $letter }
       *[other] Noch { $count } Aktionskarten mit dem Buchstaben { $letter }
    }{ $silver ->
        [yes] , darunter der Silberfund
       *[no] { "" }
    }{ $king ->
        [yes] , darunter die Königskarte
       *[no] { "" }
    }
web-l97-walls =
    { $walls ->
        [one] { $walls } Grenze im Vorrat
       *[other] { $walls } Grenzen im Vorrat
    }
web-l97-pile-left =
    { $count ->
        [one] { $count } Karte im Politikstapel { $pile }
       *[other] { $count } Karten im Politikstapel { $pile }
    }
web-l97-known-pile = In Stapel { $pile } hast du gesehen: { $cards }.

## Alliances

web-l97-alliances = Bündnisse
web-l97-alliance = Bündnis der Gebiete { $castle } und { $other }: Keines erweitert sich in das andere
web-l97-break = Lösen: { $ducats } Dukaten
web-l97-break-cost = Es zu lösen kostet { $ducats } Dukaten.
web-l97-break-pay = Lösen und zahlen: { $price }
web-l97-break-not = Nein

## The board in words

web-cell-domain-l97 =
    { $owner ->
        [neutral] neutrales Gebiet
       *[player] Gebiet von { $owner }
    }
web-cell-borders-l97 = Grenze { $sides }

## What a place scores

web-border-l97 = Grenze { web-between }
web-scores-l97-part-cell =
    { $cell ->
        [one] { $cell } Punkt, wenn sich ein Gebiet hierher erweitert
       *[other] { $cell } Punkte, wenn sich ein Gebiet hierher erweitert
    }
web-scores-l97-plain = { web-scores-l97-part-cell }
web-scores-l97-forest = { web-scores-l97-part-cell }
web-scores-l97-mountain =
    { $mountain ->
        [one] { $mountain } Punkt in einem Gebiet, bei jedem Silberfund und am Ende
       *[other] { $mountain } Punkte in einem Gebiet, bei jedem Silberfund und am Ende
    }
web-scores-l97-town =
    { $town ->
        [one] { $town } Punkt mehr in einem Gebiet
       *[other] { $town } Punkte mehr in einem Gebiet
    }

## Refusals, where the common ones speak of notation

web-l97-refused-basic-for-two = Das Grundspiel ist für drei oder vier: Wählt zu zweit das volle Spiel.
web-l97-refused-no-sword-left = Für einen Ritter hast du kein Schwert mehr: Diese Aktion erlaubt nur noch das zweite Feld der Erweiterung. Oder du belässt es dabei.
web-l97-refused-nothing-proposed = Noch gibt es nichts anzunehmen: Mach den ersten Vorschlag oder brich die Verhandlung ab.
web-l97-refused-other-amount = Der letzte Vorschlag lautet auf { part-ducats }: Nur dieser Betrag lässt sich annehmen.
web-l97-refused-bid-too-high = Du bietest { part-ducats } und hast { $own }: Biete nicht mehr, als du hast. Schätze auf der Hand kannst du dazulegen.
web-l97-refused-walls-banned =
    { $count ->
        [one] Deine einzige Burg hat schon ihr Gebiet: Du darfst keine Grenzen mehr setzen. Belass es dabei.
       *[other] Deine { $count } Burgen haben schon alle ihr Gebiet: Du darfst keine Grenzen mehr setzen. Belass es dabei.
    }
web-l97-refused-forest-too-dear = Der Wald { $cell } kostet { part-price }, und du hast { part-ducats } zur Hand. Auch mit einem Schatz kannst du zahlen; auf einer Ebene kostet der Ritter nichts.
web-l97-refused-allied = Die Gebiete { $castle } und { $other } sind verbündet: Keines erweitert sich in das andere. Das Bündnis zu lösen kostet 10 Dukaten.
web-l97-refused-break-too-dear = Ein Bündnis zu lösen kostet { part-price }, und das ist mehr, als du zur Hand hast: { part-ducats } (ohne das, was in einem geheimen Gebot oder einem offenen Angebot steckt) und die Schätze, die du dazulegst.
web-l97-refused-renegade-too-dear = Der Ritter auf { $cell } steht in einem Wald: Ihn abzuwerben kostet { part-price }, und du hast { part-ducats } zur Hand. Wähle einen anderen Ritter oder zahle mit einem Schatz.

## Lines in words where the other sentences have them in notation

web-l97-wall-placed = { $player } setzt eine Grenze { $between }.
web-l97-walls-returned =
    { $count ->
        [one] Die Grenze { $between } kommt zurück in den Vorrat.
       *[other] Die Grenzen { $between } kommen zurück in den Vorrat.
    }
web-l97-alliance-made =
    { $owner ->
        [neutral] Bündnis! { $player } verbindet das Gebiet { $castle } mit dem neutralen Gebiet { $other }; die Grenze { $between } trägt das Zeichen.
       *[player] Bündnis! { $player } verbindet das Gebiet { $castle } mit dem Gebiet { $other } von { $owner }; die Grenze { $between } trägt das Zeichen.
    }
web-l97-refused-border-stands = Es steht schon eine Grenze { $between }: Wähle eine freie Linie.
web-l97-refused-border-in-domain =
    { $owner ->
        [neutral] Die Linie { $between } liegt innerhalb des neutralen Gebiets { $castle }: In ein Gebiet wird nie eine Grenze gesetzt.
       *[player] Die Linie { $between } liegt innerhalb des Gebiets { $castle }, das { $owner } gehört: In ein Gebiet wird nie eine Grenze gesetzt.
    }
web-l97-refused-border-between-kin =
    { $owner ->
        [neutral] Eine Grenze hier würde die beiden neutralen Figuren auf { $cell } und { $other } trennen: Zwischen zwei benachbarte Figuren eines Fürsten kommt nie eine Grenze.
       *[player] Eine Grenze hier würde die Figuren auf { $cell } und { $other } trennen, die { $owner } gehören: Zwischen zwei benachbarte Figuren eines Fürsten kommt nie eine Grenze.
    }
web-l97-refused-knight-behind-border = Eine Grenze trennt { $cell } von deinen Figuren: Ein Ritter kommt neben eine deiner Figuren, ohne Grenze dazwischen.
web-l97-refused-extension-parts-kin = Mit dem Feld { $cell } käme eine Grenze zwischen zwei benachbarte Figuren eines Fürsten: Das ist nie erlaubt.
