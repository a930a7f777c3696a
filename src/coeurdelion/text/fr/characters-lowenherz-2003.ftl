### Les personnages que sont les bots.

character-aubry = Baron Aubry
character-isaure = Dame Isaure
character-gontran = Sire Gontran
character-mahaut = Comtesse Mahaut
character-thibert = Baron Thibert
character-ermeline = Dame Ermeline
character-baudry = Sire Baudry
character-oriane = Baronne Oriane
