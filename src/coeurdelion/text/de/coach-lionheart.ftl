### Was ein Zug in Lionheart verschenkt, auf Deutsch.

coach-lh-won = Du lässt eine Chance von { $count } % aus, die Partie noch in diesem Zug zu gewinnen.
coach-lh-king =
    { $better ->
        [0] Auch so fällt dein König im nächsten Zug des Feindes in { $worse } % der Fälle.
       *[other] Auch so fällt dein König im nächsten Zug des Feindes in { $worse } % der Fälle statt in { $better } %.
    }
coach-lh-figures =
    { $count ->
        [one] Das wiegt etwa so schwer wie der Verlust eines Infanteristen.
       *[other] Das wiegt etwa so schwer wie der Verlust von { $count } Infanteristen.
    }
coach-lh-threats = Der Feind kann mehr von deinen Leuten angreifen oder du weniger von seinen.
coach-lh-arrows = Mehr von deinen Leuten stehen im Schussfeld der feindlichen Bogenschützen oder weniger Feinde in deinem.
coach-lh-hunt = Damit kommst du dem feindlichen König nicht näher.
coach-lh-advance = Damit kommen deine Leute dem Feind nicht näher.
coach-lh-facing = Deine Leute blicken am Feind vorbei.
coach-lh-footing = Geraten deine Leute dort in Panik, können sie nirgendwohin fliehen.
coach-lh-bribes = Der feindliche König kann Söldner bestechen, oder deiner kann es nicht mehr.
