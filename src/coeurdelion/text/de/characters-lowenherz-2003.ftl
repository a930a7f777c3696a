### Die Figuren, als die Bots auftreten.

character-aubry = Baron Alberich
character-isaure = Edelfrau Isaura
character-gontran = Ritter Guntram
character-mahaut = Gräfin Mechthild
character-thibert = Baron Dietbert
character-ermeline = Edelfrau Ermelind
character-baudry = Ritter Balderich
character-oriane = Baronin Oriane

taste-aubry = Träumt von großen Gebieten.
taste-isaure = Sichert erst das Ihre, bevor sie weitergeht.
taste-gontran = Bedrängt gern seine Nachbarn.
taste-mahaut = Liebt Minen und am meisten ein Monopol.
taste-thibert = Hält seine Dukaten gern zusammen.
taste-ermeline = Hält sich freies Land für später offen.
taste-baudry = Nimmt Punkte lieber jetzt als später.
taste-oriane = Hat keine Vorliebe und wägt alles kühl ab.
