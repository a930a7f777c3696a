### The characters that bots appear as.

character-ironbreaker = Captain Ironbreaker
character-raven = Sir Raven
character-hawthorn = Lady Hawthorn
character-oldoak = Master Oldoak
character-greymantle = Marshal Greymantle
character-thistle = Lady Thistle

taste-ironbreaker = Likes to come to blows early.
taste-raven = Always has an eye on the enemy’s King.
taste-hawthorn = Keeps danger away from her King.
taste-oldoak = Is patient and lets the enemy come.
taste-greymantle = Puts his trust in arrows.
taste-thistle = Gives no figure away lightly.
