### The characters that bots appear as.

character-anselin = Prince Anselin
character-sigrade = Princess Sigrid
character-hardouin = Duke Hardwin
character-brune = Duchess Bruna
character-evrin = Prince Everin
character-yolaine = Princess Yolanda
character-raginal = Duke Raginald
character-liegarde = Duchess Lidgard

taste-anselin = Dreams of large regions.
taste-sigrade = Guards what is hers before she goes on.
taste-hardouin = Likes to press his neighbours.
taste-brune = Loves silver mines.
taste-evrin = Parts with no ducat lightly.
taste-yolaine = Loves politics cards.
taste-raginal = Takes points now rather than later.
taste-liegarde = Has no favourite and weighs everything coolly.
