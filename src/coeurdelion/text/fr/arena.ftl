### Cœur de Lion : ce que dit l’arène, en français.

help-arena = Faire jouer des bots les uns contre les autres, à toutes les places et avec le même hasard pour tous : victoires, Elo avec sa marge d’erreur, temps de réflexion.
help-arena-examples = Exemples : coeurdelion arena lionheart squire random · coeurdelion arena lowenherz-2003 squire random --players 4 --games 5 --to serie.jsonl · coeurdelion arena lionheart squire "python mybot.py" --sprt 0 50 --games 500
help-arena-bots = Qui joue : un niveau, comme squire, ou entre guillemets la commande d’un programme qui parle le protocole du moteur ; NOM=COMMANDE lui donne un nom. Deux au moins ; s’il y en a plus, tous se rencontrent deux à deux.
help-arena-players = Nombre de joueurs à une table. À 3 ou 4, un bot est seul contre plusieurs exemplaires d’un autre.
help-arena-first-alone = À 3 ou 4 joueurs, seul le bot nommé en premier dans chaque paire joue seul, et non chacun à son tour.
help-arena-games = Avec combien de graines au plus chaque paire de bots se rencontre ; chaque graine est jouée à toutes les places : à deux joueurs, deux parties.
help-arena-sprt = S’arrêter dès qu’il est clair (5 % d’erreur dans les deux sens) si le premier de deux bots est plus fort de ELO1 plutôt que de ELO0.
help-arena-ms = Millisecondes dont un bot dispose pour une décision.
help-arena-nodes = Positions qu’un de nos bots peut examiner pour une décision, au lieu d’un temps : tout se répète alors à l’identique.
help-arena-seed = Nombre dont découlent toutes les graines ; le même nombre, le même hasard.
help-arena-jobs = Parties jouées en même temps. Par défaut, une par cœur de processeur.
help-arena-ray = Jouer sur une grappe Ray : son adresse, ou « local » pour une grappe sur cette machine. Les résultats sont les mêmes.
help-arena-to = Fichier qui garde chaque partie dès qu’elle est finie (lignes JSON) ; la même commande reprend là où il s’arrête.
help-arena-keep = Dossier pour les fichiers de parties, que vérifie « coeurdelion verify ».
help-arena-plot = Dessiner les classements (image SVG).
arena-decimal-sign = ,
arena-percent = { $number } %
arena-matches = Parties
arena-bot = Bot
arena-pair = Rencontre
arena-seats = Joué
arena-won = Gagné
arena-drawn = Nul
arena-lost = Perdu
arena-points = Points
arena-share = Part
arena-even = À égalité
arena-elo = Elo
arena-elo-difference = Écart Elo
arena-decisions = Décisions
arena-mean = Moyenne (ms)
arena-late = 99 % sous (ms)
arena-worst = Maximum (ms)
arena-counted =
    { $matches ->
        [one] { NUMBER($matches, useGrouping: 0) } partie compte, jouée
       *[other] { NUMBER($matches, useGrouping: 0) } parties comptent, jouées
    } avec { $lucks ->
        [one] une seule graine
       *[other] { NUMBER($lucks, useGrouping: 0) } graines différentes
    }. Les marges après ± valent avec 95 % de confiance.
arena-difference = { $first } contre { $second } : { $elo } Elo.
arena-draws-added = * Un bot a tout gagné ou tout perdu, ce qu’aucun nombre fini n’exprime : une partie nulle de plus a été comptée entre tous, deux à deux.
arena-sprt =
    { $verdict ->
        [stronger] Le test est tranché : { $name } est plus fort de { $elo1 } Elo plutôt que de { $elo0 } (rapport { $ratio }, limites ±{ $bound }).
        [not-stronger] Le test est tranché : { $name } est plus fort de { $elo0 } Elo plutôt que de { $elo1 } (rapport { $ratio }, limites ±{ $bound }).
       *[open] Le test entre { $elo0 } et { $elo1 } Elo pour { $name } n’est pas encore tranché (rapport { $ratio }, limites ±{ $bound }).
    }
arena-plot = Elo à { $players } joueurs, { $game }
arena-illegal = Partie { NUMBER($match, useGrouping: 0) }, entrée { NUMBER($entry, useGrouping: 0) } : { $bot } a répondu « { $line } », ce qui n’est pas possible. { $reason } La partie jusque-là : { $file }
arena-interrupted = Interrompu. Avec --to FICHIER, la même commande reprendrait ici une autre fois.
arena-interrupted-kept = Interrompu. La même commande reprend ici.
arena-file = « { $file } » ne peut être ni lu ni écrit ({ $reason }).
refused-too-few-bots = Il faut au moins deux bots dans l’arène.
refused-no-such-character = Il n’y a pas de personnage « { $text } » dans ce jeu. Personnages : { $allowed }.
refused-no-such-program = « { $command } » n’est ni un niveau ni un programme que l’on trouve ici.
refused-sprt-of-two = Le test de --sprt porte sur deux bots ; { $count } ont été nommés.
refused-sprt-order = Pour --sprt, le premier des deux écarts Elo doit être le plus petit.
refused-no-results = « { $file } » n’est pas un fichier de résultats de l’arène et reste tel quel.
refused-other-setting = « { $file } » appartient à une série réglée autrement (ce qui diffère : { $parts }). Nommez un autre fichier, ou redonnez la même commande.
refused-results-line = « { $file } » est abîmé à la ligne { NUMBER($line, useGrouping: 0) }.
refused-process-died = Le processus qui jouait la partie { NUMBER($match, useGrouping: 0) } s’est terminé avant elle.
refused-no-ray = Ray n’est pas installé ici : pip install "coeurdelion[ray]"
refused-ray-failed = Ray ne répond pas à « { $address } » ({ $text }).
