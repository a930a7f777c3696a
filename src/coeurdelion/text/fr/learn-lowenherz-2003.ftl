### Löwenherz 2003, la première partie, en français.

## Beginning and end

learn-l03-welcome = Vous êtes Rouge : un prince, quelques châteaux et beaucoup de terre ouverte. Entourez-la de frontières, gardez-la, agrandissez-la : qui rejoint le Roi en premier l’emporte.
learn-l03-end = Vous en savez assez pour jouer. La vraie partie commence par les châteaux, et un entraîneur reste à vos côtés. Restent le transfuge et l’alliance : leurs cartes disent ce qu’elles font.

## Close an area

learn-l03-close-title = Fermer une région
learn-l03-close-gap = À droite, des frontières et le bord du plateau entourent presque votre château. Cette frontière est déjà payée : posez-la sur la seule ligne encore ouverte.
learn-l03-close-gap-good = C’est fermé ! Une région où il n’y a qu’un château est le domaine de ce château : 5 points aussitôt, 3 pour le village et 1 pour chacune des deux forêts.
learn-l03-close-gap-inside = Cette frontière est posée au milieu de votre terre et ne ferme rien : à gauche, la brèche reste ouverte.
learn-l03-close-gap-elsewhere = Ici, une frontière ne ferme encore rien. Votre terre n’a qu’une brèche : la ligne indiquée.
learn-l03-close-card = Bleu a vendu une carte. De nouveau à vous : celle-ci permet de poser deux frontières et coûte 3 ducats. Jouez-la.
learn-l03-close-card-good = C’est payé : vous avez deux frontières à poser.
learn-l03-close-card-sold = La vendre rapporte 3 ducats, mais votre terre reste ouverte. Ces frontières, il vous les faut : jouez la carte.
learn-l03-close-wide = Une frontière suffirait à fermer la terre de votre château de gauche. Mais avec deux, vous prenez aussi le village d’à côté : posez-les.
learn-l03-close-wide-half = Bien. Encore une, et le village est à l’intérieur.
learn-l03-close-wide-good = 6 points au lieu de 3 : trois forêts et le village. Le détour en valait la peine.
learn-l03-close-wide-small = C’est fermé, mais pour { part-points } seulement. Avec les deux frontières au-delà du village, ce serait 6.
learn-l03-close-wide-stop = Vous pouvez en rester là, mais la terre reste alors ouverte et ne rapporte rien. Il vous reste une frontière.
learn-l03-close-wide-elsewhere = Cette frontière ne ferme pas votre terre, et il faut les deux pour prendre le village. Essayez les lignes indiquées.

## Knights

learn-l03-knights-title = Les chevaliers
learn-l03-knights-card = Quelques tours plus tard. Votre domaine de gauche et celui de Bleu, à côté, ont chacun un chevalier : aucun ne peut prendre de terres à l’autre. Jouez la carte indiquée, un chevalier pour 2 ducats.
learn-l03-knights-card-good = Bien : un chevalier de votre réserve. Reste à choisir dans quel domaine.
learn-l03-knights-card-extension = À un chevalier contre un, la terre de Bleu vous est fermée : il n’y aurait que de la terre libre à prendre. D’abord un chevalier.
learn-l03-knights-card-sold = Cela rapporte 3 ducats, mais Bleu reste aussi fort que vous. Le chevalier vaut mieux ici.
learn-l03-knights-place = Un chevalier se pose à côté d’un de vos châteaux ou chevaliers. Posez-le dans votre domaine de gauche, celui qui touche Bleu ; sur une prairie, il ne coûte rien de plus.
learn-l03-knights-place-good = Deux contre un ! Ce qui compte, c’est le nombre de chevaliers du domaine, pas leur place.
learn-l03-knights-place-forest = Il compte tout autant, mais un chevalier dans une forêt coûte 1 ducat de plus. Sur une prairie, c’est gratuit.
learn-l03-knights-place-elsewhere = Cela renforce votre domaine de droite. Mais c’est celui de gauche qui fait face au chevalier de Bleu.
learn-l03-knights-again = Bleu a répondu par un chevalier : deux contre deux. Reprenez l’avantage avec votre autre carte.
learn-l03-knights-again-where = Et maintenant, dans le même domaine que tout à l’heure.
learn-l03-knights-again-good = Trois contre deux : Bleu ne peut pas entrer chez vous, et votre domaine peut maintenant s’étendre chez lui.
learn-l03-knights-again-extension = À deux contre deux, la terre de Bleu reste fermée. La même carte peut donner un chevalier : choisissez-le.
learn-l03-knights-again-sold = 3 ducats, mais Bleu est revenu à égalité. C’est le chevalier qu’il vous faut.
learn-l03-knights-again-elsewhere = À droite, il ne sert à rien contre ces deux-là : il doit se trouver dans le domaine de gauche.

## Extension

learn-l03-extension-title = L’extension
learn-l03-extension-card = Quelques tours plus tard. À trois chevaliers contre deux, votre domaine peut s’étendre chez Bleu. La carte indiquée offre un chevalier ou une extension : choisissez l’extension.
learn-l03-extension-card-good = Bien : l’un de vos domaines peut maintenant prendre jusqu’à deux cases.
learn-l03-extension-card-knight = Un chevalier de plus ne nuit jamais, mais vous avez déjà l’avantage. C’est le moment de prendre des terres.
learn-l03-extension-card-border = Il n’y a presque plus rien à fermer : une frontière ne vous rapporte rien ici. L’extension, si.
learn-l03-extension-card-sold = Cela rapporte quelques ducats. L’extension rapporte aussitôt des points, et en coûte à Bleu.
learn-l03-extension-village = Choisissez votre domaine de gauche par son château, puis une case qui touche le domaine. Laquelle rapporte le plus ?
learn-l03-extension-village-good = Le village change de main : 3 points pour vous, 3 de moins pour Bleu. Les frontières se déplacent d’elles-mêmes.
learn-l03-extension-village-nothing = Cette case ne rapporte aucun point : à elles seules, prairies et mines n’en valent pas. Cherchez le village.
learn-l03-extension-village-open = 1 point pour la forêt. Mais votre domaine de gauche touche aussi un village, qui en vaut 3.
learn-l03-extension-second = La carte vous donne une seconde case. Une forêt rapporte un point ; une mine compte pour un monopole (trois de la même sorte : 5 points).
learn-l03-extension-second-mine = Votre deuxième mine de pierres précieuses : pas encore de points, mais une troisième de la même sorte en rapporterait 5.
learn-l03-extension-second-forest = Un point de plus pour vous, un de moins pour Bleu.
learn-l03-extension-second-stop = Vous pouvez en rester là, mais la seconde case ne coûte rien de plus. Prenez-la.
learn-l03-extension-second-meadow = Une prairie ne rapporte rien. Il y a des forêts et des mines à portée.

## Cards and money

learn-l03-money-title = Cartes et argent
learn-l03-money-sell = Autre partie ; les châteaux gris ne sont à personne. Vous avez 1 ducat, et toutes vos cartes coûtent plus cher. Vendez l’une de celles qui rapportent le plus : voyez le nombre entre parenthèses.
learn-l03-money-sell-good = 5 ducats de plus dans votre bourse. La carte est maintenant visible au marché, à qui veut la prendre.
learn-l03-money-sell-less = 4 ducats. Vos deux autres cartes en rapportent 5 chacune.
learn-l03-money-refill = Complétez maintenant votre main : tirez une carte inconnue ou prenez-en une au marché. C’est gratuit dans les deux cas, et il y a deux frontières au marché.
learn-l03-money-refill-good = C’est gratuit, et vous savez ce que vous prenez. La lettre d’une carte dit seulement à quel moment de la partie elle arrive.
learn-l03-money-refill-draw = Qui sait ce que vous tirerez ? Au marché se trouve justement ce qu’il faut à votre terre de droite : deux frontières.
learn-l03-money-play = De nouveau à vous : vos mines ont rapporté 1 ducat par sorte, or et argent, ce qui fait 8. Jouez les deux frontières.
learn-l03-money-play-good = 3 ducats bien dépensés.
learn-l03-money-play-knights = 7 ducats pour deux chevaliers videraient presque votre bourse. Les deux frontières en coûtent 3 et ferment votre terre.
learn-l03-money-play-sold = Encore des ducats, mais pas de points. Vous avez de quoi payer les frontières.
learn-l03-money-mine = Votre château de droite est près d’une mine d’or, et deux lignes sont encore ouvertes. Fermez sa terre.
learn-l03-money-mine-half = Encore une ligne.
learn-l03-money-mine-good = Votre troisième mine d’or : c’est un monopole, 5 points ! Et 1 de plus pour la forêt.
learn-l03-money-mine-stop = Vous pouvez en rester là, mais la mine d’or reste alors dehors. Il vous reste une frontière.
learn-l03-money-mine-elsewhere = Votre terre de droite reste ouverte : pour la mine d’or, il faut les deux lignes indiquées.

## The King

learn-l03-king-title = Le Roi
learn-l03-king-card = Autre partie, vers la fin. Vous avez 45 points, et qui rejoint le Roi, à 50, gagne aussitôt. La cité du Roi vaut 5 points : quelle carte vous y mène ?
learn-l03-king-card-good = Oui : une extension prend deux cases, et c’est juste ce qu’il faut.
learn-l03-king-card-knights = Les chevaliers ne rapportent pas de points, et au nord-ouest vous dominez déjà Bleu : trois contre un.
learn-l03-king-card-sold = Ce ne sont pas les ducats qui manquent, mais cinq points, et ils sont sur le plateau.
learn-l03-king-reach = La cité du Roi est à deux cases de votre grand domaine du nord-ouest. Prenez une case après l’autre.
learn-l03-king-reach-half = Encore une case, et vous voilà devant le Roi.
learn-l03-king-reach-good = 50 points : vous avez rejoint le Roi et gagné !
learn-l03-king-reach-stop = Vous pouvez en rester là, mais la victoire est à une case.
learn-l03-king-reach-short = Cela rapporte un point ou aucun, et il vous en manque cinq. Dirigez-vous vers la cité du Roi.

## Where to begin

learn-l03-castles-title = Par où commencer
learn-l03-castles-castle = Autre partie, tout au début : on pose les châteaux à tour de rôle. Une bonne place a des forêts et des villages autour, et le bord du plateau économise des frontières. Choisissez-en une.
learn-l03-castles-castle-good = Bien placé : une terre riche tout autour, et le bord ferme pour vous un côté ou deux.
learn-l03-castles-castle-crowded = Le château de Bleu est tout près : il faudrait partager cette terre. Il y a de bonnes terres ailleurs.
learn-l03-castles-castle-city = La cité du Roi tente avec ses 5 points, mais tout le monde passe ici et aucun bord ne vous aide. Essayez plus à l’écart.
learn-l03-castles-castle-far = Ici, une région riche demande beaucoup de frontières, et une petite rapporte peu. Cherchez des forêts et des villages près d’un coin.
learn-l03-castles-knight = Un chevalier l’accompagne, sur une case à côté du château. Celui-ci est gratuit, même en forêt.
learn-l03-castles-knight-good = Le voilà en place. Gardez six pas au moins entre vos châteaux ; tout le reste dépend de vous.
