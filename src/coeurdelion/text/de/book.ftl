### Das Regelbuch als Seite und auf Papier, auf Deutsch: was die Bücher aller Spiele sagen.

## The page

book-title = { $game }: das Regelbuch
book-all = Die Regelbücher
book-all-text = Alle Regeln der drei Spiele in der Reihenfolge, in der man ihnen begegnet: mit ihren Quellen, den Unterschieden zwischen den Ausgaben und kleinen Plänen, die sie zeigen.
book-skip = Zu den Regeln springen
book-home = Zur Startseite
book-language = Sprache
book-language-fr = Français
book-language-en = English
book-language-de = Deutsch
book-games = Regelbücher
book-contents = Inhalt
book-play = { $game } spielen
book-foot = Die Spiele gehören ihren Autoren und Verlagen; Texte, Zeichnungen und Beispiele hier stammen von uns.

## Search

book-search = In den Regeln suchen
book-search-go = Suchen
book-found =
    { $count ->
        [0] Zu „{ $query }“ steht hier nichts.
        [one] Eine Regel zu „{ $query }“.
       *[other] { $count } Regeln zu „{ $query }“.
    }
book-found-whole = Das ganze Buch zeigen

## Introduction

book-about = Das Spiel
book-goal = Das Ziel
book-box = In der Schachtel
book-course = Wie gespielt wird
book-signs = Wie die Pläne zu lesen sind
book-marks = Woher eine Regel kommt
book-marks-text = Jede Regel hat eine Nummer, unter der man sie nennen und verlinken kann. Darunter steht, woher sie kommt: aus einer gedruckten Spielregel, mit dem Abschnitt, in dem sie dort steht, aus der Antwort des Verlags auf eine Frage, aus Beschreibungen des Spiels durch andere oder, wo all diese schweigen, aus unserer eigenen Auslegung.

## Rules

book-anchor = Link zur Regel { $rule }
book-source-printed = Gedruckte Regel:
book-source-answer = Antwort des Verlags
book-source-report = Von anderen beschrieben
book-source-ruling = Unsere Auslegung
book-choice = Ein Tisch kann es anders halten:
book-elsewhere = Auch in anderen Beispielen zu sehen:
book-head-players =
    { $count ->
        [one] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] zu { $count }
    }

## Examples

book-example-others =
    { $count ->
        [one] Auf einem Plan gezeigt
       *[other] Auf Plänen gezeigt ({ $count })
    }
book-before = Vorher
book-after = Nachher
book-refused = Nicht erlaubt
book-step-refused = { $player } möchte { $wanted }. { $reason }
book-step-misread = { $player } schreibt „{ $line }“. { $reason }

## Ways to play

book-way-chosen = gewählt
book-differs = Anders
book-ways-text = Was sich unterscheidet, trägt ein ≠, und jede Zeile führt zu ihrer Regel.
book-ways-row = Thema
book-house = Hausregeln
book-house-text = Auf jede dieser Regeln kann sich ein Tisch einzeln einigen, gleich wonach er sonst spielt.

## Glossary

book-glossary = Glossar
book-glossary-text = Ein Wort für jede Sache, in den drei Sprachen.
