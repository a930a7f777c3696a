### The coach at a table, in English: what the page says around its reasons.

web-coach-warning = Wait a moment: that throws much away.
web-coach-again = Think again
web-coach-anyway = Do it anyway
web-coach-better = Better would have been to { $does }.
web-coach-better-line = Better would have been: { $does }.
web-coach-bot = A bot would say: “{ $reason }”
web-coach-show = Show me
web-coach-thinks = The coach looks at your move …
