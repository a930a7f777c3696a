// The realm as a value: land, borders, pieces, domains and alliances, as games/realm/board.py has them.
#pragma once

#include "grid.hpp"

namespace coeurdelion::realm {

// Of what there is room: corner points, domains (as many as castles), colours (the seats and the neutral one).
constexpr int MOST_POINTS = 176;
constexpr int MOST_DOMAINS = 16;
constexpr int MOST_COLOURS = 5;
// No domain.
constexpr int NOBODY = -1;
// The kinds of terrain that both games have, by number; a game numbers its others from 2 to 7.
constexpr int MEADOW = 0, FOREST = 1;

// The board that never changes: its size, and for each bit of the number of a kind of terrain the cells that have it.
struct Land {
    Cells planes[3];
    std::uint8_t width, size;
    std::uint8_t zero[6];

    constexpr Grid grid() const { return {width, size}; }

    // The cells of a kind of terrain.
    constexpr Cells cells(int kind) const {
        Cells found = Cells::first(size);
        for (int bit = 0; bit < 3; ++bit) found = kind >> bit & 1 ? found & planes[bit] : found - planes[bit];
        return found;
    }

    // The meadows and forests.
    constexpr Cells meadows_and_forests() const { return Cells::first(size) - (planes[1] | planes[2]); }

    // The kind of terrain of a cell.
    constexpr int kind(int cell) const { return planes[0].has(cell) | planes[1].has(cell) << 1 | planes[2].has(cell) << 2; }
};

// Everything that stands on the board. `kin` (the edges between neighbouring pieces of one colour) and `joints` (the same
// number at corner points that borders or frame connect: the lowest of them, 0 for the frame) follow from the rest and are
// kept for speed.
//
// Domains are in the order of their castles; an area with exactly one castle is one for ever, though its cells change.
// `allied` has for each domain those it is allied with, as bits.
struct Realm {
    Land land;
    Edges borders;
    Edges kin;
    Cells castles[MOST_COLOURS];
    Cells knights[MOST_COLOURS];
    Cells cells[MOST_DOMAINS];
    std::uint16_t allied[MOST_DOMAINS];
    std::uint8_t castle[MOST_DOMAINS];
    std::uint8_t colour[MOST_DOMAINS];
    std::uint8_t joints[MOST_POINTS];
    std::int16_t supply;
    std::uint8_t domains;
    std::uint8_t colours;
    std::uint8_t zero[4];
};

static_assert(sizeof(Realm) == 1048);

// The cells with a castle of any colour.
constexpr Cells all_castles(const Realm& realm) {
    Cells cells = Cells::none();
    for (const Cells& own : realm.castles) cells |= own;
    return cells;
}

// The cells with a piece of this colour.
constexpr Cells pieces(const Realm& realm, int colour) { return realm.castles[colour] | realm.knights[colour]; }

// The cells with a piece of any colour.
constexpr Cells occupied(const Realm& realm) {
    Cells cells = all_castles(realm);
    for (const Cells& own : realm.knights) cells |= own;
    return cells;
}

// The colour whose castle stands on a cell; the last one if it is no other's.
constexpr int colour_of_castle(const Realm& realm, int cell) {
    int colour = 0;
    while (colour < realm.colours - 1 && !realm.castles[colour].has(cell)) ++colour;
    return colour;
}

// The domain a cell belongs to, or NOBODY.
constexpr int domain_at(const Realm& realm, int cell) {
    for (int domain = 0; domain < realm.domains; ++domain)
        if (realm.cells[domain].has(cell)) return domain;
    return NOBODY;
}

// The domain of the castle on that cell, or NOBODY.
constexpr int domain_named(const Realm& realm, int castle) {
    for (int domain = 0; domain < realm.domains; ++domain)
        if (realm.castle[domain] == castle) return domain;
    return NOBODY;
}

// All cells in domains of a colour.
constexpr Cells cells_of(const Realm& realm, int colour) {
    Cells cells = Cells::none();
    for (int domain = 0; domain < realm.domains; ++domain)
        if (realm.colour[domain] == colour) cells |= realm.cells[domain];
    return cells;
}

// All cells that belong to a domain.
constexpr Cells in_domains(const Realm& realm) {
    Cells cells = Cells::none();
    for (int domain = 0; domain < realm.domains; ++domain) cells |= realm.cells[domain];
    return cells;
}

// The owner's knights inside a domain.
constexpr Cells garrison(const Realm& realm, int domain) {
    return realm.knights[realm.colour[domain]] & realm.cells[domain];
}

// Whether two domains share a border.
constexpr bool are_neighbours(const Realm& realm, const Grid& grid, int one, int other) {
    return (grid.beside(realm.cells[one]) & realm.cells[other]).any();
}

constexpr bool are_allied(const Realm& realm, int one, int other) { return realm.allied[one] >> other & 1; }

// An alliance of two domains.
constexpr void ally(Realm& realm, int one, int other) {
    realm.allied[one] |= 1u << other;
    realm.allied[other] |= 1u << one;
}

// The end of an alliance of two domains.
constexpr void part(Realm& realm, int one, int other) {
    realm.allied[one] &= ~(1u << other);
    realm.allied[other] &= ~(1u << one);
}

// The edges between two neighbouring pieces of one colour.
constexpr Edges kin_edges(const Realm& realm) {
    Grid grid = realm.land.grid();
    Edges edges = Edges::none();
    for (int colour = 0; colour < realm.colours; ++colour) edges |= grid.within(pieces(realm, colour));
    return edges;
}

// The edges with the same domain on both sides: no border stands there, and none may.
constexpr Edges inner_edges(const Realm& realm) { return realm.land.grid().within(in_domains(realm)) - realm.borders; }

// One more castle.
constexpr void place_castle(Realm& realm, int colour, int cell) {
    realm.castles[colour].add(cell);
    realm.kin |= realm.land.grid().edges_of(cell) & realm.land.grid().within(pieces(realm, colour));
}

// One more knight.
constexpr void place_knight(Realm& realm, int colour, int cell) {
    realm.knights[colour].add(cell);
    realm.kin |= realm.land.grid().edges_of(cell) & realm.land.grid().within(pieces(realm, colour));
}

// One knight less.
constexpr void remove_knight(Realm& realm, int colour, int cell) {
    realm.knights[colour].remove(cell);
    realm.kin -= realm.land.grid().edges_of(cell);
}

// A new domain, put in its place in the order; which it is. NOBODY where there is no room, which no real board lacks.
constexpr int add_domain(Realm& realm, int castle, const Cells& cells) {
    if (realm.domains >= MOST_DOMAINS) return NOBODY;
    int place = realm.domains;
    for (; place > 0 && realm.castle[place - 1] > castle; --place) {
        realm.cells[place] = realm.cells[place - 1];
        realm.allied[place] = realm.allied[place - 1];
        realm.castle[place] = realm.castle[place - 1];
        realm.colour[place] = realm.colour[place - 1];
    }
    realm.cells[place] = cells;
    realm.allied[place] = 0;
    realm.castle[place] = castle;
    realm.colour[place] = colour_of_castle(realm, castle);
    ++realm.domains;
    std::uint32_t below = (1u << place) - 1;
    for (int domain = 0; domain < realm.domains; ++domain)
        realm.allied[domain] = (realm.allied[domain] & below) | (realm.allied[domain] & ~below) << 1;
    return place;
}

// The points with one of two numbers get the lower one.
constexpr void join(Realm& realm, std::uint8_t one, std::uint8_t other) {
    std::uint8_t high = one < other ? other : one, low = one < other ? one : other;
    for (std::uint8_t& joint : realm.joints) joint = joint == high ? low : joint;
}

// The joints after a border on this edge.
constexpr void join_ends(Realm& realm, const Grid& grid, int edge) {
    join(realm, realm.joints[grid.one_end(edge)], realm.joints[grid.other_end(edge)]);
}

// The joints that belong to the borders.
constexpr void find_joints(Realm& realm) {
    Grid grid = realm.land.grid();
    for (std::uint8_t& joint : realm.joints) joint = 0;
    for_each(grid.edges.east & grid.edges.south, [&](int cell) { realm.joints[grid.corner(cell)] = grid.corner(cell); });
    for_each(realm.borders & grid.edges, [&](int edge) { join_ends(realm, grid, edge); });
}

// Whether a border on this edge would close an area: its ends are already joined.
constexpr bool closes(const Realm& realm, const Grid& grid, int edge) {
    return realm.joints[grid.one_end(edge)] == realm.joints[grid.other_end(edge)];
}

// Whether all numbers of a realm of so many colours are in range, so that whatever else is wrong with it does no harm.
constexpr bool is_well_formed(const Realm& realm, int colours) {
    int width = realm.land.width, size = realm.land.size;
    if (width < 1 || width > MOST_COLUMNS || size < width || size > Cells::CAPACITY || size % width) return false;
    if ((width + 1) * (size / width + 1) > MOST_POINTS) return false;
    if (realm.colours != colours || realm.domains > MOST_DOMAINS) return false;
    Grid grid = realm.land.grid();
    Cells used = realm.land.planes[0] | realm.land.planes[1] | realm.land.planes[2];
    for (int colour = 0; colour < MOST_COLOURS; ++colour) {
        Cells own = pieces(realm, colour);
        if (colour >= colours && own.any()) return false;
        used |= own;
    }
    for (const Cells& cells : realm.cells) used |= cells;
    if ((used - grid.all).any() || ((realm.borders | realm.kin) - grid.edges).any()) return false;
    for (int domain = 0; domain < realm.domains; ++domain)
        if (realm.castle[domain] >= size || realm.colour[domain] >= colours || realm.allied[domain] >> realm.domains)
            return false;
    return true;
}

}  // namespace coeurdelion::realm
