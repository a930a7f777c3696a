### Löwenherz 1997 dans le navigateur, en français.

## The action card and the decision cards

web-l97-tab-hand = Politique
web-l97-tab-action = Action
web-l97-action-card = Carte d’action
web-l97-round = Tour { NUMBER($number, useGrouping: 0) }
web-l97-first = Premier joueur de ce tour : { $player }
web-l97-king = Le Roi est mort
web-l97-no-card = Aucune carte d’action n’a encore été retournée.
web-l97-row =
    { $row ->
        [1] Action du haut : { $action }
        [2] Action du milieu : { $action }
       *[other] Action du bas : { $action }
    }
web-l97-row-none =
    { $row ->
        [1] Action du haut : { $action }, que personne n’a choisie
        [2] Action du milieu : { $action }, que personne n’a choisie
       *[other] Action du bas : { $action }, que personne n’a choisie
    }
web-l97-row-of =
    { $row ->
        [1] Action du haut : { $action }, choisie par { $players }
        [2] Action du milieu : { $action }, choisie par { $players }
       *[other] Action du bas : { $action }, choisie par { $players }
    }
web-l97-row-now =
    { $row ->
        [1] Action du haut : { $action }, choisie par { $players }, en cours
        [2] Action du milieu : { $action }, choisie par { $players }, en cours
       *[other] Action du bas : { $action }, choisie par { $players }, en cours
    }
web-l97-decision-cards = Vos cartes de décision

## The log

web-log-round-begun = Tour { NUMBER($number, useGrouping: 0) }

## Negotiations

web-l97-counter = Faire une autre proposition
web-l97-counter-not = Retour
web-l97-talks = Négociation
web-l97-spoken = { $player } dit :
web-l97-on-table = Sur la table :
web-l97-say-offer =
    { $ducats ->
        [0] J’agis sans rien vous payer.
       *[other] J’agis et vous paie { part-ducats }.
    }
web-l97-say-ask =
    { $ducats ->
        [0] Vous agissez sans rien me payer.
       *[other] Vous agissez et me payez { part-ducats }.
    }
web-l97-say-agreed = D’accord.
web-l97-say-broken = Non. Que les mises secrètes décident.
web-l97-say-bid =
    { $count ->
        [0]
            { $ducats ->
                [0] Je ne mise rien.
               *[other] Je mise { part-ducats }.
            }
       *[other]
            { $ducats ->
                [0] Je mise { l97-part-worth } : { $treasures }.
               *[other] Je mise { l97-part-worth } : { $treasures }, plus { part-ducats }.
            }
    }
web-l97-thinks = { $player } réfléchit…
web-l97-who-acts = Qui agit et paie ?
web-l97-i-act = J’agis et je paie
web-l97-other-acts = { $player } agit et paie
web-l97-propose = Proposer : « { $text } »
web-l97-means-offer = Si { $player } accepte, vous agissez et il vous reste { part-ducats }.
web-l97-means-ask = Si { $player } accepte, c’est { $player } qui agit, et vous aurez { part-ducats }.
web-l97-means-other = { $player } aura { part-ducats }.
web-l97-means-refused = Sinon, { $player } fait une autre proposition, ou rompt et les mises secrètes décident.
web-l97-means-last = C’est la dernière proposition : si { $player } refuse, les mises secrètes décident.
web-l97-accept-offer = D’accord : { $player } agit, vous recevez { part-ducats }
web-l97-accept-price = D’accord : vous agissez et payez { part-ducats }
web-l97-price = Prix en ducats
web-l97-fight = Rompre : mises secrètes
web-l97-less = Un ducat de moins
web-l97-more = Un ducat de plus

## Duels

web-l97-bid-in = { $player } a misé
web-l97-bid-out = { $player } réfléchit encore
web-l97-bid-amount = Ducats de votre mise
web-l97-bid =
    { $ducats ->
        [0] Ne rien miser
        [one] Miser { $ducats } ducat
       *[other] Miser { $ducats } ducats
    }

## Politics cards

web-l97-politics = Cartes de politique
web-l97-hand-empty = Vous n’avez aucune carte de politique.
web-l97-card = { $card }
web-l97-card-from = { $card } (de la pile { $pile })
web-l97-cards =
    { $count ->
        [one] { $count } carte de politique : { $cards }
       *[other] { $count } cartes de politique : { $cards }
    }
web-l97-about-alliance = Deux régions voisines ne s’étendent plus l’une dans l’autre. Se joue juste avant une carte de décision.
web-l97-about-renegade = Un chevalier d’une région voisine passe dans votre camp. Se joue juste avant une carte de décision.
web-l97-about-treasure = De l’argent pour une confrontation ou pour la banque, qui ne rend pas la monnaie.
web-l97-about-parchment = Des points à la fin de la partie.
web-l97-pile =
    { $count ->
        [one] Examiner la pile { $pile } ({ $count } carte)
       *[other] Examiner la pile { $pile } ({ $count } cartes)
    }
web-l97-pile-known =
    { $count ->
        [one] Examiner la pile { $pile } ({ $count } carte) ; vous y avez vu : { $cards }
       *[other] Examiner la pile { $pile } ({ $count } cartes) ; vous y avez vu : { $cards }
    }
web-l97-take = Garder : { $card }
web-l97-pay-with = Payer avec :
web-l97-pay-ducats = des ducats

## Buttons of plain words

web-l97-done = En rester là
web-l97-pass = N’en examiner aucune
web-l97-keep-none = N’en garder aucune

## What is asked, where the card lies open on the table

web-ask-proposal = faire une proposition à { $other_player } ({ $action })
web-ask-offer = répondre à { $other_player } ({ $action })
web-ask-price = répondre à { $other_player } ({ $action })
web-ask-last-offer = accepter la dernière proposition de { $other_player } ou rompre ({ $action })
web-ask-last-price = accepter la dernière proposition de { $other_player } ou rompre ({ $action })
web-ask-bid = miser en secret : { $action }
web-ask-bid-again = égalité, miser en secret une seconde fois : { $action }
web-ask-decision = jouer une carte de décision
web-ask-decision-or-politics = jouer une carte de décision

## Next steps

web-l97-hint-place-castle-0 = Choisissez une case éclairée.
web-l97-hint-place-knight-0 = Choisissez une case éclairée à côté du château.
web-l97-hint-decide-0 = Choisissez la carte de l’action voulue.
web-l97-hint-politics-0 = Choisissez la carte de l’action voulue ; avant cela, vous pouvez jouer une alliance ou un renégat.
web-l97-hint-walls-0 = Choisissez une ligne entre deux cases.
web-l97-hint-swords-0 = Choisissez une case éclairée pour un chevalier, ou d’abord votre château pour étendre sa région.
web-l97-hint-swords-second-0 = Choisissez la seconde case que prend cette région, ou une case éclairée pour un chevalier.
web-l97-hint-forest = Dans une forêt, un chevalier coûte 5 ducats.
web-l97-hint-swords-knight-0 = Choisissez une case éclairée pour un chevalier.
web-l97-hint-swords-extend-0 = Choisissez une de vos régions pour l’étendre.
web-l97-hint-extend-1 = Quelle case prend-elle ?
web-l97-hint-renegade-arrives-0 = Choisissez une case éclairée de cette région.
web-l97-hint-alliance-0 = Alliance : laquelle de vos régions ?
web-l97-hint-alliance-1 = Alliance : avec quelle région voisine ?
web-l97-hint-renegade-0 = Renégat : vers laquelle de vos régions ?
web-l97-hint-renegade-1 = Renégat : de quelle région voisine ?
web-l97-hint-renegade-2 = Renégat : quel chevalier change de camp ?
web-l97-hint-duel-0 = Qui mise le plus paie et agit.

## What a prince has

web-l97-purse = Ducats cachés ; cliquez pour voir le compte, car tous les gains et paiements sont publics
web-l97-counted =
    { $ducats ->
        [one] { $ducats } ducat, compté d’après ce que tous ont vu
       *[other] { $ducats } ducats, comptés d’après ce que tous ont vu
    }
web-l97-allied =
    { $count ->
        [one] { $count } alliance en cours
       *[other] { $count } alliances en cours
    }
web-l97-track = Piste des points de pouvoir

## The summary card

web-l97-summary = Mémento
web-l97-table = Points d’une nouvelle région
web-l97-cells = Cases
web-l97-points = Points
web-l97-deck =
    { $count ->
        [0] La dernière carte d’action est retournée
        [one] Encore { $count } carte d’action
       *[other] Encore { $count } cartes d’action
    }
web-l97-letter =
    { $count ->
        [one] Encore { $count } carte d’action de lettre { $letter }
       *[other] Encore { $count } cartes d’action de lettre { $letter }
    }{ $silver ->
        [yes] , dont la mine d’argent
       *[no] { "" }
    }{ $king ->
        [yes] , dont la carte du Roi
       *[no] { "" }
    }
web-l97-walls =
    { $walls ->
        [one] { $walls } mur en réserve
       *[other] { $walls } murs en réserve
    }
web-l97-pile-left =
    { $count ->
        [one] { $count } carte dans la pile de politique { $pile }
       *[other] { $count } cartes dans la pile de politique { $pile }
    }
web-l97-known-pile = Dans la pile { $pile }, vous avez vu : { $cards }.

## Alliances

web-l97-alliances = Alliances
web-l97-alliance = Alliance des régions { $castle } et { $other } : aucune ne s’étend dans l’autre
web-l97-break = Rompre : { $ducats } ducats
web-l97-break-cost = La rompre coûte { $ducats } ducats.
web-l97-break-pay = Rompre et payer : { $price }
web-l97-break-not = Non

## The board in words

web-cell-domain-l97 =
    { $owner ->
        [neutral] région neutre
       *[player] appartient à { $owner }
    }
web-cell-borders-l97 = mur { $sides }

## What a place scores

web-border-l97 = mur { web-between }
web-scores-l97-part-cell =
    { $cell ->
        [one] { $cell } point quand une région s’y étend
       *[other] { $cell } points quand une région s’y étend
    }
web-scores-l97-plain = { web-scores-l97-part-cell }
web-scores-l97-forest = { web-scores-l97-part-cell }
web-scores-l97-mountain =
    { $mountain ->
        [one] { $mountain } point dans une région quand sort une mine d’argent, et à la fin
       *[other] { $mountain } points dans une région quand sort une mine d’argent, et à la fin
    }
web-scores-l97-town =
    { $town ->
        [one] { $town } point de plus dans une région
       *[other] { $town } points de plus dans une région
    }

## Refusals, where the common ones speak of notation

web-l97-refused-basic-for-two = Le jeu de base se joue à trois ou à quatre : à deux, choisissez le jeu complet.
web-l97-refused-no-sword-left = Il ne vous reste pas d’épée pour un chevalier : cette action ne permet plus que la seconde case de l’extension. Sinon, restez-en là.
web-l97-refused-nothing-proposed = Il n’y a encore rien à accepter : faites la première proposition, ou rompez la négociation.
web-l97-refused-other-amount = La dernière proposition est de { part-ducats } : c’est ce montant qui s’accepte, et aucun autre.
web-l97-refused-bid-too-high = Vous misez { part-ducats } et vous en avez { $own } : ne misez pas plus que vous n’avez. Les trésors de votre main peuvent s’y ajouter.
web-l97-refused-walls-banned =
    { $count ->
        [one] Votre seul château a déjà sa région : vous ne pouvez plus poser de mur. Restez-en là.
       *[other] Vos { $count } châteaux ont déjà tous leur région : vous ne pouvez plus poser de mur. Restez-en là.
    }
web-l97-refused-forest-too-dear = La forêt { $cell } coûte { part-price }, et vous avez { part-ducats } à disposition. Un trésor peut payer aussi ; sur une plaine, il n’y a rien à payer.
web-l97-refused-allied = Les régions { $castle } et { $other } sont alliées : aucune des deux ne s’étend dans l’autre. Rompre l’alliance coûte 10 ducats.
web-l97-refused-break-too-dear = Rompre une alliance coûte { part-price }, et c’est plus que vous n’avez à disposition : { part-ducats } (sans compter ce qui est engagé dans une mise secrète ou une offre en cours) et les trésors ajoutés, s’il y en a.
web-l97-refused-renegade-too-dear = Le chevalier en { $cell } se tient dans une forêt : l’en retirer coûte { part-price }, et vous avez { part-ducats } à disposition. Choisissez un autre chevalier, ou payez avec un trésor.

## Lines in words where the other sentences have them in notation

web-l97-wall-placed = { $player } pose un mur { $between }.
web-l97-walls-returned =
    { $count ->
        [one] Le mur { $between } retourne à la réserve.
       *[other] Les murs { $between } retournent à la réserve.
    }
web-l97-alliance-made =
    { $owner ->
        [neutral] Alliance ! { $player } lie sa région { $castle } à la région neutre { $other } ; le mur { $between } en porte la marque.
       *[player] Alliance ! { $player } lie sa région { $castle } à la région { $other }, qui appartient à { $owner } ; le mur { $between } en porte la marque.
    }
web-l97-refused-border-stands = Un mur se dresse déjà { $between } : choisissez une ligne libre.
web-l97-refused-border-in-domain =
    { $owner ->
        [neutral] La ligne { $between } est à l’intérieur de la région neutre { $castle } : on ne pose jamais de mur dans une région.
       *[player] La ligne { $between } est à l’intérieur de la région { $castle }, qui appartient à { $owner } : on ne pose jamais de mur dans une région.
    }
web-l97-refused-border-between-kin =
    { $owner ->
        [neutral] Un mur ici séparerait les deux pions neutres en { $cell } et { $other } : jamais de mur entre deux pions adjacents d’un même prince.
       *[player] Un mur ici séparerait les pions en { $cell } et { $other }, qui appartiennent à { $owner } : jamais de mur entre deux pions adjacents d’un même prince.
    }
web-l97-refused-knight-behind-border = La case { $cell } est séparée de vos pions par un mur : un chevalier se pose à côté d’un de vos pions, sans mur entre eux.
web-l97-refused-extension-parts-kin = Prendre la case { $cell } dresserait un mur entre deux pions adjacents d’un même prince : ce n’est jamais permis.
