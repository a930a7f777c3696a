### Löwenherz 1997: was das Regelbuch neben den Regeln sagt, auf Deutsch.

## Introduction

book-l97-about = Der alte König liegt im Sterben, und die Fürsten streiten um die Nachfolge. Macht ist Land, und Land ist, was Grenzen umschließen; doch jede Runde bietet nur drei Aktionen, und oft wollen mehrere Fürsten dieselbe. Löwenherz ist ein Spiel von Klaus Teuber für zwei bis vier Personen, 1997 bei Goldsieber erschienen; eine Partie dauert etwa anderthalb Stunden.
book-l97-goal = Grenzen, die genau eine Burg umschließen, ergeben ein Gebiet; es bringt Machtpunkte nach seiner Größe und seinen Städten, und bei Silberfunden zählen seine Berge. Wird die Königskarte aufgedeckt, ist der König tot, und wer die meisten Machtpunkte hat, folgt ihm nach.
book-l97-box = Ein Rahmen und sechs Landschaftsteile, in vier Farben 16 Burgen und 48 Ritter, 100 Grenzen, die schwarze Startspielerburg, 31 Aktionskarten, 12 Entscheidungskarten, 13 Politikkarten, 52 Geldkarten, vier Übersichtskarten und vier Machtanzeiger.
book-l97-course = In jeder Runde zeigt eine Karte drei Aktionen, und alle wählen offen eine davon. Zwei, die dasselbe wollen, verhandeln über einen Preis; brechen sie ab oder sind es mehr, entscheiden geheime Gebote. Dukaten werden geteilt; Grenzen umschließen Land, Schwerter bringen Ritter und verschieben die Grenze, Politikkarten bleiben verborgen, bis ihre Stunde kommt.
book-l97-signs = Ohne Zeichnungen sind die Pläne in Zeichen geschrieben: # Burg, ! Ritter, mit dem Buchstaben ihrer Farbe (R Rosa, G Gold, P Purpur, Y Grau, N neutral); % Wald, A Berg, ^ Stadt; leer ist Ebene. Striche sind Grenzen; ein kleiner Buchstabe im Feld sagt, wem das Gebiet gehört.

## Sources

book-l97-source-rules = französische Übersetzung
book-l97-source-rgg = englische Ausgabe

## Tables

book-l97-table-players = Was im vollen Spiel von der Zahl der Mitspielenden abhängt
book-l97-row-castles = Burgen je Person
book-l97-row-neutral = Neutrale Burgen insgesamt
book-l97-row-decisions = Entscheidungskarten des Startspielers
book-l97-table-actions = Die 31 Aktionskarten
book-l97-head-letter = Buchstabe
book-l97-letter = { $letter }
book-l97-head-top = 1 oben
book-l97-head-middle = 2 Mitte
book-l97-head-bottom = 3 unten
book-l97-action = { $action }
book-l97-card-silver = Silberfund
book-l97-card-king = der König
book-l97-table-politics = Die 13 Politikkarten
book-l97-head-politics = Karte
book-l97-head-count = Anzahl
book-l97-politics = { $politics }
book-l97-table-regions = Was ein neues Gebiet bringt
book-l97-head-cells = Felder
book-l97-head-points = Machtpunkte
book-l97-cells = { $first }–{ $last }
book-l97-cells-more = { $first } und mehr

## Basic and full game

book-l97-ways = Grundspiel und volles Spiel nebeneinander
book-l97-way-full = Volles Spiel
book-l97-way-basic = Grundspiel
book-l97-differs-seats = Wie viele spielen
book-l97-full-seats = Zwei, drei oder vier.
book-l97-basic-seats = Drei oder vier.
book-l97-differs-map = Die Landschaft
book-l97-full-map = Die sechs Teile liegen an beliebigen Plätzen, beliebig gedreht.
book-l97-basic-map = Die sechs Teile liegen in einem festen Aufbau.
book-l97-differs-castles = Burgen und Ritter
book-l97-full-castles = Alle setzen sie reihum, Burgen einer Farbe mit Abstand zueinander.
book-l97-basic-castles = Sie stehen, wo der Aufbau sie vorsieht.
book-l97-differs-walls = Grenzen am Anfang
book-l97-full-walls = Keine: Jedes Gebiet muss erst entstehen.
book-l97-basic-walls = Einige stehen schon, und alle beginnen mit einem Gebiet, das noch keine Punkte gebracht hat.
book-l97-differs-cards = Aktionskarten
book-l97-full-cards = Alle 31, Buchstaben A bis E.
book-l97-basic-cards = Buchstaben B bis E; A bleibt in der Schachtel.
book-l97-differs-neutral = Eine Farbe, die niemand spielt
book-l97-full-neutral = Zu zweit und zu dritt setzen die Mitspielenden auch deren Burgen.
book-l97-basic-neutral = Zu dritt bleiben ihre Figuren und Grenzen als Hindernisse auf dem Plan.
