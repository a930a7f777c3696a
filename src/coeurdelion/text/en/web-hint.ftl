### Hints on the page, in English.

web-hint-line = A squire would { $does }.
web-hint-do = Do that
web-hint-plans = What you could do
web-hint-nearly = Nearly as good
web-hint-weaker = Clearly weaker
