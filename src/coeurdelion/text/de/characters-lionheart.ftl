### Die Figuren, als die Bots auftreten.

character-ironbreaker = Hauptmann Eisenbrecher
character-raven = Ritter Rabe
character-hawthorn = Burgfrau Weißdorn
character-oldoak = Meister Alteiche
character-greymantle = Marschall Graumantel
character-thistle = Burgfrau Distel
