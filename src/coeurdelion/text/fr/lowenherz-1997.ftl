### Löwenherz 1997, en français.

## Names

lowenherz-1997 = Löwenherz (1997)
terrain-plain = plaine
terrain-mountain = montagne
terrain-town = ville
action-ducats = { part-ducats }
action-P = une carte de politique
action-W1 = 1 mur
action-W2 = 2 murs
action-W3 = 3 murs
action-S1 = 1 épée
action-S2 = 2 épées
politics-alliance = alliance
politics-renegade = renégat
politics-treasure8 = trésor de 8 ducats
politics-treasure10 = trésor de 10 ducats
politics-treasure12 = trésor de 12 ducats
politics-treasure15 = trésor de 15 ducats
politics-parchment3 = parchemin de 3 points
politics-parchment4 = parchemin de 4 points
politics-parchment5 = parchemin de 5 points
politics-hidden = une carte cachée

## Parts of sentences, used by other messages only

l97-part-terrain =
    { $terrain ->
        [plain] une plaine
        [forest] une forêt
        [mountain] une montagne
       *[town] une ville
    }
l97-part-action =
    { $row ->
        [1] l’action du haut
        [2] l’action du milieu
       *[other] l’action du bas
    }
l97-part-worth =
    { $worth ->
        [one] { $worth } ducat
       *[other] { $worth } ducats
    }

## Where points came from

ledger-region-made = nouvelle région
ledger-region-extended = région étendue
ledger-zone-lost = terre devenue zone neutre
ledger-mountains-counted = montagnes
ledger-parchment-counted = parchemin

## What one can do, in the infinitive

l97-do-castle = poser un château en { $cell }
l97-do-neutral-castle = poser un château neutre en { $cell }
l97-do-knight =
    { $count ->
        [0] poser un chevalier en { $cell }
       *[other] poser un chevalier dans la forêt { $cell } et la payer ainsi : { $treasures }
    }
l97-do-neutral-knight = poser un chevalier neutre en { $cell }
l97-do-wall = poser un mur entre { $cell } et { $other }
l97-do-extend = étendre la région { $castle } à la case { $cell }
l97-do-choose = choisir { l97-part-action } ({ $action })
l97-do-choose-row = choisir { l97-part-action }
l97-do-alliance = allier les régions { $castle } et { $other }
l97-do-renegade =
    { $count ->
        [0] attirer dans la région { $castle } le chevalier en { $cell } de la région { $other }
       *[other] attirer dans la région { $castle } le chevalier en { $cell } de la région { $other }, et payer ainsi la forêt : { $treasures }
    }
l97-do-break =
    { $count ->
        [0] rompre l’alliance entre { $castle } et { $other }
       *[other] rompre l’alliance entre { $castle } et { $other } et payer à la banque : { $treasures }
    }
l97-do-offer =
    { $ducats ->
        [0] proposer d’agir sans rien payer à { $other_player }
       *[other] proposer d’agir et de payer { part-ducats } à { $other_player }
    }
l97-do-ask =
    { $ducats ->
        [0] proposer de laisser l’action à { $other_player } pour rien
       *[other] proposer de laisser l’action à { $other_player } contre { part-ducats }
    }
l97-do-accept-pay =
    { $ducats ->
        [0] accepter de laisser l’action à { $other_player } pour rien
       *[other] accepter de laisser l’action à { $other_player } contre { part-ducats }
    }
l97-do-accept-cost =
    { $ducats ->
        [0] accepter d’agir sans rien payer à { $other_player }
       *[other] accepter d’agir et de payer { part-ducats } à { $other_player }
    }
l97-do-fight = rompre la négociation et laisser une confrontation décider
l97-do-bid =
    { $count ->
        [0]
            { $ducats ->
                [0] ne rien miser
               *[other] miser { part-ducats }
            }
       *[other]
            { $ducats ->
                [0] miser ainsi : { $treasures }
               *[other] miser ainsi : { $treasures }, plus { part-ducats }
            }
    }
l97-do-look = examiner la pile de politique { $pile }
l97-do-take = garder cette carte : { $politics }
l97-do-done = en rester là

## What is asked

ask-decision = jouer une carte de décision (sur la carte d’action : { $actions })
ask-decision-or-politics = jouer une carte de décision, précédée ou non d’une alliance ou d’un renégat (sur la carte d’action : { $actions })
ask-renegade-knight = poser un chevalier dans la région { $castle }
ask-proposal = faire à { $other_player } une proposition pour l’action ({ $action }), ou rompre la négociation
ask-offer = répondre à { $other_player }, qui offre { part-ducats } pour exécuter l’action ({ $action })
ask-price = répondre à { $other_player }, qui demande { part-ducats } pour céder l’action ({ $action })
ask-last-offer = laisser l’action ({ $action }) à { $other_player } pour { part-ducats }, ou rompre la négociation
ask-last-price = payer { part-ducats } à { $other_player } pour exécuter l’action ({ $action }), ou rompre la négociation
ask-bid = miser en secret pour l’action ({ $action })
ask-bid-again = miser en secret une seconde fois, après l’égalité ({ $action })
ask-wall =
    { $left ->
        [one] poser un mur
       *[other] poser un mur (encore { $left } au plus)
    }
ask-sword =
    { $left ->
        [one] poser un chevalier ou étendre une région
       *[other] poser un chevalier ou étendre une région (encore { $left } épées)
    }
ask-sword-knight =
    { $left ->
        [one] poser un chevalier
       *[other] poser un chevalier (encore { $left } au plus)
    }
ask-cell = étendre la région { $castle } d’une seconde case
ask-cell-or-knight = étendre la région { $castle } d’une seconde case, ou poser un chevalier
ask-look = choisir la pile de cartes de politique à examiner
ask-keep = garder une carte de la pile { $pile }
ask-no-card = attendre, faute de carte d’action à retourner

## Löwenherz 1997: events

l97-tile-laid = La pièce de carte { $tile } prend l’emplacement { $number }.
l97-first-chosen = { $player } prend le château noir du premier joueur.
l97-piles-ready = Les cartes de politique sont prêtes, en deux piles face cachée de { $first } et { $second } cartes.
l97-castle-placed = { $player } pose un château en { $cell }.
l97-neutral-castle-placed = { $player } pose un château neutre en { $cell }.
l97-neutral-knight-placed = { $player } pose un chevalier neutre en { $cell }.
l97-play-begun = Tout est en place. Au premier tour, c’est { $player } qui commence.
l97-round-begun = Tour { $number } : à { $player } de commencer. La carte d’action offre { $actions }.
l97-silver-found = Une mine d’argent ! Chaque montagne rapporte 1 point au prince qui l’a dans ses régions.
l97-king-died = Le Roi est mort ! La partie s’arrête là, et l’on compte les derniers points.
l97-mountains-counted =
    { $count ->
        [one] { $player } gagne { part-points } pour sa montagne ({ $cells }).
       *[other] { $player } gagne { part-points } pour ses montagnes ({ $cells }).
    }
l97-parchment-counted = { $player } montre un parchemin et gagne { part-points }.
l97-decided = { $player } choisit { l97-part-action } : { $action }.
l97-action-lost = Personne n’exécute { l97-part-action } ({ $action }) : elle est perdue.
l97-ducats-received = { $player } reçoit { part-ducats } de la banque.
l97-action-begun = { $player } exécute { l97-part-action } : { $action }.
l97-negotiation-begun = { $players } veulent { l97-part-action } ({ $action }) et négocient.
l97-offer-made =
    { $ducats ->
        [0] { $player } propose d’agir sans rien payer à { $other_player }.
       *[other] { $player } offre { part-ducats } à { $other_player } pour avoir l’action.
    }
l97-price-asked =
    { $ducats ->
        [0] { $player } laisserait l’action à { $other_player } pour rien.
       *[other] { $player } laisserait l’action à { $other_player } pour { part-ducats }.
    }
l97-agreement-reached =
    { $ducats ->
        [0] Accord conclu : { $player } agit sans rien payer à { $other_player }.
       *[other] Accord conclu : { $player } paie { part-ducats } à { $other_player } et agit.
    }
l97-talks-broken = { $player } rompt la négociation.
l97-duel-begun = Confrontation pour { l97-part-action } ({ $action }) : { $players } misent en secret.
l97-bid-sealed = { $player } a fait sa mise.
l97-bid-shown =
    { $count ->
        [0]
            { $ducats ->
                [0] { $player } n’avait rien misé.
               *[other] { $player } avait misé { part-ducats }.
            }
       *[other]
            { $ducats ->
                [0] { $player } avait misé { l97-part-worth } : { $treasures }.
               *[other] { $player } avait misé { l97-part-worth } : { $treasures }, plus { part-ducats }.
            }
    }
l97-duel-won = { $player } remporte la confrontation et paie sa mise à la banque ({ l97-part-worth }).
l97-duel-tied = Égalité à { l97-part-worth } entre { $players }, qui misent une seconde fois.
l97-duel-undecided = Nouvelle égalité, à { l97-part-worth }, entre { $players } : personne n’agit et personne ne paie.
l97-wall-placed = { $player } pose un mur en { $edge }.
l97-region-made =
    { $player ->
        [neutral] Une région neutre se ferme autour du château { $castle } : { $count ->
                [one] { $count } case
               *[other] { $count } cases
            }.
       *[player] Une région se ferme autour du château { $castle } : { $count ->
                [one] { $count } case
               *[other] { $count } cases
            }, { part-points } pour { $player }.
    }
l97-walls-returned =
    { $count ->
        [one] Le mur { $edges } retourne à la réserve.
       *[other] Les murs { $edges } retournent à la réserve.
    }
l97-knight-placed =
    { $count ->
        [0]
            { $ducats ->
                [0] { $player } pose un chevalier en { $cell }.
               *[other] { $player } pose un chevalier dans la forêt { $cell } et paie { part-ducats }.
            }
       *[other] { $player } pose un chevalier dans la forêt { $cell } et la paie ainsi : { $treasures }.
    }
l97-region-extended = { $player } étend sa région { $castle } à la case { $cell } et gagne { part-points }.
l97-cell-lost =
    { $player ->
        [neutral] { $other_player } prend la case { $cell } à la région neutre { $castle }.
       *[player] { $other_player } prend à { $player } la case { $cell } de la région { $castle } : { $player } perd { part-points }.
    }
l97-zone-lost =
    { $count ->
        [one] La case { $cells } est coupée du château { $castle } et devient une zone neutre.
       *[other] Les cases { $cells } sont coupées du château { $castle } et deviennent une zone neutre.
    }{ $player ->
        [neutral] { "" }
       *[player]
            { $points ->
                [0] { " " }{ $player } n’y perd pas d’autre point.
               *[other] { " " }{ $player } perd { part-points }.
            }
    }
l97-pile-looked-at =
    { $count ->
        [one] { $player } examine en secret la pile de politique { $pile } ({ $count } carte).
       *[other] { $player } examine en secret la pile de politique { $pile } ({ $count } cartes).
    }
l97-politics-taken = De la pile { $pile }, { $player } garde : { $politics }.
l97-alliance-made =
    { $owner ->
        [neutral] Alliance ! { $player } lie sa région { $castle } à la région neutre { $other } ; le mur { $edge } en porte la marque.
       *[player] Alliance ! { $player } lie sa région { $castle } à la région { $other }, qui appartient à { $owner } ; le mur { $edge } en porte la marque.
    }
l97-alliance-broken =
    { $count ->
        [0] { $player } paie { part-ducats } à la banque et rompt l’alliance entre { $castle } et { $other }.
       *[other]
            { $ducats ->
                [0] { $player } rompt l’alliance entre { $castle } et { $other } et paie à la banque : { $treasures }.
               *[other] { $player } rompt l’alliance entre { $castle } et { $other } et paie à la banque : { $treasures }, plus { part-ducats }.
            }
    }
l97-knight-defected =
    { $owner ->
        [neutral] Renégat ! Le chevalier neutre en { $cell } quitte la région { $castle } et passe chez { $player }.
       *[player] Renégat ! { $owner } perd son chevalier en { $cell } : il quitte la région { $castle } et passe chez { $player }.
    }{ $count ->
        [0]
            { $ducats ->
                [0] { "" }
               *[other] { " " }La forêt coûte { part-ducats } à { $player }.
            }
       *[other] { " " }{ $player } paie pour la forêt : { $treasures }.
    }
l97-action-ended = { $player } en reste là avec cette action.
l97-game-won = Avec { part-score }, { $players } succède au Roi et remporte la partie.
l97-game-won-ducats =
    { $count ->
        [one] Il y a égalité à { part-score }. Avec { part-ducats }, trésors compris, { $players } succède au Roi et remporte la partie.
       *[other] L’égalité est parfaite, à { part-score } et { part-ducats }, trésors compris : { $players } se partagent la victoire.
    }

## Löwenherz 1997: what princes say when they negotiate

l97-phrase-fair = C’est équitable.
l97-phrase-too-much = C’est trop.
l97-phrase-too-little = Ce n’est pas assez.
l97-phrase-think = Réfléchissez bien.
l97-phrase-shake-hands = Topons là !
l97-phrase-last-word = C’est mon dernier mot.
l97-phrase-rather-fight = Je préfère me battre.
l97-phrase-regret = Vous le regretterez.
l97-phrase-well-bargained = Bien négocié !
l97-phrase-thanks = Merci.

## Löwenherz 1997: reasons of refusal

l97-refused-card-gone = La carte d’action { $code } ne peut pas être retournée : elle n’est pas parmi les cartes restantes de la lettre du dessus de la pioche.
l97-refused-other-pile = Cette carte va sur l’autre pile : c’est la pile { $pile } qui se remplit maintenant.
l97-refused-politics-gone = La carte « { $politics } » est déjà dans une pile : prenez-en une qui n’est pas encore distribuée.
l97-refused-basic-for-two = Le jeu de base se joue à trois ou à quatre : à deux, choisissez le jeu complet (game=full).
l97-refused-tile-gone = La pièce de carte { $tile } n’est plus disponible : prenez-en une qui n’est pas encore posée.
l97-refused-castle-terrain = La case { $cell } est { l97-part-terrain } : un château se pose sur une plaine libre.
l97-refused-castle-occupied = La case { $cell } est déjà occupée : un château se pose sur une plaine libre.
l97-refused-castle-no-room = À côté de la case { $cell }, il ne reste pas de plaine libre pour le chevalier de ce château. Choisissez une case qui lui laisse une place.
l97-refused-first-knight-far = La case { $cell } ne touche pas le château { $castle } par un côté. Cases possibles pour son chevalier : { $cells }.
l97-refused-first-knight-terrain = La case { $cell } est { l97-part-terrain } : le premier chevalier d’un château se pose sur une plaine, jamais dans une forêt. Cases possibles à côté du château { $castle } : { $cells }.
l97-refused-first-knight-occupied = La case { $cell } est déjà occupée. Cases possibles à côté du château { $castle } : { $cells }.
l97-refused-no-such-seat = La place { $number } n’existe pas : les places se comptent à partir de 0, et il y en a { $count }.
l97-refused-castle-too-near = La case { $cell } n’est qu’à { $steps } pas du château { $castle }, de la même couleur : il en faut au moins { $needed }, sans compter en diagonale.
l97-refused-decision-used = Vous avez déjà joué votre carte de décision { $row } à ce tour : jouez-en une autre.
l97-refused-one-politics-a-decision = Une seule carte de politique accompagne chaque carte de décision : jouez maintenant la carte de décision elle-même.
l97-refused-politics-with-decision = Une alliance ou un renégat se joue avec une carte de décision, juste avant elle : attendez que ce soit à vous de décider.
l97-refused-no-sword-left = Il ne vous reste pas d’épée pour un chevalier : cette action ne permet plus que la seconde case de l’extension. Pour en rester là, dites « done ».
l97-refused-extended-already = Cette action a déjà étendu une région, et deux épées ne permettent jamais deux extensions : l’épée qui reste est pour un chevalier.
l97-refused-pile-empty = La pile { $pile } est vide : examinez l’autre.
l97-refused-not-in-pile = La carte « { $politics } » n’est pas dans la pile { $pile } : gardez l’une de celles que vous y voyez.
l97-refused-offer-too-high = Vous offrez { part-ducats } et vous en avez { $own } : n’offrez pas plus que vous n’avez.
l97-refused-price-too-high = Vous demandez { part-ducats } : on ne peut en demander que { $most } au plus.
l97-refused-nothing-proposed = Il n’y a encore rien à accepter : faites la première proposition (« offer » ou « ask »), ou rompez la négociation (« fight »).
l97-refused-other-amount = La dernière proposition est de { part-ducats } : c’est ce montant qui s’accepte (« accept { $ducats } »), et aucun autre.
l97-refused-cannot-pay = Pour accepter, il vous faudrait payer { part-ducats }, et vous en avez { $own } : répondez par une autre proposition, s’il en reste une, ou rompez la négociation.
l97-refused-talks-too-long = Les { $count } propositions sont faites : acceptez la dernière, ou rompez la négociation.
l97-refused-bid-too-high = Vous misez { part-ducats } et vous en avez { $own } : ne misez pas plus que vous n’avez. Un trésor que vous tenez s’ajoute par son nom, comme « t8 ».
l97-refused-border-stands = Un mur se dresse déjà en { $edge } : choisissez une ligne libre.
l97-refused-border-between-kin =
    { $owner ->
        [neutral] Un mur en { $edge } séparerait les deux pions neutres en { $cell } et { $other } : jamais de mur entre deux pions adjacents d’un même prince.
       *[player] Un mur en { $edge } séparerait les pions en { $cell } et { $other }, qui appartiennent à { $owner } : jamais de mur entre deux pions adjacents d’un même prince.
    }
l97-refused-border-in-domain =
    { $owner ->
        [neutral] La ligne { $edge } est à l’intérieur de la région neutre { $castle } : on ne pose jamais de mur dans une région.
       *[player] La ligne { $edge } est à l’intérieur de la région { $castle }, qui appartient à { $owner } : on ne pose jamais de mur dans une région.
    }
l97-refused-walls-banned =
    { $count ->
        [one] Votre seul château a déjà sa région : vous ne pouvez plus poser de mur. Dites « done ».
       *[other] Vos { $count } châteaux ont déjà tous leur région : vous ne pouvez plus poser de mur. Dites « done ».
    }
l97-refused-no-borders-left = La réserve de murs est vide : on n’en posera plus tant qu’aucun n’y retourne.
l97-refused-knight-terrain = La case { $cell } est { l97-part-terrain } : un chevalier se pose sur une plaine ou dans une forêt.
l97-refused-knight-occupied = La case { $cell } est déjà occupée par { part-piece } : choisissez une case libre.
l97-refused-forest-too-dear = La forêt { $cell } coûte { part-price }, et vous avez { part-ducats } à disposition. Un trésor peut payer aussi, par exemple « knight { $cell } t8 » ; sur une plaine, il n’y a rien à payer.
l97-refused-knight-alone = Aucun de vos pions ne touche la case { $cell } par un côté : un chevalier se pose à côté d’un de vos châteaux ou chevaliers, jamais en diagonale.
l97-refused-knight-behind-border = La case { $cell } est séparée de vos pions par un mur ({ $edges }) : un chevalier se pose à côté d’un de vos pions, sans mur entre eux.
l97-refused-no-knight-left = Vous n’avez plus de chevalier en réserve.
l97-refused-no-domain = Il n’y a pas de région { $castle }. Une région porte le nom de la case de son château et n’existe qu’une fois close de toutes parts, avec ce seul château.
l97-refused-not-your-domain =
    { $owner ->
        [neutral] La région { $castle } est neutre : commencez par une région de votre couleur.
       *[player] La région { $castle } appartient à { $owner } : commencez par une région de votre couleur.
    }
l97-refused-other-domain-chosen = Une extension ne vaut que pour une seule région : la première case est allée à la région { $other }, la seconde doit y aller aussi, et non à la région { $castle }.
l97-refused-cell-not-adjacent = La case { $cell } ne touche pas la région { $castle } par un côté : choisissez une case voisine, jamais en diagonale.
l97-refused-cell-already-in = La case { $cell } fait déjà partie de la région { $castle } : choisissez une case voisine, au-delà de ses murs.
l97-refused-cell-has-piece = La case { $cell } porte { part-piece } : une case occupée par un pion d’un autre prince ne se prend pas.
l97-refused-cell-has-own-castle = La case { $cell } porte un de vos châteaux : la région en aurait deux, ce qui n’est pas permis.
l97-refused-cell-in-own-domain = La case { $cell } est déjà à vous, dans la région { $other } : une région ne prend rien à une autre de sa couleur.
l97-refused-too-few-knights =
    { $owner ->
        [neutral] Chevaliers : { $mine } dans votre région { $castle }, { $theirs } dans la région neutre { $other }. Pour y entrer, il vous en faut au moins { $needed }.
       *[player] Chevaliers : { $mine } dans votre région { $castle }, { $theirs } dans la région { $other }, qui appartient à { $owner }. Pour y entrer, il vous en faut au moins { $needed }.
    }
l97-refused-allied = Les régions { $castle } et { $other } sont alliées : aucune des deux ne s’étend dans l’autre. Rompre l’alliance coûte 10 ducats (« break { $castle } { $other } »).
l97-refused-extension-parts-kin = Prendre la case { $cell } dresserait un mur en { $edge }, entre deux pions adjacents d’un même prince : ce n’est jamais permis.
l97-refused-extension-lacks-borders =
    { $needed ->
        [one] Pour clore la case { $cell }, il faut encore { $needed } mur en plus de ceux qu’on y enlève ; la réserve en compte { $supply }.
       *[other] Pour clore la case { $cell }, il faut encore { $needed } murs en plus de ceux qu’on y enlève ; la réserve en compte { $supply }.
    }
l97-refused-not-in-hand = Vous n’avez pas en main la carte « { $politics } » : on ne joue que les cartes qu’on tient.
l97-refused-both-own = La région { $other } est à vous : la seconde doit être celle d’un autre prince.
l97-refused-not-adjacent-domains = Les régions { $castle } et { $other } n’ont pas de mur commun : choisissez deux régions qui se touchent.
l97-refused-already-allied = Les régions { $castle } et { $other } sont déjà alliées : choisissez une autre paire.
l97-refused-treasure-tied-up = Votre trésor de { $value } ducats est dans votre mise secrète : il ne peut rien payer d’autre avant que les mises soient révélées.
l97-refused-break-too-dear = Rompre une alliance coûte { part-price }, et c’est plus que vous n’avez à disposition : { part-ducats } (sans compter ce qui est engagé dans une mise secrète ou une offre en cours) et les trésors nommés, s’il y en a. Un trésor s’ajoute par son nom, comme « t10 ».
l97-refused-not-allied = Il n’y a pas d’alliance entre { $castle } et { $other } : il n’y a rien à rompre.
l97-refused-not-your-alliance = L’alliance des régions { $castle } et { $other } ne vous lie pas : seuls les princes qu’elle lie peuvent la rompre.
l97-refused-no-such-knight =
    { $count ->
        [0] Il n’y a aucun chevalier à retirer de la région { $other }, ni en { $cell } ni ailleurs : choisissez une autre région.
       *[other] Il n’y a pas, en { $cell }, de chevalier à retirer de la région { $other }. Chevaliers au choix : { $cells }.
    }
l97-refused-no-knight-for-renegade = Vous n’avez plus de chevalier en réserve, et le renégat oblige à en poser un : cette carte ne peut pas se jouer maintenant.
l97-refused-no-room-for-renegade = Vous ne pourriez ensuite poser aucun chevalier dans votre région { $castle }. Il y faut, à côté d’un de vos pions et sans mur entre eux, une plaine libre, ou bien une forêt libre et de quoi la payer 5 ducats.
l97-refused-knight-outside-region = La case { $cell } n’est pas dans votre région { $castle } : le chevalier gagné se pose dans cette région.
l97-refused-renegade-on-his-way = Le renégat d’abord : après avoir payé { $price } ducats, vous ne pourriez plus poser son chevalier. Posez-le, puis rompez l’alliance.
l97-refused-knight-holds-line = Sans le chevalier en { $cell }, d’autres perdraient le lien avec le château { $castle } : { $cells }. Chevaliers au choix : { $allowed }.
l97-refused-renegade-too-dear = Le chevalier en { $cell } se tient dans une forêt : l’en retirer coûte { part-price }, et vous avez { part-ducats } à disposition. Choisissez un autre chevalier, ou payez avec un trésor (ajoutez son nom, comme « t8 »).
l97-refused-treasure-not-needed =
    { $price ->
        [0] Il n’y a rien à payer ici : gardez votre trésor de { $value } ducats.
       *[other] Les autres trésors que vous nommez suffisent à payer { part-price } : gardez votre trésor de { $value } ducats.
    }

## Löwenherz 1997: refusals of scenarios, in the words of this game

l97-refused-too-many-borders = La réserve ne suffit pas aux murs dessinés ({ $count }).
l97-refused-border-inside = Le dessin met un mur à l’intérieur d’une région : { $edges }.
l97-refused-castle-misplaced = Le château en { $cell } n’est pas sur une plaine.
l97-refused-knight-misplaced = Le chevalier en { $cell } n’est ni sur une plaine ni dans une forêt.
l97-refused-bad-alliance = Pas d’alliance entre { $cells } : il faut deux régions de couleurs différentes.

## Löwenherz 1997: rules, setting up

L97-SETUP = Mise en place
L97-SETUP-1 = Le plateau compte 15 × 10 cases : six pièces de carte de 5 × 5, trois en largeur et deux en hauteur. Chaque case est une plaine, une forêt, une montagne ou une ville. Le cadre compte comme mur.
L97-SETUP-2 = Deux, trois ou quatre princes se disputent le trône : rose, or, pourpre et gris, chacun d’une couleur que nul autre n’a. Chacun a 3 châteaux (4 à deux joueurs), 12 chevaliers et 12 ducats, et part de 0 point de pouvoir. On peut tomber au-dessous de 0 (notre arbitrage).
L97-SETUP-3 = Il y a 31 cartes d’action, marquées au dos des lettres A à E (6, 7, 7, 7 et 4 cartes). Chaque lettre est mélangée à part ; la pioche a les A sur le dessus, puis les B, les C et les D, et les E tout en bas.
L97-SETUP-4 = Les 13 cartes de politique sont mélangées et réparties en deux piles face cachée, de 6 et de 7 cartes : 3 alliances, 3 renégats, 4 trésors (8, 10, 12 et 15 ducats) et 3 parchemins (3, 4 et 5 points).
L97-SETUP-5 = Chacun a trois cartes de décision, numérotées 1, 2 et 3. La réserve commune compte 100 murs. Nul n’est tenu de montrer son argent, mais tous voient chaque gain et chaque paiement ; une table peut choisir de jouer avec l’argent visible. L’argent est un simple nombre : toute somme peut se miser exactement, et la banque n’est jamais à court (notre arbitrage ; la boîte contient 52 cartes de 1, 2 et 3 ducats).
L97-SETUP-6 = La table des points des nouvelles régions reste toujours visible, comme sur les cartes résumé.

## Löwenherz 1997: rules, the basic game

L97-BASIC = Jeu de base
L97-BASIC-1 = Le jeu de base se joue à trois ou à quatre. Carte, châteaux, chevaliers et premiers murs suivent une disposition fixe, et les cartes d’action A ne servent pas. Les espaces déjà clos de murs avec un château sont des régions dès le départ ; ils ne rapportent rien à la mise en place.
L97-BASIC-2 = À trois, les pions et les murs de la quatrième couleur restent sur le plateau comme obstacles : cette couleur est neutre. Elle n’agit jamais et ne marque jamais de points, mais elle compte comme un autre prince partout où les règles en demandent un : extension, alliance, renégat (notre arbitrage).

## Löwenherz 1997: rules, the full game

L97-FULL = Jeu complet
L97-FULL-1 = Dans le jeu complet, qui se joue si la table ne choisit pas le jeu de base, les pièces de carte sont disposées au hasard, chacune tournée au hasard par quarts de tour. Il n’y a pas de murs au départ, et toutes les cartes d’action servent, de A à E.
L97-FULL-2 = En commençant par la personne la plus jeune, et dans le sens des aiguilles d’une montre, chacun pose un château sur une plaine libre (une case sans forêt, ville ni montagne) et un chevalier sur une autre plaine libre qui le touche par un côté, jusqu’à ce que chacun ait posé tous ses châteaux. À ce moment, même le chevalier ne va pas dans une forêt. Chaque table indique la place de la personne la plus jeune ou s’en remet au hasard. Un château ne va que là où il reste une telle case pour son chevalier (notre arbitrage).
L97-FULL-3 = Les châteaux d’une même couleur sont à 6 pas au moins les uns des autres, comptés à l’horizontale et à la verticale, jamais en diagonale (notre arbitrage : le texte peut aussi vouloir dire 7 ; une table peut en décider autrement). Si aucune case ne respecte cette distance, elle diminue d’un pas, pour ce château seulement ; s’il n’y en a toujours aucune, encore d’un pas, et ainsi de suite (notre arbitrage).
L97-FULL-4 = À trois, chacun pose ensuite à son tour un château et un chevalier de la quatrième couleur, qui est neutre, selon les mêmes règles, distance comprise.
L97-FULL-5 = La personne la plus jeune est premier joueur au premier tour, dans le jeu de base aussi.

## Löwenherz 1997: rules, two players

L97-TWO = Jouer à deux
L97-TWO-1 = À deux, on joue toujours le jeu complet, avec une troisième couleur, neutre. À tour de rôle, chacun pose 4 châteaux et leurs chevaliers ; puis, toujours à tour de rôle, 2 châteaux neutres et leurs chevaliers. Toutes les règles de pose valent, pour la couleur neutre aussi, distance comprise.
L97-TWO-2 = Le premier joueur du tour joue toujours deux cartes de décision, l’autre joueur une seule.

## Löwenherz 1997: rules, the round

L97-ROUND = Tour de jeu
L97-ROUND-1 = Le premier joueur retourne la carte d’action suivante.
L97-ROUND-2 = Si elle montre une mine d’argent, chaque prince marque 1 point de pouvoir par montagne de ses régions ; puis on retourne la carte suivante. Les lettres B, C et D ont chacune une telle carte.
L97-ROUND-3 = Si c’est la carte du Roi, le Roi est mort et la partie s’arrête aussitôt.
L97-ROUND-4 = Sinon, la carte montre trois actions. À partir du premier joueur et dans le sens des aiguilles d’une montre, chacun joue une carte de décision face visible : 1 pour l’action du haut, 2 pour celle du milieu, 3 pour celle du bas. À deux et à trois, le premier joueur en joue deux, différentes, l’une et l’autre avant que le prince suivant décide.
L97-ROUND-5 = Une alliance ou un renégat (les cartes de politique au blason noir) se joue toujours avec une carte de décision et prend effet aussitôt, avant que le prince suivant décide. Chaque carte de décision en accompagne une au plus (notre arbitrage).
L97-ROUND-6 = Puis les actions s’exécutent de haut en bas. Une action que personne n’a choisie est perdue. Qui est seul à l’avoir choisie l’exécute ; à plusieurs, on partage les ducats ou l’on règle le conflit.
L97-ROUND-7 = Agir n’est jamais obligatoire : on peut utiliser moins que l’action ne permet, ou rien du tout, même après avoir examiné une pile de cartes de politique.
L97-ROUND-8 = À la fin du tour, chacun reprend ses cartes de décision, et le château noir du premier joueur passe à gauche : ce prince est premier joueur au tour suivant.

## Löwenherz 1997: rules, the actions

L97-ACT = Actions
L97-ACT-1 = Ducats : recevez de la banque autant de ducats que la carte en montre. À plusieurs, on les partage également ; le reste n’est pas distribué.
L97-ACT-2 = Murs : posez jusqu’à 1, 2 ou 3 murs, selon la carte.
L97-ACT-3 = Une épée : posez un chevalier, ou étendez une région.
L97-ACT-4 = Deux épées : posez deux chevaliers, ou bien posez un chevalier et étendez une région, dans l’ordre de votre choix ; jamais deux extensions. On ne pose pas de chevalier entre les deux cases de l’extension : le poser y met fin (notre arbitrage).
L97-ACT-5 = Politique : examinez en secret toutes les cartes d’une des deux piles et gardez-en une. Une pile vide ne se choisit pas ; si les deux sont vides, l’action est perdue, sans confrontation.
L97-ACT-6 = Chaque étape (un mur, un chevalier, une case) produit tous ses effets, points compris, avant la suivante (notre arbitrage).

## Löwenherz 1997: rules, negotiation and duel

L97-CONFLICT = Négociation et confrontation
L97-CONFLICT-1 = Un seul prince exécute une action ; seuls les ducats se partagent. Deux princes qui ont choisi la même action négocient ; à trois ou quatre, il y a aussitôt confrontation.
L97-CONFLICT-2 = Les deux parlent à tour de rôle, en commençant par le premier joueur ou, s’il n’en est pas, par qui le suit en premier dans le sens des aiguilles d’une montre. On peut proposer « j’agis et je vous paie n ducats » (de 0 à tout ce qu’on a) ou « vous agissez et vous me payez n ducats » (de 0 à 50, puisque l’argent de l’autre est secret : notre arbitrage), accepter la dernière proposition de l’autre, ou rompre. Une proposition ne s’accepte que si le prince qui paie a la somme à ce moment ; il la verse alors, et c’est lui qui agit. Seuls des ducats changent de main, jamais des cartes de politique, trésors compris ; et une action ne se divise jamais.
L97-CONFLICT-3 = Si l’un des deux rompt, il y a confrontation. Après la dixième proposition, l’autre ne peut plus qu’accepter ou rompre (notre arbitrage).
L97-CONFLICT-4 = Les cartes de politique ne se négocient pas : si deux princes ont choisi l’action de politique, il y a aussitôt confrontation. Une table peut permettre d’en négocier.
L97-CONFLICT-5 = Confrontation : chacun des princes concernés choisit en secret une mise, autant de ducats qu’il veut, de 0 à tous les siens, et ceux de ses trésors qu’il veut. Les mises sont révélées ensemble. La plus forte est payée à la banque, et son auteur exécute l’action ; les autres gardent la leur.
L97-CONFLICT-6 = Si plusieurs sont à égalité pour la plus forte mise, eux seuls misent une seconde fois. S’il y a de nouveau égalité, personne n’agit et personne ne paie.
L97-CONFLICT-7 = Une mise reste secrète pour tous, public compris, jusqu’à ce que toutes soient faites.

## Löwenherz 1997: rules, walls

L97-WALL = Murs
L97-WALL-1 = Un mur se pose sur la ligne entre deux cases, à l’intérieur du cadre, là où il n’y en a pas encore. Les murs n’appartiennent à personne.
L97-WALL-2 = On ne pose jamais de mur entre deux pions adjacents d’un même prince : ni entre deux chevaliers, ni entre chevalier et château, ni entre deux châteaux (ce dernier cas est notre arbitrage).
L97-WALL-3 = On ne pose jamais de mur à l’intérieur d’une région.
L97-WALL-4 = Un prince dont tous les châteaux, sur le plateau, ont leur région ne pose plus de murs : c’est le cas avec trois régions, ou avec quatre à deux joueurs (notre arbitrage ; le texte imprimé dit trois). On le vérifie avant chaque mur. Ce prince peut encore choisir l’action, et se faire payer pour la laisser à un autre.
L97-WALL-5 = Les murs viennent de la réserve commune de 100 : quand elle est vide, on n’en pose plus.
L97-WALL-6 = Poser des murs n’agrandit jamais une région : les cases closes à côté d’une région, sans château, sont une zone neutre.

## Löwenherz 1997: rules, regions and points

L97-REGION = Régions et points
L97-REGION-1 = Dès qu’un espace clos par des murs et le cadre contient exactement un château, c’est une région du prince à qui est ce château, peu importe qui l’a fermée et par quelle action. Plusieurs régions peuvent naître à la fois. Deux châteaux ensemble, fussent-ils d’une même couleur, ne font pas une région. Il n’en existe aucune tant qu’on pose encore des châteaux.
L97-REGION-2 = Une région qui se crée rapporte aussitôt des points de pouvoir à qui la possède, selon le nombre de ses cases : de 1 à 4 cases 3 points, de 5 à 10 cases 5 points, de 11 à 20 cases 7 points, de 21 à 30 cases 9 points, 31 cases et plus 12 points ; et 5 points de plus par ville. Une couleur neutre ne marque rien.
L97-REGION-3 = Les murs qui ont la même région des deux côtés retournent à la réserve.

## Löwenherz 1997: rules, knights

L97-KNIGHT = Chevaliers
L97-KNIGHT-1 = Un chevalier se pose sur une plaine ou dans une forêt, sans autre pion, jamais sur une montagne ou une ville.
L97-KNIGHT-2 = Une forêt coûte 5 ducats, payés aussitôt à la banque. Un trésor peut payer ; on ne rend pas la monnaie.
L97-KNIGHT-3 = Un chevalier se pose sur une case qui touche par un côté un château ou un chevalier à vous, sans mur entre les deux.
L97-KNIGHT-4 = Les chevaliers viennent de votre réserve : quand elle est vide, vous n’en posez plus.
L97-KNIGHT-5 = Les deux chevaliers d’une action peuvent aller à des endroits différents, y compris en terre ouverte (notre arbitrage).

## Löwenherz 1997: rules, extending

L97-EXTEND = Extension
L97-EXTEND-1 = Choisissez l’une de vos régions : elle prend 1 ou 2 cases, et les deux vont à cette même région.
L97-EXTEND-2 = Chaque case touche par un côté la région telle qu’elle est alors : la seconde peut donc toucher la première.
L97-EXTEND-3 = On ne prend jamais une case qui porte un pion d’un autre prince, couleur neutre comprise, ni une case qui porte un château à soi (notre arbitrage : la région en aurait deux).
L97-EXTEND-4 = On ne prend jamais une case d’une autre de ses propres régions.
L97-EXTEND-5 = Une case de la région d’un autre prince ne se prend que si vous avez strictement plus de chevaliers dans votre région que ce prince n’en a dans la sienne. On recompte pour chaque case.
L97-EXTEND-6 = On ne s’étend jamais dans une région alliée à celle qu’on étend.
L97-EXTEND-7 = Pour prendre des cases hors de toute région (terre ouverte, zones neutres), aucun chevalier n’est nécessaire.
L97-EXTEND-8 = Les murs entre la région et la case retournent à la réserve ; tout autre côté de la case qui n’a ni mur ni cadre reçoit un mur. Ce n’est pas permis si un mur vient ainsi séparer deux pions adjacents d’un même prince, ni si la réserve, murs rendus compris, n’y suffit pas (nos arbitrages).
L97-EXTEND-9 = Chaque case prise rapporte 1 point de pouvoir, et 5 de plus si c’est une ville. Qui perd la case recule d’autant.
L97-EXTEND-10 = Si la région entamée se morcelle, la partie qui a le château reste une région ; les parties coupées sont des zones neutres. Pour celles-ci, leur ancien prince perd les points que la table donne aux nouvelles régions, et 5 par ville ; l’autre prince n’y gagne rien. Toutes les zones neutres nées d’une même extension, seconde case comprise, s’additionnent pour chaque perdant (édition anglaise) : les points se comptent après chaque case, si bien que la perte est toujours celle de la table pour le total. Les chevaliers d’une partie coupée y restent, mais ne comptent plus (notre arbitrage).
L97-EXTEND-11 = Une région ne grandit que par extension.

## Löwenherz 1997: rules, politics cards

L97-POLITICS = Cartes de politique
L97-POLITICS-1 = Les cartes de politique restent cachées jusqu’à ce qu’on les joue ; tous peuvent voir combien on en tient et de quelle pile vient chacune. On ne joue qu’une carte qu’on tient, et une carte jouée est défaussée. Le nombre de cartes en main n’est pas limité.
L97-POLITICS-2 = Alliance : choisissez l’une de vos régions et une région adjacente d’un autre prince (elles ont un mur commun) qui ne soient pas encore alliées ; la couleur neutre convient aussi. Désormais, aucune des deux ne s’étend dans l’autre. L’un de leurs murs communs est marqué ; s’il disparaît, on en marque un autre, et l’alliance tient même quand il n’y a plus aucun mur commun. Le choix est définitif.
L97-POLITICS-3 = Chacun des deux princes peut rompre l’alliance à tout moment, même quand ce n’est pas à lui d’agir, en payant 10 ducats à la banque. Ce qui est engagé dans une mise secrète ou une offre en cours ne peut pas y servir (notre arbitrage). Ce qu’il faut pour poser le chevalier de votre renégat, tant qu’il n’est pas placé, ne peut pas y servir non plus (notre arbitrage).
L97-POLITICS-4 = Renégat : choisissez l’une de vos régions et une région adjacente d’un autre prince, couleur neutre comprise. Retirez-y un chevalier de ce prince, qui retourne à sa réserve ; puis posez un chevalier de votre réserve dans celle de vos régions que vous avez choisie, selon toutes les règles de pose des chevaliers. Les deux doivent être possibles, sinon la carte ne se joue pas.
L97-POLITICS-5 = Seul peut être retiré un chevalier sans lequel tous les autres chevaliers de ce prince, dans cette région, restent reliés au château s’ils l’étaient auparavant : de pion en pion de ce prince, par les côtés, sans mur entre eux (notre arbitrage sur « entre deux chevaliers »). Même le dernier chevalier peut être retiré ; ceux qui sont hors d’une région ne le peuvent pas. Une alliance ne l’empêche pas (notre arbitrage).
L97-POLITICS-6 = Si le chevalier est retiré d’une forêt, vous payez 5 ducats à la banque ; poser le vôtre dans une forêt coûte 5 ducats comme toujours.
L97-POLITICS-7 = Trésor (8, 10, 12 ou 15 ducats) : il sert d’argent dans une confrontation ou pour tout paiement à la banque, seul, avec des ducats ou avec d’autres trésors, mais pas dans une négociation. Il ne s’échange jamais contre des ducats, et l’on ne rend pas la monnaie. On n’ajoute pas un trésor dont un paiement n’a pas besoin à côté des autres (notre arbitrage).
L97-POLITICS-8 = Parchemin (3, 4 ou 5 points) : on le garde jusqu’à la fin de la partie, où il rapporte autant de points de pouvoir. Une table peut choisir de le montrer et de le compter dès qu’il est pris ; dans une partie qui part d’une position, les parchemins en main ont alors déjà été montrés et comptés (notre arbitrage).

## Löwenherz 1997: rules, the end

L97-END = Fin de la partie
L97-END-1 = Quand la carte du Roi est retournée, la partie s’arrête aussitôt. Chaque prince marque 1 point de pouvoir par montagne de ses régions, comme pour une mine d’argent, puis les points de ses parchemins.
L97-END-2 = Qui a le plus de points de pouvoir l’emporte et succède au Roi. À égalité, qui a le plus de ducats l’emporte, trésors comptés à leur valeur ; si l’égalité demeure, la victoire est partagée.

## What could be done at a place

l97-reach-extends = { $owner } pourrait étendre sa région { $castle } à cette case.
l97-reach-enters =
    { $owner } pourrait prendre cette case pour sa région { $castle } : { $mine ->
        [one] { $mine } chevalier
       *[other] { $mine } chevaliers
    } contre { $theirs }.
l97-reach-too-few =
    { $owner } a trop peu de chevaliers dans sa région { $castle } pour prendre cette case : { $mine } contre { $theirs }.
l97-reach-knight = Un chevalier pourrait être posé ici par { $players }.
l97-reach-nobody = Personne ne pourrait s’étendre en { $cell } pour l’instant, ni y poser un chevalier.
l97-reach-closes =
    { $owner ->
        [neutral] Un mur ici fermerait la région neutre
       *[player] Un mur ici fermerait pour { $owner } la région
    } autour du château { $castle } : { $cells_closed ->
        [one] { $cells_closed } case
       *[other] { $cells_closed } cases
    }.
l97-reach-open = Un mur ici ne fermerait encore rien.
