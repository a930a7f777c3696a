// The area round a castle where pieces that hang together let flow through without limit: path by path, as
// bots/realm/enclosure.py finds it. There what is found can depend on the order of the paths.
#pragma once

#include "ground.hpp"

namespace coeurdelion::realm {

// A maximum flow: the residual room of each side of each cell, in the directions east, west, south, north.
struct KinFlow {
    static constexpr int UNLIMITED = 1 << 20;
    static constexpr int WAYS = 4;

    const Grid& grid;
    int steps[WAYS];
    Cells open[WAYS];
    int room[WAYS][Cells::CAPACITY];
    Cells layers[Cells::CAPACITY + 1];

    KinFlow(const Ground& ground, int price)
        : grid(ground.grid), steps{1, -1, grid.width, -grid.width},
          open{ground.open.east, ground.open.east << 1, ground.open.south, ground.open.south << grid.width} {
        for (int way = 0; way < WAYS; ++way)
            for_each(open[way], [&](int cell) { room[way][cell] = price; });
        for_each(ground.kin, [&](int edge) {
            int way = edge < SOUTH ? 0 : 2;
            room[way][grid.one_side(edge)] = room[way + 1][grid.other_side(edge)] = UNLIMITED;
        });
    }

    // Puts the cells into layers by their distance from outside, up to the first with some that are wanted; the number of
    // that layer, 0 if there is none. `reached` gets all cells reached.
    int spread(const Cells& outside, const Cells& wanted, Cells& reached) {
        layers[0] = reached = outside;
        for (int last = 1;; ++last) {
            const Cells& before = layers[last - 1];
            Cells layer = (before >> 1 & open[0]) | (before << 1 & open[1]) | (before >> grid.width & open[2]) |
                          (before << grid.width & open[3]);
            layer -= reached;
            layers[last] = layer;
            reached |= layer;
            if ((layer & wanted).any()) return last;
            if (!layer.any()) return 0;
        }
    }

    // How much of an amount flows from a cell of a layer outside, along one path of residual room.
    int push(int cell, int layer, int amount) {
        int ways[Cells::CAPACITY], first = cell;
        for (int at = layer; at > 0; --at) {
            int way = way_from(cell, at - 1);
            if (way < 0) return 0;
            ways[at] = way;
            if (room[way][cell] < amount) amount = room[way][cell];
            cell += steps[way];
        }
        cell = first;
        for (int at = layer; at > 0; --at) {
            use(ways[at], cell, amount);
            cell += steps[ways[at]];
        }
        return amount;
    }

  private:
    // The first way from a cell into a layer; -1 if there is none.
    int way_from(int cell, int layer) const {
        for (int way = 0; way < WAYS; ++way)
            if (open[way].has(cell) && layers[layer].has(cell + steps[way])) return way;
        return -1;
    }

    // Takes residual room from one direction and gives it to the opposite one.
    void use(int way, int cell, int amount) {
        room[way][cell] -= amount;
        if (!room[way][cell]) open[way].remove(cell);
        int back = way ^ 1, other = cell + steps[way];
        if (!open[back].has(other)) open[back].add(other);
        room[back][other] += amount;
    }
};

// The area round a castle, none if kin stand in the way.
inline Cells area_among_kin(const Ground& ground, int castle, const Shape& shape) {
    const Grid& grid = ground.grid;
    Cells inside = cells_near(grid, castle, shape.span), wanted = Cells::one(castle);
    Cells outside = (grid.all - inside) | (ground.castles - wanted);
    int left[Cells::CAPACITY];
    if (shape.counts_land)
        for (const Gain& kind : ground.gains)
            for_each(kind.cells & inside, [&](int cell) {
                left[cell] = kind.gain;
                wanted.add(cell);
            });
    left[castle] = KinFlow::UNLIMITED;
    KinFlow flow(ground, shape.price);
    while (true) {
        Cells reached;
        int layer = flow.spread(outside, wanted, reached);
        if (!layer) return ground.joined(castle, grid.all - reached);
        for_each(flow.layers[layer] & wanted, [&](int cell) {
            left[cell] -= flow.push(cell, layer, left[cell]);
            if (!left[cell]) wanted.remove(cell);
        });
        if (left[castle] <= 0) return Cells::none();
    }
}

}  // namespace coeurdelion::realm
