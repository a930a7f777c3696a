### Cœur de Lion: eine Partie finden und vorbereiten im Browser, auf Deutsch.

## The home page

web-game-lowenherz-2003 = Löwenherz 2003
web-game-lowenherz-2003-facts = 2–4 Spieler · 45 Min.
web-game-lowenherz-2003-text = Zäune dein Land ein, stell deine Ritter auf, und verschieb die Grenze, wenn der Nachbar wegschaut.
web-game-lowenherz-2003-more = Mehr Plätze, Hausregeln, Landschaft …
web-game-lowenherz-1997 = Löwenherz 1997
web-game-lowenherz-1997-facts = 2–4 Spieler · 90 Min.
web-game-lowenherz-1997-text = Drei Aktionen, vier Fürsten: wählen, feilschen oder mit einer Faust voll Dukaten entscheiden.
web-game-lowenherz-1997-more = Mehr Plätze, Hausregeln …
web-game-lionheart = Lionheart
web-game-lionheart-facts = 2 Spieler · 30 Min.
web-game-lionheart-text = Zwei Könige, zwei Heere, Würfel aus Bein: Halte die Reihen, und hoffe, dass niemand in Panik gerät.
web-game-lionheart-more = Plätze, Heere, Hausregeln …
web-play-now = Jetzt spielen
web-play-now-at = Jetzt spielen: { $game }
web-play-now-again = Jetzt spielen: { $game }, wie beim letzten Mal
web-invite = Einladen
web-invite-to = Jemanden zu einer Partie { $game } einladen
web-learn = In zehn Minuten lernen
web-learn-on = Weiterlernen
web-learn-again = Noch einmal lernen
web-waiting-you =
    { $count ->
        [one] An einem Tisch bist du am Zug.
       *[other] An { $count } Tischen bist du am Zug.
    }
web-go-on = Weiterspielen
web-mine = Meine Partien
web-mine-none = Noch keine. Die erste ist einen Klick entfernt.
web-open = Offene Tische
web-open-none = Gerade wartet niemand. Eröffne einen Tisch, dann finden ihn andere hier.
web-watch = Zum Zuschauen
web-watch-none = Zurzeit wird keine öffentliche Partie gespielt.
web-show-all = Alle { $count } zeigen
web-sit = Hinsetzen
web-since = Seit deinem letzten Zug:
web-turn-yours = Du bist am Zug
web-turn-other = Am Zug: { $player }
web-turn-open =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
web-result-won = Du hast gewonnen
web-result-shared = Geteilter Sieg
web-result-other = Sieg: { $player }
web-result-draw = Unentschieden
web-result-abandoned = Abgebrochen
web-import-title = Eine Partiedatei von anderswo?
web-import-text = Zieh sie hierher und sieh sie dir Zug für Zug an.
web-import-choose = Datei wählen
web-import-line = Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
web-import-unread = Das ist zu groß für eine Partiedatei, oder es ist gar kein Text.

## Settings

web-settings = Einstellungen
web-settings-asks = Nachfragen, bevor sich etwas nicht mehr zurücknehmen lässt
web-settings-asks-text = Ein Klick mehr, bevor ein Geheimnis ans Licht kommt oder jemand anders am Zug ist.
web-settings-calm = Weniger Animationen
web-settings-calm-text = Alles steht sofort da, nichts fliegt oder fließt.

## When something is not as it should be

web-try-again = Noch einmal versuchen
web-gone-title = Der Server antwortet nicht.
web-gone-text = Nichts ist verloren: Bestätigte Züge sind gespeichert. Prüfe deine Verbindung; wir versuchen es weiter.
web-nowhere-title = Hier wohnt niemand.
web-nowhere-text = Unter dieser Adresse gibt es keine Seite.
web-no-seat-private-title = An diesen Tisch kommt man mit Einladung.
web-no-seat-private-text = Lass dir einen Link schicken oder eröffne einen eigenen Tisch.
web-no-seat-full-title = Alle Stühle sind besetzt.
web-no-seat-full-text = Jemand war schneller. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
web-no-seat-used-title = Dieser Link wurde schon benutzt.
web-no-seat-used-text = Jeder Link gilt für einen Platz, und dort sitzt schon jemand. Bitte um einen anderen oder schau zu.
web-no-seat-wrong-link-title = Dieser Link führt zu keinem Platz.
web-no-seat-wrong-link-text = Vielleicht ging unterwegs sein Ende verloren. Lass ihn dir noch einmal schicken oder schau einfach zu.
web-watch-table = An diesem Tisch zuschauen
web-open-a-table = Einen Tisch eröffnen

## A table that waits

web-waiting-public = Der Tisch steht auf der Startseite: Alle können sich dazusetzen.
web-waiting-guest = Du hast einen Platz. Die Partie beginnt, wenn alle Plätze besetzt sind.
web-waiting-nonces-title = Gleich geht es los
web-waiting-nonces = Alle Plätze sind besetzt. Die Partie beginnt, sobald alle Anteile am Zufall da sind.
web-nonce-due = Anteil fehlt noch
web-share = Teilen
web-share-text = Ein Platz wartet auf dich: { $game }.
web-start-now = Mit Bots auffüllen und beginnen
web-start-anyway = Ohne Warten beginnen
web-leave-table = Tisch verlassen
web-drop-table = Tisch auflösen
web-join-host = { $player } lädt dich zu einer Partie { $game } ein
web-join-open = Ein Platz ist frei. Sag, wie du heißt, und setz dich.

## Setting up a match

web-new-title = Eine neue Partie
web-new-game = Spiel
web-new-seats = Wer sitzt wo
web-new-seat = Platz { $number }
web-new-kind = Wer
web-kind-me = Ich
web-kind-bot = Ein Bot
web-kind-open = Wer gerade vorbeikommt
web-kind-link = Jemand per Link
web-kind-here = Jemand an diesem Bildschirm
web-new-colour = Farbe
web-new-level = Stufe
web-new-levels = Was von den Stufen zu erwarten ist
web-new-thinks-less = Auf diesem Server sind die Regeln nicht kompiliert: Bots denken langsamer, und die stärkeren schauen weniger weit voraus.
web-new-name = Name
web-new-add = Noch ein Platz
web-new-drop = Platz { $number } wegnehmen
web-new-rules = Hausregeln
web-new-rules-text = Wie gedruckt, wenn du nichts änderst.
web-new-changed = Hausregel
web-new-table = Der Tisch
web-new-public = Für alle offen
web-new-public-text = Er steht auf der Startseite; alle können einen freien Platz nehmen oder zuschauen. Sonst steht er dort nicht; wer seine Adresse kennt, kann trotzdem zuschauen.
web-new-random-seats = Plätze auslosen
web-new-random-seats-text = Zu Beginn entscheidet das Los, wer wo sitzt, und damit auch, wer vor wem an der Reihe ist.
web-new-hints = Hinweise erlaubt
web-new-hints-text = Wer am Zug ist, darf einen Bot um Rat fragen; das Protokoll vermerkt es. Nur gegen Bots ist das immer erlaubt.
web-new-practice = Zum Üben
web-new-practice-text = Alles lässt sich zurücknehmen, auch nachdem der Zufall gezeigt hat, was kommt. Sonst gilt, was der Zufall gezeigt hat, auch gegen Bots.
web-named-program = { $player } (Programm)
web-new-grace = Zeit zum Zurückkommen
web-new-grace-text = Wenn jemandem die Verbindung abreißt, darf ein Bot erst nach dieser Zeit einspringen; er gibt den Platz bei der Rückkehr sofort zurück.
web-new-start = Partie beginnen
web-new-open = Tisch eröffnen
web-new-nobody = Mindestens ein Platz muss für dich sein oder für jemanden an diesem Bildschirm.
web-option-yes = Ja
web-option-no = Nein
web-option-edition = Ausgabe
web-option-edition-why = Die beiden Ausgaben unterscheiden sich in wenigen Regeln; jede davon lässt sich unten auch einzeln einstellen.
web-option-edition-kosmos = Kosmos 2003
web-option-edition-kosmos-text = Landschaft für Einsteiger; Burgen 6 Schritte entfernt; den Überläufer bestimmt die Gegenseite.
web-option-edition-tilsit = Tilsit 2004
web-option-edition-tilsit-text = Ausgeloste Landschaft; Burgen 7 Schritte entfernt; den Überläufer bestimmst du selbst.
web-option-game = Spielfassung
web-option-game-why = Das Grundspiel ist zum Lernen da; zu zweit spielt man immer das volle Spiel.
web-option-game-basic = Grundspiel
web-option-game-basic-text = Zu dritt oder zu viert, feste Landschaft, die ersten Gebiete schon eingegrenzt: Es geht sofort los.
web-option-game-full = Volles Spiel
web-option-game-full-text = Ausgeloste Landschaft, noch keine Grenzen: Zuerst setzen alle ihre Burgen.
web-option-first = Wer beginnt
web-option-first-why = Nach der Regel beginnt, wer am ältesten oder am jüngsten ist; hier bestimmst du, oder das Los.
web-option-first-random = Das Los entscheidet
web-option-placing = Reihenfolge beim Setzen der Burgen
web-option-placing-why = Wer zuletzt setzt, ist zuerst am Zug; danach geht es im Uhrzeigersinn.
web-option-placing-clockwise = Im Uhrzeigersinn
web-option-placing-counter-clockwise = Gegen den Uhrzeigersinn
web-option-castle-distance = Abstand der Burgen
web-option-castle-distance-why = So viele Schritte liegen mindestens zwischen zwei Burgen derselben Farbe.
web-option-deserter = Wer den Überläufer bestimmt
web-option-deserter-why = Welcher Ritter die Seite wechselt, bestimmt, wer die Karte spielt oder wer den Ritter verliert.
web-option-deserter-player = Wer die Karte spielt
web-option-deserter-opponent = Wer den Ritter verliert
web-option-neutral-castles = Neutrale Burgen
web-option-neutral-castles-why = Nur zu zweit: Zahl der Burgen einer dritten Farbe, die niemand spielt.
web-option-open-money = Offenes Geld
web-option-open-money-why = Alle sehen die Dukaten von allen; niemand muss mitzählen.
web-option-politics-negotiable = Politik verhandelbar
web-option-politics-negotiable-why = Um eine Politikkarte wird verhandelt wie um alles andere, statt gleich ins Duell zu gehen.
web-option-open-parchments = Offene Lehen
web-option-open-parchments-why = Lehen werden gleich beim Nehmen gezeigt und gezählt, nicht erst am Ende.
web-option-rows = Tiefe des Spielplans
web-option-rows-why = Bei acht Reihen trifft man sich früher; zehn lassen Platz zum Manövrieren.
web-option-rows-8 = 8 Reihen
web-option-rows-10 = 10 Reihen
web-option-archers = Wie Bogenschützen schießen
web-option-archers-why = Auf die neun Felder eines Quadrats von 3 × 3 vor ihnen oder nur geradeaus.
web-option-archers-area = Quadrat 3 × 3
web-option-archers-line = Geradeaus
web-option-army = Heere
web-option-army-why = Für beide dieselben zehn Sockel, oder verdeckt aufgestellte Heere mit Bauern und Söldnern.
web-option-army-basic = Grundheere
web-option-army-basic-text = Beide haben das Grundheer in der Grundaufstellung: Es geht sofort los.
web-option-army-built = Selbst aufgestellte Heere
web-option-army-built-text = Je zehn Sockel, verdeckt gewählt und gesetzt, gemeinsam aufgedeckt.
web-option-massed = Infanterie in Massen
web-option-massed-why = Bis zu zehn Infanteristen auf einem Sockel, nie mehr als vier Würfel. Die Heere werden dann selbst aufgestellt.

## The map

web-map = Landschaft
web-map-beginner = Für Einsteiger
web-map-beginner-text = Eine ausgewogene Landschaft, immer dieselbe: gut für eine erste Partie.
web-map-random = Ausgelost
web-map-random-text = Gespielt wird auf dem, was du siehst. Lose neu aus, bis dir die Landschaft gefällt.
web-map-surprise = Überraschung: Ausgelost wird erst zu Beginn der Partie
web-map-hand = Von Hand
web-map-hand-text = Wähle zwei Landschaftsteile, um sie zu tauschen; dreh das gewählte. Die Königsstadt bleibt in der Mitte.
web-map-roll = Neu auslosen
web-map-turn = Teil drehen
web-map-tile = Landschaftsteil { $tile }, um { $degrees }° gedreht, Reihe { $row }, Spalte { $column }
web-map-hidden = Noch kennt sie niemand.
web-map-picture = Die Landschaft: { $tiles }
