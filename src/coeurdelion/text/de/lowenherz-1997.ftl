### Löwenherz 1997, auf Deutsch.

## Names

lowenherz-1997 = Löwenherz (1997)
terrain-plain = Ebene
terrain-mountain = Berg
terrain-town = Stadt
action-ducats = { part-ducats }
action-P = eine Politikkarte
action-W1 = 1 Grenze
action-W2 = 2 Grenzen
action-W3 = 3 Grenzen
action-S1 = 1 Schwert
action-S2 = 2 Schwerter
politics-alliance = Bündnis
politics-renegade = Überläufer
politics-treasure8 = Schatz mit 8 Dukaten
politics-treasure10 = Schatz mit 10 Dukaten
politics-treasure12 = Schatz mit 12 Dukaten
politics-treasure15 = Schatz mit 15 Dukaten
politics-parchment3 = Lehen mit 3 Punkten
politics-parchment4 = Lehen mit 4 Punkten
politics-parchment5 = Lehen mit 5 Punkten
politics-hidden = eine verdeckte Karte

## Parts of sentences, used by other messages only

l97-part-terrain =
    { $terrain ->
        [plain] eine Ebene
        [forest] ein Wald
        [mountain] ein Berg
       *[town] eine Stadt
    }
l97-part-action =
    { $row ->
        [1] die obere Aktion
        [2] die mittlere Aktion
       *[other] die untere Aktion
    }
l97-part-worth = { $worth } Dukaten

## Where points came from

ledger-region-made = neues Gebiet
ledger-region-extended = erweitertes Gebiet
ledger-zone-lost = an eine neutrale Zone verloren
ledger-mountains-counted = Berge
ledger-parchment-counted = Lehen

## What one can do, in the infinitive

l97-do-castle = eine Burg auf { $cell } setzen
l97-do-neutral-castle = eine neutrale Burg auf { $cell } setzen
l97-do-knight =
    { $count ->
        [0] einen Ritter auf { $cell } setzen
       *[other] einen Ritter in den Wald { $cell } setzen und dafür zahlen: { $treasures }
    }
l97-do-neutral-knight = einen neutralen Ritter auf { $cell } setzen
l97-do-wall = eine Grenze zwischen { $cell } und { $other } setzen
l97-do-extend = das Gebiet { $castle } um das Feld { $cell } erweitern
l97-do-choose = { l97-part-action } wählen ({ $action })
l97-do-choose-row = { l97-part-action } wählen
l97-do-alliance = die Gebiete { $castle } und { $other } verbünden
l97-do-renegade =
    { $count ->
        [0] im Gebiet { $other } den Ritter auf { $cell } für das Gebiet { $castle } abwerben
       *[other] im Gebiet { $other } den Ritter auf { $cell } für das Gebiet { $castle } abwerben und für den Wald zahlen: { $treasures }
    }
l97-do-break =
    { $count ->
        [0] das Bündnis zwischen { $castle } und { $other } lösen
       *[other] das Bündnis zwischen { $castle } und { $other } lösen und an die Bank zahlen: { $treasures }
    }
l97-do-offer =
    { $ducats ->
        [0] vorschlagen, selbst zu handeln, ohne { $other_player } etwas zu zahlen
       *[other] vorschlagen, selbst zu handeln und { $other_player } { part-ducats } zu zahlen
    }
l97-do-ask =
    { $ducats ->
        [0] vorschlagen, dass { $other_player } handelt und dir nichts zahlt
       *[other] vorschlagen, dass { $other_player } handelt und dir { part-ducats } zahlt
    }
l97-do-accept-pay =
    { $ducats ->
        [0] annehmen: { $other_player } handelt und zahlt dir nichts
       *[other] annehmen: { $other_player } handelt und zahlt dir { part-ducats }
    }
l97-do-accept-cost =
    { $ducats ->
        [0] annehmen: Du handelst und zahlst { $other_player } nichts
       *[other] annehmen: Du handelst und zahlst { $other_player } { part-ducats }
    }
l97-do-fight = die Verhandlung abbrechen und ein Duell entscheiden lassen
l97-do-bid =
    { $count ->
        [0]
            { $ducats ->
                [0] nichts bieten
               *[other] { part-ducats } bieten
            }
       *[other]
            { $ducats ->
                [0] dies bieten: { $treasures }
               *[other] dies bieten: { $treasures }, dazu { part-ducats }
            }
    }
l97-do-look = den Politikstapel { $pile } ansehen
l97-do-take = diese Karte behalten: { $politics }
l97-do-done = es dabei belassen

## What is asked

ask-decision = eine Entscheidungskarte spielen (auf der Aktionskarte: { $actions })
ask-decision-or-politics = eine Entscheidungskarte spielen, auf Wunsch nach einem Bündnis oder einem Überläufer (auf der Aktionskarte: { $actions })
ask-renegade-knight = einen Ritter ins Gebiet { $castle } setzen
ask-proposal = einen Vorschlag an { $other_player } für die Aktion machen ({ $action }) oder die Verhandlung abbrechen
ask-offer = auf das Angebot von { $other_player } antworten: { part-ducats } für die Aktion ({ $action })
ask-price = auf die Forderung von { $other_player } antworten: { part-ducats }, um die Aktion ({ $action }) zu überlassen
ask-last-offer = { $other_player } die Aktion ({ $action }) für { part-ducats } überlassen oder die Verhandlung abbrechen
ask-last-price = { $other_player } für die Aktion ({ $action }) { part-ducats } zahlen oder die Verhandlung abbrechen
ask-bid = geheim für die Aktion bieten ({ $action })
ask-bid-again = nach dem Gleichstand noch einmal geheim bieten ({ $action })
ask-wall =
    { $left ->
        [one] eine Grenze setzen
       *[other] eine Grenze setzen (noch höchstens { $left })
    }
ask-sword =
    { $left ->
        [one] einen Ritter setzen oder ein Gebiet erweitern
       *[other] einen Ritter setzen oder ein Gebiet erweitern (noch { $left } Schwerter)
    }
ask-sword-knight =
    { $left ->
        [one] einen Ritter setzen
       *[other] einen Ritter setzen (noch höchstens { $left })
    }
ask-cell = das Gebiet { $castle } um ein zweites Feld erweitern
ask-cell-or-knight = das Gebiet { $castle } um ein zweites Feld erweitern oder einen Ritter setzen
ask-look = einen Stapel Politikkarten zum Ansehen wählen
ask-keep = eine Karte aus Stapel { $pile } behalten
ask-no-card = warten, denn es ist keine Aktionskarte mehr aufzudecken

## Löwenherz 1997: events

l97-tile-laid = Landschaftsteil { $tile } kommt auf Platz { $number }.
l97-first-chosen = { $player } erhält die schwarze Startspielerburg.
l97-piles-ready = Die Politikkarten liegen bereit, in zwei verdeckten Stapeln zu { $first } und { $second } Karten.
l97-castle-placed = { $player } setzt eine Burg auf { $cell }.
l97-neutral-castle-placed = { $player } setzt eine neutrale Burg auf { $cell }.
l97-neutral-knight-placed = { $player } setzt einen neutralen Ritter auf { $cell }.
l97-play-begun = Alles steht bereit. In der ersten Runde beginnt { $player }.
l97-round-begun = Runde { $number }: { $player } beginnt. Die Aktionskarte bietet { $actions }.
l97-silver-found = Silberfund! Jeder Berg in den Gebieten eines Fürsten bringt 1 Punkt.
l97-king-died = Der König ist tot! Hier endet die Partie, und die letzten Punkte werden gezählt.
l97-mountains-counted =
    { $count ->
        [one] { $player } erhält { part-points } für den Berg auf { $cells }.
       *[other] { $player } erhält { part-points } für die Berge auf { $cells }.
    }
l97-parchment-counted = { $player } zeigt ein Lehen vor und erhält { part-points }.
l97-decided = { $player } wählt { l97-part-action }: { $action }.
l97-action-lost = Niemand führt { l97-part-action } aus ({ $action }): Sie verfällt.
l97-ducats-received = { $player } erhält { part-ducats } von der Bank.
l97-action-begun = { $player } führt { l97-part-action } aus: { $action }.
l97-negotiation-begun = { $players } wollen beide { l97-part-action } ({ $action }) und verhandeln.
l97-offer-made =
    { $ducats ->
        [0] { $player } will handeln, ohne { $other_player } etwas zu zahlen.
       *[other] { $player } bietet { $other_player } { part-ducats }, um selbst zu handeln.
    }
l97-price-asked =
    { $ducats ->
        [0] { $player } würde { $other_player } die Aktion umsonst überlassen.
       *[other] { $player } würde { $other_player } die Aktion für { part-ducats } überlassen.
    }
l97-agreement-reached =
    { $ducats ->
        [0] Einigung: { $player } handelt, ohne { $other_player } etwas zu zahlen.
       *[other] Einigung: { $player } zahlt { $other_player } { part-ducats } und handelt.
    }
l97-talks-broken = { $player } bricht die Verhandlung ab.
l97-duel-begun = Duell um { l97-part-action } ({ $action }): { $players } bieten geheim.
l97-bid-sealed = { $player } hat ein Gebot abgegeben.
l97-bid-shown =
    { $count ->
        [0]
            { $ducats ->
                [0] { $player } hat nichts geboten.
               *[other] { $player } hat { part-ducats } geboten.
            }
       *[other]
            { $ducats ->
                [0] { $player } hat { l97-part-worth } geboten: { $treasures }.
               *[other] { $player } hat { l97-part-worth } geboten: { $treasures }, dazu { part-ducats }.
            }
    }
l97-duel-won = { $player } gewinnt das Duell und zahlt das Gebot an die Bank ({ l97-part-worth }).
l97-duel-tied = Gleichstand bei { l97-part-worth }: { $players } bieten noch einmal.
l97-duel-undecided = Wieder Gleichstand, bei { l97-part-worth }, zwischen { $players }: Niemand handelt, und niemand zahlt.
l97-wall-placed = { $player } setzt eine Grenze auf { $edge }.
l97-region-made =
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
l97-walls-returned =
    { $count ->
        [one] Die Grenze { $edges } kommt zurück in den Vorrat.
       *[other] Die Grenzen { $edges } kommen zurück in den Vorrat.
    }
l97-knight-placed =
    { $count ->
        [0]
            { $ducats ->
                [0] { $player } setzt einen Ritter auf { $cell }.
               *[other] { $player } setzt einen Ritter in den Wald { $cell } und zahlt { part-ducats }.
            }
       *[other] { $player } setzt einen Ritter in den Wald { $cell } und zahlt dafür: { $treasures }.
    }
l97-region-extended = { $player } erweitert das Gebiet { $castle } um das Feld { $cell } und gewinnt { part-points }.
l97-cell-lost =
    { $player ->
        [neutral] { $other_player } nimmt dem neutralen Gebiet { $castle } das Feld { $cell } ab.
       *[player] { $other_player } nimmt { $player } das Feld { $cell } des Gebiets { $castle } ab: { $player } verliert { part-points }.
    }
l97-zone-lost =
    { $count ->
        [one] Das Feld { $cells } ist von der Burg { $castle } abgeschnitten und wird zur neutralen Zone.
       *[other] Die Felder { $cells } sind von der Burg { $castle } abgeschnitten und werden zur neutralen Zone.
    }{ $player ->
        [neutral] { "" }
       *[player]
            { $points ->
                [0] { " " }Weitere Punkte kostet das { $player } nicht.
               *[other] { " " }{ $player } verliert { part-points }.
            }
    }
l97-pile-looked-at =
    { $count ->
        [one] { $player } sieht sich geheim den Politikstapel { $pile } an ({ $count } Karte).
       *[other] { $player } sieht sich geheim den Politikstapel { $pile } an ({ $count } Karten).
    }
l97-politics-taken = Aus Stapel { $pile } behält { $player }: { $politics }.
l97-alliance-made =
    { $owner ->
        [neutral] Bündnis! { $player } verbindet das Gebiet { $castle } mit dem neutralen Gebiet { $other }; die Grenze { $edge } trägt das Zeichen.
       *[player] Bündnis! { $player } verbindet das Gebiet { $castle } mit dem Gebiet { $other } von { $owner }; die Grenze { $edge } trägt das Zeichen.
    }
l97-alliance-broken =
    { $count ->
        [0] { $player } zahlt { part-ducats } an die Bank und löst das Bündnis zwischen { $castle } und { $other }.
       *[other]
            { $ducats ->
                [0] { $player } löst das Bündnis zwischen { $castle } und { $other } und zahlt an die Bank: { $treasures }.
               *[other] { $player } löst das Bündnis zwischen { $castle } und { $other } und zahlt an die Bank: { $treasures }, dazu { part-ducats }.
            }
    }
l97-knight-defected =
    { $owner ->
        [neutral] Überläufer! Der neutrale Ritter auf { $cell } verlässt das Gebiet { $castle } und läuft zu { $player } über.
       *[player] Überläufer! Der Ritter von { $owner } auf { $cell } verlässt das Gebiet { $castle } und läuft zu { $player } über.
    }{ $count ->
        [0]
            { $ducats ->
                [0] { "" }
               *[other] { " " }Der Wald kostet { $player } { part-ducats }.
            }
       *[other] { " " }{ $player } zahlt für den Wald: { $treasures }.
    }
l97-action-ended = { $player } belässt es dabei und nutzt die Aktion nicht weiter.
l97-game-won = Mit { part-score } folgt { $players } dem König nach und gewinnt die Partie.
l97-game-won-ducats =
    { $count ->
        [one] Gleichstand bei { part-score }. Mit { part-ducats }, Schätze eingerechnet, folgt { $players } dem König nach und gewinnt die Partie.
       *[other] Völliger Gleichstand bei { part-score } und { part-ducats }, Schätze eingerechnet: { $players } teilen sich den Sieg.
    }

## Löwenherz 1997: what princes say when they negotiate

l97-phrase-fair = Das ist gerecht.
l97-phrase-too-much = Das ist zu viel.
l97-phrase-too-little = Das ist zu wenig.
l97-phrase-think = Überleg es dir gut.
l97-phrase-shake-hands = Schlägst du ein?
l97-phrase-last-word = Das ist mein letztes Wort.
l97-phrase-rather-fight = Lieber ein Duell.
l97-phrase-regret = Das wirst du bereuen.
l97-phrase-well-bargained = Gut verhandelt!
l97-phrase-thanks = Danke.

## Löwenherz 1997: reasons of refusal

l97-refused-card-gone = Die Aktionskarte { $code } kann nicht aufgedeckt werden: Sie gehört nicht zu den Karten, die vom obersten Buchstaben des Stapels noch übrig sind.
l97-refused-other-pile = Diese Karte gehört auf den anderen Stapel: Gefüllt wird jetzt Stapel { $pile }.
l97-refused-politics-gone = Die Karte „{ $politics }“ liegt schon in einem Stapel: Nimm eine, die noch nicht verteilt ist.
l97-refused-basic-for-two = Das Grundspiel ist für drei oder vier: Wählt zu zweit das volle Spiel (game=full).
l97-refused-tile-gone = Das Landschaftsteil { $tile } ist nicht mehr verfügbar: Nimm eines, das noch nicht ausliegt.
l97-refused-castle-terrain = Feld { $cell } ist { l97-part-terrain }: Eine Burg kommt auf eine freie Ebene.
l97-refused-castle-occupied = Feld { $cell } ist schon besetzt: Eine Burg kommt auf eine freie Ebene.
l97-refused-castle-no-room = Neben { $cell } ist keine Ebene mehr frei für den Ritter dieser Burg. Wähle ein Feld, neben dem er Platz hat.
l97-refused-first-knight-far = Feld { $cell } liegt nicht waagerecht oder senkrecht neben der Burg { $castle }. Mögliche Felder für ihren Ritter: { $cells }.
l97-refused-first-knight-terrain = Feld { $cell } ist { l97-part-terrain }: Der erste Ritter einer Burg kommt auf eine Ebene, nie in einen Wald. Mögliche Felder neben der Burg { $castle }: { $cells }.
l97-refused-first-knight-occupied = Feld { $cell } ist schon besetzt. Mögliche Felder neben der Burg { $castle }: { $cells }.
l97-refused-no-such-seat = Einen Platz { $number } gibt es nicht: Gezählt wird ab 0, und es gibt { $count } Plätze.
l97-refused-castle-too-near =
    { $steps ->
        [one] Feld { $cell } liegt nur { $steps } Schritt von der Burg { $castle } derselben Farbe entfernt: Mindestens { $needed } müssen es sein, diagonal wird nicht gezählt.
       *[other] Feld { $cell } liegt nur { $steps } Schritte von der Burg { $castle } derselben Farbe entfernt: Mindestens { $needed } müssen es sein, diagonal wird nicht gezählt.
    }
l97-refused-decision-used = Deine Entscheidungskarte { $row } hast du in dieser Runde schon gespielt: Spiele eine andere.
l97-refused-one-politics-a-decision = Zu jeder Entscheidungskarte gehört höchstens eine Politikkarte: Spiele jetzt die Entscheidungskarte selbst.
l97-refused-politics-with-decision = Ein Bündnis oder ein Überläufer wird zusammen mit einer Entscheidungskarte gespielt, unmittelbar vor ihr: Warte, bis du dich zu entscheiden hast.
l97-refused-no-sword-left = Für einen Ritter hast du kein Schwert mehr: Diese Aktion erlaubt nur noch das zweite Feld der Erweiterung. Mit „done“ hörst du auf.
l97-refused-extended-already = Mit dieser Aktion ist schon ein Gebiet erweitert worden, und zwei Schwerter erlauben nie zwei Erweiterungen: Das übrige Schwert ist für einen Ritter.
l97-refused-pile-empty = Stapel { $pile } ist leer: Sieh dir den anderen an.
l97-refused-not-in-pile = Die Karte „{ $politics }“ ist nicht in Stapel { $pile }: Behalte eine von denen, die du dort siehst.
l97-refused-offer-too-high = Du bietest { part-ducats } und hast { $own }: Biete nicht mehr, als du hast.
l97-refused-price-too-high = Du verlangst { part-ducats }: Mehr als { $most } kann man nicht verlangen.
l97-refused-nothing-proposed = Noch gibt es nichts anzunehmen: Mach den ersten Vorschlag („offer“ oder „ask“) oder brich die Verhandlung ab („fight“).
l97-refused-other-amount = Der letzte Vorschlag lautet auf { part-ducats }: Nur dieser Betrag lässt sich annehmen („accept { $ducats }“).
l97-refused-cannot-pay = Um anzunehmen, müsstest du { part-ducats } zahlen, und du hast { $own }: Antworte mit einem anderen Vorschlag, wenn noch einer frei ist, oder brich die Verhandlung ab.
l97-refused-talks-too-long = Alle { $count } Vorschläge sind gemacht: Nimm den letzten an oder brich die Verhandlung ab.
l97-refused-bid-too-high = Du bietest { part-ducats } und hast { $own }: Biete nicht mehr, als du hast. Einen Schatz auf der Hand fügst du mit seinem Namen hinzu, zum Beispiel „t8“.
l97-refused-border-stands = Auf { $edge } steht schon eine Grenze: Wähle eine freie Linie.
l97-refused-border-between-kin =
    { $owner ->
        [neutral] Eine Grenze auf { $edge } würde die beiden neutralen Figuren auf { $cell } und { $other } trennen: Zwischen zwei benachbarte Figuren eines Fürsten kommt nie eine Grenze.
       *[player] Eine Grenze auf { $edge } würde die Figuren auf { $cell } und { $other } trennen, die { $owner } gehören: Zwischen zwei benachbarte Figuren eines Fürsten kommt nie eine Grenze.
    }
l97-refused-border-in-domain =
    { $owner ->
        [neutral] Die Linie { $edge } liegt innerhalb des neutralen Gebiets { $castle }: In ein Gebiet wird nie eine Grenze gesetzt.
       *[player] Die Linie { $edge } liegt innerhalb des Gebiets { $castle }, das { $owner } gehört: In ein Gebiet wird nie eine Grenze gesetzt.
    }
l97-refused-walls-banned =
    { $count ->
        [one] Deine einzige Burg hat schon ihr Gebiet: Du darfst keine Grenzen mehr setzen. Sage „done“.
       *[other] Deine { $count } Burgen haben schon alle ihr Gebiet: Du darfst keine Grenzen mehr setzen. Sage „done“.
    }
l97-refused-no-borders-left = Der Vorrat an Grenzen ist leer: Erst wenn eine zurückkommt, kann wieder eine gesetzt werden.
l97-refused-knight-terrain = Feld { $cell } ist { l97-part-terrain }: Ein Ritter kommt auf eine Ebene oder in einen Wald.
l97-refused-knight-occupied = Auf { $cell } steht schon { part-piece }: Wähle ein freies Feld.
l97-refused-forest-too-dear = Der Wald { $cell } kostet { part-price }, und du hast { part-ducats } zur Hand. Auch ein Schatz kann zahlen, zum Beispiel „knight { $cell } t8“; auf einer Ebene kostet der Ritter nichts.
l97-refused-knight-alone = Keine deiner Figuren steht waagerecht oder senkrecht neben { $cell }: Ein Ritter kommt direkt neben eine deiner Burgen oder einen deiner Ritter.
l97-refused-knight-behind-border = Eine Grenze trennt { $cell } von deinen Figuren ({ $edges }): Ein Ritter kommt neben eine deiner Figuren, ohne Grenze dazwischen.
l97-refused-no-knight-left = Du hast keinen Ritter mehr im Vorrat.
l97-refused-no-domain = Ein Gebiet { $castle } gibt es nicht. Ein Gebiet heißt nach dem Feld seiner Burg und besteht erst, wenn es rundum geschlossen ist und nur diese eine Burg enthält.
l97-refused-not-your-domain =
    { $owner ->
        [neutral] Das Gebiet { $castle } ist neutral: Nenne zuerst ein Gebiet deiner eigenen Farbe.
       *[player] Das Gebiet { $castle } gehört { $owner }: Nenne zuerst ein Gebiet deiner eigenen Farbe.
    }
l97-refused-other-domain-chosen = Eine Erweiterung gilt nur für ein Gebiet: Das erste Feld ging an das Gebiet { $other }, also muss auch das zweite dorthin und nicht an das Gebiet { $castle }.
l97-refused-cell-not-adjacent = Feld { $cell } liegt nicht waagerecht oder senkrecht neben dem Gebiet { $castle }: Wähle eines, das direkt angrenzt.
l97-refused-cell-already-in = Feld { $cell } gehört schon zum Gebiet { $castle }: Wähle ein Nachbarfeld jenseits seiner Grenzen.
l97-refused-cell-has-piece = Auf { $cell } steht { part-piece }: Ein Feld mit der Figur eines anderen Fürsten kann nicht genommen werden.
l97-refused-cell-has-own-castle = Auf { $cell } steht eine deiner Burgen: Das Gebiet hätte dann zwei, und das ist nicht erlaubt.
l97-refused-cell-in-own-domain = Feld { $cell } gehört dir schon, im Gebiet { $other }: Ein Gebiet nimmt einem anderen der eigenen Farbe nichts weg.
l97-refused-too-few-knights =
    { $owner ->
        [neutral] Ritter: { $mine } in deinem Gebiet { $castle }, { $theirs } im neutralen Gebiet { $other }. Um dort einzudringen, brauchst du mindestens { $needed }.
       *[player] Ritter: { $mine } in deinem Gebiet { $castle }, { $theirs } im Gebiet { $other } von { $owner }. Um dort einzudringen, brauchst du mindestens { $needed }.
    }
l97-refused-allied = Die Gebiete { $castle } und { $other } sind verbündet: Keines erweitert sich in das andere. Das Bündnis zu lösen kostet 10 Dukaten („break { $castle } { $other }“).
l97-refused-extension-parts-kin = Mit dem Feld { $cell } käme auf { $edge } eine Grenze zwischen zwei benachbarte Figuren eines Fürsten: Das ist nie erlaubt.
l97-refused-extension-lacks-borders =
    { $needed ->
        [one] Um { $cell } zu umschließen, braucht es außer den dort entfernten noch { $needed } Grenze; der Vorrat enthält { $supply }.
       *[other] Um { $cell } zu umschließen, braucht es außer den dort entfernten noch { $needed } Grenzen; der Vorrat enthält { $supply }.
    }
l97-refused-not-in-hand = Die Karte „{ $politics }“ hast du nicht auf der Hand: Gespielt wird nur, was man auf der Hand hat.
l97-refused-both-own = Das Gebiet { $other } gehört dir selbst: Das zweite muss einem anderen Fürsten gehören.
l97-refused-not-adjacent-domains = Die Gebiete { $castle } und { $other } haben keine gemeinsame Grenze: Wähle zwei, die aneinandergrenzen.
l97-refused-already-allied = Die Gebiete { $castle } und { $other } sind schon verbündet: Wähle ein anderes Paar.
l97-refused-treasure-tied-up = Dein Schatz mit { $value } Dukaten steckt in deinem geheimen Gebot: Bevor die Gebote aufgedeckt sind, kann er nichts anderes bezahlen.
l97-refused-break-too-dear = Ein Bündnis zu lösen kostet { part-price }, und das ist mehr, als du zur Hand hast: { part-ducats } (ohne das, was in einem geheimen Gebot oder einem offenen Angebot steckt) sowie die Schätze, die du nennst. Einen Schatz fügst du mit seinem Namen hinzu, zum Beispiel „t10“.
l97-refused-not-allied = Zwischen { $castle } und { $other } besteht kein Bündnis: Es gibt nichts zu lösen.
l97-refused-not-your-alliance = Das Bündnis der Gebiete { $castle } und { $other } bindet dich nicht: Lösen können es nur die Fürsten, die es bindet.
l97-refused-no-such-knight =
    { $count ->
        [0] Im Gebiet { $other } gibt es keinen Ritter zu entfernen, weder auf { $cell } noch sonst: Wähle ein anderes Gebiet.
       *[other] Auf { $cell } steht kein Ritter, der aus dem Gebiet { $other } entfernt werden könnte. Zur Auswahl: { $cells }.
    }
l97-refused-no-knight-for-renegade = Du hast keinen Ritter mehr im Vorrat, und mit dem Überläufer musst du einen setzen: Diese Karte lässt sich jetzt nicht spielen.
l97-refused-no-room-for-renegade = Du könntest danach in deinem Gebiet { $castle } keinen Ritter setzen. Nötig ist dort, neben einer deiner Figuren und ohne Grenze dazwischen, eine freie Ebene oder aber ein freier Wald und das Geld für seine 5 Dukaten.
l97-refused-knight-outside-region = Feld { $cell } liegt nicht in deinem Gebiet { $castle }: Der gewonnene Ritter kommt in dieses Gebiet.
l97-refused-renegade-on-his-way = Erst der Überläufer: Wenn du { $price } Dukaten zahlst, kannst du seinen Ritter nicht mehr setzen. Setze den Ritter, dann löse das Bündnis.
l97-refused-knight-holds-line = Ohne den Ritter auf { $cell } hätten andere keine Verbindung mehr zur Burg { $castle }: { $cells }. Zur Auswahl: { $allowed }.
l97-refused-renegade-too-dear = Der Ritter auf { $cell } steht in einem Wald: Ihn abzuwerben kostet { part-price }, und du hast { part-ducats } zur Hand. Wähle einen anderen Ritter oder zahle mit einem Schatz (füge seinen Namen an, zum Beispiel „t8“).
l97-refused-treasure-not-needed =
    { $price ->
        [0] Hier ist nichts zu bezahlen: Behalte deinen Schatz mit { $value } Dukaten.
       *[other] Die anderen Schätze, die du nennst, reichen schon für { part-price }: Behalte deinen Schatz mit { $value } Dukaten.
    }

## Löwenherz 1997: refusals of scenarios, in the words of this game

l97-refused-too-many-borders = Der Vorrat reicht für die gezeichneten Grenzen nicht aus ({ $count }).
l97-refused-border-inside = Die Zeichnung hat eine Grenze innerhalb eines Gebiets: { $edges }.
l97-refused-castle-misplaced = Die Burg auf { $cell } steht nicht auf einer Ebene.
l97-refused-knight-misplaced = Der Ritter auf { $cell } steht weder auf einer Ebene noch in einem Wald.
l97-refused-bad-alliance = Kein Bündnis zwischen { $cells }: Nötig sind zwei Gebiete verschiedener Farben.

## Löwenherz 1997: rules, setting up

L97-SETUP = Vorbereitung
L97-SETUP-1 = Der Spielplan hat 15 × 10 Felder: sechs Landschaftsteile zu 5 × 5, drei nebeneinander und zwei übereinander. Jedes Feld ist eine Ebene, ein Wald, ein Berg oder eine Stadt. Der Rahmen zählt als Grenze.
L97-SETUP-2 = Zwei bis vier Fürsten streiten um den Thron: Rosa, Gold, Purpur und Grau, jeder in einer Farbe, die sonst niemand hat. Jeder hat 3 Burgen (zu zweit 4), 12 Ritter und 12 Dukaten und beginnt bei 0 Machtpunkten. Man kann unter 0 fallen (unsere Auslegung).
L97-SETUP-3 = Es gibt 31 Aktionskarten mit den Buchstaben A bis E auf der Rückseite (6, 7, 7, 7 und 4 Karten). Jeder Buchstabe wird für sich gemischt; im Stapel liegt A oben, darunter B, C und D, ganz unten E.
L97-SETUP-4 = Die 13 Politikkarten werden gemischt und in zwei verdeckte Stapel zu 6 und 7 Karten geteilt: 3 Bündnisse, 3 Überläufer, 4 Schätze (8, 10, 12 und 15 Dukaten) und 3 Lehen (3, 4 und 5 Punkte).
L97-SETUP-5 = Alle haben drei Entscheidungskarten mit den Nummern 1, 2 und 3. Der allgemeine Vorrat enthält 100 Grenzen. Niemand muss sein Geld zeigen, doch jede Einnahme und jede Zahlung ist für alle zu sehen; an jedem Tisch kann man auch mit offenem Geld spielen. Geld ist einfach eine Zahl: Jede Summe lässt sich genau bieten, und die Bank hat immer genug (unsere Auslegung; in der Schachtel sind 52 Karten zu 1, 2 und 3 Dukaten).
L97-SETUP-6 = Die Punktetabelle für neue Gebiete ist immer zu sehen, wie auf den Übersichtskarten.

## Löwenherz 1997: rules, the basic game

L97-BASIC = Grundspiel
L97-BASIC-1 = Das Grundspiel ist für drei oder vier. Landschaft, Burgen, Ritter und erste Grenzen haben einen festen Aufbau, und die Aktionskarten mit A bleiben in der Schachtel. Was von Anfang an umschlossen ist und eine Burg enthält, ist von Anfang an ein Gebiet; beim Aufbau bringt es keine Punkte.
L97-BASIC-2 = Zu dritt bleiben Figuren und Grenzen der vierten Farbe als Hindernisse auf dem Plan: Diese Farbe ist neutral. Sie handelt nie und erhält nie Punkte, zählt aber als anderer Fürst, wo immer die Regeln von einem sprechen: bei Erweiterung, Bündnis und Überläufer (unsere Auslegung).

## Löwenherz 1997: rules, the full game

L97-FULL = Volles Spiel
L97-FULL-1 = Im vollen Spiel, das gespielt wird, wenn der Tisch nicht das Grundspiel wählt, liegen die Landschaftsteile an zufälligen Plätzen, jedes zufällig um Vierteldrehungen gedreht. Am Anfang stehen keine Grenzen, und alle Aktionskarten von A bis E sind im Spiel.
L97-FULL-2 = Beginnend mit der jüngsten Person setzen alle im Uhrzeigersinn je eine Burg auf eine freie Ebene (ein Feld ohne Wald, Stadt und Berg) und einen Ritter auf eine andere freie Ebene, waagerecht oder senkrecht daneben, bis alle ihre Burgen gesetzt haben. Auch der Ritter darf hier nicht in einen Wald. Man gibt den Platz der jüngsten Person an oder überlässt es dem Zufall. Eine Burg darf nur dorthin, wo ein solches Feld für ihren Ritter bleibt (unsere Auslegung).
L97-FULL-3 = Burgen einer Farbe stehen mindestens 6 Schritte auseinander, gezählt waagerecht und senkrecht, nie diagonal (unsere Auslegung: Der Text kann auch 7 meinen; ein Tisch kann es anders halten). Gibt es kein Feld mit diesem Abstand, so verringert er sich um einen Schritt, und zwar nur für diese Burg; gibt es noch immer keines, um einen weiteren und so fort (unsere Auslegung).
L97-FULL-4 = Zu dritt setzen danach alle reihum noch je eine Burg und einen Ritter der vierten Farbe, die neutral ist, nach denselben Regeln, der Abstand eingeschlossen.
L97-FULL-5 = Die jüngste Person ist in der ersten Runde Startspieler, auch im Grundspiel.

## Löwenherz 1997: rules, two players

L97-TWO = Zu zweit
L97-TWO-1 = Zu zweit wird immer das volle Spiel gespielt, mit einer dritten, neutralen Farbe. Abwechselnd setzen beide je 4 Burgen mit ihren Rittern, dann, wieder abwechselnd, je 2 neutrale Burgen mit ihren Rittern. Alle Regeln für das Setzen gelten, auch für die neutrale Farbe, der Abstand eingeschlossen.
L97-TWO-2 = Wer in der Runde Startspieler ist, spielt immer zwei Entscheidungskarten, die andere Person eine.

## Löwenherz 1997: rules, the round

L97-ROUND = Die Runde
L97-ROUND-1 = Der Startspieler der Runde deckt die nächste Aktionskarte auf.
L97-ROUND-2 = Zeigt sie einen Silberfund, so erhält jeder Fürst 1 Machtpunkt für jeden Berg in seinen Gebieten; dann wird die nächste Karte aufgedeckt. Die Buchstaben B, C und D enthalten je eine solche Karte.
L97-ROUND-3 = Ist es die Königskarte, so ist der König tot, und die Partie endet sofort.
L97-ROUND-4 = Sonst zeigt die Karte drei Aktionen. Vom Startspieler an spielen alle im Uhrzeigersinn eine Entscheidungskarte offen aus: 1 für die obere Aktion, 2 für die mittlere, 3 für die untere. Zu zweit und zu dritt spielt der Startspieler zwei verschiedene, beide, bevor sich der nächste Fürst entscheidet.
L97-ROUND-5 = Ein Bündnis oder ein Überläufer (die Politikkarten mit dem schwarzen Wappen) wird immer zusammen mit einer Entscheidungskarte gespielt und wirkt sofort, bevor sich der nächste Fürst entscheidet. Zu jeder Entscheidungskarte gehört höchstens eine (unsere Auslegung).
L97-ROUND-6 = Dann werden die Aktionen von oben nach unten ausgeführt. Eine Aktion, die niemand gewählt hat, verfällt. Wer eine allein gewählt hat, führt sie aus; haben mehrere sie gewählt, so teilen sie die Dukaten oder tragen den Konflikt aus.
L97-ROUND-7 = Handeln ist freiwillig: Du darfst weniger nutzen, als die Aktion erlaubt, oder gar nichts, auch nachdem du einen Stapel Politikkarten angesehen hast.
L97-ROUND-8 = Am Ende der Runde nehmen alle ihre Entscheidungskarten zurück, und die schwarze Startspielerburg wandert nach links: Dieser Fürst ist in der nächsten Runde Startspieler.

## Löwenherz 1997: rules, the actions

L97-ACT = Die Aktionen
L97-ACT-1 = Dukaten: Du erhältst so viele von der Bank, wie die Karte zeigt. Mehrere Fürsten teilen gleichmäßig; was übrig bleibt, wird nicht ausgezahlt.
L97-ACT-2 = Grenzen: Du setzt bis zu 1, 2 oder 3 Grenzen, je nach Karte.
L97-ACT-3 = Ein Schwert: Du setzt einen Ritter oder erweiterst ein Gebiet.
L97-ACT-4 = Zwei Schwerter: Du setzt zwei Ritter, oder du setzt einen Ritter und erweiterst ein Gebiet, in beliebiger Reihenfolge; nie zwei Erweiterungen. Zwischen den beiden Feldern der Erweiterung wird kein Ritter gesetzt: Ihn zu setzen beendet sie (unsere Auslegung).
L97-ACT-5 = Politik: Du siehst dir geheim alle Karten eines der beiden Stapel an und behältst eine davon. Ein leerer Stapel kann nicht gewählt werden; sind beide leer, verfällt die Aktion, ohne Duell.
L97-ACT-6 = Jeder Schritt (eine Grenze, ein Ritter, ein Feld) wirkt vollständig, Punkte eingeschlossen, bevor der nächste folgt (unsere Auslegung).

## Löwenherz 1997: rules, negotiation and duel

L97-CONFLICT = Verhandlung und Duell
L97-CONFLICT-1 = Eine Aktion führt nur ein Fürst aus; geteilt werden allein Dukaten. Zwei Fürsten, die dieselbe Aktion gewählt haben, verhandeln; bei dreien oder vieren kommt es gleich zum Duell.
L97-CONFLICT-2 = Beide sind abwechselnd an der Reihe; es beginnt der Startspieler oder, wenn er nicht beteiligt ist, wer ihm im Uhrzeigersinn als Erstes folgt. Man darf vorschlagen „Ich handle und zahle dir n Dukaten“ (von 0 bis zu allem, was man hat) oder „Du handelst und zahlst mir n Dukaten“ (von 0 bis 50, denn das Geld der anderen Seite ist geheim: unsere Auslegung), den letzten Vorschlag der anderen Seite annehmen oder abbrechen. Annehmen geht nur, wenn die zahlende Seite das Geld in diesem Augenblick hat; es wird dann gezahlt, und wer gezahlt hat, handelt. Nur Dukaten wechseln den Besitzer, nie Politikkarten, auch keine Schätze; und eine Aktion wird nie aufgeteilt.
L97-CONFLICT-3 = Bricht eine Seite ab, kommt es zum Duell. Nach dem zehnten Vorschlag kann die andere Seite nur noch annehmen oder abbrechen (unsere Auslegung).
L97-CONFLICT-4 = Über Politikkarten wird nicht verhandelt: Haben zwei Fürsten die Politikaktion gewählt, kommt es gleich zum Duell. Ein Tisch kann das Verhandeln erlauben.
L97-CONFLICT-5 = Duell: Alle Beteiligten wählen geheim ein Gebot, beliebig viele Dukaten von 0 bis zu allen eigenen und beliebige ihrer Schätze. Die Gebote werden gemeinsam aufgedeckt. Wer am meisten geboten hat, zahlt das Gebot an die Bank und führt die Aktion aus; die anderen behalten ihres.
L97-CONFLICT-6 = Haben mehrere das höchste Gebot, so bieten nur sie noch einmal. Bei erneutem Gleichstand handelt niemand, und niemand zahlt.
L97-CONFLICT-7 = Ein Gebot bleibt vor allen geheim, auch vor dem Publikum, bis alle Gebote abgegeben sind.

## Löwenherz 1997: rules, walls

L97-WALL = Grenzen
L97-WALL-1 = Eine Grenze kommt auf die Linie zwischen zwei Feldern, innerhalb des Rahmens und wo noch keine steht. Grenzen gehören niemandem.
L97-WALL-2 = Zwischen zwei benachbarte Figuren eines Fürsten wird nie eine Grenze gesetzt: nicht zwischen zwei Ritter, nicht zwischen Ritter und Burg, nicht zwischen zwei Burgen (das Letzte ist unsere Auslegung).
L97-WALL-3 = In ein Gebiet wird nie eine Grenze gesetzt.
L97-WALL-4 = Ein Fürst, dessen Burgen auf dem Plan alle in Gebieten stehen, darf keine Grenzen mehr setzen: also mit drei Gebieten, zu zweit mit vier (unsere Auslegung; im gedruckten Text sind es drei). Geprüft wird vor jeder Grenze. Er darf die Aktion noch wählen und sich dafür bezahlen lassen, sie jemand anderem zu überlassen.
L97-WALL-5 = Grenzen kommen aus dem allgemeinen Vorrat von 100: Ist er leer, wird keine gesetzt.
L97-WALL-6 = Durch das Setzen von Grenzen wird ein Gebiet nie größer: Felder, die neben einem Gebiet umschlossen werden und keine Burg enthalten, sind eine neutrale Zone.

## Löwenherz 1997: rules, regions and points

L97-REGION = Gebiete und Punkte
L97-REGION-1 = Sobald eine von Grenzen und Rahmen umschlossene Fläche genau eine Burg enthält, ist sie ein Gebiet des Fürsten, dem diese Burg gehört, gleich wer sie geschlossen hat und durch welche Aktion. Mehrere Gebiete können zugleich entstehen. Zwei Burgen zusammen, selbst von einer Farbe, ergeben kein Gebiet. Solange noch Burgen gesetzt werden, gibt es keine Gebiete.
L97-REGION-2 = Entsteht ein Gebiet, so erhält sein Besitzer sofort Machtpunkte nach der Zahl der Felder: 1 bis 4 Felder 3 Punkte, 5 bis 10 Felder 5 Punkte, 11 bis 20 Felder 7 Punkte, 21 bis 30 Felder 9 Punkte, 31 Felder und mehr 12 Punkte; dazu 5 Punkte je Stadt. Eine neutrale Farbe erhält nichts.
L97-REGION-3 = Grenzen, auf deren beiden Seiten dasselbe Gebiet liegt, kommen zurück in den Vorrat.

## Löwenherz 1997: rules, knights

L97-KNIGHT = Ritter
L97-KNIGHT-1 = Ein Ritter kommt auf eine Ebene oder in einen Wald ohne andere Figur, nie auf einen Berg oder in eine Stadt.
L97-KNIGHT-2 = Ein Wald kostet 5 Dukaten, sofort an die Bank zu zahlen. Auch ein Schatz kann zahlen; Wechselgeld gibt es nicht.
L97-KNIGHT-3 = Ein Ritter kommt waagerecht oder senkrecht neben eine eigene Burg oder einen eigenen Ritter, ohne Grenze dazwischen.
L97-KNIGHT-4 = Ritter kommen aus deinem eigenen Vorrat: Ist er leer, kannst du keine mehr setzen.
L97-KNIGHT-5 = Die beiden Ritter einer Aktion dürfen an verschiedene Orte, auch ins offene Land (unsere Auslegung).

## Löwenherz 1997: rules, extending

L97-EXTEND = Erweiterung
L97-EXTEND-1 = Wähle eines deiner Gebiete: Es nimmt 1 oder 2 Felder dazu, beide für dasselbe Gebiet.
L97-EXTEND-2 = Jedes Feld grenzt waagerecht oder senkrecht an das Gebiet, wie es dann ist: Das zweite darf also an das erste grenzen.
L97-EXTEND-3 = Nie nimmst du ein Feld, auf dem die Figur eines anderen Fürsten steht, auch nicht der neutralen Farbe, und auch keines mit einer eigenen Burg (unsere Auslegung: Das Gebiet hätte sonst zwei).
L97-EXTEND-4 = Nie nimmst du ein Feld aus einem anderen deiner eigenen Gebiete.
L97-EXTEND-5 = Ein Feld aus dem Gebiet eines anderen Fürsten nimmst du nur, wenn du in deinem Gebiet mehr Ritter hast als jener Fürst in seinem; Gleichstand genügt nicht. Für jedes Feld wird neu gezählt.
L97-EXTEND-6 = Nie erweiterst du ein Gebiet in eines hinein, mit dem es verbündet ist.
L97-EXTEND-7 = Für Felder, die zu keinem Gebiet gehören (offenes Land, neutrale Zonen), braucht es keine Ritter.
L97-EXTEND-8 = Grenzen zwischen dem Gebiet und dem Feld kommen zurück in den Vorrat; jede andere Seite des Feldes ohne Grenze und ohne Rahmen erhält eine Grenze. Das ist nicht erlaubt, wenn so eine Grenze zwischen zwei benachbarte Figuren eines Fürsten käme oder wenn der Vorrat samt den zurückgelegten Grenzen nicht reicht (unsere Auslegungen).
L97-EXTEND-9 = Jedes genommene Feld bringt 1 Machtpunkt und, wenn es eine Stadt ist, 5 weitere. Wer das Feld verliert, verliert ebenso viele.
L97-EXTEND-10 = Zerfällt dabei das verkleinerte Gebiet, so bleibt der Teil mit der Burg ein Gebiet; die abgeschnittenen Teile sind neutrale Zonen. Für sie verliert der bisherige Besitzer die Punkte, die die Tabelle für neue Gebiete nennt, und 5 je Stadt; der andere Fürst gewinnt dafür nichts. Alle neutralen Zonen einer Erweiterung, das zweite Feld eingeschlossen, werden für jeden Verlierer zusammengezählt (englische Ausgabe): Die Punkte ändern sich nach jedem Feld, sodass der Verlust stets der Tabelle für die Summe entspricht. Ritter in einem abgeschnittenen Teil bleiben stehen, zählen aber nicht mehr (unsere Auslegung).
L97-EXTEND-11 = Ein Gebiet wächst nur durch Erweiterung.

## Löwenherz 1997: rules, politics cards

L97-POLITICS = Politikkarten
L97-POLITICS-1 = Politikkarten bleiben verborgen, bis sie gespielt werden; alle dürfen sehen, wie viele man hat und aus welchem Stapel jede kam. Spielen kann man nur eine Karte, die man auf der Hand hat; danach wird sie abgelegt. Wie viele man auf der Hand hat, ist nicht begrenzt.
L97-POLITICS-2 = Bündnis: Wähle eines deiner Gebiete und ein angrenzendes Gebiet eines anderen Fürsten (sie haben eine gemeinsame Grenze), die noch nicht verbündet sind; auch die neutrale Farbe ist erlaubt. Von nun an erweitert sich keines der beiden in das andere. Eine ihrer gemeinsamen Grenzen wird gekennzeichnet; verschwindet sie, so wird eine andere gekennzeichnet, und das Bündnis gilt auch dann noch, wenn es gar keine gemeinsame Grenze mehr gibt. Die Wahl ist endgültig.
L97-POLITICS-3 = Jeder der beiden Fürsten kann das Bündnis jederzeit lösen, auch wenn er nicht an der Reihe ist, indem er 10 Dukaten an die Bank zahlt. Was in einem geheimen Gebot oder einem offenen Angebot steckt, kann dafür nicht verwendet werden (unsere Auslegung). Ebenso wenig kann verwendet werden, was der Ritter deines Überläufers noch kostet, bis er gesetzt ist (unsere Auslegung).
L97-POLITICS-4 = Überläufer: Wähle eines deiner Gebiete und ein angrenzendes Gebiet eines anderen Fürsten, auch der neutralen Farbe. Entferne dort einen Ritter dieses Fürsten, der in dessen Vorrat zurückkommt; setze dann einen Ritter aus deinem Vorrat in dein gewähltes Gebiet, nach allen Regeln für das Setzen von Rittern. Beides muss möglich sein, sonst kann die Karte nicht gespielt werden.
L97-POLITICS-5 = Entfernt werden darf nur ein Ritter, ohne den alle übrigen Ritter dieses Fürsten in diesem Gebiet mit der Burg verbunden bleiben, sofern sie es vorher waren: von Figur zu Figur dieses Fürsten, waagerecht oder senkrecht, ohne Grenze dazwischen (unsere Auslegung von „zwischen zwei Rittern“). Auch der letzte Ritter darf entfernt werden; Ritter außerhalb von Gebieten nicht. Ein Bündnis verhindert das nicht (unsere Auslegung).
L97-POLITICS-6 = Stand der entfernte Ritter in einem Wald, so zahlst du 5 Dukaten an die Bank; deinen in einen Wald zu setzen kostet wie immer 5 Dukaten.
L97-POLITICS-7 = Schatz (8, 10, 12 oder 15 Dukaten): Er gilt als Geld in einem Duell oder für jede Zahlung an die Bank, allein, mit Dukaten oder mit anderen Schätzen, aber nicht in Verhandlungen. Er wird nie in Dukaten gewechselt, und Wechselgeld gibt es nicht. Ein Schatz, den eine Zahlung neben den anderen nicht braucht, darf nicht dazugelegt werden (unsere Auslegung).
L97-POLITICS-8 = Lehen (3, 4 oder 5 Punkte): Man behält es bis zum Ende der Partie; dann bringt es so viele Machtpunkte. Ein Tisch kann es auch gleich beim Nehmen zeigen und zählen; in einer Partie, die mit einer Stellung beginnt, sind die Lehen auf der Hand dann schon gezeigt und gezählt (unsere Auslegung).

## Löwenherz 1997: rules, the end

L97-END = Ende der Partie
L97-END-1 = Wird die Königskarte aufgedeckt, endet die Partie sofort. Jeder Fürst erhält 1 Machtpunkt für jeden Berg in seinen Gebieten, wie beim Silberfund, danach die Punkte seiner Lehen.
L97-END-2 = Wer die meisten Machtpunkte hat, gewinnt und folgt dem König nach. Bei Gleichstand gewinnt, wer die meisten Dukaten hat, Schätze zum Nennwert gerechnet; ist auch das gleich, wird der Sieg geteilt.

## What could be done at a place

l97-reach-extends = { $owner } könnte das Gebiet { $castle } auf dieses Feld erweitern.
l97-reach-enters = { $owner } könnte dieses Feld für das Gebiet { $castle } nehmen: { $mine } : { $theirs } Ritter.
l97-reach-too-few = { $owner } hat im Gebiet { $castle } zu wenige Ritter, um dieses Feld zu nehmen: { $mine } : { $theirs }.
l97-reach-knight = Hier könnte ein Ritter gesetzt werden von: { $players }.
l97-reach-nobody = Niemand könnte sich jetzt auf { $cell } erweitern oder dort einen Ritter setzen.
l97-reach-closes =
    { $owner ->
        [neutral] Eine Grenze hier würde das neutrale Gebiet
       *[player] Eine Grenze hier würde für { $owner } das Gebiet
    } um die Burg { $castle } schließen: { $cells_closed ->
        [one] { $cells_closed } Feld
       *[other] { $cells_closed } Felder
    }.
l97-reach-open = Eine Grenze hier würde noch nichts schließen.
