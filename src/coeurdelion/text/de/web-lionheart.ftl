### Lionheart im Browser, auf Deutsch.

## What is asked

web-ask-army = verdeckt zehn Sockel aufstellen
web-ask-orders =
    { $left ->
        [one] noch eine Aktion zum Ziehen, Schwenken oder Angreifen
       *[other] { $left } Aktionen zum Ziehen, Schwenken oder Angreifen
    }
web-lh-hint-choose = Wähle eine deiner Einheiten.
web-lh-hint-attack = Wähle, was leuchtet: einen Feind, ein Feld oder einen Pfeil.
web-lh-hint-move = Wähle, was leuchtet: ein Feld oder einen Pfeil.
web-lh-hint-turn = Der Weg ist versperrt: Wähle einen Pfeil zum Schwenken.
web-lh-hint-army-fits = Das Heer ist bereit: Schick es in die Schlacht oder ändere es noch.
web-lh-hint-army-checking = Das Heer wird geprüft …

## Units, squares, orders

web-lh-field = Das Schlachtfeld
web-lh-unit = { lh-part-unit }, { $figures ->
        [one] { $figures } Figur
       *[other] { $figures } Figuren
    }, Blick { lh-part-facing }
web-lh-empty = { $cell }, leer
web-lh-move = Nach { $to } ziehen
web-lh-turn = { lh-part-facing } schwenken
web-lh-attack = { $to } angreifen: { $unit }
web-lh-attack-short = { $to } angreifen
web-lh-bribe = Die Söldner auf { $to } bestechen
web-line-end = Zug beenden
web-lh-pass = Passen
web-lh-panic = Panik
web-lh-terror = Schrecken
web-lh-orders = Befehle
web-lh-orders-of = Befehle für die Einheit auf { $cell }
web-lh-orders-none = Wähle eine Einheit auf dem Schlachtfeld; was sie tun kann, steht dann hier.
web-lh-orders-watch = Die andere Seite ist am Zug.
web-lh-actions =
    { $left ->
        [one] noch { $left } Aktion
       *[other] noch { $left } Aktionen
    }
web-lh-quiet =
    { $turns ->
        [one] { $turns } Zug ohne Verlust
       *[other] { $turns } Züge ohne Verlust
    }

## What is left, dice

web-lh-left =
    { $kind ->
        [king] { kind-king }
        [knights] { kind-knights }
        [archers] { kind-archers }
        [infantry] { kind-infantry }
        [heavy] { kind-heavy }
        [peasants] { kind-peasants }
       *[mercenaries] { kind-mercenaries }
    }: { $figures ->
        [one] { $figures } Figur
       *[other] { $figures } Figuren
    } auf { $bases ->
        [one] { $bases } Sockel
       *[other] { $bases } Sockeln
    }
web-lh-rest =
    { $figures ->
        [one] { $figures } Figur
       *[other] { $figures } Figuren
    } auf { $bases ->
        [one] { $bases } Sockel
       *[other] { $bases } Sockeln
    }
web-lh-bases =
    { $bases ->
        [one] { $bases } Sockel
       *[other] { $bases } Sockel
    }
web-lh-sealed = Heer verdeckt
web-lh-mustering = Stellt ein Heer auf
web-lh-dice = Würfel
web-lh-earlier = Frühere Würfe
web-lh-no-roll = Noch ist nicht gewürfelt worden.
web-lh-figures-left = Verbliebene Figuren

## The end of a battle

web-lh-losses = Verlorene Figuren
web-lh-losses-kind = Einheit
web-lh-lost-attacks = im Angriff gefallen
web-lh-lost-panic = auf der Flucht verloren
web-lh-lost-bribed = vom Gegner bestochen
web-lh-luck = Die Würfel und was von ihnen zu erwarten war
web-lh-luck-face = Seite
web-lh-luck-expected = erwartet: { NUMBER($count, maximumFractionDigits: 1) }

## Building an army

web-lh-muster = Deine Heimatreihen
web-lh-ready = Heer losschicken
web-lh-basic = Grundheer
web-lh-clear = Leeren
web-lh-take = { $kind }: { $left } von { $available } übrig, bis zu { $most } auf einem Sockel
web-lh-place = { $cell }: { $kind } hier aufstellen
web-lh-place-move = { $cell }: den Sockel hierher setzen
web-lh-place-empty = { $cell }, leer
web-lh-base = { $cell }: { $kind }, { $figures ->
        [one] { $figures } Figur
       *[other] { $figures } Figuren
    }
web-lh-count-bases = { $count } von 10 Sockeln
web-lh-more = Eine Figur mehr
web-lh-fewer = Eine Figur weniger
web-lh-remove = Wegnehmen
web-lh-tip = Tippe auf eine Art und dann auf ein Feld, oder ziehe sie dorthin. Ein Sockel, der schon steht, lässt sich antippen, versetzen, vergrößern und verkleinern.
web-lh-held = { $kind }: Tippe jetzt auf ein Feld.
web-lh-why-none-left = { $kind }: Alle { $available } stehen schon im Heer. Verkleinere einen Sockel oder wähle eine andere Art.
web-lh-why-army-full = Ein Heer hat 10 Sockel: Nimm einen weg, bevor du einen neuen aufstellst.
web-lh-why-base-full = { $kind }: höchstens { $most } auf einem Sockel.
web-lh-why-given = Hier steht immer der König, und zwar allein.
web-lh-why-kind-first = Tippe erst auf eine Art, dann auf das Feld.
web-lh-save = Speichern
web-lh-saved = Gespeicherte Heere
web-lh-save-name = Name dieses Heers
web-lh-load = { $name } aufstellen
web-lh-forget = { $name } löschen

## What units can do

web-lh-card = Einheiten
web-lh-card-king = Reitet beliebig weit geradeaus. 2 Würfel; Äxte treffen. Fällt durch zwei Treffer eines Angriffs; gerät nie in Panik. Fällt er, ist die Schlacht verloren.
web-lh-card-knights = Reiten beliebig weit geradeaus. Je 2 Würfel; Äxte treffen. Jeder fällt erst durch zwei Treffer eines Angriffs.
web-lh-card-archers = Ein Feld. Je 1 Würfel; Pfeile treffen. Sie schießen über andere hinweg auf die Felder, die aufleuchten.
web-lh-card-infantry = Ein Feld. Je 1 Würfel, nie mehr als 4; Äxte treffen.
web-lh-card-heavy = Ein Feld weit ziehen oder schwenken kostet beide Aktionen. Greift nach allen vier Seiten an. Je 2 Würfel; Äxte treffen. Jeder fällt erst durch zwei Treffer eines Angriffs.
web-lh-card-peasants = Ein Feld. Je 1 Würfel; Äxte oder Pfeile treffen, je nachdem, was häufiger fällt. Jeder Panikwürfel treibt sie ein Feld zurück.
web-lh-card-mercenaries = Ein Feld. Je 2 Würfel; Äxte treffen. Panikwürfel treiben den Feind zurück. Ein feindlicher König, der sie durch Ziehen oder Schwenken vor sich bekommt, kann sie gleich danach bestechen, außer ihr eigener König steht direkt vor ihnen.
web-lh-card-turn = Zwei Aktionen je Zug: geradeaus ziehen, schwenken oder angreifen. Keine Einheit greift zweimal an. Zeigen alle Würfel Panik, flieht der Angreifer.

## Kings in danger, and what a square is

web-lh-danger =
    { $count ->
        [one] { lh-part-unit-first } ist in Gefahr: Eine Einheit kann ihn in einem Zug angreifen; er fällt dann mit { $percent } % Wahrscheinlichkeit.
       *[other] { lh-part-unit-first } ist in Gefahr: { $count } Einheiten können ihn in einem Zug angreifen; er fällt dann schlimmstenfalls mit { $percent } % Wahrscheinlichkeit.
    }
web-lh-danger-short = König in Gefahr: { $percent } %
web-lh-danger-brief = König { $percent } %
web-lh-attacker =
    { lh-part-unit-first } auf { $cell }: { $percent } %{ $actions ->
        [1] { "" }
       *[other] , nach Ziehen oder Schwenken
    }
web-lh-threatens =
    { $actions ->
        [1] Kann den feindlichen König angreifen: Er fällt mit { $percent } % Wahrscheinlichkeit.
       *[other] Kann nach Ziehen oder Schwenken den feindlichen König angreifen: Er fällt mit { $percent } % Wahrscheinlichkeit.
    }
web-lh-has-attacked = Hat in diesem Zug schon angegriffen.
web-lh-home =
    { $side ->
        [gold] Heimatreihen von Gold
       *[silver] Heimatreihen von Silber
    }

## Keys

web-lh-key-arrows = zum nächsten leuchtenden Feld in dieser Richtung, oder dorthin schwenken
web-lh-key-size = beim Aufstellen des Heeres: eine Figur mehr oder weniger
web-lh-key-remove = beim Aufstellen des Heeres: den Sockel entfernen

## Headings of tables

web-table-bases = Sockel
web-table-danger = König in Gefahr
