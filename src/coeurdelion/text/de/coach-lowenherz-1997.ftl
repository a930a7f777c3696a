### Was ein Zug in Löwenherz 1997 verschenkt, auf Deutsch.

coach-l97-prospects = Um deine Burgen ohne Gebiet bleibt weniger gutes Land, oder um die der anderen mehr.
coach-l97-silver = Deine Gebiete haben weniger Berge für die Silberfunde, oder die der anderen mehr.
coach-l97-room = Deinen Gebieten bleibt weniger freies Land zum Erweitern, oder denen der anderen mehr.
coach-l97-pressure = Nachbarn können dir mehr wegnehmen, oder du ihnen weniger: Zähle die Ritter auf beiden Seiten.
coach-l97-garrison = Deine Gebiete sind schwächer besetzt, oder die der anderen stärker: Zähle die Ritter.
coach-l97-politics = Du lässt eine Politikkarte aus, die dir nützen würde.
coach-l97-row =
    { $count ->
        [one] Eine andere Aktion dieser Karte verspricht dir etwa einen Punkt mehr.
       *[other] Eine andere Aktion dieser Karte verspricht dir etwa { $count } Punkte mehr.
    }
coach-l97-overpays = Das ist mehr Geld, als dir die Aktion wert ist.
coach-l97-cheap = Das ist zu wenig Geld dafür, dass jemand anders handelt.
coach-l97-underbids = Mit so wenig gewinnt man das Duell selten.
coach-l97-fights = Der letzte Vorschlag ist für dich besser als ein Duell.
