### Löwenherz 2003: was das Regelbuch neben den Regeln sagt, auf Deutsch.

## Introduction

book-l03-about = Der König ist fern, und sein Reich gerät in Unordnung. Jeder Fürst zeichnet die Karte zu seinen Gunsten neu: Burgen werden errichtet, Grenzen gesetzt, Nachbarn zurückgedrängt. Löwenherz ist ein Spiel von Klaus Teuber für zwei bis vier Personen, 2003 bei Kosmos erschienen und 2004 bei Tilsit als Richard Cœur de Lion; eine Partie dauert etwa eine Dreiviertelstunde.
book-l03-goal = Eine von Grenzen umschlossene Fläche mit genau einer Burg ist ein Gebiet; seine Wälder, Dörfer und die Königsstadt bringen Siegpunkte. Wer auf der Leiste den König erreicht, gewinnt sofort. Sonst gewinnt, wer die meisten Punkte hat, wenn die letzte Karte verbraucht ist.
book-l03-box = Ein Rahmen und neun Landschaftsteile, 60 Machtkarten, in vier Farben 60 Ritter und 16 Burgen, 100 Grenzen, Dukaten, vier Siegpunkteanzeiger und der Königschip.
book-l03-course = Zuerst setzen alle ihre Burgen, mit jeder einen Ritter. Dann geht es reihum: Einkommen aus den Minen nehmen, eine Karte verkaufen oder bezahlen und ausspielen, die Hand auffüllen. Mit den Karten setzt man Grenzen und Ritter, erweitert ein Gebiet in das Land des Nachbarn, lockt einen Ritter herüber oder schließt ein Bündnis.
book-l03-signs = Ohne Zeichnungen sind die Pläne in Zeichen geschrieben: # Burg, ! Ritter, mit dem Buchstaben ihrer Farbe (R Rot, B Blau, O Orange, W Weiß, N neutral); % Wald, ^ Dorf, * Königsstadt, g s c d Minen für Gold, Silber, Kupfer und Edelsteine; leer ist Wiese. Striche sind Grenzen; ein kleiner Buchstabe im Feld sagt, wem das Gebiet gehört.

## Sources

book-l03-source-kosmos = Kosmos 2003
book-l03-source-tilsit = Tilsit 2004

## Tables

book-l03-table-cards = Die 60 Machtkarten: Preis (Verkaufswert) × Anzahl
book-l03-head-card = Karte
book-l03-head-letter = Buchstabe { $letter }
book-l03-card = { $card }
book-l03-card-entry = { $price } ({ $sale }) × { $count }
book-l03-table-players = Was von der Zahl der Mitspielenden abhängt
book-l03-row-castles = Burgen je Person
book-l03-row-king = Königschip auf
book-l03-table-values = Was jedes Feld eines neuen Gebiets bringt
book-l03-head-terrain = Gelände
book-l03-head-points = Siegpunkte

## The two editions

book-l03-ways = Die Ausgaben nebeneinander
book-l03-way-kosmos = Kosmos (2003)
book-l03-way-tilsit = Tilsit (2004)
book-l03-differs-arrangement = Die Landschaft
book-l03-kosmos-arrangement = Die Teile werden nach Wunsch ausgelegt; wird nichts anderes gewählt, liegen sie hier im Aufbau für den Einstieg.
book-l03-tilsit-arrangement = Die Teile werden gemischt und zufällig gelegt.
book-l03-differs-placing = Das Setzen der Burgen
book-l03-kosmos-placing = Reihum gegen den Uhrzeigersinn.
book-l03-tilsit-placing = Reihum im Uhrzeigersinn.
book-l03-differs-castle-distance = Abstand zwischen Burgen einer Farbe
book-l03-kosmos-castle-distance = Mindestens { $value } Schritte von einer zur anderen.
book-l03-tilsit-castle-distance = Mindestens sechs leere Felder dazwischen, also { $value } Schritte.
book-l03-differs-deserter = Der Überläufer
book-l03-kosmos-deserter = Du setzt zuerst deinen Ritter; dann bestimmt die Gegenseite, welcher ihrer Ritter geht.
book-l03-tilsit-deserter = Du entfernst zuerst einen Ritter deiner Wahl; dann setzt du deinen.
book-l03-differs-neutral-castles = Neutrale Burgen zu zweit
book-l03-kosmos-neutral-castles = Insgesamt { $value }.
book-l03-tilsit-neutral-castles = Insgesamt { $value }.
book-l03-differs-words = Die französischen Wörter
book-l03-kosmos-words = Domaine, marché, transfuge, prairie, cité du Roi, pierres précieuses, prince.
book-l03-tilsit-words = Fief, Chancellerie, changement d’allégeance, pré, Cité Royale, diamant, duc.
