### Cœur de Lion: why files are refused (scenarios, diagrams, matches), in English.

refused-no-toml = This is not valid TOML ({ $text }).
refused-unknown-key = There is no key “{ $key }” here. Possible keys: { $allowed }.
refused-bad-entry = The value of “{ $key }” will not do. Expected: { $allowed }.
refused-diagram-rows = The diagram has too many or too few lines: it takes a line of corners above and below each row of cells.
refused-diagram-width = The diagram is { $width } characters wide: it takes 4 characters for each cell, plus 1, and no more than 26 columns.
refused-diagram-corners = This line of corners is badly drawn: it takes a + at each corner and, between two corners, --- or three blanks.
refused-diagram-frame = The frame must be closed: | on the left and right, --- at the top and bottom.
refused-diagram-side = “{ $text }” is no side of a cell: a border is drawn | or ---, an open side with blanks.
refused-diagram-terrain = “{ $text }” is no terrain. Possible characters: { $allowed }.
refused-diagram-piece = “{ $text }” at { $cell } is no piece: it takes the letter of a colour, then C (castle) or K (knight).
refused-too-many-borders = The supply is too small for the borders drawn ({ $count }).
refused-too-many-castles = Too many castles of one colour: { $count }, where { $allowed } is the most.
refused-too-many-knights = Too many knights of one colour: { $count }, where { $allowed } is the most.
refused-incomplete-pairs = While castles are being placed, each colour has as many knights as castles.
refused-too-many-cards = There are { $count } cards { $code } in this position: more than the game has.
refused-all-placed = All the castles are already placed: the placing phase is over.
refused-no-room-to-place = The diagram has no room left for a castle with its knight beside it: nobody can place.
refused-border-inside = The diagram has a border inside a domain: { $edges }.
refused-castle-misplaced = The castle at { $cell } is not on a meadow.
refused-knight-misplaced = The knight at { $cell } is neither on a meadow nor in a forest.
refused-bad-alliance = No alliance between { $cells }: it takes two domains of different colours.
refused-no-match-file = This is not a match file: it begins with “{ $text }” instead of “coeurdelion-match 1”.
refused-match-line = This line does not belong here in a match file, or it is missing: “{ $text }”.
refused-cut-off = The file is cut off: it ends with “{ $text }”, and the rest is missing. Get the whole file once more.
refused-match-version = The version “{ $text }” is not known: this program knows the game up to version { $version }.
refused-match-players = The “player” lines are numbered in order from 0, each with its colour.
refused-no-such-entry =
    { $count ->
        [0] “{ $text }” names no entry: there is none yet.
       *[other] “{ $text }” names no earlier entry: they are counted from 0; so far: { $count }.
    }
refused-result-differs = The file states the result “{ $text }”; the entries give “{ $due }”.
refused-score-differs = The file states the points “{ $text }”; the entries give “{ $due }”.
refused-chance-differs = Chance should have given “{ $due }”, not “{ $text }”.
refused-seating-differs = The draw of the seats should have given “{ $due }”, not “{ $text }”.
refused-no-seed = The file does not hold the seed: chance cannot be verified.
refused-no-commitment = The file does not hold the commitment: chance cannot be verified.
refused-commitment-differs = The seed does not match the commitment made before the game.
refused-digest-differs = The file does not match its digest: it has been altered.
