### Löwenherz 1997, die erste Partie, auf Deutsch.

## Beginning and end

learn-l97-welcome = Du bist Rosa, einer von vier Fürsten; die meisten Punkte gewinnen. Sie kommen vom Land: Grenzen, die eine Burg umschließen, und nur eine, machen daraus ein Gebiet.
learn-l97-end = Du weißt genug, um zu spielen: Kommt die Königskarte, gewinnt, wer die meisten Punkte hat. Nun zu einer richtigen Partie gegen drei andere, mit einem Trainer an deiner Seite.

## Choose

learn-l97-choose-title = Wählen
learn-l97-choose-free = In jeder Runde zeigt eine Karte drei Aktionen, und alle wählen eine. Gold und Purpur haben die Grenzen gewählt, Grau das Schwert: Spiele die Entscheidungskarte für die Aktion, die niemand will.
learn-l97-choose-free-good = 6 Dukaten für dich allein: keine Verhandlung, nichts zu zahlen.
learn-l97-choose-free-walls = Dann wollen drei die Grenzen: Geheime Gebote entscheiden, und das höchste muss bezahlt werden.
learn-l97-choose-free-sword = Auch Grau will das Schwert: Ihr müsstet darüber verhandeln. Eine andere Aktion ist frei.
learn-l97-choose-share = Neue Runde, neue Karte. Purpur und Grau haben beide die 8 Dukaten gewählt: Wer dazukommt, muss teilen. Wähle etwas Besseres.
learn-l97-choose-share-walls = Drei Grenzen für dich allein. Nach dir hat nur noch Gold gewählt, und zwar die Schwerter.
learn-l97-choose-share-swords = Zwei Schwerter für dich allein. Nach dir hat nur noch Gold gewählt, und zwar die Grenzen.
learn-l97-choose-share-thirds = 8 Dukaten für drei: je 2, und der Rest verfällt. Grenzen und Schwerter sind noch frei.

## Bargain

learn-l97-bargain-title = Verhandeln
learn-l97-bargain-paid = Eine andere Partie. Du und Gold habt beide das Schwert gewählt, also verhandelt ihr: Einer führt die Aktion aus und bezahlt den anderen. Gold bietet dir 4 Dukaten: Nimm an oder verlange etwas mehr.
learn-l97-bargain-paid-good = 4 Dukaten für deinen Verzicht. Eine Aktion, die andere wollen, ist immer etwas wert.
learn-l97-bargain-paid-more = Gold murrt und zahlt. Ein wenig mehr ist oft zu holen.
learn-l97-bargain-paid-less = Das ist nicht mehr, als Gold schon bietet. Nimm an oder verlange mehr.
learn-l97-bargain-paid-greedy = Bei diesem Preis würde Gold lieber abbrechen, und dann entscheiden geheime Gebote. Bleib nahe bei 4.
learn-l97-bargain-paid-buy = Dann würdest du handeln und Gold bezahlen. Du brauchst eher Grenzen als dieses Schwert: Lass Gold zahlen.
learn-l97-bargain-paid-fight = Abbrechen heißt geheim bieten: Wer gewinnt, zahlt an die Bank, und der andere bekommt nichts. Da sind die Dukaten von Gold besser.
learn-l97-bargain-walls = Deiner Burg im Osten fehlen zum Gebiet nur zwei Grenzen: Sieh dir die beiden markierten Lücken an. Purpur hat die Dukaten gewählt, Grau das Schwert: Wähle die Grenzen.
learn-l97-bargain-walls-good = Gut. Aber Gold hat nach dir gewählt und will sie auch: Ihr beide verhandelt.
learn-l97-bargain-walls-ducats = Die müsstest du mit Purpur teilen: je 3 Dukaten. Zwei Grenzen sind dir viel mehr wert.
learn-l97-bargain-walls-sword = Das Schwert hat schon Grau gewählt. Und was du brauchst, sind Grenzen.
learn-l97-bargain-offer = Du machst den ersten Vorschlag. Dein Gebiet im Osten wird 12 Punkte wert sein, 7 für die zwölf Felder und 5 für die Stadt: Biete Gold ein paar Dukaten, damit du die Grenzen bekommst.
learn-l97-bargain-offer-good = Ein fairer Anfang. Aber Gold will 6.
learn-l97-bargain-offer-little = Dafür verzichtet Gold nicht. Biete 2 bis 5.
learn-l97-bargain-offer-much = Gold wäre entzückt. Fang tiefer an, erhöhen kannst du noch: Biete 2 bis 5.
learn-l97-bargain-offer-ask = Dann würde Gold handeln und dir zahlen. Aber du brauchst die Grenzen: Mach selbst ein Angebot.
learn-l97-bargain-offer-fight = Abbrechen musst du noch nicht: Reden kostet nichts, und ein Gebot geht an die Bank.
learn-l97-bargain-agree = Gold verlangt 6 Dukaten. Nimm an oder biete einen weniger.
learn-l97-bargain-agree-good = 6 Dukaten wechseln den Besitzer, und du setzt die Grenzen. Für 12 Punkte ein guter Preis.
learn-l97-bargain-agree-middle = Gold nimmt die 5, und du setzt die Grenzen.
learn-l97-bargain-agree-little = Gold hat 6 verlangt und geht nicht so weit herunter. Nimm an oder biete 5.
learn-l97-bargain-agree-much = Gold verlangt nur 6: So viel oder mehr brauchst du nicht zu bieten. Nimm einfach an.
learn-l97-bargain-agree-ask = Dann würde Gold handeln. Diese Grenzen brauchst du selbst.
learn-l97-bargain-agree-fight = 6 Dukaten sind ein Preis, den du kennst. Bei geheimen Geboten zahlst du vielleicht mehr oder verlierst die Grenzen.

## The fist

learn-l97-fist-title = Die Faust
learn-l97-fist-bid = Eine neue Szene. Drei wollen die Grenzen, also Duell: Alle verbergen ein Gebot in der Faust. Das höchste geht an die Bank und bringt die Aktion, die anderen zahlen nichts. 12 Punkte winken: Biete gut, aber nicht alles.
learn-l97-fist-bid-good = Deines ist das höchste: Gold hatte 4, Purpur 2. Nur du zahlst.
learn-l97-fist-bid-tie = Gleichstand mit Gold: Ihr beide bietet noch einmal, und bei erneutem Gleichstand handelt niemand. Wage einen Dukaten mehr.
learn-l97-fist-bid-low = Gold hatte 4 und bekommt die Grenzen. Du behältst deine Dukaten, aber diese Grenzen waren dir 12 Punkte wert.
learn-l97-fist-bid-high = Du gewinnst, aber Gold hatte nur 4. Bald brauchst du wieder Dukaten: Biete weniger.
learn-l97-fist-use = Nutze nun die Grenzen: Zwei Linien um deine Burg im Osten sind noch offen.
learn-l97-fist-use-half = Noch eine.
learn-l97-fist-use-good = Ein Gebiet, 12 Punkte: 7 für seine zwölf Felder und 5 für die Stadt.
learn-l97-fist-use-stop = Du darfst es dabei belassen, aber du hast für diese Grenzen bezahlt.
learn-l97-fist-use-elsewhere = Diese Grenze schließt dein Gebiet im Osten nicht. Dort brauchst du beide.
learn-l97-fist-avoid = Grau hat die Politikkarte gewählt. Über Politik wird nie verhandelt: Schon bei zweien kommt es gleich zum Duell. Spare deine Dukaten und wähle eine der beiden anderen Aktionen.
learn-l97-fist-avoid-good = Noch frei, und deine Dukaten bleiben dir für das nächste Duell.
learn-l97-fist-avoid-politics = Dann käme es wieder zum Duell, gegen Grau, und du hast gerade erst bezahlt.

## Walls

learn-l97-walls-title = Grenzen
learn-l97-walls-size = Einige Runden später. Du hast drei Grenzen für deine Burg im Südwesten. Mit einer wäre das Gebiet neun Felder groß, 5 Punkte; ab elf Feldern gibt es 7. Setze alle drei weiter östlich.
learn-l97-walls-size-on = Gut. Weiter an dieser Seite entlang.
learn-l97-walls-size-good = 12 Punkte: 7 für zwölf Felder und 5 für die Stadt. Grenzen im Inneren kommen zurück in den Vorrat.
learn-l97-walls-size-small = Geschlossen: neun Felder, 5 Punkte und 5 für die Stadt. Mit drei Feldern mehr wären es 7 und 5.
learn-l97-walls-size-stop = Du darfst es dabei belassen, aber dann gibt es kein Gebiet und keine Punkte.
learn-l97-walls-size-elsewhere = Diese Grenze schließt das große Gebiet nicht, und du brauchst alle drei. Sieh dir die markierten Linien an.
learn-l97-walls-full = Ein Silberfund kam: Jeder Berg in einem Gebiet bringt dessen Fürsten einen Punkt. Du hast zwei: 2 Punkte. Deine drei Burgen haben nun alle ein Gebiet: Wähle etwas anderes als Grenzen.
learn-l97-walls-full-good = Richtig: Dukaten und Schwerter kann man immer brauchen.
learn-l97-walls-full-walls = Wer um alle Burgen Gebiete hat, setzt keine Grenzen mehr. Du könntest dir nur den Verzicht bezahlen lassen.

## Swords

learn-l97-swords-title = Schwerter
learn-l97-swords-knight = Einige Runden später. Jedes Schwert setzt einen Ritter oder erweitert ein Gebiet. Im Osten grenzen dein Gebiet und das von Gold aneinander, mit je einem Ritter: Setze dort einen zweiten.
learn-l97-swords-knight-good = Zwei gegen einen: Du darfst Gold Land abnehmen. In der Ebene kostet ein Ritter nichts, im Wald 5 Dukaten.
learn-l97-swords-knight-extend = Bei gleich vielen Rittern bekommst du nur freies Land, einen Punkt je Feld. Erst der Ritter: Dann kommst du an die Stadt von Gold.
learn-l97-swords-knight-stop = Du würdest zwei Schwerter verfallen lassen. Nutze sie.
learn-l97-swords-knight-elsewhere = Ein Ritter zählt nur in seinem eigenen Gebiet: Gegen Gold hilft dieser nicht.
learn-l97-swords-town = Das zweite Schwert erweitert ein Gebiet um bis zu zwei Felder: freies Land immer, das der Nachbarn nur mit mehr Rittern. Tippe auf deine Burg im Osten, dann auf die Stadt von Gold gleich darunter.
learn-l97-swords-town-good = 6 Punkte: 1 für das Feld und 5 für die Stadt. Und Gold verliert ebenso viele.
learn-l97-swords-town-knight = Du hast schon mehr Ritter als Gold. Nimm jetzt Land.
learn-l97-swords-town-stop = Ein Schwert ist noch da, und vor dir liegt die Stadt von Gold.
learn-l97-swords-town-land = Das bringt 1 Punkt. Die Stadt von Gold, gleich unter deinem Gebiet im Osten, bringt 6.
learn-l97-swords-second = Eine Erweiterung darf neben demselben Gebiet ein zweites Feld nehmen. Welches, ist gleich: Jedes bringt einen Punkt.
learn-l97-swords-second-good = Noch ein Punkt. Sorge für genug Ritter: Wer mehr hat, kann dir Land abnehmen.
learn-l97-swords-second-stop = Du darfst es dabei belassen, aber das zweite Feld kostet nichts.

## Politics

learn-l97-politics-title = Politik
learn-l97-politics-look = Einige Runden später. Nur du hast Politik gewählt: Sieh dir einen der beiden Stapel an, ohne ihn zu zeigen, und behalte eine Karte daraus.
learn-l97-politics-look-alliance = Diese Karten siehst nur du. Das Bündnis hält die Ritter eines Nachbarn fern, der Schatz ist 8 Dukaten wert, das Lehen am Ende 3 Punkte.
learn-l97-politics-look-renegade = Diese Karten siehst nur du. Der Überläufer holt einen Ritter vom Nachbarn zu dir, der Schatz ist 12 Dukaten wert, das Lehen am Ende 5 Punkte.
learn-l97-politics-look-stop = Dann gingst du leer aus. Sieh dir einen Stapel an.
learn-l97-politics-keep = Im Nordwesten stehen deinem Ritter zwei von Purpur gegenüber. Welche der Karten schützt dich?
learn-l97-politics-keep-alliance = Ein Bündnis. Halte es verdeckt, bis du es brauchst; inzwischen geht die Runde weiter.
learn-l97-politics-keep-renegade = Ein Überläufer. Halte ihn verdeckt, bis du ihn brauchst; inzwischen geht die Runde weiter.
learn-l97-politics-keep-treasure = Geld für Duelle und für die Bank: gut zu haben, aber es hält niemanden auf.
learn-l97-politics-keep-parchment = Ein Lehen bringt am Ende seine Punkte, ganz sicher. Aber die Ritter von Purpur hält es nicht auf.
learn-l97-politics-keep-none = Du kannst darauf verzichten, aber dann haben die Ritter von Purpur freie Hand.
learn-l97-politics-play = Purpur hat zwei Schwerter gewählt! Eine Politikkarte wirkt sofort, aber nur unmittelbar vor einer Entscheidungskarte: Tippe sie an, dann deine Burg im Nordwesten, dann die von Purpur.
learn-l97-politics-play-alliance = Verbündet: Die Ritter von Purpur bleiben vor deiner Grenze stehen, deine vor der von Purpur.
learn-l97-politics-play-renegade = Ein Ritter weniger für Purpur, einer mehr für dich: Jetzt bist du stärker.
learn-l97-politics-play-arrives = Er läuft über! Setze für ihn einen deiner Ritter; im Wald kostet das 5 Dukaten.
learn-l97-politics-play-other = Das hilft vielleicht anderswo. Die Gefahr ist Purpur im Nordwesten.
learn-l97-politics-play-choose = Mit der Entscheidungskarte ist die Gelegenheit für diese Runde vorbei, und die Schwerter von Purpur schlagen zu. Spiele vorher die Politikkarte.
learn-l97-politics-last = Jetzt deine Entscheidungskarte. Beide Aktionen mit Schwertern sind vergeben: Was bleibt?
learn-l97-politics-last-good = Dann kommt die Königskarte: Berge zählen noch einmal, Lehen auch. Du hast 35 Punkte, die meisten: Du folgst dem König nach!
learn-l97-politics-last-bids = Die ist vergeben: Du müsstest darüber verhandeln. Die Dukaten sind noch frei.
