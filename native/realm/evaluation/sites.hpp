// Castles without a domain: the areas they could get, and what these promise, as bots/realm/sites.py has them.
#pragma once

#include <cmath>

#include "enclosure.hpp"
#include "fronts.hpp"
#include "scene.hpp"

namespace coeurdelion::realm {

// What knights inside an area that is not closed yet count, as a share of what they count in a domain.
constexpr double GARRISON_SHARE = 0.5;
// An area that misses so many borders, or more, has no chance in either game.
constexpr int MOST_MISSING = 16;
// So many castles without a domain are looked at in an outlook.
constexpr int MOST_SITES = 32;

// An area that a castle could get: the edges round it, the points for closing it, and its whole worth in points.
struct Area {
    Cells cells;
    Edges rim;
    int points;
    double worth;
};

// A castle without a domain and the areas it could get.
struct Site {
    int castle, colour, count;
    Area areas[SHAPES];
};

// The best area of a site: its expected worth in points, its cells, its points and the borders it misses.
struct Prospect {
    double value;
    Cells cells;
    int points;
    Edges missing;
};

constexpr Prospect NO_PROSPECT = {0, Cells::none(), 0, Edges::none()};

// How likely an area is closed, by the number of borders it misses, below `limit`.
struct Chances {
    int limit;
    double of[MOST_MISSING];
};

// The chances if so many borders can be expected.
inline Chances closing_chances(int limit, double borders, double exponent) {
    double reach = borders < limit ? borders : limit;
    Chances chances{limit, {}};
    for (int missing = 0; missing < limit; ++missing) {
        double left = 1 - missing / reach;
        chances.of[missing] = std::pow(left > 0 ? left : 0.0, exponent);
    }
    return chances;
}

// The sites at the time of a decision, how likely areas are closed, and how a game values them: its
// `valuation.appraise(grid, cells)` is the area of some cells with its worth, `gains` and `SHAPES` say what to look for.
template <class Valuation>
struct Survey {
    Valuation valuation;
    Chances chances;
    int count;
    Site sites[MOST_SITES];
};

// What is left of an area of which domains have taken a part.
template <class Valuation>
Area rest_of(const Scene& scene, int castle, const Area& area, const Valuation& valuation) {
    Cells cells = area.cells - scene.taken;
    return valuation.appraise(scene.grid, scene.grid.flood(Cells::one(castle), scene.grid.around(cells)));
}

// Takes an area instead of the prospect found before if it is worth more.
inline void consider(const Scene& scene, int colour, const Area& area, const Chances& chances, Prospect& found) {
    Edges missing = area.rim - scene.realm.borders;
    int count = missing.count();
    if (count >= chances.limit || (missing & scene.firm).any()) return;
    int knights = (scene.realm.knights[colour] & area.cells).count();
    double value = chances.of[count] * (area.worth + GARRISON_SHARE * firmness(knights));
    if (value > found.value) found = {value, area.cells, area.points, missing};
}

// The prospect of a site.
template <class Valuation>
Prospect best_area(const Scene& scene, const Site& site, const Valuation& valuation, const Chances& chances) {
    Prospect found = NO_PROSPECT;
    for (int number = 0; number < site.count; ++number) {
        const Area& area = site.areas[number];
        if ((area.cells & scene.taken).any())
            consider(scene, site.colour, rest_of(scene, site.castle, area, valuation), chances, found);
        else
            consider(scene, site.colour, area, chances, found);
    }
    return found;
}

// Calls `visit(site)` for every castle of some colours, from the first one on, that has no domain.
template <class Valuation, class Visit>
void for_each_site(const Realm& realm, int colours, const Valuation& valuation, Visit visit) {
    constexpr int AT_ONCE = 4;
    Cells closed = Cells::none();
    for (int domain = 0; domain < realm.domains; ++domain) closed.add(realm.castle[domain]);
    Ground ground(realm, valuation.gains);
    Enclosures enclosures(ground);
    Site sites[AT_ONCE];
    Areas areas[AT_ONCE];
    int waiting = 0;
    auto deliver = [&] {
        enclosures.finish();
        for (int number = 0; number < waiting; ++number) {
            Site& site = sites[number];
            site.count = 0;
            for (int shape = 0; shape < SHAPES; ++shape) {
                bool is_new = areas[number][shape].any();
                for (int other = 0; other < shape; ++other) is_new &= !(areas[number][other] == areas[number][shape]);
                if (is_new) site.areas[site.count++] = valuation.appraise(ground.grid, areas[number][shape]);
            }
            visit(site);
        }
        waiting = 0;
    };
    for (int colour = 0; colour < colours; ++colour)
        for_each(realm.castles[colour] - closed, [&](int castle) {
            sites[waiting].castle = castle;
            sites[waiting].colour = colour;
            enclosures.add(Valuation::SHAPES, castle, areas[waiting]);
            if (++waiting == AT_ONCE) deliver();
        });
    if (waiting) deliver();
}

// What one more castle of a colour on a cell promises by itself, in points.
template <class Valuation>
double prospect_at(const Realm& realm, int colour, int cell, const Valuation& valuation, const Chances& chances) {
    Realm placed = realm;
    place_castle(placed, colour, cell);
    Ground ground(placed, valuation.gains);
    Enclosures enclosures(ground);
    Areas areas;
    enclosures.add(Valuation::SHAPES, cell, areas);
    enclosures.finish();
    Prospect best = NO_PROSPECT;
    Scene scene(placed);
    for (const Cells& area : areas)
        if (area.any()) consider(scene, colour, valuation.appraise(scene.grid, area), chances, best);
    return best.value;
}

// The sites of all colours, to be valued like this.
template <class Valuation>
void survey(const Realm& realm, const Valuation& valuation, const Chances& chances, Survey<Valuation>& surveyed) {
    surveyed.valuation = valuation;
    surveyed.chances = chances;
    surveyed.count = 0;
    for_each_site(realm, realm.colours, valuation, [&](const Site& site) {
        if (surveyed.count < MOST_SITES) surveyed.sites[surveyed.count++] = site;
    });
}

// Calls `visit(site, prospect)` for the sites of a seat that still have no domain, each with its best area.
template <class Valuation, class Visit>
void for_each_open_site(const Scene& scene, const Survey<Valuation>& surveyed, int seat, Visit visit) {
    for (int number = 0; number < surveyed.count; ++number) {
        const Site& site = surveyed.sites[number];
        if (site.colour == seat && !scene.taken.has(site.castle))
            visit(site, best_area(scene, site, surveyed.valuation, surveyed.chances));
    }
}

// The expected worth of the sites that still have no domain, by seat, in points.
template <class Valuation>
void prospects(const Scene& scene, const Survey<Valuation>& surveyed, double* values) {
    for (int seat = 0; seat < scene.realm.colours - 1; ++seat) {
        values[seat] = 0;
        for_each_open_site(scene, surveyed, seat, [&](const Site&, const Prospect& best) { values[seat] += best.value; });
    }
}

// The same from the sites as they are now.
template <class Valuation>
void prospects_now(const Scene& scene, const Valuation& valuation, const Chances& chances, double* values) {
    int seats = scene.realm.colours - 1;
    for (int seat = 0; seat < seats; ++seat) values[seat] = 0;
    for_each_site(scene.realm, seats, valuation, [&](const Site& site) {
        if (!scene.taken.has(site.castle)) values[site.colour] += best_area(scene, site, valuation, chances).value;
    });
}

}  // namespace coeurdelion::realm
