// The minimum cuts of several windows of a board at a time, by a maximum flow from their cells to the land outside.
//
// All cells of all windows work at once: they measure how far the land outside is, by ways with room left, and push what
// they have a step nearer to it, until whatever still has something is shut in. No byte overflows: a cell has what it adds, 10 at
// most, and what its four sides let in, 5 each.
#pragma once

#include "lanes.hpp"

namespace coeurdelion::realm {

template <int SIZE, int ROW>
struct Cuts {
    static constexpr int LANES = Rows<ROW>::LANES;
    // No number of steps to the land outside.
    static constexpr std::uint8_t SHUT_IN = 128;

    Bytes stock[SIZE];    // what a cell has to send
    Bytes endless[SIZE];  // 255 where it is without end
    Bytes outlet[SIZE];   // the room to the land outside
    Bytes east[SIZE], west[SIZE], south[SIZE], north[SIZE];  // the room to each neighbour; none at the sides of the window
    Bytes distance[SIZE];

    // Lets all flow that can, from windows of which `west` and `north` are not filled in; in the end those cells are SHUT_IN
    // that lie on the inner side of the cut that is nearest to the land outside.
    void flow() {
        for (int row = 0; row < SIZE; ++row) {
            west[row] = Rows<ROW>::eastward(east[row]);
            north[row] = row ? south[row - 1] : Bytes{};
            stock[row] |= endless[row];
        }
        while (true) {
            measure();
            if (!is_any_left()) return;
            for (int row = 0; row < SIZE; ++row) {
                push_sideways(row);
                if (row < SIZE - 1) push<true>(row, row + 1);
            }
            for (int row = SIZE - 1; row >= 0; --row) {
                push_sideways(row);
                if (row) push<false>(row, row - 1);
            }
        }
    }

  private:
    // How far each cell is from the land outside.
    void measure() {
        for (int row = 0; row < SIZE; ++row) distance[row] = (equal(outlet[row], Bytes{}) & (SHUT_IN - 1)) + 1;
        measure_downward();
        while (any(measure_upward()) && any(measure_downward())) {
        }
    }

    // One look at all rows from the top, or from below; what changes.
    Bytes measure_downward() {
        Bytes changed{}, steps = fill(SHUT_IN);
        for (int row = 0; row < SIZE; ++row) changed |= measure(row, north[row], steps);
        return changed;
    }
    Bytes measure_upward() {
        Bytes changed{}, steps = fill(SHUT_IN);
        for (int row = SIZE - 1; row >= 0; --row) changed |= measure(row, south[row], steps);
        return changed;
    }

    // Looks at the neighbours in a row and in the one before, to which there is so much room; what changes.
    Bytes measure(int row, Bytes way, Bytes& steps) {
        Bytes before = distance[row], now = least(before, (steps + 1) | equal(way, Bytes{}));
        Bytes no_east = equal(east[row], Bytes{}), no_west = equal(west[row], Bytes{});
        for (int step = 0; step < 2; ++step) {
            Bytes from_east = (Rows<ROW>::westward(now) + 1) | no_east, from_west = (Rows<ROW>::eastward(now) + 1) | no_west;
            now = least(now, least(from_east, from_west));
        }
        distance[row] = steps = now;
        return before ^ now;
    }

    // Whether a cell that is not shut in has something to send.
    bool is_any_left() const {
        Bytes left{};
        for (int row = 0; row < SIZE; ++row) left |= stock[row] & ~equal(distance[row], fill(SHUT_IN));
        return any(left);
    }

    // A row pushes what it can out of the window, then east, then west.
    void push_sideways(int row) {
        Bytes steps = distance[row], left = stock[row], keep = endless[row];
        Bytes out = least(left, outlet[row]);
        outlet[row] -= out;
        left = (left - out) | keep;
        Bytes to_east = least(left, east[row]) & equal(steps, Rows<ROW>::westward(steps) + 1);
        Bytes from_west = Rows<ROW>::eastward(to_east);
        left = (left - to_east + from_west) | keep;
        Bytes rest = west[row] + from_west;
        Bytes to_west = least(left, rest) & equal(steps, Rows<ROW>::eastward(steps) + 1);
        Bytes from_east = Rows<ROW>::westward(to_west);
        stock[row] = (left - to_west + from_east) | keep;
        east[row] = east[row] - to_east + from_east;
        west[row] = rest - to_west;
    }

    // A row pushes what it can to the next one, south or north.
    template <bool SOUTHWARD>
    void push(int row, int next) {
        Bytes& way = (SOUTHWARD ? south : north)[row];
        Bytes& back = (SOUTHWARD ? north : south)[next];
        Bytes pushed = least(stock[row], way) & equal(distance[row], distance[next] + 1);
        way -= pushed;
        back += pushed;
        stock[row] = (stock[row] - pushed) | endless[row];
        stock[next] = (stock[next] + pushed) | endless[next];
    }
};

}  // namespace coeurdelion::realm
