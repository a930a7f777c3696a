### Lionheart, the first game, in English.

## Beginning and end

learn-lh-welcome = You command the golden army, at the bottom of the field. Strike down the silver King, or all his warriors, and the battle is yours.
learn-lh-end = That is all a general needs. Now lead a whole army against Silver; a coach stays at your side.

## Move and turn

learn-lh-move-title = Move and turn
learn-lh-move-foot = You have two actions a turn. Infantry moves one square, straight ahead, the way it faces. Move one of your front units forward.
learn-lh-move-foot-good = One square, one action. The second one is still yours.
learn-lh-move-foot-ride = Those are the knights, their turn comes in a moment. First one of the infantry units in the front row.
learn-lh-move-foot-turn = Turning is an action too, but the enemy stands straight ahead of you. Move up.
learn-lh-move-foot-other = You may end your turn early, but then your actions are lost. Move an infantry unit.
learn-lh-move-ride = Knights ride straight ahead as far as you like, for one action. Take those on the left up beside the end of Silver’s line.
learn-lh-move-ride-good = Four squares in one go. Silver has moved since; it is your turn again.
learn-lh-move-ride-short = You may stop on any square of the way. But only on the marked one do they stand right beside the silver infantry.
learn-lh-move-ride-turn = That is a turn, and their way is free straight ahead: let the knights ride.
learn-lh-move-ride-other = That can wait. The knights on the left can come right up to the enemy now.
learn-lh-move-turn = A unit attacks only straight ahead. The silver infantry stands to the right of your knights: turn them towards it. That is an action, too.
learn-lh-move-turn-good = Now they have its flank before them. It faces down the field and would have to turn first.
learn-lh-move-turn-wrong = There is no enemy on that side. Turn them to the right, to the east.
learn-lh-move-turn-other = The knights are beside the enemy but look past him. Turn them first.

## Attack and odds

learn-lh-attack-title = Attack and odds
learn-lh-attack-flank = Some turns later. Knights roll two dice each; half of a die’s sides are axes, and each axe hits. Attack the infantry beside them.
learn-lh-attack-flank-good = Two axes, two men down. Whoever is attacked does not roll, and nobody moves up.
learn-lh-attack-flank-single = A single man rolls a single die, and against knights he must hit twice. Begin with your own knights.
learn-lh-attack-flank-infantry = Four dice here too, and a good attack. But begin with the knights: their target cannot strike back without turning first.
learn-lh-attack-flank-other = That is no attack, and your knights stand ready.
learn-lh-attack-odds = No unit attacks twice in a turn. Two more of yours face an enemy: four men against infantry, one man against knights. Who has the better odds?
learn-lh-attack-odds-good = Four dice: two hits on average, and that is what you got.
learn-lh-attack-odds-single = A knight falls only to two hits at once. After a hit a single man rolls his die once more: one chance in four, and two occasions to panic.
learn-lh-attack-odds-other = You have one more action, and two of your units can attack.
learn-lh-attack-finish = Silver has struck back: one man lost, and the infantry on the left now faces your knights. Finish off one of the weakened units.
learn-lh-attack-finish-flank = Gone. Fewer men, fewer dice: whoever is hit first strikes back more weakly.
learn-lh-attack-finish-front = Three dice, two axes, and the square is empty. Fewer men, fewer dice: striking first pays.
learn-lh-attack-finish-single = One man against knights again: one chance in four. The weakened infantry is easier prey.
learn-lh-attack-finish-other = Two enemy infantry units have only two men left. Attack one before it strikes again.

## Archers

learn-lh-archers-title = Archers
learn-lh-archers-shoot = Another battle. Archers reach the nine squares before them, over the heads of others. Arrows hit, two sides of six. Infantry falls to one, a knight to two: shoot at infantry.
learn-lh-archers-shoot-good = Two arrows, two men down, and nobody could reach your archers.
learn-lh-archers-shoot-knights = One arrow hit, but a knight falls only to two at once. The infantry is the better target.
learn-lh-archers-shoot-other = Your archers have targets in range already. Let them shoot first.
learn-lh-archers-turn = The archers at the right edge look up into empty squares. Turn them to the west: there they cover the middle of the field.
learn-lh-archers-turn-good = Whoever comes within three squares in front of them now is in range.
learn-lh-archers-turn-wrong = That way they cover nothing that matters. The enemy is in the west, to their left.
learn-lh-archers-turn-other = Meanwhile the archers at the right edge stand idle. Turn them to the west.
learn-lh-archers-stop = Silver’s knights have ridden into range of the archers you turned. Shoot before they come closer.
learn-lh-archers-stop-good = Three arrows: one knight falls, the odd arrow is lost. They have half as many dice now.
learn-lh-archers-stop-others = A good shot, but the knights on the right are the danger now: they are coming closer.
learn-lh-archers-stop-other = The knights are in range now, and they are coming closer. Shoot.

## Panic

learn-lh-panic-title = Panic
learn-lh-panic-safe = Another battle. The running man is panic: if all dice of an attack show him, the attackers run. Against infantry that is one roll in six with one die, almost never with four. Attack where you need not fear it.
learn-lh-panic-safe-good = Two panics and two axes: as long as one die shows something else, your men stand.
learn-lh-panic-safe-king = Panic! Your man runs back into your own King and is eliminated. Never leave the King behind a single man.
learn-lh-panic-safe-single = Panic! A single die, and he runs. Four men would hardly ever do that.
learn-lh-panic-safe-other = You can attack here. Choose the unit with the most men.
learn-lh-panic-dare = Now see what panic does: let the single man on the right attack. Behind him stand friends.
learn-lh-panic-dare-good = Panic! He turns round and runs one square, and sweeps his friends along: they run too.
learn-lh-panic-dare-king = Panic again, and again into your own King: your man is eliminated. Try it on the right, where friends stand behind.
learn-lh-panic-dare-other = Stay calm, it is only practice: attack with the single man on the right.
learn-lh-panic-rally = Whoever has run shows the enemy his back. Turn one of the two units to the north again.
learn-lh-panic-rally-good = Back in line. Keep a free square behind your men: at the edge of the field whoever runs is lost.
learn-lh-panic-rally-wrong = That is the wrong way: the enemy stands in the north.
learn-lh-panic-rally-other = First see to those who ran: they still look the wrong way.

## Protect the King

learn-lh-king-title = Protect the King
learn-lh-king-guard = Another battle, and danger! Silver’s knights have a clear run at your King: they ride up and strike in one turn. Put your infantry in their way.
learn-lh-king-guard-good = Nobody rides over an occupied square: your King is safe. He rides like a knight himself and falls only to two hits at once.
learn-lh-king-guard-forward = He rides straight towards them. Two hits at once and the battle is lost: put someone between.
learn-lh-king-guard-flee = He could turn and ride off, but that takes both actions. One unit in the way needs only one.
learn-lh-king-guard-attack = Tempting, but you would not strike this turn, and Silver’s knights would. First the guard.
learn-lh-king-guard-other = The way from the silver knights to your King is still open. Close it.
learn-lh-king-ride = Now the other way round: nobody guards the silver King. Let your knights ride up beside him.
learn-lh-king-ride-good = Silver sees nothing but your guard, and charges it.
learn-lh-king-ride-short = Ride on to the edge: only there are they right beside the King.
learn-lh-king-ride-open = Then the way to your King lies open again. Leave the guard where it is.
learn-lh-king-ride-other = Your knights on the right have a clear run at the silver King. Use it.
learn-lh-king-strike = The guard has held. Turn your knights towards the King and attack: two axes of four dice are enough.
learn-lh-king-strike-face = Now your knights have him before them. Pick them, then the King.
learn-lh-king-strike-good = Two axes: the silver King has fallen. The battle is yours!
learn-lh-king-strike-other = The silver King will not stand unguarded for ever. Your knights beside him can strike this very turn.
