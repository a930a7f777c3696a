### Les personnages que sont les bots.

character-aubry = Baron Aubry
character-isaure = Dame Isaure
character-gontran = Sire Gontran
character-mahaut = Comtesse Mahaut
character-thibert = Baron Thibert
character-ermeline = Dame Ermeline
character-baudry = Sire Baudry
character-oriane = Baronne Oriane

taste-aubry = Rêve de vastes terres.
taste-isaure = Met ses terres à l’abri avant d’aller plus loin.
taste-gontran = Aime bousculer ses voisins.
taste-mahaut = Adore les mines, et plus encore les monopoles.
taste-thibert = Aime garder ses ducats.
taste-ermeline = Se réserve du terrain libre pour plus tard.
taste-baudry = Aime mieux marquer tout de suite que plus tard.
taste-oriane = N’a pas de préférence et pèse tout avec sang-froid.
