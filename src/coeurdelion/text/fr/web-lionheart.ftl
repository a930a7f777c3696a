### Lionheart dans le navigateur, en français.

## What is asked

web-ask-army = composer en secret une armée de dix bases
web-ask-orders =
    { $left ->
        [one] encore une action pour avancer, pivoter ou attaquer
       *[other] { $left } actions pour avancer, pivoter ou attaquer
    }
web-lh-hint-choose = Choisissez une de vos unités.
web-lh-hint-attack = Choisissez ce qui s’éclaire : un ennemi, une case ou une flèche.
web-lh-hint-move = Choisissez ce qui s’éclaire : une case ou une flèche.
web-lh-hint-turn = La voie est barrée : choisissez une flèche pour pivoter.
web-lh-hint-army-fits = L’armée est prête : envoyez-la au combat, ou continuez à la modifier.
web-lh-hint-army-checking = On passe l’armée en revue…

## Units, squares, orders

web-lh-field = Le champ de bataille
web-lh-unit = { lh-part-unit }, { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }, regard { lh-part-facing }
web-lh-empty = { $cell }, vide
web-lh-move = Avancer en { $to }
web-lh-turn = Pivoter { lh-part-facing }
web-lh-attack = Attaquer { $to } : { $unit }
web-lh-attack-short = Attaquer { $to }
web-lh-bribe = Corrompre les mercenaires en { $to }
web-line-end = Terminer le tour
web-lh-pass = Passer
web-lh-panic = panique
web-lh-terror = terreur
web-lh-orders = Ordres
web-lh-orders-of = Ordres pour l’unité en { $cell }
web-lh-orders-none = Choisissez une unité sur le champ de bataille ; ce qu’elle peut faire s’affiche ici.
web-lh-orders-watch = C’est le tour de l’autre camp.
web-lh-actions =
    { $left ->
        [one] encore { $left } action
       *[other] encore { $left } actions
    }
web-lh-quiet =
    { $turns ->
        [one] { $turns } tour sans perte
       *[other] { $turns } tours sans perte
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
    } : { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    } sur { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }
web-lh-rest =
    { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    } sur { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }
web-lh-bases =
    { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }
web-lh-sealed = Armée cachée
web-lh-mustering = Compose son armée
web-lh-dice = Dés
web-lh-earlier = Jets précédents
web-lh-no-roll = Aucun dé n’a encore été lancé.
web-lh-figures-left = Figurines restantes

## The end of a battle

web-lh-losses = Figurines perdues
web-lh-losses-kind = Unité
web-lh-lost-attacks = tombées au combat
web-lh-lost-panic = perdues dans la fuite
web-lh-lost-bribed = corrompues par l’ennemi
web-lh-luck = Les dés, et ce qu’on pouvait en attendre
web-lh-luck-face = Face
web-lh-luck-expected = attendu : { NUMBER($count, maximumFractionDigits: 1) }

## Building an army

web-lh-muster = Vos rangées de départ
web-lh-ready = Envoyer l’armée
web-lh-basic = Armée de base
web-lh-clear = Vider
web-lh-take = { $kind } : { $left } sur { $available } disponibles, jusqu’à { $most } par base
web-lh-place = { $cell }, placer ici : { $kind }
web-lh-place-move = { $cell } : déplacer la base ici
web-lh-place-empty = { $cell }, vide
web-lh-base = { $cell } : { $kind }, { $figures ->
        [one] { $figures } figurine
       *[other] { $figures } figurines
    }
web-lh-count-bases =
    { $count ->
        [one] { $count } base sur 10
       *[other] { $count } bases sur 10
    }
web-lh-more = Une figurine de plus
web-lh-fewer = Une figurine de moins
web-lh-remove = Retirer
web-lh-tip = Touchez un type, puis une case ; ou faites glisser. Une base posée peut être touchée, déplacée, agrandie ou réduite.
web-lh-held = { $kind } : touchez maintenant une case.
web-lh-why-none-left = { $kind } : toutes les figurines ({ $available }) sont dans l’armée. Réduisez une base, ou choisissez un autre type.
web-lh-why-army-full = Une armée a 10 bases : retirez-en une avant d’en ajouter une autre.
web-lh-why-base-full = { $kind } : pas plus de { $most } par base.
web-lh-why-given = Le roi se tient toujours ici, seul.
web-lh-why-kind-first = Touchez d’abord un type, puis la case.
web-lh-save = Enregistrer
web-lh-saved = Armées enregistrées
web-lh-save-name = Nom de cette armée
web-lh-load = Disposer { $name }
web-lh-forget = Effacer { $name }

## What units can do

web-lh-card = Unités
web-lh-card-king = Avance droit devant aussi loin qu’il veut. 2 dés ; les haches touchent. Tombe s’il est touché deux fois lors d’une attaque ; ne panique jamais. S’il tombe, la bataille est perdue.
web-lh-card-knights = Avancent droit devant aussi loin qu’ils veulent. 2 dés chacun ; les haches touchent. Chacun tombe s’il est touché deux fois lors d’une attaque.
web-lh-card-archers = Une case. 1 dé chacun ; les flèches touchent. Ils tirent par-dessus les autres, sur les cases qui s’éclairent.
web-lh-card-infantry = Une case. 1 dé par fantassin, jamais plus de 4 ; les haches touchent.
web-lh-card-heavy = Avancer d’une case ou pivoter coûte les deux actions. Attaque des quatre côtés. 2 dés par fantassin ; les haches touchent. Chacun tombe s’il est touché deux fois lors d’une attaque.
web-lh-card-peasants = Une case. 1 dé chacun ; les haches ou les flèches touchent, selon ce qui sort le plus. Chaque dé de panique les fait reculer d’une case.
web-lh-card-mercenaries = Une case. 2 dés chacun ; les haches touchent. Les dés de panique font reculer l’ennemi. Un roi ennemi qui avance ou pivote pour leur faire face peut ensuite les corrompre, sauf s’ils ont leur propre roi juste devant eux.
web-lh-card-turn = Deux actions par tour : avancer droit devant, pivoter ou attaquer. Aucune unité n’attaque deux fois. Si tous les dés montrent la panique, l’attaquant se replie.

## Kings in danger, and what a square is

web-lh-danger =
    { $count ->
        [one] { lh-part-unit-first } est en danger : une unité peut l’attaquer en un tour, avec { $percent } % de risque qu’il tombe.
       *[other] { lh-part-unit-first } est en danger : { $count } unités peuvent l’attaquer en un tour, avec au pire { $percent } % de risque qu’il tombe.
    }
web-lh-danger-short = Roi en danger : { $percent } %
web-lh-danger-brief = Roi { $percent } %
web-lh-attacker =
    { lh-part-unit-first } en { $cell } : { $percent } %{ $actions ->
        [1] { "" }
       *[other] , après avoir avancé ou pivoté
    }
web-lh-threatens =
    { $actions ->
        [1] Peut attaquer le roi ennemi : { $percent } % de chances qu’il tombe.
       *[other] Peut attaquer le roi ennemi après avoir avancé ou pivoté : { $percent } % de chances qu’il tombe.
    }
web-lh-has-attacked = A déjà attaqué ce tour-ci.
web-lh-home =
    { $side ->
        [gold] Rangées de départ de l’or
       *[silver] Rangées de départ de l’argent
    }

## Keys

web-lh-key-arrows = vers la case éclairée la plus proche, ou pivoter de ce côté
web-lh-key-size = pendant la composition de l’armée : une figurine de plus ou de moins
web-lh-key-remove = pendant la composition de l’armée : retirer la base

## Headings of tables

web-table-bases = Bases
web-table-danger = Roi en danger
