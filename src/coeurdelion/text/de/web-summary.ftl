### Das Ende einer Partie und der Blick zurück, auf Deutsch.

web-summary = Rückblick
web-summary-win =
    { $count ->
        [one] { $players } gewinnt
       *[other] { $players } teilen sich den Sieg
    }
web-summary-draw = Unentschieden
web-summary-abandoned = Die Partie wurde abgebrochen
web-summary-waiting = Ein Blick zurück auf die Partie …
web-summary-points = Woher die Punkte kamen
web-summary-moments = Die großen Momente
web-summary-chances = Gewinnchancen
web-summary-take-backs =
    { $count ->
        [one] In dieser Partie wurde einmal eine Aktion zurückgenommen.
       *[other] In dieser Partie wurde { NUMBER($count, useGrouping: 0) }-mal eine Aktion zurückgenommen.
    }
web-summary-link = Link zu dieser Partie kopieren
