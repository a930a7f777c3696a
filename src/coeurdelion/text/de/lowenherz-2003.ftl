### Löwenherz 2003, auf Deutsch.

## Names

lowenherz-2003 = Löwenherz (2003)
edition-kosmos = Kosmos (2003)
edition-tilsit = Tilsit (2004)
terrain-meadow = Wiese
terrain-village = Dorf
terrain-city = Königsstadt
terrain-gold = Goldmine
terrain-silver = Silbermine
terrain-copper = Kupfermine
terrain-diamond = Edelsteinmine
mine-gold = Gold
mine-silver = Silber
mine-copper = Kupfer
mine-diamond = Edelsteine
symbol-B1 = 1 Grenze
symbol-B2 = 2 Grenzen
symbol-B3 = 3 Grenzen
symbol-K1 = 1 Ritter
symbol-K2 = 2 Ritter
symbol-X = Erweiterung
symbol-D = Überläufer
symbol-A = Bündnis
card-one = { $first }
card-two = { $first } oder { $second }
card-back = eine { $letter }-Karte

## Parts of sentences, used by other messages only

part-terrain =
    { $terrain ->
        [meadow] eine Wiese
        [forest] ein Wald
        [village] ein Dorf
        [city] die Königsstadt
        [gold] eine Goldmine
        [silver] eine Silbermine
        [copper] eine Kupfermine
       *[diamond] eine Edelsteinmine
    }
part-monopoly =
    { $mine ->
        [gold] das Goldmonopol
        [silver] das Silbermonopol
        [copper] das Kupfermonopol
       *[diamond] das Edelsteinmonopol
    }

## Where points came from

ledger-domain-made = neues Gebiet
ledger-domain-extended = Erweiterung
ledger-land-cut-off = abgeschnittenes Land
ledger-monopoly-gained = errungenes Monopol
ledger-monopoly-lost = verlorenes Monopol
ledger-bonus-paid = Prämie für Dukaten

## Play in the terminal

play-market = Machtmarkt: { $cards }
play-panel-king = König auf { $count }
play-panel-borders = Grenzen übrig: { $count }
play-panel-deck = Karten im Stapel: { $count }

## Reasons of bots

reason-draws = Auf dem Machtmarkt liegt nichts, was besser wäre als eine unbekannte Karte.
reason-no-better = Keine Karte bringt mir im Moment mehr.
reason-income =
    { $mine ->
        [gold] Eine Goldmine bringt jede Runde einen Dukaten.
        [silver] Eine Silbermine bringt jede Runde einen Dukaten.
        [copper] Eine Kupfermine bringt jede Runde einen Dukaten.
       *[diamond] Eine Edelsteinmine bringt jede Runde einen Dukaten.
    }
reason-closes = Damit ist das Gebiet { $castle } geschlossen: { part-points }.
reason-hems-in = 
    { $owner ->
        [neutral] So ist das neutrale Gebiet { $castle } geschlossen, bevor es im Weg ist.
       *[player] So ist das Gebiet { $castle } von { $owner } geschlossen, solange es klein ist.
    }
reason-monopoly = Das bringt { part-monopoly }: { part-points }.
reason-breaks-monopoly = { $owner } verliert dabei { part-monopoly }: { part-points }.
reason-deserter = 
    { $owner ->
        [neutral] Ein Ritter verlässt das neutrale Gebiet { $other } und stärkt { $castle }.
       *[player] Ein Ritter von { $owner } verlässt { $other } und stärkt { $castle }.
    }
reason-least-missed = Den Ritter auf { $cell } vermisst das Gebiet { $castle } am wenigsten.
reason-weakens = 
    { $owner ->
        [neutral] Ohne den Ritter auf { $cell } lässt sich leichter in das neutrale Gebiet { $other } eindringen.
       *[player] Ohne den Ritter auf { $cell } lässt sich leichter in das Gebiet { $other } von { $owner } eindringen.
    }
reason-peace = 
    { $owner ->
        [neutral] Verbündet lassen { $castle } und das neutrale { $other } einander in Ruhe.
       *[player] Mit dem Bündnis hat { $castle } von { $other } ({ $owner }) nichts mehr zu befürchten.
    }
reason-mine = { $castle } nimmt die Mine auf { $cell }.
reason-reaches = Von { $cell } aus kommt das Gebiet { $castle } weiter.
reason-nearer =
    { $left ->
        [one] Danach fehlt nur noch eine Grenze, dann ist { $castle } eingeschlossen.
       *[other] Danach fehlen nur noch { $left } Grenzen, dann ist { $castle } eingeschlossen.
    }
reason-outnumbers = 
    { $owner ->
        [neutral] Mit mehr Rittern kann { $castle } in das neutrale { $other } eindringen.
       *[player] Mit mehr Rittern kann { $castle } in { $other } ({ $owner }) eindringen.
    }
reason-holds-later = Der Ritter wird das Gebiet { $castle } halten, sobald es geschlossen ist.
reason-site =
    { $left ->
        [one] Eine Grenze genügt, um { $castle } einzuschließen, mit etwa { part-points }.
       *[other] { $left } Grenzen genügen, um { $castle } einzuschließen, mit etwa { part-points }.
    }
reason-sells = „{ $card }“ bringt im Verkauf { part-ducats }.
reason-saves-for = Das reicht als Nächstes für „{ $card }“ ({ part-price }).
reason-bonus = { part-ducats } wären am Ende die größte Summe.
reason-takes = „{ $card }“ kann ich am besten brauchen.

## What one can do, in the infinitive

l03-do-castle = eine Burg auf { $cell } setzen
l03-do-neutral-castle = eine neutrale Burg auf { $cell } setzen
l03-do-knight = einen Ritter auf { $cell } setzen
l03-do-neutral-knight = einen neutralen Ritter auf { $cell } setzen
l03-do-sell = „{ $card }“ für { part-ducats } verkaufen
l03-do-play = „{ $card }“ für { part-price } spielen
l03-do-play-for = „{ $card }“ für { part-price } spielen und wählen: { $symbol }
l03-do-border = eine Grenze zwischen { $cell } und { $other } setzen
l03-do-extend = das Gebiet { $castle } um das Feld { $cell } erweitern
l03-do-desert = im Gebiet { $other } einen Ritter für das Gebiet { $castle } abwerben
l03-do-desert-knight = im Gebiet { $other } den Ritter auf { $cell } für das Gebiet { $castle } abwerben
l03-do-remove = den Ritter auf { $cell } entfernen
l03-do-ally = die Gebiete { $castle } und { $other } verbünden
l03-do-draw = eine Karte ziehen
l03-do-take = „{ $card }“ vom Machtmarkt nehmen
l03-do-done = es dabei belassen

## What is asked

ask-card = eine Karte verkaufen oder ausspielen
ask-border =
    { $left ->
        [one] eine Grenze setzen
       *[other] eine Grenze setzen (noch höchstens { $left })
    }
ask-knight =
    { $left ->
        [one] einen Ritter setzen
       *[other] einen Ritter setzen (noch höchstens { $left })
    }
ask-extend =
    { $left ->
        [one] ein Gebiet um ein Feld erweitern
       *[other] ein Gebiet um ein Feld erweitern (noch höchstens { $left })
    }
ask-desert = für den Überläufer ein eigenes Gebiet und ein angrenzendes einer anderen Farbe wählen
ask-desert-knight = einen Ritter ins Gebiet { $castle } setzen
ask-remove = einen Ritter aus dem Gebiet { $castle } entfernen
ask-ally = für das Bündnis ein eigenes Gebiet und ein angrenzendes einer anderen Farbe wählen
ask-refill = eine Karte ziehen oder vom Machtmarkt nehmen

## Löwenherz 2003: events

l03-tile-laid = Landschaftsteil { $tile } kommt auf Platz { $number }.
l03-first-chosen = { $player } setzt zuerst.
l03-card-drawn = { $player } zieht: { $card }.
l03-castle-placed = { $player } setzt eine Burg auf { $cell }.
l03-neutral-castle-placed = { $player } setzt eine neutrale Burg auf { $cell }.
l03-knight-placed =
    { $ducats ->
        [0] { $player } setzt einen Ritter auf { $cell }.
       *[other] { $player } setzt einen Ritter in den Wald { $cell } und zahlt { part-ducats } Aufpreis.
    }
l03-neutral-knight-placed = { $player } setzt einen neutralen Ritter auf { $cell }.
l03-play-begun = Alle Burgen stehen. { $player } hat zuletzt gesetzt und beginnt.
l03-turn-begun = { $player } ist am Zug.
l03-income-paid = Die Minen bringen { $player } { part-ducats } ein ({ $mines }).
l03-turn-skipped = { $player } hat keine Karte mehr und wird übersprungen.
l03-card-sold = { $player } verkauft „{ $card }“ für { part-ducats } an den Machtmarkt.
l03-card-played = { $player } spielt „{ $card }“ für { part-price }.
l03-card-played-for = { $player } spielt „{ $card }“ für { part-price } und wählt: { $symbol }.
l03-border-placed = { $player } setzt eine Grenze auf { $edge }.
l03-domain-made =
    { $player ->
        [neutral] Um die Burg { $castle } schließt sich ein neutrales Gebiet: { $count ->
                [one] { $count } Feld
               *[other] { $count } Felder
            }.
       *[player] Um die Burg { $castle } schließt sich ein Gebiet: { $count ->
                [one] { $count } Feld
               *[other] { $count } Felder
            }, { part-points } für { $player }.
    }
l03-borders-returned =
    { $count ->
        [one] Die Grenze { $edges } kommt zurück in den Vorrat.
       *[other] Die Grenzen { $edges } kommen zurück in den Vorrat.
    }
l03-domain-extended =
    { $points ->
        [0] { $player } erweitert das Gebiet { $castle } um das Feld { $cell }.
       *[other] { $player } erweitert das Gebiet { $castle } um das Feld { $cell } und gewinnt { part-points }.
    }
l03-cell-lost =
    { $player ->
        [neutral] { $other_player } nimmt dem neutralen Gebiet { $castle } das Feld { $cell } ab.
       *[player]
            { $points ->
                [0] { $other_player } nimmt { $player } das Feld { $cell } des Gebiets { $castle } ab; Punkte kostet das nicht.
               *[other] { $other_player } nimmt { $player } das Feld { $cell } des Gebiets { $castle } ab: { $player } verliert { part-points }.
            }
    }
l03-land-cut-off =
    { $count ->
        [one] Das Feld { $cells } ist von der Burg { $castle } abgeschnitten und wird zur neutralen Zone.
       *[other] Die Felder { $cells } sind von der Burg { $castle } abgeschnitten und werden neutral.
    }{ $player ->
        [neutral] { "" }
       *[player]
            { $points ->
                [0] { "" }
               *[other] { " " }{ $player } verliert { part-points }.
            }
    }
l03-monopoly-gained = { $player } erringt { part-monopoly } ({ $cells }) und gewinnt { part-points }.
l03-monopoly-lost = { $player } verliert { part-monopoly } und damit { part-points }.
l03-deserter-called =
    { $owner ->
        [neutral] Überläufer! { $player } wirbt im neutralen Gebiet { $other } einen Ritter für das Gebiet { $castle } ab.
       *[player] Überläufer! { $player } wirbt im Gebiet { $other } von { $owner } einen Ritter für das Gebiet { $castle } ab.
    }
l03-knight-deserted =
    { $player ->
        [neutral] Der neutrale Ritter auf { $cell } verlässt das Gebiet { $other } und läuft zu { $other_player } über.
       *[player] Der Ritter von { $player } auf { $cell } verlässt das Gebiet { $other } und läuft zu { $other_player } über.
    }
l03-alliance-made =
    { $owner ->
        [neutral] Bündnis! { $player } verbindet das Gebiet { $castle } mit dem neutralen Gebiet { $other }; die Grenze { $edge } trägt das Zeichen.
       *[player] Bündnis! { $player } verbindet das Gebiet { $castle } mit dem Gebiet { $other } von { $owner }; die Grenze { $edge } trägt das Zeichen.
    }
l03-card-taken = { $player } nimmt „{ $card }“ vom Machtmarkt.
l03-action-ended = { $player } belässt es dabei und nutzt die Karte nicht weiter.
l03-deck-emptied = Die letzte Karte des Stapels ist gezogen: Ab jetzt füllt niemand mehr die Hand auf.
l03-bonus-paid = Mit { part-ducats } erhält { $player } noch { part-points }.
l03-game-won-king =
    { $count ->
        [one] { $players } erreicht den König mit { part-score } und gewinnt die Partie.
       *[other] { $players } erreichen den König mit { part-score } und teilen sich den Sieg.
    }
l03-game-won-cards =
    { $count ->
        [one] Niemand hat mehr Karten auf der Hand: { $players } gewinnt die Partie mit { part-score }.
       *[other] Niemand hat mehr Karten auf der Hand: { $players } teilen sich den Sieg mit { part-score }.
    }

## Löwenherz 2003: reasons of refusal

l03-refused-tile-gone = Das Landschaftsteil { $tile } ist nicht mehr verfügbar: Nimm eines, das noch nicht ausliegt.
l03-refused-card-gone = Die Karte { $code } kann nicht gezogen werden: Sie gehört nicht zu den Karten, die vom obersten Buchstaben des Stapels noch übrig sind.
l03-refused-no-such-seat = Einen Platz { $number } gibt es nicht: Gezählt wird ab 0, und es gibt { $count } Plätze.
l03-refused-castle-terrain = Feld { $cell } ist { part-terrain }: Eine Burg kommt auf eine freie Wiese.
l03-refused-castle-occupied = Feld { $cell } ist schon besetzt: Eine Burg kommt auf eine freie Wiese.
l03-refused-castle-no-room = Neben { $cell } ist keine Wiese und kein Wald mehr frei für den Ritter dieser Burg. Wähle ein Feld, neben dem er Platz hat.
l03-refused-castle-too-near =
    { $steps ->
        [one] Feld { $cell } liegt nur { $steps } Schritt von der Burg { $castle } derselben Farbe entfernt: Mindestens { $needed } müssen es sein, diagonal wird nicht gezählt.
       *[other] Feld { $cell } liegt nur { $steps } Schritte von der Burg { $castle } derselben Farbe entfernt: Mindestens { $needed } müssen es sein, diagonal wird nicht gezählt.
    }
l03-refused-first-knight-far = Feld { $cell } liegt nicht waagerecht oder senkrecht neben der Burg { $castle }. Mögliche Felder für ihren Ritter: { $cells }.
l03-refused-first-knight-terrain = Feld { $cell } ist { part-terrain }: Ein Ritter kommt auf eine Wiese oder in einen Wald. Mögliche Felder neben der Burg { $castle }: { $cells }.
l03-refused-first-knight-occupied = Feld { $cell } ist schon besetzt. Mögliche Felder neben der Burg { $castle }: { $cells }.
l03-refused-not-in-market =
    { $count ->
        [0] Die Karte „{ $card }“ ({ $code }) liegt nicht auf dem Machtmarkt: Dort gibt es nichts zu nehmen. Ziehe die oberste Karte des Stapels.
       *[other] Die Karte „{ $card }“ ({ $code }) liegt nicht auf dem Machtmarkt. Im Angebot: { $cards }.
    }
l03-refused-must-use-card =
    { $count ->
        [one] Du hast noch { $count } Karte auf der Hand: Du musst sie verkaufen oder ausspielen, Passen gibt es nicht.
       *[other] Du hast { $count } Karten auf der Hand: Eine davon musst du verkaufen oder ausspielen, Passen gibt es nicht.
    }
l03-refused-one-card-a-turn = Du hast in diesem Zug schon eine Karte verkauft oder ausgespielt: Es ist genau eine pro Zug.
l03-refused-must-draw = In den letzten { $turns } Zügen wurde nur verkauft und vom Machtmarkt genommen: Ziehe diesmal die oberste Karte des Stapels.
l03-refused-sale-not-in-hand = Die Karte „{ $card }“ ({ $code }) hast du nicht auf der Hand: Verkaufe eine deiner Handkarten.
l03-refused-just-sold = Die Karte „{ $card }“ hast du gerade verkauft: Im selben Zug kannst du sie nicht zurücknehmen. Nimm eine andere oder ziehe die oberste Karte des Stapels.
l03-refused-not-in-hand = Die Karte „{ $card }“ ({ $code }) hast du nicht auf der Hand: Spiele eine deiner Handkarten.
l03-refused-too-dear = Die Karte „{ $card }“ kostet { part-price }, und du hast { $ducats }, also { $missing } zu wenig. Ein Kartenverkauf füllt die Kasse.
l03-refused-choose-symbol = Die Karte „{ $card }“ bietet zwei Aktionen, ausgeführt wird nur eine. Gib deine Wahl mit an: { $symbols }.
l03-refused-symbol-not-on-card = Die Karte „{ $card }“ zeigt das Symbol „{ $symbol }“ nicht. Zur Auswahl: { $symbols }.
l03-refused-no-border-possible = Im Augenblick lässt sich keine Grenze setzen: Dafür kann diese Karte nicht gespielt werden. Wähle eine andere Aktion oder verkaufe eine Karte.
l03-refused-no-knight-possible = Nach Abzug des Preises hättest du noch { part-ducats }, und kein Ritter ließe sich setzen. Nötig sind ein Ritter im eigenen Vorrat und, neben einer deiner Figuren und ohne Grenze dazwischen, eine freie Wiese oder aber ein freier Wald und 1 Dukat.
l03-refused-no-extension-possible = Keines deiner Gebiete kann im Augenblick ein Feld dazunehmen: Für eine Erweiterung kann diese Karte nicht gespielt werden. Wähle eine andere Aktion oder verkaufe eine Karte.
l03-refused-no-deserter-possible = Im Augenblick kann kein Ritter überlaufen. Nötig sind ein Gebiet von dir und ein angrenzendes einer anderen Farbe, in beiden ein Ritter der jeweiligen Farbe, und in deinem ein Platz für einen weiteren Ritter.
l03-refused-no-alliance-possible = Im Augenblick ist kein Bündnis möglich. Nötig sind ein Gebiet von dir und ein angrenzendes einer anderen Farbe, die noch nicht verbündet sind.
l03-refused-one-step-at-least = Eine gespielte Karte will genutzt sein: Führe mindestens einen Schritt der Aktion aus (eine Grenze, ein Ritter oder ein Feld), bevor du aufhörst.
l03-refused-border-stands = Auf { $edge } steht schon eine Grenze: Wähle eine freie Linie.
l03-refused-border-in-domain =
    { $owner ->
        [neutral] Die Linie { $edge } liegt innerhalb des neutralen Gebiets { $castle }: In ein Gebiet wird nie eine Grenze gesetzt.
       *[player] Die Linie { $edge } liegt innerhalb des Gebiets { $castle }, das { $owner } gehört: In ein Gebiet wird nie eine Grenze gesetzt.
    }
l03-refused-border-between-kin =
    { $owner ->
        [neutral] Eine Grenze auf { $edge } würde die beiden neutralen Figuren auf { $cell } und { $other } trennen: Zwischen zwei benachbarte Figuren einer Farbe kommt nie eine Grenze.
       *[player] Eine Grenze auf { $edge } würde die Figuren auf { $cell } und { $other } trennen, die { $owner } gehören: Zwischen zwei benachbarte Figuren einer Farbe kommt nie eine Grenze.
    }
l03-refused-no-borders-left = Der Vorrat an Grenzen ist leer: Erst wenn eine zurückkommt, kann wieder eine gesetzt werden.
l03-refused-knight-terrain = Feld { $cell } ist { part-terrain }: Ein Ritter kommt auf eine Wiese oder in einen Wald.
l03-refused-knight-occupied = Auf { $cell } steht schon { part-piece }: Wähle ein freies Feld.
l03-refused-forest-too-dear = Der Wald { $cell } kostet 1 Dukaten Aufpreis, und du hast { part-ducats }. Auf einer Wiese kostet der Ritter nichts extra.
l03-refused-knight-alone = Keine deiner Figuren steht waagerecht oder senkrecht neben { $cell }: Ein Ritter kommt direkt neben eine deiner Burgen oder einen deiner Ritter.
l03-refused-knight-behind-border = Eine Grenze trennt { $cell } von deinen Figuren ({ $edges }): Ein Ritter kommt neben eine deiner Figuren, ohne Grenze dazwischen.
l03-refused-no-knight-left = Du hast keinen Ritter mehr im Vorrat.
l03-refused-no-domain = Ein Gebiet { $castle } gibt es nicht. Ein Gebiet heißt nach dem Feld seiner Burg und besteht erst, wenn es rundum geschlossen ist und nur diese eine Burg enthält.
l03-refused-not-your-domain =
    { $owner ->
        [neutral] Das Gebiet { $castle } ist neutral: Nenne zuerst ein Gebiet deiner eigenen Farbe.
       *[player] Das Gebiet { $castle } gehört { $owner }: Nenne zuerst ein Gebiet deiner eigenen Farbe.
    }
l03-refused-other-domain-chosen = Eine Karte erweitert nur ein Gebiet: Das erste Feld ging an das Gebiet { $other }, also muss auch das zweite dorthin und nicht an das Gebiet { $castle }.
l03-refused-cell-not-adjacent = Feld { $cell } liegt nicht waagerecht oder senkrecht neben dem Gebiet { $castle }: Wähle eines, das direkt angrenzt.
l03-refused-cell-already-in = Feld { $cell } gehört schon zum Gebiet { $castle }: Wähle ein Nachbarfeld jenseits seiner Grenzen.
l03-refused-cell-has-piece = Auf { $cell } steht { part-piece }: Ein Feld mit einer Figur anderer Farbe kann nicht genommen werden.
l03-refused-cell-has-own-castle = Auf { $cell } steht eine deiner Burgen: Das Gebiet hätte dann zwei, und das ist nicht erlaubt.
l03-refused-cell-in-own-domain = Feld { $cell } gehört dir schon, im Gebiet { $other }: Ein Gebiet nimmt einem anderen der eigenen Farbe nichts weg.
l03-refused-too-few-knights =
    { $owner ->
        [neutral] Ritter: { $mine } in deinem Gebiet { $castle }, { $theirs } im neutralen Gebiet { $other }. Um dort einzudringen, brauchst du mindestens { $needed }.
       *[player] Ritter: { $mine } in deinem Gebiet { $castle }, { $theirs } im Gebiet { $other } von { $owner }. Um dort einzudringen, brauchst du mindestens { $needed }.
    }
l03-refused-allied = Die Gebiete { $castle } und { $other } sind verbündet: Bis zum Ende der Partie erweitert sich keines in das andere.
l03-refused-extension-parts-kin = Mit dem Feld { $cell } käme auf { $edge } eine Grenze zwischen zwei benachbarte Figuren einer Farbe: Das ist nie erlaubt.
l03-refused-extension-lacks-borders =
    { $needed ->
        [one] Um { $cell } zu umschließen, braucht es außer den dort entfernten noch { $needed } Grenze; der Vorrat enthält { $supply }.
       *[other] Um { $cell } zu umschließen, braucht es außer den dort entfernten noch { $needed } Grenzen; der Vorrat enthält { $supply }.
    }
l03-refused-both-own = Das Gebiet { $other } gehört dir selbst: Das zweite muss eine andere Farbe haben.
l03-refused-not-adjacent-domains = Die Gebiete { $castle } und { $other } haben keine gemeinsame Grenze: Wähle zwei, die aneinandergrenzen.
l03-refused-domain-without-knights =
    { $owner ->
        [neutral] Im neutralen Gebiet { $castle } steht kein neutraler Ritter: In jedem der beiden Gebiete muss mindestens ein Ritter der jeweiligen Farbe stehen.
       *[player] Im Gebiet { $castle } von { $owner } steht kein Ritter der eigenen Farbe: In jedem der beiden Gebiete muss mindestens einer stehen.
    }
l03-refused-no-such-knight = Auf { $cell } steht kein Ritter, der aus dem Gebiet { $other } entfernt werden könnte. Zur Auswahl: { $cells }.
l03-refused-knight-holds-line = Ohne den Ritter auf { $cell } hätten andere keine Verbindung mehr zur Burg { $castle }: { $cells }. Zur Auswahl: { $allowed }.
l03-refused-desert-no-room = Mit { part-ducats } in der Kasse kannst du in deinem Gebiet { $castle } keinen Ritter setzen. Nötig ist dort, neben einer deiner Figuren und ohne Grenze dazwischen, eine freie Wiese oder aber ein freier Wald und 1 Dukat.
l03-refused-knight-outside-domain = Feld { $cell } liegt nicht in deinem Gebiet { $castle }: Der gewonnene Ritter kommt in dieses Gebiet.
l03-refused-opponent-removes = An diesem Tisch wird der Ritter, der geht, erst nach deinem Setzen bestimmt, und zwar von der Gegenseite (bei einem neutralen Gebiet von dir). Schreibe nur „desert { $castle } { $other }“.
l03-refused-player-removes = An diesem Tisch bestimmst du selbst den Ritter, der geht: Schreibe zum Beispiel „desert { $castle } { $other } { $first }“. Zur Auswahl: { $cells }.
l03-refused-already-allied = Die Gebiete { $castle } und { $other } sind schon verbündet und bleiben es: Wähle ein anderes.

## Löwenherz 2003: rules, setting up

L03-SETUP = Vorbereitung
L03-SETUP-1 = Der Spielplan hat 12 × 12 Felder: neun Landschaftsteile zu 4 × 4, das mit der Königsstadt stets in der Mitte, die übrigen an beliebiger Stelle und in einer beliebigen der vier Richtungen; der Rahmen zählt als Grenze. Bei Kosmos legt man die Teile nach Wunsch aus (hier als Vorgabe: der Aufbau für den Einstieg), bei Tilsit werden sie gemischt; an jedem Tisch kann man den Einstiegsaufbau, einen zufälligen oder einen selbst gelegten wählen. Das Reich hat 10 Dörfer und je 4 Minen jeder Sorte: Gold, Silber, Kupfer und Edelsteine. Die Zeichnung der Teile stammt von uns, denn die Quellen nennen sie nicht; die Anzahlen sind die des Spiels.
L03-SETUP-2 = Zwei bis vier Fürsten streiten um das Reich, jeder in einer Farbe, die sonst niemand hat. Jeder erhält 15 Ritter, 4 Burgen (zu viert nur 3) und 7 Dukaten und beginnt bei 0 Siegpunkten.
L03-SETUP-3 = Es gibt 60 Machtkarten, je 15 mit den Buchstaben A, B, C und D. Jeder Buchstabe wird für sich gemischt; im Stapel liegt A oben, darunter B, C und D. Alle ziehen 3 Karten und halten sie vor den anderen verborgen.
L03-SETUP-4 = Der allgemeine Vorrat enthält 100 Grenzen. Wie viele Dukaten jemand besitzt, ist offen: Geheim sind nur die Machtkarten (unsere Auslegung). Die Bank hat immer genug Dukaten (unsere Auslegung; in der Schachtel sind 91).
L03-SETUP-5 = Der Königschip liegt zu viert auf der 30, zu dritt auf der 40, zu zweit auf der 50.

## Löwenherz 2003: rules, placing castles

L03-PLACE = Burgen setzen
L03-PLACE-1 = Reihum setzen alle je eine Burg und einen Ritter, bis sämtliche Burgen stehen. Die Burg kommt auf eine freie Wiese.
L03-PLACE-2 = Der Ritter kommt auf eine freie Wiese oder in einen freien Wald, waagerecht oder senkrecht neben diese Burg; er kostet hier nichts. Eine Burg darf nur dorthin, wo ein solches Feld für ihren Ritter bleibt (unsere Auslegung).
L03-PLACE-3 = Burgen einer Farbe halten Abstand, gezählt in waagerechten und senkrechten Schritten, nie diagonal. Sie stehen mindestens 6 Schritte auseinander (Kosmos, wie wir es lesen) oder haben mindestens 6 leere Felder zwischen sich, das sind 7 Schritte (Tilsit, laut FAQ).
L03-PLACE-4 = Gibt es kein Feld mit diesem Abstand, so verringert er sich um einen Schritt, und zwar nur für diese Burg (FAQ). Gibt es noch immer keines, verringert er sich um einen weiteren Schritt und so fort (unsere Auslegung).
L03-PLACE-5 = Wer zuletzt setzt, hat den ersten Zug. Danach geht es im Uhrzeigersinn weiter.
L03-PLACE-6 = Die älteste Person am Tisch setzt zuerst: Man gibt ihren Platz an oder überlässt es dem Zufall. Weiter geht es gegen den Uhrzeigersinn (Kosmos) oder im Uhrzeigersinn (Tilsit).

## Löwenherz 2003: rules, the turn

L03-TURN = Der Zug
L03-TURN-1 = Ein Zug hat drei Teile: Einkommen aus den Minen nehmen, dann eine Karte verkaufen oder ausspielen, zuletzt die Hand auffüllen.
L03-TURN-2 = Fülle deine Hand auf 3 Karten auf: Ziehe die oberste Karte des Stapels oder nimm eine offene Karte vom Machtmarkt.
L03-TURN-3 = In jedem Zug wird genau eine Karte verkauft oder ausgespielt; wer Karten hat, darf nicht passen. Wer gegen Ende keine Karte mehr hat, wird übersprungen und erhält auch kein Einkommen.
L03-TURN-4 = Gegen endloses Verkaufen und Nehmen: Wurde drei volle Runden lang (dreimal so viele Züge, wie Personen mitspielen) in jedem Zug nur verkauft und vom Machtmarkt aufgefüllt, so muss beim nächsten Auffüllen eine Karte vom Stapel gezogen werden (unsere Auslegung).

## Löwenherz 2003: rules, the market

L03-MARKET = Machtmarkt
L03-MARKET-1 = Um eine Handkarte zu verkaufen, lege sie offen auf den Machtmarkt und nimm so viele Dukaten, wie die Zahl in Klammern angibt.
L03-MARKET-2 = Eine eben verkaufte Karte darfst du beim Auffüllen im selben Zug nicht zurücknehmen, ein anderes Exemplar derselben Karte schon.
L03-MARKET-3 = Eine Karte vom Machtmarkt zu nehmen kostet nichts. Die Karten dort liegen für alle offen.

## Löwenherz 2003: rules, playing a card

L03-PLAY = Eine Karte ausspielen
L03-PLAY-1 = Lege eine Handkarte offen auf den Ablagestapel, den alle einsehen dürfen, und bezahle ihren Preis. Du musst ihn bezahlen können, ebenso jeden Aufpreis für Wald, sobald er anfällt.
L03-PLAY-2 = Zeigt eine Karte zwei Symbole, so wählst du eine der beiden Aktionen: die eine oder die andere, nie beide.
L03-PLAY-3 = Eine Karte darf nur gespielt werden, wenn mindestens ein Schritt der gewählten Aktion möglich ist (unsere Auslegung).
L03-PLAY-4 = Du darfst weniger Grenzen oder Ritter setzen oder weniger Felder nehmen, als die Karte zeigt (FAQ; nach dem Kosmos-Text müsste man alles nutzen). Mindestens ein Schritt muss es sein (unsere Auslegung).
L03-PLAY-5 = Jeder Schritt wirkt vollständig, Punkte eingeschlossen, bevor der nächste folgt. So wollen es beide gedruckten Regeln; die FAQ würde die Siegpunkteanzeiger erst am Ende des Zuges bewegen.

## Löwenherz 2003: rules, borders

L03-BORDER = Grenzen
L03-BORDER-1 = Eine Grenze kommt auf die Linie zwischen zwei Feldern, innerhalb des Rahmens und wo noch keine steht.
L03-BORDER-2 = In ein Gebiet wird nie eine Grenze gesetzt.
L03-BORDER-3 = Zwischen zwei benachbarte Figuren einer Farbe wird nie eine Grenze gesetzt, gleich ob Burg oder Ritter.
L03-BORDER-4 = Grenzen kommen aus dem allgemeinen Vorrat: Ist er leer, wird keine gesetzt (unsere Auslegung).
L03-BORDER-5 = Grenzen gehören niemandem. Sie dürfen auch ins offene Land und in neutrale Zonen gesetzt werden (FAQ).
L03-BORDER-6 = Durch das Setzen von Grenzen wird ein Gebiet nie größer.

## Löwenherz 2003: rules, domains and points

L03-DOMAIN = Gebiete und Punkte
L03-DOMAIN-1 = Sobald eine von Grenzen und Rahmen umschlossene Fläche genau eine Burg enthält, ist sie ein Gebiet in der Farbe dieser Burg, gleich wer die Grenze gesetzt hat und welche Aktion die Fläche schloss (für die Erweiterung ist das unsere Auslegung). Mehrere Gebiete können zugleich entstehen. Zwei Burgen zusammen, selbst von einer Farbe, ergeben kein Gebiet. Solange noch Burgen gesetzt werden, gibt es keine Gebiete.
L03-DOMAIN-2 = Ein Gebiet bringt seiner Farbe sofort Siegpunkte: 1 je Wald, 3 je Dorf, 5 für die Königsstadt, 0 für Wiesen und Minen.
L03-DOMAIN-3 = Grenzen, auf deren beiden Seiten dasselbe Gebiet liegt, kommen zurück in den Vorrat.
L03-DOMAIN-4 = In einem Gebiet dürfen Ritter anderer Farben stehen; sie besitzen es nicht und verteidigen es nicht.
L03-DOMAIN-5 = Bis zur Schlusswertung der Dukaten sind deine Siegpunkte stets genau der jetzige Wert all deiner Gebiete plus 5 für jedes Monopol, das du gerade hältst.

## Löwenherz 2003: rules, knights

L03-KNIGHT = Ritter
L03-KNIGHT-1 = Ein Ritter kommt auf eine freie Wiese oder in einen freien Wald, nie in ein Dorf, in die Königsstadt oder auf eine Mine.
L03-KNIGHT-2 = In einem Wald kostet ein Ritter 1 Dukaten mehr.
L03-KNIGHT-3 = Ein Ritter kommt waagerecht oder senkrecht neben eine Burg oder einen Ritter derselben Farbe, ohne Grenze dazwischen.
L03-KNIGHT-4 = Ritter kommen aus deinem eigenen Vorrat: Ist er leer, kannst du keine mehr setzen.
L03-KNIGHT-5 = Die beiden Ritter einer Karte dürfen an verschiedene Orte, auch ins offene Land (FAQ).

## Löwenherz 2003: rules, extending

L03-EXTEND = Erweiterung
L03-EXTEND-1 = Wähle eines deiner Gebiete: Es nimmt 1 oder 2 Felder dazu, beide für dasselbe Gebiet.
L03-EXTEND-2 = Das Feld grenzt waagerecht oder senkrecht an das Gebiet, das zweite an das Gebiet, wie es dann ist, also samt dem ersten Feld.
L03-EXTEND-3 = Nie nimmst du ein Feld, auf dem eine Figur einer anderen Farbe steht, auch nicht der neutralen, und auch keines mit einer eigenen Burg (unsere Auslegung: Das Gebiet hätte sonst zwei).
L03-EXTEND-4 = Nie nimmst du ein Feld aus einem anderen deiner eigenen Gebiete.
L03-EXTEND-5 = Ein Feld aus einem fremden Gebiet nimmst du nur, wenn du in deinem Gebiet mehr eigene Ritter hast, als in jenem Ritter seiner Farbe stehen; Gleichstand genügt nicht. Für jedes Feld wird neu gezählt.
L03-EXTEND-6 = Nie erweiterst du ein Gebiet in eines hinein, mit dem es verbündet ist.
L03-EXTEND-7 = Für Felder, die zu keinem Gebiet gehören (offenes Land, neutrale Zonen), braucht es keine Ritter.
L03-EXTEND-8 = Grenzen zwischen dem Gebiet und dem Feld kommen zurück in den Vorrat; jede andere Seite des Feldes ohne Grenze und ohne Rahmen erhält eine Grenze. Das ist nicht erlaubt, wenn so eine Grenze zwischen zwei benachbarte Figuren einer Farbe käme oder wenn der Vorrat samt den zurückgelegten Grenzen nicht reicht (unsere Auslegungen).
L03-EXTEND-9 = Wer das Feld nimmt, gewinnt dessen Wert in Siegpunkten; wer es verliert, verliert ebenso viele.
L03-EXTEND-10 = Zerfällt dabei das verkleinerte Gebiet, so bleibt der Teil mit der Burg ein Gebiet; die abgeschnittenen Teile werden neutrale Zonen. Auch deren Wert geht verloren, ohne dass ihn die andere Seite gewinnt. Ritter in einem abgeschnittenen Teil bleiben stehen, zählen aber nicht mehr (unsere Auslegung).
L03-EXTEND-11 = Die beiden Felder dürfen in zwei verschiedenen Gebieten liegen. Nur die Tilsit-Ausgabe sagt das ausdrücklich, gespielt wird in beiden so.

## Löwenherz 2003: rules, the deserter

L03-DESERT = Überläufer
L03-DESERT-1 = Wähle eines deiner Gebiete und ein angrenzendes Gebiet einer anderen Farbe: Sie haben eine gemeinsame Grenze. In jedem der beiden steht mindestens ein Ritter der jeweiligen Farbe.
L03-DESERT-2 = Aus dem anderen Gebiet kommt ein Ritter in dessen Farbe zurück in seinen Vorrat.
L03-DESERT-3 = Gehen darf nur ein Ritter, ohne den alle übrigen Ritter dieser Farbe in diesem Gebiet mit der Burg verbunden bleiben, sofern sie es vorher waren: von Figur zu Figur dieser Farbe, waagerecht oder senkrecht, ohne Grenze dazwischen. In einem Ring darf also jeder gehen (unsere Auslegung).
L03-DESERT-4 = Du setzt einen Ritter aus deinem Vorrat in dein gewähltes Gebiet, nach allen Regeln für das Setzen von Rittern, Aufpreis für Wald eingeschlossen. Ist das nicht möglich, kann die Karte nicht gespielt werden (FAQ).
L03-DESERT-5 = Tilsit-Ausgabe: Du entfernst zuerst einen beliebigen Ritter, der gehen darf, und setzt dann deinen. Kosmos-Ausgabe: Du setzt zuerst deinen, dann bestimmt die Gegenseite unter ihren Rittern, die gehen dürfen, welcher entfernt wird; bei der neutralen Farbe bestimmst du.
L03-DESERT-6 = Auch der letzte Ritter eines Gebiets darf gehen. Ein Bündnis verhindert das nicht (unsere Auslegung).

## Löwenherz 2003: rules, alliances

L03-ALLY = Bündnis
L03-ALLY-1 = Wähle eines deiner Gebiete und ein angrenzendes Gebiet einer anderen Farbe, die noch nicht verbündet sind. Eine ihrer gemeinsamen Grenzen wird gekennzeichnet.
L03-ALLY-2 = Bis zum Ende der Partie erweitert sich keines der beiden in das andere. Das Bündnis gilt nur für diese zwei Gebiete.
L03-ALLY-3 = Ein Bündnis endet nie (FAQ): weder wenn die gekennzeichnete Grenze verschwindet (dann wird eine andere gemeinsame gekennzeichnet), noch wenn es gar keine gemeinsame Grenze mehr gibt.

## Löwenherz 2003: rules, mines

L03-MINE = Minen
L03-MINE-1 = Zu Beginn deines Zuges erhältst du 1 Dukaten für jede Minensorte in deinen Gebieten, also 0 bis 4 Dukaten.
L03-MINE-2 = Mit 3 oder mehr Minen einer Sorte in deinen Gebieten hast du deren Monopol: sofort 5 Siegpunkte, für jede solche Sorte. Fällst du unter 3, verlierst du diese 5 Siegpunkte sofort wieder.

## Löwenherz 2003: rules, the end

L03-END = Ende der Partie
L03-END-1 = Wer den Königschip erreicht oder überschreitet, gewinnt sofort. Gelingt das mehreren zugleich, entscheiden die Siegpunkte, dann die Dukaten; ist auch das gleich, wird der Sieg geteilt (FAQ).
L03-END-2 = Ist die letzte Karte des Stapels gezogen, wird die Hand nicht mehr aufgefüllt, auch nicht vom Machtmarkt. Gespielt wird, bis niemand mehr Karten auf der Hand hat. Wer vorher den König erreicht, gewinnt nach wie vor sofort (FAQ).
L03-END-3 = Dann bringen die meisten Dukaten 5 Siegpunkte und die nächstkleinere Summe 3; bei Gleichstand erhalten alle Beteiligten die volle Prämie ihres Rangs. Wer keinen Dukaten hat, erhält keine (FAQ). Diese Prämie zählt nicht als Erreichen des Königs.
L03-END-4 = Die meisten Siegpunkte gewinnen; bei Gleichstand die meisten Dukaten; ist auch das gleich, wird der Sieg geteilt.

## Löwenherz 2003: rules, two players

L03-TWO = Zu zweit
L03-TWO-1 = Zu zweit sind drei Farben im Spiel, die dritte ist neutral. Beide setzen je 4 Burgen mit ihren Rittern, dann abwechselnd die neutralen Burgen mit je einem Ritter: insgesamt 2 (Kosmos, wie wir es lesen) oder insgesamt 4 (Tilsit nennt keine Zahl: unsere Auslegung). Die Regeln für das Setzen gelten auch für die neutrale Farbe, der Abstand eingeschlossen.
L03-TWO-2 = Die neutrale Farbe handelt nie und hat weder Einkommen noch Siegpunkte (FAQ). Ihre Gebiete bestehen aber: Um dort einzudringen, braucht es mehr Ritter, als sie haben; ein Überläufer kann sie verlassen, und man kann sich mit ihnen verbünden (unsere Auslegung).

## What could be done at a place

l03-reach-extends = { $owner } könnte das Gebiet { $castle } auf dieses Feld erweitern.
l03-reach-enters = { $owner } könnte dieses Feld für das Gebiet { $castle } nehmen: { $mine } : { $theirs } Ritter.
l03-reach-too-few = { $owner } hat im Gebiet { $castle } zu wenige Ritter, um dieses Feld zu nehmen: { $mine } : { $theirs }.
l03-reach-knight = Hier könnte ein Ritter gesetzt werden von: { $players }.
l03-reach-nobody = Niemand könnte sich jetzt auf { $cell } erweitern oder dort einen Ritter setzen.
l03-reach-closes =
    { $owner ->
        [neutral] Eine Grenze hier würde das neutrale Gebiet
       *[player] Eine Grenze hier würde für { $owner } das Gebiet
    } um die Burg { $castle } schließen: { $cells_closed ->
        [one] { $cells_closed } Feld
       *[other] { $cells_closed } Felder
    }.
l03-reach-open = Eine Grenze hier würde noch nichts schließen.
