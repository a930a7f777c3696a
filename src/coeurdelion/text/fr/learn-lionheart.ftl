### Lionheart, la première partie, en français.

## Beginning and end

learn-lh-welcome = Vous commandez l’armée d’or, en bas du champ de bataille. Abattez le roi d’argent, ou éliminez tous ses guerriers, et la bataille est à vous.
learn-lh-end = C’est tout ce qu’il faut à un général. Menez maintenant une armée entière contre Argent ; un entraîneur reste à vos côtés.

## Move and turn

learn-lh-move-title = Avancer et pivoter
learn-lh-move-foot = Vous avez deux actions par tour. L’infanterie avance d’une case, droit devant elle. Faites avancer l’une de vos unités de devant.
learn-lh-move-foot-good = Une case, une action. Il vous reste la seconde.
learn-lh-move-foot-ride = Ce sont les chevaliers, leur tour vient tout de suite. D’abord l’une des unités d’infanterie de devant.
learn-lh-move-foot-turn = Pivoter est aussi une action, mais l’ennemi est droit devant vous. Avancez.
learn-lh-move-foot-other = Vous pouvez terminer votre tour plus tôt, mais vos actions sont alors perdues. Faites avancer une unité d’infanterie.
learn-lh-move-ride = Les chevaliers vont droit devant, aussi loin que vous voulez, pour une action. Menez ceux de gauche à hauteur du bout de la ligne d’Argent.
learn-lh-move-ride-good = Quatre cases d’un coup. Argent a joué depuis ; c’est de nouveau à vous.
learn-lh-move-ride-short = Vous pouvez vous arrêter sur n’importe quelle case du chemin. Mais seule la case indiquée les met juste à côté de l’infanterie d’argent.
learn-lh-move-ride-turn = Vous les faites pivoter, alors que la voie est libre droit devant : faites-les avancer.
learn-lh-move-ride-other = Cela peut attendre. Les chevaliers de gauche peuvent dès maintenant arriver au contact.
learn-lh-move-turn = Une unité n’attaque que droit devant elle. L’infanterie d’argent est à droite de vos chevaliers : faites-les pivoter vers elle. C’est aussi une action.
learn-lh-move-turn-good = Ils la prennent maintenant de flanc. Elle regarde vers le bas et devrait d’abord pivoter.
learn-lh-move-turn-wrong = De ce côté, il n’y a pas d’ennemi. Faites-les pivoter à droite, vers l’est.
learn-lh-move-turn-other = Les chevaliers sont à côté de l’ennemi, mais regardent ailleurs. Faites-les d’abord pivoter.

## Attack and odds

learn-lh-attack-title = Attaque et chances
learn-lh-attack-flank = Quelques tours plus tard. Les chevaliers lancent chacun deux dés ; la moitié des faces sont des haches, et chaque hache porte un coup. Attaquez l’infanterie à côté d’eux.
learn-lh-attack-flank-good = Deux haches, deux hommes à terre. Qui est attaqué ne lance pas de dés, et personne n’avance.
learn-lh-attack-flank-single = Un homme seul ne lance qu’un dé, et contre des chevaliers il doit toucher deux fois. Commencez par vos chevaliers.
learn-lh-attack-flank-infantry = Quatre dés ici aussi, et une bonne attaque. Mais commencez par les chevaliers : leur cible devrait d’abord pivoter pour riposter.
learn-lh-attack-flank-other = Ce n’est pas une attaque, et vos chevaliers sont prêts.
learn-lh-attack-odds = Aucune unité n’attaque deux fois par tour. Deux autres font face à l’ennemi : quatre hommes contre de l’infanterie, un seul contre des chevaliers. Qui a les meilleures chances ?
learn-lh-attack-odds-good = Quatre dés : deux coups en moyenne, et les voilà.
learn-lh-attack-odds-single = Un chevalier ne tombe que sous deux coups à la fois. Un homme seul qui touche relance son dé : une chance sur quatre, et deux occasions de paniquer.
learn-lh-attack-odds-other = Il vous reste une action, et deux de vos unités peuvent attaquer.
learn-lh-attack-finish = Argent a riposté : un homme perdu, et l’infanterie de gauche fait maintenant face à vos chevaliers. Achevez l’une des unités affaiblies.
learn-lh-attack-finish-flank = Éliminée. Moins d’hommes, moins de dés : qui est touché d’abord riposte moins fort.
learn-lh-attack-finish-front = Trois dés, deux haches, et la case est vide. Moins d’hommes, moins de dés : mieux vaut frapper d’abord.
learn-lh-attack-finish-single = Encore un homme seul contre des chevaliers : une chance sur quatre. L’infanterie affaiblie est une proie plus facile.
learn-lh-attack-finish-other = Deux unités d’infanterie ennemies n’ont plus que deux hommes. Attaquez-en une avant qu’elle ne frappe encore.

## Archers

learn-lh-archers-title = Les archers
learn-lh-archers-shoot = Autre bataille. Les archers atteignent les neuf cases devant eux, par-dessus les autres. Les flèches touchent, deux faces sur six. Un fantassin tombe sous une flèche, un chevalier sous deux : visez l’infanterie.
learn-lh-archers-shoot-good = Deux flèches, deux hommes à terre, et personne ne pouvait atteindre vos archers.
learn-lh-archers-shoot-knights = Une flèche a touché, mais un chevalier ne tombe que sous deux à la fois. L’infanterie est une meilleure cible.
learn-lh-archers-shoot-other = Vos archers ont déjà des cibles à portée. Qu’ils tirent d’abord.
learn-lh-archers-turn = Les archers du bord droit regardent vers des cases vides. Faites-les pivoter vers l’ouest : ils couvriront le centre.
learn-lh-archers-turn-good = Qui s’approche désormais à trois cases devant eux est à portée.
learn-lh-archers-turn-wrong = Par là, ils ne couvrent rien d’utile. L’ennemi est à l’ouest, sur leur gauche.
learn-lh-archers-turn-other = Pendant ce temps, les archers du bord droit ne font rien. Faites-les pivoter vers l’ouest.
learn-lh-archers-stop = Les chevaliers d’argent sont venus à portée des archers que vous avez fait pivoter. Tirez avant qu’ils n’approchent davantage.
learn-lh-archers-stop-good = Trois flèches : un chevalier tombe, la flèche de trop est perdue. Ils n’ont plus que la moitié de leurs dés.
learn-lh-archers-stop-others = Un bon tir, mais le danger vient maintenant des chevaliers de droite : ils approchent.
learn-lh-archers-stop-other = Les chevaliers sont à portée, et ils approchent. Tirez.

## Panic

learn-lh-panic-title = La panique
learn-lh-panic-safe = Autre bataille. L’homme qui court, c’est la panique : si tous les dés d’une attaque le montrent, les attaquants se replient. Avec un dé, une fois sur six ; avec quatre, presque jamais. Attaquez sans rien risquer.
learn-lh-panic-safe-good = Deux paniques et deux haches : tant qu’un dé montre autre chose, vos hommes tiennent bon.
learn-lh-panic-safe-king = Panique ! Votre homme se replie sur votre propre roi : il est éliminé. Ne laissez jamais le roi derrière un homme seul.
learn-lh-panic-safe-single = Panique ! Un seul dé, et il se replie. À quatre, cela n’arrive presque jamais.
learn-lh-panic-safe-other = Vous pouvez attaquer ici. Choisissez l’unité qui a le plus d’hommes.
learn-lh-panic-dare = Voyez maintenant ce que fait la panique : faites attaquer l’homme seul de droite. Derrière lui, il y a des amis.
learn-lh-panic-dare-good = Panique ! Il fait demi-tour et se replie d’une case, en poussant ses amis : eux aussi se replient.
learn-lh-panic-dare-king = Encore la panique, et encore sur votre propre roi : votre homme est éliminé. Essayez à droite, où il y a des amis derrière.
learn-lh-panic-dare-other = Restez calme, ce n’est qu’un exercice : attaquez avec l’homme seul de droite.
learn-lh-panic-rally = Qui s’est replié tourne le dos à l’ennemi. Faites pivoter l’une des deux unités de nouveau vers le nord.
learn-lh-panic-rally-good = De nouveau en ligne. Gardez une case libre derrière vos hommes : au bord du plateau, qui se replie est éliminé.
learn-lh-panic-rally-wrong = Ce n’est pas par là : l’ennemi est au nord.
learn-lh-panic-rally-other = Occupez-vous d’abord de ceux qui se sont repliés : ils regardent encore du mauvais côté.

## Protect the King

learn-lh-king-title = Protéger le roi
learn-lh-king-guard = Autre bataille, et danger ! Les chevaliers d’argent ont la voie libre vers votre roi : ils arrivent et frappent en un tour. Barrez-leur la route avec votre infanterie.
learn-lh-king-guard-good = Personne ne passe par une case occupée : votre roi est à l’abri. Il avance lui-même comme un chevalier, et ne tombe que sous deux coups à la fois.
learn-lh-king-guard-forward = Il va droit sur eux. Deux coups à la fois et la bataille est perdue : mettez quelqu’un entre lui et eux.
learn-lh-king-guard-flee = Il pourrait pivoter et s’éloigner, mais cela prend les deux actions. Leur barrer la route n’en prend qu’une.
learn-lh-king-guard-attack = Tentant, mais vous ne frapperiez pas ce tour-ci, et les chevaliers d’argent, si. D’abord la garde.
learn-lh-king-guard-other = La voie des chevaliers d’argent vers votre roi est toujours ouverte. Fermez-la.
learn-lh-king-ride = Maintenant, l’inverse : personne ne garde le roi d’argent. Menez vos chevaliers à côté de lui.
learn-lh-king-ride-good = Argent ne voit que votre garde, et la charge.
learn-lh-king-ride-short = Allez jusqu’au bord : là seulement, ils sont juste à côté du roi.
learn-lh-king-ride-open = Alors la voie vers votre roi serait de nouveau ouverte. Laissez la garde où elle est.
learn-lh-king-ride-other = Vos chevaliers de droite ont la voie libre vers le roi d’argent. Profitez-en.
learn-lh-king-strike = La garde a tenu. Faites pivoter vos chevaliers vers le roi et attaquez : deux haches sur quatre dés suffisent.
learn-lh-king-strike-face = Vos chevaliers l’ont maintenant devant eux. Choisissez-les, puis le roi.
learn-lh-king-strike-good = Deux haches : le roi d’argent est tombé. La bataille est à vous !
learn-lh-king-strike-other = Le roi d’argent ne restera pas toujours sans garde. Vos chevaliers, à côté de lui, peuvent frapper dès ce tour.
