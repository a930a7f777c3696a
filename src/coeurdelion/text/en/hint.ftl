### Hints, in English: how plans compare, and how they are told.

hint-nearly = Nearly as good
hint-weaker = Clearly weaker
hint-then = Then { $does }.
