### Cœur de Lion: was die Arena sagt, auf Deutsch.

help-arena = Bots gegeneinander spielen lassen, auf allen Plätzen und mit demselben Glück für alle: Siege, Elo mit Fehlergrenze, Bedenkzeiten.
help-arena-examples = Beispiele: coeurdelion arena lionheart squire random · coeurdelion arena lowenherz-2003 squire random --players 4 --games 5 --to lauf.jsonl · coeurdelion arena lionheart squire "python mybot.py" --sprt 0 50 --games 500
help-arena-bots = Wer spielt: eine Stufe wie squire oder, in Anführungszeichen, der Befehl für ein Programm, das das Engine-Protokoll spricht; NAME=BEFEHL gibt ihm einen Namen. Mindestens zwei; sind es mehr, treffen sich alle paarweise.
help-arena-players = Wie viele an einem Tisch sitzen. Zu dritt oder viert sitzt ein Bot allein gegen mehrere eines anderen.
help-arena-first-alone = Zu dritt oder viert sitzt von je zwei Bots nur der zuerst genannte allein, nicht jeder der Reihe nach.
help-arena-games = Mit wie vielen Startwerten sich je zwei Bots höchstens treffen; jeder Startwert wird auf allen Plätzen gespielt: zu zweit zwei Partien.
help-arena-sprt = Aufhören, sobald klar ist (5 % Irrtum in beide Richtungen), ob der erste von zwei Bots eher um ELO1 als um ELO0 stärker ist.
help-arena-ms = Millisekunden, die ein Bot für eine Entscheidung hat.
help-arena-nodes = Stellungen, die ein Bot von uns für eine Entscheidung ansehen darf, anstelle einer Zeit: Jeder Lauf geht dann gleich aus.
help-arena-seed = Zahl, aus der alle Startwerte folgen; dieselbe Zahl, dasselbe Glück.
help-arena-jobs = Partien, die gleichzeitig gespielt werden. Vorgabe: eine je Prozessorkern.
help-arena-ray = Auf einem Ray-Cluster spielen: seine Adresse, oder „local“ für einen auf diesem Rechner. Die Ergebnisse sind dieselben.
help-arena-to = Datei, die jede Partie aufbewahrt, sobald sie zu Ende ist (JSON-Zeilen); derselbe Befehl macht dort weiter, wo sie endet.
help-arena-keep = Ordner für die Partiedateien, die „coeurdelion verify“ prüft.
help-arena-plot = Die Wertungen als Bild zeichnen (SVG).
arena-decimal-sign = ,
arena-percent = { $number } %
arena-matches = Partien
arena-bot = Bot
arena-pair = Begegnung
arena-seats = Spiele
arena-won = Siege
arena-drawn = Remis
arena-lost = Verloren
arena-points = Punkte
arena-share = Anteil
arena-even = Bei Gleichstand
arena-elo = Elo
arena-elo-difference = Elo-Abstand
arena-decisions = Züge
arena-mean = Mittel (ms)
arena-late = 99 % unter (ms)
arena-worst = Längste (ms)
arena-counted =
    { $matches ->
        [one] { NUMBER($matches, useGrouping: 0) } Partie zählt
       *[other] { NUMBER($matches, useGrouping: 0) } Partien zählen
    }, gespielt mit { $lucks ->
        [one] einem einzigen Startwert
       *[other] { NUMBER($lucks, useGrouping: 0) } verschiedenen Startwerten
    }. Was hinter ± steht, gilt mit 95 % Sicherheit.
arena-difference = { $first } gegen { $second }: { $elo } Elo.
arena-draws-added = * Jemand hat alles gewonnen oder alles verloren, wofür keine endliche Zahl steht: Zwischen je zwei Bots wurde ein Remis mehr gezählt.
arena-sprt =
    { $verdict ->
        [stronger] Der Test ist entschieden: { $name } ist eher um { $elo1 } als um { $elo0 } Elo stärker (Verhältnis { $ratio }, Grenzen ±{ $bound }).
        [not-stronger] Der Test ist entschieden: { $name } ist eher um { $elo0 } als um { $elo1 } Elo stärker (Verhältnis { $ratio }, Grenzen ±{ $bound }).
       *[open] Der Test zwischen { $elo0 } und { $elo1 } Elo für { $name } ist noch offen (Verhältnis { $ratio }, Grenzen ±{ $bound }).
    }
arena-plot = Elo in { $game }, { $players } Spieler
arena-illegal = Partie { NUMBER($match, useGrouping: 0) }, Eintrag { NUMBER($entry, useGrouping: 0) }: { $bot } hat mit „{ $line }“ geantwortet, und das geht nicht. { $reason } Die Partie bis dahin: { $file }
arena-interrupted = Unterbrochen. Mit --to DATEI würde derselbe Befehl ein andermal hier weitermachen.
arena-interrupted-kept = Unterbrochen. Derselbe Befehl macht hier weiter.
arena-file = „{ $file }“ lässt sich nicht lesen oder schreiben ({ $reason }).
refused-too-few-bots = Die Arena braucht mindestens zwei Bots.
refused-no-such-character = Eine Figur namens „{ $text }“ gibt es in diesem Spiel nicht. Es gibt: { $allowed }.
refused-no-such-program = „{ $command }“ ist weder eine Stufe noch ein Programm, das hier zu finden ist.
refused-sprt-of-two = Der Test mit --sprt gilt für zwei Bots; genannt wurden { $count }.
refused-sprt-order = Bei --sprt muss der erste der beiden Elo-Unterschiede der kleinere sein.
refused-no-results = „{ $file }“ ist keine Ergebnisdatei der Arena und bleibt, wie sie ist.
refused-other-setting = „{ $file }“ gehört zu einem Lauf mit anderen Einstellungen (verschieden: { $parts }). Nenne eine andere Datei oder gib denselben Befehl noch einmal.
refused-results-line = „{ $file }“ ist in Zeile { NUMBER($line, useGrouping: 0) } beschädigt.
refused-process-died = Der Prozess, der Partie { NUMBER($match, useGrouping: 0) } spielte, hat vor ihr geendet.
refused-no-ray = Ray ist hier nicht installiert: pip install "coeurdelion[ray]"
refused-ray-failed = Ray ist unter „{ $address }“ nicht zu erreichen ({ $text }).
