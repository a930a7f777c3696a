// Areas that could be closed round castles: those worth the most for the borders they take, as bots/realm/enclosure.py finds
// them.
//
// Every cell sends what it adds to an area towards the world outside, over sides that let through the price of a border;
// where the cells of an area send more than its sides let through, it is worth closing. A castle sends without end, and so do the
// pieces that hang together with it; pieces that hang together with another castle are of the world outside.
#pragma once

#include "cuts.hpp"
#include "kin_flow.hpp"
#include "window.hpp"

namespace coeurdelion::realm {

// The areas of one castle, one for each shape; none where kin stand in the way.
using Areas = Cells[SHAPES];

// Windows that wait to be cut, several at a time.
template <int SIZE>
struct Cutting {
    using Cuts = realm::Cuts<SIZE, sizeof(Row<SIZE>)>;

    const Ground& ground;
    Cuts cuts;
    Row<SIZE> inside[Cuts::LANES][SIZE];
    int castles[Cuts::LANES];
    Cells* areas[Cuts::LANES];
    int count = 0;

    explicit Cutting(const Ground& ground) : ground(ground) {}

    // One more window; its area is found when there are enough of them.
    void add(const Window<SIZE>& window, const Shape& shape, Cells& area) {
        int lane = count++;
        castles[lane] = window.castle;
        areas[lane] = &area;
        for (int row = 0; row < SIZE; ++row) {
            inside[lane][row] = window.inside[row];
            set_part(cuts.stock[row], lane, shape.counts_land ? window.gain[row] : 0);
            set_part(cuts.endless[row], lane, window.own[row]);
            set_part(cuts.outlet[row], lane, window.out[row] * shape.price);
            set_part(cuts.east[row], lane, window.east[row] * shape.price);
            set_part(cuts.south[row], lane, window.south[row] * shape.price);
        }
        if (count == Cuts::LANES) finish();
    }

    // Finds the areas of the windows that still wait.
    void finish() {
        if (!count) return;
        for (int lane = count; lane < Cuts::LANES; ++lane) leave_empty(lane);
        cuts.flow();
        for (int lane = 0; lane < count; ++lane) *areas[lane] = ground.joined(castles[lane], shut_in(lane));
        count = 0;
    }

  private:
    void leave_empty(int lane) {
        for (Bytes* rows : {cuts.stock, cuts.endless, cuts.outlet, cuts.east, cuts.south})
            for (int row = 0; row < SIZE; ++row) set_part(rows[row], lane, Row<SIZE>{});
    }

    // The cells of a window that are on the inner side of the cut.
    Cells shut_in(int lane) const {
        int width = ground.grid.width, top = castles[lane] / width - SIZE / 2, left = castles[lane] % width - SIZE / 2;
        std::uint64_t words[Cells::WORDS + 1] = {};
        for (int row = 0; row < SIZE; ++row) {
            std::uint32_t bits = marked(part_of<Row<SIZE>>(cuts.distance[row], lane) & inside[lane][row]);
            if (!bits) continue;
            int place = (top + row) * width + left;
            if (left < 0) {
                bits >>= -left;
                place -= left;
            }
            words[place >> 6] |= std::uint64_t{bits} << (place & 63);
            words[(place >> 6) + 1] |= std::uint64_t{bits} >> 1 >> (63 - (place & 63));
        }
        return {{words[0], words[1], words[2]}};
    }

    // The columns whose bytes have their highest bit set.
    static std::uint32_t marked(std::uint64_t row) {
        return static_cast<std::uint32_t>((row >> 7 & 0x0101010101010101) * 0x0102040810204080 >> 56);
    }
    static std::uint32_t marked(unsigned __int128 row) {
        return marked(static_cast<std::uint64_t>(row)) | marked(static_cast<std::uint64_t>(row >> 64)) << 8;
    }
};

// Finds the areas of castles.
struct Enclosures {
    static constexpr int NEAR = 2 * MOST_SPAN - 1, FAR = 2 * MOST_SPAN + 1;

    const Ground& ground;
    Plans plans;
    Cutting<NEAR> near;
    Cutting<FAR> far;

    explicit Enclosures(const Ground& ground) : ground(ground), plans(ground), near(ground), far(ground) {}

    // Finds the areas of a castle, or leaves them to be found with those of the next ones.
    void add(const Shape (&shapes)[SHAPES], int castle, Areas& areas) {
        Cells bound = ground.bound_to(Cells::one(castle));
        for (int span = 1; span < MOST_SPAN; ++span) add(near, shapes, castle, bound, span, areas);
        add(far, shapes, castle, bound, MOST_SPAN, areas);
    }

    // Finds the areas that were left.
    void finish() {
        near.finish();
        far.finish();
    }

  private:
    // Of the areas of a castle those with one span.
    template <int SIZE>
    void add(Cutting<SIZE>& cutting, const Shape (&shapes)[SHAPES], int castle, const Cells& bound, int span, Areas& areas) {
        bool is_wanted = false;
        for (const Shape& shape : shapes) is_wanted |= shape.span == span;
        if (!is_wanted) return;
        if (ground.has_loose || reaches_out(castle, bound, span)) {
            for (int shape = 0; shape < SHAPES; ++shape)
                if (shapes[shape].span == span) areas[shape] = area_among_kin(ground, castle, shapes[shape]);
            return;
        }
        Window<SIZE> window(ground, plans, castle, bound, span);
        for (int shape = 0; shape < SHAPES; ++shape)
            if (shapes[shape].span == span) cutting.add(window, shapes[shape], areas[shape]);
    }

    // Whether what hangs together with a castle goes on in the world outside.
    bool reaches_out(int castle, const Cells& bound, int span) const {
        Cells others = ground.castles - Cells::one(castle);
        return (bound & others).any() || (bound - cells_near(ground.grid, castle, span)).any();
    }
};

}  // namespace coeurdelion::realm
