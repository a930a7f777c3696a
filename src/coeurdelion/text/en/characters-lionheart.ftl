### The characters that bots appear as.

character-ironbreaker = Captain Ironbreaker
character-raven = Sir Raven
character-hawthorn = Lady Hawthorn
character-oldoak = Master Oldoak
character-greymantle = Marshal Greymantle
character-thistle = Lady Thistle
