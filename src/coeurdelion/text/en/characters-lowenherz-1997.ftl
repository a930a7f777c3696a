### The characters that bots appear as.

character-anselin = Prince Anselin
character-sigrade = Princess Sigrid
character-hardouin = Duke Hardwin
character-brune = Duchess Bruna
character-evrin = Prince Everin
character-yolaine = Princess Yolanda
character-raginal = Duke Raginald
character-liegarde = Duchess Lidgard
