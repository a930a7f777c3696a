### Cœur de Lion: die Sätze des Browsers, auf Deutsch.

## The start page

web-of = { $name }: { $text }
web-tagline = Grenzen, Ritter und ein König, der am Ende des Weges wartet.
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Automatisch
web-theme-light = Tag
web-theme-dark = Dämmerung
web-home = Startseite
web-skip = Zur Entscheidung
web-name = Dein Name
web-name-optional = freiwillig
web-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
web-no-script = Cœur de Lion wird im Browser gespielt und braucht JavaScript: Erlaube es für diese Seite und lade sie dann neu.

## Coming to a table

web-connecting = Wir führen dich zum Tisch …
web-away = Verbindung unterbrochen. Die Partie ist sicher: Wir verbinden neu …
web-away-safe = Dein Platz ist noch { $time } sicher.
web-away-open = Bis du zurück bist, darf ein Bot für dich spielen.
web-no-table = Diesen Tisch gibt es nicht.
web-no-table-text = Prüfe die Adresse oder eröffne einen neuen Tisch.
web-ended-other-site-title = Unter dieser Adresse kann man nicht spielen.
web-ended-other-site-text = Der Server kennt die Adresse dieser Seite nicht. Öffne den Tisch unter der üblichen Adresse oder sag denen Bescheid, die den Server betreiben.
web-ended-not-opened-title = Dieser Tisch lässt sich nicht öffnen.
web-ended-not-opened-text = Was von ihm notiert ist, lässt sich hier nicht mehr nachspielen. Nichts ist gelöscht: Sag denen Bescheid, die den Server betreiben.
web-ended-too-many-title = Du hast diesen Tisch in zu vielen Fenstern offen.
web-ended-too-many-text = Schließe einige davon und versuche es noch einmal.
web-ended-closed-title = Dieser Tisch wurde geschlossen.
web-ended-closed-text = Wer ihn eröffnet hat, ist vor Beginn der Partie gegangen. Eröffne selbst einen Tisch oder such dir einen anderen.
web-join-title = Ein Platz wartet auf dich
web-join-go = Platz nehmen
web-waiting-title = Der Tisch wartet auf Gesellschaft
web-waiting-links = Die Partie beginnt, wenn alle Plätze besetzt sind. Verschick die Links; jeder gilt für einen Platz.
web-waiting-text = Die Partie beginnt, wenn alle Plätze besetzt sind.
web-waiting-here = Diese Links öffnen sich nur auf diesem Rechner. Um mit anderen zu spielen, starte den Server mit --host 0.0.0.0 (Heimnetz) oder --public-url (Internet) und öffne dann die Adresse, die er nennt.
web-link-for = Link für { $colour }
web-copy = Kopieren
web-copied = Kopiert
web-taken = besetzt
web-cover-title = Gib das Gerät an { $player } weiter
web-cover-text = Alle anderen schauen weg!
web-cover-go = Ich bin { $player }
web-cover-undo = { $player }: zurücknehmen
web-cover-back = Jetzt nicht
web-look-as = Als { $player } hineinschauen
web-look-end = Wieder zudecken
web-covered = Verdeckt, solange niemand von euch an der Reihe ist.
web-watching = Du schaust an diesem Tisch zu.

## Players and points

web-players = Am Tisch
web-you = du
web-person = Mensch
web-program = Programm
web-program-why = Hier spielt ein Programm, das jemand angeschlossen hat.
web-practice = Übung
web-practice-why = Ein Übungstisch: Gegen Bots lässt sich alles zurücknehmen, auch was der Zufall schon gezeigt hat.
web-seat-open = freier Platz
web-bot = Bot · { $level }
web-to-act = am Zug
web-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-score-why = Woher kommen diese Punkte?
web-ducats =
    { $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
web-knights =
    { $count ->
        [one] { $count } Ritter im eigenen Vorrat
       *[other] { $count } Ritter im eigenen Vorrat
    }
web-cards = Karten: { $cards }
web-track = Punkteleiste; der König wartet bei { $king } Punkten
web-track-at = { $player }: { $points }
web-king = Der König, bei { $king } Punkten
web-ledger-title = Woher die Punkte kommen: { $player }
web-ledger-when = Eintrag
web-ledger-why = Grund
web-ledger-where = Felder
web-ledger-points = Punkte
web-ledger-score = Stand
web-ledger-sum = Summe
web-ledger-empty = Noch keine Punkte.
web-course-points = Punkte im Lauf der Partie
web-ledger-course = Punkte im Lauf der Partie

## Cards

web-hand = Deine Hand
web-hand-empty = Deine Hand ist leer.
web-market-empty = Noch leer.
web-deck = Stapel
web-deck-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
web-deck-empty = leer
web-card = { $card }: Preis { $price }, Verkauf { $sale }
web-card-count = { $count }-mal
web-or = oder
web-supply =
    { $borders ->
        [one] { $borders } Grenze im Vorrat
       *[other] { $borders } Grenzen im Vorrat
    }

## The decision

web-prompt-you = Du bist dran: { $asked }
web-prompt-other = Warten auf { $player }: { $asked }
web-decision = Entscheidung
web-play = Spielen: { $symbol }
web-sell = Verkaufen
web-line-draw = Karte ziehen
web-line-done = Dabei belassen
web-undo = Zurücknehmen
web-unpick = Anders wählen
web-would = Das würde bewirken
web-tag-ducats =
    { $ducats ->
        [one] −{ $ducats } Dukat
       *[other] −{ $ducats } Dukaten
    }
web-sure = Danach lässt sich nichts mehr frei zurücknehmen.
web-sure-do = Ausführen
web-sure-not = Noch nicht
web-sure-never = Nicht mehr fragen
web-rule = Regel { $rule }
web-rule-here = Was die Regel hier sagt
web-rulebook = Regelbuch
web-lesson-loading = Der Lehrmeister baut auf …
web-close = Schließen

## The tools of the table

web-tools = Werkzeuge
web-menu = Mehr
web-menu-title = An diesem Tisch
web-undo-ask = Um Rücknahme bitten
web-hint = Hinweis
web-hint-ask = Hinweise vorschlagen
web-coach = Trainer
web-coach-on = Der Trainer sieht sich jetzt deine Züge an.
web-coach-off = Der Trainer schweigt jetzt.
web-coach-text = Allein gegen Bots: Er warnt vor Zügen, die viel verschenken, und sagt nach deinem Zug, was besser gewesen wäre.
web-on = an
web-off = aus
web-type = Zug eintippen
web-type-do = Spielen
web-type-list = Mögliche Züge
web-type-count =
    { $count ->
        [one] { $count } Zug passt
       *[other] { $count } Züge passen
    }
web-rules = Hausregeln
web-rules-hints = Hinweise
web-rules-grace = Zeit zum Zurückkommen
web-span-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-span-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-span-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
web-span-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-option-arrangement = Landschaft
web-option-arrangement-why = Die Teile des Reichs: für den Einstieg immer gleich, zufällig oder von Hand gelegt.
web-option-arrangement-beginner = Landschaft für Einsteiger
web-option-arrangement-random = ausgelost
web-option-arrangement-other = von Hand gelegt
web-rules-fair = Den Zufall bestimmt der Server, der sich vor dem ersten Zug festgelegt hat; nach dem letzten können alle ihn nachprüfen.
web-yes = ja
web-no = nein
web-text = Der Spielplan in Worten
web-watch-link = Link zum Zuschauen kopieren
web-draw = Unentschieden anbieten
web-abandon = Abbruch vorschlagen
web-stand-in = Einen Bot für { $player } spielen lassen
web-resign = Aufgeben
web-resign-ask = Möchtest du diese Partie aufgeben?
web-resign-again = Wirklich? Das lässt sich nicht zurücknehmen. Bleiben zwei andere übrig, spielt ein Bot für dich weiter, und du wirst auf dem letzten Rang gewertet.
web-resign-do = Ja, aufgeben
web-resign-not = Weiterspielen
web-resigned = hat aufgegeben
web-gone = abwesend
web-gone-until = abwesend – in { $time } darf ein Bot einspringen
web-gone-now = abwesend – ein Bot darf einspringen
web-gone-brief = { $time } weg
web-gone-said = { $player } ist abwesend. Bis ein Bot einspringen darf: { $span }.
web-stand-in-wait = Möglich in { $time }.
web-table-away = { $player } ist abwesend.
web-table-back = { $player } ist wieder da.
web-table-rematch =
    { $count ->
        [one] { $players } möchte eine Revanche und wartet auf dich.
       *[other] { $players } möchten eine Revanche und warten auf dich.
    }

## What takes the consent of the others

web-offers = Vorschläge
web-offer-waiting = Antwort steht aus: { $players }
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen

## Chat

web-chat = Gespräch
web-chat-say = Etwas zum Tisch sagen
web-chat-say-watching = Etwas zu den Zuschauern sagen
web-chat-send = Senden
web-phrases = Einen fertigen Satz sagen
web-chat-empty = Noch wurde nichts gesagt. Was du schreibst, lesen alle am Tisch und alle, die zuschauen.
web-chat-empty-watching = Noch wurde nichts gesagt. Solange die Partie läuft, liest man das am Tisch nicht.
web-chat-watches = schaut zu
web-chat-nobody = Jemand
web-chat-said = { $player }: { $text }

## Keys

web-keys = Tastenkürzel
web-keys-everywhere = Überall
web-keys-board = Auf dem Spielplan
web-keys-letters = Buchstaben als Tastenkürzel
web-key-undo = zurücknehmen
web-key-hint = Hinweis
web-key-coach = Trainer an oder aus
web-key-type = Zug eintippen
web-key-board = zum Spielplan
web-key-explore = jede Stelle des Spielplans erkunden, oder damit aufhören
web-key-reach = was hier möglich ist und wer hierher kommen kann
web-key-heard = noch einmal sagen, was die anderen getan haben
web-key-story = die letzte Runde noch einmal zeigen
web-key-decision = zur Entscheidung
web-key-log = zum Protokoll (↑ ↓ von Satz zu Satz)
web-key-chat = zum Gespräch
web-key-points = woher deine Punkte kommen
web-key-rules = Hausregeln
web-key-rule = die Regel zu dem, worauf du zeigst, oder zu dem, was gefragt ist
web-key-text = der Spielplan in Worten
web-key-menu = alles Übrige
web-key-keys = diese Liste
web-key-escape = zurück, schließen, anders wählen
web-key-arrows = zum nächsten leuchtenden Feld oder zur nächsten leuchtenden Linie in dieser Richtung
web-key-pages = eins weiter, eins zurück, in Lesereihenfolge
web-key-ends = das erste, das letzte
web-key-enter = wählen
web-key-zoom = näher heran, zurück, der ganze Spielplan

## The board

web-board = Das Reich
web-board-whole = Ganzer Spielplan
web-cell = { $cell }, { $terrain }
web-cell-castle = { $cell }, { $terrain }, Burg ({ $owner })
web-cell-knight = { $cell }, { $terrain }, Ritter ({ $owner })
web-edge = Linie { web-between }
web-between = zwischen { $cell } und { $other }
web-side-n = an der Nordseite
web-side-w = an der Westseite
web-side-e = an der Ostseite
web-side-s = an der Südseite

## The log and the end

web-log = Protokoll
web-log-setup = Vorbereitung
web-log-since = Seit deinem letzten Zug
web-undone = (zurückgenommen)
web-log-earlier = Früheres zeigen
web-since-count =
    { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
web-log-turn = Zug { NUMBER($number, useGrouping: 0) }
web-tabs = Was es zu sehen gibt
web-over = Die Partie ist zu Ende.
web-fair = Der Zufall dieser Partie lässt sich nachprüfen: Die Festlegung ist die SHA-256-Prüfsumme des Startwerts, bekannt vor dem ersten Zug.
web-file = Partiedatei
web-commitment = Festlegung
web-seed = Startwert
web-nonce-why = Nachdem der Server die Festlegung auf seinen Startwert bekannt gegeben hat, gibt der Browser jedes Spielers einen eigenen zufälligen Anteil dazu. So kann weder der Server noch ein Spieler bestimmen, was der Zufall entscheidet, und nach der Partie kann es jeder nachprüfen.
web-fair-title = War der Zufall ehrlich?
web-verify = Ganze Partie prüfen
web-replay = Partie nachspielen
web-replay-loading = Die Partie wird entrollt …
web-replay-none = Hier gibt es nichts nachzuspielen
web-replay-none-text = Entweder gibt es diese Partie nicht, oder sie wird noch gespielt: Beim Nachspielen liegen alle Karten offen, darum geht es erst nach dem Ende.
web-replay-away = Die Partie konnte nicht geladen werden
web-replay-end = Das Ende
web-rematch = Revanche
web-rematch-wanted =
    { $count ->
        [one] { $players } möchte eine Revanche.
       *[other] { $players } möchten eine Revanche.
    }
web-look = Spielplan ansehen
web-result = Ergebnis

# What happened, told step by step
web-pace = Wie schnell die Züge der anderen gezeigt werden
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-at-once = sofort
web-story-show = Schritt für Schritt zeigen
web-story-again = Die letzte Runde noch einmal zeigen
web-story-nothing = Noch ist nichts geschehen.
web-story-go-on = Weiter
web-story-now = Zum jetzigen Stand

# Was jemanden erreicht, der gerade nicht hinsieht
web-sound = Ton
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-sound-text = Kurze Klänge zu dem, was am Tisch geschieht, und wenn du dran bist.
web-sound-volume = Lautstärke
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-text = Solange ein Tisch in einem Tab offen ist, den du gerade nicht siehst. Der Browser fragt dich einmal.
web-notify-denied = Der Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.

# Ohne Verbindung und nach einer Aktualisierung
web-offline-title = Keine Verbindung
web-offline-text = Um gegen Menschen oder Bots zu spielen, zuzusehen oder Partien nachzuspielen, brauchst du eine Verbindung. Deine Partien sind auf dem Server sicher. Sobald er erreichbar ist, geht es hier von selbst weiter.
web-version-new = Es gibt eine neue Version.
web-version-reload = Jetzt neu laden
web-version-later = Später
web-app-text = Drei Brettspiele um Grenzen, Ritter und Könige, gegen Menschen oder Bots.

## Without sight

web-explore = Jede Stelle des Spielplans erkunden
web-explore-on = Erkunden: Die Pfeiltasten gehen über jede Stelle des Spielplans.
web-explore-off = Das Erkunden ist beendet.
web-explore-lit = Kann gewählt werden
web-reach = Was hier möglich ist
web-reach-at = Was möglich ist: { $place }
web-reach-where = Gehe zuerst zu einer Stelle des Spielplans.
web-hear-again = Noch einmal sagen, was die anderen getan haben
web-heard-more =
    { $count ->
        [one] Ein weiteres Ereignis steht im Protokoll.
       *[other] { $count } weitere Ereignisse stehen im Protokoll.
    }
web-rule-heard = Die Regel im Wortlaut
web-table-player = Spieler
web-table-colour = Farbe
web-table-cards = Karten
web-table-card = Karte
web-table-price = Preis
web-table-sale = Verkauf
web-table-count = Anzahl
web-table-use = Verwendung
web-table-action = Aktion
web-table-chosen-by = Gewählt von
web-table-board = Spielplan
