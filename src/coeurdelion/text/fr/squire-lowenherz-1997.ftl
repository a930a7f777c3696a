# Why the squire of Löwenherz 1997 does something.

reason-l97-closes = La région { $castle } est fermée : { part-points }.
reason-l97-hems-in =
    { $owner ->
        [neutral] La région neutre { $castle } est fermée avant de me gêner.
       *[player] La région { $castle } ({ $owner }) est fermée pendant qu’elle est encore petite.
    }
reason-l97-nearer =
    { $left ->
        [one] Après cela, il ne manquera plus qu’un mur pour fermer { $castle }.
       *[other] Après cela, il ne manquera plus que { $left } murs pour fermer { $castle }.
    }
reason-l97-mountain = { $castle } prend la montagne en { $cell } : { part-points }, et davantage chaque fois que les montagnes comptent.
reason-l97-outnumbers =
    { $owner ->
        [neutral] Avec plus de chevaliers, { $castle } peut entrer dans la région neutre { $other }.
       *[player] Avec plus de chevaliers, { $castle } peut entrer dans { $other } ({ $owner }).
    }
reason-l97-holds-later = Le chevalier gardera la région { $castle } une fois fermée.
reason-l97-pays = Cela vaut les { part-price } que coûte la forêt.
reason-l97-renegade =
    { $owner ->
        [neutral] Sans le chevalier en { $cell }, la région neutre { $castle } est plus faible, et moi plus fort.
       *[player] Sans le chevalier en { $cell }, la région { $castle } ({ $owner }) est plus faible, et moi plus fort.
    }
reason-l97-peace =
    { $owner ->
        [neutral] Alliées, { $castle } et la région neutre { $other } se laissent en paix.
       *[player] Alliée, { $castle } n’a plus grand-chose à craindre de { $other } ({ $owner }).
    }
reason-l97-breaks = Sans l’alliance de { $castle } et { $other }, il y a plus à gagner qu’il n’en coûte de la rompre.
reason-l97-site =
    { $left ->
        [one] Un mur suffirait à fermer { $castle }, pour environ { part-points }.
       *[other] { $left } murs suffiraient à fermer { $castle }, pour environ { part-points }.
    }
reason-l97-row-worth = Cela vaut environ { part-points } pour moi : { $action }.
reason-l97-row-ducats = De l’argent pour les conflits à venir : { $action }.
reason-l97-row-best = Rien sur cette carte ne promet davantage : { $action }.
reason-l97-row-contested = Qui veut la même action devra s’entendre avec moi.
reason-l97-offers = Agir vaut pour moi { part-price } au plus ; jusqu’à { part-ducats }, payer vaut mieux qu’une confrontation.
reason-l97-asks = Pour { part-ducats } ou plus, j’aime mieux laisser agir { $other_player } qu’aller à la confrontation.
reason-l97-accepts-pay = { part-ducats } pour laisser agir l’autre : une confrontation ne m’apporterait guère plus.
reason-l97-accepts-cost = Agir pour { part-ducats } vaut mieux qu’une confrontation.
reason-l97-hard = { $other_player } négocie durement : je cède donc moins.
reason-l97-refuses-pay = Une confrontation me promet mieux que { part-ducats } pour laisser agir l’autre.
reason-l97-refuses-cost = Agir pour { part-ducats } ne vaut pas mieux pour moi qu’une confrontation.
reason-l97-holds-out = C’était un peu mieux qu’une confrontation, mais attendre mon dernier mot ne doit pas toujours payer.
reason-l97-fights = Nous ne tomberons pas d’accord sur un prix.
reason-l97-bid = Agir vaut pour moi { part-price } au plus ; le sort décide de combien je reste au-dessous.
reason-l97-bid-refused = Je n’ai pas voulu agir pour { part-ducats } : je ne mise donc pas davantage.
reason-l97-bid-treasure = Cela vaut bien un trésor : { $treasures }.
reason-l97-bid-nothing = Je ne veux rien payer pour cette action.
reason-l97-looks = D’après ce que je sais, la meilleure carte pour moi devrait être dans la pile { $pile }.
reason-l97-keeps-parchment = Le parchemin rapporte { part-points } à coup sûr.
reason-l97-keeps-treasure = { part-ducats } de plus pour les conflits à venir.
reason-l97-keeps = Ce qui peut me servir le mieux : { $politics }.
