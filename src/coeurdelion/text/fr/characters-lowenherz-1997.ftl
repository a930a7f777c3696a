### Les personnages que sont les bots.

character-anselin = Prince Anselin
character-sigrade = Princesse Sigrade
character-hardouin = Duc Hardouin
character-brune = Duchesse Brune
character-evrin = Prince Évrin
character-yolaine = Princesse Yolaine
character-raginal = Duc Raginal
character-liegarde = Duchesse Liégarde

taste-anselin = Rêve de vastes régions.
taste-sigrade = Met ses terres à l’abri avant d’aller plus loin.
taste-hardouin = Aime bousculer ses voisins.
taste-brune = Adore les mines d’argent.
taste-evrin = Ne lâche pas un ducat à la légère.
taste-yolaine = Adore les cartes de politique.
taste-raginal = Aime mieux marquer tout de suite que plus tard.
taste-liegarde = N’a pas de préférence et pèse tout avec sang-froid.
