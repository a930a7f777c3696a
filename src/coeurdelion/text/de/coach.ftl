### Der Trainer, auf Deutsch: was ein Zug verschenkt.

coach-points =
    { $count ->
        [one] Das bringt dir etwa einen Punkt weniger als möglich.
       *[other] Das bringt dir etwa { $count } Punkte weniger als möglich.
    }
coach-rivals =
    { $count ->
        [one] Den anderen bringt das etwa einen Punkt.
       *[other] Den anderen bringt das etwa { $count } Punkte.
    }
coach-won =
    { $worse ->
        [-1] Damit gewinnt jemand anders die Partie.
       *[other] Damit entgeht dir ein Sieg, der zum Greifen nah ist.
    }
coach-ducats = Danach hast du zu wenig Geld.
refused-no-coach = Den Trainer gibt es nur, wenn du allein gegen Bots spielst.
refused-no-coach-now = Der Trainer spricht nur über das, was du gerade entscheiden sollst.
refused-coach-busy = Der Trainer hat gerade keine Zeit.
