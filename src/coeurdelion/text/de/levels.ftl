# Die Stufen der Bots, die schwächste zuerst, und was von jeder zu erwarten ist.

level-random = Zufall
level-page = Page
level-squire = Knappe
level-knight = Ritter
level-prince = Prinz
level-king = König

level-random-text = Tut irgendetwas Mögliches. Für Tests gedacht.
level-page-text = Ein freundlicher Anfänger, der sich vertut wie wir alle. Auch ein Kind kann gewinnen.
level-squire-text = Spielt mit Verstand: sieht, was jetzt zu holen ist, und kaum weiter.
level-knight-text = Solide: rechnet mit dem, was die anderen als Nächstes tun.
level-prince-text = Der Stärkste: denkt über jede Entscheidung etwa eine Sekunde nach und schaut so weit voraus, wie er kann.
