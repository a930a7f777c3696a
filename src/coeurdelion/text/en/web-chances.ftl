### Chances to win over a match that is over, and the turns that turned it, in English.

web-chances-plot = Chances to win, in percent
web-chances-percent = { $percent }%
web-chances-of = { $player } { $percent }%
web-chances-change = { $player }: from { $before }% to { $after }%
web-chances-about = Estimated from the bots’ evaluation, with everything hidden laid open, by how matches between bots ended.
web-chances-turned = What turned the match
web-chances-decision = A decision
web-chances-luck = Luck
web-chances-both = A decision and luck
