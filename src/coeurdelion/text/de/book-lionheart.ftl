### Lionheart: was das Regelbuch neben den Regeln sagt, auf Deutsch.

## Introduction

book-lh-about = Zwei Heere aus Figuren auf Sockeln treffen auf einem zertretenen Feld aufeinander, Gold gegen Silber: Könige und Ritter zu Pferd, Bogenschützen, Infanterie und, wenn beide einverstanden sind, auch schwere Infanterie, Bauern und Söldner. Lionheart ist ein Schlachtenspiel für zwei aus dem Jahr 1997; eine Partie dauert etwa eine halbe Stunde.
book-lh-goal = Besiege den feindlichen König oder alle seine Krieger, sodass er allein auf dem Feld steht.
book-lh-box = Ein Spielplan, vier Würfel mit Äxten, Pfeilen und Panik, 20 Sockel und zwei Heere, ein goldenes und ein silbernes, mit insgesamt 92 Figuren.
book-lh-course = In deinem Zug hast du zwei Aktionen: geradeaus ziehen, schwenken oder angreifen. Ein Angriff wird gewürfelt, mit einem Würfel oder zweien je Figur; Äxte treffen, bei Bogenschützen sind es die Pfeile. Zeigen alle Würfel Panik, fliehen die Angreifer, und wer hinter ihnen steht, flieht mit.
book-lh-signs = Ohne Zeichnungen ist der Plan in Zeichen geschrieben: Jede Einheit hat den Buchstaben ihrer Art, groß für Gold und klein für Silber, einen Pfeil in ihre Blickrichtung (^ > v <) und die Zahl ihrer Figuren; die Tabelle der Einheiten nennt die Buchstaben.

## Sources

book-lh-source-booklet = französisches Regelheft

## Tables

book-lh-table-army = Das Grundheer
book-lh-head-unit = Einheit
book-lh-head-bases = Sockel
book-lh-head-on-each = Figuren auf jedem
book-lh-table-die = Die Seiten eines Würfels
book-lh-head-face = Zeigt
book-lh-head-sides = Seiten
book-lh-table-units = Die Einheiten
book-lh-head-sign = Zeichen
book-lh-sign = { $sign }
book-lh-head-figures = Figuren
book-lh-head-base = Auf einem Sockel
book-lh-base-of = { $figures }
book-lh-base-up-to = { $least }–{ $most }
book-lh-head-move = Zieht
book-lh-move-foot = ein Feld
book-lh-move-heavy = ein Feld für beide Aktionen
book-lh-move-mounted = beliebig weit
book-lh-head-dice = Würfel je Figur
book-lh-head-hit = Trifft mit
book-lh-hit-axe = Äxten
book-lh-hit-arrow = Pfeilen
book-lh-hit-most = Äxten oder Pfeilen, was häufiger fällt
book-lh-head-reach = Greift an
book-lh-reach-ahead = geradeaus
book-lh-reach-shot = die neun Felder davor
book-lh-reach-around = jedes angrenzende Feld
book-lh-head-toughness = Treffer je Figur

## Basic and built armies

book-lh-ways = Grundheer und selbst aufgestelltes Heer nebeneinander
book-lh-way-basic = Grundheer
book-lh-way-built = Selbst aufgestelltes Heer
book-lh-differs-bases = Die Sockel
book-lh-basic-bases = Zehn, für beide dieselben.
book-lh-built-bases = Zehn, den König eingeschlossen, verdeckt zusammengestellt und gemeinsam aufgedeckt.
book-lh-differs-kinds = Die Arten
book-lh-basic-kinds = König, Ritter, Bogenschützen, Infanterie.
book-lh-built-kinds = Diese und dazu schwere Infanterie, Bauern und Söldner.
book-lh-differs-array = Die Aufstellung
book-lh-basic-array = Der König in der Mitte der hintersten Reihe, Ritter und Bogenschützen neben ihm, davor die Infanterie.
book-lh-built-array = Der König auf seinem Feld, alle anderen beliebig auf den beiden Heimatreihen.
book-lh-differs-massed = Infanterie in Massen
book-lh-basic-massed = Nicht möglich.
book-lh-built-massed = Wahlweise bis zu zehn Infanteristen auf einem Sockel.
