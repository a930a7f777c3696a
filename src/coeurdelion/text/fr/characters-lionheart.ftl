### Les personnages que sont les bots.

character-ironbreaker = Capitaine Brisefer
character-raven = Sire Corbeau
character-hawthorn = Dame Aubépine
character-oldoak = Maître Vieuxchêne
character-greymantle = Maréchal Grismanteau
character-thistle = Dame Chardon

taste-ironbreaker = Aime en venir aux mains sans tarder.
taste-raven = Garde toujours un œil sur le Roi adverse.
taste-hawthorn = Tient le danger loin de son Roi.
taste-oldoak = Patient, laisse venir l’adversaire.
taste-greymantle = Compte sur les flèches.
taste-thistle = Ne sacrifie aucune figurine à la légère.
