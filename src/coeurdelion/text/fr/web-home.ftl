### Cœur de Lion : trouver et préparer une partie dans le navigateur, en français.

## The home page

web-game-lowenherz-2003 = Löwenherz 2003
web-game-lowenherz-2003-facts = 2 à 4 joueurs · 45 min
web-game-lowenherz-2003-text = Alias Richard Cœur de Lion : clôturez vos terres, postez vos chevaliers, et repoussez la frontière dès que le voisin regarde ailleurs.
web-game-lowenherz-2003-more = Plus de joueurs, règles maison, plateau…
web-game-lowenherz-1997 = Löwenherz 1997
web-game-lowenherz-1997-facts = 2 à 4 joueurs · 90 min
web-game-lowenherz-1997-text = Trois actions, quatre princes : choisir, marchander, ou trancher d’un poing fermé plein de ducats.
web-game-lowenherz-1997-more = Plus de joueurs, règles maison…
web-game-lionheart = Lionheart
web-game-lionheart-facts = 2 joueurs · 30 min
web-game-lionheart-text = Deux rois, deux armées, des dés en os : tenez la ligne, en priant pour que personne ne panique.
web-game-lionheart-more = Places, armées, règles maison…
web-play-now = Jouer
web-play-now-at = Jouer tout de suite : { $game }
web-play-now-again = Jouer tout de suite : { $game }, comme la dernière fois
web-invite = Inviter quelqu’un
web-invite-to = Inviter quelqu’un à une partie de { $game }
web-learn = Apprendre en dix minutes
web-learn-on = Continuer d’apprendre
web-learn-again = Revoir la première partie
web-waiting-you =
    { $count ->
        [one] On attend votre coup à une table.
       *[other] On attend votre coup à { $count } tables.
    }
web-go-on = Continuer
web-mine = Mes parties
web-mine-none = Aucune pour l’instant. La première est à un clic.
web-open = Tables ouvertes
web-open-none = Personne n’attend en ce moment. Ouvrez une table : les autres la trouveront ici.
web-watch = À regarder
web-watch-none = Aucune partie publique n’est en cours.
web-show-all = Tout montrer ({ $count })
web-sit = S’asseoir
web-since = Depuis votre dernier coup :
web-turn-yours = À vous
web-turn-other = À { $player } de jouer
web-turn-open =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-result-won = Vous avez gagné
web-result-shared = Victoire partagée
web-result-other = Victoire : { $player }
web-result-draw = Partie nulle
web-result-abandoned = Partie arrêtée
web-import-title = Un fichier de partie venu d’ailleurs ?
web-import-text = Déposez-le ici pour revoir la partie coup par coup.
web-import-choose = Choisir un fichier
web-import-line = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
web-import-unread = C’est trop gros pour un fichier de partie, ou ce n’est pas du texte.

## Settings

web-settings = Réglages
web-settings-asks = Demander confirmation avant ce qui ne pourra plus s’annuler
web-settings-asks-text = Un clic de plus avant qu’un secret soit dévoilé ou que la main passe.
web-settings-calm = Moins d’animations
web-settings-calm-text = Tout s’affiche aussitôt, rien ne vole ni ne se répand.

## When something is not as it should be

web-try-again = Réessayer
web-gone-title = Le serveur ne répond pas.
web-gone-text = Rien n’est perdu : les coups confirmés sont gardés. Vérifiez votre connexion ; nous continuons d’essayer.
web-nowhere-title = Personne n’habite ici.
web-nowhere-text = Il n’y a pas de page à cette adresse.
web-no-seat-private-title = On vient à cette table sur invitation.
web-no-seat-private-text = Demandez un lien à la personne qui l’a ouverte, ou ouvrez votre propre table.
web-no-seat-full-title = Toutes les chaises sont prises.
web-no-seat-full-text = Quelqu’un a été plus rapide. Vous pouvez regarder, ou ouvrir votre propre table.
web-no-seat-used-title = Ce lien a déjà servi.
web-no-seat-used-text = Chaque lien ne vaut que pour une place, et quelqu’un y est assis. Demandez-en un autre, ou regardez.
web-no-seat-wrong-link-title = Ce lien ne mène à aucune place.
web-no-seat-wrong-link-text = Il a peut-être perdu sa fin en route. Redemandez-le, ou regardez simplement la table.
web-watch-table = Regarder cette table
web-open-a-table = Ouvrir une table

## A table that waits

web-waiting-public = La table figure à l’accueil : tout le monde peut s’y asseoir.
web-waiting-guest = Vous avez une place. La partie commence quand toutes les places sont prises.
web-waiting-nonces-title = La partie va commencer
web-waiting-nonces = Toutes les places sont prises. La partie commence dès que la part de hasard de chacun est arrivée.
web-nonce-due = part attendue
web-share = Partager
web-share-text = Une place vous attend : { $game }.
web-start-now = Compléter avec des bots et commencer
web-start-anyway = Commencer sans attendre
web-leave-table = Quitter la table
web-drop-table = Fermer la table
web-join-host = { $player } vous invite à une partie de { $game }
web-join-open = Une place est libre. Dites comment on vous appelle, et asseyez-vous.

## Setting up a match

web-new-title = Une nouvelle partie
web-new-game = Jeu
web-new-seats = Qui s’assied où
web-new-seat = Place { $number }
web-new-kind = Qui
web-kind-me = Moi
web-kind-bot = Un bot
web-kind-open = Qui passe par là
web-kind-link = Quelqu’un, par un lien
web-kind-here = Quelqu’un devant cet écran
web-new-colour = Couleur
web-new-level = Niveau
web-new-levels = À quoi s’attendre à chaque niveau
web-new-thinks-less = Sur ce serveur, les règles ne sont pas compilées : les bots réfléchissent plus lentement, et les plus forts voient moins loin.
web-new-name = Nom
web-new-add = Une place de plus
web-new-drop = Retirer la place { $number }
web-new-rules = Règles maison
web-new-rules-text = Les règles imprimées, sauf ce que vous changez.
web-new-changed = règle maison
web-new-table = La table
web-new-public = Ouverte à tous
web-new-public-text = Elle figure à l’accueil ; tout le monde peut y prendre une place libre ou regarder. Sinon elle n’y figure pas, mais qui connaît son adresse peut quand même regarder.
web-new-random-seats = Tirer les places au sort
web-new-random-seats-text = Le hasard décide au départ qui s’assied où, et donc qui joue avant qui.
web-new-hints = Conseils permis
web-new-hints-text = Qui doit jouer peut demander conseil à un bot ; le journal en garde la trace. Contre des bots seulement, c’est toujours permis.
web-new-practice = Pour s’entraîner
web-new-practice-text = Tout peut être annulé, même quand le hasard a parlé. Sinon, ce que le hasard a montré reste acquis, même contre des bots.
web-named-program = { $player } (programme)
web-new-grace = Délai pour revenir
web-new-grace-text = Quand la connexion de quelqu’un est coupée, un bot ne peut jouer à sa place qu’après ce délai ; il rend la place dès son retour.
web-new-start = Commencer la partie
web-new-open = Ouvrir la table
web-new-nobody = Il faut au moins une place pour vous, ou pour quelqu’un devant cet écran.
web-option-yes = Oui
web-option-no = Non
web-option-edition = Édition
web-option-edition-why = Les deux éditions diffèrent par quelques règles ; chacune peut aussi se régler à part, plus bas.
web-option-edition-kosmos = Kosmos 2003
web-option-edition-kosmos-text = Plateau pour débuter ; châteaux à 6 pas ; l’adversaire choisit le transfuge.
web-option-edition-tilsit = Tilsit 2004
web-option-edition-tilsit-text = Plateau au hasard ; châteaux à 7 pas ; on choisit soi-même le chevalier qui change de camp.
web-option-game = Version du jeu
web-option-game-why = Le jeu de base est fait pour apprendre ; à deux, on joue toujours le jeu complet.
web-option-game-basic = Jeu de base
web-option-game-basic-text = À 3 ou 4, plateau fixe, premières régions déjà entourées de murs : on commence aussitôt.
web-option-game-full = Jeu complet
web-option-game-full-text = Plateau au hasard, pas encore de murs : chacun pose d’abord ses châteaux.
web-option-first = Qui commence
web-option-first-why = La règle désigne la personne la plus âgée ou la plus jeune ; ici, c’est vous qui choisissez, ou le hasard.
web-option-first-random = Le hasard décide
web-option-placing = Ordre de pose des châteaux
web-option-placing-why = Qui pose en dernier joue en premier ; ensuite on tourne dans le sens des aiguilles d’une montre.
web-option-placing-clockwise = Sens horaire
web-option-placing-counter-clockwise = Sens antihoraire
web-option-castle-distance = Distance des châteaux
web-option-castle-distance-why = Nombre minimal de pas entre deux châteaux d’une même couleur.
web-option-deserter = Qui choisit le transfuge
web-option-deserter-why = Le chevalier qui change de camp est choisi par qui joue la carte, ou par qui perd le chevalier.
web-option-deserter-player = Qui joue la carte
web-option-deserter-opponent = Qui perd le chevalier
web-option-neutral-castles = Châteaux neutres
web-option-neutral-castles-why = À deux seulement : nombre de châteaux d’une troisième couleur, que personne ne joue.
web-option-open-money = Argent visible
web-option-open-money-why = Chacun voit les ducats de tous ; inutile de compter.
web-option-politics-negotiable = Politique négociable
web-option-politics-negotiable-why = Une carte de politique se négocie comme le reste, au lieu d’aller droit à la confrontation.
web-option-open-parchments = Parchemins visibles
web-option-open-parchments-why = Les parchemins sont montrés et comptés dès qu’on les garde, et non à la fin.
web-option-rows = Profondeur du plateau
web-option-rows-why = Sur huit rangées, on se heurte plus vite ; dix laissent la place de manœuvrer.
web-option-rows-8 = 8 rangées
web-option-rows-10 = 10 rangées
web-option-archers = Le tir des archers
web-option-archers-why = Sur les neuf cases d’un carré de 3 × 3 devant eux, ou seulement droit devant.
web-option-archers-area = Carré de 3 × 3
web-option-archers-line = Droit devant
web-option-army = Les armées
web-option-army-why = Les dix mêmes bases pour les deux, ou des armées composées en secret, avec paysans et mercenaires.
web-option-army-basic = Armées de base
web-option-army-basic-text = L’armée de base dans la disposition de base, pour les deux : on commence aussitôt.
web-option-army-built = Armées composées
web-option-army-built-text = Dix bases de chaque côté, choisies et placées en secret, dévoilées ensemble.
web-option-massed = Infanterie en masse
web-option-massed-why = Jusqu’à dix fantassins sur une base, jamais plus de quatre dés. Les armées sont alors composées.

## The map

web-map = Plateau
web-map-beginner = Pour débuter
web-map-beginner-text = Un plateau équilibré, toujours le même : idéal pour une première partie.
web-map-random = Au hasard
web-map-random-text = Vous jouez sur ce que vous voyez. Relancez le hasard jusqu’à ce que le plateau vous plaise.
web-map-surprise = Garder la surprise : le hasard dispose le plateau au début de la partie
web-map-hand = À la main
web-map-hand-text = Choisissez deux tuiles pour les échanger ; tournez celle qui est choisie. La cité du Roi reste au centre.
web-map-roll = Relancer le hasard
web-map-turn = Tourner la tuile
web-map-tile = Tuile { $tile }, tournée de { $degrees }°, rangée { $row }, colonne { $column }
web-map-hidden = Personne ne le connaît encore.
web-map-picture = Le plateau : { $tiles }
