"""Ways to break the rules of Lionheart in the compiled core."""

from proofs.broken.native.mutation import NativeMutation

GAME = "lionheart"
LH = "lionheart/"

MUTATIONS: tuple[NativeMutation, ...] = (
    # LH-SETUP
    NativeMutation(GAME, LH + "field.hpp", "field.homes[SILVER].add(cell)", "field.homes[SILVER].add(cell + COLUMNS)"),
    NativeMutation(GAME, LH + "army.hpp", "HOME_ROWS - 1 - row", "row"),
    NativeMutation(GAME, LH + "setup.hpp", "axes == state.axes", "false"),
    NativeMutation(GAME, LH + "dice.hpp", "weight = weight * ++dice / shown", "++dice"),
    # LH-TURN
    NativeMutation(GAME, LH + "turn.hpp", "1 - seat, ACTIONS)", "1 - seat, ACTIONS - 1)"),
    NativeMutation(GAME, LH + "attack.hpp", "state.attacked.has(cell) ? Squares::none() : ", ""),
    NativeMutation(GAME, LH + "panic.hpp", "    follow(state.attacked, cell, to);\n", ""),
    NativeMutation(GAME, LH + "rules.hpp", "    *end++ = END_TURN;", "    if (state.left < ACTIONS) *end++ = END_TURN;"),
    # LH-MOVE
    NativeMutation(GAME, LH + "field.hpp", "RIGHT[] = {0, 1, 0, -1}", "RIGHT[] = {0, -1, 0, 1}"),
    NativeMutation(GAME, LH + "move.hpp", "if (!mounted) break;", "break;"),
    NativeMutation(GAME, LH + "move.hpp", " && state.board[to] == NOBODY; to", "; to"),
    NativeMutation(GAME, LH + "move.hpp", " && facing != facing_of(unit)", ""),
    # LH-ATTACK
    NativeMutation(
        GAME, LH + "attack.hpp", "state.armies[1 - owner_of(unit)]", "(state.armies[GOLD] | state.armies[SILVER])"
    ),
    NativeMutation(GAME, LH + "dice.hpp", "numbers_of(unit).dice * figures_of(unit)", "figures_of(unit)"),
    NativeMutation(GAME, LH + "dice.hpp", "case Strikes::ARROW: return arrows;", "case Strikes::ARROW: return axes;"),
    NativeMutation(GAME, LH + "dice.hpp", ": hits / numbers", ": (hits + 1) / numbers"),
    NativeMutation(GAME, LH + "field.hpp", "return line ? LINE : AREA;", "return line ? AREA : AREA;"),
    NativeMutation(GAME, LH + "dice.hpp", "lone && hits && !again", "false"),
    NativeMutation(GAME, LH + "attack.hpp", "        clear(state, cell);\n", "        state.board[cell] = NOBODY;\n"),
    # LH-PANIC
    NativeMutation(GAME, LH + "dice.hpp", "panics == dice &&", "panics > 0 &&"),
    NativeMutation(GAME, LH + "dice.hpp", "kind != KING && kind != MERCENARIES;", "kind != MERCENARIES;"),
    NativeMutation(GAME, LH + "panic.hpp", "facing(unit, direction)", "unit"),
    NativeMutation(GAME, LH + "panic.hpp", " && kind_of(met) != KING", ""),
    # LH-ARMY: built armies, who may see them, and those that are dealt to who may not
    NativeMutation(GAME, LH + "army.hpp", "    if (state.built[1 - seat] == MISSING) return;\n", ""),
    NativeMutation(GAME, LH + "view.hpp", "other == seat || ", ""),
    NativeMutation(GAME, LH + "army.hpp", "placed.cell != field.thrones[seat]", "placed.cell == field.thrones[seat]"),
    NativeMutation(GAME, LH + "army.hpp", "        left[kind] -= figures;\n", ""),
    # LH-HEAVY
    NativeMutation(GAME, LH + "move.hpp", "kind_of(unit) == HEAVY ? HEAVY_ACTIONS : 1", "kind_of(unit) == KING ? 1 : 1"),
    NativeMutation(GAME, LH + "field.hpp", "case Reach::AROUND: return AROUND;", "case Reach::AROUND: return AHEAD;"),
    # LH-PEASANT
    NativeMutation(GAME, LH + "dice.hpp", "most >= roll.shown[PANIC] ? most : 0", "most"),
    NativeMutation(GAME, LH + "dice.hpp", "    if (kind == PEASANTS) return panics;\n", ""),
    # LH-MERC
    NativeMutation(GAME, LH + "dice.hpp", "frightens ? panics : 0", "frightens && panics"),
    NativeMutation(GAME, LH + "merc.hpp", "!state.moved.has(cell) || ", ""),
    NativeMutation(GAME, LH + "merc.hpp", "owned_by(hired, seat)", "facing(owned_by(hired, seat), FORWARD[seat])"),
    NativeMutation(GAME, LH + "merc.hpp", " && !is_watched(state, target)", ""),
    # LH-MASS
    NativeMutation(GAME, LH + "army.hpp", "state.massed ? KIND_NUMBERS[kind].massed : ", ""),
    NativeMutation(GAME, LH + "dice.hpp", "dice < MOST_DICE ? dice : MOST_DICE", "dice < MOST_DICE ? dice : MOST_DICE - 1"),
    # LH-END
    NativeMutation(GAME, LH + "end.hpp", "count() == 1 ? BY_ARMY", "count() == 0 ? BY_ARMY"),
    NativeMutation(GAME, LH + "end.hpp", "{1 - actor, actor}", "{actor, 1 - actor}"),
    NativeMutation(GAME, LH + "turn.hpp", "state.quiet >= QUIET_TURNS", "state.quiet > QUIET_TURNS"),
    # What chance may do
    NativeMutation(GAME, LH + "dice.hpp", "axes < state.axes, false", "0, false"),
    NativeMutation(GAME, LH + "dice.hpp", "outcomes[n].action == action", "verb_of(action) == Verb::ROLL"),
    # What a position is worth
    NativeMutation(GAME, LH + "odds.hpp", "second.roll(), dice, true", "second.roll(), dice, false"),
    NativeMutation(GAME, LH + "ways.hpp", "if (!mounted) break;", "if (mounted) break;"),
    NativeMutation(GAME, LH + "field.hpp", "file <= rank; ++file", "file < rank; ++file"),
    NativeMutation(GAME, LH + "evaluation.hpp", "other.king / std::sqrt(eager)", "other.king / eager"),
    NativeMutation(GAME, LH + "evaluation.hpp", "if (behind == OFF) return true;", "if (behind == OFF) return false;"),
    NativeMutation(GAME, LH + "evaluation.hpp", "ahead == OFF || ahead != their_king", "ahead == OFF"),
)
