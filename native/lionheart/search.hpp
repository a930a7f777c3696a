// The search of the levels above the squire: whole turns of two actions, the dice by their odds, the reply of the other by the
// same foresight, and on from there, as far as the number of positions allows.
//
// Values are chances to win. A turn is worth the best of its actions to whoever is to move; what the dice decide is worth its
// mean. Both are cut off where they cannot matter any more (alpha-beta, and Star1 for the dice).
#pragma once

#include <chrono>
#include <cstring>
#include <initializer_list>
#include <iterator>

#include "foresight.hpp"
#include "value.hpp"

namespace coeurdelion::lionheart {

// How far a search may go.
struct Limits {
    std::int64_t nodes;  // the most positions to be valued
    std::int64_t ms;     // the most time, 0 for any
};

// What a search finds: the action, the second one foreseen (NO_ACTION if there is none), how likely the seat wins, how many
// positions were valued, how many turns were looked at, and whether it was time that ended it.
struct Found {
    Action action, then;
    double value;
    std::int64_t nodes;
    std::int32_t turns, late;
};

// How many actions are looked at closely: first ones beside attacks, attacks, second ones.
struct Width {
    int firsts, attacks, seconds;
};

// One pass over the actions at the root: how many turns after the own one are looked at, and how many actions at the root, in
// the turn after it, and in all later ones.
struct Pass {
    int turns;
    Width root, reply, later;
};

constexpr Pass PASSES[] = {
    {0, {14, 6, 10}, {6, 3, 6}, {4, 2, 4}},   {1, {6, 4, 4}, {4, 2, 4}, {3, 2, 3}},     {1, {14, 6, 8}, {8, 4, 8}, {4, 2, 4}},
    {1, {24, 8, 10}, {14, 6, 10}, {4, 2, 4}}, {2, {12, 6, 6}, {8, 4, 6}, {6, 3, 5}},    {2, {20, 8, 10}, {12, 6, 8}, {10, 5, 8}},
    {3, {14, 6, 8}, {10, 5, 6}, {6, 4, 5}},   {3, {20, 8, 10}, {12, 6, 8}, {8, 5, 6}},  {4, {14, 6, 8}, {10, 5, 6}, {6, 4, 5}},
    {5, {12, 6, 6}, {8, 4, 4}, {4, 3, 3}},    {6, {12, 6, 6}, {8, 4, 4}, {4, 3, 3}},
};

// No width has more second actions than this.
constexpr int MOST_SECONDS = 10;

static_assert([] {
    for (const Pass& pass : PASSES)
        for (const Width& width : {pass.root, pass.reply, pass.later})
            if (width.seconds < 1 || width.seconds > MOST_SECONDS) return false;
    return true;
}());

// What is remembered of a turn: what it is worth at least, at most or just so, and the best action.
struct Remembered {
    std::uint64_t key;
    float value;
    Action action;
    std::uint32_t search;
    std::uint8_t pass, turns, bound;
};

enum Bound : std::uint8_t { AT_LEAST, AT_MOST, EXACT };

// The memory of a search, as large as its caller makes it; old entries are known by the number of the search.
struct Memory {
    static constexpr int SIZE = 1 << 15;
    std::uint32_t search;
    Remembered turns[SIZE];
};

// A key of the position at the beginning of a turn.
inline std::uint64_t key_of(const State& state) {
    std::uint64_t key = 0x9e3779b97f4a7c15 * (state.seat + 1) + state.quiet;
    std::uint64_t words[MOST_SQUARES / 8];
    std::memcpy(words, state.board, sizeof words);
    for (std::uint64_t word : words) {
        key = (key ^ word) * 0xff51afd7ed558ccd;
        key ^= key >> 32;
    }
    return key;
}

// Actions with what each is worth by itself.
struct Candidates {
    Action actions[MAX_LEGAL];
    double values[MAX_LEGAL], ranks[MAX_LEGAL];
    int count = 0;

    // The place of the best that has not been taken, by rank; it is taken.
    int next() {
        int best = -1;
        for (int n = 0; n < count; ++n)
            if (ranks[n] >= -1.0 && (best < 0 || ranks[n] > ranks[best])) best = n;
        if (best >= 0) ranks[best] = -2.0;
        return best;
    }
};

class Search {
public:
    Search(const Weights& weights, Limits limits, Memory& memory) : limits(limits), memory(memory) {
        prepare(values, weights);
        ++memory.search;
    }

    // The best action of a seat that has orders. `taste` is how much of a chance equally good actions may be told apart by
    // luck, so that matches differ.
    Found best(const State& state, double taste, std::uint64_t seed) {
        begun = std::chrono::steady_clock::now();
        me = state.seat;
        values.eager[me] = eagerness_of(state);
        Candidates all{};
        all.count = legal(state, me, all.actions);
        Random luck(seed);
        double liking[MAX_LEGAL];
        for (int n = 0; n < all.count; ++n) liking[n] = taste * static_cast<double>(luck.next() >> 40) / (1 << 24);
        Found found{all.actions[0], NO_ACTION, 0.5, 0, 0, 0};
        if (all.count == 1) return found;
        rate(state, all, 0);
        for (int number = 0; number < static_cast<int>(std::size(PASSES)) && !stopped; ++number) {
            pass = number;
            look_over(state, all, liking, found);
            if (found.value == 1.0) break;
        }
        found.nodes = nodes;
        found.late = late;
        return found;
    }

private:
    Values values;
    Limits limits;
    Memory& memory;
    std::chrono::steady_clock::time_point begun;
    std::int64_t nodes = 0;
    int me = 0, pass = 0;
    bool stopped = false, late = false;

    static constexpr std::int64_t LOOKS_AT_CLOCK = 512;

    double eagerness_of(const State& state) const {
        return balance(state, state.seat) > MIN_EAGER_BALANCE ? 1 + state.quiet / values.weights.patience : 1.0;
    }

    // What a position is worth to the seat that has just moved.
    double leaf(const State& state, int seat) {
        if (stopped) return 0.5;
        if (++nodes >= limits.nodes && pass) stopped = true;
        if (limits.ms && nodes % LOOKS_AT_CLOCK == 0 && pass) {
            auto gone = std::chrono::steady_clock::now() - begun;
            if (gone >= std::chrono::milliseconds(limits.ms)) stopped = late = true;
        }
        return chance_of(values, state, seat);
    }

    // What an action is worth if the turn ends after it.
    double by_itself(const State& state, Action action) {
        State after = state;
        int seat = state.seat;
        apply(after, seat, action);
        if (after.phase != ROLL_FOR_ATTACK) return leaf(after, seat);
        double sum = 0.0;
        auto add = [&](const State& outcome, double chance) { sum += chance * leaf(outcome, seat); };
        for_each_outcome(after, 1.0, add);
        return sum;
    }

    // Values all candidates by themselves, and ranks them by what else they promise.
    void rate(const State& state, Candidates& all, Action remembered) {
        for (int n = 0; n < all.count && !stopped; ++n) {
            all.values[n] = by_itself(state, all.actions[n]);
            all.ranks[n] = all.values[n];
            if (state.left > 1 && all.actions[n] != END_TURN) {
                double more = promise(state, state.seat, all.actions[n]);
                all.ranks[n] += more > 20 ? 0.3 : values.weights.scale / 4 * more;
            }
            if (all.actions[n] == remembered) all.ranks[n] += 10;
        }
    }

    Width width_of(int turns) const {
        const Pass& now = PASSES[pass];
        return turns == now.turns ? now.root : turns == now.turns - 1 ? now.reply : now.later;
    }

    // One pass over the actions at the root.
    void look_over(const State& state, Candidates& all, const double* liking, Found& found) {
        const Pass& now = PASSES[pass];
        Candidates ranked = all;
        double best = -1.0;
        int firsts = 0, attacks = 0, looked = 0;
        Found better = found;
        for (int n; (n = ranked.next()) >= 0 && !stopped;) {
            Action action = ranked.actions[n];
            if (state.left > 1 && action != END_TURN) {
                int& taken = verb_of(action) == Verb::ATTACK ? attacks : firsts;
                if (++taken > (verb_of(action) == Verb::ATTACK ? now.root.attacks : now.root.firsts)) continue;
            } else if (state.left == 1 && ++looked > now.root.firsts + now.root.attacks) {
                break;
            }
            double floor = best - liking[n] > 0.0 ? best - liking[n] : 0.0;
            double value = after(state, action, now.turns, floor, 1.0, all);
            if (stopped) break;
            double liked = value + liking[n];
            all.ranks[n] = 20.0 * (pass + 1) + value;
            if (liked > best) {
                best = liked;
                better = {action, foreseen(state, action), value, 0, now.turns + 1, 0};
            }
        }
        if (best >= 0.0) found = better;
    }

    Action then = NO_ACTION;  // the second action of the turn last looked at

    // The second action after this first one, unless the dice or the other decide before it.
    Action foreseen(const State& state, Action action) const {
        Verb verb = verb_of(action);
        if (state.left == 1 || verb == Verb::ATTACK || verb == Verb::END || then == END_TURN) return NO_ACTION;
        return verb != Verb::BRIBE && cost(state.board[first_of(action)]) > 1 ? NO_ACTION : then;
    }

    // What a state is worth to a seat after one of its actions: to go on with its turn, or with the turn of the other.
    double on(const State& state, int seat, Action first, int turns, double alpha, double beta, const Candidates& firsts) {
        if (state.phase == OVER) return leaf(state, seat);
        if (state.seat == seat) return second(state, first, turns, alpha, beta, firsts);
        if (!turns) return leaf(state, seat);
        return 1.0 - turn(state, turns - 1, 1.0 - beta, 1.0 - alpha);
    }

    struct Branch {
        State state;
        double chance;
    };
    static constexpr int MOST_BRANCHES = MOST_ROLLS * 3;

    // What an action is worth to the seat to move: what the dice bring on average.
    double after(const State& state, Action action, int turns, double alpha, double beta, const Candidates& firsts) {
        int seat = state.seat;
        State next = state;
        apply(next, seat, action);
        if (next.phase != ROLL_FOR_ATTACK) return on(next, seat, action, turns, alpha, beta, firsts);
        Branch branches[MOST_BRANCHES];
        int count = 0;
        auto add = [&](const State& outcome, double chance) { branches[count++] = {outcome, chance}; };
        for_each_outcome(next, 1.0, add);
        double sum = 0.0, left = 1.0;
        for (int n = 0; n < count && !stopped; ++n) {
            double chance = branches[n].chance;
            left -= chance;
            double low = (alpha - sum - left) / chance, high = (beta - sum) / chance;
            if (low < 0.0) low = 0.0;
            if (high > 1.0) high = 1.0;
            double value = on(branches[n].state, seat, action, turns, low, high, firsts);
            sum += chance * value;
            if (sum + left <= alpha) return sum + left;
            if (sum >= beta) return sum;
        }
        return sum;
    }

    // Whether a second action may do good after a first one.
    static bool is_promising(Action action, Action first, const Candidates& firsts, double bar) {
        Verb verb = verb_of(action);
        if (verb == Verb::ATTACK || verb == Verb::BRIBE || verb == Verb::END) return true;
        int cell = verb_of(first) == Verb::MOVE ? second_of(first) : first_of(first);
        if (verb_of(first) != Verb::ATTACK && first_of(action) == cell) return true;
        for (int n = 0; n < firsts.count; ++n)
            if (firsts.actions[n] == action) return firsts.values[n] >= bar;
        return false;
    }

    // What so many of the best by themselves are worth at least.
    static double bar_of(const Candidates& firsts, int count) {
        double best[MOST_SECONDS];
        int kept = 0;
        for (int n = 0; n < firsts.count; ++n) {
            double value = firsts.values[n];
            int place = kept < count ? kept++ : count;
            if (place == count && value <= best[count - 1]) continue;
            if (place == count) --place;
            for (; place && best[place - 1] < value; --place) best[place] = best[place - 1];
            best[place] = value;
        }
        return kept ? best[kept - 1] : 2.0;
    }

    // The best way to go on after a first action, or to end the turn.
    double second(const State& state, Action first, int turns, double alpha, double beta, const Candidates& firsts) {
        Width width = width_of(turns);
        double bar = bar_of(firsts, width.seconds);
        Action actions[MAX_LEGAL];
        int count = legal(state, state.seat, actions);
        Candidates all;
        Action chosen = END_TURN;
        double best = -1.0;
        for (int n = 0; n < count; ++n) {
            if (!is_promising(actions[n], first, firsts, bar)) continue;
            double value = by_itself(state, actions[n]);
            if (stopped) return 0.5;
            if (turns) {
                all.actions[all.count] = actions[n];
                all.values[all.count] = all.ranks[all.count] = value;
                ++all.count;
            } else if (value > best) {
                best = value;
                chosen = actions[n];
                if (best >= beta) break;
            }
        }
        for (int looked = 0; turns && looked < width.seconds && !stopped; ++looked) {
            int n = all.next();
            if (n < 0) break;
            double value = after(state, all.actions[n], turns, alpha > best ? alpha : best, beta, all);
            if (value > best) {
                best = value;
                chosen = all.actions[n];
                if (best >= beta) break;
            }
        }
        then = chosen;
        return best;
    }

    // What a turn from its beginning is worth to the seat whose it is.
    double turn(const State& state, int turns, double alpha, double beta) {
        std::uint64_t key = key_of(state);
        Remembered& kept = memory.turns[key & (Memory::SIZE - 1)];
        Action remembered = NO_ACTION;
        if (kept.search == memory.search && kept.key == key) {
            remembered = kept.action;
            if (kept.pass == pass && kept.turns == turns) {
                if (kept.bound == EXACT || (kept.bound == AT_LEAST && kept.value >= beta) ||
                    (kept.bound == AT_MOST && kept.value <= alpha))
                    return kept.value;
            }
        }
        Candidates all;
        all.count = legal(state, state.seat, all.actions);
        double best = 0.0;
        Action chosen = NO_ACTION;
        rate(state, all, remembered);
        if (stopped) return 0.5;
        if (!turns)
            for (int n = 0; n < all.count; ++n)
                if (all.values[n] > best) best = all.values[n], chosen = all.actions[n];
        Width width = width_of(turns);
        int firsts = 0, attacks = 0;
        for (int n; best < beta && !stopped && (n = all.next()) >= 0;) {
            Action action = all.actions[n];
            if (action != END_TURN) {
                int& taken = verb_of(action) == Verb::ATTACK ? attacks : firsts;
                if (++taken > (verb_of(action) == Verb::ATTACK ? width.attacks : width.firsts)) continue;
            } else if (!turns) {
                continue;
            }
            double value = after(state, action, turns, alpha > best ? alpha : best, beta, all);
            if (value > best) {
                best = value;
                chosen = action;
            }
        }
        if (!stopped) {
            Bound bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
            kept = {key, static_cast<float>(best), chosen, memory.search, static_cast<std::uint8_t>(pass),
                    static_cast<std::uint8_t>(turns), bound};
        }
        return best;
    }
};

}  // namespace coeurdelion::lionheart
