### What a move of Lionheart throws away, in English.

coach-lh-won = It misses a { $count }% chance to win the match this turn.
coach-lh-king =
    { $better ->
        [0] Even so your King falls in the enemy’s next turn { $worse }% of the time.
       *[other] Even so your King falls in the enemy’s next turn { $worse }% of the time, instead of { $better }%.
    }
coach-lh-figures =
    { $count ->
        [one] It leaves you worse off by about one infantryman.
       *[other] It leaves you worse off by about { $count } infantrymen.
    }
coach-lh-threats = The enemy finds more of your men to attack, or you fewer of his.
coach-lh-arrows = More of your men stand where the enemy’s archers shoot, or fewer of his where yours do.
coach-lh-hunt = It brings you no nearer to the enemy King.
coach-lh-advance = It brings your men no nearer to the enemy.
coach-lh-facing = Your men look away from the enemy.
coach-lh-footing = If your men panic there, they have nowhere to go.
coach-lh-bribes = Mercenaries can be bribed by the enemy King, or no longer by yours.
