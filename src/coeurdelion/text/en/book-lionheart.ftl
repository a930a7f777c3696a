### Lionheart: what its rulebook says beside the rules, in English.

## Introduction

book-lh-about = Two armies of figures on bases meet on a trampled field, gold against silver: kings and knights on horseback, archers, infantry, and if both agree also heavy infantry, peasants and mercenaries. Lionheart is a battle game for two players from 1997; it takes about half an hour.
book-lh-goal = Eliminate the enemy King, or all his warriors, so that he stands alone on the field.
book-lh-box = A board, four dice with axes, arrows and panic, 20 bases, and two armies, one golden and one silver, of 92 figures in all.
book-lh-course = On your turn you have two actions: move straight ahead, turn, or attack. An attack is rolled, one die or two for each figure; axes hit, for archers arrows do. If all the dice show panic, the attackers run, and whoever stands behind them runs too.
book-lh-signs = Without drawings the board is written in signs: each unit has the letter of its kind, a capital for gold and a small one for silver, a pointer in the direction it faces (^ > v <), and the number of its figures; the table of units lists the letters.

## Sources

book-lh-source-booklet = French booklet

## Tables

book-lh-table-army = The basic army
book-lh-head-unit = Unit
book-lh-head-bases = Bases
book-lh-head-on-each = Figures on each
book-lh-table-die = The sides of a die
book-lh-head-face = Shows
book-lh-head-sides = Sides
book-lh-table-units = The units
book-lh-head-sign = Sign
book-lh-sign = { $sign }
book-lh-head-figures = Figures
book-lh-head-base = On a base
book-lh-base-of = { $figures }
book-lh-base-up-to = { $least }–{ $most }
book-lh-head-move = Moves
book-lh-move-foot = one square
book-lh-move-heavy = one square, for both actions
book-lh-move-mounted = any distance
book-lh-head-dice = Dice for each figure
book-lh-head-hit = Hits with
book-lh-hit-axe = axes
book-lh-hit-arrow = arrows
book-lh-hit-most = axes or arrows, whichever show more
book-lh-head-reach = Attacks
book-lh-reach-ahead = straight ahead
book-lh-reach-shot = the nine squares ahead
book-lh-reach-around = any adjacent square
book-lh-head-toughness = Hits per figure

## Basic and built armies

book-lh-ways = Basic and built armies side by side
book-lh-way-basic = Basic army
book-lh-way-built = Built army
book-lh-differs-bases = The bases
book-lh-basic-bases = Ten, the same for both.
book-lh-built-bases = Ten, the King among them, put together in secret and revealed together.
book-lh-differs-kinds = The kinds
book-lh-basic-kinds = King, knights, archers, infantry.
book-lh-built-kinds = These, and also heavy infantry, peasants and mercenaries.
book-lh-differs-array = The array
book-lh-basic-array = King in the middle of the back row, knights and archers beside him, infantry in front.
book-lh-built-array = The King on his square, all others anywhere on the two home rows.
book-lh-differs-massed = Massed infantry
book-lh-basic-massed = Not possible.
book-lh-built-massed = As an option, up to ten infantry on a base.
