### Löwenherz 1997, la première partie, en français.

## Beginning and end

learn-l97-welcome = Vous êtes Rose, l’un des quatre princes ; qui a le plus de points l’emporte. Ce sont les terres qui en rapportent : des murs fermés autour d’un seul château font une région.
learn-l97-end = Vous en savez assez pour jouer : quand la carte du Roi apparaît, qui a le plus de points l’emporte. Place à une vraie partie contre trois autres, avec un entraîneur à vos côtés.

## Choose

learn-l97-choose-title = Choisir
learn-l97-choose-free = À chaque tour, une carte montre trois actions, et chacun en choisit une. Or et Pourpre ont choisi les murs, Gris l’épée : jouez la carte de décision de l’action dont personne ne veut.
learn-l97-choose-free-good = 6 ducats rien que pour vous : personne avec qui négocier, rien à payer.
learn-l97-choose-free-walls = Vous seriez alors trois à vouloir les murs : des mises secrètes décideraient, et la plus forte serait à payer.
learn-l97-choose-free-sword = Gris veut aussi l’épée : il faudrait négocier. Une autre action est libre.
learn-l97-choose-share = Nouveau tour, nouvelle carte. Pourpre et Gris ont tous deux pris les 8 ducats : qui se joint à eux partage. Choisissez mieux.
learn-l97-choose-share-walls = Trois murs rien que pour vous. Il n’y avait plus qu’Or après vous, et il a pris les épées.
learn-l97-choose-share-swords = Deux épées rien que pour vous. Il n’y avait plus qu’Or après vous, et il a pris les murs.
learn-l97-choose-share-thirds = 8 ducats pour trois : 2 chacun, et le reste est perdu. Les murs et les épées sont encore libres.

## Bargain

learn-l97-bargain-title = Négocier
learn-l97-bargain-paid = Autre partie. Or et vous avez tous deux choisi l’épée : il faut négocier, et qui agit paie l’autre. Or vous offre 4 ducats : acceptez, ou demandez un peu plus.
learn-l97-bargain-paid-good = 4 ducats pour avoir cédé l’action. Ce que d’autres veulent vaut toujours quelque chose.
learn-l97-bargain-paid-more = Or bougonne et paie. On obtient souvent un peu plus.
learn-l97-bargain-paid-less = Ce n’est pas plus que ce qu’Or offre déjà. Acceptez, ou demandez davantage.
learn-l97-bargain-paid-greedy = À ce prix, Or préférerait rompre, et des mises secrètes décideraient. Restez près des 4.
learn-l97-bargain-paid-buy = Alors vous agiriez, et c’est Or qui serait payé. Il vous faut des murs plus que cette épée : laissez Or payer.
learn-l97-bargain-paid-fight = Rompre, c’est passer aux mises secrètes : qui gagne paie la banque, et l’autre n’a rien. Mieux vaut les ducats d’Or.
learn-l97-bargain-walls = À l’est, il ne manque que deux murs à la région de votre château : voyez les deux brèches indiquées. Pourpre a choisi les ducats, Gris l’épée : choisissez les murs.
learn-l97-bargain-walls-good = Bien. Mais Or a choisi après vous et les veut aussi : vous allez négocier.
learn-l97-bargain-walls-ducats = Vous partageriez avec Pourpre : 3 ducats chacun. Deux murs valent bien plus pour vous.
learn-l97-bargain-walls-sword = Gris a déjà choisi l’épée. Et ce qu’il vous faut, ce sont des murs.
learn-l97-bargain-offer = À vous de parler en premier. Votre région de l’est vaudra 12 points, 7 pour ses douze cases et 5 pour la ville : offrez quelques ducats à Or pour qu’il vous laisse les murs.
learn-l97-bargain-offer-good = Un début honnête. Mais Or en veut 6.
learn-l97-bargain-offer-little = Pour si peu, Or ne cédera pas l’action. Offrez de 2 à 5.
learn-l97-bargain-offer-much = Or serait ravi. Commencez plus bas, vous pourrez toujours monter : offrez de 2 à 5.
learn-l97-bargain-offer-ask = Alors c’est Or qui agirait et vous paierait. Mais ces murs, il vous les faut : faites vous-même une offre.
learn-l97-bargain-offer-fight = Pas besoin de rompre déjà : parler ne coûte rien, et une mise va à la banque.
learn-l97-bargain-agree = Or demande 6 ducats. Acceptez, ou offrez-en un de moins.
learn-l97-bargain-agree-good = 6 ducats changent de main, et les murs sont à vous. Pour 12 points, c’est un bon prix.
learn-l97-bargain-agree-middle = Or prend les 5, et les murs sont à vous.
learn-l97-bargain-agree-little = Or en a demandé 6 et ne descendra pas si bas. Acceptez, ou offrez 5.
learn-l97-bargain-agree-much = Or n’en demande que 6 : inutile d’en offrir autant ou plus. Acceptez, tout simplement.
learn-l97-bargain-agree-ask = Alors c’est Or qui agirait. Mais ces murs, c’est à vous qu’il les faut.
learn-l97-bargain-agree-fight = 6 ducats, c’est un prix connu. Avec des mises secrètes, vous pourriez payer plus, ou perdre les murs.

## The fist

learn-l97-fist-title = Le poing fermé
learn-l97-fist-bid = Autre scène. À trois sur les murs, chacun cache une mise dans son poing. Qui mise le plus paie la banque et agit, les autres gardent leur argent. Avec 12 points en jeu, misez bien, mais pas tout.
learn-l97-fist-bid-good = La vôtre est la plus forte : Or avait misé 4, Pourpre 2. Personne d’autre ne paie.
learn-l97-fist-bid-tie = Égalité avec Or : vous misez tous deux encore une fois, et à la seconde égalité personne n’agit. Osez un ducat de plus.
learn-l97-fist-bid-low = Or avait misé 4 et obtient les murs. Vous gardez vos ducats, mais ces murs valaient 12 points pour vous.
learn-l97-fist-bid-high = Vous gagnez, mais Or n’avait misé que 4. Vous aurez bientôt encore besoin de ducats : misez moins.
learn-l97-fist-use = Servez-vous maintenant des murs : deux lignes autour de votre château de l’est sont encore ouvertes.
learn-l97-fist-use-half = Encore un.
learn-l97-fist-use-good = Une région, 12 points : 7 pour ses douze cases et 5 pour la ville.
learn-l97-fist-use-stop = Vous pouvez en rester là, mais ces murs, vous les avez payés.
learn-l97-fist-use-elsewhere = Ce mur ne ferme pas votre région de l’est. Il faut les deux là-bas.
learn-l97-fist-avoid = Gris a choisi la carte de politique. La politique ne se négocie pas : à deux, on mise aussitôt. Épargnez vos ducats, choisissez l’une des deux autres actions.
learn-l97-fist-avoid-good = Libre pour l’instant, et vos ducats vous restent pour la prochaine confrontation.
learn-l97-fist-avoid-politics = Il faudrait encore miser, contre Gris, et vous venez de payer.

## Walls

learn-l97-walls-title = Les murs
learn-l97-walls-size = Quelques tours plus tard. Vous avez trois murs pour votre château du sud-ouest. Un seul fermerait une région de neuf cases, soit 5 points ; à partir de onze, c’est 7. Posez les trois plus à l’est.
learn-l97-walls-size-on = Bien. Continuez le long de ce côté.
learn-l97-walls-size-good = 12 points : 7 pour douze cases et 5 pour la ville. Les murs restés à l’intérieur retournent à la réserve commune.
learn-l97-walls-size-small = Fermé : neuf cases, 5 points et 5 pour la ville. Avec trois cases de plus, ce serait 7 et 5.
learn-l97-walls-size-stop = Vous pouvez en rester là, mais alors pas de région, et pas de points.
learn-l97-walls-size-elsewhere = Ce mur ne ferme pas la grande région, et il faut les trois. Voyez les lignes indiquées.
learn-l97-walls-full = Une carte de mine d’argent est apparue : chaque montagne d’une région rapporte un point à son prince. Vous en avez deux : 2 points. Vos trois châteaux ont leur région : choisissez autre chose que des murs.
learn-l97-walls-full-good = Exact : ducats et épées servent toujours.
learn-l97-walls-full-walls = Qui a une région autour de chacun de ses châteaux ne pose plus de murs. Vous pourriez tout au plus vous faire payer pour céder l’action.

## Swords

learn-l97-swords-title = Les épées
learn-l97-swords-knight = Quelques tours plus tard. Chaque épée pose un chevalier ou étend une région. À l’est, votre région et celle d’Or se touchent, avec un chevalier chacune : posez-y un second.
learn-l97-swords-knight-good = Deux contre un : vous pouvez prendre des terres à Or. Dans une plaine, un chevalier est gratuit ; dans une forêt, il coûte 5 ducats.
learn-l97-swords-knight-extend = À égalité de chevaliers, vous ne prenez que de la terre libre, un point par case. D’abord le chevalier : ensuite la ville d’Or est à portée.
learn-l97-swords-knight-stop = Vous laisseriez perdre deux épées. Servez-vous-en.
learn-l97-swords-knight-elsewhere = Un chevalier ne compte que dans sa région : celui-ci ne sert à rien contre Or.
learn-l97-swords-town = La seconde épée étend une région d’une ou deux cases : terre libre toujours, celle d’un voisin si l’on a plus de chevaliers. Touchez votre château de l’est, puis la ville d’Or, juste sous votre région.
learn-l97-swords-town-good = 6 points : 1 pour la case et 5 pour la ville. Et Or en perd autant.
learn-l97-swords-town-knight = Vous avez déjà plus de chevaliers qu’Or. Maintenant, prenez des terres.
learn-l97-swords-town-stop = Il reste une épée, et la ville d’Or est devant vous.
learn-l97-swords-town-land = Cela rapporte 1 point. La ville d’Or, juste sous votre région de l’est, en rapporte 6.
learn-l97-swords-second = Une extension peut prendre une seconde case à côté de la même région. N’importe laquelle : chacune rapporte un point.
learn-l97-swords-second-good = Un point de plus. Gardez assez de chevaliers : qui en a davantage peut vous prendre des terres.
learn-l97-swords-second-stop = Vous pouvez en rester là, mais la seconde case ne coûte rien.

## Politics

learn-l97-politics-title = La politique
learn-l97-politics-look = Quelques tours plus tard. Personne d’autre n’a choisi la politique : examinez en secret l’une des deux piles et gardez-en une carte.
learn-l97-politics-look-alliance = Personne d’autre ne voit ces cartes. L’alliance arrête les chevaliers d’un voisin, le trésor vaut 8 ducats, le parchemin 3 points à la fin.
learn-l97-politics-look-renegade = Personne d’autre ne voit ces cartes. Le renégat fait passer chez vous un chevalier voisin, le trésor vaut 12 ducats, le parchemin 5 points à la fin.
learn-l97-politics-look-stop = Vous repartiriez les mains vides. Examinez une pile.
learn-l97-politics-keep = Au nord-ouest, Pourpre, votre voisin, a deux chevaliers contre un. Laquelle de ces cartes vous protège ?
learn-l97-politics-keep-alliance = Une alliance. Gardez-la cachée jusqu’au bon moment ; en attendant, le tour continue.
learn-l97-politics-keep-renegade = Un renégat. Gardez-le caché jusqu’au bon moment ; en attendant, le tour continue.
learn-l97-politics-keep-treasure = De l’argent pour les confrontations et la banque : bon à prendre, mais cela n’arrête personne.
learn-l97-politics-keep-parchment = Un parchemin rapporte ses points à la fin, c’est sûr. Mais il n’arrête pas les chevaliers de Pourpre.
learn-l97-politics-keep-none = Vous pouvez vous en passer, mais les chevaliers de Pourpre ont alors le champ libre.
learn-l97-politics-play = Pourpre a choisi deux épées ! Une carte de politique agit aussitôt, mais se joue juste avant une carte de décision : touchez-la, puis votre château du nord-ouest, puis celui de Pourpre.
learn-l97-politics-play-alliance = Alliés : les chevaliers de Pourpre s’arrêtent à vos murs, et les vôtres aux siens.
learn-l97-politics-play-renegade = Un chevalier de moins pour Pourpre, un de plus pour vous : l’avantage est à vous.
learn-l97-politics-play-arrives = Il passe chez vous ! Posez donc un chevalier de votre réserve ; dans une forêt, cela coûte 5 ducats.
learn-l97-politics-play-other = Cela peut aider ailleurs. Le danger, c’est Pourpre, au nord-ouest.
learn-l97-politics-play-choose = Une fois la carte de décision jouée, c’est trop tard pour ce tour, et les épées de Pourpre frappent. Jouez d’abord la carte de politique.
learn-l97-politics-last = Maintenant votre carte de décision. Les deux actions aux épées sont prises : que reste-t-il ?
learn-l97-politics-last-good = Puis la carte du Roi apparaît : les montagnes comptent encore une fois, et les parchemins. Vous avez 35 points, plus que tous les autres : vous succédez au Roi !
learn-l97-politics-last-bids = Celle-là est prise : il faudrait négocier. Les ducats sont encore libres.
