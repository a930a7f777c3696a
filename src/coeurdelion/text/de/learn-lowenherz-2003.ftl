### Löwenherz 2003, die erste Partie, auf Deutsch.

## Beginning and end

learn-l03-welcome = Du bist Rot, ein Fürst mit ein paar Burgen und viel offenem Land. Grenze es ab, bewache es, lass es wachsen: Wer den König zuerst erreicht, gewinnt.
learn-l03-end = Du weißt genug, um zu spielen. Die richtige Partie beginnt mit den Burgen, und ein Trainer bleibt an deiner Seite. Neu sind dann noch Überläufer und Bündnis: Was sie bewirken, sagen ihre Karten.

## Close an area

learn-l03-close-title = Eine Fläche schließen
learn-l03-close-gap = Deine Burg rechts ist von Grenzen und vom Rand des Spielplans fast umschlossen. Diese Grenze ist schon bezahlt: Setze sie auf die einzige Linie, die noch offen ist.
learn-l03-close-gap-good = Geschlossen! Eine Fläche mit genau einer Burg ist das Gebiet dieser Burg: sofort 5 Punkte, 3 für das Dorf und je 1 für die beiden Wälder.
learn-l03-close-gap-inside = Diese Grenze steht mitten in deinem Land und schließt nichts: Die Lücke an seiner linken Seite ist noch offen.
learn-l03-close-gap-elsewhere = Eine Grenze hier draußen schließt noch nichts. Dein Land hat nur eine Lücke: die markierte Linie.
learn-l03-close-card = Blau hat eine Karte verkauft. Du bist wieder am Zug: Mit dieser hier setzt du zwei Grenzen, sie kostet 3 Dukaten. Spiele sie aus.
learn-l03-close-card-good = Bezahlt: Jetzt darfst du zwei Grenzen setzen.
learn-l03-close-card-sold = Verkauft bringt sie 3 Dukaten, aber dein Land bleibt offen. Du brauchst diese Grenzen: Spiele die Karte aus.
learn-l03-close-wide = Für deine Burg links würde eine Grenze genügen. Mit zweien holst du aber auch das Dorf daneben herein: Setze beide.
learn-l03-close-wide-half = Gut. Noch eine, und das Dorf liegt drinnen.
learn-l03-close-wide-good = 6 Punkte statt 3: drei Wälder und das Dorf. Der Umweg hat sich gelohnt.
learn-l03-close-wide-small = Geschlossen, aber nur für { part-points }. Mit den beiden Grenzen jenseits des Dorfs wären es 6.
learn-l03-close-wide-stop = Du darfst es dabei belassen, aber dann bleibt das Land offen und bringt nichts. Eine Grenze hast du noch.
learn-l03-close-wide-elsewhere = Diese Grenze schließt dein Land nicht, und für das Dorf brauchst du beide. Versuche es mit den markierten Linien.

## Knights

learn-l03-knights-title = Ritter
learn-l03-knights-card = Einige Züge später. Dein linkes Gebiet und das von Blau daneben haben je einen Ritter: Keines kann dem anderen Land nehmen. Spiele die markierte Karte aus, einen Ritter für 2 Dukaten.
learn-l03-knights-card-good = Gut: ein Ritter aus deinem Vorrat. Jetzt kommt es darauf an, in welchem Gebiet er steht.
learn-l03-knights-card-extension = Bei einem Ritter gegen einen bleibt dir das Land von Blau verschlossen: Du bekämst nur freies Land. Erst ein Ritter.
learn-l03-knights-card-sold = Das bringt 3 Dukaten, aber Blau bleibt so stark wie du. Der Ritter ist hier mehr wert.
learn-l03-knights-place = Ein Ritter kommt neben eine deiner Burgen oder einen deiner Ritter. Setze ihn in dein linkes Gebiet, das an Blau grenzt; auf einer Wiese kostet er nichts extra.
learn-l03-knights-place-good = Zwei gegen einen! Es zählt, wie viele Ritter ein Gebiet hat, nicht wo sie darin stehen.
learn-l03-knights-place-forest = Er zählt dort genauso, aber im Wald kostet ein Ritter 1 Dukaten mehr. Auf einer Wiese kostet er nichts extra.
learn-l03-knights-place-elsewhere = Das stärkt dein rechtes Gebiet. Der Ritter von Blau steht aber dem linken gegenüber.
learn-l03-knights-again = Blau hat mit einem Ritter geantwortet: zwei gegen zwei. Geh mit deiner anderen Karte wieder in Führung.
learn-l03-knights-again-where = Und jetzt in dasselbe Gebiet wie vorhin.
learn-l03-knights-again-good = Drei gegen zwei: Blau kommt nicht herein, und dein Gebiet darf jetzt in das von Blau wachsen.
learn-l03-knights-again-extension = Bei zwei gegen zwei ist das Land von Blau noch verschlossen. Dieselbe Karte kann auch einen Ritter bringen: Wähle ihn.
learn-l03-knights-again-sold = 3 Dukaten, aber Blau hat gleichgezogen. Du brauchst den Ritter.
learn-l03-knights-again-elsewhere = Rechts hilft er nicht gegen diese beiden: Er muss im linken Gebiet stehen.

## Extension

learn-l03-extension-title = Erweiterung
learn-l03-extension-card = Einige Züge später. Mit drei Rittern gegen zwei darf dein Gebiet in das von Blau wachsen. Die markierte Karte bietet einen Ritter oder eine Erweiterung: Wähle die Erweiterung.
learn-l03-extension-card-good = Gut: Eines deiner Gebiete darf jetzt um bis zu zwei Felder wachsen.
learn-l03-extension-card-knight = Ein Ritter mehr schadet nie, aber du bist schon stärker. Jetzt ist es Zeit, Land zu nehmen.
learn-l03-extension-card-border = Hier ist kaum noch etwas abzugrenzen: Eine Grenze bringt dir nichts. Die Erweiterung schon.
learn-l03-extension-card-sold = Das bringt ein paar Dukaten. Die Erweiterung bringt sofort Punkte und kostet Blau welche.
learn-l03-extension-village = Wähle dein linkes Gebiet mit seiner Burg und dann ein Feld, das an das Gebiet grenzt. Welches bringt am meisten?
learn-l03-extension-village-good = Das Dorf wechselt den Besitzer: 3 Punkte für dich, 3 weniger für Blau. Die Grenzen rücken von selbst nach.
learn-l03-extension-village-nothing = Dieses Feld bringt keine Punkte: Wiesen und Minen zählen für sich allein nicht. Suche das Dorf.
learn-l03-extension-village-open = 1 Punkt für den Wald. Dein linkes Gebiet grenzt aber auch an ein Dorf, und das ist 3 wert.
learn-l03-extension-second = Die Karte gibt dir ein zweites Feld. Ein Wald bringt einen Punkt; eine Mine zählt für ein Monopol (drei derselben Sorte: 5 Punkte).
learn-l03-extension-second-mine = Deine zweite Edelsteinmine: noch keine Punkte, aber eine dritte derselben Sorte brächte 5.
learn-l03-extension-second-forest = Ein Punkt mehr für dich, einer weniger für Blau.
learn-l03-extension-second-stop = Du darfst es dabei belassen, aber das zweite Feld kostet nichts extra. Nimm es.
learn-l03-extension-second-meadow = Eine Wiese bringt nichts. Es sind Wälder und Minen in Reichweite.

## Cards and money

learn-l03-money-title = Karten und Geld
learn-l03-money-sell = Eine andere Partie; graue Burgen gehören niemandem. Du hast nur einen Dukaten, und jede Karte auf deiner Hand kostet mehr. Verkaufe eine, die am meisten bringt: Die Zahl in Klammern sagt es.
learn-l03-money-sell-good = 5 Dukaten mehr in deiner Kasse. Die Karte liegt jetzt offen auf dem Machtmarkt, wo alle sie nehmen dürfen.
learn-l03-money-sell-less = 4 Dukaten. Deine beiden anderen Karten bringen je 5.
learn-l03-money-refill = Fülle jetzt deine Hand auf: Ziehe eine unbekannte Karte oder nimm eine vom Machtmarkt, auf dem zwei Grenzen liegen. Beides kostet nichts.
learn-l03-money-refill-good = Kostenlos, und du weißt, was du bekommst. Der Buchstabe einer Karte sagt nur, wie früh in der Partie sie kommt.
learn-l03-money-refill-draw = Wer weiß, was kommt. Auf dem Machtmarkt liegt genau, was dein Land rechts braucht: zwei Grenzen.
learn-l03-money-play = Du bist wieder am Zug, und deine Minen haben je Sorte einen Dukaten gebracht, für Gold und für Silber: Das macht 8. Spiele die beiden Grenzen aus.
learn-l03-money-play-good = 3 gut angelegte Dukaten.
learn-l03-money-play-knights = 7 Dukaten für zwei Ritter würden deine Kasse fast leeren. Die beiden Grenzen kosten 3 und schließen dein Land.
learn-l03-money-play-sold = Noch mehr Dukaten, aber keine Punkte. Die Grenzen kannst du bezahlen.
learn-l03-money-mine = Deine Burg rechts steht bei einer Goldmine, und zwei Linien sind noch offen. Schließe die Fläche.
learn-l03-money-mine-half = Noch eine Linie.
learn-l03-money-mine-good = Deine dritte Goldmine: Das ist ein Monopol, 5 Punkte! Und noch 1 für den Wald.
learn-l03-money-mine-stop = Du darfst es dabei belassen, aber dann bleibt die Goldmine draußen. Eine Grenze hast du noch.
learn-l03-money-mine-elsewhere = So bleibt dein Land rechts offen: Für die Goldmine brauchst du beide markierten Linien.

## The King

learn-l03-king-title = Der König
learn-l03-king-card = Eine andere Partie, kurz vor dem Ende. Du hast 45 Punkte, und wer den König bei 50 erreicht, gewinnt sofort. Die Königsstadt ist 5 wert: Welche Karte bringt dich hin?
learn-l03-king-card-good = Ja: Eine Erweiterung bringt zwei Felder, und das reicht genau.
learn-l03-king-card-knights = Ritter bringen keine Punkte, und im Nordwesten bist du schon stärker als Blau: drei gegen einen.
learn-l03-king-card-sold = An Dukaten fehlt es nicht. Es fehlen fünf Punkte, und die liegen auf dem Spielplan.
learn-l03-king-reach = Die Königsstadt liegt zwei Felder von deinem großen Gebiet im Nordwesten entfernt. Nimm Feld für Feld.
learn-l03-king-reach-half = Noch ein Feld, und du stehst vor dem König.
learn-l03-king-reach-good = 50 Punkte: Du hast den König erreicht und gewonnen!
learn-l03-king-reach-stop = Du darfst es dabei belassen, aber zum Sieg fehlt nur noch ein Feld.
learn-l03-king-reach-short = Das bringt einen Punkt oder keinen, und dir fehlen fünf. Halte auf die Königsstadt zu.

## Where to begin

learn-l03-castles-title = Wo man anfängt
learn-l03-castles-castle = Eine andere Partie, ganz am Anfang: Reihum werden die Burgen gesetzt. An einem guten Platz liegen Wälder und Dörfer ringsum, und der Rand des Spielplans spart Grenzen. Wähle einen.
learn-l03-castles-castle-good = Gut gewählt: reiches Land ringsum, und der Rand schließt dir eine Seite oder zwei.
learn-l03-castles-castle-crowded = Die Burg von Blau ist ganz nah: Dieses Land müsstest du teilen. Gutes Land gibt es auch anderswo.
learn-l03-castles-castle-city = Die Königsstadt lockt mit 5 Punkten, aber hier kommen alle vorbei, und kein Rand hilft dir. Versuche es weiter außen.
learn-l03-castles-castle-far = Hier braucht eine reiche Fläche viele Grenzen, und eine kleine bringt wenig. Suche Wälder und Dörfer nahe einer Ecke.
learn-l03-castles-knight = Dazu kommt ein Ritter, auf ein Feld neben der Burg. Dieser kostet nichts, selbst im Wald.
learn-l03-castles-knight-good = Da steht er. Deine Burgen müssen sechs Schritte Abstand voneinander halten; alles andere liegt bei dir.
