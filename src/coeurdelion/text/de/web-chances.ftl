### Die Gewinnchancen im Lauf einer beendeten Partie und die Züge, die sie gewendet haben, auf Deutsch.

web-chances-plot = Gewinnchancen in Prozent
web-chances-percent = { $percent } %
web-chances-of = { $player } { $percent } %
web-chances-change = { $player }: von { $before } % auf { $after } %
web-chances-about = Geschätzt nach der Bewertung der Bots bei offenen Karten und danach, wie Partien zwischen Bots ausgingen.
web-chances-turned = Was die Partie gewendet hat
web-chances-decision = Eine Entscheidung
web-chances-luck = Glück
web-chances-both = Eine Entscheidung und Glück
