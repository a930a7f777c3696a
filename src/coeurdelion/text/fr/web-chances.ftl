### Les chances de victoire au fil d’une partie finie et les tours qui l’ont fait basculer, en français.

web-chances-plot = Chances de victoire, en pour cent
web-chances-percent = { $percent } %
web-chances-of = { $player } { $percent } %
web-chances-change = { $player } : de { $before } % à { $after } %
web-chances-about = Estimation tirée de l’évaluation des bots, tous les secrets étant dévoilés, et de l’issue de parties entre bots.
web-chances-turned = Ce qui a fait basculer la partie
web-chances-decision = Une décision
web-chances-luck = Le hasard
web-chances-both = Une décision et le hasard
