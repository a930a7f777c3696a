### Cœur de Lion : pourquoi des exemples, des étapes de premières parties et des positions sont refusés, en français.

refused-unknown-example = L’exemple « { $example } » n’existe pas.
refused-unknown-stage = L’étape « { $stage } » d’une première partie n’existe pas.
refused-stage-done = Cette étape est terminée : passez à la suivante ou recommencez-la.
refused-no-room-for-all = Le plateau risque de manquer de place pour les { $count } châteaux encore à poser, chacun avec son chevalier : aucune partie ne peut commencer ici.
refused-nobody-acts = Dans cette position, ce n’est à personne de jouer : aucune partie ne peut commencer ici.
refused-position-options = Une position a ses propres options : n’en indiquez pas d’autres.
refused-position-unlisted = Une partie qui part d’une position n’est jamais publique : invitez les autres par un lien.
