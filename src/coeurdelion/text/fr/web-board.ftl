### La carte des deux Löwenherz dans le navigateur, en français.

web-confirm = Ici
web-confirm-not = Pas ici
web-hint-nothing = Il n’y a rien de plus à faire.
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
web-domain-allied =
    { $owner ->
        [neutral] allié au château neutre { $castle }
       *[player] allié à { $owner } ({ $castle })
    }
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
web-front =
    { $owner ->
        [neutral] face au château neutre { $castle }
       *[player] face à { $owner } ({ $castle })
    } : { $mine ->
        [one] { $mine } chevalier
       *[other] { $mine } chevaliers
    } contre { $theirs }
web-front-enters =
    { $owner ->
        [neutral] peut prendre une case au château neutre { $castle }
       *[player] peut prendre une case à { $owner } ({ $castle })
    } : { $mine ->
        [one] { $mine } chevalier
       *[other] { $mine } chevaliers
    } contre { $theirs }
web-front-entered =
    { $owner } ({ $castle }) peut s’étendre ici : { $theirs ->
        [one] { $theirs } chevalier
       *[other] { $theirs } chevaliers
    } contre { $mine }
web-land-open = terre libre
web-land-zone = zone neutre
web-line-parts = d’un côté { $one }, de l’autre { $other }
web-line-within = { $land }, des deux côtés

web-bot-why = pourquoi ?
web-bot-why-secret = Je ne le dirai qu’à la fin de la partie.
web-bot-why-unknown = Ces raisons n’ont pas été conservées.

## Headings of tables

web-table-ducats = Ducats
web-table-income = Revenu
web-table-knights = Chevaliers en réserve
web-table-mines = Mines
web-table-to-king = Points jusqu’au roi
web-table-alliances = Alliances
