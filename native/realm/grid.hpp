// Cells and edges of a rectangular board, as core/grid.py has them.
#pragma once

#include "../core/cells.hpp"

namespace coeurdelion::realm {

// An edge is the number of the cell whose east side it is, or this plus the number of the cell whose south side it is.
constexpr int SOUTH = Cells::CAPACITY;

// A set of edges: the cells whose east sides they are, and those whose south sides they are.
struct Edges {
    Cells east, south;

    static constexpr Edges none() { return {Cells::none(), Cells::none()}; }

    constexpr bool has(int edge) const { return edge < SOUTH ? east.has(edge) : south.has(edge - SOUTH); }
    constexpr bool any() const { return (east | south).any(); }
    constexpr int count() const { return east.count() + south.count(); }
    constexpr void add(int edge) { edge < SOUTH ? east.add(edge) : south.add(edge - SOUTH); }

    friend constexpr bool operator==(const Edges&, const Edges&) = default;
    friend constexpr Edges operator&(const Edges& a, const Edges& b) { return {a.east & b.east, a.south & b.south}; }
    friend constexpr Edges operator|(const Edges& a, const Edges& b) { return {a.east | b.east, a.south | b.south}; }
    friend constexpr Edges operator-(const Edges& a, const Edges& b) { return {a.east - b.east, a.south - b.south}; }
    constexpr Edges& operator&=(const Edges& other) { return *this = *this & other; }
    constexpr Edges& operator|=(const Edges& other) { return *this = *this | other; }
    constexpr Edges& operator-=(const Edges& other) { return *this = *this - other; }
};

// Calls `visit(edge)` for every edge of a set: east sides first.
template <class Visit>
constexpr void for_each(const Edges& edges, Visit visit) {
    for_each(edges.east, visit);
    for_each(edges.south, [&](int cell) { visit(SOUTH + cell); });
}

// The edge that has so many others of the set before it.
constexpr int nth(const Edges& edges, int n) {
    int east = edges.east.count();
    return n < east ? coeurdelion::nth(edges.east, n) : SOUTH + coeurdelion::nth(edges.south, n - east);
}

// The widest board: its columns are named by letters.
constexpr int MOST_COLUMNS = 26;

namespace detail {

struct EastSides {
    Cells of[MOST_COLUMNS + 1];
};

constexpr EastSides east_sides() {
    EastSides sides{};
    for (int width = 1; width <= MOST_COLUMNS; ++width)
        for (int cell = 0; cell < Cells::CAPACITY; ++cell)
            if ((cell + 1) % width) sides.of[width].add(cell);
    return sides;
}

// For each width the cells that are not in the last column.
inline constexpr EastSides EAST_SIDES = east_sides();

}  // namespace detail

// The cells and edges of a board of one size.
struct Grid {
    int width, size;
    Cells all;
    Edges edges;  // all edges; the frame has none

    constexpr Grid(int width, int size) : width(width), size(size), all(Cells::first(size)) {
        edges = {detail::EAST_SIDES.of[width] & all, Cells::first(size - width)};
    }

    // The two cells beside an edge.
    constexpr int one_side(int edge) const { return edge < SOUTH ? edge : edge - SOUTH; }
    constexpr int other_side(int edge) const { return edge < SOUTH ? edge + 1 : edge - SOUTH + width; }
    constexpr Cells sides(int edge) const {
        Cells cells = Cells::one(one_side(edge));
        cells.add(other_side(edge));
        return cells;
    }

    // The edge between two neighbouring cells, the lower one first.
    constexpr int edge_between(int one, int other) const { return other == one + 1 ? one : SOUTH + one; }

    // The corner points at the two ends of an edge, numbered row by row.
    constexpr int one_end(int edge) const { return edge < SOUTH ? corner(edge) - width - 1 : corner(edge - SOUTH) - 1; }
    constexpr int other_end(int edge) const { return corner(edge < SOUTH ? edge : edge - SOUTH); }

    // The corner point at the lower right of a cell.
    constexpr int corner(int cell) const { return cell + cell / width + width + 2; }

    // The orthogonal steps between two cells.
    constexpr int steps(int one, int other) const {
        int rows = one / width - other / width, columns = one % width - other % width;
        return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
    }

    // The cells with a neighbour in the set across one of these edges.
    constexpr Cells across(const Cells& cells, const Edges& crossed) const {
        return (cells & crossed.east) << 1 | (cells >> 1 & crossed.east) | (cells & crossed.south) << width |
               (cells >> width & crossed.south);
    }

    // The cells with a neighbour in the set and no barrier between.
    constexpr Cells touching(const Cells& cells, const Edges& barriers) const { return across(cells, edges - barriers); }

    // The cells one step from a set of cells and not in it, whatever barriers stand between.
    constexpr Cells beside(const Cells& cells) const { return across(cells, edges) - cells; }

    // A set of cells and all that can be reached from it without crossing a barrier.
    constexpr Cells flood(Cells cells, const Edges& barriers) const {
        Edges crossed = edges - barriers;
        while (true) {
            Cells grown = cells | across(cells, crossed);
            if (grown == cells) return cells;
            cells = grown;
        }
    }

    // The edges with a cell of the set on both sides.
    constexpr Edges within(const Cells& cells) const {
        return {cells & cells >> 1 & edges.east, cells & cells >> width & edges.south};
    }

    // The edges with a cell of the set on exactly one side.
    constexpr Edges around(const Cells& cells) const {
        return {(cells ^ cells >> 1) & edges.east, (cells ^ cells >> width) & edges.south};
    }

    // The edges round one cell.
    constexpr Edges edges_of(int cell) const { return around(Cells::one(cell)); }
};

}  // namespace coeurdelion::realm
