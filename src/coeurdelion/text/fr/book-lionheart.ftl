### Lionheart : ce que son livre de règles dit à côté des règles, en français.

## Introduction

book-lh-about = Deux armées de figurines sur leurs bases s’affrontent sur un champ piétiné, l’or contre l’argent : rois et chevaliers à cheval, archers, infanterie et, si l’on en convient, infanterie lourde, paysans et mercenaires. Lionheart est un jeu de bataille pour deux joueurs, paru en 1997 ; une partie dure environ une demi-heure.
book-lh-goal = Éliminer le roi adverse, ou tous ses guerriers, si bien qu’il reste seul sur le champ de bataille.
book-lh-box = Un plateau, quatre dés portant haches, flèches et panique, 20 bases et deux armées, l’une dorée, l’autre argentée, de 92 figurines en tout.
book-lh-course = À votre tour, vous avez deux actions : avancer droit devant, pivoter ou attaquer. Une attaque se joue aux dés, un ou deux par figurine ; les haches touchent, pour les archers ce sont les flèches. Si tous les dés montrent la panique, les attaquants se replient, et qui se trouve derrière eux se replie aussi.
book-lh-signs = Sans dessins, le plateau s’écrit en signes : chaque unité a la lettre de son type, majuscule pour l’or et minuscule pour l’argent, une pointe dans la direction où elle regarde (^ > v <) et le nombre de ses figurines ; le tableau des unités donne les lettres.

## Sources

book-lh-source-booklet = livret français

## Tables

book-lh-table-army = L’armée de base
book-lh-head-unit = Unité
book-lh-head-bases = Bases
book-lh-head-on-each = Figurines sur chacune
book-lh-table-die = Les faces d’un dé
book-lh-head-face = Montre
book-lh-head-sides = Faces
book-lh-table-units = Les unités
book-lh-head-sign = Signe
book-lh-sign = { $sign }
book-lh-head-figures = Figurines
book-lh-head-base = Par base
book-lh-base-of = { $figures }
book-lh-base-up-to = { $least } à { $most }
book-lh-head-move = Avance
book-lh-move-foot = d’une case
book-lh-move-heavy = d’une case, pour les deux actions
book-lh-move-mounted = sans limite
book-lh-head-dice = Dés par figurine
book-lh-head-hit = Touche avec
book-lh-hit-axe = les haches
book-lh-hit-arrow = les flèches
book-lh-hit-most = les haches ou les flèches, ce qui sort le plus
book-lh-head-reach = Attaque
book-lh-reach-ahead = droit devant
book-lh-reach-shot = les neuf cases devant
book-lh-reach-around = toute case voisine
book-lh-head-toughness = Coups par figurine

## Basic and built armies

book-lh-ways = Armée de base et armée composée côte à côte
book-lh-way-basic = Armée de base
book-lh-way-built = Armée composée
book-lh-differs-bases = Les bases
book-lh-basic-bases = Dix, les mêmes pour les deux.
book-lh-built-bases = Dix, roi compris, composées en secret et révélées ensemble.
book-lh-differs-kinds = Les types
book-lh-basic-kinds = Roi, chevaliers, archers, infanterie.
book-lh-built-kinds = Les mêmes, et aussi infanterie lourde, paysans et mercenaires.
book-lh-differs-array = La disposition
book-lh-basic-array = Le roi au milieu de la dernière rangée, chevaliers et archers à ses côtés, l’infanterie devant.
book-lh-built-array = Le roi sur sa case, tous les autres n’importe où sur les deux rangées de départ.
book-lh-differs-massed = L’infanterie en masse
book-lh-basic-massed = Impossible.
book-lh-built-massed = En option, jusqu’à dix fantassins par base.
