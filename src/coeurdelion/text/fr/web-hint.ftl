### Les conseils sur la page, en français.

web-hint-line = Conseil d’un écuyer : { $does }.
web-hint-do = Jouer ainsi
web-hint-plans = Ce que vous pourriez faire
web-hint-nearly = Presque aussi bon
web-hint-weaker = Nettement moins bon
