### Lionheart in the browser, in English.

## What is asked

web-ask-army = build an army of ten bases in secret
web-ask-orders =
    { $left ->
        [one] one action left to move, turn or attack
       *[other] { $left } actions to move, turn or attack
    }
web-lh-hint-choose = Choose one of your units.
web-lh-hint-attack = Pick a lit enemy, square or arrow.
web-lh-hint-move = Pick a lit square or an arrow.
web-lh-hint-turn = The way is barred: pick an arrow to turn.
web-lh-hint-army-fits = The army is ready: send it in, or go on changing it.
web-lh-hint-army-checking = The army is being checked…

## Units, squares, orders

web-lh-field = The battlefield
web-lh-unit = { lh-part-unit-first }, { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }, facing { lh-part-facing }
web-lh-empty = { $cell }, empty
web-lh-move = Move to { $to }
web-lh-turn = Turn { lh-part-facing }
web-lh-attack = Attack { $to }: { $unit }
web-lh-attack-short = Attack { $to }
web-lh-bribe = Bribe the mercenaries on { $to }
web-line-end = End the turn
web-lh-pass = Pass
web-lh-panic = panic
web-lh-terror = terror
web-lh-orders = Orders
web-lh-orders-of = Orders for the unit on { $cell }
web-lh-orders-none = Choose a unit on the field; what it can do appears here.
web-lh-orders-watch = The other side is moving.
web-lh-actions =
    { $left ->
        [one] { $left } action left
       *[other] { $left } actions left
    }
web-lh-quiet =
    { $turns ->
        [one] { $turns } turn without a loss
       *[other] { $turns } turns without a loss
    }

## What is left, dice

web-lh-left =
    { $kind ->
        [king] { kind-king }
        [knights] { kind-knights }
        [archers] { kind-archers }
        [infantry] { kind-infantry }
        [heavy] { kind-heavy }
        [peasants] { kind-peasants }
       *[mercenaries] { kind-mercenaries }
    }: { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } on { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }
web-lh-rest =
    { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } on { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }
web-lh-bases =
    { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }
web-lh-sealed = Army sealed
web-lh-mustering = Building an army
web-lh-dice = Dice
web-lh-earlier = Earlier rolls
web-lh-no-roll = No dice have been rolled yet.
web-lh-figures-left = Figures left

## The end of a battle

web-lh-losses = Figures lost
web-lh-losses-kind = Kind
web-lh-lost-attacks = fallen in attacks
web-lh-lost-panic = lost in retreat
web-lh-lost-bribed = bribed away
web-lh-luck = The dice, and what could be expected of them
web-lh-luck-face = Face
web-lh-luck-expected = expected: { NUMBER($count, maximumFractionDigits: 1) }

## Building an army

web-lh-muster = Your home rows
web-lh-ready = Send the army in
web-lh-basic = Basic army
web-lh-clear = Clear
web-lh-take = { $kind }: { $left } of { $available } left, up to { $most } on a base
web-lh-place = { $cell }: set up { $kind } here
web-lh-place-move = { $cell }: move the base here
web-lh-place-empty = { $cell }, empty
web-lh-base = { $cell }: { $kind }, { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    }
web-lh-count-bases = { $count } of 10 bases
web-lh-more = One figure more
web-lh-fewer = One figure fewer
web-lh-remove = Remove
web-lh-tip = Tap a kind, then a square; or drag. A base that stands can be tapped, moved, made larger or smaller.
web-lh-held = { $kind }: now tap a square.
web-lh-why-none-left = { $kind }: all { $available } are in the army. Make a base smaller, or choose another kind.
web-lh-why-army-full = An army has 10 bases: remove one before you add another.
web-lh-why-base-full = { $kind }: no more than { $most } on a base.
web-lh-why-given = The King always stands here, alone.
web-lh-why-kind-first = Tap a kind first, then the square.
web-lh-save = Save
web-lh-saved = Saved armies
web-lh-save-name = Name of this army
web-lh-load = Set up { $name }
web-lh-forget = Delete { $name }

## What units can do

web-lh-card = Units
web-lh-card-king = Rides any distance straight ahead. 2 dice; axes hit. Falls to two hits of one attack; never panics. If he falls, the battle is lost.
web-lh-card-knights = Ride any distance straight ahead. 2 dice each; axes hit. Each falls to two hits of one attack.
web-lh-card-archers = One square. 1 die each; arrows hit. They shoot over others into the squares that light up.
web-lh-card-infantry = One square. 1 die each, never more than 4; axes hit.
web-lh-card-heavy = Moving one square or turning costs both actions. Attacks on all four sides. 2 dice each; axes hit. Each falls to two hits of one attack.
web-lh-card-peasants = One square. 1 die each; axes or arrows, whichever show more, hit. Every panic die sends them a square back.
web-lh-card-mercenaries = One square. 2 dice each; axes hit. Panic dice drive the enemy back. An enemy King who moves or turns to face them can bribe them right after, unless their own King stands directly in front of them.
web-lh-card-turn = Two actions a turn: move straight ahead, turn, or attack. No unit attacks twice. If all dice show panic, the attacker runs.

## Kings in danger, and what a square is

web-lh-danger =
    { $count ->
        [one] { lh-part-unit-first } is in danger: one unit can attack him in a turn, with a chance of { $percent }% that he falls.
       *[other] { lh-part-unit-first } is in danger: { $count } units can attack him in a turn, at worst with a chance of { $percent }% that he falls.
    }
web-lh-danger-short = King in danger: { $percent }%
web-lh-danger-brief = King { $percent }%
web-lh-attacker =
    { lh-part-unit-first } at { $cell }: { $percent }%{ $actions ->
        [1] { "" }
       *[other] , after a move or turn
    }
web-lh-threatens =
    { $actions ->
        [1] Can attack the enemy King: a chance of { $percent }% that he falls.
       *[other] Can attack the enemy King after a move or turn: a chance of { $percent }% that he falls.
    }
web-lh-has-attacked = Has already attacked this turn.
web-lh-home =
    { $side ->
        [gold] Gold’s home rows
       *[silver] Silver’s home rows
    }

## Keys

web-lh-key-arrows = to the nearest lit square that way, or turn there
web-lh-key-size = while an army is built: one figure more or fewer
web-lh-key-remove = while an army is built: remove the base

## Headings of tables

web-table-bases = Bases
web-table-danger = King in danger
