### Lionheart, auf Deutsch.

## Names

lionheart = Lionheart (1997)
kind-king = König
kind-knights = Ritter
kind-archers = Bogenschützen
kind-infantry = Infanterie
kind-heavy = Schwere Infanterie
kind-peasants = Bauern
kind-mercenaries = Söldner

## Parts of sentences, used by other messages only

lh-part-unit-first =
    { $side ->
        [gold] { $kind ->
            [king] Der goldene König
            [knights] Die goldenen Ritter
            [archers] Die goldenen Bogenschützen
            [infantry] Die goldene Infanterie
            [heavy] Die goldene schwere Infanterie
            [peasants] Die goldenen Bauern
           *[mercenaries] Die goldenen Söldner
        }
       *[silver] { $kind ->
            [king] Der silberne König
            [knights] Die silbernen Ritter
            [archers] Die silbernen Bogenschützen
            [infantry] Die silberne Infanterie
            [heavy] Die silberne schwere Infanterie
            [peasants] Die silbernen Bauern
           *[mercenaries] Die silbernen Söldner
        }
    }
lh-part-unit =
    { $side ->
        [gold] { $kind ->
            [king] der goldene König
            [knights] die goldenen Ritter
            [archers] die goldenen Bogenschützen
            [infantry] die goldene Infanterie
            [heavy] die goldene schwere Infanterie
            [peasants] die goldenen Bauern
           *[mercenaries] die goldenen Söldner
        }
       *[silver] { $kind ->
            [king] der silberne König
            [knights] die silbernen Ritter
            [archers] die silbernen Bogenschützen
            [infantry] die silberne Infanterie
            [heavy] die silberne schwere Infanterie
            [peasants] die silbernen Bauern
           *[mercenaries] die silbernen Söldner
        }
    }
lh-part-foe =
    { $foe ->
        [gold] { $target ->
            [king] den goldenen König
            [knights] die goldenen Ritter
            [archers] die goldenen Bogenschützen
            [infantry] die goldene Infanterie
            [heavy] die goldene schwere Infanterie
            [peasants] die goldenen Bauern
           *[mercenaries] die goldenen Söldner
        }
       *[silver] { $target ->
            [king] den silbernen König
            [knights] die silbernen Ritter
            [archers] die silbernen Bogenschützen
            [infantry] die silberne Infanterie
            [heavy] die silberne schwere Infanterie
            [peasants] die silbernen Bauern
           *[mercenaries] die silbernen Söldner
        }
    }
lh-part-kind-first =
    { $kind ->
        [king] Der König
        [knights] Die Ritter
        [archers] Die Bogenschützen
        [infantry] Die Infanterie
        [heavy] Die schwere Infanterie
        [peasants] Die Bauern
       *[mercenaries] Die Söldner
    }
lh-part-kind =
    { $kind ->
        [king] der König
        [knights] die Ritter
        [archers] die Bogenschützen
        [infantry] die Infanterie
        [heavy] die schwere Infanterie
        [peasants] die Bauern
       *[mercenaries] die Söldner
    }
lh-part-of-kind =
    { $kind ->
        [king] Könige
        [knights] Ritter
        [archers] Bogenschützen
        [infantry] Infanteristen
        [heavy] schwere Infanteristen
        [peasants] Bauern
       *[mercenaries] Söldner
    }
lh-part-of-side =
    { $side ->
        [gold] goldener
       *[silver] silberner
    }
lh-part-facing =
    { $facing ->
        [n] nach Norden
        [e] nach Osten
        [s] nach Süden
       *[w] nach Westen
    }
lh-part-percent =
    { $percent ->
        [0] Unter 1 %
       *[other] { $percent } %
    }
lh-part-dice =
    { $dice ->
        [1] ein Würfel
        [2] zwei Würfel
        [3] drei Würfel
        [4] vier Würfel
       *[other] { $dice } Würfel
    }
lh-part-axes =
    { $axes ->
        [0] keine Axt
        [1] eine Axt
        [2] zwei Äxte
        [3] drei Äxte
        [4] vier Äxte
       *[other] { $axes } Äxte
    }
lh-part-hits =
    { $kind ->
        [archers] { $hits ->
            [1] ein Pfeil
            [2] zwei Pfeile
            [3] drei Pfeile
            [4] vier Pfeile
           *[other] { $hits } Pfeile
        }
        [peasants] { $hits ->
            [1] ein Treffer
            [2] zwei Treffer
            [3] drei Treffer
            [4] vier Treffer
           *[other] { $hits } Treffer
        }
       *[other] { $hits ->
            [1] eine Axt
            [2] zwei Äxte
            [3] drei Äxte
            [4] vier Äxte
           *[other] { $hits } Äxte
        }
    }
lh-part-losses =
    { $target ->
        [king] der König fällt
        [knights] { $losses ->
            [1] ein Ritter fällt
            [2] zwei Ritter fallen
           *[other] { $losses } Ritter fallen
        }
       *[other] { $losses ->
            [1] ein Mann fällt
            [2] zwei Mann fallen
            [3] drei Mann fallen
            [4] vier Mann fallen
           *[other] { $losses } Mann fallen
        }
    }
lh-part-left =
    { $left ->
        [1] einer bleibt übrig
        [2] zwei bleiben übrig
        [3] drei bleiben übrig
        [4] vier bleiben übrig
        [5] fünf bleiben übrig
        [6] sechs bleiben übrig
        [7] sieben bleiben übrig
        [8] acht bleiben übrig
        [9] neun bleiben übrig
       *[other] { $left } bleiben übrig
    }
lh-part-squares =
    { $squares ->
        [1] ein Feld
        [2] zwei Felder
        [3] drei Felder
        [4] vier Felder
       *[other] { $squares } Felder
    }
lh-part-figures-of =
    { $kind ->
        [king] der König
        [knights] { $figures ->
            [one] { $figures } Ritter
           *[other] { $figures } Ritter
        }
        [archers] { $figures ->
            [one] { $figures } Bogenschütze
           *[other] { $figures } Bogenschützen
        }
        [infantry] { $figures ->
            [one] { $figures } Infanterist
           *[other] { $figures } Infanteristen
        }
        [heavy] { $figures ->
            [one] { $figures } schwerer Infanterist
           *[other] { $figures } schwere Infanteristen
        }
        [peasants] { $figures ->
            [one] { $figures } Bauer
           *[other] { $figures } Bauern
        }
       *[mercenaries] { $figures ->
            [one] { $figures } Söldner
           *[other] { $figures } Söldner
        }
    }
lh-part-base = auf { $cell }
lh-part-figures =
    { $figures ->
        [1] ein Mann ist verloren
        [2] zwei Mann sind verloren
        [3] drei Mann sind verloren
        [4] vier Mann sind verloren
        [5] fünf Mann sind verloren
        [6] sechs Mann sind verloren
        [7] sieben Mann sind verloren
        [8] acht Mann sind verloren
        [9] neun Mann sind verloren
        [10] zehn Mann sind verloren
       *[other] { $figures } Mann sind verloren
    }

## What one can do, in the infinitive

lh-do-move =
    { $kind ->
        [king] den König von { $cell } nach { $to } ziehen
       *[other] { lh-part-kind } von { $cell } nach { $to } ziehen
    }
lh-do-turn =
    { $kind ->
        [king] den König auf { $cell } { lh-part-facing } schwenken
       *[other] { lh-part-kind } auf { $cell } { lh-part-facing } schwenken
    }
lh-do-attack =
    { lh-part-foe } auf { $other } { $kind ->
        [king] mit dem König
        [knights] mit den Rittern
        [archers] mit den Bogenschützen
        [infantry] mit der Infanterie
        [heavy] mit der schweren Infanterie
        [peasants] mit den Bauern
       *[mercenaries] mit den Söldnern
    } auf { $cell } angreifen
lh-do-attack-empty = von { $cell } aus das leere Feld { $other } angreifen
lh-do-bribe = mit dem König auf { $cell } die Söldner auf { $other } bestechen
lh-do-nobody = auf { $cell } handeln, wo niemand steht
lh-do-end = den Zug beenden
lh-do-army = dieses Heer aufstellen: { $bases }

## What is asked

ask-army = verdeckt ein Heer aus zehn Sockeln aufstellen, jeder mit Buchstabe, Figurenzahl und Feld (i4@c7)
ask-orders =
    { $left ->
        [one] mit einer Einheit ziehen, schwenken oder angreifen (letzte Aktion)
       *[other] mit einer Einheit ziehen, schwenken oder angreifen (noch { $left } Aktionen)
    }

## Lionheart: events

lh-army-ready = { $player } hat ein Heer aufgestellt; noch bleibt es verdeckt.
lh-army-revealed =
    { $side ->
        [gold] Das goldene Heer wird aufgedeckt: { $figures } Figuren ({ $bases }).
       *[silver] Das silberne Heer wird aufgedeckt: { $figures } Figuren ({ $bases }).
    }
lh-first-rolled = { $player } würfelt um den ersten Zug: { lh-part-axes }.
lh-first-tied = Gleichstand: Beide würfeln noch einmal.
lh-turn-begun = Zug { NUMBER($turn, useGrouping: 0) }: { $player } ist an der Reihe.
lh-turn-ended =
    { $left ->
        [one] { $player } beendet den Zug und verzichtet auf eine Aktion.
       *[other] { $player } beendet den Zug, ohne etwas zu tun.
    }
lh-unit-moved =
    { $kind ->
        [king] { lh-part-unit-first } reitet von { $cell } nach { $to }.
        [knights] { lh-part-unit-first } reiten von { $cell } nach { $to }.
        [infantry] { lh-part-unit-first } rückt von { $cell } nach { $to } vor.
        [heavy] { lh-part-unit-first } rückt von { $cell } nach { $to } vor.
       *[other] { lh-part-unit-first } rücken von { $cell } nach { $to } vor.
    }
lh-unit-turned =
    { $kind ->
        [king] { lh-part-unit-first } auf { $cell } wendet sich { lh-part-facing }.
        [infantry] { lh-part-unit-first } auf { $cell } schwenkt { lh-part-facing }.
        [heavy] { lh-part-unit-first } auf { $cell } schwenkt { lh-part-facing }.
       *[other] { lh-part-unit-first } auf { $cell } schwenken { lh-part-facing }.
    }
lh-attack-begun =
    { $kind ->
        [king] { lh-part-unit-first } ({ $cell }) greift { lh-part-foe } ({ $other }) an: { lh-part-dice }.
        [infantry] { lh-part-unit-first } ({ $cell }) greift { lh-part-foe } ({ $other }) an: { lh-part-dice }.
        [heavy] { lh-part-unit-first } ({ $cell }) greift { lh-part-foe } ({ $other }) an: { lh-part-dice }.
        [archers] { lh-part-unit-first } ({ $cell }) zielen auf { lh-part-foe } ({ $other }): { lh-part-dice }.
       *[other] { lh-part-unit-first } ({ $cell }) greifen { lh-part-foe } ({ $other }) an: { lh-part-dice }.
    }
lh-attack-odds =
    Die Aussichten: niemand fällt { $none } %{ $one ->
        [0] { "" }
       *[other] , einer fällt { $one } %
    }{ $two ->
        [0] { "" }
       *[other] , zwei fallen { $two } %
    }{ $three ->
        [0] { "" }
       *[other] , drei fallen { $three } %
    }{ $four ->
        [0] { "" }
       *[other] , vier fallen { $four } %
    }{ $panic ->
        [0] { "" }
       *[other] ; Panik { $panic } %
    }{ $terror ->
        [0] { "" }
       *[other] ; der Feind weicht zurück { $terror } %
    }.
lh-attack-outcome =
    { lh-part-percent }: { $what ->
        [king] { lh-part-unit-first } fällt, und die Schlacht ist entschieden.
        [army] { lh-part-unit-first } steht allein, und die Schlacht ist entschieden.
        [own-king] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } läuft dem eigenen König in die Arme: verloren.
            [heavy] { lh-part-unit-first } auf { $cell } läuft dem eigenen König in die Arme: verloren.
           *[other] { lh-part-unit-first } auf { $cell } laufen dem eigenen König in die Arme: verloren.
        }
        [enemy] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } läuft dem Feind in die Arme: verloren.
            [heavy] { lh-part-unit-first } auf { $cell } läuft dem Feind in die Arme: verloren.
           *[other] { lh-part-unit-first } auf { $cell } laufen dem Feind in die Arme: verloren.
        }
        [edge] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } flieht vom Spielplan: verloren.
            [heavy] { lh-part-unit-first } auf { $cell } flieht vom Spielplan: verloren.
           *[other] { lh-part-unit-first } auf { $cell } fliehen vom Spielplan: verloren.
        }
        [destroyed] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } fällt bis auf den letzten Mann.
            [heavy] { lh-part-unit-first } auf { $cell } fällt bis auf den letzten Mann.
           *[other] { lh-part-unit-first } auf { $cell } fallen bis auf den letzten Mann.
        }
        [pushed] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } wird von der Panik mitgerissen.
            [heavy] { lh-part-unit-first } auf { $cell } wird von der Panik mitgerissen.
           *[other] { lh-part-unit-first } auf { $cell } werden von der Panik mitgerissen.
        }
       *[retreats] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } flieht.
            [heavy] { lh-part-unit-first } auf { $cell } flieht.
           *[other] { lh-part-unit-first } auf { $cell } fliehen.
        }
    }
lh-attack-rolled =
    { $kind ->
        [king] { lh-part-unit-first } schlägt auf { lh-part-foe } ein:
        [infantry] { lh-part-unit-first } schlägt auf { lh-part-foe } ein:
        [heavy] { lh-part-unit-first } schlägt auf { lh-part-foe } ein:
        [archers] { lh-part-unit-first } schießen auf { lh-part-foe }:
       *[other] { lh-part-unit-first } schlagen auf { lh-part-foe } ein:
    } { $losses ->
        [0] { $hits ->
            [0] kein einziger Treffer.
           *[other] { lh-part-hits }, das genügt nicht.
        }
       *[other] { lh-part-hits }, { lh-part-losses }{ $left ->
            [0] .
           *[other] ; { lh-part-left }.
        }
    }
lh-lone-hit =
    { $kind ->
        [archers] Ein einzelner { lh-part-of-side } Bogenschütze trifft { lh-part-foe }: Der Würfel fällt noch einmal.
        [peasants] Ein einzelner { lh-part-of-side } Bauer trifft { lh-part-foe }: Der Würfel fällt noch einmal.
       *[infantry] Ein einzelner { lh-part-of-side } Infanterist trifft { lh-part-foe }: Der Würfel fällt noch einmal.
    }
lh-unit-destroyed =
    { $kind ->
        [king] { lh-part-unit-first } auf { $cell } verschwindet vom Schlachtfeld.
        [infantry] { lh-part-unit-first } auf { $cell } verschwindet vom Schlachtfeld.
        [heavy] { lh-part-unit-first } auf { $cell } verschwindet vom Schlachtfeld.
       *[other] { lh-part-unit-first } auf { $cell } verschwinden vom Schlachtfeld.
    }
lh-unit-panicked =
    { $kind ->
        [infantry] Panik! { lh-part-unit-first } auf { $cell } macht kehrt.
        [heavy] Panik! { lh-part-unit-first } auf { $cell } macht kehrt.
       *[other] Panik! { lh-part-unit-first } auf { $cell } machen kehrt.
    }
lh-peasants-fled =
    { $side ->
        [gold] Die goldenen Bauern auf { $cell } nehmen Reißaus: { lh-part-squares }.
       *[silver] Die silbernen Bauern auf { $cell } nehmen Reißaus: { lh-part-squares }.
    }
lh-unit-terrified =
    { $kind ->
        [infantry] Die Söldner verbreiten Schrecken: { lh-part-unit-first } auf { $cell } weicht zurück, { lh-part-squares } weit.
        [heavy] Die Söldner verbreiten Schrecken: { lh-part-unit-first } auf { $cell } weicht zurück, { lh-part-squares } weit.
       *[other] Die Söldner verbreiten Schrecken: { lh-part-unit-first } auf { $cell } weichen zurück, { lh-part-squares } weit.
    }
lh-unit-retreated =
    { $kind ->
        [infantry] { lh-part-unit-first } flieht von { $cell } nach { $to }.
        [heavy] { lh-part-unit-first } flieht von { $cell } nach { $to }.
       *[other] { lh-part-unit-first } fliehen von { $cell } nach { $to }.
    }
lh-unit-pushed =
    { $kind ->
        [infantry] Die Panik greift um sich: { lh-part-unit-first } flieht von { $cell } nach { $to }.
        [heavy] Die Panik greift um sich: { lh-part-unit-first } flieht von { $cell } nach { $to }.
       *[other] Die Panik greift um sich: { lh-part-unit-first } fliehen von { $cell } nach { $to }.
    }
lh-unit-lost =
    { $by ->
        [edge] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } flieht vom Spielplan: { lh-part-figures }.
            [heavy] { lh-part-unit-first } auf { $cell } flieht vom Spielplan: { lh-part-figures }.
           *[other] { lh-part-unit-first } auf { $cell } fliehen vom Spielplan: { lh-part-figures }.
        }
        [enemy] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } läuft dem Feind in die Arme: { lh-part-figures }.
            [heavy] { lh-part-unit-first } auf { $cell } läuft dem Feind in die Arme: { lh-part-figures }.
           *[other] { lh-part-unit-first } auf { $cell } laufen dem Feind in die Arme: { lh-part-figures }.
        }
       *[king] { $kind ->
            [infantry] { lh-part-unit-first } auf { $cell } läuft dem eigenen König in die Arme: { lh-part-figures }.
            [heavy] { lh-part-unit-first } auf { $cell } läuft dem eigenen König in die Arme: { lh-part-figures }.
           *[other] { lh-part-unit-first } auf { $cell } laufen dem eigenen König in die Arme: { lh-part-figures }.
        }
    }
lh-mercenaries-bribed =
    { $side ->
        [gold] Der goldene König auf { $cell } besticht die silbernen Söldner auf { $other }: Sie wechseln die Seite.
       *[silver] Der silberne König auf { $cell } besticht die goldenen Söldner auf { $other }: Sie wechseln die Seite.
    }
lh-won-by-king =
    { $foe ->
        [gold] Der goldene König ist gefallen: { $players } gewinnt die Schlacht.
       *[silver] Der silberne König ist gefallen: { $players } gewinnt die Schlacht.
    }
lh-won-by-army =
    { $foe ->
        [gold] Der goldene König steht allein auf dem Schlachtfeld: { $players } gewinnt die Schlacht.
       *[silver] Der silberne König steht allein auf dem Schlachtfeld: { $players } gewinnt die Schlacht.
    }
lh-drawn = { $turns } Züge lang ist keine Figur gefallen: Die Schlacht endet unentschieden.

## Lionheart: reasons of refusal

lh-refused-bad-colours = Diese Farben passen nicht: { $colours }. Platz 0 spielt Gold, Platz 1 Silber.
lh-refused-square-shared = Zwei Sockel auf { $cell }: Auf einem Feld ist nur Platz für eine Einheit.
lh-refused-first-dice = Um den ersten Zug wird mit { $needed } Würfeln gewürfelt, nicht mit { $count }.
lh-refused-no-unit = Auf { $cell } steht keine Einheit.
lh-refused-not-your-unit = Die Einheit auf { $cell } gehorcht dir nicht: Wähle zuerst eine eigene.
lh-refused-attacked-already = Die Einheit auf { $cell } hat in diesem Zug schon angegriffen: Eine andere darf es noch.
lh-refused-not-straight-ahead =
    { $kind ->
        [king] { $to } liegt nicht geradeaus: { lh-part-kind-first } auf { $cell } blickt { lh-part-facing }. Schwenken ist eine eigene Aktion.
        [infantry] { $to } liegt nicht geradeaus: { lh-part-kind-first } auf { $cell } blickt { lh-part-facing }. Schwenken ist eine eigene Aktion.
        [heavy] { $to } liegt nicht geradeaus: { lh-part-kind-first } auf { $cell } blickt { lh-part-facing }. Schwenken ist eine eigene Aktion.
       *[other] { $to } liegt nicht geradeaus: { lh-part-kind-first } auf { $cell } blicken { lh-part-facing }. Schwenken ist eine eigene Aktion.
    }
lh-refused-too-far-on-foot =
    { $kind ->
        [infantry] { lh-part-kind-first } auf { $cell } geht zu Fuß: ein Feld je Aktion, bis { $to }. Das wären { $steps } Felder.
        [heavy] { lh-part-kind-first } auf { $cell } geht zu Fuß: immer nur ein Feld, bis { $to }. Das wären { $steps } Felder.
       *[other] { lh-part-kind-first } auf { $cell } gehen zu Fuß: ein Feld je Aktion, bis { $to }. Das wären { $steps } Felder.
    }
lh-refused-way-blocked = Der Weg nach { $to } ist versperrt: Auf { $cell } steht eine Einheit. Niemand zieht auf oder über eine andere.
lh-refused-faces-there = Die Einheit auf { $cell } blickt schon { lh-part-facing }: Wähle eine andere Richtung.
lh-refused-no-target = Auf { $cell } steht niemand, den man angreifen könnte.
lh-refused-own-target = Die Einheit auf { $cell } ist deine eigene.
lh-refused-not-ahead =
    { $kind ->
        [king] { $target } ist nicht das Feld, das { lh-part-kind } auf { $cell } vor sich hat: Erst schwenken oder ziehen.
        [infantry] { $target } ist nicht das Feld, das { lh-part-kind } auf { $cell } vor sich hat: Erst schwenken oder ziehen.
       *[other] { $target } ist nicht das Feld, das { lh-part-kind } auf { $cell } vor sich haben: Erst schwenken oder ziehen.
    }
lh-refused-attack-dice = Zahl der Würfel für diesen Angriff: { $needed }, nicht { $count }.
lh-refused-out-of-area = { $target } liegt außer Reichweite der Bogenschützen auf { $cell }: Sie treffen die neun Felder der drei Reihen vor ihnen, eine Spalte zu jeder Seite.
lh-refused-out-of-line = { $target } liegt außer Reichweite der Bogenschützen auf { $cell }: Sie treffen, was geradeaus vor ihnen steht.
lh-refused-too-many-bases =
    { $excess ->
        [one] Ein Heer hat { $needed } Sockel, dieses { $count }: einer zu viel.
       *[other] Ein Heer hat { $needed } Sockel, dieses { $count }: { $excess } zu viel.
    }
lh-refused-too-few-bases =
    { $missing ->
        [one] Ein Heer hat { $needed } Sockel, dieses { $count }: Einer fehlt.
       *[other] Ein Heer hat { $needed } Sockel, dieses { $count }: { $missing } fehlen.
    }
lh-refused-king-missing = Jedes Heer hat einen König; diesem fehlt er.
lh-refused-king-off-throne = Der König steht auf { $throne }, in der Mitte der hintersten Reihe, nicht auf { $cell }.
lh-refused-off-home-rows = Der Sockel { $base } steht nicht auf deinen beiden Heimatreihen: den Feldern von { $first } bis { $last }.
lh-refused-base-too-full =
    { $excess ->
        [one] Der Sockel { $base } ist zu voll. Höchstzahl ({ lh-part-of-kind }): { $most }; das ist eine Figur zu viel.
       *[other] Der Sockel { $base } ist zu voll. Höchstzahl ({ lh-part-of-kind }): { $most }; das sind { $excess } Figuren zu viel.
    }
lh-refused-base-too-small = Der Sockel { $base } ist zu klein. Mindestzahl ({ lh-part-of-kind }): { $least }.
lh-refused-too-many-of-a-kind =
    { $excess ->
        [one] Zu viele { lh-part-of-kind }: { $figures } Figuren, und es gibt { $most }; eine zu viel.
       *[other] Zu viele { lh-part-of-kind }: { $figures } Figuren, und es gibt { $most }; { $excess } zu viel.
    }
lh-refused-heavy-needs-both =
    { $left ->
        [one] Die schwere Infanterie braucht { $needed } Aktionen, um zu ziehen oder zu schwenken, und nur noch eine ist übrig.
       *[other] Die schwere Infanterie braucht { $needed } Aktionen, um zu ziehen oder zu schwenken, und { $left } sind übrig.
    }
lh-refused-not-beside = { $target } grenzt nicht mit einer Seite an { $cell }: Die schwere Infanterie schlägt in alle vier Richtungen, aber nie weiter und nie schräg.
lh-refused-only-a-king-bribes =
    { $kind ->
        [infantry] Nur ein König besticht; auf { $cell } steht { lh-part-kind }.
        [heavy] Nur ein König besticht; auf { $cell } steht { lh-part-kind }.
       *[other] Nur ein König besticht; auf { $cell } stehen { lh-part-kind }.
    }
lh-refused-only-mercenaries-are-bribed = Auf { $cell } stehen keine Söldner, die man bestechen könnte.
lh-refused-own-mercenaries = Die Söldner auf { $cell } stehen schon in deinem Sold.
lh-refused-bribe-not-ahead = Der König auf { $cell } hat { $target } nicht vor sich: Er besticht Söldner auf dem Feld geradeaus.
lh-refused-king-has-not-moved = Der König auf { $cell } ist nicht gerade eben gezogen oder geschwenkt: Nur dann darf er bestechen, wen er vor sich hat.
lh-refused-king-watches = Die Söldner auf { $cell } sehen ihrem eigenen König ins Gesicht: Unter seinen Augen lassen sie sich nicht bestechen.
lh-refused-mass-too-big =
    { $excess ->
        [one] Der Sockel { $base } ist zu voll: Auch in Massen stehen höchstens { $most } Infanteristen auf einem Sockel, also einer zu viel.
       *[other] Der Sockel { $base } ist zu voll: Auch in Massen stehen höchstens { $most } Infanteristen auf einem Sockel, also { $excess } zu viel.
    }

## Lionheart: refusals of lines and files

refused-no-such-base = „{ $text }“ ist kein Sockel: Es braucht den Buchstaben einer Art (k n a i h p m), die Zahl der Figuren und ein Feld, zum Beispiel i4@c7.
refused-diagram-lines = Die Zeichnung hat { $count } Zeilen: Dieser Spielplan hat { $needed } Reihen.
refused-diagram-squares = Diese Reihe hat { $count } Felder: Es sind { $needed }, durch Leerzeichen getrennt.
refused-diagram-unit = „{ $text }“ auf { $cell } ist keine Einheit: Es braucht eine Art (K N A I H P M, klein für Silber), die Zahl der Figuren und eine Blickrichtung (^ > v <), oder einen Punkt für ein leeres Feld.
refused-diagram-figures = { $count } Figuren auf { $cell } sind zu viele. Höchstzahl auf einem Sockel ({ lh-part-of-kind }): { $most }.
refused-diagram-too-many =
    { $side ->
        [gold] Zu viele { lh-part-of-kind } mit der Einheit auf { $cell }: Gold hätte { $count }, und es gibt { $most }.
       *[silver] Zu viele { lh-part-of-kind } mit der Einheit auf { $cell }: Silber hätte { $count }, und es gibt { $most }.
    }
refused-diagram-bases =
    { $side ->
        [gold] Gold hat hier zu viele Sockel: höchstens { $most }, und einen mehr mit bestochenen Söldnern.
       *[silver] Silber hat hier zu viele Sockel: höchstens { $most }, und einen mehr mit bestochenen Söldnern.
    }
refused-diagram-no-king =
    { $side ->
        [gold] Gold hat in der Zeichnung keinen König.
       *[silver] Silber hat in der Zeichnung keinen König.
    }
refused-no-unit-there = Auf „{ $cell }“ steht keine Einheit.
refused-no-such-face = Kein Würfel dieses Spiels zeigt „{ $text }“; die von Lionheart zeigen axe, arrow oder panic.

## Play in the terminal

face-axe = Axt
face-arrow = Pfeil
face-panic = Panik
play-figures = Figuren
play-bases = Sockel
play-battle = Zug { NUMBER($turn, useGrouping: 0) } · Züge ohne Verlust: { $quiet } · letzter Wurf: { $rolled }
play-army = Heer von { $player }: { $army }
play-no-reach = In diesem Spiel schießt niemand.
play-note-lionheart = Mit „reach c8“ siehst du die Felder, die die Einheit auf c8 angreifen kann. Goldene Einheiten haben Großbuchstaben.
setup-army = Heere: Grundheere oder selbst aufgestellte ({ $values }) [{ $default }]:{ " " }

## Lionheart: rules, setting up

LH-SETUP = Vorbereitung
LH-SETUP-1 = Zwei Spieler, Gold und Silber. Der Spielplan hat 9 Spalten und 8 Reihen, wahlweise 10 (die Beschreibungen des Spiels sind sich nicht einig). Die Heimatreihen von Silber sind die beiden oberen, die von Gold die beiden unteren.
LH-SETUP-2 = Eine Einheit ist ein Sockel mit seinen Figuren und einer Blickrichtung: Norden, Osten, Süden oder Westen. Auf einem Feld ist nur Platz für eine Einheit.
LH-SETUP-3 = Das Grundheer: der König allein auf seinem Sockel, 2 Sockel mit 2 Rittern, 2 Sockel mit 4 Bogenschützen, 5 Sockel mit 4 Infanteristen. Das sind 33 Figuren auf 10 Sockeln.
LH-SETUP-4 = Die Grundaufstellung: der König in der Mitte der hintersten Reihe, neben ihm die Ritter, neben diesen die Bogenschützen; die fünf Sockel Infanterie in der Reihe davor, in denselben fünf Spalten. Alle blicken zum Feind.
LH-SETUP-5 = Gold wirft vier Würfel, dann Silber. Wer mehr Äxte zeigt, beginnt; bei Gleichstand würfeln beide noch einmal. Selbst aufgestellte Heere werden vorher aufgedeckt.
LH-SETUP-6 = Ein Würfel zeigt auf drei Seiten eine Axt, auf zweien einen Pfeil und auf einer Panik.

## Lionheart: rules, the turn

LH-TURN = Der Zug
LH-TURN-1 = Du hast zwei Aktionen: ziehen, schwenken oder angreifen, in beliebiger Kombination, mit einer Einheit oder mit zweien.
LH-TURN-2 = Keine Einheit greift in einem Zug zweimal an.
LH-TURN-3 = Du darfst deinen Zug vorzeitig beenden (unsere Auslegung). Ist keine Aktion möglich, endet er von selbst.

## Lionheart: rules, moving and turning

LH-MOVE = Ziehen und Schwenken
LH-MOVE-1 = Eine Einheit zieht nur geradeaus, in ihre Blickrichtung.
LH-MOVE-2 = Einheiten zu Fuß ziehen ein Feld weit. Der König und die Ritter reiten für eine Aktion beliebig viele Felder weit.
LH-MOVE-3 = Niemand zieht auf oder über ein besetztes Feld, ob Freund oder Feind, und niemand vom Spielplan.
LH-MOVE-4 = In eine beliebige andere Richtung zu schwenken ist eine Aktion.

## Lionheart: rules, attacking

LH-ATTACK = Angriff
LH-ATTACK-1 = Eine Einheit greift eine feindliche Einheit auf dem Feld geradeaus an, wohin diese auch blickt. Für Bogenschützen und schwere Infanterie gelten eigene Regeln.
LH-ATTACK-2 = Würfel: Der König und die Ritter werfen zwei je Figur; Infanterie, Bogenschützen und Bauern einen; schwere Infanterie und Söldner zwei.
LH-ATTACK-3 = Äxte treffen; bei Bogenschützen sind es die Pfeile; für Bauern siehe LH-PEASANT-1.
LH-ATTACK-4 = Jeder Treffer entfernt eine Figur. König, Ritter und schwere Infanterie fallen erst durch je zwei Treffer desselben Angriffs; ein überzähliger Treffer verfällt.
LH-ATTACK-5 = Bogenschützen schießen auf eine Einheit in den neun Feldern vor ihnen, drei Reihen weit und eine Spalte zu jeder Seite, über andere hinweg. Ein Tisch kann sie stattdessen auf eines der neun Felder geradeaus schießen lassen, wie man den französischen Text auch lesen kann.
LH-ATTACK-6 = Ein einzelner Infanterist oder Bogenschütze (und, unsere Auslegung, ein einzelner Bauer, bei dem Axt und Pfeil treffen) gegen König, Ritter oder (unsere Auslegung) schwere Infanterie: ein Würfel; trifft er, wird noch einmal gewürfelt, und erst ein zweiter Treffer entfernt eine Figur. Panik in einem der beiden Würfe ist Panik. Sonst würfelt niemand ein zweites Mal.
LH-ATTACK-7 = Ein Sockel ohne Figuren verlässt den Spielplan.

## Lionheart: rules, panic

LH-PANIC = Panik
LH-PANIC-1 = Zeigen alle Würfel eines Angriffs Panik, so gerät die angreifende Einheit in Panik: Sie macht kehrt und flieht ein Feld weit in diese Richtung, wen sie auch angegriffen hat. Söldner geraten durch die eigenen Würfel nicht in Panik, denn die schrecken den Gegner; in einer Kette werden sie mitgerissen wie alle anderen.
LH-PANIC-2 = Der König gerät nie in Panik.
LH-PANIC-3 = Steht eine eigene Einheit im Weg, gerät auch sie in Panik: Sie wendet sich in die Richtung der Flucht und flieht ein Feld weit (die Richtung ist unsere Auslegung), bevor die erste nachrückt; und so weiter.
LH-PANIC-4 = Wer vom Spielplan flieht, ist verloren, ebenso wer auf einen Feind oder auf den eigenen König trifft. Die Einheit dahinter in der Kette rückt trotzdem nach.

## Lionheart: rules, building an army

LH-ARMY = Ein Heer aufstellen
LH-ARMY-1 = Sind beide einverstanden, stellen sie ihre Heere selbst zusammen: immer zehn Sockel, den König eingeschlossen, und verdeckt. Aufgedeckt wird gemeinsam.
LH-ARMY-2 = Der König steht auf seinem Feld in der Mitte der hintersten Reihe; die anderen stehen beliebig auf den beiden Heimatreihen, mit Blick zum Feind (unsere Auslegung).
LH-ARMY-3 = Es gibt 1 König, 4 Ritter (1 oder 2 auf einem Sockel; einer allein ist unsere Auslegung), 8 Bogenschützen und 20 Infanteristen (bis zu 4 auf einem Sockel), 2 schwere Infanteristen (1 oder 2 auf einem Sockel), 4 Bauern (1 bis 4 auf einem Sockel) und 2 Söldner auf einem Sockel. Ein Sockel trägt nie zwei Arten. Man muss nicht alle verwenden.

## Lionheart: rules, heavy infantry

LH-HEAVY = Schwere Infanterie
LH-HEAVY-1 = Die schwere Infanterie braucht zwei Aktionen, um ein Feld weit zu ziehen oder zu schwenken, und eine, um anzugreifen.
LH-HEAVY-2 = Die schwere Infanterie greift jedes Feld an, das mit einer Seite an ihres grenzt, wohin sie auch blickt (unsere Auslegung: nicht schräg).

## Lionheart: rules, peasants

LH-PEASANT = Bauern
LH-PEASANT-1 = Bauern ziehen ein Feld je Aktion und werfen einen Würfel je Figur. Äxte oder Pfeile, was häufiger fällt, sind Treffer; fällt Panik am häufigsten, gibt es keine. Fallen Äxte und Pfeile gleich oft, zählt diese Zahl einmal. Bei Gleichstand mit Panik gelten die Treffer (unsere Auslegung).
LH-PEASANT-2 = Sind die Verluste entfernt und zeigt ein Würfel Panik, machen die Bauern kehrt und fliehen ein Feld weit für jeden solchen Würfel, Feld um Feld, nach den Regeln der Panik; ein Freund im Weg wird bei jedem Schritt mitgerissen. Das ersetzt LH-PANIC-1.

## Lionheart: rules, mercenaries

LH-MERC = Söldner
LH-MERC-1 = Söldner ziehen ein Feld je Aktion und werfen zwei Würfel je Figur. Äxte treffen; ein Treffer entfernt einen von ihnen.
LH-MERC-2 = Sind ihre Verluste entfernt und zeigt ein Würfel Panik, kehrt die angegriffene Einheit den Söldnern den Rücken (unsere Auslegung) und flieht ein Feld weit für jeden solchen Würfel, Feld um Feld, nach den Regeln der Panik. Das gilt nicht für den König und nicht für feindliche Söldner.
LH-MERC-3 = Ein König, der durch Ziehen (oder, unsere Auslegung, Schwenken) feindliche Söldner auf dem Feld geradeaus vor sich bekommt, darf sie mit der unmittelbar folgenden Aktion desselben Zuges bestechen: Sie wechseln die Seite und behalten ihre Blickrichtung.
LH-MERC-4 = Söldner lassen sich nicht bestechen, solange ihr eigener König auf dem Feld geradeaus vor ihnen steht.

## Lionheart: rules, massed infantry

LH-MASS = Infanterie in Massen
LH-MASS-1 = Wahlweise stehen bis zu 10 Infanteristen auf einem Sockel; mehr als vier Würfel werden nie geworfen. Die Heere werden dann selbst aufgestellt (unsere Auslegung), nach Belieben nur aus Grundeinheiten.

## Lionheart: rules, the end

LH-END = Ende
LH-END-1 = Du gewinnst, wenn der feindliche König fällt oder allein dasteht, weil alle seine anderen Krieger verloren oder bestochen sind. Darüber wird entschieden, wenn die Aktion samt allen Fluchten vorbei ist. Verlieren beide zugleich, gewinnt, wer gehandelt hat (unsere Auslegung). Ein König, der von Anfang an in einer Stellung allein steht, hat deshalb nicht verloren: Beurteilt wird eine Seite, wenn eine Aktion sie eine Einheit gekostet hat (unsere Auslegung).
LH-END-2 = Wird 60 Züge in Folge, 30 von jedem Spieler, keine Figur entfernt, endet die Schlacht unentschieden (unsere Auslegung).

## What can be done at a square and from it

lh-part-strikes-from =
    { $actions ->
        [1] auf { $cell }
       *[other] auf { $cell }, nach Ziehen oder Schwenken
    }
lh-reach-moves =
    { $count ->
        [1] Kann ziehen: nach { $first }.
       *[other] Kann ziehen: geradeaus bis { $last }.
    }
lh-reach-barred = Kann nicht ziehen: Der Weg ist versperrt.
lh-reach-nobody = In diesem Zug ist kein Feind zu erreichen.
lh-reach-attack = Erreichbar: { lh-part-unit } { lh-part-strikes-from }. Ein Verlust { $some } %, die ganze Einheit { $every } %.
lh-reach-threat = Bedroht durch: { lh-part-unit } { lh-part-strikes-from }. Ein Verlust { $some } %, die ganze Einheit { $every } %.
lh-reach-covered = Könnte eine Einheit hier angreifen: { lh-part-unit } { lh-part-strikes-from }.
lh-reach-safe = In einem Zug kann niemand { $cell } angreifen.
