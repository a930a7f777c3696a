### Cœur de Lion: ein Spiel im Browser lernen, auf Deutsch.

## Living diagrams: an example of a rule, step by step

web-diagram-steps = Das Beispiel Schritt für Schritt
web-diagram-step =
    { $step ->
        [0] Die Stellung
       *[other] Schritt { $step } von { $steps }
    }
web-diagram-to-act = { $player } am Zug: { $asked }.
web-diagram-nobody = Hier endet das Beispiel.
web-diagram-wants = { $player } möchte { $does }.
web-diagram-refused = Nicht erlaubt.
web-diagram-try = Selbst ausprobieren
web-diagram-trying = Du ziehst für alle; nichts wird gespeichert.
web-diagram-restart = Von vorn
web-diagram-leave = Zurück zum Beispiel
web-diagram-own = An einem eigenen Tisch spielen
web-diagram-own-text = Ein Übungstisch, der mit dieser Stellung beginnt: Alles lässt sich zurücknehmen.
web-diagram-own-company = Die Gegenseite spielt
web-diagram-own-bots = ein Knappe
web-diagram-own-alone = ich selbst
web-diagram-own-go = Zum Tisch

## A rule beside the match

web-rule-example = { $rule }, mit einem Beispiel
web-rule-examples = Beispiele
web-rule-chapter = Das ganze Kapitel
web-rule-book = Im Regelbuch (neuer Tab)

## Erste Partien: Schritt für Schritt, mit Lehrmeister

web-lesson-about = { $game } lernen
web-lesson-teacher = Der Lehrmeister
web-lesson-stages = Abschnitte
web-lesson-done = geschafft
web-lesson-tasks = { $done } von { $tasks } geschafft
web-lesson-back = Zurücknehmen und neu versuchen
web-lesson-next = Weiter: { $stage }
web-lesson-again = Noch einmal
web-lesson-match = Eine richtige Partie spielen
web-lesson-offer = { $game } ist neu für dich? Die Partie wartet so lange.
web-lesson-leave = Zurück zur Partie
