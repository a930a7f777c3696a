### Cœur de Lion: eine beendete Partie im Browser ansehen, auf Deutsch.

web-replay-take-backs =
    { $count ->
        [one] { $count }-mal zurückgenommen
       *[other] { NUMBER($count, useGrouping: 0) }-mal zurückgenommen
    }
web-replay-beginning = Vor dem ersten Zug.
web-replay-hands = Handkarten
web-replay-hand = Was { $player } auf der Hand hat
web-replay-match = Partie

## Hindurchgehen

web-replay-transport = Durch die Partie gehen
web-replay-first = An den Anfang
web-replay-turn-back = Einen Zug zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-forward = Einen Schritt weiter
web-replay-turn-forward = Einen Zug weiter
web-replay-last = Ans Ende
web-replay-speed = Geschwindigkeit
web-replay-times = { NUMBER($speed) }×

## Was am Tisch geschah


## Wie es weitergehen kann

web-replay-link = Link zu dieser Stellung kopieren
web-replay-play-on = Von hier weiterspielen
web-replay-no-play-on = Hier ist nichts zu entscheiden: Geh zu einer Stellung, in der jemand am Zug ist.
web-replay-play-on-text = Ein neuer Tisch, der mit dieser Stellung beginnt. Die Partie, die du dir ansiehst, bleibt, wie sie war.
web-replay-play-on-go = Tisch eröffnen
web-replay-seat-me = ich, an diesem Bildschirm
web-replay-seat-bot = ein Bot (Knappe)
web-replay-seat-link = jemand per Link

## War der Zufall ehrlich?

web-replay-proof = Zufall prüfen
web-replay-proof-title = War der Zufall ehrlich?
web-replay-proof-running = Wird nachgerechnet: { NUMBER($done, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) } …
web-replay-proof-right =
    { $count ->
        [0] Ehrlich. Der Startwert passt zu der Festlegung, die vor dem ersten Zug bekannt war; zu ziehen oder zu würfeln gab es nichts.
        [one] Ehrlich. Der Startwert passt zu der Festlegung, die vor dem ersten Zug bekannt war, und er ergibt das eine Zufallsergebnis, das im Protokoll steht.
       *[other] Ehrlich. Der Startwert passt zu der Festlegung, die vor dem ersten Zug bekannt war, und er ergibt alle { NUMBER($count, useGrouping: 0) } Zufallsergebnisse genau so, wie sie im Protokoll stehen.
    }
web-replay-proof-wrong = Nicht ehrlich. Bei Eintrag { NUMBER($entry, useGrouping: 0) } steht im Protokoll „{ $line }“, der Startwert aber ergibt „{ $due }“.
web-replay-proof-seats-wrong = Nicht ehrlich. Die Plätze wurden als „{ $line }“ ausgelost, der Startwert aber ergibt „{ $due }“.
web-replay-proof-other-seed = Nicht ehrlich. Der Startwert passt nicht zu der Festlegung, die vor dem ersten Zug bekannt war.
web-replay-proof-no-seed = Nicht prüfbar. Diese Partie kam ohne ihren Startwert von anderswo; niemand kann sagen, wie der Zufall zustande kam.
web-replay-proof-no-commitment = Nicht prüfbar. Diese Partie kam ohne die Festlegung vor dem ersten Zug von anderswo: Der Startwert könnte nachträglich gewählt sein.
web-replay-proof-how = Dein Browser rechnet das selbst nach, aus dem Startwert und dem, was alle dazugegeben haben. Vom Server nimmt er, was jeweils kommen konnte und wie wahrscheinlich es war; die Partiedatei lässt sich prüfen, ohne dem Server überhaupt zu trauen.
web-replay-proof-kept = Die Festlegung und dein Anteil sind die, die dein Browser aufbewahrt hat.
web-replay-proof-kept-unused = Die Festlegung ist die, die dein Browser aufbewahrt hat. Die Partie begann ohne deinen Anteil.
web-replay-proof-kept-differs = Nicht ehrlich. Die Festlegung oder dein Anteil ist nicht der, den dein Browser vor der Partie aufbewahrt hat.
web-replay-proof-fork = Diese Partie setzt eine andere fort: Was der Zufall vor Eintrag { NUMBER($entry, useGrouping: 0) } tat, gehört zu jener.
web-replay-proof-list = Alles, was der Zufall entschied
web-replay-proof-seats = Plätze
web-replay-proof-log = Im Protokoll
web-replay-proof-due = Aus dem Startwert
web-replay-proof-same = gleich
web-replay-proof-differs = anders
web-replay-proof-numbers = Die Zahlen
web-replay-proof-nonces = Was am Tisch dazugegeben wurde
