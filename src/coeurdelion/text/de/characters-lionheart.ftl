### Die Figuren, als die Bots auftreten.

character-ironbreaker = Hauptmann Eisenbrecher
character-raven = Ritter Rabe
character-hawthorn = Burgfrau Weißdorn
character-oldoak = Meister Alteiche
character-greymantle = Marschall Graumantel
character-thistle = Burgfrau Distel

taste-ironbreaker = Sucht früh den Kampf.
taste-raven = Behält immer den gegnerischen König im Auge.
taste-hawthorn = Hält jede Gefahr von ihrem König fern.
taste-oldoak = Hat Geduld und lässt den Gegner kommen.
taste-greymantle = Vertraut auf Pfeile.
taste-thistle = Gibt keine Figur leichtfertig her.
