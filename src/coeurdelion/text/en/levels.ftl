# The levels of bots, the weakest first, and what to expect of each.

level-random = random
level-page = page
level-squire = squire
level-knight = knight
level-prince = prince
level-king = king

level-random-text = Does anything that is possible; meant for tests.
level-page-text = A friendly beginner who makes mistakes like any of us. A child can win.
level-squire-text = Plays sensibly: sees what can be had now, and not much further.
level-knight-text = Solid: reckons with what the others will do next.
level-prince-text = The strongest: thinks for about a second about each decision, and looks as far ahead as it can.
