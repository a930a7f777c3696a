### Lionheart, en français.

## Names

lionheart = Lionheart (1997)
kind-king = Roi
kind-knights = Chevaliers
kind-archers = Archers
kind-infantry = Infanterie
kind-heavy = Infanterie lourde
kind-peasants = Paysans
kind-mercenaries = Mercenaires

## Parts of sentences, used by other messages only

lh-part-unit-first =
    { $kind ->
        [king] Le roi
        [knights] Les chevaliers
        [archers] Les archers
        [infantry] L’infanterie
        [heavy] L’infanterie lourde
        [peasants] Les paysans
       *[mercenaries] Les mercenaires
    } { $side ->
        [gold] d’or
       *[silver] d’argent
    }
lh-part-unit =
    { $kind ->
        [king] le roi
        [knights] les chevaliers
        [archers] les archers
        [infantry] l’infanterie
        [heavy] l’infanterie lourde
        [peasants] les paysans
       *[mercenaries] les mercenaires
    } { $side ->
        [gold] d’or
       *[silver] d’argent
    }
lh-part-foe =
    { $target ->
        [king] le roi
        [knights] les chevaliers
        [archers] les archers
        [infantry] l’infanterie
        [heavy] l’infanterie lourde
        [peasants] les paysans
       *[mercenaries] les mercenaires
    } { $foe ->
        [gold] d’or
       *[silver] d’argent
    }
lh-part-kind-first =
    { $kind ->
        [king] Le roi
        [knights] Les chevaliers
        [archers] Les archers
        [infantry] L’infanterie
        [heavy] L’infanterie lourde
        [peasants] Les paysans
       *[mercenaries] Les mercenaires
    }
lh-part-kind =
    { $kind ->
        [king] le roi
        [knights] les chevaliers
        [archers] les archers
        [infantry] l’infanterie
        [heavy] l’infanterie lourde
        [peasants] les paysans
       *[mercenaries] les mercenaires
    }
lh-part-of-kind =
    { $kind ->
        [king] de rois
        [knights] de chevaliers
        [archers] d’archers
        [infantry] d’infanterie
        [heavy] d’infanterie lourde
        [peasants] de paysans
       *[mercenaries] de mercenaires
    }
lh-part-of-side =
    { $side ->
        [gold] d’or
       *[silver] d’argent
    }
lh-part-facing =
    { $facing ->
        [n] vers le nord
        [e] vers l’est
        [s] vers le sud
       *[w] vers l’ouest
    }
lh-part-percent =
    { $percent ->
        [0] Moins de 1 %
       *[other] { $percent } %
    }
lh-part-dice =
    { $dice ->
        [1] un dé
        [2] deux dés
        [3] trois dés
        [4] quatre dés
       *[other] { $dice } dés
    }
lh-part-axes =
    { $axes ->
        [0] aucune hache
        [1] une hache
        [2] deux haches
        [3] trois haches
        [4] quatre haches
       *[other] { $axes } haches
    }
lh-part-hits =
    { $kind ->
        [archers] { $hits ->
            [1] une flèche
            [2] deux flèches
            [3] trois flèches
            [4] quatre flèches
           *[other] { $hits } flèches
        }
        [peasants] { $hits ->
            [1] un coup au but
            [2] deux coups au but
            [3] trois coups au but
            [4] quatre coups au but
           *[other] { $hits } coups au but
        }
       *[other] { $hits ->
            [1] une hache
            [2] deux haches
            [3] trois haches
            [4] quatre haches
           *[other] { $hits } haches
        }
    }
lh-part-losses =
    { $target ->
        [king] le roi tombe
        [knights] { $losses ->
            [1] un chevalier tombe
            [2] deux chevaliers tombent
           *[other] { $losses } chevaliers tombent
        }
       *[other] { $losses ->
            [1] un homme tombe
            [2] deux hommes tombent
            [3] trois hommes tombent
            [4] quatre hommes tombent
           *[other] { $losses } hommes tombent
        }
    }
lh-part-left =
    { $left ->
        [1] il en reste un
        [2] il en reste deux
        [3] il en reste trois
        [4] il en reste quatre
        [5] il en reste cinq
        [6] il en reste six
        [7] il en reste sept
        [8] il en reste huit
        [9] il en reste neuf
       *[other] il en reste { $left }
    }
lh-part-squares =
    { $squares ->
        [1] une case
        [2] deux cases
        [3] trois cases
        [4] quatre cases
       *[other] { $squares } cases
    }
lh-part-figures-of =
    { $kind ->
        [king] le roi
        [knights] { $figures ->
            [one] { $figures } chevalier
           *[other] { $figures } chevaliers
        }
        [archers] { $figures ->
            [one] { $figures } archer
           *[other] { $figures } archers
        }
        [infantry] { $figures ->
            [one] { $figures } fantassin
           *[other] { $figures } fantassins
        }
        [heavy] { $figures ->
            [one] { $figures } fantassin lourd
           *[other] { $figures } fantassins lourds
        }
        [peasants] { $figures ->
            [one] { $figures } paysan
           *[other] { $figures } paysans
        }
       *[mercenaries] { $figures ->
            [one] { $figures } mercenaire
           *[other] { $figures } mercenaires
        }
    }
lh-part-base = en { $cell }
lh-part-figures =
    { $figures ->
        [1] un homme perdu
        [2] deux hommes perdus
        [3] trois hommes perdus
        [4] quatre hommes perdus
        [5] cinq hommes perdus
        [6] six hommes perdus
        [7] sept hommes perdus
        [8] huit hommes perdus
        [9] neuf hommes perdus
        [10] dix hommes perdus
       *[other] { $figures } hommes perdus
    }

## What one can do, in the infinitive

lh-do-move = faire avancer { lh-part-kind } de { $cell } à { $to }
lh-do-turn = faire pivoter { lh-part-kind } en { $cell } { lh-part-facing }
lh-do-attack = attaquer { lh-part-foe } en { $other } avec { lh-part-kind } en { $cell }
lh-do-attack-empty = attaquer la case vide { $other } depuis { $cell }
lh-do-bribe = corrompre les mercenaires en { $other } avec le roi en { $cell }
lh-do-nobody = agir en { $cell }, où il n’y a personne
lh-do-end = terminer le tour
lh-do-army = aligner cette armée : { $bases }

## What is asked

ask-army = composer en secret une armée de dix bases, chacune avec sa lettre, son nombre de figurines et sa case (i4@c7)
ask-orders =
    { $left ->
        [one] déplacer une unité, la faire pivoter ou attaquer (dernière action)
       *[other] déplacer une unité, la faire pivoter ou attaquer (encore { $left } actions)
    }

## Lionheart: events

lh-army-ready = { $player } a composé son armée, qui reste cachée pour l’instant.
lh-army-revealed =
    { $side ->
        [gold] L’armée d’or se dévoile : { $figures } figurines ({ $bases }).
       *[silver] L’armée d’argent se dévoile : { $figures } figurines ({ $bases }).
    }
lh-first-rolled = { $player } lance les dés pour savoir qui commence : { lh-part-axes }.
lh-first-tied = Égalité : on relance de part et d’autre.
lh-turn-begun = Tour { NUMBER($turn, useGrouping: 0) } : à { $player } de jouer.
lh-turn-ended =
    { $left ->
        [one] { $player } termine son tour en renonçant à une action.
       *[other] { $player } termine son tour sans agir.
    }
lh-unit-moved =
    { $kind ->
        [king] { lh-part-unit-first } chevauche de { $cell } à { $to }.
        [knights] { lh-part-unit-first } chevauchent de { $cell } à { $to }.
        [infantry] { lh-part-unit-first } avance de { $cell } à { $to }.
        [heavy] { lh-part-unit-first } avance de { $cell } à { $to }.
       *[other] { lh-part-unit-first } avancent de { $cell } à { $to }.
    }
lh-unit-turned =
    { $kind ->
        [king] { lh-part-unit-first } en { $cell } se tourne { lh-part-facing }.
        [infantry] { lh-part-unit-first } en { $cell } se tourne { lh-part-facing }.
        [heavy] { lh-part-unit-first } en { $cell } se tourne { lh-part-facing }.
       *[other] { lh-part-unit-first } en { $cell } se tournent { lh-part-facing }.
    }
lh-attack-begun =
    { $kind ->
        [king] { lh-part-unit-first } ({ $cell }) attaque { lh-part-foe } ({ $other }) : { lh-part-dice }.
        [infantry] { lh-part-unit-first } ({ $cell }) attaque { lh-part-foe } ({ $other }) : { lh-part-dice }.
        [heavy] { lh-part-unit-first } ({ $cell }) attaque { lh-part-foe } ({ $other }) : { lh-part-dice }.
        [archers] { lh-part-unit-first } ({ $cell }) visent { lh-part-foe } ({ $other }) : { lh-part-dice }.
       *[other] { lh-part-unit-first } ({ $cell }) attaquent { lh-part-foe } ({ $other }) : { lh-part-dice }.
    }
lh-attack-odds =
    Les chances : aucune perte { $none } %{ $one ->
        [0] { "" }
       *[other] , une perte { $one } %
    }{ $two ->
        [0] { "" }
       *[other] , deux pertes { $two } %
    }{ $three ->
        [0] { "" }
       *[other] , trois pertes { $three } %
    }{ $four ->
        [0] { "" }
       *[other] , quatre pertes { $four } %
    }{ $panic ->
        [0] { "" }
       *[other] { "" } ; panique { $panic } %
    }{ $terror ->
        [0] { "" }
       *[other] { "" } ; l’ennemi recule { $terror } %
    }.
lh-attack-outcome =
    { lh-part-percent } : { $what ->
        [king] { lh-part-unit } tombe, et la bataille est finie.
        [army] { lh-part-unit } reste seul, et la bataille est finie.
        [own-king] { $kind ->
            [infantry] { lh-part-unit } en { $cell } se heurte à son propre roi : perdue.
            [heavy] { lh-part-unit } en { $cell } se heurte à son propre roi : perdue.
           *[other] { lh-part-unit } en { $cell } se heurtent à leur propre roi : perdus.
        }
        [enemy] { $kind ->
            [infantry] { lh-part-unit } en { $cell } se jette dans les bras de l’ennemi : perdue.
            [heavy] { lh-part-unit } en { $cell } se jette dans les bras de l’ennemi : perdue.
           *[other] { lh-part-unit } en { $cell } se jettent dans les bras de l’ennemi : perdus.
        }
        [edge] { $kind ->
            [infantry] { lh-part-unit } en { $cell } s’enfuit hors du plateau : perdue.
            [heavy] { lh-part-unit } en { $cell } s’enfuit hors du plateau : perdue.
           *[other] { lh-part-unit } en { $cell } s’enfuient hors du plateau : perdus.
        }
        [destroyed] { $kind ->
            [infantry] { lh-part-unit } en { $cell } tombe jusqu’au dernier homme.
            [heavy] { lh-part-unit } en { $cell } tombe jusqu’au dernier homme.
           *[other] { lh-part-unit } en { $cell } tombent jusqu’au dernier homme.
        }
        [pushed] { $kind ->
            [infantry] { lh-part-unit } en { $cell } est emportée par la panique.
            [heavy] { lh-part-unit } en { $cell } est emportée par la panique.
           *[other] { lh-part-unit } en { $cell } sont emportés par la panique.
        }
       *[retreats] { $kind ->
            [infantry] { lh-part-unit } en { $cell } se replie.
            [heavy] { lh-part-unit } en { $cell } se replie.
           *[other] { lh-part-unit } en { $cell } se replient.
        }
    }
lh-attack-rolled =
    { $kind ->
        [king] { lh-part-unit-first } frappe { lh-part-foe } :
        [infantry] { lh-part-unit-first } frappe { lh-part-foe } :
        [heavy] { lh-part-unit-first } frappe { lh-part-foe } :
        [archers] { lh-part-unit-first } tirent sur { lh-part-foe } :
       *[other] { lh-part-unit-first } frappent { lh-part-foe } :
    } { $losses ->
        [0] { $hits ->
            [0] aucun coup ne porte.
           *[other] { lh-part-hits }, ce n’est pas assez.
        }
       *[other] { lh-part-hits }, { lh-part-losses }{ $left ->
            [0] .
           *[other] { "" } ; { lh-part-left }.
        }
    }
lh-lone-hit =
    { $kind ->
        [archers] Seul sur sa base, un archer { lh-part-of-side } touche { lh-part-foe } : on relance le dé.
        [peasants] Seul sur sa base, un paysan { lh-part-of-side } touche { lh-part-foe } : on relance le dé.
       *[infantry] Seul sur sa base, un fantassin { lh-part-of-side } touche { lh-part-foe } : on relance le dé.
    }
lh-unit-destroyed =
    { $kind ->
        [king] { lh-part-unit-first } en { $cell } disparaît du champ de bataille.
        [infantry] { lh-part-unit-first } en { $cell } disparaît du champ de bataille.
        [heavy] { lh-part-unit-first } en { $cell } disparaît du champ de bataille.
       *[other] { lh-part-unit-first } en { $cell } disparaissent du champ de bataille.
    }
lh-unit-panicked =
    { $kind ->
        [infantry] Panique ! { lh-part-unit-first } en { $cell } fait demi-tour.
        [heavy] Panique ! { lh-part-unit-first } en { $cell } fait demi-tour.
       *[other] Panique ! { lh-part-unit-first } en { $cell } font demi-tour.
    }
lh-peasants-fled =
    { $side ->
        [gold] Les paysans d’or en { $cell } prennent la fuite : { lh-part-squares }.
       *[silver] Les paysans d’argent en { $cell } prennent la fuite : { lh-part-squares }.
    }
lh-unit-terrified = Terreur ! Les mercenaires font reculer { lh-part-unit } en { $cell } : { lh-part-squares }.
lh-unit-retreated =
    { $kind ->
        [infantry] { lh-part-unit-first } se replie de { $cell } en { $to }.
        [heavy] { lh-part-unit-first } se replie de { $cell } en { $to }.
       *[other] { lh-part-unit-first } se replient de { $cell } en { $to }.
    }
lh-unit-pushed =
    { $kind ->
        [infantry] La panique gagne { lh-part-unit }, qui se replie de { $cell } en { $to }.
        [heavy] La panique gagne { lh-part-unit }, qui se replie de { $cell } en { $to }.
       *[other] La panique gagne { lh-part-unit }, qui se replient de { $cell } en { $to }.
    }
lh-unit-lost =
    { $by ->
        [edge] { $kind ->
            [infantry] { lh-part-unit-first } en { $cell } s’enfuit hors du plateau : { lh-part-figures }.
            [heavy] { lh-part-unit-first } en { $cell } s’enfuit hors du plateau : { lh-part-figures }.
           *[other] { lh-part-unit-first } en { $cell } s’enfuient hors du plateau : { lh-part-figures }.
        }
        [enemy] { $kind ->
            [infantry] { lh-part-unit-first } en { $cell } se jette dans les bras de l’ennemi : { lh-part-figures }.
            [heavy] { lh-part-unit-first } en { $cell } se jette dans les bras de l’ennemi : { lh-part-figures }.
           *[other] { lh-part-unit-first } en { $cell } se jettent dans les bras de l’ennemi : { lh-part-figures }.
        }
       *[king] { $kind ->
            [infantry] { lh-part-unit-first } en { $cell } se heurte à son propre roi : { lh-part-figures }.
            [heavy] { lh-part-unit-first } en { $cell } se heurte à son propre roi : { lh-part-figures }.
           *[other] { lh-part-unit-first } en { $cell } se heurtent à leur propre roi : { lh-part-figures }.
        }
    }
lh-mercenaries-bribed =
    { $side ->
        [gold] Le roi d’or en { $cell } corrompt les mercenaires d’argent en { $other } : ils changent de camp.
       *[silver] Le roi d’argent en { $cell } corrompt les mercenaires d’or en { $other } : ils changent de camp.
    }
lh-won-by-king =
    { $foe ->
        [gold] Le roi d’or est tombé : { $players } remporte la bataille.
       *[silver] Le roi d’argent est tombé : { $players } remporte la bataille.
    }
lh-won-by-army =
    { $foe ->
        [gold] Le roi d’or est seul sur le champ de bataille : { $players } remporte la victoire.
       *[silver] Le roi d’argent est seul sur le champ de bataille : { $players } remporte la victoire.
    }
lh-drawn = Aucune figurine n’est tombée en { $turns } tours : la partie est nulle.

## Lionheart: reasons of refusal

lh-refused-bad-colours = Ces couleurs ne conviennent pas : { $colours }. La place 0 joue l’or, la place 1 l’argent.
lh-refused-square-shared = Deux bases en { $cell } : une case n’a de place que pour une unité.
lh-refused-first-dice = Pour savoir qui commence, on lance { $needed } dés, et non { $count }.
lh-refused-no-unit = Il n’y a pas d’unité en { $cell }.
lh-refused-not-your-unit = L’unité en { $cell } ne vous obéit pas : choisissez d’abord l’une des vôtres.
lh-refused-attacked-already = L’unité en { $cell } a déjà attaqué à ce tour : une autre le peut encore.
lh-refused-not-straight-ahead =
    { $kind ->
        [king] { $to } n’est pas droit devant { lh-part-kind } en { $cell }, tourné { lh-part-facing }. Pivoter est une action à part.
        [infantry] { $to } n’est pas droit devant { lh-part-kind } en { $cell }, tournée { lh-part-facing }. Pivoter est une action à part.
        [heavy] { $to } n’est pas droit devant { lh-part-kind } en { $cell }, tournée { lh-part-facing }. Pivoter est une action à part.
       *[other] { $to } n’est pas droit devant { lh-part-kind } en { $cell }, tournés { lh-part-facing }. Pivoter est une action à part.
    }
lh-refused-too-far-on-foot =
    { $kind ->
        [infantry] { lh-part-kind-first } en { $cell } va à pied : une case par action, jusqu’en { $to }. Ici, il y en aurait { $steps }.
        [heavy] { lh-part-kind-first } en { $cell } va à pied : une case à la fois, jusqu’en { $to }. Ici, il y en aurait { $steps }.
       *[other] { lh-part-kind-first } en { $cell } vont à pied : une case par action, jusqu’en { $to }. Ici, il y en aurait { $steps }.
    }
lh-refused-way-blocked = Le chemin vers { $to } est barré : il y a une unité en { $cell }. On ne passe ni sur une autre unité ni par-dessus.
lh-refused-faces-there = L’unité en { $cell } est déjà tournée { lh-part-facing } : choisissez une autre direction.
lh-refused-no-target = Il n’y a personne à attaquer en { $cell }.
lh-refused-own-target = L’unité en { $cell } est à vous.
lh-refused-not-ahead = { $target } n’est pas la case droit devant { lh-part-kind } en { $cell } : pivotez ou avancez d’abord.
lh-refused-attack-dice = Nombre de dés pour cette attaque : { $needed }, et non { $count }.
lh-refused-out-of-area = { $target } est hors de portée des archers en { $cell } : ils tirent sur les neuf cases des trois rangs devant eux, une colonne de chaque côté.
lh-refused-out-of-line = { $target } est hors de portée des archers en { $cell } : ils tirent droit devant eux.
lh-refused-too-many-bases =
    { $excess ->
        [one] Une armée a { $needed } bases, celle-ci { $count } : une de trop.
       *[other] Une armée a { $needed } bases, celle-ci { $count } : { $excess } de trop.
    }
lh-refused-too-few-bases =
    { $missing ->
        [one] Une armée a { $needed } bases, celle-ci { $count } : il en manque une.
       *[other] Une armée a { $needed } bases, celle-ci { $count } : il en manque { $missing }.
    }
lh-refused-king-missing = Toute armée a son roi ; celle-ci n’en a pas.
lh-refused-king-off-throne = Le roi se place en { $throne }, au milieu de la dernière rangée, et non en { $cell }.
lh-refused-off-home-rows = La base { $base } n’est pas sur vos deux rangées de départ, qui vont de { $first } à { $last }.
lh-refused-base-too-full =
    { $excess ->
        [one] La base { $base } est trop pleine. Maximum pour { lh-part-kind } : { $most } ; c’est une figurine de trop.
       *[other] La base { $base } est trop pleine. Maximum pour { lh-part-kind } : { $most } ; c’est { $excess } figurines de trop.
    }
lh-refused-base-too-small = La base { $base } est trop petite. Nombre exigé pour { lh-part-kind } : { $least }, pas moins.
lh-refused-too-many-of-a-kind =
    { $excess ->
        [one] Trop { lh-part-of-kind } : { $figures } figurines, alors qu’il y en a { $most } ; une de trop.
       *[other] Trop { lh-part-of-kind } : { $figures } figurines, alors qu’il y en a { $most } ; { $excess } de trop.
    }
lh-refused-heavy-needs-both =
    { $left ->
        [one] Avancer ou pivoter coûte { $needed } actions à l’infanterie lourde, et il n’en reste qu’une.
       *[other] Avancer ou pivoter coûte { $needed } actions à l’infanterie lourde, et il en reste { $left }.
    }
lh-refused-not-beside = { $target } ne touche pas { $cell } par un côté : l’infanterie lourde frappe dans les quatre directions, mais jamais plus loin ni en diagonale.
lh-refused-only-a-king-bribes =
    { $kind ->
        [infantry] Seul un roi corrompt ; en { $cell } se trouve { lh-part-kind }.
        [heavy] Seul un roi corrompt ; en { $cell } se trouve { lh-part-kind }.
       *[other] Seul un roi corrompt ; en { $cell } se trouvent { lh-part-kind }.
    }
lh-refused-only-mercenaries-are-bribed = Il n’y a pas de mercenaires à corrompre en { $cell }.
lh-refused-own-mercenaries = Les mercenaires en { $cell } sont déjà à votre solde.
lh-refused-bribe-not-ahead = Le roi en { $cell } ne fait pas face à { $target } : il corrompt les mercenaires de la case droit devant lui.
lh-refused-king-has-not-moved = Le roi en { $cell } ne vient ni d’avancer ni de pivoter : c’est alors seulement qu’il peut corrompre ceux à qui il fait face.
lh-refused-king-watches = Les mercenaires en { $cell } ont leur propre roi devant eux : sous ses yeux, ils ne se laissent pas corrompre.
lh-refused-mass-too-big =
    { $excess ->
        [one] La base { $base } est trop pleine : même en masse, l’infanterie a au plus { $most } hommes par base ; c’est un de trop.
       *[other] La base { $base } est trop pleine : même en masse, l’infanterie a au plus { $most } hommes par base ; c’est { $excess } de trop.
    }

## Lionheart: refusals of lines and files

refused-no-such-base = « { $text } » n’est pas une base : il faut la lettre du type (k n a i h p m), le nombre de figurines et une case, par exemple i4@c7.
refused-diagram-lines = Le dessin a { $count } lignes : ce plateau a { $needed } rangées.
refused-diagram-squares = Cette rangée a { $count } cases : il en faut { $needed }, séparées par des blancs.
refused-diagram-unit = « { $text } » en { $cell } n’est pas une unité : il faut un type (K N A I H P M, en minuscules pour l’argent), le nombre de figurines et une direction (^ > v <), ou un point pour une case vide.
refused-diagram-figures = { $count } figurines en { $cell }, c’est trop. Maximum sur une base pour { lh-part-kind } : { $most }.
refused-diagram-too-many =
    { $side ->
        [gold] Trop { lh-part-of-kind } avec l’unité en { $cell } : l’or en aurait { $count }, alors qu’il y en a { $most }.
       *[silver] Trop { lh-part-of-kind } avec l’unité en { $cell } : l’argent en aurait { $count }, alors qu’il y en a { $most }.
    }
refused-diagram-bases =
    { $side ->
        [gold] L’or a trop de bases ici : { $most } au plus, et une de plus avec des mercenaires corrompus.
       *[silver] L’argent a trop de bases ici : { $most } au plus, et une de plus avec des mercenaires corrompus.
    }
refused-diagram-no-king =
    { $side ->
        [gold] L’or n’a pas de roi dans le dessin.
       *[silver] L’argent n’a pas de roi dans le dessin.
    }
refused-no-unit-there = Il n’y a pas d’unité en « { $cell } ».
refused-no-such-face = Aucun dé de ce jeu ne montre « { $text } » ; ceux de Lionheart montrent axe, arrow ou panic.

## Play in the terminal

face-axe = hache
face-arrow = flèche
face-panic = panique
play-figures = Figurines
play-bases = Bases
play-battle = Tour { NUMBER($turn, useGrouping: 0) } · tours sans perte : { $quiet } · dernier jet : { $rolled }
play-army = Armée ({ $player }) : { $army }
play-no-reach = Personne ne tire dans ce jeu.
play-note-lionheart = Tapez « reach c8 » pour voir les cases que l’unité en c8 peut attaquer. Les unités d’or sont en majuscules.
setup-army = Armées : de base, ou composées ({ $values }) [{ $default }] :{ " " }

## Lionheart: rules, setting up

LH-SETUP = Mise en place
LH-SETUP-1 = On joue à deux, l’or contre l’argent. Le plateau a 9 colonnes et 8 rangées, ou 10 en option (les descriptions du jeu divergent). Les rangées de départ de l’argent sont les deux du haut, celles de l’or les deux du bas.
LH-SETUP-2 = Une unité est une base avec ses figurines, tournée vers le nord, l’est, le sud ou l’ouest. Une case n’a de place que pour une unité.
LH-SETUP-3 = L’armée de base : le roi seul sur sa base, 2 bases de 2 chevaliers, 2 bases de 4 archers, 5 bases de 4 fantassins. Cela fait 33 figurines sur 10 bases.
LH-SETUP-4 = La disposition de base : le roi au milieu de la dernière rangée, les chevaliers à ses côtés, les archers à côté d’eux ; les cinq bases d’infanterie sur la rangée de devant, dans les mêmes colonnes. Tous font face à l’ennemi.
LH-SETUP-5 = L’or lance quatre dés, puis l’argent. Qui montre le plus de haches commence ; en cas d’égalité, on relance de part et d’autre. Les armées composées sont d’abord révélées.
LH-SETUP-6 = Un dé porte trois haches, deux flèches et une panique.

## Lionheart: rules, the turn

LH-TURN = Tour de jeu
LH-TURN-1 = Vous avez deux actions : avancer, pivoter ou attaquer, dans toutes les combinaisons, avec une unité ou avec deux.
LH-TURN-2 = Aucune unité n’attaque deux fois au même tour.
LH-TURN-3 = On peut terminer son tour plus tôt (notre arbitrage). Si aucune action n’est possible, il se termine de lui-même.

## Lionheart: rules, moving and turning

LH-MOVE = Avancer et pivoter
LH-MOVE-1 = Une unité n’avance que droit devant elle, dans la direction où elle est tournée.
LH-MOVE-2 = Les unités à pied avancent d’une case. Le roi et les chevaliers avancent d’autant de cases qu’ils veulent, pour une seule action.
LH-MOVE-3 = On n’avance jamais sur une case occupée ni par-dessus, qu’elle le soit par un ami ou par un ennemi, et jamais hors du plateau.
LH-MOVE-4 = Pivoter vers n’importe quelle autre direction est une action.

## Lionheart: rules, attacking

LH-ATTACK = Attaque
LH-ATTACK-1 = Une unité attaque une seule unité ennemie, dans la case droit devant elle, peu importe où celle-ci est tournée. Les archers et l’infanterie lourde ont leurs propres règles.
LH-ATTACK-2 = Dés : le roi et les chevaliers en lancent deux par figurine ; l’infanterie, les archers et les paysans un ; l’infanterie lourde et les mercenaires deux.
LH-ATTACK-3 = Les haches touchent ; pour les archers, ce sont les flèches ; pour les paysans, voir LH-PEASANT-1.
LH-ATTACK-4 = Chaque coup retire une figurine. Le roi, un chevalier ou un fantassin lourd ne tombe que s’il est touché deux fois lors de la même attaque ; un coup de reste est perdu.
LH-ATTACK-5 = Les archers tirent sur une unité dans les neuf cases devant eux, sur trois rangs et une colonne de chaque côté, par-dessus toutes les autres. Une table peut choisir qu’ils tirent plutôt sur n’importe laquelle des neuf cases droit devant, comme le texte français peut aussi se lire.
LH-ATTACK-6 = Un fantassin ou un archer seul sur sa base (et, selon notre arbitrage, un paysan seul, pour qui haches et flèches touchent) contre un roi, des chevaliers ou (notre arbitrage) de l’infanterie lourde : on lance un dé ; s’il touche, on le relance, et seul un second coup retire une figurine. Une panique à l’un des deux jets est une panique. Personne d’autre ne relance.
LH-ATTACK-7 = Une base sans figurine quitte le plateau.

## Lionheart: rules, panic

LH-PANIC = Panique
LH-PANIC-1 = Si tous les dés d’une attaque montrent la panique, l’unité qui attaque panique : elle fait demi-tour et se replie d’une case dans ce sens, quelle que soit sa cible. Les mercenaires ne paniquent pas à cause de leurs propres dés, qui effraient l’adversaire ; dans une réaction en chaîne, ils sont poussés comme les autres.
LH-PANIC-2 = Le roi ne panique jamais.
LH-PANIC-3 = Si une unité amie se trouve sur le chemin, elle panique aussi : elle se tourne dans le sens de la retraite et se replie d’une case (la direction est notre arbitrage) avant que la première ne prenne sa place ; et ainsi de suite.
LH-PANIC-4 = Une unité qui se replie hors du plateau est éliminée, de même que celle qui se replie sur un ennemi ou sur son propre roi. L’unité qui suit dans la chaîne prend tout de même la place.

## Lionheart: rules, building an army

LH-ARMY = Composer son armée
LH-ARMY-1 = Si les deux joueurs sont d’accord, chacun compose son armée : toujours dix bases, roi compris, en secret. On les révèle ensemble.
LH-ARMY-2 = Le roi est sur sa case, au milieu de la dernière rangée ; les autres vont n’importe où sur les deux rangées de départ, face à l’ennemi (notre arbitrage).
LH-ARMY-3 = On dispose de 1 roi, 4 chevaliers (1 ou 2 par base ; un seul, c’est notre arbitrage), 8 archers et 20 fantassins (jusqu’à 4 par base), 2 fantassins lourds (1 ou 2 par base), 4 paysans (1 à 4 par base) et 2 mercenaires sur une même base. Une base ne porte jamais deux types. On n’est pas tenu de tout employer.

## Lionheart: rules, heavy infantry

LH-HEAVY = Infanterie lourde
LH-HEAVY-1 = Pour l’infanterie lourde, avancer d’une case ou pivoter coûte deux actions, attaquer une seule.
LH-HEAVY-2 = L’infanterie lourde attaque n’importe quelle case qui touche la sienne par un côté, où qu’elle soit tournée (notre arbitrage : pas en diagonale).

## Lionheart: rules, peasants

LH-PEASANT = Paysans
LH-PEASANT-1 = Les paysans avancent d’une case par action et lancent un dé par figurine. Les haches ou les flèches, ce qui sort le plus, font les coups ; si c’est la panique, il n’y en a pas. À égalité de haches et de flèches, ce nombre compte une fois. À égalité avec la panique, les coups comptent (notre arbitrage).
LH-PEASANT-2 = Les pertes retirées, si un dé montre la panique, les paysans font demi-tour et se replient d’une case par dé de panique, case par case, selon les règles de la panique ; un ami sur le chemin est poussé à chaque pas. Cela remplace LH-PANIC-1.

## Lionheart: rules, mercenaries

LH-MERC = Mercenaires
LH-MERC-1 = Les mercenaires avancent d’une case par action et lancent deux dés par figurine. Les haches touchent ; un coup retire un mercenaire.
LH-MERC-2 = Ses pertes retirées, si un dé montre la panique, l’unité attaquée tourne le dos aux mercenaires (notre arbitrage) et se replie d’une case par dé de panique, case par case, selon les règles de la panique. Cela ne vaut ni pour le roi ni pour les mercenaires adverses.
LH-MERC-3 = Un roi qui, en avançant (ou, notre arbitrage, en pivotant), vient faire face à des mercenaires adverses dans la case droit devant lui peut employer l’action qui suit aussitôt, au même tour, à les corrompre : ils changent de camp sans changer de direction.
LH-MERC-4 = Des mercenaires ne se laissent pas corrompre tant que leur propre roi est dans la case droit devant eux.

## Lionheart: rules, massed infantry

LH-MASS = Infanterie en masse
LH-MASS-1 = En option, jusqu’à 10 fantassins tiennent sur une base ; on ne lance jamais plus de quatre dés. Les armées sont alors composées (notre arbitrage), d’unités de base seulement si l’on veut.

## Lionheart: rules, the end

LH-END = Fin de la partie
LH-END-1 = Vous gagnez quand le roi adverse est éliminé ou qu’il reste seul, tous ses autres guerriers étant éliminés ou corrompus. On en juge une fois l’action achevée, retraites comprises. Si les deux camps perdent à la fois, celui qui a agi l’emporte (notre arbitrage). Un roi seul dès le début d’une position n’a pas perdu pour autant : un camp est jugé quand une action lui a coûté une unité (notre arbitrage).
LH-END-2 = Si aucune figurine n’est retirée pendant 60 tours de suite, 30 de chaque joueur, la partie est nulle (notre arbitrage).

## What can be done at a square and from it

lh-part-strikes-from =
    { $actions ->
        [1] en { $cell }
       *[other] en { $cell }, après avoir avancé ou pivoté
    }
lh-reach-moves =
    { $count ->
        [1] Peut avancer : en { $first }.
       *[other] Peut avancer : tout droit jusqu’en { $last }.
    }
lh-reach-barred = Ne peut pas avancer : la voie est barrée.
lh-reach-nobody = Aucun ennemi n’est à portée ce tour-ci.
lh-reach-attack = À portée : { lh-part-unit } { lh-part-strikes-from }. Une perte { $some } %, l’unité entière { $every } %.
lh-reach-threat = Menace : { lh-part-unit } { lh-part-strikes-from }. Une perte { $some } %, l’unité entière { $every } %.
lh-reach-covered = Pourrait attaquer une unité ici : { lh-part-unit } { lh-part-strikes-from }.
lh-reach-safe = Personne ne peut attaquer { $cell } en un tour.
