### L’entraîneur à une table, en français : ce que la page dit autour de ses raisons.

web-coach-warning = Un instant : vous y perdriez beaucoup.
web-coach-again = Réfléchir encore
web-coach-anyway = Jouer quand même
web-coach-better = Il valait mieux { $does }.
web-coach-better-line = Il valait mieux jouer : { $does }.
web-coach-bot = Un bot dirait : « { $reason } »
web-coach-show = Montrer
web-coach-thinks = L’entraîneur regarde votre coup…
