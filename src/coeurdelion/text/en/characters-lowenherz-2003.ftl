### The characters that bots appear as.

character-aubry = Baron Aubrey
character-isaure = Lady Isaura
character-gontran = Sir Guntram
character-mahaut = Countess Maud
character-thibert = Baron Tibert
character-ermeline = Lady Ermeline
character-baudry = Sir Baldric
character-oriane = Baroness Oriane
