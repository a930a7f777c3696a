### Les personnages que sont les bots.

character-anselin = Prince Anselin
character-sigrade = Princesse Sigrade
character-hardouin = Duc Hardouin
character-brune = Duchesse Brune
character-evrin = Prince Évrin
character-yolaine = Princesse Yolaine
character-raginal = Duc Raginal
character-liegarde = Duchesse Liégarde
