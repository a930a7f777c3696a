# Why the squire of Löwenherz 1997 does something.

reason-l97-closes = Damit ist das Gebiet { $castle } geschlossen: { part-points }.
reason-l97-hems-in =
    { $owner ->
        [neutral] So ist das neutrale Gebiet { $castle } geschlossen, bevor es mir im Weg ist.
       *[player] So ist das Gebiet { $castle } von { $owner } geschlossen, solange es klein ist.
    }
reason-l97-nearer =
    { $left ->
        [one] Danach fehlt nur noch eine Grenze, dann ist { $castle } eingeschlossen.
       *[other] Danach fehlen nur noch { $left } Grenzen, dann ist { $castle } eingeschlossen.
    }
reason-l97-mountain = { $castle } nimmt den Berg auf { $cell }: { part-points }, und mehr, sooft Berge zählen.
reason-l97-outnumbers =
    { $owner ->
        [neutral] Mit mehr Rittern kann { $castle } in das neutrale Gebiet { $other } eindringen.
       *[player] Mit mehr Rittern kann { $castle } in { $other } ({ $owner }) eindringen.
    }
reason-l97-holds-later = Der Ritter wird das Gebiet { $castle } halten, sobald es geschlossen ist.
reason-l97-pays = Das ist die { part-price } wert, die der Wald kostet.
reason-l97-renegade =
    { $owner ->
        [neutral] Ohne den Ritter auf { $cell } ist das neutrale Gebiet { $castle } schwächer, und ich bin stärker.
       *[player] Ohne den Ritter auf { $cell } ist das Gebiet { $castle } von { $owner } schwächer, und ich bin stärker.
    }
reason-l97-peace =
    { $owner ->
        [neutral] Verbündet lassen { $castle } und das neutrale Gebiet { $other } einander in Ruhe.
       *[player] Mit dem Bündnis hat { $castle } von { $other } ({ $owner }) kaum noch etwas zu befürchten.
    }
reason-l97-breaks = Ohne das Bündnis von { $castle } und { $other } ist mehr zu gewinnen, als es kostet, es zu lösen.
reason-l97-site =
    { $left ->
        [one] Eine Grenze genügt, um { $castle } einzuschließen: etwa { part-points }.
       *[other] { $left } Grenzen genügen, um { $castle } einzuschließen: etwa { part-points }.
    }
reason-l97-row-worth = Das ist mir etwa { part-points } wert: { $action }.
reason-l97-row-ducats = Geld für künftige Konflikte: { $action }.
reason-l97-row-best = Nichts auf dieser Karte verspricht mehr: { $action }.
reason-l97-row-contested = Wer dieselbe Aktion will, muss sich mit mir einigen.
reason-l97-offers = Zu handeln ist mir höchstens { part-price } wert; bis { part-ducats } ist Zahlen besser als ein Duell.
reason-l97-asks = Für { part-ducats } oder mehr lasse ich lieber { $other_player } handeln, als es auf ein Duell ankommen zu lassen.
reason-l97-accepts-pay = { part-ducats } dafür, dass die andere Seite handelt: Ein Duell brächte mir kaum mehr.
reason-l97-accepts-cost = Für { part-ducats } zu handeln ist besser als ein Duell.
reason-l97-hard = { $other_player } verhandelt hart, also gebe ich weniger nach.
reason-l97-refuses-pay = Ein Duell verspricht mir mehr als { part-ducats } dafür, dass die andere Seite handelt.
reason-l97-refuses-cost = Für { part-ducats } zu handeln ist für mich nicht besser als ein Duell.
reason-l97-holds-out = Das war etwas besser als ein Duell, aber auf mein letztes Wort zu warten soll sich nicht immer lohnen.
reason-l97-fights = Auf einen Preis werden wir uns nicht einigen.
reason-l97-bid = Zu handeln ist mir höchstens { part-price } wert; wie weit ich darunter bleibe, entscheidet das Los.
reason-l97-bid-refused = Für { part-ducats } wollte ich nicht handeln, also biete ich jetzt auch nicht mehr.
reason-l97-bid-treasure = Das ist einen Schatz wert: { $treasures }.
reason-l97-bid-nothing = Für diese Aktion will ich nichts zahlen.
reason-l97-looks = Nach allem, was ich weiß, liegt die bessere Karte für mich in Stapel { $pile }.
reason-l97-keeps-parchment = Das Lehen bringt sicher { part-points }.
reason-l97-keeps-treasure = { part-ducats } mehr für künftige Konflikte.
reason-l97-keeps = Was ich am besten brauchen kann: { $politics }.
