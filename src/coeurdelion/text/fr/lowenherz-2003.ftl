### Löwenherz 2003, en français. Les mots sont ceux de l’édition Kosmos ;
### lowenherz-2003.tilsit.ftl remplace les termes que l’édition Tilsit nomme autrement.

## Terms that differ by edition

-title = Löwenherz (2003)
-domain =
    { $form ->
        [plural] domaines
        [title] Domaines
       *[bare] domaine
    }
-market =
    { $form ->
        [at] au marché
        [title] Marché
       *[bare] marché
    }
-deserter =
    { $form ->
        [title] Transfuge
       *[bare] transfuge
    }
-meadow =
    { $form ->
        [a] une prairie
        [plural] prairies
       *[bare] prairie
    }
-city =
    { $form ->
        [the] la cité du Roi
        [of] de la cité du Roi
       *[bare] cité du Roi
    }
-gems =
    { $form ->
        [of] des pierres précieuses
       *[bare] pierres précieuses
    }
-prince =
    { $form ->
        [plural] princes
       *[bare] prince
    }

## Names

lowenherz-2003 = { -title }
edition-kosmos = Kosmos (2003)
edition-tilsit = Tilsit (2004)
terrain-meadow = { -meadow }
terrain-village = village
terrain-city = { -city }
terrain-gold = mine d’or
terrain-silver = mine d’argent
terrain-copper = mine de cuivre
terrain-diamond = mine de { -gems }
mine-gold = or
mine-silver = argent
mine-copper = cuivre
mine-diamond = { -gems }
symbol-B1 = 1 frontière
symbol-B2 = 2 frontières
symbol-B3 = 3 frontières
symbol-K1 = 1 chevalier
symbol-K2 = 2 chevaliers
symbol-X = extension
symbol-D = { -deserter }
symbol-A = alliance
card-one = { $first }
card-two = { $first } ou { $second }
card-back = une carte { $letter }

## Parts of sentences, used by other messages only

part-terrain =
    { $terrain ->
        [meadow] { -meadow(form: "a") }
        [forest] une forêt
        [village] un village
        [city] { -city(form: "the") }
        [gold] une mine d’or
        [silver] une mine d’argent
        [copper] une mine de cuivre
       *[diamond] une mine de { -gems }
    }
part-monopoly =
    { $mine ->
        [gold] le monopole de l’or
        [silver] le monopole de l’argent
        [copper] le monopole du cuivre
       *[diamond] le monopole { -gems(form: "of") }
    }

## Where points came from

ledger-domain-made = nouveau { -domain }
ledger-domain-extended = extension
ledger-land-cut-off = terre coupée du château
ledger-monopoly-gained = monopole obtenu
ledger-monopoly-lost = monopole perdu
ledger-bonus-paid = prime finale en ducats

## Play in the terminal

play-market = { -market(form: "title") } : { $cards }
play-panel-king = Roi à { $count }
play-panel-borders = Frontières : { $count }
play-panel-deck = Pioche : { $count }

## Reasons of bots

reason-draws = Rien { -market(form: "at") } ne vaut mieux qu’une carte inconnue.
reason-no-better = Aucune carte ne m’apporterait davantage pour l’instant.
reason-income =
    { $mine ->
        [gold] Une mine d’or rapporte un ducat à chaque tour.
        [silver] Une mine d’argent rapporte un ducat à chaque tour.
        [copper] Une mine de cuivre rapporte un ducat à chaque tour.
       *[diamond] Une mine de { -gems } rapporte un ducat à chaque tour.
    }
reason-closes = Le { -domain } { $castle } est fermé : { part-points }.
reason-hems-in =
    { $owner ->
        [neutral] Le { -domain } neutre { $castle } est fermé avant de gêner.
       *[player] Le { -domain } { $castle } ({ $owner }) est fermé pendant qu’il est encore petit.
    }
reason-monopoly = Cela donne { part-monopoly } : { part-points }.
reason-breaks-monopoly = { $owner } y perd { part-monopoly } : { part-points }.
reason-deserter =
    { $owner ->
        [neutral] Un chevalier quitte le { -domain } neutre { $other } et renforce { $castle }.
       *[player] { $owner } perd un chevalier, qui quitte { $other } et renforce { $castle }.
    }
reason-least-missed = Le chevalier en { $cell } est celui qui manquera le moins au { -domain } { $castle }.
reason-weakens =
    { $owner ->
        [neutral] Sans le chevalier en { $cell }, on entre plus facilement dans le { -domain } neutre { $other }.
       *[player] Sans le chevalier en { $cell }, on entre plus facilement dans le { -domain } { $other } ({ $owner }).
    }
reason-peace = 
    { $owner ->
        [neutral] Alliés, { $castle } et le { -domain } neutre { $other } se laissent en paix.
       *[player] Allié, { $castle } n’a plus rien à craindre de { $other }, à { $owner }.
    }
reason-mine = { $castle } prend la mine en { $cell }.
reason-reaches = Depuis { $cell }, le { -domain } { $castle } pourra aller plus loin.
reason-nearer =
    { $left ->
        [one] Après cela, il ne manquera qu’une frontière pour fermer { $castle }.
       *[other] Après cela, il ne manquera que { $left } frontières pour fermer { $castle }.
    }
reason-outnumbers = 
    { $owner ->
        [neutral] Avec plus de chevaliers, { $castle } peut entrer dans le { -domain } neutre { $other }.
       *[player] Avec plus de chevaliers, { $castle } peut entrer dans { $other }, à { $owner }.
    }
reason-holds-later = Le chevalier gardera le { -domain } { $castle } une fois fermé.
reason-site =
    { $left ->
        [one] Une frontière suffirait à fermer { $castle }, pour environ { part-points }.
       *[other] { $left } frontières suffiraient à fermer { $castle }, pour environ { part-points }.
    }
reason-sells = La vente de « { $card } » rapporte { part-ducats }.
reason-saves-for = De quoi payer ensuite « { $card } » ({ part-price }).
reason-bonus = { part-ducats } : ce serait la plus grosse somme à la fin.
reason-takes = « { $card } » est ce qui peut me servir le mieux.

## What one can do, in the infinitive

l03-do-castle = poser un château en { $cell }
l03-do-neutral-castle = poser un château neutre en { $cell }
l03-do-knight = poser un chevalier en { $cell }
l03-do-neutral-knight = poser un chevalier neutre en { $cell }
l03-do-sell = vendre la carte « { $card } » pour { part-ducats }
l03-do-play = jouer la carte « { $card } » pour { part-price }
l03-do-play-for = jouer la carte « { $card } » pour { part-price } et choisir : { $symbol }
l03-do-border = poser une frontière entre { $cell } et { $other }
l03-do-extend = étendre le { -domain } { $castle } à la case { $cell }
l03-do-desert = attirer dans le { -domain } { $castle } un chevalier du { -domain } { $other }
l03-do-desert-knight = attirer dans le { -domain } { $castle } le chevalier en { $cell } du { -domain } { $other }
l03-do-remove = retirer le chevalier en { $cell }
l03-do-ally = allier les { -domain(form: "plural") } { $castle } et { $other }
l03-do-draw = tirer une carte
l03-do-take = prendre { -market(form: "at") } la carte « { $card } »
l03-do-done = en rester là

## What is asked

ask-card = vendre ou jouer une carte
ask-border =
    { $left ->
        [one] poser une frontière
       *[other] poser une frontière (encore { $left } au plus)
    }
ask-knight =
    { $left ->
        [one] poser un chevalier
       *[other] poser un chevalier (encore { $left } au plus)
    }
ask-extend =
    { $left ->
        [one] étendre un { -domain } d’une case
       *[other] étendre un { -domain } d’une case (encore { $left } au plus)
    }
ask-desert = choisir pour le { -deserter } l’un de ses { -domain(form: "plural") } et un { -domain } adjacent d’une autre couleur
ask-desert-knight = poser un chevalier dans le { -domain } { $castle }
ask-remove = retirer un chevalier du { -domain } { $castle }
ask-ally = choisir pour l’alliance l’un de ses { -domain(form: "plural") } et un { -domain } adjacent d’une autre couleur
ask-refill = tirer une carte ou en prendre une { -market(form: "at") }

## Löwenherz 2003: events

l03-tile-laid = La tuile { $tile } prend l’emplacement { $number }.
l03-first-chosen = { $player } pose en premier.
l03-card-drawn = { $player } tire : { $card }.
l03-castle-placed = { $player } pose un château en { $cell }.
l03-neutral-castle-placed = { $player } pose un château neutre en { $cell }.
l03-knight-placed =
    { $ducats ->
        [0] { $player } pose un chevalier en { $cell }.
       *[other] { $player } pose un chevalier dans la forêt { $cell } et paie { part-ducats } de plus.
    }
l03-neutral-knight-placed = { $player } pose un chevalier neutre en { $cell }.
l03-play-begun = Tous les châteaux sont en place. { $player } a posé en dernier et joue donc en premier.
l03-turn-begun = À { $player } de jouer.
l03-income-paid = Les mines rapportent { part-ducats } à { $player } ({ $mines }).
l03-turn-skipped = { $player } n’a plus de carte et passe son tour.
l03-card-sold = { $player } vend { -market(form: "at") } la carte « { $card } » et reçoit { part-ducats }.
l03-card-played = { $player } joue la carte « { $card } » et paie { part-price }.
l03-card-played-for = { $player } joue la carte « { $card } », paie { part-price } et choisit : { $symbol }.
l03-border-placed = { $player } pose une frontière en { $edge }.
l03-domain-made =
    { $player ->
        [neutral] Un { -domain } neutre se ferme autour du château { $castle } : { $count ->
                [one] { $count } case
               *[other] { $count } cases
            }.
       *[player] Un { -domain } se ferme autour du château { $castle } : { $count ->
                [one] { $count } case
               *[other] { $count } cases
            }, { part-points } pour { $player }.
    }
l03-borders-returned =
    { $count ->
        [one] La frontière { $edges } retourne à la réserve.
       *[other] Les frontières { $edges } retournent à la réserve.
    }
l03-domain-extended =
    { $points ->
        [0] { $player } étend son { -domain } { $castle } à la case { $cell }.
       *[other] { $player } étend son { -domain } { $castle } à la case { $cell } et gagne { part-points }.
    }
l03-cell-lost =
    { $player ->
        [neutral] { $other_player } prend la case { $cell } au { -domain } neutre { $castle }.
       *[player]
            { $points ->
                [0] { $other_player } prend à { $player } la case { $cell } du { -domain } { $castle }, sans perte de points.
               *[other] { $other_player } prend à { $player } la case { $cell } du { -domain } { $castle } : { $player } perd { part-points }.
            }
    }
l03-land-cut-off =
    { $count ->
        [one] La case { $cells } est coupée du château { $castle } et devient zone neutre.
       *[other] Les cases { $cells } sont coupées du château { $castle } et deviennent zone neutre.
    }{ $player ->
        [neutral] { "" }
       *[player]
            { $points ->
                [0] { "" }
               *[other] { " " }{ $player } perd { part-points }.
            }
    }
l03-monopoly-gained = { $player } obtient { part-monopoly } ({ $cells }) et gagne { part-points }.
l03-monopoly-lost = { $player } perd { part-monopoly }, et { part-points } avec lui.
l03-deserter-called =
    { $owner ->
        [neutral] { -deserter(form: "title") } ! { $player } attire dans son { -domain } { $castle } un chevalier du { -domain } neutre { $other }.
       *[player] { -deserter(form: "title") } ! { $player } attire dans son { -domain } { $castle } un chevalier du { -domain } { $other }, qui appartient à { $owner }.
    }
l03-knight-deserted =
    { $player ->
        [neutral] Le chevalier neutre en { $cell } quitte le { -domain } { $other } et passe chez { $other_player }.
       *[player] { $player } perd son chevalier en { $cell } : il quitte le { -domain } { $other } et passe chez { $other_player }.
    }
l03-alliance-made =
    { $owner ->
        [neutral] Alliance ! { $player } lie son { -domain } { $castle } au { -domain } neutre { $other } ; la frontière { $edge } en porte la marque.
       *[player] Alliance ! { $player } lie son { -domain } { $castle } au { -domain } { $other }, qui appartient à { $owner } ; la frontière { $edge } en porte la marque.
    }
l03-card-taken = { $player } prend { -market(form: "at") } la carte « { $card } ».
l03-action-ended = { $player } en reste là avec cette carte.
l03-deck-emptied = La dernière carte de la pioche est tirée : plus personne ne complète sa main.
l03-bonus-paid = Avec { part-ducats }, { $player } gagne encore { part-points }.
l03-game-won-king =
    { $count ->
        [one] { $players } rejoint le Roi avec { part-score } et remporte la partie.
       *[other] { $players } rejoignent le Roi avec { part-score } et se partagent la victoire.
    }
l03-game-won-cards =
    { $count ->
        [one] Toutes les mains sont vides : { $players } remporte la partie avec { part-score }.
       *[other] Toutes les mains sont vides : { $players } se partagent la victoire avec { part-score }.
    }

## Löwenherz 2003: reasons of refusal

l03-refused-tile-gone = La tuile { $tile } n’est plus disponible : prenez-en une qui n’est pas encore posée.
l03-refused-card-gone = La carte { $code } ne peut pas être tirée : elle n’est pas parmi les cartes restantes de la lettre du dessus de la pioche.
l03-refused-no-such-seat = La place { $number } n’existe pas : les places se comptent à partir de 0, et il y en a { $count }.
l03-refused-castle-terrain = La case { $cell } est { part-terrain } : un château se pose sur { -meadow(form: "a") } libre.
l03-refused-castle-occupied = La case { $cell } est déjà occupée : un château se pose sur { -meadow(form: "a") } libre.
l03-refused-castle-no-room = À côté de la case { $cell }, il ne reste ni { -meadow } ni forêt libre pour le chevalier de ce château. Choisissez une case qui lui laisse une place.
l03-refused-castle-too-near = La case { $cell } n’est qu’à { $steps } pas du château { $castle }, de la même couleur : il en faut au moins { $needed }, sans compter en diagonale.
l03-refused-first-knight-far = La case { $cell } ne touche pas le château { $castle } par un côté. Cases possibles pour son chevalier : { $cells }.
l03-refused-first-knight-terrain = La case { $cell } est { part-terrain } : un chevalier se pose sur { -meadow(form: "a") } ou une forêt. Cases possibles à côté du château { $castle } : { $cells }.
l03-refused-first-knight-occupied = La case { $cell } est déjà occupée. Cases possibles à côté du château { $castle } : { $cells }.
l03-refused-not-in-market =
    { $count ->
        [0] La carte « { $card } » ({ $code }) n’est pas { -market(form: "at") } : il n’y a aucune carte à prendre. Tirez la carte du dessus de la pioche.
       *[other] La carte « { $card } » ({ $code }) n’est pas { -market(form: "at") }. On y trouve : { $cards }.
    }
l03-refused-must-use-card =
    { $count ->
        [one] Il vous reste { $count } carte en main : il faut la vendre ou la jouer, on ne passe pas.
       *[other] Vous avez { $count } cartes en main : il faut en vendre ou en jouer une, on ne passe pas.
    }
l03-refused-one-card-a-turn = Vous avez déjà vendu ou joué une carte à ce tour : c’est une par tour, ni plus ni moins.
l03-refused-must-draw = Les { $turns } derniers tours n’ont été que ventes et reprises { -market(form: "at") } : cette fois, tirez la carte du dessus de la pioche.
l03-refused-sale-not-in-hand = La carte « { $card } » ({ $code }) n’est pas dans votre main : vendez l’une des cartes que vous tenez.
l03-refused-just-sold = Vous venez de vendre la carte « { $card } » : elle ne se reprend pas au même tour. Prenez une autre carte ou tirez celle du dessus de la pioche.
l03-refused-not-in-hand = La carte « { $card } » ({ $code }) n’est pas dans votre main : jouez l’une des cartes que vous tenez.
l03-refused-too-dear = La carte « { $card } » coûte { part-price } et vous en avez { $ducats } : il en manque { $missing }. Vendre une carte remplit la bourse.
l03-refused-choose-symbol = La carte « { $card } » offre deux actions, mais on n’en joue qu’une. Ajoutez votre choix : { $symbols }.
l03-refused-symbol-not-on-card = La carte « { $card } » ne porte pas le symbole « { $symbol } ». À choisir : { $symbols }.
l03-refused-no-border-possible = Aucune frontière ne peut être posée en ce moment : cette carte ne peut pas servir à cela. Choisissez une autre action, ou vendez une carte.
l03-refused-no-knight-possible = Le prix payé, il vous resterait { part-ducats } et aucun chevalier ne pourrait être posé. Il faut un chevalier en réserve et, à côté d’un de vos pions, sans frontière entre eux, { -meadow(form: "a") } libre ou bien une forêt libre et 1 ducat.
l03-refused-no-extension-possible = Aucun de vos { -domain(form: "plural") } ne peut prendre de case en ce moment : cette carte ne peut pas servir à une extension. Choisissez une autre action, ou vendez une carte.
l03-refused-no-deserter-possible = Aucun chevalier ne peut changer de camp en ce moment. Il faut un { -domain } à vous et un { -domain } adjacent d’une autre couleur, un chevalier de sa couleur dans chacun, et de quoi poser un chevalier dans le vôtre.
l03-refused-no-alliance-possible = Aucune alliance n’est possible en ce moment. Il faut un { -domain } à vous et un { -domain } adjacent d’une autre couleur, qui ne soient pas encore alliés.
l03-refused-one-step-at-least = Une carte jouée doit servir : faites au moins une étape de l’action (une frontière, un chevalier ou une case) avant de terminer.
l03-refused-border-stands = Une frontière se dresse déjà en { $edge } : choisissez une ligne libre.
l03-refused-border-in-domain =
    { $owner ->
        [neutral] La ligne { $edge } est à l’intérieur du { -domain } neutre { $castle } : on ne pose jamais de frontière dans un { -domain }.
       *[player] La ligne { $edge } est à l’intérieur du { -domain } { $castle }, qui appartient à { $owner } : on ne pose jamais de frontière dans un { -domain }.
    }
l03-refused-border-between-kin =
    { $owner ->
        [neutral] Une frontière en { $edge } séparerait les deux pions neutres en { $cell } et { $other } : jamais de frontière entre deux pions adjacents d’une même couleur.
       *[player] Une frontière en { $edge } séparerait les pions en { $cell } et { $other }, qui appartiennent à { $owner } : jamais de frontière entre deux pions adjacents d’une même couleur.
    }
l03-refused-no-borders-left = La réserve de frontières est vide : on n’en posera plus tant qu’aucune n’y retourne.
l03-refused-knight-terrain = La case { $cell } est { part-terrain } : un chevalier se pose sur { -meadow(form: "a") } ou une forêt.
l03-refused-knight-occupied = La case { $cell } est déjà occupée par { part-piece } : choisissez une case libre.
l03-refused-forest-too-dear = La forêt { $cell } coûte 1 ducat de plus, et vous avez { part-ducats }. Sur { -meadow(form: "a") }, il n’y a rien à payer.
l03-refused-knight-alone = Aucun de vos pions ne touche la case { $cell } par un côté : un chevalier se pose à côté d’un de vos châteaux ou chevaliers, jamais en diagonale.
l03-refused-knight-behind-border = La case { $cell } est séparée de vos pions par une frontière ({ $edges }) : un chevalier se pose à côté d’un de vos pions, sans frontière entre eux.
l03-refused-no-knight-left = Vous n’avez plus de chevalier en réserve.
l03-refused-no-domain = Il n’y a pas de { -domain } { $castle }. Un { -domain } porte le nom de la case de son château et n’existe qu’une fois clos de toutes parts, avec ce seul château.
l03-refused-not-your-domain =
    { $owner ->
        [neutral] Le { -domain } { $castle } est neutre : commencez par un { -domain } de votre couleur.
       *[player] Le { -domain } { $castle } appartient à { $owner } : commencez par un { -domain } de votre couleur.
    }
l03-refused-other-domain-chosen = Une carte n’étend qu’un seul { -domain } : la première case est allée au { -domain } { $other }, la seconde doit y aller aussi, et non au { -domain } { $castle }.
l03-refused-cell-not-adjacent = La case { $cell } ne touche pas le { -domain } { $castle } par un côté : choisissez une case voisine, jamais en diagonale.
l03-refused-cell-already-in = La case { $cell } fait déjà partie du { -domain } { $castle } : choisissez une case voisine, au-delà de ses frontières.
l03-refused-cell-has-piece = La case { $cell } porte { part-piece } : une case occupée par une autre couleur ne se prend pas.
l03-refused-cell-has-own-castle = La case { $cell } porte un de vos châteaux : le { -domain } en aurait deux, ce qui n’est pas permis.
l03-refused-cell-in-own-domain = La case { $cell } est déjà à vous, dans le { -domain } { $other } : un { -domain } ne prend rien à un autre de sa couleur.
l03-refused-too-few-knights =
    { $owner ->
        [neutral] Chevaliers : { $mine } dans votre { -domain } { $castle }, { $theirs } dans le { -domain } neutre { $other }. Pour y entrer, il vous en faut au moins { $needed }.
       *[player] Chevaliers : { $mine } dans votre { -domain } { $castle }, { $theirs } dans le { -domain } { $other }, qui appartient à { $owner }. Pour y entrer, il vous en faut au moins { $needed }.
    }
l03-refused-allied = Les { -domain(form: "plural") } { $castle } et { $other } sont alliés : aucun des deux ne s’étend dans l’autre, et cela jusqu’à la fin de la partie.
l03-refused-extension-parts-kin = Prendre la case { $cell } dresserait une frontière en { $edge }, entre deux pions adjacents d’une même couleur : ce n’est jamais permis.
l03-refused-extension-lacks-borders =
    { $needed ->
        [one] Pour clore la case { $cell }, il faut encore { $needed } frontière en plus de celles qu’on y enlève ; la réserve en compte { $supply }.
       *[other] Pour clore la case { $cell }, il faut encore { $needed } frontières en plus de celles qu’on y enlève ; la réserve en compte { $supply }.
    }
l03-refused-both-own = Le { -domain } { $other } est à vous : le second doit être d’une autre couleur.
l03-refused-not-adjacent-domains = Les { -domain(form: "plural") } { $castle } et { $other } n’ont pas de frontière commune : choisissez deux { -domain(form: "plural") } qui se touchent.
l03-refused-domain-without-knights =
    { $owner ->
        [neutral] Le { -domain } neutre { $castle } n’a aucun chevalier neutre : il en faut au moins un de sa couleur dans chacun des deux { -domain(form: "plural") }.
       *[player] Le { -domain } { $castle }, qui appartient à { $owner }, n’a aucun chevalier de sa couleur : il en faut au moins un dans chacun des deux { -domain(form: "plural") }.
    }
l03-refused-no-such-knight = Il n’y a en { $cell } aucun chevalier à retirer du { -domain } { $other }. Chevaliers au choix : { $cells }.
l03-refused-knight-holds-line = Sans le chevalier en { $cell }, d’autres perdraient le lien avec le château { $castle } : { $cells }. Chevaliers au choix : { $allowed }.
l03-refused-desert-no-room = Avec { part-ducats } en bourse, vous ne pouvez poser aucun chevalier dans votre { -domain } { $castle }. Il y faut, à côté d’un de vos pions et sans frontière entre eux, { -meadow(form: "a") } libre ou bien une forêt libre et 1 ducat.
l03-refused-knight-outside-domain = La case { $cell } n’est pas dans votre { -domain } { $castle } : le chevalier gagné se pose dans ce { -domain }.
l03-refused-opponent-removes = À cette table, le chevalier qui part n’est choisi qu’après votre pose, par l’adversaire (par vous, si le { -domain } est neutre). Écrivez seulement « desert { $castle } { $other } ».
l03-refused-player-removes = À cette table, c’est vous qui nommez le chevalier qui part : écrivez par exemple « desert { $castle } { $other } { $first } ». Chevaliers au choix : { $cells }.
l03-refused-already-allied = Les { -domain(form: "plural") } { $castle } et { $other } sont déjà alliés, et le resteront : choisissez-en un autre.

## Löwenherz 2003: rules, setting up

L03-SETUP = Mise en place
L03-SETUP-1 = Le plateau compte 12 × 12 cases : neuf tuiles de 4 × 4, celle { -city(form: "of") } toujours au centre, les autres à n’importe quelle place et dans n’importe lequel des quatre sens ; le cadre compte comme frontière. L’édition Kosmos laisse disposer les tuiles à sa guise (ici, par défaut, la disposition pour débuter), l’édition Tilsit les mélange ; une table peut choisir la disposition pour débuter, le hasard ou un arrangement à la main. Le royaume compte 10 villages et 4 mines de chaque sorte : or, argent, cuivre et { -gems }. Le dessin des tuiles est de nous, faute de source, mais les nombres sont ceux du jeu.
L03-SETUP-2 = Deux, trois ou quatre { -prince(form: "plural") } se disputent le royaume, chacun d’une couleur que nul autre n’a. Chacun reçoit 15 chevaliers, 4 châteaux (3 seulement à quatre) et 7 ducats, et part de 0 point.
L03-SETUP-3 = Il y a 60 cartes d’action, 15 pour chacune des lettres A, B, C et D. Chaque lettre est mélangée à part ; la pioche a les A sur le dessus, puis les B, les C et les D. Chacun tire 3 cartes et les cache aux autres.
L03-SETUP-4 = La réserve commune compte 100 frontières. Les ducats de chacun sont connus de tous : seules les cartes d’action sont secrètes (notre arbitrage). La banque n’est jamais à court de ducats (notre arbitrage ; la boîte en contient 91).
L03-SETUP-5 = Le pion du Roi attend sur la case 30 à quatre, 40 à trois, 50 à deux.

## Löwenherz 2003: rules, placing castles

L03-PLACE = Pose des châteaux
L03-PLACE-1 = À tour de rôle, chacun pose un château et un chevalier, jusqu’à ce que tous les châteaux soient en place. Le château se pose sur { -meadow(form: "a") } libre.
L03-PLACE-2 = Le chevalier se pose sur { -meadow(form: "a") } ou une forêt libre qui touche ce château par un côté ; il ne coûte rien à ce moment. Un château ne va que là où il reste une telle case pour son chevalier (notre arbitrage).
L03-PLACE-3 = Les châteaux d’une même couleur gardent leurs distances, comptées en pas horizontaux et verticaux, jamais en diagonale. Il faut au moins 6 pas de l’un à l’autre (Kosmos, selon notre lecture) ou au moins 6 cases vides entre eux, donc 7 pas (Tilsit, d’après la FAQ).
L03-PLACE-4 = Si aucune case ne respecte cette distance, elle diminue d’un pas, pour ce château seulement (FAQ). S’il n’y en a toujours aucune, elle diminue encore d’un pas, et ainsi de suite (notre arbitrage).
L03-PLACE-5 = Qui pose en dernier joue le premier tour. Les tours suivent ensuite le sens des aiguilles d’une montre.
L03-PLACE-6 = La personne la plus âgée pose en premier : chaque table indique sa place ou s’en remet au hasard. On continue dans le sens inverse des aiguilles d’une montre (Kosmos) ou dans le sens des aiguilles d’une montre (Tilsit).

## Löwenherz 2003: rules, the turn

L03-TURN = Tour de jeu
L03-TURN-1 = Un tour a trois temps : recevoir le revenu de ses mines, puis vendre ou jouer une carte, enfin compléter sa main.
L03-TURN-2 = Complétez votre main à 3 cartes : tirez la carte du dessus de la pioche ou prenez une carte visible { -market(form: "at") }.
L03-TURN-3 = À chaque tour, on vend ou on joue exactement une carte ; tant qu’on a des cartes, on ne passe pas. En fin de partie, on saute le tour de qui n’a plus de carte, sans verser de revenu.
L03-TURN-4 = Pour que personne ne vende et ne reprenne sans fin : quand, trois tours de table durant (trois fois autant de tours qu’il y a de joueurs), chaque tour n’a été qu’une vente suivie d’une prise { -market(form: "at") }, la prochaine main se complète à la pioche (notre arbitrage).

## Löwenherz 2003: rules, the market

L03-MARKET = { -market(form: "title") }
L03-MARKET-1 = Pour vendre une carte de votre main, posez-la face visible { -market(form: "at") } et recevez autant de ducats que l’indique le nombre entre parenthèses.
L03-MARKET-2 = Une carte vendue ne se reprend pas pour compléter la main au même tour ; un autre exemplaire de cette carte, si.
L03-MARKET-3 = Prendre une carte { -market(form: "at") } est gratuit. Les cartes qui s’y trouvent sont visibles de tous.

## Löwenherz 2003: rules, playing a card

L03-PLAY = Jouer une carte
L03-PLAY-1 = Posez une carte de votre main face visible sur la défausse, que tous peuvent consulter, et payez son prix. Il faut pouvoir le payer, tout comme les suppléments de forêt au moment où ils se présentent.
L03-PLAY-2 = Une carte à deux symboles laisse le choix entre deux actions : l’une ou l’autre, jamais les deux.
L03-PLAY-3 = Une carte ne se joue que si au moins une étape de l’action choisie est possible (notre arbitrage).
L03-PLAY-4 = On peut poser moins de frontières ou de chevaliers, ou prendre moins de cases, que la carte n’en montre (FAQ ; le texte Kosmos voudrait qu’on utilise tout). Il faut faire au moins une étape (notre arbitrage).
L03-PLAY-5 = Chaque étape produit tous ses effets, points compris, avant la suivante. Ainsi le veulent les deux règles imprimées ; la FAQ, elle, n’avancerait les marqueurs qu’à la fin du tour.

## Löwenherz 2003: rules, borders

L03-BORDER = Frontières
L03-BORDER-1 = Une frontière se pose sur la ligne entre deux cases, à l’intérieur du cadre, là où il n’y en a pas encore.
L03-BORDER-2 = On ne pose jamais de frontière à l’intérieur d’un { -domain }.
L03-BORDER-3 = On ne pose jamais de frontière entre deux pions adjacents d’une même couleur, châteaux et chevaliers confondus.
L03-BORDER-4 = Les frontières viennent de la réserve commune : quand elle est vide, on n’en pose plus (notre arbitrage).
L03-BORDER-5 = Les frontières n’appartiennent à personne. On peut en poser en terre ouverte et dans les zones neutres (FAQ).
L03-BORDER-6 = Poser des frontières n’agrandit jamais un { -domain }.

## Löwenherz 2003: rules, domains and points

L03-DOMAIN = { -domain(form: "title") } et points
L03-DOMAIN-1 = Dès qu’une région close par des frontières et le cadre contient exactement un château, c’est un { -domain } de la couleur de ce château, peu importe qui a posé la frontière et quelle action a fermé la région (pour l’extension, c’est notre arbitrage). Plusieurs { -domain(form: "plural") } peuvent naître à la fois. Deux châteaux ensemble, fussent-ils d’une même couleur, ne font pas un { -domain }. Il n’en existe aucun tant qu’on pose encore des châteaux.
L03-DOMAIN-2 = Un { -domain } rapporte aussitôt ses points à qui le possède : 1 par forêt, 3 par village, 5 pour { -city(form: "the") }, 0 pour les { -meadow(form: "plural") } et les mines.
L03-DOMAIN-3 = Les frontières qui ont le même { -domain } des deux côtés retournent à la réserve.
L03-DOMAIN-4 = Des chevaliers d’autres couleurs peuvent se tenir dans un { -domain } ; ils ne le possèdent ni ne le défendent.
L03-DOMAIN-5 = Jusqu’à la prime finale en ducats, vos points font toujours exactement la valeur actuelle de tous vos { -domain(form: "plural") }, plus 5 pour chaque monopole que vous détenez.

## Löwenherz 2003: rules, knights

L03-KNIGHT = Chevaliers
L03-KNIGHT-1 = Un chevalier se pose sur { -meadow(form: "a") } ou une forêt libre, jamais sur un village, { -city(form: "the") } ou une mine.
L03-KNIGHT-2 = Sur une forêt, un chevalier coûte 1 ducat de plus.
L03-KNIGHT-3 = Un chevalier se pose sur une case qui touche par un côté un château ou un chevalier de la même couleur, sans frontière entre les deux.
L03-KNIGHT-4 = Les chevaliers viennent de votre réserve : quand elle est vide, vous n’en posez plus.
L03-KNIGHT-5 = Les deux chevaliers d’une carte peuvent aller à des endroits différents, y compris en terre ouverte (FAQ).

## Löwenherz 2003: rules, extending

L03-EXTEND = Extension
L03-EXTEND-1 = Choisissez l’un de vos { -domain(form: "plural") } : il prend 1 ou 2 cases, et les deux vont à ce même { -domain }.
L03-EXTEND-2 = La case touche le { -domain } par un côté ; la seconde touche le { -domain } tel qu’il est alors, première case comprise.
L03-EXTEND-3 = On ne prend jamais une case qui porte un pion d’une autre couleur, couleur neutre comprise, ni une case qui porte un château à soi (notre arbitrage : le { -domain } en aurait deux).
L03-EXTEND-4 = On ne prend jamais une case d’un autre de ses propres { -domain(form: "plural") }.
L03-EXTEND-5 = Une case du { -domain } d’autrui ne se prend que si votre { -domain } compte strictement plus de chevaliers à vous que l’autre n’en compte de sa propre couleur. On recompte pour chaque case.
L03-EXTEND-6 = On ne s’étend jamais dans un { -domain } allié à celui qu’on étend.
L03-EXTEND-7 = Pour prendre des cases hors de tout { -domain } (terre ouverte, zones neutres), aucun chevalier n’est nécessaire.
L03-EXTEND-8 = Les frontières entre le { -domain } et la case retournent à la réserve ; tout autre côté de la case qui n’a ni frontière ni cadre reçoit une frontière. Ce n’est pas permis si une frontière vient ainsi séparer deux pions adjacents d’une même couleur, ni si la réserve, frontières rendues comprises, n’y suffit pas (nos arbitrages).
L03-EXTEND-9 = Qui prend la case gagne sa valeur en points ; qui la perd recule d’autant.
L03-EXTEND-10 = Si le { -domain } entamé se morcelle, la partie qui a le château reste un { -domain } ; les parties coupées deviennent des zones neutres. Leur valeur est perdue aussi, sans que l’autre camp la gagne. Les chevaliers qui s’y trouvent y restent, mais ne comptent plus (notre arbitrage).
L03-EXTEND-11 = Les deux cases peuvent se prendre dans deux { -domain(form: "plural") } différents. Seule l’édition Tilsit le dit, mais on joue ainsi dans les deux.

## Löwenherz 2003: rules, the deserter

L03-DESERT = { -deserter(form: "title") }
L03-DESERT-1 = Choisissez l’un de vos { -domain(form: "plural") } et un { -domain } adjacent d’une autre couleur : ils ont une frontière commune. Chacun des deux a au moins un chevalier de sa propre couleur.
L03-DESERT-2 = Dans l’autre { -domain }, un chevalier de la couleur de ce { -domain } retourne à sa réserve.
L03-DESERT-3 = Seul peut partir un chevalier dont le départ laisse reliés au château tous les autres chevaliers de cette couleur, dans ce { -domain }, qui l’étaient auparavant : de pion en pion de cette couleur, par les côtés, sans frontière entre eux. Dans un anneau, n’importe lequel peut donc partir (notre arbitrage).
L03-DESERT-4 = Vous posez un chevalier de votre réserve dans celui de vos { -domain(form: "plural") } que vous avez choisi, selon les règles de pose des chevaliers, supplément de forêt compris. Si ce n’est pas possible, la carte ne se joue pas (FAQ).
L03-DESERT-5 = Édition Tilsit : vous retirez d’abord le chevalier de votre choix parmi ceux qui peuvent partir, puis vous posez le vôtre. Édition Kosmos : vous posez d’abord le vôtre, puis l’adversaire choisit, parmi ceux qui peuvent partir, le chevalier à retirer ; pour la couleur neutre, c’est vous qui choisissez.
L03-DESERT-6 = Même le dernier chevalier d’un { -domain } peut partir. Une alliance ne l’empêche pas (notre arbitrage).

## Löwenherz 2003: rules, alliances

L03-ALLY = Alliance
L03-ALLY-1 = Choisissez l’un de vos { -domain(form: "plural") } et un { -domain } adjacent d’une autre couleur, qui ne soient pas encore alliés. L’une de leurs frontières communes est marquée.
L03-ALLY-2 = Jusqu’à la fin de la partie, aucun des deux ne s’étend dans l’autre. L’alliance ne lie que ces deux { -domain(form: "plural") }.
L03-ALLY-3 = Une alliance ne prend jamais fin (FAQ) : ni quand la frontière marquée disparaît (on en marque alors une autre, commune aux deux), ni quand il n’y a plus aucune frontière commune.

## Löwenherz 2003: rules, mines

L03-MINE = Mines
L03-MINE-1 = Au début de votre tour, recevez 1 ducat par sorte de mine présente dans vos { -domain(form: "plural") }, soit de 0 à 4 ducats.
L03-MINE-2 = Avec 3 mines d’une même sorte ou plus dans vos { -domain(form: "plural") }, vous en avez le monopole : 5 points aussitôt, pour chaque sorte. Si vous tombez au-dessous de 3, vous perdez aussitôt ces 5 points.

## Löwenherz 2003: rules, the end

L03-END = Fin de la partie
L03-END-1 = Qui atteint ou dépasse le pion du Roi remporte aussitôt la partie. Si plusieurs y parviennent en même temps, on compare les points, puis les ducats ; en cas d’égalité parfaite, la victoire est partagée (FAQ).
L03-END-2 = Une fois tirée la dernière carte de la pioche, on ne complète plus sa main, pas même { -market(form: "at") }. On joue jusqu’à ce que toutes les mains soient vides. D’ici là, rejoindre le Roi fait toujours gagner (FAQ).
L03-END-3 = Ensuite, la plus grosse somme de ducats rapporte 5 points et la suivante 3 points ; à égalité, chacun reçoit la prime entière de son rang. Sans aucun ducat, on ne reçoit pas de prime (FAQ). Cette prime ne fait pas rejoindre le Roi.
L03-END-4 = Le plus grand nombre de points l’emporte ; à égalité, le plus grand nombre de ducats ; si l’égalité demeure, la victoire est partagée.

## Löwenherz 2003: rules, two players

L03-TWO = Jouer à deux
L03-TWO-1 = À deux, trois couleurs sont en jeu, et la troisième est neutre. Chacun pose 4 châteaux et leurs chevaliers, puis on pose à tour de rôle les châteaux neutres, chacun avec un chevalier : 2 en tout (Kosmos, selon notre lecture) ou 4 en tout (Tilsit ne dit pas combien : notre arbitrage). Les règles de pose valent aussi pour la couleur neutre, distance comprise.
L03-TWO-2 = La couleur neutre n’agit jamais et n’a ni revenu ni points (FAQ). Ses { -domain(form: "plural") } existent pourtant : il faut plus de chevaliers qu’eux pour y entrer, un { -deserter } peut leur en retirer un, et l’on peut s’allier avec eux (notre arbitrage).

## What could be done at a place

l03-reach-extends = { $owner } pourrait étendre son { -domain } { $castle } à cette case.
l03-reach-enters =
    { $owner } pourrait prendre cette case pour son { -domain } { $castle } : { $mine ->
        [one] { $mine } chevalier
       *[other] { $mine } chevaliers
    } contre { $theirs }.
l03-reach-too-few =
    { $owner } a trop peu de chevaliers dans son { -domain } { $castle } pour prendre cette case : { $mine } contre { $theirs }.
l03-reach-knight = Un chevalier pourrait être posé ici par { $players }.
l03-reach-nobody = Personne ne pourrait s’étendre en { $cell } pour l’instant, ni y poser un chevalier.
l03-reach-closes =
    { $owner ->
        [neutral] Une frontière ici fermerait le { -domain } neutre
       *[player] Une frontière ici fermerait pour { $owner } le { -domain }
    } autour du château { $castle } : { $cells_closed ->
        [one] { $cells_closed } case
       *[other] { $cells_closed } cases
    }.
l03-reach-open = Une frontière ici ne fermerait encore rien.
