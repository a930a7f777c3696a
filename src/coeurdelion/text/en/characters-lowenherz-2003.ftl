### The characters that bots appear as.

character-aubry = Baron Aubrey
character-isaure = Lady Isaura
character-gontran = Sir Guntram
character-mahaut = Countess Maud
character-thibert = Baron Tibert
character-ermeline = Lady Ermeline
character-baudry = Sir Baldric
character-oriane = Baroness Oriane

taste-aubry = Dreams of large domains.
taste-isaure = Guards what is hers before she goes on.
taste-gontran = Likes to press his neighbours.
taste-mahaut = Loves mines, and best of all a monopoly.
taste-thibert = Likes to keep his ducats together.
taste-ermeline = Keeps free land beside her borders for later.
taste-baudry = Takes points now rather than later.
taste-oriane = Has no favourite and weighs everything coolly.
