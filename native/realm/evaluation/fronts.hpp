// Domains and their neighbours: who leads, who is held how firmly, which cells are free to take, as bots/realm/fronts.py
// has it.
#pragma once

#include <bit>

#include "../board.hpp"

namespace coeurdelion::realm {

// The most seats of a match.
constexpr int MOST_SEATS = MOST_COLOURS - 1;

// The share of the best rival in what the others' points count; the rest is their mean.
constexpr double BEST_RIVAL_SHARE = 0.5;

// A seat's value less a share of the best of the others' and for the rest their mean.
inline double lead(const double* values, int seats, int seat, double share = 0) {
    double best = 0, sum = 0;
    int others = 0;
    for (int other = 0; other < seats; ++other) {
        if (other == seat) continue;
        if (!others++ || values[other] > best) best = values[other];
        sum += values[other];
    }
    return values[seat] - share * best - (1 - share) * sum / others;
}

// A victory, shared or alone, or a defeat; nothing while the match goes on, when there are no winners.
inline double victory(std::uint32_t winners, int seat) {
    if (!winners) return 0;
    return (winners >> seat & 1 ? 2.0 / std::popcount(winners) : 0.0) - 1.0;
}

// How firmly a domain with this number of knights is held; further ones add nothing.
constexpr double firmness(int knights) {
    constexpr double BY_KNIGHTS[] = {0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1};
    return BY_KNIGHTS[knights < 6 ? knights : 6];
}

// How firmly a player's domains are held.
constexpr double held(const Realm& realm, int seat) {
    double sum = 0;
    for (int domain = 0; domain < realm.domains; ++domain)
        if (realm.colour[domain] == seat) sum += firmness(garrison(realm, domain).count());
    return sum;
}

// The cells with a castle or another's knight, which a seat cannot take.
constexpr Cells pieces_but(const Realm& realm, int seat) {
    return (occupied(realm) - realm.knights[seat]) | all_castles(realm);
}

// Calls `visit(domain, other)` for every domain of a player with each neighbour of another colour that is no ally.
template <class Visit>
constexpr void for_each_front(const Realm& realm, const Grid& grid, Visit visit) {
    for (int one = 0; one < realm.domains; ++one) {
        if (realm.colour[one] >= realm.colours - 1) continue;
        Cells near = grid.beside(realm.cells[one]);
        for (int other = 0; other < realm.domains; ++other) {
            bool may_strike = realm.colour[other] != realm.colour[one] && !are_allied(realm, one, other);
            if (may_strike && (realm.cells[other] & near).any()) visit(one, other);
        }
    }
}

}  // namespace coeurdelion::realm
