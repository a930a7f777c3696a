### Le livre de règles comme page et sur papier, en français : ce que disent les livres de tous les jeux.

## The page

book-title = { $game } : le livre de règles
book-all = Les livres de règles
book-all-text = Toutes les règles des trois jeux, dans l’ordre où on les rencontre : d’où elles viennent, ce que les éditions font autrement, et de petits plateaux qui les montrent.
book-skip = Aller aux règles
book-home = Vers la page d’accueil
book-language = Langue
book-language-fr = Français
book-language-en = English
book-language-de = Deutsch
book-games = Livres de règles
book-contents = Sommaire
book-play = Jouer à { $game }
book-foot = Les jeux appartiennent à leurs auteurs et éditeurs ; les textes, les dessins et les exemples de ces pages sont de nous.

## Search

book-search = Chercher dans les règles
book-search-go = Chercher
book-found =
    { $count ->
        [0] Aucune règle ne parle de « { $query } ».
        [one] Une règle parle de « { $query } ».
       *[other] { $count } règles parlent de « { $query } ».
    }
book-found-whole = Montrer tout le livre

## Introduction

book-about = Le jeu
book-goal = Le but
book-box = Dans la boîte
book-course = Comment on joue
book-signs = Comment se lisent les plateaux
book-marks = D’où vient une règle
book-marks-text = Chaque règle porte un numéro, qui permet de la citer et d’y renvoyer par un lien ; au-dessous est indiqué d’où elle vient : une règle imprimée, avec la section où elle se trouve, la réponse de l’éditeur à une question, des descriptions du jeu par d’autres, ou notre arbitrage là où tous se taisent.

## Rules

book-anchor = Lien vers la règle { $rule }
book-source-printed = Règle imprimée :
book-source-answer = Réponse de l’éditeur
book-source-report = Décrit par d’autres
book-source-ruling = Notre arbitrage
book-choice = Une table peut en décider autrement :
book-elsewhere = À voir aussi dans d’autres exemples :
book-head-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## Examples

book-example-others =
    { $count ->
        [one] Sur un plateau
       *[other] Sur des plateaux ({ $count })
    }
book-before = Avant
book-after = Après
book-refused = Interdit
book-step-refused = { $player } veut { $wanted }. { $reason }
book-step-misread = { $player } écrit « { $line } ». { $reason }

## Ways to play

book-way-chosen = choix actuel
book-differs = Diffère
book-ways-text = Ce qui diffère est marqué d’un ≠, et chaque ligne mène à sa règle.
book-ways-row = Sujet
book-house = Règles maison
book-house-text = Une table peut en convenir une par une, quoi qu’elle ait choisi par ailleurs.

## Glossary

book-glossary = Glossaire
book-glossary-text = Un mot pour chaque chose, dans les trois langues.
