### Hints on the page, in English.

web-hint-line = A squire would { $does }.
web-hint-do = Do that
web-hint-plans = What you could do
