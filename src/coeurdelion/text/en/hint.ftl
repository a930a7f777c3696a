### Hints, in English: how plans compare, and how they are told.

hint-then = Then { $does }.
