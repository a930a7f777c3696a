### What a plan of Lionheart leads to, in English.

hint-lh-king = In the enemy’s next turn your King then falls { $chance }% of the time.
hint-lh-loss =
    { $count ->
        [one] In the enemy’s next turn you stand to lose about one infantryman.
       *[other] In the enemy’s next turn you stand to lose as much as { $count } infantrymen.
    }
