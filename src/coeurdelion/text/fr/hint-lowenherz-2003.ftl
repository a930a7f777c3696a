### À quoi mène un plan de Löwenherz 2003, en français.

hint-l03-area =
    { $left ->
        [one] Il ne manque alors qu’une frontière autour de { $castle } : { hint-l03-land }
       *[other] Il manque alors { $left } frontières autour de { $castle } : { hint-l03-land }
    }
hint-l03-land =
    { $count ->
        [one] une case
       *[other] { $count } cases
    }{ $points ->
        [0] .
       *[other] , { part-points }.
    }
hint-l03-bars =
    { $mine ->
        [gold] Cela coupera à { $owner } le chemin de l’or en { $cell }.
        [silver] Cela coupera à { $owner } le chemin de l’argent en { $cell }.
        [copper] Cela coupera à { $owner } le chemin du cuivre en { $cell }.
       *[diamond] Cela coupera à { $owner } le chemin { -gems(form: "of") } en { $cell }.
    }
