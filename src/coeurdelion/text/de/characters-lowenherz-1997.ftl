### Die Figuren, als die Bots auftreten.

character-anselin = Fürst Anselin
character-sigrade = Fürstin Sigrun
character-hardouin = Herzog Hartwin
character-brune = Herzogin Bruna
character-evrin = Fürst Everin
character-yolaine = Fürstin Jolanthe
character-raginal = Herzog Raginald
character-liegarde = Herzogin Luitgard
