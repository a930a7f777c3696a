### Cœur de Lion : apprendre un jeu dans le navigateur, en français.

## Living diagrams: an example of a rule, step by step

web-diagram-steps = Parcourir l’exemple
web-diagram-step =
    { $step ->
        [0] La position
       *[other] Étape { $step } sur { $steps }
    }
web-diagram-to-act = À { $player } : { $asked }.
web-diagram-nobody = L’exemple s’arrête ici.
web-diagram-wants = { $player } voudrait { $does }.
web-diagram-refused = Interdit.
web-diagram-try = Essayer soi-même
web-diagram-trying = Vous jouez pour tout le monde ; rien n’est conservé.
web-diagram-restart = Depuis le début
web-diagram-leave = Revenir à l’exemple
web-diagram-own = Jouer sur son propre plateau
web-diagram-own-text = Une table d’entraînement qui part de cette position : tout peut être annulé.
web-diagram-own-company = En face
web-diagram-own-bots = un écuyer
web-diagram-own-alone = moi aussi
web-diagram-own-go = À la table

## A rule beside the match

web-rule-example = { $rule }, avec un exemple
web-rule-examples = Exemples
web-rule-chapter = Tout le chapitre
web-rule-book = Dans le livre de règles (nouvel onglet)

## Premières parties : étape par étape, avec un maître

web-lesson-about = Apprendre { $game }
web-lesson-teacher = Le maître
web-lesson-stages = Étapes
web-lesson-done = terminée
web-lesson-tasks =
    { $done ->
        [one] { $done } faite sur { $tasks }
       *[other] { $done } faites sur { $tasks }
    }
web-lesson-back = Annuler et réessayer
web-lesson-next = Suite : { $stage }
web-lesson-again = Encore une fois
web-lesson-match = Jouer une vraie partie
web-lesson-offer = Vous découvrez { $game } ? La partie vous attendra.
web-lesson-leave = Retour à la partie
