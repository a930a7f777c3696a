### Why the squire of Lionheart does something, in English.

lh-part-panic =
    { $panic ->
        [0] no panic
       *[other] panic { $panic }%
    }
lh-part-target =
    { $target ->
        [king] the King
        [knights] the knights
        [archers] the archers
        [infantry] the infantry
        [heavy] the heavy infantry
        [peasants] the peasants
       *[mercenaries] the mercenaries
    }
reason-lh-king-blow = The King at { $other } falls { $chance }% of the time, { lh-part-panic }.
reason-lh-odds =
    At least one of { $target ->
        [knights] the knights
        [archers] the archers
        [infantry] the infantrymen
        [heavy] the heavy infantrymen
        [peasants] the peasants
       *[mercenaries] the mercenaries
    } at { $other } falls { $chance }% of the time, two or more { $two }%, { lh-part-panic }.
reason-lh-odds-last =
    The last of { $target ->
        [knights] the knights
        [archers] the archers
        [infantry] the infantrymen
        [heavy] the heavy infantrymen
        [peasants] the peasants
       *[mercenaries] the mercenaries
    } at { $other } falls { $chance }% of the time, { lh-part-panic }.
reason-lh-bribes = The mercenaries at { $other } take my money and change sides.
reason-lh-prepares-king =
    { $kind ->
        [king] Right after this my King strikes at the King at { $other }: he falls { $chance }% of the time.
       *[other] Right after this { lh-part-kind } attack the King at { $other }: he falls { $chance }% of the time.
    }
reason-lh-prepares =
    { $kind ->
        [king] Right after this my King strikes at { lh-part-target } at { $other }: someone falls { $chance }% of the time.
       *[other] Right after this { lh-part-kind } attack { lh-part-target } at { $other }: someone falls { $chance }% of the time.
    }
reason-lh-prepares-bribe = Right after this my King can bribe the mercenaries at { $other }.
reason-lh-guards-king =
    { $after ->
        [0] My King was in danger ({ $before }%); nobody reaches him now.
       *[other] The danger for my King falls from { $before }% to { $after }%.
    }
reason-lh-keeps-hired = My mercenaries cannot be bribed next turn.
reason-lh-leaves-arrows = Fewer of my men stand where the archers shoot.
reason-lh-spares = It leaves less for the enemy to attack.
reason-lh-threatens-king =
    { $kind ->
        [king] My King now threatens the King at { $other }: { $chance }%.
       *[other] { lh-part-kind-first } now threaten the King at { $other }: { $chance }%.
    }
reason-lh-threatens =
    { $kind ->
        [king] My King now threatens { lh-part-target } at { $other }: { $chance }%.
       *[other] { lh-part-kind-first } now threaten { lh-part-target } at { $other }: { $chance }%.
    }
reason-lh-hunts =
    { $kind ->
        [king] At { $cell } my King is nearer to the enemy King.
       *[other] At { $cell } { lh-part-kind } are nearer to the enemy King.
    }
reason-lh-advances =
    { $kind ->
        [king] At { $cell } my King is nearer to the enemy.
       *[other] At { $cell } { lh-part-kind } are nearer to the enemy.
    }
reason-lh-faces =
    { $kind ->
        [king] My King at { $cell } looks the enemy in the face.
       *[other] { lh-part-kind-first } at { $cell } look the enemy in the face.
    }
reason-lh-army =
    { $plan ->
        [line] A firm line of infantry, with knights and archers behind it.
        [hired] Mercenaries in the line: they strike hard and spread terror.
        [guard] Heavy infantry stays beside the King and guards him.
        [motley] A bit of everything: mercenaries in front, heavy infantry beside the King.
        [rising] Peasants on the flank, mercenaries in the line.
        [phalanx] Two masses of ten infantrymen lead the way, everyone else helps.
        [columns] Three strong columns of infantry, heavy infantry beside the King.
       *[mass] Four stout bases of infantry, with mercenaries among them.
    }
