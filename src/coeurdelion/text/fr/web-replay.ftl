### Cœur de Lion : revoir une partie terminée dans le navigateur, en français.

web-replay-take-backs =
    { $count ->
        [one] { $count } annulation
       *[other] { NUMBER($count, useGrouping: 0) } annulations
    }
web-replay-beginning = Avant le premier coup.
web-replay-hands = Mains
web-replay-hand = Ce que { $player } a en main
web-replay-match = Partie

## La parcourir

web-replay-transport = Parcourir la partie
web-replay-first = Au début
web-replay-turn-back = Un tour en arrière
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un pas en avant
web-replay-turn-forward = Un tour en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-times = { NUMBER($speed) } ×

## Ce qui s’est passé à la table


## Et ensuite

web-replay-link = Copier le lien vers cette position
web-replay-play-on = Jouer à partir d’ici
web-replay-no-play-on = Ici, il n’y a rien à décider : allez à une position où quelqu’un doit jouer.
web-replay-play-on-text = Une nouvelle table qui commence par cette position. La partie que vous revoyez reste telle quelle.
web-replay-play-on-go = Ouvrir la table
web-replay-seat-me = moi, devant cet écran
web-replay-seat-bot = un bot (écuyer)
web-replay-seat-link = quelqu’un, par un lien

## Le hasard était-il honnête ?

web-replay-proof = Vérifier le hasard
web-replay-proof-title = Le hasard était-il honnête ?
web-replay-proof-running = Calcul en cours : { NUMBER($done, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }…
web-replay-proof-right =
    { $count ->
        [0] Honnête. La graine correspond à l’engagement annoncé avant le premier coup ; il n’y a rien eu à tirer ni à lancer.
        [one] Honnête. La graine correspond à l’engagement annoncé avant le premier coup, et elle donne bien le seul tirage qui figure au journal.
       *[other] Honnête. La graine correspond à l’engagement annoncé avant le premier coup, et elle donne les { NUMBER($count, useGrouping: 0) } tirages exactement tels qu’ils figurent au journal.
    }
web-replay-proof-wrong = Pas honnête. À l’entrée { NUMBER($entry, useGrouping: 0) }, le journal dit « { $line } », mais la graine donne « { $due } ».
web-replay-proof-seats-wrong = Pas honnête. Les places ont été tirées ainsi : « { $line } » ; mais la graine donne « { $due } ».
web-replay-proof-other-seed = Pas honnête. La graine ne correspond pas à l’engagement annoncé avant le premier coup.
web-replay-proof-no-seed = Invérifiable. Cette partie vient d’ailleurs, sans sa graine : personne ne peut dire d’où vient son hasard.
web-replay-proof-no-commitment = Invérifiable. Cette partie vient d’ailleurs, sans l’engagement annoncé avant le premier coup : la graine aurait pu être choisie après coup.
web-replay-proof-how = Votre navigateur refait lui-même le calcul, à partir de la graine et de ce que chacun y a ajouté. Du serveur, il reprend ce qui pouvait sortir à chaque fois, et avec quelle probabilité ; le fichier de la partie, lui, se vérifie sans faire aucune confiance au serveur.
web-replay-proof-kept = L’engagement et votre part sont ceux que votre navigateur a conservés.
web-replay-proof-kept-unused = L’engagement est celui que votre navigateur a conservé. La partie a commencé sans votre part.
web-replay-proof-kept-differs = Pas honnête. L’engagement ou votre part n’est pas celui que votre navigateur avait conservé avant la partie.
web-replay-proof-fork = Cette partie en prolonge une autre : ce que le hasard a fait avant l’entrée { NUMBER($entry, useGrouping: 0) } appartient à celle-là.
web-replay-proof-list = Tout ce que le hasard a décidé
web-replay-proof-seats = Places
web-replay-proof-log = Dans le journal
web-replay-proof-due = D’après la graine
web-replay-proof-same = identique
web-replay-proof-differs = différent
web-replay-proof-numbers = Les nombres
web-replay-proof-nonces = Ce que les joueurs ont ajouté
