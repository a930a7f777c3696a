### Wohin ein Plan in Lionheart führt, auf Deutsch.

hint-lh-king = Im nächsten Zug des Feindes fällt dein König dann in { $chance } % der Fälle.
hint-lh-loss =
    { $count ->
        [one] Im nächsten Zug des Feindes droht dir ein Verlust, der etwa einen Infanteristen wiegt.
       *[other] Im nächsten Zug des Feindes droht dir ein Verlust, der etwa { $count } Infanteristen wiegt.
    }
