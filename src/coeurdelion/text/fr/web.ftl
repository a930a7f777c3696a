### Cœur de Lion : les phrases du navigateur, en français.

## The start page

web-of = { $name } : { $text }
web-tagline = Des frontières, des chevaliers, et un Roi qui attend au bout du chemin.
web-language = Langue
web-theme = Apparence
web-theme-auto = Automatique
web-theme-light = Jour
web-theme-dark = Crépuscule
web-home = Accueil
web-skip = Aller à la décision
web-name = Votre nom
web-name-optional = facultatif
web-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
web-no-script = Cœur de Lion se joue dans le navigateur et a besoin de JavaScript : autorisez-le pour ce site, puis rechargez la page.

## Coming to a table

web-connecting = On vous conduit à la table…
web-away = Connexion interrompue. La partie est intacte : reconnexion en cours…
web-away-safe = Votre place est gardée encore { $time }.
web-away-open = Un bot peut jouer pour vous jusqu’à votre retour.
web-no-table = Cette table n’existe pas.
web-no-table-text = Vérifiez l’adresse, ou ouvrez une nouvelle table.
web-ended-other-site-title = À cette adresse, on ne peut pas jouer.
web-ended-other-site-text = Le serveur ne reconnaît pas l’adresse de cette page. Ouvrez la table à l’adresse habituelle, ou prévenez la personne qui tient le serveur.
web-ended-not-opened-title = Cette table ne s’ouvre pas.
web-ended-not-opened-text = Ce qui en est noté ne se rejoue plus ici. Rien n’est effacé : prévenez la personne qui tient le serveur.
web-ended-too-many-title = Cette table est ouverte dans trop de fenêtres.
web-ended-too-many-text = Fermez-en quelques-unes, puis réessayez.
web-ended-closed-title = Cette table a été fermée.
web-ended-closed-text = La personne qui l’avait ouverte est partie avant le début de la partie. Ouvrez une table, ou cherchez-en une autre.
web-join-title = Une place vous attend
web-join-go = Prendre place
web-waiting-title = La table attend du monde
web-waiting-links = La partie commence quand toutes les places sont prises. Envoyez à chacun son lien ; chaque lien ne vaut que pour une place.
web-waiting-text = La partie commence quand toutes les places sont prises.
web-waiting-here = Ces liens ne s’ouvrent que sur cette machine. Pour jouer avec d’autres, lancez le serveur avec --host 0.0.0.0 (réseau de la maison) ou --public-url (Internet), puis ouvrez l’adresse qu’il annonce.
web-link-for = Lien pour { $colour }
web-copy = Copier
web-copied = Copié
web-taken = place prise
web-cover-title = Passez l’appareil à { $player }
web-cover-text = Que personne d’autre ne regarde !
web-cover-go = C’est moi, { $player }
web-cover-undo = { $player } : annuler le coup
web-cover-back = Pas maintenant
web-look-as = Voir le jeu de { $player }
web-look-end = Recouvrir
web-covered = Tout est caché tant qu’aucun de vous n’a à jouer.
web-watching = Vous regardez cette table.

## Players and points

web-players = À table
web-you = vous
web-person = en personne
web-program = Programme
web-program-why = Ici joue un programme que quelqu’un a relié à la table.
web-practice = entraînement
web-practice-why = Table d’entraînement : contre les bots, tout peut être annulé, même ce que le hasard a montré.
web-seat-open = place libre
web-bot = bot · { $level }
web-to-act = doit jouer
web-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-score-why = D’où viennent ces points ?
web-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
web-knights =
    { $count ->
        [one] { $count } chevalier en réserve
       *[other] { $count } chevaliers en réserve
    }
web-cards = Cartes : { $cards }
web-track = Piste des points ; le Roi attend à { $king } points
web-track-at = { $player } : { $points }
web-king = Le Roi, à { $king } points
web-ledger-title = D’où viennent les points : { $player }
web-ledger-when = Entrée
web-ledger-why = Raison
web-ledger-where = Cases
web-ledger-points = Points
web-ledger-score = Score
web-ledger-sum = Total
web-ledger-empty = Pas encore de points.
web-course-points = Les points au fil de la partie
web-ledger-course = Les points au fil de la partie

## Cards

web-hand = Votre main
web-hand-empty = Votre main est vide.
web-market-empty = Encore vide.
web-deck = Pioche
web-deck-left =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
web-deck-empty = vide
web-card = { $card } : prix { $price }, vente { $sale }
web-card-count = { $count } fois
web-or = ou
web-supply =
    { $borders ->
        [one] { $borders } frontière en réserve
       *[other] { $borders } frontières en réserve
    }

## The decision

web-prompt-you = À vous : { $asked }
web-prompt-other = On attend { $player } : { $asked }
web-decision = Décision
web-play = Jouer : { $symbol }
web-sell = Vendre
web-line-draw = Tirer une carte
web-line-done = En rester là
web-undo = Annuler le coup
web-unpick = Choisir autrement
web-would = Cela entraînerait
web-tag-ducats =
    { $ducats ->
        [one] −{ $ducats } ducat
       *[other] −{ $ducats } ducats
    }
web-sure = Après cela, vous ne pourrez plus revenir en arrière librement.
web-sure-do = Confirmer
web-sure-not = Pas encore
web-sure-never = Ne plus demander
web-rule = Règle { $rule }
web-rule-here = Ce que dit la règle ici
web-rulebook = Livre de règles
web-lesson-loading = Le maître prépare le plateau…
web-close = Fermer

## The tools of the table

web-tools = Outils
web-menu = Plus
web-menu-title = À cette table
web-undo-ask = Demander à annuler
web-hint = Conseil
web-hint-ask = Proposer d’autoriser les conseils
web-coach = Entraîneur
web-coach-on = L’entraîneur regarde désormais vos coups.
web-coach-off = L’entraîneur ne dit plus rien.
web-coach-text = Contre des bots seulement : il vous prévient avant un coup qui coûterait cher, et dit après votre tour ce qui aurait mieux valu.
web-on = activé
web-off = désactivé
web-type = Écrire un coup
web-type-do = Valider
web-type-list = Coups possibles
web-type-count =
    { $count ->
        [one] { $count } coup correspond
       *[other] { $count } coups correspondent
    }
web-rules = Règles de la table
web-rules-hints = Conseils
web-rules-grace = Délai pour revenir
web-span-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-span-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
web-span-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-option-arrangement = Plateau
web-option-arrangement-why = La disposition des tuiles : toujours la même pour débuter, au hasard, ou faite à la main.
web-option-arrangement-beginner = plateau pour débuter
web-option-arrangement-random = disposé au hasard
web-option-arrangement-other = disposé à la main
web-rules-fair = Le hasard vient du serveur, qui s’est engagé avant le premier coup ; après le dernier, chacun peut le vérifier.
web-yes = oui
web-no = non
web-text = Le plateau en mots
web-watch-link = Copier le lien pour les spectateurs
web-draw = Proposer la partie nulle
web-abandon = Proposer d’arrêter la partie
web-stand-in = Laisser un bot jouer pour { $player }
web-resign = Abandonner
web-resign-ask = Voulez-vous abandonner cette partie ?
web-resign-again = Vraiment ? Cela ne pourra pas être annulé. S’il reste deux autres joueurs, un bot finit la partie à votre place et vous serez au dernier rang.
web-resign-do = Oui, j’abandonne
web-resign-not = Continuer à jouer
web-resigned = a abandonné
web-gone = hors ligne
web-gone-until = hors ligne – un bot pourra jouer dans { $time }
web-gone-now = hors ligne – un bot peut jouer à sa place
web-gone-brief = { $time } absent
web-gone-said = { $player } est hors ligne. Un bot pourra jouer à sa place dans { $span }.
web-stand-in-wait = Possible dans { $time }.
web-table-away = { $player } est hors ligne.
web-table-back = { $player } est de retour.
web-table-rematch =
    { $count ->
        [one] { $players } veut une revanche et vous attend.
       *[other] { $players } veulent une revanche et vous attendent.
    }

## What takes the consent of the others

web-offers = Propositions
web-offer-waiting = Réponse attendue : { $players }
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer

## Chat

web-chat = Discussion
web-chat-say = Dire quelque chose à la table
web-chat-say-watching = Dire quelque chose aux spectateurs
web-chat-send = Envoyer
web-phrases = Choisir une réplique
web-chat-empty = Rien n’a encore été dit. La table lit ce que vous écrivez, et les spectateurs aussi.
web-chat-empty-watching = Rien n’a encore été dit. Tant que la partie dure, les joueurs ne lisent pas ceci.
web-chat-watches = regarde
web-chat-nobody = Quelqu’un
web-chat-said = { $player } : { $text }

## Keys

web-keys = Raccourcis clavier
web-keys-everywhere = Partout
web-keys-board = Sur le plateau
web-keys-letters = Les lettres servent de raccourcis
web-key-undo = annuler le coup
web-key-hint = conseil
web-key-coach = entraîneur : activer ou désactiver
web-key-type = écrire un coup
web-key-board = vers le plateau
web-key-explore = explorer chaque endroit du plateau, ou cesser
web-key-reach = ce qu’on peut faire à cet endroit, et qui peut y venir
web-key-heard = redire ce que les autres ont fait
web-key-story = revoir le dernier tour de table
web-key-decision = vers la décision
web-key-log = vers le journal (↑ ↓ d’une phrase à l’autre)
web-key-chat = vers la discussion
web-key-points = d’où viennent vos points
web-key-rules = règles de la table
web-key-rule = la règle de ce que vous désignez, ou de ce qui vous est demandé
web-key-text = le plateau en mots
web-key-menu = tout le reste
web-key-keys = cette liste
web-key-escape = retour, fermer, choisir autrement
web-key-arrows = vers la case ou la ligne éclairée la plus proche, de ce côté
web-key-pages = la suivante, la précédente, dans l’ordre de lecture
web-key-ends = la première, la dernière
web-key-enter = choisir
web-key-zoom = regarder de plus près, reculer, tout le plateau

## The board

web-board = Le royaume
web-board-whole = Tout le plateau
web-cell = { $cell }, { $terrain }
web-cell-castle = { $cell }, { $terrain }, château ({ $owner })
web-cell-knight = { $cell }, { $terrain }, chevalier ({ $owner })
web-edge = ligne { web-between }
web-between = entre { $cell } et { $other }
web-side-n = au nord
web-side-w = à l’ouest
web-side-e = à l’est
web-side-s = au sud

## The log and the end

web-log = Journal
web-log-setup = Mise en place
web-log-since = Depuis votre dernier tour
web-undone = (annulé)
web-log-earlier = Voir ce qui précède
web-since-count =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
web-log-turn = Tour { NUMBER($number, useGrouping: 0) }
web-tabs = Ce qu’il y a à voir
web-over = La partie est terminée.
web-fair = Le hasard de cette partie peut être vérifié : l’engagement est l’empreinte SHA-256 de la graine, annoncée avant le premier coup.
web-file = Fichier de la partie
web-commitment = Engagement
web-seed = Graine
web-nonce-why = Une fois que le serveur a annoncé l’engagement sur sa graine, le navigateur de chaque joueur y ajoute une part tirée au hasard. Ainsi, ni le serveur ni un joueur ne peut choisir ce que décide le hasard, et chacun peut le vérifier après la partie.
web-fair-title = Le hasard était-il honnête ?
web-verify = Vérifier toute la partie
web-replay = Revoir la partie
web-replay-loading = On déroule la partie…
web-replay-none = Il n’y a rien à revoir ici
web-replay-none-text = Ou bien cette partie n’existe pas, ou bien elle se joue encore : tout y serait à découvert, il faut donc en attendre la fin.
web-replay-away = La partie n’a pas pu être chargée
web-replay-end = La fin
web-rematch = Revanche
web-rematch-wanted =
    { $count ->
        [one] { $players } demande la revanche.
       *[other] { $players } demandent la revanche.
    }
web-look = Regarder le plateau
web-result = Résultat

# What happened, told step by step
web-pace = Vitesse d’affichage des coups des autres
web-pace-slow = lente
web-pace-normal = normale
web-pace-fast = rapide
web-pace-at-once = immédiate
web-story-show = Montrer pas à pas
web-story-again = Revoir le dernier tour
web-story-nothing = Il ne s’est encore rien passé.
web-story-go-on = Continuer
web-story-now = Revenir au présent

# Ce qui parvient à qui ne regarde pas
web-sound = Son
web-sound-on = Activer le son
web-sound-off = Couper le son
web-sound-text = De brefs sons pour ce qui se passe à la table, et quand c’est à vous de jouer.
web-sound-volume = Volume
web-notify = Me prévenir quand c’est à moi de jouer
web-notify-text = Tant qu’une table est ouverte dans un onglet que vous ne voyez pas. Le navigateur vous le demande une fois.
web-notify-denied = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour ce site.

# Sans connexion, et après une mise à jour
web-offline-title = Pas de connexion
web-offline-text = Jouer contre des personnes ou des bots, regarder et revoir des parties demande une connexion. Vos parties sont en sûreté sur le serveur. Cette page reprendra d’elle-même dès que le serveur sera joignable.
web-version-new = Une nouvelle version est disponible.
web-version-reload = Recharger maintenant
web-version-later = Plus tard
web-app-text = Trois jeux de plateau de frontières, de chevaliers et de rois, contre des personnes ou des bots.

## Without sight

web-explore = Explorer chaque endroit du plateau
web-explore-on = Exploration : les flèches parcourent chaque endroit du plateau.
web-explore-off = L’exploration est terminée.
web-explore-lit = Peut être choisi
web-reach = Ce qu’on peut faire à cet endroit
web-reach-at = Ce qu’on peut faire : { $place }
web-reach-where = Allez d’abord à un endroit du plateau.
web-hear-again = Redire ce que les autres ont fait
web-heard-more =
    { $count ->
        [one] Le journal contient encore un événement.
       *[other] Le journal contient encore { $count } événements.
    }
web-rule-heard = La règle en entier
web-table-player = Joueur
web-table-colour = Couleur
web-table-cards = Cartes
web-table-card = Carte
web-table-price = Prix
web-table-sale = Vente
web-table-count = Nombre
web-table-use = Usage
web-table-action = Action
web-table-chosen-by = Choisie par
web-table-board = Plateau
