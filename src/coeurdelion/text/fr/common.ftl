### Cœur de Lion : les phrases communes à tous les jeux, en français.

## Names

colour-red = Rouge
colour-blue = Bleu
colour-orange = Orange
colour-white = Blanc
colour-rose = Rose
colour-gold = Or
colour-silver = Argent
colour-purple = Pourpre
colour-grey = Gris
colour-neutral = Neutre
terrain-forest = forêt
list-and = { $head } et { $last }
list-or = { $head } ou { $last }

## Parts of sentences, used by other messages only

part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
part-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
part-price =
    { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }
part-piece =
    { $owner ->
        [neutral]
            { $piece ->
                [castle] un château neutre
               *[knight] un chevalier neutre
            }
       *[player]
            { $piece ->
                [castle] un château qui appartient à { $owner }
               *[knight] un chevalier qui appartient à { $owner }
            }
    }

## Refusals of every game

refusal = { $rule } : { $reason }
refusal-plain = { $reason }
refused-no-such-action = Aucune action ne s’écrit « { $text } ». Choisissez parmi les actions possibles.
refused-no-such-cell = La case « { $cell } » n’existe pas : les cases vont de { $first } à { $last }.
refused-no-such-edge = La ligne « { $edge } » n’existe pas. Une ligne se nomme par une case et son côté est (e) ou sud (s) : c7e sépare c7 et d7, c7s sépare c7 et c8. Le cadre n’a pas de nom.
refused-no-such-card = La carte « { $code } » n’existe pas dans ce jeu.
refused-not-your-turn = Ce n’est pas à vous d’agir : on attend { $players }.
refused-not-now = { $player } doit d’abord { $asked }.
refused-chance-decides = Ici, c’est le hasard qui décide, et personne d’autre.
refused-game-over = La partie est terminée : il n’y a plus rien à jouer.
refused-unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $options }.
refused-bad-value = La valeur « { $value } » ne convient pas à l’option « { $option } ». Valeurs possibles : { $allowed }.
refused-bad-players = Nombre de joueurs impossible : { $players }. Nombres possibles : { $allowed }.
refused-bad-colours = Ces couleurs ne conviennent pas : { $colours }. Il en faut une par personne, toutes différentes, parmi : { $allowed }.

## Refusals of what is not known here

refused-unknown-game = Le jeu « { $game } » n’existe pas ici. Jeux possibles : { $games }.
refused-unknown-level = Le niveau « { $level } » n’existe pas. Niveaux possibles : { $levels }.

## Refusals of the engine protocol

refused-no-json = Cette ligne n’est pas du JSON ({ $text }).
refused-no-request = Cette ligne n’est pas une demande connue ({ $text }).
refused-no-match = Il n’y a pas encore de partie : commencez par « new » ou « load ».
refused-bad-seed = « { $text } » n’est pas une graine : il faut 64 chiffres hexadécimaux en minuscules.
refused-load-what = « load » demande soit « scenario », soit « match », et pas les deux.
refused-bad-view = Cette vue ne peut pas être lue ({ $text }).
refused-nothing-legal = Aucune action possible n’est donnée : il n’y a rien à choisir.
refused-no-seat = La place { $number } n’existe pas : les places se comptent à partir de 0, et il y en a { $count }.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-no-entry = « { $text } » n’est pas une entrée : il faut une place ou « chance », puis une action.

## The command line

cli-unknown-language = La langue « { $language } » n’est pas disponible. Langues possibles : { $languages }.
cli-bad-value = { $option } ne peut pas avoir cette valeur ; « { $help } » dit lesquelles sont possibles.
cli-missing = Il manque { $option } ; « { $help } » dit ce qu’il faut.
cli-bad-option = L’option { $option } n’est pas comprise ici ; « { $help } » les explique toutes.
cli-not-understood = « { $words } » n’est pas compris ; voyez « { $help } ».
cli-two-databases = Donnez un fichier (--data, COEURDELION_DATA) ou une base de données (--database, COEURDELION_DATABASE), pas les deux.
cli-version = coeurdelion { $version } (règles : { $rules } ; noyau compilé : { $core ->
    [wide] oui, pour AVX2
    [plain] oui
   *[none] aucun
})
cli-no-core = Il n’y a pas de noyau compilé ici ; ./dev setup en construit un s’il trouve un compilateur C++.
cli-core-disagrees = Le noyau compilé et les règles se contredisent : { $text }
check-ok = ok { $file }
check-error = FAIL { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $reason }
check-unreadable = FAIL { $file } : fichier illisible ({ $reason })
check-fail-step = FAIL { $file }, étape { $step }, { $what } : attendu « { $expected } », obtenu « { $found } »
check-fail-end = FAIL { $file }, à la fin, { $what } : attendu « { $expected } », obtenu « { $found } »

## The command line: help

help-app = Cœur de Lion : trois jeux de plateau autour d’un cœur de lion, à rejouer enfin dans les règles, à plusieurs et contre des bots ; ici : { lowenherz-2003 }, { lowenherz-1997 } et { lionheart }.
help-app-examples = Exemples : coeurdelion play · coeurdelion play --seat Ada --seat bot:squire --edition tilsit · coeurdelion check scenario.toml
help-examples = Exemples : { $lines }
help-lang = Langue de toutes les phrases : fr, en ou de. Par défaut, celle de l’environnement (COEURDELION_LANG, LC_ALL, LC_MESSAGES, LANG).
help-play = Jouer une partie dans le terminal, avec des personnes à ce clavier, des bots et vos propres programmes. Sans --seat, --bot ni --from, quelques questions viennent d’abord.
help-play-examples = Exemples : coeurdelion play --seat Ada --seat Grace --lang fr (deux personnes, un clavier) · coeurdelion play --seat Ada --seat bot:squire --seat bot:random · coeurdelion play --seat Ada --bot "python mybot.py" · coeurdelion play --from soiree.match
help-play-game = Le jeu, par son identifiant.
help-play-seat = Qui occupe la place suivante : un nom pour une personne à ce clavier, ou bien un bot par son niveau : bot:page, bot:squire, bot:knight, bot:prince, ou bot:random pour les essais. Une fois par place.
help-play-bot = Commande d’un programme qui parle le protocole du moteur et occupe une place de plus. Peut se répéter.
help-play-edition = Édition : kosmos ou tilsit. Par défaut : kosmos.
help-play-option = Une option de la partie, par le nom que lui donne son jeu, par exemple first=0 ou rows=10. Peut se répéter.
help-play-seed = Graine du hasard : 64 chiffres hexadécimaux. Par défaut, une nouvelle.
help-play-from = Reprendre une partie (*.match), ou jouer à partir de la position d’un scénario (*.toml).
help-version = Indique la version, avec celles des règles, et s’arrête là.
help-play-resume = Reprend la dernière partie laissée en suspens, ou n’en propose aucune. Par défaut, elles sont proposées.
help-play-board = Taille du plateau. Par défaut : auto, selon le terminal.
help-replay = Relire une partie enregistrée pas à pas, en avant et en arrière.
help-replay-all = Raconter toute la partie d’un coup.
help-verify = Vérifier un fichier de partie : règles et hasard. Code de sortie : 0 vérifié, 1 incorrect, 2 illisible, 3 non vérifiable.
help-engine = Parler le protocole du moteur : une demande JSON par ligne en entrée, une réponse par ligne en sortie.
help-engine-native = Confier l’arbitrage au noyau compilé ; s’il contredit les règles, le moteur s’arrête sur une erreur.
help-check = Exécuter des scénarios, avec une ligne pour chacun. Code de sortie : 0 seulement s’ils sont tous respectés.
help-check-examples = Exemples : coeurdelion check scenario.toml · coeurdelion check tests/scenarios/lowenherz-2003/*.toml
help-check-files = Fichiers de scénario (*.toml).
help-perft = Compter les suites d’actions que permet une position, profondeur par profondeur.
help-perft-file = Scénario qui contient la position (*.toml).
help-perft-depth = Profondeur maximale.
help-serve = Lancer le serveur : des tables pour le navigateur, gardées dans un seul fichier.
help-serve-host = Adresse d’écoute. Par défaut, cette machine seulement.
help-serve-port = Port d’écoute ; 0 pour n’importe quel port libre.
help-serve-data = Fichier où les tables sont gardées.
help-serve-open = Ouvrir la page d’accueil dans le navigateur.
serve-ready = Cœur de Lion est ouvert : { $address } (Ctrl-C pour fermer).
serve-failed = Le serveur ne peut pas démarrer : { $reason }
help-bench = Mesurer la vitesse.
help-bench-rules = Parties au hasard de chaque jeu, comparées à Catanatron, en une seule exécution sur un seul cœur de processeur.
help-bench-search = Ce qu’obtiendrait une recherche arborescente : distributions, actions appliquées et positions évaluées par seconde.
help-bench-bots = Mesurer combien de temps réfléchissent les bots de chaque niveau, et la mémoire qu’ils prennent, quand deux parties réfléchissent à la fois.
help-bench-games = Les jeux ; tous si aucun n’est nommé.
help-bench-decisions = Décisions de chaque niveau dans chacune des deux parties.
help-bench-seconds = Secondes de jeu pour chaque mesure.
help-json = Les chiffres en une ligne de JSON.

## The command line: refusals

refused-bad-pair = « { $text } » n’est pas une option : une option s’écrit NOM=VALEUR, par exemple first=0.
refused-not-kept = Cette partie ne peut pas être conservée pour une autre fois ({ $text }). Elle continue ; enregistrez-la avec « save FICHIER ».
refused-program-failed = Le programme « { $command } » a échoué ({ $text }).
refused-program-said = Le programme « { $command } » n’a pas répondu par une action possible ({ $text }).

## Refusals at a table on the server

refused-no-such-link = Ce lien ne mène à aucune place de cette table.
refused-seat-taken = Cette place est déjà prise.
refused-not-over = La partie n’est pas finie : son fichier contient les cartes de chacun.
refused-diverged = Cette table ne se rejoue pas telle qu’elle a été gardée ; elle reste telle quelle jusqu’à ce que quelqu’un l’ait examinée.
refused-nobody-sits = Il faut au moins une personne à la table.
refused-not-begun = La partie n’a pas encore commencé : toutes les places ne sont pas prises.
refused-not-your-seat = Vous n’occupez pas la place { $number } (en comptant à partir de 0).
refused-no-free-undo = On ne reprend librement que sa propre dernière action, et seulement tant que personne n’a joué et que rien n’a été révélé depuis. Sinon, demandez l’accord des autres.
refused-ends-undo = Cette action ne pourrait plus être reprise librement.
refused-chance-seen = Le hasard a parlé depuis, et vous l’avez vu. Contre des bots, cela ne s’annule pas, sauf à une table d’entraînement.
refused-practice-alone = À une table d’entraînement, personne ne peut se joindre à vous : on y joue contre des bots, ou à plusieurs sur votre écran.
refused-resigned = Vous avez abandonné : un bot joue cette place jusqu’à la fin.
refused-bot-plays = Un bot joue en ce moment à la place { $number } (en comptant à partir de 0).
refused-bots-play-on = Une partie nulle demande l’accord de tous, et les bots jouent jusqu’au bout.
refused-hints-allowed = Les conseils sont déjà permis à cette table.
refused-no-hints = Les conseils sont réservés aux parties contre des bots, ou aux tables qui se sont mises d’accord.
refused-no-hint-now = Vous ne pouvez demander conseil que lorsque c’est à vous de jouer.
refused-no-stand-in = Un bot ne peut remplacer que quelqu’un d’autre qui joue à cette table.
refused-still-here = Un bot ne peut remplacer que quelqu’un qui est parti.
refused-grace = Un bot ne peut remplacer quelqu’un qu’après une absence assez longue. Secondes restantes : { NUMBER($seconds, useGrouping: 0) }.
refused-no-such-offer = Cette proposition ne tient plus.
refused-not-asked = Vous n’avez rien à répondre ici.
refused-nothing-said = Ce message est vide.
refused-unknown-phrase = Il n’y a pas de réplique « { $text } ».
refused-no-open-seat = Cette table n’a pas de place ouverte à tous.
refused-no-seat-here = Vous n’avez pas de place à cette table.
refused-not-owner = Seule la personne qui a préparé cette table peut commencer la partie.
refused-already-begun = La partie a déjà commencé.
refused-no-nonce-due = Votre part du hasard n’est pas attendue ici, ou a déjà été reçue.
refused-no-such-position = Cette partie n’a pas cette position : on ne peut pas en repartir.
refused-nothing-played = Ce fichier de partie ne contient aucune entrée : il n’y a rien à revoir.
refused-too-long = Cette partie prend trop de temps à revoir.
refused-position-too-large = Cette position est bien plus grande que toutes celles de ce jeu.
refused-too-large = Ce message est trop long : { NUMBER($count, useGrouping: 0) } octets au plus.
refused-bot-name = Le nom d’une personne ne peut pas commencer par « bot: ». Choisissez-en un autre.
refused-too-many-bot-tables = Vous avez déjà { $count } tables avec des bots en cours : terminez-en une ou abandonnez-la d’abord.
refused-too-many-bot-tables-here = Depuis votre connexion, { $count } tables avec des bots sont déjà en cours : il faut d’abord que certaines se terminent.
refused-too-many-imports = Vous gardez déjà { $count } parties importées, autant qu’il est permis.
refused-too-many-tokens = Vous avez déjà { $count } jetons d’accès : révoquez d’abord l’un d’eux.
refused-too-fast = Un peu trop vite ! Attendez un instant.
refused-too-busy = Il y a beaucoup de monde en ce moment. Réessayez dans un instant.
refused-log-full = Le journal de cette partie est si long qu’il n’accepte plus que des actions.

## Play in the terminal: questions at the start

setup-game-number = Quel jeu, par son numéro [1] :{ " " }
setup-game = Jeu complet ou jeu de base ({ $values }) [{ $default }] :{ " " }
setup-edition = Édition, kosmos ou tilsit [{ $default }] :{ " " }
setup-people = Noms des personnes à ce clavier, séparés par des virgules [vous seulement] :{ " " }
setup-bots = Nombre de bots ({ $allowed }) [{ $default }] :{ " " }
setup-level = Niveau des bots ({ $levels }) [{ $default }] :{ " " }
setup-too-many = { $count } personnes, c’est trop : { $most } au plus peuvent jouer.
setup-again = « { $answer } » n’est pas possible ici. Possible : { $allowed }.

## Play in the terminal: the table

play-player = Joueur
play-points = Points
play-ducats = Ducats
play-knights = Chevaliers restants
play-cards = Main
play-supplies = Roi à { $king } points · frontières en réserve : { $borders } · cartes dans la pioche : { $deck }
play-stock = Murs en réserve : { $walls } · cartes d’action : { $deck } · cartes de politique : { $first } et { $second }
play-region-table = Nouvelle région, points selon ses cases : { $table } · une ville : 5 de plus
play-known-pile = Pile { $pile }, telle que vous l’avez vue : { $cards }
play-round = Tour { $number }, premier joueur : { $player }
play-panel-walls = Murs : { $count }
play-panel-stock = Pile { $deck }, { $first }+{ $second }
play-panel-round = Tour { $number } ({ $player } commence) : { $rows }
play-hand = Votre main : { $cards }
play-card = { $code } ({ $card }, −{ $price }/+{ $sale })

## Play in the terminal: commands

play-help = Ce que vous pouvez saisir :
play-help-tab = Tab complète les actions et les commandes.
play-type-why = why
play-type-why-action = why ACTION
play-type-moves = moves [VERBE]
play-type-hint = hint
play-type-undo = undo
play-type-news = news
play-type-ledger = ledger
play-type-reach = reach CASE
play-type-rules = rules [ID]
play-type-as = as COULEUR …
play-type-board = board [TAILLE]
play-type-table = table
play-type-log = log
play-type-save = save FICHIER
play-type-quit = quit
play-help-action = une action, telle qu’elle s’écrit
play-help-end = sa fin seule, si une seule action possible finit ainsi
play-help-number = son numéro dans la liste
play-help-why = ce que les bots avaient en tête
play-help-why-action = pourquoi elle n’est pas permise, ou ce qu’elle entraînerait
play-help-moves = les actions possibles, ou celles d’un verbe (moves { $verb })
play-help-hint = les deux ou trois meilleurs plans, et à quoi ils mènent
play-help-undo = revenir à votre dernière décision
play-help-news = ce qui s’est passé depuis votre dernier tour
play-help-ledger = d’où viennent les points de chacun
play-help-reach = ce que l’unité d’une case peut attaquer (reach c8)
play-help-rules = les chapitres, l’un d’eux (rules { $section }) ou une seule règle (rules { $rule })
play-help-as = ce qui se fait même hors de son tour ({ $example })
play-help-board = un plateau d’une autre taille : compact, full ou auto
play-help-table = tout ce qui est sur la table
play-help-log = tout ce qui s’est passé
play-help-save = enregistrer la partie
play-help-quit = quitter la partie
play-note-2003 = Sur une carte, −3/+2 veut dire : 3 ducats pour la jouer, 2 ducats si vous la vendez. À côté du plateau, Pts sont les points, Duc les ducats, Chv les chevaliers restants, Crt les cartes.
play-note-1997 = Dans une main, [1] est une carte de politique de la pile 1 que vous ne pouvez pas voir. Les ducats marqués ? ne sont pas montrés ; qui compte les connaît. Dans une négociation, offer 3 veut dire : vous agissez et payez 3 ; ask 3 : l’autre agit et vous paie 3 ; accept 3 : c’est d’accord ; fight : la confrontation décide. À côté du plateau, Pts sont les points, Duc les ducats, Chv les chevaliers restants, Crt les cartes. Au-dessous, Pile 28, 6+7 veut dire : 28 cartes d’action, des piles de politique de 6 et 7 cartes.
play-short-points = Pts
play-short-ducats = Duc
play-short-knights = Chv
play-short-cards = Crt
play-since = Depuis votre dernier tour : { $told }
play-since-rest = Depuis votre dernier tour (tout : news) : … { $told }
play-since-nothing = Il ne s’est encore rien passé.
play-too-narrow = Le plateau demande { $columns } colonnes : élargissez la fenêtre.
play-page = Entrée : la suite · autre chose : retour à la table{ " " }
play-page-last = Entrée : retour à la table{ " " }
play-did-you-mean = On ne peut pas saisir « { $text } » ici. Vouliez-vous dire { $near } ?
play-board-sizes = Un plateau a l’une de ces tailles : { $sizes }.
play-kept = La partie est conservée. Pour la reprendre : { $command } play --resume
play-not-kept = La partie n’a pas pu être conservée ({ $reason }).
play-leave-unkept = Cette partie n’est pas conservée ({ $reason }) : partir la perd. Enregistrez-la avec « save FICHIER », ou quittez encore une fois.
play-no-home = il n’y a pas de dossier personnel
resume-found = Une partie de { $game } est restée en suspens le { $when }, avec { $players }.
resume-ask = La reprendre ? oui, non (elle reste) ou jeter [oui] :{ " " }
resume-yes = oui o yes y
resume-no = non n no
resume-drop = jeter j drop d
resume-answers = oui, non, jeter
resume-nothing = Aucune partie inachevée n’attend ici.
resume-elsewhere = Une partie inachevée est ouverte dans un autre terminal ; on n’y touche pas : { $file }
resume-broken = Une partie conservée est illisible ({ $reason }). Elle n’est plus proposée, mais reste dans { $file }
resume-unreadable = Une partie conservée ne s’ouvre pas : { $file } ({ $reason }). Elle reste telle quelle.
resume-no-folder = Le dossier des parties conservées ne s’ouvre pas : { $folder } ({ $reason }).
play-castle = château
play-knight = chevalier
play-played-by = Le programme « { $name } » n’est pas là : un bot (niveau { $level }) joue à sa place.
play-bot-did = { $player } a joué { $action } :
play-bot-silent = { $player } a joué { $action } et garde ses raisons.
play-no-reasons = Aucun bot n’a rien décidé depuis votre dernière action.
play-hint = Conseil d’un écuyer : { $does } ({ $action }).
play-hint-nearly = Presque aussi bon : { $does } ({ $action }).
play-hint-weaker = Nettement moins bon : { $does } ({ $action }).
play-legal = « { $action } » est possible. Cela entraînerait :
play-ledger = { $player } : { part-points }
play-ledger-line = { "  " }{ $points } { $reason } · { $cells } · entrée { NUMBER($entry, useGrouping: 0) }
ledger-position = la position de départ de la partie
ledger-cell-lost = case perdue
play-undone = C’est annulé.
play-nothing-to-undo = Vous n’avez encore rien à annuler.
play-saved = Partie enregistrée. Pour la reprendre : { $command } play --from { $file }
play-reach-where = Ajoutez une case, par exemple : reach c8
play-as-whom = Dites qui et quoi : as COULEUR ACTION (à ce clavier : { $people })
play-no-points = Ce jeu ne compte pas de points : c’est la bataille qui décide.
play-no-rule = Il n’y a ni règle ni chapitre « { $text } ». Voici les chapitres :
play-other-file = « { $file } » existe déjà et n’est pas une partie : le fichier reste tel quel. Choisissez un autre nom.
play-saved-over = La partie est enregistrée dans { $file }. Pour la revoir : { $command } replay { $file }. Pour vérifier le hasard : { $command } verify { $file }
play-not-saved = La partie n’a pas pu être enregistrée dans « { $file } » ({ $reason }).
play-save-where = Ajoutez un nom de fichier, par exemple : save soiree.match
play-sit-down = Passez le clavier à { $player } ; que personne d’autre ne regarde. Entrée pour continuer.{ " " }
play-stand-in = Désormais, un bot (niveau { $level }) remplace { $player }.
play-against = { $player } (bot, { $level }) : { $taste }
play-over =
    { $result ->
        [win]
            { $count ->
                [one] La partie est terminée : { $players } l’emporte.
               *[other] La partie est terminée : { $players } se partagent la victoire.
            }
        [draw] La partie est nulle.
       *[abandoned] La partie a été arrêtée.
    }
play-nobody = Plus personne n’a rien à jouer : cette position s’arrête là.
play-bye = À la prochaine partie !

## Replay and verification

replay-help = Entrée ou n : avancer · p : reculer · a : au début · z : à la fin · un nombre de 0 à { NUMBER($count, useGrouping: 0) } : à la position après autant d’entrées · q : quitter
replay-prompt = { NUMBER($place, useGrouping: 0) }/{ NUMBER($count, useGrouping: 0) } >{ " " }
replay-turned =
    Tournant, entrée { NUMBER($entry, useGrouping: 0) } : { $player } passe de { $before } % à { $after } % de chances de victoire{ $cause ->
        [decision] , par une décision.
        [luck] , par le hasard.
       *[both] , par une décision et le hasard.
    }
verify-verified = Vérifié : règles et hasard sont justes dans toutes les entrées ({ NUMBER($count, useGrouping: 0) }).
verify-verified-entry = Vérifié à partir de l’entrée { $entry }, où cette partie se sépare d’une autre : les règles et le hasard sont justes.
verify-not-verifiable = Non vérifiable, bien que toutes les entrées suivent les règles. { $reason }
verify-cut-off = Non vérifiable. { $reason }
verify-wrong = Incorrect. { $reason }
verify-wrong-entry = Incorrect à l’entrée { NUMBER($entry, useGrouping: 0) } (en comptant à partir de 0). { $reason }

## Reasons of bots

reason-random = À ce niveau, le hasard choisit parmi les actions possibles.
reason-best = De tout ce qui est possible, c’est ce qui me place le mieux.
reason-only = Rien d’autre n’est possible.
reason-enough = Un pas de plus ferait plus de mal que de bien.
reason-wins = C’est la victoire.
reason-takes-from =
    { $owner ->
        [neutral] La couleur neutre y perd une case.
       *[player] { $owner } y perd { part-points }.
    }
reason-cuts-off =
    { $owner ->
        [neutral] La couleur neutre y perd aussi des terres.
       *[player] Les terres coupées coûtent encore { part-points } à { $owner }.
    }
reason-extends = { $castle } prend { $cell } : { part-points }.
reason-garrison = Un chevalier de plus rend { $castle } plus solide.
reason-defends = { $castle } ne doit pas avoir moins de chevaliers que { $other } ({ $owner }).
reason-crowds = { $owner } aurait aimé avoir ce coin.

## What is asked

prompt = { $player } : { $asked }
ask-castle = poser un château
ask-neutral-castle = poser un château neutre
ask-knight-beside = poser un chevalier à côté du château { $castle }
ask-chance = attendre que le hasard décide
ask-over = regarder le résultat (la partie est terminée)

## What happens at the table

table-offered =
    { $what ->
        [draw] { $player } propose la partie nulle.
        [abandon] { $player } propose d’arrêter la partie.
        [undo] { $player } demande à annuler son dernier coup.
        [hints] { $player } propose d’autoriser les conseils à cette table.
       *[stand-in] { $player } propose qu’un bot joue pour { $other_player }.
    }
table-agreed =
    { $what ->
        [draw] { $player } accepte la partie nulle.
        [abandon] { $player } accepte d’arrêter la partie.
        [undo] { $player } accepte que le coup soit annulé.
        [hints] { $player } accepte les conseils.
       *[stand-in] { $player } accepte qu’un bot joue pour { $other_player }.
    }
table-declined =
    { $what ->
        [draw] { $player } refuse la partie nulle.
        [abandon] { $player } veut continuer : la partie n’est pas arrêtée.
        [undo] { $player } refuse : le coup reste joué.
        [hints] { $player } refuse les conseils.
       *[stand-in] { $player } refuse qu’un bot joue pour { $other_player }.
    }
table-withdrawn =
    { $what ->
        [draw] { $player } retire sa proposition de partie nulle.
        [abandon] { $player } ne propose plus d’arrêter la partie.
        [undo] { $player } ne demande plus à annuler son coup.
        [hints] { $player } ne propose plus d’autoriser les conseils.
       *[stand-in] { $player } ne propose plus qu’un bot joue pour { $other_player }.
    }
table-lapsed = La partie a continué : { $player } ne peut plus annuler ce coup.
table-took-back = { $player } annule son dernier coup.
table-taken-back = Un coup est annulé.
table-resigned = { $player } abandonne.
table-timeout = { $player } n’a plus de temps.
table-draw = Tous s’accordent sur une partie nulle.
table-abandoned = Tous s’accordent pour en rester là.
table-bot-plays = Désormais, un bot joue pour { $player }.
table-person-plays = { $player } est de retour et reprend sa place au bot.
table-returned = { $player } est de retour : aucun bot ne prend sa place.
table-hints = Désormais, les conseils sont permis à cette table.
table-hint-asked = { $player } demande conseil.
table-fork = À partir d’ici commence une autre partie.
