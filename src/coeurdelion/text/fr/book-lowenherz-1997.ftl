### Löwenherz 1997 : ce que son livre de règles dit à côté des règles, en français.

## Introduction

book-l97-about = Le vieux Roi se meurt, et les princes se disputent sa succession. Le pouvoir, c’est la terre, et la terre, c’est ce que les murs enferment ; mais à chaque tour il n’y a que trois choses à faire, et souvent plusieurs princes veulent la même. Löwenherz est un jeu de Klaus Teuber pour deux à quatre joueurs, paru chez Goldsieber en 1997 ; une partie dure environ une heure et demie.
book-l97-goal = Des murs qui enferment un seul château forment une région ; elle rapporte des points de pouvoir selon sa taille et ses villes, et ses montagnes en rapportent à chaque mine d’argent. Quand la carte du Roi est retournée, le Roi est mort, et le prince qui a le plus de points de pouvoir lui succède.
book-l97-box = Un cadre et six pièces de carte, en quatre couleurs 16 châteaux et 48 chevaliers, 100 murs, le château noir du premier joueur, 31 cartes d’action, 12 cartes de décision, 13 cartes de politique, 52 cartes d’argent, quatre cartes résumé et quatre marqueurs de pouvoir.
book-l97-course = À chaque tour, une carte montre trois actions, et chacun en choisit une au vu de tous. À deux pour la même action, on négocie un prix ; si l’on rompt, ou si l’on est plus nombreux, des mises secrètes décident. Les ducats se partagent ; les murs enferment la terre, les épées amènent des chevaliers et repoussent le voisin, les cartes de politique restent cachées jusqu’à leur heure.
book-l97-signs = Sans dessins, les plateaux s’écrivent en signes : château #, chevalier !, avec la lettre de leur couleur (R rose, G or, P pourpre, Y gris, N neutre) ; forêt %, montagne A, ville ^ ; un blanc est une plaine. Les traits sont des murs ; une minuscule dans une case dit à qui est la région.

## Sources

book-l97-source-rules = traduction française
book-l97-source-rgg = édition anglaise

## Tables

book-l97-table-players = Ce qui dépend du nombre de joueurs dans le jeu complet
book-l97-row-castles = Châteaux pour chacun
book-l97-row-neutral = Châteaux neutres en tout
book-l97-row-decisions = Cartes de décision du premier joueur
book-l97-table-actions = Les 31 cartes d’action
book-l97-head-letter = Lettre
book-l97-letter = { $letter }
book-l97-head-top = 1 en haut
book-l97-head-middle = 2 au milieu
book-l97-head-bottom = 3 en bas
book-l97-action = { $action }
book-l97-card-silver = mine d’argent
book-l97-card-king = le Roi
book-l97-table-politics = Les 13 cartes de politique
book-l97-head-politics = Carte
book-l97-head-count = Nombre
book-l97-politics = { $politics }
book-l97-table-regions = Ce que rapporte une nouvelle région
book-l97-head-cells = Cases
book-l97-head-points = Points de pouvoir
book-l97-cells = { $first } à { $last }
book-l97-cells-more = { $first } et plus

## Basic and full game

book-l97-ways = Jeu de base et jeu complet côte à côte
book-l97-way-full = Jeu complet
book-l97-way-basic = Jeu de base
book-l97-differs-seats = Les joueurs
book-l97-full-seats = Deux, trois ou quatre.
book-l97-basic-seats = Trois ou quatre.
book-l97-differs-map = La carte
book-l97-full-map = Les six pièces sont posées n’importe où et dans n’importe quel sens.
book-l97-basic-map = Les six pièces suivent une disposition fixe.
book-l97-differs-castles = Châteaux et chevaliers
book-l97-full-castles = Chacun les pose à son tour, les châteaux d’une même couleur bien à l’écart les uns des autres.
book-l97-basic-castles = Ils sont là où la disposition les met.
book-l97-differs-walls = Les murs au départ
book-l97-full-walls = Aucun : toutes les régions sont à faire.
book-l97-basic-walls = Quelques-uns sont déjà là, et chacun commence avec une région qui n’a rien rapporté.
book-l97-differs-cards = Les cartes d’action
book-l97-full-cards = Les 31, de A à E.
book-l97-basic-cards = De B à E ; les A restent dans la boîte.
book-l97-differs-neutral = Une couleur que personne ne joue
book-l97-full-neutral = À deux et à trois, ce sont les joueurs qui posent ses châteaux.
book-l97-basic-neutral = À trois, ses pions et ses murs restent sur le plateau comme obstacles.
