### Die Figuren, als die Bots auftreten.

character-aubry = Baron Alberich
character-isaure = Edelfrau Isaura
character-gontran = Ritter Guntram
character-mahaut = Gräfin Mechthild
character-thibert = Baron Dietbert
character-ermeline = Edelfrau Ermelind
character-baudry = Ritter Balderich
character-oriane = Baronin Oriane
