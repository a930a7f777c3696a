### Cœur de Lion: why examples, stages of first games and positions are refused, in English.

refused-unknown-example = There is no example “{ $example }”.
refused-unknown-stage = There is no stage “{ $stage }” of a first game.
refused-stage-done = This stage is done: go on to the next one, or begin it again.
refused-no-room-for-all = The board might not have room for all { $count } castles that are still to be placed, each with its knight: no match can begin here.
refused-nobody-acts = Nobody is to act in this position: no match can begin here.
refused-position-options = A position brings its own options: leave these out.
refused-position-unlisted = A match that begins from a position is never public: invite others by a link.
