### Löwenherz (2003) dans le navigateur, en français.

## Toutes les cartes

web-cards-all = Toutes les cartes
web-cards-about = Ce que coûte chaque carte, ce que rapporte sa vente, et où sont celles que vous avez vues. Jamais vues : dans la pioche, ou tirées par quelqu’un d’autre.
web-cards-letter =
    { $count ->
        [0] Cartes { $letter } : plus aucune dans la pioche
       *[other] Cartes { $letter } : encore { $count } dans la pioche
    }
web-cards-card = Carte
web-cards-total = En tout
web-cards-played = Jouées
web-cards-hands = En main
web-cards-mine = à vous : { $count }
web-cards-unseen = Jamais vues
web-cards-price = prix { $price }, vente { $sale }
web-played =
    { $count ->
        [0] aucune carte jouée
        [one] { $count } carte jouée
       *[other] { $count } cartes jouées
    }

## The board in words

web-cell-domain-l03 =
    { $owner ->
        [neutral] { -domain } neutre
       *[player] appartient à { $owner }
    }
web-cell-borders-l03 = frontière { $sides }

## The next step of a decision

web-hint-card = Choisissez une carte de votre main.
web-hint-castle-0 = Une terre riche près du bord du plateau demande peu de frontières.
web-hint-castle-neutral = Cette troisième couleur ne rapporte de points à personne, mais prend de la place : posez-la là où l’adversaire aimerait être.
web-hint-extend-0 = Lequel de vos { -domain(form: "plural") } ?
web-hint-extend-1 = Quelle case prend-il ?
web-hint-desert-0 = Vers lequel de vos { -domain(form: "plural") } ?
web-hint-desert-1 = De quel { -domain } voisin ?
web-hint-desert-2 = Quel chevalier part ?
web-hint-ally-0 = Lequel de vos { -domain(form: "plural") } ?
web-hint-ally-1 = Avec quel { -domain } voisin ?

## What a domain has

web-domain-city = { -city }
web-domain-gold =
    { $count ->
        [one] { $count } mine d’or
       *[other] { $count } mines d’or
    }
web-domain-silver =
    { $count ->
        [one] { $count } mine d’argent
       *[other] { $count } mines d’argent
    }
web-domain-copper =
    { $count ->
        [one] { $count } mine de cuivre
       *[other] { $count } mines de cuivre
    }
web-domain-diamond =
    { $count ->
        [one] { $count } mine de { -gems }
       *[other] { $count } mines de { -gems }
    }

## What a place scores

web-border-l03 = frontière { web-between }
web-scores-l03-meadow = aucun point
web-scores-l03-forest =
    { $forest ->
        [one] { $forest } point dans un { -domain }
       *[other] { $forest } points dans un { -domain }
    }
web-scores-l03-village =
    { $village ->
        [one] { $village } point dans un { -domain }
       *[other] { $village } points dans un { -domain }
    }
web-scores-l03-city =
    { $city ->
        [one] { $city } point dans un { -domain }
       *[other] { $city } points dans un { -domain }
    }
web-scores-l03-mine = 1 ducat par tour pour chaque sorte ; { $monopoly_mines } de la même sorte font un monopole ({ $monopoly } points)
web-scores-l03-gold = { web-scores-l03-mine }
web-scores-l03-silver = { web-scores-l03-mine }
web-scores-l03-copper = { web-scores-l03-mine }
web-scores-l03-diamond = { web-scores-l03-mine }

## At a glance

web-l03-income =
    { $income ->
        [0] aucun revenu des mines
        [one] { $income } ducat par tour grâce aux mines
       *[other] { $income } ducats par tour grâce aux mines
    }
web-l03-to-king =
    { $points ->
        [0] Le Roi, à { $king }, est atteint
        [one] Encore { $points } point jusqu’au Roi, à { $king }
       *[other] Encore { $points } points jusqu’au Roi, à { $king }
    }
web-l03-missing =
    { $missing ->
        [0] monopole ({ $points } points)
        [one] encore 1 pour le monopole ({ $points } points)
       *[other] encore { $missing } pour le monopole ({ $points } points)
    }
web-l03-can-enter =
    { $count ->
        [one] Assez de chevaliers pour s’étendre dans { $count } { -domain } voisin
       *[other] Assez de chevaliers pour s’étendre dans { $count } { -domain(form: "plural") } voisins
    }
web-l03-entered =
    { $count ->
        [one] { $count } { -domain } où un voisin a assez de chevaliers pour s’étendre
       *[other] { $count } { -domain(form: "plural") } où des voisins ont assez de chevaliers pour s’étendre
    }
web-l03-summary = Mémento
web-l03-scoring = Points
web-l03-monopoly = monopole ({ $mines } mines)
web-l03-bonus = À la fin : { $most } points à qui a le plus de ducats, { $next } à qui vient ensuite.
web-l03-king-wins = Qui atteint le Roi, à { $king }, gagne aussitôt.
web-l03-income-rule = Chaque sorte de mine : 1 ducat par tour.
web-l03-front =
    { $owner ->
        [neutral] { $player } ({ $castle }) peut prendre une case au château neutre { $other }
       *[player] { $player } ({ $castle }) peut prendre une case à { $owner } ({ $other })
    } : { $mine ->
        [one] { $mine } chevalier
       *[other] { $mine } chevaliers
    } contre { $theirs }
web-l03-about-B = Frontières : à poser sur les lignes entre les cases, hors des { -domain(form: "plural") }.
web-l03-about-K = Chevaliers : à poser à côté de vos châteaux et chevaliers ; en forêt, chacun coûte 1 ducat de plus.
web-l03-about-X = Extension : un de vos { -domain(form: "plural") } s’agrandit d’une ou deux cases.
web-l03-about-D = { -deserter(form: "title") } : un chevalier quitte un { -domain } voisin et vous en posez un dans le vôtre.
web-l03-about-A = Alliance : deux { -domain(form: "plural") } voisins ne s’étendent plus l’un dans l’autre.

## Refusals, where the common ones speak of notation

web-l03-refused-not-in-market =
    { $count ->
        [0] La carte « { $card } » n’est pas { -market(form: "at") } : il n’y a aucune carte à prendre. Tirez la carte du dessus de la pioche.
       *[other] La carte « { $card } » n’est pas { -market(form: "at") } : prenez l’une de celles qui s’y trouvent, ou tirez la carte du dessus de la pioche.
    }
web-l03-refused-sale-not-in-hand = La carte « { $card } » n’est pas dans votre main : vendez l’une des cartes que vous tenez.
web-l03-refused-not-in-hand = La carte « { $card } » n’est pas dans votre main : jouez l’une des cartes que vous tenez.
web-l03-refused-choose-symbol = La carte « { $card } » offre deux actions, mais on n’en joue qu’une : choisissez laquelle.
web-l03-refused-symbol-not-on-card = La carte « { $card } » ne porte pas le symbole « { $symbol } » : choisissez une action qu’elle offre.
web-l03-refused-opponent-removes = À cette table, le chevalier qui part n’est choisi qu’après votre pose, par l’adversaire (par vous, si le { -domain } est neutre). Pour l’instant, ne choisissez que les deux { -domain(form: "plural") }.
web-l03-refused-player-removes = À cette table, c’est vous qui choisissez le chevalier qui part : { $cells }.

## Lines in words where the other sentences have them in notation

web-l03-border-placed = { $player } pose une frontière { $between }.
web-l03-borders-returned =
    { $count ->
        [one] La frontière { $between } retourne à la réserve.
       *[other] Les frontières { $between } retournent à la réserve.
    }
web-l03-alliance-made =
    { $owner ->
        [neutral] Alliance ! { $player } lie son { -domain } { $castle } au { -domain } neutre { $other } ; la frontière { $between } en porte la marque.
       *[player] Alliance ! { $player } lie son { -domain } { $castle } au { -domain } { $other }, qui appartient à { $owner } ; la frontière { $between } en porte la marque.
    }
web-l03-refused-border-stands = Une frontière se dresse déjà { $between } : choisissez une ligne libre.
web-l03-refused-border-in-domain =
    { $owner ->
        [neutral] La ligne { $between } est à l’intérieur du { -domain } neutre { $castle } : on ne pose jamais de frontière dans un { -domain }.
       *[player] La ligne { $between } est à l’intérieur du { -domain } { $castle }, qui appartient à { $owner } : on ne pose jamais de frontière dans un { -domain }.
    }
web-l03-refused-border-between-kin =
    { $owner ->
        [neutral] Une frontière ici séparerait les deux pions neutres en { $cell } et { $other } : jamais de frontière entre deux pions adjacents d’une même couleur.
       *[player] Une frontière ici séparerait les pions en { $cell } et { $other }, qui appartiennent à { $owner } : jamais de frontière entre deux pions adjacents d’une même couleur.
    }
web-l03-refused-knight-behind-border = La case { $cell } est séparée de vos pions par une frontière : un chevalier se pose à côté d’un de vos pions, sans frontière entre eux.
web-l03-refused-extension-parts-kin = Prendre la case { $cell } dresserait une frontière entre deux pions adjacents d’une même couleur : ce n’est jamais permis.
