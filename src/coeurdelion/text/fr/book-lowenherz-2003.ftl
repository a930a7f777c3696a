### Löwenherz 2003 : ce que son livre de règles dit à côté des règles, en français.

## Introduction

book-l03-about = Le Roi est au loin, et son royaume sombre dans le désordre. Chaque { -prince } redessine la carte à son avantage : on fonde des châteaux, on pose des frontières, on repousse le voisin. Löwenherz est un jeu de Klaus Teuber pour deux à quatre joueurs, paru chez Kosmos en 2003 et chez Tilsit en 2004 sous le titre Richard Cœur de Lion ; une partie dure environ trois quarts d’heure.
book-l03-goal = Une région que des frontières ferment autour d’un seul château est un { -domain } ; ses forêts, ses villages et { -city(form: "the") } rapportent des points à qui le possède. Qui rejoint le Roi sur la piste gagne aussitôt. Sinon, le plus grand nombre de points l’emporte une fois la dernière carte utilisée.
book-l03-box = Un cadre et neuf tuiles de paysage, 60 cartes d’action, en quatre couleurs 60 chevaliers et 16 châteaux, 100 frontières, des ducats, quatre marqueurs et le pion du Roi.
book-l03-course = D’abord, chacun pose ses châteaux, un chevalier avec chacun. Puis on joue à tour de rôle : recevoir le revenu de ses mines, vendre une carte ou la payer pour s’en servir, compléter sa main. Les cartes permettent de poser des frontières et des chevaliers, d’étendre un { -domain } sur la terre du voisin, de lui prendre un chevalier ou de sceller une alliance.
book-l03-signs = Sans dessins, les plateaux s’écrivent en signes : château #, chevalier !, avec la lettre de leur couleur (R rouge, B bleu, O orange, W blanc, N neutre) ; forêt %, village ^, { -city } *, mines d’or g, d’argent s, de cuivre c et de { -gems } d ; un blanc est { -meadow(form: "a") }. Les traits sont des frontières ; une minuscule dans une case dit à qui est le { -domain }.

## Sources

book-l03-source-kosmos = Kosmos 2003
book-l03-source-tilsit = Tilsit 2004

## Tables

book-l03-table-cards = Les 60 cartes d’action : prix (valeur de vente) × nombre
book-l03-head-card = Carte
book-l03-head-letter = Lettre { $letter }
book-l03-card = { $card }
book-l03-card-entry = { $price } ({ $sale }) × { $count }
book-l03-table-players = Ce qui dépend du nombre de joueurs
book-l03-row-castles = Châteaux pour chacun
book-l03-row-king = Pion du Roi sur la case
book-l03-table-values = Ce que rapporte chaque case d’un nouveau { -domain }
book-l03-head-terrain = Terrain
book-l03-head-points = Points

## The two editions

book-l03-ways = Les éditions côte à côte
book-l03-way-kosmos = Kosmos (2003)
book-l03-way-tilsit = Tilsit (2004)
book-l03-differs-arrangement = La carte
book-l03-kosmos-arrangement = Les joueurs disposent les tuiles à leur guise ; ici, sauf avis contraire, la disposition pour débuter.
book-l03-tilsit-arrangement = Les tuiles sont mélangées et posées au hasard.
book-l03-differs-placing = La pose des châteaux
book-l03-kosmos-placing = À tour de rôle, dans le sens inverse des aiguilles d’une montre.
book-l03-tilsit-placing = À tour de rôle, dans le sens des aiguilles d’une montre.
book-l03-differs-castle-distance = La distance entre châteaux d’une même couleur
book-l03-kosmos-castle-distance = Au moins { $value } pas de l’un à l’autre.
book-l03-tilsit-castle-distance = Au moins six cases vides entre eux, donc { $value } pas.
book-l03-differs-deserter = Le { -deserter }
book-l03-kosmos-deserter = Vous posez d’abord votre chevalier ; puis l’adversaire choisit lequel des siens s’en va.
book-l03-tilsit-deserter = Vous retirez d’abord le chevalier de votre choix ; puis vous posez le vôtre.
book-l03-differs-neutral-castles = Les châteaux neutres à deux joueurs
book-l03-kosmos-neutral-castles = { $value } en tout.
book-l03-tilsit-neutral-castles = { $value } en tout.
book-l03-differs-words = Les mots
book-l03-kosmos-words = Domaine, marché, transfuge, prairie, cité du Roi, pierres précieuses, prince.
book-l03-tilsit-words = Fief, Chancellerie, changement d’allégeance, pré, Cité Royale, diamant, duc.
