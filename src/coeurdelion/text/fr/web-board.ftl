### La carte des deux Löwenherz dans le navigateur, en français.

web-confirm = Ici
web-confirm-not = Pas ici
web-hint-nothing = Plus rien d’autre n’est possible.
web-domain-of = { $owner }, château { $castle }
web-domain-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-domain-cells =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
web-domain-knights =
    { $count ->
        [0] aucun chevalier
        [one] { $count } chevalier
       *[other] { $count } chevaliers
    }
web-domain-allied = allié à { $owner } ({ $castle })
web-domain-forest =
    { $count ->
        [one] { $count } forêt
       *[other] { $count } forêts
    }
web-domain-village =
    { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
web-domain-town =
    { $count ->
        [one] { $count } ville
       *[other] { $count } villes
    }
web-domain-mountain =
    { $count ->
        [one] { $count } montagne
       *[other] { $count } montagnes
    }
web-front = face à { $owner } ({ $castle }) : { $mine } contre { $theirs } chevaliers
web-front-enters = peut s’étendre chez { $owner } ({ $castle }) : { $mine } contre { $theirs } chevaliers
web-front-entered = { $owner } ({ $castle }) peut s’étendre ici : { $theirs } contre { $mine } chevaliers
web-land-open = terre libre
web-land-zone = terre close sans château
web-line-parts = { $one } | { $other }
web-line-within = { $land }, des deux côtés

web-bot-why = pourquoi ?
web-bot-why-secret = Je ne le dirai qu’à la fin de la partie.
web-bot-why-unknown = Rien n’a été gardé de ses raisons.
