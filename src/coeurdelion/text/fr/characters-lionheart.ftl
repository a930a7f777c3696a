### Les personnages que sont les bots.

character-ironbreaker = Capitaine Brisefer
character-raven = Sire Corbeau
character-hawthorn = Dame Aubépine
character-oldoak = Maître Vieuxchêne
character-greymantle = Maréchal Grismanteau
character-thistle = Dame Chardon
