### À quoi mène un plan de Löwenherz 1997, en français.

hint-l97-area =
    { $left ->
        [one] Il ne manque alors qu’un mur autour de { $castle } : { hint-l97-land }
       *[other] Il manque alors { $left } murs autour de { $castle } : { hint-l97-land }
    }
hint-l97-land =
    { $count ->
        [one] une case
       *[other] { $count } cases
    }{ $points ->
        [0] .
       *[other] , { part-points }.
    }
hint-l97-bars =
    { $land ->
        [town] Cela coupera à { $owner } le chemin de la ville en { $cell }.
       *[mountain] Cela coupera à { $owner } le chemin de la montagne en { $cell }.
    }
hint-l97-bid = Agir vaut pour vous { part-price } au plus.
