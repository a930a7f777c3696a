### Hinweise, auf Deutsch: wie gut Pläne im Vergleich sind und wie sie gesagt werden.

hint-then = Danach { $does }.
