### Warum der Knappe von Lionheart etwas tut, auf Deutsch.

lh-part-panic =
    { $panic ->
        [0] keine Panik
       *[other] Panik { $panic } %
    }
lh-part-target =
    { $target ->
        [king] den König
        [knights] die Ritter
        [archers] die Bogenschützen
        [infantry] die Infanterie
        [heavy] die schwere Infanterie
        [peasants] die Bauern
       *[mercenaries] die Söldner
    }
reason-lh-king-blow = Der König auf { $other } fällt mit { $chance } % Wahrscheinlichkeit, { lh-part-panic }.
reason-lh-odds =
    Mindestens einer { $target ->
        [knights] der Ritter
        [archers] der Bogenschützen
        [infantry] der Infanteristen
        [heavy] der schweren Infanteristen
        [peasants] der Bauern
       *[mercenaries] der Söldner
    } auf { $other } fällt mit { $chance } % Wahrscheinlichkeit, zwei oder mehr mit { $two } %, { lh-part-panic }.
reason-lh-odds-last =
    Der letzte { $target ->
        [knights] der Ritter
        [archers] der Bogenschützen
        [infantry] der Infanteristen
        [heavy] der schweren Infanteristen
        [peasants] der Bauern
       *[mercenaries] der Söldner
    } auf { $other } fällt mit { $chance } % Wahrscheinlichkeit, { lh-part-panic }.
reason-lh-bribes = Die Söldner auf { $other } nehmen mein Geld und wechseln die Seite.
reason-lh-prepares-king =
    { $kind ->
        [king] Gleich danach schlägt mein König nach dem König auf { $other }: Er fällt mit { $chance } % Wahrscheinlichkeit.
        [infantry] Gleich danach greift die Infanterie den König auf { $other } an: Er fällt mit { $chance } % Wahrscheinlichkeit.
        [heavy] Gleich danach greift die schwere Infanterie den König auf { $other } an: Er fällt mit { $chance } % Wahrscheinlichkeit.
       *[other] Gleich danach greifen { lh-part-kind } den König auf { $other } an: Er fällt mit { $chance } % Wahrscheinlichkeit.
    }
reason-lh-prepares =
    { $kind ->
        [king] Gleich danach greift mein König { lh-part-target } auf { $other } an: Mit { $chance } % Wahrscheinlichkeit fällt jemand.
        [infantry] Gleich danach greift die Infanterie { lh-part-target } auf { $other } an: Mit { $chance } % Wahrscheinlichkeit fällt jemand.
        [heavy] Gleich danach greift die schwere Infanterie { lh-part-target } auf { $other } an: Mit { $chance } % Wahrscheinlichkeit fällt jemand.
       *[other] Gleich danach greifen { lh-part-kind } { lh-part-target } auf { $other } an: Mit { $chance } % Wahrscheinlichkeit fällt jemand.
    }
reason-lh-prepares-bribe = Gleich danach kann mein König die Söldner auf { $other } bestechen.
reason-lh-guards-king =
    { $after ->
        [0] Mein König war in Gefahr ({ $before } %); jetzt erreicht ihn niemand mehr.
       *[other] Die Gefahr für meinen König sinkt von { $before } % auf { $after } %.
    }
reason-lh-keeps-hired = Meine Söldner können im nächsten Zug nicht bestochen werden.
reason-lh-leaves-arrows = So stehen weniger meiner Leute im Schussfeld der Bogenschützen.
reason-lh-spares = So kann der Feind weniger angreifen.
reason-lh-threatens-king =
    { $kind ->
        [king] Mein König bedroht jetzt den König auf { $other }: { $chance } %.
        [infantry] Die Infanterie bedroht jetzt den König auf { $other }: { $chance } %.
        [heavy] Die schwere Infanterie bedroht jetzt den König auf { $other }: { $chance } %.
       *[other] { lh-part-kind-first } bedrohen jetzt den König auf { $other }: { $chance } %.
    }
reason-lh-threatens =
    { $kind ->
        [king] Mein König bedroht jetzt { lh-part-target } auf { $other }: { $chance } %.
        [infantry] Die Infanterie bedroht jetzt { lh-part-target } auf { $other }: { $chance } %.
        [heavy] Die schwere Infanterie bedroht jetzt { lh-part-target } auf { $other }: { $chance } %.
       *[other] { lh-part-kind-first } bedrohen jetzt { lh-part-target } auf { $other }: { $chance } %.
    }
reason-lh-hunts =
    { $kind ->
        [king] Auf { $cell } ist mein König dem feindlichen König näher.
        [infantry] Auf { $cell } ist die Infanterie dem feindlichen König näher.
        [heavy] Auf { $cell } ist die schwere Infanterie dem feindlichen König näher.
       *[other] Auf { $cell } sind { lh-part-kind } dem feindlichen König näher.
    }
reason-lh-advances =
    { $kind ->
        [king] Auf { $cell } ist mein König dem Feind näher.
        [infantry] Auf { $cell } ist die Infanterie dem Feind näher.
        [heavy] Auf { $cell } ist die schwere Infanterie dem Feind näher.
       *[other] Auf { $cell } sind { lh-part-kind } dem Feind näher.
    }
reason-lh-faces =
    { $kind ->
        [king] Mein König auf { $cell } schaut dem Feind entgegen.
        [infantry] Die Infanterie auf { $cell } schaut dem Feind entgegen.
        [heavy] Die schwere Infanterie auf { $cell } schaut dem Feind entgegen.
       *[other] { lh-part-kind-first } auf { $cell } schauen dem Feind entgegen.
    }
reason-lh-army =
    { $plan ->
        [line] Eine feste Linie aus Infanterie, dahinter Ritter und Bogenschützen.
        [hired] Söldner in der Linie: Sie schlagen hart zu und verbreiten Schrecken.
        [guard] Die schwere Infanterie bleibt beim König und schützt ihn.
        [motley] Von allem etwas: vorn Söldner, beim König schwere Infanterie.
        [rising] Bauern an der Flanke, Söldner in der Linie.
        [phalanx] Zwei Haufen zu je zehn Infanteristen gehen voran, alle anderen helfen.
        [columns] Drei starke Kolonnen Infanterie, beim König schwere Infanterie.
       *[mass] Vier volle Sockel Infanterie, dazwischen Söldner.
    }
