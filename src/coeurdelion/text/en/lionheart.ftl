### Lionheart, in English.

## Names

lionheart = Lionheart (1997)
kind-king = King
kind-knights = Knights
kind-archers = Archers
kind-infantry = Infantry
kind-heavy = Heavy infantry
kind-peasants = Peasants
kind-mercenaries = Mercenaries

## Parts of sentences, used by other messages only

lh-part-unit-first =
    { $side ->
        [gold] Gold’s
       *[silver] Silver’s
    } { $kind ->
        [king] King
        [knights] knights
        [archers] archers
        [infantry] infantry
        [heavy] heavy infantry
        [peasants] peasants
       *[mercenaries] mercenaries
    }
lh-part-unit =
    { $side ->
        [gold] Gold’s
       *[silver] Silver’s
    } { $kind ->
        [king] King
        [knights] knights
        [archers] archers
        [infantry] infantry
        [heavy] heavy infantry
        [peasants] peasants
       *[mercenaries] mercenaries
    }
lh-part-foe =
    { $foe ->
        [gold] Gold’s
       *[silver] Silver’s
    } { $target ->
        [king] King
        [knights] knights
        [archers] archers
        [infantry] infantry
        [heavy] heavy infantry
        [peasants] peasants
       *[mercenaries] mercenaries
    }
lh-part-kind-first =
    { $kind ->
        [king] The King
        [knights] The knights
        [archers] The archers
        [infantry] The infantry
        [heavy] The heavy infantry
        [peasants] The peasants
       *[mercenaries] The mercenaries
    }
lh-part-kind =
    { $kind ->
        [king] the King
        [knights] the knights
        [archers] the archers
        [infantry] the infantry
        [heavy] the heavy infantry
        [peasants] the peasants
       *[mercenaries] the mercenaries
    }
lh-part-of-kind =
    { $kind ->
        [king] Kings
        [knights] knights
        [archers] archers
        [infantry] infantry
        [heavy] heavy infantry
        [peasants] peasants
       *[mercenaries] mercenaries
    }
lh-part-of-side =
    { $side ->
        [gold] Gold’s
       *[silver] Silver’s
    }
lh-part-facing =
    { $facing ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
lh-part-percent =
    { $percent ->
        [0] Under 1%
       *[other] { $percent }%
    }
lh-part-dice =
    { $dice ->
        [1] one die
        [2] two dice
        [3] three dice
        [4] four dice
       *[other] { $dice } dice
    }
lh-part-axes =
    { $axes ->
        [0] no axe
        [1] one axe
        [2] two axes
        [3] three axes
        [4] four axes
       *[other] { $axes } axes
    }
lh-part-hits =
    { $kind ->
        [archers] { $hits ->
            [1] one arrow
            [2] two arrows
            [3] three arrows
            [4] four arrows
           *[other] { $hits } arrows
        }
        [peasants] { $hits ->
            [1] one hit
            [2] two hits
            [3] three hits
            [4] four hits
           *[other] { $hits } hits
        }
       *[other] { $hits ->
            [1] one axe
            [2] two axes
            [3] three axes
            [4] four axes
           *[other] { $hits } axes
        }
    }
lh-part-losses =
    { $target ->
        [king] the King falls
        [knights] { $losses ->
            [1] one knight falls
            [2] two knights fall
           *[other] { $losses } knights fall
        }
       *[other] { $losses ->
            [1] one man falls
            [2] two men fall
            [3] three men fall
            [4] four men fall
           *[other] { $losses } men fall
        }
    }
lh-part-left =
    { $left ->
        [1] one is left
        [2] two are left
        [3] three are left
        [4] four are left
        [5] five are left
        [6] six are left
        [7] seven are left
        [8] eight are left
        [9] nine are left
       *[other] { $left } are left
    }
lh-part-squares =
    { $squares ->
        [1] one square
        [2] two squares
        [3] three squares
        [4] four squares
       *[other] { $squares } squares
    }
lh-part-figures-of =
    { $kind ->
        [king] the King
        [knights] { $figures ->
            [one] { $figures } knight
           *[other] { $figures } knights
        }
        [archers] { $figures ->
            [one] { $figures } archer
           *[other] { $figures } archers
        }
        [infantry] { $figures ->
            [one] { $figures } infantryman
           *[other] { $figures } infantry
        }
        [heavy] { $figures ->
            [one] { $figures } heavy infantryman
           *[other] { $figures } heavy infantry
        }
        [peasants] { $figures ->
            [one] { $figures } peasant
           *[other] { $figures } peasants
        }
       *[mercenaries] { $figures ->
            [one] { $figures } mercenary
           *[other] { $figures } mercenaries
        }
    }
lh-part-base = on { $cell }
lh-part-figures =
    { $figures ->
        [1] one man is lost
        [2] two men are lost
        [3] three men are lost
        [4] four men are lost
        [5] five men are lost
        [6] six men are lost
        [7] seven men are lost
        [8] eight men are lost
        [9] nine men are lost
        [10] ten men are lost
       *[other] { $figures } men are lost
    }

## What one can do, in the infinitive

lh-do-move = move { lh-part-kind } from { $cell } to { $to }
lh-do-turn = turn { lh-part-kind } at { $cell } to face { lh-part-facing }
lh-do-attack = attack { lh-part-foe } at { $other } with { lh-part-kind } at { $cell }
lh-do-attack-empty = attack the empty square { $other } from { $cell }
lh-do-bribe = have the King at { $cell } bribe the mercenaries at { $other }
lh-do-nobody = act at { $cell }, where nobody stands
lh-do-end = end the turn
lh-do-army = line up this army: { $bases }

## What is asked

ask-army = build an army of ten bases in secret, each with its letter, number of figures and square (i4@c7)
ask-orders =
    { $left ->
        [one] move, turn or attack with a unit (the last action)
       *[other] move, turn or attack with a unit ({ $left } actions left)
    }

## Lionheart: events

lh-army-ready = { $player } has built an army; it stays hidden for now.
lh-army-revealed =
    { $side ->
        [gold] Gold’s army comes to light: { $figures } figures ({ $bases }).
       *[silver] Silver’s army comes to light: { $figures } figures ({ $bases }).
    }
lh-first-rolled = { $player } rolls for the first turn: { lh-part-axes }.
lh-first-tied = A tie: both roll again.
lh-turn-begun = Turn { NUMBER($turn, useGrouping: 0) }: { $player } to move.
lh-turn-ended =
    { $left ->
        [one] { $player } ends the turn and leaves one action unused.
       *[other] { $player } ends the turn without acting.
    }
lh-unit-moved =
    { $kind ->
        [king] { lh-part-unit-first } rides from { $cell } to { $to }.
        [knights] { lh-part-unit-first } ride from { $cell } to { $to }.
       *[other] { lh-part-unit-first } advance from { $cell } to { $to }.
    }
lh-unit-turned =
    { $kind ->
        [king] { lh-part-unit-first } at { $cell } turns { lh-part-facing }.
       *[other] { lh-part-unit-first } at { $cell } turn { lh-part-facing }.
    }
lh-attack-begun =
    { $kind ->
        [king] { lh-part-unit-first } ({ $cell }) attacks { lh-part-foe } ({ $other }): { lh-part-dice }.
        [archers] { lh-part-unit-first } ({ $cell }) take aim at { lh-part-foe } ({ $other }): { lh-part-dice }.
       *[other] { lh-part-unit-first } ({ $cell }) attack { lh-part-foe } ({ $other }): { lh-part-dice }.
    }
lh-attack-odds =
    The odds: nobody falls { $none }%{ $one ->
        [0] { "" }
       *[other] , one falls { $one }%
    }{ $two ->
        [0] { "" }
       *[other] , two fall { $two }%
    }{ $three ->
        [0] { "" }
       *[other] , three fall { $three }%
    }{ $four ->
        [0] { "" }
       *[other] , four fall { $four }%
    }{ $panic ->
        [0] { "" }
       *[other] ; panic { $panic }%
    }{ $terror ->
        [0] { "" }
       *[other] ; the enemy is driven back { $terror }%
    }.
lh-attack-outcome =
    { lh-part-percent }: { $what ->
        [king] { lh-part-unit } falls, and the battle is decided.
        [army] { lh-part-unit } stands alone, and the battle is decided.
        [own-king] { lh-part-unit } at { $cell } are driven into their own King: lost.
        [enemy] { lh-part-unit } at { $cell } run into the enemy: lost.
        [edge] { lh-part-unit } at { $cell } are driven off the board: lost.
        [destroyed] { lh-part-unit } at { $cell } fall to the last man.
        [pushed] { lh-part-unit } at { $cell } are swept along in the panic.
       *[retreats] { lh-part-unit } at { $cell } fall back.
    }
lh-attack-rolled =
    { $kind ->
        [king] { lh-part-unit-first } strikes at { lh-part-foe }:
        [archers] { lh-part-unit-first } shoot at { lh-part-foe }:
       *[other] { lh-part-unit-first } strike at { lh-part-foe }:
    } { $losses ->
        [0] { $hits ->
            [0] not a single hit.
           *[other] { lh-part-hits }, and that is not enough.
        }
       *[other] { lh-part-hits }, { lh-part-losses }{ $left ->
            [0] .
           *[other] ; { lh-part-left }.
        }
    }
lh-lone-hit =
    { $kind ->
        [archers] { lh-part-of-side } lone archer hits { lh-part-foe }; the die is rolled again.
        [peasants] { lh-part-of-side } lone peasant hits { lh-part-foe }; the die is rolled again.
       *[infantry] { lh-part-of-side } lone infantryman hits { lh-part-foe }; the die is rolled again.
    }
lh-unit-destroyed =
    { $kind ->
        [king] { lh-part-unit-first } at { $cell } is gone from the field.
       *[other] { lh-part-unit-first } at { $cell } are gone from the field.
    }
lh-unit-panicked = Panic! { lh-part-unit-first } at { $cell } turn tail.
lh-peasants-fled =
    { $side ->
        [gold] Gold’s peasants at { $cell } take to their heels: { lh-part-squares }.
       *[silver] Silver’s peasants at { $cell } take to their heels: { lh-part-squares }.
    }
lh-unit-terrified = The mercenaries strike terror into { lh-part-unit } at { $cell }: { lh-part-squares } back.
lh-unit-retreated = { lh-part-unit-first } fall back from { $cell } to { $to }.
lh-unit-pushed = The panic spreads: { lh-part-unit } fall back from { $cell } to { $to }.
lh-unit-lost =
    { $by ->
        [edge] { lh-part-unit-first } at { $cell } flee off the board: { lh-part-figures }.
        [enemy] { lh-part-unit-first } at { $cell } run into the enemy: { lh-part-figures }.
       *[king] { lh-part-unit-first } at { $cell } run into their own King: { lh-part-figures }.
    }
lh-mercenaries-bribed =
    { $side ->
        [gold] Gold’s King at { $cell } bribes Silver’s mercenaries at { $other }: they change sides.
       *[silver] Silver’s King at { $cell } bribes Gold’s mercenaries at { $other }: they change sides.
    }
lh-won-by-king =
    { $foe ->
        [gold] Gold’s King has fallen: { $players } wins the battle.
       *[silver] Silver’s King has fallen: { $players } wins the battle.
    }
lh-won-by-army =
    { $foe ->
        [gold] Gold’s King stands alone on the field: { $players } wins the battle.
       *[silver] Silver’s King stands alone on the field: { $players } wins the battle.
    }
lh-drawn = No figure has fallen in { $turns } turns: the battle is drawn.

## Lionheart: reasons of refusal

lh-refused-bad-colours = These colours will not do: { $colours }. Seat 0 plays gold, seat 1 silver.
lh-refused-square-shared = Two bases on { $cell }: there is room for one unit on a square.
lh-refused-first-dice = The roll for the first turn takes { $needed } dice, not { $count }.
lh-refused-no-unit = There is no unit on { $cell }.
lh-refused-not-your-unit = The unit on { $cell } does not obey you: choose one of your own first.
lh-refused-attacked-already = The unit on { $cell } has already attacked this turn: another one may still do so.
lh-refused-not-straight-ahead = { $to } does not lie straight ahead of { lh-part-kind } on { $cell }, facing { lh-part-facing }. Turning is an action of its own.
lh-refused-too-far-on-foot = { lh-part-kind-first } on { $cell } are on foot: one square for one action, to { $to }. That would be { $steps } squares.
lh-refused-way-blocked = The way to { $to } is blocked: there is a unit on { $cell }. Nobody moves onto or over another.
lh-refused-faces-there = The unit on { $cell } already faces { lh-part-facing }: choose another direction.
lh-refused-no-target = There is nobody on { $cell } to attack.
lh-refused-own-target = The unit on { $cell } is your own.
lh-refused-not-ahead = { $target } is not the square straight ahead of { lh-part-kind } on { $cell }: turn or move first.
lh-refused-attack-dice = Dice for this attack: { $needed }, not { $count }.
lh-refused-out-of-area = { $target } is out of reach of the archers on { $cell }: they hit the nine squares of the three ranks ahead, one file to either side.
lh-refused-out-of-line = { $target } is out of reach of the archers on { $cell }: they hit what stands straight ahead.
lh-refused-too-many-bases =
    { $excess ->
        [one] An army has { $needed } bases, this one { $count }: one too many.
       *[other] An army has { $needed } bases, this one { $count }: { $excess } too many.
    }
lh-refused-too-few-bases =
    { $missing ->
        [one] An army has { $needed } bases, this one { $count }: one is missing.
       *[other] An army has { $needed } bases, this one { $count }: { $missing } are missing.
    }
lh-refused-king-missing = Every army has a King; this one has none.
lh-refused-king-off-throne = The King stands on { $throne }, the middle of the back row, not on { $cell }.
lh-refused-off-home-rows = The base { $base } does not stand on your two home rows: the squares from { $first } to { $last }.
lh-refused-base-too-full =
    { $excess ->
        [one] The base { $base } is too full: { $most } is the most for { lh-part-kind }, so one figure too many.
       *[other] The base { $base } is too full: { $most } is the most for { lh-part-kind }, so { $excess } figures too many.
    }
lh-refused-base-too-small = The base { $base } is too small: { lh-part-kind } take { $least } figures, no fewer.
lh-refused-too-many-of-a-kind =
    { $excess ->
        [one] Too many { lh-part-of-kind }: { $figures } figures, where there are { $most }; one too many.
       *[other] Too many { lh-part-of-kind }: { $figures } figures, where there are { $most }; { $excess } too many.
    }
lh-refused-heavy-needs-both =
    { $left ->
        [one] Heavy infantry need { $needed } actions to move or turn, and only one is left.
       *[other] Heavy infantry need { $needed } actions to move or turn, and { $left } are left.
    }
lh-refused-not-beside = { $target } does not share a side with { $cell }: heavy infantry hit in all four directions, but never further and never diagonally.
lh-refused-only-a-king-bribes = Only a King bribes; on { $cell } stand { lh-part-kind }.
lh-refused-only-mercenaries-are-bribed = There are no mercenaries on { $cell } to bribe.
lh-refused-own-mercenaries = The mercenaries on { $cell } are already in your pay.
lh-refused-bribe-not-ahead = The King on { $cell } does not face { $target }: he bribes mercenaries in the square straight ahead.
lh-refused-king-has-not-moved = The King on { $cell } has neither moved nor turned just before: only then may he bribe whom he faces.
lh-refused-king-watches = The mercenaries on { $cell } look their own King in the face: under his eyes they take no bribe.
lh-refused-mass-too-big =
    { $excess ->
        [one] The base { $base } is too full: even massed infantry have { $most } men at most, so one too many.
       *[other] The base { $base } is too full: even massed infantry have { $most } men at most, so { $excess } too many.
    }

## Lionheart: refusals of lines and files

refused-no-such-base = “{ $text }” is no base: it takes the letter of a kind (k n a i h p m), the figures and a square, for example i4@c7.
refused-diagram-lines = The diagram has { $count } lines: this board has { $needed } rows.
refused-diagram-squares = This row has { $count } squares: there are { $needed }, separated by blanks.
refused-diagram-unit = “{ $text }” at { $cell } is no unit: it takes a kind (K N A I H P M, small for silver), the figures and a facing (^ > v <), or a dot for an empty square.
refused-diagram-figures = { $count } figures at { $cell } are too many: { $most } is the most on a base for { lh-part-kind }.
refused-diagram-too-many =
    { $side ->
        [gold] { $cell } is one unit too many: gold would have { $count } figures of a kind (“{ lh-part-of-kind }”) that has { $most }.
       *[silver] { $cell } is one unit too many: silver would have { $count } figures of a kind (“{ lh-part-of-kind }”) that has { $most }.
    }
refused-diagram-bases =
    { $side ->
        [gold] Gold has too many bases here: { $most }, and one more with bribed mercenaries, are the most.
       *[silver] Silver has too many bases here: { $most }, and one more with bribed mercenaries, are the most.
    }
refused-diagram-no-king =
    { $side ->
        [gold] Gold has no King in the diagram.
       *[silver] Silver has no King in the diagram.
    }
refused-no-unit-there = There is no unit on “{ $cell }”.
refused-no-such-face = No die of this game shows “{ $text }”; those of Lionheart show axe, arrow or panic.

## Play in the terminal

face-axe = axe
face-arrow = arrow
face-panic = panic
play-figures = Figures
play-bases = Bases
play-battle = Turn { NUMBER($turn, useGrouping: 0) } · turns without a loss: { $quiet } · last roll: { $rolled }
play-army = { $player }’s army: { $army }
play-no-reach = Nobody shoots in this game.
play-note-lionheart = Type “reach c8” for the squares that the unit on c8 can attack. Gold’s units have capital letters.
setup-army = Armies: the basic ones, or built ones ({ $values }) [{ $default }]:{ " " }

## Lionheart: rules, setting up

LH-SETUP = Setting up
LH-SETUP-1 = Two players, gold and silver. The board has 9 columns and 8 rows, or 10 as an option (descriptions of the game disagree). Silver’s home rows are the two at the top, gold’s the two at the bottom.
LH-SETUP-2 = A unit is a base with its figures and a facing: north, east, south or west. There is room for one unit on a square.
LH-SETUP-3 = The basic army: the King alone on his base, 2 bases of 2 knights, 2 bases of 4 archers, 5 bases of 4 infantry. That makes 33 figures on 10 bases.
LH-SETUP-4 = The basic array: the King in the middle of the back row, the knights on either side of him, the archers beside them; the five bases of infantry in the row in front, on the same five columns. All face the enemy.
LH-SETUP-5 = Gold rolls four dice, then silver. Whoever shows more axes begins; if it is a tie, both roll again. Built armies are revealed first.
LH-SETUP-6 = A die shows axes on three sides, arrows on two and panic on one.

## Lionheart: rules, the turn

LH-TURN = The turn
LH-TURN-1 = You have two actions: move, turn or attack, in any combination, with one unit or with two.
LH-TURN-2 = No unit attacks twice in a turn.
LH-TURN-3 = You may end your turn early (our ruling). If no action is possible, it ends by itself.

## Lionheart: rules, moving and turning

LH-MOVE = Moving and turning
LH-MOVE-1 = A unit moves only straight ahead, in the direction it faces.
LH-MOVE-2 = Units on foot move one square. The King and the knights ride as many squares as you like, for one action.
LH-MOVE-3 = Nobody moves onto or over an occupied square, be it a friend’s or an enemy’s, nor off the board.
LH-MOVE-4 = Turning to any other direction is one action.

## Lionheart: rules, attacking

LH-ATTACK = Attacking
LH-ATTACK-1 = A unit attacks one enemy unit in the square straight ahead, whichever way that one faces. Archers and heavy infantry have rules of their own.
LH-ATTACK-2 = Dice: the King and the knights roll two for each figure; infantry, archers and peasants one; heavy infantry and mercenaries two.
LH-ATTACK-3 = Axes hit; for archers, arrows do; for peasants see LH-PEASANT-1.
LH-ATTACK-4 = Each hit removes a figure. The King, knights and heavy infantry fall only to two hits of the same attack each; an odd hit is lost.
LH-ATTACK-5 = Archers shoot at one unit in the nine squares before them, three ranks ahead and one file to either side, over the heads of others. A table may choose to let them shoot at any of the nine squares straight ahead instead, as the French text can also be read.
LH-ATTACK-6 = A single infantryman or archer left on his base (and, by our ruling, a single peasant, for whom axe and arrow both hit) against a King, knights or (our ruling) heavy infantry: one die; if it hits, it is rolled again, and only a second hit removes a figure. Panic on either roll is panic. Nobody else rolls again.
LH-ATTACK-7 = A base without figures leaves the board.

## Lionheart: rules, panic

LH-PANIC = Panic
LH-PANIC-1 = If all dice of an attack show panic, the attacking unit panics: it turns round and retreats one square that way, whatever it attacked. Mercenaries do not panic by their own dice, which frighten the other side; in a chain they are pushed like anyone.
LH-PANIC-2 = The King never panics.
LH-PANIC-3 = If a friendly unit stands in the way, it panics too: it turns to the direction of the retreat and retreats one square that way (our ruling on the direction) before the first moves in; and so on.
LH-PANIC-4 = A unit that retreats off the board is eliminated, and so is one that retreats into an enemy or into its own King. The unit behind in the chain still moves in.

## Lionheart: rules, building an army

LH-ARMY = Building an army
LH-ARMY-1 = If both players agree, they build their armies: always ten bases, the King included, in secret. Both are revealed together.
LH-ARMY-2 = The King stands on his square, the middle of the back row; the others anywhere on the two home rows, facing the enemy (our ruling).
LH-ARMY-3 = There are 1 King, 4 knights (1 or 2 on a base; our ruling for one alone), 8 archers and 20 infantry (up to 4 on a base), 2 heavy infantry (1 or 2 on a base), 4 peasants (1 to 4 on a base) and 2 mercenaries on one base. A base never holds two kinds. Not all need be used.

## Lionheart: rules, heavy infantry

LH-HEAVY = Heavy infantry
LH-HEAVY-1 = For heavy infantry, moving one square or turning costs two actions, attacking one.
LH-HEAVY-2 = Heavy infantry attack any square that shares a side with theirs, whichever way they face (our ruling: not diagonally).

## Lionheart: rules, peasants

LH-PEASANT = Peasants
LH-PEASANT-1 = Peasants move one square for an action and roll one die for each figure. Axes or arrows, whichever show more, are hits; if panic shows most, there are none. If axes and arrows tie, that number counts once. If they tie with panic, they still count (our ruling).
LH-PEASANT-2 = After the losses, if any die shows panic, the peasants turn round and retreat one square for each such die, square by square, by the rules of panic; a friend in the way is pushed at each step. This replaces LH-PANIC-1.

## Lionheart: rules, mercenaries

LH-MERC = Mercenaries
LH-MERC-1 = Mercenaries move one square for an action and roll two dice for each figure. Axes hit; one hit removes one of them.
LH-MERC-2 = After its losses, if any die shows panic, the attacked unit turns to face away from the mercenaries (our ruling) and retreats one square for each such die, square by square, by the rules of panic. The King and enemy mercenaries are not frightened.
LH-MERC-3 = A King who, by moving (or, our ruling, turning), comes to face enemy mercenaries in the square straight ahead may use the very next action of the same turn to bribe them: they change sides and keep their facing.
LH-MERC-4 = Mercenaries take no bribe while their own King stands in the square straight ahead of them.

## Lionheart: rules, massed infantry

LH-MASS = Massed infantry
LH-MASS-1 = As an option, up to 10 infantry stand on a base; more than four dice are never rolled. Armies are then built (our ruling), of basic units alone if one likes.

## Lionheart: rules, the end

LH-END = The end
LH-END-1 = You win when the enemy King is eliminated, or stands alone because all his other warriors are eliminated or bribed. This is judged when the action is done, retreats included. If both sides lose at once, the one that acted wins (our ruling). A King who stands alone from the beginning of a position has not lost for that reason: a side is judged when an action has cost it a unit (our ruling).
LH-END-2 = If no figure is removed for 60 turns in a row, 30 of each player, the battle is a draw (our ruling).

## What can be done at a square and from it

lh-part-strikes-from =
    { $actions ->
        [1] at { $cell }
       *[other] at { $cell }, after a move or turn
    }
lh-reach-moves =
    { $count ->
        [1] It can move to { $first }.
       *[other] It can move straight ahead as far as { $last }.
    }
lh-reach-barred = It cannot move: the way is barred.
lh-reach-nobody = No enemy is in reach this turn.
lh-reach-attack = In reach: { lh-part-unit } { lh-part-strikes-from }. A loss { $some }%, the whole unit { $every }%.
lh-reach-threat = Threatened by { lh-part-unit } { lh-part-strikes-from }. A loss { $some }%, the whole unit { $every }%.
lh-reach-covered = A unit here could be attacked by { lh-part-unit } { lh-part-strikes-from }.
lh-reach-safe = Nobody can attack { $cell } in one turn.
