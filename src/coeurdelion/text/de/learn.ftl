### Cœur de Lion: warum Beispiele, Abschnitte erster Partien und Stellungen abgelehnt werden, auf Deutsch.

refused-unknown-example = Ein Beispiel „{ $example }“ gibt es nicht.
refused-unknown-stage = In den ersten Partien gibt es keinen Abschnitt „{ $stage }“.
refused-stage-done = Dieser Abschnitt ist geschafft: Geh zum nächsten oder fang ihn noch einmal an.
refused-no-room-for-all = Der Platz reicht vielleicht nicht für alle { $count } Burgen, die noch zu setzen sind, jede mit ihrem Ritter: Hier kann keine Partie beginnen.
refused-nobody-acts = In dieser Stellung ist niemand am Zug: Hier kann keine Partie beginnen.
refused-position-options = Eine Stellung bringt ihre eigenen Optionen mit: Gib keine weiteren an.
refused-position-unlisted = Eine Partie, die mit einer vorgegebenen Stellung beginnt, ist nie öffentlich: Lade andere mit einem Link ein.
