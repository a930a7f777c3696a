### Lionheart, die erste Partie, auf Deutsch.

## Beginning and end

learn-lh-welcome = Du führst das goldene Heer, unten auf dem Schlachtfeld. Fällt der silberne König oder fallen alle seine Krieger, hast du gewonnen.
learn-lh-end = Mehr braucht ein Feldherr nicht zu wissen. Führe nun ein ganzes Heer gegen Silber; ein Trainer bleibt an deiner Seite.

## Move and turn

learn-lh-move-title = Ziehen und schwenken
learn-lh-move-foot = Du hast zwei Aktionen je Zug. Infanterie zieht ein Feld geradeaus, in Blickrichtung. Ziehe eine deiner vorderen Einheiten nach vorn.
learn-lh-move-foot-good = Ein Feld, eine Aktion. Die zweite hast du noch.
learn-lh-move-foot-ride = Das sind die Ritter, sie sind gleich dran. Erst eine Einheit Infanterie aus der vorderen Reihe.
learn-lh-move-foot-turn = Schwenken ist auch eine Aktion, aber der Feind steht geradeaus vor dir. Rück vor.
learn-lh-move-foot-other = Du darfst deinen Zug früher beenden, aber dann verfallen deine Aktionen. Ziehe eine Einheit Infanterie nach vorn.
learn-lh-move-ride = Ritter reiten für eine Aktion geradeaus, so weit du willst. Bring die linken neben das Ende der silbernen Linie.
learn-lh-move-ride-good = Vier Felder auf einmal. Silber hat inzwischen gezogen; du bist wieder am Zug.
learn-lh-move-ride-short = Du darfst auf jedem Feld unterwegs halten. Aber nur auf dem markierten stehen sie direkt neben der silbernen Infanterie.
learn-lh-move-ride-turn = Das ist ein Schwenk, dabei ist ihr Weg geradeaus frei: Lass die Ritter reiten.
learn-lh-move-ride-other = Das kann warten. Die Ritter links können jetzt bis an den Feind heran.
learn-lh-move-turn = Eine Einheit greift nur geradeaus an. Die silberne Infanterie steht rechts von deinen Rittern: Lass sie dorthin schwenken. Auch das ist eine Aktion.
learn-lh-move-turn-good = Jetzt haben sie die Flanke der Infanterie vor sich. Die blickt nach unten und müsste erst schwenken.
learn-lh-move-turn-wrong = Auf dieser Seite steht kein Feind. Lass sie nach rechts schwenken, nach Osten.
learn-lh-move-turn-other = Die Ritter stehen neben dem Feind, blicken aber an ihm vorbei. Lass sie erst schwenken.

## Attack and odds

learn-lh-attack-title = Angriff und Chancen
learn-lh-attack-flank = Einige Züge später. Ritter haben je zwei Würfel; die Hälfte der Seiten zeigt Äxte, und jede Axt trifft. Greif die Infanterie neben ihnen an.
learn-lh-attack-flank-good = Zwei Äxte, zwei Mann fallen. Wer angegriffen wird, würfelt nicht, und niemand rückt nach.
learn-lh-attack-flank-single = Ein einzelner Mann hat nur einen Würfel und muss gegen Ritter zweimal treffen. Fang mit deinen eigenen Rittern an.
learn-lh-attack-flank-infantry = Auch hier vier Würfel und ein guter Angriff. Aber fang mit den Rittern an: Ihr Ziel müsste erst schwenken, um zurückzuschlagen.
learn-lh-attack-flank-other = Das ist kein Angriff, und deine Ritter stehen bereit.
learn-lh-attack-odds = Keine Einheit greift in einem Zug zweimal an. Zwei weitere stehen vor einem Feind: vier Mann vor Infanterie, einer vor Rittern. Wer hat die besseren Chancen?
learn-lh-attack-odds-good = Vier Würfel: im Schnitt zwei Treffer, und die hast du.
learn-lh-attack-odds-single = Ein Ritter fällt nur durch zwei Treffer auf einmal. Ein einzelner Mann würfelt nach einem Treffer noch einmal: Das gelingt in einem von vier Fällen, und zweimal droht Panik.
learn-lh-attack-odds-other = Du hast noch eine Aktion, und zwei deiner Einheiten können angreifen.
learn-lh-attack-finish = Silber hat zurückgeschlagen: ein Mann verloren, und die Infanterie links blickt jetzt auf deine Ritter. Gib einer der geschwächten Einheiten den Rest.
learn-lh-attack-finish-flank = Vernichtet. Weniger Männer, weniger Würfel: Wer zuerst getroffen wird, schlägt schwächer zurück.
learn-lh-attack-finish-front = Drei Würfel, zwei Äxte, und das Feld ist leer. Weniger Männer, weniger Würfel: Zuerst zuschlagen lohnt sich.
learn-lh-attack-finish-single = Wieder ein einzelner Mann gegen Ritter: Das gelingt in einem von vier Fällen. Die geschwächte Infanterie ist leichtere Beute.
learn-lh-attack-finish-other = Zwei feindliche Einheiten Infanterie haben nur noch zwei Mann. Greif eine an, bevor sie wieder zuschlägt.

## Archers

learn-lh-archers-title = Bogenschützen
learn-lh-archers-shoot = Eine andere Schlacht. Bogenschützen schießen auf die neun Felder vor sich, über andere hinweg. Pfeile treffen, zwei von sechs Seiten. Infanterie fällt durch einen, ein Ritter durch zwei: Schieß auf Infanterie.
learn-lh-archers-shoot-good = Zwei Pfeile, zwei Mann gefallen, und niemand kam an deine Bogenschützen heran.
learn-lh-archers-shoot-knights = Ein Pfeil hat getroffen, aber ein Ritter fällt nur durch zwei auf einmal. Die Infanterie ist das bessere Ziel.
learn-lh-archers-shoot-other = Deine Bogenschützen haben schon Ziele in Reichweite. Lass sie erst schießen.
learn-lh-archers-turn = Die Bogenschützen am rechten Rand blicken auf leere Felder. Lass sie nach Westen schwenken: Dort decken sie die Mitte.
learn-lh-archers-turn-good = Wer jetzt vor ihnen auf drei Felder nahe kommt, ist in Reichweite.
learn-lh-archers-turn-wrong = Dort decken sie nichts Wichtiges. Der Feind ist im Westen, links von ihnen.
learn-lh-archers-turn-other = Derweil stehen die Bogenschützen am rechten Rand untätig herum. Lass sie nach Westen schwenken.
learn-lh-archers-stop = Die Ritter von Silber sind in die Reichweite der geschwenkten Bogenschützen geritten. Schieß, bevor sie näher kommen.
learn-lh-archers-stop-good = Drei Pfeile: Ein Ritter fällt, der überzählige Pfeil verfällt. Nun haben sie halb so viele Würfel.
learn-lh-archers-stop-others = Ein guter Schuss, aber jetzt sind die Ritter rechts die Gefahr: Sie kommen näher.
learn-lh-archers-stop-other = Die Ritter sind jetzt in Reichweite, und sie kommen näher. Schieß.

## Panic

learn-lh-panic-title = Panik
learn-lh-panic-safe = Eine andere Schlacht. Der fliehende Mann bedeutet Panik: Zeigen ihn alle Würfel, fliehen die Angreifer. Bei einem Würfel ist das jeder sechste Wurf, bei vieren fast nie. Greif dort an, wo du nichts fürchten musst.
learn-lh-panic-safe-good = Zweimal Panik und zwei Äxte: Solange ein Würfel etwas anderes zeigt, halten deine Männer stand.
learn-lh-panic-safe-king = Panik! Er flieht in deinen eigenen König hinein und ist verloren. Lass den König nie hinter einem einzelnen Mann stehen.
learn-lh-panic-safe-single = Panik! Ein einziger Würfel, und er flieht. Bei vier Mann passiert das fast nie.
learn-lh-panic-safe-other = Hier kannst du angreifen. Nimm die Einheit mit den meisten Männern.
learn-lh-panic-dare = Sieh dir nun an, was Panik anrichtet: Lass den einzelnen Mann rechts angreifen. Hinter ihm stehen Freunde.
learn-lh-panic-dare-good = Panik! Er macht kehrt, flieht ein Feld weit und reißt seine Freunde mit: Auch sie fliehen.
learn-lh-panic-dare-king = Wieder Panik und wieder in den eigenen König hinein: Er ist verloren. Versuche es rechts, wo Freunde dahinterstehen.
learn-lh-panic-dare-other = Keine Sorge, es ist nur eine Übung: Greif mit dem einzelnen Mann rechts an.
learn-lh-panic-rally = Wer geflohen ist, kehrt dem Feind den Rücken. Lass eine der beiden Einheiten wieder nach Norden schwenken.
learn-lh-panic-rally-good = Wieder in Reih und Glied. Lass hinter deinen Männern ein Feld frei: Wer über den Rand flieht, ist verloren.
learn-lh-panic-rally-wrong = Das ist die falsche Richtung: Der Feind steht im Norden.
learn-lh-panic-rally-other = Kümmere dich erst um die Geflohenen: Sie blicken noch in die falsche Richtung.

## Protect the King

learn-lh-king-title = Den König schützen
learn-lh-king-guard = Eine andere Schlacht, und Gefahr! Die Ritter von Silber haben freie Bahn zu deinem König: Sie reiten heran und schlagen im selben Zug zu. Stelle ihnen deine Infanterie in den Weg.
learn-lh-king-guard-good = Niemand reitet über ein besetztes Feld: Dein König ist sicher. Er reitet selbst wie ein Ritter und fällt nur durch zwei Treffer auf einmal.
learn-lh-king-guard-forward = Er reitet ihnen geradewegs entgegen. Zwei Treffer auf einmal, und die Schlacht ist verloren: Stelle jemanden dazwischen.
learn-lh-king-guard-flee = Er könnte schwenken und davonreiten, aber das kostet beide Aktionen. Eine Einheit in den Weg zu stellen kostet nur eine.
learn-lh-king-guard-attack = Verlockend, aber du kämst in diesem Zug nicht mehr zum Angriff, die Ritter von Silber schon. Erst die Wache.
learn-lh-king-guard-other = Der Weg der silbernen Ritter zu deinem König ist noch offen. Versperre ihn.
learn-lh-king-ride = Nun umgekehrt: Niemand bewacht den silbernen König. Lass deine Ritter neben ihn reiten.
learn-lh-king-ride-good = Silber sieht nur deine Wache und greift sie an.
learn-lh-king-ride-short = Lass sie bis an den Rand weiterreiten: Nur dort stehen sie direkt neben dem König.
learn-lh-king-ride-open = Dann ist der Weg zu deinem König wieder offen. Lass die Wache, wo sie ist.
learn-lh-king-ride-other = Deine Ritter rechts haben freie Bahn zum silbernen König. Nutze sie.
learn-lh-king-strike = Die Wache hat gehalten. Lass deine Ritter zum König schwenken und greif an: Zwei Äxte bei vier Würfeln genügen.
learn-lh-king-strike-face = Jetzt haben deine Ritter ihn vor sich. Wähle sie, dann den König.
learn-lh-king-strike-good = Zwei Äxte: Der silberne König ist gefallen. Die Schlacht ist gewonnen!
learn-lh-king-strike-other = Der silberne König steht nicht ewig unbewacht da. Deine Ritter neben ihm können noch in diesem Zug zuschlagen.
