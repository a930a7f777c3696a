### Der Trainer am Tisch, auf Deutsch: was die Seite um seine Gründe herum sagt.

web-coach-warning = Moment: Damit verschenkst du viel.
web-coach-again = Noch einmal überlegen
web-coach-anyway = Trotzdem spielen
web-coach-better = Besser wäre gewesen: { $does }.
web-coach-better-line = Besser wäre gewesen: { $does }.
web-coach-bot = Ein Bot würde sagen: „{ $reason }“
web-coach-show = Zeigen
web-coach-thinks = Der Trainer sieht sich deinen Zug an …
