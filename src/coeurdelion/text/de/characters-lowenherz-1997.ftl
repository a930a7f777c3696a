### Die Figuren, als die Bots auftreten.

character-anselin = Fürst Anselin
character-sigrade = Fürstin Sigrun
character-hardouin = Herzog Hartwin
character-brune = Herzogin Bruna
character-evrin = Fürst Everin
character-yolaine = Fürstin Jolanthe
character-raginal = Herzog Raginald
character-liegarde = Herzogin Luitgard

taste-anselin = Träumt von großen Gebieten.
taste-sigrade = Sichert erst das Ihre, bevor sie weitergeht.
taste-hardouin = Bedrängt gern seine Nachbarn.
taste-brune = Liebt Silberminen.
taste-evrin = Gibt keinen Dukaten leichtfertig aus.
taste-yolaine = Liebt Politikkarten.
taste-raginal = Nimmt Punkte lieber jetzt als später.
taste-liegarde = Hat keine Vorliebe und wägt alles kühl ab.
