### Cœur de Lion : pourquoi des fichiers sont refusés (scénarios, diagrammes, parties), en français.

refused-no-toml = Ce n’est pas du TOML valide ({ $text }).
refused-unknown-key = La clé « { $key } » n’existe pas ici. Clés possibles : { $allowed }.
refused-bad-entry = La valeur de « { $key } » ne convient pas. Attendu : { $allowed }.
refused-diagram-rows = Le dessin a trop ou trop peu de lignes : il faut une ligne de coins au-dessus et au-dessous de chaque rangée de cases.
refused-diagram-width = Le dessin est large de { $width } signes : il faut 4 signes par case, plus 1, et 26 colonnes au plus.
refused-diagram-corners = Cette ligne de coins est mal dessinée : il faut un + à chaque coin et, entre deux coins, --- ou trois espaces.
refused-diagram-frame = Le cadre doit être fermé : | à gauche et à droite, --- en haut et en bas.
refused-diagram-side = « { $text } » n’est pas un côté de case : une frontière se dessine | ou ---, un côté ouvert par des espaces.
refused-diagram-terrain = « { $text } » n’est pas un terrain. Signes possibles : { $allowed }.
refused-diagram-piece = « { $text } », en { $cell }, n’est pas un pion : il faut la lettre d’une couleur, puis C (château) ou K (chevalier).
refused-too-many-borders = La réserve ne suffit pas aux frontières dessinées ({ $count }).
refused-too-many-castles = Trop de châteaux d’une couleur : { $count }, pour { $allowed } au plus.
refused-too-many-knights = Trop de chevaliers d’une couleur : { $count }, pour { $allowed } au plus.
refused-incomplete-pairs = Pendant la pose, chaque couleur a autant de chevaliers que de châteaux.
refused-too-many-cards = Cette position compte { $count } cartes { $code } : c’est plus que le jeu n’en a.
refused-all-placed = Tous les châteaux sont déjà posés : il n’y a plus de phase de pose.
refused-no-room-to-place = Le dessin ne laisse plus de place pour un château avec son chevalier à côté : personne ne peut poser.
refused-border-inside = Le dessin met une frontière à l’intérieur d’un domaine : { $edges }.
refused-castle-misplaced = Le château en { $cell } n’est pas sur une prairie.
refused-knight-misplaced = Le chevalier en { $cell } n’est ni sur une prairie ni dans une forêt.
refused-bad-alliance = Pas d’alliance entre { $cells } : il faut deux domaines de couleurs différentes.
refused-no-match-file = Ce n’est pas un fichier de partie : il commence par « { $text } » au lieu de « coeurdelion-match 1 ».
refused-match-line = Cette ligne n’a pas sa place ici dans un fichier de partie, ou elle manque : « { $text } ».
refused-cut-off = Le fichier est tronqué : il se termine par « { $text } », et la suite manque. Procurez-vous de nouveau le fichier entier.
refused-match-version = La version « { $text } » n’est pas connue : ce programme connaît ce jeu jusqu’à la version { $version }.
refused-match-players = Les lignes « player » se numérotent dans l’ordre à partir de 0, chacune avec sa couleur.
refused-no-such-entry =
    { $count ->
        [0] « { $text } » ne désigne aucune entrée : il n’y en a pas encore.
       *[other] « { $text } » ne désigne aucune entrée précédente : elles se comptent à partir de 0, et il y en a { $count }.
    }
refused-result-differs = Le fichier annonce le résultat « { $text } » ; les entrées donnent « { $due } ».
refused-score-differs = Le fichier annonce les points « { $text } » ; les entrées donnent « { $due } ».
refused-chance-differs = Le hasard aurait dû donner « { $due } », et non « { $text } ».
refused-seating-differs = Le tirage des places aurait dû donner « { $due } », et non « { $text } ».
refused-no-seed = Le fichier ne contient pas la graine : le hasard ne peut pas être vérifié.
refused-no-commitment = Le fichier ne contient pas l’engagement : le hasard ne peut pas être vérifié.
refused-commitment-differs = La graine ne correspond pas à l’engagement annoncé avant la partie.
refused-digest-differs = Le fichier ne correspond pas à son empreinte : il a été modifié.
