### Cœur de Lion: warum Dateien abgelehnt werden (Szenarien, Zeichnungen, Partien), auf Deutsch.

refused-no-toml = Das ist kein gültiges TOML ({ $text }).
refused-unknown-key = Einen Schlüssel „{ $key }“ gibt es hier nicht. Mögliche Schlüssel: { $allowed }.
refused-bad-entry = Der Wert von „{ $key }“ passt nicht. Erwartet: { $allowed }.
refused-diagram-rows = Die Zeichnung hat zu viele oder zu wenige Zeilen: Über und unter jeder Reihe von Feldern steht eine Zeile mit den Ecken.
refused-diagram-width = Die Zeichnung ist { $width } Zeichen breit: Nötig sind 4 Zeichen je Feld und 1 dazu, bei höchstens 26 Spalten.
refused-diagram-corners = Diese Zeile mit den Ecken stimmt nicht: An jede Ecke gehört ein + und zwischen zwei Ecken --- oder drei Leerzeichen.
refused-diagram-frame = Der Rahmen muss geschlossen sein: | links und rechts, --- oben und unten.
refused-diagram-side = „{ $text }“ ist keine Seite eines Feldes: Eine Grenze wird als | oder --- gezeichnet, eine offene Seite mit Leerzeichen.
refused-diagram-terrain = „{ $text }“ ist kein Gelände. Mögliche Zeichen: { $allowed }.
refused-diagram-piece = „{ $text }“ auf { $cell } ist keine Figur: Nötig ist der Buchstabe einer Farbe, dann C (Burg) oder K (Ritter).
refused-too-many-borders = Der Vorrat reicht für die gezeichneten Grenzen nicht aus ({ $count }).
refused-too-many-castles = Zu viele Burgen einer Farbe: { $count }, erlaubt sind höchstens { $allowed }.
refused-too-many-knights = Zu viele Ritter einer Farbe: { $count }, erlaubt sind höchstens { $allowed }.
refused-incomplete-pairs = Solange Burgen gesetzt werden, hat jede Farbe so viele Ritter wie Burgen.
refused-too-many-cards = In dieser Stellung sind { $count } Karten { $code }: mehr, als das Spiel hat.
refused-all-placed = Alle Burgen sind schon gesetzt: Es gibt nichts mehr aufzustellen.
refused-no-room-to-place = Die Zeichnung lässt keinen Platz mehr für eine Burg mit ihrem Ritter daneben: Niemand kann setzen.
refused-border-inside = Die Zeichnung hat eine Grenze innerhalb eines Gebiets: { $edges }.
refused-castle-misplaced = Die Burg auf { $cell } steht nicht auf einer Wiese.
refused-knight-misplaced = Der Ritter auf { $cell } steht weder auf einer Wiese noch in einem Wald.
refused-bad-alliance = Kein Bündnis zwischen { $cells }: Nötig sind zwei Gebiete verschiedener Farben.
refused-no-match-file = Das ist keine Partiedatei: Sie beginnt mit „{ $text }“ statt mit „coeurdelion-match 1“.
refused-match-line = Diese Zeile gehört in einer Partiedatei nicht hierher, oder sie fehlt: „{ $text }“.
refused-cut-off = Die Datei ist abgeschnitten: Sie endet mit „{ $text }“, der Rest fehlt. Hol dir die ganze Datei noch einmal.
refused-match-version = Die Version „{ $text }“ ist nicht bekannt: Dieses Programm kennt das Spiel bis Version { $version }.
refused-match-players = Die Zeilen „player“ sind der Reihe nach ab 0 nummeriert, jede mit ihrer Farbe.
refused-no-such-entry =
    { $count ->
        [0] „{ $text }“ bezeichnet keinen Eintrag: Es gibt noch keinen.
       *[other] „{ $text }“ bezeichnet keinen früheren Eintrag: Gezählt wird ab 0; bisher gibt es { $count }.
    }
refused-result-differs = Die Datei nennt das Ergebnis „{ $text }“; die Einträge ergeben „{ $due }“.
refused-score-differs = Die Datei nennt die Punkte „{ $text }“; die Einträge ergeben „{ $due }“.
refused-chance-differs = Der Zufall hätte „{ $due }“ ergeben müssen, nicht „{ $text }“.
refused-seating-differs = Die Auslosung hätte die Sitzordnung „{ $due }“ ergeben müssen, nicht „{ $text }“.
refused-no-seed = Die Datei enthält den Startwert nicht: Der Zufall lässt sich nicht prüfen.
refused-no-commitment = Die Datei enthält die Festlegung nicht: Der Zufall lässt sich nicht prüfen.
refused-commitment-differs = Der Startwert passt nicht zu der Festlegung, die vor der Partie bekannt war.
refused-digest-differs = Die Datei passt nicht zu ihrer Prüfsumme: Sie wurde verändert.
