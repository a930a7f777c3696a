### Hinweise auf der Seite, auf Deutsch.

web-hint-line = Ein Knappe würde { $does }.
web-hint-do = So spielen
web-hint-plans = Was du tun könntest
web-hint-nearly = Fast so gut
web-hint-weaker = Deutlich schwächer
