### Pourquoi l’écuyer de Lionheart agit ainsi, en français.

lh-part-panic =
    { $panic ->
        [0] pas de panique
       *[other] panique { $panic } %
    }
lh-part-target =
    { $target ->
        [king] le roi
        [knights] les chevaliers
        [archers] les archers
        [infantry] l’infanterie
        [heavy] l’infanterie lourde
        [peasants] les paysans
       *[mercenaries] les mercenaires
    }
reason-lh-king-blow = Le roi en { $other } a { $chance } % de chances de tomber, { lh-part-panic }.
reason-lh-odds =
    Il y a { $chance } % de chances qu’au moins un { $target ->
        [knights] des chevaliers
        [archers] des archers
        [infantry] des fantassins
        [heavy] des fantassins lourds
        [peasants] des paysans
       *[mercenaries] des mercenaires
    } en { $other } tombe, { $two } % pour deux ou plus, { lh-part-panic }.
reason-lh-odds-last =
    Le dernier { $target ->
        [knights] des chevaliers
        [archers] des archers
        [infantry] des fantassins
        [heavy] des fantassins lourds
        [peasants] des paysans
       *[mercenaries] des mercenaires
    } en { $other } a { $chance } % de chances de tomber, { lh-part-panic }.
reason-lh-bribes = Les mercenaires en { $other } prennent mon argent et changent de camp.
reason-lh-prepares-king =
    { $kind ->
        [king] Juste après, mon roi frappe le roi en { $other } : { $chance } % de chances qu’il tombe.
        [infantry] Juste après, l’infanterie attaque le roi en { $other } : { $chance } % de chances qu’il tombe.
        [heavy] Juste après, l’infanterie lourde attaque le roi en { $other } : { $chance } % de chances qu’il tombe.
       *[other] Juste après, { lh-part-kind } attaquent le roi en { $other } : { $chance } % de chances qu’il tombe.
    }
reason-lh-prepares =
    { $kind ->
        [king] Juste après, mon roi frappe { lh-part-target } en { $other } : { $chance } % de chances que quelqu’un tombe.
        [infantry] Juste après, l’infanterie attaque { lh-part-target } en { $other } : { $chance } % de chances que quelqu’un tombe.
        [heavy] Juste après, l’infanterie lourde attaque { lh-part-target } en { $other } : { $chance } % de chances que quelqu’un tombe.
       *[other] Juste après, { lh-part-kind } attaquent { lh-part-target } en { $other } : { $chance } % de chances que quelqu’un tombe.
    }
reason-lh-prepares-bribe = Juste après, mon roi peut corrompre les mercenaires en { $other }.
reason-lh-guards-king =
    { $after ->
        [0] Mon roi était en danger ({ $before } %) ; plus personne ne l’atteint.
       *[other] Le danger pour mon roi passe de { $before } % à { $after } %.
    }
reason-lh-keeps-hired = Mes mercenaires ne pourront pas être corrompus au prochain tour.
reason-lh-leaves-arrows = Moins de mes hommes restent sous les flèches.
reason-lh-spares = L’ennemi aura moins à attaquer.
reason-lh-threatens-king =
    { $kind ->
        [king] Mon roi menace maintenant le roi en { $other } : { $chance } %.
        [infantry] L’infanterie menace maintenant le roi en { $other } : { $chance } %.
        [heavy] L’infanterie lourde menace maintenant le roi en { $other } : { $chance } %.
       *[other] { lh-part-kind-first } menacent maintenant le roi en { $other } : { $chance } %.
    }
reason-lh-threatens =
    { $kind ->
        [king] Mon roi menace maintenant { lh-part-target } en { $other } : { $chance } %.
        [infantry] L’infanterie menace maintenant { lh-part-target } en { $other } : { $chance } %.
        [heavy] L’infanterie lourde menace maintenant { lh-part-target } en { $other } : { $chance } %.
       *[other] { lh-part-kind-first } menacent maintenant { lh-part-target } en { $other } : { $chance } %.
    }
reason-lh-hunts =
    { $kind ->
        [king] En { $cell }, mon roi est plus près du roi ennemi.
        [infantry] En { $cell }, l’infanterie est plus près du roi ennemi.
        [heavy] En { $cell }, l’infanterie lourde est plus près du roi ennemi.
       *[other] En { $cell }, { lh-part-kind } sont plus près du roi ennemi.
    }
reason-lh-advances =
    { $kind ->
        [king] En { $cell }, mon roi est plus près de l’ennemi.
        [infantry] En { $cell }, l’infanterie est plus près de l’ennemi.
        [heavy] En { $cell }, l’infanterie lourde est plus près de l’ennemi.
       *[other] En { $cell }, { lh-part-kind } sont plus près de l’ennemi.
    }
reason-lh-faces =
    { $kind ->
        [king] Mon roi en { $cell } fait face à l’ennemi.
        [infantry] L’infanterie en { $cell } fait face à l’ennemi.
        [heavy] L’infanterie lourde en { $cell } fait face à l’ennemi.
       *[other] { lh-part-kind-first } en { $cell } font face à l’ennemi.
    }
reason-lh-army =
    { $plan ->
        [line] Une solide ligne d’infanterie, chevaliers et archers derrière elle.
        [hired] Des mercenaires dans la ligne : ils frappent fort et sèment la terreur.
        [guard] L’infanterie lourde reste près du roi et le garde.
        [motley] Un peu de tout : mercenaires devant, infanterie lourde près du roi.
        [rising] Des paysans sur le flanc, des mercenaires dans la ligne.
        [phalanx] Deux masses de dix fantassins ouvrent la marche, tous les autres aident.
        [columns] Trois fortes colonnes d’infanterie, infanterie lourde près du roi.
       *[mass] Quatre bases d’infanterie bien garnies, avec des mercenaires parmi elles.
    }
