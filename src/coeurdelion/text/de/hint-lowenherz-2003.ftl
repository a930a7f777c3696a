### Wohin ein Plan in Löwenherz 2003 führt, auf Deutsch.

hint-l03-area =
    { $left ->
        [one] Dann fehlt um { $castle } nur noch eine Grenze: { hint-l03-land }
       *[other] Dann fehlen um { $castle } noch { $left } Grenzen: { hint-l03-land }
    }
hint-l03-land =
    { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    }{ $points ->
        [0] .
       *[other] , { part-points }.
    }
hint-l03-bars =
    { $mine ->
        [gold] Ist das Gebiet geschlossen, kommt { $owner } nicht mehr an das Gold auf { $cell } heran.
        [silver] Ist das Gebiet geschlossen, kommt { $owner } nicht mehr an das Silber auf { $cell } heran.
        [copper] Ist das Gebiet geschlossen, kommt { $owner } nicht mehr an das Kupfer auf { $cell } heran.
       *[diamond] Ist das Gebiet geschlossen, kommt { $owner } nicht mehr an die Edelsteine auf { $cell } heran.
    }
