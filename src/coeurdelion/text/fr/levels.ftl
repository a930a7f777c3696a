# Les niveaux des bots, du plus faible au plus fort, et à quoi s’attendre.

level-random = hasard
level-page = page
level-squire = écuyer
level-knight = chevalier
level-prince = prince
level-king = roi

level-random-text = Fait n’importe quoi, pourvu que ce soit possible. Pour les essais.
level-page-text = Un débutant sympathique, qui se trompe comme tout le monde. Même un enfant peut gagner.
level-squire-text = Joue avec bon sens : voit ce qui s’offre tout de suite, mais guère plus loin.
level-knight-text = Solide : tient compte de ce que les autres feront ensuite.
level-prince-text = Le plus fort : réfléchit environ une seconde à chaque décision et voit aussi loin qu’il peut.
