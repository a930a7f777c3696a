### Ce qu’un coup de Lionheart fait perdre, en français.

coach-lh-won = Vous laissez passer { $count } % de chances de gagner la partie dès ce tour.
coach-lh-king =
    { $better ->
        [0] Même ainsi, votre roi tombe au prochain tour de l’ennemi { $worse } fois sur 100.
       *[other] Même ainsi, votre roi tombe au prochain tour de l’ennemi { $worse } fois sur 100, au lieu de { $better }.
    }
coach-lh-figures =
    { $count ->
        [one] Cela vous coûte l’équivalent d’un fantassin environ.
       *[other] Cela vous coûte l’équivalent de { $count } fantassins environ.
    }
coach-lh-threats = L’ennemi trouvera davantage de vos hommes à attaquer, ou vous moins des siens.
coach-lh-arrows = Davantage de vos hommes restent sous les flèches ennemies, ou moins d’ennemis sous les vôtres.
coach-lh-hunt = Cela ne vous rapproche pas du roi ennemi.
coach-lh-advance = Cela ne rapproche pas vos hommes de l’ennemi.
coach-lh-facing = Vos hommes ne font pas face à l’ennemi.
coach-lh-footing = S’ils paniquent, vos hommes n’auront nulle part où reculer.
coach-lh-bribes = Le roi ennemi pourra corrompre vos mercenaires, ou le vôtre ne pourra plus corrompre les siens.
