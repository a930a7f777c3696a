### À quoi mène un plan de Lionheart, en français.

hint-lh-king = Au prochain tour de l’ennemi, votre roi tombe alors { $chance } fois sur 100.
hint-lh-loss =
    { $count ->
        [one] Au prochain tour de l’ennemi, vous risquez de perdre l’équivalent d’un fantassin environ.
       *[other] Au prochain tour de l’ennemi, vous risquez de perdre l’équivalent de { $count } fantassins environ.
    }
