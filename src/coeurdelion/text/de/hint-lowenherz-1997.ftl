### Wohin ein Plan in Löwenherz 1997 führt, auf Deutsch.

hint-l97-area =
    { $left ->
        [one] Dann fehlt um { $castle } nur noch eine Grenze: { hint-l97-land }
       *[other] Dann fehlen um { $castle } noch { $left } Grenzen: { hint-l97-land }
    }
hint-l97-land =
    { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }{ $points ->
        [0] .
       *[other] , { part-points }.
    }
hint-l97-bars =
    { $land ->
        [town] Ist das Gebiet geschlossen, kommt { $owner } nicht mehr an die Stadt auf { $cell } heran.
       *[mountain] Ist das Gebiet geschlossen, kommt { $owner } nicht mehr an den Berg auf { $cell } heran.
    }
hint-l97-bid = Zu handeln ist dir höchstens { part-price } wert.
