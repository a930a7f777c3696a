### Hinweise, auf Deutsch: wie gut Pläne im Vergleich sind und wie sie gesagt werden.

hint-nearly = Fast so gut
hint-weaker = Deutlich schwächer
hint-then = Danach { $does }.
