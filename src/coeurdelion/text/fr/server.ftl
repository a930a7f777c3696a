### Sentences for whoever runs a server

## The command line: help

help-serve-database = Base de données où les tables sont gardées : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM. Par défaut, le fichier de --data.
help-serve-bus = Ce qui prévient plusieurs serveurs des coups joués chez les autres : postgresql://… ou redis://…. Par défaut, la base PostgreSQL elle-même.
help-serve-public-url = Adresse à laquelle on joint le serveur, par exemple https://jouer.example.org ; avec https, les cookies ne voyagent que chiffrés.
help-serve-workers = Nombre de processus dans lesquels les bots réfléchissent.
help-serve-log = Gravité minimale des lignes du journal : debug, info, warning ou error.
help-serve-tidy = Les tables que personne n’a commencées disparaissent après ce nombre de jours.
help-serve-guest-days = Les invités qui ne sont pas venus depuis ce nombre de jours, et qui n’ont aucune partie en cours, sont oubliés.
help-serve-import-days = Les parties importées que personne n’a ouvertes depuis ce nombre de jours sont supprimées.
help-serve-limit = Fixe l’une des limites ; l’option peut être donnée plusieurs fois.
help-serve-metrics-port = Port où lire les mesures, et seulement là ; avec 0, elles sont à /metrics du serveur.
help-serve-metrics-host = Adresse à laquelle lire les mesures. Par défaut : cette machine seulement.
help-audit = Rejouer toutes les parties gardées et les comparer à ce qui a été joué ; nomme celles qui diffèrent.
help-backup = Tout copier dans un nouveau fichier SQLite, même pendant que le serveur tourne.
help-backup-file = Fichier à écrire ; il ne doit pas encore exister.
help-restore = Rétablir ce qu’une sauvegarde contient et qui manque à la base, même pendant que le serveur tourne ; ce qui est là reste tel quel.
help-restore-file = Fichier écrit par « backup ».
help-migrate = Amener la base de données au schéma de cette version.
help-bench-server = Mesurer ce que supporte un serveur avec des joueurs automatiques, en comparaison de boardgame.io.

## What the commands say

serve-plain = Remarque : depuis d’autres machines, on joint ce serveur sans chiffrement. À la maison, cela convient ; sur Internet, placez TLS devant lui et indiquez-le avec --public-url.
bench-no-peer = boardgame.io n’est pas mesuré : l’installer avec npm ci --prefix benchmarks/boardgame_io
audit-well = { $matches ->
    [one] { $matches } partie, { $entries } entrées : tout est conforme à ce qui a été joué.
   *[other] { $matches } parties, { $entries } entrées : tout est conforme à ce qui a été joué.
}
audit-wrong = La partie { $match } diffère à partir de l’entrée { NUMBER($entry, useGrouping: 0) }.
audit-count = { $wrong ->
    [one] { $wrong } partie sur { $matches } diffère.
   *[other] { $wrong } parties sur { $matches } diffèrent.
}
backup-done = { $matches ->
    [one] { $matches } partie copiée dans { $file }.
   *[other] { $matches } parties copiées dans { $file }.
}
restore-done = Parties rétablies : { $added } ; continuées là où la sauvegarde va plus loin : { $longer }.
restore-differs = La partie { $match } a continué autrement depuis la sauvegarde ; elle est restée telle quelle.
migrate-done = La base de données a maintenant le schéma de cette version.
migrate-nothing = La base de données avait déjà le schéma de cette version.

## Why a server cannot start, or cannot store something

refused-bad-address = « { $text } » n’est pas une base de données connue : écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
refused-bad-bus = « { $text } » n’est pas un bus connu : écrivez postgresql://… ou redis://….
refused-bad-public-url = « { $text } » n’est pas une adresse que l’on peut ouvrir : elle commence par http:// ou https:// et nomme un hôte.
refused-no-such-limit = Il n’y a pas de limite « { $text } ». Il y a : { $allowed }.
refused-bad-limit = « { $text } » ne fixe aucune limite : écrivez NOM=NOMBRE, avec un nombre de 0 à 1000000000.
refused-no-database = { $database } n’est pas une base de données de Cœur de Lion. Rien n’a été modifié.
refused-damaged = La base de données { $database } est endommagée. Rien n’a été modifié. Déplacez-la, avec ses fichiers -wal et -shm, dans un autre dossier, puis restaurez une sauvegarde : coeurdelion restore --data { $database } SAUVEGARDE
refused-in-use = { $database } est déjà servie par un autre processus. Un fichier SQLite n’a qu’un serveur à la fois ; pour en avoir plusieurs, utilisez PostgreSQL.
refused-disk-full = Le disque qui contient { $database } est plein. Rien n’a été modifié.
refused-unreachable = La base de données { $database } est injoignable ({ $detail }).
refused-newer-schema = La base de données { $database } vient d’une version plus récente (schéma { $found } ; cette version connaît { $known }). Rien n’a été modifié.
refused-older-schema = La base de données { $database } a un schéma plus ancien. Lancez d’abord « coeurdelion migrate » avec le même --database.
refused-not-stored = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez dans un instant.
refused-not-read = Les tables sont injoignables pour le moment. Rien n’est perdu ; réessayez dans un instant.
refused-file-exists = { $file } existe déjà ; choisissez un autre nom.
refused-port-taken = Le port { $port } est occupé par un autre programme ; choisissez-en un autre avec --port.
refused-port-forbidden = Cet utilisateur ne peut pas ouvrir le port { $port } ; choisissez-en un au-dessus de 1023 avec --port.
refused-bad-host = « { $host } » n’est pas une adresse de cette machine.
