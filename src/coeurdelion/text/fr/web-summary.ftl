### La fin d’une partie et ce qu’on en retient, en français.

web-summary = Bilan
web-summary-win =
    { $count ->
        [one] Victoire : { $players }
       *[other] Victoire partagée : { $players }
    }
web-summary-draw = Partie nulle
web-summary-abandoned = Partie arrêtée
web-summary-waiting = Retour sur la partie…
web-summary-points = D’où viennent les points
web-summary-moments = Les grands moments
web-summary-chances = Chances de victoire
web-summary-take-backs =
    { $count ->
        [one] Un coup a été annulé au cours de la partie.
       *[other] Des coups ont été annulés { NUMBER($count, useGrouping: 0) } fois au cours de la partie.
    }
web-summary-link = Copier le lien vers cette partie
